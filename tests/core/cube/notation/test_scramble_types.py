"""Recognition of csTimer's sessions of the two cubes, by scramble type or by the scrambles alone."""

from __future__ import annotations

import pytest

from core.cube.notation.scramble_types import puzzle_of_scrambles, puzzle_of_type

# csTimer's list of scrambles, by puzzle.
OF_3X3X3 = """
    333 333ni 333fm 333oh 333o 333noob edges corners nocache_333bldspec nocache_333patspec 333ft 333custom pll oll
    lsll2 ll zbll coll cll ell 2gll zzll zbls eols wvls vls f2l eoline eocross easyc easyxc sbrx cmll lse lsemu
    mt3qb mteole mttdr mt6cp mtcdrll mtl5ep ttll 2gen 2genl roux 3gen_F 3gen_L RrU 333drud half lsll
"""
OF_2X2X2 = "222so 222o 2223 222eg 222eg0 222eg1 222eg2 222tcp 222tcn 222tc 222lsall 222nb"
OF_OTHERS = """
    444wca 444m 444 444yj 4edge RrUu 444ll 444ell 444edo 444cto 444ctud 444ud3c 444l8e 444ctrl 444rlda 444rlca
    444bld 555wca 555 5edge 555bld 666wca 666si 666p 666s 6edge 777wca 777si 777p 777s 7edge clkwca clkwcab clknf
    clk clko clkc clke mgmp mgmc mgmo minx2g mlsll mgmpll mgmll pyrso pyro pyrm pyrl4e pyr4c pyrnb skbso skbo skb
    skbnb sqrs sqrcsp sq1pll sq1h sq1t r3ni 15prp 15prap 15prmp 15p 15pat 15pm 8prp 8prap 8prmp 133 223 233 334
    335 336 337 888 999 101010 111111 cubennn mrbl gearso gearo gear klmso klmp giga crz3a cm3 cm2 heli helicv
    heli2x2 heli2x2g rediso redim redi dinoso dinoo ivyso ivyo ivy mpyrso mpyr prcp prco sia113 sia123 sia222 sq2
    ssq1t sfl ufo ftoso fto ftol3t ftol4t ftotcp ftoedge ftocent ftocorn dmdso ctico bic bsq r3 r234 r2345 r23456
    r234567 r234w r2345w r23456w r234567w rmngf 111 -1 112 lol eide
"""


@pytest.mark.parametrize(("puzzle", "kinds"), [("3x3x3", OF_3X3X3), ("2x2x2", OF_2X2X2), ("", OF_OTHERS)])
def test_every_type_of_scrambles_belongs_to_its_puzzle(puzzle: str, kinds: str) -> None:
    assert {kind: puzzle_of_type(kind) for kind in kinds.split()} == dict.fromkeys(kinds.split(), puzzle)


def test_a_type_that_says_nothing_leaves_it_to_the_scrambles() -> None:
    for kind in ("", "input", "remoteComp", "remoteBattle", "remoteOther", "blank"):
        assert puzzle_of_type(kind) is None


@pytest.mark.parametrize(
    ("scramble", "puzzle"),
    [
        ("D' B2 D2 U' F2 R2 U2 B2 L F R2 F' D R' U B2 U2 F", "3x3x3"),
        ("R2 B2 D' L2 F2 D' L2 B2 U F2 U L' D' R F' U' L2 U2 F2 Rw Uw2", "3x3x3"),
        ("R U R' U2 R' U' R2 U R U' R' U R2 U2 R' U' R U R' U2 R U R2 U' R", "3x3x3"),
        ("R' U F2 R U' R2 F R2 U'", "2x2x2"),
        ("U R' L B' U' L R U' l r' b u", ""),
        ("R' U L B' R' U L' R B", ""),
        ("F2 R Rw2 Uw' L Fw U2 Rw F D2 Uw Fw2 R2 Uw B L2", ""),
        ("R++ D-- R-- D++ U R++ D-- U'", ""),
        ("UR3+ DR2- DL0+ UL4+ U1- R3- D2+ L5- ALL2- y2 U1+", ""),
        ("(1,0) / (-4,2) / (3,0) / (-5,-2)", ""),
        ("BR' U L BL R' F' BR B", ""),
        ("R U F", None),
        ("", None),
    ],
)
def test_scrambles_tell_their_puzzle(scramble: str, puzzle: str | None) -> None:
    assert puzzle_of_scrambles([scramble, "", scramble]) == puzzle


def test_one_odd_scramble_makes_no_other_puzzle_of_a_session() -> None:
    assert puzzle_of_scrambles(["(my own one)", *["D' B2 D2 U' F2 R2 U2 B2 L F"] * 3]) == "3x3x3"

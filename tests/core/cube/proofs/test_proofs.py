"""Statistics of proofs, by depth."""

from __future__ import annotations

from core.cube.proofs.proofs import Proof, by_depth, mean_depth


def test_shares_and_medians() -> None:
    proofs = [Proof(17, 100, 1.0), Proof(18, 500, 6.0), Proof(18, 300, 2.0), Proof(18, 0, 0.0)]
    depths = by_depth(proofs)
    assert list(depths) == [17, 18]
    assert depths[18].proved == 3 and depths[18].share == 0.75
    assert depths[18].estimate_count(1000) == 750
    assert depths[18].median_nodes == 400 and depths[18].median_seconds == 4.0, "one was proved elsewhere"
    assert mean_depth(proofs) == 17.75


def test_nothing() -> None:
    assert not by_depth([]) and mean_depth([]) is None
    only = by_depth([Proof(3, 0, 0.0)])[3]
    assert only.median_nodes is None and only.median_seconds is None

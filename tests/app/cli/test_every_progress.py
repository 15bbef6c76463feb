"""Every long subcommand reports rising progress on standard error."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from app.cli.main import main
from app.work import progress
from resources import ROOT

OWN = str(ROOT / "levels" / "statewalk.sok")
COMMANDS = {
    "cube walk, exact": "cube walk --puzzle 2x2x2 --method exact --moves 12",
    "cube walk, sampled": "cube walk --puzzle 2x2x2 --method sample --moves 12 --samples 20000",
    "cube lumping": "cube lumping --puzzle 3x3x3 --depth 6",
    "policy eval": "policy eval --lengths 2-6 --games 60 --threads 1",
    "2048 bag": "2048 bag --target 2048 --games 400000",
    "2048 bag, exact": "2048 bag --target 512 --exact",
    "2048 odds": "2048 odds --size 3 --target 64",
    "2048 play, at random": "2048 play --games 300000 --player random --threads 1",
    "2048 play, ntuple": "2048 play --games 20 --player ntuple --size 3 --threads 1",
    "2048 states": "2048 states --size 3 --target 128",
    "2048 strategies": "2048 strategies --size 3 --target 64 --strategy snake",
    "2048 strategies, played": "2048 strategies --size 4 --target 256 --strategy greedy --games 3000 --threads 1",
    "sokoban depth": f"sokoban depth {OWN} --level 141 --states 300000",
    "sokoban generate": "sokoban generate --method rooms --rooms 25 --count 1",
    "sokoban generate, wished": "sokoban generate --method lines --count 3",
    "sokoban family": "sokoban family fibonacci --n 6 --solve",
    "sokoban savitch": "sokoban savitch CORRIDOR --max-calls 30000000",
    "sokoban improve": f"sokoban improve {OWN} --level 141 --timeout 5",
    "sokoban solve": f"sokoban solve {OWN} --level 147 --exact moves --timeout 5",
}
NUMBER = re.compile(r"\d[\d,\u2009]*(?:\.\d+)?")


@pytest.mark.parametrize("command", COMMANDS)
def test_progress_rises(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "corridor.sok").write_text("########\n#@ $  .#\n########\n")
    monkeypatch.setattr(progress, "TICK_SECONDS", 0.001)
    monkeypatch.setattr(progress, "PROGRESS_SECONDS", 0.0)
    monkeypatch.setattr(progress, "PROGRESS_SHARE", 0.0)
    assert main(COMMANDS[command].replace("CORRIDOR", str(tmp_path / "corridor.sok")).split()) in {0, 1}
    lines = capsys.readouterr().err.splitlines()
    stages: dict[str, list[float]] = {}
    for line in lines:
        if found := list(NUMBER.finditer(line.partition("%")[0])):
            if " of " in line and "%" not in line:
                count, stage = found[0], NUMBER.sub("#", line)
            else:
                count = found[-1]
                stage = f"{line[: count.start()]}#{line[count.end() :]}"
            stages.setdefault(stage, []).append(float(re.sub(r"[,\u2009]", "", count[0])))
    moving = {text: counts for text, counts in stages.items() if len(set(counts)) > 1}
    assert moving, lines[:10]
    falls = {text: counts for text, counts in moving.items() if any(one > other for one, other in pairwise(counts))}
    assert not falls
    assert all(count <= 100 for text, counts in stages.items() if "%" in text for count in counts)

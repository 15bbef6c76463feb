"""Synonyms by which the command search finds the commands of 2048."""

from __future__ import annotations

from collections.abc import Mapping

from core.base.words import phrase

COMMANDS: Mapping[str, str] = {
    "2048.undo": phrase("take back revert reverse mistake cancel last move step backwards"),
    "2048.redo": phrase("again forward repeat restore move step"),
    "2048.new": phrase("restart reset start over begin again clear retry another game fresh"),
    "2048.games": phrase(
        "my games history statistics results records scores high score best list finished archive saved past played "
        "replay watch load"
    ),
    "2048.save": phrase("store keep load open my games slot bookmark continue later file name"),
    "2048.replay": phrase("watch film animate play back review stop demonstration"),
    "2048.mistake": phrase("error blunder bad move analysis review worst lost chance wrong"),
    "2048.edit": phrase("set tiles change board enter own position editor custom set up cheat"),
    "2048.train": phrase(
        "neural network n-tuple network machine learning AI artificial intelligence temporal difference TD learning "
        "reinforcement learning train bot strategy"
    ),
    "2048.values": phrase(
        "chance chances probability odds of winning expectimax expected score evaluation advice analysis worth best "
        "move percent"
    ),
    "2048.hint": phrase("help tip advice best move what now stuck clue suggestion"),
    "2048.best": phrase("AI computer bot expectimax move for me advice automatic solve"),
    "2048.auto": phrase("autoplay AI bot solve computer plays automatically watch expectimax run finish solver"),
    "2048.shape": phrase("rectangle custom size grid dimensions rows columns 2x3 3x4 4x5 bigger smaller"),
    "2048.export": phrase("save image screenshot print vector PNG SVG PDF share"),
    "2048.copy_picture": phrase("screenshot image clipboard share paste"),
    "2048.copy": phrase("clipboard share text export state numbers"),
    "2048.paste": phrase("import insert clipboard text load position read"),
}
ANYWHERE: Mapping[str, str] = {
    "2048.games": phrase("Games"),
    "2048.values": phrase("Values of the four moves"),
    "2048.auto": phrase("Play to the end"),
    "2048.train": phrase("Train an adviser"),
    "2048.edit": phrase("Edit the board"),
    "2048.shape": phrase("Other board: rows and columns"),
}
"""Titles of the commands that the search finds on every page."""

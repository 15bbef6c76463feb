"""Search words for Sokoban's commands: everyday words, and those of players and of other programs."""

from __future__ import annotations

from collections.abc import Mapping

from core.base.words import phrase

COMMANDS: Mapping[str, str] = {
    "sokoban.undo": phrase("take back revert reverse mistake cancel last step backwards"),
    "sokoban.redo": phrase("again forward repeat restore step"),
    "sokoban.restart": phrase("reset start over again retry new try begin level give up"),
    "sokoban.keep": phrase("save my game bookmark checkpoint remember position store state quick save"),
    "sokoban.kept": phrase(
        "my games results records best solved statistics list load saved moves pushes box lines high score walkthrough"
    ),
    "sokoban.snapshots": phrase("load saved game bookmark checkpoint restore continue position quick load"),
    "sokoban.pull": phrase("reverse mode pulling backwards goals retrograde from the end"),
    "sokoban.man": phrase("player reachable squares walk area region pusher warehouse keeper"),
    "sokoban.solve": phrase(
        "solution answer walkthrough solver computer optimal fewest pushes moves A* IDA* heuristic search deadlock "
        "help me stuck show shortest"
    ),
    "sokoban.next_push": phrase("hint help stuck show tip what now step clue"),
    "sokoban.hint": phrase("help stuck tip clue which box what now advice"),
    "sokoban.solvable": phrase("deadlock stuck lost dead possible check impossible corral frozen box help"),
    "sokoban.last_solvable": phrase("deadlock undo rescue stuck lost mistake go back good position"),
    "sokoban.improve": phrase("optimise optimize optimizer shorter better fewer moves pushes solution shorten"),
    "sokoban.rotate": phrase("turn board orientation clockwise landscape portrait view"),
    "sokoban.mirror": phrase("flip reflect reverse swap left right view"),
    "sokoban.zoom_in": phrase("bigger larger magnify closer squares size"),
    "sokoban.zoom_out": phrase("smaller less further squares size overview"),
    "sokoban.fit": phrase("fit zoom all reset size whole board window"),
    "sokoban.blocks": phrase(
        "cut vertex cut vertices articulation point biconnected component block-cut tree Tarjan graph theory bridge "
        "where can a box be pushed moves of a box"
    ),
    "sokoban.depths": phrase(
        "chart graph distance distribution number of positions states count state space histogram depth breadth-first"
    ),
    "sokoban.walk": phrase("random walk Markov chain probability chance absorption stationary monkey chart graph"),
    "sokoban.solution": phrase("chart graph analysis pushes walk timeline effort"),
    "sokoban.next": phrase("following level forward skip puzzle another"),
    "sokoban.previous": phrase("level before back earlier puzzle"),
    "sokoban.next_unsolved": phrase("new level not done to do open remaining continue puzzle"),
    "sokoban.levels": phrase("select pick puzzle list go to number jump menu my levels progress"),
    "sokoban.browse": phrase(
        "collections library gallery thumbnails search filter my levels packs sets overview Microban XSokoban Sasquatch"
    ),
    "sokoban.open": phrase("load file import download puzzle pack collection text xsb sok slc"),
    "sokoban.about": phrase("author title comment credits designer copyright difficulty information"),
    "sokoban.save_collection": phrase("export file download share backup write sok xsb slc"),
    "sokoban.save_library": phrase("backup export everything file move to another computer archive"),
    "sokoban.bring_back": phrase("restore backup import merge another computer archive"),
    "sokoban.solve_all": phrase("batch solver many queue background collection automatically overnight"),
    "sokoban.improve_all": phrase("batch optimizer optimise many queue background shorter better overnight"),
    "sokoban.paste": phrase("import insert clipboard link text load read LURD"),
    "sokoban.picture": phrase("image screenshot photo recognize recognition scan import read OCR"),
    "sokoban.copy": phrase("clipboard share text export board xsb forum state"),
    "sokoban.copy_moves": phrase("clipboard share text solution LURD notation export"),
    "sokoban.copy_link": phrase("URL share web address friend send internet"),
    "sokoban.export_card": phrase("save share image animation GIF video text download print"),
    "sokoban.export_gif": phrase("video animation movie record share animated picture replay"),
    "sokoban.export": phrase("save image screenshot print vector PNG SVG PDF share"),
    "sokoban.play": phrase("replay watch animate run demonstration solution film"),
    "sokoban.edit": phrase("change modify draw level editor design build construct create my own"),
    "sokoban.new_level": phrase("create make design draw editor build construct own empty blank"),
    "sokoban.make": phrase("generate generator random levels new automatic create puzzles difficulty wishes"),
    "sokoban.rename": phrase("title name collection change"),
    "sokoban.remove": phrase("delete erase collection throw away trash"),
    "sokoban.delete_levels": phrase("remove erase level throw away trash"),
}
ANYWHERE: Mapping[str, str] = {
    "sokoban.solve": phrase("Solve"),
    "sokoban.kept": phrase("Solutions of this level"),
    "sokoban.blocks": phrase("Blocks and cut vertices"),
    "sokoban.browse": phrase("Browse all levels"),
    "sokoban.open": phrase("Open levels"),
    "sokoban.new_level": phrase("New level"),
    "sokoban.make": phrase("Make levels"),
    "sokoban.pull": phrase("Play backwards"),
    "sokoban.improve": phrase("Improve these moves"),
    "sokoban.depths": phrase("Plot the depths of the level"),
    "sokoban.walk": phrase("Plot a random pusher"),
    "sokoban.save_library": phrase("Save the whole library"),
    "sokoban.bring_back": phrase("Bring back a saved library"),
}
"""Titles of the commands that can be found on every page."""

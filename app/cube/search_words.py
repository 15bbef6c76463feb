"""Search words for the cube's commands: everyday ones, and those of cubers and of the literature."""

from __future__ import annotations

from collections.abc import Mapping

from core.base.words import phrase

COMMANDS: Mapping[str, str] = {
    "cube.undo": phrase("take back revert reverse mistake cancel last turn step backwards"),
    "cube.redo": phrase("again forward repeat restore turn step"),
    "cube.scramble": phrase(
        "shuffle mix random new jumble start another cube generate WCA TNoodle random-state position game begin"
    ),
    "cube.scramble_back": phrase("last shuffle before again same repeat earlier"),
    "cube.scrambles_paste": phrase("import list of scrambles text file competition sheet WCA csTimer many"),
    "cube.solved": phrase("reset new game clean finished restart begin clear identity goal"),
    "cube.solve": phrase(
        "solution answer shortest optimal algorithm God's number God's algorithm fewest moves prove lower bound "
        "bracket Kociemba two-phase Korf IDA* A* heuristic pattern database pruning table HTM QTM FMC help me computer"
    ),
    "cube.others": phrase("alternative more different solutions all optimal alternatives enumerate ergonomic"),
    "cube.cancel": phrase("stop abort break off interrupt search solving proof pause"),
    "cube.edit": phrase(
        "enter input my own cube colours colors stickers facelets set up real physical cube photo type draw custom "
        "position editor net"
    ),
    "cube.wildcards": phrase("unknown grey stickers partial state don't care incomplete pattern F2L OLL last slot"),
    "cube.patterns": phrase("pretty pattern checkerboard superflip cube in a cube six spots library gallery art"),
    "cube.export": phrase("save image screenshot print picture vector PNG SVG PDF share"),
    "cube.copy_picture": phrase("screenshot image clipboard share paste"),
    "cube.copy": phrase("facelets string state clipboard share export Kociemba text"),
    "cube.copy_moves": phrase("algorithm notation solution clipboard share text reconstruction"),
    "cube.copy_scramble": phrase("shuffle algorithm notation clipboard share text"),
    "cube.paste": phrase("import insert clipboard algorithm facelets string load text read"),
    "cube.enter": phrase("type write algorithm sequence notation input moves turns apply formula commutator"),
    "cube.setup": phrase("premoves inverse setup moves case algorithm training"),
    "cube.timer_times": phrase(
        "my times statistics results records history best average ao5 ao12 ao100 mo3 mean personal best PB session "
        "solves speedcubing stopwatch csTimer"
    ),
    "cube.times_plot": phrase("chart graph statistics progress histogram average best stopwatch speedcubing trend"),
    "cube.timer_plus_two": phrase("plus two seconds penalty WCA misaligned punish"),
    "cube.timer_dnf": phrase("DNF failed gave up invalid penalty WCA"),
    "cube.timer_delete": phrase("remove erase last time wrong discard"),
    "cube.timer_export": phrase("save download backup csTimer CSV spreadsheet JSON times statistics"),
    "cube.timer_import": phrase("load restore csTimer backup CSV file times sessions merge"),
    "cube.timer_inspection": phrase("stopwatch WCA fifteen seconds look before solving timer countdown"),
    "cube.timer_sound": phrase("audio beep voice warning eight twelve seconds judge mute noise"),
    "cube.timer_session": phrase("new list of times category folder start over reset statistics"),
    "cube.view": phrase("camera orientation default angle rotate home reset centre"),
    "cube.hidden_faces": phrase("back behind net unfolded all six faces see through mirror"),
    "cube.size_3x3x3": phrase("Rubik's cube standard normal three big original"),
    "cube.size_2x2x2": phrase("pocket cube mini small two corners only easy"),
    "cube.metric_htm": phrase("HTM FTM half-turn metric face turn metric God's number 20 count moves R2 as one"),
    "cube.metric_qtm": phrase("QTM quarter-turn metric God's number 26 count moves R2 as two"),
    "cube.network": phrase(
        "neural network artificial intelligence AI machine learning BERT transformer deep learning classifier policy "
        "softmax confidence greedy play by itself bot"
    ),
    "cube.proofs": phrase("batch many cubes queue list overnight bank optimal distances lower bound database night"),
    "cube.walk": phrase("random walk Markov chain random turns play automatically drunkard stochastic shuffle"),
    "cube.plot_walk": phrase(
        "probability chance distribution Markov chain stationary mixing lumped binomial chart graph expected depth"
    ),
    "cube.plot_depths": phrase(
        "God's number diameter distance distribution histogram how many positions count sphere growth chart graph HTM "
        "QTM"
    ),
    "cube.plot_moves": phrase("progress distance to solved lower bound upper bound chart graph history analysis"),
    "cube.plot_parts": phrase("cross F2L edge orientation EO domino reduction subgroup coset Thistlethwaite phases"),
    "cube.practise": phrase("train exercise training cross block EO domino F2L drill learn lesson"),
    "cube.measure": phrase("experiment Monte Carlo sample simulation statistics estimate exact"),
}
ANYWHERE: Mapping[str, str] = {
    "cube.solve": phrase("Solve this cube"),
    "cube.scramble": phrase("Next scramble"),
    "cube.edit": phrase("Paint stickers"),
    "cube.timer_times": phrase("All times"),
    "cube.patterns": phrase("Patterns"),
    "cube.network": phrase("Watch the network"),
    "cube.metric_htm": phrase("Count moves in HTM"),
    "cube.metric_qtm": phrase("Count moves in QTM"),
    "cube.proofs": phrase("Prove the depths of many cubes"),
    "cube.practise": phrase("Practise a part of the cube"),
}
"""Titles of the commands that can be found on every page."""

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>Drag a sticker to turn its layer, drag outside to orbit, or press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>Rubik's Cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} prime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>all {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the upper face clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the lower face clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the left face clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the right face clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the front face clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the back face clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the middle layer like {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn two layers like {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the whole cube like {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Count half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Count quarter turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Take the last move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Play the move again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Next scramble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>The scramble that waits, or a new one; undo brings this cube back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Previous scramble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go back to the scramble before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paste scrambles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go through the scrambles in the clipboard, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Drop the scrambles that wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Let the next scramble be a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Start from solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Begin with a solved cube; undo brings this one back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Solve this cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Lay out a short solution, then find an optimal one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Find other solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Search for more solutions of the proved length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Lay out the shorter solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go back to the cube that was solved; a shorter solution was found meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>End the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Stop proving; what is known so far stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paint stickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter a cube sticker by sticker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Ask about blank stickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>A cube that fits what is painted, or the shortest way to any that does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn a solved cube into one of many patterns, or take up one that you have drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Save the cube as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Put a picture of the cube into the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy scramble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the scramble as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the moves as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the facelets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paste moves or position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Play the moves, or start from the facelets, in the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go to the line for moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter a setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go to the line for moves that set the cube up before the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Plot of the times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show the times of this session over its solves, or how often which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Reset view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look at the cube as at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show hidden faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show the faces that look away: behind the cube, as a net, or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Play the {cube}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>{turn}, the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Rotate {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along.py"/>
        <source>Looking how deep it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along.py"/>
        <source>in {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns at the same depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>leads closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>keeps the depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>leads farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>not proved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>How many turns lead where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns not proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{lead}, expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>all {left} open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>open {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>this cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>expected at depth {depth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>all {proved} proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{proved} of {ways} proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Point at a turn to see it on the cube, click to play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>The arrows come when this depth is proved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Still looking where the others lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>The others take a longer search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimating the depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>The network rules out all depths that are left: there it errs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimated weight by depth, {weights}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>There is no estimate: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>mean by the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>≈ {mean} on average, {share} for {depth}: a network's estimate, within what is proved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{depth}, proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{lower} or {upper}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{lower} to {upper}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{between}, from the positions beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>The depth after each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>Turn, and the depth is drawn here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Looking how deep it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Reading the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn.py"/>
        <source>{place} is no net of stickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/drawn.py"/>
        <source>%n stickers of a {cube}</source>
        <extracomment>One: %n sticker of a {cube}</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/drawn.py"/>
        <source>Drawn by you: {asked}, %n blank ones.</source>
        <extracomment>One: Drawn by you: {asked}, %n blank one.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn.py"/>
        <source>Drawn by you: {asked}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn.py"/>
        <source>Give the pattern a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn.py"/>
        <source>The name has {length} characters, more than {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn.py"/>
        <source>A pattern is called {name} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Paint a cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Take the last stroke back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Begin with the cube on the stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Clear the net</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Leave the cube on the stage as it is   Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Paint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Use this cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Fill in the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>This cube is solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>This cube can be solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>%n stickers are left.</source>
        <extracomment>One: %n sticker is left.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Only one cube looks like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Pick a colour with 1 to 6, click or drag to paint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>Net of the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>not painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>{painted} of {all} stickers painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{colour} chosen; {counts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{purpose} {colour}, the colour of the {face} face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{count} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>From this cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>From a solved one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Paint what matters and leave the rest blank: blank stickers may have any colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Blank stickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Where the turns begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>One that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Begin with a cube that has these stickers, one of many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Shortest way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The fewest turns that lead to any cube with these stickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Name of this pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Keep the pattern, which is in the library of patterns then   Ctrl+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking for a cube that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking for the shortest way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>{name} is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>In the library of patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>No way of {turns} or fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>{share} of those of {excluded} looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>%n half turns lead there, and no fewer: {moves}</source>
        <extracomment>One: %n half turn leads there, and no fewer: {moves}</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>%n quarter turns lead there, and no fewer: {moves}</source>
        <extracomment>One: %n quarter turn leads there, and no fewer: {moves}</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The cube on the stage fits already, held another way: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The cube on the stage fits already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube fits already, held another way: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube fits already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/look.py"/>
        <source>Not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/look.py"/>
        <source>Behind the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/look.py"/>
        <source>As a net</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/look.py"/>
        <source>colour {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/model.py"/>
        <source>Half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/model.py"/>
        <source>Quarter turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/model.py"/>
        <source>The last cube cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/model.py"/>
        <source>The last cube is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/model.py"/>
        <source>Scrambling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/model.py"/>
        <source>Counting the positions of the 2×2×2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>(R U)3, [R, U], [R: U], 2R Rw, x y z, // words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>(R U)3, [R, U], [R: U], r Rw 2R 3Rw, M E S, x y z, // words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Enter moves or a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Play these moves, or start from this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Set the cube up first, with other moves   Ctrl+Shift+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Setup, on a solved cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Inverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Set up what the moves below solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Moves, or {number} facelets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>It is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Reading moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>The clipboard holds no moves and no cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>A position needs no setup: give one or the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/lengths.py"/>
        <source>%n turns</source>
        <extracomment>One: %n turn</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>F2 renames it, Shift+Del deletes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Search {number} patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>No pattern has these words. Try a shorter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>{name} is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Search patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Turn a layer, and its move is listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Play the moves that follow, or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Previous move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go one move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go one move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Back to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go to the position before the first move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>On to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go to the position after the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{position} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>shortest so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>%n are enough</source>
        <extracomment>One: %n is enough</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>proved shortest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>How fast turns are played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>The cube started solved. Press N to scramble it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>The cube started from a position entered. Press N to scramble it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>Scramble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>{at} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>{count} scrambles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>line {number}, {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>A scramble has at most {longest} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>line {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>There is no move in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>These are {found} scrambles, and {most} is the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Measuring the true depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Making the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/grid.py"/>
        <source>Probabilities of the eighteen turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/grid.py"/>
        <source>{figure}. Click to play it by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>The network has learnt the 3×3×3 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Watch a network play without search: how sure it is of every turn, and where it goes wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Watch the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: play one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Play the turn that the network is most sure of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: run or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Let the network play on, or stop it; when it is through, play from the start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: scramble for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Begin with as many random turns as the slider says; undo brings this cube back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading it was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>The network solved the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/model.py"/>
        <source>in {played} of %n moves</source>
        <extracomment>One: in {played} of %n move</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>The network cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Back to the other sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Turns of the scramble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>How many random turns the scramble has; the network may make as many moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Which network plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>How often it solves: its figures in the Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>At most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>How many moves the network may make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>The network is being loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Solved in {played} of {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>The cube is solved. Scramble it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Out of moves after {played}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Out of moves after {played}: depth now {depth} {unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Move {played} of {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Run it: it may make {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/section.py"/>
        <source>%n moves</source>
        <extracomment>One: %n move</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>Confidence and true depth, move by move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>{move}, a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>first mistake: {number}. {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>True depth, {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Size of the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the scramble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>The clipboard holds no list of scrambles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/page.py"/>
        <source>%n scrambles to go through</source>
        <extracomment>One: %n scramble to go through</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>N is the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the {number} facelets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Paste it into any text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Started from the position entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/page.py"/>
        <source>Played %n moves</source>
        <extracomment>One: Played %n move</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Started from the setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>There is no move in this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>in {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Depth {depth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>{lower} ≤ depth ≤ {upper}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots.py"/>
        <source>Depths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots.py"/>
        <source>Walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots.py"/>
        <source>Parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots.py"/>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/positions.py"/>
        <source>{name} has no line to solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Colour-blind safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>After each turn one core looks so long how deep the cube is; from the next turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>It is made when you first solve; until then the depth while you play does with the smallest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>A face's colour is changed on the cube at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Cube colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Letters on the stickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Hidden faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Reset all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Give all six faces the standard colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Sound at 8 and 12 s of inspection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>{one_face} and {other} are hard to tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Table of the cube solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Depth while you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Depth of the cube while you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Text with a position a line (*.txt *.csv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Prove many cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Enter positions and prove their depths one after the other, also over night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Prove the bank, or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Go on proving the positions that were entered, or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>There is nothing to prove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Enter positions first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Add positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>This machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Dask cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Enter positions whose depth you want to know; they are proved one after the other, also over night.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Positions to prove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Prove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Plot the proved ones in the Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Save the list as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Proved by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Scheduler, like 192.168.0.7:8786</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Moves or 54 facelets; paste a list with a position a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add this cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add every line of a text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>So many random cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>This</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} has {found} lines: more than {most} are not added at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} is not a text file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n are there already: all that look alike are one.</source>
        <extracomment>One: %n is there already: all that look alike are one.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>It is there already: all that look alike are one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Lay out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Remove all that are proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>The clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Nothing to prove yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>All {count} are proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>It is proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Waits for your search, {done} of {count} proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Proving, {done} of {count} proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Paused, {done} of {count} proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{time}, by the mean of proofs as deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>no estimate before {few} proofs as deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>asking {address}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n threads</source>
        <extracomment>One: %n thread</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n threads at {address}</source>
        <extracomment>One: %n thread at {address}</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>What was excluded stays excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/cluster.py"/>
        <source>Write where the scheduler of the cluster listens, like 192.168.0.7:8786</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, at work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, at work, {depth} is {share} excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{nodes} nodes, {seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>table {tables}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, waits after {took}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search after {took}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Proving depths</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>%n random cubes</source>
        <extracomment>One: %n random cube</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>%n positions added</source>
        <extracomment>One: %n position added</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Start proving them whenever you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>{done} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>{number} in the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>All positions are proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>The positions are not proved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Finds a short solution at once, then proves how short one can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Find others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{unit}, proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Go back and lay out the solution of {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>The cube is solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for more ways in {upper}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>No way is shorter than {turns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>A solution of {turns} is laid out below; none has fewer than {lower}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>A way of {turns} is known. Solve it to know more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Making a table that tells more, {size}, once: {made}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Known without the table. Solve goes on to the proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Looking for {effort:g} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{depth} is {share} excluded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Looked for {effort:g} s. Solve goes on to the proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Looked for {effort:g} s. Solve makes a larger table, {size}, once, and goes on to the proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{depth} has the wrong parity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Loading the table that proves it, {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Making the table that proves it, {size}, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{made}, then the proof begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>nodes a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{done} M nodes, {pace} M/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{percent} made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From an earlier search. Solve goes on where it ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From what is known of it in {unit}. Solve it to know more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From what is known of the positions beside it. Solve it to know more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>{slices} with a slice turn counted once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>One longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Whether {face} may be turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Turning only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Two longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Made once in some seconds, kept on disk. Proves a random cube in many minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Made once in about ten seconds, kept in memory and on disk. Proves a random cube in about a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Made once in about half a minute, kept in memory and on disk. Proves a random cube in half a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Made once in about a minute, kept in memory and on disk. Proves a random cube in some twenty seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Solving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Proving depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Table {size}, verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>a short way first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>{unit}, {nodes} nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Depth {depth} is proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>that turn only {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of at most {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Searching for more solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>There is no such solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>{count} or more solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>%n solutions, all of them</source>
        <extracomment>One: %n solution, all of them</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of {first} to {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>There is no other solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/depths.py"/>
        <source>Counting the cases of each part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/depths.py"/>
        <source>{name} of {depth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/faces.py"/>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/faces.py"/>
        <source>{name}: the cross takes {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>A 2×2×2 has no such parts. Choose the 3×3×3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Cross of each colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>How deep the chosen part is after the scramble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Begin with a scramble after which the chosen part is so deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>There is no such way yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>The half-turn group is reached from a domino.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>{part}: done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>{part} in {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>laid out: {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Practise: {part} of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>How many of the {total} {cases} lie at each depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Of one part; each choice has the same. Source: {source}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>2×2×2 block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>1×2×3 block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Edges oriented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Domino</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Half-turn group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>edges oriented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>domino</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>half-turn group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: the cases are being counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Half-turn group: it is reached from a domino; solve that first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part} of {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part} of {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: {turns} of the domino lead into it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: solved by half turns alone, in {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{words}. {states} of {total} cases are so deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Averages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Average of the last 5 and 12 times, without the best and the worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Solves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>ao5 and ao12 are the means of the last 5 and 12 times without the best and the worst. A DNF, a cross at the top, is the worst; two make the average a DNF, where its line has a gap. +2 is counted in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>A bar holds the times from its left edge up to its right one. sd is the sample standard deviation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Each time of this session, and the running averages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>How often which time; DNFs are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>seconds, {wide:g} to a bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Averaging times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>No times in this session yet. Hold space, then let go to measure one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>No solve of this session was finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>Solve {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>%n times, best {best} in solve {number}</source>
        <extracomment>One: %n time, best {best} in solve {number}</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>best {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>How often which time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>%n times</source>
        <extracomment>One: %n time</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>sd {spread:.2f}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>mean {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>No penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Last times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Click a time for +2, DNF, a comment, or to delete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Sessions for csTimer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Sessions of csTimer (*.json *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add two seconds to the last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Mark the last time as not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Delete the last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Undo what was done to the times last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>All times of this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>How the timer starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>All times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Show all times of this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Penalty +2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add two seconds to the last time, or take them off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Did not finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Mark the last time as not finished, or unmark it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Delete last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Comment on the last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Write a word beside the last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Bring the last time or session back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Put the times deleted last back, or go back to the session that was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>New session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Keep these times and begin an empty list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Export times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Save all times as CSV, or for csTimer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Import times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add the sessions of a file that csTimer has written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Copy times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Copy this session's times as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Inspection of 15 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Inspect the cube for 15 seconds before the time runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Sound at 8 and 12 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Hear when 8 and 12 seconds of the inspection are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Start with the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Let the first turn after a scramble start the timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Scramble after each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Show the next scramble as soon as a time is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Copied %n times</source>
        <extracomment>One: Copied %n time</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>The times were not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Scramble, and the first turn starts it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Hold space, then let go to inspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Hold space, then let go to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Space stops it, Esc forgets it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Any key stops it, Esc forgets it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Let go to inspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Let go to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Keep holding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>{seconds} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Inspect, then hold space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>No times in this session yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Open another session; new times are added to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Name of this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>New session: keep these times and begin an empty list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Give this session a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Delete this session with its times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Comment on {time}   C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>{title}, no times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>best ao5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>best ao12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Back to {session}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bring back {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bring back {session}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bringing times back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Reading {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>{name} was not imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Importing times</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>%n sessions of other puzzles left out</source>
        <extracomment>One: %n session of other puzzles left out</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>%n sessions</source>
        <extracomment>One: %n session</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Imported {sessions}, %n times</source>
        <extracomment>One: Imported {sessions}, %n time</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Take the import back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>session {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>It is not a text, as csTimer exports its times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>It holds no times of a 3×3×3 or a 2×2×2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/solve_times.py"/>
        <source>Session {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Walk 1 random move</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Walk %n random moves</source>
        <extracomment>One: Walk %n random move</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Solve it to find out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth {lowest} to {highest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth {depth}, exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>positions as deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>{here} of {total} positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/card.py"/>
        <source>%n random moves led here:</source>
        <extracomment>One: %n random move led here:</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Depths of the fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Depths between which the growth is fitted: drag either end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Populations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Walk from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Growth b from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>b = {branching:.4f}, fitted to D from depth {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/drawn.py"/>
        <source>Another window has drawn these positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Walk random moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Turn the cube at random, as often as its walk is looked at for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the random walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show where random moves lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the depths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show how many positions lie at each depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the depth after each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show how deep the cube was and is, move by move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the parts of the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show how deep cross, blocks, edges and domino are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Practise a part of the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Scramble so that a cross, a block or the domino is as deep as chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Measure random walks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Solve many random walks optimally, or stop doing so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Solved cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>This cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting random walks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>The walk was not counted: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting was cancelled. Choose the walk again to take it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting the walk from this cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Random walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Start, growth and axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Stationary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Exact to uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Lumped to uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Lumped to exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>depth d, {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Total variation distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>mixed: within 25 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The depth of this cube is not known yet. Solve it, or start from the solved cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The exact walk is being counted, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Nothing is known of these distances: neither the true walk nor the whole chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Nothing is known of this walk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Walks are measured from the solved cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>No walk of %n turns was measured yet: press Measure</source>
        <extracomment>One: No walk of %n turn was measured yet: press Measure</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The depth of this cube is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The true walk is known for up to %n turns</source>
        <extracomment>One: The true walk is known for up to %n turn</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Not known for this walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measure more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Solve {samples} random walks of %n turns optimally</source>
        <extracomment>One: Solve {samples} random walks of %n turn optimally</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>{samples} so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Stop measuring; the walks that are done stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/samples.py"/>
        <source>Another window has measured these walks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sampling.py"/>
        <source>Measuring walks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sampling.py"/>
        <source>{walks} of {moves} {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>After N random turns from this cube, how deep is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>After N random turns, how deep is the cube?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>After N random quarter turns from this cube, how deep is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>After N random quarter turns, how deep is the cube?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The lumped chain and the binomial are models; the bars are the true walk over all {states} positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 3×3×3 only models tell: the true walk is known from the solved cube alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The true walk is being counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The bars are the true walk, known for up to %n turns</source>
        <extracomment>One: The bars are the true walk, known for up to %n turn</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain, partly sampled, and the binomial are models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain is the article's, a model like the binomial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain is that of the balanced populations, a model like the binomial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>the solved cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}, by the chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}; exact for up to {exact}, then by the chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The line is this game: dots are proved depths, hatched bars what is known of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The cube is within 25 % of uniform after {exact} {turns}. The lumped chain says {lumped}, and is wrong by up to {error:.1f} %, at N = {at}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 2×2×2, where the truth is known, the chain is {early} turns too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How far from uniform is the cube after N random {turns}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain the cube is within 25 % of uniform after {lumped} {turns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain the cube is within 25 % of uniform after {lumped} {turns}, and within {first:.1f} % and {second:.1f} % at the article's {first_at} and {second_at}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every sequence is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every position's probability is carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Lumped: a birth-death chain on depth classes, as if a walk were uniform inside each. {chain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Measured: walks solved optimally, Wilson's 95 % intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations, what even classes lack is added to class 20 (the article's words say 21, its printed figures are those of 20)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations, balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high} and r = {staying:.3f} of the turns keeping the depth; it knows no ends, and what it has outside of them is not drawn, but counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; the article's 9.3412 is the mean of p(i)/q(i) from depth 3 to 16; it knows no ends, and what it has outside of them is not drawn, but counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; it knows no ends, and what it has outside of them is not drawn, but counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Total variation, ½ Σ |p − u|. Exact: over all positions, u uniform (in quarter turns: on those of the walk's parity). Lumped: the chain's distribution on depth classes against its stationary one of that parity; dashed, because it is a model. Bars: the lumped distribution of the depth against the exact one. Mixed means within 25 % (Levin, Peres and Wilmer, Markov Chains and Mixing Times, ch. 4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only odd depths can occur: every turn changes parity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only even depths can occur: every turn changes parity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Lumped chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Binomial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Lumped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Outside 0 to {deepest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Mean depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Distance from exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>To uniform at {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Middle figures: distance of the lumped chain from the exact walk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Middle figures: distance of the lumped chain from the exact walk; with ≈ its mean depth, where none is known.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

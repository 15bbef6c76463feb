<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
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
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns not proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns proved</source>
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
        <location filename="../../../app/cube/solve/section.py"/>
        <source>depth at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>depth at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>share of the times</source>
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
        <source>Delete the last time</source>
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
        <location filename="../../../app/cube/welcome.py"/>
        <source>Turn the cube, push a box, slide the tiles. Nothing to set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Ask how deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>The panel tells how far from solved you are, and what is proved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>See the whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>The Lab shows every position there is, and where chance leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Start with a cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Build the solving table now, {size}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Search levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Go to the line for titles, authors and numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Next unsolved level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Select the next level that you have not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Play the selected level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Close the browser and play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy and paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back the last push, or what else the rows of the history are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play the next row of the history again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back one step of the man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play one step of the history again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back the last push and the walk after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play up to the next push of the history again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back every push of the box that was pushed last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play every push of the next box again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to the start of the level; redo brings everything back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>To the end of the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go to the last move of the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Keep a snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Keep this position, to come back to it at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Solutions of this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>List your solutions, the file's and the program's, and the snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Snapshots of this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to a position you have kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Pull the boxes from the goals to where they began; Shift and an arrow pulls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show where the man can go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Light the squares the man can walk to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Select the next box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Lift a box by the keyboard: arrows point at a square, Enter pushes. Tab does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Select the previous box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Lift the box before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Lay out a solution from here, optimal if it can be proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Next push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play one push of a solution, or one pull when playing backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Hint: which box is next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Name the box that a known solution pushes next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve these moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Look for shorter ways near the moves of this game, or of the best solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve from here on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Let the rows to be improved begin at this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve up to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Let the rows to be improved end at this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve all rows again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Let go of the rows that were selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Turn what is seen clockwise; the game goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the level to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Turn what is seen counter-clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Mirror the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Let left and right change places; the game goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the level as it was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Neither turned nor mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the squares larger; Ctrl and the wheel zoom at the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show more of the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the whole level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Make the level as large as the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Blocks and cut vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Tint the blocks of the floor and mark the squares in which they hang together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Hide blocks and cut vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the floor as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Grow the search of the box in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>See how the squares in reach are found, node by node, up to the square that is pointed at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot the depths of the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>How many positions lie how many pushes deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot a random pusher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Where every push at random leads from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Every push of the best solution, and the walk before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Previous level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Next level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go to the next level that you have not solved; after the last comes the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Choose a level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>List all levels, with your best results; type a number to go to that level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>About this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Read who made the level and its collection, and what they say of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Open the Statewalk levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to the levels that come with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Paste levels or moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play what the clipboard has: a level, a link to one, a picture of one, or moves of this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Open a picture of a level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Read a level from an image file; each of its tiles is named once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Paste moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Check the moves in the clipboard (LURD) and lay them out to be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the board as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the level as it begins, as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy link to level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy a link that opens the level in a browser, and here when it is pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the moves played so far as LURD text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Play this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Try the level; the draft waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Take back the last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Do again what was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>New level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Begin with an empty room; undo brings this level back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save to collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save the level to the collection named in the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Copy the level as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Paste a level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Go on with the level in the clipboard; undo brings this one back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save the level as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Leave the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Go back to playing; the draft is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Fill here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Fill all connected squares that look like the one under the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Rotate to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Turn the level a quarter to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Rotate to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Turn the level a quarter to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Mirror left and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Exchange left and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Mirror up and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Exchange up and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Trim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Take away floor outside of the walls and empty columns and rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Clear floor outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Floor outside of the walls becomes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Show which walls matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Solve the level again without each wall that the man can touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Look closer; Ctrl and the wheel do so at the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>See more of the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the level fit the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit a copy of this level, or go on with the draft that is tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Go on with the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Open the level editor as it was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Draw a level, beginning with an empty room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save the board as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Put a picture of the board into the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save a picture or an animation, or copy the level as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save animated GIF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save a solution as an animation that any browser shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Copy level with solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Copy the level with title, author and solutions as .sok text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Browse all levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Show your collections with pictures of all levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open files of levels (.sok, .xsb, .txt, .slc), kept in your library then, or a picture of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Rename collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Give the collection in the browser another name; F2 in the list does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move collection up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move the collection in the browser up; Alt+Up in the list does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move collection down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move the collection in the browser down; Alt+Down in the list does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save the collection in the browser as .sok, .xsb or .slc, with your solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Remove collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Remove the collection in the browser; Del in the list does the same, and it can be brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bring back the removed collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Put the collection removed last back where it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save the whole library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save all collections, solutions and games in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bring back a saved library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Merge a saved library into this one; better solutions stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Rename level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Give the level selected in the browser another title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Title, author and comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Change what is said of the level selected in the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Move to collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Put the selected levels into another collection of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Copy to collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Put copies of the selected levels into a collection of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Delete levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Take the selected levels out of their collection; it can be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Take back the change of levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Undo what was done to levels of the library; Ctrl+Z in the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Change the levels again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Do again what was taken back; Ctrl+Shift+Z in the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/figures.py"/>
        <source>fewest pushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/figures.py"/>
        <source>difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/host.py"/>
        <source>Make levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/host.py"/>
        <source>Say what you wish of new levels; each comes solved and graded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make levels as they are wished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Stop making levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make no more for now; what came stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Go back to the board with this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Star this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Keep this level; starred ones are there again after a restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>More like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make variations of this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Open in the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Edit a copy of this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Discard this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Take this level off the bench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Bring back the discarded level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Put the level discarded last back on the bench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Discard all that is not starred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Clear the bench but for what is to be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Save starred to a collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Leave the bench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Step or push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Choose a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Push it to the square chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Put it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>Play the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>Play the moves of the history that follow, or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Solve all levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Search the levels that the browser shows, or this collection, in the background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Improve all solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Make the solutions that are known of these levels shorter, in the background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Pause solving all levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Stop searching level after level, or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Cancel solving all levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Search no further levels; what was found stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>what it cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Start again with two tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Finished and saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Save game under a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Save the game under a name, or load one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play or pause the replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the finished game on, or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Next mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go to the board before the next of the costliest moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go on from this board of the replay with a copy of its game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Back to my game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Leave the replay, or the board that is edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Edit the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Set tiles by click, and play from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from the edited board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Train an adviser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Watch a network learn to play, and use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Copy board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Paste board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from a board in the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Other board: rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Choose rows and columns, 3×4 for instance, and go to the game on that board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Values of the four moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Show or hide what each move is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Point to the best move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play best move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the best move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the best moves until the game ends; any key stops it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>binomial mixture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>mean moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>in the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>geometry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>its standard error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>what it cost</source>
        <translation>损失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Start again with two tiles</source>
        <translation>以两个方块重新开始</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Finished and saved games</source>
        <translation>已结束和已保存的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Save game under a name</source>
        <translation>命名保存对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Save the game under a name, or load one</source>
        <translation>给对局命名保存，或载入一个</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play or pause the replay</source>
        <translation>播放或暂停回放</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the finished game on, or pause</source>
        <translation>继续播放已结束的对局，或暂停</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Next mistake</source>
        <translation>下一个失误</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go to the board before the next of the costliest moves</source>
        <translation>转到下一个损失最大的步之前的盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play on from here</source>
        <translation>从这里接着玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go on from this board of the replay with a copy of its game</source>
        <translation>以对局副本从回放的此盘面继续</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Back to my game</source>
        <translation>回到我的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Leave the replay, or the board that is edited</source>
        <translation>离开回放或正在编辑的盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Edit the board</source>
        <translation>编辑盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Set tiles by click, and play from there</source>
        <translation>点击设置方块，再从那里开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from the edited board</source>
        <translation>从编辑的盘面开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from this board</source>
        <translation>从此盘面开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Train an adviser</source>
        <translation>训练顾问</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Watch a network learn to play, and use it</source>
        <translation>观看网络学习如何玩，并使用它</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Copy board</source>
        <translation>复制盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Paste board</source>
        <translation>粘贴盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from a board in the clipboard</source>
        <translation>从剪贴板中的盘面开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Other board: rows and columns</source>
        <translation>其他棋盘：行数和列数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Choose rows and columns, 3×4 for instance, and go to the game on that board</source>
        <translation>选择行数和列数，例如 3×4，并转到该棋盘的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Values of the four moves</source>
        <translation>四个方向的值</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Show or hide what each move is worth</source>
        <translation>显示或隐藏每一步的值</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Point to the best move</source>
        <translation>指出最佳一步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play best move</source>
        <translation>走最佳一步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the best move</source>
        <translation>走出最佳一步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play to the end</source>
        <translation>走到底</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the best moves until the game ends; any key stops it</source>
        <translation>一直走最佳步直到游戏结束；按任意键停止</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>binomial mixture</source>
        <translation>二项混合</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>mean moves</source>
        <translation>平均步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>in the bag</source>
        <translation>袋中</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>geometry</source>
        <translation>几何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>its standard error</source>
        <translation>其标准误差</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Pr(S)</source>
        <translation>Pr(S)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Show the whole graph</source>
        <translation>显示整个图</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Go to the current state</source>
        <translation>转到当前状态</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: follow the game</source>
        <translation>袋子：跟随对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: fours and first tiles of the game</source>
        <translation>袋子：对局的 4 和最初方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Play the cube's chain</source>
        <translation>播放魔方的链</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Let N run to its end</source>
        <translation>让 N 运行到末尾</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Evaluate the formula</source>
        <translation>求公式的值</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Or stop</source>
        <translation>或停止</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Go through the one-way street</source>
        <translation>穿过单行道</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Play the random walk</source>
        <translation>播放随机游走</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Keep this curve of the walk</source>
        <translation>保留此条游走曲线</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Keep it in view, or not</source>
        <translation>是否保留在图中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Measure walks of the cube</source>
        <translation>实测魔方的游走</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Play these rooms</source>
        <translation>玩这些房间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>On the Sokoban page</source>
        <translation>在推箱子页面上</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Play the solution of the rooms</source>
        <translation>播放这些房间的解</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Count the shortest answers of the rooms</source>
        <translation>计数这些房间的最短答案</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Save these rooms</source>
        <translation>保存这些房间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>With their solution</source>
        <translation>连同其解</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Play this corridor</source>
        <translation>玩此走廊</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Play a part of the solution</source>
        <translation>播放解的一部分</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Save this corridor</source>
        <translation>保存此走廊</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>With its solution</source>
        <translation>连同其解</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Count this corridor</source>
        <translation>计数此走廊</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>By an exact search</source>
        <translation>通过精确搜索</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Draw positions of this depth</source>
        <translation>抽取此深度的局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Look where the turns of positions drawn at random lead, or stop doing so</source>
        <translation>查看随机抽取的局面的转动走向何处，或停止</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Next subject</source>
        <translation>下一个主题</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Subject before</source>
        <translation>上一个主题</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Save the plot that is in front as PNG, SVG or PDF</source>
        <translation>把最前面的图表保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Evaluate the network</source>
        <translation>评估网络</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Let the network play many scrambles of every length, or stop it</source>
        <translation>让网络对每种长度走许多打乱，或停止</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Run Savitch's algorithm</source>
        <translation>运行 Savitch 算法</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Until there is an answer</source>
        <translation>直到得出答案</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Pause Savitch's algorithm</source>
        <translation>暂停 Savitch 算法</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Next call of Savitch's algorithm</source>
        <translation>Savitch 算法的下一次调用</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>One call back</source>
        <translation>退回一次调用</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>In Savitch's algorithm</source>
        <translation>在 Savitch 算法中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Begin Savitch's algorithm anew</source>
        <translation>重新开始 Savitch 算法</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>Search another scramble</source>
        <translation>搜索另一个打乱</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>Search the cube on its page</source>
        <translation>在魔方页面上搜索该魔方</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Play the random pusher</source>
        <translation>播放随机推动</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Plot the level on the Sokoban page</source>
        <translation>在推箱子页面上绘制该关卡</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/lab/all_boards/pane.py"/>
        <source>How many boards 2048 has, by size and target. Each count leaves out more boards that cannot be reached.</source>
        <translation>2048 各种大小和目标各有多少盘面。每种计数都进一步去掉无法到达的盘面。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/pane.py"/>
        <source>C cells, the target 2^K. Ways to fill the board: each cell is empty or one of K tiles, (K + 1)^C. Below the target: the game ends there, so K^C + 1, one state for all that are won. Baseline: two tiles or more, a 2 or a 4 among them: K^C − (K − 2)^C − 2C + 1. Reachable layers: a move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row. Truly reachable: listed, tile sum by tile sum; hatched where only classes of mirrored and turned boards were counted, eight boards at most in each. After J. Lees-Miller, The Mathematics of 2048, parts 2 and 3 (2017).</source>
        <translation>C 个格子，目标 2^K。填充方式：每个格子为空或是 K 种方块之一，(K + 1)^C。目标以下：达到目标时游戏结束，因此为 K^C + 1，所有获胜的合为一个状态。基线：至少两个方块，其中有 2 或 4：K^C − (K − 2)^C − 2C + 1。可达的层：每步使方块总和增加 2 或 4，无法越过连续两个空的总和。真正可达：按方块总和逐一列出；斜线处只统计了镜像与旋转的等价类，每类至多八个盘面。据 J. Lees-Miller, The Mathematics of 2048, 第 2、3 部分（2017）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/pane.py"/>
        <source>All boards of 2048</source>
        <translation>2048 的全部盘面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>Bars: truly reachable (hatched: at most); line: in reachable layers; dashes: baseline; dots: ways to fill the board</source>
        <translation>条形：真正可达（斜线为上限）；实线：在可达的层中；虚线：基线；点：填充方式数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>truly reachable, at most</source>
        <translation>真正可达（上限）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>All boards by size and target</source>
        <translation>各种大小和目标的全部盘面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>{boards} and {last}, targets from {least} to {most}</source>
        <translation>{boards} 和 {last}，目标从 {least} 到 {most}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>largest tile on {board}</source>
        <translation>{board} 的最大方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Reachable</source>
        <translation>可达</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Up to symmetry</source>
        <translation>按对称归并</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Sums</source>
        <translation>总和个数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>In reachable layers</source>
        <translation>在可达的层中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Below the target</source>
        <translation>目标以下</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Ways to fill the board</source>
        <translation>填充方式数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Published count; all lost boards count as one state.</source>
        <translation>已发表的数值，所有已输的盘面合为一个状态。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Nobody has counted yet how many of these boards play can reach.</source>
        <translation>对局中真正会出现多少这样的盘面，还没有人统计过。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>This target can never be made; the bounds still count boards that cannot be reached.</source>
        <translation>此目标永远做不出；上界仍计入无法到达的盘面。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>No tile above {tile} on {board}</source>
        <translation>{board} 上没有大于 {tile} 的方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>largest tile</source>
        <translation>最大方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>largest tile before the last merges</source>
        <translation>最后一连串合并之前的最大方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>When two tiles merge, one has waited while the other was made, and so on down to two 4s, the largest tile that can appear. So {cells} cells hold {largest}, …, 8, 4 and 4, which merge along this snake to {tile}. No larger tile exists: no tile sum above {last} can be reached, and the next tile alone is {next}.</source>
        <translation>两个方块合并时，一个必须先留着，等另一个做出来，如此直到两个 4：新出现的方块最大为 4。所以 {cells} 个格子放着 {largest}, …, 8, 4 和 4，沿此蛇形一路合并成 {tile}。没有更大的方块：无法达到大于 {last} 的方块总和，而下一个方块本身就是 {next}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>largest reachable tile sum</source>
        <translation>可达到的最大方块总和</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>smallest tile that cannot be made</source>
        <translation>做不出的最小方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>The board before the largest tile: {tiles}</source>
        <translation>最大方块之前的盘面：{tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Enumerated once and stored: {command}</source>
        <translation>列举一次后保存的数值：{command}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>%n boards and targets</source>
        <extracomment>One: %n board and target</extracomment>
        <translation>
            <numerusform>%n 种棋盘和目标</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Depths of the cube</source>
        <translation>魔方的深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>The cube's chain</source>
        <translation>魔方的链</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Random walk on the cube</source>
        <translation>魔方上的随机游走</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>An ideal puzzle</source>
        <translation>理想谜题</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Network without search</source>
        <translation>无搜索的网络</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Shorter scrambles</source>
        <translation>更短的打乱</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Korf's tables</source>
        <translation>Korf 的表</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>2048 in a bag</source>
        <translation>袋中 2048</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Won games of 2048</source>
        <translation>2048 的获胜对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Mathematics of your games</source>
        <translation>你的对局的数学</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Boards of 2048</source>
        <translation>2048 的盘面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Doubling rooms</source>
        <translation>倍增房间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Memory against time</source>
        <translation>内存与时间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>The article's level</source>
        <translation>文章的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>How hard is Sokoban?</source>
        <translation>推箱子有多难？</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Printed</source>
        <translation>印出</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Here</source>
        <translation>本程序</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>agrees</source>
        <translation>一致</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>not comparable</source>
        <translation>不可比较</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>same source</source>
        <translation>同一来源</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Computed here</source>
        <translation>这里计算</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>From the same source</source>
        <translation>来自同一来源</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>A definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>All figures in the order of the article, as printed and as they are here. “Agrees” means that a figure computed here matches every printed digit. Figures from the same source and definitions are not compared. Double-click a figure to see where the program computes it.</source>
        <translation>按文章顺序列出所有数字：文中印出的和这里的。“一致”指这里算出的数与印出的每一位都相符。来自同一来源的数字和定义不作比较。双击可查看程序计算该数字的地方。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Computing the figures of the article</source>
        <translation>正在计算文章的数字</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Find a figure</source>
        <translation>查找数字</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Figures of the article</source>
        <translation>文章的数字</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show all figures</source>
        <translation>显示所有数字</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>The figures are being computed.</source>
        <translation>正在计算这些数字。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>No figure of this article has “{text}”.</source>
        <translation>这篇文章没有含“{text}”的数字。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show: {place}</source>
        <translation>显示：{place}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>{agreeing} of %n computed here agree</source>
        <extracomment>One: {agreeing} of %n computed here agrees</extracomment>
        <translation>
            <numerusform>这里计算的 %n 个中有 {agreeing} 个一致</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>figures that agree</source>
        <translation>一致的数字</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n computed here</source>
        <extracomment>One: %n computed here</extracomment>
        <translation>
            <numerusform>这里计算的 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n from the same source</source>
        <extracomment>One: %n from the same source</extracomment>
        <translation>
            <numerusform>来自同一来源的 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n definitions</source>
        <extracomment>One: %n definition</extracomment>
        <translation>
            <numerusform>定义 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n not comparable</source>
        <extracomment>One: %n not comparable</extracomment>
        <translation>
            <numerusform>不可比较的 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n figures printed</source>
        <extracomment>One: %n figure printed</extracomment>
        <translation>
            <numerusform>印出 %n 个数字</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show where this number is computed</source>
        <translation>显示这个数字在哪里计算</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show where the program computes the selected figure of the article</source>
        <translation>显示程序在哪里计算所选的文章数字</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Find a figure of the article</source>
        <translation>查找文章的数字</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>One</source>
        <translation>一个</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Two</source>
        <translation>两个</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Chance of a 4, in percent</source>
        <translation>出 4 的概率，百分数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>How many of a hundred new tiles are a 4; {fours} in the game</source>
        <translation>一百个新方块中有多少个 4；游戏中为 {fours}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>First tiles</source>
        <translation>最初方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>How many tiles lie in the bag before the first move</source>
        <translation>第一步之前袋中有几个方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Target, as a power of two</source>
        <translation>目标，2 的幂次</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>The tile with which a game ends</source>
        <translation>使游戏结束的方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Reset to {percent} fours and {tiles} first tiles</source>
        <translation>恢复为 4 占 {percent}、最初方块 {tiles} 个</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Chance of a 4</source>
        <translation>出 4 的概率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>Graph of the chain. Arrow keys move from state to state.</source>
        <translation>链的图。方向键在状态之间移动。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{share} of games end here</source>
        <translation>{share} 的对局在此结束</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>sum {sum}, won</source>
        <translation>总和 {sum}，获胜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>the empty bag, before the first move</source>
        <translation>空袋，第一步之前</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>then {tiles}</source>
        <translation>然后 {tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>won after {moves} moves on average</source>
        <translation>平均 {moves} 步后获胜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{share} of games pass through</source>
        <translation>{share} 的对局经过</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>sum {sum}, next {tiles}</source>
        <translation>总和 {sum}，下一个 {tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>won after {moves} more moves on average</source>
        <translation>平均再过 {moves} 步获胜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>Tiles {tiles}: {words}</source>
        <translation>方块 {tiles}：{words}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{what} ({chance})</source>
        <translation>{what}（{chance}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{first} or {other}</source>
        <translation>{first} 或 {other}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/endings.py"/>
        <source>Where games end. Up and down go from row to row.</source>
        <translation>对局在哪里结束。上下键逐行移动。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/endings.py"/>
        <source>sum {sum}</source>
        <translation>总和 {sum}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>A state is the set of tiles after a move and its new tile. Columns are tile sums; area is the chance that a game passes through.</source>
        <translation>状态是走一步并出新方块之后的方块组合。每列为一个方块总和；面积是对局经过该状态的概率。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>All paths</source>
        <translation>所有路径</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>Which tile sums are in view</source>
        <translation>显示哪些方块总和</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>To {target}</source>
        <translation>到 {target}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>All paths to {target}</source>
        <translation>到 {target} 的所有路径</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>Circles: not yet won; squares: won. Blue lines: a new 2 ({twos}); grey lines: a new 4 ({fours})</source>
        <translation>圆：尚未获胜；方：获胜。蓝线：新出 2（{twos}）；灰线：新出 4（{fours}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>{tiles} with {chance:.4g}</source>
        <translation>{tiles} 的概率 {chance:.4g}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>An absorbing Markov chain: a move merges all equal pairs at once, then adds a 4 with p = {four:g} or a 2. From the empty bag one step sets the first tiles, {first}; it does not count as a move. With Q the transitions between states not yet won and R those to wins: N = (I − Q)⁻¹; chance of passing through: its first row; moves left t = N 1; variance (2N − I)t − t∘t, misprinted in the article as 2(N − I)t − t∘t; where games end B = N R. Every step raises the sum, so one backward pass solves it exactly. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>吸收马尔可夫链：一步同时合并所有相同的对子，然后以 p = {four:g} 加一个 4，否则加 2。从空袋起，第一步放置最初方块（{first}），不计入步数。设 Q 为尚未获胜的状态之间的转移，R 为到获胜的转移：N = (I − Q)⁻¹，经过的概率为其第一行；剩余步数 t = N 1；方差 (2N − I)t − t∘t，文章误印为 2(N − I)t − t∘t；结束处 B = N R。每步使总和增大，所以从后往前算一遍即可精确求解。据 J. Lees-Miller, The Mathematics of 2048（2017）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>not yet won</source>
        <translation>尚未获胜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>won, absorbing</source>
        <translation>获胜（吸收态）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>adds 2 ({share})</source>
        <translation>加 2（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>adds 4 ({share})</source>
        <translation>加 4（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/matrix.py"/>
        <source>Transition matrix. Up and down choose a row, plus and minus zoom, 0 shows it whole.</source>
        <translation>转移矩阵。上下键选行，加减号缩放，0 显示全部。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/matrix.py"/>
        <source>Q, to another state</source>
        <translation>Q，到另一个状态</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/matrix.py"/>
        <source>R, to a win</source>
        <translation>R，到获胜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Sums passed</source>
        <translation>经过的总和</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>State</source>
        <comment>of a chain</comment>
        <translation>状态</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Computing the exact distribution; games are played alongside</source>
        <translation>正在计算精确分布，并同时进行对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Chain solved exactly in {milliseconds} ms</source>
        <translation>链已精确求解，用时 {milliseconds} 毫秒</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Working out the distribution of moves</source>
        <translation>正在计算步数分布</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>No game to follow yet. Open the 2048 page and play; its new tiles go into this bag.</source>
        <translation>还没有可跟随的对局。打开 2048 页面来玩，新方块会放入此袋。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>The chain is solved for {percent:g} % fours among the new tiles; this game has a different share.</source>
        <translation>此链按新方块中 4 占 {percent:g}% 求解，而本局的比例不同。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>The chain for {target} has no state with the sum of this game's first tiles.</source>
        <translation>目标为 {target} 的链没有与本局最初方块总和相同的状态。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Put into a bag, this game's new tiles made {target} after %n moves.</source>
        <extracomment>One: Put into a bag, this game's new tiles made {target} after %n move.</extracomment>
        <translation>
            <numerusform>把本局的新方块放入袋中，%n 步后做出了 {target}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Put into a bag, this game's new tiles after %n moves: {left} more moves are expected until {target}.</source>
        <extracomment>One: Put into a bag, this game's new tiles after %n move: {left} more moves are expected until {target}.</extracomment>
        <translation>
            <numerusform>把本局的新方块放入袋中：%n 步之后，预期还需 {left} 步到 {target}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>the empty bag</source>
        <translation>空袋子</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>games end here</source>
        <translation>对局在此结束</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>passed through</source>
        <translation>经过</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>moves left</source>
        <translation>剩余步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>How likely a game is to reach each tile sum; a new 4 skips one. Green is where games end.</source>
        <translation>一局出现每个方块总和的概率；新出的 4 会跳过一个。绿色为对局结束处。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Pr(S) is the sum of N₀ⱼ over the states j with the tile sum S, row 0 of N = (I − Q)⁻¹, and of B = N R for wins. As long as no game is won Pr(S) = (1 − p) Pr(S − 2) + p Pr(S − 4), which tends to 1 / (1 + p): a new tile adds 2 (1 + p) on average. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>Pr(S) 是方块总和为 S 的各状态 j 的 N₀ⱼ 之和（N = (I − Q)⁻¹ 的第 0 行），获胜则取 B = N R。在没有对局获胜之前，Pr(S) = (1 − p) Pr(S − 2) + p Pr(S − 4)，趋于 1 / (1 + p)：新方块平均增加 2 (1 + p)。据 J. Lees-Miller, The Mathematics of 2048（2017）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Sums that games pass</source>
        <translation>对局经过的总和</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Tile sum {sum}: reached in {share} of games</source>
        <translation>方块总和 {sum}：{share} 的对局经过</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Tile sum {sum}: reached in {share} of games, won there in {won}</source>
        <translation>方块总和 {sum}：{share} 的对局经过，{won} 在此获胜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Pr(S)</source>
        <translation>Pr(S)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Far from the start a sum is passed in {share} of all games</source>
        <translation>远离开局时，一个总和有 {share} 的对局经过</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>limit of Pr(S)</source>
        <translation>Pr(S) 的极限</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Sums passed on the way to {target}</source>
        <translation>到 {target} 途中经过的总和</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/tiles.py"/>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: graph</source>
        <translation>袋子：图</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: moves to win</source>
        <translation>袋子：获胜步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: sums passed</source>
        <translation>袋子：经过的总和</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Follow the game</source>
        <translation>跟随对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Put the new tiles of the game on the 2048 page into the bag, move by move</source>
        <translation>把 2048 页面上对局的新方块逐步放入袋中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Chance</source>
        <translation>概率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Shortest and longest game</source>
        <translation>最短与最长的对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Transition matrix</source>
        <translation>转移矩阵</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Sorted by tile sum. It is upper triangular, so one backward pass solves it.</source>
        <translation>按方块总和排列。它是上三角矩阵，从后往前算一遍即可求解。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Where games end</source>
        <translation>对局在哪里结束</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Endings by state or by sum</source>
        <translation>按状态或按总和的结局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>{least} to {most}</source>
        <translation>{least} 至 {most}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/bag/view.py"/>
        <source>%n states</source>
        <extracomment>One: %n state</extracomment>
        <translation>
            <numerusform>%n 个状态</numerusform>
        </translation>
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
        <source>Bag: use the game's fours and first tiles</source>
        <translation>袋子：采用游戏的 4 的比例和最初方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>absorbing</source>
        <translation>吸收</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>moves possible</source>
        <translation>可能的步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>With the empty bag</source>
        <translation>含空袋</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Without the step that sets the first tiles</source>
        <translation>不计放置最初方块的一步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Every way to place two or more tiles smaller than the target, including the 2 or 4 that came last.</source>
        <translation>放置两个或更多小于目标的方块的所有方式，含最后出现的 2 或 4。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>A move adds 2 or 4 to the tile sum, so it cannot cross two empty layers in a row.</source>
        <translation>每步使方块总和增加 2 或 4，所以越不过连续两个空层。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Truly reachable</source>
        <translation>真正可达</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>What play can reach, found move by move. Both counts above are too large.</source>
        <translation>对局中能到达的盘面，逐步找出。上面两种计数都偏大。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>up to symmetry</source>
        <translation>按对称归并</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/board_layers.py"/>
        <source>%n layers</source>
        <extracomment>One: %n layer</extracomment>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Three ways to count</source>
        <translation>三种计数方式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Boards</source>
        <translation>盘面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>gap {positions}</source>
        <translation>差 {positions}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>Even depths hold {even} positions, odd depths {odd}. They must be equal. {gap}. {done}</source>
        <translation>偶数深度有 {even} 个局面，奇数深度有 {odd} 个，两者必须相等。{gap}。{done}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>D even</source>
        <translation>D 偶数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>D odd</source>
        <translation>D 奇数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>must be equal: {gap}</source>
        <translation>必须相等：{gap}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>must be equal</source>
        <translation>必须相等</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/bands.py"/>
        <source>Each depth is a state. {words}</source>
        <translation>每个深度为一个状态。{words}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/bands.py"/>
        <source>depth {depth}: {shares}</source>
        <translation>深度 {depth}：{shares}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, q and r counted</source>
        <translation>p、q 和 r 为精确统计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, q and r sampled</source>
        <translation>p、q 和 r 为抽样</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, q and r estimated</source>
        <translation>p、q 和 r 为估计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, away</source>
        <translation>p，更远</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>q, back</source>
        <translation>q，更近</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>r, same</source>
        <translation>r，不变</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>Being counted</source>
        <translation>正在统计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>same</source>
        <comment>as the other state</comment>
        <translation>不变</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>Markov chain, {unit}</source>
        <translation>链，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>The article's chain</source>
        <translation>文章的链</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>The chain, balanced</source>
        <translation>链，平衡后</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>≈: rounded as published. Right column: p of the balanced chain, where it differs. No move keeps the depth.</source>
        <translation>≈ 为发表时的舍入值。右列为平衡后的链的 p（仅列出不同之处）。没有一步会保持深度不变。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>≈: rounded as published. Right column: p of the article's chain, where it differs. No move keeps the depth.</source>
        <translation>≈ 为发表时的舍入值。右列为文章的链的 p（仅列出不同之处）。没有一步会保持深度不变。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>Exact: every position was counted.</source>
        <translation>精确：每个局面都已统计。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>≈: rounded as published.</source>
        <translation>≈ 为发表时的舍入值。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>balanced</source>
        <translation>平衡后</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>of the article</source>
        <translation>文章的</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/matrix.py"/>
        <source>Transition matrix. Up and down choose a row.</source>
        <translation>转移矩阵。上下键选行。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Growth</source>
        <translation>增长率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Counting where moves lead</source>
        <translation>正在统计各步的去向</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Each depth is a state, each move a step</source>
        <translation>每个深度为一个状态，魔方的每一步为链的一步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Stationary distribution</source>
        <translation>平稳分布</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Balance: each move changes the parity, so even and odd depths must hold equally many positions.</source>
        <translation>平衡：每一步都改变奇偶性，所以偶数与奇数深度的局面数必须相等。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Bands</source>
        <translation>带</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>What is shown below</source>
        <translation>下方显示的内容</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Chain</source>
        <translation>链</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Line through depths</source>
        <translation>拟合直线的深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Counting where moves lead. This is done only once.</source>
        <translation>正在统计各步的去向，只需一次。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>p(d | N = {moves}) beside the stationary distribution</source>
        <translation>p(d | N = {moves}) 与平稳分布</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>b = {slope:.4f}, the slope of the dashed line</source>
        <translation>b = {slope:.4f}，虚线的斜率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Depth {depth}: {positions} position, the line gives {line}</source>
        <translation>深度 {depth}：{positions} 个局面，直线给出 {line}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Depth {depth}: {positions} positions, the line gives {line}</source>
        <translation>深度 {depth}：{positions} 个局面，直线给出 {line}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>by the line</source>
        <translation>按直线</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>flow back</source>
        <translation>回流</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Chain, N = {moves}</source>
        <translation>链，N = {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>The width of a band is the chance of going there; hatched where it is not counted exactly.</source>
        <translation>带的宽度是走向那里的概率；斜线处未经精确统计。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>spread over the rounded counts, most over the coarsest</source>
        <translation>分摊到各舍入值上，最粗略的分得最多</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>added to depth 20 in the article's printed figures</source>
        <translation>在文章所载的数值中加到深度 20</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>Published: {states}, rounded; {change} added here.</source>
        <translation>发表值：{states}，已舍入；这里加上 {change}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>Published: {states}, rounded; {change} taken off here.</source>
        <translation>发表值：{states}，已舍入；这里减去 {change}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>r, same depth</source>
        <translation>r，深度不变</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>{source} p, q and r are the shares of the {turns} moves that lead away from solved, back towards it, and to the same depth, as if a walk were uniform inside a depth. Stationary distribution: the share of all positions at each depth. Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation>{source} p、q、r 是 {turns} 种走步中使深度更远、更近和不变的比例，假设游走在同一深度内均匀分布。平稳分布：每个深度占全部局面的比例。距离：½ Σ |p − p′|。据 E. Testé, A random walk on the Rubik's Cube, 2023。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>{source} D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, p(0) = 1 and q(26) = 1: the numbers of positions D alone give the chain, p(i) D(i) = D(i) − D(i−1) + D(i−2) − …, if each of these sums is above 0 and at most D(i+1). Growth: the article's 9.3412 is the mean of p/q from depth {low} to {high}; far from both ends q = 1/(b + 1). Stationary distribution: 2 D/N on the depths of one parity. Distance: ½ Σ |p − p′|. E. Testé, A random walk on the Rubik's Cube, 2023; numbers of positions by T. Rokicki, cube20.org.</source>
        <translation>{source} D(i) p(i) = D(i+1) q(i+1)，p(i) + q(i) = 1，p(0) = 1，q(26) = 1：仅由局面数 D 即得到链，p(i) D(i) = D(i) − D(i−1) + D(i−2) − …，只要每个和大于 0 且不超过 D(i+1)。增长率：文章的 9.3412 是深度 {low} 至 {high} 上 p/q 的均值；远离两端处 q = 1/(b + 1)。平稳分布：同一奇偶性各深度上的 2 D/N。距离：½ Σ |p − p′|。E. Testé, A random walk on the Rubik's Cube, 2023；局面数据 T. Rokicki, cube20.org。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>b = {growth:.4f} by a line through log D from depth {low} to {high}.</source>
        <translation>b = {growth:.4f}，由深度 {low} 至 {high} 的 log D 拟合直线得出。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>The article's text corrects depth 21; its printed p and q fit a correction at depth 20, and with depth 21 there is no chain at all.</source>
        <translation>文章正文修正的是深度 21；所载的 p 和 q 则对应对深度 20 的修正，而修正深度 21 根本得不到链。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>Balanced: even and odd depths each hold half of all positions, and each rounded count is changed within its rounding.</source>
        <translation>平衡：偶数与奇数深度各占全部局面的一半，每个舍入值在舍入允许的范围内调整。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>parity gap</source>
        <translation>奇偶差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>odd depths hold {gap} positions more than even ones.</source>
        <translation>奇数深度比偶数深度多 {gap} 个局面。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>As published, q would be no probability at depth {depth}: odd depths hold {gap} positions more than even ones.</source>
        <translation>按发表的数值，深度 {depth} 处的 q 不是概率：奇数深度比偶数深度多 {gap} 个局面。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>first depth that fails</source>
        <translation>首个不满足的深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>growth b from {low} to {high}</source>
        <translation>增长率 b，{low} 至 {high}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>{growth:.4f} ({low} to {high})</source>
        <translation>{growth:.4f}（{low} 至 {high}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>b = {growth:.4f} is the mean of p/q from depth {low} to {high}, as in the article. A line through log D gives {fits}.</source>
        <translation>b = {growth:.4f} 是深度 {low} 至 {high} 上 p/q 的均值，与文章相同。log D 的拟合直线给出 {fits}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>moves away</source>
        <translation>更远的走步数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>At these depths {away:.2f} of %n moves lead away on average. The article's {printed} is b itself.</source>
        <extracomment>One: At these depths {away:.2f} of %n move lead away on average. The article's {printed} is b itself.</extracomment>
        <translation>
            <numerusform>在这些深度，%n 种走步中平均有 {away:.2f} 种走向更远。文章的 {printed} 就是 b 本身。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>1/(b + 1) = {back:.4f}; q goes from {begin} at depth {low} to {end} at depth {high}.</source>
        <translation>1/(b + 1) = {back:.4f}；q 从深度 {low} 处的 {begin} 到深度 {high} 处的 {end}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>Where a move may keep the depth, the numbers of positions need not fulfil such conditions.</source>
        <translation>某些步可能保持深度不变时，局面数无需满足这样的条件。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>Conditions on the numbers of positions. Up and down choose a row.</source>
        <translation>局面数的条件。上下键选行。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>First fails at depth {depth}</source>
        <translation>首次不满足在深度 {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>fails</source>
        <translation>不满足</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Play the cube's chain</source>
        <translation>播放魔方的链</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Increase N step by step to its end</source>
        <translation>让 N 逐步增加到末尾</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Chain: {view}</source>
        <translation>链：{view}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Chain: bands and balance</source>
        <translation>链：带与平衡</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Bring them to the front when the window is too low to show everything</source>
        <translation>窗口太矮、放不下全部内容时，把它们移到前面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Moves N</source>
        <translation>步数 N</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>{away:.2f} of {turns}</source>
        <translation>{away:.2f} / {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>to the stationary distribution</source>
        <translation>与平稳分布的距离</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/curves.py"/>
        <source>{interval} of {games}</source>
        <translation>{games} 中 {interval}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/curves.py"/>
        <source>Measured by {source}.</source>
        <translation>由{source}实测。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/iterations.py"/>
        <source>by Korf's formula</source>
        <translation>按 Korf 公式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/iterations.py"/>
        <source>without a bound, bᵈ</source>
        <translation>没有下界时，bᵈ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>depth, each in its own unit</source>
        <translation>深度，各用各自的单位</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>part of the deepest depth</source>
        <translation>占最大深度的比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>share of all states</source>
        <translation>占全部状态的比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>share of all states within</source>
        <translation>累计占全部状态的比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>density: share of all states by part of the deepest depth</source>
        <translation>密度：按占最大深度的比例计的状态比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>Depth distributions compared</source>
        <translation>深度分布对比</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>depth {depth:.0f}</source>
        <translation>深度 {depth:.0f}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>{percent} of the deepest</source>
        <translation>最大深度的 {percent}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>Distributions</source>
        <translation>分布</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>{name}: mean {mean}</source>
        <translation>{name}：均值 {mean}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>At {place}: none</source>
        <translation>{place} 处：无</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>At {place}: {shares}</source>
        <translation>{place} 处：{shares}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>Depth against the number of moves</source>
        <translation>深度与步数的关系</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>{after} at depth {depth}: {exact}, binomial ≈ {model}</source>
        <translation>{after}处于深度 {depth}：{exact}，二项分布 ≈ {model}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>{after} depth {depth} is the most likely</source>
        <translation>{after}最可能的深度是 {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>moves N</source>
        <translation>步数 N</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>chance of the likeliest depth</source>
        <translation>最可能深度的概率</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>After %n moves</source>
        <extracomment>One: After %n move</extracomment>
        <translation>
            <numerusform>%n 步之后</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/choices.py"/>
        <source>Subject</source>
        <comment>of the Lab</comment>
        <translation>主题</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>How each puzzle's positions are spread over its depths. A line is dashed where its figures are approximate.</source>
        <translation>每个谜题的局面如何分布在各深度。数值为近似时用虚线。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>States: D(d) on a logarithmic axis. Share: D(d) / Σ D, or its density over d / deepest. Cumulative: the share of all states at depth d or less. Half way: the smallest part of the deepest depth within which half of all states lie.</source>
        <translation>状态数：D(d)，对数坐标。比例：D(d) / Σ D，或其对 d / 最大深度的密度。累计：深度不超过 d 的状态占全部的比例。半数处：包含一半状态的最小深度比例。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>A puzzle that branches like a tree has nearly all of its positions near the deepest; where positions meet again soon, the middle holds most of them.</source>
        <translation>像树一样分支的谜题，几乎所有局面都接近最大深度；局面很快重新相遇的谜题，大部分在中段。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>Depths compared</source>
        <translation>深度对比</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>Back</source>
        <comment>to the page before</comment>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>half way at {share} of the deepest</source>
        <translation>半数处在最大深度的 {share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>{least:.0f} to {most}</source>
        <translation>{least:.0f} 至 {most}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>compared</source>
        <translation>对比</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>half way at</source>
        <translation>半数处</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>at the latest</source>
        <translation>最晚</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/comparison.py"/>
        <source>Sokoban, The Turnstile</source>
        <translation>推箱子，The Turnstile</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>exponential time: Go with the Japanese rules</source>
        <translation>指数时间：日本规则的围棋</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>polynomial space: Sokoban, formulas with ∀, ∃</source>
        <translation>多项式空间：推箱子、含 ∀ 和 ∃ 的公式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>an answer is quickly checked: travelling salesman</source>
        <translation>答案可快速验证：旅行商问题</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>polynomial time: the squares a box can reach</source>
        <translation>多项式时间：箱子可到达的格子</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>P lies in NP, NP in PSPACE, PSPACE in EXPTIME</source>
        <translation>P 包含于 NP，NP 包含于 PSPACE，PSPACE 包含于 EXPTIME</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>One value per variable is remembered, and values are tried until the answer is known: little memory, much time.</source>
        <translation>每个变量只记住一个值，一直试到得出答案：内存少，时间多。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Step through it, or let it run.</source>
        <translation>逐步进行，或让它运行。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Try {values}.</source>
        <translation>试 {values}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Start: no values are set.</source>
        <translation>开始：尚未赋值。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>{formula} is true for {values}.</source>
        <translation>{formula} 在 {values} 时为真。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>{formula} is false for {values}.</source>
        <translation>{formula} 在 {values} 时为假。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>The formula is true, after %n steps.</source>
        <extracomment>One: The formula is true, after %n step.</extracomment>
        <translation>
            <numerusform>公式为真，用了 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>The formula is false, after %n steps.</source>
        <extracomment>One: The formula is false, after %n step.</extracomment>
        <translation>
            <numerusform>公式为假，用了 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>For all, or for some</source>
        <translation>对所有，或对某个</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Run, or pause</source>
        <translation>运行或暂停</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>A formula with quantifiers</source>
        <translation>带量词的公式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Tree of values</source>
        <translation>取值树</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>truth for {values}</source>
        <translation>{values} 时的真值</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>truth of the formula</source>
        <translation>公式的真值</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>remembered: {kept} of {values} values · checked: {leaves} of {rows} rows</source>
        <translation>已记住 {kept} 个值（共 {values} 个）· 已检查 {leaves} 行（共 {rows} 行）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>bound of the proof</source>
        <translation>证明中的上界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>boxes and man on different squares</source>
        <translation>箱子和小人各占一格</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>reachable positions</source>
        <translation>可到达的局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>The proof allows up to 3 to the n positions on n squares. How many a level really has shows only when they are counted.</source>
        <translation>证明允许 n 格上至多有 3 的 n 次方个局面。一关实际有多少，要统计后才知道。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>Growth</source>
        <comment>of the number of positions</comment>
        <translation>增长</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>The level on the Sokoban page</source>
        <translation>推箱子页面上的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}, {squares}, {boxes}</source>
        <translation>{level}，{squares}，{boxes}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}. The counting was cancelled.</source>
        <translation>{level}。统计已取消。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}. Counting.</source>
        <translation>{level}。正在统计。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>Each additional square triples the bound.</source>
        <translation>每多一格，上界变为三倍。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>“{title}”</source>
        <translation>“{title}”</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}: %n reachable positions.</source>
        <extracomment>One: {level}: %n reachable position.</extracomment>
        <translation>
            <numerusform>{level}：可到达 %n 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}: at least %n reachable positions.</source>
        <extracomment>One: {level}: at least %n reachable position.</extracomment>
        <translation>
            <numerusform>{level}：至少可到达 %n 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>Numbers of positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>3 to the {squares}, the bound of the proof</source>
        <translation>3 的 {squares} 次方，证明中的上界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>reachable in play; of the man only his area counts</source>
        <translation>对局中可到达，小人只按所在区域区分</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>One box between two doors. From A the man gets to B and leaves the box as it was; from B never to A.</source>
        <translation>两扇门之间有一个箱子。从 A 小人能到 B，并让箱子保持原样；从 B 永远到不了 A。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>The proof is built from such rooms. A one-way street acts as a wire with a direction; together with rooms that remember something, it makes levels that compute whatever a machine with that much memory computes.</source>
        <translation>证明就由这样的房间搭成。单行道相当于有方向的导线；再加上能记忆的房间，就能搭出关卡，计算任何具有同样多内存的机器所能计算的。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>From A to B</source>
        <translation>从 A 到 B</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Play A to B</source>
        <translation>走 A 到 B</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Play B to A</source>
        <translation>走 B 到 A</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>to A</source>
        <translation>到 A</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>to B</source>
        <translation>到 B</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Ways through the room</source>
        <translation>穿过房间的路</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>A one-way street</source>
        <translation>单行道</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>never</source>
        <translation>不可能</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>turn back</source>
        <translation>折返</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Every way through was tried; the table lists those that leave the box where it was.</source>
        <translation>所有穿过的路都试过；表中是让箱子留在原处的那些。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>%n moves, and the box is where it was.</source>
        <extracomment>One: %n move, and the box is where it was.</extracomment>
        <translation>
            <numerusform>%n 步，箱子仍在原处。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>The room</source>
        <translation>房间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Whether such formulas are true is the standard example of the hardest questions in PSPACE. The proof of Hearn and Demaine leads from them to Sokoban.</source>
        <translation>这类公式是否为真，是 PSPACE 中最难问题的标准例子。Hearn 和 Demaine 的证明由此通向推箱子。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Breadth-first search remembers all reachable positions, exponentially many. Solvers do so all the same: time is scarcer than memory.</source>
        <translation>广度优先搜索记住所有可到达的局面，为指数多个。求解器仍然这样做：时间比内存更宝贵。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>PSPACE is what a program can answer with memory that grows like a power of the question's size, however long it takes.</source>
        <translation>PSPACE 是程序用随问题规模按幂次增长的内存所能回答的问题，不论用多久。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>So a program that is fast on every level would be fast on all of PSPACE. Nobody knows one, and nobody has proved that there is none. That P is smaller than EXPTIME is proved; which of the steps between them are strict is open.</source>
        <translation>所以，若有程序在每个关卡上都快，它在整个 PSPACE 上也快。没有人知道这样的程序，也没有人证明它不存在。P 小于 EXPTIME 已证明；其间哪几步是真包含，尚无定论。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Solutions need not be short either: some levels of a few boxes take exponentially many moves (Levels built to be hard).</source>
        <translation>解也未必短：有些箱子不多的关卡需要指数多步（见“特意设计的难关”）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>J. Culberson, Sokoban is PSPACE-complete (1997). R. Hearn, E. Demaine, PSPACE-completeness of sliding-block puzzles and other problems (2005). After Yang Chao, sokoban.ws.</source>
        <translation>J. Culberson, Sokoban is PSPACE-complete (1997). R. Hearn, E. Demaine, PSPACE-completeness of sliding-block puzzles and other problems (2005). 据 Yang Chao, sokoban.ws。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Steps of the evaluation</source>
        <translation>求值的步数</translation>
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
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Whether a level can be solved is such a question: Savitch's algorithm needs at most {cells:.2f} n² cells for n squares (Memory against time). And it is among the hardest of them: every other question in PSPACE can be rewritten, quickly, as a level that can be solved if and only if the answer is yes.</source>
        <translation>一个关卡能否完成就是这样的问题：对 n 格，Savitch 算法至多需要 {cells:.2f} n² 个单元（见“内存与时间”）。而且它属于其中最难的：PSPACE 中任何其他问题都能迅速改写成一个关卡，它能完成当且仅当答案为“是”。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>PSPACE-complete</source>
        <translation>PSPACE 完全</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_depths.py"/>
        <source>Compare these depths with those of other puzzles</source>
        <translation>把这些深度与其他谜题对比</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_depths.py"/>
        <source>Figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>≈ Lumped</source>
        <translation>≈ 聚合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>≈ Binomial</source>
        <translation>≈ 二项分布</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>exact for up to %n moves</source>
        <extracomment>One: exact for up to %n move</extracomment>
        <translation>
            <numerusform>%n 步以内精确</numerusform>
        </translation>
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
        <source>Pin it in the plot, or remove it</source>
        <translation>保留在图中，或移除</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Measure random walks of the cube</source>
        <translation>实测魔方的游走</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>mean depth, lumped</source>
        <translation>聚合链的平均深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>distance of the lumped chain</source>
        <translation>聚合链的距离</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>mixing time</source>
        <translation>混合时间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>mixing time, lumped</source>
        <translation>聚合链的混合时间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/board.py"/>
        <source>The rooms</source>
        <translation>房间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>A tinted hall lies between two bolts, each before a gate. A bolt opens its gate when pushed from the corridor and shuts it when pushed from the hall, and one gate can be open at a time. From corridor to hall there is no way but through the next room: once there, to shut a gate, and once back, to open the other. All bolts must end as they were, so the first room is passed twice.</source>
        <translation>着色的厅位于两个门闩之间，每个门闩在一扇门前。从走廊推门闩会打开其门，从厅里推则关上，同一时间只能开一扇。从走廊到厅只能经过下一个房间：去一次关一扇门，回来一次开另一扇。所有门闩最后必须恢复原样，所以第一个房间要通过两次。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Last room</source>
        <translation>最后一间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Lengths by number of rooms</source>
        <translation>各房间数的长度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Formula and what was counted</source>
        <translation>公式值与实际计数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>For n = {number}</source>
        <translation>n = {number} 时</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>● counted</source>
        <translation>● 已统计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>○ not counted</source>
        <translation>○ 未统计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>the recurrence starts here</source>
        <translation>递推从这里开始</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>entrances of room {number}</source>
        <translation>进入第 {number} 间的次数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>%n entrances</source>
        <extracomment>One: %n entrance</extracomment>
        <translation>
            <numerusform>进入 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Counting n = {number}.</source>
        <translation>正在计算 n = {number}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>n = {number}: proved shortest by exact search, in moves and in pushes.</source>
        <translation>n = {number}：经精确搜索，步数和推数都已证明最短。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>● is proved shortest by exact search; ○ only follows from the formula.</source>
        <translation>● 经精确搜索证明最短；○ 仅由公式得出。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>Finding the shortest solution for %n rooms</source>
        <extracomment>One: Finding the shortest solution for %n room</extracomment>
        <translation>
            <numerusform>正在计算 %n 个房间的最短解</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>Counting n = {number} was cancelled.</source>
        <translation>n = {number} 的计算已取消。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>n = {number} was not counted to the end. {reason}.</source>
        <translation>n = {number} 未计算完。{reason}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>n = {number} was counted as {moves} and {pushes}: the formula is wrong.</source>
        <translation>n = {number} 算得 {moves}、{pushes}：公式有误。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>Entrances in the solution</source>
        <translation>解中的进入次数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>move {move}, solved</source>
        <translation>第 {move} 步，已完成</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>move {move}</source>
        <translation>第 {move} 步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>entrances of room {number} so far</source>
        <translation>到目前为止进入第 {number} 间的次数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>room {number}</source>
        <translation>第 {number} 间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>{entered} of {entrances}</source>
        <translation>{entered}/{entrances}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>To pass a room you must pass the next one twice, so the last of n rooms is entered 2ⁿ times; no solution enters it less often.</source>
        <translation>通过一个房间须两次通过下一个：n 个房间的最后一个要进入 2ⁿ 次，任何解都不能更少。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Rooms</source>
        <translation>房间数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Copy the moves of the solution</source>
        <translation>复制解的步骤</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Play the solution</source>
        <translation>播放解</translation>
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
        <source>Find the shortest solutions of the rooms</source>
        <translation>计算这些房间的最短解</translation>
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
        <location filename="../../../app/lab/estimate/model.py"/>
        <source>Soft labels</source>
        <translation>软标签</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/model.py"/>
        <source>Likelihood</source>
        <translation>似然</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/model.py"/>
        <source>Reading the measurements</source>
        <translation>正在读取实测数据</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/pane.py"/>
        <source>A network for depth</source>
        <translation>估计深度的网络</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/pane.py"/>
        <source>How the labels were used in training</source>
        <translation>训练时如何使用标签</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/pane.py"/>
        <source>Reading the measurements.</source>
        <translation>正在读取实测数据。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>Estimate by true depth</source>
        <translation>各真实深度的估计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>Depth by the network</source>
        <translation>网络给出的深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>true depth d, {unit}</source>
        <translation>真实深度 d，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>d = {place}: no proofs</source>
        <translation>d = {place}：没有证明</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>d = {place}, %n positions</source>
        <extracomment>One: d = {place}, %n position</extracomment>
        <translation>
            <numerusform>d = {place}，%n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>mean estimate</source>
        <translation>平均估计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>p(true depth)</source>
        <translation>真实深度的概率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>spread of the means</source>
        <translation>均值的离散</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>depth {depth}: {mean:.1f}</source>
        <translation>深度 {depth}：{mean:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>mean error</source>
        <translation>平均误差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>true depth most likely</source>
        <translation>真实深度最可能</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>too large, k = {k}</source>
        <translation>过大，k = {k}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>nodes, k = {k}</source>
        <translation>节点，k = {k}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>time, k = {k}</source>
        <translation>时间，k = {k}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Which depths the network thinks likely for positions with a proved depth d. Triangles: its mean depth with its spread; short dashes: the true depth.</source>
        <translation>对已证明深度为 d 的局面，网络认为哪些深度更可能。三角为其平均深度及离散程度，短虚线为真实深度。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>How much probability the network gives to the true depth, and how often it thinks that depth the likeliest. Bars are 95 % intervals.</source>
        <translation>网络给真实深度多大概率，以及它有多常认为该深度最可能。竖线为 95% 置信区间。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Of all depths to which the network gives a probability within the same tenth, how many are the true one, with 95 % intervals. Dashes: perfect calibration. Every true depth has the same weight, however many positions of it were drawn and however rare it is.</source>
        <translation>在网络给出的概率落在同一个十分之一范围内的所有深度中，有多少是真实深度，并附 95% 置信区间。虚线：完全校准的情形。每个真实深度的权重相同，不论抽取了多少个局面，也不论它有多罕见。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>How often the mean depth minus k moves, rounded down, is more than the true depth: used as a bound it would make a search miss the shortest solution. No proof here uses it.</source>
        <translation>平均深度减去 k 步再向下取整后，有多常超过真实深度：用作搜索的界会漏掉最短解。这里的证明都不使用它。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>A network of 7 million bytes sums rows for the tokens of a position and their pairs. It is shown the ends of random walks of N = 0..32 moves, each in its least view, and has learnt them in two ways. Soft labels: p(d|N) of the lumped chain, as E. Testé proposes (2023); this comes to the mean of p(d|N) over the lengths that may have led there, which is wider than what is known of d. Likelihood: the P(d|x) for which the sum of P(N|d) P(d|x) over d makes the lengths likeliest, with P(N|d) from p(d|N) by Bayes' rule. A position and its inverse are equally deep, so the geometric mean of both counts.</source>
        <translation>一个 700 万字节的网络，对局面的记号及记号对的行求和，输入为 N = 0..32 步随机游走的终点，各取其最小视图。它以两种方式学习。软标签：聚合链的 p(d|N)，如 E. Testé 所提（2023）；它得到可能长度上 p(d|N) 的均值，比关于 d 的已知更宽。似然：使 P(N|d) P(d|x) 对 d 之和令各长度最可能的 P(d|x)，其中 P(N|d) 由 p(d|N) 按贝叶斯公式得出。局面与其逆同样深：取两者的几何平均。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Nodes and time: {searches} positions of depth {depth} searched by iterative deepening with Korf's tables alone, and with the larger of their bound and the estimate minus k. The estimate cuts off more, but takes about a thousand times as long to look up as a table: fewer nodes, more time.</source>
        <translation>节点与时间：对 {searches} 个深度 {depth} 的局面作迭代加深搜索，一种只用 Korf 的表，一种取其下界与“估计减 k”中较大的。估计剪去更多，但查一次约需查表的一千倍时间：节点减少，时间增加。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Likeliest, soft labels</source>
        <translation>最可能，软标签</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Likeliest, likelihood</source>
        <translation>最可能，似然</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Probability of the true depth</source>
        <translation>真实深度的概率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Perfect calibration</source>
        <translation>完全校准</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>predicted probability, %</source>
        <translation>预测的概率，%</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Share that is true</source>
        <translation>为真的比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>{low}–{high} %</source>
        <translation>{low}–{high}%</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>{interval} of {pairs}, predicted {share}</source>
        <translation>{interval}，共 {pairs} 个，预测为 {share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>moves subtracted from the estimate, k</source>
        <translation>从估计中减去的步数 k</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Too large as a bound</source>
        <translation>用作界时过大</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>≈ {error:.2f} at {depth}</source>
        <translation>≈ {error:.2f}（深度 {depth}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>≈ {factor:.1f} times</source>
        <translation>≈ {factor:.1f} 倍</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Time</source>
        <comment>a computation takes</comment>
        <translation>时间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Predicted</source>
        <comment>by a network</comment>
        <translation>预测</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Came true</source>
        <comment>came true</comment>
        <translation>属实</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Searches were measured in HTM only.</source>
        <translation>搜索只以 HTM 测过。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Even minus {margin} moves the estimate is too large for {over} of the positions. {searches} searches of depth {depth} with it generated {nodes} of the positions that the tables alone take, in {factor:.1f} times their time; {longer} ended with a longer solution, {stopped} were given up as endless. Proofs here never use it.</source>
        <translation>即使减去 {margin} 步，估计对 {over} 的局面仍过大。用它对深度 {depth} 作的 {searches} 次搜索，生成的局面为只用表时的 {nodes}，用时 {factor:.1f} 倍；{longer} 次得到更长的解，{stopped} 次因没有尽头而放弃。这里的证明从不使用它。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>proofs</source>
        <translation>证明数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>%n proofs</source>
        <extracomment>One: %n proof</extracomment>
        <translation>
            <numerusform>%n 个证明</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>As a bound, soft labels, {unit}</source>
        <translation>用作界，软标签，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>As a bound, likelihood, {unit}</source>
        <translation>用作界，似然，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Calibration, soft labels, {unit}</source>
        <translation>校准，软标签，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Calibration, likelihood, {unit}</source>
        <translation>校准，似然，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Compared with proofs, soft labels, {unit}</source>
        <translation>与证明对比，软标签，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Compared with proofs, likelihood, {unit}</source>
        <translation>与证明对比，似然，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>moves M(n)</source>
        <translation>步数 M(n)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>pushes P(n)</source>
        <translation>推数 P(n)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>moves M(n) − 11</source>
        <translation>步数 M(n) − 11</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>pushes P(n) − 3</source>
        <translation>推数 P(n) − 3</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>Length of the shortest solution</source>
        <translation>最短解的长度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>n = {boxes}: no solution</source>
        <translation>n = {boxes}：无解</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>n = {boxes}: {moves} moves, {pushes} pushes, {counted}</source>
        <translation>n = {boxes}：{moves} 步，{pushes} 推，{counted}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>{told}; your solution: {moves} moves, {pushes} pushes</source>
        <translation>{told}；你的解：{moves} 步，{pushes} 推</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/families/chart.py"/>
        <source>your solution: %n moves</source>
        <extracomment>One: your solution: %n move</extracomment>
        <translation>
            <numerusform>你的解：%n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>○ recurrence only</source>
        <translation>○ 仅由递推</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>- - closed form</source>
        <translation>- - 闭式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>◇ your solution</source>
        <translation>◇ 你的解</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>boxes n</source>
        <translation>箱子数 n</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>{length}, closed form</source>
        <translation>{length}，闭式</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/families/corridor.py"/>
        <source>The corridor with %n boxes</source>
        <extracomment>One: The corridor with %n box</extracomment>
        <translation>
            <numerusform>%n 个箱子的走廊</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/corridor.py"/>
        <source>Corridor</source>
        <translation>走廊</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Any number</source>
        <translation>任意个数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Classical</source>
        <translation>经典</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Ends on the right</source>
        <translation>在右端结束</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>On the left</source>
        <translation>在左端</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Form</source>
        <comment>of a formula</comment>
        <translation>形式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Where the man ends</source>
        <translation>小人的终点</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Lengths by number of boxes</source>
        <translation>各箱子数的长度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Recurrence and what was counted</source>
        <translation>递推值与实际统计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Count n = {number}</source>
        <translation>计算 n = {number}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>The classical form has a solution for an even number of boxes only.</source>
        <translation>经典形式只在箱子数为偶数时有解。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Solid points are proved shortest by exact search; hollow ones only follow from the recurrence.</source>
        <translation>实心点经精确搜索证明最短；空心点仅由递推得出。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Counting n = {number}: {positions} so far.</source>
        <translation>正在计算 n = {number}：目前 {positions}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Counting n = {number} of the form “any number”: {positions} so far.</source>
        <translation>正在计算“任意个数”形式的 n = {number}：目前 {positions}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Counting n = {number} of the form “classical”: {positions} so far.</source>
        <translation>正在计算“经典”形式的 n = {number}：目前 {positions}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>growth for two boxes</source>
        <translation>每增加两个箱子的增长</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>growth per box, in the long run</source>
        <translation>每增加一个箱子的长期增长</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>ending on the right</source>
        <translation>在右端结束</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>ending on the left</source>
        <translation>在左端结束</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>counted</source>
        <translation>已统计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>moves counted</source>
        <translation>只统计了步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>pushes counted</source>
        <translation>只统计了推数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/families/model.py"/>
        <source>Finding the shortest solutions for %n boxes</source>
        <extracomment>One: Finding the shortest solutions for %n box</extracomment>
        <translation>
            <numerusform>正在计算 %n 个箱子的最短解</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/offer.py"/>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/offer.py"/>
        <source>Save level</source>
        <translation>保存关卡</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>opening</source>
        <translation>开场</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>turn</source>
        <comment>of a solution</comment>
        <translation>折返</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>Solution by parts</source>
        <translation>解的各部分</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>move {move}, {coming}</source>
        <translation>第 {move} 步，{coming}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>inside n − 1 the same again:</source>
        <translation>n − 1 的内部同样如此：</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>{part}, inside n − 1</source>
        <translation>n − 1 中的{part}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>moves of {part}</source>
        <translation>{part}的步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>pushes of {part}</source>
        <translation>{part}的推数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>A solution for n boxes opens with six moves, solves the n − 2 lower boxes, turns, and solves the n − 1 lower ones: M(n) = M(n−1) + M(n−2) + n + 12 for odd n, + n + 10 for even n; P(n) = P(n−1) + P(n−2) + 8. Closed form, with α = (1 + √5) / 2 and β = (1 − √5) / 2: M(n) = (−1)^(n+1) + (9 + √5) αⁿ + (9 − √5) βⁿ − n − 14, P(n) = (10 + 4√5) / 5 αⁿ + (10 − 4√5) / 5 βⁿ − 8. Solid: no solution is shorter, by separate exact searches for moves and for pushes. Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws, after a classical form by Aymeric du Peloux that David Holland analysed.</source>
        <translation>解 n 个箱子时，先用六步开场，解下面 n − 2 个箱子，折返，再解下面 n − 1 个：n 为奇数时 M(n) = M(n−1) + M(n−2) + n + 12，偶数时为 + n + 10；P(n) = P(n−1) + P(n−2) + 8。闭式，α = (1 + √5) / 2，β = (1 − √5) / 2：M(n) = (−1)^(n+1) + (9 + √5) αⁿ + (9 − √5) βⁿ − n − 14，P(n) = (10 + 4√5) / 5 αⁿ + (10 − 4√5) / 5 βⁿ − 8。实心：没有更短的解，由分别针对步数和推数的精确搜索得出。Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws，源自 Aymeric du Peloux 的经典形式，David Holland 曾作分析。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Each additional box makes the solution about {growth} times as long.</source>
        <translation>每多一个箱子，解的长度约为 {growth} 倍。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>One solution, two smaller ones in it</source>
        <translation>一个解，内含两个更小的解</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Play this part: {part}</source>
        <translation>播放此部分：{part}</translation>
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
        <translation>计算此走廊</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>By an exact search</source>
        <translation>通过精确搜索</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Every position has one move back and b moves on. Points: the most likely depths; dashes: the line d = N (b − 1) / (b + 1). Drag over the map to change N.</source>
        <translation>每个局面有一步可退、b 步可进。点是最可能的深度，虚线是直线 d = N (b − 1) / (b + 1)；在图上拖动可改变 N。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>p(d → d + 1) = b / (b + 1), p(d → d − 1) = 1 / (b + 1), and back from both ends: the populations are 1, b + 1, (b + 1) b, …, b^(D − 1), which a real puzzle's resemble far from its ends. Binomial model: d = 2k − N with k of N moves going deeper. Shades are the square root of the chance. E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation>p(d → d + 1) = b / (b + 1)，p(d → d − 1) = 1 / (b + 1)，两端折回：局面数为 1, b + 1, (b + 1) b, …, b^(D − 1)，真实谜题在远离两端处与此相似。二项模型：d = 2k − N，N 步中有 k 步走向更深。深浅为概率的平方根。E. Testé, A random walk on the Rubik's Cube, 2023。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>diameter</source>
        <translation>直径</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>binomial</source>
        <translation>二项分布</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Growth b</source>
        <translation>增长率 b</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Diameter</source>
        <translation>直径</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Without growth a walk makes no progress on average: it only spreads.</source>
        <translation>没有增长时，游走平均不前进：只会扩散。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>The line reaches the deepest positions after {moves:.1f} moves. Some moves earlier the walk falls behind it: most positions are near the end, and from there a walk can only come back.</source>
        <translation>直线在 {moves:.1f} 步后到达最深的局面。在此之前若干步，游走已落后于它：大部分局面靠近末端，从那里只能返回。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>moves to the end</source>
        <translation>到尽头的步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>{puzzle}: b = {growth:g}, diameter {diameter}</source>
        <translation>{puzzle}：b = {growth:g}，直径 {diameter}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>distance from binomial</source>
        <translation>与二项模型的距离</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>binomial share outside</source>
        <translation>二项模型在两端外的比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>The line and the walk</source>
        <translation>直线与游走</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Most likely</source>
        <translation>最可能</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Line</source>
        <comment>plot</comment>
        <translation>直线</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>From binomial</source>
        <translation>与二项模型</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Corners</source>
        <translation>角块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Six edges</source>
        <translation>六个棱块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Other six edges</source>
        <translation>另外六个棱块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Distance of a random cube from solved: what each table says, the largest of the three, and the true depth. Ticks are the means.</source>
        <translation>随机魔方离还原的距离：各表给出的值、三者中最大的，以及真实深度。短线为均值。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/korf.py"/>
        <source>h, %n cubes</source>
        <extracomment>One: h, %n cube</extracomment>
        <translation>
            <numerusform>h，%n 个魔方</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Largest of the three</source>
        <translation>三者中最大</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>of all cubes</source>
        <translation>全部魔方</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>h = max(corners, six edges, other six edges) ≤ depth, since no table counts more {unit} than its pieces need. The tables are counted entry by entry (solid), h on {positions:,} positions drawn uniformly (hatched).</source>
        <translation>h = max（角块，六个棱块，另外六个棱块） ≤ 深度，因为每个表给出的值（{unit}）都不超过其块所需。表逐条统计（实心），h 在 {positions:,} 个均匀抽取的局面上统计（斜线）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Branching factor: the limit of N(d + 1) / N(d), with N(d) move sequences of length d in which no move repeats or undoes an earlier one: 6 + 3√6.</source>
        <translation>分支因子：N(d + 1) / N(d) 的极限 6 + 3√6，N(d) 为长度为 d、其中没有一步重复或抵消前面一步的序列数。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Branching factor: the limit of N(d + 1) / N(d), with N(d) move sequences of length d in which no move repeats or undoes an earlier one.</source>
        <translation>分支因子：N(d + 1) / N(d) 的极限，N(d) 为长度为 d、其中没有一步重复或抵消前面一步的序列数。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>A whole iteration to depth d generates Σ N(i + 1) P(h ≤ d − i) positions (Korf, Reid and Edelkamp 2001). Tables: R. E. Korf, AAAI 1997.</source>
        <translation>到深度 d 的完整迭代生成 Σ N(i + 1) P(h ≤ d − i) 个局面（Korf, Reid and Edelkamp 2001）。表：R. E. Korf, AAAI 1997。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>entries of {table}</source>
        <translation>{table}的条目数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/korf.py"/>
        <source>%n entries</source>
        <extracomment>One: %n entry</extracomment>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>mean of h</source>
        <translation>h 的均值</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Expected search</source>
        <translation>预期搜索量</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>A whole iteration</source>
        <translation>完整迭代</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>What it costs Korf's solver on average to prove that there is no solution of this many moves.</source>
        <translation>Korf 求解器证明没有这么多步的解，平均需要多大代价。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>positions generated</source>
        <translation>生成的局面数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/model.py"/>
        <source>Cancelled. Choose another target, or come back to this subject.</source>
        <translation>已取消。请选择另一个目标，或重新打开此主题。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/model.py"/>
        <source>Putting your games into the bag</source>
        <translation>正在把你的对局放入袋中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>The mathematics of your games in seven lines</source>
        <translation>七行数学，看你的对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>However you play, new tiles are drawn as in the bag: put into a bag, your games are paths through this chain. J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>不论怎么走，每局新方块的出现都与袋子相同：放入袋中，你的对局就是此链上的路径。J. Lees-Miller, The Mathematics of 2048（2017）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Putting your games into the bag.</source>
        <translation>正在把你的对局放入袋中。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>You have not won such a game yet. Each win is a path through the chain and adds to the right column.</source>
        <translation>你还没有这样的获胜对局。每次获胜是链上的一条路径，并计入右列。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>In the bag</source>
        <translation>在袋中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Your games</source>
        <translation>你的对局</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/life/view.py"/>
        <source>Your %n games</source>
        <extracomment>One: Your %n game</extracomment>
        <translation>
            <numerusform>你的 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>How games end</source>
        <translation>对局如何结束</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Tiles</source>
        <translation>方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Copied the seven lines</source>
        <translation>已复制七行</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>your moves</source>
        <translation>你的步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>Drawing positions</source>
        <translation>正在抽取局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>of depth {depth}, {unit}</source>
        <translation>深度 {depth}，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>The moves were not counted: {reason}</source>
        <translation>未能统计各步的去向：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>The counting was cancelled. Choose the cube again to continue.</source>
        <translation>统计已取消。重新选择该魔方即可继续。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Draw positions</source>
        <translation>抽取局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Why lumping fails</source>
        <translation>为什么不能聚合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Draw more</source>
        <translation>继续抽取</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Draw a hundred positions at random and see where their moves lead</source>
        <translation>随机抽取一百个局面，查看各步走向何处</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>All of them are counted</source>
        <translation>已全部统计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Drawing positions of depth {depth}.</source>
        <translation>正在抽取深度 {depth} 的局面。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>No position of depth {depth} examined yet: there are too many to count. Draw some.</source>
        <translation>深度 {depth} 的局面还没有查看过：太多，无法逐一统计。请抽取一些。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>{way}, according to the Markov chain</source>
        <translation>{way}，按链</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>the chain: {share}</source>
        <translation>链：{share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>A walk lumped to depths is a Markov chain only if all positions of a depth have the same shares of moves that lead closer, keep the depth and lead farther (strong lumpability; Kemeny and Snell, Finite Markov Chains, 1960). Every move can be undone, so a walk comes to a position by as many moves as lead back from it: with x moves back to where it came from and y moves on, P(next | last) = E[x y] / (n E[x]) over the positions, n moves each. The chain gives E[y] / n. Correlation: between the last and the next step through the depth, +1 farther, 0 same, −1 closer.</source>
        <translation>聚合为深度的游走，只有当同一深度的所有局面中更近、深度不变和更远的走步比例都相同时，才是马尔可夫链（强可聚合性；Kemeny and Snell, Finite Markov Chains, 1960）。每一步都可逆，所以游走到达一个局面的走步数等于从它返回的走步数：来路方向有 x 种、前行方向有 y 种，则 P(下一步 | 上一步) = E[x y] / (n E[x])，取遍各局面，每个 n 种走步。链给出 E[y] / n。相关：经过该深度的前一步与后一步之间，更远 +1，不变 0，更近 −1。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Closer</source>
        <translation>更近</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Same depth</source>
        <translation>深度不变</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Farther</source>
        <translation>更远</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>positions of the depth</source>
        <translation>该深度的局面数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>How many of a position's {turns} {unit} lead where: %n positions drawn at depth {depth}. Ticks are the means, all that the chain knows.</source>
        <extracomment>One: How many of a position's {turns} {unit} lead where: %n position drawn at depth {depth}. Ticks are the means, all that the chain knows.</extracomment>
        <translation>
            <numerusform>一个局面的 {turns} 种 {unit}各走向何处：深度 {depth} 处抽取的 %n 个局面。短线为均值，链所知道的仅此而已。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>How many of a position's {turns} {unit} lead where: all %n positions of depth {depth}. Ticks are the means, all that the chain knows.</source>
        <extracomment>One: How many of a position's {turns} {unit} lead where: the only position of depth {depth}. Ticks are the means, all that the chain knows.</extracomment>
        <translation>
            <numerusform>一个局面的 {turns} 种 {unit}各走向何处：深度 {depth} 的全部 %n 个局面。短线为均值，链所知道的仅此而已。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>All positions are counted.</source>
        <translation>所有局面都已统计。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions are drawn: normal forms of {depth} {unit}, all equally likely, each accepted with probability one over the number of shortest solutions of the position where it ends. Whiskers are Wilson's 95 % intervals.</source>
        <translation>局面为抽取：长度为 {depth}（{unit}）的范式等可能抽取，以其终点最短解个数的倒数为概率接受。须线为 Wilson 95% 置信区间。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>All positions of depth {depth} are alike: here the chain is right.</source>
        <translation>深度 {depth} 的所有局面都相同：这里链是正确的。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>share with more moves closer</source>
        <translation>更近走步较多的比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>A walk on its way out comes most often to positions with many moves back. So after a step away from solved the next one leads closer with {away}, after a step closer with {towards}. The chain gives {chain} in both cases.</source>
        <translation>向外的游走最常到达有较多返回走步的局面。所以更远的一步之后，下一步更近的概率是 {away}；更近的一步之后是 {towards}。链对两者都给出 {chain}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>closer after a step away</source>
        <translation>更远一步之后更近</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>closer after a step closer</source>
        <translation>更近一步之后更近</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>closer, by the chain</source>
        <translation>更近，按链</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>What comes next depends on more than the depth: one number per depth makes no Markov chain.</source>
        <translation>下一步不只取决于深度：每个深度一个数，构不成马尔可夫链。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have at least one move closer.</source>
        <translation>同一深度的局面各不相同：{share} 至少有一种更近的走步。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than one move closer.</source>
        <translation>同一深度的局面各不相同：{share} 有不止一种更近的走步。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than two moves closer.</source>
        <translation>同一深度的局面各不相同：{share} 有超过两种更近的走步。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than three moves closer.</source>
        <translation>同一深度的局面各不相同：{share} 有超过三种更近的走步。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than {ways} moves closer.</source>
        <translation>同一深度的局面各不相同：{share} 有超过 {ways} 种更近的走步。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>after a step away</source>
        <translation>更远一步之后</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>after a step at same depth</source>
        <translation>深度不变一步之后</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>after a step closer</source>
        <translation>更近一步之后</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>{mean:.4f} of {turns}</source>
        <translation>{mean:.4f} / {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>the chain, always</source>
        <translation>链（恒定）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>from depth {depth}</source>
        <translation>自深度 {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>counted to depth {depth}</source>
        <translation>统计到深度 {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Draw positions of this depth</source>
        <translation>抽取此深度的局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>See where the moves of positions drawn at random lead, or stop</source>
        <translation>查看随机抽取的局面的各步走向何处，或停止</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>correlation of steps</source>
        <translation>相继两步的相关</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>in the chain</source>
        <translation>在链中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>The next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Same</source>
        <comment>as deep as before</comment>
        <translation>不变</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Every depth</source>
        <translation>每个深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Correlation</source>
        <translation>相关</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Find in the Lab</source>
        <translation>在实验室中查找</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Find a subject by its words, or a figure as an article prints it</source>
        <translation>按词语查找主题，或按文章中的写法查找数字</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Next subject</source>
        <translation>下一个主题</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Previous subject</source>
        <translation>上一个主题</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Save the plot that is in front as PNG, SVG or PDF</source>
        <translation>把最前面的图表保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>No chart yet</source>
        <translation>还没有图表</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Export it once it is drawn</source>
        <translation>绘制完成后再导出</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Find a subject or a figure</source>
        <translation>查找主题或数字</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Now counting {unit}</source>
        <translation>现在按{unit}计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>On the cube's page too</source>
        <translation>魔方页面也一样</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>{subject} cannot be shown.</source>
        <translation>{subject} 无法显示。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>No game of 2048 was opened yet. Play one (Ctrl+3), or choose a finished one.</source>
        <translation>还没有打开 2048 对局。请玩一局（Ctrl+3），或选择已结束的一局。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>The game in play</source>
        <translation>进行中的对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>Reading the game</source>
        <translation>正在读取对局</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/path/model.py"/>
        <source>{when}, {rules}, won, %n moves</source>
        <extracomment>One: {when}, {rules}, won, %n move</extracomment>
        <translation>
            <numerusform>{when}，{rules}，获胜，%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/path/model.py"/>
        <source>{when}, {rules}, lost, %n moves</source>
        <extracomment>One: {when}, {rules}, lost, %n move</extracomment>
        <translation>
            <numerusform>{when}，{rules}，失败，%n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>The game cannot be read. {reason}</source>
        <translation>无法读取对局。{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/sum_dots.py"/>
        <source>your game</source>
        <translation>你的对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/sum_dots.py"/>
        <source>expected on the whole</source>
        <translation>总体预期</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>The game to analyse</source>
        <translation>要分析的对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Tile</source>
        <translation>方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Geometry</source>
        <translation>几何</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Which game</source>
        <translation>哪一局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>above the ideal</source>
        <translation>超出理想值</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>Looking up stored games</source>
        <translation>正在查找已保存的对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>Playing games of 2048 to compare strategies</source>
        <translation>正在进行 2048 对局以比较策略</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>4×4, {games} games each</source>
        <translation>4×4，每种 {games} 局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>Cancelled. Games already played are kept.</source>
        <translation>已取消。已进行的对局会保留。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Nobody knows perfect play on 4×4. Here the same strategies are compared by playing games.</source>
        <translation>4×4 的最优走法无人知道。这里用对局来比较同样的策略。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Each strategy plays N games to the end. Game k has a random stream of its own, the same for every strategy. Of N games m made a tile: the share is m / N, its interval Wilson's, (m + z²/2 ± z √(m (N − m) / N + z²/4)) / (N + z²) with z = 1.96, which contains the true chance in 95 % of all such trials. 10 % of new tiles are a 4.</source>
        <translation>每种策略都进行 N 局到底。第 k 局有自己的随机流，对所有策略相同。N 局中 m 局做出某方块：比例为 m / N，其 Wilson 置信区间为 (m + z²/2 ± z √(m (N − m) / N + z²/4)) / (N + z²)，z = 1.96，所有这类试验中有 95% 包含真实概率。新方块中 10% 为 4。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Policy microscope, 4×4</source>
        <translation>策略显微镜，4×4</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>All strategies are hidden. Click a name above.</source>
        <translation>所有策略都已隐藏。点击上方的名称。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Playing the first games.</source>
        <translation>正在进行最初的对局。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>Games by tile made</source>
        <translation>按做出的方块统计对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>tile made</source>
        <translation>做出的方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>share of games, with 95 % intervals</source>
        <translation>占对局的比例，附 95% 置信区间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>A tile of {tile}</source>
        <translation>方块 {tile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>%n games each</source>
        <extracomment>One: %n game each</extracomment>
        <translation>
            <numerusform>每种 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Games of each strategy</source>
        <translation>每种策略的局数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>On a Dask cluster</source>
        <translation>在 Dask 集群上</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>From</source>
        <comment>the least of an interval</comment>
        <translation>从</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>To</source>
        <comment>the most of an interval</comment>
        <translation>到</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Makes tile</source>
        <translation>做出率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Strategies by games</source>
        <translation>按对局比较策略</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Made in</source>
        <translation>出现率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Tiles made</source>
        <translation>做出的方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>By games, on all processors or a cluster; 95 % intervals</source>
        <translation>按对局，使用所有处理器或集群；95% 置信区间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>makes the tile</source>
        <translation>做出该方块</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>95 % interval</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>Evaluating the network</source>
        <translation>正在评估网络</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>%n scrambles of each length</source>
        <extracomment>One: %n scramble of each length</extracomment>
        <translation>
            <numerusform>每种长度 %n 个打乱</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>%n scrambles played</source>
        <extracomment>One: %n scramble played</extracomment>
        <translation>
            <numerusform>已进行 %n 个打乱</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>with seed {seed} in {seconds:.1f} s</source>
        <translation>种子 {seed}，用时 {seconds:.1f} 秒</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>The network was not evaluated.</source>
        <translation>网络未能评估。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>Correct and played moves. Arrow keys move between cells.</source>
        <translation>正确的与所走的步。方向键逐格移动。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>{played} instead of {wanted}: ≈ {share} of mistakes</source>
        <translation>应走 {wanted}，走了 {played}：≈ 失误的 {share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>{played} instead of {wanted}</source>
        <translation>应走 {wanted}，走了 {played}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>share of mistakes</source>
        <translation>失误的比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>played →   correct ↓</source>
        <translation>所走 →   应走 ↓</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/model.py"/>
        <source>Reading the network's figures</source>
        <translation>正在读取网络的数据</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>the same face, another turn</source>
        <translation>同一面的其他转动</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>the opposite face</source>
        <translation>对面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>an adjacent face</source>
        <translation>相邻面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>How much a network solved during training: scrambles of 6, 8 and 10 moves, each time with the weights as they would be shipped. Bars are 95 % intervals.</source>
        <translation>网络在训练过程中能还原多少：6、8 和 10 步的打乱，每次用当时可供发布的权重。竖线为 95% 置信区间。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Each sample is a new scramble: none is seen twice, so nothing can be learnt by heart. Training that starts from the weights of an earlier run continues where that one ended. Wilson intervals, 95 %.</source>
        <translation>每个样本都是新打乱：没有一个会见到两次，所以无法死记。从较早一次的权重开始的训练，接在其结束处继续。Wilson 95% 置信区间。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>How far the network's confidence can be trusted: of the moves it was about equally confident of, the share that led closer to solved. On the dotted line it is right as often as it is confident.</source>
        <translation>网络的把握有多可信：在它把握大致相同的步中，更近还原的比例。在点线上，正确率等于把握。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Every move, up to the first mistake, of the games whose first mistakes were searched for, in ten ranges of the probability that the network gave to it. Right: the depth in HTM is one less after it, as an optimal solver proves. Where two moves of opposite faces may come in either order both are right, so 50 % confidence in one is no doubt. Wilson intervals, 95 %.</source>
        <translation>查找首个失误的对局中，到该失误为止的每一步，按网络给它的概率分为十级。正确：其后 HTM 深度减一，由最优求解器证明。两个对面的步可互换次序时都算正确，所以对其中之一只有 50% 把握并不是疑虑。Wilson 95% 置信区间。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>What the network plays when it is wrong: correct move (row) and played move (column). The stronger the colour, the more often.</source>
        <translation>网络出错时走什么：应走的步（行）与所走的步（列）。颜色越深越常见。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>First mistakes only. Where several moves lead closer, the correct one is that of a shortest solution. The network answers the same in all 48 views of the cube, so each mistake is counted in all of them, a 48th in each.</source>
        <translation>仅首个失误。若有几步都更近还原，应走的取最短解中的那一步。网络在魔方的 48 种视图中答案相同，所以每个失误计入全部视图，每个计 48 分之一。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>million samples</source>
        <translation>百万样本</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>thousand samples</source>
        <translation>千个样本</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Solved while learning</source>
        <translation>学习过程中的成功率</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>%n samples</source>
        <extracomment>One: %n sample</extracomment>
        <translation>
            <numerusform>%n 个样本</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>The training of this network was not recorded.</source>
        <translation>此网络的训练过程未作记录。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>solved during training</source>
        <translation>训练中还原的比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Right</source>
        <comment>not wrong</comment>
        <translation>正确</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>confidence, %</source>
        <translation>把握，%</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>confidence</source>
        <translation>把握</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Led closer to solved</source>
        <translation>更近还原</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>The network's confidence was not measured.</source>
        <translation>网络的把握未作测量。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>of moves played</source>
        <translation>占所走的步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>The network's confusions were not measured.</source>
        <translation>网络的混淆情况未作测量。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>of mistakes</source>
        <translation>占失误</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/pane.py"/>
        <source>By true depth</source>
        <translation>按真实深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/pane.py"/>
        <source>By move</source>
        <translation>按步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>moves of the scramble, n</source>
        <translation>打乱的步数 n</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>How often the network solves a scramble of n moves in at most n moves: the most confident move each time, no search. Triangles and squares are measured, bars their 95 % intervals; long dashes are the rates that the article printed.</source>
        <translation>网络以至多 n 步还原 n 步打乱的频率：每次取把握最大的一步，不搜索。三角和方块为实测，竖线为其 95% 置信区间；长虚线为文章所载的比率。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Rules of the article: a scramble turns no face twice running and none again right after its opposite; no search, no look-up, no second try; more than n moves is a failure; the article played 10 000 scrambles of each length. Rate = solved / games; interval of E. B. Wilson (JASA 22, 1927), 95 %.</source>
        <translation>文章的规则：打乱中没有一面连转两次，也没有在转过对面后立刻再转同一面；不搜索、不查表、不重试；超过 n 步即失败；文章对每种长度进行了 10 000 个打乱。比率 = 还原 / 局数；E. B. Wilson（JASA 22, 1927）的 95% 置信区间。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Where the network first plays a move that does not lead closer to solved: the share of all scrambles of n moves, by the cube's true depth at that point, or by the number of the move.</source>
        <translation>网络首次走出未能更近还原的一步之处：占全部 n 步打乱的比例，按魔方当时的真实深度，或按步序。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>A move is a mistake if the depth in HTM is not one less after it, as an optimal solver proves. A scramble that is truly shorter than n leaves room for mistakes that do no harm. Wilson intervals, 95 %.</source>
        <translation>若走一步之后 HTM 深度没有减一，即为失误，由最优求解器证明。实际短于 n 的打乱留有余地，容得下无害的失误。Wilson 95% 置信区间。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>How often a scramble of n moves can be undone in fewer than n. The article still labels such a position with the inverse of the last move, which need not lead closer to solved.</source>
        <translation>n 步的打乱有多常能以少于 n 步还原。文章仍以最后一步的逆作为这种局面的标签，而它未必更近还原。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Scrambles are drawn by the article's rules; an optimal solver finds their depth in HTM. Wilson intervals, 95 %.</source>
        <translation>打乱按文章的规则抽取，其 HTM 深度由最优求解器求得。Wilson 95% 置信区间。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Your run</source>
        <translation>你的运行</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Solved in at most n moves</source>
        <translation>至多 n 步还原</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>{part} of {all}</source>
        <translation>{part}/{all}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>solved in at most n moves</source>
        <translation>至多 n 步还原</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>First mistake</source>
        <translation>首个失误</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>true depth d, HTM</source>
        <translation>真实深度 d，HTM</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>move</source>
        <comment>one move</comment>
        <translation>步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>First mistake, n = {n}</source>
        <translation>首个失误，n = {n}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>The first mistakes for n = {n} were not measured.</source>
        <translation>n = {n} 的首个失误未作测量。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>n = {n}, by true depth</source>
        <translation>n = {n}，按真实深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>n = {n}, by move</source>
        <translation>n = {n}，按步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>True depth less than n</source>
        <translation>真实深度小于 n</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>The true depths of the scrambles were not measured.</source>
        <translation>打乱的真实深度未作测量。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>of scrambles of n moves</source>
        <translation>占 n 步打乱</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>solved at n = {n}</source>
        <translation>n = {n} 的成功率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>at n = {n}</source>
        <translation>n = {n} 时</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>lengths better than the article</source>
        <translation>优于文章的长度数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>scrambles</source>
        <translation>打乱</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>without a mistake</source>
        <translation>没有失误</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>depth of most mistakes</source>
        <translation>失误最多的深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>move of most mistakes</source>
        <translation>失误最多的步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>shorter at n = {n}</source>
        <translation>n = {n} 时更短</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>moves judged</source>
        <translation>判定的步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>right</source>
        <comment>not wrong</comment>
        <translation>正确率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>accuracy of the most confident moves</source>
        <translation>最有把握的走法的正确率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>accuracy below 50 % confidence</source>
        <translation>把握不足 50% 时的正确率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Which network's success is shown, and measured</source>
        <translation>显示并测量哪个网络的成功率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Which network's learning is shown</source>
        <translation>显示哪个网络的学习过程</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>One view</source>
        <translation>一个视图</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Six faces</source>
        <translation>六个面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Place</source>
        <comment>of a mistake</comment>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Share</source>
        <comment>a part of all</comment>
        <translation>比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Played</source>
        <translation>所走</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Measure it yourself</source>
        <translation>自己测量</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>How many scrambles of each length are played</source>
        <translation>每种长度测试多少个打乱</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>The same seed plays the same scrambles</source>
        <translation>同一种子测试同样的打乱</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Evaluate</source>
        <translation>评估</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>A seed is a whole number from 0 to {most}.</source>
        <translation>种子是 0 到 {most} 的整数。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Plays that many scrambles of each length up to {longest} on this machine.</source>
        <translation>在本机上测试：打乱长度 1 至 {longest}，每种各测这么多局。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/view.py"/>
        <source>%n scrambles of each length up to {longest} are in the plot, as circles.</source>
        <extracomment>One: %n scramble of each length up to {longest} is in the plot, as circles.</extracomment>
        <translation>
            <numerusform>到 {longest} 为止每种长度的 %n 个打乱已作为圆圈绘入图中。</numerusform>
        </translation>
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
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depths of the proved positions (points) beside those of all positions (bars).</source>
        <translation>已证明局面的深度（点）与全部局面的深度（条形）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Positions that each proof searched, by proved depth.</source>
        <translation>每个证明搜索过的局面数，按所证明的深度。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Time that each proof took, by proved depth.</source>
        <translation>每个证明的用时，按所证明的深度。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Proved positions</source>
        <translation>已证明的局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>milliseconds</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>No position is proved yet. Prove some on the cube page, Ctrl+J.</source>
        <translation>还没有已证明的局面。请在魔方页面上证明一些（Ctrl+J）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: {positions} positions, none proved</source>
        <translation>深度 {depth}：{positions} 个局面，没有已证明的</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: {positions} positions, {proved} proved, {share} of them</source>
        <translation>深度 {depth}：{positions} 个局面，{proved} 个已证明，占 {share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: no proof</source>
        <translation>深度 {depth}：没有证明</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: %n proofs, median {nodes} nodes</source>
        <extracomment>One: Depth {depth}: %n proof, median {nodes} nodes</extracomment>
        <translation>
            <numerusform>深度 {depth}：%n 个证明，中位数 {nodes} 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: %n proofs, median {seconds:.2f} s</source>
        <extracomment>One: Depth {depth}: %n proof, median {seconds:.2f} s</extracomment>
        <translation>
            <numerusform>深度 {depth}：%n 个证明，中位数 {seconds:.2f} 秒</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>median nodes</source>
        <translation>节点数的中位数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>{seconds:.2f} s</source>
        <translation>{seconds:.2f} 秒</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>median seconds</source>
        <translation>秒数的中位数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>A point is k / n of all positions: k of n proved positions have this depth. It estimates the bar if the positions were drawn at random and all that were drawn are proved. Bars: {source}; hatched ones are approximate.</source>
        <translation>点为占全部局面的 k / n：n 个已证明的局面中有 k 个为此深度。若局面为随机抽取且抽取的都已证明，它就是条形的估计。条形：{source}；斜线条为近似。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>One point per proof whose last depth was ruled out here; nodes are positions tried in all its searches. Their number depends on the pruning table.</source>
        <translation>每个点是一个在此排除了最后一个深度的证明；节点为其所有搜索中试过的局面，数目取决于所用的剪枝表。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>One point per proof whose last depth was ruled out here; seconds in all its searches, without building the pruning table, on all cores of this machine, which other programs may have used too.</source>
        <translation>每个点是一个在此排除了最后一个深度的证明；秒数为其所有搜索的用时，不含生成剪枝表的时间，使用本机所有核心，其他程序可能也在占用。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>not yet proved</source>
        <translation>尚未证明</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>seconds a proof, median</source>
        <translation>每个证明的秒数，中位数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>By depth</source>
        <translation>按深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>Nodes and seconds of proofs whose last depth was ruled out here. Positions not yet proved are probably deeper.</source>
        <translation>只计在本机排除了最后一个深度的证明的节点和秒数。未证明的局面多半更深。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>{unit}, medians</source>
        <translation>{unit}，中位数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/random_games.py"/>
        <source>%n games played</source>
        <extracomment>One: %n game played</extracomment>
        <translation>
            <numerusform>已进行 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/random_games.py"/>
        <source>%n moves in {seconds:.2f} s</source>
        <extracomment>One: %n move in {seconds:.2f} s</extracomment>
        <translation>
            <numerusform>%n 步，用时 {seconds:.2f} 秒</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/random_games.py"/>
        <source>standard error of the mean score</source>
        <translation>平均得分的标准误差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/random_games.py"/>
        <source>share of games</source>
        <translation>占对局的比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>Little memory is paid for in time.</source>
        <translation>节省内存，以时间为代价。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>For each corridor of n cells the question allows 3ⁿ moves. Time: the calls of Savitch's algorithm until its answer, counted, and the positions of breadth-first search. Memory in cells: at most 4 log₂3 n² for the former, positions times n for the latter.</source>
        <translation>对每个 n 单元的走廊，允许 3ⁿ 步。时间：Savitch 算法得出答案所用的调用数（实数），以及广度优先搜索的局面数。内存以单元计：前者至多 4 log₂3 n²，后者为局面数乘 n。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>n = {cells}: {calls} calls, ≤ %n cells</source>
        <extracomment>One: n = {cells}: {calls} calls, ≤ %n cell</extracomment>
        <translation>
            <numerusform>n = {cells}：{calls} 次调用，≤ %n 个单元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>%n cells</source>
        <comment>of memory</comment>
        <extracomment>One: %n cell</extracomment>
        <translation>
            <numerusform>%n 个存储单元</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>Time against memory</source>
        <translation>时间与内存</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>● Savitch   ■ breadth-first</source>
        <translation>● Savitch   ■ 广度优先</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>calls or positions</source>
        <translation>调用数或局面数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Click squares: wall, floor, box, goal, man; right click goes back. Up to {most} free squares.</source>
        <translation>点击格子：墙、地板、箱子、目标点、小人；右键倒退。最多 {most} 个空格。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Second position, not drawn yet</source>
        <translation>第二个局面，尚未绘制</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>First position, not drawn yet</source>
        <translation>第一个局面，尚未绘制</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Click a square: floor, box, man</source>
        <translation>点击格子：地板、箱子、小人</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Click a square: wall, floor, box, goal, man</source>
        <translation>点击格子：墙、地板、箱子、目标点、小人</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>solved</source>
        <comment>the second position</comment>
        <translation>已完成</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Savitch</source>
        <translation>Savitch</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Breadth-first</source>
        <translation>广度优先</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Both algorithms</source>
        <translation>两种算法</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Second position:</source>
        <translation>第二个局面：</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>What the first position is to become</source>
        <translation>第一个局面要变成什么</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Ask for an unreachable position</source>
        <translation>询问无法到达的局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Cells</source>
        <translation>单元</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Waiting time</source>
        <translation>等待时间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Waiting times by number of cells</source>
        <translation>各单元数的等待时间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Waiting time for 3ⁿ moves in a corridor</source>
        <translation>走廊中 3ⁿ 步的等待时间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>calls</source>
        <translation>调用次数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>At {calls} calls a second, as measured here.</source>
        <translation>按此处实测的每秒 {calls} 次调用。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>no. {number}, %n moves away</source>
        <extracomment>One: no. {number}, %n move away</extracomment>
        <translation>
            <numerusform>第 {number} 个，相距 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>as drawn</source>
        <translation>按所绘</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Depth</source>
        <comment>of nested calls</comment>
        <translation>深度</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>The question on %n cells is still running; running this one pauses it.</source>
        <extracomment>One: The question on %n cell is still running; running this one pauses it.</extracomment>
        <translation>
            <numerusform>%n 个单元的问题仍在进行；运行这一个会暂停它。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Answered after %n calls.</source>
        <extracomment>One: Answered after %n call.</extracomment>
        <translation>
            <numerusform>%n 次调用后得出答案。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>calls made</source>
        <translation>已完成的调用</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>{made} of {calls} calls, {wait} left.</source>
        <translation>{calls} 次调用中的 {made} 次，还需 {wait}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>{made} of at most {calls} calls, at most {wait} left.</source>
        <translation>至多 {calls} 次调用中的 {made} 次，至多还需 {wait}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Not started: it takes {calls} calls, {wait}.</source>
        <translation>未启动：需要 {calls} 次调用，{wait}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Not started: it takes at most {calls} calls, at most {wait}.</source>
        <translation>未启动：至多需要 {calls} 次调用，至多 {wait}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Step through it, or allow fewer moves.</source>
        <translation>请逐步进行，或减少允许的步数。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>It takes {calls} calls, {wait}.</source>
        <translation>需要 {calls} 次调用，{wait}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>It takes at most {calls} calls, at most {wait}.</source>
        <translation>至多需要 {calls} 次调用，至多 {wait}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Run all the same</source>
        <translation>仍然运行</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>unreachable</source>
        <translation>无法到达</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Choose another board.</source>
        <translation>请选择另一个棋盘。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Running breadth-first search</source>
        <translation>正在进行广度优先搜索</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>No level of Sokoban is open</source>
        <translation>没有打开的推箱子关卡</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Open one on the Sokoban page, or choose another board</source>
        <translation>请在推箱子页面打开一个关卡，或选择另一个棋盘</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Cancelled before the answer was known. Choose another board.</source>
        <translation>在得出答案前已取消。请选择另一个棋盘。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Savitch, %n cells</source>
        <extracomment>One: Savitch, %n cell</extracomment>
        <translation>
            <numerusform>Savitch，%n 个单元</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Recursion</source>
        <translation>递归</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>level {level}, t = {limit:,}</source>
        <translation>第 {level} 层，t = {limit:,}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>level {level}, t = {limit:,}, middle {middle:,} of {all:,}</source>
        <translation>第 {level} 层，t = {limit:,}，中间局面 {middle:,}/{all:,}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Yes, within %n moves.</source>
        <extracomment>One: Yes, within %n move.</extracomment>
        <translation>
            <numerusform>是，%n 步以内。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>No, not within %n moves.</source>
        <extracomment>One: No, not within %n move.</extracomment>
        <translation>
            <numerusform>否，%n 步以内不行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Savitch's algorithm made %n calls and has forgotten all of them.</source>
        <extracomment>One: Savitch's algorithm made %n call and has forgotten all of them.</extracomment>
        <translation>
            <numerusform>Savitch 算法进行了 %n 次调用，已全部忘记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Breadth-first search agrees, and remembers %n positions.</source>
        <extracomment>One: Breadth-first search agrees, and remembers %n position.</extracomment>
        <translation>
            <numerusform>广度优先搜索结果一致，记住 %n 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Breadth-first search does not agree, and remembers %n positions.</source>
        <extracomment>One: Breadth-first search does not agree, and remembers %n position.</extracomment>
        <translation>
            <numerusform>广度优先搜索结果不一致，记住 %n 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>level {level}</source>
        <translation>第 {level} 层</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>moves allowed at level {level}</source>
        <translation>第 {level} 层允许的步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>middle {middle:,} of {all:,}, first half</source>
        <translation>中间局面 {middle:,}/{all:,}，前一半</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>middle {middle:,} of {all:,}, second half</source>
        <translation>中间局面 {middle:,}/{all:,}，后一半</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Savitch's algorithm remembers one path, breadth-first search every position.</source>
        <translation>Savitch 算法只记住一条路径，广度优先搜索记住每个局面。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Reach(c₁, c₂, t): for every middle, Reach(c₁, middle, t/2) and Reach(middle, c₂, the rest). t = 1: look.</source>
        <translation>Reach(c₁, c₂, t)：对每个中间局面，Reach(c₁, 中间, t/2) 且 Reach(中间, c₂, 其余)。t = 1：直接查看。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>━ the one path remembered    ■ tried, forgotten    □ not tried yet</source>
        <translation>━ 记住的唯一路径    ■ 试过，已忘    □ 尚未试</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>First position</source>
        <translation>第一个局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Second position</source>
        <translation>第二个局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Moves allowed</source>
        <translation>允许的步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>One call back</source>
        <translation>退回一次调用</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>The next call; Page down makes 1 000</source>
        <translation>下一次调用；Page Down 进行 1 000 次</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Can the first position become the second?</source>
        <translation>第一个局面能变成第二个吗？</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>{configurations:,} configurations (3 to the power of {cells})</source>
        <translation>{configurations:,} 个格局，3 的 {cells} 次方</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>configurations</source>
        <translation>格局</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>within at most %n moves</source>
        <extracomment>One: within at most %n move</extracomment>
        <translation>
            <numerusform>至多 %n 步以内</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Moves allowed: {limit:,}</source>
        <translation>允许的步数：{limit:,}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>%n cells</source>
        <comment>of a corridor</comment>
        <extracomment>One: %n cell</extracomment>
        <translation>
            <numerusform>%n 格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>recursion depth</source>
        <translation>递归深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>recursion depth {depth}</source>
        <translation>递归深度 {depth}</translation>
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
        <source>In Savitch's algorithm</source>
        <translation>在 Savitch 算法中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Restart Savitch's algorithm</source>
        <translation>重新开始 Savitch 算法</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>{seconds:.0f} s</source>
        <translation>{seconds:.0f} 秒</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>{minutes:.0f} min</source>
        <translation>{minutes:.0f} 分钟</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>%n hours</source>
        <extracomment>One: %n hour</extracomment>
        <translation>
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>%n days</source>
        <extracomment>One: %n day</extracomment>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>about %n years</source>
        <extracomment>One: about %n year</extracomment>
        <translation>
            <numerusform>约 %n 年</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>about {years} years</source>
        <translation>约 {years} 年</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Moves from solved, or facelets</source>
        <translation>从还原态起的步骤，或面片串</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Length of a scramble</source>
        <translation>打乱步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>The cube from its page</source>
        <translation>魔方页的魔方</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>An example</source>
        <translation>示例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>A position whose shortest solution is missed by a bound that is 80 % too large</source>
        <translation>一个局面：界过大 80% 时会错过其最短解</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Bound</source>
        <translation>界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Fewer</source>
        <translation>减少</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Searches by how much the bound is too large</source>
        <translation>按界过大的程度列出的搜索</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Turn</source>
        <comment>of a face</comment>
        <translation>转动</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Bound h</source>
        <translation>界 h</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Distance from solved after each move</source>
        <translation>走每一步之后离还原的距离</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>If the bound is too large</source>
        <translation>若界过大</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>After each move</source>
        <translation>走每一步之后</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>There is no 3×3×3 on the cube's page.</source>
        <translation>魔方页面上没有 3×3×3。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Choose it there first.</source>
        <translation>请先在那里选择它。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/model.py"/>
        <source>Reading Korf's tables</source>
        <translation>正在读取 Korf 的表</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/model.py"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/model.py"/>
        <source>Korf's tables were not built.</source>
        <translation>Korf 的表未生成。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>By how much the bound is too large</source>
        <translation>界过大多少</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>Korf's search at work</source>
        <translation>Korf 搜索的过程</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>Bound too large by</source>
        <translation>界过大</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>original bound</source>
        <translation>原来的界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>ended by a solution</source>
        <translation>因找到解而结束</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>positions by depth of the iteration</source>
        <translation>各迭代深度的局面数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Bars: positions that each iteration generates, with the original bound and with one that is too large side by side, hatched where a solution ends it. Long dashes: what the formula expects with the original bound; short dashes: bᵈ.</source>
        <translation>条形是每次迭代生成的局面数，原来的界与过大的界并排显示，因找到解而结束的迭代加斜线；长虚线是公式对原来的界的预期，短虚线是 bᵈ。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Iterative deepening A*: an iteration to depth d goes on from a position after g moves while g + h ≤ d. h is the largest of three tables' values and never more than the depth, so what is found first is shortest. Long dashes: Σ N(i + 1) P(h ≤ d − i), what a whole iteration generates on average (Korf, Reid and Edelkamp 2001). Short dashes: {branching:.5g}ᵈ. Too large: h + h · k / 10, rounded down. The article's example: 4 moves are needed, the bound is 3, and 5 if it is too large; a search that believes in 5 never tries 4 and may find a solution of 5 first. What is found is longer by at most k tenths.</source>
        <translation>迭代加深 A*：到深度 d 的迭代，从 g 步之后的局面继续，只要 g + h ≤ d。h 是三个表中最大的值，从不超过深度，所以先找到的就是最短。长虚线：Σ N(i + 1) P(h ≤ d − i)，完整迭代平均生成的数目（Korf, Reid and Edelkamp 2001）。短虚线：{branching:.5g}ᵈ。过大：h + h · k / 10，向下取整。文章的例子：需要 4 步，界为 3，过大时为 5；相信 5 的搜索从不试 4 步，可能先碰到 5 步的解。找到的解至多长 k 个十分之一。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>original</source>
        <translation>原样</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>same</source>
        <comment>as many positions</comment>
        <translation>相同</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Not searched yet.</source>
        <translation>尚未搜索。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Given up after {seconds:g} s.</source>
        <translation>{seconds:g} 秒后放弃。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, %n positions generated. How many moves are needed is not known: the search with the original bound was given up.</source>
        <extracomment>One: {turns}, %n position generated. How many moves are needed is not known: the search with the original bound was given up.</extracomment>
        <translation>
            <numerusform>{turns}，生成 %n 个局面。所需步数未知：用原来的界的搜索已放弃。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>A bound that is never too large finds a shortest solution.</source>
        <translation>从不过大的界能找到最短解。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, %n positions generated. No solution is shorter.</source>
        <extracomment>One: {turns}, %n position generated. No solution is shorter.</extracomment>
        <translation>
            <numerusform>{turns}，生成 %n 个局面。没有更短的解。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>The solution could have been at most {turns} long.</source>
        <translation>所得的解至多可能为 {turns}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>The bound is {bound}, the enlarged one {wrong}, and {depth} moves are needed; in the article 3, 5 and 4.</source>
        <translation>界为 {bound}，加大后为 {wrong}，需要 {depth} 步；文章中为 3、5 和 4。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>bound h</source>
        <translation>界 h</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>enlarged bound</source>
        <translation>加大后的界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>more than needed</source>
        <translation>超出所需的步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>A bound that is too large can miss the shortest solution: here it did.</source>
        <translation>过大的界可能错过最短解：这里就错过了。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>A bound that is too large can miss the shortest solution: here it did not.</source>
        <translation>过大的界可能错过最短解：这里没有错过。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Original bound: {turns}, %n positions.</source>
        <extracomment>One: Original bound: {turns}, %n position.</extracomment>
        <translation>
            <numerusform>原来的界：{turns}，%n 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>moves with the original bound</source>
        <translation>原来的界所得的步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>positions with the original bound</source>
        <translation>原来的界所用的局面数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>positions, compared</source>
        <translation>局面数之比</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{share} too large</source>
        <translation>过大 {share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, still shortest; as many positions.</source>
        <translation>{turns}，仍为最短；局面一样多。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, still shortest; {factor} times fewer positions.</source>
        <translation>{turns}，仍为最短；局面数降为 1/{factor}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, still shortest; {factor} times as many positions.</source>
        <translation>{turns}，仍为最短；局面为 {factor} 倍。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, {longer} more than needed; as many positions.</source>
        <translation>{turns}，比所需多 {longer}；局面一样多。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, {longer} more than needed; {factor} times fewer positions.</source>
        <translation>{turns}，比所需多 {longer}；局面数降为 1/{factor}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, {longer} more than needed; {factor} times as many positions.</source>
        <translation>{turns}，比所需多 {longer}；局面为 {factor} 倍。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>To depth {depth}: no iteration, ≈ {expected} by the formula</source>
        <translation>到深度 {depth}：没有迭代，按公式 ≈ {expected}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>To depth {depth}: {made:,} generated, ≈ {expected} by the formula</source>
        <translation>到深度 {depth}：生成 {made:,}，按公式 ≈ {expected}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Solving the position after each move.</source>
        <translation>正在依次求解走每一步之后的局面。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>These moves lead closer than {depth} HTM: {moves}.</source>
        <translation>使深度小于 {depth} 步（HTM）的走步：{moves}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>These moves lead closer than {depth} QTM: {moves}.</source>
        <translation>使深度小于 {depth} 步（QTM）的走步：{moves}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>Search another scramble</source>
        <translation>搜索另一个打乱</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>Search the cube from its page</source>
        <translation>搜索魔方页面上的魔方</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>in completed iterations</source>
        <translation>在已完成的迭代中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>by the formula</source>
        <translation>按公式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>papers printed figures table check sources references literature numbers text author blog verify agrees differs {names}</source>
        <translation>论文 刊印的数字 表格 核对 来源 参考文献 数值 作者 一致 不同 {names}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>search instrument figure number look up where is topic subject article</source>
        <translation>搜索 仪器 数字 查找 在哪里 主题 文章</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>following instrument topic chapter forward</source>
        <translation>下一个仪器 主题 章节 前进</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>back instrument topic chapter before</source>
        <translation>上一个仪器 主题 章节 返回</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>save image chart graph screenshot print vector PNG SVG PDF share paper</source>
        <translation>保存 图片 图表 截图 打印 矢量 分享</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>transition matrix probabilities p q r heat map table</source>
        <translation>转移矩阵 概率 热图 表格</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>distribution after N steps probability stationary mixing total variation</source>
        <translation>N 步之后的分布 概率 平稳 混合 全变差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>detailed balance conditions equations populations misprint ladder</source>
        <translation>细致平衡 条件 方程 数量 印刷错误</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>figure source origin instrument open jump show</source>
        <translation>数字 来源 出处 仪器 打开 跳转 显示</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>search number table printed look up filter</source>
        <translation>搜索 数字 表格 刊印 查找 筛选</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Which level is plotted</source>
        <translation>绘制哪个关卡</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Lower bounds are marked ≥.</source>
        <translation>下界以 ≥ 标记。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/sokoban.py"/>
        <source>%n positions counted</source>
        <extracomment>One: %n position counted</extracomment>
        <translation>
            <numerusform>已统计 %n 个局面</numerusform>
        </translation>
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
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>solvable</source>
        <translation>可解</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>chance to solve</source>
        <translation>完成的概率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>pushes to end</source>
        <translation>到结束的推数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Solvable</source>
        <translation>可解</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Shares of all games, exact. Mistakes: moves per game that are not best.</source>
        <translation>占所有对局的精确比例。失误：每局非最佳的步数。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Wins</source>
        <translation>胜率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Costs</source>
        <translation>损失</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Habit</source>
        <translation>习惯</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Habits</source>
        <translation>各种习惯</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>The adviser is missing: it has no network for {board}.</source>
        <translation>没有顾问：它没有 {board} 的网络。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Every move is one of the best.</source>
        <translation>每一步都是最佳之一。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>It first departs from perfect play at tile sum {leaves}; half of its total cost has arisen by {half_lost}.</source>
        <translation>它在方块总和 {leaves} 处首次偏离最优走法，到 {half_lost} 为止已产生一半的损失。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>first mistake</source>
        <translation>首次失误</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>half lost</source>
        <translation>损失过半</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Still winnable</source>
        <translation>仍可获胜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Cost</source>
        <comment>of a move</comment>
        <translation>损失</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Still playing</source>
        <translation>仍在进行</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Computing the odds of perfect play</source>
        <translation>正在计算最优走法的胜率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Following “{strategy}” through every board</source>
        <translation>正在让“{strategy}”走遍每个盘面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Cancelled. What was already computed is kept.</source>
        <translation>已取消。已算出的会保留。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Chance of winning if perfect play takes over at a tile sum. Where a curve falls, the strategy makes mistakes.</source>
        <translation>从某方块总和起改按最优走法时的胜率。曲线下降处即策略失误处。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Cost of the moves at a tile sum: how much they lower the odds of perfect play. All costs add up to what the strategy loses.</source>
        <translation>在某方块总和处走法的损失：其后最优走法的胜率降低多少。全部相加即该策略的总损失。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Of the moves that a strategy makes at a tile sum, the share that is not best.</source>
        <translation>策略在某方块总和处的走法中，非最佳的比例。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>The share of games that reach a tile sum and go on from it.</source>
        <translation>到达某方块总和并继续进行的对局比例。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>won if perfect play takes over</source>
        <translation>此后按最优走法的胜率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>cost of the moves at this sum</source>
        <translation>此总和处走法的损失</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>share of moves that are not best</source>
        <translation>非最佳走法的比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Nothing is simulated: each board, with its probability d(s), is followed through the strategy's move and both new tiles, layer by layer of equal tile sum. A move a costs d(s) (V*(s) − Q*(s, a)) by the exact odds of perfect play, and all costs together are exactly V* − V, the loss against perfect play (S. Kakade and J. Langford, ICML 2002, lemma 6.1). A game begins with two tiles; 10 % of new tiles are a 4.</source>
        <translation>没有模拟：从概率为 d(s) 的每个盘面出发，按策略的走法和两种新方块，沿方块总和相等的层逐层推进。按最优走法的精确胜率，走法 a 的损失为 d(s) (V*(s) − Q*(s, a))，所有损失之和恰为 V* − V，即与最优走法的胜率之差（S. Kakade and J. Langford, ICML 2002, 引理 6.1）。游戏从两个方块开始；新方块中 10% 为 4。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Policy microscope</source>
        <translation>策略显微镜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Policy microscope, {board}</source>
        <translation>策略显微镜，{board}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Computing the odds of perfect play. This is done only once.</source>
        <translation>正在计算最优走法的胜率，只需一次。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Every curve is hidden. Click a name above.</source>
        <translation>所有曲线都已隐藏。点击上方的名称。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/plot.py"/>
        <source>Strategies by tile sum</source>
        <translation>按方块总和比较策略</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/plot.py"/>
        <source>Tile sum {total}</source>
        <translation>方块总和 {total}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: still winnable</source>
        <translation>策略：仍可获胜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: cost</source>
        <translation>策略：损失</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: mistakes</source>
        <translation>策略：失误</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: still playing</source>
        <translation>策略：仍在进行</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>{known} of %n strategies</source>
        <extracomment>One: {known} of %n strategy</extracomment>
        <translation>
            <numerusform>已有 {known} 种策略，共 %n 种</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>it wins</source>
        <translation>其胜率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>perfect play wins</source>
        <translation>最优走法胜率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>not best</source>
        <translation>非最佳</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Within the half-turn group, solved with half turns only; other positions have no depth here.</source>
        <translation>限于 180° 转动生成的群内，只用 180° 转动还原；其他局面在此没有深度。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>From a domino position, with quarter turns of two faces and half turns of the others.</source>
        <translation>从 domino 局面出发，两个面用 90° 转动，其余用 180° 转动。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>A domino: every corner and edge oriented, the middle slice's edges in their slice.</source>
        <translation>domino：所有角块和棱块已定向，中层棱块在其层中。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Counting the cases</source>
        <translation>正在统计情形</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>The depth of a part is the least number of moves that solve it ({unit}), whatever becomes of the rest.</source>
        <translation>一个部分的深度是完成它所需的最少步数（{unit}），不论其余如何。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>The depths are the same for every choice of a face, an axis or a corner.</source>
        <translation>无论选哪个面、轴或角块，各深度都相同。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Source: {source}.</source>
        <translation>来源：{source}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Cases</source>
        <translation>情形</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Success</source>
        <translation>成功率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Learning</source>
        <translation>学习</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Confused moves</source>
        <translation>混淆的步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Estimates</source>
        <translation>估计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>True depth</source>
        <translation>真实深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>As a bound</source>
        <translation>作为界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Level in play</source>
        <translation>进行中的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Your own</source>
        <comment>a board</comment>
        <translation>自己绘制</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Exhibit</source>
        <translation>展品</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A formula</source>
        <translation>一个公式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Part</source>
        <comment>of the cube to solve first</comment>
        <translation>部分</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Domino to half turns</source>
        <translation>domino 到 180° 转动</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Measure</source>
        <comment>a quantity</comment>
        <translation>指标</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Part of the deepest</source>
        <translation>占最大深度的比例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Vertical axis</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Cumulative</source>
        <translation>累计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>States</source>
        <translation>状态数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths of the {puzzle} cube, {metric}</source>
        <translation>{puzzle} 魔方的深度，{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>God's number diameter maximum distance distribution histogram number of positions count growth branching populations sphere Cayley graph Rokicki HTM QTM 43252003274489856000 3674160</source>
        <translation>上帝之数 直径 最大 距离 分布 直方图 局面数量 计数 增长 分支 凯莱图</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Random walk on the {puzzle} cube, {metric}</source>
        <translation>{puzzle} 魔方上的随机游走，{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>random walk Markov chain binomial model lumped stationary distribution mixing time expected depth probability chance parity total variation drunkard shuffle convergence steps</source>
        <translation>随机游走 马尔可夫链 二项分布 平稳分布 混合时间 期望深度 概率 奇偶 收敛 步数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Parts of the cube</source>
        <translation>魔方的各部分</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths of a part of the cube: {part}, {metric}</source>
        <translation>魔方一个部分的深度：{part}，{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>subgroup coset Thistlethwaite Kociemba reduction phases cross edge orientation EO domino block F2L subgoal human method stages</source>
        <translation>子群 陪集 阶段 十字 棱块方向 多米诺 块 子目标 人工方法</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The chain of the {puzzle} cube, {metric}</source>
        <translation>{puzzle} 魔方的链，{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Markov chain birth and death detailed balance reversible stationary distribution transition matrix equilibrium conditions Kemeny eigenvalue random walk p q probabilities misprint</source>
        <translation>马尔可夫链 生灭过程 细致平衡 可逆 平稳分布 转移矩阵 平衡 条件 特征值 随机游走 概率 印刷错误</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Why lumping fails on the {puzzle} cube, {metric}</source>
        <translation>{puzzle} 魔方上为什么不能聚合，{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>lumpable lumpability Markov chain approximation aggregation quotient states classes not uniform Kemeny Snell conditional</source>
        <translation>可并 归并 马尔可夫链 近似 商 状态 类 不均匀 条件</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Proved positions: {measure}, {metric}</source>
        <translation>已证明的局面：{measure}，{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>optimal solutions God's algorithm lower bound measured distances nodes seconds experiment overnight statistics</source>
        <translation>最优解 上帝算法 下界 测量 距离 节点 秒 实验 通宵 统计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Progress of a proof</source>
        <translation>证明的进程</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Progress of a proof: nodes by depth</source>
        <translation>证明的进程：各深度的节点数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>IDA* iterative deepening search nodes progress optimal solving lower bound expanded time left</source>
        <translation>迭代加深 搜索 节点 进度 最优 下界 剩余时间</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Korf's tables, {metric}</source>
        <translation>Korf 的表，{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>pattern database heuristic admissible lower bound A* IDA* branching factor corners edges table memory consistent estimate distribution God's algorithm</source>
        <translation>模式数据库 启发式 启发函数 可采纳 下界 分支因子 角块 棱块 表 内存 一致 估计 分布 上帝算法</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Korf's search, {metric}</source>
        <translation>Korf 的搜索，{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>heuristic A* IDA* iterative deepening admissible overestimate bound pruning depth-first search tree nodes pattern database God's algorithm optimal</source>
        <translation>启发式 启发函数 迭代加深 可采纳 高估 界 剪枝 深度优先 树 节点 模式数据库 上帝算法 最优</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Network without search: {view}</source>
        <translation>无搜索的网络：{view}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>BERT transformer neural network classifier machine learning deep learning artificial intelligence AI success rate greedy softmax confidence training confusion imitation scramble length attention</source>
        <translation>神经网络 分类器 机器学习 深度学习 人工智能 成功率 贪心 置信 训练 混淆 注意力</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A network for depth: {view}, {metric}</source>
        <translation>估计深度的网络：{view}，{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>neural network regression deep learning AI heuristic value function DeepCubeA calibration error distance prediction admissible lower bound</source>
        <translation>神经网络 回归 深度学习 人工智能 启发式 价值函数 校准 误差 距离 预测 下界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A random walk on an ideal puzzle</source>
        <translation>理想谜题上的随机游走</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>binomial distribution hypercube Ehrenfest urn regular tree branching random walk stationary Markov chain model cosh growth b</source>
        <translation>二项分布 超立方体 埃伦费斯特 罐子 正则树 分支 随机游走 平稳 马尔可夫链 模型 增长</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A level of Sokoban</source>
        <translation>一个推箱子关卡</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths and random pusher of a level of Sokoban</source>
        <translation>一个推箱子关卡的深度与随机推动</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>random walk Markov chain absorption hitting time expected pushes state space depth stationary chance of solving monkey deadlock</source>
        <translation>随机游走 马尔可夫链 吸收 首达时间 期望推数 状态空间 深度 平稳 解开的概率 猴子 死锁</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Levels built to be hard: the Fibonacci corridor</source>
        <translation>特意设计的难关：斐波那契走廊</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Fibonacci golden ratio exponential solution length corridor closed form recurrence Picokosmos difficult long solutions 306 moves</source>
        <translation>斐波那契 黄金分割 指数 解法长度 走廊 闭式 递推 困难 长解 306 步</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Doubling rooms: the last of n, 2ⁿ times</source>
        <translation>倍增房间：n 个中的最后一个，2ⁿ 次</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>exponential doubling binary counter gadget long solutions powers of two Towers of Hanoi Gray code entrances</source>
        <translation>指数 加倍 二进制计数器 长解 二的幂 汉诺塔 格雷码 入口</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Savitch's algorithm, board {board}</source>
        <translation>Savitch 算法，棋盘 {board}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Savitch's theorem PSPACE NPSPACE polynomial space memory time recursion halving reachability midpoint complexity nondeterministic</source>
        <translation>萨维奇定理 多项式空间 内存 时间 递归 折半 可达性 中点 复杂度 非确定</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>How hard is Sokoban: {exhibit}</source>
        <translation>推箱子有多难：{exhibit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>PSPACE complete NP hard quantum computer BQP QBF TQBF quantified Boolean formula reduction gadget satisfiability SAT complexity class polynomial exponential Culberson reversible EXPTIME Go</source>
        <translation>完全 困难 量子计算机 量化布尔公式 归约 可满足性 复杂度类 多项式 指数 可逆</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>2048 at random</source>
        <translation>随机玩 2048</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Random play of 2048 on {board}</source>
        <translation>在 {board} 上随机玩 2048</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>random player games simulation score distribution Monte Carlo chance largest tile monkey statistics</source>
        <translation>随机玩家 游戏 模拟 得分 分布 蒙特卡罗 概率 最大方块 猴子 统计</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Boards of 2048 on {board} to {target}, by tile sum</source>
        <translation>2048 {board} 到 {target} 的盘面，按方块总和</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>number of boards count tile sum state space compositions layer reachable combinatorics enumeration legal positions</source>
        <translation>棋盘数量 计数 方块之和 状态空间 合成 层 可达 组合 枚举</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>All boards of 2048: every size and target</source>
        <translation>2048 的全部盘面：各种大小和目标</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>number of boards count state space upper bound combinatorics reachable how many positions legal all sizes table chess Go</source>
        <translation>棋盘数量 计数 状态空间 上界 组合 可达 多少局面 所有大小 表格 国际象棋 围棋</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Won games of 2048 on {board} to {target}</source>
        <translation>2048 {board} 到 {target} 的获胜对局</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>my games number of moves tile sum lucky luck shortest longest win distribution band deviation</source>
        <translation>我的游戏 步数 方块之和 运气 最短 最长 获胜 分布 带 偏差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The mathematics of your games of 2048 on {board} to {target}</source>
        <translation>你在 2048 {board} 到 {target} 上对局的数学</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>my games statistics Markov chain variance standard deviation expected number of moves fundamental matrix seven lines code progress</source>
        <translation>我的游戏 统计 马尔可夫链 方差 标准差 期望 步数 基本矩阵 七行 代码 进度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A game as a path</source>
        <translation>一局的路径</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A game of 2048 as a path</source>
        <translation>一局 2048 的路径</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>my games trajectory tile sum moves over time fours luck binomial drift history</source>
        <translation>我的游戏 轨迹 方块之和 步 时间 四 运气 漂移</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Strategies for 2048 on {board}</source>
        <translation>2048 {board} 的各种策略</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>optimal play policy chance of winning probability expectimax value iteration Markov decision process MDP compare strategy swipe random greedy odds solved game</source>
        <translation>最优玩法 策略 获胜概率 价值迭代 马尔可夫决策过程 比较 随机 贪心 已解游戏</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>All paths to {target} in a bag</source>
        <translation>袋中到 {target} 的所有路径</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Markov chain absorbing absorption transition matrix fundamental matrix expected moves mean variance standard deviation states graph multiset probability random fours twos least most moves to win</source>
        <translation>马尔可夫链 吸收 转移矩阵 基本矩阵 期望步数 均值 方差 标准差 状态 图 多重集 概率 二 四 最少 最多 到获胜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths compared by {across}: {heights}</source>
        <translation>深度对比，按{across}：{heights}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>overlay several puzzles side by side chart curves God's number diameter distribution difference versus</source>
        <translation>叠加 多个谜题 并排 图表 曲线 上帝之数 直径 分布 差异 比较</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The five articles</source>
        <translation>五篇文章</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The figures of an article: {title}</source>
        <translation>文章的数字：{title}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>in a bag</source>
        <translation>在袋中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>Wins by target</source>
        <translation>按目标统计的获胜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>Wins by player</source>
        <translation>按玩家统计的获胜</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>{percent:g} % fours</source>
        <translation>4 占 {percent:g}%</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>Bars are the positions that each iteration of the proof has tried, hatched while it runs or where a solution ended it; long dashes what Korf's formula expects with his tables, short dashes bᵈ.</source>
        <translation>条形为证明的每次迭代试过的局面，进行中或因找到解而结束的为斜线；长虚线为 Korf 公式按其表所预期的，短虚线为 bᵈ。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>No proof has run yet. Solve a cube on its page to see here what its proof tries.</source>
        <translation>还没有运行过证明。在魔方页面上求解一个魔方，证明中试过的局面数就会画在这里。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>completed</source>
        <translation>已完成</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>running, or ended early</source>
        <translation>进行中，或提前结束</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>nodes by depth of the iteration</source>
        <translation>各迭代深度的节点</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>To depth {depth}: no iteration, ≈ {expected} by Korf's formula</source>
        <translation>到深度 {depth}：没有迭代，按 Korf 公式 ≈ {expected}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/work/pane.py"/>
        <source>To depth {depth}: %n nodes, ≈ {expected} by Korf's formula</source>
        <extracomment>One: To depth {depth}: %n node, ≈ {expected} by Korf's formula</extracomment>
        <translation>
            <numerusform>到深度 {depth}：%n 个节点，按 Korf 公式 ≈ {expected}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>Iterative deepening: the iteration to depth d searches all sequences of d moves except those that the bound cuts off. Short dashes: {branching:.5g}ᵈ, all sequences without those that repeat others. Long dashes: Σ N(i + 1) P(h ≤ d − i) for the largest of Korf's three tables (Korf, Reid and Edelkamp 2001). The proof that runs here has a coset table, looked up in six ways, and tries fewer positions.</source>
        <translation>迭代加深：到深度 d 的迭代搜索所有 d 步序列，被界剪去的除外。短虚线：{branching:.5g}ᵈ，除去重复者的所有序列。长虚线：Korf 三个表中最大者的 Σ N(i + 1) P(h ≤ d − i)（Korf, Reid and Edelkamp 2001）。这里运行的证明用一个陪集表，以六种方式查找，试的局面更少。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>Running now; the plot grows with it.</source>
        <translation>正在进行；图随之更新。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>Saved when its proof ran.</source>
        <translation>证明运行时的记录。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>To depth</source>
        <translation>到深度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>Proofs, the latest first</source>
        <translation>证明，最新的在前</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>iteration to</source>
        <translation>迭代到</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>its nodes</source>
        <translation>其节点</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>times the previous</source>
        <translation>为前一次的倍数</translation>
    </message>
</context>
</TS>

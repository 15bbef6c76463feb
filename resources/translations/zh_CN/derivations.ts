<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>from the chain</source>
        <translation>由链计算得出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted while the chain was built</source>
        <translation>在构造链时计数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>read off the chain that the rules of the game give</source>
        <translation>取自由游戏规则构造的链</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>along the chain from its start to its end</source>
        <translation>沿链从起点到终点计算得出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the article's formula, evaluated in whole numbers</source>
        <translation>按文章的公式以整数求值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted tile sum by tile sum</source>
        <translation>按方块总和逐一计数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted tile sum by tile sum, up to the first two empty ones in a row</source>
        <translation>按方块总和逐一计数，直到首次连续两个为空</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted up to the first two empty tile sums in a row</source>
        <translation>计数到首次连续两个空的方块总和为止</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>merges from cell to cell until the board is full</source>
        <translation>逐格合并，直到盘面填满</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>a rule of the game</source>
        <translation>游戏规则</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>The author's own games. Yours are in the same plot.</source>
        <translation>这是作者自己的对局。你的对局在同一张图里。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>The translation says trillions, but the power of ten beside it means quadrillions.</source>
        <translation>译文写作“兆”，但旁边的十的幂表明应为其一千倍。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, parts 1 and 2</source>
        <translation>J. Lees-Miller，The Mathematics of 2048，第 1、2 部分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>mean moves to win</source>
        <translation>获胜的平均步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of a new 2</source>
        <translation>新方块是 2 的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of a new 4</source>
        <translation>新方块是 4 的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>nothing</source>
        <translation>空白</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the first winning sum</source>
        <translation>第一个获胜的总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>states</source>
        <translation>状态数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>absorbing states</source>
        <translation>吸收状态数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>megabytes of its drawing</source>
        <translation>其图的兆字节数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>games simulated</source>
        <translation>模拟的局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>No simulation is needed here: the distribution itself is computed.</source>
        <translation>这里无需模拟：直接算出分布本身。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>games won by the author</source>
        <translation>作者赢的局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>moves of a lucky game</source>
        <translation>一局好运的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>its tile sum</source>
        <translation>这一局的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>fewest moves</source>
        <translation>最少步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>tiles of such a game</source>
        <translation>这样一局的方块数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of this many fours in a row, as a power of ten</source>
        <translation>接连出现这么多个 4 的概率，以十的幂计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>A win in so few moves is likelier: the last nine tiles may be twos, which makes it 0.1 to the 512.</source>
        <translation>以这么少的步数获胜更为可能：最后九个方块也可以是 2，因此是 0.1 的 512 次方。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>atoms of the universe, as a power of ten</source>
        <translation>宇宙的原子数，10 的几次方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>most moves</source>
        <translation>最多步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of this many twos in a row, as a power of ten</source>
        <translation>接连出现这么多个 2 的概率，以十的幂计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>It is 4.9·10⁻⁴⁸. A win in so many moves is likelier: the last ten may be fours, 0.9 to the 1024.</source>
        <translation>它是 4.9·10⁻⁴⁸。以这么多步数获胜更为可能：最后十个可以是 4，即 0.9 的 1024 次方。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>rows of the matrix</source>
        <translation>矩阵的行数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>steps, including the one that places the first two tiles</source>
        <translation>步数，含放下最初两个方块的那一步</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>variance of the moves</source>
        <translation>步数的方差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>winning states with a probability of 0.001 or more</source>
        <translation>概率不小于 0.001 的获胜状态</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>sum of the likeliest winning state</source>
        <translation>最可能的获胜状态的总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>sum of the second likeliest</source>
        <translation>第二可能的总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>states without the empty bag</source>
        <translation>不含空袋的状态数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>possible contents of a cell, including empty</source>
        <translation>一格可能的内容数（含空）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the powers of two from 2 to 2048, and nothing</source>
        <translation>从 2 到 2048 的二的幂，以及空</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards of 16 cells, 12¹⁶</source>
        <translation>16 格的盘面数，12¹⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>Cut off, not rounded: 184.88. {translated}</source>
        <translation>是截断而非四舍五入：184.88。{translated}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the same, as a power of ten</source>
        <translation>同上，10 的几次方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>positions of chess, as a power of ten</source>
        <translation>国际象棋的局面数，10 的几次方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>positions of Go, as a power of ten</source>
        <translation>围棋的局面数，10 的几次方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>baseline, {board}</source>
        <translation>基线，{board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards of 4×4 to 2048</source>
        <translation>4×4 到 2048 的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>compositions of 3</source>
        <translation>3 的有序分拆数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted one by one</source>
        <translation>逐一计数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards in reachable layers, {board}</source>
        <translation>可达层内的盘面数，{board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards of 4×4 to 2048 that layers exclude</source>
        <translation>按层排除的盘面数，4×4 到 2048</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the largest possible tile on 4×4</source>
        <translation>4×4 上可能的最大方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>its exponent</source>
        <translation>其指数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards in the largest layer of {board}</source>
        <translation>{board} 最大一层的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>sum of 16 tiles of 1024</source>
        <translation>16 个 1024 方块的总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>16 times 1024, where the article's chart ends</source>
        <translation>16 乘 1024，文章图表的终点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the smallest tile sum</source>
        <translation>最小的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>what a move would have to add to skip two empty layers</source>
        <translation>一步要跳过两个空层所需增加的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>three steps of 2</source>
        <translation>三次各加 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>largest reachable sum, {board}</source>
        <translation>可达的最大总和，{board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>largest tile, {board}</source>
        <translation>最大方块，{board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>from {start} to {end}</source>
        <translation>从 {start} 到 {end}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>{board} to {target}</source>
        <translation>{board} 到 {target}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/figure.py"/>
        <source>From another game or field; not computed here.</source>
        <translation>来自别的游戏或学科；这里不计算。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/figure.py"/>
        <source>From the author's own program; not computed here.</source>
        <translation>出自作者自己的程序；这里不计算。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. The cube page shows for each turn whether it leads closer to solved or farther away.</source>
        <translation>虚构的例子。魔方页面会标出每个转动是靠近还原还是远离。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. In Korf's search the bound can be made too large for any position.</source>
        <translation>虚构的例子。在 Korf 搜索里，可以对任何局面把下界放得过大。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>the pieces of a cube</source>
        <translation>魔方的块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Korf's algorithm</source>
        <translation>Korf 算法</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Rand_cs, the third of a series</source>
        <translation>Rand_cs，系列第三篇</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>depth after F</source>
        <translation>F 之后的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>depth after R</source>
        <translation>R 之后的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>moves allowed</source>
        <translation>允许的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>a bound that is low enough</source>
        <translation>足够低的下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>a bound that is too large</source>
        <translation>过大的下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>moves needed</source>
        <translation>需要的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>moves for the corners alone</source>
        <translation>仅角块的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. Each table gives such a bound for any position.</source>
        <translation>虚构的例子。每张表都能对任何局面给出这样的下界。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>tables</source>
        <translation>表的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>one for the corners and two for the edges, as Korf chose them</source>
        <translation>角块一张，棱块两张，按 Korf 的选择</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>edges in one table</source>
        <translation>一张表的棱块数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>half of the edges</source>
        <translation>棱块的一半</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>corners of the cube</source>
        <translation>魔方的角块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>entries for the corners, 8! · 3⁷</source>
        <translation>角块表的表项，8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>multiplied out: 8! · 3⁷</source>
        <translation>相乘得出：8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>edges of the cube</source>
        <translation>魔方的棱块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>entries for six edges, 12!/6! · 2⁶</source>
        <translation>六个棱块的表项，12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>multiplied out: 12!/6! · 2⁶</source>
        <translation>相乘得出：12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>branching factor</source>
        <translation>分支因子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>sequences of moves counted by a recurrence, without obvious repetitions</source>
        <translation>用递推统计步骤序列，不含明显的重复</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>possible turns in a position</source>
        <translation>一个局面可选的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>six faces, three turns each</source>
        <translation>六个面，每面三种转动</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the input format of the article</source>
        <translation>文章的输入格式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>found by breadth-first search from both ends</source>
        <translation>由两端的广度优先搜索找到</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's choice. See Learning for how the networks here were trained.</source>
        <translation>作者的选择。这里的网络如何训练，见“学习”。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The article's network is not available. This is the measured result of this program's own network, so the two are not comparable.</source>
        <translation>文章的网络无法取得。这是本程序自己的网络的实测结果，两者不可比较。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>A network without search</source>
        <translation>无搜索的网络</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>A BERT classifier for the cube</source>
        <translation>解魔方的 BERT 分类模型</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>turns to choose from</source>
        <translation>可选的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>faces</source>
        <translation>面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the faces of a cube</source>
        <translation>魔方的面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>degrees of U3, clockwise</source>
        <translation>U3 顺时针的度数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>three quarters of a turn</source>
        <translation>四分之三转</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>weight of a scramble for each additional move</source>
        <translation>打乱每多一步的权重</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's choice. The networks here learn short scrambles first.</source>
        <translation>作者的选择。这里的网络先学短的打乱。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>moves of the longest scramble</source>
        <translation>最长打乱的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the longest scramble here, chosen as in the article</source>
        <translation>这里最长的打乱，按文章选定</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>words in its vocabulary</source>
        <translation>词表的词数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>samples of a round, 1 024 · 128</source>
        <translation>一轮的样本数，1 024 · 128</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>moves needed for {scramble}</source>
        <translation>{scramble} 需要的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>facelets</source>
        <translation>色块数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>nine on each of six faces</source>
        <translation>六个面各九个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>padding words at the end</source>
        <translation>末尾填充的词数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>words of a position</source>
        <translation>一个局面的词数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>gigabytes of the graphics card</source>
        <translation>显卡的显存（GB）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's machine. The networks here need no graphics card.</source>
        <translation>作者的机器。这里的网络不需要显卡。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>scrambles for each length</source>
        <translation>每种长度的打乱数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's choice. This program's network was measured with the same number.</source>
        <translation>作者的选择。本程序的网络也用同样的次数测量。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>hours of training</source>
        <translation>训练小时数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's machine. See Learning for how the networks here were trained.</source>
        <translation>作者的机器。这里的网络如何训练，见“学习”。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>share of scrambles of {turns} moves that are solved</source>
        <translation>打乱 {turns} 步的成功率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>moves that are hard even for experts</source>
        <translation>对专业玩家也不简单的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>About people who solve without a search; from another text.</source>
        <translation>指不作搜索的人；出自另一篇文章。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>From a level shown only as a picture. On the Sokoban page, B numbers the blocks of any level.</source>
        <translation>那一关只是一张图片。在推箱子页面按 B，可给任何关卡的块编号。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>Measured on the author's machine, for one of his levels. Here the squares light up in the frame in which a box is lifted.</source>
        <translation>在作者的机器上对作者的一关测得。这里提起箱子的同一帧就亮出能到的格子。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>counted by exact search, which proves that nothing is shorter</source>
        <translation>由精确搜索计数，并证明没有更短的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>counted by replaying the solution here move by move</source>
        <translation>把这里的解逐步重放并计数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>length of a solution that ends on the left, minus the shortest found by exact search</source>
        <translation>停在左侧的解的长度，减去精确搜索得到的最短长度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>its closed form, evaluated for seven boxes</source>
        <translation>其通项公式，代入七个箱子求值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>both powers of its closed form, minus the shortest solution found by exact search</source>
        <translation>其通项公式的两个幂之和，减去精确搜索的最短解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the moves printed in the article; the solution here is built from them</source>
        <translation>文章印出的步骤，这里的解法由它们组成</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>how the article splits seven boxes</source>
        <translation>文章对七个箱子的划分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the article's own bound, which is shown here</source>
        <translation>文章自己的上界，这里照样显示</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the level in the article's own link</source>
        <translation>文章链接中的关卡</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>lines of a board of Go</source>
        <translation>围棋棋盘的路数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>squares along a board of checkers</source>
        <translation>西洋跳棋棋盘一边的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>variables of the formula</source>
        <translation>公式的变量数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the article's own formula, which is played here</source>
        <translation>文章自己的公式，在这里可以玩</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>seconds to find where a box can be pushed, at first</source>
        <translation>搜索一个箱子能推到哪里，起初的秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the same with blocks, in milliseconds</source>
        <translation>同上，用块之后的毫秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells along a level that took long</source>
        <translation>一个耗时较长的关卡一边的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>About a level that is only mentioned by name.</source>
        <translation>指一个只提到名称的关卡。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>blocks of the example</source>
        <translation>例子中的块数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what a cell can be: a box, the man or nothing</source>
        <translation>一格的可能：箱子、小人或空</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>how a position is written down here, too</source>
        <translation>这里也这样记录局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells stored per halving, divided by n</source>
        <translation>每次二分记住的格数，除以 n</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>halvings, divided by n log₂ 3</source>
        <translation>二分次数，除以 n log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells in all, divided by n² log₂ 3</source>
        <translation>总格数，除以 n² log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>times room {room} is entered</source>
        <translation>进入第 {room} 间的次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>boxes of Picokosmos 17</source>
        <translation>Picokosmos 17 的箱子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the corridor here has as many</source>
        <translation>这里的走廊也用同样多个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>width of the example, in cells</source>
        <translation>示例关卡横向的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>height of the example, in cells</source>
        <translation>示例关卡纵向的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>sides from which a box is pushed</source>
        <translation>可推箱子的方向数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the sides of a square</source>
        <translation>一个格子的四边</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>bytes of a node, at least</source>
        <translation>一个结点至少的字节数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>bytes of a node, at most</source>
        <translation>一个结点至多的字节数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells along the largest level</source>
        <translation>最大关卡一边的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what is added to n for odd n</source>
        <translation>n 为奇数时所加的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what is added to n for even n</source>
        <translation>n 为偶数时所加的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes added</source>
        <translation>所加的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>extra moves to end on the left</source>
        <translation>停在左侧多用的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of the opening</source>
        <translation>开局的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of the opening</source>
        <translation>开局的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>boxes without the two uppermost</source>
        <translation>除去最上两个的箱子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>extra moves for the lower five boxes, beyond M(5)</source>
        <translation>下面五个比 M(5) 多的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of the turn</source>
        <translation>转折的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of the turn beyond n</source>
        <translation>转折比 n 多的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of the turn</source>
        <translation>转折的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>boxes after the turn</source>
        <translation>转折之后的箱子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what the closed form of the moves subtracts besides n</source>
        <translation>步数通项公式中除 n 外减去的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what the closed form of the pushes subtracts</source>
        <translation>推数通项公式中减去的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of seven boxes, by the closed form</source>
        <translation>七个箱子的步数，按通项公式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of seven boxes, by the closed form</source>
        <translation>七个箱子的推数，按通项公式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of seven boxes</source>
        <translation>七个箱子的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of seven boxes</source>
        <translation>七个箱子的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of seven boxes that end on the left</source>
        <translation>七个箱子停在左侧的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of seven boxes that end on the left</source>
        <translation>七个箱子停在左侧的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm; here from resources/figures</source>
        <translation>T. Rokicki 与 M. Davidson，cube20.org/qtm；这里读自 resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm, rounded there; here from resources/figures</source>
        <translation>T. Rokicki 与 M. Davidson，cube20.org/qtm，原处已舍入；这里读自 resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>T. Rokicki and others, cube20.org; here from resources/figures</source>
        <translation>T. Rokicki 等，cube20.org；这里读自 resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>from the article's own populations by detailed balance, with the missing positions added to depth 20</source>
        <translation>由文章自己的局面数按细致平衡计算，缺失的局面加到深度 20</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the only range of depths for which the mean of p/q is 9.3412</source>
        <translation>p/q 的平均值为 9.3412 的唯一深度范围</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>averaged over depths 3 to 16 of the chain that follows from the article's populations</source>
        <translation>由文章的局面数得出的链，在深度 3 至 16 上取平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The article only says “very close”. By its own chain the two distributions differ by ≈ 4.85 % after 31 moves and by ≈ 2.33 % after 32.</source>
        <translation>文中只说“非常接近”。按它自己的链，两个分布在 31 步后相差 ≈ 4.85 %，32 步后相差 ≈ 2.33 %。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>A random walk on the cube</source>
        <translation>魔方上的随机游走</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>from the solved cube every turn leads away</source>
        <translation>从已还原的魔方出发，每种转动都远离</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>moves per second, for the age of the universe</source>
        <translation>每秒步数，持续整个宇宙的年龄</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>At this rate, visiting each position once takes 13.7 billion years, the age of the universe.</source>
        <translation>以这个速度每个局面走一遍要 137 亿年，与宇宙的年龄相当。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>CPU years to solve all positions</source>
        <translation>解出所有局面的 CPU 年数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>Spent by others in 2010. Here positions are proved one at a time.</source>
        <translation>这是别人在 2010 年花的时间。这里逐个局面证明。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>positions, in whole powers of ten</source>
        <translation>局面数，10 的整数次方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>multiplied out: 8! · 3⁷ · 12! · 2¹⁰</source>
        <translation>相乘得出：8! · 3⁷ · 12! · 2¹⁰</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns that count as one move</source>
        <translation>计为一步的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>six faces, two directions each</source>
        <translation>六个面，每面两个方向</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the greatest depth in QTM</source>
        <translation>QTM 的最大深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the first depth that is approximate</source>
        <translation>第一个为近似值的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>equations of detailed balance</source>
        <translation>细致平衡方程数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>one for each pair of neighbours among 27 depths</source>
        <translation>27 个深度中每两个相邻深度一个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that the missing positions are added to</source>
        <translation>缺失的局面加到的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>tried at every depth: only this one gives all printed p and q</source>
        <translation>在每个深度上试过：只有这个深度能得出印出的全部 p 和 q</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The printed p and q fit depth 20, and so does the arithmetic: the positions are missing at even depths.</source>
        <translation>印出的 p 和 q 与深度 20 相符，算术也是如此：缺少局面的是偶数深度。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that a walk stays around</source>
        <translation>游走停留在其附近的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the likelier depth after 18 moves, by the article; here the likeliest</source>
        <translation>文中称 18 步之后更可能的深度；这里是最可能的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>18 steps of the chain that follows from the article's populations</source>
        <translation>由文章的局面数得出的链走 18 步</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The article says that 17 is likelier than 19. Every quarter turn changes the parity, so neither is possible: 16 is the likeliest.</source>
        <translation>文中说 17 比 19 更可能。每次 90° 转动都改变奇偶性，所以两者都不可能：最可能的是 16。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>moves after which the distribution is close to the stationary one</source>
        <translation>分布接近平稳分布所需的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the same, on even depths</source>
        <translation>同上，在偶数深度上</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>b, for q near 1/(b + 1)</source>
        <translation>b，q 接近 1/(b + 1)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the last depth with q near 1/(b + 1)</source>
        <translation>q 接近 1/(b + 1) 的最后深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The article only says “almost”: q differs by 0.3 % at depth 15, by 0.9 % at 17 and by 3 % at 18.</source>
        <translation>文中只说“几乎”：q 在深度 15 处相差 0.3 %，17 处 0.9 %，18 处 3 %。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the greatest depth in HTM</source>
        <translation>HTM 的最大深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>b, how much each depth grows</source>
        <translation>b，每深一层的增长</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns that lead away</source>
        <translation>远离的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>9.3412 is b itself. Of 12 turns 12 b / (b + 1) lead away.</source>
        <translation>9.3412 是 b 本身。12 个转动中有 12 b / (b + 1) 个远离。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns that lead back</source>
        <translation>靠近的转动</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>2.66 is 12 − b. Of 12 turns 12 / (b + 1) lead back.</source>
        <translation>2.66 是 12 − b。12 个转动中有 12 / (b + 1) 个靠近。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the first depth of that growth</source>
        <translation>该增长率的起始深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the last depth of that growth</source>
        <translation>该增长率的终止深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>9.3412 is the mean of p/q from depth 3 to 16. To 18 it is 9.3161.</source>
        <translation>9.3412 是深度 3 到 16 的 p/q 的平均值；到 18 则为 9.3161。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>depth 2 of the 2×2×2 in HTM</source>
        <translation>2×2×2 在 HTM 下的深度 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Turns counted near solved and sampled farther away, and detailed balance: D(d − 1) p(d − 1) = D(d) q(d)</source>
        <translation>近还原态处逐一统计、远处抽样得到的转动，以及细致平衡：D(d − 1) p(d − 1) = D(d) q(d)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share of turns that leads back</source>
        <translation>靠近的转动所占比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share of turns that keeps the depth</source>
        <translation>深度不变的转动所占比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at this depth</source>
        <translation>此深度的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Samples at neighbouring depths agree with it</source>
        <translation>相邻深度的样本与之相符</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The chain reproduces the populations and the turns that keep the depth</source>
        <translation>由该链可还原出各深度的局面数和不改变深度的转动</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>this program</source>
        <translation>本程序</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Turns between the depths of the 2×2×2</source>
        <translation>2×2×2 各深度之间的转动</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>breadth-first search</source>
        <translation>广度优先搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>states of the chain of depths</source>
        <translation>深度链的状态数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Each depth from 0 to {deepest} is a state, so there are {states}.</source>
        <translation>从 0 到 {deepest} 的每个深度是一个状态，共 {states} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the 2×2×2 in HTM</source>
        <translation>2×2×2，HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the greatest depth</source>
        <translation>最大深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>states of the chain</source>
        <translation>链的状态数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>q, the share of turns that lead back</source>
        <translation>q，靠近的转动所占比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>As many turns lead back from here as lead here from the depth before: as many as {flow} positions have. This depth has {here} positions, so {q} of its turns lead back.</source>
        <translation>从此处靠近的转动与从前一深度来到此处的一样多，相当于 {flow} 个局面的全部转动。此深度有 {here} 个局面，所以其转动中有 {q} 靠近。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at the depth before</source>
        <translation>前一深度的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share of its turns that leads away</source>
        <translation>其中远离的转动所占比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what flows back in equilibrium</source>
        <translation>平衡时流回的量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>p, the share of turns that lead away</source>
        <translation>p，远离的转动所占比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>A share of {q} of the turns leads back, {r} keeps the depth; the rest, {p}, leads away from solved.</source>
        <translation>转动中 {q} 靠近，{r} 深度不变；其余 {p} 远离还原态。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share that leads away</source>
        <translation>远离的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>All p and q as the article prints them</source>
        <translation>文章所载的全部 p 和 q</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>E. Testé</source>
        <translation>E. Testé</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>r, the share of turns that keep the depth</source>
        <translation>r，深度不变的转动所占比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Of {turns} turns at positions of this depth {same} keep the depth, a share of {r}.</source>
        <translation>此深度局面的 {turns} 次转动中有 {same} 次深度不变，比例为 {r}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>turns examined: of all positions of the depth, or of a sample</source>
        <translation>所考察的转动：该深度全部局面的，或样本的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>those that keep the depth</source>
        <translation>其中深度不变的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Counted near solved; farther away, the turns of positions drawn uniformly, each solved optimally</source>
        <translation>近还原态处逐一统计；远处为均匀抽取的局面的转动，每个都求最优解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>A sample agrees with the count</source>
        <translation>样本与计数相符</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Counted depths are counted again</source>
        <translation>数过的深度再数一遍</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Estimated by the method of W. E. Deming and F. F. Stephan, 1940; not measured</source>
        <translation>按 W. E. Deming 和 F. F. Stephan（1940）的方法估计，未经实测</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>D(i) p(i) = a(i) a(i + 1), D(i) r(i) = w a(i)², with w as at the last two depths that were sampled</source>
        <translation>D(i) p(i) = a(i) a(i + 1)，D(i) r(i) = w a(i)²，w 取自最后两个抽样的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>p, the share of turns that lead away, estimated</source>
        <translation>p，远离的转动所占比例，估计值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>In the likeliest chain with these populations, as many turns lead away from here as {flow} positions have. This depth has {here} positions, so {p} of its turns lead away.</source>
        <translation>在具有这些局面数的最可能的链中，从此处远离的转动相当于 {flow} 个局面的全部转动。此深度有 {here} 个局面，所以其转动中有 {p} 远离。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>an example</source>
        <translation>一个例子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what flows from here to the next depth in the likeliest of all chains</source>
        <translation>在最可能的链中由此流向下一深度的量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>r, the share of turns that keep the depth, estimated</source>
        <translation>r，深度不变的转动所占比例，估计值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>A share of {p} of the turns leads away and {q} leads back; the rest, {r}, keeps the depth.</source>
        <translation>转动中 {p} 远离，{q} 靠近；其余 {r} 深度不变。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>gap between the positions at even and at odd depths</source>
        <translation>偶数深度与奇数深度的局面数之差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Every quarter turn changes parity, so even and odd depths hold equally many positions. As published, rounded, they hold {even} and {odd}: a gap of {gap}.</source>
        <translation>每次 90° 转动都改变奇偶性，所以偶数深度与奇数深度的局面一样多。按已发表的舍入数值，它们各有 {even} 与 {odd} 个：相差 {gap}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the 3×3×3 in QTM, populations as published</source>
        <translation>3×3×3，QTM，局面数按已发表的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at even depths, as published</source>
        <translation>偶数深度的局面数，按已发表的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at odd depths, as published</source>
        <translation>奇数深度的局面数，按已发表的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>all at even depths</source>
        <translation>偶数深度的全部</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>all at odd depths</source>
        <translation>奇数深度的全部</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what the smaller half lacks</source>
        <translation>较小的一半所缺的数目</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The same gap, from the published figures</source>
        <translation>由已发表的数得出同样的差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Corrected populations have no gap</source>
        <translation>修正后的局面数没有差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>a condition that populations must fulfil</source>
        <translation>各深度数目须满足的条件</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>From depth {depth} as many turns lead back as {flow} positions have. That must be above 0 and at most {here}; otherwise the share, {q}, is no probability.</source>
        <translation>从深度 {depth} 靠近的转动相当于 {flow} 个局面的全部转动。它须大于 0 且至多为 {here}，否则其比例 {q} 不是概率。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>depth 2 of the 3×3×3 in QTM</source>
        <translation>3×3×3 在 QTM 下的深度 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at the depths before, 0, 1, 2, ..., as published</source>
        <translation>前面各深度 0、1、2……的局面数，按已发表的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the sign of each: + for the depth before, − for the one before that, and so on</source>
        <translation>各项的符号：前一深度为 +，再前一深度为 −，依此类推</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>this depth, and so the number of depths before it</source>
        <translation>此深度，也就是前面的深度的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at this depth, as published</source>
        <translation>此深度的局面数，按已发表的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what would flow back in equilibrium</source>
        <translation>平衡时将流回的量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>its share of the positions of this depth</source>
        <translation>它占此深度局面数的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The published figures fail the condition at depth 22</source>
        <translation>已发表的数在深度 22 处不满足条件</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The condition first fails where the share that leads back is no probability</source>
        <translation>条件首次不满足之处，就是靠近的比例首次不成概率之处</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>T. Rokicki and others, The diameter of the Rubik's Cube group is twenty, 2013; 26 in QTM, 2014</source>
        <translation>T. Rokicki 等，The diameter of the Rubik's Cube group is twenty, 2013；QTM 为 26，2014</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>H. Kociemba's two-phase algorithm, then a search for shorter solutions with pruning tables</source>
        <translation>H. Kociemba 的两阶段算法，然后用剪枝表搜索更短的解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest moves that are not excluded</source>
        <translation>尚未排除的最少步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>moves of the shortest known solution, or the greatest depth that this position can have</source>
        <translation>已知最短解的步数，或该局面可能的最大深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Every position near solved gets its depth</source>
        <translation>接近还原的每个局面都得到正确深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Another solver finds no shorter solution</source>
        <translation>另一求解器找不到更短的解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Korf's search</source>
        <translation>Korf 搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Bounds from neighbouring positions never exclude the true depth</source>
        <translation>由相邻局面得到的上下界从不排除真实深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>depths of all positions near solved</source>
        <translation>接近还原的所有局面的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The solution solves it, and a short search finds no shorter one</source>
        <translation>这一解法可还原，短时搜索也找不到更短的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the depth of this cube</source>
        <translation>当前魔方的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A solution of {upper} moves is known, and no solution has fewer than {lower} moves: the two differ by {open}.</source>
        <translation>已知一个 {upper} 步的解，少于 {lower} 步的解不存在：两者相差 {open}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the superflip</source>
        <translation>superflip（全棱翻转）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>difference between the two</source>
        <translation>两者之差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest moves that solve it</source>
        <translation>还原所需的最少步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>lower bound of the depth</source>
        <translation>深度的下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>No solution of this cube has {excluded} moves or fewer; the next length that parity allows is {step} more.</source>
        <translation>这个魔方没有 {excluded} 步以内的解；奇偶性允许的下一个长度再多 {step}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the longest length excluded by a search or by other known bounds</source>
        <translation>由搜索或其他已知的界排除的最大长度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1, or 2 in QTM, where every move changes the parity of the corners</source>
        <translation>1；QTM 时为 2，因为每一步都改变角块的奇偶性</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest moves that are still possible</source>
        <translation>仍有可能的最少步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Parity in QTM</source>
        <translation>QTM 的奇偶性</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>each length</source>
        <translation>每种长度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>upper bound of the depth</source>
        <translation>深度的上界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The shortest known solution has {way} moves; by what else is known of this position, {bound} are enough.</source>
        <translation>已知最短解有 {way} 步；由此局面的其他结论，{bound} 步就足够。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a first solution, in HTM</source>
        <translation>第一个解，HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>moves of the shortest solution found, or b while there is none</source>
        <translation>已找到的最短解的步数；尚无时为 b</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the greatest possible depth, from neighbouring positions or the other metric, or that of any cube</source>
        <translation>由相邻局面、另一种度量或任意魔方得到的最大深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the smaller of the two: this many moves are enough</source>
        <translation>两者中较小的：这么多步足够</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Solutions are short and solve the cube</source>
        <translation>解很短，且能还原魔方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>applied to the cube</source>
        <translation>实际执行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>share of this depth that has been searched</source>
        <translation>此深度已搜索的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>An estimated {done} % of the positions of this depth have been searched, and none led to a solution.</source>
        <translation>此深度要搜索的局面估计已搜索 {done} %，都没有得到解。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a beginning not yet searched counts as the positions below it one depth before, shrunk towards the mean, times the growth of the others</source>
        <translation>尚未搜索的开头，按前一深度在其下的局面数（向平均值收缩）乘以其余开头的增长倍数计算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>percent of the positions that are searched, rounded down</source>
        <translation>已搜索局面的百分数，舍去小数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the share that is searched</source>
        <translation>已搜索的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The share agrees with that of the positions counted afterwards, within 10 percentage points</source>
        <translation>该比例与事后统计的局面所占比例相差不超过 10 个百分点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions that the search has tried</source>
        <translation>搜索已试的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The search has tried {nodes} positions, {millions} million.</source>
        <translation>搜索已试过 {nodes} 个局面，即 {millions} 百万。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions tried so far</source>
        <translation>迄今试过的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the same in millions</source>
        <translation>同上，以百万计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Kernels and threads agree</source>
        <translation>各内核与线程结果一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>each other</source>
        <translation>彼此比对</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions a second</source>
        <translation>每秒局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>So far {each} positions a second were tried, {millions} million.</source>
        <translation>迄今每秒试过 {each} 个局面，即 {millions} 百万。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions tried a second, in this iteration</source>
        <translation>本次迭代中每秒试过的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Reading a table does not count as search work</source>
        <translation>读取表不算作搜索工作</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>solutions of this length</source>
        <translation>这一长度的解的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The search for all solutions of at most {longest} moves found {solutions}; the shortest has {shortest} moves.</source>
        <translation>搜索至多 {longest} 步的所有解，找到 {solutions} 个，最短 {shortest} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>lengths of the solutions, in moves</source>
        <translation>各解的长度（步数）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the least of them</source>
        <translation>其中最小的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the greatest</source>
        <translation>最大的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>number of solutions</source>
        <translation>解的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>All solutions are found</source>
        <translation>所有解都能找到</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>every sequence of moves</source>
        <translation>所有步骤序列</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Also those that turn only chosen faces</source>
        <translation>只用所选面的也是</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1 for every turn that leads in this direction, else 0</source>
        <translation>通往此方向的转动为 1，否则为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Where each turn leads</source>
        <translation>各转动的去向</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a search of all positions</source>
        <translation>对所有局面的搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A direction is shown only when it is proved</source>
        <translation>只在已证明时才给出方向</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>every case</source>
        <translation>所有情形</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Proved depths of the neighbouring positions</source>
        <translation>相邻局面的已证明深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns whose direction is proved</source>
        <translation>方向已证明的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>For {proved} of the {n} turns it is proved whether they lead closer, keep the depth or lead farther.</source>
        <translation>{n} 种转动中，有 {proved} 种已证明是靠近、深度不变还是远离。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1 for every turn whose new depth is known to be less, the same or more, else 0</source>
        <translation>已知新深度更小、相同或更大的转动为 1，否则为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>all turns that count as one move</source>
        <translation>所有计为一步的转动</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the others, still open</source>
        <translation>其余尚未确定的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>those that are proved</source>
        <translation>已证明的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead in this direction</source>
        <translation>通往此方向的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>{count} of the turns lead in this direction; the others lead in another, or are not proved.</source>
        <translation>有 {count} 种转动通往此方向；其余的方向不同，或未证明。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how many they are</source>
        <translation>其数目</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead in this direction from a position of this depth</source>
        <translation>从此深度的局面通往此方向的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of {n} turns at a position of this depth a share of {share} leads in this direction: {mean} turns on average.</source>
        <translation>在此深度的局面上，{n} 种转动中有 {share} 的比例通往此方向：平均 {mean} 种。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube, 2023; with balanced populations where the article's are rounded</source>
        <translation>E. Testé, A random walk on the Rubik's Cube, 2023；其中局面数经舍入之处，采用平衡后的值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>p, q or r of the chain at this depth</source>
        <translation>链在此深度的 p、q 或 r</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead in this direction, averaged over all positions of the depth</source>
        <translation>通往此方向的转动数，对该深度所有局面取平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Counted near solved</source>
        <translation>在还原态附近逐一统计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>length of a sequence of moves</source>
        <translation>步骤序列的长度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>{quarters} quarter turns and {halves} half turns, each half turn counted as {weight}.</source>
        <translation>{quarters} 次 90° 转动和 {halves} 次 180° 转动，后者每次计 {weight}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>an example in HTM</source>
        <translation>HTM 的例子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>quarter turns in the sequence</source>
        <translation>序列中 90° 转动的次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>half turns in the sequence</source>
        <translation>序列中 180° 转动的次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>what a half turn counts: 1 in HTM, 2 in QTM</source>
        <translation>一次 180° 转动计多少：HTM 为 1，QTM 为 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>length in moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The two usual metrics, HTM and QTM</source>
        <translation>通用的两种计步法：HTM 和 QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A half turn counts as one or two</source>
        <translation>一次 180° 转动计一或二</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>by hand</source>
        <translation>手工核对</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions of a depth, and their share</source>
        <translation>某深度的局面数及其比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of {total} positions {here} lie at this depth, a share of {share}.</source>
        <translation>{total} 个局面中，{here} 个在此深度，占 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>T. Rokicki and others, cube20.org; OEIS A080601 and A080602</source>
        <translation>T. Rokicki 等，cube20.org；OEIS A080601 和 A080602</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>depth 9 of the 2×2×2 in HTM</source>
        <translation>2×2×2 在 HTM 下的深度 9</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>all positions</source>
        <translation>全部局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>those of this depth</source>
        <translation>此深度的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>their share</source>
        <translation>其比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the same in percent</source>
        <translation>同上，以百分数计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Exact layers add up to at most the total, and exactly to it where all are exact</source>
        <translation>数值精确的各层之和不超过总数，全部精确时等于总数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The populations of the 2×2×2 are the published ones</source>
        <translation>2×2×2 的局面数与已发表的一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>an average of times, as cubers take it</source>
        <translation>时间的平均，按魔方选手的算法</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of the last {n} times, the {left} best and as many of the worst are left out; the mean of the others is {average} s.</source>
        <translation>最近 {n} 次成绩中，去掉最好的 {left} 次和同样多最差的；其余的平均是 {average} 秒。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>WCA Regulations, article 9f</source>
        <translation>WCA 规则第 9f 条</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>an average of five</source>
        <translation>五次平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the times that count, in seconds</source>
        <translation>计入的成绩，以秒计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>times in all</source>
        <translation>成绩总数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>left out at each end: a twentieth, one at least</source>
        <translation>两端各去掉的个数：二十分之一，至少一个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the mean of the others, in seconds</source>
        <translation>其余的均值，以秒计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Averages agree with official ones</source>
        <translation>平均与官方成绩一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>published results</source>
        <translation>已公布的成绩</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Best and worst are left out</source>
        <translation>去掉最好和最差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>by the definition</source>
        <translation>按定义</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the best time</source>
        <translation>最好成绩</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The shortest of the finished times: {best} s.</source>
        <translation>有效成绩中最短的：{best} 秒。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>three times</source>
        <translation>三个成绩</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the finished times, in seconds</source>
        <translation>有效成绩，以秒计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the shortest of them, in seconds</source>
        <translation>其中最短的，以秒计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Best and mean of the results</source>
        <translation>最好的成绩与平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The proof is by {author}, {year}: {title}</source>
        <translation>证明来自 {author}，{year} 年：{title}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>A network trained here on random walks with p(d|N) as labels, as E. Testé proposes (2023)</source>
        <translation>在此以 p(d|N) 为标签、用随机游走训练的网络，如 E. Testé 所提（2023）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Measured by this program, against depths that an optimal solver has proved</source>
        <translation>由本程序实测，与最优求解器证明的深度比对</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The same numbers by a plain forward pass</source>
        <translation>用简单的前向计算得到同样的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>A position, its images under the 48 symmetries and its inverse all get the same result</source>
        <translation>一个局面、它在 48 种对称下的像及其逆，都得到同样的结果</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>by construction</source>
        <translation>由构造保证</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Compared again with proofs of this program</source>
        <translation>与本程序的证明重新比对</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>by the optimal solver</source>
        <translation>由最优求解器</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The depths of the positions are those that another search finds</source>
        <translation>各局面的深度与另一搜索所得一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>probability that the network gives depth d, before anything is proved</source>
        <translation>在任何证明之前，网络给深度 d 的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>1 for each depth that is not excluded, else 0</source>
        <translation>未排除的深度为 1，否则为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>mean depth by the network</source>
        <translation>网络给出的平均深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The network gives {inside} of its probability to depths that are not excluded; their mean is {mean}.</source>
        <translation>网络给未排除的深度的概率共 {inside}；其中的平均深度是 {mean}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its probability for depths that are not excluded</source>
        <translation>它给未排除的深度的概率之和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean depth there</source>
        <translation>其中的平均深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>probability of the likeliest depth</source>
        <translation>最可能深度的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The network gives {inside} of its probability to depths that are not excluded; the likeliest of them, {place}, has a share of {weight}.</source>
        <translation>网络给未排除的深度的概率共 {inside}；其中最可能的深度 {place} 占 {weight}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the likeliest of these depths</source>
        <translation>其中最可能的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its share</source>
        <translation>其比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions examined at each depth</source>
        <translation>每个深度考察的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of the network's estimates</source>
        <translation>网络的估计的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean probability that it gives their true depth</source>
        <translation>它给真实深度的平均概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions used to test the network</source>
        <translation>用来检验网络的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{total} positions at {depths} depths were examined, all with a proved depth.</source>
        <translation>在 {depths} 个深度上共考察了 {total} 个局面，其深度都已证明。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>depths</source>
        <translation>深度数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions in all</source>
        <translation>局面总数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>mean error of the network's mean depth</source>
        <translation>网络平均深度的平均误差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Over {depths} depths, each counted equally, the network's mean depth is off by {error} moves on average.</source>
        <translation>对 {depths} 个深度同等看待，网络的平均深度与真值平均相差 {error} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the true depth</source>
        <translation>真实深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of |m(d) − d|</source>
        <translation>|m(d) − d| 的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>largest error of the network's mean depth</source>
        <translation>网络平均深度的最大误差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>At depth {place} the network's mean depth is off by {error} moves; nowhere is the error larger.</source>
        <translation>在深度 {place}，网络的平均深度与真值相差 {error} 步，别处都不超过此值。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the network's mean estimate for positions of depth d; d where none was examined</source>
        <translation>网络对深度 d 的局面所作估计的均值；未考察之处取 d</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>error at each depth</source>
        <translation>每个深度的误差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the depth with the largest error</source>
        <translation>误差最大的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>that error</source>
        <translation>该误差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>probability of the true depth</source>
        <translation>真实深度的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Over {depths} depths, each counted equally, the network gives the true depth a probability of {truth} on average.</source>
        <translation>对 {depths} 个深度同等看待，网络给真实深度的平均概率是 {truth}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean over the depths</source>
        <translation>对各深度的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often the likeliest depth is the true one</source>
        <translation>最可能深度恰为真实深度的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of {total} positions the likeliest depth is the true one in {right}.</source>
        <translation>{total} 个局面中，{right} 的最可能深度就是真实深度。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those whose true depth is the likeliest</source>
        <translation>其中真实深度最可能的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>these at all depths</source>
        <translation>其总数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often the estimate would be too large as a bound</source>
        <translation>估计用作界时过大的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>In {wrong} of {total} positions the mean depth minus {margin} moves, rounded down, is more than the true depth.</source>
        <translation>{total} 个局面中，平均深度减去 {margin} 步再向下取整后，超过真实深度的有 {wrong} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those whose estimate minus k moves, rounded down, is too large</source>
        <translation>其中估计减去 k 步再向下取整后过大的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>moves subtracted from the estimate</source>
        <translation>从估计中减去的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those with too large a bound</source>
        <translation>界过大的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions generated by a search, relative to the tables alone</source>
        <translation>搜索生成的局面数，与只用表时之比</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{searches} searches that trust the estimate generate {here} positions; with the tables alone, {alone}.</source>
        <translation>采信估计的 {searches} 次搜索生成 {here} 个局面，只用表则生成 {alone} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions generated by each search with the tables' bound</source>
        <translation>每次搜索以表的界生成的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the same with the larger of the tables' bound and the estimate minus k moves</source>
        <translation>同上，取表的界与“估计减去 k 步”中较大的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>searches</source>
        <translation>搜索次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>total with the tables</source>
        <translation>只用表的合计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>total with the estimate</source>
        <translation>采用估计的合计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>their ratio</source>
        <translation>两者之比</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>A search with the tables finds shortest solutions</source>
        <translation>用表的搜索找到最短解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the same positions</source>
        <translation>同样的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>time of a search, relative to the tables alone</source>
        <translation>搜索用时，与只用表时之比</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{searches} searches that trust the estimate take {here} s on one core; with the tables alone, {alone} s.</source>
        <translation>采信估计的 {searches} 次搜索用单核 {here} 秒，只用表则用 {alone} 秒。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>seconds of each search with the tables' bound</source>
        <translation>每次搜索以表的界所用的秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the network's mean estimate for positions of one depth</source>
        <translation>网络对某一深度的局面的平均估计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>For positions of depth {t} the network estimates {mean} on average; it gives the true depth a probability of {truth}.</source>
        <translation>对深度为 {t} 的局面，网络平均估计为 {mean}；它给真实深度的概率是 {truth}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of its distributions over the positions examined</source>
        <translation>它的分布在所考察局面上的平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the probability that it gives the true depth</source>
        <translation>它给真实深度的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its mean depth</source>
        <translation>它的平均深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often its predictions come true</source>
        <translation>它的预测有多常成真</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The network gave {pairs} depths of drawn positions a probability in this tenth, {said} on average; a share of {seen} is the true depth. Every true depth has the same weight, so they count as much as {number} equal ones. With 95 % confidence the share lies between {low} and {high}.</source>
        <translation>在抽取的局面中，网络给出的概率落在这个十分之一区间（平均 {said}）的深度有 {pairs} 个，其中 {seen} 是真实深度。每个真实深度的权重相同，因此它们相当于 {number} 个等权的。以 95% 的置信度，这个比例在 {low} 和 {high} 之间。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>E. B. Wilson, JASA 22, 1927; L. Kish, Survey Sampling, 1965</source>
        <translation>E. B. Wilson, JASA 22, 1927；L. Kish, Survey Sampling, 1965</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>number of these depths</source>
        <translation>这些深度的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>their total weight: each weighs one divided by the positions drawn of its true depth</source>
        <translation>它们的权重之和：每个是一除以其真实深度所抽取的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the weight of those that are the true depth</source>
        <translation>其中是真实深度者的权重</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the sum of the squared weights</source>
        <translation>它们权重的平方和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of the probabilities</source>
        <translation>概率的平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>standard deviations on each side</source>
        <translation>两侧各几个标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>effective sample size</source>
        <translation>有效样本量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the middle of the interval</source>
        <translation>区间的中点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>half of its width</source>
        <translation>区间宽度的一半</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its lower end</source>
        <translation>下端</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its upper end</source>
        <translation>上端</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the share that is true</source>
        <translation>为真的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>moves that lead deeper from every position, for each one that leads back</source>
        <translation>每个局面中，对应一种返回的走法，有几种走向更深</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the binomial model: d = 2k − N, k of N moves going deeper</source>
        <translation>二项模型：d = 2k − N，N 步中有 k 步走向更深</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>gain in depth per move</source>
        <translation>每步增加的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>Of every b + 1 moves, b lead deeper and one leads back: a gain of {drift} in depth per move, far from both ends.</source>
        <translation>每 b + 1 步中，b 步走向更深，一步返回：远离两端处每步深度增加 {drift}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the article's growth of the 3×3×3</source>
        <translation>文章中 3×3×3 的增长率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The likeliest depth follows that line, and leaves it at the end</source>
        <translation>最可能深度沿这条直线走，到末端才偏离</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>exact walk</source>
        <translation>精确的随机游走</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>moves until the line reaches the deepest positions</source>
        <translation>直线到达最深局面所需的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The line gains {drift} in depth per move; it reaches depth {deepest} after {moves} moves.</source>
        <translation>直线每步深度增加 {drift}；{moves} 步后到达深度 {deepest}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the depth of the deepest positions</source>
        <translation>最深局面的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>moves until then</source>
        <translation>到那时的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>standard deviation of the depth after N moves</source>
        <translation>N 步后深度的标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>After {N} moves the depth is {mean} on average, with a standard deviation of {deviation}.</source>
        <translation>{N} 步之后，深度平均为 {mean}，标准差为 {deviation}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the mean depth</source>
        <translation>平均深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>Mean and deviation of a walk without growth</source>
        <translation>无增长随机游走的均值和标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>mean depth by the binomial model</source>
        <translation>二项模型的平均深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>From depth {start}, each of {N} moves gains the same depth on average, as the model has no ends: that makes {mean}.</source>
        <translation>模型不受两端限制，所以从深度 {start} 出发的 {N} 步平均每步增加同样的深度：得 {mean}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the share of moves that keep the depth</source>
        <translation>保持深度不变的步的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the depth where the walk begins</source>
        <translation>随机游走开始的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the mean depth by the model</source>
        <translation>模型给出的平均深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>distance from the binomial model</source>
        <translation>与二项模型的距离</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>Depth by depth the walk and the model differ by {distance}; the model's probability below depth 0 counts too.</source>
        <translation>逐个深度比较，随机游走与模型相差 {distance}；模型在深度 0 以下的概率也计入。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>b = 3 after two moves, a puzzle of depth 2</source>
        <translation>b = 3，两步之后，深度为 2 的谜题</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the model's probability below depth 0</source>
        <translation>模型在深度 0 以下的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>total variation distance, from 0 to 1</source>
        <translation>全变差距离，从 0 到 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The model is near in the middle and far at the end</source>
        <translation>模型在中段接近，在末端偏离</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The model's probability below 0 is part of the distance</source>
        <translation>模型在 0 以下的概率计入距离</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the binomial model's probability outside the possible depths</source>
        <translation>二项模型在可能的深度之外的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The binomial model has no ends: a share of {outside} lies below depth 0 or beyond the greatest depth.</source>
        <translation>二项模型不受两端限制：它有 {outside} 落在深度 0 以下或最大深度之外。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the model's probabilities beyond the greatest depth</source>
        <translation>模型在最大深度之外的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>its probability below depth 0</source>
        <translation>它在深度 0 以下的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>both together</source>
        <translation>两者之和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The model's probability beyond the ends is not lost</source>
        <translation>模型在两端之外的概率没有丢失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>depth 12 of the 2×2×2 in QTM, a turn closer after a turn away</source>
        <translation>2×2×2 在 QTM 下的深度 12，远离一步之后靠近</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>positions of each kind</source>
        <translation>每种局面的数量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns of such a position that lead in this direction</source>
        <translation>该种局面中通往此方向的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns at each position</source>
        <translation>每个局面的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>probability of the next turn's direction, given the last turn's</source>
        <translation>已知上一次转动的方向时，下一次转动方向的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>A position is reached by as many turns as lead back from it. With the positions weighted by this number, a share of {share} of the next turns leads in this direction.</source>
        <translation>到达一个局面的转动，与从它返回的转动一样多。按这个数目对局面加权，下一次转动通往此方向的比例为 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>P(next | last) = E[x y] / (n E[x])</source>
        <translation>P(下一步 | 上一步) = E[x y] / (n E[x])</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns of such a position that lead back where the walk came from</source>
        <translation>该种局面中沿游走来路返回的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>all turns that lead back</source>
        <translation>所有返回的转动</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the probability that the next turn leads in this direction</source>
        <translation>下一次转动通往此方向的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>probability of the next turn's direction, by the chain</source>
        <translation>按链计算，下一次转动方向的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>On average {mean} of {n} turns at a position of this depth lead in this direction. The chain ignores the last turn, so the probability is always {share}.</source>
        <translation>此深度的局面在 {n} 种转动中平均有 {mean} 种通往此方向。链不考虑上一次转动，所以概率总是 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>their mean number</source>
        <translation>其平均数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the last depth whose positions were counted one by one</source>
        <translation>逐个统计过的最大深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>{depths} depths were counted, from depth 0 on: the last one is {deepest}.</source>
        <translation>从深度 0 起共统计了 {depths} 个深度：最后一个是 {deepest}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>positions of each depth</source>
        <translation>各深度的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>number of depths, including depth 0</source>
        <translation>深度的个数，深度 0 也算在内</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the last of them</source>
        <translation>其中最后一个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the 2×2×2 in QTM, to depth 3</source>
        <translation>2×2×2，QTM，到深度 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>the distance up to which it counts as mixed</source>
        <translation>距离不超过此值即算已混合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>The chain's mixing time is too short</source>
        <translation>链的混合时间偏短</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>mixing time of the walk, in moves</source>
        <translation>游走的混合时间，以步计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>From {turns} moves on, the walk itself stays within {near} of uniform, over all positions. The chain of depths, a model, says {chain}.</source>
        <translation>从第 {turns} 步起，游走本身在全部局面上与均匀分布的距离保持在 {near} 以内。深度链只是模型，给出 {chain}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>the 2×2×2 in QTM</source>
        <translation>2×2×2，QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>total variation distance of the walk from uniform after N moves</source>
        <translation>N 步之后游走与均匀分布的全变差距离</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance of the chain of depths from its stationary distribution after N moves</source>
        <translation>N 步之后深度链与其平稳分布的距离</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>moves from which on the chain stays within ε</source>
        <translation>从此深度链一直保持在 ε 以内的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>moves from which on it stays within ε</source>
        <translation>从此一直保持在 ε 以内的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>The walk on the 2×2×2 forgets its start</source>
        <translation>2×2×2 上的游走忘记起点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>over all its positions</source>
        <translation>遍及其所有局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>mixing time of the chain of depths, in moves</source>
        <translation>深度链的混合时间，以步计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>From {turns} moves on, the chain of depths stays within {near} of its stationary distribution. It is a model that treats a walk as uniform inside each depth: the walk itself may need more moves.</source>
        <translation>从第 {turns} 步起，深度链与其平稳分布的距离保持在 {near} 以内。它是模型，把每个深度之内的游走当作均匀的：游走本身可能需要更多步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>total variation distance from the stationary distribution after N moves</source>
        <translation>N 步之后与平稳分布的全变差距离</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance of the true walk from uniform</source>
        <translation>真实游走与均匀分布的距离</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>The probability of every position after {N} moves was compared with the uniform one over all positions that parity allows: the distance is {distance}.</source>
        <translation>把 {N} 步后每个局面的概率与奇偶性允许的全部局面上的均匀分布相比：距离为 {distance}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>t(N) = ½ Σ |p(s|N) − 1/n| over the n positions s that parity allows</source>
        <translation>t(N) = ½ Σ |p(s|N) − 1/n|，遍及奇偶性允许的 n 个局面 s</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>half the sum over all positions, as the exact walk counts it</source>
        <translation>所有局面之和的一半，按精确游走计算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the BERT article, table of success</source>
        <translation>BERT 文章的成功率表</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles of that length that were played</source>
        <translation>进行过的该长度的打乱数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The evaluation agrees with play on cubes</source>
        <translation>判定程序与魔方上的实际走法一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>independent play</source>
        <translation>独立进行的求解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>A perfect player solves every scramble, a stubborn one only those it must</source>
        <translation>完美玩家每次都能还原，固执玩家只还原必能还原的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The evaluation cannot be cheated</source>
        <translation>评估无法作弊</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>First mistakes are found where they are</source>
        <translation>首个失误找得准确</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>by an optimal solver</source>
        <translation>由最优求解器</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles whose first mistake is at place i: a true depth, or the number of the move</source>
        <translation>首个失误在位置 i 的打乱数：i 为真实深度或步序</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the place</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles solved in at most n moves</source>
        <translation>至多 n 步还原的打乱数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {games} scrambles of {n} moves the network solved {solved} in at most {n} moves.</source>
        <translation>{games} 个 {n} 步打乱中，网络以至多 {n} 步还原了 {solved} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>this program's network, as it was measured</source>
        <translation>本程序的网络，按测得的结果</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>moves of the scramble</source>
        <translation>打乱的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those solved in at most n moves</source>
        <translation>以至多 n 步还原的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the share that was solved</source>
        <translation>还原的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>of another network, with other scrambles</source>
        <translation>属于另一个网络，打乱也不同</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>lengths at which this network is better</source>
        <translation>此网络更好的长度数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>At {better} of {lengths} lengths it solves more than the article's network did.</source>
        <translation>在 {lengths} 种长度中，它有 {better} 种比文章的网络还原得更多。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>three lengths</source>
        <translation>三种长度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>1 where this network's rate is higher, else 0</source>
        <translation>此网络成功率较高处为 1，否则为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>lengths at which both are known</source>
        <translation>两者都已知的长度数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those at which it is higher</source>
        <translation>其中它较高的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>It beats the article on short scrambles</source>
        <translation>对短的打乱，它胜过文章</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>played anew</source>
        <translation>重新进行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>how sure the network is of a turn</source>
        <translation>网络对一种转动的把握</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The network gives each of the eighteen turns a share, which together are 1. The others have {rest}, so {share} is left for this turn.</source>
        <translation>网络给十八种转动各一个份额，总和为 1。其他的占 {rest}，所以这一转动为 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>p(turn) = exp(z(turn)) / Σ exp(z)</source>
        <translation>p(转动) = exp(z(转动)) / Σ exp(z)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the shares of the other turns</source>
        <translation>其他转动的份额</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>all of them together</source>
        <translation>它们的总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the share of this turn</source>
        <translation>这一转动的份额</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>A network with a softmax at its end, see core/cube/README.md</source>
        <translation>末端为 softmax 的网络，见 core/cube/README.md</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Shares are those of a plain network, and sum to 1</source>
        <translation>份额与简单网络的一致，总和为 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles at each length</source>
        <translation>每种长度的打乱次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>At every length at least {least} and at most {most} scrambles were played.</source>
        <translation>每种长度进行了至少 {least}、至多 {most} 个打乱。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the shipped measurement</source>
        <translation>随程序附带的测量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles of each length</source>
        <translation>每种长度的打乱数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the fewest</source>
        <translation>最少</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the most</source>
        <translation>最多</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Measured by this program</source>
        <translation>由本程序实测</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The stored figures are complete</source>
        <translation>保存的数值完整</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles checked for mistakes</source>
        <translation>检查过失误的打乱数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Each move on {games} scrambles was compared with an optimal solver.</source>
        <translation>{games} 个打乱上的每一步都与最优求解器比对过。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those that were checked</source>
        <translation>检查过的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles without a mistake</source>
        <translation>没有失误的打乱数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>In {wrong} of {games} scrambles some move did not lead closer to solved; a share of {share} had no such move.</source>
        <translation>{games} 个打乱中，{wrong} 个有某一步没有接近还原；没有失误的占 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles with a mistake</source>
        <translation>有失误的打乱数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the share without one</source>
        <translation>没有失误的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>where most first mistakes are</source>
        <translation>首个失误最多的位置</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Most first mistakes, {most} of them, are at place {place}.</source>
        <translation>首个失误以位置 {place} 最多，有 {most} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the largest c(i)</source>
        <translation>最大的 c(i)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>where it is</source>
        <translation>它所在的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles that are shorter than they look</source>
        <translation>实际比看起来短的打乱数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {games} scrambles of {n} moves, {shorter} can be solved in fewer.</source>
        <translation>{games} 个 {n} 步打乱中，{shorter} 个可用更少步数还原。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles that were solved optimally</source>
        <translation>求过最优解的打乱数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those with a shorter solution</source>
        <translation>有更短解的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Measured by this program, with an optimal solver</source>
        <translation>由本程序用最优求解器实测</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The article's seven scrambles have depth 5</source>
        <translation>文章的七个打乱深度为 5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the BERT article</source>
        <translation>BERT 文章</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Shorter scrambles are counted</source>
        <translation>较短的打乱计入统计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>samples learnt from</source>
        <translation>学习过的样本数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Each of the {samples} samples is a new random scramble.</source>
        <translation>{samples} 个样本，每个都是新生成的随机打乱。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles that were drawn</source>
        <translation>生成的打乱数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>samples in all</source>
        <translation>样本总数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Noted by the training</source>
        <translation>训练时记录</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>moves that led closer to solved</source>
        <translation>靠近还原的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {turns} moves that the network made, {right} led closer to solved.</source>
        <translation>网络所走的 {turns} 步中，{right} 步靠近了还原。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>moves up to the first mistake on each scramble</source>
        <translation>每个打乱到首个失误为止的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those after which one move HTM less is needed</source>
        <translation>其中走后最少步数（HTM）减一的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>mistakes of one kind</source>
        <translation>某一类失误</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {mistakes} first mistakes {seen} were of this kind.</source>
        <translation>{mistakes} 个首个失误中，{seen} 个属于此类。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>first mistakes that were found</source>
        <translation>找到的首个失误数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those of this kind</source>
        <translation>属于此类的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a scramble of nine moves HTM</source>
        <translation>一个九步（HTM）打乱</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Without obvious repetitions there are {longer} sequences of {length} moves, {b} times as many as of one move less.</source>
        <translation>不含明显重复的 {length} 步序列有 {longer} 个，是少一步的序列的 {b} 倍。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves HTM</source>
        <translation>HTM 步</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves of a sequence</source>
        <translation>序列的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences of d moves of which none repeats or undoes one before it</source>
        <translation>d 步序列中，没有任何一步重复或抵消前一步的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those of one move less</source>
        <translation>少一步的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the factor; in HTM it tends to 6 + 3√6</source>
        <translation>该因子；HTM 时趋于 6 + 3√6</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>6 + 3√6, the largest eigenvalue of the automaton that reads the sequences</source>
        <translation>6 + 3√6，读取序列的自动机的最大特征值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>algebra</source>
        <translation>代数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Sequences applied and counted one by one</source>
        <translation>逐个施行并计数的序列</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>brute force</source>
        <translation>穷举</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the bound h of a position</source>
        <translation>局面的下界 h</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The corners alone need {corners} moves, six edges {first} and the other six {second}: the cube needs at least {h}.</source>
        <translation>仅角块就需 {corners} 步，六个棱块需 {first} 步，另外六个需 {second} 步：魔方至少需要 {h} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves that the corners need, by the first table</source>
        <translation>角块所需的步数，按第一个表</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves that six edges need, by the second</source>
        <translation>六个棱块所需的步数，按第二个表</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves that the other six need, by the third</source>
        <translation>另外六个所需的步数，按第三个表</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the largest: no solution is shorter</source>
        <translation>其中最大的：没有更短的解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>No value in a table is more than the depth</source>
        <translation>没有表的值超过深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>published depths</source>
        <translation>已发表的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>How many entries have each value</source>
        <translation>每个值的条目数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>entries of one of Korf's tables</source>
        <translation>Korf 的一张表的条目数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>A table has an entry for every arrangement of its pieces: {total} in all.</source>
        <translation>表中每种块的摆法都有一个条目：共 {total} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>entries with the value 0, 1, 2, ...</source>
        <translation>值为 0、1、2、……的条目数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>all of them</source>
        <translation>总数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth of a position</source>
        <translation>局面的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>{tried} depths were searched one after the other; a solution was found at depth {depth}, so none is shorter.</source>
        <translation>依次搜索了 {tried} 个深度；在深度 {depth} 找到解，所以没有更短的。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depths that were searched, all but the last completely</source>
        <translation>搜索过的深度，除最后一个外都完整</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the one at which a solution was found</source>
        <translation>找到解的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>coset search</source>
        <translation>陪集搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions in completed iterations</source>
        <translation>完整迭代中的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>To show that no solution is shorter, {total} positions were generated, in all iterations but the last.</source>
        <translation>为证明没有更短的解，除最后一次外，所有迭代共生成 {total} 个局面。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that the iteration to depth d generated</source>
        <translation>到深度 d 的迭代生成的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>together</source>
        <translation>合计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>It goes as deep and generates as much as a plain search</source>
        <translation>深度和生成数都与简单搜索相同</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>independent search</source>
        <translation>独立搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected by the formula</source>
        <translation>公式预期的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>By the share of random cubes with a small bound, the same iterations are expected to generate {total} positions.</source>
        <translation>由随机魔方下界较小的比例，同样的迭代预期生成 {total} 个局面。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>R. E. Korf, M. Reid and S. Edelkamp, Artificial Intelligence 129, 2001</source>
        <translation>R. E. Korf, M. Reid 和 S. Edelkamp, Artificial Intelligence 129, 2001</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>E(d) = Σ N(i + 1) P(h ≤ d − i), i = 0 ... d − 1</source>
        <translation>E(d) = Σ N(i + 1) P(h ≤ d − i)，i = 0 ... d − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected of the iteration to depth d</source>
        <translation>到深度 d 的迭代的预期局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Near what the article measured</source>
        <translation>接近文章实测的值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Korf, Reid and Edelkamp 2001</source>
        <translation>Korf、Reid 和 Edelkamp 2001</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected of one iteration</source>
        <translation>一次迭代的期望局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The iteration to depth {depth} continues only the sequences whose position has a small enough bound. If these are as frequent as among random positions, it generates {expected} positions.</source>
        <translation>到深度 {depth} 的迭代只继续局面下界足够小的序列。若其比例与随机局面相同，则生成 {expected} 个局面。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences of i + 1 moves, i = 0 ... d − 1</source>
        <translation>i + 1 步的序列，i = 0 ... d − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how often a random position has so small a bound</source>
        <translation>随机局面有这样小的下界的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth of the iteration</source>
        <translation>迭代的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected</source>
        <translation>期望的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences without a bound</source>
        <translation>没有下界时的序列</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Each further move gives {b} times as many sequences: {tree} of {depth} moves, if nothing is cut off.</source>
        <translation>每多一步，序列数变为 {b} 倍：不剪枝时 {depth} 步有 {tree} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the branching factor</source>
        <translation>分支因子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences, without obvious repetitions</source>
        <translation>序列数，不含明显的重复</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that an iteration has tried</source>
        <translation>一次迭代试过的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The iteration tried {tried} positions, {times} times as many as the formula expects of it.</source>
        <translation>这次迭代试了 {tried} 个局面，是公式期望的 {times} 倍。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that were tried</source>
        <translation>试过的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions tried</source>
        <translation>尝试过的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Positions were counted as they were tried, iteration by iteration: {total}.</source>
        <translation>逐次迭代统计试过的局面：{total} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that the iteration to depth d tried</source>
        <translation>到深度 d 的迭代尝试的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth of the last iteration</source>
        <translation>最后一次迭代的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>{tried} depths were searched one after the other; the last of them is {depth}.</source>
        <translation>依次搜索了 {tried} 个深度；最后一个是 {depth}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depths of the iterations</source>
        <translation>各次迭代的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions relative to the iteration before</source>
        <translation>局面数与前一次迭代之比</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The iteration tried {tried} positions, the one before it {before}.</source>
        <translation>这次迭代试了 {tried} 个局面，前一次 {before} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that the iteration tried</source>
        <translation>这次迭代试过的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those of the iteration before</source>
        <translation>前一次迭代的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Never longer than the bound allows</source>
        <translation>从不超过界所允许的长度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a position of depth 6, its bound 80 % too large</source>
        <translation>深度为 6 的局面，下界偏大 80 %</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>length of the solution found with a bound that is too large</source>
        <translation>用偏大的下界找到的解的长度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The solution found has {turns} moves, {more} more than needed; with this bound it could have at most {most}.</source>
        <translation>找到的解有 {turns} 步，比所需多 {more} 步；用这个下界最多可能有 {most} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves of the solution found</source>
        <translation>找到的解的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>tenths of itself by which the bound is too large</source>
        <translation>下界偏大的十分之几</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves more than needed</source>
        <translation>比所需多的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the most moves it could have</source>
        <translation>可能得到的最多步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>R. E. Korf, Linear-space best-first search, Artificial Intelligence 62, 1993</source>
        <translation>R. E. Korf, Linear-space best-first search, Artificial Intelligence 62, 1993</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>length of the solution found with a bound that is too large, the depth unknown</source>
        <translation>用偏大的下界找到的解的长度，深度未知</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The solution found has {turns} moves; the search with the bound as it is was given up. With this bound such a solution means a depth of at least {least}.</source>
        <translation>找到的解有 {turns} 步；用原本下界的搜索已放弃。用这个下界得到这样的解，说明深度至少为 {least}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the least depth for which a solution of n moves can be found, as n ≤ d + d k / 10</source>
        <translation>可能得到 n 步解的最小深度，因为 n ≤ d + d k / 10</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a bound that is made too large</source>
        <translation>被加大的下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The tables give {h}. Increased by {tenths} tenths of that, rounded down, the bound is {wrong}.</source>
        <translation>各表给出 {h}。再加上它的十分之 {tenths}（向下取整），下界为 {wrong}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the bound as it is</source>
        <translation>原本的下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>tenths by which it is increased</source>
        <translation>增大的十分之几</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the increased bound</source>
        <translation>增大后的下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many times fewer positions a bound that is too large generates</source>
        <translation>偏大的下界生成的局面减少到几分之一</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>With the bound as it is {honest} positions were generated, with this one {here}.</source>
        <translation>用原来的下界生成了 {honest} 个局面，用这个下界生成了 {here} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions generated with the bound as it is</source>
        <translation>用原来的下界生成的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those generated with this one</source>
        <translation>用这个下界生成的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many times as many</source>
        <translation>是几倍</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many times fewer</source>
        <translation>减少到几分之一</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth after a turn</source>
        <translation>转动一步后的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The bound requires at least {first} moves, and {excluded} depths from there on hold no solution: {there} moves are needed.</source>
        <translation>由下界可知至少需要 {first} 步，从那里起有 {excluded} 个深度没有解：需要 {there} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the least depth that the bound allows, in QTM also the parity</source>
        <translation>下界允许的最小深度；QTM 时还考虑奇偶性</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>from one depth to the next: 1, in QTM 2</source>
        <translation>相邻深度之差：1，QTM 时为 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>depths from there on that were searched and hold no solution</source>
        <translation>从那里起搜索过而没有解的深度数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves needed after the turn, at most one more than before it</source>
        <translation>转动之后所需的步数，最多比之前多一步</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Every turn leads where breadth-first search says</source>
        <translation>每一步转动都到达广度优先搜索所说的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the proved depths, one for each position</source>
        <translation>已证明的深度，每个局面一个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Shares and medians</source>
        <translation>比例与中位数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>It follows the list</source>
        <translation>随列表变化</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a list of four proofs</source>
        <translation>含四个证明的列表</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions whose depth is proved</source>
        <translation>深度已证明的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The list holds {proved} positions with a proved depth.</source>
        <translation>列表中有 {proved} 个局面的深度已证明。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many there are</source>
        <translation>其数目</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>This program's own proofs</source>
        <translation>本程序自己的证明</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions still to be proved</source>
        <translation>仍待证明的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Of {listed} positions in the list {proved} are proved, so {left} are not.</source>
        <translation>列表中 {listed} 个局面，{proved} 个已证明，剩 {left} 个未证明。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions in the list</source>
        <translation>列表中的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those whose depth is proved</source>
        <translation>深度已证明的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the others</source>
        <translation>其余的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>mean depth of the proved positions</source>
        <translation>已证明局面的平均深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The proved positions have a mean depth of {mean}; the open ones are probably deeper.</source>
        <translation>已证明的局面平均深度为 {mean}；未证明的多半更深。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>median time of a proof, in seconds</source>
        <translation>一次证明用时的中位数，以秒计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Half of the proofs that were done here took more than {middle} s, half less.</source>
        <translation>在这里完成的证明，一半超过 {middle} 秒，一半更少。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>seconds of each proof that was done here</source>
        <translation>在这里完成的每次证明的秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>their median</source>
        <translation>其中位数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Measured on this machine</source>
        <translation>在本机实测</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions examined by a proof, median</source>
        <translation>一个证明考察的局面数的中位数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Half of the proofs of this depth that were done here examined more than {middle} positions, half fewer.</source>
        <translation>在这里完成的这一深度的证明中，一半考察了多于 {middle} 个局面，一半更少。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions of each proof that was done here</source>
        <translation>在这里完成的每个证明的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>share of the proved positions at this depth</source>
        <translation>已证明局面中此深度的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Of {proved} proved positions {here} have this depth, a share of {share}.</source>
        <translation>{proved} 个已证明的局面中有 {here} 个是这一深度，比例为 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>moves made, each drawn uniformly</source>
        <translation>步数，每步均匀抽取</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the probability of depth d after N moves</source>
        <translation>N 步后处于深度 d 的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in QTM, populations that the article's p and q belong to</source>
        <translation>3×3×3，QTM，局面数取文章的 p 和 q 所依据者</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in QTM, populations that the article's p and q belong to, depths 3 to 16</source>
        <translation>3×3×3，QTM，局面数取文章的 p 和 q 所依据者，深度 3 至 16</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in QTM, populations that the article's p and q belong to, depth 20</source>
        <translation>3×3×3，QTM，局面数取文章的 p 和 q 所依据者，深度 20</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>D. Levin, Y. Peres and E. Wilmer, Markov Chains and Mixing Times, chapter 4</source>
        <translation>D. Levin, Y. Peres 和 E. Wilmer, Markov Chains and Mixing Times, 第 4 章</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Distributions by powers of the matrix, in fractions</source>
        <translation>用矩阵的幂以分数求得的分布</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>independent arithmetic</source>
        <translation>独立运算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Walks drawn at random</source>
        <translation>随机抽取的游走</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Every sequence of moves applied one by one</source>
        <translation>逐个施行每个步骤序列</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>mean depth after N moves</source>
        <translation>N 步后的平均深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Each depth is weighted by its probability after {N} moves; the mean is {mean}.</source>
        <translation>每个深度按 {N} 步后的概率加权，均值为 {mean}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>p(·|N) = p(·|N − 1) M, all of it at depth 0 for N = 0</source>
        <translation>p(·|N) = p(·|N − 1) M；N = 0 时全部在深度 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the depth expected after N moves</source>
        <translation>N 步后的期望深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the likeliest depth after N moves</source>
        <translation>N 步后最可能的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>After {N} moves no depth is likelier than {depth}: a share of {share} of all walks is there.</source>
        <translation>{N} 步后最可能的深度是 {depth}：占全部游走的 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the largest p(d|N)</source>
        <translation>最大的 p(d|N)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>after 18 moves only even depths can occur, so 17 cannot be likelier than 19: both are 0</source>
        <translation>18 步后只可能出现偶数深度，所以 17 不会比 19 更可能：两者都是 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>distance between two distributions of depth</source>
        <translation>两个深度分布的距离</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The differences at all depths, added and halved, make {distance}: this share of all walks would have to be at another depth.</source>
        <translation>把两者在各深度的差相加再减半得 {distance}：全部游走中这一比例须移到其他深度。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the other distribution: the stationary one of that parity, or the walk itself</source>
        <translation>另一个分布：该奇偶性的平稳分布，或真实的随机游走</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Distributions whose distance is known</source>
        <translation>距离已知的分布</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Lumped against exact on the 2×2×2, over all its positions</source>
        <translation>2×2×2 上聚合链与精确游走对比，遍及所有局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>independent walk</source>
        <translation>独立的随机游走</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>growth b, by a line through log D</source>
        <translation>增长率 b，由 log D 的拟合直线得出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>A line is fitted to the logarithms of the populations; each further depth multiplies them by {b}.</source>
        <translation>对局面数的对数拟合一条直线；每深一层乘以 {b}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the depths of the fit</source>
        <translation>拟合所用的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions at depth d</source>
        <translation>深度 d 处的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of the depths</source>
        <translation>各深度的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of ln D(d)</source>
        <translation>ln D(d) 的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the slope of the line of least squares</source>
        <translation>最小二乘直线的斜率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>how many times as many positions a depth has as the one before</source>
        <translation>一个深度的局面数是前一深度的几倍</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Populations that grow as b^d give b back</source>
        <translation>按 b^d 增长的局面数得回 b</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The article's number and that of other ranges</source>
        <translation>文章的数值与其他范围的数值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the article's number is the mean of p/q from depth 3 to 16</source>
        <translation>文章的数值是深度 3 到 16 上 p/q 的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions of a depth, by a line through log D</source>
        <translation>按通过 log D 的直线，某一深度的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>At depth {middle}, the middle of the fit, the line has the height {level}; at depth {depth} it gives {line} positions.</source>
        <translation>直线在拟合深度的中点 {middle} 处高度为 {level}；在深度 {depth} 处给出 {line} 个局面。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>this depth</source>
        <translation>这一深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions by the line</source>
        <translation>按直线的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>growth b, as the mean of p/q</source>
        <translation>增长率 b，取 p/q 的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>At each depth p/q shows how fast the depths grow; the mean over the middle depths is {b}.</source>
        <translation>在每个深度，p/q 表示局面数随深度增长的快慢；中段各深度的均值是 {b}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share of turns that lead away from solved</source>
        <translation>远离还原态的转动比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share that leads back</source>
        <translation>靠近的转动比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>their mean ratio</source>
        <translation>两者之比的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Of the {n} turns at a position {away} lead away from solved, on average over the depths in the middle.</source>
        <translation>局面上的 {n} 种转动中，{away} 种远离还原态，取中段各深度的平均。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share of them that leads away, at each depth of the range</source>
        <translation>其中远离的比例，在该范围的每个深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>All p as the article prints them</source>
        <translation>文章所载的全部 p</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Growth and turns away of the chain</source>
        <translation>链的增长率与远离的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the article's number is b itself; of 12 turns b·12/(b + 1) lead away</source>
        <translation>文章的数值就是 b 本身；12 种转动中有 b·12/(b + 1) 种远离</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>D(i) p(i) = D(i + 1) q(i + 1),  p(i) + q(i) = 1,  p(0) = 1</source>
        <translation>D(i) p(i) = D(i + 1) q(i + 1)，p(i) + q(i) = 1，p(0) = 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions at the depths before, 0, 1, 2, ...</source>
        <translation>之前各深度 0, 1, 2, ... 的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The populations are the stationary distribution of the chain</source>
        <translation>局面数分布就是链的平稳分布</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>As many turns lead back from here as lead here from the depth before: as many as {flow} positions have. This depth has {here} positions; the rest of its turns, {p}, leads away.</source>
        <translation>从此处靠近的转动与从前一深度来到此处的一样多，相当于 {flow} 个局面的全部转动。此深度有 {here} 个局面；其余的转动 {p} 远离。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>q, if every depth had b times as many positions as the one before</source>
        <translation>q，假如每个深度的局面都是前一深度的 b 倍</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Then of b + 1 turns one would lead back and b away: a share of {q} back.</source>
        <translation>那么 b + 1 种转动中一种靠近、b 种远离：靠近的比例为 {q}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the growth</source>
        <translation>增长率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share that would lead back</source>
        <translation>靠近的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns of a position that lead closer</source>
        <translation>局面上靠近还原的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions of the depth with x such turns</source>
        <translation>该深度中有 x 种此类转动的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Where the turns of positions lead, one by one</source>
        <translation>逐个查看局面的转动通向何处</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The sums are those of the chain</source>
        <translation>总和与链的一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960, chapter 6</source>
        <translation>J. G. Kemeny 和 J. L. Snell, Finite Markov Chains, 1960, 第 6 章</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>examined positions of this depth</source>
        <translation>该深度考察过的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>{positions} positions of this depth were examined: all of them, or a sample.</source>
        <translation>考察了此深度的 {positions} 个局面：全部或一个样本。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>depth 12 of the 2×2×2 in QTM</source>
        <translation>2×2×2 在 QTM 下的深度 12</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns that lead closer, on average</source>
        <translation>靠近的转动数，平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>On average {mean} of {turns} turns at a position of this depth lead closer. This average is all that the chain knows.</source>
        <translation>此深度的局面平均在 {turns} 种转动中有 {mean} 种靠近还原。链所知道的仅是这个平均。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>spread, within one depth, of the number of turns that lead closer</source>
        <translation>同一深度内靠近的转动数的离散程度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>From position to position the number of turns that lead closer has a standard deviation of {deviation}; for a Markov chain it would have to be 0.</source>
        <translation>各局面靠近的转动数的标准差为 {deviation}；若是马尔可夫链则应为 0。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of x</source>
        <translation>x 的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the standard deviation of x</source>
        <translation>x 的标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Lumping fails on the 2×2×2</source>
        <translation>2×2×2 上聚合不成立</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>correlation of two steps in a row</source>
        <translation>相继两步的相关</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>A step through this depth and the one after it are correlated by {correlation}; in the chain they are not.</source>
        <translation>经过此深度的一步与其后一步的相关为 {correlation}；在链中则不相关。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns of a position that lead closer, for each kind of position</source>
        <translation>局面上靠近的转动数，每类局面一个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>its turns that lead farther</source>
        <translation>其远离的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions of that kind</source>
        <translation>该类局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of y − x</source>
        <translation>y − x 的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>its variance</source>
        <translation>其方差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the variance of one step</source>
        <translation>一步的方差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>correlation of the last and the next step: +1 farther, 0 same, −1 closer</source>
        <translation>前一步与后一步的相关：远离 +1，不变 0，靠近 −1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Two steps in a row of a walk over all positions</source>
        <translation>遍及所有局面的游走中的相继两步</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>correlation of two steps in the chain</source>
        <translation>链中相继两步的相关</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The chain's next step does not depend on the last one, so the mean of their product is the product of their means.</source>
        <translation>链的下一步与上一步无关，所以乘积的均值等于均值的乘积。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the chance of a step farther</source>
        <translation>远离一步的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the chance of a step closer</source>
        <translation>靠近一步的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean step, +1 farther and −1 closer</source>
        <translation>平均一步，远离 +1，靠近 −1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean product of two steps, one after the other</source>
        <translation>相继两步之积的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>their covariance, and so their correlation</source>
        <translation>其协方差，因而也是其相关</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>A depth whose positions are alike is a state of a chain</source>
        <translation>局面都相同的深度就是链的一个状态</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>a figure of an article, compared with the one computed here</source>
        <translation>文章的一个数字，与这里算得的相比</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>The article prints {printed}; computed here it is {found}. They differ by {apart} units of the last printed digit: up to half a unit, both are the same figure.</source>
        <translation>文章印出 {printed}，这里算得 {found}。以印出的末位为单位，两者相差 {apart}：不超过一半时是同一个数字。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the mean number of moves to 2048 in a bag</source>
        <translation>袋中到 2048 的平均步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>as the article prints it</source>
        <translation>文章印出的值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>what its last digit stands for</source>
        <translation>其末位代表的值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the figure</source>
        <translation>该数字</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>difference, in units of the last digit</source>
        <translation>以末位为单位的差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Computed by this program</source>
        <translation>由本程序计算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Every figure that the articles print, beside this program's</source>
        <translation>文章印出的每个数字，与本程序的并列</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the five articles</source>
        <translation>五篇文章</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>a figure of an article, read here from the same source</source>
        <translation>文章的一个数字，本程序读自同一来源</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>This program reads {number} from a file or a text, and the article has it from the same publication. That both are equal proves nothing, so the figure is not counted among those that agree.</source>
        <translation>本程序的 {number} 读自文件或文本，文章则取自同一出版物。两者相等并不能说明这个数字正确，因此不计入一致的数字。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>D(17) of the 3×3×3 in QTM</source>
        <translation>3×3×3 的 D(17)，QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the figure as it is stored</source>
        <translation>存储的数字</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the same, unchanged</source>
        <translation>同上，未作改动</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Read by this program, not computed</source>
        <translation>由本程序读取，并非计算得出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Other numbers in the files change what is read and nothing that is computed</source>
        <translation>文件中的数改变时，只有读取的数字随之改变，计算的数字不变</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>a figure of an article that is a definition here</source>
        <translation>文章的一个数字，在这里是定义</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>It is {number} by a rule of the game, a choice of this program or a constant in its code. Nothing is computed, so it is not counted among the figures that agree.</source>
        <translation>它由游戏规则、本程序的选择或代码中的常数定为 {number}。没有经过计算，因此不计入一致的数字。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the quarter turns of a cube</source>
        <translation>魔方的 90° 转动</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the figure as it is defined</source>
        <translation>定义的数字</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Defined, not computed</source>
        <translation>定义，并非计算得出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>figures of an article that are the same here</source>
        <translation>与文章相同的数字</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Of {compared} figures that are computed here, {agreeing} agree with the article in every printed digit. Figures from the same source, definitions and figures that are not comparable are not counted.</source>
        <translation>这里计算的 {compared} 个数字中，有 {agreeing} 个与文章印出的每一位都一致。来自同一来源的数字、定义以及不可比较的数字不计在内。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>1 for every figure that agrees, 0 for every one that differs</source>
        <translation>一致的数字为 1，不同的为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>figures that are computed here</source>
        <translation>这里计算的数字</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>those that agree</source>
        <translation>一致的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states at depth d</source>
        <translation>深度 d 处的状态数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the least number of moves to the goal</source>
        <translation>到目标的最少步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube, 2023</source>
        <translation>E. Testé, A random walk on the Rubik's Cube, 2023</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>positions of the cube</source>
        <translation>魔方的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The corners have {corners} arrangements; the edges, whose parity the corners decide, have {edges}.</source>
        <translation>角块有 {corners} 种排法，奇偶性由角块决定的棱块有 {edges} 种。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the 3×3×3</source>
        <translation>3×3×3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>arrangements of the corners: 8! · 3⁷; on the 2×2×2, with one of them held still, 7! · 3⁶</source>
        <translation>角块的排法：8! · 3⁷；2×2×2 固定一个角块时为 7! · 3⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>arrangements of the edges that go with them: 12! · 2¹¹ / 2; the 2×2×2 has no edges</source>
        <translation>与之相配的棱块排法：12! · 2¹¹ / 2；2×2×2 没有棱块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Exact layers add up to at most this number, and exactly to it where all are exact</source>
        <translation>数值精确的各层之和不超过它，全部精确时等于它</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>All positions of the 2×2×2 counted</source>
        <translation>2×2×2 的全部局面均已统计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>by breadth-first search</source>
        <translation>通过广度优先搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>cases in all</source>
        <translation>情形总数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The cases at every depth together are {total}.</source>
        <translation>所有深度的情形合计 {total}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Counted by breadth-first search from solved</source>
        <translation>从还原态起用广度优先搜索统计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Counts that others published</source>
        <translation>他人发表的计数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>independent count</source>
        <translation>独立计数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The order of each group</source>
        <translation>各群的阶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>by its generators</source>
        <translation>由其生成元</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Each depth is weighted by its number of states; the mean is {mean}.</source>
        <translation>每个深度按其状态数加权，均值为 {mean}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the mean depth of a state drawn uniformly</source>
        <translation>均匀抽取的状态的平均深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The mean of the 2×2×2, all of whose positions are counted</source>
        <translation>2×2×2 的均值，其全部局面均已统计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The means of Korf's tables are those that he prints</source>
        <translation>Korf 各表的均值与他所载的一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>R. E. Korf, AAAI 1997</source>
        <translation>R. E. Korf, AAAI 1997</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the most common depth</source>
        <translation>最常见深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>No depth has more states than depth {depth}, which has {most}.</source>
        <translation>没有哪个深度的状态比深度 {depth} 多，它有 {most} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the largest D(d)</source>
        <translation>最大的 D(d)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The populations are the published ones</source>
        <translation>局面数与已发表的一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>breadth-first search on the 2×2×2</source>
        <translation>在 2×2×2 上广度优先搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Some state needs {depth} moves and none needs more.</source>
        <translation>有状态需要 {depth} 步，没有状态需要更多。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the 3×3×3 in QTM</source>
        <translation>3×3×3，QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the last depth with a state</source>
        <translation>最后一个有状态的深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>No position of the 2×2×2 lies deeper</source>
        <translation>2×2×2 没有更深的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The published distributions of both cubes in both metrics are present</source>
        <translation>两种魔方在两种度量下已发表的分布齐全</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>cube20.org</source>
        <translation>cube20.org</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states relative to the depth before</source>
        <translation>状态数是前一深度的几倍</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>This depth has {here} states, the one before it {before}: {growth} times as many.</source>
        <translation>此深度有 {here} 个状态，前一深度有 {before} 个：{growth} 倍。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states at this depth</source>
        <translation>此深度的状态数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states at the one before</source>
        <translation>前一深度的状态数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>distributions compared</source>
        <translation>对比的分布数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>{compared} distributions are shown in one plot.</source>
        <translation>一张图中显示 {compared} 个分布。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>two puzzles</source>
        <translation>两个谜题</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>for each puzzle, the part of its greatest depth within which half of its states lie</source>
        <translation>每个谜题的一半状态所在的、占最大深度的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Worked out by this program</source>
        <translation>由本程序计算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>What is chosen is what is compared</source>
        <translation>所选即所比</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>where half of all states lie</source>
        <translation>一半状态所在之处</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>In one puzzle half of the states lie within {first} of the greatest depth, in another only within {latest}.</source>
        <translation>一个谜题的一半状态在最大深度的 {first} 以内，另一个则要到 {latest} 以内。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the smallest of these parts</source>
        <translation>其中最小的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the largest of these parts</source>
        <translation>其中最大的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Half of all cubes lie near the deepest</source>
        <translation>一半的魔方接近最大深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/derivation.py"/>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/derivation.py"/>
        <source>After {source}.</source>
        <translation>据 {source}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>mean of {row}</source>
        <translation>{row} 的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>median of {row}</source>
        <translation>{row} 的中位数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>largest of {row}</source>
        <translation>{row} 中的最大值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>least of {row}</source>
        <translation>{row} 中的最小值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>place of the largest {row}</source>
        <translation>{row} 中最大者的位置</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>last place with {row}</source>
        <translation>有 {row} 的最后位置</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>last place of {row} above {least}</source>
        <translation>{row} 大于 {least} 的最后位置</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>number of {row}</source>
        <translation>{row} 的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>{before}, {after}</source>
        <comment>numbers in a formula</comment>
        <translation>{before}，{after}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the estimate</source>
        <translation>估计值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>The interval covers the true value as often as it should</source>
        <translation>区间覆盖真值的频率与应有的一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>Intervals as they were published</source>
        <translation>已发表的区间</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>R. Newcombe, Statistics in Medicine 17, 1998</source>
        <translation>R. Newcombe，Statistics in Medicine 17，1998</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>a share of trials, with its confidence interval</source>
        <translation>试验中的比例及其置信区间</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>Of {games} trials {made} came out like this; with 95 % confidence the chance lies between {low} and {high}.</source>
        <translation>{games} 次试验中有 {made} 次如此；以 95 % 的置信度，概率在 {low} 与 {high} 之间。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>trials</source>
        <translation>试验</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>those that came out like this</source>
        <translation>其中如此的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the sample mean</source>
        <translation>样本均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>Mean and deviation as the standard library has them</source>
        <translation>均值和标准差与标准库一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>statistics of Python</source>
        <translation>Python 的 statistics</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>mean of trials</source>
        <translation>试验的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>{n} trials come to {total} in all, so {mean} each.</source>
        <translation>共 {n} 次；合计 {total}，即每次 {mean}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>By adding them up</source>
        <translation>由相加得出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>standard deviation of trials</source>
        <translation>试验的标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>{n} trials come to {mean} on average, with a standard deviation of {deviation}.</source>
        <translation>共 {n} 次，平均 {mean}，标准差为 {deviation}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>their squares, added up</source>
        <translation>它们的平方和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the sample variance</source>
        <translation>样本方差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the sample standard deviation</source>
        <translation>样本标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the part of all that lies here</source>
        <translation>落在这里的占全部的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Of {total} in all {here} lie here, a share of {share}.</source>
        <translation>全部 {total} 中有 {here} 在这里，占 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those that lie here</source>
        <translation>落在这里的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>By counting</source>
        <translation>通过计数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The bins of a histogram hold every trial once</source>
        <translation>直方图的各区间把每次试验恰好计一次</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability that the game in the bag ends within the moves of this bar</source>
        <translation>袋中游戏在本条所代表的步数内结束的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>After {moves} moves a share of {after} of all games has the target, before this bar {before}: the difference is {share}.</source>
        <translation>{moves} 步之后，所有对局中有 {after} 已得到目标方块，本条之前为 {before}：相差 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>F(m) = what is on the absorbing states after m + 1 steps of the chain</source>
        <translation>F(m) = 链走 m + 1 步后落在吸收状态上的部分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the last number of moves that this bar stands for</source>
        <translation>本条所代表的最后一个步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often the game is over before this bar</source>
        <translation>本条之前已结束的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often it is over by then</source>
        <translation>到那时已结束的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often it is over within this bar</source>
        <translation>在本条所代表的步数内结束的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The distribution in fractions, by the plainest chain</source>
        <translation>用最简单的链以分数求得的分布</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>independent solve</source>
        <translation>独立求解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the same by the mixture of binomial distributions</source>
        <translation>同上，用二项分布的混合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Each winning tile sum has a binomial distribution of its own, weighted by how often a game is won there; here they add up to {share}.</source>
        <translation>每个获胜总和各有自己的二项分布，按在该处获胜的频率加权；在这里合计为 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Pr(m | s) = Pr(m, s) / Pr(s), Pr(m, s) = B(s/2 − n; n, p) with n = m + 2 tiles</source>
        <translation>Pr(m | s) = Pr(m, s) / Pr(s)，Pr(m, s) = B(s/2 − n; n, p)，n = m + 2 个方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>contribution of each winning sum, the smallest sum first</source>
        <translation>每个获胜总和的部分，从最小的总和起</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the sum of the parts: an approximation</source>
        <translation>各部分之和：近似值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Each part by the binomial distribution</source>
        <translation>每部分按二项分布</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>How close the mixture is to the true distribution</source>
        <translation>混合分布与真实分布有多接近</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game passes through a tile sum</source>
        <translation>一局经过某个方块总和的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>A game reaches a tile sum with a new 2 from the sum that is 2 less, {two} of all games, or with a new 4 from the sum that is 4 less, {four_}: {passed} in all.</source>
        <translation>一局到达某个方块总和，要么从小 2 的总和出一个 2（占全部对局的 {two}），要么从小 4 的总和出一个 4（{four_}）：合计 {passed}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>a sum far from the start</source>
        <translation>远离开局的一个总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game passes through the sum that is 2 less, and goes on</source>
        <translation>经过小 2 的总和并继续的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often through the sum that is 4 less, and goes on</source>
        <translation>经过小 4 的总和并继续的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the games that reach it with a 2</source>
        <translation>由 2 而来的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those that reach it with a 4</source>
        <translation>由 4 而来的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game passes through</source>
        <translation>经过的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Every sum by this recurrence</source>
        <translation>每个总和都由此递推得到</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>independent recursion</source>
        <translation>独立递归</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>What flows into the states of a sum</source>
        <translation>流入一个总和的各状态的量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability of a depth after N moves, by the chain</source>
        <translation>N 步后处于某一深度的概率，按链计算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The chain brings {up} of all walks here from the depth below and {down} from the depth above; {stay} stay here.</source>
        <translation>所有游走中，{up} 从浅一层到达这里，{down} 从深一层到达这里，{stay} 留在这里。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube</source>
        <translation>E. Testé, A random walk on the Rubik's Cube</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of the depth below, one move earlier</source>
        <translation>前一步时浅一层深度的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of this depth, one move earlier</source>
        <translation>前一步时此深度的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of the depth above, one move earlier</source>
        <translation>前一步时深一层深度的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a move leads from the depth below to this one</source>
        <translation>从浅一层走一步到此深度的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a move keeps this depth</source>
        <translation>走一步仍在此深度的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a move leads from the depth above to this one</source>
        <translation>从深一层走一步到此深度的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share that comes from the depth below</source>
        <translation>从浅一层来的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share that stays at this depth</source>
        <translation>留在此深度的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share that comes from the depth above</source>
        <translation>从深一层来的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the sum of them</source>
        <translation>总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Distributions of any such chain</source>
        <translation>任意此类链的分布</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>matrices in fractions</source>
        <translation>分数矩阵</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>share of all up to this depth</source>
        <translation>到此深度为止的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>{here} of {total} have depth {depth} or less, a share of {share}.</source>
        <translation>总共 {total} 个中有 {here} 个的深度不超过 {depth}，比例为 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>number at each of the depths 0, 1, ... up to this one</source>
        <translation>深度 0, 1, ... 直到此深度的数量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the depths</source>
        <translation>各深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>number up to this depth</source>
        <translation>到此深度为止的数量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The share rises to 1</source>
        <translation>比例升至 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>density at this depth</source>
        <translation>此深度处的密度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>{here} of {total} are at this depth, a share of {share}. The depth covers 1/{deepest} of the range of depths, so the density is {density}.</source>
        <translation>总共 {total} 个中有 {here} 个在此深度，比例为 {share}。此深度占深度范围的 1/{deepest}，所以密度为 {density}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the greatest depth; one depth covers 1 / D of the range</source>
        <translation>最大深度；一个深度占范围的 1 / D</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the density; its area over the whole range is 1</source>
        <translation>密度；在整个范围上的面积为 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Densities have the area one</source>
        <translation>密度的面积为一</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability of a depth after N moves, by the binomial model</source>
        <translation>N 步后处于某一深度的概率，按二项模型计算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Far from both ends, a move that changes the depth leads away with the same probability everywhere, {up}. All sequences of moves that end at this depth together have probability {share}.</source>
        <translation>远离两端时，改变深度的一步在任何深度都以相同的概率 {up} 走向更远。终止于此深度的所有转动序列合起来的概率是 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability that c of the moves change the depth; 1 if no move keeps it</source>
        <translation>恰有 c 步改变深度的概率；若没有不改变深度的步则为 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>in how many orders k of them lead away</source>
        <translation>其中 k 步远离的排列数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the probability that a move that changes the depth leads away</source>
        <translation>改变深度的一步走向更远的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the model's probability of the depth</source>
        <translation>模型给出的该深度的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>A walk may begin at any depth, and moves may keep the depth</source>
        <translation>游走可从任何深度开始，也可有不改变深度的步</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The walk approaches the model far from both ends</source>
        <translation>远离两端时游走趋近此模型</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability of a depth in the long run (stationary distribution)</source>
        <translation>长期处于某一深度的概率（平稳分布）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>In the long run, the probability of a depth is its share of the total weight, {here} of {total}, times {times}. The factor is 2 where every move changes the parity, because then only depths of one parity are possible, else 1.</source>
        <translation>长期来看，一个深度的概率是其权重 {here} 占总权重 {total} 的比例，再乘以 {times}。若每步都改变奇偶，则只有一种奇偶的深度可能，系数为 2，否则为 1。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>weights of the depths 0, 1, ...; each is p(d) / q(d + 1) times the one before</source>
        <translation>深度 0, 1, ... 的权重；每个是前一个的 p(d) / q(d + 1) 倍</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the weight of this depth</source>
        <translation>这一深度的权重</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>2 where moves change the parity, else 1</source>
        <translation>每步改变奇偶时为 2，否则为 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the sum of all weights</source>
        <translation>权重总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of this depth</source>
        <translation>这一深度的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The numbers of positions are stationary: a move does not change them</source>
        <translation>各深度的局面数是平稳的：走一步不会改变</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>exact probability of a depth after N moves</source>
        <translation>N 步后处于某一深度的精确概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The walk was followed exactly over all positions and moves. {elsewhere} of all walks are at other depths; the rest, {share}, is here.</source>
        <translation>对所有局面和所有转动精确推算了游走。所有游走中有 {elsewhere} 在其他深度；其余 {share} 在这里。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>P(x | N) = Σ P(y | N − 1) / n over the n moves that lead to x; p(d | N) = Σ P(x | N), x at depth d</source>
        <translation>P(x | N) = Σ P(y | N − 1) / n，对到达 x 的 n 种转动求和；p(d | N) = Σ P(x | N)，x 在深度 d</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the shares of the other depths, i ≠ d</source>
        <translation>其他深度的比例，i ≠ d</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Counted by this program</source>
        <translation>由本程序统计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Every sequence of moves, one by one</source>
        <translation>逐一考察每个转动序列</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The same on the 2×2×2</source>
        <translation>2×2×2 上同样</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>not comparable: {note}</source>
        <translation>不可比较：{note}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>agrees in all its digits</source>
        <translation>各位数字都一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>differs: {note}</source>
        <translation>不同：{note}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>{meaning}: see “{title}”</source>
        <translation>{meaning}：见“{title}”</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>{figure} in {source}: {agreement}</source>
        <translation>{source} 中的 {figure}：{agreement}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>where</source>
        <translation>其中</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>As printed</source>
        <translation>原文数值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Yang Chao, Sokoban is PSPACE-complete, sokoban.ws</source>
        <translation>杨超，推箱子是 PSPACE 完全问题，sokoban.ws</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Yang Chao, An algorithm in polynomial space for Sokoban, sokoban.ws</source>
        <translation>杨超，判断推箱子关卡是否有解的多项式空间的算法，sokoban.ws</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Never less than the number of positions that occur</source>
        <translation>从不少于实际出现的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The positions of a corridor</source>
        <translation>一条走廊的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>a corridor of four squares, one box</source>
        <translation>四格走廊，一个箱子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>squares that the man or a box could ever be on</source>
        <translation>小人或箱子可能到达的格子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>upper bound on the arrangements of a level, from the proof</source>
        <translation>关卡摆法数的上界，出自证明</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Each of {n} squares holds a box, the man or nothing, so there are at most {bound} arrangements.</source>
        <translation>{n} 格中每格是箱子、小人或空，所以至多有 {bound} 种摆法。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>arrangements, including those with several men or none</source>
        <translation>摆法，包括有多个小人或没有小人的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>ways to place boxes and man</source>
        <translation>箱子和小人的摆法数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>{boxes} of {n} squares can be chosen for the boxes in {ways} ways, and each of them leaves {left} for the man.</source>
        <translation>从 {n} 格中选 {boxes} 格放箱子有 {ways} 种选法，每种给小人留下 {left} 格。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>boxes, all alike</source>
        <translation>箱子数，箱子不加区分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>ways to choose their squares</source>
        <translation>选择箱子所在格的方法数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>squares that are left for the man</source>
        <translation>留给小人的格子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all ways</source>
        <translation>全部摆法</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every placement is generated and counted</source>
        <translation>逐一摆出并统计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>one by one</source>
        <translation>逐个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>memory cells that Savitch's algorithm needs for n squares, divided by n²</source>
        <translation>Savitch 算法对 n 格所需的单元数，除以 n²</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>3^n moves are halved {halvings} times for each square, and each halving remembers four numbers of n cells: {cells} n² cells at most.</source>
        <translation>3^n 步对每格折半 {halvings} 次，每次折半记住四个各占 n 个单元的数：至多 {cells} n² 个单元。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>halvings for each square</source>
        <translation>每格的折半次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>cells, as a multiple of n²</source>
        <translation>单元数，以 n² 的倍数计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The bounds as printed</source>
        <translation>印出的界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>the article</source>
        <translation>文章</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>any board</source>
        <translation>任意盘面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>the fewest moves through the room</source>
        <translation>穿过房间的最少步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The search reaches positions in order of their number of moves. The man stands at the other door, with the box back in its place, after {moves} moves at the earliest.</source>
        <translation>搜索按步数的先后到达各局面。箱子在原处、小人在另一扇门，最早要到 {moves} 步之后。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>positions that are first reached after d moves from the door</source>
        <translation>从门出发、d 步后首次到达的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>moves, up to those that lead to the other door</source>
        <translation>步数，直到通往另一扇门为止</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>the last of them: no way through is shorter</source>
        <translation>其中最后一个：没有更短的穿行方式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Breadth-first search from the door</source>
        <translation>从门出发的广度优先搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>No way through is shorter</source>
        <translation>没有更短的穿行方式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>both searches</source>
        <translation>两种搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every way through the passage is tried</source>
        <translation>逐一尝试每种穿行方式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every formula agrees with its truth table</source>
        <translation>每个公式与其真值表一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every node of the tree is entered once and left once</source>
        <translation>树的每个节点都恰好进入一次、离开一次</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all formulas</source>
        <translation>所有公式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The arithmetic agrees with the logic</source>
        <translation>算术与逻辑一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Evaluated by this program, one value after the other</source>
        <translation>由本程序逐个取值求得</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if it is true, 0 if it is false</source>
        <translation>为真则 1，为假则 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>for each value that was tried 1 if the rest is true, 0 if it is false</source>
        <translation>对每个试过的值，其余部分为真则 1，为假则 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>how many of them are true</source>
        <translation>其中为真的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>truth value of a row of the truth table</source>
        <translation>真值表一行的真值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>With a value for every variable, no quantifier is left. The formula comes to {truth} (1 is true, 0 is false).</source>
        <translation>每个变量都有了值，就不再有量词。公式的值为 {truth}（1 为真，0 为假）。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if {name} is true, 0 if it is false</source>
        <translation>{name} 为真则 1，为假则 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if one of the two is true, 0 if none is</source>
        <translation>两者之一为真则 1，都不真则 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if both are true or both false, else 0</source>
        <translation>两者同真或同假则 1，否则 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>truth value of ∃, where one value is enough</source>
        <translation>∃ 的真值，只需一个值成立</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>∃ is true if the rest is true for one of the values, and the first such value ends the search: {truth}, where 1 is true and 0 is false.</source>
        <translation>其余部分对某个值为真则 ∃ 为真，遇到第一个这样的值搜索即止：{truth}，其中 1 为真、0 为假。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>truth value of ∀, where the rest must be true for all values</source>
        <translation>∀ 的真值，须对所有值成立</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>∀ is true if the rest is true for both values, and the first that is false ends the search: {truth}, where 1 is true and 0 is false.</source>
        <translation>其余部分对两个值都为真则 ∀ 为真，遇到第一个为假的搜索即止：{truth}，其中 1 为真、0 为假。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>values that are remembered</source>
        <translation>记住的值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Of {variables} variables {kept} have a value now, and nothing else is remembered.</source>
        <translation>{variables} 个变量中现有 {kept} 个有值，此外什么也不记。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 for each variable that has a value, 0 for each that has none</source>
        <translation>每个有值的变量为 1，没有值的为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>those that have a value</source>
        <translation>其中有值的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>rows that were looked at</source>
        <translation>看过的行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Of all {rows} rows {looked} were looked at so far: where one value decides, the other is not tried.</source>
        <translation>全部 {rows} 行中到目前为止看了 {looked} 行：一个值已能决定之处，不再试另一个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 for each row that was looked at, 0 for each other</source>
        <translation>每个看过的行为 1，其他为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>rows of the truth table</source>
        <translation>真值表的行数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Each of {variables} variables is true or false: {rows} rows. One more variable doubles their number.</source>
        <translation>{variables} 个变量各为真或假：{rows} 行。多一个变量，行数加倍。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>rows, one for each way to choose all values</source>
        <translation>行数，每种取值一行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>steps of the evaluation</source>
        <translation>求值的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>{places} nodes of the tree were entered, and each was left again: {steps} steps.</source>
        <translation>进入过树上 {places} 个节点，每个又都离开：{steps} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>nodes entered, by the number of variables that have a value there</source>
        <translation>进入过的节点，按该处有值的变量个数分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>steps to the truth of the whole formula</source>
        <translation>得出整个公式真值的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>A level solved in one of its copies is solved in all</source>
        <translation>关卡的一个副本解出后，所有副本都算解出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>best result for this level</source>
        <translation>本关的最佳成绩</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The best result is kept for the level and for each of its copies in the library, however turned or mirrored; the smallest of them is {best}.</source>
        <translation>本关及其在关卡库中的每个副本（无论如何旋转或镜像）都保存最佳成绩；其中最小的是 {best}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the best result of the level and of each copy that was solved</source>
        <translation>本关及每个已解出副本的最佳成绩</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Results stored for each solved level</source>
        <translation>每个已完成关卡所保存的成绩</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes</source>
        <translation>推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box lines: straight runs of one box</source>
        <translation>箱子直线数：同一箱子的直线段数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes, {on} moved the same box in the same direction as the push before; the other {lines} began a new line.</source>
        <translation>在 {pushes} 次推中，{on} 次与前一次推的是同一箱子且方向相同；其余 {lines} 次开始了新的直线。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes that move the same box in the same direction as the one before, however long the walk in between</source>
        <translation>与前一次推同一箱子且同一方向的推，不论其间走了多远</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box lines</source>
        <translation>箱子直线数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box changes: pushes of another box than before</source>
        <translation>换箱次数：改推另一个箱子的次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes, {on} moved the same box as the push before; the other {changes} moved another one. The first push counts as a change.</source>
        <translation>在 {pushes} 次推中，{on} 次与前一次推的是同一箱子，其余 {changes} 次推的是另一个。第一次推也算换箱。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes that move the same box as the one before</source>
        <translation>与前一次推动同一个箱子的推动</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box changes</source>
        <translation>换箱次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushing sessions: runs of pushes without a walk in between</source>
        <translation>推动段数：中间没有走动的连续推</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes, {on} directly followed another push; the other {sessions} came after a walk or at the start.</source>
        <translation>在 {pushes} 次推中，{on} 次紧接另一次推；其余 {sessions} 次在走动之后或开头。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes right after a push</source>
        <translation>紧接推之后的推</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushing sessions</source>
        <translation>推动段数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>player lines: straight runs of the man</source>
        <translation>行走段数：小人的直线段数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {moves} steps, {on} went in the same direction as the step before; the other {lines} began a new line.</source>
        <translation>在 {moves} 步中，{on} 步与前一步方向相同；其余 {lines} 步开始了新的直线。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>steps of the man, those that push included</source>
        <translation>小人的步数，含推</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>steps in the same direction as the one before</source>
        <translation>与前一步同向的步</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>player lines</source>
        <translation>行走段数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Blocks and cut vertices of random boards</source>
        <translation>随机盘面的块与割点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares taken out one by one</source>
        <translation>逐个去掉格子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>number of the square in depth-first order</source>
        <translation>该格在深度优先次序中的编号</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>{before} squares are visited before it.</source>
        <translation>在它之前访问了 {before} 格。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares visited before this one, depth first</source>
        <translation>深度优先中先于此格访问的格子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the number of the square</source>
        <translation>该格的编号</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>low number: the smallest number that the subtree leads back to</source>
        <translation>low：子树能返回的最小编号</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>From this square and those visited from it edges lead back to the square with the number {low}, and to none before.</source>
        <translation>从此格及由它访问的格子，有边返回到编号 {low} 的格子，不会更早。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>its own number, that of its edge back nearest to the root, and the low number of each child</source>
        <translation>自身编号、离根最近的回边所到的编号，以及各子节点的 low</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that are cut off without this square</source>
        <translation>去掉此格后被隔断的格子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>A subtree below this square is cut off if nothing leads from it back above the square: {squares} squares together.</source>
        <translation>其下的子树中，没有边返回此格上方的会被隔断：共 {squares} 格。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares of each subtree</source>
        <translation>各子树的格子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>1 where its low number is not less than the number of the square, else 0</source>
        <translation>low 不小于此格编号者为 1，否则为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that are cut off</source>
        <translation>被隔断的格子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that a box can be brought to</source>
        <translation>箱子能到的格子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>No other box is moved. {all} squares can be reached; {hidden} of them are left out because the box would be deadlocked there.</source>
        <translation>不推动其他箱子。可到达 {all} 格，其中 {hidden} 格因箱子会成死局而略去。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that take 1, 2, 3, ... pushes or pulls at least</source>
        <translation>至少需要 1、2、3、…次推或拉的格子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares left out: a box there is deadlocked</source>
        <translation>略去的格子：箱子在那里成死局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the squares in reach</source>
        <translation>可到达的格子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Squares in reach on random boards</source>
        <translation>随机盘面上可到达的格子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>a plain flood search</source>
        <translation>简单的泛洪搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Which of them are left out</source>
        <translation>其中哪些被略去</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>a plain implementation</source>
        <translation>简单的实现</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that the man can walk to</source>
        <translation>小人能走到的格子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The connected floor around the man has {area} squares; he stands on one of them.</source>
        <translation>小人周围相连的地板有 {area} 格，他站在其中一格上。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>floor squares connected with his own</source>
        <translation>与他所在格相连的地板格</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>those that he can go to</source>
        <translation>他能走到的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The man can walk wherever the floor is connected</source>
        <translation>小人可在相连的地板上行走</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws</source>
        <translation>Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>three rooms</source>
        <translation>三个房间</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>rooms</source>
        <translation>房间数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Lengths counted by exact search, in moves and in pushes</source>
        <translation>由精确搜索数出的长度，按步数和推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>by the solver</source>
        <translation>由求解器</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Solutions played move by move</source>
        <translation>逐步走完的解法</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>how often a room is entered</source>
        <translation>进入一个房间的次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>To pass a room one must pass the next one twice, and the first is passed twice: room {n} is entered {entered} times.</source>
        <translation>通过一个房间须两次通过下一个，而第一个要通过两次：第 {n} 间要进入 {entered} 次。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>entrances of room n; no solution has fewer</source>
        <translation>进入第 n 间的次数；任何解法都不会更少</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Entrances counted in the solution</source>
        <translation>在解法中数出的进入次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>No solution enters a room less often</source>
        <translation>任何解法进入一个房间的次数都不会更少</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>exhaustive search</source>
        <translation>穷尽搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>entrances of all rooms</source>
        <translation>所有房间的进入次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Each room is entered twice as often as the one before it, the first twice: {n} rooms have {entrances} entrances.</source>
        <translation>每间的进入次数是前一间的两倍，第一间进入两次：{n} 间共进入 {entrances} 次。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>the rooms, from the first to the last</source>
        <translation>各房间，从第一间到最后一间</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>how often the room was entered so far</source>
        <translation>到目前为止进入该房间的次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Up to this move of the solution, the room was entered {entered} of {all} times.</source>
        <translation>到解法的这一步为止，该房间 {all} 次进入中已有 {entered} 次。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>1 for each entrance that is made, 0 for each to come</source>
        <translation>每次已进入为 1，尚未进入为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>entrances of the room in the whole solution</source>
        <translation>整个解法中进入该房间的次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>those made so far</source>
        <translation>到目前为止已有的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>The solution, played move by move</source>
        <translation>逐步走完的解法</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>pushes of the shortest solution</source>
        <translation>最短解法的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Rooms are passed {passed} times in all, each time with one push of each of two boxes. The box behind the rooms takes 1 push more.</source>
        <translation>房间共通过 {passed} 次，每次把两个箱子各推一次。房间后面的箱子再推 1 次。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>P(n) = 2 P(n − 1) + 3,  P(1) = 5</source>
        <translation>P(n) = 2 P(n − 1) + 3,  P(1) = 5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>how often rooms are passed: 2 + 4 + … + 2^n</source>
        <translation>通过房间的次数：2 + 4 + … + 2^n</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>moves of the shortest solution</source>
        <translation>最短解法的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>With one more room, all others are passed twice as often and the walks around them get longer: {n} rooms take {moves} moves.</source>
        <translation>多一个房间，其余房间的通过次数就加倍，绕行的路也更长：{n} 个房间需 {moves} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>M(n) = 2 M(n − 1) + 56 n + 28,  M(1) = 64</source>
        <translation>M(n) = 2 M(n − 1) + 56 n + 28,  M(1) = 64</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>boxes</source>
        <translation>箱子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The solution built by the recurrence has this length, move by move</source>
        <translation>由递推得到的解法逐步核对，长度与此相同</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>replayed</source>
        <translation>已重放</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>No solution is shorter</source>
        <translation>没有更短的解法</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>exact search</source>
        <translation>精确搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The lengths as printed</source>
        <translation>印出的长度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Yang Chao</source>
        <translation>Yang Chao</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>seven boxes, the man ends on the right</source>
        <translation>七个箱子，小人最后在右侧</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The solution for {n} boxes contains the solutions for one box less ({last} moves) and for two less ({before}); the opening and the turn take the rest.</source>
        <translation>{n} 个箱子的解法包含少一个箱子的解法（{last} 步）和少两个箱子的解法（{before} 步）；其余是开场和转身。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves for one box less</source>
        <translation>少一个箱子时的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves for two boxes less</source>
        <translation>少两个箱子时的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>12 for an odd number of boxes, 10 for an even one</source>
        <translation>箱子数为奇数时是 12，偶数时是 10</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>2 if the man is to end on the left, else 0</source>
        <translation>小人要停在左边时为 2，否则为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of the solution</source>
        <translation>解法的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The solution for {n} boxes contains the solutions for one box less ({last} pushes) and for two less ({before}), and takes 8 more.</source>
        <translation>{n} 个箱子的解法包含少一个箱子的解法（{last} 推）和少两个箱子的解法（{before} 推），再加 8 推。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes for one box less</source>
        <translation>少一个箱子时的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes for two boxes less</source>
        <translation>少两个箱子时的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of the solution</source>
        <translation>解法的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>steps without a push in this part of the solution</source>
        <translation>解法的这一部分中不推箱子的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of a part of the solution</source>
        <translation>解法的一部分的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>This part has {steps} steps without a push and {pushes} pushes.</source>
        <translation>这一部分有 {steps} 步不推箱子，另有 {pushes} 推。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the opening</source>
        <translation>开场</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>its pushes</source>
        <translation>其推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>its moves</source>
        <translation>其步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of a part of the solution</source>
        <translation>解法的一部分的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Of the {moves} moves of this part {steps} are steps without a push.</source>
        <translation>这一部分的 {moves} 步中有 {steps} 步不推箱子。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of the shortest solution, by the golden ratio</source>
        <translation>最短解法的步数，用黄金比计算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The closed form gives {moves} moves for {n} boxes.</source>
        <translation>按闭式计算，{n} 个箱子需要 {moves} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the root of 5</source>
        <translation>5 的平方根</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the golden ratio</source>
        <translation>黄金比</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>1 − φ</source>
        <translation>1 − φ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>both powers together</source>
        <translation>两个幂之和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>1 for an odd number of boxes, −1 for an even one</source>
        <translation>箱子数为奇数时是 1，偶数时是 −1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>2 more if the man ends on the left, 11 less in the classical form, else 0</source>
        <translation>小人停在左边时多 2，经典形式少 11，否则 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The closed form agrees with the recurrence</source>
        <translation>闭式与递推一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of the shortest solution, by the golden ratio</source>
        <translation>最短解法的推数，用黄金比计算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The closed form gives {pushes} pushes for {n} boxes.</source>
        <translation>按闭式计算，{n} 个箱子需要 {pushes} 推。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>3 less in the classical form, else 0</source>
        <translation>经典形式少 3，否则 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>growth of the solution's length in the long run</source>
        <translation>解法长度的长期增长</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>In the long run, adding {boxes} to the number of boxes makes the solution {growth} times as long.</source>
        <translation>长期来看，每多 {boxes} 个箱子，解法的长度变为 {growth} 倍。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>one box more</source>
        <translation>多一个箱子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>boxes more: 1, or 2 in the classical form, which needs an even number</source>
        <translation>多出的箱子：1；经典形式需要偶数，所以是 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the golden ratio, to which the ratio of two lengths tends</source>
        <translation>黄金比，相邻长度之比的极限</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>how many times as long</source>
        <translation>变为几倍长</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>W. J. Savitch, Relationships between nondeterministic and deterministic tape complexities, 1970</source>
        <translation>W. J. Savitch, Relationships between nondeterministic and deterministic tape complexities, 1970</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>free cells of the board: 3^n arrangements of boxes and man</source>
        <translation>棋盘的空格数：箱子和小人有 3^n 种摆放</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>nested calls: the logarithm of 3^n to base 2</source>
        <translation>嵌套的调用层数：3^n 以 2 为底的对数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Breadth-first search from the first position</source>
        <translation>从第一个局面开始的广度优先搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>positions that are first reached after d moves</source>
        <translation>走 d 步后首次到达的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The answers agree with breadth-first search</source>
        <translation>答案与广度优先搜索一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>both algorithms</source>
        <translation>两种算法</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>a corridor of four cells</source>
        <translation>四格的走廊</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells that Savitch's algorithm remembers at most</source>
        <translation>Savitch 算法至多记住的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>It looks for a path of at most 3^{n} moves by halving it, nested {depth} deep, and remembers four numbers of {n} cells at each level.</source>
        <translation>它把不超过 3^{n} 步的路径不断对半分来查找，嵌套 {depth} 层，每层记住四个 {n} 格的数。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells remembered, at most</source>
        <translation>记住的格数，至多</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>how deep Savitch's algorithm is in its recursion</source>
        <translation>Savitch 算法的递归深度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>So far it has halved the number of moves {made} times, one halving within the other; after {most} a single move is left.</source>
        <translation>到目前为止，它把步数嵌套地折半了 {made} 次；折半 {most} 次后只剩一步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>nested halvings so far, at most</source>
        <translation>到目前为止最多嵌套的折半次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>halvings until a single move is left</source>
        <translation>只剩一步之前的折半次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls of Savitch's algorithm</source>
        <translation>Savitch 算法的调用次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The first call tries one middle after another. Checking whether they can be reached in half the moves takes {first} calls; checking whether the end can be reached from those that can takes {second}.</source>
        <translation>第一次调用依次尝试各个中点。检查能否用一半步数到达中点用 {first} 次调用；能到达时再检查从那里能否到达终点，用 {second} 次。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls to find out whether each middle tried can be reached</source>
        <translation>查明每个试过的中点能否到达的调用</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls to find out whether the end can be reached from those that can</source>
        <translation>查明从能到达的中点能否到达终点的调用</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls for all first halves</source>
        <translation>所有前一半的调用</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls for all second halves</source>
        <translation>所有后一半的调用</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>all calls, the first one too</source>
        <translation>全部调用，包括第一次</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The algorithm makes as many calls</source>
        <translation>算法的调用次数相同</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>run to its end</source>
        <translation>运行到结束</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The costs of both halves make up the cost of the call</source>
        <translation>一次调用两半的代价合成它的代价</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells that breadth-first search remembers</source>
        <translation>广度优先搜索记住的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>It keeps every position that it has seen: {positions} of {n} cells each.</source>
        <translation>它保存见过的每个局面：{positions} 个，每个 {n} 格。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>positions that can be reached</source>
        <translation>能到达的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells remembered</source>
        <translation>记住的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves to the second position</source>
        <translation>到第二个局面的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The search reaches positions in order of their number of moves; the second position is {moves} moves away.</source>
        <translation>搜索按步数的先后到达各局面；第二个局面相距 {moves} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves, up to those that find the second position</source>
        <translation>步数，直到找到第二个局面为止</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the last of them: no shorter path exists</source>
        <translation>其中最后一个：没有更短的路径</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls made so far</source>
        <translation>到目前为止的调用次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>{made} of at most {calls} calls are made, a share of {share}.</source>
        <translation>最多需要 {calls} 次调用，已完成 {made} 次，占 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls until the answer; an upper bound where a board has too many positions to count them</source>
        <translation>得到答案前的调用次数；盘面局面太多无法统计时为上界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>those that are made</source>
        <translation>已完成的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>how long one waits for Savitch's algorithm</source>
        <translation>等待 Savitch 算法的时间</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>At {rate} calls a second {calls} calls take {seconds} s, {days} days.</source>
        <translation>每秒 {rate} 次调用时，{calls} 次调用需要 {seconds} 秒，即 {days} 天。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls until the answer</source>
        <translation>得到答案前的调用</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls a second, as measured on this machine</source>
        <translation>每秒调用次数，在本机测得</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>years of 365.25 days</source>
        <translation>年（365.25 天）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls of Savitch's algorithm a second</source>
        <translation>Savitch 算法每秒的调用次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>{calls} calls took {seconds} s on this machine: {rate} a second, rounded to millions {rounded}.</source>
        <translation>在本机上 {calls} 次调用用了 {seconds} 秒：每秒 {rate} 次，取整到百万为 {rounded}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls that were made to measure it</source>
        <translation>用于测量的调用次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>seconds that they took</source>
        <translation>所用秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls a second</source>
        <translation>每秒调用次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the same in whole millions</source>
        <translation>同上，取整到百万</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The algorithm resumes where it stopped, however many calls are made at a time</source>
        <translation>无论每次多少次调用，都从停下处继续</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves that a call of Savitch's algorithm allows</source>
        <translation>Savitch 算法的一次调用所允许的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The call above it allows {above} moves: {first} for its first half, {second} for its second.</source>
        <translation>上一层调用允许 {above} 步：前半 {first} 步，后半 {second} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves that the call above allows</source>
        <translation>上一层调用允许的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>half of them, rounded down, to the middle</source>
        <translation>其一半，向下取整，到中点为止</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the rest, from the middle on</source>
        <translation>其余，从中点起</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the counters of YASC and Sokoban++</source>
        <translation>YASC 和 Sokoban++ 的计数方式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Counters of whole games, step by step</source>
        <translation>整局的计数，逐步核对</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>a plain implementation of the rules</source>
        <translation>规则的简单实现</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>moves of the man</source>
        <translation>小人的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The man made {walked} steps without a push and {pushes} with one.</source>
        <translation>小人空走了 {walked} 步，推箱子走了 {pushes} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>steps that move no box</source>
        <translation>不推动箱子的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>steps that move one</source>
        <translation>推动箱子的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>all steps</source>
        <translation>全部步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Of {moves} steps {walked} moved no box, so {pushes} did.</source>
        <translation>{moves} 步中，{walked} 步没有推动箱子，推动的有 {pushes} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>all steps of the man</source>
        <translation>小人的全部步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those that move no box</source>
        <translation>不推动箱子的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those that move one</source>
        <translation>推动箱子的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Fewest pushes and proofs</source>
        <translation>最少推数与证明</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>exhaustive search of small levels</source>
        <translation>对小关卡的穷尽搜索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A stopped proof keeps what it has excluded and found</source>
        <translation>中断的证明保留已排除和已找到的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A* search over pushes, with the matching of boxes to goals as lower bound; see core/sokoban/solve/README.md</source>
        <translation>以推为单位的 A* 搜索，以箱子与目标点的匹配为下界；见 core/sokoban/solve/README.md</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes that a solution needs at least</source>
        <translation>解法至少需要的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Every length below {lower} is excluded, up to {excluded}: by the distances of the boxes to the goals, each box with a goal of its own, and by the search.</source>
        <translation>少于 {lower} 的长度，即直到 {excluded}，都已排除：依据箱子到目标点的距离（每个箱子各占一个目标点）以及搜索。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the longest length that is excluded</source>
        <translation>已排除的最大长度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the next one</source>
        <translation>下一个长度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes of the best known solution</source>
        <translation>已知最佳解法的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A solution of {upper} pushes is known, {open} more than the lower bound. It was replayed.</source>
        <translation>已知一个 {upper} 推的解法，比下界多 {open}。它已重放验证。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes that are not excluded, 0 if nothing is known</source>
        <translation>尚未排除的最少推数，一无所知时为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how many more the best solution has</source>
        <translation>最佳解法多出的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes of the best solution</source>
        <translation>最佳解法的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Only solutions that replay are shown</source>
        <translation>只显示能重放的解法</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes</source>
        <translation>最少推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A solution of {upper} pushes is known, and every length below {lower} is excluded: {open} lengths are left open.</source>
        <translation>已知一个 {upper} 推的解法，少于 {lower} 的每种长度都已排除：还有 {open} 种长度未定。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes that are not excluded</source>
        <translation>尚未排除的最少推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the share of positions that can be solved</source>
        <translation>可解局面的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Of {positions} positions that can be reached by pushes from the start, {solvable} can be solved.</source>
        <translation>从起点推动能到达的 {positions} 个局面中，{solvable} 个可解。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>positions within reach</source>
        <translation>可到达的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those from which the level can be solved</source>
        <translation>其中关卡仍可解的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Breadth-first search over all positions; those that differ only in where the man stands within his walking range count once</source>
        <translation>对所有局面的广度优先搜索，只因小人在可走范围内的位置而不同的局面只计一次</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Counted by a slow, plain search</source>
        <translation>由缓慢而简单的搜索统计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>solvable or deadlocked positions at a depth</source>
        <translation>某一深度上可解的局面或死局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Of {positions} positions at this depth {kind} are of this kind, a share of {share}.</source>
        <translation>这一深度的 {positions} 个局面中有 {kind} 个属于这一类，比例为 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those that can be solved, or those that are deadlocked</source>
        <translation>可解的局面，或死局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Yang Chao, A box pushing path search, sokoban.ws, part II; J. Hopcroft and R. Tarjan, 1973</source>
        <translation>Yang Chao, A box pushing path search, sokoban.ws, part II; J. Hopcroft 和 R. Tarjan, 1973</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of each block</source>
        <translation>每个块的格子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The example of the article</source>
        <translation>文章中的例子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>blocks of the free floor</source>
        <translation>空地板的块数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The free floor consists of {blocks} blocks. Removing any one square of a block leaves its other squares connected.</source>
        <translation>空地板分为 {blocks} 个块。去掉块内任意一格，其余格子仍然相连。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>blocks of two squares</source>
        <translation>两格的块数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>{passages} blocks have two squares only: there is one way through.</source>
        <translation>{passages} 个块只有两格：只有一条路可过。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>1 for each block of two squares, else 0</source>
        <translation>两格的块为 1，否则为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>cut vertices of the free floor</source>
        <translation>空地板的割点数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>{cuts} squares lie in more than one block. Removing one of them disconnects squares that were connected.</source>
        <translation>{cuts} 个格子属于不止一个块。去掉其中一个，原本相连的格子就会断开。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>for each square in several blocks, how many blocks it lies in</source>
        <translation>属于多个块的每个格子所属的块数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how many such squares there are</source>
        <translation>这样的格子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of a block</source>
        <translation>块的格子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>{own} squares lie in this block alone and {cuts} in others too: {squares} together.</source>
        <translation>只属于此块的格子有 {own} 个，同时属于其他块的有 {cuts} 个：共 {squares} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares that lie in this block alone</source>
        <translation>只属于此块的格子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>cut vertices that join it to others</source>
        <translation>把它与其他块相连的割点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of the block</source>
        <translation>此块的格子数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of the free floor</source>
        <translation>空地板的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The blocks have {all} squares together. Squares in several blocks are counted {twice} times too often, and {alone} squares lie in no block.</source>
        <translation>各块共有 {all} 格。属于多个块的格子多计了 {twice} 次，另有 {alone} 格不属于任何块。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares with a wall or a box on every side</source>
        <translation>四面都是墙或箱子的格子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of all blocks</source>
        <translation>所有块的格子</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>counted too often</source>
        <translation>重复计算的次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of the floor without boxes</source>
        <translation>没有箱子的地板格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes or moves that a variant saves</source>
        <translation>一个变着节省的推数或步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>These rows of the solution take {was}, the variant takes {now}: it saves {saved}.</source>
        <translation>解中的这几行用了 {was}，变着用 {now}：节省 {saved}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes, or moves, of the rows as they are</source>
        <translation>这几行原来的推数或步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those of the variant</source>
        <translation>变着的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Both are played from the same position to the same position</source>
        <translation>两者从同一局面走到同一局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Every variant is replayed, alone and with the others</source>
        <translation>每个变着都单独并与其他一起重放过</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes that a wall costs</source>
        <translation>一面墙多费的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>With the wall the level takes {beside} pushes at least, without it {without}: {saved} fewer.</source>
        <translation>有这面墙时至少要推 {beside} 次，没有时 {without} 次：少 {saved} 次。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes with the wall</source>
        <translation>有这面墙时的最少推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes without it</source>
        <translation>没有时的最少推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how hard a level is, as far as it was measured</source>
        <translation>关卡的难度，就已测得的而言</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Each measure is scaled to a share between 0 and 1; their weighted mean is {difficulty} of 100.</source>
        <translation>每项指标化为 0 到 1 之间的值；其加权平均为 {difficulty}/100。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the shares: box changes, dependence between boxes, deadlocked positions, luck, solver work</source>
        <translation>各项：换箱、箱子间的依赖、死局、运气、求解器的工作量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the weight of each; unknown measures are left out</source>
        <translation>各项的权重；未知的不计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the difficulty, from 0 to 100</source>
        <translation>难度，从 0 到 100</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Weights are the published correlations with human solving time, 0.25 where there is none; see core/sokoban/generate/difficulty.py</source>
        <translation>权重取已发表的与人类解题时间的相关系数，未发表的取 0.25；见 core/sokoban/generate/difficulty.py</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The weighted mean of whatever is known</source>
        <translation>已知各项的加权平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Small levels</source>
        <translation>小关卡</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Compared with dense linear algebra</source>
        <translation>与稠密线性代数比对</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>linear equations</source>
        <translation>线性方程组</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how hard a level is, as it was measured when the level was made</source>
        <translation>关卡的难度，制作关卡时测得</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The difficulty was measured when the level was made, and is stored with it in tenths: {tenths}, which is {difficulty} of 100.</source>
        <translation>难度在制作关卡时测得，以十分之一为单位与关卡一同保存：{tenths}，即 {difficulty}/100。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>d = 100 Σ w s / Σ w, over the shares s of what was measured and their weights w</source>
        <translation>d = 100 Σ w s / Σ w，对各项指标的值 s 及其权重 w 求和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the difficulty in tenths, as it is kept</source>
        <translation>以十分之一为单位保存的难度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>difficulty grade of a level, 1 to 5</source>
        <translation>关卡的难度等级，1 到 5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The difficulty {difficulty} belongs to grade {grade} of 5.</source>
        <translation>难度 {difficulty} 属于 5 级中的第 {grade} 级。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>where the grades up to this difficulty begin</source>
        <translation>不超过此难度的各等级的起点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the grade, from 1 to 5</source>
        <translation>等级，从 1 到 5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>About a fifth of the program's own levels is in each grade, see core/sokoban/generate/difficulty.py</source>
        <translation>程序自带的关卡约五分之一属于每一级，见 core/sokoban/generate/difficulty.py</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Grades begin where the table says</source>
        <translation>各等级的起点与表中一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>random walks for each one that solves the level</source>
        <translation>平均多少次随机游走完成一次关卡</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Random pushes solve the level with probability {chance}: once in {walks} walks on average.</source>
        <translation>随机推动完成关卡的概率是 {chance}：平均 {walks} 次游走中一次。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960, chapter 3</source>
        <translation>J. G. Kemeny 和 J. L. Snell, Finite Markov Chains, 1960, 第 3 章</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>h(s) = mean of h(s′) over the pushes from s; 1 where solved, 0 where deadlocked</source>
        <translation>h(s) = 从 s 的各推动上 h(s′) 的均值；完成时为 1，死局时为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the chance that such a walk solves it</source>
        <translation>这样一次游走完成关卡的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>walks of which one solves it, on average</source>
        <translation>平均多少次游走中有一次完成</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A share of {dead} of the reachable positions is deadlocked: the level can no longer be solved from there. From {alive} it can.</source>
        <translation>可到达的局面中，有 {dead} 是死局，再也无法完成关卡；有 {alive} 仍可完成。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the share of deadlocked positions</source>
        <translation>死局的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the share of the others</source>
        <translation>其余的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>positions of that kind that are d pushes from the start</source>
        <translation>该类局面中距起点 d 推的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The backward search finds the same as the other one</source>
        <translation>反向搜索与另一搜索的结果相同</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pulls instead of pushes</source>
        <translation>以拉代推</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Walks drawn at random agree</source>
        <translation>随机抽取的游走与之一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>a small level</source>
        <translation>一个小关卡</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>positions of the level</source>
        <translation>关卡的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Pushes from the start lead to {total} positions.</source>
        <translation>从起点推动可到达 {total} 个局面。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>positions that can be solved</source>
        <translation>可解的局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>From {total} of them the level can be solved.</source>
        <translation>其中从 {total} 个局面仍可完成关卡。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>deadlocked positions</source>
        <translation>死局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>From {total} of them the level can no longer be solved.</source>
        <translation>其中 {total} 个局面再也无法完成关卡。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes left</source>
        <translation>剩余推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Counted backwards from the solved position, this one is in layer {layer}, so it takes {left} pushes to solve and no fewer.</source>
        <translation>从完成态反向计数，该局面位于第 {layer} 层，所以需要 {left} 推完成，不能更少。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>d(s) = 1 + least d(s′) over the pushes from s to s′, 0 where all boxes are on goals</source>
        <translation>d(s) = 1 + min d(s′)，取遍从 s 到 s′ 的推动；所有箱子都在目标点上时为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes back from the solved position to this one</source>
        <translation>从完成局面退回此局面的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the fewest pushes that solve it</source>
        <translation>完成所需的最少推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The rest of a solution gets shorter with every push</source>
        <translation>解法的剩余部分每推一次就变短</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>chance that a random pusher solves the level</source>
        <translation>随机推动完成关卡的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Every possible push is equally likely; {chance} of all such walks solve the level.</source>
        <translation>每个可行的推动等可能；所有这样的游走中有 {chance} 完成关卡。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share of walks that solve it with the N-th push</source>
        <translation>以第 N 推完成的游走比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share that solves it later, by the exact equations</source>
        <translation>之后才完成的比例，按精确方程</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share that ever solves it</source>
        <translation>最终能完成的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes until a random walk ends</source>
        <translation>随机游走结束前的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>A walk goes on until the level is solved or deadlocked: {pushes} pushes on average.</source>
        <translation>游走一直进行到完成关卡或成死局：平均 {pushes} 推。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>t = (I − Q)⁻¹ 1</source>
        <translation>t = (I − Q)⁻¹ 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share of walks that still go on after N pushes</source>
        <translation>N 推之后仍在继续的游走比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>what later pushes add, by the exact equations</source>
        <translation>之后的推所增加的部分，按精确方程</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the mean number of pushes</source>
        <translation>平均推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes of the random walks that solve the level</source>
        <translation>完成关卡的随机游走的推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The level is solved with probability {chance}; the walks that solve it take {pushes} pushes on average.</source>
        <translation>完成关卡的概率是 {chance}；完成的游走平均用 {pushes} 次推。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the chance that push N solves the level</source>
        <translation>第 N 次推完成关卡的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>contribution of walks that solve it after more pushes than these</source>
        <translation>推动次数更多才完成的游走的贡献</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the chance to solve it</source>
        <translation>完成它的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the mean number of pushes where it is solved</source>
        <translation>完成时的平均推数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>estimated chance that a random pusher solves the level</source>
        <translation>随机推动完成关卡的概率（估计）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The level has too many positions for the exact chance. Of {walks} simulated walks, {solved} solved it.</source>
        <translation>该关卡局面太多，无法算出精确概率。模拟的 {walks} 次游走中有 {solved} 次完成。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>simulated walks</source>
        <translation>模拟的游走数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>those that solved the level</source>
        <translation>完成关卡的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Simulated by this program</source>
        <translation>由本程序模拟</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>estimated number of pushes until a random walk ends</source>
        <translation>随机游走结束前的推数（估计）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>{walks} simulated walks made {made} pushes until each was solved or deadlocked: {pushes} on average.</source>
        <translation>模拟的 {walks} 次游走，到各自完成或成死局为止共推了 {made} 次：平均 {pushes} 推。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the pushes of all of them</source>
        <translation>它们的推数总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>share of the walks at this distance after N pushes</source>
        <translation>N 推之后处于此距离的游走比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>After {pushes} pushes, {elsewhere} of all walks are at other distances, solved or deadlocked; {share} are here.</source>
        <translation>{pushes} 推之后，所有游走中有 {elsewhere} 在其他距离、已完成或成死局；{share} 在这里。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>P(x | N) = Σ P(y | N − 1) / pushes of y, over the positions y from which a push leads to x</source>
        <translation>P(x | N) = Σ P(y | N − 1) / y 的推数，对一推能到 x 的局面 y 求和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes made</source>
        <translation>已推次数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the shares of walks at every other distance from solved, and of deadlocked ones</source>
        <translation>在其他各距离上的游走以及已成死局的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share that is here</source>
        <translation>在这里的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Distributions compared with powers of the matrix</source>
        <translation>分布与矩阵的幂对照</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>dense matrices</source>
        <translation>稠密矩阵</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>boards whose odds were computed</source>
        <translation>算出了概率的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The chance of each of {boards} boards ({millions} million) was computed from the boards that can follow it.</source>
        <translation>{boards} 个盘面（{millions} 百万个）各自的概率，都由其后可能出现的盘面算出。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>boards that can occur in play and have a legal move</source>
        <translation>对局中可能出现且还能移动的盘面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Boards that occur in play, by size and target</source>
        <translation>对局中出现的盘面，按大小和目标</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>J. Lees-Miller</source>
        <translation>J. Lees-Miller</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Measured by this program, see core/twenty48/adviser/README.md</source>
        <translation>由本程序测得，见 core/twenty48/adviser/README.md</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that the forecast rests on</source>
        <translation>预测所依据的对局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The network's value is converted to points by {games} games of the adviser: those that reached the measured tile sum nearest to this one.</source>
        <translation>网络给出的值由顾问的 {games} 局换算成分数：即到达所测方块总和中与当前最接近者的对局。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that reached each measured tile sum, in ascending order</source>
        <translation>到达各个所测方块总和的对局数，升序</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>1 for the nearest of them, else 0</source>
        <translation>其中最接近的为 1，其余为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that reached it</source>
        <translation>到达那里的对局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Between two tile sums, the games of the nearer one count</source>
        <translation>在两个方块总和之间，取较近者的对局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Training in several runs gives the same result as in one</source>
        <translation>分几次训练与一次训练的结果相同</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games from which the network has learnt</source>
        <translation>网络学习过的对局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The curve has {points} points of {every} games each; with {more} games since the last one, {games} were played.</source>
        <translation>曲线上有 {points} 个点，每点 {every} 局，之后又有 {more} 局，共玩了 {games} 局。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>points of the learning curve</source>
        <translation>学习曲线的点数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games for each of them</source>
        <translation>每点的对局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games since the last of them</source>
        <translation>自最后一点以来的对局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that were played</source>
        <translation>进行过的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>mean score of the latest training games</source>
        <translation>最近训练对局的平均得分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The last {games} games scored {total} together, {mean} each.</source>
        <translation>最近 {games} 局共得 {total} 分，平均每局 {mean} 分。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games since the previous point of the curve</source>
        <translation>自曲线上一点以来的对局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>points of all of them</source>
        <translation>它们的总分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>the mean score</source>
        <translation>平均分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games in which the network made the tile</source>
        <translation>网络做出该方块的局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Of {games} games, {missed} ended without the tile; {made} made it.</source>
        <translation>{games} 局中，{missed} 局到结束也没有该方块，{made} 局做出了它。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games of the network, from two tiles on</source>
        <translation>网络从两个方块起玩的局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>those that ended without the tile</source>
        <translation>到结束也没有该方块的局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>those in which it was made</source>
        <translation>做出该方块的局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>What was measured of every network</source>
        <translation>对每个网络测得的结果</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>moves of the game that cost something</source>
        <translation>有所损失的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>{costly} of {moves} moves were worse than the best one.</source>
        <translation>{moves} 步中有 {costly} 步不如最佳的一步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>1 for a move that cost something, else 0</source>
        <translation>有所损失的步为 1，其余为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>moves of the game</source>
        <translation>对局的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>those that cost something</source>
        <translation>有所损失的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>A few moves whose costs are known</source>
        <translation>损失已知的若干步</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>possible boards</source>
        <translation>可能的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>ways to fill the board</source>
        <translation>填充盘面的方式数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Each of {C} cells is empty or holds one of {K} tiles, from 2 up to the target: {bound} ways.</source>
        <translation>{C} 个格子各为空，或放着 {K} 种方块之一（从 2 到目标方块）：{bound} 种。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>cut off there, not rounded</source>
        <translation>原文为截断，未四舍五入</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>ways to fill the board below the target</source>
        <translation>只用小于目标的方块填充盘面的方式数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The game ends at the target, so each of {C} cells is empty or holds a smaller tile; all won boards count as one state: {bound}.</source>
        <translation>达到目标时游戏结束，所以 {C} 个格子各为空或放着较小的方块；所有获胜盘面合为一个状态：{bound}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards with a reachable tile sum</source>
        <translation>总和可达到的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row. Of the boards up to the last sum before such a gap, those without a 2 or a 4 and those with a single tile are left out: {bound}.</source>
        <translation>每步使方块总和增加 2 或 4，无法跨过连续两个空的总和值。取到第一个这样的空隙之前为止的盘面，去掉不含 2 和 4 的以及只有一个方块的：{bound}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>ways to fill the board with tiles below the target up to that sum</source>
        <translation>方块小于目标、总和不超过该值的填充方式数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>those of them without a 2 or a 4</source>
        <translation>其中不含 2 和 4 的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the others, and one state for all won boards</source>
        <translation>其余的，再加一个代表所有获胜盘面的状态</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards that actually occur in play</source>
        <translation>对局中真正会出现的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>All boards that occur in play were listed, {listed} of them; all won boards add one state.</source>
        <translation>对局中会出现的盘面已全部列出，共 {listed} 个，另加一个代表所有获胜盘面的状态。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>3×3 to 1024</source>
        <translation>3×3，目标 1024</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards below the target that occur, including lost ones; turned and mirrored ones count separately</source>
        <translation>会出现的、小于目标的盘面，包括已输的；旋转和镜像分别计数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The recorded number agrees with a new listing</source>
        <translation>记录的数值与逐一列举的结果一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A plain search finds the same boards</source>
        <translation>简单搜索找到同样的盘面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>upper bound on the boards that occur in play</source>
        <translation>对局中出现的盘面数的上界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>{classes} classes of boards that are alike when turned or mirrored occur in play. Each has at most 8 boards, and all won boards count as one state: at most {boards}.</source>
        <translation>对局中出现 {classes} 类经旋转或镜像相同的盘面。每类至多 8 个盘面，所有获胜的盘面算作一个状态：至多 {boards} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>4×4 to 64</source>
        <translation>4×4，目标 64</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>classes that were listed</source>
        <translation>列出的类</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards, at most</source>
        <translation>盘面数，至多</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards up to symmetry</source>
        <translation>对称下不同的盘面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Boards that are alike when turned or mirrored count once: {listed} classes, and {ends} more for games that are over.</source>
        <translation>经旋转或镜像相同的盘面只计一次：{listed} 类，另加 {ends} 个表示已结束的对局。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>classes below the target that occur; the published number counts those that can go on</source>
        <translation>出现过的未达目标的类；已发表的数只计还能继续的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>1 for all won boards; in the published number 2, one more for all lost boards</source>
        <translation>1 表示所有获胜的；已发表的数为 2，另一个表示所有失败的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Published counts</source>
        <translation>已发表的计数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>successive tile sums that can be reached</source>
        <translation>对局可达到的连续方块总和数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Tile sums go from 4 to {last} in steps of 2; after that two in a row have no board.</source>
        <translation>方块总和从 4 到 {last}，每次加 2；之后连续两个总和没有盘面。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the last tile sum before the gap</source>
        <translation>空隙之前的最后一个方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile sum that can be reached</source>
        <translation>对局能达到的最大方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A board full of the powers of two from {tile} down to 4 has the sum {sum}; no larger one can be reached.</source>
        <translation>由 4 到 {tile} 的 2 的幂摆满的盘面，总和为 {sum}；更大的总和无法达到。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>4×4</source>
        <translation>4×4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile that play can make</source>
        <translation>对局中能做出的最大方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the sum of all these tiles</source>
        <translation>所有这些方块的总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The sum of any larger tile is out of reach</source>
        <translation>更大方块的总和无法达到</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the tile sums</source>
        <translation>方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile</source>
        <translation>最大的方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>When two equal tiles merge, one has waited while the other was made, and so on down to two 4s, the largest new tile. Each takes a cell, so {C} cells make {tile}.</source>
        <translation>合并两个相同方块时，一个必须先留着，另一个才能做出来，如此直到两个 4，即最大的新方块。每个方块占一个格子，所以 {C} 个格子能做出 {tile}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Well known; proved by the largest tile sum that can be reached, 2^(C + 2) − 4</source>
        <translation>此游戏的已知结论；由可达到的最大方块总和 2^(C + 2) − 4 证明</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The full board of powers of two merges into it</source>
        <translation>摆满 2 的各次幂的盘面能一路合并到它</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>legal moves</source>
        <translation>合法步</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile before the last merges</source>
        <translation>最后一连串合并之前的最大方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The full board that merges into the largest tile has two 4s and every tile from 8 up once: {C} cells go up to {tile}.</source>
        <translation>在能一路合并到最大方块的满盘上，4 有两个，8 及以上的方块各一个：{C} 个格子最大到 {tile}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile on that board</source>
        <translation>该盘面上的最大方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the smallest tile that play cannot make</source>
        <translation>对局中做不出的最小方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The tile after {tile}, the largest that play can make, is {next}: alone it is more than any tile sum that can be reached.</source>
        <translation>对局中能做出的最大方块是 {tile}，下一个是 {next}：单它一个就超过任何能达到的方块总和。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the tile after it</source>
        <translation>它的下一个方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 1, 2017</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, 第 1 部分，2017</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the target 2048, a 4 once in ten</source>
        <translation>目标 2048，十个中有一个 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the target 2048, a 4 once in ten, one first tile</source>
        <translation>目标 2048，十个中有一个 4，一个最初方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the tile that ends the game</source>
        <translation>达到即结束游戏的方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the chance that a new tile is a 4</source>
        <translation>新方块是 4 的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The plainest chain, solved in fractions</source>
        <translation>用分数求解最简单的链</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The equations hold in every state</source>
        <translation>方程在每个状态都成立</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Games played in the bag</source>
        <translation>在袋中进行的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Figures for every target in the article</source>
        <translation>文章中所有目标的数值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>sets of tiles without the target, the empty bag among them</source>
        <translation>不含目标的方块组合，包括空袋</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>sets of tiles with it, where the game ends</source>
        <translation>含有目标、游戏就此结束的方块组合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>{transient} sets of tiles can occur before {target} is made, and {won} with it.</source>
        <translation>在 {target} 出现之前可能有 {transient} 种方块组合，含有它的有 {won} 种。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>J. Lees-Miller, part 2</source>
        <translation>J. Lees-Miller，第 2 部分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the article's second part leaves out the empty bag</source>
        <translation>文章的第二部分不计空袋</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Of {states} sets of tiles {transient} do not hold {target}; in the other {won} the game ends.</source>
        <translation>{states} 种方块组合中，{transient} 种不含 {target}；另外 {won} 种使游戏结束。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>all sets of tiles</source>
        <translation>全部方块组合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Each move adds a 2 or a 4, then every equal pair merges. The mean is taken over all games through {states} sets of tiles to the first {target}, weighted by their chances.</source>
        <translation>每步加一个 2 或 4，然后每对相同的方块合并。这是所有对局经 {states} 种方块组合到首个 {target} 为止、按概率加权的均值。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves on average until the target appears</source>
        <translation>目标出现前的平均步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>sets of tiles</source>
        <translation>方块组合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from two tiles of 2</source>
        <translation>从两个 2 出发的期望步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from a 2 and a 4</source>
        <translation>从一个 2 和一个 4 出发的期望步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from two tiles of 4</source>
        <translation>从两个 4 出发的期望步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from the empty bag</source>
        <translation>从空袋出发的期望步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the same without the step that places the first two tiles, which is no move</source>
        <translation>同上，但不计放置最初两个方块的那一步，它不算步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves on average until the target appears, from one tile</source>
        <translation>从一个方块开始，目标出现前的平均步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from one tile of 2</source>
        <translation>从一个 2 出发的期望步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from one tile of 4</source>
        <translation>从一个 4 出发的期望步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the same without the step that places the first tile, which is no move</source>
        <translation>同上，但不计放置第一个方块的那一步，它不算步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Games differ only in their fours. Each set of tiles is weighted by how often a game passes through it.</source>
        <translation>各局只因 4 的出现而不同。每种方块组合按一局经过它的频率加权。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>(2N − I) t − t∘t,  N = (I − Q)⁻¹</source>
        <translation>(2N − I) t − t∘t，N = (I − Q)⁻¹</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>how often a game passes through the set of tiles j</source>
        <translation>一局经过方块组合 j 的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from there</source>
        <translation>从那里出发的期望步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>of the number of moves</source>
        <translation>步数的方差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>a misprint: as printed it gives −870.33; with 2N − I instead of 2(N − I) it gives this number</source>
        <translation>印刷错误：照此得 −870.33；把 2(N − I) 改为 2N − I 才得这个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>standard deviation of the moves</source>
        <translation>步数的标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The variance of the number of moves is {variance}; its square root is {deviation}.</source>
        <translation>步数的方差是 {variance}，其平方根是 {deviation}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>fewest and most moves possible</source>
        <translation>可能的最少和最多步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>With nothing but fours it takes {least} moves, with nothing but twos {most}.</source>
        <translation>全出 4 需要 {least} 步，全出 2 需要 {most} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the tile sum with which the shortest game is won</source>
        <translation>最短一局获胜时的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the tile sum with which the longest game is won</source>
        <translation>最长一局获胜时的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the shortest game: two 4s first, then a 4 with every move</source>
        <translation>最短一局的步数：先出两个 4，然后每步一个 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the longest game: two 2s first, then a 2 with every move</source>
        <translation>最长一局的步数：先出两个 2，然后每步一个 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The shortest and the longest games</source>
        <translation>最短与最长的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>by counting all cases</source>
        <translation>数遍所有情形</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>fewest and most moves possible, from one tile</source>
        <translation>从一个方块开始，可能的最少和最多步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the shortest game: one 4 first, then a 4 with every move</source>
        <translation>最短一局的步数：先出一个 4，然后每步一个 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the longest game: one 2 first, then a 2 with every move</source>
        <translation>最长一局的步数：先出一个 2，然后每步一个 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>probability that a game gets here</source>
        <translation>对局到此的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>New tiles lead here from other sets of tiles in {number} ways. The probability of each set, times the chance of its new tile, adds up to {share}.</source>
        <translation>由其他方块组合加一个新方块可到此，共 {number} 种。对局出现每种组合的概率乘以该方块的概率，总和为 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the likeliest end of games to 2048, a 4 once in ten</source>
        <translation>到 2048 的对局最可能的结局，每十个新方块出一个 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>N = (I − Q)⁻¹,  B = N R</source>
        <translation>N = (I − Q)⁻¹,  B = N R</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game has the set of tiles j, from which one step leads here</source>
        <translation>对局出现方块组合 j 的概率，由它一步可到此</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of that step</source>
        <translation>该步的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how many such steps there are</source>
        <translation>这样的步有几种</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>What flows into a state is the chance to pass through</source>
        <translation>流入一个状态的就是经过它的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>Where games to 2048 end</source>
        <translation>到 2048 的对局在何处结束</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves left on average from these tiles</source>
        <translation>从这些方块起平均还需的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>This move, and the moves expected after it, weighted by the chance of each new tile, make {left}.</source>
        <translation>走一步之后，按每种新方块的概率加权的期望步数，加上这一步，共 {left}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of each step from here</source>
        <translation>从此处每一步的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves expected from where it leads</source>
        <translation>从所到之处起的期望步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>1 for the move itself; 0 for the step that sets the first tiles, which is no move</source>
        <translation>1 表示这一步本身；放置最初方块的那一步不算，为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves left on average</source>
        <translation>平均还需的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of the shortest, or of the longest game</source>
        <translation>最短或最长一局的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>All tiles that make up the target, {tiles} of them, have to be alike: a chance of {share} each. Together that is 10 to the power {power}.</source>
        <translation>组成目标的 {tiles} 个方块必须全部相同：每个的概率为 {share}。合计为 10 的 {power} 次方。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>4 for the shortest game, 2 for the longest; what comes while they merge does not matter</source>
        <translation>最短一局为 4，最长一局为 2；合并期间出什么无关</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of such a tile</source>
        <translation>出现这种方块的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how many of them make up the target</source>
        <translation>组成目标需要几个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of all of them; 0 if it is too small for a computer's numbers</source>
        <translation>全部如此的概率；小到计算机无法表示时为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>its logarithm to the base 10</source>
        <translation>其以 10 为底的对数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game passes through a tile sum far from the start</source>
        <translation>一局经过离起点远的某个方块总和的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>A new tile adds {step} on average. Tile sums are 2 apart, so a game passes through a share of {passed} of them.</source>
        <translation>一个新方块平均增加 {step}。方块总和相隔 2，所以一局经过其中的 {passed}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>a 4 once in ten</source>
        <translation>十个中有一个 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>what a new tile adds to the tile sum on average</source>
        <translation>一个新方块平均给方块总和增加多少</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game passes through a tile sum, as long as no game is won</source>
        <translation>尚无对局获胜时，一局经过某个方块总和的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>Far from the start the probabilities approach this value</source>
        <translation>离起点远时，概率趋于此值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the least tile sum with which a game in the bag can be won</source>
        <translation>袋中对局获胜时可能的最小方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The last two tiles of {large} take {doublings} moves until they are merged up to {target}, and each of these brings a tile of {small} at the least: no game is won with a sum below {least}.</source>
        <translation>最后两个 {large} 合并到 {target} 需要 {doublings} 步，每步至少带来一个 {small}：没有对局以小于 {least} 的总和获胜。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the target 2048, twos and fours</source>
        <translation>目标 2048，2 与 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the smallest new tile that comes</source>
        <translation>会出现的最小新方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the largest: with it the tiles that make up the target are complete soonest</source>
        <translation>最大的：有它，凑成目标的方块最早齐全</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>merges from there up to the target, one a move</source>
        <translation>由此到目标的合并次数，每步一次</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the least tile sum of a game that is won</source>
        <translation>获胜对局的最小方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The least sum that ends a game, for every target</source>
        <translation>每个目标下结束对局的最小总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>How games to 2048 end, by sum</source>
        <translation>到 2048 的对局如何结束，按总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>a part of the mixture: the games that end with one tile sum</source>
        <translation>混合的一部分：以某个方块总和结束的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>Games can end with the tile sums {least}, {step} more, and so on; {before} of these are smaller than {sum}, with which {weight} of all games end.</source>
        <translation>对局可能结束于方块总和 {least}，再大 {step}，依此类推；其中 {before} 个小于 {sum}，以 {sum} 结束的占全部对局的 {weight}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the target 2048, the sum 2068</source>
        <translation>目标 2048，总和 2068</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>(I − Q) B = R</source>
        <translation>(I − Q) B = R</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game ends with this sum; of the last part also with each larger one</source>
        <translation>对局以此总和结束的频率；最后一部分也含每个更大的总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the least sum with which a game can end</source>
        <translation>对局可能结束的最小总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>difference between one and the next</source>
        <translation>从一个到下一个的间隔</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>smaller sums with which games end</source>
        <translation>对局结束的更小总和的个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the weight of this part: how often games end with it</source>
        <translation>这一部分的权重：对局以它结束的频率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>this sum</source>
        <translation>这个总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The parts and their weights</source>
        <translation>各部分及其权重</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>A new tile is a 4 with probability {four}, else a 2: {each} on average.</source>
        <translation>新方块以概率 {four} 为 4，否则为 2：平均 {each}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the mean of a new tile</source>
        <translation>新方块的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>expected moves of a game that goes on in the bag</source>
        <translation>在袋中继续时，一局的期望步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The game has taken {moves} moves. In the bag, its tiles are expected to take {left} more: {all} in all.</source>
        <translation>本局已走 {moves} 步。在袋中，从它的方块起预计还需 {left} 步：共 {all} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves made so far</source>
        <translation>至今走的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves left on average from the tiles of the game, merged as in the bag</source>
        <translation>按袋中方式合并后，从本局方块起平均还需的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves of the whole game, expected now</source>
        <translation>现在预期的整局步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>What is expected of two tiles makes up the published mean</source>
        <translation>从两个方块起的期望合成已发表的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves after which a game's tiles made the target in a bag</source>
        <translation>一局的方块在袋子里达到目标所用的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The game was followed from move {first} on. Put into a bag, its tiles made the target with new tile number {tiles}, after {all} moves. On its board the game may take longer.</source>
        <translation>从第 {first} 步起跟踪这一局。放进袋子后，它的方块在第 {tiles} 个新方块时达到目标，也就是 {all} 步之后。在盘面上可能需要更久。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>a game won on its board after 969 moves</source>
        <translation>在盘面上 969 步获胜的一局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves made before the game was followed</source>
        <translation>开始跟踪之前走的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>new tiles until the bag had the target, one a move</source>
        <translation>袋子达到目标之前的新方块数，每步一个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves after which the bag had it</source>
        <translation>袋子达到目标时的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>A game that wins later than its bag shows both numbers</source>
        <translation>比袋子晚获胜的一局两个数都给出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 2, 2017</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, 第 2 部分，2017</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 3, 2017</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, 第 3 部分，2017</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the target is 2^K</source>
        <translation>目标为 2^K</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>cells of the board</source>
        <translation>盘面的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards with the tile sum s = 4, 6, 8, ...</source>
        <translation>方块总和为 s = 4, 6, 8, ... 的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The article's table, every size and target</source>
        <translation>文章的表，各种大小和目标</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Boards of small games counted one by one</source>
        <translation>小型游戏的盘面逐个计数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards, by the first bound</source>
        <translation>按第一个上界的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Each of {C} cells is empty or holds a tile below the target. Boards without a 2 or a 4 and those with one tile cannot occur, and all won boards count as one state.</source>
        <translation>{C} 个格子各为空或放着小于目标的方块。不含 2 和 4 的盘面以及只有一个方块的盘面不会出现，所有获胜盘面合为一个状态。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards in reachable layers</source>
        <translation>可达到的各层中的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row: {bound} boards lie before the first such gap.</source>
        <translation>每步使方块总和增加 2 或 4，无法跨过连续两个空的总和值：第一个这样的空隙之前有 {bound} 个盘面。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>3×3 to 2048</source>
        <translation>3×3，目标 2048</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>B(s) = Σ (C over c) (N₁(s, c) − N₃(s, c)), c = 2 ... C;  Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</source>
        <translation>B(s) = Σ C(C, c) (N₁(s, c) − N₃(s, c))，c = 2 ... C；Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1)，i = m ... K − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards before the gap, and one state for all won boards</source>
        <translation>空隙之前的盘面，再加一个代表所有获胜盘面的状态</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The layers add up to both bounds</source>
        <translation>各层相加得到两个界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards that can actually occur in play</source>
        <translation>对局中真正能出现的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>All boards that can occur in play were listed, tile sum by tile sum: {boards}, with one state for all won boards.</source>
        <translation>对局中能出现的盘面已按方块总和逐层列出：{boards} 个，含代表所有获胜盘面的一个状态。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards with each tile sum that comes up</source>
        <translation>各方块总和下会出现的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the largest tile sum before the gap</source>
        <translation>空隙之前的最大方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>From 4 on, {layers} tile sums in a row can be reached; the last is {sum}.</source>
        <translation>从 4 起，可以达到连续 {layers} 个方块总和；最后一个是 {sum}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>tile sums 4, 6, 8, ... before the first two empty ones in a row</source>
        <translation>方块总和 4、6、8……，到首次连续两个为空之前</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The largest sums without 2048</source>
        <translation>没有 2048 时的最大总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Random play on 4×4 has the known figures</source>
        <translation>4×4 随机对局得到已知数值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>another program's games</source>
        <translation>另一程序的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Games follow the same distribution as moves made one by one</source>
        <translation>对局与逐步进行的分布相同</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>games played</source>
        <translation>已进行的局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games were played to their ends.</source>
        <translation>{games} 局已进行到底。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>games that came to each result</source>
        <translation>得到各个结果的局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean of all games</source>
        <translation>所有对局的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games came to {total} together, so {mean} each.</source>
        <translation>{games} 局合计 {total}，即每局 {mean}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>random play on 4×4</source>
        <translation>4×4 随机对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points or moves of all games</source>
        <translation>所有对局的分数或步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves of all games</source>
        <translation>所有对局的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games of {mean} moves each, on average, are {total} moves together.</source>
        <translation>{games} 局，平均每局 {mean} 步，共 {total} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean moves of a game</source>
        <translation>每局平均步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>standard error of the mean</source>
        <translation>均值的标准误差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The standard deviation of a game is {deviation}; the mean of {games} games has a standard error of {error}.</source>
        <translation>单局的标准差是 {deviation}；{games} 局的均值的标准误差是 {error}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the standard error</source>
        <translation>标准误差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean score with its confidence interval</source>
        <translation>平均得分及其置信区间</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games scored {total} points together, so {mean} each; with 95 % confidence the true mean is within {half} of that.</source>
        <translation>{games} 局共得 {total} 分，每局 {mean} 分；真正的平均值以 95% 的置信度与此相差不超过 {half}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>two games</source>
        <translation>两局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points of all games</source>
        <translation>所有对局的得分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the squares of the scores of all games, added up</source>
        <translation>所有对局得分的平方和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>standard errors on each side</source>
        <translation>两侧各几个标准误差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>half the width of the confidence interval</source>
        <translation>置信区间宽度的一半</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Every finished game is kept once</source>
        <translation>每个结束的对局只记一次</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves until the target appeared, in each game that was won</source>
        <translation>每个获胜的对局中目标出现前的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>scores of the games that were finished</source>
        <translation>已结束对局的得分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Finished games: {games}. The largest score is {best}, the mean {mean}.</source>
        <translation>已结束的对局：{games}。最高分 {best}，平均分 {mean}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>three games</source>
        <translation>三局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the score of each game</source>
        <translation>每局的得分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many games</source>
        <translation>局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the largest of the scores</source>
        <translation>得分中最大的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>their mean</source>
        <translation>其均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Stored finished games</source>
        <translation>保存下来的已结束对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Totals of some games</source>
        <translation>若干对局的合计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>games that were won</source>
        <translation>获胜的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games on this board reached this target.</source>
        <translation>在此盘面上有 {games} 局达到此目标。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many</source>
        <translation>局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Stored won games</source>
        <translation>保存下来的获胜对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean moves of the games that were won</source>
        <translation>获胜对局的平均步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The games that reached the target took {mean} moves on average.</source>
        <translation>达到目标的对局平均用了 {mean} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves of a won game over the bag's mean</source>
        <translation>获胜的一局比袋子的平均多出的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The game took {moves} moves; the bag takes {mean} on average, usually {deviation} more or less.</source>
        <translation>这一局用了 {moves} 步；袋子平均 {mean} 步，通常相差 {deviation} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>a game played to 2048</source>
        <translation>玩到 2048 的一局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves until the target appeared</source>
        <translation>目标出现前的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the mean of the bag</source>
        <translation>袋子的平均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>its standard deviation</source>
        <translation>其标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many standard deviations above the mean</source>
        <translation>多出几个标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many moves more than the mean</source>
        <translation>比平均多几步</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Agrees with plain recursion over every board</source>
        <translation>与在每个盘面上的简单递归一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Played games lie within their confidence interval</source>
        <translation>已进行的对局落在置信区间之内</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Perfect play reaches the exact odds and loses nothing</source>
        <translation>最优走法恰好达到精确胜率，没有损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>value iteration</source>
        <translation>值迭代</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Markov chain of the strategy, carried exactly through the layers of equal tile sum</source>
        <translation>该策略的马尔可夫链，沿方块总和相等的层精确推进</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how often the strategy wins</source>
        <translation>该策略的胜率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Summed over all tile sums, {won} of all games make the target.</source>
        <translation>对所有方块总和求和，全部对局中有 {won} 做出目标。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the share of games won by a move from a board with the tile sum s</source>
        <translation>由总和为 s 的盘面走一步即获胜的对局比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how often perfect play wins</source>
        <translation>最优走法的胜率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The share that the strategy wins and what its moves cost add up to {perfect}, the share that perfect play wins.</source>
        <translation>该策略的胜率与其走法的损失合起来是 {perfect}，即最优走法的胜率。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>V(board) = largest over the moves of mean V over the new tile</source>
        <translation>V(盘面) = 各步中“新方块上 V 的均值”的最大值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>what its moves at the tile sum s cost</source>
        <translation>它在总和 s 处的走法损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves per game</source>
        <translation>每局步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>At every tile sum, some share of the games has a move; together that is {moves} moves per game.</source>
        <translation>在每个方块总和处，都有一部分对局还能走一步；合计每局 {moves} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the share of games that come through the tile sum s and have a move</source>
        <translation>经过总和 s 且还能走的对局比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves per game that are not best</source>
        <translation>每局非最佳的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{mistakes} of its moves per game are not among the best.</source>
        <translation>它的走法中，每局有 {mistakes} 步不是最佳。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the share of games that make a move that is not best at the tile sum s</source>
        <translation>在总和 s 处走出非最佳一步的对局比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Every merge scores the tile it makes; {moves} moves per game add up to {score}.</source>
        <translation>每次合并得到所做方块的分数；以每局 {moves} 步计，共 {score}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points that a move makes, on average</source>
        <translation>一步平均得分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points per game</source>
        <translation>每局得分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with one tile sum</source>
        <translation>某一方块总和的盘面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of the boards with the tile sum {total}, those without a 2 or a 4 cannot occur; {boards} are left.</source>
        <translation>方块总和为 {total} 的盘面中，没有 2 也没有 4 的不会出现；剩下 {boards} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>2×2 to 16, tile sum 12</source>
        <translation>2×2，目标 16，方块总和 12</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</source>
        <translation>Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum</source>
        <translation>方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>cells with a tile: 2, 3, ... C</source>
        <translation>有方块的格数：2, 3, ... C</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>in how many ways c of the cells can be chosen</source>
        <translation>选出 c 个格子的方法数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>in how many ways tiles below the target fill them, with that sum</source>
        <translation>用小于目标的方块填满它们且总和如此的方法数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the same with no 2 and no 4</source>
        <translation>同上，但没有 2 和 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the boards</source>
        <translation>盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>All sums together are the article's table</source>
        <translation>所有总和合起来就是文章的表</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The same counts by plain recursion over the largest tile</source>
        <translation>按最大方块的简单递归得到相同的数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>tile sums that a board below the target can have</source>
        <translation>未达目标的盘面可有的方块总和数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The largest sum has the largest tile below the target on all cells but one, which holds a 4: {last}. From 4 to there, in steps of 2, there are {layers} sums.</source>
        <translation>总和最大的盘面除一个 4 外，全是目标以下最大的方块，共 {last}。从 4 到该值以 2 为步长，有 {layers} 个总和。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>4×4 to 2048</source>
        <translation>4×4 到 2048</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the largest tile sum</source>
        <translation>最大的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>tile sums, each of them a layer</source>
        <translation>方块总和的个数，每个是一层</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with one tile sum that can occur in play</source>
        <translation>对局中能出现的某一方块总和的盘面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of {boards} boards with this tile sum, {reached} can occur in play, a share of {share}.</source>
        <translation>在这一方块总和的 {boards} 个盘面中，对局能出现 {reached} 个，比例为 {share}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with the tile sum, in theory</source>
        <translation>理论上这一总和的盘面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those of them that were listed, move by move</source>
        <translation>其中逐步列出的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>how often perfect play would still win from here on</source>
        <translation>从这里起最优走法还能获胜的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Perfect play wins {perfect} from the start; moves at smaller tile sums have cost {spent} of that.</source>
        <translation>最优走法从头开始能赢 {perfect}；在更小的总和上的步已损失其中的 {spent}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what the strategy's moves cost at each tile sum before this one</source>
        <translation>策略在此前每个方块总和上的步所损失的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>all of that</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what perfect play would win if it took over here</source>
        <translation>如果最优走法从这里接手能赢的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what the moves at one tile sum cost</source>
        <translation>某一方块总和上的步的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>{wrong} of all games make a move here that is not best; each lowers the chance of perfect play by {each} on average.</source>
        <translation>所有对局中有 {wrong} 在这里走了非最佳的一步；平均每一步使最优走法的胜率降低 {each}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>S. Kakade and J. Langford, ICML 2002, lemma 6.1</source>
        <translation>S. Kakade 和 J. Langford，ICML 2002，引理 6.1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>c(s) = Σ d(x) (V(x) − V(after the move)), over the boards x of this sum; d(x) is how often one comes up</source>
        <translation>c(s) = Σ d(x) (V(x) − V(这一步之后))，对这一总和的盘面 x 求和；d(x) 是它出现的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what such a move costs on average</source>
        <translation>这样一步平均的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what they cost together</source>
        <translation>它们合计的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>All costs together are the lost chance of winning</source>
        <translation>所有损失之和就是胜率的减少</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>exact odds</source>
        <translation>精确胜率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of moves at one tile sum that are not best</source>
        <translation>某一方块总和上非最佳步的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of all games {live} make a move here, and {wrong} one that is not best.</source>
        <translation>所有对局中有 {live} 在这里走一步，{wrong} 走的是非最佳的一步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of games that make a move at this tile sum</source>
        <translation>在这一总和上走一步的对局比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those that make one that is not best</source>
        <translation>其中走了非最佳一步的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of games that go on from one tile sum</source>
        <translation>从某一方块总和继续的对局比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>A game reaches a tile sum by a 2 from the sum before or by a 4 from the one before that: {come} of all games. {over} of all games end here because no move is left.</source>
        <translation>一局通过 2 从前一个总和、或通过 4 从再前一个总和到达这一总和，占所有对局的 {come}。所有对局中有 {over} 因无步可走在此结束。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that begin with this sum</source>
        <translation>以这一总和开局的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that made a move at the sum that is 2 less, and did not win by it</source>
        <translation>在小 2 的总和上走了一步且没有因此获胜的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the same at the sum that is 4 less</source>
        <translation>同上，在小 4 的总和上</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that are lost here</source>
        <translation>在这里输掉的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>all that come here</source>
        <translation>到达这里的全部</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those that go on</source>
        <translation>继续的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The flow from sum to sum agrees with the exact calculation</source>
        <translation>从总和到总和的流量与精确计算一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>this recurrence</source>
        <translation>这一递推</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what all moves of the strategy cost</source>
        <translation>策略所有步的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Over all tile sums, the strategy's moves lower the chance of winning by {lost} compared with perfect play.</source>
        <translation>在所有方块总和上，策略的走法使胜率比最优走法共低 {lost}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what its moves at each tile sum cost</source>
        <translation>它的走法在各方块总和处的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum at which the strategy leaves perfect play</source>
        <translation>策略偏离最优走法时的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>At all smaller tile sums each of its moves is one of the best; at {leaves} a share of {err} of all games makes one that is not.</source>
        <translation>在所有更小的方块总和上，它的每一步都是最佳步之一；在 {leaves} 处，所有对局中有 {err} 走出非最佳的一步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sums, up to the first at which a move may be wrong</source>
        <translation>各方块总和，到第一个可能走错的总和为止</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of games that make a move there that is not best</source>
        <translation>在那里走出非最佳一步的对局比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the only one that is not 0, the last</source>
        <translation>唯一不为 0 的，即最后一个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum at which that is</source>
        <translation>对应的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The least tile sum at which something is lost</source>
        <translation>有所损失的最小方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum at which half of the strategy's cost is reached</source>
        <translation>策略的损失过半时的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>All its moves cost {lost}. Those at tile sums below {total} cost {before}, less than half of it; with those at {total} it is {spent}.</source>
        <translation>它所有的步共损失 {lost}。方块总和小于 {total} 的步损失 {before}，不到一半；加上 {total} 处的步则为 {spent}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sums, up to this one</source>
        <translation>直到此处的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what its moves cost at each tile sum before this one</source>
        <translation>它在此前每个方块总和上的步的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what they cost at this one</source>
        <translation>它们在此处的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what all of them cost</source>
        <translation>全部步的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>half of that</source>
        <translation>其一半</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what is lost before this tile sum</source>
        <translation>到此方块总和之前的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what is lost with it</source>
        <translation>连同此处的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>this tile sum</source>
        <translation>此方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>a habit of the strategy</source>
        <translation>策略的一个习惯</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>{played} of its moves per game are of this kind. {wrong} of these are not best, and they cost {cost}.</source>
        <translation>它的走法中每局有 {played} 步属于这一类。其中 {wrong} 步不是最佳的，损失 {cost}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>moves of this kind per game in each direction, merging and other moves counted separately</source>
        <translation>每局各方向上这一类的步数，合并的与其他的分开计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those of them that are not best</source>
        <translation>其中非最佳的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what they cost in chance of winning</source>
        <translation>它们在胜率上的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>moves of this kind per game</source>
        <translation>每局这一类的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>how often the strategy makes a tile</source>
        <translation>策略做出一个方块的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The tile half as large is made in {half} of all games, and {on} of these go on to make the tile: {made}.</source>
        <translation>所有对局中有 {half} 做出一半大的方块，其中 {on} 继续做出这个方块：{made}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that make the tile half as large</source>
        <translation>做出一半大方块的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of them that makes the tile</source>
        <translation>其中做出这个方块的比例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that make the tile</source>
        <translation>做出这个方块的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves of each game, until the target appeared</source>
        <translation>每局到目标出现为止的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the sum of all tiles of each, when the target appeared</source>
        <translation>每局目标出现时全部方块的总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Games are paths through the chain, with its probabilities</source>
        <translation>对局是穿过链的路径，频率如链所给出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>A path is the game up to its win</source>
        <translation>路径就是到获胜为止的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the game taken apart move by move</source>
        <translation>把对局逐步拆解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Moves to a small sum, path by path</source>
        <translation>到一个小总和的步数，逐条路径</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles that your games reached</source>
        <translation>你的对局到过的方块组合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Your games reached {came} of {states} sets of tiles, each counted once.</source>
        <translation>{states} 种方块组合中，你的对局到过 {came} 种，每种只计一次。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles that each game was the first to reach</source>
        <translation>每局首次到达的方块组合数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles in the chain: those with the target, or all of them</source>
        <translation>链中的方块组合数：含目标的，或全部</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>those that some game reached</source>
        <translation>有对局到过的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>your won games</source>
        <translation>你赢的局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>{games} of your games made the target; each is counted at the tiles it ended with.</source>
        <translation>你有 {games} 局达成了目标，每局计在其结束时的方块组合上。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>games that ended in each set of tiles</source>
        <translation>以各方块组合结束的局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves that the bag takes to make the target with your tiles</source>
        <translation>用你的方块，袋子做出目标的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Put into a bag, the tiles of {games} games make the target after {mean} moves on average.</source>
        <translation>把 {games} 局中各自出现的方块放进袋子，平均 {mean} 步后做出目标。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves in the bag with the tiles of each game</source>
        <translation>用每局的方块在袋中的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves of each game, on the board or in the bag</source>
        <translation>每局在盘面上或袋中的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>standard deviation of single games</source>
        <translation>单局步数的标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>{games} games take {mean} moves on average; a single game is typically {deviation} away from that.</source>
        <translation>{games} 局的步数平均为 {mean}；单局通常与之相差 {deviation}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>new tiles that appeared</source>
        <translation>出现的新方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Each move brings a tile, and each game begins with two more: {tiles} in all.</source>
        <translation>每步带来一个方块，每局开始时另有两个：共 {tiles} 个。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>all new tiles</source>
        <translation>全部新方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>fours among the new tiles</source>
        <translation>新方块中的 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>If all tiles were twos, a game would end with twice their number as tile sum. Each four adds 2: {fours} fours in all.</source>
        <translation>若方块全是 2，一局结束时的总和就是方块数的两倍。每个 4 使总和多 2：共 {fours} 个 4。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>new tiles that are fours</source>
        <translation>是 4 的新方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>expected number of fours among the new tiles</source>
        <translation>新方块中 4 的期望个数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Each of {tiles} tiles is a four with probability {four}: {expected} are expected, usually {deviation} more or less.</source>
        <translation>{tiles} 个方块中每个以 {four} 的概率是 4：预期 {expected} 个，通常上下相差不过 {deviation}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>tiles</source>
        <translation>方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the standard deviation of the fours among them</source>
        <translation>其中 4 的个数的标准差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the chance of exactly this many fours</source>
        <translation>恰有这么多个 4 的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>{fours} fours can come among {tiles} tiles in many orders, all equally likely; together their probability is {chance}.</source>
        <translation>{fours} 个 4 在 {tiles} 个方块中有许多种排列，每种同样可能；合起来的概率是 {chance}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>B(k; n, p) = C(n, k) p^k (1 − p)^(n − k)</source>
        <translation>B(k; n, p) = C(n, k) p^k (1 − p)^(n − k)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>fours among them</source>
        <translation>其中的 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the natural logarithm of how many orders there are</source>
        <translation>排列数的自然对数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the chance of this many fours</source>
        <translation>有这么多个 4 的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The binomial distribution, in whole numbers</source>
        <translation>二项分布，以整数计算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the tile sum with which most games in the bag end</source>
        <translation>袋中最多对局结束时的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>More games end with the tile sum {likeliest} than with any other: {most} of all.</source>
        <translation>以方块总和 {likeliest} 结束的对局最多：占全部的 {most}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>how often a game ends with each tile sum, the least first</source>
        <translation>对局以每个方块总和结束的频率，从最小的起</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the least of these sums</source>
        <translation>这些总和中最小的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the largest P(s)</source>
        <translation>最大的 P(s)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the sum that has it</source>
        <translation>具有它的总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves to a tile sum, on average</source>
        <translation>到一个方块总和的平均步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The sum {total} can be made of different numbers of tiles. Weighted by their chances, that is {moves} moves on average, if only the sum is known.</source>
        <translation>总和 {total} 可以由不同数目的方块组成。若只知道总和，按概率加权，平均是 {moves} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Pr(M = m | S = s) = Pr(M = m, S = s) / Pr(S = s),  Pr(m, s) = B(s/2 − n; n, p),  n = m + 2</source>
        <translation>Pr(M = m | S = s) = Pr(M = m, S = s) / Pr(S = s)，Pr(m, s) = B(s/2 − n; n, p)，n = m + 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>numbers of tiles that can have this sum, fewest first</source>
        <translation>能有这个总和的方块数，从最少的起</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>probability of this sum with n tiles, relative to the likeliest n: B(s/2 − n; n, p)</source>
        <translation>n 个方块有此总和的概率，与最可能的 n 相比：B(s/2 − n; n, p)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the mean moves: two tiles lie there before the first</source>
        <translation>平均步数：第一步之前已放着两个方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the sum 2070, a 4 once in ten</source>
        <translation>总和 2070，十个中有一个 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves to the tile sums of your games, on average</source>
        <translation>到你各局的方块总和的平均步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Reaching the tile sum with which a game was won takes a known number of moves on average; over {games} games the mean is {mean}.</source>
        <translation>每局都以某个方块总和获胜，达到它的平均步数是已知的；{games} 局平均为 {mean}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>mean moves to the tile sum of each game</source>
        <translation>到每局方块总和的平均步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the tiles on the board</source>
        <translation>盘面上的方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Moves and merges one by one</source>
        <translation>逐一核对移动与合并</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the sum of all tiles</source>
        <translation>全部方块之和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>All tiles of the board together are {sum}; a move adds 2 or 4, and merging changes nothing.</source>
        <translation>盘面上的方块合计 {sum}；每步增加 2 或 4，合并不改变它。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>their sum</source>
        <translation>其总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>empty squares</source>
        <translation>空格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Of {C} squares {tiles} hold a tile.</source>
        <translation>{C} 个格子中，{tiles} 个有方块。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>squares of the board</source>
        <translation>盘面的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>squares with a tile</source>
        <translation>有方块的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>those without one</source>
        <translation>没有方块的格数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>No tile of the board is larger than {largest}.</source>
        <translation>盘面上没有比 {largest} 更大的方块。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the largest of them</source>
        <translation>其中最大的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the score</source>
        <translation>得分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Made of twos, the tiles on the board would have scored {twos}; each of the {fours} fours that appeared saved a merge that scores 4.</source>
        <translation>若全由 2 合成，盘面上的方块应得 {twos} 分；出现的 {fours} 个 4 各省去一次得 4 分的合并。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the exponent of each: t = 2^k takes k − 1 levels of merges, each scoring t in all</source>
        <translation>各方块的指数：t = 2^k，需要 k − 1 级合并，每级合计得 t 分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves made: with the two first tiles m + 2 tiles have appeared</source>
        <translation>已走步数：连同最初两个，共出现 m + 2 个方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the score if all of them had been twos</source>
        <translation>若全部出 2 时的得分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>fours among them, from the sum of the tiles</source>
        <translation>其中 4 的个数，由方块总和得出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the sum of all merged tiles</source>
        <translation>所有合并所得方块之和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The score of whole games, move by move</source>
        <translation>整局得分，逐步核对</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>random games</source>
        <translation>随机对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Odds by plain recursion over every board</source>
        <translation>在每个盘面上用简单递归求胜率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The mean over all new tiles is the value of the move</source>
        <translation>对所有新方块的均值就是该步的值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>every reachable board of a small game</source>
        <translation>小型游戏的每个可达盘面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 4, 2018</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, 第 4 部分，2018</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>your best score without advice, by these rules</source>
        <translation>你按这套规则无建议得到的最高分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The highest score of your finished games, of this game if it is yours, and of games left, taken back or no longer stored: {best}.</source>
        <translation>你已结束的各局、本局（如果由你自己玩）以及未玩完、已撤销或不再保存的对局中的最高分：{best}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the best of the finished games, this game, and any higher score of other games</source>
        <translation>已结束各局中的最高分、本局的分数，以及其他更高的分数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the highest of them</source>
        <translation>其中的最高分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Stored results of your games</source>
        <translation>保存下来的你的对局</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Your best score is kept separately for each set of rules, unfinished games included</source>
        <translation>你的最高分按规则分开，未玩完的局也计入</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of the target after this move</source>
        <translation>此步之后做出目标的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The new tile appears on each of {places} squares with equal probability, as a 4 with probability {four}; with the best play afterwards the target is made with probability {chance}.</source>
        <translation>新方块等可能地出现在 {places} 个格子之一，为 4 的概率是 {four}；此后按最优走法做出目标的概率是 {chance}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>V(board) = largest over its moves of the mean over the new tile of V(next board); 1 with the target</source>
        <translation>V(盘面) = 各步中“V(下一盘面) 对新方块的均值”的最大值；有目标时为 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance with best play after a 2 on each empty square</source>
        <translation>每个空格出 2 后，按最优走法的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance with best play after a 4 there</source>
        <translation>该处出 4 后，按最优走法的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>empty squares after the move</source>
        <translation>此步之后的空格</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance after this move</source>
        <translation>此步之后的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the adviser's value of this move</source>
        <translation>顾问对此步的评价</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The adviser estimates the best move at {best}, and this one {cost} lower.</source>
        <translation>据顾问估计，最佳一步值 {best}，此步少 {cost}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>M. Szubert and W. Jaśkowski, Temporal difference learning of n-tuple networks for 2048, 2014</source>
        <translation>M. Szubert 和 W. Jaśkowski, Temporal difference learning of n-tuple networks for 2048, 2014</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>V = gained by the move + mean over the new tile of the value of the best move after it</source>
        <translation>V = 此步所得 + 最佳一步的值对新方块的均值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points of the best move, by a network that has learnt from its own games</source>
        <translation>最佳一步的分值，由从自己的对局中学习的网络给出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how much less this move has</source>
        <translation>此步少多少</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points of this move</source>
        <translation>此步的分值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The search looks at every move and tile</source>
        <translation>搜索查看每一步和每个方块</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>a plain expectimax</source>
        <translation>简单的 expectimax</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>On boards other than 4×4, where a value is the network's own</source>
        <translation>在 4×4 以外的棋盘上，数值为网络自身的估计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>On 4×4: expected further scores, compared with games</source>
        <translation>在 4×4 上：预期还能得的分，与对局比对</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what a move costs compared with the best one</source>
        <translation>此步与最佳一步相比的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The best move is worth {best} and this one {value}: the difference is {cost}.</source>
        <translation>最佳一步值 {best}，此步值 {value}：相差 {cost}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what the best move is worth</source>
        <translation>最佳一步的值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what this move is worth</source>
        <translation>此步的值</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>100 for a chance, which is given in percentage points, else 1</source>
        <translation>对概率为 100（以百分点表示），否则为 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the cost, in points</source>
        <translation>损失，以分计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Costs of whole games</source>
        <translation>整局的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how well the moves were played</source>
        <translation>各步走得有多好</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Of {moves} moves, {best} were the best or as good; the others cost {cost} points in all.</source>
        <translation>{moves} 步中有 {best} 步是最佳或同样好；其余各步共损失 {cost} 分。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what each move cost compared with the best one</source>
        <translation>每步相对最佳一步的损失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>1 for a move that cost nothing, else 0</source>
        <translation>没有损失的步为 1，否则为 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves that were judged</source>
        <translation>被评判的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>those of them that were best, or as good</source>
        <translation>其中最佳或同样好的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the cost of all of them, in points</source>
        <translation>全部步的损失，以分计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of the target at a board of the game</source>
        <translation>对局中某一盘面达到目标的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After the move that was made the chance is {made}. The move cost {cost}, so before it the chance was {chance}.</source>
        <translation>所走的一步之后概率是 {made}。这一步损失了 {cost}，所以在此之前概率是 {chance}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance after the move that was made, if all later ones are best</source>
        <translation>所走一步之后的概率，若之后都最佳</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how much higher it is after the best move</source>
        <translation>最佳一步之后高出的部分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance with best play</source>
        <translation>按最优走法的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>expected final score from a board of the game</source>
        <translation>从对局中某一盘面起的期望最终得分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The game has {score} points, and the adviser would make {rest} more from here.</source>
        <translation>对局已有 {score} 分，顾问从这里预计还会再得 {rest} 分。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points so far</source>
        <translation>目前得分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points still to be expected of the adviser, by its network and two moves ahead</source>
        <translation>顾问预计还能得到的分，由其网络并预看两步</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of a tile, with best play</source>
        <translation>按最优走法得到某方块的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Each move leads to the tile with some probability if all later ones are best; the best of them has {chance}.</source>
        <translation>若此后每步都最佳，每一步都以一定概率通向该方块；其中最好的有 {chance}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance after each move that can be made, or that of a tile that is there</source>
        <translation>每个可行步之后的概率，或已有该方块时的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the largest</source>
        <translation>其中最大的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of a tile, as the adviser plays</source>
        <translation>按顾问的走法得到某方块的概率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Of {games} games that the adviser played on from this board, {made} made the tile; with 95 % confidence the chance is between {low} and {high}.</source>
        <translation>顾问从此盘面续走的 {games} 局中，{made} 局得到该方块；概率以 95% 置信度落在 {low} 与 {high} 之间。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>games played on from this board</source>
        <translation>从此盘面续走的局数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>those that made the tile</source>
        <translation>其中得到该方块的</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Expected, luck and geometry add up to the moves</source>
        <translation>期望、运气与几何相加等于步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves that the bag takes on average, before any tile is known</source>
        <translation>袋子的平均步数，在任何方块出现之前计算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves that a bag with the tiles of this game takes, or is expected to</source>
        <translation>用本局的方块，袋子所用或预期的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves of the game; as long as it goes on, those expected if every pair merges from now on</source>
        <translation>本局的步数；未结束时，取假定此后每一对都合并的预期步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>luck: what the new tiles cost or saved</source>
        <translation>运气：新方块带来的损失或节省</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>A bag takes {expected} moves on average, one with the tiles of this game {bag}.</source>
        <translation>袋子平均用 {expected} 步，用本局方块的袋子用 {bag} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>geometry: what equal tiles that lay apart cost</source>
        <translation>几何：相同方块不相邻的代价</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>A bag with the tiles of this game takes {bag} moves, the game itself {moves}.</source>
        <translation>用本局方块的袋子用 {bag} 步，本局用 {moves} 步。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the difference, never negative</source>
        <translation>差值，从不为负</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves of the game, as the sum of its parts</source>
        <translation>本局步数，作为各部分之和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The bag takes {expected} moves; the tiles that came add {luck}, and equal tiles that lay apart add {geometry}.</source>
        <translation>袋子的 {expected} 步，加上出块的 {luck}，再加上相同方块不相邻的 {geometry}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what the tiles cost or saved</source>
        <translation>方块带来的损失或节省</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what equal tiles that lay apart cost</source>
        <translation>相同方块不相邻的代价</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves of the game, or those expected</source>
        <translation>本局的步数，或预期的步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves on average in the bag</source>
        <translation>袋中的平均步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The game takes {moves} moves, {over} more than the {expected} that a bag takes on average. The difference is luck and geometry.</source>
        <translation>本局用 {moves} 步，比袋子平均的 {expected} 步多 {over}。差值来自运气与几何。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>luck and geometry together</source>
        <translation>运气与几何合计</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the mean of the bag, as the chain has it</source>
        <translation>袋子的均值，由链得出</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tile sum above its ideal</source>
        <translation>方块总和超出理想值的部分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After {moves} moves, {tiles} tiles have appeared, each {each} on average; the board has {sum}.</source>
        <translation>{moves} 步中出现了 {tiles} 个方块，平均每个 {each}；盘面上有 {sum}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves made</source>
        <translation>已走步数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tiles that have appeared, including the first two</source>
        <translation>已出现的方块数，含最初两个</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how much more the board has</source>
        <translation>盘面多出多少</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After {moves} moves, {tiles} tiles have appeared. If all were twos, their sum would be twice their number; {sum} is 2 more for each of {fours} fours.</source>
        <translation>{moves} 步中出现了 {tiles} 个方块。若全是 2，总和为其两倍；{sum} 是因为 {fours} 个 4 各多出 2。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tile sum after this many moves</source>
        <translation>走了这么多步后的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After {moves} moves, {tiles} tiles have appeared, {fours} of them fours; together they make {sum}, whatever merged.</source>
        <translation>{moves} 步中出现了 {tiles} 个方块，其中 {fours} 个是 4；无论如何合并，总和都是 {sum}。</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a whole number from {least} to {most}, not {value}</source>
        <translation>{name} 应为 {least} 到 {most} 的整数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a number from {least:g} to {most:g}, not {value}</source>
        <translation>{name} 应为 {least:g} 到 {most:g} 的数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a number of seconds from 0 on, not {value}</source>
        <translation>{name} 应为不小于 0 的秒数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a text, or a list of texts, not {value}</source>
        <translation>{name} 应为文本或文本列表，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a column and a row from 0 on, as (3, 1), not {value}</source>
        <translation>{name} 应为从 0 数起的列和行，如 (3, 1)，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>solved from the chain</source>
        <translation>由链求解得出</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted while the chain was built</source>
        <translation>在构造链时计数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>read off the chain that the rules of the game give</source>
        <translation>取自由游戏规则构造的链</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>followed through the chain from its start to its end</source>
        <translation>沿链从起点走到终点得出</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the article's formula, evaluated in whole numbers</source>
        <translation>按文章的公式以整数求值</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted tile sum by tile sum</source>
        <translation>按方块总和逐一计数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted tile sum by tile sum, up to the first two empty ones in a row</source>
        <translation>按方块总和逐一计数，直到首次连续两个为空</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted up to the first two empty tile sums in a row</source>
        <translation>计数到首次连续两个空的方块总和为止</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>merges from cell to cell until the board is full</source>
        <translation>逐格合并，直到盘面填满</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>a rule of the game</source>
        <translation>游戏规则</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>His own. Yours stand in the same plot.</source>
        <translation>这是作者自己的。自己的对局就在同一张图里。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>The translation has trillions; by the power of ten beside it quadrillions are meant.</source>
        <translation>译文写作兆；按旁边的十的幂，应为其一千倍。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, parts 1 and 2</source>
        <translation>J. Lees-Miller，The Mathematics of 2048，第 1、2 部分</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>mean moves to win</source>
        <translation>获胜的平均步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of a new 2</source>
        <translation>新方块是 2 的概率</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of a new 4</source>
        <translation>新方块是 4 的概率</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>nothing</source>
        <translation>空白</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the first winning sum</source>
        <translation>第一个获胜的总和</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>states</source>
        <translation>状态数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>megabytes of its drawing</source>
        <translation>其图的兆字节数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>games simulated</source>
        <translation>模拟的局数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>Nothing has to be drawn here: the law itself is computed.</source>
        <translation>这里无需抽样：直接算出分布本身。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>games that he won</source>
        <translation>作者赢的局数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>moves of a lucky game</source>
        <translation>一局好运的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>its tile sum</source>
        <translation>这一局的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>fewest moves</source>
        <translation>最少步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>tiles of such a game</source>
        <translation>这样一局的方块数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of so many fours in a row, as a power of ten</source>
        <translation>接连出现这么多个 4 的概率，以十的幂计</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>A win in so few moves is likelier: the last nine tiles may be twos, which makes it 0.1 to the 512.</source>
        <translation>以这么少的步数获胜更为可能：最后九个方块也可以是 2，因此是 0.1 的 512 次方。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>atoms of the universe, as a power of ten</source>
        <translation>宇宙的原子数，10 的几次方</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>most moves</source>
        <translation>最多步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of so many twos in a row, as a power of ten</source>
        <translation>接连出现这么多个 2 的概率，以十的幂计</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>It is 4.9·10⁻⁴⁸. A win in so many moves is likelier: the last ten may be fours, 0.9 to the 1024.</source>
        <translation>它是 4.9·10⁻⁴⁸。以这么多步数获胜更为可能：最后十个可以是 4，即 0.9 的 1024 次方。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>rows of the matrix</source>
        <translation>矩阵的行数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>steps, with the one that sets two tiles</source>
        <translation>步数，含放下两个方块的那一步</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>winning states of a thousandth and more</source>
        <translation>概率不小于千分之一的获胜状态</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>sum of the likeliest winning state</source>
        <translation>最可能的获胜状态的总和</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>sum of the second likeliest</source>
        <translation>第二可能的总和</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>states without the empty bag</source>
        <translation>不含空袋的状态数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>what a cell can hold, with nothing</source>
        <translation>一格可能的内容数（含空）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the powers of two from 2 to 2048, and nothing</source>
        <translation>从 2 到 2048 的二的幂，以及空</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>boards of 16 cells, 12¹⁶</source>
        <translation>16 格的盘面数，12¹⁶</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>Cut off, not rounded: 184.88. {translated}</source>
        <translation>是截断而非四舍五入：184.88。{translated}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the same, as a power of ten</source>
        <translation>同上，10 的几次方</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>positions of chess, as a power of ten</source>
        <translation>国际象棋的局面数，10 的几次方</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>positions of Go, as a power of ten</source>
        <translation>围棋的局面数，10 的几次方</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>baseline, {board}</source>
        <translation>基线，{board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>boards of 4×4 to 2048</source>
        <translation>4×4 到 2048 的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>compositions of 3</source>
        <translation>3 的有序分拆数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted one by one</source>
        <translation>逐一计数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>in reachable layers, {board}</source>
        <translation>可达的层内，{board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>fewer on 4×4 to 2048 by layers</source>
        <translation>4×4 到 2048 按层减少的数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the largest tile of all on 4×4</source>
        <translation>4×4 上可能的最大方块</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>its exponent</source>
        <translation>其指数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>boards in the largest layer of {board}</source>
        <translation>{board} 最大一层的盘面数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>sum of 16 tiles of 1024</source>
        <translation>16 个 1024 方块的总和</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>16 times 1024, where the article's chart ends</source>
        <translation>16 乘 1024，文章图表的终点</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the smallest tile sum</source>
        <translation>最小的方块总和</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>what a move would add to pass two empty layers</source>
        <translation>跳过两个空层一步需增加的数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>three steps of 2</source>
        <translation>三次各加 2</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>largest reachable sum, {board}</source>
        <translation>可达的最大总和，{board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>largest tile, {board}</source>
        <translation>最大方块，{board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>from {start} to {end}</source>
        <translation>从 {start} 到 {end}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>{board} to {target}</source>
        <translation>{board} 到 {target}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/figure.py"/>
        <source>Another game or another science; nothing that is computed here.</source>
        <translation>别的游戏或别的学科；这里不计算。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/figure.py"/>
        <source>Of his own program; nothing that is computed here.</source>
        <translation>出自他自己的程序，这里不计算。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Made up as an example. On the page of the cube each turn says how deep it leads.</source>
        <translation>虚构的例子。在魔方页面上，每个转动都会标出通向的深度。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Made up as an example. In Korf's search a bound can be spoiled for any position.</source>
        <translation>虚构的例子。在 Korf 的搜索里，可以对任何局面放大下界。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>the pieces of a cube</source>
        <translation>魔方的块</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Korf's algorithm</source>
        <translation>Korf 算法</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Rand_cs, the third of a series</source>
        <translation>Rand_cs，系列第三篇</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>depth after F</source>
        <translation>F 之后的深度</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>depth after R</source>
        <translation>R 之后的深度</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>turns allowed</source>
        <translation>允许的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>a bound that is low enough</source>
        <translation>足够低的下界</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>a bound that is too large</source>
        <translation>过大的下界</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>turns of the corners alone</source>
        <translation>仅角块的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Made up as an example. Each table gives such a bound for any position.</source>
        <translation>为举例而编的数。每张表都能对任何局面给出这样的界。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>tables</source>
        <translation>表的个数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>one of the corners, two of the edges, as Korf chose them</source>
        <translation>角块一张，棱块两张，按 Korf 的选择</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>edges of a table</source>
        <translation>一张表的棱块数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>half of the edges</source>
        <translation>棱块的一半</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>corners of the cube</source>
        <translation>魔方的角块</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>entries for the corners, 8! · 3⁷</source>
        <translation>角块表的表项，8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>multiplied out: 8! · 3⁷</source>
        <translation>相乘得出：8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>edges of the cube</source>
        <translation>魔方的棱块</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>entries for six edges, 12!/6! · 2⁶</source>
        <translation>六个棱块的表项，12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>multiplied out: 12!/6! · 2⁶</source>
        <translation>相乘得出：12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>sequences of turns counted by a recurrence, without those that plainly repeat one another</source>
        <translation>用递推计数转动序列，不含明显重复的序列</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>turns of a position</source>
        <translation>一个局面的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>six faces, three turns each</source>
        <translation>六个面，每面三种转动</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>the input as the article lays it out</source>
        <translation>按文章规定的输入格式</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>found by breadth-first search from both ends</source>
        <translation>由两端的广度优先搜索找到</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its author's choice. What the networks here were trained with stands under Learning.</source>
        <translation>作者的选择。这里的网络用什么训练，见“学习”。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its network nobody can ask. This is what this program's own solves, as it was measured: another network.</source>
        <translation>它的网络无从询问。这是本程序的网络测得的成功率，属于另一个网络。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>A network without search</source>
        <translation>无搜索的网络</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>A BERT classifier for the cube</source>
        <translation>解魔方的 BERT 分类模型</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns to choose from</source>
        <translation>可选的转动数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>faces</source>
        <translation>面数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>the faces of a cube</source>
        <translation>魔方的面</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>degrees of U3, clockwise</source>
        <translation>U3 顺时针的度数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>three quarters of a turn</source>
        <translation>四分之三转</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>weight of a scramble, for each turn more</source>
        <translation>打乱每多一步的权重</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its author's choice. The networks here learn short scrambles first.</source>
        <translation>作者的选择。这里的网络先学短的打乱。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns of the longest scramble</source>
        <translation>最长打乱的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>the longest scramble here, chosen as in the article</source>
        <translation>这里最长的打乱，按文章选定</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>words of its language</source>
        <translation>词表的词数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>samples of a round, 1 024 · 128</source>
        <translation>一轮的样本数，1 024 · 128</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns that {scramble} needs</source>
        <translation>{scramble} 需要的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>facelets</source>
        <translation>面片数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>nine on each of six faces</source>
        <translation>六个面各九个</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>words that fill the line</source>
        <translation>填充的词数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>words of a position</source>
        <translation>一个局面的词数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>gigabytes of the graphics card</source>
        <translation>显卡的显存（GB）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>His machine's. The networks here need no graphics card.</source>
        <translation>作者的机器。这里的网络不需要显卡。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>games for each length</source>
        <translation>每种长度的局数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its author's choice. So many were played here, too, to measure this program's network.</source>
        <translation>作者的选择。这里测量本程序的网络时也用了同样的次数。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>hours of training</source>
        <translation>训练小时数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>His machine's. What the networks here were trained with stands under Learning.</source>
        <translation>作者的机器。这里的网络用什么训练，见“学习”。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>solved of {turns} turns</source>
        <translation>打乱 {turns} 步的成功率</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns that are hard for experts, too</source>
        <translation>对专业玩家也不简单的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Said of people who play without a search, in another text.</source>
        <translation>另一篇文章对不作搜索的人的说法。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>Of a level that is only a picture there. B on the page of Sokoban numbers the blocks of any level.</source>
        <translation>那一关只是一张图片。在推箱子页面按 B，可给任何关卡的块编号。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>His machine's, for one level of his. Here the squares light up in the frame in which a box is lifted.</source>
        <translation>作者的机器，作者的一关。这里提起箱子的同一帧就亮出能到的格子。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>counted by exact search, which proves that nothing is shorter</source>
        <translation>由精确搜索计数，并证明没有更短的</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>counted on the solution here, played move by move</source>
        <translation>在这里的解上逐步走出并计数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>a solution that ends on the left, played, less the shortest by exact search</source>
        <translation>走完一个终于左侧的解，减去精确搜索的最短解</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>its closed form, evaluated for seven boxes</source>
        <translation>其通项公式，代入七个箱子求值</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>both powers of its closed form, less the shortest solution by exact search</source>
        <translation>其通项公式的两个幂之和，减去精确搜索的最短解</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the moves that the article prints, of which the solution here is made</source>
        <translation>文章印出的走法，这里的解由它们组成</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>how the article parts seven boxes</source>
        <translation>文章对七个箱子的划分</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the article's own bound, which is shown here</source>
        <translation>文章自己的界，这里照样显示</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the level in the article's own link</source>
        <translation>文章链接中的关卡</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>lines of a board of Go</source>
        <translation>围棋棋盘的路数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>squares along a board of checkers</source>
        <translation>西洋跳棋棋盘一边的格数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the article's own formula, which is played here</source>
        <translation>文章自己的公式，在这里可以玩</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>seconds for a box to be pushed, at first</source>
        <translation>搜索一个箱子的推法，起初的秒数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>and with blocks, in milliseconds</source>
        <translation>用块之后的毫秒数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells along a level that took long</source>
        <translation>一个耗时较长的关卡一边的格数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>Of a level that is only named there.</source>
        <translation>那里只提到名称的关卡。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>blocks of the example</source>
        <translation>例子中的块数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what a cell can be: a box, the man or nothing</source>
        <translation>一格的可能：箱子、人或空</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>how a position is written down here, too</source>
        <translation>这里也这样记录局面</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells remembered at each halving, by n</source>
        <translation>每次二分记住的格数，除以 n</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>halvings, by n log₂ 3</source>
        <translation>二分次数，除以 n log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells in all, by n² log₂ 3</source>
        <translation>总格数，除以 n² log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>entrances of room {room}</source>
        <translation>进入第 {room} 间的次数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>boxes of Picokosmos 17</source>
        <translation>Picokosmos 17 的箱子数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the corridor here is made with as many</source>
        <translation>这里的走廊也用同样多个</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells across the example</source>
        <translation>示例关卡横向的格数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells down the example</source>
        <translation>示例关卡纵向的格数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>sides from which a box is pushed</source>
        <translation>可推箱子的方向数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the sides of a square</source>
        <translation>一个格子的四边</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>bytes of a node, at least</source>
        <translation>一个结点至少的字节数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>bytes of a node, at most</source>
        <translation>一个结点至多的字节数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells along the largest level</source>
        <translation>最大关卡一边的格数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what is added to n for odd n</source>
        <translation>n 为奇数时所加的数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what is added to n for even n</source>
        <translation>n 为偶数时所加的数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes added</source>
        <translation>所加的推数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves more to end on the left</source>
        <translation>停在左侧多用的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of the opening</source>
        <translation>开局的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of the opening</source>
        <translation>开局的推数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>boxes without the two uppermost</source>
        <translation>除去最上两个的箱子数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves on the lower five beyond M(5)</source>
        <translation>下面五个比 M(5) 多的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of the turn</source>
        <translation>转折的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of the turn beyond n</source>
        <translation>转折比 n 多的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of the turn</source>
        <translation>转折的推数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>boxes after the turn</source>
        <translation>转折之后的箱子数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what the closed form of the moves takes off beside n</source>
        <translation>移动数通项公式中除 n 外减去的数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what the closed form of the pushes takes off</source>
        <translation>推动数通项公式中减去的数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of seven boxes, by the closed form</source>
        <translation>七个箱子的步数，按通项公式</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of seven boxes, by the closed form</source>
        <translation>七个箱子的推数，按通项公式</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of seven boxes</source>
        <translation>七个箱子的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of seven boxes</source>
        <translation>七个箱子的推数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of seven boxes that end on the left</source>
        <translation>七个箱子停在左侧的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of seven boxes that end on the left</source>
        <translation>七个箱子停在左侧的推数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm; here from resources/figures</source>
        <translation>T. Rokicki 与 M. Davidson，cube20.org/qtm；这里读自 resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm, rounded there; here from resources/figures</source>
        <translation>T. Rokicki 与 M. Davidson，cube20.org/qtm，原处已舍入；这里读自 resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>T. Rokicki and others, cube20.org; here from resources/figures</source>
        <translation>T. Rokicki 等，cube20.org；这里读自 resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>solved from the article's own populations by detailed balance, the gap put into depth 20</source>
        <translation>由文章自己的局面数按细致平衡求解，差额放入深度 20</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the only range of depths over which the mean of p/q reads 9.3412</source>
        <translation>p/q 的平均值读作 9.3412 的唯一深度范围</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>averaged over depths 3 to 16 of the chain that follows from the article's populations</source>
        <translation>由文章的局面数得出的链，在深度 3 至 16 上取平均</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>It says “very close” and no more. By its own chain the two laws are ≈ 4.85 % apart after 31 turns and ≈ 2.33 % after 32.</source>
        <translation>文中只说“非常接近”。按它自己的链，两个分布在 31 步后相差 ≈ 4.85 %，32 步后相差 ≈ 2.33 %。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>A random walk on the cube</source>
        <translation>魔方上的随机游走</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>from the solved cube every turn leads away</source>
        <translation>从已还原的魔方出发，每一转都离开</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>turns a second, all through the age of the universe</source>
        <translation>每秒转动次数，持续整个宇宙的年龄</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>At that pace each position once takes 13.7 billion years, as long as the universe is old.</source>
        <translation>以这个速度每个局面走一遍要 137 亿年，与宇宙的年龄相当。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>years of one processor for every position</source>
        <translation>解出所有局面的 CPU 年数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>What others spent in 2010. Here a position at a time is proved.</source>
        <translation>别人在 2010 年花的时间。这里逐个局面证明。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>positions, in whole powers of ten</source>
        <translation>局面数，10 的整数次方</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>multiplied out: 8! · 3⁷ · 12! · 2¹⁰</source>
        <translation>相乘得出：8! · 3⁷ · 12! · 2¹⁰</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>six faces, two ways each</source>
        <translation>六个面，每面两个方向</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the deepest depth in quarter turns</source>
        <translation>QTM 的最大深度</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the first depth that is approximate</source>
        <translation>第一个为近似值的深度</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>equations of detailed balance</source>
        <translation>细致平衡方程数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>one for each two neighbours of 27 depths</source>
        <translation>27 个深度中每两个相邻深度一个</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the depth that the missing positions go into</source>
        <translation>缺失的局面补入的深度</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>tried at every depth: only there all printed p and q come out</source>
        <translation>在每个深度上试过：只有在那里才得出印出的全部 p 和 q</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>The printed p and q belong to depth 20, and so does the arithmetic: the even depths lack them.</source>
        <translation>印出的 p 和 q 对应深度 20，算术也是如此：缺的是偶数深度。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the depth that a walk stays around</source>
        <translation>游走停留在其附近的深度</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the depth that it calls likelier after 18 turns; here the likeliest</source>
        <translation>文中称 18 步之后更可能的深度；这里是最可能的</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>18 steps of the chain that follows from the article's populations</source>
        <translation>由文章的局面数得出的链走 18 步</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>17 is likelier than 19, it says. Each turn changes parity, so neither can be: 16 is likeliest.</source>
        <translation>文中说 17 比 19 更可能。每一步都改变奇偶，两者都不可能：最可能的是 16。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>turns after which the law is close to the stationary one</source>
        <translation>分布接近平稳分布所需的步数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the same, on even depths</source>
        <translation>同上，在偶数深度上</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>b, for q near 1/(b + 1)</source>
        <translation>b，q 接近 1/(b + 1)</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the last depth with q near that</source>
        <translation>q 与其接近的最后深度</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>It says “almost” and no more: q is 0.3 % from it at depth 15, 0.9 % at 17 and 3 % at 18.</source>
        <translation>文中只说“几乎”：q 在深度 15 处相差 0.3 %，17 处 0.9 %，18 处 3 %。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the deepest depth in half turns</source>
        <translation>HTM 的最大深度</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>b, how much each depth grows</source>
        <translation>b，每深一层的增长</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>9.3412 is b itself. Of 12 turns 12 b / (b + 1) lead away.</source>
        <translation>9.3412 是 b 本身。12 个转动中有 12 b / (b + 1) 个走远。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>2.66 is 12 − b. Of 12 turns 12 / (b + 1) lead back.</source>
        <translation>2.66 是 12 − b。12 个转动中有 12 / (b + 1) 个走近。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the first depth of that growth</source>
        <translation>该增长率的起始深度</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the last depth of that growth</source>
        <translation>该增长率的终止深度</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>9.3412 is the mean of p/q from depth 3 to 16. To 18 it is 9.3161.</source>
        <translation>9.3412 是深度 3 到 16 的 p/q 的平均值；到 18 则为 9.3161。</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>Reading this takes more than {seconds:g} seconds. Divide it</source>
        <translation>读取此内容超过 {seconds:g} 秒。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} bytes to read. Divide it</source>
        <translation>要读取的超过 {most:,} 字节。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} lines to read. Divide it</source>
        <translation>要读取的超过 {most:,} 行。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} characters to read. Divide it</source>
        <translation>要读取的超过 {most:,} 个字符。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} levels to read. Divide it</source>
        <translation>要读取的超过 {most:,} 个关卡。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} squares to read. Divide it</source>
        <translation>要读取的超过 {most:,} 格。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This text has {characters:,} characters; {most:,} is the most</source>
        <translation>此文本有 {characters:,} 个字符；最多 {most:,} 个</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>{name} is not a file</source>
        <translation>{name} 不是文件</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>{name} is larger than {most} MB</source>
        <translation>{name} 大于 {most} MB</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>{name} cannot be read: {reason}</source>
        <translation>无法读取 {name}：{reason}</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>There is no population</source>
        <translation>没有局面数</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>The {states} states are not more than the moves that arrive from the depth before</source>
        <translation>{states} 个状态不多于从前一深度到来的转移数</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>The {states} states are fewer than the moves that arrive from the depth before</source>
        <translation>{states} 个状态少于从前一深度到来的转移数</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>depth {depth}</source>
        <translation>深度 {depth}</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>Even depths hold {even} states and odd depths {odd}: they must be equal</source>
        <translation>偶数深度有 {even} 个状态，奇数深度有 {odd} 个：两者必须相等</translation>
    </message>
    <message>
        <location filename="../../../core/chains/flows.py"/>
        <source>{shares} shares of moves that stay are too many or too few for {depths} depths</source>
        <translation>{shares} 个“保持深度”的比例对 {depths} 个深度太多或太少</translation>
    </message>
    <message>
        <location filename="../../../core/chains/flows.py"/>
        <source>With {share:.6g} of its moves staying, {flow:.6g} would lead deeper</source>
        <translation>若 {share:.6g} 的步保持深度，就会有 {flow:.6g} 走向更深</translation>
    </message>
    <message>
        <location filename="../../../core/chains/flows.py"/>
        <source>{moves:.6g} moves a state arrive in {states:.6g} states</source>
        <translation>每状态 {moves:.6g} 次转移到达 {states:.6g} 个状态</translation>
    </message>
    <message>
        <location filename="../../../core/chains/growth.py"/>
        <source>A fit needs two depths from 0 to {most}, not {first} to {last}</source>
        <translation>拟合需要 0 至 {most} 之间的两个深度，而不是 {first} 至 {last}</translation>
    </message>
    <message>
        <location filename="../../../core/chains/growth.py"/>
        <source>An ideal puzzle needs a growth above 0 and a diameter of at least 1</source>
        <translation>理想谜题需要大于 0 的增长率和至少为 1 的直径</translation>
    </message>
    <message>
        <location filename="../../../core/figures.py"/>
        <source>{name}, which comes with Statewalk, is damaged</source>
        <translation>Statewalk 自带的 {name} 已损坏</translation>
    </message>
    <message>
        <location filename="../../../core/files/encoding.py"/>
        <source>This is not a text file</source>
        <translation>这不是文本文件</translation>
    </message>
    <message>
        <location filename="../../../core/files/whole_file.py"/>
        <source>it is not a plain file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <location filename="../../../core/files/whole_file.py"/>
        <source>{name} cannot be written: {reason}</source>
        <translation>无法写入 {name}：{reason}</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>The picture is all of one colour</source>
        <translation>图片只有一种颜色</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>A square of this picture has {least:g} to {most:.1f} pixels, not {size:g}</source>
        <translation>此图片的一格为 {least:g} 至 {most:.1f} 像素，不能是 {size:g}</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>A line cannot lie at {place:g}</source>
        <translation>线不能在 {place:g}</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>The picture has {width} × {height} pixels; {millions} million are the most</source>
        <translation>图片有 {width} × {height} 像素；最多 {millions} 百万</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>The picture has {width} × {height} pixels, which is too small for a level</source>
        <translation>图片有 {width} × {height} 像素，对关卡来说太小</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>Reading the picture was cancelled</source>
        <translation>读取图片已取消</translation>
    </message>
    <message>
        <location filename="../../../core/picture/tiles.py"/>
        <source>There is no grid in this picture on which the same tiles come again and again</source>
        <translation>此图片中没有使相同图块重复出现的网格</translation>
    </message>
    <message>
        <location filename="../../../core/picture/tiles.py"/>
        <source>Take a picture of a whole level, straight and as the game shows it</source>
        <translation>请使用整个关卡的图片，端正且与游戏中显示的一致</translation>
    </message>
    <message>
        <location filename="../../../core/picture/tiles.py"/>
        <source>The picture has {columns} × {rows} squares, which no level has</source>
        <translation>图片有 {columns} × {rows} 格，没有这样的关卡</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>Install the program anew</source>
        <translation>请重新安装程序</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>{fault}. {advice}</source>
        <translation>{fault}。{advice}</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>{message} ({place}).</source>
        <translation>{message}（{place}）。</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>{message}.</source>
        <translation>{message}。</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>line {line}, column {column}</source>
        <translation>第 {line} 行第 {column} 列</translation>
    </message>
    <message>
        <location filename="../../../core/quantified.py"/>
        <source>A formula here has {wanted} quantifiers, not {found}</source>
        <translation>这里的公式有 {wanted} 个量词，不是 {found} 个</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} is another table or from another version</source>
        <translation>{name} 是另一个表，或来自其他版本</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} has a damaged header</source>
        <translation>{name} 的文件头已损坏</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} is damaged: its checksum does not fit</source>
        <translation>{name} 已损坏：校验和不符</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} is not a table of this program</source>
        <translation>{name} 不是本程序的表</translation>
    </message>
    <message>
        <source>the deepest depth</source>
        <translation type="vanished">最大深度</translation>
    </message>
    <message>
        <source>Cut off, not rounded.</source>
        <translation type="vanished">截断，而非四舍五入。</translation>
    </message>
    <message>
        <source>their chance, as a power of ten</source>
        <translation type="vanished">其概率，10 的几次方</translation>
    </message>
    <message>
        <source>With all ways counted it is 0.1 to the power of 512.</source>
        <translation type="vanished">算上所有走法，是 0.1 的 512 次方。</translation>
    </message>
    <message>
        <source>With all ways counted it is 0.9 to the power of 1024.</source>
        <translation type="vanished">算上所有走法，是 0.9 的 1024 次方。</translation>
    </message>
    <message>
        <source>Cut off, not rounded: 184.88.</source>
        <translation type="vanished">是截断而非四舍五入：184.88。</translation>
    </message>
    <message>
        <source>boards in the largest layer of 2×2, at most</source>
        <translation type="vanished">2×2 最大一层的盘面数，至多</translation>
    </message>
    <message>
        <source>No more than 60, it says.</source>
        <translation type="vanished">文中说不超过 60。</translation>
    </message>
    <message>
        <source>boards in the largest layer of 3×3</source>
        <translation type="vanished">3×3 最大一层的盘面数</translation>
    </message>
    <message>
        <source>boards in the largest layer of 4×4</source>
        <translation type="vanished">4×4 最大一层的盘面数</translation>
    </message>
    <message>
        <source>Its network nobody can ask. This is what this program's own solves.</source>
        <translation type="vanished">它的网络无从询问。这是本程序的网络的成功率。</translation>
    </message>
    <message>
        <source>the likelier depth after 18 turns</source>
        <translation type="vanished">18 步之后更可能的深度</translation>
    </message>
    <message>
        <source>17 is likelier than 19, it says. Each turn changes parity, so both cannot be: 16 is likeliest.</source>
        <translation type="vanished">文中说 17 比 19 更可能。每一步都改变奇偶，两者都不可能：最可能的是 16。</translation>
    </message>
    <message>
        <source>turns after which the law is within 5 % of its limit</source>
        <translation type="vanished">分布离极限不到 5 % 所需的步数</translation>
    </message>
    <message>
        <source>q is 0.3 % from it at depth 15, 0.9 % at 17 and 3 % at 18.</source>
        <translation type="vanished">q 与它相差：深度 15 处 0.3%，17 处 0.9%，18 处 3%。</translation>
    </message>
    <message>
        <source>{name}, which comes with Statewalk, is damaged. Install the program anew</source>
        <translation type="vanished">Statewalk 自带的 {name} 已损坏。请重新安装程序</translation>
    </message>
</context>
</TS>

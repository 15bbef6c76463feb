<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/twenty48/adviser/coherence.pyx"/>
        <source>The number of games is 1 or more</source>
        <translation>局数至少为 1</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/adviser/expectimax.pyx"/>
        <source>A depth of {depth} is not possible. Use 1 to {most}</source>
        <translation>深度不能是 {depth}。请用 1 至 {most}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/adviser/format.py"/>
        <source>{name} is damaged: it contains no training data</source>
        <translation>{name} 已损坏：其中没有训练数据</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>Expected a list of games, not {value}</source>
        <translation>需要对局的列表，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>game {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>A game must be the list of its boards in order, not {value}</source>
        <translation>一局应为依次排列的盘面列表，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>Board {number} does not follow from the board before it by one move</source>
        <translation>盘面 {number} 不是由前一个盘面走一步得来的</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/chain.pyx"/>
        <source>The target of the bag is a power of two from {least} to {most}</source>
        <translation>袋子的目标是 {least} 至 {most} 之间的 2 的幂</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/chain.pyx"/>
        <source>{text} is not a probability from 0 to 1</source>
        <translation>{text} 不是 0 到 1 的概率</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/chain.pyx"/>
        <source>A game begins with 1 or 2 tiles, not with {tiles}</source>
        <translation>游戏从 1 或 2 个方块开始，不能是 {tiles} 个</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/distribution.py"/>
        <source>Exact fractions are for targets up to {most}</source>
        <translation>精确分数只用于到 {most} 为止的目标</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/distribution.py"/>
        <source>The chain has another probability of a 4 than {four}</source>
        <translation>链的出 4 概率不是 {four}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>A {board} board has {cells} cells, not {found}</source>
        <translation>{board} 棋盘有 {cells} 格，不是 {found} 格</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>A {board} board cannot hold a tile above {most}</source>
        <translation>{board} 棋盘放不下大于 {most} 的方块</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>The target of a {board} board is a power of two from 8 to {most}</source>
        <translation>{board} 棋盘的目标是 8 至 {most} 之间的 2 的幂</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>Score and moves are not negative</source>
        <translation>得分和步数不能为负</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>{direction} is not a direction</source>
        <translation>{direction} 不是方向</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>{cells} cells do not fill a board of {rows}x{columns}</source>
        <translation>{cells} 格填不满 {rows}x{columns} 的棋盘</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board_argument.py"/>
        <source>A board must be rows of tiles, as “2 4 / . 2” or [[2, 4], [0, 2]], not {value}</source>
        <translation>盘面应为各行方块，如“2 4 / . 2”或 [[2, 4], [0, 2]]，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board_argument.py"/>
        <source>A board of {wanted} is needed, but this one is {board}</source>
        <translation>需要 {wanted} 的棋盘，这个是 {board}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>No move is left.</source>
        <translation>已无步可走。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>No odds for {board}. They are exact on 2×2, 2×3, 2×4 and 3×3, and estimated by playouts on 4×4.</source>
        <translation>{board} 不提供胜率。2×2、2×3、2×4 和 3×3 为精确值，4×4 由顾问模拟对局估计。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>The adviser plays only with the original share of fours, one in ten new tiles.</source>
        <translation>顾问只按原版的出 4 概率走，即十个新方块中有一个 4。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>The adviser values only boards with tiles up to 32768.</source>
        <translation>顾问只能评价方块不超过 32768 的盘面。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>There are no exact odds for {board}: it has too many positions</source>
        <translation>{board} 没有精确胜率：局面太多</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>There are no exact odds for {target} on {board}. Use a target from 8 to {most}</source>
        <translation>{board} 上 {target} 没有精确胜率。请用 8 至 {most} 的目标</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>The odds of {board} to {target} take {size} MB, more than half of this machine's memory</source>
        <translation>{board} 到 {target} 的胜率需要 {size} MB，超过本机内存的一半</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>{name} is no objective. Use {names}</source>
        <translation>{name} 不是目的。请用 {names}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>The odds could not be stored in {folder}: {reason}.</source>
        <translation>胜率无法保存到 {folder}：{reason}。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/set_boards.py"/>
        <source>The boards that follow from this one do not fit into half of this machine's memory</source>
        <translation>从这个局面可到达的局面放不进本机一半的内存</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move left</source>
        <translation>没有方块能向左移</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move right</source>
        <translation>没有方块能向右移</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move up</source>
        <translation>没有方块能向上移</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move down</source>
        <translation>没有方块能向下移</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{name} is not a move. Use left right up down</source>
        <translation>{name} 不是走法。请用 left right up down</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{name} is not a board. Use 2x2 to 8x8, or 3x3:256 for a target of 256</source>
        <translation>{name} 不是棋盘。请用 2x2 至 8x8，目标 256 则写 3x3:256</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{text} is not a probability. Write it as 0.1 or 1/10</source>
        <translation>{text} 不是概率。请写成 0.1 或 1/10</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No probability is given. Write it as 0.1 or 1/10</source>
        <translation>没有给出概率。请写成 0.1 或 1/10</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{target} is no target. Use a power of two from 8</source>
        <translation>{target} 不是目标。请用不小于 8 的 2 的幂</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{target} is no target for {board}. Use a power of two from 8 to {most}</source>
        <translation>{target} 不是 {board} 的目标。请用 8 至 {most} 之间的 2 的幂</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A text of {characters:,} characters is no board; {most:,} is the most</source>
        <translation>{characters:,} 个字符的文本不是盘面；最多 {most:,} 个</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>There is no board here</source>
        <translation>这里没有盘面</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{text} stands alone in its row. Put blanks between tiles, as in 2 4 / . 2</source>
        <translation>{text} 独占一行。请在方块之间留空格，如 2 4 / . 2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A row of %n cells is not possible. Use boards from 2x2 to 8x8</source>
        <extracomment>One: A row of %n cells is not possible. Use boards from 2x2 to 8x8</extracomment>
        <translation>
            <numerusform>一行不能有 %n 格。请用 2x2 至 8x8 的棋盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>This row has %n cells, the first has {columns}</source>
        <extracomment>One: This row has %n cell, the first has {columns}</extracomment>
        <translation>
            <numerusform>此行有 %n 格，第一行有 {columns} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A board of %n rows is not possible. Use boards from 2x2 to 8x8</source>
        <extracomment>One: A board of %n row is not possible. Use boards from 2x2 to 8x8</extracomment>
        <translation>
            <numerusform>棋盘不能有 %n 行。请用 2x2 至 8x8 的棋盘</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{name} is not known. Use target, score, moves, generator or four</source>
        <translation>未知的 {name}。请用 target、score、moves、generator 或 four</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A whole number belongs after {name}</source>
        <translation>{name} 之后应为整数</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{text} is not a tile. Tiles are 2, 4, 8 and so on</source>
        <translation>{text} 不是方块。方块为 2、4、8 等</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A {board} board cannot hold {tile}. Its largest tile is {largest}</source>
        <translation>{board} 棋盘放不下 {tile}。其最大方块是 {largest}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/shape.py"/>
        <source>A board of {board} is not possible. Use 2x2 to 8x8</source>
        <translation>棋盘不能是 {board}。请用 2x2 至 8x8</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/shape.py"/>
        <source>{text} is not a board. Use 4 for 4x4, or rows and columns as in 3x4</source>
        <translation>{text} 不是棋盘。4x4 请写 4，或写行数和列数如 3x4</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/count.py"/>
        <source>There are {layers} layers, more than {most} to list</source>
        <translation>共有 {layers} 层，超过可列出的 {most} 层</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/count.py"/>
        <source>2^{exponent} is no target. Use a power of two from 8 to 2^{most}</source>
        <translation>2^{exponent} 不是目标。请用 8 至 2^{most} 之间的 2 的幂</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048 (2017)</source>
        <translation>J. Lees-Miller, The Mathematics of 2048 (2017)</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>2048 on {board} to {target}</source>
        <translation>2048，{board} 到 {target}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>{target} in a bag</source>
        <translation>袋中 {target}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>tile sum / 2</source>
        <translation>方块总和 / 2</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layer_plot.py"/>
        <source>The boards of {board} to {target} are too many to list in a minute</source>
        <translation>{board} 到 {target} 的盘面太多，一分钟内列不完</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>The boards of {board} are too many to be listed</source>
        <translation>{board} 的盘面太多，无法列出</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>Boards of {board} can be listed only for targets from 8 to {most}</source>
        <translation>{board} 的盘面只列到 8 至 {most} 的目标</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>Boards of {board} can be listed only for the target 8</source>
        <translation>{board} 的盘面只列到目标 8</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>Strategies cannot be evaluated on {board}</source>
        <translation>{board} 上无法评估策略</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/listing.py"/>
        <source>The listing could not be stored in {folder}: {reason}.</source>
        <translation>列举结果无法保存到 {folder}：{reason}。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/__init__.py"/>
        <source>{name} is no strategy on {board}. Use {names}</source>
        <translation>{name} 不是 {board} 的策略。请用 {names}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/games.pyx"/>
        <source>Perfect play is not known on 4x4</source>
        <translation>4x4 的最优走法未知</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/microscope.py"/>
        <source>moves that merge</source>
        <translation>有合并的走法</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/microscope.py"/>
        <source>moves that only slide</source>
        <translation>只滑动的走法</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/microscope.py"/>
        <source>The adviser has no network for {board}</source>
        <translation>顾问没有 {board} 的网络</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/simulation.py"/>
        <source>As the adviser does, by its trained network.</source>
        <translation>按顾问的走法，由其训练的网络决定。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Plays each direction as often as you did in {games} of your own games ({moves} moves) when the same directions were possible. The tiles themselves do not matter.</source>
        <translation>按你自己 {games} 局（{moves} 步）中可走方向相同时各方向的频率走，不看方块本身。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Your habits</source>
        <translation>你的习惯</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Perfect</source>
        <translation>最优</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The move that wins most often by the exact odds; equal moves are chosen at random.</source>
        <translation>按精确胜率取获胜最多的一步；并列时随机选择。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Every legal move with the same probability.</source>
        <translation>每个合法步机会均等。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The move that scores most; equal moves are chosen at random.</source>
        <translation>取得分最多的一步；并列时随机选择。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Corner</source>
        <comment>a way to play 2048</comment>
        <translation>角落</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Left or up with the same probability; right or down only if neither moves anything.</source>
        <translation>向左或向上，机会均等；两者都动不了时才向右或向下。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>left or up</source>
        <translation>左或上</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>right or down</source>
        <translation>右或下</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Never up</source>
        <translation>从不向上</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Left, right or down with the same probability; up only if nothing else moves.</source>
        <translation>向左、向右或向下，机会均等；其他都动不了时才向上。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>left or right</source>
        <translation>左或右</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>down</source>
        <translation>下</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>up</source>
        <translation>上</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Snake</source>
        <translation>蛇形</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The move after which the tiles lie most like a snake from a corner: each tile counts times a power of 4 that falls along the snake.</source>
        <translation>取使方块最像从角落起的蛇形的一步：每个方块乘以沿蛇形递减的 4 的幂。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Adviser</source>
        <translation>顾问</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The program's network, looking one move ahead: the most points now and, by its estimate, still to come; equal moves are chosen at random. In a game it looks further ahead.</source>
        <translation>程序的网络，向前看一步：当前得分与其估计的后续得分之和最大；并列时随机选择。实际对局中看得更远。</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>Counting positions</source>
        <translation>正在统计局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>at most {limit}</source>
        <translation>至多 {limit}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>the nearest first</source>
        <translation>先找最近的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>Following the random pusher</source>
        <translation>正在跟踪随机推动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>Looking the position up</source>
        <translation>正在查找该局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/lost_game.py"/>
        <source>A push leads here from a position that was proved to have no solution</source>
        <translation>此局面由一个已证明无解的局面推一步而来</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/lost_game.py"/>
        <source>A pull leads here from a position that was proved to have no way back</source>
        <translation>此局面由一个已证明无法退回的局面拉一步而来</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/traps.py"/>
        <source>Some of the boxes start in a trap that can never be opened</source>
        <translation>有些箱子一开始就困在永远打不开的陷阱里</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/traps.py"/>
        <source>Looking for traps</source>
        <translation>正在查找陷阱</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/hand.py"/>
        <source>Search nodes (box, side)</source>
        <translation>搜索节点（箱子，侧）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/hand.py"/>
        <source>square can be reached</source>
        <translation>格可到达</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/hand.py"/>
        <source>squares can be reached</source>
        <translation>格可到达</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>What the blocks and marks on the board mean</source>
        <translation>棋盘上的块与标记的含义</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>squares of block {number}</source>
        <translation>块 {number} 的格子数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>%n squares</source>
        <extracomment>One: %n square</extracomment>
        <translation>
            <numerusform>%n 格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>A box on {square} would cut nothing off: the rest stays connected. Not a cut vertex.</source>
        <translation>箱子放在 {square} 不会切断什么：其余部分仍然连通。不是割点。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>A box on {square} would cut the %n shaded squares off from the rest: {square} is a cut vertex.</source>
        <extracomment>One: A box on {square} would cut the shaded square off from the rest: {square} is a cut vertex.</extracomment>
        <translation>
            <numerusform>箱子放在 {square} 会把 %n 个阴影格与其余部分切断：{square} 是割点。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>cut vertex</source>
        <translation>割点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>passage: a block of two squares</source>
        <translation>通道：两格的块</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>the box can be pulled here</source>
        <translation>箱子可拉到这里</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>the box can be pushed here</source>
        <translation>箱子可推到这里</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>where it stood</source>
        <translation>原来的位置</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>what a box there would cut off</source>
        <translation>那里的箱子会切断的部分</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>and {count:,} more</source>
        <translation>另外 {count:,} 个</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>The man can get from one side of the box to another exactly when both sides lie in the same block as the box.</source>
        <translation>当且仅当箱子的两侧与箱子同在一个块中，小人才能从一侧走到另一侧。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>d: order of visit. low: least d that a subtree can reach.</source>
        <translation>d：访问次序。low：子树可达的最小 d。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Blocks of two</source>
        <translation>两格的块</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Cut vertices</source>
        <translation>割点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Squares</source>
        <translation>格数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Blocks and cut vertices</source>
        <translation>块与割点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>To {square}</source>
        <translation>到 {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Farthest, {square}</source>
        <translation>最远：{square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>{grown:,} of {nodes:,}</source>
        <translation>{grown:,}/{nodes:,}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>number of the square</source>
        <translation>该格的编号</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>its low number</source>
        <translation>它的 low</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Depth-first tree to {square}: d {number:,}, low {low:,}, parent {parent}</source>
        <translation>到 {square} 的深度优先树：d {number:,}，low {low:,}，父节点 {parent}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Depth-first tree to {square}: d {number:,}, low {low:,}, the root</source>
        <translation>到 {square} 的深度优先树：d {number:,}，low {low:,}，根</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>No square was visited from here, so none is cut off without it.</source>
        <translation>没有格子是由此访问的，所以去掉它不会切断什么。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>{square} has no child</source>
        <translation>{square} 没有子节点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>They are connected only through the root: it is a cut vertex.</source>
        <translation>它们只通过根相连：根是割点。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>All visited squares stay connected without it.</source>
        <translation>去掉它，所有已访问的格子仍然连通。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>{square} is the root, with %n children</source>
        <extracomment>One: {square} is the root, with %n child</extracomment>
        <translation>
            <numerusform>{square} 是根，有 %n 个子节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>No edge from the subtree of {below} leads above {square}: without {square}, %n squares are cut off.</source>
        <extracomment>One: No edge from the subtree of {below} leads above {square}: without {square}, %n square is cut off.</extracomment>
        <translation>
            <numerusform>{below} 的子树没有边通到 {square} 之上：去掉 {square} 会切断 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>From the subtree of each child an edge leads back above {square}: nothing is cut off without it.</source>
        <translation>每个子节点的子树都有边回到 {square} 之上：去掉它不会切断什么。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>%n pulls</source>
        <extracomment>One: %n pull</extracomment>
        <translation>
            <numerusform>%n 拉</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>%n pushes</source>
        <extracomment>One: %n push</extracomment>
        <translation>
            <numerusform>%n 推</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/tree.py"/>
        <source>Depth-first tree</source>
        <translation>深度优先树</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/tree.py"/>
        <source>{count:,} more</source>
        <translation>另外 {count:,} 个</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/tree.py"/>
        <source>to {square}, d {number:,}</source>
        <translation>到 {square}，d {number:,}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The man cannot get there. Push the boxes out of his way first.</source>
        <translation>小人到不了那里。请先把挡路的箱子推开。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>Sokoban board</source>
        <translation>推箱子棋盘</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The box could never get to a goal from there. The play options show such squares.</source>
        <translation>箱子从那里再也到不了目标点。游戏选项可显示这样的格子。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The box cannot be pulled there. Choose a lit square.</source>
        <translation>箱子拉不到那里。请选择点亮的格子。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The box cannot be pushed there. Choose a lit square.</source>
        <translation>箱子推不到那里。请选择点亮的格子。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>{square}, in reach</source>
        <translation>{square}，可到达</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>floor</source>
        <translation>地板</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>goal</source>
        <comment>a thing on the board</comment>
        <translation>目标点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box</source>
        <comment>a thing on the board</comment>
        <translation>箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box on a goal</source>
        <translation>目标点上的箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>man</source>
        <translation>小人</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>man on a goal</source>
        <translation>目标点上的小人</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall to the left</source>
        <translation>左边是墙</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall above</source>
        <translation>上边是墙</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall to the right</source>
        <translation>右边是墙</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall below</source>
        <translation>下边是墙</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box to the left cannot be moved</source>
        <translation>左边的箱子动不了</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box above cannot be moved</source>
        <translation>上边的箱子动不了</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box to the right cannot be moved</source>
        <translation>右边的箱子动不了</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box below cannot be moved</source>
        <translation>下边的箱子动不了</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Row {number}: {squares}</source>
        <translation>第 {number} 行：{squares}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n walls</source>
        <comment>squares in a row</comment>
        <extracomment>One: wall</extracomment>
        <translation>
            <numerusform>%n 格墙</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n floor squares</source>
        <comment>squares in a row</comment>
        <extracomment>One: floor</extracomment>
        <translation>
            <numerusform>%n 格地板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n goals</source>
        <comment>squares in a row</comment>
        <extracomment>One: goal</extracomment>
        <translation>
            <numerusform>%n 个目标点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n boxes</source>
        <comment>squares in a row</comment>
        <extracomment>One: box</extracomment>
        <translation>
            <numerusform>%n 个箱子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n boxes on goals</source>
        <comment>squares in a row</comment>
        <extracomment>One: box on a goal</extracomment>
        <translation>
            <numerusform>%n 个目标点上的箱子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Man at {square}</source>
        <translation>小人在 {square}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>boxes at {squares}</source>
        <extracomment>One: box at {squares}</extracomment>
        <translation>
            <numerusform>箱子在 {squares}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>boxes on goals at {squares}</source>
        <extracomment>One: box on a goal at {squares}</extracomment>
        <translation>
            <numerusform>目标点上的箱子在 {squares}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>empty goals at {squares}</source>
        <extracomment>One: empty goal at {squares}</extracomment>
        <translation>
            <numerusform>空目标点在 {squares}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Taken back: man at {square}</source>
        <translation>已撤回：小人在 {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>{boxes}, man at {square}</source>
        <translation>{boxes}，小人在 {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Left: man at {square}</source>
        <translation>左：小人在 {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Up: man at {square}</source>
        <translation>上：小人在 {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Right: man at {square}</source>
        <translation>右：小人在 {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Down: man at {square}</source>
        <translation>下：小人在 {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box from {begin} to {end}, on a goal</source>
        <translation>箱子从 {begin} 到 {end}，到达目标点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box from {begin} to {end}, off its goal</source>
        <translation>箱子从 {begin} 到 {end}，离开目标点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box from {begin} to {end}</source>
        <translation>箱子从 {begin} 到 {end}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Collections</source>
        <translation>关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Rename, save or remove this collection</source>
        <translation>重命名、保存或移除此关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Back to the game</source>
        <translation>返回游戏</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Search levels</source>
        <translation>搜索关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Go to the search field for titles, authors and numbers</source>
        <translation>转到标题、作者和编号的搜索框</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Next unsolved level</source>
        <translation>下一个未完成的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Select the next level that you have not solved</source>
        <translation>选择下一个你还没有完成的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Play the selected level</source>
        <translation>玩所选关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Close the browser and play</source>
        <translation>关闭浏览器并开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Listing levels</source>
        <translation>正在列出关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Open a level file, or drop files on the window. Their levels are kept here.</source>
        <translation>打开关卡文件，或把文件拖到窗口。其中的关卡会保留在这里。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Choose one collection to arrange its levels</source>
        <translation>选择单个关卡集才能排列其关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>{collection} comes with the program and cannot be changed</source>
        <translation>{collection} 是程序自带的，不能更改</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Show the levels in collection order to arrange them</source>
        <translation>按关卡集的顺序显示关卡才能排列</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>%n levels, {solved} solved by you</source>
        <extracomment>One: %n level, {solved} solved by you</extracomment>
        <translation>
            <numerusform>共 %n 关，你完成了 {solved} 关</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>{shown} of %n levels</source>
        <extracomment>One: {shown} of %n level</extracomment>
        <translation>
            <numerusform>%n 个关卡中的 {shown} 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Bring {collection} back</source>
        <translation>恢复 {collection}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>{collection} was removed.</source>
        <translation>已移除 {collection}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>%n levels</source>
        <extracomment>One: %n level</extracomment>
        <translation>
            <numerusform>%n 个关卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Put %n levels here</source>
        <extracomment>One: Put %n level here</extracomment>
        <translation>
            <numerusform>把 %n 个关卡放在这里</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Choose one collection</source>
        <translation>选择单个关卡集</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Copy %n levels to {collection}</source>
        <extracomment>One: Copy %n level to {collection}</extracomment>
        <translation>
            <numerusform>复制 %n 个关卡到 {collection}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Move %n levels to {collection}</source>
        <extracomment>One: Move %n level to {collection}</extracomment>
        <translation>
            <numerusform>移动 %n 个关卡到 {collection}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>All levels</source>
        <translation>全部关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Not solved by you</source>
        <translation>你未完成的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Solved by you</source>
        <translation>你已完成的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Solved by the program</source>
        <translation>程序已求解的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Solved by nobody</source>
        <translation>无人完成的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Given up by the program</source>
        <translation>程序已放弃的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Unsolvable</source>
        <translation>无解的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest pushes proved</source>
        <translation>最少推数已证明</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest pushes not proved</source>
        <translation>最少推数未证明</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>In collection order</source>
        <translation>按关卡集的顺序</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest boxes first</source>
        <translation>箱子最少在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Most boxes first</source>
        <translation>箱子最多在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Smallest first</source>
        <translation>最小在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Largest first</source>
        <translation>最大在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Easiest first</source>
        <translation>最容易在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Hardest first</source>
        <translation>最难在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest pushes first</source>
        <translation>推数最少在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Most pushes first</source>
        <translation>推数最多在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest moves first</source>
        <translation>步数最少在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Most moves first</source>
        <translation>步数最多在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Widest bounds first</source>
        <translation>上下界最宽在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Unsolved first</source>
        <translation>未完成在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>By title</source>
        <translation>按标题</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>By author</source>
        <translation>按作者</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Search titles, authors, numbers</source>
        <translation>搜索标题、作者、编号</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Levels</source>
        <translation>关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Which levels are shown</source>
        <translation>显示哪些关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Boxes</source>
        <translation>箱子数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Grade</source>
        <translation>难度等级</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Order of the levels</source>
        <translation>关卡的顺序</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>cannot be played</source>
        <translation>不能玩</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>grade {grade}</source>
        <translation>{grade} 级</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>by {author}</source>
        <translation>作者 {author}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>{collection}, level {number}</source>
        <translation>{collection}，第 {number} 关</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>grade {grade} of 5</source>
        <translation>难度 {grade} 级（共 5 级）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>same as {level} in {collection}</source>
        <translation>与 {collection} 中的 {level} 相同</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>same as {level} in {collection} and %n more</source>
        <extracomment>One: same as {level} in {collection} and %n more</extracomment>
        <translation>
            <numerusform>与 {collection} 中的 {level} 及另外 %n 个相同</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>Title of the level</source>
        <translation>关卡标题</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>No matching levels</source>
        <translation>没有符合条件的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>This collection is empty</source>
        <translation>此关卡集是空的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>Try a shorter word or a wider range.</source>
        <translation>请试试更短的词或更宽的范围。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>Move or copy levels from other collections here.</source>
        <translation>可把其他关卡集的关卡移动或复制到这里。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/side.py"/>
        <source>{solved} of {levels} solved by you</source>
        <translation>你完成了 {levels} 关中的 {solved} 关</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/side.py"/>
        <source>Name of the collection</source>
        <translation>关卡集名称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>solved by you</source>
        <translation>你已完成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>solved by the program</source>
        <translation>程序已求解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>not solved</source>
        <translation>未完成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>unsolvable, proved</source>
        <translation>无解，已证明</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>unsolvable</source>
        <translation>无解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>{pushes}, proved</source>
        <translation>{pushes}，已证明</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>best known {pushes}</source>
        <translation>已知最佳 {pushes}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>given up by the program after {duration}</source>
        <translation>程序在{duration}后放弃</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>fewest pushes</source>
        <translation>最少推数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>%n pushes, proved to be the fewest</source>
        <extracomment>One: %n push, proved to be the fewest</extracomment>
        <translation>
            <numerusform>已证明最少 %n 推</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>best</source>
        <comment>a solution</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>at least {number}</source>
        <translation>至少 {number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Save the changes</source>
        <translation>保存更改</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Discard the changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play</source>
        <comment>a group of options</comment>
        <translation>游戏</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>View</source>
        <comment>a group of commands</comment>
        <translation>视图</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy and paste</source>
        <translation>复制和粘贴</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo the last row of the history: a push, a move or a box</source>
        <translation>撤回历史的最后一行：一推、一步或一箱</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo the next row of the history</source>
        <translation>重做历史的下一行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one move</source>
        <translation>撤销一步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back one step of the man</source>
        <translation>撤回小人的一步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one move</source>
        <translation>重做一步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play one step of the history again</source>
        <translation>再走历史中的一步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one push</source>
        <translation>撤销一推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back the last push and the walk after it</source>
        <translation>撤回上一推及其后的走动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one push</source>
        <translation>重做一推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play up to the next push of the history again</source>
        <translation>再走到历史的下一推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one box</source>
        <translation>撤销一箱</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back every push of the box that was pushed last</source>
        <translation>撤回最后被推的那个箱子的全部连续推动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one box</source>
        <translation>重做一箱</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play every push of the next box again</source>
        <translation>重做下一个箱子的全部推动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to the start of the level; redo brings everything back</source>
        <translation>回到关卡起点；重做可全部恢复</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>To the end of the history</source>
        <translation>到历史末尾</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go to the last move of the history</source>
        <translation>转到历史的最后一步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Keep a snapshot</source>
        <translation>保存快照</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Keep this position, to come back to it at any time</source>
        <translation>保留此局面，随时可以回来</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Solutions of this level</source>
        <translation>此关卡的解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>List your solutions, those in the file and those of the program, and your snapshots</source>
        <translation>列出你的解、文件中的解、程序的解，以及快照</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Snapshots of this level</source>
        <translation>此关卡的快照</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to a position you have kept</source>
        <translation>回到保留过的局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play backwards</source>
        <translation>倒着玩</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Pull the boxes from the goals to where they began; Shift and an arrow pulls</source>
        <translation>把箱子从目标点拉回起点；Shift 加方向键拉动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show where the man can go</source>
        <translation>显示小人能去的地方</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Light the squares the man can walk to</source>
        <translation>点亮小人能走到的格子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Select the next box</source>
        <translation>选择下一个箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Lift a box with the keyboard: choose a square with the arrow keys, push with Enter. Tab does the same</source>
        <translation>用键盘拿起箱子：用方向键选择格子，按回车推动。Tab 键相同</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Select the previous box</source>
        <translation>选择上一个箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Lift the box before this one</source>
        <translation>拿起前一个箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Find a solution from here, an optimal one if it can be proved</source>
        <translation>从这里寻找解；能证明时给出最优解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Next push</source>
        <translation>下一推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the next push of a solution, or the next pull when playing backwards; press again to play it</source>
        <translation>显示解的下一推（倒着玩时为下一拉）；再按一次则走出</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Hint: which box is next</source>
        <translation>提示：下一个箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show which box a known solution pushes next</source>
        <translation>显示已知解接下来推哪个箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Is it still solvable?</source>
        <translation>还能完成吗？</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show only whether this position can be solved, not how</source>
        <translation>只说明此局面能否完成，不透露怎么走</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Back to the last solvable position</source>
        <translation>回到最后一个可解的局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to the last position that is not known to be deadlocked</source>
        <translation>回到最后一个尚未确认为死局的局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve these moves</source>
        <translation>改进这些步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Look for a shorter sequence of moves close to this game or to the best solution</source>
        <translation>在本局或最佳解的步骤附近寻找更短的步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve from here on</source>
        <translation>从这里起改进</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve the rows of the history from this position on</source>
        <translation>改进历史中从此局面开始的各行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve up to here</source>
        <translation>改进到这里</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve the rows of the history up to this position</source>
        <translation>改进历史中到此局面为止的各行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve all rows again</source>
        <translation>重新改进全部行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Clear the selection of rows</source>
        <translation>取消选中的行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the level</source>
        <translation>旋转关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the view clockwise; the game goes on</source>
        <translation>顺时针旋转画面；对局继续</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the level to the left</source>
        <translation>向左旋转关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the view anticlockwise</source>
        <translation>逆时针旋转画面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Mirror the level</source>
        <translation>镜像关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Swap left and right; the game goes on</source>
        <translation>左右互换；对局继续</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the level as it was made</source>
        <translation>按原样显示关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Neither turned nor mirrored</source>
        <translation>不旋转也不镜像</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the squares larger; Ctrl and the wheel zoom at the pointer</source>
        <translation>格子显示得更大；Ctrl 加滚轮以指针处为中心缩放</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show more of the level</source>
        <translation>显示关卡的更多部分</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the whole level</source>
        <translation>显示整个关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Make the level as large as the window</source>
        <translation>让关卡与窗口一样大</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Tint the blocks of the floor and mark the squares where they meet</source>
        <translation>为地板的各块着色，并标出各块相接的格子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Hide blocks and cut vertices</source>
        <translation>隐藏块与割点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the floor as it is</source>
        <translation>按原样显示地板</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the search for the lifted box step by step</source>
        <translation>逐步显示所拿箱子的搜索</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>See how the squares within reach are found, node by node, up to the square under the pointer</source>
        <translation>观看可到达的格子如何逐个节点找到，直到所指的格子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot the depths of the level</source>
        <translation>绘制关卡的深度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Number of positions at each depth, in pushes</source>
        <translation>各深度（推数）的局面数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot a random pusher</source>
        <translation>绘制随机推动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Where random pushes lead from here</source>
        <translation>从这里随机推动会走向何处</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot the solution</source>
        <translation>绘制解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Every push of the best solution, and the walk before it</source>
        <translation>最佳解的每一推，及其之前的走动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Previous level</source>
        <translation>上一关</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Next level</source>
        <translation>下一关</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go to the next level that you have not solved; after the last comes the first</source>
        <translation>转到下一个你还没有完成的关卡；最后一关之后回到第一关</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Choose a level</source>
        <translation>选择关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>List all levels, with your best results; type a number to go to that level</source>
        <translation>列出全部关卡和你的最佳成绩；输入编号即可转到该关</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>About this level</source>
        <translation>关于此关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Read the authors and notes of the level and its collection</source>
        <translation>查看关卡及其关卡集的作者和说明</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Open the Statewalk levels</source>
        <translation>打开 Statewalk 关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to the levels that come with the program</source>
        <translation>回到程序自带的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Paste levels or moves</source>
        <translation>粘贴关卡或步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play what the clipboard has: a level, a link to one, a picture of one, or moves of this level</source>
        <translation>玩剪贴板中的内容：关卡、关卡链接、关卡图片或本关的步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Open a picture of a level</source>
        <translation>打开关卡图片</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Read a level from an image file; you identify each kind of tile once</source>
        <translation>从图像文件读取关卡；每种图块只需指定一次</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Paste moves</source>
        <translation>粘贴步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Check the moves in the clipboard (LURD) and get them ready to play</source>
        <translation>检查剪贴板中的步骤（LURD）并准备播放</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the board as text</source>
        <translation>以文本复制棋盘</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy level</source>
        <translation>复制关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the level as it begins, as text</source>
        <translation>以文本复制关卡的初始局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy link to level</source>
        <translation>复制关卡链接</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy a link that opens the level in a browser, and here when it is pasted</source>
        <translation>复制可在浏览器中打开、粘贴后在此打开的链接</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the moves played so far, or those ready to be played, as LURD text</source>
        <translation>把已走的步骤或待播放的步骤复制为 LURD 文本</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>Copied the level as text</source>
        <translation>已以文本复制关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>{name} holds many levels. Open it to play, and edit the one you want.</source>
        <translation>{name} 含多个关卡。打开来玩，再编辑想要的那一个。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>{name} cannot be read: {reason}.</source>
        <translation>无法读取 {name}：{reason}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>The first of {levels} levels.</source>
        <translation>{levels} 个关卡中的第一个。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>%n unknown characters became floor.</source>
        <extracomment>One: 1 unknown character became floor.</extracomment>
        <translation>
            <numerusform>%n 个未知字符已变为地板。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>Undo brings the previous draft back.</source>
        <translation>撤销可恢复之前的草稿。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>Level loaded.</source>
        <translation>已载入关卡。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>There is nothing around the level to trim.</source>
        <translation>关卡周围没有可裁剪的空白。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/canvas.py"/>
        <source>Level being edited</source>
        <translation>正在编辑的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/canvas.py"/>
        <source>{across} by {down} squares</source>
        <translation>{across}×{down} 格</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: wall</source>
        <translation>工具：墙</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Draw walls</source>
        <translation>画墙</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: floor</source>
        <translation>工具：地板</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Draw floor</source>
        <translation>画地板</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: goal</source>
        <translation>工具：目标点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Place goals</source>
        <translation>放置目标点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: box</source>
        <translation>工具：箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Place boxes</source>
        <translation>放置箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: man</source>
        <translation>工具：小人</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Place the man</source>
        <translation>放置小人</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: erase</source>
        <translation>工具：擦除</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Take away what is on top; the right button does so with every tool</source>
        <translation>去掉最上面的东西；使用任何工具时右键都有此作用</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a column at the left</source>
        <translation>在左边增加一列</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the column at the left</source>
        <translation>去掉最左一列</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a row at the top</source>
        <translation>在上边增加一行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the row at the top</source>
        <translation>去掉最上一行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a column at the right</source>
        <translation>在右边增加一列</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the column at the right</source>
        <translation>去掉最右一列</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a row at the bottom</source>
        <translation>在下边增加一行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the row at the bottom</source>
        <translation>去掉最下一行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything left</source>
        <translation>全部左移</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level left by one square</source>
        <translation>把整个关卡左移一格</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything up</source>
        <translation>全部上移</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level up by one square</source>
        <translation>把整个关卡上移一格</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything right</source>
        <translation>全部右移</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level right by one square</source>
        <translation>把整个关卡右移一格</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything down</source>
        <translation>全部下移</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level down by one square</source>
        <translation>把整个关卡下移一格</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Play this level</source>
        <translation>玩此关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Try the level; the draft is kept</source>
        <translation>试玩关卡；草稿会保留</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Take back the last step</source>
        <translation>撤回上一步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Do again what was taken back</source>
        <translation>重做撤回的内容</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>New level</source>
        <translation>新建关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Begin with an empty room; undo brings this level back</source>
        <translation>从空房间开始；撤销可恢复此关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save to collection</source>
        <translation>保存到关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save the level, even unfinished, to the collection named in the panel</source>
        <translation>把关卡保存到面板中所写的关卡集，未完成的也可以</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Copy the level as text</source>
        <translation>以文本复制关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Paste a level</source>
        <translation>粘贴关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Go on with the level in the clipboard; undo brings this one back</source>
        <translation>接着编辑剪贴板中的关卡；撤销可恢复此关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save the level as PNG, SVG or PDF</source>
        <translation>把关卡保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Leave the editor</source>
        <translation>离开编辑器</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Go back to playing; the draft is kept</source>
        <translation>返回游戏；草稿会保留</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>{what}. Shift and drag for a rectangle, Ctrl and click to fill</source>
        <translation>{what}。Shift 加拖动画矩形，Ctrl 加点击填充</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Fill here</source>
        <translation>从此处填充</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Fill all connected squares that look like the one under the pointer</source>
        <translation>填充与指针下格子相连且相同的所有格子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Rotate to the right</source>
        <translation>向右旋转</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Turn the level a quarter to the right</source>
        <translation>把关卡向右转 90°</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Rotate to the left</source>
        <translation>向左旋转</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Turn the level a quarter to the left</source>
        <translation>把关卡向左转 90°</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Mirror left and right</source>
        <translation>左右镜像</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Exchange left and right</source>
        <translation>左右互换</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Mirror up and down</source>
        <translation>上下镜像</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Exchange up and down</source>
        <translation>上下互换</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Trim</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Take away floor outside of the walls and empty columns and rows</source>
        <translation>去掉墙外的地板以及空的行列</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Clear floor outside</source>
        <translation>清除外部地板</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove floor outside the walls</source>
        <translation>去掉墙外的地板</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Show which walls matter</source>
        <translation>显示哪些墙必不可少</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>For each wall that the man can touch, solve the level again without it</source>
        <translation>对小人能碰到的每格墙，去掉后重新求解关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid larger by one column</source>
        <translation>网格增加一列</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid smaller by one column</source>
        <translation>网格减少一列</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid larger by one row</source>
        <translation>网格增加一行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid smaller by one row</source>
        <translation>网格减少一行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Look closer; Ctrl and the wheel do so at the pointer</source>
        <translation>放大来看；Ctrl 加滚轮以指针处为中心</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>See more of the level</source>
        <translation>看到关卡的更多部分</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the level fit the window</source>
        <translation>让关卡适合窗口</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Editing.</source>
        <translation>正在编辑。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Shift: rectangle, Ctrl: fill, right button: erase.</source>
        <translation>Shift：矩形，Ctrl：填充，右键：擦除。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Floor</source>
        <translation>地板</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Goal</source>
        <comment>a thing on the board</comment>
        <translation>目标点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Box</source>
        <comment>a thing on the board</comment>
        <translation>箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Man</source>
        <translation>小人</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Editing</source>
        <translation>编辑</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Play</source>
        <comment>a level</comment>
        <translation>试玩</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Listing collections</source>
        <translation>正在列出关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Playable once nothing is left to fix</source>
        <translation>没有待修正的问题后即可试玩</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Ready to play</source>
        <translation>可以玩了</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Saving draft</source>
        <translation>正在保存草稿</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Draft saved</source>
        <translation>草稿已保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>The level was not saved.</source>
        <translation>关卡未保存。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>In {collection}</source>
        <translation>在 {collection} 中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Unfinished, in {collection}</source>
        <translation>未完成，在 {collection} 中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Saved {title}</source>
        <translation>已保存 {title}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit level</source>
        <translation>编辑关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit a copy of this level, or go on with the draft being tried out</source>
        <translation>编辑此关卡的副本，或继续编辑正在试玩的草稿</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Go on with the draft</source>
        <translation>继续编辑草稿</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Open the level editor as it was left</source>
        <translation>按离开时的样子打开关卡编辑器</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Draw a level, beginning with an empty room</source>
        <translation>从空房间开始画关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>{place} has a key that is not a draft number</source>
        <translation>{place} 中有不是草稿编号的键</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>A level can be saved once it has a wall</source>
        <translation>关卡至少要有一格墙才能保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>You have not solved it yet</source>
        <translation>你还没有完成它</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>Play it through; your solution is saved with it.</source>
        <translation>请玩到完成；你的解会随之保存。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Undo brings the present level back.</source>
        <translation>撤销可恢复当前关卡。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>{name}, {least} to {most}</source>
        <translation>{name}，{least} 至 {most}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Goals</source>
        <translation>目标点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Floor squares</source>
        <translation>地板格数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Add a name</source>
        <translation>添加名称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Add a note</source>
        <translation>添加备注</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Before you can play</source>
        <translation>试玩之前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>{count} to fix</source>
        <translation>{count} 项待修正</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>{count} to consider</source>
        <translation>{count} 项值得考虑</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Nothing left to fix</source>
        <translation>没有待修正的问题</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Collection</source>
        <translation>关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>As text</source>
        <translation>文本形式</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>The level as text</source>
        <translation>关卡的文本</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/remarks.py"/>
        <source>{fix}: {title}</source>
        <translation>{fix}：{title}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/remarks.py"/>
        <source>{title}. {advice}</source>
        <translation>{title}。{advice}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Answers as soon as nothing is left to fix</source>
        <translation>没有待修正的问题后即给出答案</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Stopped; the results so far are kept.</source>
        <translation>已停止；已有的结果会保留。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Solving the draft</source>
        <translation>正在求解草稿</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Checking the walls</source>
        <translation>正在检查墙</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Not solvable: {reason}</source>
        <translation>无解：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>No answer within {seconds:g} s</source>
        <translation>{seconds:g} 秒内没有答案</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Solvable in %n pushes, proved</source>
        <extracomment>One: Solvable in %n push, proved</extracomment>
        <translation>
            <numerusform>可解，%n 推，已证明</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Solvable, in %n pushes or fewer</source>
        <extracomment>One: Solvable, in %n push or fewer</extracomment>
        <translation>
            <numerusform>可解，%n 推或更少</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: not checked yet.</source>
        <translation>{square}：尚未检查。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: needed. Without this wall the level is not closed, or it becomes another level.</source>
        <translation>{square}：必需。没有这格墙，关卡就不封闭，或变成另一关。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: without this wall the level could be solved in %n pushes.</source>
        <extracomment>One: {square}: without this wall the level could be solved in %n push.</extracomment>
        <translation>
            <numerusform>{square}：没有这格墙，关卡可用 %n 推完成。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>pushes without the wall</source>
        <translation>没有这格墙时的推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: without this wall {least} pushes are enough, {saved} fewer than {fewest}.</source>
        <translation>{square}：没有这格墙，{least} 推即可，比 {fewest} 推少 {saved} 推。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>pushes saved</source>
        <translation>节省的推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: optional. Without this wall the fewest pushes stay the same.</source>
        <translation>{square}：可有可无。没有这格墙，最少推数不变。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: not known. The search without this wall was given up.</source>
        <translation>{square}：未知。去掉这格墙后的搜索已放弃。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>For each wall that the man can touch, solve the level again without it (W)</source>
        <translation>对小人能碰到的每格墙，去掉后重新求解关卡（W）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>Shown as soon as nothing is left to fix.</source>
        <translation>没有待修正的问题后即显示。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>{weighed} of %n walls checked.</source>
        <extracomment>One: {weighed} of %n wall checked.</extracomment>
        <translation>
            <numerusform>%n 格墙中已检查 {weighed} 格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>{weighed} of %n walls checked</source>
        <extracomment>One: {weighed} of %n wall checked</extracomment>
        <translation>
            <numerusform>%n 格墙中已检查 {weighed} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>%n walls checked: with all of them the level has no solution.</source>
        <extracomment>One: %n wall checked: with it the level has no solution.</extracomment>
        <translation>
            <numerusform>已检查 %n 格墙：保留全部墙时关卡无解。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>%n walls checked: with all of them the level takes {pushes}. Point at one to read more.</source>
        <extracomment>One: %n wall checked: with it the level takes {pushes}. Point at it to read more.</extracomment>
        <translation>
            <numerusform>已检查 %n 格墙：保留全部墙时最少需要 {pushes}。指向一格墙可了解更多。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>needed: the level is not closed without it</source>
        <translation>必需：没有它关卡就不封闭</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>without it the level could be solved</source>
        <translation>没有它关卡可解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>so many pushes fewer without it</source>
        <translation>没有它可少这么多推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>optional: no fewer pushes without it</source>
        <translation>可有可无：没有它推数不减</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>not known: the search was given up</source>
        <translation>未知：搜索已放弃</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Animated GIF</source>
        <translation>GIF 动画</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Sokoban level</source>
        <translation>推箱子关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>XSB level</source>
        <translation>XSB 关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save the board as PNG, SVG or PDF</source>
        <translation>把棋盘保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Put a picture of the board into the clipboard</source>
        <translation>把棋盘图片放入剪贴板</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save a picture or an animation, or copy the level as text</source>
        <translation>保存图片或动画，或以文本复制关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save animated GIF</source>
        <translation>保存 GIF 动画</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save a solution as an animation that any browser shows</source>
        <translation>把解保存为任何浏览器都能显示的动画</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Copy level with solutions</source>
        <translation>复制关卡和解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Copy the level with title, author and solutions as .sok text</source>
        <translation>以 .sok 文本复制关卡、标题、作者和解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Drawing the animation</source>
        <translation>正在绘制动画</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>The animation was not saved.</source>
        <translation>动画未保存。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save level with this solution</source>
        <translation>保存关卡连同此解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>{name} was not saved.</source>
        <translation>{name} 未保存。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Copied the level</source>
        <translation>已复制关卡</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>with %n solutions</source>
        <extracomment>One: with %n solution</extracomment>
        <translation>
            <numerusform>连同 %n 个解</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>No moves</source>
        <translation>没有步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Size of the animation</source>
        <translation>动画的大小</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Speed of the animation</source>
        <translation>动画的速度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Save GIF</source>
        <translation>保存 GIF</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Level</source>
        <comment>of Sokoban</comment>
        <translation>关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>With solutions</source>
        <translation>关卡和解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Copy the moves chosen above as LURD text</source>
        <translation>把上面所选的步骤复制为 LURD 文本</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Animated solution</source>
        <translation>解的动画</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Play or solve the level first. Then its moves can be animated.</source>
        <translation>请先玩过或求解此关卡，之后才能把步骤做成动画。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>%n moves, about {across:,} × {down:,} pixels</source>
        <extracomment>One: %n move, about {across:,} × {down:,} pixels</extracomment>
        <translation>
            <numerusform>%n 步，约 {across:,} × {down:,} 像素</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/gif.py"/>
        <source>{moves:,} moves are too many for a GIF; the limit is {most:,}</source>
        <translation>{moves:,} 步对 GIF 来说太多；最多 {most:,} 步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/gif.py"/>
        <source>The moves do not fit the level</source>
        <translation>步骤与关卡不符</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Copied the position</source>
        <translation>已复制局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Copied a link to the level</source>
        <translation>已复制关卡链接</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Reading the clipboard</source>
        <translation>正在读取剪贴板</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>The pasted text is not a level</source>
        <translation>粘贴的文本不是关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>These are not moves</source>
        <translation>这些不是步骤</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>%n moves solve the level.</source>
        <extracomment>One: %n move solves the level.</extracomment>
        <translation>
            <numerusform>%n 步完成关卡。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Play them with F5.</source>
        <translation>按 F5 播放。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>%n moves, ready to be played.</source>
        <extracomment>One: %n move, ready to be played.</extracomment>
        <translation>
            <numerusform>%n 步，可以播放。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>These moves do not solve the level</source>
        <translation>这些步骤没有完成关卡</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>%n moves, played backwards from the solved position.</source>
        <extracomment>One: %n move, played backwards from the solved position.</extracomment>
        <translation>
            <numerusform>从完成局面倒着走 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Show the place</source>
        <translation>显示该处</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>The clipboard is empty</source>
        <translation>剪贴板是空的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Copy moves there first</source>
        <translation>请先复制步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>{moves:,} moves are too many; the limit is {most:,}</source>
        <translation>{moves:,} 步太多；最多 {most:,} 步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saved library</source>
        <translation>保存的关卡库</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Sokoban levels</source>
        <translation>推箱子关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>XSB levels</source>
        <translation>XSB 关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>SLC levels</source>
        <translation>SLC 关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open levels</source>
        <translation>打开关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Opening levels</source>
        <translation>正在打开关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>The level was not opened</source>
        <translation>未能打开关卡</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>%n levels opened</source>
        <extracomment>One: %n level opened</extracomment>
        <translation>
            <numerusform>已打开 %n 个关卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>from %n files</source>
        <extracomment>One: from %n file</extracomment>
        <translation>
            <numerusform>来自 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Replaying solutions</source>
        <translation>正在重放解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Keeping your solutions</source>
        <translation>正在保存你的解</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>%n levels count as solved</source>
        <extracomment>One: %n level counts as solved</extracomment>
        <translation>
            <numerusform>%n 个关卡算作已完成</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>The file of this collection has no solution for a level that you have not solved.</source>
        <translation>此关卡集的文件中没有你尚未完成的关卡的解。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>This level is in no collection.</source>
        <translation>此关卡不属于任何关卡集。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open the browser and choose one.</source>
        <translation>请打开关卡浏览器，选择一个关卡集。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save collection</source>
        <translation>保存关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saving levels</source>
        <translation>正在保存关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save library</source>
        <translation>保存关卡库</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saving the library</source>
        <translation>正在保存关卡库</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bring back a library</source>
        <translation>恢复关卡库</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Library brought back</source>
        <translation>已恢复关卡库</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bringing back the library</source>
        <translation>正在恢复关卡库</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Browse all levels</source>
        <translation>浏览全部关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Show your collections with pictures of all levels</source>
        <translation>显示你的关卡集，附全部关卡的图片</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open level files (.sok, .xsb, .txt, .slc), which are then kept in your library, or a picture of a level</source>
        <translation>打开关卡文件（.sok、.xsb、.txt、.slc），之后保留在关卡库中；也可打开关卡图片</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Rename collection</source>
        <translation>重命名关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Give the collection in the browser another name; F2 in the list does the same</source>
        <translation>为浏览器中的关卡集改名；列表中按 F2 相同</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move collection up</source>
        <translation>上移关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move the collection in the browser up; Alt+Up in the list does the same</source>
        <translation>上移浏览器中的关卡集；列表中按 Alt+↑ 相同</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move collection down</source>
        <translation>下移关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move the collection in the browser down; Alt+Down in the list does the same</source>
        <translation>下移浏览器中的关卡集；列表中按 Alt+↓ 相同</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save the collection in the browser, or that of this level, as .sok, .xsb or .slc, with your solutions</source>
        <translation>把浏览器中的关卡集，或此关卡所在的关卡集，连同你的解保存为 .sok、.xsb 或 .slc</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Count its solutions as mine</source>
        <translation>把其中的解算作我的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Count the solutions in the file of the collection in the browser as yours</source>
        <translation>把浏览器中关卡集的文件里的解算作你的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Remove collection</source>
        <translation>移除关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Remove the collection in the browser; Del in the list does the same, and it can be brought back</source>
        <translation>移除浏览器中的关卡集；列表中按 Del 相同，可以恢复</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bring back the removed collection</source>
        <translation>恢复移除的关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Put the collection removed last back where it was</source>
        <translation>把最后移除的关卡集放回原处</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save the whole library</source>
        <translation>保存整个关卡库</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save all collections, solutions and games in one file</source>
        <translation>把全部关卡集、解和对局保存到一个文件</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bring back a saved library</source>
        <translation>恢复保存的关卡库</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Merge a saved library into this one; better solutions stay</source>
        <translation>把保存的关卡库合并进来；更好的解保留</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Levels ({endings})</source>
        <translation>关卡 ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>All files ({endings})</source>
        <translation>所有文件 ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saved library ({endings})</source>
        <translation>保存的关卡库 ({endings})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels deleted</source>
        <extracomment>One: %n level deleted</extracomment>
        <translation>
            <numerusform>已删除 %n 个关卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels moved</source>
        <extracomment>One: %n level moved</extracomment>
        <translation>
            <numerusform>已移动 %n 个关卡</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>1 level renamed</source>
        <translation>已重命名 1 个关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>Details of 1 level changed</source>
        <translation>已更改 1 个关卡的说明</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels copied to {collection}</source>
        <extracomment>One: %n level copied to {collection}</extracomment>
        <translation>
            <numerusform>已复制 %n 个关卡到 {collection}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>The collection needs a name</source>
        <translation>关卡集需要名称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>{collection} comes with the program. Copy the level to a collection of your own</source>
        <translation>{collection} 是程序自带的。请把关卡复制到你自己的关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>This level is no longer in your collections</source>
        <translation>此关卡已不在你的关卡集中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>This collection is no longer in your library</source>
        <translation>此关卡集已不在你的关卡库中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>Copy its levels to a collection of your own</source>
        <translation>请把其中的关卡复制到你自己的关卡集</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels moved to {collection}</source>
        <extracomment>One: %n level moved to {collection}</extracomment>
        <translation>
            <numerusform>已移动 %n 个关卡到 {collection}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n better results</source>
        <extracomment>One: %n better result</extracomment>
        <translation>
            <numerusform>%n 个更好的成绩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n games</source>
        <extracomment>One: %n game</extracomment>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n solutions</source>
        <extracomment>One: %n solution</extracomment>
        <translation>
            <numerusform>%n 个解</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>Everything was already in your library</source>
        <translation>全部内容都已在你的关卡库中</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n records could not be read and were skipped</source>
        <extracomment>One: %n record could not be read and was skipped</extracomment>
        <translation>
            <numerusform>%n 条记录无法读取，已跳过</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} contains too many files</source>
        <translation>{name} 中的文件太多</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} is compressed in a way this program does not read</source>
        <translation>{name} 的压缩方式本程序无法读取</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} is too large</source>
        <translation>{name} 太大</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} holds no Sokoban levels</source>
        <translation>{name} 中没有推箱子关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} was written by a newer Statewalk. Update the program to read it</source>
        <translation>{name} 由更新版本的 Statewalk 写成。请更新程序再读取</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} is not a saved library, or is damaged</source>
        <translation>{name} 不是保存的关卡库，或已损坏</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/descriptions.py"/>
        <source>difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/descriptions.py"/>
        <source>grade</source>
        <translation>难度等级</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>your best {pushes}</source>
        <translation>你的最佳 {pushes}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>%n levels, {solved} solved by you. Type a number to go to it.</source>
        <extracomment>One: %n level, {solved} solved by you. Type a number to go to it.</extracomment>
        <translation>
            <numerusform>共 %n 关，你完成了 {solved} 关。输入编号即可前往。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>Open a level file</source>
        <translation>打开关卡文件</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>There is no level {number}; %n levels</source>
        <extracomment>One: There is no level {number}; %n level</extracomment>
        <translation>
            <numerusform>没有第 {number} 关；共 %n 关</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>%n levels cannot be played; the first: {error}</source>
        <extracomment>One: %n level cannot be played: {error}</extracomment>
        <translation>
            <numerusform>%n 个关卡不能玩；第一个：{error}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>%n lines were not understood; the first: {error}</source>
        <extracomment>One: %n line was not understood: {error}</extracomment>
        <translation>
            <numerusform>%n 行没有读懂；第一处：{error}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>Pasted</source>
        <translation>已粘贴</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>Level {number}</source>
        <translation>第 {number} 关</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/library.py"/>
        <source>{collection} has no level that can be played</source>
        <translation>{collection} 没有可玩的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/library.py"/>
        <source>{collection} comes with the program; save your level to another collection</source>
        <translation>{collection} 是程序自带的；请把关卡保存到其他关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels earlier</source>
        <translation>关卡前移</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>One place forward</source>
        <translation>向前一位</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels later</source>
        <translation>关卡后移</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>One place back</source>
        <translation>向后一位</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels a row up</source>
        <translation>关卡上移一行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>One row</source>
        <translation>移动一行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels a row down</source>
        <translation>关卡下移一行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels to the front</source>
        <translation>关卡移到最前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Before all others</source>
        <translation>在所有其他关卡之前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels to the end</source>
        <translation>关卡移到最后</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Behind all others</source>
        <translation>在所有其他关卡之后</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Levels can only be moved in collection order: choose one collection and that order.</source>
        <translation>只有按关卡集的顺序显示时才能移动关卡：请选择单个关卡集和该顺序。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Taken back: {change}.</source>
        <translation>已撤回：{change}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Ctrl+Z in the browser takes it back.</source>
        <translation>在浏览器中按 Ctrl+Z 撤回。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>{collection} comes with the program. Copy the level to a collection of yours.</source>
        <translation>{collection} 是程序自带的。请把关卡复制到你的关卡集。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Rename level</source>
        <translation>重命名关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Give the level selected in the browser another title</source>
        <translation>为浏览器中所选关卡改标题</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Title, author and comment</source>
        <translation>标题、作者和备注</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Edit title, author and comment of the selected level</source>
        <translation>编辑所选关卡的标题、作者和备注</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move to collection</source>
        <translation>移动到关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Put the selected levels into another collection of yours</source>
        <translation>把所选关卡放入你的另一个关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Copy to collection</source>
        <translation>复制到关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Put copies of the selected levels into a collection of yours</source>
        <translation>把所选关卡的副本放入你的关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Delete levels</source>
        <translation>删除关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Take the selected levels out of their collection; this can be undone</source>
        <translation>把所选关卡从关卡集中删除；可以撤销</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Undo the change to the levels</source>
        <translation>撤销对关卡的更改</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Undo the last change to levels of the library; Ctrl+Z in the browser</source>
        <translation>撤销对关卡库中关卡的上一次更改；浏览器中按 Ctrl+Z</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Redo the change to the levels</source>
        <translation>重做对关卡的更改</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Do again what was taken back; Ctrl+Shift+Z in the browser</source>
        <translation>重做撤回的内容；浏览器中按 Ctrl+Shift+Z</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Untitled level</source>
        <translation>未命名关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Made levels</source>
        <translation>制作的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>My levels</source>
        <translation>我的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Before a solution was shown</source>
        <translation>显示解之前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Before it was made shorter</source>
        <translation>缩短之前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>This game so far</source>
        <translation>本局至今</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Stored solution</source>
        <translation>保存的解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Best in everything</source>
        <translation>各项都最佳</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>%n pushes, seed {seed}</source>
        <extracomment>One: %n push, seed {seed}</extracomment>
        <translation>
            <numerusform>%n 推，种子 {seed}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>New collection</source>
        <translation>新关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>New collection {number}</source>
        <translation>新关卡集 {number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Snapshot {number}</source>
        <translation>快照 {number}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Line left after %n moves</source>
        <extracomment>One: Line left after %n move</extracomment>
        <translation>
            <numerusform>走 %n 步后离开的变着</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/figures.py"/>
        <source>average number of random walks until one solves the level</source>
        <translation>随机推动平均多少次游走完成一次</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/figures.py"/>
        <source>share of positions that can be solved</source>
        <translation>可解局面的比例</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>tree search</source>
        <translation>树搜索</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>a variation</source>
        <translation>变体</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>1 in {number}</source>
        <translation>{number} 分之 1</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>not counted</source>
        <translation>未统计</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>%n positions</source>
        <extracomment>One: %n position</extracomment>
        <translation>
            <numerusform>%n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Difficulty {difficulty:.1f} of 100: box dependence {dependence:.2f} of 1, {changes}, random pusher {odds}, solver {work}</source>
        <translation>难度 {difficulty:.1f}/100：箱子相互依赖 {dependence:.2f}/1，{changes}，随机推动 {odds}，求解器 {work}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>seed {seed}</source>
        <translation>种子 {seed}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>%n box changes</source>
        <extracomment>One: %n box change</extracomment>
        <translation>
            <numerusform>换箱 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>New levels</source>
        <translation>新关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Trying room {number:,}</source>
        <translation>正在尝试第 {number:,} 个房间</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Being graded</source>
        <translation>正在评定难度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Random pusher</source>
        <translation>随机推动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Can be solved</source>
        <translation>可解比例</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/host.py"/>
        <source>Make levels</source>
        <translation>制作关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/host.py"/>
        <source>Choose what new levels should be like; each comes solved and graded</source>
        <translation>指定新关卡的要求；每个都附带解和难度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>Making variations</source>
        <translation>正在制作变体</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>Making levels</source>
        <translation>正在制作关卡</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>{refused:,} of %n rooms: {reason}. {advice}.</source>
        <extracomment>One: {refused:,} of %n room: {reason}. {advice}.</extracomment>
        <translation>
            <numerusform>%n 个房间中有 {refused:,} 个：{reason}。{advice}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>%n rooms tried.</source>
        <extracomment>One: %n room tried.</extracomment>
        <translation>
            <numerusform>尝试了 %n 个房间。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>%n rooms tried, {dropped:,} dropped: {reasons}.</source>
        <extracomment>One: %n room tried, {dropped:,} dropped: {reasons}.</extracomment>
        <translation>
            <numerusform>尝试了 %n 个房间，弃用 {dropped:,} 个：{reasons}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Free</source>
        <comment>a style of rooms</comment>
        <translation>自由</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Mirrored</source>
        <comment>a style of rooms</comment>
        <translation>左右对称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Turned</source>
        <comment>a style of rooms</comment>
        <translation>旋转对称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Crossed</source>
        <comment>a style of rooms</comment>
        <translation>上下左右对称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>free</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>自由</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>mirrored</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>左右对称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>turned</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>旋转对称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>crossed</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>上下左右对称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>All methods in turn</source>
        <translation>各种方法轮流</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>By box lines</source>
        <translation>按箱子直线数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Tree search</source>
        <translation>树搜索</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>A different method for each room.</source>
        <translation>每个房间换一种方法。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Random rooms; the boxes are pulled away from the goals over as many box lines as possible.</source>
        <translation>随机拼成房间；箱子经尽可能多的直线从目标点拉开。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Rooms built from pieces with matching edges; the best of several placements of the goals is used.</source>
        <translation>由边缘相合的部件拼成房间；目标点在几种摆法中取最好的。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>A search opens walls, places boxes and pushes them about; their final squares become the goals.</source>
        <translation>搜索负责拆墙、放箱子并推动它们；最后停在哪里，哪里就是目标点。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Box changes</source>
        <translation>换箱次数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How often the solution switches to another box; correlation with people's solving times: 0.74</source>
        <translation>解中换到另一个箱子的频率；与人的用时的相关系数为 0.74</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Boxes that depend on each other</source>
        <translation>相互依赖的箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How much boxes take turns (poor decomposability); correlation with human solving time: 0.82</source>
        <translation>箱子轮流推动的程度（难以分解）；与人类解题时间的相关系数：0.82</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Deadlocked positions</source>
        <translation>死局</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Share of positions that can no longer be solved</source>
        <translation>已无法完成的局面所占的比例</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How unlikely random pushes are to solve the level</source>
        <translation>随机推动完成关卡的难度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Solver's work</source>
        <translation>求解器的工作量</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Positions that the exact search looked at</source>
        <translation>精确搜索查看过的局面数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Fewest pushes; correlation with human solving time: 0.47</source>
        <translation>最少推数；与人类解题时间的相关系数：0.47</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Each is a number from 0 to 1; the mean weights them by their correlation with human solving time: 0.82, 0.74 and 0.47 as published in 2010, and 0.25 where nothing is published.</source>
        <translation>每项是 0 到 1 之间的值；取平均时按与人类解题时间的相关系数加权：2010 年发表的 0.82、0.74 和 0.47，未发表的取 0.25。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>One box fewer</source>
        <translation>减少一个箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>One box more</source>
        <translation>增加一个箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Squares across</source>
        <translation>横向格数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Squares down</source>
        <translation>纵向格数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>in squares, walls included</source>
        <translation>格，含墙</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Style</source>
        <translation>样式</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>none chosen: any</source>
        <translation>未选：任意</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How rooms and goals are made</source>
        <translation>房间和目标点的生成方式</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Wanted pushes</source>
        <translation>期望推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Drag either end; arrow keys move the upper one, with Shift the lower one</source>
        <translation>拖动任一端；方向键移动上端，加 Shift 移动下端</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Another seed</source>
        <translation>换个种子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>A seed always makes the same levels.</source>
        <translation>同一种子总是产生同样的关卡。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>what counts for the dots</source>
        <translation>圆点评级的依据</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Pushes</source>
        <translation>推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>hardest first</source>
        <translation>最难在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>most pushes first</source>
        <translation>推数最多在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>newest first</source>
        <translation>最新在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Starred levels are kept.</source>
        <translation>加星的关卡会保留。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make levels with these settings</source>
        <translation>按这些设定制作关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make {count} more levels</source>
        <translation>再制作 {count} 个关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Stop making levels</source>
        <translation>停止制作关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make no more levels for now; those already made are kept</source>
        <translation>暂不再制作；已制作的关卡会保留</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Go back to the board with this level</source>
        <translation>带着此关卡返回棋盘</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Star this level</source>
        <translation>为此关卡加星</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Keep this level; starred ones are there again after a restart</source>
        <translation>保留此关卡；加星的在重启后仍在</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>More like this</source>
        <translation>更多类似的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make variations of this level</source>
        <translation>制作此关卡的变体</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Open in the editor</source>
        <translation>在编辑器中打开</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Edit a copy of this level</source>
        <translation>编辑此关卡的副本</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Discard this level</source>
        <translation>舍弃此关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Remove this level from the list</source>
        <translation>从列表中移除此关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Bring back the discarded level</source>
        <translation>恢复舍弃的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Put the last discarded level back in the list</source>
        <translation>把最后舍弃的关卡放回列表</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Discard levels without a star</source>
        <translation>舍弃所有未加星的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Remove all levels without a star from the list</source>
        <translation>从列表中移除所有未加星的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Save starred to a collection</source>
        <translation>把加星的关卡保存到关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Keep the starred levels in the collection {collection}</source>
        <translation>把加星的关卡保留在关卡集 {collection} 中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Leave this page</source>
        <translation>离开此页面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Save starred</source>
        <translation>保存加星的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>any style</source>
        <translation>任意样式</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>{count} starred</source>
        <translation>{count} 个加星</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>%n levels made, {order}; the longest has {longest:,} pushes.</source>
        <extracomment>One: %n level made, {order}; the longest has {longest:,} pushes.</extracomment>
        <translation>
            <numerusform>已制作 %n 个关卡，{order}；最长的有 {longest:,} 推。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No level worth playing was found</source>
        <translation>没有找到值得玩的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No levels yet</source>
        <translation>还没有关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Choose what you want, then make levels. Each comes with a solution and a grade.</source>
        <translation>先设定要求，再制作关卡。每个关卡都附带解法和难度。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>The levels were not saved.</source>
        <translation>关卡未保存。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Saved %n levels</source>
        <extracomment>One: Saved %n level</extracomment>
        <translation>
            <numerusform>已保存 %n 个关卡</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Making</source>
        <translation>制作中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make {count} more</source>
        <translation>再制作 {count} 个</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make {count} levels</source>
        <translation>制作 {count} 个关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>{made:,} of {count:,}</source>
        <translation>{made:,}/{count:,}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No level found yet</source>
        <translation>尚未找到关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No level found</source>
        <translation>没有找到关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/model.py"/>
        <source>Draft</source>
        <comment>a level being edited</comment>
        <translation>草稿</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/model.py"/>
        <source>This game belongs to another level</source>
        <translation>这是另一关的对局</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Pushes, then moves</source>
        <translation>推数，然后步数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Moves, then pushes</source>
        <translation>步数，然后推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box lines, then pushes</source>
        <translation>箱子直线数，然后推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box lines, then moves</source>
        <translation>箱子直线数，然后步数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box changes, then pushes</source>
        <translation>换箱次数，然后推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box changes, then moves</source>
        <translation>换箱次数，然后步数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>%n moves</source>
        <comment>solved in</comment>
        <extracomment>One: %n move</extracomment>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>in %n pulls, {moves}</source>
        <extracomment>One: in %n pull, {moves}</extracomment>
        <translation>
            <numerusform>用 %n 拉，{moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>in %n pushes, {moves}</source>
        <extracomment>One: in %n push, {moves}</extracomment>
        <translation>
            <numerusform>用 %n 推，{moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>pulls</source>
        <comment>beside a number</comment>
        <extracomment>One: pull</extracomment>
        <translation>
            <numerusform>拉</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>pushes</source>
        <comment>beside a number</comment>
        <extracomment>One: push</extracomment>
        <translation>
            <numerusform>推</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>{what}, fewest moves first</source>
        <translation>{what}，步数最少在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>{what}, fewest pulls first</source>
        <translation>{what}，拉数最少在前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>{what}, fewest pushes first</source>
        <translation>{what}，推数最少在前</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>%n box lines</source>
        <extracomment>One: %n box line</extracomment>
        <translation>
            <numerusform>箱子直线 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Step or push</source>
        <translation>走或推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Choose a box</source>
        <translation>选择箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Push it to the square chosen</source>
        <translation>推到所选格子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Put the box down</source>
        <translation>放下箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>These moves are not possible here</source>
        <translation>这些步骤在这里走不通</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>The file holds no level that can be played</source>
        <translation>文件里没有可玩的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Backwards</source>
        <translation>倒着玩</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>of {count} in {collection}</source>
        <translation>{collection} 共 {count} 关</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Level {number} of {count}</source>
        <translation>第 {number} 关，共 {count} 关</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/page.py"/>
        <source>%n levels opened.</source>
        <extracomment>One: %n level opened.</extracomment>
        <translation>
            <numerusform>已打开 %n 个关卡。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Edit it</source>
        <translation>编辑</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>You have solved all the others.</source>
        <translation>其余的你都已完成。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>The plots are hidden</source>
        <translation>图表已隐藏</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Switch “No spoilers” off to see them.</source>
        <translation>关闭“不剧透”即可看到。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Pull the boxes from the goals to their starting squares.</source>
        <translation>把箱子从目标点拉回初始位置。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Forwards</source>
        <translation>正着玩</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>The man cannot get there.</source>
        <translation>小人到不了那里。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Pull the boxes out of his way first.</source>
        <translation>请先把挡路的箱子拉开。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Solved already</source>
        <translation>已经完成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Solved</source>
        <translation>已完成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>squares in reach</source>
        <translation>可到达的格子</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/page.py"/>
        <source>The man can go to %n squares.</source>
        <extracomment>One: The man can go to %n square.</extracomment>
        <translation>
            <numerusform>小人可走到 %n 格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/page.py"/>
        <source>%n squares are in reach of this box.</source>
        <extracomment>One: %n square is in reach of this box.</extracomment>
        <translation>
            <numerusform>此箱子可到 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Drop it on one of them, or press Esc.</source>
        <translation>放到其中一格，或按 Esc。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Press Esc, or take another one.</source>
        <translation>按 Esc，或拿起另一个。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Any pull of this box leads to a deadlock.</source>
        <translation>拉动此箱子必成死局。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Any push of this box leads to a deadlock.</source>
        <translation>推动此箱子必成死局。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>This box cannot be pulled.</source>
        <translation>此箱子拉不动。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>This box cannot be pushed.</source>
        <translation>此箱子推不动。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Made</source>
        <translation>生成方式</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Comment on {name}</source>
        <translation>{name} 的备注</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Comments are hidden because “No spoilers” is on.</source>
        <translation>因为“不剧透”已开启，备注已隐藏。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Show them</source>
        <translation>显示备注</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>{grade} of {most}</source>
        <comment>a grade</comment>
        <translation>{grade}（共 {most} 级）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/branch_marks.py"/>
        <source>%n other lines were played here. Click to choose one.</source>
        <translation>此处还走过 %n 种其他走法。点击选择一种。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/branch_marks.py"/>
        <source>Another line was played here: {cost}.</source>
        <translation>此处还走过另一种走法：{cost}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/branch_marks.py"/>
        <source>Click to go back to it.</source>
        <translation>点击即可回到那里。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>Pulls</source>
        <translation>拉数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>Pulling sessions</source>
        <translation>拉动段数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>fewest {counter} so far</source>
        <translation>迄今最少的{counter}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>your best {number}</source>
        <translation>你的最佳 {number}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>%n more</source>
        <extracomment>One: %n more</extracomment>
        <translation>
            <numerusform>另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} can reach no goal.</source>
        <translation>{square} 处的箱子到不了任何目标点。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} is stuck for ever.</source>
        <translation>{square} 处的箱子永远动不了。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} closes a diagonal.</source>
        <translation>{square} 处的箱子封死了一条对角线。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} has no goal left.</source>
        <translation>{square} 处的箱子已没有目标点可去。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} shuts squares off that can never be opened again.</source>
        <translation>{square} 处的箱子封闭了再也打不开的格子。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} can never be brought to a goal.</source>
        <translation>{square} 处的箱子再也无法送到目标点。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} can reach no goal.</source>
        <translation>{squares} 处的箱子到不了任何目标点。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} hold each other for ever.</source>
        <translation>{squares} 处的箱子互相卡死。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} close a diagonal that cannot be opened.</source>
        <translation>{squares} 处的箱子封死了一条打不开的对角线。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} have too few goals between them.</source>
        <translation>{squares} 处的箱子可用的目标点不够。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} shut squares off that can never be opened again.</source>
        <translation>{squares} 处的箱子封闭了再也打不开的格子。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} are in each other's way for ever.</source>
        <translation>{squares} 处的箱子永远互相挡路。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} cannot be pulled to any starting square.</source>
        <translation>{square} 处的箱子拉不到任何初始位置。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} shuts the man in for ever.</source>
        <translation>{square} 处的箱子把小人永远困住。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} cannot be pulled to starting squares.</source>
        <translation>{squares} 处的箱子拉不到初始位置。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} shut the man in for ever.</source>
        <translation>{squares} 处的箱子把小人永远困住。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Push</source>
        <comment>a row of the history</comment>
        <translation>推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Pull</source>
        <comment>a row of the history</comment>
        <translation>拉</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Move</source>
        <comment>a row of the history</comment>
        <translation>步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Box</source>
        <comment>a row of the history</comment>
        <translation>箱</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Rows of the history</source>
        <translation>历史的行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>A row for each push, each move, or each run of pushes of one box</source>
        <translation>每行为一推、一步，或同一箱子的连续推动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Capitals are pulls. Click a row to go there, drag over rows to improve them.</source>
        <translation>大写字母为拉。点击一行即转到那里，拖选多行可加以改进。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Capitals are pushes. Click a row to go there, drag over rows to improve them.</source>
        <translation>大写字母为推。点击一行即转到那里，拖选多行可加以改进。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n moves</source>
        <extracomment>One: {done} of %n move</extracomment>
        <translation>
            <numerusform>第 {done} 步，共 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n changes</source>
        <extracomment>One: {done} of %n change</extracomment>
        <translation>
            <numerusform>第 {done} 次换箱，共 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n pulls</source>
        <extracomment>One: {done} of %n pull</extracomment>
        <translation>
            <numerusform>第 {done} 拉，共 %n 拉</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n pushes</source>
        <extracomment>One: {done} of %n push</extracomment>
        <translation>
            <numerusform>第 {done} 推，共 %n 推</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Nothing yet. Drag a box, or use the arrow keys.</source>
        <translation>还没有步骤。拖动箱子，或用方向键。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Yes, count them</source>
        <translation>是，计入</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Are these yours?</source>
        <translation>这些是你的吗？</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>The file has solutions of %n levels that you have not solved here.</source>
        <extracomment>One: The file has solutions of %n level that you have not solved here.</extracomment>
        <translation>
            <numerusform>文件里有 %n 个你在这里还没解开的关卡的解。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This solution was shown, so it is not among your results.</source>
        <translation>此解是显示给你的，不计入你的成绩。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Not all of the pulls were your own, so it is not among your results.</source>
        <translation>并非每一拉都由你走出，不计入你的成绩。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Not all of the pushes were your own, so it is not among your results.</source>
        <translation>并非每一推都由你走出，不计入你的成绩。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Your best in {counters}.</source>
        <translation>你的最佳：{counters}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This solution was found by playing backwards.</source>
        <translation>这是倒着玩找到的解法。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Play it forwards</source>
        <translation>正着播放</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Play again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>The last position not known to be a deadlock</source>
        <translation>最后一个尚未确认为死局的局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Show hints</source>
        <translation>显示提示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>No spoilers</source>
        <translation>不剧透</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Do you want hints?</source>
        <translation>要显示提示吗？</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Statewalk can warn you of deadlocks and show the fewest pushes that solve a level.</source>
        <translation>Statewalk 可以提示死局，并显示完成关卡所需的最少推数。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Deadlock since pull {number}.</source>
        <translation>从第 {number} 拉起已成死局。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Deadlock since push {number}.</source>
        <translation>从第 {number} 推起已成死局。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Back to the last solvable pull</source>
        <translation>回到最后一个可解的拉</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Back to pull {number}</source>
        <translation>回到第 {number} 拉</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Back to push {number}</source>
        <translation>回到第 {number} 推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>The boxes cannot get back to their starting squares</source>
        <translation>箱子再也回不到初始位置</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This level cannot be solved</source>
        <translation>此关卡无解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This position cannot be solved any more</source>
        <translation>此局面已无法完成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>All positions reachable from the start were counted, and none of them is solved.</source>
        <translation>从起点可到达的局面已全部统计，没有一个是完成局面。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>All positions reachable from here were counted, and none of them is solved.</source>
        <translation>从这里可到达的局面已全部统计，没有一个是完成局面。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Mark</source>
        <comment>dead squares</comment>
        <translation>标记</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Steps</source>
        <translation>逐步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Instant</source>
        <translation>立即</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Fewest pushes first</source>
        <comment>how a box is carried</comment>
        <translation>推数最少优先</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>A box is moved with the fewest pushes; when off, with the fewest moves</source>
        <translation>以最少的推数移动箱子；关闭时以最少的步数移动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Warn of deadlocks</source>
        <translation>出现死局时提示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Show a warning when a push makes the level unsolvable</source>
        <translation>当一推使关卡无法完成时给出提示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Hide what could give something away: best results, depths, solutions, deadlocks</source>
        <translation>隐藏可能泄露答案的内容：最佳成绩、深度、解法、死局</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Solve for</source>
        <translation>求解目标</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>What the solver minimises</source>
        <translation>求解器优先减少的指标</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Dead squares</source>
        <translation>死格</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Squares from which a box could never get to a goal</source>
        <translation>箱子再也到不了目标点的格子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>How moves are shown</source>
        <translation>步骤的显示方式</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>Play the moves</source>
        <translation>播放步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>Play the remaining moves of the history, or stop</source>
        <translation>播放历史中后面的步骤，或停止</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>How fast moves are played</source>
        <translation>步骤的播放速度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>Name the tiles of the picture</source>
        <translation>为图片的图块命名</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>What is on these tiles?</source>
        <translation>这些图块上是什么？</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>The picture: drag wrong lines</source>
        <translation>图片：拖动不准的线</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>The level</source>
        <translation>关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>{columns} × {rows} squares of {size:.3g} pixels</source>
        <translation>{columns} × {rows} 格，每格 {size:.3g} 像素</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>{size}, %n different tiles. Name each once; the preselected names are guesses.</source>
        <extracomment>One: {size}, %n different tile. Name each once; the preselected names are guesses.</extracomment>
        <translation>
            <numerusform>{size}，%n 种不同图块。每种命名一次；预选的名称是猜测。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>Reading the tiles of this grid</source>
        <translation>正在读取此网格的图块</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>%n boxes and as many goals: it can be played.</source>
        <extracomment>One: %n box and as many goals: it can be played.</extracomment>
        <translation>
            <numerusform>%n 个箱子和同样多的目标点：可以玩。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>{message} (row {row}, column {column}).</source>
        <translation>{message}（第 {row} 行第 {column} 列）。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>Tile on %n squares</source>
        <extracomment>One: Tile on %n square</extracomment>
        <translation>
            <numerusform>用于 %n 格的图块</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/choice.py"/>
        <source>Box on goal</source>
        <translation>目标点上的箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/choice.py"/>
        <source>Man on goal</source>
        <translation>目标点上的小人</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/choice.py"/>
        <source>Outside</source>
        <translation>外部</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>Pictures ({endings})</source>
        <translation>图片 ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>Level from a picture</source>
        <translation>来自图片的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>Reading the picture</source>
        <translation>正在读取图片</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>No level was read from the picture.</source>
        <translation>未能从图片读出关卡。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Square</source>
        <translation>格</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Left</source>
        <comment>edge of a grid</comment>
        <translation>左边</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Top</source>
        <comment>edge of a grid</comment>
        <translation>上边</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Square, px</source>
        <translation>格，px</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>How many squares?</source>
        <translation>有多少格？</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Squares across and down</source>
        <translation>横向和纵向的格数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>How many squares the picture shows; textures may look like smaller or larger squares</source>
        <translation>图片上实际的格数；纹理可能看似更小或更大的格子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>{name}, in pixels</source>
        <translation>{name}，以像素计</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>{name}, in pixels of the picture; up and down change it</source>
        <translation>{name}，以图片像素计；上下键更改</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/model.py"/>
        <source>No tile repeats on this grid. Move its lines onto those of the picture.</source>
        <translation>此网格上没有重复的图块。请把线移到图片的线上。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/model.py"/>
        <source>There is no picture to read</source>
        <translation>没有可读取的图片</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/model.py"/>
        <source>Copy one, or open one from a file</source>
        <translation>请复制一张，或从文件打开一张</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/original.py"/>
        <source>The picture with the lines of its grid</source>
        <translation>图片及其网格线</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/original.py"/>
        <source>Drag a line, or the whole grid; arrows move it, plus and minus stretch it</source>
        <translation>拖动一条线或整个网格；方向键移动，加号和减号伸缩</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/original.py"/>
        <source>{columns} × {rows} squares of {size:.4g} pixels from {left:.4g}, {top:.4g}</source>
        <translation>{columns} × {rows} 格，每格 {size:.4g} 像素，起于 {left:.4g}, {top:.4g}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/play/history_rows.py"/>
        <source>another line was played here</source>
        <translation>此处还走过另一种走法</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>From start</source>
        <translation>从起点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>From here</source>
        <translation>从这里</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>A position is given by where the boxes stand and where the man can walk; its depth is the fewest pushes that lead to it. Breadth-first search counts the positions, and following every push backwards from the solved ones finds those that can still be solved. The others are deadlocks. Solid bars are complete counts, hatched bars are lower bounds.</source>
        <translation>局面由箱子的位置和小人可走的区域决定；深度是到达它的最少推数。广度优先搜索统计局面，再从完成局面把每一推倒着走，找出仍可解的局面。其余为死局。实心条已统计完毕，斜线条为下界。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Counted from</source>
        <translation>统计起点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count further</source>
        <translation>继续统计</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Positions of this level by their depth in pushes.</source>
        <translation>此关卡各深度（推数）的局面数。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>can be solved</source>
        <translation>可解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>deadlocked</source>
        <translation>死局</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>depth, pushes from the start</source>
        <translation>深度，距起点的推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>depth, pushes from this position</source>
        <translation>深度，距此局面的推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count positions</source>
        <translation>统计局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count again</source>
        <translation>重新统计</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count up to {positions}</source>
        <translation>最多统计 {positions}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count them again to look up the position on the board: {duration}</source>
        <translation>重新统计，以查找棋盘上的局面：{duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count up to {positions}: {duration}</source>
        <translation>最多统计 {positions}：{duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Positions are counted only while you play forwards. Press Shift+B to play forwards again.</source>
        <translation>只在正着玩时统计局面。按 Shift+B 恢复正着玩。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Cancelled. Nothing is known of this level yet.</source>
        <translation>已取消。对此关卡还一无所知。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>The positions of this level are being counted</source>
        <translation>正在统计此关卡的局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>first solution</source>
        <translation>首个解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>this position</source>
        <translation>此局面</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>%n positions can be reached from the start, all counted; {share} of them can be solved.</source>
        <extracomment>One: %n position can be reached from the start, all counted; {share} of them can be solved.</extracomment>
        <translation>
            <numerusform>从起点可到达 %n 个局面，已全部统计，其中 {share} 可解。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>More than {states} positions can be reached from the start, of which exactly {solvable} can be solved.</source>
        <translation>从起点可到达的局面超过 {states} 个，其中恰有 {solvable} 可解。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This level has more than {positions}; those nearest to the start are shown.</source>
        <translation>此关卡超过 {positions}；显示离起点最近的。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This level cannot be solved.</source>
        <translation>此关卡无解。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This position is a deadlock.</source>
        <translation>此局面是死局。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This position is solved.</source>
        <translation>此局面已完成。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Fewest pushes left: {left}.</source>
        <translation>最少还需推数：{left}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Counting {times} times as many takes {duration}.</source>
        <translation>统计 {times} 倍的局面需要 {duration}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {what}</source>
        <translation>至少 {what}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>{count:,} can be solved</source>
        <translation>{count:,} 个可解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {count:,} can be solved</source>
        <translation>至少 {count:,} 个可解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>{count:,} deadlocked</source>
        <translation>{count:,} 个死局</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {count:,} deadlocked</source>
        <translation>至少 {count:,} 个死局</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>{count:,} not known</source>
        <translation>{count:,} 个未知</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {count:,} not known</source>
        <translation>至少 {count:,} 个未知</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Depth {depth}: {parts}</source>
        <translation>深度 {depth}：{parts}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>not timed yet</source>
        <translation>尚未计时</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>about {duration}</source>
        <translation>约 {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>The height of a bar is the number of steps the man walks before that push. Click a bar to go there; drag over bars to select them, and Improve shortens only that part. The game it replaces is kept as a snapshot.</source>
        <translation>条的高度是该推之前小人走的步数。点击一条即转到那里；拖选多条，“改进”就只缩短这一部分。被替换的对局保留为快照。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>you are here</source>
        <translation>你在这里</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>you left it here</source>
        <translation>你从这里离开</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>The pushes of the solution</source>
        <translation>解的各推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Solve the level, or press Solve, and the pulls of its solution are drawn here.</source>
        <translation>完成关卡或按“求解”后，解的每一拉都会画在这里。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Solve the level, or press Solve, and the pushes of its solution are drawn here.</source>
        <translation>完成关卡或按“求解”后，解的每一推都会画在这里。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>pull</source>
        <comment>what bars are</comment>
        <translation>拉</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>push</source>
        <comment>what bars are</comment>
        <translation>推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>{cost}.</source>
        <translation>{cost}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>This game, undone moves included: {cost}.</source>
        <translation>本局，含撤销的步骤：{cost}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>{what}: {cost}.</source>
        <translation>{what}：{cost}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>a walk of {steps:,} before it</source>
        <translation>之前走 {steps:,} 步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>no walk before it</source>
        <translation>之前不走动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Pull {number:,}: {before}, {moves} so far</source>
        <translation>第 {number:,} 拉：{before}，至此共 {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Push {number:,}: {before}, {moves} so far</source>
        <translation>第 {number:,} 推：{before}，至此共 {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Each bar is one pull; its height is the number of steps walked before it.</source>
        <translation>每条为一拉，高度是之前走的步数。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Each bar is one push; its height is the number of steps walked before it.</source>
        <translation>每条为一推，高度是之前走的步数。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/strip.py"/>
        <source>%n bars</source>
        <extracomment>One: %n bar</extracomment>
        <translation>
            <numerusform>%n 条</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>p(d | N) is the chance that d pushes are left after N. The positions that can be solved form an absorbing Markov chain: the chance to solve is h = N r, the pushes to the end t = N 1 with N = (I − Q)⁻¹, iterated until the error is proved to be small. Moves without a push are not counted. In a simulated walk a position is a deadlock when a box is on a dead square, boxes block each other, or there is no push; whiskers are 95 % Wilson intervals.</source>
        <translation>p(d | N) 是 N 推之后还需 d 推的概率。可解局面构成吸收马尔可夫链：完成的概率 h = N r，到结束的推数 t = N 1，N = (I − Q)⁻¹，迭代到误差可证明足够小为止。不推箱子的步不计。在模拟的游走中，箱子在死格上、箱子互相卡死或无可推动时即为死局；须线为 Wilson 95% 置信区间。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Simulate walks</source>
        <translation>模拟游走</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Simulate {walks:,} walks from this position</source>
        <translation>从此局面模拟 {walks:,} 次游走</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>The random pusher plays only while you play forwards. Press Shift+B to play forwards again.</source>
        <translation>随机推动只用于正着玩。按 Shift+B 恢复正着玩。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Cancelled. Choose Depth and count the positions to follow the random pusher.</source>
        <translation>已取消。选择“深度”并统计局面，即可跟踪随机推动。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>More than {states:,} positions were counted, and there are others: too many for an exact answer. Simulate walks instead, or count further in the depth plot.</source>
        <translation>已统计的局面超过 {states:,} 个，此外还有：太多，无法精确求解。请改为模拟游走，或在深度图中继续统计。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>This position is a deadlock: no walk from here solves the level. Undo a push to see more.</source>
        <translation>此局面是死局：从这里出发的游走都无法完成关卡。撤销一推可看到更多。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Computing the chances of the random pusher</source>
        <translation>正在计算随机推动的概率</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>chance to solve it</source>
        <translation>完成的概率</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes until the end</source>
        <translation>到结束的推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved}, solved or deadlocked after {after} pushes on average.</source>
        <translation>每个合法推动等可能：完成的概率 {solved}，平均 {after} 推后完成或成死局。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved}, solved or deadlocked after {after} pushes on average, {to_solve} when solved.</source>
        <translation>每个合法推动等可能：完成的概率 {solved}，平均 {after} 推后完成或成死局，完成时平均 {to_solve} 推。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes when solved</source>
        <translation>完成时的推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely, until the level is solved or deadlocked.</source>
        <translation>每个合法推动等可能，直到关卡完成或成死局。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>left</source>
        <comment>pushes: left = 3</comment>
        <translation>剩余</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes left, 0 solved</source>
        <translation>剩余推数，0 为完成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Deadlocked {dead}, solved {solved}: the rest can still be solved.</source>
        <translation>死局 {dead}，完成 {solved}：其余仍可解。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>deadlocked after N pushes</source>
        <translation>N 推后成死局</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>solved after N pushes</source>
        <translation>N 推后完成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Deadlocked</source>
        <translation>死局</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes until the walk ends</source>
        <translation>游走结束前的推数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>%n walks simulated</source>
        <extracomment>One: %n walk simulated</extracomment>
        <translation>
            <numerusform>已模拟 %n 次游走</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>p(ends at N)</source>
        <translation>p(结束于 N)</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>chance at least</source>
        <translation>概率至少</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>chance at most</source>
        <translation>概率至多</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>less than {high}</source>
        <translation>小于 {high}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved} ({sure}), solved or seen to be deadlocked after {after} pushes.</source>
        <translation>每个合法推动等可能：完成的概率 {solved}（{sure}），{after} 推后完成或判明为死局。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved} ({sure}), solved or seen to be deadlocked after {after} pushes; %n walks did not end.</source>
        <extracomment>One: Every legal push equally likely: solved with probability {solved} ({sure}), solved or seen to be deadlocked after {after} pushes; %n walk did not end.</extracomment>
        <translation>
            <numerusform>每个合法推动等可能：完成的概率 {solved}（{sure}），{after} 推后完成或判明为死局；%n 次游走没有结束。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>A skin image has square tiles, four to a row, as other Sokoban programs use them.</source>
        <translation>皮肤图片由方形图块组成，每行四个，与其他推箱子程序通用。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Most memory that one search may use; it gives up when this is full</source>
        <translation>一次搜索最多可用的内存；占满即停止</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Memory of the solver</source>
        <translation>求解器的内存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Memory of the Sokoban solver</source>
        <translation>推箱子求解器的内存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Most memory that one search may use; it gives up when this is full.</source>
        <translation>一次搜索最多可用的内存；占满即停止。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Look of the board</source>
        <translation>棋盘外观</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Load skin image</source>
        <translation>载入皮肤图片</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Remove the chosen skin image</source>
        <translation>移除所选的皮肤图片</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>This skin cannot be shown. {fault}</source>
        <translation>无法显示此皮肤。{fault}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Skin image ({endings})</source>
        <translation>皮肤图片 ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Draw boards with the skin {name}</source>
        <translation>用皮肤 {name} 绘制棋盘</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>There is no level to be searched.</source>
        <translation>没有要搜索的关卡。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>%n levels will be solved</source>
        <extracomment>One: %n level will be solved</extracomment>
        <translation>
            <numerusform>将求解 %n 个关卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>%n levels will be improved</source>
        <extracomment>One: %n level will be improved</extracomment>
        <translation>
            <numerusform>将改进 %n 个关卡</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>one by one, while you play</source>
        <translation>你玩的同时逐个进行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Open a collection in the browser.</source>
        <translation>请在关卡浏览器中打开一个关卡集。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>No level matches the search in the browser. Clear the search first.</source>
        <translation>没有关卡符合关卡浏览器中的搜索。请先清除搜索。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>None of the levels shown in the browser can be played.</source>
        <translation>关卡浏览器中显示的关卡都不能玩。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Solve all levels</source>
        <translation>求解全部关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Solve the levels shown in the browser, or this collection, in the background</source>
        <translation>在后台求解关卡浏览器中显示的关卡或此关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Improve all solutions</source>
        <translation>改进全部解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Shorten known solutions of these levels in the background, in what you count first</source>
        <translation>在后台按你优先看重的指标缩短这些关卡的已知解法</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Pause solving all levels</source>
        <translation>暂停求解全部关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Pause or resume solving all levels</source>
        <translation>暂停或继续求解全部关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Cancel solving all levels</source>
        <translation>取消求解全部关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Search no more levels; solutions found so far are kept</source>
        <translation>不再搜索其他关卡；已找到的解法会保留</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>Solving levels</source>
        <translation>正在求解关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>Improving levels</source>
        <translation>正在改进关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>The levels could not be searched.</source>
        <translation>关卡搜索失败。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>All levels are searched</source>
        <translation>所有关卡都已搜索</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n solved by the program</source>
        <extracomment>One: %n solved by the program</extracomment>
        <translation>
            <numerusform>程序解出 %n 关</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n unsolvable</source>
        <extracomment>One: %n unsolvable</extracomment>
        <translation>
            <numerusform>%n 个无解</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n given up</source>
        <extracomment>One: %n given up</extracomment>
        <translation>
            <numerusform>%n 个已放弃</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n made shorter</source>
        <extracomment>One: %n made shorter</extracomment>
        <translation>
            <numerusform>%n 个已缩短</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n as short as before</source>
        <extracomment>One: %n as short as before</extracomment>
        <translation>
            <numerusform>%n 个与之前一样短</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n left out</source>
        <extracomment>One: %n left out</extracomment>
        <translation>
            <numerusform>%n 个略过</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>{duration} a level</source>
        <translation>每关 {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>A level that takes longer is given up</source>
        <translation>耗时更长的关卡会放弃</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Pause; the rest waits, even after a restart</source>
        <translation>暂停；其余的等待，重启后也会保留</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Cancel the rest; solutions found so far are kept</source>
        <translation>取消其余的；已找到的解法会保留</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>%n levels searched</source>
        <extracomment>One: %n level searched</extracomment>
        <translation>
            <numerusform>已搜索 %n 关</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Paused at {place}</source>
        <translation>暂停于 {place}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Waiting for your own search, at {place}</source>
        <translation>正在等待你的搜索，{place}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Improving {place}</source>
        <translation>正在改进 {place}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Solving {place}</source>
        <translation>正在求解 {place}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Box lines</source>
        <translation>箱子直线数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Pushing sessions</source>
        <translation>推动段数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Player lines</source>
        <translation>行走段数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_card.py"/>
        <source>Snapshots</source>
        <translation>快照</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_card.py"/>
        <source>Saved solutions and snapshots</source>
        <translation>已保存的解法和快照</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Kept as {name}</source>
        <translation>已保留为 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Two snapshots meet: a solution with {cost} was saved</source>
        <translation>两个快照相接：已保存{cost}的解法</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>This snapshot belongs to the level's file and cannot be deleted.</source>
        <translation>此快照属于关卡文件，无法删除。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>The snapshot does not fit this level</source>
        <translation>快照与此关卡不符</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Back at {name}</source>
        <translation>已回到 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Replaying the solutions to check them.</source>
        <translation>正在重放解法以核对。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>%n solutions from the file and the program are hidden because “No spoilers” is on.</source>
        <extracomment>One: %n solution from the file or the program is hidden because “No spoilers” is on.</extracomment>
        <translation>
            <numerusform>因为“不剧透”已开启，文件和程序的 %n 个解法已隐藏。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>the file's</source>
        <comment>a snapshot</comment>
        <translation>文件中的快照</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>{cost}, backwards, {when}</source>
        <translation>{cost}，倒着玩，{when}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>There is no snapshot of this level yet.</source>
        <translation>此关卡还没有快照。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>Name of this position</source>
        <translation>此局面的名称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>Keep</source>
        <comment>a position</comment>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>Keep this position as a snapshot</source>
        <translation>把此局面保留为快照</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>No solution is known yet. Solve the level, or let the program solve it.</source>
        <translation>尚无已知的解。请完成关卡，或让程序求解。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Note on this solution</source>
        <translation>此解的备注</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Play</source>
        <comment>a solution</comment>
        <translation>播放</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Play the moves of this solution</source>
        <translation>播放此解法的步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Copy the moves as LURD text</source>
        <translation>以 LURD 文本复制步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Save the level with this solution, or an animation</source>
        <translation>保存关卡连同此解，或保存动画</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Remove the solution from this list</source>
        <translation>从列表移除此解法</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Bring the solution back</source>
        <translation>恢复此解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>{name} was deleted.</source>
        <translation>已删除 {name}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Copy moves with run-lengths</source>
        <translation>复制游程压缩的步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Sessions</source>
        <translation>段数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>yours, with help</source>
        <translation>你的，有协助</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>the file's</source>
        <translation>文件中的解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>the program's</source>
        <translation>程序的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Sort by solution</source>
        <translation>按解排序</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Sort by {counter}</source>
        <translation>按{counter}排序</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>{number}, the least</source>
        <translation>{number}，最少</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>{counter} of solution {number}</source>
        <translation>第 {number} 个解的{counter}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Name of the solution</source>
        <translation>解的名称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solutions.py"/>
        <source>The solution has more than {most:,} moves</source>
        <translation>该解法超过 {most:,} 步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>take back revert reverse mistake cancel last step backwards</source>
        <translation>撤销 悔棋 退回 还原 错误 上一步 后退</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>again forward repeat restore step</source>
        <translation>重做 再次 前进 恢复 一步</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>reset start over again retry new try begin level give up</source>
        <translation>重置 重新开始 再来 重试 关卡 放弃</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>save my game bookmark checkpoint remember position store state quick save</source>
        <translation>保存游戏 存档 书签 记住 局面 快速保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>my games results records best solved statistics list load saved moves pushes box lines high score walkthrough</source>
        <translation>我的游戏 成绩 纪录 最佳 已解 统计 列表 载入 存档 步数 推数 攻略</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>load saved game bookmark checkpoint restore continue position quick load</source>
        <translation>载入存档 读档 书签 恢复 继续 局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>reverse mode pulling backwards goals retrograde from the end</source>
        <translation>倒推 拉箱子 反向 目标 从终点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>player reachable squares walk area region pusher warehouse keeper</source>
        <translation>玩家 人 可到达的格子 行走 区域 仓库管理员</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>solution answer walkthrough solver computer optimal fewest pushes moves A* IDA* heuristic search deadlock help me stuck show shortest</source>
        <translation>解法 答案 攻略 求解器 电脑 最优 最少推动 步数 启发式 搜索 死局 死局 帮帮我 卡住 显示 最短</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>hint help stuck show tip what now step clue</source>
        <translation>提示 帮助 卡住 看看 现在怎么办 一步 线索</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>help stuck tip clue which box what now advice</source>
        <translation>帮助 卡住 提示 线索 哪个箱子 建议</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>deadlock stuck lost dead possible check impossible corral frozen box help</source>
        <translation>死局 死局 卡住 输了 可能 检查 不可能 冻结的箱子 帮助</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>deadlock undo rescue stuck lost mistake go back good position</source>
        <translation>死局 死局 撤销 挽救 卡住 错误 好局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>optimise optimize optimizer shorter better fewer moves pushes solution shorten</source>
        <translation>优化 优化器 更短 更好 更少步数 推动 缩短解法</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>turn board orientation clockwise landscape portrait view</source>
        <translation>旋转棋盘 方向 顺时针 横向 纵向 视图</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>flip reflect reverse swap left right view</source>
        <translation>翻转 镜像 左右 交换 视图</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>bigger larger magnify closer squares size</source>
        <translation>更大 放大 靠近 格子 大小</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>smaller less further squares size overview</source>
        <translation>更小 缩小 远离 格子 大小 全貌</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>fit zoom all reset size whole board window</source>
        <translation>适应 全部 重置 大小 整个棋盘 窗口</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>cut vertex cut vertices articulation point biconnected component block-cut tree Tarjan graph theory bridge where can a box be pushed moves of a box</source>
        <translation>割点 关节点 双连通分量 块割树 图论 桥 箱子能推到哪里</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>chart graph distance distribution number of positions states count state space histogram depth breadth-first</source>
        <translation>图表 距离 分布 局面数量 状态 计数 状态空间 直方图 深度 广度优先</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>random walk Markov chain probability chance absorption stationary monkey chart graph</source>
        <translation>随机游走 马尔可夫链 概率 偶然 吸收 平稳 猴子 图表</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>chart graph analysis pushes walk timeline effort</source>
        <translation>图表 分析 推动 行走 时间线 工作量</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>following level forward skip puzzle another</source>
        <translation>下一关 前进 跳过 谜题 另一个</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>level before back earlier puzzle</source>
        <translation>上一关 返回 之前 谜题</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>new level not done to do open remaining continue puzzle</source>
        <translation>新关卡 未解 待办 剩余 继续 谜题</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>select pick puzzle list go to number jump menu my levels progress</source>
        <translation>选择 谜题 列表 编号 跳转 菜单 我的关卡 进度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>collections library gallery thumbnails search filter my levels packs sets overview Microban XSokoban Sasquatch</source>
        <translation>关卡集 关卡库 图库 缩略图 搜索 筛选 我的关卡 关卡包 总览</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>load file import download puzzle pack collection text xsb sok slc</source>
        <translation>载入 文件 导入 下载 谜题 关卡包 文本</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>author title comment credits designer copyright difficulty information</source>
        <translation>作者 标题 评论 设计者 版权 难度 信息</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>export file download share backup write sok xsb slc</source>
        <translation>导出 文件 分享 备份 写入</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>backup export everything file move to another computer archive</source>
        <translation>备份 全部导出 文件 换电脑 归档</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>restore backup import merge another computer archive</source>
        <translation>备份 恢复 导入 合并 换电脑 归档</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>batch solver many queue background collection automatically overnight</source>
        <translation>批量 求解器 许多 队列 后台 自动 通宵</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>batch optimizer optimise many queue background shorter better overnight</source>
        <translation>批量 优化 许多 队列 后台 更短 更好 通宵</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>import insert clipboard link text load read LURD</source>
        <translation>导入 插入 剪贴板 链接 文本 读取</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>image screenshot photo recognize recognition scan import read OCR</source>
        <translation>图片 截图 照片 识别 扫描 读取</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>clipboard share text export board xsb forum state</source>
        <translation>剪贴板 分享 文本 导出 棋盘 论坛 状态</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>clipboard share text solution LURD notation export</source>
        <translation>剪贴板 分享 文本 解法 记法 导出</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>URL share web address friend send internet</source>
        <translation>网址 分享 链接 朋友 发送 互联网</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>save share image animation GIF video text download print</source>
        <translation>保存 分享 图片 动画 视频 文本 打印</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>video animation movie record share animated picture replay</source>
        <translation>视频 动画 录制 分享 动图</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>save image screenshot print vector PNG SVG PDF share</source>
        <translation>保存 图片 截图 打印 矢量 分享</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>replay watch animate run demonstration solution film</source>
        <translation>播放 观看 演示 解法 影片</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>change modify draw level editor design build construct create my own</source>
        <translation>修改 绘制 关卡编辑器 设计 建造 自制</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>create make design draw editor build construct own empty blank</source>
        <translation>新建 绘制 编辑器 设计 建造 自制 空白</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>generate generator random levels new automatic create puzzles difficulty wishes</source>
        <translation>生成 生成器 随机关卡 新的 自动 谜题 难度 要求</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>title name collection change</source>
        <translation>标题 名称 关卡集 更改</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>delete erase collection throw away trash</source>
        <translation>删除 移除 关卡集 丢弃 回收站</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>remove erase level throw away trash</source>
        <translation>删除 移除 关卡 丢弃 回收站</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/classic.py"/>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/contrast.py"/>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/image.py"/>
        <source>{name} is not a skin image: {width} × {height} pixels do not divide into 4 columns and at least 3 rows of square tiles</source>
        <translation>{name} 不是皮肤图片：{width} × {height} 像素无法分成 4 列、至少 3 行的方形图块</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/skins.py"/>
        <source>Flat</source>
        <translation>平面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Rate</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Boxes packed</source>
        <translation>已归位箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>best attempt</source>
        <translation>最佳尝试</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>{number} of {total}</source>
        <translation>{number}/{total}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>memory full in about {duration}</source>
        <translation>约 {duration}后内存用满</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>gives up in {seconds:.0f} s</source>
        <translation>{seconds:.0f} 秒后停止</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Best attempt</source>
        <translation>最佳尝试</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>The position in which the solver has done most steps of its plan</source>
        <translation>求解器完成其计划步骤最多的局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/bar.py"/>
        <source>excluded</source>
        <translation>已排除</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/bar.py"/>
        <source>found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up at {memory}. The settings can allow more memory.</source>
        <translation>用满 {memory} 后停止。可在设置中允许更多内存。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up at {memory}; best attempt: {placed} of {boxes} boxes on goals. The settings can allow more memory.</source>
        <translation>用满 {memory} 后停止，最佳尝试使 {boxes} 个箱子中的 {placed} 个归位。可在设置中允许更多内存。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up after {seconds:.0f} s. Search on for {longer:.0f} s?</source>
        <translation>{seconds:.0f} 秒后停止。再搜索 {longer:.0f} 秒？</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up after {seconds:.0f} s; best attempt: {placed} of {boxes} boxes on goals. Search on for {longer:.0f} s?</source>
        <translation>{seconds:.0f} 秒后停止，最佳尝试使 {boxes} 个箱子中的 {placed} 个归位。再搜索 {longer:.0f} 秒？</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>Improving</source>
        <translation>正在改进</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>row {number}</source>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>rows {first}–{last}</source>
        <translation>第 {first}–{last} 行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>Accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>{cost} now</source>
        <translation>现为 {cost}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>Taken back</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>{cost} again</source>
        <translation>恢复为 {cost}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/ordered_solution.py"/>
        <source>{cost}: the first two are proved to be minimal.</source>
        <translation>{cost}：前两项已证明为最少。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/ordered_solution.py"/>
        <source>{cost}: the first is proved to be minimal.</source>
        <translation>{cost}：第一项已证明为最少。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/ordered_solution.py"/>
        <source>{cost}: not proved to be minimal.</source>
        <translation>{cost}：未证明为最少。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Solve finds a solution or proves that there is none. Next push shows one push of it.</source>
        <translation>“求解”寻找解法，或证明无解。“下一推”显示其中一推。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Solve finds moves back to the start or proves that there are none. Next pull shows one pull of them.</source>
        <translation>“求解”寻找退回起点的步骤，或证明没有。“下一拉”显示其中一拉。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>From the start</source>
        <translation>从起点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Improve</source>
        <translation>改进</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>From the end</source>
        <translation>从终点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Next pull</source>
        <translation>下一拉</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Show one pull of a solution, and play it when pressed again</source>
        <translation>显示解法的一拉，再按一次则执行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Show one push of a solution, and play it when pressed again</source>
        <translation>显示解法的一推，再按一次则执行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Look for shorter variants of these moves</source>
        <translation>寻找这些步骤的更短变着</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Look for shorter variants in {rows}</source>
        <translation>在{rows}中寻找更短的变着</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Look for shorter variants of the best solution</source>
        <translation>寻找最佳解法的更短变着</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Search on</source>
        <translation>继续搜索</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Next: the box at {square}.</source>
        <translation>下一个：{square} 处的箱子。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Improve is limited to {rows}.</source>
        <translation>改进限于{rows}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>The boxes are back on their starting squares.</source>
        <translation>箱子已回到初始位置。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>The level is solved.</source>
        <translation>关卡已完成。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Getting back to the start takes at least this many pulls.</source>
        <translation>退回起点至少需要这么多拉。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>No solution has fewer pushes, or as few pushes and fewer moves.</source>
        <translation>没有推数更少的解，也没有推数相同而步数更少的解。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>No solution has fewer pushes.</source>
        <translation>没有推数更少的解。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Proved once both bounds meet; the length is odd.</source>
        <translation>上下界相等即得证明；长度为奇数。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Proved once both bounds meet; the length is even.</source>
        <translation>上下界相等即得证明；长度为偶数。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Perhaps not the fewest; the length is odd.</source>
        <translation>也许不是最少；长度为奇数。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Perhaps not the fewest; the length is even.</source>
        <translation>也许不是最少；长度为偶数。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Solver at work</source>
        <translation>求解器运行中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>below {pushes}</source>
        <translation>少于 {pushes}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>%n positions looked at.</source>
        <extracomment>One: %n position looked at.</extracomment>
        <translation>
            <numerusform>已查看 %n 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>best known</source>
        <translation>已知最佳</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Proving the fewest pushes</source>
        <translation>正在证明最少推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Looking for the fewest moves</source>
        <translation>正在寻找最少步数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>The start cannot be reached from here any more.</source>
        <translation>从这里再也退不回起点。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>There is no solution from here.</source>
        <translation>从这里没有解。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>for {seconds:.0f} s at most</source>
        <translation>最多 {seconds:.0f} 秒</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Solution found</source>
        <translation>已找到解法</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Moves back to the start found</source>
        <translation>已找到退回起点的步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>{cost} from here</source>
        <translation>从这里起 {cost}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Pull the box at {square} to {target}</source>
        <translation>把 {square} 处的箱子拉到 {target}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Press Next pull again to play it</source>
        <translation>再按一次“下一拉”即可执行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Push the box at {square} to {target}</source>
        <translation>把 {square} 处的箱子推到 {target}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Press Next push again to play it</source>
        <translation>再按一次“下一推”即可执行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Pull the box at {square} next</source>
        <translation>接下来拉 {square} 处的箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Push the box at {square} next</source>
        <translation>接下来推 {square} 处的箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>The start can still be reached.</source>
        <translation>仍能退回起点。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>This position can still be solved.</source>
        <translation>此局面仍能完成。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Restore the game as it was before</source>
        <translation>让对局恢复原样</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Better variants</source>
        <translation>更好的变着</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>%n found, the rest unchanged</source>
        <extracomment>One: %n found, the rest unchanged</extracomment>
        <translation>
            <numerusform>找到 %n 个，其余不变</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>No variant near these moves is shorter.</source>
        <translation>这些步骤附近没有更短的变着。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>No shorter variant was found so far.</source>
        <translation>目前没有找到更短的变着。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>%n more are not listed.</source>
        <extracomment>One: %n more is not listed.</extracomment>
        <translation>
            <numerusform>另有 %n 个未列出。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>All together: {cost}. Each variant was checked by replaying it.</source>
        <translation>合计：{cost}。每个变着都已重放核对。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>The number of pulls stays {number}. Each variant was checked by replaying it.</source>
        <translation>拉数保持 {number}。每个变着都已重放核对。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>The number of pushes stays {number}. Each variant was checked by replaying it.</source>
        <translation>推数保持 {number}。每个变着都已重放核对。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Replace those rows with this variant; the game as it was is kept as a snapshot</source>
        <translation>用此变着替换那些行；原来的对局保留为快照</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Accept {saving}, {rows}</source>
        <translation>接受：{saving}，{rows}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>{sign}%n pulls</source>
        <extracomment>One: {sign}%n pull</extracomment>
        <translation>
            <numerusform>{sign}%n 拉</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>{sign}%n pushes</source>
        <extracomment>One: {sign}%n push</extracomment>
        <translation>
            <numerusform>{sign}%n 推</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>moves saved</source>
        <translation>节省的步数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>{sign}%n moves</source>
        <extracomment>One: {sign}%n move</extracomment>
        <translation>
            <numerusform>{sign}%n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/way.py"/>
        <source>Best solution</source>
        <translation>最佳解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/way.py"/>
        <source>This game</source>
        <translation>本局</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The levels that come with Statewalk. The first twelve are a path for a first evening: pushing, lifting, turning a box
round, squares of no return, tunnels, order, playing backwards, corrals. After them the levels grow harder.
Of the 150 levels 76 were drawn by hand, and 74 were put together by chance and chosen: these say how
(statewalk sokoban generate with the same arguments makes them again). Around some of the drawings a search then
tried other walls and starts, as long as the idea stayed. Every level has a stored solution with the fewest pushes
possible, and among these the fewest moves: an exhaustive search backwards from the goals proved it.
Grades, of five, are those of a measured difficulty.</source>
        <translation>Statewalk 自带的关卡。前十二关是第一晚的路线：推动、提起、让箱子转向、有去无回的格子、隧道、顺序、倒着玩、围栏。之后关卡逐渐变难。150 个关卡中 76 个是手工绘制的，74 个由随机组合并挑选而成：它们会注明如何生成（用相同的参数运行 statewalk sokoban generate 可再次得到）。围绕其中一些手绘关卡，程序还在保持构思的前提下试过别的墙和起点。每个关卡都存有推数最少、其中步数最少的解：由从目标点反向的穷举搜索证明。等级共五级，依据测得的难度。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Walk into a box to push it; the arrow keys will do. A box is pushed, never pulled, and one at a time.</source>
        <translation>走向箱子就能推动它，用方向键即可。箱子只能推，不能拉，一次只能推一个。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Lift the box with the mouse: the squares that it can be brought to light up. Set it down on one of them, and the man walks and pushes.</source>
        <translation>用鼠标提起箱子，它能到达的格子会亮起。放到其中一格，小人就会自己走过去推。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>One step from its goal, and yet the box never goes straight there: the man has to get behind it. Lift it and see which squares it can turn on.</source>
        <translation>离目标点只有一步，却从来不能直接推过去：小人得先绕到箱子后面。提起箱子，看看它能在哪些格子上转向。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>However long the way, it is one lift: take the box from the middle of the shell and set it down on the goal.</source>
        <translation>路再长，也只要提一次：从螺壳中心提起箱子，放到目标点上。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>A box in a corner stays there for ever, and one along a wall without a goal never leaves it. A lifted box is not offered such squares.</source>
        <translation>推进角落的箱子再也出不来，靠在没有目标点的墙边的箱子也离不开那面墙。提起的箱子不会提供这样的格子。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>A passage one square wide is a tunnel: in it a box only goes on, or back. Nothing passes a box at its mouth, so think of which one goes last.</source>
        <translation>一格宽的通道叫隧道，箱子在里面只能前进或后退。洞口的箱子会堵住一切，所以要想好哪个箱子最后进。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Goals in a row with one way in fill up from the far end.</source>
        <translation>排成一列、只有一个入口的目标点，要从最里面开始填。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Every box stands one step above its goal. For two of them that is all there is to it; above the third there is no room for the man.</source>
        <translation>每个箱子都在目标点上方一格。其中两个推一下就好，第三个的上方却没有小人的位置。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Some levels are plain from their end. Play backwards: pull the boxes out of the bottle, and see which one has to be first.</source>
        <translation>有些关卡从终点看就一目了然。倒着玩：把箱子从瓶子里拉出来，看看哪个必须第一个进。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Squares that the man cannot walk to, fenced off by boxes, are a corral. Here the boxes shut him in, and only one push opens the room.</source>
        <translation>被箱子围住、小人走不到的格子叫围栏（corral）。这里箱子把小人关在里面，只有一推能打开房间。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Boxes that share a room take turns. Push each only as far as it leaves the way to the other one open.</source>
        <translation>共用一个房间的箱子要轮流走。每个箱子只推到不挡住另一个的位置。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>All of it together: niches, a narrow way round, and an order in which the boxes go.</source>
        <translation>前面学到的全用上：凹处、狭窄的绕路，还有箱子的先后顺序。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Eight boxes and eight pushes: everyone moves once, and only once. What matters is who makes room for whom.</source>
        <translation>八个箱子，八推：每个都动一次，也只动一次。关键是谁给谁让位。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three singers and three places, each one step away. The one in the middle cannot simply step up.</source>
        <translation>三位歌手，三个位置，各差一步。中间那位却不能直接上前。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The man begins in the middle of four boxes. The gates are not opposite to them, so two have to make room before the others pass.</source>
        <translation>小人从四个箱子中间出发。门没有正对箱子，所以要有两个先让路，另外两个才能过去。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>One box is on its goal already, and in the way of the other. It has to make room for a moment.</source>
        <translation>已到位的箱子挡了另一个的路，得暂时让一下位。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Four sails, four boxes; a quarter of a turn leaves everything as it is. They all need the hub, one after the other.</source>
        <translation>四片风车叶片，四个箱子，转四分之一圈还是原样。它们都要依次经过中心。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Two boxes, two goals, nothing between them, and half a turn makes the picture the same again. Both boxes set out the wrong way.</source>
        <translation>两个箱子，两个目标点，中间没有阻隔，转半圈又是同一幅图。两个箱子都要先朝反方向走。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The bow is for turning round, the bit is for staying. What reaches a goal first does not stay there.</source>
        <translation>钥匙柄用来掉头，钥匙齿用来停放。先到位的不会一直留在那里。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three sheep stand in the gaps of the fence. The one in the middle has to step aside before the others can move over.</source>
        <translation>三只羊站在篱笆的缺口里。中间那只得先让开，其他的才能挪过去。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>No wall in the whole room, and still no way out but through the boxes. Be careful which of them you drive against the edge.</source>
        <translation>整个房间没有内墙，要出去却只能穿过箱子。把哪个箱子推到边上，要想清楚。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Both columns go up by one floor. Two of the boxes are where a box belongs, and leave all the same.</source>
        <translation>两列都要上移一层。有两个箱子已在目标点上，但还是得离开。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Bent from one piece of wire. The box that is on a goal gives up its place for good.</source>
        <translation>由一根铁丝弯成。已到位的箱子要永远让出位置。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Four boxes, each beside a goal, and ten pushes in all: never two in a row with the same box.</source>
        <translation>四个箱子都挨着目标点，总共十推，从不连续推同一个箱子。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Each box stands beside a goal, and yet the shortest solution is to change rooms, through one tunnel for both.</source>
        <translation>每个箱子都挨着目标点，可最短的办法却是换房间，而且共用一条隧道。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three boxes behind the gills, and eleven pushes, every one of another box than the last.</source>
        <translation>鱼鳃后面有三个箱子，共十一推，每一推都换一个箱子。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Four chairs, and one of the four dancers stands between two of them. Before the empty chair is taken everyone gets up.</source>
        <translation>四把椅子，四位舞者，其中一位站在两把椅子之间。在空椅子有人坐之前，大家都得先起身。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The shackle is for the man alone, the boxes stay in the body. He goes round by it more often than he would like.</source>
        <translation>锁梁只给小人走，箱子都留在锁身里。他绕的圈比自己想的要多。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Woven of two strands: hardly ever is a box pushed twice in a row.</source>
        <translation>由两股交织而成：几乎从不连续推同一个箱子两次。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Both halves want the same four squares. Once the upper two are filled, nothing gets down to the tip.</source>
        <translation>两半都要用同样的四格。上面两格一旦填满，就什么也到不了尖端了。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Half a turn brings the letter onto itself. One box in each half is on a goal, and neither can stay if the other two are to come in.</source>
        <translation>字母转半圈后与自身重合。两半各有一个箱子已到位，但要让另外两个进来，它们都不能留下。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The man is caught in the tunnel between two boxes, and the traffic goes both ways. A box that reaches its goal for the first time cannot stay there.</source>
        <translation>小人被困在隧道里两个箱子之间，两个方向都要通行。第一次推到位的箱子不能留在那里。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Eyes and whiskers are goals. The boxes that hold the whiskers will have to get up.</source>
        <translation>眼睛和胡须都是目标点。占着胡须的箱子得先让开。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>A box in each cellar and two in the tunnel with the man. Whoever comes up from below passes a goal that is not for him.</source>
        <translation>每个地窖里有一个箱子，隧道里还有两个和小人在一起。从下面上来的箱子会经过一个不属于它的目标点。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three boxes side by side under the roof, and one in the middle of the bar. It is the legs that are narrow.</source>
        <translation>三个箱子并排在屋顶下，一个在横梁中间。窄的是两条腿。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three boxes come up the shaft, one after the other, and those that come first have to stand aside in the prongs.</source>
        <translation>三个箱子依次沿叉柄上来，先上来的得在叉齿里让到一边。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Half a turn brings the stage onto itself, but its two halves cannot be danced one after the other.</source>
        <translation>舞台转半圈后与自身重合，但两半不能先跳完一半再跳另一半。</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/sokoban/board.pyx"/>
        <source>The level has no square {x},{y}: it is {width} wide and {height} high</source>
        <translation>关卡没有格子 {x},{y}：它宽 {width}、高 {height}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>A draft has one level character for every square</source>
        <translation>草稿的每一格对应一个关卡字符</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The saved draft cannot be read</source>
        <translation>无法读取保存的草稿</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>A level has at least one square</source>
        <translation>关卡至少有一格</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>{width} × {height} squares are too many; {most} × {most} is the most</source>
        <translation>{width} × {height} 格太多；最多 {most} × {most}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the left edge; add squares there first</source>
        <translation>关卡已到左边缘；请先在那里增加格子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the right edge; add squares there first</source>
        <translation>关卡已到右边缘；请先在那里增加格子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the top edge; add squares there first</source>
        <translation>关卡已到上边缘；请先在那里增加格子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the bottom edge; add squares there first</source>
        <translation>关卡已到下边缘；请先在那里增加格子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>However it is pushed, it reaches no goal.</source>
        <translation>无论怎么推，都到不了目标点。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the left wall; no goal there.</source>
        <translation>它靠着左墙；那里没有目标点。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the upper wall; no goal there.</source>
        <translation>它靠着上墙；那里没有目标点。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the right wall; no goal there.</source>
        <translation>它靠着右墙；那里没有目标点。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the lower wall; no goal there.</source>
        <translation>它靠着下墙；那里没有目标点。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>No push can free them, so the level has no solution.</source>
        <translation>无论怎么推都解不开，所以关卡无解。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It can never be opened, so the level has no solution.</source>
        <translation>它永远打不开，所以关卡无解。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>More boxes can reach these goals than there are goals.</source>
        <translation>能到这些目标点的箱子比目标点多。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There is nothing on the grid yet</source>
        <translation>网格上还什么都没有</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Every box stands on a goal.</source>
        <translation>所有箱子都已在目标点上。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Every box stands on a goal, and the man can reach none of them.</source>
        <translation>所有箱子都已在目标点上，而小人到不了任何箱子。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The level is solved already</source>
        <translation>关卡已经是完成状态</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add man</source>
        <translation>添加小人</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There is no man</source>
        <translation>没有小人</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place one on the floor.</source>
        <translation>请在地板上放一个。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Keep one</source>
        <translation>只留一个</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There are {men} men</source>
        <translation>有 {men} 个小人</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Only one can play.</source>
        <translation>只能有一个。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>A second man stands at {place}</source>
        <translation>{place} 有第二个小人</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The wall is open in {places} places</source>
        <translation>墙有 {places} 处缺口</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Close all</source>
        <translation>全部封上</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The wall is open at {place}</source>
        <translation>墙在 {place} 有缺口</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Close it</source>
        <translation>封上</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes can reach no goal</source>
        <translation>{boxes} 个箱子到不了任何目标点</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>However they are pushed, they reach no goal.</source>
        <translation>无论怎么推，都到不了目标点。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Remove all</source>
        <translation>全部去掉</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} can reach no goal</source>
        <translation>{place} 处的箱子到不了任何目标点</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands in a corner.</source>
        <translation>它在角落里。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There are no boxes</source>
        <translation>没有箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place at least one box and one goal.</source>
        <translation>请至少放一个箱子和一个目标点。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes}, {goals}</source>
        <translation>{boxes}，{goals}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add goal</source>
        <translation>添加目标点</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add goals</source>
        <translation>添加目标点</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place one more goal or remove a box.</source>
        <translation>请再放一个目标点，或去掉一个箱子。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place {missing} more goals or remove {missing} boxes.</source>
        <translation>请再放 {missing} 个目标点，或去掉 {missing} 个箱子。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add box</source>
        <translation>添加箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add boxes</source>
        <translation>添加箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place one more box or remove a goal.</source>
        <translation>请再放一个箱子，或去掉一个目标点。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place {missing} more boxes or remove {missing} goals.</source>
        <translation>请再放 {missing} 个箱子，或去掉 {missing} 个目标点。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Left out of the level when it is played.</source>
        <translation>玩关卡时会略去。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to the box at {place}</source>
        <translation>小人到不了 {place} 处的箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to the goal at {place}</source>
        <translation>小人到不了 {place} 处的目标点</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to {boxes} and {goals}</source>
        <translation>小人到不了 {boxes}和 {goals}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to {things}</source>
        <translation>小人到不了 {things}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Floor lies outside of the walls</source>
        <translation>墙外有地板</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>%n squares that the man cannot get to.</source>
        <extracomment>One: %n square that the man cannot get to.</extracomment>
        <translation>
            <numerusform>小人到不了的 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Clear</source>
        <comment>empty all</comment>
        <translation>清空</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The floor leads out of the level here.</source>
        <translation>地板在这里通到关卡之外。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The floor leads out of the level here and at one more square.</source>
        <translation>地板在这里和另外一格通到关卡之外。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The floor leads out of the level here and at {more} more squares.</source>
        <translation>地板在这里和另外 {more} 格通到关卡之外。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} is stuck for ever</source>
        <translation>{place} 处的箱子永远动不了</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} closes a diagonal</source>
        <translation>{place} 处的箱子封死了一条对角线</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} has no goal left</source>
        <translation>{place} 处的箱子已没有目标点可去</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} hold each other for ever</source>
        <translation>{first} 和 {second} 处的箱子互相卡死</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} close a diagonal</source>
        <translation>{first} 和 {second} 处的箱子封死了一条对角线</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} have too few goals</source>
        <translation>{first} 和 {second} 处的箱子可用的目标点不够</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} can reach no goal</source>
        <translation>{first} 和 {second} 处的箱子到不了任何目标点</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes hold each other for ever</source>
        <translation>{boxes} 个箱子互相卡死</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes close a diagonal</source>
        <translation>{boxes} 个箱子封死了一条对角线</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes have too few goals</source>
        <translation>{boxes} 个箱子可用的目标点不够</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/corridor.py"/>
        <source>The solution of the classical form ends on the right</source>
        <translation>经典形式的解在右端结束</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/doubling.py"/>
        <source>The number of doubling rooms must be from {least} to {most}, not {number}</source>
        <translation>倍增房间数应为 {least} 至 {most}，不能是 {number}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/fibonacci.py"/>
        <source>The recurrence starts with {least} boxes</source>
        <translation>递推从 {least} 个箱子开始</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/fibonacci.py"/>
        <source>The number of boxes of a Fibonacci corridor must be from {least} to {most}, not {boxes}</source>
        <translation>斐波那契走廊的箱子数应为 {least} 至 {most}，不能是 {boxes}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Levels built to be hard</source>
        <translation>特意设计的难关</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>One-way street</source>
        <translation>单行道</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>One-way street, the wrong way</source>
        <translation>单行道，逆行</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Fibonacci corridor, {boxes} boxes</source>
        <translation>斐波那契走廊，{boxes} 个箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Classical Fibonacci corridor, {boxes} boxes</source>
        <translation>经典斐波那契走廊，{boxes} 个箱子</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Doubling rooms, %n rooms</source>
        <extracomment>One: Doubling rooms, %n room</extracomment>
        <translation>
            <numerusform>倍增房间，%n 个房间</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/blocks.py"/>
        <source>{sign} is not a level character</source>
        <translation>{sign} 不是关卡字符</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/blocks.py"/>
        <source>There is no level in this text; # is a wall, @ the man, $ a box and . a goal</source>
        <translation>此文本中没有关卡；# 是墙，@ 是小人，$ 是箱子，. 是目标点</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>Link</source>
        <comment>a web address</comment>
        <translation>链接</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>This is a {game} file; only Sokoban levels can be played</source>
        <translation>这是 {game} 文件；只能玩推箱子关卡</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>The text holds {levels} levels, not one</source>
        <translation>文本含 {levels} 个关卡，应为一个</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>This is a {game} level; only Sokoban levels can be played</source>
        <translation>这是 {game} 关卡；只能玩推箱子关卡</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>Each box has a goal of its own, as in Sokoban+; this is ignored when playing</source>
        <translation>像 Sokoban+ 那样每个箱子有自己的目标点；玩时忽略此规定</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>The moves of “{title}” cannot be read: {reason}</source>
        <translation>“{title}”的步骤读不出来：{reason}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>No moves follow “{title}”, so it is kept as a note</source>
        <translation>“{title}”后面没有步骤，因此作为备注保留</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>{sign} is not a move, so this line is kept as a note</source>
        <translation>{sign} 不是步骤，因此这一行作为备注保留</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>These moves cannot be read, so the line is kept as a note</source>
        <translation>这些步骤读不出来，因此这一行作为备注保留</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>This link holds no level after lvl=</source>
        <translation>此链接的 lvl= 之后没有关卡</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>The link is cut off: it says h={height} and has {rows}</source>
        <translation>链接不完整：写明 h={height}，却有 {rows}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>The link says h={height} and has {rows}</source>
        <translation>链接写明 h={height}，却有 {rows}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>The link says w={width}, and row {row} has {squares} squares</source>
        <translation>链接写明 w={width}，第 {row} 行却有 {squares} 格</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>%n rows</source>
        <extracomment>One: %n row</extracomment>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>There is nothing to repeat after this number</source>
        <translation>此数字之后没有可重复的内容</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>This closing bracket has no opening bracket</source>
        <translation>此右括号没有对应的左括号</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>Written out, this is longer than {most} characters</source>
        <translation>展开后超过 {most} 个字符</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>A bracket is never closed</source>
        <translation>有括号没有闭合</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>The XML is broken here: {fault}</source>
        <translation>XML 在此处有误：{fault}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>This is XML without a Sokoban level; a level is &lt;Level&gt; with a row in every &lt;L&gt;</source>
        <translation>这是 XML，但没有推箱子关卡；关卡为 &lt;Level&gt;，每个 &lt;L&gt; 中一行</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>This XML is nested deeper than any level file</source>
        <translation>此 XML 的嵌套比任何关卡文件都深</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>This XML defines entities of its own, which level files have no need of</source>
        <translation>此 XML 自行定义了实体，关卡文件不需要</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>SLC has no place for solutions and snapshots: {count:,} left out</source>
        <translation>SLC 无法保存解法和快照：省略了 {count:,} 个</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>SLC has no place for notes on a level: those of %n levels left out</source>
        <extracomment>One: SLC has no place for notes on a level: those of %n level left out</extracomment>
        <translation>
            <numerusform>SLC 无法保存关卡的注释：省略了 %n 个关卡的注释</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>SLC has no place for dates and other keys: {count:,} left out</source>
        <translation>SLC 无法保存日期和其他键：省略了 {count:,} 个</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>Level {number} has no wall, so it cannot be written as text</source>
        <translation>第 {number} 关没有墙，无法写成文本</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>no connected room of that size and style</source>
        <translation>没有符合该大小和样式的连通房间</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>too little floor for so many boxes</source>
        <translation>地板太少，放不下这么多箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>too short</source>
        <translation>太短</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>too long</source>
        <translation>太长</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>a box that need not move, or floor of no use</source>
        <translation>有无需移动的箱子，或无用的地板</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>the same as another</source>
        <translation>与另一个相同</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for another size, or for any style</source>
        <translation>请改用其他大小，或任意样式</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for fewer boxes, or for more squares</source>
        <translation>请减少箱子，或增加格数</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for fewer pushes, or for more boxes</source>
        <translation>请减少推数，或增加箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Allow more pushes, or ask for fewer squares</source>
        <translation>请放宽推数，或减少格数</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for more boxes, or for fewer squares</source>
        <translation>请增加箱子，或减少格数</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for another size or more boxes, or begin with another seed</source>
        <translation>请改用其他大小或更多箱子，或换个种子开始</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The width must be from {least} to {most}</source>
        <translation>宽度应为 {least} 至 {most}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The height must be from {least} to {most}</source>
        <translation>高度应为 {least} 至 {most}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The number of boxes must be from {least} to {most}</source>
        <translation>箱子数应为 {least} 至 {most}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The minimum number of pushes must be from {least} to {most}</source>
        <translation>推数下限应为 {least} 至 {most}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The maximum number of pushes must be from {least} to {most}</source>
        <translation>推数上限应为 {least} 至 {most}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>{width} × {height} leaves room for more than {most} squares of floor</source>
        <translation>{width} × {height} 的地板会超过 {most} 格</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The minimum number of pushes, {least}, is greater than the maximum, {most}</source>
        <translation>推数下限 {least} 大于上限 {most}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>{reason}, or {other}</source>
        <translation>{reason}，或{other}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The level is empty</source>
        <translation>关卡是空的</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>There is no man; put one @ on the floor</source>
        <translation>没有小人；请在地板上放一个 @</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>There is a second man</source>
        <translation>有第二个小人</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The wall is open here</source>
        <translation>墙在这里有缺口</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The man can never get here, so this is decoration</source>
        <translation>小人永远到不了这里，所以这只是装饰</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>There are no boxes that the man can reach</source>
        <translation>小人到得了的地方没有箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>{boxes} but {goals} within the man's reach</source>
        <translation>小人到得了的地方有 {boxes}，却有 {goals}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>{boxes} but {goals}</source>
        <translation>有 {boxes}，却有 {goals}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The level is solved already: {why}</source>
        <translation>关卡已经是完成状态：{why}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>every box stands on a goal</source>
        <translation>所有箱子都已在目标点上</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>every box stands on a goal, and the man can reach none of them</source>
        <translation>所有箱子都已在目标点上，而小人到不了任何箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>This text has {length:,} characters; {most:,} is the most</source>
        <translation>此文本有 {length:,} 个字符；最多 {most:,} 个</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>{sign} changes the man, which only Multiban has</source>
        <translation>{sign} 是换人，只有 Multiban 才有</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>{letter} is not a move. Use l u r d, or L U R D for a push</source>
        <translation>{letter} 不是步骤。请用 l u r d，推用 L U R D</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>{sign} cannot be repeated</source>
        <translation>{sign} 不能重复</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>The man can jump only in reverse play</source>
        <translation>小人只能在倒着玩时跳跃</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>The current position * stands there twice</source>
        <translation>当前局面标记 * 出现两次</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>A jump [ begins within another</source>
        <translation>跳跃 [ 在另一个跳跃中开始</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>A jump ends with ] that never began</source>
        <translation>有 ] 结束的跳跃没有开始</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>A jump [ never ends with ]</source>
        <translation>跳跃 [ 没有以 ] 结束</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/path/blocks.pyx"/>
        <source>There is no box on that square</source>
        <translation>该格上没有箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/quantified_formulas.py"/>
        <source>A formula here has {wanted} quantifiers, not {found}</source>
        <translation>这里的公式有 {wanted} 个量词，不是 {found} 个</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>{letter} is not a move. Use l u r d</source>
        <translation>{letter} 不是步骤。请用 l u r d</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/replay.py"/>
        <source>At the end %n boxes are not on goals</source>
        <extracomment>One: At the end %n box is not on a goal</extracomment>
        <translation>
            <numerusform>最后还有 %n 个箱子不在目标点上</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>The moves do not lead back to the first position</source>
        <translation>这些步骤没有回到最初的局面</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>The man cannot begin where the jump takes him</source>
        <translation>小人不能从跳跃到达的位置开始</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>The man cannot walk to where a jump takes him</source>
        <translation>小人走不到跳跃的位置</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/reverse.py"/>
        <source>This is not a position of this level played backwards</source>
        <translation>这不是此关卡倒着玩的局面</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/reverse.py"/>
        <source>{letter} is not a move. Use l u r d, or L U R D for a pull</source>
        <translation>{letter} 不是步骤。请用 l u r d，拉用 L U R D</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/boards.py"/>
        <source>Corner</source>
        <translation>拐角</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/boards.py"/>
        <source>Room</source>
        <comment>a small level</comment>
        <translation>房间</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/configuration.py"/>
        <source>Savitch's algorithm takes a board of at most {most} free cells; this one has {cells}</source>
        <translation>Savitch 算法的棋盘最多有 {most} 个空格；此棋盘有 {cells} 个</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/cost.py"/>
        <source>The calls are counted for at most {most} positions; this board has more</source>
        <translation>最多对 {most} 个局面统计调用次数；此棋盘的局面更多</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/question.py"/>
        <source>The level has no solved position in which the man has a square to stand on</source>
        <translation>关卡没有小人有格可站的完成局面</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/question.py"/>
        <source>The limit on this board must be from 1 to {most} moves, not {limit}</source>
        <translation>此棋盘的上限应为 1 至 {most} 步，不能是 {limit}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/question.py"/>
        <source>Every position of this board can be reached</source>
        <translation>此棋盘的每个局面都可到达</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>The first position has {first} and the second {second}; draw as many in both</source>
        <translation>第一个局面有 {first}，第二个有 {second}；请画得一样多</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>{boxes} and {goals} within the man's reach: draw as many of both, or draw the second position</source>
        <translation>小人到得了的地方有 {boxes}和 {goals}：请画得一样多，或画出第二个局面</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>A sketch has one arrangement or two</source>
        <translation>草图有一种或两种布局</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>The second position has no man; click a square until he stands there</source>
        <translation>第二个局面没有小人；点击一格直到他站在那里</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>The first position has no man; click a square until he stands there</source>
        <translation>第一个局面没有小人；点击一格直到他站在那里</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the second position the man stands on {place}, which he can never reach</source>
        <translation>第二个局面中，小人在他到不了的 {place}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the first position the man stands on {place}, which he can never reach</source>
        <translation>第一个局面中，小人在他到不了的 {place}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the second position a box stands on {place}, which the man can never reach</source>
        <translation>第二个局面中，有箱子在小人到不了的 {place}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the first position a box stands on {place}, which the man can never reach</source>
        <translation>第一个局面中，有箱子在小人到不了的 {place}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/backwards.py"/>
        <source>This position cannot be reached from the start of the level</source>
        <translation>从关卡起点到不了此局面</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The level has {squares:,} squares of floor and %n goals; {most_squares:,} and {most_goals:,} are the most that can be searched</source>
        <extracomment>One: The level has {squares:,} squares of floor and %n goal; {most_squares:,} and {most_goals:,} are the most that can be searched</extracomment>
        <translation>
            <numerusform>关卡有 {squares:,} 格地板和 %n 个目标点；最多可搜索 {most_squares:,} 和 {most_goals:,}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The time was up</source>
        <translation>时间已到</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The memory was used up</source>
        <translation>内存已用完</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The search was cancelled</source>
        <translation>搜索已取消</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>A box stands where it can never be brought to a goal</source>
        <translation>有箱子在再也送不到目标点的位置</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The boxes cannot be brought to a goal each, even if they were not in each other's way</source>
        <translation>即使箱子互不挡路，也无法各自送到目标点</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>Searched to the end without a solution; positions: {positions}</source>
        <translation>已搜索到底，没有解；局面数：{positions}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/verdict.py"/>
        <source>All positions reachable from the start were counted, and this is not one of them</source>
        <translation>从起点可到达的局面已全部统计，此局面不在其中</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The record names no role of a wall</source>
        <translation>记录没有指明墙的作用</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The record is not one of this level's walls</source>
        <translation>记录不是此关卡的墙</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The record of the walls contradicts itself</source>
        <translation>墙的记录自相矛盾</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The fewest pushes of this level were not found, so its walls cannot be judged</source>
        <translation>未求得此关卡的最少推数，所以无法判断各面墙的作用</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go left</source>
        <translation>小人不能向左走</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go up</source>
        <translation>小人不能向上走</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go right</source>
        <translation>小人不能向右走</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go down</source>
        <translation>小人不能向下走</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed left</source>
        <translation>箱子不能向左推</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed up</source>
        <translation>箱子不能向上推</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed right</source>
        <translation>箱子不能向右推</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed down</source>
        <translation>箱子不能向下推</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box left</source>
        <translation>小人不能向左拉箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box up</source>
        <translation>小人不能向上拉箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box right</source>
        <translation>小人不能向右拉箱子</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box down</source>
        <translation>小人不能向下拉箱子</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/words.py"/>
        <source>%n boxes</source>
        <extracomment>One: %n box</extracomment>
        <translation>
            <numerusform>%n 个箱子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/words.py"/>
        <source>%n goals</source>
        <extracomment>One: %n goal</extracomment>
        <translation>
            <numerusform>%n 个目标点</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>move {number} of {moves}</source>
        <translation>第 {number} 步，共 {moves} 步</translation>
    </message>
</context>
</TS>

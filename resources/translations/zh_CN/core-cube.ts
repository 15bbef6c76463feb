<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/cube/estimate/network.py"/>
        <source>{name} is damaged: it contains no network that estimates depth</source>
        <translation>{name} 已损坏：其中没有估计深度的网络</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>A cube has 54 stickers, this text has {letters}</source>
        <translation>魔方有 54 个色块，此文本有 {letters} 个</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>{letter} is not a letter of a colour</source>
        <translation>{letter} 不是颜色字母</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>{letter} is not a face. Use {names}</source>
        <translation>{letter} 不是面。请用 {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>No centre has the letter {letter}. The centres are {names}</source>
        <translation>没有中心块是 {letter}。中心块是 {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>The centres are arranged as a mirror image</source>
        <translation>中心块的排列是镜像</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>Exchange two opposite ones</source>
        <translation>请交换相对的两个</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>corner {place}</source>
        <translation>角块 {place}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>edge {place}</source>
        <translation>棱块 {place}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>sticker {name}</source>
        <translation>色块 {name}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>stickers {first} and {second}</source>
        <translation>色块 {first} 和 {second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The corner {colours} is there twice</source>
        <translation>角块 {colours} 出现两次</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>corners {first} and {second}</source>
        <translation>角块 {first} 和 {second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The edge {colours} is there twice</source>
        <translation>棱块 {colours} 出现两次</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>edges {first} and {second}</source>
        <translation>棱块 {first} 和 {second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner has the colours {colours}</source>
        <translation>没有角块是 {colours} 的颜色</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge has the colours {colours}</source>
        <translation>没有棱块是 {colours} 的颜色</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The corner {colours} is a mirror image of a real one</source>
        <translation>角块 {colours} 是真实角块的镜像</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The edge {colours} is a mirror image of a real one</source>
        <translation>棱块 {colours} 是真实棱块的镜像</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner with {colours} is left</source>
        <translation>含 {colours} 的角块已用完</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge with {colours} is left</source>
        <translation>含 {colours} 的棱块已用完</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner has {colour} twice</source>
        <translation>没有角块含两个{colour}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge has {colour} twice</source>
        <translation>没有棱块含两个{colour}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner has {colour} beside {other}</source>
        <translation>没有角块的{colour}与{other}相邻</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge has {colour} beside {other}</source>
        <translation>没有棱块的{colour}与{other}相邻</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Two centres are {colour}</source>
        <translation>两个中心块都是{colour}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The centres {here} and {there} are opposite, but {here} belongs opposite {meant}</source>
        <translation>中心块{here}与{there}相对，但{here}应与{meant}相对</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The centres {here} and {there} are side by side, but must be opposite</source>
        <translation>中心块{here}与{there}相邻，但应当相对</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/faults.py"/>
        <source>{colour} has %n stickers</source>
        <extracomment>One: {colour} has %n sticker</extracomment>
        <translation>
            <numerusform>{colour}有 %n 个色块</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Each colour has {most}</source>
        <translation>每种颜色有 {most} 个</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>{colour} has {count}</source>
        <translation>{colour}有 {count} 个</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Every colour has 9 stickers, but {counts}</source>
        <translation>每种颜色有 9 个色块，但{counts}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>{first}, {second}</source>
        <translation>{first}，{second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>{first}. {second}</source>
        <translation>{first}。{second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist the {place} corner once clockwise</source>
        <translation>把 {place} 角块顺时针扭转一次</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist the {place} corner once anticlockwise</source>
        <translation>把 {place} 角块逆时针扭转一次</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>One corner is twisted</source>
        <translation>有一个角块被扭转</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist any corner once clockwise</source>
        <translation>把任一角块顺时针扭转一次</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist any corner once anticlockwise</source>
        <translation>把任一角块逆时针扭转一次</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>One edge is flipped</source>
        <translation>有一个棱块被翻转</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Flip the {place} edge</source>
        <translation>翻转 {place} 棱块</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Exchange the corners {first} and {second}</source>
        <translation>交换角块 {first} 和 {second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Exchange the edges {first} and {second}</source>
        <translation>交换棱块 {first} 和 {second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Two pieces are swapped</source>
        <translation>有两个块被对调</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>Half-turn metric: any turn of a face is one move</source>
        <translation>面转度量：一个面的任意转动算一步</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>Quarter-turn metric: a turn of a face by 90° is one move, by 180° two</source>
        <translation>四分之一转度量：一个面转 90° 算一步，转 180° 算两步</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>move HTM</source>
        <translation>HTM 步</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>move QTM</source>
        <translation>QTM 步</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>moves QTM</source>
        <translation>QTM 步</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/metrics.py"/>
        <source>%n moves HTM</source>
        <extracomment>One: %n move HTM</extracomment>
        <translation>
            <numerusform>%n 步（HTM）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/metrics.py"/>
        <source>%n moves QTM</source>
        <extracomment>One: %n move QTM</extracomment>
        <translation>
            <numerusform>%n 步（QTM）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>{name} is no metric. Use {names}</source>
        <translation>{name} 不是度量。请用 {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>column {column}</source>
        <translation>第 {column} 列</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The text stands for more than {most:,} moves</source>
        <translation>此文本代表的步骤超过 {most:,} 步</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The comment {opened} is never closed by {closed}</source>
        <translation>注释 {opened} 没有用 {closed} 闭合</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>Brackets are nested more than {most} deep</source>
        <translation>括号嵌套超过 {most} 层</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {bracket} is never closed</source>
        <translation>{bracket} 没有闭合</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {opened} is closed by {closed}</source>
        <translation>{opened} 被 {closed} 闭合</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The brackets before this one stand for too many moves</source>
        <translation>此括号之前的括号代表的步骤太多</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{written} right after a bracket could be a repeat or a rotation. Write {repeat} or {rotation}</source>
        <translation>紧跟在括号后的 {written} 既可能是重复，也可能是整体转动。请写 {repeat} 或 {rotation}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{brackets} has no comma and no colon. Write (R U) for a group, [R, U] for a commutator, [R: U] for a conjugate</source>
        <translation>{brackets} 中既无逗号也无冒号。分组请写 (R U)，换位子请写 [R, U]，共轭请写 [R: U]</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>move {number}</source>
        <translation>第 {number} 步</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{move} is not a move. Layers are counted from a face, as in {example}</source>
        <translation>{move} 不是步骤。层从一个面数起，如 {example}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{move} is not a turn. Write {quarter}, {half} or {back}</source>
        <translation>{move} 不是转动。请写 {quarter}、{half} 或 {back}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{mark} is not a move. To repeat moves, write {example}</source>
        <translation>{mark} 不是步骤。要重复步骤，请写 {example}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move. The rotation is written {meant}</source>
        <translation>{letter} 不是步骤。整体转动写作 {meant}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move. The slice is written {meant}</source>
        <translation>{letter} 不是步骤。中层转动写作 {meant}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move. Use U D L R F B</source>
        <translation>{letter} 不是步骤。请用 U D L R F B</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move of the 2×2×2. Use U D L R F B x y z</source>
        <translation>{letter} 不是 2×2×2 的步骤。请用 U D L R F B x y z</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {size}×{size}×{size} has no layer {layer}</source>
        <translation>{size}×{size}×{size} 没有第 {layer} 层</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {bracket} has no opening bracket</source>
        <translation>{bracket} 没有对应的左括号</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>A comma belongs inside square brackets, [R, U]</source>
        <translation>逗号应在方括号内，[R, U]</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>A colon belongs inside square brackets, [R: U]</source>
        <translation>冒号应在方括号内，[R: U]</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The square brackets hold one comma too many</source>
        <translation>方括号内多了一个逗号</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The square brackets hold one colon too many</source>
        <translation>方括号内多了一个冒号</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{mark} is not a move. Write it right after one, as in {example}</source>
        <translation>{mark} 不是步骤。请紧跟在步骤之后书写，如 {example}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>There is no bracket before {written}. To repeat moves, write {example}</source>
        <translation>{written} 前面没有括号。要重复步骤，请写 {example}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>“{word}” is not a move. Write comments between {opened} and {closed}</source>
        <translation>“{word}” 不是步骤。注释请写在 {opened} 和 {closed} 之间</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/wildcards.py"/>
        <source>No matching cube can be reached by turns</source>
        <translation>没有相符的魔方可由转动到达</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Fill in the rest</source>
        <translation>填满其余</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Twist it back</source>
        <translation>扭转回来</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Flip it back</source>
        <translation>翻转回来</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Exchange them</source>
        <translation>交换它们</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Fix it</source>
        <translation>修正</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>No cube that can be solved fits these stickers</source>
        <translation>没有能还原的魔方与这些色块相符</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>None of {ways} ways to fill the gaps makes a cube that can be solved</source>
        <translation>填补空缺的 {ways} 种方式都得不到可还原的魔方</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>{name} is not a kind of small cube. Use 2x2x2</source>
        <translation>{name} 不是二阶魔方的种类。请用 2x2x2</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>An empty text is not a move of the 2×2×2. Use U D L R F B x y z</source>
        <translation>空文本不是 2×2×2 的步骤。请用 U D L R F B x y z</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>A 2×2×2 has {stickers} stickers, this text has {letters}</source>
        <translation>2×2×2 有 {stickers} 个色块，此文本有 {letters} 个</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>{letter} is no face. Use U R F D L B</source>
        <translation>{letter} 不是面。请用 U R F D L B</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>The corner {corner} appears twice</source>
        <translation>角块 {corner} 出现两次</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>No corner has the colours {colours} in this order</source>
        <translation>没有角块按此次序具有 {colours} 的颜色</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/policy.py"/>
        <source>There is no network {name}. There are {names}</source>
        <translation>没有名为 {name} 的网络。现有 {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/policy.py"/>
        <source>The network cannot be read: {reason}</source>
        <translation>无法读取网络：{reason}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/policy.py"/>
        <source>{name} is damaged: it contains no network</source>
        <translation>{name} 已损坏：其中没有网络</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>This has more than {millions} million characters</source>
        <translation>此内容超过 {millions}00 万字符</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>position {number}, {place}</source>
        <translation>局面 {number}，{place}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>position {number}</source>
        <translation>局面 {number}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>Six faces are needed, 0: to 5:, each with three times three letters of URFDLB</source>
        <translation>需要六个面，0: 至 5:，每面三行、每行三个 URFDLB 字母</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>This is not a JSON object on one line</source>
        <translation>这不是单行的 JSON 对象</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>The JSON object has no {tokens} tokens below {most}</source>
        <translation>JSON 对象没有 {tokens} 个小于 {most} 的记号</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/weights.py"/>
        <source>{name} is not complete</source>
        <translation>{name} 不完整</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/weights.py"/>
        <source>{name} is damaged: its header names no network</source>
        <translation>{name} 已损坏：文件头没有指明网络</translation>
    </message>
    <message>
        <location filename="../../../core/cube/puzzle.py"/>
        <source>{name} is not a kind of cube. Use 3x3x3</source>
        <translation>{name} 不是魔方的种类。请用 3x3x3</translation>
    </message>
    <message>
        <location filename="../../../core/cube/puzzle.py"/>
        <source>{move} is not one move</source>
        <translation>{move} 不是单个步骤</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/__init__.py"/>
        <source>{name} is not a size of pruning tables. Use {names}</source>
        <translation>{name} 不是剪枝表的大小。请用 {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/bracket.py"/>
        <source>published, {author}, {year}</source>
        <translation>已发表，{author}，{year} 年</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/bracket.py"/>
        <source>computed by this program, {year}</source>
        <translation>由本程序计算，{year} 年</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/solver.py"/>
        <source>The pruning table needs more memory than there is. Choose a smaller one.</source>
        <translation>此剪枝表所需内存超过现有内存。请选择较小的表。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>Building the solver's pruning tables; they are kept for next time.</source>
        <translation>正在生成求解器的剪枝表，会保留供下次使用。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>{name} is damaged or from another version. Building the solver's pruning tables again.</source>
        <translation>{name} 已损坏或来自其他版本。正在重新生成求解器的剪枝表。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>{name} cannot be read: {reason}. Building the solver's pruning tables again.</source>
        <translation>无法读取 {name}：{reason}。正在重新生成求解器的剪枝表。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>The pruning tables could not be stored in {folder}: {reason}.</source>
        <translation>剪枝表无法保存到 {folder}：{reason}。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>{name} does not say what it contains</source>
        <translation>{name} 没有说明其内容</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/goal.py"/>
        <source>{part} has no case at depth {depth}</source>
        <translation>{part}没有深度为 {depth} 的情形</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cases of a cross</source>
        <translation>十字的情形</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>patterns of flipped edges</source>
        <translation>棱块翻转的情形</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cosets of the domino</source>
        <translation>domino 的陪集</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>positions of the half-turn group</source>
        <translation>半转群的局面</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cosets of the half-turn group in the domino</source>
        <translation>domino 中半转群的陪集</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cases of a 2×2×2 block</source>
        <translation>2×2×2 块的情形</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cases of a 1×2×3 block</source>
        <translation>1×2×3 块的情形</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>all {cases} counted, breadth first, by this program</source>
        <translation>全部 {cases} 由本程序以广度优先搜索统计</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/pieces.py"/>
        <source>There is no case at depth {depth}</source>
        <translation>没有深度为 {depth} 的情形</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>The file holds more than {most:,} times</source>
        <translation>文件中的成绩超过 {most:,} 次</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>The file is not JSON as csTimer exports it</source>
        <translation>文件不是 csTimer 导出成绩所用的 JSON 格式</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This is not a file of csTimer: it contains no session</source>
        <translation>这不是 csTimer 的文件：其中没有分组</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>Session {number} is not JSON as csTimer exports it</source>
        <translation>第 {number} 组不是 csTimer 导出成绩所用的 JSON 格式</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This session is not a list of times</source>
        <translation>此分组不是成绩列表</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>session {number}</source>
        <translation>第 {number} 组</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>session {session}, solve {number}</source>
        <translation>第 {session} 组第 {number} 次</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This solve has no time</source>
        <translation>此次还原没有成绩</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This time is out of range</source>
        <translation>此成绩超出范围</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This solve has no date</source>
        <translation>此次还原没有日期</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>The scramble and the comment of this solve are not both texts</source>
        <translation>此次还原的打乱和备注不都是文本</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>%n sessions of other puzzles left out: {types}</source>
        <extracomment>One: %n session of another puzzle left out: {types}</extracomment>
        <translation>
            <numerusform>略过其他项目的 %n 个分组：{types}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>%n solves without a time left out</source>
        <extracomment>One: %n solve without a time left out</extracomment>
        <translation>
            <numerusform>略过 %n 条没有时间的记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>%n lines left out that are not times, the first is line {first}</source>
        <extracomment>One: %n line left out that is not a time: line {first}</extracomment>
        <translation>
            <numerusform>略过 %n 行非成绩内容，首行为第 {first} 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Phases of %n times left out</source>
        <extracomment>One: Phases of %n time left out</extracomment>
        <translation>
            <numerusform>略过 %n 个成绩的分段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Recorded moves of %n times left out</source>
        <extracomment>One: Recorded moves of %n time left out</extracomment>
        <translation>
            <numerusform>略过 %n 个成绩的转动记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Ends of %n long names left out</source>
        <extracomment>One: End of %n long name left out</extracomment>
        <translation>
            <numerusform>省略了 %n 个过长名称的末尾</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Scramble types left out: {types}</source>
        <translation>略过打乱类型：{types}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/session_import.py"/>
        <source>It contains no times of a 3×3×3 or a 2×2×2</source>
        <translation>其中没有 3×3×3 或 2×2×2 的成绩</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/statistics_text.py"/>
        <source>This text contains no times</source>
        <translation>此文本不含成绩</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times.py"/>
        <source>{text} is not a time</source>
        <translation>{text} 不是成绩</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times.py"/>
        <source>No time is given</source>
        <translation>没有给出成绩</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times.py"/>
        <source>Write 12.34, 1:02.34, 14.34+ or DNF</source>
        <translation>请写成 12.34、1:02.34、14.34+ 或 DNF</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>This line is not a solve as Statewalk exports it</source>
        <translation>这一行不是 Statewalk 导出的成绩</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>line {number}</source>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>This line is not a solve as csTimer exports it</source>
        <translation>此行不是 csTimer 导出的成绩</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>This is not written as comma-separated text</source>
        <translation>这不是以逗号分隔的文本</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/__init__.py"/>
        <source>{name} is not one of the cubes. Use {names}</source>
        <translation>没有名为 {name} 的魔方。请用 {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/__init__.py"/>
        <source>There are no populations called {name}. Use {names}</source>
        <translation>没有名为 {name} 的局面数。请用 {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/facts.py"/>
        <source>The counted walk cannot be read</source>
        <translation>无法读取统计出的游走</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/facts.py"/>
        <source>The counted walk is incomplete</source>
        <translation>统计出的游走不完整</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/ideals.py"/>
        <source>3×3×3, QTM</source>
        <translation>3×3×3，QTM</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/ideals.py"/>
        <source>2×2×2, QTM</source>
        <translation>2×2×2，QTM</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/lumping.py"/>
        <source>The counted turns cannot be read</source>
        <translation>无法读取统计出的转动</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/lumping.py"/>
        <source>The counted turns are incomplete</source>
        <translation>统计出的转动不完整</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>All moves between the depths are counted.</source>
        <translation>各深度之间的转动已全部统计。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>From the published populations; those beyond depth 18 are rounded.</source>
        <translation>由已发表的局面数得出；深度 18 以上的为舍入值。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>From the published populations and the moves that keep the depth: counted to depth {counted}, sampled to {sampled}, estimated beyond.</source>
        <translation>由已发表的局面数和不改变深度的转动得出：到深度 {counted} 为统计值，到 {sampled} 为抽样值，更深为估计值。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>The exact walk on the 3×3×3 is known for at most {turns}, not {longest}</source>
        <translation>3×3×3 的精确游走至多已知到 {turns}，而非 {longest}</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Checkerboard</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>On every face the colour alternates with the opposite one; the Pons asinorum, or bridge of asses.</source>
        <translation>每面与对面颜色相间；即 Pons asinorum（驴桥）。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two checkerboards</source>
        <translation>双面棋盘</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Top and bottom exchange their edges, the four sides stay plain.</source>
        <translation>顶面与底面交换棱块，四个侧面仍为单色。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Four checkerboards</source>
        <translation>四面棋盘</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Top, bottom, front and back alternate, left and right stay plain.</source>
        <translation>上下前后四面相间，左右仍为单色。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Checkerboard in threes</source>
        <translation>三三棋盘</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three faces around a corner pass their edges on in a circle.</source>
        <translation>围绕一个角的三个面依次传递棱块。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Checkerboard in a ring</source>
        <translation>环形棋盘</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The edges of all six faces move on along one ring of six colours.</source>
        <translation>六个面的棱块沿六色的一个环移动。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Four spots</source>
        <translation>四点</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The centres of the four sides exchange with those opposite.</source>
        <translation>四个侧面的中心块与对面交换。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six spots</source>
        <translation>六点</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Every centre sits in a face of another colour.</source>
        <translation>每个中心块都在另一种颜色的面上。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Superflip</source>
        <translation>全棱翻转（superflip）</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>All twelve edges flipped in place, all corners in place.</source>
        <translation>十二个棱块全部原地翻转，角块全部归位。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Superflip with four spots</source>
        <translation>全棱翻转加四点</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>All edges flipped in place, and four centres exchanged.</source>
        <translation>全部棱块原地翻转，并交换四个中心块。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Cube in a cube</source>
        <translation>大小魔方</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A small cube of 2×2×2 twisted inside the large one.</source>
        <translation>大魔方里扭转着一个 2×2×2 小魔方。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Cube in a cube in a cube</source>
        <translation>大中小魔方</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A corner inside a small cube inside the large one.</source>
        <translation>大魔方里的小魔方里的一个角。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Displaced motif</source>
        <translation>偏移图案</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A motif of two colours on every face, moved off its middle.</source>
        <translation>每面两种颜色的图案，偏离中心。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Vertical stripes</source>
        <translation>竖条纹</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three upright stripes on each of the four sides.</source>
        <translation>四个侧面各有三道竖条纹。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Gift box</source>
        <translation>礼品盒</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Stripes of three colours on the sides, a ribbon across top and bottom.</source>
        <translation>侧面有三色条纹，顶面和底面横过一条丝带。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Tom Parks' stripes</source>
        <translation>Tom Parks 条纹</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three stripes of three colours on every face.</source>
        <translation>每面三道三色条纹。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Plummer's cross</source>
        <translation>Plummer 十字</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A plus on every face, the corners moved round in groups of three.</source>
        <translation>每面一个加号，角块三个一组轮换。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Christman's cross</source>
        <translation>Christman 十字</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A plus on every face, the corners exchanged between pairs of faces.</source>
        <translation>每面一个加号，角块在成对的面之间交换。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Plus and minus</source>
        <translation>加减号</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Plus signs on two sides, minus signs on the other two.</source>
        <translation>两面为加号，另两面为减号。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six H's</source>
        <translation>六个 H</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter H on every face, in the opposite colour.</source>
        <translation>每面一个字母 H，用对面颜色。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six T's</source>
        <translation>六个 T</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter T on every face.</source>
        <translation>每面一个字母 T。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Four U's</source>
        <translation>四个 U</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter U on each of the four sides, in the opposite colour.</source>
        <translation>四个侧面各一个字母 U，用对面颜色。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six U's</source>
        <translation>六个 U</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter U on every face, in the colour of a neighbour.</source>
        <translation>每面一个字母 U，用邻面颜色。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Tetris</source>
        <translation>俄罗斯方块</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two interlocking pieces of four squares lie round the centre of every face.</source>
        <translation>每面有两个相扣的四格块围绕中心。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Wire</source>
        <translation>电线</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A wire zigzags round the four sides.</source>
        <translation>一条线在四个侧面曲折环绕。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Python</source>
        <translation>蟒蛇</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A snake winds over all six faces.</source>
        <translation>一条蛇蜿蜒经过六个面。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Anaconda</source>
        <translation>森蚺</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A snake of three colours winds round each of two corners.</source>
        <translation>两个角各有一条三色的蛇环绕。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Green mamba</source>
        <translation>绿曼巴</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A snake winds over every face, in two pieces.</source>
        <translation>一条蛇分成两段，蜿蜒经过每个面。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twister</source>
        <translation>扭结</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Rows and corners twisted about a diagonal of the cube.</source>
        <translation>行与角绕魔方的一条对角线扭转。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Spiral</source>
        <translation>螺旋</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The colour of a neighbour winds round every face.</source>
        <translation>邻面的颜色在每面上盘绕。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Staircase</source>
        <translation>阶梯</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Steps lead down along the diagonals of the faces.</source>
        <translation>台阶沿各面的对角线而下。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Kilt</source>
        <translation>苏格兰裙</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A cloth of three colours: corners, edges and centre of a face all differ.</source>
        <translation>三色织物：一面的角块、棱块和中心块各不相同。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Opposite corners</source>
        <translation>对角</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two opposite corners of each side are exchanged, top and bottom keep a spot.</source>
        <translation>每个侧面交换两个对角，顶面和底面保留一点。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twisted peaks</source>
        <translation>扭转的尖峰</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two opposite corners twisted, each with the three edges around it.</source>
        <translation>两个相对的角扭转，各带着周围三个棱块。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Exchanged peaks</source>
        <translation>交换的尖峰</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two opposite corners exchanged, each with the three edges around it.</source>
        <translation>两个相对的角交换，各带着周围三个棱块。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twisted rings</source>
        <translation>扭转的环</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A ring of pieces around a corner, twisted against the rest.</source>
        <translation>围绕一个角的一圈块，相对其余扭转。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Exchanged rings</source>
        <translation>交换的环</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The rings around two opposite corners are exchanged.</source>
        <translation>围绕两个相对的角的环交换。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twisted chicken feet</source>
        <translation>扭转的鸡爪</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three toes spread from each of two opposite corners, twisted.</source>
        <translation>两个相对的角各伸出三趾，扭转。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Exchanged chicken feet</source>
        <translation>交换的鸡爪</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The toes of two opposite corners are exchanged.</source>
        <translation>两个相对的角的趾交换。</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-htm.json"/>
        <source>2×2×2, HTM</source>
        <translation>2×2×2，HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-htm.json"/>
        <source>HTM</source>
        <translation>HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-htm.json"/>
        <source>Full enumeration of all positions</source>
        <translation>全部局面的完整枚举</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-qtm.json"/>
        <source>QTM</source>
        <translation>QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-3x3x3-htm.json"/>
        <source>3×3×3, HTM</source>
        <translation>3×3×3，HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-3x3x3-htm.json"/>
        <source>OEIS A080601; T. Rokicki, H. Kociemba, M. Davidson and J. Dethridge, cube20.org</source>
        <translation>OEIS A080601; T. Rokicki, H. Kociemba, M. Davidson 和 J. Dethridge, cube20.org</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-3x3x3-qtm.json"/>
        <source>OEIS A080602; T. Rokicki and M. Davidson, cube20.org/qtm</source>
        <translation>OEIS A080602; T. Rokicki 和 M. Davidson, cube20.org/qtm</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-htm.json"/>
        <source>Domino, HTM</source>
        <translation>domino，HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-htm.json"/>
        <source>H. Kociemba, kociemba.org/cube.htm; counted by core.cube.subgoals.domino.count_cosets</source>
        <translation>H. Kociemba, kociemba.org/cube.htm；由 core.cube.subgoals.domino.count_cosets 统计</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-qtm.json"/>
        <source>Domino, QTM</source>
        <translation>domino，QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-qtm.json"/>
        <source>counted by core.cube.subgoals.domino.count_cosets</source>
        <translation>由 core.cube.subgoals.domino.count_cosets 统计</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-corners-htm.json"/>
        <source>3×3×3 corners, HTM</source>
        <translation>3×3×3 角块，HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-corners-qtm.json"/>
        <source>3×3×3 corners, QTM</source>
        <translation>3×3×3 角块，QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-maximum-htm.json"/>
        <source>Maximum of Korf's three tables, HTM</source>
        <translation>Korf 三个表中的最大值，HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-maximum-htm.json"/>
        <source>Sample of 1 000 000 positions drawn uniformly, seed 1</source>
        <translation>均匀抽取 1 000 000 个局面的样本，种子 1</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-maximum-qtm.json"/>
        <source>Maximum of Korf's three tables, QTM</source>
        <translation>Korf 三个表中的最大值，QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-a-htm.json"/>
        <source>Edges UR UF UL UB DR DF, HTM</source>
        <translation>棱块 UR UF UL UB DR DF，HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-a-qtm.json"/>
        <source>Edges UR UF UL UB DR DF, QTM</source>
        <translation>棱块 UR UF UL UB DR DF，QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-b-htm.json"/>
        <source>Edges DL DB FR FL BL BR, HTM</source>
        <translation>棱块 DL DB FR FL BL BR，HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-b-qtm.json"/>
        <source>Edges DL DB FR FL BL BR, QTM</source>
        <translation>棱块 DL DB FR FL BL BR，QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/sokoban-the-turnstile.json"/>
        <source>The Turnstile</source>
        <translation>The Turnstile</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/sokoban-the-turnstile.json"/>
        <source>counted breadth first</source>
        <translation>广度优先统计</translation>
    </message>
</context>
</TS>

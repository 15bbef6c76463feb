<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a whole number from {least} to {most}, not {value}</source>
        <translation>{name} 应为 {least} 到 {most} 的整数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a number from {least:g} to {most:g}, not {value}</source>
        <translation>{name} 应为 {least:g} 到 {most:g} 的数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a number of seconds from 0 on, not {value}</source>
        <translation>{name} 应为不小于 0 的秒数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a text, or a list of texts, not {value}</source>
        <translation>{name} 应为文本或文本列表，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a column and a row from 0 on, as (3, 1), not {value}</source>
        <translation>{name} 应为从 0 数起的列和行，如 (3, 1)，不能是 {value}</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>Reading this takes more than {seconds:g} seconds. Divide it</source>
        <translation>读取此内容超过 {seconds:g} 秒。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} bytes to read. Divide it</source>
        <translation>要读取的超过 {most:,} 字节。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} lines to read. Divide it</source>
        <translation>要读取的超过 {most:,} 行。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} characters to read. Divide it</source>
        <translation>要读取的超过 {most:,} 个字符。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} levels to read. Divide it</source>
        <translation>要读取的超过 {most:,} 个关卡。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} squares to read. Divide it</source>
        <translation>要读取的超过 {most:,} 格。请分成几份</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This text has {characters:,} characters; {most:,} is the most</source>
        <translation>此文本有 {characters:,} 个字符；最多 {most:,} 个</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>{name} is not a file</source>
        <translation>{name} 不是文件</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>{name} is larger than {most} MB</source>
        <translation>{name} 大于 {most} MB</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>{name} cannot be read: {reason}</source>
        <translation>无法读取 {name}：{reason}</translation>
    </message>
    <message>
        <location filename="../../../core/base/figures.py"/>
        <source>{name}, which comes with Statewalk, is damaged</source>
        <translation>Statewalk 自带的 {name} 已损坏</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/encoding.py"/>
        <source>This is not a text file</source>
        <translation>这不是文本文件</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} is another table or from another version</source>
        <translation>{name} 是另一个表，或来自其他版本</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} has a damaged header</source>
        <translation>{name} 的文件头已损坏</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} is damaged: its checksum does not fit</source>
        <translation>{name} 已损坏：校验和不符</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} is not a table of this program</source>
        <translation>{name} 不是本程序的表</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/whole_file.py"/>
        <source>it is not a plain file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/whole_file.py"/>
        <source>{name} cannot be written: {reason}</source>
        <translation>无法写入 {name}：{reason}</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>Install the program anew</source>
        <translation>请重新安装程序</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>{fault}. {advice}</source>
        <translation>{fault}。{advice}</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>{message} ({place}).</source>
        <translation>{message}（{place}）。</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>{message}.</source>
        <translation>{message}。</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>line {line}, column {column}</source>
        <translation>第 {line} 行第 {column} 列</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>No numbers of positions by depth are given</source>
        <translation>没有给出各深度的局面数</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>The {states} states are not more than the moves that arrive from the depth before</source>
        <translation>{states} 个状态不多于从前一深度到来的转移数</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>The {states} states are fewer than the moves that arrive from the depth before</source>
        <translation>{states} 个状态少于从前一深度到来的转移数</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>depth {depth}</source>
        <translation>深度 {depth}</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>Even depths hold {even} states and odd depths {odd}: they must be equal</source>
        <translation>偶数深度有 {even} 个状态，奇数深度有 {odd} 个：两者必须相等</translation>
    </message>
    <message>
        <location filename="../../../core/markov/flows.py"/>
        <source>{shares} shares of moves that stay are too many or too few for {depths} depths</source>
        <translation>{shares} 个“保持深度”的比例对 {depths} 个深度太多或太少</translation>
    </message>
    <message>
        <location filename="../../../core/markov/flows.py"/>
        <source>With {share:.6g} of its moves staying, {flow:.6g} would lead deeper</source>
        <translation>若 {share:.6g} 的步保持深度，就会有 {flow:.6g} 走向更深</translation>
    </message>
    <message>
        <location filename="../../../core/markov/flows.py"/>
        <source>{moves:.6g} moves a state arrive in {states:.6g} states</source>
        <translation>每状态 {moves:.6g} 次转移到达 {states:.6g} 个状态</translation>
    </message>
    <message>
        <location filename="../../../core/markov/growth.py"/>
        <source>A fit needs two depths from 0 to {most}, not {first} to {last}</source>
        <translation>拟合需要 0 至 {most} 之间的两个深度，而不是 {first} 至 {last}</translation>
    </message>
    <message>
        <location filename="../../../core/markov/growth.py"/>
        <source>An ideal puzzle needs a growth above 0 and a diameter of at least 1</source>
        <translation>理想谜题需要大于 0 的增长率和至少为 1 的直径</translation>
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
        <translation>图片有 {width} × {height} 像素；最多 {millions} 百万像素</translation>
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
        <source>No grid of repeating tiles was found in this picture</source>
        <translation>此图片中没有找到由重复图块组成的网格</translation>
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
</context>
</TS>

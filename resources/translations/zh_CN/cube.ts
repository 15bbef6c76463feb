<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Take the last move back</source>
        <translation>收回最后一步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Play the move again</source>
        <translation>再走一次该步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Next scramble</source>
        <translation>下一个打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>The scramble that waits, or a new one; undo brings this cube back</source>
        <translation>取等待中的打乱，没有则新建；撤销可恢复当前魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Previous scramble</source>
        <translation>上一个打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go back to the scramble before this one</source>
        <translation>回到前一个打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paste scrambles</source>
        <translation>粘贴打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go through the scrambles in the clipboard, one a line</source>
        <translation>逐个使用剪贴板中的打乱，每行一个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Drop the scrambles that wait</source>
        <translation>丢弃等待中的打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Let the next scramble be a new one</source>
        <translation>下一个打乱改为新建</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Start from solved</source>
        <translation>从还原态开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Begin with a solved cube; undo brings this one back</source>
        <translation>从已还原的魔方开始；撤销可恢复当前魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Solve this cube</source>
        <translation>求解此魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Lay out a short solution, then find an optimal one</source>
        <translation>先列出一个较短的解，再寻找最优解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Find other solutions</source>
        <translation>寻找其他解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Search for more solutions of the proved length</source>
        <translation>搜索更多已证明长度的解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Lay out the shorter solution</source>
        <translation>列出更短的解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go back to the cube that was solved; a shorter solution was found meanwhile</source>
        <translation>回到当时求解的魔方；其间已找到更短的解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>End the search</source>
        <translation>结束搜索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Stop proving; what is known so far stays</source>
        <translation>停止证明；已知的结论保留</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paint stickers</source>
        <translation>涂色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter a cube sticker by sticker</source>
        <translation>逐个色块输入魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Ask about blank stickers</source>
        <translation>查询空白色块</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>A cube that fits what is painted, or the shortest way to any that does</source>
        <translation>与所涂相符的魔方，或到任意相符魔方的最短走法</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Patterns</source>
        <translation>花样</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn a solved cube into one of many patterns, or take up one that you have drawn</source>
        <translation>把已还原的魔方转成多种花样之一，或取用自己画的花样</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Save the cube as PNG, SVG or PDF</source>
        <translation>把魔方保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Put a picture of the cube into the clipboard</source>
        <translation>把魔方图片放入剪贴板</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy scramble</source>
        <translation>复制打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the scramble as text</source>
        <translation>以文本复制打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy moves</source>
        <translation>复制步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the moves as text</source>
        <translation>以文本复制步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy position</source>
        <translation>复制局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the facelets</source>
        <translation>复制面片串</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paste moves or position</source>
        <translation>粘贴步骤或局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Play the moves, or start from the facelets, in the clipboard</source>
        <translation>执行剪贴板中的步骤，或从其中的面片串开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter moves</source>
        <translation>输入步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go to the line for moves</source>
        <translation>转到步骤输入框</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter a setup</source>
        <translation>输入预置步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go to the line for moves that set the cube up before the others</source>
        <translation>转到先行布置魔方的步骤输入框</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Plot of the times</source>
        <translation>成绩图</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show the times of this session over its solves, or how often which</source>
        <translation>显示本组成绩的走势，或各时间段的频率</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Reset view</source>
        <translation>重置视角</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look at the cube as at first</source>
        <translation>恢复最初的视角</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show hidden faces</source>
        <translation>显示看不见的面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show the faces that look away: behind the cube, as a net, or not</source>
        <translation>显示背面：在魔方后方、以展开图，或不显示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn</source>
        <translation>转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns not proved</source>
        <translation>未证明的转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns proved</source>
        <translation>已证明的转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Play the moves that follow, or stop</source>
        <translation>播放后面的步骤，或停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Previous move</source>
        <translation>上一步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go one move back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Next move</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go one move on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Back to the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go to the position before the first move</source>
        <translation>转到第一步之前的局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>On to the end</source>
        <translation>转到末尾</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go to the position after the last move</source>
        <translation>转到最后一步之后的局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Watch the network</source>
        <translation>观看网络</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: play one turn</source>
        <translation>网络：走一步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Play the turn that the network is most sure of</source>
        <translation>走网络最有把握的一步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: run or pause</source>
        <translation>网络：运行或暂停</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Let the network play on, or stop it; when it is through, play from the start again</source>
        <translation>让网络继续走，或停下；走完后从头再来</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: scramble for it</source>
        <translation>网络：为它打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Begin with as many random turns as the slider says; undo brings this cube back</source>
        <translation>按滑块所示的步数随机转动开局；撤销可恢复当前魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Prove many cubes</source>
        <translation>证明多个魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Enter positions and prove their depths one after the other, also over night</source>
        <translation>输入局面，逐个证明其深度，也可通宵进行</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Prove the bank, or pause</source>
        <translation>证明局面库，或暂停</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Go on proving the positions that were entered, or stop</source>
        <translation>继续证明已输入的局面，或停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>depth at least</source>
        <translation>深度至少</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>depth at most</source>
        <translation>深度至多</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>share of the times</source>
        <translation>占成绩的比例</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>All times</source>
        <translation>全部成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Show all times of this session</source>
        <translation>显示本组的全部成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Penalty +2</source>
        <translation>罚时 +2</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add two seconds to the last time, or take them off</source>
        <translation>给最后一次成绩加两秒，或去掉</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Did not finish</source>
        <translation>未完成（DNF）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Mark the last time as not finished, or unmark it</source>
        <translation>把最后一次标为未完成，或取消</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Delete last time</source>
        <translation>删除最后成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Delete the last time</source>
        <translation>删除最后一次成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Comment on the last time</source>
        <translation>备注最后成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Write a word beside the last time</source>
        <translation>在最后一次成绩旁写一句备注</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Bring the last time or session back</source>
        <translation>恢复最后的成绩或分组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Put the times deleted last back, or go back to the session that was left</source>
        <translation>恢复最后删除的成绩，或回到离开的分组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>New session</source>
        <translation>新建分组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Keep these times and begin an empty list</source>
        <translation>保留这些成绩，另起空列表</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Export times</source>
        <translation>导出成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Save all times as CSV, or for csTimer</source>
        <translation>把全部成绩保存为 CSV，或供 csTimer 使用</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Import times</source>
        <translation>导入成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add the sessions of a file that csTimer has written</source>
        <translation>添加 csTimer 所写文件中的分组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Copy times</source>
        <translation>复制成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Copy this session's times as CSV</source>
        <translation>以 CSV 复制本组成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Inspection of 15 s</source>
        <translation>观察 15 s</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Inspect the cube for 15 seconds before the time runs</source>
        <translation>计时前有 15 秒观察时间</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Sound at 8 and 12 s</source>
        <translation>8 s 和 12 s 发声</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Hear when 8 and 12 seconds of the inspection are over</source>
        <translation>观察到 8 秒和 12 秒时发出声音</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Start with the first turn</source>
        <translation>首次转动启动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Let the first turn after a scramble start the timer</source>
        <translation>打乱后的第一次转动启动计时器</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Scramble after each time</source>
        <translation>每次之后打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Show the next scramble as soon as a time is measured</source>
        <translation>计时结束后立即显示下一个打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Walk random moves</source>
        <translation>随机走步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Turn the cube at random, as often as its walk is looked at for</source>
        <translation>随机转动魔方，次数与所看的游走相同</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the random walk</source>
        <translation>绘制随机游走</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show where random moves lead</source>
        <translation>显示随机步骤走向何处</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the depths</source>
        <translation>绘制深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show how many positions lie at each depth</source>
        <translation>显示每个深度有多少局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the depth after each move</source>
        <translation>绘制每步之后的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show how deep the cube was and is, move by move</source>
        <translation>逐步显示魔方过去和现在的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the parts of the cube</source>
        <translation>绘制魔方的各部分</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show how deep cross, blocks, edges and domino are</source>
        <translation>显示十字、块、棱块和 domino 的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Practise a part of the cube</source>
        <translation>练习魔方的一部分</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Scramble so that a cross, a block or the domino is as deep as chosen</source>
        <translation>打乱成十字、块或 domino 恰为所选深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Measure random walks</source>
        <translation>实测随机游走</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Solve many random walks optimally, or stop doing so</source>
        <translation>对许多随机游走求最优解，或停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Turn the cube, push a box, slide the tiles. Nothing to set up.</source>
        <translation>转魔方，推箱子，滑方块。无需任何设置。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Ask how deep</source>
        <translation>问问有多深</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>The panel tells how far from solved you are, and what is proved.</source>
        <translation>面板告诉你离还原还有多远，以及已证明了什么。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>See the whole</source>
        <translation>纵览全貌</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>The Lab shows every position there is, and where chance leads.</source>
        <translation>实验室展示所有局面，以及随机会走向何处。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Start with a cube</source>
        <translation>从魔方开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Build the solving table now, {size}</source>
        <translation>现在生成求解表，{size}</translation>
    </message>
</context>
</TS>

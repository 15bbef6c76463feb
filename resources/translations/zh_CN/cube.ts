<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>Not shown</source>
        <translation>不显示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>Behind the cube</source>
        <translation>在魔方后方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>As a net</source>
        <translation>展开图</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>white</source>
        <comment>a colour</comment>
        <translation>白色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>red</source>
        <comment>a colour</comment>
        <translation>红色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>green</source>
        <comment>a colour</comment>
        <translation>绿色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>yellow</source>
        <comment>a colour</comment>
        <translation>黄色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>orange</source>
        <comment>a colour</comment>
        <translation>橙色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>blue</source>
        <comment>a colour</comment>
        <translation>蓝色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>wine</source>
        <comment>a colour</comment>
        <translation>酒红色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>teal</source>
        <comment>a colour</comment>
        <translation>蓝绿色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>amber</source>
        <comment>a colour</comment>
        <translation>琥珀色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>navy</source>
        <comment>a colour</comment>
        <translation>藏青色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>colour {face}</source>
        <translation>{face} 面颜色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>Drag a sticker to turn its layer, drag outside to orbit, or press</source>
        <translation>拖动色块转动其所在层，在魔方外拖动旋转视角，或按</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>Rubik's Cube</source>
        <translation>魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>solved</source>
        <comment>the cube</comment>
        <translation>已还原</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>not solved</source>
        <comment>the cube</comment>
        <translation>未还原</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Up</source>
        <comment>a face of the cube</comment>
        <translation>上</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Right</source>
        <comment>a face of the cube</comment>
        <translation>右</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Front</source>
        <comment>a face of the cube</comment>
        <translation>前</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Down</source>
        <comment>a face of the cube</comment>
        <translation>下</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Left</source>
        <comment>a face of the cube</comment>
        <translation>左</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Back</source>
        <comment>a face of the cube</comment>
        <translation>后</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} wide</source>
        <translation>{face} 宽</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} prime</source>
        <translation>{face} 逆</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} twice</source>
        <translation>{face} 两次</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>all {colour}</source>
        <translation>全部{colour}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the upper face clockwise</source>
        <translation>顺时针转动上面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the upper face anticlockwise</source>
        <translation>逆时针转动上面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the lower face clockwise</source>
        <translation>顺时针转动下面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the lower face anticlockwise</source>
        <translation>逆时针转动下面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the left face clockwise</source>
        <translation>顺时针转动左面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the left face anticlockwise</source>
        <translation>逆时针转动左面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the right face clockwise</source>
        <translation>顺时针转动右面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the right face anticlockwise</source>
        <translation>逆时针转动右面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the front face clockwise</source>
        <translation>顺时针转动前面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the front face anticlockwise</source>
        <translation>逆时针转动前面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the back face clockwise</source>
        <translation>顺时针转动后面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the back face anticlockwise</source>
        <translation>逆时针转动后面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the middle layer like {face}</source>
        <translation>按 {face} 的方向转动中层</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the middle layer like {face}, the other way</source>
        <translation>按与 {face} 相反的方向转动中层</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn two layers like {face}</source>
        <translation>按 {face} 的方向转动两层</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn two layers like {face}, the other way</source>
        <translation>按与 {face} 相反的方向转动两层</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the whole cube like {face}</source>
        <translation>按 {face} 的方向转动整个魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the whole cube like {face}, the other way</source>
        <translation>按与 {face} 相反的方向转动整个魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further left</source>
        <translation>从更左边看</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further right</source>
        <translation>从更右边看</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further up</source>
        <translation>从更上边看</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further down</source>
        <translation>从更下边看</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Count half turns</source>
        <translation>按半转计步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Count quarter turns</source>
        <translation>按四分之一转计步</translation>
    </message>
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
        <source>Back to the line left last</source>
        <translation>回到上次离开的着法线</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Take up the moves that were taken back before another move was made; again brings these back</source>
        <translation>重新采用改走之前撤回的着法；再按一次又回来</translation>
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
        <translation>下一次使用新的打乱</translation>
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
        <translation>寻找其他解法</translation>
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
        <source>Play the {cube}</source>
        <translation>玩 {cube}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Rotate {move}</source>
        <translation>整体转动 {move}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn {move}</source>
        <translation>转动 {move}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn</source>
        <translation>转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along_game.py"/>
        <source>Looking how deep the cube was</source>
        <translation>正在查看魔方此前的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along_game.py"/>
        <source>in {unit}</source>
        <translation>以 {unit}计</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns closer</source>
        <translation>靠近的转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns at the same depth</source>
        <translation>深度不变的转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns farther</source>
        <translation>远离的转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>leads closer</source>
        <translation>靠近还原</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>keeps the depth</source>
        <translation>深度不变</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>leads farther</source>
        <translation>远离</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>closer</source>
        <comment>turns that lead so</comment>
        <translation>更近</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>same</source>
        <comment>turns that lead so</comment>
        <translation>不变</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>farther</source>
        <comment>turns that lead so</comment>
        <translation>远离</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{turn} {leads}</source>
        <translation>{turn} {leads}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>not proved yet</source>
        <translation>尚未证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>How many turns lead where</source>
        <translation>各方向的转动数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns not proved</source>
        <translation>未证明的转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{lead}, expected</source>
        <translation>{lead}，预期</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{way} {count}</source>
        <translation>{way} {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>all {left} open</source>
        <translation>{left} 种均未定</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>open {left}</source>
        <translation>未定 {left}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>this cube</source>
        <translation>此魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>expected at depth {depth}</source>
        <translation>深度 {depth} 的预期</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns proved</source>
        <translation>已证明的转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>all {proved} proved</source>
        <translation>{proved} 种均已证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{proved} of {ways} proved</source>
        <translation>已证明 {proved} 种，共 {ways} 种</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Point at a turn to see it on the cube, click to play it.</source>
        <translation>指向某个转动可在魔方上预览，点击即执行。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>The arrows come when this depth is proved.</source>
        <translation>此深度证明后会出现箭头。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Still looking where the others lead.</source>
        <translation>仍在查看其余转动的去向。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>The others take a longer search.</source>
        <translation>其余的需要更长的搜索。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimating the cube's depth</source>
        <translation>正在估计魔方的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>The network rules out all depths that are left: there it errs.</source>
        <translation>网络排除了所有剩下的深度：此处它有误。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimated weight by depth, {weights}</source>
        <translation>各深度的估计权重，{weights}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>There is no estimate: {reason}</source>
        <translation>没有估计：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>mean by the network</source>
        <translation>网络给出的均值</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>≈ {mean} on average, {share} for {depth}: a network's estimate, within what is proved.</source>
        <translation>平均 ≈ {mean}，深度 {depth} 占 {share}：已证明范围内的网络估计。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{lower} to {turns}</source>
        <translation>{lower} 至 {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>Published: {author}, {year}.</source>
        <translation>已发表：{author}，{year} 年。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>Computed by this program, {year}.</source>
        <translation>由本程序计算，{year} 年。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>proved</source>
        <translation>已证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{lower} or {upper}</source>
        <translation>{lower} 或 {upper}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{lower} to {upper}</source>
        <translation>{lower} 至 {upper}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{between}, from the positions beside it</source>
        <translation>{between}，由旁边的局面得出</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>The depth after each move</source>
        <translation>每步之后的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>Turn, and the depth is drawn here.</source>
        <translation>转动魔方，深度就会画在这里。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>start</source>
        <comment>before the first move</comment>
        <translation>起点</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>bracket</source>
        <comment>of bounds</comment>
        <translation>上下界</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Looking how deep the cube is</source>
        <translation>正在查看魔方的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Reading the cube's table</source>
        <translation>正在读取魔方的表</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>{place} is no net of stickers</source>
        <translation>{place} 不是色块展开图</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>%n stickers of a {cube}</source>
        <extracomment>One: %n sticker of a {cube}</extracomment>
        <translation>
            <numerusform>{cube} 的 %n 个色块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Drawn by you: {asked}, %n blank ones.</source>
        <extracomment>One: Drawn by you: {asked}, %n blank one.</extracomment>
        <translation>
            <numerusform>自己画的：{asked}，%n 个空白。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Drawn by you: {asked}.</source>
        <translation>自己画的：{asked}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Give the pattern a name</source>
        <translation>请给花样起名</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>The name has {length} characters, more than {most}</source>
        <translation>名称有 {length} 个字符，超过 {most} 个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>A pattern is called {name} already</source>
        <translation>已有花样名为 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Choose another name</source>
        <translation>请换一个名称</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Paint a cube</source>
        <translation>给魔方涂色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Take the last stroke back</source>
        <translation>收回最后一笔</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Begin with the cube on the stage</source>
        <translation>从台上的魔方开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Clear the net</source>
        <translation>清空展开图</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Leave the cube on the stage as it is</source>
        <translation>保持台上的魔方不变</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Paint</source>
        <translation>涂色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Use this cube</source>
        <translation>使用此魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>This cube is solved.</source>
        <translation>此魔方已还原。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>This cube can be solved.</source>
        <translation>此魔方可以还原。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>%n stickers are left.</source>
        <extracomment>One: %n sticker is left.</extracomment>
        <translation>
            <numerusform>还剩 %n 个色块。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Only one cube looks like this.</source>
        <translation>只有一个魔方是这样。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Pick a colour with 1 to 6, click or drag to paint.</source>
        <translation>用 1 到 6 选颜色，点击或拖动来涂色。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>Net of the cube</source>
        <translation>魔方展开图</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>not painted</source>
        <translation>未涂色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>{painted} of {all} stickers painted</source>
        <translation>{all} 个色块中已涂 {painted} 个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{colour} chosen; {counts}</source>
        <translation>已选{colour}；{counts}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{purpose} {colour}, the colour of the {face} face</source>
        <translation>{purpose}{colour}，{face} 面的颜色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{count} of {all}</source>
        <translation>{count}/{all}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>From this cube</source>
        <translation>从此魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>From a solved one</source>
        <translation>从还原态</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Paint what matters and leave the rest blank: blank stickers may have any colour.</source>
        <translation>只涂关心的色块，其余留空：空白色块可以是任意颜色。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Blank stickers</source>
        <translation>空白色块</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Where the turns begin</source>
        <translation>转动的起点</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>One that fits</source>
        <translation>相符的一个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Begin with a cube that has these stickers, one of many</source>
        <translation>从具有这些色块的魔方之一开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Shortest way</source>
        <translation>最短走法</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The fewest turns that lead to any cube with these stickers</source>
        <translation>到任一具有这些色块的魔方的最少转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Play it</source>
        <translation>执行</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Name of this pattern</source>
        <translation>花样名称</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Keep the pattern, which is in the library of patterns then</source>
        <translation>保留此花样，之后可在花样库中找到</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking for a cube that fits</source>
        <translation>正在寻找相符的魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking for the shortest way</source>
        <translation>正在寻找最短走法</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>{name} is kept</source>
        <translation>已保留 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>In the library of patterns</source>
        <translation>在花样库中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking.</source>
        <translation>正在寻找。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>No way of {turns} or fewer.</source>
        <translation>没有 {turns}以内的走法。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>{share} of those of {excluded} looked at.</source>
        <translation>{excluded}的走法已查看 {share}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>%n half turns lead there, and no fewer: {moves}</source>
        <extracomment>One: %n half turn leads there, and no fewer: {moves}</extracomment>
        <translation>
            <numerusform>%n HTM 步可到达，不能更少：{moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>%n quarter turns lead there, and no fewer: {moves}</source>
        <extracomment>One: %n quarter turn leads there, and no fewer: {moves}</extracomment>
        <translation>
            <numerusform>%n QTM 步可到达，不能更少：{moves}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The cube on the stage fits already, held another way: {moves}.</source>
        <translation>台上的魔方换个拿法已经相符：{moves}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The cube on the stage fits already.</source>
        <translation>台上的魔方已经相符。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube fits already, held another way: {moves}.</source>
        <translation>已还原的魔方换个拿法已经相符：{moves}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube fits already.</source>
        <translation>已还原的魔方已经相符。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Half turns</source>
        <translation>半转 HTM</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Quarter turns</source>
        <translation>四分之一转 QTM</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>The last cube cannot be read: go on here.</source>
        <translation>无法读取上次的魔方：从这里继续。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>The last cube is back</source>
        <translation>已恢复上次的魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Scrambling the cube</source>
        <translation>正在打乱魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Counting the positions of the 2×2×2</source>
        <translation>正在计数 2×2×2 的局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>(R U)3, [R, U], [R: U], 2R Rw, x y z, // words</source>
        <translation>(R U)3, [R, U], [R: U], 2R Rw, x y z, // 说明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>(R U)3, [R, U], [R: U], r Rw 2R 3Rw, M E S, x y z, // words</source>
        <translation>(R U)3, [R, U], [R: U], r Rw 2R 3Rw, M E S, x y z, // 说明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Enter moves or a position</source>
        <translation>输入步骤或局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Enter</source>
        <translation>输入</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Play these moves, or start from this position</source>
        <translation>执行这些步骤，或从此局面开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Set the cube up first, with other moves</source>
        <translation>先用另一些步骤布置魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Setup, on a solved cube</source>
        <translation>预置，作用于已还原的魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Inverse</source>
        <translation>逆</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Set up what the moves below solve</source>
        <translation>布置成下面的步骤所能还原的局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Moves, or {number} facelets</source>
        <translation>步骤，或 {number} 个面片</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>It is empty.</source>
        <translation>内容为空。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Reading moves</source>
        <translation>正在读取步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>These moves were not played.</source>
        <translation>这些步骤未执行。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>The clipboard holds no moves and no cube.</source>
        <translation>剪贴板中没有步骤，也没有魔方。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>A position needs no setup: give one or the other.</source>
        <translation>局面不需要预置：只给其一。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/lengths.py"/>
        <source>%n turns</source>
        <extracomment>One: %n turn</extracomment>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/lengths.py"/>
        <source>%n quarter turns</source>
        <comment>beside the turns</comment>
        <extracomment>One: %n quarter turn</extracomment>
        <translation>
            <numerusform>%n QTM 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>F2 renames it, Shift+Del deletes it</source>
        <translation>F2 重命名，Shift+Del 删除</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Search {number} patterns</source>
        <translation>搜索 {number} 个花样</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>No pattern has these words. Try a shorter one.</source>
        <translation>没有包含这些词的花样，请试试更短的词。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>{name} is deleted</source>
        <translation>已删除 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Search patterns</source>
        <translation>搜索花样</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Moves</source>
        <comment>a list of moves</comment>
        <translation>步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Turn a layer, and its move is listed here.</source>
        <translation>转动一层，步骤就列在这里。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Play the moves that follow, or stop</source>
        <translation>播放后面的步骤，或停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Play</source>
        <comment>moves</comment>
        <translation>播放</translation>
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
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{moves} was left after move {number}</source>
        <translation>在第 {number} 步之后离开了 {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Solution</source>
        <translation>解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>length of the solution</source>
        <translation>解的长度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{start}, then a solution of {length}</source>
        <translation>{start} 步，之后为 {length} 步的解</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{solution}, %n are enough</source>
        <extracomment>One: {solution}, %n is enough</extracomment>
        <translation>
            <numerusform>{solution}，%n 步足够</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{solution}, proved shortest</source>
        <translation>{solution}，已证明最短</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{solution}, shortest so far</source>
        <translation>{solution}，目前最短</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>How fast turns are played</source>
        <translation>转动的播放速度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>line {number}, {place}</source>
        <translation>第 {number} 行，{place}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>Write a position a line: moves such as R U F2, or 54 facelets</source>
        <translation>每行写一个局面：R U F2 这样的步骤，或 54 个面片</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>{name} has no line to solve</source>
        <translation>{name} 没有可求解的行</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>The cube started solved. Press N to scramble it.</source>
        <translation>魔方从还原态开始。按 N 打乱。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>The cube started from a position entered. Press N to scramble it.</source>
        <translation>魔方从输入的局面开始。按 N 打乱。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>Scramble</source>
        <translation>打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>{at} of {count}</source>
        <translation>{at}/{count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>{count} scrambles</source>
        <translation>{count} 个打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>A scramble has at most {longest} characters</source>
        <translation>一个打乱最多 {longest} 个字符</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>Write one scramble a line, such as R U F2</source>
        <translation>每行写一个打乱，如 R U F2</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>There is no move in it</source>
        <translation>其中没有步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>These are {found} scrambles, and {most} is the most</source>
        <translation>共有 {found} 个打乱，最多允许 {most} 个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Measuring the cube's true depth</source>
        <translation>正在测定魔方的真实深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Making the cube's table</source>
        <translation>正在生成魔方的表</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/grid.py"/>
        <source>Probabilities of the eighteen turns</source>
        <translation>十八种转动的概率</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/grid.py"/>
        <source>{figure}. Click to play it by hand</source>
        <translation>{figure}。点击可手动执行</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/grid.py"/>
        <source>probability of {turn}</source>
        <translation>{turn} 的概率</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>The network has learnt the 3×3×3 only</source>
        <translation>网络只学过 3×3×3</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Watch a network play without search: how sure it is of every turn, and where it goes wrong</source>
        <translation>观看网络不经搜索地走：它对每个转动有多大把握，在哪里出错</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network</source>
        <translation>网络</translation>
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
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading the network</source>
        <translation>正在加载网络</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading it was cancelled.</source>
        <translation>已取消加载。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>moves of the network</source>
        <translation>网络的步数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/model.py"/>
        <source>in {played} of %n moves</source>
        <extracomment>One: in {played} of %n move</extracomment>
        <translation>
            <numerusform>%n 步中用了 {played} 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>The network solved the cube</source>
        <translation>网络还原了魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Back to the other sections</source>
        <translation>返回其他部分</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Turns of the scramble</source>
        <translation>打乱步数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>How many random turns the scramble has; the network may make as many moves</source>
        <translation>打乱有多少次随机转动；网络可走同样多步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Which network plays</source>
        <translation>由哪个网络来走</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>How often it solves: its figures in the Lab</source>
        <translation>它的成功率：实验室中的数值</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>At most</source>
        <translation>至多</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>How many moves the network may make</source>
        <translation>网络可走的步数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Again</source>
        <translation>重来</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>The network is being loaded.</source>
        <translation>正在加载网络。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>The cube is solved. Scramble it first.</source>
        <translation>魔方已还原，请先打乱。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Out of moves after {played}.</source>
        <translation>走了 {played} 步，步数用完。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Out of moves after {played}: depth now {depth} {unit}.</source>
        <translation>走了 {played} 步，步数用完：现深 {depth} {unit}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Move {played} of {limit}.</source>
        <translation>第 {played} 步，共 {limit} 步。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/section.py"/>
        <source>Run it: it may make %n moves.</source>
        <extracomment>One: Run it: it may make %n move.</extracomment>
        <translation>
            <numerusform>按“运行”开始，最多走 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/section.py"/>
        <source>Solved in {played} of %n moves.</source>
        <extracomment>One: Solved in {played} of %n move.</extracomment>
        <translation>
            <numerusform>%n 步中用 {played} 步还原。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>Confidence and true depth, move by move</source>
        <translation>每步的把握与真实深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>{move}, a mistake</source>
        <translation>{move}，失误</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>first mistake: {number}. {move}</source>
        <translation>首个失误：第 {number} 步。{move}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>Confidence</source>
        <translation>把握</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>True depth, {unit}</source>
        <translation>真实深度，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Size of the cube</source>
        <translation>魔方大小</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Metric</source>
        <translation>度量</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the solution</source>
        <translation>已复制解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the scramble</source>
        <translation>已复制打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>The clipboard holds no list of scrambles.</source>
        <translation>剪贴板中没有打乱列表。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/page.py"/>
        <source>%n scrambles to go through</source>
        <extracomment>One: %n scramble to go through</extracomment>
        <translation>
            <numerusform>有 %n 个打乱待用</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>N is the next one</source>
        <translation>按 N 取下一个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the moves</source>
        <translation>已复制步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the {number} facelets</source>
        <translation>已复制 {number} 个面片</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Paste it into any text</source>
        <translation>可粘贴到任意文本</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Started from the position entered</source>
        <translation>已从输入的局面开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>{brackets} was read as a group, not as NISS</source>
        <translation>{brackets} 按分组读取，而非 NISS</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/page.py"/>
        <source>Played %n moves</source>
        <extracomment>One: Played %n move</extracomment>
        <translation>
            <numerusform>已执行 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Started from the setup</source>
        <translation>已从预置开始</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/page.py"/>
        <source>%n moves</source>
        <extracomment>One: %n move</extracomment>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Enter moves such as R U R', or 54 facelets.</source>
        <translation>输入 R U R' 这样的步骤，或 54 个面片。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>There is no move in this.</source>
        <translation>其中没有步骤。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Depth {turns}, {proof}</source>
        <translation>深度 {turns}，{proof}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Solved</source>
        <comment>the cube</comment>
        <translation>已还原</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>in {turns}</source>
        <translation>用 {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Seed {seed}</source>
        <translation>种子 {seed}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Depth {depth}, {unit}</source>
        <translation>深度 {depth}，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth at least</source>
        <translation>深度至少</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>{lower} ≤ depth ≤ {upper}, {unit}</source>
        <translation>{lower} ≤ 深度 ≤ {upper}，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth at most</source>
        <translation>深度至多</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Depths</source>
        <translation>深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Walk</source>
        <translation>游走</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Times</source>
        <translation>成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Colour-blind safe</source>
        <translation>色盲友好</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Your own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>After each turn one core looks so long how deep the cube is; from the next turn on.</source>
        <translation>每次转动后用一个核心查看深度的时长；从下次转动起生效。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>A face's colour is changed on the cube at once.</source>
        <translation>在魔方上可直接更改各面颜色。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Cube colours</source>
        <translation>魔方颜色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Letters on the stickers</source>
        <translation>色块上的字母</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Hidden faces</source>
        <translation>看不见的面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Give all six faces the standard colours</source>
        <translation>六个面都恢复标准颜色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Sound at 8 and 12 s of inspection</source>
        <translation>观察 8 秒和 12 秒时发声</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Timer</source>
        <translation>计时器</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>{one_face} and {other} are hard to tell apart.</source>
        <translation>{one_face} 和 {other} 难以分辨。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Table of the cube solver</source>
        <translation>魔方求解器的表</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Depth while you play</source>
        <translation>转动时的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Depth of the cube while you play</source>
        <translation>转动时魔方的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Text with a position a line (*.txt *.csv);;All files (*)</source>
        <translation>每行一个局面的文本 (*.txt *.csv);;所有文件 (*)</translation>
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
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>There is nothing to prove.</source>
        <translation>没有可证明的。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Enter positions first.</source>
        <translation>请先输入局面。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Add positions</source>
        <translation>添加局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Dask cluster</source>
        <translation>Dask 集群</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Enter positions whose depth you want to know; they are proved one after the other, also over night.</source>
        <translation>输入想知道深度的局面；它们会逐个得到证明，也可通宵进行。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Positions to prove</source>
        <translation>待证明的局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Prove</source>
        <translation>证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Plot the proved ones in the Lab</source>
        <translation>在实验室中绘制已证明的</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Save the list as CSV</source>
        <translation>把列表保存为 CSV</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Proved by</source>
        <translation>证明者</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Scheduler, like 192.168.0.7:8786</source>
        <translation>调度器，如 192.168.0.7:8786</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Moves or 54 facelets; paste a list with a position a line</source>
        <translation>步骤或 54 个面片；可粘贴每行一个局面的列表</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add this cube</source>
        <translation>添加此魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add every line of a text file</source>
        <translation>添加文本文件的每一行</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Random cubes</source>
        <translation>随机魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>So many random cubes</source>
        <translation>随机魔方的数量</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add random</source>
        <translation>添加随机</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>This</source>
        <translation>此内容</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} has {found} lines: more than {most} are not added at once</source>
        <translation>{name} 有 {found} 行：一次最多添加 {most} 行</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} is not a text file. Open one with a position a line.</source>
        <translation>{name} 不是文本文件。请打开每行一个局面的文件。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n are there already: all that look alike are one.</source>
        <extracomment>One: %n is there already: all that look alike are one.</extracomment>
        <translation>
            <numerusform>%n 个已在其中：看起来相同的算一个。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>It is there already: all that look alike are one.</source>
        <translation>它已在其中：看起来相同的算一个。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Lay out</source>
        <translation>列出</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>First</source>
        <translation>移到最前</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Earlier</source>
        <translation>提前</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Later</source>
        <translation>推后</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Remove all that are proved</source>
        <translation>移除所有已证明的</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>The clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Nothing to prove yet</source>
        <translation>还没有要证明的</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>All {count} are proved</source>
        <translation>{count} 个全部已证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>It is proved</source>
        <translation>已证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Waits for your search, {done} of {count} proved</source>
        <translation>等待求解结束，{count} 个中已证明 {done} 个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Proving, {done} of {count} proved</source>
        <translation>正在证明，{count} 个中已证明 {done} 个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Paused, {done} of {count} proved</source>
        <translation>已暂停，{count} 个中已证明 {done} 个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{time}, by the mean of proofs as deep</source>
        <translation>{time}，按同深度证明的均值</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>no estimate before {few} proofs as deep</source>
        <translation>有 {few} 次同深度的证明之后才能估计</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{rate:.1f} M nodes/s</source>
        <translation>{rate:.1f} M 节点/s</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>asking {address}</source>
        <translation>正在联系 {address}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n threads</source>
        <extracomment>One: %n thread</extracomment>
        <translation>
            <numerusform>%n 个线程</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n threads at {address}</source>
        <extracomment>One: %n thread at {address}</extracomment>
        <translation>
            <numerusform>{address} 上的 %n 个线程</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>What was excluded stays excluded</source>
        <translation>已排除的仍然排除</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/cluster.py"/>
        <source>Write where the scheduler of the cluster listens, like 192.168.0.7:8786</source>
        <translation>填写集群调度器的监听地址，如 192.168.0.7:8786</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, at work</source>
        <translation>{unit}，进行中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, searching depth {depth} ({share})</source>
        <translation>{unit}，正在搜索深度 {depth}（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{nodes} nodes, {seconds}</source>
        <translation>{nodes} 个节点，{seconds}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>table {tables}</source>
        <translation>表 {tables}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, waits after {took}</source>
        <translation>{unit}，用 {took}，等待</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, waits</source>
        <translation>{unit}，等待</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search after {took}</source>
        <translation>{unit}，由先前的搜索得知，用 {took}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search</source>
        <translation>{unit}，由先前的搜索得知</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Proving depths of the bank</source>
        <translation>正在证明库中的深度</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>%n random cubes</source>
        <extracomment>One: %n random cube</extracomment>
        <translation>
            <numerusform>%n 个随机魔方</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>%n positions added</source>
        <extracomment>One: %n position added</extracomment>
        <translation>
            <numerusform>已添加 %n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Start proving them whenever you like</source>
        <translation>可随时开始证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>{done} of {all}</source>
        <translation>{done}/{all}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Making the table</source>
        <translation>正在生成表</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>{number} in the bank</source>
        <translation>库中有 {number} 个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>All positions are proved</source>
        <translation>所有局面都已证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>The positions are not proved.</source>
        <translation>局面未证明。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>take back revert reverse mistake cancel last turn step backwards</source>
        <translation>撤销 悔棋 退回 还原 错误 上一步 后退</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>again forward repeat restore turn step</source>
        <translation>重做 再次 前进 恢复 一步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>shuffle mix random new jumble start another cube generate WCA TNoodle random-state position game begin</source>
        <translation>打乱 混合 随机 新的 另一个魔方 生成 开始 游戏</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>last shuffle before again same repeat earlier</source>
        <translation>上一个打乱 之前 再次 相同</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>import list of scrambles text file competition sheet WCA csTimer many</source>
        <translation>打乱列表 导入 文本文件 比赛 多个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>reset new game clean finished restart begin clear identity goal</source>
        <translation>重置 新游戏 复原 完成 重新开始 清空 目标</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>solution answer shortest optimal algorithm God's number God's algorithm fewest moves prove lower bound bracket Kociemba two-phase Korf IDA* A* heuristic pattern database pruning table HTM QTM FMC help me computer</source>
        <translation>解法 答案 求解 最短 最优 算法 上帝之数 上帝算法 最少步 证明 下界 启发式 启发函数 模式数据库 剪枝表 帮帮我 电脑</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>alternative more different solutions all optimal alternatives enumerate ergonomic</source>
        <translation>其他解法 更多 不同 所有最优解 枚举</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>stop abort break off interrupt search solving proof pause</source>
        <translation>停止 中止 中断 搜索 证明 暂停</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>enter input my own cube colours colors stickers facelets set up real physical cube photo type draw custom position editor net</source>
        <translation>输入 自己的魔方 颜色 贴纸 涂色 实物 绘制 局面 展开图 编辑</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>unknown grey stickers partial state don't care incomplete pattern F2L OLL last slot</source>
        <translation>未知 灰色 贴纸 不完整 部分 任意</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>pretty pattern checkerboard superflip cube in a cube six spots library gallery art</source>
        <translation>漂亮图案 花样 棋盘格 魔方中的魔方 六点 图库 艺术</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>save image screenshot print picture vector PNG SVG PDF share</source>
        <translation>保存 图片 截图 打印 矢量 分享</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>screenshot image clipboard share paste</source>
        <translation>截图 图片 剪贴板 分享 粘贴</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>facelets string state clipboard share export Kociemba text</source>
        <translation>字符串 状态 剪贴板 分享 导出 文本</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>algorithm notation solution clipboard share text reconstruction</source>
        <translation>公式 记法 解法 剪贴板 分享 文本</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>shuffle algorithm notation clipboard share text</source>
        <translation>打乱 公式 记法 剪贴板 分享 文本</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>import insert clipboard algorithm facelets string load text read</source>
        <translation>导入 插入 剪贴板 公式 字符串 读取 文本</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>type write algorithm sequence notation input moves turns apply formula commutator</source>
        <translation>键入 书写 公式 序列 记法 输入 转动 交换子</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>premoves inverse setup moves case algorithm training</source>
        <translation>预置步 逆 布置 公式 情形 训练</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>my times statistics results records history best average ao5 ao12 ao100 mo3 mean personal best PB session solves speedcubing stopwatch csTimer</source>
        <translation>我的成绩 时间 统计 结果 纪录 历史 最佳 平均 个人最佳 分组 速拧 秒表 计时</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>chart graph statistics progress histogram average best stopwatch speedcubing trend</source>
        <translation>图表 统计 进步 直方图 平均 最佳 秒表 趋势</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>plus two seconds penalty WCA misaligned punish</source>
        <translation>加两秒 罚时 错位</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>DNF failed gave up invalid penalty WCA</source>
        <translation>未完成 失败 放弃 无效 罚时</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>remove erase last time wrong discard</source>
        <translation>删除 清除 最后一次成绩 错误 丢弃</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>save download backup csTimer CSV spreadsheet JSON times statistics</source>
        <translation>保存 备份 电子表格 成绩 统计 导出</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>load restore csTimer backup CSV file times sessions merge</source>
        <translation>载入 恢复 备份 文件 成绩 分组 合并 导入</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>stopwatch WCA fifteen seconds look before solving timer countdown</source>
        <translation>秒表 十五秒 观察 还原前 计时 倒数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>audio beep voice warning eight twelve seconds judge mute noise</source>
        <translation>声音 提示音 语音 警告 八秒 十二秒 裁判 静音</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>new list of times category folder start over reset statistics</source>
        <translation>新成绩列表 项目 文件夹 重新开始 重置 统计</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>camera orientation default angle rotate home reset centre</source>
        <translation>相机 方向 默认 角度 旋转 复位 居中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>back behind net unfolded all six faces see through mirror</source>
        <translation>背面 后面 展开 六个面 透视 镜子</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>Rubik's cube standard normal three big original</source>
        <translation>魔方 标准 普通 三阶 大 原版</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>pocket cube mini small two corners only easy</source>
        <translation>二阶 口袋魔方 小 只有角块 简单</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>HTM FTM half-turn metric face turn metric God's number 20 count moves R2 as one</source>
        <translation>半圈 面转 步数度量 上帝之数 20 R2 算一步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>QTM quarter-turn metric God's number 26 count moves R2 as two</source>
        <translation>四分之一圈 步数度量 上帝之数 26 R2 算两步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>neural network artificial intelligence AI machine learning BERT transformer deep learning classifier policy softmax confidence greedy play by itself bot</source>
        <translation>神经网络 人工智能 机器学习 深度学习 分类器 策略 置信 贪心 自动还原</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>batch many cubes queue list overnight bank optimal distances lower bound database night</source>
        <translation>批量 许多魔方 队列 列表 通宵 题库 最优距离 下界 数据库</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>random walk Markov chain random turns play automatically drunkard stochastic shuffle</source>
        <translation>随机游走 马尔可夫链 随机转动 自动 醉汉</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>probability chance distribution Markov chain stationary mixing lumped binomial chart graph expected depth</source>
        <translation>概率 分布 马尔可夫链 平稳 混合 二项分布 图表 期望深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>God's number diameter distance distribution histogram how many positions count sphere growth chart graph HTM QTM</source>
        <translation>上帝之数 直径 距离 分布 直方图 局面数量 计数 增长 图表</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>progress distance to solved lower bound upper bound chart graph history analysis</source>
        <translation>进展 离复原多远 下界 上界 图表 历史 分析</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>cross F2L edge orientation EO domino reduction subgroup coset Thistlethwaite phases</source>
        <translation>十字 棱块方向 多米诺 子群 陪集 阶段</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>train exercise training cross block EO domino F2L drill learn lesson</source>
        <translation>训练 练习 十字 块 多米诺 课程</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>experiment Monte Carlo sample simulation statistics estimate exact</source>
        <translation>实验 蒙特卡罗 样本 模拟 统计 估计 精确</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>All times</source>
        <translation>全部成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>Practise a part of the cube</source>
        <translation>练习魔方的一部分</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Finds a short solution at once, then proves how short one can be.</source>
        <translation>立即给出较短的解，再证明最短能到多少。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Find others</source>
        <translation>其他解法</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{unit}, published</source>
        <translation>{unit}，已发表</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{unit}, proved</source>
        <translation>{unit}，已证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Go back and lay out the solution of {turns}</source>
        <translation>返回并列出 {turns}的解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>The cube is solved.</source>
        <translation>魔方已还原。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for more ways in {upper}.</source>
        <translation>正在搜索更多 {upper} 步的解法。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>depth, no way is shorter</source>
        <translation>深度，没有更短的走法</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>No way is shorter than {turns}.</source>
        <translation>没有比 {turns}更短的解法。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>turns of the solution</source>
        <translation>解的步数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>turns at least</source>
        <translation>至少的步数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>A solution of {turns} is laid out below; none has fewer than {lower}.</source>
        <translation>下面列出了 {turns}的解；没有少于 {lower} 步的。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>The search goes on for the cube before these moves.</source>
        <translation>对这些步之前的魔方仍在搜索。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>A way of {turns} is known. Solve it to know more.</source>
        <translation>已知一个 {turns}的解法。求解可知更多。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Making a table that tells more, {size}, once: {made}.</source>
        <translation>正在生成能得知更多的表，{size}，只需一次：{made}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Known without the table. Solve goes on to the proof.</source>
        <translation>不用表即已得知。求解会接着证明。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Looking for {effort:g} s.</source>
        <translation>正在查看，{effort:g} 秒。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Looking for {effort:g} s, now searching depth {depth} ({share})</source>
        <translation>正在查看，{effort:g} 秒；现在搜索深度 {depth}（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Looked for {effort:g} s. Solve goes on to the proof.</source>
        <translation>已查看 {effort:g} 秒。求解会接着证明。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching depth {depth} ({share})</source>
        <translation>正在搜索深度 {depth}（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching depth {depth} ({share}); {odd} has the wrong parity</source>
        <translation>正在搜索深度 {depth}（{share}）；{odd} 的奇偶性不符</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>searched</source>
        <translation>已搜索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Loading the table that proves it, {size}.</source>
        <translation>正在加载用于证明的表，{size}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Making the table that proves it, {size}, once.</source>
        <translation>正在生成用于证明的表，{size}，只需一次。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{made}, then the proof begins</source>
        <translation>{made}，然后开始证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>nodes a second</source>
        <translation>每秒节点</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{done} M nodes, {pace} M/s</source>
        <translation>{done} M 节点，{pace} M/s</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>about {duration} left for this depth</source>
        <translation>此深度大约还需 {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>made, now being stored</source>
        <translation>已生成，正在保存</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{percent} made</source>
        <translation>已生成 {percent}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From an earlier search. Solve goes on where it ended.</source>
        <translation>来自先前的搜索。求解会从中断处继续。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From what is known of it in {unit}. Solve it to know more.</source>
        <translation>由 {unit}下的已知结论得出。求解可知更多。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From what is known of the positions beside it. Solve it to know more.</source>
        <translation>由旁边局面的已知结论得出。求解可知更多。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>{slices} with a slice turn counted once</source>
        <translation>中层转动计一步时为 {slices}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>One longer</source>
        <translation>长一步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Whether {face} may be turned</source>
        <translation>是否可以转动 {face}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Turning only</source>
        <translation>只转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Two longer</source>
        <translation>长两步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>length of solution {number}</source>
        <translation>第 {number} 个解的长度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Made once in some seconds, kept on disk. Proves a random cube in many minutes.</source>
        <translation>几秒即可生成一次，保存在磁盘。证明一个随机魔方需要许多分钟。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Made once in about ten seconds, kept in memory and on disk. Proves a random cube in about a minute.</source>
        <translation>约十秒即可生成一次，保存在内存和磁盘。约一分钟证明一个随机魔方。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Made once in about half a minute, kept in memory and on disk. Proves a random cube in half a minute.</source>
        <translation>约半分钟即可生成一次，保存在内存和磁盘。约半分钟证明一个随机魔方。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Made once in about a minute, kept in memory and on disk. Proves a random cube in some twenty seconds.</source>
        <translation>约一分钟即可生成一次，保存在内存和磁盘。约二十秒证明一个随机魔方。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Solving the cube</source>
        <translation>正在求解魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Proving the cube's depth</source>
        <translation>正在证明魔方的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Table {size}, verified</source>
        <translation>表 {size}，已校验</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>a short way first</source>
        <translation>先求较短的解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>searching depth {depth} ({share}), in {unit}</source>
        <translation>正在搜索深度 {depth}（{share}），以 {unit}计</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>{unit}, {nodes} nodes</source>
        <translation>{unit}，{nodes} 个节点</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Depth {depth} is proved</source>
        <translation>深度 {depth} 已证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>that turn only {faces}</source>
        <translation>只转动 {faces}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of at most {turns}</source>
        <translation>至多 {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Searching for more solutions</source>
        <translation>正在搜索更多解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>No solution of at most {most} turns only these faces.</source>
        <translation>没有至多 {most}且只转动这些面的解。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Choose more of them.</source>
        <translation>请多选几个面。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>solutions</source>
        <translation>解的个数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>{count} or more solutions</source>
        <translation>{count} 个或更多解</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>%n solutions, all of them</source>
        <extracomment>One: %n solution, all of them</extracomment>
        <translation>
            <numerusform>%n 个解，已是全部</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>greatest length</source>
        <translation>最大长度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of {turns}</source>
        <translation>{turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of {first} to {turns}</source>
        <translation>{first} 至 {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>There is no other solution</source>
        <translation>没有其他解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/depths.py"/>
        <source>Counting the cases of each part</source>
        <translation>正在计数各部分的情形</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/depths.py"/>
        <source>{name} of {depth}</source>
        <translation>{name}，{depth}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/faces.py"/>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/faces.py"/>
        <source>{name}: the cross takes {turns}</source>
        <translation>{name}：十字需要 {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>A 2×2×2 has no such parts. Choose the 3×3×3.</source>
        <translation>2×2×2 没有这些部分，请选择 3×3×3。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Cross of each colour</source>
        <translation>各颜色的十字</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>How deep the chosen part is after the scramble</source>
        <translation>打乱后所选部分的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Begin with a scramble after which the chosen part is so deep</source>
        <translation>从所选部分恰为此深度的打乱开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>There is no such way yet.</source>
        <translation>还没有这样的走法。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>The half-turn group is reached from a domino.</source>
        <translation>半转群须从 domino 状态进入。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>{part}: done</source>
        <translation>{part}：已完成</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>{part} in {turns}</source>
        <translation>{part}，{turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>laid out: {moves}</source>
        <translation>已列出：{moves}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Practise: {part} of</source>
        <translation>练习：{part}，深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>How many of the {total} {cases} lie at each depth.</source>
        <translation>{total} 个{cases}中，每个深度各有多少。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>cases</source>
        <translation>情形</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Of one part; each choice has the same. Source: {source}.</source>
        <translation>针对一个部分，每种选择都相同。来源：{source}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>2×2×2 block</source>
        <translation>2×2×2 块</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>1×2×3 block</source>
        <translation>1×2×3 块</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Edges oriented</source>
        <translation>棱块定向</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Domino</source>
        <translation>domino</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Half-turn group</source>
        <translation>半转群</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>edges oriented</source>
        <translation>棱块定向</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>domino</source>
        <translation>domino</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>half-turn group</source>
        <translation>半转群</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: the cases are being counted</source>
        <translation>{part}：正在计数情形</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Half-turn group: it is reached from a domino; solve that first</source>
        <translation>半转群：须从 domino 状态进入，请先完成它</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part} of {colour}</source>
        <translation>{colour}{part}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part} of {first} and {second}</source>
        <translation>{first}和{second}{part}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: {turns} of the domino lead into it</source>
        <translation>{part}：在 domino 中 {turns}即可进入</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: solved by half turns alone, in {turns}</source>
        <translation>{part}：只用半转，{turns}还原</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{words}. {states} of {total} cases are so deep.</source>
        <translation>{words}。{total} 种情形中有 {states} 种为此深度。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>counting</source>
        <comment>the cases of a part</comment>
        <translation>正在计数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Time</source>
        <comment>a solve</comment>
        <translation>用时</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Averages</source>
        <translation>平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Average of the last 5 and 12 times, without the best and the worst</source>
        <translation>最近 5 次和 12 次的平均，去掉最好和最差</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Sessions for csTimer</source>
        <translation>供 csTimer 使用的分组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Times of Statewalk and csTimer (*.json *.txt *.csv)</source>
        <translation>Statewalk 和 csTimer 的成绩 (*.json *.txt *.csv)</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Export times</source>
        <translation>导出成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Save all times as CSV, or for csTimer</source>
        <translation>把全部成绩保存为 CSV，或供 csTimer 使用</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Import times</source>
        <translation>导入成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Add the sessions of a file that Statewalk or csTimer has written</source>
        <translation>加入 Statewalk 或 csTimer 所写文件中的分组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Paste times</source>
        <translation>粘贴成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Add the times that are in the clipboard, as csTimer or Statewalk copies them</source>
        <translation>添加剪贴板中由 csTimer 或 Statewalk 复制的成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy average of 5</source>
        <translation>复制五次平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy the last five times with their average, as cubers post them</source>
        <translation>按魔方玩家发帖的格式复制最近五次成绩及其平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy session</source>
        <translation>复制本组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy all times of this session with its averages, as cubers post them</source>
        <translation>按魔方玩家发帖的格式复制本组全部成绩及其平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy times as CSV</source>
        <translation>以 CSV 复制成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy this session's times for a spreadsheet</source>
        <translation>复制本组成绩用于电子表格</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copied %n times</source>
        <extracomment>One: Copied %n time</extracomment>
        <translation>
            <numerusform>已复制 %n 次成绩</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Paste it into a post</source>
        <translation>可粘贴到帖子中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Mean of {count}</source>
        <translation>{count} 次算术平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Average of {count}</source>
        <translation>{count} 次去尾平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Best mean of {count}</source>
        <translation>最佳 {count} 次算术平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Best average of {count}</source>
        <translation>最佳 {count} 次去尾平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Whole session</source>
        <translation>整组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>As CSV</source>
        <translation>以 CSV</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>The times were not saved.</source>
        <translation>成绩未保存。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Cube in my hand</source>
        <translation>手中的魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Cube on the screen</source>
        <translation>屏幕上的魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Times typed by hand</source>
        <translation>手动输入成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Time a cube in my hand</source>
        <translation>为手中的魔方计时</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Hold space and let go to start; any key stops</source>
        <translation>按住空格后松开开始；按任意键停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Time the cube on the screen</source>
        <translation>为屏幕上的魔方计时</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>The first turn after a scramble starts the clock, solving stops it</source>
        <translation>打乱后的第一步开始计时，复原即停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Type the times</source>
        <translation>输入成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Type each time, as another timer shows it</source>
        <translation>逐次输入其他计时器显示的成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Inspection of 15 s</source>
        <translation>15 秒观察</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Inspect the cube for 15 seconds before the time runs</source>
        <translation>计时前有 15 秒观察时间</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Sound at 8 and 12 s</source>
        <translation>8 秒 和 12 秒 发声</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Hear when 8 and 12 seconds of the inspection are over</source>
        <translation>观察到 8 秒和 12 秒时发出声音</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Hide the running time</source>
        <translation>隐藏正在计的时间</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Show the time only when the solve is over</source>
        <translation>复原结束后才显示时间</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Scramble after each time</source>
        <translation>每次之后打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Show the next scramble as soon as a time is measured</source>
        <translation>计时结束后立即显示下一个打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Hold space for</source>
        <translation>按住空格的时长</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>No time</source>
        <translation>无需按住</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Solves</source>
        <translation>还原</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>ao5 and ao12 are the means of the last 5 and 12 times without the best and the worst. A DNF, a cross at the top, is the worst; two make the average a DNF, where its line has a gap. +2 is counted in.</source>
        <translation>ao5 和 ao12 是最近 5 次和 12 次去掉最好和最差后的平均。DNF 画为顶端的叉，算作最差；有两个 DNF 时平均也是 DNF，曲线在该处断开。+2 已计入。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>A bar holds the times from its left edge up to its right one. sd is the sample standard deviation.</source>
        <translation>每条包含从左边界到右边界的成绩。sd 是样本标准差。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Each time of this session, and the running averages.</source>
        <translation>本组的每次成绩及滚动平均。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>time</source>
        <translation>成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>solve</source>
        <comment>the number of one</comment>
        <translation>序号</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>How often which time; DNFs are left out.</source>
        <translation>各时间段的频率；不计 DNF。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>seconds, {wide:g} to a bar</source>
        <translation>秒，每条 {wide:g} 秒</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Averaging times</source>
        <translation>正在计算平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>No times in this session yet. Hold space, then let go to measure one.</source>
        <translation>本组还没有成绩。按住空格再松开即可计时。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>No solve of this session was finished.</source>
        <translation>本组没有完成的还原。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>Solve {place}</source>
        <translation>第 {place} 次</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>%n times, best {best} in solve {number}</source>
        <extracomment>One: %n time, best {best} in solve {number}</extracomment>
        <translation>
            <numerusform>%n 次成绩，最好 {best}，在第 {number} 次</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>best time</source>
        <translation>最好成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>best {time}</source>
        <translation>最好 {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>How often which time</source>
        <translation>各时间段的频率</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>%n times</source>
        <extracomment>One: %n time</extracomment>
        <translation>
            <numerusform>%n 次成绩</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>share of the times</source>
        <translation>占成绩的比例</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>mean {time}</source>
        <translation>均值 {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>sd {spread}</source>
        <translation>标准差 {spread}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>No penalty</source>
        <translation>无罚时</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Comment</source>
        <translation>备注</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Last times</source>
        <translation>最近成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Click a time for +2, DNF, a comment, or to delete it</source>
        <translation>点击成绩可加 +2、DNF、备注或删除</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add two seconds to the last time</source>
        <translation>给最后一次成绩加两秒</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Mark the last time as not finished</source>
        <translation>把最后一次标为未完成</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Delete the last time</source>
        <translation>删除最后一次成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Undo what was done to the times last</source>
        <translation>撤销对成绩的最后改动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>All times of this session</source>
        <translation>本组的全部成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>How times are taken</source>
        <translation>计时方式</translation>
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
        <source>Type a time</source>
        <translation>输入一个成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Type a time that another timer has measured</source>
        <translation>输入其他计时器测得的成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>To solve on the screen, choose “Cube on the screen” in the timer's options.</source>
        <translation>要在屏幕上复原，请在计时器选项中选择“屏幕上的魔方”。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>The key stopped the clock.</source>
        <translation>按键使计时停止。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Scramble, and the first turn starts it</source>
        <translation>打乱，然后首次转动即启动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Tap space to inspect</source>
        <translation>轻按空格开始观察</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Hold space, then let go to start</source>
        <translation>按住空格，松开后开始计时</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Solving</source>
        <translation>正在求解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Space stops it, Esc forgets it</source>
        <translation>空格停止，Esc 作废</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Any key stops it, Esc forgets it</source>
        <translation>任意键停止，Esc 作废</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Let go to inspect</source>
        <translation>松开开始观察</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Let go to start</source>
        <translation>松开开始计时</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Keep holding</source>
        <translation>继续按住</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Over 17 seconds: the solve will not count</source>
        <translation>已超过 17 秒：本次还原不计成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Over 15 seconds: starting costs 2 seconds</source>
        <translation>已超过 15 秒：现在开始要加 2 秒</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>{seconds} seconds</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Inspect, then hold space</source>
        <translation>观察，然后按住空格</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>No times in this session yet.</source>
        <translation>本组还没有成绩。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Session</source>
        <translation>分组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Open another session; new times are added to it</source>
        <translation>打开另一个分组；新成绩会加入其中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Name of this session</source>
        <translation>本组名称</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>New session: keep these times and begin an empty list</source>
        <translation>新建分组：保留这些成绩，另起空列表</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Give this session a name</source>
        <translation>给本组起名</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Delete this session with its times</source>
        <translation>删除本组及其成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Add the sessions of a file that Statewalk or csTimer has written; Ctrl+V adds those in the clipboard</source>
        <translation>添加 Statewalk 或 csTimer 文件中的各组成绩；Ctrl+V 添加剪贴板中的</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Copy an average or the session as cubers post it, or as CSV</source>
        <translation>按发帖格式复制平均或整组，或以 CSV 复制</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>mean of all {time}</source>
        <translation>全部平均 {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Comment on {time}</source>
        <translation>备注 {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>{title}, no times</source>
        <translation>{title}，没有成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Back to {session}</source>
        <translation>返回 {session}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bring back {time}</source>
        <translation>恢复 {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bring back {session}</source>
        <translation>恢复 {session}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bringing times back</source>
        <translation>正在恢复成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>The text</source>
        <translation>文本</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Reading {name}</source>
        <translation>正在读取 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>{name} was not imported.</source>
        <translation>未导入 {name}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Importing times</source>
        <translation>正在导入成绩</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>%n sessions</source>
        <extracomment>One: %n session</extracomment>
        <translation>
            <numerusform>%n 个分组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Imported {sessions}, %n times</source>
        <extracomment>One: Imported {sessions}, %n time</extracomment>
        <translation>
            <numerusform>已导入 {sessions}，%n 次成绩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>%n sessions of the other cube</source>
        <extracomment>One: %n session of the other cube</extracomment>
        <translation>
            <numerusform>另一种魔方的 %n 组</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>{fact}.</source>
        <translation>{fact}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Take the import back</source>
        <translation>撤销导入</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>It is not a text, as csTimer exports its times</source>
        <translation>它不是 csTimer 导出成绩的那种文本</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/solve_times.py"/>
        <source>Session {number}</source>
        <translation>第 {number} 组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/standings.py"/>
        <source>now {time}</source>
        <translation>当前 {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/standings.py"/>
        <source>now</source>
        <comment>an average</comment>
        <translation>当前</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/standings.py"/>
        <source>best</source>
        <comment>a time</comment>
        <translation>最好</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/typed_time.py"/>
        <source>Time, as 12.34, 1:02.34, 14.34+ or DNF</source>
        <translation>成绩，如 12.34、1:02.34、14.34+ 或 DNF</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth not known yet</source>
        <translation>深度尚不清楚</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Walk 1 random move</source>
        <translation>随机走 1 步</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Walk %n random moves</source>
        <extracomment>One: Walk %n random move</extracomment>
        <translation>
            <numerusform>随机走 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Solve it to find out</source>
        <translation>求解可知</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth {lowest} to {highest}, {unit}</source>
        <translation>深度 {lowest} 至 {highest}，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth {depth}, {unit}, exact</source>
        <translation>深度 {depth}，{unit}，精确</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>positions as deep</source>
        <translation>同深度的局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>{here} of {total} positions</source>
        <translation>{total} 个局面中的 {here} 个</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/card.py"/>
        <source>%n random moves led here:</source>
        <extracomment>One: %n random move led here:</extracomment>
        <translation>
            <numerusform>随机走 %n 步到达这里：</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/class_samples.py"/>
        <source>Another window has drawn these positions.</source>
        <translation>另一个窗口已抽取这些局面。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Depths of the fit</source>
        <translation>拟合所用深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Depths between which the growth is fitted: drag either end</source>
        <translation>拟合增长率所用的深度范围：拖动任一端</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Populations</source>
        <translation>局面数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Walk from</source>
        <translation>游走起点</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Growth b from</source>
        <translation>增长率 b 取自</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>growth b</source>
        <translation>增长率 b</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>b = {branching}, fitted to D from depth {low} to {high}</source>
        <translation>b = {branching}，由深度 {low} 至 {high} 的 D 拟合</translation>
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
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Solved cube</source>
        <translation>已还原的魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>This cube</source>
        <translation>此魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Article</source>
        <translation>文章</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Balanced</source>
        <translation>平衡后</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting random walks</source>
        <translation>正在统计随机游走</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>The walk was not counted: {reason}</source>
        <translation>游走未能计数：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting was cancelled. Choose the walk again to take it up.</source>
        <translation>已取消计数。重新选择该游走即可继续。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting the walk from this cube</source>
        <translation>正在从此魔方计数游走</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/multiples.py"/>
        <source>Go to this number of moves</source>
        <translation>转到这一步数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/multiples.py"/>
        <source>The walk at {names}</source>
        <translation>{names} 时的随机游走</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Map</source>
        <translation>分布图</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Random walk</source>
        <translation>随机游走</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Start, growth and axis</source>
        <translation>起点、增长率和坐标轴</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Stationary</source>
        <translation>平稳</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Exact to uniform</source>
        <translation>精确与均匀</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Lumped to uniform</source>
        <translation>聚合与均匀</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Lumped to exact</source>
        <translation>聚合与精确</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>this game</source>
        <translation>本局</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>depth d, {unit}</source>
        <translation>深度 d，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Total variation distance</source>
        <translation>全变差距离</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>mixed: within 25 %</source>
        <translation>已混合：25% 以内</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The depth of this cube is not known yet. Solve it, or start from the solved cube.</source>
        <translation>此魔方的深度尚不清楚。请求解它，或从还原态开始。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The exact walk is being counted, once.</source>
        <translation>正在计数精确游走，只需一次。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Nothing is known of these distances: neither the true walk nor the whole chain.</source>
        <translation>这些距离一无所知：真实游走和完整的链都未知。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Nothing is known of this walk.</source>
        <translation>对此游走一无所知。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Walks are measured from the solved cube</source>
        <translation>游走从已还原的魔方起测</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>No walk of %n turns was measured yet: press Measure</source>
        <extracomment>One: No walk of %n turn was measured yet: press Measure</extracomment>
        <translation>
            <numerusform>%n 步的游走还没有测过：请按“测量”</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The depth of this cube is not known</source>
        <translation>此魔方的深度未知</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The true walk is known for up to %n turns</source>
        <extracomment>One: The true walk is known for up to %n turn</extracomment>
        <translation>
            <numerusform>真实游走已知到 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Not known for this walk</source>
        <translation>此游走未知</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measure more</source>
        <translation>继续测量</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Solve {samples} random walks of %n turns optimally</source>
        <extracomment>One: Solve {samples} random walks of %n turn optimally</extracomment>
        <translation>
            <numerusform>对 {samples} 个 %n 步的随机游走求最优解</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>{samples} so far.</source>
        <translation>目前 {samples} 个。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Stop measuring; the walks that are done stay</source>
        <translation>停止测量；已完成的游走保留</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>Depth against moves</source>
        <translation>深度与步数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>depth d</source>
        <translation>深度 d</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>likeliest depth {depth}</source>
        <translation>最可能的深度 {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>{name}: {moves} moves, {proved} depths proved</source>
        <translation>{name}：{moves} 步，{proved} 个深度已证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/samples.py"/>
        <source>Another window has measured these walks.</source>
        <translation>另一个窗口已测量这些游走。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sampling.py"/>
        <source>Measuring walks of the cube</source>
        <translation>正在测量魔方的游走</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sampling.py"/>
        <source>{walks} of {moves} {unit}</source>
        <translation>{walks} 次 {moves} {unit}的游走</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>After N random turns from this cube, how deep is it?</source>
        <translation>从此魔方随机转动 N 步后，它有多深？</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>After N random turns, how deep is the cube?</source>
        <translation>随机转动 N 步后，魔方有多深？</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>After N random quarter turns from this cube, how deep is it?</source>
        <translation>从此魔方随机四分之一转 N 步后，它有多深？</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>After N random quarter turns, how deep is the cube?</source>
        <translation>随机四分之一转 N 步后，魔方有多深？</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The lumped chain and the binomial are models; the bars are the true walk over all {states} positions.</source>
        <translation>聚合链和二项分布是模型；条形是遍及全部 {states} 个局面的真实游走。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 3×3×3 only models tell: the true walk is known from the solved cube alone.</source>
        <translation>3×3×3 只有模型可言：真实游走只从还原态起已知。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The true walk is being counted</source>
        <translation>正在计数真实游走</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The bars are the true walk, known for up to %n turns</source>
        <extracomment>One: The bars are the true walk, known for up to %n turn</extracomment>
        <translation>
            <numerusform>条形是真实游走，已知到 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain, partly sampled, and the binomial are models.</source>
        <translation>{bars}；部分取自抽样的聚合链和二项分布是模型。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain is the article's, a model like the binomial.</source>
        <translation>{bars}；聚合链取自文章，与二项分布一样是模型。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain is that of the balanced populations, a model like the binomial.</source>
        <translation>{bars}；聚合链取自平衡后的局面数，与二项分布一样是模型。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>the solved cube</source>
        <translation>还原态</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}, by the chain.</source>
        <translation>阴影：从{start}起 N {turns}后随机游走的深度，按链计算。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}.</source>
        <translation>阴影：从{start}起 N {turns}后随机游走的深度。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}; exact for up to {exact}, then by the chain.</source>
        <translation>阴影：从{start}起 N {turns}后随机游走的深度；{exact} 以内为精确值，其后按链计算。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The line is this game: dots are proved depths, hatched bars what is known of the others.</source>
        <translation>折线是本局：圆点为已证明的深度，斜线条为其余的已知范围。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The cube is within 25 % of uniform after {exact} {turns}. The lumped chain, a model, says ≈ {lumped}, and is wrong by up to {difference:.1f} %, at N = {at}.</source>
        <translation>{exact} {turns}之后，魔方与均匀分布的距离在 25% 以内。聚合链只是模型，给出 ≈ {lumped}，相差最大 {difference:.1f}%，在 N = {at} 处。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 2×2×2, where the truth is known, the chain is {early} turns too early.</source>
        <translation>在真值已知的 2×2×2 上，链早了 {early} 步。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How far from uniform is the cube after N random {turns}?</source>
        <translation>随机 N {turns}之后，魔方离均匀分布还有多远？</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model that is partly sampled, the cube is within 25 % of uniform after ≈ {lumped} {turns}.</source>
        <translation>按聚合链这个部分靠抽样得到的模型，≈ {lumped} {turns}之后魔方与均匀分布的距离在 25% 以内。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model on rounded populations, the cube is within 25 % of uniform after ≈ {lumped} {turns}.</source>
        <translation>按聚合链这个建立在舍入数据上的模型，≈ {lumped} {turns}之后魔方与均匀分布的距离在 25% 以内。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model on rounded populations, the cube is within 25 % of uniform after ≈ {lumped} {turns}, and within ≈ {first:.1f} % and ≈ {second:.1f} % at the article's {first_at} and {second_at}.</source>
        <translation>按聚合链这个建立在舍入数据上的模型，≈ {lumped} {turns}之后魔方与均匀分布的距离在 25% 以内；在文章的 {first_at} 和 {second_at} 处则在 ≈ {first:.1f}% 和 ≈ {second:.1f}% 以内。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every sequence is counted.</source>
        <translation>精确：每个序列都计数。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every position's probability is carried.</source>
        <translation>精确：逐个传递每个局面的概率。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Lumped: a birth-death chain on depth classes, as if a walk were uniform inside each. {chain}.</source>
        <translation>聚合：深度类上的生灭链，如同游走在每类内均匀。{chain}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Measured: walks solved optimally, Wilson's 95 % intervals.</source>
        <translation>实测：游走经最优求解，Wilson 95% 区间。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation>距离：½ Σ |p − p′|。据 E. Testé, A random walk on the Rubik's Cube, 2023。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations, what even classes lack is added to class 20 (the article's words say 21, its printed figures are those of 20)</source>
        <translation>D(i) p(i) = D(i+1) q(i+1)，p(i) + q(i) = 1，D 为已发表的局面数，偶数类所缺的加到第 20 类（文章正文说是 21，所载数值则是 20 的）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations, balanced</source>
        <translation>D(i) p(i) = D(i+1) q(i+1)，p(i) + q(i) = 1，D 为已发表的局面数，经平衡</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high} and r = {staying:.3f} of the turns keeping the depth; it knows no ends, and what it has outside of them is not drawn, but counted.</source>
        <translation>二项：d = 2k − N，p = b/(b+1)，b = {growth:.4f} 为 D 的增长率，由深度 {low} 至 {high} 的 log D 拟合直线得出，转动中有 r = {staying:.3f} 保持深度；它不受两端限制，在两端之外的部分不画出，但计入。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; the article's {mean} is the mean of p(i)/q(i) from depth 3 to 16; it knows no ends, and what it has outside of them is not drawn, but counted.</source>
        <translation>二项：d = 2k − N，p = b/(b+1)，b = {growth:.4f} 为 D 的增长率，由深度 {low} 至 {high} 的 log D 拟合直线得出；文章的 {mean} 是深度 3 至 16 上 p(i)/q(i) 的均值；它不受两端限制，在两端之外的部分不画出，但计入。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>mean of p/q</source>
        <translation>p/q 的平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; it knows no ends, and what it has outside of them is not drawn, but counted.</source>
        <translation>二项：d = 2k − N，p = b/(b+1)，b = {growth:.4f} 为 D 的增长率，由深度 {low} 至 {high} 的 log D 拟合直线得出；它不受两端限制，在两端之外的部分不画出，但计入。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Total variation, ½ Σ |p − u|. Exact: over all positions, u uniform (in quarter turns: on those of the walk's parity). Lumped: the chain's distribution on depth classes against its stationary one of that parity; dashed, because it is a model. Bars: the lumped distribution of the depth against the exact one. Mixed means within 25 % (Levin, Peres and Wilmer, Markov Chains and Mixing Times, ch. 4).</source>
        <translation>全变差，½ Σ |p − u|。精确：遍及所有局面，u 为均匀分布（四分之一转时：在游走所处奇偶性的局面上）。聚合：链在深度类上的分布与该奇偶性的平稳分布相比；因为是模型，用虚线。条形：聚合与精确的深度分布相比。“已混合”指 25% 以内（Levin, Peres and Wilmer, Markov Chains and Mixing Times, 第 4 章）。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only odd depths can occur: every turn changes parity.</source>
        <translation>只可能出现奇数深度：每次转动都改变奇偶性。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only even depths can occur: every turn changes parity.</source>
        <translation>只可能出现偶数深度：每次转动都改变奇偶性。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Lumped chain</source>
        <translation>聚合链</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Binomial</source>
        <translation>二项</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Lumped</source>
        <translation>聚合</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Outside 0 to {deepest}</source>
        <translation>0 至 {deepest} 之外</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Mean depth</source>
        <translation>平均深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Distance from exact</source>
        <translation>与精确的距离</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>To uniform at {moves}</source>
        <translation>{moves} 步时与均匀的距离</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Within {share} after</source>
        <translation>{share}以内所需</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Middle figures: distance of the lumped chain from the exact walk.</source>
        <translation>中间的数值：聚合链与精确游走的距离。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Middle figures: mean depth by the lumped chain.</source>
        <translation>中间的数值：聚合链给出的平均深度。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Build the solving table now, {size}, about {seconds} s</source>
        <translation>现在生成剪枝表，{size}，约 {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Play</source>
        <comment>a page</comment>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Turn the cube, push a box, slide the tiles. Nothing to set up.</source>
        <translation>转魔方，推箱子，滑方块。无需任何设置。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Ask how deep</source>
        <translation>看看有多深</translation>
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
        <source>It is made when you first solve; until then the depth while you play does with the smallest.</source>
        <translation type="vanished">首次求解时生成；在此之前，转动时的深度用最小的表。</translation>
    </message>
    <message>
        <source>Looked for {effort:g} s. Solve makes a larger table, {size}, once, and goes on to the proof.</source>
        <translation type="vanished">已查看 {effort:g} 秒。求解会生成更大的表，{size}，只需一次，然后接着证明。</translation>
    </message>
    <message>
        <source>How the timer starts</source>
        <translation type="vanished">计时器如何启动</translation>
    </message>
    <message>
        <source>Copy times</source>
        <translation type="vanished">复制成绩</translation>
    </message>
    <message>
        <source>Copy this session's times as CSV</source>
        <translation type="vanished">以 CSV 复制本组成绩</translation>
    </message>
    <message>
        <source>Start with the first turn</source>
        <translation type="vanished">首次转动启动</translation>
    </message>
    <message>
        <source>Let the first turn after a scramble start the timer</source>
        <translation type="vanished">打乱后的第一次转动启动计时器</translation>
    </message>
    <message>
        <source>Hold space, then let go to inspect</source>
        <translation type="vanished">按住空格，松开后开始观察</translation>
    </message>
    <message>
        <source>best ao5</source>
        <translation type="vanished">最好 ao5</translation>
    </message>
    <message>
        <source>best ao12</source>
        <translation type="vanished">最好 ao12</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions of other puzzles left out</source>
        <extracomment>One: %n session of other puzzles left out</extracomment>
        <translation type="vanished">
            <numerusform>略去其他谜题的 %n 个分组</numerusform>
        </translation>
    </message>
    <message>
        <source>{depth}, proved</source>
        <translation type="vanished">{depth}，已证明</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation type="vanished">深度 {depth}</translation>
    </message>
    <message>
        <source>Depth {lowest} to {highest}</source>
        <translation type="vanished">深度 {lowest} 至 {highest}</translation>
    </message>
    <message>
        <source>Depth {depth}, exact</source>
        <translation type="vanished">深度 {depth}，精确</translation>
    </message>
    <message>
        <source>Middle figures: distance of the lumped chain from the exact walk; with ≈ its mean depth, where none is known.</source>
        <translation type="vanished">中间的数值：聚合链与精确游走的距离；未知处为带 ≈ 的平均深度。</translation>
    </message>
    <message>
        <source>{unit}, at work, {depth} is {share} excluded</source>
        <translation type="vanished">{unit}，进行中，{depth} 已排除 {share}</translation>
    </message>
    <message>
        <source>{depth} is {share} excluded.</source>
        <translation type="vanished">{depth} 已排除 {share}。</translation>
    </message>
    <message>
        <source>{depth} has the wrong parity.</source>
        <translation type="vanished">{depth} 的奇偶性不符。</translation>
    </message>
    <message>
        <source>Sessions of csTimer (*.json *.txt)</source>
        <translation type="vanished">csTimer 的分组 (*.json *.txt)</translation>
    </message>
    <message>
        <source>Add the sessions of a file that csTimer has written</source>
        <translation type="vanished">添加 csTimer 所写文件中的分组</translation>
    </message>
    <message>
        <source>The cube is within 25 % of uniform after {exact} {turns}. The lumped chain says {lumped}, and is wrong by up to {difference:.1f} %, at N = {at}.</source>
        <translation type="vanished">{exact} {turns}之后，魔方与均匀分布的距离在 25% 以内。聚合链给出 {lumped}，相差最大 {difference:.1f}%，在 N = {at} 处。</translation>
    </message>
    <message>
        <source>By the lumped chain the cube is within 25 % of uniform after {lumped} {turns}.</source>
        <translation type="vanished">按聚合链，{lumped} {turns}之后魔方与均匀分布的距离在 25% 以内。</translation>
    </message>
    <message>
        <source>By the lumped chain the cube is within 25 % of uniform after {lumped} {turns}, and within {first:.1f} % and {second:.1f} % at the article's {first_at} and {second_at}.</source>
        <translation type="vanished">按聚合链，{lumped} {turns}之后魔方与均匀分布的距离在 25% 以内；在文章的 {first_at} 和 {second_at} 处则在 {first:.1f}% 和 {second:.1f}% 以内。</translation>
    </message>
    <message>
        <source>{lower} ≤ depth ≤ {upper}</source>
        <translation type="vanished">{lower} ≤ 深度 ≤ {upper}</translation>
    </message>
    <message>
        <source>Looking how deep it was</source>
        <translation type="vanished">正在查看此前的深度</translation>
    </message>
    <message>
        <source>Estimating the depth</source>
        <translation type="vanished">正在估计深度</translation>
    </message>
    <message>
        <source>Looking how deep it is</source>
        <translation type="vanished">正在查看深度</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation type="vanished">正在读取表</translation>
    </message>
    <message>
        <source>Scrambling</source>
        <translation type="vanished">正在打乱</translation>
    </message>
    <message>
        <source>Measuring the true depth</source>
        <translation type="vanished">正在测定真实深度</translation>
    </message>
    <message>
        <source>Proving depths</source>
        <translation type="vanished">正在证明深度</translation>
    </message>
    <message>
        <source>Proving depth</source>
        <translation type="vanished">正在证明深度</translation>
    </message>
    <message>
        <source>Measuring walks</source>
        <translation type="vanished">正在测量游走</translation>
    </message>
    <message>
        <source>b = {branching:.4f}, fitted to D from depth {low} to {high}</source>
        <translation type="vanished">b = {branching:.4f}，由深度 {low} 至 {high} 的 D 拟合</translation>
    </message>
    <message>
        <source>sd {spread:.2f}</source>
        <translation type="vanished">标准差 {spread:.2f}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation type="vanished">已还原</translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="vanished">上</translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="vanished">右</translation>
    </message>
    <message>
        <source>Front</source>
        <translation type="vanished">前</translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="vanished">下</translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="vanished">左</translation>
    </message>
    <message>
        <source>{turn}, the other way</source>
        <translation type="vanished">{turn}，反方向</translation>
    </message>
    <message>
        <source>Leave the cube on the stage as it is   Esc</source>
        <translation type="vanished">保持台上的魔方不变   Esc</translation>
    </message>
    <message>
        <source>Keep the pattern, which is in the library of patterns then   Ctrl+B</source>
        <translation type="vanished">保留此花样，之后可在花样库中找到   Ctrl+B</translation>
    </message>
    <message>
        <source>Set the cube up first, with other moves   Ctrl+Shift+L</source>
        <translation type="vanished">先用另一些步骤布置魔方   Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>shortest so far</source>
        <translation type="vanished">目前最短</translation>
    </message>
    <message numerus="yes">
        <source>%n are enough</source>
        <extracomment>One: %n is enough</extracomment>
        <translation type="vanished">
            <numerusform>%n 步足够</numerusform>
        </translation>
    </message>
    <message>
        <source>proved shortest</source>
        <translation type="vanished">已证明最短</translation>
    </message>
    <message>
        <source>Solved in {played} of {moves}.</source>
        <translation type="vanished">{moves}中用 {played} 步还原。</translation>
    </message>
    <message>
        <source>Run it: it may make {moves}.</source>
        <translation type="vanished">运行吧：可走 {moves}。</translation>
    </message>
    <message>
        <source>Comment on {time}   C</source>
        <translation type="vanished">备注 {time}   C</translation>
    </message>
    <message>
        <source>There is no such solution</source>
        <translation type="vanished">没有这样的解</translation>
    </message>
    <message>
        <source>of at most {most}</source>
        <translation type="vanished">至多 {most}</translation>
    </message>
    <message>
        <source>Build the solving table now, {size}</source>
        <translation type="vanished">现在生成剪枝表，{size}</translation>
    </message>
</context>
</TS>

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
        <source>Count moves in HTM</source>
        <translation>按 HTM 计步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Count moves in QTM</source>
        <translation>按 QTM 计步</translation>
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
        <source>Back to the previous line</source>
        <translation>回到之前的走法</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Bring back the moves that were undone before other moves were made; again switches back</source>
        <translation>恢复改走之前撤销的步骤；再按一次又切换回来</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Next scramble</source>
        <translation>下一个打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>The next scramble in the list, or a new one; undo brings this cube back</source>
        <translation>取列表中的下一个打乱，没有则新建；撤销可恢复当前魔方</translation>
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
        <source>Use the scrambles in the clipboard one after the other, one per line</source>
        <translation>逐个使用剪贴板中的打乱，每行一个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Discard the remaining scrambles</source>
        <translation>丢弃剩余的打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>The next scramble will be a new one</source>
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
        <source>Show a short solution, then find an optimal one</source>
        <translation>先给出一个较短的解，再寻找最优解</translation>
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
        <source>Show the shorter solution</source>
        <translation>显示更短的解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go back to the cube that was solved; a shorter solution has been found since</source>
        <translation>回到当时求解的魔方；其间已找到更短的解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>End the search</source>
        <translation>结束搜索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Stop proving; what is known so far is kept</source>
        <translation>停止证明；已知的结论会保留</translation>
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
        <source>Find a cube for blank stickers</source>
        <translation>为空白色块寻找魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>A cube that matches the painted stickers, or the shortest moves to one</source>
        <translation>与所涂色块相符的魔方，或到这种魔方的最短步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Patterns</source>
        <translation>花样</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn a solved cube into one of many patterns, or open one that you have drawn</source>
        <translation>把已还原的魔方转成多种花样之一，或打开自己画的花样</translation>
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
        <source>Show this session's times solve by solve, or as a histogram</source>
        <translation>显示本组成绩的走势或直方图</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Reset view</source>
        <translation>重置视角</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look at the cube from the initial angle</source>
        <translation>恢复最初的视角</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show hidden faces</source>
        <translation>显示看不见的面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Choose how the hidden faces are shown: behind the cube, as a net, or not at all</source>
        <translation>选择背面的显示方式：在魔方后方、展开图或不显示</translation>
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
        <comment>a group of commands</comment>
        <translation>转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along_game.py"/>
        <source>Searching the depths along this game</source>
        <translation>正在查找本局各局面的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along_game.py"/>
        <source>in {unit}</source>
        <translation>以 {unit}计</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns that lead closer</source>
        <translation>靠近还原的转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns that keep the depth</source>
        <translation>深度不变的转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns that lead farther</source>
        <translation>远离还原的转动</translation>
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
        <translation>远离还原</translation>
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
        <translation>更远</translation>
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
        <source>not proved</source>
        <translation>未证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns not proved</source>
        <translation>未证明的转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{way} {count}</source>
        <translation>{way} {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>not searched</source>
        <translation>未搜索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Point at a turn to see it on the cube, click to play it.</source>
        <translation>指向某个转动可在魔方上预览，点击即执行。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns proved</source>
        <translation>已证明的转动</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{proved} of {ways} proved</source>
        <translation>已证明 {proved} 种，共 {ways} 种</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{lead}, expected</source>
        <translation>{lead}，期望</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>expected at depth {depth}: {means}</source>
        <translation>深度 {depth} 的平均：{means}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>expected at depth {depth}: ≈ {means}</source>
        <translation>深度 {depth} 的平均：≈ {means}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Shows arrows once this depth is proved.</source>
        <translation>此深度证明后会出现箭头。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Checking the remaining turns.</source>
        <translation>正在检查其余转动。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>The remaining turns need a longer search.</source>
        <translation>其余转动需要更长的搜索。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimating the cube's depth</source>
        <translation>正在估计魔方的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>The network rules out every depth that is still possible, so it is wrong here.</source>
        <translation>网络排除了所有仍有可能的深度，可见它在此有误。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimated probability of each depth: {weights}</source>
        <translation>各深度的估计概率：{weights}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>No estimate: {reason}</source>
        <translation>无法估计：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>mean depth estimated by the network</source>
        <translation>网络估计的平均深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Network: ≈ {mean} on average, {share} for {depth}</source>
        <translation>网络：平均 ≈ {mean}，{depth} 的概率 {share}</translation>
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
        <source>{between}, from neighbouring positions</source>
        <translation>{between}，由相邻局面得出</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>The depth after each move</source>
        <translation>每步之后的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>Turn the cube to plot its depth here.</source>
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
        <source>bounds</source>
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
        <source>Searching the cube's depth</source>
        <translation>正在查找魔方的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Loading the cube's pruning table</source>
        <translation>正在加载魔方的剪枝表</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>{place} is not a net of stickers</source>
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
        <source>The name has {length} characters, at most {most} are allowed</source>
        <translation>名称有 {length} 个字符，最多允许 {most} 个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>There is already a pattern called {name}</source>
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
        <translation>为魔方涂色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Take the last stroke back</source>
        <translation>撤销最后一笔</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Begin with the current cube</source>
        <translation>从当前魔方开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Clear the net</source>
        <translation>清空展开图</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Leave the current cube as it is</source>
        <translation>保持当前魔方不变</translation>
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
        <source>Only one cube has these stickers.</source>
        <translation>只有一个魔方具有这些色块。</translation>
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
        <translation>{purpose}{colour}，{face}面的颜色</translation>
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
        <source>From a solved cube</source>
        <translation>从还原态</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Paint the stickers that matter and leave the rest blank: a blank sticker can be any colour.</source>
        <translation>只涂要紧的色块，其余留空：空白色块可以是任意颜色。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Blank stickers</source>
        <translation>空白色块</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Starting position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Any match</source>
        <translation>任取一个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Begin with one of the cubes that have these stickers</source>
        <translation>从具有这些色块的魔方中任取一个开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Find shortest moves</source>
        <translation>最短步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The fewest moves to any cube with these stickers</source>
        <translation>到任一具有这些色块的魔方的最少步骤</translation>
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
        <comment>stickers of any colour</comment>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Keep the pattern in the pattern library</source>
        <translation>把花样保留在花样库中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking for a cube that fits</source>
        <translation>正在寻找相符的魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Searching for the shortest moves</source>
        <translation>正在寻找最短步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>{name} is kept</source>
        <translation>已保留 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>In the pattern library</source>
        <translation>在花样库中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Searching.</source>
        <translation>正在寻找。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Not possible in {turns} or fewer.</source>
        <translation>{turns}以内无法做到。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Sequences of length {excluded}: {share} searched.</source>
        <translation>长度为 {excluded} 的步骤：已搜索 {share}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Shortest, %n moves HTM: {moves}</source>
        <extracomment>One: Shortest, %n move HTM: {moves}</extracomment>
        <translation>
            <numerusform>最少 %n 步（HTM）：{moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Shortest, %n moves QTM: {moves}</source>
        <extracomment>One: Shortest, %n move QTM: {moves}</extracomment>
        <translation>
            <numerusform>最少 %n 步（QTM）：{moves}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The current cube already matches if held another way: {moves}.</source>
        <translation>当前魔方换个拿法就已相符：{moves}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The current cube already matches.</source>
        <translation>当前魔方已经相符。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube already matches if held another way: {moves}.</source>
        <translation>已还原的魔方换个拿法就已相符：{moves}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube already matches.</source>
        <translation>已还原的魔方已经相符。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>The previous cube cannot be read. This one stays.</source>
        <translation>无法读取上一个魔方。保留当前魔方。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>The previous cube is back</source>
        <translation>已恢复上一个魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Scrambling the cube</source>
        <translation>正在打乱魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Counting the positions of the 2×2×2</source>
        <translation>正在统计 2×2×2 的局面</translation>
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
        <source>Setup, from a solved cube</source>
        <translation>预置步骤，从还原态开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Inverse</source>
        <translation>逆步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Set up the position that the moves below solve</source>
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
        <source>A position needs no setup: enter only one of the two.</source>
        <translation>局面不需要预置步骤：两者只填其一。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/lengths.py"/>
        <source>%n moves</source>
        <extracomment>One: %n move</extracomment>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/lengths.py"/>
        <source>%n QTM</source>
        <comment>beside the turns</comment>
        <extracomment>One: %n QTM</extracomment>
        <translation>
            <numerusform>QTM %n 步</numerusform>
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
        <source>No pattern matches. Try a shorter word.</source>
        <translation>没有匹配的花样，请试试更短的词。</translation>
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
        <source>Turn a layer, or press Solve: the moves stand here.</source>
        <translation>转动一层或点“求解”，步骤会列在这里。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Shorter</source>
        <translation>更短</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Others</source>
        <translation>其他解</translation>
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
        <source>Go one move forward</source>
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
        <source>Go to the end</source>
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
        <source>Other line after move {number}: {moves}</source>
        <translation>第 {number} 步之后的另一走法：{moves}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Show {turns}</source>
        <translation>显示 {turns}的解</translation>
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
        <source>Solution of length {length} after move {start}</source>
        <translation>{start} 步之后为 {length} 步的解</translation>
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
        <source>Playback speed</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>line {number}, {place}</source>
        <translation>第 {number} 行，{place}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>Write one position per line: moves such as R U F2, or 54 facelets</source>
        <translation>每行写一个局面：R U F2 这样的步骤，或 54 个面片</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>{name} contains no position</source>
        <translation>{name} 中没有局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>Solved. Press N for a scramble.</source>
        <translation>已复原。按 N 打乱。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>From a position entered. Press N for a scramble.</source>
        <translation>从输入的状态开始。按 N 打乱。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>Scramble</source>
        <translation>打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>Patterns, moves to enter, and earlier scrambles</source>
        <translation>花样、输入步骤和之前的打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>{at} of {count}</source>
        <translation>{at}/{count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
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
        <source>Write one scramble per line, such as R U F2</source>
        <translation>每行写一个打乱，如 R U F2</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>It contains no moves</source>
        <translation>其中没有步骤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>These are {found} scrambles; at most {most} are allowed</source>
        <translation>共有 {found} 个打乱，最多允许 {most} 个</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Measuring the cube's true depth</source>
        <translation>正在测定魔方的真实深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Building the cube's pruning table</source>
        <translation>正在生成魔方的剪枝表</translation>
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
        <translation>观看网络不经搜索来还原：它对每个转动有多大把握，在哪里出错</translation>
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
        <source>Let the network continue, or stop it; at the end, play again from the start</source>
        <translation>让网络继续走，或停下；走完后从头再来</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: scramble</source>
        <translation>网络：打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Scramble with the number of random moves set by the slider; undo brings this cube back</source>
        <translation>按滑块所示的步数随机打乱；撤销可恢复当前魔方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading the network</source>
        <translation>正在加载网络</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading was cancelled.</source>
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
        <source>Length of the scramble</source>
        <translation>打乱步数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Number of random moves in the scramble; the network may make as many</source>
        <translation>打乱中随机转动的步数；网络可走同样多步</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Which network plays</source>
        <translation>由哪个网络来走</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Show its success rate in the Lab</source>
        <translation>在实验室中查看它的成功率</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Run</source>
        <comment>an algorithm</comment>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Step</source>
        <comment>of an algorithm</comment>
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
        <source>Out of moves after {played}: now at depth {depth} {unit}.</source>
        <translation>走了 {played} 步，步数用完：现在深度 {depth} {unit}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Move {played} of {limit}.</source>
        <translation>第 {played} 步，共 {limit} 步。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/section.py"/>
        <source>Press Run: the network may make %n moves.</source>
        <extracomment>One: Press Run: the network may make %n move.</extracomment>
        <translation>
            <numerusform>按“运行”开始，网络最多走 %n 步。</numerusform>
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
        <source>%n scrambles in the list</source>
        <extracomment>One: %n scramble in the list</extracomment>
        <translation>
            <numerusform>列表中有 %n 个打乱</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Press N for the next one</source>
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
        <translation>已从预置步骤开始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Enter moves such as R U R', or 54 facelets.</source>
        <translation>输入 R U R' 这样的步骤，或 54 个面片。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>This contains no moves.</source>
        <translation>其中没有步骤。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Depth: {turns}, {proof}</source>
        <translation>深度：{turns}，{proof}</translation>
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
        <comment>of a position</comment>
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
        <translation>各部分</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Times</source>
        <translation>成绩</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>this cube</source>
        <translation>此魔方</translation>
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
        <source>How long one CPU core searches for the cube's depth after each turn. Takes effect from the next turn.</source>
        <translation>每次转动后用一个 CPU 核心查找深度的时长。从下次转动起生效。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Changes show on the cube at once.</source>
        <translation>更改会立即显示在魔方上。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Cube colours</source>
        <translation>魔方颜色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Letters on the stickers</source>
        <translation>在色块上显示字母</translation>
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
        <source>Pruning table of the cube solver</source>
        <translation>魔方求解器的剪枝表</translation>
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
        <source>Text with one position per line (*.txt *.csv);;All files (*)</source>
        <translation>每行一个局面的文本 (*.txt *.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Prove the depths of many cubes</source>
        <translation>证明多个魔方的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Enter positions and prove their depths one after the other, even overnight</source>
        <translation>输入局面，逐个证明其深度，也可通宵进行</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Start or pause the proofs</source>
        <translation>开始或暂停证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Continue proving the entered positions, or stop</source>
        <translation>继续证明已输入的局面，或停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>There is nothing to prove.</source>
        <translation>没有要证明的局面。</translation>
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
        <source>Enter positions whose depth you want to know. They are proved one after the other, even overnight.</source>
        <translation>输入想知道深度的局面。它们会逐个得到证明，也可通宵进行。</translation>
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
        <source>Plot the proved positions in the Lab</source>
        <translation>在实验室中绘制已证明的局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Save the list as CSV</source>
        <translation>把列表保存为 CSV</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Where to prove</source>
        <translation>证明所用的计算机</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Scheduler, such as 192.168.0.7:8786</source>
        <translation>调度器，如 192.168.0.7:8786</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Moves or 54 facelets; a pasted list has one position per line</source>
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
        <source>Number of random cubes</source>
        <translation>随机魔方的数量</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add random</source>
        <translation>添加随机</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>This text</source>
        <translation>此内容</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} has {found} lines. At most {most} can be added at once</source>
        <translation>{name} 有 {found} 行：一次最多添加 {most} 行</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} is not a text file. Open one with one position per line.</source>
        <translation>{name} 不是文本文件。请打开每行一个局面的文件。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n already in the list: identical cubes count once.</source>
        <extracomment>One: %n already in the list: identical cubes count once.</extracomment>
        <translation>
            <numerusform>%n 个已在列表中：相同的魔方只算一个。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Already in the list: identical cubes count once.</source>
        <translation>已在列表中：相同的魔方只算一个。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Show on the cube</source>
        <translation>在魔方上显示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Move to front</source>
        <translation>移到最前</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Move earlier</source>
        <translation>提前</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Move later</source>
        <translation>推后</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Remove all proved positions</source>
        <translation>移除所有已证明的局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>The clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Nothing to prove yet</source>
        <translation>还没有要证明的局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>All {count} are proved</source>
        <translation>{count} 个全部已证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Proved</source>
        <translation>已证明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Waiting for your search, {done} of {count} proved</source>
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
        <source>{time}, based on the proofs of deep positions</source>
        <translation>{time}，按深局面的证明估计</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>no estimate before {few} deep positions are proved</source>
        <translation>证明 {few} 个深局面之后才能估计</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{rate:.1f} M nodes/s</source>
        <translation>每秒 {rate:.1f} 百万节点</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>connecting to {address}</source>
        <translation>正在连接 {address}</translation>
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
        <source>Depths already ruled out are kept</source>
        <translation>已排除的深度会保留</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/cluster.py"/>
        <source>Enter the address of the cluster's scheduler, such as 192.168.0.7:8786</source>
        <translation>填写集群调度器的地址，如 192.168.0.7:8786</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, in progress</source>
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
        <source>{unit}, waiting after {took}</source>
        <translation>{unit}，等待中，已用 {took}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, waiting</source>
        <translation>{unit}，等待中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search; {took} here</source>
        <translation>{unit}，由先前的搜索得知；此处用 {took}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search</source>
        <translation>{unit}，由先前的搜索得知</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Proving the depths of the listed positions</source>
        <translation>正在证明列表中各局面的深度</translation>
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
        <source>Building the pruning table</source>
        <translation>正在生成剪枝表</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>{number} in the list</source>
        <translation>列表中有 {number} 个</translation>
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
        <comment>of a position</comment>
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
        <source>or</source>
        <comment>18 or 19 moves</comment>
        <translation>或</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>to</source>
        <comment>15 to 18 moves</comment>
        <translation>到</translation>
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
        <source>The cube is solved.</source>
        <translation>魔方已还原。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for more solutions of length {upper}.</source>
        <translation>正在搜索更多 {upper} 步的解法。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>depth: no solution is shorter</source>
        <translation>深度：没有更短的解法</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>No solution is shorter than {turns}.</source>
        <translation>没有比 {turns}更短的解法。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>moves at least</source>
        <translation>至少的步数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Solution found: {turns}. None has fewer than {lower}.</source>
        <translation>已找到 {turns}的解；没有少于 {lower} 步的解。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Still searching from the position before these moves.</source>
        <translation>仍在从这些步骤之前的局面搜索。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>A solution of {turns} is known. Press Solve for more.</source>
        <translation>已知一个 {turns}的解法。按“求解”可知更多。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Building a pruning table, {size}, once: {made}.</source>
        <translation>正在生成剪枝表，{size}，只需一次：{made}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Found without the pruning table. Press Solve to continue.</source>
        <translation>不用剪枝表即已得出。按“求解”继续。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for {effort:g} s.</source>
        <translation>搜索 {effort:g} 秒。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for {effort:g} s, now depth {depth} ({share})</source>
        <translation>搜索 {effort:g} 秒；现在深度 {depth}（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Search stopped after {effort:g} s. Press Solve to continue.</source>
        <translation>搜索 {effort:g} 秒后停止。按“求解”继续。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching depth {depth} ({share})</source>
        <translation>正在搜索深度 {depth}（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching depth {depth} ({share}); {odd} is excluded by parity</source>
        <translation>正在搜索深度 {depth}（{share}）；{odd} 因奇偶性而排除</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>searched</source>
        <translation>已搜索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Loading the pruning table, {size}.</source>
        <translation>正在加载剪枝表，{size}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Building the pruning table, {size}, once.</source>
        <translation>正在生成剪枝表，{size}，只需一次。</translation>
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
        <translation>{done} 百万节点，每秒 {pace} 百万</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>about {duration} left for this depth</source>
        <translation>此深度大约还需 {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>built, now being saved</source>
        <translation>已生成，正在保存</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{percent} built</source>
        <translation>已生成 {percent}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From an earlier search. Press Solve to continue it.</source>
        <translation>来自先前的搜索。按“求解”从中断处继续。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Follows from what is known in {unit}. Press Solve for more.</source>
        <translation>由 {unit}下的已知结论得出。按“求解”可知更多。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Follows from neighbouring positions. Press Solve for more.</source>
        <translation>由相邻局面得出。按“求解”可知更多。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>{slices} if a slice turn counts once</source>
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
        <source>Built once in seconds and kept on disk. Proving a random cube takes many minutes.</source>
        <translation>只需生成一次，耗时几秒，保存在磁盘。证明一个随机魔方需要许多分钟。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Built once in about ten seconds, kept in memory and on disk. Proving a random cube takes about a minute.</source>
        <translation>只需生成一次，约十秒，保存在内存和磁盘。证明一个随机魔方约需一分钟。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Built once in about half a minute, kept in memory and on disk. Proving a random cube takes half a minute.</source>
        <translation>只需生成一次，约半分钟，保存在内存和磁盘。证明一个随机魔方需半分钟。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Built once in about a minute, kept in memory and on disk. Proving a random cube takes some twenty seconds.</source>
        <translation>只需生成一次，约一分钟，保存在内存和磁盘。证明一个随机魔方约需二十秒。</translation>
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
        <source>Pruning table {size}, verified</source>
        <translation>剪枝表 {size}，已校验</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>a short solution first</source>
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
        <source>No solution within {most} if only these faces turn.</source>
        <translation>只转动这些面时，{most}以内没有解。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Choose more faces.</source>
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
        <source>%n solutions in total</source>
        <extracomment>One: %n solution in total</extracomment>
        <translation>
            <numerusform>共有 %n 个解</numerusform>
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
        <translation>正在统计各部分的情形</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/depths.py"/>
        <source>{name}, depth {depth}</source>
        <translation>{name}，深度 {depth}</translation>
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
        <source>Depth of the chosen part after the scramble</source>
        <translation>打乱后所选部分的深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Scramble so that the chosen part has this depth</source>
        <translation>打乱，使所选部分恰为此深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Not possible yet.</source>
        <translation>还不能这样做。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>The half-turn group is reached from a domino. Solve that first.</source>
        <translation>半转群须从 domino 状态进入，请先完成它。</translation>
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
        <source>ready to play: {moves}</source>
        <translation>可播放：{moves}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Practise: {part}, depth</source>
        <translation>练习：{part}，深度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Number of the {total} {cases} at each depth.</source>
        <translation>{total} 个{cases}中，每个深度各有多少。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>cases</source>
        <translation>情形</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>For one such part; all of them have the same numbers. Source: {source}.</source>
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
        <translation>{part}：正在统计情形</translation>
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
        <source>{part}: {turns} within the domino lead into it</source>
        <translation>{part}：在 domino 中 {turns}即可进入</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: solved with half turns alone in {turns}</source>
        <translation>{part}：只用 180° 转动，{turns}还原</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{words}. {states} of {total} cases have this depth.</source>
        <translation>{words}。{total} 种情形中有 {states} 种为此深度。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>counting</source>
        <comment>the cases of a part</comment>
        <translation>正在统计</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>best</source>
        <comment>a time</comment>
        <translation>最好</translation>
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
        <translation>按魔方玩家的发帖格式复制最近五次成绩及其平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy session</source>
        <translation>复制本组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy all times of this session with its averages, as cubers post them</source>
        <translation>按魔方玩家的发帖格式复制本组全部成绩及其平均</translation>
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
        <source>Inspect the cube for 15 seconds before the clock starts</source>
        <translation>计时前有 15 秒观察时间</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Sound at 8 and 12 s</source>
        <translation>8 秒和 12 秒时发声</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Play a sound after 8 and 12 seconds of inspection</source>
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
        <source>New scramble after each solve</source>
        <translation>每次计时后打乱</translation>
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
        <source>No hold</source>
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
        <source>ao5 and ao12 are the means of the last 5 and 12 times without the best and the worst. A DNF, a cross at the top, counts as the worst; two DNFs make the average a DNF, and its line has a gap there. +2 is included.</source>
        <translation>ao5 和 ao12 是最近 5 次和 12 次去掉最好和最差后的平均。DNF 画为顶端的叉，算作最差；有两个 DNF 时平均也是 DNF，曲线在该处断开。+2 已计入。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Each bar holds the times from its left edge up to, but not including, its right edge. sd is the sample standard deviation.</source>
        <translation>每条包含从左边界起、到右边界之前的成绩。sd 是样本标准差。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Each time of this session, and the running averages.</source>
        <translation>本组的每次成绩及滚动平均。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>time</source>
        <comment>of a solve</comment>
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
        <source>How often each time occurs; DNFs are left out.</source>
        <translation>各时间段的频率；不计 DNF。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>seconds, {wide:g} per bar</source>
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
        <source>How often each time occurs</source>
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
        <source>Undo the last change to the times</source>
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
        <source>Add a comment to the last time</source>
        <translation>为最后一次成绩写备注</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Bring the last time or session back</source>
        <translation>恢复最后的成绩或分组</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Restore the times deleted last, or go back to the previous session</source>
        <translation>恢复最后删除的成绩，或回到之前的分组</translation>
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
        <translation>按键停止了计时。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Scramble; the first turn starts the clock</source>
        <translation>打乱，首次转动即开始计时</translation>
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
        <source>Space stops, Esc discards the time</source>
        <translation>空格停止，Esc 作废</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Any key stops, Esc discards the time</source>
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
        <source>It is not a text that csTimer has exported</source>
        <translation>它不是 csTimer 导出的文本</translation>
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
        <source>Turn the cube at random, as many moves as the plotted walk has</source>
        <translation>随机转动魔方，步数与所示游走相同</translation>
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
        <source>Show the cube's depth after each move</source>
        <translation>显示每步之后魔方的深度</translation>
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
        <translation>无法统计游走：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting was cancelled. Choose the walk again to continue.</source>
        <translation>已取消统计。重新选择该游走即可继续。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting the walk from this cube</source>
        <translation>正在统计从此魔方开始的游走</translation>
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
        <comment>a plot</comment>
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
        <comment>one of several plots</comment>
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
        <comment>take samples</comment>
        <translation>实测</translation>
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
        <source>Counting the exact walk, once.</source>
        <translation>正在统计精确游走，只需一次。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>These distances are unknown: neither the true walk nor the whole chain is known.</source>
        <translation>这些距离未知：真实游走和完整的链都未知。</translation>
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
        <source>No walk of %n moves has been measured yet: press Measure</source>
        <extracomment>One: No walk of %n move has been measured yet: press Measure</extracomment>
        <translation>
            <numerusform>%n 步的游走还没有测过：请按“实测”</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The depth of this cube is not known</source>
        <translation>此魔方的深度未知</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The true walk is known for up to %n moves</source>
        <extracomment>One: The true walk is known for up to %n move</extracomment>
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
        <translation>继续实测</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Solve {samples} random walks of %n moves optimally</source>
        <extracomment>One: Solve {samples} random walks of %n move optimally</extracomment>
        <translation>
            <numerusform>对 {samples} 次 %n 步的随机游走求最优解</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>{samples} so far.</source>
        <translation>目前 {samples} 次。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Stop measuring; finished walks are kept</source>
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
        <source>How deep is the cube after N random moves from this one?</source>
        <translation>从此魔方随机转动 N 步后，它有多深？</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How deep is the cube after N random moves?</source>
        <translation>随机转动 N 步后，魔方有多深？</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How deep is the cube after N random quarter turns from this one?</source>
        <translation>从此魔方随机做 N 次 90° 转动后，它有多深？</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How deep is the cube after N random quarter turns?</source>
        <translation>随机做 N 次 90° 转动后，魔方有多深？</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The lumped chain and the binomial are models; the bars are the true walk over all {states} positions.</source>
        <translation>聚合链和二项分布是模型；条形是遍及全部 {states} 个局面的真实游走。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 3×3×3 there are only models here: the true walk is known only from the solved cube.</source>
        <translation>3×3×3 在此只有模型：真实游走只从还原态起已知。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The true walk is being counted</source>
        <translation>正在统计真实游走</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The bars are the true walk, known for up to %n moves</source>
        <extracomment>One: The bars are the true walk, known for up to %n move</extracomment>
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
        <source>The line is this game: dots are proved depths, hatched bars the bounds of the others.</source>
        <translation>折线是本局：圆点为已证明的深度，斜线条为其余的已知范围。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The cube is within 25 % of uniform after {exact} {turns}. The lumped chain, a model, says ≈ {lumped}, and is wrong by up to {difference:.1f} %, at N = {at}.</source>
        <translation>{exact} {turns}之后，魔方与均匀分布的距离在 25% 以内。聚合链只是模型，给出 ≈ {lumped}，相差最大 {difference:.1f}%，在 N = {at} 处。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 2×2×2, where the truth is known, the chain is {early} moves too early.</source>
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
        <translation>聚合链是部分靠抽样得到的模型；据此，≈ {lumped} {turns}之后魔方与均匀分布的距离在 25% 以内。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model on rounded populations, the cube is within 25 % of uniform after ≈ {lumped} {turns}.</source>
        <translation>聚合链是建立在舍入数据上的模型；据此，≈ {lumped} {turns}之后魔方与均匀分布的距离在 25% 以内。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model on rounded populations, the cube is within 25 % of uniform after ≈ {lumped} {turns}, and within ≈ {first:.1f} % and ≈ {second:.1f} % at the article's {first_at} and {second_at}.</source>
        <translation>聚合链是建立在舍入数据上的模型；据此，≈ {lumped} {turns}之后魔方与均匀分布的距离在 25% 以内；在文章的 {first_at} 和 {second_at} 处则在 ≈ {first:.1f}% 和 ≈ {second:.1f}% 以内。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every sequence is counted.</source>
        <translation>精确：统计每个序列。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every position's probability is carried from move to move.</source>
        <translation>精确：逐步计算每个局面的概率。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Lumped: a birth-death chain on depth classes, as if a walk were uniform inside each. {chain}.</source>
        <translation>聚合：深度类上的生灭链，如同游走在每类内均匀。{chain}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Measured: walks solved optimally, Wilson's 95 % intervals.</source>
        <translation>实测：游走经最优求解，Wilson 95% 置信区间。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation>距离：½ Σ |p − p′|。据 E. Testé, A random walk on the Rubik's Cube, 2023。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations; what the even classes lack is added to class 20 (the article's text says 21, but its printed numbers are those for 20)</source>
        <translation>D(i) p(i) = D(i+1) q(i+1)，p(i) + q(i) = 1，D 为已发表的局面数，偶数类所缺的加到第 20 类（文章正文说是 21，所载数值则是 20 的）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations, balanced</source>
        <translation>D(i) p(i) = D(i+1) q(i+1)，p(i) + q(i) = 1，D 为已发表的局面数，经平衡</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}, and r = {staying:.3f} of the turns keeping the depth; it has no ends, and its probability beyond the possible depths is counted but not drawn.</source>
        <translation>二项：d = 2k − N，p = b/(b+1)，b = {growth:.4f} 为 D 的增长率，由深度 {low} 至 {high} 的 log D 拟合直线得出，转动中有 r = {staying:.3f} 不改变深度；它不受两端限制，超出可能深度的部分计入但不画出。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; the article's {mean} is the mean of p(i)/q(i) from depth 3 to 16; it has no ends, and its probability beyond the possible depths is counted but not drawn.</source>
        <translation>二项：d = 2k − N，p = b/(b+1)，b = {growth:.4f} 为 D 的增长率，由深度 {low} 至 {high} 的 log D 拟合直线得出；文章的 {mean} 是深度 3 至 16 上 p(i)/q(i) 的均值；它不受两端限制，超出可能深度的部分计入但不画出。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>mean of p/q</source>
        <translation>p/q 的平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; it has no ends, and its probability beyond the possible depths is counted but not drawn.</source>
        <translation>二项：d = 2k − N，p = b/(b+1)，b = {growth:.4f} 为 D 的增长率，由深度 {low} 至 {high} 的 log D 拟合直线得出；它不受两端限制，超出可能深度的部分计入但不画出。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Total variation distance, ½ Σ |p − u|. Exact: over all positions, u uniform (in QTM: on those of the walk's parity). Lumped: the chain's distribution on depth classes against its stationary one of that parity; dashed, because it is a model. Bars: the lumped distribution of the depth against the exact one. Mixed means within 25 % (Levin, Peres and Wilmer, Markov Chains and Mixing Times, ch. 4).</source>
        <translation>全变差距离，½ Σ |p − u|。精确：遍及所有局面，u 为均匀分布（QTM 时：在游走所处奇偶性的局面上）。聚合：链在深度类上的分布与该奇偶性的平稳分布相比；因为是模型，用虚线。条形：聚合与精确的深度分布相比。“已混合”指 25% 以内（Levin, Peres and Wilmer, Markov Chains and Mixing Times, 第 4 章）。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only odd depths can occur: every quarter turn changes parity.</source>
        <translation>只可能出现奇数深度：每次 90° 转动都改变奇偶性。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only even depths can occur: every quarter turn changes parity.</source>
        <translation>只可能出现偶数深度：每次 90° 转动都改变奇偶性。</translation>
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
        <source>From uniform at {moves}</source>
        <translation>{moves} 步时与均匀的距离</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Within {share} after</source>
        <translation>在 {share} 以内所需</translation>
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
        <source>See how deep a cube is, and solve one in a minute.</source>
        <translation>看看魔方有多深，一分钟内复原一个。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Show me</source>
        <translation>演示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>You solved it in {turns}.</source>
        <translation>你用 {turns} 复原了它。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>New scramble</source>
        <translation>新的打乱</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>A cube is scrambled at random …</source>
        <translation>随机打乱一个魔方……</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Its depth is the number of turns to solved. A solution is found …</source>
        <translation>深度就是距复原的步数。正在寻找解法……</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>… and played: with each turn the depth falls.</source>
        <translation>……播放解法：每转一步，深度就减小。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Solved. Now only three turns …</source>
        <translation>已复原。现在只转三步……</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Your turn: three turns solve it. Follow the filled arrows.</source>
        <translation>轮到你了：三步即可复原，跟着实心箭头转。</translation>
    </message>
</context>
</TS>

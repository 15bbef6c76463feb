<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Search levels</source>
        <translation>搜索关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Go to the line for titles, authors and numbers</source>
        <translation>转到标题、作者和编号的输入框</translation>
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
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>fewest pushes</source>
        <translation>最少推数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Levels</source>
        <translation>关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy and paste</source>
        <translation>复制和粘贴</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back the last push, or what else the rows of the history are</source>
        <translation>撤回上一推，或历史中该行的内容</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play the next row of the history again</source>
        <translation>再走一次历史的下一行</translation>
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
        <translation>撤回最后被推的那个箱子的每一推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one box</source>
        <translation>重做一箱</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play every push of the next box again</source>
        <translation>再走下一个箱子的每一推</translation>
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
        <source>List your solutions, the file's and the program's, and the snapshots</source>
        <translation>列出你的、文件中的和程序的解，以及快照</translation>
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
        <source>Lift a box by the keyboard: arrows point at a square, Enter pushes. Tab does the same</source>
        <translation>用键盘拿起箱子：方向键指定格子，回车推动。Tab 键相同</translation>
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
        <source>Lay out a solution from here, optimal if it can be proved</source>
        <translation>从这里列出解；能证明时给出最优解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Next push</source>
        <translation>下一推</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play one push of a solution, or one pull when playing backwards</source>
        <translation>走解中的一推；倒着玩时为一拉</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Hint: which box is next</source>
        <translation>提示：下一个箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Name the box that a known solution pushes next</source>
        <translation>指出已知解接下来推的箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve these moves</source>
        <translation>改进这些步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Look for shorter ways near the moves of this game, or of the best solution</source>
        <translation>在本局或最佳解的步骤附近寻找更短的走法</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve from here on</source>
        <translation>从这里起改进</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Let the rows to be improved begin at this position</source>
        <translation>要改进的行从此局面开始</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve up to here</source>
        <translation>改进到这里</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Let the rows to be improved end at this position</source>
        <translation>要改进的行到此局面结束</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve all rows again</source>
        <translation>重新改进全部行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Let go of the rows that were selected</source>
        <translation>取消选中的行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the level</source>
        <translation>旋转关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Turn what is seen clockwise; the game goes on</source>
        <translation>顺时针旋转画面；对局继续</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the level to the left</source>
        <translation>向左旋转关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Turn what is seen counter-clockwise</source>
        <translation>逆时针旋转画面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Mirror the level</source>
        <translation>镜像关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Let left and right change places; the game goes on</source>
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
        <source>Blocks and cut vertices</source>
        <translation>块与割点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Tint the blocks of the floor and mark the squares in which they hang together</source>
        <translation>为地板的各块着色，并标出连接它们的格子</translation>
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
        <source>Grow the search of the box in hand</source>
        <translation>展开手中箱子的搜索</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>See how the squares in reach are found, node by node, up to the square that is pointed at</source>
        <translation>观看可到达的格子如何逐个节点找到，直到所指的格子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot the depths of the level</source>
        <translation>绘制关卡的深度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>How many positions lie how many pushes deep</source>
        <translation>各推数深度有多少局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot a random pusher</source>
        <translation>绘制随机推动</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Where every push at random leads from here</source>
        <translation>从这里起每推都随机会走向何处</translation>
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
        <source>Read who made the level and its collection, and what they say of them</source>
        <translation>了解关卡及其关卡集的作者和说明</translation>
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
        <translation>使用剪贴板的内容：关卡、关卡链接、关卡图片或本关的步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Open a picture of a level</source>
        <translation>打开关卡图片</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Read a level from an image file; each of its tiles is named once</source>
        <translation>从图像文件读取关卡；每种图块只需命名一次</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Paste moves</source>
        <translation>粘贴步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Check the moves in the clipboard (LURD) and lay them out to be played</source>
        <translation>检查剪贴板中的步骤（LURD）并列出以供播放</translation>
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
        <translation>以文本复制关卡的初始状态</translation>
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
        <source>Copy the moves played so far as LURD text</source>
        <translation>以 LURD 文本复制至今的步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Play this level</source>
        <translation>玩此关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Try the level; the draft waits for you</source>
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
        <source>Save the level to the collection named in the panel</source>
        <translation>把关卡保存到面板中指定的关卡集</translation>
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
        <source>Floor outside of the walls becomes nothing</source>
        <translation>墙外的地板变为空白</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Show which walls matter</source>
        <translation>显示哪些墙要紧</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Solve the level again without each wall that the man can touch</source>
        <translation>对小人能碰到的每面墙，去掉后重新求解关卡</translation>
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
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit level</source>
        <translation>编辑关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit a copy of this level, or go on with the draft that is tried</source>
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
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Browse all levels</source>
        <translation>浏览全部关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Show your collections with pictures of all levels</source>
        <translation>以全部关卡的图片显示你的关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open levels</source>
        <translation>打开关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open files of levels (.sok, .xsb, .txt, .slc), kept in your library then, or a picture of one</source>
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
        <translation>上移浏览器中的关卡集；列表中按 Alt+Up 相同</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move collection down</source>
        <translation>下移关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move the collection in the browser down; Alt+Down in the list does the same</source>
        <translation>下移浏览器中的关卡集；列表中按 Alt+Down 相同</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save collection</source>
        <translation>保存关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save the collection in the browser as .sok, .xsb or .slc, with your solutions</source>
        <translation>把浏览器中的关卡集连同你的解保存为 .sok、.xsb 或 .slc</translation>
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
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Rename level</source>
        <translation>重命名关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Give the level selected in the browser another title</source>
        <translation>为浏览器中所选关卡改标题</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Title, author and comment</source>
        <translation>标题、作者和备注</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Change what is said of the level selected in the browser</source>
        <translation>更改浏览器中所选关卡的说明</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Move to collection</source>
        <translation>移动到关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Put the selected levels into another collection of yours</source>
        <translation>把所选关卡放入你的另一个关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Copy to collection</source>
        <translation>复制到关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Put copies of the selected levels into a collection of yours</source>
        <translation>把所选关卡的副本放入你的关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Delete levels</source>
        <translation>删除关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Take the selected levels out of their collection; it can be taken back</source>
        <translation>把所选关卡从关卡集中取出；可以撤回</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Take back the change of levels</source>
        <translation>撤回对关卡的更改</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Undo what was done to levels of the library; Ctrl+Z in the browser</source>
        <translation>撤销对关卡库中关卡的操作；浏览器中按 Ctrl+Z</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Change the levels again</source>
        <translation>重做对关卡的更改</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/chosen.py"/>
        <source>Do again what was taken back; Ctrl+Shift+Z in the browser</source>
        <translation>重做撤回的内容；浏览器中按 Ctrl+Shift+Z</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/figures.py"/>
        <source>walks of a random pusher of which one solves it</source>
        <translation>随机推动平均多少次游走完成一次</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/figures.py"/>
        <source>share that can be solved</source>
        <translation>可解的比例</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/figures.py"/>
        <source>difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/host.py"/>
        <source>Make levels</source>
        <translation>制作关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/host.py"/>
        <source>Say what you wish of new levels; each comes solved and graded</source>
        <translation>说明对新关卡的要求；每个都附带解和难度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make levels as they are wished</source>
        <translation>按要求制作关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Stop making levels</source>
        <translation>停止制作关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make no more for now; what came stays</source>
        <translation>暂不再制作；已有的保留</translation>
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
        <source>Take this level off the bench</source>
        <translation>把此关卡从工作台拿走</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Bring back the discarded level</source>
        <translation>恢复舍弃的关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Put the level discarded last back on the bench</source>
        <translation>把最后舍弃的关卡放回工作台</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Discard all that is not starred</source>
        <translation>舍弃所有未加星的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Clear the bench but for what is to be kept</source>
        <translation>清空工作台，只留要保留的</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Save starred to a collection</source>
        <translation>把加星的保存到关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Back to the game</source>
        <translation>返回游戏</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Leave the bench</source>
        <translation>离开工作台</translation>
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
        <source>Put it down</source>
        <translation>放下箱子</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>Play the moves</source>
        <translation>播放步骤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>Play the moves of the history that follow, or stop</source>
        <translation>播放历史中后面的步骤，或停止</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Solve all levels</source>
        <translation>求解全部关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Search the levels that the browser shows, or this collection, in the background</source>
        <translation>在后台搜索浏览器所示的关卡或此关卡集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Improve all solutions</source>
        <translation>改进全部解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Make the solutions that are known of these levels shorter, in the background</source>
        <translation>在后台缩短这些关卡的已知解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Pause solving all levels</source>
        <translation>暂停求解全部关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Stop searching level after level, or go on</source>
        <translation>停止逐关搜索，或继续</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Cancel solving all levels</source>
        <translation>取消求解全部关卡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Search no further levels; what was found stays</source>
        <translation>不再搜索其他关卡；已找到的保留</translation>
    </message>
</context>
</TS>

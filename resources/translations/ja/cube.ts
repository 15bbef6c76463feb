<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>Not shown</source>
        <translation>表示しない</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>Behind the cube</source>
        <translation>キューブの後ろ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>As a net</source>
        <translation>展開図</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>white</source>
        <comment>a colour</comment>
        <translation>白</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>red</source>
        <comment>a colour</comment>
        <translation>赤</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>green</source>
        <comment>a colour</comment>
        <translation>緑</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>yellow</source>
        <comment>a colour</comment>
        <translation>黄</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>orange</source>
        <comment>a colour</comment>
        <translation>オレンジ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>blue</source>
        <comment>a colour</comment>
        <translation>青</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>wine</source>
        <comment>a colour</comment>
        <translation>ワインレッド</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>teal</source>
        <comment>a colour</comment>
        <translation>青緑</translation>
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
        <translation>紺</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>colour {face}</source>
        <translation>{face}の色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>Drag a sticker to turn its layer, drag outside to orbit, or press</source>
        <translation>ステッカーをドラッグで層を回し、外側をドラッグで視点を変えます。キーなら</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>Rubik's Cube</source>
        <translation>キューブ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>solved</source>
        <comment>the cube</comment>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>not solved</source>
        <comment>the cube</comment>
        <translation>未完成</translation>
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
        <translation>後ろ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} wide</source>
        <translation>{face}二層</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} prime</source>
        <translation>{face}プライム</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} twice</source>
        <translation>{face}二回</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>all {colour}</source>
        <translation>すべて{colour}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the upper face clockwise</source>
        <translation>上の面を時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the upper face anticlockwise</source>
        <translation>上の面を反時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the lower face clockwise</source>
        <translation>下の面を時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the lower face anticlockwise</source>
        <translation>下の面を反時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the left face clockwise</source>
        <translation>左の面を時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the left face anticlockwise</source>
        <translation>左の面を反時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the right face clockwise</source>
        <translation>右の面を時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the right face anticlockwise</source>
        <translation>右の面を反時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the front face clockwise</source>
        <translation>前の面を時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the front face anticlockwise</source>
        <translation>前の面を反時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the back face clockwise</source>
        <translation>後ろの面を時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the back face anticlockwise</source>
        <translation>後ろの面を反時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the middle layer like {face}</source>
        <translation>中層を{face}と同じ向きに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the middle layer like {face}, the other way</source>
        <translation>中層を{face}と逆の向きに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn two layers like {face}</source>
        <translation>二層を{face}と同じ向きに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn two layers like {face}, the other way</source>
        <translation>二層を{face}と逆の向きに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the whole cube like {face}</source>
        <translation>キューブ全体を{face}と同じ向きに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the whole cube like {face}, the other way</source>
        <translation>キューブ全体を{face}と逆の向きに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further left</source>
        <translation>もっと左から見る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further right</source>
        <translation>もっと右から見る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further up</source>
        <translation>もっと上から見る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further down</source>
        <translation>もっと下から見る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Count moves in HTM</source>
        <translation>HTMで数える</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Count moves in QTM</source>
        <translation>QTMで数える</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Take the last move back</source>
        <translation>直前の手を取り消す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Play the move again</source>
        <translation>取り消した手をやり直す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Back to the previous line</source>
        <translation>前の手順に戻る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Bring back the moves that were undone before other moves were made; again switches back</source>
        <translation>別の手を回す前に取り消した手順に戻ります。もう一度押すと元に戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Next scramble</source>
        <translation>次のスクランブル</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>The next scramble in the list, or a new one; undo brings this cube back</source>
        <translation>一覧にある次のスクランブルか、新しいスクランブルを出す。元に戻すと今のキューブに戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Previous scramble</source>
        <translation>前のスクランブル</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go back to the scramble before this one</source>
        <translation>1つ前のスクランブルに戻る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paste scrambles</source>
        <translation>スクランブルを貼り付け</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Use the scrambles in the clipboard one after the other, one per line</source>
        <translation>クリップボードのスクランブルを順に使う（1行に1つ）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Discard the remaining scrambles</source>
        <translation>残りのスクランブルを破棄</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>The next scramble will be a new one</source>
        <translation>次のスクランブルは新しく作ります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Start from solved</source>
        <translation>完成状態から始める</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Begin with a solved cube; undo brings this one back</source>
        <translation>完成したキューブから始める。元に戻すと今のキューブに戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Solve this cube</source>
        <translation>このキューブを解く</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show a short solution, then find an optimal one</source>
        <translation>まず短い解を表示し、続いて最短の解を探す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Find other solutions</source>
        <translation>ほかの解を探す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Search for more solutions of the proved length</source>
        <translation>証明済みの長さの解をさらに探す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show the shorter solution</source>
        <translation>短いほうの解を表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go back to the cube that was solved; a shorter solution has been found since</source>
        <translation>解いたときのキューブに戻る。その後、より短い解が見つかりました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>End the search</source>
        <translation>探索を終える</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Stop proving; what is known so far is kept</source>
        <translation>証明をやめる。ここまでに分かったことは残ります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paint stickers</source>
        <translation>ステッカーを塗る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter a cube sticker by sticker</source>
        <translation>ステッカーを1枚ずつ塗ってキューブを入力する</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Find a cube for blank stickers</source>
        <translation>空白のステッカーを埋めるキューブを探す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>A cube that matches the painted stickers, or the shortest moves to one</source>
        <translation>塗った色に合うキューブ、またはそのいずれかへの最短手順</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Patterns</source>
        <translation>模様</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn a solved cube into one of many patterns, or open one that you have drawn</source>
        <translation>完成したキューブを多数の模様の1つにする、または自分で描いた模様を開く</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Save the cube as PNG, SVG or PDF</source>
        <translation>キューブをPNG、SVG、PDFで保存</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Put a picture of the cube into the clipboard</source>
        <translation>キューブの画像をクリップボードに入れる</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy scramble</source>
        <translation>スクランブルをコピー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the scramble as text</source>
        <translation>スクランブルをテキストでコピー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy moves</source>
        <translation>手順をコピー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the moves as text</source>
        <translation>手順をテキストでコピー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy position</source>
        <translation>局面をコピー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the facelets</source>
        <translation>ステッカーの並びをコピー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paste moves or position</source>
        <translation>手順または局面を貼り付け</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Play the moves, or start from the facelets, in the clipboard</source>
        <translation>クリップボードの手順を回す、またはクリップボードの局面から始める</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter moves</source>
        <translation>手順を入力</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go to the line for moves</source>
        <translation>手順の入力欄へ移動</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter a setup</source>
        <translation>セットアップ手順を入力</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go to the line for moves that set the cube up before the others</source>
        <translation>先にキューブを準備する手順の入力欄へ移動</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Plot of the times</source>
        <translation>タイムの図</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show this session's times solve by solve, or as a histogram</source>
        <translation>このセッションのタイムの推移、またはヒストグラムを表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Reset view</source>
        <translation>視点をリセット</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look at the cube from the initial angle</source>
        <translation>最初の視点に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show hidden faces</source>
        <translation>隠れた面を表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Choose how the hidden faces are shown: behind the cube, as a net, or not at all</source>
        <translation>裏側の面の表示：キューブの後ろ、展開図、または表示しない</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Play the {cube}</source>
        <translation>{cube}で遊ぶ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Rotate {move}</source>
        <translation>{move}の持ち替え</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn {move}</source>
        <translation>{move}を回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn</source>
        <comment>a group of commands</comment>
        <translation>回転</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along_game.py"/>
        <source>Searching the depths along this game</source>
        <translation>このゲームの各局面の深さの調査</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along_game.py"/>
        <source>in {unit}</source>
        <translation>{unit}で</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns that lead closer</source>
        <translation>近づく手</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns that keep the depth</source>
        <translation>深さが変わらない手</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns that lead farther</source>
        <translation>遠ざかる手</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>leads closer</source>
        <translation>近づく</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>keeps the depth</source>
        <translation>深さは変わらない</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>leads farther</source>
        <translation>遠ざかる</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>closer</source>
        <comment>turns that lead so</comment>
        <translation>近づく</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>same</source>
        <comment>turns that lead so</comment>
        <translation>同じ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>farther</source>
        <comment>turns that lead so</comment>
        <translation>遠ざかる</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{turn} {leads}</source>
        <translation>{turn} {leads}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>not proved yet</source>
        <translation>未証明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>not proved</source>
        <translation>未証明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns not proved</source>
        <translation>未証明の手</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{way} {count}</source>
        <translation>{way} {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>not searched</source>
        <translation>未探索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Point at a turn to see it on the cube, click to play it.</source>
        <translation>手にポインターを合わせるとキューブ上に示し、クリックで回します。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns proved</source>
        <translation>証明済みの手</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{proved} of {ways} proved</source>
        <translation>{ways}手中{proved}手が証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{lead}, expected</source>
        <translation>{lead}の期待値</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>expected at depth {depth}: {means}</source>
        <translation>深さ {depth} での平均：{means}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>expected at depth {depth}: ≈ {means}</source>
        <translation>深さ {depth} での平均：≈ {means}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Shows arrows once this depth is proved.</source>
        <translation>この深さが証明されると矢印が出ます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Checking the remaining turns.</source>
        <translation>残りの手を調べています。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>The remaining turns need a longer search.</source>
        <translation>残りの手にはもっと長い探索が必要です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimating the cube's depth</source>
        <translation>キューブの深さの推定</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>The network rules out every depth that is still possible, so it is wrong here.</source>
        <translation>ネットワークはまだありうる深さをすべて否定しているため、ここでは誤っています。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimated probability of each depth: {weights}</source>
        <translation>深さごとの推定確率：{weights}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>No estimate: {reason}</source>
        <translation>推定できません：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>mean depth estimated by the network</source>
        <translation>ネットワークが推定した深さの平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Network: ≈ {mean} on average, {share} for {depth}</source>
        <translation>ネットワーク：平均 ≈ {mean}、{depth} は {share}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{lower} to {turns}</source>
        <translation>{lower}～{turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>Published: {author}, {year}.</source>
        <translation>発表済み：{author}、{year}年。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>Computed by this program, {year}.</source>
        <translation>このプログラムによる計算、{year}年。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>proved</source>
        <translation>証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{lower} or {upper}</source>
        <translation>{lower}または{upper}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{lower} to {upper}</source>
        <translation>{lower}～{upper}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{between}, from neighbouring positions</source>
        <translation>{between}（隣の局面から）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>The depth after each move</source>
        <translation>1手ごとの深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>Turn the cube to plot its depth here.</source>
        <translation>キューブを回すと、ここに深さが描かれます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>start</source>
        <comment>before the first move</comment>
        <translation>開始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>bounds</source>
        <comment>of bounds</comment>
        <translation>範囲</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Searching the cube's depth</source>
        <translation>キューブの深さの調査</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Loading the cube's pruning table</source>
        <translation>キューブの枝刈りテーブルの読み込み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>{place} is not a net of stickers</source>
        <translation>{place}はステッカーの展開図ではありません</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>%n stickers of a {cube}</source>
        <extracomment>One: %n sticker of a {cube}</extracomment>
        <translation>
            <numerusform>{cube}のステッカー%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Drawn by you: {asked}, %n blank ones.</source>
        <extracomment>One: Drawn by you: {asked}, %n blank one.</extracomment>
        <translation>
            <numerusform>自作：{asked}、うち空白%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Drawn by you: {asked}.</source>
        <translation>自作：{asked}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Give the pattern a name</source>
        <translation>模様に名前を付けてください</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>The name has {length} characters, at most {most} are allowed</source>
        <translation>名前が{length}文字あります。上限は{most}文字です</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>There is already a pattern called {name}</source>
        <translation>{name}という模様はすでにあります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Choose another name</source>
        <translation>別の名前を選んでください</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Paint a cube</source>
        <translation>キューブを塗る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Take the last stroke back</source>
        <translation>直前のひと塗りを取り消す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Begin with the current cube</source>
        <translation>表示中のキューブから始める</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Clear the net</source>
        <translation>展開図を消去</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Leave the current cube as it is</source>
        <translation>表示中のキューブをそのままにして閉じる</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Paint</source>
        <translation>塗る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Use this cube</source>
        <translation>このキューブを使う</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>This cube is solved.</source>
        <translation>このキューブは完成しています。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>This cube can be solved.</source>
        <translation>このキューブは解けます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>%n stickers are left.</source>
        <extracomment>One: %n sticker is left.</extracomment>
        <translation>
            <numerusform>残りのステッカーは%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Only one cube has these stickers.</source>
        <translation>このステッカー配置になるキューブは1つだけです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Pick a colour with 1 to 6, click or drag to paint.</source>
        <translation>1～6で色を選び、クリックかドラッグで塗ります。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>Net of the cube</source>
        <translation>キューブの展開図</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>not painted</source>
        <translation>未着色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>{painted} of {all} stickers painted</source>
        <translation>ステッカー{all}枚中{painted}枚が着色済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{colour} chosen; {counts}</source>
        <translation>{colour}を選択中。{counts}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{purpose} {colour}, the colour of the {face} face</source>
        <translation>{purpose}：{colour}、{face}面の色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{count} of {all}</source>
        <translation>{count} / {all}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>From this cube</source>
        <translation>このキューブから</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>From a solved cube</source>
        <translation>完成状態から</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Paint the stickers that matter and leave the rest blank: a blank sticker can be any colour.</source>
        <translation>必要なところだけ塗り、残りは空白にします。空白のステッカーは何色でもかまいません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Blank stickers</source>
        <translation>空白のステッカー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Starting position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Any match</source>
        <translation>合うキューブを1つ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Begin with one of the cubes that have these stickers</source>
        <translation>このステッカー配置になるキューブの1つから始める</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Find shortest moves</source>
        <translation>最短手順</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The fewest moves to any cube with these stickers</source>
        <translation>このステッカー配置になるいずれかのキューブへの最短手順</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Play it</source>
        <translation>回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Name of this pattern</source>
        <translation>この模様の名前</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Keep</source>
        <comment>stickers of any colour</comment>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Keep the pattern in the pattern library</source>
        <translation>模様を模様ライブラリに残す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking for a cube that fits</source>
        <translation>合うキューブの検索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Searching for the shortest moves</source>
        <translation>最短手順の探索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>{name} is kept</source>
        <translation>{name}を残しました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>In the pattern library</source>
        <translation>模様ライブラリに入っています</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Searching.</source>
        <translation>探しています。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Not possible in {turns} or fewer.</source>
        <translation>{turns}以内では不可能です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Sequences of length {excluded}: {share} searched.</source>
        <translation>長さ{excluded}の手順：{share}を調べました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Shortest, %n moves HTM: {moves}</source>
        <extracomment>One: Shortest, %n move HTM: {moves}</extracomment>
        <translation>
            <numerusform>最短は%n手（HTM）です。{moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Shortest, %n moves QTM: {moves}</source>
        <extracomment>One: Shortest, %n move QTM: {moves}</extracomment>
        <translation>
            <numerusform>最短は%n手（QTM）です。{moves}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The current cube already matches if held another way: {moves}.</source>
        <translation>表示中のキューブは、持ち替えればすでに合っています。{moves}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The current cube already matches.</source>
        <translation>表示中のキューブはすでに合っています。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube already matches if held another way: {moves}.</source>
        <translation>完成したキューブは、持ち替えればすでに合っています。{moves}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube already matches.</source>
        <translation>完成したキューブはすでに合っています。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>The previous cube cannot be read. This one stays.</source>
        <translation>前のキューブを読み取れません。今のキューブのままです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>The previous cube is back</source>
        <translation>前のキューブに戻りました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Scrambling the cube</source>
        <translation>キューブのスクランブル</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Counting the positions of the 2×2×2</source>
        <translation>2×2×2の局面の数え上げ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>(R U)3, [R, U], [R: U], 2R Rw, x y z, // words</source>
        <translation>(R U)3、[R, U]、[R: U]、2R Rw、x y z、// コメント</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>(R U)3, [R, U], [R: U], r Rw 2R 3Rw, M E S, x y z, // words</source>
        <translation>(R U)3、[R, U]、[R: U]、r Rw 2R 3Rw、M E S、x y z、// コメント</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Enter moves or a position</source>
        <translation>手順または局面を入力</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Enter</source>
        <translation>入力</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Play these moves, or start from this position</source>
        <translation>この手順を回す、またはこの局面から始める</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Set the cube up first, with other moves</source>
        <translation>先に別の手順でキューブを準備する</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Setup, from a solved cube</source>
        <translation>セットアップ手順（完成状態から）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Inverse</source>
        <translation>逆手順</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Set up the position that the moves below solve</source>
        <translation>下の手順で解ける局面を準備する</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Moves, or {number} facelets</source>
        <translation>手順、または{number}枚のステッカー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>It is empty.</source>
        <translation>空です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Reading moves</source>
        <translation>手順の読み取り</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>These moves were not played.</source>
        <translation>これらの手は再生されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>The clipboard holds no moves and no cube.</source>
        <translation>クリップボードに手順もキューブもありません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>A position needs no setup: enter only one of the two.</source>
        <translation>局面にはセットアップ手順は不要です。どちらか一方にしてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/lengths.py"/>
        <source>%n moves</source>
        <extracomment>One: %n move</extracomment>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/lengths.py"/>
        <source>%n QTM</source>
        <comment>beside the turns</comment>
        <extracomment>One: %n QTM</extracomment>
        <translation>
            <numerusform>QTMで%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>F2 renames it, Shift+Del deletes it</source>
        <translation>F2で名前を変更、Shift+Delで削除</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Search {number} patterns</source>
        <translation>{number}個の模様から検索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>No pattern matches. Try a shorter word.</source>
        <translation>一致する模様はありません。短い語で試してください。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>{name} is deleted</source>
        <translation>{name}を削除しました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Search patterns</source>
        <translation>模様を検索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Moves</source>
        <comment>a list of moves</comment>
        <translation>手順</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Turn a layer, or press Solve: the moves stand here.</source>
        <translation>層を回すか「解く」を押すと、手順がここに並びます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Shorter</source>
        <translation>短い</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Others</source>
        <translation>ほかの解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Play the moves that follow, or stop</source>
        <translation>続きの手を再生する、または止める</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Play</source>
        <comment>moves</comment>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Previous move</source>
        <translation>前の手</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go one move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go one move forward</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Back to the start</source>
        <translation>最初に戻る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go to the position before the first move</source>
        <translation>最初の手の前の局面へ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go to the end</source>
        <translation>最後へ進む</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go to the position after the last move</source>
        <translation>最後の手の後の局面へ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Other line after move {number}: {moves}</source>
        <translation>{number}手目の後の別の手順：{moves}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Show {turns}</source>
        <translation>{turns}の解を表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Solution</source>
        <translation>解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>length of the solution</source>
        <translation>解の長さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Solution of length {length} after move {start}</source>
        <translation>{start}手の後、{length}手の解</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{solution}, %n are enough</source>
        <extracomment>One: {solution}, %n is enough</extracomment>
        <translation>
            <numerusform>{solution}（%n手で足ります）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{solution}, proved shortest</source>
        <translation>{solution}（最短と証明済み）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{solution}, shortest so far</source>
        <translation>{solution}（今のところ最短）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Playback speed</source>
        <translation>再生の速さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>line {number}, {place}</source>
        <translation>{number}行目、{place}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>Write one position per line: moves such as R U F2, or 54 facelets</source>
        <translation>1行に1つの局面を書いてください：R U F2 のような手順、または54枚のステッカー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>{name} contains no position</source>
        <translation>{name}に局面がありません</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>Solved. Press N for a scramble.</source>
        <translation>揃っています。N キーでスクランブル。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>From a position entered. Press N for a scramble.</source>
        <translation>入力した状態から。N キーでスクランブル。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>Scramble</source>
        <translation>スクランブル</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>Patterns, moves to enter, and earlier scrambles</source>
        <translation>模様、手順の入力、以前のスクランブル</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>{at} of {count}</source>
        <translation>{at} / {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>{count} scrambles</source>
        <translation>スクランブル{count}個</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>A scramble has at most {longest} characters</source>
        <translation>スクランブルは{longest}文字までです</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>Write one scramble per line, such as R U F2</source>
        <translation>R U F2 のように、1行に1つのスクランブルを書いてください</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>It contains no moves</source>
        <translation>手が1つもありません</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>These are {found} scrambles; at most {most} are allowed</source>
        <translation>スクランブルが{found}個あります。上限は{most}個です</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Measuring the cube's true depth</source>
        <translation>キューブの真の深さの測定</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Building the cube's pruning table</source>
        <translation>キューブの枝刈りテーブルの作成</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/grid.py"/>
        <source>Probabilities of the eighteen turns</source>
        <translation>18通りの手の確率</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/grid.py"/>
        <source>{figure}. Click to play it by hand</source>
        <translation>{figure}。クリックで手動で回します</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/grid.py"/>
        <source>probability of {turn}</source>
        <translation>{turn}の確率</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>The network has learnt the 3×3×3 only</source>
        <translation>ネットワークが学習したのは3×3×3だけです</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Watch a network play without search: how sure it is of every turn, and where it goes wrong</source>
        <translation>探索なしで解くネットワークを観察する：各手への確信度と、間違えるところ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Watch the network</source>
        <translation>ネットワークを観察</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: play one turn</source>
        <translation>ネットワーク：1手進める</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Play the turn that the network is most sure of</source>
        <translation>ネットワークが最も確信する手を回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: run or pause</source>
        <translation>ネットワーク：実行または一時停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Let the network continue, or stop it; at the end, play again from the start</source>
        <translation>ネットワークに続けさせる、または止める。終わっていれば最初からやり直す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: scramble</source>
        <translation>ネットワーク：スクランブルする</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Scramble with the number of random moves set by the slider; undo brings this cube back</source>
        <translation>スライダーの手数だけランダムに回してスクランブルする。元に戻すと今のキューブに戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading the network</source>
        <translation>ネットワークの読み込み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading was cancelled.</source>
        <translation>読み込みは中止されました。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>moves of the network</source>
        <translation>ネットワークの手数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/model.py"/>
        <source>in {played} of %n moves</source>
        <extracomment>One: in {played} of %n move</extracomment>
        <translation>
            <numerusform>%n手中{played}手で</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>The network solved the cube</source>
        <translation>ネットワークがキューブを解きました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Back to the other sections</source>
        <translation>ほかの項目に戻る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Length of the scramble</source>
        <translation>スクランブルの手数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Number of random moves in the scramble; the network may make as many</source>
        <translation>スクランブルのランダムな手数。ネットワークも同じ手数まで回せます</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Which network plays</source>
        <translation>解かせるネットワーク</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Show its success rate in the Lab</source>
        <translation>解ける割合をラボで表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Run</source>
        <comment>an algorithm</comment>
        <translation>実行</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Step</source>
        <comment>of an algorithm</comment>
        <translation>1手</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>At most</source>
        <translation>上限</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>How many moves the network may make</source>
        <translation>ネットワークが回せる手数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>The network is being loaded.</source>
        <translation>ネットワークを読み込んでいます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>The cube is solved. Scramble it first.</source>
        <translation>キューブは完成しています。先にスクランブルしてください。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Out of moves after {played}.</source>
        <translation>{played}手で上限に達しました。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Out of moves after {played}: now at depth {depth} {unit}.</source>
        <translation>{played}手で上限に達しました。現在の深さは{depth}（{unit}）です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Move {played} of {limit}.</source>
        <translation>{limit}手中{played}手目。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/section.py"/>
        <source>Press Run: the network may make %n moves.</source>
        <extracomment>One: Press Run: the network may make %n move.</extracomment>
        <translation>
            <numerusform>「実行」を押すと、ネットワークが%n手まで回します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/section.py"/>
        <source>Solved in {played} of %n moves.</source>
        <extracomment>One: Solved in {played} of %n move.</extracomment>
        <translation>
            <numerusform>%n手中{played}手で解けました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>Confidence and true depth, move by move</source>
        <translation>1手ごとの確信度と真の深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>{move}, a mistake</source>
        <translation>{move}、ミス</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>first mistake: {number}. {move}</source>
        <translation>最初のミス：{number}. {move}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>Confidence</source>
        <translation>確信度</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>True depth, {unit}</source>
        <translation>真の深さ、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Size of the cube</source>
        <translation>キューブのサイズ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Metric</source>
        <translation>数え方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the solution</source>
        <translation>解をコピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the scramble</source>
        <translation>スクランブルをコピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>The clipboard holds no list of scrambles.</source>
        <translation>クリップボードにスクランブルの一覧がありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/page.py"/>
        <source>%n scrambles in the list</source>
        <extracomment>One: %n scramble in the list</extracomment>
        <translation>
            <numerusform>スクランブル%n個を順に使います</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Press N for the next one</source>
        <translation>Nで次へ進みます</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the moves</source>
        <translation>手順をコピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the {number} facelets</source>
        <translation>ステッカー{number}枚の並びをコピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Paste it into any text</source>
        <translation>どのテキストにも貼り付けられます</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Started from the position entered</source>
        <translation>入力した局面から始めました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>{brackets} was read as a group, not as NISS</source>
        <translation>{brackets}はNISSではなく、まとまりとして読みました</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/page.py"/>
        <source>Played %n moves</source>
        <extracomment>One: Played %n move</extracomment>
        <translation>
            <numerusform>%n手を回しました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Started from the setup</source>
        <translation>セットアップ手順から始めました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Enter moves such as R U R', or 54 facelets.</source>
        <translation>R U R' のような手順、または54枚のステッカーを入力してください。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>This contains no moves.</source>
        <translation>手が1つも含まれていません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Depth: {turns}, {proof}</source>
        <translation>深さは{turns}、{proof}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Solved</source>
        <comment>the cube</comment>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>in {turns}</source>
        <translation>{turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Seed {seed}</source>
        <translation>シード{seed}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth</source>
        <comment>of a position</comment>
        <translation>深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Depth {depth}, {unit}</source>
        <translation>深さ{depth}、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth at least</source>
        <translation>深さの下界</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>{lower} ≤ depth ≤ {upper}, {unit}</source>
        <translation>{lower} ≤ 深さ ≤ {upper}、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth at most</source>
        <translation>深さの上界</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Depths</source>
        <translation>深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Walk</source>
        <translation>ウォーク</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Parts</source>
        <translation>各部分</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Times</source>
        <translation>タイム</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>this cube</source>
        <translation>このキューブ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Colour-blind safe</source>
        <translation>色覚に配慮</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Your own</source>
        <translation>自分の色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>How long one CPU core searches for the cube's depth after each turn. Takes effect from the next turn.</source>
        <translation>1手ごとに、CPUの1コアがこの時間だけ深さを調べます。次の手から有効です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Changes show on the cube at once.</source>
        <translation>色を変えると、すぐキューブに反映されます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Cube colours</source>
        <translation>キューブの色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Letters on the stickers</source>
        <translation>ステッカーに文字を表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Hidden faces</source>
        <translation>隠れた面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Give all six faces the standard colours</source>
        <translation>6面すべてを標準の色に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Sound at 8 and 12 s of inspection</source>
        <translation>インスペクションの8秒と12秒に音を鳴らす</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Timer</source>
        <translation>タイマー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>{one_face} and {other} are hard to tell apart.</source>
        <translation>{one_face}と{other}は見分けにくい色です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Pruning table of the cube solver</source>
        <translation>キューブソルバーの枝刈りテーブル</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Depth while you play</source>
        <translation>プレイ中の深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Depth of the cube while you play</source>
        <translation>プレイ中のキューブの深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Text with one position per line (*.txt *.csv);;All files (*)</source>
        <translation>1行に1局面のテキスト (*.txt *.csv);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Prove the depths of many cubes</source>
        <translation>多数のキューブの深さを証明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Enter positions and prove their depths one after the other, even overnight</source>
        <translation>局面を登録し、深さを順に証明する。夜のあいだも続けられます</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Start or pause the proofs</source>
        <translation>証明を開始、または一時停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Continue proving the entered positions, or stop</source>
        <translation>登録した局面の証明を続ける、または止める</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>There is nothing to prove.</source>
        <translation>証明するものがありません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Enter positions first.</source>
        <translation>先に局面を登録してください。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Add positions</source>
        <translation>局面を追加</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Dask cluster</source>
        <translation>Daskクラスター</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Enter positions whose depth you want to know. They are proved one after the other, even overnight.</source>
        <translation>深さを知りたい局面を登録します。順に証明し、夜のあいだも続けられます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Positions to prove</source>
        <translation>証明する局面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Prove</source>
        <translation>証明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Plot the proved positions in the Lab</source>
        <translation>証明済みの局面をラボの図に表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Save the list as CSV</source>
        <translation>一覧をCSVで保存</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Where to prove</source>
        <translation>証明する場所</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Scheduler, such as 192.168.0.7:8786</source>
        <translation>スケジューラー（例：192.168.0.7:8786）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Moves or 54 facelets; a pasted list has one position per line</source>
        <translation>手順または54枚のステッカー。1行に1局面の一覧も貼り付けられます</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add this cube</source>
        <translation>このキューブを追加</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add every line of a text file</source>
        <translation>テキストファイルの各行を追加</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Random cubes</source>
        <translation>ランダムなキューブ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Number of random cubes</source>
        <translation>ランダムなキューブの数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add random</source>
        <translation>ランダムに追加</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>This text</source>
        <translation>この入力</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} has {found} lines. At most {most} can be added at once</source>
        <translation>{name}は{found}行あります。一度に追加できるのは{most}行までです</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} is not a text file. Open one with one position per line.</source>
        <translation>{name}はテキストファイルではありません。1行に1局面のものを開いてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n already in the list: identical cubes count once.</source>
        <extracomment>One: %n already in the list: identical cubes count once.</extracomment>
        <translation>
            <numerusform>%n個はすでに一覧にあります。見た目が同じキューブは1つと数えます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Already in the list: identical cubes count once.</source>
        <translation>すでに一覧にあります。見た目が同じキューブは1つと数えます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Show on the cube</source>
        <translation>キューブに表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Move to front</source>
        <translation>先頭へ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Move earlier</source>
        <translation>前へ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Move later</source>
        <translation>後へ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Remove all proved positions</source>
        <translation>証明済みをすべて除く</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>The clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Nothing to prove yet</source>
        <translation>証明するものはまだありません</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>All {count} are proved</source>
        <translation>全{count}件を証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Proved</source>
        <translation>証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Waiting for your search, {done} of {count} proved</source>
        <translation>実行中の探索の終了待ち、{count}件中{done}件を証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Proving, {done} of {count} proved</source>
        <translation>証明中、{count}件中{done}件を証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Paused, {done} of {count} proved</source>
        <translation>一時停止中、{count}件中{done}件を証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{time}, based on the proofs of deep positions</source>
        <translation>{time}（深い局面の証明から推定）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>no estimate before {few} deep positions are proved</source>
        <translation>深い局面を{few}件証明するまで見積もりなし</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{rate:.1f} M nodes/s</source>
        <translation>毎秒{rate:.1f}百万ノード</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>connecting to {address}</source>
        <translation>{address}に接続中</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n threads</source>
        <extracomment>One: %n thread</extracomment>
        <translation>
            <numerusform>%nスレッド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n threads at {address}</source>
        <extracomment>One: %n thread at {address}</extracomment>
        <translation>
            <numerusform>{address}の%nスレッド</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Depths already ruled out are kept</source>
        <translation>すでに除外した深さは保存されています</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/cluster.py"/>
        <source>Enter the address of the cluster's scheduler, such as 192.168.0.7:8786</source>
        <translation>クラスターのスケジューラーのアドレスを入力してください（例：192.168.0.7:8786）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, in progress</source>
        <translation>{unit}、実行中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, searching depth {depth} ({share})</source>
        <translation>{unit}、深さ{depth}を探索中（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{nodes} nodes, {seconds}</source>
        <translation>{nodes}ノード、{seconds}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>table {tables}</source>
        <translation>テーブル{tables}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, waiting after {took}</source>
        <translation>{unit}、待機中（これまで{took}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, waiting</source>
        <translation>{unit}、待機中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search; {took} here</source>
        <translation>{unit}、以前の探索による（ここでは{took}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search</source>
        <translation>{unit}、以前の探索による</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Proving the depths of the listed positions</source>
        <translation>リストの局面の深さの証明</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>%n random cubes</source>
        <extracomment>One: %n random cube</extracomment>
        <translation>
            <numerusform>ランダムなキューブ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>%n positions added</source>
        <extracomment>One: %n position added</extracomment>
        <translation>
            <numerusform>%n局面を追加しました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Start proving them whenever you like</source>
        <translation>好きなときに証明を始められます</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>{done} of {all}</source>
        <translation>{done} / {all}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Building the pruning table</source>
        <translation>枝刈りテーブルの作成</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>{number} in the list</source>
        <translation>証明リストに{number}件</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>All positions are proved</source>
        <translation>すべての局面を証明しました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>The positions are not proved.</source>
        <translation>局面は証明されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>take back revert reverse mistake cancel last turn step backwards</source>
        <translation>取り消す 元に戻す 戻す 間違い 最後の回転 一手 後ろ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>again forward repeat restore turn step</source>
        <translation>やり直す もう一度 進む 復元 回転 一手</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>shuffle mix random new jumble start another cube generate WCA TNoodle random-state position game begin</source>
        <translation>混ぜる スクランブル 崩す シャッフル ランダム 新しい 別のキューブ 生成 ゲーム 開始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>last shuffle before again same repeat earlier</source>
        <translation>前のスクランブル もう一度 同じ 以前</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>import list of scrambles text file competition sheet WCA csTimer many</source>
        <translation>スクランブルの一覧 読み込み テキストファイル 大会 多数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>reset new game clean finished restart begin clear identity goal</source>
        <translation>リセット 新しいゲーム 完成 最初から 始める 消す 目標</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>solution answer shortest optimal algorithm God's number God's algorithm fewest moves prove lower bound bracket Kociemba two-phase Korf IDA* A* heuristic pattern database pruning table HTM QTM FMC help me computer</source>
        <translation>解 解法 答え 最短 最適 アルゴリズム 神の数字 神のアルゴリズム 最少手数 証明 下界 ヒューリスティック パターンデータベース 枝刈り表 助けて コンピュータ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>alternative more different solutions all optimal alternatives enumerate ergonomic</source>
        <translation>別解 他の解 もっと すべての最適解 列挙</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>stop abort break off interrupt search solving proof pause</source>
        <translation>止める 中止 中断 探索 証明 一時停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>enter input my own cube colours colors stickers facelets set up real physical cube photo type draw custom position editor net</source>
        <translation>入力 自分のキューブ 色 ステッカー 塗る 実物 描く 局面 展開図 編集</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>unknown grey stickers partial state don't care incomplete pattern F2L OLL last slot</source>
        <translation>不明 灰色 ステッカー 未完成 部分 任意</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>pretty pattern checkerboard superflip cube in a cube six spots library gallery art</source>
        <translation>きれいな模様 パターン 市松模様 キューブの中のキューブ 六つの点 図書 ギャラリー 作品</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>save image screenshot print picture vector PNG SVG PDF share</source>
        <translation>保存 画像 スクリーンショット 印刷 ベクター 共有</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>screenshot image clipboard share paste</source>
        <translation>スクリーンショット 画像 クリップボード 共有 貼り付け</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>facelets string state clipboard share export Kociemba text</source>
        <translation>文字列 状態 クリップボード 共有 書き出し テキスト</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>algorithm notation solution clipboard share text reconstruction</source>
        <translation>手順 記法 解 クリップボード 共有 テキスト</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>shuffle algorithm notation clipboard share text</source>
        <translation>スクランブル 手順 記法 クリップボード 共有 テキスト</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>import insert clipboard algorithm facelets string load text read</source>
        <translation>読み込み 挿入 クリップボード 手順 文字列 テキスト</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>type write algorithm sequence notation input moves turns apply formula commutator</source>
        <translation>打ち込む 書く 手順 記法 入力 回転 公式 交換子</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>premoves inverse setup moves case algorithm training</source>
        <translation>前置手順 逆 準備 手順 場合 練習</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>my times statistics results records history best average ao5 ao12 ao100 mo3 mean personal best PB session solves speedcubing stopwatch csTimer</source>
        <translation>自分のタイム 記録 統計 結果 履歴 ベスト 平均 自己ベスト セッション スピードキューブ ストップウォッチ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>chart graph statistics progress histogram average best stopwatch speedcubing trend</source>
        <translation>グラフ 統計 上達 ヒストグラム 平均 ベスト ストップウォッチ 推移</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>plus two seconds penalty WCA misaligned punish</source>
        <translation>プラス二秒 ペナルティ ずれ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>DNF failed gave up invalid penalty WCA</source>
        <translation>未完了 失敗 棄権 無効 ペナルティ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>remove erase last time wrong discard</source>
        <translation>削除 消す 最後のタイム 間違い 捨てる</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>save download backup csTimer CSV spreadsheet JSON times statistics</source>
        <translation>保存 バックアップ 表計算 タイム 統計 書き出し</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>load restore csTimer backup CSV file times sessions merge</source>
        <translation>読み込み 復元 バックアップ ファイル タイム セッション 統合</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>stopwatch WCA fifteen seconds look before solving timer countdown</source>
        <translation>ストップウォッチ 十五秒 インスペクション 観察 解く前 タイマー 秒読み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>audio beep voice warning eight twelve seconds judge mute noise</source>
        <translation>音 ビープ 声 警告 八秒 十二秒 審判 消音</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>new list of times category folder start over reset statistics</source>
        <translation>新しいタイム一覧 種目 フォルダ 最初から リセット 統計</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>camera orientation default angle rotate home reset centre</source>
        <translation>カメラ 向き 既定 角度 回す 元の位置 リセット 中央</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>back behind net unfolded all six faces see through mirror</source>
        <translation>裏 背面 展開図 六面すべて 透かす 鏡</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>Rubik's cube standard normal three big original</source>
        <translation>ルービックキューブ 標準 普通 三 大きい 元祖</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>pocket cube mini small two corners only easy</source>
        <translation>ポケットキューブ ミニ 小さい 二 角だけ 簡単</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>HTM FTM half-turn metric face turn metric God's number 20 count moves R2 as one</source>
        <translation>半回転 面回転 手数の数え方 神の数字 20 R2 を一手</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>QTM quarter-turn metric God's number 26 count moves R2 as two</source>
        <translation>四分の一回転 手数の数え方 神の数字 26 R2 を二手</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>neural network artificial intelligence AI machine learning BERT transformer deep learning classifier policy softmax confidence greedy play by itself bot</source>
        <translation>ニューラルネットワーク 人工知能 機械学習 深層学習 分類器 確信 貪欲 自動で解く</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>batch many cubes queue list overnight bank optimal distances lower bound database night</source>
        <translation>一括 多数のキューブ 待ち行列 一覧 夜通し バンク 最適距離 下界 データベース</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>random walk Markov chain random turns play automatically drunkard stochastic shuffle</source>
        <translation>ランダムウォーク マルコフ連鎖 ランダムな回転 自動 酔歩 確率</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>probability chance distribution Markov chain stationary mixing lumped binomial chart graph expected depth</source>
        <translation>確率 分布 マルコフ連鎖 定常 混合 二項分布 グラフ 期待する深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>God's number diameter distance distribution histogram how many positions count sphere growth chart graph HTM QTM</source>
        <translation>神の数字 直径 距離 分布 ヒストグラム 局面の数 個数 成長 グラフ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>progress distance to solved lower bound upper bound chart graph history analysis</source>
        <translation>進み具合 完成までの距離 下界 上界 グラフ 履歴 分析</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>cross F2L edge orientation EO domino reduction subgroup coset Thistlethwaite phases</source>
        <translation>クロス エッジの向き ドミノ 部分群 剰余類 段階</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>train exercise training cross block EO domino F2L drill learn lesson</source>
        <translation>訓練 練習 クロス ブロック ドミノ 課題</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>experiment Monte Carlo sample simulation statistics estimate exact</source>
        <translation>実験 モンテカルロ 標本 シミュレーション 統計 推定 厳密</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>All times</source>
        <translation>全タイム</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>Practise a part of the cube</source>
        <translation>キューブの一部を練習</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Finds a short solution at once, then proves how short one can be.</source>
        <translation>すぐに短い解を見つけ、どこまで短くできるかを証明します。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Depth</source>
        <comment>of a position</comment>
        <translation>深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Find others</source>
        <translation>ほかの解を探す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching</source>
        <translation>探索中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>or</source>
        <comment>18 or 19 moves</comment>
        <translation>または</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>to</source>
        <comment>15 to 18 moves</comment>
        <translation>～</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{unit}, published</source>
        <translation>{unit}、発表済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{unit}, proved</source>
        <translation>{unit}、証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>The cube is solved.</source>
        <translation>キューブは完成しています。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for more solutions of length {upper}.</source>
        <translation>{upper}手の解をさらに探しています。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>depth: no solution is shorter</source>
        <translation>深さ（これより短い解はない）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>No solution is shorter than {turns}.</source>
        <translation>{turns}より短い解はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>moves at least</source>
        <translation>少なくとも必要な手数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Solution found: {turns}. None has fewer than {lower}.</source>
        <translation>{turns}の解が見つかりました。{lower}手未満の解はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Still searching from the position before these moves.</source>
        <translation>これらの手の前の局面からの探索は続いています。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>A solution of {turns} is known. Press Solve for more.</source>
        <translation>{turns}の解が分かっています。「解く」を押すと、さらに調べます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Building a pruning table, {size}, once: {made}.</source>
        <translation>枝刈りテーブル（{size}）を作っています。一度だけです。{made}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Found without the pruning table. Press Solve to continue.</source>
        <translation>枝刈りテーブルなしで分かりました。「解く」で続けます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for {effort:g} s.</source>
        <translation>{effort:g}秒間探索します。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for {effort:g} s, now depth {depth} ({share})</source>
        <translation>{effort:g}秒間探索します。いまは深さ{depth}（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Search stopped after {effort:g} s. Press Solve to continue.</source>
        <translation>{effort:g}秒で探索を止めました。「解く」で続けます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching depth {depth} ({share})</source>
        <translation>深さ{depth}を探索中（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching depth {depth} ({share}); {odd} is excluded by parity</source>
        <translation>深さ{depth}を探索中（{share}）。{odd}はパリティから除外されます</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>searched</source>
        <translation>探索済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Loading the pruning table, {size}.</source>
        <translation>枝刈りテーブル（{size}）を読み込んでいます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Building the pruning table, {size}, once.</source>
        <translation>枝刈りテーブル（{size}）を作っています。一度だけです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{made}, then the proof begins</source>
        <translation>{made}、その後に証明が始まります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>nodes a second</source>
        <translation>毎秒ノード数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{done} M nodes, {pace} M/s</source>
        <translation>{done}百万ノード、毎秒{pace}百万</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>about {duration} left for this depth</source>
        <translation>この深さは残り約{duration}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>built, now being saved</source>
        <translation>作成済み、保存中</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{percent} built</source>
        <translation>{percent}作成済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From an earlier search. Press Solve to continue it.</source>
        <translation>以前の探索の結果です。「解く」で続きから始めます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Follows from what is known in {unit}. Press Solve for more.</source>
        <translation>{unit}で分かっていることから求めました。「解く」を押すと、さらに調べます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Follows from neighbouring positions. Press Solve for more.</source>
        <translation>隣の局面から求めました。「解く」を押すと、さらに調べます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>{slices} if a slice turn counts once</source>
        <translation>{slices}（中層の回転を1手と数えた場合）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>One longer</source>
        <translation>1手長い解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Whether {face} may be turned</source>
        <translation>{face}面の回転を許すか</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Turning only</source>
        <translation>回す面</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Two longer</source>
        <translation>2手長い解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>length of solution {number}</source>
        <translation>解{number}の長さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Built once in seconds and kept on disk. Proving a random cube takes many minutes.</source>
        <translation>一度だけ数秒で作り、ディスクに保存します。ランダムなキューブの証明に数十分かかります。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Built once in about ten seconds, kept in memory and on disk. Proving a random cube takes about a minute.</source>
        <translation>一度だけ約10秒で作り、メモリとディスクに置きます。ランダムなキューブを約1分で証明します。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Built once in about half a minute, kept in memory and on disk. Proving a random cube takes half a minute.</source>
        <translation>一度だけ約30秒で作り、メモリとディスクに置きます。ランダムなキューブを30秒で証明します。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Built once in about a minute, kept in memory and on disk. Proving a random cube takes some twenty seconds.</source>
        <translation>一度だけ約1分で作り、メモリとディスクに置きます。ランダムなキューブを20秒ほどで証明します。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Solving the cube</source>
        <translation>キューブの求解</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Proving the cube's depth</source>
        <translation>キューブの深さの証明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Pruning table {size}, verified</source>
        <translation>枝刈りテーブル{size}、検証済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>a short solution first</source>
        <translation>まず短い解を</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>searching depth {depth} ({share}), in {unit}</source>
        <translation>{unit}で深さ{depth}を探索中（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>{unit}, {nodes} nodes</source>
        <translation>{unit}、{nodes}ノード</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Depth {depth} is proved</source>
        <translation>深さ{depth}を証明しました</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>that turn only {faces}</source>
        <translation>{faces}だけを回すもの</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of at most {turns}</source>
        <translation>{turns}以内</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Searching for more solutions</source>
        <translation>ほかの解の探索</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>No solution within {most} if only these faces turn.</source>
        <translation>これらの面だけを回す{most}以内の解はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Choose more faces.</source>
        <translation>面を増やしてください。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>solutions</source>
        <translation>解の数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>{count} or more solutions</source>
        <translation>解は{count}個以上</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>%n solutions in total</source>
        <extracomment>One: %n solution in total</extracomment>
        <translation>
            <numerusform>解は全部で%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>greatest length</source>
        <translation>最大の長さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of {turns}</source>
        <translation>{turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of {first} to {turns}</source>
        <translation>{first}手～{turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>There is no other solution</source>
        <translation>ほかに解はありません</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/depths.py"/>
        <source>Counting the cases of each part</source>
        <translation>各部分のケースの数え上げ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/depths.py"/>
        <source>{name}, depth {depth}</source>
        <translation>{name}、深さ{depth}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/faces.py"/>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/faces.py"/>
        <source>{name}: the cross takes {turns}</source>
        <translation>{name}：クロスは{turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>A 2×2×2 has no such parts. Choose the 3×3×3.</source>
        <translation>2×2×2にこれらの部分はありません。3×3×3を選んでください。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Cross of each colour</source>
        <translation>各色のクロス</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Depth of the chosen part after the scramble</source>
        <translation>スクランブル後の、選んだ部分の深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Scramble so that the chosen part has this depth</source>
        <translation>選んだ部分がこの深さになるようスクランブルする</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Not possible yet.</source>
        <translation>まだできません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>The half-turn group is reached from a domino. Solve that first.</source>
        <translation>ハーフターン群へはドミノから進みます。先にドミノを完成させてください。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>{part}: done</source>
        <translation>{part}：完成</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>{part} in {turns}</source>
        <translation>{part}は{turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>ready to play: {moves}</source>
        <translation>再生できる手順：{moves}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Practise: {part}, depth</source>
        <translation>練習：{part}の深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Number of the {total} {cases} at each depth.</source>
        <translation>全{total}通りの{cases}が、それぞれの深さにいくつあるかを示します。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>cases</source>
        <translation>ケース</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>For one such part; all of them have the same numbers. Source: {source}.</source>
        <translation>1つの部分についての数で、どれを選んでも同じです。出典：{source}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Cross</source>
        <translation>クロス</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>2×2×2 block</source>
        <translation>2×2×2ブロック</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>1×2×3 block</source>
        <translation>1×2×3ブロック</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Edges oriented</source>
        <translation>エッジの向き</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Domino</source>
        <translation>ドミノ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Half-turn group</source>
        <translation>ハーフターン群</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>cross</source>
        <translation>クロス</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>edges oriented</source>
        <translation>エッジの向き</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>domino</source>
        <translation>ドミノ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>half-turn group</source>
        <translation>ハーフターン群</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: the cases are being counted</source>
        <translation>{part}：ケースを数えています</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Half-turn group: it is reached from a domino; solve that first</source>
        <translation>ハーフターン群：ドミノから進みます。先にドミノを完成させてください</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part} of {colour}</source>
        <translation>{part}（{colour}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part} of {first} and {second}</source>
        <translation>{part}（{first}・{second}）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: {turns} within the domino lead into it</source>
        <translation>{part}：ドミノの手で{turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: solved with half turns alone in {turns}</source>
        <translation>{part}：180度回転だけで{turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{words}. {states} of {total} cases have this depth.</source>
        <translation>{words}。全{total}ケース中{states}ケースがこの深さです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>counting</source>
        <comment>the cases of a part</comment>
        <translation>数えています</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>best</source>
        <comment>a time</comment>
        <translation>ベスト</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Time</source>
        <comment>a solve</comment>
        <translation>タイム</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Averages</source>
        <translation>平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Average of the last 5 and 12 times, without the best and the worst</source>
        <translation>直近5回・12回からベストとワーストを除いた平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Sessions for csTimer</source>
        <translation>csTimer用のセッション</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Times of Statewalk and csTimer (*.json *.txt *.csv)</source>
        <translation>Statewalk と csTimer の記録 (*.json *.txt *.csv)</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Export times</source>
        <translation>タイムを書き出す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Save all times as CSV, or for csTimer</source>
        <translation>全タイムをCSVまたはcsTimer用に保存</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Import times</source>
        <translation>タイムを読み込む</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Add the sessions of a file that Statewalk or csTimer has written</source>
        <translation>Statewalk または csTimer が書いたファイルのセッションを追加</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Paste times</source>
        <translation>タイムを貼り付け</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Add the times that are in the clipboard, as csTimer or Statewalk copies them</source>
        <translation>csTimer や Statewalk でコピーしたタイムをクリップボードから追加します</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy average of 5</source>
        <translation>5回平均をコピー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy the last five times with their average, as cubers post them</source>
        <translation>最後の5回のタイムと平均を、投稿でよく使われる形でコピーします</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy session</source>
        <translation>セッションをコピー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy all times of this session with its averages, as cubers post them</source>
        <translation>このセッションの全タイムと平均を、投稿でよく使われる形でコピーします</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy times as CSV</source>
        <translation>タイムを CSV でコピー</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy this session's times for a spreadsheet</source>
        <translation>このセッションのタイムを表計算用にコピーします</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copied %n times</source>
        <extracomment>One: Copied %n time</extracomment>
        <translation>
            <numerusform>%n回分のタイムをコピーしました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Paste it into a post</source>
        <translation>投稿に貼り付けられます</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Mean of {count}</source>
        <translation>{count}回の単純平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Average of {count}</source>
        <translation>{count}回平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Best mean of {count}</source>
        <translation>{count}回の単純平均の最高</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Best average of {count}</source>
        <translation>{count}回平均の最高</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Whole session</source>
        <translation>セッション全体</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>As CSV</source>
        <translation>CSV で</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>The times were not saved.</source>
        <translation>タイムは保存されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Cube in my hand</source>
        <translation>手元のキューブ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Cube on the screen</source>
        <translation>画面のキューブ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Times typed by hand</source>
        <translation>タイムを手入力</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Time a cube in my hand</source>
        <translation>手元のキューブを計る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Hold space and let go to start; any key stops</source>
        <translation>スペースキーを押し続けて離すと開始、どのキーでも停止</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Time the cube on the screen</source>
        <translation>画面のキューブを計る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>The first turn after a scramble starts the clock, solving stops it</source>
        <translation>スクランブル後の最初の回転で開始し、完成すると停止します</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Type the times</source>
        <translation>タイムを入力する</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Type each time, as another timer shows it</source>
        <translation>ほかのタイマーが示すタイムを毎回入力します</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Inspection of 15 s</source>
        <translation>15秒のインスペクション</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Inspect the cube for 15 seconds before the clock starts</source>
        <translation>計測の前に15秒間キューブを観察する</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Sound at 8 and 12 s</source>
        <translation>8秒と12秒に音を鳴らす</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Play a sound after 8 and 12 seconds of inspection</source>
        <translation>インスペクションの8秒と12秒の経過を音で知らせる</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Hide the running time</source>
        <translation>計測中のタイムを隠す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Show the time only when the solve is over</source>
        <translation>タイムを完成後にだけ表示します</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>New scramble after each solve</source>
        <translation>計測ごとにスクランブル</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Show the next scramble as soon as a time is measured</source>
        <translation>計測が終わるとすぐ次のスクランブルを表示する</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Hold space for</source>
        <translation>スペースキーを押す長さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>No hold</source>
        <translation>押し続けない</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Solves</source>
        <translation>ソルブ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>ao5 and ao12 are the means of the last 5 and 12 times without the best and the worst. A DNF, a cross at the top, counts as the worst; two DNFs make the average a DNF, and its line has a gap there. +2 is included.</source>
        <translation>ao5とao12は、直近5回・12回からベストとワーストを除いた平均です。上端の × はDNFで、ワーストとして扱います。2つあると平均もDNFになり、線が途切れます。+2は加算済みです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Each bar holds the times from its left edge up to, but not including, its right edge. sd is the sample standard deviation.</source>
        <translation>各棒は左端以上、右端未満のタイムです。sdは標本標準偏差です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Each time of this session, and the running averages.</source>
        <translation>このセッションの各タイムと移動平均です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>time</source>
        <comment>of a solve</comment>
        <translation>タイム</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>solve</source>
        <comment>the number of one</comment>
        <translation>何回目</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>How often each time occurs; DNFs are left out.</source>
        <translation>タイムの度数です。DNFは除きます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>seconds, {wide:g} per bar</source>
        <translation>秒（棒1本{wide:g}秒）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Averaging times</source>
        <translation>タイムの平均計算</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>No times in this session yet. Hold space, then let go to measure one.</source>
        <translation>このセッションにはまだタイムがありません。スペースを押し続けて離すと計測が始まります。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>No solve of this session was finished.</source>
        <translation>このセッションに完了したソルブはありません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>Solve {place}</source>
        <translation>ソルブ{place}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>%n times, best {best} in solve {number}</source>
        <extracomment>One: %n time, best {best} in solve {number}</extracomment>
        <translation>
            <numerusform>%n回、ベスト{best}（{number}回目）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>best time</source>
        <translation>ベストタイム</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>best {time}</source>
        <translation>ベスト{time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>How often each time occurs</source>
        <translation>タイムの度数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>{low} to {high}</source>
        <translation>{low}～{high}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>%n times</source>
        <extracomment>One: %n time</extracomment>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>share of the times</source>
        <translation>全タイムに占める割合</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>mean {time}</source>
        <translation>平均{time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>sd {spread}</source>
        <translation>標準偏差{spread}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>No penalty</source>
        <translation>ペナルティなし</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Last times</source>
        <translation>最近のタイム</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Click a time for +2, DNF, a comment, or to delete it</source>
        <translation>タイムをクリックすると +2、DNF、コメント、削除ができます</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add two seconds to the last time</source>
        <translation>直前のタイムに2秒を加える</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Mark the last time as not finished</source>
        <translation>直前のタイムをDNFにする</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Delete the last time</source>
        <translation>直前のタイムを削除</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Bring back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Undo the last change to the times</source>
        <translation>タイムへの直前の操作を元に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>All times of this session</source>
        <translation>このセッションの全タイム</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>How times are taken</source>
        <translation>タイムの計り方</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Show all times of this session</source>
        <translation>このセッションの全タイムを表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Penalty +2</source>
        <translation>+2ペナルティ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add two seconds to the last time, or take them off</source>
        <translation>直前のタイムに2秒を加える、または取り消す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Did not finish</source>
        <translation>DNF</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Mark the last time as not finished, or unmark it</source>
        <translation>直前のタイムをDNFにする、または取り消す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Delete last time</source>
        <translation>直前のタイムを削除</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Comment on the last time</source>
        <translation>直前のタイムにコメント</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add a comment to the last time</source>
        <translation>直前のタイムにコメントを付ける</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Bring the last time or session back</source>
        <translation>直前のタイムまたはセッションを元に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Restore the times deleted last, or go back to the previous session</source>
        <translation>最後に削除したタイムを戻す、または前のセッションに戻る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>New session</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Keep these times and begin an empty list</source>
        <translation>今のタイムを残し、空の一覧から始める</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Type a time</source>
        <translation>タイムを入力</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Type a time that another timer has measured</source>
        <translation>ほかのタイマーで計ったタイムを入力します</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>To solve on the screen, choose “Cube on the screen” in the timer's options.</source>
        <translation>画面で解くには、タイマーの設定で「画面のキューブ」を選んでください。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>The key stopped the clock.</source>
        <translation>キーで計測が止まりました。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Scramble; the first turn starts the clock</source>
        <translation>スクランブルし、最初の手で計測開始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Tap space to inspect</source>
        <translation>スペースキーで観察開始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Hold space, then let go to start</source>
        <translation>スペースを押し続け、離すと開始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Solving</source>
        <translation>解いています</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Space stops, Esc discards the time</source>
        <translation>スペースで停止、Escで破棄</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Any key stops, Esc discards the time</source>
        <translation>どのキーでも停止、Escで破棄</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Let go to inspect</source>
        <translation>離すとインスペクション</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Let go to start</source>
        <translation>離すと開始</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Keep holding</source>
        <translation>押し続ける</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Over 17 seconds: the solve will not count</source>
        <translation>17秒経過：記録はDNFになります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Over 15 seconds: starting costs 2 seconds</source>
        <translation>15秒経過：今スタートすると2秒加算</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>{seconds} seconds</source>
        <translation>{seconds}秒</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Inspect, then hold space</source>
        <translation>インスペクション後、スペースを押し続ける</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>No times in this session yet.</source>
        <translation>このセッションにはまだタイムがありません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Open another session; new times are added to it</source>
        <translation>別のセッションを開く。新しいタイムはそこに加わります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Name of this session</source>
        <translation>このセッションの名前</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>New session: keep these times and begin an empty list</source>
        <translation>新しいセッション：今のタイムを残し、空の一覧から始める</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Give this session a name</source>
        <translation>このセッションに名前を付ける</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Delete this session with its times</source>
        <translation>このセッションをタイムごと削除</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Import</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Add the sessions of a file that Statewalk or csTimer has written; Ctrl+V adds those in the clipboard</source>
        <translation>Statewalk や csTimer のファイルからセッションを追加します。Ctrl+V でクリップボードから追加します</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Copy an average or the session as cubers post it, or as CSV</source>
        <translation>平均やセッションを投稿用の形、または CSV でコピーします</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>mean of all {time}</source>
        <translation>全体の平均 {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Comment on {time}</source>
        <translation>{time}へのコメント</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>{title}, no times</source>
        <translation>{title}、タイムなし</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Back to {session}</source>
        <translation>{session}に戻る</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bring back {time}</source>
        <translation>{time}を元に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bring back {session}</source>
        <translation>{session}を元に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bringing times back</source>
        <translation>タイムの復元</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>The text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Reading {name}</source>
        <translation>{name}の読み取り</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>{name} was not imported.</source>
        <translation>{name}は読み込まれませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Importing times</source>
        <translation>タイムの読み込み</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>%n sessions</source>
        <extracomment>One: %n session</extracomment>
        <translation>
            <numerusform>セッション%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Imported {sessions}, %n times</source>
        <extracomment>One: Imported {sessions}, %n time</extracomment>
        <translation>
            <numerusform>{sessions}、タイム%n件を読み込みました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>%n sessions of the other cube</source>
        <extracomment>One: %n session of the other cube</extracomment>
        <translation>
            <numerusform>別のキューブのセッション%n件</numerusform>
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
        <translation>読み込みを取り消す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>It is not a text that csTimer has exported</source>
        <translation>csTimerが書き出したテキストではありません</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/solve_times.py"/>
        <source>Session {number}</source>
        <translation>セッション{number}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/standings.py"/>
        <source>now {time}</source>
        <translation>現在 {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/standings.py"/>
        <source>now</source>
        <comment>an average</comment>
        <translation>現在</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/typed_time.py"/>
        <source>Time, as 12.34, 1:02.34, 14.34+ or DNF</source>
        <translation>タイム（例：12.34、1:02.34、14.34+、DNF）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth not known yet</source>
        <translation>深さはまだ不明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Walk 1 random move</source>
        <translation>ランダムに1手回す</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Walk %n random moves</source>
        <extracomment>One: Walk %n random move</extracomment>
        <translation>
            <numerusform>ランダムに%n手回す</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Solve it to find out</source>
        <translation>解くと分かります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth {lowest} to {highest}, {unit}</source>
        <translation>深さ{lowest}～{highest}、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth {depth}, {unit}, exact</source>
        <translation>深さ{depth}、{unit}、厳密</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>{here} of {total} positions</source>
        <translation>{here}局面（全{total}）</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/card.py"/>
        <source>%n random moves led here:</source>
        <extracomment>One: %n random move led here:</extracomment>
        <translation>
            <numerusform>ここまでのランダムな%n手：</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/class_samples.py"/>
        <source>Another window has drawn these positions.</source>
        <translation>これらの局面は別のウィンドウが抽出済みです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Depths of the fit</source>
        <translation>当てはめに使う深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Depths between which the growth is fitted: drag either end</source>
        <translation>増大率を当てはめる深さの範囲：どちらの端もドラッグできます</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Populations</source>
        <translation>局面数</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Walk from</source>
        <translation>ウォークの始点</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Growth b from</source>
        <translation>増大率bの範囲</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>growth b</source>
        <translation>増大率b</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>b = {branching}, fitted to D from depth {low} to {high}</source>
        <translation>b = {branching}、深さ{low}～{high}のDに当てはめ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Walk random moves</source>
        <translation>ランダムに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Turn the cube at random, as many moves as the plotted walk has</source>
        <translation>表示中のウォークと同じ手数だけ、キューブをランダムに回す</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the random walk</source>
        <translation>ランダムウォークの図</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show where random moves lead</source>
        <translation>ランダムな手がどこへ向かうかを表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the depths</source>
        <translation>深さの図</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show how many positions lie at each depth</source>
        <translation>深さごとの局面数を表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the depth after each move</source>
        <translation>1手ごとの深さの図</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show the cube's depth after each move</source>
        <translation>1手ごとのキューブの深さを表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the parts of the cube</source>
        <translation>キューブの各部分の図</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show how deep cross, blocks, edges and domino are</source>
        <translation>クロス、ブロック、エッジ、ドミノの深さを表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Scramble so that a cross, a block or the domino is as deep as chosen</source>
        <translation>クロス、ブロック、ドミノが選んだ深さになるようスクランブルする</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Measure random walks</source>
        <translation>ランダムウォークを実測</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Solve many random walks optimally, or stop doing so</source>
        <translation>多数のランダムウォークを最短で解く、または中止する</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Solved cube</source>
        <translation>完成したキューブ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>This cube</source>
        <translation>このキューブ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Article</source>
        <translation>記事</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Balanced</source>
        <translation>補正済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting random walks</source>
        <translation>ランダムウォークの数え上げ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>The walk was not counted: {reason}</source>
        <translation>ウォークを数えられませんでした：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting was cancelled. Choose the walk again to continue.</source>
        <translation>数え上げは中止されました。ウォークを選び直すと続けます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting the walk from this cube</source>
        <translation>このキューブからのウォークの数え上げ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/multiples.py"/>
        <source>Go to this number of moves</source>
        <translation>この手数へ移動</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/multiples.py"/>
        <source>The walk at {names}</source>
        <translation>{names}でのランダムウォーク</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Map</source>
        <comment>a plot</comment>
        <translation>マップ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Random walk</source>
        <translation>ランダムウォーク</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>View</source>
        <comment>one of several plots</comment>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Start, growth and axis</source>
        <translation>始点、増大率、軸</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Stationary</source>
        <translation>定常</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Exact to uniform</source>
        <translation>厳密と一様</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Lumped to uniform</source>
        <translation>集約と一様</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Lumped to exact</source>
        <translation>集約と厳密</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measure</source>
        <comment>take samples</comment>
        <translation>実測する</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>this game</source>
        <translation>このゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>depth d, {unit}</source>
        <translation>深さd、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Total variation distance</source>
        <translation>全変動距離</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>mixed: within 25 %</source>
        <translation>混合：25%以内</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The depth of this cube is not known yet. Solve it, or start from the solved cube.</source>
        <translation>このキューブの深さはまだ分かりません。解くか、完成したキューブを始点にしてください。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Counting the exact walk, once.</source>
        <translation>厳密なウォークを数えています。一度だけです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>These distances are unknown: neither the true walk nor the whole chain is known.</source>
        <translation>これらの距離は不明です。真のウォークも連鎖の全体も分かっていません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Nothing is known of this walk.</source>
        <translation>このウォークについては何も分かっていません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Walks are measured from the solved cube</source>
        <translation>ウォークは完成したキューブから実測します</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>No walk of %n moves has been measured yet: press Measure</source>
        <extracomment>One: No walk of %n move has been measured yet: press Measure</extracomment>
        <translation>
            <numerusform>%n手のウォークはまだ実測していません。「実測する」を押してください</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The depth of this cube is not known</source>
        <translation>このキューブの深さは不明です</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The true walk is known for up to %n moves</source>
        <extracomment>One: The true walk is known for up to %n move</extracomment>
        <translation>
            <numerusform>真のウォークは%n手まで分かっています</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Not known for this walk</source>
        <translation>このウォークでは不明</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measure more</source>
        <translation>さらに実測</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Solve {samples} random walks of %n moves optimally</source>
        <extracomment>One: Solve {samples} random walks of %n move optimally</extracomment>
        <translation>
            <numerusform>%n手のランダムウォーク{samples}本を最短で解く</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>{samples} so far.</source>
        <translation>現在{samples}本。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Stop measuring; finished walks are kept</source>
        <translation>実測を止める。済んだウォークは残ります</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>Depth against moves</source>
        <translation>手数と深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>depth d</source>
        <translation>深さd</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>likeliest depth {depth}</source>
        <translation>最も起こりやすい深さ{depth}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>{name}: {moves} moves, {proved} depths proved</source>
        <translation>{name}：{moves}手、うち{proved}か所の深さが証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/samples.py"/>
        <source>Another window has measured these walks.</source>
        <translation>これらのウォークは別のウィンドウが実測済みです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sampling.py"/>
        <source>Measuring walks of the cube</source>
        <translation>キューブのウォークの実測</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sampling.py"/>
        <source>{walks} of {moves} {unit}</source>
        <translation>{moves}手（{unit}）のウォーク{walks}本</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How deep is the cube after N random moves from this one?</source>
        <translation>このキューブからランダムにN手回すと、深さはどうなりますか。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How deep is the cube after N random moves?</source>
        <translation>ランダムにN手回すと、キューブの深さはどうなりますか。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How deep is the cube after N random quarter turns from this one?</source>
        <translation>このキューブからランダムに90度回転をN回行うと、深さはどうなりますか。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How deep is the cube after N random quarter turns?</source>
        <translation>ランダムに90度回転をN回行うと、キューブの深さはどうなりますか。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The lumped chain and the binomial are models; the bars are the true walk over all {states} positions.</source>
        <translation>集約マルコフ連鎖と二項分布はモデルです。棒は全{states}局面上の真のウォークです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 3×3×3 there are only models here: the true walk is known only from the solved cube.</source>
        <translation>3×3×3ではここはモデルだけです。真のウォークが分かるのは完成したキューブからだけです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The true walk is being counted</source>
        <translation>真のウォークを数えています</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The bars are the true walk, known for up to %n moves</source>
        <extracomment>One: The bars are the true walk, known for up to %n move</extracomment>
        <translation>
            <numerusform>棒は真のウォークで、%n手まで分かっています</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain, partly sampled, and the binomial are models.</source>
        <translation>{bars}。集約マルコフ連鎖（一部は標本）と二項分布はモデルです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain is the article's, a model like the binomial.</source>
        <translation>{bars}。集約マルコフ連鎖は記事のもので、二項分布と同じくモデルです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain is that of the balanced populations, a model like the binomial.</source>
        <translation>{bars}。集約マルコフ連鎖は補正済みの局面数によるもので、二項分布と同じくモデルです。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>the solved cube</source>
        <translation>完成したキューブ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}, by the chain.</source>
        <translation>濃淡は、{start}からのランダムウォークの深さ（N {turns}後）です。連鎖によります。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}.</source>
        <translation>濃淡は、{start}からのランダムウォークの深さ（N {turns}後）です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}; exact for up to {exact}, then by the chain.</source>
        <translation>濃淡は、{start}からのランダムウォークの深さ（N {turns}後）です。{exact}までは厳密、その先は連鎖によります。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The line is this game: dots are proved depths, hatched bars the bounds of the others.</source>
        <translation>線はこのゲームです。点は証明済みの深さ、斜線の棒はほかの局面で分かっている範囲です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The cube is within 25 % of uniform after {exact} {turns}. The lumped chain, a model, says ≈ {lumped}, and is wrong by up to {difference:.1f} %, at N = {at}.</source>
        <translation>キューブは{exact} {turns}で一様分布から25%以内に入ります。モデルである集約マルコフ連鎖では≈ {lumped}で、差は最大{difference:.1f}%（N = {at}）です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 2×2×2, where the truth is known, the chain is {early} moves too early.</source>
        <translation>真の値が分かる2×2×2では、連鎖は{early}手早すぎます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How far from uniform is the cube after N random {turns}?</source>
        <translation>ランダムなN {turns}の後、キューブは一様分布からどれだけ離れていますか。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model that is partly sampled, the cube is within 25 % of uniform after ≈ {lumped} {turns}.</source>
        <translation>集約マルコフ連鎖（一部を標本から求めたモデル）によれば、キューブは≈ {lumped} {turns}で一様分布から25%以内に入ります。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model on rounded populations, the cube is within 25 % of uniform after ≈ {lumped} {turns}.</source>
        <translation>集約マルコフ連鎖（丸められた局面数によるモデル）によれば、キューブは≈ {lumped} {turns}で一様分布から25%以内に入ります。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model on rounded populations, the cube is within 25 % of uniform after ≈ {lumped} {turns}, and within ≈ {first:.1f} % and ≈ {second:.1f} % at the article's {first_at} and {second_at}.</source>
        <translation>集約マルコフ連鎖（丸められた局面数によるモデル）によれば、キューブは≈ {lumped} {turns}で一様分布から25%以内に入り、記事の{first_at}と{second_at}ではそれぞれ≈ {first:.1f}%、≈ {second:.1f}%以内です。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every sequence is counted.</source>
        <translation>厳密：すべての手順を数えます。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every position's probability is carried from move to move.</source>
        <translation>厳密：全局面の確率を1手ごとに追います。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Lumped: a birth-death chain on depth classes, as if a walk were uniform inside each. {chain}.</source>
        <translation>集約：深さの類の上の出生死滅連鎖で、各類の中ではウォークが一様とみなします。{chain}。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Measured: walks solved optimally, Wilson's 95 % intervals.</source>
        <translation>実測：最短で解いたウォーク、Wilsonの95%信頼区間。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation>距離：½ Σ |p − p′|。E. Testé, A random walk on the Rubik's Cube, 2023による。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations; what the even classes lack is added to class 20 (the article's text says 21, but its printed numbers are those for 20)</source>
        <translation>D(i) p(i) = D(i+1) q(i+1)、p(i) + q(i) = 1、Dは公表された局面数。偶数の類の不足分は類20に加える（記事の文では21だが、印刷された数値は20のもの）</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations, balanced</source>
        <translation>D(i) p(i) = D(i+1) q(i+1)、p(i) + q(i) = 1、Dは公表された局面数を補正したもの</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}, and r = {staying:.3f} of the turns keeping the depth; it has no ends, and its probability beyond the possible depths is counted but not drawn.</source>
        <translation>二項分布：d = 2k − N、p = b/(b+1)。b = {growth:.4f}は深さ{low}から{high}のlog Dに当てはめた直線によるDの増大率で、手のうちr = {staying:.3f}は深さを変えません。端を考慮しないため、ありえない深さの分は数に入れますが、描きません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; the article's {mean} is the mean of p(i)/q(i) from depth 3 to 16; it has no ends, and its probability beyond the possible depths is counted but not drawn.</source>
        <translation>二項分布：d = 2k − N、p = b/(b+1)。b = {growth:.4f}は深さ{low}から{high}のlog Dに当てはめた直線によるDの増大率です。記事の{mean}は深さ3から16のp(i)/q(i) の平均です。端を考慮しないため、ありえない深さの分は数に入れますが、描きません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>mean of p/q</source>
        <translation>p/qの平均</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; it has no ends, and its probability beyond the possible depths is counted but not drawn.</source>
        <translation>二項分布：d = 2k − N、p = b/(b+1)。b = {growth:.4f}は深さ{low}から{high}のlog Dに当てはめた直線によるDの増大率です。端を考慮しないため、ありえない深さの分は数に入れますが、描きません。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Total variation distance, ½ Σ |p − u|. Exact: over all positions, u uniform (in QTM: on those of the walk's parity). Lumped: the chain's distribution on depth classes against its stationary one of that parity; dashed, because it is a model. Bars: the lumped distribution of the depth against the exact one. Mixed means within 25 % (Levin, Peres and Wilmer, Markov Chains and Mixing Times, ch. 4).</source>
        <translation>全変動距離 ½ Σ |p − u|。厳密：全局面上で、uは一様分布（QTMではウォークと同じパリティの局面上）。集約：深さの類の上の連鎖の分布と、同じパリティの定常分布との距離。モデルなので破線です。棒：深さの集約分布と厳密な分布との距離。混合とは25%以内を指します（Levin, Peres and Wilmer, Markov Chains and Mixing Times, ch. 4）。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only odd depths can occur: every quarter turn changes parity.</source>
        <translation>現れるのは奇数の深さだけです。90度回転のたびにパリティが変わります。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only even depths can occur: every quarter turn changes parity.</source>
        <translation>現れるのは偶数の深さだけです。90度回転のたびにパリティが変わります。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Lumped chain</source>
        <translation>集約マルコフ連鎖</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Binomial</source>
        <translation>二項分布</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Lumped</source>
        <translation>集約</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Outside 0 to {deepest}</source>
        <translation>0～{deepest}の外</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Mean depth</source>
        <translation>平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Distance from exact</source>
        <translation>厳密との距離</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>From uniform at {moves}</source>
        <translation>{moves}手での一様との距離</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Within {share} after</source>
        <translation>{share}以内まで</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Middle figures: distance of the lumped chain from the exact walk.</source>
        <translation>中央の数値：集約マルコフ連鎖と厳密なウォークとの距離。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Middle figures: mean depth by the lumped chain.</source>
        <translation>中央の数値：集約マルコフ連鎖による平均の深さ。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>See how deep a cube is, and solve one in a minute.</source>
        <translation>キューブの深さを見て、1 分で 1 つ揃えてみましょう。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Show me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>You solved it in {turns}.</source>
        <translation>{turns} で揃いました。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>New scramble</source>
        <translation>新しいスクランブル</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>A cube is scrambled at random …</source>
        <translation>キューブをランダムに崩しています…</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Its depth is the number of turns to solved. A solution is found …</source>
        <translation>深さとは、揃うまでの手数です。解を探しています…</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>… and played: with each turn the depth falls.</source>
        <translation>…解を再生します。1 手ごとに深さが減ります。</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Solved. Now only three turns …</source>
        <translation>揃いました。次は 3 手だけです…</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Your turn: three turns solve it. Follow the filled arrows.</source>
        <translation>あなたの番です。3 手で揃います。塗りつぶした矢印に従ってください。</translation>
    </message>
</context>
</TS>

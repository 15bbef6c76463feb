<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/lab/all_boards/pane.py"/>
        <source>How many boards 2048 has, by size and target. Each count leaves out more boards that cannot be reached.</source>
        <translation>2048の盤面の数を、大きさと目標ごとに示します。数え方が進むほど、到達できない盤面が除かれます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/pane.py"/>
        <source>C cells, the target 2^K. Ways to fill the board: each cell is empty or one of K tiles, (K + 1)^C. Below the target: the game ends there, so K^C + 1, one state for all that are won. Baseline: two tiles or more, a 2 or a 4 among them: K^C − (K − 2)^C − 2C + 1. Reachable layers: a move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row. Truly reachable: listed, tile sum by tile sum; hatched where only classes of mirrored and turned boards were counted, eight boards at most in each. After J. Lees-Miller, The Mathematics of 2048, parts 2 and 3 (2017).</source>
        <translation>C個のマス、目標は2^K。埋め方：それぞれのマスは空かK種のタイルのどれかで、(K + 1)^C。目標未満：目標でゲームが終わるのでK^C + 1（勝ちはまとめて1状態）。ベースライン：タイルが2枚以上で、2か4を含むもの：K^C − (K − 2)^C − 2C + 1。到達可能な層：1手でタイルの合計は2か4増え、空の合計が2つ続くところは越えられません。真に到達可能：タイルの合計ごとに列挙したもの。回転・鏡映をまとめた類だけを数えたところは斜線で、1類は最大8盤面です。J. Lees-Miller, The Mathematics of 2048, 第2部・第3部（2017）による。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/pane.py"/>
        <source>All boards of 2048</source>
        <translation>2048の全盤面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>Bars: truly reachable (hatched: at most); line: in reachable layers; dashes: baseline; dots: ways to fill the board</source>
        <translation>棒：真に到達可能（斜線は上限）、線：到達可能な層、破線：ベースライン、点：埋め方の数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>truly reachable, at most</source>
        <translation>真に到達可能（上限）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>All boards by size and target</source>
        <translation>大きさと目標ごとの全盤面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>target</source>
        <translation>目標</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>{boards} and {last}, targets from {least} to {most}</source>
        <translation>{boards}と{last}、目標は{least}から{most}まで</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>largest tile on {board}</source>
        <translation>{board}の最大タイル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Reachable</source>
        <translation>到達可能</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Up to symmetry</source>
        <translation>対称性を除く</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Sums</source>
        <translation>合計の数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>In reachable layers</source>
        <translation>到達可能な層の中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Below the target</source>
        <translation>目標未満</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Ways to fill the board</source>
        <translation>埋め方の数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Published count; all lost boards count as one state.</source>
        <translation>公表値。負けの盤面はまとめて1状態。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Nobody has counted yet how many of these boards play can reach.</source>
        <translation>プレイで実際に現れる盤面の数は、まだ誰も数えていません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>This target can never be made; the bounds still count boards that cannot be reached.</source>
        <translation>この目標は作れません。上界には、到達できない盤面も含まれています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>No tile above {tile} on {board}</source>
        <translation>{board}では{tile}より大きいタイルはできない</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>largest tile</source>
        <translation>最大タイル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>largest tile before the last merges</source>
        <translation>最後の合体の前の最大のタイル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>When two tiles merge, one has waited while the other was made, and so on down to two 4s, the largest tile that can appear. So {cells} cells hold {largest}, …, 8, 4 and 4, which merge along this snake to {tile}. No larger tile exists: no tile sum above {last} can be reached, and the next tile alone is {next}.</source>
        <translation>2枚のタイルが合体するには、一方が残っている間にもう一方を作る必要があり、それが2枚の4まで続きます。新しく現れるタイルは最大で4です。そこで{cells}マスには{largest}、…、8、4、4が入り、このヘビに沿って合体して{tile}になります。これより大きいタイルはできません。{last}を超えるタイル合計には到達できず、次のタイルはそれだけで{next}です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>largest reachable tile sum</source>
        <translation>到達可能な最大のタイル合計</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>smallest tile that cannot be made</source>
        <translation>作れない最小のタイル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>The board before the largest tile: {tiles}</source>
        <translation>最大のタイルができる直前の盤面：{tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Enumerated once and stored: {command}</source>
        <translation>一度列挙して保存した値：{command}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>%n boards and targets</source>
        <extracomment>One: %n board and target</extracomment>
        <translation>
            <numerusform>盤と目標%n組</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Depths of the cube</source>
        <translation>キューブの深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>The cube's chain</source>
        <translation>キューブの連鎖</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Random walk on the cube</source>
        <translation>キューブのランダムウォーク</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>An ideal puzzle</source>
        <translation>理想パズル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Network without search</source>
        <translation>探索なしのネットワーク</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Shorter scrambles</source>
        <translation>短いスクランブル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Korf's tables</source>
        <translation>Korfのテーブル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>2048 in a bag</source>
        <translation>袋の中の2048</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Won games of 2048</source>
        <translation>2048の勝ったゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Mathematics of your games</source>
        <translation>自分のゲームの数学</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Boards of 2048</source>
        <translation>2048の盤面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Doubling rooms</source>
        <translation>倍化の部屋</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Memory against time</source>
        <translation>メモリと時間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>The article's level</source>
        <translation>記事の面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>How hard is Sokoban?</source>
        <translation>倉庫番はどれだけ難しいか</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Printed</source>
        <translation>印刷</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Here</source>
        <translation>ここ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>agrees</source>
        <translation>一致</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>not comparable</source>
        <translation>比較不可</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>same source</source>
        <translation>同じ出典</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>definition</source>
        <translation>定義</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Computed here</source>
        <translation>ここで計算</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>From the same source</source>
        <translation>同じ出典</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>A definition</source>
        <translation>定義</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>All figures in the order of the article, as printed and as they are here. “Agrees” means that a figure computed here matches every printed digit. Figures from the same source and definitions are not compared. Double-click a figure to see where the program computes it.</source>
        <translation>記事の順にすべての数値を並べます。印刷された値と、ここでの値です。「一致」は、ここで計算した値が印刷されたすべての桁で合うことを示します。同じ出典の値と定義は比べません。ダブルクリックすると、プログラムがその数値を計算する場所を表示します。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Computing the figures of the article</source>
        <translation>記事の数値を計算中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Find a figure</source>
        <translation>数値を探す</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Figures of the article</source>
        <translation>記事の数値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show all figures</source>
        <translation>すべての数値を表示</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>The figures are being computed.</source>
        <translation>数値を計算しています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>No figure of this article has “{text}”.</source>
        <translation>この記事に「{text}」を含む数値はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show: {place}</source>
        <translation>表示：{place}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>{agreeing} of %n computed here agree</source>
        <extracomment>One: {agreeing} of %n computed here agrees</extracomment>
        <translation>
            <numerusform>ここで計算した%n個のうち{agreeing}個が一致</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>figures that agree</source>
        <translation>一致する数値</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n computed here</source>
        <extracomment>One: %n computed here</extracomment>
        <translation>
            <numerusform>ここで計算したもの%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n from the same source</source>
        <extracomment>One: %n from the same source</extracomment>
        <translation>
            <numerusform>同じ出典%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n definitions</source>
        <extracomment>One: %n definition</extracomment>
        <translation>
            <numerusform>定義%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n not comparable</source>
        <extracomment>One: %n not comparable</extracomment>
        <translation>
            <numerusform>比較できないもの%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n figures printed</source>
        <extracomment>One: %n figure printed</extracomment>
        <translation>
            <numerusform>印刷された数値%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show where this number is computed</source>
        <translation>この数値が計算される場所を表示</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show where the program computes the selected figure of the article</source>
        <translation>選んだ記事の数値をプログラムが計算する場所を表示</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Find a figure of the article</source>
        <translation>記事の数値を探す</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>One</source>
        <translation>1枚</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Two</source>
        <translation>2枚</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Chance of a 4, in percent</source>
        <translation>4の確率（パーセント）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>How many of a hundred new tiles are a 4; {fours} in the game</source>
        <translation>新しいタイル100枚のうち4の枚数。元のゲームでは{fours}枚</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>First tiles</source>
        <translation>最初のタイル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>How many tiles lie in the bag before the first move</source>
        <translation>最初の手の前に袋にあるタイルの数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Target, as a power of two</source>
        <translation>目標（2のべき）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>The tile with which a game ends</source>
        <translation>ゲームが終わるタイル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Reset to {percent} fours and {tiles} first tiles</source>
        <translation>4が{percent}、最初のタイル{tiles}枚に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Chance of a 4</source>
        <translation>4の確率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>Graph of the chain. Arrow keys move from state to state.</source>
        <translation>連鎖のグラフ。矢印キーで状態から状態へ移動します。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{share} of games end here</source>
        <translation>ゲームの{share}がここで終わる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>sum {sum}, won</source>
        <translation>合計{sum}、勝ち</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>the empty bag, before the first move</source>
        <translation>空の袋、最初の手の前</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>then {tiles}</source>
        <translation>次は{tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>won after {moves} moves on average</source>
        <translation>平均{moves}手で勝ち</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{share} of games pass through</source>
        <translation>ゲームの{share}が通る</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>sum {sum}, next {tiles}</source>
        <translation>合計{sum}、次は{tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>won after {moves} more moves on average</source>
        <translation>あと平均{moves}手で勝ち</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>Tiles {tiles}: {words}</source>
        <translation>タイル{tiles}：{words}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{what} ({chance})</source>
        <translation>{what}（{chance}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{first} or {other}</source>
        <translation>{first}または{other}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/endings.py"/>
        <source>Where games end. Up and down go from row to row.</source>
        <translation>ゲームの終わるところ。上下キーで行を移動します。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/endings.py"/>
        <source>sum {sum}</source>
        <translation>合計{sum}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>A state is the set of tiles after a move and its new tile. Columns are tile sums; area is the chance that a game passes through.</source>
        <translation>状態は、1手と新しいタイルの後のタイルの組です。列はタイルの合計、面積はゲームが通る確率です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>All paths</source>
        <translation>すべての経路</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>Which tile sums are in view</source>
        <translation>表示するタイル合計</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>To {target}</source>
        <translation>{target}まで</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>All paths to {target}</source>
        <translation>{target}までのすべての経路</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>Circles: not yet won; squares: won. Blue lines: a new 2 ({twos}); grey lines: a new 4 ({fours})</source>
        <translation>円：まだ勝っていない状態、四角：勝ち。青い線：新しい2（{twos}）、灰色の線：新しい4（{fours}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>{tiles} with {chance:.4g}</source>
        <translation>{chance:.4g}で{tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>An absorbing Markov chain: a move merges all equal pairs at once, then adds a 4 with p = {four:g} or a 2. From the empty bag one step sets the first tiles, {first}; it does not count as a move. With Q the transitions between states not yet won and R those to wins: N = (I − Q)⁻¹; chance of passing through: its first row; moves left t = N 1; variance (2N − I)t − t∘t, misprinted in the article as 2(N − I)t − t∘t; where games end B = N R. Every step raises the sum, so one backward pass solves it exactly. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>吸収マルコフ連鎖です。1手で等しい組がすべて同時に合体し、次に確率p = {four:g}で4、ほかは2が加わります。空の袋からの1ステップは最初のタイル（{first}）を置くもので、手には数えません。まだ勝っていない状態の間の遷移をQ、勝ちへの遷移をRとすると、N = (I − Q)⁻¹、通る確率はその第1行、残り手数t = N 1、分散(2N − I)t − t∘t（記事では2(N − I)t − t∘tと誤植）、終わるところB = N Rです。どのステップでも合計が増えるので、後ろから1回たどれば厳密に解けます。J. Lees-Miller, The Mathematics of 2048（2017）による。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>not yet won</source>
        <translation>まだ勝っていない</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>won, absorbing</source>
        <translation>勝ち、吸収状態</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>adds 2 ({share})</source>
        <translation>2を加える（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>adds 4 ({share})</source>
        <translation>4を加える（{share}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/matrix.py"/>
        <source>Transition matrix. Up and down choose a row, plus and minus zoom, 0 shows it whole.</source>
        <translation>推移行列。上下キーで行を選び、プラスとマイナスで拡大縮小、0で全体を表示します。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/matrix.py"/>
        <source>Q, to another state</source>
        <translation>Q、ほかの状態へ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/matrix.py"/>
        <source>R, to a win</source>
        <translation>R、勝ちへ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Sums passed</source>
        <translation>通る合計</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>State</source>
        <comment>of a chain</comment>
        <translation>状態</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Sum</source>
        <translation>合計</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Computing the exact distribution; games are played alongside</source>
        <translation>厳密な分布を計算し、並行してゲームをプレイしています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Chain solved exactly in {milliseconds} ms</source>
        <translation>連鎖を{milliseconds}ミリ秒で厳密に解きました</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Working out the distribution of moves</source>
        <translation>手数の分布を計算しています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>No game to follow yet. Open the 2048 page and play; its new tiles go into this bag.</source>
        <translation>たどるゲームがまだありません。2048のページでプレイすると、新しいタイルがこの袋に入ります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>The chain is solved for {percent:g} % fours among the new tiles; this game has a different share.</source>
        <translation>この連鎖は新しいタイルの{percent:g}%が4として解かれていますが、このゲームでは割合が異なります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>The chain for {target} has no state with the sum of this game's first tiles.</source>
        <translation>{target}までの連鎖には、このゲームの最初のタイルの合計を持つ状態がありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Put into a bag, this game's new tiles made {target} after %n moves.</source>
        <extracomment>One: Put into a bag, this game's new tiles made {target} after %n move.</extracomment>
        <translation>
            <numerusform>このゲームの新しいタイルを袋に入れると、%n手で{target}ができました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Put into a bag, this game's new tiles after %n moves: {left} more moves are expected until {target}.</source>
        <extracomment>One: Put into a bag, this game's new tiles after %n move: {left} more moves are expected until {target}.</extracomment>
        <translation>
            <numerusform>このゲームの新しいタイルを袋に入れると、%n手の後、{target}までの期待値はあと{left}手です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>the empty bag</source>
        <translation>空の袋</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>games end here</source>
        <translation>ここで終わるゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>passed through</source>
        <translation>通過する確率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>moves left</source>
        <translation>残りの手数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>How likely a game is to reach each tile sum; a new 4 skips one. Green is where games end.</source>
        <translation>ゲームが各タイル合計を通る確率です。新しい4は合計を1つ飛ばします。緑はゲームの終わるところです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Pr(S) is the sum of N₀ⱼ over the states j with the tile sum S, row 0 of N = (I − Q)⁻¹, and of B = N R for wins. As long as no game is won Pr(S) = (1 − p) Pr(S − 2) + p Pr(S − 4), which tends to 1 / (1 + p): a new tile adds 2 (1 + p) on average. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>Pr(S)は、タイルの合計がSの状態jについてのN₀ⱼ（N = (I − Q)⁻¹の第0行）の和で、勝ちについてはB = N Rの和です。勝ったゲームがないうちはPr(S) = (1 − p) Pr(S − 2) + p Pr(S − 4)で、1 / (1 + p)に近づきます。新しいタイルは平均2 (1 + p)を加えます。J. Lees-Miller, The Mathematics of 2048（2017）による。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Sums that games pass</source>
        <translation>ゲームが通る合計</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Tile sum {sum}: reached in {share} of games</source>
        <translation>タイルの合計{sum}：ゲームの{share}が通る</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Tile sum {sum}: reached in {share} of games, won there in {won}</source>
        <translation>タイルの合計{sum}：ゲームの{share}が通り、そこで{won}が勝つ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Pr(S)</source>
        <translation>Pr(S)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Far from the start a sum is passed in {share} of all games</source>
        <translation>始まりから遠いところでは、どの合計も全ゲームの{share}が通る</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>limit of Pr(S)</source>
        <translation>Pr(S)の極限</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Sums passed on the way to {target}</source>
        <translation>{target}までに通る合計</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/tiles.py"/>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: graph</source>
        <translation>袋：グラフ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: moves to win</source>
        <translation>袋：勝つまでの手数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: sums passed</source>
        <translation>袋：通る合計</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Follow the game</source>
        <translation>ゲームをたどる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Put the new tiles of the game on the 2048 page into the bag, move by move</source>
        <translation>2048ページのゲームの新しいタイルを、1手ずつ袋に入れる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Chance</source>
        <translation>確率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Shortest and longest game</source>
        <translation>最短と最長のゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Transition matrix</source>
        <translation>推移行列</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Sorted by tile sum. It is upper triangular, so one backward pass solves it.</source>
        <translation>タイルの合計の順です。上三角なので、後ろから1回たどれば解けます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Where games end</source>
        <translation>ゲームの終わるところ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Endings by state or by sum</source>
        <translation>終わりを状態別または合計別に</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Longest</source>
        <translation>最長</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>{least} to {most}</source>
        <translation>{least}～{most}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/bag/view.py"/>
        <source>%n states</source>
        <extracomment>One: %n state</extracomment>
        <translation>
            <numerusform>%n状態</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Show the whole graph</source>
        <translation>グラフ全体を表示</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Go to the current state</source>
        <translation>現在の状態へ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: follow the game</source>
        <translation>袋：ゲームをたどる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: use the game's fours and first tiles</source>
        <translation>袋：4の割合と最初のタイルをゲームに合わせる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>absorbing</source>
        <translation>吸収状態</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>moves possible</source>
        <translation>ありうる手数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>With the empty bag</source>
        <translation>空の袋を含む</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Without the step that sets the first tiles</source>
        <translation>最初のタイルを置くステップを除く</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Every way to place two or more tiles smaller than the target, including the 2 or 4 that came last.</source>
        <translation>目標未満のタイルを2枚以上置くすべての置き方。最後に出た2か4を含むもの。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>A move adds 2 or 4 to the tile sum, so it cannot cross two empty layers in a row.</source>
        <translation>1手でタイルの合計は2か4増えるので、空の層が2つ続くところは越えられません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Truly reachable</source>
        <translation>真に到達可能</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>What play can reach, found move by move. Both counts above are too large.</source>
        <translation>プレイで到達できるものを1手ずつ求めた数。上の2つの数はどちらも大きすぎます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>up to symmetry</source>
        <translation>対称性を除く</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/board_layers.py"/>
        <source>%n layers</source>
        <extracomment>One: %n layer</extracomment>
        <translation>
            <numerusform>%n層</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Three ways to count</source>
        <translation>3通りの数え方</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Count</source>
        <translation>数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Boards</source>
        <translation>盤面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>gap {positions}</source>
        <translation>差{positions}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>Even depths hold {even} positions, odd depths {odd}. They must be equal. {gap}. {done}</source>
        <translation>偶数の深さに{even}局面、奇数の深さに{odd}局面があります。両者は等しくなければなりません。{gap}。{done}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>D even</source>
        <translation>偶数のD</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>D odd</source>
        <translation>奇数のD</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>must be equal: {gap}</source>
        <translation>等しいはず：{gap}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>must be equal</source>
        <translation>等しいはず</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/bands.py"/>
        <source>Each depth is a state. {words}</source>
        <translation>深さごとに1つの状態。{words}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/bands.py"/>
        <source>depth {depth}: {shares}</source>
        <translation>深さ{depth}：{shares}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, q and r counted</source>
        <translation>p、q、rは数え上げ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, q and r sampled</source>
        <translation>p、q、rは標本</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, q and r estimated</source>
        <translation>p、q、rは推定</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, away</source>
        <translation>p、遠ざかる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>q, back</source>
        <translation>q、戻る</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>r, same</source>
        <translation>r、同じ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>Being counted</source>
        <translation>数えています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>same</source>
        <comment>as the other state</comment>
        <translation>同じ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>Markov chain, {unit}</source>
        <translation>連鎖、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>The article's chain</source>
        <translation>記事の連鎖</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>The chain, balanced</source>
        <translation>連鎖、補正値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>≈: rounded as published. Right column: p of the balanced chain, where it differs. No move keeps the depth.</source>
        <translation>≈は公表値の丸め。右の列は補正した連鎖のp（異なるところのみ）。深さを変えない手はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>≈: rounded as published. Right column: p of the article's chain, where it differs. No move keeps the depth.</source>
        <translation>≈は公表値の丸め。右の列は記事の連鎖のp（異なるところのみ）。深さを変えない手はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>Exact: every position was counted.</source>
        <translation>厳密：全局面を数え上げ。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>≈: rounded as published.</source>
        <translation>≈は公表値の丸め。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>balanced</source>
        <translation>補正値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>of the article</source>
        <translation>記事のp</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/matrix.py"/>
        <source>Transition matrix. Up and down choose a row.</source>
        <translation>推移行列。上下キーで行を選びます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Growth</source>
        <translation>増大率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Matrix</source>
        <translation>行列</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Counting where moves lead</source>
        <translation>手の行き先を数えています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Each depth is a state, each move a step</source>
        <translation>深さごとに1つの状態、1手ごとに1ステップ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Stationary distribution</source>
        <translation>定常分布</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Balance: each move changes the parity, so even and odd depths must hold equally many positions.</source>
        <translation>釣り合い：1手ごとにパリティが変わるので、偶数と奇数の深さの局面数は等しくなければなりません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Bands</source>
        <translation>帯</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>What is shown below</source>
        <translation>下に表示する内容</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Chain</source>
        <translation>連鎖</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Line through depths</source>
        <translation>直線を当てはめる深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Counting where moves lead. This is done only once.</source>
        <translation>手の行き先を数えています。一度だけです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>p(d | N = {moves}) beside the stationary distribution</source>
        <translation>p(d | N = {moves})と定常分布</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>b = {slope:.4f}, the slope of the dashed line</source>
        <translation>b = {slope:.4f}、破線の傾き</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Depth {depth}: {positions} position, the line gives {line}</source>
        <translation>深さ{depth}：{positions}局面、直線では{line}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Depth {depth}: {positions} positions, the line gives {line}</source>
        <translation>深さ{depth}：{positions}局面、直線では{line}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>by the line</source>
        <translation>直線による値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>flow back</source>
        <translation>逆向きの流れ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Chain, N = {moves}</source>
        <translation>連鎖、N = {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>The width of a band is the chance of going there; hatched where it is not counted exactly.</source>
        <translation>帯の幅はそこへ行く確率です。厳密に数えていないところは斜線です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>spread over the rounded counts, most over the coarsest</source>
        <translation>丸められた値に、粗いものほど多く配分しました</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>added to depth 20 in the article's printed figures</source>
        <translation>記事の値では深さ20に加えています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>Published: {states}, rounded; {change} added here.</source>
        <translation>公表値：{states}（丸め）。ここで{change}を加えています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>Published: {states}, rounded; {change} taken off here.</source>
        <translation>公表値：{states}（丸め）。ここで{change}を引いています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>r, same depth</source>
        <translation>r、同じ深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>{source} p, q and r are the shares of the {turns} moves that lead away from solved, back towards it, and to the same depth, as if a walk were uniform inside a depth. Stationary distribution: the share of all positions at each depth. Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation>{source} p、q、rは、{turns}通りの手のうち遠ざかるもの、近づくもの、同じ深さに留まるものの割合で、ウォークが深さの中で一様だとみなします。定常分布：各深さにある全局面の割合。距離：½ Σ |p − p′|。E. Testé, A random walk on the Rubik's Cube, 2023による。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>{source} D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, p(0) = 1 and q(26) = 1: the numbers of positions D alone give the chain, p(i) D(i) = D(i) − D(i−1) + D(i−2) − …, if each of these sums is above 0 and at most D(i+1). Growth: the article's 9.3412 is the mean of p/q from depth {low} to {high}; far from both ends q = 1/(b + 1). Stationary distribution: 2 D/N on the depths of one parity. Distance: ½ Σ |p − p′|. E. Testé, A random walk on the Rubik's Cube, 2023; numbers of positions by T. Rokicki, cube20.org.</source>
        <translation>{source} D(i) p(i) = D(i+1) q(i+1)、p(i) + q(i) = 1、p(0) = 1、q(26) = 1：局面数Dだけで連鎖が決まり、p(i) D(i) = D(i) − D(i−1) + D(i−2) − …です。ただし各和は0より大きくD(i+1)以下でなければなりません。増大率：記事の9.3412は深さ{low}から{high}までのp/qの平均です。両端から離れるとq = 1/(b + 1)です。定常分布：一方のパリティの深さで2 D/N。距離：½ Σ |p − p′|。E. Testé, A random walk on the Rubik's Cube, 2023。局面数はT. Rokicki, cube20.orgによる。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>b = {growth:.4f} by a line through log D from depth {low} to {high}.</source>
        <translation>深さ{low}から{high}のlog Dに当てはめた直線ではb = {growth:.4f}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>The article's text corrects depth 21; its printed p and q fit a correction at depth 20, and with depth 21 there is no chain at all.</source>
        <translation>記事の本文では深さ21を補正していますが、載っているpとqは深さ20を補正したものに当たり、深さ21では連鎖になりません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>Balanced: even and odd depths each hold half of all positions, and each rounded count is changed within its rounding.</source>
        <translation>補正：偶数と奇数の深さがそれぞれ全局面の半分になるよう、丸められた値をその丸めの範囲で変えています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>parity gap</source>
        <translation>偶奇の差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>odd depths hold {gap} positions more than even ones.</source>
        <translation>奇数の深さの局面が偶数の深さより{gap}多くなっています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>As published, q would be no probability at depth {depth}: odd depths hold {gap} positions more than even ones.</source>
        <translation>公表値のままでは、深さ{depth}でqが確率になりません。奇数の深さの局面が偶数の深さより{gap}多くなっているためです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>first depth that fails</source>
        <translation>最初に破れる深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>growth b from {low} to {high}</source>
        <translation>増大率b（{low}から{high}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>{growth:.4f} ({low} to {high})</source>
        <translation>{growth:.4f}（{low}から{high}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>b = {growth:.4f} is the mean of p/q from depth {low} to {high}, as in the article. A line through log D gives {fits}.</source>
        <translation>b = {growth:.4f}は、記事と同じく深さ{low}から{high}までのp/qの平均です。log Dに当てはめた直線では{fits}です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>moves away</source>
        <translation>遠ざかる手</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>At these depths {away:.2f} of %n moves lead away on average. The article's {printed} is b itself.</source>
        <extracomment>One: At these depths {away:.2f} of %n move lead away on average. The article's {printed} is b itself.</extracomment>
        <translation>
            <numerusform>これらの深さでは%n通りの手のうち平均{away:.2f}通りが遠ざかります。記事の{printed}はb自体です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>1/(b + 1) = {back:.4f}; q goes from {begin} at depth {low} to {end} at depth {high}.</source>
        <translation>1/(b + 1) = {back:.4f}。qは深さ{low}の{begin}から深さ{high}の{end}までです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>Where a move may keep the depth, the numbers of positions need not fulfil such conditions.</source>
        <translation>手で深さが変わらないことがある場合、局面数にこのような条件はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>Conditions on the numbers of positions. Up and down choose a row.</source>
        <translation>局面数の条件。上下キーで行を選びます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>First fails at depth {depth}</source>
        <translation>最初に破れるのは深さ{depth}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>fails</source>
        <translation>不成立</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Play the cube's chain</source>
        <translation>キューブの連鎖を再生</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Increase N step by step to its end</source>
        <translation>Nを1つずつ最後まで増やす</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Chain: {view}</source>
        <translation>連鎖：{view}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Chain: bands and balance</source>
        <translation>連鎖：帯と釣り合い</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Bring them to the front when the window is too low to show everything</source>
        <translation>ウィンドウが低くてすべてを表示できないときに前面に出す</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Moves N</source>
        <translation>手数N</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>{away:.2f} of {turns}</source>
        <translation>{turns}通り中{away:.2f}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>to the stationary distribution</source>
        <translation>定常分布との距離</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/curves.py"/>
        <source>{interval} of {games}</source>
        <translation>{games}中{interval}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/curves.py"/>
        <source>Measured by {source}.</source>
        <translation>{source}による実測。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/iterations.py"/>
        <source>by Korf's formula</source>
        <translation>Korfの公式による</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/iterations.py"/>
        <source>without a bound, bᵈ</source>
        <translation>下界なし、bᵈ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>depth, each in its own unit</source>
        <translation>深さ（それぞれの単位）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>part of the deepest depth</source>
        <translation>最大の深さに対する割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>share of all states</source>
        <translation>全状態に占める割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>share of all states within</source>
        <translation>ここまでの全状態に占める割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>density: share of all states by part of the deepest depth</source>
        <translation>密度：最大の深さに対する割合ごとの、全状態に占める割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>Depth distributions compared</source>
        <translation>深さの分布の比較</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>depth {depth:.0f}</source>
        <translation>深さ{depth:.0f}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>{percent} of the deepest</source>
        <translation>最大の深さの{percent}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>Distributions</source>
        <translation>分布</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>{name}: mean {mean}</source>
        <translation>{name}：平均{mean}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>At {place}: none</source>
        <translation>{place}：なし</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>At {place}: {shares}</source>
        <translation>{place}：{shares}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>Depth against the number of moves</source>
        <translation>手数に対する深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>{after} at depth {depth}: {exact}, binomial ≈ {model}</source>
        <translation>{after}深さ{depth}：{exact}、二項分布 ≈ {model}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>{after} depth {depth} is the most likely</source>
        <translation>{after}最も起こりやすい深さは{depth}です</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>moves N</source>
        <translation>手数N</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>chance of the likeliest depth</source>
        <translation>最も起こりやすい深さの確率</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>After %n moves</source>
        <extracomment>One: After %n move</extracomment>
        <translation>
            <numerusform>%n手のあと</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/choices.py"/>
        <source>Subject</source>
        <comment>of the Lab</comment>
        <translation>テーマ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>How each puzzle's positions are spread over its depths. A line is dashed where its figures are approximate.</source>
        <translation>パズルごとに、局面が深さにどう分布するかを示します。値が近似のところは破線です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>States: D(d) on a logarithmic axis. Share: D(d) / Σ D, or its density over d / deepest. Cumulative: the share of all states at depth d or less. Half way: the smallest part of the deepest depth within which half of all states lie.</source>
        <translation>状態：対数軸のD(d)。割合：D(d) / Σ D、またはd / 最大の深さに対する密度。累積：深さd以下の全状態に占める割合。半数点：全状態の半分が収まる、最大の深さに対する最小の割合。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>A puzzle that branches like a tree has nearly all of its positions near the deepest; where positions meet again soon, the middle holds most of them.</source>
        <translation>木のように枝分かれするパズルでは、ほとんどの局面が最大の深さの近くにあります。局面がすぐに合流するパズルでは、中ほどに最も多くあります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>Depths compared</source>
        <translation>深さの比較</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>Back</source>
        <comment>to the page before</comment>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>half way at {share} of the deepest</source>
        <translation>半数点は最大の深さの{share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>{least:.0f} to {most}</source>
        <translation>{least:.0f}～{most}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>compared</source>
        <translation>比較</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>half way at</source>
        <translation>半数点</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>at the latest</source>
        <translation>最も遅いもの</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/comparison.py"/>
        <source>Sokoban, The Turnstile</source>
        <translation>倉庫番、回転木戸</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>exponential time: Go with the Japanese rules</source>
        <translation>指数時間：日本ルールの囲碁</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>polynomial space: Sokoban, formulas with ∀, ∃</source>
        <translation>多項式領域：倉庫番、∀と∃を含む論理式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>an answer is quickly checked: travelling salesman</source>
        <translation>答えをすぐ確かめられる：巡回セールスマン問題</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>polynomial time: the squares a box can reach</source>
        <translation>多項式時間：荷物が届くマス</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>P lies in NP, NP in PSPACE, PSPACE in EXPTIME</source>
        <translation>PはNPに、NPはPSPACEに、PSPACEはEXPTIMEに含まれる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>One value per variable is remembered, and values are tried until the answer is known: little memory, much time.</source>
        <translation>変数ごとに値を1つだけ覚え、答えが決まるまで試します。メモリは少なく、時間は長くかかります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Step through it, or let it run.</source>
        <translation>1ステップずつ進めるか、実行してください。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Try {values}.</source>
        <translation>{values}を試す。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Start: no values are set.</source>
        <translation>始め：値はまだ決まっていません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>{formula} is true for {values}.</source>
        <translation>{formula}は{values}で真。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>{formula} is false for {values}.</source>
        <translation>{formula}は{values}で偽。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>steps</source>
        <translation>ステップ数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>The formula is true, after %n steps.</source>
        <extracomment>One: The formula is true, after %n step.</extracomment>
        <translation>
            <numerusform>論理式は真です（%nステップ）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>The formula is false, after %n steps.</source>
        <extracomment>One: The formula is false, after %n step.</extracomment>
        <translation>
            <numerusform>論理式は偽です（%nステップ）。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>For all, or for some</source>
        <translation>すべての値で、またはある値で</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>One step back</source>
        <translation>1ステップ戻る</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Next step</source>
        <translation>次のステップ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Run, or pause</source>
        <translation>実行、または一時停止</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>A formula with quantifiers</source>
        <translation>量化子つきの論理式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Tree of values</source>
        <translation>値の木</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>truth for {values}</source>
        <translation>{values}での真理値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>truth of the formula</source>
        <translation>論理式の真理値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>remembered: {kept} of {values} values · checked: {leaves} of {rows} rows</source>
        <translation>記憶：{values}個中{kept}個の値 · 調べた行：{rows}行中{leaves}行</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>bound of the proof</source>
        <translation>証明の上界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>boxes and man on different squares</source>
        <translation>荷物と作業員がすべて別のマスにある</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>reachable positions</source>
        <translation>到達可能な局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>The proof allows up to 3 to the n positions on n squares. How many a level really has shows only when they are counted.</source>
        <translation>証明によれば、nマスの面には3のn乗個までの局面がありえます。実際にいくつあるかは、数えて初めて分かります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>Growth</source>
        <comment>of the number of positions</comment>
        <translation>局面数の増え方</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>The level on the Sokoban page</source>
        <translation>倉庫番ページの面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}, {squares}, {boxes}</source>
        <translation>{level}、{squares}、{boxes}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}. The counting was cancelled.</source>
        <translation>{level}。数え上げは中止されました。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}. Counting.</source>
        <translation>{level}。数えています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>Each additional square triples the bound.</source>
        <translation>1マス増えるごとに、上界は3倍になります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>“{title}”</source>
        <translation>「{title}」</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}: %n reachable positions.</source>
        <extracomment>One: {level}: %n reachable position.</extracomment>
        <translation>
            <numerusform>{level}：到達可能な局面は%n局面です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}: at least %n reachable positions.</source>
        <extracomment>One: {level}: at least %n reachable position.</extracomment>
        <translation>
            <numerusform>{level}：到達可能な局面は少なくとも%n局面です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>Numbers of positions</source>
        <translation>局面の数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>3 to the {squares}, the bound of the proof</source>
        <translation>3の{squares}乗、証明の上界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>reachable in play; of the man only his area counts</source>
        <translation>プレイで到達可能（作業員の位置は領域だけで区別）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>One box between two doors. From A the man gets to B and leaves the box as it was; from B never to A.</source>
        <translation>2つの扉の間に荷物が1つ。AからはBへ行けて荷物はもとのままですが、BからAへは行けません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>The proof is built from such rooms. A one-way street acts as a wire with a direction; together with rooms that remember something, it makes levels that compute whatever a machine with that much memory computes.</source>
        <translation>証明はこのような部屋で組み立てられます。一方通行の道は向きのある導線になります。状態を覚える部屋と合わせれば、同じだけのメモリを持つ機械の計算を行う面が作れます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>From A to B</source>
        <translation>AからBへ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Play A to B</source>
        <translation>AからBへ再生</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Play B to A</source>
        <translation>BからAへ再生</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>From</source>
        <translation>出発</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>to A</source>
        <translation>Aへ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>to B</source>
        <translation>Bへ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Ways through the room</source>
        <translation>部屋の通り方</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>A one-way street</source>
        <translation>一方通行の道</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>never</source>
        <translation>不可</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>turn back</source>
        <translation>引き返す</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Every way through was tried; the table lists those that leave the box where it was.</source>
        <translation>すべての通り方を試しました。表は荷物がもとの位置に残るものです。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>%n moves, and the box is where it was.</source>
        <extracomment>One: %n move, and the box is where it was.</extracomment>
        <translation>
            <numerusform>%n手、荷物はもとの位置。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>The room</source>
        <translation>部屋</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Whether such formulas are true is the standard example of the hardest questions in PSPACE. The proof of Hearn and Demaine leads from them to Sokoban.</source>
        <translation>このような論理式の真偽は、PSPACEで最も難しい問題の標準例です。HearnとDemaineの証明は、そこから倉庫番へ至ります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Breadth-first search remembers all reachable positions, exponentially many. Solvers do so all the same: time is scarcer than memory.</source>
        <translation>幅優先探索は到達可能な局面をすべて覚え、その数は指数的です。それでもソルバーがそうするのは、時間のほうがメモリより貴重だからです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>PSPACE is what a program can answer with memory that grows like a power of the question's size, however long it takes.</source>
        <translation>PSPACEは、どれだけ時間がかかっても、問題の大きさのべき程度のメモリで答えられる問題の全体です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>So a program that is fast on every level would be fast on all of PSPACE. Nobody knows one, and nobody has proved that there is none. That P is smaller than EXPTIME is proved; which of the steps between them are strict is open.</source>
        <translation>したがって、どの面でも速いプログラムはPSPACEのすべてで速いことになります。そのようなプログラムは知られておらず、ないことの証明もありません。PがEXPTIMEより小さいことは証明済みですが、その間のどの包含が真の包含かは未解決です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Solutions need not be short either: some levels of a few boxes take exponentially many moves (Levels built to be hard).</source>
        <translation>解が短いとも限りません。荷物が数個でも、指数的な手数を要する面があります（「わざと難しくした面」）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>J. Culberson, Sokoban is PSPACE-complete (1997). R. Hearn, E. Demaine, PSPACE-completeness of sliding-block puzzles and other problems (2005). After Yang Chao, sokoban.ws.</source>
        <translation>J. Culberson, Sokoban is PSPACE-complete (1997). R. Hearn, E. Demaine, PSPACE-completeness of sliding-block puzzles and other problems (2005). Yang Chao, sokoban.wsによる。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Steps of the evaluation</source>
        <translation>評価のステップ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Evaluate the formula</source>
        <translation>論理式を評価</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Or stop</source>
        <translation>または停止</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Go through the one-way street</source>
        <translation>一方通行の道を通る</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Whether a level can be solved is such a question: Savitch's algorithm needs at most {cells:.2f} n² cells for n squares (Memory against time). And it is among the hardest of them: every other question in PSPACE can be rewritten, quickly, as a level that can be solved if and only if the answer is yes.</source>
        <translation>面が解けるかどうかはその1つです。サヴィッチのアルゴリズムは、nマスに対して{cells:.2f} n²セルで足ります（「メモリと時間」）。しかも最も難しい部類です。PSPACEのほかのどの問題も、答えが「はい」のときに限り解ける面へ、すばやく書き換えられます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>PSPACE-complete</source>
        <translation>PSPACE完全</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_depths.py"/>
        <source>Compare these depths with those of other puzzles</source>
        <translation>この深さをほかのパズルの深さと比べる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_depths.py"/>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>≈ Lumped</source>
        <translation>≈ 集約</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>≈ Binomial</source>
        <translation>≈ 二項分布</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>exact for up to %n moves</source>
        <extracomment>One: exact for up to %n move</extracomment>
        <translation>
            <numerusform>%n手まで厳密</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Play the random walk</source>
        <translation>ランダムウォークを再生</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Keep this curve of the walk</source>
        <translation>ウォークのこの曲線を残す</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Pin it in the plot, or remove it</source>
        <translation>図に残す、または外す</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Measure random walks of the cube</source>
        <translation>キューブのウォークを実測</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>mean depth, lumped</source>
        <translation>集約の平均深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>distance of the lumped chain</source>
        <translation>集約マルコフ連鎖の距離</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>mixing time</source>
        <translation>混合時間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>mixing time, lumped</source>
        <translation>集約の混合時間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/board.py"/>
        <source>The rooms</source>
        <translation>部屋</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>A tinted hall lies between two bolts, each before a gate. A bolt opens its gate when pushed from the corridor and shuts it when pushed from the hall, and one gate can be open at a time. From corridor to hall there is no way but through the next room: once there, to shut a gate, and once back, to open the other. All bolts must end as they were, so the first room is passed twice.</source>
        <translation>色のついた広間が2本のかんぬきの間にあり、それぞれの先に門があります。かんぬきは通路側から押すと門を開け、広間側から押すと閉じます。同時に開けられる門は1つです。通路から広間へは次の部屋を通るしかありません。行きに門を閉じ、帰りに別の門を開けます。かんぬきはすべて最初の状態に戻さなければならないので、第1の部屋は2回通ります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Last room</source>
        <translation>最後の部屋</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Lengths by number of rooms</source>
        <translation>部屋の数ごとの長さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Formula and what was counted</source>
        <translation>式と数え上げたもの</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>For n = {number}</source>
        <translation>n = {number}の場合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>● counted</source>
        <translation>● 数え上げ済み</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>○ not counted</source>
        <translation>○ 未計算</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>the recurrence starts here</source>
        <translation>ここから漸化式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>entrances of room {number}</source>
        <translation>部屋{number}に入る回数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>%n entrances</source>
        <extracomment>One: %n entrance</extracomment>
        <translation>
            <numerusform>入室%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Counting n = {number}.</source>
        <translation>n = {number}を数えています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>n = {number}: proved shortest by exact search, in moves and in pushes.</source>
        <translation>n = {number}：手数、押し数とも、厳密な探索で最短と証明済み。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>● is proved shortest by exact search; ○ only follows from the formula.</source>
        <translation>●は厳密な探索で最短と証明済み、○は式からの値です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>Finding the shortest solution for %n rooms</source>
        <extracomment>One: Finding the shortest solution for %n room</extracomment>
        <translation>
            <numerusform>%n部屋の最短解を計算しています</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>Counting n = {number} was cancelled.</source>
        <translation>n = {number}の計算は中止されました。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>n = {number} was not counted to the end. {reason}.</source>
        <translation>n = {number}は最後まで計算されませんでした。{reason}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>n = {number} was counted as {moves} and {pushes}: the formula is wrong.</source>
        <translation>n = {number}の計算結果は{moves}、{pushes}で、式が誤っています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>Entrances in the solution</source>
        <translation>解での入室</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>move {move}, solved</source>
        <translation>{move}手目、クリア済み</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>move {move}</source>
        <translation>{move}手目</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>entrances of room {number} so far</source>
        <translation>これまでに部屋{number}に入った回数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>room {number}</source>
        <translation>部屋{number}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>{entered} of {entrances}</source>
        <translation>{entrances}回中{entered}回</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>To pass a room you must pass the next one twice, so the last of n rooms is entered 2ⁿ times; no solution enters it less often.</source>
        <translation>部屋を通るには次の部屋を2回通らなければなりません。そのためn部屋の最後の部屋には2ⁿ回入り、どの解でもそれより少なくはなりません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Rooms</source>
        <translation>部屋の数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Copy the moves of the solution</source>
        <translation>解の手順をコピー</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Play the solution</source>
        <translation>解を再生</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Play these rooms</source>
        <translation>この部屋をプレイ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>On the Sokoban page</source>
        <translation>倉庫番ページ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Play the solution of the rooms</source>
        <translation>部屋の解を再生</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Find the shortest solutions of the rooms</source>
        <translation>部屋の最短解を計算</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Save these rooms</source>
        <translation>この部屋を保存</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>With their solution</source>
        <translation>解も一緒に</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/model.py"/>
        <source>Soft labels</source>
        <translation>ソフトラベル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/model.py"/>
        <source>Likelihood</source>
        <translation>尤度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/model.py"/>
        <source>Reading the measurements</source>
        <translation>測定値を読み取っています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/pane.py"/>
        <source>A network for depth</source>
        <translation>深さを推定するネットワーク</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/pane.py"/>
        <source>How the labels were used in training</source>
        <translation>学習でのラベルの扱い方</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/pane.py"/>
        <source>Reading the measurements.</source>
        <translation>測定値を読み取っています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>Estimate by true depth</source>
        <translation>真の深さごとの推定</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>Depth by the network</source>
        <translation>ネットワークによる深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>true depth d, {unit}</source>
        <translation>真の深さd、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>d = {place}: no proofs</source>
        <translation>d = {place}：証明なし</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>d = {place}, %n positions</source>
        <extracomment>One: d = {place}, %n position</extracomment>
        <translation>
            <numerusform>d = {place}、%n局面</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>mean estimate</source>
        <translation>平均の推定値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>p(true depth)</source>
        <translation>真の深さの確率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>spread of the means</source>
        <translation>平均のばらつき</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>depth {depth}: {mean:.1f}</source>
        <translation>深さ{depth}：{mean:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>mean error</source>
        <translation>平均誤差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>largest error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>true depth most likely</source>
        <translation>真の深さが最有力</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>too large, k = {k}</source>
        <translation>大きすぎる、k = {k}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>nodes, k = {k}</source>
        <translation>ノード、k = {k}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>time, k = {k}</source>
        <translation>時間、k = {k}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Which depths the network thinks likely for positions with a proved depth d. Triangles: its mean depth with its spread; short dashes: the true depth.</source>
        <translation>深さdが証明された局面に対して、ネットワークがどの深さをどれだけ確からしいとみるかを示します。三角は平均の深さとそのばらつき、短い破線は真の深さです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>How much probability the network gives to the true depth, and how often it thinks that depth the likeliest. Bars are 95 % intervals.</source>
        <translation>ネットワークが真の深さに与える確率と、それが最も確からしいとされる割合を、真の深さごとに示します。棒は95%信頼区間です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Of all depths to which the network gives a probability within the same tenth, how many are the true one, with 95 % intervals. Dashes: perfect calibration. Every true depth has the same weight, however many positions of it were drawn and however rare it is.</source>
        <translation>ネットワークの与える確率が同じ10分の1の区間に入る深さのうち、真の深さがどれだけあるかを、95%信頼区間とともに示します。破線：完全に較正されている場合。真の深さはどれも同じ重みで、抽出した局面の数にも、その深さの珍しさにもよりません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>How often the mean depth minus k moves, rounded down, is more than the true depth: used as a bound it would make a search miss the shortest solution. No proof here uses it.</source>
        <translation>平均の深さからk手を引いて切り捨てた値が、真の深さを超える割合です。探索の下界に使うと、最短解を見逃します。ここの証明では使っていません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>A network of 7 million bytes sums rows for the tokens of a position and their pairs. It is shown the ends of random walks of N = 0..32 moves, each in its least view, and has learnt them in two ways. Soft labels: p(d|N) of the lumped chain, as E. Testé proposes (2023); this comes to the mean of p(d|N) over the lengths that may have led there, which is wider than what is known of d. Likelihood: the P(d|x) for which the sum of P(N|d) P(d|x) over d makes the lengths likeliest, with P(N|d) from p(d|N) by Bayes' rule. A position and its inverse are equally deep, so the geometric mean of both counts.</source>
        <translation>7百万バイトのネットワーク（局面のトークンとその対に対する行の和）に、N = 0..32手のランダムウォークの終点を、見方のうち最小のもので見せます。学習の方法は2つです。ソフトラベル：E. Testé（2023）の提案による、集約マルコフ連鎖のp(d|N)。そこへ至りうる長さについてのp(d|N)の平均に近づき、dについて分かることより幅が広くなります。尤度：dについてのP(N|d) P(d|x)の和で長さが最も起こりやすくなるP(d|x)。P(N|d)はベイズの定理でp(d|N)から得ます。局面とその逆元は同じ深さなので、両者の幾何平均を用います。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Nodes and time: {searches} positions of depth {depth} searched by iterative deepening with Korf's tables alone, and with the larger of their bound and the estimate minus k. The estimate cuts off more, but takes about a thousand times as long to look up as a table: fewer nodes, more time.</source>
        <translation>ノードと時間：深さ{depth}の{searches}局面を、Korfのテーブルだけの反復深化と、テーブルによる下界と推定値からkを引いた値の大きいほうによる反復深化で探索しました。推定値はより多く枝刈りしますが、参照にテーブルの約千倍の時間がかかります。ノードは減り、時間は増えます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Likeliest, soft labels</source>
        <translation>最有力、ソフトラベル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Likeliest, likelihood</source>
        <translation>最有力、尤度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Probability of the true depth</source>
        <translation>真の深さの確率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Perfect calibration</source>
        <translation>完全な較正</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>predicted probability, %</source>
        <translation>予測した確率（%）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Share that is true</source>
        <translation>真だった割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>{low}–{high} %</source>
        <translation>{low}～{high}%</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>{interval} of {pairs}, predicted {share}</source>
        <translation>{interval}（{pairs}個）、予測した確率 {share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>moves subtracted from the estimate, k</source>
        <translation>推定値から差し引く手数k</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Too large as a bound</source>
        <translation>下界として大きすぎる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>≈ {error:.2f} at {depth}</source>
        <translation>≈ {error:.2f}（深さ{depth}）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>≈ {factor:.1f} times</source>
        <translation>≈ {factor:.1f}倍</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Too large</source>
        <translation>大きすぎる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Time</source>
        <comment>a computation takes</comment>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Predicted</source>
        <comment>by a network</comment>
        <translation>予測</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Came true</source>
        <comment>came true</comment>
        <translation>的中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Searches were measured in HTM only.</source>
        <translation>探索の測定はHTMだけです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Even minus {margin} moves the estimate is too large for {over} of the positions. {searches} searches of depth {depth} with it generated {nodes} of the positions that the tables alone take, in {factor:.1f} times their time; {longer} ended with a longer solution, {stopped} were given up as endless. Proofs here never use it.</source>
        <translation>{margin}手を引いても、{over}の局面で推定値が大きすぎます。これを使った深さ{depth}の{searches}回の探索は、テーブルだけの場合の{nodes}の局面を生成し、時間は{factor:.1f}倍でした。{longer}回はより長い解で終わり、{stopped}回は終わらないとして打ち切りました。ここの証明では使いません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>proofs</source>
        <translation>証明の数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>%n proofs</source>
        <extracomment>One: %n proof</extracomment>
        <translation>
            <numerusform>証明%n件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>As a bound, soft labels, {unit}</source>
        <translation>下界として、ソフトラベル、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>As a bound, likelihood, {unit}</source>
        <translation>下界として、尤度、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Calibration, soft labels, {unit}</source>
        <translation>較正、ソフトラベル、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Calibration, likelihood, {unit}</source>
        <translation>較正、尤度、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Compared with proofs, soft labels, {unit}</source>
        <translation>証明との比較、ソフトラベル、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Compared with proofs, likelihood, {unit}</source>
        <translation>証明との比較、尤度、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>moves M(n)</source>
        <translation>手数M(n)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>pushes P(n)</source>
        <translation>押し数P(n)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>moves M(n) − 11</source>
        <translation>手数M(n) − 11</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>pushes P(n) − 3</source>
        <translation>押し数P(n) − 3</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>Length of the shortest solution</source>
        <translation>最短解の長さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>n = {boxes}: no solution</source>
        <translation>n = {boxes}：解なし</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>n = {boxes}: {moves} moves, {pushes} pushes, {counted}</source>
        <translation>n = {boxes}：{moves}手、{pushes}回押し、{counted}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>{told}; your solution: {moves} moves, {pushes} pushes</source>
        <translation>{told}。自分の解は{moves}手、{pushes}回押し</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/families/chart.py"/>
        <source>your solution: %n moves</source>
        <extracomment>One: your solution: %n move</extracomment>
        <translation>
            <numerusform>自分の解%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>○ recurrence only</source>
        <translation>○ 漸化式のみ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>- - closed form</source>
        <translation>- - 閉じた式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>◇ your solution</source>
        <translation>◇ 自分の解</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>boxes n</source>
        <translation>荷物の数n</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>{length}, closed form</source>
        <translation>{length}、閉じた式</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/families/corridor.py"/>
        <source>The corridor with %n boxes</source>
        <extracomment>One: The corridor with %n box</extracomment>
        <translation>
            <numerusform>荷物%n個の通路</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/corridor.py"/>
        <source>Corridor</source>
        <translation>通路</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Any number</source>
        <translation>任意の数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Classical</source>
        <translation>古典</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Ends on the right</source>
        <translation>右側で終わる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>On the left</source>
        <translation>左側</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Form</source>
        <comment>of a formula</comment>
        <translation>形</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Where the man ends</source>
        <translation>作業員の終点</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Lengths by number of boxes</source>
        <translation>荷物の数ごとの長さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Recurrence and what was counted</source>
        <translation>漸化式と数え上げたもの</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Count n = {number}</source>
        <translation>n = {number}を計算</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>The classical form has a solution for an even number of boxes only.</source>
        <translation>古典形に解があるのは荷物が偶数個のときだけです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Solid points are proved shortest by exact search; hollow ones only follow from the recurrence.</source>
        <translation>塗りつぶした点は厳密な探索で最短と証明済み、白抜きの点は漸化式からの値です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Counting n = {number}: {positions} so far.</source>
        <translation>n = {number}を計算中：これまでに{positions}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Counting n = {number} of the form “any number”: {positions} so far.</source>
        <translation>「任意の数」の形でn = {number}を計算中：これまでに{positions}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Counting n = {number} of the form “classical”: {positions} so far.</source>
        <translation>「古典」の形でn = {number}を計算中：これまでに{positions}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>growth for two boxes</source>
        <translation>荷物2個あたりの増大率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>growth per box, in the long run</source>
        <translation>荷物1個あたりの増大率（極限）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>ending on the right</source>
        <translation>右側で終わる場合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>ending on the left</source>
        <translation>左側で終わる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>growth</source>
        <translation>増大率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>no solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>counted</source>
        <translation>数え上げ済み</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>moves counted</source>
        <translation>手数のみ数え上げ済み</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>pushes counted</source>
        <translation>押し数のみ数え上げ済み</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/families/model.py"/>
        <source>Finding the shortest solutions for %n boxes</source>
        <extracomment>One: Finding the shortest solutions for %n box</extracomment>
        <translation>
            <numerusform>荷物%n個の最短解を計算しています</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/offer.py"/>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/offer.py"/>
        <source>Save level</source>
        <translation>面を保存</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>opening</source>
        <translation>序</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>turn</source>
        <comment>of a solution</comment>
        <translation>折り返し</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>Solution by parts</source>
        <translation>解の構成</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>move {move}, {coming}</source>
        <translation>{move}手目、{coming}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>inside n − 1 the same again:</source>
        <translation>n − 1の中も同じ構成：</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>{part}, inside n − 1</source>
        <translation>n − 1の中の{part}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>moves of {part}</source>
        <translation>{part}の手数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>pushes of {part}</source>
        <translation>{part}の押し数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>A solution for n boxes opens with six moves, solves the n − 2 lower boxes, turns, and solves the n − 1 lower ones: M(n) = M(n−1) + M(n−2) + n + 12 for odd n, + n + 10 for even n; P(n) = P(n−1) + P(n−2) + 8. Closed form, with α = (1 + √5) / 2 and β = (1 − √5) / 2: M(n) = (−1)^(n+1) + (9 + √5) αⁿ + (9 − √5) βⁿ − n − 14, P(n) = (10 + 4√5) / 5 αⁿ + (10 − 4√5) / 5 βⁿ − 8. Solid: no solution is shorter, by separate exact searches for moves and for pushes. Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws, after a classical form by Aymeric du Peloux that David Holland analysed.</source>
        <translation>荷物n個を解くには、6手で始め、下のn − 2個を解き、折り返し、下のn − 1個を解きます。M(n) = M(n−1) + M(n−2) + n + 12（nが奇数）、+ n + 10（nが偶数）。P(n) = P(n−1) + P(n−2) + 8。閉じた式は、α = (1 + √5) / 2、β = (1 − √5) / 2として、M(n) = (−1)^(n+1) + (9 + √5) αⁿ + (9 − √5) βⁿ − n − 14、P(n) = (10 + 4√5) / 5 αⁿ + (10 − 4√5) / 5 βⁿ − 8。塗りつぶし：手数と押し数それぞれの厳密な探索により、これより短い解はありません。Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws。もとはDavid Hollandが解析したAymeric du Pelouxの古典形です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Each additional box makes the solution about {growth} times as long.</source>
        <translation>荷物が1個増えるごとに、解の長さは約{growth}倍になります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>One solution, two smaller ones in it</source>
        <translation>1つの解の中に小さい解が2つ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Play this part: {part}</source>
        <translation>この部分を再生：{part}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Play this corridor</source>
        <translation>この通路をプレイ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Play a part of the solution</source>
        <translation>解の一部を再生</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Save this corridor</source>
        <translation>この通路を保存</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>With its solution</source>
        <translation>解も一緒に</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Count this corridor</source>
        <translation>この通路を計算</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>By an exact search</source>
        <translation>厳密な探索で</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Every position has one move back and b moves on. Points: the most likely depths; dashes: the line d = N (b − 1) / (b + 1). Drag over the map to change N.</source>
        <translation>どの局面にも戻る手が1通り、進む手がb通りあります。点は最も起こりやすい深さ、破線は直線d = N (b − 1) / (b + 1)です。図の上をドラッグするとNが変わります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>p(d → d + 1) = b / (b + 1), p(d → d − 1) = 1 / (b + 1), and back from both ends: the populations are 1, b + 1, (b + 1) b, …, b^(D − 1), which a real puzzle's resemble far from its ends. Binomial model: d = 2k − N with k of N moves going deeper. Shades are the square root of the chance. E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation>p(d → d + 1) = b / (b + 1)、p(d → d − 1) = 1 / (b + 1)、両端では引き返します。局面数は1, b + 1, (b + 1) b, …, b^(D − 1)で、実際のパズルの局面数も端から離れればこれに似ています。二項モデル：d = 2k − N、N手のうちk手が深くなります。濃淡は確率の平方根です。E. Testé, A random walk on the Rubik's Cube, 2023。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>diameter</source>
        <translation>直径</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>binomial</source>
        <translation>二項分布</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Growth b</source>
        <translation>増大率b</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Diameter</source>
        <translation>直径</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Without growth a walk makes no progress on average: it only spreads.</source>
        <translation>増大がなければ、ウォークは平均して進みません。広がるだけです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>The line reaches the deepest positions after {moves:.1f} moves. Some moves earlier the walk falls behind it: most positions are near the end, and from there a walk can only come back.</source>
        <translation>直線は{moves:.1f}手で最も深い局面に達します。その少し前からウォークは遅れます。局面のほとんどは端の近くにあり、そこからは戻るしかありません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>moves to the end</source>
        <translation>端までの手数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>{puzzle}: b = {growth:g}, diameter {diameter}</source>
        <translation>{puzzle}：b = {growth:g}、直径{diameter}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>distance from binomial</source>
        <translation>二項モデルとの距離</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>binomial share outside</source>
        <translation>二項モデルの範囲外の割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Examples</source>
        <translation>設定例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>The line and the walk</source>
        <translation>直線とウォーク</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Most likely</source>
        <translation>最も起こりやすい</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Line</source>
        <comment>plot</comment>
        <translation>直線</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>From binomial</source>
        <translation>二項モデルから</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Corners</source>
        <translation>コーナー</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Six edges</source>
        <translation>エッジ6個</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Other six edges</source>
        <translation>残りのエッジ6個</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Distance of a random cube from solved: what each table says, the largest of the three, and the true depth. Ticks are the means.</source>
        <translation>ランダムなキューブの完成までの手数を、それぞれのテーブルの値、3つの最大値、真の深さで比べます。目盛りの印は平均です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/korf.py"/>
        <source>h, %n cubes</source>
        <extracomment>One: h, %n cube</extracomment>
        <translation>
            <numerusform>h、%n個のキューブ</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Largest of the three</source>
        <translation>3つの最大値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>of all cubes</source>
        <translation>全キューブに対する割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>h = max(corners, six edges, other six edges) ≤ depth, since no table counts more {unit} than its pieces need. The tables are counted entry by entry (solid), h on {positions:,} positions drawn uniformly (hatched).</source>
        <translation>h = max（コーナー、エッジ6個、残りのエッジ6個）≤ 深さ。どのテーブルの値（{unit}）も、そのパーツに必要な数を超えないためです。テーブルは全項目を数え上げ（塗りつぶし）、hは一様に選んだ{positions:,}局面によります（斜線）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Branching factor: the limit of N(d + 1) / N(d), with N(d) move sequences of length d in which no move repeats or undoes an earlier one: 6 + 3√6.</source>
        <translation>分岐係数：N(d + 1) / N(d)の極限、6 + 3√6です。N(d)は、前の手を繰り返したり打ち消したりしないd手の手順の数です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Branching factor: the limit of N(d + 1) / N(d), with N(d) move sequences of length d in which no move repeats or undoes an earlier one.</source>
        <translation>分岐係数：N(d + 1) / N(d)の極限です。N(d)は、前の手を繰り返したり打ち消したりしないd手の手順の数です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>A whole iteration to depth d generates Σ N(i + 1) P(h ≤ d − i) positions (Korf, Reid and Edelkamp 2001). Tables: R. E. Korf, AAAI 1997.</source>
        <translation>深さdまでの反復全体はΣ N(i + 1) P(h ≤ d − i)個の局面を生成します（Korf, Reid, Edelkamp 2001）。テーブル：R. E. Korf, AAAI 1997。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>entries of {table}</source>
        <translation>{table}の項目数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/korf.py"/>
        <source>%n entries</source>
        <extracomment>One: %n entry</extracomment>
        <translation>
            <numerusform>%n項目</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>mean of h</source>
        <translation>hの平均</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Expected search</source>
        <translation>期待される探索</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>A whole iteration</source>
        <translation>1回の反復全体</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>What it costs Korf's solver on average to prove that there is no solution of this many moves.</source>
        <translation>その手数の解がないことの証明に、Korfのソルバーが平均してかかる量です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>positions generated</source>
        <translation>生成した局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/model.py"/>
        <source>Cancelled. Choose another target, or come back to this subject.</source>
        <translation>中止しました。別の目標を選ぶか、このテーマを開き直してください。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/model.py"/>
        <source>Putting your games into the bag</source>
        <translation>ゲームを袋に入れています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>The mathematics of your games in seven lines</source>
        <translation>自分のゲームの数学、7行で</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>However you play, new tiles are drawn as in the bag: put into a bag, your games are paths through this chain. J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>どうプレイしても、タイルの出方は袋と同じです。袋に入れれば、ゲームはこの連鎖の経路になります。J. Lees-Miller, The Mathematics of 2048（2017）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Putting your games into the bag.</source>
        <translation>ゲームを袋に入れています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>You have not won such a game yet. Each win is a path through the chain and adds to the right column.</source>
        <translation>このゲームにはまだ勝っていません。勝つたびに連鎖の経路が1本増え、右の列に加わります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>In the bag</source>
        <translation>袋の中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Your games</source>
        <translation>自分のゲーム</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/life/view.py"/>
        <source>Your %n games</source>
        <extracomment>One: Your %n game</extracomment>
        <translation>
            <numerusform>自分の%nゲーム</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>How games end</source>
        <translation>ゲームの終わり方</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>You</source>
        <translation>自分</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Copied the seven lines</source>
        <translation>7行をコピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>your moves</source>
        <translation>自分の手数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>Drawing positions</source>
        <translation>局面を抽出しています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>of depth {depth}, {unit}</source>
        <translation>深さ{depth}、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>The moves were not counted: {reason}</source>
        <translation>手の行き先は数えられませんでした：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>The counting was cancelled. Choose the cube again to continue.</source>
        <translation>数え上げは中止されました。キューブを選び直すと再開します。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Draw positions</source>
        <translation>局面を抽出</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Why lumping fails</source>
        <translation>集約がうまくいかない理由</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Draw more</source>
        <translation>さらに抽出</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Draw a hundred positions at random and see where their moves lead</source>
        <translation>ランダムに100局面を抽出し、手の行き先を調べる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>All of them are counted</source>
        <translation>すべて数え上げ済みです</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Drawing positions of depth {depth}.</source>
        <translation>深さ{depth}の局面を抽出しています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>No position of depth {depth} examined yet: there are too many to count. Draw some.</source>
        <translation>深さ{depth}の局面はまだ調べていません。数え上げるには多すぎるので、局面を抽出してください。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>{way}, according to the Markov chain</source>
        <translation>{way}（連鎖による）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>the chain: {share}</source>
        <translation>連鎖：{share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>A walk lumped to depths is a Markov chain only if all positions of a depth have the same shares of moves that lead closer, keep the depth and lead farther (strong lumpability; Kemeny and Snell, Finite Markov Chains, 1960). Every move can be undone, so a walk comes to a position by as many moves as lead back from it: with x moves back to where it came from and y moves on, P(next | last) = E[x y] / (n E[x]) over the positions, n moves each. The chain gives E[y] / n. Correlation: between the last and the next step through the depth, +1 farther, 0 same, −1 closer.</source>
        <translation>深さに集約したウォークがマルコフ連鎖になるのは、同じ深さの局面がすべて、近づく手、深さを保つ手、遠ざかる手を同じ割合で持つときだけです（強集約可能性。Kemeny, Snell, Finite Markov Chains, 1960）。どの手も戻せるので、ウォークがある局面に来る手の数は、そこから戻る手の数に等しくなります。もとへ戻る手がx、先へ進む手がyなら、各局面n通りの手についてP(次 | 前) = E[x y] / (n E[x])です。連鎖ではE[y] / nです。相関：この深さを通る前の1歩と次の1歩の相関。+1は遠ざかる、0は同じ、−1は近づく。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Closer</source>
        <translation>近づく</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Same depth</source>
        <translation>同じ深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Farther</source>
        <translation>遠ざかる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>positions of the depth</source>
        <translation>この深さの局面数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>How many of a position's {turns} {unit} lead where: %n positions drawn at depth {depth}. Ticks are the means, all that the chain knows.</source>
        <extracomment>One: How many of a position's {turns} {unit} lead where: %n position drawn at depth {depth}. Ticks are the means, all that the chain knows.</extracomment>
        <translation>
            <numerusform>{turns}通りの手（{unit}）の行き先：深さ{depth}から抽出した%n局面。目盛りの印は平均で、連鎖が知るのはこれだけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>How many of a position's {turns} {unit} lead where: all %n positions of depth {depth}. Ticks are the means, all that the chain knows.</source>
        <extracomment>One: How many of a position's {turns} {unit} lead where: the only position of depth {depth}. Ticks are the means, all that the chain knows.</extracomment>
        <translation>
            <numerusform>{turns}通りの手（{unit}）の行き先：深さ{depth}の全%n局面。目盛りの印は平均で、連鎖が知るのはこれだけです。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>All positions are counted.</source>
        <translation>全局面を数え上げ済み。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions are drawn: normal forms of {depth} {unit}, all equally likely, each accepted with probability one over the number of shortest solutions of the position where it ends. Whiskers are Wilson's 95 % intervals.</source>
        <translation>局面は標本です。同じ確率で抽出した長さ{depth}（{unit}）の正規形を、終点の最短解の数の逆数の確率で採用します。ひげはWilsonの95%信頼区間です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>All positions of depth {depth} are alike: here the chain is right.</source>
        <translation>深さ{depth}の局面はすべて同じ性質です。ここでは連鎖が正確です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>share with more moves closer</source>
        <translation>近づく手がより多い割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>A walk on its way out comes most often to positions with many moves back. So after a step away from solved the next one leads closer with {away}, after a step closer with {towards}. The chain gives {chain} in both cases.</source>
        <translation>外へ向かうウォークは、戻る手の多い局面に最も来やすくなります。そこで、遠ざかる1歩の後に次が近づく確率は{away}、近づく1歩の後では{towards}です。連鎖ではどちらも{chain}です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>closer after a step away</source>
        <translation>遠ざかる1歩の後に近づく</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>closer after a step closer</source>
        <translation>近づく1歩の後に近づく</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>closer, by the chain</source>
        <translation>近づく（連鎖による）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>What comes next depends on more than the depth: one number per depth makes no Markov chain.</source>
        <translation>次の1歩は深さだけでは決まりません。深さごとに1つの数では、マルコフ連鎖になりません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have at least one move closer.</source>
        <translation>同じ深さでも局面は異なります。近づく手が1通り以上ある局面は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than one move closer.</source>
        <translation>同じ深さでも局面は異なります。近づく手が2通り以上ある局面は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than two moves closer.</source>
        <translation>同じ深さでも局面は異なります。近づく手が3通り以上ある局面は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than three moves closer.</source>
        <translation>同じ深さでも局面は異なります。近づく手が4通り以上ある局面は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than {ways} moves closer.</source>
        <translation>同じ深さでも局面は異なります。近づく手が{ways}通りより多い局面は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>after a step away</source>
        <translation>遠ざかる1歩の後</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>after a step at same depth</source>
        <translation>同じ深さの1歩の後</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>after a step closer</source>
        <translation>近づく1歩の後</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>{mean:.4f} of {turns}</source>
        <translation>{turns}通り中{mean:.4f}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>the chain, always</source>
        <translation>連鎖（つねに）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>from depth {depth}</source>
        <translation>深さ{depth}から</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>counted to depth {depth}</source>
        <translation>深さ{depth}まで数え上げ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Draw positions of this depth</source>
        <translation>この深さの局面を抽出</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>See where the moves of positions drawn at random lead, or stop</source>
        <translation>ランダムに抽出した局面の手の行き先を調べる、または止める</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>correlation of steps</source>
        <translation>続く2歩の相関</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>in the chain</source>
        <translation>連鎖での値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>The next step</source>
        <translation>次の1歩</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Same</source>
        <comment>as deep as before</comment>
        <translation>同じ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Every depth</source>
        <translation>すべての深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Correlation</source>
        <translation>相関</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Find in the Lab</source>
        <translation>ラボで探す</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Find a subject by its words, or a figure as an article prints it</source>
        <translation>テーマを言葉で、または数値を記事に印刷されたとおりに探します</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Next subject</source>
        <translation>次のテーマ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Previous subject</source>
        <translation>前のテーマ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Save the plot that is in front as PNG, SVG or PDF</source>
        <translation>手前の図をPNG、SVG、PDFで保存</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>No chart yet</source>
        <translation>まだ図がありません</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Export it once it is drawn</source>
        <translation>描画が終わってから書き出してください</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Find a subject or a figure</source>
        <translation>テーマまたは数値を探す</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Now counting {unit}</source>
        <translation>今後は{unit}で数えます</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>On the cube's page too</source>
        <translation>キューブのページでも同じです</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>{subject} cannot be shown.</source>
        <translation>{subject}は表示できません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>No game of 2048 was opened yet. Play one (Ctrl+3), or choose a finished one.</source>
        <translation>2048のゲームがまだ開かれていません。プレイするか（Ctrl+3）、終わったゲームを選んでください。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>The game in play</source>
        <translation>プレイ中のゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>Reading the game</source>
        <translation>ゲームを読み取っています</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/path/model.py"/>
        <source>{when}, {rules}, won, %n moves</source>
        <extracomment>One: {when}, {rules}, won, %n move</extracomment>
        <translation>
            <numerusform>{when}、{rules}、勝ち、%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/path/model.py"/>
        <source>{when}, {rules}, lost, %n moves</source>
        <extracomment>One: {when}, {rules}, lost, %n move</extracomment>
        <translation>
            <numerusform>{when}、{rules}、負け、%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>The game cannot be read. {reason}</source>
        <translation>ゲームを読み取れません。{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/sum_dots.py"/>
        <source>your game</source>
        <translation>自分のゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/sum_dots.py"/>
        <source>expected on the whole</source>
        <translation>全体の期待値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>The game to analyse</source>
        <translation>分析するゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Tile</source>
        <translation>タイル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Geometry</source>
        <translation>幾何</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Which game</source>
        <translation>対象のゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>above the ideal</source>
        <translation>理想を上回る分</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>Looking up stored games</source>
        <translation>保存されたゲームを調べています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>Playing games of 2048 to compare strategies</source>
        <translation>戦略を比べるため2048をプレイしています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>4×4, {games} games each</source>
        <translation>4×4、それぞれ{games}ゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>Cancelled. Games already played are kept.</source>
        <translation>中止しました。プレイした分は残ります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Nobody knows perfect play on 4×4. Here the same strategies are compared by playing games.</source>
        <translation>4×4の最善プレイは誰も知りません。ここでは同じ戦略を、実際のゲームで比べます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Each strategy plays N games to the end. Game k has a random stream of its own, the same for every strategy. Of N games m made a tile: the share is m / N, its interval Wilson's, (m + z²/2 ± z √(m (N − m) / N + z²/4)) / (N + z²) with z = 1.96, which contains the true chance in 95 % of all such trials. 10 % of new tiles are a 4.</source>
        <translation>どの戦略もNゲームを最後までプレイします。k番目のゲームには固有の乱数列を使い、どの戦略でも同じです。Nゲーム中mゲームでタイルができたとき、割合はm / N、信頼区間はWilsonの(m + z²/2 ± z √(m (N − m) / N + z²/4)) / (N + z²)、z = 1.96です。このような試行の95%で、真の確率はこの区間に入ります。新しいタイルの10%が4です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Policy microscope, 4×4</source>
        <translation>戦略の顕微鏡、4×4</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>All strategies are hidden. Click a name above.</source>
        <translation>すべての戦略が非表示です。上の名前をクリックしてください。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Playing the first games.</source>
        <translation>最初のゲームをプレイしています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>Games by tile made</source>
        <translation>できたタイルごとのゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>tile made</source>
        <translation>できたタイル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>share of games, with 95 % intervals</source>
        <translation>ゲームの割合と95%信頼区間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>A tile of {tile}</source>
        <translation>{tile}のタイル</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>%n games each</source>
        <extracomment>One: %n game each</extracomment>
        <translation>
            <numerusform>それぞれ%nゲーム</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Games of each strategy</source>
        <translation>戦略ごとのゲーム数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>On a Dask cluster</source>
        <translation>Daskクラスターで実行</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>From</source>
        <comment>the least of an interval</comment>
        <translation>下限</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>To</source>
        <comment>the most of an interval</comment>
        <translation>上限</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Strategy</source>
        <translation>戦略</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Makes tile</source>
        <translation>できる割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Strategies by games</source>
        <translation>ゲームによる戦略の比較</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Made in</source>
        <translation>できた割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Tiles made</source>
        <translation>できたタイル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>By games, on all processors or a cluster; 95 % intervals</source>
        <translation>全プロセッサーまたはクラスターでプレイ。95%信頼区間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>makes the tile</source>
        <translation>タイルができる</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>95 % interval</source>
        <translation>95%信頼区間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>Evaluating the network</source>
        <translation>ネットワークの評価</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>%n scrambles of each length</source>
        <extracomment>One: %n scramble of each length</extracomment>
        <translation>
            <numerusform>それぞれの長さのスクランブル%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>%n scrambles played</source>
        <extracomment>One: %n scramble played</extracomment>
        <translation>
            <numerusform>試したスクランブル%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>with seed {seed} in {seconds:.1f} s</source>
        <translation>シード{seed}、{seconds:.1f}秒</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>The network was not evaluated.</source>
        <translation>ネットワークは評価されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>Correct and played moves. Arrow keys move between cells.</source>
        <translation>正しい手と実際の手。矢印キーでマスを移動します。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>{played} instead of {wanted}: ≈ {share} of mistakes</source>
        <translation>正解{wanted}、実際{played}：ミスの≈ {share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>{played} instead of {wanted}</source>
        <translation>正解{wanted}、実際{played}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>share of mistakes</source>
        <translation>ミスの割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>played →   correct ↓</source>
        <translation>実際 →   正解 ↓</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/model.py"/>
        <source>Reading the network's figures</source>
        <translation>ネットワークの数値を読み取っています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>the same face, another turn</source>
        <translation>同じ面の別の回転</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>the opposite face</source>
        <translation>反対側の面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>an adjacent face</source>
        <translation>隣の面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>How much a network solved during training: scrambles of 6, 8 and 10 moves, each time with the weights as they would be shipped. Bars are 95 % intervals.</source>
        <translation>学習の途中でネットワークがどれだけ解けたかを示します。6、8、10手のスクランブルを、その時点の（同梱時と同じ形の）重みで試しました。棒は95%信頼区間です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Each sample is a new scramble: none is seen twice, so nothing can be learnt by heart. Training that starts from the weights of an earlier run continues where that one ended. Wilson intervals, 95 %.</source>
        <translation>標本はどれも新しいスクランブルです。同じものは2度現れないので、丸暗記はできません。前の学習の重みから始めた学習は、その終わりから続きます。Wilsonの95%信頼区間。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>How far the network's confidence can be trusted: of the moves it was about equally confident of, the share that led closer to solved. On the dotted line it is right as often as it is confident.</source>
        <translation>ネットワークの確信度がどれだけ信頼できるかを示します。同じくらい確信した手のうち、完成に近づいたものの割合です。点線上なら、確信度のとおりに正しいことになります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Every move, up to the first mistake, of the games whose first mistakes were searched for, in ten ranges of the probability that the network gave to it. Right: the depth in HTM is one less after it, as an optimal solver proves. Where two moves of opposite faces may come in either order both are right, so 50 % confidence in one is no doubt. Wilson intervals, 95 %.</source>
        <translation>最初のミスを調べたゲームの、そのミスまでのすべての手を、ネットワークが与えた確率で10段階に分けたものです。正しい手：HTMでの深さが1減る手で、最短解を求めるソルバーが証明します。向かい合う面の2手の順序がどちらでもよいところでは両方が正しいので、一方の確信が半分でも迷いではありません。Wilsonの95%信頼区間。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>What the network plays when it is wrong: correct move (row) and played move (column). The stronger the colour, the more often.</source>
        <translation>ネットワークが誤るときに何を回すかを示します。正しい手（行）と実際の手（列）です。色が濃いほど頻繁です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>First mistakes only. Where several moves lead closer, the correct one is that of a shortest solution. The network answers the same in all 48 views of the cube, so each mistake is counted in all of them, a 48th in each.</source>
        <translation>最初のミスのみ。近づく手が複数あれば、最短解の手を正解とします。ネットワークはキューブの48通りの見方のどれにも同じ答えを出すので、ミスはそのすべてに48分の1ずつ数えます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>million samples</source>
        <translation>標本（百万）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>thousand samples</source>
        <translation>標本（千）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>samples</source>
        <translation>標本</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Solved while learning</source>
        <translation>学習中に解けた割合</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>%n samples</source>
        <extracomment>One: %n sample</extracomment>
        <translation>
            <numerusform>標本%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>The training of this network was not recorded.</source>
        <translation>このネットワークの学習は記録されていません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>solved during training</source>
        <translation>学習中に解けた割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Right</source>
        <comment>not wrong</comment>
        <translation>正しい</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>confidence, %</source>
        <translation>確信度、%</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>confidence</source>
        <translation>確信度</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Led closer to solved</source>
        <translation>完成に近づいた</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>The network's confidence was not measured.</source>
        <translation>ネットワークの確信度は測定されていません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>of moves played</source>
        <translation>実際の手に対する割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>The network's confusions were not measured.</source>
        <translation>ネットワークの取り違えは測定されていません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>of mistakes</source>
        <translation>ミスに対する割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/pane.py"/>
        <source>By true depth</source>
        <translation>真の深さ別</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/pane.py"/>
        <source>By move</source>
        <translation>手の番号別</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>moves of the scramble, n</source>
        <translation>スクランブルの手数n</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>How often the network solves a scramble of n moves in at most n moves: the most confident move each time, no search. Triangles and squares are measured, bars their 95 % intervals; long dashes are the rates that the article printed.</source>
        <translation>ネットワークがn手のスクランブルをn手以内に解く割合です。毎回最も確信のある手を選び、探索はしません。三角と四角は測定値、棒はその95%信頼区間、長い破線は記事の値です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Rules of the article: a scramble turns no face twice running and none again right after its opposite; no search, no look-up, no second try; more than n moves is a failure; the article played 10 000 scrambles of each length. Rate = solved / games; interval of E. B. Wilson (JASA 22, 1927), 95 %.</source>
        <translation>記事の規則：スクランブルは同じ面を続けて回さず、反対側の面の直後にもとの面を回しません。探索、表の参照、再試行はしません。n手を超えると失敗です。記事では各長さで10 000個を試しています。成功率 = 解けた数 / ゲーム数。信頼区間はE. B. Wilson（JASA 22, 1927）、95%。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Where the network first plays a move that does not lead closer to solved: the share of all scrambles of n moves, by the cube's true depth at that point, or by the number of the move.</source>
        <translation>ネットワークが最初に、完成に近づかない手を回すところです。n手の全スクランブルに対する割合を、そのときのキューブの真の深さ別、または手の番号別に示します。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>A move is a mistake if the depth in HTM is not one less after it, as an optimal solver proves. A scramble that is truly shorter than n leaves room for mistakes that do no harm. Wilson intervals, 95 %.</source>
        <translation>手の後にHTMでの深さが1減っていなければミスで、最短解を求めるソルバーが証明します。n手より短く解けるスクランブルには、害のないミスの余地があります。Wilsonの95%信頼区間。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>How often a scramble of n moves can be undone in fewer than n. The article still labels such a position with the inverse of the last move, which need not lead closer to solved.</source>
        <translation>n手のスクランブルがn手より少なく戻せる割合です。記事ではそのような局面にも最後の手の逆をラベルとして付けますが、それが完成に近づくとは限りません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Scrambles are drawn by the article's rules; an optimal solver finds their depth in HTM. Wilson intervals, 95 %.</source>
        <translation>スクランブルは記事の規則で抽出し、HTMでの深さは最短解を求めるソルバーで求めます。Wilsonの95%信頼区間。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Your run</source>
        <translation>自分の測定</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Solved in at most n moves</source>
        <translation>n手以内に解けた</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>{part} of {all}</source>
        <translation>{part} / {all}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>solved in at most n moves</source>
        <translation>n手以内に解けた割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>First mistake</source>
        <translation>最初のミス</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>true depth d, HTM</source>
        <translation>真の深さd、HTM</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>move</source>
        <comment>one move</comment>
        <translation>手の番号</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>First mistake, n = {n}</source>
        <translation>最初のミス、n = {n}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>The first mistakes for n = {n} were not measured.</source>
        <translation>n = {n}の最初のミスは測定されていません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>n = {n}, by true depth</source>
        <translation>n = {n}、真の深さ別</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>n = {n}, by move</source>
        <translation>n = {n}、手の番号別</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>True depth less than n</source>
        <translation>真の深さがn未満</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>The true depths of the scrambles were not measured.</source>
        <translation>スクランブルの真の深さは測定されていません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>of scrambles of n moves</source>
        <translation>n手のスクランブルに対する割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>solved at n = {n}</source>
        <translation>n = {n}で解けた割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>at n = {n}</source>
        <translation>n = {n}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>lengths better than the article</source>
        <translation>記事を上回る長さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>scrambles</source>
        <translation>スクランブル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>without a mistake</source>
        <translation>ミスなし</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>depth of most mistakes</source>
        <translation>ミスが最多の深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>move of most mistakes</source>
        <translation>ミスが最多の手の番号</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>shorter at n = {n}</source>
        <translation>n = {n}で短いもの</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>moves judged</source>
        <translation>判定した手</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>right</source>
        <comment>not wrong</comment>
        <translation>正しい</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>accuracy of the most confident moves</source>
        <translation>確信度の高い手の正答率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>accuracy below 50 % confidence</source>
        <translation>確信度50%未満の手の正答率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Which network's success is shown, and measured</source>
        <translation>成功率を示し、測定するネットワーク</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Which network's learning is shown</source>
        <translation>学習を示すネットワーク</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>One view</source>
        <translation>1方向</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Six faces</source>
        <translation>6面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Place</source>
        <comment>of a mistake</comment>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Share</source>
        <comment>a part of all</comment>
        <translation>割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Samples</source>
        <translation>標本</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Played</source>
        <translation>実際</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Measure it yourself</source>
        <translation>自分で測定</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>How many scrambles of each length are played</source>
        <translation>それぞれの長さで試すスクランブルの数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>The same seed plays the same scrambles</source>
        <translation>同じシードなら同じスクランブルになります</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Evaluate</source>
        <translation>評価</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>A seed is a whole number from 0 to {most}.</source>
        <translation>シードは0から{most}までの整数です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Plays that many scrambles of each length up to {longest} on this machine.</source>
        <translation>1～{longest}手の各長さで、指定した数のスクランブルをこのPCで試します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/view.py"/>
        <source>%n scrambles of each length up to {longest} are in the plot, as circles.</source>
        <extracomment>One: %n scramble of each length up to {longest} is in the plot, as circles.</extracomment>
        <translation>
            <numerusform>{longest}手までのそれぞれの長さのスクランブル%n個を、図に丸で示しています。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Evaluate the network</source>
        <translation>ネットワークを評価</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Let the network play many scrambles of every length, or stop it</source>
        <translation>ネットワークにすべての長さの多くのスクランブルを解かせる、または止める</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depths of the proved positions (points) beside those of all positions (bars).</source>
        <translation>証明済みの局面の深さ（点）と、全局面の深さ（棒）です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Positions that each proof searched, by proved depth.</source>
        <translation>それぞれの証明が調べた局面の数を、証明された深さごとに示します。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Time that each proof took, by proved depth.</source>
        <translation>それぞれの証明にかかった時間を、証明された深さごとに示します。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Proved positions</source>
        <translation>証明済みの局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>milliseconds</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>No position is proved yet. Prove some on the cube page, Ctrl+J.</source>
        <translation>証明済みの局面はまだありません。キューブのページで証明してください（Ctrl+J）。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: {positions} positions, none proved</source>
        <translation>深さ{depth}：{positions}局面、証明済みなし</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: {positions} positions, {proved} proved, {share} of them</source>
        <translation>深さ{depth}：{positions}局面、証明済み{proved}、その{share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: no proof</source>
        <translation>深さ{depth}：証明なし</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: %n proofs, median {nodes} nodes</source>
        <extracomment>One: Depth {depth}: %n proof, median {nodes} nodes</extracomment>
        <translation>
            <numerusform>深さ{depth}：証明%n件、中央値{nodes}ノード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: %n proofs, median {seconds:.2f} s</source>
        <extracomment>One: Depth {depth}: %n proof, median {seconds:.2f} s</extracomment>
        <translation>
            <numerusform>深さ{depth}：証明%n件、中央値{seconds:.2f}秒</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>median nodes</source>
        <translation>ノード数の中央値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>{seconds:.2f} s</source>
        <translation>{seconds:.2f}秒</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>median seconds</source>
        <translation>秒数の中央値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>A point is k / n of all positions: k of n proved positions have this depth. It estimates the bar if the positions were drawn at random and all that were drawn are proved. Bars: {source}; hatched ones are approximate.</source>
        <translation>点は全局面に対するk / nです。証明済みのn局面のうちk局面がその深さです。ランダムに抽出した局面で、抽出したものがすべて証明済みなら、棒の推定値になります。棒：{source}。斜線は近似です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>One point per proof whose last depth was ruled out here; nodes are positions tried in all its searches. Their number depends on the pruning table.</source>
        <translation>最後の深さの除外をここで行った証明ごとに1点です。ノードはすべての探索で試した局面で、その数は枝刈りテーブルによります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>One point per proof whose last depth was ruled out here; seconds in all its searches, without building the pruning table, on all cores of this machine, which other programs may have used too.</source>
        <translation>最後の深さの除外をここで行った証明ごとに1点です。すべての探索の秒数で、枝刈りテーブルの作成は含みません。このPCの全コアを使い、ほかのプログラムも動いていた可能性があります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>not yet proved</source>
        <translation>未証明</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>seconds a proof, median</source>
        <translation>証明の秒数、中央値</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>By depth</source>
        <translation>深さ別</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>Nodes and seconds of proofs whose last depth was ruled out here. Positions not yet proved are probably deeper.</source>
        <translation>最後の深さの除外をここで行った証明のノード数と秒数です。未証明の局面は、より深いと考えられます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>{unit}, medians</source>
        <translation>{unit}、中央値</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/random_games.py"/>
        <source>%n games played</source>
        <extracomment>One: %n game played</extracomment>
        <translation>
            <numerusform>プレイした%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/random_games.py"/>
        <source>%n moves in {seconds:.2f} s</source>
        <extracomment>One: %n move in {seconds:.2f} s</extracomment>
        <translation>
            <numerusform>%n手を{seconds:.2f}秒で</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/random_games.py"/>
        <source>standard error of the mean score</source>
        <translation>平均スコアの標準誤差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/random_games.py"/>
        <source>share of games</source>
        <translation>ゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>Little memory is paid for in time.</source>
        <translation>メモリを節約すると、その分だけ時間がかかります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>For each corridor of n cells the question allows 3ⁿ moves. Time: the calls of Savitch's algorithm until its answer, counted, and the positions of breadth-first search. Memory in cells: at most 4 log₂3 n² for the former, positions times n for the latter.</source>
        <translation>nセルのそれぞれの通路で3ⁿ手まで許します。時間：答えが出るまでのサヴィッチのアルゴリズムの呼び出し回数（数えたもの）と、幅優先探索の局面数。メモリ（セル）：前者は最大4 log₂3 n²、後者は局面数のn倍です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>n = {cells}: {calls} calls, ≤ %n cells</source>
        <extracomment>One: n = {cells}: {calls} calls, ≤ %n cell</extracomment>
        <translation>
            <numerusform>n = {cells}：呼び出し{calls}回、≤ %nセル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>%n cells</source>
        <comment>of memory</comment>
        <extracomment>One: %n cell</extracomment>
        <translation>
            <numerusform>%nセル</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>Time against memory</source>
        <translation>時間とメモリ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>● Savitch   ■ breadth-first</source>
        <translation>● サヴィッチ   ■ 幅優先</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>calls or positions</source>
        <translation>呼び出しまたは局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Click squares: wall, floor, box, goal, man; right click goes back. Up to {most} free squares.</source>
        <translation>マスをクリック：壁、床、荷物、ゴール、作業員。右クリックで逆順。空きマスは{most}個まで。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Second position, not drawn yet</source>
        <translation>第2の局面（未作成）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>First position, not drawn yet</source>
        <translation>第1の局面（未作成）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Click a square: floor, box, man</source>
        <translation>マスをクリック：床、荷物、作業員</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Click a square: wall, floor, box, goal, man</source>
        <translation>マスをクリック：壁、床、荷物、ゴール、作業員</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>solved</source>
        <comment>the second position</comment>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Savitch</source>
        <translation>サヴィッチ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Breadth-first</source>
        <translation>幅優先</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Both algorithms</source>
        <translation>両方のアルゴリズム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Second position:</source>
        <translation>第2の局面：</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>What the first position is to become</source>
        <translation>第1の局面の行き先</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Ask for an unreachable position</source>
        <translation>到達できない局面を問う</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Cells</source>
        <translation>セル</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Waiting time</source>
        <translation>待ち時間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Waiting times by number of cells</source>
        <translation>セル数ごとの待ち時間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Waiting time for 3ⁿ moves in a corridor</source>
        <translation>通路での3ⁿ手の待ち時間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>calls</source>
        <translation>呼び出し回数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Start over</source>
        <translation>最初から</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>At {calls} calls a second, as measured here.</source>
        <translation>ここで測定した毎秒{calls}回の呼び出しで。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>no. {number}, %n moves away</source>
        <extracomment>One: no. {number}, %n move away</extracomment>
        <translation>
            <numerusform>{number}番、%n手先</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>as drawn</source>
        <translation>描いたもの</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Depth</source>
        <comment>of nested calls</comment>
        <translation>深さ</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>The question on %n cells is still running; running this one pauses it.</source>
        <extracomment>One: The question on %n cell is still running; running this one pauses it.</extracomment>
        <translation>
            <numerusform>%nセルの問いを実行中です。こちらを実行すると一時停止します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Answered after %n calls.</source>
        <extracomment>One: Answered after %n call.</extracomment>
        <translation>
            <numerusform>%n回の呼び出しで答えが出ました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>calls made</source>
        <translation>済んだ呼び出し</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>time left</source>
        <translation>残り時間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>{made} of {calls} calls, {wait} left.</source>
        <translation>呼び出し{calls}回中{made}回、残り{wait}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>{made} of at most {calls} calls, at most {wait} left.</source>
        <translation>呼び出し最大{calls}回中{made}回、残り最大{wait}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Not started: it takes {calls} calls, {wait}.</source>
        <translation>まだ始めていません。呼び出し{calls}回、{wait}かかります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Not started: it takes at most {calls} calls, at most {wait}.</source>
        <translation>まだ始めていません。呼び出しは最大{calls}回、時間は最大{wait}です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Step through it, or allow fewer moves.</source>
        <translation>1ステップずつ進めるか、手数の上限を下げてください。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>It takes {calls} calls, {wait}.</source>
        <translation>呼び出し{calls}回、{wait}かかります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>It takes at most {calls} calls, at most {wait}.</source>
        <translation>呼び出しは最大{calls}回、時間は最大{wait}です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Run all the same</source>
        <translation>それでも実行</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>unreachable</source>
        <translation>到達不能</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Choose another board.</source>
        <translation>別の盤を選んでください。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Running breadth-first search</source>
        <translation>幅優先探索を実行しています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>No level of Sokoban is open</source>
        <translation>倉庫番の面が開かれていません</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Open one on the Sokoban page, or choose another board</source>
        <translation>倉庫番ページで開くか、別の盤を選んでください</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Cancelled before the answer was known. Choose another board.</source>
        <translation>答えが出る前に中止されました。別の盤を選んでください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Savitch, %n cells</source>
        <extracomment>One: Savitch, %n cell</extracomment>
        <translation>
            <numerusform>サヴィッチ、%nセル</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Recursion</source>
        <translation>再帰</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>level {level}, t = {limit:,}</source>
        <translation>第{level}階層、t = {limit:,}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>level {level}, t = {limit:,}, middle {middle:,} of {all:,}</source>
        <translation>第{level}階層、t = {limit:,}、中間点{all:,}個中{middle:,}番目</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Yes, within %n moves.</source>
        <extracomment>One: Yes, within %n move.</extracomment>
        <translation>
            <numerusform>はい、%n手以内です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>No, not within %n moves.</source>
        <extracomment>One: No, not within %n move.</extracomment>
        <translation>
            <numerusform>いいえ、%n手以内では届きません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Savitch's algorithm made %n calls and has forgotten all of them.</source>
        <extracomment>One: Savitch's algorithm made %n call and has forgotten all of them.</extracomment>
        <translation>
            <numerusform>サヴィッチのアルゴリズムは%n回呼び出し、そのすべてを忘れました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Breadth-first search agrees, and remembers %n positions.</source>
        <extracomment>One: Breadth-first search agrees, and remembers %n position.</extracomment>
        <translation>
            <numerusform>幅優先探索も同じ答えで、%n局面を覚えています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Breadth-first search does not agree, and remembers %n positions.</source>
        <extracomment>One: Breadth-first search does not agree, and remembers %n position.</extracomment>
        <translation>
            <numerusform>幅優先探索は違う答えで、%n局面を覚えています。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>level {level}</source>
        <translation>第{level}階層</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>moves allowed at level {level}</source>
        <translation>第{level}階層で許される手数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>middle {middle:,} of {all:,}, first half</source>
        <translation>中間点{all:,}個中{middle:,}番目、前半</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>middle {middle:,} of {all:,}, second half</source>
        <translation>中間点{all:,}個中{middle:,}番目、後半</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Savitch's algorithm remembers one path, breadth-first search every position.</source>
        <translation>サヴィッチのアルゴリズムは1本の経路だけを、幅優先探索はすべての局面を覚えます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Reach(c₁, c₂, t): for every middle, Reach(c₁, middle, t/2) and Reach(middle, c₂, the rest). t = 1: look.</source>
        <translation>Reach(c₁, c₂, t)：すべての中間点についてReach(c₁, 中間点, t/2)とReach(中間点, c₂, 残り)を調べます。t = 1なら直接調べます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>━ the one path remembered    ■ tried, forgotten    □ not tried yet</source>
        <translation>━ 覚えている1本の経路    ■ 試して忘れた    □ まだ試していない</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>First position</source>
        <translation>第1の局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Second position</source>
        <translation>第2の局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Moves allowed</source>
        <translation>手数の上限</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>One call back</source>
        <translation>1回前の呼び出し</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>The next call; Page down makes 1 000</source>
        <translation>次の呼び出し。Page Downで1 000回</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Can the first position become the second?</source>
        <translation>第1の局面は第2の局面になりうるか</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>{configurations:,} configurations (3 to the power of {cells})</source>
        <translation>{configurations:,}配置、3の{cells}乗</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>configurations</source>
        <translation>配置</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>within at most %n moves</source>
        <extracomment>One: within at most %n move</extracomment>
        <translation>
            <numerusform>%n手以内</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Moves allowed: {limit:,}</source>
        <translation>手数の上限：{limit:,}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>%n cells</source>
        <comment>of a corridor</comment>
        <extracomment>One: %n cell</extracomment>
        <translation>
            <numerusform>%nマス</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>recursion depth</source>
        <translation>再帰の深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>recursion depth {depth}</source>
        <translation>再帰の深さ{depth}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Run Savitch's algorithm</source>
        <translation>サヴィッチのアルゴリズムを実行</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Until there is an answer</source>
        <translation>答えが出るまで</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Pause Savitch's algorithm</source>
        <translation>サヴィッチのアルゴリズムを一時停止</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Next call of Savitch's algorithm</source>
        <translation>サヴィッチのアルゴリズムの次の呼び出し</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>In Savitch's algorithm</source>
        <translation>サヴィッチのアルゴリズムで</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Restart Savitch's algorithm</source>
        <translation>サヴィッチのアルゴリズムを最初から</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>{seconds:.0f} s</source>
        <translation>{seconds:.0f}秒</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>{minutes:.0f} min</source>
        <translation>{minutes:.0f}分</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>%n hours</source>
        <extracomment>One: %n hour</extracomment>
        <translation>
            <numerusform>%n時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>%n days</source>
        <extracomment>One: %n day</extracomment>
        <translation>
            <numerusform>%n日</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>about %n years</source>
        <extracomment>One: about %n year</extracomment>
        <translation>
            <numerusform>約%n年</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>about {years} years</source>
        <translation>約{years}年</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Moves from solved, or facelets</source>
        <translation>完成状態からの手順、または54枚のステッカー</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Length of a scramble</source>
        <translation>スクランブルの手数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>The cube from its page</source>
        <translation>キューブページのキューブ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>An example</source>
        <translation>例</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>A position whose shortest solution is missed by a bound that is 80 % too large</source>
        <translation>下界が80%大きすぎると最短解を逃す局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Fewer</source>
        <translation>減少</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Searches by how much the bound is too large</source>
        <translation>下界がどれだけ大きすぎるかによる探索</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Turn</source>
        <comment>of a face</comment>
        <translation>手</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Bound h</source>
        <translation>下界h</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Distance from solved after each move</source>
        <translation>1手ごとの完成までの距離</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>If the bound is too large</source>
        <translation>下界が大きすぎるとき</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>After each move</source>
        <translation>1手ごと</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>There is no 3×3×3 on the cube's page.</source>
        <translation>キューブページに3×3×3がありません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Choose it there first.</source>
        <translation>先にそのページで選んでください。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>given up</source>
        <translation>断念</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/model.py"/>
        <source>Reading Korf's tables</source>
        <translation>Korfのテーブルを読み込んでいます</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/model.py"/>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/model.py"/>
        <source>Korf's tables were not built.</source>
        <translation>Korfのテーブルは作られませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>By how much the bound is too large</source>
        <translation>下界がどれだけ大きすぎるか</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>Korf's search at work</source>
        <translation>Korfの探索の様子</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>Bound too large by</source>
        <translation>下界の過大さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>original bound</source>
        <translation>もとの下界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>ended by a solution</source>
        <translation>解が見つかり終了</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>positions by depth of the iteration</source>
        <translation>反復の深さごとの局面数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Bars: positions that each iteration generates, with the original bound and with one that is too large side by side, hatched where a solution ends it. Long dashes: what the formula expects with the original bound; short dashes: bᵈ.</source>
        <translation>棒は各反復で生成された局面の数で、もとの下界と大きすぎる下界を並べて示します。解が見つかって終わった反復には斜線を引きます。長い破線はもとの下界について式から期待される数、短い破線はbᵈです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Iterative deepening A*: an iteration to depth d goes on from a position after g moves while g + h ≤ d. h is the largest of three tables' values and never more than the depth, so what is found first is shortest. Long dashes: Σ N(i + 1) P(h ≤ d − i), what a whole iteration generates on average (Korf, Reid and Edelkamp 2001). Short dashes: {branching:.5g}ᵈ. Too large: h + h · k / 10, rounded down. The article's example: 4 moves are needed, the bound is 3, and 5 if it is too large; a search that believes in 5 never tries 4 and may find a solution of 5 first. What is found is longer by at most k tenths.</source>
        <translation>反復深化A*：深さdまでの反復は、g手後の局面からg + h ≤ dの間だけ先へ進みます。hは3つのテーブルの最大値で、深さを超えないので、最初に見つかる解が最短になります。長い破線：Σ N(i + 1) P(h ≤ d − i)、反復全体が平均して生成する数（Korf, Reid, Edelkamp 2001）。短い破線：{branching:.5g}ᵈ。過大：h + h · k / 10を切り捨てた値。記事の例：4手が必要で、下界は3、大きすぎると5。5を信じる探索は4手を一度も試さず、先に5手の解に出会うことがあります。見つかる解は、長くても10分のk増しです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>original</source>
        <translation>もとのまま</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>same</source>
        <comment>as many positions</comment>
        <translation>同じ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Not searched yet.</source>
        <translation>まだ探索していません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Given up after {seconds:g} s.</source>
        <translation>{seconds:g}秒で断念しました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, %n positions generated. How many moves are needed is not known: the search with the original bound was given up.</source>
        <extracomment>One: {turns}, %n position generated. How many moves are needed is not known: the search with the original bound was given up.</extracomment>
        <translation>
            <numerusform>{turns}、%n局面を生成。もとの下界での探索が断念されたため、必要な手数は分かっていません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>A bound that is never too large finds a shortest solution.</source>
        <translation>決して大きすぎない下界を使えば、最短の解が見つかります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, %n positions generated. No solution is shorter.</source>
        <extracomment>One: {turns}, %n position generated. No solution is shorter.</extracomment>
        <translation>
            <numerusform>{turns}、%n局面を生成。これより短い解はありません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>at most</source>
        <translation>最大</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>The solution could have been at most {turns} long.</source>
        <translation>解は最大{turns}になる可能性がありました。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>The bound is {bound}, the enlarged one {wrong}, and {depth} moves are needed; in the article 3, 5 and 4.</source>
        <translation>下界は{bound}、大きくした下界は{wrong}、必要なのは{depth}手です。記事では3、5、4。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>bound h</source>
        <translation>下界h</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>enlarged bound</source>
        <translation>大きくした下界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>more than needed</source>
        <translation>最短より多い手数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>A bound that is too large can miss the shortest solution: here it did.</source>
        <translation>大きすぎる下界では最短の解を見逃すことがあります。ここでは見逃しました。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>A bound that is too large can miss the shortest solution: here it did not.</source>
        <translation>大きすぎる下界では最短の解を見逃すことがあります。ここでは見逃しませんでした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Original bound: {turns}, %n positions.</source>
        <extracomment>One: Original bound: {turns}, %n position.</extracomment>
        <translation>
            <numerusform>もとの下界：{turns}、%n局面。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>moves with the original bound</source>
        <translation>もとの下界での手数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>positions with the original bound</source>
        <translation>もとの下界での局面数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>positions, compared</source>
        <translation>局面数の比較</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{share} too large</source>
        <translation>{share}大きすぎる界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, still shortest; as many positions.</source>
        <translation>{turns}、最短のまま。局面数は同じです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, still shortest; {factor} times fewer positions.</source>
        <translation>{turns}、最短のまま。局面数は{factor}分の1です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, still shortest; {factor} times as many positions.</source>
        <translation>{turns}、最短のまま。局面数は{factor}倍です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, {longer} more than needed; as many positions.</source>
        <translation>{turns}、最短より{longer}多くなりました。局面数は同じです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, {longer} more than needed; {factor} times fewer positions.</source>
        <translation>{turns}、最短より{longer}多くなりました。局面数は{factor}分の1です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, {longer} more than needed; {factor} times as many positions.</source>
        <translation>{turns}、最短より{longer}多くなりました。局面数は{factor}倍です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>To depth {depth}: no iteration, ≈ {expected} by the formula</source>
        <translation>深さ{depth}まで：反復なし、公式では≈ {expected}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>To depth {depth}: {made:,} generated, ≈ {expected} by the formula</source>
        <translation>深さ{depth}まで：{made:,}個を生成、公式では≈ {expected}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Solving the position after each move.</source>
        <translation>1手後の各局面を順に解いています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>These moves lead closer than {depth} HTM: {moves}.</source>
        <translation>残りがHTMで{depth}手より少なくなる手：{moves}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>These moves lead closer than {depth} QTM: {moves}.</source>
        <translation>残りがQTMで{depth}手より少なくなる手：{moves}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>Search another scramble</source>
        <translation>別のスクランブルを探索</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>Search the cube from its page</source>
        <translation>キューブページのキューブを探索</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>in completed iterations</source>
        <translation>最後まで終えた反復</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>by the formula</source>
        <translation>公式による</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>papers printed figures table check sources references literature numbers text author blog verify agrees differs {names}</source>
        <translation>論文 印刷された数値 表 確認 出典 参考文献 数 著者 一致 相違 {names}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>search instrument figure number look up where is topic subject article</source>
        <translation>検索 装置 数値 調べる どこ 話題 主題 記事</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>following instrument topic chapter forward</source>
        <translation>次の装置 話題 章 進む</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>back instrument topic chapter before</source>
        <translation>前の装置 話題 章 戻る</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>save image chart graph screenshot print vector PNG SVG PDF share paper</source>
        <translation>保存 画像 グラフ 図 スクリーンショット 印刷 ベクター 共有</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>transition matrix probabilities p q r heat map table</source>
        <translation>遷移行列 確率 熱図 表</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>distribution after N steps probability stationary mixing total variation</source>
        <translation>N 歩後の分布 確率 定常 混合 全変動</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>detailed balance conditions equations populations misprint ladder</source>
        <translation>詳細釣り合い 条件 方程式 個数 誤植</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>figure source origin instrument open jump show</source>
        <translation>数値 出典 由来 装置 開く 移動 示す</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>search number table printed look up filter</source>
        <translation>検索 数 表 印刷 調べる 絞り込み</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Which level is plotted</source>
        <translation>図に示す面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Lower bounds are marked ≥.</source>
        <translation>下界には≥を付けています。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/sokoban.py"/>
        <source>%n positions counted</source>
        <extracomment>One: %n position counted</extracomment>
        <translation>
            <numerusform>%n局面を数え上げ</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Play the random pusher</source>
        <translation>ランダムな押し手を再生</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Plot the level on the Sokoban page</source>
        <translation>倉庫番ページの面を図にする</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>solvable</source>
        <translation>解ける割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>chance to solve</source>
        <translation>解く確率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>pushes to end</source>
        <translation>終わるまでの押し数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Solvable</source>
        <translation>解ける</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Shares of all games, exact. Mistakes: moves per game that are not best.</source>
        <translation>全ゲームに対する厳密な割合。ミス：1ゲームあたりの最善でない手。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Wins</source>
        <translation>勝率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Costs</source>
        <translation>損失</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Strategies</source>
        <translation>戦略</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Habit</source>
        <translation>癖</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Habits</source>
        <translation>癖</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>The adviser is missing: it has no network for {board}.</source>
        <translation>{board}のネットワークがないため、アドバイザーはありません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Every move is one of the best.</source>
        <translation>すべての手が最善手の1つです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>It first departs from perfect play at tile sum {leaves}; half of its total cost has arisen by {half_lost}.</source>
        <translation>最善プレイから初めて外れるのはタイル合計{leaves}で、損失の半分は{half_lost}までに生じます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>first mistake</source>
        <translation>最初のミス</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>half lost</source>
        <translation>損失の半分</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Still winnable</source>
        <translation>まだ勝てる割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Cost</source>
        <comment>of a move</comment>
        <translation>損失</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Still playing</source>
        <translation>続いている割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Computing the odds of perfect play</source>
        <translation>最善プレイの勝率を計算しています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Following “{strategy}” through every board</source>
        <translation>「{strategy}」を全盤面で計算しています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Cancelled. What was already computed is kept.</source>
        <translation>中止しました。計算した分は残ります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Chance of winning if perfect play takes over at a tile sum. Where a curve falls, the strategy makes mistakes.</source>
        <translation>あるタイル合計から最善プレイに代わった場合の勝率です。曲線が下がるところで、戦略はミスをしています。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Cost of the moves at a tile sum: how much they lower the odds of perfect play. All costs add up to what the strategy loses.</source>
        <translation>あるタイル合計での手の損失です。その後の最善プレイの勝率がどれだけ下がるかを示します。すべて足すと、戦略が失う勝率になります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Of the moves that a strategy makes at a tile sum, the share that is not best.</source>
        <translation>あるタイル合計で戦略が選ぶ手のうち、最善でないものの割合です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>The share of games that reach a tile sum and go on from it.</source>
        <translation>あるタイル合計に達し、そこから続くゲームの割合です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>won if perfect play takes over</source>
        <translation>最善プレイに代わった場合の勝率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>cost of the moves at this sum</source>
        <translation>この合計での手の損失</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>share of moves that are not best</source>
        <translation>最善でない手の割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Nothing is simulated: each board, with its probability d(s), is followed through the strategy's move and both new tiles, layer by layer of equal tile sum. A move a costs d(s) (V*(s) − Q*(s, a)) by the exact odds of perfect play, and all costs together are exactly V* − V, the loss against perfect play (S. Kakade and J. Langford, ICML 2002, lemma 6.1). A game begins with two tiles; 10 % of new tiles are a 4.</source>
        <translation>シミュレーションはしません。確率d(s)の各盤面から、戦略の手と両方の新しいタイルに沿って、タイル合計の等しい層を順に進みます。手aの損失は、最善プレイの厳密な勝率によるd(s) (V*(s) − Q*(s, a))で、全損失の和はちょうどV* − V、すなわち最善プレイとの勝率の差になります（S. Kakade, J. Langford, ICML 2002, 補題6.1）。ゲームはタイル2枚で始まり、新しいタイルの10%が4です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Policy microscope</source>
        <translation>戦略の顕微鏡</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Policy microscope, {board}</source>
        <translation>戦略の顕微鏡、{board}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Computing the odds of perfect play. This is done only once.</source>
        <translation>最善プレイの勝率を計算しています。一度だけです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Every curve is hidden. Click a name above.</source>
        <translation>すべての曲線が非表示です。上の名前をクリックしてください。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/plot.py"/>
        <source>Strategies by tile sum</source>
        <translation>タイル合計ごとの戦略</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/plot.py"/>
        <source>Tile sum {total}</source>
        <translation>タイルの合計{total}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: still winnable</source>
        <translation>戦略：まだ勝てる割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: cost</source>
        <translation>戦略：損失</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: mistakes</source>
        <translation>戦略：ミス</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: still playing</source>
        <translation>戦略：続いている割合</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>{known} of %n strategies</source>
        <extracomment>One: {known} of %n strategy</extracomment>
        <translation>
            <numerusform>%n個の戦略のうち{known}個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>it wins</source>
        <translation>勝率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>perfect play wins</source>
        <translation>最善プレイの勝率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>not best</source>
        <translation>最善でない手</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Within the half-turn group, solved with half turns only; other positions have no depth here.</source>
        <translation>ハーフターン群の局面を、180度回転だけで解きます。群の外の局面には、ここでは深さがありません。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>From a domino position, with quarter turns of two faces and half turns of the others.</source>
        <translation>ドミノの局面から、2面の90度回転と残りの面の180度回転で進みます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>A domino: every corner and edge oriented, the middle slice's edges in their slice.</source>
        <translation>ドミノ：すべてのコーナーとエッジの向きが揃い、中層のエッジが中層にある状態です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Counting the cases</source>
        <translation>ケースを数えています</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>The depth of a part is the least number of moves that solve it ({unit}), whatever becomes of the rest.</source>
        <translation>部分の深さは、残りがどうなってもよいとして、それを解く最小の手数（{unit}）です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>The depths are the same for every choice of a face, an axis or a corner.</source>
        <translation>面、軸、コーナーのどれを選んでも深さの分布は同じです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Source: {source}.</source>
        <translation>出典：{source}。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Cases</source>
        <translation>ケース</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Success</source>
        <translation>成功率</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Learning</source>
        <translation>学習</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Confused moves</source>
        <translation>取り違えた手</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Estimates</source>
        <translation>推定</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>True depth</source>
        <translation>真の深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Calibration</source>
        <translation>較正</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>As a bound</source>
        <translation>下界として</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Level in play</source>
        <translation>プレイ中の面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Your own</source>
        <comment>a board</comment>
        <translation>自作</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Exhibit</source>
        <translation>展示</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A formula</source>
        <translation>論理式</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Part</source>
        <comment>of the cube to solve first</comment>
        <translation>部分</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Domino to half turns</source>
        <translation>ドミノから180度回転へ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Measure</source>
        <comment>a quantity</comment>
        <translation>測るもの</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Horizontal axis</source>
        <translation>横軸</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Part of the deepest</source>
        <translation>最大の深さに対する割合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Vertical axis</source>
        <translation>縦軸</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Cumulative</source>
        <translation>累積</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>States</source>
        <translation>状態</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths of the {puzzle} cube, {metric}</source>
        <translation>{puzzle}キューブの深さ、{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>God's number diameter maximum distance distribution histogram number of positions count growth branching populations sphere Cayley graph Rokicki HTM QTM 43252003274489856000 3674160</source>
        <translation>神の数字 直径 最大 距離 分布 ヒストグラム 局面の数 成長 分岐 個数 ケイリーグラフ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Random walk on the {puzzle} cube, {metric}</source>
        <translation>{puzzle}キューブのランダムウォーク、{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>random walk Markov chain binomial model lumped stationary distribution mixing time expected depth probability chance parity total variation drunkard shuffle convergence steps</source>
        <translation>ランダムウォーク 酔歩 マルコフ連鎖 二項分布 定常分布 混合時間 期待する深さ 確率 偶奇 収束 歩数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Parts of the cube</source>
        <translation>キューブの部分</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths of a part of the cube: {part}, {metric}</source>
        <translation>キューブの部分の深さ：{part}、{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>subgroup coset Thistlethwaite Kociemba reduction phases cross edge orientation EO domino block F2L subgoal human method stages</source>
        <translation>部分群 剰余類 段階 クロス エッジの向き ドミノ ブロック 小目標 解法</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The chain of the {puzzle} cube, {metric}</source>
        <translation>{puzzle}キューブの連鎖、{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Markov chain birth and death detailed balance reversible stationary distribution transition matrix equilibrium conditions Kemeny eigenvalue random walk p q probabilities misprint</source>
        <translation>マルコフ連鎖 出生死滅過程 詳細釣り合い 可逆 定常分布 遷移行列 平衡 条件 固有値 ランダムウォーク 確率 誤植</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Why lumping fails on the {puzzle} cube, {metric}</source>
        <translation>{puzzle}キューブで集約がうまくいかない理由、{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>lumpable lumpability Markov chain approximation aggregation quotient states classes not uniform Kemeny Snell conditional</source>
        <translation>集約 マルコフ連鎖 近似 商 状態 類 一様でない 条件付き</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Proved positions: {measure}, {metric}</source>
        <translation>証明済みの局面：{measure}、{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>optimal solutions God's algorithm lower bound measured distances nodes seconds experiment overnight statistics</source>
        <translation>最適解 神のアルゴリズム 下界 測定 距離 節点 秒 実験 夜通し 統計</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Progress of a proof</source>
        <translation>証明の経過</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Progress of a proof: nodes by depth</source>
        <translation>証明の経過：深さごとのノード数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>IDA* iterative deepening search nodes progress optimal solving lower bound expanded time left</source>
        <translation>反復深化 探索 節点 進み具合 最適 下界 残り時間</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Korf's tables, {metric}</source>
        <translation>Korfのテーブル、{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>pattern database heuristic admissible lower bound A* IDA* branching factor corners edges table memory consistent estimate distribution God's algorithm</source>
        <translation>パターンデータベース ヒューリスティック 許容的 下界 分岐係数 角 辺 表 メモリ 無矛盾 推定 分布 神のアルゴリズム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Korf's search, {metric}</source>
        <translation>Korfの探索、{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>heuristic A* IDA* iterative deepening admissible overestimate bound pruning depth-first search tree nodes pattern database God's algorithm optimal</source>
        <translation>ヒューリスティック 反復深化 許容的 過大評価 限界 枝刈り 深さ優先 木 節点 パターンデータベース 神のアルゴリズム 最適</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Network without search: {view}</source>
        <translation>探索なしのネットワーク：{view}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>BERT transformer neural network classifier machine learning deep learning artificial intelligence AI success rate greedy softmax confidence training confusion imitation scramble length attention</source>
        <translation>ニューラルネットワーク 分類器 機械学習 深層学習 人工知能 成功率 貪欲 確信 訓練 混同 注意機構</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A network for depth: {view}, {metric}</source>
        <translation>深さを推定するネットワーク：{view}、{metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>neural network regression deep learning AI heuristic value function DeepCubeA calibration error distance prediction admissible lower bound</source>
        <translation>ニューラルネットワーク 回帰 深層学習 人工知能 ヒューリスティック 価値関数 較正 誤差 距離 予測 下界</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A random walk on an ideal puzzle</source>
        <translation>理想パズルのランダムウォーク</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>binomial distribution hypercube Ehrenfest urn regular tree branching random walk stationary Markov chain model cosh growth b</source>
        <translation>二項分布 超立方体 エーレンフェスト 壺 正則木 分岐 ランダムウォーク 定常 マルコフ連鎖 模型 成長</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A level of Sokoban</source>
        <translation>倉庫番の面</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths and random pusher of a level of Sokoban</source>
        <translation>倉庫番の面の深さとランダムな押し手</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>random walk Markov chain absorption hitting time expected pushes state space depth stationary chance of solving monkey deadlock</source>
        <translation>ランダムウォーク マルコフ連鎖 吸収 到達時間 押し数の期待値 状態空間 深さ 定常 解ける確率 猿 デッドロック</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Levels built to be hard: the Fibonacci corridor</source>
        <translation>わざと難しくした面：フィボナッチの通路</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Fibonacci golden ratio exponential solution length corridor closed form recurrence Picokosmos difficult long solutions 306 moves</source>
        <translation>フィボナッチ 黄金比 指数的 解の長さ 回廊 閉じた式 漸化式 難しい 長い解 306 手</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Doubling rooms: the last of n, 2ⁿ times</source>
        <translation>倍化の部屋：n番目の部屋に2ⁿ回</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>exponential doubling binary counter gadget long solutions powers of two Towers of Hanoi Gray code entrances</source>
        <translation>指数的 倍増 二進カウンタ 長い解 二の冪 ハノイの塔 グレイコード 入口</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Savitch's algorithm, board {board}</source>
        <translation>サヴィッチのアルゴリズム、盤{board}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Savitch's theorem PSPACE NPSPACE polynomial space memory time recursion halving reachability midpoint complexity nondeterministic</source>
        <translation>サヴィッチの定理 多項式領域 メモリ 時間 再帰 二分 到達可能性 中点 計算量 非決定性</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>How hard is Sokoban: {exhibit}</source>
        <translation>倉庫番はどれだけ難しいか：{exhibit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>PSPACE complete NP hard quantum computer BQP QBF TQBF quantified Boolean formula reduction gadget satisfiability SAT complexity class polynomial exponential Culberson reversible EXPTIME Go</source>
        <translation>完全 困難 量子コンピュータ 量化ブール式 帰着 充足可能性 計算量クラス 多項式 指数 可逆</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>2048 at random</source>
        <translation>ランダムな2048</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Random play of 2048 on {board}</source>
        <translation>{board}での2048のランダムなプレイ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>random player games simulation score distribution Monte Carlo chance largest tile monkey statistics</source>
        <translation>ランダムなプレイヤー ゲーム シミュレーション 得点 分布 モンテカルロ 確率 最大タイル 猿 統計</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Boards of 2048 on {board} to {target}, by tile sum</source>
        <translation>2048の盤面（{board}、{target}まで、タイルの合計ごと）</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>number of boards count tile sum state space compositions layer reachable combinatorics enumeration legal positions</source>
        <translation>盤の数 数える タイルの和 状態空間 合成 層 到達可能 組合せ 列挙</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>All boards of 2048: every size and target</source>
        <translation>2048の全盤面：すべての大きさと目標</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>number of boards count state space upper bound combinatorics reachable how many positions legal all sizes table chess Go</source>
        <translation>盤の数 数える 状態空間 上界 組合せ 到達可能 局面はいくつ すべての大きさ 表 チェス 囲碁</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Won games of 2048 on {board} to {target}</source>
        <translation>2048の勝ったゲーム、{board}で{target}まで</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>my games number of moves tile sum lucky luck shortest longest win distribution band deviation</source>
        <translation>自分のゲーム 手数 タイルの和 運 最短 最長 勝ち 分布 帯 偏差</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The mathematics of your games of 2048 on {board} to {target}</source>
        <translation>自分の2048の数学、{board}で{target}まで</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>my games statistics Markov chain variance standard deviation expected number of moves fundamental matrix seven lines code progress</source>
        <translation>自分のゲーム 統計 マルコフ連鎖 分散 標準偏差 期待値 手数 基本行列 七行 プログラム 進み具合</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A game as a path</source>
        <translation>軌跡で見るゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A game of 2048 as a path</source>
        <translation>軌跡で見る2048のゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>my games trajectory tile sum moves over time fours luck binomial drift history</source>
        <translation>自分のゲーム 軌跡 タイルの和 手 時間 四 運 ドリフト</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Strategies for 2048 on {board}</source>
        <translation>{board}での2048の戦略</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>optimal play policy chance of winning probability expectimax value iteration Markov decision process MDP compare strategy swipe random greedy odds solved game</source>
        <translation>最適なプレイ 方策 勝つ確率 価値反復 マルコフ決定過程 比較 戦略 ランダム 貪欲 解かれたゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>All paths to {target} in a bag</source>
        <translation>袋の中で{target}までのすべての経路</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Markov chain absorbing absorption transition matrix fundamental matrix expected moves mean variance standard deviation states graph multiset probability random fours twos least most moves to win</source>
        <translation>マルコフ連鎖 吸収 吸収的 遷移行列 基本行列 期待手数 平均 分散 標準偏差 状態 グラフ 多重集合 確率 二 四 最少 最多 勝つまで</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths compared by {across}: {heights}</source>
        <translation>深さの比較：横軸{across}、縦軸{heights}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>overlay several puzzles side by side chart curves God's number diameter distribution difference versus</source>
        <translation>重ねる 複数のパズル 並べる グラフ 曲線 神の数字 直径 分布 違い 比較</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The five articles</source>
        <translation>5つの記事</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The figures of an article: {title}</source>
        <translation>記事の数値：{title}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>in a bag</source>
        <translation>袋の中</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>you</source>
        <translation>自分</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>Wins by target</source>
        <translation>目標別の勝ち</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>Wins by player</source>
        <translation>プレイヤー別の勝ち</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>{percent:g} % fours</source>
        <translation>4が{percent:g}%</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>Bars are the positions that each iteration of the proof has tried, hatched while it runs or where a solution ended it; long dashes what Korf's formula expects with his tables, short dashes bᵈ.</source>
        <translation>棒は証明のそれぞれの反復が試した局面の数で、実行中または解が見つかって終わったところは斜線です。長い破線はKorfのテーブルと公式から期待される数、短い破線はbᵈです。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>No proof has run yet. Solve a cube on its page to see here what its proof tries.</source>
        <translation>まだ証明が行われていません。キューブのページで解くと、証明が試した数がここに描かれます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>completed</source>
        <translation>調べ終えた</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>running, or ended early</source>
        <translation>実行中、または途中で終了</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>nodes by depth of the iteration</source>
        <translation>反復の深さごとのノード数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>To depth {depth}: no iteration, ≈ {expected} by Korf's formula</source>
        <translation>深さ{depth}まで：反復なし、Korfの公式では≈ {expected}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/work/pane.py"/>
        <source>To depth {depth}: %n nodes, ≈ {expected} by Korf's formula</source>
        <extracomment>One: To depth {depth}: %n node, ≈ {expected} by Korf's formula</extracomment>
        <translation>
            <numerusform>深さ{depth}まで：%nノード、Korfの公式では≈ {expected}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>Iterative deepening: the iteration to depth d searches all sequences of d moves except those that the bound cuts off. Short dashes: {branching:.5g}ᵈ, all sequences without those that repeat others. Long dashes: Σ N(i + 1) P(h ≤ d − i) for the largest of Korf's three tables (Korf, Reid and Edelkamp 2001). The proof that runs here has a coset table, looked up in six ways, and tries fewer positions.</source>
        <translation>反復深化：深さdまでの反復は、下界で枝刈りされるものを除き、d手の手順をすべて調べます。短い破線：{branching:.5g}ᵈ、重複を除いたすべての手順。長い破線：Korfの3つのテーブルの最大値によるΣ N(i + 1) P(h ≤ d − i)（Korf, Reid, Edelkamp 2001）。ここで実行する証明は剰余類のテーブルを6通りの向きで参照し、試す局面はより少なくなります。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>Running now; the plot grows with it.</source>
        <translation>実行中です。進むにつれて描かれます。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>Saved when its proof ran.</source>
        <translation>この証明の記録です。</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>To depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>Proofs, the latest first</source>
        <translation>証明、新しい順</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>iteration to</source>
        <translation>反復の深さ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>its nodes</source>
        <translation>そのノード数</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>times the previous</source>
        <translation>1つ前に対する倍率</translation>
    </message>
</context>
</TS>

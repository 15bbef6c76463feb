<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>solved from the chain</source>
        <translation>連鎖を解いて求めた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted while the chain was built</source>
        <translation>連鎖を作りながら数えた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>read off the chain that the rules of the game give</source>
        <translation>ゲームの規則から作った連鎖による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>followed through the chain from its start to its end</source>
        <translation>連鎖を始めから終わりまでたどった</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the article's formula, evaluated in whole numbers</source>
        <translation>記事の式を整数で計算した</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted tile sum by tile sum</source>
        <translation>タイルの合計ごとに数えた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted tile sum by tile sum, up to the first two empty ones in a row</source>
        <translation>タイルの合計ごとに、空が初めて2つ続くところまで数えた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted up to the first two empty tile sums in a row</source>
        <translation>空の合計が初めて2つ続くところまで数えた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>merges from cell to cell until the board is full</source>
        <translation>盤面が埋まるまでマスごとに合体させた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>a rule of the game</source>
        <translation>ゲームの規則</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>His own. Yours stand in the same plot.</source>
        <translation>著者自身のものです。自分のゲームも同じ図に出ます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>The translation has trillions; by the power of ten beside it quadrillions are meant.</source>
        <translation>訳文では「兆」ですが、隣の10の累乗からはその1000倍の意味です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, parts 1 and 2</source>
        <translation>J. Lees-Miller、The Mathematics of 2048、第1部と第2部</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>mean moves to win</source>
        <translation>勝つまでの平均手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>standard deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of a new 2</source>
        <translation>新しいタイルが2である確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of a new 4</source>
        <translation>新しいタイルが4である確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the first winning sum</source>
        <translation>勝てる最初の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>states</source>
        <translation>状態数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>absorbing states</source>
        <translation>吸収状態の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>megabytes of its drawing</source>
        <translation>その図のメガバイト数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>games simulated</source>
        <translation>シミュレーションしたゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>Nothing has to be drawn here: the law itself is computed.</source>
        <translation>ここでは抽出は要りません。分布そのものを計算します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>games that he won</source>
        <translation>著者が勝ったゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>moves of a lucky game</source>
        <translation>運のよいゲームの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>its tile sum</source>
        <translation>そのタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>fewest moves</source>
        <translation>最少の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>tiles of such a game</source>
        <translation>そのようなゲームのタイルの枚数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of so many fours in a row, as a power of ten</source>
        <translation>4がこれだけ続く確率（10の累乗）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>A win in so few moves is likelier: the last nine tiles may be twos, which makes it 0.1 to the 512.</source>
        <translation>これだけ少ない手数での勝ちはもっと起こりやすく、最後の9枚は2でもよいので0.1の512乗です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>atoms of the universe, as a power of ten</source>
        <translation>宇宙の原子の数（10の何乗か）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>most moves</source>
        <translation>最多の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of so many twos in a row, as a power of ten</source>
        <translation>2がこれだけ続く確率（10の累乗）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>It is 4.9·10⁻⁴⁸. A win in so many moves is likelier: the last ten may be fours, 0.9 to the 1024.</source>
        <translation>値は4.9·10⁻⁴⁸です。これだけの手数での勝ちはもっと起こりやすく、最後の10枚は4でもよいので0.9の1024乗です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>rows of the matrix</source>
        <translation>行列の行数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>steps, with the one that sets two tiles</source>
        <translation>最初の2枚を置く1歩も含めた歩数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>variance of the moves</source>
        <translation>手数の分散</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>winning states of a thousandth and more</source>
        <translation>確率が千分の一以上の勝ちの状態</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>sum of the likeliest winning state</source>
        <translation>最も起こりやすい勝ちの状態の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>sum of the second likeliest</source>
        <translation>2番目に起こりやすいものの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>states without the empty bag</source>
        <translation>空の袋を除いた状態の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>what a cell can hold, with nothing</source>
        <translation>空きも含めてマスに入りうるものの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the powers of two from 2 to 2048, and nothing</source>
        <translation>2から2048までの2の累乗と、空</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards of 16 cells, 12¹⁶</source>
        <translation>16マスの盤面、12¹⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>Cut off, not rounded: 184.88. {translated}</source>
        <translation>四捨五入ではなく切り捨てです（184.88）。{translated}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the same, as a power of ten</source>
        <translation>同じ数（10の何乗か）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>positions of chess, as a power of ten</source>
        <translation>チェスの局面の数（10の何乗か）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>positions of Go, as a power of ten</source>
        <translation>囲碁の局面の数（10の何乗か）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>baseline, {board}</source>
        <translation>基線、{board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards of 4×4 to 2048</source>
        <translation>4×4で2048までの盤面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>compositions of 3</source>
        <translation>3の順序つき分割の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted one by one</source>
        <translation>一つずつ数えた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>in reachable layers, {board}</source>
        <translation>到達可能な層の盤面、{board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>fewer on 4×4 to 2048 by layers</source>
        <translation>4×4で2048まで、層で減る数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the largest tile of all on 4×4</source>
        <translation>4×4で作れる最大のタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>its exponent</source>
        <translation>その指数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards in the largest layer of {board}</source>
        <translation>{board}の最大の層の盤面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>sum of 16 tiles of 1024</source>
        <translation>1024のタイル16枚の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>16 times 1024, where the article's chart ends</source>
        <translation>16×1024、記事のグラフの終わり</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the smallest tile sum</source>
        <translation>最小のタイルの和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>what a move would add to pass two empty layers</source>
        <translation>空の層を2つ飛び越すために1手で増えるべき数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>three steps of 2</source>
        <translation>2ずつ3段</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>largest reachable sum, {board}</source>
        <translation>到達可能な最大の合計、{board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>largest tile, {board}</source>
        <translation>最大のタイル、{board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>from {start} to {end}</source>
        <translation>{start}から{end}へ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>{board} to {target}</source>
        <translation>{board}（{target}まで）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/figure.py"/>
        <source>Another game or another science; nothing that is computed here.</source>
        <translation>別のゲームや別の科学の数で、ここでは計算しません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/figure.py"/>
        <source>Of his own program; nothing that is computed here.</source>
        <translation>筆者のプログラムの値で、ここで計算するものではありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. On the page of the cube each turn says how deep it leads.</source>
        <translation>作られた例です。キューブのページでは、どの回転も行き先の深さを示します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. In Korf's search a bound can be spoiled for any position.</source>
        <translation>作られた例です。Korfの探索では、どの局面でも下界を狂わせて試せます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>the pieces of a cube</source>
        <translation>キューブの部品</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Korf's algorithm</source>
        <translation>Korfのアルゴリズム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Rand_cs, the third of a series</source>
        <translation>Rand_cs、連載の第3回</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>depth after F</source>
        <translation>Fの後の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>depth after R</source>
        <translation>Rの後の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>turns allowed</source>
        <translation>許される手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>a bound that is low enough</source>
        <translation>十分に低い下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>a bound that is too large</source>
        <translation>大きすぎる下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>turns that are needed</source>
        <translation>必要な手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>turns of the corners alone</source>
        <translation>コーナーだけの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. Each table gives such a bound for any position.</source>
        <translation>例として作られた値です。どの表もあらゆる局面にこのような界を与えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>tables</source>
        <translation>テーブルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>one of the corners, two of the edges, as Korf chose them</source>
        <translation>角が1つ、辺が2つ（Korfの選択による）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>edges of a table</source>
        <translation>1つの表のエッジの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>half of the edges</source>
        <translation>辺の半分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>corners of the cube</source>
        <translation>キューブのコーナー</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>entries for the corners, 8! · 3⁷</source>
        <translation>コーナーのエントリー、8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>multiplied out: 8! · 3⁷</source>
        <translation>掛け算：8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>edges of the cube</source>
        <translation>キューブのエッジ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>entries for six edges, 12!/6! · 2⁶</source>
        <translation>6個のエッジのエントリー、12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>multiplied out: 12!/6! · 2⁶</source>
        <translation>掛け算：12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>branching factor</source>
        <translation>分岐係数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>sequences of turns counted by a recurrence, without those that plainly repeat one another</source>
        <translation>明らかに重複するものを除いた回転列を漸化式で数えた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>turns of a position</source>
        <translation>1つの局面でできる回転</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>six faces, three turns each</source>
        <translation>6面、各3通りの回転</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the input as the article lays it out</source>
        <translation>記事の入力の並べ方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>found by breadth-first search from both ends</source>
        <translation>両端からの幅優先探索で求めた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>Its author's choice. What the networks here were trained with stands under Learning.</source>
        <translation>著者の選択です。ここのネットワークの訓練は「学習」にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>Its network nobody can ask. This is what this program's own solves, as it was measured: another network.</source>
        <translation>そのネットワークには聞けません。これはこのプログラムのネットワークで測定した割合で、別のネットワークの値です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>A network without search</source>
        <translation>探索なしのネットワーク</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>A BERT classifier for the cube</source>
        <translation>キューブを解くBERT分類器</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>turns to choose from</source>
        <translation>選べる回転</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>faces</source>
        <translation>面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the faces of a cube</source>
        <translation>キューブの面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>degrees of U3, clockwise</source>
        <translation>U3の時計回りの角度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>three quarters of a turn</source>
        <translation>4分の3回転</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>weight of a scramble, for each turn more</source>
        <translation>スクランブルの重み（1手増えるごと）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>Its author's choice. The networks here learn short scrambles first.</source>
        <translation>著者の選択です。ここのネットワークは短いスクランブルから学びます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>turns of the longest scramble</source>
        <translation>最長のスクランブルの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the longest scramble here, chosen as in the article</source>
        <translation>ここでの最長のスクランブル（記事に合わせた）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>words of its language</source>
        <translation>語彙の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>samples of a round, 1 024 · 128</source>
        <translation>1周の標本、1 024 · 128</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>turns that {scramble} needs</source>
        <translation>{scramble}に必要な手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>facelets</source>
        <translation>ステッカーの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>nine on each of six faces</source>
        <translation>6面に9つずつ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>words that fill the line</source>
        <translation>埋め草の語数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>words of a position</source>
        <translation>1つの局面の語数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>gigabytes of the graphics card</source>
        <translation>グラフィックカードのメモリー（GB）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>His machine's. The networks here need no graphics card.</source>
        <translation>著者の機械のものです。ここのネットワークにグラフィックカードは要りません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>games for each length</source>
        <translation>長さごとのゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>Its author's choice. So many were played here, too, to measure this program's network.</source>
        <translation>著者の選択です。ここでも、このプログラムのネットワークの測定に同じ回数を使いました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>hours of training</source>
        <translation>訓練の時間数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>His machine's. What the networks here were trained with stands under Learning.</source>
        <translation>著者の機械のものです。ここのネットワークの訓練は「学習」にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>solved of {turns} turns</source>
        <translation>{turns}手のスクランブルを解いた割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>turns that are hard for experts, too</source>
        <translation>熟練者にも難しい手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>Said of people who play without a search, in another text.</source>
        <translation>探索せずに遊ぶ人について、別の文章で述べられた値です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>Of a level that is only a picture there. B on the page of Sokoban numbers the blocks of any level.</source>
        <translation>記事では図だけの面です。倉庫番のページでBを押すと、どの面のブロックにも番号が付きます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>His machine's, for one level of his. Here the squares light up in the frame in which a box is lifted.</source>
        <translation>著者の機械での、ある面の値です。ここでは荷物を持ち上げたそのフレームでマスが光ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>counted by exact search, which proves that nothing is shorter</source>
        <translation>厳密な探索で数え、より短いものがないことを証明した</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>counted on the solution here, played move by move</source>
        <translation>ここの解を1手ずつ進めて数えた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>a solution that ends on the left, played, less the shortest by exact search</source>
        <translation>左側で終わる解を進め、厳密な探索による最短を引いた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>its closed form, evaluated for seven boxes</source>
        <translation>閉じた式を荷物7個で計算した</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>both powers of its closed form, less the shortest solution by exact search</source>
        <translation>閉じた式の2つの累乗の和から、厳密な探索による最短の解を引いた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the moves that the article prints, of which the solution here is made</source>
        <translation>記事に印刷された手順（ここの解はこれで作られている）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>how the article parts seven boxes</source>
        <translation>記事での荷物7個の分け方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the article's own bound, which is shown here</source>
        <translation>記事自身の界（ここでも示すもの）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the level in the article's own link</source>
        <translation>記事のリンクにある面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>lines of a board of Go</source>
        <translation>囲碁の盤の路数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>squares along a board of checkers</source>
        <translation>チェッカー盤の一辺のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>variables of the formula</source>
        <translation>式の変数の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the article's own formula, which is played here</source>
        <translation>記事自身の論理式（ここで遊べるもの）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>seconds for a box to be pushed, at first</source>
        <translation>荷物1個の探索、初めの秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>and with blocks, in milliseconds</source>
        <translation>ブロックを使ってからのミリ秒</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells along a level that took long</source>
        <translation>時間のかかった面の一辺のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>Of a level that is only named there.</source>
        <translation>そこでは名前だけが挙がっている面の値です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>blocks of the example</source>
        <translation>例のブロックの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what a cell can be: a box, the man or nothing</source>
        <translation>マスの状態：荷物、作業員、空き</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>how a position is written down here, too</source>
        <translation>ここでも局面をこう書き表す</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells remembered at each halving, by n</source>
        <translation>半分にするたびに覚えるマス、÷ n</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>halvings, by n log₂ 3</source>
        <translation>半分にする回数、÷ n log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells in all, by n² log₂ 3</source>
        <translation>マスの総数、÷ n² log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>entrances of room {room}</source>
        <translation>部屋{room}に入る回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>boxes of Picokosmos 17</source>
        <translation>Picokosmos 17の荷物</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the corridor here is made with as many</source>
        <translation>ここの通路も同じ数で作っている</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells across the example</source>
        <translation>例の面の横のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells down the example</source>
        <translation>例の面の縦のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>sides from which a box is pushed</source>
        <translation>荷物を押せる側の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the sides of a square</source>
        <translation>マスの四方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>bytes of a node, at least</source>
        <translation>1つのノードの最少のバイト数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>bytes of a node, at most</source>
        <translation>1つのノードの最多のバイト数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells along the largest level</source>
        <translation>最大の面の一辺のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what is added to n for odd n</source>
        <translation>nが奇数のときにnへ加える数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what is added to n for even n</source>
        <translation>nが偶数のときにnへ加える数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes added</source>
        <translation>加わる押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves more to end on the left</source>
        <translation>左で終わるのに余分な手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of the opening</source>
        <translation>序盤の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of the opening</source>
        <translation>序盤の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>boxes without the two uppermost</source>
        <translation>上の2個を除いた荷物</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves on the lower five beyond M(5)</source>
        <translation>下の5個でM(5)より多い手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of the turn</source>
        <translation>折り返しの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of the turn beyond n</source>
        <translation>折り返しでnより多い手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of the turn</source>
        <translation>折り返しの押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>boxes after the turn</source>
        <translation>折り返しの後の荷物</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what the closed form of the moves takes off beside n</source>
        <translation>移動数の閉じた式がnのほかに引く数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what the closed form of the pushes takes off</source>
        <translation>押し数の閉じた式が引く数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of seven boxes, by the closed form</source>
        <translation>荷物7個の手数（一般項）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of seven boxes, by the closed form</source>
        <translation>荷物7個の押し数（一般項）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of seven boxes</source>
        <translation>荷物7個の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of seven boxes</source>
        <translation>荷物7個の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of seven boxes that end on the left</source>
        <translation>荷物7個で左で終わる手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of seven boxes that end on the left</source>
        <translation>荷物7個で左で終わる押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm; here from resources/figures</source>
        <translation>T. Rokicki、M. Davidson、cube20.org/qtm。ここではresources/figuresから</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm, rounded there; here from resources/figures</source>
        <translation>T. Rokicki、M. Davidson、cube20.org/qtm（そこで丸めたもの）。ここではresources/figuresから</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>T. Rokicki and others, cube20.org; here from resources/figures</source>
        <translation>T. Rokickiほか、cube20.org。ここではresources/figuresから</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>solved from the article's own populations by detailed balance, the gap put into depth 20</source>
        <translation>記事自身の局面数から詳細釣り合いで解いた（不足分は深さ20に入れる）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the only range of depths over which the mean of p/q reads 9.3412</source>
        <translation>p/qの平均が9.3412となる唯一の深さの範囲</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>averaged over depths 3 to 16 of the chain that follows from the article's populations</source>
        <translation>記事の局面数から得られる連鎖の深さ3から16までの平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>It says “very close” and no more. By its own chain the two laws are ≈ 4.85 % apart after 31 turns and ≈ 2.33 % after 32.</source>
        <translation>「非常に近い」とあるだけです。記事自身の連鎖では、2つの分布の差は31手後に≈ 4.85 %、32手後に≈ 2.33 %です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>A random walk on the cube</source>
        <translation>キューブのランダムウォーク</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>from the solved cube every turn leads away</source>
        <translation>完成状態からはどの回転も離れる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns a second, all through the age of the universe</source>
        <translation>宇宙の年齢のあいだ続ける1秒あたりの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>At that pace each position once takes 13.7 billion years, as long as the universe is old.</source>
        <translation>その速さで各局面を1回ずつ通ると137億年、宇宙の年齢ほどかかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>years of one processor for every position</source>
        <translation>全局面を解くのにかかるCPUの年数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>What others spent in 2010. Here a position at a time is proved.</source>
        <translation>2010年に他の人々が費やしたものです。ここでは局面を1つずつ証明します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>positions, in whole powers of ten</source>
        <translation>局面の数（10の何乗か、整数）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>multiplied out: 8! · 3⁷ · 12! · 2¹⁰</source>
        <translation>掛け算：8! · 3⁷ · 12! · 2¹⁰</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns of length one</source>
        <translation>長さ1の回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>six faces, two ways each</source>
        <translation>6面、各2方向</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the deepest depth in quarter turns</source>
        <translation>クォーターターンでの最大の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the first depth that is approximate</source>
        <translation>最初の概数の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>equations of detailed balance</source>
        <translation>詳細釣り合いの式の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>one for each two neighbours of 27 depths</source>
        <translation>27の深さの隣り合う2つごとに1つ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that the missing positions go into</source>
        <translation>足りない局面を入れる深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>tried at every depth: only there all printed p and q come out</source>
        <translation>すべての深さで試し、印刷されたpとqがすべて得られるのはそこだけ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The printed p and q belong to depth 20, and so does the arithmetic: the even depths lack them.</source>
        <translation>印刷されたpとqは深さ20のもので、計算もそうなります。足りないのは偶数の深さです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that a walk stays around</source>
        <translation>ウォークがとどまる付近の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that it calls likelier after 18 turns; here the likeliest</source>
        <translation>18手の後で起こりやすいとする深さ（ここでは最も起こりやすい深さ）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>18 steps of the chain that follows from the article's populations</source>
        <translation>記事の局面数から得られる連鎖を18手進めた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>17 is likelier than 19, it says. Each turn changes parity, so neither can be: 16 is likeliest.</source>
        <translation>17は19より起こりやすい、とあります。どの回転も偶奇を変えるのでどちらも起こらず、最も起こりやすいのは16です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns after which the law is close to the stationary one</source>
        <translation>分布が定常分布に近くなる手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the same, on even depths</source>
        <translation>偶数の深さでの同じ値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>b, for q near 1/(b + 1)</source>
        <translation>b、qが1/(b + 1)に近いとき</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the last depth with q near that</source>
        <translation>qがそれに近い最後の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>It says “almost” and no more: q is 0.3 % from it at depth 15, 0.9 % at 17 and 3 % at 18.</source>
        <translation>「ほぼ」とあるだけです。qの差は深さ15で0.3 %、17で0.9 %、18で3 %です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the deepest depth in half turns</source>
        <translation>ハーフターンでの最大の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>b, how much each depth grows</source>
        <translation>b、深さごとの増え方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns that lead away</source>
        <translation>遠ざかる回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>9.3412 is b itself. Of 12 turns 12 b / (b + 1) lead away.</source>
        <translation>9.3412はbそのものです。12通りの回転のうち12 b / (b + 1)が遠ざかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns that lead back</source>
        <translation>近づく手</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>2.66 is 12 − b. Of 12 turns 12 / (b + 1) lead back.</source>
        <translation>2.66は12 − bです。12通りの回転のうち12 / (b + 1)が近づきます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the first depth of that growth</source>
        <translation>その増大率の最初の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the last depth of that growth</source>
        <translation>その増大率の最後の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>9.3412 is the mean of p/q from depth 3 to 16. To 18 it is 9.3161.</source>
        <translation>9.3412は深さ3から16までのp/qの平均です。18までなら9.3161になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>depth 2 of the 2×2×2 in half turns</source>
        <translation>2×2×2のハーフターンの深さ2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Turns counted near solved, sampled beyond, and detailed balance: D(d − 1) p(d − 1) = D(d) q(d)</source>
        <translation>完成状態の近くで数え、その先は標本で調べた回転と、詳細釣り合い：D(d − 1) p(d − 1) = D(d) q(d)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share of turns that leads back</source>
        <translation>近づく回転の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share of turns that keeps the depth</source>
        <translation>深さの変わらない回転の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at this depth</source>
        <translation>この深さの局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Samples at neighbouring depths agree with it</source>
        <translation>隣り合う深さの標本がこれと合う</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>simulation</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The chain has the populations and the turns that keep the depth</source>
        <translation>連鎖は各深さの局面数と深さの変わらない回転を持つ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>this program</source>
        <translation>このプログラム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Turns between the depths of the 2×2×2</source>
        <translation>2×2×2の深さの間の回転</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>breadth-first search</source>
        <translation>幅優先探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>states of the chain of depths</source>
        <translation>深さの連鎖の状態数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Each depth from 0 to {deepest} is a state, so there are {states}.</source>
        <translation>0から{deepest}までの各深さが一つの状態なので、{states}個あります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the 2×2×2 in half turns</source>
        <translation>2×2×2（ハーフターン）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the greatest depth</source>
        <translation>最大の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>states of the chain</source>
        <translation>連鎖の状態の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>q, the share of turns that lead back</source>
        <translation>q：戻る回転の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>As many turns lead back from here as lead here from the depth below: {flow} turns' worth of {here} positions, so {q} of its turns.</source>
        <translation>ここから近づく回転は、1つ浅い深さからここに来る回転と同じだけあります。{here}個の局面に対して{flow}回転分、回転の{q}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at the depth below</source>
        <translation>1つ浅い深さの局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share of its turns that leads away</source>
        <translation>その回転のうち遠ざかるものの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what flows back in equilibrium</source>
        <translation>平衡で流れ戻る分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>p, the share of turns that lead away</source>
        <translation>p、遠ざかる回転の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>A share of {q} of the turns leads back, {r} keeps the depth; the rest, {p}, leads away from solved.</source>
        <translation>回転のうち{q}は近づき、{r}は深さが変わりません。残りの{p}が完成状態から遠ざかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share that leads away</source>
        <translation>遠ざかるものの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>All p and q as the article prints them</source>
        <translation>記事に載っているすべてのpとq</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>E. Testé</source>
        <translation>E. Testé</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>r, the share of turns that keep the depth</source>
        <translation>r、深さの変わらない回転の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Of {turns} turns at positions of this depth {same} keep the depth, a share of {r}.</source>
        <translation>この深さの局面での{turns}通りの回転のうち、{same}通りは深さが変わりません。割合は{r}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>turns that were looked at: of all positions of the depth, or of as many as were drawn</source>
        <translation>調べた回転：その深さのすべての局面、または抽出した局面のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>those that keep the depth</source>
        <translation>そのうち深さの変わらないもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Counted near solved; beyond, the turns of positions drawn uniformly, each solved optimally</source>
        <translation>完成状態の近くでは数え、その先は一様に抽出した局面の回転をそれぞれ最適に解いたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>A sample agrees with the count</source>
        <translation>標本は数えた結果と合う</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Counted depths are counted again</source>
        <translation>数えた深さをもう一度数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Estimated as W. E. Deming and F. F. Stephan do, 1940: nothing of it was measured</source>
        <translation>W. E. DemingとF. F. Stephan（1940）の方法による推定：実測したものではありません</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>D(i) p(i) = a(i) a(i + 1), D(i) r(i) = w a(i)², with w as at the last two depths that were sampled</source>
        <translation>D(i) p(i) = a(i) a(i + 1)、D(i) r(i) = w a(i)²、wは標本のある最後の2つの深さの値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>p, the share of turns that lead away, estimated</source>
        <translation>p、遠ざかる回転の割合（推定）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>If turns fall anywhere, the populations leave {flow} turns' worth of {here} positions leading away: {p}.</source>
        <translation>回転がどこにでも行くとすると、各深さの局面数から、{here}個の局面のうち{flow}回転分が遠ざかります。{p}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>an example</source>
        <translation>一例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what flows from here to the next depth in the likeliest of all chains</source>
        <translation>最も起こりやすい連鎖で、ここから次の深さに流れる量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>r, the share of turns that keep the depth, estimated</source>
        <translation>r、深さの変わらない回転の割合（推定）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>A share of {p} of the turns leads away and {q} leads back; the rest, {r}, keeps the depth.</source>
        <translation>回転のうち{p}は遠ざかり、{q}は近づきます。残りの{r}は深さが変わりません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what one half of the positions lacks</source>
        <translation>局面の半分に足りない数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Every quarter turn changes parity, so even and odd depths hold equally many positions. As published, rounded, they hold {even} and {odd}: a gap of {gap}.</source>
        <translation>クォーターターンのたびに偶奇が変わるので、偶数の深さと奇数の深さの局面は同数です。丸められた公表値では{even}と{odd}で、差は{gap}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the 3×3×3 in quarter turns, populations as they are published</source>
        <translation>3×3×3のクォーターターン、局面数は公表値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at even depths, as published</source>
        <translation>偶数の深さの局面数（公表値）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at odd depths, as published</source>
        <translation>奇数の深さの局面数（公表値）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>all at even depths</source>
        <translation>偶数の深さの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>all at odd depths</source>
        <translation>奇数の深さの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what the smaller half lacks</source>
        <translation>少ないほうの半分に足りない数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The same gap, of the published figures</source>
        <translation>公表値から同じ差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Populations that are mended have no gap</source>
        <translation>補正した局面数には差がない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>a condition that populations must fulfil</source>
        <translation>各深さの局面数が満たすべき条件</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>What leads back from depth {depth} is {flow} turns' worth. It has to be above 0 and at most {here}, or its share, {q}, is no probability.</source>
        <translation>深さ{depth}から近づくのは{flow}回転分です。これは0より大きく{here}以下でなければ、その割合{q}は確率になりません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>depth 2 of the 3×3×3 in quarter turns</source>
        <translation>3×3×3のクォーターターンで深さ2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at the depths before, 0, 1, 2, ..., as published</source>
        <translation>それより前の深さ0、1、2…の局面数（公表値）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the sign of each: + for the depth before, − for the one before that, and so on</source>
        <translation>それぞれの符号：1つ前の深さは+、2つ前は−、以下同様</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>this depth: as many are before it</source>
        <translation>この深さ：これより前の深さの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at this depth, as published</source>
        <translation>この深さの局面数（公表値）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what would flow back in equilibrium</source>
        <translation>釣り合いのとき流れ戻るはずの量</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>its share of the positions of this depth</source>
        <translation>この深さの局面数に対する割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The published figures break the tower at depth 22</source>
        <translation>公表された数は深さ22で条件を破る</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The first break is the first way back that is no probability</source>
        <translation>最初に破れるところが、近づく割合が確率でなくなる最初のところ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>T. Rokicki and others, The diameter of the Rubik's Cube group is twenty, 2013; in quarter turns 26, 2014</source>
        <translation>T. Rokickiほか, The diameter of the Rubik's Cube group is twenty, 2013（クォーターターンでは26, 2014）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Two-phase search of H. Kociemba, then a search of all shorter ways, cut by tables of distances</source>
        <translation>H. Kociembaの二段階探索と、距離のテーブルで枝刈りした、より短い手順の全探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest turns that are not excluded</source>
        <translation>除外されていない最小の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns of the shortest way known, or the greatest depth that this position can have</source>
        <translation>既知の最短手順の手数、またはこの局面がとりうる最大の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>All positions near solved have their depth</source>
        <translation>完成に近い局面がすべて正しい深さになる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Another solver finds no shorter way</source>
        <translation>別のソルバーもこれより短い手順を見つけない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Korf's search</source>
        <translation>Korfの探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>What neighbours teach never excludes the truth</source>
        <translation>隣の局面から得た情報が真の値を除外することはない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>depths of all positions near solved</source>
        <translation>完成に近いすべての局面の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The way solves it, and a short search finds none that is shorter</source>
        <translation>この手順で完成し、短い探索ではより短い手順が見つからない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the depth of the cube on the board</source>
        <translation>表示中のキューブの深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A way of {upper} turns is known and none of fewer than {lower} can be: {open} lengths are left open between them.</source>
        <translation>{upper}手の手順が既知で、{lower}手未満の手順はありえません。その間に{open}通りの長さが残っています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the superflip</source>
        <translation>スーパーフリップ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how far they lie apart</source>
        <translation>その開き</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest turns that solve it</source>
        <translation>解くための最小の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that the cube needs at least</source>
        <translation>キューブに最低限必要な手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>No way of {excluded} turns solves this cube; the next length that parity allows is {step} more.</source>
        <translation>{excluded}手でこのキューブが解けることはありません。パリティが許す次の長さは{step}手多くなります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the longest length that is excluded, by a search or by what is known beside</source>
        <translation>探索、または隣の局面の情報から除外された最大の長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1, or 2 in quarter turns: each changes the parity of the corners</source>
        <translation>1、クォーターターンでは2：1手ごとにコーナーのパリティが変わる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest turns that are left</source>
        <translation>残っている最小の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Parity in quarter turns</source>
        <translation>クォーターターンのパリティ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>each length</source>
        <translation>それぞれの長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that are enough</source>
        <translation>これだけあれば足りる手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The shortest way known has {way} turns, and what is known of this position otherwise allows {bound}.</source>
        <translation>既知の最短手順は{way}手、この局面についてほかに分かっていることからは{bound}手で足ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a first way, in half turns</source>
        <translation>最初の手順、ハーフターン</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns of the shortest way that was found, or b while there is none</source>
        <translation>見つかった最短手順の手数。まだなければb</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the greatest depth by the positions beside, the other metric, or that of any cube</source>
        <translation>隣の局面、もう一方の数え方、または全キューブの最大値から得た深さの上界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the smaller: so many turns are enough</source>
        <translation>小さいほう：この手数で足りる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Ways are short, and solve the cube</source>
        <translation>手順が短く、キューブが揃う</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>applied to it</source>
        <translation>実際に適用</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how much of a depth is searched</source>
        <translation>ある深さがどれだけ探索されたか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of all positions that the search at this depth will try, so far as that is foreseen, {done} hundredths are tried, and none led to a solution.</source>
        <translation>この深さの探索が調べると見込まれる全配置のうち{done}/100を調べ、解に至ったものはありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a beginning still to be tried counts as what the search took below it one depth before, drawn to the mean, times what the others grew by</source>
        <translation>これから調べる始まりは、一つ前の深さでその下に要した数を平均に寄せ、ほかの始まりが増えた倍率を掛けたものとして数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>hundredths of the positions that are tried, cut off</source>
        <translation>調べた配置の百分率、切り捨て</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the share that is searched</source>
        <translation>探索済みの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The share is that of the positions counted afterwards, within 10 hundredths</source>
        <translation>この割合は、後で数えた配置に対する割合と10/100以内で一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions that the search has tried</source>
        <translation>探索が試した局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The search has tried {nodes} positions, {millions} million.</source>
        <translation>探索は{nodes}局面（約{millions}百万）を調べました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions tried so far</source>
        <translation>これまでに試した局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the same in millions</source>
        <translation>同じ数（百万単位）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Kernels and threads agree</source>
        <translation>カーネルとスレッドの結果が一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>each other</source>
        <translation>互いに</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions a second</source>
        <translation>毎秒の局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>So far {each} positions a second were tried, {millions} million.</source>
        <translation>これまで毎秒{each}局面（100万局面単位で{millions}）を試しました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions tried a second, in this iteration</source>
        <translation>この反復で毎秒試した局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Reading a table is not counted as what was done before</source>
        <translation>テーブルの読み込みを、すでに済んだ探索として数えない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>solutions of this length</source>
        <translation>この長さの解の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The search for all ways of at most {longest} turns found {solutions}, of {shortest} turns and more.</source>
        <translation>{longest}手以内のすべての手順を探すと、{shortest}手からのものが{solutions}個見つかりました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the lengths of the ways, in turns</source>
        <translation>手順の長さ（手数）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the least of them</source>
        <translation>そのうち最小のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the greatest</source>
        <translation>最大のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how many ways there are</source>
        <translation>手順の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>All solutions are found</source>
        <translation>すべての解が見つかる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>every sequence of turns</source>
        <translation>回転のすべての列</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Also those of chosen faces</source>
        <translation>選んだ面だけのものも</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1 for every turn that leads there, else 0</source>
        <translation>そこへ行く回転には1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Where each turn leads</source>
        <translation>それぞれの回転の行き先</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a search of all positions</source>
        <translation>全局面の探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A way is told only when it follows</source>
        <translation>向きは、確かに導かれるときだけ示す</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>every case</source>
        <translation>すべての場合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Proved depths of the positions beside this one</source>
        <translation>隣の局面の証明済みの深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns of which it is proved where they lead</source>
        <translation>行き先が証明されている回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of {proved} of the {n} turns it is proved where they lead.</source>
        <translation>{n}通りの回転のうち{proved}通りで行き先が証明されています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1 for every turn whose new depth is known to be less, the same or more, else 0</source>
        <translation>新しい深さが小さい、同じ、大きいと分かっている回転には1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>all turns of length one</source>
        <translation>長さ1のすべての回転</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the others, where it is open</source>
        <translation>残り（未解決）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>those that are proved</source>
        <translation>証明済みのもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead there</source>
        <translation>そこへ行く回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>{count} of the turns lead there; in the others the depth is another, or not proved.</source>
        <translation>{count}通りの回転がそこへ行きます。ほかは深さが違うか、証明されていません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how many they are</source>
        <translation>その数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead there from a position of this depth</source>
        <translation>この深さの局面からそこへ行く回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of {n} turns at a position of this depth a share of {share} leads there: {mean} turns on average.</source>
        <translation>この深さの局面での{n}通りの回転のうち、{share}の割合がそこへ行きます。平均{mean}通りです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube, 2023; where he has rounded populations, balanced ones</source>
        <translation>E. Testé, A random walk on the Rubik's Cube, 2023（丸められた局面数は、釣り合うように補正）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>p, q or r of the chain at this depth</source>
        <translation>この深さでの連鎖のp、q、r</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead there, on average over all positions of the depth</source>
        <translation>この深さの全局面で平均した、そこへ行く回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Counted near solved</source>
        <translation>完成の近くで数えた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how long a way is</source>
        <translation>手順の長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>{quarters} quarter turns and {halves} half turns, each of these counted {weight} times.</source>
        <translation>クォーターターンが{quarters}手、ハーフターンが{halves}手で、後者は1手を{weight}と数えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>an example in half turns</source>
        <translation>ハーフターンでの例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>quarter turns of the way</source>
        <translation>手順のクォーターターンの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>its half turns</source>
        <translation>ハーフターンの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>what a half turn counts: 1, or 2 in quarter turns</source>
        <translation>ハーフターン1手の数え方：1、クォーターターンでは2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns of the way</source>
        <translation>手順の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The field's two ways to count</source>
        <translation>キューブ界の2通りの数え方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A half turn is one or two</source>
        <translation>ハーフターンは1または2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>by hand</source>
        <translation>手計算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions of a depth, and their share</source>
        <translation>ある深さの局面数とその割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of {total} positions {here} lie at this depth, a share of {share}.</source>
        <translation>{total}局面のうち{here}局面がこの深さにあり、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>T. Rokicki and others, cube20.org; OEIS A080601 and A080602</source>
        <translation>T. Rokickiほか, cube20.org。OEIS A080601、A080602</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>depth 9 of the 2×2×2 in half turns</source>
        <translation>2×2×2のハーフターンで深さ9</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>all positions</source>
        <translation>全局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>those of this depth</source>
        <translation>この深さの局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>their share</source>
        <translation>その割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the same of a hundred</source>
        <translation>同じく百分率で</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Layers whose figures are exact stay below the total, and sum to it where all are</source>
        <translation>値が厳密な層の和は全体以下で、全層が厳密なら一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The populations of the 2×2×2 are the published ones</source>
        <translation>2×2×2の局面数が公表値と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>an average of times, as cubers take it</source>
        <translation>スピードキューブの方式によるタイムの平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of the last {n} times {left} of the best and as many of the worst are left out; the others make {average} s.</source>
        <translation>直近{n}回のうち、ベストとワーストをそれぞれ{left}回ずつ除くと、残りの平均は{average}秒です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>WCA Regulations, article 9f</source>
        <translation>WCA競技規則9f条</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>an average of five</source>
        <translation>5回平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the times that count, in seconds</source>
        <translation>計算に入るタイム（秒）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>times in all</source>
        <translation>タイムの総数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>left out at each end: a twentieth, one at least</source>
        <translation>両端で除く数：20分の1、ただし最低1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the mean of the others, in seconds</source>
        <translation>残りの平均（秒）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Averages are those of the field</source>
        <translation>平均が競技の方式と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>published results</source>
        <translation>公表された結果</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Best and worst are left out</source>
        <translation>ベストとワーストを除く</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>by the definition</source>
        <translation>定義による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the best time</source>
        <translation>ベストタイム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The least of the times that were finished: {best} s.</source>
        <translation>完了したタイムのうち最も短いもので、{best}秒です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>three times</source>
        <translation>3回のタイム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the times that were finished, in seconds</source>
        <translation>完了したタイム（秒）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the least of them, in seconds</source>
        <translation>そのうち最も短いもの（秒）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The best of results, and their mean</source>
        <translation>結果のベストと平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The proof is by {author}, {year}: {title}</source>
        <translation>証明は{author}、{year}年：{title}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>A network trained here on random walks with p(d|N) as labels, as E. Testé proposes (2023)</source>
        <translation>ランダムウォークを使い、E. Testé（2023）の提案に従ってp(d|N)をラベルとして、ここで学習したネットワーク</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Measured by this program, against depths that an optimal solver has proved</source>
        <translation>最適ソルバーが証明した深さに対する、このプログラムの測定</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The same numbers by a plain forward pass</source>
        <translation>素朴な順伝播でも同じ数になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Images of a position under the 48 symmetries, and its inverse, are told the same</source>
        <translation>48通りの対称性による像と逆元には同じ値を答える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>by construction</source>
        <translation>構成による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Held anew against proofs of this program</source>
        <translation>このプログラムの証明と改めて照合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>by the optimal solver</source>
        <translation>最適ソルバー</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The depths of the positions are those that another search finds</source>
        <translation>局面の深さが別の探索の結果と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>what the network gives depth d, before anything is proved</source>
        <translation>証明を使う前に、ネットワークが深さdに与える確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>1 for each depth that is not excluded, else 0</source>
        <translation>除外されていない深さには1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>mean depth by the network</source>
        <translation>ネットワークによる平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of its word {inside} lies within what is proved; there the mean depth is {mean}.</source>
        <translation>ネットワークの答えのうち{inside}が証明された範囲にあり、そこでの平均の深さは{mean}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its word within what is proved</source>
        <translation>証明された範囲内の答え</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean depth there</source>
        <translation>そこでの平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>weight of the likeliest depth</source>
        <translation>最も確からしい深さの重み</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of its word {inside} lies within what is proved; the likeliest depth there, {place}, has a share of {weight}.</source>
        <translation>ネットワークの答えのうち{inside}が証明された範囲にあり、そこで最も確からしい深さ{place}の割合は{weight}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the depth with most of it</source>
        <translation>それが最も多い深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its share</source>
        <translation>その割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions of each depth that were looked at</source>
        <translation>それぞれの深さで調べた局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of what the network says of them</source>
        <translation>ネットワークの答えの平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean probability that it gives their true depth</source>
        <translation>真の深さに与えた確率の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions that it is held against</source>
        <translation>照合に使った局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>At {depths} depths {total} positions were looked at, all with proofs of how deep they are.</source>
        <translation>{depths}種の深さで、深さが証明済みの{total}局面を調べました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>depths</source>
        <translation>深さの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions in all</source>
        <translation>局面の総数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how far its mean depth is from the truth</source>
        <translation>平均の深さと真の値との差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>At {depths} depths, each counting the same, its mean depth is {error} turns away from the truth on average.</source>
        <translation>{depths}種の深さを同じ重みで数えると、平均の深さは真の値から平均{error}手ずれています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the true depth</source>
        <translation>真の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of |m(d) − d|</source>
        <translation>|m(d) − d|の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its largest error</source>
        <translation>最大の誤差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>At depth {place} its mean depth is {error} turns away from the truth, and nowhere farther.</source>
        <translation>深さ{place}では平均の深さが真の値から{error}手ずれていて、これより大きいずれはありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of what the network says of positions of depth d; d where none was looked at</source>
        <translation>深さdの局面に対するネットワークの答えの平均。調べていなければd</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how far it is off</source>
        <translation>そのずれ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the depth with the largest error</source>
        <translation>誤差が最大の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>that error</source>
        <translation>その誤差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>probability of the truth</source>
        <translation>真の深さの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>At {depths} depths, each counting the same, it gives the true depth a probability of {truth} on average.</source>
        <translation>{depths}種の深さを同じ重みで数えると、真の深さに平均{truth}の確率を与えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean over the depths</source>
        <translation>深さについての平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often the likeliest depth is the true one</source>
        <translation>最も確からしい深さが真の深さである割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of {total} positions the likeliest depth is the true one in {right}.</source>
        <translation>{total}局面のうち{right}局面で、最も確からしい深さが真の深さと一致します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those of them whose true depth is the likeliest</source>
        <translation>そのうち、真の深さが最も確からしいもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those in all</source>
        <translation>全体の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often its estimate would be too large a bound</source>
        <translation>推定値が下界として大きすぎる割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of {total} positions the mean depth less {margin} turns, rounded down, is more than the depth in {wrong}.</source>
        <translation>{total}局面のうち{wrong}局面で、平均の深さから{margin}手を引いて切り捨てた値が深さを超えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those of them whose estimate less k turns, rounded down, is too large</source>
        <translation>そのうち、推定値からk手を引いて切り捨てた値が大きすぎるもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>turns that are taken off</source>
        <translation>差し引く手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those with too large a bound</source>
        <translation>下界が大きすぎるもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions a search generates, of those by the tables alone</source>
        <translation>探索が生成する局面数（テーブルだけの場合との比）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{searches} searches that trust the estimate generate {here} positions, by the tables alone {alone}.</source>
        <translation>推定値を信頼する{searches}回の探索は{here}局面、テーブルだけでは{alone}局面を生成します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions generated by each search with the tables' bound</source>
        <translation>テーブルによる下界だけで、それぞれの探索が生成した局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the same with the larger of the tables' bound and the estimate less k turns</source>
        <translation>同じく、テーブルによる下界と、推定値からk手を引いた値の大きいほうを使った場合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>searches</source>
        <translation>探索の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those by the tables, in all</source>
        <translation>テーブルだけでの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those with the estimate, in all</source>
        <translation>推定値を使った合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>their ratio</source>
        <translation>その比</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>A search by the tables finds shortest ways</source>
        <translation>テーブルによる探索が最短手順を見つける</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the same positions</source>
        <translation>同じ局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>time of a search, of that by the tables alone</source>
        <translation>探索の時間（テーブルだけの場合との比）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{searches} searches that trust the estimate take {here} s of one core, by the tables alone {alone} s.</source>
        <translation>推定値を信頼する{searches}回の探索は1コアで{here}秒、テーブルだけでは{alone}秒かかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>seconds of each search with the tables' bound</source>
        <translation>テーブルによる下界だけでの、それぞれの探索の秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>what the network says of positions of one depth</source>
        <translation>ある深さの局面についてネットワークが言う値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of positions that are {t} turns deep the network says {mean} on average; the true depth it gives a probability of {truth}.</source>
        <translation>深さ{t}の局面について、ネットワークは平均{mean}と言い、真の深さに{truth}の確率を与えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of its distributions over the positions looked at</source>
        <translation>調べた局面にわたるその分布の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>what it gives the true depth</source>
        <translation>真の深さに与える確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its mean depth</source>
        <translation>その平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often what it says comes true</source>
        <translation>言ったことがどれほど当たるか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of {pairs} depths of drawn positions to which it gives a probability in this tenth, {said} on average, {seen} are the true one. Every true depth weighs the same, however many positions of it were drawn, so they say as much as {number} equal ones: with 95 % confidence the share lies between {low} and {high}.</source>
        <translation>引いた局面の深さのうち、与えた確率がこの10分の1の区間に入るもの（平均{said}）は{pairs}個で、そのうち{seen}が本当の深さです。引いた局面の数にかかわらず、本当の深さはどれも同じ重みなので、これらは等しい重みのもの{number}個分にあたります。95%の信頼度で、割合は{low}から{high}の間にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>E. B. Wilson, JASA 22, 1927; L. Kish, Survey Sampling, 1965</source>
        <translation>E. B. Wilson, JASA 22, 1927；L. Kish, Survey Sampling, 1965</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how many there are: depths of positions</source>
        <translation>個数：局面の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>their weights together: each is one divided by the positions drawn of its true depth</source>
        <translation>重みの合計：それぞれ、1を本当の深さについて引いた局面の数で割ったもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the weights of those that are the true depth</source>
        <translation>そのうち本当の深さであるものの重み</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the squares of their weights together</source>
        <translation>重みの2乗の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of the probabilities</source>
        <translation>確率の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>standard deviations on each side</source>
        <translation>両側の標準偏差の倍数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>equal ones that say as much</source>
        <translation>同じだけのことを言う等しい重みのものの個数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the middle of the interval</source>
        <translation>区間の中央</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>half of its width</source>
        <translation>区間の幅の半分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its lower end</source>
        <translation>区間の下端</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its upper end</source>
        <translation>区間の上端</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the share that is true</source>
        <translation>真である割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>ways on from every position, for one way back</source>
        <translation>どの局面からも、戻る道1本に対して進む道の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the binomial model: d = 2k − N, k of N moves going deeper</source>
        <translation>二項モデル：d = 2k − N、N手のうちk手が深くなる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>depths gained a move</source>
        <translation>1手あたりに増す深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>Of every b + 1 moves b lead on and one leads back: {drift} depths a move, far from both ends.</source>
        <translation>b + 1手のうちb手は進み、1手は戻ります。両端から離れたところで1手あたり深さ{drift}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the article's growth of the 3×3×3</source>
        <translation>記事による3×3×3の増大率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>depths a move</source>
        <translation>1手あたりの深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The likeliest depth follows that line, and leaves it at the end</source>
        <translation>最も起こりやすい深さがこの直線に従い、端で離れる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>exact walk</source>
        <translation>厳密なウォーク</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>moves until the line is at the deepest positions</source>
        <translation>直線が最も深い局面に達するまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The line gains {drift} depths a move; it is at depth {deepest} after {moves} moves.</source>
        <translation>直線は1手ごとに深さ{drift}ずつ進み、{moves}手後に深さ{deepest}に達します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the depth of the deepest positions</source>
        <translation>最も深い局面の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>moves until then</source>
        <translation>それまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>standard deviation of the depth after N moves</source>
        <translation>N手後の深さの標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>After {N} moves walks lie around depth {mean}, typically {deviation} from it.</source>
        <translation>{N}手後、ウォークは深さ{mean}のまわりにあり、典型的なばらつきは{deviation}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the mean depth</source>
        <translation>平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the standard deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>Mean and deviation of a walk without growth</source>
        <translation>増大のないウォークの平均と標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>mean depth by the binomial model</source>
        <translation>二項モデルによる平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>From depth {start}, {N} moves gain on average what the line has, for it knows no ends: that makes {mean}.</source>
        <translation>深さ{start}から{N}手で増す深さは、平均して直線のとおりです（端がないため）：結果は{mean}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the share of moves that keep the depth</source>
        <translation>深さを変えない手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the depth where the walk begins</source>
        <translation>ウォークの始まりの深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the mean depth by the model</source>
        <translation>モデルによる平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>distance from the binomial model</source>
        <translation>二項モデルとの距離</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>Depth by depth the walk and the model differ by {distance}; what the model has below depth 0 counts too.</source>
        <translation>深さごとに比べたウォークとモデルの差は{distance}です。モデルが深さ0未満に持つ分も数えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>b = 3 after two moves, a puzzle of depth 2</source>
        <translation>b = 3、2手後、深さ2のパズル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>what the model has below depth 0</source>
        <translation>モデルが深さ0未満に持つ分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>total variation, from 0 to 1</source>
        <translation>全変動距離、0から1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The model is near in the middle and far at the end</source>
        <translation>モデルは途中では近く、端では遠い</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>What the model has below 0 is part of its distance</source>
        <translation>モデルが0未満に持つ分も距離に含む</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>what the binomial model has where no position is</source>
        <translation>局面のないところに二項モデルが持つ分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The binomial model knows no ends: {outside} of it lies below depth 0 or beyond the deepest.</source>
        <translation>二項モデルには端がないため、{outside}が深さ0未満か最大の深さの先にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the model at the depths beyond the deepest</source>
        <translation>最大の深さの先でのモデル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>what it has below depth 0</source>
        <translation>深さ0未満の分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>both together</source>
        <translation>両方の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>What the model has beyond the ends is not lost</source>
        <translation>モデルが端の外に持つ分も失われない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>depth 12 of the 2×2×2 in quarter turns, closer after a step away</source>
        <translation>2×2×2のクォーターターンの深さ12、遠ざかる一手の後に近づく場合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>positions of each kind</source>
        <translation>各種類の局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns of a position of that kind that lead this way</source>
        <translation>その種類の局面で、この向きに進む回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns at each position</source>
        <translation>各局面での回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>where the next turn leads, after a turn that came this way</source>
        <translation>このように来た後、次の回転がどこに進むか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>A walk comes to a position by as many turns as lead back the way it came. Positions weighed so, {share} of the next turns lead this way.</source>
        <translation>ウォークは、来た向きに戻る回転と同じ数の回転でその局面に来ます。そのように重みを付けると、次の回転がこの向きに進む割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>P(next | last) = E[x y] / (n E[x])</source>
        <translation>P(次 | 前) = E[x y] / (n E[x])</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns of a position of that kind that lead back the way the walk came</source>
        <translation>その種類の局面で、ウォークが来た向きに戻る回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>all turns that lead back that way</source>
        <translation>その向きに戻るすべての回転</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the probability that the next turn leads this way</source>
        <translation>次の回転がこの向きに進む確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>where the next turn leads, by the chain</source>
        <translation>連鎖によると、次の回転がどこに進むか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>A position of this depth has {mean} of {n} turns that lead this way, on average. The chain knows no more: {share}, whatever the last turn was.</source>
        <translation>この深さの局面では、{n}通りの回転のうち平均{mean}がこの向きに進みます。連鎖が知るのはそれだけです。前の回転が何であっても{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>their mean number</source>
        <translation>その平均の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the last depth whose positions were counted one by one</source>
        <translation>局面を一つずつ数えた最大の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>{depths} depths were counted, from depth 0 on: the last one is {deepest}.</source>
        <translation>深さ0から{depths}個の深さを数えました。最後は{deepest}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>positions of each depth</source>
        <translation>それぞれの深さの局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>depths, that of the solved position too</source>
        <translation>深さの個数（完成した局面の深さも含む）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the last of them</source>
        <translation>その最後のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the 2×2×2 in quarter turns, three turns deep</source>
        <translation>2×2×2、クォーターターン、3手の深さまで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>what counts as near</source>
        <translation>近いとみなす値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>The chain calls it mixed too early</source>
        <translation>連鎖は混合を早く見積もりすぎる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>turns until the walk is mixed</source>
        <translation>ウォークが混合するまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>From {turns} turns on, the walk itself stays within {near} of uniform, over all positions. Its chain of depths, which is a model, says {chain}.</source>
        <translation>{turns}手以降、ウォークそのものは、すべての局面について一様分布から{near}以内に留まります。モデルである深さの連鎖では{chain}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>the 2×2×2 in quarter turns</source>
        <translation>2×2×2、クォーターターン</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance of the walk from uniform after N turns, in total variation</source>
        <translation>N手後のウォークと一様分布との全変動距離</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance of the chain of depths from its stationary law after N turns</source>
        <translation>N手後の深さの連鎖と定常分布との距離</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>turns after which the chain stays there</source>
        <translation>連鎖がそこに留まるようになる手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>turns after which it stays there</source>
        <translation>それ以降そこに留まる手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>The walk on the 2×2×2 forgets its start</source>
        <translation>2×2×2のウォークが出発点を忘れる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>over all its positions</source>
        <translation>全局面で</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>turns until the chain of depths is mixed</source>
        <translation>深さの連鎖が混ざるまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>From {turns} turns on, the chain of depths stays within {near} of what it tends to. It is a model, which takes a walk for uniform inside each depth: the walk itself may need more turns.</source>
        <translation>{turns}手以降、深さの連鎖は極限から{near}以内に留まります。これはモデルで、それぞれの深さの中ではウォークが一様だとみなします。ウォークそのものにはもっと手数がかかることがあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance from the stationary law after N turns, in total variation</source>
        <translation>N手後の定常分布との距離（全変動）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>how far the true walk is from uniform</source>
        <translation>真のウォークと一様分布との距離</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>Over all positions, how likely each is after {N} turns was compared with 1 of all that parity allows: {distance}.</source>
        <translation>全局面について、{N}手後の確率を、パリティが許すものの1個分と比べました：{distance}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>t(N) = ½ Σ |p(s|N) − 1/n| over the n positions s that parity allows</source>
        <translation>t(N) = ½ Σ |p(s|N) − 1/n|（パリティが許すn個の局面sについて）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>half the sum over all positions, as the exact walk counts it</source>
        <translation>全局面についての和の半分（厳密なウォークで計算）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the BERT article, table of success</source>
        <translation>BERTの記事、成功率の表</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles of that length that were played</source>
        <translation>その長さで試したスクランブルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The referee agrees with play on cubes</source>
        <translation>判定がキューブ上のプレイと一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>independent play</source>
        <translation>独立なプレイ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>A perfect player wins every game, a stubborn one what it must</source>
        <translation>完璧なプレイヤーは毎回勝ち、頑固なプレイヤーは勝つべきときだけ勝つ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The evaluation cannot be cheated</source>
        <translation>評価をごまかすことはできない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>First mistakes are found where they are</source>
        <translation>最初のミスが正しい位置で見つかる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>by an optimal solver</source>
        <translation>最適ソルバーによる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles whose first mistake is at place i: a true depth, or the number of the move</source>
        <translation>最初のミスがi番目にあるスクランブルの数。iは真の深さ、または手の番号</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the place</source>
        <translation>その位置</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles solved in at most n moves</source>
        <translation>n手以内に解けたスクランブル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {games} scrambles of {n} turns the network solved {solved} in at most {n} moves.</source>
        <translation>{n}手のスクランブル{games}個のうち、ネットワークは{solved}個を{n}手以内に解きました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>this program's network, as it was measured</source>
        <translation>このプログラムのネットワーク（測定値）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>turns of the scramble</source>
        <translation>スクランブルの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those that came to the solved cube in at most n moves</source>
        <translation>n手以内に完成したもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the share that was solved</source>
        <translation>解けた割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>of another network, with other scrambles</source>
        <translation>別のネットワークで、スクランブルも異なる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>lengths at which this network is better</source>
        <translation>このネットワークが上回る長さの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>At {better} of {lengths} lengths it solves more than the article's network did.</source>
        <translation>{lengths}種の長さのうち{better}種で、記事のネットワークより多く解きます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>three lengths</source>
        <translation>3種の長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>1 where this network's rate is higher, else 0</source>
        <translation>このネットワークの成功率が高ければ1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>lengths at which both are known</source>
        <translation>両方が分かっている長さの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those at which it is higher</source>
        <translation>そのうち成功率が高いもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>It beats the article on short scrambles</source>
        <translation>短いスクランブルでは記事を上回る</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>played anew</source>
        <translation>改めてプレイ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>how sure the network is of a turn</source>
        <translation>ネットワークがある回転をどれほど確信しているか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The network gives each of the eighteen turns a share, which together are 1. The others have {rest}, so {share} is left for this turn.</source>
        <translation>ネットワークは18通りの回転それぞれに割合を与え、合計は1です。ほかの回転が{rest}なので、この回転には{share}が残ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>p(turn) = exp(z(turn)) / Σ exp(z)</source>
        <translation>p(回転) = exp(z(回転)) / Σ exp(z)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the shares of the other turns</source>
        <translation>ほかの回転の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>all of them together</source>
        <translation>その合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the share of this turn</source>
        <translation>この回転の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>A network with a softmax at its end, see core/cube/README.md</source>
        <translation>最後がソフトマックスのネットワーク（core/cube/README.md を参照）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Shares are those of a plain network, and sum to 1</source>
        <translation>割合は単純なネットワークと同じで、合計は1になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>games at each length</source>
        <translation>それぞれの長さのゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>At every length at least {least} and at most {most} scrambles were played.</source>
        <translation>どの長さでも、試したスクランブルは{least}個以上{most}個以下です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the shipped measurement</source>
        <translation>同梱の測定値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles of each length</source>
        <translation>それぞれの長さのスクランブルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the fewest</source>
        <translation>最も少ない数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the most</source>
        <translation>最も多い数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Measured by this program</source>
        <translation>このプログラムによる測定</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The stored figures are whole</source>
        <translation>保存された値に欠けがない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles whose mistakes were looked for</source>
        <translation>ミスを調べたスクランブルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Each move on {games} scrambles was held against an optimal solver.</source>
        <translation>{games}個のスクランブルで、1手ずつ最適ソルバーと照合しました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those that were looked at</source>
        <translation>調べたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles without a mistake</source>
        <translation>ミスのないスクランブル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>In {wrong} of {games} scrambles some turn did not lead nearer to solved; {share} were played without one.</source>
        <translation>{games}個のスクランブルのうち{wrong}個で、完成に近づかない手がありました。ミスなしで解けたのは{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles with a mistake</source>
        <translation>ミスのあるスクランブル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the share without one</source>
        <translation>ミスのない割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>where most first mistakes are</source>
        <translation>最初のミスが最も多い位置</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Most first mistakes, {most} of them, are at place {place}.</source>
        <translation>最初のミスが最も多いのは{place}番目で、{most}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the largest c(i)</source>
        <translation>最大のc(i)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>where it is</source>
        <translation>その位置</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles that are shorter than they look</source>
        <translation>見かけより短いスクランブル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {games} scrambles of {n} turns {shorter} can be undone in fewer.</source>
        <translation>{n}手のスクランブル{games}個のうち、{shorter}個はより少ない手数で戻せます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles that were solved optimally</source>
        <translation>最適に解いたスクランブルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those with a shorter solution</source>
        <translation>より短い解があるもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Measured by this program, with an optimal solver</source>
        <translation>最適ソルバーを使った、このプログラムの測定</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The article's seven scrambles are five turns deep</source>
        <translation>記事の7手のスクランブルは深さ5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the BERT article</source>
        <translation>BERTの記事</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Shorter scrambles are counted</source>
        <translation>より短いスクランブルを正しく数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>samples learnt from</source>
        <translation>学習した標本の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Each of {samples} samples is a scramble drawn anew.</source>
        <translation>{samples}個の標本は、どれも新しく引いたスクランブルです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles that were drawn</source>
        <translation>引いたスクランブルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>samples in all</source>
        <translation>標本の総数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Noted by the training</source>
        <translation>学習時の記録</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>turns that led nearer to solved</source>
        <translation>完成に近づいた手</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {turns} turns that the network played {right} led nearer to solved.</source>
        <translation>ネットワークが回した{turns}手のうち{right}手が完成に近づきました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>turns up to the first mistake of each game</source>
        <translation>それぞれのゲームの最初のミスまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those after which the least number of half turns is one less</source>
        <translation>その後、ハーフターンでの最小手数が1減る手</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>mistakes of one kind</source>
        <translation>1種類のミス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {mistakes} first mistakes {seen} were of this kind.</source>
        <translation>最初のミス{mistakes}個のうち{seen}個がこの種類でした。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>first mistakes that were found</source>
        <translation>見つかった最初のミスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those of this kind</source>
        <translation>この種類のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a scramble of nine half turns</source>
        <translation>ハーフターン9手のスクランブル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>There are {longer} sequences of {length} turns that do not plainly repeat one another, {b} times as many as of one turn less.</source>
        <translation>明らかな重複のない{length}手の手順は{longer}通りで、1手少ない場合の{b}倍です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>half turns</source>
        <translation>ハーフターン</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns of a sequence</source>
        <translation>手順の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences of d turns of which none repeats or undoes one before it</source>
        <translation>前の手を繰り返したり打ち消したりしないd手の手順の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those of one turn less</source>
        <translation>1手少ない手順の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the factor; in half turns it tends to 6 + 3√6</source>
        <translation>係数。ハーフターンでは6 + 3√6に近づく</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>6 + 3√6, the largest eigenvalue of the automaton that reads the sequences</source>
        <translation>6 + 3√6、手順を読むオートマトンの最大固有値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>algebra</source>
        <translation>代数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Sequences applied and counted one by one</source>
        <translation>手順を1つずつ適用して数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>brute force</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the bound h of a position</source>
        <translation>局面の下界h</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The corners alone need {corners} turns, six edges {first} and the other six {second}: the cube needs at least {h}.</source>
        <translation>コーナーだけで{corners}手、6個のエッジで{first}手、残りの6個で{second}手が必要です。キューブには少なくとも{h}手かかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns that the corners need, by the first table</source>
        <translation>コーナーに必要な手数（第1のテーブル）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns that six edges need, by the second</source>
        <translation>6個のエッジに必要な手数（第2のテーブル）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns that the other six need, by the third</source>
        <translation>残り6個のエッジに必要な手数（第3のテーブル）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the largest: no solution is shorter</source>
        <translation>その最大：これより短い解はない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>No table says more than the depth</source>
        <translation>どのテーブルも深さを超える値を示さない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>published depths</source>
        <translation>公表された深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>How many entries have each value</source>
        <translation>それぞれの値を持つ項目の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>entries of one of Korf's tables</source>
        <translation>Korfの表の項目数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>A table has an entry for every way in which its pieces can lie: {total} in all.</source>
        <translation>表には、対象のピースのあらゆる配置について1項目があります。全部で{total}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>entries that say 0, 1, 2, ... turns</source>
        <translation>0、1、2、…回転とする項目の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>all of them</source>
        <translation>すべての合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth of a position</source>
        <translation>局面の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Searches to {tried} depths were tried one after the other; the one to {depth} found a solution, so none is shorter.</source>
        <translation>{tried}通りの深さを順に探索しました。深さ{depth}の探索で解が見つかったので、これより短い解はありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depths that were searched, each one whole but the last</source>
        <translation>探索した深さ（最後以外はすべて最後まで）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the one at which a solution was found</source>
        <translation>解が見つかった深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Every position near solved has its depth</source>
        <translation>完成に近い局面がすべて正しい深さになる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>coset search</source>
        <translation>剰余類の探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions in whole iterations</source>
        <translation>最後まで終えた反復の局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>To show that there is no shorter way {total} positions were generated, in all iterations but the last.</source>
        <translation>より短い手順がないことを示すため、最後以外のすべての反復で{total}局面を生成しました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that the iteration to depth d generated</source>
        <translation>深さdまでの反復が生成した局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>together</source>
        <translation>合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>It goes as deep and generates as much as a plain search</source>
        <translation>素朴な探索と同じ深さまで進み、同じ数を生成する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>independent search</source>
        <translation>独立な探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected by the formula</source>
        <translation>公式による局面数の期待値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>From how often a random cube has a small bound the same iterations are expected to generate {total} positions.</source>
        <translation>ランダムなキューブの下界が小さくなる割合から、同じ反復で{total}局面の生成が期待されます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>R. E. Korf, M. Reid and S. Edelkamp, Artificial Intelligence 129, 2001</source>
        <translation>R. E. Korf, M. Reid, S. Edelkamp, Artificial Intelligence 129, 2001</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>E(d) = Σ N(i + 1) P(h ≤ d − i), i = 0 ... d − 1</source>
        <translation>E(d) = Σ N(i + 1) P(h ≤ d − i), i = 0 ... d − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected of the iteration to depth d</source>
        <translation>深さdまでの反復で期待される局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Near what the article measured</source>
        <translation>記事の測定値に近い</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Korf, Reid and Edelkamp 2001</source>
        <translation>Korf, Reid, Edelkamp 2001</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected of one iteration</source>
        <translation>1回の反復で見込まれる局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Of all sequences those are gone on with whose position has a small enough bound, as often as a random position has: {expected} positions in the iteration to depth {depth}.</source>
        <translation>すべての手順のうち、局面の下界が十分小さいものだけを続けます。その割合はランダムな局面と同じとします。深さ{depth}までの反復で{expected}局面です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences of i + 1 turns, i = 0 ... d − 1</source>
        <translation>i + 1手の手順、i = 0 ... d − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how often a random position has so small a bound</source>
        <translation>ランダムな局面の下界がそれほど小さい割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth of the iteration</source>
        <translation>反復の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected</source>
        <translation>見込まれる局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences without a bound</source>
        <translation>下界なしの手順</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Each turn more leads to {b} times as many sequences: {tree} of {depth} turns, if nothing is cut off.</source>
        <translation>1手増えるごとに手順は{b}倍になります。枝刈りがなければ{depth}手で{tree}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the branching factor</source>
        <translation>分岐係数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns</source>
        <translation>手</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences, but for those that plainly repeat one another</source>
        <translation>手順の数、明らかに重複するものを除く</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that an iteration has tried</source>
        <translation>1回の反復で調べた局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The iteration tried {tried} positions, {times} times as many as the formula expects of it.</source>
        <translation>この反復は{tried}局面を調べました。公式が見込む数の{times}倍です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that were tried</source>
        <translation>調べた局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions tried</source>
        <translation>試した局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Positions were counted as they were tried, iteration by iteration: {total}.</source>
        <translation>試した局面を反復ごとに数えました：{total}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that the iteration to depth d tried</source>
        <translation>深さdまでの反復が試した局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth of the last iteration</source>
        <translation>最後の反復の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>{tried} depths were searched one after the other; the last of them is {depth}.</source>
        <translation>{tried}通りの深さを順に探索しました。最後の深さは{depth}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depths of the iterations</source>
        <translation>各反復の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many times as many positions as the iteration before</source>
        <translation>前の反復の何倍の局面数か</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The iteration tried {tried} positions, the one before it {before}.</source>
        <translation>この反復は{tried}局面、その前は{before}局面を調べました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that the iteration tried</source>
        <translation>この反復が調べた局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those of the iteration before</source>
        <translation>その前の反復のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Never longer than the bound allows</source>
        <translation>下界が許すより長くなることはない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a position of depth 6, its bound 80 % too large</source>
        <translation>深さ6の局面、下界が80 %大きすぎる場合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns of what a bound that is too large finds</source>
        <translation>大きすぎる下界が見つける手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>{turns} turns were found, {more} more than needed; with this bound at most {most} could have come out.</source>
        <translation>{turns}手が見つかり、必要な手数より{more}多くなりました。この下界では多くても{most}手でした。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns that were found</source>
        <translation>見つかった手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>tenths of itself by which the bound is too large</source>
        <translation>下界が大きすぎる割合（10分のいくつか）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns more than needed</source>
        <translation>必要な手数を超える分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the most turns that could have come out</source>
        <translation>ありえた最大の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>R. E. Korf, Linear-space best-first search, Artificial Intelligence 62, 1993</source>
        <translation>R. E. Korf, Linear-space best-first search, Artificial Intelligence 62, 1993</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns of what a bound that is too large finds, the depth not known</source>
        <translation>大きすぎる下界が見つける手数（深さは不明）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>{turns} turns were found; the search with the bound as it is was given up. With this bound at least {least} are needed.</source>
        <translation>{turns}手が見つかりました。本来の下界での探索は断念されています。この下界からは、少なくとも{least}手が必要です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the least depth from which so many turns can come out, as n ≤ d + d k / 10</source>
        <translation>この手数になりうる最小の深さ（n ≤ d + d k / 10による）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a bound that is made too large</source>
        <translation>大きくしすぎた下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The tables say {h}. Made too large by {tenths} tenths of that, rounded down, the bound says {wrong}.</source>
        <translation>テーブルの値は{h}です。その10分の{tenths}（切り捨て）だけ大きくすると、下界は{wrong}になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the bound as it is</source>
        <translation>本来の下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>tenths of itself by which it is made too large</source>
        <translation>大きくする割合（10分のいくつか）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>what it says then</source>
        <translation>そのときの値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many times fewer positions a bound that is too large generates</source>
        <translation>大きすぎる下界が生成する局面が何分の1になるか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>With the bound as it is {honest} positions were generated, with this one {here}.</source>
        <translation>そのままの下界では{honest}局面、この下界では{here}局面を生成しました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions generated with the bound as it is</source>
        <translation>そのままの下界で生成した局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those generated with this one</source>
        <translation>この下界で生成した局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many times as many</source>
        <translation>何倍か</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many times fewer</source>
        <translation>何分の1か</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth after a turn</source>
        <translation>1手回した後の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The bound allows {first} turns at least, and {excluded} depths from there on hold no way: {there} turns are needed.</source>
        <translation>下界からは少なくとも{first}手が必要で、そこから{excluded}通りの深さには手順がありません。必要なのは{there}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the least depth that the bound allows; in quarter turns also whether turns are even</source>
        <translation>下界が許す最小の深さ。クォーターターンでは手数の偶奇も考えます</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>from one depth to the next: 1, in quarter turns 2</source>
        <translation>次の深さまで：1、クォーターターンでは2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>depths from there on that were searched and hold no way</source>
        <translation>そこから探索して手順がなかった深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns that are needed after the turn, at most one more than before it</source>
        <translation>その1手の後に必要な手数。前より多くても1手まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Every turn leads where breadth-first search says</source>
        <translation>どの手も幅優先探索の言う深さに至る</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the proved depths, one for each position</source>
        <translation>証明済みの深さ（局面ごとに1つ）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Shares and medians</source>
        <translation>割合と中央値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>It follows the bank</source>
        <translation>証明リストに従う</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a bank of four proofs</source>
        <translation>証明4件の証明リスト</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions whose depth is proved</source>
        <translation>深さが証明済みの局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The bank holds {proved} positions whose depth is proved.</source>
        <translation>証明リストには、深さが証明済みの局面が{proved}個あります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many there are</source>
        <translation>その数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>This program's own proofs</source>
        <translation>このプログラム自身の証明</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions still to be proved</source>
        <translation>まだ証明されていない局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Of {listed} positions in the bank {proved} are proved, so {left} are not.</source>
        <translation>証明リストの{listed}局面のうち{proved}局面が証明済みなので、{left}局面が残っています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions in the bank</source>
        <translation>証明リストの局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those whose depth is proved</source>
        <translation>深さが証明済みのもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the others</source>
        <translation>残り</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>mean depth of what is proved</source>
        <translation>証明済みのものの平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The proved positions are {mean} turns deep on average; open ones are likely to be the deeper ones.</source>
        <translation>証明済みの局面の深さは平均{mean}手です。未証明のものは、より深いと考えられます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>seconds of a proof</source>
        <translation>証明にかかる秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Half of the proofs that were done here took more than {middle} s, half less.</source>
        <translation>ここで行った証明の半分は{middle}秒より長く、半分は短くかかりました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>seconds of each proof that was done here</source>
        <translation>ここで行ったそれぞれの証明の秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>their median</source>
        <translation>その中央値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Measured on this machine</source>
        <translation>このマシンでの測定</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that a proof looked at</source>
        <translation>証明が調べた局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Half of the proofs of this depth that were done here looked at more than {middle} positions, half at fewer.</source>
        <translation>ここで行ったこの深さの証明の半分は{middle}より多くの局面を、半分はより少ない局面を調べました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions of each proof that was done here</source>
        <translation>ここで行った各証明の局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the share of proofs that came to this depth</source>
        <translation>この深さになった証明の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Of {proved} positions that are proved {here} are so deep, a share of {share}.</source>
        <translation>証明済みの{proved}局面のうち{here}局面がこの深さで、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those that are so deep</source>
        <translation>そのうちこの深さのもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns made, each drawn uniformly</source>
        <translation>回した手数（毎回一様に選ぶ）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the probability of depth d after N turns</source>
        <translation>N手後の深さdの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in quarter turns, populations that the article's p and q belong to</source>
        <translation>3×3×3のクォーターターン、局面数は記事のpとqに対応するもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in quarter turns, populations that the article's p and q belong to, depths 3 to 16</source>
        <translation>3×3×3のクォーターターン、局面数は記事のpとqに対応するもの、深さ3から16まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in quarter turns, populations that the article's p and q belong to, depth 20</source>
        <translation>3×3×3のクォーターターン、局面数は記事のpとqに対応するもの、深さ20</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>D. Levin, Y. Peres and E. Wilmer, Markov Chains and Mixing Times, chapter 4</source>
        <translation>D. Levin, Y. Peres, E. Wilmer, Markov Chains and Mixing Times, 第4章</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Distributions by powers of the matrix, in fractions</source>
        <translation>行列のべきによる分布を分数で</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>independent arithmetic</source>
        <translation>独立な計算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Walks drawn at random</source>
        <translation>ランダムに抽出したウォーク</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Every sequence of turns applied one by one</source>
        <translation>すべての手順を1つずつ適用</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>mean depth after N turns</source>
        <translation>N手後の平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Each depth is weighed by the chance to be there after {N} turns; that makes {mean}.</source>
        <translation>それぞれの深さに{N}手後そこにいる確率で重みをつけると{mean}になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>p(·|N) = p(·|N − 1) M, all of it at depth 0 for N = 0</source>
        <translation>p(·|N) = p(·|N − 1) M、N = 0ではすべて深さ0にある</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the depth expected after N turns</source>
        <translation>N手後の深さの期待値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the likeliest depth after N turns</source>
        <translation>N手後に最も起こりやすい深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>After {N} turns no depth is likelier than {depth}: it has {share} of all walks.</source>
        <translation>{N}手後、深さ{depth}より起こりやすい深さはありません：全ウォークの{share}がここにあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the largest p(d|N)</source>
        <translation>最大のp(d|N)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>after 18 turns only even depths can occur, so 17 cannot be likelier than 19: both are 0</source>
        <translation>18手後にありうるのは偶数の深さだけなので、17が19より起こりやすいことはない：どちらも0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>distance between two distributions of depth</source>
        <translation>2つの深さの分布の距離</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Where the two differ, depth by depth, is added up and halved: {distance} of all walks would have to be moved.</source>
        <translation>2つの差を深さごとに足して半分にします。全ウォークの{distance}を移せば一致します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the other distribution: the stationary law of that parity, or the walk itself</source>
        <translation>もう一方の分布：そのパリティの定常分布、またはウォーク自体</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Distributions whose distance is known</source>
        <translation>距離が分かっている分布</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Lumped against exact on the 2×2×2, over all its positions</source>
        <translation>2×2×2の全局面で、集約マルコフ連鎖を厳密な値と照合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>independent walk</source>
        <translation>独立なウォーク</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>growth b, by a line through log D</source>
        <translation>増大率b（log Dに当てはめた直線による）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>A line is laid through the logarithms of the populations; a step along it multiplies them by {b}.</source>
        <translation>局面数の対数に直線を当てはめます。1つ深くなるごとに{b}倍です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the depths of the fit</source>
        <translation>当てはめに使う深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions at depth d</source>
        <translation>深さdの局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of the depths</source>
        <translation>深さの平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of ln D(d)</source>
        <translation>ln D(d)の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the slope of the line of least squares</source>
        <translation>最小二乗直線の傾き</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>by how much a depth has more positions than the one before</source>
        <translation>1つ前の深さに対する局面数の倍率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Populations that grow as b^d give b back</source>
        <translation>b^dで増える局面数からbが得られる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The article's number and that of other ranges</source>
        <translation>記事の値とほかの範囲での値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the article's number is the mean of p/q from depth 3 to 16</source>
        <translation>記事の値は深さ3から16までのp/qの平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions of a depth, by a line through log D</source>
        <translation>log Dを通る直線による、ある深さの局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The line passes {middle}, the middle of the depths of the fit, at a height of {level}; at depth {depth} it says {line} positions.</source>
        <translation>直線は、当てはめた深さの中央{middle}で高さ{level}を通ります。深さ{depth}では{line}局面となります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>this depth</source>
        <translation>この深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions by the line</source>
        <translation>直線による局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>growth b, as the mean of p/q</source>
        <translation>増大率b（p/qの平均）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>At each depth p/q says how much the next one grows; their mean over the depths in the middle is {b}.</source>
        <translation>それぞれの深さのp/qは、次の深さが何倍になるかを示します。途中の深さでの平均は{b}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share of turns that lead away from solved</source>
        <translation>完成から遠ざかる手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share that leads back</source>
        <translation>完成へ戻る手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>their mean ratio</source>
        <translation>その比の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Of the {n} turns at a position {away} lead away from solved, on average over the depths in the middle.</source>
        <translation>途中の深さで平均すると、局面の{n}通りの回転のうち{away}通りが完成から遠ざかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share of them that leads away, at each depth of the range</source>
        <translation>範囲のそれぞれの深さで、遠ざかるものの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>All p as the article prints them</source>
        <translation>記事に載っているすべてのp</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Growth and turns away of the chain</source>
        <translation>連鎖の増大率と遠ざかる回転</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the article's number is b itself; of 12 turns b·12/(b + 1) lead away</source>
        <translation>記事の値はb自体。12通りの回転のうちb·12/(b + 1)通りが遠ざかる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>What flows into a depth from below flows back: {flow} turns' worth of {here} positions, so {q} of its turns.</source>
        <translation>浅いほうから流れ込む分だけ、浅いほうへ流れ戻ります。{here}局面に対して{flow}局面分の手なので、その割合は{q}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>D(i) p(i) = D(i + 1) q(i + 1),  p(i) + q(i) = 1,  p(0) = 1</source>
        <translation>D(i) p(i) = D(i + 1) q(i + 1),  p(i) + q(i) = 1,  p(0) = 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions at the depths before, 0, 1, 2, ...</source>
        <translation>それより前の深さ0, 1, 2, ...の局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The populations are the stationary law of the chain</source>
        <translation>局面数が連鎖の定常分布になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>What flows into a depth from below flows back, {flow} turns' worth of {here} positions; the rest leads away: {p}.</source>
        <translation>浅いほうから流れ込む分だけ、浅いほうへ流れ戻ります。{here}局面に対して{flow}局面分の手です。残りは遠ざかり、その割合は{p}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>q, if every depth had b times as many positions as the one before</source>
        <translation>どの深さの局面も前の深さのb倍だとしたときのq</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Then of b + 1 turns one would lead back and b away: a share of {q} back.</source>
        <translation>そのときb + 1手のうち1手が戻り、b手が遠ざかります。戻る割合は{q}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the growth</source>
        <translation>増大率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share that would lead back</source>
        <translation>戻る手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns of a position that lead closer</source>
        <translation>ある局面の、完成に近づく回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions of the depth with so many of them</source>
        <translation>その深さの、近づく回転がその数の局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Where the turns of positions lead, one by one</source>
        <translation>局面の回転の行き先を1つずつ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The sums are those of the chain</source>
        <translation>和が連鎖の値になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960, chapter 6</source>
        <translation>J. G. Kemeny, J. L. Snell, Finite Markov Chains, 1960, 第6章</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions of the depth that were looked at</source>
        <translation>調べたその深さの局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>{positions} positions of this depth were looked at, all of them or as many as were drawn.</source>
        <translation>この深さの{positions}局面を調べました。全局面、または引いた標本です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>depth 12 of the 2×2×2 in quarter turns</source>
        <translation>2×2×2のクォーターターンで深さ12</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns that lead closer, on average</source>
        <translation>近づく回転の数の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>A position of this depth has {mean} of {turns} turns that lead closer, on average: all that the chain knows.</source>
        <translation>この深さの局面では{turns}通りの回転のうち平均{mean}通りが完成に近づきます。連鎖が知るのはこれだけです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>how far positions of one depth are from alike</source>
        <translation>同じ深さの局面の不揃い</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>From position to position the number of turns that lead closer differs by {deviation}; a chain would need 0.</source>
        <translation>近づく回転の数は局面ごとに{deviation}ばらつきます。連鎖になるには0が必要です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of x</source>
        <translation>xの平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the standard deviation of x</source>
        <translation>xの標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Lumping fails on the 2×2×2</source>
        <translation>2×2×2では集約がマルコフ連鎖にならない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>correlation of two steps in a row</source>
        <translation>続く2歩の相関</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>A step through this depth and the one after it are correlated by {correlation}; in the chain they are not.</source>
        <translation>この深さを通る1歩とその次の1歩の相関は{correlation}です。連鎖では相関がありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns of a position that lead closer, for each kind of position</source>
        <translation>局面の種類ごとの、近づく回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>its turns that lead farther</source>
        <translation>遠ざかる回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions of that kind</source>
        <translation>その種類の局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of y − x</source>
        <translation>y − xの平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>its variance</source>
        <translation>その分散</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the variance of one step</source>
        <translation>1歩の分散</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>of the last and the next step: +1 farther, 0, −1 closer</source>
        <translation>前の1歩と次の1歩の相関：+1は遠ざかる、0は同じ、−1は近づく</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Two steps in a row of a walk over all positions</source>
        <translation>全局面でのウォークの続く2歩</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>correlation of two steps in the chain</source>
        <translation>連鎖での続く2歩の相関</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The chain's next step does not hang on the last one, so their product is on average the product of their means.</source>
        <translation>連鎖の次の1歩は前の1歩によらないので、積の平均は平均の積です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the chance of a step farther</source>
        <translation>遠ざかる確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the chance of a step closer</source>
        <translation>近づく確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean step, +1 farther and −1 closer</source>
        <translation>1歩の平均、+1は遠ざかる、−1は近づく</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean product of two steps, one after the other</source>
        <translation>続く2歩の積の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>their covariance, and so their correlation</source>
        <translation>その共分散、したがって相関</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>A depth whose positions are alike is a state of a chain</source>
        <translation>局面が揃っている深さは連鎖の1つの状態になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>a figure of an article, compared with the one computed here</source>
        <translation>記事の値と、ここで計算した値の比較</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>The article prints {printed}, computed here it is {found}. They lie {apart} apart, in units of the last digit that is printed: up to half of one, both are the same figure.</source>
        <translation>記事の値は{printed}、ここで計算した値は{found}です。印刷された最後の桁を単位として{apart}だけ離れています。半分までなら同じ値です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the mean number of moves to 2048 in a bag</source>
        <translation>袋の中で2048までの平均手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>as the article prints it</source>
        <translation>記事に印刷された値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>what its last digit stands for</source>
        <translation>最後の桁が表す値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the figure</source>
        <translation>その数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>how far they lie apart, in units of the last digit</source>
        <translation>最後の桁を単位とした差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Computed by this program</source>
        <translation>このプログラムが計算したもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Every figure that the articles print, beside this program's</source>
        <translation>記事に印刷されたすべての数値を、このプログラムの値と並べて</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the five articles</source>
        <translation>5つの記事</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>a figure of an article, read here from the same source</source>
        <translation>記事の値（ここでは同じ出典から読んだもの）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>This program has {number} from a file or a text, and the article from the same publication. That both are equal says nothing of the figure, so it is not counted among those that agree.</source>
        <translation>このプログラムの{number}はファイルか本文から読んだもので、記事も同じ出版物から取っています。両者が等しくても値の裏付けにはならないため、一致した数には含めません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>D(17) of the 3×3×3 in quarter turns</source>
        <translation>3×3×3のクォーターターンのD(17)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the figure as it is stored</source>
        <translation>保存されている値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the same, unchanged</source>
        <translation>同じ値をそのまま</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Read by this program, not computed</source>
        <translation>このプログラムが読んだもので、計算したものではない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Other numbers in the files change what is read and nothing that is computed</source>
        <translation>ファイルの数を変えると、読んだ値だけが変わり、計算した値は変わらない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>a figure of an article that is a definition here</source>
        <translation>記事の値（ここでは定義）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>A rule of the game, a choice of this program or a constant of its code makes it {number}. Nothing is computed, so it is not counted among the figures that agree.</source>
        <translation>ゲームの規則、このプログラムの選択、またはコードの定数によって{number}と決まっています。計算していないため、一致した数には含めません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the quarter turns of a cube</source>
        <translation>キューブのクォーターターン</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the figure as it is defined</source>
        <translation>定義された値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Defined, not computed</source>
        <translation>定義であり、計算したものではない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>figures of an article that are the same here</source>
        <translation>記事と同じになった数値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Of {compared} figures that are computed here {agreeing} agree with the article in every digit that it prints. Figures of the same source, definitions and figures of something else are not counted.</source>
        <translation>ここで計算する{compared}個の数値のうち、{agreeing}個が記事に印刷されたすべての桁で一致します。同じ出典の値、定義、別のものの値は数えません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>1 for every figure that agrees, 0 for every one that is another</source>
        <translation>一致する数値は1、異なる数値は0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>figures that are computed here</source>
        <translation>ここで計算する数値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>those that agree</source>
        <translation>一致するもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states at depth d</source>
        <translation>深さdの状態数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the least number of moves to the goal</source>
        <translation>ゴールまでの最小手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube, 2023</source>
        <translation>E. Testé, A random walk on the Rubik's Cube, 2023</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>positions of the cube</source>
        <translation>キューブの局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The corners can lie in {corners} ways and the edges, whose parity the corners decide, in {edges}.</source>
        <translation>コーナーの配置は{corners}通り、エッジのパリティはコーナーで決まり、その配置は{edges}通りです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the 3×3×3</source>
        <translation>3×3×3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>ways of the corners: 8! · 3⁷, on the 2×2×2 with one of them held still 7! · 3⁶</source>
        <translation>コーナーの配置：8! · 3⁷、1個を固定する2×2×2では7! · 3⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>ways of the edges that go with them: 12! · 2¹¹ / 2, on the 2×2×2 there are none</source>
        <translation>それに合うエッジの配置：12! · 2¹¹ / 2、2×2×2にはエッジがない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Layers whose figures are exact stay below it, and sum to it where all are</source>
        <translation>値が厳密な層の和はこれ以下で、全層が厳密なら一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>All positions of the 2×2×2 counted</source>
        <translation>2×2×2の全局面を数え上げ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>by breadth-first search</source>
        <translation>幅優先探索による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>cases in all</source>
        <translation>状態の総数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The cases at every depth together are {total}.</source>
        <translation>すべての深さの状態を合わせると{total}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Counted by breadth-first search from solved</source>
        <translation>完成状態からの幅優先探索で数え上げ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Counts that others published</source>
        <translation>ほかで公表された数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>independent count</source>
        <translation>独立な数え上げ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The order of each group</source>
        <translation>それぞれの群の位数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>by its generators</source>
        <translation>生成元から</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Each depth is weighed by how many states lie there; that makes {mean}.</source>
        <translation>それぞれの深さに、そこにある状態の数で重みをつけると{mean}になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the mean depth of a state drawn uniformly</source>
        <translation>一様に選んだ状態の平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The mean of the 2×2×2, all of whose positions are counted</source>
        <translation>2×2×2の平均（全局面を数え上げ済み）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The means of Korf's tables are those that he prints</source>
        <translation>Korfのテーブルの平均が、論文に載っている値と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>R. E. Korf, AAAI 1997</source>
        <translation>R. E. Korf, AAAI 1997</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the depth with most states</source>
        <translation>状態が最も多い深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>No depth has more states than depth {depth}, which has {most}.</source>
        <translation>深さ{depth}より状態の多い深さはなく、その数は{most}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the largest D(d)</source>
        <translation>最大のD(d)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The populations are the published ones</source>
        <translation>局面数が公表値と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>breadth-first search on the 2×2×2</source>
        <translation>2×2×2での幅優先探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Some state needs {depth} moves and none needs more.</source>
        <translation>{depth}手を要する状態があり、それより多くを要する状態はありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the 3×3×3 in quarter turns</source>
        <translation>3×3×3、クォーターターン</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the last depth with a state</source>
        <translation>状態がある最後の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>No position of the 2×2×2 lies deeper</source>
        <translation>2×2×2にこれより深い局面はない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>There are the published distributions of both cubes in both metrics</source>
        <translation>両キューブの両方の数え方で公表された分布がある</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>cube20.org</source>
        <translation>cube20.org</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>how many times as many states as one depth before</source>
        <translation>1つ前の深さに対する状態数の倍率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>This depth has {here} states, the one before it {before}: {growth} times as many.</source>
        <translation>この深さの状態は{here}個、1つ前の深さは{before}個：{growth}倍です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states at this depth</source>
        <translation>この深さの状態</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states at the one before</source>
        <translation>1つ前の深さの状態</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>distributions compared</source>
        <translation>比較した分布の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>{compared} distributions lie over one another.</source>
        <translation>{compared}個の分布を重ねて表示しています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>two puzzles</source>
        <translation>2つのパズル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the part of its deepest depth within which half of each one's states lie</source>
        <translation>それぞれの状態の半分が収まる、最大の深さに対する割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Worked out by this program</source>
        <translation>このプログラムによる計算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>What is chosen is what is compared</source>
        <translation>選んだものが比較される</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>where half of all states lie</source>
        <translation>全状態の半分があるところ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Half of the states lie within {first} of the deepest depth in one puzzle, and only within {latest} in another.</source>
        <translation>状態の半分が収まるのは、あるパズルでは最大の深さの{first}以内、別のパズルではようやく{latest}以内です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the earliest of the parts</source>
        <translation>その割合のうち最も早いもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the latest of them</source>
        <translation>そのうち最も遅いもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Half of all cubes lie near the deepest</source>
        <translation>全キューブの半分は最も深いところの近くにある</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/derivation.py"/>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/derivation.py"/>
        <source>After {source}.</source>
        <translation>出典：{source}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>mean of {row}</source>
        <translation>{row}の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>median of {row}</source>
        <translation>{row}の中央値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>largest of {row}</source>
        <translation>{row}の最大値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>least of {row}</source>
        <translation>{row}の最小値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>place of the largest {row}</source>
        <translation>{row}が最大になる位置</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>last place with {row}</source>
        <translation>{row}がある最後の位置</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>last place of {row} above {least}</source>
        <translation>{row}が{least}を超える最後の位置</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>number of {row}</source>
        <translation>{row}の個数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>{before}, {after}</source>
        <comment>numbers in a formula</comment>
        <translation>{before}、{after}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the estimate</source>
        <translation>推定値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>The interval covers what it should</source>
        <translation>区間が想定どおりの割合で真の値を含む</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>Intervals as they were published</source>
        <translation>公表された区間</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>R. Newcombe, Statistics in Medicine 17, 1998</source>
        <translation>R. Newcombe, Statistics in Medicine 17, 1998</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>a share of trials, and how sure it is</source>
        <translation>試行のうちの割合とその確かさ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>Of {games} trials {made} came out like this; with 95 % confidence the chance lies between {low} and {high}.</source>
        <translation>{games}回の試行のうち{made}回がこうなりました。95%の信頼度で、確率は{low}と{high}の間にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>trials</source>
        <translation>試行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>those that came out like this</source>
        <translation>そのうちこうなったもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the sample mean</source>
        <translation>標本平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>Mean and deviation as the standard library has them</source>
        <translation>平均と標準偏差が標準ライブラリの値と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>statistics of Python</source>
        <translation>Pythonのstatistics</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>mean of trials</source>
        <translation>試行の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>There are {n}; together they come to {total}, so {mean} each.</source>
        <translation>{n}回あり、合わせて{total}なので、1回あたり{mean}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>By adding them up</source>
        <translation>合計による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>standard deviation of trials</source>
        <translation>試行の標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>There are {n}, {mean} on average; single ones typically lie {deviation} from that.</source>
        <translation>{n}回あり、平均{mean}です。1回ごとの値はふつう{deviation}ほど離れます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>their squares, added up</source>
        <translation>それらの平方和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the sample variance</source>
        <translation>標本分散</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the sample standard deviation</source>
        <translation>標本標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the part of all that lies here</source>
        <translation>全体のうちここにある割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Of {total} in all {here} lie here, a share of {share}.</source>
        <translation>全部で{total}のうち{here}がここにあり、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those that lie here</source>
        <translation>ここにあるもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>By counting</source>
        <translation>数え上げによる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The bins of a histogram hold every trial once</source>
        <translation>ヒストグラムの区間はすべての試行を一度ずつ含む</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often the bag's game is over after just so many moves</source>
        <translation>袋のゲームがちょうどこの手数で終わる割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>After {moves} moves {after} of all games have the target, one move before {before}: the difference is {share}.</source>
        <translation>{moves}手後に目標ができているのは全ゲームの{after}、1手前では{before}です。その差は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>F(m) = what is on the absorbing states after m + 1 steps of the chain</source>
        <translation>F(m) = 連鎖をm + 1ステップ進めた後に吸収状態にある割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>moves, from the last one before to the last that this bar stands for</source>
        <translation>1つ前の棒の最後の手数から、この棒が表す最後の手数まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often the game is over before</source>
        <translation>その前に終わっている割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often it is over by then</source>
        <translation>そこまでに終わっている割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often it takes just these moves</source>
        <translation>ちょうどこの手数になる割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The law in fractions, by the plainest chain</source>
        <translation>最も素朴な連鎖による、分数での分布</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>independent solve</source>
        <translation>独立な解法</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the same by the mixture of binomials</source>
        <translation>同じものを二項分布の混合で</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Each winning sum has a binomial law of its own, weighted by how often a game is won there; here they add up to {share}.</source>
        <translation>勝つときの合計ごとに固有の二項分布があり、そこで勝つ割合で重みをつけます。ここでの和は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Pr(m | s) = Pr(m, s) / Pr(s), Pr(m, s) = B(s/2 − n; n, p) with n = m + 2 tiles</source>
        <translation>Pr(m | s) = Pr(m, s) / Pr(s), Pr(m, s) = B(s/2 − n; n, p)、n = m + 2はタイルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>each winning sum's part of it, the least sum first</source>
        <translation>勝つときの合計ごとの分（小さい順）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the sum of the parts: an approximation</source>
        <translation>その和：近似値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Each part by the binomial law</source>
        <translation>それぞれの部分が二項分布による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>How near the mixture comes to the law</source>
        <translation>混合が分布にどれだけ近いか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game comes through a tile sum</source>
        <translation>ゲームがあるタイル合計を通る割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>A game that goes on gets to a tile sum by a 2 from the sum before, {two} of all games, or by a 4 from the one before that, {four_}: {passed} in all.</source>
        <translation>続くゲームがあるタイル合計に来るのは、2つ小さい合計から2を引いたとき（全ゲームの{two}）か、4つ小さい合計から4を引いたとき（{four_}）です。合わせて{passed}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>a sum far from the start</source>
        <translation>始まりから遠い合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game comes through the sum that is 2 less, and goes on</source>
        <translation>2小さい合計を通って続くゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often through the sum that is 4 less, and goes on</source>
        <translation>4小さい合計を通って続くゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the games that come by a 2</source>
        <translation>2で来るゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those that come by a 4</source>
        <translation>4で来るゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game comes through</source>
        <translation>ゲームがそこを通る割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Every sum by this recurrence</source>
        <translation>すべての合計をこの漸化式で</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>independent recursion</source>
        <translation>独立な再帰</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>What flows into the states of a sum</source>
        <translation>ある合計の状態へ流れ込む分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how likely a depth is after N turns, by the chain</source>
        <translation>連鎖による、N手後の深さの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>From what lay one depth below a turn before, the chain leads {up} of all here, from above {down}, and {stay} stays.</source>
        <translation>1手前に1つ浅い深さにあった分から全体の{up}が、1つ深い深さから{down}が来て、{stay}が留まります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube</source>
        <translation>E. Testé, A random walk on the Rubik's Cube</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of the depth below, one turn before</source>
        <translation>1手前の、1つ浅い深さの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of this depth, one turn before</source>
        <translation>1手前の、この深さの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of the depth above, one turn before</source>
        <translation>1手前の、1つ深い深さの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a turn leads away from the depth below</source>
        <translation>1つ浅い深さから遠ざかる手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a turn stays in this depth</source>
        <translation>この深さに留まる手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a turn leads back from the depth above</source>
        <translation>1つ深い深さから戻る手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the first part</source>
        <translation>第1の部分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the second part</source>
        <translation>第2の部分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the third part</source>
        <translation>第3の部分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the sum of them</source>
        <translation>その和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Distributions of any such chain</source>
        <translation>同じ形の任意の連鎖の分布</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>matrices in fractions</source>
        <translation>分数の行列</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the part of all that lies here or before</source>
        <translation>ここまでにある部分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Of {total} in all {here} lie at depth {depth} or before it, a share of {share}.</source>
        <translation>全部で{total}個のうち{here}個が深さ{depth}以下にあり、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those at the depths 0, 1, ... up to this one</source>
        <translation>深さ0, 1, ... からこの深さまでの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the depths</source>
        <translation>深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those up to it</source>
        <translation>ここまでの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>It rises to one</source>
        <translation>1まで増える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how densely they lie here</source>
        <translation>ここでの密度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Of {total} in all {here} lie here, a share of {share}, on one of {deepest} equal parts of the way: a density of {density}.</source>
        <translation>全部で{total}個のうち{here}個がここにあり、割合は{share}。道のりを{deepest}等分した1つの上なので、密度は{density}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the deepest depth: a depth takes 1 / D of the way</source>
        <translation>最大の深さ：1つの深さは道のりの1 / D</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the density: over the whole way its area is 1</source>
        <translation>密度：道のり全体での面積は1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Densities have the area one</source>
        <translation>密度の面積は1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how likely a depth is after N turns, by the binomial model</source>
        <translation>N手後にある深さにいる確率、二項モデルによる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Far from both ends every turn that changes the depth leads away with the same chance, {up}; all ways to come to this depth add up to {share}.</source>
        <translation>両端から離れていれば、深さを変える手はどれも同じ確率{up}で遠ざかります。この深さに来るすべての道を足すと{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how likely it is that c of the turns change the depth: 1 for all if none can stay</source>
        <translation>c手が深さを変える確率：深さを保つ手がなければ全手で1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>in how many orders k of them lead away</source>
        <translation>そのうちk手が遠ざかる順序の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the chance that a turn leads away, if it changes the depth</source>
        <translation>深さを変える手が遠ざかる確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the model's probability of the depth</source>
        <translation>モデルによるその深さの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>It begins anywhere, and may rest</source>
        <translation>どこから始めてもよく、止まってもよい</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The walk tends to it far from both ends</source>
        <translation>両端から離れるとウォークはこれに近づく</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how likely a depth is in the long run</source>
        <translation>長期的にある深さにいる確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>In the long run a depth is as likely as its weight of {here} among {total} in all; where every turn changes the parity, only the depths of one parity are possible, and each is {times} times as likely.</source>
        <translation>長期的には、深さの確率は総重み{total}に占めるその重み{here}の割合です。どの手もパリティを変える場合は片方のパリティの深さだけが可能で、それぞれ{times}倍になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>weights of the depths 0, 1, ...: from one to the next p(d) / q(d + 1) times as much</source>
        <translation>深さ0, 1, ... の重み：次は前のp(d) / q(d + 1)倍</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the weight of this depth</source>
        <translation>この深さの重み</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>2 where turns change the parity, else 1</source>
        <translation>手がパリティを変える場合は2、それ以外は1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>all weights</source>
        <translation>すべての重み</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of this depth</source>
        <translation>この深さの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The populations are what a turn does not change</source>
        <translation>各深さの個数は手で変わらない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how likely a depth is after N turns, exactly</source>
        <translation>N手後にある深さにいる確率、厳密</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Every position was carried through every turn. At the other depths there are {elsewhere} of all walks; the rest, {share}, is here.</source>
        <translation>すべての局面をすべての手で進めました。ほかの深さに全ウォークの{elsewhere}があり、残りの{share}がここです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>P(x | N) = Σ P(y | N − 1) / n over the n turns by which x is reached; p(d | N) = Σ P(x | N), x at depth d</source>
        <translation>P(x | N) = Σ P(y | N − 1) / n、xに至るn通りの手についての和；p(d | N) = Σ P(x | N)、xは深さd</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the shares of the other depths, i ≠ d</source>
        <translation>ほかの深さの割合、i ≠ d</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Counted by this program</source>
        <translation>このプログラムによる数え上げ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Every sequence of turns, one by one</source>
        <translation>手順を1つずつすべて</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The same on the 2×2×2</source>
        <translation>2×2×2でも同様</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>not comparable: {note}</source>
        <translation>比較できません：{note}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>agrees in all its digits</source>
        <translation>すべての桁で一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>differs: {note}</source>
        <translation>不一致：{note}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>{meaning}: see “{title}”</source>
        <translation>{meaning}：「{title}」を参照</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>{figure} in {source}: {agreement}</source>
        <translation>{source}の{figure}：{agreement}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>where</source>
        <translation>ここで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>As printed</source>
        <translation>記事の記載と照合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Yang Chao, Sokoban is PSPACE-complete, sokoban.ws</source>
        <translation>Yang Chao「倉庫番はPSPACE完全である」、sokoban.ws</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Yang Chao, An algorithm in polynomial space for Sokoban, sokoban.ws</source>
        <translation>Yang Chao「倉庫番の多項式領域アルゴリズム」、sokoban.ws</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Never fewer than come up</source>
        <translation>実際に現れる局面より少なくならない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The positions of a corridor</source>
        <translation>通路の局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>a corridor of four squares, one box</source>
        <translation>4マスの通路、荷物1個</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>squares that the man or a box could ever be on</source>
        <translation>作業員か荷物が乗りうるマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>arrangements of a level, the bound of the proof</source>
        <translation>面の配置の数、証明の上界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>On each of {n} squares stands a box, the man or nothing: no more than {bound} positions in all.</source>
        <translation>{n}マスのそれぞれに荷物か作業員があるか、何もない：全部で多くても{bound}局面です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>arrangements, those with several men or none among them</source>
        <translation>配置の数、作業員が複数いるものやいないものも含む</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>ways to place boxes and man</source>
        <translation>荷物と作業員の置き方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>{boxes} of {n} squares can be chosen for the boxes in {ways} ways, and each of them leaves {left} for the man.</source>
        <translation>{n}マスから荷物の{boxes}マスを選ぶ方法は{ways}通り、そのそれぞれで作業員に{left}マスが残ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>boxes, all alike</source>
        <translation>荷物の数、区別しない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>ways to choose their squares</source>
        <translation>そのマスの選び方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>squares that are left for the man</source>
        <translation>作業員に残るマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all ways</source>
        <translation>すべての置き方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every way is made and counted</source>
        <translation>すべての置き方を作って数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>one by one</source>
        <translation>一つずつ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>cells that Savitch's algorithm needs for n squares, by n²</source>
        <translation>サヴィッチのアルゴリズムがnマスに要するセル数、n²あたり</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>3^n moves are halved {halvings} times for each square, and each halving remembers four numbers of n cells: {cells} n² cells at most.</source>
        <translation>3^n手は1マスにつき{halvings}回半分にされ、1回ごとにnセルの数を4つ記憶します。多くても{cells} n²セルです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>halvings for each square</source>
        <translation>1マスあたりの半分割の回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>cells, as a multiple of n²</source>
        <translation>セル数、n²の倍数で</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The bounds as printed</source>
        <translation>公表された上界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>the article</source>
        <translation>記事</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>any board</source>
        <translation>任意の盤</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>the fewest moves through the room</source>
        <translation>部屋を通り抜ける最少の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Positions are found in the order of their moves; the man at that door, the box as it was, is first among those of {moves} moves.</source>
        <translation>局面は手数の順に見つかります。作業員がその出口にいて荷物がもとのままの局面は、{moves}手の局面の中に初めて現れます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>positions that are first reached after d moves from the door</source>
        <translation>入口からd手で初めて到達する局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>moves, up to those that lead to the other door</source>
        <translation>手数、もう一方の出口に着くまで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>the last of them: no way through is shorter</source>
        <translation>その最後：これより短い通り方はない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Breadth-first search from the door</source>
        <translation>入口からの幅優先探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>No way through is shorter</source>
        <translation>これより短い通り方はない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>both searches</source>
        <translation>両方の探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every way through is played</source>
        <translation>どの通り方も実際に動かす</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every formula as its truth table says</source>
        <translation>どの論理式も真理値表のとおり</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all rows</source>
        <translation>すべての行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every place is come to once and left once</source>
        <translation>どの場所にも1回ずつ入り、1回ずつ出る</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all formulas</source>
        <translation>すべての論理式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The arithmetic says what logic says</source>
        <translation>計算は論理と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Evaluated by this program, one value after the other</source>
        <translation>このプログラムが値を一つずつ試して評価</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if it is true, 0 if it is false</source>
        <translation>真なら1、偽なら0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>for each value that was tried 1 if the rest is true, 0 if it is false</source>
        <translation>試した値ごとに、残りが真なら1、偽なら0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>how many of them are true</source>
        <translation>そのうち真であるものの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>truth of a row</source>
        <translation>1行の真理値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>With a value for each variable the quantifiers are done with; what is left comes to {truth}, where 1 is true and 0 is false.</source>
        <translation>どの変数にも値があれば量化子は片づいています。残りは{truth}になります（1は真、0は偽）。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if {name} is true, 0 if it is false</source>
        <translation>{name}が真なら1、偽なら0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if one of the two is true, 0 if none is</source>
        <translation>どちらかが真なら1、どちらも偽なら0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if both are true or both false, else 0</source>
        <translation>両方とも真か両方とも偽なら1、そうでなければ0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>truth where one value is enough</source>
        <translation>値が1つあれば足りるところの真理値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>∃ is true if the rest is true for one of the values, and the first such value ends the search: {truth}, where 1 is true and 0 is false.</source>
        <translation>∃は、どれかの値で残りが真なら真で、最初のそのような値で探索は終わります。{truth}（1は真、0は偽）。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>truth where all values must do</source>
        <translation>すべての値で成り立つべきところの真理値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>∀ is true if the rest is true for both values, and the first that is false ends the search: {truth}, where 1 is true and 0 is false.</source>
        <translation>∀は、両方の値で残りが真なら真で、最初の偽で探索は終わります。{truth}（1は真、0は偽）。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>values that are remembered</source>
        <translation>記憶している値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Of {variables} variables {kept} have a value now, and nothing else is remembered.</source>
        <translation>{variables}個の変数のうち今値があるのは{kept}個で、ほかには何も記憶しません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 for each variable that has a value, 0 for each that has none</source>
        <translation>値のある変数ごとに1、ない変数ごとに0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>those that have a value</source>
        <translation>そのうち値のあるもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>rows that were looked at</source>
        <translation>調べた行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Of all {rows} rows {looked} were looked at so far: where one value decides, the other is not tried.</source>
        <translation>全{rows}行のうちこれまでに調べたのは{looked}行：1つの値で決まるところでは、もう一方は試しません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 for each row that was looked at, 0 for each other</source>
        <translation>調べた行ごとに1、ほかの行ごとに0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>rows of all values</source>
        <translation>すべての値の行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Each of {variables} variables is true or false: {rows} rows. One variable more makes them twice as many.</source>
        <translation>{variables}個の変数はそれぞれ真か偽：{rows}行。変数が1つ増えると2倍になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>rows, one for each way to choose all values</source>
        <translation>行の数、すべての値の選び方ごとに1行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>steps of the evaluation</source>
        <translation>評価のステップ数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>{places} places of the tree were come to, and each was left again: {steps} steps.</source>
        <translation>木の{places}か所に入り、それぞれから出ました：{steps}ステップです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>places that were come to, by how many variables have a value there</source>
        <translation>入った場所の数、そこで値のある変数の個数別</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>steps to the truth of the whole formula</source>
        <translation>論理式全体の真理値までのステップ数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>A level solved in one of its copies is solved in all</source>
        <translation>どのコピーで解いても、すべてのコピーで解いたことになる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the least that this level was solved with</source>
        <translation>この面を解いたときの最少の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of the level and of each of its copies in the library, however turned or mirrored, the best result is kept; the least of them is {best}.</source>
        <translation>この面と、ライブラリにあるそのコピー（回転や鏡映も含む）のそれぞれについて最良の記録が残されており、そのうち最小は{best}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the best result of the level and of each copy that was solved</source>
        <translation>この面と、解かれた各コピーの最良の記録</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>What is kept of each level that was solved</source>
        <translation>解いた各面について残されている記録</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes</source>
        <translation>押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>straight runs of one box</source>
        <translation>一つの荷物をまっすぐ動かした区間の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes {on} moved the same box the same way as the push before; the other {lines} began a line.</source>
        <translation>{pushes}回の押しのうち{on}回は直前と同じ荷物を同じ向きに動かし、残りの{lines}回で新しい直線が始まりました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes that move the same box the same way as the one before, whatever walk lies between</source>
        <translation>直前と同じ荷物を同じ向きに動かす押し（間の歩きは問わない）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box lines</source>
        <translation>荷物の直線数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>how often the man turned to a box</source>
        <translation>別の荷物に移った回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes {on} moved the same box as the push before; the other {changes} turned to another.</source>
        <translation>{pushes}回の押しのうち{on}回は直前と同じ荷物を動かし、残りの{changes}回で別の荷物に移りました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes that move the same box as the one before</source>
        <translation>直前と同じ荷物を動かす押し</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box changes</source>
        <translation>荷物交代数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>runs of pushes without a walk between</source>
        <translation>間に歩きのない押しの連続の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes {on} followed another push at once; the other {sessions} came after a walk.</source>
        <translation>{pushes}回の押しのうち{on}回は別の押しのすぐ後で、残りの{sessions}回は歩いた後か最初です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes right after a push</source>
        <translation>押しの直後の押し</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushing sessions</source>
        <translation>連続押しの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>straight runs of the man</source>
        <translation>作業員がまっすぐ動いた区間の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {moves} steps {on} went the same way as the step before; with the other {lines} he turned.</source>
        <translation>{moves}歩のうち{on}歩は直前と同じ向きで、残りの{lines}歩で向きが新しくなりました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>steps of the man, those that push included</source>
        <translation>作業員の歩数（押しも含む）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>steps that go the same way as the one before</source>
        <translation>直前と同じ向きの移動</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>player lines</source>
        <translation>移動の直線数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Blocks and cut vertices of random boards</source>
        <translation>ランダムな盤面のブロックと関節点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares taken out one by one</source>
        <translation>マスを1つずつ取り除く</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>when a square is visited</source>
        <translation>マスを訪れる順番</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>{before} squares are visited before it.</source>
        <translation>その前に{before}マスを訪れます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares visited before this one, depth first</source>
        <translation>深さ優先でこのマスより前に訪れるマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the number of the square</source>
        <translation>マスの番号</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the least number that a subtree leads back to</source>
        <translation>部分木から戻れる最小の番号</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>From this square and those visited from it edges lead back to the square with the number {low}, and to none before.</source>
        <translation>このマスとそこから訪れたマスからは、番号{low}のマスまで戻る辺があり、それより前へはありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>its own number, that of its edge back nearest to the root, and the low number of each child</source>
        <translation>自分の番号、根に最も近い後退辺の先の番号、各子のlow</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that fall off without a cut vertex</source>
        <translation>関節点がないと切り離されるマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of the subtrees below it those fall off from which nothing leads back above it: {squares} squares together.</source>
        <translation>下の部分木のうち、このマスより上へ戻る辺のないものが切り離されます。合わせて{squares}マスです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares of each subtree</source>
        <translation>各部分木のマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>1 where its low number is not less than the number of the square, else 0</source>
        <translation>lowがこのマスの番号以上なら1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that fall off</source>
        <translation>切り離されるマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that a box can be brought to</source>
        <translation>荷物を運べるマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Nothing else is moved: {all} squares can be got to, of which {hidden} are left out because the box would be lost there.</source>
        <translation>ほかのものは動かしません。届くマスは{all}個で、そのうち荷物が詰むため除いたものが{hidden}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that take 1, 2, 3, ... pushes or pulls at least</source>
        <translation>少なくとも1、2、3、…回の押し（引き）が要るマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>those that are left out: a box there is lost</source>
        <translation>除いたもの：そこでは荷物が詰む</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the squares in reach</source>
        <translation>届くマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Squares in reach on random boards</source>
        <translation>ランダムな盤面で届くマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>a plain flood search</source>
        <translation>単純な塗りつぶし探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Which of them are left out</source>
        <translation>そのうちどれを除くか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>a plain reference</source>
        <translation>単純な参照実装</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that the man can walk to</source>
        <translation>作業員が歩いて行けるマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The floor around him that no box or wall parts off has {area} squares; on one of them he stands.</source>
        <translation>荷物や壁で仕切られていない周りの床は{area}マスで、その一つに作業員が立っています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares of the floor that hang together with his</source>
        <translation>作業員のマスとつながる床のマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>those that he can go to</source>
        <translation>そのうち行けるマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The man walks where the floor hangs together</source>
        <translation>床がつながるところを歩く</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws</source>
        <translation>Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>three rooms</source>
        <translation>3部屋</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>rooms</source>
        <translation>部屋の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Lengths counted by exact search, in moves and in pushes</source>
        <translation>厳密な探索で数えた長さ（手数と押し数）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>by the solver</source>
        <translation>ソルバーによる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Solutions played move by move</source>
        <translation>1手ずつ実行した解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>how often the last room is entered</source>
        <translation>最後の部屋に入る回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>To pass a room one must pass the next one twice, and the first is passed twice: room {n} is entered {entered} times.</source>
        <translation>部屋を通るには次の部屋を2回通らなければならず、最初の部屋は2回通ります。部屋{n}には{entered}回入ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>entrances of room n, in no answer fewer</source>
        <translation>部屋nに入る回数。どの解でもこれより少なくならない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Entrances counted in the solution</source>
        <translation>解の中で数えた、入る回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>No answer enters a room less often</source>
        <translation>どの解も部屋に入る回数がこれより少なくならない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>exhaustive search</source>
        <translation>全探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>entrances of all rooms</source>
        <translation>すべての部屋に入る回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Each room is entered twice as often as the one before it, the first twice: {n} rooms have {entrances} entrances.</source>
        <translation>どの部屋にも前の部屋の2倍の回数入り、最初の部屋には2回入ります。{n}部屋では計{entrances}回です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>the rooms, from the first to the last</source>
        <translation>部屋、最初から最後まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>how often the room was entered so far</source>
        <translation>これまでにその部屋に入った回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Up to this move of the solution {entered} of the room's {all} entrances are made.</source>
        <translation>解のこの手までに、その部屋の{all}回のうち{entered}回入りました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>1 for each entrance that is made, 0 for each to come</source>
        <translation>済んだ入室ごとに1、これからの入室ごとに0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>entrances of the room in the whole solution</source>
        <translation>解全体でその部屋に入る回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>those made so far</source>
        <translation>そのうちこれまでのもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>The solution, played move by move</source>
        <translation>解を1手ずつ動かしたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>pushes of the shortest solution</source>
        <translation>最短の解の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Rooms are passed {passed} times in all, each time with one push of both boxes; the box behind them takes 1 more.</source>
        <translation>部屋を通るのは全部で{passed}回、そのたびに2つの荷物を1回ずつ押します。奥の荷物でさらに1回です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>P(n) = 2 P(n − 1) + 3,  P(1) = 5</source>
        <translation>P(n) = 2 P(n − 1) + 3,  P(1) = 5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>how often rooms are passed: 2 + 4 + … + 2^n</source>
        <translation>部屋を通る回数：2 + 4 + … + 2^n</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>moves of the shortest solution</source>
        <translation>最短の解の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>With one room more all others are gone through twice as often, and the ways around them are longer: {n} rooms take {moves} moves.</source>
        <translation>部屋が1つ増えると、ほかの部屋を通る回数は2倍になり、まわりの道も長くなります。{n}部屋では{moves}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>M(n) = 2 M(n − 1) + 56 n + 28,  M(1) = 64</source>
        <translation>M(n) = 2 M(n − 1) + 56 n + 28,  M(1) = 64</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>boxes</source>
        <translation>荷物の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The solution made by the recurrence is as long, move by move</source>
        <translation>漸化式から作った解は、1手ずつ数えて同じ長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>replayed</source>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Nothing is shorter</source>
        <translation>これより短いものはない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>exact search</source>
        <translation>厳密な探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The lengths as printed</source>
        <translation>公表された長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Yang Chao</source>
        <translation>Yang Chao</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>seven boxes, the man ends on the right</source>
        <translation>荷物7個、作業員は右で終わる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of the shortest answer</source>
        <translation>最短の解の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The answer for {n} boxes holds those for one box less, {last} moves, and for two less, {before}; opening and turn take the rest.</source>
        <translation>荷物{n}個の解は、1個少ない場合の解（{last}手）と2個少ない場合の解（{before}手）を含みます。残りは始まりと折り返しです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves for one box less</source>
        <translation>荷物が1個少ない場合の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves for two boxes less</source>
        <translation>荷物が2個少ない場合の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>12 for an odd number of boxes, 10 for an even one</source>
        <translation>荷物の数が奇数なら12、偶数なら10</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>2 more if the man is to end on the left, else 0</source>
        <translation>作業員が左で終わる場合は2多く、それ以外は0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of the answer</source>
        <translation>解の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of the shortest answer</source>
        <translation>最短の解の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The answer for {n} boxes holds those for one box less, {last} pushes, and for two less, {before}, and 8 more.</source>
        <translation>荷物{n}個の解は、1個少ない場合の解（押し{last}回）と2個少ない場合の解（押し{before}回）に、さらに押し8回を加えたものです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes for one box less</source>
        <translation>荷物が1個少ない場合の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes for two boxes less</source>
        <translation>荷物が2個少ない場合の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of the answer</source>
        <translation>解の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>steps without a push in this part of the answer</source>
        <translation>解のこの部分での、押さない移動の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of a part of the answer</source>
        <translation>解の一部分の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>This part has {steps} steps and {pushes} pushes.</source>
        <translation>この部分は{steps}歩と{pushes}回の押しです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the opening</source>
        <translation>序</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>its pushes</source>
        <translation>その押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>its moves</source>
        <translation>その手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of a part of the answer</source>
        <translation>解の一部分の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Of the {moves} moves of this part {steps} are steps without a push.</source>
        <translation>この部分の{moves}手のうち{steps}歩は押しません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of the shortest answer, by the golden ratio</source>
        <translation>最短の解の手数、黄金比による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Both powers of the closed form together make {moves} moves for {n} boxes.</source>
        <translation>閉じた式の2つの累乗を合わせると、荷物{n}個で{moves}手になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the root of 5</source>
        <translation>5の平方根</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the golden ratio</source>
        <translation>黄金比</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>1 − φ</source>
        <translation>1 − φ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>both powers together</source>
        <translation>2つの累乗の和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>1 for an odd number of boxes, −1 for an even one</source>
        <translation>荷物の数が奇数なら1、偶数なら −1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>2 more if the man ends on the left, 11 less in the classical form, else 0</source>
        <translation>作業員が左で終わる場合は2多く、古典形では11少なく、それ以外は0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The closed form is what the recurrence gives</source>
        <translation>閉じた式は漸化式の値と一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of the shortest answer, by the golden ratio</source>
        <translation>最短の解の押し数、黄金比による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Both powers of the closed form together make {pushes} pushes for {n} boxes.</source>
        <translation>閉じた式の2つの累乗を合わせると、荷物{n}個で押し{pushes}回になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>3 less in the classical form, else 0</source>
        <translation>古典形では3少なく、それ以外は0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>growth of the answer, in the long run</source>
        <translation>解の長期的な増え方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>In the long run {boxes} boxes more make the answer {growth} times as long.</source>
        <translation>長い目で見ると、荷物が{boxes}個増えるごとに解は{growth}倍の長さになります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>one box more</source>
        <translation>荷物が1個多い場合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>boxes more: 1, or 2 in the classical form, which needs an even number</source>
        <translation>増える荷物の数：1。古典形は偶数でなければならないので2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the golden ratio, to which the ratio of two lengths tends</source>
        <translation>黄金比。隣り合う長さの比の極限</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>how many times as long</source>
        <translation>何倍の長さになるか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>W. J. Savitch, Relationships between nondeterministic and deterministic tape complexities, 1970</source>
        <translation>W. J. Savitch, Relationships between nondeterministic and deterministic tape complexities, 1970</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>free cells of the board: 3^n arrangements of boxes and man</source>
        <translation>盤面の空きマス：荷物と作業員の置き方は3^n通り</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls one within the other: the logarithm of 3^n to the base 2</source>
        <translation>入れ子になった呼び出し：2を底とする3^nの対数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Breadth-first search from the first position</source>
        <translation>最初の局面からの幅優先探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>positions that are first reached after d moves</source>
        <translation>d手で初めて到達する局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Answers are those of breadth-first search</source>
        <translation>答えは幅優先探索と一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>both algorithms</source>
        <translation>両方のアルゴリズム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>a corridor of four cells</source>
        <translation>4マスの通路</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells that Savitch's algorithm remembers at most</source>
        <translation>サヴィッチのアルゴリズムが覚えるセルの最大数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>It asks for a way of 3^{n} moves by halving it, {depth} times one within the other, and remembers four numbers of {n} cells each time.</source>
        <translation>3^{n}手の道を半分に分けることを{depth}重に入れ子にし、そのつど{n}セルの数を4つ覚えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells remembered, at most</source>
        <translation>覚えるセルの数、最大</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>how deep Savitch's algorithm is in its recursion</source>
        <translation>サヴィッチのアルゴリズムの再帰の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>It has halved the time {made} times one within the other so far, of {most} until one move is left.</source>
        <translation>これまでに時間を入れ子で{made}回半分にしました。{most}回で1手だけが残ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>halvings one within the other so far, at most</source>
        <translation>これまでに入れ子になった半分割の最大の回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>halvings until a single move is left</source>
        <translation>1手だけが残るまでに半分にする回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls of Savitch's algorithm</source>
        <translation>サヴィッチのアルゴリズムの呼び出し回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The first call asks of one middle after the other whether it can be reached in half the time, {first} calls in all, and where it can, whether the end can be reached from there, {second} calls.</source>
        <translation>最初の呼び出しは、中間点を順に、半分の時間で届くかどうか尋ね（合わせて{first}回）、届く場合はそこから終点に届くかどうか尋ねます（{second}回）。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls to find out whether each middle tried can be reached</source>
        <translation>試した中間点に届くかどうかを調べる呼び出し</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls to find out whether the end can be reached from those that can</source>
        <translation>届いた中間点から終点に届くかどうかを調べる呼び出し</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls for all first halves</source>
        <translation>すべての前半の呼び出し</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls for all second halves</source>
        <translation>すべての後半の呼び出し</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>all calls, the first one too</source>
        <translation>最初のものを含むすべての呼び出し</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The algorithm makes as many calls</source>
        <translation>アルゴリズムの呼び出し回数が一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>run to its end</source>
        <translation>最後まで実行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The halves of a call are what the call costs</source>
        <translation>呼び出し回数は2つの半分の回数の和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells that breadth-first search remembers</source>
        <translation>幅優先探索が覚えるセルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>It keeps every position that it has seen: {positions} of {n} cells each.</source>
        <translation>見た局面をすべて保存します。{n}セルの局面が{positions}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>positions that can be reached</source>
        <translation>到達できる局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells remembered</source>
        <translation>覚えるセルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves to the second position</source>
        <translation>2番目の局面までの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Positions are found in the order of their moves; the second one is among those that are {moves} moves away.</source>
        <translation>局面は手数の順に見つかります。2番目の局面は{moves}手離れた局面の中にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves, up to those that find the second position</source>
        <translation>手数。2番目の局面が見つかるまで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the last of them: no way is shorter</source>
        <translation>その最後のもの：これより短い手順はありません</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls made so far</source>
        <translation>これまでの呼び出し回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Of {calls} calls that it takes at most {made} are made, a share of {share}.</source>
        <translation>多くても{calls}回の呼び出しのうち{made}回が済み、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls until the answer; where a board has too many positions to count them, at most so many</source>
        <translation>答えまでの呼び出し回数。局面が多すぎて数えられない盤では、その上限</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>those that are made</source>
        <translation>済んだもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>how long one waits for Savitch's algorithm</source>
        <translation>サヴィッチのアルゴリズムを待つ時間</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>At {rate} calls a second {calls} calls take {seconds} s, {days} days.</source>
        <translation>毎秒{rate}回の呼び出しでは、{calls}回に{seconds}秒、つまり{days}日かかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls until the answer</source>
        <translation>答えまでの呼び出し</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls a second, as measured on this machine</source>
        <translation>毎秒の呼び出し回数、このマシンでの実測</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>days</source>
        <translation>日</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>years of 365.25 days</source>
        <translation>年（365.25日）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls of Savitch's algorithm a second</source>
        <translation>サヴィッチのアルゴリズムの毎秒の呼び出し回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>{calls} calls took {seconds} s on this machine: {rate} a second, in whole millions {rounded}.</source>
        <translation>このマシンで{calls}回の呼び出しに{seconds}秒かかりました：毎秒{rate}回、100万単位で{rounded}回です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls that were made to measure it</source>
        <translation>測定のための呼び出し回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>seconds that they took</source>
        <translation>かかった秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls a second</source>
        <translation>毎秒の呼び出し回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the same in whole millions</source>
        <translation>同じもの、100万単位</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>It goes on where it stopped, however many calls at a time</source>
        <translation>何回ずつ呼び出しても、止まったところから続く</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves that a call of Savitch's algorithm allows</source>
        <translation>サヴィッチのアルゴリズムの1回の呼び出しが許す手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The call above it allows {above} moves: {first} for its first half, {second} for its second.</source>
        <translation>上の呼び出しが許すのは{above}手：前半に{first}手、後半に{second}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves that the call above allows</source>
        <translation>上の呼び出しが許す手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>half of them, rounded down, to the middle</source>
        <translation>その半分（切り捨て）、中間まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the rest, from the middle on</source>
        <translation>残り、中間から</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the counters of YASC and Sokoban++</source>
        <translation>YASCとSokoban++のカウンター</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Counters of whole games, step by step</source>
        <translation>ゲーム全体のカウンターを1歩ずつ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>a plain reference of the rules</source>
        <translation>素朴に書いた規則</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>moves of the man</source>
        <translation>作業員の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>He walked {walked} steps without a box and {pushes} with one.</source>
        <translation>荷物を押さずに{walked}歩、押して{pushes}歩進みました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>steps that move no box</source>
        <translation>荷物を動かさない歩数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>steps that move one</source>
        <translation>荷物を動かす歩数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>all steps</source>
        <translation>すべての歩数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Of {moves} steps {walked} moved no box, so {pushes} did.</source>
        <translation>{moves}歩のうち{walked}歩は荷物を動かさなかったので、押しは{pushes}回です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>all steps of the man</source>
        <translation>作業員のすべての歩数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those that move no box</source>
        <translation>荷物を動かさない歩数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those that move one</source>
        <translation>荷物を動かす歩数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Fewest pushes and proofs</source>
        <translation>最小押し数と証明</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>exhaustive search of small levels</source>
        <translation>小さい面の全数探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A proof that is cut short leaves what it has excluded and found</source>
        <translation>途中で止めた証明も、除外した分と見つけた分を残す</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A* over pushes with the matching of boxes and goals as bound; see core/sokoban/solve/README.md</source>
        <translation>荷物とゴールの対応づけを下界とする、押しについてのA*（core/sokoban/solve/README.mdを参照）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes that a solution needs at least</source>
        <translation>解に最低限必要な押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Every length below {lower} is excluded, the longest of them {excluded}: by the distances of boxes to goals, no two to one goal, and by the search.</source>
        <translation>{lower}未満の長さはすべて除外され、そのうち最大は{excluded}です。荷物からゴールまでの距離（1つのゴールに荷物は1つ）と、探索によります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the longest length that is excluded</source>
        <translation>除外された最大の長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the next one</source>
        <translation>その次の長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes of the best way known</source>
        <translation>既知の最良手順の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A way of {upper} pushes is known, {open} more than are excluded; it was replayed.</source>
        <translation>押し{upper}回の手順が既知で、除外された長さより{open}多くなります。手順は再生して確かめました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes that are not excluded, 0 if nothing is known</source>
        <translation>除外されていない最小の押し数。何も分かっていなければ0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how far the best way lies above</source>
        <translation>最良手順がそれを上回る分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes of the best way</source>
        <translation>最良手順の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>No solution is shown that does not replay</source>
        <translation>再生できない解は示さない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes</source>
        <translation>最小の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A way of {upper} pushes is known and every length below {lower} is excluded: {open} lengths are left open.</source>
        <translation>押し{upper}回の手順が既知で、{lower}未満の長さはすべて除外されています。その間に{open}通りの長さが残っています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes that are not excluded</source>
        <translation>除外されていない最小の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the share of positions that can be solved</source>
        <translation>解ける局面の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Of {positions} positions that pushes from the start lead to {solvable} can be solved.</source>
        <translation>最初の配置から押して到達できる{positions}局面のうち、{solvable}局面が解けます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>positions within reach</source>
        <translation>到達できる局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those from which the level can be solved</source>
        <translation>そのうち面が解けるもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Breadth-first search over all positions, those alike but for where the man can walk taken as one</source>
        <translation>全局面の幅優先探索（作業員の歩ける範囲が同じ局面は1つとみなす）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Counted by a slow, plain search</source>
        <translation>遅いが素朴な探索で数えたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>positions of a depth that are of one kind</source>
        <translation>ある深さの、ある種類の局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Of {positions} positions at this depth {kind} are of this kind, a share of {share}.</source>
        <translation>この深さの{positions}局面のうち{kind}局面がこの種類で、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those that can be solved, or those that are dead</source>
        <translation>解けるもの、または詰んでいるもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Yang Chao, A box pushing path search, sokoban.ws, part II; J. Hopcroft and R. Tarjan, 1973</source>
        <translation>Yang Chao, A box pushing path search, sokoban.ws, 第II部。J. Hopcroft, R. Tarjan, 1973</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of each block</source>
        <translation>それぞれのブロックのマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The example of the article</source>
        <translation>記事の例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>blocks of the free floor</source>
        <translation>空いた床のブロックの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The free floor falls into {blocks} blocks: within one, any two squares are on a round trip.</source>
        <translation>空いた床は{blocks}個のブロックに分かれます。同じブロックの中なら、どの2マスも1周する道の上にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>blocks of two squares</source>
        <translation>2マスのブロックの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>{passages} blocks have two squares only: there is one way through.</source>
        <translation>{passages}個のブロックは2マスだけで、通り道は1本しかありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>1 for each block of two squares, else 0</source>
        <translation>2マスのブロックには1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>cut vertices of the free floor</source>
        <translation>空いた床の関節点の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>{cuts} squares lie in more than one block: without one of them squares that hung together fall apart.</source>
        <translation>{cuts}マスは2つ以上のブロックに属します。そのどれかがなくなると、つながっていたマスが分かれます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the blocks that each square of more than one lies in</source>
        <translation>2つ以上のブロックに属するマスの、それぞれが属するブロックの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how many such squares there are</source>
        <translation>そのようなマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of a block</source>
        <translation>ブロックのマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>{own} squares lie in this block alone and {cuts} in others too: {squares} together.</source>
        <translation>このブロックだけに属するマスが{own}個、ほかのブロックにも属するマスが{cuts}個：合わせて{squares}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares that lie in this block alone</source>
        <translation>このブロックだけに属するマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>cut vertices that join it to others</source>
        <translation>ほかのブロックとつなぐ関節点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of the block</source>
        <translation>このブロックのマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of the free floor</source>
        <translation>空いた床のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The blocks have {all} squares; those that lie in several are counted {twice} times too often, and {alone} lie in none.</source>
        <translation>ブロックのマスは合わせて{all}個です。複数に属するマスは{twice}回余分に数えられ、{alone}マスはどれにも属しません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares with a wall or a box on every side</source>
        <translation>四方が壁か荷物のマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of all blocks</source>
        <translation>全ブロックのマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>counted again</source>
        <translation>重複して数えた分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of the floor without boxes</source>
        <translation>荷物のない床のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>what a variant saves</source>
        <translation>変化手順で減る分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>These rows of the solution take {was}, the variant takes {now}: it saves {saved}.</source>
        <translation>解のこの部分は{was}、変化手順では{now}：{saved}減ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes, or moves, of the rows as they are</source>
        <translation>もとの部分の押し数または手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those of the variant</source>
        <translation>変化手順の押し数または手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the difference</source>
        <translation>その差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Both are played from the same position to the same position</source>
        <translation>どちらも同じ局面から同じ局面まで動かしたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Every variant is replayed, alone and with the others</source>
        <translation>変化手順は、単独でもほかと組み合わせても再生して確認</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes that a wall costs</source>
        <translation>壁のために増える押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>With the wall the level takes {beside} pushes at least, without it {without}: {saved} fewer.</source>
        <translation>壁があると少なくとも{beside}押し、なければ{without}押しで、{saved}押し少なくなります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes with the wall</source>
        <translation>壁があるときの最小の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes without it</source>
        <translation>壁がないときの最小の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how hard a level is, as far as it was measured</source>
        <translation>測定できた範囲での面の難しさ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Each measure becomes a share between 0 and 1; their mean, weighted, is {difficulty} of 100.</source>
        <translation>それぞれの指標を0から1の値にし、重みつきで平均すると100点中{difficulty}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the shares: turns between boxes, how they wait for each other, dead positions, luck, work</source>
        <translation>各指標の値：荷物の間の切り替え、待ち合わせ、手詰まりの局面、運、手間</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how much each of them counts: what is not known is left out</source>
        <translation>それぞれの重み：分からないものは除く</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the difficulty, from 0 to 100</source>
        <translation>難しさ、0から100</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The weights are those that tell apart levels of known rank, see core/sokoban/generate/difficulty.py</source>
        <translation>難度の順位が分かっている面を最もよく見分ける重み（core/sokoban/generate/difficulty.pyを参照）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The weighted mean of whatever is known</source>
        <translation>分かっているものの重みつき平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Small levels</source>
        <translation>小さい面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Against dense algebra</source>
        <translation>密な線形代数と照合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>linear equations</source>
        <translation>線形方程式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how hard a level is, as it was measured when the level was made</source>
        <translation>面を作ったときに測定した難しさ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>When the level was made, its difficulty was measured: {tenths} tenths, {difficulty} of 100. It is kept beside it.</source>
        <translation>面を作ったときに難しさを測定しました。0.1点を単位として{tenths}、100点中{difficulty}です。この値は面と一緒に保存されています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>d = 100 Σ w s / Σ w, over the shares s of what was measured and their weights w</source>
        <translation>d = 100 Σ w s / Σ w（sは測定した指標の値、wはその重み）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the difficulty in tenths, as it is kept</source>
        <translation>保存されている難しさ、0.1点単位</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how hard a level is, of five</source>
        <translation>面の難易度、5段階</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A difficulty of {difficulty} has reached the beginning of {grade} of the five grades.</source>
        <translation>難しさ{difficulty}は、5段階のうち{grade}段階の始まりに届いています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>where the grades begin that the difficulty has reached</source>
        <translation>その難しさが届いている段階の始まり</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the grade, from 1 to 5</source>
        <translation>難易度、1から5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>About a fifth of the program's own levels is in each grade, see core/sokoban/generate/difficulty.py</source>
        <translation>付属の面がそれぞれの段階におよそ5分の1ずつ入る（core/sokoban/generate/difficulty.pyを参照）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Grades begin where the table says</source>
        <translation>各段階は表のとおりに始まる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>walks of a random pusher of which one solves the level</source>
        <translation>そのうち1回が面を解く、ランダムな押し手のウォークの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Pushes that are drawn at random solve the level with the chance {chance}: once in {walks} walks.</source>
        <translation>ランダムに選んだ押しが面を解く確率は{chance}：{walks}回に1回です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960, chapter 3</source>
        <translation>J. G. Kemeny, J. L. Snell, Finite Markov Chains, 1960, 第3章</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>h(s) = mean of h(s′) over the pushes from s; 1 where solved, 0 where dead</source>
        <translation>h(s) = sからの押しについてのh(s′)の平均。解けていれば1、手詰まりなら0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the chance that such a walk solves it</source>
        <translation>そのようなウォークが面を解く確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>walks of which one does, on average</source>
        <translation>平均してそのうち1回が解くウォークの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>From a share of {dead} of the positions within reach nobody can solve the level any more; from {alive} one can.</source>
        <translation>到達できる局面のうち{dead}では、もう面を解けません。{alive}では解けます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the share of dead positions</source>
        <translation>手詰まりの局面の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the share of the others</source>
        <translation>残りの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>positions of that kind that are d pushes from the start</source>
        <translation>最初の配置からd回押した、その種類の局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Backwards finds what the other search finds</source>
        <translation>逆向きの探索が、もう一方の探索と同じものを見つける</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pulls instead of pushes</source>
        <translation>押しの代わりに引き</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Walks drawn at random agree</source>
        <translation>ランダムに抽出したウォークと一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>a small level</source>
        <translation>小さい面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>positions of the level</source>
        <translation>面の局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Pushes from the start lead to {total} positions.</source>
        <translation>最初の配置から押して到達できるのは{total}局面です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>positions that can be solved</source>
        <translation>解ける局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>From {total} of them the level can be solved.</source>
        <translation>そのうち{total}局面から面を解けます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>dead positions</source>
        <translation>手詰まりの局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>From {total} of them nobody can solve the level any more.</source>
        <translation>そのうち{total}局面からは、もう面を解けません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes left</source>
        <translation>残りの押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The position lies in layer {layer} of the count backwards from solved, so {left} pushes solve it and no fewer.</source>
        <translation>この局面は完成から逆向きに数えて第{layer}層にあるので、{left}回の押しで解け、それより少なくはなりません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>d(s) = 1 + least d(s′) over the pushes from s to s′, 0 where all boxes are home</source>
        <translation>d(s) = 1 + sからs′への押しについての最小のd(s′)。荷物がすべてゴールにあれば0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes back from the solved position to this one</source>
        <translation>完成局面からこの局面まで戻る押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the fewest pushes that solve it</source>
        <translation>解くための最小の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The way to a solution gets shorter push by push</source>
        <translation>解への手順は1押しごとに短くなる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>chance that a random pusher solves the level</source>
        <translation>ランダムな押し手が面を解く確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Every push that can be made is equally likely; of all such walks {chance} come to the solution.</source>
        <translation>できる押しはどれも同じ確率です。そのようなウォーク全体のうち{chance}が解に至ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share of walks that solve it with the N-th push</source>
        <translation>N回目の押しで面を解くウォークの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>solved later: of those still pushing after these pushes, by the exact equations</source>
        <translation>後で解けるもの：この回数の押しの後もまだ押せるもののうち、厳密な方程式による割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share that ever solves it</source>
        <translation>いつかは解くウォークの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes until a random walk ends</source>
        <translation>ランダムウォークが終わるまでの押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>A walk goes on as long as it is neither solved nor dead: {pushes} pushes on average.</source>
        <translation>ウォークは、解けるか詰むまで続きます。平均{pushes}回の押しです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>t = (I − Q)⁻¹ 1</source>
        <translation>t = (I − Q)⁻¹ 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share of walks that still go on after N pushes</source>
        <translation>N回の押しの後もまだ続いているウォークの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes later: of those still pushing after these pushes, by the exact equations</source>
        <translation>後の押し：この回数の押しの後もまだ押せるものについて、厳密な方程式による回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the mean number of pushes</source>
        <translation>平均の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes of the random walks that solve the level</source>
        <translation>面を完成させるランダムウォークの押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Of the walks that solve the level, which have the chance {chance}, each counts as often as it comes: {pushes} pushes on average.</source>
        <translation>面を完成させるウォーク（確率{chance}）を、それぞれの起こりやすさで重みづけすると、平均{pushes}押しです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the chance that push N solves the level</source>
        <translation>N回目の押しで完成する確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>what walks add that solve it after more pushes than these</source>
        <translation>これより多い押しで完成するウォークの分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the chance to solve it</source>
        <translation>完成する確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the mean number of pushes where it is solved</source>
        <translation>完成した場合の平均押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>chance that a random pusher solves the level, drawn</source>
        <translation>ランダムな押し手が面を解く確率（標本）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The level has too many positions for the exact chance; of {walks} walks that were drawn {solved} solved it.</source>
        <translation>この面は局面が多すぎて厳密な確率を求められません。抽出した{walks}回のウォークのうち{solved}回が解けました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>walks drawn</source>
        <translation>抽出したウォークの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>those that solved the level</source>
        <translation>面を解いたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Simulated by this program</source>
        <translation>このプログラムによるシミュレーション</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes until a random walk ends, drawn</source>
        <translation>ランダムウォークが終わるまでの押し数（標本）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>{walks} walks that were drawn made {made} pushes until each was solved or dead: {pushes} on average.</source>
        <translation>抽出した{walks}回のウォークは、解けるか詰むまでに合わせて{made}回押しました：平均{pushes}回です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the pushes of all of them</source>
        <translation>その全部の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>how many walks are here after so many pushes</source>
        <translation>ある回数の押しの後にここにあるウォークの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>After {pushes} pushes {elsewhere} of all walks are at other distances, solved or dead; {share} is here.</source>
        <translation>{pushes}回押した後、全ウォークの{elsewhere}は別の距離にあるか、完成か、詰んでいます。ここには{share}があります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>P(x | N) = Σ P(y | N − 1) / pushes of y, over the positions y from which a push leads to x</source>
        <translation>P(x | N) = Σ P(y | N − 1) / yの押しの数、押してxに至る局面yについての和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes made</source>
        <translation>押した回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the shares of walks at every other distance from solved, and of dead ones</source>
        <translation>完成からの距離がほかの各値であるウォークと、詰んだものの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share that is here</source>
        <translation>ここにある割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Laws against powers of the matrix</source>
        <translation>分布を行列の累乗と照合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>dense matrices</source>
        <translation>密行列</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>boards that the odds were worked out for</source>
        <translation>確率を計算した盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The chance of each of {boards} boards, {millions} million, was worked out from those that come after it.</source>
        <translation>{boards}個（{millions}百万個）の盤面それぞれの確率を、その次に来る盤面の確率から計算しました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>boards that play can show, and on which one can move</source>
        <translation>ゲームで現れうる、まだ動かせる盤面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Boards that play shows, by size and target</source>
        <translation>ゲームに現れる盤面（大きさと目標ごと）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>J. Lees-Miller</source>
        <translation>J. Lees-Miller</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Measured by this program, see core/twenty48/adviser/README.md</source>
        <translation>このプログラムによる測定（core/twenty48/adviser/README.md を参照）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that the forecast rests on</source>
        <translation>予測のもとになったゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>What the network says becomes points by {games} games of the adviser, as many as came to the tile sum nearest to this one of those where it was measured.</source>
        <translation>ネットワークの値は、助言役の{games}ゲームによって点数に直されます。測定したタイル合計のうち、今の合計に最も近いところまで来たゲームの数です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that came to each of these tile sums, ascending</source>
        <translation>これらのタイル合計それぞれに来たゲームの数（昇順）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>1 for the nearest of them, else 0</source>
        <translation>そのうち最も近いものは1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that came there</source>
        <translation>そこまで来たゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Between two tile sums the nearer one tells the games</source>
        <translation>二つのタイル合計の間では、近いほうがゲーム数を決める</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Runs of any length add up to one</source>
        <translation>学習は何回に分けても、続けて1回で行うのと同じ結果になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games from which the network has learnt</source>
        <translation>ネットワークが学んだゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>After {points} points of the curve, of {every} games each, and {more} more, {games} games were played.</source>
        <translation>曲線の{points}点（各{every}ゲーム）とその後の{more}ゲームで、合わせて{games}ゲームになります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>points of the learning curve</source>
        <translation>学習曲線の点の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games for each of them</source>
        <translation>一点あたりのゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games since the last of them</source>
        <translation>最後の点からのゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that were played</source>
        <translation>プレイしたゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>mean score of the games it learnt from last</source>
        <translation>最近学んだゲームの平均点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The last {games} games scored {total} together, {mean} each.</source>
        <translation>最近の{games}ゲームは合わせて{total}点、1ゲーム平均{mean}点です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>the games since the point of the curve before</source>
        <translation>曲線の一つ前の点からのゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>points of all of them</source>
        <translation>それらの合計点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>the mean score</source>
        <translation>平均点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games in which the network made the tile</source>
        <translation>ネットワークがそのタイルを達成したゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Of {games} games that it played {missed} ended without the tile: in {made} it was made.</source>
        <translation>プレイした{games}ゲームのうち{missed}ゲームはそのタイルなしで終わり、{made}ゲームで達成しました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games of the network, from two tiles on</source>
        <translation>タイル2枚から始めたネットワークのゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>those that ended without the tile</source>
        <translation>そのタイルなしで終わったもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>those in which it was made</source>
        <translation>そのタイルを達成したもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>What was measured of every network</source>
        <translation>すべてのネットワークの測定結果</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>moves of the game that cost anything</source>
        <translation>損をした手の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Of {moves} moves {costly} gave anything away against the best one.</source>
        <translation>{moves}手のうち{costly}手が、最善手に比べて損をしました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>1 for a move that gave anything away, else 0</source>
        <translation>損をした手は1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>moves of the game</source>
        <translation>ゲームの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>those that gave anything away</source>
        <translation>損をした手の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>What is known of a few moves</source>
        <translation>いくつかの手についてわかっていること</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards that could be</source>
        <translation>ありうる盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>ways to fill the board</source>
        <translation>盤面の埋め方の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Each of {C} cells is empty or holds one of {K} tiles, from 2 up to the target: {bound} ways.</source>
        <translation>{C}個のマスはそれぞれ空か、2から目標までの{K}種のタイルのどれかです。{bound}通り。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>cut off there, not rounded</source>
        <translation>本文では切り捨てで、四捨五入ではない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>ways to fill the board below the target</source>
        <translation>目標未満のタイルでの盤面の埋め方の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The game ends at the target, so each of {C} cells is empty or holds a smaller tile; one state stands for all that are won: {bound}.</source>
        <translation>目標ができるとゲームは終わるので、{C}個のマスはそれぞれ空か、目標より小さいタイルです。勝ちの盤面はまとめて1つの状態とします。{bound}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards with a tile sum that play can get to</source>
        <translation>プレイで到達しうるタイル合計を持つ盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row. Of the boards up to the last sum before such a gap, those without a 2 or a 4 and those with a single tile are left out: {bound}.</source>
        <translation>1手でタイルの合計は2か4増え、空の合計が2つ続くところは越えられません。そのすき間の手前までの盤面から、2も4もない盤面とタイルが1枚だけの盤面を除きます。{bound}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>ways to fill the board with tiles below the target up to that sum</source>
        <translation>その合計まで、目標未満のタイルでの盤面の埋め方の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>those of them without a 2 or a 4</source>
        <translation>そのうち2も4もないもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the others, and one state for all that are won</source>
        <translation>残りと、勝ちの盤面をまとめた1つの状態</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards that play really shows</source>
        <translation>プレイで実際に現れる盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>All boards that play shows were listed once, {listed} of them, and one state stands for all that are won.</source>
        <translation>プレイで現れる盤面をすべて一度列挙し、{listed}個ありました。これに、勝ちの盤面をまとめた1つの状態を加えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>3×3 to 1024</source>
        <translation>3×3で1024まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards below the target that come up, lost ones too, turned and mirrored ones apart</source>
        <translation>現れる目標未満の盤面（負けの盤面も含み、回転・鏡映は区別）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>What was recorded is what a listing comes to</source>
        <translation>記録した値が列挙の結果と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A plain search finds the same boards</source>
        <translation>単純な探索でも同じ盤面が見つかる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards that play shows, at most</source>
        <translation>ゲームに現れる盤面、最大</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Play shows {classes} classes of boards that are alike when turned or mirrored. None has more than 8 boards, and one state stands for all that are won: at most {boards}.</source>
        <translation>ゲームには、回転や鏡映で同じになる盤面の類が{classes}個現れます。どの類も盤面は8個以下で、勝った盤面はまとめて1つの状態とします。最大{boards}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>4×4 to 64</source>
        <translation>4×4、目標64</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>classes that were listed</source>
        <translation>列挙した類</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards, at most</source>
        <translation>盤面数、最大</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards up to symmetry</source>
        <translation>対称なものを同じとした盤面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Boards that are alike when turned or mirrored count once: {listed} classes, and {ends} more for games that are over.</source>
        <translation>回転や鏡映で同じになる盤面は1つと数えます。{listed}類と、終わったゲームを表す{ends}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>classes below the target that come up; as published, those that can go on</source>
        <translation>現れる、目標未満の類の数。公表された数では、まだ続けられるもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>1 for all that are won; as published 2, one more for all that are lost</source>
        <translation>勝ったものをまとめて1。公表された数では、負けたものもまとめて1を足した2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Published counts</source>
        <translation>公表された数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>tile sums in a row that play can get to</source>
        <translation>プレイで到達できる、連続するタイル合計の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Tile sums go from 4 to {last} in steps of 2; after that two in a row have no board.</source>
        <translation>タイルの合計は4から{last}まで2ずつ増え、その後は盤面のない合計が2つ続きます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the last tile sum before the gap</source>
        <translation>すき間の手前の最後のタイル合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile sum that play can get to</source>
        <translation>プレイで到達できる最大のタイル合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A board full of the powers of two from {tile} down to 4 has the sum {sum}; no larger one can be reached.</source>
        <translation>{tile}から4までの2の累乗で埋まった盤面の合計は{sum}で、これより大きい合計には届きません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>4×4</source>
        <translation>4×4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile that play can make</source>
        <translation>プレイで作れる最大のタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the sum of all these tiles</source>
        <translation>これらのタイルすべての合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>No larger tile's sum is reached</source>
        <translation>それより大きいタイルの合計には到達しない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the tile sums</source>
        <translation>タイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile</source>
        <translation>最大タイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>To merge two equal tiles, one has to lie while the other is made, down to two 4s: nothing larger appears. That takes a cell for each tile: {C} cells make {tile}.</source>
        <translation>等しい2枚を合わせるには、一方が置かれている間にもう一方を作る必要があり、それが2枚の4まで続きます。新しく現れるタイルに4より大きいものはありません。タイルごとに1マスが要るので、{C}マスでは{tile}までです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Known of the game; proved by the last tile sum that play can get to, 2^(C + 2) − 4</source>
        <translation>よく知られた事実（プレイで到達できる最後のタイル合計2^(C + 2) − 4から証明）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The full board of powers of two folds up to it</source>
        <translation>2のべきで埋まった盤面が1枚にたたまれる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>legal moves</source>
        <translation>正しい手</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile before the last merges</source>
        <translation>最後の合体の前の最大のタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>On the full board that folds up to the largest tile, 4 lies twice and every tile from 8 up once: {C} cells go up to {tile}.</source>
        <translation>最後に最大のタイル1枚にまとまる満杯の盤面では、4が2枚、8以上のタイルが1枚ずつです。{C}マスなら{tile}までになります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile on that board</source>
        <translation>その盤面の最大のタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the smallest tile that play cannot make</source>
        <translation>プレイで作れない最小のタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The tile after {tile}, the largest that play can make, is {next}: alone it is more than any tile sum that can be reached.</source>
        <translation>プレイで作れる最大のタイル{tile}の次は{next}で、それ1枚だけで、到達できるどのタイル合計よりも大きくなります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the tile after it</source>
        <translation>その次のタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 1, 2017</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, 第1部, 2017</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the target 2048, a 4 once in ten</source>
        <translation>目標2048、10回に1回は4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the target 2048, a 4 once in ten, one first tile</source>
        <translation>目標2048、10回に1回は4、最初のタイルは1枚</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the tile that ends the game</source>
        <translation>ゲームが終わるタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the chance that a new tile is a 4</source>
        <translation>新しいタイルが4である確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The plainest chain, solved in fractions</source>
        <translation>最も素朴な連鎖を分数で解く</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The equations hold in every state</source>
        <translation>すべての状態で方程式が成り立つ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Games played in the bag</source>
        <translation>袋の中でプレイしたゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Figures for every target that is printed</source>
        <translation>記事に載っているすべての目標の値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>sets of tiles without the target, the empty bag among them</source>
        <translation>目標を含まないタイルの組の数（空の袋を含む）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>sets of tiles with it, where the game ends</source>
        <translation>目標を含むタイルの組の数（ここでゲームが終わる）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>{transient} sets of tiles can come up before {target} does, and {won} with it.</source>
        <translation>{target}ができる前に現れうるタイルの組は{transient}個、{target}を含むものは{won}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>J. Lees-Miller, part 2</source>
        <translation>J. Lees-Miller, 第2部</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>his second part leaves the empty bag out</source>
        <translation>第2部では空の袋を数えていません</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Of {states} sets of tiles {transient} do not hold {target}; in the other {won} the game ends.</source>
        <translation>{states}個のタイルの組のうち{transient}個は{target}を含まず、残りの{won}個でゲームが終わります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>all sets of tiles</source>
        <translation>すべてのタイルの組</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Each move adds a 2 or a 4 and then every equal pair merges; following all {states} sets of tiles to the first {target} and weighing each by its chance gives this mean.</source>
        <translation>1手ごとに2か4が加わり、等しい2枚はすべて合わさります。{states}個のタイルの組を最初の{target}までたどり、それぞれの確率で重みをつけるとこの平均になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves on average until the target appears</source>
        <translation>目標が現れるまでの平均手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>sets of tiles</source>
        <translation>タイルの組の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from two tiles of 2</source>
        <translation>2のタイル2枚からの期待ステップ数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from a 2 and a 4</source>
        <translation>2と4からの期待ステップ数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from two tiles of 4</source>
        <translation>4のタイル2枚からの期待ステップ数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from the empty bag</source>
        <translation>空の袋からの期待ステップ数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the same without the step that sets the two first tiles, which nobody plays</source>
        <translation>そこから、最初の2枚を置く（誰もプレイしない）ステップを除いたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves on average until the target appears, from one tile</source>
        <translation>目標が現れるまでの平均手数（タイル1枚から）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from one tile of 2</source>
        <translation>2のタイル1枚からの期待ステップ数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from one tile of 4</source>
        <translation>4のタイル1枚からの期待ステップ数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the same without the step that sets the first tile, which nobody plays</source>
        <translation>そこから、最初の1枚を置く（誰もプレイしない）ステップを除いたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Games differ only by their fours; weighing every set of tiles by how often a game comes through it gives this.</source>
        <translation>ゲームの違いは4の出方だけです。それぞれのタイルの組に、ゲームがそこを通る回数で重みをつけるとこの値になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>(2N − I) t − t∘t,  N = (I − Q)⁻¹</source>
        <translation>(2N − I) t − t∘t,  N = (I − Q)⁻¹</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>how often a game comes through the set of tiles j</source>
        <translation>ゲームがタイルの組jを通る回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from there</source>
        <translation>そこからの期待ステップ数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>of the number of moves</source>
        <translation>手数の分散</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>a misprint: it gives −870.33, and with 2N − I for 2(N − I) this</source>
        <translation>誤植：このままでは−870.33になり、2(N − I)を2N − Iとすればこの値になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>standard deviation of the moves</source>
        <translation>手数の標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The variance of the number of moves is {variance}; its square root is {deviation}.</source>
        <translation>手数の分散は{variance}で、その平方根は{deviation}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>fewest and most moves possible</source>
        <translation>ありうる最小と最大の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>With nothing but fours it takes {least} moves, with nothing but twos {most}.</source>
        <translation>4だけなら{least}手、2だけなら{most}手かかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the tile sum with which the shortest game is won</source>
        <translation>最短のゲームで勝つときのタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>that of the longest</source>
        <translation>最長のゲームで勝つときのタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the shortest: two tiles of 4 come first, then a 4 a move</source>
        <translation>最短のゲームの手数：まず4が2枚、その後は1手ごとに4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the longest: two tiles of 2 come first, then a 2 a move</source>
        <translation>最長のゲームの手数：まず2が2枚、その後は1手ごとに2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The shortest and the longest games</source>
        <translation>最短と最長のゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>by counting all ways</source>
        <translation>すべての場合を数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>fewest and most moves possible, from one tile</source>
        <translation>ありうる最小と最大の手数（タイル1枚から）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the shortest: a tile of 4 comes first, then a 4 a move</source>
        <translation>最短のゲームの手数：まず4が1枚、その後は1手ごとに4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the longest: a tile of 2 comes first, then a 2 a move</source>
        <translation>最長のゲームの手数：まず2が1枚、その後は1手ごとに2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game comes here</source>
        <translation>ゲームがここに来る確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>New tiles lead here from other sets of tiles, {number} in all. How often a game has each of them, times the chance of that tile, adds up to {share}.</source>
        <translation>ほかのタイルの組に新しいタイルが加わってここに来ます（全部で{number}通り）。それぞれの組になる確率にそのタイルの確率を掛けて足すと{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the likeliest end of games to 2048, a 4 once in ten</source>
        <translation>2048までのゲームの最も起こりやすい終わり方、4は10回に1回</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>N = (I − Q)⁻¹,  B = N R</source>
        <translation>N = (I − Q)⁻¹,  B = N R</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game has the set of tiles j, from which one step leads here</source>
        <translation>ここに一歩で来るタイルの組jになる確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of that step</source>
        <translation>その一歩の確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how many such steps there are</source>
        <translation>そのような一歩の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>What flows into a state is the chance to pass through</source>
        <translation>状態に流れ込むものが、そこを通る確率になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>Where games to 2048 end</source>
        <translation>2048までのゲームが終わるところ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves left on average from these tiles</source>
        <translation>このタイルから平均であと何手か</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>One move leads on; the moves expected after it, weighed by the chance of each new tile, and that one make {left}.</source>
        <translation>1手進み、その後に期待される手数を新しいタイルの確率で重み付けして、その1手を足すと{left}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of each step from here</source>
        <translation>ここからの各一歩の確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves expected from where it leads</source>
        <translation>進んだ先から期待される手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>1 for the move itself; 0 for the step that sets the first tiles, which is no move</source>
        <translation>その手自身を表す1。最初のタイルを置く一歩は手ではないので0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves left on average</source>
        <translation>平均であと何手か</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of the shortest, or of the longest game</source>
        <translation>最短または最長のゲームになる確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>All tiles that make up the target, {tiles} of them, have to be alike: a chance of {share} each. Together that is 10 to the power {power}.</source>
        <translation>目標を作る{tiles}個のタイルはすべて同じでなければなりません：それぞれの確率は{share}。合わせると10の{power}乗です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>4 for the shortest game, 2 for the longest; what comes while they merge does not matter</source>
        <translation>最短のゲームは4、最長のゲームは2。合体している間に何が来ても同じ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of such a tile</source>
        <translation>そのようなタイルの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how many of them make up the target</source>
        <translation>それがいくつで目標になるか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of all of them; 0 where a computer's numbers end</source>
        <translation>すべてがそうなる確率。コンピューターの数で表せないほど小さければ0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>its logarithm to the base 10</source>
        <translation>その常用対数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game comes through a tile sum far from the start</source>
        <translation>出発点から離れたタイル合計をゲームが通る割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>A new tile adds {step} on average, so of the tile sums, which lie 2 apart, games come through {passed}.</source>
        <translation>新しいタイルは平均{step}を加えるので、2おきのタイル合計のうちゲームが通る割合は{passed}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>a 4 once in ten</source>
        <translation>10回に1回は4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>what a new tile adds to the tile sum on average</source>
        <translation>新しいタイルがタイル合計に加える平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game comes through a tile sum, as long as none is won</source>
        <translation>まだどのゲームも勝っていない範囲で、あるタイル合計を通る割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>Far from the start the sums come to it</source>
        <translation>出発点から離れた合計では、この値になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the least tile sum with which a game in the bag can be won</source>
        <translation>袋のゲームで勝てる最小のタイル合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The last two tiles of {large} take {doublings} moves until they are merged up to {target}, and each of these brings a tile of {small} at the least: no game is won with a sum below {least}.</source>
        <translation>最後の2枚の{large}が{target}まで合体するのに{doublings}手かかり、その各手で少なくとも{small}が1枚加わります。{least}より小さい合計で勝つゲームはありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the target 2048, twos and fours</source>
        <translation>目標2048、2と4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the smallest new tile that comes</source>
        <translation>現れる最小の新しいタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the largest: with it the tiles that make up the target are complete soonest</source>
        <translation>最大のもの。これなら目標を作るタイルが最も早くそろう</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>merges from there up to the target, one a move</source>
        <translation>そこから目標までの合体、1手に1回</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the least tile sum of a game that is won</source>
        <translation>勝ったゲームの最小のタイル合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The least sum that ends a game, for every target</source>
        <translation>どの目標についてもゲームが終わる最小の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>How games to 2048 end, by sum</source>
        <translation>2048までのゲームの終わり方、合計ごと</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>a part of the mixture: the games that end with one tile sum</source>
        <translation>混合の一部：あるタイル合計で終わるゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>Games can end with the tile sums {least}, {step} more, and so on; {before} of these are smaller than {sum}, with which {weight} of all games end.</source>
        <translation>ゲームが終わりうるタイル合計は{least}から{step}ずつ増えます。{before}個が{sum}より小さく、{sum}では全ゲームの{weight}が終わります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the target 2048, the sum 2068</source>
        <translation>目標2048、合計2068</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>(I − Q) B = R</source>
        <translation>(I − Q) B = R</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game ends with this sum; of the last part also with each larger one</source>
        <translation>ゲームがこの合計で終わる割合。最後の部分ではそれより大きい合計も含む</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the least sum with which a game can end</source>
        <translation>ゲームが終わりうる最小の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>from one of them to the next</source>
        <translation>1つから次までの差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>smaller sums with which games end</source>
        <translation>ゲームが終わる、より小さい合計の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the weight of this part: how often games end with it</source>
        <translation>この部分の重み：ゲームがそれで終わる割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>this sum</source>
        <translation>この合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The parts and their weights</source>
        <translation>各部分とその重み</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>A new tile is a 4 with probability {four}, else a 2: {each} on average.</source>
        <translation>新しいタイルは確率{four}で4、そうでなければ2です。平均は{each}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the mean of a new tile</source>
        <translation>新しいタイルの平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves of a game, expected in the bag</source>
        <translation>袋で見込まれるゲームの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The game has made {moves} moves; from its tiles in the bag {left} more are expected: {all} in all.</source>
        <translation>ゲームは{moves}手進み、袋の中のタイルからはあと{left}手が見込まれます。合わせて{all}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves made so far</source>
        <translation>これまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves left on average from the tiles of the game, merged as in the bag</source>
        <translation>袋のように合体させたゲームのタイルからの平均の残り手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves of the whole game, expected now</source>
        <translation>いま見込まれるゲーム全体の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>What is expected of two tiles makes up the published mean</source>
        <translation>2枚のタイルからの期待値が公表された平均になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves after which a game's tiles made the target in a bag</source>
        <translation>ゲームのタイルが袋の中で目標に達するまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The game was followed from move {first} on. Laid into a bag, its tiles had the target with new tile {tiles}: after {all} moves, whenever the game itself makes it.</source>
        <translation>ゲームは{first}手目から追っています。袋に入れると、そのタイルは{tiles}個目の新しいタイルで目標に達しました。つまり{all}手後で、ゲーム自体がいつ達するかにはよりません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>a game won on its board after 969 moves</source>
        <translation>盤上では969手で勝ったゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves made before the game was followed</source>
        <translation>追い始める前の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>new tiles until the bag had the target, one a move</source>
        <translation>袋が目標に達するまでの新しいタイルの数（1手に1個）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves after which the bag had it</source>
        <translation>袋が目標に達したときの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>A game that wins later than its bag tells both numbers</source>
        <translation>袋より遅く勝つゲームは両方の数を示す</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 2, 2017</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, 第2部, 2017</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 3, 2017</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, 第3部, 2017</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the target is 2^K</source>
        <translation>目標は2^K</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>cells of the board</source>
        <translation>盤面のマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards with the tile sum s = 4, 6, 8, ...</source>
        <translation>タイルの合計がs = 4, 6, 8, ...の盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The article's table, every size and target</source>
        <translation>記事の表のすべての大きさと目標</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Boards of small games counted one by one</source>
        <translation>小さいゲームの盤面を1つずつ数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards, by the first bound</source>
        <translation>盤面の数（第1の上界）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Each of {C} cells is empty or holds a tile below the target; boards without a 2 or a 4 and those with one tile cannot come up, and one state stands for all that are won.</source>
        <translation>{C}個のマスはそれぞれ空か、目標より小さいタイルです。2も4もない盤面とタイルが1枚の盤面は現れません。勝ちの盤面はまとめて1つの状態とします。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards in layers that play can get to</source>
        <translation>プレイで到達できる層の盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row: {bound} boards lie before the first such gap.</source>
        <translation>1手でタイルの合計は2か4増え、空の合計が2つ続くところは越えられません。最初のすき間の手前にある盤面は{bound}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>3×3 to 2048</source>
        <translation>3×3で2048まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>B(s) = Σ (C over c) (N₁(s, c) − N₃(s, c)), c = 2 ... C;  Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</source>
        <translation>B(s) = Σ (C over c) (N₁(s, c) − N₃(s, c)), c = 2 ... C;  Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards before the gap, and one state for all that are won</source>
        <translation>すき間の手前の盤面と、勝ちの盤面をまとめた1つの状態</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The layers add up to both bounds</source>
        <translation>層を足すと両方の上界になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards that play can really show</source>
        <translation>プレイで実際に現れうる盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>All boards that play can show were listed, tile sum by tile sum: {boards}, with one state for all that are won.</source>
        <translation>プレイで現れうる盤面を、タイルの合計ごとにすべて列挙しました：勝ちの盤面をまとめた1つの状態を含めて{boards}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards with each tile sum that comes up</source>
        <translation>現れるタイル合計ごとの盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the largest tile sum before the gap</source>
        <translation>すき間の手前の最大のタイル合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>From 4 on, {layers} tile sums in a row can be reached; the last is {sum}.</source>
        <translation>4から続けて{layers}個のタイル合計に到達できます。最後は{sum}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>tile sums 4, 6, 8, ... before the first two empty ones in a row</source>
        <translation>空の合計が初めて2つ続くところより手前のタイル合計4, 6, 8, ...</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The largest sums without 2048</source>
        <translation>2048のない最大の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Random play on 4×4 has the known figures</source>
        <translation>4×4のランダムなプレイが既知の値になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>another program's games</source>
        <translation>別のプログラムのゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Games have the law of moves made one by one</source>
        <translation>ゲームが、1手ずつ進めたときの分布に従う</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>games played</source>
        <translation>プレイしたゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games were played to their ends.</source>
        <translation>{games}ゲームを最後までプレイしました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>games that came to each result</source>
        <translation>各結果になったゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean of all games</source>
        <translation>全ゲームの平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games came to {total} together, so {mean} each.</source>
        <translation>{games}ゲームの合計は{total}なので、1ゲームあたり{mean}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>random play on 4×4</source>
        <translation>4×4のランダムなプレイ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points or moves of all games</source>
        <translation>全ゲームの得点または手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves of all games</source>
        <translation>全ゲームの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games of {mean} moves each, on average, are {total} moves together.</source>
        <translation>{games}ゲーム、平均{mean}手で、合わせて{total}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean moves of a game</source>
        <translation>1ゲームの平均手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>standard error of the mean</source>
        <translation>平均の標準誤差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Games differ by {deviation}; the mean of {games} of them is uncertain by {error}.</source>
        <translation>ゲームのばらつきは{deviation}で、{games}ゲームの平均の不確かさは{error}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the standard error</source>
        <translation>標準誤差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean score, and how sure it is</source>
        <translation>平均スコアとその確かさ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games came to {total} points together, so {mean} each; with 95 % confidence the true mean lies within {half} of that.</source>
        <translation>{games}ゲームで合計{total}点、1ゲームあたり{mean}点です。真の平均は95 %の信頼度でここから{half}以内にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>two games</source>
        <translation>2ゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points of all games</source>
        <translation>全ゲームの得点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the squares of the scores of all games, added up</source>
        <translation>全ゲームのスコアの平方和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>standard errors on each side</source>
        <translation>両側の標準誤差の倍数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>half of the interval's width</source>
        <translation>区間の幅の半分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Every finished game is kept once</source>
        <translation>終わったゲームはどれも一度だけ数えられる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves until the target appeared, in each game that was won</source>
        <translation>勝った各ゲームで目標が現れるまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>scores of the games that were finished</source>
        <translation>終わったゲームの点数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Finished games: {games}. The largest score is {best}, the mean {mean}.</source>
        <translation>終わったゲーム：{games}。最高点は{best}、平均点は{mean}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>three games</source>
        <translation>3ゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the score of each game</source>
        <translation>各ゲームの点数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many games</source>
        <translation>ゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the largest of the scores</source>
        <translation>点数のうち最大のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>their mean</source>
        <translation>その平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Finished games, as they are kept</source>
        <translation>保存されている、終わったゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Totals of some games</source>
        <translation>いくつかのゲームの集計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>games that were won</source>
        <translation>勝ったゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games on this board came to this target.</source>
        <translation>この盤でこの目標に届いたゲームは{games}回です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many</source>
        <translation>その数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Won games, as they are kept</source>
        <translation>保存されている、勝ったゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean moves of the games that were won</source>
        <translation>勝ったゲームの平均手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The games that came to the target took {mean} moves on average.</source>
        <translation>目標に届いたゲームの手数は平均{mean}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves of a won game over the bag's mean</source>
        <translation>勝ったゲームの手数の、袋の平均からの超過</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The game took {moves} moves; the bag takes {mean} on average, usually {deviation} more or less.</source>
        <translation>このゲームは{moves}手でした。袋は平均{mean}手で、ふつう{deviation}手ほど前後します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>a game played to 2048</source>
        <translation>2048までプレイしたゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves until the target appeared</source>
        <translation>目標が現れるまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the mean of the bag</source>
        <translation>袋の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>its standard deviation</source>
        <translation>その標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many of these it is over</source>
        <translation>標準偏差の何倍の超過か</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many moves more than the mean</source>
        <translation>平均より何手多いか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>As in plain recursion over every board</source>
        <translation>全盤面の素朴な再帰と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Played games lie within their interval</source>
        <translation>プレイしたゲームが区間に収まる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Perfect play is the exact odds and costs nothing</source>
        <translation>最善プレイは厳密な勝率と一致し、損失がない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>value iteration</source>
        <translation>価値反復法</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Markov chain of the strategy, carried exactly through the layers of equal tile sum</source>
        <translation>タイル合計の等しい層に沿って厳密に進めた、戦略のマルコフ連鎖</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how often the strategy wins</source>
        <translation>この戦略の勝率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Over all tile sums the move that makes the target adds up to {won} of all games.</source>
        <translation>目標を作る手をすべてのタイル合計について足すと、全ゲームの{won}になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the share of games won by a move from a board with the tile sum s</source>
        <translation>タイルの合計がsの盤面からの手で勝つゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how often perfect play wins</source>
        <translation>最善プレイの勝率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>What the strategy wins and what its moves cost make up {perfect}, the share that perfect play wins.</source>
        <translation>戦略の勝率とその手の損失を足すと{perfect}、すなわち最善プレイの勝率になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>V(board) = largest over the moves of mean V over the new tile</source>
        <translation>V(盤面) = 手についての最大（新しいタイルについてのVの平均）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>what its moves at the tile sum s cost of that</source>
        <translation>そのうち、タイルの合計がsのときの手による損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves a game</source>
        <translation>1ゲームの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>At every tile sum some share of games has a move to make; that makes {moves} moves a game.</source>
        <translation>それぞれのタイル合計で、ある割合のゲームが手を進めます。合わせると1ゲーム{moves}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the share of games that come through the tile sum s and have a move</source>
        <translation>タイルの合計sを通り、まだ手があるゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves a game that are not best</source>
        <translation>1ゲームあたりの最善でない手</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Of its moves {mistakes} a game are not one of the best.</source>
        <translation>1ゲームあたり{mistakes}手が最善手ではありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the share of games that make a move that is not best at the tile sum s</source>
        <translation>タイルの合計sで最善でない手を選ぶゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean score</source>
        <translation>平均スコア</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Every merge scores the tile that it makes; over {moves} moves a game that comes to {score}.</source>
        <translation>合わせるたびに、できたタイルの値が得点になります。1ゲーム{moves}手で合わせて{score}点です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points that a move makes, on average</source>
        <translation>1手で得る平均の得点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points a game</source>
        <translation>1ゲームの得点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with one tile sum</source>
        <translation>ある合計の盤面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of the boards with the tile sum {total} those without a 2 or a 4 cannot come up; {boards} are left.</source>
        <translation>合計{total}の盤面のうち、2も4もないものは現れません。残りは{boards}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>2×2 to 16, tile sum 12</source>
        <translation>2×2、目標16、合計12</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</source>
        <translation>Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum</source>
        <translation>タイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>cells with a tile: 2, 3, ... C</source>
        <translation>タイルのあるマスの数：2, 3, ... C</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>in how many ways c of the cells can be chosen</source>
        <translation>c個のマスの選び方の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>in how many ways tiles below the target fill them, with that sum</source>
        <translation>目標より小さいタイルで、その合計になるように埋める方法の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the same with no 2 and no 4</source>
        <translation>同じく、2も4も使わない場合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the boards</source>
        <translation>盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>All sums together are the article's table</source>
        <translation>すべての合計を合わせると記事の表になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The same counts by plain recursion over the largest tile</source>
        <translation>最大のタイルについての素朴な再帰で同じ数になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>tile sums that a board below the target can have</source>
        <translation>目標未満の盤面がとりうるタイル合計の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The fullest board has the largest tile everywhere but for one 4, {last} in all. From 4 to that in steps of 2 there are {layers} sums.</source>
        <translation>最も大きい盤面は、4が一つのほかはすべて最大のタイルで、合計は{last}です。4からそこまで2ずつ、{layers}通りあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>4×4 to 2048</source>
        <translation>4×4で2048まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the largest tile sum</source>
        <translation>最大のタイル合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>tile sums, each of them a layer</source>
        <translation>タイル合計の数（それぞれが一つの層）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with one tile sum that play can show</source>
        <translation>ゲームに現れうる、ある合計の盤面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of {boards} boards with this tile sum play can show {reached}, a share of {share}.</source>
        <translation>この合計の{boards}個の盤面のうち、ゲームに現れうるのは{reached}個、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with the tile sum, on paper</source>
        <translation>理論上ありうる、この合計の盤面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those of them that were listed, move by move</source>
        <translation>そのうち1手ずつ列挙されたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>how often perfect play would still win from here on</source>
        <translation>ここから最善プレイでまだ勝てる割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Perfect play wins {perfect} from the start; moves at smaller tile sums have cost {spent} of that.</source>
        <translation>最善プレイは最初から{perfect}の確率で勝ちます。より小さい合計での手がそのうち{spent}を失いました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what the strategy's moves cost at each tile sum before this one</source>
        <translation>これより前の各合計で戦略の手が失った分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>all of that</source>
        <translation>その全部</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what perfect play would win if it took over here</source>
        <translation>ここで最善プレイが引き継いだ場合に勝つ割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what the moves at one tile sum cost</source>
        <translation>ある合計での手が失う分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of all games {wrong} make a move here that is not best; each makes perfect play win {each} less, on average.</source>
        <translation>全ゲームの{wrong}がここで最善でない手を選び、その1手ごとに最善プレイの勝ちが平均{each}減ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>S. Kakade and J. Langford, ICML 2002, lemma 6.1</source>
        <translation>S. Kakade, J. Langford, ICML 2002, 補題6.1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>c(s) = Σ d(x) (V(x) − V(after the move)), over the boards x of this sum; d(x) is how often one comes up</source>
        <translation>c(s) = Σ d(x) (V(x) − V(その手の後))、この合計の盤面xについての和。d(x)はそれが現れる割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what such a move costs on average</source>
        <translation>そのような手が平均して失う分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what they cost together</source>
        <translation>合わせて失う分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>All costs together are what is won less</source>
        <translation>失う分の総和は勝ちの減少分に等しい</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>exact odds</source>
        <translation>厳密な勝率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of moves at one tile sum that are not best</source>
        <translation>ある合計で最善でない手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of all games {live} make a move here, and {wrong} one that is not best.</source>
        <translation>全ゲームの{live}がここで手を進め、{wrong}が最善でない手を選びます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of games that make a move at this tile sum</source>
        <translation>この合計で手を進めるゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those that make one that is not best</source>
        <translation>そのうち最善でない手を選ぶもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of games that go on from one tile sum</source>
        <translation>ある合計から続くゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>A game comes to a tile sum by a 2 from the sum before or by a 4 from the one before that, {come} of all games; in {over} of them no move is left.</source>
        <translation>ゲームは、1つ前の合計から2で、または2つ前の合計から4でこの合計に来ます。全ゲームの{come}です。そのうち{over}には手が残っていません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that begin with this sum</source>
        <translation>この合計で始まるゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that made a move at the sum that is 2 less, and did not win by it</source>
        <translation>2少ない合計で手を進め、それで勝たなかったゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the same at the sum that is 4 less</source>
        <translation>同じく、4少ない合計で</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that are lost here</source>
        <translation>ここで負けるゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>all that come here</source>
        <translation>ここに来るすべて</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those that go on</source>
        <translation>続くもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>What flows from sum to sum is what is carried</source>
        <translation>合計から合計への流れは、運ばれた値と一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>this recurrence</source>
        <translation>この漸化式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what all moves of the strategy cost</source>
        <translation>戦略のすべての手が失う分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Over all tile sums the moves of the strategy cost {lost} of what perfect play wins.</source>
        <translation>すべての合計を通じて、戦略の手は最善プレイの勝ちのうち{lost}を失います。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what its moves at each tile sum cost</source>
        <translation>各タイル合計での手による損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum at which the strategy leaves perfect play</source>
        <translation>戦略が最善プレイから外れるタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>At all smaller tile sums each of its moves is one of the best; at {leaves} a share of {err} of all games makes one that is not.</source>
        <translation>これより小さい合計では、どの手も最善手の1つです。{leaves}では、全ゲームのうち{err}が最善でない手を選びます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sums, up to the first at which a move may be wrong</source>
        <translation>誤った手がありうる最初のものまでのタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of games that make a move there that is not best</source>
        <translation>そこで最善でない手を選ぶゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the only one that is not 0, the last</source>
        <translation>0でない唯一の値（最後のもの）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum at which that is</source>
        <translation>そのときのタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The least tile sum at which something is lost</source>
        <translation>何かを失う最小のタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum by which half of what the strategy costs is lost</source>
        <translation>戦略の損失の半分に達するタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>All its moves cost {lost}. Those at tile sums below {total} cost {before}, less than half of it; with those at {total} it is {spent}.</source>
        <translation>すべての手の損失は{lost}です。合計が{total}より小さいところの手の損失は{before}で、その半分に届きません。{total}での手を合わせると{spent}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sums, up to this one</source>
        <translation>このタイルの合計まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what its moves cost at each tile sum before this one</source>
        <translation>これより前の各合計でその手が失う分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what they cost at this one</source>
        <translation>この合計で失う分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what all of them cost</source>
        <translation>すべての手の損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>half of that</source>
        <translation>その半分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what is lost before this tile sum</source>
        <translation>このタイルの合計より前に失う分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what is lost with it</source>
        <translation>この合計を含めて失う分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>this tile sum</source>
        <translation>このタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>a habit of the strategy</source>
        <translation>戦略の癖</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of its moves {played} a game are of this kind. {wrong} of these are not best, and they cost {cost}.</source>
        <translation>この戦略の手のうち、1ゲームに{played}手がこの種類です。そのうち{wrong}手は最善ではなく、{cost}を失います。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>moves of this kind a game in each direction, those that merge and others apart</source>
        <translation>1ゲームでのこの種類の手数。方向ごと、合体する手とそのほかの手を分けて</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those of them that are not best</source>
        <translation>そのうち最善でないもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what they cost of the games that perfect play wins</source>
        <translation>最善プレイが勝つゲームのうち、それらが失う分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>moves of this kind a game</source>
        <translation>1ゲームでのこの種類の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>how often the strategy makes a tile</source>
        <translation>戦略がタイルを作る割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Half of the tile is made in {half} of all games, and of those {on} go on to make the tile: {made}.</source>
        <translation>全ゲームの{half}が半分の大きさのタイルを作り、そのうち{on}がこのタイルも作ります。合わせて{made}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that make half of the tile</source>
        <translation>半分の大きさのタイルを作るゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of them that makes the tile</source>
        <translation>そのうちこのタイルを作る割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that make the tile</source>
        <translation>このタイルを作るゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves of each game, until the target appeared</source>
        <translation>各ゲームの、目標が現れるまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the sum of all tiles of each, when the target appeared</source>
        <translation>各ゲームで目標が現れたときの、すべてのタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Games are ways through the chain, as often as it says</source>
        <translation>ゲームは連鎖の中の道であり、その割合は連鎖のとおり</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>A way is the game up to its win</source>
        <translation>道は勝つまでのゲームそのもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the game taken apart move by move</source>
        <translation>ゲームを1手ずつ分解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Moves to a small sum, way by way</source>
        <translation>小さな合計までの手数を道ごとに</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles that your games came to</source>
        <translation>自分のゲームが通ったタイルの組</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>One game after the other came to some of these {states} sets of tiles that none before it had come to: {came} together.</source>
        <translation>この{states}個のタイルの組のうち、どのゲームもそれまでのゲームが通らなかったものをいくつか通りました。合わせて{came}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles to which a game came and none before it, game by game</source>
        <translation>ゲームごとに、それまでのゲームが通らずこのゲームが通ったタイルの組の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>all of them in the chain: those with the target, or with the others</source>
        <translation>連鎖の中の全部：目標を含むもの、またはほかも合わせて</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>those to which some game came</source>
        <translation>どれかのゲームが通ったもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>won games of yours</source>
        <translation>自分が勝ったゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>{games} games of yours made the target, each of them counted at the tiles that it ended in.</source>
        <translation>自分のゲームのうち{games}ゲームが目標を達成しました。それぞれ、終わったときのタイルの組で数えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>games that ended in each set of tiles</source>
        <translation>それぞれのタイルの組で終わったゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves in which the bag makes the target with your tiles</source>
        <translation>自分のタイルで袋が目標を作る手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The tiles that came in each of {games} games, laid into a bag, make the target after {mean} moves on average.</source>
        <translation>{games}ゲームそれぞれに現れたタイルを袋に入れると、平均{mean}手で目標ができます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves in the bag with the tiles of each game</source>
        <translation>各ゲームのタイルでの、袋の中の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves of each game, on the board or in the bag</source>
        <translation>各ゲームの、盤上または袋の中の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>how far single games lie from their mean</source>
        <translation>1ゲームごとの平均からの離れ方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The moves of {games} games are {mean} on average; single games typically lie {deviation} from that.</source>
        <translation>{games}ゲームの手数は平均{mean}で、1ゲームはふつうそこから{deviation}ほど離れています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>new tiles that came</source>
        <translation>現れた新しいタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Each move brings a tile, and each game begins with two more: {tiles} in all.</source>
        <translation>1手ごとにタイルが1枚増え、最初に2枚あるので、全部で{tiles}枚です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>all new tiles</source>
        <translation>新しいタイル全部</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>fours among the tiles that came</source>
        <translation>現れたタイルのうちの4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Were all tiles twos, a game would end with twice their number; what it has more is 2 for each four: {fours} in all.</source>
        <translation>タイルがすべて2なら、ゲームはその枚数の2倍の合計で終わります。それより多い分は4が1枚につき2で、全部で{fours}枚です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>new tiles that are fours</source>
        <translation>4だった新しいタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>fours to expect among so many tiles</source>
        <translation>この枚数のタイルに見込まれる4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Of {tiles} tiles each is a four with probability {four}: {expected} of them, usually within {deviation} more or less.</source>
        <translation>{tiles}枚のタイルはそれぞれ確率{four}で4です。見込みは{expected}枚で、ふつうは上下{deviation}枚の範囲です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the standard deviation of the fours among them</source>
        <translation>そのうちの4の枚数の標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the chance of just so many fours</source>
        <translation>4がちょうどこの枚数である確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The {fours} fours can lie among {tiles} tiles in many orders, each as likely as any other; together they have a chance of {chance}.</source>
        <translation>{tiles}枚のタイルの中に4が{fours}枚並ぶ順序は数多く、どれも同じ確からしさです。合わせた確率は{chance}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>B(k; n, p) = C(n, k) p^k (1 − p)^(n − k)</source>
        <translation>B(k; n, p) = C(n, k) p^k (1 − p)^(n − k)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>fours among them</source>
        <translation>そのうちの4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the natural logarithm of how many orders there are</source>
        <translation>順序の数の自然対数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the chance of so many fours</source>
        <translation>4がこの枚数である確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The binomial law, in whole numbers</source>
        <translation>二項分布、整数で計算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the tile sum with which most games in the bag end</source>
        <translation>袋の中で最も多くのゲームが終わるタイル合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>No tile sum ends more games than {likeliest}: {most} of all.</source>
        <translation>{likeliest}より多くのゲームが終わるタイル合計はありません。全体の{most}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>how often a game ends with each tile sum, the least first</source>
        <translation>ゲームが各タイル合計で終わる割合、小さい順</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the least of these sums</source>
        <translation>これらの合計のうち最小のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the largest P(s)</source>
        <translation>最大のP(s)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the sum that has it</source>
        <translation>それをもつ合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves to a tile sum, on average</source>
        <translation>あるタイル合計までの平均手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The sum {total} can be made of many numbers of tiles; weighed by their chances they are {moves} moves on average, as if the sum alone decided.</source>
        <translation>合計{total}になるタイルの枚数はさまざまです。その確率で重みをつけると平均{moves}手で、合計だけで決まるとみなした値です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Pr(M = m | S = s) = Pr(M = m, S = s) / Pr(S = s),  Pr(m, s) = B(s/2 − n; n, p),  n = m + 2</source>
        <translation>Pr(M = m | S = s) = Pr(M = m, S = s) / Pr(S = s)、Pr(m, s) = B(s/2 − n; n, p)、n = m + 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>numbers of tiles that can have this sum, fewest first</source>
        <translation>この合計になりうるタイルの枚数、少ない順</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>how likely so many tiles have it, of the likeliest: B(s/2 − n; n, p)</source>
        <translation>その枚数がこの合計になる確からしさ、最も起こりやすい枚数に対する比：B(s/2 − n; n, p)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the mean moves: two tiles lie there before the first</source>
        <translation>平均手数：最初の手の前に2枚のタイルが置かれている</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the sum 2070, a 4 once in ten</source>
        <translation>合計2070、10回に1回は4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves to the tile sums of your games, on average</source>
        <translation>自分のゲームのタイル合計までの平均手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Each game was won with some tile sum, which takes so many moves on average; over {games} games that makes {mean}.</source>
        <translation>どのゲームも何らかのタイル合計で勝ち、その合計までには平均して決まった手数がかかります。{games}ゲームの平均は{mean}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>mean moves to the tile sum of each game</source>
        <translation>各ゲームのタイル合計までの平均手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the tiles on the board</source>
        <translation>盤面のタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Moves and merges one by one</source>
        <translation>手と合体を1つずつ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the sum of all tiles</source>
        <translation>全タイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>All tiles of the board together are {sum}; a move adds 2 or 4, and merging changes nothing.</source>
        <translation>盤面のタイルの合計は{sum}です。1手で2か4が加わり、合体では変わりません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>their sum</source>
        <translation>その合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>empty squares</source>
        <translation>空きマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Of {C} squares {tiles} hold a tile.</source>
        <translation>{C}マスのうち{tiles}マスにタイルがあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>squares of the board</source>
        <translation>盤面のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>squares with a tile</source>
        <translation>タイルのあるマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>those without one</source>
        <translation>タイルのないマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>No tile of the board is larger than {largest}.</source>
        <translation>盤面に{largest}より大きいタイルはありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the largest of them</source>
        <translation>そのうち最大のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Made of twos, the tiles on the board would have scored {twos}; each of the {fours} fours that appeared saved a merge that scores 4.</source>
        <translation>盤面のタイルがすべて2からできていればスコアは{twos}です。現れた{fours}枚の4は、1枚ごとに4点の合体を1回省きました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the exponent of each: t = 2^k, which takes k − 1 merges that score t in all for each level</source>
        <translation>それぞれの指数：t = 2^k。これを作るには各段で合わせてt点の合体がk − 1段要る</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves made: with the two first tiles m + 2 tiles have appeared</source>
        <translation>進めた手数：最初の2枚を含めてm + 2枚が現れた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the score if all of them had been twos</source>
        <translation>すべてが2だった場合のスコア</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>fours among them, from the sum of the tiles</source>
        <translation>そのうちの4の枚数（タイルの合計から）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the sum of all merged tiles</source>
        <translation>合わせてできたタイルの値の総和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The score of whole games, move by move</source>
        <translation>ゲーム全体のスコアを1手ずつ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>random games</source>
        <translation>ランダムなゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Odds by plain recursion over every board</source>
        <translation>全盤面の素朴な再帰による勝率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The mean over all new tiles is the value of the move</source>
        <translation>すべての新しいタイルについての平均が手の値になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>every reachable board of a small game</source>
        <translation>小さいゲームの到達できる全盤面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 4, 2018</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, 第4部, 2018</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the most you scored alone by these rules</source>
        <translation>このルールで自力で出した最高スコア</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The most of your finished games, of this game if it is yours, and, where that was more, of what was not played to the end, was taken back or is no longer kept: {best}.</source>
        <translation>終了した自分のゲーム、自分のものであればこのゲーム、さらにそれを上回るなら、途中でやめたもの・取り消したもの・もう残っていないもののうちの最高で、{best}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the best of the finished games, this game, and what else is the most</source>
        <translation>終了したゲームの最高、このゲーム、それ以外の最高</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the most of them</source>
        <translation>そのうちの最高</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>What is kept of your games</source>
        <translation>残されている自分のゲームの記録</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Your best is told apart by rules, and counts unfinished games too</source>
        <translation>自己ベストはルールごとに分かれ、終わっていないゲームも数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of the target after this move</source>
        <translation>この手の後に目標タイルを作れる確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The new tile comes on each of {places} squares alike, as a 4 with probability {four}; with the best play afterwards the target is made with probability {chance}.</source>
        <translation>新しいタイルは{places}マスのどれにも等しい確率で現れ、4である確率は{four}です。その後最善を尽くすと、{chance}の確率で目標ができます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>V(board) = largest over its moves of the mean over the new tile of V(next board); 1 with the target</source>
        <translation>V(盤面) = 手についての最大（新しいタイルについてのV(次の盤面)の平均）。目標があれば1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance with best play after a 2 on each empty square</source>
        <translation>それぞれの空きマスに2が出た後の、最善プレイでの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance with best play after a 4 there</source>
        <translation>そこに4が出た後の、最善プレイでの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>empty squares after the move</source>
        <translation>手の後の空きマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance after this move</source>
        <translation>この手の後の確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what the adviser makes of this move</source>
        <translation>アドバイザーによるこの手の評価</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The best move is worth {best} by its estimate, this one {cost} less.</source>
        <translation>推定では最善手の値が{best}で、この手はそれより{cost}小さくなります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>M. Szubert and W. Jaśkowski, Temporal difference learning of n-tuple networks for 2048, 2014</source>
        <translation>M. Szubert, W. Jaśkowski, Temporal difference learning of n-tuple networks for 2048, 2014</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>V = gained by the move + mean over the new tile of the value of the best move after it</source>
        <translation>V = 手で得た点 + 新しいタイルについての、その後の最善手の値の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points of the best move, by a network that has learnt from its own games</source>
        <translation>最善手の点（自分のゲームから学んだネットワークによる）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how much less this move has</source>
        <translation>この手がそれより小さい分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points of this move</source>
        <translation>この手の点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The search looks at every move and tile</source>
        <translation>探索がすべての手とタイルを調べる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>a plain expectimax</source>
        <translation>素朴なexpectimax</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>On boards other than 4×4, where a value is the network's own</source>
        <translation>4×4以外の盤（値はネットワークのもの）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>On 4×4: scores still to be expected, held against games</source>
        <translation>4×4：これから得るスコアの期待値を実際のゲームと照合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what a move gives away</source>
        <translation>手の損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The best move is worth {best} and this one {value}: the difference is {cost}.</source>
        <translation>最善手の値は{best}、この手は{value}：その差は{cost}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what the best move is worth</source>
        <translation>最善手の値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what this move is worth</source>
        <translation>この手の値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>100 for a chance, which is told in percentage points, else 1</source>
        <translation>確率（パーセントポイントで示す）なら100、ほかは1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>given away, in points</source>
        <translation>損失（ポイント）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Costs of whole games</source>
        <translation>ゲーム全体の損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how well the moves were played</source>
        <translation>手がどれだけ良かったか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Of {moves} moves {best} were best, or as good; the others gave away {cost} points in all.</source>
        <translation>{moves}手のうち{best}手が最善かそれと同等で、残りの損失は合わせて{cost}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what each move gave away against the best one</source>
        <translation>各手の、最善の手に対する損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>1 for a move that gave away nothing, else 0</source>
        <translation>損失のない手は1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves that were judged</source>
        <translation>評価された手</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>those of them that were best, or as good</source>
        <translation>そのうち最善かそれと同等のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>given away by all of them, in points</source>
        <translation>すべての手の損失、ポイント</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of the target at a board of the game</source>
        <translation>ゲームのある盤面で目標に達する確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>With the move that was made {made} was left, and it gave away {cost}: before it the chance was {chance}.</source>
        <translation>実際の手の後には{made}が残り、その手は{cost}を失いました。その前の確率は{chance}でした。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance after the move that was made, if all later ones are best</source>
        <translation>実際の手の後の確率、以後がすべて最善の場合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what the best move had more</source>
        <translation>最善手のほうが多い分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance with best play</source>
        <translation>最善を尽くした場合の確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the score to be expected in the end, at a board of the game</source>
        <translation>ゲームのある盤面で最終的に見込まれるスコア</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The game has {score} points, and the adviser would make {rest} more from here.</source>
        <translation>ゲームは{score}点で、アドバイザーはここからさらに{rest}点を得る見込みです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points so far</source>
        <translation>これまでの点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points still to be expected of the adviser, by its network and two moves ahead</source>
        <translation>アドバイザーがさらに得ると見込まれる点、ネットワークと2手先読みによる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of a tile, with best play</source>
        <translation>最善プレイでタイルができる確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Each move leads to the tile with some probability if all later ones are best; the best of them has {chance}.</source>
        <translation>後の手がすべて最善なら、それぞれの手はある確率でそのタイルに至ります。そのうち最善の手では{chance}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance after each move that can be made, or that of a tile that is there</source>
        <translation>可能なそれぞれの手の後の確率。タイルがすでにあればその確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the largest</source>
        <translation>その最大</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of a tile, as the adviser plays</source>
        <translation>アドバイザーのプレイでタイルができる確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Of {games} games that the adviser played on from this board {made} came to the tile; with 95 % confidence the chance lies between {low} and {high}.</source>
        <translation>アドバイザーがこの盤面から続けた{games}ゲームのうち{made}ゲームでタイルができました。95%の信頼度で、確率は{low}から{high}の間です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>games played on from this board</source>
        <translation>この盤面から続けたゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>those that made the tile</source>
        <translation>タイルができたゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Expected, luck and geometry add up to the moves</source>
        <translation>期待値、運、幾何を足すと手数になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves that the bag takes on average, before its first tile</source>
        <translation>袋での平均手数（最初のタイルの前から）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves that a bag with the tiles of this game takes, or is expected to</source>
        <translation>このゲームのタイルで袋がかかる手数、またはその期待値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves of the game; as long as it goes on, those expected if every pair merges from now on</source>
        <translation>ゲームの手数。続いている間は、以後すべての組が合わさるとした期待値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>luck: what the new tiles cost or saved</source>
        <translation>運：新しいタイルによる手数の増減</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>A bag takes {expected} moves on average, one with the tiles of this game {bag}.</source>
        <translation>袋では平均{expected}手、このゲームのタイルなら{bag}手かかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>geometry: what pairs that lay apart cost</source>
        <translation>幾何：離れていた組による増加</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>A bag with the tiles of this game takes {bag} moves, the game itself {moves}.</source>
        <translation>このゲームのタイルで袋なら{bag}手、ゲーム自体は{moves}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the difference, never negative</source>
        <translation>その差（負にはならない）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves of the game, as the sum of its parts</source>
        <translation>ゲームの手数を部分の和として</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The bag's {expected} moves, {luck} for the tiles that came and {geometry} for pairs that lay apart.</source>
        <translation>袋の{expected}手、出たタイルによる{luck}、離れていた組による{geometry}。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what the tiles cost or saved</source>
        <translation>タイルによる増減</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what pairs that lay apart cost</source>
        <translation>離れていた組による増加</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves of the game, or those expected</source>
        <translation>ゲームの手数、またはその期待値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves on average in the bag</source>
        <translation>袋での平均手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>A bag takes {expected} moves on average; a game of {moves} with {over} more than that has drawn its tiles.</source>
        <translation>袋では平均{expected}手です。{moves}手のこのゲームはそれより{over}多く、それが引いたタイルの結果です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>luck and geometry together</source>
        <translation>運と幾何の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the mean of the bag, as the chain has it</source>
        <translation>連鎖による袋の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tile sum over its ideal</source>
        <translation>タイルの合計が理想を上回る分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>With {moves} moves {tiles} tiles have come, each {each} on average; the board has {sum}.</source>
        <translation>{moves}手で{tiles}枚のタイルが出て、1枚の平均は{each}です。盤面の合計は{sum}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves made</source>
        <translation>進めた手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tiles that have come, the two first among them</source>
        <translation>出たタイルの数（最初の2枚を含む）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how much more there is</source>
        <translation>上回る分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>With {moves} moves {tiles} tiles have come. All twos, they would make twice that; {sum} is 2 more for each of {fours} fours.</source>
        <translation>{moves}手で{tiles}枚のタイルが出ました。すべて2なら合計はその2倍です。{sum}は、4の{fours}枚ごとに2ずつ多くなった値です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tile sum after so many moves</source>
        <translation>この手数でのタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>With {moves} moves {tiles} tiles have come, {fours} of them fours; together they make {sum}, whatever merged.</source>
        <translation>{moves}手で{tiles}枚のタイルが出て、そのうち{fours}枚が4です。どう合体しても合計は{sum}です。</translation>
    </message>
    <message>
        <source>Of all depths to which it gives a probability in this tenth, {said} on average, {seen} are the true one.</source>
        <translation type="vanished">この0.1刻みの確率（平均{said}）を与えた深さのうち、{seen}が真の深さです。</translation>
    </message>
    <message>
        <source>how many they are, every true depth counting the same</source>
        <translation type="vanished">その数。真の深さはどれも同じ重みとする</translation>
    </message>
    <message>
        <source>how many of them are the true depth</source>
        <translation type="vanished">そのうち真の深さであるものの数</translation>
    </message>
    <message>
        <source>Of {compared} figures that are computed here {agreeing} agree with the article in every digit that it prints.</source>
        <translation type="vanished">ここで計算する{compared}個の数値のうち、{agreeing}個が記事に印刷されたすべての桁で一致します。</translation>
    </message>
    <message>
        <source>figures that are compared</source>
        <translation type="vanished">比べた数値</translation>
    </message>
    <message>
        <source>what its formula 2(N − I)t − t∘t gives, a misprint</source>
        <translation type="vanished">論文の式2(N − I)t − t∘t（誤植）が与える値</translation>
    </message>
    <message>
        <source>M. Reid, the superflip, 1995</source>
        <translation type="vanished">M. Reid, スーパーフリップ, 1995</translation>
    </message>
    <message>
        <source>the binomial limit: d = 2k − N, k of N moves going deeper</source>
        <translation type="vanished">二項分布の極限：d = 2k − N、N手のうちk手が深くなる</translation>
    </message>
    <message>
        <source>mean depth of the binomial limit</source>
        <translation type="vanished">二項分布の極限の平均の深さ</translation>
    </message>
    <message>
        <source>the mean depth by the limit</source>
        <translation type="vanished">極限による平均の深さ</translation>
    </message>
    <message>
        <source>distance from the binomial limit</source>
        <translation type="vanished">二項分布の極限との距離</translation>
    </message>
    <message>
        <source>Depth by depth the walk and its limit differ by {distance}; what the limit has below depth 0 counts too.</source>
        <translation type="vanished">深さごとに比べたウォークと極限の差は{distance}です。極限が深さ0未満に持つ分も数えます。</translation>
    </message>
    <message>
        <source>what the limit has below depth 0</source>
        <translation type="vanished">極限が深さ0未満に持つ分</translation>
    </message>
    <message>
        <source>The limit is near in the middle and far at the end</source>
        <translation type="vanished">極限は途中では近く、端では遠い</translation>
    </message>
    <message>
        <source>What the limit has below 0 is part of its distance</source>
        <translation type="vanished">極限が0未満に持つ分も距離に含む</translation>
    </message>
    <message>
        <source>what the limit has where no position is</source>
        <translation type="vanished">局面のないところに極限が持つ分</translation>
    </message>
    <message>
        <source>The binomial limit knows no ends: {outside} of it lies below depth 0 or beyond the deepest.</source>
        <translation type="vanished">二項分布の極限には端がないため、{outside}が深さ0未満か最大の深さの先にあります。</translation>
    </message>
    <message>
        <source>the limit at the depths beyond the deepest</source>
        <translation type="vanished">最大の深さの先での極限</translation>
    </message>
    <message>
        <source>What the limit has beyond the ends is not lost</source>
        <translation type="vanished">極限が端の外に持つ分も失われない</translation>
    </message>
    <message>
        <source>distance of the chain of depths from its limit after N turns</source>
        <translation type="vanished">N手後の深さの連鎖とその極限との距離</translation>
    </message>
    <message>
        <source>distance from the limit after N turns, in total variation</source>
        <translation type="vanished">N手後の極限との全変動距離</translation>
    </message>
    <message>
        <source>the article's own run</source>
        <translation type="vanished">記事での結果</translation>
    </message>
    <message>
        <source>another network, or other scrambles</source>
        <translation type="vanished">別のネットワーク、または別のスクランブル</translation>
    </message>
    <message>
        <source>how likely a depth is after N turns, by the binomial limit</source>
        <translation type="vanished">N手後にある深さにいる確率、二項分布の極限による</translation>
    </message>
    <message>
        <source>the limit's probability of the depth</source>
        <translation type="vanished">極限によるその深さの確率</translation>
    </message>
    <message>
        <source>the 3×3×3 in quarter turns, populations as the article prints them</source>
        <translation type="vanished">3×3×3のクォーターターン、局面数は記事の値</translation>
    </message>
    <message>
        <source>the 3×3×3 in quarter turns, populations as the article prints them, depths 3 to 16</source>
        <translation type="vanished">3×3×3のクォーターターン、局面数は記事の値、深さ3から16まで</translation>
    </message>
    <message>
        <source>the 3×3×3 in quarter turns, populations as the article prints them, depth 20</source>
        <translation type="vanished">3×3×3のクォーターターン、局面数は記事の値、深さ20</translation>
    </message>
    <message>
        <source>moves made, those up to the target if the bag has made it</source>
        <translation type="vanished">これまでの手数。袋が目標に達していればそこまで</translation>
    </message>
    <message>
        <source>how much of a length is excluded</source>
        <translation type="vanished">ある長さのうち除外された割合</translation>
    </message>
    <message>
        <source>Of the beginnings of all ways of that length {done} hundredths were gone through, without a solution.</source>
        <translation type="vanished">その長さのすべての手順の出だしのうち{done}パーセントを調べ、解はありませんでした。</translation>
    </message>
    <message>
        <source>each beginning counts as much as the same search took below it a length before</source>
        <translation type="vanished">それぞれの出だしの重みは、1つ前の長さでその下の探索にかかった量</translation>
    </message>
    <message>
        <source>hundredths of the search that are done, cut off</source>
        <translation type="vanished">済んだ探索のパーセント（切り捨て）</translation>
    </message>
    <message>
        <source>the share that is excluded</source>
        <translation type="vanished">除外された割合</translation>
    </message>
    <message>
        <source>A cancelled search keeps what it has excluded</source>
        <translation type="vanished">中止した探索も、除外した分は保たれる</translation>
    </message>
    <message>
        <source>From {turns} turns on, the walk stays within {near} of what it tends to.</source>
        <translation type="vanished">{turns}手以降、ウォークは行き着く分布から{near}以内に留まります。</translation>
    </message>
    <message>
        <source>The best of {games} games has {best} points; on average they have {mean}.</source>
        <translation type="vanished">{games}ゲームのうち最高は{best}点、平均は{mean}点です。</translation>
    </message>
    <message>
        <source>rows of all values: see formula-rows</source>
        <translation type="vanished">すべての値の行：formula-rowsを参照</translation>
    </message>
    <message>
        <source>a figure of an article, computed here</source>
        <translation type="vanished">記事の数を、ここで計算したもの</translation>
    </message>
    <message>
        <source>The article prints {printed}, computed here it is {found}. The last digit that is printed stands for {step}: up to half of that they may lie apart.</source>
        <translation type="vanished">記事は{printed}と印刷し、ここでの計算は{found}です。印刷された最後の桁は{step}を表し、その半分まで離れていてかまいません。</translation>
    </message>
    <message>
        <source>what is missing there, or too much where this is below 0</source>
        <translation type="vanished">そこで足りない分（0より小さければ余分）</translation>
    </message>
    <message>
        <source>depths a move: see ideal-drift</source>
        <translation type="vanished">1手ごとの深さ：ideal-driftを参照</translation>
    </message>
    <message>
        <source>the last tile sum before the gap: see boards-last-sum</source>
        <translation type="vanished">すき間の手前の最後のタイル合計：boards-last-sumを参照</translation>
    </message>
    <message>
        <source>the mean of the bag: see bag-mean</source>
        <translation type="vanished">袋の平均：bag-meanを参照</translation>
    </message>
    <message>
        <source>its standard deviation: see bag-deviation</source>
        <translation type="vanished">その標準偏差：bag-deviationを参照</translation>
    </message>
    <message>
        <source>calls until the answer: see savitch-calls</source>
        <translation type="vanished">答えまでの呼び出し：savitch-callsを参照</translation>
    </message>
    <message>
        <source>boards with the tile sum, on paper: see layer-boards</source>
        <translation type="vanished">理論上ありうる、この合計の盤面：layer-boardsを参照</translation>
    </message>
    <message>
        <source>what its moves at each tile sum cost: see strategy-cost</source>
        <translation type="vanished">各合計でその手が失う分：strategy-costを参照</translation>
    </message>
    <message>
        <source>what its moves cost at each tile sum before this one: see strategy-cost</source>
        <translation type="vanished">これより前の各合計でその手が失う分：strategy-costを参照</translation>
    </message>
    <message>
        <source>what all of them cost: see strategy-lost</source>
        <translation type="vanished">すべての手の損失：strategy-lostを参照</translation>
    </message>
    <message>
        <source>mean moves to the tile sum of each game: see bag-moves-to-sum</source>
        <translation type="vanished">各ゲームのタイル合計までの平均手数：bag-moves-to-sumを参照</translation>
    </message>
    <message>
        <source>the branching factor: see korf-branching</source>
        <translation type="vanished">分岐係数：korf-branchingを参照</translation>
    </message>
    <message>
        <source>positions expected by the formula: see korf-iteration</source>
        <translation type="vanished">公式が見込む局面数：korf-iterationを参照</translation>
    </message>
    <message>
        <source>turns that are needed: see korf-depth</source>
        <translation type="vanished">必要な手数：korf-depth を参照</translation>
    </message>
    <message>
        <source>the bound as it is: see korf-bound</source>
        <translation type="vanished">本来の下界：korf-boundを参照</translation>
    </message>
    <message>
        <source>the mean of the bag, as the chain has it: see bag-mean</source>
        <translation type="vanished">連鎖による袋の平均：bag-meanを参照</translation>
    </message>
    <message>
        <source>the article's number is the mean of p/q from depth 3 to 16, see ratio-growth</source>
        <translation type="vanished">記事の値は深さ3から16までのp/qの平均：ratio-growthを参照</translation>
    </message>
    <message>
        <source>the growth: see ratio-growth</source>
        <translation type="vanished">増大率：ratio-growthを参照</translation>
    </message>
    <message>
        <source>What leads back from this depth is {flow} turns' worth. It has to be above 0 and at most {here}, or its share, {q}, is no probability.</source>
        <translation type="vanished">この深さから近づくのは{flow}回転分です。これは0より大きく{here}以下でなければ、その割合{q}は確率になりません。</translation>
    </message>
    <message>
        <source>moves until the target appeared, in each game that you won</source>
        <translation type="vanished">勝ったゲームそれぞれの、目標が現れるまでの手数</translation>
    </message>
    <message>
        <source>You won {games} games on this board to this target.</source>
        <translation type="vanished">この盤とこの目標で{games}ゲームに勝ちました。</translation>
    </message>
    <message>
        <source>Your games, as they are kept</source>
        <translation type="vanished">保存されている自分のゲーム</translation>
    </message>
    <message>
        <source>The games that you won took {mean} moves on average.</source>
        <translation type="vanished">勝ったゲームは平均{mean}手でした。</translation>
    </message>
    <message>
        <source>games in each bin of the plot</source>
        <translation type="vanished">図の各区間のゲームの数</translation>
    </message>
    <message>
        <source>{games} games came to {total} points together, so {mean} each; the mean is uncertain by {error}.</source>
        <translation type="vanished">{games}ゲームの合計は{total}点、1ゲームあたり{mean}点です。この平均の不確かさは{error}です。</translation>
    </message>
    <message>
        <source>Of {moves} moves a game {played} are of this kind. {wrong} of these are not best, and they cost {cost}.</source>
        <translation type="vanished">1ゲーム{moves}手のうち{played}手がこの種類です。そのうち{wrong}手は最善でなく、{cost}を失います。</translation>
    </message>
    <message>
        <source>those of this kind that are not best</source>
        <translation type="vanished">この種類で最善でないもの</translation>
    </message>
    <message>
        <source>the share of all moves that is of this kind</source>
        <translation type="vanished">全手数のうちこの種類の割合</translation>
    </message>
    <message>
        <source>This program</source>
        <translation type="vanished">このプログラム</translation>
    </message>
    <message>
        <source>The BERT article, table of success</source>
        <translation type="vanished">BERTの記事、成功率の表</translation>
    </message>
    <message>
        <source>The counters of YASC and Sokoban++</source>
        <translation type="vanished">YASCとSokoban++のカウンター</translation>
    </message>
    <message>
        <source>core/sokoban/generate/difficulty.py: the weights are those that tell apart levels of known rank</source>
        <translation type="vanished">core/sokoban/generate/difficulty.py：重みは、難度の順位が分かっている面を最もよく見分けるもの</translation>
    </message>
    <message>
        <source>the game of picture 15, played to 2048</source>
        <translation type="vanished">図15のゲーム、2048までのプレイ</translation>
    </message>
    <message>
        <source>of those still pushing after these pushes, by the exact equations</source>
        <translation type="vanished">この回数の押しの後もまだ押せるものの割合（厳密な方程式による）</translation>
    </message>
    <message>
        <source>Of the boards with the tile sum {sum} those without a 2 or a 4 cannot come up; {boards} are left.</source>
        <translation type="vanished">合計{sum}の盤面のうち、2も4もないものは現れません。残りは{boards}個です。</translation>
    </message>
    <message>
        <source>E. B. Wilson, JASA 22, 1927</source>
        <translation type="vanished">E. B. Wilson, JASA 22, 1927</translation>
    </message>
</context>
</TS>

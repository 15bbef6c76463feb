<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>from the chain</source>
        <translation>連鎖から計算した</translation>
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
        <source>along the chain from its start to its end</source>
        <translation>連鎖を始めから終わりまでたどって計算した</translation>
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
        <source>The author's own games. Yours are in the same plot.</source>
        <translation>著者自身のゲームです。自分のゲームも同じ図に出ます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>The translation says trillions, but the power of ten beside it means quadrillions.</source>
        <translation>訳文では「兆」ですが、隣の10の累乗ではその1000倍です。</translation>
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
        <source>No simulation is needed here: the distribution itself is computed.</source>
        <translation>ここではシミュレーションは要りません。分布そのものを計算します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>games won by the author</source>
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
        <source>chance of this many fours in a row, as a power of ten</source>
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
        <source>chance of this many twos in a row, as a power of ten</source>
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
        <source>steps, including the one that places the first two tiles</source>
        <translation>最初の2枚を置く1歩も含めた歩数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>variance of the moves</source>
        <translation>手数の分散</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>winning states with a probability of 0.001 or more</source>
        <translation>確率が0.001以上の勝ちの状態</translation>
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
        <source>possible contents of a cell, including empty</source>
        <translation>マスの中身の種類の数（空きを含む）</translation>
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
        <source>boards in reachable layers, {board}</source>
        <translation>到達可能な層の盤面、{board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards of 4×4 to 2048 that layers exclude</source>
        <translation>層によって除かれる盤面（4×4で2048まで）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the largest possible tile on 4×4</source>
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
        <source>what a move would have to add to skip two empty layers</source>
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
        <source>From another game or field; not computed here.</source>
        <translation>別のゲームや別の分野の数で、ここでは計算しません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/figure.py"/>
        <source>From the author's own program; not computed here.</source>
        <translation>著者のプログラムの値で、ここでは計算しません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. The cube page shows for each turn whether it leads closer to solved or farther away.</source>
        <translation>例として作られた値です。キューブのページでは、どの回転で完成に近づき、どの回転で遠ざかるかを示します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. In Korf's search the bound can be made too large for any position.</source>
        <translation>例として作られた値です。Korfの探索では、どの局面でも下界を大きくしすぎて試せます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>the pieces of a cube</source>
        <translation>キューブのパーツ</translation>
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
        <source>moves allowed</source>
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
        <source>moves needed</source>
        <translation>必要な手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>moves for the corners alone</source>
        <translation>コーナーだけの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. Each table gives such a bound for any position.</source>
        <translation>例として作られた値です。どのテーブルも、どの局面にもこのような下界を与えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>tables</source>
        <translation>テーブルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>one for the corners and two for the edges, as Korf chose them</source>
        <translation>コーナー用が1つ、エッジ用が2つ（Korfの選択による）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>edges in one table</source>
        <translation>1つのテーブルのエッジの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>half of the edges</source>
        <translation>エッジの半分</translation>
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
        <source>sequences of moves counted by a recurrence, without obvious repetitions</source>
        <translation>明らかな重複を除いた手順を、漸化式で数えた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>possible turns in a position</source>
        <translation>1つの局面でできる回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>six faces, three turns each</source>
        <translation>6面、各3通りの回転</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the input format of the article</source>
        <translation>記事の入力形式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>found by breadth-first search from both ends</source>
        <translation>両端からの幅優先探索で求めた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's choice. See Learning for how the networks here were trained.</source>
        <translation>著者の選択です。ここのネットワークの訓練については「学習」を見てください。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The article's network is not available. This is the measured result of this program's own network, so the two are not comparable.</source>
        <translation>記事のネットワークは入手できません。これはこのプログラムのネットワークの測定値なので、比較できません。</translation>
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
        <source>weight of a scramble for each additional move</source>
        <translation>スクランブルの重み（1手増えるごと）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's choice. The networks here learn short scrambles first.</source>
        <translation>著者の選択です。ここのネットワークは短いスクランブルから学びます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>moves of the longest scramble</source>
        <translation>最長のスクランブルの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the longest scramble here, chosen as in the article</source>
        <translation>ここでの最長のスクランブル（記事に合わせた）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>words in its vocabulary</source>
        <translation>語彙の語数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>samples of a round, 1 024 · 128</source>
        <translation>1周の標本、1 024 · 128</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>moves needed for {scramble}</source>
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
        <source>padding words at the end</source>
        <translation>末尾を埋める語の数</translation>
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
        <source>The author's machine. The networks here need no graphics card.</source>
        <translation>著者のマシンです。ここのネットワークにグラフィックカードは要りません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>scrambles for each length</source>
        <translation>長さごとのスクランブル数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's choice. This program's network was measured with the same number.</source>
        <translation>著者の選択です。このプログラムのネットワークも同じ数で測定しました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>hours of training</source>
        <translation>訓練の時間数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's machine. See Learning for how the networks here were trained.</source>
        <translation>著者のマシンです。ここのネットワークの訓練については「学習」を見てください。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>share of scrambles of {turns} moves that are solved</source>
        <translation>{turns}手のスクランブルを解いた割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>moves that are hard even for experts</source>
        <translation>熟練者にも難しい手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>About people who solve without a search; from another text.</source>
        <translation>探索せずに解く人についての値で、別の文章からです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>From a level shown only as a picture. On the Sokoban page, B numbers the blocks of any level.</source>
        <translation>図だけで示された面の値です。倉庫番のページでBを押すと、どの面のブロックにも番号が付きます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>Measured on the author's machine, for one of his levels. Here the squares light up in the frame in which a box is lifted.</source>
        <translation>著者のマシンで、著者の面の1つで測った値です。ここでは荷物を持ち上げたそのフレームでマスが光ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>counted by exact search, which proves that nothing is shorter</source>
        <translation>厳密な探索で数え、より短いものがないことを証明した</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>counted by replaying the solution here move by move</source>
        <translation>ここの解を1手ずつ進めて数えた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>length of a solution that ends on the left, minus the shortest found by exact search</source>
        <translation>左側で終わる解の長さから、厳密な探索による最短を引いた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>its closed form, evaluated for seven boxes</source>
        <translation>一般項を荷物7個で計算した</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>both powers of its closed form, minus the shortest solution found by exact search</source>
        <translation>一般項の2つの累乗の和から、厳密な探索による最短の解を引いた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the moves printed in the article; the solution here is built from them</source>
        <translation>記事に印刷された手順（ここの解はこれで作られている）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>how the article splits seven boxes</source>
        <translation>記事での荷物7個の分け方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the article's own bound, which is shown here</source>
        <translation>記事自身の上界（ここでも示すもの）</translation>
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
        <source>seconds to find where a box can be pushed, at first</source>
        <translation>荷物1個をどこへ押せるかの探索、初めの秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the same with blocks, in milliseconds</source>
        <translation>同じ探索でブロックを使ったときのミリ秒</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells along a level that took long</source>
        <translation>時間のかかった面の一辺のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>About a level that is only mentioned by name.</source>
        <translation>名前だけが挙がっている面の値です。</translation>
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
        <source>cells stored per halving, divided by n</source>
        <translation>半分にするたびに覚えるマス、÷ n</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>halvings, divided by n log₂ 3</source>
        <translation>半分にする回数、÷ n log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells in all, divided by n² log₂ 3</source>
        <translation>マスの総数、÷ n² log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>times room {room} is entered</source>
        <translation>部屋{room}に入る回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>boxes of Picokosmos 17</source>
        <translation>Picokosmos 17の荷物</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the corridor here has as many</source>
        <translation>ここの通路も同じ数で作っている</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>width of the example, in cells</source>
        <translation>例の面の横のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>height of the example, in cells</source>
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
        <source>extra moves to end on the left</source>
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
        <source>extra moves for the lower five boxes, beyond M(5)</source>
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
        <source>what the closed form of the moves subtracts besides n</source>
        <translation>手数の一般項がnのほかに引く数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what the closed form of the pushes subtracts</source>
        <translation>押し数の一般項が引く数</translation>
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
        <translation>T. Rokicki、M. Davidson、cube20.org/qtm（出典で丸められたもの）。ここではresources/figuresから</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>T. Rokicki and others, cube20.org; here from resources/figures</source>
        <translation>T. Rokickiほか、cube20.org。ここではresources/figuresから</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>from the article's own populations by detailed balance, with the missing positions added to depth 20</source>
        <translation>記事自身の局面数から詳細釣り合いで計算した（不足分は深さ20に加える）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the only range of depths for which the mean of p/q is 9.3412</source>
        <translation>p/qの平均が9.3412となる唯一の深さの範囲</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>averaged over depths 3 to 16 of the chain that follows from the article's populations</source>
        <translation>記事の局面数から得られる連鎖の深さ3から16までの平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The article only says “very close”. By its own chain the two distributions differ by ≈ 4.85 % after 31 moves and by ≈ 2.33 % after 32.</source>
        <translation>記事には「非常に近い」とあるだけです。記事自身の連鎖では、2つの分布の差は31手後に≈ 4.85 %、32手後に≈ 2.33 %です。</translation>
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
        <source>moves per second, for the age of the universe</source>
        <translation>宇宙の年齢のあいだ続ける1秒あたりの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>At this rate, visiting each position once takes 13.7 billion years, the age of the universe.</source>
        <translation>この速さで各局面を1回ずつ通ると137億年、宇宙の年齢ほどかかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>CPU years to solve all positions</source>
        <translation>全局面を解くのにかかるCPUの年数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>Spent by others in 2010. Here positions are proved one at a time.</source>
        <translation>2010年にほかの人々が費やしたものです。ここでは局面を1つずつ証明します。</translation>
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
        <source>turns that count as one move</source>
        <translation>1手と数える回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>six faces, two directions each</source>
        <translation>6面、各2方向</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the greatest depth in QTM</source>
        <translation>QTMでの最大の深さ</translation>
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
        <source>one for each pair of neighbours among 27 depths</source>
        <translation>27の深さの隣り合う2つごとに1つ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that the missing positions are added to</source>
        <translation>足りない局面を加える深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>tried at every depth: only this one gives all printed p and q</source>
        <translation>すべての深さで試し、印刷されたpとqがすべて得られるのはここだけ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The printed p and q fit depth 20, and so does the arithmetic: the positions are missing at even depths.</source>
        <translation>印刷されたpとqは深さ20に合い、計算でもそうなります。局面が足りないのは偶数の深さです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that a walk stays around</source>
        <translation>ウォークがとどまる付近の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the likelier depth after 18 moves, by the article; here the likeliest</source>
        <translation>18手の後、記事でより起こりやすいとする深さ（ここでは最も起こりやすい深さ）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>18 steps of the chain that follows from the article's populations</source>
        <translation>記事の局面数から得られる連鎖を18手進めた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The article says that 17 is likelier than 19. Every quarter turn changes the parity, so neither is possible: 16 is the likeliest.</source>
        <translation>記事には、17は19より起こりやすいとあります。90度回転のたびにパリティが変わるのでどちらも起こらず、最も起こりやすいのは16です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>moves after which the distribution is close to the stationary one</source>
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
        <source>the last depth with q near 1/(b + 1)</source>
        <translation>qが1/(b + 1)に近い最後の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The article only says “almost”: q differs by 0.3 % at depth 15, by 0.9 % at 17 and by 3 % at 18.</source>
        <translation>記事には「ほぼ」とあるだけです。qの差は深さ15で0.3 %、17で0.9 %、18で3 %です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the greatest depth in HTM</source>
        <translation>HTMでの最大の深さ</translation>
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
        <source>depth 2 of the 2×2×2 in HTM</source>
        <translation>2×2×2、HTMの深さ2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Turns counted near solved and sampled farther away, and detailed balance: D(d − 1) p(d − 1) = D(d) q(d)</source>
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
        <source>The chain reproduces the populations and the turns that keep the depth</source>
        <translation>連鎖から各深さの局面数と、深さの変わらない回転の割合が再現される</translation>
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
        <source>the 2×2×2 in HTM</source>
        <translation>2×2×2、HTM</translation>
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
        <translation>q、近づく回転の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>As many turns lead back from here as lead here from the depth before: as many as {flow} positions have. This depth has {here} positions, so {q} of its turns lead back.</source>
        <translation>ここから近づく回転は、1つ浅い深さからここに来る回転と同数で、{flow}局面分です。この深さには{here}局面あるので、回転のうち{q}が近づきます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at the depth before</source>
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
        <source>turns examined: of all positions of the depth, or of a sample</source>
        <translation>調べた回転：その深さのすべての局面、または標本のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>those that keep the depth</source>
        <translation>そのうち深さの変わらないもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Counted near solved; farther away, the turns of positions drawn uniformly, each solved optimally</source>
        <translation>完成状態の近くでは数え、その先は一様に抽出した局面の回転をそれぞれ最短で解いたもの</translation>
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
        <source>Estimated by the method of W. E. Deming and F. F. Stephan, 1940; not measured</source>
        <translation>W. E. DemingとF. F. Stephan（1940）の方法による推定で、実測ではない</translation>
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
        <source>In the likeliest chain with these populations, as many turns lead away from here as {flow} positions have. This depth has {here} positions, so {p} of its turns lead away.</source>
        <translation>これらの局面数をもつ最も起こりやすい連鎖では、ここから{flow}局面分の回転が遠ざかります。この深さには{here}局面あるので、回転のうち{p}が遠ざかります。</translation>
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
        <source>gap between the positions at even and at odd depths</source>
        <translation>偶数の深さと奇数の深さの局面数の差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Every quarter turn changes parity, so even and odd depths hold equally many positions. As published, rounded, they hold {even} and {odd}: a gap of {gap}.</source>
        <translation>90度回転のたびにパリティが変わるので、偶数の深さと奇数の深さの局面は同数です。丸められた公表値では{even}と{odd}で、差は{gap}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the 3×3×3 in QTM, populations as published</source>
        <translation>3×3×3、QTM、局面数は公表値</translation>
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
        <source>The same gap, from the published figures</source>
        <translation>公表値から同じ差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Corrected populations have no gap</source>
        <translation>補正した局面数には差がない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>a condition that populations must fulfil</source>
        <translation>各深さの局面数が満たすべき条件</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>From depth {depth} as many turns lead back as {flow} positions have. That must be above 0 and at most {here}; otherwise the share, {q}, is no probability.</source>
        <translation>深さ{depth}から近づく回転は{flow}局面分です。これは0より大きく{here}以下でなければならず、そうでないと割合{q}は確率になりません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>depth 2 of the 3×3×3 in QTM</source>
        <translation>3×3×3、QTMの深さ2</translation>
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
        <source>this depth, and so the number of depths before it</source>
        <translation>この深さ（これより前の深さの数でもある）</translation>
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
        <source>The published figures fail the condition at depth 22</source>
        <translation>公表された数は深さ22で条件を満たさない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The condition first fails where the share that leads back is no probability</source>
        <translation>条件が最初に破れるのは、近づく割合が確率でなくなるところ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>T. Rokicki and others, The diameter of the Rubik's Cube group is twenty, 2013; 26 in QTM, 2014</source>
        <translation>T. Rokickiほか、The diameter of the Rubik's Cube group is twenty, 2013（QTMでは26、2014）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>H. Kociemba's two-phase algorithm, then a search for shorter solutions with pruning tables</source>
        <translation>H. Kociembaの二段階アルゴリズムと、枝刈りテーブルを使った、より短い解の探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest moves that are not excluded</source>
        <translation>除外されていない最小の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>moves of the shortest known solution, or the greatest depth that this position can have</source>
        <translation>既知の最短の解の手数、またはこの局面がとりうる最大の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Every position near solved gets its depth</source>
        <translation>完成に近い局面がすべて正しい深さになる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Another solver finds no shorter solution</source>
        <translation>別のソルバーもこれより短い解を見つけない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Korf's search</source>
        <translation>Korfの探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Bounds from neighbouring positions never exclude the true depth</source>
        <translation>隣の局面から得た上下界が真の深さを除外することはない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>depths of all positions near solved</source>
        <translation>完成に近いすべての局面の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The solution solves it, and a short search finds no shorter one</source>
        <translation>この解で完成し、短い探索ではより短い解が見つからない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the depth of this cube</source>
        <translation>このキューブの深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A solution of {upper} moves is known, and no solution has fewer than {lower} moves: the two differ by {open}.</source>
        <translation>{upper}手の解が知られていて、{lower}手未満の解はありません。差は{open}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the superflip</source>
        <translation>スーパーフリップ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>difference between the two</source>
        <translation>2つの差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest moves that solve it</source>
        <translation>解くための最小の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>lower bound of the depth</source>
        <translation>深さの下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>No solution of this cube has {excluded} moves or fewer; the next length that parity allows is {step} more.</source>
        <translation>このキューブに{excluded}手以下の解はありません。パリティが許す次の長さは{step}手多くなります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the longest length excluded by a search or by other known bounds</source>
        <translation>探索、またはほかの既知の界によって除外された最大の長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1, or 2 in QTM, where every move changes the parity of the corners</source>
        <translation>1、QTMでは1手ごとにコーナーのパリティが変わるので2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest moves that are still possible</source>
        <translation>まだありうる最小の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Parity in QTM</source>
        <translation>QTMのパリティ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>each length</source>
        <translation>それぞれの長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>upper bound of the depth</source>
        <translation>深さの上界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The shortest known solution has {way} moves; by what else is known of this position, {bound} are enough.</source>
        <translation>既知の最短の解は{way}手で、この局面についてほかに分かっていることからは{bound}手で足ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a first solution, in HTM</source>
        <translation>最初の解、HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>moves of the shortest solution found, or b while there is none</source>
        <translation>見つかった最短の解の手数。まだなければb</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the greatest possible depth, from neighbouring positions or the other metric, or that of any cube</source>
        <translation>隣の局面、もう一方の数え方、または全キューブの最大値から得た深さの上界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the smaller of the two: this many moves are enough</source>
        <translation>小さいほう：この手数で足りる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Solutions are short and solve the cube</source>
        <translation>解が短く、キューブが揃う</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>applied to the cube</source>
        <translation>実際に適用</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>share of this depth that has been searched</source>
        <translation>この深さのうち探索済みの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>An estimated {done} % of the positions of this depth have been searched, and none led to a solution.</source>
        <translation>この深さで調べる局面の推定{done} %を調べましたが、解に至ったものはありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a beginning not yet searched counts as the positions below it one depth before, shrunk towards the mean, times the growth of the others</source>
        <translation>まだ調べていない始まりは、1つ前の深さでその下にあった局面数を平均に寄せ、ほかの始まりの増加率を掛けて数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>percent of the positions that are searched, rounded down</source>
        <translation>調べた局面の百分率、切り捨て</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the share that is searched</source>
        <translation>探索済みの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The share agrees with that of the positions counted afterwards, within 10 percentage points</source>
        <translation>この割合は、後で数えた局面に対する割合と10ポイント以内で一致する</translation>
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
        <translation>これまで毎秒{each}局面（約{millions}百万）を調べました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions tried a second, in this iteration</source>
        <translation>この反復で毎秒試した局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Reading a table does not count as search work</source>
        <translation>テーブルの読み込みを探索として数えない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>solutions of this length</source>
        <translation>この長さの解の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The search for all solutions of at most {longest} moves found {solutions}; the shortest has {shortest} moves.</source>
        <translation>{longest}手以内の解をすべて探すと{solutions}個見つかり、最短は{shortest}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>lengths of the solutions, in moves</source>
        <translation>解の長さ（手数）</translation>
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
        <source>number of solutions</source>
        <translation>解の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>All solutions are found</source>
        <translation>すべての解が見つかる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>every sequence of moves</source>
        <translation>すべての手順</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Also those that turn only chosen faces</source>
        <translation>選んだ面だけを回すものも</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1 for every turn that leads in this direction, else 0</source>
        <translation>この向きに進む回転には1、ほかは0</translation>
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
        <source>A direction is shown only when it is proved</source>
        <translation>向きは、証明されているときだけ示す</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>every case</source>
        <translation>すべての場合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Proved depths of the neighbouring positions</source>
        <translation>隣の局面の証明済みの深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns whose direction is proved</source>
        <translation>向きが証明されている回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>For {proved} of the {n} turns it is proved whether they lead closer, keep the depth or lead farther.</source>
        <translation>{n}通りの回転のうち{proved}通りで、近づくか、深さが変わらないか、遠ざかるかが証明されています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1 for every turn whose new depth is known to be less, the same or more, else 0</source>
        <translation>新しい深さが小さい、同じ、大きいと分かっている回転には1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>all turns that count as one move</source>
        <translation>1手と数えるすべての回転</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the others, still open</source>
        <translation>残り（未解決）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>those that are proved</source>
        <translation>証明済みのもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead in this direction</source>
        <translation>この向きに進む回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>{count} of the turns lead in this direction; the others lead in another, or are not proved.</source>
        <translation>{count}通りの回転がこの向きに進みます。ほかは向きが違うか、証明されていません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how many they are</source>
        <translation>その数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead in this direction from a position of this depth</source>
        <translation>この深さの局面からこの向きに進む回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of {n} turns at a position of this depth a share of {share} leads in this direction: {mean} turns on average.</source>
        <translation>この深さの局面での{n}通りの回転のうち、{share}の割合がこの向きに進みます。平均{mean}通りです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube, 2023; with balanced populations where the article's are rounded</source>
        <translation>E. Testé, A random walk on the Rubik's Cube, 2023（丸められた局面数は、釣り合うように補正）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>p, q or r of the chain at this depth</source>
        <translation>この深さでの連鎖のp、q、r</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead in this direction, averaged over all positions of the depth</source>
        <translation>この深さの全局面で平均した、この向きに進む回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Counted near solved</source>
        <translation>完成の近くで数えた</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>length of a sequence of moves</source>
        <translation>手順の長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>{quarters} quarter turns and {halves} half turns, each half turn counted as {weight}.</source>
        <translation>90度回転が{quarters}回、180度回転が{halves}回で、180度回転は1回を{weight}と数えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>an example in HTM</source>
        <translation>HTMでの例</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>quarter turns in the sequence</source>
        <translation>手順の90度回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>half turns in the sequence</source>
        <translation>手順の180度回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>what a half turn counts: 1 in HTM, 2 in QTM</source>
        <translation>180度回転1回の数え方：HTMでは1、QTMでは2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>length in moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The two usual metrics, HTM and QTM</source>
        <translation>通常の2通りの数え方、HTMとQTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A half turn counts as one or two</source>
        <translation>180度回転は1または2</translation>
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
        <translation>T. Rokickiほか、cube20.org。OEIS A080601、A080602</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>depth 9 of the 2×2×2 in HTM</source>
        <translation>2×2×2、HTMの深さ9</translation>
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
        <source>the same in percent</source>
        <translation>同じく百分率で</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Exact layers add up to at most the total, and exactly to it where all are exact</source>
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
        <source>Of the last {n} times, the {left} best and as many of the worst are left out; the mean of the others is {average} s.</source>
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
        <source>Averages agree with official ones</source>
        <translation>平均が公式の値と一致する</translation>
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
        <source>The shortest of the finished times: {best} s.</source>
        <translation>完了したタイムのうち最も短いもので、{best}秒です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>three times</source>
        <translation>3回のタイム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the finished times, in seconds</source>
        <translation>完了したタイム（秒）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the shortest of them, in seconds</source>
        <translation>そのうち最も短いもの（秒）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Best and mean of the results</source>
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
        <source>A position, its images under the 48 symmetries and its inverse all get the same result</source>
        <translation>局面、その48通りの対称性による像、逆元は、すべて同じ結果になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>by construction</source>
        <translation>構成による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Compared again with proofs of this program</source>
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
        <source>probability that the network gives depth d, before anything is proved</source>
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
        <source>The network gives {inside} of its probability to depths that are not excluded; their mean is {mean}.</source>
        <translation>ネットワークが除外されていない深さに与える確率は合わせて{inside}で、その平均の深さは{mean}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its probability for depths that are not excluded</source>
        <translation>除外されていない深さに与える確率の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean depth there</source>
        <translation>そこでの平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>probability of the likeliest depth</source>
        <translation>最も確からしい深さの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The network gives {inside} of its probability to depths that are not excluded; the likeliest of them, {place}, has a share of {weight}.</source>
        <translation>ネットワークが除外されていない深さに与える確率は合わせて{inside}で、最も確からしい深さ{place}がその{weight}を占めます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the likeliest of these depths</source>
        <translation>そのうち最も確からしい深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its share</source>
        <translation>その割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions examined at each depth</source>
        <translation>それぞれの深さで調べた局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of the network's estimates</source>
        <translation>ネットワークの推定値の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean probability that it gives their true depth</source>
        <translation>真の深さに与えた確率の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions used to test the network</source>
        <translation>ネットワークの照合に使った局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{total} positions at {depths} depths were examined, all with a proved depth.</source>
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
        <source>mean error of the network's mean depth</source>
        <translation>ネットワークによる平均の深さの平均誤差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Over {depths} depths, each counted equally, the network's mean depth is off by {error} moves on average.</source>
        <translation>{depths}種の深さを同じ重みで数えると、ネットワークによる平均の深さは真の値から平均{error}手ずれています。</translation>
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
        <source>largest error of the network's mean depth</source>
        <translation>ネットワークによる平均の深さの最大誤差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>At depth {place} the network's mean depth is off by {error} moves; nowhere is the error larger.</source>
        <translation>深さ{place}では、ネットワークによる平均の深さが真の値から{error}手ずれていて、これより大きいずれはありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the network's mean estimate for positions of depth d; d where none was examined</source>
        <translation>深さdの局面に対するネットワークの推定値の平均。調べていなければd</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>error at each depth</source>
        <translation>それぞれの深さでのずれ</translation>
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
        <source>probability of the true depth</source>
        <translation>真の深さの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Over {depths} depths, each counted equally, the network gives the true depth a probability of {truth} on average.</source>
        <translation>{depths}種の深さを同じ重みで数えると、ネットワークは真の深さに平均{truth}の確率を与えます。</translation>
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
        <source>those whose true depth is the likeliest</source>
        <translation>そのうち、真の深さが最も確からしいもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>these at all depths</source>
        <translation>その全体の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often the estimate would be too large as a bound</source>
        <translation>推定値が下界として大きすぎる割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>In {wrong} of {total} positions the mean depth minus {margin} moves, rounded down, is more than the true depth.</source>
        <translation>{total}局面のうち{wrong}局面で、平均の深さから{margin}手を引いて切り捨てた値が真の深さを超えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those whose estimate minus k moves, rounded down, is too large</source>
        <translation>そのうち、推定値からk手を引いて切り捨てた値が大きすぎるもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>moves subtracted from the estimate</source>
        <translation>推定値から差し引く手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those with too large a bound</source>
        <translation>下界が大きすぎるもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions generated by a search, relative to the tables alone</source>
        <translation>探索が生成する局面数（テーブルだけの場合との比）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{searches} searches that trust the estimate generate {here} positions; with the tables alone, {alone}.</source>
        <translation>推定値を信頼する{searches}回の探索は{here}局面、テーブルだけでは{alone}局面を生成します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions generated by each search with the tables' bound</source>
        <translation>テーブルによる下界だけで、それぞれの探索が生成した局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the same with the larger of the tables' bound and the estimate minus k moves</source>
        <translation>同じく、テーブルによる下界と、推定値からk手を引いた値の大きいほうを使った場合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>searches</source>
        <translation>探索の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>total with the tables</source>
        <translation>テーブルだけでの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>total with the estimate</source>
        <translation>推定値を使った合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>their ratio</source>
        <translation>その比</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>A search with the tables finds shortest solutions</source>
        <translation>テーブルによる探索が最短の解を見つける</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the same positions</source>
        <translation>同じ局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>time of a search, relative to the tables alone</source>
        <translation>探索の時間（テーブルだけの場合との比）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{searches} searches that trust the estimate take {here} s on one core; with the tables alone, {alone} s.</source>
        <translation>推定値を信頼する{searches}回の探索は1コアで{here}秒、テーブルだけでは{alone}秒かかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>seconds of each search with the tables' bound</source>
        <translation>テーブルによる下界だけでの、それぞれの探索の秒数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the network's mean estimate for positions of one depth</source>
        <translation>ある深さの局面に対するネットワークの平均の推定値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>For positions of depth {t} the network estimates {mean} on average; it gives the true depth a probability of {truth}.</source>
        <translation>深さ{t}の局面に対するネットワークの推定は平均{mean}で、真の深さに与える確率は{truth}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of its distributions over the positions examined</source>
        <translation>調べた局面にわたるその分布の平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the probability that it gives the true depth</source>
        <translation>真の深さに与える確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its mean depth</source>
        <translation>その平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often its predictions come true</source>
        <translation>予測がどれほど当たるか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The network gave {pairs} depths of drawn positions a probability in this tenth, {said} on average; a share of {seen} is the true depth. Every true depth has the same weight, so they count as much as {number} equal ones. With 95 % confidence the share lies between {low} and {high}.</source>
        <translation>抽出した局面の深さのうち、ネットワークがこの10分の1の区間の確率（平均{said}）を与えたものは{pairs}個で、そのうち{seen}が真の深さです。真の深さはどれも同じ重みなので、等しい重みのもの{number}個分にあたります。95%の信頼度で、割合は{low}から{high}の間にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>E. B. Wilson, JASA 22, 1927; L. Kish, Survey Sampling, 1965</source>
        <translation>E. B. Wilson, JASA 22, 1927；L. Kish, Survey Sampling, 1965</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>number of these depths</source>
        <translation>その深さの個数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>their total weight: each weighs one divided by the positions drawn of its true depth</source>
        <translation>重みの合計：それぞれ、1を真の深さについて抽出した局面の数で割ったもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the weight of those that are the true depth</source>
        <translation>そのうち真の深さであるものの重み</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the sum of the squared weights</source>
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
        <source>effective sample size</source>
        <translation>有効標本サイズ</translation>
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
        <source>moves that lead deeper from every position, for each one that leads back</source>
        <translation>どの局面でも、戻る手1つに対する進む手の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the binomial model: d = 2k − N, k of N moves going deeper</source>
        <translation>二項モデル：d = 2k − N、N手のうちk手が深くなる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>gain in depth per move</source>
        <translation>1手あたりに増す深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>Of every b + 1 moves, b lead deeper and one leads back: a gain of {drift} in depth per move, far from both ends.</source>
        <translation>b + 1手のうちb手は深くなり、1手は戻ります。両端から離れたところでは、1手あたり深さ{drift}ずつ増します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the article's growth of the 3×3×3</source>
        <translation>記事による3×3×3の増大率</translation>
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
        <source>moves until the line reaches the deepest positions</source>
        <translation>直線が最も深い局面に達するまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The line gains {drift} in depth per move; it reaches depth {deepest} after {moves} moves.</source>
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
        <source>After {N} moves the depth is {mean} on average, with a standard deviation of {deviation}.</source>
        <translation>{N}手後の深さは平均{mean}、標準偏差{deviation}です。</translation>
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
        <source>From depth {start}, each of {N} moves gains the same depth on average, as the model has no ends: that makes {mean}.</source>
        <translation>モデルには端がないため、深さ{start}からの{N}手は平均してどれも同じだけ深さを増し、{mean}になります。</translation>
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
        <source>Depth by depth the walk and the model differ by {distance}; the model's probability below depth 0 counts too.</source>
        <translation>深さごとに比べたウォークとモデルの差は{distance}です。モデルの深さ0未満の確率も数えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>b = 3 after two moves, a puzzle of depth 2</source>
        <translation>b = 3、2手後、深さ2のパズル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the model's probability below depth 0</source>
        <translation>モデルの深さ0未満の確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>total variation distance, from 0 to 1</source>
        <translation>全変動距離、0から1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The model is near in the middle and far at the end</source>
        <translation>モデルは途中では近く、端では遠い</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The model's probability below 0 is part of the distance</source>
        <translation>モデルの0未満の確率も距離に含む</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the binomial model's probability outside the possible depths</source>
        <translation>ありえない深さに二項モデルが与える確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The binomial model has no ends: a share of {outside} lies below depth 0 or beyond the greatest depth.</source>
        <translation>二項モデルには端がないため、{outside}が深さ0未満か最大の深さの先にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the model's probabilities beyond the greatest depth</source>
        <translation>最大の深さの先でのモデルの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>its probability below depth 0</source>
        <translation>深さ0未満の確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>both together</source>
        <translation>両方の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The model's probability beyond the ends is not lost</source>
        <translation>モデルの端の外の確率も失われない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>depth 12 of the 2×2×2 in QTM, a turn closer after a turn away</source>
        <translation>2×2×2、QTMの深さ12、遠ざかる一手の後に近づく場合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>positions of each kind</source>
        <translation>各種類の局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns of such a position that lead in this direction</source>
        <translation>その種類の局面で、この向きに進む回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns at each position</source>
        <translation>各局面での回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>probability of the next turn's direction, given the last turn's</source>
        <translation>前の回転の向きが分かっているときの、次の回転の向きの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>A position is reached by as many turns as lead back from it. With the positions weighted by this number, a share of {share} of the next turns leads in this direction.</source>
        <translation>ある局面に来る回転は、来たほうへ戻る回転と同じ数だけあります。その数で局面に重みを付けると、次の回転がこの向きに進む割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>P(next | last) = E[x y] / (n E[x])</source>
        <translation>P(次 | 前) = E[x y] / (n E[x])</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns of such a position that lead back where the walk came from</source>
        <translation>その種類の局面で、ウォークが来たほうへ戻る回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>all turns that lead back</source>
        <translation>戻る回転の合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the probability that the next turn leads in this direction</source>
        <translation>次の回転がこの向きに進む確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>probability of the next turn's direction, by the chain</source>
        <translation>連鎖による、次の回転の向きの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>On average {mean} of {n} turns at a position of this depth lead in this direction. The chain ignores the last turn, so the probability is always {share}.</source>
        <translation>この深さの局面では、{n}通りの回転のうち平均{mean}がこの向きに進みます。連鎖は前の回転を考えないので、確率はいつも{share}です。</translation>
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
        <source>number of depths, including depth 0</source>
        <translation>深さの個数（深さ0も含む）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the last of them</source>
        <translation>その最後のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the 2×2×2 in QTM, to depth 3</source>
        <translation>2×2×2、QTM、深さ3まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>the distance up to which it counts as mixed</source>
        <translation>混合したとみなす距離の上限</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>The chain's mixing time is too short</source>
        <translation>連鎖の混合時間は短すぎる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>mixing time of the walk, in moves</source>
        <translation>ウォークの混合時間（手数）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>From {turns} moves on, the walk itself stays within {near} of uniform, over all positions. The chain of depths, a model, says {chain}.</source>
        <translation>{turns}手以降、ウォークそのものは、すべての局面について一様分布から{near}以内に留まります。モデルである深さの連鎖では{chain}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>the 2×2×2 in QTM</source>
        <translation>2×2×2、QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>total variation distance of the walk from uniform after N moves</source>
        <translation>N手後のウォークと一様分布との全変動距離</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance of the chain of depths from its stationary distribution after N moves</source>
        <translation>N手後の深さの連鎖と定常分布との距離</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>moves from which on the chain stays within ε</source>
        <translation>連鎖がε以内に留まるようになる手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>moves from which on it stays within ε</source>
        <translation>それ以降ε以内に留まる手数</translation>
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
        <source>mixing time of the chain of depths, in moves</source>
        <translation>深さの連鎖の混合時間（手数）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>From {turns} moves on, the chain of depths stays within {near} of its stationary distribution. It is a model that treats a walk as uniform inside each depth: the walk itself may need more moves.</source>
        <translation>{turns}手以降、深さの連鎖は定常分布から{near}以内に留まります。これはモデルで、それぞれの深さの中ではウォークが一様だとみなします。ウォークそのものにはもっと手数がかかることがあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>total variation distance from the stationary distribution after N moves</source>
        <translation>N手後の定常分布との全変動距離</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance of the true walk from uniform</source>
        <translation>真のウォークと一様分布との距離</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>The probability of every position after {N} moves was compared with the uniform one over all positions that parity allows: the distance is {distance}.</source>
        <translation>{N}手後の各局面の確率を、パリティが許す全局面での一様分布と比べました。距離は{distance}です。</translation>
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
        <source>The evaluation agrees with play on cubes</source>
        <translation>判定がキューブ上のプレイと一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>independent play</source>
        <translation>独立なプレイ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>A perfect player solves every scramble, a stubborn one only those it must</source>
        <translation>完璧なプレイヤーは毎回解き、頑固なプレイヤーは解けるはずのときだけ解く</translation>
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
        <source>Of {games} scrambles of {n} moves the network solved {solved} in at most {n} moves.</source>
        <translation>{n}手のスクランブル{games}個のうち、ネットワークは{solved}個を{n}手以内に解きました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>this program's network, as it was measured</source>
        <translation>このプログラムのネットワーク（測定値）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>moves of the scramble</source>
        <translation>スクランブルの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those solved in at most n moves</source>
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
        <source>scrambles at each length</source>
        <translation>それぞれの長さで試したスクランブルの数</translation>
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
        <source>The stored figures are complete</source>
        <translation>保存された値に欠けがない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles checked for mistakes</source>
        <translation>ミスを調べたスクランブルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Each move on {games} scrambles was compared with an optimal solver.</source>
        <translation>{games}個のスクランブルで、1手ずつ最適ソルバーと照合しました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those that were checked</source>
        <translation>調べたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles without a mistake</source>
        <translation>ミスのないスクランブル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>In {wrong} of {games} scrambles some move did not lead closer to solved; a share of {share} had no such move.</source>
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
        <source>Of {games} scrambles of {n} moves, {shorter} can be solved in fewer.</source>
        <translation>{n}手のスクランブル{games}個のうち、{shorter}個はより少ない手数で解けます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles that were solved optimally</source>
        <translation>最短で解いたスクランブルの数</translation>
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
        <source>The article's seven scrambles have depth 5</source>
        <translation>記事の7つのスクランブルは深さ5</translation>
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
        <source>Each of the {samples} samples is a new random scramble.</source>
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
        <source>moves that led closer to solved</source>
        <translation>完成に近づいた手</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {turns} moves that the network made, {right} led closer to solved.</source>
        <translation>ネットワークが回した{turns}手のうち{right}手が完成に近づきました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>moves up to the first mistake on each scramble</source>
        <translation>それぞれのスクランブルで、最初のミスまでの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those after which one move HTM less is needed</source>
        <translation>その後、最小手数（HTM）が1減る手</translation>
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
        <source>a scramble of nine moves HTM</source>
        <translation>9手（HTM）のスクランブル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Without obvious repetitions there are {longer} sequences of {length} moves, {b} times as many as of one move less.</source>
        <translation>明らかな重複のない{length}手の手順は{longer}通りで、1手少ない場合の{b}倍です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves HTM</source>
        <translation>HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves of a sequence</source>
        <translation>手順の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences of d moves of which none repeats or undoes one before it</source>
        <translation>前の手を繰り返したり打ち消したりしないd手の手順の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those of one move less</source>
        <translation>1手少ない手順の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the factor; in HTM it tends to 6 + 3√6</source>
        <translation>係数。HTMでは6 + 3√6に近づく</translation>
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
        <source>The corners alone need {corners} moves, six edges {first} and the other six {second}: the cube needs at least {h}.</source>
        <translation>コーナーだけで{corners}手、6個のエッジで{first}手、残りの6個で{second}手が必要です。キューブには少なくとも{h}手かかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves that the corners need, by the first table</source>
        <translation>コーナーに必要な手数（第1のテーブル）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves that six edges need, by the second</source>
        <translation>6個のエッジに必要な手数（第2のテーブル）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves that the other six need, by the third</source>
        <translation>残り6個のエッジに必要な手数（第3のテーブル）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the largest: no solution is shorter</source>
        <translation>その最大：これより短い解はない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>No value in a table is more than the depth</source>
        <translation>どのテーブルの値も深さを超えない</translation>
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
        <translation>Korfのテーブルの項目数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>A table has an entry for every arrangement of its pieces: {total} in all.</source>
        <translation>テーブルには、対象のパーツのあらゆる配置について1項目があります。全部で{total}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>entries with the value 0, 1, 2, ...</source>
        <translation>値が0、1、2、…の項目の数</translation>
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
        <source>{tried} depths were searched one after the other; a solution was found at depth {depth}, so none is shorter.</source>
        <translation>{tried}通りの深さを順に探索しました。深さ{depth}で解が見つかったので、これより短い解はありません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depths that were searched, all but the last completely</source>
        <translation>探索した深さ（最後以外はすべて最後まで）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the one at which a solution was found</source>
        <translation>解が見つかった深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>coset search</source>
        <translation>剰余類の探索</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions in completed iterations</source>
        <translation>最後まで終えた反復の局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>To show that no solution is shorter, {total} positions were generated, in all iterations but the last.</source>
        <translation>より短い解がないことを示すため、最後以外のすべての反復で{total}局面を生成しました。</translation>
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
        <source>By the share of random cubes with a small bound, the same iterations are expected to generate {total} positions.</source>
        <translation>ランダムなキューブの下界が小さくなる割合から、同じ反復で生成される局面は{total}と見込まれます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>R. E. Korf, M. Reid and S. Edelkamp, Artificial Intelligence 129, 2001</source>
        <translation>R. E. Korf、M. Reid、S. Edelkamp, Artificial Intelligence 129, 2001</translation>
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
        <source>The iteration to depth {depth} continues only the sequences whose position has a small enough bound. If these are as frequent as among random positions, it generates {expected} positions.</source>
        <translation>深さ{depth}までの反復では、局面の下界が十分小さい手順だけを続けます。その割合がランダムな局面と同じなら、生成されるのは{expected}局面です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences of i + 1 moves, i = 0 ... d − 1</source>
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
        <source>Each further move gives {b} times as many sequences: {tree} of {depth} moves, if nothing is cut off.</source>
        <translation>1手増えるごとに手順は{b}倍になります。枝刈りがなければ{depth}手で{tree}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the branching factor</source>
        <translation>分岐係数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences, without obvious repetitions</source>
        <translation>手順の数、明らかな重複を除く</translation>
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
        <translation>試した局面を反復ごとに数え、合計は{total}です。</translation>
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
        <source>positions relative to the iteration before</source>
        <translation>前の反復に対する局面数の比</translation>
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
        <source>length of the solution found with a bound that is too large</source>
        <translation>大きすぎる下界で見つかった解の長さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The solution found has {turns} moves, {more} more than needed; with this bound it could have at most {most}.</source>
        <translation>見つかった解は{turns}手で、必要な手数より{more}多くなりました。この下界では多くても{most}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves of the solution found</source>
        <translation>見つかった解の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>tenths of itself by which the bound is too large</source>
        <translation>下界が大きすぎる割合（10分のいくつか）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves more than needed</source>
        <translation>必要な手数を超える分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the most moves it could have</source>
        <translation>ありえた最大の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>R. E. Korf, Linear-space best-first search, Artificial Intelligence 62, 1993</source>
        <translation>R. E. Korf, Linear-space best-first search, Artificial Intelligence 62, 1993</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>length of the solution found with a bound that is too large, the depth unknown</source>
        <translation>大きすぎる下界で見つかった解の長さ（深さは不明）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The solution found has {turns} moves; the search with the bound as it is was given up. With this bound such a solution means a depth of at least {least}.</source>
        <translation>見つかった解は{turns}手です。本来の下界での探索は断念されています。この下界でその手数の解が見つかったので、深さは少なくとも{least}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the least depth for which a solution of n moves can be found, as n ≤ d + d k / 10</source>
        <translation>n手の解が見つかりうる最小の深さ（n ≤ d + d k / 10による）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a bound that is made too large</source>
        <translation>大きくしすぎた下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The tables give {h}. Increased by {tenths} tenths of that, rounded down, the bound is {wrong}.</source>
        <translation>テーブルの値は{h}です。その10分の{tenths}（切り捨て）だけ大きくすると、下界は{wrong}になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the bound as it is</source>
        <translation>本来の下界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>tenths by which it is increased</source>
        <translation>大きくする割合（10分のいくつか）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the increased bound</source>
        <translation>大きくした下界</translation>
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
        <source>The bound requires at least {first} moves, and {excluded} depths from there on hold no solution: {there} moves are needed.</source>
        <translation>下界からは少なくとも{first}手が必要で、そこから{excluded}通りの深さには解がありません。必要なのは{there}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the least depth that the bound allows, in QTM also the parity</source>
        <translation>下界（QTMではパリティも）が許す最小の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>from one depth to the next: 1, in QTM 2</source>
        <translation>次の深さまで：1、QTMでは2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>depths from there on that were searched and hold no solution</source>
        <translation>そこから探索して解がなかった深さの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves needed after the turn, at most one more than before it</source>
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
        <source>It follows the list</source>
        <translation>証明リストに従う</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a list of four proofs</source>
        <translation>証明4件の証明リスト</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions whose depth is proved</source>
        <translation>深さが証明済みの局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The list holds {proved} positions with a proved depth.</source>
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
        <source>Of {listed} positions in the list {proved} are proved, so {left} are not.</source>
        <translation>証明リストの{listed}局面のうち{proved}局面が証明済みなので、{left}局面が残っています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions in the list</source>
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
        <source>mean depth of the proved positions</source>
        <translation>証明済みの局面の平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The proved positions have a mean depth of {mean}; the open ones are probably deeper.</source>
        <translation>証明済みの局面の深さは平均{mean}です。未証明のものは、より深いと考えられます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>median time of a proof, in seconds</source>
        <translation>証明時間の中央値（秒）</translation>
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
        <source>positions examined by a proof, median</source>
        <translation>証明で調べた局面の数の中央値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Half of the proofs of this depth that were done here examined more than {middle} positions, half fewer.</source>
        <translation>ここで行ったこの深さの証明の半分は{middle}より多くの局面を、半分はより少ない局面を調べました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions of each proof that was done here</source>
        <translation>ここで行った各証明の局面数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>share of the proved positions at this depth</source>
        <translation>証明済みの局面のうちこの深さのものの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Of {proved} proved positions {here} have this depth, a share of {share}.</source>
        <translation>証明済みの{proved}局面のうち{here}局面がこの深さで、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>moves made, each drawn uniformly</source>
        <translation>回した手数（毎回一様に選ぶ）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the probability of depth d after N moves</source>
        <translation>N手後の深さdの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in QTM, populations that the article's p and q belong to</source>
        <translation>3×3×3、QTM、局面数は記事のpとqに対応するもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in QTM, populations that the article's p and q belong to, depths 3 to 16</source>
        <translation>3×3×3、QTM、局面数は記事のpとqに対応するもの、深さ3から16まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in QTM, populations that the article's p and q belong to, depth 20</source>
        <translation>3×3×3、QTM、局面数は記事のpとqに対応するもの、深さ20</translation>
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
        <source>Every sequence of moves applied one by one</source>
        <translation>すべての手順を1つずつ適用</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>mean depth after N moves</source>
        <translation>N手後の平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Each depth is weighted by its probability after {N} moves; the mean is {mean}.</source>
        <translation>それぞれの深さに{N}手後の確率で重みをつけると、平均は{mean}になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>p(·|N) = p(·|N − 1) M, all of it at depth 0 for N = 0</source>
        <translation>p(·|N) = p(·|N − 1) M、N = 0ではすべて深さ0にある</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the depth expected after N moves</source>
        <translation>N手後の深さの期待値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the likeliest depth after N moves</source>
        <translation>N手後に最も起こりやすい深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>After {N} moves no depth is likelier than {depth}: a share of {share} of all walks is there.</source>
        <translation>{N}手後、深さ{depth}より起こりやすい深さはなく、全ウォークの{share}がここにあります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the largest p(d|N)</source>
        <translation>最大のp(d|N)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>after 18 moves only even depths can occur, so 17 cannot be likelier than 19: both are 0</source>
        <translation>18手後にありうるのは偶数の深さだけなので、17が19より起こりやすいことはない（どちらも0）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>distance between two distributions of depth</source>
        <translation>2つの深さの分布の距離</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The differences at all depths, added and halved, make {distance}: this share of all walks would have to be at another depth.</source>
        <translation>深さごとの差を足して半分にすると{distance}です。全ウォークのうちこの割合を別の深さに移せば一致します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the other distribution: the stationary one of that parity, or the walk itself</source>
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
        <source>A line is fitted to the logarithms of the populations; each further depth multiplies them by {b}.</source>
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
        <source>how many times as many positions a depth has as the one before</source>
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
        <source>At depth {middle}, the middle of the fit, the line has the height {level}; at depth {depth} it gives {line} positions.</source>
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
        <source>At each depth p/q shows how fast the depths grow; the mean over the middle depths is {b}.</source>
        <translation>それぞれの深さのp/qは、深さとともに局面数がどれだけ増えるかを示します。途中の深さでの平均は{b}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share of turns that lead away from solved</source>
        <translation>完成から遠ざかる手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share that leads back</source>
        <translation>完成に近づく手の割合</translation>
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
        <source>The populations are the stationary distribution of the chain</source>
        <translation>局面数が連鎖の定常分布になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>As many turns lead back from here as lead here from the depth before: as many as {flow} positions have. This depth has {here} positions; the rest of its turns, {p}, leads away.</source>
        <translation>ここから近づく回転は、1つ浅い深さからここに来る回転と同数で、{flow}局面分です。この深さには{here}局面あり、残りの回転{p}が遠ざかります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>q, if every depth had b times as many positions as the one before</source>
        <translation>どの深さの局面も前の深さのb倍だとしたときのq</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Then of b + 1 turns one would lead back and b away: a share of {q} back.</source>
        <translation>そのときb + 1通りの回転のうち1通りが近づき、b通りが遠ざかります。近づく割合は{q}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the growth</source>
        <translation>増大率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share that would lead back</source>
        <translation>近づく割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns of a position that lead closer</source>
        <translation>ある局面の、完成に近づく回転の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions of the depth with x such turns</source>
        <translation>その深さの、近づく回転がx通りの局面の数</translation>
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
        <source>examined positions of this depth</source>
        <translation>調べたその深さの局面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>{positions} positions of this depth were examined: all of them, or a sample.</source>
        <translation>この深さの{positions}局面を調べました。全局面、または標本です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>depth 12 of the 2×2×2 in QTM</source>
        <translation>2×2×2、QTMの深さ12</translation>
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
        <source>On average {mean} of {turns} turns at a position of this depth lead closer. This average is all that the chain knows.</source>
        <translation>この深さの局面では、{turns}通りの回転のうち平均{mean}通りが完成に近づきます。連鎖が使うのはこの平均だけです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>spread, within one depth, of the number of turns that lead closer</source>
        <translation>同じ深さの中での、近づく回転の数のばらつき</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>From position to position the number of turns that lead closer has a standard deviation of {deviation}; for a Markov chain it would have to be 0.</source>
        <translation>近づく回転の数は局面ごとに異なり、標準偏差は{deviation}です。マルコフ連鎖になるには0でなければなりません。</translation>
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
        <source>correlation of the last and the next step: +1 farther, 0 same, −1 closer</source>
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
        <source>The chain's next step does not depend on the last one, so the mean of their product is the product of their means.</source>
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
        <source>The article prints {printed}; computed here it is {found}. They differ by {apart} units of the last printed digit: up to half a unit, both are the same figure.</source>
        <translation>記事の値は{printed}、ここで計算した値は{found}です。印刷された最後の桁を単位とした差は{apart}で、0.5以下なら同じ値とみなします。</translation>
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
        <source>difference, in units of the last digit</source>
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
        <source>This program reads {number} from a file or a text, and the article has it from the same publication. That both are equal proves nothing, so the figure is not counted among those that agree.</source>
        <translation>このプログラムの{number}はファイルか本文から読んだもので、記事も同じ出版物から取っています。両者が等しくても値の裏付けにはならないため、一致した数には含めません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>D(17) of the 3×3×3 in QTM</source>
        <translation>3×3×3、QTMのD(17)</translation>
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
        <source>It is {number} by a rule of the game, a choice of this program or a constant in its code. Nothing is computed, so it is not counted among the figures that agree.</source>
        <translation>ゲームの規則、このプログラムの選択、またはコードの定数によって{number}と決まっています。計算していないため、一致した数には含めません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the quarter turns of a cube</source>
        <translation>キューブの90度回転</translation>
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
        <source>Of {compared} figures that are computed here, {agreeing} agree with the article in every printed digit. Figures from the same source, definitions and figures that are not comparable are not counted.</source>
        <translation>ここで計算する{compared}個の数値のうち、{agreeing}個が記事に印刷されたすべての桁で一致します。同じ出典の値、定義、比較できない値は数えません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>1 for every figure that agrees, 0 for every one that differs</source>
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
        <source>The corners have {corners} arrangements; the edges, whose parity the corners decide, have {edges}.</source>
        <translation>コーナーの配置は{corners}通り、エッジのパリティはコーナーで決まり、その配置は{edges}通りです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the 3×3×3</source>
        <translation>3×3×3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>arrangements of the corners: 8! · 3⁷; on the 2×2×2, with one of them held still, 7! · 3⁶</source>
        <translation>コーナーの配置：8! · 3⁷、1個を固定する2×2×2では7! · 3⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>arrangements of the edges that go with them: 12! · 2¹¹ / 2; the 2×2×2 has no edges</source>
        <translation>それに合うエッジの配置：12! · 2¹¹ / 2、2×2×2にはエッジがない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Exact layers add up to at most this number, and exactly to it where all are exact</source>
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
        <source>Each depth is weighted by its number of states; the mean is {mean}.</source>
        <translation>それぞれの深さに、そこにある状態の数で重みをつけると、平均は{mean}になります。</translation>
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
        <source>the most common depth</source>
        <translation>最も多い深さ</translation>
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
        <source>the 3×3×3 in QTM</source>
        <translation>3×3×3、QTM</translation>
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
        <source>The published distributions of both cubes in both metrics are present</source>
        <translation>両キューブの両方の数え方で公表された分布がある</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>cube20.org</source>
        <translation>cube20.org</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states relative to the depth before</source>
        <translation>1つ前の深さに対する状態数の倍率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>This depth has {here} states, the one before it {before}: {growth} times as many.</source>
        <translation>この深さの状態は{here}個、1つ前の深さは{before}個で、{growth}倍です。</translation>
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
        <source>{compared} distributions are shown in one plot.</source>
        <translation>{compared}個の分布を1つの図に表示しています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>two puzzles</source>
        <translation>2つのパズル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>for each puzzle, the part of its greatest depth within which half of its states lie</source>
        <translation>それぞれのパズルで、状態の半分が収まる、最大の深さに対する割合</translation>
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
        <source>In one puzzle half of the states lie within {first} of the greatest depth, in another only within {latest}.</source>
        <translation>状態の半分が収まるのは、あるパズルでは最大の深さの{first}以内、別のパズルではようやく{latest}以内です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the smallest of these parts</source>
        <translation>その割合のうち最小のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the largest of these parts</source>
        <translation>その割合のうち最大のもの</translation>
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
        <source>The interval covers the true value as often as it should</source>
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
        <source>a share of trials, with its confidence interval</source>
        <translation>試行のうちの割合と信頼区間</translation>
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
        <source>{n} trials come to {total} in all, so {mean} each.</source>
        <translation>{n}回の合計は{total}なので、1回あたり{mean}です。</translation>
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
        <source>{n} trials come to {mean} on average, with a standard deviation of {deviation}.</source>
        <translation>{n}回の平均は{mean}、標準偏差は{deviation}です。</translation>
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
        <source>probability that the game in the bag ends within the moves of this bar</source>
        <translation>袋のゲームがこの棒の手数で終わる確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>After {moves} moves a share of {after} of all games has the target, before this bar {before}: the difference is {share}.</source>
        <translation>{moves}手後に目標タイルができているのは全ゲームの{after}、この棒より前では{before}です。その差は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>F(m) = what is on the absorbing states after m + 1 steps of the chain</source>
        <translation>F(m) = 連鎖をm + 1ステップ進めた後に吸収状態にある割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the last number of moves that this bar stands for</source>
        <translation>この棒が表す最後の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often the game is over before this bar</source>
        <translation>この棒より前に終わっている割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often it is over by then</source>
        <translation>そこまでに終わっている割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often it is over within this bar</source>
        <translation>この棒の手数で終わる割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The distribution in fractions, by the plainest chain</source>
        <translation>最も素朴な連鎖による、分数での分布</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>independent solve</source>
        <translation>独立な解法</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the same by the mixture of binomial distributions</source>
        <translation>同じものを二項分布の混合で</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Each winning tile sum has a binomial distribution of its own, weighted by how often a game is won there; here they add up to {share}.</source>
        <translation>勝つときの合計ごとに固有の二項分布があり、そこで勝つ割合で重みをつけます。ここでの和は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Pr(m | s) = Pr(m, s) / Pr(s), Pr(m, s) = B(s/2 − n; n, p) with n = m + 2 tiles</source>
        <translation>Pr(m | s) = Pr(m, s) / Pr(s), Pr(m, s) = B(s/2 − n; n, p)、n = m + 2はタイルの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>contribution of each winning sum, the smallest sum first</source>
        <translation>勝つときの合計ごとの分（小さい順）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the sum of the parts: an approximation</source>
        <translation>その和：近似値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Each part by the binomial distribution</source>
        <translation>それぞれの部分が二項分布による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>How close the mixture is to the true distribution</source>
        <translation>混合が真の分布にどれだけ近いか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game passes through a tile sum</source>
        <translation>ゲームがあるタイル合計を通る割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>A game reaches a tile sum with a new 2 from the sum that is 2 less, {two} of all games, or with a new 4 from the sum that is 4 less, {four_}: {passed} in all.</source>
        <translation>ゲームがあるタイル合計に来るのは、2つ小さい合計で2が現れたとき（全ゲームの{two}）か、4つ小さい合計で4が現れたとき（{four_}）です。合わせて{passed}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>a sum far from the start</source>
        <translation>始まりから遠い合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game passes through the sum that is 2 less, and goes on</source>
        <translation>2小さい合計を通って続くゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often through the sum that is 4 less, and goes on</source>
        <translation>4小さい合計を通って続くゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the games that reach it with a 2</source>
        <translation>2で来るゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those that reach it with a 4</source>
        <translation>4で来るゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game passes through</source>
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
        <source>probability of a depth after N moves, by the chain</source>
        <translation>N手後にある深さにいる確率（連鎖による）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The chain brings {up} of all walks here from the depth below and {down} from the depth above; {stay} stay here.</source>
        <translation>全ウォークのうち、1つ浅い深さから{up}、1つ深い深さから{down}が移ってきて、{stay}がここに留まります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube</source>
        <translation>E. Testé, A random walk on the Rubik's Cube</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of the depth below, one move earlier</source>
        <translation>1手前の、1つ浅い深さの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of this depth, one move earlier</source>
        <translation>1手前の、この深さの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of the depth above, one move earlier</source>
        <translation>1手前の、1つ深い深さの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a move leads from the depth below to this one</source>
        <translation>1つ浅い深さからこの深さに来る手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a move keeps this depth</source>
        <translation>この深さを変えない手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a move leads from the depth above to this one</source>
        <translation>1つ深い深さからこの深さに来る手の割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share that comes from the depth below</source>
        <translation>1つ浅い深さから来る割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share that stays at this depth</source>
        <translation>この深さに留まる割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share that comes from the depth above</source>
        <translation>1つ深い深さから来る割合</translation>
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
        <source>share of all up to this depth</source>
        <translation>この深さまでの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>{here} of {total} have depth {depth} or less, a share of {share}.</source>
        <translation>全部で{total}個のうち{here}個が深さ{depth}以下にあり、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>number at each of the depths 0, 1, ... up to this one</source>
        <translation>深さ0, 1, ... からこの深さまでの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the depths</source>
        <translation>深さ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>number up to this depth</source>
        <translation>この深さまでの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The share rises to 1</source>
        <translation>割合は1まで増える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>density at this depth</source>
        <translation>この深さでの密度</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>{here} of {total} are at this depth, a share of {share}. The depth covers 1/{deepest} of the range of depths, so the density is {density}.</source>
        <translation>全部で{total}個のうち{here}個がこの深さにあり、割合は{share}です。この深さは深さの範囲の1/{deepest}を占めるので、密度は{density}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the greatest depth; one depth covers 1 / D of the range</source>
        <translation>最大の深さ。1つの深さは範囲の1 / D</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the density; its area over the whole range is 1</source>
        <translation>密度。範囲全体での面積は1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Densities have the area one</source>
        <translation>密度の面積は1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability of a depth after N moves, by the binomial model</source>
        <translation>N手後にある深さにいる確率（二項モデルによる）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Far from both ends, a move that changes the depth leads away with the same probability everywhere, {up}. All sequences of moves that end at this depth together have probability {share}.</source>
        <translation>両端から離れていれば、深さを変える手はどこでも同じ確率{up}で遠ざかります。この深さで終わる手順をすべて合わせた確率は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability that c of the moves change the depth; 1 if no move keeps it</source>
        <translation>c手が深さを変える確率。深さを保つ手がなければ1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>in how many orders k of them lead away</source>
        <translation>そのうちk手が遠ざかる順序の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the probability that a move that changes the depth leads away</source>
        <translation>深さを変える手が遠ざかる確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the model's probability of the depth</source>
        <translation>モデルによるその深さの確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>A walk may begin at any depth, and moves may keep the depth</source>
        <translation>ウォークはどの深さから始めてもよく、深さを保つ手があってもよい</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The walk approaches the model far from both ends</source>
        <translation>両端から離れるとウォークはモデルに近づく</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability of a depth in the long run (stationary distribution)</source>
        <translation>長期的にある深さにいる確率（定常分布）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>In the long run, the probability of a depth is its share of the total weight, {here} of {total}, times {times}. The factor is 2 where every move changes the parity, because then only depths of one parity are possible, else 1.</source>
        <translation>長期的な確率は、総重み{total}に占めるその深さの重み{here}の割合の{times}倍です。どの手もパリティを変える場合は片方のパリティの深さだけが可能なので2倍、それ以外は1倍です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>weights of the depths 0, 1, ...; each is p(d) / q(d + 1) times the one before</source>
        <translation>深さ0, 1, ... の重み。次は前のp(d) / q(d + 1)倍</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the weight of this depth</source>
        <translation>この深さの重み</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>2 where moves change the parity, else 1</source>
        <translation>手がパリティを変える場合は2、それ以外は1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the sum of all weights</source>
        <translation>重みの総和</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of this depth</source>
        <translation>この深さの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The numbers of positions are stationary: a move does not change them</source>
        <translation>各深さの局面数は定常で、1手では変わらない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>exact probability of a depth after N moves</source>
        <translation>N手後にある深さにいる厳密な確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The walk was followed exactly over all positions and moves. {elsewhere} of all walks are at other depths; the rest, {share}, is here.</source>
        <translation>すべての局面と手についてウォークを厳密に追いました。全ウォークの{elsewhere}はほかの深さにあり、残りの{share}がここです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>P(x | N) = Σ P(y | N − 1) / n over the n moves that lead to x; p(d | N) = Σ P(x | N), x at depth d</source>
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
        <source>Every sequence of moves, one by one</source>
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
        <translation>比較不可：{note}</translation>
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
        <source>Never less than the number of positions that occur</source>
        <translation>実際に現れる局面数より少なくならない</translation>
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
        <source>upper bound on the arrangements of a level, from the proof</source>
        <translation>面の配置の数の上界（証明によるもの）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Each of {n} squares holds a box, the man or nothing, so there are at most {bound} arrangements.</source>
        <translation>{n}マスのそれぞれに荷物か作業員があるか、何もないので、配置は多くても{bound}通りです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>arrangements, including those with several men or none</source>
        <translation>配置の数（作業員が複数いるものやいないものも含む）</translation>
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
        <source>Every placement is generated and counted</source>
        <translation>すべての置き方を作って数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>one by one</source>
        <translation>一つずつ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>memory cells that Savitch's algorithm needs for n squares, divided by n²</source>
        <translation>サヴィッチのアルゴリズムがnマスに要するセル数（n²で割った値）</translation>
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
        <source>The search reaches positions in order of their number of moves. The man stands at the other door, with the box back in its place, after {moves} moves at the earliest.</source>
        <translation>探索は局面に手数の順に到達します。荷物がもとの位置にあり、作業員がもう一方の出口にいる局面に届くのは、早くても{moves}手後です。</translation>
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
        <source>Every way through the passage is tried</source>
        <translation>どの通り方も実際に試す</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every formula agrees with its truth table</source>
        <translation>どの論理式も真理値表と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all rows</source>
        <translation>すべての行</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every node of the tree is entered once and left once</source>
        <translation>木のどの節点にも1回ずつ入り、1回ずつ出る</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all formulas</source>
        <translation>すべての論理式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The arithmetic agrees with the logic</source>
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
        <source>truth value of a row of the truth table</source>
        <translation>真理値表の1行の真理値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>With a value for every variable, no quantifier is left. The formula comes to {truth} (1 is true, 0 is false).</source>
        <translation>どの変数にも値があれば、量化子は残っていません。式の値は{truth}です（1は真、0は偽）。</translation>
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
        <source>truth value of ∃, where one value is enough</source>
        <translation>値が1つあれば足りる∃の真理値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>∃ is true if the rest is true for one of the values, and the first such value ends the search: {truth}, where 1 is true and 0 is false.</source>
        <translation>∃は、どれかの値で残りが真なら真で、最初のそのような値で探索は終わります。{truth}（1は真、0は偽）。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>truth value of ∀, where the rest must be true for all values</source>
        <translation>すべての値で真でなければならない∀の真理値</translation>
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
        <translation>全{rows}行のうちこれまでに調べたのは{looked}行です。1つの値で決まるところでは、もう一方は試しません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 for each row that was looked at, 0 for each other</source>
        <translation>調べた行ごとに1、ほかの行ごとに0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>rows of the truth table</source>
        <translation>真理値表の行の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Each of {variables} variables is true or false: {rows} rows. One more variable doubles their number.</source>
        <translation>{variables}個の変数はそれぞれ真か偽なので、{rows}行です。変数が1つ増えると2倍になります。</translation>
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
        <source>{places} nodes of the tree were entered, and each was left again: {steps} steps.</source>
        <translation>木の{places}個の節点に入り、それぞれから出たので、{steps}ステップです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>nodes entered, by the number of variables that have a value there</source>
        <translation>入った節点の数（そこで値のある変数の個数別）</translation>
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
        <source>best result for this level</source>
        <translation>この面の最良の記録</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The best result is kept for the level and for each of its copies in the library, however turned or mirrored; the smallest of them is {best}.</source>
        <translation>この面と、ライブラリにあるそのコピー（回転や鏡映も含む）のそれぞれについて最良の記録が保存されており、そのうち最小は{best}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the best result of the level and of each copy that was solved</source>
        <translation>この面と、解かれた各コピーの最良の記録</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Results stored for each solved level</source>
        <translation>解いた面ごとに保存された記録</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes</source>
        <translation>押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box lines: straight runs of one box</source>
        <translation>荷物の直線数：一つの荷物をまっすぐ動かした区間の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes, {on} moved the same box in the same direction as the push before; the other {lines} began a new line.</source>
        <translation>{pushes}回の押しのうち{on}回は直前と同じ荷物を同じ向きに動かし、残りの{lines}回で新しい直線が始まりました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes that move the same box in the same direction as the one before, however long the walk in between</source>
        <translation>直前と同じ荷物を同じ向きに動かす押し（間の移動は問わない）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box lines</source>
        <translation>荷物の直線数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box changes: pushes of another box than before</source>
        <translation>荷物の切り替え数：直前と別の荷物を押した回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes, {on} moved the same box as the push before; the other {changes} moved another one. The first push counts as a change.</source>
        <translation>{pushes}回の押しのうち{on}回は直前と同じ荷物を動かし、残りの{changes}回は別の荷物を動かしました。最初の押しも切り替えに数えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes that move the same box as the one before</source>
        <translation>直前と同じ荷物を動かす押し</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box changes</source>
        <translation>荷物の切り替え数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushing sessions: runs of pushes without a walk in between</source>
        <translation>連続押しの数：間に移動のない押しの連続</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes, {on} directly followed another push; the other {sessions} came after a walk or at the start.</source>
        <translation>{pushes}回の押しのうち{on}回は別の押しのすぐ後で、残りの{sessions}回は移動の後か最初です。</translation>
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
        <source>player lines: straight runs of the man</source>
        <translation>移動の直線数：作業員がまっすぐ動いた区間の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {moves} steps, {on} went in the same direction as the step before; the other {lines} began a new line.</source>
        <translation>{moves}歩のうち{on}歩は直前と同じ向きで、残りの{lines}歩で新しい直線が始まりました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>steps of the man, those that push included</source>
        <translation>作業員の歩数（押しも含む）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>steps in the same direction as the one before</source>
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
        <source>number of the square in depth-first order</source>
        <translation>深さ優先探索の順でのマスの番号</translation>
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
        <source>low number: the smallest number that the subtree leads back to</source>
        <translation>low：部分木から戻れる最小の番号</translation>
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
        <source>squares that are cut off without this square</source>
        <translation>このマスがないと切り離されるマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>A subtree below this square is cut off if nothing leads from it back above the square: {squares} squares together.</source>
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
        <source>squares that are cut off</source>
        <translation>切り離されるマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that a box can be brought to</source>
        <translation>荷物を運べるマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>No other box is moved. {all} squares can be reached; {hidden} of them are left out because the box would be deadlocked there.</source>
        <translation>ほかの荷物は動かしません。届くマスは{all}個で、そのうち{hidden}個は荷物が手詰まりになるため除きます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that take 1, 2, 3, ... pushes or pulls at least</source>
        <translation>少なくとも1、2、3、…回の押し（引き）が要るマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares left out: a box there is deadlocked</source>
        <translation>除いたマス：そこでは荷物が手詰まりになる</translation>
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
        <source>a plain implementation</source>
        <translation>素朴な実装</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that the man can walk to</source>
        <translation>作業員が歩いて行けるマスの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The connected floor around the man has {area} squares; he stands on one of them.</source>
        <translation>荷物や壁で仕切られていない周りの床は{area}マスで、その一つに作業員が立っています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>floor squares connected with his own</source>
        <translation>作業員のマスとつながる床のマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>those that he can go to</source>
        <translation>そのうち行けるマス</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The man can walk wherever the floor is connected</source>
        <translation>作業員は床がつながるところを歩ける</translation>
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
        <source>how often a room is entered</source>
        <translation>部屋に入る回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>To pass a room one must pass the next one twice, and the first is passed twice: room {n} is entered {entered} times.</source>
        <translation>部屋を通るには次の部屋を2回通らなければならず、最初の部屋は2回通ります。部屋{n}には{entered}回入ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>entrances of room n; no solution has fewer</source>
        <translation>部屋nに入る回数。どの解でもこれより少なくならない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Entrances counted in the solution</source>
        <translation>解の中で数えた、入る回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>No solution enters a room less often</source>
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
        <source>Up to this move of the solution, the room was entered {entered} of {all} times.</source>
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
        <source>Rooms are passed {passed} times in all, each time with one push of each of two boxes. The box behind the rooms takes 1 push more.</source>
        <translation>部屋を通るのは全部で{passed}回で、そのたびに2つの荷物を1回ずつ押します。奥の荷物でさらに1回押します。</translation>
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
        <source>With one more room, all others are passed twice as often and the walks around them get longer: {n} rooms take {moves} moves.</source>
        <translation>部屋が1つ増えると、ほかの部屋を通る回数は2倍になり、まわりの道も長くなります。{n}部屋では{moves}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>M(n) = 2 M(n − 1) + 56 n + 28,  M(1) = 64</source>
        <translation>M(n) = 2 M(n − 1) + 56 n + 28,  M(1) = 64</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>boxes</source>
        <translation>荷物の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The solution built by the recurrence has this length, move by move</source>
        <translation>漸化式から作った解は、1手ずつ数えてこの長さになる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>replayed</source>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>No solution is shorter</source>
        <translation>これより短い解はない</translation>
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
        <source>The solution for {n} boxes contains the solutions for one box less ({last} moves) and for two less ({before}); the opening and the turn take the rest.</source>
        <translation>荷物{n}個の解は、1個少ない場合の解（{last}手）と2個少ない場合の解（{before}手）を含みます。残りは序と折り返しです。</translation>
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
        <source>2 if the man is to end on the left, else 0</source>
        <translation>作業員が左で終わる場合は2、それ以外は0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of the solution</source>
        <translation>解の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The solution for {n} boxes contains the solutions for one box less ({last} pushes) and for two less ({before}), and takes 8 more.</source>
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
        <source>pushes of the solution</source>
        <translation>解の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>steps without a push in this part of the solution</source>
        <translation>解のこの部分での、押さない移動の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of a part of the solution</source>
        <translation>解の一部分の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>This part has {steps} steps without a push and {pushes} pushes.</source>
        <translation>この部分は、押さない移動が{steps}歩、押しが{pushes}回です。</translation>
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
        <source>pushes of a part of the solution</source>
        <translation>解の一部分の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Of the {moves} moves of this part {steps} are steps without a push.</source>
        <translation>この部分の{moves}手のうち{steps}歩は押しません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of the shortest solution, by the golden ratio</source>
        <translation>最短の解の手数、黄金比による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The closed form gives {moves} moves for {n} boxes.</source>
        <translation>閉じた式では、荷物{n}個で{moves}手になります。</translation>
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
        <source>The closed form agrees with the recurrence</source>
        <translation>閉じた式は漸化式の値と一致</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of the shortest solution, by the golden ratio</source>
        <translation>最短の解の押し数、黄金比による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The closed form gives {pushes} pushes for {n} boxes.</source>
        <translation>閉じた式では、荷物{n}個で押し{pushes}回になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>3 less in the classical form, else 0</source>
        <translation>古典形では3少なく、それ以外は0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>growth of the solution's length in the long run</source>
        <translation>解の長さの長期的な増え方</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>In the long run, adding {boxes} to the number of boxes makes the solution {growth} times as long.</source>
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
        <source>nested calls: the logarithm of 3^n to base 2</source>
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
        <source>The answers agree with breadth-first search</source>
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
        <source>It looks for a path of at most 3^{n} moves by halving it, nested {depth} deep, and remembers four numbers of {n} cells at each level.</source>
        <translation>3^{n}手以内の経路を、{depth}重の入れ子で半分に分けながら探し、各階層で{n}セルの数を4つ覚えます。</translation>
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
        <source>So far it has halved the number of moves {made} times, one halving within the other; after {most} a single move is left.</source>
        <translation>これまでに手数を入れ子で{made}回半分にしました。{most}回で1手だけが残ります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>nested halvings so far, at most</source>
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
        <source>The first call tries one middle after another. Checking whether they can be reached in half the moves takes {first} calls; checking whether the end can be reached from those that can takes {second}.</source>
        <translation>最初の呼び出しは中間点を順に試します。半分の手数でそこに届くかどうかを調べるのに{first}回、届く場合に終点に届くかどうかを調べるのに{second}回の呼び出しがかかります。</translation>
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
        <source>The costs of both halves make up the cost of the call</source>
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
        <source>The search reaches positions in order of their number of moves; the second position is {moves} moves away.</source>
        <translation>探索は局面に手数の順に到達します。2番目の局面は{moves}手離れています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves, up to those that find the second position</source>
        <translation>手数。2番目の局面が見つかるまで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the last of them: no shorter path exists</source>
        <translation>その最後のもの：これより短い手順はない</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls made so far</source>
        <translation>これまでの呼び出し回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>{made} of at most {calls} calls are made, a share of {share}.</source>
        <translation>多くても{calls}回の呼び出しのうち{made}回が済み、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls until the answer; an upper bound where a board has too many positions to count them</source>
        <translation>答えまでの呼び出し回数。局面が多すぎて数えられない盤では、その上界</translation>
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
        <source>{calls} calls took {seconds} s on this machine: {rate} a second, rounded to millions {rounded}.</source>
        <translation>このマシンでは{calls}回の呼び出しに{seconds}秒かかりました。毎秒{rate}回、100万単位に丸めると{rounded}回です。</translation>
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
        <source>The algorithm resumes where it stopped, however many calls are made at a time</source>
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
        <translation>上の呼び出しが許す{above}手を、前半の{first}手と後半の{second}手に分けます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves that the call above allows</source>
        <translation>上の呼び出しが許す手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>half of them, rounded down, to the middle</source>
        <translation>その半分（切り捨て）、中間点まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the rest, from the middle on</source>
        <translation>残り、中間点から</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the counters of YASC and Sokoban++</source>
        <translation>YASCとSokoban++のカウンター</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Counters of whole games, step by step</source>
        <translation>ゲーム全体のカウンター、1歩ずつ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>a plain implementation of the rules</source>
        <translation>規則の素朴な実装</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>moves of the man</source>
        <translation>作業員の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The man made {walked} steps without a push and {pushes} with one.</source>
        <translation>作業員は荷物を押さずに{walked}歩、押して{pushes}歩進みました。</translation>
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
        <source>A stopped proof keeps what it has excluded and found</source>
        <translation>途中で止めた証明も、除外した分と見つけた分を残す</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A* search over pushes, with the matching of boxes to goals as lower bound; see core/sokoban/solve/README.md</source>
        <translation>荷物とゴールの対応づけを下界とする、押しについてのA*探索（core/sokoban/solve/README.mdを参照）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes that a solution needs at least</source>
        <translation>解に最低限必要な押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Every length below {lower} is excluded, up to {excluded}: by the distances of the boxes to the goals, each box with a goal of its own, and by the search.</source>
        <translation>{lower}未満、つまり{excluded}までの長さはすべて除外されています。荷物からゴールまでの距離（1つのゴールに荷物は1つ）と、探索によります。</translation>
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
        <source>pushes of the best known solution</source>
        <translation>既知の最良の解の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A solution of {upper} pushes is known, {open} more than the lower bound. It was replayed.</source>
        <translation>押し{upper}回の解が分かっています。下界より{open}多く、解は再生して確かめました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes that are not excluded, 0 if nothing is known</source>
        <translation>除外されていない最小の押し数。何も分かっていなければ0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how many more the best solution has</source>
        <translation>最良の解がそれを上回る数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes of the best solution</source>
        <translation>最良の解の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Only solutions that replay are shown</source>
        <translation>再生できる解だけを示す</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes</source>
        <translation>最小の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A solution of {upper} pushes is known, and every length below {lower} is excluded: {open} lengths are left open.</source>
        <translation>押し{upper}回の解が分かっていて、{lower}未満の長さはすべて除外されています。残っている長さは{open}通りです。</translation>
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
        <source>Of {positions} positions that can be reached by pushes from the start, {solvable} can be solved.</source>
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
        <source>Breadth-first search over all positions; those that differ only in where the man stands within his walking range count once</source>
        <translation>全局面の幅優先探索（作業員の歩ける範囲が同じ局面は1つとみなす）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Counted by a slow, plain search</source>
        <translation>遅いが素朴な探索で数えたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>solvable or deadlocked positions at a depth</source>
        <translation>ある深さの、解ける局面または手詰まりの局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Of {positions} positions at this depth {kind} are of this kind, a share of {share}.</source>
        <translation>この深さの{positions}局面のうち{kind}局面がこの種類で、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those that can be solved, or those that are deadlocked</source>
        <translation>解けるもの、または手詰まりのもの</translation>
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
        <source>The free floor consists of {blocks} blocks. Removing any one square of a block leaves its other squares connected.</source>
        <translation>空いた床は{blocks}個のブロックに分かれます。ブロックのどの1マスを除いても、残りのマスはつながっています。</translation>
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
        <source>{cuts} squares lie in more than one block. Removing one of them disconnects squares that were connected.</source>
        <translation>{cuts}マスは2つ以上のブロックに属します。そのどれかがなくなると、つながっていたマスが分かれます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>for each square in several blocks, how many blocks it lies in</source>
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
        <translation>このブロックだけに属するマスが{own}個、ほかのブロックにも属するマスが{cuts}個、合わせて{squares}個です。</translation>
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
        <source>The blocks have {all} squares together. Squares in several blocks are counted {twice} times too often, and {alone} squares lie in no block.</source>
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
        <source>counted too often</source>
        <translation>重複して数えた分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of the floor without boxes</source>
        <translation>荷物のない床のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes or moves that a variant saves</source>
        <translation>変化手順で減る押し数または手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>These rows of the solution take {was}, the variant takes {now}: it saves {saved}.</source>
        <translation>解のこの部分は{was}、変化手順では{now}で、{saved}減ります。</translation>
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
        <source>Each measure is scaled to a share between 0 and 1; their weighted mean is {difficulty} of 100.</source>
        <translation>それぞれの指標を0から1の値にし、重みつきで平均すると{difficulty}/100です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the shares: box changes, dependence between boxes, deadlocked positions, luck, solver work</source>
        <translation>各指標の値：荷物の切り替え、荷物の相互依存、手詰まりの局面、運、ソルバーの手間</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the weight of each; unknown measures are left out</source>
        <translation>それぞれの重み。分からないものは除く</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the difficulty, from 0 to 100</source>
        <translation>難しさ、0から100</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Weights are the published correlations with human solving time, 0.25 where there is none; see core/sokoban/generate/difficulty.py</source>
        <translation>重みは、発表された人の所要時間との相関、発表のないものは0.25（core/sokoban/generate/difficulty.pyを参照）</translation>
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
        <source>Compared with dense linear algebra</source>
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
        <source>The difficulty was measured when the level was made, and is stored with it in tenths: {tenths}, which is {difficulty} of 100.</source>
        <translation>難しさは面を作ったときに測定し、0.1を単位として面と一緒に保存しています。値は{tenths}、つまり{difficulty}/100です。</translation>
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
        <source>difficulty grade of a level, 1 to 5</source>
        <translation>面の難易度（1から5）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The difficulty {difficulty} belongs to grade {grade} of 5.</source>
        <translation>難しさ{difficulty}は、5段階のうち{grade}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>where the grades up to this difficulty begin</source>
        <translation>この難しさまでの各段階の始まり</translation>
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
        <source>random walks for each one that solves the level</source>
        <translation>面が1回解けるまでのランダムウォークの回数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Random pushes solve the level with probability {chance}: once in {walks} walks on average.</source>
        <translation>ランダムな押しで面が解ける確率は{chance}で、平均して{walks}回に1回です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960, chapter 3</source>
        <translation>J. G. Kemeny, J. L. Snell, Finite Markov Chains, 1960, 第3章</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>h(s) = mean of h(s′) over the pushes from s; 1 where solved, 0 where deadlocked</source>
        <translation>h(s) = sからの押しについてのh(s′)の平均。解けていれば1、手詰まりなら0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the chance that such a walk solves it</source>
        <translation>そのようなウォークで面が解ける確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>walks of which one solves it, on average</source>
        <translation>平均してそのうち1回が解くウォークの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A share of {dead} of the reachable positions is deadlocked: the level can no longer be solved from there. From {alive} it can.</source>
        <translation>到達できる局面のうち{dead}は手詰まりで、もう面を解けません。残りの{alive}からは解けます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the share of deadlocked positions</source>
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
        <source>The backward search finds the same as the other one</source>
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
        <source>deadlocked positions</source>
        <translation>手詰まりの局面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>From {total} of them the level can no longer be solved.</source>
        <translation>そのうち{total}局面からは、もう面を解けません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes left</source>
        <translation>残りの押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Counted backwards from the solved position, this one is in layer {layer}, so it takes {left} pushes to solve and no fewer.</source>
        <translation>この局面は完成から逆向きに数えて第{layer}層にあるので、{left}回の押しで解け、それより少なくはなりません。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>d(s) = 1 + least d(s′) over the pushes from s to s′, 0 where all boxes are on goals</source>
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
        <source>The rest of a solution gets shorter with every push</source>
        <translation>解の残りは1回押すごとに短くなる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>chance that a random pusher solves the level</source>
        <translation>ランダムな押し手が面を解く確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Every possible push is equally likely; {chance} of all such walks solve the level.</source>
        <translation>できる押しはどれも同じ確率です。そのようなウォーク全体のうち{chance}が面を解きます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share of walks that solve it with the N-th push</source>
        <translation>N回目の押しで面を解くウォークの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share that solves it later, by the exact equations</source>
        <translation>それより後に解ける割合、厳密な方程式による</translation>
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
        <source>A walk goes on until the level is solved or deadlocked: {pushes} pushes on average.</source>
        <translation>ウォークは、面が解けるか手詰まりになるまで続きます。平均{pushes}回の押しです。</translation>
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
        <source>what later pushes add, by the exact equations</source>
        <translation>それより後の押しの分、厳密な方程式による</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the mean number of pushes</source>
        <translation>平均の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes of the random walks that solve the level</source>
        <translation>面を解くランダムウォークの押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The level is solved with probability {chance}; the walks that solve it take {pushes} pushes on average.</source>
        <translation>面が解ける確率は{chance}で、解けたウォークの押し数は平均{pushes}回です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the chance that push N solves the level</source>
        <translation>N回目の押しで面が解ける確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>contribution of walks that solve it after more pushes than these</source>
        <translation>これより多い押しで解けるウォークの分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the chance to solve it</source>
        <translation>面が解ける確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the mean number of pushes where it is solved</source>
        <translation>解けた場合の平均押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>estimated chance that a random pusher solves the level</source>
        <translation>ランダムな押し手が面を解く確率（推定）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The level has too many positions for the exact chance. Of {walks} simulated walks, {solved} solved it.</source>
        <translation>この面は局面が多すぎて厳密な確率を求められません。シミュレーションした{walks}回のウォークのうち{solved}回が解けました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>simulated walks</source>
        <translation>シミュレーションしたウォークの数</translation>
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
        <source>estimated number of pushes until a random walk ends</source>
        <translation>ランダムウォークが終わるまでの押し数（推定）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>{walks} simulated walks made {made} pushes until each was solved or deadlocked: {pushes} on average.</source>
        <translation>シミュレーションした{walks}回のウォークは、解けるか手詰まりになるまでに合わせて{made}回、平均{pushes}回押しました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the pushes of all of them</source>
        <translation>その全部の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>share of the walks at this distance after N pushes</source>
        <translation>N回押した後にこの距離にあるウォークの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>After {pushes} pushes, {elsewhere} of all walks are at other distances, solved or deadlocked; {share} are here.</source>
        <translation>{pushes}回押した後、全ウォークの{elsewhere}は別の距離にあるか、解けたか、手詰まりです。ここには{share}があります。</translation>
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
        <source>the shares of walks at every other distance from solved, and of deadlocked ones</source>
        <translation>完成からの距離がほかの各値であるウォークと、手詰まりになったものの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share that is here</source>
        <translation>ここにある割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Distributions compared with powers of the matrix</source>
        <translation>分布を行列の累乗と照合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>dense matrices</source>
        <translation>密行列</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>boards whose odds were computed</source>
        <translation>確率を計算した盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The chance of each of {boards} boards ({millions} million) was computed from the boards that can follow it.</source>
        <translation>{boards}個（{millions}百万個）の盤面それぞれの確率を、次に来うる盤面の確率から計算しました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>boards that can occur in play and have a legal move</source>
        <translation>ゲームで現れうる、まだ動かせる盤面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Boards that occur in play, by size and target</source>
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
        <source>The network's value is converted to points by {games} games of the adviser: those that reached the measured tile sum nearest to this one.</source>
        <translation>ネットワークの値は、アドバイザーの{games}ゲームをもとに得点に換算されます。測定したタイル合計のうち、今の合計に最も近いものに達したゲームです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that reached each measured tile sum, in ascending order</source>
        <translation>測定した各タイル合計に達したゲームの数（昇順）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>1 for the nearest of them, else 0</source>
        <translation>そのうち最も近いものは1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that reached it</source>
        <translation>そこに達したゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Between two tile sums, the games of the nearer one count</source>
        <translation>2つのタイル合計の間では、近いほうのゲーム数を使う</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Training in several runs gives the same result as in one</source>
        <translation>学習は何回に分けても、続けて1回で行うのと同じ結果になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games from which the network has learnt</source>
        <translation>ネットワークが学んだゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The curve has {points} points of {every} games each; with {more} games since the last one, {games} were played.</source>
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
        <source>mean score of the latest training games</source>
        <translation>最近の学習ゲームの平均スコア</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The last {games} games scored {total} together, {mean} each.</source>
        <translation>最近の{games}ゲームは合わせて{total}点、1ゲーム平均{mean}点です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games since the previous point of the curve</source>
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
        <translation>平均スコア</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games in which the network made the tile</source>
        <translation>ネットワークがそのタイルを達成したゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Of {games} games, {missed} ended without the tile; {made} made it.</source>
        <translation>{games}ゲームのうち{missed}ゲームはそのタイルを作れずに終わり、{made}ゲームで作れました。</translation>
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
        <source>moves of the game that cost something</source>
        <translation>損をした手の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>{costly} of {moves} moves were worse than the best one.</source>
        <translation>{moves}手のうち{costly}手が、最善手より劣っていました。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>1 for a move that cost something, else 0</source>
        <translation>損をした手は1、ほかは0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>moves of the game</source>
        <translation>ゲームの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>those that cost something</source>
        <translation>損をした手の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>A few moves whose costs are known</source>
        <translation>損失の分かっているいくつかの手</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>possible boards</source>
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
        <translation>{C}個のマスはそれぞれ空か、2から目標までの{K}種のタイルのどれかなので、{bound}通りです。</translation>
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
        <source>The game ends at the target, so each of {C} cells is empty or holds a smaller tile; all won boards count as one state: {bound}.</source>
        <translation>目標ができるとゲームは終わるので、{C}個のマスはそれぞれ空か、目標より小さいタイルです。勝ちの盤面をまとめて1つの状態とすると、{bound}通りです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards with a reachable tile sum</source>
        <translation>到達できるタイル合計を持つ盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row. Of the boards up to the last sum before such a gap, those without a 2 or a 4 and those with a single tile are left out: {bound}.</source>
        <translation>1手でタイルの合計は2か4増え、盤面のない合計が2つ続くところは越えられません。そのすき間の手前までの盤面から、2も4もない盤面とタイルが1枚だけの盤面を除くと、{bound}個です。</translation>
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
        <source>the others, and one state for all won boards</source>
        <translation>残りと、勝ちの盤面をまとめた1つの状態</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards that actually occur in play</source>
        <translation>プレイで実際に現れる盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>All boards that occur in play were listed, {listed} of them; all won boards add one state.</source>
        <translation>プレイで現れる盤面をすべて列挙すると{listed}個ありました。これに、勝ちの盤面をまとめた1つの状態を加えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>3×3 to 1024</source>
        <translation>3×3で1024まで</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards below the target that occur, including lost ones; turned and mirrored ones count separately</source>
        <translation>現れる目標未満の盤面（負けの盤面も含み、回転・鏡映は区別）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The recorded number agrees with a new listing</source>
        <translation>記録した値が列挙の結果と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A plain search finds the same boards</source>
        <translation>単純な探索でも同じ盤面が見つかる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>upper bound on the boards that occur in play</source>
        <translation>ゲームに現れる盤面の数の上界</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>{classes} classes of boards that are alike when turned or mirrored occur in play. Each has at most 8 boards, and all won boards count as one state: at most {boards}.</source>
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
        <source>classes below the target that occur; the published number counts those that can go on</source>
        <translation>現れる、目標未満の類の数。公表された数では、まだ続けられるもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>1 for all won boards; in the published number 2, one more for all lost boards</source>
        <translation>勝ったものをまとめて1。公表された数では、負けたものもまとめて1を足した2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Published counts</source>
        <translation>公表された数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>successive tile sums that can be reached</source>
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
        <source>the largest tile sum that can be reached</source>
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
        <source>The sum of any larger tile is out of reach</source>
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
        <source>When two equal tiles merge, one has waited while the other was made, and so on down to two 4s, the largest new tile. Each takes a cell, so {C} cells make {tile}.</source>
        <translation>等しい2枚を合体させるには、一方を残したままもう一方を作る必要があり、それが2枚の4まで続きます。新しいタイルは4が最大です。それぞれに1マスが要るので、{C}マスでは{tile}までです。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Well known; proved by the largest tile sum that can be reached, 2^(C + 2) − 4</source>
        <translation>よく知られた事実（到達できる最大のタイル合計2^(C + 2) − 4から証明）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The full board of powers of two merges into it</source>
        <translation>2の累乗で埋まった盤面が合体してこのタイルになる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>legal moves</source>
        <translation>合法手</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile before the last merges</source>
        <translation>最後の合体の前の最大のタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The full board that merges into the largest tile has two 4s and every tile from 8 up once: {C} cells go up to {tile}.</source>
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
        <translation>J. Lees-Miller, The Mathematics of 2048, 第1部、2017</translation>
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
        <source>Figures for every target in the article</source>
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
        <source>{transient} sets of tiles can occur before {target} is made, and {won} with it.</source>
        <translation>{target}ができる前に現れうるタイルの組は{transient}個、{target}を含むものは{won}個です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>J. Lees-Miller, part 2</source>
        <translation>J. Lees-Miller, 第2部</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the article's second part leaves out the empty bag</source>
        <translation>記事の第2部では空の袋を数えていません</translation>
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
        <source>Each move adds a 2 or a 4, then every equal pair merges. The mean is taken over all games through {states} sets of tiles to the first {target}, weighted by their chances.</source>
        <translation>1手ごとに2か4が加わり、等しい2枚はすべて合体します。{states}個のタイルの組を通って最初の{target}に至るすべてのゲームを、確率で重みづけして平均した値です。</translation>
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
        <source>the same without the step that places the first two tiles, which is no move</source>
        <translation>そこから、最初の2枚を置くステップ（手ではない）を除いたもの</translation>
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
        <source>the same without the step that places the first tile, which is no move</source>
        <translation>そこから、最初の1枚を置くステップ（手ではない）を除いたもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Games differ only in their fours. Each set of tiles is weighted by how often a game passes through it.</source>
        <translation>ゲームの違いは4の出方だけです。それぞれのタイルの組に、ゲームがそこを通る回数で重みをつけます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>(2N − I) t − t∘t,  N = (I − Q)⁻¹</source>
        <translation>(2N − I) t − t∘t,  N = (I − Q)⁻¹</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>how often a game passes through the set of tiles j</source>
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
        <source>a misprint: as printed it gives −870.33; with 2N − I instead of 2(N − I) it gives this number</source>
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
        <source>the tile sum with which the longest game is won</source>
        <translation>最長のゲームで勝つときのタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the shortest game: two 4s first, then a 4 with every move</source>
        <translation>最短のゲームの手数：まず4が2枚、その後は1手ごとに4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the longest game: two 2s first, then a 2 with every move</source>
        <translation>最長のゲームの手数：まず2が2枚、その後は1手ごとに2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The shortest and the longest games</source>
        <translation>最短と最長のゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>by counting all cases</source>
        <translation>すべての場合を数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>fewest and most moves possible, from one tile</source>
        <translation>ありうる最小と最大の手数（タイル1枚から）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the shortest game: one 4 first, then a 4 with every move</source>
        <translation>最短のゲームの手数：まず4が1枚、その後は1手ごとに4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the longest game: one 2 first, then a 2 with every move</source>
        <translation>最長のゲームの手数：まず2が1枚、その後は1手ごとに2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>probability that a game gets here</source>
        <translation>ゲームがここに来る確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>New tiles lead here from other sets of tiles in {number} ways. The probability of each set, times the chance of its new tile, adds up to {share}.</source>
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
        <source>This move, and the moves expected after it, weighted by the chance of each new tile, make {left}.</source>
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
        <translation>目標を作る{tiles}個のタイルは、すべて同じでなければなりません。それぞれの確率は{share}で、合わせると10の{power}乗です。</translation>
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
        <source>the chance of all of them; 0 if it is too small for a computer's numbers</source>
        <translation>すべてがそうなる確率。コンピューターの数で表せないほど小さければ0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>its logarithm to the base 10</source>
        <translation>その常用対数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game passes through a tile sum far from the start</source>
        <translation>出発点から離れたタイル合計をゲームが通る割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>A new tile adds {step} on average. Tile sums are 2 apart, so a game passes through a share of {passed} of them.</source>
        <translation>新しいタイルは平均{step}を加えます。タイル合計は2おきなので、そのうちゲームが通る割合は{passed}です。</translation>
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
        <source>how often a game passes through a tile sum, as long as no game is won</source>
        <translation>まだどのゲームも勝っていない範囲で、あるタイル合計を通る割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>Far from the start the probabilities approach this value</source>
        <translation>出発点から離れると、確率はこの値に近づく</translation>
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
        <source>difference between one and the next</source>
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
        <source>expected moves of a game that goes on in the bag</source>
        <translation>袋の中で続けた場合のゲームの手数の期待値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The game has taken {moves} moves. In the bag, its tiles are expected to take {left} more: {all} in all.</source>
        <translation>ゲームは{moves}手進みました。袋の中では、このタイルからあと{left}手が見込まれ、合わせて{all}手です。</translation>
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
        <source>The game was followed from move {first} on. Put into a bag, its tiles made the target with new tile number {tiles}, after {all} moves. On its board the game may take longer.</source>
        <translation>ゲームは{first}手目から追っています。袋に入れると、そのタイルは{tiles}個目の新しいタイルで、{all}手後に目標に達しました。盤上ではもっとかかることがあります。</translation>
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
        <source>A game that wins later than its bag shows both numbers</source>
        <translation>袋より遅く勝つゲームは両方の数を示す</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 2, 2017</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, 第2部、2017</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 3, 2017</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, 第3部、2017</translation>
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
        <source>Each of {C} cells is empty or holds a tile below the target. Boards without a 2 or a 4 and those with one tile cannot occur, and all won boards count as one state.</source>
        <translation>{C}個のマスはそれぞれ空か、目標より小さいタイルです。2も4もない盤面とタイルが1枚の盤面は現れません。勝ちの盤面はまとめて1つの状態とします。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards in reachable layers</source>
        <translation>プレイで到達できる層の盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row: {bound} boards lie before the first such gap.</source>
        <translation>1手でタイルの合計は2か4増え、盤面のない合計が2つ続くところは越えられません。最初のすき間の手前にある盤面は{bound}個です。</translation>
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
        <source>boards before the gap, and one state for all won boards</source>
        <translation>すき間の手前の盤面と、勝ちの盤面をまとめた1つの状態</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The layers add up to both bounds</source>
        <translation>層を足すと両方の上界になる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards that can actually occur in play</source>
        <translation>プレイで実際に現れうる盤面の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>All boards that can occur in play were listed, tile sum by tile sum: {boards}, with one state for all won boards.</source>
        <translation>プレイで現れうる盤面を、タイルの合計ごとにすべて列挙しました。勝ちの盤面をまとめた1つの状態を含めて{boards}個です。</translation>
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
        <translation>盤面のない合計が初めて2つ続くところより手前のタイル合計4, 6, 8, ...</translation>
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
        <source>Games follow the same distribution as moves made one by one</source>
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
        <source>The standard deviation of a game is {deviation}; the mean of {games} games has a standard error of {error}.</source>
        <translation>1ゲームの標準偏差は{deviation}で、{games}ゲームの平均の標準誤差は{error}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the standard error</source>
        <translation>標準誤差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean score with its confidence interval</source>
        <translation>平均スコアとその信頼区間</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games scored {total} points together, so {mean} each; with 95 % confidence the true mean is within {half} of that.</source>
        <translation>{games}ゲームで合計{total}点、1ゲームあたり{mean}点です。真の平均は95%の信頼度でここから{half}以内にあります。</translation>
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
        <source>half the width of the confidence interval</source>
        <translation>信頼区間の幅の半分</translation>
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
        <translation>終わったゲームのスコア</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Finished games: {games}. The largest score is {best}, the mean {mean}.</source>
        <translation>終わったゲームは{games}回で、最高スコアは{best}、平均スコアは{mean}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>three games</source>
        <translation>3ゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the score of each game</source>
        <translation>各ゲームのスコア</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many games</source>
        <translation>ゲームの数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the largest of the scores</source>
        <translation>スコアのうち最大のもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>their mean</source>
        <translation>その平均</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Stored finished games</source>
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
        <source>{games} games on this board reached this target.</source>
        <translation>この盤面でこの目標に届いたゲームは{games}回です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many</source>
        <translation>その数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Stored won games</source>
        <translation>保存されている、勝ったゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean moves of the games that were won</source>
        <translation>勝ったゲームの平均手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The games that reached the target took {mean} moves on average.</source>
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
        <source>how many standard deviations above the mean</source>
        <translation>標準偏差の何倍の超過か</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many moves more than the mean</source>
        <translation>平均より何手多いか</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Agrees with plain recursion over every board</source>
        <translation>全盤面の素朴な再帰と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Played games lie within their confidence interval</source>
        <translation>プレイしたゲームが信頼区間に収まる</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Perfect play reaches the exact odds and loses nothing</source>
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
        <translation>タイル合計の等しい層に沿って厳密に進めた、方策のマルコフ連鎖</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how often the strategy wins</source>
        <translation>この方策の勝率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Summed over all tile sums, {won} of all games make the target.</source>
        <translation>すべてのタイル合計について足すと、全ゲームの{won}で目標ができます。</translation>
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
        <source>The share that the strategy wins and what its moves cost add up to {perfect}, the share that perfect play wins.</source>
        <translation>方策の勝率とその手の損失を足すと{perfect}、すなわち最善プレイの勝率になります。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>V(board) = largest over the moves of mean V over the new tile</source>
        <translation>V(盤面) = 手についての最大（新しいタイルについてのVの平均）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>what its moves at the tile sum s cost</source>
        <translation>タイルの合計がsのときの手による損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves per game</source>
        <translation>1ゲームの手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>At every tile sum, some share of the games has a move; together that is {moves} moves per game.</source>
        <translation>それぞれのタイル合計で、ある割合のゲームが手を進めます。合わせると1ゲーム{moves}手です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the share of games that come through the tile sum s and have a move</source>
        <translation>タイルの合計sを通り、まだ手があるゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves per game that are not best</source>
        <translation>1ゲームあたりの最善でない手</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{mistakes} of its moves per game are not among the best.</source>
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
        <source>Every merge scores the tile it makes; {moves} moves per game add up to {score}.</source>
        <translation>合体のたびに、できたタイルの値が得点になります。1ゲーム{moves}手で合わせて{score}点です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points that a move makes, on average</source>
        <translation>1手で得る平均の得点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points per game</source>
        <translation>1ゲームの得点</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with one tile sum</source>
        <translation>ある合計の盤面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of the boards with the tile sum {total}, those without a 2 or a 4 cannot occur; {boards} are left.</source>
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
        <source>The largest sum has the largest tile below the target on all cells but one, which holds a 4: {last}. From 4 to there, in steps of 2, there are {layers} sums.</source>
        <translation>合計が最大の盤面は、4が1つのほかはすべて目標未満で最大のタイルで、合計は{last}です。4からそこまで2ずつ、{layers}通りあります。</translation>
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
        <source>boards with one tile sum that can occur in play</source>
        <translation>ゲームに現れうる、ある合計の盤面</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of {boards} boards with this tile sum, {reached} can occur in play, a share of {share}.</source>
        <translation>この合計の{boards}個の盤面のうち、ゲームに現れうるのは{reached}個、割合は{share}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with the tile sum, in theory</source>
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
        <translation>これより前の各合計で方策の手が失った分</translation>
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
        <source>{wrong} of all games make a move here that is not best; each lowers the chance of perfect play by {each} on average.</source>
        <translation>全ゲームの{wrong}がここで最善でない手を選び、その1手ごとに最善プレイの勝率が平均{each}下がります。</translation>
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
        <source>All costs together are the lost chance of winning</source>
        <translation>損失の総和は勝率の減少分に等しい</translation>
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
        <source>A game reaches a tile sum by a 2 from the sum before or by a 4 from the one before that: {come} of all games. {over} of all games end here because no move is left.</source>
        <translation>ゲームは、1つ前の合計から2で、または2つ前の合計から4でこの合計に来ます。全ゲームの{come}です。全ゲームの{over}は、手が残っていないためここで終わります。</translation>
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
        <source>The flow from sum to sum agrees with the exact calculation</source>
        <translation>合計から合計への流れが厳密な計算と一致する</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>this recurrence</source>
        <translation>この漸化式</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what all moves of the strategy cost</source>
        <translation>方策のすべての手による損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Over all tile sums, the strategy's moves lower the chance of winning by {lost} compared with perfect play.</source>
        <translation>すべての合計を通じて、方策の手は最善プレイに比べて勝率を{lost}下げます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what its moves at each tile sum cost</source>
        <translation>各タイル合計での手による損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum at which the strategy leaves perfect play</source>
        <translation>方策が最善プレイから外れるタイルの合計</translation>
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
        <source>the tile sum at which half of the strategy's cost is reached</source>
        <translation>方策の損失の半分に達するタイルの合計</translation>
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
        <translation>方策の癖</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>{played} of its moves per game are of this kind. {wrong} of these are not best, and they cost {cost}.</source>
        <translation>この方策の手のうち、1ゲームに{played}手がこの種類です。そのうち{wrong}手は最善ではなく、{cost}を失います。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>moves of this kind per game in each direction, merging and other moves counted separately</source>
        <translation>1ゲームでのこの種類の手数。方向ごと、合体する手とそのほかの手を分けて</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those of them that are not best</source>
        <translation>そのうち最善でないもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what they cost in chance of winning</source>
        <translation>それらによる勝率の損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>moves of this kind per game</source>
        <translation>1ゲームでのこの種類の手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>how often the strategy makes a tile</source>
        <translation>方策がタイルを作る割合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The tile half as large is made in {half} of all games, and {on} of these go on to make the tile: {made}.</source>
        <translation>全ゲームの{half}が半分の大きさのタイルを作り、そのうち{on}がこのタイルも作ります。合わせて{made}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that make the tile half as large</source>
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
        <source>Games are paths through the chain, with its probabilities</source>
        <translation>ゲームは連鎖の中の経路で、その割合は連鎖のとおり</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>A path is the game up to its win</source>
        <translation>経路は勝つまでのゲームそのもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the game taken apart move by move</source>
        <translation>ゲームを1手ずつ分解</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Moves to a small sum, path by path</source>
        <translation>小さな合計までの手数を経路ごとに</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles that your games reached</source>
        <translation>自分のゲームが通ったタイルの組</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Your games reached {came} of {states} sets of tiles, each counted once.</source>
        <translation>{states}個のタイルの組のうち、自分のゲームが通ったのは{came}個です。同じ組は1回だけ数えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles that each game was the first to reach</source>
        <translation>各ゲームが初めて通ったタイルの組の数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles in the chain: those with the target, or all of them</source>
        <translation>連鎖のタイルの組の数：目標を含むもの、またはすべて</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>those that some game reached</source>
        <translation>どれかのゲームが通ったもの</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>your won games</source>
        <translation>自分が勝ったゲーム</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>{games} of your games made the target; each is counted at the tiles it ended with.</source>
        <translation>自分のゲームのうち{games}ゲームが目標を達成しました。それぞれ、終わったときのタイルの組で数えます。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>games that ended in each set of tiles</source>
        <translation>それぞれのタイルの組で終わったゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves that the bag takes to make the target with your tiles</source>
        <translation>自分のタイルで袋が目標を作る手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Put into a bag, the tiles of {games} games make the target after {mean} moves on average.</source>
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
        <source>standard deviation of single games</source>
        <translation>1ゲームごとの手数の標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>{games} games take {mean} moves on average; a single game is typically {deviation} away from that.</source>
        <translation>{games}ゲームの手数は平均{mean}で、1ゲームはふつうそこから{deviation}ほど離れています。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>new tiles that appeared</source>
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
        <source>fours among the new tiles</source>
        <translation>新しいタイルのうちの4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>If all tiles were twos, a game would end with twice their number as tile sum. Each four adds 2: {fours} fours in all.</source>
        <translation>タイルがすべて2なら、ゲームはその枚数の2倍の合計で終わります。4が1枚あるごとに合計が2増えるので、4は全部で{fours}枚です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>new tiles that are fours</source>
        <translation>4だった新しいタイル</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>expected number of fours among the new tiles</source>
        <translation>新しいタイルのうちの4の枚数の期待値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Each of {tiles} tiles is a four with probability {four}: {expected} are expected, usually {deviation} more or less.</source>
        <translation>{tiles}枚のタイルはそれぞれ確率{four}で4です。期待値は{expected}枚で、ふつうは上下{deviation}枚の範囲です。</translation>
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
        <source>the chance of exactly this many fours</source>
        <translation>4がちょうどこの枚数である確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>{fours} fours can come among {tiles} tiles in many orders, all equally likely; together their probability is {chance}.</source>
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
        <source>the chance of this many fours</source>
        <translation>4がこの枚数である確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The binomial distribution, in whole numbers</source>
        <translation>二項分布、整数で計算</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the tile sum with which most games in the bag end</source>
        <translation>袋の中で最も多くのゲームが終わるタイル合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>More games end with the tile sum {likeliest} than with any other: {most} of all.</source>
        <translation>タイル合計{likeliest}で終わるゲームが最も多く、全体の{most}です。</translation>
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
        <source>The sum {total} can be made of different numbers of tiles. Weighted by their chances, that is {moves} moves on average, if only the sum is known.</source>
        <translation>合計{total}になるタイルの枚数はさまざまです。合計だけが分かっている場合、確率で重みをつけると平均{moves}手です。</translation>
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
        <source>probability of this sum with n tiles, relative to the likeliest n: B(s/2 − n; n, p)</source>
        <translation>n枚でこの合計になる確率、最も起こりやすい枚数に対する比：B(s/2 − n; n, p)</translation>
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
        <source>Reaching the tile sum with which a game was won takes a known number of moves on average; over {games} games the mean is {mean}.</source>
        <translation>どのゲームも何らかのタイル合計で勝ち、その合計までの平均手数は分かっています。{games}ゲームの平均は{mean}です。</translation>
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
        <source>the exponent of each: t = 2^k takes k − 1 levels of merges, each scoring t in all</source>
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
        <translation>合体でできたタイルの値の総和</translation>
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
        <translation>J. Lees-Miller, The Mathematics of 2048, 第4部、2018</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>your best score without advice, by these rules</source>
        <translation>このルールで、助言なしで出した最高スコア</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The highest score of your finished games, of this game if it is yours, and of games left, taken back or no longer stored: {best}.</source>
        <translation>終了した自分のゲーム、自分のものであればこのゲーム、そして途中でやめた・取り消した・もう保存されていないゲームのうち、最高スコアは{best}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the best of the finished games, this game, and any higher score of other games</source>
        <translation>終了したゲームの最高、このゲーム、それを上回るほかのゲームのスコア</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the highest of them</source>
        <translation>そのうちの最高</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Stored results of your games</source>
        <translation>保存されている自分のゲームの記録</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Your best score is kept separately for each set of rules, unfinished games included</source>
        <translation>自己ベストはルールごとに分かれ、終わっていないゲームも数える</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of the target after this move</source>
        <translation>この手の後に目標タイルを作れる確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The new tile appears on each of {places} squares with equal probability, as a 4 with probability {four}; with the best play afterwards the target is made with probability {chance}.</source>
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
        <source>the adviser's value of this move</source>
        <translation>アドバイザーによるこの手の評価</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The adviser estimates the best move at {best}, and this one {cost} lower.</source>
        <translation>アドバイザーの推定では最善手の値が{best}で、この手はそれより{cost}小さくなります。</translation>
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
        <source>On 4×4: expected further scores, compared with games</source>
        <translation>4×4：これから得るスコアの期待値を実際のゲームと照合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what a move costs compared with the best one</source>
        <translation>最善手に対するこの手の損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The best move is worth {best} and this one {value}: the difference is {cost}.</source>
        <translation>最善手の値は{best}、この手は{value}で、その差は{cost}です。</translation>
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
        <source>100 for a chance, which is given in percentage points, else 1</source>
        <translation>確率（パーセントポイントで示す）なら100、ほかは1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the cost, in points</source>
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
        <source>Of {moves} moves, {best} were the best or as good; the others cost {cost} points in all.</source>
        <translation>{moves}手のうち{best}手が最善かそれと同等で、残りの損失は合わせて{cost}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what each move cost compared with the best one</source>
        <translation>各手の、最善手に対する損失</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>1 for a move that cost nothing, else 0</source>
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
        <source>the cost of all of them, in points</source>
        <translation>すべての手の損失、ポイント</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of the target at a board of the game</source>
        <translation>ゲームのある盤面で目標に達する確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After the move that was made the chance is {made}. The move cost {cost}, so before it the chance was {chance}.</source>
        <translation>実際の手の後の確率は{made}です。その手は{cost}を失ったので、その前の確率は{chance}でした。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance after the move that was made, if all later ones are best</source>
        <translation>実際の手の後の確率、以後がすべて最善の場合</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how much higher it is after the best move</source>
        <translation>最善手のほうが高い分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance with best play</source>
        <translation>最善を尽くした場合の確率</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>expected final score from a board of the game</source>
        <translation>ゲームのある盤面からの最終スコアの期待値</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The game has {score} points, and the adviser would make {rest} more from here.</source>
        <translation>ゲームは{score}点で、アドバイザーの期待値ではここからさらに{rest}点です。</translation>
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
        <source>Of {games} games that the adviser played on from this board, {made} made the tile; with 95 % confidence the chance is between {low} and {high}.</source>
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
        <source>moves that the bag takes on average, before any tile is known</source>
        <translation>袋での平均手数（まだ1枚も出ていない時点での期待値）</translation>
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
        <source>geometry: what equal tiles that lay apart cost</source>
        <translation>幾何：同じタイルが離れていたための増加</translation>
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
        <source>The bag takes {expected} moves; the tiles that came add {luck}, and equal tiles that lay apart add {geometry}.</source>
        <translation>袋の{expected}手に、出たタイルによる{luck}と、同じタイルが離れていたことによる{geometry}を足します。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what the tiles cost or saved</source>
        <translation>タイルによる増減</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what equal tiles that lay apart cost</source>
        <translation>同じタイルが離れていたための増加</translation>
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
        <source>The game takes {moves} moves, {over} more than the {expected} that a bag takes on average. The difference is luck and geometry.</source>
        <translation>このゲームは{moves}手で、袋の平均{expected}手より{over}多くなっています。その差は運と幾何によるものです。</translation>
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
        <source>tile sum above its ideal</source>
        <translation>タイルの合計が理想を上回る分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After {moves} moves, {tiles} tiles have appeared, each {each} on average; the board has {sum}.</source>
        <translation>{moves}手で{tiles}枚のタイルが出て、1枚の平均は{each}です。盤面の合計は{sum}です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves made</source>
        <translation>進めた手数</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tiles that have appeared, including the first two</source>
        <translation>出たタイルの数（最初の2枚を含む）</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how much more the board has</source>
        <translation>盤面が上回る分</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After {moves} moves, {tiles} tiles have appeared. If all were twos, their sum would be twice their number; {sum} is 2 more for each of {fours} fours.</source>
        <translation>{moves}手で{tiles}枚のタイルが出ました。すべて2なら合計はその2倍です。{sum}は、4の{fours}枚ごとに2ずつ多くなった値です。</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tile sum after this many moves</source>
        <translation>この手数でのタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After {moves} moves, {tiles} tiles have appeared, {fours} of them fours; together they make {sum}, whatever merged.</source>
        <translation>{moves}手で{tiles}枚のタイルが出て、そのうち{fours}枚が4です。どう合体しても合計は{sum}です。</translation>
    </message>
</context>
</TS>

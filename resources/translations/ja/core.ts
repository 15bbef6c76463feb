<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a whole number from {least} to {most}, not {value}</source>
        <translation>{name} は {least} から {most} までの整数です（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a number from {least:g} to {most:g}, not {value}</source>
        <translation>{name} は {least:g} から {most:g} までの数です（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a number of seconds from 0 on, not {value}</source>
        <translation>{name} は 0 以上の秒数です（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a text, or a list of texts, not {value}</source>
        <translation>{name} は文字列か文字列のリストです（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a column and a row from 0 on, as (3, 1), not {value}</source>
        <translation>{name} は (3, 1) のような 0 から数えた列と行です（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>solved from the chain</source>
        <translation>連鎖を解いて求めた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted while the chain was built</source>
        <translation>連鎖を作りながら数えた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>read off the chain that the rules of the game give</source>
        <translation>ゲームの規則から作った連鎖による</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>followed through the chain from its start to its end</source>
        <translation>連鎖を始めから終わりまでたどった</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the article's formula, evaluated in whole numbers</source>
        <translation>論文の式を整数で計算した</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted tile sum by tile sum</source>
        <translation>タイルの合計ごとに数えた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted tile sum by tile sum, up to the first two empty ones in a row</source>
        <translation>タイルの合計ごとに、空が初めて2つ続くところまで数えた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted up to the first two empty tile sums in a row</source>
        <translation>空の合計が初めて2つ続くところまで数えた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>merges from cell to cell until the board is full</source>
        <translation>盤面が埋まるまでマスごとに合体させた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>a rule of the game</source>
        <translation>ゲームの規則</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>His own. Yours stand in the same plot.</source>
        <translation>著者自身のものです。自分のゲームも同じ図に出ます。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>The translation has trillions; by the power of ten beside it quadrillions are meant.</source>
        <translation>訳文では「兆」ですが、隣の10の累乗からはその1000倍の意味です。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, parts 1 and 2</source>
        <translation>J. Lees-Miller、The Mathematics of 2048、第1部と第2部</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>mean moves to win</source>
        <translation>勝つまでの平均手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>standard deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of a new 2</source>
        <translation>新しいタイルが2である確率</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of a new 4</source>
        <translation>新しいタイルが4である確率</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the first winning sum</source>
        <translation>勝てる最初の合計</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>states</source>
        <translation>状態数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>megabytes of its drawing</source>
        <translation>その図のメガバイト数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>games simulated</source>
        <translation>シミュレーションしたゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>Nothing has to be drawn here: the law itself is computed.</source>
        <translation>ここでは抽出は要りません。分布そのものを計算します。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>games that he won</source>
        <translation>著者が勝ったゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>moves of a lucky game</source>
        <translation>運のよいゲームの手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>its tile sum</source>
        <translation>そのタイルの合計</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>fewest moves</source>
        <translation>最少の手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>tiles of such a game</source>
        <translation>そのようなゲームのタイルの枚数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of so many fours in a row, as a power of ten</source>
        <translation>4がこれだけ続く確率（10の累乗）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>A win in so few moves is likelier: the last nine tiles may be twos, which makes it 0.1 to the 512.</source>
        <translation>これだけ少ない手数での勝ちはもっと起こりやすく、最後の9枚は2でもよいので0.1の512乗です。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>atoms of the universe, as a power of ten</source>
        <translation>宇宙の原子の数（10の何乗か）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>most moves</source>
        <translation>最多の手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of so many twos in a row, as a power of ten</source>
        <translation>2がこれだけ続く確率（10の累乗）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>It is 4.9·10⁻⁴⁸. A win in so many moves is likelier: the last ten may be fours, 0.9 to the 1024.</source>
        <translation>値は4.9·10⁻⁴⁸です。これだけの手数での勝ちはもっと起こりやすく、最後の10枚は4でもよいので0.9の1024乗です。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>rows of the matrix</source>
        <translation>行列の行数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>steps, with the one that sets two tiles</source>
        <translation>最初の2枚を置く1歩も含めた歩数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>winning states of a thousandth and more</source>
        <translation>確率が千分の一以上の勝ちの状態</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>sum of the likeliest winning state</source>
        <translation>最も起こりやすい勝ちの状態の合計</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>sum of the second likeliest</source>
        <translation>2番目に起こりやすいものの合計</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>states without the empty bag</source>
        <translation>空の袋を除いた状態の数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>what a cell can hold, with nothing</source>
        <translation>空きも含めてマスに入りうるものの数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the powers of two from 2 to 2048, and nothing</source>
        <translation>2から2048までの2の累乗と、空</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>boards of 16 cells, 12¹⁶</source>
        <translation>16マスの盤面、12¹⁶</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>Cut off, not rounded: 184.88. {translated}</source>
        <translation>四捨五入ではなく切り捨てです（184.88）。{translated}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the same, as a power of ten</source>
        <translation>同じ数（10の何乗か）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>positions of chess, as a power of ten</source>
        <translation>チェスの局面の数（10の何乗か）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>positions of Go, as a power of ten</source>
        <translation>囲碁の局面の数（10の何乗か）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>baseline, {board}</source>
        <translation>基線、{board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>boards of 4×4 to 2048</source>
        <translation>4×4で2048までの盤面</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>compositions of 3</source>
        <translation>3の順序つき分割の数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted one by one</source>
        <translation>一つずつ数えた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>in reachable layers, {board}</source>
        <translation>到達可能な層の盤面、{board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>fewer on 4×4 to 2048 by layers</source>
        <translation>4×4で2048まで、層で減る数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the largest tile of all on 4×4</source>
        <translation>4×4で作れる最大のタイル</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>its exponent</source>
        <translation>その指数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>boards in the largest layer of {board}</source>
        <translation>{board}の最大の層の盤面</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>sum of 16 tiles of 1024</source>
        <translation>1024のタイル16枚の合計</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>16 times 1024, where the article's chart ends</source>
        <translation>16×1024、論文のグラフの終わり</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the smallest tile sum</source>
        <translation>最小のタイルの和</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>what a move would add to pass two empty layers</source>
        <translation>空の層を2つ飛び越すために1手で増えるべき数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>three steps of 2</source>
        <translation>2ずつ3段</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>largest reachable sum, {board}</source>
        <translation>到達可能な最大の合計、{board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>largest tile, {board}</source>
        <translation>最大のタイル、{board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>from {start} to {end}</source>
        <translation>{start}から{end}へ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>{board} to {target}</source>
        <translation>{board}（{target}まで）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/figure.py"/>
        <source>Another game or another science; nothing that is computed here.</source>
        <translation>別のゲームや別の科学の数で、ここでは計算しません。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/figure.py"/>
        <source>Of his own program; nothing that is computed here.</source>
        <translation>筆者のプログラムの値で、ここで計算するものではありません。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Made up as an example. On the page of the cube each turn says how deep it leads.</source>
        <translation>作られた例です。キューブのページでは、どの回転も行き先の深さを示します。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Made up as an example. In Korf's search a bound can be spoiled for any position.</source>
        <translation>作られた例です。Korfの探索では、どの局面でも下界を狂わせて試せます。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>the pieces of a cube</source>
        <translation>キューブの部品</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Korf's algorithm</source>
        <translation>Korfのアルゴリズム</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Rand_cs, the third of a series</source>
        <translation>Rand_cs、連載の第3回</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>depth after F</source>
        <translation>Fの後の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>depth after R</source>
        <translation>Rの後の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>turns allowed</source>
        <translation>許される手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>a bound that is low enough</source>
        <translation>十分に低い下界</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>a bound that is too large</source>
        <translation>大きすぎる下界</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>turns of the corners alone</source>
        <translation>コーナーだけの手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Made up as an example. Each table gives such a bound for any position.</source>
        <translation>例として作られた値です。どの表もあらゆる局面にこのような界を与えます。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>tables</source>
        <translation>テーブルの数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>one of the corners, two of the edges, as Korf chose them</source>
        <translation>角が1つ、辺が2つ（Korfの選択による）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>edges of a table</source>
        <translation>1つの表のエッジの数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>half of the edges</source>
        <translation>辺の半分</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>corners of the cube</source>
        <translation>キューブのコーナー</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>entries for the corners, 8! · 3⁷</source>
        <translation>コーナーのエントリー、8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>multiplied out: 8! · 3⁷</source>
        <translation>掛け算：8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>edges of the cube</source>
        <translation>キューブのエッジ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>entries for six edges, 12!/6! · 2⁶</source>
        <translation>6個のエッジのエントリー、12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>multiplied out: 12!/6! · 2⁶</source>
        <translation>掛け算：12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>sequences of turns counted by a recurrence, without those that plainly repeat one another</source>
        <translation>明らかに重複するものを除いた回転列を漸化式で数えた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>turns of a position</source>
        <translation>1つの局面でできる回転</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>six faces, three turns each</source>
        <translation>6面、各3通りの回転</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>the input as the article lays it out</source>
        <translation>論文の入力の並べ方</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>found by breadth-first search from both ends</source>
        <translation>両端からの幅優先探索で求めた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its author's choice. What the networks here were trained with stands under Learning.</source>
        <translation>著者の選択です。ここのネットワークの訓練は「学習」にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its network nobody can ask. This is what this program's own solves, as it was measured: another network.</source>
        <translation>そのネットワークには聞けません。これはこのプログラムのネットワークで測定した割合で、別のネットワークの値です。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>A network without search</source>
        <translation>探索なしのネットワーク</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>A BERT classifier for the cube</source>
        <translation>キューブを解くBERT分類器</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns to choose from</source>
        <translation>選べる回転</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>faces</source>
        <translation>面の数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>the faces of a cube</source>
        <translation>キューブの面</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>degrees of U3, clockwise</source>
        <translation>U3の時計回りの角度</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>three quarters of a turn</source>
        <translation>4分の3回転</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>weight of a scramble, for each turn more</source>
        <translation>スクランブルの重み（1手増えるごと）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its author's choice. The networks here learn short scrambles first.</source>
        <translation>著者の選択です。ここのネットワークは短いスクランブルから学びます。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns of the longest scramble</source>
        <translation>最長のスクランブルの手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>the longest scramble here, chosen as in the article</source>
        <translation>ここでの最長のスクランブル（論文に合わせた）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>words of its language</source>
        <translation>語彙の数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>samples of a round, 1 024 · 128</source>
        <translation>1周の標本、1 024 · 128</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns that {scramble} needs</source>
        <translation>{scramble}に必要な手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>facelets</source>
        <translation>ステッカーの数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>nine on each of six faces</source>
        <translation>6面に9つずつ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>words that fill the line</source>
        <translation>埋め草の語数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>words of a position</source>
        <translation>1つの局面の語数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>gigabytes of the graphics card</source>
        <translation>グラフィックカードのメモリー（GB）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>His machine's. The networks here need no graphics card.</source>
        <translation>著者の機械のものです。ここのネットワークにグラフィックカードは要りません。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>games for each length</source>
        <translation>長さごとのゲーム数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its author's choice. So many were played here, too, to measure this program's network.</source>
        <translation>著者の選択です。ここでも、このプログラムのネットワークの測定に同じ回数を使いました。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>hours of training</source>
        <translation>訓練の時間数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>His machine's. What the networks here were trained with stands under Learning.</source>
        <translation>著者の機械のものです。ここのネットワークの訓練は「学習」にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>solved of {turns} turns</source>
        <translation>{turns}手のスクランブルを解いた割合</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns that are hard for experts, too</source>
        <translation>熟練者にも難しい手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Said of people who play without a search, in another text.</source>
        <translation>探索せずに遊ぶ人について、別の文章で述べられた値です。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>Of a level that is only a picture there. B on the page of Sokoban numbers the blocks of any level.</source>
        <translation>論文では図だけの面です。倉庫番のページでBを押すと、どの面のブロックにも番号が付きます。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>His machine's, for one level of his. Here the squares light up in the frame in which a box is lifted.</source>
        <translation>著者の機械での、ある面の値です。ここでは荷物を持ち上げたそのフレームでマスが光ります。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>counted by exact search, which proves that nothing is shorter</source>
        <translation>厳密な探索で数え、より短いものがないことを証明した</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>counted on the solution here, played move by move</source>
        <translation>ここの解を1手ずつ進めて数えた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>a solution that ends on the left, played, less the shortest by exact search</source>
        <translation>左側で終わる解を進め、厳密な探索による最短を引いた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>its closed form, evaluated for seven boxes</source>
        <translation>閉じた式を荷物7個で計算した</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>both powers of its closed form, less the shortest solution by exact search</source>
        <translation>閉じた式の2つの累乗の和から、厳密な探索による最短の解を引いた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the moves that the article prints, of which the solution here is made</source>
        <translation>論文に印刷された手順（ここの解はこれで作られている）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>how the article parts seven boxes</source>
        <translation>論文での荷物7個の分け方</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the article's own bound, which is shown here</source>
        <translation>論文自身の界（ここでも示すもの）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the level in the article's own link</source>
        <translation>論文のリンクにある面</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>lines of a board of Go</source>
        <translation>囲碁の盤の路数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>squares along a board of checkers</source>
        <translation>チェッカー盤の一辺のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the article's own formula, which is played here</source>
        <translation>論文自身の論理式（ここで遊べるもの）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>seconds for a box to be pushed, at first</source>
        <translation>荷物1個の探索、初めの秒数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>and with blocks, in milliseconds</source>
        <translation>ブロックを使ってからのミリ秒</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells along a level that took long</source>
        <translation>時間のかかった面の一辺のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>Of a level that is only named there.</source>
        <translation>そこでは名前だけが挙がっている面の値です。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>blocks of the example</source>
        <translation>例のブロックの数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what a cell can be: a box, the man or nothing</source>
        <translation>マスの状態：荷物、作業員、空き</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>how a position is written down here, too</source>
        <translation>ここでも局面をこう書き表す</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells remembered at each halving, by n</source>
        <translation>半分にするたびに覚えるマス、÷ n</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>halvings, by n log₂ 3</source>
        <translation>半分にする回数、÷ n log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells in all, by n² log₂ 3</source>
        <translation>マスの総数、÷ n² log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>entrances of room {room}</source>
        <translation>部屋{room}に入る回数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>boxes of Picokosmos 17</source>
        <translation>Picokosmos 17の荷物</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the corridor here is made with as many</source>
        <translation>ここの通路も同じ数で作っている</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells across the example</source>
        <translation>例の面の横のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells down the example</source>
        <translation>例の面の縦のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>sides from which a box is pushed</source>
        <translation>荷物を押せる側の数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the sides of a square</source>
        <translation>マスの四方</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>bytes of a node, at least</source>
        <translation>1つのノードの最少のバイト数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>bytes of a node, at most</source>
        <translation>1つのノードの最多のバイト数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells along the largest level</source>
        <translation>最大の面の一辺のマス数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what is added to n for odd n</source>
        <translation>nが奇数のときにnへ加える数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what is added to n for even n</source>
        <translation>nが偶数のときにnへ加える数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes added</source>
        <translation>加わる押し数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves more to end on the left</source>
        <translation>左で終わるのに余分な手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of the opening</source>
        <translation>序盤の手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of the opening</source>
        <translation>序盤の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>boxes without the two uppermost</source>
        <translation>上の2個を除いた荷物</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves on the lower five beyond M(5)</source>
        <translation>下の5個でM(5)より多い手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of the turn</source>
        <translation>折り返しの手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of the turn beyond n</source>
        <translation>折り返しでnより多い手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of the turn</source>
        <translation>折り返しの押し数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>boxes after the turn</source>
        <translation>折り返しの後の荷物</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what the closed form of the moves takes off beside n</source>
        <translation>移動数の閉じた式がnのほかに引く数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what the closed form of the pushes takes off</source>
        <translation>押し数の閉じた式が引く数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of seven boxes, by the closed form</source>
        <translation>荷物7個の手数（一般項）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of seven boxes, by the closed form</source>
        <translation>荷物7個の押し数（一般項）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of seven boxes</source>
        <translation>荷物7個の手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of seven boxes</source>
        <translation>荷物7個の押し数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of seven boxes that end on the left</source>
        <translation>荷物7個で左で終わる手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of seven boxes that end on the left</source>
        <translation>荷物7個で左で終わる押し数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm; here from resources/figures</source>
        <translation>T. Rokicki、M. Davidson、cube20.org/qtm。ここではresources/figuresから</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm, rounded there; here from resources/figures</source>
        <translation>T. Rokicki、M. Davidson、cube20.org/qtm（そこで丸めたもの）。ここではresources/figuresから</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>T. Rokicki and others, cube20.org; here from resources/figures</source>
        <translation>T. Rokickiほか、cube20.org。ここではresources/figuresから</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>solved from the article's own populations by detailed balance, the gap put into depth 20</source>
        <translation>論文自身の局面数から詳細釣り合いで解いた（不足分は深さ20に入れる）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the only range of depths over which the mean of p/q reads 9.3412</source>
        <translation>p/qの平均が9.3412となる唯一の深さの範囲</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>averaged over depths 3 to 16 of the chain that follows from the article's populations</source>
        <translation>論文の局面数から得られる連鎖の深さ3から16までの平均</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>It says “very close” and no more. By its own chain the two laws are ≈ 4.85 % apart after 31 turns and ≈ 2.33 % after 32.</source>
        <translation>「非常に近い」とあるだけです。論文自身の連鎖では、2つの分布の差は31手後に≈ 4.85 %、32手後に≈ 2.33 %です。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>A random walk on the cube</source>
        <translation>キューブのランダムウォーク</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>from the solved cube every turn leads away</source>
        <translation>完成状態からはどの回転も離れる</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>turns a second, all through the age of the universe</source>
        <translation>宇宙の年齢のあいだ続ける1秒あたりの手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>At that pace each position once takes 13.7 billion years, as long as the universe is old.</source>
        <translation>その速さで各局面を1回ずつ通ると137億年、宇宙の年齢ほどかかります。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>years of one processor for every position</source>
        <translation>全局面を解くのにかかるCPUの年数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>What others spent in 2010. Here a position at a time is proved.</source>
        <translation>2010年に他の人々が費やしたものです。ここでは局面を1つずつ証明します。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>positions, in whole powers of ten</source>
        <translation>局面の数（10の何乗か、整数）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>multiplied out: 8! · 3⁷ · 12! · 2¹⁰</source>
        <translation>掛け算：8! · 3⁷ · 12! · 2¹⁰</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>six faces, two ways each</source>
        <translation>6面、各2方向</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the deepest depth in quarter turns</source>
        <translation>クォーターターンでの最大の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the first depth that is approximate</source>
        <translation>最初の概数の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>equations of detailed balance</source>
        <translation>詳細釣り合いの式の数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>one for each two neighbours of 27 depths</source>
        <translation>27の深さの隣り合う2つごとに1つ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the depth that the missing positions go into</source>
        <translation>足りない局面を入れる深さ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>tried at every depth: only there all printed p and q come out</source>
        <translation>すべての深さで試し、印刷されたpとqがすべて得られるのはそこだけ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>The printed p and q belong to depth 20, and so does the arithmetic: the even depths lack them.</source>
        <translation>印刷されたpとqは深さ20のもので、計算もそうなります。足りないのは偶数の深さです。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the depth that a walk stays around</source>
        <translation>ウォークがとどまる付近の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the depth that it calls likelier after 18 turns; here the likeliest</source>
        <translation>18手の後で起こりやすいとする深さ（ここでは最も起こりやすい深さ）</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>18 steps of the chain that follows from the article's populations</source>
        <translation>論文の局面数から得られる連鎖を18手進めた</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>17 is likelier than 19, it says. Each turn changes parity, so neither can be: 16 is likeliest.</source>
        <translation>17は19より起こりやすい、とあります。どの回転も偶奇を変えるのでどちらも起こらず、最も起こりやすいのは16です。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>turns after which the law is close to the stationary one</source>
        <translation>分布が定常分布に近くなる手数</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the same, on even depths</source>
        <translation>偶数の深さでの同じ値</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>b, for q near 1/(b + 1)</source>
        <translation>b、qが1/(b + 1)に近いとき</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the last depth with q near that</source>
        <translation>qがそれに近い最後の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>It says “almost” and no more: q is 0.3 % from it at depth 15, 0.9 % at 17 and 3 % at 18.</source>
        <translation>「ほぼ」とあるだけです。qの差は深さ15で0.3 %、17で0.9 %、18で3 %です。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the deepest depth in half turns</source>
        <translation>ハーフターンでの最大の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>b, how much each depth grows</source>
        <translation>b、深さごとの増え方</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>9.3412 is b itself. Of 12 turns 12 b / (b + 1) lead away.</source>
        <translation>9.3412はbそのものです。12通りの回転のうち12 b / (b + 1)が遠ざかります。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>2.66 is 12 − b. Of 12 turns 12 / (b + 1) lead back.</source>
        <translation>2.66は12 − bです。12通りの回転のうち12 / (b + 1)が近づきます。</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the first depth of that growth</source>
        <translation>その増大率の最初の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the last depth of that growth</source>
        <translation>その増大率の最後の深さ</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>9.3412 is the mean of p/q from depth 3 to 16. To 18 it is 9.3161.</source>
        <translation>9.3412は深さ3から16までのp/qの平均です。18までなら9.3161になります。</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>Reading this takes more than {seconds:g} seconds. Divide it</source>
        <translation>読み取りに{seconds:g}秒より長くかかります。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} bytes to read. Divide it</source>
        <translation>読み取れる{most:,}バイトを超えています。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} lines to read. Divide it</source>
        <translation>読み取れる{most:,}行を超えています。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} characters to read. Divide it</source>
        <translation>読み取れる{most:,}文字を超えています。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} levels to read. Divide it</source>
        <translation>読み取れる{most:,}面を超えています。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} squares to read. Divide it</source>
        <translation>読み取れる{most:,}マスを超えています。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This text has {characters:,} characters; {most:,} is the most</source>
        <translation>この文字列は{characters:,}文字です。上限は{most:,}文字です</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>{name} is not a file</source>
        <translation>{name}はファイルではありません</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>{name} is larger than {most} MB</source>
        <translation>{name}は{most} MBを超えています</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>{name} cannot be read: {reason}</source>
        <translation>{name}を読み取れません：{reason}</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>There is no population</source>
        <translation>局面数のデータがありません</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>The {states} states are not more than the moves that arrive from the depth before</source>
        <translation>{states}個の状態の数が、1つ前の深さから来る手の数を超えていません</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>The {states} states are fewer than the moves that arrive from the depth before</source>
        <translation>{states}個の状態の数が、1つ前の深さから来る手の数を下回っています</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>depth {depth}</source>
        <translation>深さ{depth}</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>Even depths hold {even} states and odd depths {odd}: they must be equal</source>
        <translation>偶数の深さの状態は{even}個、奇数の深さの状態は{odd}個です：等しくなければなりません</translation>
    </message>
    <message>
        <location filename="../../../core/chains/flows.py"/>
        <source>{shares} shares of moves that stay are too many or too few for {depths} depths</source>
        <translation>{depths}種の深さに対して、留まる手の割合{shares}個は数が合いません</translation>
    </message>
    <message>
        <location filename="../../../core/chains/flows.py"/>
        <source>With {share:.6g} of its moves staying, {flow:.6g} would lead deeper</source>
        <translation>手の{share:.6g}が留まると、深いほうへ進む割合が{flow:.6g}になります</translation>
    </message>
    <message>
        <location filename="../../../core/chains/flows.py"/>
        <source>{moves:.6g} moves a state arrive in {states:.6g} states</source>
        <translation>{states:.6g}個の状態に、1状態あたり{moves:.6g}手が来ます</translation>
    </message>
    <message>
        <location filename="../../../core/chains/growth.py"/>
        <source>A fit needs two depths from 0 to {most}, not {first} to {last}</source>
        <translation>当てはめには0から{most}までの2つの深さが必要で、{first}から{last}ではできません</translation>
    </message>
    <message>
        <location filename="../../../core/chains/growth.py"/>
        <source>An ideal puzzle needs a growth above 0 and a diameter of at least 1</source>
        <translation>理想パズルには正の増大率と1以上の直径が必要です</translation>
    </message>
    <message>
        <location filename="../../../core/figures.py"/>
        <source>{name}, which comes with Statewalk, is damaged</source>
        <translation>Statewalkに付属する{name}が破損しています</translation>
    </message>
    <message>
        <location filename="../../../core/files/encoding.py"/>
        <source>This is not a text file</source>
        <translation>テキストファイルではありません</translation>
    </message>
    <message>
        <location filename="../../../core/files/whole_file.py"/>
        <source>it is not a plain file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <location filename="../../../core/files/whole_file.py"/>
        <source>{name} cannot be written: {reason}</source>
        <translation>{name}を書き込めません：{reason}</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>The picture is all of one colour</source>
        <translation>画像全体が1色です</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>A square of this picture has {least:g} to {most:.1f} pixels, not {size:g}</source>
        <translation>この画像の1マスは{least:g}から{most:.1f}ピクセルで、{size:g}にはできません</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>A line cannot lie at {place:g}</source>
        <translation>線は{place:g}に置けません</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>The picture has {width} × {height} pixels; {millions} million are the most</source>
        <translation>画像は{width}×{height}ピクセルです。上限は{millions}メガピクセルです</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>The picture has {width} × {height} pixels, which is too small for a level</source>
        <translation>画像は{width}×{height}ピクセルで、面には小さすぎます</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>Reading the picture was cancelled</source>
        <translation>画像の読み取りは中止されました</translation>
    </message>
    <message>
        <location filename="../../../core/picture/tiles.py"/>
        <source>There is no grid in this picture on which the same tiles come again and again</source>
        <translation>この画像には、同じタイルが繰り返し現れる格子がありません</translation>
    </message>
    <message>
        <location filename="../../../core/picture/tiles.py"/>
        <source>Take a picture of a whole level, straight and as the game shows it</source>
        <translation>面全体が、傾かずゲームの表示のまま写った画像を使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/picture/tiles.py"/>
        <source>The picture has {columns} × {rows} squares, which no level has</source>
        <translation>画像に{columns}×{rows}マスありますが、そのような面はありません</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>Install the program anew</source>
        <translation>プログラムを再インストールしてください</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>{fault}. {advice}</source>
        <translation>{fault}。{advice}</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>{message} ({place}).</source>
        <translation>{message}（{place}）。</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>{message}.</source>
        <translation>{message}。</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>line {line}, column {column}</source>
        <translation>{line}行目、{column}文字目</translation>
    </message>
    <message>
        <location filename="../../../core/quantified.py"/>
        <source>A formula here has {wanted} quantifiers, not {found}</source>
        <translation>ここの式には量化子が{wanted}個必要ですが、{found}個です</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} is another table or from another version</source>
        <translation>{name}は別のテーブルか、別のバージョンのものです</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} has a damaged header</source>
        <translation>{name}のヘッダーが破損しています</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} is damaged: its checksum does not fit</source>
        <translation>{name}は破損しています：チェックサムが合いません</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} is not a table of this program</source>
        <translation>{name}はこのプログラムのテーブルではありません</translation>
    </message>
    <message>
        <source>the deepest depth</source>
        <translation type="vanished">最大の深さ</translation>
    </message>
    <message>
        <source>Cut off, not rounded.</source>
        <translation type="vanished">四捨五入ではなく切り捨てです。</translation>
    </message>
    <message>
        <source>their chance, as a power of ten</source>
        <translation type="vanished">その確率（10の何乗か）</translation>
    </message>
    <message>
        <source>With all ways counted it is 0.1 to the power of 512.</source>
        <translation type="vanished">すべての道筋を数えると0.1の512乗です。</translation>
    </message>
    <message>
        <source>With all ways counted it is 0.9 to the power of 1024.</source>
        <translation type="vanished">すべての道筋を数えると0.9の1024乗です。</translation>
    </message>
    <message>
        <source>Cut off, not rounded: 184.88.</source>
        <translation type="vanished">四捨五入ではなく切り捨てです（184.88）。</translation>
    </message>
    <message>
        <source>boards in the largest layer of 2×2, at most</source>
        <translation type="vanished">2×2の最大の層の盤面、最大</translation>
    </message>
    <message>
        <source>No more than 60, it says.</source>
        <translation type="vanished">60を超えない、とあります。</translation>
    </message>
    <message>
        <source>boards in the largest layer of 3×3</source>
        <translation type="vanished">3×3の最大の層の盤面</translation>
    </message>
    <message>
        <source>boards in the largest layer of 4×4</source>
        <translation type="vanished">4×4の最大の層の盤面</translation>
    </message>
    <message>
        <source>Its network nobody can ask. This is what this program's own solves.</source>
        <translation type="vanished">そのネットワークには聞けません。これはこのプログラムのネットワークの割合です。</translation>
    </message>
    <message>
        <source>the likelier depth after 18 turns</source>
        <translation type="vanished">18手の後で起こりやすい深さ</translation>
    </message>
    <message>
        <source>17 is likelier than 19, it says. Each turn changes parity, so both cannot be: 16 is likeliest.</source>
        <translation type="vanished">17は19より起こりやすい、とあります。どの回転も偶奇を変えるので両方とも起こらず、最も起こりやすいのは16です。</translation>
    </message>
    <message>
        <source>turns after which the law is within 5 % of its limit</source>
        <translation type="vanished">分布が極限から5 %以内になる手数</translation>
    </message>
    <message>
        <source>q is 0.3 % from it at depth 15, 0.9 % at 17 and 3 % at 18.</source>
        <translation type="vanished">qのずれは深さ15で0.3%、17で0.9%、18で3%です。</translation>
    </message>
    <message>
        <source>{name}, which comes with Statewalk, is damaged. Install the program anew</source>
        <translation type="vanished">Statewalkに付属する{name}が破損しています。プログラムをインストールし直してください</translation>
    </message>
</context>
</TS>

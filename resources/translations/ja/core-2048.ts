<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/twenty48/adviser/coherence.pyx"/>
        <source>The number of games is 1 or more</source>
        <translation>ゲーム数は1以上です</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/adviser/expectimax.pyx"/>
        <source>A depth of {depth} is not possible. Use 1 to {most}</source>
        <translation>深さ{depth}にはできません。1から{most}までを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/adviser/format.py"/>
        <source>{name} is damaged: it contains no training data</source>
        <translation>{name}は破損しています。学習の記録がありません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>Expected a list of games, not {value}</source>
        <translation>ゲームのリストが必要です（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>game {number}</source>
        <translation>ゲーム {number}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>A game must be the list of its boards in order, not {value}</source>
        <translation>ゲームには、盤面を順に並べたリストが必要です（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>Board {number} does not follow from the board before it by one move</source>
        <translation>盤面 {number} は直前の盤面から一手で進んだものではありません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/chain.pyx"/>
        <source>The target of the bag is a power of two from {least} to {most}</source>
        <translation>袋の目標は{least}から{most}までの2のべきです</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/chain.pyx"/>
        <source>{text} is not a probability from 0 to 1</source>
        <translation>{text}は0から1までの確率ではありません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/chain.pyx"/>
        <source>A game begins with 1 or 2 tiles, not with {tiles}</source>
        <translation>ゲームの最初のタイルは1枚か2枚で、{tiles}枚にはできません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/distribution.py"/>
        <source>Exact fractions are for targets up to {most}</source>
        <translation>厳密な分数が使えるのは目標{most}までです</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/distribution.py"/>
        <source>The chain has another probability of a 4 than {four}</source>
        <translation>連鎖の4の確率が{four}と異なります</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>A {board} board has {cells} cells, not {found}</source>
        <translation>{board}の盤は{cells}マスですが、{found}マスあります</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>A {board} board cannot hold a tile above {most}</source>
        <translation>{board}の盤に{most}より大きいタイルは置けません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>The target of a {board} board is a power of two from 8 to {most}</source>
        <translation>{board}の盤の目標は8から{most}までの2のべきです</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>Score and moves are not negative</source>
        <translation>スコアと手数は負になりません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>{direction} is not a direction</source>
        <translation>{direction}は方向ではありません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>{cells} cells do not fill a board of {rows}x{columns}</source>
        <translation>{cells}マスでは{rows}x{columns}の盤になりません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board_argument.py"/>
        <source>A board must be rows of tiles, as “2 4 / . 2” or [[2, 4], [0, 2]], not {value}</source>
        <translation>盤面は「2 4 / . 2」や [[2, 4], [0, 2]] のようなタイルの行で指定してください（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board_argument.py"/>
        <source>A board of {wanted} is needed, but this one is {board}</source>
        <translation>{wanted} の盤面が必要ですが、これは {board} です</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>No move is left.</source>
        <translation>動かせる手がありません。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>No odds for {board}. They are exact on 2×2, 2×3, 2×4 and 3×3, and estimated by playouts on 4×4.</source>
        <translation>{board}の勝率はありません。2×2、2×3、2×4、3×3では厳密な値、4×4ではアドバイザーの試行プレイによる推定値を示します。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>The adviser plays only with the original share of fours, one in ten new tiles.</source>
        <translation>アドバイザーがプレイするのは、元のゲームと同じく新しいタイルの10枚に1枚が4の場合だけです。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>The adviser values only boards with tiles up to 32768.</source>
        <translation>アドバイザーが扱えるのは、32768以下のタイルの盤面だけです。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>There are no exact odds for {board}: it has too many positions</source>
        <translation>局面が多すぎるため、{board}の厳密な勝率はありません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>There are no exact odds for {target} on {board}. Use a target from 8 to {most}</source>
        <translation>{board}で{target}の厳密な勝率はありません。8から{most}までの目標を使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>The odds of {board} to {target} take {size} MB, more than half of this machine's memory</source>
        <translation>{board}で{target}までの勝率には{size} MBが必要で、このコンピューターのメモリの半分を超えます</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>{name} is no objective. Use {names}</source>
        <translation>{name}という目的はありません。{names}を使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>The odds could not be stored in {folder}: {reason}.</source>
        <translation>勝率を{folder}に保存できませんでした（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/set_boards.py"/>
        <source>The boards that follow from this one do not fit into half of this machine's memory</source>
        <translation>この盤面から続く盤面は、このコンピューターのメモリの半分に収まりません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move left</source>
        <translation>左へ動くタイルがありません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move right</source>
        <translation>右へ動くタイルがありません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move up</source>
        <translation>上へ動くタイルがありません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move down</source>
        <translation>下へ動くタイルがありません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{name} is not a move. Use left right up down</source>
        <translation>{name}は手ではありません。left right up downを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{name} is not a board. Use 2x2 to 8x8, or 3x3:256 for a target of 256</source>
        <translation>{name}は盤ではありません。2x2から8x8まで、目標が256なら3x3:256のように書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{text} is not a probability. Write it as 0.1 or 1/10</source>
        <translation>{text}は確率ではありません。0.1または1/10のように書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No probability is given. Write it as 0.1 or 1/10</source>
        <translation>確率がありません。0.1または1/10のように書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{target} is no target. Use a power of two from 8</source>
        <translation>{target}は目標になりません。8以上の2のべきを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{target} is no target for {board}. Use a power of two from 8 to {most}</source>
        <translation>{target}は{board}の目標になりません。8から{most}までの2のべきを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A text of {characters:,} characters is no board; {most:,} is the most</source>
        <translation>{characters:,}文字の文字列は盤面ではありません。上限は{most:,}文字です</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>There is no board here</source>
        <translation>ここに盤面はありません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{text} stands alone in its row. Put blanks between tiles, as in 2 4 / . 2</source>
        <translation>{text}は行に1つしかありません。タイルの間に空白を入れてください（例：2 4 / . 2）</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A row of %n cells is not possible. Use boards from 2x2 to 8x8</source>
        <extracomment>One: A row of %n cells is not possible. Use boards from 2x2 to 8x8</extracomment>
        <translation>
            <numerusform>%nマスの行にはできません。2x2から8x8までの盤を使ってください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>This row has %n cells, the first has {columns}</source>
        <extracomment>One: This row has %n cell, the first has {columns}</extracomment>
        <translation>
            <numerusform>この行は%nマスですが、最初の行は{columns}マスです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A board of %n rows is not possible. Use boards from 2x2 to 8x8</source>
        <extracomment>One: A board of %n row is not possible. Use boards from 2x2 to 8x8</extracomment>
        <translation>
            <numerusform>%n行の盤にはできません。2x2から8x8までの盤を使ってください</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{name} is not known. Use target, score, moves, generator or four</source>
        <translation>{name}という項目はありません。target、score、moves、generator、fourのどれかを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A whole number belongs after {name}</source>
        <translation>{name}の後には整数が必要です</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{text} is not a tile. Tiles are 2, 4, 8 and so on</source>
        <translation>{text}はタイルではありません。タイルは2、4、8、…です</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A {board} board cannot hold {tile}. Its largest tile is {largest}</source>
        <translation>{board}の盤に{tile}は置けません。最大のタイルは{largest}です</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/shape.py"/>
        <source>A board of {board} is not possible. Use 2x2 to 8x8</source>
        <translation>{board}の盤にはできません。2x2から8x8までを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/shape.py"/>
        <source>{text} is not a board. Use 4 for 4x4, or rows and columns as in 3x4</source>
        <translation>{text}は盤ではありません。4x4なら4、または3x4のように行と列を書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/count.py"/>
        <source>There are {layers} layers, more than {most} to list</source>
        <translation>層が{layers}個あり、列挙できる{most}個を超えています</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/count.py"/>
        <source>2^{exponent} is no target. Use a power of two from 8 to 2^{most}</source>
        <translation>2^{exponent}は目標になりません。8から2^{most}までの2のべきを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048 (2017)</source>
        <translation>J. Lees-Miller, The Mathematics of 2048 (2017)</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>2048 on {board} to {target}</source>
        <translation>2048、{board}で{target}まで</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>{target} in a bag</source>
        <translation>袋の中で{target}まで</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>tile sum / 2</source>
        <translation>タイルの合計 / 2</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layer_plot.py"/>
        <source>The boards of {board} to {target} are too many to list in a minute</source>
        <translation>{board}で{target}までの盤面は多すぎて、1分では列挙できません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>The boards of {board} are too many to be listed</source>
        <translation>{board}の盤面は多すぎて列挙できません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>Boards of {board} can be listed only for targets from 8 to {most}</source>
        <translation>{board}の盤面は8から{most}までの目標について列挙できます</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>Boards of {board} can be listed only for the target 8</source>
        <translation>{board}の盤面は目標8についてだけ列挙できます</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>Strategies cannot be evaluated on {board}</source>
        <translation>{board}では方策を計算できません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/listing.py"/>
        <source>The listing could not be stored in {folder}: {reason}.</source>
        <translation>列挙を{folder}に保存できませんでした（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/__init__.py"/>
        <source>{name} is no strategy on {board}. Use {names}</source>
        <translation>{name}という方策は{board}にありません。{names}を使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/games.pyx"/>
        <source>Perfect play is not known on 4x4</source>
        <translation>4x4の最善プレイは知られていません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/microscope.py"/>
        <source>moves that merge</source>
        <translation>合体する手</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/microscope.py"/>
        <source>moves that only slide</source>
        <translation>動くだけの手</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/microscope.py"/>
        <source>The adviser has no network for {board}</source>
        <translation>アドバイザーには{board}のネットワークがありません</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/simulation.py"/>
        <source>As the adviser does, by its trained network.</source>
        <translation>アドバイザーと同じ、学習済みネットワークによる手。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Plays each direction as often as you did in {games} of your own games ({moves} moves) when the same directions were possible. The tiles themselves do not matter.</source>
        <translation>自分の{games}ゲーム（{moves}手）での方向の割合を、そのとき可能だった方向ごとに再現します。タイル自体は見ません。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Your habits</source>
        <translation>自分の癖</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Perfect</source>
        <translation>最善</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The move that wins most often by the exact odds; equal moves are chosen at random.</source>
        <translation>厳密な勝率が最も高い手。複数あればランダムに選びます。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Every legal move with the same probability.</source>
        <translation>可能な手をどれも同じ確率で。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Greedy</source>
        <translation>貪欲</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The move that scores most; equal moves are chosen at random.</source>
        <translation>得点が最も高い手。複数あればランダムに選びます。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Corner</source>
        <comment>a way to play 2048</comment>
        <translation>隅寄せ</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Left or up with the same probability; right or down only if neither moves anything.</source>
        <translation>左か上を同じ確率で。どちらも動かないときだけ右か下。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>left or up</source>
        <translation>左か上</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>right or down</source>
        <translation>右か下</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Never up</source>
        <translation>上なし</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Left, right or down with the same probability; up only if nothing else moves.</source>
        <translation>左、右、下を同じ確率で。ほかが動かないときだけ上。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>left or right</source>
        <translation>左か右</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>down</source>
        <translation>下</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>up</source>
        <translation>上</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Snake</source>
        <translation>ヘビ</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The move after which the tiles lie most like a snake from a corner: each tile counts times a power of 4 that falls along the snake.</source>
        <translation>タイルの並びが隅からのヘビに最も近くなる手。各タイルに、ヘビに沿って下がる4のべきを掛けて評価します。</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Adviser</source>
        <translation>アドバイザー</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The program's network, looking one move ahead: the most points now and, by its estimate, still to come; equal moves are chosen at random. In a game it looks further ahead.</source>
        <translation>プログラムのネットワークが1手先を読みます。今得る点と、これから得ると推定される点の和が最大の手で、複数あればランダムに選びます。実際のゲームではさらに先まで読みます。</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/cube/estimate/network.py"/>
        <source>{name} is damaged: it contains no network that estimates depth</source>
        <translation>{name}は破損しています。深さを推定するネットワークがありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>A cube has 54 stickers, this text has {letters}</source>
        <translation>キューブのステッカーは54枚ですが、この文字列は{letters}文字です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>{letter} is not a letter of a colour</source>
        <translation>{letter}は色の文字ではありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>{letter} is not a face. Use {names}</source>
        <translation>{letter}は面ではありません。{names}を使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>No centre has the letter {letter}. The centres are {names}</source>
        <translation>{letter}のセンターがありません。センターは{names}です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>The centres are arranged as a mirror image</source>
        <translation>センターの並びが鏡像になっています</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>Exchange two opposite ones</source>
        <translation>向かい合う2つを入れ替えてください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>corner {place}</source>
        <translation>コーナー{place}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>edge {place}</source>
        <translation>エッジ{place}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>sticker {name}</source>
        <translation>ステッカー{name}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>stickers {first} and {second}</source>
        <translation>ステッカー{first}と{second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The corner {colours} is there twice</source>
        <translation>コーナー{colours}が2つあります</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>corners {first} and {second}</source>
        <translation>コーナー{first}と{second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The edge {colours} is there twice</source>
        <translation>エッジ{colours}が2つあります</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>edges {first} and {second}</source>
        <translation>エッジ{first}と{second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner has the colours {colours}</source>
        <translation>色が{colours}のコーナーはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge has the colours {colours}</source>
        <translation>色が{colours}のエッジはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The corner {colours} is a mirror image of a real one</source>
        <translation>コーナー{colours}は実物の鏡像です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The edge {colours} is a mirror image of a real one</source>
        <translation>エッジ{colours}は実物の鏡像です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner with {colours} is left</source>
        <translation>{colours}を含むコーナーは残っていません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge with {colours} is left</source>
        <translation>{colours}を含むエッジは残っていません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner has {colour} twice</source>
        <translation>{colour}が2枚あるコーナーはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge has {colour} twice</source>
        <translation>{colour}が2枚あるエッジはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner has {colour} beside {other}</source>
        <translation>{colour}と{other}が隣り合うコーナーはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge has {colour} beside {other}</source>
        <translation>{colour}と{other}が隣り合うエッジはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Two centres are {colour}</source>
        <translation>センター2つが{colour}です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The centres {here} and {there} are opposite, but {here} belongs opposite {meant}</source>
        <translation>センターの{here}と{there}が向かい合っていますが、{here}の向かいは{meant}です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The centres {here} and {there} are side by side, but must be opposite</source>
        <translation>センターの{here}と{there}が隣り合っていますが、本来は向かい合います</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/faults.py"/>
        <source>{colour} has %n stickers</source>
        <extracomment>One: {colour} has %n sticker</extracomment>
        <translation>
            <numerusform>{colour}のステッカーが%n枚あります</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Each colour has {most}</source>
        <translation>1色のステッカーは{most}枚です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>{colour} has {count}</source>
        <translation>{colour}が{count}枚</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Every colour has 9 stickers, but {counts}</source>
        <translation>どの色のステッカーも9枚のはずですが、{counts}です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>{first}, {second}</source>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>{first}. {second}</source>
        <translation>{first}。{second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist the {place} corner once clockwise</source>
        <translation>コーナー{place}を時計回りに1回ひねってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist the {place} corner once anticlockwise</source>
        <translation>コーナー{place}を反時計回りに1回ひねってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>One corner is twisted</source>
        <translation>コーナーが1つねじれています</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist any corner once clockwise</source>
        <translation>どれか1つのコーナーを時計回りに1回ひねってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist any corner once anticlockwise</source>
        <translation>どれか1つのコーナーを反時計回りに1回ひねってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>One edge is flipped</source>
        <translation>エッジが1つ反転しています</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Flip the {place} edge</source>
        <translation>エッジ{place}を反転してください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Exchange the corners {first} and {second}</source>
        <translation>コーナー{first}と{second}を入れ替えてください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Exchange the edges {first} and {second}</source>
        <translation>エッジ{first}と{second}を入れ替えてください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Two pieces are swapped</source>
        <translation>2つのパーツが入れ替わっています</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>Half-turn metric: any turn of a face is one move</source>
        <translation>面回転メトリック：面の回転はどれも1手</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>Quarter-turn metric: a turn of a face by 90° is one move, by 180° two</source>
        <translation>クォーターターンメトリック：面の90度回転は1手、180度回転は2手</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>move HTM</source>
        <translation>HTM</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>move QTM</source>
        <translation>QTM</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>moves QTM</source>
        <translation>QTM</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/metrics.py"/>
        <source>%n moves HTM</source>
        <extracomment>One: %n move HTM</extracomment>
        <translation>
            <numerusform>%n手（HTM）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/metrics.py"/>
        <source>%n moves QTM</source>
        <extracomment>One: %n move QTM</extracomment>
        <translation>
            <numerusform>%n手（QTM）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>{name} is no metric. Use {names}</source>
        <translation>{name}という数え方はありません。{names}を使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>column {column}</source>
        <translation>{column}文字目</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The text stands for more than {most:,} moves</source>
        <translation>この文字列は{most:,}手より長い手順を表します</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The comment {opened} is never closed by {closed}</source>
        <translation>コメント{opened}が{closed}で閉じられていません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>Brackets are nested more than {most} deep</source>
        <translation>かっこの入れ子が{most}段を超えています</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {bracket} is never closed</source>
        <translation>{bracket}が閉じられていません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {opened} is closed by {closed}</source>
        <translation>{opened}が{closed}で閉じられています</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The brackets before this one stand for too many moves</source>
        <translation>この前のかっこが表す手数が多すぎます</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{written} right after a bracket could be a repeat or a rotation. Write {repeat} or {rotation}</source>
        <translation>かっこの直後の{written}は、繰り返しとも持ち替えとも読めます。{repeat}か{rotation}と書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{brackets} has no comma and no colon. Write (R U) for a group, [R, U] for a commutator, [R: U] for a conjugate</source>
        <translation>{brackets}にはコンマもコロンもありません。まとまりは(R U)、交換子は[R, U]、共役は[R: U]と書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>move {number}</source>
        <translation>{number}手目</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{move} is not a move. Layers are counted from a face, as in {example}</source>
        <translation>{move}は手ではありません。層は面から数えます（例：{example}）</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{move} is not a turn. Write {quarter}, {half} or {back}</source>
        <translation>{move}は回転ではありません。{quarter}、{half}、{back}のどれかを書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{mark} is not a move. To repeat moves, write {example}</source>
        <translation>{mark}は手ではありません。手を繰り返すには{example}と書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move. The rotation is written {meant}</source>
        <translation>{letter}は手ではありません。持ち替えは{meant}と書きます</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move. The slice is written {meant}</source>
        <translation>{letter}は手ではありません。中層の回転は{meant}と書きます</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move. Use U D L R F B</source>
        <translation>{letter}は手ではありません。U D L R F Bを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move of the 2×2×2. Use U D L R F B x y z</source>
        <translation>{letter}は2×2×2の手ではありません。U D L R F B x y zを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {size}×{size}×{size} has no layer {layer}</source>
        <translation>{size}×{size}×{size}に{layer}層目はありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {bracket} has no opening bracket</source>
        <translation>{bracket}に対応する開きかっこがありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>A comma belongs inside square brackets, [R, U]</source>
        <translation>コンマは角かっこの中で使います。[R, U]</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>A colon belongs inside square brackets, [R: U]</source>
        <translation>コロンは角かっこの中で使います。[R: U]</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The square brackets hold one comma too many</source>
        <translation>角かっこの中のコンマが1つ余分です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The square brackets hold one colon too many</source>
        <translation>角かっこの中のコロンが1つ余分です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{mark} is not a move. Write it right after one, as in {example}</source>
        <translation>{mark}は手ではありません。手のすぐ後に書いてください（例：{example}）</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>There is no bracket before {written}. To repeat moves, write {example}</source>
        <translation>{written}の前にかっこがありません。手を繰り返すには{example}と書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>“{word}” is not a move. Write comments between {opened} and {closed}</source>
        <translation>“{word}”は手ではありません。コメントは{opened}と{closed}の間に書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/wildcards.py"/>
        <source>No matching cube can be reached by turns</source>
        <translation>合うキューブのうち、回して到達できるものはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Fill in the rest</source>
        <translation>残りを埋める</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Twist it back</source>
        <translation>ねじれを戻す</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Flip it back</source>
        <translation>反転を戻す</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Exchange them</source>
        <translation>入れ替える</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Fix it</source>
        <translation>直す</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>No cube that can be solved fits these stickers</source>
        <translation>このステッカーの配置に合う、解けるキューブはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>None of {ways} ways to fill the gaps makes a cube that can be solved</source>
        <translation>空きの埋め方{ways}通りのどれも、解けるキューブになりません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>{name} is not a kind of small cube. Use 2x2x2</source>
        <translation>{name}という種類の小さいキューブはありません。2x2x2を使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>An empty text is not a move of the 2×2×2. Use U D L R F B x y z</source>
        <translation>空の文字列は2×2×2の手ではありません。U D L R F B x y zを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>A 2×2×2 has {stickers} stickers, this text has {letters}</source>
        <translation>2×2×2のステッカーは{stickers}枚ですが、この文字列は{letters}文字です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>{letter} is no face. Use U R F D L B</source>
        <translation>{letter}は面ではありません。U R F D L Bを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>The corner {corner} appears twice</source>
        <translation>コーナー{corner}が2回現れます</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>No corner has the colours {colours} in this order</source>
        <translation>色がこの順に{colours}と並ぶコーナーはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/policy.py"/>
        <source>There is no network {name}. There are {names}</source>
        <translation>ネットワーク{name}はありません。あるのは{names}です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/policy.py"/>
        <source>The network cannot be read: {reason}</source>
        <translation>ネットワークを読み込めません：{reason}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/policy.py"/>
        <source>{name} is damaged: it contains no network</source>
        <translation>{name}は破損しています。ネットワークがありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>This has more than {millions} million characters</source>
        <translation>{millions}00万文字を超えています</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>position {number}, {place}</source>
        <translation>局面{number}、{place}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>position {number}</source>
        <translation>局面{number}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>Six faces are needed, 0: to 5:, each with three times three letters of URFDLB</source>
        <translation>0:から5:までの6面が必要です。それぞれURFDLBの文字を3文字ずつ3組書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>This is not a JSON object on one line</source>
        <translation>1行のJSONオブジェクトではありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>The JSON object has no {tokens} tokens below {most}</source>
        <translation>JSONオブジェクトに、{most}未満の値{tokens}個からなるtokensがありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/weights.py"/>
        <source>{name} is not complete</source>
        <translation>{name}は不完全です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/weights.py"/>
        <source>{name} is damaged: its header names no network</source>
        <translation>{name}は破損しています。ヘッダーにネットワーク名がありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/puzzle.py"/>
        <source>{name} is not a kind of cube. Use 3x3x3</source>
        <translation>{name}という種類のキューブはありません。3x3x3を使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/puzzle.py"/>
        <source>{move} is not one move</source>
        <translation>{move}は1手ではありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/__init__.py"/>
        <source>{name} is not a size of pruning tables. Use {names}</source>
        <translation>{name}という枝刈りテーブルの大きさはありません。{names}を使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/bracket.py"/>
        <source>published, {author}, {year}</source>
        <translation>発表済み、{author}、{year}年</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/bracket.py"/>
        <source>computed by this program, {year}</source>
        <translation>このプログラムによる計算、{year}年</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/solver.py"/>
        <source>The pruning table needs more memory than there is. Choose a smaller one.</source>
        <translation>この枝刈りテーブルにはメモリが足りません。もっと小さいものを選んでください。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>Building the solver's pruning tables; they are kept for next time.</source>
        <translation>ソルバーの枝刈りテーブルを作っています。次回のために保存されます。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>{name} is damaged or from another version. Building the solver's pruning tables again.</source>
        <translation>{name}は破損しているか、別のバージョンのものです。ソルバーの枝刈りテーブルを作り直しています。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>{name} cannot be read: {reason}. Building the solver's pruning tables again.</source>
        <translation>{name}を読み取れません：{reason}。ソルバーの枝刈りテーブルを作り直しています。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>The pruning tables could not be stored in {folder}: {reason}.</source>
        <translation>枝刈りテーブルを{folder}に保存できませんでした：{reason}。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>{name} does not say what it contains</source>
        <translation>{name}には内容の記載がありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/goal.py"/>
        <source>{part} has no case at depth {depth}</source>
        <translation>{part}に深さ{depth}のケースはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cases of a cross</source>
        <translation>クロスのケース</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>patterns of flipped edges</source>
        <translation>エッジの反転パターン</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cosets of the domino</source>
        <translation>ドミノの剰余類</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>positions of the half-turn group</source>
        <translation>ハーフターン群の局面</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cosets of the half-turn group in the domino</source>
        <translation>ドミノにおけるハーフターン群の剰余類</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cases of a 2×2×2 block</source>
        <translation>2×2×2ブロックのケース</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cases of a 1×2×3 block</source>
        <translation>1×2×3ブロックのケース</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>all {cases} counted, breadth first, by this program</source>
        <translation>{cases}個すべてをこのプログラムの幅優先探索で数え上げ</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/pieces.py"/>
        <source>There is no case at depth {depth}</source>
        <translation>深さ{depth}のケースはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>The file holds more than {most:,} times</source>
        <translation>このファイルには{most:,}個より多くのタイムがあります</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>The file is not JSON as csTimer exports it</source>
        <translation>csTimerの書き出しのようなJSON形式ではありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This is not a file of csTimer: it contains no session</source>
        <translation>csTimerのファイルではありません。セッションがありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>Session {number} is not JSON as csTimer exports it</source>
        <translation>セッション{number}がcsTimerの書き出しのようなJSON形式ではありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This session is not a list of times</source>
        <translation>このセッションはタイムのリストではありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>session {number}</source>
        <translation>セッション{number}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>session {session}, solve {number}</source>
        <translation>セッション{session}、ソルブ{number}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This solve has no time</source>
        <translation>このソルブにはタイムがありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This time is out of range</source>
        <translation>このタイムは範囲を外れています</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This solve has no date</source>
        <translation>このソルブには日付がありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>The scramble and the comment of this solve are not both texts</source>
        <translation>このソルブのスクランブルとコメントが両方とも文字列になっていません</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>%n sessions of other puzzles left out: {types}</source>
        <extracomment>One: %n session of another puzzle left out: {types}</extracomment>
        <translation>
            <numerusform>ほかのパズルのセッション%n件を除外：{types}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>%n solves without a time left out</source>
        <extracomment>One: %n solve without a time left out</extracomment>
        <translation>
            <numerusform>タイムのない記録%n件を除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>%n lines left out that are not times, the first is line {first}</source>
        <extracomment>One: %n line left out that is not a time: line {first}</extracomment>
        <translation>
            <numerusform>タイムではない行%n行を除外（最初は{first}行目）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Phases of %n times left out</source>
        <extracomment>One: Phases of %n time left out</extracomment>
        <translation>
            <numerusform>%n件のタイムの区間を除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Recorded moves of %n times left out</source>
        <extracomment>One: Recorded moves of %n time left out</extracomment>
        <translation>
            <numerusform>%n件のタイムの記録された手順を除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Ends of %n long names left out</source>
        <extracomment>One: End of %n long name left out</extracomment>
        <translation>
            <numerusform>長すぎる名前%n件の末尾を省略しました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Scramble types left out: {types}</source>
        <translation>スクランブルの種類を除外：{types}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/session_import.py"/>
        <source>It contains no times of a 3×3×3 or a 2×2×2</source>
        <translation>3×3×3や2×2×2のタイムが含まれていません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/statistics_text.py"/>
        <source>This text contains no times</source>
        <translation>このテキストにタイムはありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times.py"/>
        <source>{text} is not a time</source>
        <translation>{text} はタイムではありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times.py"/>
        <source>No time is given</source>
        <translation>タイムがありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times.py"/>
        <source>Write 12.34, 1:02.34, 14.34+ or DNF</source>
        <translation>12.34、1:02.34、14.34+ または DNF と書いてください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>This line is not a solve as Statewalk exports it</source>
        <translation>この行は Statewalk が書き出した記録ではありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>line {number}</source>
        <translation>{number}行目</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>This line is not a solve as csTimer exports it</source>
        <translation>この行は csTimer が書き出した記録ではありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>This is not written as comma-separated text</source>
        <translation>カンマ区切りのテキストではありません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/__init__.py"/>
        <source>{name} is not one of the cubes. Use {names}</source>
        <translation>{name}というキューブはありません。{names}を使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/__init__.py"/>
        <source>There are no populations called {name}. Use {names}</source>
        <translation>{name}という局面数のデータはありません。{names}を使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/facts.py"/>
        <source>The counted walk cannot be read</source>
        <translation>数え上げたウォークを読み取れません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/facts.py"/>
        <source>The counted walk is incomplete</source>
        <translation>数え上げたウォークが不完全です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/ideals.py"/>
        <source>3×3×3, QTM</source>
        <translation>3×3×3、QTM</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/ideals.py"/>
        <source>2×2×2, QTM</source>
        <translation>2×2×2、QTM</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/lumping.py"/>
        <source>The counted turns cannot be read</source>
        <translation>数え上げた回転を読み取れません</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/lumping.py"/>
        <source>The counted turns are incomplete</source>
        <translation>数え上げた回転が不完全です</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>All moves between the depths are counted.</source>
        <translation>深さの間のすべての手を数え上げています。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>From the published populations; those beyond depth 18 are rounded.</source>
        <translation>公表された局面数による値です。深さ18より先は丸められています。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>From the published populations and the moves that keep the depth: counted to depth {counted}, sampled to {sampled}, estimated beyond.</source>
        <translation>公表された局面数と、深さを変えない手による値です。深さ{counted}までは数え上げ、{sampled}までは標本、その先は推定です。</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>The exact walk on the 3×3×3 is known for at most {turns}, not {longest}</source>
        <translation>3×3×3の厳密なウォークが分かっているのは{turns}手までで、{longest}手は求められません</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Checkerboard</source>
        <translation>チェッカーボード</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>On every face the colour alternates with the opposite one; the Pons asinorum, or bridge of asses.</source>
        <translation>どの面も反対側の色と市松模様になります。別名Pons asinorum（ロバの橋）。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two checkerboards</source>
        <translation>2面のチェッカーボード</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Top and bottom exchange their edges, the four sides stay plain.</source>
        <translation>上下の面がエッジを交換し、側面の4面は単色のままです。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Four checkerboards</source>
        <translation>4面のチェッカーボード</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Top, bottom, front and back alternate, left and right stay plain.</source>
        <translation>上下前後が市松模様になり、左右は単色のままです。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Checkerboard in threes</source>
        <translation>3色のチェッカーボード</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three faces around a corner pass their edges on in a circle.</source>
        <translation>1つのコーナーを囲む3面がエッジを順に渡します。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Checkerboard in a ring</source>
        <translation>輪のチェッカーボード</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The edges of all six faces move on along one ring of six colours.</source>
        <translation>6面すべてのエッジが6色の1つの輪に沿って移ります。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Four spots</source>
        <translation>4つの点</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The centres of the four sides exchange with those opposite.</source>
        <translation>側面4面のセンターが反対側と入れ替わります。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six spots</source>
        <translation>6つの点</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Every centre sits in a face of another colour.</source>
        <translation>どのセンターも別の色の面にあります。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Superflip</source>
        <translation>スーパーフリップ</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>All twelve edges flipped in place, all corners in place.</source>
        <translation>12個のエッジがすべてその場で反転し、コーナーはすべて元の位置にあります。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Superflip with four spots</source>
        <translation>スーパーフリップと4つの点</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>All edges flipped in place, and four centres exchanged.</source>
        <translation>エッジがすべてその場で反転し、4つのセンターが入れ替わっています。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Cube in a cube</source>
        <translation>キューブ・イン・ザ・キューブ</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A small cube of 2×2×2 twisted inside the large one.</source>
        <translation>大きいキューブの中でねじれた2×2×2の小さいキューブ。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Cube in a cube in a cube</source>
        <translation>キューブ・イン・ザ・キューブ・イン・ザ・キューブ</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A corner inside a small cube inside the large one.</source>
        <translation>大きいキューブの中の小さいキューブの中のコーナー。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Displaced motif</source>
        <translation>ずれた模様</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A motif of two colours on every face, moved off its middle.</source>
        <translation>どの面にもある2色の模様が、中央からずれています。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Vertical stripes</source>
        <translation>縦縞</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three upright stripes on each of the four sides.</source>
        <translation>側面の4面それぞれに3本の縦縞。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Gift box</source>
        <translation>ギフトボックス</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Stripes of three colours on the sides, a ribbon across top and bottom.</source>
        <translation>側面には3色の縞、上下にはリボン。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Tom Parks' stripes</source>
        <translation>トム・パークスの縞</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three stripes of three colours on every face.</source>
        <translation>どの面にも3色3本の縞。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Plummer's cross</source>
        <translation>プラマーの十字</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A plus on every face, the corners moved round in groups of three.</source>
        <translation>どの面にも十字。コーナーは3つずつ巡ります。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Christman's cross</source>
        <translation>クリストマンの十字</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A plus on every face, the corners exchanged between pairs of faces.</source>
        <translation>どの面にも十字。コーナーは2面ずつの間で入れ替わります。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Plus and minus</source>
        <translation>プラスとマイナス</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Plus signs on two sides, minus signs on the other two.</source>
        <translation>2面にプラス、残りの2面にマイナス。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six H's</source>
        <translation>6つのH</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter H on every face, in the opposite colour.</source>
        <translation>どの面にも、反対側の色でHの字。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six T's</source>
        <translation>6つのT</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter T on every face.</source>
        <translation>どの面にもTの字。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Four U's</source>
        <translation>4つのU</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter U on each of the four sides, in the opposite colour.</source>
        <translation>側面の4面それぞれに、反対側の色でUの字。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six U's</source>
        <translation>6つのU</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter U on every face, in the colour of a neighbour.</source>
        <translation>どの面にも、隣の面の色でUの字。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Tetris</source>
        <translation>テトリス</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two interlocking pieces of four squares lie round the centre of every face.</source>
        <translation>どの面でも、センターのまわりで4マスのピース2つが組み合います。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Wire</source>
        <translation>ワイヤー</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A wire zigzags round the four sides.</source>
        <translation>ワイヤーが側面の4面をジグザグに回ります。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Python</source>
        <translation>パイソン</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A snake winds over all six faces.</source>
        <translation>ヘビが6面すべてに巻きつきます。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Anaconda</source>
        <translation>アナコンダ</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A snake of three colours winds round each of two corners.</source>
        <translation>2つのコーナーにそれぞれ3色のヘビが巻きつきます。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Green mamba</source>
        <translation>グリーンマンバ</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A snake winds over every face, in two pieces.</source>
        <translation>ヘビが2つに分かれて、すべての面に巻きつきます。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twister</source>
        <translation>ツイスター</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Rows and corners twisted about a diagonal of the cube.</source>
        <translation>列とコーナーがキューブの対角線のまわりにねじれています。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Spiral</source>
        <translation>らせん</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The colour of a neighbour winds round every face.</source>
        <translation>隣の面の色が、どの面でも渦を巻きます。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Staircase</source>
        <translation>階段</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Steps lead down along the diagonals of the faces.</source>
        <translation>面の対角線に沿って段が下ります。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Kilt</source>
        <translation>キルト</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A cloth of three colours: corners, edges and centre of a face all differ.</source>
        <translation>3色の織物：1つの面のコーナー、エッジ、センターがすべて違う色です。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Opposite corners</source>
        <translation>向かい合うコーナー</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two opposite corners of each side are exchanged, top and bottom keep a spot.</source>
        <translation>側面それぞれで対角のコーナー2つが入れ替わり、上下の面には点が残ります。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twisted peaks</source>
        <translation>ねじれた峰</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two opposite corners twisted, each with the three edges around it.</source>
        <translation>向かい合う2つのコーナーが、まわりの3つのエッジごとねじれています。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Exchanged peaks</source>
        <translation>入れ替わった峰</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two opposite corners exchanged, each with the three edges around it.</source>
        <translation>向かい合う2つのコーナーが、まわりの3つのエッジごと入れ替わっています。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twisted rings</source>
        <translation>ねじれた輪</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A ring of pieces around a corner, twisted against the rest.</source>
        <translation>コーナーを囲むパーツの輪が、残りに対してねじれています。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Exchanged rings</source>
        <translation>入れ替わった輪</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The rings around two opposite corners are exchanged.</source>
        <translation>向かい合う2つのコーナーを囲む輪が入れ替わっています。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twisted chicken feet</source>
        <translation>ねじれた鶏の足</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three toes spread from each of two opposite corners, twisted.</source>
        <translation>向かい合う2つのコーナーからそれぞれ3本の指が広がり、ねじれています。</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Exchanged chicken feet</source>
        <translation>入れ替わった鶏の足</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The toes of two opposite corners are exchanged.</source>
        <translation>向かい合う2つのコーナーの指が入れ替わっています。</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-htm.json"/>
        <source>2×2×2, HTM</source>
        <translation>2×2×2、HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-htm.json"/>
        <source>HTM</source>
        <translation>HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-htm.json"/>
        <source>Full enumeration of all positions</source>
        <translation>全局面の数え上げ</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-qtm.json"/>
        <source>QTM</source>
        <translation>QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-3x3x3-htm.json"/>
        <source>3×3×3, HTM</source>
        <translation>3×3×3、HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-3x3x3-htm.json"/>
        <source>OEIS A080601; T. Rokicki, H. Kociemba, M. Davidson and J. Dethridge, cube20.org</source>
        <translation>OEIS A080601。T. Rokicki, H. Kociemba, M. Davidson, J. Dethridge, cube20.org</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-3x3x3-qtm.json"/>
        <source>OEIS A080602; T. Rokicki and M. Davidson, cube20.org/qtm</source>
        <translation>OEIS A080602。T. Rokicki, M. Davidson, cube20.org/qtm</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-htm.json"/>
        <source>Domino, HTM</source>
        <translation>ドミノ、HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-htm.json"/>
        <source>H. Kociemba, kociemba.org/cube.htm; counted by core.cube.subgoals.domino.count_cosets</source>
        <translation>H. Kociemba, kociemba.org/cube.htm。core.cube.subgoals.domino.count_cosetsで数え上げ</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-qtm.json"/>
        <source>Domino, QTM</source>
        <translation>ドミノ、QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-qtm.json"/>
        <source>counted by core.cube.subgoals.domino.count_cosets</source>
        <translation>core.cube.subgoals.domino.count_cosetsで数え上げ</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-corners-htm.json"/>
        <source>3×3×3 corners, HTM</source>
        <translation>3×3×3のコーナー、HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-corners-qtm.json"/>
        <source>3×3×3 corners, QTM</source>
        <translation>3×3×3のコーナー、QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-maximum-htm.json"/>
        <source>Maximum of Korf's three tables, HTM</source>
        <translation>Korfの3つのテーブルの最大値、HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-maximum-htm.json"/>
        <source>Sample of 1 000 000 positions drawn uniformly, seed 1</source>
        <translation>一様に選んだ1 000 000局面の標本、シード1</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-maximum-qtm.json"/>
        <source>Maximum of Korf's three tables, QTM</source>
        <translation>Korfの3つのテーブルの最大値、QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-a-htm.json"/>
        <source>Edges UR UF UL UB DR DF, HTM</source>
        <translation>エッジUR UF UL UB DR DF、HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-a-qtm.json"/>
        <source>Edges UR UF UL UB DR DF, QTM</source>
        <translation>エッジUR UF UL UB DR DF、QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-b-htm.json"/>
        <source>Edges DL DB FR FL BL BR, HTM</source>
        <translation>エッジDL DB FR FL BL BR、HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-b-qtm.json"/>
        <source>Edges DL DB FR FL BL BR, QTM</source>
        <translation>エッジDL DB FR FL BL BR、QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/sokoban-the-turnstile.json"/>
        <source>The Turnstile</source>
        <translation>回転木戸</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/sokoban-the-turnstile.json"/>
        <source>counted breadth first</source>
        <translation>幅優先探索で数え上げ</translation>
    </message>
</context>
</TS>

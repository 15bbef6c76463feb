<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/sokoban/board.pyx"/>
        <source>The level has no square {x},{y}: it is {width} wide and {height} high</source>
        <translation>この面にマス{x},{y}はありません。幅{width}、高さ{height}です</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>A draft has one level character for every square</source>
        <translation>下書きのすべてのマスに面の文字が1つずつ必要です</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The saved draft cannot be read</source>
        <translation>保存された下書きを読み取れません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>A level has at least one square</source>
        <translation>面には少なくとも1マスが必要です</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>{width} × {height} squares are too many; {most} × {most} is the most</source>
        <translation>{width}×{height}マスは多すぎます。{most}×{most}が上限です</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the left edge; add squares there first</source>
        <translation>面が左端に接しています。先に左へマスを足してください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the right edge; add squares there first</source>
        <translation>面が右端に接しています。先に右へマスを足してください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the top edge; add squares there first</source>
        <translation>面が上端に接しています。先に上へマスを足してください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the bottom edge; add squares there first</source>
        <translation>面が下端に接しています。先に下へマスを足してください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>However it is pushed, it reaches no goal.</source>
        <translation>どう押しても、行き先にゴールがありません。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the left wall; no goal there.</source>
        <translation>左の壁に接していて、その壁沿いにゴールがありません。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the upper wall; no goal there.</source>
        <translation>上の壁に接していて、その壁沿いにゴールがありません。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the right wall; no goal there.</source>
        <translation>右の壁に接していて、その壁沿いにゴールがありません。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the lower wall; no goal there.</source>
        <translation>下の壁に接していて、その壁沿いにゴールがありません。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>No push can free them, so the level has no solution.</source>
        <translation>どう押しても動かせないので、この面に解はありません。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It can never be opened, so the level has no solution.</source>
        <translation>開けることができないので、この面に解はありません。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>More boxes can reach these goals than there are goals.</source>
        <translation>これらのゴールに届く荷物の数が、ゴールの数を超えています。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There is nothing on the grid yet</source>
        <translation>まだ何もありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Every box stands on a goal.</source>
        <translation>すべての荷物がゴールにあります。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Every box stands on a goal, and the man can reach none of them.</source>
        <translation>すべての荷物がゴールにあり、作業員はどの荷物にも行けません。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The level is solved already</source>
        <translation>面はすでにクリア済みです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add man</source>
        <translation>作業員を追加</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There is no man</source>
        <translation>作業員がいません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place one on the floor.</source>
        <translation>床に1人置いてください。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Keep one</source>
        <translation>1人だけ残す</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There are {men} men</source>
        <translation>作業員が{men}人います</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Only one can play.</source>
        <translation>プレイできるのは1人だけです。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>A second man stands at {place}</source>
        <translation>2人目の作業員が{place}にいます</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The wall is open in {places} places</source>
        <translation>壁が{places}か所で途切れています</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Close all</source>
        <translation>すべてふさぐ</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The wall is open at {place}</source>
        <translation>{place}で壁が途切れています</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Close it</source>
        <translation>ふさぐ</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes can reach no goal</source>
        <translation>{boxes}個の荷物がどのゴールにも届きません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>However they are pushed, they reach no goal.</source>
        <translation>どう押しても、行き先にゴールがありません。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Remove all</source>
        <translation>すべて取り除く</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} can reach no goal</source>
        <translation>{place}の荷物はどのゴールにも届きません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands in a corner.</source>
        <translation>隅にあります。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There are no boxes</source>
        <translation>荷物がありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place at least one box and one goal.</source>
        <translation>荷物とゴールを少なくとも1つずつ置いてください。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes}, {goals}</source>
        <translation>{boxes}、{goals}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add goal</source>
        <translation>ゴールを追加</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add goals</source>
        <translation>ゴールを追加</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place one more goal or remove a box.</source>
        <translation>ゴールを1つ足すか、荷物を1つ取り除いてください。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place {missing} more goals or remove {missing} boxes.</source>
        <translation>ゴールを{missing}個足すか、荷物を{missing}個取り除いてください。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add box</source>
        <translation>荷物を追加</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add boxes</source>
        <translation>荷物を追加</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place one more box or remove a goal.</source>
        <translation>荷物を1つ足すか、ゴールを1つ取り除いてください。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place {missing} more boxes or remove {missing} goals.</source>
        <translation>荷物を{missing}個足すか、ゴールを{missing}個取り除いてください。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Left out of the level when it is played.</source>
        <translation>プレイするときは面から除かれます。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to the box at {place}</source>
        <translation>作業員は{place}の荷物に行けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to the goal at {place}</source>
        <translation>作業員は{place}のゴールに行けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to {boxes} and {goals}</source>
        <translation>作業員は{boxes}と{goals}に行けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to {things}</source>
        <translation>作業員は{things}に行けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Floor lies outside of the walls</source>
        <translation>壁の外に床があります</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>%n squares that the man cannot get to.</source>
        <extracomment>One: %n square that the man cannot get to.</extracomment>
        <translation>
            <numerusform>作業員が行けないマスが%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Clear</source>
        <comment>empty all</comment>
        <translation>消す</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The floor leads out of the level here.</source>
        <translation>床がここで面の外に出ています。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The floor leads out of the level here and at one more square.</source>
        <translation>床がここともう1マスで面の外に出ています。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The floor leads out of the level here and at {more} more squares.</source>
        <translation>床がここと、ほか{more}マスで面の外に出ています。</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} is stuck for ever</source>
        <translation>{place}の荷物はもう動かせません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} closes a diagonal</source>
        <translation>{place}の荷物が斜めの列をふさいでいます</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} has no goal left</source>
        <translation>{place}の荷物に行けるゴールが残っていません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} hold each other for ever</source>
        <translation>{first}と{second}の荷物が互いの動きを封じています</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} close a diagonal</source>
        <translation>{first}と{second}の荷物が斜めの列をふさいでいます</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} have too few goals</source>
        <translation>{first}と{second}の荷物にはゴールが足りません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} can reach no goal</source>
        <translation>{first}と{second}の荷物はどのゴールにも届きません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes hold each other for ever</source>
        <translation>{boxes}個の荷物が互いの動きを封じています</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes close a diagonal</source>
        <translation>{boxes}個の荷物が斜めの列をふさいでいます</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes have too few goals</source>
        <translation>{boxes}個の荷物にはゴールが足りません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/corridor.py"/>
        <source>The solution of the classical form ends on the right</source>
        <translation>古典形の解は右側で終わります</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/doubling.py"/>
        <source>The number of doubling rooms must be from {least} to {most}, not {number}</source>
        <translation>倍化の部屋は{least}から{most}部屋までで、{number}部屋にはできません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/fibonacci.py"/>
        <source>The recurrence starts with {least} boxes</source>
        <translation>漸化式は荷物{least}個から始まります</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/fibonacci.py"/>
        <source>The number of boxes of a Fibonacci corridor must be from {least} to {most}, not {boxes}</source>
        <translation>フィボナッチの通路の荷物は{least}から{most}個までで、{boxes}個にはできません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Levels built to be hard</source>
        <translation>わざと難しくした面</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>One-way street</source>
        <translation>一方通行の道</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>One-way street, the wrong way</source>
        <translation>一方通行の道、逆方向</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Fibonacci corridor, {boxes} boxes</source>
        <translation>フィボナッチの通路、荷物{boxes}個</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Classical Fibonacci corridor, {boxes} boxes</source>
        <translation>古典的なフィボナッチの通路、荷物{boxes}個</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Doubling rooms, %n rooms</source>
        <extracomment>One: Doubling rooms, %n room</extracomment>
        <translation>
            <numerusform>倍化の部屋、%n部屋</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/blocks.py"/>
        <source>{sign} is not a level character</source>
        <translation>{sign}は面の文字ではありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/blocks.py"/>
        <source>There is no level in this text; # is a wall, @ the man, $ a box and . a goal</source>
        <translation>この文字列に面はありません。#は壁、@は作業員、$は荷物、.はゴールです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>Link</source>
        <comment>a web address</comment>
        <translation>リンク</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>This is a {game} file; only Sokoban levels can be played</source>
        <translation>これは{game}のファイルです。プレイできるのは倉庫番の面だけです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>The text holds {levels} levels, not one</source>
        <translation>この文字列には面が1つではなく{levels}個あります</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>This is a {game} level; only Sokoban levels can be played</source>
        <translation>これは{game}の面です。プレイできるのは倉庫番の面だけです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>Each box has a goal of its own, as in Sokoban+; this is ignored when playing</source>
        <translation>Sokoban+のように各荷物に専用のゴールがありますが、プレイでは無視します</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>The moves of “{title}” cannot be read: {reason}</source>
        <translation>「{title}」の手が読めません。{reason}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>No moves follow “{title}”, so it is kept as a note</source>
        <translation>「{title}」の後に手がないので、メモとして残します</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>{sign} is not a move, so this line is kept as a note</source>
        <translation>{sign}は手ではないので、この行はメモとして残します</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>These moves cannot be read, so the line is kept as a note</source>
        <translation>この手は読めないので、行をメモとして残します</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>This link holds no level after lvl=</source>
        <translation>このリンクのlvl=の後に面がありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>The link is cut off: it says h={height} and has {rows}</source>
        <translation>リンクが途中で切れています。h={height}なのに{rows}しかありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>The link says h={height} and has {rows}</source>
        <translation>リンクではh={height}ですが、{rows}あります</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>The link says w={width}, and row {row} has {squares} squares</source>
        <translation>リンクではw={width}ですが、{row}行目は{squares}マスです</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>%n rows</source>
        <extracomment>One: %n row</extracomment>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>There is nothing to repeat after this number</source>
        <translation>個数の後に繰り返すものがありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>This closing bracket has no opening bracket</source>
        <translation>開かれていないかっこが閉じられています</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>Written out, this is longer than {most} characters</source>
        <translation>展開すると{most}文字を超えます</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>A bracket is never closed</source>
        <translation>かっこが閉じられていません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>The XML is broken here: {fault}</source>
        <translation>XMLがここで壊れています（{fault}）</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>This is XML without a Sokoban level; a level is &lt;Level&gt; with a row in every &lt;L&gt;</source>
        <translation>倉庫番の面を含まないXMLです。面は&lt;Level&gt;で、行はそれぞれ&lt;L&gt;に入ります</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>This XML is nested deeper than any level file</source>
        <translation>このXMLの入れ子は、面のファイルとしては深すぎます</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>This XML defines entities of its own, which level files have no need of</source>
        <translation>このXMLは独自の実体を定義しています。面のファイルには不要です</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>SLC has no place for solutions and snapshots: {count:,} left out</source>
        <translation>SLCには解とスナップショットを書く場所がありません。{count:,}件を省略しました</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>SLC has no place for notes on a level: those of %n levels left out</source>
        <extracomment>One: SLC has no place for notes on a level: those of %n level left out</extracomment>
        <translation>
            <numerusform>SLCには面のメモを書く場所がありません。%n面分を省略しました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>SLC has no place for dates and other keys: {count:,} left out</source>
        <translation>SLCには日付やその他のキーを書く場所がありません。{count:,}件を省略しました</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>Level {number} has no wall, so it cannot be written as text</source>
        <translation>{number}番目の面には壁がないので、テキストで書けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>no connected room of that size and style</source>
        <translation>その大きさと様式では部屋がつながらない</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>too little floor for so many boxes</source>
        <translation>荷物の数に対して床が足りない</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>too short</source>
        <translation>短すぎる</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>too long</source>
        <translation>長すぎる</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>a box that need not move, or floor of no use</source>
        <translation>動かす必要のない荷物、または無駄な床がある</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>the same as another</source>
        <translation>ほかの面と同じ</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for another size, or for any style</source>
        <translation>別の大きさにするか、様式の指定をなくしてください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for fewer boxes, or for more squares</source>
        <translation>荷物を減らすか、マスを増やしてください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for fewer pushes, or for more boxes</source>
        <translation>押し数を減らすか、荷物を増やしてください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Allow more pushes, or ask for fewer squares</source>
        <translation>押し数の上限を上げるか、マスを減らしてください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for more boxes, or for fewer squares</source>
        <translation>荷物を増やすか、マスを減らしてください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for another size or more boxes, or begin with another seed</source>
        <translation>別の大きさか、より多くの荷物を選ぶか、別のシードから始めてください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The width must be from {least} to {most}</source>
        <translation>幅は{least}から{most}までです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The height must be from {least} to {most}</source>
        <translation>高さは{least}から{most}までです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The number of boxes must be from {least} to {most}</source>
        <translation>荷物の数は{least}から{most}までです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The minimum number of pushes must be from {least} to {most}</source>
        <translation>押し数の下限は{least}から{most}までです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The maximum number of pushes must be from {least} to {most}</source>
        <translation>押し数の上限は{least}から{most}までです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>{width} × {height} leaves room for more than {most} squares of floor</source>
        <translation>{width}×{height}では床が{most}マスを超えます</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The minimum number of pushes, {least}, is greater than the maximum, {most}</source>
        <translation>押し数の下限{least}が上限{most}を超えています</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>{reason}, or {other}</source>
        <translation>{reason}、または{other}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The level is empty</source>
        <translation>面が空です</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>There is no man; put one @ on the floor</source>
        <translation>作業員がいません。床に@を1つ置いてください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>There is a second man</source>
        <translation>作業員が2人います</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The wall is open here</source>
        <translation>ここで壁が途切れています</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The man can never get here, so this is decoration</source>
        <translation>作業員はここに行けないので、これは飾りです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>There are no boxes that the man can reach</source>
        <translation>作業員の行ける範囲に荷物がありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>{boxes} but {goals} within the man's reach</source>
        <translation>作業員の行ける範囲では、{boxes}に対して{goals}です</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>{boxes} but {goals}</source>
        <translation>{boxes}に対して{goals}です</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The level is solved already: {why}</source>
        <translation>面はすでにクリア済みです。{why}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>every box stands on a goal</source>
        <translation>すべての荷物がゴールにあります</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>every box stands on a goal, and the man can reach none of them</source>
        <translation>すべての荷物がゴールにあり、作業員はどの荷物にも行けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>This text has {length:,} characters; {most:,} is the most</source>
        <translation>この文字列は{length:,}文字です。上限は{most:,}文字です</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>{sign} changes the man, which only Multiban has</source>
        <translation>{sign}は作業員の交代で、Multibanにしかありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>{letter} is not a move. Use l u r d, or L U R D for a push</source>
        <translation>{letter}は手ではありません。l u r d、押しにはL U R Dを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>{sign} cannot be repeated</source>
        <translation>{sign}は繰り返せません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>The man can jump only in reverse play</source>
        <translation>作業員がジャンプできるのは逆プレイだけです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>The current position * stands there twice</source>
        <translation>現在の局面を示す*が2回現れます</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>A jump [ begins within another</source>
        <translation>ジャンプ[が別のジャンプの中で始まっています</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>A jump ends with ] that never began</source>
        <translation>始まっていないジャンプが]で終わっています</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>A jump [ never ends with ]</source>
        <translation>ジャンプ[が]で終わっていません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/path/blocks.pyx"/>
        <source>There is no box on that square</source>
        <translation>そのマスに荷物はありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/quantified_formulas.py"/>
        <source>A formula here has {wanted} quantifiers, not {found}</source>
        <translation>ここの式には量化子が{wanted}個必要ですが、{found}個です</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>{letter} is not a move. Use l u r d</source>
        <translation>{letter}は手ではありません。l u r dを使ってください</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/replay.py"/>
        <source>At the end %n boxes are not on goals</source>
        <extracomment>One: At the end %n box is not on a goal</extracomment>
        <translation>
            <numerusform>荷物が%n個、ゴールの外に残ります</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>The moves do not lead back to the first position</source>
        <translation>この手順では最初の局面に戻りません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>The man cannot begin where the jump takes him</source>
        <translation>ジャンプ先から作業員は始められません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>The man cannot walk to where a jump takes him</source>
        <translation>ジャンプ先へ作業員が歩いて行けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/reverse.py"/>
        <source>This is not a position of this level played backwards</source>
        <translation>この面を逆プレイした局面ではありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/reverse.py"/>
        <source>{letter} is not a move. Use l u r d, or L U R D for a pull</source>
        <translation>{letter}は手ではありません。l u r d、引きにはL U R Dを使ってください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/boards.py"/>
        <source>Corner</source>
        <translation>隅</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/boards.py"/>
        <source>Room</source>
        <comment>a small level</comment>
        <translation>部屋</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/configuration.py"/>
        <source>Savitch's algorithm takes a board of at most {most} free cells; this one has {cells}</source>
        <translation>サヴィッチのアルゴリズムで扱えるのは空きマスが{most}個までの盤です。この盤は{cells}個です</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/cost.py"/>
        <source>The calls are counted for at most {most} positions; this board has more</source>
        <translation>呼び出しを数えるのは{most}局面までです。この盤はそれより多くあります</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/question.py"/>
        <source>The level has no solved position in which the man has a square to stand on</source>
        <translation>作業員が立つマスのあるクリア局面が、この面にはありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/question.py"/>
        <source>The limit on this board must be from 1 to {most} moves, not {limit}</source>
        <translation>この盤の上限は1から{most}手までで、{limit}手にはできません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/question.py"/>
        <source>Every position of this board can be reached</source>
        <translation>この盤のすべての局面に到達できます</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>The first position has {first} and the second {second}; draw as many in both</source>
        <translation>第1の局面は{first}、第2の局面は{second}です。同じ数にしてください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>{boxes} and {goals} within the man's reach: draw as many of both, or draw the second position</source>
        <translation>作業員の行ける範囲に{boxes}、{goals}です。同じ数にするか、第2の局面を描いてください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>A sketch has one arrangement or two</source>
        <translation>スケッチの配置は1つか2つです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>The second position has no man; click a square until he stands there</source>
        <translation>第2の局面に作業員がいません。作業員が現れるまでマスをクリックしてください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>The first position has no man; click a square until he stands there</source>
        <translation>第1の局面に作業員がいません。作業員が現れるまでマスをクリックしてください</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the second position the man stands on {place}, which he can never reach</source>
        <translation>第2の局面で、行けないはずの{place}に作業員がいます</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the first position the man stands on {place}, which he can never reach</source>
        <translation>第1の局面で、行けないはずの{place}に作業員がいます</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the second position a box stands on {place}, which the man can never reach</source>
        <translation>第2の局面で、作業員が行けない{place}に荷物があります</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the first position a box stands on {place}, which the man can never reach</source>
        <translation>第1の局面で、作業員が行けない{place}に荷物があります</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/backwards.py"/>
        <source>This position cannot be reached from the start of the level</source>
        <translation>この局面には面の最初の配置から到達できません</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The level has {squares:,} squares of floor and %n goals; {most_squares:,} and {most_goals:,} are the most that can be searched</source>
        <extracomment>One: The level has {squares:,} squares of floor and %n goal; {most_squares:,} and {most_goals:,} are the most that can be searched</extracomment>
        <translation>
            <numerusform>この面の床は{squares:,}マス、ゴールは%n個です。探索できるのは{most_squares:,}マス、{most_goals:,}個までです</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The time was up</source>
        <translation>時間切れです</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The memory was used up</source>
        <translation>メモリを使い切りました</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The search was cancelled</source>
        <translation>探索は中止されました</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>A box stands where it can never be brought to a goal</source>
        <translation>どのゴールにも運べない位置に荷物があります</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The boxes cannot be brought to a goal each, even if they were not in each other's way</source>
        <translation>互いに邪魔をしないとしても、荷物をすべて別々のゴールへ運べません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>Searched to the end without a solution; positions: {positions}</source>
        <translation>最後まで探索しましたが解はありませんでした。局面数：{positions}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/verdict.py"/>
        <source>All positions reachable from the start were counted, and this is not one of them</source>
        <translation>最初の配置から到達できる局面をすべて数えましたが、この局面は含まれません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The record names no role of a wall</source>
        <translation>記録に壁の役割がありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The record is not one of this level's walls</source>
        <translation>記録はこの面の壁のものではありません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The record of the walls contradicts itself</source>
        <translation>壁の記録が矛盾しています</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The fewest pushes of this level were not found, so its walls cannot be judged</source>
        <translation>この面の最小押し数が見つからなかったので、壁の役割を判定できません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go left</source>
        <translation>作業員は左へ行けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go up</source>
        <translation>作業員は上へ行けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go right</source>
        <translation>作業員は右へ行けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go down</source>
        <translation>作業員は下へ行けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed left</source>
        <translation>荷物を左へ押せません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed up</source>
        <translation>荷物を上へ押せません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed right</source>
        <translation>荷物を右へ押せません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed down</source>
        <translation>荷物を下へ押せません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box left</source>
        <translation>荷物を左へ引けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box up</source>
        <translation>荷物を上へ引けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box right</source>
        <translation>荷物を右へ引けません</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box down</source>
        <translation>荷物を下へ引けません</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/words.py"/>
        <source>%n boxes</source>
        <extracomment>One: %n box</extracomment>
        <translation>
            <numerusform>荷物%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/words.py"/>
        <source>%n goals</source>
        <extracomment>One: %n goal</extracomment>
        <translation>
            <numerusform>ゴール%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>move {number} of {moves}</source>
        <translation>{moves}手中{number}手目</translation>
    </message>
</context>
</TS>

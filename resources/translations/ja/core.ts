<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a whole number from {least} to {most}, not {value}</source>
        <translation>{name} は {least} から {most} までの整数です（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a number from {least:g} to {most:g}, not {value}</source>
        <translation>{name} は {least:g} から {most:g} までの数です（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a number of seconds from 0 on, not {value}</source>
        <translation>{name} は 0 以上の秒数です（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a text, or a list of texts, not {value}</source>
        <translation>{name} は文字列か文字列のリストです（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a column and a row from 0 on, as (3, 1), not {value}</source>
        <translation>{name} は (3, 1) のような 0 から数えた列と行です（{value} は使えません）</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>Reading this takes more than {seconds:g} seconds. Divide it</source>
        <translation>読み取りに{seconds:g}秒より長くかかります。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} bytes to read. Divide it</source>
        <translation>読み取れる{most:,}バイトを超えています。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} lines to read. Divide it</source>
        <translation>読み取れる{most:,}行を超えています。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} characters to read. Divide it</source>
        <translation>読み取れる{most:,}文字を超えています。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} levels to read. Divide it</source>
        <translation>読み取れる{most:,}面を超えています。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} squares to read. Divide it</source>
        <translation>読み取れる{most:,}マスを超えています。分割してください</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This text has {characters:,} characters; {most:,} is the most</source>
        <translation>この文字列は{characters:,}文字です。上限は{most:,}文字です</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>{name} is not a file</source>
        <translation>{name}はファイルではありません</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>{name} is larger than {most} MB</source>
        <translation>{name}は{most} MBを超えています</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>{name} cannot be read: {reason}</source>
        <translation>{name}を読み取れません（{reason}）</translation>
    </message>
    <message>
        <location filename="../../../core/base/figures.py"/>
        <source>{name}, which comes with Statewalk, is damaged</source>
        <translation>Statewalkに付属する{name}が破損しています</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/encoding.py"/>
        <source>This is not a text file</source>
        <translation>テキストファイルではありません</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} is another table or from another version</source>
        <translation>{name}は別のテーブルか、別のバージョンのものです</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} has a damaged header</source>
        <translation>{name}のヘッダーが破損しています</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} is damaged: its checksum does not fit</source>
        <translation>{name}は破損しています。チェックサムが合いません</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} is not a table of this program</source>
        <translation>{name}はこのプログラムのテーブルではありません</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/whole_file.py"/>
        <source>it is not a plain file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/whole_file.py"/>
        <source>{name} cannot be written: {reason}</source>
        <translation>{name}を書き込めません（{reason}）</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>Install the program anew</source>
        <translation>プログラムを再インストールしてください</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>{fault}. {advice}</source>
        <translation>{fault}。{advice}</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>{message} ({place}).</source>
        <translation>{message}（{place}）。</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>{message}.</source>
        <translation>{message}。</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>line {line}, column {column}</source>
        <translation>{line}行目、{column}文字目</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>No numbers of positions by depth are given</source>
        <translation>深さごとの局面数が指定されていません</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>The {states} states are not more than the moves that arrive from the depth before</source>
        <translation>{states}個の状態の数が、1つ前の深さから来る手の数を超えていません</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>The {states} states are fewer than the moves that arrive from the depth before</source>
        <translation>{states}個の状態の数が、1つ前の深さから来る手の数を下回っています</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>depth {depth}</source>
        <translation>深さ{depth}</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>Even depths hold {even} states and odd depths {odd}: they must be equal</source>
        <translation>偶数の深さの状態は{even}個、奇数の深さの状態は{odd}個です。等しくなければなりません</translation>
    </message>
    <message>
        <location filename="../../../core/markov/flows.py"/>
        <source>{shares} shares of moves that stay are too many or too few for {depths} depths</source>
        <translation>{depths}種の深さに対して、留まる手の割合{shares}個は数が合いません</translation>
    </message>
    <message>
        <location filename="../../../core/markov/flows.py"/>
        <source>With {share:.6g} of its moves staying, {flow:.6g} would lead deeper</source>
        <translation>手の{share:.6g}が留まると、深いほうへ進む割合が{flow:.6g}になります</translation>
    </message>
    <message>
        <location filename="../../../core/markov/flows.py"/>
        <source>{moves:.6g} moves a state arrive in {states:.6g} states</source>
        <translation>{states:.6g}個の状態に、1状態あたり{moves:.6g}手が来ます</translation>
    </message>
    <message>
        <location filename="../../../core/markov/growth.py"/>
        <source>A fit needs two depths from 0 to {most}, not {first} to {last}</source>
        <translation>当てはめには0から{most}までの2つの深さが必要で、{first}から{last}ではできません</translation>
    </message>
    <message>
        <location filename="../../../core/markov/growth.py"/>
        <source>An ideal puzzle needs a growth above 0 and a diameter of at least 1</source>
        <translation>理想パズルには正の増大率と1以上の直径が必要です</translation>
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
        <source>No grid of repeating tiles was found in this picture</source>
        <translation>この画像には、同じタイルが繰り返し並ぶ格子が見つかりません</translation>
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
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/cube/estimate/network.py"/>
        <source>{name} is damaged: it contains no network that estimates depth</source>
        <translation>{name} ist beschädigt: Die Datei enthält kein Netz, das Tiefen schätzt</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>A cube has 54 stickers, this text has {letters}</source>
        <translation>Ein Würfel hat 54 Sticker, dieser Text hat {letters}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>{letter} is not a letter of a colour</source>
        <translation>{letter} ist kein Buchstabe einer Farbe</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>{letter} is not a face. Use {names}</source>
        <translation>{letter} ist keine Seite. Möglich sind {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>No centre has the letter {letter}. The centres are {names}</source>
        <translation>Kein Mittelstein hat den Buchstaben {letter}. Die Mittelsteine sind {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>The centres are arranged as a mirror image</source>
        <translation>Die Mittelsteine sind spiegelverkehrt angeordnet</translation>
    </message>
    <message>
        <location filename="../../../core/cube/facelets.pyx"/>
        <source>Exchange two opposite ones</source>
        <translation>Zwei gegenüberliegende tauschen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>corner {place}</source>
        <translation>Ecke {place}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>edge {place}</source>
        <translation>Kante {place}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>sticker {name}</source>
        <translation>Sticker {name}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>stickers {first} and {second}</source>
        <translation>Sticker {first} und {second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The corner {colours} is there twice</source>
        <translation>Die Ecke {colours} ist zweimal da</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>corners {first} and {second}</source>
        <translation>Ecken {first} und {second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The edge {colours} is there twice</source>
        <translation>Die Kante {colours} ist zweimal da</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>edges {first} and {second}</source>
        <translation>Kanten {first} und {second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner has the colours {colours}</source>
        <translation>Keine Ecke hat die Farben {colours}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge has the colours {colours}</source>
        <translation>Keine Kante hat die Farben {colours}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The corner {colours} is a mirror image of a real one</source>
        <translation>Die Ecke {colours} ist das Spiegelbild einer echten</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The edge {colours} is a mirror image of a real one</source>
        <translation>Die Kante {colours} ist das Spiegelbild einer echten</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner with {colours} is left</source>
        <translation>Keine Ecke mit {colours} ist übrig</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge with {colours} is left</source>
        <translation>Keine Kante mit {colours} ist übrig</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner has {colour} twice</source>
        <translation>Keine Ecke hat {colour} zweimal</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge has {colour} twice</source>
        <translation>Keine Kante hat {colour} zweimal</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No corner has {colour} beside {other}</source>
        <translation>Keine Ecke hat {colour} neben {other}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>No edge has {colour} beside {other}</source>
        <translation>Keine Kante hat {colour} neben {other}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Two centres are {colour}</source>
        <translation>Zwei Mittelsteine sind {colour}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The centres {here} and {there} are opposite, but {here} belongs opposite {meant}</source>
        <translation>Die Mittelsteine {here} und {there} liegen gegenüber, aber gegenüber von {here} gehört {meant}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>The centres {here} and {there} are side by side, but must be opposite</source>
        <translation>Die Mittelsteine {here} und {there} liegen nebeneinander, gehören aber gegenüber</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/faults.py"/>
        <source>{colour} has %n stickers</source>
        <extracomment>One: {colour} has %n sticker</extracomment>
        <translation>
            <numerusform>{colour} hat %n Sticker</numerusform>
            <numerusform>{colour} hat %n Sticker</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Each colour has {most}</source>
        <translation>Jede Farbe hat {most}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>{colour} has {count}</source>
        <translation>{colour} hat {count}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Every colour has 9 stickers, but {counts}</source>
        <translation>Jede Farbe hat 9 Sticker, aber {counts}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>{first}. {second}</source>
        <translation>{first}. {second}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist the {place} corner once clockwise</source>
        <translation>Die Ecke {place} einmal im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist the {place} corner once anticlockwise</source>
        <translation>Die Ecke {place} einmal gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>One corner is twisted</source>
        <translation>Eine Ecke ist verdreht</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist any corner once clockwise</source>
        <translation>Irgendeine Ecke einmal im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Twist any corner once anticlockwise</source>
        <translation>Irgendeine Ecke einmal gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>One edge is flipped</source>
        <translation>Eine Kante ist gekippt</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Flip the {place} edge</source>
        <translation>Die Kante {place} kippen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Exchange the corners {first} and {second}</source>
        <translation>Die Ecken {first} und {second} tauschen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Exchange the edges {first} and {second}</source>
        <translation>Die Kanten {first} und {second} tauschen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/faults.py"/>
        <source>Two pieces are swapped</source>
        <translation>Zwei Steine sind vertauscht</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>Half-turn metric: any turn of a face is one move</source>
        <translation>Half-Turn-Metrik: jede Drehung einer Seite ist ein Zug</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>Quarter-turn metric: a turn of a face by 90° is one move, by 180° two</source>
        <translation>Quarter-Turn-Metrik: eine Drehung einer Seite um 90° ist ein Zug, um 180° zwei</translation>
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
            <numerusform>%n Zug HTM</numerusform>
            <numerusform>%n Züge HTM</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/metrics.py"/>
        <source>%n moves QTM</source>
        <extracomment>One: %n move QTM</extracomment>
        <translation>
            <numerusform>%n Zug QTM</numerusform>
            <numerusform>%n Züge QTM</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>{name} is no metric. Use {names}</source>
        <translation>{name} ist keine Metrik. Möglich sind {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>column {column}</source>
        <translation>Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The text stands for more than {most:,} moves</source>
        <translation>Der Text steht für mehr als {most:,} Züge</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The comment {opened} is never closed by {closed}</source>
        <translation>Der Kommentar {opened} wird nie mit {closed} geschlossen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>Brackets are nested more than {most} deep</source>
        <translation>Klammern sind mehr als {most}-fach verschachtelt</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {bracket} is never closed</source>
        <translation>Die {bracket} wird nie geschlossen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {opened} is closed by {closed}</source>
        <translation>Die {opened} wird von {closed} geschlossen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The brackets before this one stand for too many moves</source>
        <translation>Die Klammern vor dieser stehen für zu viele Züge</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{written} right after a bracket could be a repeat or a rotation. Write {repeat} or {rotation}</source>
        <translation>{written} gleich hinter einer Klammer kann eine Wiederholung oder eine Rotation sein. Möglich sind {repeat} oder {rotation}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{brackets} has no comma and no colon. Write (R U) for a group, [R, U] for a commutator, [R: U] for a conjugate</source>
        <translation>{brackets} hat weder Komma noch Doppelpunkt. (R U) ist eine Gruppe, [R, U] ein Kommutator, [R: U] ein Konjugat</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{move} is not a move. Layers are counted from a face, as in {example}</source>
        <translation>{move} ist kein Zug. Ebenen werden von einer Seite aus gezählt, wie in {example}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{move} is not a turn. Write {quarter}, {half} or {back}</source>
        <translation>{move} ist keine Drehung. Man schreibt {quarter}, {half} oder {back}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{mark} is not a move. To repeat moves, write {example}</source>
        <translation>{mark} ist kein Zug. Zum Wiederholen von Zügen schreibt man {example}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move. The rotation is written {meant}</source>
        <translation>{letter} ist kein Zug. Die Rotation schreibt man {meant}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move. The slice is written {meant}</source>
        <translation>{letter} ist kein Zug. Die Mittelebene schreibt man {meant}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move. Use U D L R F B</source>
        <translation>{letter} ist kein Zug. Möglich sind U D L R F B</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{letter} is not a move of the 2×2×2. Use U D L R F B x y z</source>
        <translation>{letter} ist kein Zug des 2×2×2. Möglich sind U D L R F B x y z</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {size}×{size}×{size} has no layer {layer}</source>
        <translation>Der {size}×{size}×{size} hat keine Ebene {layer}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The {bracket} has no opening bracket</source>
        <translation>Zu {bracket} fehlt die öffnende Klammer</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>A comma belongs inside square brackets, [R, U]</source>
        <translation>Ein Komma gehört in eckige Klammern, [R, U]</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>A colon belongs inside square brackets, [R: U]</source>
        <translation>Ein Doppelpunkt gehört in eckige Klammern, [R: U]</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The square brackets hold one comma too many</source>
        <translation>Die eckigen Klammern enthalten ein Komma zu viel</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>The square brackets hold one colon too many</source>
        <translation>Die eckigen Klammern enthalten einen Doppelpunkt zu viel</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>{mark} is not a move. Write it right after one, as in {example}</source>
        <translation>{mark} ist kein Zug. Es gehört direkt hinter einen, wie in {example}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>There is no bracket before {written}. To repeat moves, write {example}</source>
        <translation>Vor {written} steht keine Klammer. Zum Wiederholen von Zügen schreibt man {example}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/notation.py"/>
        <source>“{word}” is not a move. Write comments between {opened} and {closed}</source>
        <translation>„{word}“ ist kein Zug. Kommentare stehen zwischen {opened} und {closed}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/notation/wildcards.py"/>
        <source>No matching cube can be reached by turns</source>
        <translation>Kein passender Würfel ist durch Drehungen zu erreichen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Fill in the rest</source>
        <translation>Den Rest ausfüllen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Twist it back</source>
        <translation>Zurückdrehen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Flip it back</source>
        <translation>Zurückkippen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Exchange them</source>
        <translation>Beide tauschen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>Fix it</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>No cube that can be solved fits these stickers</source>
        <translation>Kein lösbarer Würfel passt zu diesen Stickern</translation>
    </message>
    <message>
        <location filename="../../../core/cube/painted_net.py"/>
        <source>None of {ways} ways to fill the gaps makes a cube that can be solved</source>
        <translation>Keine von {ways} Arten, die Lücken zu füllen, ergibt einen lösbaren Würfel</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>{name} is not a kind of small cube. Use 2x2x2</source>
        <translation>{name} ist keine Art kleiner Würfel. Möglich ist 2x2x2</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>An empty text is not a move of the 2×2×2. Use U D L R F B x y z</source>
        <translation>Ein leerer Text ist kein Zug des 2×2×2. Möglich sind U D L R F B x y z</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>A 2×2×2 has {stickers} stickers, this text has {letters}</source>
        <translation>Ein 2×2×2 hat {stickers} Sticker, dieser Text hat {letters}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>{letter} is no face. Use U R F D L B</source>
        <translation>{letter} ist keine Seite. Möglich sind U R F D L B</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>The corner {corner} appears twice</source>
        <translation>Die Ecke {corner} kommt zweimal vor</translation>
    </message>
    <message>
        <location filename="../../../core/cube/pocket_puzzle.py"/>
        <source>No corner has the colours {colours} in this order</source>
        <translation>Keine Ecke hat die Farben {colours} in dieser Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/policy.py"/>
        <source>There is no network {name}. There are {names}</source>
        <translation>Ein Netz {name} gibt es nicht. Es gibt {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/policy.py"/>
        <source>The network cannot be read: {reason}</source>
        <translation>Das Netz kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/policy.py"/>
        <source>{name} is damaged: it contains no network</source>
        <translation>{name} ist beschädigt: Die Datei enthält kein Netz</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>This has more than {millions} million characters</source>
        <translation>Das sind mehr als {millions} Millionen Zeichen</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>position {number}, {place}</source>
        <translation>Stellung {number}, {place}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>position {number}</source>
        <translation>Stellung {number}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>Six faces are needed, 0: to 5:, each with three times three letters of URFDLB</source>
        <translation>Nötig sind sechs Seiten, 0: bis 5:, jede mit dreimal drei Buchstaben aus URFDLB</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>This is not a JSON object on one line</source>
        <translation>Das ist kein JSON-Objekt auf einer Zeile</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/position_files.py"/>
        <source>The JSON object has no {tokens} tokens below {most}</source>
        <translation>Das JSON-Objekt hat keine {tokens} Tokens unter {most}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/weights.py"/>
        <source>{name} is not complete</source>
        <translation>{name} ist unvollständig</translation>
    </message>
    <message>
        <location filename="../../../core/cube/policy/weights.py"/>
        <source>{name} is damaged: its header names no network</source>
        <translation>{name} ist beschädigt: Der Dateikopf nennt kein Netz</translation>
    </message>
    <message>
        <location filename="../../../core/cube/puzzle.py"/>
        <source>{name} is not a kind of cube. Use 3x3x3</source>
        <translation>{name} ist keine Art Würfel. Möglich ist 3x3x3</translation>
    </message>
    <message>
        <location filename="../../../core/cube/puzzle.py"/>
        <source>{move} is not one move</source>
        <translation>{move} ist nicht ein einzelner Zug</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/__init__.py"/>
        <source>{name} is not a size of pruning tables. Use {names}</source>
        <translation>{name} ist keine Größe der Pruning-Tabellen. Möglich sind {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/bracket.py"/>
        <source>published, {author}, {year}</source>
        <translation>veröffentlicht, {author}, {year}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/bracket.py"/>
        <source>computed by this program, {year}</source>
        <translation>von diesem Programm berechnet, {year}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/solver.py"/>
        <source>The pruning table needs more memory than there is. Choose a smaller one.</source>
        <translation>Die Pruning-Tabelle braucht mehr Speicher, als es gibt. Eine kleinere wählen.</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>Building the solver's pruning tables; they are kept for next time.</source>
        <translation>Die Pruning-Tabellen des Lösers werden erstellt und für das nächste Mal behalten.</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>{name} is damaged or from another version. Building the solver's pruning tables again.</source>
        <translation>{name} ist beschädigt oder aus einer anderen Version. Die Pruning-Tabellen des Lösers werden neu erstellt.</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>{name} cannot be read: {reason}. Building the solver's pruning tables again.</source>
        <translation>{name} kann nicht gelesen werden: {reason}. Die Pruning-Tabellen des Lösers werden neu erstellt.</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>The pruning tables could not be stored in {folder}: {reason}.</source>
        <translation>Die Pruning-Tabellen konnten nicht in {folder} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../../core/cube/solve/tables.py"/>
        <source>{name} does not say what it contains</source>
        <translation>{name} sagt nicht, was die Datei enthält</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/goal.py"/>
        <source>{part} has no case at depth {depth}</source>
        <translation>{part} hat keinen Fall in Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cases of a cross</source>
        <translation>Fälle eines Kreuzes</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>patterns of flipped edges</source>
        <translation>Anordnungen gekippter Kanten</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cosets of the domino</source>
        <translation>Nebenklassen des Dominos</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>positions of the half-turn group</source>
        <translation>Stellungen der Halbdrehgruppe</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cosets of the half-turn group in the domino</source>
        <translation>Nebenklassen der Halbdrehgruppe im Domino</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cases of a 2×2×2 block</source>
        <translation>Fälle eines 2×2×2-Blocks</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>cases of a 1×2×3 block</source>
        <translation>Fälle eines 1×2×3-Blocks</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/nearest.py"/>
        <source>all {cases} counted, breadth first, by this program</source>
        <translation>alle {cases} gezählt, mit Breitensuche, von diesem Programm</translation>
    </message>
    <message>
        <location filename="../../../core/cube/subgoals/pieces.py"/>
        <source>There is no case at depth {depth}</source>
        <translation>Kein Fall liegt in Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>The file holds more than {most:,} times</source>
        <translation>Die Datei enthält mehr als {most:,} Zeiten</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>The file is not JSON as csTimer exports it</source>
        <translation>Die Datei ist kein JSON, wie csTimer es exportiert</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This is not a file of csTimer: it contains no session</source>
        <translation>Das ist keine csTimer-Datei: Sie enthält keine Session</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>Session {number} is not JSON as csTimer exports it</source>
        <translation>Session {number} ist kein JSON, wie csTimer es exportiert</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This session is not a list of times</source>
        <translation>Diese Session ist keine Liste von Zeiten</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>session {number}</source>
        <translation>Session {number}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>session {session}, solve {number}</source>
        <translation>Session {session}, Solve {number}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This solve has no time</source>
        <translation>Dieser Solve hat keine Zeit</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This time is out of range</source>
        <translation>Diese Zeit liegt außerhalb des möglichen Bereichs</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>This solve has no date</source>
        <translation>Dieser Solve hat kein Datum</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/cstimer.py"/>
        <source>The scramble and the comment of this solve are not both texts</source>
        <translation>Scramble und Kommentar dieses Solves sind nicht beide Text</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>%n sessions of other puzzles left out: {types}</source>
        <extracomment>One: %n session of another puzzle left out: {types}</extracomment>
        <translation>
            <numerusform>%n Session eines anderen Puzzles ausgelassen: {types}</numerusform>
            <numerusform>%n Sessions anderer Puzzles ausgelassen: {types}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>%n solves without a time left out</source>
        <extracomment>One: %n solve without a time left out</extracomment>
        <translation>
            <numerusform>%n Solve ohne Zeit ausgelassen</numerusform>
            <numerusform>%n Solves ohne Zeit ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>%n lines left out that are not times, the first is line {first}</source>
        <extracomment>One: %n line left out that is not a time: line {first}</extracomment>
        <translation>
            <numerusform>%n Zeile ausgelassen, die keine Zeit ist: Zeile {first}</numerusform>
            <numerusform>%n Zeilen ausgelassen, die keine Zeiten sind, die erste ist Zeile {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Phases of %n times left out</source>
        <extracomment>One: Phases of %n time left out</extracomment>
        <translation>
            <numerusform>Abschnitte von %n Zeit ausgelassen</numerusform>
            <numerusform>Abschnitte von %n Zeiten ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Recorded moves of %n times left out</source>
        <extracomment>One: Recorded moves of %n time left out</extracomment>
        <translation>
            <numerusform>Aufgezeichnete Züge von %n Zeit ausgelassen</numerusform>
            <numerusform>Aufgezeichnete Züge von %n Zeiten ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Ends of %n long names left out</source>
        <extracomment>One: End of %n long name left out</extracomment>
        <translation>
            <numerusform>Ende von %n langem Namen weggelassen</numerusform>
            <numerusform>Enden von %n langen Namen weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/omissions.py"/>
        <source>Scramble types left out: {types}</source>
        <translation>Arten von Scrambles ausgelassen: {types}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/session_import.py"/>
        <source>It contains no times of a 3×3×3 or a 2×2×2</source>
        <translation>Sie enthält keine Zeiten eines 3×3×3 oder 2×2×2</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/statistics_text.py"/>
        <source>This text contains no times</source>
        <translation>Dieser Text enthält keine Zeiten</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times.py"/>
        <source>{text} is not a time</source>
        <translation>{text} ist keine Zeit</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times.py"/>
        <source>No time is given</source>
        <translation>Es ist keine Zeit angegeben</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times.py"/>
        <source>Write 12.34, 1:02.34, 14.34+ or DNF</source>
        <translation>Möglich sind 12.34, 1:02.34, 14.34+ oder DNF</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>This line is not a solve as Statewalk exports it</source>
        <translation>Diese Zeile ist kein Solve, wie Statewalk ihn exportiert</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>This line is not a solve as csTimer exports it</source>
        <translation>Diese Zeile ist kein Solve, wie csTimer ihn exportiert</translation>
    </message>
    <message>
        <location filename="../../../core/cube/timing/times_csv.py"/>
        <source>This is not written as comma-separated text</source>
        <translation>Das ist kein Text mit kommagetrennten Werten</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/__init__.py"/>
        <source>{name} is not one of the cubes. Use {names}</source>
        <translation>{name} ist keiner der Würfel. Möglich sind {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/__init__.py"/>
        <source>There are no populations called {name}. Use {names}</source>
        <translation>Besetzungszahlen namens {name} gibt es nicht. Möglich sind {names}</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/facts.py"/>
        <source>The counted walk cannot be read</source>
        <translation>Die gezählte Irrfahrt kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/facts.py"/>
        <source>The counted walk is incomplete</source>
        <translation>Die gezählte Irrfahrt ist unvollständig</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/ideals.py"/>
        <source>3×3×3, QTM</source>
        <translation>3×3×3, QTM</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/ideals.py"/>
        <source>2×2×2, QTM</source>
        <translation>2×2×2, QTM</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/lumping.py"/>
        <source>The counted turns cannot be read</source>
        <translation>Die gezählten Drehungen können nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/lumping.py"/>
        <source>The counted turns are incomplete</source>
        <translation>Die gezählten Drehungen sind unvollständig</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>All moves between the depths are counted.</source>
        <translation>Alle Züge zwischen den Tiefen sind gezählt.</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>From the published populations; those beyond depth 18 are rounded.</source>
        <translation>Aus den veröffentlichten Besetzungszahlen; jenseits von Tiefe 18 sind sie gerundet.</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>From the published populations and the moves that keep the depth: counted to depth {counted}, sampled to {sampled}, estimated beyond.</source>
        <translation>Aus den veröffentlichten Besetzungszahlen und den Zügen, die die Tiefe halten: gezählt bis Tiefe {counted}, aus Stichproben bis {sampled}, darüber geschätzt.</translation>
    </message>
    <message>
        <location filename="../../../core/cube/walk/random_walk.py"/>
        <source>The exact walk on the 3×3×3 is known for at most {turns}, not {longest}</source>
        <translation>Die exakte Irrfahrt beim 3×3×3 ist für höchstens {turns} bekannt, nicht für {longest}</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Checkerboard</source>
        <translation>Schachbrett</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>On every face the colour alternates with the opposite one; the Pons asinorum, or bridge of asses.</source>
        <translation>Auf jeder Seite wechselt die Farbe mit der gegenüberliegenden; der Pons asinorum, die Eselsbrücke.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two checkerboards</source>
        <translation>Zwei Schachbretter</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Top and bottom exchange their edges, the four sides stay plain.</source>
        <translation>Oben und unten tauschen ihre Kanten, die vier Seiten bleiben einfarbig.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Four checkerboards</source>
        <translation>Vier Schachbretter</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Top, bottom, front and back alternate, left and right stay plain.</source>
        <translation>Oben, unten, vorn und hinten wechseln ab, links und rechts bleiben einfarbig.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Checkerboard in threes</source>
        <translation>Schachbrett zu dritt</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three faces around a corner pass their edges on in a circle.</source>
        <translation>Drei Seiten um eine Ecke geben ihre Kanten im Kreis weiter.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Checkerboard in a ring</source>
        <translation>Schachbrett im Ring</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The edges of all six faces move on along one ring of six colours.</source>
        <translation>Die Kanten aller sechs Seiten rücken in einem Ring aus sechs Farben weiter.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Four spots</source>
        <translation>Vier Punkte</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The centres of the four sides exchange with those opposite.</source>
        <translation>Die Mittelsteine der vier Seiten tauschen mit den gegenüberliegenden.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six spots</source>
        <translation>Sechs Punkte</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Every centre sits in a face of another colour.</source>
        <translation>Jeder Mittelstein sitzt in einer Seite anderer Farbe.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Superflip</source>
        <translation>Superflip</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>All twelve edges flipped in place, all corners in place.</source>
        <translation>Alle zwölf Kanten an ihrem Platz gekippt, alle Ecken am richtigen Platz.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Superflip with four spots</source>
        <translation>Superflip mit vier Punkten</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>All edges flipped in place, and four centres exchanged.</source>
        <translation>Alle Kanten an ihrem Platz gekippt und vier Mittelsteine getauscht.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Cube in a cube</source>
        <translation>Würfel im Würfel</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A small cube of 2×2×2 twisted inside the large one.</source>
        <translation>Ein kleiner Würfel aus 2×2×2, im großen verdreht.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Cube in a cube in a cube</source>
        <translation>Würfel im Würfel im Würfel</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A corner inside a small cube inside the large one.</source>
        <translation>Eine Ecke in einem kleinen Würfel im großen.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Displaced motif</source>
        <translation>Verschobenes Motiv</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A motif of two colours on every face, moved off its middle.</source>
        <translation>Auf jeder Seite ein Motiv aus zwei Farben, aus der Mitte gerückt.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Vertical stripes</source>
        <translation>Senkrechte Streifen</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three upright stripes on each of the four sides.</source>
        <translation>Drei senkrechte Streifen auf jeder der vier Seiten.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Gift box</source>
        <translation>Geschenk</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Stripes of three colours on the sides, a ribbon across top and bottom.</source>
        <translation>Streifen in drei Farben an den Seiten, ein Band über oben und unten.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Tom Parks' stripes</source>
        <translation>Streifen von Tom Parks</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three stripes of three colours on every face.</source>
        <translation>Drei Streifen in drei Farben auf jeder Seite.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Plummer's cross</source>
        <translation>Plummers Kreuz</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A plus on every face, the corners moved round in groups of three.</source>
        <translation>Ein Plus auf jeder Seite, je drei Ecken im Kreis vertauscht.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Christman's cross</source>
        <translation>Christmans Kreuz</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A plus on every face, the corners exchanged between pairs of faces.</source>
        <translation>Ein Plus auf jeder Seite, die Ecken zwischen Seitenpaaren getauscht.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Plus and minus</source>
        <translation>Plus und minus</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Plus signs on two sides, minus signs on the other two.</source>
        <translation>Pluszeichen auf zwei Seiten, Minuszeichen auf den anderen beiden.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six H's</source>
        <translation>Sechs H</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter H on every face, in the opposite colour.</source>
        <translation>Der Buchstabe H auf jeder Seite, in der Farbe gegenüber.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six T's</source>
        <translation>Sechs T</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter T on every face.</source>
        <translation>Der Buchstabe T auf jeder Seite.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Four U's</source>
        <translation>Vier U</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter U on each of the four sides, in the opposite colour.</source>
        <translation>Der Buchstabe U auf jeder der vier Seiten, in der Farbe gegenüber.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Six U's</source>
        <translation>Sechs U</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The letter U on every face, in the colour of a neighbour.</source>
        <translation>Der Buchstabe U auf jeder Seite, in der Farbe einer benachbarten.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Tetris</source>
        <translation>Tetris</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two interlocking pieces of four squares lie round the centre of every face.</source>
        <translation>Zwei verzahnte Teile aus vier Feldern liegen um den Mittelstein jeder Seite.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Wire</source>
        <translation>Draht</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A wire zigzags round the four sides.</source>
        <translation>Ein Draht läuft im Zickzack um die vier Seiten.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A snake winds over all six faces.</source>
        <translation>Eine Schlange windet sich über alle sechs Seiten.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Anaconda</source>
        <translation>Anakonda</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A snake of three colours winds round each of two corners.</source>
        <translation>Eine Schlange in drei Farben windet sich um jede von zwei Ecken.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Green mamba</source>
        <translation>Grüne Mamba</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A snake winds over every face, in two pieces.</source>
        <translation>Eine Schlange windet sich in zwei Stücken über jede Seite.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twister</source>
        <translation>Twister</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Rows and corners twisted about a diagonal of the cube.</source>
        <translation>Reihen und Ecken, um eine Diagonale des Würfels verdreht.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The colour of a neighbour winds round every face.</source>
        <translation>Die Farbe einer benachbarten Seite windet sich um jede Seite.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Staircase</source>
        <translation>Treppe</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Steps lead down along the diagonals of the faces.</source>
        <translation>Stufen führen die Diagonalen der Seiten hinab.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Kilt</source>
        <translation>Kilt</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A cloth of three colours: corners, edges and centre of a face all differ.</source>
        <translation>Ein Tuch in drei Farben: Ecken, Kanten und Mittelstein einer Seite sind alle verschieden.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Opposite corners</source>
        <translation>Gegenüberliegende Ecken</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two opposite corners of each side are exchanged, top and bottom keep a spot.</source>
        <translation>Zwei gegenüberliegende Ecken jeder Seite sind getauscht, oben und unten bleibt ein Punkt.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twisted peaks</source>
        <translation>Verdrehte Gipfel</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two opposite corners twisted, each with the three edges around it.</source>
        <translation>Zwei gegenüberliegende Ecken verdreht, jede mit den drei Kanten um sie.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Exchanged peaks</source>
        <translation>Getauschte Gipfel</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Two opposite corners exchanged, each with the three edges around it.</source>
        <translation>Zwei gegenüberliegende Ecken getauscht, jede mit den drei Kanten um sie.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twisted rings</source>
        <translation>Verdrehte Ringe</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>A ring of pieces around a corner, twisted against the rest.</source>
        <translation>Ein Ring aus Steinen um eine Ecke, gegen den Rest verdreht.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Exchanged rings</source>
        <translation>Getauschte Ringe</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The rings around two opposite corners are exchanged.</source>
        <translation>Die Ringe um zwei gegenüberliegende Ecken sind getauscht.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Twisted chicken feet</source>
        <translation>Verdrehte Hühnerfüße</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Three toes spread from each of two opposite corners, twisted.</source>
        <translation>Drei Zehen gehen von jeder der zwei gegenüberliegenden Ecken aus, verdreht.</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>Exchanged chicken feet</source>
        <translation>Getauschte Hühnerfüße</translation>
    </message>
    <message>
        <location filename="../../../resources/patterns/cube.json"/>
        <source>The toes of two opposite corners are exchanged.</source>
        <translation>Die Zehen zweier gegenüberliegender Ecken sind getauscht.</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-htm.json"/>
        <source>2×2×2, HTM</source>
        <translation>2×2×2, HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-htm.json"/>
        <source>HTM</source>
        <translation>HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-htm.json"/>
        <source>Full enumeration of all positions</source>
        <translation>Vollständige Aufzählung aller Stellungen</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-2x2x2-qtm.json"/>
        <source>QTM</source>
        <translation>QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-3x3x3-htm.json"/>
        <source>3×3×3, HTM</source>
        <translation>3×3×3, HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-3x3x3-htm.json"/>
        <source>OEIS A080601; T. Rokicki, H. Kociemba, M. Davidson and J. Dethridge, cube20.org</source>
        <translation>OEIS A080601; T. Rokicki, H. Kociemba, M. Davidson und J. Dethridge, cube20.org</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/cube-3x3x3-qtm.json"/>
        <source>OEIS A080602; T. Rokicki and M. Davidson, cube20.org/qtm</source>
        <translation>OEIS A080602; T. Rokicki und M. Davidson, cube20.org/qtm</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-htm.json"/>
        <source>Domino, HTM</source>
        <translation>Domino, HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-htm.json"/>
        <source>H. Kociemba, kociemba.org/cube.htm; counted by core.cube.subgoals.domino.count_cosets</source>
        <translation>H. Kociemba, kociemba.org/cube.htm; gezählt von core.cube.subgoals.domino.count_cosets</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-qtm.json"/>
        <source>Domino, QTM</source>
        <translation>Domino, QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/domino-qtm.json"/>
        <source>counted by core.cube.subgoals.domino.count_cosets</source>
        <translation>gezählt von core.cube.subgoals.domino.count_cosets</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-corners-htm.json"/>
        <source>3×3×3 corners, HTM</source>
        <translation>Ecken des 3×3×3, HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-corners-qtm.json"/>
        <source>3×3×3 corners, QTM</source>
        <translation>Ecken des 3×3×3, QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-maximum-htm.json"/>
        <source>Maximum of Korf's three tables, HTM</source>
        <translation>Maximum der drei Tabellen von Korf, HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-maximum-htm.json"/>
        <source>Sample of 1 000 000 positions drawn uniformly, seed 1</source>
        <translation>Stichprobe von 1 000 000 gleichverteilt gezogenen Stellungen, Seed 1</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-maximum-qtm.json"/>
        <source>Maximum of Korf's three tables, QTM</source>
        <translation>Maximum der drei Tabellen von Korf, QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-a-htm.json"/>
        <source>Edges UR UF UL UB DR DF, HTM</source>
        <translation>Kanten UR UF UL UB DR DF, HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-a-qtm.json"/>
        <source>Edges UR UF UL UB DR DF, QTM</source>
        <translation>Kanten UR UF UL UB DR DF, QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-b-htm.json"/>
        <source>Edges DL DB FR FL BL BR, HTM</source>
        <translation>Kanten DL DB FR FL BL BR, HTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/korf-six-edges-b-qtm.json"/>
        <source>Edges DL DB FR FL BL BR, QTM</source>
        <translation>Kanten DL DB FR FL BL BR, QTM</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/sokoban-the-turnstile.json"/>
        <source>The Turnstile</source>
        <translation>The Turnstile</translation>
    </message>
    <message>
        <location filename="../../../resources/figures/sokoban-the-turnstile.json"/>
        <source>counted breadth first</source>
        <translation>mit Breitensuche gezählt</translation>
    </message>
</context>
</TS>

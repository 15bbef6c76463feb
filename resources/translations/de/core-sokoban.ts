<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/sokoban/board.pyx"/>
        <source>The level has no square {x},{y}: it is {width} wide and {height} high</source>
        <translation>Das Level hat kein Feld {x},{y}: Es ist {width} breit und {height} hoch</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>A draft has one level character for every square</source>
        <translation>Ein Entwurf hat für jedes Feld ein Levelzeichen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The saved draft cannot be read</source>
        <translation>Der gespeicherte Entwurf kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>A level has at least one square</source>
        <translation>Ein Level hat mindestens ein Feld</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>{width} × {height} squares are too many; {most} × {most} is the most</source>
        <translation>{width} × {height} Felder sind zu viele; höchstens {most} × {most} sind möglich</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the left edge; add squares there first</source>
        <translation>Das Level reicht bis an den linken Rand; dort zuerst Felder anfügen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the right edge; add squares there first</source>
        <translation>Das Level reicht bis an den rechten Rand; dort zuerst Felder anfügen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the top edge; add squares there first</source>
        <translation>Das Level reicht bis an den oberen Rand; dort zuerst Felder anfügen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/grid.py"/>
        <source>The level touches the bottom edge; add squares there first</source>
        <translation>Das Level reicht bis an den unteren Rand; dort zuerst Felder anfügen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>However it is pushed, it reaches no goal.</source>
        <translation>Wie auch geschoben wird, sie erreicht kein Ziel.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the left wall; no goal there.</source>
        <translation>Sie steht an der linken Wand; dort ist kein Ziel.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the upper wall; no goal there.</source>
        <translation>Sie steht an der oberen Wand; dort ist kein Ziel.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the right wall; no goal there.</source>
        <translation>Sie steht an der rechten Wand; dort ist kein Ziel.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands against the lower wall; no goal there.</source>
        <translation>Sie steht an der unteren Wand; dort ist kein Ziel.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>No push can free them, so the level has no solution.</source>
        <translation>Kein Schub kann sie befreien, also hat das Level keine Lösung.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It can never be opened, so the level has no solution.</source>
        <translation>Sie lässt sich nie öffnen, also hat das Level keine Lösung.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>More boxes can reach these goals than there are goals.</source>
        <translation>Mehr Kisten können diese Ziele erreichen, als es Ziele gibt.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There is nothing on the grid yet</source>
        <translation>Auf dem Raster ist noch nichts</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Every box stands on a goal.</source>
        <translation>Jede Kiste steht auf einem Ziel.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Every box stands on a goal, and the man can reach none of them.</source>
        <translation>Jede Kiste steht auf einem Ziel, und die Spielfigur kommt an keine.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The level is solved already</source>
        <translation>Das Level ist schon gelöst</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add man</source>
        <translation>Spielfigur setzen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There is no man</source>
        <translation>Es gibt keine Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place one on the floor.</source>
        <translation>Eine auf den Boden setzen.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Keep one</source>
        <translation>Eine behalten</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There are {men} men</source>
        <translation>Es gibt {men} Spielfiguren</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Only one can play.</source>
        <translation>Nur eine kann spielen.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>A second man stands at {place}</source>
        <translation>Eine zweite Spielfigur steht auf {place}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The wall is open in {places} places</source>
        <translation>Die Wand ist an {places} Stellen offen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Close all</source>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The wall is open at {place}</source>
        <translation>Die Wand ist bei {place} offen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Close it</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes can reach no goal</source>
        <translation>{boxes} Kisten können kein Ziel erreichen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>However they are pushed, they reach no goal.</source>
        <translation>Wie auch geschoben wird, sie erreichen kein Ziel.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Remove all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} can reach no goal</source>
        <translation>Die Kiste auf {place} kann kein Ziel erreichen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>It stands in a corner.</source>
        <translation>Sie steht in einer Ecke.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>There are no boxes</source>
        <translation>Es gibt keine Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place at least one box and one goal.</source>
        <translation>Mindestens eine Kiste und ein Ziel setzen.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes}, {goals}</source>
        <translation>{boxes}, {goals}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add goal</source>
        <translation>Ziel setzen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add goals</source>
        <translation>Ziele setzen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place one more goal or remove a box.</source>
        <translation>Ein Ziel mehr setzen oder eine Kiste entfernen.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place {missing} more goals or remove {missing} boxes.</source>
        <translation>{missing} Ziele mehr setzen oder {missing} Kisten entfernen.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add box</source>
        <translation>Kiste setzen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Add boxes</source>
        <translation>Kisten setzen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place one more box or remove a goal.</source>
        <translation>Eine Kiste mehr setzen oder ein Ziel entfernen.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Place {missing} more boxes or remove {missing} goals.</source>
        <translation>{missing} Kisten mehr setzen oder {missing} Ziele entfernen.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Left out of the level when it is played.</source>
        <translation>Zählt beim Spielen nicht zum Level.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to the box at {place}</source>
        <translation>Die Spielfigur kommt nicht an die Kiste auf {place}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to the goal at {place}</source>
        <translation>Die Spielfigur kommt nicht an das Ziel auf {place}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to {boxes} and {goals}</source>
        <translation>Für die Spielfigur unerreichbar: {boxes} und {goals}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The man cannot get to {things}</source>
        <translation>Für die Spielfigur unerreichbar: {things}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Floor lies outside of the walls</source>
        <translation>Boden liegt außerhalb der Wände</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>%n squares that the man cannot get to.</source>
        <extracomment>One: %n square that the man cannot get to.</extracomment>
        <translation>
            <numerusform>%n Feld, auf das die Spielfigur nicht kommt.</numerusform>
            <numerusform>%n Felder, auf die die Spielfigur nicht kommt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Clear</source>
        <comment>empty all</comment>
        <translation>Leeren</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The floor leads out of the level here.</source>
        <translation>Der Boden reicht hier aus dem Level hinaus.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The floor leads out of the level here and at one more square.</source>
        <translation>Der Boden reicht hier und auf einem weiteren Feld aus dem Level hinaus.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The floor leads out of the level here and at {more} more squares.</source>
        <translation>Der Boden reicht hier und auf {more} weiteren Feldern aus dem Level hinaus.</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} is stuck for ever</source>
        <translation>Die Kiste auf {place} sitzt für immer fest</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} closes a diagonal</source>
        <translation>Die Kiste auf {place} schließt eine Diagonale</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The box at {place} has no goal left</source>
        <translation>Für die Kiste auf {place} bleibt kein Ziel</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} hold each other for ever</source>
        <translation>Die Kisten auf {first} und {second} halten einander für immer fest</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} close a diagonal</source>
        <translation>Die Kisten auf {first} und {second} schließen eine Diagonale</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} have too few goals</source>
        <translation>Die Kisten auf {first} und {second} haben zu wenige Ziele</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>The boxes at {first} and {second} can reach no goal</source>
        <translation>Die Kisten auf {first} und {second} können kein Ziel erreichen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes hold each other for ever</source>
        <translation>{boxes} Kisten halten einander für immer fest</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes close a diagonal</source>
        <translation>{boxes} Kisten schließen eine Diagonale</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>{boxes} boxes have too few goals</source>
        <translation>{boxes} Kisten haben zu wenige Ziele</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/draft/remarks.py"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/corridor.py"/>
        <source>The solution of the classical form ends on the right</source>
        <translation>Die Lösung der klassischen Form endet rechts</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/doubling.py"/>
        <source>The number of doubling rooms must be from {least} to {most}, not {number}</source>
        <translation>Die Zahl der verdoppelnden Räume muss zwischen {least} und {most} liegen, nicht bei {number}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/fibonacci.py"/>
        <source>The recurrence starts with {least} boxes</source>
        <translation>Die Rekursion beginnt mit {least} Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/fibonacci.py"/>
        <source>The number of boxes of a Fibonacci corridor must be from {least} to {most}, not {boxes}</source>
        <translation>Die Zahl der Kisten eines Fibonacci-Gangs muss zwischen {least} und {most} liegen, nicht bei {boxes}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Levels built to be hard</source>
        <translation>Absichtlich schwere Level</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>One-way street</source>
        <translation>Einbahnstraße</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>One-way street, the wrong way</source>
        <translation>Einbahnstraße, die falsche Richtung</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Fibonacci corridor, {boxes} boxes</source>
        <translation>Fibonacci-Gang, {boxes} Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Classical Fibonacci corridor, {boxes} boxes</source>
        <translation>Klassischer Fibonacci-Gang, {boxes} Kisten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/families/titles.py"/>
        <source>Doubling rooms, %n rooms</source>
        <extracomment>One: Doubling rooms, %n room</extracomment>
        <translation>
            <numerusform>Verdoppelnde Räume, %n Raum</numerusform>
            <numerusform>Verdoppelnde Räume, %n Räume</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/blocks.py"/>
        <source>{sign} is not a level character</source>
        <translation>{sign} ist kein Levelzeichen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/blocks.py"/>
        <source>There is no level in this text; # is a wall, @ the man, $ a box and . a goal</source>
        <translation>In diesem Text ist kein Level; # ist eine Wand, @ die Spielfigur, $ eine Kiste und . ein Ziel</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>Link</source>
        <comment>a web address</comment>
        <translation>Link</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>This is a {game} file; only Sokoban levels can be played</source>
        <translation>Das ist eine Datei für {game}; spielbar sind nur Sokoban-Level</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>The text holds {levels} levels, not one</source>
        <translation>Der Text enthält {levels} Level, nicht eines</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>This is a {game} level; only Sokoban levels can be played</source>
        <translation>Das ist ein Level für {game}; spielbar sind nur Sokoban-Level</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/collection.py"/>
        <source>Each box has a goal of its own, as in Sokoban+; this is ignored when playing</source>
        <translation>Jede Kiste hat wie in Sokoban+ ein eigenes Ziel; beim Spielen zählt das nicht</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>The moves of “{title}” cannot be read: {reason}</source>
        <translation>Die Züge von „{title}“ sind nicht lesbar: {reason}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>No moves follow “{title}”, so it is kept as a note</source>
        <translation>Auf „{title}“ folgen keine Züge, daher bleibt es eine Notiz</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>{sign} is not a move, so this line is kept as a note</source>
        <translation>{sign} ist kein Zug, daher bleibt diese Zeile eine Notiz</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/games.py"/>
        <source>These moves cannot be read, so the line is kept as a note</source>
        <translation>Diese Züge sind nicht lesbar, daher bleibt die Zeile eine Notiz</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>This link holds no level after lvl=</source>
        <translation>Dieser Link enthält nach lvl= kein Level</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>The link is cut off: it says h={height} and has {rows}</source>
        <translation>Der Link ist abgeschnitten: Angegeben ist h={height}, vorhanden: {rows}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>The link says h={height} and has {rows}</source>
        <translation>Im Link steht h={height}, vorhanden: {rows}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>The link says w={width}, and row {row} has {squares} squares</source>
        <translation>Im Link steht w={width}, aber Zeile {row} hat {squares} Felder</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/formats/link.py"/>
        <source>%n rows</source>
        <extracomment>One: %n row</extracomment>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>There is nothing to repeat after this number</source>
        <translation>Nach dieser Zahl steht nichts, was zu wiederholen wäre</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>This closing bracket has no opening bracket</source>
        <translation>Zu dieser schließenden Klammer fehlt die öffnende</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>Written out, this is longer than {most} characters</source>
        <translation>Ausgeschrieben ist das länger als {most} Zeichen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/rle.py"/>
        <source>A bracket is never closed</source>
        <translation>Eine Klammer wird nie geschlossen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>The XML is broken here: {fault}</source>
        <translation>Das XML ist hier fehlerhaft: {fault}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>This is XML without a Sokoban level; a level is &lt;Level&gt; with a row in every &lt;L&gt;</source>
        <translation>Das ist XML ohne Sokoban-Level; ein Level ist &lt;Level&gt; mit einer Zeile in jedem &lt;L&gt;</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>This XML is nested deeper than any level file</source>
        <translation>Dieses XML ist tiefer verschachtelt als jede Leveldatei</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/slc.py"/>
        <source>This XML defines entities of its own, which level files have no need of</source>
        <translation>Dieses XML definiert eigene Entitäten, die keine Leveldatei braucht</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>SLC has no place for solutions and snapshots: {count:,} left out</source>
        <translation>SLC hat keinen Platz für Lösungen und Schnappschüsse: {count:,} weggelassen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>SLC has no place for notes on a level: those of %n levels left out</source>
        <extracomment>One: SLC has no place for notes on a level: those of %n level left out</extracomment>
        <translation>
            <numerusform>SLC hat keinen Platz für Anmerkungen zu einem Level: die von %n Level weggelassen</numerusform>
            <numerusform>SLC hat keinen Platz für Anmerkungen zu einem Level: die von %n Leveln weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>SLC has no place for dates and other keys: {count:,} left out</source>
        <translation>SLC hat keinen Platz für Datumsangaben und andere Schlüssel: {count:,} weggelassen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/formats/write.py"/>
        <source>Level {number} has no wall, so it cannot be written as text</source>
        <translation>Level {number} hat keine Wand und kann daher nicht als Text geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>no connected room of that size and style</source>
        <translation>kein zusammenhängender Raum dieser Größe und Art</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>too little floor for so many boxes</source>
        <translation>zu wenig Boden für so viele Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>too short</source>
        <translation>zu kurz</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>too long</source>
        <translation>zu lang</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>a box that need not move, or floor of no use</source>
        <translation>eine Kiste, die sich nicht bewegen muss, oder nutzloser Boden</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>the same as another</source>
        <translation>gleich einem anderen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for another size, or for any style</source>
        <translation>Eine andere Größe oder eine beliebige Art wünschen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for fewer boxes, or for more squares</source>
        <translation>Weniger Kisten oder mehr Felder wünschen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for fewer pushes, or for more boxes</source>
        <translation>Weniger Schübe oder mehr Kisten wünschen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Allow more pushes, or ask for fewer squares</source>
        <translation>Mehr Schübe erlauben oder weniger Felder wünschen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for more boxes, or for fewer squares</source>
        <translation>Mehr Kisten oder weniger Felder wünschen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>Ask for another size or more boxes, or begin with another seed</source>
        <translation>Eine andere Größe oder mehr Kisten wünschen oder mit einem anderen Seed beginnen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The width must be from {least} to {most}</source>
        <translation>Die Breite muss zwischen {least} und {most} liegen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The height must be from {least} to {most}</source>
        <translation>Die Höhe muss zwischen {least} und {most} liegen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The number of boxes must be from {least} to {most}</source>
        <translation>Die Zahl der Kisten muss zwischen {least} und {most} liegen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The minimum number of pushes must be from {least} to {most}</source>
        <translation>Die Mindestzahl der Schübe muss zwischen {least} und {most} liegen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The maximum number of pushes must be from {least} to {most}</source>
        <translation>Die Höchstzahl der Schübe muss zwischen {least} und {most} liegen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>{width} × {height} leaves room for more than {most} squares of floor</source>
        <translation>{width} × {height} lässt Platz für mehr als {most} Felder Boden</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>The minimum number of pushes, {least}, is greater than the maximum, {most}</source>
        <translation>Die Mindestzahl der Schübe, {least}, ist größer als die Höchstzahl, {most}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/generate/wishes.py"/>
        <source>{reason}, or {other}</source>
        <translation>{reason} oder {other}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The level is empty</source>
        <translation>Das Level ist leer</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>There is no man; put one @ on the floor</source>
        <translation>Es gibt keine Spielfigur; ein @ auf den Boden setzen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>There is a second man</source>
        <translation>Es gibt eine zweite Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The wall is open here</source>
        <translation>Die Wand ist hier offen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The man can never get here, so this is decoration</source>
        <translation>Die Spielfigur kommt nie hierher, das ist also Verzierung</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>There are no boxes that the man can reach</source>
        <translation>Es gibt keine Kisten, zu denen die Spielfigur kommt</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>{boxes} but {goals} within the man's reach</source>
        <translation>{boxes}, aber {goals}, wo die Spielfigur hinkommt</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>{boxes} but {goals}</source>
        <translation>{boxes}, aber {goals}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>The level is solved already: {why}</source>
        <translation>Das Level ist schon gelöst: {why}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>every box stands on a goal</source>
        <translation>jede Kiste steht auf einem Ziel</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/level.py"/>
        <source>every box stands on a goal, and the man can reach none of them</source>
        <translation>jede Kiste steht auf einem Ziel, und die Spielfigur kommt an keine</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>This text has {length:,} characters; {most:,} is the most</source>
        <translation>Dieser Text hat {length:,} Zeichen; höchstens {most:,} sind möglich</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>{sign} changes the man, which only Multiban has</source>
        <translation>{sign} wechselt die Spielfigur, was es nur in Multiban gibt</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>{letter} is not a move. Use l u r d, or L U R D for a push</source>
        <translation>{letter} ist kein Zug. Möglich sind l u r d oder L U R D für einen Schub</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>{sign} cannot be repeated</source>
        <translation>{sign} kann nicht wiederholt werden</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>The man can jump only in reverse play</source>
        <translation>Springen kann die Spielfigur nur beim Rückwärtsspielen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>The current position * stands there twice</source>
        <translation>Die aktuelle Stellung * steht zweimal da</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>A jump [ begins within another</source>
        <translation>Ein Sprung [ beginnt in einem anderen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>A jump ends with ] that never began</source>
        <translation>Ein Sprung endet mit ], der nie begann</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/lurd.py"/>
        <source>A jump [ never ends with ]</source>
        <translation>Ein Sprung [ endet nie mit ]</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/path/blocks.pyx"/>
        <source>There is no box on that square</source>
        <translation>Auf diesem Feld ist keine Kiste</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/quantified_formulas.py"/>
        <source>A formula here has {wanted} quantifiers, not {found}</source>
        <translation>Eine Formel hat hier {wanted} Quantoren, nicht {found}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>{letter} is not a move. Use l u r d</source>
        <translation>{letter} ist kein Zug. Möglich sind l u r d</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/replay.py"/>
        <source>At the end %n boxes are not on goals</source>
        <extracomment>One: At the end %n box is not on a goal</extracomment>
        <translation>
            <numerusform>Am Ende steht %n Kiste nicht auf einem Ziel</numerusform>
            <numerusform>Am Ende stehen %n Kisten nicht auf einem Ziel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>The moves do not lead back to the first position</source>
        <translation>Die Züge führen nicht zur Anfangsstellung zurück</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>The man cannot begin where the jump takes him</source>
        <translation>Wohin der Sprung führt, kann die Spielfigur nicht beginnen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/replay.py"/>
        <source>The man cannot walk to where a jump takes him</source>
        <translation>Wohin ein Sprung führt, kann die Spielfigur nicht gehen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/reverse.py"/>
        <source>This is not a position of this level played backwards</source>
        <translation>Das ist keine Stellung dieses Levels, rückwärts gespielt</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/reverse.py"/>
        <source>{letter} is not a move. Use l u r d, or L U R D for a pull</source>
        <translation>{letter} ist kein Zug. Möglich sind l u r d oder L U R D für einen Rückschub</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/boards.py"/>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/boards.py"/>
        <source>Room</source>
        <comment>a small level</comment>
        <translation>Raum</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/configuration.py"/>
        <source>Savitch's algorithm takes a board of at most {most} free cells; this one has {cells}</source>
        <translation>Savitchs Algorithmus verarbeitet ein Brett mit höchstens {most} freien Feldern; dieses hat {cells}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/cost.py"/>
        <source>The calls are counted for at most {most} positions; this board has more</source>
        <translation>Die Aufrufe werden für höchstens {most} Stellungen gezählt; dieses Brett hat mehr</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/question.py"/>
        <source>The level has no solved position in which the man has a square to stand on</source>
        <translation>Das Level hat keine gelöste Stellung, in der die Spielfigur ein freies Feld hat</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/question.py"/>
        <source>The limit on this board must be from 1 to {most} moves, not {limit}</source>
        <translation>Die Grenze auf diesem Brett muss zwischen 1 und {most} Zügen liegen, nicht bei {limit}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/question.py"/>
        <source>Every position of this board can be reached</source>
        <translation>Jede Stellung dieses Bretts ist erreichbar</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>The first position has {first} and the second {second}; draw as many in both</source>
        <translation>Die erste Stellung hat {first}, die zweite {second}; in beiden gleich viele zeichnen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>{boxes} and {goals} within the man's reach: draw as many of both, or draw the second position</source>
        <translation>{boxes} und {goals}, wo die Spielfigur hinkommt: gleich viele zeichnen oder die zweite Stellung zeichnen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>A sketch has one arrangement or two</source>
        <translation>Eine Skizze hat eine Anordnung oder zwei</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>The second position has no man; click a square until he stands there</source>
        <translation>Die zweite Stellung hat keine Spielfigur; ein Feld anklicken, bis sie dort steht</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>The first position has no man; click a square until he stands there</source>
        <translation>Die erste Stellung hat keine Spielfigur; ein Feld anklicken, bis sie dort steht</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the second position the man stands on {place}, which he can never reach</source>
        <translation>In der zweiten Stellung steht die Spielfigur auf {place}, wo sie nie hinkommt</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the first position the man stands on {place}, which he can never reach</source>
        <translation>In der ersten Stellung steht die Spielfigur auf {place}, wo sie nie hinkommt</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the second position a box stands on {place}, which the man can never reach</source>
        <translation>In der zweiten Stellung steht eine Kiste auf {place}, wo die Spielfigur nie hinkommt</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/savitch/sketch.py"/>
        <source>In the first position a box stands on {place}, which the man can never reach</source>
        <translation>In der ersten Stellung steht eine Kiste auf {place}, wo die Spielfigur nie hinkommt</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/backwards.py"/>
        <source>This position cannot be reached from the start of the level</source>
        <translation>Diese Stellung ist vom Anfang des Levels aus nicht erreichbar</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The level has {squares:,} squares of floor and %n goals; {most_squares:,} and {most_goals:,} are the most that can be searched</source>
        <extracomment>One: The level has {squares:,} squares of floor and %n goal; {most_squares:,} and {most_goals:,} are the most that can be searched</extracomment>
        <translation>
            <numerusform>Das Level hat {squares:,} Felder Boden und %n Ziel; durchsuchbar sind höchstens {most_squares:,} und {most_goals:,}</numerusform>
            <numerusform>Das Level hat {squares:,} Felder Boden und %n Ziele; durchsuchbar sind höchstens {most_squares:,} und {most_goals:,}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The time was up</source>
        <translation>Die Zeit war um</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The memory was used up</source>
        <translation>Der Speicher war aufgebraucht</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The search was cancelled</source>
        <translation>Die Suche wurde abgebrochen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>A box stands where it can never be brought to a goal</source>
        <translation>Eine Kiste steht, wo sie nie auf ein Ziel gebracht werden kann</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>The boxes cannot be brought to a goal each, even if they were not in each other's way</source>
        <translation>Die Kisten lassen sich nicht auf je ein Ziel bringen, selbst wenn sie einander nicht im Weg wären</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/solver.py"/>
        <source>Searched to the end without a solution; positions: {positions}</source>
        <translation>Bis zum Ende gesucht, ohne Lösung; Stellungen: {positions}</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/verdict.py"/>
        <source>All positions reachable from the start were counted, and this is not one of them</source>
        <translation>Alle vom Anfang aus erreichbaren Stellungen wurden gezählt, und diese ist nicht darunter</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The record names no role of a wall</source>
        <translation>Der Datensatz nennt keine Rolle einer Wand</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The record is not one of this level's walls</source>
        <translation>Der Datensatz passt nicht zu den Wänden dieses Levels</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The record of the walls contradicts itself</source>
        <translation>Der Datensatz der Wände widerspricht sich</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/solve/walls.py"/>
        <source>The fewest pushes of this level were not found, so its walls cannot be judged</source>
        <translation>Die kleinste Schubzahl dieses Levels wurde nicht gefunden, seine Wände lassen sich also nicht beurteilen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go left</source>
        <translation>Die Spielfigur kann nicht nach links</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go up</source>
        <translation>Die Spielfigur kann nicht nach oben</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go right</source>
        <translation>Die Spielfigur kann nicht nach rechts</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot go down</source>
        <translation>Die Spielfigur kann nicht nach unten</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed left</source>
        <translation>Eine Kiste kann nicht nach links geschoben werden</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed up</source>
        <translation>Eine Kiste kann nicht nach oben geschoben werden</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed right</source>
        <translation>Eine Kiste kann nicht nach rechts geschoben werden</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>A box cannot be pushed down</source>
        <translation>Eine Kiste kann nicht nach unten geschoben werden</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box left</source>
        <translation>Die Spielfigur kann keine Kiste nach links ziehen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box up</source>
        <translation>Die Spielfigur kann keine Kiste nach oben ziehen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box right</source>
        <translation>Die Spielfigur kann keine Kiste nach rechts ziehen</translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>The man cannot pull a box down</source>
        <translation>Die Spielfigur kann keine Kiste nach unten ziehen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/words.py"/>
        <source>%n boxes</source>
        <extracomment>One: %n box</extracomment>
        <translation>
            <numerusform>%n Kiste</numerusform>
            <numerusform>%n Kisten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/sokoban/words.py"/>
        <source>%n goals</source>
        <extracomment>One: %n goal</extracomment>
        <translation>
            <numerusform>%n Ziel</numerusform>
            <numerusform>%n Ziele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/sokoban/words.py"/>
        <source>move {number} of {moves}</source>
        <translation>Zug {number} von {moves}</translation>
    </message>
</context>
</TS>

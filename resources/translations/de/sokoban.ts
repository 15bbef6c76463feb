<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>Counting positions</source>
        <translation>Stellungen werden gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>at most {limit}</source>
        <translation>höchstens {limit}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>the nearest first</source>
        <translation>die nächsten zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>Following the random pusher</source>
        <translation>Der Zufallsschieber wird verfolgt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>Looking the position up</source>
        <translation>Stellung wird nachgeschlagen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/lost_game.py"/>
        <source>A push leads here from a position that was proved to have no solution</source>
        <translation>Ein Schub führt aus einer Stellung hierher, die nachweislich keine Lösung hat</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/lost_game.py"/>
        <source>A pull leads here from a position that was proved to have no way back</source>
        <translation>Ein Rückschub führt aus einer Stellung hierher, von der nachweislich kein Weg zurückführt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/traps.py"/>
        <source>Some of the boxes start in a trap that can never be opened</source>
        <translation>Einige der Kisten beginnen in einer Falle, die sich nie öffnen lässt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/traps.py"/>
        <source>Looking for traps</source>
        <translation>Fallen werden gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/hand.py"/>
        <source>Search nodes (box, side)</source>
        <translation>Suchknoten (Kiste, Seite)</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/hand.py"/>
        <source>square can be reached</source>
        <translation>Feld erreichbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/hand.py"/>
        <source>squares can be reached</source>
        <translation>Felder erreichbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>What the blocks and marks on the board mean</source>
        <translation>Was die Blöcke und Zeichen auf dem Brett bedeuten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>squares of block {number}</source>
        <translation>Felder von Block {number}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>%n squares</source>
        <extracomment>One: %n square</extracomment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>A box on {square} would cut nothing off: the rest stays connected. Not a cut vertex.</source>
        <translation>Eine Kiste auf {square} würde nichts abschneiden: Der Rest bleibt zusammenhängend. Kein Artikulationspunkt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>A box on {square} would cut the %n shaded squares off from the rest: {square} is a cut vertex.</source>
        <extracomment>One: A box on {square} would cut the shaded square off from the rest: {square} is a cut vertex.</extracomment>
        <translation>
            <numerusform>Eine Kiste auf {square} würde das schattierte Feld vom Rest abschneiden: {square} ist ein Artikulationspunkt.</numerusform>
            <numerusform>Eine Kiste auf {square} würde die %n schattierten Felder vom Rest abschneiden: {square} ist ein Artikulationspunkt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>cut vertex</source>
        <translation>Artikulationspunkt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>passage: a block of two squares</source>
        <translation>Durchgang: ein Block aus zwei Feldern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>the box can be pulled here</source>
        <translation>hierhin lässt sich die Kiste ziehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>the box can be pushed here</source>
        <translation>hierhin lässt sich die Kiste schieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>where it stood</source>
        <translation>wo sie stand</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>what a box there would cut off</source>
        <translation>was eine Kiste dort abschneiden würde</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>and {count:,} more</source>
        <translation>und {count:,} weitere</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>The man can get from one side of the box to another exactly when both sides lie in the same block as the box.</source>
        <translation>Die Spielfigur kommt genau dann von einer Seite der Kiste zur anderen, wenn beide Seiten im selben Block liegen wie die Kiste.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>d: order of visit. low: least d that a subtree can reach.</source>
        <translation>d: Reihenfolge des Besuchs. low: kleinstes d, das ein Teilbaum erreicht.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Blocks of two</source>
        <translation>Zweierblöcke</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Cut vertices</source>
        <translation>Artikulationspunkte</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Blocks and cut vertices</source>
        <translation>Blöcke und Artikulationspunkte</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>To {square}</source>
        <translation>Nach {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Farthest, {square}</source>
        <translation>Am weitesten: {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>{grown:,} of {nodes:,}</source>
        <translation>{grown:,} von {nodes:,}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>number of the square</source>
        <translation>Nummer des Felds</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>its low number</source>
        <translation>seine low-Nummer</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Depth-first tree to {square}: d {number:,}, low {low:,}, parent {parent}</source>
        <translation>Tiefensuchbaum bis {square}: d {number:,}, low {low:,}, Elternknoten {parent}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Depth-first tree to {square}: d {number:,}, low {low:,}, the root</source>
        <translation>Tiefensuchbaum bis {square}: d {number:,}, low {low:,}, die Wurzel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>No square was visited from here, so none is cut off without it.</source>
        <translation>Von hier aus wurde kein Feld besucht, also wird ohne dieses Feld nichts abgeschnitten.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>{square} has no child</source>
        <translation>{square} hat kein Kind</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>They are connected only through the root: it is a cut vertex.</source>
        <translation>Sie sind nur über die Wurzel verbunden: Sie ist ein Artikulationspunkt.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>All visited squares stay connected without it.</source>
        <translation>Alle besuchten Felder bleiben auch ohne sie verbunden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>{square} is the root, with %n children</source>
        <extracomment>One: {square} is the root, with %n child</extracomment>
        <translation>
            <numerusform>{square} ist die Wurzel, mit %n Kind</numerusform>
            <numerusform>{square} ist die Wurzel, mit %n Kindern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>No edge from the subtree of {below} leads above {square}: without {square}, %n squares are cut off.</source>
        <extracomment>One: No edge from the subtree of {below} leads above {square}: without {square}, %n square is cut off.</extracomment>
        <translation>
            <numerusform>Aus dem Teilbaum von {below} führt keine Kante über {square} hinauf: Ohne {square} wird %n Feld abgeschnitten.</numerusform>
            <numerusform>Aus dem Teilbaum von {below} führt keine Kante über {square} hinauf: Ohne {square} werden %n Felder abgeschnitten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>From the subtree of each child an edge leads back above {square}: nothing is cut off without it.</source>
        <translation>Aus dem Teilbaum jedes Kindes führt eine Kante über {square} zurück: Ohne das Feld wird nichts abgeschnitten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>%n pulls</source>
        <extracomment>One: %n pull</extracomment>
        <translation>
            <numerusform>%n Rückschub</numerusform>
            <numerusform>%n Rückschübe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>%n pushes</source>
        <extracomment>One: %n push</extracomment>
        <translation>
            <numerusform>%n Schub</numerusform>
            <numerusform>%n Schübe</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/tree.py"/>
        <source>Depth-first tree</source>
        <translation>Tiefensuchbaum</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/tree.py"/>
        <source>{count:,} more</source>
        <translation>{count:,} weitere</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/tree.py"/>
        <source>to {square}, d {number:,}</source>
        <translation>bis {square}, d {number:,}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The man cannot get there. Push the boxes out of his way first.</source>
        <translation>Die Spielfigur kommt nicht dorthin. Erst die Kisten aus dem Weg schieben.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>Sokoban board</source>
        <translation>Sokoban-Brett</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The box could never get to a goal from there. The play options show such squares.</source>
        <translation>Von dort käme die Kiste nie zu einem Ziel. Solche Felder lassen sich in den Spieloptionen anzeigen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The box cannot be pulled there. Choose a lit square.</source>
        <translation>Die Kiste lässt sich nicht dorthin ziehen. Ein hervorgehobenes Feld wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The box cannot be pushed there. Choose a lit square.</source>
        <translation>Die Kiste lässt sich nicht dorthin schieben. Ein hervorgehobenes Feld wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>{square}, in reach</source>
        <translation>{square}, erreichbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>goal</source>
        <comment>a thing on the board</comment>
        <translation>Ziel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box</source>
        <comment>a thing on the board</comment>
        <translation>Kiste</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box on a goal</source>
        <translation>Kiste auf Ziel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>man</source>
        <translation>Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>man on a goal</source>
        <translation>Spielfigur auf Ziel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall to the left</source>
        <translation>Links ist eine Wand</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall above</source>
        <translation>Oben ist eine Wand</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall to the right</source>
        <translation>Rechts ist eine Wand</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall below</source>
        <translation>Unten ist eine Wand</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box to the left cannot be moved</source>
        <translation>Links ist eine Kiste, die sich nicht bewegen lässt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box above cannot be moved</source>
        <translation>Oben ist eine Kiste, die sich nicht bewegen lässt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box to the right cannot be moved</source>
        <translation>Rechts ist eine Kiste, die sich nicht bewegen lässt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box below cannot be moved</source>
        <translation>Unten ist eine Kiste, die sich nicht bewegen lässt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Row {number}: {squares}</source>
        <translation>Zeile {number}: {squares}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n walls</source>
        <comment>squares in a row</comment>
        <extracomment>One: wall</extracomment>
        <translation>
            <numerusform>Wand</numerusform>
            <numerusform>%n Wände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n floor squares</source>
        <comment>squares in a row</comment>
        <extracomment>One: floor</extracomment>
        <translation>
            <numerusform>Boden</numerusform>
            <numerusform>%n Bodenfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n goals</source>
        <comment>squares in a row</comment>
        <extracomment>One: goal</extracomment>
        <translation>
            <numerusform>Ziel</numerusform>
            <numerusform>%n Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n boxes</source>
        <comment>squares in a row</comment>
        <extracomment>One: box</extracomment>
        <translation>
            <numerusform>Kiste</numerusform>
            <numerusform>%n Kisten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n boxes on goals</source>
        <comment>squares in a row</comment>
        <extracomment>One: box on a goal</extracomment>
        <translation>
            <numerusform>Kiste auf Ziel</numerusform>
            <numerusform>%n Kisten auf Zielen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Man at {square}</source>
        <translation>Spielfigur auf {square}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>boxes at {squares}</source>
        <extracomment>One: box at {squares}</extracomment>
        <translation>
            <numerusform>Kiste auf {squares}</numerusform>
            <numerusform>Kisten auf {squares}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>boxes on goals at {squares}</source>
        <extracomment>One: box on a goal at {squares}</extracomment>
        <translation>
            <numerusform>Kiste auf Ziel auf {squares}</numerusform>
            <numerusform>Kisten auf Zielen auf {squares}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>empty goals at {squares}</source>
        <extracomment>One: empty goal at {squares}</extracomment>
        <translation>
            <numerusform>leeres Ziel auf {squares}</numerusform>
            <numerusform>leere Ziele auf {squares}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Taken back: man at {square}</source>
        <translation>Zurückgenommen: Spielfigur auf {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>{boxes}, man at {square}</source>
        <translation>{boxes}, Spielfigur auf {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Left: man at {square}</source>
        <translation>Nach links: Spielfigur auf {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Up: man at {square}</source>
        <translation>Nach oben: Spielfigur auf {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Right: man at {square}</source>
        <translation>Nach rechts: Spielfigur auf {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Down: man at {square}</source>
        <translation>Nach unten: Spielfigur auf {square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box from {begin} to {end}, on a goal</source>
        <translation>Kiste von {begin} nach {end}, auf ein Ziel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box from {begin} to {end}, off its goal</source>
        <translation>Kiste von {begin} nach {end}, vom Ziel herunter</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box from {begin} to {end}</source>
        <translation>Kiste von {begin} nach {end}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Rename, save or remove this collection</source>
        <translation>Diese Sammlung umbenennen, speichern oder entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Search levels</source>
        <translation>Level suchen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Go to the search field for titles, authors and numbers</source>
        <translation>Zum Suchfeld für Titel, Autoren und Nummern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Next unsolved level</source>
        <translation>Nächstes ungelöstes Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Select the next level that you have not solved</source>
        <translation>Das nächste Level auswählen, das noch nicht selbst gelöst ist</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Play the selected level</source>
        <translation>Das ausgewählte Level spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Close the browser and play</source>
        <translation>Die Übersicht schließen und spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Listing levels</source>
        <translation>Level werden aufgelistet</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Open a level file, or drop files on the window. Their levels are kept here.</source>
        <translation>Leveldateien öffnen oder ins Fenster ziehen. Die Level werden hier aufbewahrt.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Choose one collection to arrange its levels</source>
        <translation>Eine einzelne Sammlung wählen, um ihre Level zu ordnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>{collection} comes with the program and cannot be changed</source>
        <translation>{collection} gehört zum Programm und lässt sich nicht ändern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Show the levels in collection order to arrange them</source>
        <translation>Zum Ordnen die Level wie in der Sammlung zeigen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>%n levels, {solved} solved by you</source>
        <extracomment>One: %n level, {solved} solved by you</extracomment>
        <translation>
            <numerusform>%n Level, {solved} selbst gelöst</numerusform>
            <numerusform>%n Level, {solved} selbst gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>{shown} of %n levels</source>
        <extracomment>One: {shown} of %n level</extracomment>
        <translation>
            <numerusform>{shown} von %n Level</numerusform>
            <numerusform>{shown} von %n Levels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Bring {collection} back</source>
        <translation>{collection} zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>{collection} was removed.</source>
        <translation>{collection} wurde entfernt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>%n levels</source>
        <extracomment>One: %n level</extracomment>
        <translation>
            <numerusform>%n Level</numerusform>
            <numerusform>%n Level</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Put %n levels here</source>
        <extracomment>One: Put %n level here</extracomment>
        <translation>
            <numerusform>%n Level hier einfügen</numerusform>
            <numerusform>%n Level hier einfügen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Choose one collection</source>
        <translation>Eine einzelne Sammlung wählen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Copy %n levels to {collection}</source>
        <extracomment>One: Copy %n level to {collection}</extracomment>
        <translation>
            <numerusform>%n Level nach {collection} kopieren</numerusform>
            <numerusform>%n Level nach {collection} kopieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Move %n levels to {collection}</source>
        <extracomment>One: Move %n level to {collection}</extracomment>
        <translation>
            <numerusform>%n Level nach {collection} verschieben</numerusform>
            <numerusform>%n Level nach {collection} verschieben</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>All levels</source>
        <translation>Alle Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Not solved by you</source>
        <translation>Nicht selbst gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Solved by you</source>
        <translation>Selbst gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Solved by the program</source>
        <translation>Vom Programm gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Solved by nobody</source>
        <translation>Von niemandem gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Given up by the program</source>
        <translation>Vom Programm aufgegeben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Unsolvable</source>
        <translation>Unlösbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest pushes proved</source>
        <translation>Kleinste Schubzahl bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest pushes not proved</source>
        <translation>Kleinste Schubzahl unbewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>In collection order</source>
        <translation>Wie in der Sammlung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest boxes first</source>
        <translation>Wenigste Kisten zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Most boxes first</source>
        <translation>Meiste Kisten zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Smallest first</source>
        <translation>Kleinste zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Largest first</source>
        <translation>Größte zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Easiest first</source>
        <translation>Leichteste zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Hardest first</source>
        <translation>Schwerste zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest pushes first</source>
        <translation>Wenigste Schübe zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Most pushes first</source>
        <translation>Meiste Schübe zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest moves first</source>
        <translation>Wenigste Züge zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Most moves first</source>
        <translation>Meiste Züge zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Widest bounds first</source>
        <translation>Weiteste Schranken zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Unsolved first</source>
        <translation>Ungelöste zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>By title</source>
        <translation>Nach Titel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>By author</source>
        <translation>Nach Autor</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Search titles, authors, numbers</source>
        <translation>Titel, Autoren, Nummern suchen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Levels</source>
        <translation>Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Which levels are shown</source>
        <translation>Welche Level gezeigt werden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Boxes</source>
        <translation>Kisten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Grade</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Order of the levels</source>
        <translation>Reihenfolge der Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>cannot be played</source>
        <translation>nicht spielbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>grade {grade}</source>
        <translation>Stufe {grade}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>by {author}</source>
        <translation>von {author}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>{collection}, level {number}</source>
        <translation>{collection}, Level {number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>grade {grade} of 5</source>
        <translation>Stufe {grade} von 5</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>same as {level} in {collection}</source>
        <translation>wie {level} in {collection}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>same as {level} in {collection} and %n more</source>
        <extracomment>One: same as {level} in {collection} and %n more</extracomment>
        <translation>
            <numerusform>wie {level} in {collection} und %n weiteres</numerusform>
            <numerusform>wie {level} in {collection} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>Title of the level</source>
        <translation>Titel des Levels</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>No matching levels</source>
        <translation>Keine passenden Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>This collection is empty</source>
        <translation>Diese Sammlung ist leer</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>Try a shorter word or a wider range.</source>
        <translation>Ein kürzeres Wort oder einen weiteren Bereich versuchen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>Move or copy levels from other collections here.</source>
        <translation>Level aus anderen Sammlungen hierher verschieben oder kopieren.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/side.py"/>
        <source>{solved} of {levels} solved by you</source>
        <translation>{solved} von {levels} selbst gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/side.py"/>
        <source>Name of the collection</source>
        <translation>Name der Sammlung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>solved by you</source>
        <translation>selbst gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>solved by the program</source>
        <translation>vom Programm gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>not solved</source>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>unsolvable, proved</source>
        <translation>unlösbar, bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>unsolvable</source>
        <translation>unlösbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>{pushes}, proved</source>
        <translation>{pushes}, bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>best known {pushes}</source>
        <translation>Bestwert {pushes}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>given up by the program after {duration}</source>
        <translation>vom Programm nach {duration} aufgegeben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>fewest pushes</source>
        <translation>kleinste Schubzahl</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>%n pushes, proved to be the fewest</source>
        <extracomment>One: %n push, proved to be the fewest</extracomment>
        <translation>
            <numerusform>%n Schub, bewiesen optimal</numerusform>
            <numerusform>%n Schübe, bewiesen optimal</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>best</source>
        <comment>a solution</comment>
        <translation>Bestwert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>at least {number}</source>
        <translation>mindestens {number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Save the changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Discard the changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play</source>
        <comment>a group of options</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>View</source>
        <comment>a group of commands</comment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy and paste</source>
        <translation>Kopieren und Einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo the last row of the history: a push, a move or a box</source>
        <translation>Die letzte Zeile des Verlaufs zurücknehmen: einen Schub, einen Zug oder eine Kiste</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo the next row of the history</source>
        <translation>Die nächste Zeile des Verlaufs wieder ausführen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one move</source>
        <translation>Einen Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back one step of the man</source>
        <translation>Einen Schritt der Spielfigur zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one move</source>
        <translation>Einen Zug wiederholen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play one step of the history again</source>
        <translation>Einen Schritt des Verlaufs wieder ausführen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one push</source>
        <translation>Einen Schub zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back the last push and the walk after it</source>
        <translation>Den letzten Schub und den Weg danach zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one push</source>
        <translation>Einen Schub wiederholen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play up to the next push of the history again</source>
        <translation>Bis zum nächsten Schub des Verlaufs wieder ausführen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one box</source>
        <translation>Eine Kiste zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back every push of the box that was pushed last</source>
        <translation>Alle Schübe der zuletzt geschobenen Kiste zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one box</source>
        <translation>Eine Kiste wiederholen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play every push of the next box again</source>
        <translation>Alle Schübe der nächsten Kiste wieder ausführen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to the start of the level; redo brings everything back</source>
        <translation>Zum Anfang des Levels gehen; Wiederholen bringt alles zurück</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>To the end of the history</source>
        <translation>Zum Ende des Verlaufs</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go to the last move of the history</source>
        <translation>Zum letzten Zug des Verlaufs gehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Keep a snapshot</source>
        <translation>Schnappschuss anlegen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Keep this position, to come back to it at any time</source>
        <translation>Diese Stellung aufbewahren, um jederzeit zurückzukehren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Solutions of this level</source>
        <translation>Lösungen dieses Levels</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>List your solutions, those in the file and those of the program, and your snapshots</source>
        <translation>Eigene Lösungen, die aus der Datei und die des Programms auflisten, dazu die Schnappschüsse</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Snapshots of this level</source>
        <translation>Schnappschüsse dieses Levels</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to a position you have kept</source>
        <translation>Zu einer aufbewahrten Stellung zurückkehren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play backwards</source>
        <translation>Rückwärts spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Pull the boxes from the goals to where they began; Shift and an arrow pulls</source>
        <translation>Die Kisten von den Zielen dorthin ziehen, wo sie anfangs standen; Umschalt und eine Pfeiltaste zieht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show where the man can go</source>
        <translation>Zeigen, wohin die Spielfigur kommt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Light the squares the man can walk to</source>
        <translation>Die Felder hervorheben, zu denen die Spielfigur gehen kann</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Select the next box</source>
        <translation>Nächste Kiste auswählen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Lift a box with the keyboard: choose a square with the arrow keys, push with Enter. Tab does the same</source>
        <translation>Eine Kiste mit der Tastatur aufnehmen: mit den Pfeiltasten ein Feld wählen, mit der Eingabetaste schieben. Tab tut dasselbe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Select the previous box</source>
        <translation>Vorige Kiste auswählen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Lift the box before this one</source>
        <translation>Die Kiste vor dieser aufnehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Find a solution from here, an optimal one if it can be proved</source>
        <translation>Eine Lösung von hier aus suchen, wenn möglich eine bewiesen optimale</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Next push</source>
        <translation>Nächster Schub</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the next push of a solution, or the next pull when playing backwards; press again to play it</source>
        <translation>Den nächsten Schub einer Lösung zeigen, rückwärts den nächsten Rückschub; noch einmal drücken, um ihn auszuführen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Hint: which box is next</source>
        <translation>Tipp: welche Kiste als Nächstes</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show which box a known solution pushes next</source>
        <translation>Zeigen, welche Kiste eine bekannte Lösung als Nächstes schiebt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Is it still solvable?</source>
        <translation>Ist es noch lösbar?</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show only whether this position can be solved, not how</source>
        <translation>Nur zeigen, ob diese Stellung lösbar ist, nicht wie</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Back to the last solvable position</source>
        <translation>Zurück zur letzten lösbaren Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to the last position that is not known to be deadlocked</source>
        <translation>Zurück zur letzten Stellung, die nicht als Deadlock bekannt ist</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve these moves</source>
        <translation>Diese Züge verbessern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Look for a shorter sequence of moves close to this game or to the best solution</source>
        <translation>In der Nähe dieses Spiels oder der besten Lösung eine kürzere Zugfolge suchen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve from here on</source>
        <translation>Ab hier verbessern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve the rows of the history from this position on</source>
        <translation>Die Zeilen des Verlaufs ab dieser Stellung verbessern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve up to here</source>
        <translation>Bis hier verbessern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve the rows of the history up to this position</source>
        <translation>Die Zeilen des Verlaufs bis zu dieser Stellung verbessern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve all rows again</source>
        <translation>Wieder alle Zeilen verbessern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Clear the selection of rows</source>
        <translation>Die Auswahl der Zeilen aufheben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the level</source>
        <translation>Level drehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the view clockwise; the game goes on</source>
        <translation>Die Ansicht im Uhrzeigersinn drehen; das Spiel geht weiter</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the level to the left</source>
        <translation>Level nach links drehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the view anticlockwise</source>
        <translation>Die Ansicht gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Mirror the level</source>
        <translation>Level spiegeln</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Swap left and right; the game goes on</source>
        <translation>Links und rechts vertauschen; das Spiel geht weiter</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the level as it was made</source>
        <translation>Level in Originalansicht zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Neither turned nor mirrored</source>
        <translation>Weder gedreht noch gespiegelt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the squares larger; Ctrl and the wheel zoom at the pointer</source>
        <translation>Die Felder größer zeigen; Strg und das Mausrad zoomen am Zeiger</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show more of the level</source>
        <translation>Mehr vom Level zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the whole level</source>
        <translation>Ganzes Level zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Make the level as large as the window</source>
        <translation>Das Level so groß wie das Fenster machen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Tint the blocks of the floor and mark the squares where they meet</source>
        <translation>Die Blöcke des Bodens einfärben und die Felder markieren, an denen sie zusammenstoßen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Hide blocks and cut vertices</source>
        <translation>Blöcke und Artikulationspunkte ausblenden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the floor as it is</source>
        <translation>Den Boden zeigen, wie er ist</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the search for the lifted box step by step</source>
        <translation>Die Suche für die aufgenommene Kiste Schritt für Schritt zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>See how the squares within reach are found, node by node, up to the square under the pointer</source>
        <translation>Sehen, wie die erreichbaren Felder gefunden werden, Knoten für Knoten, bis zum Feld unter dem Zeiger</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot the depths of the level</source>
        <translation>Tiefen des Levels zeichnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Number of positions at each depth, in pushes</source>
        <translation>Zahl der Stellungen in jeder Tiefe, in Schüben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot a random pusher</source>
        <translation>Zufallsschieber zeichnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Where random pushes lead from here</source>
        <translation>Wohin zufällige Schübe von hier führen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot the solution</source>
        <translation>Lösung zeichnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Every push of the best solution, and the walk before it</source>
        <translation>Jeder Schub der besten Lösung und der Weg davor</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Previous level</source>
        <translation>Voriges Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Next level</source>
        <translation>Nächstes Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go to the next level that you have not solved; after the last comes the first</source>
        <translation>Zum nächsten noch nicht selbst gelösten Level gehen; nach dem letzten kommt das erste</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Choose a level</source>
        <translation>Level wählen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>List all levels, with your best results; type a number to go to that level</source>
        <translation>Alle Level mit den besten eigenen Ergebnissen auflisten; eine Nummer eingeben, um dorthin zu gehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>About this level</source>
        <translation>Über dieses Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Read the authors and notes of the level and its collection</source>
        <translation>Autoren und Anmerkungen zum Level und zu seiner Sammlung lesen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Open the Statewalk levels</source>
        <translation>Die Level von Statewalk öffnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to the levels that come with the program</source>
        <translation>Zu den mitgelieferten Levels zurückkehren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Paste levels or moves</source>
        <translation>Level oder Züge einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play what the clipboard has: a level, a link to one, a picture of one, or moves of this level</source>
        <translation>Spielen, was in der Zwischenablage liegt: ein Level, ein Link darauf, ein Bild davon oder Züge dieses Levels</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Open a picture of a level</source>
        <translation>Bild eines Levels öffnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Read a level from an image file; you identify each kind of tile once</source>
        <translation>Ein Level aus einer Bilddatei lesen; jede Art von Kachel wird einmal zugeordnet</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Paste moves</source>
        <translation>Züge einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Check the moves in the clipboard (LURD) and get them ready to play</source>
        <translation>Die Züge in der Zwischenablage (LURD) prüfen und zum Abspielen bereitlegen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the board as text</source>
        <translation>Brett als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy level</source>
        <translation>Level kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the level as it begins, as text</source>
        <translation>Die Anfangsstellung des Levels als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy link to level</source>
        <translation>Link zum Level kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy a link that opens the level in a browser, and here when it is pasted</source>
        <translation>Einen Link kopieren, der das Level im Browser öffnet, und hier, wenn er eingefügt wird</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the moves played so far, or those ready to be played, as LURD text</source>
        <translation>Die bisher gespielten oder die zum Abspielen bereiten Züge als LURD-Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>Copied the level as text</source>
        <translation>Level als Text kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>{name} holds many levels. Open it to play, and edit the one you want.</source>
        <translation>{name} enthält viele Level. Zum Spielen öffnen und das gewünschte bearbeiten.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>{name} cannot be read: {reason}.</source>
        <translation>{name} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>The first of {levels} levels.</source>
        <translation>Das erste von {levels} Levels.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>%n unknown characters became floor.</source>
        <extracomment>One: 1 unknown character became floor.</extracomment>
        <translation>
            <numerusform>1 unbekanntes Zeichen wurde zu Boden.</numerusform>
            <numerusform>%n unbekannte Zeichen wurden zu Boden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>Undo brings the previous draft back.</source>
        <translation>Rückgängig bringt den vorigen Entwurf zurück.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>Level loaded.</source>
        <translation>Level geladen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>There is nothing around the level to trim.</source>
        <translation>Rund um das Level ist nichts zu beschneiden.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/canvas.py"/>
        <source>Level being edited</source>
        <translation>Level in Bearbeitung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/canvas.py"/>
        <source>{across} by {down} squares</source>
        <translation>{across} mal {down} Felder</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: wall</source>
        <translation>Werkzeug: Wand</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Draw walls</source>
        <translation>Wände zeichnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: floor</source>
        <translation>Werkzeug: Boden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Draw floor</source>
        <translation>Boden zeichnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: goal</source>
        <translation>Werkzeug: Ziel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Place goals</source>
        <translation>Ziele setzen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: box</source>
        <translation>Werkzeug: Kiste</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Place boxes</source>
        <translation>Kisten setzen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: man</source>
        <translation>Werkzeug: Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Place the man</source>
        <translation>Die Spielfigur setzen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: erase</source>
        <translation>Werkzeug: Radierer</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Take away what is on top; the right button does so with every tool</source>
        <translation>Das Oberste wegnehmen; die rechte Taste tut das mit jedem Werkzeug</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a column at the left</source>
        <translation>Spalte links anfügen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the column at the left</source>
        <translation>Spalte links entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a row at the top</source>
        <translation>Zeile oben anfügen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the row at the top</source>
        <translation>Zeile oben entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a column at the right</source>
        <translation>Spalte rechts anfügen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the column at the right</source>
        <translation>Spalte rechts entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a row at the bottom</source>
        <translation>Zeile unten anfügen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the row at the bottom</source>
        <translation>Zeile unten entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything left</source>
        <translation>Alles nach links verschieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level left by one square</source>
        <translation>Das ganze Level um ein Feld nach links verschieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything up</source>
        <translation>Alles nach oben verschieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level up by one square</source>
        <translation>Das ganze Level um ein Feld nach oben verschieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything right</source>
        <translation>Alles nach rechts verschieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level right by one square</source>
        <translation>Das ganze Level um ein Feld nach rechts verschieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything down</source>
        <translation>Alles nach unten verschieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level down by one square</source>
        <translation>Das ganze Level um ein Feld nach unten verschieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Play this level</source>
        <translation>Dieses Level spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Try the level; the draft is kept</source>
        <translation>Das Level ausprobieren; der Entwurf bleibt erhalten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Take back the last step</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Do again what was taken back</source>
        <translation>Das Zurückgenommene wieder ausführen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>New level</source>
        <translation>Neues Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Begin with an empty room; undo brings this level back</source>
        <translation>Mit einem leeren Raum beginnen; Rückgängig bringt dieses Level zurück</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save to collection</source>
        <translation>In Sammlung speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save the level, even unfinished, to the collection named in the panel</source>
        <translation>Das Level, auch unfertig, in der Sammlung speichern, die in der Leiste steht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Copy the level as text</source>
        <translation>Das Level als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Paste a level</source>
        <translation>Level einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Go on with the level in the clipboard; undo brings this one back</source>
        <translation>Mit dem Level aus der Zwischenablage weitermachen; Rückgängig bringt dieses zurück</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save the level as PNG, SVG or PDF</source>
        <translation>Das Level als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Leave the editor</source>
        <translation>Editor verlassen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Go back to playing; the draft is kept</source>
        <translation>Zurück zum Spielen; der Entwurf bleibt erhalten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>{what}. Shift and drag for a rectangle, Ctrl and click to fill</source>
        <translation>{what}. Mit Umschalt ein Rechteck ziehen, mit Strg und Klick füllen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Fill here</source>
        <translation>Hier füllen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Fill all connected squares that look like the one under the pointer</source>
        <translation>Alle zusammenhängenden Felder füllen, die wie das unter dem Zeiger aussehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Rotate to the right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Turn the level a quarter to the right</source>
        <translation>Das Level um 90° nach rechts drehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Rotate to the left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Turn the level a quarter to the left</source>
        <translation>Das Level um 90° nach links drehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Mirror left and right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Exchange left and right</source>
        <translation>Links und rechts vertauschen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Mirror up and down</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Exchange up and down</source>
        <translation>Oben und unten vertauschen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Trim</source>
        <translation>Beschneiden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Take away floor outside of the walls and empty columns and rows</source>
        <translation>Boden außerhalb der Wände und leere Spalten und Zeilen wegnehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Clear floor outside</source>
        <translation>Boden außen entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove floor outside the walls</source>
        <translation>Boden außerhalb der Wände entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Show which walls matter</source>
        <translation>Zeigen, welche Wände nötig sind</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>For each wall that the man can touch, solve the level again without it</source>
        <translation>Das Level für jede Wand, die die Spielfigur berühren kann, ohne diese Wand noch einmal lösen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid larger by one column</source>
        <translation>Das Raster um eine Spalte vergrößern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid smaller by one column</source>
        <translation>Das Raster um eine Spalte verkleinern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid larger by one row</source>
        <translation>Das Raster um eine Zeile vergrößern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid smaller by one row</source>
        <translation>Das Raster um eine Zeile verkleinern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Look closer; Ctrl and the wheel do so at the pointer</source>
        <translation>Näher hinsehen; Strg und das Mausrad tun es am Zeiger</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>See more of the level</source>
        <translation>Mehr vom Level sehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the level fit the window</source>
        <translation>Das Level ins Fenster einpassen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Editing.</source>
        <translation>Bearbeiten.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Shift: rectangle, Ctrl: fill, right button: erase.</source>
        <translation>Umschalt: Rechteck, Strg: Füllen, rechte Maustaste: Radieren.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Goal</source>
        <comment>a thing on the board</comment>
        <translation>Ziel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Box</source>
        <comment>a thing on the board</comment>
        <translation>Kiste</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Man</source>
        <translation>Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Editing</source>
        <translation>Bearbeitung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Play</source>
        <comment>a level</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Listing collections</source>
        <translation>Sammlungen werden aufgelistet</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Playable once nothing is left to fix</source>
        <translation>Spielbar, sobald nichts mehr zu beheben ist</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Ready to play</source>
        <translation>Spielbereit</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Saving draft</source>
        <translation>Entwurf wird gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Draft saved</source>
        <translation>Entwurf gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>The level was not saved.</source>
        <translation>Das Level wurde nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>In {collection}</source>
        <translation>In {collection}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Unfinished, in {collection}</source>
        <translation>Unfertig, in {collection}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Saved {title}</source>
        <translation>{title} gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit level</source>
        <translation>Level bearbeiten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit a copy of this level, or go on with the draft being tried out</source>
        <translation>Eine Kopie dieses Levels bearbeiten oder mit dem Entwurf weitermachen, der gerade ausprobiert wird</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Go on with the draft</source>
        <translation>Mit dem Entwurf weitermachen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Open the level editor as it was left</source>
        <translation>Den Leveleditor so öffnen, wie er verlassen wurde</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Draw a level, beginning with an empty room</source>
        <translation>Ein Level zeichnen, beginnend mit einem leeren Raum</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>{place} has a key that is not a draft number</source>
        <translation>{place} hat einen Schlüssel, der keine Entwurfsnummer ist</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>A level can be saved once it has a wall</source>
        <translation>Ein Level lässt sich speichern, sobald es eine Wand hat</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>You have not solved it yet</source>
        <translation>Noch nicht selbst gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>Play it through; your solution is saved with it.</source>
        <translation>Einmal durchspielen; die Lösung wird mitgespeichert.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Undo brings the present level back.</source>
        <translation>Rückgängig bringt das jetzige Level zurück.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>{name}, {least} to {most}</source>
        <translation>{name}, {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Floor squares</source>
        <translation>Bodenfelder</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Add a name</source>
        <translation>Name hinzufügen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Add a note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Before you can play</source>
        <translation>Vor dem Spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>{count} to fix</source>
        <translation>{count} zu beheben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>{count} to consider</source>
        <translation>{count} zu beachten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Nothing left to fix</source>
        <translation>Nichts mehr zu beheben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>The level as text</source>
        <translation>Das Level als Text</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/remarks.py"/>
        <source>{fix}: {title}</source>
        <translation>{fix}: {title}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/remarks.py"/>
        <source>{title}. {advice}</source>
        <translation>{title}. {advice}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Answers as soon as nothing is left to fix</source>
        <translation>Antwortet, sobald nichts mehr zu beheben ist</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Stopped; the results so far are kept.</source>
        <translation>Angehalten; die bisherigen Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Solving the draft</source>
        <translation>Entwurf wird gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Checking the walls</source>
        <translation>Wände werden geprüft</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Not solvable: {reason}</source>
        <translation>Nicht lösbar: {reason}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>No answer within {seconds:g} s</source>
        <translation>Keine Antwort binnen {seconds:g} s</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Solvable in %n pushes, proved</source>
        <extracomment>One: Solvable in %n push, proved</extracomment>
        <translation>
            <numerusform>Lösbar in %n Schub, bewiesen</numerusform>
            <numerusform>Lösbar in %n Schüben, bewiesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Solvable, in %n pushes or fewer</source>
        <extracomment>One: Solvable, in %n push or fewer</extracomment>
        <translation>
            <numerusform>Lösbar in höchstens %n Schub</numerusform>
            <numerusform>Lösbar in höchstens %n Schüben</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: not checked yet.</source>
        <translation>{square}: noch nicht geprüft.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: needed. Without this wall the level is not closed, or it becomes another level.</source>
        <translation>{square}: nötig. Ohne diese Wand ist das Level nicht geschlossen oder wird zu einem anderen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: without this wall the level could be solved in %n pushes.</source>
        <extracomment>One: {square}: without this wall the level could be solved in %n push.</extracomment>
        <translation>
            <numerusform>{square}: Ohne diese Wand wäre das Level in %n Schub lösbar.</numerusform>
            <numerusform>{square}: Ohne diese Wand wäre das Level in %n Schüben lösbar.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>pushes without the wall</source>
        <translation>Schübe ohne die Wand</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: without this wall {least} pushes are enough, {saved} fewer than {fewest}.</source>
        <translation>{square}: Ohne diese Wand genügen {least} Schübe, {saved} weniger als {fewest}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>pushes saved</source>
        <translation>gesparte Schübe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: optional. Without this wall the fewest pushes stay the same.</source>
        <translation>{square}: entbehrlich. Ohne diese Wand bleibt die kleinste Schubzahl gleich.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: not known. The search without this wall was given up.</source>
        <translation>{square}: nicht bekannt. Die Suche ohne diese Wand wurde aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>For each wall that the man can touch, solve the level again without it (W)</source>
        <translation>Das Level für jede Wand, die die Spielfigur berühren kann, ohne diese Wand noch einmal lösen (W)</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>Shown as soon as nothing is left to fix.</source>
        <translation>Wird gezeigt, sobald nichts mehr zu beheben ist.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>{weighed} of %n walls checked.</source>
        <extracomment>One: {weighed} of %n wall checked.</extracomment>
        <translation>
            <numerusform>{weighed} von %n Wand geprüft.</numerusform>
            <numerusform>{weighed} von %n Wänden geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>{weighed} of %n walls checked</source>
        <extracomment>One: {weighed} of %n wall checked</extracomment>
        <translation>
            <numerusform>{weighed} von %n Wand geprüft</numerusform>
            <numerusform>{weighed} von %n Wänden geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>%n walls checked: with all of them the level has no solution.</source>
        <extracomment>One: %n wall checked: with it the level has no solution.</extracomment>
        <translation>
            <numerusform>%n Wand geprüft: Mit ihr hat das Level keine Lösung.</numerusform>
            <numerusform>%n Wände geprüft: Mit allen hat das Level keine Lösung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>%n walls checked: with all of them the level takes {pushes}. Point at one to read more.</source>
        <extracomment>One: %n wall checked: with it the level takes {pushes}. Point at it to read more.</extracomment>
        <translation>
            <numerusform>%n Wand geprüft: Mit ihr braucht das Level {pushes}. Auf sie zeigen, um mehr zu lesen.</numerusform>
            <numerusform>%n Wände geprüft: Mit allen braucht das Level {pushes}. Auf eine zeigen, um mehr zu lesen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>needed: the level is not closed without it</source>
        <translation>nötig: ohne sie ist das Level nicht geschlossen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>without it the level could be solved</source>
        <translation>ohne sie wäre das Level lösbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>so many pushes fewer without it</source>
        <translation>so viele Schübe weniger ohne sie</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>optional: no fewer pushes without it</source>
        <translation>entbehrlich: ohne sie kein Schub weniger</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>not known: the search was given up</source>
        <translation>nicht bekannt: die Suche wurde aufgegeben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Animated GIF</source>
        <translation>Animiertes GIF</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Sokoban level</source>
        <translation>Sokoban-Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>XSB level</source>
        <translation>XSB-Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save the board as PNG, SVG or PDF</source>
        <translation>Das Brett als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Put a picture of the board into the clipboard</source>
        <translation>Ein Bild des Bretts in die Zwischenablage legen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save a picture or an animation, or copy the level as text</source>
        <translation>Ein Bild oder eine Animation speichern oder das Level als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save animated GIF</source>
        <translation>Animiertes GIF speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save a solution as an animation that any browser shows</source>
        <translation>Eine Lösung als Animation speichern, die jeder Browser zeigt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Copy level with solutions</source>
        <translation>Level mit Lösungen kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Copy the level with title, author and solutions as .sok text</source>
        <translation>Das Level mit Titel, Autor und Lösungen als .sok-Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Drawing the animation</source>
        <translation>Animation wird gezeichnet</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>The animation was not saved.</source>
        <translation>Die Animation wurde nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save level with this solution</source>
        <translation>Level mit dieser Lösung speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>{name} was not saved.</source>
        <translation>{name} wurde nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Copied the level</source>
        <translation>Level kopiert</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>with %n solutions</source>
        <extracomment>One: with %n solution</extracomment>
        <translation>
            <numerusform>mit %n Lösung</numerusform>
            <numerusform>mit %n Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>No moves</source>
        <translation>Keine Züge</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Size of the animation</source>
        <translation>Größe der Animation</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Speed of the animation</source>
        <translation>Tempo der Animation</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Save GIF</source>
        <translation>GIF speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Level</source>
        <comment>of Sokoban</comment>
        <translation>Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>With solutions</source>
        <translation>Mit Lösungen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Copy the moves chosen above as LURD text</source>
        <translation>Die oben gewählten Züge als LURD-Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Animated solution</source>
        <translation>Animierte Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Play or solve the level first. Then its moves can be animated.</source>
        <translation>Das Level zuerst spielen oder lösen. Dann lassen sich seine Züge animieren.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>%n moves, about {across:,} × {down:,} pixels</source>
        <extracomment>One: %n move, about {across:,} × {down:,} pixels</extracomment>
        <translation>
            <numerusform>%n Zug, etwa {across:,} × {down:,} Pixel</numerusform>
            <numerusform>%n Züge, etwa {across:,} × {down:,} Pixel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/gif.py"/>
        <source>{moves:,} moves are too many for a GIF; the limit is {most:,}</source>
        <translation>{moves:,} Züge sind zu viele für ein GIF; höchstens {most:,} sind möglich</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/gif.py"/>
        <source>The moves do not fit the level</source>
        <translation>Die Züge passen nicht zum Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Copied the position</source>
        <translation>Stellung kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Copied a link to the level</source>
        <translation>Link zum Level kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Reading the clipboard</source>
        <translation>Zwischenablage wird gelesen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>The pasted text is not a level</source>
        <translation>Der eingefügte Text ist kein Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>These are not moves</source>
        <translation>Das sind keine Züge</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>%n moves solve the level.</source>
        <extracomment>One: %n move solves the level.</extracomment>
        <translation>
            <numerusform>%n Zug löst das Level.</numerusform>
            <numerusform>%n Züge lösen das Level.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Play them with F5.</source>
        <translation>Mit F5 abspielen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>%n moves, ready to be played.</source>
        <extracomment>One: %n move, ready to be played.</extracomment>
        <translation>
            <numerusform>%n Zug, zum Abspielen bereit.</numerusform>
            <numerusform>%n Züge, zum Abspielen bereit.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>These moves do not solve the level</source>
        <translation>Diese Züge lösen das Level nicht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>%n moves, played backwards from the solved position.</source>
        <extracomment>One: %n move, played backwards from the solved position.</extracomment>
        <translation>
            <numerusform>%n Zug, rückwärts von der gelösten Stellung aus.</numerusform>
            <numerusform>%n Züge, rückwärts von der gelösten Stellung aus.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Show the place</source>
        <translation>Stelle zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>The clipboard is empty</source>
        <translation>Die Zwischenablage ist leer</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Copy moves there first</source>
        <translation>Zuerst Züge dorthin kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>{moves:,} moves are too many; the limit is {most:,}</source>
        <translation>{moves:,} Züge sind zu viele; höchstens {most:,} sind möglich</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saved library</source>
        <translation>Gespeicherte Bibliothek</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Sokoban levels</source>
        <translation>Sokoban-Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>XSB levels</source>
        <translation>XSB-Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>SLC levels</source>
        <translation>SLC-Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open levels</source>
        <translation>Level öffnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Opening levels</source>
        <translation>Level werden geöffnet</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>The level was not opened</source>
        <translation>Das Level wurde nicht geöffnet</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>%n levels opened</source>
        <extracomment>One: %n level opened</extracomment>
        <translation>
            <numerusform>%n Level geöffnet</numerusform>
            <numerusform>%n Level geöffnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>from %n files</source>
        <extracomment>One: from %n file</extracomment>
        <translation>
            <numerusform>aus %n Datei</numerusform>
            <numerusform>aus %n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Replaying solutions</source>
        <translation>Lösungen werden nachgespielt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Keeping your solutions</source>
        <translation>Eigene Lösungen werden aufbewahrt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>%n levels count as solved</source>
        <extracomment>One: %n level counts as solved</extracomment>
        <translation>
            <numerusform>%n Level zählt als gelöst</numerusform>
            <numerusform>%n Level zählen als gelöst</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>The file of this collection has no solution for a level that you have not solved.</source>
        <translation>Die Datei dieser Sammlung hat keine Lösung für ein Level, das noch nicht selbst gelöst ist.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>This level is in no collection.</source>
        <translation>Dieses Level gehört zu keiner Sammlung.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open the browser and choose one.</source>
        <translation>Die Übersicht öffnen und eine wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save collection</source>
        <translation>Sammlung speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saving levels</source>
        <translation>Level werden gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save library</source>
        <translation>Bibliothek speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saving the library</source>
        <translation>Bibliothek wird gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bring back a library</source>
        <translation>Bibliothek zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Library brought back</source>
        <translation>Bibliothek zurückgeholt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bringing back the library</source>
        <translation>Bibliothek wird zurückgeholt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Browse all levels</source>
        <translation>Alle Level durchsehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Show your collections with pictures of all levels</source>
        <translation>Die Sammlungen mit Bildern aller Level zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open level files (.sok, .xsb, .txt, .slc), which are then kept in your library, or a picture of a level</source>
        <translation>Leveldateien (.sok, .xsb, .txt, .slc) öffnen, die dann in der Bibliothek bleiben, oder das Bild eines Levels</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Rename collection</source>
        <translation>Sammlung umbenennen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Give the collection in the browser another name; F2 in the list does the same</source>
        <translation>Der Sammlung in der Übersicht einen anderen Namen geben; F2 in der Liste tut dasselbe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move collection up</source>
        <translation>Sammlung nach oben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move the collection in the browser up; Alt+Up in the list does the same</source>
        <translation>Die Sammlung in der Übersicht nach oben verschieben; Alt+↑ in der Liste tut dasselbe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move collection down</source>
        <translation>Sammlung nach unten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move the collection in the browser down; Alt+Down in the list does the same</source>
        <translation>Die Sammlung in der Übersicht nach unten verschieben; Alt+↓ in der Liste tut dasselbe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save the collection in the browser, or that of this level, as .sok, .xsb or .slc, with your solutions</source>
        <translation>Die Sammlung in der Übersicht, oder die dieses Levels, mit den eigenen Lösungen als .sok, .xsb oder .slc speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Count its solutions as mine</source>
        <translation>Lösungen der Sammlung als eigene zählen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Count the solutions in the file of the collection in the browser as yours</source>
        <translation>Die Lösungen in der Datei der Sammlung in der Übersicht als eigene zählen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Remove collection</source>
        <translation>Sammlung entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Remove the collection in the browser; Del in the list does the same, and it can be brought back</source>
        <translation>Die Sammlung in der Übersicht entfernen; Entf in der Liste tut dasselbe, und sie lässt sich zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bring back the removed collection</source>
        <translation>Entfernte Sammlung zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Put the collection removed last back where it was</source>
        <translation>Die zuletzt entfernte Sammlung dorthin zurückstellen, wo sie war</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save the whole library</source>
        <translation>Ganze Bibliothek speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save all collections, solutions and games in one file</source>
        <translation>Alle Sammlungen, Lösungen und Spiele in einer Datei speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bring back a saved library</source>
        <translation>Gespeicherte Bibliothek zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Merge a saved library into this one; better solutions stay</source>
        <translation>Eine gespeicherte Bibliothek mit dieser zusammenführen; die besseren Lösungen bleiben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Levels ({endings})</source>
        <translation>Level ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>All files ({endings})</source>
        <translation>Alle Dateien ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saved library ({endings})</source>
        <translation>Gespeicherte Bibliothek ({endings})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels deleted</source>
        <extracomment>One: %n level deleted</extracomment>
        <translation>
            <numerusform>%n Level gelöscht</numerusform>
            <numerusform>%n Level gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels moved</source>
        <extracomment>One: %n level moved</extracomment>
        <translation>
            <numerusform>%n Level verschoben</numerusform>
            <numerusform>%n Level verschoben</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>1 level renamed</source>
        <translation>1 Level umbenannt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>Details of 1 level changed</source>
        <translation>Angaben zu 1 Level geändert</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels copied to {collection}</source>
        <extracomment>One: %n level copied to {collection}</extracomment>
        <translation>
            <numerusform>%n Level nach {collection} kopiert</numerusform>
            <numerusform>%n Level nach {collection} kopiert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>The collection needs a name</source>
        <translation>Die Sammlung braucht einen Namen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>{collection} comes with the program. Copy the level to a collection of your own</source>
        <translation>{collection} gehört zum Programm. Das Level in eine eigene Sammlung kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>This level is no longer in your collections</source>
        <translation>Dieses Level ist nicht mehr in den Sammlungen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>This collection is no longer in your library</source>
        <translation>Diese Sammlung ist nicht mehr in der Bibliothek</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>Copy its levels to a collection of your own</source>
        <translation>Ihre Level in eine eigene Sammlung kopieren</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels moved to {collection}</source>
        <extracomment>One: %n level moved to {collection}</extracomment>
        <translation>
            <numerusform>%n Level nach {collection} verschoben</numerusform>
            <numerusform>%n Level nach {collection} verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n better results</source>
        <extracomment>One: %n better result</extracomment>
        <translation>
            <numerusform>%n besseres Ergebnis</numerusform>
            <numerusform>%n bessere Ergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n games</source>
        <extracomment>One: %n game</extracomment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n solutions</source>
        <extracomment>One: %n solution</extracomment>
        <translation>
            <numerusform>%n Lösung</numerusform>
            <numerusform>%n Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>Everything was already in your library</source>
        <translation>Alles war schon in der Bibliothek</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n records could not be read and were skipped</source>
        <extracomment>One: %n record could not be read and was skipped</extracomment>
        <translation>
            <numerusform>%n Datensatz war nicht lesbar und wurde übersprungen</numerusform>
            <numerusform>%n Datensätze waren nicht lesbar und wurden übersprungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} contains too many files</source>
        <translation>{name} enthält zu viele Dateien</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} is compressed in a way this program does not read</source>
        <translation>{name} ist auf eine Weise komprimiert, die dieses Programm nicht liest</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} is too large</source>
        <translation>{name} ist zu groß</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} holds no Sokoban levels</source>
        <translation>{name} enthält keine Sokoban-Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} was written by a newer Statewalk. Update the program to read it</source>
        <translation>{name} wurde von einem neueren Statewalk geschrieben. Zum Lesen das Programm aktualisieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} is not a saved library, or is damaged</source>
        <translation>{name} ist keine gespeicherte Bibliothek oder beschädigt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/descriptions.py"/>
        <source>difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/descriptions.py"/>
        <source>grade</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>your best {pushes}</source>
        <translation>eigene Bestmarke {pushes}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>%n levels, {solved} solved by you. Type a number to go to it.</source>
        <extracomment>One: %n level, {solved} solved by you. Type a number to go to it.</extracomment>
        <translation>
            <numerusform>%n Level, {solved} selbst gelöst. Eine Nummer tippen, um hinzugehen.</numerusform>
            <numerusform>%n Level, {solved} selbst gelöst. Eine Nummer tippen, um hinzugehen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>Open a level file</source>
        <translation>Leveldatei öffnen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>There is no level {number}; %n levels</source>
        <extracomment>One: There is no level {number}; %n level</extracomment>
        <translation>
            <numerusform>Kein Level {number}; es gibt %n Level</numerusform>
            <numerusform>Kein Level {number}; es gibt %n Level</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>%n levels cannot be played; the first: {error}</source>
        <extracomment>One: %n level cannot be played: {error}</extracomment>
        <translation>
            <numerusform>%n Level ist nicht spielbar: {error}</numerusform>
            <numerusform>%n Level sind nicht spielbar; das erste: {error}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>%n lines were not understood; the first: {error}</source>
        <extracomment>One: %n line was not understood: {error}</extracomment>
        <translation>
            <numerusform>%n Zeile wurde nicht verstanden: {error}</numerusform>
            <numerusform>%n Zeilen wurden nicht verstanden; die erste: {error}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>Pasted</source>
        <translation>Eingefügt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>Level {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/library.py"/>
        <source>{collection} has no level that can be played</source>
        <translation>{collection} hat kein spielbares Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/library.py"/>
        <source>{collection} comes with the program; save your level to another collection</source>
        <translation>{collection} gehört zum Programm; das Level in einer anderen Sammlung speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels earlier</source>
        <translation>Level nach vorn</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>One place forward</source>
        <translation>Einen Platz nach vorn</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels later</source>
        <translation>Level nach hinten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>One place back</source>
        <translation>Einen Platz nach hinten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels a row up</source>
        <translation>Level eine Zeile nach oben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>One row</source>
        <translation>Eine Zeile</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels a row down</source>
        <translation>Level eine Zeile nach unten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels to the front</source>
        <translation>Level an den Anfang</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Before all others</source>
        <translation>Vor alle anderen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels to the end</source>
        <translation>Level ans Ende</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Behind all others</source>
        <translation>Hinter alle anderen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Levels can only be moved in collection order: choose one collection and that order.</source>
        <translation>Level lassen sich nur in der Reihenfolge ihrer Sammlung verschieben: eine einzelne Sammlung und „Wie in der Sammlung“ wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Taken back: {change}.</source>
        <translation>Zurückgenommen: {change}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Ctrl+Z in the browser takes it back.</source>
        <translation>Strg+Z in der Übersicht nimmt es zurück.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>{collection} comes with the program. Copy the level to a collection of yours.</source>
        <translation>{collection} gehört zum Programm. Das Level in eine eigene Sammlung kopieren.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Rename level</source>
        <translation>Level umbenennen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Give the level selected in the browser another title</source>
        <translation>Dem in der Übersicht ausgewählten Level einen anderen Titel geben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Title, author and comment</source>
        <translation>Titel, Autor und Kommentar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Edit title, author and comment of the selected level</source>
        <translation>Titel, Autor und Kommentar des ausgewählten Levels bearbeiten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move to collection</source>
        <translation>In Sammlung verschieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Put the selected levels into another collection of yours</source>
        <translation>Die ausgewählten Level in eine andere eigene Sammlung verschieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Copy to collection</source>
        <translation>In Sammlung kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Put copies of the selected levels into a collection of yours</source>
        <translation>Kopien der ausgewählten Level in eine eigene Sammlung legen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Delete levels</source>
        <translation>Level löschen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Take the selected levels out of their collection; this can be undone</source>
        <translation>Die ausgewählten Level aus ihrer Sammlung nehmen; das lässt sich zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Undo the change to the levels</source>
        <translation>Änderung an den Leveln zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Undo the last change to levels of the library; Ctrl+Z in the browser</source>
        <translation>Die letzte Änderung an Leveln der Bibliothek zurücknehmen; Strg+Z in der Übersicht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Redo the change to the levels</source>
        <translation>Änderung an den Leveln wiederholen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Do again what was taken back; Ctrl+Shift+Z in the browser</source>
        <translation>Das Zurückgenommene wieder ausführen; Strg+Umschalt+Z in der Übersicht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Untitled level</source>
        <translation>Level ohne Titel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Made levels</source>
        <translation>Erzeugte Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>My levels</source>
        <translation>Meine Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Before a solution was shown</source>
        <translation>Vor dem Zeigen einer Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Before it was made shorter</source>
        <translation>Vor dem Verkürzen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>This game so far</source>
        <translation>Dieses Spiel bisher</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Stored solution</source>
        <translation>Gespeicherte Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Best in everything</source>
        <translation>Bestwert in allem</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>%n pushes, seed {seed}</source>
        <extracomment>One: %n push, seed {seed}</extracomment>
        <translation>
            <numerusform>%n Schub, Seed {seed}</numerusform>
            <numerusform>%n Schübe, Seed {seed}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>New collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>New collection {number}</source>
        <translation>Neue Sammlung {number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Snapshot {number}</source>
        <translation>Schnappschuss {number}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Line left after %n moves</source>
        <extracomment>One: Line left after %n move</extracomment>
        <translation>
            <numerusform>Zweig, verlassen nach %n Zug</numerusform>
            <numerusform>Zweig, verlassen nach %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/figures.py"/>
        <source>average number of random walks until one solves the level</source>
        <translation>mittlere Zahl der Irrfahrten, bis eine das Level löst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/figures.py"/>
        <source>share of positions that can be solved</source>
        <translation>Anteil der lösbaren Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>tree search</source>
        <translation>Baumsuche</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>a variation</source>
        <translation>eine Abwandlung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>1 in {number}</source>
        <translation>1 von {number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>%n positions</source>
        <extracomment>One: %n position</extracomment>
        <translation>
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Difficulty {difficulty:.1f} of 100: box dependence {dependence:.2f} of 1, {changes}, random pusher {odds}, solver {work}</source>
        <translation>Schwierigkeit {difficulty:.1f} von 100: Abhängigkeit der Kisten {dependence:.2f} von 1, {changes}, Zufallsschieber {odds}, Löser {work}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>seed {seed}</source>
        <translation>Seed {seed}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>%n box changes</source>
        <extracomment>One: %n box change</extracomment>
        <translation>
            <numerusform>%n Kistenwechsel</numerusform>
            <numerusform>%n Kistenwechsel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>New levels</source>
        <translation>Neue Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Trying room {number:,}</source>
        <translation>Raum {number:,} wird probiert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Being graded</source>
        <translation>Wird bewertet</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Random pusher</source>
        <translation>Zufallsschieber</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Can be solved</source>
        <translation>Lösbarer Anteil</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/host.py"/>
        <source>Make levels</source>
        <translation>Level erzeugen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/host.py"/>
        <source>Choose what new levels should be like; each comes solved and graded</source>
        <translation>Vorgeben, wie neue Level sein sollen; jedes kommt gelöst und bewertet</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>Making variations</source>
        <translation>Abwandlungen werden erzeugt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>Making levels</source>
        <translation>Level werden erzeugt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>{refused:,} of %n rooms: {reason}. {advice}.</source>
        <extracomment>One: {refused:,} of %n room: {reason}. {advice}.</extracomment>
        <translation>
            <numerusform>{refused:,} von %n Raum: {reason}. {advice}.</numerusform>
            <numerusform>{refused:,} von %n Räumen: {reason}. {advice}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>%n rooms tried.</source>
        <extracomment>One: %n room tried.</extracomment>
        <translation>
            <numerusform>%n Raum versucht.</numerusform>
            <numerusform>%n Räume versucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>%n rooms tried, {dropped:,} dropped: {reasons}.</source>
        <extracomment>One: %n room tried, {dropped:,} dropped: {reasons}.</extracomment>
        <translation>
            <numerusform>%n Raum versucht, {dropped:,} verworfen: {reasons}.</numerusform>
            <numerusform>%n Räume versucht, {dropped:,} verworfen: {reasons}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Free</source>
        <comment>a style of rooms</comment>
        <translation>Frei</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Mirrored</source>
        <comment>a style of rooms</comment>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Turned</source>
        <comment>a style of rooms</comment>
        <translation>Gedreht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Crossed</source>
        <comment>a style of rooms</comment>
        <translation>Gekreuzt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>free</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>frei</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>mirrored</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>turned</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>gedreht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>crossed</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>gekreuzt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>All methods in turn</source>
        <translation>Alle Methoden reihum</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>By box lines</source>
        <translation>Nach Kistenlinien</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Tree search</source>
        <translation>Baumsuche</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>A different method for each room.</source>
        <translation>Für jeden Raum eine andere Methode.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Random rooms; the boxes are pulled away from the goals over as many box lines as possible.</source>
        <translation>Zufällige Räume; die Kisten werden über möglichst viele Kistenlinien von den Zielen weggezogen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Rooms built from pieces with matching edges; the best of several placements of the goals is used.</source>
        <translation>Räume aus Teilen mit passenden Rändern; von mehreren Anordnungen der Ziele wird die beste genommen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>A search opens walls, places boxes and pushes them about; their final squares become the goals.</source>
        <translation>Eine Suche öffnet Wände, setzt Kisten und schiebt sie umher; wo sie am Ende stehen, sind die Ziele.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Box changes</source>
        <translation>Kistenwechsel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How often the solution switches to another box; correlation with people's solving times: 0.74</source>
        <translation>Wie oft die Lösung zu einer anderen Kiste wechselt; Korrelation mit der Zeit, die Menschen brauchen: 0,74</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Boxes that depend on each other</source>
        <translation>Abhängigkeit der Kisten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How much boxes take turns (poor decomposability); correlation with human solving time: 0.82</source>
        <translation>Wie sehr Kisten sich abwechseln (geringe Zerlegbarkeit); Korrelation mit der Lösungszeit von Menschen: 0,82</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Deadlocked positions</source>
        <translation>Deadlock-Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Share of positions that can no longer be solved</source>
        <translation>Anteil der Stellungen, die nicht mehr lösbar sind</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How unlikely random pushes are to solve the level</source>
        <translation>Wie unwahrscheinlich es ist, dass zufällige Schübe das Level lösen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Solver's work</source>
        <translation>Aufwand des Lösers</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Positions that the exact search looked at</source>
        <translation>Stellungen, die die exakte Suche untersucht hat</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Fewest pushes; correlation with human solving time: 0.47</source>
        <translation>Kleinste Schubzahl; Korrelation mit der Lösungszeit von Menschen: 0,47</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Each is a number from 0 to 1; the mean weights them by their correlation with human solving time: 0.82, 0.74 and 0.47 as published in 2010, and 0.25 where nothing is published.</source>
        <translation>Jedes ist eine Zahl von 0 bis 1; das Mittel gewichtet sie nach ihrer Korrelation mit der Lösungszeit von Menschen: 0,82, 0,74 und 0,47, veröffentlicht 2010, und 0,25, wo nichts veröffentlicht ist.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>One box fewer</source>
        <translation>Eine Kiste weniger</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>One box more</source>
        <translation>Eine Kiste mehr</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Squares across</source>
        <translation>Felder in der Breite</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Squares down</source>
        <translation>Felder in der Höhe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>in squares, walls included</source>
        <translation>in Feldern, mit Wänden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Style</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>none chosen: any</source>
        <translation>keine gewählt: beliebig</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How rooms and goals are made</source>
        <translation>Wie Räume und Ziele entstehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Wanted pushes</source>
        <translation>Gewünschte Schübe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Drag either end; arrow keys move the upper one, with Shift the lower one</source>
        <translation>Eines der Enden ziehen; Pfeiltasten bewegen das obere, mit Umschalt das untere</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Another seed</source>
        <translation>Anderer Seed</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>A seed always makes the same levels.</source>
        <translation>Ein Seed ergibt immer dieselben Level.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>what counts for the dots</source>
        <translation>was für die Punkte zählt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Pushes</source>
        <translation>Schübe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>hardest first</source>
        <translation>schwierigste zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>most pushes first</source>
        <translation>meiste Schübe zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>newest first</source>
        <translation>neueste zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Starred levels are kept.</source>
        <translation>Level mit Stern bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make levels with these settings</source>
        <translation>Level mit diesen Vorgaben erzeugen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make {count} more levels</source>
        <translation>{count} weitere Level erzeugen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Stop making levels</source>
        <translation>Erzeugen anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make no more levels for now; those already made are kept</source>
        <translation>Vorerst keine weiteren Level erzeugen; die vorhandenen bleiben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Go back to the board with this level</source>
        <translation>Mit diesem Level zum Brett zurückkehren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Star this level</source>
        <translation>Level mit Stern versehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Keep this level; starred ones are there again after a restart</source>
        <translation>Dieses Level behalten; Level mit Stern sind nach einem Neustart wieder da</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>More like this</source>
        <translation>Mehr davon</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make variations of this level</source>
        <translation>Abwandlungen dieses Levels erzeugen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Open in the editor</source>
        <translation>Im Editor öffnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Edit a copy of this level</source>
        <translation>Eine Kopie dieses Levels bearbeiten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Discard this level</source>
        <translation>Dieses Level verwerfen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Remove this level from the list</source>
        <translation>Dieses Level aus der Liste entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Bring back the discarded level</source>
        <translation>Verworfenes Level zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Put the last discarded level back in the list</source>
        <translation>Das zuletzt verworfene Level wieder in die Liste aufnehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Discard levels without a star</source>
        <translation>Alle ohne Stern verwerfen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Remove all levels without a star from the list</source>
        <translation>Alle Level ohne Stern aus der Liste entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Save starred to a collection</source>
        <translation>Level mit Stern in Sammlung speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Keep the starred levels in the collection {collection}</source>
        <translation>Die Level mit Stern in der Sammlung {collection} aufbewahren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Leave this page</source>
        <translation>Diese Seite verlassen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Save starred</source>
        <translation>Mit Stern speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>any style</source>
        <translation>beliebige Art</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>{count} starred</source>
        <translation>{count} mit Stern</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>%n levels made, {order}; the longest has {longest:,} pushes.</source>
        <extracomment>One: %n level made, {order}; the longest has {longest:,} pushes.</extracomment>
        <translation>
            <numerusform>%n Level erzeugt, {order}; das längste hat {longest:,} Schübe.</numerusform>
            <numerusform>%n Level erzeugt, {order}; das längste hat {longest:,} Schübe.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No level worth playing was found</source>
        <translation>Kein spielenswertes Level gefunden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No levels yet</source>
        <translation>Noch keine Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Choose what you want, then make levels. Each comes with a solution and a grade.</source>
        <translation>Wünsche angeben und Level erzeugen. Jedes kommt mit Lösung und Bewertung.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>The levels were not saved.</source>
        <translation>Die Level wurden nicht gespeichert.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Saved %n levels</source>
        <extracomment>One: Saved %n level</extracomment>
        <translation>
            <numerusform>%n Level gespeichert</numerusform>
            <numerusform>%n Level gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Making</source>
        <translation>Wird erzeugt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make {count} more</source>
        <translation>{count} weitere erzeugen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make {count} levels</source>
        <translation>{count} Level erzeugen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>{made:,} of {count:,}</source>
        <translation>{made:,} von {count:,}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No level found yet</source>
        <translation>Noch kein Level gefunden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No level found</source>
        <translation>Kein Level gefunden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/model.py"/>
        <source>Draft</source>
        <comment>a level being edited</comment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/model.py"/>
        <source>This game belongs to another level</source>
        <translation>Dieses Spiel gehört zu einem anderen Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Pushes, then moves</source>
        <translation>Schübe, dann Züge</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Moves, then pushes</source>
        <translation>Züge, dann Schübe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box lines, then pushes</source>
        <translation>Kistenlinien, dann Schübe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box lines, then moves</source>
        <translation>Kistenlinien, dann Züge</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box changes, then pushes</source>
        <translation>Kistenwechsel, dann Schübe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box changes, then moves</source>
        <translation>Kistenwechsel, dann Züge</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>%n moves</source>
        <comment>solved in</comment>
        <extracomment>One: %n move</extracomment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>in %n pulls, {moves}</source>
        <extracomment>One: in %n pull, {moves}</extracomment>
        <translation>
            <numerusform>in %n Rückschub, {moves}</numerusform>
            <numerusform>in %n Rückschüben, {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>in %n pushes, {moves}</source>
        <extracomment>One: in %n push, {moves}</extracomment>
        <translation>
            <numerusform>in %n Schub, {moves}</numerusform>
            <numerusform>in %n Schüben, {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>pulls</source>
        <comment>beside a number</comment>
        <extracomment>One: pull</extracomment>
        <translation>
            <numerusform>Rückschub</numerusform>
            <numerusform>Rückschübe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>pushes</source>
        <comment>beside a number</comment>
        <extracomment>One: push</extracomment>
        <translation>
            <numerusform>Schub</numerusform>
            <numerusform>Schübe</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>{what}, fewest moves first</source>
        <translation>{what}, möglichst wenige Züge</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>{what}, fewest pulls first</source>
        <translation>{what}, möglichst wenige Rückschübe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>{what}, fewest pushes first</source>
        <translation>{what}, möglichst wenige Schübe</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>%n box lines</source>
        <extracomment>One: %n box line</extracomment>
        <translation>
            <numerusform>%n Kistenlinie</numerusform>
            <numerusform>%n Kistenlinien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Step or push</source>
        <translation>Schritt oder Schub</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Choose a box</source>
        <translation>Kiste wählen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Push it to the square chosen</source>
        <translation>Auf das gewählte Feld schieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Put the box down</source>
        <translation>Absetzen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>These moves are not possible here</source>
        <translation>Diese Züge sind hier nicht möglich</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>The file holds no level that can be played</source>
        <translation>Die Datei enthält kein spielbares Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Backwards</source>
        <translation>Rückwärts</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>of {count} in {collection}</source>
        <translation>von {count} in {collection}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Level {number} of {count}</source>
        <translation>Level {number} von {count}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/page.py"/>
        <source>%n levels opened.</source>
        <extracomment>One: %n level opened.</extracomment>
        <translation>
            <numerusform>%n Level geöffnet.</numerusform>
            <numerusform>%n Level geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Edit it</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>You have solved all the others.</source>
        <translation>Alle anderen sind schon gelöst.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>The plots are hidden</source>
        <translation>Die Diagramme sind ausgeblendet</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Switch “No spoilers” off to see them.</source>
        <translation>Sie erscheinen, wenn „Nichts verraten“ ausgeschaltet ist.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Pull the boxes from the goals to their starting squares.</source>
        <translation>Die Kisten von den Zielen auf ihre Startfelder ziehen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Forwards</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>The man cannot get there.</source>
        <translation>Die Spielfigur kommt nicht dorthin.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Pull the boxes out of his way first.</source>
        <translation>Erst die Kisten aus dem Weg ziehen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Solved already</source>
        <translation>Schon gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>squares in reach</source>
        <translation>erreichbare Felder</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/page.py"/>
        <source>The man can go to %n squares.</source>
        <extracomment>One: The man can go to %n square.</extracomment>
        <translation>
            <numerusform>Die Spielfigur kommt auf %n Feld.</numerusform>
            <numerusform>Die Spielfigur kommt auf %n Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/page.py"/>
        <source>%n squares are in reach of this box.</source>
        <extracomment>One: %n square is in reach of this box.</extracomment>
        <translation>
            <numerusform>%n Feld ist für diese Kiste erreichbar.</numerusform>
            <numerusform>%n Felder sind für diese Kiste erreichbar.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Drop it on one of them, or press Esc.</source>
        <translation>Auf einem davon absetzen oder Esc drücken.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Press Esc, or take another one.</source>
        <translation>Esc drücken oder eine andere nehmen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Any pull of this box leads to a deadlock.</source>
        <translation>Jeder Rückschub dieser Kiste führt in einen Deadlock.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Any push of this box leads to a deadlock.</source>
        <translation>Jeder Schub dieser Kiste führt in einen Deadlock.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>This box cannot be pulled.</source>
        <translation>Diese Kiste lässt sich nicht ziehen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>This box cannot be pushed.</source>
        <translation>Diese Kiste lässt sich nicht schieben.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Made</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Comment on {name}</source>
        <translation>Kommentar zu {name}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Comments are hidden because “No spoilers” is on.</source>
        <translation>Kommentare sind ausgeblendet, weil „Nichts verraten“ an ist.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Show them</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>{grade} of {most}</source>
        <comment>a grade</comment>
        <translation>{grade} von {most}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/branch_marks.py"/>
        <source>%n other lines were played here. Click to choose one.</source>
        <translation>Hier wurden %n andere Zugfolgen gespielt. Klicken, um eine zu wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/branch_marks.py"/>
        <source>Another line was played here: {cost}.</source>
        <translation>Hier wurde eine andere Zugfolge gespielt: {cost}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/branch_marks.py"/>
        <source>Click to go back to it.</source>
        <translation>Klicken, um dorthin zurückzugehen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>Pulls</source>
        <translation>Rückschübe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>Pulling sessions</source>
        <translation>Rückschubfolgen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>fewest {counter} so far</source>
        <translation>bisher wenigste {counter}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>your best {number}</source>
        <translation>eigener Rekord {number}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>%n more</source>
        <extracomment>One: %n more</extracomment>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} can reach no goal.</source>
        <translation>Die Kiste auf {square} kann kein Ziel erreichen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} is stuck for ever.</source>
        <translation>Die Kiste auf {square} sitzt für immer fest.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} closes a diagonal.</source>
        <translation>Die Kiste auf {square} schließt eine Diagonale.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} has no goal left.</source>
        <translation>Für die Kiste auf {square} ist kein Ziel mehr da.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} shuts squares off that can never be opened again.</source>
        <translation>Die Kiste auf {square} sperrt Felder ab, die sich nie wieder öffnen lassen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} can never be brought to a goal.</source>
        <translation>Die Kiste auf {square} lässt sich nie mehr auf ein Ziel bringen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} can reach no goal.</source>
        <translation>Die Kisten auf {squares} können kein Ziel erreichen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} hold each other for ever.</source>
        <translation>Die Kisten auf {squares} halten einander für immer fest.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} close a diagonal that cannot be opened.</source>
        <translation>Die Kisten auf {squares} schließen eine Diagonale, die sich nicht öffnen lässt.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} have too few goals between them.</source>
        <translation>Für die Kisten auf {squares} gibt es zusammen zu wenige Ziele.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} shut squares off that can never be opened again.</source>
        <translation>Die Kisten auf {squares} sperren Felder ab, die sich nie wieder öffnen lassen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} are in each other's way for ever.</source>
        <translation>Die Kisten auf {squares} stehen einander für immer im Weg.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} cannot be pulled to any starting square.</source>
        <translation>Die Kiste auf {square} lässt sich auf kein Startfeld ziehen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} shuts the man in for ever.</source>
        <translation>Die Kiste auf {square} schließt die Spielfigur für immer ein.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} cannot be pulled to starting squares.</source>
        <translation>Die Kisten auf {squares} lassen sich nicht auf Startfelder ziehen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} shut the man in for ever.</source>
        <translation>Die Kisten auf {squares} schließen die Spielfigur für immer ein.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Push</source>
        <comment>a row of the history</comment>
        <translation>Schub</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Pull</source>
        <comment>a row of the history</comment>
        <translation>Rückschub</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Move</source>
        <comment>a row of the history</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Box</source>
        <comment>a row of the history</comment>
        <translation>Kiste</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Rows of the history</source>
        <translation>Zeilen des Verlaufs</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>A row for each push, each move, or each run of pushes of one box</source>
        <translation>Eine Zeile für jeden Schub, jeden Zug oder jede Schubfolge einer Kiste</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Capitals are pulls. Click a row to go there, drag over rows to improve them.</source>
        <translation>Großbuchstaben sind Rückschübe. Ein Klick auf eine Zeile führt dorthin, Ziehen über Zeilen wählt sie zum Verbessern.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Capitals are pushes. Click a row to go there, drag over rows to improve them.</source>
        <translation>Großbuchstaben sind Schübe. Ein Klick auf eine Zeile führt dorthin, Ziehen über Zeilen wählt sie zum Verbessern.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n moves</source>
        <extracomment>One: {done} of %n move</extracomment>
        <translation>
            <numerusform>{done} von %n Zug</numerusform>
            <numerusform>{done} von %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n changes</source>
        <extracomment>One: {done} of %n change</extracomment>
        <translation>
            <numerusform>{done} von %n Wechsel</numerusform>
            <numerusform>{done} von %n Wechseln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n pulls</source>
        <extracomment>One: {done} of %n pull</extracomment>
        <translation>
            <numerusform>{done} von %n Rückschub</numerusform>
            <numerusform>{done} von %n Rückschüben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n pushes</source>
        <extracomment>One: {done} of %n push</extracomment>
        <translation>
            <numerusform>{done} von %n Schub</numerusform>
            <numerusform>{done} von %n Schüben</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Nothing yet. Drag a box, or use the arrow keys.</source>
        <translation>Noch nichts. Eine Kiste mit der Maus bewegen oder die Pfeiltasten nutzen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Yes, count them</source>
        <translation>Ja, mitzählen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Are these yours?</source>
        <translation>Sind das Ihre?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>The file has solutions of %n levels that you have not solved here.</source>
        <extracomment>One: The file has solutions of %n level that you have not solved here.</extracomment>
        <translation>
            <numerusform>Die Datei enthält Lösungen von %n Level, das Sie hier nicht gelöst haben.</numerusform>
            <numerusform>Die Datei enthält Lösungen von %n Leveln, die Sie hier nicht gelöst haben.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This solution was shown, so it is not among your results.</source>
        <translation>Diese Lösung wurde gezeigt, sie zählt deshalb nicht zu den eigenen Ergebnissen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Not all of the pulls were your own, so it is not among your results.</source>
        <translation>Nicht alle Rückschübe waren eigene, deshalb zählt sie nicht zu den eigenen Ergebnissen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Not all of the pushes were your own, so it is not among your results.</source>
        <translation>Nicht alle Schübe waren eigene, deshalb zählt sie nicht zu den eigenen Ergebnissen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Your best in {counters}.</source>
        <translation>Eigener Rekord: {counters}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This solution was found by playing backwards.</source>
        <translation>Diese Lösung wurde rückwärts spielend gefunden.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Play it forwards</source>
        <translation>Vorwärts abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>The last position not known to be a deadlock</source>
        <translation>Die letzte Stellung, die nicht als Deadlock bekannt ist</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Show hints</source>
        <translation>Hinweise zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>No spoilers</source>
        <translation>Nichts verraten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Do you want hints?</source>
        <translation>Möchten Sie Hinweise?</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Statewalk can warn you of deadlocks and show the fewest pushes that solve a level.</source>
        <translation>Statewalk kann vor Deadlocks warnen und zeigen, mit wie wenigen Schüben ein Level lösbar ist.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Deadlock since pull {number}.</source>
        <translation>Deadlock seit Rückschub {number}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Deadlock since push {number}.</source>
        <translation>Deadlock seit Schub {number}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Back to the last solvable pull</source>
        <translation>Zurück zum letzten lösbaren Rückschub</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Back to pull {number}</source>
        <translation>Zurück zu Rückschub {number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Back to push {number}</source>
        <translation>Zurück zu Schub {number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>The boxes cannot get back to their starting squares</source>
        <translation>Die Kisten können nicht mehr auf ihre Startfelder zurück</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This level cannot be solved</source>
        <translation>Dieses Level ist nicht lösbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This position cannot be solved any more</source>
        <translation>Diese Stellung ist nicht mehr lösbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>All positions reachable from the start were counted, and none of them is solved.</source>
        <translation>Alle vom Anfang aus erreichbaren Stellungen wurden gezählt; keine davon ist gelöst.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>All positions reachable from here were counted, and none of them is solved.</source>
        <translation>Alle von hier aus erreichbaren Stellungen wurden gezählt; keine davon ist gelöst.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Mark</source>
        <comment>dead squares</comment>
        <translation>Markieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Smooth</source>
        <translation>Fließend</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Steps</source>
        <translation>Schrittweise</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Fewest pushes first</source>
        <comment>how a box is carried</comment>
        <translation>Wenigste Schübe zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>A box is moved with the fewest pushes; when off, with the fewest moves</source>
        <translation>Eine Kiste wird mit den wenigsten Schüben bewegt; ausgeschaltet mit den wenigsten Zügen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Warn of deadlocks</source>
        <translation>Bei Deadlock warnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Show a warning when a push makes the level unsolvable</source>
        <translation>Warnen, wenn ein Schub das Level unlösbar macht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Hide what could give something away: best results, depths, solutions, deadlocks</source>
        <translation>Ausblenden, was etwas verraten könnte: Rekorde, Tiefen, Lösungen, Deadlocks</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Solve for</source>
        <translation>Lösen nach</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>What the solver minimises</source>
        <translation>Was der Löser minimiert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Dead squares</source>
        <translation>Tote Felder</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Squares from which a box could never get to a goal</source>
        <translation>Felder, von denen eine Kiste nie zu einem Ziel käme</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>How moves are shown</source>
        <translation>Wie Züge gezeigt werden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>Play the moves</source>
        <translation>Züge abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>Play the remaining moves of the history, or stop</source>
        <translation>Die restlichen Züge des Verlaufs abspielen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>How fast moves are played</source>
        <translation>Wie schnell Züge abgespielt werden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>Name the tiles of the picture</source>
        <translation>Die Kacheln des Bildes benennen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>What is on these tiles?</source>
        <translation>Was ist auf diesen Kacheln?</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>The picture: drag wrong lines</source>
        <translation>Das Bild: falsche Linien verschieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>The level</source>
        <translation>Das Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>{columns} × {rows} squares of {size:.3g} pixels</source>
        <translation>{columns} × {rows} Felder zu {size:.3g} Pixeln</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>{size}, %n different tiles. Name each once; the preselected names are guesses.</source>
        <extracomment>One: {size}, %n different tile. Name each once; the preselected names are guesses.</extracomment>
        <translation>
            <numerusform>{size}, %n verschiedene Kachel. Jede einmal benennen; die Vorauswahl ist geraten.</numerusform>
            <numerusform>{size}, %n verschiedene Kacheln. Jede einmal benennen; die Vorauswahl ist geraten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>Reading the tiles of this grid</source>
        <translation>Die Kacheln dieses Rasters werden gelesen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>%n boxes and as many goals: it can be played.</source>
        <extracomment>One: %n box and as many goals: it can be played.</extracomment>
        <translation>
            <numerusform>%n Kiste und ebenso viele Ziele: spielbar.</numerusform>
            <numerusform>%n Kisten und ebenso viele Ziele: spielbar.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>{message} (row {row}, column {column}).</source>
        <translation>{message} (Zeile {row}, Spalte {column}).</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>Tile on %n squares</source>
        <extracomment>One: Tile on %n square</extracomment>
        <translation>
            <numerusform>Kachel auf %n Feld</numerusform>
            <numerusform>Kachel auf %n Feldern</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/choice.py"/>
        <source>Box on goal</source>
        <translation>Kiste auf Ziel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/choice.py"/>
        <source>Man on goal</source>
        <translation>Spielfigur auf Ziel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/choice.py"/>
        <source>Outside</source>
        <translation>Außen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>Pictures ({endings})</source>
        <translation>Bilder ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>Level from a picture</source>
        <translation>Level aus einem Bild</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>Reading the picture</source>
        <translation>Bild wird gelesen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>No level was read from the picture.</source>
        <translation>Aus dem Bild wurde kein Level gelesen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Left</source>
        <comment>edge of a grid</comment>
        <translation>Links</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Top</source>
        <comment>edge of a grid</comment>
        <translation>Oben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Square, px</source>
        <translation>Feld, px</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>How many squares?</source>
        <translation>Wie viele Felder?</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Squares across and down</source>
        <translation>Felder in Breite und Höhe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>How many squares the picture shows; textures may look like smaller or larger squares</source>
        <translation>Wie viele Felder das Bild zeigt; Texturen können wie kleinere oder größere Felder aussehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>{name}, in pixels</source>
        <translation>{name}, in Pixeln</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>{name}, in pixels of the picture; up and down change it</source>
        <translation>{name}, in Pixeln des Bildes; Auf und Ab ändern es</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/model.py"/>
        <source>No tile repeats on this grid. Move its lines onto those of the picture.</source>
        <translation>In diesem Raster kommt keine Kachel zweimal vor. Seine Linien auf die des Bildes schieben.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/model.py"/>
        <source>There is no picture to read</source>
        <translation>Es gibt kein Bild zu lesen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/model.py"/>
        <source>Copy one, or open one from a file</source>
        <translation>Eines kopieren oder aus einer Datei öffnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/original.py"/>
        <source>The picture with the lines of its grid</source>
        <translation>Das Bild mit den Linien seines Rasters</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/original.py"/>
        <source>Drag a line, or the whole grid; arrows move it, plus and minus stretch it</source>
        <translation>Eine Linie oder das ganze Raster ziehen; Pfeile verschieben es, Plus und Minus dehnen es</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/original.py"/>
        <source>{columns} × {rows} squares of {size:.4g} pixels from {left:.4g}, {top:.4g}</source>
        <translation>{columns} × {rows} Felder zu {size:.4g} Pixeln ab {left:.4g}, {top:.4g}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/play/history_rows.py"/>
        <source>another line was played here</source>
        <translation>hier wurde eine andere Zugfolge gespielt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>From start</source>
        <translation>Vom Anfang</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>From here</source>
        <translation>Von hier</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>A position is given by where the boxes stand and where the man can walk; its depth is the fewest pushes that lead to it. Breadth-first search counts the positions, and following every push backwards from the solved ones finds those that can still be solved. The others are deadlocks. Solid bars are complete counts, hatched bars are lower bounds.</source>
        <translation>Eine Stellung ist dadurch bestimmt, wo die Kisten stehen und wohin die Spielfigur gehen kann; ihre Tiefe ist die kleinste Zahl von Schüben, die zu ihr führt. Breitensuche zählt die Stellungen; wer alle Schübe von den gelösten aus rückwärts verfolgt, findet diejenigen, die noch lösbar sind. Die anderen sind Deadlocks. Volle Balken sind vollständig gezählt, schraffierte sind untere Schranken.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Counted from</source>
        <translation>Gezählt ab</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count further</source>
        <translation>Weiter zählen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Positions of this level by their depth in pushes.</source>
        <translation>Stellungen dieses Levels nach ihrer Tiefe in Schüben.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>can be solved</source>
        <translation>lösbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>deadlocked</source>
        <translation>Deadlock</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>depth, pushes from the start</source>
        <translation>Tiefe, Schübe vom Anfang</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>depth, pushes from this position</source>
        <translation>Tiefe, Schübe von dieser Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count positions</source>
        <translation>Stellungen zählen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count again</source>
        <translation>Noch einmal zählen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count up to {positions}</source>
        <translation>Bis zu {positions} zählen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count them again to look up the position on the board: {duration}</source>
        <translation>Noch einmal zählen, um die Stellung auf dem Brett nachzuschlagen: {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count up to {positions}: {duration}</source>
        <translation>Bis zu {positions} zählen: {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Positions are counted only while you play forwards. Press Shift+B to play forwards again.</source>
        <translation>Stellungen werden nur beim Vorwärtsspielen gezählt. Umschalt+B drücken, um wieder vorwärts zu spielen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Cancelled. Nothing is known of this level yet.</source>
        <translation>Abgebrochen. Über dieses Level ist noch nichts bekannt.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>The positions of this level are being counted</source>
        <translation>Die Stellungen dieses Levels werden gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>first solution</source>
        <translation>erste Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>this position</source>
        <translation>diese Stellung</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>%n positions can be reached from the start, all counted; {share} of them can be solved.</source>
        <extracomment>One: %n position can be reached from the start, all counted; {share} of them can be solved.</extracomment>
        <translation>
            <numerusform>%n Stellung ist vom Anfang aus erreichbar, alle gezählt; davon lösbar: {share}.</numerusform>
            <numerusform>%n Stellungen sind vom Anfang aus erreichbar, alle gezählt; davon lösbar: {share}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>More than {states} positions can be reached from the start, of which exactly {solvable} can be solved.</source>
        <translation>Vom Anfang aus sind mehr als {states} Stellungen erreichbar, von denen genau {solvable} lösbar sind.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This level has more than {positions}; those nearest to the start are shown.</source>
        <translation>Dieses Level hat mehr als {positions}; gezeigt werden die dem Anfang nächsten.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This level cannot be solved.</source>
        <translation>Dieses Level ist nicht lösbar.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This position is a deadlock.</source>
        <translation>Diese Stellung ist ein Deadlock.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This position is solved.</source>
        <translation>Diese Stellung ist gelöst.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Fewest pushes left: {left}.</source>
        <translation>Mindestens noch nötige Schübe: {left}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Counting {times} times as many takes {duration}.</source>
        <translation>Das {times}-Fache zu zählen dauert {duration}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {what}</source>
        <translation>mindestens {what}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>{count:,} can be solved</source>
        <translation>{count:,} lösbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {count:,} can be solved</source>
        <translation>mindestens {count:,} lösbar</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>{count:,} deadlocked</source>
        <translation>{count:,} im Deadlock</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {count:,} deadlocked</source>
        <translation>mindestens {count:,} im Deadlock</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>{count:,} not known</source>
        <translation>{count:,} nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {count:,} not known</source>
        <translation>mindestens {count:,} nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Depth {depth}: {parts}</source>
        <translation>Tiefe {depth}: {parts}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>not timed yet</source>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>about {duration}</source>
        <translation>etwa {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>The height of a bar is the number of steps the man walks before that push. Click a bar to go there; drag over bars to select them, and Improve shortens only that part. The game it replaces is kept as a snapshot.</source>
        <translation>Die Höhe eines Balkens ist die Zahl der Schritte, die die Spielfigur vor diesem Schub geht. Ein Klick auf einen Balken führt dorthin; Ziehen über Balken wählt sie aus, und „Verbessern“ verkürzt nur diesen Teil. Das ersetzte Spiel bleibt als Schnappschuss erhalten.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>you are here</source>
        <translation>aktueller Stand</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>you left it here</source>
        <translation>hier verlassen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>The pushes of the solution</source>
        <translation>Die Schübe der Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Solve the level, or press Solve, and the pulls of its solution are drawn here.</source>
        <translation>Das Level lösen oder „Lösen“ drücken, und die Rückschübe der Lösung erscheinen hier.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Solve the level, or press Solve, and the pushes of its solution are drawn here.</source>
        <translation>Das Level lösen oder „Lösen“ drücken, und die Schübe der Lösung erscheinen hier.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>pull</source>
        <comment>what bars are</comment>
        <translation>Rückschub</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>push</source>
        <comment>what bars are</comment>
        <translation>Schub</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>{cost}.</source>
        <translation>{cost}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>This game, undone moves included: {cost}.</source>
        <translation>Dieses Spiel samt den zurückgenommenen Zügen: {cost}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>{what}: {cost}.</source>
        <translation>{what}: {cost}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>a walk of {steps:,} before it</source>
        <translation>davor ein Weg von {steps:,}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>no walk before it</source>
        <translation>kein Weg davor</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Pull {number:,}: {before}, {moves} so far</source>
        <translation>Rückschub {number:,}: {before}, insgesamt {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Push {number:,}: {before}, {moves} so far</source>
        <translation>Schub {number:,}: {before}, insgesamt {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Each bar is one pull; its height is the number of steps walked before it.</source>
        <translation>Ein Balken ist ein Rückschub, seine Höhe der Weg davor.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Each bar is one push; its height is the number of steps walked before it.</source>
        <translation>Ein Balken ist ein Schub, seine Höhe der Weg davor.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/strip.py"/>
        <source>%n bars</source>
        <extracomment>One: %n bar</extracomment>
        <translation>
            <numerusform>%n Balken</numerusform>
            <numerusform>%n Balken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>p(d | N) is the chance that d pushes are left after N. The positions that can be solved form an absorbing Markov chain: the chance to solve is h = N r, the pushes to the end t = N 1 with N = (I − Q)⁻¹, iterated until the error is proved to be small. Moves without a push are not counted. In a simulated walk a position is a deadlock when a box is on a dead square, boxes block each other, or there is no push; whiskers are 95 % Wilson intervals.</source>
        <translation>p(d | N) ist die Wahrscheinlichkeit, dass nach N Schüben noch d übrig sind. Die lösbaren Stellungen bilden eine absorbierende Markow-Kette: Die Wahrscheinlichkeit zu lösen ist h = N r, die Zahl der Schübe bis zum Ende t = N 1 mit N = (I − Q)⁻¹, iteriert, bis der Fehler beweisbar klein ist. Züge ohne Schub zählen nicht. In einer simulierten Irrfahrt ist eine Stellung ein Deadlock, wenn eine Kiste auf einem toten Feld steht, Kisten einander blockieren oder kein Schub möglich ist; die Fehlerbalken sind 95-%-Intervalle nach Wilson.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Simulate walks</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Simulate {walks:,} walks from this position</source>
        <translation>{walks:,} Irrfahrten ab dieser Stellung simulieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>The random pusher plays only while you play forwards. Press Shift+B to play forwards again.</source>
        <translation>Den Zufallsschieber gibt es nur beim Vorwärtsspielen. Umschalt+B drücken, um wieder vorwärts zu spielen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Cancelled. Choose Depth and count the positions to follow the random pusher.</source>
        <translation>Abgebrochen. „Tiefe“ wählen und die Stellungen zählen, um den Zufallsschieber zu verfolgen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>More than {states:,} positions were counted, and there are others: too many for an exact answer. Simulate walks instead, or count further in the depth plot.</source>
        <translation>Mehr als {states:,} Stellungen wurden gezählt, und es gibt weitere: zu viele für eine exakte Antwort. Stattdessen simulieren oder im Tiefendiagramm weiter zählen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>This position is a deadlock: no walk from here solves the level. Undo a push to see more.</source>
        <translation>Diese Stellung ist ein Deadlock: Keine Irrfahrt von hier löst das Level. Einen Schub zurücknehmen, um mehr zu sehen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Computing the chances of the random pusher</source>
        <translation>Chancen des Zufallsschiebers werden berechnet</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>chance to solve it</source>
        <translation>Wahrscheinlichkeit zu lösen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes until the end</source>
        <translation>Schübe bis zum Ende</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved}, solved or deadlocked after {after} pushes on average.</source>
        <translation>Jeder erlaubte Schub gleich wahrscheinlich: gelöst mit Wahrscheinlichkeit {solved}, gelöst oder im Deadlock nach {after} Schüben im Mittel.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved}, solved or deadlocked after {after} pushes on average, {to_solve} when solved.</source>
        <translation>Jeder erlaubte Schub gleich wahrscheinlich: gelöst mit Wahrscheinlichkeit {solved}, gelöst oder im Deadlock nach {after} Schüben im Mittel, {to_solve}, wenn gelöst.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes when solved</source>
        <translation>Schübe, wenn gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely, until the level is solved or deadlocked.</source>
        <translation>Jeder erlaubte Schub gleich wahrscheinlich, bis das Level gelöst oder im Deadlock ist.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>left</source>
        <comment>pushes: left = 3</comment>
        <translation>übrig</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes left, 0 solved</source>
        <translation>noch nötige Schübe, 0 gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Deadlocked {dead}, solved {solved}: the rest can still be solved.</source>
        <translation>Deadlock {dead}, gelöst {solved}: Der Rest ist noch lösbar.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>deadlocked after N pushes</source>
        <translation>Deadlock nach N Schüben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>solved after N pushes</source>
        <translation>gelöst nach N Schüben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Deadlocked</source>
        <translation>Deadlock</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes until the walk ends</source>
        <translation>Schübe bis zum Ende der Irrfahrt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>%n walks simulated</source>
        <extracomment>One: %n walk simulated</extracomment>
        <translation>
            <numerusform>%n Irrfahrt simuliert</numerusform>
            <numerusform>%n Irrfahrten simuliert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>p(ends at N)</source>
        <translation>p(endet bei N)</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>chance at least</source>
        <translation>Wahrscheinlichkeit mindestens</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>chance at most</source>
        <translation>Wahrscheinlichkeit höchstens</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>less than {high}</source>
        <translation>weniger als {high}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved} ({sure}), solved or seen to be deadlocked after {after} pushes.</source>
        <translation>Jeder erlaubte Schub gleich wahrscheinlich: gelöst mit Wahrscheinlichkeit {solved} ({sure}), gelöst oder als Deadlock erkannt nach {after} Schüben.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved} ({sure}), solved or seen to be deadlocked after {after} pushes; %n walks did not end.</source>
        <extracomment>One: Every legal push equally likely: solved with probability {solved} ({sure}), solved or seen to be deadlocked after {after} pushes; %n walk did not end.</extracomment>
        <translation>
            <numerusform>Jeder erlaubte Schub gleich wahrscheinlich: gelöst mit Wahrscheinlichkeit {solved} ({sure}), gelöst oder als Deadlock erkannt nach {after} Schüben; %n Irrfahrt endete nicht.</numerusform>
            <numerusform>Jeder erlaubte Schub gleich wahrscheinlich: gelöst mit Wahrscheinlichkeit {solved} ({sure}), gelöst oder als Deadlock erkannt nach {after} Schüben; %n Irrfahrten endeten nicht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>A skin image has square tiles, four to a row, as other Sokoban programs use them.</source>
        <translation>Ein Skin-Bild hat quadratische Kacheln, vier in jeder Zeile, wie andere Sokoban-Programme sie verwenden.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Most memory that one search may use; it gives up when this is full</source>
        <translation>Höchster Speicher für eine Suche; sie gibt auf, wenn er voll ist</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Memory of the solver</source>
        <translation>Speicher des Lösers</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Memory of the Sokoban solver</source>
        <translation>Speicher des Sokoban-Lösers</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Most memory that one search may use; it gives up when this is full.</source>
        <translation>Höchster Speicher für eine Suche; sie gibt auf, wenn er voll ist.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Look of the board</source>
        <translation>Aussehen des Bretts</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Load skin image</source>
        <translation>Skin-Bild laden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Remove the chosen skin image</source>
        <translation>Das gewählte Skin-Bild entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>This skin cannot be shown. {fault}</source>
        <translation>Dieser Skin kann nicht gezeigt werden. {fault}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Skin image ({endings})</source>
        <translation>Skin-Bild ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Draw boards with the skin {name}</source>
        <translation>Bretter mit dem Skin {name} zeichnen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>There is no level to be searched.</source>
        <translation>Es gibt kein Level zu durchsuchen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>%n levels will be solved</source>
        <extracomment>One: %n level will be solved</extracomment>
        <translation>
            <numerusform>%n Level wird gelöst</numerusform>
            <numerusform>%n Level werden gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>%n levels will be improved</source>
        <extracomment>One: %n level will be improved</extracomment>
        <translation>
            <numerusform>%n Level wird verbessert</numerusform>
            <numerusform>%n Level werden verbessert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>one by one, while you play</source>
        <translation>eines nach dem anderen, während des Spielens</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Open a collection in the browser.</source>
        <translation>Eine Sammlung in der Übersicht öffnen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>No level matches the search in the browser. Clear the search first.</source>
        <translation>Kein Level passt zur Suche in der Übersicht. Die Suche zuerst löschen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>None of the levels shown in the browser can be played.</source>
        <translation>Keines der Level in der Übersicht ist spielbar.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Solve all levels</source>
        <translation>Alle Level lösen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Solve the levels shown in the browser, or this collection, in the background</source>
        <translation>Die Level in der Übersicht oder diese Sammlung im Hintergrund lösen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Improve all solutions</source>
        <translation>Alle Lösungen verbessern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Shorten known solutions of these levels in the background, in what you count first</source>
        <translation>Bekannte Lösungen dieser Level im Hintergrund in dem verkürzen, was zuerst zählt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Pause solving all levels</source>
        <translation>Lösen aller Level pausieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Pause or resume solving all levels</source>
        <translation>Lösen aller Level anhalten oder fortsetzen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Cancel solving all levels</source>
        <translation>Lösen aller Level abbrechen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Search no more levels; solutions found so far are kept</source>
        <translation>Keine weiteren Level durchsuchen; gefundene Lösungen bleiben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>Solving levels</source>
        <translation>Level werden gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>Improving levels</source>
        <translation>Level werden verbessert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>The levels could not be searched.</source>
        <translation>Die Level konnten nicht durchsucht werden.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>All levels are searched</source>
        <translation>Alle Level sind durchsucht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n solved by the program</source>
        <extracomment>One: %n solved by the program</extracomment>
        <translation>
            <numerusform>%n vom Programm gelöst</numerusform>
            <numerusform>%n vom Programm gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n unsolvable</source>
        <extracomment>One: %n unsolvable</extracomment>
        <translation>
            <numerusform>%n unlösbar</numerusform>
            <numerusform>%n unlösbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n given up</source>
        <extracomment>One: %n given up</extracomment>
        <translation>
            <numerusform>%n aufgegeben</numerusform>
            <numerusform>%n aufgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n made shorter</source>
        <extracomment>One: %n made shorter</extracomment>
        <translation>
            <numerusform>%n verkürzt</numerusform>
            <numerusform>%n verkürzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n as short as before</source>
        <extracomment>One: %n as short as before</extracomment>
        <translation>
            <numerusform>%n so kurz wie zuvor</numerusform>
            <numerusform>%n so kurz wie zuvor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n left out</source>
        <extracomment>One: %n left out</extracomment>
        <translation>
            <numerusform>%n ausgelassen</numerusform>
            <numerusform>%n ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>{duration} a level</source>
        <translation>{duration} je Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>A level that takes longer is given up</source>
        <translation>Ein Level, das länger braucht, wird aufgegeben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Pause; the rest waits, even after a restart</source>
        <translation>Pause; der Rest wartet, auch nach einem Neustart</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Cancel the rest; solutions found so far are kept</source>
        <translation>Den Rest abbrechen; gefundene Lösungen bleiben</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>%n levels searched</source>
        <extracomment>One: %n level searched</extracomment>
        <translation>
            <numerusform>%n Level durchsucht</numerusform>
            <numerusform>%n Level durchsucht</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Paused at {place}</source>
        <translation>Pausiert bei {place}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Waiting for your own search, at {place}</source>
        <translation>Wartet auf die eigene Suche, bei {place}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Improving {place}</source>
        <translation>{place} wird verbessert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Solving {place}</source>
        <translation>{place} wird gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Box lines</source>
        <translation>Kistenlinien</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Pushing sessions</source>
        <translation>Schubfolgen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Player lines</source>
        <translation>Laufstrecken</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_card.py"/>
        <source>Snapshots</source>
        <translation>Schnappschüsse</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_card.py"/>
        <source>Saved solutions and snapshots</source>
        <translation>Gespeicherte Lösungen und Schnappschüsse</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Kept as {name}</source>
        <translation>Aufbewahrt als {name}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Two snapshots meet: a solution with {cost} was saved</source>
        <translation>Zwei Schnappschüsse treffen sich: Lösung mit {cost} gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>This snapshot belongs to the level's file and cannot be deleted.</source>
        <translation>Dieser Schnappschuss gehört zur Datei des Levels und lässt sich nicht löschen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>The snapshot does not fit this level</source>
        <translation>Der Schnappschuss passt nicht zu diesem Level</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Back at {name}</source>
        <translation>Zurück bei {name}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Replaying the solutions to check them.</source>
        <translation>Die Lösungen werden zur Prüfung nachgespielt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>%n solutions from the file and the program are hidden because “No spoilers” is on.</source>
        <extracomment>One: %n solution from the file or the program is hidden because “No spoilers” is on.</extracomment>
        <translation>
            <numerusform>%n Lösung aus der Datei oder vom Programm ist ausgeblendet, weil „Nichts verraten“ an ist.</numerusform>
            <numerusform>%n Lösungen aus der Datei und vom Programm sind ausgeblendet, weil „Nichts verraten“ an ist.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>the file's</source>
        <comment>a snapshot</comment>
        <translation>aus der Datei</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>{cost}, backwards, {when}</source>
        <translation>{cost}, rückwärts, {when}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>There is no snapshot of this level yet.</source>
        <translation>Von diesem Level gibt es noch keinen Schnappschuss.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>Name of this position</source>
        <translation>Name dieser Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>Keep</source>
        <comment>a position</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>Keep this position as a snapshot</source>
        <translation>Diese Stellung als Schnappschuss aufbewahren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>No solution is known yet. Solve the level, or let the program solve it.</source>
        <translation>Noch keine Lösung bekannt. Das Level lösen oder vom Programm lösen lassen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Note on this solution</source>
        <translation>Notiz zu dieser Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Play</source>
        <comment>a solution</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Play the moves of this solution</source>
        <translation>Die Züge dieser Lösung abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Copy the moves as LURD text</source>
        <translation>Die Züge als LURD-Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Save the level with this solution, or an animation</source>
        <translation>Das Level mit dieser Lösung oder eine Animation speichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Remove the solution from this list</source>
        <translation>Die Lösung aus dieser Liste entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Bring the solution back</source>
        <translation>Die Lösung zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>{name} was deleted.</source>
        <translation>{name} wurde gelöscht.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Copy moves with run-lengths</source>
        <translation>Züge mit Lauflängen kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Sessions</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>yours</source>
        <translation>eigene</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>yours, with help</source>
        <translation>eigene, mit Hilfe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>the file's</source>
        <translation>aus der Datei</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>the program's</source>
        <translation>vom Programm</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Sort by solution</source>
        <translation>Nach Lösung sortieren</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Sort by {counter}</source>
        <translation>Sortieren: {counter}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>{number}, the least</source>
        <translation>{number}, der kleinste Wert</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>{counter} of solution {number}</source>
        <translation>{counter} von Lösung {number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Name of the solution</source>
        <translation>Name der Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solutions.py"/>
        <source>The solution has more than {most:,} moves</source>
        <translation>Die Lösung hat mehr als {most:,} Züge</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>take back revert reverse mistake cancel last step backwards</source>
        <translation>zurücknehmen rückgängig widerrufen Fehler letzter Schritt zurück</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>again forward repeat restore step</source>
        <translation>wiederholen nochmals vorwärts wiederherstellen Schritt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>reset start over again retry new try begin level give up</source>
        <translation>zurücksetzen von vorn neu beginnen nochmals versuchen Level aufgeben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>save my game bookmark checkpoint remember position store state quick save</source>
        <translation>mein Spiel speichern Lesezeichen Sicherung merken Stellung Schnellspeichern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>my games results records best solved statistics list load saved moves pushes box lines high score walkthrough</source>
        <translation>meine Spiele Ergebnisse Rekorde beste gelöst Statistik Liste laden gespeichert Züge Schübe Kistenlinien Lösungsweg</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>load saved game bookmark checkpoint restore continue position quick load</source>
        <translation>gespeichertes Spiel laden Lesezeichen wiederherstellen weiterspielen Stellung Schnellladen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>reverse mode pulling backwards goals retrograde from the end</source>
        <translation>rückwärts ziehen umgekehrt Ziele vom Ende her</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>player reachable squares walk area region pusher warehouse keeper</source>
        <translation>Spieler Mann erreichbare Felder gehen Bereich Lagerarbeiter</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>solution answer walkthrough solver computer optimal fewest pushes moves A* IDA* heuristic search deadlock help me stuck show shortest</source>
        <translation>Lösung lösen Antwort Lösungsweg Löser Rechner optimal wenigste Schübe Züge Heuristik Suche Deadlock Sackgasse Hilfe festgefahren zeigen kürzeste</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>hint help stuck show tip what now step clue</source>
        <translation>Tipp Hinweis Hilfe festgefahren zeigen was jetzt Schritt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>help stuck tip clue which box what now advice</source>
        <translation>Hilfe festgefahren Tipp Hinweis welche Kiste was jetzt Rat</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>deadlock stuck lost dead possible check impossible corral frozen box help</source>
        <translation>Deadlock Sackgasse festgefahren verloren tot möglich prüfen unmöglich Kiste Hilfe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>deadlock undo rescue stuck lost mistake go back good position</source>
        <translation>Deadlock Sackgasse rückgängig retten festgefahren verloren Fehler gute Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>optimise optimize optimizer shorter better fewer moves pushes solution shorten</source>
        <translation>optimieren Optimierer kürzer besser weniger Züge Schübe Lösung verkürzen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>turn board orientation clockwise landscape portrait view</source>
        <translation>Brett drehen Ausrichtung Uhrzeigersinn hochkant quer Ansicht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>flip reflect reverse swap left right view</source>
        <translation>spiegeln umkehren tauschen links rechts Ansicht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>bigger larger magnify closer squares size</source>
        <translation>größer vergrößern näher Felder Größe</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>smaller less further squares size overview</source>
        <translation>kleiner verkleinern weiter weg Felder Größe Übersicht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>fit zoom all reset size whole board window</source>
        <translation>einpassen alles zurücksetzen Größe ganzes Brett Fenster</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>cut vertex cut vertices articulation point biconnected component block-cut tree Tarjan graph theory bridge where can a box be pushed moves of a box</source>
        <translation>Gelenkpunkt Artikulationspunkt Schnittknoten zweifach zusammenhängend Blockbaum Graphentheorie Brücke wohin kann eine Kiste geschoben werden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>chart graph distance distribution number of positions states count state space histogram depth breadth-first</source>
        <translation>Diagramm Entfernung Verteilung Anzahl der Stellungen Zustände zählen Zustandsraum Histogramm Tiefe Breitensuche</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>random walk Markov chain probability chance absorption stationary monkey chart graph</source>
        <translation>Irrfahrt Markow Markov-Kette Wahrscheinlichkeit Zufall Absorption stationär Affe Diagramm</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>chart graph analysis pushes walk timeline effort</source>
        <translation>Diagramm Auswertung Schübe Gehen Verlauf Aufwand</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>following level forward skip puzzle another</source>
        <translation>folgendes Level weiter überspringen Rätsel anderes</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>level before back earlier puzzle</source>
        <translation>voriges Level zurück früher Rätsel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>new level not done to do open remaining continue puzzle</source>
        <translation>neues Level nicht gelöst zu tun offen übrig weiter Rätsel</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>select pick puzzle list go to number jump menu my levels progress</source>
        <translation>auswählen Rätsel Liste Nummer springen Menü meine Level Fortschritt</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>collections library gallery thumbnails search filter my levels packs sets overview Microban XSokoban Sasquatch</source>
        <translation>Sammlungen Bibliothek Galerie Vorschaubilder suchen filtern meine Level Pakete Übersicht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>load file import download puzzle pack collection text xsb sok slc</source>
        <translation>laden Datei einlesen herunterladen Rätsel Paket Sammlung Text</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>author title comment credits designer copyright difficulty information</source>
        <translation>Autor Titel Kommentar Gestalter Urheberrecht Schwierigkeit Auskunft</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>export file download share backup write sok xsb slc</source>
        <translation>ausgeben Datei teilen Sicherung schreiben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>backup export everything file move to another computer archive</source>
        <translation>Sicherung alles ausgeben Datei anderer Rechner umziehen Archiv</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>restore backup import merge another computer archive</source>
        <translation>Sicherung wiederherstellen einlesen zusammenführen anderer Rechner Archiv</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>batch solver many queue background collection automatically overnight</source>
        <translation>Stapel Löser viele Warteschlange Hintergrund Sammlung automatisch über Nacht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>batch optimizer optimise many queue background shorter better overnight</source>
        <translation>Stapel optimieren viele Warteschlange Hintergrund kürzer besser über Nacht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>import insert clipboard link text load read LURD</source>
        <translation>einlesen einfügen Zwischenablage Verweis Text laden lesen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>image screenshot photo recognize recognition scan import read OCR</source>
        <translation>Bild Bildschirmfoto Foto erkennen Erkennung einlesen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>clipboard share text export board xsb forum state</source>
        <translation>Zwischenablage teilen Text ausgeben Brett Forum Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>clipboard share text solution LURD notation export</source>
        <translation>Zwischenablage teilen Text Lösung Schreibweise ausgeben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>URL share web address friend send internet</source>
        <translation>Internetadresse teilen Verweis Freund senden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>save share image animation GIF video text download print</source>
        <translation>speichern teilen Bild Animation Video Text drucken</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>video animation movie record share animated picture replay</source>
        <translation>Video Animation Film aufnehmen teilen bewegtes Bild</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>save image screenshot print vector PNG SVG PDF share</source>
        <translation>speichern Bild Bildschirmfoto drucken Vektor teilen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>replay watch animate run demonstration solution film</source>
        <translation>abspielen ansehen vorführen Lösung Film</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>change modify draw level editor design build construct create my own</source>
        <translation>ändern zeichnen Leveleditor entwerfen bauen eigenes erstellen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>create make design draw editor build construct own empty blank</source>
        <translation>erstellen neu zeichnen Editor entwerfen bauen eigenes leer</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>generate generator random levels new automatic create puzzles difficulty wishes</source>
        <translation>erzeugen Generator zufällige Level neu automatisch Rätsel Schwierigkeit Wünsche</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>title name collection change</source>
        <translation>Titel Name Sammlung ändern umbenennen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>delete erase collection throw away trash</source>
        <translation>löschen entfernen Sammlung wegwerfen Papierkorb</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>remove erase level throw away trash</source>
        <translation>löschen entfernen Level wegwerfen Papierkorb</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/classic.py"/>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/contrast.py"/>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/image.py"/>
        <source>{name} is not a skin image: {width} × {height} pixels do not divide into 4 columns and at least 3 rows of square tiles</source>
        <translation>{name} ist kein Skin-Bild: {width} × {height} Pixel ergeben nicht 4 Spalten und mindestens 3 Zeilen quadratischer Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/skins.py"/>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Rate</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Boxes packed</source>
        <translation>Kisten am Platz</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>best attempt</source>
        <translation>bester Versuch</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>memory full in about {duration}</source>
        <translation>Speicher voll in etwa {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>gives up in {seconds:.0f} s</source>
        <translation>gibt in {seconds:.0f} s auf</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Best attempt</source>
        <translation>Bester Versuch</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>The position in which the solver has done most steps of its plan</source>
        <translation>Die Stellung, in der der Löser die meisten Schritte seines Plans getan hat</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/bar.py"/>
        <source>excluded</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/bar.py"/>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up at {memory}. The settings can allow more memory.</source>
        <translation>Bei {memory} aufgegeben. Mehr Speicher lässt sich in den Einstellungen erlauben.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up at {memory}; best attempt: {placed} of {boxes} boxes on goals. The settings can allow more memory.</source>
        <translation>Bei {memory} aufgegeben; bester Versuch: {placed} von {boxes} Kisten auf Zielen. Mehr Speicher lässt sich in den Einstellungen erlauben.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up after {seconds:.0f} s. Search on for {longer:.0f} s?</source>
        <translation>Nach {seconds:.0f} s aufgegeben. {longer:.0f} s weitersuchen?</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up after {seconds:.0f} s; best attempt: {placed} of {boxes} boxes on goals. Search on for {longer:.0f} s?</source>
        <translation>Nach {seconds:.0f} s aufgegeben; bester Versuch: {placed} von {boxes} Kisten auf Zielen. {longer:.0f} s weitersuchen?</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>Improving</source>
        <translation>Verbessern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>row {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>rows {first}–{last}</source>
        <translation>Zeilen {first}–{last}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>Accepted</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>{cost} now</source>
        <translation>jetzt {cost}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>{cost} again</source>
        <translation>wieder {cost}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/ordered_solution.py"/>
        <source>{cost}: the first two are proved to be minimal.</source>
        <translation>{cost}: Die ersten beiden sind bewiesen minimal.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/ordered_solution.py"/>
        <source>{cost}: the first is proved to be minimal.</source>
        <translation>{cost}: Die erste Zahl ist bewiesen minimal.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/ordered_solution.py"/>
        <source>{cost}: not proved to be minimal.</source>
        <translation>{cost}: nicht als minimal bewiesen.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Solve finds a solution or proves that there is none. Next push shows one push of it.</source>
        <translation>„Lösen“ findet eine Lösung oder beweist, dass es keine gibt. „Nächster Schub“ zeigt einen Schub davon.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Solve finds moves back to the start or proves that there are none. Next pull shows one pull of them.</source>
        <translation>„Lösen“ findet Züge zurück zum Anfang oder beweist, dass es keine gibt. „Nächster Rückschub“ zeigt einen Rückschub davon.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>From the start</source>
        <translation>Vom Anfang aus</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Improve</source>
        <translation>Verbessern</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>From the end</source>
        <translation>Vom Ende aus</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Next pull</source>
        <translation>Nächster Rückschub</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Show one pull of a solution, and play it when pressed again</source>
        <translation>Einen Rückschub einer Lösung zeigen und beim nächsten Drücken spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Show one push of a solution, and play it when pressed again</source>
        <translation>Einen Schub einer Lösung zeigen und beim nächsten Drücken spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Look for shorter variants of these moves</source>
        <translation>Kürzere Varianten dieser Züge suchen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Look for shorter variants in {rows}</source>
        <translation>Kürzere Varianten suchen, {rows}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Look for shorter variants of the best solution</source>
        <translation>Kürzere Varianten der besten Lösung suchen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Search on</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Next: the box at {square}.</source>
        <translation>Als Nächstes: die Kiste auf {square}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Improve is limited to {rows}.</source>
        <translation>Verbessert wird nur: {rows}.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>The boxes are back on their starting squares.</source>
        <translation>Die Kisten stehen wieder auf ihren Startfeldern.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>The level is solved.</source>
        <translation>Das Level ist gelöst.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Getting back to the start takes at least this many pulls.</source>
        <translation>Zurück zum Anfang braucht es mindestens so viele Rückschübe.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>No solution has fewer pushes, or as few pushes and fewer moves.</source>
        <translation>Keine Lösung hat weniger Schübe oder gleich viele Schübe und weniger Züge.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>No solution has fewer pushes.</source>
        <translation>Keine Lösung hat weniger Schübe.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Proved once both bounds meet; the length is odd.</source>
        <translation>Bewiesen, sobald beide Schranken sich treffen; die Länge ist ungerade.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Proved once both bounds meet; the length is even.</source>
        <translation>Bewiesen, sobald beide Schranken sich treffen; die Länge ist gerade.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Perhaps not the fewest; the length is odd.</source>
        <translation>Vielleicht geht es kürzer; die Länge ist ungerade.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Perhaps not the fewest; the length is even.</source>
        <translation>Vielleicht geht es kürzer; die Länge ist gerade.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Solver at work</source>
        <translation>Löser bei der Arbeit</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>below {pushes}</source>
        <translation>weniger als {pushes}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>%n positions looked at.</source>
        <extracomment>One: %n position looked at.</extracomment>
        <translation>
            <numerusform>%n Stellung untersucht.</numerusform>
            <numerusform>%n Stellungen untersucht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>best known</source>
        <translation>kürzeste bekannte</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Proving the fewest pushes</source>
        <translation>Kleinste Schubzahl wird bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Looking for the fewest moves</source>
        <translation>Kleinste Zugzahl wird gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>The start cannot be reached from here any more.</source>
        <translation>Der Anfang ist von hier nicht mehr erreichbar.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>There is no solution from here.</source>
        <translation>Von hier aus gibt es keine Lösung.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>for {seconds:.0f} s at most</source>
        <translation>höchstens {seconds:.0f} s lang</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Solution found</source>
        <translation>Lösung gefunden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Moves back to the start found</source>
        <translation>Züge zurück zum Anfang gefunden</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>{cost} from here</source>
        <translation>{cost} von hier</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Pull the box at {square} to {target}</source>
        <translation>Die Kiste auf {square} nach {target} ziehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Press Next pull again to play it</source>
        <translation>„Nächster Rückschub“ noch einmal drücken, um ihn zu spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Push the box at {square} to {target}</source>
        <translation>Die Kiste auf {square} nach {target} schieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Press Next push again to play it</source>
        <translation>„Nächster Schub“ noch einmal drücken, um ihn zu spielen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Pull the box at {square} next</source>
        <translation>Als Nächstes die Kiste auf {square} ziehen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Push the box at {square} next</source>
        <translation>Als Nächstes die Kiste auf {square} schieben</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>The start can still be reached.</source>
        <translation>Der Anfang ist noch erreichbar.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>This position can still be solved.</source>
        <translation>Diese Stellung ist noch lösbar.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Restore the game as it was before</source>
        <translation>Das vorherige Spiel wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Better variants</source>
        <translation>Bessere Varianten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>%n found, the rest unchanged</source>
        <extracomment>One: %n found, the rest unchanged</extracomment>
        <translation>
            <numerusform>%n gefunden, der Rest unverändert</numerusform>
            <numerusform>%n gefunden, der Rest unverändert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>No variant near these moves is shorter.</source>
        <translation>Keine Variante in der Nähe dieser Züge ist kürzer.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>No shorter variant was found so far.</source>
        <translation>Bisher wurde keine kürzere Variante gefunden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>%n more are not listed.</source>
        <extracomment>One: %n more is not listed.</extracomment>
        <translation>
            <numerusform>%n weitere ist nicht aufgeführt.</numerusform>
            <numerusform>%n weitere sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>All together: {cost}. Each variant was checked by replaying it.</source>
        <translation>Alle zusammen: {cost}. Jede Variante wurde durch Nachspielen geprüft.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>The number of pulls stays {number}. Each variant was checked by replaying it.</source>
        <translation>Die Zahl der Rückschübe bleibt {number}. Jede Variante wurde durch Nachspielen geprüft.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>The number of pushes stays {number}. Each variant was checked by replaying it.</source>
        <translation>Die Zahl der Schübe bleibt {number}. Jede Variante wurde durch Nachspielen geprüft.</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Accept</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Replace those rows with this variant; the game as it was is kept as a snapshot</source>
        <translation>Jene Zeilen durch diese Variante ersetzen; das bisherige Spiel bleibt als Schnappschuss</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Accept {saving}, {rows}</source>
        <translation>Übernehmen: {saving}, {rows}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>{sign}%n pulls</source>
        <extracomment>One: {sign}%n pull</extracomment>
        <translation>
            <numerusform>{sign}%n Rückschub</numerusform>
            <numerusform>{sign}%n Rückschübe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>{sign}%n pushes</source>
        <extracomment>One: {sign}%n push</extracomment>
        <translation>
            <numerusform>{sign}%n Schub</numerusform>
            <numerusform>{sign}%n Schübe</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>moves saved</source>
        <translation>gesparte Züge</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>{sign}%n moves</source>
        <extracomment>One: {sign}%n move</extracomment>
        <translation>
            <numerusform>{sign}%n Zug</numerusform>
            <numerusform>{sign}%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/way.py"/>
        <source>Best solution</source>
        <translation>Beste Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/way.py"/>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The levels that come with Statewalk. The first twelve are a path for a first evening: pushing, lifting, turning a box
round, squares of no return, tunnels, order, playing backwards, corrals. After them the levels grow harder.
Of the 150 levels 76 were drawn by hand, and 74 were put together by chance and chosen: these say how
(statewalk sokoban generate with the same arguments makes them again). Around some of the drawings a search then
tried other walls and starts, as long as the idea stayed. Every level has a stored solution with the fewest pushes
possible, and among these the fewest moves: an exhaustive search backwards from the goals proved it.
Grades, of five, are those of a measured difficulty.</source>
        <translation>Die Level, die mit Statewalk kommen. Die ersten zwölf sind ein Weg für einen ersten Abend: schieben, anheben, eine Kiste umlenken, Felder ohne Rückkehr, Tunnel, Reihenfolge, rückwärts spielen, Corrals. Danach werden die Level schwerer. Von den 150 Leveln sind 76 von Hand gezeichnet und 74 zufällig zusammengesetzt und ausgewählt: Bei diesen steht, wie (statewalk sokoban generate mit denselben Argumenten erzeugt sie wieder). Um einige der gezeichneten herum hat eine Suche andere Wände und Startplätze versucht, solange die Idee blieb. Jedes Level hat eine gespeicherte Lösung mit den wenigsten möglichen Schüben und unter diesen den wenigsten Zügen: Eine erschöpfende Suche rückwärts von den Zielen hat es bewiesen. Die Stufen, fünf an der Zahl, folgen einer gemessenen Schwierigkeit.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Walk into a box to push it; the arrow keys will do. A box is pushed, never pulled, and one at a time.</source>
        <translation>Wer gegen eine Kiste läuft, schiebt sie; die Pfeiltasten genügen. Eine Kiste wird geschoben, nie gezogen, und immer nur eine.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Lift the box with the mouse: the squares that it can be brought to light up. Set it down on one of them, and the man walks and pushes.</source>
        <translation>Die Kiste mit der Maus aufnehmen: Die Felder, auf die sie gebracht werden kann, leuchten auf. Auf einem davon absetzen, und die Figur läuft und schiebt.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>One step from its goal, and yet the box never goes straight there: the man has to get behind it. Lift it and see which squares it can turn on.</source>
        <translation>Ein Schritt bis zum Ziel, und doch geht die Kiste nie geradewegs: Die Figur muss hinter sie. Aufnehmen und sehen, auf welchen Feldern sie abbiegen kann.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>However long the way, it is one lift: take the box from the middle of the shell and set it down on the goal.</source>
        <translation>So lang der Weg auch ist, ein Griff genügt: die Kiste aus der Mitte des Schneckenhauses nehmen und auf dem Ziel absetzen.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>A box in a corner stays there for ever, and one along a wall without a goal never leaves it. A lifted box is not offered such squares.</source>
        <translation>Eine Kiste in einer Ecke bleibt dort für immer, und eine an einer Wand ohne Ziel kommt nie von ihr los. Einer aufgenommenen Kiste werden solche Felder nicht angeboten.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>A passage one square wide is a tunnel: in it a box only goes on, or back. Nothing passes a box at its mouth, so think of which one goes last.</source>
        <translation>Ein Gang von einem Feld Breite ist ein Tunnel: Darin geht eine Kiste nur vor oder zurück. An einer Kiste vor seiner Mündung kommt nichts vorbei, also überlegen, welche zuletzt geht.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Goals in a row with one way in fill up from the far end.</source>
        <translation>Ziele in einer Reihe mit nur einem Zugang füllen sich vom hinteren Ende.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Every box stands one step above its goal. For two of them that is all there is to it; above the third there is no room for the man.</source>
        <translation>Jede Kiste steht einen Schritt über ihrem Ziel. Bei zweien ist das schon alles; über der dritten ist kein Platz für die Figur.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Some levels are plain from their end. Play backwards: pull the boxes out of the bottle, and see which one has to be first.</source>
        <translation>Manche Level erklären sich vom Ende her. Rückwärts spielen: die Kisten aus der Flasche ziehen und sehen, welche die erste sein muss.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Squares that the man cannot walk to, fenced off by boxes, are a corral. Here the boxes shut him in, and only one push opens the room.</source>
        <translation>Felder, die die Figur nicht erreicht, weil Kisten sie absperren, sind ein Corral. Hier schließen die Kisten sie ein, und nur ein Schub öffnet den Raum.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Boxes that share a room take turns. Push each only as far as it leaves the way to the other one open.</source>
        <translation>Kisten, die sich einen Raum teilen, wechseln sich ab. Jede nur so weit schieben, dass der Weg zur anderen frei bleibt.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>All of it together: niches, a narrow way round, and an order in which the boxes go.</source>
        <translation>Alles zusammen: Nischen, ein enger Umweg und eine Reihenfolge, in der die Kisten gehen.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Eight boxes and eight pushes: everyone moves once, and only once. What matters is who makes room for whom.</source>
        <translation>Acht Kisten und acht Schübe: Alle rücken einmal, und nur einmal. Es kommt darauf an, wer wem Platz macht.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three singers and three places, each one step away. The one in the middle cannot simply step up.</source>
        <translation>Drei Sänger und drei Plätze, jeder einen Schritt entfernt. Der mittlere kann nicht einfach vortreten.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The man begins in the middle of four boxes. The gates are not opposite to them, so two have to make room before the others pass.</source>
        <translation>Die Figur beginnt inmitten von vier Kisten. Die Tore liegen ihnen nicht gegenüber, also müssen zwei Platz machen, bevor die anderen durchkommen.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>One box is on its goal already, and in the way of the other. It has to make room for a moment.</source>
        <translation>Eine Kiste ist schon am Ziel und steht der anderen im Weg. Sie muss für einen Augenblick Platz machen.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Four sails, four boxes; a quarter of a turn leaves everything as it is. They all need the hub, one after the other.</source>
        <translation>Vier Flügel, vier Kisten; eine Vierteldrehung lässt alles, wie es ist. Alle brauchen die Nabe, eine nach der anderen.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Two boxes, two goals, nothing between them, and half a turn makes the picture the same again. Both boxes set out the wrong way.</source>
        <translation>Zwei Kisten, zwei Ziele, nichts dazwischen, und eine halbe Drehung ergibt wieder dasselbe Bild. Beide Kisten gehen zuerst in die falsche Richtung.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The bow is for turning round, the bit is for staying. What reaches a goal first does not stay there.</source>
        <translation>Der Griff ist zum Wenden da, der Bart zum Bleiben. Was zuerst ankommt, bleibt nicht dort.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three sheep stand in the gaps of the fence. The one in the middle has to step aside before the others can move over.</source>
        <translation>Drei Schafe stehen in den Lücken des Zauns. Das mittlere muss zur Seite treten, bevor die anderen hinüberkönnen.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>No wall in the whole room, and still no way out but through the boxes. Be careful which of them you drive against the edge.</source>
        <translation>Keine Wand im ganzen Raum, und doch kein Ausweg als durch die Kisten. Gut überlegen, welche an den Rand geschoben wird.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Both columns go up by one floor. Two of the boxes are where a box belongs, and leave all the same.</source>
        <translation>Beide Säulen rücken ein Stockwerk hinauf. Zwei der Kisten stehen schon richtig und gehen trotzdem fort.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Bent from one piece of wire. The box that is on a goal gives up its place for good.</source>
        <translation>Aus einem Stück Draht gebogen. Die Kiste, die am Ziel ist, gibt ihren Platz für immer auf.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Four boxes, each beside a goal, and ten pushes in all: never two in a row with the same box.</source>
        <translation>Vier Kisten, jede neben einem Ziel, und zehn Schübe im Ganzen: nie zwei nacheinander mit derselben Kiste.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Each box stands beside a goal, and yet the shortest solution is to change rooms, through one tunnel for both.</source>
        <translation>Jede Kiste steht neben einem Ziel, und doch ist der kürzeste Weg, die Räume zu tauschen, durch einen Tunnel für beide.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three boxes behind the gills, and eleven pushes, every one of another box than the last.</source>
        <translation>Drei Kisten hinter den Kiemen und elf Schübe, jeder mit einer anderen Kiste als der vorige.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Four chairs, and one of the four dancers stands between two of them. Before the empty chair is taken everyone gets up.</source>
        <translation>Vier Stühle, und einer der vier Tänzer steht zwischen zweien. Bevor der leere Stuhl besetzt wird, stehen alle auf.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The shackle is for the man alone, the boxes stay in the body. He goes round by it more often than he would like.</source>
        <translation>Der Bügel ist nur für die Figur, die Kisten bleiben im Gehäuse. Sie läuft öfter außen herum, als ihr lieb ist.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Woven of two strands: hardly ever is a box pushed twice in a row.</source>
        <translation>Aus zwei Strängen geflochten: Kaum je wird eine Kiste zweimal nacheinander geschoben.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Both halves want the same four squares. Once the upper two are filled, nothing gets down to the tip.</source>
        <translation>Beide Hälften wollen dieselben vier Felder. Sind die oberen zwei besetzt, kommt nichts mehr hinunter zur Spitze.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Half a turn brings the letter onto itself. One box in each half is on a goal, and neither can stay if the other two are to come in.</source>
        <translation>Eine halbe Drehung bringt den Buchstaben zur Deckung. In jeder Hälfte ist eine Kiste am Ziel, und keine kann bleiben, wenn die anderen zwei hineinsollen.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The man is caught in the tunnel between two boxes, and the traffic goes both ways. A box that reaches its goal for the first time cannot stay there.</source>
        <translation>Die Figur ist im Tunnel zwischen zwei Kisten gefangen, und der Verkehr geht in beide Richtungen. Beim ersten Mal kann keine Kiste am Ziel bleiben.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Eyes and whiskers are goals. The boxes that hold the whiskers will have to get up.</source>
        <translation>Augen und Schnurrhaare sind Ziele. Die Kisten auf den Schnurrhaaren müssen noch einmal aufstehen.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>A box in each cellar and two in the tunnel with the man. Whoever comes up from below passes a goal that is not for him.</source>
        <translation>In jedem Keller eine Kiste und zwei im Tunnel bei der Figur. Wer von unten kommt, geht an einem Ziel vorbei, das nicht für ihn ist.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three boxes side by side under the roof, and one in the middle of the bar. It is the legs that are narrow.</source>
        <translation>Drei Kisten nebeneinander unter dem Dach und eine in der Mitte des Balkens. Eng sind die Beine.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three boxes come up the shaft, one after the other, and those that come first have to stand aside in the prongs.</source>
        <translation>Drei Kisten kommen nacheinander den Stiel herauf, und die ersten müssen in den Zinken beiseitetreten.</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Half a turn brings the stage onto itself, but its two halves cannot be danced one after the other.</source>
        <translation>Eine halbe Drehung bringt die Bühne zur Deckung, doch ihre beiden Hälften lassen sich nicht nacheinander tanzen.</translation>
    </message>
</context>
</TS>

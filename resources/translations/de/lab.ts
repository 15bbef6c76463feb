<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/lab/all_boards/pane.py"/>
        <source>How many boards 2048 has, by size and target. Each count leaves out more boards that cannot be reached.</source>
        <translation>Wie viele Bretter 2048 hat, nach Größe und Zielkachel. Jede Zählung lässt mehr unerreichbare Bretter weg.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/pane.py"/>
        <source>C cells, the target 2^K. Ways to fill the board: each cell is empty or one of K tiles, (K + 1)^C. Below the target: the game ends there, so K^C + 1, one state for all that are won. Baseline: two tiles or more, a 2 or a 4 among them: K^C − (K − 2)^C − 2C + 1. Reachable layers: a move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row. Truly reachable: listed, tile sum by tile sum; hatched where only classes of mirrored and turned boards were counted, eight boards at most in each. After J. Lees-Miller, The Mathematics of 2048, parts 2 and 3 (2017).</source>
        <translation>C Felder, die Zielkachel 2^K. Mögliche Füllungen: Jedes Feld ist leer oder trägt eine von K Kacheln, (K + 1)^C. Unter dem Ziel: Das Spiel endet mit der Zielkachel, also K^C + 1, ein Zustand für alle gewonnenen. Grundlinie: mindestens zwei Kacheln, darunter eine 2 oder eine 4: K^C − (K − 2)^C − 2C + 1. Erreichbare Schichten: Ein Zug fügt der Kachelsumme 2 oder 4 hinzu und kommt nicht über zwei leere Summen in Folge. Wirklich erreichbar: aufgezählt, Kachelsumme für Kachelsumme; schraffiert, wo nur Klassen gespiegelter und gedrehter Bretter gezählt sind, mit höchstens acht Brettern je Klasse. Nach J. Lees-Miller, The Mathematics of 2048, Teil 2 und 3 (2017).</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/pane.py"/>
        <source>All boards of 2048</source>
        <translation>Alle Bretter von 2048</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>Bars: truly reachable (hatched: at most); line: in reachable layers; dashes: baseline; dots: ways to fill the board</source>
        <translation>Balken: wirklich erreichbar (schraffiert: höchstens); Linie: in erreichbaren Schichten; Striche: Grundlinie; Punkte: mögliche Füllungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>truly reachable, at most</source>
        <translation>wirklich erreichbar, höchstens</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>All boards by size and target</source>
        <translation>Alle Bretter nach Größe und Zielkachel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>target</source>
        <translation>Zielkachel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>{boards} and {last}, targets from {least} to {most}</source>
        <translation>{boards} und {last}, Zielkacheln von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/plot.py"/>
        <source>largest tile on {board}</source>
        <translation>größte Kachel auf {board}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Reachable</source>
        <translation>Erreichbar</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Up to symmetry</source>
        <translation>Bis auf Symmetrie</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>In reachable layers</source>
        <translation>In erreichbaren Schichten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Baseline</source>
        <translation>Grundlinie</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Below the target</source>
        <translation>Unter dem Ziel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Ways to fill the board</source>
        <translation>Mögliche Füllungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Published count; all lost boards count as one state.</source>
        <translation>Veröffentlichte Zahl; alle verlorenen Bretter zählen als ein Zustand.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Nobody has counted yet how many of these boards play can reach.</source>
        <translation>Wie viele dieser Bretter im Spiel wirklich vorkommen können, hat noch niemand gezählt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>This target can never be made; the bounds still count boards that cannot be reached.</source>
        <translation>Diese Zielkachel entsteht nie; die Schranken zählen noch Bretter, die unerreichbar sind.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>No tile above {tile} on {board}</source>
        <translation>Keine Kachel über {tile} auf {board}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>largest tile</source>
        <translation>größte Kachel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>largest tile before the last merges</source>
        <translation>größte Kachel vor den letzten Verschmelzungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>When two tiles merge, one has waited while the other was made, and so on down to two 4s, the largest tile that can appear. So {cells} cells hold {largest}, …, 8, 4 and 4, which merge along this snake to {tile}. No larger tile exists: no tile sum above {last} can be reached, and the next tile alone is {next}.</source>
        <translation>Wenn zwei Kacheln verschmelzen, hat die eine gewartet, während die andere entstand, und so fort bis hinab zu zwei Vieren, der größten Kachel, die neu erscheinen kann. {cells} Felder fassen also {largest}, …, 8, 4 und 4, die entlang dieser Schlange zu {tile} verschmelzen. Größer geht es nicht: Keine Kachelsumme über {last} ist erreichbar, und die nächste Kachel allein ist {next}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>largest reachable tile sum</source>
        <translation>größte erreichbare Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>smallest tile that cannot be made</source>
        <translation>kleinste Kachel, die nicht entstehen kann</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>The board before the largest tile: {tiles}</source>
        <translation>Das Brett vor der größten Kachel: {tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>Enumerated once and stored: {command}</source>
        <translation>Einmal aufgezählt und gespeichert: {command}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/all_boards/view.py"/>
        <source>%n boards and targets</source>
        <extracomment>One: %n board and target</extracomment>
        <translation>
            <numerusform>%n Brett mit Zielkachel</numerusform>
            <numerusform>%n Bretter mit Zielkachel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Depths of the cube</source>
        <translation>Tiefen des Würfels</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>The cube's chain</source>
        <translation>Die Kette des Würfels</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Random walk on the cube</source>
        <translation>Irrfahrt auf dem Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>An ideal puzzle</source>
        <translation>Ein ideales Puzzle</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Network without search</source>
        <translation>Netz ohne Suche</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Shorter scrambles</source>
        <translation>Kürzere Scrambles</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Korf's tables</source>
        <translation>Korfs Tabellen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>2048 in a bag</source>
        <translation>2048 im Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Won games of 2048</source>
        <translation>Gewonnene 2048-Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Mathematics of your games</source>
        <translation>Mathematik der eigenen Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Boards of 2048</source>
        <translation>Bretter von 2048</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Doubling rooms</source>
        <translation>Verdoppelnde Räume</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>Memory against time</source>
        <translation>Speicher gegen Zeit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>The article's level</source>
        <translation>Das Level des Artikels</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/places.py"/>
        <source>How hard is Sokoban?</source>
        <translation>Wie schwer ist Sokoban?</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>agrees</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>same source</source>
        <translation>selbe Quelle</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Computed here</source>
        <translation>Hier berechnet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>From the same source</source>
        <translation>Aus derselben Quelle</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>A definition</source>
        <translation>Eine Definition</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>All figures in the order of the article, as printed and as they are here. “Agrees” means that a figure computed here matches every printed digit. Figures from the same source and definitions are not compared. Double-click a figure to see where the program computes it.</source>
        <translation>Alle Zahlen in der Reihenfolge des Artikels, wie gedruckt und wie hier. „Stimmt“ heißt: Die hier berechnete Zahl hat jede gedruckte Ziffer. Zahlen aus derselben Quelle und Definitionen werden nicht verglichen. Ein Doppelklick zeigt, wo das Programm die Zahl berechnet.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Computing the figures of the article</source>
        <translation>Zahlen des Artikels werden berechnet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Find a figure</source>
        <translation>Eine Zahl finden</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Figures of the article</source>
        <translation>Zahlen des Artikels</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show all figures</source>
        <translation>Alle Zahlen zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>The figures are being computed.</source>
        <translation>Die Zahlen werden berechnet.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>No figure of this article has “{text}”.</source>
        <translation>Keine Zahl dieses Artikels enthält „{text}“.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show: {place}</source>
        <translation>Zeigen: {place}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>{agreeing} of %n computed here agree</source>
        <extracomment>One: {agreeing} of %n computed here agrees</extracomment>
        <translation>
            <numerusform>{agreeing} von %n hier berechneten stimmt</numerusform>
            <numerusform>{agreeing} von %n hier berechneten stimmen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>figures that agree</source>
        <translation>übereinstimmende Zahlen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n computed here</source>
        <extracomment>One: %n computed here</extracomment>
        <translation>
            <numerusform>%n hier berechnet</numerusform>
            <numerusform>%n hier berechnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n from the same source</source>
        <extracomment>One: %n from the same source</extracomment>
        <translation>
            <numerusform>%n aus derselben Quelle</numerusform>
            <numerusform>%n aus derselben Quelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n definitions</source>
        <extracomment>One: %n definition</extracomment>
        <translation>
            <numerusform>%n Definition</numerusform>
            <numerusform>%n Definitionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n not comparable</source>
        <extracomment>One: %n not comparable</extracomment>
        <translation>
            <numerusform>%n nicht vergleichbar</numerusform>
            <numerusform>%n nicht vergleichbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/articles/view.py"/>
        <source>%n figures printed</source>
        <extracomment>One: %n figure printed</extracomment>
        <translation>
            <numerusform>%n gedruckte Zahl</numerusform>
            <numerusform>%n gedruckte Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show where this number is computed</source>
        <translation>Zeigen, wo diese Zahl berechnet wird</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Show where the program computes the selected figure of the article</source>
        <translation>Zeigen, wo das Programm die gewählte Zahl des Artikels berechnet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/articles/view.py"/>
        <source>Find a figure of the article</source>
        <translation>Eine Zahl des Artikels finden</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Chance of a 4, in percent</source>
        <translation>Wahrscheinlichkeit einer 4, in Prozent</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>How many of a hundred new tiles are a 4; {fours} in the game</source>
        <translation>Wie viele von hundert neuen Kacheln eine 4 sind; im Spiel {fours}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>First tiles</source>
        <translation>Erste Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>How many tiles lie in the bag before the first move</source>
        <translation>Wie viele Kacheln vor dem ersten Zug im Beutel liegen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Target, as a power of two</source>
        <translation>Zielkachel, als Zweierpotenz</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>The tile with which a game ends</source>
        <translation>Die Kachel, mit der ein Spiel endet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Reset to {percent} fours and {tiles} first tiles</source>
        <translation>Zurücksetzen auf {percent} Vieren und {tiles} erste Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/assumptions.py"/>
        <source>Chance of a 4</source>
        <translation>4er-Anteil</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>Graph of the chain. Arrow keys move from state to state.</source>
        <translation>Graph der Kette. Die Pfeiltasten führen von Zustand zu Zustand.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{share} of games end here</source>
        <translation>hier enden {share} der Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>sum {sum}, won</source>
        <translation>Summe {sum}, gewonnen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>the empty bag, before the first move</source>
        <translation>der leere Beutel, vor dem ersten Zug</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>then {tiles}</source>
        <translation>dann {tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>won after {moves} moves on average</source>
        <translation>gewonnen nach im Mittel {moves} Zügen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{share} of games pass through</source>
        <translation>{share} der Spiele kommen hier durch</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>sum {sum}, next {tiles}</source>
        <translation>Summe {sum}, danach {tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>won after {moves} more moves on average</source>
        <translation>gewonnen nach im Mittel {moves} weiteren Zügen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>Tiles {tiles}: {words}</source>
        <translation>Kacheln {tiles}: {words}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{what} ({chance})</source>
        <translation>{what} ({chance})</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/canvas.py"/>
        <source>{first} or {other}</source>
        <translation>{first} oder {other}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/endings.py"/>
        <source>Where games end. Up and down go from row to row.</source>
        <translation>Wo Spiele enden. Die Pfeiltasten auf und ab führen von Zeile zu Zeile.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/endings.py"/>
        <source>sum {sum}</source>
        <translation>Summe {sum}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>A state is the set of tiles after a move and its new tile. Columns are tile sums; area is the chance that a game passes through.</source>
        <translation>Ein Zustand ist die Menge der Kacheln nach einem Zug und seiner neuen Kachel. Spalten sind Kachelsummen; die Fläche ist die Wahrscheinlichkeit, dass ein Spiel durch den Zustand kommt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>All paths</source>
        <translation>Alle Wege</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>Which tile sums are in view</source>
        <translation>Welche Kachelsummen zu sehen sind</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>To {target}</source>
        <translation>Bis {target}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>All paths to {target}</source>
        <translation>Alle Wege bis {target}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>Circles: not yet won; squares: won. Blue lines: a new 2 ({twos}); grey lines: a new 4 ({fours})</source>
        <translation>Kreise: noch nicht gewonnen; Quadrate: gewonnen. Blaue Linien: neue 2 ({twos}); graue Linien: neue 4 ({fours})</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>{tiles} with {chance:.4g}</source>
        <translation>{tiles} mit {chance:.4g}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>An absorbing Markov chain: a move merges all equal pairs at once, then adds a 4 with p = {four:g} or a 2. From the empty bag one step sets the first tiles, {first}; it does not count as a move. With Q the transitions between states not yet won and R those to wins: N = (I − Q)⁻¹; chance of passing through: its first row; moves left t = N 1; variance (2N − I)t − t∘t, misprinted in the article as 2(N − I)t − t∘t; where games end B = N R. Every step raises the sum, so one backward pass solves it exactly. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>Eine absorbierende Markow-Kette: Ein Zug verschmilzt alle gleichen Paare auf einmal und fügt dann mit p = {four:g} eine 4 hinzu, sonst eine 2. Vom leeren Beutel aus setzt ein Schritt die ersten Kacheln, {first}; er zählt nicht als Zug. Mit Q für die Übergänge zwischen noch nicht gewonnenen Zuständen und R für die zu den Gewinnen: N = (I − Q)⁻¹; Wahrscheinlichkeit, durch einen Zustand zu kommen: die erste Zeile davon; verbleibende Züge t = N 1; Varianz (2N − I)t − t∘t, im Artikel als 2(N − I)t − t∘t verdruckt; wo Spiele enden, B = N R. Jeder Schritt erhöht die Summe, also löst ein Durchgang rückwärts alles exakt. Nach J. Lees-Miller, The Mathematics of 2048 (2017).</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>not yet won</source>
        <translation>noch nicht gewonnen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>won, absorbing</source>
        <translation>gewonnen, absorbierend</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>adds 2 ({share})</source>
        <translation>fügt 2 hinzu ({share})</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/graph.py"/>
        <source>adds 4 ({share})</source>
        <translation>fügt 4 hinzu ({share})</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/matrix.py"/>
        <source>Transition matrix. Up and down choose a row, plus and minus zoom, 0 shows it whole.</source>
        <translation>Übergangsmatrix. Die Pfeiltasten auf und ab wählen eine Zeile, Plus und Minus zoomen, 0 zeigt sie ganz.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/matrix.py"/>
        <source>Q, to another state</source>
        <translation>Q, in einen anderen Zustand</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/matrix.py"/>
        <source>R, to a win</source>
        <translation>R, in einen Gewinn</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Sums passed</source>
        <translation>Durchlaufene Summen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>State</source>
        <comment>of a chain</comment>
        <translation>Zustand</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Computing the exact distribution; games are played alongside</source>
        <translation>Die exakte Verteilung wird berechnet, daneben laufen Probespiele</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Chain solved exactly in {milliseconds} ms</source>
        <translation>Kette exakt gelöst in {milliseconds} ms</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Working out the distribution of moves</source>
        <translation>Verteilung der Zugzahl wird berechnet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>No game to follow yet. Open the 2048 page and play; its new tiles go into this bag.</source>
        <translation>Noch kein Spiel zu verfolgen. Die 2048-Seite öffnen und spielen; die neuen Kacheln kommen in diesen Beutel.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>The chain is solved for {percent:g} % fours among the new tiles; this game has a different share.</source>
        <translation>Die Kette ist für {percent:g} % Vieren unter den neuen Kacheln gelöst; dieses Spiel hat einen anderen Anteil.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/model.py"/>
        <source>The chain for {target} has no state with the sum of this game's first tiles.</source>
        <translation>Die Kette bis {target} hat keinen Zustand mit der Summe der ersten Kacheln dieses Spiels.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Put into a bag, this game's new tiles made {target} after %n moves.</source>
        <extracomment>One: Put into a bag, this game's new tiles made {target} after %n move.</extracomment>
        <translation>
            <numerusform>Im Beutel ergaben die neuen Kacheln dieses Spiels {target} nach %n Zug.</numerusform>
            <numerusform>Im Beutel ergaben die neuen Kacheln dieses Spiels {target} nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/bag/model.py"/>
        <source>Put into a bag, this game's new tiles after %n moves: {left} more moves are expected until {target}.</source>
        <extracomment>One: Put into a bag, this game's new tiles after %n move: {left} more moves are expected until {target}.</extracomment>
        <translation>
            <numerusform>Die neuen Kacheln dieses Spiels im Beutel, nach %n Zug: Bis {target} sind noch {left} Züge zu erwarten.</numerusform>
            <numerusform>Die neuen Kacheln dieses Spiels im Beutel, nach %n Zügen: Bis {target} sind noch {left} Züge zu erwarten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>the empty bag</source>
        <translation>der leere Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>games end here</source>
        <translation>Spiele enden hier</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>passed through</source>
        <translation>durchlaufen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sheets.py"/>
        <source>moves left</source>
        <translation>Züge bis zum Ende</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>How likely a game is to reach each tile sum; a new 4 skips one. Green is where games end.</source>
        <translation>Wie wahrscheinlich ein Spiel die einzelnen Kachelsummen erreicht; eine neue 4 überspringt eine. Grün ist, wo Spiele enden.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Pr(S) is the sum of N₀ⱼ over the states j with the tile sum S, row 0 of N = (I − Q)⁻¹, and of B = N R for wins. As long as no game is won Pr(S) = (1 − p) Pr(S − 2) + p Pr(S − 4), which tends to 1 / (1 + p): a new tile adds 2 (1 + p) on average. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>Pr(S) ist die Summe von N₀ⱼ über die Zustände j mit der Kachelsumme S, Zeile 0 von N = (I − Q)⁻¹, und von B = N R für Gewinne. Solange kein Spiel gewonnen ist, gilt Pr(S) = (1 − p) Pr(S − 2) + p Pr(S − 4), mit Grenzwert 1 / (1 + p): Eine neue Kachel fügt im Mittel 2 (1 + p) hinzu. Nach J. Lees-Miller, The Mathematics of 2048 (2017).</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Sums that games pass</source>
        <translation>Summen, durch die Spiele gehen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Tile sum {sum}: reached in {share} of games</source>
        <translation>Kachelsumme {sum}: in {share} der Spiele erreicht</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Tile sum {sum}: reached in {share} of games, won there in {won}</source>
        <translation>Kachelsumme {sum}: in {share} der Spiele erreicht, dort gewonnen in {won}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Pr(S)</source>
        <translation>Pr(S)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Far from the start a sum is passed in {share} of all games</source>
        <translation>Weit vom Start wird eine Summe in {share} aller Spiele durchlaufen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>limit of Pr(S)</source>
        <translation>Grenzwert von Pr(S)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/sums.py"/>
        <source>Sums passed on the way to {target}</source>
        <translation>Durchlaufene Summen auf dem Weg zu {target}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/tiles.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: graph</source>
        <translation>Beutel: Graph</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: moves to win</source>
        <translation>Beutel: Züge bis zum Gewinn</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: sums passed</source>
        <translation>Beutel: durchlaufene Summen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Follow the game</source>
        <translation>Dem Spiel folgen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Put the new tiles of the game on the 2048 page into the bag, move by move</source>
        <translation>Die neuen Kacheln des Spiels auf der 2048-Seite Zug für Zug in den Beutel legen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Shortest and longest game</source>
        <translation>Kürzestes und längstes Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Transition matrix</source>
        <translation>Übergangsmatrix</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Sorted by tile sum. It is upper triangular, so one backward pass solves it.</source>
        <translation>Nach Kachelsumme sortiert. Als obere Dreiecksmatrix löst sie ein Durchgang rückwärts.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Where games end</source>
        <translation>Wo Spiele enden</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Endings by state or by sum</source>
        <translation>Spielenden nach Zustand oder Summe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Shortest</source>
        <translation>Kürzestes</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Longest</source>
        <translation>Längstes</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/bag/view.py"/>
        <source>%n states</source>
        <extracomment>One: %n state</extracomment>
        <translation>
            <numerusform>%n Zustand</numerusform>
            <numerusform>%n Zustände</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Show the whole graph</source>
        <translation>Den ganzen Graphen zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Go to the current state</source>
        <translation>Zum aktuellen Zustand gehen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: follow the game</source>
        <translation>Beutel: dem Spiel folgen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Bag: use the game's fours and first tiles</source>
        <translation>Beutel: Vieren und erste Kacheln wie im Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>absorbing</source>
        <translation>absorbierend</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>moves possible</source>
        <translation>mögliche Zugzahlen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>With the empty bag</source>
        <translation>Mit dem leeren Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/bag/view.py"/>
        <source>Without the step that sets the first tiles</source>
        <translation>Ohne den Schritt, der die ersten Kacheln setzt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Every way to place two or more tiles smaller than the target, including the 2 or 4 that came last.</source>
        <translation>Alle Möglichkeiten, mindestens zwei Kacheln unter der Zielkachel zu legen, mit der 2 oder 4, die zuletzt kam.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>A move adds 2 or 4 to the tile sum, so it cannot cross two empty layers in a row.</source>
        <translation>Ein Zug fügt der Kachelsumme 2 oder 4 hinzu, kommt also nicht über zwei leere Schichten in Folge.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Truly reachable</source>
        <translation>Wirklich erreichbar</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>What play can reach, found move by move. Both counts above are too large.</source>
        <translation>Was im Spiel vorkommen kann, Zug für Zug gefunden. Beide Zählungen darüber sind zu groß.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>up to symmetry</source>
        <translation>bis auf Symmetrie</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/board_layers.py"/>
        <source>%n layers</source>
        <extracomment>One: %n layer</extracomment>
        <translation>
            <numerusform>%n Schicht</numerusform>
            <numerusform>%n Schichten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Three ways to count</source>
        <translation>Drei Arten zu zählen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Count</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/board_layers.py"/>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>gap {positions}</source>
        <translation>Lücke {positions}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>Even depths hold {even} positions, odd depths {odd}. They must be equal. {gap}. {done}</source>
        <translation>Gerade Tiefen umfassen {even} Stellungen, ungerade {odd}. Beide müssen gleich sein. {gap}. {done}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>D even</source>
        <translation>D gerade</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>D odd</source>
        <translation>D ungerade</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>must be equal: {gap}</source>
        <translation>müssen gleich sein: {gap}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/balance.py"/>
        <source>must be equal</source>
        <translation>müssen gleich sein</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/bands.py"/>
        <source>Each depth is a state. {words}</source>
        <translation>Jede Tiefe ist ein Zustand. {words}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/bands.py"/>
        <source>depth {depth}: {shares}</source>
        <translation>Tiefe {depth}: {shares}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, q and r counted</source>
        <translation>p, q und r gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, q and r sampled</source>
        <translation>p, q und r aus Stichproben</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, q and r estimated</source>
        <translation>p, q und r geschätzt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>p, away</source>
        <translation>p, weiter weg</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>q, back</source>
        <translation>q, zurück</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>r, same</source>
        <translation>r, gleich</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>Being counted</source>
        <translation>Wird gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>same</source>
        <comment>as the other state</comment>
        <translation>gleich</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>Markov chain, {unit}</source>
        <translation>Die Kette, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>The article's chain</source>
        <translation>Die Kette des Artikels</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>The chain, balanced</source>
        <translation>Die Kette, ausgeglichen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>≈: rounded as published. Right column: p of the balanced chain, where it differs. No move keeps the depth.</source>
        <translation>≈: gerundet wie veröffentlicht. Rechte Spalte: p der ausgeglichenen Kette, wo es abweicht. Kein Zug behält die Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>≈: rounded as published. Right column: p of the article's chain, where it differs. No move keeps the depth.</source>
        <translation>≈: gerundet wie veröffentlicht. Rechte Spalte: p der Kette des Artikels, wo es abweicht. Kein Zug behält die Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>Exact: every position was counted.</source>
        <translation>Exakt: Jede Stellung wurde gezählt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>≈: rounded as published.</source>
        <translation>≈: gerundet wie veröffentlicht.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>balanced</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/figures.py"/>
        <source>of the article</source>
        <translation>des Artikels</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/matrix.py"/>
        <source>Transition matrix. Up and down choose a row.</source>
        <translation>Übergangsmatrix. Die Pfeiltasten auf und ab wählen eine Zeile.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/model.py"/>
        <source>Counting where moves lead</source>
        <translation>Es wird gezählt, wohin Züge führen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Each depth is a state, each move a step</source>
        <translation>Tiefen sind Zustände, Züge sind Schritte</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Stationary distribution</source>
        <translation>Stationäre Verteilung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Balance: each move changes the parity, so even and odd depths must hold equally many positions.</source>
        <translation>Ausgleich: Jeder Zug wechselt die Parität, also müssen gerade und ungerade Tiefen gleich viele Stellungen umfassen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Bands</source>
        <translation>Bänder</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>What is shown below</source>
        <translation>Was darunter zu sehen ist</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Line through depths</source>
        <translation>Gerade durch die Tiefen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Counting where moves lead. This is done only once.</source>
        <translation>Es wird gezählt, wohin Züge führen. Das geschieht nur einmal.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>p(d | N = {moves}) beside the stationary distribution</source>
        <translation>p(d | N = {moves}) neben der stationären Verteilung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>b = {slope:.4f}, the slope of the dashed line</source>
        <translation>b = {slope:.4f}, die Steigung der gestrichelten Geraden</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Depth {depth}: {positions} position, the line gives {line}</source>
        <translation>Tiefe {depth}: {positions} Stellung, nach der Geraden {line}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Depth {depth}: {positions} positions, the line gives {line}</source>
        <translation>Tiefe {depth}: {positions} Stellungen, nach der Geraden {line}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>by the line</source>
        <translation>nach der Geraden</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>flow back</source>
        <translation>Rückfluss</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/pane.py"/>
        <source>Chain, N = {moves}</source>
        <translation>Kette, N = {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>The width of a band is the chance of going there; hatched where it is not counted exactly.</source>
        <translation>Die Breite eines Bandes ist die Wahrscheinlichkeit, dorthin zu gehen; schraffiert, wo sie nicht exakt gezählt ist.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>spread over the rounded counts, most over the coarsest</source>
        <translation>auf die gerundeten Anzahlen verteilt, auf die gröbsten am meisten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>added to depth 20 in the article's printed figures</source>
        <translation>in den gedruckten Zahlen des Artikels der Tiefe 20 zugeschlagen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>Published: {states}, rounded; {change} added here.</source>
        <translation>Veröffentlicht: {states}, gerundet; hier {change} hinzugefügt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>Published: {states}, rounded; {change} taken off here.</source>
        <translation>Veröffentlicht: {states}, gerundet; hier {change} abgezogen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>r, same depth</source>
        <translation>r, gleiche Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>{source} p, q and r are the shares of the {turns} moves that lead away from solved, back towards it, and to the same depth, as if a walk were uniform inside a depth. Stationary distribution: the share of all positions at each depth. Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation>{source} p, q und r sind die Anteile der {turns} Züge, die von gelöst weg, näher heran und in dieselbe Tiefe führen, als wäre eine Irrfahrt innerhalb einer Tiefe gleichverteilt. Stationäre Verteilung: der Anteil aller Stellungen in jeder Tiefe. Abstand: ½ Σ |p − p′|. Nach E. Testé, A random walk on the Rubik's Cube, 2023.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>{source} D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, p(0) = 1 and q(26) = 1: the numbers of positions D alone give the chain, p(i) D(i) = D(i) − D(i−1) + D(i−2) − …, if each of these sums is above 0 and at most D(i+1). Growth: the article's 9.3412 is the mean of p/q from depth {low} to {high}; far from both ends q = 1/(b + 1). Stationary distribution: 2 D/N on the depths of one parity. Distance: ½ Σ |p − p′|. E. Testé, A random walk on the Rubik's Cube, 2023; numbers of positions by T. Rokicki, cube20.org.</source>
        <translation>{source} D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, p(0) = 1 und q(26) = 1: Die Stellungszahlen D allein ergeben die Kette, p(i) D(i) = D(i) − D(i−1) + D(i−2) − …, wenn jede dieser Summen über 0 liegt und höchstens D(i+1) ist. Wachstum: Die 9,3412 des Artikels sind das Mittel von p/q von Tiefe {low} bis {high}; weit von beiden Enden ist q = 1/(b + 1). Stationäre Verteilung: 2 D/N auf den Tiefen einer Parität. Abstand: ½ Σ |p − p′|. E. Testé, A random walk on the Rubik's Cube, 2023; Stellungszahlen von T. Rokicki, cube20.org.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>b = {growth:.4f} by a line through log D from depth {low} to {high}.</source>
        <translation>b = {growth:.4f} nach einer Geraden durch log D von Tiefe {low} bis {high}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>The article's text corrects depth 21; its printed p and q fit a correction at depth 20, and with depth 21 there is no chain at all.</source>
        <translation>Der Text des Artikels korrigiert Tiefe 21; seine gedruckten p und q passen zu einer Korrektur in Tiefe 20, und mit Tiefe 21 gibt es gar keine Kette.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>Balanced: even and odd depths each hold half of all positions, and each rounded count is changed within its rounding.</source>
        <translation>Ausgeglichen: Gerade und ungerade Tiefen umfassen je die Hälfte aller Stellungen, und jede gerundete Anzahl ist im Rahmen ihrer Rundung geändert.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>parity gap</source>
        <translation>Paritätslücke</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>odd depths hold {gap} positions more than even ones.</source>
        <translation>ungerade Tiefen umfassen {gap} Stellungen mehr als gerade.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>As published, q would be no probability at depth {depth}: odd depths hold {gap} positions more than even ones.</source>
        <translation>Wie veröffentlicht wäre q in Tiefe {depth} keine Wahrscheinlichkeit: Ungerade Tiefen umfassen {gap} Stellungen mehr als gerade.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>first depth that fails</source>
        <translation>erste verletzte Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>growth b from {low} to {high}</source>
        <translation>Wachstum b von {low} bis {high}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>{growth:.4f} ({low} to {high})</source>
        <translation>{growth:.4f} ({low} bis {high})</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>b = {growth:.4f} is the mean of p/q from depth {low} to {high}, as in the article. A line through log D gives {fits}.</source>
        <translation>b = {growth:.4f} ist das Mittel von p/q von Tiefe {low} bis {high}, wie im Artikel. Eine Gerade durch log D ergibt {fits}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>moves away</source>
        <translation>Züge weiter weg</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>At these depths {away:.2f} of %n moves lead away on average. The article's {printed} is b itself.</source>
        <extracomment>One: At these depths {away:.2f} of %n move lead away on average. The article's {printed} is b itself.</extracomment>
        <translation>
            <numerusform>In diesen Tiefen führen im Mittel {away:.2f} von %n Zug weiter weg. Die {printed} des Artikels sind b selbst.</numerusform>
            <numerusform>In diesen Tiefen führen im Mittel {away:.2f} von %n Zügen weiter weg. Die {printed} des Artikels sind b selbst.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/sentences.py"/>
        <source>1/(b + 1) = {back:.4f}; q goes from {begin} at depth {low} to {end} at depth {high}.</source>
        <translation>1/(b + 1) = {back:.4f}; q reicht von {begin} in Tiefe {low} bis {end} in Tiefe {high}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>Where a move may keep the depth, the numbers of positions need not fulfil such conditions.</source>
        <translation>Wo ein Zug die Tiefe behalten kann, müssen die Stellungszahlen keine solchen Bedingungen erfüllen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>Conditions on the numbers of positions. Up and down choose a row.</source>
        <translation>Bedingungen an die Stellungszahlen. Die Pfeiltasten auf und ab wählen eine Zeile.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>First fails at depth {depth}</source>
        <translation>Zuerst verletzt in Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/tower.py"/>
        <source>fails</source>
        <translation>verletzt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Play the cube's chain</source>
        <translation>Die Kette des Würfels abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Increase N step by step to its end</source>
        <translation>N schrittweise bis zum Ende erhöhen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Chain: {view}</source>
        <translation>Kette: {view}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Chain: bands and balance</source>
        <translation>Kette: Bänder und Ausgleich</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Bring them to the front when the window is too low to show everything</source>
        <translation>Nach vorn holen, wenn das Fenster für alles zu niedrig ist</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Moves N</source>
        <translation>Züge N</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>{away:.2f} of {turns}</source>
        <translation>{away:.2f} von {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>to the stationary distribution</source>
        <translation>zur stationären Verteilung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/curves.py"/>
        <source>{interval} of {games}</source>
        <translation>{interval} von {games}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/curves.py"/>
        <source>Measured by {source}.</source>
        <translation>Gemessen von {source}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/iterations.py"/>
        <source>by Korf's formula</source>
        <translation>nach Korfs Formel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/iterations.py"/>
        <source>without a bound, bᵈ</source>
        <translation>ohne Schranke, bᵈ</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>depth, each in its own unit</source>
        <translation>Tiefe, jede in ihrer eigenen Einheit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>part of the deepest depth</source>
        <translation>Anteil an der größten Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>share of all states</source>
        <translation>Anteil an allen Zuständen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>share of all states within</source>
        <translation>Anteil an allen Zuständen bis hierher</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>density: share of all states by part of the deepest depth</source>
        <translation>Dichte: Anteil an allen Zuständen je Anteil der größten Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>Depth distributions compared</source>
        <translation>Tiefenverteilungen im Vergleich</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>depth {depth:.0f}</source>
        <translation>Tiefe {depth:.0f}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/overlay.py"/>
        <source>{percent} of the deepest</source>
        <translation>{percent} der größten Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>Distributions</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>{name}: mean {mean}</source>
        <translation>{name}: Mittel {mean}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>At {place}: none</source>
        <translation>Bei {place}: keine</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/rows.py"/>
        <source>At {place}: {shares}</source>
        <translation>Bei {place}: {shares}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>Depth against the number of moves</source>
        <translation>Tiefe über der Zahl der Züge</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>{after} at depth {depth}: {exact}, binomial ≈ {model}</source>
        <translation>{after} in Tiefe {depth}: {exact}, binomial ≈ {model}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>{after} depth {depth} is the most likely</source>
        <translation>{after} ist Tiefe {depth} am wahrscheinlichsten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>moves N</source>
        <translation>Züge N</translation>
    </message>
    <message>
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>chance of the likeliest depth</source>
        <translation>Wahrscheinlichkeit der wahrscheinlichsten Tiefe</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/charts/walkmap.py"/>
        <source>After %n moves</source>
        <extracomment>One: After %n move</extracomment>
        <translation>
            <numerusform>Nach %n Zug</numerusform>
            <numerusform>Nach %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/choices.py"/>
        <source>Subject</source>
        <comment>of the Lab</comment>
        <translation>Thema</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>How each puzzle's positions are spread over its depths. A line is dashed where its figures are approximate.</source>
        <translation>Wie sich die Stellungen jedes Puzzles auf seine Tiefen verteilen. Eine Linie ist gestrichelt, wo ihre Zahlen Näherungen sind.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>States: D(d) on a logarithmic axis. Share: D(d) / Σ D, or its density over d / deepest. Cumulative: the share of all states at depth d or less. Half way: the smallest part of the deepest depth within which half of all states lie.</source>
        <translation>Zustände: D(d) auf logarithmischer Achse. Anteil: D(d) / Σ D oder die Dichte über d / größte Tiefe. Kumuliert: der Anteil aller Zustände in Tiefe d oder weniger. Hälfte: der kleinste Anteil an der größten Tiefe, innerhalb dessen die Hälfte aller Zustände liegt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>A puzzle that branches like a tree has nearly all of its positions near the deepest; where positions meet again soon, the middle holds most of them.</source>
        <translation>Bei einem Puzzle, das sich wie ein Baum verzweigt, liegen fast alle Stellungen nahe der größten Tiefe; wo Stellungen bald wieder zusammentreffen, liegen die meisten in der Mitte.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>Depths compared</source>
        <translation>Tiefen im Vergleich</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>Back</source>
        <comment>to the page before</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>half way at {share} of the deepest</source>
        <translation>Hälfte bei {share} der größten Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>{least:.0f} to {most}</source>
        <translation>{least:.0f} bis {most}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>compared</source>
        <translation>verglichen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>half way at</source>
        <translation>Hälfte bei</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/compare.py"/>
        <source>at the latest</source>
        <translation>am spätesten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/compare/comparison.py"/>
        <source>Sokoban, The Turnstile</source>
        <translation>Sokoban, The Turnstile</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>exponential time: Go with the Japanese rules</source>
        <translation>exponentielle Zeit: Go nach japanischen Regeln</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>polynomial space: Sokoban, formulas with ∀, ∃</source>
        <translation>polynomieller Platz: Sokoban, Formeln mit ∀, ∃</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>an answer is quickly checked: travelling salesman</source>
        <translation>Antwort schnell prüfbar: Rundreiseproblem</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>polynomial time: the squares a box can reach</source>
        <translation>polynomielle Zeit: erreichbare Felder einer Kiste</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/classes.py"/>
        <source>P lies in NP, NP in PSPACE, PSPACE in EXPTIME</source>
        <translation>P liegt in NP, NP in PSPACE, PSPACE in EXPTIME</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>One value per variable is remembered, and values are tried until the answer is known: little memory, much time.</source>
        <translation>Von jeder Variable wird nur ein Wert gemerkt; probiert wird, bis die Antwort feststeht: wenig Speicher, viel Zeit.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Step through it, or let it run.</source>
        <translation>Schrittweise durchgehen oder laufen lassen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Try {values}.</source>
        <translation>{values} probieren.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Start: no values are set.</source>
        <translation>Start: Noch ist kein Wert gesetzt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>{formula} is true for {values}.</source>
        <translation>{formula} ist wahr für {values}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>{formula} is false for {values}.</source>
        <translation>{formula} ist falsch für {values}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>The formula is true, after %n steps.</source>
        <extracomment>One: The formula is true, after %n step.</extracomment>
        <translation>
            <numerusform>Die Formel ist wahr, nach %n Schritt.</numerusform>
            <numerusform>Die Formel ist wahr, nach %n Schritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>The formula is false, after %n steps.</source>
        <extracomment>One: The formula is false, after %n step.</extracomment>
        <translation>
            <numerusform>Die Formel ist falsch, nach %n Schritt.</numerusform>
            <numerusform>Die Formel ist falsch, nach %n Schritten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>For all, or for some</source>
        <translation>„Für alle“ oder „es gibt“</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Run, or pause</source>
        <translation>Laufen lassen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>A formula with quantifiers</source>
        <translation>Eine Formel mit Quantoren</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>Tree of values</source>
        <translation>Baum der Werte</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>truth for {values}</source>
        <translation>Wahrheit für {values}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>truth of the formula</source>
        <translation>Wahrheit der Formel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/formula.py"/>
        <source>remembered: {kept} of {values} values · checked: {leaves} of {rows} rows</source>
        <translation>gemerkt: {kept} von {values} Werten · geprüft: {leaves} von {rows} Zeilen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>bound of the proof</source>
        <translation>Schranke des Beweises</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>boxes and man on different squares</source>
        <translation>Kisten und Spielfigur auf verschiedenen Feldern</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>reachable positions</source>
        <translation>erreichbare Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>The proof allows up to 3 to the n positions on n squares. How many a level really has shows only when they are counted.</source>
        <translation>Der Beweis lässt auf n Feldern bis zu 3 hoch n Stellungen zu. Wie viele ein Level wirklich hat, zeigt erst das Zählen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>Growth</source>
        <comment>of the number of positions</comment>
        <translation>Wachstum</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>The level on the Sokoban page</source>
        <translation>Das Level auf der Sokoban-Seite</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}, {squares}, {boxes}</source>
        <translation>{level}, {squares}, {boxes}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}. The counting was cancelled.</source>
        <translation>{level}. Das Zählen wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}. Counting.</source>
        <translation>{level}. Wird gezählt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>Each additional square triples the bound.</source>
        <translation>Jedes weitere Feld verdreifacht die Schranke.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>“{title}”</source>
        <translation>„{title}“</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}: %n reachable positions.</source>
        <extracomment>One: {level}: %n reachable position.</extracomment>
        <translation>
            <numerusform>{level}: %n erreichbare Stellung.</numerusform>
            <numerusform>{level}: %n erreichbare Stellungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>{level}: at least %n reachable positions.</source>
        <extracomment>One: {level}: at least %n reachable position.</extracomment>
        <translation>
            <numerusform>{level}: mindestens %n erreichbare Stellung.</numerusform>
            <numerusform>{level}: mindestens %n erreichbare Stellungen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>Numbers of positions</source>
        <translation>Zahlen der Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>3 to the {squares}, the bound of the proof</source>
        <translation>3 hoch {squares}, die Schranke des Beweises</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/growth.py"/>
        <source>reachable in play; of the man only his area counts</source>
        <translation>im Spiel erreichbar; von der Spielfigur zählt nur ihr Bereich</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>One box between two doors. From A the man gets to B and leaves the box as it was; from B never to A.</source>
        <translation>Eine Kiste zwischen zwei Türen. Von A kommt die Spielfigur nach B und lässt die Kiste, wie sie war; von B nie nach A.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>The proof is built from such rooms. A one-way street acts as a wire with a direction; together with rooms that remember something, it makes levels that compute whatever a machine with that much memory computes.</source>
        <translation>Der Beweis ist aus solchen Räumen gebaut. Eine Einbahnstraße wirkt als Leitung mit Richtung; zusammen mit Räumen, die sich etwas merken, entstehen Level, die alles berechnen, was eine Maschine mit so viel Speicher berechnet.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>From A to B</source>
        <translation>Von A nach B</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Play A to B</source>
        <translation>A nach B spielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Play B to A</source>
        <translation>B nach A spielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>to A</source>
        <translation>nach A</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>to B</source>
        <translation>nach B</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Ways through the room</source>
        <translation>Wege durch den Raum</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>A one-way street</source>
        <translation>Eine Einbahnstraße</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>turn back</source>
        <translation>umkehren</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>Every way through was tried; the table lists those that leave the box where it was.</source>
        <translation>Alle Wege hindurch wurden probiert; die Tabelle nennt die, nach denen die Kiste steht, wo sie war.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>%n moves, and the box is where it was.</source>
        <extracomment>One: %n move, and the box is where it was.</extracomment>
        <translation>
            <numerusform>%n Zug, und die Kiste steht, wo sie war.</numerusform>
            <numerusform>%n Züge, und die Kiste steht, wo sie war.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/passage.py"/>
        <source>The room</source>
        <translation>Der Raum</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Whether such formulas are true is the standard example of the hardest questions in PSPACE. The proof of Hearn and Demaine leads from them to Sokoban.</source>
        <translation>Ob solche Formeln wahr sind, ist das Musterbeispiel der schwersten Fragen in PSPACE. Von ihnen führt der Beweis von Hearn und Demaine zu Sokoban.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Breadth-first search remembers all reachable positions, exponentially many. Solvers do so all the same: time is scarcer than memory.</source>
        <translation>Breitensuche merkt sich alle erreichbaren Stellungen, exponentiell viele. Löser tun es trotzdem: Zeit ist knapper als Speicher.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>PSPACE is what a program can answer with memory that grows like a power of the question's size, however long it takes.</source>
        <translation>PSPACE ist, was ein Programm mit einem Speicher beantworten kann, der wie eine Potenz der Größe der Frage wächst, egal wie lange es dauert.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>So a program that is fast on every level would be fast on all of PSPACE. Nobody knows one, and nobody has proved that there is none. That P is smaller than EXPTIME is proved; which of the steps between them are strict is open.</source>
        <translation>Ein Programm, das bei jedem Level schnell wäre, wäre also in ganz PSPACE schnell. Niemand kennt eines, und niemand hat bewiesen, dass es keines gibt. Dass P kleiner ist als EXPTIME, ist bewiesen; welche Stufen dazwischen echt sind, ist offen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Solutions need not be short either: some levels of a few boxes take exponentially many moves (Levels built to be hard).</source>
        <translation>Auch Lösungen müssen nicht kurz sein: Manche Level mit wenigen Kisten brauchen exponentiell viele Züge (Absichtlich schwere Level).</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>J. Culberson, Sokoban is PSPACE-complete (1997). R. Hearn, E. Demaine, PSPACE-completeness of sliding-block puzzles and other problems (2005). After Yang Chao, sokoban.ws.</source>
        <translation>J. Culberson, Sokoban is PSPACE-complete (1997). R. Hearn, E. Demaine, PSPACE-completeness of sliding-block puzzles and other problems (2005). Nach Yang Chao, sokoban.ws.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Steps of the evaluation</source>
        <translation>Schritte der Auswertung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Evaluate the formula</source>
        <translation>Die Formel auswerten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Or stop</source>
        <translation>Oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Go through the one-way street</source>
        <translation>Durch die Einbahnstraße gehen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>Whether a level can be solved is such a question: Savitch's algorithm needs at most {cells:.2f} n² cells for n squares (Memory against time). And it is among the hardest of them: every other question in PSPACE can be rewritten, quickly, as a level that can be solved if and only if the answer is yes.</source>
        <translation>Ob ein Level lösbar ist, ist so eine Frage: Savitchs Algorithmus braucht für n Felder höchstens {cells:.2f} n² Zellen (Speicher gegen Zeit). Und sie gehört zu den schwersten: Jede andere Frage in PSPACE lässt sich schnell in ein Level umschreiben, das genau dann lösbar ist, wenn die Antwort Ja lautet.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/complexity/view.py"/>
        <source>PSPACE-complete</source>
        <translation>PSPACE-vollständig</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_depths.py"/>
        <source>Compare these depths with those of other puzzles</source>
        <translation>Diese Tiefen mit denen anderer Puzzles vergleichen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_depths.py"/>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>≈ Lumped</source>
        <translation>≈ Kette</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>≈ Binomial</source>
        <translation>≈ Binomial</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>exact for up to %n moves</source>
        <extracomment>One: exact for up to %n move</extracomment>
        <translation>
            <numerusform>exakt bis zu %n Zug</numerusform>
            <numerusform>exakt bis zu %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Play the random walk</source>
        <translation>Die Irrfahrt abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Keep this curve of the walk</source>
        <translation>Diese Kurve der Irrfahrt behalten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Pin it in the plot, or remove it</source>
        <translation>Im Diagramm festhalten oder entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Measure random walks of the cube</source>
        <translation>Irrfahrten des Würfels messen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>mean depth, lumped</source>
        <translation>mittlere Tiefe der Kette</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>distance of the lumped chain</source>
        <translation>Abstand der Kette</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>mixing time</source>
        <translation>Mischzeit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>mixing time, lumped</source>
        <translation>Mischzeit der Kette</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/board.py"/>
        <source>The rooms</source>
        <translation>Die Räume</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>A tinted hall lies between two bolts, each before a gate. A bolt opens its gate when pushed from the corridor and shuts it when pushed from the hall, and one gate can be open at a time. From corridor to hall there is no way but through the next room: once there, to shut a gate, and once back, to open the other. All bolts must end as they were, so the first room is passed twice.</source>
        <translation>Eine getönte Halle liegt zwischen zwei Riegeln, jeder vor einem Tor. Ein Riegel öffnet sein Tor, wenn er vom Gang aus geschoben wird, und schließt es, wenn er von der Halle aus geschoben wird; nur ein Tor kann offen sein. Vom Gang in die Halle führt der Weg nur durch den nächsten Raum: einmal hin, um ein Tor zu schließen, und einmal zurück, um das andere zu öffnen. Am Ende müssen alle Riegel liegen wie zuvor, also führt der Weg zweimal durch den ersten Raum.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Last room</source>
        <translation>Letzter Raum</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Lengths by number of rooms</source>
        <translation>Längen nach Zahl der Räume</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Formula and what was counted</source>
        <translation>Formel und was gezählt wurde</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>For n = {number}</source>
        <translation>Für n = {number}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>● counted</source>
        <translation>● gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>○ not counted</source>
        <translation>○ nicht gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>the recurrence starts here</source>
        <translation>hier beginnt die Rekursion</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>entrances of room {number}</source>
        <translation>Eintritte in Raum {number}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>%n entrances</source>
        <extracomment>One: %n entrance</extracomment>
        <translation>
            <numerusform>%n-mal betreten</numerusform>
            <numerusform>%n-mal betreten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>Counting n = {number}.</source>
        <translation>n = {number} wird gezählt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>n = {number}: proved shortest by exact search, in moves and in pushes.</source>
        <translation>n = {number}: durch exakte Suche als kürzeste bewiesen, in Zügen und in Schüben.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/figures.py"/>
        <source>● is proved shortest by exact search; ○ only follows from the formula.</source>
        <translation>● ist durch exakte Suche als kürzeste bewiesen; ○ folgt nur aus der Formel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>Finding the shortest solution for %n rooms</source>
        <extracomment>One: Finding the shortest solution for %n room</extracomment>
        <translation>
            <numerusform>Kürzeste Lösung für %n Raum wird gesucht</numerusform>
            <numerusform>Kürzeste Lösung für %n Räume wird gesucht</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>Counting n = {number} was cancelled.</source>
        <translation>Das Zählen von n = {number} wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>n = {number} was not counted to the end. {reason}.</source>
        <translation>n = {number} wurde nicht zu Ende gezählt. {reason}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/model.py"/>
        <source>n = {number} was counted as {moves} and {pushes}: the formula is wrong.</source>
        <translation>n = {number} ergab beim Zählen {moves} und {pushes}: Die Formel ist falsch.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>Entrances in the solution</source>
        <translation>Wann die Lösung den Raum betritt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>move {move}, solved</source>
        <translation>Zug {move}, gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>move {move}</source>
        <translation>Zug {move}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>entrances of room {number} so far</source>
        <translation>Eintritte in Raum {number} bisher</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>room {number}</source>
        <translation>Raum {number}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/ruler.py"/>
        <source>{entered} of {entrances}</source>
        <translation>{entered} von {entrances}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>To pass a room you must pass the next one twice, so the last of n rooms is entered 2ⁿ times; no solution enters it less often.</source>
        <translation>Wer durch einen Raum will, muss zweimal durch den nächsten: Der letzte von n wird 2ⁿ-mal betreten, in keiner Lösung seltener.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Copy the moves of the solution</source>
        <translation>Die Züge der Lösung kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Play the solution</source>
        <translation>Lösung abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Play these rooms</source>
        <translation>Diese Räume spielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>On the Sokoban page</source>
        <translation>Auf der Sokoban-Seite</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Play the solution of the rooms</source>
        <translation>Die Lösung der Räume abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Find the shortest solutions of the rooms</source>
        <translation>Die kürzesten Lösungen der Räume suchen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>Save these rooms</source>
        <translation>Diese Räume speichern</translation>
    </message>
    <message>
        <location filename="../../../app/lab/doubling/view.py"/>
        <source>With their solution</source>
        <translation>Mit ihrer Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/model.py"/>
        <source>Soft labels</source>
        <translation>Weiche Zielwerte</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/model.py"/>
        <source>Likelihood</source>
        <translation>Likelihood</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/model.py"/>
        <source>Reading the measurements</source>
        <translation>Messwerte werden gelesen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/pane.py"/>
        <source>A network for depth</source>
        <translation>Ein Netz für die Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/pane.py"/>
        <source>How the labels were used in training</source>
        <translation>Wie die Zielwerte beim Training verwendet wurden</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/pane.py"/>
        <source>Reading the measurements.</source>
        <translation>Messwerte werden gelesen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>Estimate by true depth</source>
        <translation>Schätzung nach wahrer Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>Depth by the network</source>
        <translation>Tiefe nach dem Netz</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>true depth d, {unit}</source>
        <translation>wahre Tiefe d, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>d = {place}: no proofs</source>
        <translation>d = {place}: keine Beweise</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>d = {place}, %n positions</source>
        <extracomment>One: d = {place}, %n position</extracomment>
        <translation>
            <numerusform>d = {place}, %n Stellung</numerusform>
            <numerusform>d = {place}, %n Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>mean estimate</source>
        <translation>mittlere Schätzung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>p(true depth)</source>
        <translation>p(wahre Tiefe)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>spread of the means</source>
        <translation>Streuung der Mittel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/plot.py"/>
        <source>depth {depth}: {mean:.1f}</source>
        <translation>Tiefe {depth}: {mean:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>mean error</source>
        <translation>mittlerer Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>largest error</source>
        <translation>größter Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>true depth most likely</source>
        <translation>wahre Tiefe am wahrscheinlichsten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>too large, k = {k}</source>
        <translation>zu groß, k = {k}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>nodes, k = {k}</source>
        <translation>Knoten, k = {k}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>time, k = {k}</source>
        <translation>Zeit, k = {k}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Which depths the network thinks likely for positions with a proved depth d. Triangles: its mean depth with its spread; short dashes: the true depth.</source>
        <translation>Welche Tiefen das Netz bei Stellungen mit bewiesener Tiefe d für wahrscheinlich hält. Dreiecke: seine mittlere Tiefe mit ihrer Streuung; kurze Striche: die wahre Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>How much probability the network gives to the true depth, and how often it thinks that depth the likeliest. Bars are 95 % intervals.</source>
        <translation>Wie viel Wahrscheinlichkeit das Netz der wahren Tiefe gibt und wie oft es sie für die wahrscheinlichste hält. Balken sind 95-%-Konfidenzintervalle.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Of all depths to which the network gives a probability within the same tenth, how many are the true one, with 95 % intervals. Dashes: perfect calibration. Every true depth has the same weight, however many positions of it were drawn and however rare it is.</source>
        <translation>Von allen Tiefen, denen das Netz eine Wahrscheinlichkeit im selben Zehntel gibt, wie viele die wahre sind, mit 95-%-Konfidenzintervallen. Striche: perfekte Kalibrierung. Jede wahre Tiefe hat das gleiche Gewicht, wie viele Stellungen von ihr auch gezogen wurden und wie selten sie auch ist.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>How often the mean depth minus k moves, rounded down, is more than the true depth: used as a bound it would make a search miss the shortest solution. No proof here uses it.</source>
        <translation>Wie oft die mittlere Tiefe minus k Züge, abgerundet, über der wahren Tiefe liegt: Als Schranke ließe sie eine Suche die kürzeste Lösung verfehlen. Kein Beweis hier benutzt sie.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>A network of 7 million bytes sums rows for the tokens of a position and their pairs. It is shown the ends of random walks of N = 0..32 moves, each in its least view, and has learnt them in two ways. Soft labels: p(d|N) of the lumped chain, as E. Testé proposes (2023); this comes to the mean of p(d|N) over the lengths that may have led there, which is wider than what is known of d. Likelihood: the P(d|x) for which the sum of P(N|d) P(d|x) over d makes the lengths likeliest, with P(N|d) from p(d|N) by Bayes' rule. A position and its inverse are equally deep, so the geometric mean of both counts.</source>
        <translation>Ein Netz von 7 Millionen Byte summiert Zeilen für die Tokens einer Stellung und ihre Paare. Gezeigt werden ihm Enden von Irrfahrten aus N = 0..32 Zügen, jedes in seiner kleinsten Ansicht. Es hat sie auf zwei Arten gelernt. Weiche Zielwerte: p(d|N) der zusammengefassten Markow-Kette, wie E. Testé vorschlägt (2023); das Ergebnis ist das Mittel von p(d|N) über die Längen, die dorthin geführt haben können, und das ist breiter, als was über d bekannt ist. Likelihood: das P(d|x), für das die Summe von P(N|d) P(d|x) über d die Längen am wahrscheinlichsten macht, mit P(N|d) aus p(d|N) nach dem Satz von Bayes. Eine Stellung und ihre Inverse sind gleich tief: Es zählt das geometrische Mittel beider.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Nodes and time: {searches} positions of depth {depth} searched by iterative deepening with Korf's tables alone, and with the larger of their bound and the estimate minus k. The estimate cuts off more, but takes about a thousand times as long to look up as a table: fewer nodes, more time.</source>
        <translation>Knoten und Zeit: {searches} Stellungen der Tiefe {depth}, durchsucht mit iterativer Vertiefung allein nach Korfs Tabellen und nach dem Größeren aus deren Schranke und der Schätzung minus k. Die Schätzung schneidet mehr ab, aber das Nachsehen dauert etwa tausendmal so lang wie in einer Tabelle: weniger Knoten, mehr Zeit.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Likeliest, soft labels</source>
        <translation>Wahrscheinlichste, weiche Zielwerte</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Likeliest, likelihood</source>
        <translation>Wahrscheinlichste, Likelihood</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Probability of the true depth</source>
        <translation>Wahrscheinlichkeit der wahren Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Perfect calibration</source>
        <translation>Perfekte Kalibrierung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>predicted probability, %</source>
        <translation>vorhergesagte Wahrscheinlichkeit, %</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Share that is true</source>
        <translation>Anteil, der wahr ist</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>{low}–{high} %</source>
        <translation>{low}–{high} %</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>{interval} of {pairs}, predicted {share}</source>
        <translation>{interval} von {pairs}, vorhergesagt {share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>moves subtracted from the estimate, k</source>
        <translation>von der Schätzung abgezogene Züge, k</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Too large as a bound</source>
        <translation>Zu groß als Schranke</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>≈ {error:.2f} at {depth}</source>
        <translation>≈ {error:.2f} bei {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>≈ {factor:.1f} times</source>
        <translation>≈ {factor:.1f}-mal</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Too large</source>
        <translation>Zu groß</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Time</source>
        <comment>a computation takes</comment>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Predicted</source>
        <comment>by a network</comment>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Came true</source>
        <comment>came true</comment>
        <translation>Eingetreten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Searches were measured in HTM only.</source>
        <translation>Suchen wurden nur in HTM gemessen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/summary.py"/>
        <source>Even minus {margin} moves the estimate is too large for {over} of the positions. {searches} searches of depth {depth} with it generated {nodes} of the positions that the tables alone take, in {factor:.1f} times their time; {longer} ended with a longer solution, {stopped} were given up as endless. Proofs here never use it.</source>
        <translation>Auch abzüglich {margin} Zügen ist die Schätzung bei {over} der Stellungen zu groß. {searches} Suchen der Tiefe {depth} erzeugten mit ihr {nodes} der Stellungen, die die Tabellen allein brauchen, in {factor:.1f}-mal so viel Zeit; {longer} endeten mit einer längeren Lösung, {stopped} wurden als endlos aufgegeben. Beweise hier benutzen sie nie.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>proofs</source>
        <translation>Beweise</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>%n proofs</source>
        <extracomment>One: %n proof</extracomment>
        <translation>
            <numerusform>%n Beweis</numerusform>
            <numerusform>%n Beweise</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>As a bound, soft labels, {unit}</source>
        <translation>Als Schranke, weiche Zielwerte, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>As a bound, likelihood, {unit}</source>
        <translation>Als Schranke, Likelihood, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Calibration, soft labels, {unit}</source>
        <translation>Kalibrierung, weiche Zielwerte, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Calibration, likelihood, {unit}</source>
        <translation>Kalibrierung, Likelihood, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Compared with proofs, soft labels, {unit}</source>
        <translation>Vergleich mit Beweisen, weiche Zielwerte, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/estimate/view.py"/>
        <source>Compared with proofs, likelihood, {unit}</source>
        <translation>Vergleich mit Beweisen, Likelihood, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>moves M(n)</source>
        <translation>Züge M(n)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>pushes P(n)</source>
        <translation>Schübe P(n)</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>moves M(n) − 11</source>
        <translation>Züge M(n) − 11</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>pushes P(n) − 3</source>
        <translation>Schübe P(n) − 3</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>Length of the shortest solution</source>
        <translation>Länge der kürzesten Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>n = {boxes}: no solution</source>
        <translation>n = {boxes}: keine Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>n = {boxes}: {moves} moves, {pushes} pushes, {counted}</source>
        <translation>n = {boxes}: {moves} Züge, {pushes} Schübe, {counted}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>{told}; your solution: {moves} moves, {pushes} pushes</source>
        <translation>{told}; eigene Lösung: {moves} Züge, {pushes} Schübe</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/families/chart.py"/>
        <source>your solution: %n moves</source>
        <extracomment>One: your solution: %n move</extracomment>
        <translation>
            <numerusform>eigene Lösung: %n Zug</numerusform>
            <numerusform>eigene Lösung: %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>○ recurrence only</source>
        <translation>○ nur Rekursion</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>- - closed form</source>
        <translation>- - geschlossene Form</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>◇ your solution</source>
        <translation>◇ eigene Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>boxes n</source>
        <translation>Kisten n</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/chart.py"/>
        <source>{length}, closed form</source>
        <translation>{length}, geschlossene Form</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/families/corridor.py"/>
        <source>The corridor with %n boxes</source>
        <extracomment>One: The corridor with %n box</extracomment>
        <translation>
            <numerusform>Der Gang mit %n Kiste</numerusform>
            <numerusform>Der Gang mit %n Kisten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/corridor.py"/>
        <source>Corridor</source>
        <translation>Gang</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Any number</source>
        <translation>Jede Zahl</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Classical</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Ends on the right</source>
        <translation>Endet rechts</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>On the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Form</source>
        <comment>of a formula</comment>
        <translation>Form</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Where the man ends</source>
        <translation>Wo die Spielfigur endet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Lengths by number of boxes</source>
        <translation>Längen nach Zahl der Kisten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Recurrence and what was counted</source>
        <translation>Rekursion und was gezählt wurde</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Count n = {number}</source>
        <translation>n = {number} zählen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>The classical form has a solution for an even number of boxes only.</source>
        <translation>Die klassische Form hat nur für eine gerade Zahl von Kisten eine Lösung.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Solid points are proved shortest by exact search; hollow ones only follow from the recurrence.</source>
        <translation>Volle Punkte sind durch exakte Suche als kürzeste bewiesen; hohle folgen nur aus der Rekursion.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Counting n = {number}: {positions} so far.</source>
        <translation>n = {number} wird gezählt: bisher {positions}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Counting n = {number} of the form “any number”: {positions} so far.</source>
        <translation>n = {number} der Form „Jede Zahl“ wird gezählt: bisher {positions}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>Counting n = {number} of the form “classical”: {positions} so far.</source>
        <translation>n = {number} der Form „Klassisch“ wird gezählt: bisher {positions}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>growth for two boxes</source>
        <translation>Wachstum für zwei Kisten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>growth per box, in the long run</source>
        <translation>Wachstum je Kiste, auf lange Sicht</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>ending on the right</source>
        <translation>Ende rechts</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>ending on the left</source>
        <translation>Ende links</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/figures.py"/>
        <source>growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>no solution</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>moves counted</source>
        <translation>Züge gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/model.py"/>
        <source>pushes counted</source>
        <translation>Schübe gezählt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/families/model.py"/>
        <source>Finding the shortest solutions for %n boxes</source>
        <extracomment>One: Finding the shortest solutions for %n box</extracomment>
        <translation>
            <numerusform>Kürzeste Lösungen für %n Kiste werden gesucht</numerusform>
            <numerusform>Kürzeste Lösungen für %n Kisten werden gesucht</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/offer.py"/>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/offer.py"/>
        <source>Save level</source>
        <translation>Level speichern</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>turn</source>
        <comment>of a solution</comment>
        <translation>Wende</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>Solution by parts</source>
        <translation>Lösung nach Teilen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>move {move}, {coming}</source>
        <translation>Zug {move}, {coming}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>inside n − 1 the same again:</source>
        <translation>in n − 1 noch einmal dasselbe:</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>{part}, inside n − 1</source>
        <translation>{part}, in n − 1</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>moves of {part}</source>
        <translation>Züge von {part}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/strip.py"/>
        <source>pushes of {part}</source>
        <translation>Schübe von {part}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>A solution for n boxes opens with six moves, solves the n − 2 lower boxes, turns, and solves the n − 1 lower ones: M(n) = M(n−1) + M(n−2) + n + 12 for odd n, + n + 10 for even n; P(n) = P(n−1) + P(n−2) + 8. Closed form, with α = (1 + √5) / 2 and β = (1 − √5) / 2: M(n) = (−1)^(n+1) + (9 + √5) αⁿ + (9 − √5) βⁿ − n − 14, P(n) = (10 + 4√5) / 5 αⁿ + (10 − 4√5) / 5 βⁿ − 8. Solid: no solution is shorter, by separate exact searches for moves and for pushes. Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws, after a classical form by Aymeric du Peloux that David Holland analysed.</source>
        <translation>Die Lösung für n Kisten: mit sechs Zügen eröffnen, die n − 2 unteren Kisten lösen, wenden und die n − 1 unteren lösen: M(n) = M(n−1) + M(n−2) + n + 12 für ungerade n, + n + 10 für gerade n; P(n) = P(n−1) + P(n−2) + 8. Geschlossene Form, mit α = (1 + √5) / 2 und β = (1 − √5) / 2: M(n) = (−1)^(n+1) + (9 + √5) αⁿ + (9 − √5) βⁿ − n − 14, P(n) = (10 + 4√5) / 5 αⁿ + (10 − 4√5) / 5 βⁿ − 8. Voll: Keine Lösung ist kürzer, nach je einer exakten Suche für Züge und für Schübe. Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws, nach einer klassischen Form von Aymeric du Peloux, die David Holland untersucht hat.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Each additional box makes the solution about {growth} times as long.</source>
        <translation>Jede weitere Kiste macht die Lösung etwa {growth}-mal so lang.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>One solution, two smaller ones in it</source>
        <translation>Eine Lösung, darin zwei kleinere</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Play this part: {part}</source>
        <translation>Diesen Teil abspielen: {part}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Play this corridor</source>
        <translation>Diesen Gang spielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Play a part of the solution</source>
        <translation>Einen Teil der Lösung abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Save this corridor</source>
        <translation>Diesen Gang speichern</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>With its solution</source>
        <translation>Mit seiner Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>Count this corridor</source>
        <translation>Diesen Gang zählen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/families/view.py"/>
        <source>By an exact search</source>
        <translation>Durch exakte Suche</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Every position has one move back and b moves on. Points: the most likely depths; dashes: the line d = N (b − 1) / (b + 1). Drag over the map to change N.</source>
        <translation>Jede Stellung hat einen Zug zurück und b Züge weiter. Punkte: die wahrscheinlichsten Tiefen; Striche: die Gerade d = N (b − 1) / (b + 1). Ziehen über die Karte ändert N.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>p(d → d + 1) = b / (b + 1), p(d → d − 1) = 1 / (b + 1), and back from both ends: the populations are 1, b + 1, (b + 1) b, …, b^(D − 1), which a real puzzle's resemble far from its ends. Binomial model: d = 2k − N with k of N moves going deeper. Shades are the square root of the chance. E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation>p(d → d + 1) = b / (b + 1), p(d → d − 1) = 1 / (b + 1), und von beiden Enden zurück: Die Besetzungszahlen sind 1, b + 1, (b + 1) b, …, b^(D − 1), und weit von den Enden gleichen ihnen die eines echten Puzzles. Binomialmodell: d = 2k − N, wenn k von N Zügen tiefer gehen. Die Tönung ist die Wurzel der Wahrscheinlichkeit. E. Testé, A random walk on the Rubik's Cube, 2023.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>diameter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>binomial</source>
        <translation>binomial</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Growth b</source>
        <translation>Wachstum b</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Diameter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Without growth a walk makes no progress on average: it only spreads.</source>
        <translation>Ohne Wachstum kommt eine Irrfahrt im Mittel nicht voran: Sie breitet sich nur aus.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>The line reaches the deepest positions after {moves:.1f} moves. Some moves earlier the walk falls behind it: most positions are near the end, and from there a walk can only come back.</source>
        <translation>Die Gerade erreicht nach {moves:.1f} Zügen die tiefsten Stellungen. Einige Züge vorher fällt die Irrfahrt hinter sie zurück: Die meisten Stellungen liegen nahe dem Ende, und von dort kann es nur zurückgehen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>moves to the end</source>
        <translation>Züge bis zum Ende</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>{puzzle}: b = {growth:g}, diameter {diameter}</source>
        <translation>{puzzle}: b = {growth:g}, Durchm. {diameter}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>distance from binomial</source>
        <translation>Abstand vom Binomialmodell</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>binomial share outside</source>
        <translation>Binomialmodell außerhalb</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>The line and the walk</source>
        <translation>Die Gerade und die Irrfahrt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Most likely</source>
        <translation>Wahrscheinlichste</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>Line</source>
        <comment>plot</comment>
        <translation>Gerade</translation>
    </message>
    <message>
        <location filename="../../../app/lab/ideal.py"/>
        <source>From binomial</source>
        <translation>Vom Binomial</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Six edges</source>
        <translation>Sechs Kanten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Other six edges</source>
        <translation>Andere sechs Kanten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Distance of a random cube from solved: what each table says, the largest of the three, and the true depth. Ticks are the means.</source>
        <translation>Wie weit ein zufälliger Würfel von gelöst entfernt ist: nach jeder Tabelle, die größte der drei Angaben und die wahre Tiefe. Marken sind die Mittel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/korf.py"/>
        <source>h, %n cubes</source>
        <extracomment>One: h, %n cube</extracomment>
        <translation>
            <numerusform>h, %n Würfel</numerusform>
            <numerusform>h, %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Largest of the three</source>
        <translation>Größte der drei</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>of all cubes</source>
        <translation>von allen Würfeln</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>h = max(corners, six edges, other six edges) ≤ depth, since no table counts more {unit} than its pieces need. The tables are counted entry by entry (solid), h on {positions:,} positions drawn uniformly (hatched).</source>
        <translation>h = max(Ecken, sechs Kanten, andere sechs Kanten) ≤ Tiefe, denn keine Tabelle zählt mehr Züge ({unit}), als ihre Steine brauchen. Die Tabellen sind Eintrag für Eintrag gezählt (voll), h an {positions:,} gleichverteilt gezogenen Stellungen (schraffiert).</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Branching factor: the limit of N(d + 1) / N(d), with N(d) move sequences of length d in which no move repeats or undoes an earlier one: 6 + 3√6.</source>
        <translation>Verzweigungsfaktor: der Grenzwert von N(d + 1) / N(d), mit N(d) Zugfolgen der Länge d, in denen kein Zug einen früheren wiederholt oder zurücknimmt: 6 + 3√6.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Branching factor: the limit of N(d + 1) / N(d), with N(d) move sequences of length d in which no move repeats or undoes an earlier one.</source>
        <translation>Verzweigungsfaktor: der Grenzwert von N(d + 1) / N(d), mit N(d) Zugfolgen der Länge d, in denen kein Zug einen früheren wiederholt oder zurücknimmt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>A whole iteration to depth d generates Σ N(i + 1) P(h ≤ d − i) positions (Korf, Reid and Edelkamp 2001). Tables: R. E. Korf, AAAI 1997.</source>
        <translation>Ein ganzer Durchgang bis Tiefe d erzeugt Σ N(i + 1) P(h ≤ d − i) Stellungen (Korf, Reid und Edelkamp 2001). Tabellen: R. E. Korf, AAAI 1997.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>entries of {table}</source>
        <translation>Einträge von {table}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/korf.py"/>
        <source>%n entries</source>
        <extracomment>One: %n entry</extracomment>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>mean of h</source>
        <translation>Mittel von h</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>Expected search</source>
        <translation>Erwartete Suche</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>A whole iteration</source>
        <translation>Ein ganzer Durchgang</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>What it costs Korf's solver on average to prove that there is no solution of this many moves.</source>
        <translation>Was der Beweis, dass es keine Lösung mit so vielen Zügen gibt, Korfs Löser im Mittel kostet.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/korf.py"/>
        <source>positions generated</source>
        <translation>erzeugte Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/model.py"/>
        <source>Cancelled. Choose another target, or come back to this subject.</source>
        <translation>Abgebrochen. Eine andere Zielkachel wählen oder zu diesem Thema zurückkehren.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/model.py"/>
        <source>Putting your games into the bag</source>
        <translation>Die eigenen Spiele werden in den Beutel gelegt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>The mathematics of your games in seven lines</source>
        <translation>Die Mathematik der eigenen Spiele in sieben Zeilen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>However you play, new tiles are drawn as in the bag: put into a bag, your games are paths through this chain. J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>Wie auch immer gespielt wird, neue Kacheln kommen wie im Beutel: In einen Beutel gelegt, sind die eigenen Spiele Wege durch diese Kette. J. Lees-Miller, The Mathematics of 2048 (2017).</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Putting your games into the bag.</source>
        <translation>Die eigenen Spiele werden in den Beutel gelegt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>You have not won such a game yet. Each win is a path through the chain and adds to the right column.</source>
        <translation>Noch ist kein solches Spiel gewonnen. Jeder Gewinn ist ein Weg durch die Kette und zählt in der rechten Spalte.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>In the bag</source>
        <translation>Im Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Your games</source>
        <translation>Eigene Spiele</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/life/view.py"/>
        <source>Your %n games</source>
        <extracomment>One: Your %n game</extracomment>
        <translation>
            <numerusform>%n eigenes Spiel</numerusform>
            <numerusform>%n eigene Spiele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>How games end</source>
        <translation>Wie Spiele enden</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>You</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>Copied the seven lines</source>
        <translation>Die sieben Zeilen kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/lab/life/view.py"/>
        <source>your moves</source>
        <translation>eigene Züge</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>Drawing positions</source>
        <translation>Stellungen werden gezogen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>of depth {depth}, {unit}</source>
        <translation>der Tiefe {depth}, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>The moves were not counted: {reason}</source>
        <translation>Die Züge wurden nicht gezählt: {reason}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/model.py"/>
        <source>The counting was cancelled. Choose the cube again to continue.</source>
        <translation>Das Zählen wurde abgebrochen. Den Würfel noch einmal wählen, um fortzufahren.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Draw positions</source>
        <translation>Stellungen ziehen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Why lumping fails</source>
        <translation>Warum das Zusammenfassen scheitert</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Draw more</source>
        <translation>Mehr ziehen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Draw a hundred positions at random and see where their moves lead</source>
        <translation>Hundert Stellungen zufällig ziehen und sehen, wohin ihre Züge führen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>All of them are counted</source>
        <translation>Alle sind gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>Drawing positions of depth {depth}.</source>
        <translation>Stellungen der Tiefe {depth} werden gezogen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>No position of depth {depth} examined yet: there are too many to count. Draw some.</source>
        <translation>Noch keine Stellung der Tiefe {depth} untersucht: Es sind zu viele, um sie zu zählen. Einige ziehen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>{way}, according to the Markov chain</source>
        <translation>{way}, laut Kette</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/pane.py"/>
        <source>the chain: {share}</source>
        <translation>die Kette: {share}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>A walk lumped to depths is a Markov chain only if all positions of a depth have the same shares of moves that lead closer, keep the depth and lead farther (strong lumpability; Kemeny and Snell, Finite Markov Chains, 1960). Every move can be undone, so a walk comes to a position by as many moves as lead back from it: with x moves back to where it came from and y moves on, P(next | last) = E[x y] / (n E[x]) over the positions, n moves each. The chain gives E[y] / n. Correlation: between the last and the next step through the depth, +1 farther, 0 same, −1 closer.</source>
        <translation>Eine auf Tiefen zusammengefasste Irrfahrt ist nur dann eine Markow-Kette, wenn bei allen Stellungen einer Tiefe die gleichen Anteile der Züge näher führen, die Tiefe behalten und weiter weg führen (starke Zusammenfassbarkeit; Kemeny und Snell, Finite Markov Chains, 1960). Jeder Zug lässt sich zurücknehmen, also kommt eine Irrfahrt durch so viele Züge zu einer Stellung, wie von ihr zurückführen: mit x Zügen zurück, woher sie kam, und y Zügen weiter ist P(nächster | letzter) = E[x y] / (n E[x]) über die Stellungen, mit je n Zügen. Die Kette ergibt E[y] / n. Korrelation: zwischen dem letzten und dem nächsten Schritt durch die Tiefe, +1 weiter weg, 0 gleich, −1 näher.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Closer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Same depth</source>
        <translation>Gleiche Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Farther</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>positions of the depth</source>
        <translation>Stellungen der Tiefe</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>How many of a position's {turns} {unit} lead where: %n positions drawn at depth {depth}. Ticks are the means, all that the chain knows.</source>
        <extracomment>One: How many of a position's {turns} {unit} lead where: %n position drawn at depth {depth}. Ticks are the means, all that the chain knows.</extracomment>
        <translation>
            <numerusform>Wie viele der {turns} Züge ({unit}) wohin führen: %n gezogene Stellung der Tiefe {depth}. Marken sind die Mittel: Mehr weiß die Kette nicht.</numerusform>
            <numerusform>Wie viele der {turns} Züge ({unit}) wohin führen: %n gezogene Stellungen der Tiefe {depth}. Marken sind die Mittel: Mehr weiß die Kette nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>How many of a position's {turns} {unit} lead where: all %n positions of depth {depth}. Ticks are the means, all that the chain knows.</source>
        <extracomment>One: How many of a position's {turns} {unit} lead where: the only position of depth {depth}. Ticks are the means, all that the chain knows.</extracomment>
        <translation>
            <numerusform>Wie viele der {turns} Züge ({unit}) wohin führen: die einzige Stellung der Tiefe {depth}. Marken sind die Mittel: Mehr weiß die Kette nicht.</numerusform>
            <numerusform>Wie viele der {turns} Züge ({unit}) wohin führen: alle %n Stellungen der Tiefe {depth}. Marken sind die Mittel: Mehr weiß die Kette nicht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>All positions are counted.</source>
        <translation>Alle Stellungen sind gezählt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions are drawn: normal forms of {depth} {unit}, all equally likely, each accepted with probability one over the number of shortest solutions of the position where it ends. Whiskers are Wilson's 95 % intervals.</source>
        <translation>Stellungen sind gezogen: Normalformen der Länge {depth} ({unit}), alle gleich wahrscheinlich, jede angenommen mit Wahrscheinlichkeit eins durch die Zahl der kürzesten Lösungen der Stellung, in der sie endet. Fehlerbalken sind Wilsons 95-%-Konfidenzintervalle.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>All positions of depth {depth} are alike: here the chain is right.</source>
        <translation>Alle Stellungen der Tiefe {depth} sind gleich: Hier stimmt die Kette.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>share with more moves closer</source>
        <translation>Anteil mit mehr Zügen näher</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>A walk on its way out comes most often to positions with many moves back. So after a step away from solved the next one leads closer with {away}, after a step closer with {towards}. The chain gives {chain} in both cases.</source>
        <translation>Eine Irrfahrt auf dem Weg hinaus kommt am häufigsten zu Stellungen mit vielen Zügen zurück. Nach einem Schritt von gelöst weg führt der nächste also mit Wahrscheinlichkeit {away} näher heran, nach einem Schritt näher mit {towards}. Die Kette ergibt beide Male {chain}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>closer after a step away</source>
        <translation>näher nach einem Schritt weg</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>closer after a step closer</source>
        <translation>näher nach einem Schritt näher</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>closer, by the chain</source>
        <translation>näher, laut Kette</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>What comes next depends on more than the depth: one number per depth makes no Markov chain.</source>
        <translation>Was als Nächstes kommt, hängt von mehr ab als der Tiefe: Eine Zahl je Tiefe macht noch keine Markow-Kette.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have at least one move closer.</source>
        <translation>Stellungen einer Tiefe unterscheiden sich: Bei {share} führt mindestens ein Zug näher heran.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than one move closer.</source>
        <translation>Stellungen einer Tiefe unterscheiden sich: Bei {share} führt mehr als ein Zug näher heran.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than two moves closer.</source>
        <translation>Stellungen einer Tiefe unterscheiden sich: Bei {share} führen mehr als zwei Züge näher heran.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than three moves closer.</source>
        <translation>Stellungen einer Tiefe unterscheiden sich: Bei {share} führen mehr als drei Züge näher heran.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/sentences.py"/>
        <source>Positions of one depth differ: {share} have more than {ways} moves closer.</source>
        <translation>Stellungen einer Tiefe unterscheiden sich: Bei {share} führen mehr als {ways} Züge näher heran.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>after a step away</source>
        <translation>nach einem Schritt weg</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>after a step at same depth</source>
        <translation>nach gleicher Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>after a step closer</source>
        <translation>nach einem Schritt näher</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>{mean:.4f} of {turns}</source>
        <translation>{mean:.4f} von {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>the chain, always</source>
        <translation>die Kette, immer</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>from depth {depth}</source>
        <translation>aus Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>counted to depth {depth}</source>
        <translation>gezählt bis Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Draw positions of this depth</source>
        <translation>Stellungen dieser Tiefe ziehen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>See where the moves of positions drawn at random lead, or stop</source>
        <translation>Sehen, wohin die Züge zufällig gezogener Stellungen führen, oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>correlation of steps</source>
        <translation>Korrelation der Schritte</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>in the chain</source>
        <translation>in der Kette</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>The next step</source>
        <translation>Der nächste Schritt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Same</source>
        <comment>as deep as before</comment>
        <translation>Gleich</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Every depth</source>
        <translation>Jede Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Correlation</source>
        <translation>Korrelation</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Find in the Lab</source>
        <translation>Im Labor suchen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Find a subject by its words, or a figure as an article prints it</source>
        <translation>Ein Thema an seinen Wörtern finden, oder eine Zahl, wie ein Artikel sie druckt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Next subject</source>
        <translation>Nächstes Thema</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Previous subject</source>
        <translation>Voriges Thema</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Save the plot that is in front as PNG, SVG or PDF</source>
        <translation>Das vordere Diagramm als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>No chart yet</source>
        <translation>Noch kein Diagramm</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Export it once it is drawn</source>
        <translation>Exportieren, sobald es gezeichnet ist</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Find a subject or a figure</source>
        <translation>Ein Thema oder eine Zahl finden</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Now counting {unit}</source>
        <translation>Gezählt wird jetzt in {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>On the cube's page too</source>
        <translation>Auch auf der Seite des Würfels</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>{subject} cannot be shown.</source>
        <translation>{subject} kann nicht gezeigt werden.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>No game of 2048 was opened yet. Play one (Ctrl+3), or choose a finished one.</source>
        <translation>Noch wurde kein 2048-Spiel geöffnet. Eines spielen (Strg+3) oder ein beendetes wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>The game in play</source>
        <translation>Das laufende Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>Reading the game</source>
        <translation>Spiel wird gelesen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/path/model.py"/>
        <source>{when}, {rules}, won, %n moves</source>
        <extracomment>One: {when}, {rules}, won, %n move</extracomment>
        <translation>
            <numerusform>{when}, {rules}, gewonnen, %n Zug</numerusform>
            <numerusform>{when}, {rules}, gewonnen, %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/path/model.py"/>
        <source>{when}, {rules}, lost, %n moves</source>
        <extracomment>One: {when}, {rules}, lost, %n move</extracomment>
        <translation>
            <numerusform>{when}, {rules}, verloren, %n Zug</numerusform>
            <numerusform>{when}, {rules}, verloren, %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/model.py"/>
        <source>The game cannot be read. {reason}</source>
        <translation>Das Spiel kann nicht gelesen werden. {reason}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/sum_dots.py"/>
        <source>your game</source>
        <translation>eigenes Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/sum_dots.py"/>
        <source>expected on the whole</source>
        <translation>insgesamt erwartet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>The game to analyse</source>
        <translation>Das Spiel, das untersucht wird</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Geometry</source>
        <translation>Geometrie</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/path/view.py"/>
        <source>above the ideal</source>
        <translation>über dem Ideal</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>Looking up stored games</source>
        <translation>Gespeicherte Spiele werden nachgesehen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>Playing games of 2048 to compare strategies</source>
        <translation>2048-Spiele zum Vergleich der Strategien laufen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>4×4, {games} games each</source>
        <translation>4×4, je {games} Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/model.py"/>
        <source>Cancelled. Games already played are kept.</source>
        <translation>Abgebrochen. Gespielte Spiele bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Nobody knows perfect play on 4×4. Here the same strategies are compared by playing games.</source>
        <translation>Perfektes Spiel auf 4×4 kennt niemand. Hier werden dieselben Strategien anhand von Spielen verglichen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Each strategy plays N games to the end. Game k has a random stream of its own, the same for every strategy. Of N games m made a tile: the share is m / N, its interval Wilson's, (m + z²/2 ± z √(m (N − m) / N + z²/4)) / (N + z²) with z = 1.96, which contains the true chance in 95 % of all such trials. 10 % of new tiles are a 4.</source>
        <translation>Jede Strategie spielt N Spiele zu Ende. Spiel k hat einen eigenen Zufallsstrom, denselben für jede Strategie. Von N Spielen haben m eine Kachel erreicht: Der Anteil ist m / N, sein Konfidenzintervall Wilsons, (m + z²/2 ± z √(m (N − m) / N + z²/4)) / (N + z²) mit z = 1,96, das die wahre Wahrscheinlichkeit bei 95 % aller solchen Versuche enthält. 10 % der neuen Kacheln sind eine 4.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Policy microscope, 4×4</source>
        <translation>Strategiemikroskop, 4×4</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>All strategies are hidden. Click a name above.</source>
        <translation>Alle Strategien sind ausgeblendet. Oben einen Namen anklicken.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/pane.py"/>
        <source>Playing the first games.</source>
        <translation>Die ersten Spiele laufen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>Games by tile made</source>
        <translation>Spiele nach erreichter Kachel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>tile made</source>
        <translation>erreichte Kachel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>share of games, with 95 % intervals</source>
        <translation>Anteil der Spiele, mit 95-%-Intervallen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/plot.py"/>
        <source>A tile of {tile}</source>
        <translation>Eine Kachel {tile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>%n games each</source>
        <extracomment>One: %n game each</extracomment>
        <translation>
            <numerusform>je %n Spiel</numerusform>
            <numerusform>je %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Games of each strategy</source>
        <translation>Spiele jeder Strategie</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>On a Dask cluster</source>
        <translation>Auf einem Dask-Cluster</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>From</source>
        <comment>the least of an interval</comment>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>To</source>
        <comment>the most of an interval</comment>
        <translation>Bis</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Makes tile</source>
        <translation>Erreicht Kachel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Strategies by games</source>
        <translation>Strategien nach Spielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Made in</source>
        <translation>Erreicht in</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>Tiles made</source>
        <translation>Erreichte Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>By games, on all processors or a cluster; 95 % intervals</source>
        <translation>Nach Spielen, auf allen Prozessoren oder einem Cluster; 95-%-Konfidenzintervalle</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>makes the tile</source>
        <translation>erreicht die Kachel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/played_games/view.py"/>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>Evaluating the network</source>
        <translation>Netz wird ausgewertet</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>%n scrambles of each length</source>
        <extracomment>One: %n scramble of each length</extracomment>
        <translation>
            <numerusform>%n Scramble jeder Länge</numerusform>
            <numerusform>%n Scrambles jeder Länge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>%n scrambles played</source>
        <extracomment>One: %n scramble played</extracomment>
        <translation>
            <numerusform>%n Scramble gespielt</numerusform>
            <numerusform>%n Scrambles gespielt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>with seed {seed} in {seconds:.1f} s</source>
        <translation>mit Seed {seed} in {seconds:.1f} s</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/evaluation.py"/>
        <source>The network was not evaluated.</source>
        <translation>Das Netz wurde nicht ausgewertet.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>Correct and played moves. Arrow keys move between cells.</source>
        <translation>Richtige und gespielte Züge. Die Pfeiltasten führen von Zelle zu Zelle.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>{played} instead of {wanted}: ≈ {share} of mistakes</source>
        <translation>{played} statt {wanted}: ≈ {share} der Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>{played} instead of {wanted}</source>
        <translation>{played} statt {wanted}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>share of mistakes</source>
        <translation>Anteil der Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/matrix.py"/>
        <source>played →   correct ↓</source>
        <translation>gespielt →   richtig ↓</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/model.py"/>
        <source>Reading the network's figures</source>
        <translation>Zahlen des Netzes werden gelesen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>the same face, another turn</source>
        <translation>dieselbe Seite, andere Drehung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>the opposite face</source>
        <translation>die gegenüberliegende Seite</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>an adjacent face</source>
        <translation>eine Nachbarseite</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>How much a network solved during training: scrambles of 6, 8 and 10 moves, each time with the weights as they would be shipped. Bars are 95 % intervals.</source>
        <translation>Wie viel ein Netz beim Training löste: Scrambles aus 6, 8 und 10 Zügen, jeweils mit den Gewichten, wie sie ausgeliefert würden. Balken sind 95-%-Konfidenzintervalle.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Each sample is a new scramble: none is seen twice, so nothing can be learnt by heart. Training that starts from the weights of an earlier run continues where that one ended. Wilson intervals, 95 %.</source>
        <translation>Jedes Beispiel ist ein neuer Scramble: Keines kommt zweimal vor, also lässt sich nichts auswendig lernen. Ein Training, das mit den Gewichten eines früheren beginnt, setzt dort fort, wo jenes endete. Konfidenzintervalle nach Wilson, 95 %.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>How far the network's confidence can be trusted: of the moves it was about equally confident of, the share that led closer to solved. On the dotted line it is right as often as it is confident.</source>
        <translation>Wie weit der Sicherheit des Netzes zu trauen ist: von den Zügen, bei denen es sich etwa gleich sicher war, der Anteil, der näher an gelöst führte. Auf der gepunkteten Geraden liegt es so oft richtig, wie es sicher ist.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Every move, up to the first mistake, of the games whose first mistakes were searched for, in ten ranges of the probability that the network gave to it. Right: the depth in HTM is one less after it, as an optimal solver proves. Where two moves of opposite faces may come in either order both are right, so 50 % confidence in one is no doubt. Wilson intervals, 95 %.</source>
        <translation>Alle Züge bis zum ersten Fehler aus den Spielen, in denen dieser gesucht wurde, in zehn Stufen der Wahrscheinlichkeit, die das Netz ihnen gab. Richtig: Die Tiefe in HTM ist danach um eins kleiner, wie ein optimaler Löser beweist. Wo zwei Züge gegenüberliegender Seiten in beliebiger Reihenfolge kommen dürfen, sind beide richtig; dann sind 50 % Sicherheit kein Zweifel. Konfidenzintervalle nach Wilson, 95 %.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>What the network plays when it is wrong: correct move (row) and played move (column). The stronger the colour, the more often.</source>
        <translation>Was das Netz spielt, wenn es sich irrt: richtiger Zug (Zeile) und gespielter Zug (Spalte). Je kräftiger die Farbe, desto häufiger.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>First mistakes only. Where several moves lead closer, the correct one is that of a shortest solution. The network answers the same in all 48 views of the cube, so each mistake is counted in all of them, a 48th in each.</source>
        <translation>Nur erste Fehler. Wo mehrere Züge näher führen, ist der richtige der einer kürzesten Lösung. Das Netz antwortet in allen 48 Ansichten des Würfels gleich, also zählt jeder Fehler in allen, in jeder zu einem Achtundvierzigstel.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>million samples</source>
        <translation>Millionen Beispiele</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>thousand samples</source>
        <translation>Tausend Beispiele</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Solved while learning</source>
        <translation>Beim Lernen gelöst</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>%n samples</source>
        <extracomment>One: %n sample</extracomment>
        <translation>
            <numerusform>%n Beispiel</numerusform>
            <numerusform>%n Beispiele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>The training of this network was not recorded.</source>
        <translation>Das Training dieses Netzes wurde nicht aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>solved during training</source>
        <translation>beim Training gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Right</source>
        <comment>not wrong</comment>
        <translation>Richtig</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>confidence, %</source>
        <translation>Sicherheit, %</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>Led closer to solved</source>
        <translation>Führte näher an gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>The network's confidence was not measured.</source>
        <translation>Die Sicherheit des Netzes wurde nicht gemessen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>of moves played</source>
        <translation>der gespielten Züge</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>The network's confusions were not measured.</source>
        <translation>Die Verwechslungen des Netzes wurden nicht gemessen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/network_studies.py"/>
        <source>of mistakes</source>
        <translation>der Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/pane.py"/>
        <source>By true depth</source>
        <translation>Nach wahrer Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/pane.py"/>
        <source>By move</source>
        <translation>Nach Zug</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>moves of the scramble, n</source>
        <translation>Züge des Scrambles, n</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>How often the network solves a scramble of n moves in at most n moves: the most confident move each time, no search. Triangles and squares are measured, bars their 95 % intervals; long dashes are the rates that the article printed.</source>
        <translation>Wie oft das Netz einen Scramble aus n Zügen in höchstens n Zügen löst: jedes Mal der sicherste Zug, keine Suche. Dreiecke und Quadrate sind gemessen, Balken ihre 95-%-Konfidenzintervalle; lange Striche sind die im Artikel gedruckten Quoten.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Rules of the article: a scramble turns no face twice running and none again right after its opposite; no search, no look-up, no second try; more than n moves is a failure; the article played 10 000 scrambles of each length. Rate = solved / games; interval of E. B. Wilson (JASA 22, 1927), 95 %.</source>
        <translation>Regeln des Artikels: Ein Scramble dreht keine Seite zweimal nacheinander und keine gleich nach der gegenüberliegenden noch einmal; keine Suche, kein Nachschlagen, kein zweiter Versuch; mehr als n Züge gelten als nicht gelöst; der Artikel spielte 10 000 Scrambles jeder Länge. Quote = gelöst / Spiele; Konfidenzintervall nach E. B. Wilson (JASA 22, 1927), 95 %.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Where the network first plays a move that does not lead closer to solved: the share of all scrambles of n moves, by the cube's true depth at that point, or by the number of the move.</source>
        <translation>Wo das Netz zum ersten Mal einen Zug spielt, der nicht näher an gelöst führt: der Anteil an allen Scrambles aus n Zügen, nach der wahren Tiefe des Würfels an dieser Stelle oder nach der Nummer des Zugs.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>A move is a mistake if the depth in HTM is not one less after it, as an optimal solver proves. A scramble that is truly shorter than n leaves room for mistakes that do no harm. Wilson intervals, 95 %.</source>
        <translation>Ein Zug ist ein Fehler, wenn die Tiefe in HTM danach nicht um eins kleiner ist, wie ein optimaler Löser beweist. Ein Scramble, der in Wahrheit kürzer ist als n, lässt Raum für Fehler, die nicht schaden. Konfidenzintervalle nach Wilson, 95 %.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>How often a scramble of n moves can be undone in fewer than n. The article still labels such a position with the inverse of the last move, which need not lead closer to solved.</source>
        <translation>Wie oft sich ein Scramble aus n Zügen mit weniger als n zurücknehmen lässt. Der Artikel gibt einer solchen Stellung trotzdem die Umkehrung des letzten Zugs als Zielwert, und die muss nicht näher an gelöst führen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Scrambles are drawn by the article's rules; an optimal solver finds their depth in HTM. Wilson intervals, 95 %.</source>
        <translation>Scrambles werden nach den Regeln des Artikels gezogen; ihre Tiefe in HTM findet ein optimaler Löser. Konfidenzintervalle nach Wilson, 95 %.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Your run</source>
        <translation>Eigener Lauf</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>Solved in at most n moves</source>
        <translation>Gelöst in höchstens n Zügen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>{part} of {all}</source>
        <translation>{part} von {all}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>solved in at most n moves</source>
        <translation>gelöst in höchstens n Zügen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>First mistake</source>
        <translation>Erster Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>true depth d, HTM</source>
        <translation>wahre Tiefe d, HTM</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>move</source>
        <comment>one move</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>First mistake, n = {n}</source>
        <translation>Erster Fehler, n = {n}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>The first mistakes for n = {n} were not measured.</source>
        <translation>Die ersten Fehler für n = {n} wurden nicht gemessen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>n = {n}, by true depth</source>
        <translation>n = {n}, nach wahrer Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>n = {n}, by move</source>
        <translation>n = {n}, nach Zug</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>True depth less than n</source>
        <translation>Wahre Tiefe kleiner als n</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>The true depths of the scrambles were not measured.</source>
        <translation>Die wahren Tiefen der Scrambles wurden nicht gemessen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/summary.py"/>
        <source>of scrambles of n moves</source>
        <translation>der Scrambles aus n Zügen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>solved at n = {n}</source>
        <translation>gelöst bei n = {n}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>at n = {n}</source>
        <translation>bei n = {n}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>lengths better than the article</source>
        <translation>Längen besser als der Artikel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>scrambles</source>
        <translation>Scrambles</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>without a mistake</source>
        <translation>ohne Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>depth of most mistakes</source>
        <translation>Tiefe der meisten Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>move of most mistakes</source>
        <translation>Zug der meisten Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>shorter at n = {n}</source>
        <translation>kürzer bei n = {n}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>moves judged</source>
        <translation>beurteilte Züge</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>right</source>
        <comment>not wrong</comment>
        <translation>richtig</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>accuracy of the most confident moves</source>
        <translation>Trefferquote der sichersten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>accuracy below 50 % confidence</source>
        <translation>Trefferquote unter 50 % Sicherheit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Which network's success is shown, and measured</source>
        <translation>Von welchem Netz der Erfolg gezeigt und gemessen wird</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Which network's learning is shown</source>
        <translation>Von welchem Netz das Lernen gezeigt wird</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>One view</source>
        <translation>Eine Ansicht</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Six faces</source>
        <translation>Sechs Seiten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Place</source>
        <comment>of a mistake</comment>
        <translation>Stelle</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Share</source>
        <comment>a part of all</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Measure it yourself</source>
        <translation>Selbst messen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>How many scrambles of each length are played</source>
        <translation>Wie viele Scrambles jeder Länge gespielt werden</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>The same seed plays the same scrambles</source>
        <translation>Derselbe Seed spielt dieselben Scrambles</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Evaluate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>A seed is a whole number from 0 to {most}.</source>
        <translation>Ein Seed ist eine ganze Zahl von 0 bis {most}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Plays that many scrambles of each length up to {longest} on this machine.</source>
        <translation>Spielt so viele Scrambles jeder Länge bis {longest} auf diesem Rechner.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/policy/view.py"/>
        <source>%n scrambles of each length up to {longest} are in the plot, as circles.</source>
        <extracomment>One: %n scramble of each length up to {longest} is in the plot, as circles.</extracomment>
        <translation>
            <numerusform>%n Scramble jeder Länge bis {longest} ist im Diagramm, als Kreise.</numerusform>
            <numerusform>%n Scrambles jeder Länge bis {longest} sind im Diagramm, als Kreise.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Evaluate the network</source>
        <translation>Das Netz auswerten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Let the network play many scrambles of every length, or stop it</source>
        <translation>Das Netz viele Scrambles jeder Länge spielen lassen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depths of the proved positions (points) beside those of all positions (bars).</source>
        <translation>Tiefen der bewiesenen Stellungen (Punkte) neben denen aller Stellungen (Balken).</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Positions that each proof searched, by proved depth.</source>
        <translation>Stellungen, die jeder Beweis untersucht hat, nach der bewiesenen Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Time that each proof took, by proved depth.</source>
        <translation>Wie lange jeder Beweis dauerte, nach der bewiesenen Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Proved positions</source>
        <translation>Bewiesene Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>No position is proved yet. Prove some on the cube page, Ctrl+J.</source>
        <translation>Noch ist keine Stellung bewiesen. Auf der Würfelseite lassen sich welche beweisen (Strg+J).</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: {positions} positions, none proved</source>
        <translation>Tiefe {depth}: {positions} Stellungen, keine bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: {positions} positions, {proved} proved, {share} of them</source>
        <translation>Tiefe {depth}: {positions} Stellungen, {proved} bewiesen, {share} davon</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: no proof</source>
        <translation>Tiefe {depth}: kein Beweis</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: %n proofs, median {nodes} nodes</source>
        <extracomment>One: Depth {depth}: %n proof, median {nodes} nodes</extracomment>
        <translation>
            <numerusform>Tiefe {depth}: %n Beweis, Median {nodes} Knoten</numerusform>
            <numerusform>Tiefe {depth}: %n Beweise, Median {nodes} Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>Depth {depth}: %n proofs, median {seconds:.2f} s</source>
        <extracomment>One: Depth {depth}: %n proof, median {seconds:.2f} s</extracomment>
        <translation>
            <numerusform>Tiefe {depth}: %n Beweis, Median {seconds:.2f} s</numerusform>
            <numerusform>Tiefe {depth}: %n Beweise, Median {seconds:.2f} s</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>median nodes</source>
        <translation>Knoten im Median</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>{seconds:.2f} s</source>
        <translation>{seconds:.2f} s</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>median seconds</source>
        <translation>Sekunden im Median</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>A point is k / n of all positions: k of n proved positions have this depth. It estimates the bar if the positions were drawn at random and all that were drawn are proved. Bars: {source}; hatched ones are approximate.</source>
        <translation>Ein Punkt ist k / n aller Stellungen: k von n bewiesenen haben diese Tiefe. Er schätzt den Balken, wenn sie zufällig gezogen wurden und alle gezogenen bewiesen sind. Balken: {source}; schraffierte sind genähert.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>One point per proof whose last depth was ruled out here; nodes are positions tried in all its searches. Their number depends on the pruning table.</source>
        <translation>Ein Punkt je Beweis, dessen letzte Tiefe hier ausgeschlossen wurde; Knoten sind probierte Stellungen in allen seinen Suchen. Ihre Zahl hängt von der Pruning-Tabelle ab.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/pane.py"/>
        <source>One point per proof whose last depth was ruled out here; seconds in all its searches, without building the pruning table, on all cores of this machine, which other programs may have used too.</source>
        <translation>Ein Punkt je Beweis, dessen letzte Tiefe hier ausgeschlossen wurde; Sekunden in allen seinen Suchen, ohne das Erstellen der Pruning-Tabelle, auf allen Kernen dieses Rechners, die auch andere Programme genutzt haben können.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>not yet proved</source>
        <translation>noch nicht bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>seconds a proof, median</source>
        <translation>Sekunden je Beweis, Median</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>By depth</source>
        <translation>Nach Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>Nodes and seconds of proofs whose last depth was ruled out here. Positions not yet proved are probably deeper.</source>
        <translation>Knoten und Sekunden von Beweisen, deren letzte Tiefe hier ausgeschlossen wurde. Noch nicht bewiesene Stellungen sind wohl tiefer.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/proofs/view.py"/>
        <source>{unit}, medians</source>
        <translation>{unit}, Mediane</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/random_games.py"/>
        <source>%n games played</source>
        <extracomment>One: %n game played</extracomment>
        <translation>
            <numerusform>%n Spiel gespielt</numerusform>
            <numerusform>%n Spiele gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/random_games.py"/>
        <source>%n moves in {seconds:.2f} s</source>
        <extracomment>One: %n move in {seconds:.2f} s</extracomment>
        <translation>
            <numerusform>%n Zug in {seconds:.2f} s</numerusform>
            <numerusform>%n Züge in {seconds:.2f} s</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/random_games.py"/>
        <source>standard error of the mean score</source>
        <translation>Standardfehler der mittleren Punktzahl</translation>
    </message>
    <message>
        <location filename="../../../app/lab/random_games.py"/>
        <source>share of games</source>
        <translation>Anteil der Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>Little memory is paid for in time.</source>
        <translation>Wenig Speicher wird mit Zeit bezahlt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>For each corridor of n cells the question allows 3ⁿ moves. Time: the calls of Savitch's algorithm until its answer, counted, and the positions of breadth-first search. Memory in cells: at most 4 log₂3 n² for the former, positions times n for the latter.</source>
        <translation>Für jeden Gang aus n Zellen erlaubt die Frage 3ⁿ Züge. Zeit: die Aufrufe von Savitchs Algorithmus bis zu seiner Antwort, gezählt, und die Stellungen der Breitensuche. Speicher in Zellen: höchstens 4 log₂3 n² für den einen, Stellungen mal n für die andere.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>n = {cells}: {calls} calls, ≤ %n cells</source>
        <extracomment>One: n = {cells}: {calls} calls, ≤ %n cell</extracomment>
        <translation>
            <numerusform>n = {cells}: {calls} Aufrufe, ≤ %n Zelle</numerusform>
            <numerusform>n = {cells}: {calls} Aufrufe, ≤ %n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>%n cells</source>
        <comment>of memory</comment>
        <extracomment>One: %n cell</extracomment>
        <translation>
            <numerusform>%n Speicherzelle</numerusform>
            <numerusform>%n Speicherzellen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>Time against memory</source>
        <translation>Zeit gegen Speicher</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>● Savitch   ■ breadth-first</source>
        <translation>● Savitch   ■ Breitensuche</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/chart.py"/>
        <source>calls or positions</source>
        <translation>Aufrufe oder Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Click squares: wall, floor, box, goal, man; right click goes back. Up to {most} free squares.</source>
        <translation>Felder anklicken: Wand, Boden, Kiste, Ziel, Spielfigur; Rechtsklick geht zurück. Bis zu {most} freie Felder.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Second position, not drawn yet</source>
        <translation>Zweite Stellung, noch nicht gezeichnet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>First position, not drawn yet</source>
        <translation>Erste Stellung, noch nicht gezeichnet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Click a square: floor, box, man</source>
        <translation>Ein Feld anklicken: Boden, Kiste, Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/drawing.py"/>
        <source>Click a square: wall, floor, box, goal, man</source>
        <translation>Ein Feld anklicken: Wand, Boden, Kiste, Ziel, Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>solved</source>
        <comment>the second position</comment>
        <translation>gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Savitch</source>
        <translation>Savitch</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Breadth-first</source>
        <translation>Breitensuche</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Both algorithms</source>
        <translation>Beide Algorithmen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Second position:</source>
        <translation>Zweite Stellung:</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>What the first position is to become</source>
        <translation>Was aus der ersten Stellung werden soll</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Ask for an unreachable position</source>
        <translation>Nach einer unerreichbaren Stellung fragen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Waiting time</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Waiting times by number of cells</source>
        <translation>Wartezeiten nach Zahl der Zellen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Waiting time for 3ⁿ moves in a corridor</source>
        <translation>Wartezeit für 3ⁿ Züge in einem Gang</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>At {calls} calls a second, as measured here.</source>
        <translation>Bei {calls} Aufrufen je Sekunde, wie hier gemessen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>no. {number}, %n moves away</source>
        <extracomment>One: no. {number}, %n move away</extracomment>
        <translation>
            <numerusform>Nr. {number}, %n Zug entfernt</numerusform>
            <numerusform>Nr. {number}, %n Züge entfernt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>as drawn</source>
        <translation>wie gezeichnet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Depth</source>
        <comment>of nested calls</comment>
        <translation>Tiefe</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>The question on %n cells is still running; running this one pauses it.</source>
        <extracomment>One: The question on %n cell is still running; running this one pauses it.</extracomment>
        <translation>
            <numerusform>Die Frage auf %n Zelle läuft noch; diese hier laufen zu lassen, hält jene an.</numerusform>
            <numerusform>Die Frage auf %n Zellen läuft noch; diese hier laufen zu lassen, hält jene an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Answered after %n calls.</source>
        <extracomment>One: Answered after %n call.</extracomment>
        <translation>
            <numerusform>Antwort nach %n Aufruf.</numerusform>
            <numerusform>Antwort nach %n Aufrufen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>calls made</source>
        <translation>bisherige Aufrufe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>time left</source>
        <translation>verbleibende Zeit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>{made} of {calls} calls, {wait} left.</source>
        <translation>{made} von {calls} Aufrufen, noch {wait}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>{made} of at most {calls} calls, at most {wait} left.</source>
        <translation>{made} von höchstens {calls} Aufrufen, noch höchstens {wait}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Not started: it takes {calls} calls, {wait}.</source>
        <translation>Nicht begonnen: Es braucht {calls} Aufrufe, {wait}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Not started: it takes at most {calls} calls, at most {wait}.</source>
        <translation>Nicht begonnen: Es braucht höchstens {calls} Aufrufe, höchstens {wait}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Step through it, or allow fewer moves.</source>
        <translation>Schrittweise durchgehen oder weniger Züge erlauben.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>It takes {calls} calls, {wait}.</source>
        <translation>Es braucht {calls} Aufrufe, {wait}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>It takes at most {calls} calls, at most {wait}.</source>
        <translation>Es braucht höchstens {calls} Aufrufe, höchstens {wait}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>Run all the same</source>
        <translation>Trotzdem laufen lassen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/figures.py"/>
        <source>unreachable</source>
        <translation>unerreichbar</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Choose another board.</source>
        <translation>Ein anderes Brett wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Running breadth-first search</source>
        <translation>Breitensuche läuft</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>No level of Sokoban is open</source>
        <translation>Kein Sokoban-Level ist offen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Open one on the Sokoban page, or choose another board</source>
        <translation>Eines auf der Sokoban-Seite öffnen oder ein anderes Brett wählen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Cancelled before the answer was known. Choose another board.</source>
        <translation>Abgebrochen, bevor die Antwort bekannt war. Ein anderes Brett wählen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/model.py"/>
        <source>Savitch, %n cells</source>
        <extracomment>One: Savitch, %n cell</extracomment>
        <translation>
            <numerusform>Savitch, %n Zelle</numerusform>
            <numerusform>Savitch, %n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Recursion</source>
        <translation>Rekursion</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>level {level}, t = {limit:,}</source>
        <translation>Ebene {level}, t = {limit:,}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>level {level}, t = {limit:,}, middle {middle:,} of {all:,}</source>
        <translation>Ebene {level}, t = {limit:,}, Mitte {middle:,} von {all:,}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Yes, within %n moves.</source>
        <extracomment>One: Yes, within %n move.</extracomment>
        <translation>
            <numerusform>Ja, in höchstens %n Zug.</numerusform>
            <numerusform>Ja, in höchstens %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>No, not within %n moves.</source>
        <extracomment>One: No, not within %n move.</extracomment>
        <translation>
            <numerusform>Nein, nicht in höchstens %n Zug.</numerusform>
            <numerusform>Nein, nicht in höchstens %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Savitch's algorithm made %n calls and has forgotten all of them.</source>
        <extracomment>One: Savitch's algorithm made %n call and has forgotten all of them.</extracomment>
        <translation>
            <numerusform>Savitchs Algorithmus hat %n Aufruf gemacht und ihn vergessen.</numerusform>
            <numerusform>Savitchs Algorithmus hat %n Aufrufe gemacht und alle vergessen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Breadth-first search agrees, and remembers %n positions.</source>
        <extracomment>One: Breadth-first search agrees, and remembers %n position.</extracomment>
        <translation>
            <numerusform>Breitensuche stimmt zu und merkt sich %n Stellung.</numerusform>
            <numerusform>Breitensuche stimmt zu und merkt sich %n Stellungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>Breadth-first search does not agree, and remembers %n positions.</source>
        <extracomment>One: Breadth-first search does not agree, and remembers %n position.</extracomment>
        <translation>
            <numerusform>Breitensuche stimmt nicht zu und merkt sich %n Stellung.</numerusform>
            <numerusform>Breitensuche stimmt nicht zu und merkt sich %n Stellungen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>level {level}</source>
        <translation>Ebene {level}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>moves allowed at level {level}</source>
        <translation>erlaubte Züge auf Ebene {level}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>middle {middle:,} of {all:,}, first half</source>
        <translation>Mitte {middle:,} von {all:,}, erste Hälfte</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/recursion.py"/>
        <source>middle {middle:,} of {all:,}, second half</source>
        <translation>Mitte {middle:,} von {all:,}, zweite Hälfte</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Savitch's algorithm remembers one path, breadth-first search every position.</source>
        <translation>Savitchs Algorithmus merkt sich einen Pfad, Breitensuche jede Stellung.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Reach(c₁, c₂, t): for every middle, Reach(c₁, middle, t/2) and Reach(middle, c₂, the rest). t = 1: look.</source>
        <translation>Reach(c₁, c₂, t): für jede Mitte Reach(c₁, Mitte, t/2) und Reach(Mitte, c₂, der Rest). t = 1: nachsehen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>━ the one path remembered    ■ tried, forgotten    □ not tried yet</source>
        <translation>━ der eine gemerkte Pfad    ■ probiert, vergessen    □ noch nicht probiert</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Second position</source>
        <translation>Zweite Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Moves allowed</source>
        <translation>Erlaubte Züge</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>One call back</source>
        <translation>Einen Aufruf zurück</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>The next call; Page down makes 1 000</source>
        <translation>Der nächste Aufruf; Bild ab macht 1 000</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Can the first position become the second?</source>
        <translation>Kann aus der ersten Stellung die zweite werden?</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>{configurations:,} configurations (3 to the power of {cells})</source>
        <translation>{configurations:,} Konfigurationen, 3 hoch {cells}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>configurations</source>
        <translation>Konfigurationen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>within at most %n moves</source>
        <extracomment>One: within at most %n move</extracomment>
        <translation>
            <numerusform>in höchstens %n Zug</numerusform>
            <numerusform>in höchstens %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Moves allowed: {limit:,}</source>
        <translation>Erlaubte Züge: {limit:,}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>%n cells</source>
        <comment>of a corridor</comment>
        <extracomment>One: %n cell</extracomment>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>recursion depth</source>
        <translation>Rekursionstiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>recursion depth {depth}</source>
        <translation>Rekursionstiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Run Savitch's algorithm</source>
        <translation>Savitchs Algorithmus laufen lassen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Until there is an answer</source>
        <translation>Bis es eine Antwort gibt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Pause Savitch's algorithm</source>
        <translation>Savitchs Algorithmus anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Next call of Savitch's algorithm</source>
        <translation>Nächster Aufruf von Savitchs Algorithmus</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>In Savitch's algorithm</source>
        <translation>In Savitchs Algorithmus</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Restart Savitch's algorithm</source>
        <translation>Savitchs Algorithmus neu starten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>{seconds:.0f} s</source>
        <translation>{seconds:.0f} s</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>{minutes:.0f} min</source>
        <translation>{minutes:.0f} min</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>%n hours</source>
        <extracomment>One: %n hour</extracomment>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>%n days</source>
        <extracomment>One: %n day</extracomment>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>about %n years</source>
        <extracomment>One: about %n year</extracomment>
        <translation>
            <numerusform>etwa %n Jahr</numerusform>
            <numerusform>etwa %n Jahre</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/wording.py"/>
        <source>about {years} years</source>
        <translation>etwa {years} Jahre</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Moves from solved, or facelets</source>
        <translation>Züge von gelöst aus oder Facelets</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Length of a scramble</source>
        <translation>Länge eines Scrambles</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>The cube from its page</source>
        <translation>Würfel der Würfelseite</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>A position whose shortest solution is missed by a bound that is 80 % too large</source>
        <translation>Eine Stellung, deren kürzeste Lösung eine um 80 % zu große Schranke verfehlt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Searches by how much the bound is too large</source>
        <translation>Suchen, nach der Überschätzung durch die Schranke</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Turn</source>
        <comment>of a face</comment>
        <translation>Drehung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Bound h</source>
        <translation>Schranke h</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Distance from solved after each move</source>
        <translation>Entfernung von gelöst nach jedem Zug</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>If the bound is too large</source>
        <translation>Wenn die Schranke zu groß ist</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>After each move</source>
        <translation>Nach jedem Zug</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>There is no 3×3×3 on the cube's page.</source>
        <translation>Auf der Würfelseite ist kein 3×3×3.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>Choose it there first.</source>
        <translation>Ihn dort zuerst auswählen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/figures.py"/>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/model.py"/>
        <source>Reading Korf's tables</source>
        <translation>Korfs Tabellen werden gelesen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/model.py"/>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/model.py"/>
        <source>Korf's tables were not built.</source>
        <translation>Korfs Tabellen wurden nicht erstellt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>By how much the bound is too large</source>
        <translation>Um wie viel die Schranke zu groß ist</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>Korf's search at work</source>
        <translation>Korfs Suche bei der Arbeit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>Bound too large by</source>
        <translation>Schranke zu groß um</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>original bound</source>
        <translation>ursprüngliche Schranke</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>ended by a solution</source>
        <translation>durch eine Lösung beendet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/pane.py"/>
        <source>positions by depth of the iteration</source>
        <translation>Stellungen nach Tiefe des Durchgangs</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Bars: positions that each iteration generates, with the original bound and with one that is too large side by side, hatched where a solution ends it. Long dashes: what the formula expects with the original bound; short dashes: bᵈ.</source>
        <translation>Balken: Stellungen, die jeder Durchgang erzeugt, mit der ursprünglichen und einer zu großen Schranke nebeneinander, schraffiert, wo eine Lösung ihn beendet. Lange Striche: was die Formel mit der ursprünglichen Schranke erwartet; kurze Striche: bᵈ.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Iterative deepening A*: an iteration to depth d goes on from a position after g moves while g + h ≤ d. h is the largest of three tables' values and never more than the depth, so what is found first is shortest. Long dashes: Σ N(i + 1) P(h ≤ d − i), what a whole iteration generates on average (Korf, Reid and Edelkamp 2001). Short dashes: {branching:.5g}ᵈ. Too large: h + h · k / 10, rounded down. The article's example: 4 moves are needed, the bound is 3, and 5 if it is too large; a search that believes in 5 never tries 4 and may find a solution of 5 first. What is found is longer by at most k tenths.</source>
        <translation>A* mit iterativer Vertiefung: Ein Durchgang bis Tiefe d geht von einer Stellung nach g Zügen weiter, solange g + h ≤ d. h ist der größte Wert von drei Tabellen und nie größer als die Tiefe, also ist das zuerst Gefundene am kürzesten. Lange Striche: Σ N(i + 1) P(h ≤ d − i), was ein ganzer Durchgang im Mittel erzeugt (Korf, Reid und Edelkamp 2001). Kurze Striche: {branching:.5g}ᵈ. Zu groß: h + h · k / 10, abgerundet. Das Beispiel des Artikels: 4 Züge sind nötig, die Schranke ist 3, und 5, wenn sie zu groß ist; eine Suche, die an 5 glaubt, versucht 4 nie und kann zuerst eine Lösung mit 5 finden. Was gefunden wird, ist um höchstens k Zehntel länger.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>original</source>
        <translation>ursprünglich</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>same</source>
        <comment>as many positions</comment>
        <translation>gleich</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Not searched yet.</source>
        <translation>Noch nicht gesucht.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Given up after {seconds:g} s.</source>
        <translation>Nach {seconds:g} s aufgegeben.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, %n positions generated. How many moves are needed is not known: the search with the original bound was given up.</source>
        <extracomment>One: {turns}, %n position generated. How many moves are needed is not known: the search with the original bound was given up.</extracomment>
        <translation>
            <numerusform>{turns}, %n Stellung erzeugt. Wie viele Züge nötig sind, ist nicht bekannt: Die Suche mit der ursprünglichen Schranke wurde aufgegeben.</numerusform>
            <numerusform>{turns}, %n Stellungen erzeugt. Wie viele Züge nötig sind, ist nicht bekannt: Die Suche mit der ursprünglichen Schranke wurde aufgegeben.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>A bound that is never too large finds a shortest solution.</source>
        <translation>Eine Schranke, die nie zu groß ist, findet eine kürzeste Lösung.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, %n positions generated. No solution is shorter.</source>
        <extracomment>One: {turns}, %n position generated. No solution is shorter.</extracomment>
        <translation>
            <numerusform>{turns}, %n Stellung erzeugt. Keine Lösung ist kürzer.</numerusform>
            <numerusform>{turns}, %n Stellungen erzeugt. Keine Lösung ist kürzer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>The solution could have been at most {turns} long.</source>
        <translation>Die Lösung hätte höchstens {turns} lang sein können.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>The bound is {bound}, the enlarged one {wrong}, and {depth} moves are needed; in the article 3, 5 and 4.</source>
        <translation>Die Schranke ist {bound}, die vergrößerte {wrong}, nötig sind {depth} Züge; im Artikel 3, 5 und 4.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>bound h</source>
        <translation>Schranke h</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>enlarged bound</source>
        <translation>vergrößerte Schranke</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>more than needed</source>
        <translation>mehr als nötig</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>A bound that is too large can miss the shortest solution: here it did.</source>
        <translation>Eine zu große Schranke kann die kürzeste Lösung verfehlen: Hier hat sie sie verfehlt.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>A bound that is too large can miss the shortest solution: here it did not.</source>
        <translation>Eine zu große Schranke kann die kürzeste Lösung verfehlen: Hier hat sie sie gefunden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Original bound: {turns}, %n positions.</source>
        <extracomment>One: Original bound: {turns}, %n position.</extracomment>
        <translation>
            <numerusform>Ursprüngliche Schranke: {turns}, %n Stellung.</numerusform>
            <numerusform>Ursprüngliche Schranke: {turns}, %n Stellungen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>moves with the original bound</source>
        <translation>Züge mit der ursprünglichen Schranke</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>positions with the original bound</source>
        <translation>Stellungen mit der ursprünglichen Schranke</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>positions, compared</source>
        <translation>Stellungen, verglichen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{share} too large</source>
        <translation>{share} zu groß</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, still shortest; as many positions.</source>
        <translation>{turns}, weiterhin eine kürzeste Lösung; gleich viele Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, still shortest; {factor} times fewer positions.</source>
        <translation>{turns}, immer noch am kürzesten; {factor}-mal weniger Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, still shortest; {factor} times as many positions.</source>
        <translation>{turns}, immer noch am kürzesten; {factor}-mal so viele Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, {longer} more than needed; as many positions.</source>
        <translation>{turns}, {longer} mehr als nötig; gleich viele Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, {longer} more than needed; {factor} times fewer positions.</source>
        <translation>{turns}, {longer} mehr als nötig; {factor}-mal weniger Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>{turns}, {longer} more than needed; {factor} times as many positions.</source>
        <translation>{turns}, {longer} mehr als nötig; {factor}-mal so viele Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>To depth {depth}: no iteration, ≈ {expected} by the formula</source>
        <translation>Bis Tiefe {depth}: kein Durchgang, nach der Formel ≈ {expected}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>To depth {depth}: {made:,} generated, ≈ {expected} by the formula</source>
        <translation>Bis Tiefe {depth}: {made:,} erzeugt, nach der Formel ≈ {expected}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>Solving the position after each move.</source>
        <translation>Die Stellung nach jedem Zug wird der Reihe nach gelöst.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>These moves lead closer than {depth} HTM: {moves}.</source>
        <translation>Näher als {depth} HTM führen: {moves}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/sentences.py"/>
        <source>These moves lead closer than {depth} QTM: {moves}.</source>
        <translation>Näher als {depth} QTM führen: {moves}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>Search another scramble</source>
        <translation>Von einem anderen Scramble aus suchen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>Search the cube from its page</source>
        <translation>Vom Würfel der Würfelseite aus suchen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>in completed iterations</source>
        <translation>in abgeschlossenen Durchgängen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>by the formula</source>
        <translation>nach der Formel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>papers printed figures table check sources references literature numbers text author blog verify agrees differs {names}</source>
        <translation>Aufsätze gedruckte Zahlen Tabelle prüfen Quellen Literatur Verfasser stimmt überein Abweichung {names}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>search instrument figure number look up where is topic subject article</source>
        <translation>suchen Instrument Zahl nachschlagen wo ist Thema Gegenstand Artikel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>following instrument topic chapter forward</source>
        <translation>nächstes Instrument Thema Kapitel vor</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>back instrument topic chapter before</source>
        <translation>voriges Instrument Thema Kapitel zurück</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>save image chart graph screenshot print vector PNG SVG PDF share paper</source>
        <translation>speichern Bild Diagramm Bildschirmfoto drucken Vektor teilen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>transition matrix probabilities p q r heat map table</source>
        <translation>Übergangsmatrix Wahrscheinlichkeiten Tabelle</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>distribution after N steps probability stationary mixing total variation</source>
        <translation>Verteilung nach N Schritten Wahrscheinlichkeit stationär Mischen Totalvariation</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>detailed balance conditions equations populations misprint ladder</source>
        <translation>detailliertes Gleichgewicht Bedingungen Gleichungen Anzahlen Druckfehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>figure source origin instrument open jump show</source>
        <translation>Zahl Quelle Herkunft Instrument öffnen springen zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search_words.py"/>
        <source>search number table printed look up filter</source>
        <translation>suchen Zahl Tabelle gedruckt nachschlagen filtern</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Which level is plotted</source>
        <translation>Welches Level gezeigt wird</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Lower bounds are marked ≥.</source>
        <translation>Untere Schranken sind mit ≥ markiert.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/sokoban.py"/>
        <source>%n positions counted</source>
        <extracomment>One: %n position counted</extracomment>
        <translation>
            <numerusform>%n Stellung gezählt</numerusform>
            <numerusform>%n Stellungen gezählt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Play the random pusher</source>
        <translation>Den Zufallsschieber abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Plot the level on the Sokoban page</source>
        <translation>Das Level der Sokoban-Seite zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>solvable</source>
        <translation>lösbar</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>chance to solve</source>
        <translation>Wahrscheinlichkeit zu lösen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>pushes to end</source>
        <translation>Schübe bis zum Ende</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Solvable</source>
        <translation>Lösbar</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Shares of all games, exact. Mistakes: moves per game that are not best.</source>
        <translation>Anteile an allen Spielen, exakt. Fehler: nicht beste Züge je Spiel.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Strategies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Habit</source>
        <translation>Gewohnheit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Habits</source>
        <translation>Gewohnheiten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>The adviser is missing: it has no network for {board}.</source>
        <translation>Der Berater fehlt: Er hat kein Netz für {board}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>Every move is one of the best.</source>
        <translation>Jeder Zug ist einer der besten.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>It first departs from perfect play at tile sum {leaves}; half of its total cost has arisen by {half_lost}.</source>
        <translation>Sie weicht bei Kachelsumme {leaves} zum ersten Mal von perfektem Spiel ab; die Hälfte ihrer gesamten Kosten ist bis {half_lost} angefallen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>first mistake</source>
        <translation>erster Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/figures.py"/>
        <source>half lost</source>
        <translation>Hälfte verloren</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Still winnable</source>
        <translation>Noch gewinnbar</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Cost</source>
        <comment>of a move</comment>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Still playing</source>
        <translation>Noch im Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Computing the odds of perfect play</source>
        <translation>Gewinnchancen perfekten Spiels werden berechnet</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Following “{strategy}” through every board</source>
        <translation>„{strategy}“ wird durch alle Bretter verfolgt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/model.py"/>
        <source>Cancelled. What was already computed is kept.</source>
        <translation>Abgebrochen. Schon Berechnetes bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Chance of winning if perfect play takes over at a tile sum. Where a curve falls, the strategy makes mistakes.</source>
        <translation>Gewinnchance, wenn ab einer Kachelsumme perfekt weitergespielt wird. Wo eine Kurve fällt, macht die Strategie Fehler.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Cost of the moves at a tile sum: how much they lower the odds of perfect play. All costs add up to what the strategy loses.</source>
        <translation>Kosten der Züge bei einer Kachelsumme: wie sehr sie die Gewinnchance bei perfektem Weiterspiel senken. Alle Kosten zusammen sind das, was die Strategie verliert.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Of the moves that a strategy makes at a tile sum, the share that is not best.</source>
        <translation>Anteil der Züge einer Strategie bei einer Kachelsumme, die nicht die besten sind.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>The share of games that reach a tile sum and go on from it.</source>
        <translation>Der Anteil der Spiele, die eine Kachelsumme erreichen und von ihr weitergehen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>won if perfect play takes over</source>
        <translation>Gewinnchance bei perfektem Weiterspiel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>cost of the moves at this sum</source>
        <translation>Kosten der Züge bei dieser Summe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>share of moves that are not best</source>
        <translation>Anteil der nicht besten Züge</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Nothing is simulated: each board, with its probability d(s), is followed through the strategy's move and both new tiles, layer by layer of equal tile sum. A move a costs d(s) (V*(s) − Q*(s, a)) by the exact odds of perfect play, and all costs together are exactly V* − V, the loss against perfect play (S. Kakade and J. Langford, ICML 2002, lemma 6.1). A game begins with two tiles; 10 % of new tiles are a 4.</source>
        <translation>Nichts ist simuliert: Jedes Brett wird mit seiner Wahrscheinlichkeit d(s) durch den Zug der Strategie und beide neuen Kacheln verfolgt, Schicht um Schicht gleicher Kachelsumme. Ein Zug a kostet d(s) (V*(s) − Q*(s, a)) nach den exakten Gewinnchancen perfekten Spiels, und alle Kosten zusammen sind genau V* − V, der Verlust gegenüber perfektem Spiel (S. Kakade und J. Langford, ICML 2002, Lemma 6.1). Ein Spiel beginnt mit zwei Kacheln; 10 % der neuen Kacheln sind eine 4.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Policy microscope</source>
        <translation>Strategiemikroskop</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Policy microscope, {board}</source>
        <translation>Strategiemikroskop, {board}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Computing the odds of perfect play. This is done only once.</source>
        <translation>Die Gewinnchancen perfekten Spiels werden berechnet. Das geschieht nur einmal.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/pane.py"/>
        <source>Every curve is hidden. Click a name above.</source>
        <translation>Alle Kurven sind ausgeblendet. Oben einen Namen anklicken.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/plot.py"/>
        <source>Strategies by tile sum</source>
        <translation>Strategien nach Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/plot.py"/>
        <source>Tile sum {total}</source>
        <translation>Kachelsumme {total}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: still winnable</source>
        <translation>Strategien: noch gewinnbar</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: cost</source>
        <translation>Strategien: Kosten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: mistakes</source>
        <translation>Strategien: Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>Strategies: still playing</source>
        <translation>Strategien: noch im Spiel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>{known} of %n strategies</source>
        <extracomment>One: {known} of %n strategy</extracomment>
        <translation>
            <numerusform>{known} von %n Strategie</numerusform>
            <numerusform>{known} von %n Strategien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>it wins</source>
        <translation>sie gewinnt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>perfect play wins</source>
        <translation>perfektes Spiel gewinnt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/strategies/view.py"/>
        <source>not best</source>
        <translation>nicht beste</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Within the half-turn group, solved with half turns only; other positions have no depth here.</source>
        <translation>Innerhalb der Gruppe der 180°-Drehungen, nur mit 180°-Drehungen gelöst; andere Stellungen haben hier keine Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>From a domino position, with quarter turns of two faces and half turns of the others.</source>
        <translation>Von einem Domino aus, mit 90°-Drehungen zweier Seiten und 180°-Drehungen der anderen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>A domino: every corner and edge oriented, the middle slice's edges in their slice.</source>
        <translation>Ein Domino: alle Ecken und Kanten orientiert, die Kanten der Mittelebene in ihrer Ebene.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Counting the cases</source>
        <translation>Fälle werden gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>The depth of a part is the least number of moves that solve it ({unit}), whatever becomes of the rest.</source>
        <translation>Die Tiefe eines Teils: wie viele Züge ({unit}) mindestens nötig sind, um ihn zu lösen, was auch aus dem Rest wird.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>The depths are the same for every choice of a face, an axis or a corner.</source>
        <translation>Für jede Wahl einer Seite, einer Achse oder einer Ecke sind die Tiefen gleich.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Source: {source}.</source>
        <translation>Quelle: {source}.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subgoals.py"/>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Confused moves</source>
        <translation>Verwechslungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Estimates</source>
        <translation>Schätzungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>True depth</source>
        <translation>Wahre Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>As a bound</source>
        <translation>Als Schranke</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Level in play</source>
        <translation>Level im Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Your own</source>
        <comment>a board</comment>
        <translation>Eigenes</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Exhibit</source>
        <translation>Exponat</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A formula</source>
        <translation>Eine Formel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Part</source>
        <comment>of the cube to solve first</comment>
        <translation>Teil</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Domino to half turns</source>
        <translation>Domino zu 180°-Drehungen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Measure</source>
        <comment>a quantity</comment>
        <translation>Messgröße</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Horizontal axis</source>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Part of the deepest</source>
        <translation>Relative Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Vertical axis</source>
        <translation>Senkrechte Achse</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Cumulative</source>
        <translation>Kumuliert</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths of the {puzzle} cube, {metric}</source>
        <translation>Tiefen des {puzzle}-Würfels, {metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>God's number diameter maximum distance distribution histogram number of positions count growth branching populations sphere Cayley graph Rokicki HTM QTM 43252003274489856000 3674160</source>
        <translation>Gottes Zahl Durchmesser Höchste Entfernung Verteilung Histogramm Anzahl der Stellungen Wachstum Verzweigung Cayley-Graph</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Random walk on the {puzzle} cube, {metric}</source>
        <translation>Irrfahrt auf dem {puzzle}-Würfel, {metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>random walk Markov chain binomial model lumped stationary distribution mixing time expected depth probability chance parity total variation drunkard shuffle convergence steps</source>
        <translation>Irrfahrt Zufallsbewegung Markow Markov-Kette Binomialverteilung stationäre Verteilung Mischzeit erwartete Tiefe Wahrscheinlichkeit Chance Parität Konvergenz Schritte</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Parts of the cube</source>
        <translation>Teile des Würfels</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths of a part of the cube: {part}, {metric}</source>
        <translation>Tiefen eines Teils des Würfels: {part}, {metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>subgroup coset Thistlethwaite Kociemba reduction phases cross edge orientation EO domino block F2L subgoal human method stages</source>
        <translation>Untergruppe Nebenklasse Phasen Kreuz Kantenorientierung Domino Block Teilziel Verfahren</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The chain of the {puzzle} cube, {metric}</source>
        <translation>Die Kette des {puzzle}-Würfels, {metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Markov chain birth and death detailed balance reversible stationary distribution transition matrix equilibrium conditions Kemeny eigenvalue random walk p q probabilities misprint</source>
        <translation>Markow Markov-Kette Geburts- und Todesprozess detailliertes Gleichgewicht umkehrbar stationäre Verteilung Übergangsmatrix Bedingungen Eigenwert Irrfahrt Wahrscheinlichkeiten Druckfehler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Why lumping fails on the {puzzle} cube, {metric}</source>
        <translation>Warum das Zusammenfassen beim {puzzle}-Würfel scheitert, {metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>lumpable lumpability Markov chain approximation aggregation quotient states classes not uniform Kemeny Snell conditional</source>
        <translation>Zusammenfassen Markow Markov-Kette Näherung Quotient Zustände Klassen ungleichmäßig</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Proved positions: {measure}, {metric}</source>
        <translation>Bewiesene Stellungen: {measure}, {metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>optimal solutions God's algorithm lower bound measured distances nodes seconds experiment overnight statistics</source>
        <translation>optimale Lösungen Gottes Algorithmus untere Schranke gemessene Entfernungen Knoten Sekunden Versuch über Nacht Statistik</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Progress of a proof</source>
        <translation>Verlauf eines Beweises</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Progress of a proof: nodes by depth</source>
        <translation>Verlauf eines Beweises: Knoten nach Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>IDA* iterative deepening search nodes progress optimal solving lower bound expanded time left</source>
        <translation>iterative Tiefensuche Knoten Fortschritt optimal lösen untere Schranke Restzeit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Korf's tables, {metric}</source>
        <translation>Korfs Tabellen, {metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>pattern database heuristic admissible lower bound A* IDA* branching factor corners edges table memory consistent estimate distribution God's algorithm</source>
        <translation>Musterdatenbank Heuristik zulässig untere Schranke Verzweigungsfaktor Ecken Kanten Tabelle Speicher konsistent Schätzung Verteilung Gottes Algorithmus</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Korf's search, {metric}</source>
        <translation>Korfs Suche, {metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>heuristic A* IDA* iterative deepening admissible overestimate bound pruning depth-first search tree nodes pattern database God's algorithm optimal</source>
        <translation>Heuristik iterative Tiefensuche zulässig Überschätzung Schranke Beschneiden Baum Knoten Musterdatenbank Gottes Algorithmus optimal</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Network without search: {view}</source>
        <translation>Netz ohne Suche: {view}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>BERT transformer neural network classifier machine learning deep learning artificial intelligence AI success rate greedy softmax confidence training confusion imitation scramble length attention</source>
        <translation>neuronales Netz Klassifikator maschinelles Lernen künstliche Intelligenz KI Erfolgsquote gierig Zuversicht Training Verwechslung Aufmerksamkeit</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A network for depth: {view}, {metric}</source>
        <translation>Ein Netz für die Tiefe: {view}, {metric}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>neural network regression deep learning AI heuristic value function DeepCubeA calibration error distance prediction admissible lower bound</source>
        <translation>neuronales Netz Regression maschinelles Lernen KI Heuristik Bewertungsfunktion Kalibrierung Fehler Entfernung Vorhersage untere Schranke</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A random walk on an ideal puzzle</source>
        <translation>Eine Irrfahrt auf einem idealen Puzzle</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>binomial distribution hypercube Ehrenfest urn regular tree branching random walk stationary Markov chain model cosh growth b</source>
        <translation>Binomialverteilung Hyperwürfel Ehrenfest Urne regelmäßiger Baum Verzweigung Irrfahrt stationär Markow Markov-Kette Modell Wachstum</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A level of Sokoban</source>
        <translation>Ein Sokoban-Level</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths and random pusher of a level of Sokoban</source>
        <translation>Tiefen und Zufallsschieber eines Sokoban-Levels</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>random walk Markov chain absorption hitting time expected pushes state space depth stationary chance of solving monkey deadlock</source>
        <translation>Irrfahrt Markow Markov-Kette Absorption Trefferzeit erwartete Schübe Zustandsraum Tiefe stationär Chance zu lösen Affe Sackgasse</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Levels built to be hard: the Fibonacci corridor</source>
        <translation>Absichtlich schwere Level: der Fibonacci-Gang</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Fibonacci golden ratio exponential solution length corridor closed form recurrence Picokosmos difficult long solutions 306 moves</source>
        <translation>Fibonacci goldener Schnitt exponentiell Lösungslänge Gang geschlossene Form Rekursion schwierig lange Lösungen 306 Züge</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Doubling rooms: the last of n, 2ⁿ times</source>
        <translation>Verdoppelnde Räume: der letzte von n, 2ⁿ-mal</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>exponential doubling binary counter gadget long solutions powers of two Towers of Hanoi Gray code entrances</source>
        <translation>exponentiell Verdopplung Binärzähler lange Lösungen Zweierpotenzen Türme von Hanoi Gray-Code Eingänge</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Savitch's algorithm, board {board}</source>
        <translation>Savitchs Algorithmus, Brett {board}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Savitch's theorem PSPACE NPSPACE polynomial space memory time recursion halving reachability midpoint complexity nondeterministic</source>
        <translation>Satz von Savitch polynomieller Platz Speicher Zeit Rekursion Halbieren Erreichbarkeit Mitte Komplexität nichtdeterministisch</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>How hard is Sokoban: {exhibit}</source>
        <translation>Wie schwer ist Sokoban: {exhibit}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>PSPACE complete NP hard quantum computer BQP QBF TQBF quantified Boolean formula reduction gadget satisfiability SAT complexity class polynomial exponential Culberson reversible EXPTIME Go</source>
        <translation>vollständig schwer Quantencomputer quantifizierte boolesche Formel Reduktion Erfüllbarkeit Komplexitätsklasse polynomiell exponentiell umkehrbar</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>2048 at random</source>
        <translation>2048 mit zufälligen Zügen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Random play of 2048 on {board}</source>
        <translation>Zufallsspiel von 2048 auf {board}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>random player games simulation score distribution Monte Carlo chance largest tile monkey statistics</source>
        <translation>zufälliger Spieler Spiele Simulation Punkte Verteilung Chance größte Kachel Affe Statistik</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Boards of 2048 on {board} to {target}, by tile sum</source>
        <translation>Bretter von 2048 auf {board} bis {target}, nach Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>number of boards count tile sum state space compositions layer reachable combinatorics enumeration legal positions</source>
        <translation>Anzahl der Bretter zählen Kachelsumme Zustandsraum Kompositionen Schicht erreichbar Kombinatorik Abzählung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>All boards of 2048: every size and target</source>
        <translation>Alle Bretter von 2048: jede Größe und Zielkachel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>number of boards count state space upper bound combinatorics reachable how many positions legal all sizes table chess Go</source>
        <translation>Anzahl der Bretter zählen Zustandsraum obere Schranke Kombinatorik erreichbar wie viele Stellungen alle Größen Tabelle Schach</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Won games of 2048 on {board} to {target}</source>
        <translation>Gewonnene 2048-Spiele auf {board}, Zielkachel {target}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>my games number of moves tile sum lucky luck shortest longest win distribution band deviation</source>
        <translation>meine Spiele Anzahl der Züge Kachelsumme Glück kürzeste längste gewinnen Verteilung Band Abweichung</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The mathematics of your games of 2048 on {board} to {target}</source>
        <translation>Die Mathematik der eigenen 2048-Spiele auf {board} bis {target}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>my games statistics Markov chain variance standard deviation expected number of moves fundamental matrix seven lines code progress</source>
        <translation>meine Spiele Statistik Markow Markov-Kette Varianz Standardabweichung Erwartungswert Züge Fundamentalmatrix sieben Zeilen Fortschritt</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A game as a path</source>
        <translation>Ein Spiel als Pfad</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>A game of 2048 as a path</source>
        <translation>Ein 2048-Spiel als Pfad</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>my games trajectory tile sum moves over time fours luck binomial drift history</source>
        <translation>meine Spiele Verlauf Kachelsumme Züge Zeit Vieren Glück Drift</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Strategies for 2048 on {board}</source>
        <translation>Strategien für 2048 auf {board}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>optimal play policy chance of winning probability expectimax value iteration Markov decision process MDP compare strategy swipe random greedy odds solved game</source>
        <translation>optimales Spiel Strategie Gewinnchance Wahrscheinlichkeit Wertiteration Markow-Entscheidungsprozess vergleichen zufällig gierig gelöstes Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>All paths to {target} in a bag</source>
        <translation>Alle Wege bis {target} im Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Markov chain absorbing absorption transition matrix fundamental matrix expected moves mean variance standard deviation states graph multiset probability random fours twos least most moves to win</source>
        <translation>Markow Markov-Kette absorbierend Absorption Übergangsmatrix Fundamentalmatrix erwartete Züge Mittelwert Varianz Standardabweichung Zustände Graph Multimenge Wahrscheinlichkeit wenigste meiste Züge bis zum Gewinn</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>Depths compared by {across}: {heights}</source>
        <translation>Tiefen im Vergleich, {across}: {heights}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>overlay several puzzles side by side chart curves God's number diameter distribution difference versus</source>
        <translation>überlagern mehrere Puzzles nebeneinander Diagramm Kurven Gottes Zahl Durchmesser Verteilung Unterschied vergleichen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The five articles</source>
        <translation>Die fünf Artikel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/subjects.py"/>
        <source>The figures of an article: {title}</source>
        <translation>Die Zahlen eines Artikels: {title}</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>in a bag</source>
        <translation>im Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>you</source>
        <translation>selbst</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>Wins by target</source>
        <translation>Gewinne nach Zielkachel</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>Wins by player</source>
        <translation>Gewinne nach Spieler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../../app/lab/won_games.py"/>
        <source>{percent:g} % fours</source>
        <translation>{percent:g} % Vieren</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>Bars are the positions that each iteration of the proof has tried, hatched while it runs or where a solution ended it; long dashes what Korf's formula expects with his tables, short dashes bᵈ.</source>
        <translation>Balken sind die Stellungen, die jeder Durchgang des Beweises probiert hat, schraffiert, solange er läuft oder wo eine Lösung ihn beendet hat; lange Striche, was Korfs Formel mit seinen Tabellen erwartet, kurze Striche bᵈ.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>No proof has run yet. Solve a cube on its page to see here what its proof tries.</source>
        <translation>Noch ist kein Beweis gelaufen. Einen Würfel auf der Würfelseite lösen; hier zeigt sich dann, was der Beweis probiert.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>running, or ended early</source>
        <translation>läuft noch oder endete früher</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>nodes by depth of the iteration</source>
        <translation>Knoten nach Tiefe des Durchgangs</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>To depth {depth}: no iteration, ≈ {expected} by Korf's formula</source>
        <translation>Bis Tiefe {depth}: kein Durchgang, ≈ {expected} nach Korfs Formel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/lab/work/pane.py"/>
        <source>To depth {depth}: %n nodes, ≈ {expected} by Korf's formula</source>
        <extracomment>One: To depth {depth}: %n node, ≈ {expected} by Korf's formula</extracomment>
        <translation>
            <numerusform>Bis Tiefe {depth}: %n Knoten, ≈ {expected} nach Korfs Formel</numerusform>
            <numerusform>Bis Tiefe {depth}: %n Knoten, ≈ {expected} nach Korfs Formel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/pane.py"/>
        <source>Iterative deepening: the iteration to depth d searches all sequences of d moves except those that the bound cuts off. Short dashes: {branching:.5g}ᵈ, all sequences without those that repeat others. Long dashes: Σ N(i + 1) P(h ≤ d − i) for the largest of Korf's three tables (Korf, Reid and Edelkamp 2001). The proof that runs here has a coset table, looked up in six ways, and tries fewer positions.</source>
        <translation>Iterative Vertiefung: Der Durchgang bis Tiefe d durchsucht alle Folgen von d Zügen bis auf die, die die Schranke abschneidet. Kurze Striche: {branching:.5g}ᵈ, alle Folgen ohne die, die andere wiederholen. Lange Striche: Σ N(i + 1) P(h ≤ d − i) für die größte Angabe von Korfs drei Tabellen (Korf, Reid und Edelkamp 2001). Der Beweis, der hier läuft, hat eine Nebenklassen-Tabelle, auf sechs Arten nachgesehen, und probiert weniger Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>Running now; the plot grows with it.</source>
        <translation>Läuft gerade; das Diagramm wächst mit.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>Saved when its proof ran.</source>
        <translation>Beim Beweis aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>To depth</source>
        <translation>Bis Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>Proofs, the latest first</source>
        <translation>Beweise, der neueste zuerst</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>iteration to</source>
        <translation>Durchgang bis</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>its nodes</source>
        <translation>seine Knoten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/work/view.py"/>
        <source>times the previous</source>
        <translation>Faktor zum vorigen</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>from the chain</source>
        <translation>aus der Kette berechnet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted while the chain was built</source>
        <translation>beim Aufbau der Kette gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>read off the chain that the rules of the game give</source>
        <translation>abgelesen an der Kette, die aus den Spielregeln folgt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>along the chain from its start to its end</source>
        <translation>die Kette entlang vom Anfang bis zum Ende berechnet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the article's formula, evaluated in whole numbers</source>
        <translation>die Formel des Artikels, in ganzen Zahlen ausgewertet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted tile sum by tile sum</source>
        <translation>Kachelsumme für Kachelsumme gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted tile sum by tile sum, up to the first two empty ones in a row</source>
        <translation>Kachelsumme für Kachelsumme gezählt, bis zu den ersten zwei leeren in Folge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted up to the first two empty tile sums in a row</source>
        <translation>gezählt bis zu den ersten zwei leeren Kachelsummen in Folge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>merges from cell to cell until the board is full</source>
        <translation>von Feld zu Feld verschmolzen, bis das Brett voll ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>a rule of the game</source>
        <translation>eine Spielregel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>The author's own games. Yours are in the same plot.</source>
        <translation>Die Spiele des Autors. Die eigenen stehen im selben Diagramm.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>The translation says trillions, but the power of ten beside it means quadrillions.</source>
        <translation>Die Übersetzung schreibt Billionen, die Zehnerpotenz daneben bedeutet aber Billiarden.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, parts 1 and 2</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, Teil 1 und 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>mean moves to win</source>
        <translation>mittlere Züge bis zum Sieg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of a new 2</source>
        <translation>Chance einer neuen 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of a new 4</source>
        <translation>Chance einer neuen 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the first winning sum</source>
        <translation>die erste Summe, mit der man gewinnt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>states</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>absorbing states</source>
        <translation>absorbierende Zustände</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>megabytes of its drawing</source>
        <translation>Megabyte seiner Zeichnung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>games simulated</source>
        <translation>simulierte Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>No simulation is needed here: the distribution itself is computed.</source>
        <translation>Hier ist keine Simulation nötig: Die Verteilung selbst wird berechnet.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>games won by the author</source>
        <translation>vom Autor gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>moves of a lucky game</source>
        <translation>Züge eines Spiels mit viel Glück</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>its tile sum</source>
        <translation>seine Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>fewest moves</source>
        <translation>wenigste Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>tiles of such a game</source>
        <translation>Kacheln eines solchen Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of this many fours in a row, as a power of ten</source>
        <translation>Wahrscheinlichkeit dieser Zahl von Vieren in Folge, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>A win in so few moves is likelier: the last nine tiles may be twos, which makes it 0.1 to the 512.</source>
        <translation>Ein Sieg in so wenigen Zügen ist wahrscheinlicher: Die letzten neun Kacheln dürfen Zweien sein, das macht 0,1 hoch 512.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>atoms of the universe, as a power of ten</source>
        <translation>Atome des Weltalls, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>most moves</source>
        <translation>meiste Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>chance of this many twos in a row, as a power of ten</source>
        <translation>Wahrscheinlichkeit dieser Zahl von Zweien in Folge, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>It is 4.9·10⁻⁴⁸. A win in so many moves is likelier: the last ten may be fours, 0.9 to the 1024.</source>
        <translation>Es sind 4,9·10⁻⁴⁸. Ein Sieg in so vielen Zügen ist wahrscheinlicher: Die letzten zehn dürfen Vieren sein, 0,9 hoch 1024.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>rows of the matrix</source>
        <translation>Zeilen der Matrix</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>steps, including the one that places the first two tiles</source>
        <translation>Schritte einschließlich dessen, der die ersten zwei Kacheln setzt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>variance of the moves</source>
        <translation>Varianz der Zugzahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>winning states with a probability of 0.001 or more</source>
        <translation>Siegzustände mit einer Wahrscheinlichkeit ab 0,001</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>sum of the likeliest winning state</source>
        <translation>Summe des häufigsten Siegzustands</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>sum of the second likeliest</source>
        <translation>Summe des zweithäufigsten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>states without the empty bag</source>
        <translation>Zustände ohne den leeren Beutel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>possible contents of a cell, including empty</source>
        <translation>mögliche Inhalte eines Felds, leer mitgezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the powers of two from 2 to 2048, and nothing</source>
        <translation>die Zweierpotenzen von 2 bis 2048, und nichts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards of 16 cells, 12¹⁶</source>
        <translation>Bretter mit 16 Feldern, 12¹⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>Cut off, not rounded: 184.88. {translated}</source>
        <translation>Abgeschnitten, nicht gerundet: 184,88. {translated}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the same, as a power of ten</source>
        <translation>dasselbe, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>positions of chess, as a power of ten</source>
        <translation>Stellungen im Schach, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>positions of Go, as a power of ten</source>
        <translation>Stellungen im Go, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>baseline, {board}</source>
        <translation>Grundlinie, {board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards of 4×4 to 2048</source>
        <translation>Bretter 4×4 bis 2048</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>compositions of 3</source>
        <translation>Zerlegungen der 3 mit Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>counted one by one</source>
        <translation>einzeln gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards in reachable layers, {board}</source>
        <translation>Bretter in erreichbaren Schichten, {board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards of 4×4 to 2048 that layers exclude</source>
        <translation>durch Schichten ausgeschlossene Bretter, 4×4 bis 2048</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the largest possible tile on 4×4</source>
        <translation>die größtmögliche Kachel auf 4×4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>its exponent</source>
        <translation>ihr Exponent</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>boards in the largest layer of {board}</source>
        <translation>Bretter in der größten Schicht von {board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>sum of 16 tiles of 1024</source>
        <translation>Summe von 16 Kacheln mit 1024</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>16 times 1024, where the article's chart ends</source>
        <translation>16 mal 1024, wo das Diagramm des Artikels endet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the smallest tile sum</source>
        <translation>die kleinste Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>what a move would have to add to skip two empty layers</source>
        <translation>was ein Zug hinzufügen müsste, um zwei leere Schichten zu überspringen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>three steps of 2</source>
        <translation>drei Schritte zu 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>largest reachable sum, {board}</source>
        <translation>größte erreichbare Summe, {board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>largest tile, {board}</source>
        <translation>größte Kachel, {board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>from {start} to {end}</source>
        <translation>von {start} zu {end}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>{board} to {target}</source>
        <translation>{board} bis {target}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/figure.py"/>
        <source>From another game or field; not computed here.</source>
        <translation>Aus einem anderen Spiel oder Fach; hier nicht berechnet.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/figure.py"/>
        <source>From the author's own program; not computed here.</source>
        <translation>Aus dem Programm des Autors; hier nicht berechnet.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. The cube page shows for each turn whether it leads closer to solved or farther away.</source>
        <translation>Als Beispiel erdacht. Die Würfelseite zeigt für jede Drehung, ob sie näher heran- oder weiter wegführt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. In Korf's search the bound can be made too large for any position.</source>
        <translation>Als Beispiel erdacht. In Korfs Suche lässt sich die Schranke für jede Stellung zu groß machen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>the pieces of a cube</source>
        <translation>die Steine eines Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Korf's algorithm</source>
        <translation>Korfs Algorithmus</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Rand_cs, the third of a series</source>
        <translation>Rand_cs, der dritte einer Reihe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>depth after F</source>
        <translation>Tiefe nach F</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>depth after R</source>
        <translation>Tiefe nach R</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>moves allowed</source>
        <translation>erlaubte Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>a bound that is low enough</source>
        <translation>eine Schranke, die niedrig genug ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>a bound that is too large</source>
        <translation>eine Schranke, die zu groß ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>moves needed</source>
        <translation>nötige Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>moves for the corners alone</source>
        <translation>Züge für die Ecken allein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. Each table gives such a bound for any position.</source>
        <translation>Als Beispiel erdacht. Jede Tabelle gibt eine solche Schranke für jede Stellung.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>one for the corners and two for the edges, as Korf chose them</source>
        <translation>eine für die Ecken und zwei für die Kanten, wie Korf sie wählte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>edges in one table</source>
        <translation>Kanten je Tabelle</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>half of the edges</source>
        <translation>die Hälfte der Kanten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>corners of the cube</source>
        <translation>Ecken des Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>entries for the corners, 8! · 3⁷</source>
        <translation>Einträge für die Ecken, 8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>multiplied out: 8! · 3⁷</source>
        <translation>ausmultipliziert: 8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>edges of the cube</source>
        <translation>Kanten des Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>entries for six edges, 12!/6! · 2⁶</source>
        <translation>Einträge für sechs Kanten, 12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>multiplied out: 12!/6! · 2⁶</source>
        <translation>ausmultipliziert: 12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>branching factor</source>
        <translation>Verzweigungsfaktor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>sequences of moves counted by a recurrence, without obvious repetitions</source>
        <translation>Zugfolgen, durch eine Rekursion gezählt, ohne offensichtliche Wiederholungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>possible turns in a position</source>
        <translation>mögliche Drehungen in einer Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>six faces, three turns each</source>
        <translation>sechs Seiten mit je drei Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the input format of the article</source>
        <translation>das Eingabeformat des Artikels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>found by breadth-first search from both ends</source>
        <translation>durch Breitensuche von beiden Enden gefunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's choice. See Learning for how the networks here were trained.</source>
        <translation>Die Wahl des Autors. Wie die Netze hier trainiert wurden, steht unter „Lernen“.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The article's network is not available. This is the measured result of this program's own network, so the two are not comparable.</source>
        <translation>Das Netz des Artikels ist nicht verfügbar. Dies ist das Messergebnis des Netzes dieses Programms; beide sind nicht vergleichbar.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>A network without search</source>
        <translation>Ein Netz ohne Suche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>A BERT classifier for the cube</source>
        <translation>Ein BERT-Klassifikator für den Würfel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>turns to choose from</source>
        <translation>Drehungen zur Wahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>faces</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the faces of a cube</source>
        <translation>die Seiten eines Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>degrees of U3, clockwise</source>
        <translation>Grad von U3, im Uhrzeigersinn</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>three quarters of a turn</source>
        <translation>drei Viertel einer Drehung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>weight of a scramble for each additional move</source>
        <translation>Gewicht eines Scrambles je zusätzlichem Zug</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's choice. The networks here learn short scrambles first.</source>
        <translation>Die Wahl des Autors. Die Netze hier lernen kurze Scrambles zuerst.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>moves of the longest scramble</source>
        <translation>Züge des längsten Scrambles</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the longest scramble here, chosen as in the article</source>
        <translation>der längste Scramble hier, gewählt wie im Artikel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>words in its vocabulary</source>
        <translation>Wörter seines Vokabulars</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>samples of a round, 1 024 · 128</source>
        <translation>Beispiele eines Durchgangs, 1 024 · 128</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>moves needed for {scramble}</source>
        <translation>nötige Züge für {scramble}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>facelets</source>
        <translation>Facelets</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>nine on each of six faces</source>
        <translation>neun auf jeder von sechs Seiten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>padding words at the end</source>
        <translation>Auffüllwörter am Ende</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>words of a position</source>
        <translation>Wörter einer Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>gigabytes of the graphics card</source>
        <translation>Gigabyte der Grafikkarte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's machine. The networks here need no graphics card.</source>
        <translation>Der Rechner des Autors. Die Netze hier brauchen keine Grafikkarte.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>scrambles for each length</source>
        <translation>Scrambles je Länge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's choice. This program's network was measured with the same number.</source>
        <translation>Die Wahl des Autors. Das Netz dieses Programms wurde mit ebenso vielen gemessen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>hours of training</source>
        <translation>Stunden Training</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>The author's machine. See Learning for how the networks here were trained.</source>
        <translation>Der Rechner des Autors. Wie die Netze hier trainiert wurden, steht unter „Lernen“.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>share of scrambles of {turns} moves that are solved</source>
        <translation>gelöster Anteil bei Scrambles aus {turns} Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>moves that are hard even for experts</source>
        <translation>Züge, die auch Könnern schwerfallen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>About people who solve without a search; from another text.</source>
        <translation>Über Menschen, die ohne Suche lösen; aus einem anderen Text.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>From a level shown only as a picture. On the Sokoban page, B numbers the blocks of any level.</source>
        <translation>Von einem Level, das nur als Bild gezeigt ist. Auf der Sokoban-Seite nummeriert B die Blöcke jedes Levels.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>Measured on the author's machine, for one of his levels. Here the squares light up in the frame in which a box is lifted.</source>
        <translation>Auf dem Rechner des Autors gemessen, an einem seiner Level. Hier leuchten die Felder im selben Bild auf, in dem eine Kiste aufgenommen wird.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>counted by exact search, which proves that nothing is shorter</source>
        <translation>durch exakte Suche gezählt, die beweist, dass nichts kürzer ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>counted by replaying the solution here move by move</source>
        <translation>an der hiesigen Lösung Zug für Zug gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>length of a solution that ends on the left, minus the shortest found by exact search</source>
        <translation>Länge einer Lösung, die links endet, minus der kürzesten nach exakter Suche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>its closed form, evaluated for seven boxes</source>
        <translation>seine geschlossene Formel, für sieben Kisten ausgewertet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>both powers of its closed form, minus the shortest solution found by exact search</source>
        <translation>beide Potenzen seiner geschlossenen Formel, minus der kürzesten Lösung nach exakter Suche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the moves printed in the article; the solution here is built from them</source>
        <translation>die im Artikel gedruckten Züge; aus ihnen besteht die hiesige Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>how the article splits seven boxes</source>
        <translation>wie der Artikel sieben Kisten aufteilt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the article's own bound, which is shown here</source>
        <translation>die Schranke des Artikels, die hier gezeigt wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the level in the article's own link</source>
        <translation>das Level im Link des Artikels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>lines of a board of Go</source>
        <translation>Linien eines Go-Bretts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>squares along a board of checkers</source>
        <translation>Felder an einer Seite des Damebretts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>variables of the formula</source>
        <translation>Variablen der Formel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the article's own formula, which is played here</source>
        <translation>die Formel des Artikels, die hier gespielt wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>seconds to find where a box can be pushed, at first</source>
        <translation>Sekunden, um zu finden, wohin eine Kiste geschoben werden kann, anfangs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the same with blocks, in milliseconds</source>
        <translation>dasselbe mit Blöcken, in Millisekunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells along a level that took long</source>
        <translation>Felder an einer Seite eines Levels, das lange brauchte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>About a level that is only mentioned by name.</source>
        <translation>Zu einem Level, das nur namentlich genannt ist.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>blocks of the example</source>
        <translation>Blöcke des Beispiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what a cell can be: a box, the man or nothing</source>
        <translation>was ein Feld sein kann: Kiste, Spielfigur oder leer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>how a position is written down here, too</source>
        <translation>so wird eine Stellung auch hier aufgeschrieben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells stored per halving, divided by n</source>
        <translation>gespeicherte Zellen je Halbierung, geteilt durch n</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>halvings, divided by n log₂ 3</source>
        <translation>Halbierungen, geteilt durch n log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells in all, divided by n² log₂ 3</source>
        <translation>Zellen insgesamt, geteilt durch n² log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>times room {room} is entered</source>
        <translation>wie oft Raum {room} betreten wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>boxes of Picokosmos 17</source>
        <translation>Kisten von Picokosmos 17</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the corridor here has as many</source>
        <translation>der Korridor hier hat ebenso viele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>width of the example, in cells</source>
        <translation>Breite des Beispiels in Feldern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>height of the example, in cells</source>
        <translation>Höhe des Beispiels in Feldern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>sides from which a box is pushed</source>
        <translation>Seiten, von denen eine Kiste geschoben wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the sides of a square</source>
        <translation>die Seiten eines Feldes</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>bytes of a node, at least</source>
        <translation>Bytes eines Knotens, mindestens</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>bytes of a node, at most</source>
        <translation>Bytes eines Knotens, höchstens</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells along the largest level</source>
        <translation>Felder an einer Seite des größten Levels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what is added to n for odd n</source>
        <translation>was für ungerade n zu n kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what is added to n for even n</source>
        <translation>was für gerade n zu n kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes added</source>
        <translation>hinzukommende Schübe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>extra moves to end on the left</source>
        <translation>zusätzliche Züge, um links zu enden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of the opening</source>
        <translation>Züge der Eröffnung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of the opening</source>
        <translation>Schübe der Eröffnung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>boxes without the two uppermost</source>
        <translation>Kisten ohne die zwei obersten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>extra moves for the lower five boxes, beyond M(5)</source>
        <translation>zusätzliche Züge für die unteren fünf Kisten über M(5) hinaus</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of the turn</source>
        <translation>Züge der Wende</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of the turn beyond n</source>
        <translation>Züge der Wende über n hinaus</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of the turn</source>
        <translation>Schübe der Wende</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>boxes after the turn</source>
        <translation>Kisten nach der Wende</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what the closed form of the moves subtracts besides n</source>
        <translation>was die geschlossene Formel der Züge außer n abzieht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what the closed form of the pushes subtracts</source>
        <translation>was die geschlossene Formel der Schübe abzieht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of seven boxes, by the closed form</source>
        <translation>Züge für sieben Kisten, nach der geschlossenen Formel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of seven boxes, by the closed form</source>
        <translation>Schübe für sieben Kisten, nach der geschlossenen Formel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of seven boxes</source>
        <translation>Züge für sieben Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of seven boxes</source>
        <translation>Schübe für sieben Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>moves of seven boxes that end on the left</source>
        <translation>Züge für sieben Kisten, die links enden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>pushes of seven boxes that end on the left</source>
        <translation>Schübe für sieben Kisten, die links enden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm; here from resources/figures</source>
        <translation>T. Rokicki und M. Davidson, cube20.org/qtm; hier aus resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm, rounded there; here from resources/figures</source>
        <translation>T. Rokicki und M. Davidson, cube20.org/qtm, dort gerundet; hier aus resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>T. Rokicki and others, cube20.org; here from resources/figures</source>
        <translation>T. Rokicki und andere, cube20.org; hier aus resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>from the article's own populations by detailed balance, with the missing positions added to depth 20</source>
        <translation>aus den Stellungszahlen des Artikels durch detailliertes Gleichgewicht berechnet, die fehlenden Stellungen der Tiefe 20 zugeschlagen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the only range of depths for which the mean of p/q is 9.3412</source>
        <translation>der einzige Bereich von Tiefen, in dem das Mittel von p/q 9,3412 ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>averaged over depths 3 to 16 of the chain that follows from the article's populations</source>
        <translation>gemittelt über die Tiefen 3 bis 16 der Kette, die aus den Besetzungszahlen des Artikels folgt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The article only says “very close”. By its own chain the two distributions differ by ≈ 4.85 % after 31 moves and by ≈ 2.33 % after 32.</source>
        <translation>Der Artikel sagt nur „sehr nahe“. Nach seiner eigenen Kette unterscheiden sich die beiden Verteilungen nach 31 Zügen um ≈ 4,85 %, nach 32 um ≈ 2,33 %.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>A random walk on the cube</source>
        <translation>Eine Irrfahrt auf dem Würfel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>from the solved cube every turn leads away</source>
        <translation>vom gelösten Würfel führt jede Drehung weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>moves per second, for the age of the universe</source>
        <translation>Züge je Sekunde, ein Weltalter lang</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>At this rate, visiting each position once takes 13.7 billion years, the age of the universe.</source>
        <translation>So dauert es 13,7 Milliarden Jahre, jede Stellung einmal zu besuchen, also ein Weltalter.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>CPU years to solve all positions</source>
        <translation>CPU-Jahre für alle Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>Spent by others in 2010. Here positions are proved one at a time.</source>
        <translation>2010 von anderen aufgewandt. Hier wird eine Stellung nach der anderen bewiesen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>positions, in whole powers of ten</source>
        <translation>Stellungen, in ganzen Zehnerpotenzen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>multiplied out: 8! · 3⁷ · 12! · 2¹⁰</source>
        <translation>ausmultipliziert: 8! · 3⁷ · 12! · 2¹⁰</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns that count as one move</source>
        <translation>Drehungen, die als ein Zug zählen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>six faces, two directions each</source>
        <translation>sechs Seiten in je zwei Richtungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the greatest depth in QTM</source>
        <translation>die größte Tiefe in QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the first depth that is approximate</source>
        <translation>die erste Tiefe mit ungefährer Zahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>equations of detailed balance</source>
        <translation>Gleichungen des detaillierten Gleichgewichts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>one for each pair of neighbours among 27 depths</source>
        <translation>eine für je zwei benachbarte von 27 Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that the missing positions are added to</source>
        <translation>die Tiefe, der die fehlenden Stellungen zugeschlagen werden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>tried at every depth: only this one gives all printed p and q</source>
        <translation>in jeder Tiefe versucht: Nur diese ergibt alle gedruckten p und q</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The printed p and q fit depth 20, and so does the arithmetic: the positions are missing at even depths.</source>
        <translation>Die gedruckten p und q passen zu Tiefe 20, und auch die Rechnung: Die Stellungen fehlen in geraden Tiefen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that a walk stays around</source>
        <translation>die Tiefe, um die eine Irrfahrt bleibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the likelier depth after 18 moves, by the article; here the likeliest</source>
        <translation>die nach dem Artikel wahrscheinlichere Tiefe nach 18 Zügen; hier die wahrscheinlichste</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>18 steps of the chain that follows from the article's populations</source>
        <translation>18 Schritte der Kette, die aus den Besetzungszahlen des Artikels folgt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The article says that 17 is likelier than 19. Every quarter turn changes the parity, so neither is possible: 16 is the likeliest.</source>
        <translation>Im Artikel ist 17 wahrscheinlicher als 19. Jede 90°-Drehung ändert die Parität, keine von beiden ist also möglich: Am wahrscheinlichsten ist 16.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>moves after which the distribution is close to the stationary one</source>
        <translation>Züge, nach denen die Verteilung der stationären nahe ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the same, on even depths</source>
        <translation>dasselbe auf geraden Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>b, for q near 1/(b + 1)</source>
        <translation>b, für q nahe 1/(b + 1)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the last depth with q near 1/(b + 1)</source>
        <translation>die letzte Tiefe mit q nahe 1/(b + 1)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The article only says “almost”: q differs by 0.3 % at depth 15, by 0.9 % at 17 and by 3 % at 18.</source>
        <translation>Der Artikel sagt nur „fast“: q weicht in Tiefe 15 um 0,3 % ab, in 17 um 0,9 % und in 18 um 3 %.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the greatest depth in HTM</source>
        <translation>die größte Tiefe in HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>b, how much each depth grows</source>
        <translation>b, wie stark jede Tiefe wächst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns that lead away</source>
        <translation>Drehungen, die wegführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>9.3412 is b itself. Of 12 turns 12 b / (b + 1) lead away.</source>
        <translation>9,3412 ist b selbst. Von 12 Drehungen führen 12 b / (b + 1) weg.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns that lead back</source>
        <translation>Drehungen, die zurückführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>2.66 is 12 − b. Of 12 turns 12 / (b + 1) lead back.</source>
        <translation>2,66 ist 12 − b. Von 12 Drehungen führen 12 / (b + 1) zurück.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the first depth of that growth</source>
        <translation>die erste Tiefe dieses Wachstums</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the last depth of that growth</source>
        <translation>die letzte Tiefe dieses Wachstums</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>9.3412 is the mean of p/q from depth 3 to 16. To 18 it is 9.3161.</source>
        <translation>9,3412 ist das Mittel von p/q von Tiefe 3 bis 16. Bis 18 ist es 9,3161.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>depth 2 of the 2×2×2 in HTM</source>
        <translation>Tiefe 2 des 2×2×2 in HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Turns counted near solved and sampled farther away, and detailed balance: D(d − 1) p(d − 1) = D(d) q(d)</source>
        <translation>Drehungen, nahe an gelöst gezählt, weiter weg aus Stichproben, und detailliertes Gleichgewicht: D(d − 1) p(d − 1) = D(d) q(d)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share of turns that leads back</source>
        <translation>der Anteil der Drehungen, die zurückführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share of turns that keeps the depth</source>
        <translation>der Anteil der Drehungen, die die Tiefe nicht ändern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at this depth</source>
        <translation>Stellungen in dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Samples at neighbouring depths agree with it</source>
        <translation>Stichproben benachbarter Tiefen stimmen damit überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The chain reproduces the populations and the turns that keep the depth</source>
        <translation>Die Kette gibt die Stellungszahlen und die Drehungen wieder, die die Tiefe nicht ändern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>this program</source>
        <translation>dieses Programm</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Turns between the depths of the 2×2×2</source>
        <translation>Drehungen zwischen den Tiefen des 2×2×2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>breadth-first search</source>
        <translation>Breitensuche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>states of the chain of depths</source>
        <translation>Zustände der Kette der Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Each depth from 0 to {deepest} is a state, so there are {states}.</source>
        <translation>Jede Tiefe von 0 bis {deepest} ist ein Zustand, also sind es {states}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the 2×2×2 in HTM</source>
        <translation>der 2×2×2 in HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the greatest depth</source>
        <translation>die größte Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>states of the chain</source>
        <translation>Zustände der Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>q, the share of turns that lead back</source>
        <translation>q, der Anteil der Drehungen, die zurückführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>As many turns lead back from here as lead here from the depth before: as many as {flow} positions have. This depth has {here} positions, so {q} of its turns lead back.</source>
        <translation>Von hier führen so viele Drehungen zurück, wie von der Tiefe davor hierher führen: so viele, wie {flow} Stellungen haben. Diese Tiefe hat {here} Stellungen, also führen {q} ihrer Drehungen zurück.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at the depth before</source>
        <translation>Stellungen der Tiefe davor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share of its turns that leads away</source>
        <translation>der Anteil ihrer Drehungen, die wegführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what flows back in equilibrium</source>
        <translation>was im Gleichgewicht zurückfließt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>p, the share of turns that lead away</source>
        <translation>p, der Anteil der Drehungen, die wegführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>A share of {q} of the turns leads back, {r} keeps the depth; the rest, {p}, leads away from solved.</source>
        <translation>Ein Anteil {q} der Drehungen führt zurück, {r} ändert die Tiefe nicht; der Rest, {p}, führt von gelöst weg.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share that leads away</source>
        <translation>der Anteil, der wegführt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>All p and q as the article prints them</source>
        <translation>Alle p und q, wie der Artikel sie abdruckt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>E. Testé</source>
        <translation>E. Testé</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>r, the share of turns that keep the depth</source>
        <translation>r, der Anteil der Drehungen, die die Tiefe nicht ändern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Of {turns} turns at positions of this depth {same} keep the depth, a share of {r}.</source>
        <translation>Von {turns} Drehungen an Stellungen dieser Tiefe ändern {same} die Tiefe nicht, ein Anteil von {r}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>turns examined: of all positions of the depth, or of a sample</source>
        <translation>untersuchte Drehungen: aller Stellungen der Tiefe oder einer Stichprobe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>those that keep the depth</source>
        <translation>die, die die Tiefe nicht ändern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Counted near solved; farther away, the turns of positions drawn uniformly, each solved optimally</source>
        <translation>Nahe an gelöst gezählt; weiter weg die Drehungen gleichverteilt gezogener Stellungen, jede optimal gelöst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>A sample agrees with the count</source>
        <translation>Eine Stichprobe stimmt mit der Zählung überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Counted depths are counted again</source>
        <translation>Gezählte Tiefen werden noch einmal gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Estimated by the method of W. E. Deming and F. F. Stephan, 1940; not measured</source>
        <translation>Geschätzt nach W. E. Deming und F. F. Stephan, 1940; nicht gemessen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>D(i) p(i) = a(i) a(i + 1), D(i) r(i) = w a(i)², with w as at the last two depths that were sampled</source>
        <translation>D(i) p(i) = a(i) a(i + 1), D(i) r(i) = w a(i)², mit w wie bei den letzten beiden Tiefen mit Stichproben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>p, the share of turns that lead away, estimated</source>
        <translation>p, der Anteil der Drehungen, die wegführen, geschätzt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>In the likeliest chain with these populations, as many turns lead away from here as {flow} positions have. This depth has {here} positions, so {p} of its turns lead away.</source>
        <translation>In der wahrscheinlichsten Kette mit diesen Stellungszahlen führen von hier so viele Drehungen weg, wie {flow} Stellungen haben. Diese Tiefe hat {here} Stellungen, also führen {p} ihrer Drehungen weg.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>an example</source>
        <translation>ein Beispiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what flows from here to the next depth in the likeliest of all chains</source>
        <translation>was in der wahrscheinlichsten aller Ketten von hier in die nächste Tiefe fließt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>r, the share of turns that keep the depth, estimated</source>
        <translation>r, der Anteil der Drehungen, die die Tiefe nicht ändern, geschätzt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>A share of {p} of the turns leads away and {q} leads back; the rest, {r}, keeps the depth.</source>
        <translation>Ein Anteil {p} der Drehungen führt weg und {q} zurück; der Rest, {r}, ändert die Tiefe nicht.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>gap between the positions at even and at odd depths</source>
        <translation>Lücke zwischen den Stellungen gerader und ungerader Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Every quarter turn changes parity, so even and odd depths hold equally many positions. As published, rounded, they hold {even} and {odd}: a gap of {gap}.</source>
        <translation>Jede 90°-Drehung ändert die Parität, also haben gerade und ungerade Tiefen gleich viele Stellungen. Wie veröffentlicht, gerundet, sind es {even} und {odd}: eine Lücke von {gap}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the 3×3×3 in QTM, populations as published</source>
        <translation>der 3×3×3 in QTM, Stellungszahlen wie veröffentlicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at even depths, as published</source>
        <translation>Stellungen gerader Tiefen, wie veröffentlicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at odd depths, as published</source>
        <translation>Stellungen ungerader Tiefen, wie veröffentlicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>all at even depths</source>
        <translation>alle in geraden Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>all at odd depths</source>
        <translation>alle in ungeraden Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what the smaller half lacks</source>
        <translation>was der kleineren Hälfte fehlt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The same gap, from the published figures</source>
        <translation>Dieselbe Lücke, aus den veröffentlichten Zahlen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Corrected populations have no gap</source>
        <translation>Berichtigte Stellungszahlen haben keine Lücke</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>a condition that populations must fulfil</source>
        <translation>eine Bedingung, die Stellungszahlen erfüllen müssen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>From depth {depth} as many turns lead back as {flow} positions have. That must be above 0 and at most {here}; otherwise the share, {q}, is no probability.</source>
        <translation>Von Tiefe {depth} führen so viele Drehungen zurück, wie {flow} Stellungen haben. Das muss über 0 liegen und höchstens {here} sein, sonst ist der Anteil, {q}, keine Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>depth 2 of the 3×3×3 in QTM</source>
        <translation>Tiefe 2 des 3×3×3 in QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at the depths before, 0, 1, 2, ..., as published</source>
        <translation>Stellungen der Tiefen davor, 0, 1, 2, ..., wie veröffentlicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the sign of each: + for the depth before, − for the one before that, and so on</source>
        <translation>das Vorzeichen jeder: + für die Tiefe davor, − für die vorletzte, und so weiter</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>this depth, and so the number of depths before it</source>
        <translation>diese Tiefe und damit die Zahl der Tiefen davor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at this depth, as published</source>
        <translation>Stellungen dieser Tiefe, wie veröffentlicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what would flow back in equilibrium</source>
        <translation>was im Gleichgewicht zurückfließen würde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>its share of the positions of this depth</source>
        <translation>sein Anteil an den Stellungen dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The published figures fail the condition at depth 22</source>
        <translation>Die veröffentlichten Zahlen verletzen die Bedingung in Tiefe 22</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The condition first fails where the share that leads back is no probability</source>
        <translation>Die Bedingung ist zuerst dort verletzt, wo der Anteil, der zurückführt, keine Wahrscheinlichkeit ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>T. Rokicki and others, The diameter of the Rubik's Cube group is twenty, 2013; 26 in QTM, 2014</source>
        <translation>T. Rokicki u. a., The diameter of the Rubik's Cube group is twenty, 2013; 26 in QTM, 2014</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>H. Kociemba's two-phase algorithm, then a search for shorter solutions with pruning tables</source>
        <translation>Zwei-Phasen-Algorithmus von H. Kociemba, danach Suche nach kürzeren Lösungen mit Pruning-Tabellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest moves that are not excluded</source>
        <translation>kleinste nicht ausgeschlossene Zahl von Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>moves of the shortest known solution, or the greatest depth that this position can have</source>
        <translation>Züge der kürzesten bekannten Lösung oder die größte Tiefe, die diese Stellung haben kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Every position near solved gets its depth</source>
        <translation>Jede Stellung nahe an gelöst erhält ihre richtige Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Another solver finds no shorter solution</source>
        <translation>Ein anderer Löser findet keine kürzere Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Korf's search</source>
        <translation>Korfs Suche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Bounds from neighbouring positions never exclude the true depth</source>
        <translation>Schranken aus Nachbarstellungen schließen die wahre Tiefe nie aus</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>depths of all positions near solved</source>
        <translation>Tiefen aller Stellungen nahe an gelöst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The solution solves it, and a short search finds no shorter one</source>
        <translation>Die Lösung löst ihn, und eine kurze Suche findet keine kürzere</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the depth of this cube</source>
        <translation>die Tiefe dieses Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A solution of {upper} moves is known, and no solution has fewer than {lower} moves: the two differ by {open}.</source>
        <translation>Eine Lösung mit {upper} Zügen ist bekannt, und keine hat weniger als {lower} Züge: Der Unterschied ist {open}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the superflip</source>
        <translation>der Superflip</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>difference between the two</source>
        <translation>Unterschied der beiden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest moves that solve it</source>
        <translation>kleinste Zahl von Zügen, die ihn löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>lower bound of the depth</source>
        <translation>untere Schranke der Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>No solution of this cube has {excluded} moves or fewer; the next length that parity allows is {step} more.</source>
        <translation>Keine Lösung dieses Würfels hat {excluded} Züge oder weniger; die nächste Länge, die die Parität zulässt, ist um {step} größer.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the longest length excluded by a search or by other known bounds</source>
        <translation>die größte Länge, die durch eine Suche oder durch andere bekannte Schranken ausgeschlossen ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1, or 2 in QTM, where every move changes the parity of the corners</source>
        <translation>1 oder, in QTM, 2, denn dort ändert jeder Zug die Parität der Ecken</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest moves that are still possible</source>
        <translation>kleinste noch mögliche Zahl von Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Parity in QTM</source>
        <translation>Parität in QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>each length</source>
        <translation>jede Länge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>upper bound of the depth</source>
        <translation>obere Schranke der Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The shortest known solution has {way} moves; by what else is known of this position, {bound} are enough.</source>
        <translation>Die kürzeste bekannte Lösung hat {way} Züge; nach allem, was sonst über diese Stellung bekannt ist, genügen {bound}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a first solution, in HTM</source>
        <translation>eine erste Lösung, in HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>moves of the shortest solution found, or b while there is none</source>
        <translation>Züge der kürzesten gefundenen Lösung oder b, solange es keine gibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the greatest possible depth, from neighbouring positions or the other metric, or that of any cube</source>
        <translation>die größte mögliche Tiefe nach den Nachbarstellungen oder der anderen Metrik, oder die jedes Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the smaller of the two: this many moves are enough</source>
        <translation>die kleinere von beiden: So viele Züge genügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Solutions are short and solve the cube</source>
        <translation>Lösungen sind kurz und lösen den Würfel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>applied to the cube</source>
        <translation>auf den Würfel angewandt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>share of this depth that has been searched</source>
        <translation>durchsuchter Anteil dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>An estimated {done} % of the positions of this depth have been searched, and none led to a solution.</source>
        <translation>Schätzungsweise {done} % der Stellungen dieser Tiefe sind durchsucht, und keine führte zu einer Lösung.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a beginning not yet searched counts as the positions below it one depth before, shrunk towards the mean, times the growth of the others</source>
        <translation>ein noch nicht durchsuchter Anfang zählt so viel wie die Stellungen unter ihm eine Tiefe zuvor, zum Mittel hin geschrumpft, mal dem Wachstum der anderen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>percent of the positions that are searched, rounded down</source>
        <translation>Prozent der durchsuchten Stellungen, abgerundet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the share that is searched</source>
        <translation>der durchsuchte Anteil</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The share agrees with that of the positions counted afterwards, within 10 percentage points</source>
        <translation>Der Anteil stimmt mit dem der nachher gezählten Stellungen überein, auf 10 Prozentpunkte genau</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions that the search has tried</source>
        <translation>Stellungen, die die Suche probiert hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The search has tried {nodes} positions, {millions} million.</source>
        <translation>Die Suche hat {nodes} Stellungen probiert, {millions} Millionen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions tried so far</source>
        <translation>bisher probierte Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the same in millions</source>
        <translation>dasselbe in Millionen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Kernels and threads agree</source>
        <translation>Kernel und Threads stimmen überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>each other</source>
        <translation>gegeneinander</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions a second</source>
        <translation>Stellungen je Sekunde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>So far {each} positions a second were tried, {millions} million.</source>
        <translation>Bisher wurden {each} Stellungen je Sekunde probiert, {millions} Millionen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions tried a second, in this iteration</source>
        <translation>je Sekunde probierte Stellungen, in diesem Durchgang</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Reading a table does not count as search work</source>
        <translation>Das Lesen einer Tabelle zählt nicht als Sucharbeit</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>solutions of this length</source>
        <translation>Lösungen dieser Länge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The search for all solutions of at most {longest} moves found {solutions}; the shortest has {shortest} moves.</source>
        <translation>Die Suche nach allen Lösungen mit höchstens {longest} Zügen fand {solutions}; die kürzeste hat {shortest} Züge.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>lengths of the solutions, in moves</source>
        <translation>Längen der Lösungen, in Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the least of them</source>
        <translation>die kleinste davon</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the greatest</source>
        <translation>die größte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>number of solutions</source>
        <translation>Zahl der Lösungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>All solutions are found</source>
        <translation>Alle Lösungen werden gefunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>every sequence of moves</source>
        <translation>jede Zugfolge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Also those that turn only chosen faces</source>
        <translation>Auch die, die nur gewählte Seiten drehen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1 for every turn that leads in this direction, else 0</source>
        <translation>1 für jede Drehung, die in diese Richtung führt, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Where each turn leads</source>
        <translation>Wohin jede Drehung führt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a search of all positions</source>
        <translation>eine Suche über alle Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A direction is shown only when it is proved</source>
        <translation>Eine Richtung wird nur gezeigt, wenn sie bewiesen ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>every case</source>
        <translation>jeder Fall</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Proved depths of the neighbouring positions</source>
        <translation>Bewiesene Tiefen der Nachbarstellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns whose direction is proved</source>
        <translation>Drehungen mit bewiesener Richtung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>For {proved} of the {n} turns it is proved whether they lead closer, keep the depth or lead farther.</source>
        <translation>Für {proved} der {n} Drehungen ist bewiesen, ob sie näher heranführen, die Tiefe nicht ändern oder weiter wegführen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1 for every turn whose new depth is known to be less, the same or more, else 0</source>
        <translation>1 für jede Drehung, von deren neuer Tiefe bekannt ist, ob sie kleiner, gleich oder größer ist, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>all turns that count as one move</source>
        <translation>alle Drehungen, die als ein Zug zählen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the others, still open</source>
        <translation>die übrigen, noch offen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>those that are proved</source>
        <translation>die bewiesenen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead in this direction</source>
        <translation>Drehungen, die in diese Richtung führen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>{count} of the turns lead in this direction; the others lead in another, or are not proved.</source>
        <translation>{count} der Drehungen führen in diese Richtung; die übrigen führen in eine andere oder sind nicht bewiesen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how many they are</source>
        <translation>wie viele es sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead in this direction from a position of this depth</source>
        <translation>Drehungen, die von einer Stellung dieser Tiefe in diese Richtung führen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of {n} turns at a position of this depth a share of {share} leads in this direction: {mean} turns on average.</source>
        <translation>Von {n} Drehungen bei einer Stellung dieser Tiefe führt ein Anteil von {share} in diese Richtung: im Mittel {mean} Drehungen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube, 2023; with balanced populations where the article's are rounded</source>
        <translation>E. Testé, A random walk on the Rubik's Cube, 2023; mit ausgeglichenen Stellungszahlen, wo die des Artikels gerundet sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>p, q or r of the chain at this depth</source>
        <translation>p, q oder r der Kette in dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead in this direction, averaged over all positions of the depth</source>
        <translation>Drehungen, die in diese Richtung führen, im Mittel über alle Stellungen der Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Counted near solved</source>
        <translation>Nahe an gelöst gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>length of a sequence of moves</source>
        <translation>Länge einer Zugfolge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>{quarters} quarter turns and {halves} half turns, each half turn counted as {weight}.</source>
        <translation>{quarters} 90°-Drehungen und {halves} 180°-Drehungen, jede 180°-Drehung als {weight} gezählt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>an example in HTM</source>
        <translation>ein Beispiel in HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>quarter turns in the sequence</source>
        <translation>90°-Drehungen der Zugfolge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>half turns in the sequence</source>
        <translation>180°-Drehungen der Zugfolge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>what a half turn counts: 1 in HTM, 2 in QTM</source>
        <translation>was eine 180°-Drehung zählt: 1 in HTM, 2 in QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>length in moves</source>
        <translation>Länge in Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The two usual metrics, HTM and QTM</source>
        <translation>Die beiden üblichen Metriken HTM und QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A half turn counts as one or two</source>
        <translation>Eine 180°-Drehung zählt eins oder zwei</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>positions of a depth, and their share</source>
        <translation>Stellungen einer Tiefe und ihr Anteil</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of {total} positions {here} lie at this depth, a share of {share}.</source>
        <translation>Von {total} Stellungen liegen {here} in dieser Tiefe, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>T. Rokicki and others, cube20.org; OEIS A080601 and A080602</source>
        <translation>T. Rokicki u. a., cube20.org; OEIS A080601 und A080602</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>depth 9 of the 2×2×2 in HTM</source>
        <translation>Tiefe 9 des 2×2×2 in HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>all positions</source>
        <translation>alle Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>those of this depth</source>
        <translation>die dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>their share</source>
        <translation>ihr Anteil</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the same in percent</source>
        <translation>dasselbe in Prozent</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Exact layers add up to at most the total, and exactly to it where all are exact</source>
        <translation>Exakte Schichten ergeben höchstens die Gesamtzahl, und genau sie, wo alle exakt sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The populations of the 2×2×2 are the published ones</source>
        <translation>Die Besetzungszahlen des 2×2×2 sind die veröffentlichten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>an average of times, as cubers take it</source>
        <translation>ein Durchschnitt von Zeiten, wie Cuber ihn bilden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of the last {n} times, the {left} best and as many of the worst are left out; the mean of the others is {average} s.</source>
        <translation>Von den letzten {n} Zeiten fallen die {left} besten und ebenso viele der schlechtesten weg; das Mittel der übrigen ist {average} s.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>WCA Regulations, article 9f</source>
        <translation>WCA-Regeln, Artikel 9f</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>an average of five</source>
        <translation>ein Durchschnitt aus fünf</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the times that count, in seconds</source>
        <translation>die Zeiten, die zählen, in Sekunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>times in all</source>
        <translation>Zeiten insgesamt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>left out at each end: a twentieth, one at least</source>
        <translation>an jedem Ende weggelassen: ein Zwanzigstel, mindestens eine</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the mean of the others, in seconds</source>
        <translation>das Mittel der übrigen, in Sekunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Averages agree with official ones</source>
        <translation>Die Durchschnitte stimmen mit offiziellen überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>published results</source>
        <translation>veröffentlichte Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Best and worst are left out</source>
        <translation>Bestes und Schlechtestes fallen weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>by the definition</source>
        <translation>nach der Definition</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the best time</source>
        <translation>die beste Zeit</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The shortest of the finished times: {best} s.</source>
        <translation>Die kürzeste der gültigen Zeiten: {best} s.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>three times</source>
        <translation>drei Zeiten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the finished times, in seconds</source>
        <translation>die gültigen Zeiten, in Sekunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the shortest of them, in seconds</source>
        <translation>die kürzeste davon, in Sekunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Best and mean of the results</source>
        <translation>Bestwert und Mittel der Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The proof is by {author}, {year}: {title}</source>
        <translation>Der Beweis ist von {author}, {year}: {title}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>A network trained here on random walks with p(d|N) as labels, as E. Testé proposes (2023)</source>
        <translation>Ein hier an Irrfahrten trainiertes Netz mit p(d|N) als Zielwerten, wie E. Testé vorschlägt (2023)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Measured by this program, against depths that an optimal solver has proved</source>
        <translation>Von diesem Programm gemessen, an Tiefen, die ein optimaler Löser bewiesen hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The same numbers by a plain forward pass</source>
        <translation>Dieselben Zahlen durch einen einfachen Vorwärtsdurchlauf</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>A position, its images under the 48 symmetries and its inverse all get the same result</source>
        <translation>Eine Stellung, ihre Bilder unter den 48 Symmetrien und ihre Inverse erhalten dasselbe Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>by construction</source>
        <translation>nach Konstruktion</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Compared again with proofs of this program</source>
        <translation>Erneut mit Beweisen dieses Programms verglichen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>by the optimal solver</source>
        <translation>durch den optimalen Löser</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The depths of the positions are those that another search finds</source>
        <translation>Die Tiefen der Stellungen sind die, die eine andere Suche findet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>probability that the network gives depth d, before anything is proved</source>
        <translation>Wahrscheinlichkeit, die das Netz der Tiefe d gibt, bevor etwas bewiesen ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>1 for each depth that is not excluded, else 0</source>
        <translation>1 für jede Tiefe, die nicht ausgeschlossen ist, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the depth</source>
        <translation>die Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>mean depth by the network</source>
        <translation>mittlere Tiefe nach dem Netz</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The network gives {inside} of its probability to depths that are not excluded; their mean is {mean}.</source>
        <translation>Das Netz gibt {inside} seiner Wahrscheinlichkeit den nicht ausgeschlossenen Tiefen; deren Mittel ist {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its probability for depths that are not excluded</source>
        <translation>seine Wahrscheinlichkeit für die nicht ausgeschlossenen Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean depth there</source>
        <translation>die mittlere Tiefe dort</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>probability of the likeliest depth</source>
        <translation>Wahrscheinlichkeit der wahrscheinlichsten Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The network gives {inside} of its probability to depths that are not excluded; the likeliest of them, {place}, has a share of {weight}.</source>
        <translation>Das Netz gibt {inside} seiner Wahrscheinlichkeit den nicht ausgeschlossenen Tiefen; die wahrscheinlichste davon, {place}, hat einen Anteil von {weight}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the likeliest of these depths</source>
        <translation>die wahrscheinlichste dieser Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its share</source>
        <translation>ihr Anteil</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions examined at each depth</source>
        <translation>untersuchte Stellungen jeder Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of the network's estimates</source>
        <translation>das Mittel der Schätzungen des Netzes</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean probability that it gives their true depth</source>
        <translation>die mittlere Wahrscheinlichkeit, die es ihrer wahren Tiefe gibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions used to test the network</source>
        <translation>Stellungen, an denen das Netz geprüft wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{total} positions at {depths} depths were examined, all with a proved depth.</source>
        <translation>In {depths} Tiefen wurden {total} Stellungen untersucht, alle mit bewiesener Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>depths</source>
        <translation>Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions in all</source>
        <translation>Stellungen insgesamt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>mean error of the network's mean depth</source>
        <translation>mittlerer Fehler der mittleren Tiefe des Netzes</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Over {depths} depths, each counted equally, the network's mean depth is off by {error} moves on average.</source>
        <translation>Über {depths} gleich gewichtete Tiefen weicht die mittlere Tiefe des Netzes im Mittel um {error} Züge ab.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the true depth</source>
        <translation>die wahre Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of |m(d) − d|</source>
        <translation>das Mittel von |m(d) − d|</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>largest error of the network's mean depth</source>
        <translation>größter Fehler der mittleren Tiefe des Netzes</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>At depth {place} the network's mean depth is off by {error} moves; nowhere is the error larger.</source>
        <translation>In Tiefe {place} weicht die mittlere Tiefe des Netzes um {error} Züge ab; nirgends ist der Fehler größer.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the network's mean estimate for positions of depth d; d where none was examined</source>
        <translation>die mittlere Schätzung des Netzes für Stellungen der Tiefe d; d, wo keine untersucht wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>error at each depth</source>
        <translation>Fehler in jeder Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the depth with the largest error</source>
        <translation>die Tiefe mit dem größten Fehler</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>that error</source>
        <translation>dieser Fehler</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>probability of the true depth</source>
        <translation>Wahrscheinlichkeit der wahren Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Over {depths} depths, each counted equally, the network gives the true depth a probability of {truth} on average.</source>
        <translation>Über {depths} gleich gewichtete Tiefen gibt das Netz der wahren Tiefe im Mittel eine Wahrscheinlichkeit von {truth}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean over the depths</source>
        <translation>das Mittel über die Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often the likeliest depth is the true one</source>
        <translation>wie oft die wahrscheinlichste Tiefe die wahre ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of {total} positions the likeliest depth is the true one in {right}.</source>
        <translation>Von {total} Stellungen ist bei {right} die wahrscheinlichste Tiefe die wahre.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those whose true depth is the likeliest</source>
        <translation>davon die, deren wahre Tiefe die wahrscheinlichste ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>these at all depths</source>
        <translation>diese in allen Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often the estimate would be too large as a bound</source>
        <translation>wie oft die Schätzung als Schranke zu groß wäre</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>In {wrong} of {total} positions the mean depth minus {margin} moves, rounded down, is more than the true depth.</source>
        <translation>Bei {wrong} von {total} Stellungen ist die mittlere Tiefe minus {margin} Züge, abgerundet, größer als die wahre Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those whose estimate minus k moves, rounded down, is too large</source>
        <translation>davon die, deren Schätzung minus k Züge, abgerundet, zu groß ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>moves subtracted from the estimate</source>
        <translation>von der Schätzung abgezogene Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those with too large a bound</source>
        <translation>die mit zu großer Schranke</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions generated by a search, relative to the tables alone</source>
        <translation>von einer Suche erzeugte Stellungen, verglichen mit den Tabellen allein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{searches} searches that trust the estimate generate {here} positions; with the tables alone, {alone}.</source>
        <translation>{searches} Suchen, die der Schätzung trauen, erzeugen {here} Stellungen, allein mit den Tabellen {alone}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions generated by each search with the tables' bound</source>
        <translation>von jeder Suche mit der Schranke der Tabellen erzeugte Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the same with the larger of the tables' bound and the estimate minus k moves</source>
        <translation>dasselbe mit dem Größeren aus der Schranke der Tabellen und der Schätzung minus k Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>searches</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>total with the tables</source>
        <translation>Summe mit den Tabellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>total with the estimate</source>
        <translation>Summe mit der Schätzung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>their ratio</source>
        <translation>ihr Verhältnis</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>A search with the tables finds shortest solutions</source>
        <translation>Eine Suche mit den Tabellen findet kürzeste Lösungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the same positions</source>
        <translation>dieselben Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>time of a search, relative to the tables alone</source>
        <translation>Zeit einer Suche, verglichen mit den Tabellen allein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{searches} searches that trust the estimate take {here} s on one core; with the tables alone, {alone} s.</source>
        <translation>{searches} Suchen, die der Schätzung trauen, brauchen auf einem Kern {here} s, allein mit den Tabellen {alone} s.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>seconds of each search with the tables' bound</source>
        <translation>Sekunden jeder Suche mit der Schranke der Tabellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the network's mean estimate for positions of one depth</source>
        <translation>mittlere Schätzung des Netzes für Stellungen einer Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>For positions of depth {t} the network estimates {mean} on average; it gives the true depth a probability of {truth}.</source>
        <translation>Für Stellungen der Tiefe {t} schätzt das Netz im Mittel {mean}; der wahren Tiefe gibt es die Wahrscheinlichkeit {truth}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of its distributions over the positions examined</source>
        <translation>das Mittel seiner Verteilungen über die untersuchten Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the probability that it gives the true depth</source>
        <translation>die Wahrscheinlichkeit, die es der wahren Tiefe gibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its mean depth</source>
        <translation>seine mittlere Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often its predictions come true</source>
        <translation>wie oft seine Vorhersagen eintreffen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>The network gave {pairs} depths of drawn positions a probability in this tenth, {said} on average; a share of {seen} is the true depth. Every true depth has the same weight, so they count as much as {number} equal ones. With 95 % confidence the share lies between {low} and {high}.</source>
        <translation>{pairs} Tiefen gezogener Stellungen gab das Netz eine Wahrscheinlichkeit in diesem Zehntel, im Mittel {said}; ein Anteil von {seen} ist die wahre Tiefe. Jede wahre Tiefe hat das gleiche Gewicht, so dass sie so viel zählen wie {number} gleiche. Mit 95 % Konfidenz liegt der Anteil zwischen {low} und {high}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>E. B. Wilson, JASA 22, 1927; L. Kish, Survey Sampling, 1965</source>
        <translation>E. B. Wilson, JASA 22, 1927; L. Kish, Survey Sampling, 1965</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>number of these depths</source>
        <translation>Zahl dieser Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>their total weight: each weighs one divided by the positions drawn of its true depth</source>
        <translation>ihr Gesamtgewicht: Jede wiegt eins durch die Zahl der gezogenen Stellungen ihrer wahren Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the weight of those that are the true depth</source>
        <translation>das Gewicht derer, die die wahre Tiefe sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the sum of the squared weights</source>
        <translation>die Summe der quadrierten Gewichte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of the probabilities</source>
        <translation>das Mittel der Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>standard deviations on each side</source>
        <translation>Standardabweichungen zu jeder Seite</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>effective sample size</source>
        <translation>effektive Stichprobengröße</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the middle of the interval</source>
        <translation>die Mitte des Intervalls</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>half of its width</source>
        <translation>seine halbe Breite</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its lower end</source>
        <translation>sein unteres Ende</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its upper end</source>
        <translation>sein oberes Ende</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the share that is true</source>
        <translation>der Anteil, der wahr ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>moves that lead deeper from every position, for each one that leads back</source>
        <translation>Züge, die von jeder Stellung tiefer führen, auf einen, der zurückführt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the binomial model: d = 2k − N, k of N moves going deeper</source>
        <translation>das Binomialmodell: d = 2k − N, k von N Zügen gehen tiefer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>gain in depth per move</source>
        <translation>Zuwachs an Tiefe je Zug</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>Of every b + 1 moves, b lead deeper and one leads back: a gain of {drift} in depth per move, far from both ends.</source>
        <translation>Von je b + 1 Zügen führen b tiefer und einer zurück: ein Zuwachs an Tiefe von {drift} je Zug, fern von beiden Enden.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the article's growth of the 3×3×3</source>
        <translation>das Wachstum des 3×3×3 nach dem Artikel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The likeliest depth follows that line, and leaves it at the end</source>
        <translation>Die wahrscheinlichste Tiefe folgt dieser Geraden und verlässt sie am Ende</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>exact walk</source>
        <translation>exakte Irrfahrt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>moves until the line reaches the deepest positions</source>
        <translation>Züge, bis die Gerade die tiefsten Stellungen erreicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The line gains {drift} in depth per move; it reaches depth {deepest} after {moves} moves.</source>
        <translation>Die Gerade gewinnt je Zug {drift} an Tiefe; nach {moves} Zügen erreicht sie Tiefe {deepest}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the depth of the deepest positions</source>
        <translation>die Tiefe der tiefsten Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>moves until then</source>
        <translation>Züge bis dahin</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>standard deviation of the depth after N moves</source>
        <translation>Standardabweichung der Tiefe nach N Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>After {N} moves the depth is {mean} on average, with a standard deviation of {deviation}.</source>
        <translation>Nach {N} Zügen ist die Tiefe im Mittel {mean}, mit einer Standardabweichung von {deviation}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the mean depth</source>
        <translation>die mittlere Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the standard deviation</source>
        <translation>die Standardabweichung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>Mean and deviation of a walk without growth</source>
        <translation>Mittel und Abweichung einer Irrfahrt ohne Wachstum</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>mean depth by the binomial model</source>
        <translation>mittlere Tiefe nach dem Binomialmodell</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>From depth {start}, each of {N} moves gains the same depth on average, as the model has no ends: that makes {mean}.</source>
        <translation>Von Tiefe {start} aus gewinnt jeder von {N} Zügen im Mittel gleich viel Tiefe, denn das Modell hat keine Ränder: das ergibt {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the share of moves that keep the depth</source>
        <translation>der Anteil der Züge, die die Tiefe nicht ändern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the depth where the walk begins</source>
        <translation>die Tiefe, in der die Irrfahrt beginnt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the mean depth by the model</source>
        <translation>die mittlere Tiefe nach dem Modell</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>distance from the binomial model</source>
        <translation>Abstand vom Binomialmodell</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>Depth by depth the walk and the model differ by {distance}; the model's probability below depth 0 counts too.</source>
        <translation>Tiefe für Tiefe unterscheiden sich die Irrfahrt und das Modell um {distance}; die Wahrscheinlichkeit des Modells unter Tiefe 0 zählt mit.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>b = 3 after two moves, a puzzle of depth 2</source>
        <translation>b = 3 nach zwei Zügen, ein Puzzle der Tiefe 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the model's probability below depth 0</source>
        <translation>die Wahrscheinlichkeit des Modells unter Tiefe 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>total variation distance, from 0 to 1</source>
        <translation>Totalvariationsabstand, von 0 bis 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The model is near in the middle and far at the end</source>
        <translation>Das Modell ist in der Mitte nah und am Ende fern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The model's probability below 0 is part of the distance</source>
        <translation>Die Wahrscheinlichkeit des Modells unter 0 gehört zum Abstand</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the binomial model's probability outside the possible depths</source>
        <translation>die Wahrscheinlichkeit des Binomialmodells außerhalb der möglichen Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The binomial model has no ends: a share of {outside} lies below depth 0 or beyond the greatest depth.</source>
        <translation>Das Binomialmodell hat keine Ränder: Ein Anteil von {outside} liegt unter Tiefe 0 oder jenseits der größten Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the model's probabilities beyond the greatest depth</source>
        <translation>die Wahrscheinlichkeiten des Modells jenseits der größten Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>its probability below depth 0</source>
        <translation>seine Wahrscheinlichkeit unter Tiefe 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>both together</source>
        <translation>beides zusammen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The model's probability beyond the ends is not lost</source>
        <translation>Die Wahrscheinlichkeit des Modells jenseits der Ränder geht nicht verloren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>depth 12 of the 2×2×2 in QTM, a turn closer after a turn away</source>
        <translation>Tiefe 12 des 2×2×2 in QTM, eine Drehung näher heran nach einer weiter weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>positions of each kind</source>
        <translation>Stellungen jeder Art</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns of such a position that lead in this direction</source>
        <translation>Drehungen einer solchen Stellung, die in diese Richtung führen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns at each position</source>
        <translation>Drehungen bei jeder Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>probability of the next turn's direction, given the last turn's</source>
        <translation>Wahrscheinlichkeit der Richtung der nächsten Drehung, wenn die der letzten bekannt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>A position is reached by as many turns as lead back from it. With the positions weighted by this number, a share of {share} of the next turns leads in this direction.</source>
        <translation>Eine Stellung wird durch so viele Drehungen erreicht, wie von ihr zurückführen. Mit dieser Zahl gewichtet, führt von den nächsten Drehungen der Anteil {share} in diese Richtung.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>P(next | last) = E[x y] / (n E[x])</source>
        <translation>P(nächste | letzte) = E[x y] / (n E[x])</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns of such a position that lead back where the walk came from</source>
        <translation>Drehungen einer solchen Stellung, die dorthin zurückführen, woher die Irrfahrt kam</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>all turns that lead back</source>
        <translation>alle Drehungen, die zurückführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the probability that the next turn leads in this direction</source>
        <translation>die Wahrscheinlichkeit, dass die nächste Drehung in diese Richtung führt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>probability of the next turn's direction, by the chain</source>
        <translation>Wahrscheinlichkeit der Richtung der nächsten Drehung, nach der Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>On average {mean} of {n} turns at a position of this depth lead in this direction. The chain ignores the last turn, so the probability is always {share}.</source>
        <translation>Im Mittel führen {mean} von {n} Drehungen an einer Stellung dieser Tiefe in diese Richtung. Die Kette beachtet die letzte Drehung nicht, also ist die Wahrscheinlichkeit immer {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>their mean number</source>
        <translation>ihre mittlere Zahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the last depth whose positions were counted one by one</source>
        <translation>die letzte Tiefe, deren Stellungen einzeln gezählt wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>{depths} depths were counted, from depth 0 on: the last one is {deepest}.</source>
        <translation>Gezählt wurden {depths} Tiefen, von Tiefe 0 an: die letzte ist {deepest}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>positions of each depth</source>
        <translation>Stellungen jeder Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>number of depths, including depth 0</source>
        <translation>Zahl der Tiefen, Tiefe 0 mitgezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the last of them</source>
        <translation>die letzte davon</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the 2×2×2 in QTM, to depth 3</source>
        <translation>der 2×2×2 in QTM, bis Tiefe 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>the distance up to which it counts as mixed</source>
        <translation>der Abstand, bis zu dem sie als gemischt gilt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>The chain's mixing time is too short</source>
        <translation>Die Mischzeit der Kette ist zu kurz</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>mixing time of the walk, in moves</source>
        <translation>Mischzeit der Irrfahrt, in Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>From {turns} moves on, the walk itself stays within {near} of uniform, over all positions. The chain of depths, a model, says {chain}.</source>
        <translation>Ab {turns} Zügen weicht die Irrfahrt selbst, über alle Stellungen, um höchstens {near} von der Gleichverteilung ab. Die Kette der Tiefen, ein Modell, sagt {chain}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>the 2×2×2 in QTM</source>
        <translation>der 2×2×2 in QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>total variation distance of the walk from uniform after N moves</source>
        <translation>Totalvariationsabstand der Irrfahrt von der Gleichverteilung nach N Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance of the chain of depths from its stationary distribution after N moves</source>
        <translation>Abstand der Kette der Tiefen von ihrer stationären Verteilung nach N Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>moves from which on the chain stays within ε</source>
        <translation>Züge, ab denen die Kette innerhalb von ε bleibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>moves from which on it stays within ε</source>
        <translation>Züge, ab denen sie innerhalb von ε bleibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>The walk on the 2×2×2 forgets its start</source>
        <translation>Die Irrfahrt auf dem 2×2×2 vergisst ihren Anfang</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>over all its positions</source>
        <translation>über alle seine Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>mixing time of the chain of depths, in moves</source>
        <translation>Mischzeit der Kette der Tiefen, in Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>From {turns} moves on, the chain of depths stays within {near} of its stationary distribution. It is a model that treats a walk as uniform inside each depth: the walk itself may need more moves.</source>
        <translation>Ab {turns} Zügen weicht die Kette der Tiefen um höchstens {near} von ihrer stationären Verteilung ab. Sie ist ein Modell, das eine Irrfahrt innerhalb jeder Tiefe als gleichverteilt annimmt: Die Irrfahrt selbst kann mehr Züge brauchen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>total variation distance from the stationary distribution after N moves</source>
        <translation>Totalvariationsabstand von der stationären Verteilung nach N Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance of the true walk from uniform</source>
        <translation>Abstand der wahren Irrfahrt von der Gleichverteilung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>The probability of every position after {N} moves was compared with the uniform one over all positions that parity allows: the distance is {distance}.</source>
        <translation>Die Wahrscheinlichkeit jeder Stellung nach {N} Zügen wurde mit der gleichverteilten über alle Stellungen verglichen, die die Parität zulässt: Der Abstand ist {distance}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>t(N) = ½ Σ |p(s|N) − 1/n| over the n positions s that parity allows</source>
        <translation>t(N) = ½ Σ |p(s|N) − 1/n| über die n Stellungen s, die die Parität zulässt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>half the sum over all positions, as the exact walk counts it</source>
        <translation>die halbe Summe über alle Stellungen, wie die exakte Irrfahrt sie zählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the BERT article, table of success</source>
        <translation>Der BERT-Artikel, Tabelle der Erfolge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles of that length that were played</source>
        <translation>gespielte Scrambles dieser Länge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The evaluation agrees with play on cubes</source>
        <translation>Die Auswertung stimmt mit dem Spiel an Würfeln überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>independent play</source>
        <translation>unabhängiges Spielen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>A perfect player solves every scramble, a stubborn one only those it must</source>
        <translation>Ein perfekter Spieler löst jeden Scramble, ein sturer nur die, die er muss</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The evaluation cannot be cheated</source>
        <translation>Die Auswertung lässt sich nicht überlisten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>First mistakes are found where they are</source>
        <translation>Erste Fehler werden dort gefunden, wo sie sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>by an optimal solver</source>
        <translation>durch einen optimalen Löser</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles whose first mistake is at place i: a true depth, or the number of the move</source>
        <translation>Scrambles, deren erster Fehler an Stelle i liegt: einer wahren Tiefe oder der Nummer des Zugs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the place</source>
        <translation>die Stelle</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles solved in at most n moves</source>
        <translation>Scrambles, in höchstens n Zügen gelöst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {games} scrambles of {n} moves the network solved {solved} in at most {n} moves.</source>
        <translation>Von {games} Scrambles aus {n} Zügen hat das Netz {solved} in höchstens {n} Zügen gelöst.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>this program's network, as it was measured</source>
        <translation>das Netz dieses Programms, wie es gemessen wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>moves of the scramble</source>
        <translation>Züge des Scrambles</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those solved in at most n moves</source>
        <translation>die in höchstens n Zügen gelösten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the share that was solved</source>
        <translation>der gelöste Anteil</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>of another network, with other scrambles</source>
        <translation>von einem anderen Netz, mit anderen Scrambles</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>lengths at which this network is better</source>
        <translation>Längen, bei denen dieses Netz besser ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>At {better} of {lengths} lengths it solves more than the article's network did.</source>
        <translation>Bei {better} von {lengths} Längen löst es mehr als das Netz des Artikels.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>three lengths</source>
        <translation>drei Längen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>1 where this network's rate is higher, else 0</source>
        <translation>1, wo die Quote dieses Netzes höher ist, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>lengths at which both are known</source>
        <translation>Längen, bei denen beide bekannt sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those at which it is higher</source>
        <translation>die, bei denen sie höher ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>It beats the article on short scrambles</source>
        <translation>Bei kurzen Scrambles schlägt es den Artikel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>played anew</source>
        <translation>neu gespielt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>how sure the network is of a turn</source>
        <translation>wie sicher das Netz einer Drehung ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The network gives each of the eighteen turns a share, which together are 1. The others have {rest}, so {share} is left for this turn.</source>
        <translation>Das Netz gibt jeder der achtzehn Drehungen einen Anteil; zusammen sind sie 1. Die anderen haben {rest}, also bleibt {share} für diese.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>p(turn) = exp(z(turn)) / Σ exp(z)</source>
        <translation>p(Drehung) = exp(z(Drehung)) / Σ exp(z)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the shares of the other turns</source>
        <translation>die Anteile der anderen Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>all of them together</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the share of this turn</source>
        <translation>der Anteil dieser Drehung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>A network with a softmax at its end, see core/cube/README.md</source>
        <translation>Ein Netz mit Softmax am Ende, siehe core/cube/README.md</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Shares are those of a plain network, and sum to 1</source>
        <translation>Die Anteile sind die eines einfachen Netzes und ergeben zusammen 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles at each length</source>
        <translation>Scrambles bei jeder Länge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>At every length at least {least} and at most {most} scrambles were played.</source>
        <translation>Bei jeder Länge wurden mindestens {least} und höchstens {most} Scrambles gespielt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the shipped measurement</source>
        <translation>die mitgelieferte Messung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles of each length</source>
        <translation>Scrambles jeder Länge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the fewest</source>
        <translation>die wenigsten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the most</source>
        <translation>die meisten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Measured by this program</source>
        <translation>Von diesem Programm gemessen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The stored figures are complete</source>
        <translation>Die gespeicherten Zahlen sind vollständig</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles checked for mistakes</source>
        <translation>auf Fehler geprüfte Scrambles</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Each move on {games} scrambles was compared with an optimal solver.</source>
        <translation>Jeder Zug bei {games} Scrambles wurde mit einem optimalen Löser verglichen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those that were checked</source>
        <translation>die geprüften</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles without a mistake</source>
        <translation>Scrambles ohne Fehler</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>In {wrong} of {games} scrambles some move did not lead closer to solved; a share of {share} had no such move.</source>
        <translation>Bei {wrong} von {games} Scrambles führte irgendein Zug nicht näher an gelöst; ein Anteil von {share} hatte keinen solchen Zug.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles with a mistake</source>
        <translation>Scrambles mit einem Fehler</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the share without one</source>
        <translation>der Anteil ohne Fehler</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>where most first mistakes are</source>
        <translation>wo die meisten ersten Fehler liegen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Most first mistakes, {most} of them, are at place {place}.</source>
        <translation>Die meisten ersten Fehler, {most} an der Zahl, liegen an Stelle {place}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the largest c(i)</source>
        <translation>das größte c(i)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>where it is</source>
        <translation>wo es liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles that are shorter than they look</source>
        <translation>Scrambles, die kürzer sind, als sie aussehen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {games} scrambles of {n} moves, {shorter} can be solved in fewer.</source>
        <translation>Von {games} Scrambles aus {n} Zügen lassen sich {shorter} mit weniger lösen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles that were solved optimally</source>
        <translation>Scrambles, die optimal gelöst wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those with a shorter solution</source>
        <translation>die mit einer kürzeren Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Measured by this program, with an optimal solver</source>
        <translation>Von diesem Programm gemessen, mit einem optimalen Löser</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>The article's seven scrambles have depth 5</source>
        <translation>Die sieben Scrambles des Artikels haben die Tiefe 5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>the BERT article</source>
        <translation>der BERT-Artikel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Shorter scrambles are counted</source>
        <translation>Kürzere Scrambles werden gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>samples learnt from</source>
        <translation>Beispiele, aus denen gelernt wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Each of the {samples} samples is a new random scramble.</source>
        <translation>Jedes der {samples} Beispiele ist ein neuer zufälliger Scramble.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles that were drawn</source>
        <translation>gezogene Scrambles</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>samples in all</source>
        <translation>Beispiele insgesamt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Noted by the training</source>
        <translation>Beim Training notiert</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>moves that led closer to solved</source>
        <translation>Züge, die näher an gelöst führten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {turns} moves that the network made, {right} led closer to solved.</source>
        <translation>Von {turns} Zügen des Netzes führten {right} näher an gelöst.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>moves up to the first mistake on each scramble</source>
        <translation>Züge bis zum ersten Fehler bei jedem Scramble</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those after which one move HTM less is needed</source>
        <translation>die, nach denen ein Zug HTM weniger nötig ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>mistakes of one kind</source>
        <translation>Fehler einer Art</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {mistakes} first mistakes {seen} were of this kind.</source>
        <translation>Von {mistakes} ersten Fehlern waren {seen} von dieser Art.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>first mistakes that were found</source>
        <translation>gefundene erste Fehler</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those of this kind</source>
        <translation>die dieser Art</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a scramble of nine moves HTM</source>
        <translation>ein Scramble aus neun Zügen HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Without obvious repetitions there are {longer} sequences of {length} moves, {b} times as many as of one move less.</source>
        <translation>Ohne offensichtliche Wiederholungen gibt es {longer} Folgen von {length} Zügen, {b}-mal so viele wie mit einem Zug weniger.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves HTM</source>
        <translation>HTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves of a sequence</source>
        <translation>Züge einer Folge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences of d moves of which none repeats or undoes one before it</source>
        <translation>Folgen von d Zügen, von denen keiner einen früheren wiederholt oder aufhebt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those of one move less</source>
        <translation>die mit einem Zug weniger</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the factor; in HTM it tends to 6 + 3√6</source>
        <translation>der Faktor; in HTM strebt er gegen 6 + 3√6</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>6 + 3√6, the largest eigenvalue of the automaton that reads the sequences</source>
        <translation>6 + 3√6, der größte Eigenwert des Automaten, der die Folgen liest</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>algebra</source>
        <translation>Algebra</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Sequences applied and counted one by one</source>
        <translation>Folgen einzeln angewandt und gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>brute force</source>
        <translation>vollständiges Durchprobieren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the bound h of a position</source>
        <translation>die Schranke h einer Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The corners alone need {corners} moves, six edges {first} and the other six {second}: the cube needs at least {h}.</source>
        <translation>Die Ecken allein brauchen {corners} Züge, sechs Kanten {first} und die anderen sechs {second}: Der Würfel braucht mindestens {h}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves that the corners need, by the first table</source>
        <translation>Züge, die die Ecken brauchen, nach der ersten Tabelle</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves that six edges need, by the second</source>
        <translation>Züge, die sechs Kanten brauchen, nach der zweiten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves that the other six need, by the third</source>
        <translation>Züge, die die anderen sechs brauchen, nach der dritten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the largest: no solution is shorter</source>
        <translation>die größte: Keine Lösung ist kürzer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>No value in a table is more than the depth</source>
        <translation>Kein Wert einer Tabelle ist größer als die Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>published depths</source>
        <translation>veröffentlichte Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>How many entries have each value</source>
        <translation>Wie viele Einträge welchen Wert haben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>entries of one of Korf's tables</source>
        <translation>Einträge einer von Korfs Tabellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>A table has an entry for every arrangement of its pieces: {total} in all.</source>
        <translation>Eine Tabelle hat einen Eintrag für jede mögliche Anordnung ihrer Steine: insgesamt {total}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>entries with the value 0, 1, 2, ...</source>
        <translation>Einträge mit dem Wert 0, 1, 2, ...</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>all of them</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth of a position</source>
        <translation>die Tiefe einer Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>{tried} depths were searched one after the other; a solution was found at depth {depth}, so none is shorter.</source>
        <translation>{tried} Tiefen wurden nacheinander durchsucht; in Tiefe {depth} wurde eine Lösung gefunden, also ist keine kürzer.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depths that were searched, all but the last completely</source>
        <translation>die durchsuchten Tiefen, bis auf die letzte alle vollständig</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the one at which a solution was found</source>
        <translation>die, in der eine Lösung gefunden wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>coset search</source>
        <translation>Nebenklassensuche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions in completed iterations</source>
        <translation>Stellungen in vollständigen Durchgängen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>To show that no solution is shorter, {total} positions were generated, in all iterations but the last.</source>
        <translation>Um zu zeigen, dass keine Lösung kürzer ist, wurden {total} Stellungen erzeugt, in allen Durchgängen bis auf den letzten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that the iteration to depth d generated</source>
        <translation>Stellungen, die der Durchgang bis Tiefe d erzeugt hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>It goes as deep and generates as much as a plain search</source>
        <translation>Sie geht so tief und erzeugt so viel wie eine einfache Suche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>independent search</source>
        <translation>unabhängige Suche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected by the formula</source>
        <translation>nach der Formel erwartete Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>By the share of random cubes with a small bound, the same iterations are expected to generate {total} positions.</source>
        <translation>Nach dem Anteil zufälliger Würfel mit kleiner Schranke sind von denselben Durchgängen {total} Stellungen zu erwarten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>R. E. Korf, M. Reid and S. Edelkamp, Artificial Intelligence 129, 2001</source>
        <translation>R. E. Korf, M. Reid und S. Edelkamp, Artificial Intelligence 129, 2001</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>E(d) = Σ N(i + 1) P(h ≤ d − i), i = 0 ... d − 1</source>
        <translation>E(d) = Σ N(i + 1) P(h ≤ d − i), i = 0 ... d − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected of the iteration to depth d</source>
        <translation>vom Durchgang bis Tiefe d erwartete Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Near what the article measured</source>
        <translation>Nahe dem, was der Artikel gemessen hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Korf, Reid and Edelkamp 2001</source>
        <translation>Korf, Reid und Edelkamp 2001</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected of one iteration</source>
        <translation>erwartete Stellungen eines Durchgangs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The iteration to depth {depth} continues only the sequences whose position has a small enough bound. If these are as frequent as among random positions, it generates {expected} positions.</source>
        <translation>Der Durchgang bis Tiefe {depth} setzt nur Folgen fort, deren Stellung eine hinreichend kleine Schranke hat. Sind sie so häufig wie unter zufälligen Stellungen, erzeugt er {expected} Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences of i + 1 moves, i = 0 ... d − 1</source>
        <translation>Folgen von i + 1 Zügen, i = 0 ... d − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how often a random position has so small a bound</source>
        <translation>wie oft eine zufällige Stellung eine so kleine Schranke hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth of the iteration</source>
        <translation>die Tiefe des Durchgangs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions expected</source>
        <translation>erwartete Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences without a bound</source>
        <translation>Folgen ohne Schranke</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Each further move gives {b} times as many sequences: {tree} of {depth} moves, if nothing is cut off.</source>
        <translation>Jeder weitere Zug ergibt {b}-mal so viele Folgen: {tree} mit {depth} Zügen, wenn nichts abgeschnitten wird.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the branching factor</source>
        <translation>der Verzweigungsfaktor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences, without obvious repetitions</source>
        <translation>Folgen, ohne offensichtliche Wiederholungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that an iteration has tried</source>
        <translation>Stellungen, die ein Durchgang probiert hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The iteration tried {tried} positions, {times} times as many as the formula expects of it.</source>
        <translation>Der Durchgang probierte {tried} Stellungen, {times}-mal so viele, wie die Formel von ihm erwartet.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that were tried</source>
        <translation>Stellungen, die probiert wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions tried</source>
        <translation>geprüfte Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Positions were counted as they were tried, iteration by iteration: {total}.</source>
        <translation>Stellungen wurden beim Prüfen gezählt, Durchgang um Durchgang: {total}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that the iteration to depth d tried</source>
        <translation>Stellungen, die der Durchgang bis Tiefe d geprüft hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth of the last iteration</source>
        <translation>die Tiefe des letzten Durchgangs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>{tried} depths were searched one after the other; the last of them is {depth}.</source>
        <translation>{tried} Tiefen wurden nacheinander durchsucht; die letzte davon ist {depth}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depths of the iterations</source>
        <translation>die Tiefen der Durchgänge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions relative to the iteration before</source>
        <translation>Stellungen im Verhältnis zum Durchgang davor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The iteration tried {tried} positions, the one before it {before}.</source>
        <translation>Der Durchgang probierte {tried} Stellungen, der davor {before}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that the iteration tried</source>
        <translation>Stellungen, die der Durchgang probierte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those of the iteration before</source>
        <translation>die des Durchgangs davor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Never longer than the bound allows</source>
        <translation>Nie länger, als die Schranke erlaubt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a position of depth 6, its bound 80 % too large</source>
        <translation>eine Stellung der Tiefe 6, ihre Schranke 80 % zu groß</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>length of the solution found with a bound that is too large</source>
        <translation>Länge der Lösung, die mit einer zu großen Schranke gefunden wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The solution found has {turns} moves, {more} more than needed; with this bound it could have at most {most}.</source>
        <translation>Die gefundene Lösung hat {turns} Züge, {more} mehr als nötig; mit dieser Schranke könnte sie höchstens {most} haben.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves of the solution found</source>
        <translation>Züge der gefundenen Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>tenths of itself by which the bound is too large</source>
        <translation>Zehntel, um die die Schranke zu groß ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves more than needed</source>
        <translation>Züge mehr als nötig</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the most moves it could have</source>
        <translation>die meisten Züge, die sie haben könnte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>R. E. Korf, Linear-space best-first search, Artificial Intelligence 62, 1993</source>
        <translation>R. E. Korf, Linear-space best-first search, Artificial Intelligence 62, 1993</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>length of the solution found with a bound that is too large, the depth unknown</source>
        <translation>Länge der Lösung, die mit einer zu großen Schranke gefunden wurde, die Tiefe unbekannt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The solution found has {turns} moves; the search with the bound as it is was given up. With this bound such a solution means a depth of at least {least}.</source>
        <translation>Die gefundene Lösung hat {turns} Züge; die Suche mit der Schranke, wie sie ist, wurde aufgegeben. Mit dieser Schranke bedeutet eine solche Lösung eine Tiefe von mindestens {least}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the least depth for which a solution of n moves can be found, as n ≤ d + d k / 10</source>
        <translation>die kleinste Tiefe, bei der eine Lösung mit n Zügen gefunden werden kann, da n ≤ d + d k / 10</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a bound that is made too large</source>
        <translation>eine Schranke, die zu groß gemacht ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The tables give {h}. Increased by {tenths} tenths of that, rounded down, the bound is {wrong}.</source>
        <translation>Die Tabellen geben {h} an. Um {tenths} Zehntel davon vergrößert, abgerundet, ist die Schranke {wrong}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the bound as it is</source>
        <translation>die Schranke, wie sie ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>tenths by which it is increased</source>
        <translation>Zehntel, um die sie vergrößert wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the increased bound</source>
        <translation>die vergrößerte Schranke</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many times fewer positions a bound that is too large generates</source>
        <translation>wievielmal weniger Stellungen eine zu große Schranke erzeugt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>With the bound as it is {honest} positions were generated, with this one {here}.</source>
        <translation>Mit der Schranke, wie sie ist, wurden {honest} Stellungen erzeugt, mit dieser {here}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions generated with the bound as it is</source>
        <translation>Stellungen, die mit der Schranke erzeugt wurden, wie sie ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those generated with this one</source>
        <translation>die mit dieser erzeugten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many times as many</source>
        <translation>wievielmal so viele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many times fewer</source>
        <translation>wievielmal weniger</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth after a turn</source>
        <translation>die Tiefe nach einer Drehung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The bound requires at least {first} moves, and {excluded} depths from there on hold no solution: {there} moves are needed.</source>
        <translation>Die Schranke verlangt mindestens {first} Züge, und {excluded} Tiefen von da an enthalten keine Lösung: {there} Züge sind nötig.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the least depth that the bound allows, in QTM also the parity</source>
        <translation>die kleinste Tiefe, die die Schranke erlaubt, in QTM auch die Parität</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>from one depth to the next: 1, in QTM 2</source>
        <translation>von einer Tiefe zur nächsten: 1, in QTM 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>depths from there on that were searched and hold no solution</source>
        <translation>Tiefen von da an, die durchsucht wurden und keine Lösung enthalten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>moves needed after the turn, at most one more than before it</source>
        <translation>Züge, die nach der Drehung nötig sind, höchstens einer mehr als davor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Every turn leads where breadth-first search says</source>
        <translation>Jede Drehung führt dahin, wo die Breitensuche es sagt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the proved depths, one for each position</source>
        <translation>die bewiesenen Tiefen, eine je Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Shares and medians</source>
        <translation>Anteile und Mediane</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>It follows the list</source>
        <translation>Es folgt der Liste</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a list of four proofs</source>
        <translation>eine Liste mit vier Beweisen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions whose depth is proved</source>
        <translation>Stellungen mit bewiesener Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The list holds {proved} positions with a proved depth.</source>
        <translation>Die Liste enthält {proved} Stellungen mit bewiesener Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many there are</source>
        <translation>wie viele es sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>This program's own proofs</source>
        <translation>Eigene Beweise dieses Programms</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions still to be proved</source>
        <translation>noch zu beweisende Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Of {listed} positions in the list {proved} are proved, so {left} are not.</source>
        <translation>Von {listed} Stellungen in der Liste sind {proved} bewiesen, also {left} nicht.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions in the list</source>
        <translation>Stellungen in der Liste</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those whose depth is proved</source>
        <translation>die mit bewiesener Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the others</source>
        <translation>die übrigen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>mean depth of the proved positions</source>
        <translation>mittlere Tiefe der bewiesenen Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The proved positions have a mean depth of {mean}; the open ones are probably deeper.</source>
        <translation>Die bewiesenen Stellungen haben die mittlere Tiefe {mean}; die offenen sind wahrscheinlich tiefer.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>median time of a proof, in seconds</source>
        <translation>mittlere Dauer eines Beweises (Median), in Sekunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Half of the proofs that were done here took more than {middle} s, half less.</source>
        <translation>Die Hälfte der Beweise, die hier geführt wurden, brauchte mehr als {middle} s, die andere Hälfte weniger.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>seconds of each proof that was done here</source>
        <translation>Sekunden jedes Beweises, der hier geführt wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>their median</source>
        <translation>ihr Median</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Measured on this machine</source>
        <translation>Auf diesem Rechner gemessen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions examined by a proof, median</source>
        <translation>von einem Beweis untersuchte Stellungen (Median)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Half of the proofs of this depth that were done here examined more than {middle} positions, half fewer.</source>
        <translation>Die Hälfte der hier geführten Beweise dieser Tiefe untersuchte mehr als {middle} Stellungen, die andere Hälfte weniger.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions of each proof that was done here</source>
        <translation>Stellungen jedes Beweises, der hier geführt wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>share of the proved positions at this depth</source>
        <translation>Anteil der bewiesenen Stellungen in dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Of {proved} proved positions {here} have this depth, a share of {share}.</source>
        <translation>Von {proved} bewiesenen Stellungen haben {here} diese Tiefe, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>moves made, each drawn uniformly</source>
        <translation>gemachte Züge, jeder gleichverteilt gezogen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the probability of depth d after N moves</source>
        <translation>die Wahrscheinlichkeit von Tiefe d nach N Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in QTM, populations that the article's p and q belong to</source>
        <translation>der 3×3×3 in QTM, Stellungszahlen, zu denen p und q des Artikels gehören</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in QTM, populations that the article's p and q belong to, depths 3 to 16</source>
        <translation>der 3×3×3 in QTM, Stellungszahlen, zu denen p und q des Artikels gehören, Tiefen 3 bis 16</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in QTM, populations that the article's p and q belong to, depth 20</source>
        <translation>der 3×3×3 in QTM, Stellungszahlen, zu denen p und q des Artikels gehören, Tiefe 20</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>D. Levin, Y. Peres and E. Wilmer, Markov Chains and Mixing Times, chapter 4</source>
        <translation>D. Levin, Y. Peres und E. Wilmer, Markov Chains and Mixing Times, Kapitel 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Distributions by powers of the matrix, in fractions</source>
        <translation>Verteilungen durch Potenzen der Matrix, in Brüchen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>independent arithmetic</source>
        <translation>unabhängige Rechnung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Walks drawn at random</source>
        <translation>Zufällig gezogene Irrfahrten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Every sequence of moves applied one by one</source>
        <translation>Jede Zugfolge einzeln angewandt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>mean depth after N moves</source>
        <translation>mittlere Tiefe nach N Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Each depth is weighted by its probability after {N} moves; the mean is {mean}.</source>
        <translation>Jede Tiefe wird mit ihrer Wahrscheinlichkeit nach {N} Zügen gewichtet; das Mittel ist {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>p(·|N) = p(·|N − 1) M, all of it at depth 0 for N = 0</source>
        <translation>p(·|N) = p(·|N − 1) M, alles in Tiefe 0 für N = 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the depth expected after N moves</source>
        <translation>die nach N Zügen erwartete Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the likeliest depth after N moves</source>
        <translation>die wahrscheinlichste Tiefe nach N Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>After {N} moves no depth is likelier than {depth}: a share of {share} of all walks is there.</source>
        <translation>Nach {N} Zügen ist keine Tiefe wahrscheinlicher als {depth}: Dort ist ein Anteil von {share} aller Irrfahrten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the largest p(d|N)</source>
        <translation>das größte p(d|N)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>after 18 moves only even depths can occur, so 17 cannot be likelier than 19: both are 0</source>
        <translation>nach 18 Zügen kommen nur gerade Tiefen vor, also kann 17 nicht wahrscheinlicher als 19 sein: beide sind 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>distance between two distributions of depth</source>
        <translation>Abstand zweier Verteilungen der Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The differences at all depths, added and halved, make {distance}: this share of all walks would have to be at another depth.</source>
        <translation>Die Unterschiede in allen Tiefen, summiert und halbiert, ergeben {distance}: Dieser Anteil aller Irrfahrten müsste in einer anderen Tiefe sein.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the other distribution: the stationary one of that parity, or the walk itself</source>
        <translation>die andere Verteilung: die stationäre dieser Parität oder die Irrfahrt selbst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Distributions whose distance is known</source>
        <translation>Verteilungen mit bekanntem Abstand</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Lumped against exact on the 2×2×2, over all its positions</source>
        <translation>Zusammengefasst gegen exakt auf dem 2×2×2, über alle seine Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>independent walk</source>
        <translation>unabhängige Irrfahrt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>growth b, by a line through log D</source>
        <translation>Wachstum b, durch eine Gerade durch log D</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>A line is fitted to the logarithms of the populations; each further depth multiplies them by {b}.</source>
        <translation>An die Logarithmen der Stellungszahlen wird eine Gerade angepasst; jede weitere Tiefe multipliziert sie mit {b}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the depths of the fit</source>
        <translation>die Tiefen der Anpassung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions at depth d</source>
        <translation>Stellungen in Tiefe d</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of the depths</source>
        <translation>das Mittel der Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of ln D(d)</source>
        <translation>das Mittel von ln D(d)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the slope of the line of least squares</source>
        <translation>die Steigung der Geraden kleinster Quadrate</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>how many times as many positions a depth has as the one before</source>
        <translation>wievielmal so viele Stellungen eine Tiefe hat wie die davor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Populations that grow as b^d give b back</source>
        <translation>Besetzungszahlen, die wie b^d wachsen, ergeben wieder b</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The article's number and that of other ranges</source>
        <translation>Die Zahl des Artikels und die anderer Bereiche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the article's number is the mean of p/q from depth 3 to 16</source>
        <translation>die Zahl des Artikels ist das Mittel von p/q von Tiefe 3 bis 16</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions of a depth, by a line through log D</source>
        <translation>Stellungen einer Tiefe, nach einer Geraden durch log D</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>At depth {middle}, the middle of the fit, the line has the height {level}; at depth {depth} it gives {line} positions.</source>
        <translation>Bei Tiefe {middle}, der Mitte der Anpassung, hat die Gerade die Höhe {level}; bei Tiefe {depth} ergibt sie {line} Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>this depth</source>
        <translation>diese Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions by the line</source>
        <translation>Stellungen nach der Geraden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>growth b, as the mean of p/q</source>
        <translation>Wachstum b, als Mittel von p/q</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>At each depth p/q shows how fast the depths grow; the mean over the middle depths is {b}.</source>
        <translation>In jeder Tiefe zeigt p/q, wie schnell die Tiefen wachsen; das Mittel über die mittleren Tiefen ist {b}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share of turns that lead away from solved</source>
        <translation>der Anteil der Drehungen, die von gelöst wegführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share that leads back</source>
        <translation>der Anteil, der zurückführt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>their mean ratio</source>
        <translation>ihr mittleres Verhältnis</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Of the {n} turns at a position {away} lead away from solved, on average over the depths in the middle.</source>
        <translation>Von den {n} Drehungen bei einer Stellung führen {away} von gelöst weg, im Mittel über die mittleren Tiefen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share of them that leads away, at each depth of the range</source>
        <translation>ihr Anteil, der wegführt, in jeder Tiefe des Bereichs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>All p as the article prints them</source>
        <translation>Alle p, wie der Artikel sie abdruckt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Growth and turns away of the chain</source>
        <translation>Wachstum und wegführende Drehungen der Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the article's number is b itself; of 12 turns b·12/(b + 1) lead away</source>
        <translation>die Zahl des Artikels ist b selbst; von 12 Drehungen führen b·12/(b + 1) weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>D(i) p(i) = D(i + 1) q(i + 1),  p(i) + q(i) = 1,  p(0) = 1</source>
        <translation>D(i) p(i) = D(i + 1) q(i + 1),  p(i) + q(i) = 1,  p(0) = 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions at the depths before, 0, 1, 2, ...</source>
        <translation>Stellungen in den Tiefen davor, 0, 1, 2, ...</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The populations are the stationary distribution of the chain</source>
        <translation>Die Stellungszahlen sind die stationäre Verteilung der Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>As many turns lead back from here as lead here from the depth before: as many as {flow} positions have. This depth has {here} positions; the rest of its turns, {p}, leads away.</source>
        <translation>Von hier führen so viele Drehungen zurück, wie von der Tiefe davor hierher führen: so viele, wie {flow} Stellungen haben. Diese Tiefe hat {here} Stellungen; der Rest ihrer Drehungen, {p}, führt weiter weg.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>q, if every depth had b times as many positions as the one before</source>
        <translation>q, wenn jede Tiefe b-mal so viele Stellungen hätte wie die davor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Then of b + 1 turns one would lead back and b away: a share of {q} back.</source>
        <translation>Dann führte von b + 1 Drehungen eine zurück und b weiter weg: ein Anteil von {q} zurück.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the growth</source>
        <translation>das Wachstum</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the share that would lead back</source>
        <translation>der Anteil, der zurückführen würde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns of a position that lead closer</source>
        <translation>Drehungen einer Stellung, die näher führen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions of the depth with x such turns</source>
        <translation>Stellungen der Tiefe mit x solchen Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Where the turns of positions lead, one by one</source>
        <translation>Wohin die Drehungen von Stellungen führen, einzeln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The sums are those of the chain</source>
        <translation>Die Summen sind die der Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960, chapter 6</source>
        <translation>J. G. Kemeny und J. L. Snell, Finite Markov Chains, 1960, Kapitel 6</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>examined positions of this depth</source>
        <translation>untersuchte Stellungen dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>{positions} positions of this depth were examined: all of them, or a sample.</source>
        <translation>{positions} Stellungen dieser Tiefe wurden untersucht: alle oder eine Stichprobe.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>depth 12 of the 2×2×2 in QTM</source>
        <translation>Tiefe 12 des 2×2×2 in QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns that lead closer, on average</source>
        <translation>Drehungen, die näher führen, im Mittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>On average {mean} of {turns} turns at a position of this depth lead closer. This average is all that the chain knows.</source>
        <translation>Im Mittel führen an einer Stellung dieser Tiefe {mean} von {turns} Drehungen näher. Mehr als dieses Mittel weiß die Kette nicht.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>spread, within one depth, of the number of turns that lead closer</source>
        <translation>Streuung der Zahl der näher führenden Drehungen innerhalb einer Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>From position to position the number of turns that lead closer has a standard deviation of {deviation}; for a Markov chain it would have to be 0.</source>
        <translation>Von Stellung zu Stellung hat die Zahl der Drehungen, die näher führen, eine Standardabweichung von {deviation}; für eine Markow-Kette müsste sie 0 sein.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of x</source>
        <translation>das Mittel von x</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the standard deviation of x</source>
        <translation>die Standardabweichung von x</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Lumping fails on the 2×2×2</source>
        <translation>Auf dem 2×2×2 scheitert das Zusammenfassen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>correlation of two steps in a row</source>
        <translation>Korrelation zweier Schritte in Folge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>A step through this depth and the one after it are correlated by {correlation}; in the chain they are not.</source>
        <translation>Ein Schritt durch diese Tiefe und der danach sind mit {correlation} korreliert; in der Kette sind sie es nicht.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns of a position that lead closer, for each kind of position</source>
        <translation>Drehungen einer Stellung, die näher führen, für jede Art von Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>its turns that lead farther</source>
        <translation>ihre Drehungen, die weiter weg führen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>positions of that kind</source>
        <translation>Stellungen dieser Art</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean of y − x</source>
        <translation>das Mittel von y − x</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>its variance</source>
        <translation>seine Varianz</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the variance of one step</source>
        <translation>die Varianz eines Schritts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>correlation of the last and the next step: +1 farther, 0 same, −1 closer</source>
        <translation>Korrelation des letzten und des nächsten Schritts: +1 weiter weg, 0 gleich, −1 näher</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Two steps in a row of a walk over all positions</source>
        <translation>Zwei Schritte in Folge einer Irrfahrt über alle Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>correlation of two steps in the chain</source>
        <translation>Korrelation zweier Schritte in der Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>The chain's next step does not depend on the last one, so the mean of their product is the product of their means.</source>
        <translation>Der nächste Schritt der Kette hängt nicht vom letzten ab, also ist das Mittel ihres Produkts das Produkt ihrer Mittel.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the chance of a step farther</source>
        <translation>die Wahrscheinlichkeit eines Schritts weiter weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the chance of a step closer</source>
        <translation>die Wahrscheinlichkeit eines Schritts näher</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean step, +1 farther and −1 closer</source>
        <translation>der mittlere Schritt, +1 weiter weg und −1 näher</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the mean product of two steps, one after the other</source>
        <translation>das mittlere Produkt zweier Schritte nacheinander</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>their covariance, and so their correlation</source>
        <translation>ihre Kovarianz und damit ihre Korrelation</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>A depth whose positions are alike is a state of a chain</source>
        <translation>Eine Tiefe mit gleichartigen Stellungen ist ein Zustand einer Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>a figure of an article, compared with the one computed here</source>
        <translation>eine Zahl eines Artikels, verglichen mit der hier berechneten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>The article prints {printed}; computed here it is {found}. They differ by {apart} units of the last printed digit: up to half a unit, both are the same figure.</source>
        <translation>Der Artikel druckt {printed}, hier berechnet ist es {found}. Sie unterscheiden sich um {apart} Einheiten der letzten gedruckten Ziffer: Bis zu einer halben Einheit ist es dieselbe Zahl.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the mean number of moves to 2048 in a bag</source>
        <translation>die mittlere Zahl der Züge bis 2048 im Beutel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>as the article prints it</source>
        <translation>wie der Artikel sie druckt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>what its last digit stands for</source>
        <translation>wofür seine letzte Ziffer steht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the figure</source>
        <translation>die Zahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>difference, in units of the last digit</source>
        <translation>Abstand in Einheiten der letzten Ziffer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Computed by this program</source>
        <translation>Von diesem Programm berechnet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Every figure that the articles print, beside this program's</source>
        <translation>Jede Zahl, die die Artikel drucken, neben der dieses Programms</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the five articles</source>
        <translation>die fünf Artikel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>a figure of an article, read here from the same source</source>
        <translation>eine Zahl eines Artikels, hier aus derselben Quelle gelesen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>This program reads {number} from a file or a text, and the article has it from the same publication. That both are equal proves nothing, so the figure is not counted among those that agree.</source>
        <translation>Dieses Programm liest {number} aus einer Datei oder einem Text, der Artikel hat die Zahl aus derselben Veröffentlichung. Dass beide gleich sind, beweist nichts; sie zählt darum nicht zu den übereinstimmenden.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>D(17) of the 3×3×3 in QTM</source>
        <translation>D(17) des 3×3×3 in QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the figure as it is stored</source>
        <translation>die Zahl, wie sie gespeichert ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the same, unchanged</source>
        <translation>dieselbe, unverändert</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Read by this program, not computed</source>
        <translation>Von diesem Programm gelesen, nicht berechnet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Other numbers in the files change what is read and nothing that is computed</source>
        <translation>Andere Zahlen in den Dateien ändern, was gelesen, und nichts, was berechnet wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>a figure of an article that is a definition here</source>
        <translation>eine Zahl eines Artikels, die hier eine Definition ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>It is {number} by a rule of the game, a choice of this program or a constant in its code. Nothing is computed, so it is not counted among the figures that agree.</source>
        <translation>Eine Spielregel, eine Wahl dieses Programms oder eine Konstante in seinem Code legt sie auf {number} fest. Berechnet wird nichts; sie zählt darum nicht zu den übereinstimmenden Zahlen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the quarter turns of a cube</source>
        <translation>die 90°-Drehungen eines Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the figure as it is defined</source>
        <translation>die Zahl, wie sie festgelegt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Defined, not computed</source>
        <translation>Festgelegt, nicht berechnet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>figures of an article that are the same here</source>
        <translation>Zahlen eines Artikels, die hier dieselben sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>Of {compared} figures that are computed here, {agreeing} agree with the article in every printed digit. Figures from the same source, definitions and figures that are not comparable are not counted.</source>
        <translation>Von {compared} Zahlen, die hier berechnet werden, stimmen {agreeing} in jeder gedruckten Stelle mit dem Artikel überein. Zahlen aus derselben Quelle, Definitionen und nicht vergleichbare Zahlen zählen nicht mit.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>1 for every figure that agrees, 0 for every one that differs</source>
        <translation>1 für jede Zahl, die übereinstimmt, 0 für jede andere</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>figures that are computed here</source>
        <translation>Zahlen, die hier berechnet werden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>those that agree</source>
        <translation>die übereinstimmenden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states at depth d</source>
        <translation>Zustände in Tiefe d</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the least number of moves to the goal</source>
        <translation>die kleinste Zahl von Zügen zum Ziel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube, 2023</source>
        <translation>E. Testé, A random walk on the Rubik's Cube, 2023</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>positions of the cube</source>
        <translation>Stellungen des Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The corners have {corners} arrangements; the edges, whose parity the corners decide, have {edges}.</source>
        <translation>Die Ecken haben {corners} Anordnungen; die Kanten, deren Parität die Ecken bestimmen, haben {edges}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the 3×3×3</source>
        <translation>der 3×3×3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>arrangements of the corners: 8! · 3⁷; on the 2×2×2, with one of them held still, 7! · 3⁶</source>
        <translation>Anordnungen der Ecken: 8! · 3⁷, auf dem 2×2×2 mit einer festgehaltenen 7! · 3⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>arrangements of the edges that go with them: 12! · 2¹¹ / 2; the 2×2×2 has no edges</source>
        <translation>Anordnungen der Kanten dazu: 12! · 2¹¹ / 2; der 2×2×2 hat keine Kanten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Exact layers add up to at most this number, and exactly to it where all are exact</source>
        <translation>Exakte Schichten ergeben höchstens diese Zahl, und genau sie, wo alle exakt sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>All positions of the 2×2×2 counted</source>
        <translation>Alle Stellungen des 2×2×2 gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>by breadth-first search</source>
        <translation>durch Breitensuche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>cases in all</source>
        <translation>Fälle insgesamt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The cases at every depth together are {total}.</source>
        <translation>Die Fälle aller Tiefen zusammen sind {total}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Counted by breadth-first search from solved</source>
        <translation>Durch Breitensuche von gelöst aus gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Counts that others published</source>
        <translation>Von anderen veröffentlichte Anzahlen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>independent count</source>
        <translation>unabhängige Zählung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The order of each group</source>
        <translation>Die Ordnung jeder Gruppe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>by its generators</source>
        <translation>aus ihren Erzeugern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Each depth is weighted by its number of states; the mean is {mean}.</source>
        <translation>Jede Tiefe wird mit der Zahl ihrer Zustände gewichtet; das Mittel ist {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the mean depth of a state drawn uniformly</source>
        <translation>die mittlere Tiefe eines gleichverteilt gezogenen Zustands</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The mean of the 2×2×2, all of whose positions are counted</source>
        <translation>Das Mittel des 2×2×2, dessen Stellungen alle gezählt sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The means of Korf's tables are those that he prints</source>
        <translation>Die Mittel von Korfs Tabellen sind die von ihm abgedruckten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>R. E. Korf, AAAI 1997</source>
        <translation>R. E. Korf, AAAI 1997</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the most common depth</source>
        <translation>die häufigste Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>No depth has more states than depth {depth}, which has {most}.</source>
        <translation>Keine Tiefe hat mehr Zustände als Tiefe {depth}, die {most} hat.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the largest D(d)</source>
        <translation>das größte D(d)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The populations are the published ones</source>
        <translation>Die Besetzungszahlen sind die veröffentlichten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>breadth-first search on the 2×2×2</source>
        <translation>Breitensuche auf dem 2×2×2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Some state needs {depth} moves and none needs more.</source>
        <translation>Irgendein Zustand braucht {depth} Züge, und keiner braucht mehr.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the 3×3×3 in QTM</source>
        <translation>der 3×3×3 in QTM</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the last depth with a state</source>
        <translation>die letzte Tiefe mit einem Zustand</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>No position of the 2×2×2 lies deeper</source>
        <translation>Keine Stellung des 2×2×2 liegt tiefer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>The published distributions of both cubes in both metrics are present</source>
        <translation>Die veröffentlichten Verteilungen beider Würfel in beiden Metriken sind vorhanden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>cube20.org</source>
        <translation>cube20.org</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states relative to the depth before</source>
        <translation>Zustände im Verhältnis zur Tiefe davor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>This depth has {here} states, the one before it {before}: {growth} times as many.</source>
        <translation>Diese Tiefe hat {here} Zustände, die davor {before}: {growth}-mal so viele.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states at this depth</source>
        <translation>Zustände in dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>states at the one before</source>
        <translation>Zustände in der davor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>distributions compared</source>
        <translation>verglichene Verteilungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>{compared} distributions are shown in one plot.</source>
        <translation>{compared} Verteilungen sind in einem Diagramm gezeigt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>two puzzles</source>
        <translation>zwei Puzzles</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>for each puzzle, the part of its greatest depth within which half of its states lie</source>
        <translation>für jedes Puzzle der Anteil an der größten Tiefe, innerhalb dessen die Hälfte seiner Zustände liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Worked out by this program</source>
        <translation>Von diesem Programm berechnet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>What is chosen is what is compared</source>
        <translation>Verglichen wird, was ausgewählt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>where half of all states lie</source>
        <translation>wo die Hälfte aller Zustände liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>In one puzzle half of the states lie within {first} of the greatest depth, in another only within {latest}.</source>
        <translation>Bei einem Puzzle liegt die Hälfte der Zustände innerhalb von {first} der größten Tiefe, bei einem anderen erst innerhalb von {latest}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the smallest of these parts</source>
        <translation>der kleinste dieser Anteile</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the largest of these parts</source>
        <translation>der größte dieser Anteile</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Half of all cubes lie near the deepest</source>
        <translation>Die Hälfte aller Würfel liegt nahe an den tiefsten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/derivation.py"/>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/derivation.py"/>
        <source>After {source}.</source>
        <translation>Quelle: {source}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>mean of {row}</source>
        <translation>Mittel von {row}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>median of {row}</source>
        <translation>Median von {row}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>largest of {row}</source>
        <translation>Größtes von {row}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>least of {row}</source>
        <translation>Kleinstes von {row}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>place of the largest {row}</source>
        <translation>Stelle des größten {row}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>last place with {row}</source>
        <translation>letzte Stelle mit {row}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>last place of {row} above {least}</source>
        <translation>letzte Stelle, an der {row} über {least} liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>number of {row}</source>
        <translation>Anzahl {row}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/expression.py"/>
        <source>{before}, {after}</source>
        <comment>numbers in a formula</comment>
        <translation>{before}; {after}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the estimate</source>
        <translation>die Schätzung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>The interval covers the true value as often as it should</source>
        <translation>Das Intervall überdeckt den wahren Wert so oft, wie es soll</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>Intervals as they were published</source>
        <translation>Intervalle, wie sie veröffentlicht wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>R. Newcombe, Statistics in Medicine 17, 1998</source>
        <translation>R. Newcombe, Statistics in Medicine 17, 1998</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>a share of trials, with its confidence interval</source>
        <translation>ein Anteil von Versuchen, mit Konfidenzintervall</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>Of {games} trials {made} came out like this; with 95 % confidence the chance lies between {low} and {high}.</source>
        <translation>Von {games} Versuchen gingen {made} so aus; mit 95 % Konfidenz liegt die Wahrscheinlichkeit zwischen {low} und {high}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>those that came out like this</source>
        <translation>die, die so ausgingen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the sample mean</source>
        <translation>das Stichprobenmittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>Mean and deviation as the standard library has them</source>
        <translation>Mittel und Abweichung wie in der Standardbibliothek</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>statistics of Python</source>
        <translation>Modul statistics von Python</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>mean of trials</source>
        <translation>Mittel von Versuchen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>{n} trials come to {total} in all, so {mean} each.</source>
        <translation>{n} Versuche ergeben zusammen {total}, also je {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>By adding them up</source>
        <translation>Zusammengezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>standard deviation of trials</source>
        <translation>Standardabweichung von Versuchen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>{n} trials come to {mean} on average, with a standard deviation of {deviation}.</source>
        <translation>{n} Versuche ergeben im Mittel {mean}, mit einer Standardabweichung von {deviation}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>their squares, added up</source>
        <translation>ihre Quadrate, zusammengezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the sample variance</source>
        <translation>die Varianz der Stichprobe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/trials.py"/>
        <source>the sample standard deviation</source>
        <translation>die Standardabweichung der Stichprobe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the part of all that lies here</source>
        <translation>der Teil von allem, der hier liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Of {total} in all {here} lie here, a share of {share}.</source>
        <translation>Von insgesamt {total} liegen {here} hier, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those that lie here</source>
        <translation>die, die hier liegen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>By counting</source>
        <translation>Durch Zählen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The bins of a histogram hold every trial once</source>
        <translation>Die Klassen eines Histogramms enthalten jeden Versuch einmal</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability that the game in the bag ends within the moves of this bar</source>
        <translation>Wahrscheinlichkeit, dass das Spiel im Beutel in den Zügen dieses Balkens endet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>After {moves} moves a share of {after} of all games has the target, before this bar {before}: the difference is {share}.</source>
        <translation>Nach {moves} Zügen hat ein Anteil von {after} aller Spiele die Zielkachel, vor diesem Balken {before}: Der Unterschied ist {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>F(m) = what is on the absorbing states after m + 1 steps of the chain</source>
        <translation>F(m) = was nach m + 1 Schritten der Kette auf den absorbierenden Zuständen liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the last number of moves that this bar stands for</source>
        <translation>die letzte Zahl von Zügen, für die dieser Balken steht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often the game is over before this bar</source>
        <translation>wie oft das Spiel vor diesem Balken vorbei ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often it is over by then</source>
        <translation>wie oft es bis dahin vorbei ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often it is over within this bar</source>
        <translation>wie oft es in diesem Balken endet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The distribution in fractions, by the plainest chain</source>
        <translation>Die Verteilung in Brüchen, durch die einfachste Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>independent solve</source>
        <translation>unabhängige Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the same by the mixture of binomial distributions</source>
        <translation>dasselbe durch die Mischung von Binomialverteilungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Each winning tile sum has a binomial distribution of its own, weighted by how often a game is won there; here they add up to {share}.</source>
        <translation>Jede Summe, bei der gewonnen wird, hat eine eigene Binomialverteilung, gewichtet danach, wie oft dort ein Spiel gewonnen wird; hier summieren sie sich zu {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Pr(m | s) = Pr(m, s) / Pr(s), Pr(m, s) = B(s/2 − n; n, p) with n = m + 2 tiles</source>
        <translation>Pr(m | s) = Pr(m, s) / Pr(s), Pr(m, s) = B(s/2 − n; n, p) mit n = m + 2 Kacheln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>contribution of each winning sum, the smallest sum first</source>
        <translation>der Beitrag jeder Summe, bei der gewonnen wird, die kleinste zuerst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the sum of the parts: an approximation</source>
        <translation>die Summe der Beiträge: eine Näherung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Each part by the binomial distribution</source>
        <translation>Jeder Beitrag nach der Binomialverteilung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>How close the mixture is to the true distribution</source>
        <translation>Wie nahe die Mischung der wahren Verteilung kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game passes through a tile sum</source>
        <translation>wie oft ein Spiel durch eine Kachelsumme geht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>A game reaches a tile sum with a new 2 from the sum that is 2 less, {two} of all games, or with a new 4 from the sum that is 4 less, {four_}: {passed} in all.</source>
        <translation>Ein Spiel erreicht eine Kachelsumme mit einer neuen 2 von der um 2 kleineren Summe aus, {two} aller Spiele, oder mit einer neuen 4 von der um 4 kleineren, {four_}: insgesamt {passed}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>a sum far from the start</source>
        <translation>eine Summe weit vom Anfang</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game passes through the sum that is 2 less, and goes on</source>
        <translation>wie oft ein Spiel durch die um 2 kleinere Summe geht und weitergeht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often through the sum that is 4 less, and goes on</source>
        <translation>wie oft durch die um 4 kleinere Summe, und weitergeht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the games that reach it with a 2</source>
        <translation>die Spiele, die es mit einer 2 erreichen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those that reach it with a 4</source>
        <translation>die, die es mit einer 4 erreichen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game passes through</source>
        <translation>wie oft ein Spiel hindurchgeht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Every sum by this recurrence</source>
        <translation>Jede Summe nach dieser Rekursion</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>independent recursion</source>
        <translation>unabhängige Rekursion</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>What flows into the states of a sum</source>
        <translation>Was in die Zustände einer Summe fließt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability of a depth after N moves, by the chain</source>
        <translation>Wahrscheinlichkeit einer Tiefe nach N Zügen, nach der Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The chain brings {up} of all walks here from the depth below and {down} from the depth above; {stay} stay here.</source>
        <translation>Die Kette führt {up} aller Irrfahrten von der Tiefe darunter hierher und {down} von der darüber; {stay} bleiben hier.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube</source>
        <translation>E. Testé, A random walk on the Rubik's Cube</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of the depth below, one move earlier</source>
        <translation>der Anteil der Tiefe darunter, einen Zug zuvor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of this depth, one move earlier</source>
        <translation>der Anteil dieser Tiefe, einen Zug zuvor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of the depth above, one move earlier</source>
        <translation>der Anteil der Tiefe darüber, einen Zug zuvor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a move leads from the depth below to this one</source>
        <translation>wie oft ein Zug von der Tiefe darunter hierher führt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a move keeps this depth</source>
        <translation>wie oft ein Zug diese Tiefe nicht ändert</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a move leads from the depth above to this one</source>
        <translation>wie oft ein Zug von der Tiefe darüber hierher führt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share that comes from the depth below</source>
        <translation>der Anteil, der von der Tiefe darunter kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share that stays at this depth</source>
        <translation>der Anteil, der in dieser Tiefe bleibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share that comes from the depth above</source>
        <translation>der Anteil, der von der Tiefe darüber kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the sum of them</source>
        <translation>ihre Summe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Distributions of any such chain</source>
        <translation>Verteilungen jeder solchen Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>matrices in fractions</source>
        <translation>Matrizen in Brüchen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>share of all up to this depth</source>
        <translation>Anteil aller bis zu dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>{here} of {total} have depth {depth} or less, a share of {share}.</source>
        <translation>{here} von {total} haben höchstens Tiefe {depth}, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>number at each of the depths 0, 1, ... up to this one</source>
        <translation>Anzahl in jeder der Tiefen 0, 1, ... bis zu dieser</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the depths</source>
        <translation>die Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>number up to this depth</source>
        <translation>Anzahl bis zu dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The share rises to 1</source>
        <translation>Der Anteil steigt bis 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>density at this depth</source>
        <translation>Dichte bei dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>{here} of {total} are at this depth, a share of {share}. The depth covers 1/{deepest} of the range of depths, so the density is {density}.</source>
        <translation>{here} von {total} liegen in dieser Tiefe, ein Anteil von {share}. Die Tiefe nimmt 1/{deepest} des Tiefenbereichs ein, also ist die Dichte {density}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the greatest depth; one depth covers 1 / D of the range</source>
        <translation>die größte Tiefe; eine Tiefe nimmt 1 / D des Bereichs ein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the density; its area over the whole range is 1</source>
        <translation>die Dichte; ihre Fläche über den ganzen Bereich ist 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Densities have the area one</source>
        <translation>Dichten haben die Fläche eins</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability of a depth after N moves, by the binomial model</source>
        <translation>Wahrscheinlichkeit einer Tiefe nach N Zügen, nach dem Binomialmodell</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Far from both ends, a move that changes the depth leads away with the same probability everywhere, {up}. All sequences of moves that end at this depth together have probability {share}.</source>
        <translation>Fern von beiden Enden führt ein Zug, der die Tiefe ändert, überall mit derselben Wahrscheinlichkeit {up} weg. Alle Zugfolgen, die in dieser Tiefe enden, haben zusammen die Wahrscheinlichkeit {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability that c of the moves change the depth; 1 if no move keeps it</source>
        <translation>Wahrscheinlichkeit, dass c der Züge die Tiefe ändern; 1, wenn keiner sie lässt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>in how many orders k of them lead away</source>
        <translation>in wie vielen Reihenfolgen k davon wegführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the probability that a move that changes the depth leads away</source>
        <translation>die Wahrscheinlichkeit, dass ein Zug, der die Tiefe ändert, wegführt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the model's probability of the depth</source>
        <translation>die Wahrscheinlichkeit der Tiefe nach dem Modell</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>A walk may begin at any depth, and moves may keep the depth</source>
        <translation>Eine Irrfahrt kann in jeder Tiefe beginnen, und Züge dürfen die Tiefe lassen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The walk approaches the model far from both ends</source>
        <translation>Fern von beiden Enden nähert sich die Irrfahrt dem Modell</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>probability of a depth in the long run (stationary distribution)</source>
        <translation>Wahrscheinlichkeit einer Tiefe auf lange Sicht (stationäre Verteilung)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>In the long run, the probability of a depth is its share of the total weight, {here} of {total}, times {times}. The factor is 2 where every move changes the parity, because then only depths of one parity are possible, else 1.</source>
        <translation>Auf lange Sicht ist die Wahrscheinlichkeit einer Tiefe ihr Anteil am Gesamtgewicht, {here} von {total}, mal {times}. Der Faktor ist 2, wo jeder Zug die Parität ändert, weil dann nur Tiefen einer Parität möglich sind, sonst 1.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>weights of the depths 0, 1, ...; each is p(d) / q(d + 1) times the one before</source>
        <translation>Gewichte der Tiefen 0, 1, ...; jedes ist das p(d) / q(d + 1)-fache des vorigen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the weight of this depth</source>
        <translation>das Gewicht dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>2 where moves change the parity, else 1</source>
        <translation>2, wo Züge die Parität ändern, sonst 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the sum of all weights</source>
        <translation>die Summe aller Gewichte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of this depth</source>
        <translation>der Anteil dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The numbers of positions are stationary: a move does not change them</source>
        <translation>Die Stellungszahlen sind stationär: Ein Zug ändert sie nicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>exact probability of a depth after N moves</source>
        <translation>exakte Wahrscheinlichkeit einer Tiefe nach N Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The walk was followed exactly over all positions and moves. {elsewhere} of all walks are at other depths; the rest, {share}, is here.</source>
        <translation>Die Irrfahrt wurde exakt über alle Stellungen und Züge verfolgt. {elsewhere} aller Irrfahrten sind in anderen Tiefen; der Rest, {share}, ist hier.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>P(x | N) = Σ P(y | N − 1) / n over the n moves that lead to x; p(d | N) = Σ P(x | N), x at depth d</source>
        <translation>P(x | N) = Σ P(y | N − 1) / n über die n Züge, die zu x führen; p(d | N) = Σ P(x | N), x in Tiefe d</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the shares of the other depths, i ≠ d</source>
        <translation>die Anteile der anderen Tiefen, i ≠ d</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Counted by this program</source>
        <translation>Von diesem Programm gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Every sequence of moves, one by one</source>
        <translation>Jede Zugfolge, eine nach der anderen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The same on the 2×2×2</source>
        <translation>Dasselbe am 2×2×2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>not comparable: {note}</source>
        <translation>nicht vergleichbar: {note}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>agrees in all its digits</source>
        <translation>stimmt in allen Stellen überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>differs: {note}</source>
        <translation>weicht ab: {note}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>{meaning}: see “{title}”</source>
        <translation>{meaning}: siehe „{title}“</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>{figure} in {source}: {agreement}</source>
        <translation>{figure} in {source}: {agreement}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>where</source>
        <translation>wobei</translation>
    </message>
    <message>
        <location filename="../../../core/explain/report.py"/>
        <source>As printed</source>
        <translation>Wie abgedruckt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Yang Chao, Sokoban is PSPACE-complete, sokoban.ws</source>
        <translation>Yang Chao, Sokoban ist PSPACE-vollständig, sokoban.ws</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Yang Chao, An algorithm in polynomial space for Sokoban, sokoban.ws</source>
        <translation>Yang Chao, Ein Algorithmus mit polynomialem Platz für Sokoban, sokoban.ws</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Never less than the number of positions that occur</source>
        <translation>Nie weniger als die Zahl der vorkommenden Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The positions of a corridor</source>
        <translation>Die Stellungen eines Gangs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>a corridor of four squares, one box</source>
        <translation>ein Gang aus vier Feldern, eine Kiste</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>squares that the man or a box could ever be on</source>
        <translation>Felder, auf denen die Spielfigur oder eine Kiste je stehen könnte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>upper bound on the arrangements of a level, from the proof</source>
        <translation>obere Schranke für die Anordnungen eines Levels, aus dem Beweis</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Each of {n} squares holds a box, the man or nothing, so there are at most {bound} arrangements.</source>
        <translation>Auf jedem von {n} Feldern steht eine Kiste, die Spielfigur oder nichts, also gibt es höchstens {bound} Anordnungen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>arrangements, including those with several men or none</source>
        <translation>Anordnungen, auch solche mit mehreren Spielfiguren oder keiner</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>ways to place boxes and man</source>
        <translation>Arten, Kisten und Spielfigur aufzustellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>{boxes} of {n} squares can be chosen for the boxes in {ways} ways, and each of them leaves {left} for the man.</source>
        <translation>Für die Kisten lassen sich {boxes} von {n} Feldern auf {ways} Arten wählen, und jede davon lässt der Spielfigur {left}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>boxes, all alike</source>
        <translation>Kisten, alle gleich</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>ways to choose their squares</source>
        <translation>Arten, ihre Felder zu wählen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>squares that are left for the man</source>
        <translation>Felder, die der Spielfigur bleiben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all ways</source>
        <translation>alle Arten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every placement is generated and counted</source>
        <translation>Jede Aufstellung wird erzeugt und gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>one by one</source>
        <translation>eine nach der anderen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>memory cells that Savitch's algorithm needs for n squares, divided by n²</source>
        <translation>Speicherzellen, die Savitchs Algorithmus für n Felder braucht, geteilt durch n²</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>3^n moves are halved {halvings} times for each square, and each halving remembers four numbers of n cells: {cells} n² cells at most.</source>
        <translation>3^n Züge werden für jedes Feld {halvings}-mal halbiert, und jede Halbierung merkt sich vier Zahlen aus n Zellen: höchstens {cells} n² Zellen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>halvings for each square</source>
        <translation>Halbierungen für jedes Feld</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>cells, as a multiple of n²</source>
        <translation>Zellen als Vielfaches von n²</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The bounds as printed</source>
        <translation>Die Schranken wie gedruckt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>the article</source>
        <translation>der Artikel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>any board</source>
        <translation>ein beliebiges Brett</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>the fewest moves through the room</source>
        <translation>die wenigsten Züge durch den Raum</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The search reaches positions in order of their number of moves. The man stands at the other door, with the box back in its place, after {moves} moves at the earliest.</source>
        <translation>Die Suche erreicht Stellungen in der Reihenfolge ihrer Zugzahl. An der anderen Tür, mit der Kiste wieder an ihrem Platz, steht die Spielfigur frühestens nach {moves} Zügen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>positions that are first reached after d moves from the door</source>
        <translation>Stellungen, die von der Tür aus nach d Zügen zuerst erreicht werden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>moves, up to those that lead to the other door</source>
        <translation>Züge, bis zu denen, die zur anderen Tür führen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>the last of them: no way through is shorter</source>
        <translation>die letzte davon: kein Weg hindurch ist kürzer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Breadth-first search from the door</source>
        <translation>Breitensuche von der Tür aus</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>No way through is shorter</source>
        <translation>Kein Weg hindurch ist kürzer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>both searches</source>
        <translation>beide Suchen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every way through the passage is tried</source>
        <translation>Jeder mögliche Durchgang wird gespielt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every formula agrees with its truth table</source>
        <translation>Jede Formel stimmt mit ihrer Wahrheitstafel überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every node of the tree is entered once and left once</source>
        <translation>Jeder Knoten des Baums wird einmal betreten und einmal verlassen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all formulas</source>
        <translation>alle Formeln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The arithmetic agrees with the logic</source>
        <translation>Die Rechnung stimmt mit der Logik überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Evaluated by this program, one value after the other</source>
        <translation>Von diesem Programm ausgewertet, ein Wert nach dem anderen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if it is true, 0 if it is false</source>
        <translation>1, wenn sie wahr ist, 0, wenn sie falsch ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>for each value that was tried 1 if the rest is true, 0 if it is false</source>
        <translation>für jeden probierten Wert 1, wenn der Rest wahr ist, 0, wenn er falsch ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>how many of them are true</source>
        <translation>wie viele davon wahr sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>truth value of a row of the truth table</source>
        <translation>Wahrheitswert einer Zeile der Wahrheitstafel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>With a value for every variable, no quantifier is left. The formula comes to {truth} (1 is true, 0 is false).</source>
        <translation>Hat jede Variable einen Wert, ist kein Quantor mehr übrig. Die Formel ergibt {truth} (1 ist wahr, 0 falsch).</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if {name} is true, 0 if it is false</source>
        <translation>1, wenn {name} wahr ist, 0, wenn falsch</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if one of the two is true, 0 if none is</source>
        <translation>1, wenn eine der beiden wahr ist, 0, wenn keine</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 if both are true or both false, else 0</source>
        <translation>1, wenn beide wahr oder beide falsch sind, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>truth value of ∃, where one value is enough</source>
        <translation>Wahrheitswert von ∃, wo ein Wert genügt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>∃ is true if the rest is true for one of the values, and the first such value ends the search: {truth}, where 1 is true and 0 is false.</source>
        <translation>∃ ist wahr, wenn der Rest für einen der Werte wahr ist, und der erste solche Wert beendet die Suche: {truth}, wobei 1 wahr und 0 falsch ist.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>truth value of ∀, where the rest must be true for all values</source>
        <translation>Wahrheitswert von ∀, wo der Rest für alle Werte wahr sein muss</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>∀ is true if the rest is true for both values, and the first that is false ends the search: {truth}, where 1 is true and 0 is false.</source>
        <translation>∀ ist wahr, wenn der Rest für beide Werte wahr ist, und der erste falsche beendet die Suche: {truth}, wobei 1 wahr und 0 falsch ist.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>values that are remembered</source>
        <translation>Werte, die gemerkt sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Of {variables} variables {kept} have a value now, and nothing else is remembered.</source>
        <translation>Von {variables} Variablen haben jetzt {kept} einen Wert, und sonst wird nichts gemerkt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 for each variable that has a value, 0 for each that has none</source>
        <translation>1 für jede Variable mit einem Wert, 0 für jede ohne</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>those that have a value</source>
        <translation>die mit einem Wert</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>rows that were looked at</source>
        <translation>Zeilen, die betrachtet wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Of all {rows} rows {looked} were looked at so far: where one value decides, the other is not tried.</source>
        <translation>Von allen {rows} Zeilen wurden bisher {looked} betrachtet: Wo ein Wert entscheidet, wird der andere nicht probiert.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>1 for each row that was looked at, 0 for each other</source>
        <translation>1 für jede betrachtete Zeile, 0 für jede andere</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>rows of the truth table</source>
        <translation>Zeilen der Wahrheitstafel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Each of {variables} variables is true or false: {rows} rows. One more variable doubles their number.</source>
        <translation>Jede von {variables} Variablen ist wahr oder falsch: {rows} Zeilen. Eine Variable mehr verdoppelt ihre Zahl.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>rows, one for each way to choose all values</source>
        <translation>Zeilen, eine für jede Wahl aller Werte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>steps of the evaluation</source>
        <translation>Schritte der Auswertung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>{places} nodes of the tree were entered, and each was left again: {steps} steps.</source>
        <translation>{places} Knoten des Baums wurden betreten und jeder wieder verlassen: {steps} Schritte.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>nodes entered, by the number of variables that have a value there</source>
        <translation>betretene Knoten, nach der Zahl der Variablen mit einem Wert</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>steps to the truth of the whole formula</source>
        <translation>Schritte bis zur Wahrheit der ganzen Formel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>A level solved in one of its copies is solved in all</source>
        <translation>Ein Level, das in einer seiner Kopien gelöst ist, ist in allen gelöst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>best result for this level</source>
        <translation>bestes Ergebnis für dieses Level</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The best result is kept for the level and for each of its copies in the library, however turned or mirrored; the smallest of them is {best}.</source>
        <translation>Für das Level und jede seiner Kopien in der Bibliothek, wie auch immer gedreht oder gespiegelt, ist das beste Ergebnis gespeichert; das kleinste davon ist {best}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the best result of the level and of each copy that was solved</source>
        <translation>das beste Ergebnis des Levels und jeder gelösten Kopie</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Results stored for each solved level</source>
        <translation>Zu jedem gelösten Level gespeicherte Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes</source>
        <translation>Schübe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box lines: straight runs of one box</source>
        <translation>Kistenlinien: gerade Strecken einer Kiste</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes, {on} moved the same box in the same direction as the push before; the other {lines} began a new line.</source>
        <translation>Von {pushes} Schüben bewegten {on} dieselbe Kiste in dieselbe Richtung wie der Schub davor; die anderen {lines} begannen eine neue Linie.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes that move the same box in the same direction as the one before, however long the walk in between</source>
        <translation>Schübe, die dieselbe Kiste in dieselbe Richtung bewegen wie der davor, gleich wie weit der Weg dazwischen ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box lines</source>
        <translation>Kistenlinien</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box changes: pushes of another box than before</source>
        <translation>Kistenwechsel: Schübe einer anderen Kiste als zuvor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes, {on} moved the same box as the push before; the other {changes} moved another one. The first push counts as a change.</source>
        <translation>Von {pushes} Schüben bewegten {on} dieselbe Kiste wie der Schub davor, die anderen {changes} eine andere. Der erste Schub zählt als Wechsel.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes that move the same box as the one before</source>
        <translation>Schübe, die dieselbe Kiste bewegen wie der davor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box changes</source>
        <translation>Kistenwechsel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushing sessions: runs of pushes without a walk in between</source>
        <translation>Schubfolgen: Schübe ohne Weg dazwischen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes, {on} directly followed another push; the other {sessions} came after a walk or at the start.</source>
        <translation>Von {pushes} Schüben folgten {on} unmittelbar auf einen anderen; die anderen {sessions} kamen nach einem Weg oder zu Beginn.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes right after a push</source>
        <translation>Schübe unmittelbar nach einem Schub</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushing sessions</source>
        <translation>Schubfolgen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>player lines: straight runs of the man</source>
        <translation>Laufstrecken: gerade Strecken der Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {moves} steps, {on} went in the same direction as the step before; the other {lines} began a new line.</source>
        <translation>Von {moves} Schritten gingen {on} in dieselbe Richtung wie der Schritt davor; die anderen {lines} begannen eine neue Strecke.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>steps of the man, those that push included</source>
        <translation>Schritte der Spielfigur, auch die schiebenden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>steps in the same direction as the one before</source>
        <translation>Schritte in dieselbe Richtung wie der davor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>player lines</source>
        <translation>Laufstrecken</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Blocks and cut vertices of random boards</source>
        <translation>Blöcke und Artikulationspunkte zufälliger Bretter</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares taken out one by one</source>
        <translation>Felder, eines nach dem anderen herausgenommen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>number of the square in depth-first order</source>
        <translation>Nummer des Felds in der Reihenfolge der Tiefensuche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>{before} squares are visited before it.</source>
        <translation>Vor ihm werden {before} Felder besucht.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares visited before this one, depth first</source>
        <translation>Felder, die in der Tiefensuche vor diesem besucht werden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the number of the square</source>
        <translation>die Nummer des Felds</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>low number: the smallest number that the subtree leads back to</source>
        <translation>low-Nummer: die kleinste Nummer, zu der der Teilbaum zurückführt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>From this square and those visited from it edges lead back to the square with the number {low}, and to none before.</source>
        <translation>Von diesem Feld und den von ihm aus besuchten führen Kanten bis zum Feld mit der Nummer {low} zurück, weiter nicht.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>its own number, that of its edge back nearest to the root, and the low number of each child</source>
        <translation>die eigene Nummer, die des Felds, zu dem die weiteste Rückkante führt, und die low-Nummer jedes Kinds</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that are cut off without this square</source>
        <translation>Felder, die ohne dieses Feld abgetrennt sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>A subtree below this square is cut off if nothing leads from it back above the square: {squares} squares together.</source>
        <translation>Ein Teilbaum unter diesem Feld ist abgetrennt, wenn von ihm nichts über das Feld hinaus zurückführt: zusammen {squares} Felder.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares of each subtree</source>
        <translation>Felder jedes Teilbaums</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>1 where its low number is not less than the number of the square, else 0</source>
        <translation>1, wo die low-Nummer nicht kleiner ist als die Nummer des Felds, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that are cut off</source>
        <translation>abgetrennte Felder</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that a box can be brought to</source>
        <translation>Felder, auf die eine Kiste gebracht werden kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>No other box is moved. {all} squares can be reached; {hidden} of them are left out because the box would be deadlocked there.</source>
        <translation>Keine andere Kiste wird bewegt. {all} Felder sind erreichbar; {hidden} davon bleiben weg, weil die Kiste dort im Deadlock wäre.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that take 1, 2, 3, ... pushes or pulls at least</source>
        <translation>Felder, zu denen mindestens 1, 2, 3, ... Schübe oder Rückschübe nötig sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares left out: a box there is deadlocked</source>
        <translation>weggelassene Felder: Eine Kiste ist dort im Deadlock</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the squares in reach</source>
        <translation>die erreichbaren Felder</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Squares in reach on random boards</source>
        <translation>Erreichbare Felder auf zufälligen Brettern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>a plain flood search</source>
        <translation>eine einfache Flutsuche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Which of them are left out</source>
        <translation>Welche davon wegbleiben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>a plain implementation</source>
        <translation>eine einfache Umsetzung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that the man can walk to</source>
        <translation>Felder, zu denen die Spielfigur gehen kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The connected floor around the man has {area} squares; he stands on one of them.</source>
        <translation>Der zusammenhängende Boden um die Spielfigur hat {area} Felder; auf einem davon steht sie.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>floor squares connected with his own</source>
        <translation>Bodenfelder, die mit ihrem zusammenhängen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>those that he can go to</source>
        <translation>die, zu denen sie gehen kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The man can walk wherever the floor is connected</source>
        <translation>Die Spielfigur kann gehen, so weit der Boden zusammenhängt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws</source>
        <translation>Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>three rooms</source>
        <translation>drei Räume</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Lengths counted by exact search, in moves and in pushes</source>
        <translation>Längen durch exakte Suche gezählt, in Zügen und in Schüben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>by the solver</source>
        <translation>vom Löser</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Solutions played move by move</source>
        <translation>Lösungen Zug für Zug gespielt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>how often a room is entered</source>
        <translation>wie oft ein Raum betreten wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>To pass a room one must pass the next one twice, and the first is passed twice: room {n} is entered {entered} times.</source>
        <translation>Wer durch einen Raum will, muss zweimal durch den nächsten, und durch den ersten geht es zweimal: Raum {n} wird {entered}-mal betreten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>entrances of room n; no solution has fewer</source>
        <translation>Eintritte in Raum n; keine Lösung hat weniger</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Entrances counted in the solution</source>
        <translation>In der Lösung gezählte Eintritte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>No solution enters a room less often</source>
        <translation>Keine Lösung betritt einen Raum seltener</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>exhaustive search</source>
        <translation>erschöpfende Suche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>entrances of all rooms</source>
        <translation>Eintritte aller Räume</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Each room is entered twice as often as the one before it, the first twice: {n} rooms have {entrances} entrances.</source>
        <translation>Jeder Raum wird doppelt so oft betreten wie der vor ihm, der erste zweimal: {n} Räume haben {entrances} Eintritte.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>the rooms, from the first to the last</source>
        <translation>die Räume, vom ersten bis zum letzten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>how often the room was entered so far</source>
        <translation>wie oft der Raum bisher betreten wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Up to this move of the solution, the room was entered {entered} of {all} times.</source>
        <translation>Bis zu diesem Zug der Lösung wurde der Raum {entered} von {all} Malen betreten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>1 for each entrance that is made, 0 for each to come</source>
        <translation>1 für jeden bisherigen Eintritt, 0 für jeden kommenden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>entrances of the room in the whole solution</source>
        <translation>Eintritte in den Raum in der ganzen Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>those made so far</source>
        <translation>bisher ausgeführt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>The solution, played move by move</source>
        <translation>Die Lösung, Zug für Zug gespielt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>pushes of the shortest solution</source>
        <translation>Schübe der kürzesten Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Rooms are passed {passed} times in all, each time with one push of each of two boxes. The box behind the rooms takes 1 push more.</source>
        <translation>Räume werden insgesamt {passed}-mal durchquert, jedes Mal mit je einem Schub zweier Kisten. Die Kiste hinter den Räumen braucht 1 Schub mehr.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>P(n) = 2 P(n − 1) + 3,  P(1) = 5</source>
        <translation>P(n) = 2 P(n − 1) + 3,  P(1) = 5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>how often rooms are passed: 2 + 4 + … + 2^n</source>
        <translation>wie oft Räume durchquert werden: 2 + 4 + … + 2^n</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>moves of the shortest solution</source>
        <translation>Züge der kürzesten Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>With one more room, all others are passed twice as often and the walks around them get longer: {n} rooms take {moves} moves.</source>
        <translation>Mit einem Raum mehr werden alle anderen doppelt so oft durchquert, und die Wege um sie herum werden länger: {n} Räume brauchen {moves} Züge.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>M(n) = 2 M(n − 1) + 56 n + 28,  M(1) = 64</source>
        <translation>M(n) = 2 M(n − 1) + 56 n + 28,  M(1) = 64</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>boxes</source>
        <translation>Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The solution built by the recurrence has this length, move by move</source>
        <translation>Die nach der Rekursion gebaute Lösung hat diese Länge, Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>replayed</source>
        <translation>nachgespielt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>No solution is shorter</source>
        <translation>Keine Lösung ist kürzer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>exact search</source>
        <translation>exakte Suche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The lengths as printed</source>
        <translation>Die Längen wie gedruckt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Yang Chao</source>
        <translation>Yang Chao</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>seven boxes, the man ends on the right</source>
        <translation>sieben Kisten, die Spielfigur endet rechts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The solution for {n} boxes contains the solutions for one box less ({last} moves) and for two less ({before}); the opening and the turn take the rest.</source>
        <translation>Die Lösung für {n} Kisten enthält die Lösungen für eine Kiste weniger ({last} Züge) und für zwei weniger ({before}); der Rest sind Eröffnung und Wende.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves for one box less</source>
        <translation>Züge für eine Kiste weniger</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves for two boxes less</source>
        <translation>Züge für zwei Kisten weniger</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>12 for an odd number of boxes, 10 for an even one</source>
        <translation>12 bei ungerader Zahl der Kisten, 10 bei gerader</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>2 if the man is to end on the left, else 0</source>
        <translation>2, wenn die Spielfigur links enden soll, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of the solution</source>
        <translation>Züge der Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The solution for {n} boxes contains the solutions for one box less ({last} pushes) and for two less ({before}), and takes 8 more.</source>
        <translation>Die Lösung für {n} Kisten enthält die Lösungen für eine Kiste weniger ({last} Schübe) und für zwei weniger ({before}) und braucht 8 mehr.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes for one box less</source>
        <translation>Schübe für eine Kiste weniger</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes for two boxes less</source>
        <translation>Schübe für zwei Kisten weniger</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of the solution</source>
        <translation>Schübe der Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>steps without a push in this part of the solution</source>
        <translation>Schritte ohne Schub in diesem Teil der Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of a part of the solution</source>
        <translation>Züge eines Teils der Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>This part has {steps} steps without a push and {pushes} pushes.</source>
        <translation>Dieser Teil hat {steps} Schritte ohne Schub und {pushes} Schübe.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the opening</source>
        <translation>die Eröffnung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>its pushes</source>
        <translation>seine Schübe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>its moves</source>
        <translation>seine Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of a part of the solution</source>
        <translation>Schübe eines Teils der Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Of the {moves} moves of this part {steps} are steps without a push.</source>
        <translation>Von den {moves} Zügen dieses Teils sind {steps} Schritte ohne Schub.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of the shortest solution, by the golden ratio</source>
        <translation>Züge der kürzesten Lösung, nach dem Goldenen Schnitt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The closed form gives {moves} moves for {n} boxes.</source>
        <translation>Die geschlossene Form ergibt {moves} Züge für {n} Kisten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the root of 5</source>
        <translation>die Wurzel aus 5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the golden ratio</source>
        <translation>der Goldene Schnitt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>1 − φ</source>
        <translation>1 − φ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>both powers together</source>
        <translation>beide Potenzen zusammen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>1 for an odd number of boxes, −1 for an even one</source>
        <translation>1 bei ungerader Zahl der Kisten, −1 bei gerader</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>2 more if the man ends on the left, 11 less in the classical form, else 0</source>
        <translation>2 mehr, wenn die Spielfigur links endet, 11 weniger in der klassischen Form, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The closed form agrees with the recurrence</source>
        <translation>Die geschlossene Form stimmt mit der Rekursion überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of the shortest solution, by the golden ratio</source>
        <translation>Schübe der kürzesten Lösung, nach dem Goldenen Schnitt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The closed form gives {pushes} pushes for {n} boxes.</source>
        <translation>Die geschlossene Form ergibt {pushes} Schübe für {n} Kisten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>3 less in the classical form, else 0</source>
        <translation>3 weniger in der klassischen Form, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>growth of the solution's length in the long run</source>
        <translation>Wachstum der Lösungslänge auf lange Sicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>In the long run, adding {boxes} to the number of boxes makes the solution {growth} times as long.</source>
        <translation>Auf lange Sicht wird die Lösung {growth}-mal so lang, wenn die Zahl der Kisten um {boxes} steigt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>one box more</source>
        <translation>eine Kiste mehr</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>boxes more: 1, or 2 in the classical form, which needs an even number</source>
        <translation>Kisten mehr: 1 oder, in der klassischen Form, die eine gerade Zahl braucht, 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the golden ratio, to which the ratio of two lengths tends</source>
        <translation>der Goldene Schnitt, dem das Verhältnis zweier Längen zustrebt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>how many times as long</source>
        <translation>wievielmal so lang</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>W. J. Savitch, Relationships between nondeterministic and deterministic tape complexities, 1970</source>
        <translation>W. J. Savitch, Relationships between nondeterministic and deterministic tape complexities, 1970</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>free cells of the board: 3^n arrangements of boxes and man</source>
        <translation>freie Felder des Bretts: 3^n Anordnungen von Kisten und Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>nested calls: the logarithm of 3^n to base 2</source>
        <translation>verschachtelte Aufrufe: der Logarithmus von 3^n zur Basis 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Breadth-first search from the first position</source>
        <translation>Breitensuche von der ersten Stellung aus</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>positions that are first reached after d moves</source>
        <translation>Stellungen, die nach d Zügen zum ersten Mal erreicht werden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The answers agree with breadth-first search</source>
        <translation>Die Antworten stimmen mit der Breitensuche überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>both algorithms</source>
        <translation>beide Algorithmen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>a corridor of four cells</source>
        <translation>ein Gang aus vier Zellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells that Savitch's algorithm remembers at most</source>
        <translation>Zellen, die Savitchs Algorithmus sich höchstens merkt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>It looks for a path of at most 3^{n} moves by halving it, nested {depth} deep, and remembers four numbers of {n} cells at each level.</source>
        <translation>Er sucht einen Weg von höchstens 3^{n} Zügen, indem er ihn {depth}-fach verschachtelt halbiert, und merkt sich auf jeder Ebene vier Zahlen aus {n} Zellen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells remembered, at most</source>
        <translation>gemerkte Zellen, höchstens</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>how deep Savitch's algorithm is in its recursion</source>
        <translation>wie tief Savitchs Algorithmus in seiner Rekursion ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>So far it has halved the number of moves {made} times, one halving within the other; after {most} a single move is left.</source>
        <translation>Bisher hat er die Zugzahl {made}-mal verschachtelt halbiert; nach {most} Halbierungen bleibt ein einziger Zug.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>nested halvings so far, at most</source>
        <translation>verschachtelte Halbierungen bisher, höchstens</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>halvings until a single move is left</source>
        <translation>Halbierungen, bis ein einziger Zug übrig ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls of Savitch's algorithm</source>
        <translation>Aufrufe von Savitchs Algorithmus</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The first call tries one middle after another. Checking whether they can be reached in half the moves takes {first} calls; checking whether the end can be reached from those that can takes {second}.</source>
        <translation>Der erste Aufruf probiert eine Mitte nach der anderen. Die Prüfung, ob sie mit der halben Zugzahl erreichbar sind, kostet {first} Aufrufe; die Prüfung, ob von den erreichbaren aus das Ende zu erreichen ist, kostet {second}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls to find out whether each middle tried can be reached</source>
        <translation>Aufrufe, um herauszufinden, ob jede probierte Mitte zu erreichen ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls to find out whether the end can be reached from those that can</source>
        <translation>Aufrufe, um herauszufinden, ob das Ende von den erreichbaren aus zu erreichen ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls for all first halves</source>
        <translation>Aufrufe für alle ersten Hälften</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls for all second halves</source>
        <translation>Aufrufe für alle zweiten Hälften</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>all calls, the first one too</source>
        <translation>alle Aufrufe, auch der erste</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The algorithm makes as many calls</source>
        <translation>Der Algorithmus macht ebenso viele Aufrufe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>run to its end</source>
        <translation>bis zum Ende ausgeführt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The costs of both halves make up the cost of the call</source>
        <translation>Die Kosten beider Hälften ergeben die Kosten des Aufrufs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells that breadth-first search remembers</source>
        <translation>Zellen, die sich die Breitensuche merkt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>It keeps every position that it has seen: {positions} of {n} cells each.</source>
        <translation>Sie behält jede Stellung, die sie gesehen hat: {positions} von je {n} Zellen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>positions that can be reached</source>
        <translation>Stellungen, die erreichbar sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>cells remembered</source>
        <translation>gemerkte Zellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves to the second position</source>
        <translation>Züge zur zweiten Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The search reaches positions in order of their number of moves; the second position is {moves} moves away.</source>
        <translation>Die Suche erreicht Stellungen in der Reihenfolge ihrer Zugzahl; die zweite Stellung ist {moves} Züge entfernt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves, up to those that find the second position</source>
        <translation>Züge, bis zu denen, mit denen die zweite Stellung gefunden wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the last of them: no shorter path exists</source>
        <translation>die letzte davon: Es gibt keinen kürzeren Weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls made so far</source>
        <translation>bisherige Aufrufe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>{made} of at most {calls} calls are made, a share of {share}.</source>
        <translation>{made} von höchstens {calls} Aufrufen sind gemacht, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls until the answer; an upper bound where a board has too many positions to count them</source>
        <translation>Aufrufe bis zur Antwort; eine obere Schranke, wo ein Brett zu viele Stellungen hat, um sie zu zählen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>those that are made</source>
        <translation>die gemachten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>how long one waits for Savitch's algorithm</source>
        <translation>wie lange man auf Savitchs Algorithmus wartet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>At {rate} calls a second {calls} calls take {seconds} s, {days} days.</source>
        <translation>Bei {rate} Aufrufen je Sekunde dauern {calls} Aufrufe {seconds} s, {days} Tage.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls until the answer</source>
        <translation>Aufrufe bis zur Antwort</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls a second, as measured on this machine</source>
        <translation>Aufrufe je Sekunde, auf diesem Rechner gemessen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>years of 365.25 days</source>
        <translation>Jahre von 365,25 Tagen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls of Savitch's algorithm a second</source>
        <translation>Aufrufe von Savitchs Algorithmus je Sekunde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>{calls} calls took {seconds} s on this machine: {rate} a second, rounded to millions {rounded}.</source>
        <translation>{calls} Aufrufe dauerten auf diesem Rechner {seconds} s: {rate} je Sekunde, auf Millionen gerundet {rounded}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls that were made to measure it</source>
        <translation>Aufrufe, mit denen gemessen wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>seconds that they took</source>
        <translation>Sekunden, die sie dauerten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls a second</source>
        <translation>Aufrufe je Sekunde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the same in whole millions</source>
        <translation>dasselbe in ganzen Millionen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The algorithm resumes where it stopped, however many calls are made at a time</source>
        <translation>Der Algorithmus macht dort weiter, wo er aufgehört hat, wie viele Aufrufe es auch jeweils sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves that a call of Savitch's algorithm allows</source>
        <translation>Züge, die ein Aufruf von Savitchs Algorithmus erlaubt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The call above it allows {above} moves: {first} for its first half, {second} for its second.</source>
        <translation>Der Aufruf darüber erlaubt {above} Züge: {first} für seine erste Hälfte, {second} für die zweite.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves that the call above allows</source>
        <translation>Züge, die der Aufruf darüber erlaubt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>half of them, rounded down, to the middle</source>
        <translation>die Hälfte davon, abgerundet, bis zur Mitte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the rest, from the middle on</source>
        <translation>der Rest, von der Mitte an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the counters of YASC and Sokoban++</source>
        <translation>Die Zähler von YASC und Sokoban++</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Counters of whole games, step by step</source>
        <translation>Zähler ganzer Spiele, Schritt für Schritt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>a plain implementation of the rules</source>
        <translation>eine einfache Umsetzung der Regeln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>moves of the man</source>
        <translation>Züge der Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The man made {walked} steps without a push and {pushes} with one.</source>
        <translation>Die Spielfigur machte {walked} Schritte ohne Schub und {pushes} mit Schub.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>steps that move no box</source>
        <translation>Schritte, die keine Kiste bewegen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>steps that move one</source>
        <translation>Schritte, die eine bewegen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>all steps</source>
        <translation>alle Schritte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Of {moves} steps {walked} moved no box, so {pushes} did.</source>
        <translation>Von {moves} Schritten bewegten {walked} keine Kiste, also {pushes} eine.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>all steps of the man</source>
        <translation>alle Schritte der Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those that move no box</source>
        <translation>die, die keine Kiste bewegen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those that move one</source>
        <translation>die, die eine bewegen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Fewest pushes and proofs</source>
        <translation>Kleinste Schubzahl und Beweise</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>exhaustive search of small levels</source>
        <translation>vollständige Suche in kleinen Levels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A stopped proof keeps what it has excluded and found</source>
        <translation>Ein abgebrochener Beweis behält, was er ausgeschlossen und gefunden hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A* search over pushes, with the matching of boxes to goals as lower bound; see core/sokoban/solve/README.md</source>
        <translation>A*-Suche über Schübe mit der Zuordnung von Kisten zu Zielen als untere Schranke; siehe core/sokoban/solve/README.md</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes that a solution needs at least</source>
        <translation>Schübe, die eine Lösung mindestens braucht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Every length below {lower} is excluded, up to {excluded}: by the distances of the boxes to the goals, each box with a goal of its own, and by the search.</source>
        <translation>Jede Länge unter {lower} ist ausgeschlossen, also bis {excluded}: durch die Abstände der Kisten zu den Zielen, jede mit einem eigenen Ziel, und durch die Suche.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the longest length that is excluded</source>
        <translation>die größte ausgeschlossene Länge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the next one</source>
        <translation>die nächste</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes of the best known solution</source>
        <translation>Schübe der besten bekannten Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A solution of {upper} pushes is known, {open} more than the lower bound. It was replayed.</source>
        <translation>Eine Lösung mit {upper} Schüben ist bekannt, {open} mehr als die untere Schranke. Sie wurde nachgespielt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes that are not excluded, 0 if nothing is known</source>
        <translation>kleinste nicht ausgeschlossene Schubzahl, 0, wenn nichts bekannt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how many more the best solution has</source>
        <translation>wie viele mehr die beste Lösung hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes of the best solution</source>
        <translation>Schübe der besten Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Only solutions that replay are shown</source>
        <translation>Nur Lösungen, die sich nachspielen lassen, werden gezeigt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes</source>
        <translation>kleinste Schubzahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A solution of {upper} pushes is known, and every length below {lower} is excluded: {open} lengths are left open.</source>
        <translation>Eine Lösung mit {upper} Schüben ist bekannt, und jede Länge unter {lower} ist ausgeschlossen: {open} Längen bleiben offen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes that are not excluded</source>
        <translation>kleinste nicht ausgeschlossene Schubzahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the share of positions that can be solved</source>
        <translation>der Anteil der lösbaren Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Of {positions} positions that can be reached by pushes from the start, {solvable} can be solved.</source>
        <translation>Von {positions} Stellungen, die vom Anfang aus durch Schübe erreichbar sind, sind {solvable} lösbar.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>positions within reach</source>
        <translation>erreichbare Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those from which the level can be solved</source>
        <translation>die, aus denen das Level lösbar ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Breadth-first search over all positions; those that differ only in where the man stands within his walking range count once</source>
        <translation>Breitensuche über alle Stellungen; die sich nur im Standort der Spielfigur innerhalb ihres Laufbereichs unterscheiden, zählen als eine</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Counted by a slow, plain search</source>
        <translation>Durch eine langsame, einfache Suche gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>solvable or deadlocked positions at a depth</source>
        <translation>lösbare Stellungen oder Deadlock-Stellungen einer Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Of {positions} positions at this depth {kind} are of this kind, a share of {share}.</source>
        <translation>Von {positions} Stellungen dieser Tiefe sind {kind} von dieser Art, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those that can be solved, or those that are deadlocked</source>
        <translation>die lösbaren oder die Deadlock-Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Yang Chao, A box pushing path search, sokoban.ws, part II; J. Hopcroft and R. Tarjan, 1973</source>
        <translation>Yang Chao, A box pushing path search, sokoban.ws, Teil II; J. Hopcroft und R. Tarjan, 1973</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of each block</source>
        <translation>Felder jedes Blocks</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The example of the article</source>
        <translation>Das Beispiel des Artikels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>blocks of the free floor</source>
        <translation>Blöcke des freien Bodens</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The free floor consists of {blocks} blocks. Removing any one square of a block leaves its other squares connected.</source>
        <translation>Der freie Boden besteht aus {blocks} Blöcken. Nimmt man ein Feld eines Blocks weg, hängen dessen übrige Felder noch zusammen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>blocks of two squares</source>
        <translation>Blöcke aus zwei Feldern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>{passages} blocks have two squares only: there is one way through.</source>
        <translation>{passages} Blöcke haben nur zwei Felder: Da führt nur ein Weg hindurch.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>1 for each block of two squares, else 0</source>
        <translation>1 für jeden Block aus zwei Feldern, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>cut vertices of the free floor</source>
        <translation>Artikulationspunkte des freien Bodens</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>{cuts} squares lie in more than one block. Removing one of them disconnects squares that were connected.</source>
        <translation>{cuts} Felder liegen in mehr als einem Block. Fehlt eines davon, zerfällt, was zusammenhing.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>for each square in several blocks, how many blocks it lies in</source>
        <translation>für jedes Feld in mehreren Blöcken, in wie vielen es liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how many such squares there are</source>
        <translation>wie viele solche Felder es gibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of a block</source>
        <translation>Felder eines Blocks</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>{own} squares lie in this block alone and {cuts} in others too: {squares} together.</source>
        <translation>{own} Felder liegen nur in diesem Block, {cuts} auch in anderen: zusammen {squares}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares that lie in this block alone</source>
        <translation>Felder, die nur in diesem Block liegen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>cut vertices that join it to others</source>
        <translation>Artikulationspunkte, die ihn mit anderen verbinden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of the block</source>
        <translation>Felder des Blocks</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of the free floor</source>
        <translation>Felder des freien Bodens</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The blocks have {all} squares together. Squares in several blocks are counted {twice} times too often, and {alone} squares lie in no block.</source>
        <translation>Die Blöcke haben zusammen {all} Felder. Felder in mehreren Blöcken sind {twice}-mal zu oft gezählt, und {alone} Felder liegen in keinem Block.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares with a wall or a box on every side</source>
        <translation>Felder mit einer Wand oder Kiste auf jeder Seite</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of all blocks</source>
        <translation>Felder aller Blöcke</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>counted too often</source>
        <translation>zu viel gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of the floor without boxes</source>
        <translation>Felder des Bodens ohne Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes or moves that a variant saves</source>
        <translation>Schübe oder Züge, die eine Variante spart</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>These rows of the solution take {was}, the variant takes {now}: it saves {saved}.</source>
        <translation>Diese Zeilen der Lösung brauchen {was}, die Variante {now}: Sie spart {saved}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes, or moves, of the rows as they are</source>
        <translation>Schübe oder Züge der Zeilen, wie sie sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those of the variant</source>
        <translation>die der Variante</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the difference</source>
        <translation>der Unterschied</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Both are played from the same position to the same position</source>
        <translation>Beide werden von derselben Stellung zu derselben Stellung gespielt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Every variant is replayed, alone and with the others</source>
        <translation>Jede Variante wird nachgespielt, allein und mit den anderen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes that a wall costs</source>
        <translation>Schübe, die eine Wand kostet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>With the wall the level takes {beside} pushes at least, without it {without}: {saved} fewer.</source>
        <translation>Mit der Wand braucht das Level mindestens {beside} Schübe, ohne sie {without}: {saved} weniger.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes with the wall</source>
        <translation>kleinste Schubzahl mit der Wand</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes without it</source>
        <translation>kleinste Schubzahl ohne sie</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how hard a level is, as far as it was measured</source>
        <translation>wie schwer ein Level ist, soweit gemessen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Each measure is scaled to a share between 0 and 1; their weighted mean is {difficulty} of 100.</source>
        <translation>Jedes Maß wird zu einem Anteil zwischen 0 und 1; ihr gewichtetes Mittel ist {difficulty} von 100.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the shares: box changes, dependence between boxes, deadlocked positions, luck, solver work</source>
        <translation>die Anteile: Kistenwechsel, Abhängigkeit der Kisten, Deadlock-Stellungen, Glück, Aufwand des Lösers</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the weight of each; unknown measures are left out</source>
        <translation>das Gewicht jedes Anteils; Unbekanntes bleibt weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the difficulty, from 0 to 100</source>
        <translation>die Schwierigkeit, von 0 bis 100</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Weights are the published correlations with human solving time, 0.25 where there is none; see core/sokoban/generate/difficulty.py</source>
        <translation>Gewichte sind die veröffentlichten Korrelationen mit der Lösungszeit von Menschen, 0,25, wo es keine gibt; siehe core/sokoban/generate/difficulty.py</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The weighted mean of whatever is known</source>
        <translation>Das gewichtete Mittel dessen, was bekannt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Small levels</source>
        <translation>Kleine Level</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Compared with dense linear algebra</source>
        <translation>Verglichen mit dichter linearer Algebra</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>linear equations</source>
        <translation>lineare Gleichungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how hard a level is, as it was measured when the level was made</source>
        <translation>wie schwer ein Level ist, gemessen, als es entstand</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The difficulty was measured when the level was made, and is stored with it in tenths: {tenths}, which is {difficulty} of 100.</source>
        <translation>Die Schwierigkeit wurde gemessen, als das Level entstand, und ist in Zehnteln bei ihm gespeichert: {tenths}, also {difficulty} von 100.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>d = 100 Σ w s / Σ w, over the shares s of what was measured and their weights w</source>
        <translation>d = 100 Σ w s / Σ w, über die Anteile s des Gemessenen und ihre Gewichte w</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the difficulty in tenths, as it is kept</source>
        <translation>die Schwierigkeit in Zehnteln, wie sie gespeichert ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>difficulty grade of a level, 1 to 5</source>
        <translation>Schwierigkeitsstufe eines Levels, 1 bis 5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The difficulty {difficulty} belongs to grade {grade} of 5.</source>
        <translation>Die Schwierigkeit {difficulty} gehört zu Stufe {grade} von 5.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>where the grades up to this difficulty begin</source>
        <translation>wo die Stufen bis zu dieser Schwierigkeit beginnen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the grade, from 1 to 5</source>
        <translation>die Stufe, von 1 bis 5</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>About a fifth of the program's own levels is in each grade, see core/sokoban/generate/difficulty.py</source>
        <translation>In jeder Stufe ist etwa ein Fünftel der mitgelieferten Level, siehe core/sokoban/generate/difficulty.py</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Grades begin where the table says</source>
        <translation>Stufen beginnen, wo die Tabelle es sagt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>random walks for each one that solves the level</source>
        <translation>Irrfahrten auf jede, die das Level löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Random pushes solve the level with probability {chance}: once in {walks} walks on average.</source>
        <translation>Zufällige Schübe lösen das Level mit der Wahrscheinlichkeit {chance}: im Mittel bei einer von {walks} Irrfahrten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960, chapter 3</source>
        <translation>J. G. Kemeny und J. L. Snell, Finite Markov Chains, 1960, Kapitel 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>h(s) = mean of h(s′) over the pushes from s; 1 where solved, 0 where deadlocked</source>
        <translation>h(s) = Mittel von h(s′) über die Schübe von s; 1, wo gelöst, 0 im Deadlock</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the chance that such a walk solves it</source>
        <translation>die Wahrscheinlichkeit, dass eine solche Irrfahrt es löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>walks of which one solves it, on average</source>
        <translation>Irrfahrten, von denen eine es löst, im Mittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A share of {dead} of the reachable positions is deadlocked: the level can no longer be solved from there. From {alive} it can.</source>
        <translation>Ein Anteil von {dead} der erreichbaren Stellungen ist im Deadlock: Von dort ist das Level nicht mehr lösbar. Von {alive} aus ist es lösbar.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the share of deadlocked positions</source>
        <translation>der Anteil der Deadlock-Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the share of the others</source>
        <translation>der Anteil der übrigen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>positions of that kind that are d pushes from the start</source>
        <translation>Stellungen dieser Art, d Schübe vom Anfang entfernt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The backward search finds the same as the other one</source>
        <translation>Die Rückwärtssuche findet dasselbe wie die andere</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pulls instead of pushes</source>
        <translation>Rückschübe statt Schübe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Walks drawn at random agree</source>
        <translation>Zufällig gezogene Irrfahrten stimmen überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>a small level</source>
        <translation>ein kleines Level</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>positions of the level</source>
        <translation>Stellungen des Levels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Pushes from the start lead to {total} positions.</source>
        <translation>Schübe vom Anfang aus führen zu {total} Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>positions that can be solved</source>
        <translation>lösbare Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>From {total} of them the level can be solved.</source>
        <translation>Von {total} davon ist das Level lösbar.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>deadlocked positions</source>
        <translation>Deadlock-Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>From {total} of them the level can no longer be solved.</source>
        <translation>Von {total} davon ist das Level nicht mehr lösbar.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes left</source>
        <translation>noch nötige Schübe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Counted backwards from the solved position, this one is in layer {layer}, so it takes {left} pushes to solve and no fewer.</source>
        <translation>Von der gelösten Stellung rückwärts gezählt liegt diese in Schicht {layer}, also lösen {left} Schübe sie und nicht weniger.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>d(s) = 1 + least d(s′) over the pushes from s to s′, 0 where all boxes are on goals</source>
        <translation>d(s) = 1 + kleinstes d(s′) über die Schübe von s nach s′, 0, wo alle Kisten auf Zielen stehen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes back from the solved position to this one</source>
        <translation>Schübe von der gelösten Stellung zurück zu dieser</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the fewest pushes that solve it</source>
        <translation>kleinste Schubzahl, die sie löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The rest of a solution gets shorter with every push</source>
        <translation>Der Rest einer Lösung wird mit jedem Schub kürzer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>chance that a random pusher solves the level</source>
        <translation>Wahrscheinlichkeit, dass ein Zufallsschieber das Level löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Every possible push is equally likely; {chance} of all such walks solve the level.</source>
        <translation>Jeder mögliche Schub ist gleich wahrscheinlich; {chance} aller solchen Irrfahrten lösen das Level.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share of walks that solve it with the N-th push</source>
        <translation>der Anteil der Irrfahrten, die es mit dem N-ten Schub lösen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share that solves it later, by the exact equations</source>
        <translation>der Anteil, der es später löst, nach den exakten Gleichungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share that ever solves it</source>
        <translation>der Anteil, der es je löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes until a random walk ends</source>
        <translation>Schübe, bis eine Irrfahrt endet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>A walk goes on until the level is solved or deadlocked: {pushes} pushes on average.</source>
        <translation>Eine Irrfahrt geht weiter, bis das Level gelöst oder im Deadlock ist: im Mittel {pushes} Schübe.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>t = (I − Q)⁻¹ 1</source>
        <translation>t = (I − Q)⁻¹ 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share of walks that still go on after N pushes</source>
        <translation>der Anteil der Irrfahrten, die nach N Schüben noch weitergehen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>what later pushes add, by the exact equations</source>
        <translation>was spätere Schübe beitragen, nach den exakten Gleichungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the mean number of pushes</source>
        <translation>die mittlere Zahl der Schübe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes of the random walks that solve the level</source>
        <translation>Schübe der Irrfahrten, die das Level lösen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The level is solved with probability {chance}; the walks that solve it take {pushes} pushes on average.</source>
        <translation>Das Level wird mit der Wahrscheinlichkeit {chance} gelöst; die Irrfahrten, die es lösen, brauchen im Mittel {pushes} Schübe.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the chance that push N solves the level</source>
        <translation>die Wahrscheinlichkeit, dass Schub N das Level löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>contribution of walks that solve it after more pushes than these</source>
        <translation>Beitrag der Irrfahrten, die es erst nach mehr Schüben lösen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the chance to solve it</source>
        <translation>die Wahrscheinlichkeit, es zu lösen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the mean number of pushes where it is solved</source>
        <translation>die mittlere Zahl der Schübe, wo es gelöst wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>estimated chance that a random pusher solves the level</source>
        <translation>geschätzte Wahrscheinlichkeit, dass ein Zufallsschieber das Level löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The level has too many positions for the exact chance. Of {walks} simulated walks, {solved} solved it.</source>
        <translation>Für die exakte Wahrscheinlichkeit hat das Level zu viele Stellungen. Von {walks} simulierten Irrfahrten lösten {solved} es.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>simulated walks</source>
        <translation>simulierte Irrfahrten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>those that solved the level</source>
        <translation>die, die das Level lösten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Simulated by this program</source>
        <translation>Von diesem Programm simuliert</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>estimated number of pushes until a random walk ends</source>
        <translation>geschätzte Zahl der Schübe, bis eine Irrfahrt endet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>{walks} simulated walks made {made} pushes until each was solved or deadlocked: {pushes} on average.</source>
        <translation>{walks} simulierte Irrfahrten machten {made} Schübe, bis jede gelöst oder im Deadlock war: im Mittel {pushes}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the pushes of all of them</source>
        <translation>die Schübe aller zusammen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>share of the walks at this distance after N pushes</source>
        <translation>Anteil der Irrfahrten in dieser Entfernung nach N Schüben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>After {pushes} pushes, {elsewhere} of all walks are at other distances, solved or deadlocked; {share} are here.</source>
        <translation>Nach {pushes} Schüben sind {elsewhere} aller Irrfahrten in anderer Entfernung, gelöst oder im Deadlock; {share} sind hier.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>P(x | N) = Σ P(y | N − 1) / pushes of y, over the positions y from which a push leads to x</source>
        <translation>P(x | N) = Σ P(y | N − 1) / Schübe von y, über die Stellungen y, von denen ein Schub zu x führt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes made</source>
        <translation>gemachte Schübe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the shares of walks at every other distance from solved, and of deadlocked ones</source>
        <translation>die Anteile der Irrfahrten in jeder anderen Entfernung von gelöst, und derer im Deadlock</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share that is here</source>
        <translation>der Anteil, der hier ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Distributions compared with powers of the matrix</source>
        <translation>Verteilungen, verglichen mit Potenzen der Matrix</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>dense matrices</source>
        <translation>volle Matrizen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>boards whose odds were computed</source>
        <translation>Stellungen, für die die Chancen berechnet wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The chance of each of {boards} boards ({millions} million) was computed from the boards that can follow it.</source>
        <translation>Die Chance jeder von {boards} Stellungen ({millions} Millionen) wurde aus den möglichen Folgestellungen berechnet.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>boards that can occur in play and have a legal move</source>
        <translation>Stellungen, die im Spiel vorkommen können und in denen ein Zug möglich ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Boards that occur in play, by size and target</source>
        <translation>Stellungen, die im Spiel vorkommen, nach Größe und Ziel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>J. Lees-Miller</source>
        <translation>J. Lees-Miller</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Measured by this program, see core/twenty48/adviser/README.md</source>
        <translation>Von diesem Programm gemessen, siehe core/twenty48/adviser/README.md</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that the forecast rests on</source>
        <translation>Spiele, auf denen die Vorhersage beruht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The network's value is converted to points by {games} games of the adviser: those that reached the measured tile sum nearest to this one.</source>
        <translation>Der Wert des Netzes wird nach {games} Spielen des Beraters in Punkte umgerechnet: denen, die die nächstgelegene gemessene Kachelsumme erreichten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that reached each measured tile sum, in ascending order</source>
        <translation>Spiele, die die gemessenen Kachelsummen erreichten, aufsteigend</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>1 for the nearest of them, else 0</source>
        <translation>1 für die nächste davon, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that reached it</source>
        <translation>Spiele, die sie erreichten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Between two tile sums, the games of the nearer one count</source>
        <translation>Zwischen zwei Kachelsummen zählen die Spiele der näheren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Training in several runs gives the same result as in one</source>
        <translation>Training in mehreren Läufen ergibt dasselbe wie in einem</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games from which the network has learnt</source>
        <translation>Spiele, aus denen das Netz gelernt hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The curve has {points} points of {every} games each; with {more} games since the last one, {games} were played.</source>
        <translation>Die Kurve hat {points} Punkte zu je {every} Spielen; mit {more} Spielen seit dem letzten sind {games} gespielt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>points of the learning curve</source>
        <translation>Punkte der Lernkurve</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games for each of them</source>
        <translation>Spiele für jeden davon</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games since the last of them</source>
        <translation>Spiele seit dem letzten davon</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that were played</source>
        <translation>Spiele, die gespielt wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>mean score of the latest training games</source>
        <translation>mittlere Punktzahl der letzten Trainingsspiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The last {games} games scored {total} together, {mean} each.</source>
        <translation>Die letzten {games} Spiele brachten zusammen {total} Punkte, je {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games since the previous point of the curve</source>
        <translation>Spiele seit dem vorigen Punkt der Kurve</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>points of all of them</source>
        <translation>Punkte aller zusammen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>the mean score</source>
        <translation>die mittlere Punktzahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games in which the network made the tile</source>
        <translation>Spiele, in denen das Netz die Kachel erreichte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Of {games} games, {missed} ended without the tile; {made} made it.</source>
        <translation>Von {games} Spielen endeten {missed} ohne die Kachel; in {made} wurde sie erreicht.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games of the network, from two tiles on</source>
        <translation>Spiele des Netzes, von zwei Kacheln an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>those that ended without the tile</source>
        <translation>die ohne die Kachel endeten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>those in which it was made</source>
        <translation>die, in denen sie erreicht wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>What was measured of every network</source>
        <translation>Was von jedem Netz gemessen wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>moves of the game that cost something</source>
        <translation>Züge des Spiels, die etwas kosteten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>{costly} of {moves} moves were worse than the best one.</source>
        <translation>{costly} von {moves} Zügen waren schlechter als der beste.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>1 for a move that cost something, else 0</source>
        <translation>1 für einen Zug, der etwas kostete, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>moves of the game</source>
        <translation>Züge des Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>those that cost something</source>
        <translation>die, die etwas kosteten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>A few moves whose costs are known</source>
        <translation>Einige Züge mit bekannten Kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>possible boards</source>
        <translation>mögliche Bretter</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>ways to fill the board</source>
        <translation>Arten, das Brett zu füllen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Each of {C} cells is empty or holds one of {K} tiles, from 2 up to the target: {bound} ways.</source>
        <translation>Jedes der {C} Felder ist leer oder trägt eine von {K} Kacheln, von 2 bis zur Zielkachel: {bound} Arten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>cut off there, not rounded</source>
        <translation>dort abgeschnitten, nicht gerundet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>ways to fill the board below the target</source>
        <translation>Arten, das Brett unterhalb der Zielkachel zu füllen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The game ends at the target, so each of {C} cells is empty or holds a smaller tile; all won boards count as one state: {bound}.</source>
        <translation>Das Spiel endet mit der Zielkachel, also ist jedes der {C} Felder leer oder trägt eine kleinere Kachel; alle gewonnenen Bretter zählen als ein Zustand: {bound}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards with a reachable tile sum</source>
        <translation>Bretter mit erreichbarer Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row. Of the boards up to the last sum before such a gap, those without a 2 or a 4 and those with a single tile are left out: {bound}.</source>
        <translation>Ein Zug erhöht die Kachelsumme um 2 oder 4 und kann nicht zwei leere Summen hintereinander überspringen. Von den Brettern bis zur letzten Summe vor einer solchen Lücke fallen die ohne 2 und 4 und die mit einer einzigen Kachel weg: {bound}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>ways to fill the board with tiles below the target up to that sum</source>
        <translation>Arten, das Brett mit Kacheln unter der Zielkachel bis zu dieser Summe zu füllen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>those of them without a 2 or a 4</source>
        <translation>davon die ohne 2 und ohne 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the others, and one state for all won boards</source>
        <translation>die übrigen, und ein Zustand für alle gewonnenen Bretter</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards that actually occur in play</source>
        <translation>Bretter, die im Spiel wirklich vorkommen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>All boards that occur in play were listed, {listed} of them; all won boards add one state.</source>
        <translation>Alle Bretter, die im Spiel vorkommen, wurden aufgezählt, {listed} an der Zahl; alle gewonnenen zählen als ein weiterer Zustand.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>3×3 to 1024</source>
        <translation>3×3 bis 1024</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards below the target that occur, including lost ones; turned and mirrored ones count separately</source>
        <translation>Bretter unter der Zielkachel, die vorkommen, auch verlorene; gedrehte und gespiegelte einzeln gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The recorded number agrees with a new listing</source>
        <translation>Die gespeicherte Zahl stimmt mit einer neuen Aufzählung überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A plain search finds the same boards</source>
        <translation>Eine einfache Suche findet dieselben Bretter</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>upper bound on the boards that occur in play</source>
        <translation>obere Schranke für die Bretter, die im Spiel vorkommen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>{classes} classes of boards that are alike when turned or mirrored occur in play. Each has at most 8 boards, and all won boards count as one state: at most {boards}.</source>
        <translation>Im Spiel kommen {classes} Klassen von Brettern vor, die gedreht oder gespiegelt gleich sind. Jede hat höchstens 8 Bretter, und alle gewonnenen zählen als ein Zustand: höchstens {boards}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>4×4 to 64</source>
        <translation>4×4 bis 64</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>classes that were listed</source>
        <translation>Klassen, die aufgezählt wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards, at most</source>
        <translation>Bretter, höchstens</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards up to symmetry</source>
        <translation>Bretter bis auf Symmetrie</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Boards that are alike when turned or mirrored count once: {listed} classes, and {ends} more for games that are over.</source>
        <translation>Bretter, die gedreht oder gespiegelt gleich sind, zählen einmal: {listed} Klassen und {ends} mehr für beendete Spiele.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>classes below the target that occur; the published number counts those that can go on</source>
        <translation>Klassen unter der Zielkachel, die vorkommen; die veröffentlichte Zahl zählt die, in denen es weitergeht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>1 for all won boards; in the published number 2, one more for all lost boards</source>
        <translation>1 für alle gewonnenen Bretter; in der veröffentlichten Zahl 2, eins mehr für alle verlorenen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Published counts</source>
        <translation>Veröffentlichte Anzahlen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>successive tile sums that can be reached</source>
        <translation>aufeinanderfolgende Kachelsummen, die erreichbar sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Tile sums go from 4 to {last} in steps of 2; after that two in a row have no board.</source>
        <translation>Kachelsummen gehen in Zweierschritten von 4 bis {last}; danach haben zwei hintereinander kein Brett.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the last tile sum before the gap</source>
        <translation>die letzte Kachelsumme vor der Lücke</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile sum that can be reached</source>
        <translation>die größte erreichbare Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A board full of the powers of two from {tile} down to 4 has the sum {sum}; no larger one can be reached.</source>
        <translation>Ein Brett voll Zweierpotenzen von {tile} bis hinab zu 4 hat die Summe {sum}; eine größere ist nicht erreichbar.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>4×4</source>
        <translation>4×4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile that play can make</source>
        <translation>die größte Kachel, die im Spiel entstehen kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the sum of all these tiles</source>
        <translation>die Summe all dieser Kacheln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The sum of any larger tile is out of reach</source>
        <translation>Die Summe jeder größeren Kachel ist unerreichbar</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the tile sums</source>
        <translation>die Kachelsummen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile</source>
        <translation>die größte Kachel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>When two equal tiles merge, one has waited while the other was made, and so on down to two 4s, the largest new tile. Each takes a cell, so {C} cells make {tile}.</source>
        <translation>Wenn zwei gleiche Kacheln verschmelzen, hat die eine gewartet, während die andere entstand, und so weiter bis zu zwei Vieren, der größten neuen Kachel. Jede braucht ein Feld, also ergeben {C} Felder {tile}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Well known; proved by the largest tile sum that can be reached, 2^(C + 2) − 4</source>
        <translation>Allgemein bekannt; bewiesen durch die größte erreichbare Kachelsumme, 2^(C + 2) − 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The full board of powers of two merges into it</source>
        <translation>Das volle Brett aus Zweierpotenzen verschmilzt zu ihr</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>legal moves</source>
        <translation>erlaubte Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile before the last merges</source>
        <translation>die größte Kachel vor den letzten Verschmelzungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The full board that merges into the largest tile has two 4s and every tile from 8 up once: {C} cells go up to {tile}.</source>
        <translation>Das volle Brett, das zur größten Kachel verschmilzt, hat zwei Vieren und jede Kachel ab 8 einmal: {C} Felder reichen bis {tile}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the largest tile on that board</source>
        <translation>die größte Kachel auf diesem Brett</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the smallest tile that play cannot make</source>
        <translation>die kleinste Kachel, die im Spiel nicht entstehen kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The tile after {tile}, the largest that play can make, is {next}: alone it is more than any tile sum that can be reached.</source>
        <translation>Auf {tile}, die größte Kachel, die im Spiel entstehen kann, folgt {next}: Sie allein ist mehr als jede erreichbare Kachelsumme.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>the tile after it</source>
        <translation>die Kachel danach</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 1, 2017</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, Teil 1, 2017</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the target 2048, a 4 once in ten</source>
        <translation>Zielkachel 2048, eine 4 in einem von zehn Fällen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the target 2048, a 4 once in ten, one first tile</source>
        <translation>Zielkachel 2048, eine 4 in einem von zehn Fällen, eine erste Kachel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the tile that ends the game</source>
        <translation>die Kachel, die das Spiel beendet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the chance that a new tile is a 4</source>
        <translation>die Wahrscheinlichkeit, dass eine neue Kachel eine 4 ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The plainest chain, solved in fractions</source>
        <translation>Die einfachste Kette, in Brüchen gelöst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The equations hold in every state</source>
        <translation>Die Gleichungen gelten in jedem Zustand</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Games played in the bag</source>
        <translation>Im Beutel gespielte Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Figures for every target in the article</source>
        <translation>Zahlen für jede Zielkachel des Artikels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>sets of tiles without the target, the empty bag among them</source>
        <translation>Kachelmengen ohne die Zielkachel, der leere Beutel eingeschlossen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>sets of tiles with it, where the game ends</source>
        <translation>Kachelmengen mit ihr, wo das Spiel endet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>{transient} sets of tiles can occur before {target} is made, and {won} with it.</source>
        <translation>{transient} Kachelmengen können vor der {target} vorkommen, {won} mit ihr.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>J. Lees-Miller, part 2</source>
        <translation>J. Lees-Miller, Teil 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the article's second part leaves out the empty bag</source>
        <translation>der zweite Teil des Artikels lässt den leeren Beutel weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Of {states} sets of tiles {transient} do not hold {target}; in the other {won} the game ends.</source>
        <translation>Von {states} Kachelmengen enthalten {transient} keine {target}; in den übrigen {won} endet das Spiel.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>all sets of tiles</source>
        <translation>alle Kachelmengen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Each move adds a 2 or a 4, then every equal pair merges. The mean is taken over all games through {states} sets of tiles to the first {target}, weighted by their chances.</source>
        <translation>Jeder Zug fügt eine 2 oder eine 4 hinzu, dann verschmilzt jedes gleiche Paar. Gemittelt wird über alle Spiele durch {states} Kachelmengen bis zur ersten {target}, nach Wahrscheinlichkeit gewichtet.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves on average until the target appears</source>
        <translation>Züge im Mittel, bis die Zielkachel erscheint</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>sets of tiles</source>
        <translation>Kachelmengen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from two tiles of 2</source>
        <translation>erwartete Schritte von zwei Zweien an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from a 2 and a 4</source>
        <translation>erwartete Schritte von einer 2 und einer 4 an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from two tiles of 4</source>
        <translation>erwartete Schritte von zwei Vieren an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from the empty bag</source>
        <translation>erwartete Schritte vom leeren Beutel an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the same without the step that places the first two tiles, which is no move</source>
        <translation>dasselbe ohne den Schritt, der die beiden ersten Kacheln setzt und kein Zug ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves on average until the target appears, from one tile</source>
        <translation>Züge im Mittel, bis die Zielkachel erscheint, von einer Kachel an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from one tile of 2</source>
        <translation>erwartete Schritte von einer 2 an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from one tile of 4</source>
        <translation>erwartete Schritte von einer 4 an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the same without the step that places the first tile, which is no move</source>
        <translation>dasselbe ohne den Schritt, der die erste Kachel setzt und kein Zug ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Games differ only in their fours. Each set of tiles is weighted by how often a game passes through it.</source>
        <translation>Spiele unterscheiden sich nur in ihren Vieren. Jede Kachelmenge wird danach gewichtet, wie oft ein Spiel durch sie führt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>(2N − I) t − t∘t,  N = (I − Q)⁻¹</source>
        <translation>(2N − I) t − t∘t,  N = (I − Q)⁻¹</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>how often a game passes through the set of tiles j</source>
        <translation>wie oft ein Spiel durch die Kachelmenge j führt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>steps expected from there</source>
        <translation>erwartete Schritte von dort an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>of the number of moves</source>
        <translation>der Zugzahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>a misprint: as printed it gives −870.33; with 2N − I instead of 2(N − I) it gives this number</source>
        <translation>ein Druckfehler: Wie gedruckt ergibt es −870,33; mit 2N − I statt 2(N − I) ergibt es diese Zahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>standard deviation of the moves</source>
        <translation>Standardabweichung der Zugzahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The variance of the number of moves is {variance}; its square root is {deviation}.</source>
        <translation>Die Varianz der Zugzahl ist {variance}; ihre Quadratwurzel ist {deviation}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>fewest and most moves possible</source>
        <translation>kleinste und größte mögliche Zugzahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>With nothing but fours it takes {least} moves, with nothing but twos {most}.</source>
        <translation>Mit lauter Vieren braucht es {least} Züge, mit lauter Zweien {most}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the tile sum with which the shortest game is won</source>
        <translation>die Kachelsumme, mit der das kürzeste Spiel gewonnen wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>the tile sum with which the longest game is won</source>
        <translation>die Kachelsumme, mit der das längste Spiel gewonnen wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the shortest game: two 4s first, then a 4 with every move</source>
        <translation>Züge des kürzesten Spiels: erst zwei Vieren, dann mit jedem Zug eine 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the longest game: two 2s first, then a 2 with every move</source>
        <translation>Züge des längsten Spiels: erst zwei Zweien, dann mit jedem Zug eine 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The shortest and the longest games</source>
        <translation>Die kürzesten und die längsten Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>by counting all cases</source>
        <translation>durch Zählen aller Fälle</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>fewest and most moves possible, from one tile</source>
        <translation>kleinste und größte mögliche Zugzahl, von einer Kachel an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the shortest game: one 4 first, then a 4 with every move</source>
        <translation>Züge des kürzesten Spiels: erst eine 4, dann mit jedem Zug eine 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the longest game: one 2 first, then a 2 with every move</source>
        <translation>Züge des längsten Spiels: erst eine 2, dann mit jedem Zug eine 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>probability that a game gets here</source>
        <translation>Wahrscheinlichkeit, dass ein Spiel hierher kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>New tiles lead here from other sets of tiles in {number} ways. The probability of each set, times the chance of its new tile, adds up to {share}.</source>
        <translation>Neue Kacheln führen auf {number} Arten aus anderen Kachelmengen hierher. Die Wahrscheinlichkeit jeder Menge, mal der ihrer neuen Kachel, ergibt zusammen {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the likeliest end of games to 2048, a 4 once in ten</source>
        <translation>das wahrscheinlichste Ende von Spielen bis 2048, eine 4 in jedem zehnten Fall</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>N = (I − Q)⁻¹,  B = N R</source>
        <translation>N = (I − Q)⁻¹,  B = N R</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game has the set of tiles j, from which one step leads here</source>
        <translation>wie oft ein Spiel die Kachelmenge j hat, von der ein Schritt hierher führt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of that step</source>
        <translation>die Wahrscheinlichkeit dieses Schritts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how many such steps there are</source>
        <translation>wie viele solche Schritte es gibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>What flows into a state is the chance to pass through</source>
        <translation>Was in einen Zustand fließt, ist die Wahrscheinlichkeit, ihn zu durchlaufen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>Where games to 2048 end</source>
        <translation>Wo Spiele bis 2048 enden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves left on average from these tiles</source>
        <translation>Züge, die von diesen Kacheln aus im Mittel bleiben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>This move, and the moves expected after it, weighted by the chance of each new tile, make {left}.</source>
        <translation>Dieser Zug und die danach erwarteten Züge, gewichtet mit der Wahrscheinlichkeit jeder neuen Kachel, ergeben {left}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of each step from here</source>
        <translation>die Wahrscheinlichkeit jedes Schritts von hier</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves expected from where it leads</source>
        <translation>Züge, die von dort aus erwartet werden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>1 for the move itself; 0 for the step that sets the first tiles, which is no move</source>
        <translation>1 für den Zug selbst; 0 für den Schritt, der die ersten Kacheln setzt und kein Zug ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves left on average</source>
        <translation>Züge, die im Mittel bleiben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of the shortest, or of the longest game</source>
        <translation>die Wahrscheinlichkeit des kürzesten oder des längsten Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>All tiles that make up the target, {tiles} of them, have to be alike: a chance of {share} each. Together that is 10 to the power {power}.</source>
        <translation>Alle Kacheln, die die Zielkachel ausmachen, {tiles} an der Zahl, müssen gleich sein: jede mit der Wahrscheinlichkeit {share}. Zusammen ist das 10 hoch {power}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>4 for the shortest game, 2 for the longest; what comes while they merge does not matter</source>
        <translation>4 für das kürzeste Spiel, 2 für das längste; was kommt, während sie verschmelzen, ist gleich</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of such a tile</source>
        <translation>die Wahrscheinlichkeit einer solchen Kachel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how many of them make up the target</source>
        <translation>wie viele davon die Zielkachel ausmachen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the chance of all of them; 0 if it is too small for a computer's numbers</source>
        <translation>die Wahrscheinlichkeit von allen; 0, wenn sie für die Zahlen eines Rechners zu klein ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>its logarithm to the base 10</source>
        <translation>ihr Logarithmus zur Basis 10</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game passes through a tile sum far from the start</source>
        <translation>wie oft ein Spiel fern vom Anfang durch eine Kachelsumme kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>A new tile adds {step} on average. Tile sums are 2 apart, so a game passes through a share of {passed} of them.</source>
        <translation>Eine neue Kachel bringt im Mittel {step}. Kachelsummen liegen 2 auseinander, also trifft ein Spiel einen Anteil von {passed} davon.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>a 4 once in ten</source>
        <translation>eine 4 in einem von zehn Fällen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>what a new tile adds to the tile sum on average</source>
        <translation>was eine neue Kachel im Mittel zur Kachelsumme beiträgt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game passes through a tile sum, as long as no game is won</source>
        <translation>wie oft ein Spiel durch eine Kachelsumme kommt, solange keines gewonnen ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>Far from the start the probabilities approach this value</source>
        <translation>Fern vom Anfang nähern sich die Wahrscheinlichkeiten diesem Wert</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the least tile sum with which a game in the bag can be won</source>
        <translation>die kleinste Kachelsumme, mit der ein Spiel im Beutel gewonnen sein kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The last two tiles of {large} take {doublings} moves until they are merged up to {target}, and each of these brings a tile of {small} at the least: no game is won with a sum below {least}.</source>
        <translation>Die letzten beiden Kacheln {large} brauchen {doublings} Züge, bis sie zu {target} verschmolzen sind, und jeder davon bringt mindestens eine {small}: Kein Spiel wird mit einer Summe unter {least} gewonnen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the target 2048, twos and fours</source>
        <translation>Zielkachel 2048, Zweien und Vieren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the smallest new tile that comes</source>
        <translation>die kleinste neue Kachel, die kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the largest: with it the tiles that make up the target are complete soonest</source>
        <translation>die größte: mit ihr sind die Kacheln am ehesten beisammen, die das Ziel ergeben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>merges from there up to the target, one a move</source>
        <translation>Verschmelzungen von da bis zum Ziel, eine je Zug</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the least tile sum of a game that is won</source>
        <translation>die kleinste Kachelsumme eines gewonnenen Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The least sum that ends a game, for every target</source>
        <translation>Die kleinste Summe, mit der ein Spiel endet, für jedes Ziel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>How games to 2048 end, by sum</source>
        <translation>Wie Spiele bis 2048 enden, nach Summe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>a part of the mixture: the games that end with one tile sum</source>
        <translation>ein Teil der Mischung: die Spiele, die mit einer Kachelsumme enden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>Games can end with the tile sums {least}, {step} more, and so on; {before} of these are smaller than {sum}, with which {weight} of all games end.</source>
        <translation>Spiele können mit den Kachelsummen {least}, {step} mehr und so weiter enden; {before} davon sind kleiner als {sum}, womit {weight} aller Spiele enden.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the target 2048, the sum 2068</source>
        <translation>Zielkachel 2048, Summe 2068</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>(I − Q) B = R</source>
        <translation>(I − Q) B = R</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game ends with this sum; of the last part also with each larger one</source>
        <translation>wie oft ein Spiel mit dieser Summe endet; beim letzten Teil auch mit jeder größeren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the least sum with which a game can end</source>
        <translation>die kleinste Summe, mit der ein Spiel enden kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>difference between one and the next</source>
        <translation>Abstand von einer zur nächsten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>smaller sums with which games end</source>
        <translation>kleinere Summen, mit denen Spiele enden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the weight of this part: how often games end with it</source>
        <translation>das Gewicht dieses Teils: wie oft Spiele damit enden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>this sum</source>
        <translation>diese Summe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The parts and their weights</source>
        <translation>Die Teile und ihre Gewichte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>A new tile is a 4 with probability {four}, else a 2: {each} on average.</source>
        <translation>Eine neue Kachel ist mit Wahrscheinlichkeit {four} eine 4, sonst eine 2: im Mittel {each}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>the mean of a new tile</source>
        <translation>das Mittel einer neuen Kachel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>expected moves of a game that goes on in the bag</source>
        <translation>erwartete Züge eines Spiels, das im Beutel weitergeht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The game has taken {moves} moves. In the bag, its tiles are expected to take {left} more: {all} in all.</source>
        <translation>Das Spiel hat {moves} Züge gebraucht. Im Beutel sind von seinen Kacheln aus noch {left} zu erwarten: zusammen {all}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves made so far</source>
        <translation>bisherige Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves left on average from the tiles of the game, merged as in the bag</source>
        <translation>Züge, die von den Kacheln des Spiels aus, verschmolzen wie im Beutel, im Mittel bleiben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves of the whole game, expected now</source>
        <translation>Züge des ganzen Spiels, die jetzt zu erwarten sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>What is expected of two tiles makes up the published mean</source>
        <translation>Was von zwei Kacheln zu erwarten ist, ergibt das veröffentlichte Mittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves after which a game's tiles made the target in a bag</source>
        <translation>Züge, nach denen die Kacheln eines Spiels im Beutel das Ziel ergaben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The game was followed from move {first} on. Put into a bag, its tiles made the target with new tile number {tiles}, after {all} moves. On its board the game may take longer.</source>
        <translation>Das Spiel wurde ab Zug {first} verfolgt. In einen Beutel gelegt, ergaben seine Kacheln das Ziel mit der neuen Kachel Nummer {tiles}, nach {all} Zügen. Auf dem Brett kann es länger dauern.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>a game won on its board after 969 moves</source>
        <translation>ein Spiel, das auf dem Brett nach 969 Zügen gewonnen wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves made before the game was followed</source>
        <translation>Züge, bevor das Spiel verfolgt wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>new tiles until the bag had the target, one a move</source>
        <translation>neue Kacheln, bis der Beutel das Ziel hatte, eine je Zug</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>moves after which the bag had it</source>
        <translation>Züge, nach denen der Beutel es hatte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>A game that wins later than its bag shows both numbers</source>
        <translation>Ein Spiel, das später gewinnt als sein Beutel, zeigt beide Zahlen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 2, 2017</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, Teil 2, 2017</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 3, 2017</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, Teil 3, 2017</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the target is 2^K</source>
        <translation>die Zielkachel ist 2^K</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>cells of the board</source>
        <translation>Felder des Bretts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards with the tile sum s = 4, 6, 8, ...</source>
        <translation>Bretter mit der Kachelsumme s = 4, 6, 8, ...</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The article's table, every size and target</source>
        <translation>Die Tabelle des Artikels, jede Größe und Zielkachel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Boards of small games counted one by one</source>
        <translation>Einzeln gezählte Bretter kleiner Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards, by the first bound</source>
        <translation>Bretter nach der ersten oberen Schranke</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Each of {C} cells is empty or holds a tile below the target. Boards without a 2 or a 4 and those with one tile cannot occur, and all won boards count as one state.</source>
        <translation>Jedes der {C} Felder ist leer oder trägt eine Kachel unter der Zielkachel. Bretter ohne 2 und 4 und die mit nur einer Kachel können nicht vorkommen, und alle gewonnenen zählen als ein Zustand.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards in reachable layers</source>
        <translation>Bretter in erreichbaren Schichten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row: {bound} boards lie before the first such gap.</source>
        <translation>Ein Zug erhöht die Kachelsumme um 2 oder 4 und kann nicht zwei leere Summen hintereinander überspringen: {bound} Bretter liegen vor der ersten solchen Lücke.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>3×3 to 2048</source>
        <translation>3×3 bis 2048</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>B(s) = Σ (C over c) (N₁(s, c) − N₃(s, c)), c = 2 ... C;  Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</source>
        <translation>B(s) = Σ (C über c) (N₁(s, c) − N₃(s, c)), c = 2 ... C;  Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards before the gap, and one state for all won boards</source>
        <translation>Bretter vor der Lücke, und ein Zustand für alle gewonnenen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The layers add up to both bounds</source>
        <translation>Die Schichten summieren sich zu beiden Schranken</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards that can actually occur in play</source>
        <translation>Bretter, die im Spiel wirklich vorkommen können</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>All boards that can occur in play were listed, tile sum by tile sum: {boards}, with one state for all won boards.</source>
        <translation>Alle Bretter, die im Spiel vorkommen können, wurden aufgezählt, Kachelsumme für Kachelsumme: {boards}, mit einem Zustand für alle gewonnenen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards with each tile sum that comes up</source>
        <translation>Bretter mit jeder Kachelsumme, die vorkommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the largest tile sum before the gap</source>
        <translation>die größte Kachelsumme vor der Lücke</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>From 4 on, {layers} tile sums in a row can be reached; the last is {sum}.</source>
        <translation>Von 4 an sind {layers} Kachelsummen in Folge erreichbar; die letzte ist {sum}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>tile sums 4, 6, 8, ... before the first two empty ones in a row</source>
        <translation>Kachelsummen 4, 6, 8, ... vor den ersten beiden leeren in Folge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The largest sums without 2048</source>
        <translation>Die größten Summen ohne 2048</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Random play on 4×4 has the known figures</source>
        <translation>Zufallsspiel auf 4×4 hat die bekannten Zahlen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>another program's games</source>
        <translation>Spiele eines anderen Programms</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Games follow the same distribution as moves made one by one</source>
        <translation>Spiele folgen derselben Verteilung wie einzeln gemachte Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>games played</source>
        <translation>gespielte Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games were played to their ends.</source>
        <translation>{games} Spiele wurden zu Ende gespielt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>games that came to each result</source>
        <translation>Spiele mit jedem Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean of all games</source>
        <translation>Mittel aller Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games came to {total} together, so {mean} each.</source>
        <translation>{games} Spiele kamen zusammen auf {total}, also auf je {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>random play on 4×4</source>
        <translation>Zufallsspiel auf 4×4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points or moves of all games</source>
        <translation>Punkte oder Züge aller Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves of all games</source>
        <translation>Züge aller Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games of {mean} moves each, on average, are {total} moves together.</source>
        <translation>{games} Spiele zu im Mittel je {mean} Zügen sind zusammen {total} Züge.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean moves of a game</source>
        <translation>mittlere Züge eines Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>standard error of the mean</source>
        <translation>Standardfehler des Mittels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The standard deviation of a game is {deviation}; the mean of {games} games has a standard error of {error}.</source>
        <translation>Die Standardabweichung eines Spiels ist {deviation}; das Mittel von {games} Spielen hat den Standardfehler {error}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the standard error</source>
        <translation>der Standardfehler</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean score with its confidence interval</source>
        <translation>mittlere Punktzahl mit Konfidenzintervall</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games scored {total} points together, so {mean} each; with 95 % confidence the true mean is within {half} of that.</source>
        <translation>{games} Spiele brachten zusammen {total} Punkte, also {mean} je Spiel; mit 95 % Konfidenz liegt das wahre Mittel höchstens {half} davon entfernt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>two games</source>
        <translation>zwei Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points of all games</source>
        <translation>Punkte aller Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the squares of the scores of all games, added up</source>
        <translation>die Quadrate der Punktzahlen aller Spiele, zusammengezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>standard errors on each side</source>
        <translation>Standardfehler zu jeder Seite</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>half the width of the confidence interval</source>
        <translation>halbe Breite des Konfidenzintervalls</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Every finished game is kept once</source>
        <translation>Jedes beendete Spiel wird einmal aufbewahrt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves until the target appeared, in each game that was won</source>
        <translation>Züge, bis die Zielkachel erschien, in jedem gewonnenen Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>scores of the games that were finished</source>
        <translation>Punktzahlen der beendeten Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Finished games: {games}. The largest score is {best}, the mean {mean}.</source>
        <translation>Beendete Spiele: {games}. Die höchste Punktzahl ist {best}, die mittlere {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>three games</source>
        <translation>drei Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the score of each game</source>
        <translation>die Punktzahl jedes Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many games</source>
        <translation>wie viele Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the largest of the scores</source>
        <translation>die größte der Punktzahlen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>their mean</source>
        <translation>ihr Mittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Stored finished games</source>
        <translation>Gespeicherte beendete Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Totals of some games</source>
        <translation>Summen einiger Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>games that were won</source>
        <translation>gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games on this board reached this target.</source>
        <translation>{games} Spiele auf diesem Brett erreichten diese Zielkachel.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many</source>
        <translation>wie viele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Stored won games</source>
        <translation>Gespeicherte gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean moves of the games that were won</source>
        <translation>mittlere Züge der gewonnenen Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The games that reached the target took {mean} moves on average.</source>
        <translation>Die Spiele, die die Zielkachel erreichten, brauchten im Mittel {mean} Züge.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves of a won game over the bag's mean</source>
        <translation>Züge eines gewonnenen Spiels über dem Mittel des Beutels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The game took {moves} moves; the bag takes {mean} on average, usually {deviation} more or less.</source>
        <translation>Das Spiel brauchte {moves} Züge; der Beutel braucht im Mittel {mean}, meist {deviation} mehr oder weniger.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>a game played to 2048</source>
        <translation>ein Spiel bis 2048</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves until the target appeared</source>
        <translation>Züge, bis die Zielkachel erschien</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the mean of the bag</source>
        <translation>das Mittel des Beutels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>its standard deviation</source>
        <translation>seine Standardabweichung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many standard deviations above the mean</source>
        <translation>wie viele Standardabweichungen über dem Mittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many moves more than the mean</source>
        <translation>wie viele Züge mehr als im Mittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Agrees with plain recursion over every board</source>
        <translation>Stimmt mit einfacher Rekursion über jedes Brett überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Played games lie within their confidence interval</source>
        <translation>Gespielte Spiele liegen in ihrem Konfidenzintervall</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Perfect play reaches the exact odds and loses nothing</source>
        <translation>Perfektes Spiel erreicht genau die Gewinnchance und verliert nichts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>value iteration</source>
        <translation>Wertiteration</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Markov chain of the strategy, carried exactly through the layers of equal tile sum</source>
        <translation>Markow-Kette der Strategie, exakt durch die Schichten gleicher Kachelsumme geführt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how often the strategy wins</source>
        <translation>wie oft die Strategie gewinnt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Summed over all tile sums, {won} of all games make the target.</source>
        <translation>Über alle Kachelsummen zusammen entsteht die Zielkachel in {won} aller Spiele.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the share of games won by a move from a board with the tile sum s</source>
        <translation>der Anteil der Spiele, die durch einen Zug von einem Brett mit der Kachelsumme s gewonnen werden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how often perfect play wins</source>
        <translation>wie oft perfektes Spiel gewinnt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The share that the strategy wins and what its moves cost add up to {perfect}, the share that perfect play wins.</source>
        <translation>Was die Strategie gewinnt und was ihre Züge kosten, macht zusammen {perfect} aus, den Anteil, den perfektes Spiel gewinnt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>V(board) = largest over the moves of mean V over the new tile</source>
        <translation>V(Brett) = Größtes über die Züge vom Mittel über die neue Kachel von V</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>what its moves at the tile sum s cost</source>
        <translation>was ihre Züge bei der Kachelsumme s kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves per game</source>
        <translation>Züge je Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>At every tile sum, some share of the games has a move; together that is {moves} moves per game.</source>
        <translation>Bei jeder Kachelsumme hat ein gewisser Anteil der Spiele einen Zug; das ergibt {moves} Züge je Spiel.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the share of games that come through the tile sum s and have a move</source>
        <translation>der Anteil der Spiele, die durch die Kachelsumme s kommen und einen Zug haben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves per game that are not best</source>
        <translation>nicht beste Züge je Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{mistakes} of its moves per game are not among the best.</source>
        <translation>{mistakes} ihrer Züge je Spiel gehören nicht zu den besten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the share of games that make a move that is not best at the tile sum s</source>
        <translation>der Anteil der Spiele mit einem nicht besten Zug bei der Kachelsumme s</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean score</source>
        <translation>mittlere Punktzahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Every merge scores the tile it makes; {moves} moves per game add up to {score}.</source>
        <translation>Jede Verschmelzung bringt so viele Punkte wie die entstehende Kachel; {moves} Züge je Spiel ergeben {score}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points that a move makes, on average</source>
        <translation>Punkte, die ein Zug im Mittel bringt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points per game</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with one tile sum</source>
        <translation>Bretter mit einer Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of the boards with the tile sum {total}, those without a 2 or a 4 cannot occur; {boards} are left.</source>
        <translation>Von den Brettern mit der Kachelsumme {total} können die ohne 2 und ohne 4 nicht vorkommen; {boards} bleiben.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>2×2 to 16, tile sum 12</source>
        <translation>2×2 bis 16, Kachelsumme 12</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</source>
        <translation>Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum</source>
        <translation>die Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>cells with a tile: 2, 3, ... C</source>
        <translation>Felder mit einer Kachel: 2, 3, ... C</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>in how many ways c of the cells can be chosen</source>
        <translation>auf wie viele Arten sich c der Felder wählen lassen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>in how many ways tiles below the target fill them, with that sum</source>
        <translation>auf wie viele Arten Kacheln unter der Zielkachel sie mit dieser Summe füllen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the same with no 2 and no 4</source>
        <translation>dasselbe ohne 2 und ohne 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the boards</source>
        <translation>die Bretter</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>All sums together are the article's table</source>
        <translation>Alle Summen zusammen sind die Tabelle des Artikels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The same counts by plain recursion over the largest tile</source>
        <translation>Dieselben Zahlen durch einfache Rekursion über die größte Kachel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>tile sums that a board below the target can have</source>
        <translation>Kachelsummen, die ein Brett unter dem Ziel haben kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The largest sum has the largest tile below the target on all cells but one, which holds a 4: {last}. From 4 to there, in steps of 2, there are {layers} sums.</source>
        <translation>Bei der größten Summe liegt die größte Kachel unter der Zielkachel auf allen Feldern bis auf eines mit einer 4: {last}. Von 4 bis dahin sind es in Schritten von 2 {layers} Summen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>4×4 to 2048</source>
        <translation>4×4 bis 2048</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the largest tile sum</source>
        <translation>die größte Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>tile sums, each of them a layer</source>
        <translation>Kachelsummen, jede davon eine Schicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with one tile sum that can occur in play</source>
        <translation>Bretter einer Kachelsumme, die im Spiel vorkommen können</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of {boards} boards with this tile sum, {reached} can occur in play, a share of {share}.</source>
        <translation>Von {boards} Brettern mit dieser Kachelsumme können {reached} im Spiel vorkommen, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with the tile sum, in theory</source>
        <translation>Bretter mit der Kachelsumme, theoretisch</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those of them that were listed, move by move</source>
        <translation>die davon, die Zug um Zug aufgezählt wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>how often perfect play would still win from here on</source>
        <translation>wie oft perfektes Spiel von hier an noch gewänne</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Perfect play wins {perfect} from the start; moves at smaller tile sums have cost {spent} of that.</source>
        <translation>Perfektes Spiel gewinnt von Anfang an {perfect}; Züge bei kleineren Kachelsummen haben davon {spent} gekostet.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what the strategy's moves cost at each tile sum before this one</source>
        <translation>was die Züge der Strategie bei jeder Kachelsumme davor gekostet haben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>all of that</source>
        <translation>alles davon</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what perfect play would win if it took over here</source>
        <translation>was perfektes Spiel gewänne, wenn es hier übernähme</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what the moves at one tile sum cost</source>
        <translation>was die Züge bei einer Kachelsumme kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>{wrong} of all games make a move here that is not best; each lowers the chance of perfect play by {each} on average.</source>
        <translation>In {wrong} aller Spiele kommt hier ein Zug, der nicht der beste ist; jeder senkt die Gewinnchance bei perfektem Spiel im Mittel um {each}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>S. Kakade and J. Langford, ICML 2002, lemma 6.1</source>
        <translation>S. Kakade und J. Langford, ICML 2002, Lemma 6.1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>c(s) = Σ d(x) (V(x) − V(after the move)), over the boards x of this sum; d(x) is how often one comes up</source>
        <translation>c(s) = Σ d(x) (V(x) − V(nach dem Zug)), über die Bretter x dieser Summe; d(x) ist, wie oft eines vorkommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what such a move costs on average</source>
        <translation>was ein solcher Zug im Mittel kostet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what they cost together</source>
        <translation>was sie zusammen kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>All costs together are the lost chance of winning</source>
        <translation>Alle Kosten zusammen sind die verlorene Gewinnchance</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>exact odds</source>
        <translation>exakte Gewinnchancen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of moves at one tile sum that are not best</source>
        <translation>der Anteil der Züge bei einer Kachelsumme, die nicht die besten sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of all games {live} make a move here, and {wrong} one that is not best.</source>
        <translation>In {live} aller Spiele kommt hier ein Zug, in {wrong} einer, der nicht der beste ist.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of games that make a move at this tile sum</source>
        <translation>der Anteil der Spiele mit einem Zug bei dieser Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those that make one that is not best</source>
        <translation>die mit einem, der nicht der beste ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of games that go on from one tile sum</source>
        <translation>der Anteil der Spiele, die von einer Kachelsumme aus weitergehen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>A game reaches a tile sum by a 2 from the sum before or by a 4 from the one before that: {come} of all games. {over} of all games end here because no move is left.</source>
        <translation>Ein Spiel erreicht eine Kachelsumme durch eine 2 von der Summe davor oder durch eine 4 von der vorletzten: {come} aller Spiele. {over} aller Spiele enden hier, weil kein Zug mehr möglich ist.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that begin with this sum</source>
        <translation>Spiele, die mit dieser Summe beginnen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that made a move at the sum that is 2 less, and did not win by it</source>
        <translation>Spiele mit einem Zug bei der um 2 kleineren Summe, der nicht gewann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the same at the sum that is 4 less</source>
        <translation>dasselbe bei der um 4 kleineren Summe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that are lost here</source>
        <translation>Spiele, die hier verloren sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>all that come here</source>
        <translation>alle, die hierher kommen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those that go on</source>
        <translation>die, die weitergehen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The flow from sum to sum agrees with the exact calculation</source>
        <translation>Der Fluss von Summe zu Summe stimmt mit der exakten Rechnung überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>this recurrence</source>
        <translation>diese Rekursion</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what all moves of the strategy cost</source>
        <translation>was alle Züge der Strategie kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Over all tile sums, the strategy's moves lower the chance of winning by {lost} compared with perfect play.</source>
        <translation>Über alle Kachelsummen senken die Züge der Strategie die Gewinnchance gegenüber perfektem Spiel um {lost}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what its moves at each tile sum cost</source>
        <translation>was ihre Züge bei jeder Kachelsumme kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum at which the strategy leaves perfect play</source>
        <translation>die Kachelsumme, bei der die Strategie vom perfekten Spiel abweicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>At all smaller tile sums each of its moves is one of the best; at {leaves} a share of {err} of all games makes one that is not.</source>
        <translation>Bei allen kleineren Kachelsummen ist jeder ihrer Züge einer der besten; bei {leaves} macht ein Anteil von {err} aller Spiele einen, der es nicht ist.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sums, up to the first at which a move may be wrong</source>
        <translation>die Kachelsummen bis zur ersten, bei der ein Zug falsch sein kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of games that make a move there that is not best</source>
        <translation>der Anteil der Spiele mit einem nicht besten Zug dort</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the only one that is not 0, the last</source>
        <translation>der einzige, der nicht 0 ist, der letzte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum at which that is</source>
        <translation>die Kachelsumme, bei der das ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The least tile sum at which something is lost</source>
        <translation>Die kleinste Kachelsumme, bei der etwas verloren wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum at which half of the strategy's cost is reached</source>
        <translation>die Kachelsumme, bei der die Hälfte der Kosten der Strategie erreicht ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>All its moves cost {lost}. Those at tile sums below {total} cost {before}, less than half of it; with those at {total} it is {spent}.</source>
        <translation>Alle ihre Züge kosten {lost}. Die bei Kachelsummen unter {total} kosten {before}, weniger als die Hälfte davon; mit denen bei {total} sind es {spent}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sums, up to this one</source>
        <translation>die Kachelsummen bis zu dieser</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what its moves cost at each tile sum before this one</source>
        <translation>was ihre Züge bei jeder Kachelsumme davor kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what they cost at this one</source>
        <translation>was sie bei dieser kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what all of them cost</source>
        <translation>was sie alle kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>half of that</source>
        <translation>die Hälfte davon</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what is lost before this tile sum</source>
        <translation>was vor dieser Kachelsumme verloren ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what is lost with it</source>
        <translation>was mit ihr verloren ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>this tile sum</source>
        <translation>diese Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>a habit of the strategy</source>
        <translation>eine Gewohnheit der Strategie</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>{played} of its moves per game are of this kind. {wrong} of these are not best, and they cost {cost}.</source>
        <translation>{played} ihrer Züge je Spiel sind von dieser Art. {wrong} davon sind nicht die besten, und sie kosten {cost}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>moves of this kind per game in each direction, merging and other moves counted separately</source>
        <translation>Züge dieser Art je Spiel in jeder Richtung, verschmelzende und andere getrennt gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those of them that are not best</source>
        <translation>die davon, die nicht die besten sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what they cost in chance of winning</source>
        <translation>was sie an Gewinnchance kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>moves of this kind per game</source>
        <translation>Züge dieser Art je Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>how often the strategy makes a tile</source>
        <translation>wie oft die Strategie eine Kachel erreicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>The tile half as large is made in {half} of all games, and {on} of these go on to make the tile: {made}.</source>
        <translation>Die halb so große Kachel entsteht in {half} aller Spiele, und {on} davon kommen bis zur Kachel: {made}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that make the tile half as large</source>
        <translation>Spiele, in denen die halb so große Kachel entsteht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the share of them that makes the tile</source>
        <translation>der Anteil von ihnen, in dem die Kachel entsteht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that make the tile</source>
        <translation>Spiele, in denen die Kachel entsteht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves of each game, until the target appeared</source>
        <translation>Züge jedes Spiels, bis die Zielkachel erschien</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the sum of all tiles of each, when the target appeared</source>
        <translation>die Summe aller Kacheln in jedem, als die Zielkachel erschien</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Games are paths through the chain, with its probabilities</source>
        <translation>Spiele sind Wege durch die Kette, mit deren Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>A path is the game up to its win</source>
        <translation>Ein Weg ist das Spiel bis zu seinem Gewinn</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the game taken apart move by move</source>
        <translation>das Spiel, Zug für Zug zerlegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Moves to a small sum, path by path</source>
        <translation>Züge bis zu einer kleinen Summe, Weg für Weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles that your games reached</source>
        <translation>Kachelmengen, die die eigenen Spiele erreichten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Your games reached {came} of {states} sets of tiles, each counted once.</source>
        <translation>Die eigenen Spiele erreichten {came} von {states} Kachelmengen, jede einmal gezählt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles that each game was the first to reach</source>
        <translation>Kachelmengen, die jedes Spiel als erstes erreichte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles in the chain: those with the target, or all of them</source>
        <translation>Kachelmengen der Kette: die mit der Zielkachel oder alle</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>those that some game reached</source>
        <translation>die, die irgendein Spiel erreichte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>your won games</source>
        <translation>eigene gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>{games} of your games made the target; each is counted at the tiles it ended with.</source>
        <translation>{games} eigene Spiele haben das Ziel erreicht; jedes zählt bei den Kacheln, mit denen es endete.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>games that ended in each set of tiles</source>
        <translation>Spiele, die mit jeder Kachelmenge endeten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves that the bag takes to make the target with your tiles</source>
        <translation>Züge, die der Beutel mit den eigenen Kacheln bis zur Zielkachel braucht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Put into a bag, the tiles of {games} games make the target after {mean} moves on average.</source>
        <translation>In einen Beutel gelegt, ergeben die Kacheln von {games} Spielen im Mittel nach {mean} Zügen die Zielkachel.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves in the bag with the tiles of each game</source>
        <translation>Züge im Beutel mit den Kacheln jedes Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves of each game, on the board or in the bag</source>
        <translation>Züge jedes Spiels, auf dem Brett oder im Beutel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>standard deviation of single games</source>
        <translation>Standardabweichung einzelner Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>{games} games take {mean} moves on average; a single game is typically {deviation} away from that.</source>
        <translation>{games} Spiele brauchen im Mittel {mean} Züge; ein einzelnes liegt typischerweise {deviation} davon entfernt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>new tiles that appeared</source>
        <translation>neue Kacheln, die erschienen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Each move brings a tile, and each game begins with two more: {tiles} in all.</source>
        <translation>Jeder Zug bringt eine Kachel, und jedes Spiel beginnt mit zwei weiteren: insgesamt {tiles}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>all new tiles</source>
        <translation>alle neuen Kacheln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>fours among the new tiles</source>
        <translation>Vieren unter den neuen Kacheln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>If all tiles were twos, a game would end with twice their number as tile sum. Each four adds 2: {fours} fours in all.</source>
        <translation>Wären alle Kacheln Zweien, endete ein Spiel mit dem Doppelten ihrer Zahl als Kachelsumme. Jede Vier bringt 2 mehr: insgesamt {fours} Vieren.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>new tiles that are fours</source>
        <translation>neue Kacheln, die Vieren sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>expected number of fours among the new tiles</source>
        <translation>erwartete Zahl der Vieren unter den neuen Kacheln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Each of {tiles} tiles is a four with probability {four}: {expected} are expected, usually {deviation} more or less.</source>
        <translation>Jede von {tiles} Kacheln ist mit Wahrscheinlichkeit {four} eine Vier: {expected} sind zu erwarten, meist {deviation} mehr oder weniger.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the standard deviation of the fours among them</source>
        <translation>die Standardabweichung der Vieren darunter</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the mean</source>
        <translation>das Mittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the chance of exactly this many fours</source>
        <translation>die Wahrscheinlichkeit für genau so viele Vieren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>{fours} fours can come among {tiles} tiles in many orders, all equally likely; together their probability is {chance}.</source>
        <translation>{fours} Vieren können unter {tiles} Kacheln in vielen Reihenfolgen kommen, alle gleich wahrscheinlich; zusammen ist ihre Wahrscheinlichkeit {chance}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>B(k; n, p) = C(n, k) p^k (1 − p)^(n − k)</source>
        <translation>B(k; n, p) = C(n, k) p^k (1 − p)^(n − k)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>fours among them</source>
        <translation>Vieren darunter</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the natural logarithm of how many orders there are</source>
        <translation>der natürliche Logarithmus der Zahl der Reihenfolgen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the chance of this many fours</source>
        <translation>die Wahrscheinlichkeit für so viele Vieren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The binomial distribution, in whole numbers</source>
        <translation>Die Binomialverteilung, in ganzen Zahlen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the tile sum with which most games in the bag end</source>
        <translation>die Kachelsumme, mit der die meisten Spiele im Beutel enden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>More games end with the tile sum {likeliest} than with any other: {most} of all.</source>
        <translation>Mit der Kachelsumme {likeliest} enden mehr Spiele als mit jeder anderen: {most} aller Spiele.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>how often a game ends with each tile sum, the least first</source>
        <translation>wie oft ein Spiel mit jeder Kachelsumme endet, die kleinste zuerst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the least of these sums</source>
        <translation>die kleinste dieser Summen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the largest P(s)</source>
        <translation>das größte P(s)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the sum that has it</source>
        <translation>die Summe, die es hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves to a tile sum, on average</source>
        <translation>Züge bis zu einer Kachelsumme, im Mittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The sum {total} can be made of different numbers of tiles. Weighted by their chances, that is {moves} moves on average, if only the sum is known.</source>
        <translation>Die Summe {total} kann aus verschieden vielen Kacheln bestehen. Nach Wahrscheinlichkeit gewichtet sind das im Mittel {moves} Züge, wenn nur die Summe bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Pr(M = m | S = s) = Pr(M = m, S = s) / Pr(S = s),  Pr(m, s) = B(s/2 − n; n, p),  n = m + 2</source>
        <translation>Pr(M = m | S = s) = Pr(M = m, S = s) / Pr(S = s),  Pr(m, s) = B(s/2 − n; n, p),  n = m + 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>numbers of tiles that can have this sum, fewest first</source>
        <translation>Anzahlen von Kacheln, die diese Summe haben können, die kleinste zuerst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>probability of this sum with n tiles, relative to the likeliest n: B(s/2 − n; n, p)</source>
        <translation>Wahrscheinlichkeit dieser Summe bei n Kacheln, gemessen am wahrscheinlichsten n: B(s/2 − n; n, p)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the mean moves: two tiles lie there before the first</source>
        <translation>die mittlere Zugzahl: Vor dem ersten Zug liegen zwei Kacheln da</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the sum 2070, a 4 once in ten</source>
        <translation>die Summe 2070, eine 4 in einem von zehn Fällen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves to the tile sums of your games, on average</source>
        <translation>Züge bis zu den Kachelsummen der eigenen Spiele, im Mittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Reaching the tile sum with which a game was won takes a known number of moves on average; over {games} games the mean is {mean}.</source>
        <translation>Bis zur Kachelsumme, mit der ein Spiel gewonnen wurde, braucht es im Mittel eine bekannte Zahl von Zügen; über {games} Spiele ist das Mittel {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>mean moves to the tile sum of each game</source>
        <translation>mittlere Züge bis zur Kachelsumme jedes Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the tiles on the board</source>
        <translation>die Kacheln auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Moves and merges one by one</source>
        <translation>Züge und Verschmelzungen einzeln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the sum of all tiles</source>
        <translation>die Summe aller Kacheln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>All tiles of the board together are {sum}; a move adds 2 or 4, and merging changes nothing.</source>
        <translation>Alle Kacheln des Bretts zusammen sind {sum}; ein Zug fügt 2 oder 4 hinzu, und Verschmelzen ändert nichts.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>their sum</source>
        <translation>ihre Summe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>empty squares</source>
        <translation>leere Felder</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Of {C} squares {tiles} hold a tile.</source>
        <translation>Von {C} Feldern tragen {tiles} eine Kachel.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>squares of the board</source>
        <translation>Felder des Bretts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>squares with a tile</source>
        <translation>Felder mit einer Kachel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>those without one</source>
        <translation>die ohne Kachel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>No tile of the board is larger than {largest}.</source>
        <translation>Keine Kachel des Bretts ist größer als {largest}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the largest of them</source>
        <translation>die größte davon</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the score</source>
        <translation>die Punktzahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Made of twos, the tiles on the board would have scored {twos}; each of the {fours} fours that appeared saved a merge that scores 4.</source>
        <translation>Aus lauter Zweien hätten die Kacheln auf dem Brett {twos} Punkte gebracht; jede der {fours} Vieren, die erschienen, ersparte eine Verschmelzung, die 4 Punkte bringt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the exponent of each: t = 2^k takes k − 1 levels of merges, each scoring t in all</source>
        <translation>der Exponent jeder Kachel: t = 2^k braucht k − 1 Stufen von Verschmelzungen, die je Stufe zusammen t Punkte bringen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves made: with the two first tiles m + 2 tiles have appeared</source>
        <translation>gemachte Züge: Mit den beiden ersten Kacheln sind m + 2 Kacheln erschienen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the score if all of them had been twos</source>
        <translation>die Punktzahl, wenn alle Zweien gewesen wären</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>fours among them, from the sum of the tiles</source>
        <translation>Vieren darunter, aus der Summe der Kacheln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the sum of all merged tiles</source>
        <translation>die Summe aller verschmolzenen Kacheln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The score of whole games, move by move</source>
        <translation>Die Punktzahl ganzer Spiele, Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>random games</source>
        <translation>zufällige Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Odds by plain recursion over every board</source>
        <translation>Gewinnchancen durch einfache Rekursion über jedes Brett</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The mean over all new tiles is the value of the move</source>
        <translation>Das Mittel über alle neuen Kacheln ist der Wert des Zugs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>every reachable board of a small game</source>
        <translation>jedes erreichbare Brett eines kleinen Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, part 4, 2018</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, Teil 4, 2018</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>your best score without advice, by these rules</source>
        <translation>der eigene Rekord ohne Rat nach diesen Regeln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The highest score of your finished games, of this game if it is yours, and of games left, taken back or no longer stored: {best}.</source>
        <translation>Die höchste Punktzahl der eigenen beendeten Spiele, dieses Spiels, wenn es ein eigenes ist, und der verlassenen, zurückgenommenen oder nicht mehr gespeicherten: {best}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the best of the finished games, this game, and any higher score of other games</source>
        <translation>das beste der beendeten Spiele, dieses Spiel und ein höherer Stand anderer Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the highest of them</source>
        <translation>die höchste davon</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Stored results of your games</source>
        <translation>Gespeicherte Ergebnisse der eigenen Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Your best score is kept separately for each set of rules, unfinished games included</source>
        <translation>Der Rekord gilt je Regeln und schließt nicht beendete Spiele ein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of the target after this move</source>
        <translation>die Chance auf die Zielkachel nach diesem Zug</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The new tile appears on each of {places} squares with equal probability, as a 4 with probability {four}; with the best play afterwards the target is made with probability {chance}.</source>
        <translation>Die neue Kachel erscheint auf jedem von {places} Feldern gleich wahrscheinlich, als 4 mit der Wahrscheinlichkeit {four}; bei danach bestem Spiel entsteht die Zielkachel mit der Wahrscheinlichkeit {chance}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>V(board) = largest over its moves of the mean over the new tile of V(next board); 1 with the target</source>
        <translation>V(Brett) = Größtes über die Züge vom Mittel über die neue Kachel von V(nächstes Brett); 1 mit der Zielkachel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance with best play after a 2 on each empty square</source>
        <translation>die Chance bei bestem Spiel nach einer 2 auf jedem leeren Feld</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance with best play after a 4 there</source>
        <translation>die Chance bei bestem Spiel nach einer 4 dort</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>empty squares after the move</source>
        <translation>leere Felder nach dem Zug</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance after this move</source>
        <translation>die Chance nach diesem Zug</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the adviser's value of this move</source>
        <translation>Wert dieses Zugs nach dem Berater</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The adviser estimates the best move at {best}, and this one {cost} lower.</source>
        <translation>Der Berater schätzt den besten Zug auf {best}, diesen um {cost} niedriger.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>M. Szubert and W. Jaśkowski, Temporal difference learning of n-tuple networks for 2048, 2014</source>
        <translation>M. Szubert und W. Jaśkowski, Temporal difference learning of n-tuple networks for 2048, 2014</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>V = gained by the move + mean over the new tile of the value of the best move after it</source>
        <translation>V = Gewinn des Zugs + Mittel über die neue Kachel vom Wert des besten Zugs danach</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points of the best move, by a network that has learnt from its own games</source>
        <translation>Punkte des besten Zugs, nach einem Netz, das aus eigenen Spielen gelernt hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how much less this move has</source>
        <translation>wie viel weniger dieser Zug hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points of this move</source>
        <translation>Punkte dieses Zugs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The search looks at every move and tile</source>
        <translation>Die Suche betrachtet jeden Zug und jede Kachel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>a plain expectimax</source>
        <translation>ein einfaches Expectimax</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>On boards other than 4×4, where a value is the network's own</source>
        <translation>Auf anderen Brettern als 4×4, wo ein Wert der des Netzes selbst ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>On 4×4: expected further scores, compared with games</source>
        <translation>Auf 4×4: noch zu erwartende Punkte, mit Spielen verglichen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what a move costs compared with the best one</source>
        <translation>was ein Zug gegenüber dem besten kostet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The best move is worth {best} and this one {value}: the difference is {cost}.</source>
        <translation>Der beste Zug ist {best} wert und dieser {value}: Der Unterschied ist {cost}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what the best move is worth</source>
        <translation>was der beste Zug wert ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what this move is worth</source>
        <translation>was dieser Zug wert ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>100 for a chance, which is given in percentage points, else 1</source>
        <translation>100 bei einer Chance, die in Prozentpunkten angegeben wird, sonst 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the cost, in points</source>
        <translation>die Kosten, in Punkten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Costs of whole games</source>
        <translation>Kosten ganzer Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how well the moves were played</source>
        <translation>wie gut die Züge gespielt waren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Of {moves} moves, {best} were the best or as good; the others cost {cost} points in all.</source>
        <translation>Von {moves} Zügen waren {best} die besten oder ebenso gut; die übrigen kosteten zusammen {cost} Punkte.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what each move cost compared with the best one</source>
        <translation>was jeder Zug gegenüber dem besten kostete</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>1 for a move that cost nothing, else 0</source>
        <translation>1 für einen Zug, der nichts kostete, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves that were judged</source>
        <translation>beurteilte Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>those of them that were best, or as good</source>
        <translation>die besten davon, oder ebenso gute</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the cost of all of them, in points</source>
        <translation>die Kosten aller zusammen, in Punkten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of the target at a board of the game</source>
        <translation>die Chance auf die Zielkachel bei einem Brett des Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After the move that was made the chance is {made}. The move cost {cost}, so before it the chance was {chance}.</source>
        <translation>Nach dem gemachten Zug ist die Chance {made}. Der Zug kostete {cost}, davor war sie also {chance}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance after the move that was made, if all later ones are best</source>
        <translation>die Chance nach dem gemachten Zug, wenn alle späteren die besten sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how much higher it is after the best move</source>
        <translation>um wie viel sie nach dem besten Zug höher ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance with best play</source>
        <translation>die Chance bei bestem Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>expected final score from a board of the game</source>
        <translation>erwartete Punktzahl am Ende, von einem Brett des Spiels aus</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The game has {score} points, and the adviser would make {rest} more from here.</source>
        <translation>Das Spiel hat {score} Punkte, und vom Berater sind von hier an {rest} mehr zu erwarten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>points still to be expected of the adviser, by its network and two moves ahead</source>
        <translation>vom Berater noch zu erwartende Punkte, nach seinem Netz und zwei Züge voraus</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of a tile, with best play</source>
        <translation>die Chance auf eine Kachel, bei bestem Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Each move leads to the tile with some probability if all later ones are best; the best of them has {chance}.</source>
        <translation>Jeder Zug führt mit einer gewissen Wahrscheinlichkeit zur Kachel, wenn alle späteren die besten sind; der beste davon hat {chance}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance after each move that can be made, or that of a tile that is there</source>
        <translation>die Chance nach jedem möglichen Zug oder die einer schon vorhandenen Kachel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the largest</source>
        <translation>die größte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of a tile, as the adviser plays</source>
        <translation>die Chance auf eine Kachel, wie der Berater spielt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Of {games} games that the adviser played on from this board, {made} made the tile; with 95 % confidence the chance is between {low} and {high}.</source>
        <translation>Von {games} Spielen, die der Berater von diesem Brett aus weiterspielte, machten {made} die Kachel; mit 95 % Konfidenz liegt die Chance zwischen {low} und {high}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>games played on from this board</source>
        <translation>von diesem Brett aus weitergespielte Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>those that made the tile</source>
        <translation>die, in denen die Kachel entstand</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Expected, luck and geometry add up to the moves</source>
        <translation>Erwartung, Glück und Geometrie ergeben zusammen die Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves that the bag takes on average, before any tile is known</source>
        <translation>Züge, die der Beutel im Mittel braucht, bevor eine Kachel bekannt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves that a bag with the tiles of this game takes, or is expected to</source>
        <translation>Züge, die ein Beutel mit den Kacheln dieses Spiels braucht oder noch erwarten lässt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves of the game; as long as it goes on, those expected if every pair merges from now on</source>
        <translation>Züge des Spiels; solange es läuft, die erwarteten, wenn von jetzt an jedes Paar verschmilzt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>luck: what the new tiles cost or saved</source>
        <translation>Glück: was die neuen Kacheln kosteten oder sparten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>A bag takes {expected} moves on average, one with the tiles of this game {bag}.</source>
        <translation>Ein Beutel braucht im Mittel {expected} Züge, einer mit den Kacheln dieses Spiels {bag}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>geometry: what equal tiles that lay apart cost</source>
        <translation>Geometrie: was getrennt liegende gleiche Kacheln kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>A bag with the tiles of this game takes {bag} moves, the game itself {moves}.</source>
        <translation>Ein Beutel mit den Kacheln dieses Spiels braucht {bag} Züge, das Spiel selbst {moves}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the difference, never negative</source>
        <translation>der Unterschied, nie negativ</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves of the game, as the sum of its parts</source>
        <translation>Züge des Spiels, als Summe seiner Teile</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The bag takes {expected} moves; the tiles that came add {luck}, and equal tiles that lay apart add {geometry}.</source>
        <translation>Der Beutel braucht {expected} Züge; die gekommenen Kacheln bringen {luck} dazu, getrennt liegende gleiche Kacheln {geometry}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what the tiles cost or saved</source>
        <translation>was die Kacheln kosteten oder sparten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what equal tiles that lay apart cost</source>
        <translation>was getrennt liegende gleiche Kacheln kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves of the game, or those expected</source>
        <translation>Züge des Spiels oder die erwarteten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves on average in the bag</source>
        <translation>Züge im Mittel im Beutel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The game takes {moves} moves, {over} more than the {expected} that a bag takes on average. The difference is luck and geometry.</source>
        <translation>Das Spiel braucht {moves} Züge, {over} mehr als die {expected}, die ein Beutel im Mittel braucht. Der Unterschied sind Glück und Geometrie.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>luck and geometry together</source>
        <translation>Glück und Geometrie zusammen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the mean of the bag, as the chain has it</source>
        <translation>das Mittel des Beutels, wie die Kette es hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tile sum above its ideal</source>
        <translation>Kachelsumme über ihrem Ideal</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After {moves} moves, {tiles} tiles have appeared, each {each} on average; the board has {sum}.</source>
        <translation>Nach {moves} Zügen sind {tiles} Kacheln erschienen, jede im Mittel {each}; das Brett hat {sum}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves made</source>
        <translation>gemachte Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tiles that have appeared, including the first two</source>
        <translation>erschienene Kacheln, die beiden ersten eingeschlossen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how much more the board has</source>
        <translation>wie viel mehr das Brett hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After {moves} moves, {tiles} tiles have appeared. If all were twos, their sum would be twice their number; {sum} is 2 more for each of {fours} fours.</source>
        <translation>Nach {moves} Zügen sind {tiles} Kacheln erschienen. Lauter Zweien ergäben das Doppelte ihrer Zahl; {sum} ist um 2 mehr für jede von {fours} Vieren.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tile sum after this many moves</source>
        <translation>Kachelsumme nach so vielen Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>After {moves} moves, {tiles} tiles have appeared, {fours} of them fours; together they make {sum}, whatever merged.</source>
        <translation>Nach {moves} Zügen sind {tiles} Kacheln erschienen, {fours} davon Vieren; zusammen ergeben sie {sum}, was auch verschmolz.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>solved from the chain</source>
        <translation>aus der Kette gelöst</translation>
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
        <source>followed through the chain from its start to its end</source>
        <translation>durch die Kette vom Anfang bis zum Ende verfolgt</translation>
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
        <source>His own. Yours stand in the same plot.</source>
        <translation>Seine eigenen. Die eigenen Spiele stehen im selben Diagramm.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>The translation has trillions; by the power of ten beside it quadrillions are meant.</source>
        <translation>Die Übersetzung schreibt Billionen; nach der Zehnerpotenz daneben sind Billiarden gemeint.</translation>
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
        <source>Nothing has to be drawn here: the law itself is computed.</source>
        <translation>Hier muss nichts ausgelost werden: Das Gesetz selbst wird berechnet.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>games that he won</source>
        <translation>Spiele, die er gewann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>moves of a lucky game</source>
        <translation>Züge eines glücklichen Spiels</translation>
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
        <source>chance of so many fours in a row, as a power of ten</source>
        <translation>Wahrscheinlichkeit so vieler Vieren in Folge, als Zehnerpotenz</translation>
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
        <source>chance of so many twos in a row, as a power of ten</source>
        <translation>Wahrscheinlichkeit so vieler Zweien in Folge, als Zehnerpotenz</translation>
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
        <source>steps, with the one that sets two tiles</source>
        <translation>Schritte, mit dem, der zwei Kacheln setzt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>variance of the moves</source>
        <translation>Varianz der Zugzahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>winning states of a thousandth and more</source>
        <translation>Siegzustände mit einem Tausendstel und mehr</translation>
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
        <source>what a cell can hold, with nothing</source>
        <translation>was ein Feld enthalten kann, mit nichts</translation>
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
        <source>in reachable layers, {board}</source>
        <translation>in erreichbaren Schichten, {board}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>fewer on 4×4 to 2048 by layers</source>
        <translation>weniger auf 4×4 bis 2048 durch Schichten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/bag.py"/>
        <source>the largest tile of all on 4×4</source>
        <translation>die allergrößte Kachel auf 4×4</translation>
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
        <source>what a move would add to pass two empty layers</source>
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
        <source>Another game or another science; nothing that is computed here.</source>
        <translation>Ein anderes Spiel oder eine andere Wissenschaft; nichts, was hier berechnet wird.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/figure.py"/>
        <source>Of his own program; nothing that is computed here.</source>
        <translation>Aus seinem eigenen Programm; nichts, was hier berechnet wird.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. On the page of the cube each turn says how deep it leads.</source>
        <translation>Als Beispiel erdacht. Auf der Seite des Würfels sagt jede Drehung, wie tief sie führt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. In Korf's search a bound can be spoiled for any position.</source>
        <translation>Als Beispiel erdacht. In Korfs Suche lässt sich eine Schranke für jede Stellung verderben.</translation>
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
        <source>turns allowed</source>
        <translation>erlaubte Drehungen</translation>
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
        <source>turns that are needed</source>
        <translation>nötige Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>turns of the corners alone</source>
        <translation>Drehungen der Ecken allein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>Made up as an example. Each table gives such a bound for any position.</source>
        <translation>Als Beispiel erfunden. Jede Tabelle gibt eine solche Schranke für jede Stellung.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>one of the corners, two of the edges, as Korf chose them</source>
        <translation>eine der Ecken, zwei der Kanten, wie Korf sie wählte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>edges of a table</source>
        <translation>Kanten einer Tabelle</translation>
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
        <source>sequences of turns counted by a recurrence, without those that plainly repeat one another</source>
        <translation>Drehfolgen durch eine Rekursion gezählt, ohne solche, die einander offenkundig wiederholen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>turns of a position</source>
        <translation>Drehungen in einer Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/korf.py"/>
        <source>six faces, three turns each</source>
        <translation>sechs Seiten mit je drei Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the input as the article lays it out</source>
        <translation>die Eingabe, wie der Artikel sie anordnet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>found by breadth-first search from both ends</source>
        <translation>durch Breitensuche von beiden Enden gefunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>Its author's choice. What the networks here were trained with stands under Learning.</source>
        <translation>Die Wahl des Autors. Womit die Netze hier lernten, steht unter Lernen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>Its network nobody can ask. This is what this program's own solves, as it was measured: another network.</source>
        <translation>Sein Netz kann niemand fragen. Dies löst das Netz dieses Programms, wie gemessen: ein anderes Netz.</translation>
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
        <source>weight of a scramble, for each turn more</source>
        <translation>Gewicht eines Scrambles, je Drehung mehr</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>Its author's choice. The networks here learn short scrambles first.</source>
        <translation>Die Wahl des Autors. Die Netze hier lernen kurze Scrambles zuerst.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>turns of the longest scramble</source>
        <translation>Züge des längsten Scrambles</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>the longest scramble here, chosen as in the article</source>
        <translation>der längste Scramble hier, gewählt wie im Artikel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>words of its language</source>
        <translation>Wörter seiner Sprache</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>samples of a round, 1 024 · 128</source>
        <translation>Beispiele eines Durchgangs, 1 024 · 128</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>turns that {scramble} needs</source>
        <translation>Drehungen, die {scramble} braucht</translation>
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
        <source>words that fill the line</source>
        <translation>Wörter, die auffüllen</translation>
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
        <source>His machine's. The networks here need no graphics card.</source>
        <translation>Von seinem Rechner. Die Netze hier brauchen keine Grafikkarte.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>games for each length</source>
        <translation>Spiele je Länge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>Its author's choice. So many were played here, too, to measure this program's network.</source>
        <translation>Die Wahl des Autors. So viele wurden auch hier gespielt, um das Netz dieses Programms zu messen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>hours of training</source>
        <translation>Stunden Training</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>His machine's. What the networks here were trained with stands under Learning.</source>
        <translation>Von seinem Rechner. Womit die Netze hier lernten, steht unter Lernen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>solved of {turns} turns</source>
        <translation>gelöst bei {turns} Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>turns that are hard for experts, too</source>
        <translation>Drehungen, die auch Könnern schwerfallen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/network.py"/>
        <source>Said of people who play without a search, in another text.</source>
        <translation>Von Menschen gesagt, die ohne Suche spielen, in einem anderen Text.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>Of a level that is only a picture there. B on the page of Sokoban numbers the blocks of any level.</source>
        <translation>Von einem Level, das dort nur ein Bild ist. B auf der Seite von Sokoban nummeriert die Blöcke jedes Levels.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>His machine's, for one level of his. Here the squares light up in the frame in which a box is lifted.</source>
        <translation>Von seinem Rechner, für eines seiner Level. Hier leuchten die Felder im selben Bild auf, in dem eine Kiste aufgenommen wird.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>counted by exact search, which proves that nothing is shorter</source>
        <translation>durch exakte Suche gezählt, die beweist, dass nichts kürzer ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>counted on the solution here, played move by move</source>
        <translation>an der hiesigen Lösung gezählt, Zug für Zug gespielt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>a solution that ends on the left, played, less the shortest by exact search</source>
        <translation>eine Lösung, die links endet, gespielt, abzüglich der kürzesten nach exakter Suche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>its closed form, evaluated for seven boxes</source>
        <translation>seine geschlossene Form, für sieben Kisten ausgewertet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>both powers of its closed form, less the shortest solution by exact search</source>
        <translation>beide Potenzen seiner geschlossenen Form, abzüglich der kürzesten Lösung nach exakter Suche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the moves that the article prints, of which the solution here is made</source>
        <translation>die Züge, die der Artikel druckt; aus ihnen besteht die hiesige Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>how the article parts seven boxes</source>
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
        <source>seconds for a box to be pushed, at first</source>
        <translation>Sekunden für den Weg einer Kiste, anfangs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>and with blocks, in milliseconds</source>
        <translation>und mit Blöcken, in Millisekunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells along a level that took long</source>
        <translation>Felder an einer Seite eines Levels, das lange brauchte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>Of a level that is only named there.</source>
        <translation>Von einem Level, das dort nur genannt ist.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>blocks of the example</source>
        <translation>Blöcke des Beispiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what a cell can be: a box, the man or nothing</source>
        <translation>was eine Zelle sein kann: Kiste, Mann oder nichts</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>how a position is written down here, too</source>
        <translation>so wird eine Stellung auch hier aufgeschrieben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells remembered at each halving, by n</source>
        <translation>gemerkte Zellen je Halbierung, durch n</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>halvings, by n log₂ 3</source>
        <translation>Halbierungen, durch n log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells in all, by n² log₂ 3</source>
        <translation>Zellen insgesamt, durch n² log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>entrances of room {room}</source>
        <translation>Eintritte in Raum {room}</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>boxes of Picokosmos 17</source>
        <translation>Kisten von Picokosmos 17</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>the corridor here is made with as many</source>
        <translation>der Korridor hier ist mit ebenso vielen gemacht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells across the example</source>
        <translation>Breite des Beispiels in Feldern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>cells down the example</source>
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
        <source>moves more to end on the left</source>
        <translation>Züge mehr, um links zu enden</translation>
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
        <source>moves on the lower five beyond M(5)</source>
        <translation>Züge für die unteren fünf über M(5) hinaus</translation>
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
        <source>what the closed form of the moves takes off beside n</source>
        <translation>was die geschlossene Form der Züge neben n abzieht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/sokoban.py"/>
        <source>what the closed form of the pushes takes off</source>
        <translation>was die geschlossene Form der Schübe abzieht</translation>
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
        <source>solved from the article's own populations by detailed balance, the gap put into depth 20</source>
        <translation>aus den Besetzungszahlen des Artikels durch detailliertes Gleichgewicht gelöst, die Lücke in Tiefe 20 gefüllt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the only range of depths over which the mean of p/q reads 9.3412</source>
        <translation>der einzige Bereich von Tiefen, in dem das Mittel von p/q 9,3412 lautet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>averaged over depths 3 to 16 of the chain that follows from the article's populations</source>
        <translation>gemittelt über die Tiefen 3 bis 16 der Kette, die aus den Besetzungszahlen des Artikels folgt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>It says “very close” and no more. By its own chain the two laws are ≈ 4.85 % apart after 31 turns and ≈ 2.33 % after 32.</source>
        <translation>Er sagt „sehr nahe“ und nicht mehr. Nach seiner eigenen Kette liegen beide Gesetze nach 31 Drehungen ≈ 4,85 % auseinander, nach 32 ≈ 2,33 %.</translation>
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
        <source>turns a second, all through the age of the universe</source>
        <translation>Drehungen in der Sekunde, ein Weltalter lang</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>At that pace each position once takes 13.7 billion years, as long as the universe is old.</source>
        <translation>Jede Stellung einmal dauert so 13,7 Milliarden Jahre, so lange, wie das Weltall alt ist.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>years of one processor for every position</source>
        <translation>Jahre eines Prozessors für alle Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>What others spent in 2010. Here a position at a time is proved.</source>
        <translation>Was andere 2010 aufwandten. Hier wird eine Stellung nach der anderen bewiesen.</translation>
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
        <source>turns of length one</source>
        <translation>Drehungen der Länge eins</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>six faces, two ways each</source>
        <translation>sechs Seiten in je zwei Richtungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the deepest depth in quarter turns</source>
        <translation>die größte Tiefe in Vierteldrehungen</translation>
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
        <source>one for each two neighbours of 27 depths</source>
        <translation>eine für je zwei Nachbarn von 27 Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that the missing positions go into</source>
        <translation>die Tiefe, in die die fehlenden Stellungen kommen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>tried at every depth: only there all printed p and q come out</source>
        <translation>in jeder Tiefe versucht: Nur dort kommen alle gedruckten p und q heraus</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>The printed p and q belong to depth 20, and so does the arithmetic: the even depths lack them.</source>
        <translation>Die gedruckten p und q gehören zu Tiefe 20, und so will es die Rechnung: Den geraden Tiefen fehlen sie.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that a walk stays around</source>
        <translation>die Tiefe, um die eine Irrfahrt bleibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the depth that it calls likelier after 18 turns; here the likeliest</source>
        <translation>die Tiefe, die er nach 18 Drehungen wahrscheinlicher nennt; hier die wahrscheinlichste</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>18 steps of the chain that follows from the article's populations</source>
        <translation>18 Schritte der Kette, die aus den Besetzungszahlen des Artikels folgt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>17 is likelier than 19, it says. Each turn changes parity, so neither can be: 16 is likeliest.</source>
        <translation>17 sei wahrscheinlicher als 19, heißt es. Jede Drehung wechselt die Parität, keine von beiden ist also möglich: Am wahrscheinlichsten ist 16.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>turns after which the law is close to the stationary one</source>
        <translation>Drehungen, nach denen das Gesetz der stationären Verteilung nahe ist</translation>
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
        <source>the last depth with q near that</source>
        <translation>die letzte Tiefe mit q nahe daran</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>It says “almost” and no more: q is 0.3 % from it at depth 15, 0.9 % at 17 and 3 % at 18.</source>
        <translation>Er sagt „fast“ und nicht mehr: q liegt in Tiefe 15 um 0,3 % daneben, in 17 um 0,9 % und in 18 um 3 %.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/articles/walk.py"/>
        <source>the deepest depth in half turns</source>
        <translation>die größte Tiefe in Halbdrehungen</translation>
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
        <source>depth 2 of the 2×2×2 in half turns</source>
        <translation>Tiefe 2 des 2×2×2 in Halbdrehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Turns counted near solved, sampled beyond, and detailed balance: D(d − 1) p(d − 1) = D(d) q(d)</source>
        <translation>Drehungen, nahe dem Ziel gezählt, weiter weg aus Stichproben, und detailliertes Gleichgewicht: D(d − 1) p(d − 1) = D(d) q(d)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share of turns that leads back</source>
        <translation>der Anteil der Drehungen, die zurückführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the share of turns that keeps the depth</source>
        <translation>der Anteil der Drehungen, die die Tiefe halten</translation>
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
        <source>The chain has the populations and the turns that keep the depth</source>
        <translation>Die Kette hat die Besetzungszahlen und die Drehungen, die die Tiefe halten</translation>
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
        <source>the 2×2×2 in half turns</source>
        <translation>der 2×2×2 in Halbdrehungen</translation>
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
        <source>As many turns lead back from here as lead here from the depth below: {flow} turns' worth of {here} positions, so {q} of its turns.</source>
        <translation>Von hier führen so viele Drehungen zurück, wie von der Tiefe darunter hierher führen: im Wert von {flow} Drehungen bei {here} Stellungen, also {q} ihrer Drehungen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>positions at the depth below</source>
        <translation>Stellungen der Tiefe darunter</translation>
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
        <translation>Ein Anteil {q} der Drehungen führt zurück, {r} hält die Tiefe; der Rest, {p}, führt vom Ziel weg.</translation>
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
        <translation>r, der Anteil der Drehungen, die die Tiefe halten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Of {turns} turns at positions of this depth {same} keep the depth, a share of {r}.</source>
        <translation>Von {turns} Drehungen an Stellungen dieser Tiefe halten {same} die Tiefe, ein Anteil von {r}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>turns that were looked at: of all positions of the depth, or of as many as were drawn</source>
        <translation>Drehungen, die betrachtet wurden: aller Stellungen der Tiefe, oder so vieler, wie gezogen wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>those that keep the depth</source>
        <translation>die, die die Tiefe halten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Counted near solved; beyond, the turns of positions drawn uniformly, each solved optimally</source>
        <translation>Nahe dem Ziel gezählt; weiter weg Drehungen gleichverteilt gezogener Stellungen, jede optimal gelöst</translation>
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
        <source>Estimated as W. E. Deming and F. F. Stephan do, 1940: nothing of it was measured</source>
        <translation>Geschätzt nach W. E. Deming und F. F. Stephan, 1940: nichts davon wurde gemessen</translation>
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
        <source>If turns fall anywhere, the populations leave {flow} turns' worth of {here} positions leading away: {p}.</source>
        <translation>Fallen Drehungen beliebig, so lassen die Besetzungszahlen bei {here} Stellungen im Wert von {flow} Drehungen wegführen: {p}.</translation>
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
        <translation>r, der Anteil der Drehungen, die die Tiefe halten, geschätzt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>A share of {p} of the turns leads away and {q} leads back; the rest, {r}, keeps the depth.</source>
        <translation>Ein Anteil {p} der Drehungen führt weg und {q} zurück; der Rest, {r}, hält die Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>what one half of the positions lacks</source>
        <translation>was einer Hälfte der Stellungen fehlt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Every quarter turn changes parity, so even and odd depths hold equally many positions. As published, rounded, they hold {even} and {odd}: a gap of {gap}.</source>
        <translation>Jede Vierteldrehung ändert die Parität, also umfassen gerade und ungerade Tiefen gleich viele Stellungen. Wie veröffentlicht, gerundet, sind es {even} und {odd}: eine Lücke von {gap}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>the 3×3×3 in quarter turns, populations as they are published</source>
        <translation>der 3×3×3 in Vierteldrehungen, Besetzungszahlen wie veröffentlicht</translation>
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
        <source>The same gap, of the published figures</source>
        <translation>Dieselbe Lücke, aus den veröffentlichten Zahlen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>Populations that are mended have no gap</source>
        <translation>Berichtigte Besetzungszahlen haben keine Lücke</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>a condition that populations must fulfil</source>
        <translation>eine Bedingung, die Besetzungszahlen erfüllen müssen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>What leads back from depth {depth} is {flow} turns' worth. It has to be above 0 and at most {here}, or its share, {q}, is no probability.</source>
        <translation>Was von Tiefe {depth} zurückführt, ist {flow} Drehungen wert. Es muss über 0 liegen und höchstens {here} sein, sonst ist sein Anteil, {q}, keine Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>depth 2 of the 3×3×3 in quarter turns</source>
        <translation>Tiefe 2 des 3×3×3 in Vierteldrehungen</translation>
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
        <source>this depth: as many are before it</source>
        <translation>diese Tiefe: so viele liegen davor</translation>
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
        <source>The published figures break the tower at depth 22</source>
        <translation>Die veröffentlichten Zahlen brechen die Kette der Bedingungen in Tiefe 22</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/chain.py"/>
        <source>The first break is the first way back that is no probability</source>
        <translation>Der erste Bruch ist der erste Rückweg, der keine Wahrscheinlichkeit ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>T. Rokicki and others, The diameter of the Rubik's Cube group is twenty, 2013; in quarter turns 26, 2014</source>
        <translation>T. Rokicki u. a., The diameter of the Rubik's Cube group is twenty, 2013; in Vierteldrehungen 26, 2014</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Two-phase search of H. Kociemba, then a search of all shorter ways, cut by tables of distances</source>
        <translation>Zwei-Phasen-Algorithmus von H. Kociemba, danach Suche nach kürzeren Lösungen mit Pruning-Tabellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest turns that are not excluded</source>
        <translation>kleinste nicht ausgeschlossene Zahl von Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns of the shortest way known, or the greatest depth that this position can have</source>
        <translation>Drehungen des kürzesten bekannten Wegs oder die größte Tiefe, die diese Stellung haben kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>All positions near solved have their depth</source>
        <translation>Alle Stellungen nahe an gelöst haben ihre Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Another solver finds no shorter way</source>
        <translation>Ein anderer Löser findet keinen kürzeren Weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Korf's search</source>
        <translation>Korfs Suche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>What neighbours teach never excludes the truth</source>
        <translation>Was die Nachbarn lehren, schließt nie die Wahrheit aus</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>depths of all positions near solved</source>
        <translation>Tiefen aller Stellungen nahe an gelöst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The way solves it, and a short search finds none that is shorter</source>
        <translation>Der Weg löst ihn, und eine kurze Suche findet keinen kürzeren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the depth of the cube on the board</source>
        <translation>die Tiefe des Würfels auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A way of {upper} turns is known and none of fewer than {lower} can be: {open} lengths are left open between them.</source>
        <translation>Ein Weg der Länge {upper} ist bekannt, keiner kann kürzer als {lower} sein: {open} Längen bleiben dazwischen offen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the superflip</source>
        <translation>der Superflip</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how far they lie apart</source>
        <translation>wie weit sie auseinanderliegen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest turns that solve it</source>
        <translation>kleinste Zahl von Drehungen, die ihn löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that the cube needs at least</source>
        <translation>Drehungen, die der Würfel mindestens braucht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>No way of {excluded} turns solves this cube; the next length that parity allows is {step} more.</source>
        <translation>Kein Weg mit {excluded} Drehungen löst diesen Würfel; die nächste Länge, die die Parität zulässt, ist um {step} größer.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the longest length that is excluded, by a search or by what is known beside</source>
        <translation>die größte Länge, die ausgeschlossen ist, durch eine Suche oder durch sonst Bekanntes</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1, or 2 in quarter turns: each changes the parity of the corners</source>
        <translation>1 oder, bei Vierteldrehungen, 2: Jede ändert die Parität der Ecken</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the fewest turns that are left</source>
        <translation>kleinste noch mögliche Zahl von Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Parity in quarter turns</source>
        <translation>Parität bei Vierteldrehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>each length</source>
        <translation>jede Länge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that are enough</source>
        <translation>Drehungen, die genügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The shortest way known has {way} turns, and what is known of this position otherwise allows {bound}.</source>
        <translation>Der kürzeste bekannte Weg hat {way} Drehungen, und was sonst von dieser Stellung bekannt ist, lässt {bound} zu.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a first way, in half turns</source>
        <translation>ein erster Weg, in Halbdrehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns of the shortest way that was found, or b while there is none</source>
        <translation>Drehungen des kürzesten gefundenen Wegs oder b, solange es keinen gibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the greatest depth by the positions beside, the other metric, or that of any cube</source>
        <translation>die größte Tiefe nach den Nachbarstellungen, der anderen Metrik oder der jedes Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the smaller: so many turns are enough</source>
        <translation>die kleinere: so viele Drehungen genügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Ways are short, and solve the cube</source>
        <translation>Wege sind kurz und lösen den Würfel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>applied to it</source>
        <translation>auf ihn angewandt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how much of a depth is searched</source>
        <translation>wie viel von einer Tiefe durchsucht ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of all positions that the search at this depth will try, so far as that is foreseen, {done} hundredths are tried, and none led to a solution.</source>
        <translation>Von allen Stellungen, die die Suche in dieser Tiefe voraussichtlich prüft, sind {done} Hundertstel geprüft, und keine führte zu einer Lösung.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>a beginning still to be tried counts as what the search took below it one depth before, drawn to the mean, times what the others grew by</source>
        <translation>ein noch zu prüfender Anfang zählt so viel, wie die Suche eine Tiefe zuvor unter ihm brauchte, zum Mittel hin gezogen, mal dem, um wie viel die anderen wuchsen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>hundredths of the positions that are tried, cut off</source>
        <translation>Hundertstel der Stellungen, die geprüft sind, abgeschnitten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the share that is searched</source>
        <translation>der durchsuchte Anteil</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The share is that of the positions counted afterwards, within 10 hundredths</source>
        <translation>Der Anteil ist der an den nachher gezählten Stellungen, auf 10 Hundertstel genau</translation>
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
        <source>Reading a table is not counted as what was done before</source>
        <translation>Das Lesen einer Tabelle zählt nicht als zuvor Erledigtes</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>solutions of this length</source>
        <translation>Lösungen dieser Länge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The search for all ways of at most {longest} turns found {solutions}, of {shortest} turns and more.</source>
        <translation>Die Suche nach allen Wegen mit höchstens {longest} Drehungen fand {solutions}, ab {shortest} Drehungen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the lengths of the ways, in turns</source>
        <translation>die Längen der Wege, in Drehungen</translation>
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
        <source>how many ways there are</source>
        <translation>wie viele Wege es sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>All solutions are found</source>
        <translation>Alle Lösungen werden gefunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>every sequence of turns</source>
        <translation>jede Folge von Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Also those of chosen faces</source>
        <translation>Auch die mit gewählten Flächen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1 for every turn that leads there, else 0</source>
        <translation>1 für jede Drehung, die dorthin führt, sonst 0</translation>
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
        <source>A way is told only when it follows</source>
        <translation>Eine Richtung wird nur genannt, wenn sie sicher folgt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>every case</source>
        <translation>jeder Fall</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Proved depths of the positions beside this one</source>
        <translation>Bewiesene Tiefen der Nachbarstellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns of which it is proved where they lead</source>
        <translation>Drehungen, von denen bewiesen ist, wohin sie führen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of {proved} of the {n} turns it is proved where they lead.</source>
        <translation>Von {proved} der {n} Drehungen ist bewiesen, wohin sie führen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>1 for every turn whose new depth is known to be less, the same or more, else 0</source>
        <translation>1 für jede Drehung, von deren neuer Tiefe bekannt ist, ob sie kleiner, gleich oder größer ist, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>all turns of length one</source>
        <translation>alle Drehungen der Länge eins</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the others, where it is open</source>
        <translation>die übrigen, bei denen es offen ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>those that are proved</source>
        <translation>die bewiesenen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead there</source>
        <translation>Drehungen, die dorthin führen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>{count} of the turns lead there; in the others the depth is another, or not proved.</source>
        <translation>{count} der Drehungen führen dorthin; bei den übrigen ist die Tiefe eine andere oder nicht bewiesen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how many they are</source>
        <translation>wie viele es sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead there from a position of this depth</source>
        <translation>Drehungen, die von einer Stellung dieser Tiefe dorthin führen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Of {n} turns at a position of this depth a share of {share} leads there: {mean} turns on average.</source>
        <translation>Von {n} Drehungen bei einer Stellung dieser Tiefe führt ein Anteil von {share} dorthin: im Mittel {mean} Drehungen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube, 2023; where he has rounded populations, balanced ones</source>
        <translation>E. Testé, A random walk on the Rubik's Cube, 2023; wo er Besetzungszahlen gerundet hat, ausgeglichene</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>p, q or r of the chain at this depth</source>
        <translation>p, q oder r der Kette in dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns that lead there, on average over all positions of the depth</source>
        <translation>Drehungen, die dorthin führen, im Mittel über alle Stellungen der Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Counted near solved</source>
        <translation>Nahe an gelöst gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>how long a way is</source>
        <translation>wie lang ein Weg ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>{quarters} quarter turns and {halves} half turns, each of these counted {weight} times.</source>
        <translation>{quarters} Vierteldrehungen und {halves} Halbdrehungen, diese je {weight}-fach gezählt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>an example in half turns</source>
        <translation>ein Beispiel in Halbdrehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>quarter turns of the way</source>
        <translation>Vierteldrehungen des Wegs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>its half turns</source>
        <translation>seine Halbdrehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>what a half turn counts: 1, or 2 in quarter turns</source>
        <translation>was eine Halbdrehung zählt: 1 oder, bei Vierteldrehungen, 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>turns of the way</source>
        <translation>Drehungen des Wegs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The field's two ways to count</source>
        <translation>Die beiden üblichen Zählweisen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>A half turn is one or two</source>
        <translation>Eine Halbdrehung zählt eins oder zwei</translation>
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
        <source>depth 9 of the 2×2×2 in half turns</source>
        <translation>Tiefe 9 des 2×2×2 in Halbdrehungen</translation>
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
        <source>the same of a hundred</source>
        <translation>dasselbe in Prozent</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>Layers whose figures are exact stay below the total, and sum to it where all are</source>
        <translation>Schichten mit exakten Zahlen bleiben unter der Gesamtzahl und ergeben sie, wo alle es sind</translation>
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
        <source>Of the last {n} times {left} of the best and as many of the worst are left out; the others make {average} s.</source>
        <translation>Von den letzten {n} Zeiten fallen die {left} besten und ebenso viele der schlechtesten weg; die übrigen ergeben {average} s.</translation>
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
        <source>Averages are those of the field</source>
        <translation>Die Durchschnitte sind die allgemein üblichen</translation>
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
        <source>The least of the times that were finished: {best} s.</source>
        <translation>Die kürzeste der gültigen Zeiten: {best} s.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>three times</source>
        <translation>drei Zeiten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the times that were finished, in seconds</source>
        <translation>die gültigen Zeiten, in Sekunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>the least of them, in seconds</source>
        <translation>die kürzeste davon, in Sekunden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/cube.py"/>
        <source>The best of results, and their mean</source>
        <translation>Das beste Ergebnis, und das Mittel aller</translation>
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
        <source>Images of a position under the 48 symmetries, and its inverse, are told the same</source>
        <translation>Für die Bilder einer Stellung unter den 48 Symmetrien und für ihre Inverse sagt es dasselbe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>by construction</source>
        <translation>nach Konstruktion</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Held anew against proofs of this program</source>
        <translation>Erneut an Beweisen dieses Programms geprüft</translation>
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
        <source>what the network gives depth d, before anything is proved</source>
        <translation>was das Netz der Tiefe d gibt, bevor etwas bewiesen ist</translation>
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
        <source>Of its word {inside} lies within what is proved; there the mean depth is {mean}.</source>
        <translation>Von seiner Aussage liegen {inside} innerhalb des Bewiesenen; dort ist die mittlere Tiefe {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its word within what is proved</source>
        <translation>seine Aussage innerhalb des Bewiesenen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean depth there</source>
        <translation>die mittlere Tiefe dort</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>weight of the likeliest depth</source>
        <translation>Gewicht der wahrscheinlichsten Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of its word {inside} lies within what is proved; the likeliest depth there, {place}, has a share of {weight}.</source>
        <translation>Von seiner Aussage liegen {inside} innerhalb des Bewiesenen; die wahrscheinlichste Tiefe dort, {place}, hat einen Anteil von {weight}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the depth with most of it</source>
        <translation>die Tiefe mit dem meisten davon</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its share</source>
        <translation>ihr Anteil</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions of each depth that were looked at</source>
        <translation>betrachtete Stellungen jeder Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of what the network says of them</source>
        <translation>das Mittel dessen, was das Netz von ihnen sagt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean probability that it gives their true depth</source>
        <translation>die mittlere Wahrscheinlichkeit, die es ihrer wahren Tiefe gibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions that it is held against</source>
        <translation>Stellungen, an denen es geprüft wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>At {depths} depths {total} positions were looked at, all with proofs of how deep they are.</source>
        <translation>In {depths} Tiefen wurden {total} Stellungen betrachtet, alle mit Beweisen, wie tief sie liegen.</translation>
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
        <source>how far its mean depth is from the truth</source>
        <translation>wie weit die mittlere Tiefe von der Wahrheit abweicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>At {depths} depths, each counting the same, its mean depth is {error} turns away from the truth on average.</source>
        <translation>Über {depths} gleich gewichtete Tiefen weicht die mittlere Tiefe im Mittel um {error} Drehungen von der Wahrheit ab.</translation>
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
        <source>its largest error</source>
        <translation>der größte Fehler</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>At depth {place} its mean depth is {error} turns away from the truth, and nowhere farther.</source>
        <translation>In Tiefe {place} weicht die mittlere Tiefe um {error} Drehungen von der Wahrheit ab, und nirgends weiter.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of what the network says of positions of depth d; d where none was looked at</source>
        <translation>das Mittel dessen, was das Netz von Stellungen der Tiefe d sagt; d, wo keine betrachtet wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how far it is off</source>
        <translation>wie weit es danebenliegt</translation>
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
        <source>probability of the truth</source>
        <translation>Gewicht der wahren Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>At {depths} depths, each counting the same, it gives the true depth a probability of {truth} on average.</source>
        <translation>Über {depths} gleich gewichtete Tiefen gibt es der wahren Tiefe im Mittel eine Wahrscheinlichkeit von {truth}.</translation>
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
        <source>those of them whose true depth is the likeliest</source>
        <translation>davon die, deren wahre Tiefe die wahrscheinlichste ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those in all</source>
        <translation>die insgesamt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often its estimate would be too large a bound</source>
        <translation>wie oft seine Schätzung als Schranke zu groß wäre</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of {total} positions the mean depth less {margin} turns, rounded down, is more than the depth in {wrong}.</source>
        <translation>Von {total} Stellungen ist bei {wrong} die mittlere Tiefe abzüglich {margin} Drehungen, abgerundet, größer als die Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those of them whose estimate less k turns, rounded down, is too large</source>
        <translation>davon die, deren Schätzung abzüglich k Drehungen, abgerundet, zu groß ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>turns that are taken off</source>
        <translation>Drehungen, die abgezogen werden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those with too large a bound</source>
        <translation>die mit zu großer Schranke</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions a search generates, of those by the tables alone</source>
        <translation>Stellungen, die eine Suche erzeugt, gegenüber der allein mit den Tabellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{searches} searches that trust the estimate generate {here} positions, by the tables alone {alone}.</source>
        <translation>{searches} Suchen, die der Schätzung trauen, erzeugen {here} Stellungen, allein mit den Tabellen {alone}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>positions generated by each search with the tables' bound</source>
        <translation>von jeder Suche mit der Schranke der Tabellen erzeugte Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the same with the larger of the tables' bound and the estimate less k turns</source>
        <translation>dasselbe mit dem Größeren aus der Schranke der Tabellen und der Schätzung abzüglich k Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>searches</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those by the tables, in all</source>
        <translation>die mit den Tabellen, insgesamt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>those with the estimate, in all</source>
        <translation>die mit der Schätzung, insgesamt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>their ratio</source>
        <translation>ihr Verhältnis</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>A search by the tables finds shortest ways</source>
        <translation>Eine Suche mit den Tabellen findet kürzeste Wege</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the same positions</source>
        <translation>dieselben Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>time of a search, of that by the tables alone</source>
        <translation>Zeit einer Suche, gegenüber der allein mit den Tabellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>{searches} searches that trust the estimate take {here} s of one core, by the tables alone {alone} s.</source>
        <translation>{searches} Suchen, die der Schätzung trauen, brauchen {here} s eines Kerns, allein mit den Tabellen {alone} s.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>seconds of each search with the tables' bound</source>
        <translation>Sekunden jeder Suche mit der Schranke der Tabellen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>what the network says of positions of one depth</source>
        <translation>was das Netz von Stellungen einer Tiefe sagt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of positions that are {t} turns deep the network says {mean} on average; the true depth it gives a probability of {truth}.</source>
        <translation>Von Stellungen der Tiefe {t} sagt das Netz im Mittel {mean}; der wahren Tiefe gibt es die Wahrscheinlichkeit {truth}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the mean of its distributions over the positions looked at</source>
        <translation>das Mittel seiner Verteilungen über die betrachteten Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>what it gives the true depth</source>
        <translation>was es der wahren Tiefe gibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>its mean depth</source>
        <translation>seine mittlere Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how often what it says comes true</source>
        <translation>wie oft eintrifft, was es sagt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>Of {pairs} depths of drawn positions to which it gives a probability in this tenth, {said} on average, {seen} are the true one. Every true depth weighs the same, however many positions of it were drawn, so they say as much as {number} equal ones: with 95 % confidence the share lies between {low} and {high}.</source>
        <translation>Von {pairs} Tiefen gezogener Stellungen, denen es eine Wahrscheinlichkeit in diesem Zehntel gibt, im Mittel {said}, ist ein Anteil von {seen} die wahre. Jede wahre Tiefe wiegt gleich viel, wie viele Stellungen von ihr auch gezogen wurden, so dass sie so viel sagen wie {number} gleiche: Mit 95 % Sicherheit liegt der Anteil zwischen {low} und {high}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>E. B. Wilson, JASA 22, 1927; L. Kish, Survey Sampling, 1965</source>
        <translation>E. B. Wilson, JASA 22, 1927; L. Kish, Survey Sampling, 1965</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>how many there are: depths of positions</source>
        <translation>wie viele es sind: Tiefen von Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>their weights together: each is one divided by the positions drawn of its true depth</source>
        <translation>ihre Gewichte zusammen: jedes ist eins durch die gezogenen Stellungen seiner wahren Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the weights of those that are the true depth</source>
        <translation>die Gewichte derer, die die wahre Tiefe sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/estimate.py"/>
        <source>the squares of their weights together</source>
        <translation>die Quadrate ihrer Gewichte zusammen</translation>
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
        <source>equal ones that say as much</source>
        <translation>gleiche, die ebenso viel sagen</translation>
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
        <source>ways on from every position, for one way back</source>
        <translation>Wege weiter von jeder Stellung, auf einen Weg zurück</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the binomial model: d = 2k − N, k of N moves going deeper</source>
        <translation>das Binomialmodell: d = 2k − N, k von N Zügen gehen tiefer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>depths gained a move</source>
        <translation>je Zug gewonnene Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>Of every b + 1 moves b lead on and one leads back: {drift} depths a move, far from both ends.</source>
        <translation>Von je b + 1 Zügen führen b weiter und einer zurück: {drift} Tiefen je Zug, fern von beiden Enden.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the article's growth of the 3×3×3</source>
        <translation>das Wachstum des 3×3×3 nach dem Artikel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>depths a move</source>
        <translation>Tiefen je Zug</translation>
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
        <source>moves until the line is at the deepest positions</source>
        <translation>Züge, bis die Gerade bei den tiefsten Stellungen ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The line gains {drift} depths a move; it is at depth {deepest} after {moves} moves.</source>
        <translation>Die Gerade gewinnt {drift} Tiefen je Zug; nach {moves} Zügen ist sie bei Tiefe {deepest}.</translation>
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
        <source>After {N} moves walks lie around depth {mean}, typically {deviation} from it.</source>
        <translation>Nach {N} Zügen liegen Irrfahrten um Tiefe {mean}, typischerweise {deviation} davon entfernt.</translation>
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
        <source>From depth {start}, {N} moves gain on average what the line has, for it knows no ends: that makes {mean}.</source>
        <translation>Von Tiefe {start} aus gewinnen {N} Züge im Mittel so viel wie die Gerade, denn sie kennt keine Enden: das ergibt {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the share of moves that keep the depth</source>
        <translation>der Anteil der Züge, die die Tiefe halten</translation>
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
        <source>Depth by depth the walk and the model differ by {distance}; what the model has below depth 0 counts too.</source>
        <translation>Tiefe für Tiefe unterscheiden sich die Irrfahrt und das Modell um {distance}; was das Modell unter Tiefe 0 hat, zählt mit.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>b = 3 after two moves, a puzzle of depth 2</source>
        <translation>b = 3 nach zwei Zügen, ein Puzzle der Tiefe 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>what the model has below depth 0</source>
        <translation>was das Modell unter Tiefe 0 hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>total variation, from 0 to 1</source>
        <translation>Totalvariation, von 0 bis 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The model is near in the middle and far at the end</source>
        <translation>Das Modell ist in der Mitte nah und am Ende fern</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>What the model has below 0 is part of its distance</source>
        <translation>Was das Modell unter 0 hat, gehört zu seinem Abstand</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>what the binomial model has where no position is</source>
        <translation>was das Binomialmodell dort hat, wo keine Stellung ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>The binomial model knows no ends: {outside} of it lies below depth 0 or beyond the deepest.</source>
        <translation>Das Binomialmodell kennt keine Enden: {outside} davon liegen unter Tiefe 0 oder jenseits der größten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>the model at the depths beyond the deepest</source>
        <translation>das Modell in den Tiefen jenseits der größten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>what it has below depth 0</source>
        <translation>was er unter Tiefe 0 hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>both together</source>
        <translation>beides zusammen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/ideal.py"/>
        <source>What the model has beyond the ends is not lost</source>
        <translation>Was das Modell jenseits der Enden hat, geht nicht verloren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>depth 12 of the 2×2×2 in quarter turns, closer after a step away</source>
        <translation>Tiefe 12 des 2×2×2 in Vierteldrehungen, näher nach einem Schritt weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>positions of each kind</source>
        <translation>Stellungen jeder Art</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns of a position of that kind that lead this way</source>
        <translation>Drehungen einer Stellung dieser Art, die hierhin führen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns at each position</source>
        <translation>Drehungen bei jeder Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>where the next turn leads, after a turn that came this way</source>
        <translation>wohin die nächste Drehung führt, nach einer, die so kam</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>A walk comes to a position by as many turns as lead back the way it came. Positions weighed so, {share} of the next turns lead this way.</source>
        <translation>Eine Irrfahrt kommt auf so vielen Drehungen zu einer Stellung, wie von ihr dorthin zurückführen, woher sie kam. So gewichtet führt von den nächsten Drehungen der Anteil {share} hierhin.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>P(next | last) = E[x y] / (n E[x])</source>
        <translation>P(nächste | letzte) = E[x y] / (n E[x])</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>turns of a position of that kind that lead back the way the walk came</source>
        <translation>Drehungen einer Stellung dieser Art, die dorthin zurückführen, woher die Irrfahrt kam</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>all turns that lead back that way</source>
        <translation>alle Drehungen, die so zurückführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the probability that the next turn leads this way</source>
        <translation>die Wahrscheinlichkeit, dass die nächste Drehung hierhin führt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>where the next turn leads, by the chain</source>
        <translation>wohin die nächste Drehung führt, nach der Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>A position of this depth has {mean} of {n} turns that lead this way, on average. The chain knows no more: {share}, whatever the last turn was.</source>
        <translation>Eine Stellung dieser Tiefe hat im Mittel {mean} von {n} Drehungen, die hierhin führen. Mehr weiß die Kette nicht: {share}, was immer die letzte Drehung war.</translation>
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
        <source>depths, that of the solved position too</source>
        <translation>Tiefen, die der gelösten Stellung mitgezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the last of them</source>
        <translation>die letzte davon</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/lumping.py"/>
        <source>the 2×2×2 in quarter turns, three turns deep</source>
        <translation>der 2×2×2 in Vierteldrehungen, drei Züge tief</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>what counts as near</source>
        <translation>was als nahe zählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>The chain calls it mixed too early</source>
        <translation>Die Kette hält sie zu früh für gemischt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>turns until the walk is mixed</source>
        <translation>Drehungen, bis die Irrfahrt gemischt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>From {turns} turns on, the walk itself stays within {near} of uniform, over all positions. Its chain of depths, which is a model, says {chain}.</source>
        <translation>Von {turns} Zügen an bleibt die Irrfahrt selbst, über alle Stellungen, bis auf {near} gleichverteilt. Ihre Kette der Tiefen, ein Modell, sagt {chain}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>the 2×2×2 in quarter turns</source>
        <translation>der 2×2×2 in Vierteldrehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance of the walk from uniform after N turns, in total variation</source>
        <translation>Abstand der Irrfahrt von der Gleichverteilung nach N Zügen, in totaler Variation</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance of the chain of depths from its stationary law after N turns</source>
        <translation>Abstand der Kette der Tiefen von ihrer stationären Verteilung nach N Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>turns after which the chain stays there</source>
        <translation>Züge, nach denen die Kette dort bleibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>turns after which it stays there</source>
        <translation>Drehungen, nach denen sie dort bleibt</translation>
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
        <source>turns until the chain of depths is mixed</source>
        <translation>Züge, bis die Kette der Tiefen gemischt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>From {turns} turns on, the chain of depths stays within {near} of what it tends to. It is a model, which takes a walk for uniform inside each depth: the walk itself may need more turns.</source>
        <translation>Von {turns} Zügen an bleibt die Kette der Tiefen bis auf {near} bei dem, wohin sie strebt. Sie ist ein Modell, das eine Irrfahrt innerhalb jeder Tiefe für gleichverteilt nimmt: Die Irrfahrt selbst kann mehr Züge brauchen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>distance from the stationary law after N turns, in total variation</source>
        <translation>Abstand von der stationären Verteilung nach N Drehungen, in totaler Variation</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>how far the true walk is from uniform</source>
        <translation>wie weit die wahre Irrfahrt von der Gleichverteilung entfernt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/mixing.py"/>
        <source>Over all positions, how likely each is after {N} turns was compared with 1 of all that parity allows: {distance}.</source>
        <translation>Über alle Stellungen wurde die Wahrscheinlichkeit jeder nach {N} Drehungen mit 1 durch die Zahl der Stellungen verglichen, die die Parität zulässt: {distance}.</translation>
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
        <source>The referee agrees with play on cubes</source>
        <translation>Der Schiedsrichter stimmt mit dem Spiel an Würfeln überein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>independent play</source>
        <translation>unabhängiges Spielen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>A perfect player wins every game, a stubborn one what it must</source>
        <translation>Ein perfekter Spieler gewinnt jedes Spiel, ein sturer, was er muss</translation>
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
        <source>Of {games} scrambles of {n} turns the network solved {solved} in at most {n} moves.</source>
        <translation>Von {games} Scrambles aus {n} Drehungen hat das Netz {solved} in höchstens {n} Zügen gelöst.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>this program's network, as it was measured</source>
        <translation>das Netz dieses Programms, wie es gemessen wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>turns of the scramble</source>
        <translation>Züge des Scrambles</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those that came to the solved cube in at most n moves</source>
        <translation>die, die in höchstens n Zügen zum gelösten Würfel kamen</translation>
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
        <source>games at each length</source>
        <translation>Spiele bei jeder Länge</translation>
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
        <source>The stored figures are whole</source>
        <translation>Die gespeicherten Zahlen sind vollständig</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles whose mistakes were looked for</source>
        <translation>Scrambles, deren Fehler gesucht wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Each move on {games} scrambles was held against an optimal solver.</source>
        <translation>Jeder Zug bei {games} Scrambles wurde an einem optimalen Löser geprüft.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those that were looked at</source>
        <translation>die, die betrachtet wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>scrambles without a mistake</source>
        <translation>Scrambles ohne Fehler</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>In {wrong} of {games} scrambles some turn did not lead nearer to solved; {share} were played without one.</source>
        <translation>Bei {wrong} von {games} Scrambles führte irgendeine Drehung nicht näher an gelöst; {share} wurden ohne eine solche gespielt.</translation>
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
        <source>Of {games} scrambles of {n} turns {shorter} can be undone in fewer.</source>
        <translation>Von {games} Scrambles aus {n} Drehungen lassen sich {shorter} mit weniger zurücknehmen.</translation>
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
        <source>The article's seven scrambles are five turns deep</source>
        <translation>Die sieben Scrambles des Artikels sind fünf Drehungen tief</translation>
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
        <source>Each of {samples} samples is a scramble drawn anew.</source>
        <translation>Jedes der {samples} Beispiele ist ein neu gezogener Scramble.</translation>
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
        <source>turns that led nearer to solved</source>
        <translation>Drehungen, die näher an gelöst führten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>Of {turns} turns that the network played {right} led nearer to solved.</source>
        <translation>Von {turns} Drehungen, die das Netz gespielt hat, führten {right} näher an gelöst.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>turns up to the first mistake of each game</source>
        <translation>Drehungen bis zum ersten Fehler jedes Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/network.py"/>
        <source>those after which the least number of half turns is one less</source>
        <translation>die, nach denen die kleinste Zahl von Halbdrehungen um eins kleiner ist</translation>
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
        <source>a scramble of nine half turns</source>
        <translation>ein Scramble aus neun Halbdrehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>There are {longer} sequences of {length} turns that do not plainly repeat one another, {b} times as many as of one turn less.</source>
        <translation>Es gibt {longer} Folgen von {length} Drehungen, die sich nicht offensichtlich wiederholen, {b}-mal so viele wie mit einer Drehung weniger.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>half turns</source>
        <translation>Halbdrehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns of a sequence</source>
        <translation>Drehungen einer Folge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences of d turns of which none repeats or undoes one before it</source>
        <translation>Folgen von d Drehungen, von denen keine eine frühere wiederholt oder aufhebt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those of one turn less</source>
        <translation>die mit einer Drehung weniger</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the factor; in half turns it tends to 6 + 3√6</source>
        <translation>der Faktor; in Halbdrehungen strebt er gegen 6 + 3√6</translation>
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
        <source>The corners alone need {corners} turns, six edges {first} and the other six {second}: the cube needs at least {h}.</source>
        <translation>Die Ecken allein brauchen {corners} Drehungen, sechs Kanten {first} und die anderen sechs {second}: Der Würfel braucht mindestens {h}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns that the corners need, by the first table</source>
        <translation>Drehungen, die die Ecken brauchen, nach der ersten Tabelle</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns that six edges need, by the second</source>
        <translation>Drehungen, die sechs Kanten brauchen, nach der zweiten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns that the other six need, by the third</source>
        <translation>Drehungen, die die anderen sechs brauchen, nach der dritten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the largest: no solution is shorter</source>
        <translation>die größte: Keine Lösung ist kürzer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>No table says more than the depth</source>
        <translation>Keine Tabelle sagt mehr als die Tiefe</translation>
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
        <source>A table has an entry for every way in which its pieces can lie: {total} in all.</source>
        <translation>Eine Tabelle hat einen Eintrag für jede mögliche Lage ihrer Steine: {total} im Ganzen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>entries that say 0, 1, 2, ... turns</source>
        <translation>Einträge, die 0, 1, 2, ... Drehungen nennen</translation>
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
        <source>Searches to {tried} depths were tried one after the other; the one to {depth} found a solution, so none is shorter.</source>
        <translation>Suchen in {tried} Tiefen wurden nacheinander versucht; die in Tiefe {depth} fand eine Lösung, also ist keine kürzer.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depths that were searched, each one whole but the last</source>
        <translation>die durchsuchten Tiefen, jede ganz bis auf die letzte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the one at which a solution was found</source>
        <translation>die, in der eine Lösung gefunden wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Every position near solved has its depth</source>
        <translation>Jede Stellung nahe an gelöst hat ihre Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>coset search</source>
        <translation>Nebenklassensuche</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions in whole iterations</source>
        <translation>Stellungen in ganzen Durchgängen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>To show that there is no shorter way {total} positions were generated, in all iterations but the last.</source>
        <translation>Um zu zeigen, dass es keinen kürzeren Weg gibt, wurden {total} Stellungen erzeugt, in allen Durchgängen bis auf den letzten.</translation>
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
        <source>From how often a random cube has a small bound the same iterations are expected to generate {total} positions.</source>
        <translation>Danach, wie oft ein zufälliger Würfel eine kleine Schranke hat, sind von denselben Durchgängen {total} Stellungen zu erwarten.</translation>
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
        <source>Of all sequences those are gone on with whose position has a small enough bound, as often as a random position has: {expected} positions in the iteration to depth {depth}.</source>
        <translation>Von allen Folgen wird mit denen weitergemacht, deren Stellung eine hinreichend kleine Schranke hat, so oft wie eine zufällige Stellung: {expected} Stellungen im Durchgang bis Tiefe {depth}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences of i + 1 turns, i = 0 ... d − 1</source>
        <translation>Folgen von i + 1 Drehungen, i = 0 ... d − 1</translation>
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
        <source>Each turn more leads to {b} times as many sequences: {tree} of {depth} turns, if nothing is cut off.</source>
        <translation>Jede Drehung mehr führt zu {b}-mal so vielen Folgen: {tree} von {depth} Drehungen, wenn nichts abgeschnitten wird.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the branching factor</source>
        <translation>der Verzweigungsfaktor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns</source>
        <translation>Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>sequences, but for those that plainly repeat one another</source>
        <translation>Folgen, ohne die, die einander offensichtlich wiederholen</translation>
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
        <translation>Stellungen wurden beim Prüfen gezählt, Iteration um Iteration: {total}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions that the iteration to depth d tried</source>
        <translation>Stellungen, die die Iteration bis Tiefe d geprüft hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depth of the last iteration</source>
        <translation>die Tiefe der letzten Iteration</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>{tried} depths were searched one after the other; the last of them is {depth}.</source>
        <translation>{tried} Tiefen wurden nacheinander durchsucht; die letzte davon ist {depth}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the depths of the iterations</source>
        <translation>die Tiefen der Iterationen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>how many times as many positions as the iteration before</source>
        <translation>wievielmal so viele Stellungen wie im Durchgang davor</translation>
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
        <source>turns of what a bound that is too large finds</source>
        <translation>Drehungen dessen, was eine zu große Schranke findet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>{turns} turns were found, {more} more than needed; with this bound at most {most} could have come out.</source>
        <translation>{turns} Drehungen wurden gefunden, {more} mehr als nötig; mit dieser Schranke hätten es höchstens {most} werden können.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns that were found</source>
        <translation>gefundene Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>tenths of itself by which the bound is too large</source>
        <translation>Zehntel, um die die Schranke zu groß ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns more than needed</source>
        <translation>Drehungen mehr als nötig</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the most turns that could have come out</source>
        <translation>die meisten Drehungen, die herauskommen konnten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>R. E. Korf, Linear-space best-first search, Artificial Intelligence 62, 1993</source>
        <translation>R. E. Korf, Linear-space best-first search, Artificial Intelligence 62, 1993</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns of what a bound that is too large finds, the depth not known</source>
        <translation>Drehungen dessen, was eine zu große Schranke findet, die Tiefe unbekannt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>{turns} turns were found; the search with the bound as it is was given up. With this bound at least {least} are needed.</source>
        <translation>{turns} Drehungen wurden gefunden; die Suche mit der Schranke, wie sie ist, wurde aufgegeben. Bei dieser Schranke sind mindestens {least} nötig.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the least depth from which so many turns can come out, as n ≤ d + d k / 10</source>
        <translation>die kleinste Tiefe, aus der so viele Drehungen werden können, da n ≤ d + d k / 10</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a bound that is made too large</source>
        <translation>eine Schranke, die zu groß gemacht ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The tables say {h}. Made too large by {tenths} tenths of that, rounded down, the bound says {wrong}.</source>
        <translation>Die Tabellen sagen {h}. Um {tenths} Zehntel davon vergrößert, abgerundet, sagt die Schranke {wrong}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the bound as it is</source>
        <translation>die Schranke, wie sie ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>tenths of itself by which it is made too large</source>
        <translation>Zehntel ihrer selbst, um die sie vergrößert wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>what it says then</source>
        <translation>was sie dann sagt</translation>
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
        <source>The bound allows {first} turns at least, and {excluded} depths from there on hold no way: {there} turns are needed.</source>
        <translation>Die Schranke erlaubt mindestens {first} Drehungen, und {excluded} Tiefen von da an enthalten keinen Weg: {there} Drehungen sind nötig.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the least depth that the bound allows; in quarter turns also whether turns are even</source>
        <translation>die geringste Tiefe, die die Schranke erlaubt; in Vierteldrehungen auch, ob ihre Zahl gerade ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>from one depth to the next: 1, in quarter turns 2</source>
        <translation>von einer Tiefe zur nächsten: 1, in Vierteldrehungen 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>depths from there on that were searched and hold no way</source>
        <translation>Tiefen von da an, die durchsucht wurden und keinen Weg enthalten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>turns that are needed after the turn, at most one more than before it</source>
        <translation>Drehungen, die nach der Drehung nötig sind, höchstens eine mehr als davor</translation>
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
        <source>It follows the bank</source>
        <translation>Es folgt der Liste</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>a bank of four proofs</source>
        <translation>eine Liste mit vier Beweisen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions whose depth is proved</source>
        <translation>Stellungen mit bewiesener Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The bank holds {proved} positions whose depth is proved.</source>
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
        <source>Of {listed} positions in the bank {proved} are proved, so {left} are not.</source>
        <translation>Von {listed} Stellungen in der Liste sind {proved} bewiesen, also {left} nicht.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions in the bank</source>
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
        <source>mean depth of what is proved</source>
        <translation>mittlere Tiefe der bewiesenen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>The proved positions are {mean} turns deep on average; open ones are likely to be the deeper ones.</source>
        <translation>Die bewiesenen Stellungen sind im Mittel {mean} Drehungen tief; die offenen sind wahrscheinlich die tieferen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>seconds of a proof</source>
        <translation>Sekunden eines Beweises</translation>
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
        <source>positions that a proof looked at</source>
        <translation>Stellungen, die ein Beweis untersuchte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Half of the proofs of this depth that were done here looked at more than {middle} positions, half at fewer.</source>
        <translation>Die Hälfte der hier geführten Beweise dieser Tiefe untersuchte mehr als {middle} Stellungen, die andere Hälfte weniger.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>positions of each proof that was done here</source>
        <translation>Stellungen jedes Beweises, der hier geführt wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>the share of proofs that came to this depth</source>
        <translation>der Anteil der Beweise, die zu dieser Tiefe kamen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>Of {proved} positions that are proved {here} are so deep, a share of {share}.</source>
        <translation>Von {proved} bewiesenen Stellungen sind {here} so tief, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/search.py"/>
        <source>those that are so deep</source>
        <translation>die, die so tief sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>turns made, each drawn uniformly</source>
        <translation>gemachte Drehungen, jede gleichverteilt gezogen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the probability of depth d after N turns</source>
        <translation>die Wahrscheinlichkeit von Tiefe d nach N Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in quarter turns, populations that the article's p and q belong to</source>
        <translation>der 3×3×3 in Vierteldrehungen, Besetzungszahlen, zu denen p und q des Artikels gehören</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in quarter turns, populations that the article's p and q belong to, depths 3 to 16</source>
        <translation>der 3×3×3 in Vierteldrehungen, Besetzungszahlen, zu denen p und q des Artikels gehören, Tiefen 3 bis 16</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the 3×3×3 in quarter turns, populations that the article's p and q belong to, depth 20</source>
        <translation>der 3×3×3 in Vierteldrehungen, Besetzungszahlen, zu denen p und q des Artikels gehören, Tiefe 20</translation>
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
        <source>Every sequence of turns applied one by one</source>
        <translation>Jede Folge von Drehungen einzeln angewandt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>mean depth after N turns</source>
        <translation>mittlere Tiefe nach N Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Each depth is weighed by the chance to be there after {N} turns; that makes {mean}.</source>
        <translation>Jede Tiefe wird mit der Wahrscheinlichkeit gewichtet, nach {N} Drehungen dort zu sein; das ergibt {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>p(·|N) = p(·|N − 1) M, all of it at depth 0 for N = 0</source>
        <translation>p(·|N) = p(·|N − 1) M, alles in Tiefe 0 für N = 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the depth expected after N turns</source>
        <translation>die nach N Drehungen erwartete Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the likeliest depth after N turns</source>
        <translation>die wahrscheinlichste Tiefe nach N Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>After {N} turns no depth is likelier than {depth}: it has {share} of all walks.</source>
        <translation>Nach {N} Drehungen ist keine Tiefe wahrscheinlicher als {depth}: Sie hat {share} aller Irrfahrten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the largest p(d|N)</source>
        <translation>das größte p(d|N)</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>after 18 turns only even depths can occur, so 17 cannot be likelier than 19: both are 0</source>
        <translation>nach 18 Drehungen kommen nur gerade Tiefen vor, also kann 17 nicht wahrscheinlicher als 19 sein: beide sind 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>distance between two distributions of depth</source>
        <translation>Abstand zweier Verteilungen der Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>Where the two differ, depth by depth, is added up and halved: {distance} of all walks would have to be moved.</source>
        <translation>Worin sich die beiden Tiefe für Tiefe unterscheiden, wird summiert und halbiert: {distance} aller Irrfahrten müssten verschoben werden.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>the other distribution: the stationary law of that parity, or the walk itself</source>
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
        <source>A line is laid through the logarithms of the populations; a step along it multiplies them by {b}.</source>
        <translation>Durch die Logarithmen der Besetzungszahlen wird eine Gerade gelegt; ein Schritt auf ihr multipliziert sie mit {b}.</translation>
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
        <source>by how much a depth has more positions than the one before</source>
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
        <source>The line passes {middle}, the middle of the depths of the fit, at a height of {level}; at depth {depth} it says {line} positions.</source>
        <translation>Die Gerade geht bei {middle}, der Mitte der Tiefen der Anpassung, durch die Höhe {level}; bei Tiefe {depth} sagt sie {line} Stellungen.</translation>
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
        <source>At each depth p/q says how much the next one grows; their mean over the depths in the middle is {b}.</source>
        <translation>In jeder Tiefe sagt p/q, wie stark die nächste wächst; das Mittel über die mittleren Tiefen ist {b}.</translation>
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
        <source>What flows into a depth from below flows back: {flow} turns' worth of {here} positions, so {q} of its turns.</source>
        <translation>Was von unten in eine Tiefe fließt, fließt zurück: {flow} Drehungen, verteilt auf {here} Stellungen, also {q} ihrer Drehungen.</translation>
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
        <source>The populations are the stationary law of the chain</source>
        <translation>Die Besetzungszahlen sind die stationäre Verteilung der Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>What flows into a depth from below flows back, {flow} turns' worth of {here} positions; the rest leads away: {p}.</source>
        <translation>Was von unten in eine Tiefe fließt, fließt zurück: {flow} Drehungen, verteilt auf {here} Stellungen; der Rest führt weiter weg: {p}.</translation>
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
        <source>positions of the depth with so many of them</source>
        <translation>Stellungen der Tiefe mit so vielen davon</translation>
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
        <source>positions of the depth that were looked at</source>
        <translation>betrachtete Stellungen der Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>{positions} positions of this depth were looked at, all of them or as many as were drawn.</source>
        <translation>{positions} Stellungen dieser Tiefe wurden betrachtet, alle davon oder so viele, wie gezogen wurden.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>depth 12 of the 2×2×2 in quarter turns</source>
        <translation>Tiefe 12 des 2×2×2 in Vierteldrehungen</translation>
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
        <source>A position of this depth has {mean} of {turns} turns that lead closer, on average: all that the chain knows.</source>
        <translation>Bei einer Stellung dieser Tiefe führen im Mittel {mean} von {turns} Drehungen näher: Mehr weiß die Kette nicht.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>how far positions of one depth are from alike</source>
        <translation>wie ungleich die Stellungen einer Tiefe sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/cube/walks.py"/>
        <source>From position to position the number of turns that lead closer differs by {deviation}; a chain would need 0.</source>
        <translation>Von Stellung zu Stellung unterscheidet sich die Zahl der Drehungen, die näher führen, um {deviation}; eine Kette bräuchte 0.</translation>
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
        <source>of the last and the next step: +1 farther, 0, −1 closer</source>
        <translation>des letzten und des nächsten Schritts: +1 weiter weg, 0, −1 näher</translation>
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
        <source>The chain's next step does not hang on the last one, so their product is on average the product of their means.</source>
        <translation>Der nächste Schritt der Kette hängt nicht vom letzten ab, also ist ihr Produkt im Mittel das Produkt ihrer Mittel.</translation>
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
        <source>The article prints {printed}, computed here it is {found}. They lie {apart} apart, in units of the last digit that is printed: up to half of one, both are the same figure.</source>
        <translation>Der Artikel druckt {printed}, hier kommt {found} heraus. In Einheiten der letzten gedruckten Ziffer liegen sie {apart} auseinander: Bis zur Hälfte einer Einheit ist es dieselbe Zahl.</translation>
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
        <source>how far they lie apart, in units of the last digit</source>
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
        <source>This program has {number} from a file or a text, and the article from the same publication. That both are equal says nothing of the figure, so it is not counted among those that agree.</source>
        <translation>Dieses Programm hat {number} aus einer Datei oder einem Text, der Artikel aus derselben Veröffentlichung. Dass beide gleich sind, besagt nichts über die Zahl; sie zählt darum nicht zu den übereinstimmenden.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>D(17) of the 3×3×3 in quarter turns</source>
        <translation>D(17) des 3×3×3 in Vierteldrehungen</translation>
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
        <source>A rule of the game, a choice of this program or a constant of its code makes it {number}. Nothing is computed, so it is not counted among the figures that agree.</source>
        <translation>Eine Spielregel, eine Wahl dieses Programms oder eine Konstante seines Codes legt sie auf {number} fest. Berechnet wird nichts; sie zählt darum nicht zu den übereinstimmenden Zahlen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>the quarter turns of a cube</source>
        <translation>die Vierteldrehungen eines Würfels</translation>
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
        <source>Of {compared} figures that are computed here {agreeing} agree with the article in every digit that it prints. Figures of the same source, definitions and figures of something else are not counted.</source>
        <translation>Von {compared} Zahlen, die hier berechnet werden, stimmen {agreeing} in jeder gedruckten Stelle mit dem Artikel überein. Zahlen aus derselben Quelle, Definitionen und Zahlen von etwas anderem zählen nicht mit.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/comparison.py"/>
        <source>1 for every figure that agrees, 0 for every one that is another</source>
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
        <source>The corners can lie in {corners} ways and the edges, whose parity the corners decide, in {edges}.</source>
        <translation>Die Ecken können auf {corners} Arten liegen und die Kanten, deren Parität die Ecken bestimmen, auf {edges}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the 3×3×3</source>
        <translation>der 3×3×3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>ways of the corners: 8! · 3⁷, on the 2×2×2 with one of them held still 7! · 3⁶</source>
        <translation>Lagen der Ecken: 8! · 3⁷, auf dem 2×2×2 mit einer festgehaltenen 7! · 3⁶</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>ways of the edges that go with them: 12! · 2¹¹ / 2, on the 2×2×2 there are none</source>
        <translation>Lagen der Kanten dazu: 12! · 2¹¹ / 2, auf dem 2×2×2 gibt es keine</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>Layers whose figures are exact stay below it, and sum to it where all are</source>
        <translation>Schichten mit exakten Zahlen bleiben darunter und ergeben sie, wo alle es sind</translation>
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
        <source>Each depth is weighed by how many states lie there; that makes {mean}.</source>
        <translation>Jede Tiefe wird danach gewichtet, wie viele Zustände dort liegen; das ergibt {mean}.</translation>
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
        <source>the depth with most states</source>
        <translation>die Tiefe mit den meisten Zuständen</translation>
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
        <source>the 3×3×3 in quarter turns</source>
        <translation>der 3×3×3 in Vierteldrehungen</translation>
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
        <source>There are the published distributions of both cubes in both metrics</source>
        <translation>Vorhanden sind die veröffentlichten Verteilungen beider Würfel in beiden Metriken</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>cube20.org</source>
        <translation>cube20.org</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>how many times as many states as one depth before</source>
        <translation>wievielmal so viele Zustände wie in der Tiefe davor</translation>
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
        <source>{compared} distributions lie over one another.</source>
        <translation>{compared} Verteilungen liegen übereinander.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>two puzzles</source>
        <translation>zwei Puzzles</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the part of its deepest depth within which half of each one's states lie</source>
        <translation>der Anteil an der größten Tiefe, innerhalb dessen die Hälfte der Zustände liegt, für jedes Puzzle</translation>
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
        <source>Half of the states lie within {first} of the deepest depth in one puzzle, and only within {latest} in another.</source>
        <translation>Bei einem Puzzle liegt die Hälfte der Zustände innerhalb von {first} der größten Tiefe, bei einem anderen erst innerhalb von {latest}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the earliest of the parts</source>
        <translation>der früheste der Anteile</translation>
    </message>
    <message>
        <location filename="../../../core/explain/formulas/depths.py"/>
        <source>the latest of them</source>
        <translation>der späteste davon</translation>
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
        <source>The interval covers what it should</source>
        <translation>Das Intervall überdeckt, was es soll</translation>
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
        <source>a share of trials, and how sure it is</source>
        <translation>ein Anteil von Versuchen, und wie sicher er ist</translation>
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
        <source>There are {n}; together they come to {total}, so {mean} each.</source>
        <translation>Es sind {n}; zusammen ergeben sie {total}, also je {mean}.</translation>
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
        <source>There are {n}, {mean} on average; single ones typically lie {deviation} from that.</source>
        <translation>Es sind {n}, im Mittel {mean}; einzelne liegen üblicherweise {deviation} davon entfernt.</translation>
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
        <source>how often the bag's game is over after just so many moves</source>
        <translation>wie oft das Spiel im Beutel nach genau so vielen Zügen vorbei ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>After {moves} moves {after} of all games have the target, one move before {before}: the difference is {share}.</source>
        <translation>Nach {moves} Zügen haben {after} aller Spiele die Zielkachel, einen Zug zuvor {before}: Der Unterschied ist {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>F(m) = what is on the absorbing states after m + 1 steps of the chain</source>
        <translation>F(m) = was nach m + 1 Schritten der Kette auf den absorbierenden Zuständen liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>moves, from the last one before to the last that this bar stands for</source>
        <translation>Züge, vom letzten davor bis zum letzten, für den dieser Balken steht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often the game is over before</source>
        <translation>wie oft das Spiel davor vorbei ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often it is over by then</source>
        <translation>wie oft es bis dahin vorbei ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often it takes just these moves</source>
        <translation>wie oft es genau diese Züge braucht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The law in fractions, by the plainest chain</source>
        <translation>Die Verteilung in Brüchen, durch die einfachste Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>independent solve</source>
        <translation>unabhängige Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the same by the mixture of binomials</source>
        <translation>dasselbe durch die Mischung von Binomialverteilungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Each winning sum has a binomial law of its own, weighted by how often a game is won there; here they add up to {share}.</source>
        <translation>Jede Summe, bei der gewonnen wird, hat eine eigene Binomialverteilung, gewichtet danach, wie oft dort ein Spiel gewonnen wird; hier summieren sie sich zu {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Pr(m | s) = Pr(m, s) / Pr(s), Pr(m, s) = B(s/2 − n; n, p) with n = m + 2 tiles</source>
        <translation>Pr(m | s) = Pr(m, s) / Pr(s), Pr(m, s) = B(s/2 − n; n, p) mit n = m + 2 Kacheln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>each winning sum's part of it, the least sum first</source>
        <translation>der Beitrag jeder Summe, bei der gewonnen wird, die kleinste zuerst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the sum of the parts: an approximation</source>
        <translation>die Summe der Beiträge: eine Näherung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Each part by the binomial law</source>
        <translation>Jeder Beitrag nach der Binomialverteilung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>How near the mixture comes to the law</source>
        <translation>Wie nahe die Mischung der Verteilung kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game comes through a tile sum</source>
        <translation>wie oft ein Spiel durch eine Kachelsumme kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>A game that goes on gets to a tile sum by a 2 from the sum before, {two} of all games, or by a 4 from the one before that, {four_}: {passed} in all.</source>
        <translation>Ein Spiel, das weitergeht, kommt zu einer Kachelsumme durch eine 2 von der Summe davor, {two} aller Spiele, oder durch eine 4 von der vorletzten, {four_}: insgesamt {passed}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>a sum far from the start</source>
        <translation>eine Summe weit vom Anfang</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game comes through the sum that is 2 less, and goes on</source>
        <translation>wie oft ein Spiel durch die um 2 kleinere Summe kommt und weitergeht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often through the sum that is 4 less, and goes on</source>
        <translation>wie oft durch die um 4 kleinere Summe, und weitergeht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the games that come by a 2</source>
        <translation>die Spiele, die durch eine 2 kommen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those that come by a 4</source>
        <translation>die, die durch eine 4 kommen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a game comes through</source>
        <translation>wie oft ein Spiel hindurchkommt</translation>
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
        <source>how likely a depth is after N turns, by the chain</source>
        <translation>wie wahrscheinlich eine Tiefe nach N Drehungen ist, nach der Kette</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>From what lay one depth below a turn before, the chain leads {up} of all here, from above {down}, and {stay} stays.</source>
        <translation>Von dem, was eine Drehung zuvor eine Tiefe darunter lag, führt die Kette {up} von allem hierher, von darüber {down}, und {stay} bleiben.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube</source>
        <translation>E. Testé, A random walk on the Rubik's Cube</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of the depth below, one turn before</source>
        <translation>der Anteil der Tiefe darunter, eine Drehung zuvor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of this depth, one turn before</source>
        <translation>der Anteil dieser Tiefe, eine Drehung zuvor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of the depth above, one turn before</source>
        <translation>der Anteil der Tiefe darüber, eine Drehung zuvor</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a turn leads away from the depth below</source>
        <translation>wie oft eine Drehung von der Tiefe darunter wegführt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a turn stays in this depth</source>
        <translation>wie oft eine Drehung in dieser Tiefe bleibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how often a turn leads back from the depth above</source>
        <translation>wie oft eine Drehung von der Tiefe darüber zurückführt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the first part</source>
        <translation>der erste Teil</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the second part</source>
        <translation>der zweite Teil</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the third part</source>
        <translation>der dritte Teil</translation>
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
        <source>the part of all that lies here or before</source>
        <translation>der Teil von allem, der hier oder davor liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Of {total} in all {here} lie at depth {depth} or before it, a share of {share}.</source>
        <translation>Von {total} insgesamt liegen {here} bei Tiefe {depth} oder davor, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those at the depths 0, 1, ... up to this one</source>
        <translation>die bei den Tiefen 0, 1, ... bis zu dieser</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the depths</source>
        <translation>die Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>those up to it</source>
        <translation>die bis zu ihr</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>It rises to one</source>
        <translation>Es steigt bis eins</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how densely they lie here</source>
        <translation>wie dicht sie hier liegen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Of {total} in all {here} lie here, a share of {share}, on one of {deepest} equal parts of the way: a density of {density}.</source>
        <translation>Von {total} insgesamt liegen {here} hier, ein Anteil von {share}, auf einem von {deepest} gleichen Teilen des Weges: eine Dichte von {density}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the deepest depth: a depth takes 1 / D of the way</source>
        <translation>die größte Tiefe: eine Tiefe nimmt 1 / D des Weges ein</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the density: over the whole way its area is 1</source>
        <translation>die Dichte: über den ganzen Weg ist ihre Fläche 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Densities have the area one</source>
        <translation>Dichten haben die Fläche eins</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how likely a depth is after N turns, by the binomial model</source>
        <translation>wie wahrscheinlich eine Tiefe nach N Drehungen ist, nach dem Binomialmodell</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Far from both ends every turn that changes the depth leads away with the same chance, {up}; all ways to come to this depth add up to {share}.</source>
        <translation>Fern von beiden Enden führt jede Drehung, die die Tiefe ändert, mit derselben Wahrscheinlichkeit {up} weg; alle Wege zu dieser Tiefe ergeben zusammen {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how likely it is that c of the turns change the depth: 1 for all if none can stay</source>
        <translation>wie wahrscheinlich es ist, dass c der Drehungen die Tiefe ändern: 1 für alle, wenn keine bleiben kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>in how many orders k of them lead away</source>
        <translation>in wie vielen Reihenfolgen k davon wegführen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the chance that a turn leads away, if it changes the depth</source>
        <translation>die Wahrscheinlichkeit, dass eine Drehung wegführt, wenn sie die Tiefe ändert</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the model's probability of the depth</source>
        <translation>die Wahrscheinlichkeit der Tiefe nach dem Modell</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>It begins anywhere, and may rest</source>
        <translation>Er beginnt irgendwo und kann ruhen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The walk tends to it far from both ends</source>
        <translation>Die Irrfahrt strebt ihm zu, fern von beiden Enden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how likely a depth is in the long run</source>
        <translation>wie wahrscheinlich eine Tiefe auf lange Sicht ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>In the long run a depth is as likely as its weight of {here} among {total} in all; where every turn changes the parity, only the depths of one parity are possible, and each is {times} times as likely.</source>
        <translation>Auf lange Sicht ist eine Tiefe so wahrscheinlich wie ihr Gewicht {here} unter {total} insgesamt; wo jede Drehung die Parität ändert, sind nur die Tiefen einer Parität möglich, jede {times}-mal so wahrscheinlich.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>weights of the depths 0, 1, ...: from one to the next p(d) / q(d + 1) times as much</source>
        <translation>Gewichte der Tiefen 0, 1, ...: von einer zur nächsten p(d) / q(d + 1)-mal so viel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the weight of this depth</source>
        <translation>das Gewicht dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>2 where turns change the parity, else 1</source>
        <translation>2, wo Drehungen die Parität ändern, sonst 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>all weights</source>
        <translation>alle Gewichte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>the share of this depth</source>
        <translation>der Anteil dieser Tiefe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>The populations are what a turn does not change</source>
        <translation>Die Besetzungen sind, was eine Drehung nicht ändert</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>how likely a depth is after N turns, exactly</source>
        <translation>wie wahrscheinlich eine Tiefe nach N Drehungen ist, exakt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>Every position was carried through every turn. At the other depths there are {elsewhere} of all walks; the rest, {share}, is here.</source>
        <translation>Jede Stellung wurde durch jede Drehung getragen. Bei den anderen Tiefen sind {elsewhere} aller Irrfahrten; der Rest, {share}, ist hier.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/plot_figures.py"/>
        <source>P(x | N) = Σ P(y | N − 1) / n over the n turns by which x is reached; p(d | N) = Σ P(x | N), x at depth d</source>
        <translation>P(x | N) = Σ P(y | N − 1) / n über die n Drehungen, durch die x erreicht wird; p(d | N) = Σ P(x | N), x in Tiefe d</translation>
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
        <source>Every sequence of turns, one by one</source>
        <translation>Jede Folge von Drehungen, eine nach der anderen</translation>
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
        <source>Never fewer than come up</source>
        <translation>Nie weniger, als vorkommen</translation>
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
        <source>arrangements of a level, the bound of the proof</source>
        <translation>Anordnungen eines Levels, die Schranke des Beweises</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>On each of {n} squares stands a box, the man or nothing: no more than {bound} positions in all.</source>
        <translation>Auf jedem von {n} Feldern steht eine Kiste, die Spielfigur oder nichts: insgesamt höchstens {bound} Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>arrangements, those with several men or none among them</source>
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
        <source>Every way is made and counted</source>
        <translation>Jede Art wird hergestellt und gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>one by one</source>
        <translation>eine nach der anderen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>cells that Savitch's algorithm needs for n squares, by n²</source>
        <translation>Zellen, die Savitchs Algorithmus für n Felder braucht, geteilt durch n²</translation>
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
        <source>Positions are found in the order of their moves; the man at that door, the box as it was, is first among those of {moves} moves.</source>
        <translation>Stellungen werden in der Reihenfolge ihrer Züge gefunden; die Spielfigur an dieser Tür, die Kiste wie zuvor, kommt zuerst unter denen mit {moves} Zügen vor.</translation>
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
        <source>Every way through is played</source>
        <translation>Jeder mögliche Durchgang wird gespielt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every formula as its truth table says</source>
        <translation>Jede Formel, wie ihre Wahrheitstafel sagt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Every place is come to once and left once</source>
        <translation>Jede Stelle wird einmal betreten und einmal verlassen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>all formulas</source>
        <translation>alle Formeln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>The arithmetic says what logic says</source>
        <translation>Die Rechnung sagt, was die Logik sagt</translation>
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
        <source>truth of a row</source>
        <translation>Wahrheit einer Zeile</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>With a value for each variable the quantifiers are done with; what is left comes to {truth}, where 1 is true and 0 is false.</source>
        <translation>Mit einem Wert für jede Variable sind die Quantoren erledigt; was bleibt, ergibt {truth}, wobei 1 wahr und 0 falsch ist.</translation>
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
        <source>truth where one value is enough</source>
        <translation>Wahrheit, wo ein Wert genügt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>∃ is true if the rest is true for one of the values, and the first such value ends the search: {truth}, where 1 is true and 0 is false.</source>
        <translation>∃ ist wahr, wenn der Rest für einen der Werte wahr ist, und der erste solche Wert beendet die Suche: {truth}, wobei 1 wahr und 0 falsch ist.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>truth where all values must do</source>
        <translation>Wahrheit, wo alle Werte taugen müssen</translation>
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
        <source>rows of all values</source>
        <translation>Zeilen aller Werte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>Each of {variables} variables is true or false: {rows} rows. One variable more makes them twice as many.</source>
        <translation>Jede von {variables} Variablen ist wahr oder falsch: {rows} Zeilen. Mit einer Variablen mehr sind es doppelt so viele.</translation>
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
        <source>{places} places of the tree were come to, and each was left again: {steps} steps.</source>
        <translation>{places} Stellen des Baums wurden betreten und jede wieder verlassen: {steps} Schritte.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/complexity.py"/>
        <source>places that were come to, by how many variables have a value there</source>
        <translation>betretene Stellen, nach der Zahl der Variablen mit einem Wert</translation>
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
        <source>the least that this level was solved with</source>
        <translation>die kleinste Zahl, mit der dieses Level gelöst wurde</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of the level and of each of its copies in the library, however turned or mirrored, the best result is kept; the least of them is {best}.</source>
        <translation>Vom Level und von jeder seiner Kopien in der Bibliothek, wie auch immer gedreht oder gespiegelt, ist das beste Ergebnis aufbewahrt; das kleinste davon ist {best}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>the best result of the level and of each copy that was solved</source>
        <translation>das beste Ergebnis des Levels und jeder gelösten Kopie</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>What is kept of each level that was solved</source>
        <translation>Was von jedem gelösten Level aufbewahrt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes</source>
        <translation>Schübe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>straight runs of one box</source>
        <translation>gerade Läufe einer Kiste</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes {on} moved the same box the same way as the push before; the other {lines} began a line.</source>
        <translation>Von {pushes} Schüben bewegten {on} dieselbe Kiste in dieselbe Richtung wie der Schub davor; die anderen {lines} begannen eine Linie.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>pushes that move the same box the same way as the one before, whatever walk lies between</source>
        <translation>Schübe, die dieselbe Kiste in dieselbe Richtung bewegen wie der davor, gleich welcher Weg dazwischen liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>box lines</source>
        <translation>Kistenlinien</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>how often the man turned to a box</source>
        <translation>wie oft sich die Spielfigur einer Kiste zuwandte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes {on} moved the same box as the push before; the other {changes} turned to another.</source>
        <translation>Von {pushes} Schüben bewegten {on} dieselbe Kiste wie der Schub davor; die anderen {changes} wandten sich einer neuen zu.</translation>
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
        <source>runs of pushes without a walk between</source>
        <translation>Folgen von Schüben ohne Weg dazwischen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {pushes} pushes {on} followed another push at once; the other {sessions} came after a walk.</source>
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
        <source>straight runs of the man</source>
        <translation>gerade Läufe der Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of {moves} steps {on} went the same way as the step before; with the other {lines} he turned.</source>
        <translation>Von {moves} Schritten gingen {on} in dieselbe Richtung wie der Schritt davor; mit den anderen {lines} begann eine neue.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>steps of the man, those that push included</source>
        <translation>Schritte der Spielfigur, auch die schiebenden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>steps that go the same way as the one before</source>
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
        <source>when a square is visited</source>
        <translation>wann ein Feld besucht wird</translation>
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
        <source>the least number that a subtree leads back to</source>
        <translation>die kleinste Nummer, zu der ein Teilbaum zurückführt</translation>
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
        <source>squares that fall off without a cut vertex</source>
        <translation>Felder, die ohne einen Artikulationspunkt abfallen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Of the subtrees below it those fall off from which nothing leads back above it: {squares} squares together.</source>
        <translation>Von den Teilbäumen darunter fallen die ab, von denen nichts über es hinaus zurückführt: zusammen {squares} Felder.</translation>
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
        <source>squares that fall off</source>
        <translation>abfallende Felder</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that a box can be brought to</source>
        <translation>Felder, auf die eine Kiste gebracht werden kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>Nothing else is moved: {all} squares can be got to, of which {hidden} are left out because the box would be lost there.</source>
        <translation>Nichts anderes wird bewegt: {all} Felder sind erreichbar; {hidden} davon bleiben weg, weil die Kiste dort verloren wäre.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that take 1, 2, 3, ... pushes or pulls at least</source>
        <translation>Felder, zu denen mindestens 1, 2, 3, ... Schübe oder Züge nötig sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>those that are left out: a box there is lost</source>
        <translation>weggelassene: eine Kiste ist dort verloren</translation>
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
        <source>a plain reference</source>
        <translation>ein einfaches Vergleichsprogramm</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares that the man can walk to</source>
        <translation>Felder, zu denen die Spielfigur gehen kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The floor around him that no box or wall parts off has {area} squares; on one of them he stands.</source>
        <translation>Der Boden um die Spielfigur, den keine Kiste oder Wand abtrennt, hat {area} Felder; auf einem davon steht sie.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>squares of the floor that hang together with his</source>
        <translation>Felder des Bodens, die mit ihrem zusammenhängen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>those that he can go to</source>
        <translation>die, zu denen sie gehen kann</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/counters.py"/>
        <source>The man walks where the floor hangs together</source>
        <translation>Die Spielfigur geht, so weit der Boden zusammenhängt</translation>
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
        <source>how often the last room is entered</source>
        <translation>wie oft der letzte Raum betreten wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>To pass a room one must pass the next one twice, and the first is passed twice: room {n} is entered {entered} times.</source>
        <translation>Wer durch einen Raum will, muss zweimal durch den nächsten, und durch den ersten geht es zweimal: Raum {n} wird {entered}-mal betreten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>entrances of room n, in no answer fewer</source>
        <translation>Eintritte in Raum n, in keiner Lösung weniger</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>Entrances counted in the solution</source>
        <translation>In der Lösung gezählte Eintritte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>No answer enters a room less often</source>
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
        <source>Up to this move of the solution {entered} of the room's {all} entrances are made.</source>
        <translation>Bis zu diesem Zug der Lösung sind {entered} der {all} Eintritte des Raums geschehen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>1 for each entrance that is made, 0 for each to come</source>
        <translation>1 für jeden geschehenen Eintritt, 0 für jeden kommenden</translation>
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
        <source>Rooms are passed {passed} times in all, each time with one push of both boxes; the box behind them takes 1 more.</source>
        <translation>Räume werden insgesamt {passed}-mal durchquert, jedes Mal mit je einem Schub beider Kisten; die Kiste dahinter braucht 1 mehr.</translation>
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
        <source>With one room more all others are gone through twice as often, and the ways around them are longer: {n} rooms take {moves} moves.</source>
        <translation>Mit einem Raum mehr geht es durch alle anderen doppelt so oft, und die Wege um sie herum werden länger: {n} Räume brauchen {moves} Züge.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>M(n) = 2 M(n − 1) + 56 n + 28,  M(1) = 64</source>
        <translation>M(n) = 2 M(n − 1) + 56 n + 28,  M(1) = 64</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/doubling.py"/>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>boxes</source>
        <translation>Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The solution made by the recurrence is as long, move by move</source>
        <translation>Die Lösung nach der Rekursion ist so lang, Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>replayed</source>
        <translation>nachgespielt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Nothing is shorter</source>
        <translation>Nichts ist kürzer</translation>
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
        <source>moves of the shortest answer</source>
        <translation>Züge der kürzesten Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The answer for {n} boxes holds those for one box less, {last} moves, and for two less, {before}; opening and turn take the rest.</source>
        <translation>Die Lösung für {n} Kisten enthält die für eine Kiste weniger, {last} Züge, und für zwei weniger, {before}; der Rest sind Eröffnung und Wende.</translation>
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
        <source>2 more if the man is to end on the left, else 0</source>
        <translation>2 mehr, wenn die Spielfigur links enden soll, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of the answer</source>
        <translation>Züge der Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of the shortest answer</source>
        <translation>Schübe der kürzesten Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>The answer for {n} boxes holds those for one box less, {last} pushes, and for two less, {before}, and 8 more.</source>
        <translation>Die Lösung für {n} Kisten enthält die für eine Kiste weniger, {last} Schübe, und für zwei weniger, {before}, und 8 mehr.</translation>
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
        <source>pushes of the answer</source>
        <translation>Schübe der Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>steps without a push in this part of the answer</source>
        <translation>Schritte ohne Schub in diesem Teil der Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of a part of the answer</source>
        <translation>Züge eines Teils der Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>This part has {steps} steps and {pushes} pushes.</source>
        <translation>Dieser Teil hat {steps} Schritte und {pushes} Schübe.</translation>
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
        <source>pushes of a part of the answer</source>
        <translation>Schübe eines Teils der Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Of the {moves} moves of this part {steps} are steps without a push.</source>
        <translation>Von den {moves} Zügen dieses Teils sind {steps} Schritte ohne Schub.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves of the shortest answer, by the golden ratio</source>
        <translation>Züge der kürzesten Lösung, nach dem Goldenen Schnitt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Both powers of the closed form together make {moves} moves for {n} boxes.</source>
        <translation>Beide Potenzen der geschlossenen Form ergeben zusammen {moves} Züge für {n} Kisten.</translation>
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
        <source>The closed form is what the recurrence gives</source>
        <translation>Die geschlossene Form ist, was die Rekursion ergibt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>pushes of the shortest answer, by the golden ratio</source>
        <translation>Schübe der kürzesten Lösung, nach dem Goldenen Schnitt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Both powers of the closed form together make {pushes} pushes for {n} boxes.</source>
        <translation>Beide Potenzen der geschlossenen Form ergeben zusammen {pushes} Schübe für {n} Kisten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>3 less in the classical form, else 0</source>
        <translation>3 weniger in der klassischen Form, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>growth of the answer, in the long run</source>
        <translation>Wachstum der Lösung auf lange Sicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>In the long run {boxes} boxes more make the answer {growth} times as long.</source>
        <translation>Auf lange Sicht machen {boxes} Kisten mehr die Lösung {growth}-mal so lang.</translation>
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
        <source>calls one within the other: the logarithm of 3^n to the base 2</source>
        <translation>Aufrufe ineinander: der Logarithmus von 3^n zur Basis 2</translation>
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
        <source>Answers are those of breadth-first search</source>
        <translation>Die Antworten sind die der Breitensuche</translation>
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
        <source>It asks for a way of 3^{n} moves by halving it, {depth} times one within the other, and remembers four numbers of {n} cells each time.</source>
        <translation>Er fragt nach einem Weg von 3^{n} Zügen, indem er ihn halbiert, {depth}-mal ineinander, und merkt sich jedes Mal vier Zahlen von {n} Zellen.</translation>
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
        <source>It has halved the time {made} times one within the other so far, of {most} until one move is left.</source>
        <translation>Er hat die Zeit bisher {made}-mal ineinander halbiert, von {most} Malen, bis ein Zug übrig ist.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>halvings one within the other so far, at most</source>
        <translation>Halbierungen ineinander bisher, höchstens</translation>
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
        <source>The first call asks of one middle after the other whether it can be reached in half the time, {first} calls in all, and where it can, whether the end can be reached from there, {second} calls.</source>
        <translation>Der erste Aufruf fragt von einer Mitte nach der anderen, ob sie in der halben Zeit zu erreichen ist, zusammen {first} Aufrufe, und wo ja, ob von dort das Ende zu erreichen ist, {second} Aufrufe.</translation>
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
        <source>The halves of a call are what the call costs</source>
        <translation>Die beiden Hälften eines Aufrufs ergeben, was er kostet</translation>
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
        <source>Positions are found in the order of their moves; the second one is among those that are {moves} moves away.</source>
        <translation>Stellungen werden in der Reihenfolge ihrer Züge gefunden; die zweite ist unter denen, die {moves} Züge entfernt sind.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>moves, up to those that find the second position</source>
        <translation>Züge, bis zu denen, mit denen die zweite Stellung gefunden wird</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>the last of them: no way is shorter</source>
        <translation>die letzten: kein Weg ist kürzer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls made so far</source>
        <translation>bisherige Aufrufe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>Of {calls} calls that it takes at most {made} are made, a share of {share}.</source>
        <translation>Von höchstens {calls} nötigen Aufrufen sind {made} gemacht, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/families.py"/>
        <source>calls until the answer; where a board has too many positions to count them, at most so many</source>
        <translation>Aufrufe bis zur Antwort; wo ein Brett zu viele Stellungen hat, um sie zu zählen, höchstens so viele</translation>
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
        <source>{calls} calls took {seconds} s on this machine: {rate} a second, in whole millions {rounded}.</source>
        <translation>{calls} Aufrufe dauerten auf diesem Rechner {seconds} s: {rate} je Sekunde, in ganzen Millionen {rounded}.</translation>
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
        <source>It goes on where it stopped, however many calls at a time</source>
        <translation>Er macht weiter, wo er aufgehört hat, wie viele Aufrufe es auch jeweils sind</translation>
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
        <source>a plain reference of the rules</source>
        <translation>eine einfache Referenz der Regeln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>moves of the man</source>
        <translation>Züge der Spielfigur</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>He walked {walked} steps without a box and {pushes} with one.</source>
        <translation>Die Spielfigur ging {walked} Schritte ohne Kiste und {pushes} mit einer.</translation>
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
        <source>A proof that is cut short leaves what it has excluded and found</source>
        <translation>Ein abgebrochener Beweis hinterlässt, was er ausgeschlossen und gefunden hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A* over pushes with the matching of boxes and goals as bound; see core/sokoban/solve/README.md</source>
        <translation>A* über Schübe mit der Zuordnung von Kisten und Zielen als Schranke; siehe core/sokoban/solve/README.md</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes that a solution needs at least</source>
        <translation>Schübe, die eine Lösung mindestens braucht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Every length below {lower} is excluded, the longest of them {excluded}: by the distances of boxes to goals, no two to one goal, and by the search.</source>
        <translation>Jede Länge unter {lower} ist ausgeschlossen, die größte davon {excluded}: durch die Abstände der Kisten zu den Zielen, keine zwei zu einem Ziel, und durch die Suche.</translation>
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
        <source>pushes of the best way known</source>
        <translation>Schübe des besten bekannten Wegs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A way of {upper} pushes is known, {open} more than are excluded; it was replayed.</source>
        <translation>Ein Weg mit {upper} Schüben ist bekannt, {open} mehr als ausgeschlossen sind; er wurde nachgespielt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes that are not excluded, 0 if nothing is known</source>
        <translation>kleinste nicht ausgeschlossene Schubzahl, 0, wenn nichts bekannt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how far the best way lies above</source>
        <translation>wie weit der beste Weg darüber liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>pushes of the best way</source>
        <translation>Schübe des besten Wegs</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>No solution is shown that does not replay</source>
        <translation>Keine Lösung wird gezeigt, die sich nicht nachspielen lässt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the fewest pushes</source>
        <translation>kleinste Schubzahl</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A way of {upper} pushes is known and every length below {lower} is excluded: {open} lengths are left open.</source>
        <translation>Ein Weg mit {upper} Schüben ist bekannt, und jede Länge unter {lower} ist ausgeschlossen: {open} Längen bleiben offen.</translation>
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
        <source>Of {positions} positions that pushes from the start lead to {solvable} can be solved.</source>
        <translation>Von {positions} Stellungen, zu denen Schübe vom Anfang aus führen, sind {solvable} lösbar.</translation>
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
        <source>Breadth-first search over all positions, those alike but for where the man can walk taken as one</source>
        <translation>Breitensuche über alle Stellungen; die sich nur im Standort der Spielfigur innerhalb ihres Laufbereichs unterscheiden, zählen als eine</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Counted by a slow, plain search</source>
        <translation>Durch eine langsame, einfache Suche gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>positions of a depth that are of one kind</source>
        <translation>Stellungen einer Tiefe, die von einer Art sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Of {positions} positions at this depth {kind} are of this kind, a share of {share}.</source>
        <translation>Von {positions} Stellungen dieser Tiefe sind {kind} von dieser Art, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>those that can be solved, or those that are dead</source>
        <translation>die lösbaren oder die toten</translation>
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
        <source>The free floor falls into {blocks} blocks: within one, any two squares are on a round trip.</source>
        <translation>Der freie Boden zerfällt in {blocks} Blöcke: In jedem liegen je zwei Felder auf einem Rundweg.</translation>
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
        <source>{cuts} squares lie in more than one block: without one of them squares that hung together fall apart.</source>
        <translation>{cuts} Felder liegen in mehr als einem Block: Fehlt eines davon, zerfällt, was zusammenhing.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the blocks that each square of more than one lies in</source>
        <translation>die Blöcke, in denen jedes Feld liegt, das zu mehreren gehört</translation>
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
        <source>The blocks have {all} squares; those that lie in several are counted {twice} times too often, and {alone} lie in none.</source>
        <translation>Die Blöcke haben {all} Felder; die in mehreren liegen, sind {twice}-mal zu oft gezählt, und {alone} liegen in keinem.</translation>
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
        <source>counted again</source>
        <translation>mehrfach gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>squares of the floor without boxes</source>
        <translation>Felder des Bodens ohne Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>what a variant saves</source>
        <translation>was eine Variante spart</translation>
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
        <source>Each measure becomes a share between 0 and 1; their mean, weighted, is {difficulty} of 100.</source>
        <translation>Jedes Maß wird ein Anteil zwischen 0 und 1; ihr gewichtetes Mittel ist {difficulty} von 100.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the shares: turns between boxes, how they wait for each other, dead positions, luck, work</source>
        <translation>die Anteile: Wechsel zwischen Kisten, wie sie aufeinander warten, tote Stellungen, Glück, Aufwand</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>how much each of them counts: what is not known is left out</source>
        <translation>wie viel jeder von ihnen zählt: Unbekanntes bleibt weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the difficulty, from 0 to 100</source>
        <translation>die Schwierigkeit, von 0 bis 100</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>The weights are those that tell apart levels of known rank, see core/sokoban/generate/difficulty.py</source>
        <translation>Die Gewichte sind die, die Level bekannten Rangs unterscheiden, siehe core/sokoban/generate/difficulty.py</translation>
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
        <source>Against dense algebra</source>
        <translation>Gegen dichte lineare Algebra</translation>
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
        <source>When the level was made, its difficulty was measured: {tenths} tenths, {difficulty} of 100. It is kept beside it.</source>
        <translation>Als das Level entstand, wurde seine Schwierigkeit gemessen: {tenths} Zehntel, {difficulty} von 100. Sie ist beim Level gespeichert.</translation>
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
        <source>how hard a level is, of five</source>
        <translation>wie schwer ein Level ist, in fünf Stufen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>A difficulty of {difficulty} has reached the beginning of {grade} of the five grades.</source>
        <translation>Eine Schwierigkeit von {difficulty} hat den Beginn von {grade} der fünf Stufen erreicht.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>where the grades begin that the difficulty has reached</source>
        <translation>wo die Stufen beginnen, die die Schwierigkeit erreicht hat</translation>
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
        <source>walks of a random pusher of which one solves the level</source>
        <translation>Irrfahrten eines Zufallsschiebers, von denen eine das Level löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>Pushes that are drawn at random solve the level with the chance {chance}: once in {walks} walks.</source>
        <translation>Zufällig gezogene Schübe lösen das Level mit der Wahrscheinlichkeit {chance}: bei einer von {walks} Irrfahrten.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960, chapter 3</source>
        <translation>J. G. Kemeny und J. L. Snell, Finite Markov Chains, 1960, Kapitel 3</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>h(s) = mean of h(s′) over the pushes from s; 1 where solved, 0 where dead</source>
        <translation>h(s) = Mittel von h(s′) über die Schübe von s; 1, wo gelöst, 0, wo tot</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the chance that such a walk solves it</source>
        <translation>die Wahrscheinlichkeit, dass eine solche Irrfahrt es löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>walks of which one does, on average</source>
        <translation>Irrfahrten, von denen eine es löst, im Mittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>From a share of {dead} of the positions within reach nobody can solve the level any more; from {alive} one can.</source>
        <translation>Von einem Anteil von {dead} der erreichbaren Stellungen ist das Level nicht mehr lösbar; von {alive} ist es lösbar.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/pushes.py"/>
        <source>the share of dead positions</source>
        <translation>der Anteil der toten Stellungen</translation>
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
        <source>Backwards finds what the other search finds</source>
        <translation>Rückwärts findet, was die andere Suche findet</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pulls instead of pushes</source>
        <translation>Ziehen statt Schieben</translation>
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
        <source>dead positions</source>
        <translation>tote Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>From {total} of them nobody can solve the level any more.</source>
        <translation>Von {total} davon ist das Level nicht mehr lösbar.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>pushes left</source>
        <translation>noch nötige Schübe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The position lies in layer {layer} of the count backwards from solved, so {left} pushes solve it and no fewer.</source>
        <translation>Die Stellung liegt in Schicht {layer} der Zählung rückwärts von gelöst, also lösen {left} Schübe sie und nicht weniger.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>d(s) = 1 + least d(s′) over the pushes from s to s′, 0 where all boxes are home</source>
        <translation>d(s) = 1 + kleinstes d(s′) über die Schübe von s nach s′, 0, wo alle Kisten am Ziel sind</translation>
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
        <source>The way to a solution gets shorter push by push</source>
        <translation>Der Weg zur Lösung wird Schub für Schub kürzer</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>chance that a random pusher solves the level</source>
        <translation>Wahrscheinlichkeit, dass ein Zufallsschieber das Level löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Every push that can be made is equally likely; of all such walks {chance} come to the solution.</source>
        <translation>Jeder mögliche Schub ist gleich wahrscheinlich; von allen solchen Irrfahrten kommen {chance} zur Lösung.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share of walks that solve it with the N-th push</source>
        <translation>der Anteil der Irrfahrten, die es mit dem N-ten Schub lösen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>solved later: of those still pushing after these pushes, by the exact equations</source>
        <translation>später gelöst: von denen, die nach so vielen Schüben noch schieben, nach den exakten Gleichungen</translation>
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
        <source>A walk goes on as long as it is neither solved nor dead: {pushes} pushes on average.</source>
        <translation>Eine Irrfahrt geht weiter, solange sie weder gelöst noch tot ist: im Mittel {pushes} Schübe.</translation>
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
        <source>pushes later: of those still pushing after these pushes, by the exact equations</source>
        <translation>spätere Schübe: von denen, die nach so vielen Schüben noch schieben, nach den exakten Gleichungen</translation>
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
        <source>Of the walks that solve the level, which have the chance {chance}, each counts as often as it comes: {pushes} pushes on average.</source>
        <translation>Von den Irrfahrten, die das Level lösen (Wahrscheinlichkeit {chance}), zählt jede so oft, wie sie vorkommt: im Mittel {pushes} Schübe.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the chance that push N solves the level</source>
        <translation>die Wahrscheinlichkeit, dass Schub N das Level löst</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>what walks add that solve it after more pushes than these</source>
        <translation>was Irrfahrten beitragen, die es erst nach mehr Schüben lösen</translation>
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
        <source>chance that a random pusher solves the level, drawn</source>
        <translation>Wahrscheinlichkeit, dass ein Zufallsschieber das Level löst, aus einer Stichprobe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>The level has too many positions for the exact chance; of {walks} walks that were drawn {solved} solved it.</source>
        <translation>Für die exakte Wahrscheinlichkeit hat das Level zu viele Stellungen; von {walks} gezogenen Irrfahrten lösten {solved} es.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>walks drawn</source>
        <translation>gezogene Irrfahrten</translation>
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
        <source>pushes until a random walk ends, drawn</source>
        <translation>Schübe, bis eine Irrfahrt endet, aus einer Stichprobe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>{walks} walks that were drawn made {made} pushes until each was solved or dead: {pushes} on average.</source>
        <translation>{walks} gezogene Irrfahrten machten {made} Schübe, bis jede gelöst oder tot war: im Mittel {pushes}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the pushes of all of them</source>
        <translation>die Schübe aller zusammen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>how many walks are here after so many pushes</source>
        <translation>wie viele Irrfahrten nach so vielen Schüben hier sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>After {pushes} pushes {elsewhere} of all walks are at other distances, solved or dead; {share} is here.</source>
        <translation>Nach {pushes} Schüben sind {elsewhere} aller Irrfahrten in anderer Entfernung, gelöst oder tot; {share} ist hier.</translation>
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
        <source>the shares of walks at every other distance from solved, and of dead ones</source>
        <translation>die Anteile der Irrfahrten in jeder anderen Entfernung von gelöst, und der toten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>the share that is here</source>
        <translation>der Anteil, der hier ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>Laws against powers of the matrix</source>
        <translation>Verteilungen gegen Potenzen der Matrix</translation>
    </message>
    <message>
        <location filename="../../../core/explain/sokoban/sokoban.py"/>
        <source>dense matrices</source>
        <translation>volle Matrizen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>boards that the odds were worked out for</source>
        <translation>Stellungen, für die die Chancen berechnet wurden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The chance of each of {boards} boards, {millions} million, was worked out from those that come after it.</source>
        <translation>Die Chance jeder von {boards} Stellungen, {millions} Millionen, wurde aus denen berechnet, die auf sie folgen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>boards that play can show, and on which one can move</source>
        <translation>Stellungen, die im Spiel vorkommen können und in denen ein Zug möglich ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Boards that play shows, by size and target</source>
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
        <source>What the network says becomes points by {games} games of the adviser, as many as came to the tile sum nearest to this one of those where it was measured.</source>
        <translation>Was das Netz sagt, wird durch {games} Spiele des Beraters zu Punkten: so viele kamen zu der gemessenen Kachelsumme, die dieser am nächsten liegt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that came to each of these tile sums, ascending</source>
        <translation>Spiele, die zu jeder dieser Kachelsummen kamen, aufsteigend</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>1 for the nearest of them, else 0</source>
        <translation>1 für die nächste davon, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games that came there</source>
        <translation>Spiele, die dorthin kamen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Between two tile sums the nearer one tells the games</source>
        <translation>Zwischen zwei Kachelsummen gibt die nähere die Spiele an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Runs of any length add up to one</source>
        <translation>Trainingsläufe beliebiger Länge ergeben zusammen einen einzigen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>games from which the network has learnt</source>
        <translation>Spiele, aus denen das Netz gelernt hat</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>After {points} points of the curve, of {every} games each, and {more} more, {games} games were played.</source>
        <translation>Nach {points} Punkten der Kurve zu je {every} Spielen und {more} weiteren sind {games} Spiele gespielt.</translation>
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
        <source>mean score of the games it learnt from last</source>
        <translation>mittlere Punktzahl der zuletzt gelernten Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>The last {games} games scored {total} together, {mean} each.</source>
        <translation>Die letzten {games} Spiele brachten zusammen {total} Punkte, je {mean}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>the games since the point of the curve before</source>
        <translation>die Spiele seit dem vorigen Punkt der Kurve</translation>
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
        <source>Of {games} games that it played {missed} ended without the tile: in {made} it was made.</source>
        <translation>Von {games} Spielen endeten {missed} ohne die Kachel: In {made} wurde sie erreicht.</translation>
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
        <source>moves of the game that cost anything</source>
        <translation>Züge des Spiels, die etwas kosteten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>Of {moves} moves {costly} gave anything away against the best one.</source>
        <translation>Von {moves} Zügen gaben {costly} gegenüber dem besten etwas her.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>1 for a move that gave anything away, else 0</source>
        <translation>1 für einen Zug, der etwas hergab, sonst 0</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>moves of the game</source>
        <translation>Züge des Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>those that gave anything away</source>
        <translation>die, die etwas hergaben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/adviser.py"/>
        <source>What is known of a few moves</source>
        <translation>Was von einigen Zügen bekannt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards that could be</source>
        <translation>Bretter, die es geben könnte</translation>
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
        <source>The game ends at the target, so each of {C} cells is empty or holds a smaller tile; one state stands for all that are won: {bound}.</source>
        <translation>Das Spiel endet mit der Zielkachel, also ist jedes der {C} Felder leer oder trägt eine kleinere Kachel; ein Zustand steht für alle gewonnenen: {bound}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards with a tile sum that play can get to</source>
        <translation>Bretter mit einer Kachelsumme, die im Spiel erreichbar ist</translation>
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
        <source>the others, and one state for all that are won</source>
        <translation>die übrigen, und ein Zustand für alle gewonnenen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards that play really shows</source>
        <translation>Bretter, die im Spiel wirklich vorkommen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>All boards that play shows were listed once, {listed} of them, and one state stands for all that are won.</source>
        <translation>Alle Bretter, die im Spiel vorkommen, wurden einmal aufgezählt, {listed} an der Zahl, und ein Zustand steht für alle gewonnenen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>3×3 to 1024</source>
        <translation>3×3 bis 1024</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards below the target that come up, lost ones too, turned and mirrored ones apart</source>
        <translation>Bretter unter der Zielkachel, die vorkommen, auch verlorene; gedrehte und gespiegelte einzeln gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>What was recorded is what a listing comes to</source>
        <translation>Die festgehaltene Zahl ist die einer Aufzählung</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>A plain search finds the same boards</source>
        <translation>Eine einfache Suche findet dieselben Bretter</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>boards that play shows, at most</source>
        <translation>Bretter, die im Spiel vorkommen, höchstens</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Play shows {classes} classes of boards that are alike when turned or mirrored. None has more than 8 boards, and one state stands for all that are won: at most {boards}.</source>
        <translation>Im Spiel kommen {classes} Klassen von Brettern vor, die gedreht oder gespiegelt gleich sind. Keine hat mehr als 8 Bretter, und ein Zustand steht für alle gewonnenen: höchstens {boards}.</translation>
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
        <source>classes below the target that come up; as published, those that can go on</source>
        <translation>Klassen unter der Zielkachel, die vorkommen; in der Veröffentlichung die, in denen es weitergeht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>1 for all that are won; as published 2, one more for all that are lost</source>
        <translation>1 für alle gewonnenen; in der Veröffentlichung 2, eins mehr für alle verlorenen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Published counts</source>
        <translation>Veröffentlichte Anzahlen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>tile sums in a row that play can get to</source>
        <translation>Kachelsummen hintereinander, die im Spiel erreichbar sind</translation>
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
        <source>the largest tile sum that play can get to</source>
        <translation>die größte Kachelsumme, die im Spiel erreichbar ist</translation>
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
        <source>No larger tile's sum is reached</source>
        <translation>Keine größere Kachel ist nach der Summe erreichbar</translation>
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
        <source>To merge two equal tiles, one has to lie while the other is made, down to two 4s: nothing larger appears. That takes a cell for each tile: {C} cells make {tile}.</source>
        <translation>Um zwei gleiche Kacheln zu verschmelzen, muss die eine daliegen, während die andere entsteht, bis hinab zu zwei Vieren: Größeres erscheint nicht. Das braucht ein Feld für jede Kachel: {C} Felder ergeben {tile}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>Known of the game; proved by the last tile sum that play can get to, 2^(C + 2) − 4</source>
        <translation>Allgemein bekannt; bewiesen durch die letzte Kachelsumme, die im Spiel erreichbar ist, 2^(C + 2) − 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/all_boards.py"/>
        <source>The full board of powers of two folds up to it</source>
        <translation>Das volle Brett aus Zweierpotenzen faltet sich zu ihr zusammen</translation>
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
        <source>On the full board that folds up to the largest tile, 4 lies twice and every tile from 8 up once: {C} cells go up to {tile}.</source>
        <translation>Auf dem vollen Brett, das sich zur größten Kachel zusammenfaltet, liegt die 4 zweimal und jede Kachel ab 8 einmal: {C} Felder reichen bis {tile}.</translation>
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
        <source>Figures for every target that is printed</source>
        <translation>Zahlen für jede abgedruckte Zielkachel</translation>
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
        <source>{transient} sets of tiles can come up before {target} does, and {won} with it.</source>
        <translation>{transient} Kachelmengen können vor der {target} vorkommen, {won} mit ihr.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>J. Lees-Miller, part 2</source>
        <translation>J. Lees-Miller, Teil 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>his second part leaves the empty bag out</source>
        <translation>sein zweiter Teil lässt den leeren Beutel weg</translation>
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
        <source>Each move adds a 2 or a 4 and then every equal pair merges; following all {states} sets of tiles to the first {target} and weighing each by its chance gives this mean.</source>
        <translation>Jeder Zug fügt eine 2 oder eine 4 hinzu, dann verschmilzt jedes gleiche Paar; alle {states} Kachelmengen bis zur ersten {target} verfolgt und nach ihrer Wahrscheinlichkeit gewichtet, ergibt sich dieser Mittelwert.</translation>
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
        <source>the same without the step that sets the two first tiles, which nobody plays</source>
        <translation>dasselbe ohne den Schritt, der die beiden ersten Kacheln setzt; den spielt niemand</translation>
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
        <source>the same without the step that sets the first tile, which nobody plays</source>
        <translation>dasselbe ohne den Schritt, der die erste Kachel setzt; den spielt niemand</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>Games differ only by their fours; weighing every set of tiles by how often a game comes through it gives this.</source>
        <translation>Spiele unterscheiden sich nur durch ihre Vieren; jede Kachelmenge danach gewichtet, wie oft ein Spiel durch sie führt, ergibt sich dies.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>(2N − I) t − t∘t,  N = (I − Q)⁻¹</source>
        <translation>(2N − I) t − t∘t,  N = (I − Q)⁻¹</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>how often a game comes through the set of tiles j</source>
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
        <source>a misprint: it gives −870.33, and with 2N − I for 2(N − I) this</source>
        <translation>ein Druckfehler: Das ergibt −870,33, mit 2N − I statt 2(N − I) aber diese Zahl</translation>
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
        <source>that of the longest</source>
        <translation>die des längsten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the shortest: two tiles of 4 come first, then a 4 a move</source>
        <translation>Züge des kürzesten: erst zwei Vieren, dann mit jedem Zug eine 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the longest: two tiles of 2 come first, then a 2 a move</source>
        <translation>Züge des längsten: erst zwei Zweien, dann mit jedem Zug eine 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>The shortest and the longest games</source>
        <translation>Die kürzesten und die längsten Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>by counting all ways</source>
        <translation>durch Zählen aller Verläufe</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>fewest and most moves possible, from one tile</source>
        <translation>kleinste und größte mögliche Zugzahl, von einer Kachel an</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the shortest: a tile of 4 comes first, then a 4 a move</source>
        <translation>Züge des kürzesten: erst eine 4, dann mit jedem Zug eine 4</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag.py"/>
        <source>moves of the longest: a tile of 2 comes first, then a 2 a move</source>
        <translation>Züge des längsten: erst eine 2, dann mit jedem Zug eine 2</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game comes here</source>
        <translation>wie oft ein Spiel hierher kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>New tiles lead here from other sets of tiles, {number} in all. How often a game has each of them, times the chance of that tile, adds up to {share}.</source>
        <translation>Neue Kacheln führen aus anderen Kachelmengen hierher, {number} insgesamt. Wie oft ein Spiel jede davon hat, mal der Wahrscheinlichkeit dieser Kachel, ergibt zusammen {share}.</translation>
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
        <source>One move leads on; the moves expected after it, weighed by the chance of each new tile, and that one make {left}.</source>
        <translation>Ein Zug führt weiter; die danach erwarteten Züge, gewichtet mit der Wahrscheinlichkeit jeder neuen Kachel, und dieser eine ergeben {left}.</translation>
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
        <source>the chance of all of them; 0 where a computer's numbers end</source>
        <translation>die Wahrscheinlichkeit von allen; 0, wo die Zahlen eines Rechners enden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>its logarithm to the base 10</source>
        <translation>ihr Logarithmus zur Basis 10</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>how often a game comes through a tile sum far from the start</source>
        <translation>wie oft ein Spiel fern vom Anfang durch eine Kachelsumme kommt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>A new tile adds {step} on average, so of the tile sums, which lie 2 apart, games come through {passed}.</source>
        <translation>Eine neue Kachel bringt im Mittel {step}; von den Kachelsummen, die 2 auseinander liegen, treffen Spiele also {passed}.</translation>
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
        <source>how often a game comes through a tile sum, as long as none is won</source>
        <translation>wie oft ein Spiel durch eine Kachelsumme kommt, solange keines gewonnen ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>Far from the start the sums come to it</source>
        <translation>Fern vom Anfang nähern sich die Summen dem an</translation>
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
        <source>from one of them to the next</source>
        <translation>von einer zur nächsten</translation>
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
        <source>moves of a game, expected in the bag</source>
        <translation>Züge eines Spiels, im Beutel zu erwarten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/bag_states.py"/>
        <source>The game has made {moves} moves; from its tiles in the bag {left} more are expected: {all} in all.</source>
        <translation>Das Spiel hat {moves} Züge gemacht; von seinen Kacheln im Beutel aus sind noch {left} zu erwarten, zusammen {all}.</translation>
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
        <source>The game was followed from move {first} on. Laid into a bag, its tiles had the target with new tile {tiles}: after {all} moves, whenever the game itself makes it.</source>
        <translation>Das Spiel wurde ab Zug {first} verfolgt. In einen Beutel gelegt, ergaben seine Kacheln das Ziel mit der neuen Kachel {tiles}: nach {all} Zügen, wann immer das Spiel selbst so weit ist.</translation>
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
        <source>A game that wins later than its bag tells both numbers</source>
        <translation>Ein Spiel, das später gewinnt als sein Beutel, nennt beide Zahlen</translation>
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
        <translation>Bretter nach der ersten Schranke</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Each of {C} cells is empty or holds a tile below the target; boards without a 2 or a 4 and those with one tile cannot come up, and one state stands for all that are won.</source>
        <translation>Jedes der {C} Felder ist leer oder trägt eine Kachel unter der Zielkachel; Bretter ohne 2 und 4 und die mit nur einer Kachel können nicht vorkommen, und ein Zustand steht für alle gewonnenen.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards in layers that play can get to</source>
        <translation>Bretter in Schichten, die im Spiel erreichbar sind</translation>
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
        <source>boards before the gap, and one state for all that are won</source>
        <translation>Bretter vor der Lücke, und ein Zustand für alle gewonnenen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The layers add up to both bounds</source>
        <translation>Die Schichten summieren sich zu beiden Schranken</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>boards that play can really show</source>
        <translation>Bretter, die im Spiel wirklich vorkommen können</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>All boards that play can show were listed, tile sum by tile sum: {boards}, with one state for all that are won.</source>
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
        <source>Games have the law of moves made one by one</source>
        <translation>Spiele folgen der Verteilung einzeln gemachter Züge</translation>
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
        <source>Games differ by {deviation}; the mean of {games} of them is uncertain by {error}.</source>
        <translation>Spiele weichen um {deviation} voneinander ab; das Mittel von {games} Spielen ist um {error} unsicher.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the standard error</source>
        <translation>der Standardfehler</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean score, and how sure it is</source>
        <translation>mittlere Punktzahl, und wie sicher sie ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>{games} games came to {total} points together, so {mean} each; with 95 % confidence the true mean lies within {half} of that.</source>
        <translation>{games} Spiele kamen zusammen auf {total} Punkte, also {mean} je Spiel; mit 95 % Sicherheit liegt das wahre Mittel höchstens {half} davon entfernt.</translation>
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
        <source>half of the interval's width</source>
        <translation>halbe Breite des Intervalls</translation>
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
        <source>Finished games, as they are kept</source>
        <translation>Beendete Spiele, wie sie aufbewahrt sind</translation>
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
        <source>{games} games on this board came to this target.</source>
        <translation>{games} Spiele auf diesem Brett erreichten diese Zielkachel.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many</source>
        <translation>wie viele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Won games, as they are kept</source>
        <translation>Gewonnene Spiele, wie sie aufbewahrt sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>mean moves of the games that were won</source>
        <translation>mittlere Züge der gewonnenen Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>The games that came to the target took {mean} moves on average.</source>
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
        <source>how many of these it is over</source>
        <translation>um wie viele davon es darüber liegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>how many moves more than the mean</source>
        <translation>wie viele Züge mehr als im Mittel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>As in plain recursion over every board</source>
        <translation>Wie in einfacher Rekursion über jedes Brett</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Played games lie within their interval</source>
        <translation>Gespielte Spiele liegen in ihrem Intervall</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Perfect play is the exact odds and costs nothing</source>
        <translation>Perfektes Spiel hat genau die Gewinnchance und verliert nichts</translation>
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
        <source>Over all tile sums the move that makes the target adds up to {won} of all games.</source>
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
        <source>What the strategy wins and what its moves cost make up {perfect}, the share that perfect play wins.</source>
        <translation>Was die Strategie gewinnt und was ihre Züge kosten, macht zusammen {perfect} aus, den Anteil, den perfektes Spiel gewinnt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>V(board) = largest over the moves of mean V over the new tile</source>
        <translation>V(Brett) = Größtes über die Züge vom Mittel über die neue Kachel von V</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>what its moves at the tile sum s cost of that</source>
        <translation>was ihre Züge bei der Kachelsumme s davon kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves a game</source>
        <translation>Züge je Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>At every tile sum some share of games has a move to make; that makes {moves} moves a game.</source>
        <translation>Bei jeder Kachelsumme hat ein gewisser Anteil der Spiele einen Zug zu machen; das ergibt {moves} Züge je Spiel.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>the share of games that come through the tile sum s and have a move</source>
        <translation>der Anteil der Spiele, die durch die Kachelsumme s kommen und einen Zug haben</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>moves a game that are not best</source>
        <translation>nicht beste Züge je Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>Of its moves {mistakes} a game are not one of the best.</source>
        <translation>Von ihren Zügen gehören {mistakes} je Spiel nicht zu den besten.</translation>
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
        <source>Every merge scores the tile that it makes; over {moves} moves a game that comes to {score}.</source>
        <translation>Jede Verschmelzung bringt so viele Punkte wie die entstehende Kachel; über {moves} Züge je Spiel ergibt das {score}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points that a move makes, on average</source>
        <translation>Punkte, die ein Zug im Mittel bringt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/boards.py"/>
        <source>points a game</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with one tile sum</source>
        <translation>Bretter mit einer Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of the boards with the tile sum {total} those without a 2 or a 4 cannot come up; {boards} are left.</source>
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
        <source>The fullest board has the largest tile everywhere but for one 4, {last} in all. From 4 to that in steps of 2 there are {layers} sums.</source>
        <translation>Das vollste Brett hat überall die größte Kachel bis auf eine 4, zusammen {last}. Von 4 bis dahin sind es in Schritten von 2 {layers} Summen.</translation>
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
        <source>boards with one tile sum that play can show</source>
        <translation>Bretter einer Kachelsumme, die im Spiel vorkommen können</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Of {boards} boards with this tile sum play can show {reached}, a share of {share}.</source>
        <translation>Von {boards} Brettern mit dieser Kachelsumme können {reached} im Spiel vorkommen, ein Anteil von {share}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>boards with the tile sum, on paper</source>
        <translation>Bretter mit der Kachelsumme, auf dem Papier</translation>
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
        <source>Of all games {wrong} make a move here that is not best; each makes perfect play win {each} less, on average.</source>
        <translation>In {wrong} aller Spiele kommt hier ein Zug, der nicht der beste ist; jeder lässt perfektes Spiel im Mittel {each} weniger gewinnen.</translation>
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
        <source>All costs together are what is won less</source>
        <translation>Alle Kosten zusammen sind, was weniger gewonnen wird</translation>
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
        <source>A game comes to a tile sum by a 2 from the sum before or by a 4 from the one before that, {come} of all games; in {over} of them no move is left.</source>
        <translation>Ein Spiel kommt zu einer Kachelsumme durch eine 2 von der Summe davor oder durch eine 4 von der vorletzten, {come} aller Spiele; bei {over} davon ist kein Zug mehr möglich.</translation>
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
        <source>What flows from sum to sum is what is carried</source>
        <translation>Was von Summe zu Summe fließt, ist, was weitergetragen wird</translation>
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
        <source>Over all tile sums the moves of the strategy cost {lost} of what perfect play wins.</source>
        <translation>Über alle Kachelsummen kosten die Züge der Strategie {lost} dessen, was perfektes Spiel gewinnt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what its moves at each tile sum cost</source>
        <translation>was ihre Züge bei jeder Kachelsumme kosten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>the tile sum at which the strategy leaves perfect play</source>
        <translation>die Kachelsumme, bei der die Strategie das perfekte Spiel verlässt</translation>
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
        <source>the tile sum by which half of what the strategy costs is lost</source>
        <translation>die Kachelsumme, bis zu der die Hälfte der Kosten der Strategie angefallen ist</translation>
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
        <source>Of its moves {played} a game are of this kind. {wrong} of these are not best, and they cost {cost}.</source>
        <translation>Von ihren Zügen sind {played} je Spiel von dieser Art. {wrong} davon sind nicht die besten, und sie kosten {cost}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>moves of this kind a game in each direction, those that merge and others apart</source>
        <translation>Züge dieser Art je Spiel in jeder Richtung, verschmelzende und andere getrennt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>those of them that are not best</source>
        <translation>die davon, die nicht die besten sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>what they cost of the games that perfect play wins</source>
        <translation>was sie von den Spielen kosten, die perfektes Spiel gewinnt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>moves of this kind a game</source>
        <translation>Züge dieser Art je Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>how often the strategy makes a tile</source>
        <translation>wie oft die Strategie eine Kachel erreicht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>Half of the tile is made in {half} of all games, and of those {on} go on to make the tile: {made}.</source>
        <translation>Die halbe Kachel entsteht in {half} aller Spiele, und von diesen kommen {on} bis zur Kachel: {made}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/layers.py"/>
        <source>games that make half of the tile</source>
        <translation>Spiele, in denen die halbe Kachel entsteht</translation>
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
        <source>Games are ways through the chain, as often as it says</source>
        <translation>Spiele sind Wege durch die Kette, so häufig, wie sie sagt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>A way is the game up to its win</source>
        <translation>Ein Weg ist das Spiel bis zu seinem Gewinn</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the game taken apart move by move</source>
        <translation>das Spiel, Zug für Zug zerlegt</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Moves to a small sum, way by way</source>
        <translation>Züge bis zu einer kleinen Summe, Weg für Weg</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles that your games came to</source>
        <translation>Kachelmengen, zu denen die eigenen Spiele kamen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>One game after the other came to some of these {states} sets of tiles that none before it had come to: {came} together.</source>
        <translation>Ein Spiel nach dem anderen kam zu einigen dieser {states} Kachelmengen, zu denen keines davor gekommen war: zusammen {came}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>sets of tiles to which a game came and none before it, game by game</source>
        <translation>Kachelmengen, zu denen ein Spiel kam und keines davor, Spiel für Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>all of them in the chain: those with the target, or with the others</source>
        <translation>alle in der Kette: die mit der Zielkachel oder mitsamt den übrigen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>those to which some game came</source>
        <translation>die, zu denen irgendein Spiel kam</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>won games of yours</source>
        <translation>eigene gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>{games} games of yours made the target, each of them counted at the tiles that it ended in.</source>
        <translation>{games} eigene Spiele haben das Ziel erreicht, jedes bei den Kacheln gezählt, mit denen es endete.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>games that ended in each set of tiles</source>
        <translation>Spiele, die mit jeder Kachelmenge endeten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>moves in which the bag makes the target with your tiles</source>
        <translation>Züge, in denen der Beutel mit den eigenen Kacheln die Zielkachel macht</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The tiles that came in each of {games} games, laid into a bag, make the target after {mean} moves on average.</source>
        <translation>Die Kacheln, die in jedem von {games} Spielen kamen, machen in einem Beutel nach im Mittel {mean} Zügen die Zielkachel.</translation>
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
        <source>how far single games lie from their mean</source>
        <translation>wie weit einzelne Spiele von ihrem Mittel liegen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The moves of {games} games are {mean} on average; single games typically lie {deviation} from that.</source>
        <translation>Die Züge von {games} Spielen sind im Mittel {mean}; einzelne Spiele liegen typischerweise {deviation} davon entfernt.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>new tiles that came</source>
        <translation>neue Kacheln, die kamen</translation>
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
        <source>fours among the tiles that came</source>
        <translation>Vieren unter den Kacheln, die kamen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Were all tiles twos, a game would end with twice their number; what it has more is 2 for each four: {fours} in all.</source>
        <translation>Wären alle Kacheln Zweien, endete ein Spiel mit dem Doppelten ihrer Zahl; was es mehr hat, sind 2 für jede Vier: insgesamt {fours}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>new tiles that are fours</source>
        <translation>neue Kacheln, die Vieren sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>fours to expect among so many tiles</source>
        <translation>zu erwartende Vieren unter so vielen Kacheln</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>Of {tiles} tiles each is a four with probability {four}: {expected} of them, usually within {deviation} more or less.</source>
        <translation>Von {tiles} Kacheln ist jede mit Wahrscheinlichkeit {four} eine Vier: {expected} davon, meist bis auf {deviation} mehr oder weniger.</translation>
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
        <source>the chance of just so many fours</source>
        <translation>die Wahrscheinlichkeit von genau so vielen Vieren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The {fours} fours can lie among {tiles} tiles in many orders, each as likely as any other; together they have a chance of {chance}.</source>
        <translation>Die {fours} Vieren können unter {tiles} Kacheln in vielen Reihenfolgen liegen, jede so wahrscheinlich wie die andere; zusammen haben sie eine Wahrscheinlichkeit von {chance}.</translation>
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
        <source>the chance of so many fours</source>
        <translation>die Wahrscheinlichkeit von so vielen Vieren</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>The binomial law, in whole numbers</source>
        <translation>Die Binomialverteilung, in ganzen Zahlen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>the tile sum with which most games in the bag end</source>
        <translation>die Kachelsumme, mit der die meisten Spiele im Beutel enden</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/life.py"/>
        <source>No tile sum ends more games than {likeliest}: {most} of all.</source>
        <translation>Mit keiner Kachelsumme enden mehr Spiele als mit {likeliest}: {most} aller Spiele.</translation>
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
        <source>The sum {total} can be made of many numbers of tiles; weighed by their chances they are {moves} moves on average, as if the sum alone decided.</source>
        <translation>Die Summe {total} kann aus vielen Anzahlen von Kacheln bestehen; gewichtet mit ihren Wahrscheinlichkeiten sind es im Mittel {moves} Züge, als entschiede die Summe allein.</translation>
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
        <source>how likely so many tiles have it, of the likeliest: B(s/2 − n; n, p)</source>
        <translation>wie wahrscheinlich so viele Kacheln sie haben, gemessen an der wahrscheinlichsten Anzahl: B(s/2 − n; n, p)</translation>
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
        <source>Each game was won with some tile sum, which takes so many moves on average; over {games} games that makes {mean}.</source>
        <translation>Jedes Spiel wurde mit einer Kachelsumme gewonnen, für die es im Mittel so viele Züge braucht; über {games} Spiele macht das {mean}.</translation>
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
        <source>the exponent of each: t = 2^k, which takes k − 1 merges that score t in all for each level</source>
        <translation>der Exponent jeder Kachel: t = 2^k, was k − 1 Stufen von Verschmelzungen braucht, die je Stufe zusammen t Punkte bringen</translation>
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
        <source>the most you scored alone by these rules</source>
        <translation>die meisten ohne Rat nach diesen Regeln erzielten Punkte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The most of your finished games, of this game if it is yours, and, where that was more, of what was not played to the end, was taken back or is no longer kept: {best}.</source>
        <translation>Das meiste aus den eigenen beendeten Spielen, aus diesem Spiel, wenn es ein eigenes ist, und, wo das mehr war, aus dem, was nicht zu Ende gespielt, zurückgenommen oder nicht mehr aufbewahrt ist: {best}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the best of the finished games, this game, and what else is the most</source>
        <translation>das meiste der beendeten Spiele, dieses Spiel und was sonst das meiste ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the most of them</source>
        <translation>das meiste davon</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>What is kept of your games</source>
        <translation>Was von den eigenen Spielen aufbewahrt ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>Your best is told apart by rules, and counts unfinished games too</source>
        <translation>Der Rekord gilt je Regeln und zählt auch nicht beendete Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of the target after this move</source>
        <translation>die Chance auf die Zielkachel nach diesem Zug</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The new tile comes on each of {places} squares alike, as a 4 with probability {four}; with the best play afterwards the target is made with probability {chance}.</source>
        <translation>Die neue Kachel kommt auf jedes von {places} Feldern gleich oft, als 4 mit der Wahrscheinlichkeit {four}; bei danach bestem Spiel entsteht die Zielkachel mit der Wahrscheinlichkeit {chance}.</translation>
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
        <source>what the adviser makes of this move</source>
        <translation>was der Berater von diesem Zug hält</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The best move is worth {best} by its estimate, this one {cost} less.</source>
        <translation>Der beste Zug ist nach seiner Schätzung {best} wert, dieser {cost} weniger.</translation>
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
        <source>On 4×4: scores still to be expected, held against games</source>
        <translation>Auf 4×4: noch zu erwartende Punkte, an Spielen geprüft</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what a move gives away</source>
        <translation>was ein Zug verschenkt</translation>
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
        <source>100 for a chance, which is told in percentage points, else 1</source>
        <translation>100 bei einer Chance, die in Prozentpunkten angegeben wird, sonst 1</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>given away, in points</source>
        <translation>verschenkt, in Punkten</translation>
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
        <source>Of {moves} moves {best} were best, or as good; the others gave away {cost} points in all.</source>
        <translation>Von {moves} Zügen waren {best} die besten oder ebenso gut; die übrigen gaben zusammen {cost} Punkte her.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what each move gave away against the best one</source>
        <translation>was jeder Zug gegenüber dem besten hergab</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>1 for a move that gave away nothing, else 0</source>
        <translation>1 für einen Zug, der nichts hergab, sonst 0</translation>
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
        <source>given away by all of them, in points</source>
        <translation>von allen zusammen hergegeben, in Punkten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance of the target at a board of the game</source>
        <translation>die Chance auf die Zielkachel bei einem Brett des Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>With the move that was made {made} was left, and it gave away {cost}: before it the chance was {chance}.</source>
        <translation>Mit dem gemachten Zug blieben {made}, und er verschenkte {cost}: Davor war die Chance {chance}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance after the move that was made, if all later ones are best</source>
        <translation>die Chance nach dem gemachten Zug, wenn alle späteren die besten sind</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what the best move had more</source>
        <translation>was der beste Zug mehr hatte</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the chance with best play</source>
        <translation>die Chance bei bestem Spiel</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>the score to be expected in the end, at a board of the game</source>
        <translation>die am Ende zu erwartende Punktzahl, bei einem Brett des Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>The game has {score} points, and the adviser would make {rest} more from here.</source>
        <translation>Das Spiel hat {score} Punkte, und der Berater würde von hier an {rest} mehr erzielen.</translation>
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
        <source>Of {games} games that the adviser played on from this board {made} came to the tile; with 95 % confidence the chance lies between {low} and {high}.</source>
        <translation>Von {games} Spielen, die der Berater von diesem Brett aus weiterspielte, kamen {made} zur Kachel; mit 95 % Konfidenz liegt die Chance zwischen {low} und {high}.</translation>
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
        <source>moves that the bag takes on average, before its first tile</source>
        <translation>Züge, die der Beutel im Mittel braucht, vor seiner ersten Kachel</translation>
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
        <source>geometry: what pairs that lay apart cost</source>
        <translation>Geometrie: was getrennt liegende Paare kosten</translation>
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
        <source>The bag's {expected} moves, {luck} for the tiles that came and {geometry} for pairs that lay apart.</source>
        <translation>Die {expected} Züge des Beutels, {luck} für die gekommenen Kacheln und {geometry} für getrennt liegende Paare.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what the tiles cost or saved</source>
        <translation>was die Kacheln kosteten oder sparten</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>what pairs that lay apart cost</source>
        <translation>was getrennt liegende Paare kosten</translation>
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
        <source>A bag takes {expected} moves on average; a game of {moves} with {over} more than that has drawn its tiles.</source>
        <translation>Ein Beutel braucht im Mittel {expected} Züge; ein Spiel von {moves} Zügen, also {over} mehr, hat seine Kacheln gezogen.</translation>
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
        <source>tile sum over its ideal</source>
        <translation>Kachelsumme über ihrem Ideal</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>With {moves} moves {tiles} tiles have come, each {each} on average; the board has {sum}.</source>
        <translation>Mit {moves} Zügen sind {tiles} Kacheln gekommen, jede im Mittel {each}; das Brett hat {sum}.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>moves made</source>
        <translation>gemachte Züge</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tiles that have come, the two first among them</source>
        <translation>gekommene Kacheln, die beiden ersten eingeschlossen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>how much more there is</source>
        <translation>wie viel mehr da ist</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>With {moves} moves {tiles} tiles have come. All twos, they would make twice that; {sum} is 2 more for each of {fours} fours.</source>
        <translation>Mit {moves} Zügen sind {tiles} Kacheln gekommen. Lauter Zweien ergäben das Doppelte; {sum} ist um 2 mehr für jede von {fours} Vieren.</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>tile sum after so many moves</source>
        <translation>Kachelsumme nach so vielen Zügen</translation>
    </message>
    <message>
        <location filename="../../../core/explain/twenty48/twenty48.py"/>
        <source>With {moves} moves {tiles} tiles have come, {fours} of them fours; together they make {sum}, whatever merged.</source>
        <translation>Mit {moves} Zügen sind {tiles} Kacheln gekommen, {fours} davon Vieren; zusammen ergeben sie {sum}, was auch verschmolz.</translation>
    </message>
    <message>
        <source>Of all depths to which it gives a probability in this tenth, {said} on average, {seen} are the true one.</source>
        <translation type="vanished">Von allen Tiefen, denen es eine Wahrscheinlichkeit in diesem Zehntel gibt, im Mittel {said}, sind {seen} die wahre.</translation>
    </message>
    <message>
        <source>how many they are, every true depth counting the same</source>
        <translation type="vanished">wie viele es sind, jede wahre Tiefe gleich gewichtet</translation>
    </message>
    <message>
        <source>how many of them are the true depth</source>
        <translation type="vanished">wie viele davon die wahre Tiefe sind</translation>
    </message>
    <message>
        <source>Of {compared} figures that are computed here {agreeing} agree with the article in every digit that it prints.</source>
        <translation type="vanished">Von {compared} Zahlen, die hier berechnet werden, stimmen {agreeing} in jeder gedruckten Stelle mit dem Artikel überein.</translation>
    </message>
    <message>
        <source>figures that are compared</source>
        <translation type="vanished">verglichene Zahlen</translation>
    </message>
    <message>
        <source>what its formula 2(N − I)t − t∘t gives, a misprint</source>
        <translation type="vanished">was seine Formel 2(N − I)t − t∘t ergibt, ein Druckfehler</translation>
    </message>
    <message>
        <source>M. Reid, the superflip, 1995</source>
        <translation type="vanished">M. Reid, der Superflip, 1995</translation>
    </message>
    <message>
        <source>the binomial limit: d = 2k − N, k of N moves going deeper</source>
        <translation type="vanished">der binomiale Grenzwert: d = 2k − N, k von N Zügen gehen tiefer</translation>
    </message>
    <message>
        <source>mean depth of the binomial limit</source>
        <translation type="vanished">mittlere Tiefe des binomialen Grenzwerts</translation>
    </message>
    <message>
        <source>the mean depth by the limit</source>
        <translation type="vanished">die mittlere Tiefe nach dem Grenzwert</translation>
    </message>
    <message>
        <source>distance from the binomial limit</source>
        <translation type="vanished">Abstand vom binomialen Grenzwert</translation>
    </message>
    <message>
        <source>Depth by depth the walk and its limit differ by {distance}; what the limit has below depth 0 counts too.</source>
        <translation type="vanished">Tiefe für Tiefe unterscheiden sich die Irrfahrt und ihr Grenzwert um {distance}; was der Grenzwert unter Tiefe 0 hat, zählt mit.</translation>
    </message>
    <message>
        <source>what the limit has below depth 0</source>
        <translation type="vanished">was der Grenzwert unter Tiefe 0 hat</translation>
    </message>
    <message>
        <source>The limit is near in the middle and far at the end</source>
        <translation type="vanished">Der Grenzwert ist in der Mitte nah und am Ende fern</translation>
    </message>
    <message>
        <source>What the limit has below 0 is part of its distance</source>
        <translation type="vanished">Was der Grenzwert unter 0 hat, gehört zu seinem Abstand</translation>
    </message>
    <message>
        <source>what the limit has where no position is</source>
        <translation type="vanished">was der Grenzwert dort hat, wo keine Stellung ist</translation>
    </message>
    <message>
        <source>The binomial limit knows no ends: {outside} of it lies below depth 0 or beyond the deepest.</source>
        <translation type="vanished">Der binomiale Grenzwert kennt keine Enden: {outside} davon liegen unter Tiefe 0 oder jenseits der größten.</translation>
    </message>
    <message>
        <source>the limit at the depths beyond the deepest</source>
        <translation type="vanished">der Grenzwert in den Tiefen jenseits der größten</translation>
    </message>
    <message>
        <source>What the limit has beyond the ends is not lost</source>
        <translation type="vanished">Was der Grenzwert jenseits der Enden hat, geht nicht verloren</translation>
    </message>
    <message>
        <source>distance of the chain of depths from its limit after N turns</source>
        <translation type="vanished">Abstand der Kette der Tiefen von ihrem Grenzwert nach N Zügen</translation>
    </message>
    <message>
        <source>distance from the limit after N turns, in total variation</source>
        <translation type="vanished">Abstand vom Grenzwert nach N Drehungen, in Totalvariation</translation>
    </message>
    <message>
        <source>the article's own run</source>
        <translation type="vanished">der Lauf des Artikels</translation>
    </message>
    <message>
        <source>another network, or other scrambles</source>
        <translation type="vanished">ein anderes Netz oder andere Scrambles</translation>
    </message>
    <message>
        <source>how likely a depth is after N turns, by the binomial limit</source>
        <translation type="vanished">wie wahrscheinlich eine Tiefe nach N Drehungen ist, nach dem binomialen Grenzwert</translation>
    </message>
    <message>
        <source>the limit's probability of the depth</source>
        <translation type="vanished">die Wahrscheinlichkeit der Tiefe nach dem Grenzwert</translation>
    </message>
    <message>
        <source>the 3×3×3 in quarter turns, populations as the article prints them</source>
        <translation type="vanished">der 3×3×3 in Vierteldrehungen, Besetzungszahlen wie im Artikel abgedruckt</translation>
    </message>
    <message>
        <source>the 3×3×3 in quarter turns, populations as the article prints them, depths 3 to 16</source>
        <translation type="vanished">der 3×3×3 in Vierteldrehungen, Besetzungszahlen wie im Artikel abgedruckt, Tiefen 3 bis 16</translation>
    </message>
    <message>
        <source>the 3×3×3 in quarter turns, populations as the article prints them, depth 20</source>
        <translation type="vanished">der 3×3×3 in Vierteldrehungen, Besetzungszahlen wie im Artikel abgedruckt, Tiefe 20</translation>
    </message>
    <message>
        <source>moves made, those up to the target if the bag has made it</source>
        <translation type="vanished">gemachte Züge, bis zum Ziel, wenn der Beutel es erreicht hat</translation>
    </message>
    <message>
        <source>how much of a length is excluded</source>
        <translation type="vanished">wie viel von einer Länge ausgeschlossen ist</translation>
    </message>
    <message>
        <source>Of the beginnings of all ways of that length {done} hundredths were gone through, without a solution.</source>
        <translation type="vanished">Von den Anfängen aller Wege dieser Länge wurden {done} Hundertstel durchgegangen, ohne Lösung.</translation>
    </message>
    <message>
        <source>each beginning counts as much as the same search took below it a length before</source>
        <translation type="vanished">jeder Anfang zählt so viel, wie dieselbe Suche eine Länge zuvor unter ihm brauchte</translation>
    </message>
    <message>
        <source>hundredths of the search that are done, cut off</source>
        <translation type="vanished">Hundertstel der Suche, die erledigt sind, abgeschnitten</translation>
    </message>
    <message>
        <source>the share that is excluded</source>
        <translation type="vanished">der ausgeschlossene Anteil</translation>
    </message>
    <message>
        <source>A cancelled search keeps what it has excluded</source>
        <translation type="vanished">Eine abgebrochene Suche behält, was sie ausgeschlossen hat</translation>
    </message>
    <message>
        <source>From {turns} turns on, the walk stays within {near} of what it tends to.</source>
        <translation type="vanished">Ab {turns} Drehungen bleibt die Irrfahrt bis auf {near} bei ihrem Grenzwert.</translation>
    </message>
    <message>
        <source>The best of {games} games has {best} points; on average they have {mean}.</source>
        <translation type="vanished">Das beste von {games} Spielen hat {best} Punkte; im Mittel sind es {mean}.</translation>
    </message>
    <message>
        <source>rows of all values: see formula-rows</source>
        <translation type="vanished">Zeilen aller Werte: siehe formula-rows</translation>
    </message>
    <message>
        <source>a figure of an article, computed here</source>
        <translation type="vanished">eine Zahl eines Artikels, hier berechnet</translation>
    </message>
    <message>
        <source>The article prints {printed}, computed here it is {found}. The last digit that is printed stands for {step}: up to half of that they may lie apart.</source>
        <translation type="vanished">Der Artikel druckt {printed}, hier berechnet ist es {found}. Die letzte gedruckte Ziffer steht für {step}: Bis zur Hälfte davon dürfen sie auseinanderliegen.</translation>
    </message>
    <message>
        <source>what is missing there, or too much where this is below 0</source>
        <translation type="vanished">was dort fehlt, oder zu viel ist, wo dies unter 0 liegt</translation>
    </message>
    <message>
        <source>depths a move: see ideal-drift</source>
        <translation type="vanished">Tiefen je Zug: siehe ideal-drift</translation>
    </message>
    <message>
        <source>the last tile sum before the gap: see boards-last-sum</source>
        <translation type="vanished">die letzte Kachelsumme vor der Lücke: siehe boards-last-sum</translation>
    </message>
    <message>
        <source>the mean of the bag: see bag-mean</source>
        <translation type="vanished">das Mittel des Beutels: siehe bag-mean</translation>
    </message>
    <message>
        <source>its standard deviation: see bag-deviation</source>
        <translation type="vanished">seine Standardabweichung: siehe bag-deviation</translation>
    </message>
    <message>
        <source>calls until the answer: see savitch-calls</source>
        <translation type="vanished">Aufrufe bis zur Antwort: siehe savitch-calls</translation>
    </message>
    <message>
        <source>boards with the tile sum, on paper: see layer-boards</source>
        <translation type="vanished">Bretter mit der Kachelsumme, auf dem Papier: siehe layer-boards</translation>
    </message>
    <message>
        <source>what its moves at each tile sum cost: see strategy-cost</source>
        <translation type="vanished">was ihre Züge bei jeder Kachelsumme kosten: siehe strategy-cost</translation>
    </message>
    <message>
        <source>what its moves cost at each tile sum before this one: see strategy-cost</source>
        <translation type="vanished">was ihre Züge bei jeder Kachelsumme davor kosten: siehe strategy-cost</translation>
    </message>
    <message>
        <source>what all of them cost: see strategy-lost</source>
        <translation type="vanished">was sie alle kosten: siehe strategy-lost</translation>
    </message>
    <message>
        <source>mean moves to the tile sum of each game: see bag-moves-to-sum</source>
        <translation type="vanished">mittlere Züge bis zur Kachelsumme jedes Spiels: siehe bag-moves-to-sum</translation>
    </message>
    <message>
        <source>the branching factor: see korf-branching</source>
        <translation type="vanished">der Verzweigungsfaktor: siehe korf-branching</translation>
    </message>
    <message>
        <source>positions expected by the formula: see korf-iteration</source>
        <translation type="vanished">nach der Formel erwartete Stellungen: siehe korf-iteration</translation>
    </message>
    <message>
        <source>turns that are needed: see korf-depth</source>
        <translation type="vanished">nötige Drehungen: siehe korf-depth</translation>
    </message>
    <message>
        <source>the bound as it is: see korf-bound</source>
        <translation type="vanished">die Schranke, wie sie ist: siehe korf-bound</translation>
    </message>
    <message>
        <source>the mean of the bag, as the chain has it: see bag-mean</source>
        <translation type="vanished">das Mittel des Beutels, wie die Kette es hat: siehe bag-mean</translation>
    </message>
    <message>
        <source>the article's number is the mean of p/q from depth 3 to 16, see ratio-growth</source>
        <translation type="vanished">die Zahl des Artikels ist das Mittel von p/q von Tiefe 3 bis 16, siehe ratio-growth</translation>
    </message>
    <message>
        <source>the growth: see ratio-growth</source>
        <translation type="vanished">das Wachstum: siehe ratio-growth</translation>
    </message>
    <message>
        <source>What leads back from this depth is {flow} turns' worth. It has to be above 0 and at most {here}, or its share, {q}, is no probability.</source>
        <translation type="vanished">Was von dieser Tiefe zurückführt, ist {flow} Drehungen wert. Es muss über 0 liegen und höchstens {here} sein, sonst ist sein Anteil, {q}, keine Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>moves until the target appeared, in each game that you won</source>
        <translation type="vanished">Züge, bis die Zielkachel erschien, in jedem selbst gewonnenen Spiel</translation>
    </message>
    <message>
        <source>You won {games} games on this board to this target.</source>
        <translation type="vanished">Auf diesem Brett und bis zu dieser Zielkachel sind {games} eigene Spiele gewonnen.</translation>
    </message>
    <message>
        <source>Your games, as they are kept</source>
        <translation type="vanished">Die eigenen Spiele, wie sie aufbewahrt sind</translation>
    </message>
    <message>
        <source>The games that you won took {mean} moves on average.</source>
        <translation type="vanished">Die eigenen gewonnenen Spiele brauchten im Mittel {mean} Züge.</translation>
    </message>
    <message>
        <source>games in each bin of the plot</source>
        <translation type="vanished">Spiele in jeder Klasse des Diagramms</translation>
    </message>
    <message>
        <source>{games} games came to {total} points together, so {mean} each; the mean is uncertain by {error}.</source>
        <translation type="vanished">{games} Spiele kamen zusammen auf {total} Punkte, also je {mean}; das Mittel ist um {error} unsicher.</translation>
    </message>
    <message>
        <source>Of {moves} moves a game {played} are of this kind. {wrong} of these are not best, and they cost {cost}.</source>
        <translation type="vanished">Von {moves} Zügen je Spiel sind {played} von dieser Art. {wrong} davon sind nicht die besten, und sie kosten {cost}.</translation>
    </message>
    <message>
        <source>those of this kind that are not best</source>
        <translation type="vanished">die dieser Art, die nicht die besten sind</translation>
    </message>
    <message>
        <source>the share of all moves that is of this kind</source>
        <translation type="vanished">der Anteil aller Züge, der von dieser Art ist</translation>
    </message>
    <message>
        <source>This program</source>
        <translation type="vanished">Dieses Programm</translation>
    </message>
    <message>
        <source>The BERT article, table of success</source>
        <translation type="vanished">Der BERT-Artikel, Tabelle der Erfolge</translation>
    </message>
    <message>
        <source>The counters of YASC and Sokoban++</source>
        <translation type="vanished">Die Zähler von YASC und Sokoban++</translation>
    </message>
    <message>
        <source>core/sokoban/generate/difficulty.py: the weights are those that tell apart levels of known rank</source>
        <translation type="vanished">core/sokoban/generate/difficulty.py: Die Gewichte sind die, die Level bekannten Rangs unterscheiden</translation>
    </message>
    <message>
        <source>the game of picture 15, played to 2048</source>
        <translation type="vanished">ein Spiel bis 2048</translation>
    </message>
    <message>
        <source>of those still pushing after these pushes, by the exact equations</source>
        <translation type="vanished">von denen, die nach so vielen Schüben noch schieben, nach den exakten Gleichungen</translation>
    </message>
    <message>
        <source>Of the boards with the tile sum {sum} those without a 2 or a 4 cannot come up; {boards} are left.</source>
        <translation type="vanished">Von den Brettern mit der Kachelsumme {sum} können die ohne 2 und ohne 4 nicht vorkommen; {boards} bleiben.</translation>
    </message>
    <message>
        <source>E. B. Wilson, JASA 22, 1927</source>
        <translation type="vanished">E. B. Wilson, JASA 22, 1927</translation>
    </message>
</context>
</TS>

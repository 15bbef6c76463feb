<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a whole number from {least} to {most}, not {value}</source>
        <translation>{name} ist eine ganze Zahl von {least} bis {most}, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a number from {least:g} to {most:g}, not {value}</source>
        <translation>{name} ist eine Zahl von {least:g} bis {most:g}, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a number of seconds from 0 on, not {value}</source>
        <translation>{name} ist eine Zahl von Sekunden ab 0, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a text, or a list of texts, not {value}</source>
        <translation>{name} ist ein Text oder eine Liste von Texten, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/arguments.py"/>
        <source>{name} is a column and a row from 0 on, as (3, 1), not {value}</source>
        <translation>{name} ist eine Spalte und eine Zeile ab 0 wie (3, 1), nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>solved from the chain</source>
        <translation>aus der Kette gelöst</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted while the chain was built</source>
        <translation>beim Aufbau der Kette gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>read off the chain that the rules of the game give</source>
        <translation>abgelesen an der Kette, die aus den Spielregeln folgt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>followed through the chain from its start to its end</source>
        <translation>durch die Kette vom Anfang bis zum Ende verfolgt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the article's formula, evaluated in whole numbers</source>
        <translation>die Formel des Artikels, in ganzen Zahlen ausgewertet</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted tile sum by tile sum</source>
        <translation>Kachelsumme für Kachelsumme gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted tile sum by tile sum, up to the first two empty ones in a row</source>
        <translation>Kachelsumme für Kachelsumme gezählt, bis zu den ersten zwei leeren in Folge</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted up to the first two empty tile sums in a row</source>
        <translation>gezählt bis zu den ersten zwei leeren Kachelsummen in Folge</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>merges from cell to cell until the board is full</source>
        <translation>von Feld zu Feld verschmolzen, bis das Brett voll ist</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>a rule of the game</source>
        <translation>eine Spielregel</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>His own. Yours stand in the same plot.</source>
        <translation>Seine eigenen. Die eigenen Spiele stehen im selben Diagramm.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>The translation has trillions; by the power of ten beside it quadrillions are meant.</source>
        <translation>Die Übersetzung schreibt Billionen; nach der Zehnerpotenz daneben sind Billiarden gemeint.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048, parts 1 and 2</source>
        <translation>J. Lees-Miller, The Mathematics of 2048, Teil 1 und 2</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>mean moves to win</source>
        <translation>mittlere Züge bis zum Sieg</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of a new 2</source>
        <translation>Chance einer neuen 2</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of a new 4</source>
        <translation>Chance einer neuen 4</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the first winning sum</source>
        <translation>die erste Summe, mit der man gewinnt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>states</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>megabytes of its drawing</source>
        <translation>Megabyte seiner Zeichnung</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>games simulated</source>
        <translation>simulierte Spiele</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>Nothing has to be drawn here: the law itself is computed.</source>
        <translation>Hier muss nichts ausgelost werden: Das Gesetz selbst wird berechnet.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>games that he won</source>
        <translation>Spiele, die er gewann</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>moves of a lucky game</source>
        <translation>Züge eines glücklichen Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>its tile sum</source>
        <translation>seine Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>fewest moves</source>
        <translation>wenigste Züge</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>tiles of such a game</source>
        <translation>Kacheln eines solchen Spiels</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of so many fours in a row, as a power of ten</source>
        <translation>Wahrscheinlichkeit so vieler Vieren in Folge, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>A win in so few moves is likelier: the last nine tiles may be twos, which makes it 0.1 to the 512.</source>
        <translation>Ein Sieg in so wenigen Zügen ist wahrscheinlicher: Die letzten neun Kacheln dürfen Zweien sein, das macht 0,1 hoch 512.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>atoms of the universe, as a power of ten</source>
        <translation>Atome des Weltalls, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>most moves</source>
        <translation>meiste Züge</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>chance of so many twos in a row, as a power of ten</source>
        <translation>Wahrscheinlichkeit so vieler Zweien in Folge, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>It is 4.9·10⁻⁴⁸. A win in so many moves is likelier: the last ten may be fours, 0.9 to the 1024.</source>
        <translation>Es sind 4,9·10⁻⁴⁸. Ein Sieg in so vielen Zügen ist wahrscheinlicher: Die letzten zehn dürfen Vieren sein, 0,9 hoch 1024.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>rows of the matrix</source>
        <translation>Zeilen der Matrix</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>steps, with the one that sets two tiles</source>
        <translation>Schritte, mit dem, der zwei Kacheln setzt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>winning states of a thousandth and more</source>
        <translation>Siegzustände mit einem Tausendstel und mehr</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>sum of the likeliest winning state</source>
        <translation>Summe des häufigsten Siegzustands</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>sum of the second likeliest</source>
        <translation>Summe des zweithäufigsten</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>states without the empty bag</source>
        <translation>Zustände ohne den leeren Beutel</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>what a cell can hold, with nothing</source>
        <translation>was ein Feld enthalten kann, mit nichts</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the powers of two from 2 to 2048, and nothing</source>
        <translation>die Zweierpotenzen von 2 bis 2048, und nichts</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>boards of 16 cells, 12¹⁶</source>
        <translation>Bretter mit 16 Feldern, 12¹⁶</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>Cut off, not rounded: 184.88. {translated}</source>
        <translation>Abgeschnitten, nicht gerundet: 184,88. {translated}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the same, as a power of ten</source>
        <translation>dasselbe, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>positions of chess, as a power of ten</source>
        <translation>Stellungen im Schach, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>positions of Go, as a power of ten</source>
        <translation>Stellungen im Go, als Zehnerpotenz</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>baseline, {board}</source>
        <translation>Grundlinie, {board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>boards of 4×4 to 2048</source>
        <translation>Bretter 4×4 bis 2048</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>compositions of 3</source>
        <translation>Zerlegungen der 3 mit Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>counted one by one</source>
        <translation>einzeln gezählt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>in reachable layers, {board}</source>
        <translation>in erreichbaren Schichten, {board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>fewer on 4×4 to 2048 by layers</source>
        <translation>weniger auf 4×4 bis 2048 durch Schichten</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the largest tile of all on 4×4</source>
        <translation>die allergrößte Kachel auf 4×4</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>its exponent</source>
        <translation>ihr Exponent</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>boards in the largest layer of {board}</source>
        <translation>Bretter in der größten Schicht von {board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>sum of 16 tiles of 1024</source>
        <translation>Summe von 16 Kacheln mit 1024</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>16 times 1024, where the article's chart ends</source>
        <translation>16 mal 1024, wo das Diagramm des Artikels endet</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>the smallest tile sum</source>
        <translation>die kleinste Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>what a move would add to pass two empty layers</source>
        <translation>was ein Zug hinzufügen müsste, um zwei leere Schichten zu überspringen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>three steps of 2</source>
        <translation>drei Schritte zu 2</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>largest reachable sum, {board}</source>
        <translation>größte erreichbare Summe, {board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>largest tile, {board}</source>
        <translation>größte Kachel, {board}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>from {start} to {end}</source>
        <translation>von {start} zu {end}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/bag.py"/>
        <source>{board} to {target}</source>
        <translation>{board} bis {target}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/figure.py"/>
        <source>Another game or another science; nothing that is computed here.</source>
        <translation>Ein anderes Spiel oder eine andere Wissenschaft; nichts, was hier berechnet wird.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/figure.py"/>
        <source>Of his own program; nothing that is computed here.</source>
        <translation>Aus seinem eigenen Programm; nichts, was hier berechnet wird.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Made up as an example. On the page of the cube each turn says how deep it leads.</source>
        <translation>Als Beispiel erdacht. Auf der Seite des Würfels sagt jede Drehung, wie tief sie führt.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Made up as an example. In Korf's search a bound can be spoiled for any position.</source>
        <translation>Als Beispiel erdacht. In Korfs Suche lässt sich eine Schranke für jede Stellung verderben.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>the pieces of a cube</source>
        <translation>die Steine eines Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Korf's algorithm</source>
        <translation>Korfs Algorithmus</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Rand_cs, the third of a series</source>
        <translation>Rand_cs, der dritte einer Reihe</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>depth after F</source>
        <translation>Tiefe nach F</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>depth after R</source>
        <translation>Tiefe nach R</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>turns allowed</source>
        <translation>erlaubte Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>a bound that is low enough</source>
        <translation>eine Schranke, die niedrig genug ist</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>a bound that is too large</source>
        <translation>eine Schranke, die zu groß ist</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>turns of the corners alone</source>
        <translation>Drehungen der Ecken allein</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>Made up as an example. Each table gives such a bound for any position.</source>
        <translation>Als Beispiel erfunden. Jede Tabelle gibt eine solche Schranke für jede Stellung.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>one of the corners, two of the edges, as Korf chose them</source>
        <translation>eine der Ecken, zwei der Kanten, wie Korf sie wählte</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>edges of a table</source>
        <translation>Kanten einer Tabelle</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>half of the edges</source>
        <translation>die Hälfte der Kanten</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>corners of the cube</source>
        <translation>Ecken des Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>entries for the corners, 8! · 3⁷</source>
        <translation>Einträge für die Ecken, 8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>multiplied out: 8! · 3⁷</source>
        <translation>ausmultipliziert: 8! · 3⁷</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>edges of the cube</source>
        <translation>Kanten des Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>entries for six edges, 12!/6! · 2⁶</source>
        <translation>Einträge für sechs Kanten, 12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>multiplied out: 12!/6! · 2⁶</source>
        <translation>ausmultipliziert: 12!/6! · 2⁶</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>sequences of turns counted by a recurrence, without those that plainly repeat one another</source>
        <translation>Drehfolgen durch eine Rekursion gezählt, ohne solche, die einander offenkundig wiederholen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>turns of a position</source>
        <translation>Drehungen in einer Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/articles/korf.py"/>
        <source>six faces, three turns each</source>
        <translation>sechs Seiten mit je drei Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>the input as the article lays it out</source>
        <translation>die Eingabe, wie der Artikel sie anordnet</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>found by breadth-first search from both ends</source>
        <translation>durch Breitensuche von beiden Enden gefunden</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its author's choice. What the networks here were trained with stands under Learning.</source>
        <translation>Die Wahl des Autors. Womit die Netze hier lernten, steht unter Lernen.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its network nobody can ask. This is what this program's own solves, as it was measured: another network.</source>
        <translation>Sein Netz kann niemand fragen. Dies löst das Netz dieses Programms, wie gemessen: ein anderes Netz.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>A network without search</source>
        <translation>Ein Netz ohne Suche</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>A BERT classifier for the cube</source>
        <translation>Ein BERT-Klassifikator für den Würfel</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns to choose from</source>
        <translation>Drehungen zur Wahl</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>faces</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>the faces of a cube</source>
        <translation>die Seiten eines Würfels</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>degrees of U3, clockwise</source>
        <translation>Grad von U3, im Uhrzeigersinn</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>three quarters of a turn</source>
        <translation>drei Viertel einer Drehung</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>weight of a scramble, for each turn more</source>
        <translation>Gewicht einer Verdrehung, je Drehung mehr</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its author's choice. The networks here learn short scrambles first.</source>
        <translation>Die Wahl des Autors. Die Netze hier lernen kurze Verdrehungen zuerst.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns of the longest scramble</source>
        <translation>Drehungen der längsten Verdrehung</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>the longest scramble here, chosen as in the article</source>
        <translation>die längste Verdrehung hier, gewählt wie im Artikel</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>words of its language</source>
        <translation>Wörter seiner Sprache</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>samples of a round, 1 024 · 128</source>
        <translation>Beispiele eines Durchgangs, 1 024 · 128</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns that {scramble} needs</source>
        <translation>Drehungen, die {scramble} braucht</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>facelets</source>
        <translation>Facelets</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>nine on each of six faces</source>
        <translation>neun auf jeder von sechs Seiten</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>words that fill the line</source>
        <translation>Wörter, die auffüllen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>words of a position</source>
        <translation>Wörter einer Stellung</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>gigabytes of the graphics card</source>
        <translation>Gigabyte der Grafikkarte</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>His machine's. The networks here need no graphics card.</source>
        <translation>Von seinem Rechner. Die Netze hier brauchen keine Grafikkarte.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>games for each length</source>
        <translation>Spiele je Länge</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Its author's choice. So many were played here, too, to measure this program's network.</source>
        <translation>Die Wahl des Autors. So viele wurden auch hier gespielt, um das Netz dieses Programms zu messen.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>hours of training</source>
        <translation>Stunden Training</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>His machine's. What the networks here were trained with stands under Learning.</source>
        <translation>Von seinem Rechner. Womit die Netze hier lernten, steht unter Lernen.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>solved of {turns} turns</source>
        <translation>gelöst bei {turns} Drehungen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>turns that are hard for experts, too</source>
        <translation>Drehungen, die auch Könnern schwerfallen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/network.py"/>
        <source>Said of people who play without a search, in another text.</source>
        <translation>Von Menschen gesagt, die ohne Suche spielen, in einem anderen Text.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>Of a level that is only a picture there. B on the page of Sokoban numbers the blocks of any level.</source>
        <translation>Von einem Level, das dort nur ein Bild ist. B auf der Seite von Sokoban nummeriert die Blöcke jedes Levels.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>His machine's, for one level of his. Here the squares light up in the frame in which a box is lifted.</source>
        <translation>Von seinem Rechner, für eines seiner Level. Hier leuchten die Felder im selben Bild auf, in dem eine Kiste aufgenommen wird.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>counted by exact search, which proves that nothing is shorter</source>
        <translation>durch exakte Suche gezählt, die beweist, dass nichts kürzer ist</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>counted on the solution here, played move by move</source>
        <translation>an der hiesigen Lösung gezählt, Zug für Zug gespielt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>a solution that ends on the left, played, less the shortest by exact search</source>
        <translation>eine Lösung, die links endet, gespielt, abzüglich der kürzesten nach exakter Suche</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>its closed form, evaluated for seven boxes</source>
        <translation>seine geschlossene Form, für sieben Kisten ausgewertet</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>both powers of its closed form, less the shortest solution by exact search</source>
        <translation>beide Potenzen seiner geschlossenen Form, abzüglich der kürzesten Lösung nach exakter Suche</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the moves that the article prints, of which the solution here is made</source>
        <translation>die Züge, die der Artikel druckt; aus ihnen besteht die hiesige Lösung</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>how the article parts seven boxes</source>
        <translation>wie der Artikel sieben Kisten aufteilt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the article's own bound, which is shown here</source>
        <translation>die Schranke des Artikels, die hier gezeigt wird</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the level in the article's own link</source>
        <translation>das Level im Link des Artikels</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>lines of a board of Go</source>
        <translation>Linien eines Go-Bretts</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>squares along a board of checkers</source>
        <translation>Felder an einer Seite des Damebretts</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the article's own formula, which is played here</source>
        <translation>die Formel des Artikels, die hier gespielt wird</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>seconds for a box to be pushed, at first</source>
        <translation>Sekunden für den Weg einer Kiste, anfangs</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>and with blocks, in milliseconds</source>
        <translation>und mit Blöcken, in Millisekunden</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells along a level that took long</source>
        <translation>Felder an einer Seite eines Levels, das lange brauchte</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>Of a level that is only named there.</source>
        <translation>Von einem Level, das dort nur genannt ist.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>blocks of the example</source>
        <translation>Blöcke des Beispiels</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what a cell can be: a box, the man or nothing</source>
        <translation>was eine Zelle sein kann: Kiste, Mann oder nichts</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>how a position is written down here, too</source>
        <translation>so wird eine Stellung auch hier aufgeschrieben</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells remembered at each halving, by n</source>
        <translation>gemerkte Zellen je Halbierung, durch n</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>halvings, by n log₂ 3</source>
        <translation>Halbierungen, durch n log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells in all, by n² log₂ 3</source>
        <translation>Zellen insgesamt, durch n² log₂ 3</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>entrances of room {room}</source>
        <translation>Eintritte in Raum {room}</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>boxes of Picokosmos 17</source>
        <translation>Kisten von Picokosmos 17</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the corridor here is made with as many</source>
        <translation>der Korridor hier ist mit ebenso vielen gemacht</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells across the example</source>
        <translation>Breite des Beispiels in Feldern</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells down the example</source>
        <translation>Höhe des Beispiels in Feldern</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>sides from which a box is pushed</source>
        <translation>Seiten, von denen eine Kiste geschoben wird</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>the sides of a square</source>
        <translation>die Seiten eines Feldes</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>bytes of a node, at least</source>
        <translation>Bytes eines Knotens, mindestens</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>bytes of a node, at most</source>
        <translation>Bytes eines Knotens, höchstens</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>cells along the largest level</source>
        <translation>Felder an einer Seite des größten Levels</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what is added to n for odd n</source>
        <translation>was für ungerade n zu n kommt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what is added to n for even n</source>
        <translation>was für gerade n zu n kommt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes added</source>
        <translation>hinzukommende Schübe</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves more to end on the left</source>
        <translation>Züge mehr, um links zu enden</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of the opening</source>
        <translation>Züge der Eröffnung</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of the opening</source>
        <translation>Schübe der Eröffnung</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>boxes without the two uppermost</source>
        <translation>Kisten ohne die zwei obersten</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves on the lower five beyond M(5)</source>
        <translation>Züge für die unteren fünf über M(5) hinaus</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of the turn</source>
        <translation>Züge der Wende</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of the turn beyond n</source>
        <translation>Züge der Wende über n hinaus</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of the turn</source>
        <translation>Schübe der Wende</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>boxes after the turn</source>
        <translation>Kisten nach der Wende</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what the closed form of the moves takes off beside n</source>
        <translation>was die geschlossene Form der Züge neben n abzieht</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>what the closed form of the pushes takes off</source>
        <translation>was die geschlossene Form der Schübe abzieht</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of seven boxes, by the closed form</source>
        <translation>Züge für sieben Kisten, nach der geschlossenen Formel</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of seven boxes, by the closed form</source>
        <translation>Schübe für sieben Kisten, nach der geschlossenen Formel</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of seven boxes</source>
        <translation>Züge für sieben Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of seven boxes</source>
        <translation>Schübe für sieben Kisten</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>moves of seven boxes that end on the left</source>
        <translation>Züge für sieben Kisten, die links enden</translation>
    </message>
    <message>
        <location filename="../../../core/articles/sokoban.py"/>
        <source>pushes of seven boxes that end on the left</source>
        <translation>Schübe für sieben Kisten, die links enden</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm; here from resources/figures</source>
        <translation>T. Rokicki und M. Davidson, cube20.org/qtm; hier aus resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>T. Rokicki and M. Davidson, cube20.org/qtm, rounded there; here from resources/figures</source>
        <translation>T. Rokicki und M. Davidson, cube20.org/qtm, dort gerundet; hier aus resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>T. Rokicki and others, cube20.org; here from resources/figures</source>
        <translation>T. Rokicki und andere, cube20.org; hier aus resources/figures</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>solved from the article's own populations by detailed balance, the gap put into depth 20</source>
        <translation>aus den Besetzungszahlen des Artikels durch detailliertes Gleichgewicht gelöst, die Lücke in Tiefe 20 gefüllt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the only range of depths over which the mean of p/q reads 9.3412</source>
        <translation>der einzige Bereich von Tiefen, in dem das Mittel von p/q 9,3412 lautet</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>averaged over depths 3 to 16 of the chain that follows from the article's populations</source>
        <translation>gemittelt über die Tiefen 3 bis 16 der Kette, die aus den Besetzungszahlen des Artikels folgt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>It says “very close” and no more. By its own chain the two laws are ≈ 4.85 % apart after 31 turns and ≈ 2.33 % after 32.</source>
        <translation>Er sagt „sehr nahe“ und nicht mehr. Nach seiner eigenen Kette liegen beide Gesetze nach 31 Drehungen ≈ 4,85 % auseinander, nach 32 ≈ 2,33 %.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>A random walk on the cube</source>
        <translation>Eine Irrfahrt auf dem Würfel</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>from the solved cube every turn leads away</source>
        <translation>vom gelösten Würfel führt jede Drehung weg</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>turns a second, all through the age of the universe</source>
        <translation>Drehungen in der Sekunde, ein Weltalter lang</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>At that pace each position once takes 13.7 billion years, as long as the universe is old.</source>
        <translation>Jede Stellung einmal dauert so 13,7 Milliarden Jahre, so lange, wie das Weltall alt ist.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>years of one processor for every position</source>
        <translation>Jahre eines Prozessors für alle Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>What others spent in 2010. Here a position at a time is proved.</source>
        <translation>Was andere 2010 aufwandten. Hier wird eine Stellung nach der anderen bewiesen.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>positions, in whole powers of ten</source>
        <translation>Stellungen, in ganzen Zehnerpotenzen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>multiplied out: 8! · 3⁷ · 12! · 2¹⁰</source>
        <translation>ausmultipliziert: 8! · 3⁷ · 12! · 2¹⁰</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>six faces, two ways each</source>
        <translation>sechs Seiten in je zwei Richtungen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the deepest depth in quarter turns</source>
        <translation>die größte Tiefe in Vierteldrehungen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the first depth that is approximate</source>
        <translation>die erste Tiefe mit ungefährer Zahl</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>equations of detailed balance</source>
        <translation>Gleichungen des detaillierten Gleichgewichts</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>one for each two neighbours of 27 depths</source>
        <translation>eine für je zwei Nachbarn von 27 Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the depth that the missing positions go into</source>
        <translation>die Tiefe, in die die fehlenden Stellungen kommen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>tried at every depth: only there all printed p and q come out</source>
        <translation>in jeder Tiefe versucht: Nur dort kommen alle gedruckten p und q heraus</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>The printed p and q belong to depth 20, and so does the arithmetic: the even depths lack them.</source>
        <translation>Die gedruckten p und q gehören zu Tiefe 20, und so will es die Rechnung: Den geraden Tiefen fehlen sie.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the depth that a walk stays around</source>
        <translation>die Tiefe, um die eine Irrfahrt bleibt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the depth that it calls likelier after 18 turns; here the likeliest</source>
        <translation>die Tiefe, die er nach 18 Drehungen wahrscheinlicher nennt; hier die wahrscheinlichste</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>18 steps of the chain that follows from the article's populations</source>
        <translation>18 Schritte der Kette, die aus den Besetzungszahlen des Artikels folgt</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>17 is likelier than 19, it says. Each turn changes parity, so neither can be: 16 is likeliest.</source>
        <translation>17 sei wahrscheinlicher als 19, heißt es. Jede Drehung wechselt die Parität, keine von beiden ist also möglich: Am wahrscheinlichsten ist 16.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>turns after which the law is close to the stationary one</source>
        <translation>Drehungen, nach denen das Gesetz der stationären Verteilung nahe ist</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the same, on even depths</source>
        <translation>dasselbe auf geraden Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>b, for q near 1/(b + 1)</source>
        <translation>b, für q nahe 1/(b + 1)</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the last depth with q near that</source>
        <translation>die letzte Tiefe mit q nahe daran</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>It says “almost” and no more: q is 0.3 % from it at depth 15, 0.9 % at 17 and 3 % at 18.</source>
        <translation>Er sagt „fast“ und nicht mehr: q liegt in Tiefe 15 um 0,3 % daneben, in 17 um 0,9 % und in 18 um 3 %.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the deepest depth in half turns</source>
        <translation>die größte Tiefe in Halbdrehungen</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>b, how much each depth grows</source>
        <translation>b, wie stark jede Tiefe wächst</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>9.3412 is b itself. Of 12 turns 12 b / (b + 1) lead away.</source>
        <translation>9,3412 ist b selbst. Von 12 Drehungen führen 12 b / (b + 1) weg.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>2.66 is 12 − b. Of 12 turns 12 / (b + 1) lead back.</source>
        <translation>2,66 ist 12 − b. Von 12 Drehungen führen 12 / (b + 1) zurück.</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the first depth of that growth</source>
        <translation>die erste Tiefe dieses Wachstums</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>the last depth of that growth</source>
        <translation>die letzte Tiefe dieses Wachstums</translation>
    </message>
    <message>
        <location filename="../../../core/articles/walk.py"/>
        <source>9.3412 is the mean of p/q from depth 3 to 16. To 18 it is 9.3161.</source>
        <translation>9,3412 ist das Mittel von p/q von Tiefe 3 bis 16. Bis 18 ist es 9,3161.</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>Reading this takes more than {seconds:g} seconds. Divide it</source>
        <translation>Das Lesen dauert länger als {seconds:g} Sekunden. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} bytes to read. Divide it</source>
        <translation>Das sind mehr als {most:,} Byte zu lesen. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} lines to read. Divide it</source>
        <translation>Das sind mehr als {most:,} Zeilen zu lesen. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} characters to read. Divide it</source>
        <translation>Das sind mehr als {most:,} Zeichen zu lesen. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} levels to read. Divide it</source>
        <translation>Das sind mehr als {most:,} Level zu lesen. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This is more than {most:,} squares to read. Divide it</source>
        <translation>Das sind mehr als {most:,} Felder zu lesen. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>This text has {characters:,} characters; {most:,} is the most</source>
        <translation>Dieser Text hat {characters:,} Zeichen; höchstens {most:,} sind möglich</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>{name} is not a file</source>
        <translation>{name} ist keine Datei</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>{name} is larger than {most} MB</source>
        <translation>{name} ist größer als {most} MB</translation>
    </message>
    <message>
        <location filename="../../../core/budget.py"/>
        <source>{name} cannot be read: {reason}</source>
        <translation>{name} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>There is no population</source>
        <translation>Es gibt keine Besetzung</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>The {states} states are not more than the moves that arrive from the depth before</source>
        <translation>Die {states} Zustände sind nicht mehr als die Züge, die aus der Tiefe davor ankommen</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>The {states} states are fewer than the moves that arrive from the depth before</source>
        <translation>Die {states} Zustände sind weniger als die Züge, die aus der Tiefe davor ankommen</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>depth {depth}</source>
        <translation>Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../core/chains/birth_death.py"/>
        <source>Even depths hold {even} states and odd depths {odd}: they must be equal</source>
        <translation>Gerade Tiefen enthalten {even} Zustände, ungerade {odd}: Sie müssen gleich sein</translation>
    </message>
    <message>
        <location filename="../../../core/chains/flows.py"/>
        <source>{shares} shares of moves that stay are too many or too few for {depths} depths</source>
        <translation>{shares} Anteile bleibender Züge sind zu viele oder zu wenige für {depths} Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/chains/flows.py"/>
        <source>With {share:.6g} of its moves staying, {flow:.6g} would lead deeper</source>
        <translation>Wenn {share:.6g} der Züge bleiben, führten {flow:.6g} tiefer</translation>
    </message>
    <message>
        <location filename="../../../core/chains/flows.py"/>
        <source>{moves:.6g} moves a state arrive in {states:.6g} states</source>
        <translation>{moves:.6g} Züge je Zustand kommen in {states:.6g} Zuständen an</translation>
    </message>
    <message>
        <location filename="../../../core/chains/growth.py"/>
        <source>A fit needs two depths from 0 to {most}, not {first} to {last}</source>
        <translation>Eine Anpassung braucht zwei Tiefen von 0 bis {most}, nicht {first} bis {last}</translation>
    </message>
    <message>
        <location filename="../../../core/chains/growth.py"/>
        <source>An ideal puzzle needs a growth above 0 and a diameter of at least 1</source>
        <translation>Ein ideales Rätsel braucht ein Wachstum über 0 und einen Durchmesser von mindestens 1</translation>
    </message>
    <message>
        <location filename="../../../core/figures.py"/>
        <source>{name}, which comes with Statewalk, is damaged</source>
        <translation>{name}, ein Teil von Statewalk, ist beschädigt</translation>
    </message>
    <message>
        <location filename="../../../core/files/encoding.py"/>
        <source>This is not a text file</source>
        <translation>Das ist keine Textdatei</translation>
    </message>
    <message>
        <location filename="../../../core/files/whole_file.py"/>
        <source>it is not a plain file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <location filename="../../../core/files/whole_file.py"/>
        <source>{name} cannot be written: {reason}</source>
        <translation>{name} kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>The picture is all of one colour</source>
        <translation>Das Bild ist ganz einfarbig</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>A square of this picture has {least:g} to {most:.1f} pixels, not {size:g}</source>
        <translation>Ein Feld dieses Bildes hat {least:g} bis {most:.1f} Pixel, nicht {size:g}</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>A line cannot lie at {place:g}</source>
        <translation>Bei {place:g} kann keine Linie liegen</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>The picture has {width} × {height} pixels; {millions} million are the most</source>
        <translation>Das Bild hat {width} × {height} Pixel; höchstens {millions} Millionen sind möglich</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>The picture has {width} × {height} pixels, which is too small for a level</source>
        <translation>Das Bild hat {width} × {height} Pixel, zu wenig für ein Level</translation>
    </message>
    <message>
        <location filename="../../../core/picture/grid.py"/>
        <source>Reading the picture was cancelled</source>
        <translation>Das Lesen des Bildes wurde abgebrochen</translation>
    </message>
    <message>
        <location filename="../../../core/picture/tiles.py"/>
        <source>There is no grid in this picture on which the same tiles come again and again</source>
        <translation>In diesem Bild gibt es kein Raster, auf dem dieselben Kacheln wiederkehren</translation>
    </message>
    <message>
        <location filename="../../../core/picture/tiles.py"/>
        <source>Take a picture of a whole level, straight and as the game shows it</source>
        <translation>Ein Bild eines ganzen Levels verwenden, gerade und so, wie das Spiel es zeigt</translation>
    </message>
    <message>
        <location filename="../../../core/picture/tiles.py"/>
        <source>The picture has {columns} × {rows} squares, which no level has</source>
        <translation>Das Bild hat {columns} × {rows} Felder; so groß ist kein Level</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>Install the program anew</source>
        <translation>Das Programm neu installieren</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>{fault}. {advice}</source>
        <translation>{fault}. {advice}</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>{message} ({place}).</source>
        <translation>{message} ({place}).</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>{message}.</source>
        <translation>{message}.</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../../core/quantified.py"/>
        <source>A formula here has {wanted} quantifiers, not {found}</source>
        <translation>Eine Formel hat hier {wanted} Quantoren, nicht {found}</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} is another table or from another version</source>
        <translation>{name} ist eine andere Tabelle oder aus einer anderen Version</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} has a damaged header</source>
        <translation>{name} hat einen beschädigten Dateikopf</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} is damaged: its checksum does not fit</source>
        <translation>{name} ist beschädigt: Die Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <location filename="../../../core/storage.py"/>
        <source>{name} is not a table of this program</source>
        <translation>{name} ist keine Tabelle dieses Programms</translation>
    </message>
    <message>
        <source>the deepest depth</source>
        <translation type="vanished">die größte Tiefe</translation>
    </message>
    <message>
        <source>Cut off, not rounded.</source>
        <translation type="vanished">Abgeschnitten, nicht gerundet.</translation>
    </message>
    <message>
        <source>their chance, as a power of ten</source>
        <translation type="vanished">deren Chance, als Zehnerpotenz</translation>
    </message>
    <message>
        <source>With all ways counted it is 0.1 to the power of 512.</source>
        <translation type="vanished">Mit allen Wegen gezählt ist sie 0,1 hoch 512.</translation>
    </message>
    <message>
        <source>With all ways counted it is 0.9 to the power of 1024.</source>
        <translation type="vanished">Mit allen Wegen gezählt ist sie 0,9 hoch 1024.</translation>
    </message>
    <message>
        <source>Cut off, not rounded: 184.88.</source>
        <translation type="vanished">Abgeschnitten, nicht gerundet: 184,88.</translation>
    </message>
    <message>
        <source>boards in the largest layer of 2×2, at most</source>
        <translation type="vanished">Bretter in der größten Schicht von 2×2, höchstens</translation>
    </message>
    <message>
        <source>No more than 60, it says.</source>
        <translation type="vanished">Nicht mehr als 60, heißt es.</translation>
    </message>
    <message>
        <source>boards in the largest layer of 3×3</source>
        <translation type="vanished">Bretter in der größten Schicht von 3×3</translation>
    </message>
    <message>
        <source>boards in the largest layer of 4×4</source>
        <translation type="vanished">Bretter in der größten Schicht von 4×4</translation>
    </message>
    <message>
        <source>Its network nobody can ask. This is what this program's own solves.</source>
        <translation type="vanished">Sein Netz kann niemand fragen. Dies löst das Netz dieses Programms.</translation>
    </message>
    <message>
        <source>the likelier depth after 18 turns</source>
        <translation type="vanished">die wahrscheinlichere Tiefe nach 18 Drehungen</translation>
    </message>
    <message>
        <source>17 is likelier than 19, it says. Each turn changes parity, so both cannot be: 16 is likeliest.</source>
        <translation type="vanished">17 sei wahrscheinlicher als 19, heißt es. Jede Drehung wechselt die Parität, beide sind also unmöglich: Am wahrscheinlichsten ist 16.</translation>
    </message>
    <message>
        <source>turns after which the law is within 5 % of its limit</source>
        <translation type="vanished">Drehungen, nach denen das Gesetz auf 5 % bei seinem Grenzwert ist</translation>
    </message>
    <message>
        <source>q is 0.3 % from it at depth 15, 0.9 % at 17 and 3 % at 18.</source>
        <translation type="vanished">q weicht in Tiefe 15 um 0,3 % davon ab, in 17 um 0,9 % und in 18 um 3 %.</translation>
    </message>
    <message>
        <source>{name}, which comes with Statewalk, is damaged. Install the program anew</source>
        <translation type="vanished">{name}, ein Teil von Statewalk, ist beschädigt. Das Programm neu installieren</translation>
    </message>
</context>
</TS>

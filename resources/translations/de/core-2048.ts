<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/twenty48/adviser/coherence.pyx"/>
        <source>The number of games is 1 or more</source>
        <translation>Die Zahl der Spiele ist mindestens 1</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/adviser/expectimax.pyx"/>
        <source>A depth of {depth} is not possible. Use 1 to {most}</source>
        <translation>Eine Tiefe von {depth} ist nicht möglich. Möglich ist 1 bis {most}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/adviser/format.py"/>
        <source>{name} is damaged: it contains no training data</source>
        <translation>{name} ist beschädigt: Die Datei enthält keine Trainingsdaten</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>Expected a list of games, not {value}</source>
        <translation>Erwartet wird eine Liste von Spielen, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>A game must be the list of its boards in order, not {value}</source>
        <translation>Ein Spiel muss die Liste seiner Bretter der Reihe nach sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/__init__.py"/>
        <source>Board {number} does not follow from the board before it by one move</source>
        <translation>Brett {number} folgt nicht durch einen Zug auf das vorige</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/chain.pyx"/>
        <source>The target of the bag is a power of two from {least} to {most}</source>
        <translation>Die Zielkachel des Beutels ist eine Zweierpotenz von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/chain.pyx"/>
        <source>{text} is not a probability from 0 to 1</source>
        <translation>{text} ist keine Wahrscheinlichkeit von 0 bis 1</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/chain.pyx"/>
        <source>A game begins with 1 or 2 tiles, not with {tiles}</source>
        <translation>Ein Spiel beginnt mit 1 oder 2 Kacheln, nicht mit {tiles}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/distribution.py"/>
        <source>Exact fractions are for targets up to {most}</source>
        <translation>Exakte Brüche gibt es für Zielkacheln bis {most}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/bag/distribution.py"/>
        <source>The chain has another probability of a 4 than {four}</source>
        <translation>Die Kette hat eine andere Wahrscheinlichkeit einer 4 als {four}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>A {board} board has {cells} cells, not {found}</source>
        <translation>Ein {board}-Brett hat {cells} Felder, nicht {found}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>A {board} board cannot hold a tile above {most}</source>
        <translation>Ein {board}-Brett kann keine Kachel über {most} enthalten</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>The target of a {board} board is a power of two from 8 to {most}</source>
        <translation>Die Zielkachel auf einem {board}-Brett ist eine Zweierpotenz von 8 bis {most}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>Score and moves are not negative</source>
        <translation>Punkte und Züge sind nicht negativ</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>{direction} is not a direction</source>
        <translation>{direction} ist keine Richtung</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board.pyx"/>
        <source>{cells} cells do not fill a board of {rows}x{columns}</source>
        <translation>{cells} Felder füllen kein Brett von {rows}x{columns}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board_argument.py"/>
        <source>A board must be rows of tiles, as “2 4 / . 2” or [[2, 4], [0, 2]], not {value}</source>
        <translation>Ein Brett muss aus Zeilen von Kacheln bestehen wie „2 4 / . 2“ oder [[2, 4], [0, 2]], nicht aus {value}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/board_argument.py"/>
        <source>A board of {wanted} is needed, but this one is {board}</source>
        <translation>Erwartet wird ein Brett von {wanted}, dieses ist {board}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>No move is left.</source>
        <translation>Kein Zug ist mehr möglich.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>No odds for {board}. They are exact on 2×2, 2×3, 2×4 and 3×3, and estimated by playouts on 4×4.</source>
        <translation>Für {board} gibt es keine Gewinnchancen: exakt auf 2×2, 2×3, 2×4 und 3×3, auf 4×4 vom Berater durch Ausspielen geschätzt.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>The adviser plays only with the original share of fours, one in ten new tiles.</source>
        <translation>Der Berater spielt nur mit dem ursprünglichen Anteil an Vieren: eine unter zehn neuen Kacheln.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/chances.py"/>
        <source>The adviser values only boards with tiles up to 32768.</source>
        <translation>Der Berater bewertet nur Bretter mit Kacheln bis 32768.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>There are no exact odds for {board}: it has too many positions</source>
        <translation>Für {board} gibt es keine exakten Gewinnchancen: Es hat zu viele Stellungen</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>There are no exact odds for {target} on {board}. Use a target from 8 to {most}</source>
        <translation>Für {target} auf {board} gibt es keine exakten Gewinnchancen. Möglich ist eine Zielkachel von 8 bis {most}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>The odds of {board} to {target} take {size} MB, more than half of this machine's memory</source>
        <translation>Die Gewinnchancen von {board} bis {target} brauchen {size} MB, mehr als die Hälfte des Arbeitsspeichers dieses Rechners</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>{name} is no objective. Use {names}</source>
        <translation>{name} ist keine Vorgabe. Möglich sind {names}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/odds.py"/>
        <source>The odds could not be stored in {folder}: {reason}.</source>
        <translation>Die Gewinnchancen konnten nicht in {folder} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/outcomes/set_boards.py"/>
        <source>The boards that follow from this one do not fit into half of this machine's memory</source>
        <translation>Die Stellungen, die auf diese folgen, passen nicht in die Hälfte des Arbeitsspeichers dieses Rechners</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move left</source>
        <translation>Keine Kachel kann nach links</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move right</source>
        <translation>Keine Kachel kann nach rechts</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move up</source>
        <translation>Keine Kachel kann nach oben</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No tile can move down</source>
        <translation>Keine Kachel kann nach unten</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{name} is not a move. Use left right up down</source>
        <translation>{name} ist kein Zug. Möglich sind left right up down</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{name} is not a board. Use 2x2 to 8x8, or 3x3:256 for a target of 256</source>
        <translation>{name} ist kein Brett. Möglich sind 2x2 bis 8x8 oder 3x3:256 mit der Zielkachel 256</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{text} is not a probability. Write it as 0.1 or 1/10</source>
        <translation>{text} ist keine Wahrscheinlichkeit. Man schreibt sie als 0,1 oder 1/10</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>No probability is given. Write it as 0.1 or 1/10</source>
        <translation>Keine Wahrscheinlichkeit angegeben. Man schreibt sie als 0,1 oder 1/10</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{target} is no target. Use a power of two from 8</source>
        <translation>{target} ist keine Zielkachel. Möglich ist eine Zweierpotenz ab 8</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{target} is no target for {board}. Use a power of two from 8 to {most}</source>
        <translation>{target} ist keine Zielkachel für {board}. Möglich ist eine Zweierpotenz von 8 bis {most}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A text of {characters:,} characters is no board; {most:,} is the most</source>
        <translation>Ein Text von {characters:,} Zeichen ist kein Brett; höchstens {most:,} sind möglich</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>There is no board here</source>
        <translation>Hier ist kein Brett</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{text} stands alone in its row. Put blanks between tiles, as in 2 4 / . 2</source>
        <translation>{text} steht allein in seiner Zeile. Leerzeichen zwischen die Kacheln setzen, wie in 2 4 / . 2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A row of %n cells is not possible. Use boards from 2x2 to 8x8</source>
        <extracomment>One: A row of %n cells is not possible. Use boards from 2x2 to 8x8</extracomment>
        <translation>
            <numerusform>Eine Zeile mit %n Feld ist nicht möglich. Möglich sind Bretter von 2x2 bis 8x8</numerusform>
            <numerusform>Eine Zeile mit %n Feldern ist nicht möglich. Möglich sind Bretter von 2x2 bis 8x8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>This row has %n cells, the first has {columns}</source>
        <extracomment>One: This row has %n cell, the first has {columns}</extracomment>
        <translation>
            <numerusform>Diese Zeile hat %n Feld, die erste hat {columns}</numerusform>
            <numerusform>Diese Zeile hat %n Felder, die erste hat {columns}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A board of %n rows is not possible. Use boards from 2x2 to 8x8</source>
        <extracomment>One: A board of %n row is not possible. Use boards from 2x2 to 8x8</extracomment>
        <translation>
            <numerusform>Ein Brett mit %n Zeile ist nicht möglich. Möglich sind Bretter von 2x2 bis 8x8</numerusform>
            <numerusform>Ein Brett mit %n Zeilen ist nicht möglich. Möglich sind Bretter von 2x2 bis 8x8</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{name} is not known. Use target, score, moves, generator or four</source>
        <translation>{name} ist nicht bekannt. Möglich sind target, score, moves, generator und four</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A whole number belongs after {name}</source>
        <translation>Nach {name} gehört eine ganze Zahl</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>{text} is not a tile. Tiles are 2, 4, 8 and so on</source>
        <translation>{text} ist keine Kachel. Kacheln sind 2, 4, 8 und so weiter</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/puzzle.py"/>
        <source>A {board} board cannot hold {tile}. Its largest tile is {largest}</source>
        <translation>Ein {board}-Brett kann {tile} nicht enthalten. Seine größte Kachel ist {largest}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/shape.py"/>
        <source>A board of {board} is not possible. Use 2x2 to 8x8</source>
        <translation>Ein Brett von {board} ist nicht möglich. Möglich sind 2x2 bis 8x8</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/shape.py"/>
        <source>{text} is not a board. Use 4 for 4x4, or rows and columns as in 3x4</source>
        <translation>{text} ist kein Brett. Man schreibt 4 für 4x4 oder Zeilen und Spalten wie in 3x4</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/count.py"/>
        <source>There are {layers} layers, more than {most} to list</source>
        <translation>Es gibt {layers} Schichten, mehr als {most} lassen sich nicht auflisten</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/count.py"/>
        <source>2^{exponent} is no target. Use a power of two from 8 to 2^{most}</source>
        <translation>2^{exponent} ist keine Zielkachel. Möglich ist eine Zweierpotenz von 8 bis 2^{most}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>J. Lees-Miller, The Mathematics of 2048 (2017)</source>
        <translation>J. Lees-Miller, The Mathematics of 2048 (2017)</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>2048 on {board} to {target}</source>
        <translation>2048 auf {board} bis {target}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>{target} in a bag</source>
        <translation>{target} im Beutel</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/depths.py"/>
        <source>tile sum / 2</source>
        <translation>Kachelsumme / 2</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layer_plot.py"/>
        <source>The boards of {board} to {target} are too many to list in a minute</source>
        <translation>Die Bretter von {board} bis {target} sind zu viele, um sie in einer Minute aufzulisten</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>The boards of {board} are too many to be listed</source>
        <translation>Die Bretter von {board} sind zu viele, um sie aufzulisten</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>Boards of {board} can be listed only for targets from 8 to {most}</source>
        <translation>Bretter von {board} lassen sich nur für Zielkacheln von 8 bis {most} auflisten</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>Boards of {board} can be listed only for the target 8</source>
        <translation>Bretter von {board} lassen sich nur für die Zielkachel 8 auflisten</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/layers.pyx"/>
        <source>Strategies cannot be evaluated on {board}</source>
        <translation>Auf {board} lassen sich Strategien nicht auswerten</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/states/listing.py"/>
        <source>The listing could not be stored in {folder}: {reason}.</source>
        <translation>Die Auflistung konnte nicht in {folder} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/__init__.py"/>
        <source>{name} is no strategy on {board}. Use {names}</source>
        <translation>{name} ist keine Strategie auf {board}. Möglich sind {names}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/games.pyx"/>
        <source>Perfect play is not known on 4x4</source>
        <translation>Perfektes Spiel ist auf 4x4 nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/microscope.py"/>
        <source>moves that merge</source>
        <translation>Züge, die verschmelzen</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/microscope.py"/>
        <source>moves that only slide</source>
        <translation>Züge, die nur verschieben</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/microscope.py"/>
        <source>The adviser has no network for {board}</source>
        <translation>Der Berater hat kein Netz für {board}</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/simulation.py"/>
        <source>As the adviser does, by its trained network.</source>
        <translation>Wie der Berater, nach seinem trainierten Netz.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Plays each direction as often as you did in {games} of your own games ({moves} moves) when the same directions were possible. The tiles themselves do not matter.</source>
        <translation>Wählt jede Richtung so häufig wie in {games} der eigenen Spiele ({moves} Züge), wenn dieselben Richtungen möglich waren. Auf die Kacheln selbst kommt es nicht an.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Your habits</source>
        <translation>Eigene Gewohnheiten</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The move that wins most often by the exact odds; equal moves are chosen at random.</source>
        <translation>Der Zug, der nach den exakten Gewinnchancen am häufigsten gewinnt; unter gleich guten entscheidet der Zufall.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Every legal move with the same probability.</source>
        <translation>Jeder erlaubte Zug gleich häufig.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The move that scores most; equal moves are chosen at random.</source>
        <translation>Der Zug mit den meisten Punkten; unter gleich guten entscheidet der Zufall.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Corner</source>
        <comment>a way to play 2048</comment>
        <translation>Ecke</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Left or up with the same probability; right or down only if neither moves anything.</source>
        <translation>Links oder hoch, beide gleich häufig; rechts oder runter nur, wenn sich sonst nichts bewegt.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>left or up</source>
        <translation>links oder hoch</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>right or down</source>
        <translation>rechts oder runter</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Never up</source>
        <translation>Nie hoch</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Left, right or down with the same probability; up only if nothing else moves.</source>
        <translation>Links, rechts oder runter, alle gleich häufig; hoch nur, wenn sich sonst nichts bewegt.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>left or right</source>
        <translation>links oder rechts</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>down</source>
        <translation>runter</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>up</source>
        <translation>hoch</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Snake</source>
        <translation>Schlange</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The move after which the tiles lie most like a snake from a corner: each tile counts times a power of 4 that falls along the snake.</source>
        <translation>Der Zug, nach dem die Kacheln am ehesten einer Schlange aus einer Ecke gleichen: Jede Kachel zählt mal eine Potenz von 4, die an der Schlange entlang abnimmt.</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>Adviser</source>
        <translation>Berater</translation>
    </message>
    <message>
        <location filename="../../../core/twenty48/strategies/strategy.py"/>
        <source>The program's network, looking one move ahead: the most points now and, by its estimate, still to come; equal moves are chosen at random. In a game it looks further ahead.</source>
        <translation>Das Netz des Programms, einen Zug vorausschauend: die meisten Punkte, jetzt und nach seiner Schätzung noch zu erwarten; unter gleich guten Zügen entscheidet der Zufall. Im Spiel schaut es weiter voraus.</translation>
    </message>
</context>
</TS>

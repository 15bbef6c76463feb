<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
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
        <source>Bag: fours and first tiles of the game</source>
        <translation>Beutel: Vieren und erste Kacheln des Spiels</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Play the cube's chain</source>
        <translation>Die Kette des Würfels abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/chain/view.py"/>
        <source>Let N run to its end</source>
        <translation>N bis zum Ende laufen lassen</translation>
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
        <source>Keep it in view, or not</source>
        <translation>Im Blick behalten oder nicht</translation>
    </message>
    <message>
        <location filename="../../../app/lab/cube_walk.py"/>
        <source>Measure walks of the cube</source>
        <translation>Irrfahrten des Würfels messen</translation>
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
        <source>Count the shortest answers of the rooms</source>
        <translation>Die kürzesten Lösungen der Räume zählen</translation>
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
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Draw positions of this depth</source>
        <translation>Stellungen dieser Tiefe ziehen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/lumping/view.py"/>
        <source>Look where the turns of positions drawn at random lead, or stop doing so</source>
        <translation>Nachsehen, wohin die Drehungen zufällig gezogener Stellungen führen, oder damit aufhören</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Next subject</source>
        <translation>Nächstes Thema</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Subject before</source>
        <translation>Voriges Thema</translation>
    </message>
    <message>
        <location filename="../../../app/lab/page.py"/>
        <source>Save the plot that is in front as PNG, SVG or PDF</source>
        <translation>Das vordere Diagramm als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Evaluate the network</source>
        <translation>Das Netz auswerten</translation>
    </message>
    <message>
        <location filename="../../../app/lab/policy/view.py"/>
        <source>Let the network play many scrambles of every length, or stop it</source>
        <translation>Das Netz viele Verdrehungen jeder Länge spielen lassen, oder anhalten</translation>
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
        <source>One call back</source>
        <translation>Einen Aufruf zurück</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>In Savitch's algorithm</source>
        <translation>In Savitchs Algorithmus</translation>
    </message>
    <message>
        <location filename="../../../app/lab/savitch/view.py"/>
        <source>Begin Savitch's algorithm anew</source>
        <translation>Savitchs Algorithmus von vorn beginnen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>Search another scramble</source>
        <translation>Von einer anderen Verdrehung aus suchen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/search/view.py"/>
        <source>Search the cube on its page</source>
        <translation>Vom Würfel der Würfelseite aus suchen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Play the random pusher</source>
        <translation>Das zufällige Schieben abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/lab/sokoban.py"/>
        <source>Plot the level on the Sokoban page</source>
        <translation>Das Level der Sokoban-Seite zeigen</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>Not shown</source>
        <translation>Nicht gezeigt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>Behind the cube</source>
        <translation>Hinter dem Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>As a net</source>
        <translation>Als Netz</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>white</source>
        <comment>a colour</comment>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>red</source>
        <comment>a colour</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>green</source>
        <comment>a colour</comment>
        <translation>Grün</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>yellow</source>
        <comment>a colour</comment>
        <translation>Gelb</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>orange</source>
        <comment>a colour</comment>
        <translation>Orange</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>blue</source>
        <comment>a colour</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>wine</source>
        <comment>a colour</comment>
        <translation>Weinrot</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>teal</source>
        <comment>a colour</comment>
        <translation>Blaugrün</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>amber</source>
        <comment>a colour</comment>
        <translation>Bernstein</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>navy</source>
        <comment>a colour</comment>
        <translation>Marineblau</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/look.py"/>
        <source>colour {face}</source>
        <translation>Farbe {face}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>Drag a sticker to turn its layer, drag outside to orbit, or press</source>
        <translation>Sticker ziehen: Ebene drehen. Daneben ziehen: Ansicht drehen. Tasten:</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>Rubik's Cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>solved</source>
        <comment>the cube</comment>
        <translation>gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/view.py"/>
        <source>not solved</source>
        <comment>the cube</comment>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Up</source>
        <comment>a face of the cube</comment>
        <translation>Oben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Right</source>
        <comment>a face of the cube</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Front</source>
        <comment>a face of the cube</comment>
        <translation>Vorn</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Down</source>
        <comment>a face of the cube</comment>
        <translation>Unten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Left</source>
        <comment>a face of the cube</comment>
        <translation>Links</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>Back</source>
        <comment>a face of the cube</comment>
        <translation>Hinten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} wide</source>
        <translation>{face} breit</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} prime</source>
        <translation>{face} Strich</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>{face} twice</source>
        <translation>{face} zweimal</translation>
    </message>
    <message>
        <location filename="../../../app/cube/board/words.py"/>
        <source>all {colour}</source>
        <translation>überall {colour}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the upper face clockwise</source>
        <translation>Die obere Seite im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the upper face anticlockwise</source>
        <translation>Die obere Seite gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the lower face clockwise</source>
        <translation>Die untere Seite im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the lower face anticlockwise</source>
        <translation>Die untere Seite gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the left face clockwise</source>
        <translation>Die linke Seite im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the left face anticlockwise</source>
        <translation>Die linke Seite gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the right face clockwise</source>
        <translation>Die rechte Seite im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the right face anticlockwise</source>
        <translation>Die rechte Seite gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the front face clockwise</source>
        <translation>Die vordere Seite im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the front face anticlockwise</source>
        <translation>Die vordere Seite gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the back face clockwise</source>
        <translation>Die hintere Seite im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the back face anticlockwise</source>
        <translation>Die hintere Seite gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the middle layer like {face}</source>
        <translation>Die Mittelebene wie {face} drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the middle layer like {face}, the other way</source>
        <translation>Die Mittelebene entgegen {face} drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn two layers like {face}</source>
        <translation>Zwei Ebenen wie {face} drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn two layers like {face}, the other way</source>
        <translation>Zwei Ebenen entgegen {face} drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the whole cube like {face}</source>
        <translation>Den ganzen Würfel wie {face} drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn the whole cube like {face}, the other way</source>
        <translation>Den ganzen Würfel entgegen {face} drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further left</source>
        <translation>Von weiter links ansehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further right</source>
        <translation>Von weiter rechts ansehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further up</source>
        <translation>Von weiter oben ansehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look from further down</source>
        <translation>Von weiter unten ansehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Count moves in HTM</source>
        <translation>Züge in HTM zählen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Count moves in QTM</source>
        <translation>Züge in QTM zählen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Take the last move back</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Play the move again</source>
        <translation>Den Zug wieder ausführen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Back to the previous line</source>
        <translation>Zurück zur vorigen Zugfolge</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Bring back the moves that were undone before other moves were made; again switches back</source>
        <translation>Die zurückgenommenen Züge wiederherstellen, an deren Stelle anders gezogen wurde; noch einmal wechselt zurück</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Next scramble</source>
        <translation>Nächster Scramble</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>The next scramble in the list, or a new one; undo brings this cube back</source>
        <translation>Der nächste Scramble der Liste oder ein neuer; Rückgängig bringt diesen Würfel zurück</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Previous scramble</source>
        <translation>Voriger Scramble</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go back to the scramble before this one</source>
        <translation>Zum Scramble davor zurückgehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paste scrambles</source>
        <translation>Scrambles einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Use the scrambles in the clipboard one after the other, one per line</source>
        <translation>Die Scrambles aus der Zwischenablage der Reihe nach verwenden, einer je Zeile</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Discard the remaining scrambles</source>
        <translation>Restliche Scrambles verwerfen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>The next scramble will be a new one</source>
        <translation>Der nächste Scramble wird neu erzeugt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Start from solved</source>
        <translation>Mit gelöstem Würfel beginnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Begin with a solved cube; undo brings this one back</source>
        <translation>Mit einem gelösten Würfel beginnen; Rückgängig bringt diesen zurück</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Solve this cube</source>
        <translation>Diesen Würfel lösen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show a short solution, then find an optimal one</source>
        <translation>Eine kurze Lösung zeigen, dann eine optimale suchen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Find other solutions</source>
        <translation>Andere Lösungen suchen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Search for more solutions of the proved length</source>
        <translation>Weitere Lösungen der bewiesenen Länge suchen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show the shorter solution</source>
        <translation>Kürzere Lösung zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go back to the cube that was solved; a shorter solution has been found since</source>
        <translation>Zum gelösten Würfel zurückgehen; inzwischen ist eine kürzere Lösung gefunden</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>End the search</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Stop proving; what is known so far is kept</source>
        <translation>Nicht weiter beweisen; was schon bekannt ist, bleibt erhalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paint stickers</source>
        <translation>Sticker bemalen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter a cube sticker by sticker</source>
        <translation>Einen Würfel Sticker für Sticker eingeben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Find a cube for blank stickers</source>
        <translation>Würfel zu leeren Stickern finden</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>A cube that matches the painted stickers, or the shortest moves to one</source>
        <translation>Ein Würfel, der zu den bemalten Stickern passt, oder die kürzeste Zugfolge dorthin</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn a solved cube into one of many patterns, or open one that you have drawn</source>
        <translation>Einen gelösten Würfel in eines von vielen Mustern drehen oder ein selbst gezeichnetes öffnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Save the cube as PNG, SVG or PDF</source>
        <translation>Den Würfel als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Put a picture of the cube into the clipboard</source>
        <translation>Ein Bild des Würfels in die Zwischenablage legen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy scramble</source>
        <translation>Scramble kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the scramble as text</source>
        <translation>Den Scramble als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy moves</source>
        <translation>Züge kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the moves as text</source>
        <translation>Die Züge als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Copy the facelets</source>
        <translation>Die Facelets kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Paste moves or position</source>
        <translation>Züge oder Stellung einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Play the moves, or start from the facelets, in the clipboard</source>
        <translation>Die Züge aus der Zwischenablage ausführen oder von den Facelets darin ausgehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter moves</source>
        <translation>Züge eingeben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go to the line for moves</source>
        <translation>Zur Zeile für Züge gehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Enter a setup</source>
        <translation>Vorbereitung eingeben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go to the line for moves that set the cube up before the others</source>
        <translation>Zur Zeile für Züge gehen, die den Würfel vor den anderen vorbereiten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Plot of the times</source>
        <translation>Diagramm der Zeiten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show this session's times solve by solve, or as a histogram</source>
        <translation>Die Zeiten dieser Session zeigen: Solve für Solve oder als Histogramm</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Reset view</source>
        <translation>Ansicht zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look at the cube from the initial angle</source>
        <translation>Den Würfel wieder wie am Anfang ansehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show hidden faces</source>
        <translation>Verdeckte Seiten zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Choose how the hidden faces are shown: behind the cube, as a net, or not at all</source>
        <translation>Die abgewandten Seiten zeigen: hinter dem Würfel, als Netz oder gar nicht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Play the {cube}</source>
        <translation>Mit dem {cube} spielen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Rotate {move}</source>
        <translation>{move} rotieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn {move}</source>
        <translation>{move} drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn</source>
        <comment>a group of commands</comment>
        <translation>Drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along_game.py"/>
        <source>Searching the depths along this game</source>
        <translation>Tiefen im Verlauf dieses Spiels werden gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along_game.py"/>
        <source>in {unit}</source>
        <translation>in {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns that lead closer</source>
        <translation>Drehungen, die näher heranführen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns that keep the depth</source>
        <translation>Drehungen, die die Tiefe halten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns that lead farther</source>
        <translation>Drehungen, die weiter wegführen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>leads closer</source>
        <translation>führt näher heran</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>keeps the depth</source>
        <translation>hält die Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>leads farther</source>
        <translation>führt weiter weg</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>closer</source>
        <comment>turns that lead so</comment>
        <translation>näher</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>same</source>
        <comment>turns that lead so</comment>
        <translation>gleich</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>farther</source>
        <comment>turns that lead so</comment>
        <translation>weiter weg</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{turn} {leads}</source>
        <translation>{turn} {leads}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>not proved yet</source>
        <translation>noch nicht bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>not proved</source>
        <translation>nicht bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns not proved</source>
        <translation>Drehungen ohne Beweis</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{way} {count}</source>
        <translation>{way} {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>not searched</source>
        <translation>nicht gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Point at a turn to see it on the cube, click to play it.</source>
        <translation>Auf eine Drehung zeigen, um sie am Würfel zu sehen; klicken, um sie auszuführen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns proved</source>
        <translation>bewiesene Drehungen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{proved} of {ways} proved</source>
        <translation>{proved} von {ways} bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{lead}, expected</source>
        <translation>{lead}, erwartet</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>expected at depth {depth}: {means}</source>
        <translation>erwartet in Tiefe {depth}: {means}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>expected at depth {depth}: ≈ {means}</source>
        <translation>erwartet in Tiefe {depth}: ≈ {means}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Shows arrows once this depth is proved.</source>
        <translation>Zeigt Pfeile, sobald diese Tiefe bewiesen ist.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Checking the remaining turns.</source>
        <translation>Die übrigen Drehungen werden untersucht.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>The remaining turns need a longer search.</source>
        <translation>Die übrigen Drehungen brauchen eine längere Suche.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimating the cube's depth</source>
        <translation>Tiefe des Würfels wird geschätzt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>The network rules out every depth that is still possible, so it is wrong here.</source>
        <translation>Das Netz schließt alle noch möglichen Tiefen aus; hier irrt es also.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimated probability of each depth: {weights}</source>
        <translation>Geschätzte Wahrscheinlichkeit je Tiefe: {weights}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>No estimate: {reason}</source>
        <translation>Keine Schätzung: {reason}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>mean depth estimated by the network</source>
        <translation>mittlere Tiefe, vom Netz geschätzt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Network: ≈ {mean} on average, {share} for {depth}</source>
        <translation>Netz: ≈ {mean} im Mittel, {share} für {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{lower} to {turns}</source>
        <translation>{lower} bis {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>Published: {author}, {year}.</source>
        <translation>Veröffentlicht: {author}, {year}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>Computed by this program, {year}.</source>
        <translation>Von diesem Programm berechnet, {year}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{lower} or {upper}</source>
        <translation>{lower} oder {upper}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{lower} to {upper}</source>
        <translation>{lower} bis {upper}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/path.py"/>
        <source>{between}, from neighbouring positions</source>
        <translation>{between}, aus benachbarten Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>The depth after each move</source>
        <translation>Die Tiefe nach jedem Zug</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>Turn the cube to plot its depth here.</source>
        <translation>Den Würfel drehen: Hier wird seine Tiefe gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>start</source>
        <comment>before the first move</comment>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>bounds</source>
        <comment>of bounds</comment>
        <translation>Schranken</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Searching the cube's depth</source>
        <translation>Tiefe des Würfels wird gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Loading the cube's pruning table</source>
        <translation>Pruning-Tabelle des Würfels wird geladen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>{place} is not a net of stickers</source>
        <translation>{place} ist kein Netz aus Stickern</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>%n stickers of a {cube}</source>
        <extracomment>One: %n sticker of a {cube}</extracomment>
        <translation>
            <numerusform>%n Sticker eines {cube}</numerusform>
            <numerusform>%n Sticker eines {cube}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Drawn by you: {asked}, %n blank ones.</source>
        <extracomment>One: Drawn by you: {asked}, %n blank one.</extracomment>
        <translation>
            <numerusform>Selbst gezeichnet: {asked}, %n leerer.</numerusform>
            <numerusform>Selbst gezeichnet: {asked}, %n leere.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Drawn by you: {asked}.</source>
        <translation>Selbst gezeichnet: {asked}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Give the pattern a name</source>
        <translation>Dem Muster einen Namen geben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>The name has {length} characters, at most {most} are allowed</source>
        <translation>Der Name hat {length} Zeichen, höchstens {most} sind möglich</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>There is already a pattern called {name}</source>
        <translation>Ein Muster namens {name} gibt es schon</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>Choose another name</source>
        <translation>Einen anderen Namen wählen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Paint a cube</source>
        <translation>Würfel bemalen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Take the last stroke back</source>
        <translation>Den letzten Strich zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Begin with the current cube</source>
        <translation>Mit dem aktuellen Würfel beginnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Clear the net</source>
        <translation>Das Netz leeren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Leave the current cube as it is</source>
        <translation>Den aktuellen Würfel lassen, wie er ist</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Use this cube</source>
        <translation>Diesen Würfel nehmen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>This cube is solved.</source>
        <translation>Dieser Würfel ist gelöst.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>This cube can be solved.</source>
        <translation>Dieser Würfel ist lösbar.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>%n stickers are left.</source>
        <extracomment>One: %n sticker is left.</extracomment>
        <translation>
            <numerusform>%n Sticker fehlt noch.</numerusform>
            <numerusform>%n Sticker fehlen noch.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Only one cube has these stickers.</source>
        <translation>Nur ein Würfel hat diese Sticker.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Pick a colour with 1 to 6, click or drag to paint.</source>
        <translation>Farbe mit 1 bis 6 wählen, zum Malen klicken oder ziehen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>Net of the cube</source>
        <translation>Netz des Würfels</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>not painted</source>
        <translation>nicht bemalt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/net_painter.py"/>
        <source>{painted} of {all} stickers painted</source>
        <translation>{painted} von {all} Stickern bemalt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{colour} chosen; {counts}</source>
        <translation>{colour} gewählt; {counts}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{purpose} {colour}, the colour of the {face} face</source>
        <translation>{purpose}: {colour}, Farbe der Seite {face}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/swatches.py"/>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>From this cube</source>
        <translation>Von diesem Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>From a solved cube</source>
        <translation>Von einem gelösten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Paint the stickers that matter and leave the rest blank: a blank sticker can be any colour.</source>
        <translation>Nur bemalen, worauf es ankommt: Leere Sticker dürfen jede Farbe haben.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Blank stickers</source>
        <translation>Leere Sticker</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Starting position</source>
        <translation>Ausgangsstellung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Any match</source>
        <translation>Ein passender</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Begin with one of the cubes that have these stickers</source>
        <translation>Mit einem der Würfel beginnen, die diese Sticker haben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Find shortest moves</source>
        <translation>Kürzeste Zugfolge</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The fewest moves to any cube with these stickers</source>
        <translation>Die kürzeste Zugfolge zu irgendeinem Würfel mit diesen Stickern</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Play it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Name of this pattern</source>
        <translation>Name dieses Musters</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Keep</source>
        <comment>stickers of any colour</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Keep the pattern in the pattern library</source>
        <translation>Das Muster in der Mustersammlung behalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking for a cube that fits</source>
        <translation>Ein passender Würfel wird gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Searching for the shortest moves</source>
        <translation>Kürzeste Zugfolge wird gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>{name} is kept</source>
        <translation>{name} bleibt erhalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>In the pattern library</source>
        <translation>In der Mustersammlung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Searching.</source>
        <translation>Suche läuft.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Not possible in {turns} or fewer.</source>
        <translation>Nicht möglich: {turns} oder weniger.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Sequences of length {excluded}: {share} searched.</source>
        <translation>Zugfolgen der Länge {excluded}: {share} durchsucht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Shortest, %n moves HTM: {moves}</source>
        <extracomment>One: Shortest, %n move HTM: {moves}</extracomment>
        <translation>
            <numerusform>Kürzeste Zugfolge, %n Zug HTM: {moves}</numerusform>
            <numerusform>Kürzeste Zugfolge, %n Züge HTM: {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Shortest, %n moves QTM: {moves}</source>
        <extracomment>One: Shortest, %n move QTM: {moves}</extracomment>
        <translation>
            <numerusform>Kürzeste Zugfolge, %n Zug QTM: {moves}</numerusform>
            <numerusform>Kürzeste Zugfolge, %n Züge QTM: {moves}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The current cube already matches if held another way: {moves}.</source>
        <translation>Der aktuelle Würfel passt schon, anders gehalten: {moves}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The current cube already matches.</source>
        <translation>Der aktuelle Würfel passt schon.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube already matches if held another way: {moves}.</source>
        <translation>Ein gelöster Würfel passt schon, anders gehalten: {moves}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube already matches.</source>
        <translation>Ein gelöster Würfel passt schon.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>The previous cube cannot be read. This one stays.</source>
        <translation>Der vorige Würfel ist nicht lesbar. Dieser bleibt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>The previous cube is back</source>
        <translation>Der vorige Würfel ist zurück</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Scrambling the cube</source>
        <translation>Würfel wird gescrambelt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Counting the positions of the 2×2×2</source>
        <translation>Stellungen des 2×2×2 werden gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>(R U)3, [R, U], [R: U], 2R Rw, x y z, // words</source>
        <translation>(R U)3, [R, U], [R: U], 2R Rw, x y z, // Text</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>(R U)3, [R, U], [R: U], r Rw 2R 3Rw, M E S, x y z, // words</source>
        <translation>(R U)3, [R, U], [R: U], r Rw 2R 3Rw, M E S, x y z, // Text</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Enter moves or a position</source>
        <translation>Züge oder Stellung eingeben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Enter</source>
        <translation>Eingeben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Play these moves, or start from this position</source>
        <translation>Diese Züge ausführen oder von dieser Stellung ausgehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Set the cube up first, with other moves</source>
        <translation>Den Würfel zuerst mit anderen Zügen vorbereiten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Setup, from a solved cube</source>
        <translation>Vorbereitung, vom gelösten Würfel aus</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Inverse</source>
        <translation>Umkehrung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Set up the position that the moves below solve</source>
        <translation>Die Stellung vorbereiten, die die Züge unten lösen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Moves, or {number} facelets</source>
        <translation>Züge oder {number} Facelets</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>It is empty.</source>
        <translation>Sie ist leer.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Reading moves</source>
        <translation>Züge werden gelesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>These moves were not played.</source>
        <translation>Diese Züge wurden nicht gespielt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>The clipboard holds no moves and no cube.</source>
        <translation>In der Zwischenablage sind weder Züge noch ein Würfel.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>A position needs no setup: enter only one of the two.</source>
        <translation>Eine Stellung braucht keine Vorbereitung: nur eines von beiden angeben.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/lengths.py"/>
        <source>%n moves</source>
        <extracomment>One: %n move</extracomment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/lengths.py"/>
        <source>%n QTM</source>
        <comment>beside the turns</comment>
        <extracomment>One: %n QTM</extracomment>
        <translation>
            <numerusform>%n QTM</numerusform>
            <numerusform>%n QTM</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>F2 renames it, Shift+Del deletes it</source>
        <translation>F2 benennt es um, Umschalt+Entf löscht es</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Search {number} patterns</source>
        <translation>{number} Muster durchsuchen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>No pattern matches. Try a shorter word.</source>
        <translation>Kein Muster passt dazu. Ein kürzeres Wort versuchen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>{name} is deleted</source>
        <translation>{name} ist gelöscht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/pattern_list.py"/>
        <source>Search patterns</source>
        <translation>Muster suchen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Moves</source>
        <comment>a list of moves</comment>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Turn a layer, or press Solve: the moves stand here.</source>
        <translation>Eine Ebene drehen oder Lösen drücken: Hier stehen die Züge.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Shorter</source>
        <translation>Kürzer</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Play the moves that follow, or stop</source>
        <translation>Die folgenden Züge abspielen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Play</source>
        <comment>moves</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Previous move</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go one move back</source>
        <translation>Einen Zug zurückgehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go one move forward</source>
        <translation>Einen Zug weitergehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Back to the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go to the position before the first move</source>
        <translation>Zur Stellung vor dem ersten Zug gehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go to the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Go to the position after the last move</source>
        <translation>Zur Stellung nach dem letzten Zug gehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Other line after move {number}: {moves}</source>
        <translation>Andere Zugfolge nach Zug {number}: {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Show {turns}</source>
        <translation>{turns} zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>length of the solution</source>
        <translation>Länge der Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Solution of length {length} after move {start}</source>
        <translation>Lösung der Länge {length} nach Zug {start}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{solution}, %n are enough</source>
        <extracomment>One: {solution}, %n is enough</extracomment>
        <translation>
            <numerusform>{solution}, %n genügt</numerusform>
            <numerusform>{solution}, %n genügen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{solution}, proved shortest</source>
        <translation>{solution}, bewiesen optimal</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>{solution}, shortest so far</source>
        <translation>{solution}, bisher die kürzeste</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/playback.py"/>
        <source>Playback speed</source>
        <translation>Abspieltempo</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>line {number}, {place}</source>
        <translation>Zeile {number}, {place}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>Write one position per line: moves such as R U F2, or 54 facelets</source>
        <translation>Eine Stellung je Zeile schreiben: Züge wie R U F2 oder 54 Facelets</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>{name} contains no position</source>
        <translation>{name} enthält keine Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>Solved. Press N for a scramble.</source>
        <translation>Gelöst. N drücken für einen Scramble.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>From a position entered. Press N for a scramble.</source>
        <translation>Von einer eingegebenen Stellung. N drücken für einen Scramble.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>Scramble</source>
        <translation>Scramble</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>Patterns, moves to enter, and earlier scrambles</source>
        <translation>Muster, Züge eingeben und frühere Scrambles</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>{at} of {count}</source>
        <translation>{at} von {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_line.py"/>
        <source>{count} scrambles</source>
        <translation>{count} Scrambles</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>A scramble has at most {longest} characters</source>
        <translation>Ein Scramble hat höchstens {longest} Zeichen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>Write one scramble per line, such as R U F2</source>
        <translation>Einen Scramble je Zeile schreiben, etwa R U F2</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>It contains no moves</source>
        <translation>Darin steht kein Zug</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>These are {found} scrambles; at most {most} are allowed</source>
        <translation>Das sind {found} Scrambles, höchstens {most} sind möglich</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Measuring the cube's true depth</source>
        <translation>Wahre Tiefe des Würfels wird gemessen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Building the cube's pruning table</source>
        <translation>Pruning-Tabelle des Würfels wird erstellt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/grid.py"/>
        <source>Probabilities of the eighteen turns</source>
        <translation>Wahrscheinlichkeiten der achtzehn Drehungen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/grid.py"/>
        <source>{figure}. Click to play it by hand</source>
        <translation>{figure}. Klicken führt sie von Hand aus</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/grid.py"/>
        <source>probability of {turn}</source>
        <translation>Wahrscheinlichkeit von {turn}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>The network has learnt the 3×3×3 only</source>
        <translation>Das Netz hat nur den 3×3×3 gelernt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Watch a network play without search: how sure it is of every turn, and where it goes wrong</source>
        <translation>Einem Netz zusehen, das ohne Suche spielt: wie sicher es sich bei jeder Drehung ist und wo es sich irrt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Watch the network</source>
        <translation>Dem Netz zusehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: play one turn</source>
        <translation>Netz: eine Drehung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Play the turn that the network is most sure of</source>
        <translation>Die Drehung ausführen, bei der sich das Netz am sichersten ist</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: run or pause</source>
        <translation>Netz: laufen lassen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Let the network continue, or stop it; at the end, play again from the start</source>
        <translation>Das Netz weiterspielen lassen oder anhalten; ist es am Ende, noch einmal von vorn</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: scramble</source>
        <translation>Netz: scramblen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Scramble with the number of random moves set by the slider; undo brings this cube back</source>
        <translation>Mit so vielen zufälligen Zügen scramblen, wie der Regler zeigt; Rückgängig bringt diesen Würfel zurück</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading the network</source>
        <translation>Netz wird geladen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading was cancelled.</source>
        <translation>Das Laden wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>moves of the network</source>
        <translation>Züge des Netzes</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/model.py"/>
        <source>in {played} of %n moves</source>
        <extracomment>One: in {played} of %n move</extracomment>
        <translation>
            <numerusform>in {played} von %n Zug</numerusform>
            <numerusform>in {played} von %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>The network solved the cube</source>
        <translation>Das Netz hat den Würfel gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Back to the other sections</source>
        <translation>Zurück zu den anderen Abschnitten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Length of the scramble</source>
        <translation>Länge des Scrambles</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Number of random moves in the scramble; the network may make as many</source>
        <translation>Anzahl der zufälligen Züge im Scramble; so viele darf auch das Netz machen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Which network plays</source>
        <translation>Welches Netz spielt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Show its success rate in the Lab</source>
        <translation>Seine Erfolgsquote im Labor zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Run</source>
        <comment>an algorithm</comment>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Step</source>
        <comment>of an algorithm</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>How many moves the network may make</source>
        <translation>Wie viele Züge das Netz machen darf</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>The network is being loaded.</source>
        <translation>Das Netz wird geladen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>The cube is solved. Scramble it first.</source>
        <translation>Der Würfel ist gelöst. Zuerst scramblen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Out of moves after {played}.</source>
        <translation>Zuglimit erreicht nach {played}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Out of moves after {played}: now at depth {depth} {unit}.</source>
        <translation>Zuglimit erreicht nach {played}: Tiefe jetzt {depth} {unit}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Move {played} of {limit}.</source>
        <translation>Zug {played} von {limit}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/section.py"/>
        <source>Press Run: the network may make %n moves.</source>
        <extracomment>One: Press Run: the network may make %n move.</extracomment>
        <translation>
            <numerusform>Start drücken: Das Netz darf %n Zug machen.</numerusform>
            <numerusform>Start drücken: Das Netz darf %n Züge machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/section.py"/>
        <source>Solved in {played} of %n moves.</source>
        <extracomment>One: Solved in {played} of %n move.</extracomment>
        <translation>
            <numerusform>Gelöst in {played} von %n Zug.</numerusform>
            <numerusform>Gelöst in {played} von %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>Confidence and true depth, move by move</source>
        <translation>Sicherheit und wahre Tiefe, Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>{move}, a mistake</source>
        <translation>{move}, ein Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>first mistake: {number}. {move}</source>
        <translation>erster Fehler: {number}. {move}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/trace.py"/>
        <source>True depth, {unit}</source>
        <translation>Wahre Tiefe, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Size of the cube</source>
        <translation>Größe des Würfels</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the solution</source>
        <translation>Lösung kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the scramble</source>
        <translation>Scramble kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>The clipboard holds no list of scrambles.</source>
        <translation>In der Zwischenablage ist keine Liste von Scrambles.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/page.py"/>
        <source>%n scrambles in the list</source>
        <extracomment>One: %n scramble in the list</extracomment>
        <translation>
            <numerusform>%n Scramble in der Liste</numerusform>
            <numerusform>%n Scrambles in der Liste</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Press N for the next one</source>
        <translation>N drücken für den nächsten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the moves</source>
        <translation>Züge kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Copied the {number} facelets</source>
        <translation>Die {number} Facelets kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Paste it into any text</source>
        <translation>In einen beliebigen Text einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Started from the position entered</source>
        <translation>Begonnen mit der eingegebenen Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>{brackets} was read as a group, not as NISS</source>
        <translation>{brackets} wurde als Gruppe gelesen, nicht als NISS</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/page.py"/>
        <source>Played %n moves</source>
        <extracomment>One: Played %n move</extracomment>
        <translation>
            <numerusform>%n Zug ausgeführt</numerusform>
            <numerusform>%n Züge ausgeführt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Started from the setup</source>
        <translation>Begonnen mit der Vorbereitung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Enter moves such as R U R', or 54 facelets.</source>
        <translation>Züge wie R U R' oder 54 Facelets eingeben.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>This contains no moves.</source>
        <translation>Darin steht kein Zug.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Depth: {turns}, {proof}</source>
        <translation>Tiefe: {turns}, {proof}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Solved</source>
        <comment>the cube</comment>
        <translation>Gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>in {turns}</source>
        <translation>{turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Seed {seed}</source>
        <translation>Seed {seed}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth</source>
        <comment>of a position</comment>
        <translation>Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Depth {depth}, {unit}</source>
        <translation>Tiefe {depth}, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth at least</source>
        <translation>Tiefe mindestens</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>{lower} ≤ depth ≤ {upper}, {unit}</source>
        <translation>{lower} ≤ Tiefe ≤ {upper}, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth at most</source>
        <translation>Tiefe höchstens</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Depths</source>
        <translation>Tiefen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Walk</source>
        <translation>Irrfahrt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/plots/switcher.py"/>
        <source>this cube</source>
        <translation>dieser Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Colour-blind safe</source>
        <translation>Für Farbenblinde</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>How long one CPU core searches for the cube's depth after each turn. Takes effect from the next turn.</source>
        <translation>So lange sucht ein Prozessorkern nach jeder Drehung die Tiefe des Würfels. Gilt ab der nächsten Drehung.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Changes show on the cube at once.</source>
        <translation>Änderungen erscheinen sofort am Würfel.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Cube colours</source>
        <translation>Farben des Würfels</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Letters on the stickers</source>
        <translation>Buchstaben auf den Stickern</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Hidden faces</source>
        <translation>Verdeckte Seiten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Give all six faces the standard colours</source>
        <translation>Allen sechs Seiten die Standardfarben geben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Sound at 8 and 12 s of inspection</source>
        <translation>Ton bei 8 und 12 s der Inspektion</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Timer</source>
        <translation>Timer</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>{one_face} and {other} are hard to tell apart.</source>
        <translation>{one_face} und {other} sind schwer zu unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Pruning table of the cube solver</source>
        <translation>Pruning-Tabelle des Würfellösers</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Depth while you play</source>
        <translation>Tiefe beim Spielen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>Depth of the cube while you play</source>
        <translation>Tiefe des Würfels beim Spielen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Text with one position per line (*.txt *.csv);;All files (*)</source>
        <translation>Text mit einer Stellung je Zeile (*.txt *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Prove the depths of many cubes</source>
        <translation>Tiefen vieler Würfel beweisen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Enter positions and prove their depths one after the other, even overnight</source>
        <translation>Stellungen eingeben und ihre Tiefen der Reihe nach beweisen, auch über Nacht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Start or pause the proofs</source>
        <translation>Beweise starten oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Continue proving the entered positions, or stop</source>
        <translation>Die eingegebenen Stellungen weiter beweisen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>There is nothing to prove.</source>
        <translation>Es gibt nichts zu beweisen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Enter positions first.</source>
        <translation>Zuerst Stellungen eingeben.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Add positions</source>
        <translation>Stellungen hinzufügen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Dask cluster</source>
        <translation>Dask-Cluster</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Enter positions whose depth you want to know. They are proved one after the other, even overnight.</source>
        <translation>Stellungen eingeben, deren Tiefe gesucht ist. Sie werden der Reihe nach bewiesen, auch über Nacht.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Positions to prove</source>
        <translation>Stellungen zum Beweisen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Prove</source>
        <translation>Beweisen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Plot the proved positions in the Lab</source>
        <translation>Die bewiesenen im Labor zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Save the list as CSV</source>
        <translation>Die Liste als CSV speichern</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Where to prove</source>
        <translation>Wo bewiesen wird</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Scheduler, such as 192.168.0.7:8786</source>
        <translation>Scheduler, etwa 192.168.0.7:8786</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Moves or 54 facelets; a pasted list has one position per line</source>
        <translation>Züge oder 54 Facelets, eine Stellung je Zeile</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add this cube</source>
        <translation>Dieser Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add every line of a text file</source>
        <translation>Jede Zeile einer Textdatei hinzufügen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Random cubes</source>
        <translation>Zufällige Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Number of random cubes</source>
        <translation>Anzahl zufälliger Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add random</source>
        <translation>Zufällige</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>This text</source>
        <translation>Dieser Text</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} has {found} lines. At most {most} can be added at once</source>
        <translation>{name} hat {found} Zeilen. Höchstens {most} können auf einmal hinzugefügt werden</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} is not a text file. Open one with one position per line.</source>
        <translation>{name} ist keine Textdatei. Eine Textdatei mit einer Stellung je Zeile öffnen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n already in the list: identical cubes count once.</source>
        <extracomment>One: %n already in the list: identical cubes count once.</extracomment>
        <translation>
            <numerusform>%n ist schon in der Liste: Gleiche Würfel zählen einmal.</numerusform>
            <numerusform>%n sind schon in der Liste: Gleiche Würfel zählen einmal.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Already in the list: identical cubes count once.</source>
        <translation>Schon in der Liste: Gleiche Würfel zählen einmal.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Show on the cube</source>
        <translation>Am Würfel zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Move to front</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Move earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Move later</source>
        <translation>Später</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Remove all proved positions</source>
        <translation>Alle bewiesenen entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>The clipboard</source>
        <translation>Die Zwischenablage</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Nothing to prove yet</source>
        <translation>Noch nichts zu beweisen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>All {count} are proved</source>
        <translation>Alle {count} sind bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Proved</source>
        <translation>Bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Waiting for your search, {done} of {count} proved</source>
        <translation>Wartet auf die laufende Suche, {done} von {count} bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Proving, {done} of {count} proved</source>
        <translation>Beweis läuft, {done} von {count} bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Paused, {done} of {count} proved</source>
        <translation>Angehalten, {done} von {count} bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{time}, based on the proofs of deep positions</source>
        <translation>{time}, nach den Beweisen tiefer Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>no estimate before {few} deep positions are proved</source>
        <translation>keine Schätzung, bevor {few} tiefe Stellungen bewiesen sind</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{rate:.1f} M nodes/s</source>
        <translation>{rate:.1f} Mio. Knoten/s</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>connecting to {address}</source>
        <translation>Verbindung zu {address}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n threads</source>
        <extracomment>One: %n thread</extracomment>
        <translation>
            <numerusform>%n Thread</numerusform>
            <numerusform>%n Threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n threads at {address}</source>
        <extracomment>One: %n thread at {address}</extracomment>
        <translation>
            <numerusform>%n Thread auf {address}</numerusform>
            <numerusform>%n Threads auf {address}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Depths already ruled out are kept</source>
        <translation>Schon ausgeschlossene Tiefen bleiben erhalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/cluster.py"/>
        <source>Enter the address of the cluster's scheduler, such as 192.168.0.7:8786</source>
        <translation>Adresse des Schedulers im Cluster angeben, etwa 192.168.0.7:8786</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, in progress</source>
        <translation>{unit}, in Arbeit</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, searching depth {depth} ({share})</source>
        <translation>{unit}, Tiefe {depth} wird durchsucht ({share})</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{nodes} nodes, {seconds}</source>
        <translation>{nodes} Knoten, {seconds}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>table {tables}</source>
        <translation>Tabelle {tables}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, waiting after {took}</source>
        <translation>{unit}, wartet, bisher {took}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, waiting</source>
        <translation>{unit}, wartet</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search; {took} here</source>
        <translation>{unit}, aus früherer Suche bekannt; hier {took}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search</source>
        <translation>{unit}, aus früherer Suche bekannt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Proving the depths of the listed positions</source>
        <translation>Tiefen der Liste werden bewiesen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>%n random cubes</source>
        <extracomment>One: %n random cube</extracomment>
        <translation>
            <numerusform>%n zufälliger Würfel</numerusform>
            <numerusform>%n zufällige Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>%n positions added</source>
        <extracomment>One: %n position added</extracomment>
        <translation>
            <numerusform>%n Stellung hinzugefügt</numerusform>
            <numerusform>%n Stellungen hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Start proving them whenever you like</source>
        <translation>Der Beweis kann jederzeit beginnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>{done} of {all}</source>
        <translation>{done} von {all}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Building the pruning table</source>
        <translation>Pruning-Tabelle wird erstellt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>{number} in the list</source>
        <translation>{number} in der Liste</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>All positions are proved</source>
        <translation>Alle Stellungen sind bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>The positions are not proved.</source>
        <translation>Die Stellungen sind nicht bewiesen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>take back revert reverse mistake cancel last turn step backwards</source>
        <translation>zurücknehmen rückgängig widerrufen Fehler letzte Drehung Schritt zurück</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>again forward repeat restore turn step</source>
        <translation>wiederholen nochmals vorwärts wiederherstellen Drehung Schritt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>shuffle mix random new jumble start another cube generate WCA TNoodle random-state position game begin</source>
        <translation>mischen verdrehen zufällig neu durcheinander beginnen anderer Würfel erzeugen Zufallsstellung Spiel Verdrehung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>last shuffle before again same repeat earlier</source>
        <translation>letzte Mischung vorige nochmals dieselbe früher</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>import list of scrambles text file competition sheet WCA csTimer many</source>
        <translation>Liste von Mischungen einlesen Textdatei Wettbewerb viele</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>reset new game clean finished restart begin clear identity goal</source>
        <translation>zurücksetzen neues Spiel gelöst fertig von vorn beginnen leeren Grundstellung Ziel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>solution answer shortest optimal algorithm God's number God's algorithm fewest moves prove lower bound bracket Kociemba two-phase Korf IDA* A* heuristic pattern database pruning table HTM QTM FMC help me computer</source>
        <translation>Lösung lösen Antwort kürzeste optimal Algorithmus Gottes Zahl Gottes Algorithmus wenigste Züge beweisen untere Schranke Heuristik Musterdatenbank Tabelle Hilfe Rechner</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>alternative more different solutions all optimal alternatives enumerate ergonomic</source>
        <translation>Alternative weitere andere Lösungen alle optimalen aufzählen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>stop abort break off interrupt search solving proof pause</source>
        <translation>anhalten abbrechen aufhören unterbrechen Suche Lösen Beweis Pause</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>enter input my own cube colours colors stickers facelets set up real physical cube photo type draw custom position editor net</source>
        <translation>eingeben mein eigener Würfel Farben Aufkleber bemalen einstellen echter Würfel zeichnen Stellung Netz</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>unknown grey stickers partial state don't care incomplete pattern F2L OLL last slot</source>
        <translation>unbekannte graue Aufkleber unvollständig egal Muster teilweise</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>pretty pattern checkerboard superflip cube in a cube six spots library gallery art</source>
        <translation>schönes Muster Schachbrett Würfel im Würfel sechs Punkte Sammlung Galerie Kunst</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>save image screenshot print picture vector PNG SVG PDF share</source>
        <translation>speichern Bild Bildschirmfoto drucken Vektor teilen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>screenshot image clipboard share paste</source>
        <translation>Bildschirmfoto Bild Zwischenablage teilen einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>facelets string state clipboard share export Kociemba text</source>
        <translation>Aufkleber Zeichenkette Stellung Zwischenablage teilen ausgeben Text</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>algorithm notation solution clipboard share text reconstruction</source>
        <translation>Algorithmus Schreibweise Lösung Zwischenablage teilen Text Zugfolge</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>shuffle algorithm notation clipboard share text</source>
        <translation>Mischung Algorithmus Schreibweise Zwischenablage teilen Text</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>import insert clipboard algorithm facelets string load text read</source>
        <translation>einlesen einfügen Zwischenablage Algorithmus Zugfolge Aufkleber laden Text lesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>type write algorithm sequence notation input moves turns apply formula commutator</source>
        <translation>tippen schreiben Algorithmus Zugfolge Schreibweise Eingabe Züge Drehungen Formel Kommutator</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>premoves inverse setup moves case algorithm training</source>
        <translation>Vorzüge umgekehrt Aufbau Züge Fall Algorithmus üben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>my times statistics results records history best average ao5 ao12 ao100 mo3 mean personal best PB session solves speedcubing stopwatch csTimer</source>
        <translation>meine Zeiten Statistik Ergebnisse Rekorde Verlauf beste Durchschnitt Mittel Bestzeit Sitzung Lösungen Stoppuhr</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>chart graph statistics progress histogram average best stopwatch speedcubing trend</source>
        <translation>Diagramm Grafik Statistik Fortschritt Histogramm Durchschnitt beste Stoppuhr Verlauf</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>plus two seconds penalty WCA misaligned punish</source>
        <translation>plus zwei Sekunden Strafe schief</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>DNF failed gave up invalid penalty WCA</source>
        <translation>nicht beendet gescheitert aufgegeben ungültig Strafe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>remove erase last time wrong discard</source>
        <translation>entfernen löschen letzte Zeit falsch verwerfen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>save download backup csTimer CSV spreadsheet JSON times statistics</source>
        <translation>speichern Sicherung Tabelle Zeiten Statistik ausgeben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>load restore csTimer backup CSV file times sessions merge</source>
        <translation>laden wiederherstellen Sicherung Datei Zeiten Sitzungen zusammenführen einlesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>stopwatch WCA fifteen seconds look before solving timer countdown</source>
        <translation>Stoppuhr fünfzehn Sekunden anschauen vor dem Lösen Uhr Countdown Inspektion</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>audio beep voice warning eight twelve seconds judge mute noise</source>
        <translation>Ton Piepen Stimme Warnung acht zwölf Sekunden Richter stumm Geräusch</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>new list of times category folder start over reset statistics</source>
        <translation>neue Liste von Zeiten Kategorie Ordner von vorn zurücksetzen Statistik</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>camera orientation default angle rotate home reset centre</source>
        <translation>Kamera Blickwinkel Vorgabe drehen Anfang zurücksetzen Mitte</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>back behind net unfolded all six faces see through mirror</source>
        <translation>hinten Rückseite Netz entfaltet alle sechs Flächen durchsichtig Spiegel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>Rubik's cube standard normal three big original</source>
        <translation>Zauberwürfel Rubik gewöhnlich normal drei groß Original</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>pocket cube mini small two corners only easy</source>
        <translation>Pocket Cube Taschenwürfel Mini klein zwei nur Ecken leicht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>HTM FTM half-turn metric face turn metric God's number 20 count moves R2 as one</source>
        <translation>halbe Drehungen Halbdrehungsmetrik Gottes Zahl 20 Züge zählen R2 als einer</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>QTM quarter-turn metric God's number 26 count moves R2 as two</source>
        <translation>Vierteldrehungen Vierteldrehungsmetrik Gottes Zahl 26 Züge zählen R2 als zwei</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>neural network artificial intelligence AI machine learning BERT transformer deep learning classifier policy softmax confidence greedy play by itself bot</source>
        <translation>neuronales Netz künstliche Intelligenz KI maschinelles Lernen Klassifikator Zuversicht gierig spielt von selbst</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>batch many cubes queue list overnight bank optimal distances lower bound database night</source>
        <translation>Stapel viele Würfel Warteschlange Liste über Nacht Bank optimale Entfernungen untere Schranke Datenbank</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>random walk Markov chain random turns play automatically drunkard stochastic shuffle</source>
        <translation>Irrfahrt Zufallsbewegung Markow Markov-Kette zufällige Drehungen von selbst spielen Betrunkener</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>probability chance distribution Markov chain stationary mixing lumped binomial chart graph expected depth</source>
        <translation>Wahrscheinlichkeit Verteilung Markow Markov-Kette stationär Mischen binomial Diagramm erwartete Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>God's number diameter distance distribution histogram how many positions count sphere growth chart graph HTM QTM</source>
        <translation>Gottes Zahl Durchmesser Entfernung Verteilung Histogramm wie viele Stellungen Anzahl Wachstum Diagramm</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>progress distance to solved lower bound upper bound chart graph history analysis</source>
        <translation>Fortschritt Entfernung bis gelöst untere obere Schranke Diagramm Verlauf Auswertung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>cross F2L edge orientation EO domino reduction subgroup coset Thistlethwaite phases</source>
        <translation>Kreuz Kantenorientierung Domino Untergruppe Nebenklasse Phasen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>train exercise training cross block EO domino F2L drill learn lesson</source>
        <translation>trainieren üben Übung Kreuz Block Domino Lektion</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>experiment Monte Carlo sample simulation statistics estimate exact</source>
        <translation>Versuch Stichprobe Simulation Statistik Schätzung genau</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>All times</source>
        <translation>Alle Zeiten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/search_words.py"/>
        <source>Practise a part of the cube</source>
        <translation>Einen Teil des Würfels üben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Finds a short solution at once, then proves how short one can be.</source>
        <translation>Findet sofort eine kurze Lösung und beweist dann, wie kurz es geht.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Depth</source>
        <comment>of a position</comment>
        <translation>Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Find others</source>
        <translation>Andere suchen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>or</source>
        <comment>18 or 19 moves</comment>
        <translation>oder</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>to</source>
        <comment>15 to 18 moves</comment>
        <translation>bis</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{unit}, published</source>
        <translation>{unit}, veröffentlicht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{unit}, proved</source>
        <translation>{unit}, bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>The cube is solved.</source>
        <translation>Der Würfel ist gelöst.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for more solutions of length {upper}.</source>
        <translation>Weitere Lösungen der Länge {upper} werden gesucht.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>depth: no solution is shorter</source>
        <translation>Tiefe: keine Lösung ist kürzer</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>No solution is shorter than {turns}.</source>
        <translation>Keine Lösung ist kürzer als {turns}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>moves at least</source>
        <translation>Züge mindestens</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Solution found: {turns}. None has fewer than {lower}.</source>
        <translation>Lösung gefunden: {turns}. Keine hat weniger als {lower}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Still searching from the position before these moves.</source>
        <translation>Für die Stellung vor diesen Zügen wird weiter gesucht.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>A solution of {turns} is known. Press Solve for more.</source>
        <translation>Eine Lösung ist bekannt: {turns}. Mehr mit „Lösen“.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Building a pruning table, {size}, once: {made}.</source>
        <translation>Eine Pruning-Tabelle wird einmalig erstellt, {size}: {made}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Found without the pruning table. Press Solve to continue.</source>
        <translation>Ohne die Pruning-Tabelle gefunden. Mit „Lösen“ fortsetzen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for {effort:g} s.</source>
        <translation>Suche läuft, {effort:g} s lang.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for {effort:g} s, now depth {depth} ({share})</source>
        <translation>Suche läuft, {effort:g} s lang; jetzt Tiefe {depth} ({share})</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Search stopped after {effort:g} s. Press Solve to continue.</source>
        <translation>Suche nach {effort:g} s beendet. Mit „Lösen“ fortsetzen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching depth {depth} ({share})</source>
        <translation>Tiefe {depth} wird durchsucht ({share})</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching depth {depth} ({share}); {odd} is excluded by parity</source>
        <translation>Tiefe {depth} wird durchsucht ({share}); {odd} ist durch die Parität ausgeschlossen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>searched</source>
        <translation>durchsucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Loading the pruning table, {size}.</source>
        <translation>Pruning-Tabelle wird geladen, {size}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Building the pruning table, {size}, once.</source>
        <translation>Pruning-Tabelle wird erstellt, {size}, einmalig.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{made}, then the proof begins</source>
        <translation>{made}, dann beginnt der Beweis</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>nodes a second</source>
        <translation>Knoten je Sekunde</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{done} M nodes, {pace} M/s</source>
        <translation>{done} Mio. Knoten, {pace} Mio./s</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>about {duration} left for this depth</source>
        <translation>für diese Tiefe noch etwa {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>built, now being saved</source>
        <translation>erstellt, wird gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{percent} built</source>
        <translation>{percent} erstellt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From an earlier search. Press Solve to continue it.</source>
        <translation>Aus einer früheren Suche. Mit „Lösen“ fortsetzen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Follows from what is known in {unit}. Press Solve for more.</source>
        <translation>Folgt aus dem, was in {unit} bekannt ist. Mehr mit „Lösen“.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Follows from neighbouring positions. Press Solve for more.</source>
        <translation>Folgt aus benachbarten Stellungen. Mehr mit „Lösen“.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>{slices} if a slice turn counts once</source>
        <translation>{slices}, wenn eine Drehung der Mittelebene einmal zählt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>One longer</source>
        <translation>Eine länger</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Whether {face} may be turned</source>
        <translation>Ob {face} gedreht werden darf</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Turning only</source>
        <translation>Gedreht werden nur</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>Two longer</source>
        <translation>Zwei länger</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>length of solution {number}</source>
        <translation>Länge der Lösung {number}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Built once in seconds and kept on disk. Proving a random cube takes many minutes.</source>
        <translation>Wird einmal in einigen Sekunden erstellt und bleibt auf dem Datenträger. Ein zufälliger Würfel wird in vielen Minuten bewiesen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Built once in about ten seconds, kept in memory and on disk. Proving a random cube takes about a minute.</source>
        <translation>Wird einmal in etwa zehn Sekunden erstellt und bleibt im Speicher und auf dem Datenträger. Ein zufälliger Würfel wird in etwa einer Minute bewiesen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Built once in about half a minute, kept in memory and on disk. Proving a random cube takes half a minute.</source>
        <translation>Wird einmal in etwa einer halben Minute erstellt und bleibt im Speicher und auf dem Datenträger. Ein zufälliger Würfel wird in einer halben Minute bewiesen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Built once in about a minute, kept in memory and on disk. Proving a random cube takes some twenty seconds.</source>
        <translation>Wird einmal in etwa einer Minute erstellt und bleibt im Speicher und auf dem Datenträger. Ein zufälliger Würfel wird in rund zwanzig Sekunden bewiesen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Solving the cube</source>
        <translation>Würfel wird gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Proving the cube's depth</source>
        <translation>Tiefe des Würfels wird bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Pruning table {size}, verified</source>
        <translation>Pruning-Tabelle {size}, geprüft</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>a short solution first</source>
        <translation>zuerst eine kurze Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>searching depth {depth} ({share}), in {unit}</source>
        <translation>Tiefe {depth} wird durchsucht ({share}), in {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>{unit}, {nodes} nodes</source>
        <translation>{unit}, {nodes} Knoten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Depth {depth} is proved</source>
        <translation>Tiefe {depth} ist bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>that turn only {faces}</source>
        <translation>die nur {faces} drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of at most {turns}</source>
        <translation>bis {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Searching for more solutions</source>
        <translation>Weitere Lösungen werden gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>No solution within {most} if only these faces turn.</source>
        <translation>Keine Lösung bis {most}, wenn sich nur diese Seiten drehen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Choose more faces.</source>
        <translation>Mehr Seiten wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>{count} or more solutions</source>
        <translation>{count} Lösungen oder mehr</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>%n solutions in total</source>
        <extracomment>One: %n solution in total</extracomment>
        <translation>
            <numerusform>insgesamt %n Lösung</numerusform>
            <numerusform>insgesamt %n Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>greatest length</source>
        <translation>größte Länge</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of {turns}</source>
        <translation>Länge: {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of {first} to {turns}</source>
        <translation>Länge: {first} bis {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>There is no other solution</source>
        <translation>Es gibt keine andere Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/depths.py"/>
        <source>Counting the cases of each part</source>
        <translation>Die Fälle jedes Teils werden gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/depths.py"/>
        <source>{name}, depth {depth}</source>
        <translation>{name}, Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/faces.py"/>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/faces.py"/>
        <source>{name}: the cross takes {turns}</source>
        <translation>{name}: Das Kreuz braucht {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>A 2×2×2 has no such parts. Choose the 3×3×3.</source>
        <translation>Ein 2×2×2 hat solche Teile nicht. Den 3×3×3 wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Cross of each colour</source>
        <translation>Kreuz jeder Farbe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Depth of the chosen part after the scramble</source>
        <translation>Tiefe des gewählten Teils nach dem Scramble</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Scramble so that the chosen part has this depth</source>
        <translation>So scramblen, dass der gewählte Teil diese Tiefe hat</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Not possible yet.</source>
        <translation>Noch nicht möglich.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>The half-turn group is reached from a domino. Solve that first.</source>
        <translation>Die Halbdrehgruppe wird von einem Domino aus erreicht. Dieses zuerst lösen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>{part}: done</source>
        <translation>{part}: fertig</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>{part} in {turns}</source>
        <translation>{part}: {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>ready to play: {moves}</source>
        <translation>zum Abspielen bereit: {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Practise: {part}, depth</source>
        <translation>Üben: {part}, Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Number of the {total} {cases} at each depth.</source>
        <translation>Wie viele der {total} {cases} in jeder Tiefe liegen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>For one such part; all of them have the same numbers. Source: {source}.</source>
        <translation>Für einen solchen Teil; die Zahlen sind für alle gleich. Quelle: {source}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>2×2×2 block</source>
        <translation>2×2×2-Block</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>1×2×3 block</source>
        <translation>1×2×3-Block</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Edges oriented</source>
        <translation>Kanten orientiert</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Domino</source>
        <translation>Domino</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Half-turn group</source>
        <translation>Halbdrehgruppe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>edges oriented</source>
        <translation>Kanten orientiert</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>domino</source>
        <translation>Domino</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>half-turn group</source>
        <translation>Halbdrehgruppe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: the cases are being counted</source>
        <translation>{part}: Die Fälle werden gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>Half-turn group: it is reached from a domino; solve that first</source>
        <translation>Halbdrehgruppe: Sie wird von einem Domino aus erreicht; dieses zuerst lösen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part} of {colour}</source>
        <translation>{part}, {colour}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part} of {first} and {second}</source>
        <translation>{part}, {first} und {second}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: {turns} within the domino lead into it</source>
        <translation>{part}: {turns} im Domino</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: solved with half turns alone in {turns}</source>
        <translation>{part}: nur mit 180°-Drehungen gelöst, {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{words}. {states} of {total} cases have this depth.</source>
        <translation>{words}. {states} von {total} Fällen haben diese Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>counting</source>
        <comment>the cases of a part</comment>
        <translation>wird gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>best</source>
        <comment>a time</comment>
        <translation>Bestzeit</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Time</source>
        <comment>a solve</comment>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Averages</source>
        <translation>Durchschnitte</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/clock.py"/>
        <source>Average of the last 5 and 12 times, without the best and the worst</source>
        <translation>Durchschnitt der letzten 5 und 12 Zeiten, ohne beste und schlechteste</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Sessions for csTimer</source>
        <translation>Sessions für csTimer</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Times of Statewalk and csTimer (*.json *.txt *.csv)</source>
        <translation>Zeiten von Statewalk und csTimer (*.json *.txt *.csv)</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Export times</source>
        <translation>Zeiten exportieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Save all times as CSV, or for csTimer</source>
        <translation>Alle Zeiten als CSV oder für csTimer speichern</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Import times</source>
        <translation>Zeiten importieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Add the sessions of a file that Statewalk or csTimer has written</source>
        <translation>Die Sessions einer Datei von Statewalk oder csTimer hinzufügen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Paste times</source>
        <translation>Zeiten einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Add the times that are in the clipboard, as csTimer or Statewalk copies them</source>
        <translation>Die Zeiten aus der Zwischenablage hinzufügen, wie csTimer oder Statewalk sie kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy average of 5</source>
        <translation>Fünferschnitt kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy the last five times with their average, as cubers post them</source>
        <translation>Die letzten fünf Zeiten mit ihrem Schnitt kopieren, wie man sie im Forum schreibt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy session</source>
        <translation>Session kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy all times of this session with its averages, as cubers post them</source>
        <translation>Alle Zeiten dieser Session mit ihren Schnitten kopieren, wie man sie im Forum schreibt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy times as CSV</source>
        <translation>Zeiten als CSV kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copy this session's times for a spreadsheet</source>
        <translation>Die Zeiten dieser Session für eine Tabelle kopieren</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Copied %n times</source>
        <extracomment>One: Copied %n time</extracomment>
        <translation>
            <numerusform>%n Zeit kopiert</numerusform>
            <numerusform>%n Zeiten kopiert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Paste it into a post</source>
        <translation>In einen Beitrag einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Mean of {count}</source>
        <translation>Mittel aus {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Average of {count}</source>
        <translation>Schnitt aus {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Best mean of {count}</source>
        <translation>Bestes Mittel aus {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Best average of {count}</source>
        <translation>Bester Schnitt aus {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>Whole session</source>
        <translation>Ganze Session</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>As CSV</source>
        <translation>Als CSV</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/exchange.py"/>
        <source>The times were not saved.</source>
        <translation>Die Zeiten wurden nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Cube in my hand</source>
        <translation>Würfel in der Hand</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Cube on the screen</source>
        <translation>Würfel auf dem Bildschirm</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Times typed by hand</source>
        <translation>Zeiten von Hand eintippen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Time a cube in my hand</source>
        <translation>Einen Würfel in der Hand stoppen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Hold space and let go to start; any key stops</source>
        <translation>Leertaste halten und loslassen startet; jede Taste stoppt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Time the cube on the screen</source>
        <translation>Den Würfel auf dem Bildschirm stoppen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>The first turn after a scramble starts the clock, solving stops it</source>
        <translation>Der erste Zug nach dem Scramble startet die Uhr, das Lösen stoppt sie</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Type the times</source>
        <translation>Zeiten eintippen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Type each time, as another timer shows it</source>
        <translation>Jede Zeit eintippen, wie eine andere Uhr sie zeigt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Inspection of 15 s</source>
        <translation>Inspektion von 15 s</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Inspect the cube for 15 seconds before the clock starts</source>
        <translation>Den Würfel 15 Sekunden ansehen, bevor die Uhr startet</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Sound at 8 and 12 s</source>
        <translation>Ton bei 8 und 12 s</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Play a sound after 8 and 12 seconds of inspection</source>
        <translation>Ton nach 8 und 12 Sekunden der Inspektion</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Hide the running time</source>
        <translation>Laufende Zeit verbergen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Show the time only when the solve is over</source>
        <translation>Die Zeit erst nach dem Lösen zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>New scramble after each solve</source>
        <translation>Nach jeder Zeit scramblen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Show the next scramble as soon as a time is measured</source>
        <translation>Den nächsten Scramble zeigen, sobald eine Zeit gemessen ist</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Hold space for</source>
        <translation>Leertaste halten für</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>No hold</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Solves</source>
        <translation>Solves</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>ao5 and ao12 are the means of the last 5 and 12 times without the best and the worst. A DNF, a cross at the top, counts as the worst; two DNFs make the average a DNF, and its line has a gap there. +2 is included.</source>
        <translation>Ao5 und Ao12 sind die Mittel der letzten 5 und 12 Zeiten ohne die beste und die schlechteste. Ein DNF, oben als Kreuz, zählt als schlechteste; zwei DNFs machen den Durchschnitt zum DNF, dort hat seine Linie eine Lücke. +2 ist eingerechnet.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Each bar holds the times from its left edge up to, but not including, its right edge. sd is the sample standard deviation.</source>
        <translation>Ein Balken enthält die Zeiten von seinem linken bis vor seinen rechten Rand. SD ist die Standardabweichung der Stichprobe.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Each time of this session, and the running averages.</source>
        <translation>Jede Zeit dieser Session und die laufenden Durchschnitte.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>time</source>
        <comment>of a solve</comment>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>solve</source>
        <comment>the number of one</comment>
        <translation>Solve</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>How often each time occurs; DNFs are left out.</source>
        <translation>Häufigkeit der Zeiten; DNFs zählen nicht mit.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>seconds, {wide:g} per bar</source>
        <translation>Sekunden, {wide:g} je Balken</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>Averaging times</source>
        <translation>Durchschnitte werden berechnet</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>No times in this session yet. Hold space, then let go to measure one.</source>
        <translation>Noch keine Zeiten in dieser Session. Leertaste halten und loslassen, um eine zu messen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>No solve of this session was finished.</source>
        <translation>Kein Solve dieser Session wurde beendet.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>Solve {place}</source>
        <translation>Solve {place}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>%n times, best {best} in solve {number}</source>
        <extracomment>One: %n time, best {best} in solve {number}</extracomment>
        <translation>
            <numerusform>%n Zeit, beste {best} in Solve {number}</numerusform>
            <numerusform>%n Zeiten, beste {best} in Solve {number}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>best time</source>
        <translation>beste Zeit</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>best {time}</source>
        <translation>beste {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>How often each time occurs</source>
        <translation>Häufigkeit der Zeiten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>%n times</source>
        <extracomment>One: %n time</extracomment>
        <translation>
            <numerusform>%n Zeit</numerusform>
            <numerusform>%n Zeiten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>share of the times</source>
        <translation>Anteil an den Zeiten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>mean {time}</source>
        <translation>Mittel {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/plots.py"/>
        <source>sd {spread}</source>
        <translation>SD {spread}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>No penalty</source>
        <translation>Keine Strafe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Last times</source>
        <translation>Letzte Zeiten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/recent_times.py"/>
        <source>Click a time for +2, DNF, a comment, or to delete it</source>
        <translation>Auf eine Zeit klicken: +2, DNF, Kommentar oder löschen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add two seconds to the last time</source>
        <translation>Zwei Sekunden zur letzten Zeit addieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Mark the last time as not finished</source>
        <translation>Die letzte Zeit als DNF (nicht beendet) markieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Delete the last time</source>
        <translation>Die letzte Zeit löschen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Undo the last change to the times</source>
        <translation>Die letzte Änderung an den Zeiten rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>All times of this session</source>
        <translation>Alle Zeiten dieser Session</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>How times are taken</source>
        <translation>Art der Zeitmessung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Show all times of this session</source>
        <translation>Alle Zeiten dieser Session zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Penalty +2</source>
        <translation>Strafe +2</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add two seconds to the last time, or take them off</source>
        <translation>Zwei Sekunden zur letzten Zeit addieren oder wieder abziehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Did not finish</source>
        <translation>DNF</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Mark the last time as not finished, or unmark it</source>
        <translation>Die letzte Zeit als DNF markieren oder die Markierung aufheben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Delete last time</source>
        <translation>Letzte Zeit löschen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Comment on the last time</source>
        <translation>Letzte Zeit kommentieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Add a comment to the last time</source>
        <translation>Einen Kommentar neben die letzte Zeit schreiben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Bring the last time or session back</source>
        <translation>Letzte Zeit oder Session zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Restore the times deleted last, or go back to the previous session</source>
        <translation>Zuletzt gelöschte Zeiten zurückholen oder zur vorigen Session zurückkehren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>New session</source>
        <translation>Neue Session</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Keep these times and begin an empty list</source>
        <translation>Diese Zeiten behalten und eine leere Liste beginnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Type a time</source>
        <translation>Eine Zeit eintippen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Type a time that another timer has measured</source>
        <translation>Eine Zeit eintippen, die eine andere Uhr gemessen hat</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>To solve on the screen, choose “Cube on the screen” in the timer's options.</source>
        <translation>Zum Lösen auf dem Bildschirm in den Optionen des Timers „Würfel auf dem Bildschirm“ wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>The key stopped the clock.</source>
        <translation>Die Taste hat die Uhr gestoppt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Scramble; the first turn starts the clock</source>
        <translation>Scramblen; die erste Drehung startet die Uhr</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Tap space to inspect</source>
        <translation>Leertaste antippen, um anzusehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Hold space, then let go to start</source>
        <translation>Leertaste halten, loslassen zum Start</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Solving</source>
        <translation>Wird gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Space stops, Esc discards the time</source>
        <translation>Leertaste stoppt, Esc verwirft</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Any key stops, Esc discards the time</source>
        <translation>Jede Taste stoppt, Esc verwirft</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Let go to inspect</source>
        <translation>Loslassen zur Inspektion</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Let go to start</source>
        <translation>Loslassen zum Start</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Keep holding</source>
        <translation>Weiter halten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Over 17 seconds: the solve will not count</source>
        <translation>Über 17 Sekunden: Der Solve zählt nicht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Over 15 seconds: starting costs 2 seconds</source>
        <translation>Über 15 Sekunden: Der Start kostet 2 Sekunden</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>{seconds} seconds</source>
        <translation>{seconds} Sekunden</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Inspect, then hold space</source>
        <translation>Inspektion, dann Leertaste halten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>No times in this session yet.</source>
        <translation>Noch keine Zeiten in dieser Session.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Open another session; new times are added to it</source>
        <translation>Eine andere Session öffnen; neue Zeiten kommen zu ihr</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Name of this session</source>
        <translation>Name dieser Session</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>New session: keep these times and begin an empty list</source>
        <translation>Neue Session: diese Zeiten behalten und eine leere Liste beginnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Give this session a name</source>
        <translation>Dieser Session einen Namen geben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Delete this session with its times</source>
        <translation>Diese Session mit ihren Zeiten löschen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Add the sessions of a file that Statewalk or csTimer has written; Ctrl+V adds those in the clipboard</source>
        <translation>Die Sessions einer Datei von Statewalk oder csTimer hinzufügen; Strg+V nimmt die aus der Zwischenablage</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Copy an average or the session as cubers post it, or as CSV</source>
        <translation>Einen Schnitt oder die Session kopieren, wie man sie im Forum schreibt, oder als CSV</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>mean of all {time}</source>
        <translation>Mittel aller {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>Comment on {time}</source>
        <translation>Kommentar zu {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/session_list.py"/>
        <source>{title}, no times</source>
        <translation>{title}, keine Zeiten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Back to {session}</source>
        <translation>Zurück zu {session}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bring back {time}</source>
        <translation>{time} zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bring back {session}</source>
        <translation>{session} zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Bringing times back</source>
        <translation>Zeiten werden zurückgeholt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Reading {name}</source>
        <translation>{name} wird gelesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>{name} was not imported.</source>
        <translation>{name} wurde nicht importiert.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Importing times</source>
        <translation>Zeiten werden importiert</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>%n sessions</source>
        <extracomment>One: %n session</extracomment>
        <translation>
            <numerusform>%n Session</numerusform>
            <numerusform>%n Sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Imported {sessions}, %n times</source>
        <extracomment>One: Imported {sessions}, %n time</extracomment>
        <translation>
            <numerusform>Importiert: {sessions}, %n Zeit</numerusform>
            <numerusform>Importiert: {sessions}, %n Zeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>%n sessions of the other cube</source>
        <extracomment>One: %n session of the other cube</extracomment>
        <translation>
            <numerusform>%n Session des anderen Würfels</numerusform>
            <numerusform>%n Sessions des anderen Würfels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>{fact}.</source>
        <translation>{fact}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>Take the import back</source>
        <translation>Import zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/sessions.py"/>
        <source>It is not a text that csTimer has exported</source>
        <translation>Die Datei ist kein von csTimer exportierter Text</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/solve_times.py"/>
        <source>Session {number}</source>
        <translation>Session {number}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/standings.py"/>
        <source>now {time}</source>
        <translation>jetzt {time}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/standings.py"/>
        <source>now</source>
        <comment>an average</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/typed_time.py"/>
        <source>Time, as 12.34, 1:02.34, 14.34+ or DNF</source>
        <translation>Zeit, etwa 12.34, 1:02.34, 14.34+ oder DNF</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth not known yet</source>
        <translation>Tiefe noch nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Walk 1 random move</source>
        <translation>1 zufälligen Zug machen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Walk %n random moves</source>
        <extracomment>One: Walk %n random move</extracomment>
        <translation>
            <numerusform>%n zufälligen Zug machen</numerusform>
            <numerusform>%n zufällige Züge machen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Solve it to find out</source>
        <translation>Lösen zeigt es</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth {lowest} to {highest}, {unit}</source>
        <translation>Tiefe {lowest} bis {highest}, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>Depth {depth}, {unit}, exact</source>
        <translation>Tiefe {depth}, {unit}, exakt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/card.py"/>
        <source>{here} of {total} positions</source>
        <translation>{here} von {total} Stellungen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/card.py"/>
        <source>%n random moves led here:</source>
        <extracomment>One: %n random move led here:</extracomment>
        <translation>
            <numerusform>%n zufälliger Zug führte hierher:</numerusform>
            <numerusform>%n zufällige Züge führten hierher:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/class_samples.py"/>
        <source>Another window has drawn these positions.</source>
        <translation>Ein anderes Fenster hat diese Stellungen gezogen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Depths of the fit</source>
        <translation>Tiefen der Anpassung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Depths between which the growth is fitted: drag either end</source>
        <translation>Tiefen, zwischen denen das Wachstum angepasst wird: ein Ende ziehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Populations</source>
        <translation>Besetzungszahlen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Walk from</source>
        <translation>Irrfahrt ab</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>Growth b from</source>
        <translation>Wachstum b aus</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>growth b</source>
        <translation>Wachstum b</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/controls.py"/>
        <source>b = {branching}, fitted to D from depth {low} to {high}</source>
        <translation>b = {branching}, angepasst an D von Tiefe {low} bis {high}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Walk random moves</source>
        <translation>Zufällige Züge machen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Turn the cube at random, as many moves as the plotted walk has</source>
        <translation>Den Würfel zufällig drehen, mit so vielen Zügen wie die gezeigte Irrfahrt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the random walk</source>
        <translation>Irrfahrt zeichnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show where random moves lead</source>
        <translation>Zeigen, wohin zufällige Züge führen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the depths</source>
        <translation>Tiefen zeichnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show how many positions lie at each depth</source>
        <translation>Zeigen, wie viele Stellungen in jeder Tiefe liegen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the depth after each move</source>
        <translation>Tiefe nach jedem Zug zeichnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show the cube's depth after each move</source>
        <translation>Die Tiefe des Würfels nach jedem Zug zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Plot the parts of the cube</source>
        <translation>Teile des Würfels zeichnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Show how deep cross, blocks, edges and domino are</source>
        <translation>Zeigen, wie tief Kreuz, Blöcke, Kanten und Domino sind</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Scramble so that a cross, a block or the domino is as deep as chosen</source>
        <translation>So scramblen, dass ein Kreuz, ein Block oder das Domino so tief ist wie gewählt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Measure random walks</source>
        <translation>Irrfahrten messen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/mode.py"/>
        <source>Solve many random walks optimally, or stop doing so</source>
        <translation>Viele Irrfahrten optimal lösen oder damit aufhören</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Solved cube</source>
        <translation>Gelöster Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>This cube</source>
        <translation>Dieser Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Balanced</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting random walks</source>
        <translation>Irrfahrten werden gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>The walk was not counted: {reason}</source>
        <translation>Die Irrfahrt wurde nicht gezählt: {reason}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting was cancelled. Choose the walk again to continue.</source>
        <translation>Das Zählen wurde abgebrochen. Die Irrfahrt erneut wählen, um es fortzusetzen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/model.py"/>
        <source>Counting the walk from this cube</source>
        <translation>Die Irrfahrt ab diesem Würfel wird gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/multiples.py"/>
        <source>Go to this number of moves</source>
        <translation>Zu dieser Zugzahl gehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/multiples.py"/>
        <source>The walk at {names}</source>
        <translation>Die Irrfahrt bei {names}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Map</source>
        <comment>a plot</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Random walk</source>
        <translation>Irrfahrt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>View</source>
        <comment>one of several plots</comment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Start, growth and axis</source>
        <translation>Start, Wachstum und Achse</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Stationary</source>
        <translation>Stationär</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Exact to uniform</source>
        <translation>Exakt zu gleichverteilt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Lumped to uniform</source>
        <translation>Kette zu gleichverteilt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Lumped to exact</source>
        <translation>Kette zu exakt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measure</source>
        <comment>take samples</comment>
        <translation>Messen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>this game</source>
        <translation>dieses Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>depth d, {unit}</source>
        <translation>Tiefe d, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Total variation distance</source>
        <translation>Totalvariationsabstand</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>mixed: within 25 %</source>
        <translation>gemischt: bis auf 25 %</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The depth of this cube is not known yet. Solve it, or start from the solved cube.</source>
        <translation>Die Tiefe dieses Würfels ist noch nicht bekannt. Ihn lösen oder beim gelösten Würfel beginnen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Counting the exact walk, once.</source>
        <translation>Die exakte Irrfahrt wird gezählt, einmalig.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>These distances are unknown: neither the true walk nor the whole chain is known.</source>
        <translation>Diese Abstände sind unbekannt: Weder die wahre Irrfahrt noch die ganze Kette ist bekannt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Nothing is known of this walk.</source>
        <translation>Von dieser Irrfahrt ist nichts bekannt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Walks are measured from the solved cube</source>
        <translation>Gemessen werden Irrfahrten ab dem gelösten Würfel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>No walk of %n moves has been measured yet: press Measure</source>
        <extracomment>One: No walk of %n move has been measured yet: press Measure</extracomment>
        <translation>
            <numerusform>Noch keine Irrfahrt mit %n Zug gemessen: „Messen“ drücken</numerusform>
            <numerusform>Noch keine Irrfahrt mit %n Zügen gemessen: „Messen“ drücken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The depth of this cube is not known</source>
        <translation>Die Tiefe dieses Würfels ist nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The true walk is known for up to %n moves</source>
        <extracomment>One: The true walk is known for up to %n move</extracomment>
        <translation>
            <numerusform>Die wahre Irrfahrt ist bis %n Zug bekannt</numerusform>
            <numerusform>Die wahre Irrfahrt ist bis %n Züge bekannt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Not known for this walk</source>
        <translation>Für diese Irrfahrt nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Measure more</source>
        <translation>Mehr messen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Solve {samples} random walks of %n moves optimally</source>
        <extracomment>One: Solve {samples} random walks of %n move optimally</extracomment>
        <translation>
            <numerusform>{samples} Irrfahrten mit %n Zug optimal lösen</numerusform>
            <numerusform>{samples} Irrfahrten mit %n Zügen optimal lösen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>{samples} so far.</source>
        <translation>Bisher {samples}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Stop measuring; finished walks are kept</source>
        <translation>Nicht weiter messen; fertige Irrfahrten bleiben erhalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>Depth against moves</source>
        <translation>Tiefe über der Zugzahl</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>depth d</source>
        <translation>Tiefe d</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>likeliest depth {depth}</source>
        <translation>wahrscheinlichste Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>{name}: {moves} moves, {proved} depths proved</source>
        <translation>{name}: {moves} Züge, {proved} Tiefen bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/samples.py"/>
        <source>Another window has measured these walks.</source>
        <translation>Ein anderes Fenster hat diese Irrfahrten gemessen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sampling.py"/>
        <source>Measuring walks of the cube</source>
        <translation>Irrfahrten des Würfels werden gemessen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sampling.py"/>
        <source>{walks} of {moves} {unit}</source>
        <translation>{walks} mit je {moves} {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How deep is the cube after N random moves from this one?</source>
        <translation>Wie tief ist der Würfel nach N zufälligen Zügen ab diesem?</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How deep is the cube after N random moves?</source>
        <translation>Wie tief ist der Würfel nach N zufälligen Zügen?</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How deep is the cube after N random quarter turns from this one?</source>
        <translation>Wie tief ist der Würfel nach N zufälligen 90°-Drehungen ab diesem?</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How deep is the cube after N random quarter turns?</source>
        <translation>Wie tief ist der Würfel nach N zufälligen 90°-Drehungen?</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The lumped chain and the binomial are models; the bars are the true walk over all {states} positions.</source>
        <translation>Die zusammengefasste Kette und die Binomialverteilung sind Modelle; die Balken sind die wahre Irrfahrt über alle {states} Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 3×3×3 there are only models here: the true walk is known only from the solved cube.</source>
        <translation>Beim 3×3×3 gibt es hier nur Modelle: Die wahre Irrfahrt ist allein ab dem gelösten Würfel bekannt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The true walk is being counted</source>
        <translation>Die wahre Irrfahrt wird gezählt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The bars are the true walk, known for up to %n moves</source>
        <extracomment>One: The bars are the true walk, known for up to %n move</extracomment>
        <translation>
            <numerusform>Die Balken sind die wahre Irrfahrt, bekannt bis %n Zug</numerusform>
            <numerusform>Die Balken sind die wahre Irrfahrt, bekannt bis %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain, partly sampled, and the binomial are models.</source>
        <translation>{bars}; die zusammengefasste Kette, teils aus Stichproben, und die Binomialverteilung sind Modelle.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain is the article's, a model like the binomial.</source>
        <translation>{bars}; die zusammengefasste Kette ist die des Artikels, ein Modell wie die Binomialverteilung.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>{bars}; the lumped chain is that of the balanced populations, a model like the binomial.</source>
        <translation>{bars}; die zusammengefasste Kette ist die der ausgeglichenen Besetzung, ein Modell wie die Binomialverteilung.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>the solved cube</source>
        <translation>der gelöste Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}, by the chain.</source>
        <translation>Schattiert: Tiefe von Irrfahrten der Länge N ({turns}), nach der Kette (Start: {start}).</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}.</source>
        <translation>Schattiert: Tiefe von Irrfahrten der Länge N ({turns}, Start: {start}).</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}; exact for up to {exact}, then by the chain.</source>
        <translation>Schattiert: Tiefe von Irrfahrten der Länge N ({turns}, Start: {start}); exakt bis {exact}, danach nach der Kette.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The line is this game: dots are proved depths, hatched bars the bounds of the others.</source>
        <translation>Die Linie ist dieses Spiel: Punkte sind bewiesene Tiefen, schraffierte Balken die Schranken der anderen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The cube is within 25 % of uniform after {exact} {turns}. The lumped chain, a model, says ≈ {lumped}, and is wrong by up to {difference:.1f} %, at N = {at}.</source>
        <translation>Es braucht {exact} {turns}, bis der Würfel bis auf 25 % gleichverteilt ist. Die zusammengefasste Kette, ein Modell, sagt ≈ {lumped} und irrt um bis zu {difference:.1f} %, bei N = {at}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 2×2×2, where the truth is known, the chain is {early} moves too early.</source>
        <translation>Beim 2×2×2, wo die Wahrheit bekannt ist, kommt die Kette {early} Züge zu früh.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How far from uniform is the cube after N random {turns}?</source>
        <translation>Wie weit ist eine Irrfahrt der Länge N ({turns}) von der Gleichverteilung?</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model that is partly sampled, the cube is within 25 % of uniform after ≈ {lumped} {turns}.</source>
        <translation>Nach der zusammengefassten Kette, einem Modell teils aus Stichproben, braucht es ≈ {lumped} {turns}, bis der Würfel bis auf 25 % gleichverteilt ist.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model on rounded populations, the cube is within 25 % of uniform after ≈ {lumped} {turns}.</source>
        <translation>Nach der zusammengefassten Kette, einem Modell auf gerundeten Anzahlen, braucht es ≈ {lumped} {turns}, bis der Würfel bis auf 25 % gleichverteilt ist.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model on rounded populations, the cube is within 25 % of uniform after ≈ {lumped} {turns}, and within ≈ {first:.1f} % and ≈ {second:.1f} % at the article's {first_at} and {second_at}.</source>
        <translation>Nach der zusammengefassten Kette, einem Modell auf gerundeten Anzahlen, braucht es ≈ {lumped} {turns}, bis der Würfel bis auf 25 % gleichverteilt ist; bei den {first_at} und {second_at} des Artikels ist er es bis auf ≈ {first:.1f} % und ≈ {second:.1f} %.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every sequence is counted.</source>
        <translation>Exakt: Jede Folge wird gezählt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every position's probability is carried from move to move.</source>
        <translation>Exakt: Die Wahrscheinlichkeit jeder Stellung wird von Zug zu Zug fortgeführt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Lumped: a birth-death chain on depth classes, as if a walk were uniform inside each. {chain}.</source>
        <translation>Zusammengefasst: eine Geburts-Todes-Kette auf den Tiefen, als wäre eine Irrfahrt in jeder gleichverteilt. {chain}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Measured: walks solved optimally, Wilson's 95 % intervals.</source>
        <translation>Gemessen: optimal gelöste Irrfahrten, 95-%-Konfidenzintervalle nach Wilson.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation>Abstand: ½ Σ |p − p′|. Nach E. Testé, A random walk on the Rubik's Cube, 2023.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations; what the even classes lack is added to class 20 (the article's text says 21, but its printed numbers are those for 20)</source>
        <translation>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D die veröffentlichten Besetzungszahlen; was den geraden Klassen fehlt, kommt zu Klasse 20 (im Text des Artikels steht 21, seine gedruckten Zahlen sind aber die für 20)</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations, balanced</source>
        <translation>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D die veröffentlichten Besetzungszahlen, ausgeglichen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}, and r = {staying:.3f} of the turns keeping the depth; it has no ends, and its probability beyond the possible depths is counted but not drawn.</source>
        <translation>Binomial: d = 2k − N mit p = b/(b+1), b = {growth:.4f} dem Wachstum von D nach einer Geraden durch log D von Tiefe {low} bis {high}, und r = {staying:.3f} der Drehungen, die die Tiefe halten; sie hat keine Ränder, und ihre Wahrscheinlichkeit außerhalb der möglichen Tiefen ist gezählt, aber nicht gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; the article's {mean} is the mean of p(i)/q(i) from depth 3 to 16; it has no ends, and its probability beyond the possible depths is counted but not drawn.</source>
        <translation>Binomial: d = 2k − N mit p = b/(b+1), b = {growth:.4f} dem Wachstum von D nach einer Geraden durch log D von Tiefe {low} bis {high}; die {mean} des Artikels sind das Mittel von p(i)/q(i) von Tiefe 3 bis 16; sie hat keine Ränder, und ihre Wahrscheinlichkeit außerhalb der möglichen Tiefen ist gezählt, aber nicht gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>mean of p/q</source>
        <translation>Mittel von p/q</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; it has no ends, and its probability beyond the possible depths is counted but not drawn.</source>
        <translation>Binomial: d = 2k − N mit p = b/(b+1), b = {growth:.4f} dem Wachstum von D nach einer Geraden durch log D von Tiefe {low} bis {high}; sie hat keine Ränder, und ihre Wahrscheinlichkeit außerhalb der möglichen Tiefen ist gezählt, aber nicht gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Total variation distance, ½ Σ |p − u|. Exact: over all positions, u uniform (in QTM: on those of the walk's parity). Lumped: the chain's distribution on depth classes against its stationary one of that parity; dashed, because it is a model. Bars: the lumped distribution of the depth against the exact one. Mixed means within 25 % (Levin, Peres and Wilmer, Markov Chains and Mixing Times, ch. 4).</source>
        <translation>Totalvariationsabstand, ½ Σ |p − u|. Exakt: über alle Stellungen, u die Gleichverteilung (in QTM: auf denen mit der Parität der Irrfahrt). Zusammengefasst: die Verteilung der Kette auf den Tiefen gegen ihre stationäre dieser Parität; gestrichelt, weil es ein Modell ist. Balken: die zusammengefasste Verteilung der Tiefe gegen die exakte. Gemischt heißt bis auf 25 % (Levin, Peres und Wilmer, Markov Chains and Mixing Times, Kap. 4).</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only odd depths can occur: every quarter turn changes parity.</source>
        <translation>Nur ungerade Tiefen sind möglich: Jede 90°-Drehung ändert die Parität.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only even depths can occur: every quarter turn changes parity.</source>
        <translation>Nur gerade Tiefen sind möglich: Jede 90°-Drehung ändert die Parität.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Lumped chain</source>
        <translation>Zusammengefasste Kette</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Binomial</source>
        <translation>Binomial</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Lumped</source>
        <translation>Kette</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Outside 0 to {deepest}</source>
        <translation>Außerhalb 0 bis {deepest}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Mean depth</source>
        <translation>Mittlere Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Distance from exact</source>
        <translation>Abstand zu exakt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>From uniform at {moves}</source>
        <translation>Zu gleichverteilt bei {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Within {share} after</source>
        <translation>Bis auf {share} nach</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Middle figures: distance of the lumped chain from the exact walk.</source>
        <translation>Zahlen in der Mitte: Abstand der zusammengefassten Kette von der exakten Irrfahrt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/series.py"/>
        <source>Middle figures: mean depth by the lumped chain.</source>
        <translation>Zahlen in der Mitte: mittlere Tiefe nach der zusammengefassten Kette.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>See how deep a cube is, and solve one in a minute.</source>
        <translation>Sieh, wie tief ein Würfel ist, und löse in einer Minute einen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>You solved it in {turns}.</source>
        <translation>Gelöst in {turns}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>New scramble</source>
        <translation>Neuer Scramble</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>A cube is scrambled at random …</source>
        <translation>Ein Würfel wird zufällig gescramblet …</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Its depth is the number of turns to solved. A solution is found …</source>
        <translation>Seine Tiefe ist die Zahl der Züge bis gelöst. Eine Lösung wird gesucht …</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>… and played: with each turn the depth falls.</source>
        <translation>… und gespielt: Mit jedem Zug sinkt die Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Solved. Now only three turns …</source>
        <translation>Gelöst. Jetzt nur drei Züge …</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Your turn: three turns solve it. Follow the filled arrows.</source>
        <translation>Du bist dran: Drei Züge lösen ihn. Folge den gefüllten Pfeilen.</translation>
    </message>
</context>
</TS>

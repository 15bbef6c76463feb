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
        <source>Count half turns</source>
        <translation>Halbdrehungen zählen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Count quarter turns</source>
        <translation>Vierteldrehungen zählen</translation>
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
        <source>Back to the line left last</source>
        <translation>Zurück zum zuletzt verlassenen Zweig</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Take up the moves that were taken back before another move was made; again brings these back</source>
        <translation>Die zurückgenommenen Züge wieder aufnehmen, an deren Stelle anders gezogen wurde; noch einmal bringt diese zurück</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Next scramble</source>
        <translation>Nächster Scramble</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>The scramble that waits, or a new one; undo brings this cube back</source>
        <translation>Der wartende Scramble oder ein neuer; Rückgängig bringt diesen Würfel zurück</translation>
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
        <source>Go through the scrambles in the clipboard, one a line</source>
        <translation>Die Scrambles aus der Zwischenablage durchgehen, einen je Zeile</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Drop the scrambles that wait</source>
        <translation>Wartende Scrambles verwerfen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Let the next scramble be a new one</source>
        <translation>Den nächsten Scramble wieder neu erzeugen</translation>
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
        <source>Lay out a short solution, then find an optimal one</source>
        <translation>Eine kurze Lösung bereitlegen, dann eine optimale suchen</translation>
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
        <source>Lay out the shorter solution</source>
        <translation>Kürzere Lösung bereitlegen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Go back to the cube that was solved; a shorter solution was found meanwhile</source>
        <translation>Zum gelösten Würfel zurückgehen; inzwischen ist eine kürzere Lösung gefunden</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>End the search</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Stop proving; what is known so far stays</source>
        <translation>Nicht weiter beweisen; was schon bekannt ist, bleibt</translation>
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
        <source>Ask about blank stickers</source>
        <translation>Nach leeren Stickern fragen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>A cube that fits what is painted, or the shortest way to any that does</source>
        <translation>Ein Würfel, der zum Gemalten passt, oder der kürzeste Weg zu irgendeinem solchen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Turn a solved cube into one of many patterns, or take up one that you have drawn</source>
        <translation>Einen gelösten Würfel in eines von vielen Mustern drehen oder ein selbst gezeichnetes aufgreifen</translation>
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
        <source>Show the times of this session over its solves, or how often which</source>
        <translation>Die Zeiten dieser Session zeigen: Solve für Solve oder ihre Häufigkeit</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Reset view</source>
        <translation>Ansicht zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Look at the cube as at first</source>
        <translation>Den Würfel wieder wie am Anfang ansehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show hidden faces</source>
        <translation>Verdeckte Seiten zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/commands.py"/>
        <source>Show the faces that look away: behind the cube, as a net, or not</source>
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
        <translation>Drehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along_game.py"/>
        <source>Looking how deep the cube was</source>
        <translation>Tiefe des Würfels nach diesem Zug wird untersucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/along_game.py"/>
        <source>in {unit}</source>
        <translation>in {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns closer</source>
        <translation>Drehungen näher heran</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns at the same depth</source>
        <translation>Drehungen in gleicher Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns farther</source>
        <translation>Drehungen weiter weg</translation>
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
        <translation>weiter</translation>
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
        <source>How many turns lead where</source>
        <translation>Wie viele Drehungen wohin führen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns not proved</source>
        <translation>Drehungen ohne Beweis</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{lead}, expected</source>
        <translation>{lead}, erwartet</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{way} {count}</source>
        <translation>{way} {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>all {left} open</source>
        <translation>alle {left} offen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>open {left}</source>
        <translation>offen {left}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>this cube</source>
        <translation>dieser Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>expected at depth {depth}</source>
        <translation>erwartet in Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>turns proved</source>
        <translation>bewiesene Drehungen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>all {proved} proved</source>
        <translation>alle {proved} bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>{proved} of {ways} proved</source>
        <translation>{proved} von {ways} bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Point at a turn to see it on the cube, click to play it.</source>
        <translation>Auf eine Drehung zeigen, um sie am Würfel zu sehen; klicken, um sie auszuführen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>The arrows come when this depth is proved.</source>
        <translation>Die Pfeile erscheinen, wenn diese Tiefe bewiesen ist.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>Still looking where the others lead.</source>
        <translation>Wohin die anderen führen, wird noch untersucht.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/compass.py"/>
        <source>The others take a longer search.</source>
        <translation>Die anderen brauchen eine längere Suche.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimating the cube's depth</source>
        <translation>Tiefe des Würfels wird geschätzt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>The network rules out all depths that are left: there it errs.</source>
        <translation>Das Netz schließt alle Tiefen aus, die noch möglich sind: Da irrt es.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>Estimated weight by depth, {weights}</source>
        <translation>Geschätztes Gewicht je Tiefe, {weights}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>There is no estimate: {reason}</source>
        <translation>Es gibt keine Schätzung: {reason}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>mean by the network</source>
        <translation>Mittel nach dem Netz</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/estimate.py"/>
        <source>≈ {mean} on average, {share} for {depth}: a network's estimate, within what is proved.</source>
        <translation>≈ {mean} im Mittel, {share} für {depth}: Schätzung eines Netzes, innerhalb des Bewiesenen.</translation>
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
        <source>{between}, from the positions beside it</source>
        <translation>{between}, nach den Stellungen daneben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>The depth after each move</source>
        <translation>Die Tiefe nach jedem Zug</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>Turn, and the depth is drawn here.</source>
        <translation>Drehen, und die Tiefe wird hier gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>start</source>
        <comment>before the first move</comment>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/trace.py"/>
        <source>bracket</source>
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
        <source>Looking how deep the cube is</source>
        <translation>Tiefe des Würfels wird untersucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/depth/watch.py"/>
        <source>Reading the cube's table</source>
        <translation>Tabelle für den Würfel wird gelesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>{place} is no net of stickers</source>
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
        <source>The name has {length} characters, more than {most}</source>
        <translation>Der Name hat {length} Zeichen, mehr als {most}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/drawn_patterns.py"/>
        <source>A pattern is called {name} already</source>
        <translation>Ein Muster heißt schon {name}</translation>
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
        <source>Begin with the cube on the stage</source>
        <translation>Mit dem Würfel auf der Bühne beginnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Clear the net</source>
        <translation>Das Netz leeren</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/editor.py"/>
        <source>Leave the cube on the stage as it is</source>
        <translation>Den Würfel auf der Bühne lassen, wie er ist</translation>
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
        <source>Only one cube looks like this.</source>
        <translation>Nur ein Würfel sieht so aus.</translation>
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
        <source>From a solved one</source>
        <translation>Von einem gelösten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Paint what matters and leave the rest blank: blank stickers may have any colour.</source>
        <translation>Malen, worauf es ankommt, den Rest leer lassen: Leere Sticker dürfen jede Farbe haben.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Blank stickers</source>
        <translation>Leere Sticker</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Where the turns begin</source>
        <translation>Wo die Drehungen beginnen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>One that fits</source>
        <translation>Ein passender</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Begin with a cube that has these stickers, one of many</source>
        <translation>Mit einem Würfel beginnen, der diese Sticker hat, einem von vielen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Shortest way</source>
        <translation>Kürzester Weg</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The fewest turns that lead to any cube with these stickers</source>
        <translation>Der kürzeste Weg zu irgendeinem Würfel mit diesen Stickern</translation>
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
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Keep the pattern, which is in the library of patterns then</source>
        <translation>Das Muster behalten; es steht dann in der Mustersammlung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking for a cube that fits</source>
        <translation>Ein passender Würfel wird gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking for the shortest way</source>
        <translation>Der kürzeste Weg wird gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>{name} is kept</source>
        <translation>{name} bleibt erhalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>In the library of patterns</source>
        <translation>In der Mustersammlung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>Looking.</source>
        <translation>Suche läuft.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>No way of {turns} or fewer.</source>
        <translation>Kein Weg mit höchstens {turns}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>{share} of those of {excluded} looked at.</source>
        <translation>{share} derer mit {excluded} durchsucht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>%n half turns lead there, and no fewer: {moves}</source>
        <extracomment>One: %n half turn leads there, and no fewer: {moves}</extracomment>
        <translation>
            <numerusform>%n Halbdrehung führt hin, weniger nicht: {moves}</numerusform>
            <numerusform>%n Halbdrehungen führen hin, weniger nicht: {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>%n quarter turns lead there, and no fewer: {moves}</source>
        <extracomment>One: %n quarter turn leads there, and no fewer: {moves}</extracomment>
        <translation>
            <numerusform>%n Vierteldrehung führt hin, weniger nicht: {moves}</numerusform>
            <numerusform>%n Vierteldrehungen führen hin, weniger nicht: {moves}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The cube on the stage fits already, held another way: {moves}.</source>
        <translation>Der Würfel auf der Bühne passt schon, anders gehalten: {moves}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>The cube on the stage fits already.</source>
        <translation>Der Würfel auf der Bühne passt schon.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube fits already, held another way: {moves}.</source>
        <translation>Ein gelöster Würfel passt schon, anders gehalten: {moves}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/editor/wildcards.py"/>
        <source>A solved cube fits already.</source>
        <translation>Ein gelöster Würfel passt schon.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Half turns</source>
        <translation>Halbdrehungen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>Quarter turns</source>
        <translation>Vierteldrehungen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>The last cube cannot be read: go on here.</source>
        <translation>Der letzte Würfel ist nicht lesbar: hier geht es weiter.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/model/model.py"/>
        <source>The last cube is back</source>
        <translation>Der letzte Würfel ist zurück</translation>
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
        <source>Setup, on a solved cube</source>
        <translation>Vorbereitung, am gelösten Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Inverse</source>
        <translation>Umkehrung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/entry.py"/>
        <source>Set up what the moves below solve</source>
        <translation>Vorbereiten, was die Züge unten lösen</translation>
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
        <source>A position needs no setup: give one or the other.</source>
        <translation>Eine Stellung braucht keine Vorbereitung: nur eines von beiden angeben.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/lengths.py"/>
        <source>%n turns</source>
        <extracomment>One: %n turn</extracomment>
        <translation>
            <numerusform>%n Drehung</numerusform>
            <numerusform>%n Drehungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/moves/lengths.py"/>
        <source>%n quarter turns</source>
        <comment>beside the turns</comment>
        <extracomment>One: %n quarter turn</extracomment>
        <translation>
            <numerusform>%n Viertel</numerusform>
            <numerusform>%n Viertel</numerusform>
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
        <source>No pattern has these words. Try a shorter one.</source>
        <translation>Kein Muster enthält diese Wörter. Ein kürzeres versuchen.</translation>
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
        <source>Turn a layer, and its move is listed here.</source>
        <translation>Eine Ebene drehen, und der Zug steht hier.</translation>
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
        <source>Go one move on</source>
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
        <source>On to the end</source>
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
        <source>{moves} was left after move {number}</source>
        <translation>{moves} wurde nach Zug {number} verlassen</translation>
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
        <source>{start}, then a solution of {length}</source>
        <translation>{start}, dann eine Lösung mit {length}</translation>
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
        <source>How fast turns are played</source>
        <translation>Wie schnell Drehungen abgespielt werden</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>line {number}, {place}</source>
        <translation>Zeile {number}, {place}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>Write a position a line: moves such as R U F2, or 54 facelets</source>
        <translation>Eine Stellung je Zeile schreiben: Züge wie R U F2 oder 54 Facelets</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/positions.py"/>
        <source>{name} has no line to solve</source>
        <translation>{name} hat keine Zeile zum Lösen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>The cube started solved. Press N to scramble it.</source>
        <translation>Der Würfel war am Anfang gelöst. N scrambelt ihn.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>The cube started from a position entered. Press N to scramble it.</source>
        <translation>Der Würfel begann mit einer eingegebenen Stellung. N scrambelt ihn.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>Scramble</source>
        <translation>Scramble</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
        <source>{at} of {count}</source>
        <translation>{at} von {count}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scramble_section.py"/>
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
        <source>Write one scramble a line, such as R U F2</source>
        <translation>Einen Scramble je Zeile schreiben, etwa R U F2</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>There is no move in it</source>
        <translation>Darin steht kein Zug</translation>
    </message>
    <message>
        <location filename="../../../app/cube/moves/scrambles.py"/>
        <source>These are {found} scrambles, and {most} is the most</source>
        <translation>Das sind {found} Scrambles, höchstens {most} sind möglich</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Measuring the cube's true depth</source>
        <translation>Wahre Tiefe des Würfels wird gemessen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/depths.py"/>
        <source>Making the cube's table</source>
        <translation>Tabelle für den Würfel wird erstellt</translation>
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
        <source>Let the network play on, or stop it; when it is through, play from the start again</source>
        <translation>Das Netz weiterspielen lassen oder anhalten; ist es am Ende, noch einmal von vorn</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Network: scramble for it</source>
        <translation>Netz: dafür scramblen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/mode.py"/>
        <source>Begin with as many random turns as the slider says; undo brings this cube back</source>
        <translation>Mit so vielen zufälligen Drehungen beginnen, wie der Regler sagt; Rückgängig bringt diesen Würfel zurück</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading the network</source>
        <translation>Netz wird geladen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/model.py"/>
        <source>Loading it was cancelled.</source>
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
        <source>Turns of the scramble</source>
        <translation>Züge des Scrambles</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>How many random turns the scramble has; the network may make as many moves</source>
        <translation>Wie viele zufällige Züge der Scramble hat; so viele Züge darf auch das Netz machen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Which network plays</source>
        <translation>Welches Netz spielt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>How often it solves: its figures in the Lab</source>
        <translation>Wie oft es löst: seine Zahlen im Labor</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Run</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Step</source>
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
        <translation>Keine Züge mehr nach {played}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Out of moves after {played}: depth now {depth} {unit}.</source>
        <translation>Keine Züge mehr nach {played}: Tiefe jetzt {depth} {unit}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/network/section.py"/>
        <source>Move {played} of {limit}.</source>
        <translation>Zug {played} von {limit}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/network/section.py"/>
        <source>Run it: it may make %n moves.</source>
        <extracomment>One: Run it: it may make %n move.</extracomment>
        <translation>
            <numerusform>Starten: erlaubt ist %n Zug.</numerusform>
            <numerusform>Starten: erlaubt sind %n Züge.</numerusform>
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
        <source>%n scrambles to go through</source>
        <extracomment>One: %n scramble to go through</extracomment>
        <translation>
            <numerusform>%n Scramble liegt bereit</numerusform>
            <numerusform>%n Scrambles liegen bereit</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>N is the next one</source>
        <translation>N ist die nächste</translation>
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
    <message numerus="yes">
        <location filename="../../../app/cube/page.py"/>
        <source>%n moves</source>
        <extracomment>One: %n move</extracomment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Enter moves such as R U R', or 54 facelets.</source>
        <translation>Züge wie R U R' oder 54 Facelets eingeben.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>There is no move in this.</source>
        <translation>Darin steht kein Zug.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Depth {turns}, {proof}</source>
        <translation>Tiefe {turns}, {proof}</translation>
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
        <translation>in {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>Seed {seed}</source>
        <translation>Seed {seed}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/page.py"/>
        <source>depth</source>
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
        <source>After each turn one core looks so long how deep the cube is; from the next turn on.</source>
        <translation>So lange prüft nach jeder Drehung ein Kern, wie tief der Würfel ist; ab der nächsten Drehung.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/preferences.py"/>
        <source>A face's colour is changed on the cube at once.</source>
        <translation>Eine geänderte Farbe erscheint sofort am Würfel.</translation>
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
        <source>Table of the cube solver</source>
        <translation>Tabelle des Würfellösers</translation>
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
        <source>Text with a position a line (*.txt *.csv);;All files (*)</source>
        <translation>Text mit einer Stellung je Zeile (*.txt *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Prove many cubes</source>
        <translation>Viele Würfel beweisen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Enter positions and prove their depths one after the other, also over night</source>
        <translation>Stellungen eingeben und ihre Tiefen der Reihe nach beweisen, auch über Nacht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Prove the bank, or pause</source>
        <translation>Liste beweisen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/actions.py"/>
        <source>Go on proving the positions that were entered, or stop</source>
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
        <source>Enter positions whose depth you want to know; they are proved one after the other, also over night.</source>
        <translation>Stellungen eingeben, deren Tiefe gesucht ist; sie werden der Reihe nach bewiesen, auch über Nacht.</translation>
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
        <source>Plot the proved ones in the Lab</source>
        <translation>Die bewiesenen im Labor zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Save the list as CSV</source>
        <translation>Die Liste als CSV speichern</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Proved by</source>
        <translation>Bewiesen von</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Scheduler, like 192.168.0.7:8786</source>
        <translation>Scheduler, etwa 192.168.0.7:8786</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Moves or 54 facelets; paste a list with a position a line</source>
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
        <source>So many random cubes</source>
        <translation>So viele zufällige Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Add random</source>
        <translation>Zufällige</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>This</source>
        <translation>Diese Eingabe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} has {found} lines: more than {most} are not added at once</source>
        <translation>{name} hat {found} Zeilen: Mehr als {most} werden nicht auf einmal hinzugefügt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{name} is not a text file. Open one with a position a line.</source>
        <translation>{name} ist keine Textdatei. Eine mit einer Stellung je Zeile öffnen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>%n are there already: all that look alike are one.</source>
        <extracomment>One: %n is there already: all that look alike are one.</extracomment>
        <translation>
            <numerusform>%n ist schon da: Was gleich aussieht, zählt einmal.</numerusform>
            <numerusform>%n sind schon da: Was gleich aussieht, zählt einmal.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>It is there already: all that look alike are one.</source>
        <translation>Er ist schon da: Was gleich aussieht, zählt einmal.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Lay out</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>First</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Remove all that are proved</source>
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
        <source>It is proved</source>
        <translation>Er ist bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>Waits for your search, {done} of {count} proved</source>
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
        <source>{time}, by the mean of proofs as deep</source>
        <translation>{time}, nach dem Mittel gleich tiefer Beweise</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>no estimate before {few} proofs as deep</source>
        <translation>keine Schätzung vor {few} gleich tiefen Beweisen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>{rate:.1f} M nodes/s</source>
        <translation>{rate:.1f} Mio. Knoten/s</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/card.py"/>
        <source>asking {address}</source>
        <translation>{address} wird gefragt</translation>
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
        <source>What was excluded stays excluded</source>
        <translation>Was ausgeschlossen ist, bleibt ausgeschlossen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/cluster.py"/>
        <source>Write where the scheduler of the cluster listens, like 192.168.0.7:8786</source>
        <translation>Angeben, wo der Scheduler des Clusters lauscht, etwa 192.168.0.7:8786</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, at work</source>
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
        <source>{unit}, waits after {took}</source>
        <translation>{unit}, wartet nach {took}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, waits</source>
        <translation>{unit}, wartet</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search after {took}</source>
        <translation>{unit}, aus früherer Suche bekannt nach {took}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/proof_list.py"/>
        <source>{unit}, known from an earlier search</source>
        <translation>{unit}, aus früherer Suche bekannt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>Proving depths of the bank</source>
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
        <source>Making the table</source>
        <translation>Tabelle wird erstellt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/proofs/queue.py"/>
        <source>{number} in the bank</source>
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
        <translation>Taschenwürfel klein zwei nur Ecken leicht</translation>
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
        <source>Go back and lay out the solution of {turns}</source>
        <translation>Zurückgehen und die Lösung mit {turns} bereitlegen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>The cube is solved.</source>
        <translation>Der Würfel ist gelöst.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching for more ways in {upper}.</source>
        <translation>Weitere Wege mit {upper} werden gesucht.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>depth, no way is shorter</source>
        <translation>Tiefe, kein Weg ist kürzer</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>No way is shorter than {turns}.</source>
        <translation>Kein Weg ist kürzer als {turns}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>turns of the solution</source>
        <translation>Drehungen der Lösung</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>turns at least</source>
        <translation>Drehungen mindestens</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>A solution of {turns} is laid out below; none has fewer than {lower}.</source>
        <translation>Eine Lösung mit {turns} liegt unten bereit; keine hat weniger als {lower}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>The search goes on for the cube before these moves.</source>
        <translation>Für den Würfel vor diesen Zügen wird weiter gesucht.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>A way of {turns} is known. Solve it to know more.</source>
        <translation>Ein Weg mit {turns} ist bekannt. Lösen sagt mehr.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Making a table that tells more, {size}, once: {made}.</source>
        <translation>Einmalig entsteht eine Tabelle, die mehr weiß, {size}: {made}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Known without the table. Solve goes on to the proof.</source>
        <translation>Ohne die Tabelle bekannt. Lösen führt weiter zum Beweis.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Looking for {effort:g} s.</source>
        <translation>Suche läuft, {effort:g} s lang.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Looking for {effort:g} s, now searching depth {depth} ({share})</source>
        <translation>Suche läuft, {effort:g} s lang; jetzt wird Tiefe {depth} durchsucht ({share})</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Looked for {effort:g} s. Solve goes on to the proof.</source>
        <translation>{effort:g} s gesucht. Lösen führt weiter zum Beweis.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching depth {depth} ({share})</source>
        <translation>Tiefe {depth} wird durchsucht ({share})</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Searching depth {depth} ({share}); {odd} has the wrong parity</source>
        <translation>Tiefe {depth} wird durchsucht ({share}); {odd} hat die falsche Parität</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>searched</source>
        <translation>durchsucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Loading the table that proves it, {size}.</source>
        <translation>Die Tabelle für den Beweis wird geladen, {size}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>Making the table that proves it, {size}, once.</source>
        <translation>Die Tabelle für den Beweis wird erstellt, {size}, einmalig.</translation>
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
        <source>made, now being stored</source>
        <translation>erstellt, wird gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>{percent} made</source>
        <translation>{percent} erstellt</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From an earlier search. Solve goes on where it ended.</source>
        <translation>Aus einer früheren Suche. Lösen fährt dort fort, wo sie endete.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From what is known of it in {unit}. Solve it to know more.</source>
        <translation>Aus dem, was in {unit} bekannt ist. Lösen sagt mehr.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/section.py"/>
        <source>From what is known of the positions beside it. Solve it to know more.</source>
        <translation>Aus dem, was über die Stellungen daneben bekannt ist. Lösen sagt mehr.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solution_list.py"/>
        <source>{slices} with a slice turn counted once</source>
        <translation>{slices}, wenn ein Zug der Mittelebene einmal zählt</translation>
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
        <source>Made once in some seconds, kept on disk. Proves a random cube in many minutes.</source>
        <translation>Entsteht einmal in einigen Sekunden und bleibt auf dem Datenträger. Beweist einen zufälligen Würfel in vielen Minuten.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Made once in about ten seconds, kept in memory and on disk. Proves a random cube in about a minute.</source>
        <translation>Entsteht einmal in etwa zehn Sekunden und bleibt im Speicher und auf dem Datenträger. Beweist einen zufälligen Würfel in etwa einer Minute.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Made once in about half a minute, kept in memory and on disk. Proves a random cube in half a minute.</source>
        <translation>Entsteht einmal in etwa einer halben Minute und bleibt im Speicher und auf dem Datenträger. Beweist einen zufälligen Würfel in einer halben Minute.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solver.py"/>
        <source>Made once in about a minute, kept in memory and on disk. Proves a random cube in some twenty seconds.</source>
        <translation>Entsteht einmal in etwa einer Minute und bleibt im Speicher und auf dem Datenträger. Beweist einen zufälligen Würfel in rund zwanzig Sekunden.</translation>
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
        <source>Table {size}, verified</source>
        <translation>Tabelle {size}, geprüft</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>a short way first</source>
        <translation>zuerst ein kurzer Weg</translation>
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
        <translation>mit höchstens {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Searching for more solutions</source>
        <translation>Weitere Lösungen werden gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>No solution of at most {most} turns only these faces.</source>
        <translation>Keine Lösung mit höchstens {most} dreht nur diese Seiten.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>Choose more of them.</source>
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
        <source>%n solutions, all of them</source>
        <extracomment>One: %n solution, all of them</extracomment>
        <translation>
            <numerusform>%n Lösung, mehr gibt es nicht</numerusform>
            <numerusform>%n Lösungen, mehr gibt es nicht</numerusform>
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
        <translation>mit {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/solve/solving.py"/>
        <source>of {first} to {turns}</source>
        <translation>mit {first} bis {turns}</translation>
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
        <source>{name} of {depth}</source>
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
        <source>How deep the chosen part is after the scramble</source>
        <translation>Wie tief der gewählte Teil nach dem Scramble ist</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Begin with a scramble after which the chosen part is so deep</source>
        <translation>Mit einem Scramble beginnen, nach dem der gewählte Teil so tief ist</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>There is no such way yet.</source>
        <translation>So einen Weg gibt es noch nicht.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>The half-turn group is reached from a domino.</source>
        <translation>In die Halbdrehgruppe führt der Weg über ein Domino.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>{part}: done</source>
        <translation>{part}: fertig</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>{part} in {turns}</source>
        <translation>{part} in {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>laid out: {moves}</source>
        <translation>bereitgelegt: {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Practise: {part} of</source>
        <translation>Üben: {part}, Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>How many of the {total} {cases} lie at each depth.</source>
        <translation>Wie viele der {total} {cases} in jeder Tiefe liegen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/pane.py"/>
        <source>Of one part; each choice has the same. Source: {source}.</source>
        <translation>Für einen Teil; bei jeder Wahl ist es gleich. Quelle: {source}.</translation>
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
        <source>{part}: {turns} of the domino lead into it</source>
        <translation>{part}: hinein mit {turns} des Dominos</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{part}: solved by half turns alone, in {turns}</source>
        <translation>{part}: allein mit Halbdrehungen gelöst, in {turns}</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>{words}. {states} of {total} cases are so deep.</source>
        <translation>{words}. {states} von {total} Fällen sind so tief.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/subgoals/part_list.py"/>
        <source>counting</source>
        <comment>the cases of a part</comment>
        <translation>wird gezählt</translation>
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
        <source>Inspect the cube for 15 seconds before the time runs</source>
        <translation>Den Würfel 15 Sekunden ansehen, bevor die Zeit läuft</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Sound at 8 and 12 s</source>
        <translation>Ton bei 8 und 12 s</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/options.py"/>
        <source>Hear when 8 and 12 seconds of the inspection are over</source>
        <translation>Hören, wenn 8 und 12 Sekunden der Inspektion um sind</translation>
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
        <source>Scramble after each time</source>
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
        <source>No time</source>
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
        <source>ao5 and ao12 are the means of the last 5 and 12 times without the best and the worst. A DNF, a cross at the top, is the worst; two make the average a DNF, where its line has a gap. +2 is counted in.</source>
        <translation>Ao5 und Ao12 sind die Mittel der letzten 5 und 12 Zeiten ohne die beste und die schlechteste. Ein DNF, oben als Kreuz, ist die schlechteste; zwei machen den Durchschnitt zum DNF, dort hat die Linie eine Lücke. +2 ist eingerechnet.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>A bar holds the times from its left edge up to its right one. sd is the sample standard deviation.</source>
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
        <source>How often which time; DNFs are left out.</source>
        <translation>Häufigkeit der Zeiten; DNFs zählen nicht mit.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/pane.py"/>
        <source>seconds, {wide:g} to a bar</source>
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
        <source>How often which time</source>
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
        <translation>Die letzte Zeit als DNF markieren</translation>
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
        <source>Undo what was done to the times last</source>
        <translation>Rückgängig machen, was zuletzt mit den Zeiten geschah</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>All times of this session</source>
        <translation>Alle Zeiten dieser Session</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>How times are taken</source>
        <translation>Wie Zeiten genommen werden</translation>
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
        <source>Write a word beside the last time</source>
        <translation>Einen Kommentar neben die letzte Zeit schreiben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Bring the last time or session back</source>
        <translation>Letzte Zeit oder Session zurückholen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Put the times deleted last back, or go back to the session that was left</source>
        <translation>Zuletzt gelöschte Zeiten zurückholen oder zur verlassenen Session zurückkehren</translation>
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
        <translation>Um auf dem Bildschirm zu lösen, wählen Sie in den Optionen der Uhr „Würfel auf dem Bildschirm“.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>The key stopped the clock.</source>
        <translation>Die Taste hat die Uhr gestoppt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Scramble, and the first turn starts it</source>
        <translation>Scramblen, die erste Drehung startet</translation>
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
        <translation>Würfel wird gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Space stops it, Esc forgets it</source>
        <translation>Leertaste stoppt, Esc verwirft</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Any key stops it, Esc forgets it</source>
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
        <translation>Über 17 Sekunden: der Versuch zählt nicht</translation>
    </message>
    <message>
        <location filename="../../../app/cube/timer/section.py"/>
        <source>Over 15 seconds: starting costs 2 seconds</source>
        <translation>Über 15 Sekunden: der Start kostet 2 Sekunden</translation>
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
        <source>It is not a text, as csTimer exports its times</source>
        <translation>Sie ist kein Text, wie csTimer seine Zeiten exportiert</translation>
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
        <location filename="../../../app/cube/timer/standings.py"/>
        <source>best</source>
        <comment>a time</comment>
        <translation>Bestzeit</translation>
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
        <source>positions as deep</source>
        <translation>gleich tiefe Stellungen</translation>
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
        <translation>Besetzung</translation>
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
        <source>Turn the cube at random, as often as its walk is looked at for</source>
        <translation>Den Würfel zufällig drehen, so oft, wie seine Irrfahrt betrachtet wird</translation>
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
        <source>Show how deep the cube was and is, move by move</source>
        <translation>Zeigen, wie tief der Würfel war und ist, Zug für Zug</translation>
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
        <source>Counting was cancelled. Choose the walk again to take it up.</source>
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
        <source>The exact walk is being counted, once.</source>
        <translation>Die exakte Irrfahrt wird gezählt, einmalig.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Nothing is known of these distances: neither the true walk nor the whole chain.</source>
        <translation>Von diesen Abständen ist nichts bekannt: weder die wahre Irrfahrt noch die ganze Kette.</translation>
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
        <source>No walk of %n turns was measured yet: press Measure</source>
        <extracomment>One: No walk of %n turn was measured yet: press Measure</extracomment>
        <translation>
            <numerusform>Noch keine Irrfahrt mit %n Drehung gemessen: Messen drücken</numerusform>
            <numerusform>Noch keine Irrfahrt mit %n Drehungen gemessen: Messen drücken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The depth of this cube is not known</source>
        <translation>Die Tiefe dieses Würfels ist nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>The true walk is known for up to %n turns</source>
        <extracomment>One: The true walk is known for up to %n turn</extracomment>
        <translation>
            <numerusform>Die wahre Irrfahrt ist bis %n Drehung bekannt</numerusform>
            <numerusform>Die wahre Irrfahrt ist bis %n Drehungen bekannt</numerusform>
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
        <source>Solve {samples} random walks of %n turns optimally</source>
        <extracomment>One: Solve {samples} random walks of %n turn optimally</extracomment>
        <translation>
            <numerusform>{samples} Irrfahrten mit %n Drehung optimal lösen</numerusform>
            <numerusform>{samples} Irrfahrten mit %n Drehungen optimal lösen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>{samples} so far.</source>
        <translation>Bisher {samples}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pane.py"/>
        <source>Stop measuring; the walks that are done stay</source>
        <translation>Nicht weiter messen; fertige Irrfahrten bleiben</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/pathmap.py"/>
        <source>Depth against moves</source>
        <translation>Tiefe über Zügen</translation>
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
        <source>After N random turns from this cube, how deep is it?</source>
        <translation>Wie tief ist der Würfel N zufällige Drehungen nach diesem?</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>After N random turns, how deep is the cube?</source>
        <translation>Wie tief ist der Würfel nach N zufälligen Drehungen?</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>After N random quarter turns from this cube, how deep is it?</source>
        <translation>Wie tief ist der Würfel N zufällige Vierteldrehungen nach diesem?</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>After N random quarter turns, how deep is the cube?</source>
        <translation>Wie tief ist der Würfel nach N zufälligen Vierteldrehungen?</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The lumped chain and the binomial are models; the bars are the true walk over all {states} positions.</source>
        <translation>Die zusammengefasste Kette und die Binomialverteilung sind Modelle; die Balken sind die wahre Irrfahrt über alle {states} Stellungen.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 3×3×3 only models tell: the true walk is known from the solved cube alone.</source>
        <translation>Beim 3×3×3 gibt es nur Modelle: Die wahre Irrfahrt ist allein ab dem gelösten Würfel bekannt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The true walk is being counted</source>
        <translation>Die wahre Irrfahrt wird gezählt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The bars are the true walk, known for up to %n turns</source>
        <extracomment>One: The bars are the true walk, known for up to %n turn</extracomment>
        <translation>
            <numerusform>Die Balken sind die wahre Irrfahrt, bekannt bis %n Drehung</numerusform>
            <numerusform>Die Balken sind die wahre Irrfahrt, bekannt bis %n Drehungen</numerusform>
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
        <translation>Schattiert: wie tief Irrfahrten nach N {turns} sind, nach der Kette (Start: {start}).</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}.</source>
        <translation>Schattiert: wie tief Irrfahrten nach N {turns} sind (Start: {start}).</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Shaded: how deep random walks from {start} are after N {turns}; exact for up to {exact}, then by the chain.</source>
        <translation>Schattiert: wie tief Irrfahrten nach N {turns} sind (Start: {start}); exakt bis {exact}, danach nach der Kette.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The line is this game: dots are proved depths, hatched bars what is known of the others.</source>
        <translation>Die Linie ist dieses Spiel: Punkte sind bewiesene Tiefen, schraffierte Balken, was von den anderen bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>The cube is within 25 % of uniform after {exact} {turns}. The lumped chain, a model, says ≈ {lumped}, and is wrong by up to {difference:.1f} %, at N = {at}.</source>
        <translation>Nach {exact} {turns} ist der Würfel bis auf 25 % gleichverteilt. Die zusammengefasste Kette, ein Modell, sagt ≈ {lumped} und irrt um bis zu {difference:.1f} %, bei N = {at}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>On the 2×2×2, where the truth is known, the chain is {early} turns too early.</source>
        <translation>Beim 2×2×2, wo die Wahrheit bekannt ist, kommt die Kette {early} Drehungen zu früh.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>How far from uniform is the cube after N random {turns}?</source>
        <translation>Wie weit von der Gleichverteilung ist der Würfel nach N zufälligen {turns}?</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model that is partly sampled, the cube is within 25 % of uniform after ≈ {lumped} {turns}.</source>
        <translation>Nach der zusammengefassten Kette, einem Modell aus teils gezogenen Zahlen, ist der Würfel nach ≈ {lumped} {turns} bis auf 25 % gleichverteilt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model on rounded populations, the cube is within 25 % of uniform after ≈ {lumped} {turns}.</source>
        <translation>Nach der zusammengefassten Kette, einem Modell auf gerundeten Anzahlen, ist der Würfel nach ≈ {lumped} {turns} bis auf 25 % gleichverteilt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>By the lumped chain, a model on rounded populations, the cube is within 25 % of uniform after ≈ {lumped} {turns}, and within ≈ {first:.1f} % and ≈ {second:.1f} % at the article's {first_at} and {second_at}.</source>
        <translation>Nach der zusammengefassten Kette, einem Modell auf gerundeten Anzahlen, ist der Würfel nach ≈ {lumped} {turns} bis auf 25 % gleichverteilt, und bis auf ≈ {first:.1f} % und ≈ {second:.1f} % bei den {first_at} und {second_at} des Artikels.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every sequence is counted.</source>
        <translation>Exakt: Jede Folge wird gezählt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Exact: every position's probability is carried.</source>
        <translation>Exakt: Die Wahrscheinlichkeit jeder Stellung wird fortgeführt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Lumped: a birth-death chain on depth classes, as if a walk were uniform inside each. {chain}.</source>
        <translation>Zusammengefasst: eine Geburts-Todes-Kette auf den Tiefen, als wäre eine Irrfahrt in jeder gleichverteilt. {chain}.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Measured: walks solved optimally, Wilson's 95 % intervals.</source>
        <translation>Gemessen: optimal gelöste Irrfahrten, 95-%-Intervalle nach Wilson.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023.</source>
        <translation>Abstand: ½ Σ |p − p′|. Nach E. Testé, A random walk on the Rubik's Cube, 2023.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations, what even classes lack is added to class 20 (the article's words say 21, its printed figures are those of 20)</source>
        <translation>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D die veröffentlichten Besetzungszahlen; was den geraden Klassen fehlt, kommt zu Klasse 20 (im Text des Artikels steht 21, seine gedruckten Zahlen sind die von 20)</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations, balanced</source>
        <translation>D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D die veröffentlichten Besetzungszahlen, ausgeglichen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high} and r = {staying:.3f} of the turns keeping the depth; it knows no ends, and what it has outside of them is not drawn, but counted.</source>
        <translation>Binomial: d = 2k − N mit p = b/(b+1), b = {growth:.4f} dem Wachstum von D nach einer Geraden durch log D von Tiefe {low} bis {high}, und r = {staying:.3f} der Drehungen, die die Tiefe halten; sie kennt keine Ränder, und was außerhalb liegt, ist nicht gezeichnet, aber gezählt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; the article's {mean} is the mean of p(i)/q(i) from depth 3 to 16; it knows no ends, and what it has outside of them is not drawn, but counted.</source>
        <translation>Binomial: d = 2k − N mit p = b/(b+1), b = {growth:.4f} dem Wachstum von D nach einer Geraden durch log D von Tiefe {low} bis {high}; die {mean} des Artikels sind das Mittel von p(i)/q(i) von Tiefe 3 bis 16; sie kennt keine Ränder, und was außerhalb liegt, ist nicht gezeichnet, aber gezählt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>mean of p/q</source>
        <translation>Mittel von p/q</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through log D from depth {low} to {high}; it knows no ends, and what it has outside of them is not drawn, but counted.</source>
        <translation>Binomial: d = 2k − N mit p = b/(b+1), b = {growth:.4f} dem Wachstum von D nach einer Geraden durch log D von Tiefe {low} bis {high}; sie kennt keine Ränder, und was außerhalb liegt, ist nicht gezeichnet, aber gezählt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Total variation, ½ Σ |p − u|. Exact: over all positions, u uniform (in quarter turns: on those of the walk's parity). Lumped: the chain's distribution on depth classes against its stationary one of that parity; dashed, because it is a model. Bars: the lumped distribution of the depth against the exact one. Mixed means within 25 % (Levin, Peres and Wilmer, Markov Chains and Mixing Times, ch. 4).</source>
        <translation>Totalvariation, ½ Σ |p − u|. Exakt: über alle Stellungen, u die Gleichverteilung (bei Vierteldrehungen: auf denen mit der Parität der Irrfahrt). Zusammengefasst: die Verteilung der Kette auf den Tiefen gegen ihre stationäre dieser Parität; gestrichelt, weil es ein Modell ist. Balken: die zusammengefasste Verteilung der Tiefe gegen die exakte. Gemischt heißt bis auf 25 % (Levin, Peres und Wilmer, Markov Chains and Mixing Times, Kap. 4).</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only odd depths can occur: every turn changes parity.</source>
        <translation>Nur ungerade Tiefen sind möglich: Jede Drehung ändert die Parität.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/walk/sentences.py"/>
        <source>Only even depths can occur: every turn changes parity.</source>
        <translation>Nur gerade Tiefen sind möglich: Jede Drehung ändert die Parität.</translation>
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
        <source>To uniform at {moves}</source>
        <translation>Bis gleichverteilt bei {moves}</translation>
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
        <source>Build the solving table now, {size}, about {seconds} s</source>
        <translation>Pruning-Tabelle jetzt erstellen ({size}, etwa {seconds} s)</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Play</source>
        <comment>a page</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Turn the cube, push a box, slide the tiles. Nothing to set up.</source>
        <translation>Den Würfel drehen, eine Kiste schieben, die Kacheln bewegen. Nichts einzurichten.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Ask how deep</source>
        <translation>Nach der Tiefe fragen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>The panel tells how far from solved you are, and what is proved.</source>
        <translation>Die Leiste sagt, wie weit es bis zur Lösung ist und was bewiesen ist.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>See the whole</source>
        <translation>Das Ganze sehen</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>The Lab shows every position there is, and where chance leads.</source>
        <translation>Das Labor zeigt alle Stellungen, die es gibt, und wohin der Zufall führt.</translation>
    </message>
    <message>
        <location filename="../../../app/cube/welcome.py"/>
        <source>Start with a cube</source>
        <translation>Mit einem Würfel beginnen</translation>
    </message>
    <message>
        <source>It is made when you first solve; until then the depth while you play does with the smallest.</source>
        <translation type="vanished">Sie entsteht beim ersten Lösen; bis dahin genügt der Tiefe beim Spielen die kleinste.</translation>
    </message>
    <message>
        <source>Looked for {effort:g} s. Solve makes a larger table, {size}, once, and goes on to the proof.</source>
        <translation type="vanished">{effort:g} s gesucht. Lösen erstellt einmalig eine größere Tabelle, {size}, und führt weiter zum Beweis.</translation>
    </message>
    <message>
        <source>How the timer starts</source>
        <translation type="vanished">Wie der Timer startet</translation>
    </message>
    <message>
        <source>Copy times</source>
        <translation type="vanished">Zeiten kopieren</translation>
    </message>
    <message>
        <source>Copy this session's times as CSV</source>
        <translation type="vanished">Die Zeiten dieser Session als CSV kopieren</translation>
    </message>
    <message>
        <source>Start with the first turn</source>
        <translation type="vanished">Mit der ersten Drehung starten</translation>
    </message>
    <message>
        <source>Let the first turn after a scramble start the timer</source>
        <translation type="vanished">Die erste Drehung nach einer Scramble startet den Timer</translation>
    </message>
    <message>
        <source>Hold space, then let go to inspect</source>
        <translation type="vanished">Leertaste halten, loslassen zur Inspektion</translation>
    </message>
    <message>
        <source>best ao5</source>
        <translation type="vanished">bester Ao5</translation>
    </message>
    <message>
        <source>best ao12</source>
        <translation type="vanished">bester Ao12</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions of other puzzles left out</source>
        <extracomment>One: %n session of other puzzles left out</extracomment>
        <translation type="vanished">
            <numerusform>%n Session eines anderen Puzzles ausgelassen</numerusform>
            <numerusform>%n Sessions anderer Puzzles ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>{depth}, proved</source>
        <translation type="vanished">{depth}, bewiesen</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation type="vanished">Tiefe {depth}</translation>
    </message>
    <message>
        <source>Depth {lowest} to {highest}</source>
        <translation type="vanished">Tiefe {lowest} bis {highest}</translation>
    </message>
    <message>
        <source>Depth {depth}, exact</source>
        <translation type="vanished">Tiefe {depth}, exakt</translation>
    </message>
    <message>
        <source>Middle figures: distance of the lumped chain from the exact walk; with ≈ its mean depth, where none is known.</source>
        <translation type="vanished">Zahlen in der Mitte: Abstand der zusammengefassten Kette von der exakten Irrfahrt; mit ≈ ihre mittlere Tiefe, wo keiner bekannt ist.</translation>
    </message>
    <message>
        <source>{unit}, at work, {depth} is {share} excluded</source>
        <translation type="vanished">{unit}, in Arbeit, {depth} zu {share} ausgeschlossen</translation>
    </message>
    <message>
        <source>{depth} is {share} excluded.</source>
        <translation type="vanished">{depth} ist zu {share} ausgeschlossen.</translation>
    </message>
    <message>
        <source>{depth} has the wrong parity.</source>
        <translation type="vanished">{depth} hat die falsche Parität.</translation>
    </message>
    <message>
        <source>Sessions of csTimer (*.json *.txt)</source>
        <translation type="vanished">Sessions von csTimer (*.json *.txt)</translation>
    </message>
    <message>
        <source>Add the sessions of a file that csTimer has written</source>
        <translation type="vanished">Die Sessions aus einer Datei von csTimer hinzufügen</translation>
    </message>
    <message>
        <source>The cube is within 25 % of uniform after {exact} {turns}. The lumped chain says {lumped}, and is wrong by up to {difference:.1f} %, at N = {at}.</source>
        <translation type="vanished">Nach {exact} {turns} ist der Würfel bis auf 25 % gleichverteilt. Die zusammengefasste Kette sagt {lumped} und irrt um bis zu {difference:.1f} %, bei N = {at}.</translation>
    </message>
    <message>
        <source>By the lumped chain the cube is within 25 % of uniform after {lumped} {turns}.</source>
        <translation type="vanished">Nach der zusammengefassten Kette ist der Würfel nach {lumped} {turns} bis auf 25 % gleichverteilt.</translation>
    </message>
    <message>
        <source>By the lumped chain the cube is within 25 % of uniform after {lumped} {turns}, and within {first:.1f} % and {second:.1f} % at the article's {first_at} and {second_at}.</source>
        <translation type="vanished">Nach der zusammengefassten Kette ist der Würfel nach {lumped} {turns} bis auf 25 % gleichverteilt, und bis auf {first:.1f} % und {second:.1f} % bei den {first_at} und {second_at} des Artikels.</translation>
    </message>
    <message>
        <source>{lower} ≤ depth ≤ {upper}</source>
        <translation type="vanished">{lower} ≤ Tiefe ≤ {upper}</translation>
    </message>
    <message>
        <source>Looking how deep it was</source>
        <translation type="vanished">Tiefe dieses Zugs wird untersucht</translation>
    </message>
    <message>
        <source>Estimating the depth</source>
        <translation type="vanished">Tiefe wird geschätzt</translation>
    </message>
    <message>
        <source>Looking how deep it is</source>
        <translation type="vanished">Tiefe wird untersucht</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation type="vanished">Tabelle wird gelesen</translation>
    </message>
    <message>
        <source>Scrambling</source>
        <translation type="vanished">Würfel wird gescrambelt</translation>
    </message>
    <message>
        <source>Measuring the true depth</source>
        <translation type="vanished">Die wahre Tiefe wird gemessen</translation>
    </message>
    <message>
        <source>Proving depths</source>
        <translation type="vanished">Tiefen werden bewiesen</translation>
    </message>
    <message>
        <source>Proving depth</source>
        <translation type="vanished">Tiefe wird bewiesen</translation>
    </message>
    <message>
        <source>Measuring walks</source>
        <translation type="vanished">Irrfahrten werden gemessen</translation>
    </message>
    <message>
        <source>b = {branching:.4f}, fitted to D from depth {low} to {high}</source>
        <translation type="vanished">b = {branching:.4f}, angepasst an D von Tiefe {low} bis {high}</translation>
    </message>
    <message>
        <source>sd {spread:.2f}</source>
        <translation type="vanished">SD {spread:.2f}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation type="vanished">gelöst</translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="vanished">Oben</translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="vanished">Rechts</translation>
    </message>
    <message>
        <source>Front</source>
        <translation type="vanished">Vorn</translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="vanished">Unten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="vanished">Links</translation>
    </message>
    <message>
        <source>{turn}, the other way</source>
        <translation type="vanished">{turn}, andersherum</translation>
    </message>
    <message>
        <source>Leave the cube on the stage as it is   Esc</source>
        <translation type="vanished">Den Würfel auf der Bühne lassen, wie er ist   Esc</translation>
    </message>
    <message>
        <source>Keep the pattern, which is in the library of patterns then   Ctrl+B</source>
        <translation type="vanished">Das Muster behalten; es steht dann in der Mustersammlung   Ctrl+B</translation>
    </message>
    <message>
        <source>Set the cube up first, with other moves   Ctrl+Shift+L</source>
        <translation type="vanished">Den Würfel zuerst mit anderen Zügen vorbereiten   Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>shortest so far</source>
        <translation type="vanished">kürzeste bisher</translation>
    </message>
    <message numerus="yes">
        <source>%n are enough</source>
        <extracomment>One: %n is enough</extracomment>
        <translation type="vanished">
            <numerusform>%n genügt</numerusform>
            <numerusform>%n genügen</numerusform>
        </translation>
    </message>
    <message>
        <source>proved shortest</source>
        <translation type="vanished">kürzeste, bewiesen</translation>
    </message>
    <message>
        <source>Solved in {played} of {moves}.</source>
        <translation type="vanished">Gelöst nach {played} (erlaubt: {moves}).</translation>
    </message>
    <message>
        <source>Run it: it may make {moves}.</source>
        <translation type="vanished">Starten: erlaubt sind {moves}.</translation>
    </message>
    <message>
        <source>Comment on {time}   C</source>
        <translation type="vanished">Kommentar zu {time}   C</translation>
    </message>
    <message>
        <source>There is no such solution</source>
        <translation type="vanished">Es gibt keine solche Lösung</translation>
    </message>
    <message>
        <source>of at most {most}</source>
        <translation type="vanished">mit höchstens {most}</translation>
    </message>
    <message>
        <source>Build the solving table now, {size}</source>
        <translation type="vanished">Die Pruning-Tabelle jetzt erstellen, {size}</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Max</source>
        <comment>a speed</comment>
        <translation>Max</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>left</source>
        <comment>a move</comment>
        <translation>links</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>right</source>
        <comment>a move</comment>
        <translation>rechts</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>up</source>
        <comment>a move</comment>
        <translation>hoch</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>down</source>
        <comment>a move</comment>
        <translation>runter</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>There is no advice here.</source>
        <translation>Hier gibt es keinen Rat.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Exact odds ready, for this run only.</source>
        <translation>Exakte Gewinnchancen bereit, nur für diese Sitzung.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Exact odds ready</source>
        <translation>Exakte Gewinnchancen bereit</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Playing to the end</source>
        <translation>Es wird zu Ende gespielt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>%n moves played</source>
        <extracomment>One: %n move played</extracomment>
        <translation>
            <numerusform>%n Zug gespielt</numerusform>
            <numerusform>%n Züge gespielt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>undo takes them back one by one</source>
        <translation>Zurücknehmen nimmt sie einzeln zurück</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Play has stopped.</source>
        <translation>Das Spielen wurde angehalten.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Play has stopped</source>
        <translation>Spielen angehalten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>after move {move}</source>
        <translation>nach Zug {move}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/hint.py"/>
        <source>best</source>
        <comment>a move</comment>
        <translation>bester</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Mistakes cannot be found.</source>
        <translation>Fehler können nicht gesucht werden.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Mistake {number} of {all}</source>
        <translation>Fehler {number} von {all}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Move {number}: {move} cost {points}, best was {best}</source>
        <translation>Zug {number}: {move} kostete {points}, am besten war {best}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>No mistakes found</source>
        <translation>Kein Fehler gefunden</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>every move was best or equally good</source>
        <translation>jeder Zug war der beste oder gleich gut</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Looking for mistakes</source>
        <translation>Fehler werden gesucht</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Cancelled. N looks for mistakes again.</source>
        <translation>Abgebrochen. N sucht wieder nach Fehlern.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>the network that comes with the program</source>
        <translation>das mitgelieferte Netz</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>the network that was trained here</source>
        <translation>das hier trainierte Netz</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser values only boards with tiles up to {tile}.</source>
        <translation>Der Berater bewertet nur Bretter mit Kacheln bis {tile}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The exact chance of winning after each move with perfect play. Works out {boards} once ({size}).</source>
        <translation>Die exakte Gewinnchance nach jedem Zug bei perfektem Spiel. Dafür werden einmal {boards} berechnet ({size}).</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>What each move is worth according to {whose}.</source>
        <translation>Was jeder Zug wert ist; Quelle: {whose}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>Loading the adviser</source>
        <translation>Berater wird geladen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>{boards} boards in {seconds:.1f} s</source>
        <translation>{boards} Bretter in {seconds:.1f} s</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>{target} is reached. Choose a higher target to see values again.</source>
        <translation>{target} ist erreicht. Für weitere Werte eine höhere Zielkachel wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>There are no values for {board} with this target. Exact odds exist for small boards such as 2×4 and 3×3, advisers for 3×3 to 6×6, 3×4 and 4×5.</source>
        <translation>Für {board} mit dieser Zielkachel gibt es keine Werte. Exakte Gewinnchancen gibt es für kleine Bretter wie 2×4 und 3×3, Berater für 3×3 bis 6×6, 3×4 und 4×5.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>{boards} boards</source>
        <translation>{boards} Bretter</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>Solving {board} to {target}</source>
        <translation>{board} bis {target} wird gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser has no weights</source>
        <translation>Dem Berater fehlen die Gewichte</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>Train one here, or install the program anew</source>
        <translation>Hier einen trainieren oder das Programm neu installieren</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser has no weights yet</source>
        <translation>Dem Berater fehlen noch die Gewichte</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser's weights cannot be read: {reason}</source>
        <translation>Die Gewichte des Beraters sind nicht lesbar: {reason}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review.py"/>
        <source>Looking at your moves</source>
        <translation>Züge werden durchgesehen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>percentage points</source>
        <translation>Prozentpunkte</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>≈ points of the score</source>
        <translation>≈ Punkte</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>What each board of this game was worth, and which moves cost most.</source>
        <translation>Was jedes Brett dieses Spiels wert war und welche Züge am meisten kosteten.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>No mistakes found: every move was best or equally good.</source>
        <translation>Kein Fehler gefunden: Jeder Zug war der beste oder gleich gut.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Find mistakes</source>
        <translation>Fehler suchen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Jump to next</source>
        <translation>Zum nächsten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>{units}, {number} largest</source>
        <translation>{units}, die {number} größten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Looking through the game.</source>
        <translation>Das Spiel wird durchgesehen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>A mistake</source>
        <translation>Ein Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Go to the board before this move</source>
        <translation>Zum Brett vor diesem Zug gehen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>{move}, best was {best}</source>
        <translation>{move}, am besten war {best}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Values of the four moves</source>
        <translation>Werte der vier Züge</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Hide the values</source>
        <translation>Werte ausblenden</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Show values</source>
        <translation>Werte zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Play best move</source>
        <translation>Besten Zug spielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Play to the end</source>
        <translation>Zu Ende spielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>How many moves a second are played</source>
        <translation>Wie viele Züge je Sekunde gespielt werden</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>The four moves</source>
        <translation>Die vier Züge</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>a moment</source>
        <translation>einen Moment</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>{work}: {wait}.</source>
        <translation>{work}: {wait}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>A network for 4×4 (4 patterns of 5 squares) learns from {games} games that it plays itself. It takes 50 MB.</source>
        <translation>Ein Netz für 4×4 (4 Muster aus 5 Feldern) lernt aus {games} eigenen Spielen. Es braucht 50 MB.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Paused after %n games.</source>
        <extracomment>One: Paused after %n game.</extracomment>
        <translation>
            <numerusform>Pausiert nach %n Spiel.</numerusform>
            <numerusform>Pausiert nach %n Spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>%n games played.</source>
        <extracomment>One: %n game played.</extracomment>
        <translation>
            <numerusform>%n Spiel gespielt.</numerusform>
            <numerusform>%n Spiele gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>%n games.</source>
        <extracomment>One: %n game.</extracomment>
        <translation>
            <numerusform>%n Spiel.</numerusform>
            <numerusform>%n Spiele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>%n games, {left}.</source>
        <extracomment>One: %n game, {left}.</extracomment>
        <translation>
            <numerusform>%n Spiel, {left}.</numerusform>
            <numerusform>%n Spiele, {left}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Training a network</source>
        <translation>Netz wird trainiert</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Saving the network</source>
        <translation>Netz wird gespeichert</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>trained on %n games</source>
        <extracomment>One: trained on %n game</extracomment>
        <translation>
            <numerusform>trainiert mit %n Spiel</numerusform>
            <numerusform>trainiert mit %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Your network is now the adviser</source>
        <translation>Das eigene Netz ist jetzt der Berater</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Training done</source>
        <translation>Training fertig</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Training has stopped.</source>
        <translation>Das Training wurde angehalten.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>It could not be stored and is lost when the program ends: {reason}</source>
        <translation>Es konnte nicht gespeichert werden und geht mit dem Ende des Programms verloren: {reason}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Train an adviser</source>
        <translation>Berater trainieren</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Discard the network that is being trained</source>
        <translation>Das Netz verwerfen, das gerade trainiert wird</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Use as adviser</source>
        <translation>Als Berater nehmen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Let this network value the moves on 4×4</source>
        <translation>Dieses Netz die Züge auf 4×4 bewerten lassen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Use built-in network</source>
        <translation>Mitgeliefertes Netz nehmen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Let the network that comes with the program be the adviser again</source>
        <translation>Wieder das mitgelieferte Netz als Berater nehmen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Learning curve</source>
        <translation>Lernkurve</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>share of games with 2048</source>
        <translation>Anteil der Spiele mit 2048</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>The learning curve will appear here.</source>
        <translation>Hier erscheint die Lernkurve.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>mean score ≈ {score}</source>
        <translation>mittlere Punktzahl ≈ {score}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>2048 in {share} of games</source>
        <translation>2048 in {share} der Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Chance to reach {target}</source>
        <translation>Chance auf {target}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Expected further score</source>
        <translation>Noch zu erwartende Punkte</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rating by the network</source>
        <translation>Bewertung durch das Netz</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Chance to reach {target} with perfect play after each move. Exact, every later move considered.</source>
        <translation>Chance auf {target} bei perfektem Spiel nach jedem Zug. Exakt, alle späteren Züge berücksichtigt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Expected further score if the program plays on after each move, estimated.</source>
        <translation>Noch zu erwartende Punkte, wenn das Programm nach jedem Zug weiterspielt, geschätzt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rating of each move by {whose}: no forecast of the score.</source>
        <translation>Bewertung jedes Zugs durch {whose}: keine Vorhersage der Punkte.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rating of each move by {whose}: it learnt with {share:g} % fours.</source>
        <translation>Bewertung jedes Zugs durch {whose}: Es hat mit {share:g} % Vieren gelernt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>With perfect play after each move, every later move considered.</source>
        <translation>Bei perfektem Spiel nach jedem Zug, alle späteren Züge berücksichtigt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Expected if {whose} plays on after each move, estimated from {games} of its games that came this far.</source>
        <translation>Zu erwarten, wenn {whose} nach jedem Zug weiterspielt, geschätzt aus {games} seiner Spiele, die so weit kamen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rated by {whose}. The points rank the moves; they do not predict the score.</source>
        <translation>Bewertet durch {whose}. Die Punkte ordnen die Züge; sie sagen die Punktzahl nicht voraus.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>It learnt with {taught:g} % fours, this game has {share:g} %.</source>
        <translation>Gelernt wurde mit {taught:g} % Vieren, dieses Spiel hat {share:g} %.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>games it learnt from</source>
        <translation>Spiele, aus denen es lernte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>the program's network for {board}, which learnt from %n games with {share:g} % fours</source>
        <extracomment>One: the program's network for {board}, which learnt from %n game with {share:g} % fours</extracomment>
        <translation>
            <numerusform>das Netz des Programms für {board} (gelernt aus %n Spiel mit {share:g} % Vieren)</numerusform>
            <numerusform>das Netz des Programms für {board} (gelernt aus %n Spielen mit {share:g} % Vieren)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>games it played</source>
        <translation>Spiele, die es spielte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>the program's network for {board}, which learnt from %n games with {share:g} % fours and made {tile} in {made} of {games} begun with two tiles</source>
        <extracomment>One: the program's network for {board}, which learnt from %n game with {share:g} % fours and made {tile} in {made} of {games} begun with two tiles</extracomment>
        <translation>
            <numerusform>das Netz des Programms für {board} (gelernt aus %n Spiel mit {share:g} % Vieren; {games} von zwei Kacheln an, {made} davon bis {tile})</numerusform>
            <numerusform>das Netz des Programms für {board} (gelernt aus %n Spielen mit {share:g} % Vieren; {games} von zwei Kacheln an, {made} davon bis {tile})</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>games that made {tile}</source>
        <translation>Spiele bis {tile}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>less than {least}</source>
        <translation>weniger als {least}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>about 1</source>
        <translation>etwa 1</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>what it cost</source>
        <translation>was es kostete</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>less than {least} points</source>
        <translation>weniger als {least} Prozentpunkte</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>about 1 point</source>
        <translation>etwa 1 Punkt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{cost} points</source>
        <translation>{cost} Prozentpunkte</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{score} points</source>
        <translation>{score} Punkte</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Only {move} is possible.</source>
        <translation>Nur {move} ist möglich.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>The target is out of reach.</source>
        <translation>Die Zielkachel ist nicht mehr erreichbar.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>All moves are equally good.</source>
        <translation>Alle Züge sind gleich gut.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>The moves cannot be told apart.</source>
        <translation>Die Züge lassen sich nicht unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>cost</source>
        <comment>of a move</comment>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{move} costs {cost}.</source>
        <translation>{move} kostet {cost}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{moves} are equally good.</source>
        <translation>{moves} sind gleich gut.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{moves} cannot be told apart.</source>
        <translation>{moves} lassen sich nicht unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>lead</source>
        <comment>of the best move</comment>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{move} is best by {points}.</source>
        <translation>{move} ist am besten, Vorsprung {points}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Then came {move}, which cost {points}.</source>
        <translation>Dann kam {move} und kostete {points}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Then came {move}: no move is better.</source>
        <translation>Dann kam {move}: Kein Zug ist besser.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Then came {move}: no move seems better.</source>
        <translation>Dann kam {move}: Kein Zug scheint besser.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Your move was best.</source>
        <translation>Der Zug war der beste.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>All %n moves were best.</source>
        <extracomment>One: %n move, and it was best.</extracomment>
        <translation>
            <numerusform>%n Zug, und er war der beste.</numerusform>
            <numerusform>Alle %n Züge waren jeweils der beste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{best} of %n moves were best; mistakes cost {points}.</source>
        <extracomment>One: {best} of %n move was best; mistakes cost {points}.</extracomment>
        <translation>
            <numerusform>{best} von %n Zug war der beste, Fehler kosten {points}.</numerusform>
            <numerusform>{best} von %n Zügen waren jeweils der beste, Fehler kosten {points}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>moves that were best</source>
        <translation>beste Züge</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>what mistakes cost</source>
        <translation>was Fehler kosteten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/board.py"/>
        <source>2048 board</source>
        <translation>2048-Brett</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/board.py"/>
        <source>largest tile {tile}</source>
        <translation>größte Kachel {tile}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/draft.py"/>
        <source>A board needs a tile.</source>
        <translation>Ein Brett braucht eine Kachel.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/draft.py"/>
        <source>No move is possible here. Empty a square, or put equal tiles side by side.</source>
        <translation>Hier ist kein Zug möglich. Ein Feld leeren oder gleiche Kacheln nebeneinanderlegen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Click a square for the next tile, right click for the one before. Keys: arrows, +, −, 1 to 9, 0.</source>
        <translation>Klick: nächste Kachel, Rechtsklick: vorige; Pfeile, +, −, 1–9, 0</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Board editor</source>
        <translation>Bretteditor</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Row {row}, column {column}: {tile}</source>
        <translation>Zeile {row}, Spalte {column}: {tile}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Take all tiles away</source>
        <translation>Alle Kacheln entfernen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Play from here</source>
        <translation>Von hier spielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/end_card.py"/>
        <source>Keep going</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/end_card.py"/>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/end_card.py"/>
        <source>Review</source>
        <comment>look at the mistakes</comment>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Largest tile</source>
        <translation>Größte Kachel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Your games, no advice</source>
        <translation>Eigene Spiele, ohne Rat</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Your games, with advice</source>
        <translation>Eigene Spiele, mit Rat</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Played by</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Begun with</source>
        <translation>Begonnen mit</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Score</source>
        <comment>points of a game</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Best, no advice</source>
        <translation>Rekord ohne Rat</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>with advice {score}</source>
        <translation>mit Rat {score}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Your best score without advice on {rules}.</source>
        <translation>Der eigene Rekord ohne Rat auf {rules}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Best score of an earlier version, which did not record who played: {score}.</source>
        <translation>Rekord einer früheren Version, die nicht vermerkte, wer spielte: {score}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Tile sum</source>
        <translation>Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Empty squares</source>
        <translation>Leere Felder</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>tile sum {total}, empty {empty}</source>
        <translation>Kachelsumme {total}, leer {empty}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>%n games of yours, won {won}</source>
        <extracomment>One: %n game of yours, won {won}</extracomment>
        <translation>
            <numerusform>%n eigenes Spiel, gewonnen {won}</numerusform>
            <numerusform>%n eigene Spiele, gewonnen {won}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>no game of yours finished</source>
        <translation>noch kein eigenes Spiel beendet</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>This board</source>
        <translation>Dieses Brett</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>none</source>
        <comment>a tile</comment>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>{games}, won {won}</source>
        <translation>{games}, {won} gewonnen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>none finished</source>
        <translation>keins beendet</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>two tiles</source>
        <translation>zwei Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>a custom board</source>
        <translation>eigenes Brett</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Other</source>
        <comment>a board</comment>
        <translation>Andere</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Board size</source>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Other…</source>
        <comment>a board</comment>
        <translation>Andere…</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Any rows and columns</source>
        <translation>Beliebig viele Zeilen und Spalten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>{board} is played; choose other rows and columns</source>
        <translation>{board} wird gespielt; eine andere Zahl von Zeilen und Spalten wählen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Rows and columns</source>
        <translation>Zeilen und Spalten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>{squares} squares, played to {target} unless you choose another target</source>
        <translation>{squares} Felder, gespielt bis {target}, wenn keine andere Zielkachel gewählt wird</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Play {board}</source>
        <translation>{board} spielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Left</source>
        <comment>a move</comment>
        <translation>Links</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Right</source>
        <comment>a move</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Up</source>
        <comment>a move</comment>
        <translation>Hoch</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Down</source>
        <comment>a move</comment>
        <translation>Runter</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>empty</source>
        <comment>a square</comment>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>new {tile} at row {row}, column {column}</source>
        <translation>neue {tile} in Zeile {row}, Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>merged into {tiles}</source>
        <translation>verschmolzen zu {tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles left</source>
        <translation>Alle Kacheln nach links schieben</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles right</source>
        <translation>Alle Kacheln nach rechts schieben</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles up</source>
        <translation>Alle Kacheln nach oben schieben</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles down</source>
        <translation>Alle Kacheln nach unten schieben</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Start again with two tiles</source>
        <translation>Neu beginnen mit zwei Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Finished and saved games</source>
        <translation>Beendete und gespeicherte Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Save game under a name</source>
        <translation>Spiel unter einem Namen speichern</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Save the game under a name, or load one</source>
        <translation>Das Spiel unter einem Namen speichern oder eines laden</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play or pause the replay</source>
        <translation>Wiedergabe starten oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the finished game on, or pause</source>
        <translation>Das beendete Spiel weiter abspielen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go to the board before the next of the costliest moves</source>
        <translation>Zum Brett vor dem nächsten der teuersten Züge gehen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go on from this board of the replay with a copy of its game</source>
        <translation>Von diesem Brett der Wiedergabe mit einer Kopie des Spiels weiterspielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Back to my game</source>
        <translation>Zurück zum eigenen Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Leave the replay, or the board that is edited</source>
        <translation>Die Wiedergabe oder das bearbeitete Brett verlassen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Back to the replay</source>
        <translation>Zurück zur Wiedergabe</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Return to the replay that you left last, at the same move</source>
        <translation>Zur zuletzt verlassenen Wiedergabe zurückkehren, zum selben Zug</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Edit the board</source>
        <translation>Brett bearbeiten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Set tiles by click, and play from there</source>
        <translation>Kacheln durch Klicken setzen und von dort aus spielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from the edited board</source>
        <translation>Vom bearbeiteten Brett spielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from this board</source>
        <translation>Von diesem Brett aus spielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Watch a network learn to play, and use it</source>
        <translation>Einem Netz beim Lernen zusehen und es benutzen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Copy board</source>
        <translation>Brett kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Paste board</source>
        <translation>Brett einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from a board in the clipboard</source>
        <translation>Von einem Brett aus der Zwischenablage spielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Board {board}</source>
        <translation>Brett {board}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go to the game on {board}</source>
        <translation>Zum Spiel auf {board} gehen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Other board: rows and columns</source>
        <translation>Anderes Brett: Zeilen und Spalten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Choose rows and columns, 3×4 for instance, and go to the game on that board</source>
        <translation>Zeilen und Spalten wählen, etwa 3×4, und zum Spiel auf diesem Brett gehen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Show or hide what each move is worth</source>
        <translation>Zeigen oder ausblenden, was jeder Zug wert ist</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Point to the best move</source>
        <translation>Auf den besten Zug zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the best move</source>
        <translation>Den besten Zug spielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the best moves until the game ends; any key stops it</source>
        <translation>Die besten Züge spielen, bis das Spiel endet; jede Taste hält an</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play to the end at once</source>
        <translation>Sofort zu Ende spielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Work out the best moves until the game ends, and show the last board</source>
        <translation>Die besten Züge bis zum Ende des Spiels ausrechnen und das letzte Brett zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>You</source>
        <comment>a player</comment>
        <translation>Ich</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>You with advice</source>
        <comment>a player</comment>
        <translation>Ich mit Rat</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>The program</source>
        <comment>a player</comment>
        <translation>Das Programm</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Unknown player</source>
        <comment>a player</comment>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>From custom boards</source>
        <translation>Von eigenen Brettern</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Save this game</source>
        <translation>Dieses Spiel speichern</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Replay</source>
        <translation>Wiedergeben</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Save the running game under a name, and go on with it whenever you like.</source>
        <translation>Das laufende Spiel unter einem Namen speichern und jederzeit fortsetzen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{board}, {score} points, %n moves, saved {day}</source>
        <extracomment>One: {board}, {score} points, %n move, saved {day}</extracomment>
        <translation>
            <numerusform>{board}, {score} Punkte, %n Zug, gespeichert {day}</numerusform>
            <numerusform>{board}, {score} Punkte, %n Züge, gespeichert {day}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{share:g} % fours</source>
        <translation>{share:g} % Vieren</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{score} points, largest tile {tile}</source>
        <translation>{score} Punkte, größte Kachel {tile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>no {target} in %n moves</source>
        <extracomment>One: no {target} in %n move</extracomment>
        <translation>
            <numerusform>keine {target} in %n Zug</numerusform>
            <numerusform>keine {target} in %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{target} in %n moves</source>
        <extracomment>One: {target} in %n move</extracomment>
        <translation>
            <numerusform>{target} in %n Zug</numerusform>
            <numerusform>{target} in %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{target} in %n moves of {moves}</source>
        <extracomment>One: {target} in %n move of {moves}</extracomment>
        <translation>
            <numerusform>{target} in %n Zug von {moves}</numerusform>
            <numerusform>{target} in %n Zügen von {moves}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{player}, won by {winner}</source>
        <translation>{player}, gewonnen durch {winner}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>No game on {rules} is finished yet. Every game that is won or lost is kept here.</source>
        <translation>Auf {rules} ist noch kein Spiel beendet. Jedes gewonnene oder verlorene Spiel wird hier aufbewahrt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>On {rules}:</source>
        <translation>Auf {rules}:</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Best score on {board} of an earlier version, which did not record who played: {score}.</source>
        <translation>Rekord auf {board} einer früheren Version, die nicht vermerkte, wer spielte: {score}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{tile} in {games}</source>
        <translation>{tile} in {games}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{player}: %n games, won {won}. Best {best}, mean {mean}. Largest tile {tiles}.</source>
        <extracomment>One: {player}: %n game, won {won}. Best {best}, mean {mean}. Largest tile {tiles}.</extracomment>
        <translation>
            <numerusform>{player}: %n Spiel, {won} gewonnen. Bestes {best}, Mittel {mean}. Größte Kachel {tiles}.</numerusform>
            <numerusform>{player}: %n Spiele, {won} gewonnen. Bestes {best}, Mittel {mean}. Größte Kachel {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>best score</source>
        <translation>höchste Punktzahl</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{target} was reached; now no move is left. {result}.</source>
        <translation>{target} wurde erreicht; nun ist kein Zug mehr möglich. {result}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>No move is left. {result}.</source>
        <translation>Kein Zug ist mehr möglich. {result}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>Game over</source>
        <translation>Spiel zu Ende</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{result}. The next tile is {tile}.</source>
        <translation>{result}. Die nächste Kachel ist {tile}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{target} reached</source>
        <translation>{target} erreicht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{score} points in %n moves</source>
        <extracomment>One: {score} points in %n move</extracomment>
        <translation>
            <numerusform>{score} Punkte in %n Zug</numerusform>
            <numerusform>{score} Punkte in %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{score} points in %n moves, played by {player}</source>
        <extracomment>One: {score} points in %n move, played by {player}</extracomment>
        <translation>
            <numerusform>{score} Punkte in %n Zug, Spieler: {player}</numerusform>
            <numerusform>{score} Punkte in %n Zügen, Spieler: {player}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/finished_games.py"/>
        <source>This game is no longer there</source>
        <translation>Dieses Spiel gibt es nicht mehr</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>absorbing states you reached</source>
        <translation>selbst erreichte absorbierende Zustände</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>reached by your tiles, {absorbing} of them absorbing</source>
        <translation>mit den eigenen Kacheln erreicht, davon {absorbing} absorbierend</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>states you reached</source>
        <translation>selbst erreichte Zustände</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The transition matrix: the probabilities from each set of tiles to the next, and to the last, which holds the target.</source>
        <translation>Die Übergangsmatrix: die Wahrscheinlichkeiten von jeder Kachelmenge zur nächsten und zur letzten, die die Zielkachel enthält.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>states, {absorbing} of them absorbing</source>
        <translation>Zustände, {absorbing} davon absorbierend</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>games that pass the sum</source>
        <translation>Spiele, die durch die Summe kommen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>games of yours that pass the sum</source>
        <translation>eigene Spiele, die durch die Summe kamen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>share of your games that pass the sum</source>
        <translation>Anteil der eigenen Spiele, die durch die Summe kamen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>{passed} of your {games}</source>
        <translation>eigene {games}, {passed} davon</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>How often a game passes each state. Here all states of one tile sum are taken together: a four skips a sum.</source>
        <translation>Wie oft ein Spiel durch jeden Zustand kommt. Hier sind alle Zustände einer Kachelsumme zusammengenommen: Eine Vier überspringt eine Summe.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of all games pass the sum {sum}</source>
        <translation>aller Spiele kommen durch die Summe {sum}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves on the board</source>
        <translation>Züge auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>± {margin} with your tiles; on the board {played}</source>
        <translation>± {margin} mit den eigenen Kacheln; auf dem Brett {played}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>with your tiles; on the board {played}</source>
        <translation>mit den eigenen Kacheln; auf dem Brett {played}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>your moves in the bag</source>
        <translation>eigene Züge im Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The expected number of moves to {target} if every pair merges at once. No board does better.</source>
        <translation>Die erwartete Zugzahl bis {target}, wenn jedes Paar sofort verschmilzt. Kein Brett ist besser.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>mean moves</source>
        <translation>mittlere Zugzahl</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves in the bag</source>
        <translation>Züge im Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>variance</source>
        <translation>Varianz</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of your {games}, with your tiles in the bag</source>
        <translation>eigene {games}, mit deren Kacheln im Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>standard deviation of yours</source>
        <translation>eigene Standardabweichung</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>How much luck changes the number of moves. The article prints 2(N − I) t − t ∘ t, which is negative.</source>
        <translation>Wie stark das Glück die Zugzahl verändert. Im Artikel steht 2(N − I) t − t ∘ t, das ist negativ.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves, standard deviation (variance {variance})</source>
        <translation>Züge, Standardabweichung (Varianz {variance})</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>your most frequent end</source>
        <translation>das häufigste eigene Ende</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of your games end in {tiles}, your most frequent end</source>
        <translation>der eigenen Spiele enden in {tiles}, dem häufigsten eigenen Ende</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>In which set of tiles a game ends, once the target is made.</source>
        <translation>In welcher Kachelmenge ein Spiel endet, sobald die Zielkachel entstanden ist.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>the likeliest end</source>
        <translation>das wahrscheinlichste Ende</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>end in {tiles}</source>
        <translation>enden in {tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of all tiles</source>
        <translation>aller Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>standard deviation of the fours</source>
        <translation>Standardabweichung der Vieren</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>tiles of yours</source>
        <translation>eigene Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>expected fours</source>
        <translation>erwartete Vieren</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>± {deviation} expected fours in {tiles} tiles</source>
        <translation>± {deviation} erwartete Vieren in {tiles} Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>fours of yours</source>
        <translation>eigene Vieren</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The sum of m tiles depends only on how many of them are fours, not on the moves.</source>
        <translation>Die Summe von m Kacheln hängt nur davon ab, wie viele davon Vieren sind, nicht von den Zügen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>came in your games; in your last win {fours} in {tiles}, chance {chance}</source>
        <translation>in den eigenen Spielen gekommen; beim letzten Gewinn {fours} in {tiles}, Wahrscheinlichkeit {chance}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>fours in your last win</source>
        <translation>Vieren beim letzten Gewinn</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>tiles in your last win</source>
        <translation>Kacheln beim letzten Gewinn</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>chance of this many</source>
        <translation>Wahrscheinlichkeit für diese Anzahl</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves to the sums with which you won</source>
        <translation>Züge bis zu den Summen der eigenen Gewinne</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>± {margin} moves it took you</source>
        <translation>± {margin} selbst gebrauchte Züge</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves it took you</source>
        <translation>selbst gebrauchte Züge</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>the likeliest sum</source>
        <translation>die wahrscheinlichste Summe</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves to {sum}, the likeliest sum</source>
        <translation>Züge bis {sum}, der wahrscheinlichsten Summe</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The number of moves to a tile sum. Waste on the board shows in the sum: a board wins at a larger one than the bag.</source>
        <translation>Die Zugzahl bis zu einer Kachelsumme. Verschwendung auf dem Brett zeigt sich in der Summe: Es gewinnt bei einer größeren als der Beutel.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves to the sums</source>
        <translation>Züge bis zu den Summen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>you</source>
        <comment>a player</comment>
        <translation>ich</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>you with advice</source>
        <comment>a player</comment>
        <translation>ich mit Rat</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>the program</source>
        <comment>a player</comment>
        <translation>das Programm</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>an unknown player</source>
        <comment>a player</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>{board} to {target}, {share:g} % fours</source>
        <translation>{board} bis {target}, {share:g} % Vieren</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>{player}, from a custom board</source>
        <translation>{player}, von eigenem Brett</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>One move back</source>
        <translation>Ein Zug zurück</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Play</source>
        <comment>a replay</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>One move forward</source>
        <translation>Ein Zug vor</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Move of the replay</source>
        <translation>Zug der Wiedergabe</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>How fast the game is replayed</source>
        <translation>Wie schnell das Spiel abgespielt wird</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Go on from this board with a copy of the game</source>
        <translation>Von diesem Brett mit einer Kopie des Spiels weiterspielen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Leave the replay</source>
        <translation>Wiedergabe verlassen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>{position} of {moves}</source>
        <translation>{position} von {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/saved_games.py"/>
        <source>It cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/saved_games.py"/>
        <source>Give the game a name</source>
        <translation>Dem Spiel einen Namen geben</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/saved_games.py"/>
        <source>A name has at most {letters} letters</source>
        <translation>Ein Name hat höchstens {letters} Zeichen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>The last game cannot be read. This game goes on.</source>
        <translation>Das letzte Spiel ist nicht lesbar. Dieses Spiel geht weiter.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>The last game is back</source>
        <translation>Das letzte Spiel ist wieder da</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Playing from your board</source>
        <translation>Start vom eigenen Brett</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>undo brings back the game before it</source>
        <translation>Zurücknehmen bringt das Spiel davor wieder</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>The game cannot be replayed.</source>
        <translation>Das Spiel kann nicht wiedergegeben werden.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Playing on from move {move}</source>
        <translation>Weiter von Zug {move}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>a copy: the finished game stays</source>
        <translation>eine Kopie: Das beendete Spiel bleibt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Saved as {name}</source>
        <translation>Gespeichert als {name}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>{name} could not be loaded.</source>
        <translation>{name} konnte nicht geladen werden.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Before {name}</source>
        <translation>Vor {name}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>the game you left is saved as {name}</source>
        <translation>das verlassene Spiel ist gespeichert als {name}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Playing {name}</source>
        <translation>{name} wird gespielt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>It is played on {board}</source>
        <translation>Es wird auf {board} gespielt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Move with the arrow keys, W A S D or H J K L, or swipe with the mouse. R starts again.</source>
        <translation>Mit Pfeiltasten, W A S D oder H J K L ziehen oder mit der Maus wischen. R beginnt neu.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Left and right go through the game, Space plays it. N jumps to the next mistake, C plays on from here.</source>
        <translation>Links und rechts gehen durch das Spiel, Leertaste spielt es ab. N springt zum nächsten Fehler, C spielt von hier weiter.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Target</source>
        <translation>Zielkachel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>The tile that wins the game</source>
        <translation>Die Kachel, die das Spiel gewinnt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Taken back: {board}</source>
        <translation>Zurückgenommen: {board}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Edited board</source>
        <translation>Bearbeitetes Brett</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Enter plays from here, Esc goes back to your game</source>
        <translation>Die Eingabetaste spielt von hier, Esc führt zurück zum eigenen Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Editing the board</source>
        <translation>Brett bearbeiten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Review of a finished game</source>
        <translation>Analyse eines beendeten Spiels</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Playing the best moves</source>
        <translation>Die besten Züge werden gespielt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>any key stops it</source>
        <translation>jede Taste hält an</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Hint: {move}</source>
        <translation>Tipp: {move}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Copied the board</source>
        <translation>Brett kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>The clipboard holds no board.</source>
        <translation>In der Zwischenablage ist kein Brett.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Playing from the pasted board</source>
        <translation>Start vom eingefügten Brett</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>Moves to win</source>
        <translation>Züge bis zum Gewinn</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>moves until {target} appears, {width} per bar</source>
        <translation>Züge, bis {target} erscheint, {width} je Balken</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>moves until {target} appears</source>
        <translation>Züge, bis {target} erscheint</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>this game's bag {moves}</source>
        <translation>Beutel dieses Spiels {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>{low} to {high} moves</source>
        <translation>{low} bis {high} Züge</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>binomial mixture</source>
        <translation>Binomialmischung</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>{games} simulated</source>
        <translation>{games} simuliert</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>won at {sum}</source>
        <translation>gewonnen bei {sum}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>mean {mean:.4f}, standard deviation {deviation:.4f}</source>
        <translation>Mittel {mean:.4f}, Standardabweichung {deviation:.4f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>mean {mean}</source>
        <translation>Mittel {mean}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>{sum} or more</source>
        <translation>{sum} oder mehr</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>its tiles won in a bag after %n moves, the game itself has not</source>
        <extracomment>One: its tiles won in a bag after %n move, the game itself has not</extracomment>
        <translation>
            <numerusform>seine Kacheln gewannen im Beutel nach %n Zug, das Spiel selbst noch nicht</numerusform>
            <numerusform>seine Kacheln gewannen im Beutel nach %n Zügen, das Spiel selbst noch nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>its tiles won in a bag after %n moves, the game itself after {own}</source>
        <extracomment>One: its tiles won in a bag after %n move, the game itself after {own}</extracomment>
        <translation>
            <numerusform>seine Kacheln gewannen im Beutel nach %n Zug, das Spiel selbst nach {own}</numerusform>
            <numerusform>seine Kacheln gewannen im Beutel nach %n Zügen, das Spiel selbst nach {own}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>moves to go</source>
        <translation>Züge bis dahin</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>this game has {moves} moves to go in a bag</source>
        <translation>dieses Spiel hat im Beutel noch {moves} Züge vor sich</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>The chain is solved for targets from {least} to {most}.</source>
        <translation>Die Kette wird für Zielkacheln von {least} bis {most} gelöst.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>Moves to win · {target} in a bag</source>
        <translation>Züge bis zum Gewinn · {target} im Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>The chain is being solved</source>
        <translation>Die Kette wird gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>Solving the chain</source>
        <translation>Kette wird gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>Cancelled. Choose another target, or come back to this plot.</source>
        <translation>Abgebrochen. Eine andere Zielkachel wählen oder zu diesem Diagramm zurückkommen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>by winning sum</source>
        <translation>nach Gewinnsumme</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>mixture</source>
        <translation>Mischung</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>by sum</source>
        <translation>nach Summe</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>Without a board: two equal tiles always merge.</source>
        <translation>Ohne Brett: Zwei gleiche Kacheln verschmelzen immer.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>An absorbing Markov chain on multisets of tiles. Bars: the exact distribution, the chance to be absorbed after m moves, e₀ Qᵐ R 1. Dashes: each winning sum s has a binomial distribution B(s/2 − n; n, p) of the number n of tiles, weighted with the chance to win at s; stacked, they make up the mixture, which is an approximation. Circles: whole games played in the bag. Mean t = (I − Q)⁻¹ 1, without the set-up. This game: a bag with its own new tiles, and t from there. A bar stands for as many numbers of moves as the axis says; copied numbers have every single one above 10⁻¹⁵⁰. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>Eine absorbierende Markow-Kette auf Multimengen von Kacheln. Balken: die exakte Verteilung, die Wahrscheinlichkeit, nach m Zügen absorbiert zu werden, e₀ Qᵐ R 1. Striche: Jede Gewinnsumme s hat eine Binomialverteilung B(s/2 − n; n, p) der Zahl n der Kacheln, gewichtet mit der Wahrscheinlichkeit, bei s zu gewinnen; gestapelt ergeben sie die Mischung, die eine Näherung ist. Kreise: ganze im Beutel gespielte Spiele. Mittel t = (I − Q)⁻¹ 1, ohne den Aufbau. Dieses Spiel: ein Beutel mit seinen eigenen neuen Kacheln und t von dort an. Ein Balken steht für so viele Zugzahlen, wie die Achse sagt; die kopierten Zahlen enthalten jede einzelne über 10⁻¹⁵⁰. Nach J. Lees-Miller, The Mathematics of 2048 (2017).</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>Moves to {target}</source>
        <translation>Züge bis {target}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>Show or hide: %n simulated games</source>
        <extracomment>One: Show or hide: %n simulated game</extracomment>
        <translation>
            <numerusform>Zeigen oder ausblenden: %n simuliertes Spiel</numerusform>
            <numerusform>Zeigen oder ausblenden: %n simulierte Spiele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Chances appear when you pause for a moment</source>
        <translation>Chancen erscheinen, wenn man kurz innehält</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Chances appear after {games} games.</source>
        <translation>Chancen erscheinen ab {games} Spielen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Cancelled. Make a move, or come back to this plot.</source>
        <translation>Abgebrochen. Einen Zug machen oder zu diesem Diagramm zurückkommen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>How many games the adviser plays on from this board</source>
        <translation>Wie viele Spiele der Berater von diesem Brett aus weiterspielt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>%n tiles left to work out</source>
        <extracomment>One: %n tile left to work out</extracomment>
        <translation>
            <numerusform>noch %n Kachel zu berechnen</numerusform>
            <numerusform>noch %n Kacheln zu berechnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>{played} of %n games, cancelled</source>
        <extracomment>One: {played} of %n game, cancelled</extracomment>
        <translation>
            <numerusform>{played} von %n Spiel, abgebrochen</numerusform>
            <numerusform>{played} von %n Spielen, abgebrochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>{played} of %n games</source>
        <extracomment>One: {played} of %n game</extracomment>
        <translation>
            <numerusform>{played} von %n Spiel</numerusform>
            <numerusform>{played} von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>The odds are known for this run only.</source>
        <translation>Die Gewinnchancen sind nur für diese Sitzung bekannt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Playing on from here</source>
        <translation>Von hier wird weitergespielt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>Chances of large tiles</source>
        <translation>Chancen auf große Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>{tile} is already made</source>
        <translation>{tile} ist schon da</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>{tile}: {share} of %n games of the program, 95 % interval {low} to {high}</source>
        <extracomment>One: {tile}: {share} of %n game of the program, 95 % interval {low} to {high}</extracomment>
        <translation>
            <numerusform>{tile}: {share} von %n Spiel des Programms, 95-%-Konfidenzintervall {low} bis {high}</numerusform>
            <numerusform>{tile}: {share} von %n Spielen des Programms, 95-%-Konfidenzintervall {low} bis {high}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>made</source>
        <comment>a tile</comment>
        <translation>schon da</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>With perfect play towards each tile, exact.</source>
        <translation>Bei perfektem Spiel auf jede Kachel hin, exakt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>How often the program makes each tile if it plays on from here, 95 % intervals.</source>
        <translation>Wie oft das Programm jede Kachel erreicht, wenn es von hier weiterspielt, 95-%-Konfidenzintervalle.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>On 2×2, 2×3, 2×4 and 3×3 every position is solved: a chance is that of perfect play towards this very tile, which is not the play towards another one. On 4×4 the adviser plays on from the board, two moves ahead, until it has the largest of these tiles or is lost. A hatched bar is the share k / n of its games, the line on it the interval of E. B. Wilson (1927) for 95 %: it holds for this player, and a better one would make more. Games are counted in their order and not as they end, for short ones are lost ones. Game k of a board is always the same: statewalk 2048 chances BOARD --seed 1 --games N plays them again. The next move drops the work; what was played is kept.</source>
        <translation>Auf 2×2, 2×3, 2×4 und 3×3 ist jede Stellung gelöst: Eine Chance ist die bei perfektem Spiel auf genau diese Kachel hin, und das ist nicht das Spiel auf eine andere. Auf 4×4 spielt der Berater vom Brett aus weiter, zwei Züge vorausschauend, bis er die größte dieser Kacheln hat oder verloren ist. Ein schraffierter Balken ist der Anteil k / n seiner Spiele, der Strich darauf das Intervall von E. B. Wilson (1927) für 95 %: Es gilt für diesen Spieler; ein besserer würde mehr erreichen. Spiele zählen in ihrer Reihenfolge und nicht, wie sie enden, denn kurze sind verlorene. Spiel k eines Bretts ist immer dasselbe: statewalk 2048 chances BOARD --seed 1 --games N spielt sie noch einmal. Der nächste Zug bricht die Arbeit ab; was gespielt ist, bleibt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>Chances with perfect play</source>
        <translation>Chancen bei perfektem Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>Chances of the program from here</source>
        <translation>Chancen des Programms von hier</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>chance of {tile}</source>
        <translation>Chance auf {tile}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/frame/views_pane.py"/>
        <source>What is drawn</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>Won games</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>moves until {target} appeared</source>
        <translation>Züge, bis {target} erschien</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>tile sum {sum}, {player}</source>
        <translation>Kachelsumme {sum}, {player}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>over the bag's mean</source>
        <translation>über dem Mittel des Beutels</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>%n games of yours, mean {mean:.1f} moves</source>
        <extracomment>One: %n game of yours, mean {mean:.1f} moves</extracomment>
        <translation>
            <numerusform>%n eigenes Spiel, im Mittel {mean:.1f} Züge</numerusform>
            <numerusform>%n eigene Spiele, im Mittel {mean:.1f} Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>in a bag {mean:.1f} ± {deviation:.1f} moves</source>
        <translation>im Beutel {mean:.1f} ± {deviation:.1f} Züge</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>your mean moves</source>
        <translation>eigene Züge im Mittel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>standard deviation of your moves</source>
        <translation>Standardabweichung der eigenen Züge</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>your mean {mean:.1f}</source>
        <translation>eigenes Mittel {mean:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>in a bag {mean:.1f} ± {deviation:.1f}</source>
        <translation>im Beutel {mean:.1f} ± {deviation:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>least sum</source>
        <translation>kleinste Summe</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>least sum {sum}</source>
        <translation>kleinste Summe {sum}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>mean moves in a bag</source>
        <translation>mittlere Zugzahl im Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>standard deviation in a bag</source>
        <translation>Standardabweichung im Beutel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>%n games of yours</source>
        <extracomment>One: %n game of yours</extracomment>
        <translation>
            <numerusform>%n eigenes Spiel</numerusform>
            <numerusform>%n eigene Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>%n games of yours, others: {others}</source>
        <extracomment>One: %n game of yours, others: {others}</extracomment>
        <translation>
            <numerusform>%n eigenes Spiel, {others} andere</numerusform>
            <numerusform>%n eigene Spiele, {others} andere</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>Luck and geometry are known only for games that began with two tiles. None of these is won yet.</source>
        <translation>Glück und Geometrie sind nur von Spielen bekannt, die mit zwei Kacheln begannen. Noch ist keines davon gewonnen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>Luck and geometry of won games</source>
        <translation>Glück und Geometrie gewonnener Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>geometry</source>
        <translation>Geometrie</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>luck, in moves</source>
        <translation>Glück, in Zügen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>geometry {geometry}, %n moves, {player}</source>
        <extracomment>One: geometry {geometry}, %n move, {player}</extracomment>
        <translation>
            <numerusform>Geometrie {geometry}, %n Zug, {player}</numerusform>
            <numerusform>Geometrie {geometry}, %n Züge, {player}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>{luck} luck</source>
        <translation>{luck} Glück</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>geometry {moves}</source>
        <translation>Geometrie {moves}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>%n games of yours, on average {luck} luck {geometry} geometry</source>
        <extracomment>One: %n game of yours, on average {luck} luck {geometry} geometry</extracomment>
        <translation>
            <numerusform>%n eigenes Spiel, im Mittel {luck} Glück {geometry} Geometrie</numerusform>
            <numerusform>%n eigene Spiele, im Mittel {luck} Glück {geometry} Geometrie</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>your luck</source>
        <translation>eigenes Glück</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>your geometry</source>
        <translation>eigene Geometrie</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>a bag with your tiles, luck 0 ± {deviation:.1f}</source>
        <translation>ein Beutel mit den eigenen Kacheln, Glück 0 ± {deviation:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>you, on average {luck} luck {geometry} geometry</source>
        <translation>eigene, im Mittel {luck} Glück {geometry} Geometrie</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>Luck and geometry</source>
        <translation>Glück und Geometrie</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>The moves up to each win, and the sum of all tiles then.</source>
        <translation>Die Züge bis zu jedem Gewinn und die Summe aller Kacheln dabei.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>Moves that luck with the tiles cost or saved, and moves that the board cost.</source>
        <translation>Züge, die das Glück mit den Kacheln kostete oder sparte, und Züge, die das Brett kostete.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>A tile of 2 or 4 comes with every move, so a sum s takes from s/4 to s/2 tiles. Green points are games that you won without advice from two random tiles; the line is the mean of their moves, the band around it one standard deviation (n − 1) to each side. Grey points are other games: with advice, the program's, from custom boards, or of unknown players. The dashed band is 2048 in a bag, to this target with this chance of a 4: the exact mean of its moves, one standard deviation to each side (938.8 ± 8.3 to 2048, with a 4 in one of ten tiles). The dashed line is the smallest sum with which that chain can end. Luck is what a bag with the game's own tiles takes, less that mean: its law is the bag's. Geometry is what the game took beyond that bag: never negative. Moves = mean + luck + geometry. After J. Lees-Miller, The Mathematics of 2048.</source>
        <translation>Mit jedem Zug kommt eine 2 oder 4, also braucht eine Summe s zwischen s/4 und s/2 Kacheln. Grüne Punkte sind Spiele, die ohne Rat von zwei zufälligen Kacheln an gewonnen wurden; die Linie ist das Mittel ihrer Züge, das Band darum eine Standardabweichung (n − 1) zu jeder Seite. Graue Punkte sind andere Spiele: mit Rat, solche des Programms, von eigenen Brettern oder von unbekannten Spielern. Das gestrichelte Band ist 2048 im Beutel, bis zu dieser Zielkachel und mit dieser Wahrscheinlichkeit einer 4: das exakte Mittel seiner Züge, eine Standardabweichung zu jeder Seite (938,8 ± 8,3 bis 2048, mit einer 4 unter zehn Kacheln). Die gestrichelte Linie ist die kleinste Summe, mit der diese Kette enden kann. Glück ist, was ein Beutel mit den Kacheln des Spiels braucht, abzüglich dieses Mittels: Seine Verteilung ist die des Beutels. Geometrie ist, was das Spiel darüber hinaus brauchte: nie negativ. Züge = Mittel + Glück + Geometrie. Nach J. Lees-Miller, The Mathematics of 2048.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>Plot of the games</source>
        <translation>Diagramm der Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>games you won</source>
        <translation>eigene gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/points.py"/>
        <source>from a custom board</source>
        <comment>a game</comment>
        <translation>von eigenem Brett</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/targets_apart.py"/>
        <source>Games won to {target}</source>
        <translation>Bis {target} gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>No game on {rules} is won yet. Every win is a point here.</source>
        <translation>Auf {rules} ist noch kein Spiel gewonnen. Jeder Gewinn wird hier ein Punkt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>2048 in a bag goes up to the target {most}, and so does this plot.</source>
        <translation>2048 im Beutel reicht bis zur Zielkachel {most}, dieses Diagramm auch.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>Solving 2048 in a bag</source>
        <translation>2048 im Beutel wird gelöst</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>Drawing your games</source>
        <translation>Eigene Spiele werden gezeichnet</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>Simulated trials</source>
        <translation>Simulierte Versuche</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>{bin}: {count} {trials}, {share}</source>
        <translation>{bin}: {count} {trials}, {share}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>mean ≈ {mean}</source>
        <translation>Mittel ≈ {mean}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>share of {trials}</source>
        <translation>Anteil: {trials}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>{unit}, {width} per point</source>
        <translation>{unit}, {width} je Punkt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>{number} simulated {trials}</source>
        <translation>{number} simulierte {trials}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>truly reachable</source>
        <translation>wirklich erreichbar</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>in reachable layers</source>
        <translation>in erreichbaren Schichten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>baseline</source>
        <translation>Grundlinie</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>this board</source>
        <translation>dieses Brett</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>two empty layers stop all play</source>
        <translation>zwei leere Schichten beenden jedes Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>Boards by tile sum</source>
        <translation>Bretter nach Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>tile sum</source>
        <translation>Kachelsumme</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>Tile sum {sum}</source>
        <translation>Kachelsumme {sum}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>Tile sums {first} to {last}</source>
        <translation>Kachelsummen {first} bis {last}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>The boards that play can show are being listed.</source>
        <translation>Die Bretter, die im Spiel vorkommen können, werden aufgezählt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Listing cancelled. Come back to this plot to start it again.</source>
        <translation>Aufzählen abgebrochen. Um es neu zu starten, zu diesem Diagramm zurückkommen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>The boards are being counted</source>
        <translation>Die Bretter werden gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Counting boards</source>
        <translation>Bretter werden gezählt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Listing boards</source>
        <translation>Bretter werden aufgezählt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Cancelled. Come back to this plot to have the boards counted.</source>
        <translation>Abgebrochen. Um die Bretter zu zählen, zu diesem Diagramm zurückkommen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>{board} makes no tile above {tile}: what play reaches is drawn for targets up to that.</source>
        <translation>Auf {board} entsteht keine Kachel über {tile}: Erreichbares wird für Zielkacheln bis dahin gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Play reaches {boards} boards of {rules} up to symmetry: published, but not by tile sum.</source>
        <translation>Im Spiel erreichbar sind {boards} Bretter von {rules}, bis auf Symmetrie: veröffentlicht, aber nicht nach Kachelsumme.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>What play reaches takes a quarter of an hour to list: {command}.</source>
        <translation>Das Aufzählen des Erreichbaren dauert eine Viertelstunde: {command}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>What play reaches of {rules} is not listed here: there are too many boards.</source>
        <translation>Was von {rules} erreichbar ist, wird hier nicht aufgezählt: Es sind zu viele Bretter.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>reachable</source>
        <translation>erreichbar</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>How many boards there are of each tile sum: on paper, in layers play can get to, and in play.</source>
        <translation>Wie viele Bretter jede Kachelsumme hat: auf dem Papier, in erreichbaren Schichten und im Spiel.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>C cells, the target 2^K. Baseline: two tiles or more, a 2 or a 4 among them, none of the target; these are the coefficients of (1 + P₁)^C − (1 + P₃)^C − C (P₁ − P₃) with P_m = x^(2^m) + … + x^(2^(K−1)). Reachable layers: a move adds 2 or 4 to the sum, so play cannot get past two empty layers next to each other. Truly reachable: every board that play can show, listed layer by layer. Boards count as they lie, turned and mirrored ones apart, lost ones too; all won ones are one more state. A bar or step for several sums is as high as the largest of them. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>C Felder, die Zielkachel 2^K. Grundlinie: zwei oder mehr Kacheln, darunter eine 2 oder 4, keine Zielkachel; das sind die Koeffizienten von (1 + P₁)^C − (1 + P₃)^C − C (P₁ − P₃) mit P_m = x^(2^m) + … + x^(2^(K−1)). Erreichbare Schichten: Ein Zug erhöht die Summe um 2 oder 4, also kommt das Spiel nicht über zwei leere Schichten nebeneinander hinaus. Wirklich erreichbar: jedes Brett, das im Spiel vorkommen kann, Schicht für Schicht aufgezählt. Bretter zählen, wie sie liegen, gedrehte und gespiegelte einzeln, auch verlorene; alle gewonnenen sind zusammen ein weiterer Zustand. Ein Balken oder eine Stufe für mehrere Summen ist so hoch wie die größte davon. Nach J. Lees-Miller, The Mathematics of 2048 (2017).</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>Boards by sum</source>
        <translation>Bretter nach Summe</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>last reachable sum</source>
        <translation>letzte erreichbare Summe</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>Boards on {board} to {target}</source>
        <translation>Bretter auf {board} bis {target}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>The game as a path</source>
        <translation>Das Spiel als Pfad</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>move {number}, {moves} expected</source>
        <translation>Zug {number}, {moves} erwartet</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>in a bag {mean} ± {deviation}</source>
        <translation>im Beutel {mean} ± {deviation}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>moves expected</source>
        <translation>erwartete Züge</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>tile sum, expected {expected:.1f}</source>
        <translation>Kachelsumme, erwartet {expected:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>a mistake</source>
        <translation>ein Fehler</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>after %n moves</source>
        <extracomment>One: after %n move</extracomment>
        <translation>
            <numerusform>nach %n Zug</numerusform>
            <numerusform>nach %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>after %n moves, {tile} is made</source>
        <extracomment>One: after %n move, {tile} is made</extracomment>
        <translation>
            <numerusform>nach %n Zug, {tile} entsteht</numerusform>
            <numerusform>nach %n Zügen, {tile} entsteht</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>geometry of {tile}</source>
        <translation>Geometrie von {tile}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>{geometry} geometry</source>
        <translation>{geometry} Geometrie</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>This game did not begin with two tiles. The tiles before are not known, so luck and geometry cannot be told apart.</source>
        <translation>Dieses Spiel begann nicht mit zwei Kacheln. Die Kacheln davor sind nicht bekannt, also lassen sich Glück und Geometrie nicht trennen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>Luck and geometry are being worked out</source>
        <translation>Glück und Geometrie werden berechnet</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>Working out luck and geometry</source>
        <translation>Glück und Geometrie werden berechnet</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>Cancelled. Come back to this plot to see the path.</source>
        <translation>Abgebrochen. Um den Pfad zu sehen, zu diesem Diagramm zurückkommen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/line.py"/>
        <source>won, %n moves</source>
        <extracomment>One: won, %n move</extracomment>
        <translation>
            <numerusform>gewonnen, %n Zug</numerusform>
            <numerusform>gewonnen, %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>The expected number of moves of the whole game, after each move.</source>
        <translation>Die erwartete Zugzahl des ganzen Spiels, nach jedem Zug.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>The tile sum less its expected value: below the line fewer fours came.</source>
        <translation>Die Kachelsumme abzüglich ihres Erwartungswerts: Unter der Linie kamen weniger Vieren.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>moves = expected + luck + geometry, exactly, at every move. Expected is the mean of 2048 in a bag, in which all equal pairs merge (dashed, with its standard deviation). Luck (blue) follows a bag with this game's own tiles: t + E[moves left], less that mean. No move changes it, and over many games it averages 0. The game (ink) is what would be expected if from now on its own tiles lay in a bag. What lies between (grey) is geometry: pairs that lay apart when the bag merged them. It is never negative, for a move merges at most all pairs there are. Over the plot stand the tiles on the way, each with its own geometry: the moves that it came later than in the bag. Triangles are the costliest moves of a replay, once you look for them (N): a larger one cost more, on a log scale. The tile sum grows by 2 or 4 with each move, whatever is played: its expected value is (2 + 2 p) (t + 2) after t moves with a share p of fours, its standard deviation 2 √(p (1 − p) (t + 2)). After the chain in J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>Züge = Erwartung + Glück + Geometrie, exakt, bei jedem Zug. Die Erwartung ist das Mittel von 2048 im Beutel, in dem alle gleichen Paare verschmelzen (gestrichelt, mit seiner Standardabweichung). Glück (blau) folgt einem Beutel mit den Kacheln dieses Spiels: t + E[verbleibende Züge], abzüglich dieses Mittels. Kein Zug ändert daran etwas, und im Mittel vieler Spiele ist es 0. Das Spiel (in Schriftfarbe) ist, was zu erwarten wäre, wenn seine Kacheln von jetzt an in einem Beutel lägen. Was dazwischen liegt (grau), ist Geometrie: Paare, die getrennt lagen, als der Beutel sie verschmolz. Sie ist nie negativ, denn ein Zug verschmilzt höchstens alle Paare, die es gibt. Über dem Diagramm stehen die Kacheln unterwegs, jede mit ihrer eigenen Geometrie: den Zügen, die sie später kam als im Beutel. Dreiecke sind die teuersten Züge einer Wiedergabe, sobald nach ihnen gesucht wurde (N): Ein größeres kostete mehr, in logarithmischem Maß. Die Kachelsumme wächst mit jedem Zug um 2 oder 4, was auch gespielt wird: Ihr Erwartungswert ist (2 + 2 p) (t + 2) nach t Zügen mit einem Anteil p von Vieren, ihre Standardabweichung 2 √(p (1 − p) (t + 2)). Nach der Kette in J. Lees-Miller, The Mathematics of 2048 (2017).</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>Game as a path</source>
        <translation>Spiel als Pfad</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>Plot of the game</source>
        <translation>Diagramm des Spiels</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>Tile sum less its expected value</source>
        <translation>Kachelsumme abzüglich Erwartungswert</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>move {number}, {over}</source>
        <translation>Zug {number}, {over}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>a new tile</source>
        <translation>eine neue Kachel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>the bag, {sum} a move, ± one standard deviation</source>
        <translation>der Beutel, {sum} je Zug, ± eine Standardabweichung</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>expected value</source>
        <translation>Erwartungswert</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>fours, {expected:.1f} expected</source>
        <translation>Vieren, {expected:.1f} erwartet</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>after %n moves: {over}</source>
        <extracomment>One: after %n move: {over}</extracomment>
        <translation>
            <numerusform>nach %n Zug: {over}</numerusform>
            <numerusform>nach %n Zügen: {over}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>more fours than expected</source>
        <translation>mehr Vieren als erwartet</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>fewer fours</source>
        <translation>weniger Vieren</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>in the bag</source>
        <translation>im Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{moves} moves expected</source>
        <translation>{moves} Züge erwartet</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{total}: {parts}</source>
        <translation>{total}: {parts}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{expected} {luck} luck {geometry} geometry</source>
        <translation>{expected} {luck} Glück {geometry} Geometrie</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{fours} in %n tiles, {expected} expected</source>
        <extracomment>One: {fours} in %n tile, {expected} expected</extracomment>
        <translation>
            <numerusform>{fours} in %n Kachel, {expected} erwartet</numerusform>
            <numerusform>{fours} in %n Kacheln, {expected} erwartet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>%n fours</source>
        <extracomment>One: %n four</extracomment>
        <translation>
            <numerusform>%n Vier</numerusform>
            <numerusform>%n Vieren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Luck: {drawn}.</source>
        <translation>Glück: {drawn}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Luck: with the same tiles a bag makes {target} in %n moves; {drawn}.</source>
        <extracomment>One: Luck: with the same tiles a bag makes {target} in %n move; {drawn}.</extracomment>
        <translation>
            <numerusform>Glück: Mit denselben Kacheln macht ein Beutel {target} in %n Zug; {drawn}.</numerusform>
            <numerusform>Glück: Mit denselben Kacheln macht ein Beutel {target} in %n Zügen; {drawn}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>moves in a bag with these tiles</source>
        <translation>Züge in einem Beutel mit diesen Kacheln</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Geometry: what pairs that did not merge cost, if from now on every pair merges.</source>
        <translation>Geometrie: was nicht verschmolzene Paare kosten, wenn von jetzt an jedes Paar verschmilzt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Geometry: none; no pair that mattered merged late.</source>
        <translation>Geometrie: keine; kein Paar, auf das es ankam, verschmolz zu spät.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Geometry: pairs that lay apart took %n moves more; the tile sum was {sum}, in the bag {bag}.</source>
        <extracomment>One: Geometry: pairs that lay apart took %n move more; the tile sum was {sum}, in the bag {bag}.</extracomment>
        <translation>
            <numerusform>Geometrie: Getrennt liegende Paare brauchten %n Zug mehr; die Kachelsumme war {sum}, im Beutel {bag}.</numerusform>
            <numerusform>Geometrie: Getrennt liegende Paare brauchten %n Züge mehr; die Kachelsumme war {sum}, im Beutel {bag}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>moves for pairs that lay apart</source>
        <translation>Züge für getrennt liegende Paare</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>tile sum in the bag</source>
        <translation>Kachelsumme im Beutel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{tile} after %n moves: {parts}</source>
        <extracomment>One: {tile} after %n move: {parts}</extracomment>
        <translation>
            <numerusform>{tile} nach %n Zug: {parts}</numerusform>
            <numerusform>{tile} nach %n Zügen: {parts}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>moves until the game ends</source>
        <translation>Züge, bis das Spiel endet</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>points until the game ends</source>
        <translation>Punkte, bis das Spiel endet</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Every move from here at random: how long does the game last, and what does it bring?</source>
        <translation>Von hier an jeder Zug zufällig: Wie lange dauert das Spiel, und was bringt es?</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Every move at random, from two random tiles: how long does the game last, and what does it bring?</source>
        <translation>Jeder Zug zufällig, von zwei zufälligen Kacheln an: Wie lange dauert das Spiel, und was bringt es?</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Each game is played to its end. Every legal move is equally likely; a new tile is a 4 with probability 0.1, on an empty square drawn at random. A point is the share of games in its bin; the mean is the sample mean, its standard error sd / √N. Simulated, not exact.</source>
        <translation>Jedes Spiel wird zu Ende gespielt, jeder erlaubte Zug gleich wahrscheinlich, eine 4 mit Wahrscheinlichkeit 0,1 auf einem gleichverteilt gezogenen leeren Feld. Ein Punkt ist der Anteil der Spiele in seiner Klasse; das Mittel ist das Stichprobenmittel, sein Standardfehler SD / √N. Simuliert, nicht exakt.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>The games are being played</source>
        <translation>Die Spiele werden gespielt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>No move is left here. Undo a move to see how the game could go on.</source>
        <translation>Hier ist kein Zug mehr möglich. Einen Zug zurücknehmen, um zu sehen, wie das Spiel weitergehen könnte.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Random play is simulated only with a 4 in one of ten new tiles.</source>
        <translation>Zufällige Spiele werden nur mit einer 4 unter zehn neuen Kacheln simuliert.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Cancelled. Choose fewer games, or make a move.</source>
        <translation>Abgebrochen. Weniger Spiele wählen oder einen Zug machen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>How many games are played</source>
        <translation>Wie viele Spiele gespielt werden</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Playing at random</source>
        <translation>Zufällige Spiele laufen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Random walk</source>
        <comment>of 2048</comment>
        <translation>Zufallsspiel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>its standard error</source>
        <translation>sein Standardfehler</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>Review of the game</source>
        <translation>Analyse des Spiels</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>No move cost anything</source>
        <translation>Kein Zug kostete etwas</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>moves that cost anything</source>
        <translation>Züge, die etwas kosteten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>▽ the costliest; below, what each of %n moves cost</source>
        <extracomment>One: ▽ the costliest; below, what each of %n move cost</extracomment>
        <translation>
            <numerusform>▽ die teuersten; darunter, was der eine Zug kostete</numerusform>
            <numerusform>▽ die teuersten; darunter, was jeder der %n Züge kostete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>▽ the costliest of %n moves that cost anything</source>
        <extracomment>One: ▽ the costliest of %n move that cost anything</extracomment>
        <translation>
            <numerusform>▽ die teuersten von %n Zug, der etwas kostete</numerusform>
            <numerusform>▽ die teuersten von %n Zügen, die etwas kosteten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>{move} cost</source>
        <translation>{move} kostete</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>best was</source>
        <translation>am besten war</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>%n moves, {mistakes} mistakes</source>
        <extracomment>One: %n move, {mistakes} mistakes</extracomment>
        <translation>
            <numerusform>%n Zug, {mistakes} Fehler</numerusform>
            <numerusform>%n Züge, {mistakes} Fehler</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>score</source>
        <comment>points of a game</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>what move {number} cost</source>
        <translation>was Zug {number} kostete</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>move {number}, {cost}</source>
        <translation>Zug {number}, {cost}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>after %n moves: {worth}</source>
        <extracomment>One: after %n move: {worth}</extracomment>
        <translation>
            <numerusform>nach %n Zug: {worth}</numerusform>
            <numerusform>nach %n Zügen: {worth}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>score in the end</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/game.py"/>
        <source>Replay a finished game (G) to see here what each of its boards was worth and what its mistakes cost.</source>
        <translation>Ein beendetes Spiel wiedergeben (G), um hier zu sehen, was jedes seiner Bretter wert war und was seine Fehler kosteten.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/game.py"/>
        <source>Your game has ended. Choose Review on its card, or replay it (G), to see here what each of its boards was worth and what its mistakes cost.</source>
        <translation>Das Spiel ist zu Ende. Mit „Analyse“ auf seiner Karte oder beim Abspielen (G) steht hier, was jedes seiner Bretter wert war und was die Fehler gekostet haben.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/game.py"/>
        <source>The game is being looked through</source>
        <translation>Das Spiel wird durchgesehen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>What each board of a finished game was worth.</source>
        <translation>Was jedes Brett eines beendeten Spiels wert war.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>A solid curve is exact: the chance of the target with perfect play from each board, every later move considered. A hatched one is an estimate: the score so far and what the adviser would still make; on 4×4 it is fitted to games that the adviser played. Where a game has both, a dashed seam parts them, and each has its axis. The cost of a move is how much more the best move was worth. Mistakes let the curve fall; luck takes it up and down. Below the curve hangs what each move cost, on a log scale; the triangles are the ten costliest. A cost is in percentage points, or in points of the score. N goes to the next, C plays on from there with a copy of the game; a click goes to the board of a move.</source>
        <translation>Eine durchgezogene Kurve ist exakt: die Chance auf die Zielkachel bei perfektem Spiel von jedem Brett an, alle späteren Züge berücksichtigt. Eine schraffierte ist eine Schätzung: die bisherigen Punkte und was der Berater noch erzielen würde; auf 4×4 ist sie an Spiele angepasst, die der Berater spielte. Hat ein Spiel beides, trennt sie eine gestrichelte Naht, und jede hat ihre Achse. Die Kosten eines Zugs sind, was der beste Zug mehr wert war. Durch Fehler fällt die Kurve; Glück führt sie auf und ab. Unter der Kurve hängt, was jeder Zug kostete, in logarithmischem Maß; die Dreiecke sind die zehn teuersten. Kosten sind in Prozentpunkten oder in Punkten. N geht zum nächsten, C spielt von dort mit einer Kopie des Spiels weiter; ein Klick führt zum Brett eines Zugs.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>Review</source>
        <comment>a plot</comment>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>The exact chance of {target}, and from the dashed seam on the expected score.</source>
        <translation>Die exakte Chance auf {target}, und ab der gestrichelten Naht die zu erwartenden Punkte.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>The chance to reach {target} with perfect play, at each board.</source>
        <translation>Die Chance, bei perfektem Spiel {target} zu erreichen, auf jedem Brett.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>The final score if the adviser played on, at each board.</source>
        <translation>Die Punkte am Ende, wenn der Berater weiterspielte, auf jedem Brett.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Bag</source>
        <comment>a plot</comment>
        <translation>Beutel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Path</source>
        <comment>a plot</comment>
        <translation>Pfad</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Chances</source>
        <comment>a plot</comment>
        <translation>Chancen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Random</source>
        <comment>a plot</comment>
        <translation>Zufall</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Games</source>
        <comment>a plot</comment>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Layers</source>
        <comment>a plot</comment>
        <translation>Schichten</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>The Lab has targets up to {most}.</source>
        <translation>Im Labor gibt es Zielkacheln bis {most}.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Choose a smaller one first.</source>
        <translation>Zuerst eine kleinere wählen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/preferences.py"/>
        <source>Share of fours among new tiles, such as 0.1 or 1/10. It applies from the next new game on, to its odds too.</source>
        <translation>Anteil der Vieren unter den neuen Kacheln, etwa 0,1 oder 1/10. Gilt ab dem nächsten neuen Spiel, auch für seine Gewinnchancen.</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/preferences.py"/>
        <source>Probability of a 4</source>
        <translation>Wahrscheinlichkeit einer 4</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>take back revert reverse mistake cancel last move step backwards</source>
        <translation>zurücknehmen rückgängig widerrufen Fehler letzter Zug Schritt zurück</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>again forward repeat restore move step</source>
        <translation>wiederholen nochmals vorwärts wiederherstellen Zug Schritt</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>restart reset start over begin again clear retry another game fresh</source>
        <translation>zurücksetzen von vorn neu beginnen nochmals leeren anderes Spiel</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>my games history statistics results records scores high score best list finished archive saved past played replay watch load</source>
        <translation>meine Spiele Verlauf Statistik Ergebnisse Rekorde Punkte Bestleistung Liste beendet gespeichert früher gespielt ansehen laden</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>store keep load open my games slot bookmark continue later file name</source>
        <translation>speichern behalten laden öffnen meine Spiele später weiterspielen Datei Name</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>watch film animate play back review stop demonstration</source>
        <translation>ansehen Film abspielen Rückschau anhalten Vorführung</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>error blunder bad move analysis review worst lost chance wrong</source>
        <translation>Fehler schlechter Zug Auswertung Rückschau schlimmster verlorene Chance falsch</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>set tiles change board enter own position editor custom set up cheat</source>
        <translation>Kacheln setzen Brett ändern eingeben eigene Stellung Editor schummeln</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>neural network n-tuple network machine learning AI artificial intelligence temporal difference TD learning reinforcement learning train bot strategy</source>
        <translation>neuronales Netz maschinelles Lernen KI künstliche Intelligenz bestärkendes Lernen trainieren Strategie</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>chance chances probability odds of winning expectimax expected score evaluation advice analysis worth best move percent</source>
        <translation>Chance Chancen Wahrscheinlichkeit Gewinnaussicht erwartete Punkte Bewertung Rat Auswertung Wert bester Zug Prozent</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>help tip advice best move what now stuck clue suggestion</source>
        <translation>Hilfe Tipp Rat bester Zug was jetzt festgefahren Hinweis Vorschlag</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>AI computer bot expectimax move for me advice automatic solve</source>
        <translation>KI Rechner Zug für mich Rat automatisch lösen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>autoplay AI bot solve computer plays automatically watch expectimax run finish solver</source>
        <translation>Rechner spielt von selbst automatisch KI lösen zusehen laufen beenden</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>rectangle custom size grid dimensions rows columns 2x3 3x4 4x5 bigger smaller</source>
        <translation>Rechteck eigene Größe Raster Abmessungen Zeilen Spalten größer kleiner</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>clipboard share text export state numbers</source>
        <translation>Zwischenablage teilen Text ausgeben Stellung Zahlen</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>import insert clipboard text load position read</source>
        <translation>einlesen einfügen Zwischenablage Text laden Stellung lesen</translation>
    </message>
</context>
</TS>

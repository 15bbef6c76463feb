<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a whole number from {least} to {most}, not {value}</source>
        <translation>{name} ist eine ganze Zahl von {least} bis {most}, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a number from {least:g} to {most:g}, not {value}</source>
        <translation>{name} ist eine Zahl von {least:g} bis {most:g}, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a number of seconds from 0 on, not {value}</source>
        <translation>{name} ist eine Zahl von Sekunden ab 0, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a text, or a list of texts, not {value}</source>
        <translation>{name} ist ein Text oder eine Liste von Texten, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/base/arguments.py"/>
        <source>{name} is a column and a row from 0 on, as (3, 1), not {value}</source>
        <translation>{name} ist eine Spalte und eine Zeile ab 0 wie (3, 1), nicht {value}</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>Reading this takes more than {seconds:g} seconds. Divide it</source>
        <translation>Das Lesen dauert länger als {seconds:g} Sekunden. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} bytes to read. Divide it</source>
        <translation>Das sind mehr als {most:,} Byte zu lesen. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} lines to read. Divide it</source>
        <translation>Das sind mehr als {most:,} Zeilen zu lesen. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} characters to read. Divide it</source>
        <translation>Das sind mehr als {most:,} Zeichen zu lesen. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} levels to read. Divide it</source>
        <translation>Das sind mehr als {most:,} Level zu lesen. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This is more than {most:,} squares to read. Divide it</source>
        <translation>Das sind mehr als {most:,} Felder zu lesen. Die Eingabe aufteilen</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>This text has {characters:,} characters; {most:,} is the most</source>
        <translation>Dieser Text hat {characters:,} Zeichen; höchstens {most:,} sind möglich</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>{name} is not a file</source>
        <translation>{name} ist keine Datei</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>{name} is larger than {most} MB</source>
        <translation>{name} ist größer als {most} MB</translation>
    </message>
    <message>
        <location filename="../../../core/base/budget.py"/>
        <source>{name} cannot be read: {reason}</source>
        <translation>{name} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../../core/base/figures.py"/>
        <source>{name}, which comes with Statewalk, is damaged</source>
        <translation>{name}, ein Teil von Statewalk, ist beschädigt</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/encoding.py"/>
        <source>This is not a text file</source>
        <translation>Das ist keine Textdatei</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} is another table or from another version</source>
        <translation>{name} ist eine andere Tabelle oder aus einer anderen Version</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} has a damaged header</source>
        <translation>{name} hat einen beschädigten Dateikopf</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} is damaged: its checksum does not fit</source>
        <translation>{name} ist beschädigt: Die Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/table_file.py"/>
        <source>{name} is not a table of this program</source>
        <translation>{name} ist keine Tabelle dieses Programms</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/whole_file.py"/>
        <source>it is not a plain file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <location filename="../../../core/base/files/whole_file.py"/>
        <source>{name} cannot be written: {reason}</source>
        <translation>{name} kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>Install the program anew</source>
        <translation>Das Programm neu installieren</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>{fault}. {advice}</source>
        <translation>{fault}. {advice}</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>{message} ({place}).</source>
        <translation>{message} ({place}).</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>{message}.</source>
        <translation>{message}.</translation>
    </message>
    <message>
        <location filename="../../../core/base/puzzle.py"/>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>No numbers of positions by depth are given</source>
        <translation>Es sind keine Stellungszahlen nach Tiefe angegeben</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>The {states} states are not more than the moves that arrive from the depth before</source>
        <translation>Die {states} Zustände sind nicht mehr als die Züge, die aus der Tiefe davor ankommen</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>The {states} states are fewer than the moves that arrive from the depth before</source>
        <translation>Die {states} Zustände sind weniger als die Züge, die aus der Tiefe davor ankommen</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>depth {depth}</source>
        <translation>Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../core/markov/birth_death.py"/>
        <source>Even depths hold {even} states and odd depths {odd}: they must be equal</source>
        <translation>Gerade Tiefen enthalten {even} Zustände, ungerade {odd}: Sie müssen gleich sein</translation>
    </message>
    <message>
        <location filename="../../../core/markov/flows.py"/>
        <source>{shares} shares of moves that stay are too many or too few for {depths} depths</source>
        <translation>{shares} Anteile bleibender Züge sind zu viele oder zu wenige für {depths} Tiefen</translation>
    </message>
    <message>
        <location filename="../../../core/markov/flows.py"/>
        <source>With {share:.6g} of its moves staying, {flow:.6g} would lead deeper</source>
        <translation>Wenn {share:.6g} der Züge bleiben, führten {flow:.6g} tiefer</translation>
    </message>
    <message>
        <location filename="../../../core/markov/flows.py"/>
        <source>{moves:.6g} moves a state arrive in {states:.6g} states</source>
        <translation>{moves:.6g} Züge je Zustand kommen in {states:.6g} Zuständen an</translation>
    </message>
    <message>
        <location filename="../../../core/markov/growth.py"/>
        <source>A fit needs two depths from 0 to {most}, not {first} to {last}</source>
        <translation>Eine Anpassung braucht zwei Tiefen von 0 bis {most}, nicht {first} bis {last}</translation>
    </message>
    <message>
        <location filename="../../../core/markov/growth.py"/>
        <source>An ideal puzzle needs a growth above 0 and a diameter of at least 1</source>
        <translation>Ein ideales Puzzle braucht ein Wachstum über 0 und einen Durchmesser von mindestens 1</translation>
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
        <source>No grid of repeating tiles was found in this picture</source>
        <translation>In diesem Bild wurde kein Raster aus wiederkehrenden Kacheln gefunden</translation>
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
</context>
</TS>

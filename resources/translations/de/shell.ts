<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Vector drawing</source>
        <translation>Vektorgrafik</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Comma-separated numbers</source>
        <translation>Durch Komma getrennte Zahlen</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>{ending} is not a picture format. Use .png, .svg or .pdf</source>
        <translation>{ending} ist kein Bildformat. Möglich sind .png, .svg und .pdf</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>{name} has the extension of another file type</source>
        <translation>{name} hat die Endung einer anderen Art von Datei</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>End the name in {endings}</source>
        <translation>Den Namen mit einer dieser Endungen abschließen: {endings}</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Nothing was saved.</source>
        <translation>Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>The picture was not saved.</source>
        <translation>Das Bild wurde nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Save numbers</source>
        <translation>Zahlen speichern</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>The numbers were not saved.</source>
        <translation>Die Zahlen wurden nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Copied the picture</source>
        <translation>Bild kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Paste it into any document</source>
        <translation>In ein beliebiges Dokument einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Saving {name}</source>
        <translation>{name} wird gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Saved {name}</source>
        <translation>{name} gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/base/jobs/jobs.py"/>
        <source>There is not enough memory</source>
        <translation>Es ist nicht genug Arbeitsspeicher da</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/sample_shares.py"/>
        <source>{seen} of {trials}</source>
        <translation>{seen} von {trials}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{others} and {last}</source>
        <translation>{others} und {last}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{before}, {after}</source>
        <comment>items of a list</comment>
        <translation>{before}, {after}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{before}, {after}</source>
        <comment>facts of one thing</comment>
        <translation>{before}, {after}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{before}; {after}</source>
        <comment>items of a list</comment>
        <translation>{before}; {after}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{before}. {after}</source>
        <comment>two sentences</comment>
        <translation>{before}. {after}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{before} {after}</source>
        <comment>two sentences</comment>
        <translation>{before} {after}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{hours:.1f} h</source>
        <translation>{hours:.1f} h</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{duration} at most</source>
        <translation>höchstens {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>about {duration} left</source>
        <translation>noch etwa {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Turn, scramble and replay Rubik's Cube</source>
        <translation>Den Zauberwürfel drehen, scramblen und nachspielen</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Sokoban</source>
        <translation>Sokoban</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Push boxes onto goals, with the mouse or the keyboard</source>
        <translation>Kisten auf Ziele schieben, mit Maus oder Tastatur</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>2048</source>
        <translation>2048</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Slide and merge tiles on boards from 2×2 to 8×8</source>
        <translation>Kacheln schieben und verschmelzen, auf Brettern von 2×2 bis 8×8</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Depth distributions and random walks, full size</source>
        <translation>Tiefenverteilungen und Irrfahrten in voller Größe</translation>
    </message>
    <message>
        <location filename="../../../app/base/services.py"/>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <location filename="../../../app/base/session/session.py"/>
        <source>The saved game has {moves} moves and stands at move {position}</source>
        <translation>Das gespeicherte Spiel hat {moves} Züge und steht bei Zug {position}</translation>
    </message>
    <message>
        <location filename="../../../app/base/session/session.py"/>
        <source>An earlier line of play does not branch off from the saved game</source>
        <translation>Eine frühere Zugfolge zweigt nicht vom gespeicherten Spiel ab</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{name} was written by a newer Statewalk. Update the program to read it.</source>
        <translation>{name} wurde von einer neueren Version von Statewalk geschrieben. Zum Lesen bitte das Programm aktualisieren.</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>another program has locked the file</source>
        <translation>ein anderes Programm hat die Datei gesperrt</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{name} is gone</source>
        <translation>{name} ist verschwunden</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{path} cannot be changed</source>
        <translation>{path} kann nicht geändert werden</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{name} cannot be opened</source>
        <translation>{name} kann nicht geöffnet werden</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>the disk cannot be written</source>
        <translation>der Datenträger kann nicht beschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{place} is not {what}</source>
        <translation>{place} ist nicht wie erwartet: {what}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record</source>
        <translation>Der Datensatz</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a text of at most {longest} characters</source>
        <translation>ein Text von höchstens {longest} Zeichen</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a text in Unicode</source>
        <translation>ein Text in Unicode</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a number from {least:g} to {most:g}</source>
        <translation>eine Zahl von {least:g} bis {most:g}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a list of at most {most} entries</source>
        <translation>eine Liste von höchstens {most} Einträgen</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{number} values</source>
        <translation>{number} Werte</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a record</source>
        <translation>ein Datensatz</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{place} has no {name}</source>
        <translation>{place}: {name} fehlt</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record is not a text</source>
        <translation>Der Datensatz ist kein Text</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record holds too many values</source>
        <translation>Der Datensatz enthält zu viele Werte</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record is not written in JSON</source>
        <translation>Der Datensatz ist kein JSON</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{word} is not a number</source>
        <translation>{word} ist keine Zahl</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{digits} is too large a number</source>
        <translation>{digits} ist eine zu große Zahl</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/recovery.py"/>
        <source>The file of saved games was damaged.</source>
        <translation>Die Datei der gespeicherten Spiele war beschädigt.</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>The file of saved games was damaged and has been set aside as {name}.</source>
        <translation>Die Datei der gespeicherten Spiele war beschädigt und liegt jetzt als {name} daneben.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>What could be read of it was recovered (%n records).</source>
        <extracomment>One: What could be read of it was recovered (%n record).</extracomment>
        <translation>
            <numerusform>Was davon lesbar war, ist gerettet (%n Datensatz).</numerusform>
            <numerusform>Was davon lesbar war, ist gerettet (%n Datensätze).</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>Another program replaced the file of saved games. Its file is now {name}; yours was written again.</source>
        <translation>Ein anderes Programm hat die Datei der gespeicherten Spiele ersetzt. Dessen Datei heißt jetzt {name}; die eigene ist neu geschrieben.</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>The file of saved games was missing and has been written again.</source>
        <translation>Die Datei der gespeicherten Spiele fehlte und ist neu geschrieben.</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/settings.py"/>
        <source>Settings cannot be saved: {name} cannot be changed.</source>
        <translation>Einstellungen können nicht gespeichert werden: {name} kann nicht geändert werden.</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/settings.py"/>
        <source>{name} was damaged. What could be read of it is used; the damaged file is kept as {aside}.</source>
        <translation>{name} war beschädigt. Was davon lesbar war, gilt; die beschädigte Datei bleibt als {aside} erhalten.</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/settings.py"/>
        <source>{name} was not a settings file, so all settings are reset. The file is kept as {aside}.</source>
        <translation>{name} war keine Einstellungsdatei, daher sind alle Einstellungen zurückgesetzt. Die Datei bleibt als {aside} erhalten.</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>{name} cannot be read</source>
        <translation>{name} kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>{name} cannot be read: {error}. Nothing is saved until Statewalk is started again.</source>
        <translation>{name} kann nicht gelesen werden: {error}. Bis zum nächsten Start von Statewalk wird nichts gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>Not saved: {problem}</source>
        <translation>Nicht gespeichert: {problem}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>Not saved: {reason}</source>
        <translation>Nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>{name} is damaged</source>
        <translation>{name} ist beschädigt</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>{count} bytes</source>
        <translation>{count} Byte</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>{threads} of {all}</source>
        <translation>{threads} von {all}</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>Saved in</source>
        <translation>Gespeichert in</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>{name} has {width} × {height} pixels; {most} million are the most</source>
        <translation>{name} hat {width} × {height} Pixel; höchstens {most} Millionen sind möglich</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>Make it smaller</source>
        <translation>Das Bild verkleinern</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>{name} is not an image this program reads</source>
        <translation>{name} ist kein Bild, das dieses Programm lesen kann</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>Use PNG, JPEG, WebP, GIF or BMP</source>
        <translation>PNG, JPEG, WebP, GIF oder BMP verwenden</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/counts.py"/>
        <source>Positions by depth</source>
        <translation>Stellungen nach Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/counts.py"/>
        <source>{depths} depths, {positions} positions</source>
        <translation>{depths} Tiefen, {positions} Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/counts.py"/>
        <source>{depths} depths, most positions at depth {fullest}</source>
        <translation>{depths} Tiefen, die meisten Stellungen in Tiefe {fullest}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/plot_figure_picker.py"/>
        <source>figure of the plot</source>
        <translation>Kennzahl des Diagramms</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/plot_figure_picker.py"/>
        <source>Place in the plot</source>
        <translation>Stelle im Diagramm</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/plot_figure_picker.py"/>
        <source>Figure</source>
        <comment>a number</comment>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/axis_choice.py"/>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/axis_choice.py"/>
        <source>Log</source>
        <comment>a logarithmic axis</comment>
        <translation>Log</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/axis_choice.py"/>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>How many positions lie at each depth.</source>
        <translation>Wie viele Stellungen in jeder Tiefe liegen.</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>mean depth</source>
        <translation>mittlere Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>most common depth</source>
        <translation>häufigste Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>deepest</source>
        <translation>größte Tiefe</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>Depth distribution</source>
        <translation>Tiefenverteilung</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>D(d) is the number of positions at depth d, in {unit}. Solid bars are counted, hatched ones are approximate. Source: {source}.</source>
        <translation>D(d) ist die Zahl der Stellungen in Tiefe d, gezählt in {unit}. Volle Balken sind gezählt, schraffierte sind Näherungen. Quelle: {source}.</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>approximate</source>
        <translation>näherungsweise</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>depth, {unit}</source>
        <translation>Tiefe, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>Depth {depth}: {states} position</source>
        <translation>Tiefe {depth}: {states} Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>Depth {depth}: {states} positions</source>
        <translation>Tiefe {depth}: {states} Stellungen</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>positions at depth {depth}</source>
        <translation>Stellungen in Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Where this figure comes from</source>
        <translation>Woher diese Zahl kommt</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Copy numbers</source>
        <translation>Zahlen kopieren</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Copied %n rows</source>
        <extracomment>One: Copied %n row</extracomment>
        <translation>
            <numerusform>%n Zeile kopiert</numerusform>
            <numerusform>%n Zeilen kopiert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Paste into any spreadsheet</source>
        <translation>In eine beliebige Tabellenkalkulation einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>There are no numbers yet</source>
        <translation>Es gibt noch keine Zahlen</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>The plot has nothing to show</source>
        <translation>Das Diagramm hat nichts zu zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/frame.py"/>
        <source>What this shows, and where it comes from</source>
        <translation>Was hier zu sehen ist und woher es kommt</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/frame.py"/>
        <source>Export picture or data</source>
        <translation>Bild oder Daten exportieren</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/frame.py"/>
        <source>Show in the Lab, full size</source>
        <translation>Im Labor in voller Größe zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/frame.py"/>
        <source>{figures}.
{formula}</source>
        <translation>{figures}.
{formula}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/lazy.py"/>
        <source>Preparing the plot</source>
        <translation>Diagramm wird vorbereitet</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/lazy.py"/>
        <source>This plot cannot be shown. {reason}</source>
        <translation>Das Diagramm kann nicht gezeigt werden. {reason}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/legend.py"/>
        <source>Show or hide: {text}</source>
        <translation>Zeigen oder ausblenden: {text}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Play</source>
        <comment>a walk</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Number of moves</source>
        <translation>Zahl der Züge</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Keep this curve in view</source>
        <translation>Diese Kurve im Blick behalten</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Stop keeping this curve in view</source>
        <translation>Diese Kurve nicht mehr im Blick behalten</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Stop</source>
        <comment>a computation or a replay</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/switcher.py"/>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>an unknown place</source>
        <translation>unbekannter Stelle</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>{file}, line {line}</source>
        <translation>{file}, Zeile {line}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>{error} in {place}</source>
        <translation>{error} in {place}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>{fault}: {error}. Everything else goes on.</source>
        <translation>{fault}: {error}. Alles andere läuft weiter.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>A part of Statewalk</source>
        <translation>Ein Teil von Statewalk</translation>
    </message>
    <message>
        <location filename="../../../app/shell/header.py"/>
        <source>More commands</source>
        <translation>Weitere Befehle</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>About Statewalk</source>
        <translation>Über Statewalk</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Copy details</source>
        <translation>Angaben kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Copy version numbers and details of this machine as text</source>
        <translation>Versionen und Angaben zu diesem Rechner als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>A desktop laboratory for three classic puzzles.</source>
        <translation>Ein Labor für drei klassische Puzzles.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Show where games and proofs are kept</source>
        <translation>Zeigen, wo Spiele und Beweise liegen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Free software under the MIT licence; nothing you do leaves this computer.</source>
        <translation>Freie Software unter der MIT-Lizenz; nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Components and licences</source>
        <translation>Komponenten und Lizenzen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Back</source>
        <comment>to what was shown before</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Copied the details</source>
        <translation>Angaben kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Paste them into a report</source>
        <translation>In einen Bericht einfügen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Read the licence</source>
        <translation>Lizenz lesen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/command_search.py"/>
        <source>Printed in: {source}</source>
        <translation>Gedruckt in: {source}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Keys on this page: {page}</source>
        <translation>Tasten auf dieser Seite: {page}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Find a key</source>
        <translation>Taste suchen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>on this page: {page}</source>
        <translation>auf dieser Seite: {page}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Hold F1 to see the keys on the buttons themselves.</source>
        <translation>F1 halten zeigt die Tasten auf den Knöpfen selbst.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>No key matches these words. Try a shorter word.</source>
        <translation>Keine Taste passt zu diesen Wörtern. Ein kürzeres Wort versuchen.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/offers.py"/>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/welcome_line.py"/>
        <source>Welcome to Statewalk</source>
        <translation>Willkommen bei Statewalk</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/welcome_line.py"/>
        <source>Close</source>
        <comment>take away</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/motion.py"/>
        <source>Reading the settings of the system</source>
        <translation>Die Einstellungen des Systems werden gelesen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show side panel</source>
        <translation>Seitenleiste zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show or hide the side panel</source>
        <translation>Die Seitenleiste zeigen oder ausblenden</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show plot</source>
        <translation>Diagramm zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show or hide the plot</source>
        <translation>Das Diagramm zeigen oder ausblenden</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Describe the board</source>
        <translation>Brett ansagen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Describe the board in words: aloud with a screen reader, and in the status line</source>
        <translation>Das Brett in Worten beschreiben: laut mit einem Vorleseprogramm und in der Statuszeile</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Taken back: {moves}</source>
        <translation>Zurückgenommen: {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>This page cannot read {file}.</source>
        <translation>Diese Seite kann {file} nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Drop files anywhere on the window: the page that reads them opens by itself.</source>
        <translation>Dateien irgendwo auf dem Fenster ablegen: Die Seite, die sie liest, öffnet sich von selbst.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Go to the page for such files, and drop it there.</source>
        <translation>Zur passenden Seite gehen und sie dort ablegen.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>This page cannot read this.</source>
        <translation>Das kann diese Seite nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Saving</source>
        <translation>Wird gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Everything is saved automatically: this game, its history and your settings.</source>
        <translation>Alles wird automatisch gespeichert: dieses Spiel, sein Verlauf und die Einstellungen.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>Restart now</source>
        <translation>Jetzt neu starten</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>Close the window and open it again; everything is kept</source>
        <translation>Das Fenster schließen und wieder öffnen; alles bleibt erhalten</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>The letters of moves stay the same: U D L R F B in every language.</source>
        <translation>Züge behalten in jeder Sprache ihre Buchstaben: U D L R F B.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>{name} after a restart, which keeps everything.</source>
        <translation>{name} nach einem Neustart, der alles erhält.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>System</source>
        <comment>theme</comment>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: system</source>
        <translation>Farbschema: wie das System</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: light</source>
        <translation>Farbschema: hell</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: dark</source>
        <translation>Farbschema: dunkel</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: high contrast</source>
        <translation>Farbschema: hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>System</source>
        <comment>motion</comment>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Full</source>
        <comment>motion</comment>
        <translation>Voll</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>Reduziert</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Look</source>
        <comment>colours and sizes</comment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Computing</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Storage</source>
        <translation>Speicherort</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Compact spacing</source>
        <translation>Kompakte Abstände</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Spacing</source>
        <translation>Abstände</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>Interface size</source>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>This screen has room for {most}. It is used after a restart.</source>
        <translation>Dieser Bildschirm hat Platz für {most}. Das gilt nach einem Neustart.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>This screen has room for {most} at most, which is in use now.</source>
        <translation>Dieser Bildschirm hat Platz für höchstens {most}; das ist jetzt eingestellt.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>Shown after a restart, which keeps everything.</source>
        <translation>Gilt nach einem Neustart, der alles erhält.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>A new size takes effect after a restart; nothing is lost.</source>
        <translation>Eine andere Größe gilt nach einem Neustart, der alles erhält.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/storage_section.py"/>
        <source>Games, levels, proofs and times. They are kept until you delete them.</source>
        <translation>Spiele, Level, Beweise und Zeiten. Sie bleiben, bis man sie löscht.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/storage_section.py"/>
        <source>Tables of the solvers. They can be deleted, and are made again when needed.</source>
        <translation>Tabellen der Löser. Sie dürfen gelöscht werden und entstehen bei Bedarf neu.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/storage_section.py"/>
        <source>Open folder: {name}</source>
        <translation>Ordner öffnen: {name}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>help manual how to instructions shortcuts hotkeys keyboard bindings controls guide support question tutorial cheat sheet what can I do here</source>
        <translation>Hilfe Handbuch Anleitung wie geht das Tastenkürzel Tastatur Kurzbefehle Steuerung Bedienung Frage Unterstützung Spickzettel was kann ich hier tun</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>help version licence license copyright authors credits build number report a bug contact system information update open source diagnostics</source>
        <translation>Hilfe Version Lizenz Urheberrecht Autoren Impressum Fehler melden Kontakt System Auskunft Aktualisierung quelloffen Diagnose</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>help first steps getting started introduction tour tutorial beginner start screen examples demo onboarding what is this</source>
        <translation>Hilfe erste Schritte Einstieg Einführung Rundgang Anfänger Startbildschirm Beispiele Vorführung was ist das</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>options preferences configuration configure setup customize adjust change appearance animation speed sound storage memory processors cores threads tools</source>
        <translation>Optionen Einstellungen Konfiguration einrichten anpassen ändern Aussehen Animation Tempo Ton Speicher Prozessoren Kerne Werkzeuge</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>bigger larger smaller text font letters size scale zoom interface readable accessibility eyes high resolution display percent magnify enlarge</source>
        <translation>größere kleinere Schrift Text Schriftgröße Buchstaben Größe Maßstab vergrößern verkleinern Lesbarkeit Barrierefreiheit Augen Auflösung Bildschirm Prozent Lupe</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>translation locale English Chinese Japanese German speak change tongue</source>
        <translation>Übersetzung Sprache Englisch Chinesisch Japanisch Deutsch umstellen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>search commands menu actions find everything list palette</source>
        <translation>Befehle suchen Menü Aktionen finden alles Liste</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>fullscreen maximize whole screen big window presentation kiosk enter leave</source>
        <translation>Vollbild maximieren ganzer Bildschirm großes Fenster Vorführung</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors automatic follow default scheme mode look skin</source>
        <translation>Aussehen Farben automatisch wie das System Vorgabe Modus hell dunkel</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors white bright day scheme mode look skin</source>
        <translation>Aussehen Farben weiß hell Tag Modus</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors black night scheme mode look skin eyes</source>
        <translation>Aussehen Farben schwarz dunkel Nacht Modus Augen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors accessibility vision readable strong black white mode</source>
        <translation>Aussehen Farben Barrierefreiheit sehen lesbar stark schwarz weiß Modus</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>exit close leave end stop program application goodbye</source>
        <translation>beenden schließen verlassen Ende Programm aufhören tschüss</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>return previous before history last place undo navigation where I was</source>
        <translation>zurück vorher voriges Verlauf letzte Stelle Navigation wo ich war</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>next again history navigation onward</source>
        <translation>weiter wieder vorwärts Verlauf Navigation</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>damaged corrupt broken recovery recover rescue repair lost unreadable error backup</source>
        <translation>beschädigt kaputt wiederherstellen Rettung reparieren verloren unlesbar Fehler Sicherung</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>sidebar controls right column hide toggle collapse more room</source>
        <translation>Seitenleiste Bedienfeld rechte Spalte ausblenden einblenden mehr Platz</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>chart graph diagram curve hide toggle statistics</source>
        <translation>Diagramm Grafik Kurve Schaubild ausblenden einblenden Statistik</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>read aloud speech blind describe accessibility text screen reader position tell</source>
        <translation>vorlesen Sprachausgabe blind beschreiben Barrierefreiheit Text Bildschirmleser Stellung</translation>
    </message>
    <message>
        <location filename="../../../app/shell/start_notices.py"/>
        <source>Statewalk is already running, but does not answer.</source>
        <translation>Statewalk läuft bereits, antwortet aber nicht.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/start_notices.py"/>
        <source>This window closes by itself as soon as it answers. If it hangs, end it, and Statewalk opens here.</source>
        <translation>Dieses Fenster schließt sich, sobald es antwortet. Hängt es, kann man es beenden: Dann öffnet sich Statewalk hier.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Your last moves are not saved.</source>
        <translation>Die letzten Züge sind nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Close without saving</source>
        <translation>Schließen ohne Speichern</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Keep open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>the file is being written</source>
        <translation>die Datei wird gerade geschrieben</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Reason: {why}.</source>
        <translation>Grund: {why}.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>The window closes by itself as soon as the moves are saved.</source>
        <translation>Das Fenster schließt sich von selbst, sobald die Züge gespeichert sind.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Save what could not be read</source>
        <translation>Unlesbares speichern</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Write the records that were set aside into a file</source>
        <translation>Die beiseitegelegten Datensätze in eine Datei schreiben</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Save everything and close the window</source>
        <translation>Alles speichern und das Fenster schließen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Statewalk cannot read {name}.</source>
        <translation>Statewalk kann {name} nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>It opens {endings}.</source>
        <translation>Möglich sind {endings}.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>{title} failed.</source>
        <translation>{title}: fehlgeschlagen.</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>The record “{name}” could not be read and was set aside.</source>
        <translation>Der Datensatz „{name}“ konnte nicht gelesen werden und ist beiseitegelegt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/shell/window.py"/>
        <source>The record “{name}” and %n others could not be read and were set aside.</source>
        <extracomment>One: The record “{name}” and %n other could not be read and were set aside.</extracomment>
        <translation>
            <numerusform>Der Datensatz „{name}“ und %n weiterer konnten nicht gelesen werden und sind beiseitegelegt.</numerusform>
            <numerusform>Der Datensatz „{name}“ und %n weitere konnten nicht gelesen werden und sind beiseitegelegt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Open {page}</source>
        <translation>{page} öffnen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Go back to what was in front before</source>
        <translation>Zu dem zurückgehen, was vorher zu sehen war</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Go forward to what was in front before going back</source>
        <translation>Wieder vor zu dem, was beim Zurückgehen verlassen wurde</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Keys of this page</source>
        <translation>Tasten dieser Seite</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>List the keys of the page; hold F1 to see them on the buttons</source>
        <translation>Die Tasten der Seite auflisten; F1 halten zeigt sie auf den Knöpfen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Version, this machine, and the licences of all parts</source>
        <translation>Version, dieser Rechner und die Lizenzen aller Teile</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Show the first minute of the first start again</source>
        <translation>Die erste Minute des ersten Starts noch einmal zeigen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Theme, colours and motion</source>
        <translation>Farbschema, Farben und Bewegung</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Make text, and everything with it, larger or smaller</source>
        <translation>Text und alles mit ihm größer oder kleiner machen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>English, 简体中文, 日本語 or Deutsch</source>
        <translation>English, 简体中文, 日本語 oder Deutsch</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>List everything that can be done here</source>
        <translation>Alles auflisten, was hier möglich ist</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Fill the screen, or leave it again</source>
        <translation>Den Bildschirm füllen oder wieder verlassen</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/bracket.py"/>
        <source>Depth between {lower} and {upper}, {unit}</source>
        <translation>Tiefe zwischen {lower} und {upper}, {unit}</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/bracket.py"/>
        <source>Depth {depth}, {unit}, proved</source>
        <translation>Tiefe {depth}, {unit}, bewiesen</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>No command matches these words. Try a shorter word.</source>
        <translation>Kein Befehl passt zu diesen Wörtern. Ein kürzeres Wort versuchen.</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>not now</source>
        <translation>im Moment nicht</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>Type a command</source>
        <translation>Befehl eingeben</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>With formulas</source>
        <translation>Mit Formeln</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Click a number with a dotted underline to see its explanation.</source>
        <translation>Ein Klick auf eine Zahl mit gepunkteter Linie zeigt ihre Erklärung.</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>This is being worked out.</source>
        <translation>Das wird noch berechnet.</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>In words or with formulas</source>
        <translation>In Worten oder mit Formeln</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>with its values inserted</source>
        <translation>mit eingesetzten Werten</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>How it was checked</source>
        <translation>Wie das geprüft wurde</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Change this assumption</source>
        <translation>Diese Annahme ändern</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Back</source>
        <comment>to the values from before</comment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Set the assumptions back to what they were</source>
        <translation>Die Annahmen auf ihre früheren Werte setzen</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Where {value} comes from</source>
        <translation>Woher {value} kommt</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>On the command line: {command}.</source>
        <translation>Auf der Befehlszeile: {command}.</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Printed by {source}</source>
        <translation>Gedruckt von {source}</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Copy all of it as text</source>
        <translation>Alles als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Save the numbers as CSV</source>
        <translation>Die Zahlen als CSV speichern</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Nothing was saved</source>
        <translation>Nichts wurde gespeichert</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Hue</source>
        <translation>Farbton</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Saturation</source>
        <translation>Sättigung</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Colour in digits</source>
        <translation>Farbe in Ziffern</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Red, green and blue as six hexadecimal digits</source>
        <translation>Rot, Grün und Blau als sechs hexadezimale Ziffern</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/range_slider.py"/>
        <source>{name}: drag either end; arrow keys move the upper one, with Shift the lower one</source>
        <translation>{name}: ein Ende ziehen; Pfeiltasten bewegen das obere, mit Umschalt das untere</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/explained_figures.py"/>
        <source>{name}: where it comes from</source>
        <translation>{name}: woher die Zahl kommt</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/playback_row.py"/>
        <source>{position} of {count}</source>
        <translation>{position} von {count}</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/status.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/status.py"/>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/status.py"/>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/table.py"/>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/table.py"/>
        <source>Click or Space: look at this row</source>
        <translation>Klick oder Leertaste: diese Zeile ansehen</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/table.py"/>
        <source>Click or press Enter to see where it comes from</source>
        <translation>Klick oder Eingabetaste: woher die Zahl kommt</translation>
    </message>
</context>
</TS>

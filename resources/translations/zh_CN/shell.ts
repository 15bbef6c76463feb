<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/services/registry.py"/>
        <source>Cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/services/registry.py"/>
        <source>Turn, scramble and replay Rubik's Cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/services/registry.py"/>
        <source>Sokoban</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/services/registry.py"/>
        <source>Push boxes onto goals, with the mouse or the keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/services/registry.py"/>
        <source>2048</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/services/registry.py"/>
        <source>Slide and merge tiles on boards from 2×2 to 8×8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/services/registry.py"/>
        <source>Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/services/registry.py"/>
        <source>Depth distributions and random walks, full size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/language_section.py"/>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/language_section.py"/>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/language_section.py"/>
        <source>Restart now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/language_section.py"/>
        <source>Close the window and open it again; everything is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/language_section.py"/>
        <source>Moves keep their letters: U D L R F B are the same everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/language_section.py"/>
        <source>{name} after a restart, which keeps everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show or hide the side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show or hide the plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences.py"/>
        <source>System</source>
        <comment>theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences.py"/>
        <source>Light</source>
        <comment>theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences.py"/>
        <source>Dark</source>
        <comment>theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences.py"/>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences.py"/>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences.py"/>
        <source>Comfort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences.py"/>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences.py"/>
        <source>Compact spacing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>List everything that can be done here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Theme, colours and motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Fill the screen, or leave it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Save what could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Write the records that were set aside into a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Save everything and close the window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

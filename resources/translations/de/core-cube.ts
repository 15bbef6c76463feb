<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>quarter turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>half turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>quarter turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/metrics.py"/>
        <source>%n half turns</source>
        <extracomment>One: %n half turn</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/metrics.py"/>
        <source>%n quarter turns</source>
        <extracomment>One: %n quarter turn</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>

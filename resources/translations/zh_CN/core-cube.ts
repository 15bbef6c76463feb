<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>quarter turns</source>
        <translation>QTM 步</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>half turn</source>
        <translation>HTM 步</translation>
    </message>
    <message>
        <location filename="../../../core/cube/metrics.py"/>
        <source>quarter turn</source>
        <translation>QTM 步</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/metrics.py"/>
        <source>%n half turns</source>
        <extracomment>One: %n half turn</extracomment>
        <translation>
            <numerusform>%n HTM 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../core/cube/metrics.py"/>
        <source>%n quarter turns</source>
        <extracomment>One: %n quarter turn</extracomment>
        <translation>
            <numerusform>%n QTM 步</numerusform>
        </translation>
    </message>
</context>
</TS>

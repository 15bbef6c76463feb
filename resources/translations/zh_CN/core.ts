<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>{message} ({place}).</source>
        <translation>{message}（{place}）。</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>{message}.</source>
        <translation>{message}。</translation>
    </message>
    <message>
        <location filename="../../../core/puzzle.py"/>
        <source>line {line}, column {column}</source>
        <translation>第 {line} 行第 {column} 列</translation>
    </message>
</context>
</TS>

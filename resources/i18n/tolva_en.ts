<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>CallBar</name>
    <message numerus="yes">
        <source>The rest are mine: %n trick(s)</source>
        <translation>
            <numerusform>The rest are mine: %n trick</numerusform>
            <numerusform>The rest are mine: %n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodePad</name>
    <message numerus="yes">
        <source>%n digit(s) typed</source>
        <translation>
            <numerusform>%n digit typed</numerusform>
            <numerusform>%n digits typed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lankor</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>%n position(s) from your games and paths waiting for you. What you get right comes back after a few days, until you know it.</source>
        <translation>
            <numerusform>%n position from your games and paths is waiting for you. What you get right comes back after a few days, until you know it.</numerusform>
            <numerusform>%n positions from your games and paths are waiting for you. What you get right comes back after a few days, until you know it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message numerus="yes">
        <source>%n more. Press + on the first page and type the name of the one you are looking for.</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n more player. Press + on the first page and type the name of the one you are looking for.</numerusform>
            <numerusform>%n more players. Press + on the first page and type the name of the one you are looking for.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message numerus="yes">
        <source>%n error(s) found. The text has not been changed.</source>
        <translation>
            <numerusform>One error found. The text has not been changed.</numerusform>
            <numerusform>%n errors found. The text has not been changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Road</name>
    <message numerus="yes">
        <source>%n more in progress</source>
        <translation>
            <numerusform>%n more in progress</numerusform>
            <numerusform>%n more in progress</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more under Games played</source>
        <translation>
            <numerusform>%n more under Games played</numerusform>
            <numerusform>%n more under Games played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatBadge</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
</TS>

pragma ComponentBehavior: Bound

import QtQuick

// A game's deal of the day: a button until it has been played, then its result.
Item {
    id: line

    required property DailyDeals daily
    required property SameDeal same

    required property var modelData
    required property int index
    property bool first: false
    readonly property bool played: modelData.told.length > 0

    height: Math.max(words.height, buttons.height) + 16 * Theme.unit

    Ground {}
    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: 14 * Theme.unit
        width: buttons.x - x - Theme.gap
        spacing: 3 * Theme.unit

        PlainText {
            width: parent.width
            text: line.modelData.name
            font.pixelSize: Theme.head
            font.bold: true
            elide: Text.ElideRight
        }
        Flow {
            visible: line.played
            width: parent.width
            spacing: 16 * Theme.unit

            Repeater {
                model: line.modelData.told

                Row {
                    id: told
                    required property string who
                    required property string value
                    required property int index
                    spacing: 5 * Theme.unit
                    Accessible.role: Accessible.StaticText
                    Accessible.name: who + ": " + value

                    Silent {
                        text: told.who
                    }
                    Silent {
                        text: told.value
                        color: Theme.text
                        font.bold: told.index === 0
                    }
                }
            }
            PlainText {
                visible: line.modelData.helped
                text: qsTr("with help")
                color: Theme.faint
                font.pixelSize: Theme.small
            }
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        Plate {
            objectName: "compare-" + line.modelData.id
            visible: line.modelData.comparable
            text: qsTr("The master’s play")
            Accessible.name: text + ": " + line.modelData.name
            onClicked: line.same.openFrom(line.modelData.id)
        }
        Plate {
            objectName: "share-" + line.modelData.id
            visible: line.played
            text: qsTr("Copy")
            Accessible.name: qsTr("Copy what %1 came to").arg(line.modelData.name)
            onClicked: line.daily.share(line.modelData.id)
        }
        Plate {
            objectName: "daily-" + line.modelData.id
            strong: line.first && !line.played
            text: line.played ? qsTr("Once more") : qsTr("Play")
            Accessible.name: text + ": " + line.modelData.name
            onClicked: line.daily.play(line.modelData.id)
        }
    }
}

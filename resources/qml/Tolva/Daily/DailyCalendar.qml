pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Controls

// The days of the last weeks, with a woven mark on each day with a played deal. Past days can be chosen.
Column {
    id: calendar

    required property DailyDeals daily

    readonly property real cell: 40 * Theme.unit

    width: 7 * cell
    spacing: 8 * Theme.unit

    Grid {
        columns: 7

        Repeater {
            model: calendar.daily.weekdays

            Silent {
                required property string modelData
                width: calendar.cell
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                font.pixelSize: Theme.fine
            }
        }
        Repeater {
            model: calendar.daily.days

            Press {
                id: day
                required property string day
                required property string name
                required property int number
                required property bool open
                required property bool played
                required property bool shown
                objectName: "day-" + day.day
                width: calendar.cell
                height: calendar.cell
                enabled: open
                Accessible.name: played ? qsTr("%1, played").arg(name) : name
                onClicked: calendar.daily.choose(day.day)

                background: Item {
                    Diamond {
                        anchors.centerIn: parent
                        width: 0.62 * calendar.cell
                        visible: day.played
                    }
                    Outline {
                        out: -1.5 * Theme.unit
                        radius: Theme.radius
                        border.color: day.visualFocus ? Theme.focus : day.shown ? Theme.text : "transparent"
                        border.width: (day.visualFocus ? 3 : 1.5) * Theme.unit
                    }
                }
                contentItem: Silent {
                    text: day.number
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    color: day.played ? Theme.ink : Theme.text
                    opacity: day.open ? 1 : 0.3
                }
            }
        }
    }
    PlainText {
        objectName: "daysInARow"
        visible: text !== ""
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: calendar.daily.row
        font.bold: true
    }
}

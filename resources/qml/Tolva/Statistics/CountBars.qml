pragma ComponentBehavior: Bound

import QtQuick
import "../Controls/weave.js" as Weave
import "../figures.js" as Figures

// Counts or points per deal as bars: own to the left of the name, the others’ to the right; losses look like
// gains.
Column {
    id: bars

    required property Statistics statistics

    readonly property real most: Math.max(0.01, ...bars.statistics.counts.map(row => Math.max(Math.abs(row.own), Math.abs(row.others))))
    readonly property real names: 104 * Theme.unit
    readonly property real figures: 46 * Theme.unit
    readonly property real side: (width - names) / 2

    spacing: 5 * Theme.unit

    Item {
        width: parent.width
        height: own.height

        Silent {
            id: own
            x: bars.figures
            width: bars.side - bars.figures
            horizontalAlignment: Text.AlignRight
            text: qsTr("yours")
        }
        Silent {
            x: bars.side + bars.names
            text: qsTr("theirs")
        }
    }
    Repeater {
        model: bars.statistics.counts

        Item {
            id: line
            required property string name
            required property string ownText
            required property string othersText
            required property real own
            required property real others

            width: bars.width
            height: 26 * Theme.unit
            Accessible.role: Accessible.StaticText
            Accessible.name: Figures.fill(qsTr("%1: yours %2, theirs %3"), name, ownText, othersText)
            onOwnChanged: both.requestPaint()
            onOthersChanged: both.requestPaint()

            Drawing {
                id: both
                anchors.fill: parent
                readonly property real room: bars.side - bars.figures
                onPaint: {
                    const context = getContext("2d"), thick = 15 * Theme.unit;
                    context.reset();
                    context.beginPath();
                    Weave.bar(context, bars.side, bars.side - Math.abs(line.own) / bars.most * room, height / 2, thick);
                    context.fillStyle = Theme.accent;
                    context.fill();
                    context.beginPath();
                    const right = bars.side + bars.names;
                    Weave.bar(context, right, right + Math.abs(line.others) / bars.most * room, height / 2, thick);
                    context.fillStyle = Theme.other;
                    context.fill();
                }
            }
            MarkedText {
                anchors.verticalCenter: parent.verticalCenter
                x: bars.side
                width: bars.names
                wrapMode: Text.NoWrap
                horizontalAlignment: Text.AlignHCenter
                text: line.name
                Accessible.ignored: true
            }
            Silent {
                anchors.verticalCenter: parent.verticalCenter
                text: line.ownText
                color: Theme.text
            }
            Silent {
                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                text: line.othersText
                color: Theme.text
            }
        }
    }
}

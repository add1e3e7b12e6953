import QtQuick
import "../Controls/weave.js" as Weave

// Shown if there is nothing to count yet, or nothing matches.
Item {
    id: empty

    required property Pages pages
    required property Statistics statistics

    readonly property alias button: button
    readonly property bool filtered: empty.statistics.anything

    Column {
        anchors.centerIn: parent
        width: Math.min(560 * Theme.unit, 0.8 * parent.width)
        spacing: 18 * Theme.unit

        Drawing {
            id: star
            anchors.horizontalCenter: parent.horizontalCenter
            width: 220 * Theme.unit
            height: 88 * Theme.unit
            visible: !empty.filtered
            onPaint: {
                const context = getContext("2d"), size = height / 2;
                context.reset();
                for (const [no, fill] of [[0, Theme.other], [1, Theme.accent], [2, Theme.weld], [3, Theme.accent], [4, Theme.other]]) {
                    context.beginPath();
                    const radius = size * (1 - 0.22 * Math.abs(no - 2));
                    Weave.stitch(context, width / 2 + (no - 2) * size, size, radius);
                    context.fillStyle = fill;
                    context.globalAlpha = 0.85;
                    context.fill();
                }
            }
        }
        Caption {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: empty.filtered ? qsTr("No deals match") : qsTr("Your play will be charted here")
        }
        Paragraph {
            horizontalAlignment: Text.AlignHCenter
            color: Theme.faint
            text: empty.filtered ? qsTr("You have played no such deals in this period.") : qsTr("Your games over time, in figures and curves: it starts with the first deal you finish.")
        }
        Plate {
            id: button
            objectName: empty.filtered ? "showAll" : "playFirst"
            anchors.horizontalCenter: parent.horizontalCenter
            strong: true
            text: empty.filtered ? qsTr("Show all deals") : qsTr("To the table")
            onClicked: empty.filtered ? empty.statistics.chooseAll() : empty.pages.clear()
        }
    }
}

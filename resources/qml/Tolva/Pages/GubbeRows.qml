pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../Controls/weave.js" as Weave

// Gubbar: a stitch per attempt, filled if made; with very many attempts a stitch stands for several.
Column {
    id: rows

    required property Statistics statistics

    readonly property int most: 22

    spacing: 6 * Theme.unit

    Repeater {
        model: rows.statistics.gubbar

        Item {
            id: line

            required property var modelData
            required property int index
            readonly property color colour: modelData.own ? Theme.accent : Theme.other
            readonly property int shown: Math.min(modelData.tried, rows.most)
            readonly property int made: Math.round(modelData.made / Math.max(1, modelData.tried) * shown)

            width: rows.width
            height: (index % 2 === 0 && index > 0 ? 10 * Theme.unit : 0) + 26 * Theme.unit
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.name + ", " + who.text + ": " + figure.text
            onMadeChanged: stitches.requestPaint()
            onShownChanged: stitches.requestPaint()

            MarkedText {
                anchors.bottom: who.bottom
                visible: line.modelData.own
                width: 0.2 * parent.width
                text: line.modelData.name
                elide: Text.ElideRight
                color: Theme.text
                font.pixelSize: Theme.body
                Accessible.ignored: true
            }
            PlainText {
                id: who
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 3 * Theme.unit
                x: 0.2 * parent.width
                text: line.modelData.own ? qsTr("yours") : qsTr("theirs")
                color: Theme.faint
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Canvas {
                id: stitches
                readonly property color colour: line.colour
                readonly property real size: Math.min(width / rows.most, 20 * Theme.unit)
                x: 0.36 * parent.width
                width: 0.47 * parent.width
                anchors.bottom: parent.bottom
                height: 24 * Theme.unit
                onColourChanged: requestPaint()
                onWidthChanged: requestPaint()
                onPaint: {
                    const context = getContext("2d");
                    context.reset();
                    for (let no = 0; no < line.shown; ++no) {
                        context.beginPath();
                        Weave.stitch(context, (no + 0.5) * size, height / 2, 0.45 * size);
                        context.fillStyle = no < line.made ? colour : Qt.alpha(colour, 0.22);
                        context.fill();
                    }
                }
            }
            PlainText {
                id: figure
                anchors.right: parent.right
                anchors.bottom: who.bottom
                text: line.modelData.text
                color: line.modelData.tried ? Theme.text : Theme.faint
                font.pixelSize: Theme.body
                font.bold: line.modelData.tried > 0
                Accessible.ignored: true
            }
        }
    }
}

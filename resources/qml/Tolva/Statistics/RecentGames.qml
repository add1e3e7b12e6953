pragma ComponentBehavior: Bound

import QtQuick
import "../Controls/weave.js" as Weave

// The last games as a woven border: won ones above the thread, lost ones below.
Item {
    id: strip

    required property Statistics statistics

    readonly property list<var> games: strip.statistics.recent.games ?? []
    readonly property real most: 40
    readonly property real stitch: Math.min((width - 2) / most, 21 * Theme.unit)

    implicitHeight: border.height + words.height + 4 * Theme.unit
    visible: games.length > 1
    onGamesChanged: border.requestPaint()

    Drawing {
        id: border
        width: parent.width
        height: 2.3 * strip.stitch
        onPaint: {
            const context = getContext("2d"), size = strip.stitch;
            context.reset();
            context.fillStyle = Theme.paperEdge;
            context.fillRect(0, height / 2 - Theme.unit / 2, strip.games.length * size, Theme.hair);
            for (const [wanted, colour] of [[true, Theme.accent], [false, Theme.other]]) {
                context.beginPath();
                strip.games.forEach((game, no) => {
                    if (game === wanted)
                        Weave.stitch(context, (no + 0.5) * size, height / 2 + (game ? -0.6 : 0.6) * size, 0.46 * size);
                });
                context.fillStyle = colour;
                context.fill();
            }
        }
    }
    Label {
        id: words
        anchors.top: border.bottom
        anchors.topMargin: 4 * Theme.unit
        text: strip.statistics.recent.text ?? ""
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}

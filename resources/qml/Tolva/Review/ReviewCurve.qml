pragma ComponentBehavior: Bound

import QtQuick

// The course of the chances in the deal or of the score in the game; a click goes to that point.
Item {
    id: chart

    required property Curve curve
    // The tricks below; the curve of a deal stands over them.
    required property TrickStrip strip

    readonly property real start: 34 * Theme.unit
    readonly property real upper: words.height + 5 * Theme.unit
    readonly property real lower: height - 6 * Theme.unit
    readonly property list<int> heights: [Math.floor(chart.curve.high), 0, Math.ceil(chart.curve.low)].filter((value, no, all) => all.indexOf(value) === no)

    function atX(x: real): real {
        if (chart.curve.chances && strip.tricks.length > 0)
            return strip.atStep(x);
        return start + (width - start - 14 * Theme.unit) * (chart.curve.last > 0 ? x / chart.curve.last : 0);
    }
    // Return the step, or the deal, nearest to that place.
    function stepAt(x: real): int {
        const away = [...Array(chart.curve.last + 1).keys()].map(step => Math.abs(atX(step) - x));
        return away.indexOf(Math.min(...away));
    }

    function atY(y: real): real {
        return upper + (lower - upper) * (chart.curve.high - y) / Math.max(0.1, chart.curve.high - chart.curve.low);
    }

    objectName: "reviewCurve"
    Accessible.role: Accessible.Chart
    Accessible.name: chart.curve.title
    Accessible.description: chart.curve.told

    Silent {
        id: words
        x: chart.start
        width: chart.width - x
        text: chart.curve.title
        elide: Text.ElideRight
    }
    Repeater {
        model: chart.heights

        ChartLevel {
            required property int modelData

            y: chart.atY(modelData)
            width: chart.width
            start: chart.start
            text: String(modelData).replace("-", "−")
            size: Theme.fine
        }
    }
    Rectangle {
        objectName: "curveHere"
        x: chart.atX(chart.curve.at) - width / 2
        y: chart.upper - 3 * Theme.unit
        width: 7 * Theme.unit
        height: chart.lower - y + 3 * Theme.unit
        radius: width / 2
        color: Theme.straw
        opacity: Theme.dark ? 0.5 : 0.9
    }
    Drawing {
        id: drawing
        anchors.fill: parent
        readonly property real under: chart.strip.width
        onUnderChanged: requestPaint()

        Connections {
            target: chart.curve
            function onChanged() {
                drawing.requestPaint();
            }
        }
        onPaint: {
            const context = getContext("2d");
            context.reset();
            context.lineWidth = 2.4 * Theme.unit;
            context.lineJoin = "round";
            context.lineCap = "round";
            chart.curve.lines.forEach((line, side) => {
                context.strokeStyle = Theme.sides[side % Theme.sides.length];
                context.setLineDash(chart.curve.chances ? [] : Theme.dashes(side));
                context.beginPath();
                line.forEach(point => context.lineTo(chart.atX(point.x), chart.atY(point.y)));
                context.stroke();
            });
        }
    }
    // A hollow mark at each move that lost points.
    Repeater {
        model: chart.curve.lines.reduce((all, line) => all.concat(line.filter(point => point.missed > 0)), [])

        Diamond {
            required property var modelData

            width: 9 * Theme.unit
            x: chart.atX(modelData.x) - width / 2
            y: chart.atY(modelData.y) - height / 2
            color: Theme.paper
            border.color: Theme.other
            border.width: Theme.border
        }
    }
    TapHandler {
        onTapped: point => chart.curve.show(chart.stepAt(point.position.x))
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}

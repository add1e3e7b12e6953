pragma ComponentBehavior: Bound

import QtQuick

// The share after each game, with the band of its confidence interval.
Item {
    id: chart

    required property string name
    required property list<var> course
    // The fair share of a side among equals; negative: none.
    property real fair: -1
    // Whether to omit the lower half if it is empty.
    property bool zooms: false
    // The labels at the bottom, middle and top, if not per cent.
    property list<string> marks
    readonly property real floor: zooms && course.every(point => point.low >= 0.5) ? 0.5 : 0
    readonly property real start: 3.2 * Theme.small + 8 * Theme.unit
    readonly property real upper: Theme.gap
    readonly property real lower: height - 26 * Theme.unit
    // The game under the pointer; -1 for none.
    property int at: -1
    readonly property var pointed: course[at] ?? null

    function atX(part: real): real {
        return start + (width - start - 8 * Theme.unit) * part;
    }

    function atY(share: real): real {
        return lower - (lower - upper) * (share - floor) / (1 - floor);
    }

    function nearest(x: real): int {
        const away = course.map(point => Math.abs(atX(point.at) - x));
        return away.indexOf(Math.min(...away));
    }

    function step(by: int) {
        at = Math.max(0, Math.min(course.length - 1, (at < 0 ? course.length - 1 : at) + by));
    }

    activeFocusOnTab: course.length > 1
    Accessible.role: Accessible.Chart
    Accessible.name: name
    Accessible.description: (pointed ?? course[course.length - 1])?.text ?? ""
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    onActiveFocusChanged: if (!activeFocus) at = -1
    onCourseChanged: {
        at = -1;
        lines.requestPaint();
    }

    Repeater {
        model: [0, 0.25, 0.5, 0.75, 1]

        ChartLevel {
            required property real modelData
            readonly property real share: chart.floor + (1 - chart.floor) * modelData

            y: chart.atY(share)
            width: chart.width
            start: chart.start
            faint: modelData > 0 && modelData < 1
            text: modelData * 4 % 2 > 0 ? "" : chart.marks[2 * modelData] ?? qsTr("%1%").arg(100 * share)
        }
    }

    Drawing {
        id: lines
        anchors.fill: parent

        function along(context: var, share: string, back: bool) {
            const points = back ? chart.course.slice().reverse() : chart.course;
            for (const point of points)
                context.lineTo(chart.atX(point.at), chart.atY(point[share]));
        }

        onPaint: {
            const context = getContext("2d");
            context.reset();
            if (chart.course.length === 0)
                return;
            context.beginPath();
            along(context, "low", false);
            along(context, "high", true);
            context.closePath();
            context.fillStyle = Qt.alpha(Theme.accent, Theme.dark ? 0.22 : 0.18);
            context.fill();
            // The level of equal strength.
            context.beginPath();
            for (let x = chart.start; chart.fair >= 0 && x < width; x += 9 * Theme.unit) {
                context.moveTo(x, chart.atY(chart.fair));
                context.lineTo(x + 4 * Theme.unit, chart.atY(chart.fair));
            }
            context.strokeStyle = Theme.faint;
            context.lineWidth = 1.5 * Theme.unit;
            context.stroke();
            context.beginPath();
            along(context, "share", false);
            context.strokeStyle = Theme.accent;
            context.lineJoin = "round";
            context.lineWidth = 2.6 * Theme.unit;
            context.stroke();
        }
    }

    Diamond {
        id: dot
        readonly property var point: chart.pointed ?? chart.course[chart.course.length - 1] ?? null
        visible: point !== null
        width: 11 * Theme.unit
        x: chart.atX(point?.at ?? 0) - width / 2
        y: chart.atY(point?.share ?? 0) - height / 2
        border.color: Theme.accent
        border.width: Theme.border
    }
    Rectangle {
        visible: chart.pointed !== null
        x: Math.max(chart.start, Math.min(chart.width - width, dot.x + dot.width / 2 - width / 2))
        y: dot.y > chart.height / 2 ? chart.upper + 4 * Theme.unit : chart.lower - height - 6 * Theme.unit
        width: told.width + 1.6 * Theme.gap
        height: told.height + Theme.gap
        radius: 0.6 * Theme.radius
        color: Theme.field
        border.color: Theme.weld
        border.width: 1.5 * Theme.unit

        Silent {
            id: told
            anchors.centerIn: parent
            text: chart.pointed?.text ?? ""
            color: Theme.text
        }
    }
    Silent {
        x: chart.start
        anchors.bottom: parent.bottom
        text: chart.course[0]?.date ?? ""
    }
    Silent {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: chart.course.length > 1
        text: chart.course[chart.course.length - 1]?.date ?? ""
    }
    Outline {
        out: 4 * Theme.unit
        visible: chart.activeFocus
        radius: Theme.radius
        border.color: Theme.focus
        border.width: Theme.border
    }
    HoverHandler {
        onPointChanged: if (hovered) chart.at = chart.nearest(point.position.x)
        onHoveredChanged: if (!hovered) chart.at = -1
    }
    TapHandler {
        onTapped: point => chart.at = chart.nearest(point.position.x)
    }
}

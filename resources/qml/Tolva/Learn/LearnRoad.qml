pragma ComponentBehavior: Bound

import QtQuick

// The path of a game as a drawn road that winds from step to step; the part already walked is gold.
Item {
    id: road

    required property LearningPath path

    readonly property real least: Math.max(150 * Theme.unit, 9.5 * Theme.body)
    // As many rows as are needed, all of nearly the same length.
    readonly property int rows: Math.max(1, Math.ceil(road.path.steps.length / Math.max(1, Math.min(4, Math.floor(width / least)))))
    readonly property int columns: Math.max(1, Math.ceil(road.path.steps.length / rows))
    readonly property real cell: width / (width < 2.4 * least ? columns : Math.max(3, columns))
    // A short road stands in the middle.
    readonly property real aside: (width - columns * cell) / 2
    readonly property real line: stops.count > 0 ? tallest + 18 * Theme.unit : 0
    property real tallest: 0

    height: Math.ceil(stops.count / columns) * line

    function measure() {
        let most = 0;
        for (let no = 0; no < stops.count; ++no)
            most = Math.max(most, stops.itemAt(no)?.implicitHeight ?? 0);
        tallest = most;
        paving.requestPaint();
    }
    // Where a step stands: every other row goes back.
    function column(number: int): int {
        const at = number % columns;
        return Math.floor(number / columns) % 2 ? columns - 1 - at : at;
    }
    function step(by: int) {
        const all = [...Array(stops.count).keys()].map(no => stops.itemAt(no));
        const at = all.findIndex(stop => stop.activeFocus);
        all[Math.max(0, Math.min(all.length - 1, at + by))]?.forceActiveFocus(Qt.TabFocusReason);
    }
    // Focus the chosen step.
    function settle() {
        for (let no = 0; no < stops.count; ++no) {
            const stop = stops.itemAt(no) as LearnStop;
            if (stop?.chosen)
                stop.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    Later {
        id: measured
        onTriggered: road.measure()
    }
    onLineChanged: paving.requestPaint()

    Drawing {
        id: paving
        anchors.fill: parent

        // Draw the way through the middles of the marks up to a step, in this colour.
        function pave(context: var, last: int, width: real, color: color) {
            const points = [];
            for (let no = 0; no <= last; ++no) {
                const stop = stops.itemAt(no) as LearnStop;
                if (stop)
                    points.push([stop.x + stop.width / 2, stop.y + stop.passing]);
            }
            if (points.length < 2)
                return;
            context.beginPath();
            context.moveTo(...points[0]);
            for (let no = 1; no < points.length; ++no) {
                const [x, y] = points[no], [before, above] = points[no - 1];
                if (y === above) {
                    const dip = (no % 2 ? 1 : -1) * 12 * Theme.unit;
                    context.bezierCurveTo((2 * before + x) / 3, y + dip, (before + 2 * x) / 3, y - dip, x, y);
                } else {
                    // Round the end of a row.
                    const out = road.columns === 1 ? 0.28 * road.cell * (no % 2 ? 1 : -1) : (x > road.width / 2 ? 1 : -1) * 0.62 * road.cell;
                    context.bezierCurveTo(before + out, above, x + out, y, x, y);
                }
            }
            context.lineWidth = width;
            context.lineCap = "round";
            context.strokeStyle = color;
            context.stroke();
        }
        onPaint: {
            const context = getContext("2d");
            context.clearRect(0, 0, width, height);
            const last = stops.count - 1, here = road.path.steps.findIndex(step => step.next);
            pave(context, last, 15 * Theme.unit, Theme.paperEdge);
            pave(context, here < 0 ? last : here, 15 * Theme.unit, Theme.weld);
            context.setLineDash([9 * Theme.unit, 9 * Theme.unit]);
            pave(context, last, 2 * Theme.unit, Theme.paper);
            context.setLineDash([]);
        }
    }
    Repeater {
        id: stops
        model: road.path.steps
        onItemAdded: measured.start()
        onItemRemoved: measured.start()

        LearnStop {
            objectName: "pathStep-" + modelData.id
            x: road.aside + road.column(index) * road.cell + 6 * Theme.unit
            y: Math.floor(index / road.columns) * road.line
            width: road.cell - 12 * Theme.unit
            height: road.tallest
            grow: Math.max(1, Math.min(1.6, road.cell / (190 * Theme.unit)))
            chosen: road.path.chosen === modelData.id
            onImplicitHeightChanged: measured.start()
            onXChanged: paving.requestPaint()
            onYChanged: paving.requestPaint()
            onActiveFocusChanged: if (activeFocus) road.path.look(modelData.id)
            onClicked: road.path.look(modelData.id)
            onEntered: road.path.begin(modelData.id)
        }
    }
}

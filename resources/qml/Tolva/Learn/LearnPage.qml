pragma ComponentBehavior: Bound

import QtQuick

// Everything that teaches a game: the road of its path, what was missed, and themes for who wants one.
Folio {
    id: page

    required property LearningPath path
    required property Exercises exercises
    required property Practice practice
    required property Help help

    readonly property bool wide: width > 940 * Theme.unit

    objectName: "learnPage"
    title: qsTr("Learn")
    tools: [
        Plate {
            objectName: "rules"
            quiet: true
            text: qsTr("Rules")
            onClicked: page.help.show(page.path.game)
        },
        Stepper {
            objectName: "learnGame"
            width: 270 * Theme.unit
            title: qsTr("Game")
            options: page.path.games
            value: page.path.game
            onChosen: value => {
                page.path.choose(value);
                page.practice.choose(value);
            }
        }
    ]

    Keys.onUpPressed: road.step(-road.columns)
    Keys.onDownPressed: road.step(road.columns)
    Keys.onLeftPressed: road.step(-1)
    Keys.onRightPressed: road.step(1)
    Later {
        running: true
        onTriggered: road.settle()
    }

    PageScroll {
        id: flick
        contentHeight: Math.max(road.y + road.height, beside.y + beside.height) + 26 * Theme.unit
        onReached: item => {
            if (page.wide || !(item as LearnStop)?.chosen)
                reveal(item, Theme.gap, Theme.gap);
        }

        // The path of a game as a drawn road that winds from step to step; the part already walked is gold.
        Item {
            id: road

            readonly property real least: Math.max(150 * Theme.unit, 9.5 * Theme.body)
            // As many rows as are needed, all of nearly the same length.
            readonly property int rows: Math.max(1, Math.ceil(page.path.steps.length / Math.max(1, Math.min(4, Math.floor(width / least)))))
            readonly property int columns: Math.max(1, Math.ceil(page.path.steps.length / rows))
            readonly property real cell: width / (width < 2.4 * least ? columns : Math.max(3, columns))
            // A short road stands in the middle.
            readonly property real aside: (width - columns * cell) / 2
            readonly property real line: stops.count > 0 ? tallest + 18 * Theme.unit : 0
            property real tallest: 0

            y: page.wide ? Math.max(18 * Theme.unit, (flick.height - height) / 2 - Theme.gap) : now.y + now.height + 22 * Theme.unit
            width: page.wide ? 0.6 * flick.width : flick.width - 2 * Theme.gap
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
                    const last = stops.count - 1, here = page.path.steps.findIndex(step => step.next);
                    pave(context, last, 15 * Theme.unit, Theme.paperEdge);
                    pave(context, here < 0 ? last : here, 15 * Theme.unit, Theme.weld);
                    context.setLineDash([9 * Theme.unit, 9 * Theme.unit]);
                    pave(context, last, 2 * Theme.unit, Theme.paper);
                    context.setLineDash([]);
                }
            }
            Repeater {
                id: stops
                model: page.path.steps
                onItemAdded: measured.start()
                onItemRemoved: measured.start()

                LearnStop {
                    objectName: "pathStep-" + modelData.id
                    x: road.aside + road.column(index) * road.cell + 6 * Theme.unit
                    y: Math.floor(index / road.columns) * road.line
                    width: road.cell - 12 * Theme.unit
                    height: road.tallest
                    grow: Math.max(1, Math.min(1.6, road.cell / (190 * Theme.unit)))
                    chosen: page.path.chosen === modelData.id
                    onImplicitHeightChanged: measured.start()
                    onXChanged: paving.requestPaint()
                    onYChanged: paving.requestPaint()
                    onActiveFocusChanged: if (activeFocus) page.path.look(modelData.id)
                    onClicked: page.path.look(modelData.id)
                    onEntered: page.path.begin(modelData.id)
                }
            }
        }
        // The chosen step: its subject, a position or the game's picture, and the button that begins it.
        Column {
            id: now
            x: page.wide ? road.width + 34 * Theme.unit : 0
            y: 20 * Theme.unit
            width: flick.width - x - 2 * Theme.gap
            readonly property var step: page.path.shown

            spacing: 1.4 * Theme.gap

            Paragraph {
                text: now.step.name ?? ""
                font.pixelSize: Theme.title
                font.bold: true
                Accessible.role: Accessible.Heading
            }
            Paragraph {
                objectName: "pathText"
                text: now.step.text ?? ""
            }
            Plate {
                objectName: "pathBegin"
                strong: true
                size: Theme.head
                text: qsTr("Begin")
                Accessible.description: now.step.name ?? ""
                onClicked: page.path.begin(now.step.id)
            }
            Paragraph {
                objectName: "pathUnfit"
                visible: page.path.unfit
                color: Theme.refusalText
                text: qsTr("These deals do not fit the rules of this version.")
            }
            Loader {
                width: parent.width
                active: page.wide && (now.step.picture?.kind === "tile" || (now.step.picture?.rows ?? []).length > 0)
                visible: active
                sourceComponent: HelpPicture {
                    block: now.step.picture
                }
            }
        }
        Column {
            id: beside
            x: now.x
            y: (page.wide ? now.y + now.height : road.y + road.height) + 22 * Theme.unit
            width: now.width
            spacing: 1.6 * Theme.gap

            Hairline {
                width: parent.width
            }
            Heading {
                text: qsTr("What you have missed")
            }
            SmallPrint {
                text: page.exercises.due > 0
                    ? qsTr("%n position(s) from your games and paths waiting for you. What you get right comes back after a few days, until you know it.", "", page.exercises.due)
                    : qsTr("Nothing is waiting. Choices that cost points come back here when the deal has been judged in its review.")
            }
            Plate {
                objectName: "exercise"
                visible: page.exercises.due > 0
                text: qsTr("Try them again")
                onClicked: page.exercises.begin()
            }
            Heading {
                visible: page.practice.themes.length > 0
                text: qsTr("One theme at a time")
            }
            Flow {
                width: parent.width
                spacing: 8 * Theme.unit

                Repeater {
                    model: page.practice.themes

                    SmallPlate {
                        required property var modelData
                        readonly property bool sought: page.practice.looking === modelData.id

                        objectName: "theme-" + modelData.id
                        enabled: page.practice.looking === ""
                        text: sought ? qsTr("Looking…") : modelData.name
                        Accessible.description: modelData.line
                        onClicked: page.practice.begin(modelData.id)
                    }
                }
            }
            Paragraph {
                objectName: "noThemeDeal"
                visible: page.practice.failed
                color: Theme.refusalText
                text: qsTr("No deal was found for this. Try again.")
            }
        }
    }
}

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls

// The path of a game: its steps in a row, and the chosen step.
Folio {
    id: page

    required property LearningPath path

    readonly property bool wide: width > 860 * Theme.unit

    objectName: "pathPage"
    title: qsTr("Step by step")
    tools: [
        Stepper {
            objectName: "pathGame"
            width: 270 * Theme.unit
            title: qsTr("Game")
            options: page.path.games
            value: page.path.game
            onChosen: value => page.path.choose(value)
        }
    ]

    // Go to the next line or the previous one.
    function step(by: int) {
        let at = -1;
        for (let no = 0; no < lines.count; ++no) {
            if (page.lineAt(no)?.activeFocus)
                at = no;
        }
        page.lineAt(Math.max(0, Math.min(lines.count - 1, at + by)))?.forceActiveFocus(Qt.TabFocusReason);
    }
    function lineAt(number: int): PathStepLine {
        return (lines.itemAt(number) as Line)?.line ?? null;
    }
    // Focus the chosen step.
    function settle() {
        for (let no = 0; no < lines.count; ++no) {
            if (page.lineAt(no)?.chosen)
                page.lineAt(no).forceActiveFocus(Qt.TabFocusReason);
        }
    }

    Keys.onUpPressed: step(-1)
    Keys.onDownPressed: step(1)
    Component.onCompleted: settle()

    // A step of the row; with large text its content is directly below.
    component Line: Column {
        id: place
        required property var modelData
        required property int index
        readonly property alias line: button
        readonly property bool chosen: page.path.chosen === place.modelData.id

        width: parent?.width ?? 0
        spacing: Theme.gap

        PathStepLine {
            id: button
            objectName: "pathStep-" + place.modelData.id
            width: parent.width
            modelData: place.modelData
            index: place.index
            last: place.index === lines.count - 1 || !page.wide && place.chosen
            chosen: place.chosen
            onActiveFocusChanged: if (activeFocus) page.path.look(place.modelData.id)
            onClicked: page.path.look(place.modelData.id)
            onEntered: page.path.begin(place.modelData.id)
        }
        Loader {
            x: 12 * Theme.unit
            width: parent.width - 2 * x
            active: !page.wide && place.chosen
            visible: active
            sourceComponent: PathStepView {
                path: page.path
                titled: false
            }
        }
    }

    Flickable {
        id: flick
        anchors.fill: parent
        anchors.leftMargin: 26 * Theme.unit
        anchors.rightMargin: 18 * Theme.unit
        contentHeight: Math.max(row.y + row.height, detail.y + detail.height) + 26 * Theme.unit
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        Column {
            id: row
            y: 16 * Theme.unit
            width: page.wide ? 0.4 * flick.width : flick.width - 2 * Theme.gap

            Repeater {
                id: lines
                model: page.path.steps

                Line {}
            }
        }
        Loader {
            id: detail
            x: row.width + 34 * Theme.unit
            y: 22 * Theme.unit
            width: flick.width - x - 2 * Theme.gap
            active: page.wide
            visible: active
            sourceComponent: PathStepView {
                path: page.path
            }
        }
    }

    Connections {
        target: page.Window.window
        // Scroll the focused item into view.
        function onActiveFocusItemChanged() {
            const item = page.Window.activeFocusItem;
            let above = item;
            while (above && above !== row)
                above = above.parent;
            if (!above)
                return;
            const at = item.mapToItem(row, 0, 0).y + row.y;
            flick.contentY = Math.max(0, Math.min(at - Theme.gap, Math.max(flick.contentY, at + item.height + Theme.gap - flick.height)));
        }
    }
}

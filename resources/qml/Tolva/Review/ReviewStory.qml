pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// The deal in words, a paragraph per move; the current one is highlighted, and any can be clicked.
ListView {
    id: story

    // The positions: the model of the review, or of another page with open hands.
    required property OpenDeal deal
    // The verdicts on the moves, by step.
    required property var marks
    objectName: "reviewStory"

    function follow() {
        positionViewAtIndex(currentIndex, ListView.Center);
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: story.deal.story
    // No buffer: it is filled in the background, and the page may be closed meanwhile.
    cacheBuffer: 0
    currentIndex: story.deal.step
    highlightMoveDuration: Theme.quick
    highlightResizeDuration: 0
    preferredHighlightBegin: 0.25 * height
    preferredHighlightEnd: 0.75 * height
    highlightRangeMode: ListView.ApplyRange
    // The text below the list changes its height, and another language that of its lines.
    onHeightChanged: later.restart()

    Connections {
        target: story.deal
        function onOpened() {
            later.restart();
        }
    }

    Later {
        id: later
        onTriggered: story.follow()
    }
    T.ScrollBar.vertical: ScrollMark {}
    Fade {
        parent: story
        visible: !story.atYBeginning
        above: true
        z: 1
        width: story.width - Theme.panelBar
    }
    Fade {
        parent: story
        visible: !story.atYEnd
        z: 1
        y: story.height - height
        width: story.width - Theme.panelBar
    }

    delegate: LinkLine {
        required text
        required written
        required property int index

        width: story.width - Theme.panelBar
        readonly property var mark: story.marks[index] ?? null

        note: mark && (mark.weight === "slip" || mark.weight === "blunder") ? mark.loss : ""
        grave: mark !== null && mark.weight === "blunder"
        current: index === story.deal.step
        activeFocusOnTab: false
        onClicked: story.deal.goTo(index)
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("What happened")
}

pragma ComponentBehavior: Bound

import QtQuick

// Review of a finished deal, move by move with all hands open: the table, the moves, and a sentence on the choice
// shown. Figures and tools are behind “More”.
Folio {
    id: page

    required property Review review
    required property Critic critic
    required property Curve curve
    required property SameDeal same
    required property Records records
    property bool more: false
    readonly property alias going: stepping.running

    // Large text leaves the table at least half of the page.
    readonly property real side: Math.min(310 * Theme.unit, 0.46 * width)

    objectName: "reviewPage"
    title: page.review.score
    longTitle: true
    tools: [
        Stepper {
            objectName: "deals"
            visible: page.review.deals.length > 1
            width: 170 * Theme.unit
            title: qsTr("Deal")
            options: page.review.deals
            value: page.review.deal
            onChosen: value => page.review.openDeal(value)
        },
        Plate {
            objectName: "goOn"
            visible: page.review.unfinished
            strong: true
            digit: "R"
            text: qsTr("Resume")
            onClicked: page.review.goOn()
        }
    ]

    // Shows the deal step by step until it is stopped, or the deal ends.
    Timer {
        id: stepping

        function toggle() {
            if (!running && page.review.step >= page.review.last)
                page.review.goTo(0);
            running = !running;
        }

        interval: page.review.pace
        repeat: true
        onTriggered: {
            page.review.goTo(page.review.step + 1);
            running = page.review.step < page.review.last;
        }
    }
    Connections {
        target: page.review

        function onOpened() {
            stepping.stop();
        }
    }

    ReviewTable {
        deal: page.review
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: page.side
        anchors.top: parent.top
        anchors.bottom: course.top
        anchors.leftMargin: 1
        anchors.bottomMargin: 6 * Theme.unit
        clip: true
    }

    // The deal in words, a paragraph per move; the current one is highlighted, and any can be clicked.
    Listing {
        id: story

        visible: !page.more
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: verdict.top
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
        objectName: "reviewStory"

        function follow() {
            positionViewAtIndex(currentIndex, ListView.Center);
        }

        model: page.review.story
        currentIndex: page.review.step
        highlightMoveDuration: Theme.quick
        highlightResizeDuration: 0
        preferredHighlightBegin: 0.25 * height
        preferredHighlightEnd: 0.75 * height
        highlightRangeMode: ListView.ApplyRange
        // The text below the list changes its height, and another language that of its lines.
        onHeightChanged: later.restart()

        Connections {
            target: page.review
            function onOpened() {
                later.restart();
            }
        }

        Later {
            id: later
            onTriggered: story.follow()
        }
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
            readonly property var mark: page.critic.marks[index] ?? null

            note: mark && (mark.weight === "slip" || mark.weight === "blunder") ? mark.loss : ""
            grave: mark !== null && mark.weight === "blunder"
            current: index === page.review.step
            activeFocusOnTab: false
            onClicked: page.review.goTo(index)
        }

        Accessible.role: Accessible.List
        Accessible.name: qsTr("What happened")
    }
    Loader {
        active: page.more
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: verdict.top
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
        // The figures of the judge, and what else can be done with the deal.
        sourceComponent: Scroll {
            id: panel

            contentHeight: body.height

            component Figures: Column {
                id: figures
                property string head
                property string told
                visible: figures.told !== ""
                width: body.width

                SmallPrint {
                    text: figures.head
                }
                Paragraph {
                    text: figures.told
                }
            }

            Column {
                id: body
                width: panel.width - Theme.panelBar
                spacing: Theme.gap

                Paragraph {
                    objectName: "summary"
                    text: page.critic.summary
                    font.bold: true
                }
                Figures {
                    objectName: "verdict0"
                    head: page.critic.verdict.knew ?? ""
                    told: page.critic.verdict.values ?? ""
                }
                Figures {
                    objectName: "verdict1"
                    head: qsTr("As the cards lay")
                    told: page.critic.verdict.open ?? ""
                }
                Row {
                    width: parent.width
                    spacing: 8 * Theme.unit

                    IconButton {
                        objectName: "stepping"
                        width: pace.height
                        height: pace.height
                        tipToTheRight: true
                        picture: page.going ? "pause" : "play"
                        text: page.going ? qsTr("Pause (Space)") : qsTr("Play (Space)")
                        onClicked: stepping.toggle()
                    }
                    Stepper {
                        id: pace
                        objectName: "pace"
                        width: parent.width - height - parent.spacing
                        title: qsTr("Pace")
                        options: [
                            {"value": 2600, "text": qsTr("Slow")},
                            {"value": 1300, "text": qsTr("Normal")},
                            {"value": 550, "text": qsTr("Fast")}
                        ]
                        value: page.review.pace
                        onChosen: value => page.review.pace = value
                    }
                }
                Flow {
                    width: parent.width
                    spacing: 8 * Theme.unit

                    SmallPlate {
                        objectName: "missBefore"
                        visible: page.critic.misses > 1
                        digit: "B"
                        text: qsTr("‹ Miss")
                        Accessible.name: qsTr("Previous miss")
                        onClicked: page.critic.goToMiss(-1)
                    }
                    SmallPlate {
                        objectName: "beside"
                        visible: page.critic.possible
                        digit: "M"
                        text: qsTr("The master’s play")
                        onClicked: page.same.openFrom("review")
                    }
                    SmallPlate {
                        objectName: "playAgain"
                        text: qsTr("Play this deal again")
                        onClicked: page.review.playFrom(0)
                    }
                    SmallPlate {
                        objectName: "playFromHere"
                        text: qsTr("Play from here")
                        enabled: page.review.step < page.review.last
                        onClicked: page.review.playFrom(page.review.step)
                    }
                    SmallPlate {
                        objectName: "save"
                        text: qsTr("Save as…")
                        onClicked: page.records.ask("save")
                    }
                    SmallPlate {
                        objectName: "copy"
                        text: qsTr("Copy")
                        onClicked: page.records.copy()
                    }
                    SmallPlate {
                        objectName: "report"
                        text: qsTr("Report the deal")
                        onClicked: page.records.report()
                    }
                }
            }
        }
    }

    // What the teacher says of the choice shown; of the whole deal where none is judged.
    Row {
        id: verdict
        spacing: Theme.gap
        visible: told.text !== ""
        height: visible ? implicitHeight : 0
        anchors.right: parent.right
        anchors.bottom: buttons.top
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap

        Portrait {
            id: teacher
            objectName: "teacher"
            width: 3 * Theme.body
            face: "best/best"
            mood: page.critic.progress !== "" ? "thinking" : page.critic.missedHere ? "sorry" : page.critic.verdict.weight === "best" ? "glad" : "calm"
        }
        Paragraph {
            id: told
            objectName: "verdict"
            width: verdict.width - teacher.width - verdict.spacing
            text: page.critic.progress || page.critic.verdict.fair || page.critic.summary
            font.bold: page.critic.missedHere
        }
    }

    Flow {
        id: buttons
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
        spacing: 8 * Theme.unit

        SmallPlate {
            objectName: "judge"
            visible: page.critic.possible && !page.critic.judged && page.critic.progress === ""
            strong: !page.review.unfinished
            digit: "J"
            text: qsTr("Judge the play")
            onClicked: page.critic.judge()
        }
        SmallPlate {
            objectName: "showReason"
            visible: page.critic.missedHere && page.critic.shown
            digit: "V"
            text: qsTr("Show it")
            onClicked: page.critic.reason_wanted()
        }
        SmallPlate {
            objectName: "tryAgain"
            visible: page.critic.missedHere
            digit: "T"
            text: qsTr("Try again")
            onClicked: page.review.retry()
        }
        SmallPlate {
            objectName: "nextMiss"
            visible: page.critic.misses > 0
            strong: !page.review.unfinished
            digit: "N"
            text: qsTr("Next miss ›")
            onClicked: page.critic.goToMiss(1)
        }
        SmallPlate {
            objectName: "reviewMore"
            digit: "F"
            text: page.more ? qsTr("Less") : qsTr("More")
            onClicked: page.more = !page.more
        }
    }

    // The curve over the tricks, as far as the window is high enough.
    Column {
        id: course
        readonly property bool fits: page.more && page.height > 560 * Theme.unit
        anchors.left: parent.left
        anchors.leftMargin: 14 * Theme.unit
        anchors.bottom: parent.bottom
        width: parent.width - page.side - 14 * Theme.unit
        height: fits ? implicitHeight + Theme.gap : 0
        visible: fits
        spacing: 6 * Theme.unit

        ReviewCurve {
            curve: page.curve
            strip: strip
            visible: page.curve.there
            width: parent.width
            height: 78 * Theme.unit
        }
        TrickStrip {
            id: strip
            review: page.review
            // Clear of the figures of the curve.
            leftPadding: 34 * Theme.unit
            room: parent.width - leftPadding
        }
    }

    keys: ({
        [Qt.Key_Left]: () => page.review.goTo(page.review.step - 1),
        [Qt.Key_Right]: () => page.review.goTo(page.review.step + 1),
        [Qt.Key_PageUp]: () => page.review.goByTricks(-1),
        [Qt.Key_PageDown]: () => page.review.goByTricks(1),
        [Qt.Key_Home]: () => page.review.goTo(0),
        [Qt.Key_End]: () => page.review.goTo(page.review.last),
        [Qt.Key_R]: () => page.review.unfinished && page.review.goOn(),
        [Qt.Key_J]: () => page.critic.judge(),
        [Qt.Key_T]: () => page.critic.missedHere && page.review.retry(),
        [Qt.Key_V]: () => page.critic.reason_wanted(),
        [Qt.Key_M]: () => page.critic.possible && page.same.openFrom("review"),
        [Qt.Key_Space]: () => stepping.toggle(),
        [Qt.Key_N]: () => page.critic.goToMiss(1),
        [Qt.Key_B]: () => page.critic.goToMiss(-1),
        [Qt.Key_F]: () => page.more = !page.more
    })
}

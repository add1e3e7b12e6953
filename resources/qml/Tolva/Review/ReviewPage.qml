pragma ComponentBehavior: Bound

import QtQuick

// Review of a finished deal, move by move with all hands open: the table, the moves, and a sentence on the choice
// shown. Figures and tools are behind “More”.
Folio {
    id: page

    required property Review review
    required property Critic critic
    required property Curve curve
    required property Stepping stepping
    required property SameDeal same
    required property Records records
    property bool more: false

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

    ReviewStory {
        deal: page.review
        marks: page.critic.marks
        visible: !page.more
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: verdict.top
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
    }
    Loader {
        active: page.more
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: verdict.top
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
        sourceComponent: ReviewMore {
            review: page.review
            critic: page.critic
            stepping: page.stepping
            same: page.same
            records: page.records
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

        Plate {
            objectName: "judge"
            visible: page.critic.possible && !page.critic.judged && page.critic.progress === ""
            size: Theme.small
            strong: !page.review.unfinished
            digit: "J"
            text: qsTr("Judge the play")
            onClicked: page.critic.judge()
        }
        Plate {
            objectName: "showReason"
            visible: page.critic.missedHere && page.critic.shown
            size: Theme.small
            digit: "V"
            text: qsTr("Show it")
            onClicked: page.critic.reason_wanted()
        }
        Plate {
            objectName: "tryAgain"
            visible: page.critic.missedHere
            size: Theme.small
            digit: "T"
            text: qsTr("Try again")
            onClicked: page.review.retry_wanted()
        }
        Plate {
            objectName: "nextMiss"
            visible: page.critic.misses > 0
            size: Theme.small
            strong: !page.review.unfinished
            digit: "N"
            text: qsTr("Next miss ›")
            onClicked: page.critic.goToMiss(1)
        }
        Plate {
            objectName: "reviewMore"
            size: Theme.small
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

    Keys.onLeftPressed: page.review.goTo(page.review.step - 1)
    Keys.onRightPressed: page.review.goTo(page.review.step + 1)
    Keys.onPressed: event => {
        const deeds = {
            [Qt.Key_PageUp]: () => page.review.goByTricks(-1),
            [Qt.Key_PageDown]: () => page.review.goByTricks(1),
            [Qt.Key_Home]: () => page.review.goTo(0),
            [Qt.Key_End]: () => page.review.goTo(page.review.last),
            [Qt.Key_R]: () => page.review.unfinished && page.review.goOn(),
            [Qt.Key_J]: () => page.critic.judge(),
            [Qt.Key_T]: () => page.critic.missedHere && page.review.retry_wanted(),
            [Qt.Key_V]: () => page.critic.reason_wanted(),
            [Qt.Key_M]: () => page.critic.possible && page.same.openFrom("review"),
            [Qt.Key_Space]: () => page.stepping.toggle(),
            [Qt.Key_N]: () => page.critic.goToMiss(1),
            [Qt.Key_B]: () => page.critic.goToMiss(-1),
            [Qt.Key_F]: () => page.more = !page.more
        };
        event.accepted = event.key in deeds;
        if (event.accepted)
            deeds[event.key]();
    }
    Component.onCompleted: page.forceActiveFocus()
}

pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// A finished deal, looked at move by move with all hands open.
Folio {
    id: page

    readonly property real side: 310 * Theme.unit

    objectName: "reviewPage"
    title: Review.score
    tools: [
        Stepper {
            objectName: "deals"
            visible: Review.deals.length > 1
            width: 170 * Theme.unit
            title: qsTr("Deal")
            options: Review.deals
            value: Review.deal
            onChosen: value => Review.openDeal(value)
        },
        Plate {
            objectName: "goOn"
            anchors.verticalCenter: parent?.verticalCenter
            visible: Review.unfinished
            strong: true
            digit: "R"
            text: qsTr("Resume")
            onClicked: Review.goOn()
        }
    ]
    onClosed: Pages.close()

    ReviewTable {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: page.side
        anchors.top: parent.top
        anchors.bottom: curve.visible ? curve.top : strip.top
        anchors.leftMargin: 1
        anchors.bottomMargin: 6 * Theme.unit
        clip: true
    }

    Row {
        id: steps
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 10 * Theme.unit
        width: page.side - 20 * Theme.unit
        spacing: 8 * Theme.unit

        IconButton {
            objectName: "stepping"
            width: pace.height
            height: pace.height
            tipToTheRight: true
            picture: Stepping.going ? "pause" : "play"
            text: Stepping.going ? qsTr("Stop (Space)") : qsTr("Play by itself (Space)")
            onClicked: Stepping.toggle()
        }
        Stepper {
            id: pace
            objectName: "pace"
            width: parent.width - height - parent.spacing
            title: qsTr("Pace")
            options: [
                {"value": "slow", "text": qsTr("Slow")},
                {"value": "usual", "text": qsTr("Steady")},
                {"value": "fast", "text": qsTr("Fast")}
            ]
            value: Stepping.pace
            onChosen: value => Stepping.setPace(value)
        }
    }

    ReviewStory {
        anchors.right: parent.right
        anchors.top: steps.bottom
        anchors.bottom: verdict.top
        anchors.margins: 10 * Theme.unit
        width: page.side - 20 * Theme.unit
    }

    ReviewVerdict {
        id: verdict
        anchors.right: parent.right
        anchors.bottom: buttons.top
        anchors.margins: 10 * Theme.unit
        width: page.side - 20 * Theme.unit
    }

    Flow {
        id: buttons
        anchors.right: parent.right
        anchors.bottom: strip.top
        anchors.margins: 10 * Theme.unit
        width: page.side - 20 * Theme.unit
        spacing: 8 * Theme.unit

        Plate {
            objectName: "judge"
            visible: Critic.possible && !Critic.judged && Critic.progress === ""
            size: Theme.small
            strong: !Review.unfinished
            digit: "J"
            text: qsTr("Judge the play")
            onClicked: Critic.judge()
        }
        Plate {
            objectName: "tryAgain"
            visible: Critic.missedHere
            size: Theme.small
            strong: !Review.unfinished
            digit: "T"
            text: qsTr("Try again")
            onClicked: Retries.begin()
        }
        Plate {
            objectName: "playAgain"
            size: Theme.small
            text: qsTr("Play this deal again")
            onClicked: Review.playFrom(0)
        }
        Plate {
            objectName: "playFromHere"
            size: Theme.small
            visible: !Critic.missedHere
            text: qsTr("Play from here")
            enabled: Review.step < Review.last
            onClicked: Review.playFrom(Review.step)
        }
        Plate {
            objectName: "save"
            size: Theme.small
            text: qsTr("Save as…")
            onClicked: Records.ask("save")
        }
        Plate {
            objectName: "copy"
            size: Theme.small
            text: qsTr("Copy")
            onClicked: Records.copy()
        }
        Plate {
            objectName: "report"
            size: Theme.small
            text: qsTr("Report the deal")
            onClicked: Records.report()
        }
    }

    ReviewCurve {
        id: curve
        visible: Curve.there
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: page.side
        anchors.leftMargin: 14 * Theme.unit
        anchors.bottom: strip.top
        anchors.bottomMargin: 6 * Theme.unit
        height: 78 * Theme.unit
    }

    TrickStrip {
        id: strip
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 10 * Theme.unit
        room: page.width - 80 * Theme.unit
    }

    Keys.onLeftPressed: Review.goTo(Review.step - 1)
    Keys.onRightPressed: Review.goTo(Review.step + 1)
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_PageUp:
            Review.goByTricks(-1);
            break;
        case Qt.Key_PageDown:
            Review.goByTricks(1);
            break;
        case Qt.Key_Home:
            Review.goTo(0);
            break;
        case Qt.Key_End:
            Review.goTo(Review.last);
            break;
        case Qt.Key_R:
            if (Review.unfinished)
                Review.goOn();
            break;
        case Qt.Key_J:
            Critic.judge();
            break;
        case Qt.Key_T:
            if (Critic.missedHere)
                Retries.begin();
            break;
        case Qt.Key_Space:
            Stepping.toggle();
            break;
        case Qt.Key_N:
            Critic.goToMiss(1);
            break;
        case Qt.Key_B:
            Critic.goToMiss(-1);
            break;
        default:
            return;
        }
        event.accepted = true;
    }
    Component.onCompleted: page.forceActiveFocus()
}

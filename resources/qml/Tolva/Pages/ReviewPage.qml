pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Review of a finished deal, move by move with all hands open.
Folio {
    id: page

    required property AppModel app

    readonly property real side: 310 * Theme.unit

    objectName: "reviewPage"
    title: page.app.review.score
    longTitle: true
    tools: [
        Stepper {
            objectName: "deals"
            visible: page.app.review.deals.length > 1
            width: 170 * Theme.unit
            title: qsTr("Deal")
            options: page.app.review.deals
            value: page.app.review.deal
            onChosen: value => page.app.review.openDeal(value)
        },
        Plate {
            objectName: "goOn"
            anchors.verticalCenter: parent?.verticalCenter
            visible: page.app.review.unfinished
            strong: true
            digit: "R"
            text: qsTr("Resume")
            onClicked: page.app.review.goOn()
        }
    ]

    ReviewTable {
        app: page.app
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
            picture: page.app.stepping.going ? "pause" : "play"
            text: page.app.stepping.going ? qsTr("Pause (Space)") : qsTr("Play (Space)")
            onClicked: page.app.stepping.toggle()
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
            value: page.app.stepping.pace
            onChosen: value => page.app.stepping.setPace(value)
        }
    }

    ReviewStory {
        app: page.app
        anchors.right: parent.right
        anchors.top: steps.bottom
        anchors.bottom: verdict.top
        anchors.margins: 10 * Theme.unit
        width: page.side - 20 * Theme.unit
    }

    ReviewVerdict {
        id: verdict
        app: page.app
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
            visible: page.app.critic.possible && !page.app.critic.judged && page.app.critic.progress === ""
            size: Theme.small
            strong: !page.app.review.unfinished
            digit: "J"
            text: qsTr("Judge the play")
            onClicked: page.app.critic.judge()
        }
        Plate {
            objectName: "tryAgain"
            visible: page.app.critic.missedHere
            size: Theme.small
            strong: !page.app.review.unfinished
            digit: "T"
            text: qsTr("Try again")
            onClicked: page.app.review.tryAgain()
        }
        Plate {
            objectName: "beside"
            visible: page.app.critic.possible
            size: Theme.small
            digit: "M"
            text: qsTr("The master’s play")
            onClicked: page.app.same.openFrom("review")
        }
        Plate {
            objectName: "playAgain"
            size: Theme.small
            text: qsTr("Play this deal again")
            onClicked: page.app.review.playFrom(0)
        }
        Plate {
            objectName: "playFromHere"
            size: Theme.small
            visible: !page.app.critic.missedHere
            text: qsTr("Play from here")
            enabled: page.app.review.step < page.app.review.last
            onClicked: page.app.review.playFrom(page.app.review.step)
        }
        Plate {
            objectName: "save"
            size: Theme.small
            text: qsTr("Save as…")
            onClicked: page.app.records.ask("save")
        }
        Plate {
            objectName: "copy"
            size: Theme.small
            text: qsTr("Copy")
            onClicked: page.app.records.copy()
        }
        Plate {
            objectName: "report"
            size: Theme.small
            text: qsTr("Report the deal")
            onClicked: page.app.records.report()
        }
    }

    ReviewCurve {
        id: curve
        app: page.app
        visible: page.app.curve.there
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
        app: page.app
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 10 * Theme.unit
        room: page.width - 80 * Theme.unit
    }

    Keys.onLeftPressed: page.app.review.goTo(page.app.review.step - 1)
    Keys.onRightPressed: page.app.review.goTo(page.app.review.step + 1)
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_PageUp:
            page.app.review.goByTricks(-1);
            break;
        case Qt.Key_PageDown:
            page.app.review.goByTricks(1);
            break;
        case Qt.Key_Home:
            page.app.review.goTo(0);
            break;
        case Qt.Key_End:
            page.app.review.goTo(page.app.review.last);
            break;
        case Qt.Key_R:
            if (page.app.review.unfinished)
                page.app.review.goOn();
            break;
        case Qt.Key_J:
            page.app.critic.judge();
            break;
        case Qt.Key_T:
            if (page.app.critic.missedHere)
                page.app.review.tryAgain();
            break;
        case Qt.Key_V:
            page.app.line.show("review");
            break;
        case Qt.Key_M:
            if (page.app.critic.possible)
                page.app.same.openFrom("review");
            break;
        case Qt.Key_Space:
            page.app.stepping.toggle();
            break;
        case Qt.Key_N:
            page.app.critic.goToMiss(1);
            break;
        case Qt.Key_B:
            page.app.critic.goToMiss(-1);
            break;
        default:
            return;
        }
        event.accepted = true;
    }
    Component.onCompleted: page.forceActiveFocus()
}

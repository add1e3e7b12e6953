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
        anchors.bottom: strip.top
        anchors.leftMargin: 1
        anchors.bottomMargin: 6 * Theme.unit
        clip: true
    }

    ReviewStory {
        anchors.right: parent.right
        anchors.top: parent.top
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
            strong: true
            digit: "J"
            text: qsTr("Judge the play")
            onClicked: Critic.judge()
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
            text: qsTr("Play from here")
            // A miss is there to be played otherwise.
            readonly property int moves: Critic.missedHere ? Review.step - 1 : Review.step
            enabled: moves < Review.last
            onClicked: Review.playFrom(moves)
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

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// A miss that is played otherwise: what is to be done, and after the deal what it came to.
Bubble {
    objectName: "retryNote"
    heading: Retries.over ? qsTr("Played to the end") : qsTr("Try again")
    text: Retries.text

    Plate {
        objectName: "retryAgain"
        size: Theme.small
        text: qsTr("Once more")
        onClicked: Retries.again()
    }
    Plate {
        objectName: "retryLeave"
        size: Theme.small
        strong: Retries.over
        text: qsTr("Back to the review")
        onClicked: Retries.leave()
    }
}

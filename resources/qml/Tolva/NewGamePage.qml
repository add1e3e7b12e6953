pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// Who plays. As it stands one click plays.
Panel {
    id: page

    dim: 0
    innerWidth: 800 * Theme.unit

    Item {
        width: parent.width
        height: 52 * Theme.unit

        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: 14 * Theme.unit

            Image {
                width: 48 * Theme.unit
                height: width
                source: "../../icons/tolva-256.png"
                mipmap: true
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Tolva")
                color: Theme.text
                font.pixelSize: Theme.banner
                font.bold: true
            }
        }
        Row {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: 10 * Theme.unit

            Plate {
                text: qsTr("Rules")
                onClicked: Help.open()
            }
            Plate {
                text: qsTr("Games played")
                onClicked: History.open()
            }
            Plate {
                text: qsTr("Settings")
                onClicked: Pages.open("settings")
            }
        }
    }

    Label {
        width: parent.width
        wrapMode: Text.Wrap
        color: Theme.faint
        text: qsTr("Four players, two against two; partners sit opposite each other. First to twelve points wins.")
    }

    Repeater {
        model: NewGame.seats

        SeatRow {
            width: parent.width
        }
    }

    Row {
        spacing: 14 * Theme.unit

        Label {
            width: 150 * Theme.unit
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Who deals first?")
            wrapMode: Text.Wrap
        }
        Choice {
            title: qsTr("Who deals first?")
            value: NewGame.dealer
            options: [{value: -1, text: qsTr("Draw lots")}].concat(NewGame.seats.map((seat, no) => ({value: no, text: seat.name})))
            onChosen: value => NewGame.dealer = value
        }
    }

    Row {
        anchors.right: parent.right
        spacing: 12 * Theme.unit

        Plate {
            visible: Session.playing
            size: Theme.title
            text: qsTr("Back to the table")
            onClicked: Session.goBack()
        }
        Plate {
            id: play
            objectName: "play"
            focus: true
            strong: true
            size: Theme.title
            text: qsTr("Play")
            onClicked: NewGame.start()
        }
    }

    Component.onCompleted: play.forceActiveFocus()
}

pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// The codes with which phones join the table, and what can be done about a phone that is away.
Panel {
    id: page

    required property Phones phones

    // The seat whose code is shown; -1: the code for all.
    property int seat: -1
    readonly property bool wide: room > 700 * Theme.unit

    objectName: "phonesPage"
    innerWidth: 880 * Theme.unit

    Caption {
        text: qsTr("Phones as hands")
    }
    Label {
        objectName: "phonesProblem"
        visible: text !== ""
        width: parent.width
        wrapMode: Text.Wrap
        color: Theme.refusalText
        text: page.phones.problem
    }
    Flow {
        visible: page.phones.problem === ""
        width: parent.width
        spacing: 24 * Theme.unit

        Column {
            id: codes
            width: page.wide ? 300 * Theme.unit : parent.width
            spacing: 10 * Theme.unit

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 290 * Theme.unit
                height: width
                radius: Theme.radius
                color: "white"

                Canvas {
                    id: code
                    objectName: "phonesCode"
                    // Follows the seat, and the address and tokens of all.
                    readonly property var rows: page.phones.seats.length > 0 && page.phones.address !== "" ? page.phones.codeOf(page.seat) : []
                    anchors.fill: parent
                    Accessible.role: Accessible.Graphic
                    Accessible.name: page.whose
                    onRowsChanged: requestPaint()
                    onPaint: {
                        const pen = getContext("2d");
                        // Whole pixels, and a light edge of four squares.
                        const size = Math.floor(width / (rows.length + 8));
                        const edge = Math.floor((width - size * rows.length) / 2);
                        pen.clearRect(0, 0, width, height);
                        pen.fillStyle = "black";
                        rows.forEach((row, y) => [...row].forEach((dark, x) => {
                            if (dark === "1")
                                pen.fillRect(edge + x * size, edge + y * size, size, size);
                        }));
                    }
                }
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                font.bold: true
                text: page.whose
            }
            PlainText {
                objectName: "phonesAddress"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WrapAnywhere
                color: Theme.accent
                font.pixelSize: Theme.head
                font.bold: true
                text: page.phones.address
            }
        }
        Column {
            width: page.wide ? parent.width - codes.width - parent.spacing : parent.width
            spacing: 10 * Theme.unit

            Label {
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("Scan the code with the camera of a phone in the same network, or type the address. The game goes on when all are here.")
            }
            Repeater {
                model: page.phones.knocks

                Row {
                    id: knock
                    required property int modelData
                    spacing: 12 * Theme.unit

                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        text: Figures.fill(qsTr("A phone shows the number %1."), knock.modelData)
                    }
                    Plate {
                        objectName: "letIn" + knock.modelData
                        strong: true
                        text: qsTr("Let it in")
                        onClicked: page.phones.letIn(knock.modelData)
                    }
                }
            }
            Repeater {
                model: page.phones.seats

                Flow {
                    id: line
                    required property var modelData
                    required property int index
                    width: parent?.width ?? 0
                    spacing: 8 * Theme.unit

                    Portrait {
                        width: 40 * Theme.unit
                        face: line.modelData.face
                        mood: line.modelData.away ? "calm" : "glad"
                    }
                    Column {
                        width: 150 * Theme.unit

                        Label {
                            width: parent.width
                            elide: Text.ElideRight
                            font.bold: true
                            text: line.modelData.name
                        }
                        Label {
                            objectName: "phoneState" + line.modelData.seat
                            width: parent.width
                            elide: Text.ElideRight
                            color: line.modelData.away ? Theme.refusalText : Theme.faint
                            font.pixelSize: Theme.small
                            text: !line.modelData.away ? qsTr("here by phone") : line.modelData.standIn ? qsTr("a computer plays") : qsTr("phone away")
                        }
                    }
                    Plate {
                        objectName: "phoneCode" + line.modelData.seat
                        focus: line.index === 0
                        size: Theme.small
                        strong: page.seat === line.modelData.seat
                        text: qsTr("Own code")
                        Accessible.description: line.modelData.name
                        onClicked: page.seat = page.seat === line.modelData.seat ? -1 : line.modelData.seat
                    }
                    Plate {
                        objectName: "phoneHere" + line.modelData.seat
                        size: Theme.small
                        text: qsTr("Play here")
                        Accessible.description: line.modelData.name
                        onClicked: page.phones.bringHere(line.modelData.seat)
                    }
                    Plate {
                        objectName: "phoneStandIn" + line.modelData.seat
                        visible: line.modelData.away
                        size: Theme.small
                        text: line.modelData.standIn ? qsTr("Wait") : qsTr("Let a computer play")
                        Accessible.description: line.modelData.name
                        onClicked: page.phones.standIn(line.modelData.seat, !line.modelData.standIn)
                    }
                    Plate {
                        objectName: "phoneRenew" + line.modelData.seat
                        visible: page.seat === line.modelData.seat
                        size: Theme.small
                        text: qsTr("New code")
                        Accessible.description: line.modelData.name
                        onClicked: {
                            page.phones.renew(line.modelData.seat);
                            page.seat = -1;
                            page.seat = line.modelData.seat;
                        }
                    }
                }
            }
        }
    }
    Choice {
        visible: page.phones.addresses.length > 1
        title: qsTr("The address of this machine")
        value: page.phones.chosen
        options: page.phones.addresses.map(address => ({value: address, text: address}))
        onChosen: value => page.phones.choose(value)
    }
    Label {
        visible: text !== ""
        width: parent.width
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        text: page.phones.firewall
    }
    Label {
        width: parent.width
        wrapMode: Text.Wrap
        color: Theme.faint
        font.pixelSize: Theme.small
        text: qsTr("A phone in a guest network or with mobile data does not reach this machine: then let its person play here. Whoever can read this network can read the game. It is not for the open internet.")
    }
    footer: Plate {
        objectName: "phonesClose"
        anchors.right: parent.right
        strong: true
        text: qsTr("To the table")
        onClicked: page.closed()
    }

    readonly property string whose: {
        const row = page.phones.seats.find(one => one.seat === page.seat);
        return row ? Figures.fill(qsTr("For %1"), row.name) : qsTr("For all: choose your seat");
    }

    Keys.onEscapePressed: page.closed()
}

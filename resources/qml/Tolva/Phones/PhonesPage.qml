pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// The codes with which phones join the table, and what can be done about a phone that is away.
Panel {
    id: page

    required property Phones phones

    // As few in a row as the number of rows allows, so that all are alike.
    readonly property int most: Math.max(1, Math.floor((cells.width + cells.spacing) / (side + 125 * Theme.scale * Theme.unit)))
    readonly property int columns: Math.ceil((seats.count + 1) / Math.ceil((seats.count + 1) / most))
    readonly property real cell: Math.floor((cells.width - (columns - 1) * cells.spacing) / columns)
    readonly property real side: 162 * Theme.unit
    readonly property real gap: Theme.gap

    objectName: "phonesPage"
    innerWidth: 1080 * Theme.unit

    // A code to scan, drawn in whole pixels with a light edge of four squares.
    component Code: Rectangle {
        id: code

        // The seat; -1: for all.
        required property int seat
        required property string name
        required property list<string> rows

        objectName: "phonesCode" + seat
        onRowsChanged: drawing.requestPaint()

        width: page.side
        height: width
        radius: Theme.radius
        color: "white"

        Canvas {
            id: drawing
            anchors.fill: parent
            Accessible.role: Accessible.Graphic
            Accessible.name: code.name
            onPaint: {
                const pen = getContext("2d"), dots = page.Screen.devicePixelRatio;
                const size = Math.floor(width * dots / (code.rows.length + 8)) / dots;
                const edge = Math.floor((width - size * code.rows.length) / 2 * dots) / dots;
                pen.clearRect(0, 0, width, height);
                pen.fillStyle = "black";
                code.rows.forEach((row, y) => [...row].forEach((dark, x) => {
                    if (dark === "1")
                        pen.fillRect(edge + x * size, edge + y * size, size, size);
                }));
            }
        }
    }

    // A button that goes away leaves the focus in its cell.
    component Cell: FocusScope {
        default property alias content: inner.data

        width: page.cell
        height: inner.height

        Row {
            id: inner
            width: parent.width
            spacing: page.gap
        }
    }

    Flow {
        width: parent.width
        spacing: 24 * Theme.unit

        Caption {
            text: qsTr("Phones as hands")
        }
        Caption {
            objectName: "phonesAddress"
            visible: text !== ""
            color: Theme.accent
            text: page.phones.address
        }
    }
    Paragraph {
        objectName: "phonesProblem"
        color: Theme.refusalText
        text: page.phones.problem
    }
    Paragraph {
        visible: cells.visible
        text: qsTr("Scan a code with the camera of a phone in the same network, or type the address. The game goes on when all are here.")
    }
    Repeater {
        model: page.phones.knocks

        Row {
            id: knock
            required property int number
            spacing: 12 * Theme.unit

            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: Figures.fill(qsTr("A phone shows the number %1."), knock.number)
            }
            Plate {
                objectName: "letIn" + knock.number
                strong: true
                text: qsTr("Let it in")
                onClicked: page.phones.letIn(knock.number)
            }
        }
    }
    Flow {
        id: cells
        visible: page.phones.problem === ""
        width: parent.width
        spacing: 16 * Theme.unit

        Cell {
            Code {
                seat: -1
                name: qsTr("For all: choose your seat")
                rows: page.phones.codeForAll
            }
            Paragraph {
                width: parent.width - page.side - page.gap
                anchors.verticalCenter: parent.verticalCenter
                font.bold: true
                text: qsTr("For all: choose your seat")
            }
        }
        Repeater {
            id: seats
            model: page.phones.seats

            Cell {
                id: line
                required property int index
                required property int seat
                required property string name
                required property bool away
                required property bool standIn
                required property list<string> code
                readonly property string holder: !away ? qsTr("here by phone") : standIn ? qsTr("a computer plays") : qsTr("phone away")

                Code {
                    seat: line.seat
                    name: Figures.fill(qsTr("For %1"), line.name)
                    rows: line.code
                }
                Column {
                    width: parent.width - page.side - page.gap
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 4 * Theme.unit

                    Label {
                        width: parent.width
                        elide: Text.ElideRight
                        font.bold: true
                        text: line.name
                    }
                    Label {
                        objectName: "phoneState" + line.seat
                        width: parent.width
                        elide: Text.ElideRight
                        color: line.away ? Theme.refusalText : Theme.faint
                        font.pixelSize: Theme.small
                        text: line.holder
                    }
                    SmallPlate {
                        objectName: "phoneHere" + line.seat
                        focus: line.index === 0
                        text: qsTr("Play here")
                        Accessible.description: line.name
                        onClicked: page.phones.bringHere(line.seat)
                    }
                    SmallPlate {
                        objectName: "phoneStandIn" + line.seat
                        visible: line.away
                        text: line.standIn ? qsTr("Wait") : qsTr("Computer")
                        Accessible.description: line.name
                        onClicked: page.phones.standIn(line.seat, !line.standIn)
                    }
                    SmallPlate {
                        objectName: "phoneRenew" + line.seat
                        text: qsTr("New code")
                        Accessible.description: line.name
                        onClicked: page.phones.renew(line.seat)
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
    Paragraph {
        objectName: "phonesFirewall"
        font.pixelSize: Theme.small
        text: page.phones.firewall
    }
    SmallPrint {
        text: qsTr("A phone in a guest network or with mobile data does not reach this machine: then let its person play here. Whoever can read this network can read the game. It is not for the open internet.")
    }
    footer: Plate {
        objectName: "phonesClose"
        anchors.right: parent.right
        strong: true
        text: qsTr("To the table")
        onClicked: page.closed()
    }
}

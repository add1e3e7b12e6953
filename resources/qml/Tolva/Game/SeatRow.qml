import QtQuick
import "../figures.js" as Figures

// One seat on the page of a game, with the face and name of its player.
Item {
    id: row

    required property NewGame newGame
    required property Pages pages

    required property var modelData
    required property int index
    // Clockwise from the user's own seat.
    readonly property list<string> places: ({
        2: [qsTr("Nearest"), qsTr("Opposite")],
        3: [qsTr("Nearest"), qsTr("Left"), qsTr("Right")],
        4: [qsTr("Nearest"), qsTr("Left"), qsTr("Opposite"), qsTr("Right")],
        5: [qsTr("Nearest"), qsTr("Left"), qsTr("Left, far"), qsTr("Right, far"), qsTr("Right")],
        6: [qsTr("Nearest"), qsTr("Left, near"), qsTr("Left, far"), qsTr("Opposite"), qsTr("Right, far"), qsTr("Right, near")],
        7: [qsTr("Nearest"), qsTr("Left, near"), qsTr("Left"), qsTr("Left, far"), qsTr("Right, far"), qsTr("Right"), qsTr("Right, near")],
        8: [qsTr("Nearest"), qsTr("Left, near"), qsTr("Left"), qsTr("Left, far"), qsTr("Opposite"), qsTr("Right, far"), qsTr("Right"), qsTr("Right, near")]
    })[row.newGame.seats.length] ?? []

    function choose() {
        row.newGame.ask(row.index);
        row.pages.open("faces");
    }

    // Name and level go below if they do not fit beside it.
    property bool tight: false
    readonly property real line: Math.max(44 * Theme.unit, holder.height + 4 * Theme.unit)
    readonly property real below: tight ? line : 0

    height: line + (tight ? holder.height + 4 * Theme.unit : 0)

    Ground {
        anchors.margins: -2 * Theme.unit
    }

    Press {
        id: portrait
        objectName: "seatFace" + row.index
        x: 6 * Theme.unit
        y: (row.line - height) / 2
        width: 40 * Theme.unit
        height: width
        Accessible.name: row.modelData.kind === "computer" ? Figures.fill(qsTr("%1 plays: choose somebody else"), row.modelData.name) : Figures.fill(qsTr("Choose the portrait of %1"), row.modelData.name)
        onClicked: row.choose()

        contentItem: Portrait {
            face: row.modelData.face
            ring: row.modelData.ring
            mood: portrait.hovered || portrait.visualFocus ? "glad" : "calm"
        }
        background: Rectangle {
            radius: width / 2
            color: "transparent"
            border.color: Theme.focus
            border.width: portrait.visualFocus ? Theme.focusBorder : 0
        }
    }
    Label {
        y: (row.line - height) / 2
        x: portrait.x + portrait.width + Theme.gap
        width: holder.x - x
        text: row.places[row.index] ?? ""
    }
    Choice {
        id: holder
        y: (row.line - height) / 2
        x: 186 * Theme.unit
        title: qsTr("Who sits there?")
        value: row.modelData.phone !== "" ? "phone" : row.modelData.kind
        options: [{value: "me", text: qsTr("Me")}, {value: "person", text: qsTr("Here")}, {value: "phone", text: qsTr("On a phone")}, {value: "computer", text: qsTr("Computer")}]
        onChosen: value => row.newGame.setKind(row.index, value)
    }
    Field {
        visible: row.modelData.kind !== "computer"
        y: holder.y + row.below
        x: who.x
        width: Math.min(who.width, 240 * Theme.unit)
        height: holder.height
        text: row.modelData.name
        maximumLength: 24
        onEditingFinished: if (text !== row.modelData.name) row.newGame.setName(row.index, text)
        Accessible.name: qsTr("Name")
    }
    // Computers are labelled as such.
    Plate {
        id: who
        objectName: "opponent" + row.index
        visible: row.modelData.kind === "computer"
        y: holder.y + row.below
        x: row.tight ? holder.x : holder.x + holder.width + 12 * Theme.unit
        width: row.width - x - 8 * Theme.unit
        height: holder.height
        text: row.modelData.like !== "" ? Figures.fill(qsTr("%1, %2"), row.modelData.name, row.modelData.like) : row.modelData.name
        onClicked: row.choose()
    }
}

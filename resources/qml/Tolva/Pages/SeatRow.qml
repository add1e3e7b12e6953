import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// One seat on the new-game page: who sits there, what the name is, how well a computer plays.
Item {
    id: row

    required property var modelData
    required property int index
    // From one's own seat clockwise.
    readonly property var places: ({
        2: [qsTr("Nearest"), qsTr("Opposite")],
        3: [qsTr("Nearest"), qsTr("Left"), qsTr("Right")],
        4: [qsTr("Nearest"), qsTr("Left"), qsTr("Opposite"), qsTr("Right")],
        5: [qsTr("Nearest"), qsTr("Left"), qsTr("Left, far"), qsTr("Right, far"), qsTr("Right")],
        6: [qsTr("Nearest"), qsTr("Left, near"), qsTr("Left, far"), qsTr("Opposite"), qsTr("Right, far"), qsTr("Right, near")],
        7: [qsTr("Nearest"), qsTr("Left, near"), qsTr("Left"), qsTr("Left, far"), qsTr("Right, far"), qsTr("Right"), qsTr("Right, near")],
        8: [qsTr("Nearest"), qsTr("Left, near"), qsTr("Left"), qsTr("Left, far"), qsTr("Opposite"), qsTr("Right, far"), qsTr("Right"), qsTr("Right, near")]
    })[NewGame.seats.length]

    // Where all does not fit beside each other, name and level go below.
    property bool tight: false
    readonly property real line: Math.max(44 * Theme.unit, kind.height + 4 * Theme.unit)
    readonly property real below: tight ? line : 0

    height: line + (tight ? kind.height + 4 * Theme.unit : 0)

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2 * Theme.unit
        radius: Theme.radius
        color: Theme.field
        opacity: 0.6
    }

    PlainText {
        id: side
        y: (row.line - height) / 2
        x: 10 * Theme.unit
        width: 26 * Theme.unit
        text: ({H: "♥", S: "♠", D: "♦"})[row.modelData.mark] ?? ""
        color: row.modelData.mark === "S" ? Theme.text : Theme.other
        font.pixelSize: Theme.title
        Accessible.ignored: true
    }
    Label {
        y: (row.line - height) / 2
        anchors.left: side.right
        width: 146 * Theme.unit
        text: row.places?.[row.index] ?? ""
    }
    Choice {
        id: kind
        y: (row.line - height) / 2
        x: 186 * Theme.unit
        title: qsTr("Who sits there?")
        value: row.modelData.kind
        options: [{value: "me", text: qsTr("Me")}, {value: "person", text: qsTr("Person")}, {value: "computer", text: qsTr("Computer")}]
        onChosen: value => NewGame.setKind(row.index, value)
    }
    Field {
        id: name
        y: kind.y + row.below
        x: row.tight ? kind.x : kind.x + kind.width + 12 * Theme.unit
        width: row.tight ? level.x - x - 12 * Theme.unit : 140 * Theme.unit
        height: kind.height
        text: row.modelData.name
        maximumLength: 24
        onEditingFinished: if (text !== row.modelData.name) NewGame.setName(row.index, text)
        Accessible.name: qsTr("Name")
    }
    Stepper {
        id: level
        visible: row.modelData.kind === "computer"
        y: kind.y + row.below
        anchors.right: parent.right
        anchors.rightMargin: 8 * Theme.unit
        height: kind.height
        title: qsTr("Plays like")
        options: NewGame.levels.map(level => ({value: level.id, text: qsTr("like %1").arg(level.name)}))
        value: row.modelData.level
        onChosen: value => NewGame.setLevel(row.index, value)
    }
}

pragma ComponentBehavior: Bound

import QtQuick

// The people of this machine by face and name: a press lets another play; one's own opens what can be changed about it.
Flow {
    id: row

    required property Lobby lobby
    required property Profiles profiles
    property bool adding: false
    // The width in one row.
    readonly property real whole: children.reduce((sum, child) => child.visible && child.width > 0 ? sum + child.width + spacing : sum, 0)

    spacing: 6 * Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Who plays?")

    // Another program may have changed or removed somebody.
    Component.onCompleted: row.profiles.refresh()

    function begin() {
        adding = true;
        typed.forceActiveFocus(Qt.TabFocusReason);
    }
    function end() {
        adding = false;
        typed.clear();
        (row.profiles.asked === "" ? add : own).forceActiveFocus(Qt.TabFocusReason);
    }
    function answer(isOwn: bool) {
        row.profiles.answer(isOwn);
        add.forceActiveFocus(Qt.TabFocusReason);
    }

    Repeater {
        model: row.profiles.lines

        Option {
            id: person

            required property var modelData

            objectName: "person-" + modelData.name
            implicitWidth: face.width + name.width + 22 * Theme.unit
            implicitHeight: Math.max(face.height, name.height) + 6 * Theme.unit
            current: modelData.now
            Accessible.name: modelData.name
            Accessible.description: current ? qsTr("Press to change name and portrait") : ""
            onChosen: current ? row.lobby.openPage("people") : row.profiles.choose(modelData.id)

            contentItem: Item {
                Portrait {
                    id: face
                    anchors.verticalCenter: parent.verticalCenter
                    x: 5 * Theme.unit
                    width: 36 * Theme.unit
                    face: person.modelData.face
                    mood: person.current ? "glad" : "calm"
                }
                Silent {
                    id: name
                    anchors.verticalCenter: parent.verticalCenter
                    x: face.x + face.width + 7 * Theme.unit
                    text: person.modelData.name
                    color: person.current || person.hovered ? Theme.text : Theme.clothText
                    font.pixelSize: Theme.body
                    font.bold: person.current
                }
            }
            background: Rectangle {
                radius: height / 2
                color: person.current ? Theme.paper : person.hovered ? Theme.field : "transparent"
                border.color: person.visualFocus ? (person.current ? Theme.focus : Theme.clothFocus) : person.current ? Theme.weld : "transparent"
                border.width: (person.visualFocus ? 3 : 2) * Theme.unit
            }
        }
    }
    Plate {
        id: add
        objectName: "addHere"
        visible: !row.adding && row.profiles.asked === ""
        width: height
        height: 42 * Theme.unit
        horizontalPadding: 0
        onCloth: true
        quiet: true
        size: Theme.title
        text: "+"
        Accessible.name: qsTr("Somebody else plays here too")
        onClicked: row.begin()
    }
    Field {
        id: typed
        objectName: "nameHere"
        visible: row.adding
        width: 170 * Theme.unit
        height: 42 * Theme.unit
        maximumLength: 24
        placeholderText: qsTr("Name")
        Accessible.name: qsTr("Name of somebody who plays here")
        onAccepted: {
            row.profiles.meet(text);
            row.end();
        }
        Keys.onEscapePressed: row.end()
    }
    // The first player has no name yet: a name that is typed may be their own.
    Row {
        visible: row.profiles.asked !== ""
        spacing: row.spacing
        Keys.onEscapePressed: own.click()

        Label {
            leftPadding: Theme.gap
            height: own.height
            verticalAlignment: Text.AlignVCenter
            color: Theme.clothText
            text: qsTr("Is %1 you?").arg(row.profiles.asked)
            Accessible.role: Accessible.AlertMessage
        }
        Plate {
            id: own
            objectName: "nameIsMine"
            onCloth: true
            text: qsTr("Yes")
            onClicked: row.answer(true)
        }
        Plate {
            objectName: "nameIsOthers"
            onCloth: true
            text: qsTr("No, somebody else")
            onClicked: row.answer(false)
        }
    }
}

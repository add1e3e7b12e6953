pragma ComponentBehavior: Bound

import QtQuick

// The people of this machine.
Folio {
    id: page

    required property Profiles profiles

    objectName: "peoplePage"
    title: qsTr("Players")

    function add() {
        if (name.text.trim() !== "")
            page.profiles.add(name.text);
        name.clear();
    }

    Scroll {
        id: flick
        anchors.fill: parent
        anchors.leftMargin: Theme.pageEdge
        anchors.rightMargin: 18 * Theme.unit
        contentHeight: column.height + Theme.pageFoot

        Column {
            id: column
            y: 18 * Theme.unit
            width: parent.width - Theme.pageBar
            spacing: 14 * Theme.unit

            Paragraph {
                text: qsTr("Each player has their own portrait, statistics and misses, and their own text size, pace and hints. They are chosen on the first page. Games played so far belong to the first player.")
            }
            Repeater {
                model: page.profiles.lines

                PersonLine {
                    profiles: page.profiles
                }
            }
            Paragraph {
                visible: page.profiles.beyond > 0
                text: qsTr("%n more. Press + on the first page and type the name of the one you are looking for.", "players", page.profiles.beyond)
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                Field {
                    id: name
                    objectName: "newPerson"
                    width: 230 * Theme.unit
                    height: add.height
                    maximumLength: 24
                    placeholderText: qsTr("Name")
                    Accessible.name: qsTr("Name of somebody else who plays here")
                    onAccepted: page.add()
                }
                Plate {
                    id: add
                    objectName: "addPerson"
                    enabled: name.text.trim() !== ""
                    text: qsTr("Add a player")
                    onClicked: page.add()
                }
            }
        }
    }
}

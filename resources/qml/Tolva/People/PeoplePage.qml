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

    PageScroll {
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

                // A person of this machine: portrait, name, whether they are a child, and actions to remove or merge them.
                Item {
                    id: line

                    required property var modelData
                    required property int index

                    // What is asked: "remove", "merge", or "face" for another portrait.
                    property string asked: ""

                    // As high as the portrait, so that all cells align on one line.
                    component Cell: Item {
                        width: childrenRect.width
                        height: face.height
                    }

                    width: parent?.width ?? 0
                    height: all.height + 16 * Theme.unit

                    Ground {}
                    Flow {
                        id: all
                        x: Theme.gap
                        y: 8 * Theme.unit
                        width: parent.width - 2 * x
                        spacing: Theme.gap

                        Press {
                            id: face
                            objectName: "portrait-" + line.modelData.name
                            width: 52 * Theme.unit
                            height: width
                            Accessible.name: qsTr("Another portrait for %1").arg(line.modelData.name)
                            onClicked: line.asked = line.asked === "face" ? "" : "face"

                            contentItem: Portrait {
                                face: line.modelData.face
                                mood: face.hovered || face.visualFocus ? "glad" : "calm"
                            }
                            background: Rectangle {
                                radius: width / 2
                                color: "transparent"
                                border.color: Theme.focus
                                border.width: face.visualFocus ? Theme.focusBorder : 0
                            }
                        }
                        Cell {
                            Field {
                                objectName: "name-" + line.modelData.name
                                anchors.verticalCenter: parent.verticalCenter
                                width: 230 * Theme.unit
                                height: choose.height
                                text: line.modelData.own
                                maximumLength: 24
                                Accessible.name: qsTr("Name")
                                onEditingFinished: if (text.trim() !== "" && text !== line.modelData.own) page.profiles.rename(line.modelData.id, text)
                            }
                        }
                        Cell {
                            Plate {
                                id: choose
                                objectName: "choose-" + line.modelData.name
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.max(implicitWidth, 12 * Theme.body)
                                enabled: !line.modelData.now
                                text: line.modelData.now ? qsTr("Plays now") : qsTr("Play as %1").arg(line.modelData.name)
                                onClicked: page.profiles.choose(line.modelData.id)
                            }
                        }
                        Cell {
                            ChoiceRow {
                                objectName: "child-" + line.modelData.name
                                anchors.verticalCenter: parent.verticalCenter
                                width: asking + 6 * Theme.body
                                text: qsTr("Games for children first")
                                options: [{value: false, text: qsTr("No")}, {value: true, text: qsTr("Yes")}]
                                value: line.modelData.child
                                onChosen: value => page.profiles.setChild(line.modelData.id, value)
                            }
                        }
                        Cell {
                            visible: page.profiles.several && (line.asked === "" || line.asked === "face")

                            Row {
                                anchors.verticalCenter: parent.verticalCenter

                                Plate {
                                    objectName: "remove-" + line.modelData.name
                                    quiet: true
                                    text: qsTr("Remove…")
                                    onClicked: line.asked = "remove"
                                }
                                Plate {
                                    objectName: "merge-" + line.modelData.name
                                    quiet: true
                                    text: qsTr("Merge…")
                                    onClicked: line.asked = "merge"
                                }
                            }
                        }
                        Flow {
                            visible: line.asked === "face"
                            width: parent.width
                            spacing: 8 * Theme.unit

                            Repeater {
                                model: line.asked === "face" ? page.profiles.faces : []

                                Option {
                                    id: choice

                                    required property string modelData
                                    required property int index

                                    objectName: "face" + index
                                    current: line.modelData.face === modelData
                                    implicitWidth: 70 * Theme.unit
                                    implicitHeight: implicitWidth
                                    Accessible.name: qsTr("Portrait %1").arg(index + 1)
                                    onChosen: page.profiles.setFace(line.modelData.id, modelData)

                                    contentItem: Item {
                                        Portrait {
                                            anchors.centerIn: parent
                                            width: 58 * Theme.unit
                                            face: choice.modelData
                                        }
                                    }
                                    background: Rectangle {
                                        radius: width / 2
                                        color: "transparent"
                                        border.color: choice.visualFocus ? Theme.focus : choice.current ? Theme.weld : "transparent"
                                        border.width: Theme.focusBorder
                                    }
                                }
                            }
                        }
                        Flow {
                            visible: line.asked === "remove" || line.asked === "merge"
                            width: parent.width
                            spacing: Theme.gap

                            Label {
                                height: keep.height
                                verticalAlignment: Text.AlignVCenter
                                text: (line.asked === "remove" ? qsTr("Remove %1? All games stay.") : qsTr("Who should have the games of %1?")).arg(line.modelData.name)
                                Accessible.role: Accessible.AlertMessage
                            }
                            Plate {
                                objectName: "reallyRemove"
                                visible: line.asked === "remove"
                                text: qsTr("Remove")
                                onClicked: page.profiles.remove(line.modelData.id)
                            }
                            Repeater {
                                model: line.asked === "merge" ? page.profiles.rows.filter(row => row.id !== line.modelData.id) : []

                                Plate {
                                    required property var modelData
                                    objectName: "into-" + modelData.name
                                    text: modelData.name
                                    onClicked: page.profiles.merge(line.modelData.id, modelData.id)
                                }
                            }
                            Plate {
                                id: keep
                                strong: true
                                text: qsTr("Keep")
                                onClicked: line.asked = ""
                            }
                        }
                    }
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

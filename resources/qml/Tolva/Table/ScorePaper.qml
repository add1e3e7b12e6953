pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// A handwritten score paper: a column per player, and a stroke after a settled entry, with the numbers of the
// players who settled it above and below.
Item {
    id: paper

    // Rows of entries, one for each player; see paper.py.
    required property list<var> rows
    required property list<string> people
    property real lineHeight: 1.9 * Theme.body
    property real size: Theme.body
    // The number of last rows shown beside the first.
    property int most: 99
    readonly property list<var> shown: rows.length > most + 1 ? [rows[0], ...rows.slice(-most)] : rows
    readonly property color ink: Theme.dark ? Theme.text : "#2b3a67"

    height: column.height

    Column {
        id: column
        width: parent.width

        Row {
            Repeater {
                model: paper.people

                PlainText {
                    required property string modelData
                    required property int index
                    width: paper.width / paper.people.length
                    height: paper.lineHeight
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    // With the initials of each.
                    text: (index + 1) + ". " + modelData.split(/[\s-]+/).map(part => part.charAt(0)).join(".") + "."
                    font.pixelSize: paper.size
                    font.bold: true
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 0.6 * paper.size
                    Accessible.role: Accessible.StaticText
                    Accessible.name: (index + 1) + ", " + modelData
                }
            }
        }
        Repeater {
            model: paper.shown

            Row {
                id: line

                required property list<var> modelData

                Repeater {
                    model: line.modelData

                    Item {
                        id: entry

                        required property string value
                        required property string above
                        required property string below
                        required property bool struck
                        required property bool open
                        required property int index
                        readonly property string who: paper.people[index] ?? ""

                        width: paper.width / paper.people.length
                        height: paper.lineHeight
                        Accessible.role: Accessible.StaticText
                        Accessible.ignored: !open && !struck
                        Accessible.name: {
                            const what = value !== "" ? value : qsTr("the opening one");
                            return struck ? Figures.fill(qsTr("%1: %2, paid off by %3"), who, what, [above, below].filter(one => one !== "0").join(" + ")) : Figures.fill(qsTr("%1: %2, not paid"), who, what);
                        }

                        Silent {
                            id: figure
                            x: 0.1 * parent.width
                            anchors.verticalCenter: parent.verticalCenter
                            text: entry.value
                            color: paper.ink
                            font.pixelSize: paper.size
                        }
                        Item {
                            visible: entry.struck
                            x: figure.text === "" ? 0.36 * parent.width : Math.max(0.6 * parent.width, figure.x + figure.width + 0.05 * parent.width)
                            width: 0.28 * parent.width
                            height: parent.height

                            Rectangle {
                                y: 0.5 * parent.height
                                width: parent.width
                                height: Math.max(1.5, 2 * Theme.unit)
                                color: paper.ink
                                rotation: -2
                            }
                            Silent {
                                anchors.horizontalCenter: parent.horizontalCenter
                                anchors.bottom: parent.verticalCenter
                                text: entry.above
                                color: paper.ink
                                font.pixelSize: Math.min(paper.size, 0.34 * paper.lineHeight)
                            }
                            Silent {
                                anchors.horizontalCenter: parent.horizontalCenter
                                anchors.top: parent.verticalCenter
                                text: entry.below
                                color: paper.ink
                                font.pixelSize: Math.min(paper.size, 0.34 * paper.lineHeight)
                            }
                        }
                    }
                }
            }
        }
    }
    // Below the names, and below the opening entries.
    Rectangle {
        y: paper.lineHeight - height
        width: paper.width
        height: Theme.hair
        color: Theme.edge
    }
    Rectangle {
        visible: paper.rows.length > 0
        y: 2 * paper.lineHeight - height
        width: paper.width
        height: 1
        color: Theme.paperEdge
    }
    Repeater {
        model: paper.people.length - 1

        Rectangle {
            required property int index
            x: (index + 1) * paper.width / paper.people.length
            width: 1
            height: paper.height
            color: Theme.paperEdge
        }
    }
}

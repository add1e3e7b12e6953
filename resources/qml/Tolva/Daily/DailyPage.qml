pragma ComponentBehavior: Bound

import QtQuick

// The deals of a day, one per game, with results and a calendar of earlier days.
Folio {
    id: page

    required property DailyDeals daily
    required property Today today
    required property SameDeal same
    required property Settings settings

    readonly property bool wide: width > 760 * Theme.unit

    objectName: "dailyPage"
    title: qsTr("Today’s deal")
    Keys.onUpPressed: flick.scrollTo(flick.contentY - Theme.arrowStep)
    Keys.onDownPressed: flick.scrollTo(flick.contentY + Theme.arrowStep)

    PageScroll {
        id: flick
        contentHeight: Math.max(games.y + games.height, calendar.y + calendar.height) + 30 * Theme.unit

        Column {
            id: calendar
            x: page.wide ? flick.width - width - 2 * Theme.gap : 0
            y: 18 * Theme.unit
            width: page.wide ? days.width : flick.width - 2 * Theme.gap
            spacing: 22 * Theme.unit

            // The days of the last weeks, with a woven mark on each day with a played deal. Past days can be chosen.
            Column {
                id: days
                readonly property real cell: 40 * Theme.unit

                width: 7 * cell
                spacing: 8 * Theme.unit

                Grid {
                    columns: 7

                    Repeater {
                        model: page.daily.weekdays

                        Silent {
                            required property string modelData
                            width: days.cell
                            horizontalAlignment: Text.AlignHCenter
                            text: modelData
                            font.pixelSize: Theme.fine
                        }
                    }
                    Repeater {
                        model: page.daily.days

                        Press {
                            id: day
                            required property string day
                            required property string name
                            required property int number
                            required property bool open
                            required property bool played
                            required property bool shown
                            objectName: "day-" + day.day
                            width: days.cell
                            height: days.cell
                            enabled: open
                            Accessible.name: played ? qsTr("%1, played").arg(name) : name
                            onClicked: page.daily.choose(day.day)

                            background: Item {
                                Diamond {
                                    anchors.centerIn: parent
                                    width: 0.62 * days.cell
                                    visible: day.played
                                }
                                Outline {
                                    out: -1.5 * Theme.unit
                                    radius: Theme.radius
                                    border.color: day.visualFocus ? Theme.focus : day.shown ? Theme.text : "transparent"
                                    border.width: (day.visualFocus ? 3 : 1.5) * Theme.unit
                                }
                            }
                            contentItem: Silent {
                                text: day.number
                                horizontalAlignment: Text.AlignHCenter
                                verticalAlignment: Text.AlignVCenter
                                color: day.played ? Theme.ink : Theme.text
                                opacity: day.open ? 1 : 0.3
                            }
                        }
                    }
                }
                PlainText {
                    objectName: "daysInARow"
                    visible: text !== ""
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: page.daily.row
                    font.bold: true
                }
            }
            Column {
                width: parent.width
                spacing: 0.7 * Theme.gap

                Paragraph {
                    text: choice.title
                }
                Choice {
                    id: choice
                    objectName: "dailyGame"
                    width: parent.width
                    title: qsTr("Your game of the day, on the first page")
                    options: page.daily.choices
                    value: page.today.daily.game ?? ""
                    onChosen: value => page.settings.dailyGame = value
                }
            }
            Column {
                width: parent.width
                spacing: 0.7 * Theme.gap

                Label {
                    text: qsTr("A code from somebody else")
                }
                Field {
                    id: code
                    objectName: "dailyCode"
                    width: parent.width
                    placeholderText: page.daily.example
                    Accessible.name: qsTr("A code from somebody else")
                    onAccepted: page.daily.enter(text)
                }
                Plate {
                    objectName: "playCode"
                    text: qsTr("Play this deal")
                    enabled: code.text.trim() !== ""
                    onClicked: page.daily.enter(code.text)
                }
                Paragraph {
                    objectName: "wrongCode"
                    text: page.daily.wrong
                    color: Theme.other
                    Accessible.role: Accessible.AlertMessage
                }
            }
        }

        Column {
            id: games
            y: page.wide ? 18 * Theme.unit : calendar.y + calendar.height + 22 * Theme.unit
            width: page.wide ? calendar.x - 34 * Theme.unit : flick.width - 2 * Theme.gap
            spacing: Theme.gap

            Paragraph {
                text: page.daily.date
                font.family: Theme.display
                font.pixelSize: Theme.title
                Accessible.role: Accessible.Heading
            }
            Paragraph {
                text: qsTr("One deal for each game, the same for everybody who plays that day. Afterwards you see what the master makes of your cards.")
            }
            Grid {
                id: grid
                readonly property real cell: (width - (columns - 1) * spacing) / columns
                width: parent.width
                columns: width > 1000 * Theme.unit ? 2 : 1
                spacing: Theme.gap

                Repeater {
                    model: page.daily.games

                    // A game's deal of the day: a button until it has been played, then its result.
                    Item {
                        id: line

                        required property var modelData
                        required property int index
                        readonly property bool first: index === 0
                        readonly property bool played: modelData.told.length > 0

                        width: grid.cell
                        height: Math.max(words.height, buttons.height) + 16 * Theme.unit

                        Ground {}
                        Column {
                            id: words
                            anchors.verticalCenter: parent.verticalCenter
                            x: 14 * Theme.unit
                            width: buttons.x - x - Theme.gap
                            spacing: 3 * Theme.unit

                            PlainText {
                                width: parent.width
                                text: line.modelData.name
                                font.pixelSize: Theme.head
                                font.bold: true
                                elide: Text.ElideRight
                            }
                            Flow {
                                visible: line.played
                                width: parent.width
                                spacing: 16 * Theme.unit

                                Repeater {
                                    model: line.modelData.told

                                    Row {
                                        id: told
                                        required property string who
                                        required property string value
                                        required property int index
                                        spacing: 5 * Theme.unit
                                        Accessible.role: Accessible.StaticText
                                        Accessible.name: who + ": " + value

                                        Silent {
                                            text: told.who
                                        }
                                        Silent {
                                            text: told.value
                                            color: Theme.text
                                            font.bold: told.index === 0
                                        }
                                    }
                                }
                                PlainText {
                                    visible: line.modelData.helped
                                    text: qsTr("with help")
                                    color: Theme.faint
                                    font.pixelSize: Theme.small
                                }
                            }
                        }
                        Row {
                            id: buttons
                            anchors.right: parent.right
                            anchors.rightMargin: Theme.gap
                            anchors.verticalCenter: parent.verticalCenter
                            spacing: Theme.gap

                            Plate {
                                objectName: "compare-" + line.modelData.id
                                visible: line.modelData.comparable
                                text: qsTr("The master’s play")
                                Accessible.name: text + ": " + line.modelData.name
                                onClicked: page.same.openFrom(line.modelData.id)
                            }
                            Plate {
                                objectName: "share-" + line.modelData.id
                                visible: line.played
                                text: qsTr("Copy")
                                Accessible.name: qsTr("Copy what %1 came to").arg(line.modelData.name)
                                onClicked: page.daily.share(line.modelData.id)
                            }
                            Plate {
                                objectName: "daily-" + line.modelData.id
                                strong: line.first && !line.played
                                text: line.played ? qsTr("Once more") : qsTr("Play")
                                Accessible.name: text + ": " + line.modelData.name
                                onClicked: page.daily.play(line.modelData.id)
                            }
                        }
                    }
                }
            }
        }
    }
}

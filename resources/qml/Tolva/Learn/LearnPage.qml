pragma ComponentBehavior: Bound

import QtQuick

// Everything that teaches a game: the road of its path, what was missed, and themes for who wants one.
Folio {
    id: page

    required property LearningPath path
    required property Exercises exercises
    required property Practice practice
    required property Help help

    readonly property bool wide: width > 940 * Theme.unit

    objectName: "learnPage"
    title: qsTr("Learn")
    tools: [
        Plate {
            objectName: "rules"
            quiet: true
            text: qsTr("Rules")
            onClicked: page.help.show(page.path.game)
        },
        Stepper {
            objectName: "learnGame"
            width: 270 * Theme.unit
            title: qsTr("Game")
            options: page.path.games
            value: page.path.game
            onChosen: value => {
                page.path.choose(value);
                page.practice.choose(value);
            }
        }
    ]

    Keys.onUpPressed: road.step(-road.columns)
    Keys.onDownPressed: road.step(road.columns)
    Keys.onLeftPressed: road.step(-1)
    Keys.onRightPressed: road.step(1)
    Later {
        running: true
        onTriggered: road.settle()
    }

    Scroll {
        id: flick
        anchors.fill: parent
        anchors.leftMargin: Theme.pageEdge
        anchors.rightMargin: 18 * Theme.unit
        contentHeight: Math.max(road.y + road.height, beside.y + beside.height) + 26 * Theme.unit

        LearnRoad {
            id: road
            y: page.wide ? Math.max(18 * Theme.unit, (flick.height - height) / 2 - Theme.gap) : now.y + now.height + 22 * Theme.unit
            width: page.wide ? 0.6 * flick.width : flick.width - 2 * Theme.gap
            path: page.path
        }
        // The chosen step: its subject, a position or the game's picture, and the button that begins it.
        Column {
            id: now
            x: page.wide ? road.width + 34 * Theme.unit : 0
            y: 20 * Theme.unit
            width: flick.width - x - 2 * Theme.gap
            readonly property var step: page.path.shown

            spacing: 1.4 * Theme.gap

            Paragraph {
                text: now.step.name ?? ""
                font.pixelSize: Theme.title
                font.bold: true
                Accessible.role: Accessible.Heading
            }
            Paragraph {
                objectName: "pathText"
                text: now.step.text ?? ""
            }
            Plate {
                objectName: "pathBegin"
                strong: true
                size: Theme.head
                text: qsTr("Begin")
                Accessible.description: now.step.name ?? ""
                onClicked: page.path.begin(now.step.id)
            }
            Paragraph {
                objectName: "pathUnfit"
                visible: page.path.unfit
                color: Theme.refusalText
                text: qsTr("These deals do not fit the rules of this version.")
            }
            Loader {
                width: parent.width
                active: page.wide && (now.step.picture?.kind === "tile" || (now.step.picture?.rows ?? []).length > 0)
                visible: active
                sourceComponent: HelpPicture {
                    block: now.step.picture
                }
            }
        }
        Column {
            id: beside
            x: now.x
            y: (page.wide ? now.y + now.height : road.y + road.height) + 22 * Theme.unit
            width: now.width
            spacing: 1.6 * Theme.gap

            Hairline {
                width: parent.width
            }
            Heading {
                text: qsTr("What you have missed")
            }
            SmallPrint {
                text: page.exercises.due > 0
                    ? qsTr("%n position(s) from your games and paths waiting for you. What you get right comes back after a few days, until you know it.", "", page.exercises.due)
                    : qsTr("Nothing is waiting. Choices that cost points come back here when the deal has been judged in its review.")
            }
            Plate {
                objectName: "exercise"
                visible: page.exercises.due > 0
                text: qsTr("Try them again")
                onClicked: page.exercises.begin()
            }
            Heading {
                visible: page.practice.themes.length > 0
                text: qsTr("One theme at a time")
            }
            Flow {
                width: parent.width
                spacing: 8 * Theme.unit

                Repeater {
                    model: page.practice.themes

                    Plate {
                        required property var modelData
                        readonly property bool sought: page.practice.looking === modelData.id

                        objectName: "theme-" + modelData.id
                        size: Theme.small
                        enabled: page.practice.looking === ""
                        text: sought ? qsTr("Looking…") : modelData.name
                        Accessible.description: modelData.line
                        onClicked: page.practice.begin(modelData.id)
                    }
                }
            }
            Paragraph {
                objectName: "noThemeDeal"
                visible: page.practice.failed
                color: Theme.refusalText
                text: qsTr("No deal was found for this. Try again.")
            }
        }
    }

    Connections {
        target: page.Window.window
        // Scroll the focused item into view.
        function onActiveFocusItemChanged() {
            const item = page.Window.activeFocusItem;
            if (flick.holds(item) && (page.wide || !(item as LearnStop)?.chosen))
                flick.reveal(item, Theme.gap, Theme.gap);
        }
    }
}

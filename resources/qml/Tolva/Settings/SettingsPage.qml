pragma ComponentBehavior: Bound

import QtQuick

// All settings on one page, with a small table as a preview; changes are saved at once.
Folio {
    id: page

    required property Decks decks
    required property Pages pages
    required property Settings settings
    required property Sounds sounds

    objectName: "settingsPage"
    title: qsTr("Settings")

    // Whether the reset of all settings awaits confirmation.
    property bool resetting: false
    // Whether what hardly anybody uses is in sight.
    property bool more: page.settings.practice

    tools: [
        Label {
            objectName: "resetQuestion"
            visible: page.resetting
            anchors.verticalCenter: parent?.verticalCenter
            text: qsTr("Reset every setting on this page?")
            Accessible.role: Accessible.AlertMessage
        },
        Plate {
            objectName: "reallyReset"
            visible: page.resetting
            text: qsTr("Reset")
            onClicked: {
                page.resetting = false;
                page.settings.reset();
                done.forceActiveFocus();
            }
        },
        Plate {
            id: keep
            objectName: "keepSettings"
            visible: page.resetting
            strong: true
            text: qsTr("Keep them")
            onClicked: {
                page.resetting = false;
                done.forceActiveFocus();
            }
        },
        Plate {
            objectName: "people"
            visible: !page.resetting
            text: qsTr("Players")
            Accessible.description: qsTr("Several people of this machine, each with their own settings and statistics")
            onClicked: page.pages.open("people")
        },
        Plate {
            objectName: "keys"
            visible: !page.resetting
            text: qsTr("Keys")
            onClicked: page.pages.open("keys")
        },
        Plate {
            objectName: "about"
            visible: !page.resetting
            text: qsTr("About")
            onClicked: page.pages.open("about")
        },
        Plate {
            objectName: "resetSettings"
            visible: !page.resetting
            text: qsTr("Reset all settings")
            onClicked: {
                page.resetting = true;
                keep.forceActiveFocus();
            }
        },
        Plate {
            id: done
            objectName: "closeSettings"
            visible: !page.resetting
            strong: true
            text: qsTr("Done")
            onClicked: page.pages.close()
        }
    ]
    function goBack() {
        if (resetting)
            keep.click();
        else
            closed();
    }

    readonly property real half: 600 * Theme.unit
    readonly property real shrunk: Math.min(1, (sheet.width - Theme.pageBar) / (2 * half + column.columnSpacing))
    readonly property bool beside: shrunk * Theme.windowUnit >= 0.9

    Scroll {
        id: sheet
        objectName: "settingsSheet"
        anchors.left: parent.left
        anchors.right: preview.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.pageEdge
        anchors.rightMargin: 14 * Theme.unit
        contentHeight: column.height * column.scale + 36 * Theme.unit
        onReached: item => reveal(item, 44 * Theme.unit, 16 * Theme.unit)

        // Side by side if the window is wide enough to keep the text as large as in a small one.
        Grid {
            id: column
            y: 14 * Theme.unit
            width: (sheet.width - Theme.pageBar) / scale
            scale: page.beside ? page.shrunk : 1
            transformOrigin: Item.TopLeft
            columns: page.beside ? 2 : 1
            columnSpacing: 40 * Theme.unit
            rowSpacing: 20 * Theme.unit

            Column {
                width: page.beside ? page.half : column.width
                spacing: column.rowSpacing

                LooksSettings {
                    decks: page.decks
                    settings: page.settings
                }
                SettingGroup {
                    title: qsTr("Text and privacy")

                    SettingRow {
                        label: qsTr("Text size")
                        options: [85, 100, 115, 130, 160].map(value => ({value: value, text: qsTr("%1 %").arg(value)}))
                        value: page.settings.textSize
                        onChosen: value => page.settings.textSize = value
                    }
                    SettingRow {
                        label: qsTr("When I switch windows, my cards")
                        options: [{value: false, text: qsTr("Stay visible")}, {value: true, text: qsTr("Are hidden")}]
                        value: page.settings.hideAlone
                        onChosen: value => page.settings.hideAlone = value
                    }
                }
                SettingGroup {
                    title: qsTr("Sounds")

                    SettingRow {
                        visible: !page.sounds.missing
                        label: qsTr("Sounds (F8)")
                        value: page.settings.sound
                        onChosen: value => page.settings.sound = value
                    }
                    SettingRow {
                        objectName: "learningSound"
                        visible: !page.sounds.missing
                        label: qsTr("In lessons and practice")
                        value: page.settings.learningSound
                        onChosen: value => page.settings.learningSound = value
                    }
                    SettingRow {
                        visible: !page.sounds.missing
                        label: qsTr("Volume")
                        options: [{value: 1, text: qsTr("Soft")}, {value: 2, text: qsTr("Medium")}, {value: 3, text: qsTr("Loud")}]
                        value: page.settings.volume
                        onChosen: value => page.settings.volume = value
                    }
                    Paragraph {
                        objectName: "soundsMissing"
                        visible: page.sounds.missing
                        text: qsTr("Nothing here can play sounds. One of these programs is enough: %1").arg("pw-play, paplay, aplay")
                    }
                }
            }
            Column {
                width: page.beside ? page.half : column.width
                spacing: column.rowSpacing

                SettingGroup {
                    title: qsTr("Pace and motion")

                    SettingRow {
                        label: qsTr("Pace")
                        options: [{value: 0, text: qsTr("At once")}, {value: 1, text: qsTr("Fast")}, {value: 2, text: qsTr("Normal")}, {value: 3, text: qsTr("Slow")}]
                        value: page.settings.speed
                        onChosen: value => page.settings.speed = value
                    }
                    SettingRow {
                        label: qsTr("Keep finished tricks")
                        options: [{value: 0, text: qsTr("Automatic")}, ...[1, 2, 3, 5].map(value => ({value: value, text: qsTr("%1 s").arg(value)})), {value: -1, text: qsTr("Until I click")}]
                        value: page.settings.waitForClick ? -1 : page.settings.trickSeconds
                        onChosen: value => {
                            page.settings.waitForClick = value < 0;
                            if (value >= 0)
                                page.settings.trickSeconds = value;
                        }
                    }
                    SettingRow {
                        label: qsTr("Cards move")
                        options: [{value: "", text: qsTr("Same as the system")}, {value: "full", text: qsTr("Always")}, {value: "less", text: qsTr("Never")}]
                        value: page.settings.motion
                        onChosen: value => page.settings.motion = value
                    }
                    SettingRow {
                        label: qsTr("Celebrate the end of a game")
                        value: page.settings.flourish
                        onChosen: value => page.settings.flourish = value
                    }
                    SettingRow {
                        objectName: "speedOfRaces"
                        label: qsTr("Games of speed")
                        options: [{value: "quick", text: qsTr("Full speed")}, {value: "easy", text: qsTr("A little slower")}, {value: "slow", text: qsTr("Slow, for small children")}, {value: "calm", text: qsTr("No hurry")}]
                        value: page.settings.raceSpeed
                        onChosen: value => page.settings.raceSpeed = value
                    }
                }
                SettingGroup {
                    title: qsTr("Playing")

                    SettingRow {
                        label: qsTr("Play the only possible card for me")
                        value: page.settings.autoPlay
                        onChosen: value => page.settings.autoPlay = value
                    }
                    SettingRow {
                        label: qsTr("Offer to claim the rest when it is certain")
                        options: [{value: "no", text: qsTr("Never")}, {value: "own", text: qsTr("Only me")}, {value: "all", text: qsTr("Computers too")}]
                        value: page.settings.claims
                        onChosen: value => page.settings.claims = value
                    }
                    SettingRow {
                        label: qsTr("Play a card with")
                        options: [{value: false, text: qsTr("One click")}, {value: true, text: qsTr("Two clicks: the first lifts it")}]
                        value: page.settings.clickTwice
                        onChosen: value => page.settings.clickTwice = value
                    }
                    SettingRow {
                        label: qsTr("Suits in my hand")
                        options: [{value: "colours", text: qsTr("Red and black in turn")}, {value: "trump", text: qsTr("Trump apart")}]
                        value: page.settings.handOrder
                        onChosen: value => page.settings.handOrder = value
                    }
                    SettingRow {
                        label: qsTr("Cards within a suit")
                        options: [{value: false, text: qsTr("High to low")}, {value: true, text: qsTr("Low to high")}]
                        value: page.settings.lowFirst
                        onChosen: value => page.settings.lowFirst = value
                    }
                }
                SettingGroup {
                    title: qsTr("Aids")

                    SettingRow {
                        label: qsTr("Count card points for me")
                        value: page.settings.showPoints
                        onChosen: value => page.settings.showPoints = value
                    }
                    SettingRow {
                        label: qsTr("Show which card is winning")
                        value: page.settings.showWinning
                        onChosen: value => page.settings.showWinning = value
                    }
                    SettingRow {
                        label: qsTr("Let me look through my side’s tricks")
                        value: page.settings.ownTricks
                        onChosen: value => page.settings.ownTricks = value
                    }
                    SettingRow {
                        label: qsTr("Hints")
                        value: page.settings.hints
                        onChosen: value => page.settings.hints = value
                    }
                    SmallPlate {
                        objectName: "moreAids"
                        quiet: true
                        text: page.more ? qsTr("Less") : qsTr("More…")
                        onClicked: page.more = !page.more
                    }
                    SettingRow {
                        objectName: "figures"
                        visible: page.more
                        label: qsTr("Practice: point lead on the cards")
                        value: page.settings.practice
                        onChosen: value => page.settings.practice = value
                    }
                }
            }
        }
    }

    Preview {
        id: preview
        settings: page.settings
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: 18 * Theme.unit
        width: 0.34 * page.width
    }

    Component.onCompleted: done.forceActiveFocus()
}

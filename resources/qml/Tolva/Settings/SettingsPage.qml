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

    component Rows: SettingRows {
        settings: page.settings
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

                    Rows {
                        rows: [
                            {name: "textSize", text: qsTr("Text size"),
                             options: [85, 100, 115, 130, 160].map(value => ({value: value, text: qsTr("%1 %").arg(value)}))},
                            {name: "hideAlone", text: qsTr("When I switch windows, my cards"),
                             options: [{value: false, text: qsTr("Stay visible")}, {value: true, text: qsTr("Are hidden")}]}
                        ]
                    }
                }
                SettingGroup {
                    title: qsTr("Sounds")

                    Rows {
                        rows: page.sounds.missing ? [] : [
                            {name: "sound", text: qsTr("Sounds (F8)")},
                            {name: "learningSound", text: qsTr("In lessons and practice")},
                            {name: "volume", text: qsTr("Volume"),
                             options: [{value: 1, text: qsTr("Soft")}, {value: 2, text: qsTr("Medium")}, {value: 3, text: qsTr("Loud")}]}
                        ]
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

                    Rows {
                        rows: [
                            {name: "speed", text: qsTr("Pace"),
                             options: [{value: 0, text: qsTr("At once")}, {value: 1, text: qsTr("Fast")}, {value: 2, text: qsTr("Normal")}, {value: 3, text: qsTr("Slow")}]},
                            {name: "trickWait", text: qsTr("Keep finished tricks"),
                             options: [{value: 0, text: qsTr("Automatic")}, ...[1, 2, 3, 5].map(value => ({value: value, text: qsTr("%1 s").arg(value)})), {value: -1, text: qsTr("Until I click")}]},
                            {name: "motion", text: qsTr("Cards move"),
                             options: [{value: "", text: qsTr("Same as the system")}, {value: "full", text: qsTr("Always")}, {value: "less", text: qsTr("Never")}]},
                            {name: "flourish", text: qsTr("Celebrate the end of a game")},
                            {name: "raceSpeed", text: qsTr("Games of speed"),
                             options: [{value: "quick", text: qsTr("Full speed")}, {value: "easy", text: qsTr("A little slower")}, {value: "slow", text: qsTr("Slow, for small children")}, {value: "calm", text: qsTr("No hurry")}]}
                        ]
                    }
                }
                SettingGroup {
                    title: qsTr("Playing")

                    Rows {
                        rows: [
                            {name: "autoPlay", text: qsTr("Play the only possible card for me")},
                            {name: "claims", text: qsTr("Offer to claim the rest when it is certain"),
                             options: [{value: "no", text: qsTr("Never")}, {value: "own", text: qsTr("Only me")}, {value: "all", text: qsTr("Computers too")}]},
                            {name: "clickTwice", text: qsTr("Play a card with"),
                             options: [{value: false, text: qsTr("One click")}, {value: true, text: qsTr("Two clicks: the first lifts it")}]},
                            {name: "handOrder", text: qsTr("Suits in my hand"),
                             options: [{value: "colours", text: qsTr("Red and black in turn")}, {value: "trump", text: qsTr("Trump apart")}]},
                            {name: "lowFirst", text: qsTr("Cards within a suit"),
                             options: [{value: false, text: qsTr("High to low")}, {value: true, text: qsTr("Low to high")}]}
                        ]
                    }
                }
                SettingGroup {
                    title: qsTr("Aids")

                    Rows {
                        rows: [
                            {name: "showPoints", text: qsTr("Count card points for me")},
                            {name: "showWinning", text: qsTr("Show which card is winning")},
                            {name: "ownTricks", text: qsTr("Let me look through my side’s tricks")},
                            {name: "hints", text: qsTr("Hints")}
                        ]
                    }
                    SmallPlate {
                        objectName: "moreAids"
                        quiet: true
                        text: page.more ? qsTr("Less") : qsTr("More…")
                        onClicked: page.more = !page.more
                    }
                    Rows {
                        visible: page.more
                        rows: [{name: "practice", text: qsTr("Practice: point lead on the cards")}]
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

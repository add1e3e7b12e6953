pragma ComponentBehavior: Bound

import QtQuick

// Shown between people at the same screen: names the next person, hides all hands, and opens by their key or
// code.
FocusScope {
    id: curtain

    required property Navigation navigation
    required property Pages pages
    required property Privacy privacy

    // Whether a code is being chosen.
    property bool choosing: false
    readonly property bool coding: choosing || curtain.privacy.coded
    property bool refused: false

    function press(event: var): bool {
        const text = event.text.toUpperCase();
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        refused = false;
        if (coding && /^[0-9]$/.test(text))
            pad.type(text);
        else if (coding && event.key === Qt.Key_Backspace)
            pad.rub();
        else if (coding && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            pad.give();
        else if (!coding && text !== "" && text === curtain.privacy.key)
            open.keyHeld = true;
        else
            return false;
        return true;
    }

    focus: true
    Keys.onPressed: event => event.accepted = event.isAutoRepeat || press(event)
    Keys.onReleased: event => {
        if (!event.isAutoRepeat)
            open.keyHeld = false;
    }
    Keys.onEscapePressed: {
        if (choosing)
            choosing = false;
        else if (curtain.privacy.forgetful !== "")
            curtain.privacy.remember();
        else
            curtain.pages.open("settings");
    }
    onActiveFocusChanged: open.keyHeld = false

    // Has the focus unless Tab has moved it; the curtain describes its keys.
    Item {
        id: listener
        focus: true
    }

    onCodingChanged: listener.forceActiveFocus()

    Shade {
        dim: 0
    }

    Image {
        anchors.fill: parent
        source: "../../../table/vadmal-blue.png"
        fillMode: Image.Tile
    }

    Column {
        anchors.centerIn: parent
        width: parent.width - 48 * Theme.unit
        spacing: 18 * Theme.unit

        // Three card backs, if there is room.
        Item {
            visible: !curtain.coding || curtain.height > 760 * Theme.unit
            anchors.horizontalCenter: parent.horizontalCenter
            width: 120 * Theme.unit
            height: 118 * Theme.unit

            Repeater {
                model: [-1, 0, 1]

                CardFace {
                    required property int modelData
                    anchors.horizontalCenter: parent?.horizontalCenter
                    anchors.horizontalCenterOffset: 34 * modelData * Theme.unit
                    y: 6 * Math.abs(modelData) * Theme.unit
                    width: 72 * Theme.unit
                    rotation: 12 * modelData
                    name: ""
                }
            }
        }
        PlainText {
            objectName: "curtainName"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: curtain.privacy.person
            color: Theme.linen
            font.family: Theme.display
            font.pixelSize: Theme.banner
            font.bold: true
            elide: Text.ElideRight
            Accessible.role: Accessible.AlertMessage
            Accessible.name: [qsTr("It is %1’s turn").arg(text), what.text, how.text].filter(part => part).join(". ")
        }
        SilentParagraph {
            id: what
            horizontalAlignment: Text.AlignHCenter
            text: curtain.privacy.forgetful !== "" ? qsTr("May %1 choose a new code?").arg(curtain.privacy.forgetful) : qsTr("Make sure that nobody else sees the screen.")
            color: Theme.linen
            font.pixelSize: Theme.body
        }
        // A button that must be held for a moment, with the mouse, a finger or the key shown on it.
        Press {
            id: open

            // The key is down.
            property bool keyHeld: false
            readonly property bool holding: down || keyHeld

            objectName: "openCurtain"
            visible: !curtain.coding
            anchors.horizontalCenter: parent.horizontalCenter
            text: curtain.privacy.forgetful !== "" ? qsTr("Yes, I agree") : qsTr("Show my cards")
            implicitWidth: Math.max(words.implicitWidth + 3 * Theme.title, 260 * Theme.unit)
            implicitHeight: words.implicitHeight + 1.4 * Theme.title

            Accessible.name: text
            Accessible.onPressAction: curtain.privacy.open()

            contentItem: Item {
                Row {
                    id: words
                    anchors.centerIn: parent
                    spacing: 0.6 * Theme.title

                    Rectangle {
                        visible: curtain.privacy.key !== ""
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(height, letter.width + 0.8 * Theme.title)
                        height: 1.5 * Theme.title
                        radius: 0.6 * Theme.radius
                        color: Theme.linen
                        border.color: Theme.ink
                        border.width: Theme.hair

                        PlainText {
                            id: letter
                            anchors.centerIn: parent
                            text: curtain.privacy.key
                            color: Theme.ink
                            font.pixelSize: Theme.title
                            font.bold: true
                        }
                    }
                    PlainText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: open.text
                        color: Theme.ink
                        font.pixelSize: Theme.title
                        font.bold: true
                    }
                }
            }
            background: Rectangle {
                radius: Theme.radius
                color: Theme.straw
                border.color: open.visualFocus ? Theme.sky : Theme.weld
                border.width: (open.visualFocus ? 4 : 2) * Theme.unit

                Rectangle {
                    id: fill
                    property real part
                    width: open.holding ? part * parent.width : 0
                    height: parent.height
                    radius: parent.radius
                    color: Theme.weld

                    NumberAnimation on part {
                        running: open.holding
                        from: 0
                        to: 1
                        duration: 500
                        onFinished: curtain.privacy.open()
                    }
                }
            }
        }
        CodePad {
            id: pad
            visible: curtain.coding
            anchors.horizontalCenter: parent.horizontalCenter
            onGiven: code => {
                if (curtain.choosing)
                    curtain.privacy.choose(code);
                else
                    curtain.privacy.enter(code);
            }
        }
        SilentParagraph {
            id: how
            objectName: "curtainHow"
            horizontalAlignment: Text.AlignHCenter
            text: curtain.refused ? qsTr("Wrong code.") : curtain.choosing ? qsTr("Choose one to four digits that only you know. The code lasts for this game and stops glances, not thieves.") : curtain.privacy.coded ? qsTr("Type your code.") : qsTr("Hold down the key %1 or the button.").arg(curtain.privacy.key)
            color: Theme.linen
            font.pixelSize: Theme.body
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 12 * Theme.unit

            SmallPlate {
                objectName: "chooseCode"
                visible: curtain.privacy.fresh && !curtain.choosing
                text: qsTr("Choose a code")
                onClicked: curtain.choosing = true
            }
            SmallPlate {
                objectName: "forgotCode"
                visible: curtain.privacy.coded && curtain.privacy.forgetful === ""
                text: qsTr("I forgot my code")
                onClicked: curtain.privacy.forget()
            }
            SmallPlate {
                objectName: "keepCode"
                visible: curtain.choosing || curtain.privacy.forgetful !== ""
                text: qsTr("Never mind")
                onClicked: {
                    curtain.choosing = false;
                    curtain.privacy.remember();
                }
            }
            SmallPlate {
                objectName: "leaveTable"
                visible: curtain.privacy.forgetful !== ""
                text: qsTr("Leave the table")
                onClicked: curtain.navigation.newGame()
            }
        }
    }

    Connections {
        target: curtain.privacy
        function onChanged() {
            curtain.choosing = curtain.choosing && curtain.privacy.fresh;
            curtain.refused = false;
            pad.typed = "";
        }
        function onRefused() {
            curtain.refused = true;
        }
    }
    Component.onCompleted: {
        if (curtain.pages.page === "")
            forceActiveFocus();
    }
}

pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// All settings on one page; each is kept at once and can be seen at the table behind.
Panel {
    id: page

    innerWidth: 760 * Theme.unit

    component Wish: Item {
        id: wish
        required property string label
        required property var options
        required property var value
        signal chosen(var value)

        width: parent.width
        height: choice.height

        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: 260 * Theme.unit
            text: wish.label
        }
        Choice {
            id: choice
            x: 270 * Theme.unit
            title: wish.label
            options: wish.options
            value: wish.value
            onChosen: value => wish.chosen(value)
        }
    }

    readonly property var noYes: [{value: false, text: qsTr("No")}, {value: true, text: qsTr("Yes")}]

    Caption {
        text: qsTr("Settings")
    }
    Wish {
        label: qsTr("Language")
        options: [{value: "", text: qsTr("As the system")}, {value: "sv", text: "Svenska"}, {value: "en", text: "English"}]
        value: Settings.language
        onChosen: value => Settings.language = value
    }
    Wish {
        label: qsTr("Pace")
        options: [{value: 0, text: qsTr("At once")}, {value: 1, text: qsTr("Brisk")}, {value: 2, text: qsTr("Normal")}, {value: 3, text: qsTr("Leisurely")}]
        value: Settings.speed
        onChosen: value => Settings.speed = value
    }
    Wish {
        label: qsTr("A finished trick lies")
        options: [{value: false, text: qsTr("For a while")}, {value: true, text: qsTr("Until I click")}]
        value: Settings.waitForClick
        onChosen: value => Settings.waitForClick = value
    }
    Wish {
        label: qsTr("Count card points for me")
        options: page.noYes
        value: Settings.showPoints
        onChosen: value => Settings.showPoints = value
    }
    Wish {
        label: qsTr("Show which card is winning")
        options: page.noYes
        value: Settings.showWinning
        onChosen: value => Settings.showWinning = value
    }
    Wish {
        label: qsTr("Letters on the cards")
        options: [{value: "", text: qsTr("As the language")}, {value: "sv", text: "E K D Kn"}, {value: "en", text: "A K Q J"}]
        value: Settings.indices
        onChosen: value => Settings.indices = value
    }
    Wish {
        label: qsTr("Deck")
        options: [{value: 0, text: qsTr("Woven")}, {value: 1, text: qsTr("Four colours")}, {value: 2, text: qsTr("Large letters")}]
        value: Settings.largeIndices ? 2 : Settings.fourColours ? 1 : 0
        onChosen: value => {
            Settings.largeIndices = value === 2;
            Settings.fourColours = value === 1;
        }
    }
    Wish {
        label: qsTr("Table")
        options: [{value: "green", text: qsTr("Green")}, {value: "blue", text: qsTr("Blue")}, {value: "red", text: qsTr("Red")}, {value: "linen", text: qsTr("Linen")}, {value: "wood", text: qsTr("Wood")}]
        value: Settings.cloth
        onChosen: value => Settings.cloth = value
    }
    Wish {
        label: qsTr("Pages")
        options: [{value: "", text: qsTr("As the system")}, {value: "light", text: qsTr("Light")}, {value: "dark", text: qsTr("Dark")}]
        value: Settings.theme
        onChosen: value => Settings.theme = value
    }
    Row {
        anchors.right: parent.right
        spacing: 12 * Theme.unit

        Plate {
            text: qsTr("Reset")
            onClicked: Settings.reset()
        }
        Plate {
            id: done
            objectName: "closeSettings"
            strong: true
            text: qsTr("Done")
            onClicked: Pages.close()
        }
    }

    Keys.onEscapePressed: Pages.close()
    Component.onCompleted: done.forceActiveFocus()
}

pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// All settings on one page; each is kept at once and can be seen at the table behind.
Panel {
    id: page

    property string part: "play"

    innerWidth: 760 * Theme.unit

    component Wish: Item {
        id: wish
        required property string label
        required property var options
        required property var value
        property string part: "play"
        signal chosen(var value)

        visible: part === page.part
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

    Item {
        width: parent.width
        height: title.height

        Caption {
            id: title
            text: qsTr("Settings")
        }
        Choice {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            title: title.text
            options: [{value: "play", text: qsTr("Playing")}, {value: "looks", text: qsTr("Looks")}]
            value: page.part
            onChosen: value => page.part = value
        }
    }
    Wish {
        part: "looks"
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
        options: [{value: 0, text: qsTr("For a while")}, ...[1, 2, 3, 5].map(value => ({value: value, text: qsTr("%1 s").arg(value)})), {value: -1, text: qsTr("Until I click")}]
        value: Settings.waitForClick ? -1 : Settings.trickSeconds
        onChosen: value => {
            Settings.waitForClick = value < 0;
            if (value >= 0)
                Settings.trickSeconds = value;
        }
    }
    Wish {
        label: qsTr("Forced cards are played")
        options: [{value: false, text: qsTr("By me")}, {value: true, text: qsTr("For me")}]
        value: Settings.autoPlay
        onChosen: value => Settings.autoPlay = value
    }
    Wish {
        label: qsTr("The rest, if it is certain, is claimed")
        options: [{value: "no", text: qsTr("Never")}, {value: "own", text: qsTr("By me")}, {value: "all", text: qsTr("By computers too")}]
        value: Settings.claims
        onChosen: value => Settings.claims = value
    }
    Wish {
        label: qsTr("A card is played with")
        options: [{value: false, text: qsTr("One click")}, {value: true, text: qsTr("Two: the first lifts it")}]
        value: Settings.clickTwice
        onChosen: value => Settings.clickTwice = value
    }
    Wish {
        label: qsTr("Suits in the hand")
        options: [{value: "colours", text: qsTr("Red and black by turns")}, {value: "trump", text: qsTr("Trump apart")}]
        value: Settings.handOrder
        onChosen: value => Settings.handOrder = value
    }
    Wish {
        label: qsTr("Cards of a suit")
        options: [{value: false, text: qsTr("High to low")}, {value: true, text: qsTr("Low to high")}]
        value: Settings.lowFirst
        onChosen: value => Settings.lowFirst = value
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
        label: qsTr("Hints")
        options: page.noYes
        value: Settings.hints
        onChosen: value => Settings.hints = value
    }
    Wish {
        label: qsTr("Practice: points on the cards")
        options: page.noYes
        value: Settings.practice
        onChosen: value => Settings.practice = value
    }
    Wish {
        part: "looks"
        label: qsTr("Letters on the cards")
        options: [{value: "", text: qsTr("As the language")}, {value: "sv", text: "E K D Kn"}, {value: "en", text: "A K Q J"}]
        value: Settings.indices
        onChosen: value => Settings.indices = value
    }
    Wish {
        part: "looks"
        label: qsTr("Deck")
        options: [{value: 0, text: qsTr("Woven")}, {value: 1, text: qsTr("Four colours")}, {value: 2, text: qsTr("Large letters")}]
        value: Settings.largeIndices ? 2 : Settings.fourColours ? 1 : 0
        onChosen: value => {
            Settings.largeIndices = value === 2;
            Settings.fourColours = value === 1;
        }
    }
    Wish {
        part: "looks"
        label: qsTr("Table")
        options: [{value: "green", text: qsTr("Green")}, {value: "blue", text: qsTr("Blue")}, {value: "red", text: qsTr("Red")}, {value: "linen", text: qsTr("Linen")}, {value: "wood", text: qsTr("Wood")}]
        value: Settings.cloth
        onChosen: value => Settings.cloth = value
    }
    Wish {
        part: "looks"
        label: qsTr("Pages")
        options: [{value: "", text: qsTr("As the system")}, {value: "light", text: qsTr("Light")}, {value: "dark", text: qsTr("Dark")}]
        value: Settings.theme
        onChosen: value => Settings.theme = value
    }
    Row {
        anchors.right: parent.right
        spacing: 12 * Theme.unit

        Plate {
            objectName: "keys"
            text: qsTr("Keys")
            onClicked: Pages.open("keys")
        }
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

pragma ComponentBehavior: Bound

import QtQuick

// Settings for the look of cards and table: decks, backs, cloths.
SettingGroup {
    id: looks

    required property Decks decks
    required property Settings settings
    readonly property var system: ({value: "", text: qsTr("Same as the system")})

    title: qsTr("Cards and table")

    // Our own deck in its three variants, then the usable installed decks.
    readonly property string plain: looks.settings.indices !== "" ? looks.settings.indices : Qt.uiLanguage.slice(0, 2)
    readonly property string letters: plain === "sv" ? "-sv" : ""
    readonly property list<var> own: [
        {value: "own-0", text: qsTr("Woven"), key: "tolva" + letters},
        {value: "own-1", text: qsTr("Four colours"), key: "tolva-four-colour" + letters},
        {value: "own-2", text: qsTr("Large letters"), key: "tolva-large" + letters}
    ]
    readonly property list<var> found: looks.decks.installed.map(deck => ({value: deck.id, text: deck.name, key: deck.key}))

    // Show only one row of decks at first: a dozen installed ones would push the other settings two screens
    // down.
    readonly property bool many: found.length > 3
    property bool moreDecks: false
    readonly property bool folded: many && !moreDecks
    readonly property list<var> shownDecks: folded ? found.filter(deck => deck.value === looks.settings.deck) : found

    // A single choice among small pictures.
    component Samples: Item {
        id: samples

        required property string title
        // Objects with `value` and `text`, and any properties that the picture needs.
        required property list<var> options
        required property var value
        required property Component picture
        // Never so small that the names do not fit under the pictures.
        property real tile: Math.max(52 * Theme.unit, 42)

        signal chosen(var value)

        width: parent?.width ?? 0
        height: Math.max(label.height, flow.height)

        Paragraph {
            id: label
            y: Math.max(0, Math.min(0.5 * samples.tile, (flow.height - height) / 2))
            width: flow.x - Theme.gap
            text: samples.title
        }
        Flow {
            id: flow
            readonly property string title: samples.title

            x: 0.37 * samples.width
            width: samples.width - x
            spacing: 7 * Theme.unit

            Accessible.role: Accessible.Grouping
            Accessible.name: title

            Repeater {
                model: samples.options

                Option {
                    id: sample

                    required property var modelData

                    objectName: "choice-" + modelData.value
                    current: samples.value === modelData.value
                    padding: 5 * Theme.unit
                    width: samples.tile + 2 * padding
                    height: drawing.height + words.height + 2 * padding + 2 * Theme.unit
                    Accessible.name: modelData.text
                    onChosen: samples.chosen(modelData.value)

                    contentItem: Item {
                        Loader {
                            id: drawing
                            property var option: sample.modelData
                            width: samples.tile
                            sourceComponent: samples.picture
                        }
                        PlainText {
                            id: words
                            anchors.top: drawing.bottom
                            anchors.topMargin: 2 * Theme.unit
                            // The names may be a little wider than the pictures.
                            x: 2 * Theme.unit - sample.padding
                            width: sample.width - 4 * Theme.unit
                            text: sample.modelData.text
                            color: sample.current ? Theme.text : Theme.faint
                            font.pixelSize: Theme.fine
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 9
                            horizontalAlignment: Text.AlignHCenter
                        }
                    }
                    background: Rectangle {
                        radius: Theme.radius
                        color: sample.current || sample.hovered ? Theme.field : "transparent"
                        border.color: sample.visualFocus ? Theme.focus : sample.current ? Theme.accent : "transparent"
                        border.width: Math.max(2, (sample.visualFocus ? 3 : 2) * Theme.unit)
                    }
                }
            }
        }
    }

    Samples {
        title: qsTr("Deck")
        tile: Math.max(82 * Theme.unit, 86 * Theme.cramp)
        options: [...looks.own, ...looks.shownDecks]
        value: looks.decks.key !== "" ? looks.settings.deck : looks.settings.largeIndices ? "own-2" : looks.settings.fourColours ? "own-1" : "own-0"
        picture: Item {
            id: three
            readonly property string key: parent?.option?.key ?? "" // qmllint disable missing-property
            height: 62 * Theme.unit

            Repeater {
                model: ["HK", "SA", "DT"]

                Image {
                    required property string modelData
                    required property int index
                    x: (21 * index - 40) * Theme.unit + three.width / 2
                    y: (index === 1 ? 2 : 4) * Theme.unit
                    width: 38 * Theme.unit
                    height: 1.4 * width
                    rotation: 6 * (index - 1)
                    antialiasing: true
                    source: three.key === "" ? "" : "image://cards/" + three.key + "/" + modelData
                    sourceSize: Qt.size(Math.round(width), Math.round(height))
                }
            }
        }
        onChosen: value => {
            const own = ["own-0", "own-1", "own-2"].indexOf(value);
            looks.settings.deck = own < 0 ? value : "";
            if (own >= 0) {
                looks.settings.largeIndices = own === 2;
                looks.settings.fourColours = own === 1;
            }
        }
    }
    SmallPlate {
        objectName: "moreDecks"
        visible: looks.many
        x: 0.37 * looks.width
        quiet: true
        text: looks.moreDecks ? qsTr("Fewer decks") : qsTr("More decks (%1)").arg(looks.found.length - looks.shownDecks.length)
        onClicked: looks.moreDecks = !looks.moreDecks
    }
    SettingRows {
        settings: looks.settings
        rows: looks.decks.key !== "" ? [] : [
            {name: "indices", text: qsTr("Letters on the cards"),
             options: [{value: "", text: qsTr("Same as the language")}, {value: "sv", text: "E K D Kn"}, {value: "en", text: "A K Q J"}]}
        ]
    }
    Samples {
        title: qsTr("Back")
        options: [
            ...(looks.decks.key === "" ? [] : [{value: "", text: qsTr("The deck’s")}]),
            {value: "star", text: qsTr("Stars")},
            {value: "bird", text: qsTr("Birds")},
            {value: "tree", text: qsTr("Tree")},
            {value: "wave", text: qsTr("Waves")},
            {value: "horse", text: qsTr("Horses")}
        ]
        value: looks.settings.back === "" && looks.decks.key === "" ? "star" : looks.settings.back
        picture: Image {
            readonly property string name: parent?.option?.value ?? "" // qmllint disable missing-property
            width: parent?.width ?? 0
            height: 1.4 * width
            readonly property string drawing: name !== "" ? "backs/back_" + name : looks.decks.key !== "" ? looks.decks.key + "/back" : ""
            source: drawing !== "" ? "image://cards/" + drawing : ""
            sourceSize: Qt.size(Math.round(width), Math.round(height))
        }
        onChosen: value => looks.settings.back = value
    }
    Samples {
        title: qsTr("Table")
        tile: 58 * Theme.unit
        options: [
            {value: "green", text: qsTr("Green")},
            {value: "blue", text: qsTr("Blue")},
            {value: "red", text: qsTr("Red")},
            {value: "linen", text: qsTr("Linen")},
            {value: "wood", text: qsTr("Wood")}
        ]
        value: looks.settings.cloth
        picture: Cloth {
            width: parent?.width ?? 0
            height: 34 * Theme.unit
            material: Theme.clothOf(parent?.option?.value ?? "green") // qmllint disable missing-property
            lamp: false
        }
        onChosen: value => looks.settings.cloth = value
    }
    SettingRows {
        settings: looks.settings
        rows: [
            {name: "theme", text: qsTr("Theme"),
             options: [looks.system, {value: "light", text: qsTr("Light")}, {value: "dark", text: qsTr("Dark")}]},
            {name: "contrast", text: qsTr("Contrast"),
             options: [looks.system, {value: "usual", text: qsTr("Usual")}, {value: "high", text: qsTr("High")}]},
            {name: "cardSize", text: qsTr("Size of my cards"),
             options: [{value: 0, text: qsTr("Small")}, {value: 1, text: qsTr("Medium")}, {value: 2, text: qsTr("Large")}]},
            {name: "language", text: qsTr("Language"),
             options: [looks.system, {value: "sv", text: "Svenska"}, {value: "en", text: "English"}]}
        ]
    }

    Component.onCompleted: looks.decks.look()
}

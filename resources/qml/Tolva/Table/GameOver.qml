pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// The winners and their margin, everybody's place, the scoring of the last deal, and the course of the game.
Panel {
    id: page

    required property Keepsake keepsake
    required property Navigation navigation
    required property Pages pages
    required property Remark remark
    required property Review review
    required property SameDeal same
    required property Sheet sheet

    title: page.sheet.verdict
    menuRoom: 46 * Theme.unit
    // Columns need the width.
    innerWidth: (!page.sheet.scored && page.sheet.rows.length === 0 ? 680 : Math.max(860, page.sheet.sides.length > 3 ? 360 + 90 * page.sheet.sides.length : 0)) * Theme.unit

    // Draws the postcard and passes it on.
    function withPicture(use: var) {
        if (postcard.item === null)
            postcard.setSource("Postcard.qml", {sheet: page.sheet, keepsake: page.keepsake});
        (postcard.item as Postcard).grabToImage(result => use(result.image), Qt.size(1600, 1200));
    }

    // The end of a game: the faces of the winners and their winning cards, or of the sole loser.
    Item {
        id: finish

        readonly property bool narrow: width < 560 * Theme.unit
        readonly property real card: 56 * Theme.unit

        readonly property real above: Math.max(people.height, words.height)

        width: parent.width
        // Without room beside the words, the cards are below them.
        implicitHeight: !cards.visible ? above : narrow ? above + cards.height + Theme.gap : Math.max(above, cards.height)

        // A fan of cards that appear one after another.
        component Fan: Row {
            id: fan

            required property list<var> laid

            visible: laid.length > 0
            height: 1.5 * finish.card
            spacing: -0.5 * finish.card

            Repeater {
                model: fan.laid

                CardFace {
                    id: held
                    required property string face
                    required property bool across
                    required property int index
                    readonly property real off: index - (fan.laid.length - 1) / 2

                    width: finish.card
                    y: 0.03 * finish.card * (1 + off * off)
                    name: face
                    rotation: across ? 90 : 5 * off

                    SequentialAnimation on opacity {
                        running: !Theme.still
                        PropertyAction {
                            value: 0
                        }
                        PauseAnimation {
                            duration: Theme.move + held.index * Theme.quick
                        }
                        NumberAnimation {
                            to: 1
                            duration: Theme.move
                        }
                    }
                }
            }
        }

        Honoured {
            id: people
            sheet: page.sheet
            size: (page.sheet.honoured.length > 1 ? 92 : 104) * Theme.unit
            y: ((finish.narrow ? finish.above : finish.height) - height) / 2
            spacing: -18 * Theme.unit
        }
        Column {
            id: words
            y: ((finish.narrow ? finish.above : finish.height) - height) / 2
            x: people.width + (people.width > 0 ? 18 * Theme.unit : 0)
            width: parent.width - x - (cards.visible && !finish.narrow ? cards.width + 0.12 * finish.card + 14 * Theme.unit : 0)
            spacing: 4 * Theme.unit

            Paragraph {
                objectName: "verdict"
                text: page.sheet.verdict
                font.family: Theme.display
                font.pixelSize: Theme.title
                font.bold: true
                Accessible.role: Accessible.AlertMessage
            }
            Paragraph {
                objectName: "decided"
                text: page.sheet.decided
            }
            Paragraph {
                objectName: "comfort"
                text: page.sheet.comfort
                color: Theme.faint
            }
        }
        Row {
            id: cards
            visible: page.sheet.lastCards.length > 0 || page.sheet.marking.length > 0
            x: finish.narrow ? 0 : finish.width - width - 0.12 * finish.card
            y: finish.narrow ? finish.height - height : (finish.height - height) / 2
            spacing: Theme.gap

            Fan {
                objectName: "lastCards"
                laid: page.sheet.lastCards.map(face => ({face: face, across: false}))
            }
            Fan {
                objectName: "marking"
                laid: page.sheet.marking
            }
        }
    }
    RemarkLine {
        remark: page.remark
        width: parent.width
    }
    Flow {
        readonly property real whole: children.reduce((sum, child) => child.visible ? sum + child.width + spacing : sum, -spacing)
        anchors.right: parent.right
        width: Math.min(parent.width, Math.ceil(whole))
        spacing: 6 * Theme.unit

        SmallPlate {
            objectName: "seeAgain"
            // Where nothing is decided there is no such deal.
            visible: !page.sheet.raced && !page.sheet.luck
            quiet: true
            text: qsTr("See the deciding deal")
            onClicked: page.review.seeAgain(page.sheet.deciding)
        }
        SmallPlate {
            objectName: "beside"
            visible: page.same.atTable
            quiet: true
            text: qsTr("The master’s play")
            onClicked: page.same.openTable()
        }
        SmallPlate {
            objectName: "copyPicture"
            quiet: true
            text: qsTr("Copy or drag picture")
            onClicked: page.withPicture(image => page.keepsake.copy(image))

            // Into a letter, a message or a folder.
            DragHandler {
                target: null
                onActiveChanged: {
                    if (active)
                        page.withPicture(image => page.keepsake.drag(image));
                }
            }
        }
        SmallPlate {
            objectName: "savePicture"
            quiet: true
            text: qsTr("Save picture")
            onClicked: page.withPicture(image => page.keepsake.save(image))
        }
    }
    // The places at the end of the game; level players share one.
    Column {
        id: places

        objectName: "places"
        visible: page.sheet.places.length > 0
        width: parent.width
        spacing: 2 * Theme.unit

        Repeater {
            model: page.sheet.places

            Item {
                id: line
                required property int place
                required property string names
                required property string score
                required property list<var> people

                width: places.width
                height: Math.max(who.height, faces.height + 2 * Theme.unit, 1.5 * Theme.body)
                Accessible.role: Accessible.StaticText
                Accessible.name: [Figures.fill(qsTr("Place %1: %2"), place, names), score].filter(part => part !== "").join(", ")

                Label {
                    id: number
                    anchors.verticalCenter: parent.verticalCenter
                    width: 34 * Theme.unit
                    text: line.place + "."
                    font.bold: line.place === 1
                    Accessible.ignored: true
                }
                Row {
                    id: faces
                    anchors.left: number.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: -5 * Theme.unit

                    Repeater {
                        model: line.people

                        Portrait {
                            required face
                            required ring
                            width: 30 * Theme.unit
                        }
                    }
                }
                Paragraph {
                    id: who
                    anchors.left: faces.right
                    anchors.leftMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x - figure.width - Theme.gap
                    text: line.names
                    font.bold: line.place === 1
                    Accessible.ignored: true
                }
                Label {
                    id: figure
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.score
                    font.bold: true
                    Accessible.ignored: true
                }
            }
        }
    }
    ScoreTable {
        sheet: page.sheet
        objectName: "scoreTable"
        visible: page.sheet.scored || page.sheet.rows.length > 0
        width: parent.width
        foot: !page.sheet.scored ? "" : page.sheet.unit === "" ? qsTr("Final score") : qsTr("Final score in %1").arg(page.sheet.unit)
    }
    Account {
        sheet: page.sheet
        width: parent.width
    }
    CourseChart {
        sheet: page.sheet
        visible: page.sheet.charted && page.sheet.scored
        width: parent.width
        height: 150 * Theme.unit
    }
    footer: Buttons {
        Plate {
            objectName: "lookBack"
            // A game of pure luck teaches nothing.
            visible: !page.sheet.luck
            size: Theme.title
            text: qsTr("Review")
            onClicked: page.review.lookBack()
        }
        Plate {
            size: Theme.title
            text: qsTr("New game")
            onClicked: page.navigation.newGame()
        }
        Plate {
            id: again
            objectName: "again"
            strong: true
            size: Theme.title
            text: page.sheet.matched ? qsTr("The match") : qsTr("Play again")
            onClicked: page.sheet.matched ? page.pages.open("match") : page.navigation.playAgain()
        }
    }

    // No button has the ring at first: Enter a moment too late must not throw the result away.
    Keys.onTabPressed: event => {
        event.accepted = page.activeFocus;
        if (event.accepted)
            again.forceActiveFocus(Qt.TabFocusReason);
    }
    property bool ready: false
    Timer {
        interval: 1000
        running: true
        onTriggered: page.ready = true
    }
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_N && !event.modifiers;
        if (event.accepted && page.ready && !event.isAutoRepeat)
            again.click();
    }
    // If motion is not wanted, or the pace is instant, only the sheet is shown.
    Loader {
        id: flourish
        parent: page
        anchors.fill: parent
        z: 1
        active: false
        sourceComponent: Flourish {
            sheet: page.sheet
            onDone: {
                flourish.active = false;
                page.takeKeys();
            }
        }
    }
    // Beside the window: it is only drawn into the picture.
    Loader {
        id: postcard
        parent: page
        x: -2000
    }
    Component.onCompleted: {
        takeKeys();
        flourish.active = page.sheet.celebrate() && page.enabled && !Theme.still;
    }
}

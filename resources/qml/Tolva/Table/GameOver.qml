pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// The winners and their margin, everybody's place, the scoring of the last deal, and the course of the game.
Panel {
    id: page

    required property AppModel app

    title: page.app.sheet.verdict
    innerWidth: Math.max(860, page.app.sheet.sides.length > 3 ? 400 + 100 * page.app.sheet.sides.length : 0) * Theme.unit

    // Draws the postcard and passes it on.
    function withPicture(use: var) {
        if (postcard.item === null)
            postcard.setSource("Postcard.qml", {sheet: page.app.sheet, keepsake: page.app.keepsake});
        (postcard.item as Postcard).grabToImage(result => use(result.image), Qt.size(1600, 1200));
    }

    Finish {
        id: finish
        app: page.app
        width: parent.width
    }
    Flow {
        width: parent.width
        layoutDirection: Qt.RightToLeft
        spacing: 6 * Theme.unit

        Plate {
            objectName: "savePicture"
            quiet: true
            size: Theme.small
            text: qsTr("Save picture")
            onClicked: page.withPicture(image => page.app.keepsake.save(image))
        }
        Plate {
            objectName: "copyPicture"
            quiet: true
            size: Theme.small
            text: qsTr("Copy picture")
            onClicked: page.withPicture(image => page.app.keepsake.copy(image))
        }
        Plate {
            objectName: "beside"
            visible: page.app.same.atTable
            quiet: true
            size: Theme.small
            text: qsTr("The master’s play")
            onClicked: page.app.same.openTable()
        }
        Plate {
            objectName: "seeAgain"
            // Where nothing is decided there is no such deal.
            visible: !page.app.sheet.raced && !page.app.sheet.luck
            quiet: true
            size: Theme.small
            text: qsTr("See the deciding deal")
            onClicked: page.app.stepping.showEnd(page.app.sheet.deciding)
        }
    }
    PageLoader {
        app: page.app
        width: parent.width
        active: page.app.sheet.places.length > 0
        visible: active
        file: Qt.resolvedUrl("Places.qml")
    }
    ScoreTable {
        app: page.app
        objectName: "scoreTable"
        visible: page.app.sheet.scored || page.app.sheet.rows.length > 0
        width: parent.width
        heads: page.app.sheet.order.map(side => page.app.sheet.sides[side])
        marks: page.app.sheet.order
        rows: page.app.sheet.rows.map(row => ({text: row.text, figures: page.app.sheet.order.map(side => row.figures[side] ?? "")}))
        foot: !page.app.sheet.scored ? "" : page.app.sheet.unit === "" ? qsTr("Final score") : qsTr("Final score in %1").arg(page.app.sheet.unit)
        footFigures: page.app.sheet.order.map(side => Figures.score(page.app.sheet.scores[side] ?? 0))
    }
    Account {
        app: page.app
        width: parent.width
    }
    CourseChart {
        app: page.app
        visible: page.app.sheet.charted && page.app.sheet.scored
        width: parent.width
        height: 150 * Theme.unit
    }
    footer: Row {
        anchors.right: parent?.right
        spacing: 12 * Theme.unit

        Plate {
            objectName: "lookBack"
            // A game of pure luck teaches nothing.
            visible: !page.app.sheet.luck
            size: Theme.title
            text: qsTr("Review")
            onClicked: page.app.review.lookBack()
        }
        Plate {
            size: Theme.title
            text: qsTr("New game")
            onClicked: page.app.navigation.newGame()
        }
        Plate {
            id: again
            objectName: "again"
            strong: true
            size: Theme.title
            text: page.app.matches.active ? qsTr("The match") : qsTr("Play again")
            onClicked: page.app.matches.active ? page.app.pages.open("match") : page.app.navigation.playAgain()
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
    PageLoader {
        id: flourish
        parent: page
        app: page.app
        anchors.fill: parent
        z: 1
        active: false
        file: Qt.resolvedUrl("Flourish.qml")

        Connections {
            target: flourish.item
            function onDone() {
                flourish.active = false;
                page.forceActiveFocus();
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
        forceActiveFocus();
        flourish.active = page.app.sheet.celebrate() && page.app.settings.flourish && !Theme.still && page.app.settings.speed > 0;
    }
}

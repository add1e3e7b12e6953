pragma ComponentBehavior: Bound

import QtQuick

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

    Finish {
        id: finish
        sheet: page.sheet
        width: parent.width
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

        Plate {
            objectName: "seeAgain"
            // Where nothing is decided there is no such deal.
            visible: !page.sheet.raced && !page.sheet.luck
            quiet: true
            size: Theme.small
            text: qsTr("See the deciding deal")
            onClicked: page.review.seeAgain(page.sheet.deciding)
        }
        Plate {
            objectName: "beside"
            visible: page.same.atTable
            quiet: true
            size: Theme.small
            text: qsTr("The master’s play")
            onClicked: page.same.openTable()
        }
        Plate {
            objectName: "copyPicture"
            quiet: true
            size: Theme.small
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
        Plate {
            objectName: "savePicture"
            quiet: true
            size: Theme.small
            text: qsTr("Save picture")
            onClicked: page.withPicture(image => page.keepsake.save(image))
        }
    }
    TablePart {
        width: parent.width
        active: page.sheet.places.length > 0
        name: "Places"
        given: ({sheet: page.sheet})
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
    footer: Row {
        anchors.right: parent?.right
        spacing: 12 * Theme.unit

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
    TablePart {
        id: flourish
        parent: page
        anchors.fill: parent
        z: 1
        active: false
        name: "Flourish"
        given: ({sheet: page.sheet})

        Connections {
            target: flourish.item
            function onDone() {
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

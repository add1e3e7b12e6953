pragma ComponentBehavior: Bound

import QtQuick

// The scores of a deal with their reasons, and the standing of the game.
Panel {
    id: page

    required property Navigation navigation
    required property Remark remark
    required property Review review
    required property SameDeal same
    required property Sheet sheet

    title: qsTr("Deal %1").arg(page.sheet.dealNumber)
    menuRoom: 46 * Theme.unit
    innerWidth: (page.sheet.sides.length > 3 ? 380 + 100 * page.sheet.sides.length : page.sheet.sides.length > 2 ? 780 : 620) * Theme.unit

    Caption {
        text: page.title
    }
    ScoreTable {
        sheet: page.sheet
        width: parent.width
        foot: page.sheet.unit === "" ? qsTr("Score") : qsTr("Score in %1").arg(page.sheet.unit)
    }
    Account {
        sheet: page.sheet
        width: parent.width
    }
    CourseChart {
        sheet: page.sheet
        width: parent.width
        height: 130 * Theme.unit
        visible: page.sheet.charted && page.sheet.course.length > 1
    }
    Item {
        width: parent.width
        height: Math.max(said.visible ? said.implicitHeight : 0, beside.visible ? beside.height : 0)

        RemarkLine {
            id: said
            remark: page.remark
            width: parent.width - beside.width
        }
        SmallPlate {
            id: beside
            objectName: "beside"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: page.same.atTable
            quiet: true
            text: qsTr("The master’s play")
            onClicked: page.same.openTable()
        }
    }
    footer: Column {
        anchors.right: parent?.right
        spacing: 12 * Theme.unit

        // For somebody who is out: no more sheets to close.
        Plate {
            id: others
            objectName: "letOthersFinish"
            anchors.right: parent.right
            visible: page.navigation.othersOnly
            strong: true
            size: Theme.title
            text: qsTr("Let the others finish")
            onClicked: page.navigation.letOthersFinish()
        }
        Buttons {
            Plate {
                objectName: "stopHere"
                size: Theme.title
                text: qsTr("Stop for now")
                onClicked: page.navigation.newGame()
            }
            Plate {
                objectName: "lookBack"
                size: Theme.title
                text: qsTr("Review")
                onClicked: page.review.lookBack()
            }
            Plate {
                id: next
                objectName: "next"
                strong: !others.visible
                size: Theme.title
                text: qsTr("Next deal")
                onClicked: page.navigation.nextDeal()
            }
        }
    }

    Keys.onPressed: event => {
        // A key that came too soon does nothing, and the second begins again.
        if (!page.ready)
            calm.restart();
        if (event.key === Qt.Key_N && !event.isAutoRepeat) {
            if (page.ready)
                page.navigation.nextDeal();
            event.accepted = true;
        }
    }

    property bool ready: false

    // Whether the focus is on the page itself, or still on something beneath it.
    function isFree(): bool {
        let item = page.Window.activeFocusItem;
        while (item && item !== page)
            item = item.parent;
        return page.activeFocus || item === null;
    }

    // Focuses the first button once no key has been pressed for a second, as fast players press a key once more, and in
    // games of turning a key may still be held.
    Timer {
        id: calm
        interval: 1000
        running: true
        onTriggered: {
            page.ready = true;
            if (page.enabled && page.isFree())
                (others.visible ? others : next).forceActiveFocus();
        }
    }
    Component.onCompleted: takeKeys()
}

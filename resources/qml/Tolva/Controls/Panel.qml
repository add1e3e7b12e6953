import QtQuick

// A sheet of paper over the table, as large as its content as far as the window allows.
Item {
    id: panel

    default property alias content: column.data
    // What a screen reader calls it, and says when it opens.
    property string title: ""
    // The footer, one item that is always visible below the scrolling content.
    property alias footer: foot.data
    readonly property real footRoom: foot.height > 0 ? foot.height + column.spacing : 0
    property real innerWidth: 620 * Theme.unit
    // What the table's menu, which is above its sheets, needs beside this one.
    property real menuRoom: 0
    readonly property real room: width - 2 * pad - 24 * Theme.unit - menuRoom
    property alias dim: shade.dim
    readonly property real pad: 26 * Theme.unit

    // The page wants to be closed.
    signal closed

    Accessible.role: Accessible.Pane
    Accessible.name: title
    anchors.fill: parent
    Keys.onEscapePressed: goBack()
    Keys.onUpPressed: event => event.accepted = scroll(-Theme.arrowStep)
    Keys.onDownPressed: event => event.accepted = scroll(Theme.arrowStep)

    // A sheet may come while a page lies over it: the keys stay with that page, and come here when it closes.
    function takeKeys() {
        focus = true;
        if (enabled)
            forceActiveFocus();
    }

    // Called for Escape.
    function goBack() {
        closed();
    }

    // Scroll by some pixels. Return whether the content is higher than the window.
    function scroll(by: real): bool {
        if (paper.interactive)
            paper.scrollTo(paper.contentY + by);
        return paper.interactive;
    }

    Later {
        id: opening
        running: true
    }

    Shade {
        id: shade
    }

    BorderImage {
        anchors.fill: sheet
        anchors.margins: -32
        anchors.topMargin: -24
        anchors.bottomMargin: -40
        border {
            left: 44
            right: 44
            top: 44
            bottom: 44
        }
        source: "../../../table/shadow.png"
    }

    Paper {
        id: sheet
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: -Math.max(0, 12 * Theme.unit + panel.menuRoom - (panel.width - width) / 2)
        width: Math.min(column.width, panel.room) + 2 * panel.pad
        height: Math.min(column.implicitHeight + panel.footRoom + 2 * panel.pad, panel.height - 24 * Theme.unit)
        radius: 1.4 * Theme.radius
        clip: true

        Band {
            id: band
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.leftMargin: panel.pad
            anchors.rightMargin: panel.pad
            anchors.topMargin: 0.28 * panel.pad
        }
        // Content scrolls under the band.
        Item {
            anchors.fill: parent
            anchors.topMargin: band.y + band.height
            anchors.bottomMargin: panel.footRoom > 0 ? panel.pad + panel.footRoom - 0.5 * column.spacing : 0
            clip: true

            Scroll {
                id: paper
                objectName: "panelPaper"
                anchors.fill: parent
                anchors.margins: panel.pad
                // The scroll bar is next to the text, not over it.
                anchors.rightMargin: 6 * Theme.unit
                anchors.topMargin: panel.pad - parent.anchors.topMargin
                anchors.bottomMargin: panel.footRoom > 0 ? 0.5 * column.spacing : panel.pad
                contentHeight: column.implicitHeight
                interactive: contentHeight > height + 1
                clip: false
                // It opens at its top, wherever the focus is at first.
                onReached: item => opening.running || reveal(item, 0, 0)

                Column {
                    id: column
                    width: Math.min(panel.innerWidth, panel.room)
                    spacing: 14 * Theme.unit
                }
            }
            Fade {
                objectName: "goesOn"
                visible: paper.interactive && !paper.atYEnd
                anchors.left: paper.left
                anchors.bottom: parent.bottom
                width: column.width
                height: paper.anchors.bottomMargin + 1.5 * Theme.body
            }
        }

        Item {
            id: foot
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: panel.pad
            // Not the height of `childrenRect`, which also changes when the footer only moves.
            height: children[0]?.height ?? 0
        }
    }
}

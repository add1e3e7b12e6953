pragma ComponentBehavior: Bound

import QtQuick

// The rules of one form, with its headings beside them.
Folio {
    id: page

    required property Help help
    required property Pages pages

    property int pointedAt: -1

    function blockAt(number: int): Item {
        return blocks.itemAt(number);
    }

    function goTo(number: int) {
        const block = blockAt(number);
        if (block)
            flick.scrollTo(number === 0 ? 0 : text.y + block.y - 12 * Theme.unit);
    }

    // The heading of the section at the upper edge.
    function currentHeading(): int {
        let current = -1;
        for (const heading of page.help.contents) {
            const block = blockAt(heading.block);
            if (block && text.y + block.y <= flick.contentY + 60 * Theme.unit)
                current = heading.block;
        }
        return current;
    }

    title: page.help.pageTitle

    function goBack() {
        if (page.help.word !== "")
            page.help.lookUp("");
        else
            closed();
    }

    // The headings of the open page, and the other pages.
    Scroll {
        id: contents

        x: 16 * Theme.unit
        width: 244 * Theme.unit
        // Above the edge of the sheet.
        height: parent.height - 4 * Theme.unit
        contentHeight: list.height + 32 * Theme.unit

        component Entry: LinkLine {
            width: list.width
            onActiveFocusChanged: if (activeFocus) contents.reveal(this, 0, list.y)
        }

        Column {
            id: list
            y: 16 * Theme.unit
            width: contents.width - Theme.panelBar

            Repeater {
                model: page.help.contents

                Entry {
                    required property int level
                    required property int block
                    required text
                    indent: level === 3 ? 14 * Theme.unit : 0
                    current: flick.heading === block
                    onClicked: {
                        page.goTo(block);
                        flick.forceActiveFocus();
                    }
                }
            }
            Hairline {
                width: list.width
            }
            Item {
                width: 1
                height: 12 * Theme.unit
            }
            Repeater {
                model: page.help.shelf

                Entry {
                    required property string value
                    required text
                    objectName: "page-" + value
                    current: value === page.help.name
                    onClicked: page.help.show(value)
                }
            }
            Entry {
                objectName: "page-opponents"
                text: qsTr("Opponents")
                onClicked: page.pages.open("opponents")
            }
        }
    }

    Scroll {
        id: flick

        property int heading: -1

        objectName: "rulesText"
        anchors.fill: parent
        anchors.leftMargin: contents.x + contents.width + 14 * Theme.unit
        anchors.margins: 2 * Theme.unit
        contentHeight: text.height + 60 * Theme.unit
        focus: true
        onContentYChanged: heading = page.currentHeading()

        Column {
            id: text
            x: 16 * Theme.unit
            y: 20 * Theme.unit
            width: Math.min(flick.width - 48 * Theme.unit, 720 * Theme.unit)
            spacing: 11 * Theme.unit

            Repeater {
                id: blocks
                model: page.help.blocks

                HelpBlock {
                    help: page.help
                    width: text.width
                    pointedAt: index === page.pointedAt
                }
            }
        }

        Keys.onUpPressed: scrollTo(contentY - Theme.arrowStep)
        Keys.onDownPressed: scrollTo(contentY + Theme.arrowStep)
        Keys.onPressed: event => {
            const keys = {
                [Qt.Key_PageUp]: contentY - 0.9 * height,
                [Qt.Key_PageDown]: contentY + 0.9 * height,
                [Qt.Key_Space]: contentY + 0.9 * height,
                [Qt.Key_Home]: 0,
                [Qt.Key_End]: contentHeight
            };
            if (event.key in keys) {
                scrollTo(keys[event.key]);
                event.accepted = true;
            }
        }
    }

    Timer {
        id: laidOut
        interval: 1
        onTriggered: {
            page.goTo(page.help.target);
            page.pointedAt = page.help.target > 0 ? page.help.target : -1;
            flick.heading = page.currentHeading();
        }
    }
    Connections {
        target: page.help
        function onTarget_changed() {
            laidOut.restart();
        }
    }
    Component.onCompleted: {
        flick.forceActiveFocus();
        laidOut.start();
    }
}

pragma ComponentBehavior: Bound

import QtQuick
import Tolva

// Plain text with marked glossary words that explain themselves.
PlainText {
    id: marked

    property bool explains: true
    readonly property list<var> marks: explains ? Words.help.marks(text) : []
    // Whether a tap explains the word or goes to the parent.
    property bool touchable: true

    Loader {
        anchors.fill: parent
        active: marked.marks.length > 0
        sourceComponent: Item {
            id: sheet

            // The width argument only makes the binding run again after a new layout.
            function at(position: int, length: int, _widths: real): rect {
                return position <= length ? layout.positionToRectangle(position) : Qt.rect(0, 0, 0, 0);
            }

            // Lays out the same text in the same way, to locate each character.
            TextEdit {
                id: layout
                visible: false
                readOnly: true
                activeFocusOnPress: false
                width: marked.width
                height: marked.height
                leftPadding: marked.leftPadding
                bottomPadding: marked.bottomPadding
                text: marked.text
                textFormat: TextEdit.PlainText
                font: marked.font
                wrapMode: marked.wrapMode
                horizontalAlignment: marked.horizontalAlignment
                verticalAlignment: marked.verticalAlignment
                Accessible.ignored: true
            }
            Repeater {
                model: marked.marks

                WordMark {
                    required property int start
                    required property int end
                    readonly property rect first: sheet.at(start, layout.length, layout.width + layout.leftPadding + layout.contentWidth)
                    readonly property rect last: sheet.at(end, layout.length, layout.width + layout.leftPadding + layout.contentWidth)

                    x: first.x
                    y: first.y
                    width: (last.y > first.y ? marked.width : last.x) - first.x
                    height: first.height
                    colour: marked.color
                    touchable: marked.touchable
                }
            }
        }
    }
}

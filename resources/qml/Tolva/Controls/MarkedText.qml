pragma ComponentBehavior: Bound

import QtQuick

// Plain text with marked glossary words that explain themselves.
PlainText {
    id: marked

    wrapMode: Text.Wrap

    property bool explains: true
    readonly property list<var> marks: explains ? Words.marks(text, Words.navigation.atTable) : []
    // Whether a tap explains the word or goes to the parent.
    property bool touchable: true

    Loader {
        anchors.fill: parent
        active: marked.marks.length > 0
        sourceComponent: Item {
            id: sheet

            function at(position: int): rect {
                return layout.positionToRectangle(position);
            }

            // The parts of the marks, a line of text each. The argument only makes the binding run again after a
            // new layout.
            function parts(_widths: real): list<var> {
                const found = [];
                for (const mark of marked.marks.filter(mark => mark.end <= layout.length)) {
                    let from = mark.start;
                    for (let i = from + 1; i < mark.end; ++i)
                        if (at(i).y > at(from).y) {
                            found.push({word: mark.word, from: at(from), to: at(i - 1), whole: from === mark.start});
                            from = i;
                        }
                    found.push({word: mark.word, from: at(from), to: at(mark.end), whole: from === mark.start});
                }
                return found;
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
                model: sheet.parts(layout.width + layout.leftPadding + layout.contentWidth)

                WordMark {
                    required property rect from
                    required property rect to
                    // Whether the mark begins here.
                    required property bool whole

                    x: from.x
                    y: from.y
                    width: to.x - from.x
                    height: from.height
                    colour: marked.color
                    touchable: marked.touchable
                    activeFocusOnTab: touchable && whole
                    Accessible.ignored: !whole
                }
            }
        }
    }
}

import QtQuick

// A large figure with its label and uncertainty.
Paper {
    id: headline

    property string figure
    property string text
    property string note
    // Extra height in pixels.
    property real air: 0

    implicitHeight: words.height + 24 * Theme.unit
    color: Theme.field
    Accessible.role: Accessible.StaticText
    Accessible.name: figure + " " + text + ". " + note

    Rectangle {
        x: 12 * Theme.unit
        y: 12 * Theme.unit
        width: 4 * Theme.unit
        height: parent.height - 2 * y
        color: Theme.weld
    }
    Column {
        id: words
        x: 28 * Theme.unit
        y: 12 * Theme.unit + headline.air / 2
        width: parent.width - 38 * Theme.unit
        spacing: 2 * Theme.unit

        Silent {
            text: headline.figure
            color: Theme.text
            width: parent.width
            // A glyph from a fallback font must not push the line down.
            height: 1.1 * Theme.figure
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.body
            font.family: Theme.display
            font.pixelSize: Theme.figure
            font.bold: true
        }
        SilentParagraph {
            text: headline.text
            color: Theme.text
        }
        SilentParagraph {
            text: headline.note
        }
    }
}

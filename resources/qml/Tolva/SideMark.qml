import QtQuick
import Tolva.Backend

// The suit of a side's lankor, in the colour of its line.
PlainText {
    required property int index

    text: ({H: "♥", S: "♠", D: "♦"})[Sheet.marks[index]] ?? ""
    color: Theme.sides[index] ?? Theme.text
    font.pixelSize: Theme.body
    Accessible.ignored: true
}

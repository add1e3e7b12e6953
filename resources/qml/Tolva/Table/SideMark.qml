import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The suit of a side's lankor, in the colour of its line.
PlainText {
    required property int index

    text: ({H: "♥", S: "♠", D: "♦"})[Sheet.marks[index]] ?? ""
    color: Theme.sides[index] ?? Theme.text
    font.pixelSize: Theme.body
    Accessible.ignored: true
}

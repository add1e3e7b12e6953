import QtQuick
import Tolva
import Tolva.Backend

// The suit of a side's lankor, in the colour of its line.
Text {
    required property int index

    text: ({H: "♥", S: "♠", D: "♦"})[Sheet.marks[index]] ?? ""
    color: Theme.sides[index] ?? Theme.text
    font.pixelSize: Theme.body
    Accessible.ignored: true
}

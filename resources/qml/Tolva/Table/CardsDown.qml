import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Shown while the own cards are face down: how to turn them up again.
Plate {
    id: cardsDown

    required property Privacy privacy

    objectName: "showCards"
    height: 40 * Theme.unit
    strong: true
    digit: "B"
    text: qsTr("Show my cards")
    onClicked: cardsDown.privacy.turn()
}

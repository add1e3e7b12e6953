import QtQuick
import Tolva
import Tolva.Backend

// A cut: the pack is parted and put together again, lower half on top. Without motion it stays whole.
Item {
    id: pack

    required property Cutting cutting
    required property Table table

    required property TableLayout layout

    Connections {
        target: pack.cutting

        function onDone(how: string) {
            if (how !== "cuts" || Theme.move === 0)
                return;
            pack.layout.half = pack.table.stock / 2;
            cut.restart();
        }
    }

    SequentialAnimation {
        id: cut

        PropertyAction {
            target: pack.layout
            property: "cut"
            value: "parted"
        }
        PauseAnimation {
            duration: Theme.move
        }
        PropertyAction {
            target: pack.layout
            property: "cut"
            value: "put"
        }
        PauseAnimation {
            duration: Theme.move
        }
        PropertyAction {
            target: pack.layout
            property: "cut"
            value: ""
        }
    }
}

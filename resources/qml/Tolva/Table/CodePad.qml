pragma ComponentBehavior: Bound

import QtQuick

// Input of a code of up to four digits by keys, mouse or finger; the code is never shown.
Column {
    id: pad

    // The digits so far, until the code is complete.
    property string typed: ""

    signal given(string code)

    function type(digit: string) {
        if (typed.length < 4)
            typed += digit;
    }

    function rub() {
        typed = typed.slice(0, -1);
    }

    function give() {
        const code = typed;
        typed = "";
        if (code !== "")
            given(code);
    }

    spacing: 12 * Theme.unit

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 14 * Theme.unit
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n digit(s) typed", "", pad.typed.length)

        Repeater {
            model: 4

            Disc {
                required property int index
                width: 18 * Theme.unit
                color: index < pad.typed.length ? Theme.straw : "transparent"
                border.color: Theme.linen
                border.width: Math.max(1, 1.5 * Theme.unit)
            }
        }
    }
    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        columns: 3
        spacing: 8 * Theme.unit

        Repeater {
            model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "⌫", "0", "✓"]

            Plate {
                required property string modelData
                objectName: "pad" + modelData
                width: 64 * Theme.unit
                height: 48 * Theme.unit
                size: Theme.title
                focusPolicy: Qt.TabFocus
                text: modelData
                Accessible.name: modelData === "⌫" ? qsTr("Delete the last digit") : modelData === "✓" ? qsTr("Done") : modelData
                onClicked: {
                    if (modelData === "⌫")
                        pad.rub();
                    else if (modelData === "✓")
                        pad.give();
                    else
                        pad.type(modelData);
                }
            }
        }
    }
}

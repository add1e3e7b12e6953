pragma ComponentBehavior: Bound

import QtQuick

// About the program: its purpose, its runtime, and its folders.
Panel {
    id: page

    required property About about

    // Names and their values in two columns; both wrap.
    component AboutRows: Column {
        id: rows

        property alias model: repeater.model
        property real nameWidth: 200 * Theme.unit

        width: parent.width
        spacing: 4 * Theme.unit

        Repeater {
            id: repeater

            Item {
                id: row
                required property string name
                required property string value
                width: rows.width
                height: Math.max(name.height, value.height)

                Silent {
                    id: name
                    width: rows.nameWidth
                    objectName: "notation"
                    text: row.name
                    wrapMode: Text.Wrap
                }
                PlainText {
                    id: value
                    x: rows.nameWidth + Theme.gap
                    width: parent.width - x
                    objectName: "notation"
                    text: row.value
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: row.name + ": " + text
                }
            }
        }
    }

    innerWidth: 780 * Theme.unit

    Row {
        spacing: 16 * Theme.unit

        Image {
            width: 64 * Theme.unit
            height: width
            source: "../../../icons/tolva.svg"
            // Rendered at its final size: a scaled picture would be jagged with Qt's software renderer.
            sourceSize: Qt.size(Math.round(width), Math.round(width))
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter

            Caption {
                text: qsTr("Tolva %1").arg(page.about.version)
            }
            Label {
                color: Theme.faint
                font.pixelSize: Theme.small
                text: qsTr("Free software under the MIT licence. © 2026 The Tolva authors")
            }
        }
    }
    Paragraph {
        objectName: "aboutKernel"
        text: page.about.kernel ? qsTr("Opponents run at full strength.") : qsTr("Some of the compiled search is missing: opponents who look ahead play by rules of thumb instead, and hints and reviews do not count anything out. It is compiled when Tolva is installed, or started from its sources, if there are a C compiler and Python’s headers: install both, then do that again.")
    }
    AboutRows {
        model: page.about.facts
    }
    Paragraph {
        text: qsTr("Where the rules come from: the rules page of each game says more, and marks what is ours.")
    }
    AboutRows {
        objectName: "aboutSources"
        model: page.about.sources
        nameWidth: 300 * Theme.unit
    }
    Paragraph {
        font.pixelSize: Theme.small
        text: qsTr("Cards, pictures, sounds and texts are our own; the window is drawn by Qt. The typefaces are Fira Sans, by Carrois, Edenspiekermann and Mozilla, and Rokkitt, by Vernon Adams and others.")
    }
    Paragraph {
        objectName: "aboutLicences"
        font.pixelSize: Theme.small
        text: qsTr("Qt and Qt for Python are under the licence LGPL-3, Python is under its own, and the typefaces are under the SIL Open Font License. All licences, and where the sources are, can be read in the folder %1.").arg(page.about.licences)
    }
    footer: Buttons {
        Plate {
            objectName: "licences"
            text: qsTr("Licences")
            onClicked: page.about.openLicences()
        }
        Plate {
            objectName: "copyFacts"
            text: copied ? qsTr("Copied") : qsTr("Copy for a bug report")
            property bool copied: false
            onClicked: {
                page.about.copy();
                copied = true;
            }
        }
        Plate {
            id: close
            objectName: "closeAbout"
            strong: true
            text: qsTr("Close")
            onClicked: page.closed()
        }
    }

    Component.onCompleted: close.forceActiveFocus()
}

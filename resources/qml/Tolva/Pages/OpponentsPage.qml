pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// The computer opponents and the share of games that each wins.
Folio {
    id: page

    required property Opponents opponents
    required property Pages pages

    // The lines share the spare height of a tall window.
    readonly property real told: [...column.children].reduce((sum, one) => one.visible ? sum + (one.natural ?? one.implicitHeight) + column.spacing : sum, 0)
    readonly property real spare: Math.max(0, flick.height - told - 40 * Theme.unit)

    objectName: "opponentsPage"
    title: qsTr("Opponents")
    tools: [
        Plate {
            objectName: "ladder"
            anchors.verticalCenter: parent?.verticalCenter
            text: qsTr("The ladder")
            onClicked: page.pages.open("ladder")
        }
    ]

    Flickable {
        id: flick
        anchors.fill: parent
        anchors.leftMargin: 26 * Theme.unit
        anchors.rightMargin: 18 * Theme.unit
        contentHeight: column.height + 40 * Theme.unit
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        Column {
            id: column
            y: 16 * Theme.unit
            width: parent.width - 16 * Theme.unit
            spacing: 12 * Theme.unit

            Label {
                width: Math.min(parent.width, 980 * Theme.unit)
                wrapMode: Text.Wrap
                text: qsTr("Nobody sees more than their own hand and the cards that lie open. They differ in how far ahead they think, how much they remember and how often they make a slip.")
            }
            Label {
                objectName: "allAreEqual"
                visible: text !== ""
                width: Math.min(parent.width, 980 * Theme.unit)
                wrapMode: Text.Wrap
                font.bold: true
                text: page.opponents.notMeasured
            }
            Label {
                objectName: "missingSearch"
                visible: text !== ""
                width: Math.min(parent.width, 980 * Theme.unit)
                wrapMode: Text.Wrap
                font.bold: true
                text: page.opponents.missingSearch
            }
            Repeater {
                model: page.opponents.people

                OpponentLine {
                    opponents: page.opponents
                    width: column.width
                    air: Math.min(60 * Theme.unit, page.spare / page.opponents.people.length)
                }
            }
            Label {
                visible: text !== ""
                width: Math.min(parent.width, 980 * Theme.unit)
                wrapMode: Text.Wrap
                text: page.opponents.newcomer
            }
            Label {
                visible: page.opponents.measured
                width: Math.min(parent.width, 980 * Theme.unit)
                wrapMode: Text.Wrap
                color: Theme.faint
                font.pixelSize: Theme.small
                text: Figures.fill(qsTr("%1: how many games each has won against %2, with partners of the same kind. The mark shows where equals would stand, the thin line where the true share lies 19 times out of 20."), page.opponents.form, page.opponents.reference)
            }
        }
    }
}

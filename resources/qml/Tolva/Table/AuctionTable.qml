pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// All that has been called in the deal: a column for each player, a row for each time round the table.
Column {
    id: table

    required property AppModel app

    property real size: Theme.small
    // How wide it may be, and how many of the last rounds are shown.
    property real room: Infinity
    property int most: 99
    readonly property var rows: table.app.auction.rows.slice(-most)
    // The names, and below them what each has called.
    readonly property var cells: {
        const people = table.app.auction.people, found = [];
        for (let line = 0; rows.length > 0 && line <= rows.length; ++line)
            for (let column = 0; column < people.length; ++column)
                found.push({text: line === 0 ? people[column] : rows[line - 1][column] ?? "", line, column, name: people[column]});
        return found;
    }
    readonly property int count: table.app.auction.people.length
    readonly property real gap: 0.7 * size
    readonly property list<real> wanted: table.app.auction.people.map((name, column) => Math.max(letters.size > 0 ? metrics.advanceWidth(name) : 0, ...rows.map(row => metrics.advanceWidth(row[column] ?? ""))) + gap + 3)
    readonly property real fit: Math.min(1, room / Math.max(1, wanted.reduce((sum, one) => sum + one, 0)))

    spacing: 0.15 * size

    QtObject {
        id: letters
        // Measured again when the font changes.
        readonly property real size: metrics.font.pixelSize
    }
    FontMetrics {
        id: metrics
        font.pixelSize: table.size
        font.bold: true
    }
    // Needs and pay of the calls without a bid box.
    property bool brief: false
    readonly property list<string> offers: brief ? [] : table.app.auction.offers

    Grid {
        columns: table.count
        rowSpacing: table.spacing

        Repeater {
            model: table.cells

            PlainText {
                required property var modelData

                width: (table.wanted[modelData.column] ?? 0) * table.fit
                rightPadding: table.gap * table.fit
                text: modelData.text
                wrapMode: Text.Wrap
                color: modelData.line === 0 ? Theme.faint : Theme.text
                font.pixelSize: table.size
                font.bold: modelData.line === table.rows.length && text !== ""
                Accessible.role: Accessible.StaticText
                Accessible.ignored: text === ""
                Accessible.name: modelData.line === 0 || text === "" ? text : Figures.fill(qsTr("%1: %2"), modelData.name, text)
            }
        }
    }
    Repeater {
        model: table.offers

        PlainText {
            required property string modelData

            width: Math.min(implicitWidth, table.room)
            text: modelData
            wrapMode: Text.Wrap
            color: Theme.text
            font.pixelSize: table.size
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}

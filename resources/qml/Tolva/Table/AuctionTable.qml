pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// All calls of the deal: a column per player, a row per round of the table.
Column {
    id: table

    required property Auction auction

    property real size: Theme.small
    // The width limit, and how many of the last rounds are shown.
    property real room: Infinity
    property int most: 99
    // Whether bids are in their short form.
    property bool brief: false
    readonly property list<var> rows: (brief ? table.auction.briefRows : table.auction.rows).slice(-most)
    // Whether the meanings of computers' calls are shown below them; read on first use.
    property bool explained: false
    readonly property list<var> meanings: explained ? table.auction.meanings.slice(-most) : []
    readonly property list<string> terms: explained ? table.auction.terms : []
    // The names, and below each name that player's calls.
    readonly property list<var> cells: {
        const people = table.auction.people, found = [];
        for (let line = 0; rows.length > 0 && line <= rows.length; ++line)
            for (let column = 0; column < people.length; ++column)
                found.push({text: line === 0 ? people[column] : rows[line - 1][column] ?? "", line, seat: column, name: people[column], shows: line === 0 ? "" : (meanings[line - 1] ?? [])[column] ?? ""});
        return found;
    }
    readonly property int count: table.auction.people.length
    readonly property real gap: 0.7 * size
    readonly property list<real> lineWidths: widths(text => metrics.advanceWidth(text), 11 * size)
    readonly property list<real> wordWidths: widths(text => Math.max(...text.split(" ").map(word => metrics.advanceWidth(word))), 6 * size)
    // The width that breaks no line, and the one that breaks no word.
    readonly property real unbroken: total(lineWidths)
    readonly property real narrowest: total(wordWidths)
    readonly property real spare: Math.max(0, Math.min(unbroken, room) - narrowest) / Math.max(1, unbroken - narrowest)

    function total(widths: list<real>): real {
        return rows.length > 0 ? widths.reduce((sum, one) => sum + one, 0) : 0;
    }

    function widths(of: var, meaning: real): list<real> {
        // Measured again when the font changes.
        const letters = metrics.font.pixelSize;
        return letters > 0 ? table.auction.people.map((name, column) => Math.max(of(name), ...rows.map(row => of(row[column] ?? "")), meanings.some(row => row[column]) ? meaning : 0) + gap + 3) : [];
    }

    spacing: 0.15 * size

    FontMetrics {
        id: metrics
        font.pixelSize: table.size
        font.bold: true
    }

    Grid {
        columns: table.count
        rowSpacing: table.spacing

        Repeater {
            model: table.cells

            Column {
                id: cell

                required property string text
                required property string name
                required property string shows
                required property int line
                required property int seat
                readonly property string heard: line === 0 || text === "" ? text : Figures.fill(qsTr("%1: %2"), name, text)

                width: (1 - table.spare) * (table.wordWidths[seat] ?? 0) + table.spare * (table.lineWidths[seat] ?? 0)

                PlainText {
                    width: cell.width
                    rightPadding: table.gap
                    text: cell.text
                    wrapMode: Text.Wrap
                    color: cell.line === 0 ? Theme.faint : Theme.text
                    font.pixelSize: table.size
                    font.bold: cell.line === table.rows.length && text !== ""
                    Accessible.role: Accessible.StaticText
                    Accessible.ignored: text === ""
                    Accessible.name: cell.shows ? Figures.fill(qsTr("%1. %2"), cell.heard, cell.shows) : cell.heard
                }
                Silent {
                    objectName: "callMeaning"
                    visible: text !== ""
                    width: cell.width
                    rightPadding: table.gap
                    text: cell.shows
                    wrapMode: Text.Wrap
                    font.pixelSize: Math.min(table.size, Theme.small)
                }
            }
        }
    }
    Repeater {
        model: [...table.auction.offers, ...table.terms]

        Paragraph {
            required property string modelData

            width: Math.min(implicitWidth, table.room - table.gap)
            text: modelData.replace(/ · /g, "\u00a0· ")
            font.pixelSize: table.size
        }
    }
}

pragma ComponentBehavior: Bound

import QtQuick

// The road of the first page: the game to continue, then what is ahead, each below its milestone.
Flow {
    id: road

    required property Pages pages
    required property GamesInProgress games
    // What is ahead is read once the page has been seen.
    property bool seen: false
    readonly property bool going: road.games.count > 0
    // Whether all games in progress are shown.
    property bool every: false

    // Its space is reserved before it is there.
    readonly property RoadAhead ahead: rest.item as RoadAhead
    readonly property int count: (going ? 1 : 0) + (ahead?.count ?? 2)
    readonly property bool wide: width > (going ? 46 : 31) * Theme.small
    readonly property real cell: wide ? Math.floor((width - (count - 1) * spacing) / Math.max(1, count)) : width
    // Beside each other the stops are posters; below each other they are lines.
    readonly property real tall: wide ? Math.max(2.9 * Theme.head + 5 * Theme.small + 22 * Theme.unit, 206 * Theme.unit) : 1.4 * Theme.head + 3.9 * Theme.small + 24 * Theme.unit
    readonly property list<Item> stops: {
        const found = [];
        for (let no = 0; no < lines.count; ++no)
            found.push((lines.itemAt(no) as RoadStop)?.card);
        return [...found, ...(ahead?.stops ?? [])].filter(card => card && card.visible);
    }

    // Whole pixels: rounding must not push the last stop into a row of its own.
    spacing: Math.round(14 * Theme.unit)

    Repeater {
        id: lines
        model: road.games.rows

        RoadStop {
            id: line

            required property var model
            required property int index

            visible: index === 0 || road.every
            width: road.cell
            title: index === 0 ? qsTr("Continue") : ""
            onward: road.wide && index === 0 ? road.spacing : 0
            card: game
            tools: SmallPlate {
                objectName: "moreInProgress"
                visible: line.index === 0 && road.games.count > 1
                onCloth: true
                quiet: true
                verticalPadding: 0
                implicitHeight: 1.5 * Theme.small
                text: road.every ? qsTr("Fewer") : qsTr("%n more in progress", "", road.games.count + road.games.more - 1)
                onClicked: road.every = !road.every
            }

            GameInProgress {
                id: game
                objectName: line.index === 0 ? "continue" : "continue-" + line.model.key
                width: road.cell
                height: road.tall
                grand: true
                poster: road.wide
                text: line.model.name
                people: line.model.people
                told: line.model.told
                picture: line.model.picture
                onClicked: road.games.resume(line.model.key)
                onThrownAway: road.games.throwAway(line.model.key)
            }
        }
    }
    Plate {
        objectName: "moreUnderHistory"
        visible: road.every && road.games.more > 0
        onCloth: true
        quiet: true
        text: qsTr("%n more under Games played", "", road.games.more)
        onClicked: road.pages.open("history")
    }
    Offered {
        id: rest
        pages: road.pages
        name: road.seen ? "today" : ""
        added: ({
            cell: Qt.binding(() => road.cell),
            tall: Qt.binding(() => road.tall),
            wide: Qt.binding(() => road.wide),
            first: Qt.binding(() => !road.going)
        })
        width: road.wide ? 2 * road.cell + road.spacing : road.cell
        height: status === Loader.Ready ? implicitHeight : (road.wide ? 1 : 2) * (road.tall + 1.5 * Theme.small + 5 * Theme.unit)
    }
}

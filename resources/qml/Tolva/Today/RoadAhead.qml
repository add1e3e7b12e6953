pragma ComponentBehavior: Bound

import QtQuick

// The road ahead: what to do next, and today's deal.
Flow {
    id: ahead

    required property Today today
    property real cell: 300
    property real tall: 100
    // Whether the stops are beside each other.
    property bool wide: true
    // Whether the first of them is what most people will press.
    property bool first: true

    readonly property bool taught: !ahead.today.read || ahead.today.next.kind !== undefined
    readonly property bool dealt: !ahead.today.read || ahead.today.daily.game !== undefined
    readonly property int count: (taught ? 1 : 0) + (dealt ? 1 : 0)
    readonly property list<Item> stops: [following, deal].filter(card => card.visible)

    spacing: Math.round(14 * Theme.unit)

    Component.onCompleted: today.refresh()

    RoadStop {
        visible: ahead.taught
        width: ahead.cell
        title: qsTr("Next")
        onward: ahead.wide && ahead.dealt ? ahead.spacing : 0

        GameCard {
            id: following
            objectName: "nextStep"
            width: ahead.cell
            height: ahead.tall
            first: ahead.first
            poster: ahead.wide
            text: ahead.today.next.name ?? ""
            about: ahead.today.next.why ?? ""
            picture: ahead.today.next.picture ?? ""
            face: ahead.today.next.face ?? ""
            number: ahead.today.next.number ?? 0
            Accessible.name: [qsTr("Next"), text, about].join(". ")
            onClicked: ahead.today.takeNext()
        }
    }
    RoadStop {
        visible: ahead.dealt
        width: ahead.cell
        title: qsTr("Today")

        GameCard {
            id: deal
            objectName: "todaysDeal"
            width: ahead.cell
            height: ahead.tall
            text: ahead.today.daily.name ?? ""
            about: !ahead.today.read ? "" : ahead.today.daily.result || (ahead.today.daily.begun ? qsTr("Begun: play on") : qsTr("Not played yet"))
            poster: ahead.wide
            more: [ahead.today.daily.yesterday, ahead.today.daily.row].filter(text => text).join(" · ")
            picture: ahead.today.daily.picture ?? ""
            Accessible.name: [qsTr("Today’s deal"), text, about, more].join(". ")
            onClicked: ahead.today.play()

            // The last two weeks, with a woven mark per day played.
            below: Row {
                id: row
                visible: ahead.wide
                width: parent?.width ?? 0
                topPadding: 3 * Theme.unit
                spacing: 3 * Theme.unit

                Repeater {
                    id: marks
                    model: ahead.today.daily.days ?? []

                    Item {
                        id: day
                        required property bool played
                        width: Math.min(0.62 * Theme.small, row.width / marks.count - row.spacing)
                        height: width

                        Diamond {
                            anchors.centerIn: parent
                            width: 0.7 * parent.width
                            color: day.played ? Theme.weld : "transparent"
                            border.color: day.played ? Theme.ink : Theme.faint
                            border.width: Theme.hair
                        }
                    }
                }
            }
        }
    }
}

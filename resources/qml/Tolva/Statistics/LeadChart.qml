pragma ComponentBehavior: Bound

import QtQuick

// Points per deal above the others: a mark and its interval per form and per kind of opponent, from −1 to 1.
Column {
    id: chart

    required property Statistics statistics

    readonly property list<var> rows: chart.statistics.leads
    readonly property real names: 0.44 * width
    readonly property real figures: rows.some(row => row.figure.includes(" ")) ? 6 * Theme.body : 3.3 * Theme.body
    readonly property real room: width - names - figures

    function atX(lead: real): real {
        return names + room / 2 + Math.max(-1, Math.min(1, lead)) * (room / 2 - 12 * Theme.unit);
    }

    Repeater {
        model: chart.rows

        Item {
            id: line

            required property string name
            required property string text
            required property string deals
            required property string games
            required property string figure
            required property string section
            required property real lead
            required property real reach
            required property int index
            readonly property bool first: index === 0 || chart.rows[index - 1].section !== section
            readonly property real above: first && index > 0 ? 14 * Theme.unit : 0
            readonly property real middle: above + (height - above) / 2
            readonly property bool sure: reach >= 0

            width: chart.width
            height: above + Math.max(36 * Theme.unit, words.height + 8 * Theme.unit)
            Accessible.role: Accessible.StaticText
            Accessible.name: text

            Hairline {
                visible: line.above > 0
                width: parent.width
                y: line.above / 2
            }
            Column {
                id: words
                y: line.middle - height / 2
                width: chart.names - 8 * Theme.unit

                Silent {
                    width: parent.width
                    text: line.name
                    elide: Text.ElideRight
                    color: Theme.text
                    font.pixelSize: Theme.body
                }
                Silent {
                    width: parent.width
                    text: [line.deals, line.games].filter(part => part).join(" · ")
                    elide: Text.ElideRight
                }
            }
            Rectangle {
                x: chart.atX(0) - width / 2
                y: line.above
                width: Math.max(1, 1.5 * Theme.unit)
                height: parent.height - line.above
                color: Theme.paperEdge
            }
            Rectangle {
                visible: line.sure
                x: chart.atX(line.lead - line.reach)
                width: chart.atX(line.lead + line.reach) - x
                y: line.middle - height / 2
                height: 6 * Theme.unit
                radius: height / 2
                color: mark.color
                opacity: 0.35
            }
            Diamond {
                id: mark
                width: 11 * Theme.unit
                x: chart.atX(line.lead) - width / 2
                y: line.middle - height / 2
                color: !line.sure ? Theme.paper : line.lead < 0 ? Theme.other : Theme.accent
                border.color: line.lead < 0 ? Theme.other : Theme.accent
                border.width: Theme.border
            }
            Silent {
                anchors.right: parent.right
                y: line.middle - height / 2
                text: line.figure
                color: Theme.text
                font.pixelSize: Theme.body
                font.bold: true
            }
        }
    }
    Silent {
        x: chart.names
        width: chart.room
        topPadding: 6 * Theme.unit
        bottomPadding: 2 * Theme.unit
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("behind ‹   level   › ahead")
    }
}

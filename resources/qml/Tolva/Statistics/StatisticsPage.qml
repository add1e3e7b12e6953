pragma ComponentBehavior: Bound

import QtQuick
import "../Controls/weave.js" as Weave

// Statistics of all games. Above: the selection of deals; below: figures and charts.
Folio {
    id: page

    required property Pages pages
    required property LearningPath path
    required property SameDeal same
    required property Statistics statistics

    objectName: "statisticsPage"
    title: qsTr("Statistics")
    tools: [
        Plate {
            objectName: "learn"
            text: qsTr("Learn")
            onClicked: page.path.open()
        },
        Plate {
            objectName: "statisticsGames"
            text: qsTr("Games played")
            onClicked: page.pages.open("history")
        }
    ]
    Keys.onUpPressed: flick.scrollTo(flick.contentY - Theme.arrowStep)
    Keys.onDownPressed: flick.scrollTo(flick.contentY + Theme.arrowStep)

    component Chapter: Column {
        id: part
        property string heading
        width: sheet.half
        spacing: Theme.gap

        Heading {
            text: part.heading
        }
    }
    component Filter: Stepper {
        required property string what
        objectName: "statistics-" + what
        width: 250 * Theme.unit
        options: page.statistics.choices[what]
        value: page.statistics.chosen[what]
        onChosen: value => page.statistics.choose(what, value)
    }

    Flow {
        id: filters
        x: Theme.pageEdge
        y: 14 * Theme.unit
        width: parent.width - 2 * x
        spacing: Theme.gap
        visible: page.statistics.anything

        Filter {
            id: firstFilter
            what: "form"
            title: qsTr("Game")
        }
        Filter {
            what: "opponent"
            title: qsTr("Opponents")
        }
        Filter {
            what: "period"
            title: qsTr("Period")
        }
        Item {
            width: help.width
            height: firstFilter.height

            Choice {
                id: help
                objectName: "statistics-help"
                anchors.verticalCenter: parent.verticalCenter
                title: qsTr("Help")
                options: page.statistics.choices.help
                value: page.statistics.chosen.help
                onChosen: value => page.statistics.choose("help", value)
            }
        }
    }

    Scroll {
        id: flick
        objectName: "statisticsBody"
        anchors.fill: parent
        anchors.topMargin: filters.y + filters.height + 8 * Theme.unit
        anchors.margins: 2 * Theme.unit
        contentHeight: sheet.height + Theme.pageFoot
        visible: page.statistics.deals > 0

        Column {
            id: sheet
            x: Theme.pageEdge
            y: Theme.gap
            width: flick.width - 2 * x
            spacing: 24 * Theme.unit

            // Large text leaves no room for two charts side by side.
            readonly property bool narrow: width < 900 * Theme.unit
            readonly property real half: narrow ? width : (width - 48 * Theme.unit) / 2
            readonly property int cells: narrow ? 2 : 4

            Grid {
                id: headlines
                readonly property real tallest: children.reduce((most, child) => Math.max(most, child.implicitHeight), 0)
                columns: sheet.cells
                spacing: 18 * Theme.unit

                Repeater {
                    model: page.statistics.headlines

                    Headline {
                        required figure
                        required text
                        required note
                        width: (sheet.width - 18 * (sheet.cells - 1) * Theme.unit) / sheet.cells
                        height: headlines.tallest
                    }
                }
            }
            Grid {
                columns: sheet.narrow ? 1 : 2
                columnSpacing: 48 * Theme.unit
                rowSpacing: 24 * Theme.unit

                Chapter {
                    id: won
                    heading: qsTr("Games won over time")

                    ShareChart {
                        objectName: "shareChart"
                        name: won.heading
                        course: page.statistics.course
                        fair: page.statistics.fair
                        visible: course.length > 0
                        width: parent.width
                        height: 236 * Theme.unit
                    }
                    Paragraph {
                        visible: page.statistics.course.length === 0
                        color: Theme.faint
                        text: qsTr("The line starts with the first game you finish.")
                    }
                    // The last games as a woven border: won ones above the thread, lost ones below.
                    Column {
                        id: strip

                        readonly property list<var> games: page.statistics.recent.games ?? []
                        readonly property real most: 40
                        readonly property real stitch: Math.min((width - 2) / most, 21 * Theme.unit)

                        width: parent.width
                        spacing: 4 * Theme.unit
                        visible: games.length > 1
                        onGamesChanged: border.requestPaint()

                        Drawing {
                            id: border
                            width: parent.width
                            height: 2.3 * strip.stitch
                            onPaint: {
                                const context = getContext("2d"), size = strip.stitch;
                                context.reset();
                                context.fillStyle = Theme.paperEdge;
                                context.fillRect(0, height / 2 - Theme.unit / 2, strip.games.length * size, Theme.hair);
                                for (const [wanted, colour] of [[true, Theme.accent], [false, Theme.other]]) {
                                    context.beginPath();
                                    strip.games.forEach((game, no) => {
                                        if (game === wanted)
                                            Weave.stitch(context, (no + 0.5) * size, height / 2 + (game ? -0.6 : 0.6) * size, 0.46 * size);
                                    });
                                    context.fillStyle = colour;
                                    context.fill();
                                }
                            }
                        }
                        Label {
                            text: page.statistics.recent.text ?? ""
                            color: Theme.faint
                            font.pixelSize: Theme.small
                        }
                    }
                }
                Chapter {
                    id: good
                    heading: qsTr("Good choices over time")

                    ShareChart {
                        objectName: "accuracyChart"
                        name: good.heading
                        course: page.statistics.judged
                        zooms: true
                        visible: course.length > 0
                        width: parent.width
                        height: 236 * Theme.unit
                    }
                    Paragraph {
                        objectName: "accuracyTold"
                        color: Theme.faint
                        text: page.statistics.judgedInAll || qsTr("The line starts when a deal of yours has been judged in its review: it shows how many of your choices were good, over the last ten games.")
                    }
                }
                Chapter {
                    id: beside
                    visible: page.statistics.mastery.length > 0
                    heading: qsTr("Compared with the master, with the same cards")

                    // The user's results minus the master's with the same cards: a figure per game, and a curve for one game.
                    Column {
                        id: mastery
                        width: parent.width
                        spacing: 8 * Theme.unit

                        Repeater {
                            model: page.statistics.mastery

                            Item {
                                id: row
                                required property string name
                                required property string figure
                                required property string note
                                required property int index

                                objectName: "mastery" + index
                                width: mastery.width
                                height: figure.height
                                Accessible.role: Accessible.StaticText
                                Accessible.name: [row.name, row.figure, row.note].join(", ")

                                Silent {
                                    anchors.baseline: figure.baseline
                                    width: parent.width - figure.width - note.width - 2 * Theme.gap
                                    text: row.name
                                    elide: Text.ElideRight
                                    color: Theme.text
                                    font.pixelSize: Theme.body
                                }
                                Silent {
                                    id: note
                                    anchors.baseline: figure.baseline
                                    anchors.right: figure.left
                                    anchors.rightMargin: Theme.gap
                                    text: row.note
                                }
                                Silent {
                                    id: figure
                                    anchors.right: parent.right
                                    text: row.figure
                                    color: Theme.text
                                    font.pixelSize: Theme.head
                                    font.bold: true
                                }
                            }
                        }
                        ShareChart {
                            objectName: "masteryChart"
                            name: beside.heading
                            course: page.statistics.masteryCourse.course ?? []
                            marks: page.statistics.masteryCourse.scale ?? []
                            fair: 0.5
                            visible: course.length > 1
                            width: parent.width
                            height: 236 * Theme.unit
                        }
                        Paragraph {
                            color: Theme.faint
                            text: qsTr("Your result in a deal minus the master’s, with your cards against the same opponents. The luck of the cards is the same for both. Deals with help are left out.")
                        }
                        SmallPlate {
                            objectName: "lastBeside"
                            text: qsTr("The last deal compared with the master’s")
                            onClicked: page.same.openFrom("statistics")
                        }
                    }
                }
                Chapter {
                    visible: page.statistics.leads.length > 0
                    heading: qsTr("Point lead per deal")

                    LeadChart {
                        statistics: page.statistics
                        width: parent.width
                    }
                }
                Chapter {
                    visible: page.statistics.deeds.length > 0
                    heading: qsTr("Bid and made")

                    // Games undertaken and made: a row per kind, own and others'.
                    Column {
                        id: rows

                        width: parent.width
                        spacing: 4 * Theme.unit

                        Repeater {
                            model: [{name: "", own: qsTr("You"), others: qsTr("The others")}, ...page.statistics.deeds]

                            Item {
                                id: line

                                required property string name
                                required property string own
                                required property string others
                                required property int index
                                readonly property bool head: index === 0

                                width: rows.width
                                height: label.height
                                Accessible.role: Accessible.StaticText
                                Accessible.name: [name, own, others].join(", ")

                                PlainText {
                                    id: label
                                    width: 0.4 * parent.width
                                    text: line.name
                                    wrapMode: Text.Wrap
                                }
                                Repeater {
                                    model: [line.own, line.others]

                                    Silent {
                                        required property string modelData
                                        required property int index
                                        x: (0.4 + 0.3 * index) * line.width
                                        width: 0.3 * line.width
                                        horizontalAlignment: Text.AlignRight
                                        text: modelData
                                        color: line.head ? Theme.faint : Theme.text
                                        font.pixelSize: line.head ? Theme.small : Theme.body
                                    }
                                }
                            }
                        }
                    }
                }
                Chapter {
                    visible: page.statistics.counts.length > 0
                    heading: qsTr("Score lines per deal")

                    CountBars {
                        statistics: page.statistics
                        width: parent.width
                    }
                }
            }
        }
    }

    // Shown if there is nothing to count yet, or nothing matches.
    Item {
        anchors.fill: parent
        anchors.topMargin: page.statistics.anything ? filters.y + filters.height : 0
        visible: page.statistics.deals === 0

        Column {
            anchors.centerIn: parent
            width: Math.min(560 * Theme.unit, 0.8 * parent.width)
            spacing: 18 * Theme.unit

            Drawing {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 220 * Theme.unit
                height: 88 * Theme.unit
                visible: !page.statistics.anything
                onPaint: {
                    const context = getContext("2d"), size = height / 2;
                    context.reset();
                    for (const [no, fill] of [[0, Theme.other], [1, Theme.accent], [2, Theme.weld], [3, Theme.accent], [4, Theme.other]]) {
                        context.beginPath();
                        const radius = size * (1 - 0.22 * Math.abs(no - 2));
                        Weave.stitch(context, width / 2 + (no - 2) * size, size, radius);
                        context.fillStyle = fill;
                        context.globalAlpha = 0.85;
                        context.fill();
                    }
                }
            }
            Caption {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: page.statistics.anything ? qsTr("No deals match") : qsTr("Your play will be charted here")
            }
            Paragraph {
                horizontalAlignment: Text.AlignHCenter
                color: Theme.faint
                text: page.statistics.anything ? qsTr("You have played no such deals in this period.") : qsTr("Your games over time, in figures and curves: it starts with the first deal you finish.")
            }
            Plate {
                id: begin
                objectName: page.statistics.anything ? "showAll" : "playFirst"
                anchors.horizontalCenter: parent.horizontalCenter
                strong: true
                text: page.statistics.anything ? qsTr("Show all deals") : qsTr("To the table")
                onClicked: page.statistics.anything ? page.statistics.chooseAll() : page.pages.clear()
            }
        }
    }

    Component.onCompleted: (page.statistics.anything ? firstFilter : begin).forceActiveFocus()
}

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls
import Tolva.Mariage

// What all games amount to. Above: which deals are looked at; below: figures and charts.
Folio {
    id: page

    objectName: "statisticsPage"
    title: qsTr("Statistics")
    tools: [
        Plate {
            objectName: "practise"
            strong: Exercises.due > 0
            text: Exercises.due > 0 ? qsTr("Practise: %L1").arg(Exercises.due) : qsTr("Practise")
            onClicked: Practice.open()
        },
        Plate {
            objectName: "statisticsGames"
            text: qsTr("Games played")
            onClicked: History.open()
        },
        Plate {
            objectName: "copyCsv"
            visible: Statistics.deals > 0
            text: qsTr("Copy")
            onClicked: Statistics.copy()
        },
        Plate {
            objectName: "saveCsv"
            visible: Statistics.deals > 0
            text: qsTr("Save as CSV…")
            onClicked: Statistics.ask()
        }
    ]
    onClosed: Pages.close()
    Keys.onUpPressed: flick.contentY = Math.max(0, flick.contentY - 60 * Theme.unit)
    Keys.onDownPressed: flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + 60 * Theme.unit))

    component Part: Column {
        id: part
        property string heading
        spacing: 10 * Theme.unit

        MarkedText {
            width: part.width
            wrapMode: Text.Wrap
            text: part.heading
            color: Theme.text
            font.pixelSize: Theme.head
            font.bold: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
    component Filter: Stepper {
        required property string what
        objectName: "statistics-" + what
        width: 250 * Theme.unit
        onChosen: value => Statistics.choose(what, value)
    }

    Flow {
        id: filters
        x: 26 * Theme.unit
        y: 14 * Theme.unit
        width: parent.width - 2 * x
        spacing: 10 * Theme.unit
        visible: Statistics.anything

        Filter {
            id: firstFilter
            what: "form"
            title: qsTr("Game")
            options: Statistics.forms
            value: Statistics.form
        }
        Filter {
            what: "opponent"
            title: qsTr("Opponents")
            options: Statistics.opponents
            value: Statistics.opponent
        }
        Filter {
            what: "period"
            title: qsTr("Period")
            options: Statistics.periods
            value: Statistics.period
        }
        Item {
            width: help.width
            height: firstFilter.height

            Choice {
                id: help
                objectName: "statistics-help"
                anchors.verticalCenter: parent.verticalCenter
                title: qsTr("Help")
                options: Statistics.helps
                value: Statistics.help
                onChosen: value => Statistics.choose("help", value)
            }
        }
    }

    Flickable {
        id: flick
        objectName: "statisticsBody"
        anchors.fill: parent
        anchors.topMargin: filters.y + filters.height + 8 * Theme.unit
        anchors.margins: 2 * Theme.unit
        contentHeight: sheet.height + 40 * Theme.unit
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        visible: Statistics.deals > 0
        T.ScrollBar.vertical: ScrollMark {}

        Column {
            id: sheet
            x: 26 * Theme.unit
            y: 10 * Theme.unit
            width: flick.width - 2 * x
            spacing: 24 * Theme.unit

            // With large text there is room for one chart beside the other no more.
            readonly property bool narrow: width < 900 * Theme.unit
            readonly property real half: narrow ? width : (width - 48 * Theme.unit) / 2
            readonly property int cells: narrow ? 2 : 4

            Grid {
                id: headlines
                readonly property real tallest: children.reduce((most, child) => Math.max(most, child.implicitHeight), 0)
                columns: sheet.cells
                spacing: 18 * Theme.unit

                Repeater {
                    model: Statistics.headlines

                    Headline {
                        required property var modelData
                        width: (sheet.width - 18 * (sheet.cells - 1) * Theme.unit) / sheet.cells
                        height: headlines.tallest
                        figure: modelData.figure
                        text: modelData.text
                        note: modelData.note
                    }
                }
            }
            Grid {
                columns: sheet.narrow ? 1 : 2
                columnSpacing: 48 * Theme.unit
                rowSpacing: 24 * Theme.unit

                Part {
                    id: won
                    width: sheet.half
                    heading: qsTr("Games won over time")

                    ShareChart {
                        objectName: "shareChart"
                        name: won.heading
                        course: Statistics.course
                        fair: Statistics.fair
                        visible: course.length > 0
                        width: parent.width
                        height: 236 * Theme.unit
                    }
                    Label {
                        visible: Statistics.course.length === 0
                        width: parent.width
                        wrapMode: Text.Wrap
                        color: Theme.faint
                        text: qsTr("The line starts with the first game you finish.")
                    }
                    RecentGames {
                        width: parent.width
                    }
                }
                Part {
                    id: good
                    width: sheet.half
                    heading: qsTr("Good choices over time")

                    ShareChart {
                        objectName: "accuracyChart"
                        name: good.heading
                        course: Statistics.judged
                        zooms: true
                        visible: course.length > 0
                        width: parent.width
                        height: 236 * Theme.unit
                    }
                    Label {
                        objectName: "accuracyTold"
                        width: parent.width
                        wrapMode: Text.Wrap
                        color: Theme.faint
                        text: Statistics.judgedInAll || qsTr("The line starts when you look back at a deal and press “Judge the play”: it shows how many of your choices were good, over the last ten games.")
                    }
                }
                Part {
                    width: sheet.half
                    visible: Statistics.leads.length > 0
                    heading: qsTr("Point lead per deal")

                    LeadChart {
                        width: parent.width
                    }
                }
                Part {
                    width: sheet.half
                    visible: Statistics.gubbar.length > 0
                    heading: qsTr("Gubbar tried and made")

                    GubbeRows {
                        width: parent.width
                    }
                }
                Part {
                    width: sheet.half
                    visible: Statistics.deeds.length > 0
                    heading: qsTr("Bid and made")

                    DeedRows {
                        width: parent.width
                    }
                }
                Part {
                    width: sheet.half
                    visible: Statistics.counts.length > 0
                    heading: Statistics.countsTitle

                    CountBars {
                        width: parent.width
                    }
                }
            }
        }
    }

    StatisticsEmpty {
        id: empty
        anchors.fill: parent
        anchors.topMargin: Statistics.anything ? filters.y + filters.height : 0
        visible: Statistics.deals === 0
    }

    Loader {
        id: dialog
        active: false
        source: "StatisticsDialog.qml"
    }
    Connections {
        target: Statistics
        function onWanted() {
            dialog.active = true;
            (dialog.item as StatisticsDialog).ask();
        }
    }
    Component.onCompleted: {
        Exercises.refresh();
        (Statistics.anything ? firstFilter : empty.button).forceActiveFocus();
    }
}

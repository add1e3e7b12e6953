pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls

// Statistics of all games. Above: the selection of deals; below: figures and charts.
Folio {
    id: page

    required property AppModel app

    objectName: "statisticsPage"
    title: qsTr("Statistics")
    tools: [
        Plate {
            objectName: "practise"
            strong: page.app.exercises.due > 0
            text: page.app.exercises.due > 0 ? qsTr("Practise: %L1").arg(page.app.exercises.due) : qsTr("Practise")
            onClicked: page.app.practice.open()
        },
        Plate {
            objectName: "statisticsGames"
            text: qsTr("Games played")
            onClicked: page.app.history.open()
        },
        Plate {
            objectName: "copyCsv"
            visible: page.app.statistics.deals > 0
            text: qsTr("Copy")
            onClicked: page.app.statistics.copy()
        },
        Plate {
            objectName: "saveCsv"
            visible: page.app.statistics.deals > 0
            text: qsTr("Save as CSV…")
            onClicked: page.app.statistics.ask()
        }
    ]
    onClosed: page.app.pages.close()
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
        id: filter

        required property AppModel app

        required property string what
        objectName: "statistics-" + what
        width: 250 * Theme.unit
        onChosen: value => filter.app.statistics.choose(what, value)
    }

    Flow {
        id: filters
        x: 26 * Theme.unit
        y: 14 * Theme.unit
        width: parent.width - 2 * x
        spacing: 10 * Theme.unit
        visible: page.app.statistics.anything

        Filter {
            id: firstFilter
            app: page.app
            what: "form"
            title: qsTr("Game")
            options: page.app.statistics.forms
            value: page.app.statistics.form
        }
        Filter {
            app: page.app
            what: "opponent"
            title: qsTr("Opponents")
            options: page.app.statistics.opponents
            value: page.app.statistics.opponent
        }
        Filter {
            app: page.app
            what: "period"
            title: qsTr("Period")
            options: page.app.statistics.periods
            value: page.app.statistics.period
        }
        Item {
            width: help.width
            height: firstFilter.height

            Choice {
                id: help
                objectName: "statistics-help"
                anchors.verticalCenter: parent.verticalCenter
                title: qsTr("Help")
                options: page.app.statistics.helps
                value: page.app.statistics.help
                onChosen: value => page.app.statistics.choose("help", value)
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
        visible: page.app.statistics.deals > 0
        T.ScrollBar.vertical: ScrollMark {}

        Column {
            id: sheet
            x: 26 * Theme.unit
            y: 10 * Theme.unit
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
                    model: page.app.statistics.headlines

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
                        course: page.app.statistics.course
                        fair: page.app.statistics.fair
                        visible: course.length > 0
                        width: parent.width
                        height: 236 * Theme.unit
                    }
                    Label {
                        visible: page.app.statistics.course.length === 0
                        width: parent.width
                        wrapMode: Text.Wrap
                        color: Theme.faint
                        text: qsTr("The line starts with the first game you finish.")
                    }
                    RecentGames {
                        app: page.app
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
                        course: page.app.statistics.judged
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
                        text: page.app.statistics.judgedInAll || qsTr("The line starts when you look back at a deal and press “Judge the play”: it shows how many of your choices were good, over the last ten games.")
                    }
                }
                Part {
                    id: beside
                    width: sheet.half
                    visible: page.app.statistics.mastery.length > 0
                    heading: qsTr("Beside the master, with the same cards")

                    MasteryRows {
                        app: page.app
                        width: parent.width
                        name: beside.heading
                    }
                }
                Part {
                    width: sheet.half
                    visible: page.app.statistics.leads.length > 0
                    heading: qsTr("Point lead per deal")

                    LeadChart {
                        app: page.app
                        width: parent.width
                    }
                }
                Part {
                    width: sheet.half
                    visible: page.app.statistics.gubbar.length > 0
                    heading: qsTr("Gubbar tried and made")

                    GubbeRows {
                        app: page.app
                        width: parent.width
                    }
                }
                Part {
                    width: sheet.half
                    visible: page.app.statistics.deeds.length > 0
                    heading: qsTr("Bid and made")

                    DeedRows {
                        app: page.app
                        width: parent.width
                    }
                }
                Part {
                    width: sheet.half
                    visible: page.app.statistics.counts.length > 0
                    heading: page.app.statistics.countsTitle

                    CountBars {
                        app: page.app
                        width: parent.width
                    }
                }
            }
        }
    }

    StatisticsEmpty {
        id: empty
        app: page.app
        anchors.fill: parent
        anchors.topMargin: page.app.statistics.anything ? filters.y + filters.height : 0
        visible: page.app.statistics.deals === 0
    }

    PageLoader {
        id: dialog
        app: page.app
        active: false
        file: Qt.resolvedUrl("StatisticsDialog.qml")
    }
    Connections {
        target: page.app.statistics
        function onWanted() {
            dialog.active = true;
            (dialog.item as StatisticsDialog).ask();
        }
    }
    Component.onCompleted: {
        page.app.exercises.refresh();
        (page.app.statistics.anything ? firstFilter : empty.button).forceActiveFocus();
    }
}

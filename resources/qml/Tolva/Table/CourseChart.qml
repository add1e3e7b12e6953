pragma ComponentBehavior: Bound

import QtQuick

// The course of the game: the score of each side after each deal, up to the target.
Item {
    id: chart

    required property Sheet sheet

    readonly property list<var> course: [{number: 0, scores: chart.sheet.sides.map(() => 0)}].concat(chart.sheet.course)
    readonly property real low: course.reduce((low, deal) => Math.min(low, ...deal.scores), 0)
    readonly property real high: course.reduce((high, deal) => Math.max(high, ...deal.scores), chart.sheet.target)
    readonly property real start: 34 * Theme.unit
    readonly property real feet: 1.7 * Theme.small
    // The size of the signs at the ends of the lines; signs of equal scores are side by side.
    readonly property real sign: 1.1 * Theme.body
    readonly property list<int> last: course[course.length - 1].scores

    function atX(no: int): real {
        return start + (width - start - 8 * Theme.unit - sign * last.length) * (course.length < 2 ? 0 : no / (course.length - 1));
    }

    function atY(score: real): real {
        return 8 * Theme.unit + (height - feet - 8 * Theme.unit) * (high - score) / (high - low);
    }

    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("The score after each deal")

    onCourseChanged: lines.requestPaint()

    Repeater {
        model: [0, chart.sheet.target]

        ChartLevel {
            required property int modelData

            y: chart.atY(modelData)
            width: chart.atX(chart.course.length - 1)
            start: chart.start
            text: modelData
        }
    }

    Drawing {
        id: lines
        anchors.fill: parent
        onPaint: {
            const context = getContext("2d");
            context.clearRect(0, 0, width, height);
            context.lineWidth = 3 * Theme.unit;
            context.lineJoin = "round";
            context.lineCap = "round";
            for (let side = chart.sheet.sides.length - 1; side >= 0; --side) {
                context.strokeStyle = Theme.sides[side];
                context.fillStyle = Theme.sides[side];
                context.setLineDash(Theme.dashes(side));
                context.beginPath();
                chart.course.forEach((deal, no) => context.lineTo(chart.atX(no), chart.atY(deal.scores[side])));
                context.stroke();
                context.setLineDash([]);
                chart.course.forEach((deal, no) => {
                    context.beginPath();
                    context.arc(chart.atX(no), chart.atY(deal.scores[side]), 4.5 * Theme.unit, 0, 2 * Math.PI);
                    context.fill();
                });
            }
        }
    }

    Repeater {
        model: chart.last

        SideMark {
            id: sign
            sheet: chart.sheet
            required property int modelData
            readonly property int level: chart.last.filter((score, side) => side < index && Math.abs(chart.atY(score) - chart.atY(modelData)) < 0.7 * height).length

            x: chart.atX(chart.course.length - 1) + 7 * Theme.unit + level * chart.sign
            y: chart.atY(modelData) - height / 2
        }
    }

    Repeater {
        model: chart.course

        PlainText {
            required property int number
            required property int index
            x: chart.atX(index) - width / 2
            y: chart.height - height
            text: number || ""
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }
}

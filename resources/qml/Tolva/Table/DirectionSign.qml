import QtQuick

// An arrow on the cloth if play is not clockwise.
Drawing {
    id: sign

    required property Table table

    objectName: "directionSign"
    visible: sign.table.direction < 0
    opacity: 0.45
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Play goes to the right")

    onPaint: {
        const pen = getContext("2d"), middle = width / 2, radius = 0.4 * width, thick = 0.07 * width;
        pen.reset();
        pen.strokeStyle = pen.fillStyle = Theme.clothText;
        pen.lineWidth = thick;
        pen.beginPath();
        pen.arc(middle, middle, radius, 0.2 * Math.PI, 1.75 * Math.PI, false);
        pen.stroke();
        // The head at the lower right end: from the lower seat to the one at its right.
        const at = 0.2 * Math.PI, x = middle + radius * Math.cos(at), y = middle + radius * Math.sin(at);
        pen.beginPath();
        pen.moveTo(x + 2.6 * thick * Math.sin(at) , y - 2.6 * thick * Math.cos(at));
        pen.lineTo(x + 1.8 * thick * Math.cos(at), y + 1.8 * thick * Math.sin(at));
        pen.lineTo(x - 1.8 * thick * Math.cos(at), y - 1.8 * thick * Math.sin(at));
        pen.closePath();
        pen.fill();
    }
}

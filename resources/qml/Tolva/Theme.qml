pragma Singleton

import QtQuick
import Tolva.Backend

// Colours, sizes and times that everything shares. The colours are those of the deck's dye box.
QtObject {
    // One unit is a pixel in a window of 1280 × 800; Main sets it.
    property real unit: 1

    readonly property bool dark: Settings.theme === "dark"
        || Settings.theme === "" && Application.styleHints.colorScheme === Qt.ColorScheme.Dark

    readonly property color linen: "#f7f1e3"
    readonly property color ink: "#241a14"
    readonly property color madder: "#a8231c"
    readonly property color indigo: "#1f3f74"
    readonly property color weld: "#dfa62a"
    readonly property color straw: "#f0cf7c"

    // Pages, sheets and plates, and what is written on them.
    readonly property color paper: dark ? "#2a2420" : linen
    readonly property color paperEdge: dark ? "#4a3f36" : "#d8cbb0"
    readonly property color field: dark ? "#352d27" : "#fffaf0"
    readonly property color text: dark ? "#f3ead8" : ink
    readonly property color faint: dark ? "#b8aa94" : "#6b5a4a"
    readonly property color accent: dark ? "#7f9fc4" : indigo
    readonly property color accentText: dark ? ink : linen

    // What is written straight on the cloth.
    readonly property bool lightCloth: Settings.cloth === "linen" || Settings.cloth === "wood"
    readonly property color clothText: lightCloth ? ink : linen
    readonly property color focus: weld

    readonly property string cloth: {
        const wool = Settings.cloth === "linen" || Settings.cloth === "wood" ? "" : "vadmal-";
        return "../../table/" + wool + Settings.cloth + ".png";
    }
    readonly property string deck: {
        const large = Settings.largeIndices ? "-large" : Settings.fourColours ? "-four-colour" : "";
        const letters = Settings.indices || Qt.uiLanguage.slice(0, 2);
        return "tolva" + large + (letters === "sv" ? "-sv" : "");
    }

    readonly property real small: Math.max(12, 13 * unit)
    readonly property real body: Math.max(13, 16 * unit)
    readonly property real title: Math.max(17, 24 * unit)
    readonly property real banner: Math.max(26, 40 * unit)
    readonly property real gap: 10 * unit
    readonly property real radius: 8 * unit

    readonly property int move: 330 * Settings.pace
    readonly property int quick: 120 * Settings.pace
}

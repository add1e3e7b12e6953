pragma Singleton

import QtQuick
import Tolva.Backend

// Shared colours, sizes and durations. The colours are those of the deck's dye box.
QtObject {
    // Set by Main before any binding reads them.
    property Settings settings: null
    property Decks decks: null

    // One unit is a pixel in a window of 1280 × 800, multiplied by the player's text size. Main sets
    // windowUnit, which grows half as fast as a larger window; cards have their own unit (TableLayout).
    property real windowUnit: 1
    readonly property real scale: (settings?.textSize ?? 100) / 100
    readonly property real unit: windowUnit * scale
    // Below 900 × 600 even the smallest letters shrink with the window, so that everything stays inside it. Set by Main.
    property real cramp: 1
    readonly property real least: scale * cramp

    readonly property bool dark: settings?.theme === "dark"
        || !settings?.theme && Application.styleHints.colorScheme === Qt.ColorScheme.Dark

    // High contrast: the player's choice or the system's, which Qt reports since 6.10.
    readonly property bool strong: settings?.contrast === "high" || !settings?.contrast && (hints.accessibility?.contrastPreference ?? 0) > 0

    readonly property color linen: "#f7f1e3"
    readonly property color ink: "#241a14"
    readonly property color madder: "#a8231c"
    readonly property color indigo: "#1f3f74"
    readonly property color weld: "#dfa62a"
    readonly property color straw: "#f0cf7c"
    readonly property color woad: "#2a74d6"
    readonly property color sky: "#a9cdfb"

    // Pages, sheets and plates, and the text on them.
    readonly property color paper: strong ? (dark ? "black" : "white") : dark ? "#2a2420" : linen
    readonly property color paperEdge: strong ? text : dark ? "#4a3f36" : "#d8cbb0"
    readonly property color field: strong ? paper : dark ? "#352d27" : "#fffaf0"
    readonly property color text: strong ? (dark ? "white" : "black") : dark ? "#f3ead8" : ink
    readonly property color faint: strong ? text : dark ? "#b8aa94" : "#6b5a4a"
    readonly property color accent: strong ? (dark ? "#ffe14d" : "#00247a") : dark ? "#7f9fc4" : indigo
    readonly property color accentText: strong ? paper : dark ? ink : linen
    // The other side's colour; the accent is the player's own.
    readonly property color other: dark ? "#e8806f" : madder

    // Chart lines, one per side, in the colours of the portrait rings.
    readonly property list<color> sides: [other, dark ? "#7f9fc4" : indigo, dark ? weld : "#8a5d0c", dark ? "#8fb573" : "#1f4a35"]
    // Their dashes, in line widths: colour alone does not distinguish the sides.
    function dashes(side: int): var {
        return [[], [0.1, 1.8], [2.4, 1.4], [4, 2]][side % 4];
    }

    // Signs, badges and buttons on the cloth.
    readonly property color plate: strong ? paper : dark ? "#332b25" : "#f5edda"
    readonly property color plateEdge: strong ? text : dark ? "#0f0c0a" : "#5a4736"
    readonly property color plateText: strong ? text : dark ? "#f3ead8" : ink
    readonly property color plateFaint: strong ? text : dark ? "#b8aa94" : "#57483a"
    // The badge of a seat that is out.
    readonly property color outPlate: dark ? "#1f1a16" : "#b3a993"
    readonly property color outText: dark ? "#a09480" : "#3b2f26"
    // Hearts and diamonds on a plate.
    readonly property color plateRed: dark ? "#e8806f" : madder

    // Text directly on the cloth.
    readonly property bool lightCloth: settings?.cloth === "linen" && !dark
    readonly property color clothText: strong ? (lightCloth ? "black" : "white") : lightCloth ? ink : linen

    // Gold (weld, straw) marks the current item; blue surrounds the item with the focus (on paper and plates,
    // on an accent field, on the cloth, on a card); red surrounds a refused one.
    readonly property color focus: strong ? (dark ? "#4de1ff" : "#0032d6") : dark ? sky : woad
    readonly property color accentFocus: dark ? "#0d2a55" : sky
    readonly property color clothFocus: lightCloth ? woad : sky
    readonly property color cardFocus: woad
    readonly property color pick: weld
    readonly property color refusal: madder
    // Text and edge of a refusal, on paper.
    readonly property color refusalText: dark ? "#e8806f" : madder
    // Border of an input field.
    readonly property color edge: strong ? text : dark ? "#8f8271" : "#857563"

    readonly property url cloth: clothOf(settings?.cloth ?? "")
    readonly property string deck: decks?.key || ownDeck
    readonly property string ownDeck: {
        const large = settings?.largeIndices ? "-large" : settings?.fourColours ? "-four-colour" : "";
        const letters = settings?.indices || Qt.uiLanguage.slice(0, 2);
        return "tolva" + large + (letters === "sv" ? "-sv" : "");
    }

    // The card back: the player's choice, or the deck's own.
    readonly property string back: settings?.back ? "backs/back_" + settings.back : deck + "/back"

    // The text sizes, each with its smallest readable value for a small window. Only text on a card or a
    // badge may be smaller, as it must fit there.
    readonly property real fine: Math.max(11 * least, 12 * unit)
    readonly property real small: Math.max(12.5 * least, 14 * unit)
    readonly property real body: Math.max(14 * least, 17 * unit)
    readonly property real head: Math.max(15 * least, 19 * unit)
    readonly property real title: Math.max(20 * least, 29 * unit)
    readonly property real figure: Math.max(24 * least, 35 * unit)
    readonly property real banner: Math.max(30 * least, 48 * unit)
    // The slab typeface for titles and large figures, like the letters on the cards; all other text uses the
    // application's.
    readonly property string display: "Tolva Display"
    // Notes on the table: the window limits the room for large text.
    readonly property real note: Math.min(body, 24 * windowUnit)
    // A hint may be larger; players with large text need it most.
    readonly property real hint: Math.min(body, 28 * windowUnit)
    readonly property real hintSmall: Math.min(small, 24 * windowUnit)
    // The basic spacing; other distances are fractions or multiples of it.
    readonly property real gap: 10 * unit
    // The line around things, and between them; at least one pixel.
    readonly property real hair: Math.max(1, unit)
    readonly property real radius: 8 * unit
    // The border of slips and marks, and of what is current or has the focus.
    readonly property real border: 2 * unit
    readonly property real focusBorder: 3 * unit
    // Buttons and prompts above the player's hand are equally high, so that they make one row.
    readonly property real promptHeight: 40 * unit
    // What text leaves to the scroll bar: in a panel, and on a page.
    readonly property real panelBar: 14 * unit
    readonly property real pageBar: 16 * unit
    // The margin at the left of a page, and the room below its last line, which shows that it is the last.
    readonly property real pageEdge: 26 * unit
    readonly property real pageFoot: 40 * unit
    // How far an arrow key scrolls.
    readonly property real arrowStep: 60 * unit

    function clothOf(name: string): url {
        return picture("table/" + (name === "linen" || name === "wood" ? "" : "vadmal-") + name + ".png");
    }

    // Return the icon for a button or a badge, in ink or in linen.
    function icon(name: string, light: bool): url {
        return picture("icons/" + (light ? "ui-light/" : "ui/") + name + ".svg");
    }

    // Return the URL of a picture, given its path in the resources.
    function picture(path: string): url {
        return "image://pictures/" + path;
    }

    // Cards jump if motion is not wanted, by the player's setting or the system's, which Qt reports since
    // 6.12.
    property SystemMotion system: null
    readonly property var hints: Application.styleHints
    readonly property bool systemStill: (system?.less ?? false) || (hints.accessibility?.motionPreference ?? 0) > 0
    readonly property bool still: settings?.motion === "less" || !settings?.motion && systemStill
    readonly property int move: still ? 0 : 330 * (settings?.pace ?? 1)
    readonly property int quick: still ? 0 : 120 * (settings?.pace ?? 1)
}

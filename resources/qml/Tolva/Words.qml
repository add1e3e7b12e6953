pragma Singleton

import QtQuick
import Tolva.Backend
import Tolva.Controls

// Moves the focus from one explained word to the next, or opens the glossary if no such word is visible.
QtObject {
    // Set by Main before any binding reads it.
    property Help help: null
    property Navigation navigation: null
    property Item shown: null

    // Another game at the table has other words: the sitting only makes a binding run again.
    function marks(text: string, _sitting: Sitting): list<var> {
        return help.marks(text);
    }

    function next(root: Item) {
        const words = below(root);
        if (words.length === 0)
            help.openGlossary();
        const at = help.word === "" ? -1 : words.indexOf(shown);
        if (at + 1 < words.length) {
            shown = words[at + 1];
            (shown as WordMark).explain();
        } else {
            shown = null;
            help.lookUp("");
        }
    }

    function below(item: Item): var {
        // Items beneath a page are disabled.
        if (!item.visible || !item.enabled || item.opacity === 0)
            return [];
        if (item instanceof WordMark)
            return [item];
        let found = [];
        for (const child of item.children)
            found = found.concat(below(child));
        return found;
    }
}

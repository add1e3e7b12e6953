pragma Singleton

import QtQuick
import Tolva.Backend

// Leads a key from one explained word to the next: those of the uppermost page that has any.
QtObject {
    property Item shown: null

    function next(root: Item) {
        const words = on(root);
        const at = Help.word === "" ? -1 : words.indexOf(shown);
        if (at + 1 < words.length) {
            shown = words[at + 1];
            (shown as WordMark).explain();
        } else {
            shown = null;
            Help.lookUp("");
        }
    }

    // From the top down, and no farther than a page that covers the others.
    function on(root: Item): var {
        for (let no = root.children.length - 1; no >= 0; --no) {
            const found = below(root.children[no]);
            if (found.length > 0)
                return found;
        }
        return [];
    }

    function below(item: Item): var {
        if (!item.visible || item.opacity === 0)
            return [];
        if (item instanceof WordMark)
            return [item];
        let found = [];
        for (const child of item.children)
            found = found.concat(below(child));
        return found;
    }
}

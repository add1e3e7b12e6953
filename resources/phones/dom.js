// Small tools for the page: elements, texts, cards.
import texts from "./texts.js";

export const VERSION = document.querySelector("meta[name=version]").content;

// Return an element. Values that are functions become listeners, true and false are set as properties.
export function el(tag, values = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (name.startsWith("--")) made.style.setProperty(name, value);
    else if (typeof value === "boolean") made.toggleAttribute(name, value);
    else if (value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== ""));
  return made;
}

let lang = "sv";
export const language = () => lang;

export function speak(chosen) {
  lang = chosen;
  document.documentElement.lang = chosen;
}

// Return a text of the page with its values filled in.
export function text(key, values = {}) {
  return texts[lang][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

// Return the spoken name of a card; of none, that it is face down.
export function cardName(card) {
  if (!card) return text("face_down");
  if (card === "JO") return text("joker");
  const rank = texts[lang][`rank_${card[1]}`] ?? card[1];
  return text("card", { suit: text(`suit_${card[0]}`), rank });
}

export function cardImage(card) {
  const path = card ? `cards/${lang}/${card}.svg` : "cards/back.svg";
  return el("img", { class: "face", src: `/${VERSION}/${path}`, alt: "", draggable: "false" });
}

export function face([ground, figure]) {
  const emblem = figure.startsWith("emblem-");
  const image = (name) => el("img", { src: `/${VERSION}/portraits/${name}.svg`, alt: "" });
  return el("span", { class: "portrait" }, image(`ground-${ground}`), image(emblem ? figure : `${figure}-calm`));
}

// Replace the content of a section if what it shows has changed; the focus stays where it was.
const shown = new Map();
export function show(section, key, make) {
  const now = JSON.stringify([lang, key]);
  if (shown.get(section) === now) return false;
  shown.set(section, now);
  const focused = section.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  section.replaceChildren(...make().flat(Infinity).filter((child) => child !== null));
  if (focused) section.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  return true;
}

export const forget = () => shown.clear();

// Draw again after a change that the person has made on the phone alone.
export const redraw = () => dispatchEvent(new Event("redraw"));

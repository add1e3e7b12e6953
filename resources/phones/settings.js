// What each phone chooses for itself: it stays on the phone.
import { el, speak, text } from "./dom.js";

const KEY = "tolva";
const defaults = {
  lang: navigator.language.toLowerCase().startsWith("sv") ? "sv" : "en",
  size: "1", guard: true, felt: true, theme: "auto", client: "",
};

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {}; // storage is forbidden, or holds something else
  }
}

export const settings = { ...defaults, ...stored() };
if (!settings.client) settings.client = Array.from(crypto.getRandomValues(new Uint8Array(12)), (one) => one.toString(16)).join("");

export function keep(changed = {}) {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choices last as long as the page.
  }
  const root = document.documentElement;
  root.style.setProperty("--size", settings.size);
  root.dataset.theme = settings.theme;
  speak(settings.lang);
}

// Open the settings; `changed` is called after each change.
export function openSettings(changed) {
  const dialog = document.getElementById("settings");
  const choose = (name, title, options) => el("fieldset", {}, el("legend", {}, text(title)),
    options.map(([value, label]) => el("label", {}, el("input", {
      type: "radio", name, value, checked: settings[name] === value,
      change: () => { keep({ [name]: value }); changed(); fill(); },
    }), el("span", {}, label))));
  const turn = (name) => el("label", { class: "switch" }, el("input", {
    type: "checkbox", checked: settings[name], change: (event) => { keep({ [name]: event.target.checked }); changed(); },
  }), el("span", {}, text(name)));
  const fill = () => dialog.replaceChildren(
    el("h2", {}, text("settings")),
    choose("lang", "language", [["sv", "Svenska"], ["en", "English"]]),
    choose("size", "text_size", [["1", "A"], ["1.25", "A+"], ["1.5", "A++"]]),
    choose("theme", "dark", [["auto", text("dark_auto")], ["light", text("dark_off")], ["dark", text("dark_on")]]),
    turn("guard"),
    navigator.vibrate ? turn("felt") : "",
    el("p", { class: "faint" }, text("lan")),
    el("button", { class: "strong", type: "button", click: () => dialog.close() }, text("close")),
  );
  dialog.setAttribute("aria-label", text("settings"));
  fill();
  dialog.showModal();
}

export function buzz(pattern) {
  // A page that has not been touched may not vibrate.
  if (settings.felt && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
}

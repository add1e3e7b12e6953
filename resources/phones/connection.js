// The socket to the table. It comes back by itself: at once when the page is seen again, else after growing waits.
import { VERSION } from "./dom.js";
import { settings } from "./settings.js";

const WAITS = [300, 600, 1200, 2400, 4000];
const PROBE = 2500; // ms to wait for a word of a socket that may be dead after sleep

export class Connection {
  #socket = null;
  #tries = 0;
  #later = 0;
  #probe = 0;
  #quiet = false; // the table has said good-bye: only the person connects again

  // heard(message), changed(connected)
  constructor(heard, changed) {
    this.heard = heard;
    this.changed = changed;
    const wake = () => document.visibilityState === "visible" && this.wake();
    document.addEventListener("visibilitychange", wake);
    addEventListener("pageshow", (event) => event.persisted && this.wake());
    addEventListener("online", wake);
    addEventListener("hashchange", () => this.connect());
  }

  connect() {
    clearTimeout(this.#later);
    this.#quiet = false;
    const before = this.#socket;
    this.#socket = null;
    before?.close();
    let socket;
    try {
      socket = new WebSocket(`ws://${location.host}/socket`);
    } catch {
      this.#again();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => this.#send({
      t: "hello", version: VERSION, token: location.hash.slice(1, 65), client: settings.client, lang: settings.lang,
    });
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#probe);
      this.#tries = 0;
      this.#take(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      if (!this.#quiet) {
        this.changed(false);
        this.#again();
      }
    };
  }

  // The page is seen again: a socket that sleep has killed does not always say so.
  wake() {
    if (this.#quiet) return;
    this.#tries = 0;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.connect();
      return;
    }
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => this.connect(), PROBE);
    this.#send({ t: "speak", lang: settings.lang });
  }

  // Return whether the message could be sent. Nothing is sent later: the table may be another one by then.
  say(message) {
    return this.#socket?.readyState === WebSocket.OPEN && this.#send(message);
  }

  #send(message) {
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #take(message) {
    if (message.t === "reload") this.#reload();
    else if (message.t === "token") history.replaceState(null, "", `#${message.token}`);
    else {
      if (message.t === "bye") this.#quiet = true;
      else this.changed(true);
      this.heard(message);
    }
  }

  // The program has been updated: its pages are loaded once.
  #reload() {
    this.#quiet = true;
    let before = "";
    try {
      before = sessionStorage.getItem("reloaded");
      sessionStorage.setItem("reloaded", VERSION);
    } catch {
      // Without storage the page is loaded again each time.
    }
    if (before !== VERSION) location.reload();
    else this.heard({ t: "bye", why: "lost" });
  }

  #again() {
    clearTimeout(this.#later);
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)];
    this.#tries += 1;
    this.#later = setTimeout(() => this.connect(), wait);
  }
}

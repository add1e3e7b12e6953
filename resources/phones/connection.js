// The socket to the table. It comes back by itself: at once when the page is seen again, else after growing waits.
import { VERSION } from "./dom.js";
import { settings } from "./settings.js";

const WAITS = [300, 600, 1200, 2400];
// ms to wait for a word of the table, which says one every ten seconds: while connecting, after sleep, after the
// person has done something, and else.
const OPENING = 20000, WAKING = 2500, ANSWER = 6000, SILENCE = 25000;

export class Connection {
  #socket = null;
  #tries = 0;
  #later = 0;
  #due = 0; // when the socket is given up unless a word has come
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
    setInterval(() => this.#watch(), 1000);
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
    this.#due = performance.now() + OPENING;
    socket.onopen = () => this.#send({
      t: "hello", version: VERSION, token: location.hash.slice(1, 65), client: settings.client, lang: settings.lang,
    }, OPENING);
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#due = performance.now() + SILENCE;
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
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ t: "speak", lang: settings.lang }, WAKING);
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.connect();
  }

  // A network that has changed, or a table that has lost its current, does not say so either.
  #watch() {
    if (this.#socket && !this.#quiet && document.visibilityState === "visible" && performance.now() > this.#due) {
      this.changed(false);
      this.connect();
    }
  }

  // Return whether the message could be sent. Nothing is sent later: the table may be another one by then.
  say(message) {
    return this.#socket?.readyState === WebSocket.OPEN && this.#send(message, ANSWER);
  }

  #send(message, patience) {
    this.#socket.send(JSON.stringify(message));
    this.#due = Math.min(this.#due, performance.now() + patience);
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

// The page of one seat: it draws first and connects then, and draws again whatever the table says.
import { Connection } from "./connection.js";
import { renderDeeds } from "./deeds.js";
import { el, face, forget, text } from "./dom.js";
import { renderHand } from "./hand.js";
import { buzz, keep, openSettings, settings } from "./settings.js";
import { renderPeople, renderTable } from "./table.js";

const part = (id) => document.getElementById(id);
// armed: the call with a stake that has been pressed once; number: the one chosen in a range
const forgotten = { lifted: null, said: "", hint: "", armed: null, number: null }; // what belongs to one position
const state = { ...forgotten, scene: null, seatAsked: false, painted: 0, waits: 0, changed: say };
let heard = -1; // the number of the last line that was spoken
let connection;

// Send what the person does. Until the answer comes, further taps do nothing.
function act(kind, values = {}) {
  const agrees = kind === "agree";
  const free = agrees || kind === "react";
  if (state.waits && performance.now() - state.waits < 3000 && !free) return;
  if (!connection.say({ t: kind, ...(agrees ? {} : { log: state.scene.log }), ...values })) return;
  if (agrees) state.seatAsked = false;
  if (!free) busy(true);
  draw();
}

function busy(on) {
  state.waits = on ? performance.now() : 0;
  part("game").setAttribute("aria-busy", String(on));
}

function say(words = "") {
  state.said = words;
  draw();
}

function draw() {
  const scene = state.scene;
  if (!scene) return;
  renderPeople(part("people"), scene);
  renderTable(part("table"), scene, act);
  const arranged = renderHand(part("hand"), scene, state, act);
  renderDeeds(part("deeds"), scene, state, act, arranged);
  const gear = el("button", { type: "button", id: "gear", "aria-label": text("settings"), click: () => openSettings(() => {
    connection.say({ t: "speak", lang: settings.lang });
    forget();
    draw();
  }) }, "☰");
  if (!part("people").querySelector("#gear")) part("people").append(gear);
}

function takeScene(scene) {
  const before = state.scene;
  const moved = !before || before.log !== scene.log;
  const turned = scene.race && scene.race.shown !== before?.race?.shown;
  state.scene = scene;
  part("game").dataset.log = scene.log;
  busy(false);
  if (moved) Object.assign(state, forgotten);
  cover("");
  draw();
  if (turned) requestAnimationFrame(() => requestAnimationFrame((now) => { state.painted = now; }));
  announce(scene, before, moved);
}

// Speak the new lines, and the question when the turn comes; the turn is felt as well.
function announce(scene, before, moved) {
  if (!before || before.deal !== scene.deal) heard = -1;
  const lines = scene.lines.filter(([number]) => number > heard).map(([, line]) => line);
  heard = Math.max(heard, ...scene.lines.map(([number]) => number));
  const mine = scene.ask && (!before?.ask || moved);
  const spoken = [...(before ? lines.slice(-6) : []), mine ? `${text("your_turn")}. ${scene.ask.text}` : ""].filter(Boolean);
  if (spoken.length) part("heard").replaceChildren(...spoken.map((line) => el("p", {}, line)));
  if (mine && !before?.ask) buzz(60);
  if (scene.end && !before?.end) buzz([80, 60, 80]);
}

// Cover the table with a message and buttons; an empty message lifts the cover.
function cover(words, buttons = []) {
  part("cover").hidden = !words;
  part("game").inert = Boolean(words);
  part("status").textContent = words;
  part("choices").replaceChildren(...buttons);
}

const again = () => el("button", { type: "button", class: "deed strong", click: () => { cover(text("connecting")); connection.connect(); } }, text("again"));

function notice(words) {
  part("notice").textContent = words;
  clearTimeout(notice.timer);
  notice.timer = setTimeout(() => { part("notice").textContent = ""; }, 6000);
}

const takers = {
  table: takeScene,
  seats: ({ seats }) => cover(text("choose_seat"), seats.map((row) => el("button", {
    type: "button", class: "deed seat", click: () => connection.say({ t: "sit", seat: row.seat }),
  }, face(row.face), el("span", {}, row.name), row.free ? "" : el("small", {}, text("seat_taken"))))),
  knock: ({ number }) => cover(text("knock", { n: number })),
  wait: ({ name }) => cover(text("wait", { name })),
  ask_seat: () => { state.seatAsked = true; buzz(60); draw(); },
  seat_kept: () => { state.seatAsked = false; draw(); }, // nobody waits for it any more
  hint: (message) => { state.hint = message.text || text("no_hint"); busy(false); draw(); },
  undo_no: ({ name }) => notice(text("undo_no", { name })),
  refused: ({ why }) => { busy(false); state.lifted = null; notice(why); buzz([30, 40, 30]); draw(); },
  bye: ({ why }) => cover(text(why), [again()]),
};

function hear(message) {
  takers[message.t]?.(message);
}

function connected(there) {
  const game = part("game").classList;
  if (there && game.contains("away")) state.said = "";
  game.toggle("away", !there);
  if (there) return;
  busy(false);
  if (state.scene) say(text("away"));
  else cover(text("lost"), [again()]);
}

keep();
document.title = text("title");
cover(text("connecting"), [again()]);
connection = new Connection(hear, connected);
connection.connect();
addEventListener("resize", draw);
addEventListener("redraw", draw);

// What can be done now: the question, and a real button for each answer.
import { el, redraw, show, text } from "./dom.js";
import { shiftTaken, shuffleHand } from "./hand.js";

export function renderDeeds(section, scene, state, act, arranged) {
  const { ask, more, race } = scene;
  const key = [ask, more, race, scene.end && 1, scene.people.map((one) => [one.name, one.turn]), state.hint, state.number, state.armed, state.seatAsked, Boolean(arranged), state.said];
  const drawn = show(section, key, () => [
    el("h2", { class: "unseen" }, text("to_do")),
    question(scene, state),
    race ? pads(race, state, act) : null,
    ask && !race ? answers(scene, state, act, arranged) : null,
    extras(scene, state, act),
  ]);
  if (drawn) section.querySelector(".bids .strong")?.scrollIntoView({ block: "center" });
}

function question(scene, state) {
  const ask = scene.ask;
  const turn = scene.people.find((one) => one.turn);
  const waiting = turn && turn.seat !== scene.you ? text("turn_of", { name: turn.name }) : "";
  const line = ask ? ask.line || ask.text || text("your_turn") : waiting;
  return el("p", { class: `question${ask ? " mine" : ""}` }, state.said || line || (scene.end || scene.people[0].turn !== undefined ? "" : text("waiting_deal")));
}

const button = (label, act, { key, kind = "", note = "", off = false } = {}) => el("button", {
  type: "button", class: `deed ${kind}`, "data-key": key ?? label, "aria-disabled": off ? "true" : null, click: act,
}, el("span", {}, label), note ? el("small", {}, note) : "");

function answers(scene, state, act, arranged) {
  const ask = scene.ask;
  if (arranged) return arranging(act, arranged);
  const moves = [...ask.offers, ...ask.moves].map((one) => call(one, state, act));
  const back = ask.chosen.length ? [button(text("clear"), () => act("clear"), { key: "clear", kind: "quiet" })] : [];
  return [
    ask.box.length ? el("div", { class: "box" }, ask.box.map((row) => el("div", { class: "bids" }, row.map((one) => bid(one, act))))) : null,
    ask.numbers.length ? el("div", { class: "numbers" }, ask.numbers.map((one) => bid(one, act))) : null,
    ask.range ? range(ask.range, state, act) : null,
    moves.length || back.length ? el("div", { class: "calls" }, moves, back) : null,
  ].filter(Boolean);
}

// A call with a stake must not be made by a slip: it is pressed twice.
function call(one, state, act) {
  const stake = one.stake ? text("stake", { n: one.stake }) : "";
  const note = [one.note, stake].filter(Boolean).join(" · ");
  if (!one.stake || state.armed === one.move) {
    const label = state.armed === one.move ? text("press_again", { label: one.label }) : one.label;
    return button(label, () => { state.armed = null; act("move", { move: one.move }); }, { key: one.move, kind: "strong", note });
  }
  return button(one.label, () => { state.armed = one.move; redraw(); }, { key: one.move, note });
}

function bid(one, act) {
  const made = button(one.label, () => act("move", { move: one.move }), { key: one.move, kind: one.allowed ? "strong" : "off", off: !one.allowed });
  // The name begins with what is seen, so that it can be said to the phone.
  const seen = one.label.split(" ").every((word) => one.name.split(" ").includes(word)) ? "" : one.label;
  made.setAttribute("aria-label", [seen, one.name, one.note].filter(Boolean).join(". "));
  return made;
}

function range({ word, least, most, start }, state, act) {
  const number = state.number ?? start;
  const step = (by) => () => { state.number = Math.max(least, Math.min(most, number + by)); redraw(); };
  const big = Math.max(5, Math.round((most - least) / 50) * 5);
  return el("div", { class: "range" },
    button(`−${big}`, step(-big), { key: "less big", kind: "quiet" }), button("−1", step(-1), { key: "less", kind: "quiet" }),
    el("output", { "aria-live": "polite" }, number),
    button("+1", step(1), { key: "more", kind: "quiet" }), button(`+${big}`, step(big), { key: "more big", kind: "quiet" }),
    button(text("say", { n: number }), () => act("move", { move: `${word} ${number}` }), { key: "say", kind: "strong" }));
}

function arranging(act, arranged) {
  return [el("div", { class: "calls" },
    button("←", () => shiftTaken(-1), { key: "left", kind: "quiet" }),
    button("→", () => shiftTaken(1), { key: "right", kind: "quiet" }),
    button(text("shuffle"), shuffleHand, { key: "shuffle", kind: "quiet" }),
    button(text("done"), () => act(...arranged()), { key: "done", kind: "strong" })),
  el("p", { class: "faint" }, text("arrange_help"))];
}

// The pads of a game of speed: the time is measured from the frame that showed the card to the touch.
function pads(race, state, act) {
  if (race.turn) return el("div", { class: "pads" }, button(race.turn, () => act("do", { what: "turn" }), { key: "turn", kind: "strong tall" }));
  return el("div", { class: "pads" }, race.words.map((one) => {
    const press = (event) => {
      event.preventDefault();
      const ms = Math.max(0, Math.round(performance.now() - state.painted));
      act("react", { word: one.word, ms });
    };
    const made = button(one.label, null, { key: one.word, kind: `strong tall${race.open ? "" : " off"}`, note: text(`rank_${one.rank}`), off: !race.open });
    made.addEventListener("pointerdown", press);
    made.addEventListener("click", (event) => event.detail === 0 && press(event)); // a key or a screen reader
    return made;
  }));
}

function extras(scene, state, act) {
  const more = scene.more;
  const doing = (what) => () => act("do", { what });
  const rows = [
    more.next ? button(text(scene.end?.over ? "next_game" : "next_deal"), doing("next"), { key: "next", kind: "strong" }) : "",
    more.claim ? button(text("claim", { n: more.claim }), doing("claim"), { key: "claim" }) : "",
    more.undo ? button(text("undo"), doing("undo"), { key: "undo", kind: "quiet" }) : "",
    more.hint ? button(text("hint"), doing("hint"), { key: "hint", kind: "quiet" }) : "",
  ].filter(Boolean);
  const agree = (what, question, key) => el("div", { class: "agree", role: "group", "aria-label": question }, el("p", {}, question),
    button(text("yes"), () => act("agree", { what, yes: true }), { key: `${key} yes`, kind: "strong" }),
    button(text("no"), () => act("agree", { what, yes: false }), { key: `${key} no` }));
  return [
    state.hint ? el("p", { class: "hint", role: "status" }, state.hint) : null,
    more.undo_asked ? agree("undo", text("undo_asked", { name: more.undo_asked }), "undo") : null,
    more.undo_waits ? el("p", { class: "faint", role: "status" }, text("undo_waits")) : null,
    state.seatAsked ? agree("seat", text("ask_seat"), "seat") : null,
    rows.length ? el("div", { class: "extras" }, rows) : null,
  ].filter(Boolean);
}

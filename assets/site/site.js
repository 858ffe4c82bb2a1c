// Follows the games of a hall. It replays positions that Komadai wrote and judges none; whatever comes from records is text.
"use strict";
(() => {
  const words = JSON.parse(document.getElementById("words").textContent);
  const byId = (id) => document.getElementById(id);
  const isFile = location.protocol === "file:";
  const SVG = "http://www.w3.org/2000/svg";
  const ASK = 4000, ASK_HIDDEN = 30000, ASK_OVER = 60000;
  const ON_ITS_WAY = 3000;
  const STALE = 30000;    // who writes the site gives a sign every ten seconds while a game is open or awaited,
  const STALE_AT_REST = 180000;   // else every minute

  let hall = null;        // the overview
  let tables = [];        // its tables: what it says of them and the facts, in its order
  let facts = null, event = null;
  const games = {};       // games by the names of their tables
  const rounds = {};      // rounds of the event by their numbers
  let ofServer = 0;       // how much the server's clock is ahead of ours, in ms
  let skew = [-Infinity, Infinity];   // between which bounds the clock by which the hall was written is ahead of ours
  let asked = -Infinity;  // when we last had an answer
  let heard = 0;          // when by our clock the hall said something new to this page
  let lost = false;
  let lostSince = 0;      // by the hall's clock
  let view = null;        // what is on the screen: {kind, id, at, flipped}; `at` is null for the live place
  let shown = {};         // the elements that change

  // ---- getting files

  const waiting = {};
  globalThis.komadai = (name, data) => {
    const done = waiting[name];
    delete waiting[name];
    if (done) done(data);
  };

  const asScript = (name) => new Promise((done, fail) => {
    const script = document.createElement("script");
    const end = (act) => (value) => { script.remove(); act(value); };
    waiting[name] = end(done);
    script.onerror = end(fail);
    script.src = `${name}.js?${Date.now()}`;
    document.head.append(script);
  });

  const asData = async (name, revision) => {
    const asked = Date.now();
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), 15000);
    try {
      const answer = await fetch(`${name}.json${revision ? `?${revision}` : ""}`, {
        cache: revision ? "default" : "no-cache", signal: stop.signal, credentials: "omit",
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const data = await answer.json();
      const served = Date.parse(answer.headers.get("Date") || "");
      // A date has whole seconds, so that only what is more than that is the clock's fault.
      if (!revision && served && !answer.headers.get("Age")) {
        const ahead = served + 500 - (asked + Date.now()) / 2;
        ofServer = Math.abs(ahead) > 1500 ? ahead : 0;
      }
      return data;
    } finally { clearTimeout(timer); }
  };

  const get = (name, revision) => isFile ? asScript(name) : asData(name, revision);

  // ---- what the overview says

  const read = (line) => {
    const [place, revision, state, plies, last, board, turn, hands, clock, black, white] = line.split(" ");
    const clocks = clock === undefined ? null : {
      runs: { b: 0, w: 1 }[clock[0]], read: hall.at - Number(clock.slice(1)) * 100,
      stages: [black[0], white[0]], shown: [black, white].map((it) => Number(it.slice(1)) * 100),
    };
    return { place: Number(place), revision: Number(revision), state, plies: Number(plies), last, sfen: `${board} ${turn} ${hands}`, turn, clocks };
  };

  const needed = () => {
    const wanted = view && view.kind === "game" && tables.find((it) => it.id === view.id);
    return wanted && wanted.moves ? wanted : null;
  };

  // The round of the event that is looked at: its number, its name, and its revision.
  const roundOf = () => view.kind === "pairings" && event ? event.rounds.find(([number]) => number === (view.round ?? event.round)) : null;

  // The page itself has changed: another delay, language or version. It is loaded once for each, in case a cache still gives the old one.
  const renew = (page) => {
    if (!page || page === document.documentElement.dataset.page) return;
    try {
      if (sessionStorage.getItem("page") === page) return;
      sessionStorage.setItem("page", page);
      sessionStorage.setItem("view", JSON.stringify([location.hash, view]));
    } catch { return; }
    location.reload();
  };
  const viewBefore = () => {
    try {
      const [hash, before] = JSON.parse(sessionStorage.getItem("view"));
      sessionStorage.removeItem("view");
      return hash === location.hash ? before : null;
    } catch { return null; }
  };

  // The clock by which the hall is written may be wrong. But nothing was written later than now, and what was not there when we
  // last asked was written since, or took a few seconds on its way.
  const setSkew = (at, isNew) => {
    const low = at - Date.now(), high = isNew ? low + Date.now() - asked + ON_ITS_WAY : Infinity;
    const both = [Math.max(skew[0], low), Math.min(skew[1], high)];
    skew = both[0] <= both[1] ? both : [low, high];
    asked = Date.now();
  };

  const ask = async () => {
    const news = await get("hall");
    if (hall && news.s === hall.s && news.at < hall.at) return;
    const mark = (revision) => `${news.s}-${revision}`;
    const isOtherRun = !hall || news.s !== hall.s;
    let [nextFacts, nextEvent] = isOtherRun ? [null, null] : [facts, event];
    if (!nextFacts || nextFacts.r !== news.f) {
      nextFacts = await get("tables", mark(news.f));
      // What was written in between belongs to the next overview.
      if (nextFacts.r !== news.f) return;
      renew(nextFacts.page);
    }
    if (!news.e) nextEvent = null;
    else if (!nextEvent || nextEvent.r !== news.e) nextEvent = await get("event", mark(news.e));
    // Somebody may press a key at any time: all that belongs together changes together.
    if (isOtherRun) {
      skew = [-Infinity, Infinity];
      for (const known of [games, rounds]) for (const id in known) delete known[id];
    }
    const isNew = Boolean(hall) && (isOtherRun || news.at !== hall.at);
    if (isNew) heard = Date.now();
    setSkew(news.at, isNew);
    [facts, event] = [nextFacts, nextEvent];
    hall = news;
    tables = hall.t.map(read).map((it) => ({ ...it, ...facts.tables[it.place] }));
    nameTables();
    await askForView();
  };

  // What is on the screen besides the overview: a game, or a round.
  const askForView = async () => {
    const table = needed(), round = roundOf();
    if (table && (!games[table.id] || games[table.id].r < table.revision)) {
      games[table.id] = replay(await get(`game-${table.id}`, `${hall.s}-${table.revision}`));
    }
    if (round) {
      const [number, , revision] = round;
      if (!rounds[number] || rounds[number].r < revision) rounds[number] = await get(`round-${number}`, `${hall.s}-${revision}`);
    }
  };

  const isOver = () => tables.length > 0 && tables.every((it) => it.state === "o");
  const isAtRest = () => isOver() && !facts.waiting;

  let timer = 0, busy = false, again = false;
  const poll = async () => {
    if (busy) { again = true; return; }
    clearTimeout(timer);
    busy = true;
    try { await ask(); lost = false; } catch { lose(); }
    busy = false;
    paint();
    const wait = again ? 0 : document.hidden || hall?.x ? ASK_HIDDEN : isAtRest() ? ASK_OVER : ASK;
    again = false;
    timer = setTimeout(poll, wait);
  };

  // ---- positions

  const ofSfen = (sfen) => {
    const [board, turn, hands] = sfen.split(" ");
    const squares = {}, held = {};
    board.split("/").forEach((row, rank) => {
      let file = 9;
      for (const [, empty, piece] of row.matchAll(/(\d)|(\+?[A-Za-z])/g)) {
        if (empty) file -= Number(empty); else { squares[`${file}${rank + 1}`] = piece; file -= 1; }
      }
    });
    for (const [, count, piece] of hands.matchAll(/(\d*)([A-Za-z])/g)) held[piece] = Number(count || 1);
    return { squares, held, turn };
  };

  const changed = (position, changes) => {
    const squares = { ...position.squares }, held = { ...position.held };
    for (const [, square, piece, kind, count] of changes.matchAll(/(\d\d)(-|\+?[A-Za-z])|h([A-Za-z])(\d+)/g)) {
      if (kind) held[kind] = Number(count);
      else if (piece === "-") delete squares[square];
      else squares[square] = piece;
    }
    return { squares, held, turn: position.turn === "b" ? "w" : "b" };
  };

  const replay = (game) => {
    let position = ofSfen(game.start);
    const starts = position.turn === "b" ? 0 : 1;
    game.places = [{ position, words: "", marks: [], comment: game.note || "", used: [null, null] }];
    game.moves.forEach(([said, changes, spent, total, comment], index) => {
      const before = position;
      position = changed(position, changes);
      const marks = [...changes.matchAll(/(\d\d)(-|\+?[A-Za-z])/g)].map(([, square, piece]) => [square, piece === "-" ? "from" : "to"]);
      const used = [...game.places[index].used];
      if (total !== undefined && total !== null) used[(starts + index) % 2] = total;
      game.places.push({ position, words: said, marks, comment: comment || "", used, spent, before });
    });
    return game;
  };

  const RANKS = ["", "a", "b", "c", "d", "e", "f", "g", "h", "i"];
  const marksOf = (last) => {
    if (last === "-") return [];
    const square = (text) => `${text[0]}${RANKS.indexOf(text[1])}`;
    const to = [square(last.slice(2, 4)), "to"];
    return last[1] === "*" ? [to] : [[square(last.slice(0, 2)), "from"], to];
  };

  // ---- making elements

  const make = (tag, attributes = {}, ...inside) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) if (value !== null && value !== false) element.setAttribute(name, value);
    element.append(...inside);
    return element;
  };
  const draw = (tag, attributes = {}, text = "") => {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text) element.textContent = text;
    return element;
  };
  const put = (element, text) => { if (element.textContent !== text) element.textContent = text; };
  const fill = (sentence, value) => sentence.replace("{}", () => value);

  const CELL = 100, TALL = 108;
  const isJapanese = document.documentElement.lang === "ja";
  const KANJI = "一二三四五六七八九";

  const board = (table, position, marks, flipped, label, isSmall) => {
    const senior = table.blackIsSenior ? "K" : "k";   // who has the 王
    const left = isSmall ? 12 : 20, top = isSmall ? 12 : 44, right = isSmall ? 12 : 44, low = isSmall ? 12 : 20;
    const [width, height] = [9 * CELL, 9 * TALL];
    const svg = draw("svg", { class: "board", viewBox: `0 0 ${left + width + right} ${top + height + low}`, role: "img", "aria-label": label });
    const at = (square) => {
      const [file, rank] = [Number(square[0]), Number(square[1])];
      return flipped ? [left + (file - 1) * CELL, top + (9 - rank) * TALL] : [left + (9 - file) * CELL, top + (rank - 1) * TALL];
    };
    for (const [square, kind] of marks) {
      const [x, y] = at(square);
      svg.append(draw("rect", { class: kind, x, y, width: CELL, height: TALL }));
    }
    let lines = "";
    for (let index = 0; index <= 9; index += 1) {
      lines += `M${left + index * CELL} ${top}v${height}M${left} ${top + index * TALL}h${width}`;
    }
    svg.append(draw("path", { class: "grid", d: lines }));
    for (const x of [3, 6]) for (const y of [3, 6]) svg.append(draw("circle", { class: "dot", cx: left + x * CELL, cy: top + y * TALL, r: 6 }));
    for (const [square, piece] of Object.entries(position.squares)) {
      const [x, y] = at(square);
      const letter = piece.replace("+", "");
      const isWhite = letter === letter.toLowerCase();
      const name = letter.toUpperCase() + (piece[0] === "+" || piece === senior ? "1" : "");
      const turned = isWhite !== flipped ? { transform: `rotate(180 ${x + CELL / 2} ${y + TALL / 2})` } : {};
      svg.append(draw("use", { href: `#piece-${name}`, x: x - 4, y, width: TALL, height: TALL, ...turned }));
    }
    if (!isSmall) {
      for (let index = 1; index <= 9; index += 1) {
        const [x] = at(`${index}1`), [, y] = at(`1${index}`);
        svg.append(draw("text", { x: x + CELL / 2, y: top - 14 }, String(index)));
        svg.append(draw("text", { x: left + width + 22, y: y + TALL / 2 + 9 }, isJapanese ? KANJI[index - 1] : RANKS[index]));
      }
    }
    return svg;
  };

  const HELD = [["R", "飛"], ["B", "角"], ["G", "金"], ["S", "銀"], ["N", "桂"], ["L", "香"], ["P", "歩"]];
  const heldBy = (position, color) => HELD
    .map(([letter, kanji]) => ({ letter, kanji, count: position.held[color ? letter.toLowerCase() : letter] || 0 }))
    .filter((it) => it.count);

  // The pieces in hand, drawn as they face, and for those who do not see them in words.
  const showHand = (element, position, color, isTurned) => {
    const held = heldBy(position, color);
    const said = held.map(({ kanji, count }) => `${kanji}${count > 1 ? count : ""}`).join(" ");
    const looks = `${said} ${isTurned}`;
    if (element.dataset.looks === looks) return;
    element.dataset.looks = looks;
    const turned = isTurned ? { transform: `rotate(180 ${TALL / 2} ${TALL / 2})` } : {};
    const piece = ({ letter, count }) => {
      const svg = draw("svg", { viewBox: `0 0 ${TALL} ${TALL}`, "aria-hidden": "true" });
      svg.append(draw("use", { href: `#piece-${letter}`, width: TALL, height: TALL, ...turned }));
      return count > 1 ? [svg, make("span", { "aria-hidden": "true" }, String(count))] : [svg];
    };
    element.replaceChildren(...held.flatMap(piece), ...(said ? [make("span", { class: "unseen" }, `${words.hand} ${said}`)] : []));
  };

  const MARKS = ["☗", "☖"];

  // ---- names

  const HEAD = 18, TAIL = 10;   // so wide are both ends of a long name on a card; a kanji is two wide
  const wide = (sign) => sign.codePointAt(0) < 0x1100 ? 1 : 2;
  const start = (signs, room) => {
    let at = 0;
    for (let left = room; at < signs.length && left >= wide(signs[at]); at += 1) left -= wide(signs[at]);
    return signs.slice(0, at);
  };
  const inShort = (name) => {
    const signs = [...name];
    if (start(signs, HEAD + TAIL + 2).length === signs.length) return name;
    return `${start(signs, HEAD).join("").trimEnd()}…${start(signs.reverse(), TAIL).reverse().join("").trimStart()}`;
  };

  // The names as they stand on the cards. Two that would look alike stand there in full.
  const nameTables = () => {
    const known = new Map();
    for (const name of tables.flatMap((it) => it.names)) known.set(inShort(name), (known.get(inShort(name)) ?? new Set()).add(name));
    for (const table of tables) table.brief = table.names.map((name) => known.get(inShort(name)).size > 1 ? name : inShort(name));
  };

  // ---- time

  const now = () => Date.now() + Math.min(Math.max(ofServer, skew[0]), skew[1]);
  const lose = () => {
    if (!lost) lostSince = now();
    lost = true;
  };
  const digits = (seconds) => {
    const two = (number) => String(number).padStart(2, "0");
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  };
  const ago = (ms) => {
    const seconds = Math.max(0, Math.round(ms / 1000));
    const said = seconds < 100 ? fill(words.seconds, seconds) : fill(words.minutes, Math.round(seconds / 60));
    // A number and its unit stay on one line.
    return said.replaceAll(" ", "\u00a0");
  };

  const setClock = (element, table, color) => {
    const clocks = table.clocks;
    if (!clocks) { put(element, ""); return; }
    const runs = clocks.runs === color && table.state === "r";
    const stage = clocks.stages[color];
    // Without news nobody knows how long it still ran.
    const passed = runs ? Math.max(0, Math.min(lost ? lostSince : now(), hall.at + (hall.x ? 0 : STALE)) - clocks.read) : 0;
    const ms = stage === "U" ? clocks.shown[color] + passed : "MBC".includes(stage) ? Math.max(0, clocks.shown[color] - passed) : clocks.shown[color];
    put(element, digits(stage === "U" ? Math.floor(ms / 1000) : Math.ceil(ms / 1000)));
    element.classList.toggle("runs", runs && !hall.x);
    element.classList.toggle("short", stage === "F" || (runs && "MBC".includes(stage) && ms <= 10000));
  };

  // The time of day, with the day where that is not today's.
  const timeOf = (ms) => {
    const [then, language] = [new Date(ms), document.documentElement.lang];
    const time = then.toLocaleTimeString(language, { hour: "numeric", minute: "2-digit", hourCycle: "h23" });
    if (then.toDateString() === new Date().toDateString()) return time;
    const day = then.toLocaleDateString(language, { month: "short", day: "numeric" });
    return isJapanese ? `${day} ${time}` : `${time}, ${day}`;
  };

  // What everybody should know of the page itself, and whether that is as it should be.
  const notice = (since) => {
    if (lost) return ["lost", fill(words.lost, hall ? ago(since) : "–")];
    if (hall?.x) return ["ended", fill(words.ended, timeOf(hall.at))];
    const limit = isAtRest() ? STALE_AT_REST : STALE;
    const isStale = hall && since > limit && Date.now() - heard > limit;
    return isStale ? ["stale", fill(words.stale, ago(since))] : ["", ""];
  };

  let noticed = "";
  const status = () => {
    const since = hall ? now() - hall.at : 0;
    const [kind, said] = notice(since);
    put(byId("notice"), said);
    byId("notice").hidden = !said;
    byId("notice").classList.toggle("calm", kind === "ended");
    if (kind !== noticed) { noticed = kind; put(byId("say"), said); }
    if (!hall) { put(byId("status"), lost ? "" : words.loading); return; }
    const open = tables.filter((it) => it.state !== "o").length;
    const counts = words.counts.replace("{open}", open).replace("{all}", tables.length);
    const state = facts.waiting && !open ? words.waiting : isOver() ? words.over : "";
    const sign = said ? "" : fill(words.heard, ago(since));
    put(byId("status"), [facts.round, open && !hall.x ? counts : "", state, words.delayed, sign].filter(Boolean).join(" · "));
  };

  const tick = () => {
    status();
    for (const { element, id, color } of shown.clocks || []) {
      const table = tables.find((it) => it.id === id);
      if (table) setClock(element, table, color);
    }
  };

  // ---- the views

  const route = () => {
    let hash = "";
    try { hash = decodeURIComponent(location.hash.slice(1)); } catch { /* nobody wrote that link */ }
    const round = hash.match(/^pairings-(\d+)$/);
    if (round) return { kind: "pairings", round: Number(round[1]) };
    if (hash === "standings" || hash === "pairings") return { kind: hash };
    return hash.startsWith("game-") ? { kind: "game", id: hash.slice(5), at: null, flipped: false } : { kind: "tables" };
  };

  const nav = () => {
    const links = event ? ["tables", "pairings", event.standings.length ? "standings" : ""].filter(Boolean) : [];
    byId("nav").hidden = links.length === 0;
    byId("nav").setAttribute("aria-label", words.tables);
    byId("nav").replaceChildren(...links.map((kind) =>
      make("a", { href: `#${kind}`, "aria-current": view.kind === kind ? "page" : null }, words[kind])));
  };

  const side = (table, color, withRank) => {
    const clock = make("span", { class: "clock" });
    shown.clocks.push({ element: clock, id: table.id, color });
    const said = withRank ? table.names[color] : table.brief[color];
    const isCut = said !== table.names[color];
    const looks = isCut || withRank ? "name" : "name whole";
    const name = make("span", { class: looks, title: isCut ? table.names[color] : null }, `${MARKS[color]} `, make("bdi", {}, said));
    if (withRank && table.ranks[color]) name.append(" ", make("bdi", { class: "rank" }, table.ranks[color]));
    return make("div", { class: "side" }, name, clock);
  };

  const noteOf = (table) => {
    const number = table.plies ? fill(words.move, table.plies) : words.start;
    return [table.label, table.state === "s" ? words.silent : table.note || number].join(" · ");
  };

  const card = (table) => {
    const label = `${words.board}: ${table.label}`;
    const note = make("div", { class: "note", dir: "auto" }, noteOf(table));
    const sides = make("div", { class: "sides" }, side(table, 1), note, side(table, 0));
    const small = board(table, ofSfen(table.sfen), marksOf(table.last), false, label, true);
    const looks = ["card", table.urgent ? "urgent" : "", table.state === "s" ? "silent" : ""].filter(Boolean).join(" ");
    return make("a", { class: looks, href: `#game-${table.id}`, "data-plies": table.plies }, small, sides);
  };

  const paintTables = () => {
    if (shown.kind !== "tables") {
      const list = make("ul", { class: "tables" });
      const empty = make("p", {}, words.empty);
      byId("main").replaceChildren(make("h2", { class: "unseen" }, words.tables), empty, list);
      shown = { kind: "tables", list, empty, cards: {}, clocks: [] };
    }
    shown.empty.hidden = tables.length > 0;
    const before = shown.cards;
    const clocks = shown.clocks;
    shown.cards = {};
    shown.clocks = [];
    for (const table of tables) {
      const looks = JSON.stringify([table.sfen, table.last, table.state, table.plies, table.names, table.brief, table.label, table.note, table.urgent, table.blackIsSenior]);
      const old = before[table.id];
      if (old && old.looks === looks) {
        shown.cards[table.id] = old;
        shown.clocks.push(...clocks.filter((it) => it.id === table.id));
        continue;
      }
      const item = old ? old.item : make("li");
      const focused = item.contains(document.activeElement);
      item.replaceChildren(card(table));
      if (focused) item.firstChild.focus();
      shown.cards[table.id] = { item, looks };
    }
    const order = tables.map((table) => shown.cards[table.id].item);
    if (order.length !== shown.list.children.length || order.some((item, index) => shown.list.children[index] !== item)) {
      const focused = document.activeElement;
      shown.list.replaceChildren(...order);
      if (shown.list.contains(focused)) focused.focus();
    }
  };

  // The places of a game: those of its moves, and what the overview shows beyond them.
  const placesOf = (table) => {
    const game = games[table.id];
    const places = game ? [...game.places] : [];
    if (!game || table.plies > game.moves.length) {
      const said = fill(words.move, table.plies);
      places.push({ position: ofSfen(table.sfen), words: said, marks: marksOf(table.last), comment: "", used: [null, null], spent: null });
    }
    return places;
  };

  const buildGame = (table) => {
    const parts = { kind: "game", id: table.id, clocks: [], moves: [] };
    shown = parts;
    const key = (name, sign, act) => {
      const button = make("button", { type: "button", "aria-label": words[name], title: words[name] }, sign);
      button.addEventListener("click", act);
      parts[name] = button;
      return button;
    };
    const hands = [0, 1].map(() => make("div", { class: "hand" }));
    parts.hands = hands;
    parts.used = [0, 1].map(() => make("span", { class: "soft" }));
    parts.heads = [side(table, 0, true), side(table, 1, true)];
    parts.rows = [0, 1].map((color) => make("div", {}, parts.heads[color], make("div", { class: "side" }, hands[color], parts.used[color])));
    parts.box = make("div", { class: "box" });
    parts.upper = make("div", { class: "upper" });
    parts.lower = make("div", { class: "lower" });
    parts.label = make("h2", { dir: "auto" });
    parts.note = make("p", { class: "note", dir: "auto" });
    parts.comment = make("div", { class: "comment", dir: "auto" });
    parts.list = make("ol", { class: "moves", tabindex: "0", "aria-label": words.moves });
    parts.past = make("p", { class: "soft past" }, words.past);
    parts.last = make("button", { type: "button", class: "last" });
    parts.last.addEventListener("click", () => go(null));
    const keys = make("div", { class: "keys" },
      key("first", "|◀", () => go(0)), key("back", "◀", () => step(-1)), key("forward", "▶", () => step(1)),
      parts.last, key("flip", "⇅", () => { view.flipped = !view.flipped; paint(); }));
    parts.acts = make("ul");
    parts.log = make("section", { class: "log", hidden: "" }, make("h3", {}, words.log), parts.acts);
    parts.kif = make("a", { class: "button", href: `game-${table.id}.kif`, download: `${table.id}.kif` }, words.kif);
    const left = make("div", { class: "left" },
      make("div", { class: "top" }, make("a", { href: "#tables", "aria-label": words.tables }, "‹"), parts.label, parts.note),
      parts.upper, parts.box, parts.lower, keys, parts.past);
    const right = make("div", { class: "right" }, parts.comment, make("h3", { class: "unseen" }, words.moves), parts.list,
      make("div", { class: "links" }, parts.kif), parts.log);
    byId("main").replaceChildren(make("div", { class: "one" }, left, right));
  };

  const listMoves = (table, places) => {
    const looks = places.map((it) => `${it.words} ${it.spent}`);
    const same = (index) => shown.moves[index] && shown.moves[index].looks === looks[index];
    let kept = 0;
    while (kept < looks.length && same(kept)) kept += 1;
    shown.moves.splice(kept).forEach((it) => it.item.remove());
    const first = games[table.id] ? games[table.id].first : 1;
    for (let index = kept; index < places.length; index += 1) {
      const place = places[index];
      const number = make("span", { class: "number" }, index ? String(first + index - 1) : "");
      const button = make("button", { type: "button" }, number, make("span", {}, index ? place.words : words.start));
      if (Number.isInteger(place.spent)) button.append(make("span", { class: "spent" }, digits(place.spent)));
      button.addEventListener("click", () => go(index));
      const item = make("li", {}, button);
      shown.moves.push({ item, button, looks: looks[index] });
      shown.list.append(item);
    }
  };

  const listActs = (game) => {
    const acts = (game && game.log) || [];
    shown.log.hidden = acts.length === 0;
    if (shown.acts.children.length !== acts.length) shown.acts.replaceChildren(...acts.map((act) => make("li", { dir: "auto" }, act)));
  };

  const paintGame = () => {
    const table = tables.find((it) => it.id === view.id);
    if (!table) {
      shown = { kind: "none" };
      byId("main").replaceChildren(make("p", {}, words.unknown), make("p", {}, make("a", { href: "#tables" }, words.tables)));
      return;
    }
    if (shown.kind !== "game" || shown.id !== table.id || shown.names !== JSON.stringify([table.names, table.ranks])) {
      buildGame(table);
      shown.names = JSON.stringify([table.names, table.ranks]);
    }
    const places = placesOf(table);
    const last = places.length - 1;
    const at = view.at === null ? last : Math.min(view.at, last);
    const place = places[at];
    const isLive = at === last;
    const looks = JSON.stringify([place.position, place.marks, view.flipped, table.blackIsSenior]);
    if (shown.looks !== looks) {
      const label = `${words.board}: ${place.words || words.start}`;
      shown.box.replaceChildren(board(table, place.position, place.marks, view.flipped, label, false));
      shown.looks = looks;
    }
    const [below, above] = view.flipped ? [1, 0] : [0, 1];
    if (shown.upper.firstChild !== shown.rows[above]) { shown.upper.replaceChildren(shown.rows[above]); shown.lower.replaceChildren(shown.rows[below]); }
    for (const color of [0, 1]) {
      showHand(shown.hands[color], place.position, color, color === above);
      put(shown.used[color], place.used[color] === null ? "" : fill(words.used, digits(place.used[color])));
      shown.heads[color].querySelector(".clock").hidden = !isLive;
    }
    put(shown.label, table.label);
    const turn = table.state === "r" ? `${MARKS[table.turn === "b" ? 0 : 1]} ${words.toMove}` : "";
    const live = table.note || [place.words, table.state === "s" ? words.silent : turn].filter(Boolean).join(" · ");
    put(shown.note, isLive ? live : place.words || words.start);
    put(shown.comment, place.comment);
    const isOpen = table.state !== "o";
    shown.past.hidden = isLive || !isOpen || Boolean(hall.x);
    const newest = isOpen ? words.live : words.end;
    put(shown.last, `${newest} ▶|`);
    shown.last.setAttribute("aria-label", newest);
    shown.last.classList.toggle("live", isOpen && !hall.x);
    shown.first.disabled = at === 0;
    shown.back.disabled = at === 0;
    shown.forward.disabled = isLive;
    shown.last.disabled = isLive;
    shown.kif.hidden = !table.moves;
    listMoves(table, places);
    listActs(games[table.id]);
    const before = shown.list.querySelector("[aria-current]");
    const current = shown.moves[at].button;
    if (before !== current) {
      if (before) before.removeAttribute("aria-current");
      current.setAttribute("aria-current", "step");
      const item = shown.moves[at].item;
      const low = item.offsetTop - shown.list.offsetTop;
      if (low < shown.list.scrollTop || low + item.offsetHeight > shown.list.scrollTop + shown.list.clientHeight) {
        shown.list.scrollTop = low - shown.list.clientHeight / 2;
      }
    }
    const told = `${place.words} ${isLive ? table.note : ""}`;
    if (shown.told !== told) { if (shown.told !== undefined) put(byId("say"), told); shown.told = told; }
  };

  const go = (at) => {
    const table = tables.find((it) => it.id === view.id);
    const last = table ? placesOf(table).length - 1 : 0;
    view.at = at === null || at >= last ? null : at;
    paint();
  };
  const step = (by) => {
    const table = tables.find((it) => it.id === view.id);
    if (!table) return;
    const last = placesOf(table).length - 1;
    go(Math.max(0, (view.at === null ? last : view.at) + by));
  };

  // In light ink a filled disc is white, and would be taken for a win: the signs of wins and losses have colours there.
  const marked = (words) => words.split(/([○□●■])/).map((part) =>
    /^[○□●■]$/.test(part) ? make("span", { class: "○□".includes(part) ? "won" : "lost" }, part) : part);
  const rowsOf = (rows, hasHead) => {
    const filled = rows[0] ? rows[0].map((_, column) => rows.some((row) => row[column])) : [];
    const line = (row, tag) => make("tr", {}, ...row.map((cell, column) =>
      make(tag, { scope: tag === "th" ? "col" : null, class: `c${column}${cell === "-" ? " dash" : ""}` }, make("bdi", {}, ...marked(cell)))).filter((_, column) => filled[column] !== false));
    const table = make("table", { class: view.kind });
    if (hasHead) table.append(make("thead", {}, line(rows[0], "th")));
    table.append(make("tbody", {}, ...rows.slice(hasHead ? 1 : 0).map((row) => line(row, "td"))));
    return make("section", { class: "wide", tabindex: "0", "aria-label": words[view.kind] }, table);
  };

  const paintLists = () => {
    const round = roundOf(), known = round && rounds[round[0]];
    const looks = JSON.stringify([view, event && event.r, known && known.r]);
    if (shown.looks === looks) return;
    shown = { kind: view.kind, looks };
    if (!event) { byId("main").replaceChildren(make("p", {}, words.empty)); return; }
    const isStandings = view.kind === "standings";
    const rows = isStandings ? event.standings : round ? known && known.pairings : [];
    const title = isStandings ? words.standings : [words.pairings, round && round[1]].filter(Boolean).join(" · ");
    const list = rows && rows.length ? rowsOf(rows, isStandings) : make("p", {}, rows ? words.empty : words.loading);
    byId("main").replaceChildren(make("h2", { dir: "auto" }, title), ...(isStandings ? [] : roundLinks(round)), list,
      make("p", { class: "soft legend" }, ...marked(isStandings ? event.marks : event.legend)));
  };

  // The rounds that have been paired, where there is more than one.
  const roundLinks = (shown) => event.rounds.length < 2 ? [] : [make("nav", { class: "rounds", "aria-label": words.rounds },
    ...event.rounds.map(([number, name]) =>
      make("a", { href: `#pairings-${number}`, dir: "auto", "aria-current": shown && shown[0] === number ? "page" : null }, name)))];

  const paint = () => {
    if (hall) {
      nav();
      put(byId("title"), facts.title);
      const table = view.kind === "game" && tables.find((it) => it.id === view.id);
      document.body.dataset.view = view.kind;
      document.title = table ? `${table.label} · ${facts.title}` : facts.title;
      if (view.kind === "tables") paintTables();
      else if (view.kind === "game") paintGame();
      else paintLists();
    }
    tick();
  };

  // ---- what people do

  addEventListener("hashchange", () => {
    view = route();
    shown = {};
    scrollTo(0, 0);
    paint();
    byId("main").focus({ preventScroll: true });
    askForView().catch(lose).finally(paint);
  });
  addEventListener("keydown", (pressed) => {
    if (view.kind !== "game" || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    const act = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => go(0), End: () => go(null), f: () => { view.flipped = !view.flipped; paint(); } }[pressed.key];
    if (act) { pressed.preventDefault(); act(); }
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) poll(); });
  addEventListener("online", poll);
  addEventListener("offline", () => { lose(); tick(); });

  view = viewBefore() ?? route();
  setInterval(tick, 250);
  poll();
})();

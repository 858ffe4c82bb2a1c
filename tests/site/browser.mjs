// Follows a site in a headless Chromium.
// node browser.mjs CHROMIUM SITE PICTURES [MODULES]
// The answer is one line of JSON: {"faults": […], …}. MODULES is a folder node_modules with axe-core and html-validate.
// KOMADAI_PUBLISHER is the process that publishes: it is asked to end, and the page is to say so.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { open, pause, serve } from "./chromium.mjs";

const [chromium, site, pictures, modules] = process.argv.slice(2);
const faults = [];
const server = await serve(site);
const page = await open(chromium, faults);
const picture = (name) => page.picture(join(pictures, `${name}.png`));

// ---- what other programs say of a page

const require = modules && createRequire(join(modules, "none.js"));
const axe = modules && readFileSync(join(modules, "axe-core", "axe.min.js"), "utf8");
// What a browser writes down of a page has values for all attributes, in whatever style a document has them.
const rules = { "attribute-boolean-style": "off", "attribute-empty-style": "off" };
const validator = modules && new (require("html-validate").HtmlValidate)({ extends: ["html-validate:recommended"], rules });

const check = async (what) => {
  const wide = await page.tooWide();
  if (wide > 0) faults.push(`${what}: ${wide} px too wide`);
  const foreign = await page.run("document.querySelectorAll('main script, main img, header script, h1 *, #evil').length");
  if (foreign > 0) faults.push(`${what}: a name became markup`);
  if (!modules) return;
  // A policy without inline scripts does not concern the debugger.
  await page.run(`${axe}; 0`);
  const found = await page.run("axe.run().then((it) => it.violations.map((fault) => `${fault.id}: ${fault.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(' | ')}`))");
  faults.push(...found.map((fault) => `${what}: ${fault}`));
  const html = `<!DOCTYPE html>\n${await page.run("document.documentElement.outerHTML")}`;
  const report = await validator.validateString(html);
  faults.push(...report.results.flatMap((it) => it.messages).map((it) => `${what}: html-validate ${it.ruleId}: ${it.message} (${it.selector})`));
  answer.checked += 1;
};

// ---- what is on the disk, and on the page

const overview = () => JSON.parse(readFileSync(join(site, "hall.json"), "utf8"));
const facts = () => JSON.parse(readFileSync(join(site, "tables.json"), "utf8"));
const plies = () => {
  const [lines, known] = [overview().t.map((line) => line.split(" ")), facts().tables];
  return Object.fromEntries(lines.map((it) => [known[it[0]].id, Number(it[3])]));
};

// How long after it was written a move is on the page, for as long as tables play.
const follow = async (seconds) => {
  let longest = 0, seen = 0;
  const due = new Map();
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100)) {
    for (const [id, ply] of Object.entries(plies())) if (!due.has(`${id} ${ply}`)) due.set(`${id} ${ply}`, { id, ply, at: Date.now() });
    const shown = await page.run("Object.fromEntries([...document.querySelectorAll('.card')].map((it) => [it.hash.slice(6), Number(it.dataset.plies)]))");
    for (const move of due.values()) {
      if (move.done) continue;
      if (shown[move.id] >= move.ply) { move.done = true; seen += 1; longest = Math.max(longest, Date.now() - move.at); }
      else if (Date.now() - move.at > 6000) { move.done = true; faults.push(`${move.id}, move ${move.ply}: not shown within 6 s`); }
    }
  }
  return { seen, longest };
};

// ---- what is tried

// Steps through the moves, back and forth where they are fewer, and ends at the first position.
const step = async (count) => {
  const BACK = "[aria-label=Back], [aria-label=\"1手戻る\"]", FORWARD = "[aria-label=Forward], [aria-label=\"1手進む\"]";
  const press = (key) => page.run(`(() => { const key = document.querySelector(${JSON.stringify(key)}); if (key.disabled) return false; key.click(); return true; })()`);
  for (let key = BACK; answer.stepped < count;) {
    if (await press(key)) answer.stepped += 1; else key = key === BACK ? FORWARD : BACK;
  }
  await page.key("Home", 36);
};

const noticed = (what, said) => page.until(what, `${said}.test(document.querySelector("#notice:not([hidden])")?.textContent ?? "")`);

// The overview as somebody else would write it, who has ended or is not heard of any longer.
const tell = (changes) => writeFileSync(join(site, "hall.json"), JSON.stringify({ ...overview(), ...changes }));

// Another page is written, as by somebody who has changed the delay. The one that is open takes it up, and stays where it is.
const takeUpAnotherPage = async () => {
  await page.run("document.querySelector('.card').click()");
  await page.until("a game", "document.querySelectorAll('.moves li').length > 1");
  await page.key("Home", 36);
  const [path, known] = [join(site, "index.html"), facts()];
  writeFileSync(path, readFileSync(path, "utf8").replace(/data-page="\w+"/, 'data-page="other"'));
  writeFileSync(join(site, "tables.json"), JSON.stringify({ ...known, r: known.r + 1, page: "other" }));
  tell({ f: known.r + 1, at: Date.now() });
  await page.run("dispatchEvent(new Event('online'))");
  await page.until("the other page", "document.documentElement?.dataset.page === 'other' && document.querySelectorAll('.moves li').length > 1");
  if (await page.run("!document.querySelector('.moves button').hasAttribute('aria-current')")) faults.push("another page does not stay where one was");
};

const endOfPublishing = async () => {
  process.kill(Number(process.env.KOMADAI_PUBLISHER), "SIGTERM");
  await noticed("that publishing has ended", /Publishing ended at \d+:\d\d|公開を終了/);
  if (await page.run("/in play|対局中/.test(document.getElementById('status').textContent)")) faults.push("games in play after publishing has ended");
  await picture("phone-ended");
  await check("a page whose publishing has ended");
  tell({ x: false, at: Date.now() });
  // It looks again in half a minute, or when somebody comes back to it.
  await page.run("dispatchEvent(new Event('online'))");
  await noticed("that it lives again", /^$/);
  for (const wrong of [-600000, 600000]) {
    tell({ s: overview().s + 1, at: Date.now() + wrong });
    await page.run("dispatchEvent(new Event('online'))");
    await page.until("a hall whose clock is wrong", "/(^|\\D)[0-7] ?(s|秒)/.test(document.getElementById('status').textContent.replaceAll('\u00a0', ' '))");
    await noticed("nothing amiss", /^$/);
  }
  tell({ s: overview().s + 1, at: Date.now() });
  await page.run("dispatchEvent(new Event('online'))");
  await pause(2000);
  await takeUpAnotherPage();
  tell({ at: Date.now() - 40000 });
  await page.go(`${server.address}?again`);
  await noticed("that nothing was heard for long", /Nothing heard from the hall for 4\d|途絶えています/);
  await picture("phone-stale");
  await check("a page that has heard nothing");
};

const answer = { checked: 0, stepped: 0 };
const go = async () => {
  await page.size(360, 740, true);
  await page.theme("dark");
  await page.go(server.address);
  const tables = overview().t.length;
  await page.until("the cards", `document.querySelectorAll('.card').length === ${tables}`, 20000);
  answer.firstView = { ...server.traffic };
  await picture("phone-tables");
  await check("tables on a phone");
  answer.follow = await follow(15);

  const longest = Object.entries(plies()).sort((one, other) => other[1] - one[1])[0];
  await page.run(`location.hash = "game-${longest[0]}"`);
  await page.until("the moves", "document.querySelectorAll('.moves li').length > 1");
  await picture("phone-game");
  await check("a game on a phone");
  await step(200);
  const place = "[...document.querySelectorAll('.moves button')].findIndex((it) => it.hasAttribute('aria-current'))";
  const at = await page.run(place);
  await pause(5000);
  if (await page.run(place) !== at) faults.push("the place that one looks at is lost when news come");
  for (let index = 0; index < 3; index += 1) {
    await page.key("ArrowRight", 39);
  }
  if (await page.run(place) !== at + 3) faults.push("the arrow key does not step");
  await page.run("document.querySelector('.last').click()");
  if (await page.run("!document.querySelector('.last').disabled")) faults.push("“live” does not lead to the live place");

  await page.offline(true);
  await noticed("that the connection is lost", /No connection|接続/);
  await page.offline(false);
  await noticed("that it is back", /^$/);

  await page.size(740, 360, true);
  await page.run("scrollTo(0, 0)");
  const inSight = "[...document.querySelectorAll('.box .board, .keys')].every((it) => it.getBoundingClientRect().bottom <= 360 && it.getBoundingClientRect().top >= 0)";
  if (!await page.run(inSight)) faults.push("the board does not fit a phone on its side");
  await picture("phone-on-its-side");
  await check("a game on a phone on its side");

  await page.theme("light");
  await page.size(1280, 800, false);
  await picture("desktop-game");
  await check("a game on a desktop");
  await page.run("location.hash = 'tables'");
  await page.until("the cards again", `document.querySelectorAll('.card').length === ${tables}`);
  await picture("desktop-tables");
  await check("tables on a desktop");
  if (existsSync(join(site, "event.json"))) {
    await page.size(360, 740, true);
    for (const list of ["standings", "pairings"]) {
      await page.run(`location.hash = "${list}"`);
      await page.until(list, "document.querySelectorAll('td').length > 0");
      await picture(`phone-${list}`);
      await check(list);
    }
    if (await page.run("/[○●]/.test(document.querySelector('.pairings').textContent)")) faults.push("the round in play has results");
    await page.run("document.querySelector('.rounds a').click()");
    await page.until("the results of the first round", "/[○●]/.test(document.querySelector('.pairings')?.textContent)");
    await picture("phone-first-round");
    await check("a round that is over");
  }
  await page.size(360, 740, true);
  if (process.env.KOMADAI_PUBLISHER) {
    await page.run("location.hash = 'tables'");
    await page.until("the cards once more", `document.querySelectorAll('.card').length === ${tables}`);
    await endOfPublishing();
  }
  await page.go(`file://${join(site, "index.html")}`);
  await page.until("the cards of a page opened as a file", `document.querySelectorAll('.card').length === ${tables}`);
  await page.run(`location.hash = "game-${longest[0]}"`);
  await page.until("the moves of a page opened as a file", "document.querySelectorAll('.moves li').length > 1");
};

try { await go(); } catch (error) { faults.push(String(error)); }
await page.close();
server.close();
console.log(JSON.stringify({ ...answer, faults }));
process.exit(0);

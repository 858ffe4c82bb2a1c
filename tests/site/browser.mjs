// Follows a site in a headless Chromium, which it drives through a pipe: no package is needed.
// node browser.mjs CHROMIUM SITE PICTURES [AXE]
// The answer is one line of JSON: {"faults": […], …}. AXE is the file axe.min.js of axe-core.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const [chromium, site, pictures, axe] = process.argv.slice(2);
const KINDS = { ".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript", ".json": "application/json", ".kif": "text/plain; charset=utf-8" };
const faults = [];
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// ---- a plain server that knows "not modified"
let bytes = 0, requests = 0;
const server = createServer((request, answer) => {
  const name = decodeURIComponent(new URL(request.url, "http://x").pathname).slice(1) || "index.html";
  const path = join(site, name);
  requests += 1;
  if (name.includes("/") || !existsSync(path)) { answer.writeHead(404).end(); return; }
  const tag = `"${statSync(path).mtimeMs}-${statSync(path).size}"`;
  if (request.headers["if-none-match"] === tag) { answer.writeHead(304, { ETag: tag }).end(); return; }
  const body = readFileSync(path);
  bytes += body.length;
  answer.writeHead(200, { "Content-Type": KINDS[extname(name)] ?? "application/octet-stream", ETag: tag, "Cache-Control": "no-cache" }).end(body);
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const address = `http://127.0.0.1:${server.address().port}/`;

// ---- the browser
const profile = mkdtempSync(join(tmpdir(), "komadai-site-"));
const browser = spawn(chromium, ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe", `--user-data-dir=${profile}`, "about:blank"],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
const [, , , toBrowser, fromBrowser] = browser.stdio;
let number = 0, text = "";
const answers = new Map();
fromBrowser.on("data", (chunk) => {
  text += chunk;
  const lines = text.split("\0");
  text = lines.pop();
  lines.map((line) => JSON.parse(line)).forEach(hear);
});
const hear = (message) => {
  if (message.id) {
    const [done, fail] = answers.get(message.id);
    answers.delete(message.id);
    if (message.error) fail(new Error(message.error.message)); else done(message.result);
  } else if (message.method === "Runtime.exceptionThrown") {
    faults.push(`exception: ${message.params.exceptionDetails.exception?.description ?? message.params.exceptionDetails.text}`);
  } else if (message.method === "Log.entryAdded" && message.params.entry.level === "error" && !isOffline) {
    faults.push(`console: ${message.params.entry.text}`);
  } else if (message.method === "Runtime.consoleAPICalled" && message.params.type === "error") {
    faults.push(`console: ${JSON.stringify(message.params.args)}`);
  }
};
let isOffline = false, session;
const send = (method, params = {}) => new Promise((done, fail) => {
  number += 1;
  answers.set(number, [done, fail]);
  toBrowser.write(`${JSON.stringify({ id: number, method, params, sessionId: session })}\0`);
});
const run = async (expression) => {
  const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
  return result.value;
};
const until = async (what, expression, ms = 8000) => {
  for (const end = Date.now() + ms; Date.now() < end; await pause(50)) if (await run(expression)) return true;
  faults.push(`not seen within ${ms} ms: ${what}`);
  return false;
};
let wideAs = 0;
const size = (width, height, mobile) => (wideAs = width, send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: mobile ? 2 : 1, mobile }));
const theme = (value) => send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value }] });
const picture = async (name) => {
  const { data } = await send("Page.captureScreenshot", { format: "png" });
  writeFileSync(join(pictures, `${name}.png`), Buffer.from(data, "base64"));
};
const check = async (what) => {
  // A phone makes room for what is too wide, so that its own width tells nothing.
  const wide = await run("document.documentElement.scrollWidth") - wideAs;
  if (wide > 0) faults.push(`${what}: ${wide} px too wide`);
  if (!axe) return;
  // A policy without inline scripts does not concern the debugger.
  await run(readFileSync(axe, "utf8") + "; 0");
  const found = await run("axe.run().then((it) => it.violations.map((fault) => `${fault.id}: ${fault.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(' | ')}`))");
  faults.push(...found.map((fault) => `${what}: ${fault}`));
};

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
    const shown = await run("Object.fromEntries([...document.querySelectorAll('.card')].map((it) => [it.hash.slice(6), Number(it.dataset.plies)]))");
    for (const move of due.values()) {
      if (move.done) continue;
      if (shown[move.id] >= move.ply) { move.done = true; seen += 1; longest = Math.max(longest, Date.now() - move.at); }
      else if (Date.now() - move.at > 6000) { move.done = true; faults.push(`${move.id}, move ${move.ply}: not shown within 6 s`); }
    }
  }
  return { seen, longest };
};

const answer = {};
const go = async () => {
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  session = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  for (const domain of ["Page", "Runtime", "Log", "Network"]) await send(`${domain}.enable`);
  await size(360, 740, true);
  await theme("dark");
  await send("Page.navigate", { url: address });
  const tables = overview().t.length;
  await until("the cards", `document.querySelectorAll('.card').length === ${tables}`, 20000);
  answer.firstView = { bytes, requests };
  await picture("phone-tables");
  await check("tables on a phone");
  answer.follow = await follow(15);

  const longest = Object.entries(plies()).sort((one, other) => other[1] - one[1])[0];
  await run(`location.hash = "game-${longest[0]}"`);
  await until("the moves", "document.querySelectorAll('.moves li').length > 1");
  await picture("phone-game");
  await check("a game on a phone");
  const moves = await run("document.querySelectorAll('.moves li').length - 1");
  answer.stepped = 0;
  for (let index = 0; index < Math.min(moves, 200); index += 1, answer.stepped += 1) await run("document.querySelector('[aria-label=Back], [aria-label=\"1手戻る\"]').click()");
  const place = "[...document.querySelectorAll('.moves button')].findIndex((it) => it.hasAttribute('aria-current'))";
  const at = await run(place);
  await pause(5000);
  if (await run(place) !== at) faults.push("the place that one looks at is lost when news come");
  for (let index = 0; index < 3; index += 1) {
    await send("Input.dispatchKeyEvent", { type: "keyDown", key: "ArrowRight", code: "ArrowRight", windowsVirtualKeyCode: 39 });
    await send("Input.dispatchKeyEvent", { type: "keyUp", key: "ArrowRight" });
  }
  if (await run(place) !== at + 3) faults.push("the arrow key does not step");
  await run("document.querySelector('.live').click()");
  if (await run("!document.querySelector('.live').disabled")) faults.push("“live” does not lead to the live place");

  isOffline = true;
  await send("Network.emulateNetworkConditions", { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await until("that the connection is lost", "/No connection|接続/.test(document.getElementById('status').textContent)");
  await send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await until("that it is back", "!/No connection|接続/.test(document.getElementById('status').textContent)");
  isOffline = false;

  await theme("light");
  await size(1280, 800, false);
  await picture("desktop-game");
  await check("a game on a desktop");
  await run("location.hash = 'tables'");
  await until("the cards again", `document.querySelectorAll('.card').length === ${tables}`);
  await picture("desktop-tables");
  await check("tables on a desktop");
  if (existsSync(join(site, "event.json"))) {
    await size(360, 740, true);
    for (const list of ["standings", "pairings"]) {
      await run(`location.hash = "${list}"`);
      await until(list, "document.querySelectorAll('td').length > 0");
      await picture(`phone-${list}`);
      await check(list);
    }
  }
  await size(360, 740, true);
  await send("Page.navigate", { url: `file://${join(site, "index.html")}` });
  await until("the cards of a page opened as a file", `document.querySelectorAll('.card').length === ${tables}`);
  await run(`location.hash = "game-${longest[0]}"`);
  await until("the moves of a page opened as a file", "document.querySelectorAll('.moves li').length > 1");
};

try { await go(); } catch (error) { faults.push(String(error)); }
browser.kill();
server.close();
await pause(300);
rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
console.log(JSON.stringify({ ...answer, faults }));
process.exit(0);

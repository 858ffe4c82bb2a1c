// A plain web server for a site, and a headless Chromium that is driven through a pipe: no package is needed.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const KINDS = { ".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript", ".json": "application/json", ".kif": "text/plain; charset=utf-8" };
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Serves the files of a folder, and those that are given as text, and knows "not modified". Counts what it was asked for.
export const serve = async (site, texts = {}) => {
  const traffic = { bytes: 0, requests: 0 };
  const server = createServer((request, answer) => {
    const name = decodeURIComponent(new URL(request.url, "http://x").pathname).slice(1) || "index.html";
    const path = join(site, name);
    traffic.requests += 1;
    if (texts[name]) { answer.writeHead(200, { "Content-Type": KINDS[extname(name)] }).end(texts[name]); return; }
    if (name.includes("/") || !existsSync(path)) { answer.writeHead(404).end(); return; }
    const tag = `"${statSync(path).mtimeMs}-${statSync(path).size}"`;
    if (request.headers["if-none-match"] === tag) { answer.writeHead(304, { ETag: tag }).end(); return; }
    const body = readFileSync(path);
    traffic.bytes += body.length;
    answer.writeHead(200, { "Content-Type": KINDS[extname(name)] ?? "application/octet-stream", ETag: tag, "Cache-Control": "no-cache" }).end(body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, traffic, close: () => server.close() };
};

// A page in a browser of its own. What goes wrong on it, apart from being offline, is added to `faults`.
export const open = async (chromium, faults) => {
  const profile = mkdtempSync(join(tmpdir(), "komadai-site-"));
  const browser = spawn(chromium, ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const [, , , toBrowser, fromBrowser] = browser.stdio;
  const answers = new Map();
  let number = 0, text = "", session, isOffline = false, wideAs = 0;

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
    } else if (message.method === "Page.javascriptDialogOpening") {
      faults.push(`a dialog: ${message.params.message}`);
      send("Page.handleJavaScriptDialog", { accept: true });
    }
  };
  fromBrowser.on("data", (chunk) => {
    text += chunk;
    const lines = text.split("\0");
    text = lines.pop();
    lines.map((line) => JSON.parse(line)).forEach(hear);
  });
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
  const key = async (name, code = 0) => {
    await send("Input.dispatchKeyEvent", { type: "keyDown", key: name, code: name, windowsVirtualKeyCode: code });
    await send("Input.dispatchKeyEvent", { type: "keyUp", key: name, code: name, windowsVirtualKeyCode: code });
  };

  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  session = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  for (const domain of ["Page", "Runtime", "Log", "Network"]) await send(`${domain}.enable`);
  return {
    run, until, key,
    go: (url) => send("Page.navigate", { url }),
    size: (width, height, mobile = false, scale = mobile ? 2 : 1) => {
      wideAs = width;
      return send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile });
    },
    // A phone makes room for what is too wide, so that its own width tells nothing.
    tooWide: async () => await run("document.documentElement.scrollWidth") - wideAs,
    theme: (value) => send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value }] }),
    hideScrollbars: () => send("Emulation.setScrollbarsHidden", { hidden: true }),
    offline: (offline) => {
      isOffline = offline;
      return send("Network.emulateNetworkConditions", { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
    },
    picture: async (path) => {
      const { data } = await send("Page.captureScreenshot", { format: "png" });
      writeFileSync(path, Buffer.from(data, "base64"));
    },
    close: async () => {
      browser.kill();
      await pause(300);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

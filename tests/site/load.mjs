// What a site costs a plain nginx: the bytes of a first view and of an update on the wire, and the processor's time for each request.
// node load.mjs SITE [SECONDS] [CONNECTIONS]
// nginx is started for it with a configuration of its own, and nothing but this machine can reach it.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [folder, seconds = "10", connections = "100"] = process.argv.slice(2);
const site = resolve(folder);
const home = mkdtempSync(join(tmpdir(), "komadai-nginx-"));
const port = 18027;
const kinds = "text/html html; text/css css; text/javascript js; application/json json; text/plain kif;";
writeFileSync(join(home, "nginx.conf"), `
daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/errors;
events { worker_connections 2000; }
http {
  access_log off; types { ${kinds} } charset utf-8;
  gzip on; gzip_min_length 200; gzip_types text/css text/javascript application/json text/plain;
  keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${site}; index index.html; add_header Cache-Control no-cache; }
}`);
const nginx = spawn("nginx", ["-p", home, "-c", join(home, "nginx.conf")], { stdio: "inherit" });
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Ticks of 10 ms that the workers have had so far.
const ticks = () => {
  const children = readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, "utf8").trim().split(" ");
  return children.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return Number(fields[11]) + Number(fields[12]);
  }).reduce((one, other) => one + other, 0);
};

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const ask = (name, headers = {}) => new Promise((done, fail) => {
  const asked = request({ agent, port, host: "127.0.0.1", path: `/${name}`, headers: { "Accept-Encoding": "gzip", ...headers } }, (answer) => {
    let body = 0;
    answer.on("data", (chunk) => { body += chunk.length; });
    answer.on("end", () => {
      const head = answer.rawHeaders.reduce((sum, word) => sum + word.length + 2, 20);
      done({ status: answer.statusCode, wire: head + body, etag: answer.headers.etag });
    });
  });
  asked.on("error", fail);
  asked.end();
});

const load = async (name, headers) => {
  const before = ticks(), end = Date.now() + Number(seconds) * 1000;
  let asked = 0, wire = 0;
  const statuses = {};
  await Promise.all(Array.from({ length: Number(connections) }, async () => {
    while (Date.now() < end) {
      const answer = await ask(name, headers);
      asked += 1;
      wire += answer.wire;
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  }));
  const spent = (ticks() - before) * 10;
  console.log(`${name} ${JSON.stringify(statuses)}: ${Math.round(asked / Number(seconds))} a second, ${Math.round(wire / asked)} bytes and ${(spent * 1000 / asked).toFixed(1)} µs of nginx's processor time each`);
};

try {
  await pause(500);
  const first = ["index.html", "site.css", "site.js", "hall.json", "tables.json"];
  const views = await Promise.all(first.map(async (name) => [name, (await ask(name)).wire]));
  console.log(`first view: ${views.map(([, wire]) => wire).reduce((one, other) => one + other)} bytes (${views.map((it) => it.join(" ")).join(", ")})`);
  const games = readdirSync(site).filter((name) => name.startsWith("game-") && name.endsWith(".json"));
  const sizes = await Promise.all(games.map(async (name) => (await ask(name)).wire));
  console.log(`a game: ${Math.min(...sizes)} to ${Math.max(...sizes)} bytes`);
  const { wire, etag } = await ask("hall.json");
  console.log(`an update: ${wire} bytes; nothing new: ${(await ask("hall.json", { "If-None-Match": etag })).wire} bytes`);
  await load("hall.json", { "If-None-Match": etag });
  await load("hall.json", {});
} finally {
  agent.destroy();
  nginx.kill();
  await pause(300);
  rmSync(home, { recursive: true, force: true });
}

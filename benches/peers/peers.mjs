// tsshogi on the same games, beside what the Rust program of this folder tells.
//
//     cargo run --release -- write GAMES
//     npm install --no-save tsshogi && node peers.mjs GAMES

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { importCSA, importJKFString, importKI2, importKIF } from "tsshogi";

const folder = process.argv[2];
const runs = 5;

/** Seconds of processor time, kernel and all threads included: the best and the median. */
function taken(work) {
  const times = [];
  for (let run = 0; run < runs; run++) {
    const started = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(started);
    times.push((user + system) / 1e6);
  }
  times.sort((one, other) => one - other);
  return [times[0], times[runs >> 1]];
}

const kinds = [
  ["KIF (CP932)", "kif", "shift_jis", importKIF],
  ["KIF (UTF-8)", "kifu", "utf-8", importKIF],
  ["KI2 (UTF-8)", "ki2u", "utf-8", importKI2],
  ["CSA", "csa", "utf-8", importCSA],
  ["JKF", "jkf", "utf-8", importJKFString],
];
for (const [what, ending, encoding, read] of kinds) {
  const names = readdirSync(folder).filter((name) => name.endsWith(`.${ending}`));
  const files = names.sort().map((name) => readFileSync(join(folder, name)));
  const decoder = new TextDecoder(encoding);
  const all = () => files.map((file) => read(decoder.decode(file)));
  const failed = all().filter((record) => record instanceof Error);
  if (failed.length > 0) {
    console.log(`| ${what} | tsshogi | ${failed.length} not read: ${failed[0].message} |`);
    continue;
  }
  const [best, middle] = taken(all).map((seconds) => Math.round(files.length / seconds));
  console.log(`| ${what} | tsshogi | ${best} / ${middle} games/s |`);
}

// What `komadai convert` writes is read by two other libraries, ShogiHome's tsshogi and json-kifu-format of Kifu for JS: the main lines
// of all whole records in the folders stay equal in every format that they read. What they refuse is listed: fouls, mostly, and 入玉勝ち.
//
//     npm install --no-save tsshogi json-kifu-format && node tests/records/other_readers.mjs target/debug/komadai FOLDER…

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import jkf from "json-kifu-format";
import { importCSA, importJKFString, importKI2, importKIF } from "tsshogi";

const [komadai, ...folders] = process.argv.slice(2);
const place = mkdtempSync(join(tmpdir(), "readers-"));
const LETTERS = { FU: "P", KY: "L", KE: "N", GI: "S", KI: "G", KA: "B", HI: "R", TO: "P", NY: "L", NK: "N", NG: "S", UM: "B", RY: "R" };

const square = ({ x, y }) => `${x}${"abcdefghi"[y - 1]}`;
const usi = ({ from, to, piece, promote }) => (from ? square(from) + square(to) + (promote ? "+" : "") : `${LETTERS[piece]}*${square(to)}`);

/** The main line as tsshogi reads it. */
const byTsshogi = (read) => (text) => {
  const record = read(text);
  if (record instanceof Error) throw record;
  // USI has no word for the foul of dropping a promoted piece; tsshogi has one of its own.
  return record.moves.flatMap(({ move }) => move.usi?.replace(/^\+(?=.\*)/, "") ?? []);
};
/** The main line as json-kifu-format reads it. */
const byJkf = (read) => (text) => read(text).kifu.moves.flatMap(({ move }) => (move ? usi(move) : []));

const { JKFPlayer } = jkf;
JKFPlayer.logs = [];
const READERS = {
  kifu: { tsshogi: byTsshogi(importKIF), "json-kifu-format": byJkf((text) => JKFPlayer.parseKIF(text)) },
  ki2u: { tsshogi: byTsshogi(importKI2), "json-kifu-format": byJkf((text) => JKFPlayer.parseKI2(text)) },
  csa: { tsshogi: byTsshogi(importCSA), "json-kifu-format": byJkf((text) => JKFPlayer.parseCSA(text)) },
  jkf: { tsshogi: byTsshogi(importJKFString), "json-kifu-format": byJkf((text) => JKFPlayer.parseJKF(text)) },
};

const lines = (...words) => spawnSync(komadai, words, { encoding: "utf8", maxBuffer: 1 << 30 }).stdout.split("\n").filter(Boolean);
const objects = (...words) => lines(...words).map((line) => JSON.parse(line));

/** The main line of each whole record of a folder, by its file; of files with several games nothing. */
function ownLines(folder) {
  const whole = new Set(objects("check", "--json", folder).flatMap(({ file, ok }) => (ok ? file : [])));
  const own = new Map();
  for (const { game, move } of objects("table", folder, "--to", "jsonl")) {
    if (whole.has(game)) own.set(game, [...(own.get(game) ?? []), ...(move ? [move] : [])]);
  }
  return own;
}

/** The files that are written of a folder, each behind what it is written from. */
function converted(folder, format, index) {
  const told = lines("convert", "--to", format, "--encoding", "utf-8", "--out", join(place, format, String(index)), folder);
  return told.map((line) => /^(.*) -> (.*?)(?:, without .*)?$/.exec(line)?.slice(1)).filter(Boolean);
}

let differing = 0;
for (const [format, readers] of Object.entries(READERS)) {
  const tally = Object.fromEntries(Object.keys(readers).map((name) => [name, { alike: 0, refused: 0 }]));
  folders.forEach((folder, index) => {
    const own = ownLines(folder);
    for (const [from, to] of converted(folder, format, index).filter(([from]) => own.has(from))) {
      const text = readFileSync(to, "utf8");
      for (const [name, read] of Object.entries(readers)) {
        try {
          const [ours, theirs] = [own.get(from).join(" "), read(text).join(" ")];
          if (ours === theirs) tally[name].alike += 1;
          else {
            differing += 1;
            console.log(`${format}, ${name}: ${from} differs\n  ours   ${ours}\n  theirs ${theirs}`);
          }
        } catch (error) {
          tally[name].refused += 1;
          console.log(`${format}, ${name}: ${from} is refused: ${String(error.message ?? error).split("\n")[0].slice(0, 160)}`);
        }
      }
    }
  });
  for (const [name, { alike, refused }] of Object.entries(tally)) console.log(`${format}, ${name}: ${alike} equal, ${refused} refused`);
}
process.exit(differing === 0 ? 0 : 1);

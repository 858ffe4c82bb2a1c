// What `komadai analyse` writes is read by ShogiHome's library, and what that writes is read by Komadai: moves and evaluations stay equal.
//
//     npm install --no-save tsshogi && node tests/engines/tsshogi.mjs target/debug/komadai GAME.kif fairy-stockfish

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportKIF, importKIF } from "tsshogi";

const [komadai, game, ...engine] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "tsshogi-"));

/** Analyses `from` into `to`; what is said of each place, and of the file. */
function analysed(from, to) {
  const options = ["analyse", "--nodes", "20000", "--json", "-o", join(folder, to), from, "--engine"];
  const lines = execFileSync(komadai, [...options, ...engine], { encoding: "utf8" }).trim().split("\n").map(JSON.parse);
  return { places: lines.filter((line) => "ply" in line), file: lines.at(-1) };
}

/** What tsshogi reads of a record: each move, and the first evaluation in the comment behind it. */
function read(text) {
  const record = importKIF(text);
  if (record instanceof Error) throw record;
  const node = (it) => ({ ply: it.ply, move: it.move.usi ?? null, cp: Number(/^#評価値=(-?\d+)$/m.exec(it.comment)?.[1] ?? NaN) });
  return { record, places: record.moves.map(node) };
}

function mustEqual(what, own, other) {
  const told = (places) => JSON.stringify(places.map(({ ply, move, cp }) => [ply, move, cp]));
  if (told(own) !== told(other)) throw new Error(`${what} differ:\n${told(own)}\n${told(other)}`);
  console.log(`${what}: ${own.length} places are equal`);
}

const scored = (places) => places.filter((place) => Number.isInteger(place.cp));
const first = analysed(game, "first.kifu");
const seen = read(readFileSync(join(folder, "first.kifu"), "utf8"));
mustEqual("what tsshogi reads", scored(first.places), scored(seen.places));
writeFileSync(join(folder, "back.kifu"), exportKIF(seen.record));
const back = analysed(join(folder, "back.kifu"), "second.kifu");
mustEqual("what it has written", scored(first.places), scored(back.places));
if (back.file.analysed !== 0) throw new Error(`${back.file.analysed} places were analysed again`);

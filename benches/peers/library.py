"""DuckDB and cshogi asked the explorer's question about a library, beside Komadai's own answer.

    cargo build --release --no-default-features
    cargo run --release --no-default-features --example library -- make FOLDER 10000
    pip install duckdb cshogi && python benches/peers/library.py target/release/komadai FOLDER STORE

STORE is a folder for the index, the table and the database: 100,000 games take 5 GB there. DuckDB runs the statement of
the manual, once on the table of `komadai table` as it is and then on a database made of it, by the position and by its
key; each answer has to equal that of `komadai find`. cshogi reads the first records, and plays them over to look for the
positions. Seconds are wall-clock; of several runs the best and the median are told. What the explorer itself takes is
told by `examples/library.rs ask`: `komadai find` also opens the index and lists every place.
"""

import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

import cshogi
import duckdb
from cshogi import KIF

POSITIONS = {
    "the start": "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - ",
    "after 7g7f": "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - ",
    "after 7g7f 3c3d 2g2f": "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL w - ",
}
MANUAL = Path(__file__).parents[2] / "docs/manual/en/command-line.md"
RUNS = 5
READ_BY_CSHOGI = 1_000


def taken(work, runs=RUNS):
    """Seconds, the best and the median, and what came of it."""
    times = []
    for _ in range(runs):
        started = time.perf_counter()
        result = work()
        times.append(time.perf_counter() - started)
    return f"{min(times):.4f} / {statistics.median(times):.4f}", result


def row(what, who, seconds, more=""):
    print(f"| {what} | {who} | {seconds} | {more} |", flush=True)


def find(komadai, folder, store, position):
    """The moves that Komadai counts."""
    asked = [komadai, "find", "--json", "--moves", "--sfen", position + "1", "--store", store, "--index", folder]
    told = json.loads(subprocess.run(asked, check=True, capture_output=True).stdout)
    return {(it["usi"], it["count"], it["black_wins"], it["white_wins"], it["no_result"]) for it in told["moves"]}


def statement(table, where):
    """The manual's statement about another table."""
    text = MANUAL.read_text(encoding="utf-8").split("```sql\n")[1].split("```")[0]
    return text.replace("'positions.jsonl'", table).replace(
        f"starts_with(sfen, '{POSITIONS['the start']}')", where
    )


def beside_duckdb(komadai, folder, store, answers):
    table, database = store / "positions.csv", store / "positions.duckdb"
    database.unlink(missing_ok=True)
    if not table.exists():
        seconds, _ = taken(lambda: subprocess.run([komadai, "table", folder, "--to", table], capture_output=True), 1)
        row("table of positions", "komadai table", seconds, f"{table.stat().st_size / 1e6:,.0f} MB")
    with duckdb.connect(str(database)) as known:
        seconds, _ = taken(lambda: known.execute(f"CREATE TABLE positions AS SELECT * FROM '{table}'"), 1)
        known.execute("CHECKPOINT")
        rows = known.execute("SELECT count(*) FROM positions").fetchone()[0]
        row("database made of it", "DuckDB", seconds, f"{database.stat().st_size / 1e6:,.0f} MB, {rows:,} rows")
        for name, position in POSITIONS.items():
            at = f"starts_with(sfen, '{position}')"
            key = known.execute(f"SELECT any_value(key) FROM positions WHERE {at}").fetchone()[0]
            ways = [("the table", f"'{table}'", at), ("its database", "positions", at)]
            ways.append(("its database, by key", "positions", f"key = '{key}'"))
            for way, where, condition in ways:
                runs = 1 if where != "positions" else RUNS
                seconds, told = taken(lambda: known.execute(statement(where, condition)).fetchall(), runs)
                assert set(told) == answers[name], f"{name}: DuckDB counts differently"
                row(name, f"DuckDB, {way}", seconds, f"{len(told)} moves, equal")


def beside_cshogi(folder):
    files = sorted(folder.rglob("*.kifu"))[:READ_BY_CSHOGI]
    seconds, games = taken(lambda: [KIF.Parser.parse_file(str(file)) for file in files], 1)
    row("records read", "cshogi", seconds, f"{len(files):,} games")
    board = cshogi.Board()
    hashes = set()
    for position in POSITIONS.values():
        board.set_sfen(position + "1")
        hashes.add(board.zobrist_hash())

    def scan():
        found = 0
        for game in games:
            board.set_sfen(game.sfen)
            found += board.zobrist_hash() in hashes
            for move in game.moves:
                board.push(move)
                found += board.zobrist_hash() in hashes
        return found

    seconds, found = taken(scan)
    row("games played over for all three positions", "cshogi", seconds, f"{len(games):,} games, {found:,} places")


def main(komadai, folder, store):
    folder, store = Path(folder), Path(store)
    store.mkdir(parents=True, exist_ok=True)
    print("| what | who | seconds, best / median | |\n| --- | --- | ---: | --- |")
    index = [komadai, "index", "--store", store, folder]
    seconds, _ = taken(lambda: subprocess.run(index, capture_output=True), 1)
    row("index brought up to date", "komadai index", seconds)
    answers = {}
    for name, position in POSITIONS.items():
        seconds, answers[name] = taken(lambda: find(komadai, folder, store, position))
        row(name, "komadai find, a program each time", seconds, f"{len(answers[name])} moves")
    beside_duckdb(komadai, folder, store, answers)
    beside_cshogi(folder)


if len(sys.argv) != 4:
    sys.exit(__doc__)
main(*sys.argv[1:])

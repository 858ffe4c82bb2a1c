"""cshogi and python-shogi on the same games and positions, beside what the Rust program of this folder tells.

    cargo run --release -- write GAMES
    pip install cshogi python-shogi && python peers.py GAMES
"""

import statistics
import sys
import time
from pathlib import Path

import cshogi
import shogi
import shogi.CSA
import shogi.KIF
from cshogi import CSA, KIF

START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"


def taken(work, runs):
    """Seconds of processor time, the best and the median."""
    times = []
    for _ in range(runs):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return min(times), statistics.median(times)


def row(what, who, count, work, runs, unit=1):
    best, middle = (count / seconds / unit for seconds in taken(work, runs))
    form = ",.0f" if unit == 1 else ".3f"
    print(f"| {what} | {who} | {best:{form}} / {middle:{form}} |", flush=True)


def perft(board, depth):
    moves = list(board.legal_moves)
    if depth == 1:
        return len(moves)
    games = 0
    for move in moves:
        board.push(move)
        games += perft(board, depth - 1)
        board.pop()
    return games


def main(folder):
    print("million games a second from the start")
    for who, board, depth, games in [
        ("cshogi", cshogi.Board(START), 4, 719_731),
        ("python-shogi", shogi.Board(START), 3, 25_470),
    ]:
        assert perft(board, depth) == games
        row(f"{depth} moves", who, games, lambda: perft(board, depth), 3, 1e6)

    print("games a second")
    for what, ending, encoding, readers in [
        ("KIF (CP932)", "kif", "cp932", [("cshogi", KIF.Parser.parse_str), ("python-shogi", shogi.KIF.Parser.parse_str)]),
        ("KIF (UTF-8)", "kifu", "utf-8", [("cshogi", KIF.Parser.parse_str), ("python-shogi", shogi.KIF.Parser.parse_str)]),
        ("CSA", "csa", "utf-8", [("cshogi", lambda text: CSA.Parser().parse_csa_str(text)), ("python-shogi", shogi.CSA.Parser.parse_str)]),
    ]:
        files = [path.read_bytes() for path in sorted(Path(folder).glob(f"*.{ending}"))]
        for who, read in readers:
            # What is slow reads the first of them only.
            some = files if who == "cshogi" else files[:100]
            try:
                row(what, who, len(some), lambda: [read(file.decode(encoding)) for file in some], 3)
            except Exception as error:
                print(f"| {what} | {who} | {type(error).__name__}: {error} |", flush=True)


main(sys.argv[1])

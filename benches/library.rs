//! What the library costs, piece by piece, for whoever changes it: `cargo bench`. `benches/peers` compares it with
//! other libraries.

#[path = "../examples/shared/games.rs"]
mod games;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use komadai::record::{LineEnd, RecordFormat, TextEncoding, import, to_bytes};
use komadai::shogi::{Move, Position, perft};

/// A typical position, one with many moves, and the one with the most.
const POSITIONS: [&str; 3] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
    "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
];

const MATE: &str = "4k4/4G4/4P4/9/9/9/9/9/4K4 w 2r2b3g4s4n4l17p 1";

fn main() {
    divan::main();
}

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen).expect("it is a sound position")
}

/// Lists every legal move.
#[divan::bench(args = [0, 1, 2])]
fn legal_moves(bencher: Bencher<'_, '_>, which: usize) {
    let position = position(POSITIONS[which]);
    let mut list: Vec<Move> = Vec::with_capacity(600);
    bencher.bench_local(|| {
        list.clear();
        black_box(&position).generate(&mut list);
        list.len()
    });
}

/// Perft from the starting position.
#[divan::bench(args = [3, 4])]
fn games_of_moves(bencher: Bencher<'_, '_>, depth: u32) {
    let start = Position::even();
    bencher.counter(ItemsCount::new(perft(&start, depth))).bench_local(|| perft(black_box(&start), depth));
}

#[divan::bench]
fn is_it_mate(bencher: Bencher<'_, '_>) {
    let mate = position(MATE);
    bencher.bench_local(|| black_box(&mate).is_checkmate());
}

/// Judges why a move is illegal.
#[divan::bench]
fn judge_an_illegal_move(bencher: Bencher<'_, '_>) {
    let (start, wrong) = (Position::even(), "7g7e".parse::<Move>().expect("it is a move"));
    bencher.bench_local(|| black_box(&start).judge(black_box(wrong)));
}

/// Reads a game of 200 moves, checking every move.
#[divan::bench(args = [RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Csa, RecordFormat::Jkf])]
fn read(bencher: Bencher<'_, '_>, format: RecordFormat) {
    let bytes = to_bytes(&games::game(1, 200), format, TextEncoding::Utf8, LineEnd::Lf).expect("it can be written");
    bencher.counter(divan::counter::BytesCount::new(bytes.len())).bench_local(|| import(black_box(&bytes)).is_ok());
}

/// Writes the same game.
#[divan::bench(args = [RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Csa, RecordFormat::Jkf])]
fn write(bencher: Bencher<'_, '_>, format: RecordFormat) {
    let tree = games::game(1, 200);
    bencher.bench_local(|| to_bytes(black_box(&tree), format, TextEncoding::Utf8, LineEnd::Lf).is_ok());
}

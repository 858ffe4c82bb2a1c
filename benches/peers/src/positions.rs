//! A single position: all its legal moves, whether it is mate, and why a move is illegal.

use std::hint::black_box;

use komadai::shogi::{Move, Position};

use crate::moves::{haitaka_moves, rsshogi_moves};
use crate::stopwatch::processor_time;

/// Positions with few, many and the most moves.
const POSITIONS: [(&str, &str); 3] = [
    ("30 moves", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"),
    ("207 moves", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1"),
    ("593 moves", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1"),
];

const MATE: &str = "4k4/4G4/4P4/9/9/9/9/9/4K4 w 2r2b3g4s4n4l17p 1";
const TIMES: u64 = 20_000;

pub fn report(with_peers: bool) {
    println!("\n## One position: nanoseconds (best / middle of 9 runs of {TIMES})\n");
    for (name, sfen) in POSITIONS {
        let ours = Position::from_sfen(sfen).expect("it is a sound position");
        let mut list: Vec<Move> = Vec::with_capacity(600);
        row(name, "Komadai, all moves listed", || {
            list.clear();
            black_box(&ours).generate(&mut list);
            black_box(&list);
        });
        row(name, "Komadai, is it mate?", || _ = black_box(black_box(&ours).is_checkmate()));
        if !with_peers {
            continue;
        }
        let haitaka = haitaka::Board::from_sfen(sfen).or_else(|_| haitaka::Board::tsume(sfen)).expect("it is sound");
        let mut theirs = Vec::with_capacity(600);
        row(name, "haitaka, all moves listed", || _ = black_box(haitaka_moves(black_box(&haitaka), &mut theirs)));
        let mut rsshogi = rsshogi::board::position_from_sfen(sfen).expect("it is sound");
        rsshogi.init_stack();
        row(name, "rsshogi, all moves listed", || _ = black_box(rsshogi_moves(black_box(&rsshogi))));
    }
    let mate = Position::from_sfen(MATE).expect("it is a sound position");
    assert!(mate.is_checkmate());
    row("mate", "Komadai, is it mate?", || _ = black_box(black_box(&mate).is_checkmate()));
    let start = Position::from_sfen(POSITIONS[0].1).expect("it is a sound position");
    let wrong: Move = "7g7e".parse().expect("it is a move");
    assert!(start.judge(wrong).is_err());
    row("30 moves", "Komadai, why is 7g7e illegal?", || _ = black_box(black_box(&start).judge(black_box(wrong))));
}

fn row(position: &str, what: &str, mut once: impl FnMut()) {
    let time = processor_time(|| (0..TIMES).for_each(|_| once()));
    let [best, middle] = time.nanos_each(TIMES);
    println!("| {position} | {what} | {best:.0} / {middle:.0} |");
}

//! Perft: how many moves per second are generated and played.

use komadai::shogi::{Move, Position};
use rsshogi::board::{self, MoveList, movegen::generate_legal_all};
use shogi_core::PartialPosition;
use shogi_usi_parser::FromUsi;

use crate::stopwatch::{Taken, processor_time};

/// A position and a depth, with a lower one for libraries that would take minutes.
struct Root {
    name: &'static str,
    sfen: &'static str,
    depth: u32,
    slow_depth: u32,
}

const ROOTS: [Root; 3] = [
    Root {
        name: "start",
        sfen: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        depth: 5,
        slow_depth: 4,
    },
    Root {
        name: "matsuri",
        sfen: "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
        depth: 3,
        slow_depth: 2,
    },
    Root { name: "most moves", sfen: "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", depth: 3, slow_depth: 2 },
];

/// A library, and its way of counting.
struct Player {
    name: &'static str,
    is_slow: bool,
    count: fn(&str, u32) -> u64,
}

const PLAYERS: [Player; 6] = [
    Player { name: "Komadai, every move listed", is_slow: false, count: ours_listing },
    Player { name: "Komadai, sets counted at the last move", is_slow: false, count: ours_counting },
    Player { name: "haitaka, every move listed", is_slow: false, count: haitaka_listing },
    Player { name: "haitaka, sets counted at the last move", is_slow: false, count: haitaka_counting },
    Player { name: "rsshogi, every move listed", is_slow: false, count: rsshogi_listing },
    Player { name: "shogi_legality_lite, every move listed", is_slow: true, count: legality_lite },
];

pub fn report(with_peers: bool) {
    println!("\n## Legal moves: million games a second (best / middle of 9 runs, one core)\n");
    for root in ROOTS {
        for player in PLAYERS.into_iter().filter(|player| with_peers || player.name.starts_with("Komadai")) {
            let depth = if player.is_slow { root.slow_depth } else { root.depth };
            let games = (player.count)(root.sfen, depth);
            let agreed = ours_counting(root.sfen, depth);
            let remark = if games == agreed { String::new() } else { format!(" — {games}, we find {agreed}") };
            let time: Taken = processor_time(|| _ = std::hint::black_box((player.count)(root.sfen, depth)));
            let [best, middle] = time.per_second(games).map(|rate| rate / 1e6);
            println!("| {} | depth {depth} | {} | {best:.1} / {middle:.1}{remark} |", root.name, player.name);
        }
    }
}

fn ours(sfen: &str) -> Position {
    Position::from_sfen(sfen).expect("it is a sound position")
}

fn ours_counting(sfen: &str, depth: u32) -> u64 {
    komadai::shogi::perft(&ours(sfen), depth)
}

fn ours_listing(sfen: &str, depth: u32) -> u64 {
    fn walk(line: &mut [Position], moves: &mut Vec<Move>) -> u64 {
        let (here, later) = line.split_first_mut().expect("there is a position for each depth");
        let (made, mut games) = (moves.len(), 0);
        here.generate(moves);
        if later.is_empty() {
            games = (std::hint::black_box(&*moves).len() - made) as u64;
            moves.truncate(made);
        }
        while moves.len() > made {
            let mv = moves.pop().expect("there is a move");
            later[0].clone_from(here);
            later[0].advance(mv);
            games += walk(later, moves);
        }
        games
    }
    let mut line = vec![ours(sfen); depth as usize];
    walk(&mut line, &mut Vec::with_capacity(600 * depth as usize))
}

fn haitaka_position(sfen: &str) -> haitaka::Board {
    haitaka::Board::from_sfen(sfen).or_else(|_| haitaka::Board::tsume(sfen)).expect("it is a sound position")
}

fn haitaka_listing(sfen: &str, depth: u32) -> u64 {
    fn walk(board: &haitaka::Board, depth: u32, lists: &mut [Vec<haitaka::Move>]) -> u64 {
        let (list, deeper) = lists.split_first_mut().expect("there is a list for each depth");
        haitaka_moves(board, list);
        if depth == 1 {
            return std::hint::black_box(&*list).len() as u64;
        }
        let play = |&mv| {
            let mut next = board.clone();
            next.play_unchecked(mv);
            walk(&next, depth - 1, deeper)
        };
        list.iter().map(play).sum()
    }
    let mut lists = vec![Vec::with_capacity(600); depth as usize];
    walk(&haitaka_position(sfen), depth, &mut lists)
}

fn haitaka_counting(sfen: &str, depth: u32) -> u64 {
    fn walk(board: &haitaka::Board, depth: u32) -> u64 {
        let mut games = 0;
        let mut take = |moves: haitaka::PieceMoves| {
            games += if depth == 1 {
                moves.into_iter().len() as u64
            } else {
                moves.into_iter().map(|mv| after(board, mv, depth)).sum()
            };
            false
        };
        board.generate_board_moves(&mut take);
        board.generate_drops(&mut take);
        games
    }
    fn after(board: &haitaka::Board, mv: haitaka::Move, depth: u32) -> u64 {
        let mut next = board.clone();
        next.play_unchecked(mv);
        walk(&next, depth - 1)
    }
    walk(&haitaka_position(sfen), depth)
}

fn rsshogi_listing(sfen: &str, depth: u32) -> u64 {
    fn walk(position: &mut board::Position, depth: u32) -> u64 {
        let mut moves = rsshogi::board::Move32List::new();
        board::generate_legal_all_move32(position, &mut moves);
        if depth == 1 {
            return std::hint::black_box(&moves).len() as u64;
        }
        let mut games = 0;
        for &mv in moves.iter() {
            position.apply_move32(mv);
            games += walk(position, depth - 1);
            position.undo_move32(mv).expect("it was just played");
        }
        games
    }
    let mut position = board::position_from_sfen(sfen).expect("it is a sound position");
    position.init_stack();
    walk(&mut position, depth)
}

fn legality_lite(sfen: &str, depth: u32) -> u64 {
    fn walk(position: &PartialPosition, depth: u32) -> u64 {
        let moves = shogi_legality_lite::all_legal_moves_partial(position);
        if depth == 1 {
            return moves.len() as u64;
        }
        let play = |mv| {
            let mut next = position.clone();
            next.make_move(mv).expect("it is legal");
            walk(&next, depth - 1)
        };
        moves.into_iter().map(play).sum()
    }
    walk(&lite_position(sfen), depth)
}

pub fn lite_position(sfen: &str) -> PartialPosition {
    PartialPosition::from_usi(&format!("sfen {sfen}")).expect("it is a sound position")
}

/// The number of moves that rsshogi lists.
pub fn rsshogi_moves(position: &board::Position) -> usize {
    let mut moves = MoveList::new();
    generate_legal_all(position, &mut moves);
    moves.len()
}

/// The moves of a position, as haitaka lists them.
pub fn haitaka_moves(board: &haitaka::Board, list: &mut Vec<haitaka::Move>) -> usize {
    list.clear();
    board.generate_board_moves(|moves| {
        list.extend(moves);
        false
    });
    board.generate_drops(|moves| {
        list.extend(moves);
        false
    });
    list.len()
}

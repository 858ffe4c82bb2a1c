//! The starting position: a preset, or every square of it.

use std::collections::BTreeMap;

use super::document::{Cell, Initial, StartData};
use crate::record::csa_piece::{csa_letters, csa_piece};
use crate::record::replay::composed;
use crate::record::warning::{Warnings, quoted};
use crate::record::{HANDICAP, Header, ImportError, ImportErrorKind, handicap_named};
use crate::shogi::{Board, Color, Hand, Handicap, Piece, PieceKind, Position, Setup, Square};

const PRESETS: [(&str, Handicap); 17] = [
    ("HIRATE", Handicap::Even),
    ("KY", Handicap::Lance),
    ("KY_R", Handicap::RightLance),
    ("KA", Handicap::Bishop),
    ("HI", Handicap::Rook),
    ("HIKY", Handicap::RookLance),
    ("2", Handicap::TwoPieces),
    ("3", Handicap::ThreePieces),
    ("4", Handicap::FourPieces),
    ("5", Handicap::FivePieces),
    ("5_L", Handicap::LeftFivePieces),
    ("6", Handicap::SixPieces),
    ("7_L", Handicap::LeftSevenPieces),
    ("7_R", Handicap::RightSevenPieces),
    ("8", Handicap::EightPieces),
    ("9", Handicap::NinePieces),
    ("10", Handicap::TenPieces),
];

/// The position that a record starts from; without `initial` the one that its header names.
pub(super) fn start(
    initial: Option<Initial>,
    header: &Header,
    warnings: &mut Warnings,
) -> Result<Position, ImportError> {
    let unknown = |name: &str| ImportErrorKind::UnknownHandicap { name: quoted(name) }.at(1);
    let Some(Initial { preset, data }) = initial else {
        let name = header.get(HANDICAP).map(str::trim).filter(|name| !name.is_empty());
        let named = name.map(|name| handicap_named(name).ok_or_else(|| unknown(name)));
        return named.map_or(Ok(Position::even()), |handicap| Ok(handicap?.position()));
    };
    match (PRESETS.iter().find(|(name, _)| *name == preset), data) {
        (_, Some(data)) => {
            let setup = setup(&data).ok_or_else(|| ImportErrorKind::BadStart { text: "initial.data".to_owned() }.at(1));
            composed(setup?, 1, warnings)
        }
        (Some((_, handicap)), None) => Ok(handicap.position()),
        (None, None) => Err(unknown(&preset)),
    }
}

fn setup(data: &StartData) -> Option<Setup> {
    let mut setup = Setup::empty();
    setup.turn = color(data.color)?;
    setup.board = board(&data.board)?;
    if data.hands.len() > 2 {
        return None;
    }
    for (hand, counts) in setup.hands.iter_mut().zip(&data.hands) {
        for (letters, &count) in counts {
            let kind = csa_piece(letters).filter(|kind| PieceKind::HAND.contains(kind))?;
            hand.set(kind, count);
        }
    }
    Some(setup)
}

fn board(files: &[Vec<Cell>]) -> Option<Board> {
    let mut board = Board::empty();
    if files.len() != 9 || files.iter().any(|file| file.len() != 9) {
        return None;
    }
    for (cell, square) in files.iter().flatten().zip(Square::all()) {
        if let Some(kind) = &cell.kind {
            board.put(square, Piece::new(color(cell.color?)?, csa_piece(kind)?));
        }
    }
    Some(board)
}

pub(super) const fn color(number: u8) -> Option<Color> {
    match number {
        0 => Some(Color::Black),
        1 => Some(Color::White),
        _ => None,
    }
}

pub(super) const fn number(color: Color) -> u8 {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}

/// The position as the format has it: by its preset where it has one that every program understands alike.
pub(super) fn initial(start: &Position) -> Initial {
    let doubtful = [Handicap::ThreePieces, Handicap::NinePieces];
    let handicap = Handicap::of(start.setup()).filter(|handicap| !doubtful.contains(handicap));
    match PRESETS.iter().find(|(_, preset)| Some(*preset) == handicap) {
        Some((name, _)) => Initial { preset: (*name).to_owned(), data: None },
        None => Initial { preset: "OTHER".to_owned(), data: Some(data(start.setup())) },
    }
}

fn data(setup: &Setup) -> StartData {
    let cell = |square| {
        let piece = setup.board.piece_on(square);
        let kind = piece.map(|piece| csa_letters(piece.kind).to_owned());
        Cell { color: piece.map(|piece| number(piece.color)), kind }
    };
    let file = |file| (1..=9).filter_map(|rank| Square::new(file, rank)).map(cell).collect();
    let hand = |hand: &Hand| -> BTreeMap<String, u8> {
        PieceKind::HAND.into_iter().map(|kind| (csa_letters(kind).to_owned(), hand.count(kind))).collect()
    };
    StartData {
        color: number(setup.turn),
        board: (1..=9).map(file).collect(),
        hands: setup.hands.iter().map(hand).collect(),
    }
}

//! The starting position: a preset, or every square of it.

use std::collections::BTreeMap;

use serde_json::value::RawValue;

use super::document::{Cell, Initial, StartData};
use crate::record::csa_piece::{csa_letters, csa_piece};
use crate::record::start_lines::{StartLines, composed};
use crate::record::warning::{Warnings, quoted};
use crate::record::{HANDICAP, Header, ImportError, ImportErrorKind, WarningKind, handicap_named, names_another_start};
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

/// Returns the starting position described by `initial`, which begins on `line`, or, without one, the position named in
/// the header.
pub(super) fn start(
    initial: Option<&RawValue>,
    line: usize,
    header: &Header,
    warnings: &mut Warnings,
) -> Result<Position, ImportError> {
    let names = header.iter().filter(|(key, value)| *key == HANDICAP && !value.trim().is_empty());
    let names: Vec<&str> = names.map(|(_, name)| name.trim()).collect();
    let Some(initial) = initial else { return named_position(&names).map_err(|kind| kind.at(1)) };
    let bad = |part: String| ImportErrorKind::BadStart { text: part }.at(line);
    let Initial { preset, data } = serde_json::from_str(initial.get()).map_err(|_| bad("initial".to_owned()))?;
    let named = PRESETS.iter().find(|(name, _)| *name == preset).map(|(_, handicap)| *handicap);
    let position = match (named, data) {
        (_, Some(data)) => {
            let setup = setup(&data).map_err(|part| bad(format!("initial.data.{part}")))?;
            composed(&setup, &StartLines::only(line), warnings)?
        }
        (Some(handicap), None) => handicap.position(),
        (None, None) => return Err(ImportErrorKind::UnknownHandicap { name: quoted(&preset) }.at(line)),
    };
    let other_preset =
        named.is_some_and(|named| *named.position().setup() != *position.setup()).then_some(preset.as_str());
    for name in names.into_iter().filter(|name| names_another_start(name, &position)).chain(other_preset) {
        warnings.push(line, WarningKind::OtherHandicap { name: quoted(name) });
    }
    Ok(position)
}

/// The starting position, if all of `names` agree on it.
fn named_position(names: &[&str]) -> Result<Position, ImportErrorKind> {
    let Some(first) = names.first() else { return Ok(Position::even()) };
    let handicap = handicap_named(first);
    if let Some(second) = names.iter().find(|name| handicap_named(name) != handicap) {
        return Err(ImportErrorKind::SeveralHandicaps { first: quoted(first), second: quoted(second) });
    }
    handicap.map(Handicap::position).ok_or_else(|| ImportErrorKind::UnknownHandicap { name: quoted(first) })
}

/// The error names the part that cannot be read.
fn setup(data: &StartData) -> Result<Setup, String> {
    let mut setup = Setup::empty();
    setup.turn = color(data.color).ok_or("color")?;
    setup.board = board(&data.board)?;
    if data.hands.len() > 2 {
        return Err("hands".to_owned());
    }
    for (hand, counts) in setup.hands.iter_mut().zip(&data.hands) {
        for (letters, &count) in counts {
            let kind = csa_piece(letters).filter(|kind| PieceKind::HAND.contains(kind));
            hand.set(kind.ok_or_else(|| format!("hands: {letters}"))?, count);
        }
    }
    Ok(setup)
}

fn board(files: &[Vec<Cell>]) -> Result<Board, String> {
    let mut board = Board::empty();
    if files.len() != 9 || files.iter().any(|file| file.len() != 9) {
        return Err("board".to_owned());
    }
    for (cell, square) in files.iter().flatten().zip(Square::all()) {
        let unclear = || format!("board[{}][{}]", square.file() - 1, square.rank() - 1);
        let owner = || cell.color.and_then(color);
        match &cell.kind {
            Some(kind) => {
                let piece = csa_piece(kind).zip(owner()).map(|(kind, owner)| Piece::new(owner, kind));
                board.put(square, piece.ok_or_else(unclear)?);
            }
            None if cell.color.is_some() => return Err(unclear()),
            None => {}
        }
    }
    Ok(board)
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

/// The position in JKF: as a preset if it has one that all programs understand alike.
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

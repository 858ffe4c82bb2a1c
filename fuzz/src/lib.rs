//! Laws for every text, however it came about.
//!
//! There is a function for every parser; it takes any bytes and panics when a law is broken. The laws: reading ends
//! without a panic, and soon; whatever is read can be written in every format and read again, and from then on stays
//! the same; and where a format is said to lose nothing, it loses nothing. The targets in `fuzz_targets` feed these
//! functions the fuzzer's bytes.

mod engines;
mod games;

use std::collections::BTreeSet;

pub use engines::engine;
pub use games::{audit, clock, event, journal, profile, session, settings};

use komadai::record::notation::{WesternStyle, japanese, western};
use komadai::record::{
    FoulHandling, GameTree, Header, ImportOptions, Imported, LineEnd, RecordFormat, TextEncoding, TypedMove,
    TypedMoveError, decode, encode, import, import_with, losses, to_bytes, typed_move,
};
use komadai::shogi::{Move, Position, Sfen};

/// KIF, after a line that identifies it.
pub fn kif(bytes: &[u8]) {
    read("#KIF version=2.0\n", bytes, &[RecordFormat::Kif]);
}

/// KI2, after a line that identifies it.
pub fn ki2(bytes: &[u8]) {
    read("#KI2 version=2.0\n", bytes, &[RecordFormat::Ki2, RecordFormat::Kif]);
}

/// CSA, after its version line.
pub fn csa(bytes: &[u8]) {
    read("V2.2\n", bytes, &[RecordFormat::Csa, RecordFormat::CsaV3]);
}

/// JKF, from the first brace on.
pub fn jkf(bytes: &[u8]) {
    read("{\"", bytes, &[RecordFormat::Jkf, RecordFormat::Kif]);
}

/// A `position` command.
pub fn usi(bytes: &[u8]) {
    read("position ", bytes, &[RecordFormat::Usi]);
}

/// A diagram, after an empty hand.
pub fn bod(bytes: &[u8]) {
    read("後手の持駒：なし\n", bytes, &[RecordFormat::Bod, RecordFormat::Kif]);
}

/// Any file in any format, written in all of them.
pub fn import_any(bytes: &[u8]) {
    write_and_read(bytes, &RecordFormat::ALL);
}

/// A position in SFEN, with its own parser.
pub fn sfen(bytes: &[u8]) {
    let Ok(sfen) = String::from_utf8_lossy(bytes).parse::<Sfen>() else { return };
    let written = sfen.to_string();
    assert_eq!(written.parse(), Ok(sfen.clone()), "{written}");
    if let Ok((position, _)) = Position::as_composed(sfen.setup) {
        let listed = position.legal_moves();
        assert_eq!(listed.len(), position.count_legal_moves(), "{written}");
        assert!(listed.into_iter().all(|mv| position.judge(mv).is_ok()), "{written}");
        write_and_read(format!("sfen {written}").as_bytes(), &[RecordFormat::Sfen, RecordFormat::Bod]);
    }
}

/// A text in any encoding.
pub fn encoding(bytes: &[u8]) {
    let Ok(decoded) = decode(bytes) else { return };
    if decoded.text.contains(char::REPLACEMENT_CHARACTER) {
        return;
    }
    for to in [decoded.encoding, TextEncoding::Utf8, TextEncoding::Utf8WithMark] {
        // A character can have two codes in one encoding, so only the text must round-trip, not the bytes.
        if let Ok(encoded) = encode(&decoded.text, to) {
            let again = decode(&encoded).expect("what was encoded is text");
            let is_same = again.text == decoded.text || again.encoding != to;
            assert!(is_same, "{to:?}: {:?} became {:?}", decoded.text, again.text);
        }
    }
}

/// The names of the legal moves of a position given in SFEN.
pub fn notation(bytes: &[u8]) {
    let Ok(sfen) = String::from_utf8_lossy(bytes).parse::<Sfen>() else { return };
    let Ok((position, _)) = Position::as_composed(sfen.setup) else { return };
    let moves = position.legal_moves();
    let distinct = |names: BTreeSet<String>| assert_eq!(names.len(), moves.len(), "{}: {names:?}", position.to_sfen(1));
    if has_one_set(&position) {
        distinct(moves.iter().map(|&mv| japanese(&position, mv, None)).collect());
    }
    distinct(moves.iter().map(|&mv| western(&position, mv, WesternStyle::Hodges)).collect());
    distinct(moves.iter().map(|&mv| western(&position, mv, WesternStyle::Hosking)).collect());
}

/// A move as typed by a person, on three lines: the position in SFEN, the text, and the destination of the previous
/// move. Whatever is read is legal, whatever is refused as illegal is not, and every legal move is read back from its
/// name.
pub fn typed(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.lines();
    let Ok(sfen) = lines.next().unwrap_or_default().parse::<Sfen>() else { return };
    let Ok((position, _)) = Position::as_composed(sfen.setup) else { return };
    let typed = lines.next().unwrap_or_default();
    let previous = lines.next().and_then(|square| square.parse().ok());
    match typed_move(typed, &position, previous) {
        Ok(TypedMove::Whole(mv)) => assert!(position.judge(mv).is_ok(), "{typed} is {mv}"),
        Ok(TypedMove::OpenPromotion { from, to }) => {
            let both = [true, false].map(|promote| Move::Normal { from, to, promote });
            assert!(both.into_iter().all(|mv| position.judge(mv).is_ok()), "{typed} is {from}{to}");
        }
        Err(TypedMoveError::Several { moves }) => assert!(moves.len() > 1, "{typed}: {moves:?}"),
        Err(TypedMoveError::Illegal { mv, foul }) => assert_eq!(position.judge(mv), Err(foul), "{typed}"),
        Err(_) => {}
    }
    for mv in position.legal_moves() {
        assert_eq!(typed_move(&mv.to_string(), &position, previous), Ok(TypedMove::Whole(mv)), "{mv}");
    }
}

/// Whether there are no more pieces than in a set: the notation was made for two rooks and four golds.
fn has_one_set(position: &Position) -> bool {
    position.setup().faults().is_empty()
}

fn read(beginning: &str, bytes: &[u8], formats: &[RecordFormat]) {
    write_and_read(format!("{beginning}{}", String::from_utf8_lossy(bytes)).as_bytes(), formats);
}

const AS_PLAYED: ImportOptions = ImportOptions { fouls: FoulHandling::KeepAsPlayed };

/// Reads the bytes, both by default and keeping illegal moves, and checks what was read against the laws of each
/// format.
fn write_and_read(bytes: &[u8], formats: &[RecordFormat]) {
    if let Ok(imported) = import(bytes) {
        formats.iter().for_each(|&format| hold(&imported.tree, format, options_for(format)));
    }
    if let Ok(Imported { tree, .. }) = import_with(bytes, AS_PLAYED) {
        formats.iter().for_each(|&format| hold(&tree, format, AS_PLAYED));
    }
}

/// USI cannot mark a foul, so only the illegal last move itself remains of it.
fn options_for(format: RecordFormat) -> ImportOptions {
    if format == RecordFormat::Usi { AS_PLAYED } else { ImportOptions::default() }
}

/// Whatever a format can hold of a record round-trips, and stays the same from then on.
fn hold(tree: &GameTree, format: RecordFormat, options: ImportOptions) {
    let written =
        |tree: &GameTree| to_bytes(tree, format, TextEncoding::Utf8, LineEnd::Lf).expect("UTF-8 has everything");
    let once = written(tree);
    let text = || String::from_utf8_lossy(&once).into_owned();
    let read = import_with(&once, options).unwrap_or_else(|error| panic!("{format:?}: {error}\n{}", text()));
    assert_eq!((&read.broken_off, read.format), (&None, format), "{}", text());
    let twice = import_with(&written(&read.tree), options).expect("it was read before");
    assert!(twice.tree == read.tree, "{format:?}: not the same when it is written again\n{}", text());
    if losses(tree, format).is_empty() {
        assert!(essence(tree) == essence(&read.tree), "{format:?}: more was lost than was told\n{}", text());
    }
}

/// The tree without its header, which formats order differently, and without empty comments.
fn essence(tree: &GameTree) -> GameTree {
    let mut tree = tree.clone();
    tree.header = Header::default();
    let mut open = vec![GameTree::ROOT];
    while let Some(id) = open.pop() {
        open.extend(tree.children(id));
        let comments = tree.node_mut(id).comments_mut();
        if comments.iter().all(str::is_empty) {
            comments.clear();
        }
    }
    tree
}

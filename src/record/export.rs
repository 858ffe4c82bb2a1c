use std::borrow::Cow;
use std::fmt::Write as _;

use super::bod::latest_number;
use super::csa::{self, CsaVersion};
use super::notation::{japanese, japanese_square};
use super::{
    GameTree, LineEnd, NodeId, RecordFormat, TextEncoding, UnencodableCharacter, diagram, encode, jkf, kif, usi_record,
};
use crate::shogi::{Color, Position};

/// The record as text in `format`, with line feeds. [`super::losses`] tells beforehand what the format cannot hold.
///
/// SFEN and BOD show the position at the end of the line that was played, or, where a foul left a king to be taken, the
/// latest from which one could play.
#[must_use]
pub fn write(tree: &GameTree, format: RecordFormat) -> String {
    match format {
        RecordFormat::Kif => kif::write(tree),
        RecordFormat::Ki2 => kif::write_ki2(tree),
        RecordFormat::Csa => csa::write(tree, CsaVersion::V2_2),
        RecordFormat::CsaV3 => csa::write(tree, CsaVersion::V3_0),
        RecordFormat::Usi => usi_record::write(tree),
        RecordFormat::Sfen => {
            let (_, position, plies) = last_playable(tree);
            usi_record::write_sfen(&position, tree.number_after(plies))
        }
        RecordFormat::Jkf => jkf::write(tree),
        RecordFormat::Bod => last_diagram(tree),
    }
}

/// The record as the bytes of a file. Where the format has a line for it, the file declares its encoding.
///
/// # Errors
/// The first character that `encoding` has no place for.
pub fn to_bytes(
    tree: &GameTree,
    format: RecordFormat,
    encoding: TextEncoding,
    line_end: LineEnd,
) -> Result<Vec<u8>, UnencodableCharacter> {
    let name = encoding.name();
    let text = write(tree, format);
    let text = match format {
        RecordFormat::Kif => format!("#KIF version=2.0 encoding={name}\n{text}"),
        RecordFormat::Ki2 => format!("#KI2 version=2.0 encoding={name}\n{text}"),
        RecordFormat::CsaV3 => format!("'CSA encoding={}\n{text}", name.to_ascii_uppercase()),
        RecordFormat::Csa | RecordFormat::Usi | RecordFormat::Sfen | RecordFormat::Jkf | RecordFormat::Bod => text,
    };
    let text: Cow<str> = line_end.apply(&text);
    encode(&text, encoding)
}

/// The latest place of the line that was played from whose position one can play, and how many moves lead there.
fn last_playable(tree: &GameTree) -> (NodeId, Position, usize) {
    let line = tree.main_line();
    let places = (0..line.len()).rev().map(|plies| (line[plies], tree.position_at(line[plies]), plies));
    let mut playable = places.filter(|(_, position, _)| Position::as_composed(position.setup().clone()).is_ok());
    playable.next().unwrap_or_else(|| (GameTree::ROOT, tree.start().clone(), 0))
}

/// The position at the end of the line that was played, with the move that led there.
fn last_diagram(tree: &GameTree) -> String {
    let (last, position, plies) = last_playable(tree);
    let number = tree.number_after(plies);
    let mut text = diagram(&position, kif::is_handicap_game(tree));
    if let (Some(mv), Some(parent)) = (tree.node(last).mv, tree.parent(last)) {
        let before = tree.position_at(parent);
        let mark = if before.mover(mv) == Color::Black { '▲' } else { '△' };
        let (square, move_text) = (japanese_square(mv.to()), japanese(&before, mv, None));
        let words = move_text.strip_prefix(&square).unwrap_or_default();
        _ = writeln!(text, "手数＝{}  {mark}{square}{words}  まで", number - 1);
    } else {
        text += &latest_number(number);
    }
    text
}

//! Writing a record in any format, as text or as the bytes of a file.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::bod::latest_number;
use super::encode::encode_lines;
use super::notation::{japanese, japanese_square};
use super::{
    GameTree, LineEnd, MAX_IMPORT_BYTES, NodeId, RecordFormat, TextEncoding, UnencodableCharacter, diagram, jkf, kif,
    usi_record,
};
use crate::shogi::{Color, Position};

/// Returns the record as text in `format`, with line feeds. [`super::losses`] tells beforehand what the format cannot
/// hold.
///
/// SFEN and BOD show the position at the end of the main line or, if a foul ended it, the position before the foul.
#[must_use]
pub fn write(tree: &GameTree, format: RecordFormat) -> String {
    let mut text = (format.row().write)(tree);
    // A NUL would make the file binary. It can come from JSON, which has an escape for it.
    if text.contains('\0') {
        text.retain(|sign| sign != '\0');
    }
    text
}

/// Like [`write`], unless the text would be too large to be read back.
pub(super) fn write_readable(tree: &GameTree, format: RecordFormat) -> Option<String> {
    match format {
        // JSON can be many times as large as what it says.
        RecordFormat::Jkf => jkf::write_up_to(tree, MAX_IMPORT_BYTES),
        _ => Some(write(tree, format)).filter(|text| text.len() <= MAX_IMPORT_BYTES),
    }
}

/// What stands between records in one file, each as [`to_bytes`] returns it, so that [`super::games`] reads them all;
/// `None` for formats that hold only one.
#[must_use]
pub fn between_games(format: RecordFormat, line_end: LineEnd) -> Option<Cow<'static, str>> {
    format.row().between_games.map(|between| line_end.apply(between))
}

/// Returns the record as the bytes of a file. If the format has a line for it, the file declares its encoding.
///
/// # Errors
/// The first character that `encoding` cannot represent.
pub fn to_bytes(
    tree: &GameTree,
    format: RecordFormat,
    encoding: TextEncoding,
    line_end: LineEnd,
) -> Result<Vec<u8>, UnencodableCharacter> {
    let mut text = write(tree, format);
    if let Some(declaration) = format.row().declaration {
        declaration.put_into(&mut text, encoding);
    }
    match (encoding, line_end) {
        // Nothing has to be copied.
        (TextEncoding::Utf8, LineEnd::Lf) => Ok(text.into_bytes()),
        (_, _) => encode_lines(&text, encoding, line_end),
    }
}

/// The position at the end of the main line as SFEN.
pub(super) fn sfen_at_end(tree: &GameTree) -> String {
    let (_, position, plies) = last_lawful(tree);
    usi_record::write_sfen(&position, tree.number_after(plies))
}

/// The last node of the main line before any illegal move, its position, and the number of moves that lead to it.
fn last_lawful(tree: &GameTree) -> (NodeId, Position, usize) {
    let line = tree.main_line();
    let plies = line.iter().skip(1).take_while(|&&node| tree.node(node).foul().is_none()).count();
    (line[plies], tree.position_at(line[plies]), plies)
}

/// The position at the end of the main line, with the move that led there.
pub(super) fn diagram_at_end(tree: &GameTree) -> String {
    let (last, position, plies) = last_lawful(tree);
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

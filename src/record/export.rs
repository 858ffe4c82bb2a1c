//! Writing a record in any format, as text or as the bytes of a file.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::bod::latest_number;
use super::csa::{self, CsaVersion};
use super::notation::{japanese, japanese_square};
use super::{
    GameTree, LineEnd, MAX_IMPORT_BYTES, NodeId, RecordFormat, TextEncoding, UnencodableCharacter, diagram, encode,
    jkf, kif, usi_record,
};
use crate::shogi::{Color, Position};

/// Returns the record as text in `format`, with line feeds. [`super::losses`] tells beforehand what the format cannot
/// hold.
///
/// SFEN and BOD show the position at the end of the main line or, if a foul ended it, the position before the foul.
#[must_use]
pub fn write(tree: &GameTree, format: RecordFormat) -> String {
    let text = match format {
        RecordFormat::Kif => kif::write(tree),
        RecordFormat::Ki2 => kif::write_ki2(tree),
        RecordFormat::Csa => csa::write(tree, CsaVersion::V2_2),
        RecordFormat::CsaV3 => csa::write(tree, CsaVersion::V3_0),
        RecordFormat::Usi => usi_record::write(tree),
        RecordFormat::Sfen => {
            let (_, position, plies) = last_lawful(tree);
            usi_record::write_sfen(&position, tree.number_after(plies))
        }
        RecordFormat::Jkf => jkf::write(tree),
        RecordFormat::Bod => last_diagram(tree),
    };
    // A NUL would make the file binary. It can come from JSON, which has an escape for it.
    if text.contains('\0') { text.replace('\0', "") } else { text }
}

/// Like [`write`], unless the text would be too large to be read back.
pub(super) fn write_readable(tree: &GameTree, format: RecordFormat) -> Option<String> {
    match format {
        RecordFormat::Jkf => jkf::write_up_to(tree, MAX_IMPORT_BYTES),
        RecordFormat::Kif
        | RecordFormat::Ki2
        | RecordFormat::Csa
        | RecordFormat::CsaV3
        | RecordFormat::Usi
        | RecordFormat::Sfen
        | RecordFormat::Bod => Some(write(tree, format)).filter(|text| text.len() <= MAX_IMPORT_BYTES),
    }
}

/// Returns several records as the bytes of one file, to be read back by [`super::games`]; `None` for formats that hold
/// only one.
///
/// # Errors
/// As for [`to_bytes`].
pub fn several_to_bytes(
    trees: &[&GameTree],
    format: RecordFormat,
    encoding: TextEncoding,
    line_end: LineEnd,
) -> Option<Result<Vec<u8>, UnencodableCharacter>> {
    let between = match format {
        RecordFormat::Kif | RecordFormat::Ki2 => "\n",
        RecordFormat::Csa | RecordFormat::CsaV3 => "/\n",
        RecordFormat::Usi | RecordFormat::Sfen => "",
        RecordFormat::Jkf | RecordFormat::Bod => return None,
    };
    let between = line_end.apply(between);
    let written: Result<Vec<_>, _> = trees.iter().map(|tree| to_bytes(tree, format, encoding, line_end)).collect();
    Some(written.map(|files| files.join(between.as_bytes())))
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
    let name = encoding.name();
    let text = write(tree, format);
    let text = match format {
        RecordFormat::Kif => format!("#KIF version=2.0 encoding={name}\n{text}"),
        // Some programs accept a line for programs anywhere but at the very beginning.
        RecordFormat::Ki2 => text.replacen('\n', &format!("\n#KI2 version=2.0 encoding={name}\n"), 1),
        RecordFormat::CsaV3 => format!("'CSA encoding={}\n{text}", name.to_ascii_uppercase()),
        RecordFormat::Csa | RecordFormat::Usi | RecordFormat::Sfen | RecordFormat::Jkf | RecordFormat::Bod => text,
    };
    let text: Cow<str> = line_end.apply(&text);
    encode(&text, encoding)
}

/// The last node of the main line before any illegal move, its position, and the number of moves that lead to it.
fn last_lawful(tree: &GameTree) -> (NodeId, Position, usize) {
    let line = tree.main_line();
    let plies = line.iter().skip(1).take_while(|&&node| tree.node(node).foul.is_none()).count();
    (line[plies], tree.position_at(line[plies]), plies)
}

/// The position at the end of the main line, with the move that led there.
fn last_diagram(tree: &GameTree) -> String {
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

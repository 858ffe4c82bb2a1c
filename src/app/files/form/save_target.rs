//! Where a record is written, in which format and encoding.

use std::path::{Path, PathBuf};

use crate::app::user_files::form::OWN_ENDINGS;
use crate::journal::REVIEW_ENDING;
use crate::library_store::ExportLayout;
use crate::record::{LineEnd, RECORD_ENDINGS, RecordFormat, TextEncoding};

/// A file to write a record to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveTarget {
    /// The path.
    pub path: PathBuf,
    /// The format.
    pub format: RecordFormat,
    /// The encoding of its text.
    pub encoding: TextEncoding,
    /// The line endings.
    pub line_end: LineEnd,
}

/// The user's choices about how a record is stored. What was not chosen stays as the file was, or follows from its
/// name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Storing {
    /// The encoding.
    pub encoding: Option<TextEncoding>,
    /// What ends the lines.
    pub line_end: Option<LineEnd>,
}

impl SaveTarget {
    /// What a file of this name is expected to hold. KIF in Shift_JIS, which every program reads, where the name does
    /// not tell; and lines that end as on Windows, where most programs for records are at home.
    #[must_use]
    pub fn by_name(path: PathBuf) -> Self {
        let known = path.extension().and_then(|ending| RecordFormat::of_ending(&ending.to_string_lossy()));
        let (format, encoding) = known.unwrap_or((RecordFormat::Kif, TextEncoding::Cp932));
        Self { path, format, encoding, line_end: LineEnd::CrLf }
    }

    /// How it is stored.
    #[must_use]
    pub const fn storing(&self) -> Storing {
        Storing { encoding: Some(self.encoding), line_end: Some(self.line_end) }
    }

    /// The same, stored as `chosen` says.
    #[must_use]
    pub fn stored_as(self, chosen: Storing) -> Self {
        Self {
            encoding: chosen.encoding.unwrap_or(self.encoding),
            line_end: chosen.line_end.unwrap_or(self.line_end),
            ..self
        }
    }

    /// The same in UTF-8, which holds every character, with the ending that tells so where there is one.
    #[must_use]
    pub fn in_utf8(&self) -> Self {
        let path = match (ending_of(&self.path), self.format.ending_in(TextEncoding::Utf8)) {
            (Some(_), Some(ending)) => self.path.with_extension(ending),
            (Some(_), None) => self.path.clone(),
            (None, ending) => with_ending(&self.path, ending.unwrap_or("kifu")),
        };
        Self { path, encoding: TextEncoding::Utf8, ..*self }
    }
}

/// `path`, with the ending `.kif` unless it already ends like a record.
#[must_use]
pub fn named_as_record(path: PathBuf) -> PathBuf {
    if ending_of(&path).is_some() { path } else { named_with(path, "kif") }
}

/// `path`, with the ending `.csv` unless it already ends like a file of games.
#[must_use]
pub fn named_as_games(path: PathBuf) -> PathBuf {
    if ExportLayout::of(&path).is_some() { path } else { named_with(path, "csv") }
}

/// What was typed into a dialog that offers files with these endings. That of Windows appends one where another of them was
/// typed: `x.kifu` becomes `x.kifu.kif`, which is a record in another format and encoding.
#[must_use]
pub fn as_typed(chosen: PathBuf, offered: &[&str]) -> PathBuf {
    let is_offered =
        |path: &Path| path.extension().is_some_and(|ending| offered.iter().any(|it| ending.eq_ignore_ascii_case(it)));
    let typed = chosen.with_extension("");
    if is_offered(&chosen) && is_offered(&typed) { typed } else { chosen }
}

/// `typed` with the ending by which `format` is known, in `encoding` where there is one for it; `None` where no ending tells
/// the format.
#[must_use]
pub fn renamed(typed: &str, format: RecordFormat, encoding: TextEncoding) -> Option<String> {
    let usual = || TextEncoding::ALL.into_iter().find_map(|encoding| format.ending_in(encoding));
    let ending = format.ending_in(encoding).or_else(usual)?;
    let path = Path::new(typed);
    let named = if ending_of(path).is_some() { path.with_extension(ending) } else { with_ending(path, ending) };
    Some(named.display().to_string())
}

/// `path`, with the ending of a rule profile.
#[must_use]
pub fn named_as_profile(path: PathBuf) -> PathBuf {
    named_with(path, OWN_ENDINGS[0])
}

/// The endings of what is written besides records.
const OTHER_ENDINGS: [&str; 8] = ["pdf", "png", "svg", "csv", "txt", "json", "jsonl", "ron"];

/// `path` with this ending: in place of another one that is known, and else behind the whole name. A dot in a name makes no
/// ending.
#[must_use]
pub fn named_with(path: PathBuf, ending: &str) -> PathBuf {
    let is = |wanted: &str| path.extension().is_some_and(|found| found.eq_ignore_ascii_case(wanted));
    let is_known = ending_of(&path).is_some() || OTHER_ENDINGS.iter().any(|it| is(it));
    match (is(ending), is_known) {
        (true, _) => path,
        (false, true) => path.with_extension(ending),
        (false, false) => with_ending(&path, ending),
    }
}

/// The endings of the files that are opened as records: also of those that were kept aside, as nobody had saved them.
pub const OPENED_ENDINGS: [&str; RECORD_ENDINGS.len() + 1] = {
    let mut endings = [REVIEW_ENDING; RECORD_ENDINGS.len() + 1];
    let mut at = 0;
    while at < RECORD_ENDINGS.len() {
        endings[at] = RECORD_ENDINGS[at];
        at += 1;
    }
    endings
};

/// Whether this is a record that was kept aside, as nobody had saved it.
#[must_use]
pub fn is_kept_aside(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(REVIEW_ENDING))
}

/// The ending of a name in small letters, if it is one of a record.
fn ending_of(path: &Path) -> Option<String> {
    let ending = path.extension()?.to_string_lossy().to_lowercase();
    RECORD_ENDINGS.contains(&ending.as_str()).then_some(ending)
}

/// `path`, with `ending` appended.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_format_gives_a_name_another_ending_and_nothing_else() {
        let named = |typed, format, encoding| renamed(typed, format, encoding);
        let (kif, csa) = (RecordFormat::Kif, RecordFormat::Csa);
        assert_eq!(named("a.kif", csa, TextEncoding::Cp932).as_deref(), Some("a.csa"));
        assert_eq!(named("2026.11 a", csa, TextEncoding::Utf8).as_deref(), Some("2026.11 a.csa"));
        assert_eq!(named("a.csa", kif, TextEncoding::Utf8).as_deref(), Some("a.kifu"));
        assert_eq!(named("a.csa", kif, TextEncoding::Cp932).as_deref(), Some("a.kif"));
        assert_eq!(named("a.kif", RecordFormat::Bod, TextEncoding::Utf8), None, "no ending tells it");
    }

    #[test]
    fn an_ending_that_a_dialog_appended_to_another_is_taken_off_again() {
        for (chosen, typed) in [
            ("x.kifu.kif", "x.kifu"),
            ("大会/x.CSA.kif", "大会/x.CSA"),
            ("x.kif.kif", "x.kif"),
            ("x.kif", "x.kif"),
            ("1.2.kif", "1.2.kif"),
            ("x.kifu.txt", "x.kifu.txt"),
            ("x", "x"),
        ] {
            assert_eq!(as_typed(PathBuf::from(chosen), &RECORD_ENDINGS), PathBuf::from(typed));
        }
    }

    #[test]
    fn an_ending_that_is_known_is_replaced_and_not_added_to() {
        for (typed, named) in [
            ("x", "x.pdf"),
            ("x.PDF", "x.PDF"),
            ("x.png", "x.pdf"),
            ("x.kifu", "x.pdf"),
            ("round 1. of 3", "round 1. of 3.pdf"),
            ("2026.11", "2026.11.pdf"),
        ] {
            assert_eq!(named_with(PathBuf::from(typed), "pdf"), PathBuf::from(named));
        }
        assert_eq!(named_as_games(PathBuf::from("a.png")), PathBuf::from("a.csv"));
        assert_eq!(named_as_profile(PathBuf::from("a.csv")), PathBuf::from("a.ron"));
    }

    #[test]
    fn only_the_endings_of_records_count_as_endings() {
        for (typed, named) in [
            ("a", "a.kif"),
            ("a vs. b", "a vs. b.kif"),
            ("a.KIF", "a.KIF"),
            ("1.2.kifu", "1.2.kifu"),
            ("a.png", "a.kif"),
        ] {
            assert_eq!(named_as_record(PathBuf::from(typed)), PathBuf::from(named));
        }
        let in_utf8 = |path: &str| SaveTarget::by_name(PathBuf::from(path)).in_utf8().path;
        assert_eq!(in_utf8("2026.11.21 a.kif"), PathBuf::from("2026.11.21 a.kifu"));
        assert_eq!(in_utf8("2026.11.21 a"), PathBuf::from("2026.11.21 a.kifu"));
        assert_eq!(in_utf8("a.csa"), PathBuf::from("a.csa"));
    }
}

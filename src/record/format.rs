//! The table of the formats: what each is called, which files hold it, and what reads and writes it.
//!
//! What a format cannot hold is in no table: [`super::losses`] writes a record, reads it again and compares. Which
//! format a text has is found out by [`detect`](super::detect), from lines that no other format can have.

use super::csa::CsaVersion;
use super::export::{diagram_at_end, sfen_at_end};
use super::import::Reading;
use super::warning::Warnings;
use super::{GameTree, ImportError, ImportOptions, Outline, TextEncoding, csa, jkf, kif, usi_record};

/// Makes the formats of the lines, and the list of all of them: a format that is in no dialog and no test does not compile.
macro_rules! formats {
    ($($(#[$about:meta])+ $format:ident => $row:ident,)+) => {
        /// The formats of records.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum RecordFormat {
            $($(#[$about])+ $format,)+
        }

        impl RecordFormat {
            /// Every format.
            pub const ALL: [Self; [$(Self::$format),+].len()] = [$(Self::$format),+];

            pub(super) const fn row(self) -> Row {
                match self {
                    $(Self::$format => $row,)+
                }
            }
        }
    };
}

formats! {
    /// KIF: one move per line, with times. The format of Kifu for Windows and most Japanese programs.
    Kif => KIF,
    /// KI2: moves the way books print them.
    Ki2 => KI2,
    /// CSA up to V2.2, of the Computer Shogi Association and its servers.
    Csa => CSA,
    /// CSA V3.0.
    CsaV3 => CSA_V3,
    /// JSON Kifu Format.
    Jkf => JKF,
    /// The `position …` line by which engines are told a game.
    Usi => USI,
    /// A position as SFEN, without a game.
    Sfen => SFEN,
    /// A position as a text diagram, without a game.
    Bod => BOD,
}

/// What reads a text into a tree, or into an outline.
pub(super) type Read<T> = fn(&str, Warnings, ImportOptions) -> Result<Reading<T>, ImportError>;

/// A kind of file that holds a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileKind {
    /// Its name on the command line, and in the names of sentences. No other kind has it.
    pub id: &'static str,
    /// The extension, without a dot.
    pub ending: &'static str,
    /// The encoding that such a file is expected to have.
    pub encoding: TextEncoding,
    /// What it holds, for the help of the command line.
    pub about: &'static str,
    /// Whether a file with this extension is taken for it before it is read. Others share theirs with a format that is older,
    /// or with things that are no records.
    is_known_by_ending: bool,
}

const fn file(id: &'static str, encoding: TextEncoding, about: &'static str) -> FileKind {
    FileKind { id, ending: id, encoding, about, is_known_by_ending: true }
}

/// A line of the table.
pub(super) struct Row {
    /// The common name of the format, whatever its version.
    name: &'static str,
    /// The files that hold it, the usual one first.
    files: &'static [FileKind],
    /// The type by which systems know its files; `None` for formats that no system need know.
    media_type: Option<&'static str>,
    /// Whether it holds a position and no game.
    pub(super) is_position: bool,
    has_variations: bool,
    has_evaluations: bool,
    /// Whether the position that such a text stands for is the one after its last move.
    stands_for_its_end: bool,
    /// The lines on which a file's second and later games begin.
    pub(super) later_games: fn(&str) -> Vec<usize>,
    pub(super) read: Read<GameTree>,
    pub(super) outline: Read<Outline>,
    pub(super) write: fn(&GameTree) -> String,
    /// What stands between the games of one file; `None` where there can be only one.
    pub(super) between_games: Option<&'static str>,
    /// The line that names the encoding, if there is one.
    pub(super) declaration: Option<Declaration>,
}

/// A line that names the encoding of its file.
pub(super) struct Declaration {
    pub(super) words: &'static str,
    /// Whether another line has to come first: some programs read a line for programs anywhere but at the beginning.
    pub(super) is_second: bool,
    pub(super) in_capitals: bool,
}

use TextEncoding::{Cp932, Utf8};

const KIF: Row = Row {
    name: "KIF",
    files: &[file("kif", Cp932, "KIF in CP932, the Shift_JIS of Windows"), file("kifu", Utf8, "KIF in UTF-8")],
    media_type: Some("application/x-shogi-kif"),
    is_position: false,
    has_variations: true,
    has_evaluations: true,
    stands_for_its_end: false,
    later_games: kif::later_games,
    read: kif::read,
    outline: kif::read,
    write: kif::write,
    between_games: Some("\n"),
    declaration: Some(Declaration { words: "#KIF version=2.0 encoding=", is_second: false, in_capitals: false }),
};

const KI2: Row = Row {
    name: "KI2",
    files: &[file("ki2", Cp932, "KI2 in CP932"), file("ki2u", Utf8, "KI2 in UTF-8")],
    media_type: Some("application/x-shogi-ki2"),
    write: kif::write_ki2,
    declaration: Some(Declaration { words: "#KI2 version=2.0 encoding=", is_second: true, in_capitals: false }),
    ..KIF
};

const CSA: Row = Row {
    name: "CSA",
    // Files of CSA that do not name their encoding are in Shift_JIS. V2.2 has no line to name it in, V3.0 has.
    files: &[file("csa", Cp932, "CSA V2.2 in CP932")],
    media_type: Some("application/x-shogi-csa"),
    is_position: false,
    has_variations: false,
    has_evaluations: true,
    stands_for_its_end: false,
    later_games: csa::later_games,
    read: csa::read,
    outline: csa::read,
    write: |tree| csa::write(tree, CsaVersion::V2_2),
    between_games: Some("/\n"),
    declaration: None,
};

const CSA_V3: Row = Row {
    files: &[FileKind { ending: "csa", is_known_by_ending: false, ..file("csa3", Utf8, "CSA V3.0 in UTF-8") }],
    write: |tree| csa::write(tree, CsaVersion::V3_0),
    declaration: Some(Declaration { words: "'CSA encoding=", is_second: false, in_capitals: true }),
    ..CSA
};

const JKF: Row = Row {
    name: "JKF",
    files: &[file("jkf", Utf8, "JSON Kifu Format")],
    media_type: Some("application/x-shogi-jkf"),
    is_position: false,
    has_variations: true,
    has_evaluations: true,
    stands_for_its_end: false,
    later_games: only_one,
    read: jkf::read,
    outline: jkf::read,
    write: jkf::write,
    between_games: None,
    declaration: None,
};

const USI: Row = Row {
    name: "USI",
    files: &[file("usi", Utf8, "A USI position command")],
    media_type: None,
    is_position: false,
    has_variations: false,
    has_evaluations: false,
    stands_for_its_end: true,
    later_games: usi_record::later_games,
    read: usi_record::read,
    outline: usi_record::read,
    write: usi_record::write,
    between_games: Some(""),
    declaration: None,
};

const SFEN: Row = Row {
    name: "SFEN",
    files: &[file("sfen", Utf8, "The last position as SFEN")],
    is_position: true,
    write: sfen_at_end,
    ..USI
};

const BOD: Row = Row {
    name: "BOD",
    files: &[FileKind { is_known_by_ending: false, ..file("bod", Utf8, "The last position as a diagram") }],
    media_type: None,
    is_position: true,
    has_variations: false,
    has_evaluations: false,
    later_games: only_one,
    write: diagram_at_end,
    between_games: None,
    declaration: None,
    ..KIF
};

const fn only_one(_text: &str) -> Vec<usize> {
    Vec::new()
}

/// The extensions of the files of records, in lower case and without a dot.
pub const RECORD_ENDINGS: [&str; 8] = {
    let mut all = [""; 8];
    let (mut next, mut format) = (0, 0);
    while format < RecordFormat::ALL.len() {
        let files = RecordFormat::ALL[format].files();
        let mut index = 0;
        while index < files.len() {
            if files[index].is_known_by_ending {
                all[next] = files[index].ending;
                next += 1;
            }
            index += 1;
        }
        format += 1;
    }
    assert!(next == all.len());
    all
};

impl RecordFormat {
    /// The common name of the format, whatever its version.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The files that hold it, the usual one first.
    #[must_use]
    pub const fn files(self) -> &'static [FileKind] {
        self.row().files
    }

    /// Its name on the command line, and in the names of sentences. Unlike [`name`](Self::name) it tells the versions apart.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.files()[0].id
    }

    /// The type by which systems know its files; `None` for formats that no system need know.
    #[must_use]
    pub const fn media_type(self) -> Option<&'static str> {
        self.row().media_type
    }

    /// Whether it holds a position and no game.
    #[must_use]
    pub const fn is_position(self) -> bool {
        self.row().is_position
    }

    /// Whether it has a place for other moves than those of the game.
    #[must_use]
    pub const fn has_variations(self) -> bool {
        self.row().has_variations
    }

    /// Whether it has a place for what an engine says of a move.
    #[must_use]
    pub const fn has_evaluations(self) -> bool {
        self.row().has_evaluations
    }

    /// Whether a text of it stands for the position after its last move, as a line for engines does, rather than for
    /// the one that the game starts from.
    #[must_use]
    pub const fn stands_for_its_end(self) -> bool {
        self.row().stands_for_its_end
    }

    /// What a file with this extension, in any case, is expected to hold, and in which encoding; `None` for files that
    /// are no records.
    #[must_use]
    pub fn of_ending(ending: &str) -> Option<(Self, TextEncoding)> {
        let is_it = |file: &&FileKind| file.ending.eq_ignore_ascii_case(ending);
        let named = |format: Self| Some((format, format.known_files().find(is_it)?.encoding));
        Self::ALL.into_iter().find_map(named)
    }

    /// The extension of its files that are in `encoding`, if there is one that says so.
    #[must_use]
    pub fn ending_in(self, encoding: TextEncoding) -> Option<&'static str> {
        self.known_files().find(|file| file.encoding == encoding).map(|file| file.ending)
    }

    /// The endings by which its files are known before they are read.
    pub fn endings(self) -> impl Iterator<Item = &'static str> {
        self.known_files().map(|file| file.ending)
    }

    fn known_files(self) -> impl Iterator<Item = &'static FileKind> {
        self.files().iter().filter(|file| file.is_known_by_ending)
    }
}

impl Declaration {
    /// Puts the line into `text`.
    pub(super) fn put_into(&self, text: &mut String, encoding: TextEncoding) {
        let name = encoding.name();
        let name = if self.in_capitals { name.to_ascii_uppercase() } else { name.to_owned() };
        let second = || text.find('\n').map_or(text.len(), |end| end + 1);
        let at = if self.is_second { second() } else { 0 };
        text.insert_str(at, &format!("{}{name}\n", self.words));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ending_of_a_record_names_its_own_format() {
        use RecordFormat::{Csa, Jkf, Ki2, Kif, Sfen, Usi};
        let formats = RECORD_ENDINGS.map(|ending| RecordFormat::of_ending(ending).unwrap().0);
        assert_eq!(formats, [Kif, Kif, Ki2, Ki2, Csa, Jkf, Usi, Sfen]);
        for ending in RECORD_ENDINGS {
            let (format, encoding) = RecordFormat::of_ending(&ending.to_uppercase()).unwrap();
            assert_eq!(format.ending_in(encoding), Some(ending));
        }
    }

    #[test]
    fn no_two_kinds_of_files_have_the_same_name_on_the_command_line() {
        let ids: Vec<&str> = RecordFormat::ALL.iter().flat_map(|it| it.files()).map(|file| file.id).collect();
        let different: std::collections::BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), different.len(), "{ids:?}");
    }
}

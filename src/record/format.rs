//! The table of the formats: what each is called, which files hold it, and what reads and writes it.
//!
//! What a format cannot hold is in no table: [`super::losses`] writes a record, reads it again and compares. Which
//! format a text has is found out by [`detect`](super::detect), from lines that no other format can have.

use super::csa::CsaVersion;
use super::export::{diagram_at_end, sfen_at_end};
use super::import::Reading;
use super::warning::Warnings;
use super::{GameTree, ImportError, ImportOptions, Outline, TextEncoding, csa, jkf, kif, usi_record};

/// The formats of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordFormat {
    /// KIF: one move per line, with times. The format of Kifu for Windows and most Japanese programs.
    Kif,
    /// KI2: moves the way books print them.
    Ki2,
    /// CSA up to V2.2, of the Computer Shogi Association and its servers.
    Csa,
    /// CSA V3.0.
    CsaV3,
    /// The `position …` line by which engines are told a game.
    Usi,
    /// A position as SFEN, without a game.
    Sfen,
    /// JSON Kifu Format.
    Jkf,
    /// A position as a text diagram, without a game.
    Bod,
}

/// What reads a text into a tree, or into an outline.
pub(super) type Read<T> = fn(&str, Warnings, ImportOptions) -> Result<Reading<T>, ImportError>;

/// A line of the table.
pub(super) struct Row {
    /// The common name of the format, whatever its version.
    name: &'static str,
    /// The extensions of its files, without a dot, each with the encoding that such a file is expected to have.
    endings: &'static [(&'static str, TextEncoding)],
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
    endings: &[("kif", Cp932), ("kifu", Utf8)],
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
    endings: &[("ki2", Cp932), ("ki2u", Utf8)],
    write: kif::write_ki2,
    declaration: Some(Declaration { words: "#KI2 version=2.0 encoding=", is_second: true, in_capitals: false }),
    ..KIF
};

const CSA: Row = Row {
    name: "CSA",
    endings: &[("csa", Cp932)],
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
    endings: &[],
    write: |tree| csa::write(tree, CsaVersion::V3_0),
    declaration: Some(Declaration { words: "'CSA encoding=", is_second: false, in_capitals: true }),
    ..CSA
};

const JKF: Row = Row {
    name: "JKF",
    endings: &[("jkf", Utf8)],
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
    endings: &[("usi", Utf8)],
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

const SFEN: Row = Row { name: "SFEN", endings: &[("sfen", Utf8)], is_position: true, write: sfen_at_end, ..USI };

const BOD: Row = Row {
    name: "BOD",
    endings: &[],
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
        let endings = RecordFormat::ALL[format].row().endings;
        let mut index = 0;
        while index < endings.len() {
            all[next] = endings[index].0;
            (next, index) = (next + 1, index + 1);
        }
        format += 1;
    }
    assert!(next == all.len());
    all
};

impl RecordFormat {
    /// Every format.
    pub const ALL: [Self; 8] =
        [Self::Kif, Self::Ki2, Self::Csa, Self::CsaV3, Self::Jkf, Self::Usi, Self::Sfen, Self::Bod];

    pub(super) const fn row(self) -> Row {
        match self {
            Self::Kif => KIF,
            Self::Ki2 => KI2,
            Self::Csa => CSA,
            Self::CsaV3 => CSA_V3,
            Self::Jkf => JKF,
            Self::Usi => USI,
            Self::Sfen => SFEN,
            Self::Bod => BOD,
        }
    }

    /// The common name of the format, whatever its version.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
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
        let named = |format: Self| {
            let known = format.row().endings.iter().find(|(known, _)| known.eq_ignore_ascii_case(ending));
            known.map(|&(_, encoding)| (format, encoding))
        };
        Self::ALL.into_iter().find_map(named)
    }

    /// The extension of its files that are in `encoding`, if there is one that says so.
    #[must_use]
    pub fn ending_in(self, encoding: TextEncoding) -> Option<&'static str> {
        self.row().endings.iter().find(|(_, known)| *known == encoding).map(|&(ending, _)| ending)
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
}

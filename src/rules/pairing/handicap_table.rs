//! Handicap tables (手合割表), built in or written by organisers.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::Rank;
use super::circle_table::{CircleTable, RankGrounds};
use crate::ron_text::{self, RonError, RonFault, named};
use crate::rules::ProfileName;
use crate::shogi::Handicap;

/// A table that assigns a handicap to a difference in rank. Organisers may write their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandicapTable {
    /// What the table is called.
    pub name: ProfileName,
    /// The source it was taken from.
    pub source: String,
    /// The day the source was checked; `None` for tables that somebody made up.
    pub checked: Option<String>,
    /// The steps by increasing difference, starting at 0.
    pub steps: Vec<HandicapStep>,
}

/// The terms that apply from a certain difference on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandicapStep {
    /// The smallest difference it applies to; 初段 and 1級 differ by 1.
    pub from: u8,
    /// The terms.
    pub terms: SuggestedTerms,
}

/// How the sides are decided, or which handicap is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SuggestedTerms {
    /// 振り駒: the sides are drawn by lot.
    Furigoma,
    /// The lower-ranked player has Black.
    LowerPlaysBlack,
    /// The higher-ranked player gives a handicap.
    Handicap(Handicap),
}

/// A table's suggestion for two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The first player's rank compared with the second's; `Greater` means stronger.
    pub first_to_second: Ordering,
    /// The suggested terms.
    pub terms: SuggestedTerms,
    /// The basis for comparing their ranks.
    pub grounds: RankGrounds,
}

/// A text that is not a handicap table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}:{line}: {}{kind}", named(field))]
pub struct HandicapTableError {
    /// The name of the file, as given by the caller.
    pub name: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The field at fault.
    pub field: String,
    /// What is wrong with it.
    pub kind: HandicapTableFault,
}

/// What is wrong with a field of a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandicapTableFault {
    /// The text is malformed.
    #[error("{message}")]
    Unreadable {
        /// What is wrong.
        fault: Box<RonFault>,
        /// The same, in the words of the RON parser.
        message: String,
    },
    /// The name is empty in one of the languages.
    #[error("the name is missing")]
    NoName,
    /// The differences do not start at 0 and increase.
    #[error("the steps must begin with 0 and rise")]
    StepsOutOfOrder,
}

impl HandicapTable {
    /// The table of the JSA's dojo in Tokyo.
    ///
    /// ```
    /// use komadai::rules::{HandicapTable, SuggestedTerms};
    /// use komadai::shogi::Handicap;
    ///
    /// let suggestion = HandicapTable::jsa_dojo().suggest("3級".parse()?, "四段".parse()?).expect("both are amateurs");
    /// assert_eq!(suggestion.terms, SuggestedTerms::Handicap(Handicap::TwoPieces));
    /// assert!(suggestion.first_to_second.is_lt());
    /// # Ok::<(), komadai::rules::RankError>(())
    /// ```
    #[must_use]
    pub fn jsa_dojo() -> Self {
        const TEXT: &str = include_str!("../../../assets/handicaps/jsa_dojo.ron");
        Self::from_ron("jsa_dojo", TEXT).expect("tests read the built-in table")
    }

    /// Parses a table from the text of the file `name`.
    ///
    /// # Errors
    /// Returns the first field that cannot be read, or an error if the steps do not start at 0 and increase.
    pub fn from_ron(name: &str, text: &str) -> Result<Self, HandicapTableError> {
        let at =
            |line, field: &str, kind| HandicapTableError { name: name.to_owned(), line, field: field.to_owned(), kind };
        let table: Self = ron_text::read(text).map_err(|RonError { line, field, fault, message }| {
            at(line, &field, HandicapTableFault::Unreadable { fault, message })
        })?;
        match table.fault() {
            Some((field, kind)) => Err(at(ron_text::line_of(text, field), field, kind)),
            None => Ok(table),
        }
    }

    /// The table as RON.
    #[must_use]
    pub fn to_ron(&self) -> String {
        ron_text::pretty(self)
    }

    /// Returns the first invalid field.
    #[must_use]
    pub fn fault(&self) -> Option<(&'static str, HandicapTableFault)> {
        let begins = self.steps.first().is_some_and(|step| step.from == 0);
        let rises = self.steps.is_sorted_by(|one, next| one.from < next.from);
        let faults = [
            ("name.en", self.name.en.trim().is_empty(), HandicapTableFault::NoName),
            ("name.ja", self.name.ja.trim().is_empty(), HandicapTableFault::NoName),
            ("steps", !(begins && rises), HandicapTableFault::StepsOutOfOrder),
        ];
        faults.into_iter().find_map(|(field, is_at_fault, kind)| is_at_fault.then_some((field, kind)))
    }

    /// The terms for two players of these ranks; `None` if nothing compares them.
    #[must_use]
    pub fn suggest(&self, first: Rank, second: Rank) -> Option<Suggestion> {
        let ([first, second], grounds) = CircleTable::shipped().levels([first, second])?;
        let step = self.steps.iter().rev().find(|step| u16::from(step.from) <= first.abs_diff(second));
        let terms = step.map_or(SuggestedTerms::Furigoma, |step| step.terms);
        Some(Suggestion { first_to_second: first.cmp(&second), terms, grounds })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Grade;
    use super::*;

    #[test]
    fn every_difference_has_the_handicap_of_the_dojos_table() {
        let suggest = |first, second| HandicapTable::jsa_dojo().suggest(Rank::amateur(first), Rank::amateur(second));
        let terms = |difference| suggest(Grade::Dan(1), Grade::Kyu(difference)).unwrap().terms;
        let given = |handicap| SuggestedTerms::Handicap(handicap);
        let expected = [
            SuggestedTerms::LowerPlaysBlack,
            given(Handicap::Lance),
            given(Handicap::Bishop),
            given(Handicap::Rook),
            given(Handicap::RookLance),
            given(Handicap::TwoPieces),
            given(Handicap::TwoPieces),
            given(Handicap::FourPieces),
            given(Handicap::FourPieces),
            given(Handicap::SixPieces),
            given(Handicap::SixPieces),
        ];
        for (difference, expected) in (1..).zip(expected) {
            assert_eq!(terms(difference), expected, "{difference}");
        }
        let even = suggest(Grade::Dan(3), Grade::Dan(3)).unwrap();
        assert_eq!((even.first_to_second, even.terms), (Ordering::Equal, SuggestedTerms::Furigoma));
        assert_eq!(even.grounds, RankGrounds::OneLadder);
    }

    #[test]
    fn a_comparison_without_a_source_is_marked_and_where_there_is_none_nothing_is_suggested() {
        let suggest = |ranks: [&str; 2]| {
            let [first, second] = ranks.map(|rank| rank.parse().unwrap());
            HandicapTable::jsa_dojo().suggest(first, second)
        };
        let suggestion = suggest(["奨励会6級", "アマ二段"]).unwrap();
        assert_eq!(
            (suggestion.terms, suggestion.grounds),
            (SuggestedTerms::Handicap(Handicap::Lance), RankGrounds::Unverified)
        );
        assert_eq!(suggest(["女流初段", "アマ二段"]), None);
    }

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let table = HandicapTable::jsa_dojo();
        assert_eq!(HandicapTable::from_ron("again", &table.to_ron()), Ok(table));
    }

    #[test]
    fn a_table_with_steps_out_of_order_is_refused_with_its_line() {
        let text = include_str!("../../../assets/handicaps/jsa_dojo.ron");
        let error = HandicapTable::from_ron("my.ron", &text.replace("from: 2", "from: 0")).unwrap_err();
        assert_eq!((error.field.as_str(), error.name.as_str()), ("steps", "my.ron"));
        let error = HandicapTable::from_ron("my.ron", &text.replace("(Rook)", "(Roock)")).unwrap_err();
        assert!(error.to_string().contains("Roock"), "{error}");
    }
}

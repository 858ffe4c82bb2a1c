//! What must survive a power cut: a result that its event does not have yet, as a small file of its own.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::record::{GameTree, LineEnd, RecordFormat, TextEncoding, to_bytes};
use crate::ron_text;
use crate::tournament::{GamePlace, Seat, TableResult, Tournament};

/// A result on its way into the file of its event, with what the next run of the program has to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptResult {
    /// The file of the event.
    pub event: PathBuf,
    /// The name of the event.
    pub title: String,
    /// The number of the round.
    pub round: u32,
    /// The number of the table.
    pub table: u32,
    /// The number of the game in its pairing, counted from 1.
    pub game: u32,
    /// The names of the two, as the pairing has them.
    pub players: [String; 2],
    /// The result.
    pub result: TableResult,
    /// What of it the event lacks.
    pub lacks: Lacks,
    /// Its record, if that does not lie beside the event yet.
    #[serde(default)]
    pub record: Option<KeptRecord>,
}

/// What an event does not have yet of a result that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Lacks {
    /// The result.
    Result {
        /// The one it replaces, if any.
        before: Option<TableResult>,
    },
    /// Only the file of its record.
    Record,
}

impl Lacks {
    /// The same by the other seats.
    fn with_seats_swapped(self) -> Self {
        match self {
            Self::Result { before } => Self::Result { before: before.map(TableResult::with_seats_swapped) },
            Self::Record => Self::Record,
        }
    }
}

/// The record of a game, to be written beside the file of its event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptRecord {
    /// The name of its file.
    pub name: String,
    /// The whole file.
    pub text: String,
}

impl KeptRecord {
    /// What the file of this record says; `None` where it cannot be written at all.
    #[must_use]
    pub fn text_of(tree: &GameTree) -> Option<String> {
        let bytes = to_bytes(tree, RecordFormat::Kif, TextEncoding::Utf8, LineEnd::CrLf).ok()?;
        String::from_utf8(bytes).ok()
    }
}

impl KeptResult {
    /// Where the game was played.
    #[must_use]
    pub const fn place(&self) -> GamePlace {
        GamePlace { round: self.round, table: self.table, game: self.game }
    }

    /// The same at its place in `event` and by the seats there, if that still has this pairing. The two may have moved to another
    /// table meanwhile, and their names may have been corrected.
    #[must_use]
    pub fn as_in(self, event: &Tournament) -> Option<Self> {
        let names = self.players.each_ref().map(String::as_str);
        let (table, first) = event.table_of(self.round, self.table, names).filter(|_| event.title == self.title)?;
        let (result, lacks) = match first {
            Seat::First => (self.result, self.lacks),
            Seat::Second => (self.result.with_seats_swapped(), self.lacks.with_seats_swapped()),
        };
        Some(Self { table, result, lacks, ..self })
    }

    /// The contents of its file; `None` if the path of the event is not text.
    #[must_use]
    pub fn to_ron(&self) -> Option<String> {
        self.event.to_str().map(|_| ron_text::pretty(self) + "\n")
    }

    /// The result in such a file, if it is one.
    #[must_use]
    pub fn from_ron(text: &str) -> Option<Self> {
        ron_text::read(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;
    use crate::rules::EndReason;
    use crate::session::Player;
    use crate::tournament::Table;

    fn kept() -> KeptResult {
        let result = TableResult { reason: Some(EndReason::Resignation), ..TableResult::told(Some(Seat::Second)) };
        KeptResult {
            event: "club/open.ron".into(),
            title: "Club Open".to_owned(),
            round: 1,
            table: 2,
            game: 1,
            players: ["Chiba".to_owned(), "Doi \"D\"".to_owned()],
            lacks: Lacks::Result { before: Some(TableResult::told(Some(Seat::First))) },
            result,
            record: Some(KeptRecord { name: "open-r1-t02.kifu".to_owned(), text: "手合割：平手\r\n".to_owned() }),
        }
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let text = kept().to_ron().unwrap();
        assert_eq!(KeptResult::from_ron(&text), Some(kept()));
        let record = KeptResult { lacks: Lacks::Record, ..kept() };
        assert_eq!(KeptResult::from_ron(&record.to_ron().unwrap()), Some(record));
        assert_eq!(KeptResult::from_ron(&text[..text.len() / 2]), None, "it was cut off");
    }

    #[test]
    fn a_result_belongs_to_those_who_played_and_to_nobody_else() {
        let player = |name: &str| Player { name: name.to_owned(), rank: String::new() };
        let mut event = Tournament::new("Club Open".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        event.set_tables(1, vec![Table::new(2, player("Chiba"), player("Doi"))]);
        let table = |event: &Tournament| kept().as_in(event).map(|kept| kept.table);
        assert_eq!(table(&event), Some(2), "one name was corrected");
        event.set_tables(1, vec![Table::new(2, player("Mori"), player("Doi"))]);
        assert_eq!(table(&event), None);
        let moved = Table::new(6, player("Chiba"), player("Doi \"D\""));
        event.set_tables(1, vec![Table::new(2, player("Mori"), player("Doi")), moved]);
        assert_eq!(table(&event), Some(6), "they have moved");
    }
}

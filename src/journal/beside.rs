//! The record that lies beside a journal, compared with it: a journal that was cut at the end of a line looks whole, and
//! only the record tells that there was more.

use super::{BrokenOff, Recovered};
use crate::record::{GameTree, LineEnd, RecordFormat, TextEncoding, import, to_bytes};
use crate::session::MatchSession;
use crate::shogi::Move;

/// What the record beside a journal holds that the journal does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordBeside {
    /// Nothing: there is none, or it shows the game as it was at some point of the journal.
    NothingMore,
    /// The same game, and more moves of it.
    MoreMoves {
        /// How many moves it has.
        plies: usize,
    },
    /// Something that the journal never showed, as another game or the end of this one, or something that cannot be read.
    AnotherGame,
}

impl BrokenOff {
    /// What `record` holds that this journal does not. There is no record of a clock, and none beside another.
    #[must_use]
    pub fn compare(&self, record: &[u8]) -> RecordBeside {
        match self {
            Self::Match(game) => game.compare(record),
            Self::Clock(_) | Self::Review(_) => RecordBeside::AnotherGame,
        }
    }
}

impl Recovered {
    fn compare(&self, record: &[u8]) -> RecordBeside {
        if as_saved(self.session.tree()).is_some_and(|ours| ours == record) {
            return RecordBeside::NothingMore;
        }
        let Ok(imported) = import(record) else { return RecordBeside::AnotherGame };
        let (theirs, ours) = (moves(&imported.tree), moves(self.session.tree()));
        if has_shown(&self.session, &theirs, has_end(&imported.tree)) {
            RecordBeside::NothingMore
        } else if theirs.len() > ours.len() && theirs.starts_with(&ours) {
            RecordBeside::MoreMoves { plies: theirs.len() }
        } else {
            RecordBeside::AnotherGame
        }
    }
}

/// The record as it is saved beside a journal; `None` if it cannot be written down.
#[must_use]
pub fn as_saved(tree: &GameTree) -> Option<Vec<u8>> {
    to_bytes(tree, RecordFormat::Kif, TextEncoding::Utf8, LineEnd::CrLf).ok()
}

/// Whether the game ever had these moves, and an end behind them where one `has_ended`: the record is saved after the
/// journal, and may be one step behind.
fn has_shown(game: &MatchSession, line: &[Move], has_ended: bool) -> bool {
    let mut again = MatchSession::new(game.setup().clone());
    let mut steps = game.log().iter().cloned();
    loop {
        if moves(again.tree()) == line && (!has_ended || has_end(again.tree())) {
            return true;
        }
        let Some(step) = steps.next() else { return false };
        // The same step succeeded when the journal was read.
        _ = again.redo(step);
    }
}

pub(super) fn moves(tree: &GameTree) -> Vec<Move> {
    tree.main_line().into_iter().filter_map(|node| tree.node(node).mv).collect()
}

fn has_end(tree: &GameTree) -> bool {
    tree.main_line().last().is_some_and(|&node| tree.node(node).ending().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::SessionTime;
    use crate::journal::{Scribe, recover_any};
    use crate::session::{MatchCommand, MatchSetup};

    /// The journal and the record of a game after these moves; `-` takes one back.
    fn after(moves: &str) -> (Vec<u8>, Vec<u8>) {
        let mut game = MatchSession::new(MatchSetup::default());
        for step in moves.split_whitespace() {
            let command = match step {
                "-" => MatchCommand::TakeBack,
                "resign" => MatchCommand::Resign,
                mv => MatchCommand::Play(mv.parse().unwrap()),
            };
            game.apply(command, SessionTime::default()).unwrap();
        }
        let (_, journal) = Scribe::begin(&game, "2026/11/24 23:14:38");
        (journal.into_bytes(), as_saved(game.tree()).unwrap())
    }

    fn compared(journal: &str, record: &str) -> RecordBeside {
        recover_any(&after(journal).0).unwrap().compare(&after(record).1)
    }

    #[test]
    fn a_record_with_more_moves_than_the_journal_is_noticed() {
        assert_eq!(compared("7g7f 3c3d", "7g7f 3c3d 2g2f 8c8d"), RecordBeside::MoreMoves { plies: 4 });
        assert_eq!(compared("7g7f 3c3d", "2g2f 8c8d 2f2e"), RecordBeside::AnotherGame);
        assert_eq!(compared("7g7f 3c3d", "2g2f"), RecordBeside::AnotherGame);
    }

    #[test]
    fn a_record_with_an_end_that_the_journal_has_not_is_something_else() {
        assert_eq!(compared("7g7f 3c3d", "7g7f 3c3d resign"), RecordBeside::AnotherGame);
        assert_eq!(compared("7g7f 3c3d resign", "7g7f 3c3d resign"), RecordBeside::NothingMore);
        assert_eq!(compared("7g7f 3c3d resign", "7g7f 3c3d"), RecordBeside::NothingMore);
    }

    #[test]
    fn a_record_that_is_a_step_behind_holds_nothing_more() {
        assert_eq!(compared("7g7f 3c3d", "7g7f 3c3d"), RecordBeside::NothingMore);
        assert_eq!(compared("7g7f 3c3d", "7g7f"), RecordBeside::NothingMore);
        assert_eq!(compared("7g7f 3c3d 2g2f -", "7g7f 3c3d 2g2f"), RecordBeside::NothingMore, "it was taken back");
    }

    #[test]
    fn what_is_no_record_is_something_else() {
        let game = recover_any(&after("7g7f").0).unwrap();
        assert_eq!(game.compare(b"what is this"), RecordBeside::AnotherGame);
    }
}

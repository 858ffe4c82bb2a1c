//! For whom a notice is at a board where others sit than those who look after the event.

use crate::app::state::{AppState, Document, NoticeKind};
use crate::session::MatchSession;

/// Who can do something about what a notice tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeReader {
    /// Whoever sits at the board.
    Anybody,
    /// Whoever sits there once the game is over: its result has to reach the event, and the hall to tell the tables apart.
    AfterGame,
    /// Whoever looks after the event, its hall and its files.
    Organiser,
}

impl NoticeKind {
    /// Who can do something about it.
    #[must_use]
    pub const fn reader(&self) -> NoticeReader {
        match self {
            Self::ResultsOutside { .. } | Self::ResultWaits | Self::SameNumber(_) => NoticeReader::AfterGame,
            Self::NotShared(_)
            | Self::NotPublished(_)
            | Self::EventTrouble { .. }
            | Self::EventMerged
            | Self::PairingsRead { .. }
            | Self::Unlisted(_)
            | Self::HandicapsSet(_)
            | Self::Published { .. }
            | Self::PlayersEntered { .. }
            | Self::NotPaired(_)
            | Self::PairedBefore(_)
            | Self::PairedElsewhere(_)
            | Self::PlayedHere
            | Self::GamesWritten { .. }
            | Self::Printed(_) => NoticeReader::Organiser,
            Self::Saved { what, .. } | Self::NotSaved { what, .. } => what.reader(),
            // It names the game that is meant, which may be another one than is on the board.
            Self::NoPlaceForResult(_)
            | Self::HallGoesOn
            | Self::NotStarted(_)
            | Self::AlreadyDecided(_)
            | Self::Refused(_)
            | Self::ConsoleLocked
            | Self::FolderNotShown { .. }
            | Self::OldFileStays { .. }
            | Self::NothingPasted(_)
            | Self::NoRecordsIn(_)
            | Self::Unreadable { .. }
            | Self::NoRecord { .. }
            | Self::BrokenOff { .. }
            | Self::Warnings { .. }
            | Self::Copied { .. }
            | Self::Merged { .. }
            | Self::PositionPasted { .. }
            | Self::MovesDeleted(_)
            | Self::Answered(_)
            | Self::Sound(_)
            | Self::SoundRestarted
            | Self::SettingsDamaged { .. }
            | Self::PieceImages(_)
            | Self::OwnIgnored(_)
            | Self::OwnNotKept(_)
            | Self::KeysDropped(_)
            | Self::SettingsNotSaved { .. }
            | Self::OpponentFailed { .. }
            | Self::Practice(_)
            | Self::Safety(_) => NoticeReader::Anybody,
        }
    }
}

impl Document {
    const fn reader(self) -> NoticeReader {
        match self {
            Self::Log | Self::Event | Self::Results => NoticeReader::Organiser,
            Self::Pages | Self::Games => NoticeReader::AfterGame,
            Self::Record | Self::Journal => NoticeReader::Anybody,
        }
    }
}

impl AppState {
    /// Whether a notice waits until those who can do something about it are here: the players of an event have their game, and
    /// behind a lock nobody looks after an event. The console and the event's own window show it all the same.
    #[must_use]
    pub fn keeps_back(&self, kind: &NoticeKind) -> bool {
        let is_of_event = |game: &&MatchSession| game.setup().event.is_some();
        let plays = self.as_match().filter(is_of_event).is_some_and(|game| game.is_in_progress());
        let is_kept = match kind.reader() {
            NoticeReader::Anybody => false,
            NoticeReader::AfterGame => plays,
            NoticeReader::Organiser => plays || self.is_console_locked(),
        };
        is_kept && self.console_desk().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::console::form::Pin;
    use crate::app::settings::form::Settings;
    use crate::app::state::{Answered, Mode};
    use crate::clock::SessionTime;
    use crate::session::{EventGame, MatchCommand, MatchSetup};
    use crate::shogi::Color;
    use crate::storage::FileError;

    /// A game of an event in play, or over by now.
    fn game(is_over: bool) -> AppState {
        let (event, round_name) = ("Cup".to_owned(), String::new());
        let event =
            EventGame { event, round: 1, round_name, table: 3, game: 1, best_of: 1, first: Color::Black, wins: [0; 2] };
        let mut session = MatchSession::new(MatchSetup { event: Some(event), ..MatchSetup::default() });
        session.apply(MatchCommand::Play("7g7f".parse().unwrap()), SessionTime::default()).unwrap();
        if is_over {
            session.apply(MatchCommand::Resign, SessionTime::default()).unwrap();
        }
        let mut state = AppState::new(Settings::default());
        state.table.mode = Mode::Match(Box::new(session));
        state
    }

    /// Whether these are told: one of each reader.
    fn told(state: &AppState) -> [bool; 3] {
        let kinds = [
            NoticeKind::Answered(Answered::ClaimUnfounded),
            NoticeKind::ResultWaits,
            NoticeKind::NotSaved { what: Document::Event, path: "open.ron".into(), reason: FileError::DiskFull },
        ];
        kinds.map(|kind| !state.keeps_back(&kind))
    }

    #[test]
    fn what_an_organiser_can_mend_waits_until_the_game_of_the_event_is_over_and_the_lock_is_open() {
        assert_eq!(told(&game(false)), [true, false, false]);
        assert_eq!(told(&game(true)), [true, true, true]);
        let mut locked = game(true);
        locked.settings.arbiter.pin = Pin::keep("1234", "some salt of a day".to_owned());
        assert_eq!(told(&locked), [true, true, false]);
        assert_eq!(told(&AppState::new(Settings::default())), [true, true, true]);
    }
}

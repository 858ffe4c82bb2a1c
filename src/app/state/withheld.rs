//! Why nobody helps, or comes, at present: told to whoever asks for it by a key, and where the commands stand in grey.

use super::{Answered, AppState, Mode};
use crate::app::command::Command;
use crate::session::MatchStatus;

impl AppState {
    /// Why `command` asks engines, the search for mates or the library in vain, or calls an arbiter where no game is played;
    /// `None` if it does not, or asks something else.
    #[must_use]
    pub fn withheld(&self, command: Command) -> Option<Answered> {
        if command == Command::CallArbiter {
            return self.as_match().is_none().then_some(Answered::NoGameToCallFor);
        }
        let asks_for_help = matches!(
            command,
            Command::Analyse | Command::AnalyseGame | Command::FindMate | Command::MissedMates | Command::Explorer
        );
        if !asks_for_help || self.makes_sense(command) {
            return None;
        }
        let is_over = self.as_match().is_some_and(|session| matches!(session.status(), MatchStatus::Over(_)));
        Some(match &self.table.mode {
            Mode::Match(_) if is_over && self.can_analyse() => Answered::NoHelpBeforeReview,
            Mode::Review(_) if self.practice_session().is_some() => Answered::NoHelpInExercise,
            Mode::Match(session) if *session.status() == MatchStatus::Waiting && session.plies() == 0 => {
                Answered::NoHelpBeforeRecord
            }
            Mode::Match(_) | Mode::Review(_) => Answered::NoHelpInGame,
            Mode::Setup(_) if self.sets_up_over_game() => Answered::NoHelpInGame,
            Mode::Setup(_) => Answered::NoHelpInSetup,
        })
    }
}

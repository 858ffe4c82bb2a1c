//! What whoever asks in vain is told: the names of the sentences.

use crate::app::state::Answered;
use crate::tournament::StartHindrance;

/// The name of the sentence that answers.
pub const fn answered_words(answered: Answered) -> &'static str {
    match answered {
        Answered::TakeBackDeclined => "answered-take-back-declined",
        Answered::ImpasseDeclined => "answered-impasse-declined",
        Answered::DeclarationIgnored => "answered-declaration-ignored",
        Answered::ClaimUnfounded => "answered-claim-unfounded",
        Answered::DeclarationDismissed => "answered-declaration-dismissed",
        Answered::ClaimRejected => "answered-claim-rejected",
        Answered::ClaimRejectedOnly => "answered-claim-rejected-only",
        Answered::NothingToTakeUp => "answered-nothing-to-take-up",
        Answered::NoHelpInGame => "answered-no-help-in-game",
        Answered::NoHelpBeforeRecord => "answered-no-help-before-record",
        Answered::NoHelpInExercise => "answered-no-help-in-exercise",
        Answered::NoHelpInSetup => "answered-no-help-in-setup",
        Answered::NoHelpBeforeReview => "answered-no-help-before-review",
        Answered::NoRoomForChart => "answered-no-room-for-chart",
        Answered::NoGameToCallFor => "answered-no-game-to-call-for",
    }
}

/// The name of the sentence for why a game of an event was not started.
pub const fn hindrance_words(hindrance: StartHindrance) -> &'static str {
    match hindrance {
        StartHindrance::PairingRemoved => "notice-pairing-gone",
        StartHindrance::AlreadyPlayed => "notice-already-played",
    }
}

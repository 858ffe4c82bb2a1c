//! What whoever asks in vain is told: the names of the sentences.

use crate::tournament::StartHindrance;

/// The name of the sentence for why a game of an event was not started.
pub const fn hindrance_words(hindrance: StartHindrance) -> &'static str {
    match hindrance {
        StartHindrance::PairingRemoved => "notice-pairing-gone",
        StartHindrance::AlreadyPlayed => "notice-already-played",
    }
}

use super::schedule::schedule_error_words;
use crate::app::state::{OwnFault, OwnKind};
use crate::text::Text;

/// What is wrong with one of the user's own files, beside its name.
pub(super) fn own_fault_words(fault: &OwnFault, text: &Text) -> String {
    match fault {
        OwnFault::System(reason) => reason.clone(),
        OwnFault::Profile(error) => text.profile_error(error),
        OwnFault::HandicapTable(error) => text.table_error(error),
        OwnFault::Schedule(error) => schedule_error_words(error, text),
        OwnFault::TakenId(id) => text.tell("own-id-of-another", &[("id", id.as_str().into())]),
    }
}

/// The sentence that one of them is left out.
pub(super) const fn ignored_words(kind: OwnKind) -> &'static str {
    match kind {
        OwnKind::Profile => "notice-profile-ignored",
        OwnKind::HandicapTable => "notice-table-ignored",
        OwnKind::Schedule => "notice-schedule-ignored",
    }
}

/// The sentence that one of them could not be kept or deleted.
pub(super) const fn not_kept_words(kind: OwnKind) -> &'static str {
    match kind {
        OwnKind::Profile => "notice-profile-not-kept",
        OwnKind::HandicapTable => "notice-table-not-kept",
        OwnKind::Schedule => "notice-schedule-not-kept",
    }
}

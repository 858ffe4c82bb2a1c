//! What is wrong with files of the user's own, in words.

use crate::app::library::scene::castles_error_words;
use crate::app::settings::form::OwnPieces;
use crate::app::sound::scene::schedule::schedule_error_words;
use crate::app::user_files::form::{OwnFault, UserFileKind};
use crate::picture::ImageError;
use crate::text::Text;

/// What is wrong with one of the user's own files, in words.
pub fn own_fault_words(fault: &OwnFault, text: &Text) -> String {
    match fault {
        OwnFault::System(reason) => text.file_error(reason),
        OwnFault::NoText => text.say("no-text"),
        OwnFault::Profile(error) => text.profile_error(error),
        OwnFault::HandicapTable(error) => text.table_error(error),
        OwnFault::Schedule(error) => schedule_error_words(error, text),
        OwnFault::Castles(error) => castles_error_words(error, text),
        OwnFault::TakenId(id) => text.tell("own-id-of-another", &[("id", id.as_str().into())]),
    }
}

/// The sentence that such a file is ignored.
pub const fn ignored_words(kind: UserFileKind) -> &'static str {
    match kind {
        UserFileKind::Profile => "notice-profile-ignored",
        UserFileKind::HandicapTable => "notice-table-ignored",
        UserFileKind::Schedule => "notice-schedule-ignored",
        UserFileKind::Castles => "notice-castles-ignored",
    }
}

/// The sentence that such a file could not be saved or deleted.
pub const fn not_kept_words(kind: UserFileKind) -> &'static str {
    match kind {
        UserFileKind::Profile => "notice-profile-not-kept",
        UserFileKind::HandicapTable => "notice-table-not-kept",
        UserFileKind::Schedule => "notice-schedule-not-kept",
        // It is written by hand only.
        UserFileKind::Castles => "notice-castles-ignored",
    }
}

/// What is amiss with the user's own images of pieces, line by line; where nothing is, that they are all there.
pub fn pieces_lines(pieces: &OwnPieces, text: &Text) -> Vec<String> {
    if let Some(reason) = &pieces.trouble {
        return vec![text.file_error(reason)];
    }
    let Some(images) = &pieces.images else { return Vec::new() };
    let missing = images.missing();
    let mut lines = match &missing[..] {
        [] => vec![text.say("images-complete")],
        missing => vec![text.tell("images-missing", &[("names", missing.join(" ").into())])],
    };
    let why = |error: &ImageError| match error {
        ImageError::File(reason) | ImageError::Damaged(reason) => reason.clone(),
        ImageError::TooLarge => text.say("images-too-large"),
        ImageError::Empty => text.say("images-empty"),
        ImageError::TooSlow => text.say("images-too-slow"),
        ImageError::Undrawable => text.say("images-undrawable"),
    };
    let fault = |(file, error): &(String, ImageError)| {
        text.tell("images-fault", &[("file", file.into()), ("reason", why(error).into())])
    };
    lines.extend(images.faults.iter().map(fault));
    lines
}

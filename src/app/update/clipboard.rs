//! Copying and pasting records, positions and pictures.

use std::path::{Path, PathBuf};

use super::{notices, review};
use crate::app::effect::Effect;
use crate::app::form::{CopyAs, PasteTrouble};
use crate::app::setup;
use crate::app::state::{AppState, NextUp, NoticeKind, Question};
use crate::app::update::consequences::{Consequences, Next, ask};
use crate::app::update::now::Now;
use crate::picture::Pixels;
use crate::record::{Imported, Loss, import, losses, write};
use crate::session::EditCommand;
use crate::storage::NamedFile;

/// Puts the record, or the position that is looked at, on the clipboard.
pub fn copy(state: &mut AppState, what: CopyAs, now: &Now) -> Consequences {
    let (text, losses) = match what {
        CopyAs::Picture => return Consequences::from(Effect::PaintPicture(Box::new(state.diagram()))),
        CopyAs::Record(_) | CopyAs::Position(_) if state.as_setup().is_some() => {
            return setup::update::copy(state, what, now);
        }
        CopyAs::Record(format) => (write(state.tree(), format), worth_telling(losses(state.tree(), format))),
        CopyAs::Position(format) => (write(&state.tree().up_to(state.node_seen()), format), Vec::new()),
    };
    notices::tell_copied(state, what, losses, now.at);
    Consequences::from(Effect::CopyText(text))
}

fn worth_telling(losses: Vec<Loss>) -> Vec<Loss> {
    losses.into_iter().filter(|loss| !loss.is_customary()).collect()
}

/// Puts a picture that was painted for it on the clipboard.
pub fn copy_picture(state: &mut AppState, picture: Pixels, now: &Now) -> Consequences {
    notices::tell_copied(state, CopyAs::Picture, Vec::new(), now.at);
    Consequences::from(Effect::CopyPicture(picture))
}

/// Finds out what was pasted, and asks what is to become of it; in the editor it becomes the position.
pub fn paste(state: &mut AppState, text: &str, now: &Now) -> Consequences {
    // It has come after all, or something else has.
    let is_past = |kind: &NoticeKind| matches!(kind, NoticeKind::NothingPasted(_) | NoticeKind::PositionPasted { .. });
    state.notices.retain(|notice| !is_past(&notice.kind));
    if state.as_setup().is_some() {
        return setup::update::paste(state, text, now);
    }
    if let Some(address) = address_in(text) {
        return Consequences::from(Next::OpenRecord(address));
    }
    match import(text.as_bytes()) {
        Ok(imported) => ask(Question::Pasted(Box::new(imported))),
        Err(error) => notices::tell_unreadable(state, error, now),
    }
}

/// The address of a file, or of something else that cannot be opened as it tells who opens it.
fn address_in(text: &str) -> Option<PathBuf> {
    let words = Path::new(text.trim());
    (!text.trim().contains('\n') && NamedFile::of(words) != NamedFile::Path(words.to_owned())).then(|| words.to_owned())
}

/// Says why nothing came.
pub fn tell_nothing_pasted(state: &mut AppState, trouble: PasteTrouble, now: &Now) -> Consequences {
    notices::tell_briefly(state, NoticeKind::NothingPasted(trouble), now.at);
    Consequences::none()
}

/// Opens what was pasted in place of what is on the board.
pub fn open_pasted(_state: &mut AppState, imported: Box<Imported>) -> Consequences {
    Consequences::from(Next::Leave(NextUp::Pasted(imported)))
}

/// Takes the moves of what was pasted over into the record.
pub fn merge(state: &mut AppState, imported: Imported, now: &Now) -> Consequences {
    let before = state.table.file.revision;
    let effects = review::edit(state, EditCommand::Merge(Box::new(imported.tree)), now);
    let anything_new = state.table.file.revision != before;
    notices::tell_briefly(state, NoticeKind::Merged { anything_new }, now.at);
    effects
}

//! Keeping what the user made, in files of its own.

use crate::app::effect::Effect;
use crate::app::user_files::form::{UserFile, UserFileKind};
use crate::app::user_files::job::UserFileJob;

/// Has `own` kept; `text` writes it.
pub fn keep<T>(kind: UserFileKind, own: UserFile<T>, text: impl FnOnce(&T) -> String) -> Effect {
    let content = text(&own.content);
    Effect::Own(UserFileJob::Keep { kind, file: UserFile { name: own.name, content } })
}

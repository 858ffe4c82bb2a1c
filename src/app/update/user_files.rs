//! What the user made and keeps in files of its own.

use crate::app::effect::{Effect, UserFileJob};
use crate::app::state::{UserFile, UserFileKind};

/// Has `own` kept; `text` writes it.
pub(super) fn keep<T>(kind: UserFileKind, own: UserFile<T>, text: impl FnOnce(&T) -> String) -> Effect {
    let content = text(&own.content);
    Effect::Own(UserFileJob::Keep { kind, file: UserFile { name: own.name, content } })
}

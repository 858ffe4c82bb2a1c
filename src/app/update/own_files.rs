//! What the user made and keeps in files of its own.

use crate::app::effect::{Effect, OwnJob};
use crate::app::state::{OwnFile, OwnKind};

/// Has `own` kept; `text` writes it.
pub(super) fn keep<T>(kind: OwnKind, own: OwnFile<T>, text: impl FnOnce(&T) -> String) -> Effect {
    let content = text(&own.content);
    Effect::Own(OwnJob::Keep { kind, file: OwnFile { name: own.name, content } })
}

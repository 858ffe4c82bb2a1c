//! What can be done about the site.

use crate::app::publish::form::PublishForm;
use crate::storage::FolderFor;

/// An action about the site.
#[derive(Clone, Debug, PartialEq)]
pub enum PublishAction {
    /// Open the dialog over the one about the hall; behind a lock, ask for the PIN first.
    Configure,
    /// The dialog's form changed.
    Edit(PublishForm),
    /// The system is to ask for a folder.
    Browse(FolderFor),
    /// Keep what the form says.
    Keep,
    /// Keep it, and write the site from now on.
    Start,
    /// Write the site no longer; what was written stays.
    Stop,
}

//! What the user can do about the site.

use crate::app::publish::form::PublishForm;
use crate::storage::FolderFor;

/// An action about the site.
#[derive(Clone, Debug, PartialEq)]
pub enum PublishAction {
    /// Open the dialog over the one about the hall; while the console is locked, ask for the PIN first.
    Configure,
    /// The dialog's form changed.
    Edit(PublishForm),
    /// Ask for a folder.
    Browse(FolderFor),
    /// Save what the form says.
    Keep,
    /// Save it, and write the site from now on.
    Start,
    /// Stop writing the site; what was written stays.
    Stop,
}

//! What the views of dialogs are made of; which dialog is shown is decided in [`crate::app::dialogs`].

pub mod frame;

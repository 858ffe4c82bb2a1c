//! All dialogs, a line each: which there are, whose they are and how wide, which scene is in them and which view paints
//! it, and where what is asked for in them goes. What is in a dialog, and what is done in it, is in the room of its
//! feature; questions, which need no room, are here, and which room takes a path that was chosen.

pub mod action;
pub mod form;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;

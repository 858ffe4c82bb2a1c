//! Score sheets, handouts and diagrams: what is to be printed, and the pages.

pub mod form;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;

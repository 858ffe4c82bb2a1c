//! Rule profiles: choosing one, and the editor for one's own.

pub mod action;
pub mod form;
pub mod job;
pub mod scene;
pub mod update;
pub mod view;
pub mod work;

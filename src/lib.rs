//! Komadai 駒台: a native shogi board for people in the same room.

#[cfg(feature = "gui")]
pub mod app;
pub mod clock;
pub mod record;
pub mod rules;
pub mod session;
pub mod shogi;
#[cfg(feature = "gui")]
pub mod sound;
#[cfg(feature = "gui")]
pub mod storage;
#[cfg(feature = "gui")]
pub mod text;

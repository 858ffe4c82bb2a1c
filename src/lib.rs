//! Komadai 駒台: a native shogi board for people in the same room.

pub mod clock;
pub mod record;
pub mod rules;
pub mod session;
pub mod shogi;

//! Files of the user's own beside the settings: rule profiles, handicap tables, schedules and castles.

pub mod form;
pub mod job;
pub mod scene;
pub mod update;
pub mod work;

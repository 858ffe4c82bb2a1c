//! What can be heard and why not, how moves are read aloud, and the schedule in the editor.

pub mod reading;
mod schedule_form;
mod silence;
mod sound;

pub use reading::voice_of;
pub use schedule_form::{ScheduleFault, ScheduleForm};
pub use silence::{Silence, is_timed, stage_of};
pub use sound::{Occasion, SoundCheck, SoundState, ToldSilence};

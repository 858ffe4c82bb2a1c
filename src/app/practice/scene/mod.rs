//! Practice on screen: the exercise beside the board, the dialog, and the missed mates.

mod dialog;
mod missed;
mod panel;
mod words;

pub use self::dialog::PracticeFormScene;
pub use self::missed::{MissedMatesScene, MissedRow};
pub use self::panel::{Mark, PracticeScene, SaidTone, practice_bubble, practice_marks};
pub use self::words::practice_notice;

//! Practice on screen: the exercise beside the board, the dialog, the missed mates, and how far the search for them is.

mod dialog;
mod looking;
mod missed;
mod panel;
mod words;

pub use self::dialog::PracticeFormScene;
pub use self::looking::looking;
pub use self::missed::{MissedMatesScene, MissedRow};
pub use self::panel::{Mark, PracticeScene, SaidTone, practice_bubble, practice_marks};
pub use self::words::practice_notice;

//! Counts answers, and enters them into the schedule.

use crate::app::effect::Effect;
use crate::app::practice::job::PracticeJob;
use crate::app::practice::state::Stage;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::practice::{Change, Day, Exercise, Grade, Task};

/// Counts the answer, and has it saved.
pub fn finish(state: &mut AppState, now: &Now) -> Consequences {
    let Some(session) = &mut state.practice.session else { return Consequences::none() };
    let (grade, time) = (session.attempt.grade(), session.attempt.time(now.at));
    (session.attempt.stage, session.attempt.tried) = (Stage::Answered, None);
    session.note(grade, time);
    let exercise = Box::new(session.exercise().clone());
    // What was typed ahead was meant for a place that does not come.
    state.dialog.take_if(|dialog| matches!(dialog, Dialog::TypedMove(_)));
    write_down(&exercise, grade, now)
}

/// Enters the answer into the schedule, unless it was a guess at a move of somebody's game, which does not come back.
pub fn write_down(exercise: &Exercise, grade: Grade, now: &Now) -> Consequences {
    let (Some(day), false) = (Day::of_date(&now.date), exercise.task == Task::Next) else {
        return Consequences::none();
    };
    let change = Change::Answered { exercise: Box::new(exercise.clone()), grade, day };
    Effect::Practice(PracticeJob::Change(Box::new(change))).into()
}

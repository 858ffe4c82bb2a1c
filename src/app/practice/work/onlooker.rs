//! An engine that looks for a moment at a move nobody has looked at before.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::told;
use crate::analysis::Finding;
use crate::app::effects::Background;
use crate::app::engines::form::EngineProfile;
use crate::app::practice::job::PracticeNews;
use crate::engine::{Limit, Place, TimeKeeper};
use crate::engine_process::Seat;
use crate::record::Evaluation;
use crate::shogi::{Move, Position};

/// So long it thinks.
const MOMENT: Duration = Duration::from_secs(1);

/// The engine, while it looks. With this it goes.
#[derive(Debug, Default)]
pub struct Onlooker {
    is_given_up: Arc<AtomicBool>,
}

impl Drop for Onlooker {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Onlooker {
    /// Lets this engine look at a move, and at no other one.
    pub fn look(&mut self, background: &Background, question: u64, engine: EngineProfile, before: Position, mv: Move) {
        self.stop();
        self.is_given_up = Arc::default();
        let is_given_up = Arc::clone(&self.is_given_up);
        let place = Place::new(before, 1, vec![mv]);
        background.run("a look at a move", move || {
            told(PracticeNews::Looked { question, evaluation: found(&engine, &place, is_given_up) })
        });
    }

    /// Nobody wants to know any more.
    pub fn stop(&self) {
        self.is_given_up.store(true, Ordering::Relaxed);
    }
}

fn found(engine: &EngineProfile, place: &Place, is_given_up: Arc<AtomicBool>) -> Option<Evaluation> {
    if let Some(mated) = Finding::of_mate(place.position()) {
        return Some(mated.evaluation);
    }
    // Some engines know no time for a move.
    let mut seat = Seat::new(engine.start().timed_by(TimeKeeper::Us)).until(is_given_up);
    let asked = seat.ask(place.clone(), Limit::Time(MOMENT), 1);
    seat.close();
    Finding::of(&asked.ok()?, place.position()).map(|finding| finding.evaluation)
}

//! Practice in the background: a thread that finds and judges mates, one that looks for exercises, an engine that looks
//! at moves, and the schedule's file.

mod collecting;
#[cfg(test)]
mod kills;
mod onlooker;
mod schedule_file;
mod trainer;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use self::onlooker::Onlooker;
use self::trainer::Trainer;
use super::job::{PracticeJob, PracticeNews};
use crate::app::effect::Incoming;
use crate::app::effects::Background;
use crate::mate::Solver;

pub use self::schedule_file::ScheduleFile;

/// The threads, while they are there.
#[derive(Debug, Default)]
pub struct PracticeRoom {
    trainer: Trainer,
    onlooker: Onlooker,
    /// The number of the wanted run; 0 for none.
    wanted: Arc<AtomicU64>,
    schedule: ScheduleFile,
}

/// Carries out a job.
pub fn run(room: &mut PracticeRoom, background: &Background, job: PracticeJob) {
    match job {
        PracticeJob::Collect { run, wanted } => {
            let (mail, is_wanted) = (background.mail(), room.watch(run));
            background.run("exercises", move || {
                let tell = |done, total| mail.put(told(PracticeNews::Collecting { run, done, total }));
                let found = collecting::collect(&wanted, &is_wanted, &tell).map(Box::new);
                told(PracticeNews::Collected { run, found })
            });
        }
        PracticeJob::LookThrough { run, game } => {
            let (mail, is_wanted) = (background.mail(), room.watch(run));
            background.run("missed mates", move || {
                let tell = &mut |searched| mail.put(told(PracticeNews::LookingThrough { run, searched }));
                let found = collecting::missed_in(&mut Solver::new(collecting::TABLE), &game, &is_wanted, tell);
                told(PracticeNews::Missed { run, found: Box::new(found) })
            });
        }
        PracticeJob::Stop => {
            room.wanted.store(0, Ordering::Relaxed);
            room.trainer.stop();
            room.onlooker.stop();
        }
        PracticeJob::Look { question, engine, position, mv } => {
            room.onlooker.look(background, question, *engine, *position, mv);
        }
        PracticeJob::ReadSchedule => keep(background, room.schedule.read()),
        PracticeJob::Change(change) => keep(background, room.schedule.change(*change)),
        PracticeJob::Find { .. } | PracticeJob::Judge { .. } | PracticeJob::Solve { .. } => {
            room.trainer.order(job, background.mail());
        }
    }
}

/// Reports the schedule as it is now, and what is wrong with its file.
fn keep(background: &Background, kept: schedule_file::Kept) {
    background.tell(told(PracticeNews::Schedule(Box::new(kept.schedule))));
    if let Some(trouble) = kept.trouble {
        background.tell(told(PracticeNews::Trouble(trouble)));
    }
}

const fn told(news: PracticeNews) -> Incoming {
    Incoming::Practice(news)
}

impl PracticeRoom {
    /// Makes this the only wanted run; returns a check whether it still is.
    fn watch(&self, run: u64) -> impl Fn() -> bool + Send + 'static {
        self.wanted.store(run, Ordering::Relaxed);
        let wanted = Arc::clone(&self.wanted);
        move || wanted.load(Ordering::Relaxed) == run
    }
}

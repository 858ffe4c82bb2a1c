//! Time passes.

use std::time::Duration;

use super::{Reaction, Running, Stage, Usi};
use crate::engine::{EngineLine, Fault, Limit, Score, TimeKeeper};

/// How long a search without an end may say nothing once there is nothing left to find.
const EXHAUSTED: Duration = Duration::from_secs(3);

impl Usi {
    /// Lets time pass: whatever takes too long is stopped or given up.
    #[must_use]
    pub fn tick(&mut self, now: Duration) -> Reaction {
        let mut reaction = Reaction::default();
        match &self.stage {
            Stage::New | Stage::Idle | Stage::Over => {}
            &Stage::Greeting { since } => self.await_greeting(since, now, &mut reaction),
            &(Stage::Preparing { since } | Stage::Settling { since }) => self.await_ready(since, now, &mut reaction),
            Stage::Searching(running) => {
                let due = self.due(running);
                self.await_answer(due, now, &mut reaction);
            }
        }
        reaction
    }

    /// When [`Self::tick`] will do something at the latest, if nothing else happens before.
    #[must_use]
    pub fn deadline(&self) -> Option<Duration> {
        let limits = &self.terms.limits;
        match &self.stage {
            Stage::New | Stage::Idle | Stage::Over => None,
            Stage::Greeting { since } => Some(*since + self.greeting_limit()),
            Stage::Preparing { since } | Stage::Settling { since } => {
                Some((*since + limits.ready).min(self.last_sign.unwrap_or(*since).max(*since) + limits.ready_silence))
            }
            Stage::Searching(running) => self.due(running).map(|due| due.at),
        }
    }

    fn greeting_limit(&self) -> Duration {
        let limits = &self.terms.limits;
        if self.last_sign.is_some() { limits.greeting_at_work } else { limits.greeting }
    }

    fn await_greeting(&mut self, since: Duration, now: Duration, reaction: &mut Reaction) {
        let limit = self.greeting_limit();
        if now.saturating_sub(since) >= limit {
            let fault = match (self.terms.has_worked, self.last_sign) {
                (true, _) => Fault::StartsTooSlowly(limit),
                (false, None) => Fault::NoGreeting(limit),
                (false, Some(_)) => Fault::GreetsTooLate(limit),
            };
            self.raise(fault, reaction);
        }
    }

    fn await_ready(&mut self, since: Duration, now: Duration, reaction: &mut Reaction) {
        if self.deadline().is_some_and(|deadline| deadline <= now) {
            self.raise(Fault::NotReady(now.saturating_sub(since)), reaction);
        }
    }

    fn await_answer(&mut self, due: Option<Due>, now: Duration, reaction: &mut Reaction) {
        let Some(due) = due.filter(|due| due.at <= now) else { return };
        match due.then {
            Then::Stop => self.stop(now, reaction),
            Then::StopWith(fault) => {
                self.raise(fault, reaction);
                self.stop(now, reaction);
            }
            Then::GiveUp(fault) => self.raise(fault, reaction),
            Then::Believe => self.believe(now, reaction),
        }
    }

    /// Nothing else has followed: what looked like the last answer said once more is the answer to this search.
    fn believe(&mut self, now: Duration, reaction: &mut Reaction) {
        if let Stage::Searching(running) = &mut self.stage
            && let Some(again) = running.again.take()
        {
            self.conclude(again.answer, now, reaction);
        }
    }

    fn silent_since(&self, running: &Running) -> Duration {
        self.last_sign.unwrap_or(running.since).max(running.since)
    }

    /// Whether there is nothing left to find: each line is a mate, searched deeper than it is long. Engines wait then until they
    /// are told to stop.
    fn is_exhausted(&self) -> bool {
        let is_mate = |line: &EngineLine| match line.score {
            Some(Score::Mates { plies: Some(plies) } | Score::IsMated { plies: Some(plies) }) => {
                line.depth.is_some_and(|depth| depth > plies)
            }
            Some(Score::Mates { plies: None } | Score::IsMated { plies: None } | Score::Points(_)) | None => false,
        };
        !self.analysis.lines.is_empty() && self.analysis.lines.iter().all(is_mate)
    }

    /// What is done next about a search that does not end.
    fn due(&self, running: &Running) -> Option<Due> {
        let limits = &self.terms.limits;
        if let Some(stopped) = running.stopped {
            let deaf = || Then::GiveUp(Fault::DoesNotStop(limits.stop));
            return Some(Due {
                at: stopped + limits.stop,
                then: running.again.as_ref().map_or_else(deaf, |_| Then::Believe),
            });
        }
        match (running.search.limit, self.terms.keeper) {
            (Limit::Game(_), _) => None,
            (Limit::Infinite, _) if running.again.is_some() => {
                Some(Due { at: self.silent_since(running) + EXHAUSTED, then: Then::Stop })
            }
            (Limit::Infinite, _) => {
                self.is_exhausted().then(|| Due { at: self.silent_since(running) + EXHAUSTED, then: Then::Stop })
            }
            (Limit::Time(time), TimeKeeper::Us) => Some(Due { at: running.since + time, then: Then::Stop }),
            (Limit::Time(_) | Limit::Mate(_) | Limit::Nodes(_) | Limit::Depth(_), _) => {
                let silent = Due {
                    at: self.silent_since(running) + limits.search_silence,
                    then: Then::StopWith(Fault::Silent(limits.search_silence)),
                };
                let late = running.search.limit.time().map(|time| Due {
                    at: running.since + time + limits.overtime,
                    then: Then::StopWith(Fault::TooSlow(time)),
                });
                let due = late.unwrap_or(silent);
                Some(if running.again.is_some() { Due { then: Then::Stop, ..due } } else { due })
            }
        }
    }
}

struct Due {
    at: Duration,
    then: Then,
}

enum Then {
    Stop,
    StopWith(Fault),
    GiveUp(Fault),
    Believe,
}

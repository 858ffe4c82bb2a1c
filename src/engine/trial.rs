//! Trying an engine: does it introduce itself, find a legal move, stop when it is told to, show several lines, find a mate?

use std::time::Duration;

use super::{Analysis, Answer, Event, Fault, Introduction, Limit, Limits, Place, Search, SearchNumber, Wish};
use crate::shogi::{Move, Position};

/// What a trial has found out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrialReport {
    /// What it says of itself, if it has introduced itself.
    pub introduction: Option<Introduction>,
    /// How long it took to introduce itself.
    pub greeting: Option<Duration>,
    /// How long it took to get ready.
    pub ready: Option<Duration>,
    /// How long it took to stop; `None` also if it had answered before.
    pub stop: Option<Duration>,
    /// Its move in the position it was asked about.
    pub best_move: Option<Move>,
    /// Whether it was a legal one; `None` if there was no answer.
    pub is_legal: Option<bool>,
    /// Whether it shows several lines; `None` if that was not seen.
    pub shows_lines: Option<bool>,
    /// Whether it finds a mate when it is asked for one; `None` if that was not seen.
    pub finds_mate: Option<bool>,
    /// What is wrong.
    pub faults: Vec<Fault>,
    is_unusable: bool,
}

impl TrialReport {
    /// Whether the engine can be used.
    #[must_use]
    pub fn is_usable(&self) -> bool {
        self.is_legal == Some(true) && !self.is_unusable
    }
}

/// A trial under way: it turns events into wishes.
#[derive(Clone, Debug)]
pub struct Trial {
    step: Step,
    report: TrialReport,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// It gets ready and thinks about a position, without an end.
    Thinking {
        since: Option<Duration>,
    },
    /// It was told to stop.
    Stopping {
        since: Duration,
    },
    /// It looks for a mate.
    Mating,
    Done,
}

/// How long it may think before it is told to stop.
const THINKS: Duration = Duration::from_secs(1);
/// How long it may look for the mate.
const MATES: Duration = Duration::from_secs(2);
/// Moves that no book knows.
const ODD: [&str; 6] = ["1g1f", "9c9d", "5i5h", "5a5b", "5h5i", "7a6b"];
/// A mate in one.
const MATE: &str = "8k/9/8P/9/9/9/9/9/K8 b G 1";

impl Trial {
    /// The search that the trial begins with.
    #[must_use]
    pub fn begin() -> (Self, Wish) {
        let moves = ODD.iter().map(|mv| mv.parse().expect("it is a move")).collect();
        let place = Place::new(Position::even(), 1, moves);
        let search = Search { number: SearchNumber(1), place, limit: Limit::Infinite, lines: 2 };
        (Self { step: Step::Thinking { since: None }, report: TrialReport::default() }, Wish::Search(Box::new(search)))
    }

    /// Whether there is nothing more to try.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        matches!(self.step, Step::Done)
    }

    /// The engine could not be started.
    pub fn give_up(&mut self, fault: Fault) {
        self.fault(fault);
    }

    /// There is no time left.
    pub fn run_out(&mut self, now: Duration) {
        let fault = match (self.report.greeting, self.report.ready, self.step) {
            // One that had said nothing by then was given up long before.
            (None, _, _) if now > Limits::default().greeting => Fault::GreetsTooLate(now),
            (None, _, _) => Fault::NoGreeting(now),
            (Some(greeting), None, _) => Fault::NotReady(now.saturating_sub(greeting)),
            (Some(_), Some(_), Step::Stopping { since }) => Fault::DoesNotStop(now.saturating_sub(since)),
            (Some(_), Some(_), Step::Thinking { .. } | Step::Mating | Step::Done) => Fault::TrialOver,
        };
        self.report.is_unusable |= self.step != Step::Mating;
        self.step = Step::Done;
        self.report.faults.push(fault);
    }

    /// Ends it.
    #[must_use]
    pub fn finish(self) -> TrialReport {
        self.report
    }

    /// Takes what has happened.
    pub fn event(&mut self, event: Event, now: Duration) -> Option<Wish> {
        match event {
            Event::Introduced { introduction, after } => {
                (self.report.introduction, self.report.greeting) = (Some(*introduction), Some(after));
            }
            Event::Ready { after } => self.report.ready = Some(after),
            Event::Began(_) => self.begun(now),
            Event::Finished { answer, analysis, stopped_after, .. } => {
                return self.finished(&answer, &analysis, stopped_after);
            }
            Event::Fault(fault) => self.fault(fault),
        }
        None
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Duration) -> Option<Wish> {
        match self.step {
            Step::Thinking { since: Some(since) } if now.saturating_sub(since) >= THINKS => {
                self.step = Step::Stopping { since: now };
                Some(Wish::Rest)
            }
            Step::Thinking { .. } | Step::Stopping { .. } | Step::Mating | Step::Done => None,
        }
    }

    fn begun(&mut self, now: Duration) {
        if matches!(self.step, Step::Thinking { .. }) {
            self.step = Step::Thinking { since: Some(now) };
        }
    }

    fn finished(&mut self, answer: &Answer, analysis: &Analysis, stopped_after: Option<Duration>) -> Option<Wish> {
        match self.step {
            Step::Thinking { .. } | Step::Stopping { .. } => {
                self.judge(answer);
                self.report.stop = stopped_after;
                self.report.shows_lines = Some(analysis.lines.iter().filter(|line| line.score.is_some()).count() >= 2);
                self.step = Step::Mating;
                Some(Wish::Search(Box::new(mate_search())))
            }
            Step::Mating => {
                self.report.finds_mate = Some(matches!(answer, Answer::Mate(moves) if is_mate(moves)));
                self.step = Step::Done;
                None
            }
            Step::Done => None,
        }
    }

    fn judge(&mut self, answer: &Answer) {
        match answer {
            Answer::Move { mv, .. } => (self.report.best_move, self.report.is_legal) = (Some(*mv), Some(true)),
            Answer::Resign
            | Answer::Win
            | Answer::NoMove
            | Answer::Impossible(_)
            | Answer::Mate(_)
            | Answer::NoMate
            | Answer::MateUnknown
            | Answer::NoMateSearch => self.report.is_legal = Some(false),
        }
    }

    fn fault(&mut self, fault: Fault) {
        if fault.is_fatal() {
            // One that cannot be asked for mates is good for everything else.
            self.report.is_unusable |= self.step != Step::Mating;
            if self.step == Step::Mating {
                self.report.finds_mate = Some(false);
            }
            self.step = Step::Done;
        }
        self.report.faults.push(fault);
    }
}

fn mate_position() -> Position {
    Position::from_sfen(MATE).expect("it is a position")
}

fn mate_search() -> Search {
    let place = Place::new(mate_position(), 1, Vec::new());
    Search { number: SearchNumber(2), place, limit: Limit::Mate(MATES), lines: 1 }
}

/// Whether these legal moves end in mate.
fn is_mate(moves: &[Move]) -> bool {
    moves.iter().fold(mate_position(), |position, &mv| position.after(mv)).is_checkmate()
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn millis(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    /// What is wrong with an engine that does these things, when there is no time left at 5 seconds.
    fn wrong(events: impl IntoIterator<Item = Event>) -> Fault {
        let mut trial = Trial::begin().0;
        for event in events {
            trial.event(event, millis(500));
            trial.tick(millis(2_000));
        }
        trial.run_out(millis(5_000));
        trial.finish().faults.pop().unwrap()
    }

    #[test]
    fn when_time_runs_out_it_is_told_what_was_waited_for_and_how_long() {
        let introduced = Event::Introduced { introduction: Box::default(), after: millis(300) };
        let ready = Event::Ready { after: millis(100) };
        let began = Event::Began(SearchNumber(1));
        assert_eq!(wrong([]), Fault::NoGreeting(millis(5_000)));
        let mut alive = Trial::begin().0;
        alive.run_out(millis(28_000));
        assert_eq!(alive.finish().faults, [Fault::GreetsTooLate(millis(28_000))], "silence ends it earlier");
        assert_eq!(wrong([introduced.clone()]), Fault::NotReady(millis(4_700)));
        assert_eq!(wrong([introduced.clone(), ready.clone()]), Fault::TrialOver);
        assert_eq!(wrong([introduced, ready, began]), Fault::DoesNotStop(millis(3_000)));
    }
}

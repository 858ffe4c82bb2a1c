//! Trying an engine: does it introduce itself, find a legal move, stop when it is told to, show several lines, find a mate,
//! count positions?

use std::time::Duration;

use super::{Analysis, Answer, Event, Fault, Introduction, Limit, Place, Search, SearchNumber, Wish};
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
    /// Whether it ends a search after a number of positions; `None` if that was not seen.
    pub counts_positions: Option<bool>,
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
    /// It is to look at so many positions: some know no such limit, and end themselves.
    Counting {
        since: Option<Duration>,
    },
    Done,
}

impl Step {
    /// Whether an engine that fails here is good for everything else.
    const fn is_extra(self) -> bool {
        match self {
            Self::Mating | Self::Counting { .. } => true,
            Self::Thinking { .. } | Self::Stopping { .. } | Self::Done => false,
        }
    }
}

/// How long it may think before it is told to stop.
const THINKS: Duration = Duration::from_secs(1);
/// How long it may look for the mate.
const MATES: Duration = Duration::from_secs(2);
/// How many positions it may look at, and how long.
const COUNTED: u64 = 200;
const COUNTS: Duration = Duration::from_secs(2);
/// Moves that no book knows.
const ODD: [&str; 6] = ["1g1f", "9c9d", "5i5h", "5a5b", "5h5i", "7a6b"];
/// A mate in one.
const MATE: &str = "8k/9/8P/9/9/9/9/9/K8 b G 1";

impl Trial {
    /// The search that the trial begins with.
    #[must_use]
    pub fn begin() -> (Self, Wish) {
        let first = search(1, odd_place(), Limit::Infinite, 2);
        (Self { step: Step::Thinking { since: None }, report: TrialReport::default() }, Wish::Search(Box::new(first)))
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

    /// There is no time left; one that says nothing would have been given up after `silence`.
    pub fn run_out(&mut self, now: Duration, silence: Duration) {
        let fault = match (self.report.greeting, self.report.ready, self.step) {
            // One that had said nothing by then was given up long before.
            (None, _, _) if now > silence => Fault::GreetsTooLate(now),
            (None, _, _) => Fault::NoGreeting(now),
            (Some(greeting), None, _) => Fault::NotReady(now.saturating_sub(greeting)),
            (Some(_), Some(_), Step::Stopping { since }) => Fault::DoesNotStop(now.saturating_sub(since)),
            (Some(_), Some(_), Step::Thinking { .. } | Step::Mating | Step::Counting { .. } | Step::Done) => {
                Fault::TrialOver
            }
        };
        self.report.is_unusable |= !self.step.is_extra();
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
            Step::Counting { since: Some(since) } if now.saturating_sub(since) >= COUNTS => {
                self.report.counts_positions = Some(false);
                Some(Wish::Rest)
            }
            Step::Thinking { .. } | Step::Stopping { .. } | Step::Mating | Step::Counting { .. } | Step::Done => None,
        }
    }

    fn begun(&mut self, now: Duration) {
        match &mut self.step {
            Step::Thinking { since } | Step::Counting { since } => *since = Some(now),
            Step::Stopping { .. } | Step::Mating | Step::Done => {}
        }
    }

    fn finished(&mut self, answer: &Answer, analysis: &Analysis, stopped_after: Option<Duration>) -> Option<Wish> {
        match self.step {
            Step::Thinking { .. } | Step::Stopping { .. } => {
                self.judge(answer);
                if stopped_after.is_none() {
                    self.report.faults.push(Fault::AnsweredEarly);
                }
                self.report.stop = stopped_after;
                self.report.shows_lines = Some(analysis.lines.iter().filter(|line| line.score.is_some()).count() >= 2);
                self.step = Step::Mating;
                Some(Wish::Search(Box::new(search(2, mate_place(), Limit::Mate(MATES), 1))))
            }
            Step::Mating => {
                self.report.finds_mate = Some(matches!(answer, Answer::Mate(moves) if is_mate(moves)));
                self.step = Step::Counting { since: None };
                Some(Wish::Search(Box::new(search(3, odd_place(), Limit::Nodes(COUNTED), 1))))
            }
            Step::Counting { .. } => {
                self.report.counts_positions.get_or_insert(stopped_after.is_none());
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
        if !fault.is_fatal() {
            self.report.faults.push(fault);
            return;
        }
        match std::mem::replace(&mut self.step, Step::Done) {
            // That it does not count says it all: nobody will ask it to.
            Step::Counting { .. } => self.report.counts_positions = Some(false),
            // One that cannot be asked for mates is good for everything else.
            Step::Mating => {
                self.report.finds_mate = Some(false);
                self.report.faults.push(fault);
            }
            Step::Thinking { .. } | Step::Stopping { .. } | Step::Done => {
                self.report.is_unusable = true;
                self.report.faults.push(fault);
            }
        }
    }
}

fn mate_position() -> Position {
    Position::from_sfen(MATE).expect("it is a position")
}

fn mate_place() -> Place {
    Place::new(mate_position(), 1, Vec::new())
}

fn odd_place() -> Place {
    let moves = ODD.iter().map(|mv| mv.parse().expect("it is a move")).collect();
    Place::new(Position::even(), 1, moves)
}

const fn search(number: u64, place: Place, limit: Limit, lines: usize) -> Search {
    Search { number: SearchNumber(number), place, limit, lines }
}

/// Whether these legal moves end in mate.
fn is_mate(moves: &[Move]) -> bool {
    moves.iter().fold(mate_position(), |position, &mv| position.after(mv)).is_checkmate()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SILENCE: Duration = Duration::from_secs(10);

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
        trial.run_out(millis(5_000), SILENCE);
        trial.finish().faults.pop().unwrap()
    }

    /// The trial of an engine that does all but count, up to there.
    fn counting() -> Trial {
        let mut trial = Trial::begin().0;
        trial.event(Event::Introduced { introduction: Box::default(), after: millis(300) }, millis(300));
        trial.event(Event::Ready { after: millis(100) }, millis(400));
        for answer in [Answer::Move { mv: "2g2f".parse().unwrap(), ponder: None }, Answer::NoMateSearch] {
            let number = SearchNumber(0);
            trial.event(Event::Began(number), millis(500));
            trial.event(
                Event::Finished { number, answer, analysis: Box::default(), stopped_after: Some(millis(1)) },
                millis(1_500),
            );
        }
        trial.event(Event::Began(SearchNumber(3)), millis(1_600));
        trial
    }

    #[test]
    fn one_that_cannot_count_positions_is_good_for_everything_else() {
        let ended = |trial: Trial| {
            let report = trial.finish();
            (report.is_usable(), report.counts_positions, report.faults.len())
        };
        let mut dies = counting();
        dies.event(Event::Fault(Fault::Died(crate::engine::Ended::Signal(6), String::new())), millis(1_700));
        assert!(dies.is_done());
        assert_eq!(ended(dies), (true, Some(false), 0));
        let mut goes_on = counting();
        assert_eq!(goes_on.tick(millis(2_000)), None);
        assert_eq!(goes_on.tick(millis(3_700)), Some(Wish::Rest), "it is not to think for ever");
        let answer = |stopped_after| Event::Finished {
            number: SearchNumber(3),
            answer: Answer::NoMove,
            analysis: Box::default(),
            stopped_after,
        };
        goes_on.event(answer(Some(millis(1))), millis(3_800));
        assert_eq!(ended(goes_on), (true, Some(false), 0));
        let mut counts = counting();
        counts.event(answer(None), millis(1_800));
        assert_eq!(ended(counts), (true, Some(true), 0));
    }

    #[test]
    fn when_time_runs_out_it_is_told_what_was_waited_for_and_how_long() {
        let introduced = Event::Introduced { introduction: Box::default(), after: millis(300) };
        let ready = Event::Ready { after: millis(100) };
        let began = Event::Began(SearchNumber(1));
        assert_eq!(wrong([]), Fault::NoGreeting(millis(5_000)));
        let mut alive = Trial::begin().0;
        alive.run_out(millis(28_000), SILENCE);
        assert_eq!(alive.finish().faults, [Fault::GreetsTooLate(millis(28_000))], "silence ends it earlier");
        assert_eq!(wrong([introduced.clone()]), Fault::NotReady(millis(4_700)));
        assert_eq!(wrong([introduced.clone(), ready.clone()]), Fault::TrialOver);
        assert_eq!(wrong([introduced, ready, began]), Fault::DoesNotStop(millis(3_000)));
    }
}

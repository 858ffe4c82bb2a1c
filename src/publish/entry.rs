//! A table in the overview, in as few bytes as possible: everybody asks for it every few seconds.

use std::time::Duration;

use crate::clock::SessionTime;
use crate::hall::{HallTable, Hearing, LiveStage, LiveState, Urgency};
use crate::shogi::Color;

/// Two readings of a clock this close together count as equal.
const SLACK: Duration = Duration::from_millis(1_500);

/// The state of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    state: char,
    plies: usize,
    /// The last move in USI, or a dash.
    last: String,
    /// Board, turn and hands in SFEN.
    position: String,
    clocks: Option<Clocks>,
}

/// Both clocks, as they were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Clocks {
    running: Option<Color>,
    stages: [LiveStage; 2],
    shown: [Duration; 2],
    read: SessionTime,
}

impl Entry {
    /// The state of a table at `told`. As long as only time passes, the reading stays that of `before`: pages let the
    /// clock run themselves.
    pub(super) fn of(table: &HallTable, before: Option<&Self>, told: SessionTime) -> Self {
        let seen = &table.sighting;
        let sfen = seen.position.to_sfen(1);
        let clocks = Clocks::of(table, told);
        let old = before.and_then(|before| before.clocks);
        let is_same_run = old.zip(clocks).is_some_and(|(old, new)| old.runs_into(&new));
        Self {
            state: state(table, told),
            plies: seen.plies,
            last: seen.last_move.map_or_else(|| "-".to_owned(), |mv| mv.to_string()),
            position: sfen.rsplit_once(' ').map(|(position, _)| position.to_owned()).unwrap_or_default(),
            clocks: if is_same_run { old } else { clocks },
        }
    }

    /// The words of the entry: its place among the facts, the revision of its game, and its state. Times are in tenths
    /// of a second, that of the reading counted back from `told`.
    pub(super) fn words(&self, place: usize, revision: u32, told: SessionTime) -> String {
        let Self { state, plies, last, position, clocks } = self;
        let clocks = clocks.map(|clocks| clocks.words(told)).unwrap_or_default();
        format!("{place} {revision} {state} {plies} {last} {position}{clocks}")
    }

    /// Whether it may change without news, as time passes.
    pub(super) const fn is_open(&self) -> bool {
        self.state != 'o'
    }
}

/// `w` for waiting, `r` for running, `p` for paused, `o` for over, `s` for a silent table.
fn state(table: &HallTable, told: SessionTime) -> char {
    let is_lost = table.hearing(told) == Hearing::Silent || table.urgency(told) == Urgency::Stale;
    match table.state() {
        LiveState::Over => 'o',
        _ if is_lost => 's',
        LiveState::Waiting => 'w',
        LiveState::Running => 'r',
        LiveState::Paused => 'p',
    }
}

impl Clocks {
    fn of(table: &HallTable, told: SessionTime) -> Option<Self> {
        let [black, white] = Color::ALL.map(|color| table.clock(color, told));
        let ((black, black_shows), (white, white_shows)) = (black?, white?);
        let running = table.running(told);
        let stages = [black.stage, white.stage];
        Some(Self { running, stages, shown: [black_shows, white_shows], read: told })
    }

    /// Whether only time has passed between this and `later`.
    fn runs_into(&self, later: &Self) -> bool {
        let passed = later.read.since(self.read);
        let is_expected = |color: Color| {
            let runs = self.running == Some(color);
            let expected =
                run(self.stages[color.index()], self.shown[color.index()], if runs { passed } else { Duration::ZERO });
            expected.abs_diff(later.shown[color.index()]) < SLACK
        };
        (self.running, self.stages) == (later.running, later.stages) && Color::ALL.into_iter().all(is_expected)
    }

    fn words(&self, told: SessionTime) -> String {
        let runs = match self.running {
            None => '-',
            Some(Color::Black) => 'b',
            Some(Color::White) => 'w',
        };
        let clock =
            |color: Color| format!("{}{}", letter(self.stages[color.index()]), tenths(self.shown[color.index()]));
        let [black, white] = Color::ALL.map(clock);
        format!(" {runs}{} {black} {white}", tenths(told.since(self.read)))
    }
}

/// What a clock shows after `passed`.
fn run(stage: LiveStage, shown: Duration, passed: Duration) -> Duration {
    match stage {
        LiveStage::Untimed => shown + passed,
        LiveStage::Main | LiveStage::Byoyomi | LiveStage::Consideration => shown.saturating_sub(passed),
        LiveStage::Delay | LiveStage::Flagged => shown,
    }
}

const fn letter(stage: LiveStage) -> char {
    match stage {
        LiveStage::Untimed => 'U',
        LiveStage::Delay => 'D',
        LiveStage::Main => 'M',
        LiveStage::Byoyomi => 'B',
        LiveStage::Consideration => 'C',
        LiveStage::Flagged => 'F',
    }
}

fn tenths(time: Duration) -> u128 {
    time.as_millis().div_ceil(100)
}

//! The engines that are on, and what they were asked.

use std::time::Duration;

use super::form::{Chair, EngineSettings, ScoreKind, SeenFrom};
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::engine::{Analysis, Answer, Fault, Place, SearchNumber};
use crate::record::NodeId;
use crate::session::MatchStatus;
use crate::shogi::{Color, Square};

/// The engines that are on, and counters.
#[derive(Debug, Default)]
pub struct EngineDesk {
    /// The engine, while it is on.
    pub on: Option<Box<RunningEngine>>,
    /// The one beside it, while that is on as well.
    pub second: Option<Box<RunningEngine>>,
    /// Whether they were on before practice, and go on after it: during an exercise they would give the answer away.
    pub rests_for_practice: bool,
    /// The line that is shown whole: whose, and the best one is 0.
    pub unfolded: Option<(Chair, usize)>,
    /// The engines that play, by the numbers of their runs: Black's first.
    pub playing: [Option<u64>; 2],
    /// How many engines were started.
    pub runs: u64,
    /// How many searches were asked for.
    pub searches: u64,
    /// How many engines were tried.
    pub trials: u64,
}

impl EngineDesk {
    /// The engine in this chair, while it is on.
    #[must_use]
    pub fn in_chair(&self, chair: Chair) -> Option<&RunningEngine> {
        match chair {
            Chair::First => self.on.as_deref(),
            Chair::Second => self.second.as_deref(),
        }
    }

    /// The same, to be changed.
    pub const fn chair(&mut self, chair: Chair) -> &mut Option<Box<RunningEngine>> {
        match chair {
            Chair::First => &mut self.on,
            Chair::Second => &mut self.second,
        }
    }
}

/// A start that takes longer than this is told with its seconds.
const QUICK_START: Duration = Duration::from_secs(3);

/// For how many seconds an engine has been starting, if that takes long.
#[must_use]
pub fn slow_start(since: Option<SessionTime>, now: SessionTime) -> Option<u64> {
    let passed = now.since(since?);
    (passed >= QUICK_START).then_some(passed.as_secs())
}

/// How long until that is another second.
#[must_use]
pub fn until_next_second(since: Option<SessionTime>, now: SessionTime) -> Option<Duration> {
    let part = now.since(since?).subsec_nanos();
    Some(Duration::from_nanos(u64::from(1_000_000_000 - part)))
}

/// The depth at which an engine has shown all the lines that it is going to show.
const ALL_LINES_SHOWN: u32 = 6;

/// An engine that is on.
#[derive(Debug)]
pub struct RunningEngine {
    /// Its number.
    pub run: u64,
    /// What it is called.
    pub name: String,
    /// The command that started it.
    pub command: Vec<String>,
    /// Its state.
    pub stage: EngineStage,
    /// Since when it has been starting.
    pub since: Option<SessionTime>,
    /// What was on screen when it was asked last.
    pub seen: Option<SeenPlace>,
    /// The search it was asked for.
    pub wanted: Option<WantedSearch>,
    /// What it has found, as it is shown.
    pub analysis: Analysis,
    /// Whether that may change.
    pub display: LinesDisplay,
    /// How often that has changed.
    pub changes: u64,
    /// The most lines it says it can show, once it was heard to.
    pub declared_lines: Option<usize>,
    /// The most lines it was seen to show once it had thought a little.
    pub most_lines: Option<usize>,
    /// Its answer to the search it was asked for, once it has finished.
    pub answer: Option<Answer>,
    /// What is wrong with it.
    pub fault: Option<Fault>,
}

/// Whether the lines of an engine that are shown are its newest.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum LinesDisplay {
    /// They are.
    #[default]
    Newest,
    /// They stay as they are, as somebody points at one: what is clicked is what was seen. What the engine has found
    /// since waits.
    Held(Option<Box<Analysis>>),
}

impl RunningEngine {
    /// The newest of what it has found, shown or not.
    #[must_use]
    pub fn newest(&self) -> &Analysis {
        match &self.display {
            LinesDisplay::Held(Some(waiting)) => waiting,
            LinesDisplay::Held(None) | LinesDisplay::Newest => &self.analysis,
        }
    }

    /// Takes what it has found, and shows it unless the lines are held.
    pub fn take(&mut self, analysis: Box<Analysis>) {
        match &mut self.display {
            LinesDisplay::Held(waiting) => *waiting = Some(analysis),
            LinesDisplay::Newest => self.show(*analysis),
        }
    }

    /// Notes how many lines it has shown where it has nothing to add.
    pub fn note_lines(&mut self) {
        self.most_lines = self.most_lines.max(Some(self.newest().lines.len()));
    }

    /// Lets the lines stay as they are.
    pub fn hold(&mut self) {
        if self.display == LinesDisplay::Newest {
            self.display = LinesDisplay::Held(None);
        }
    }

    /// Shows what has come meanwhile.
    pub fn release(&mut self) {
        if let LinesDisplay::Held(Some(waiting)) = std::mem::take(&mut self.display) {
            self.show(*waiting);
        }
    }

    /// The most lines that can be asked of it: no more than it declares.
    #[must_use]
    pub fn lines_to_offer(&self) -> usize {
        self.declared_lines.unwrap_or(EngineSettings::MOST_LINES).clamp(1, EngineSettings::MOST_LINES)
    }

    /// How many lines it can be expected to show if `wanted` are wanted: some know of one only.
    #[must_use]
    pub fn lines_to_expect(&self, wanted: usize) -> usize {
        let (wanted, shown) = (wanted.min(self.lines_to_offer()), self.analysis.lines.len());
        self.most_lines.map_or(wanted, |most| most.max(shown).clamp(1, wanted))
    }

    /// Shows this, and nothing that waits.
    pub fn show(&mut self, analysis: Analysis) {
        if analysis.best().and_then(|line| line.depth).is_some_and(|depth| depth >= ALL_LINES_SHOWN) {
            self.most_lines = self.most_lines.max(Some(analysis.lines.len()));
        }
        self.analysis = analysis;
        self.changes += 1;
    }
}

/// The state of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineStage {
    /// It gets ready.
    Starting,
    /// It thinks.
    Thinking,
    /// It has finished with the place.
    Resting,
    /// It can no longer be used.
    Failed,
}

/// What is on screen, in a form quick to compare: the record and its revision, the place, and how many lines are
/// wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenPlace {
    /// The first revision of the record, which identifies it.
    pub record: u64,
    /// Its revision.
    pub revision: u64,
    /// The place in it.
    pub node: NodeId,
    /// How many lines are wanted.
    pub lines: usize,
}

/// A search that is wanted.
#[derive(Clone, Debug)]
pub struct WantedSearch {
    /// Its number.
    pub number: SearchNumber,
    /// What to search.
    pub place: Place,
    /// How many lines are wanted.
    pub lines: usize,
    /// The destination of the previous move, for 同.
    pub previous: Option<Square>,
}

impl AppState {
    /// Whether an engine may analyse: a record, or a finished game. Never while a game is in play, be it on a wooden
    /// board beside the clock.
    #[must_use]
    pub fn can_analyse(&self) -> bool {
        let is_over = self.as_match().is_some_and(|session| matches!(session.status(), MatchStatus::Over(_)));
        let is_free = self.clock_desk.is_none() && self.table.ceremony.is_none() && self.table.commentary.is_none();
        is_free && !self.is_being_asked() && (self.as_review().is_some() || is_over)
    }

    /// How scores are written everywhere, and from whose side, as the settings and the orientation of the board say.
    #[must_use]
    pub const fn score_key(&self) -> (ScoreKind, Color) {
        let engines = &self.settings.engines;
        let side = match (engines.seen_from, self.board.flipped) {
            (SeenFrom::Bottom, true) => Color::White,
            (SeenFrom::Bottom, false) | (SeenFrom::Black, _) => Color::Black,
        };
        (engines.score, side)
    }

    /// What is on screen.
    #[must_use]
    pub fn place_to_analyse(&self) -> SeenPlace {
        let file = &self.table.file;
        let lines = self.settings.engines.shown_lines();
        SeenPlace { record: file.first_revision, revision: file.revision, node: self.node_seen(), lines }
    }
}

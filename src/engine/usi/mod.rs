//! A conversation in USI, as a state machine.

mod hearing;
mod waiting;
mod wishes;

use std::collections::BTreeSet;
use std::time::Duration;

use super::{
    Analysis, Answer, EngineOption, Fault, FaultKind, Limits, OptionKind, Search, SearchNumber, TimeKeeper, ValueFault,
};

/// What a conversation begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UsiTerms {
    /// How long the engine may take.
    pub limits: Limits,
    /// Whether it was seen to work before: then nobody asks whether it is a shogi engine.
    pub has_worked: bool,
    /// Who looks at the clock in a search with a time.
    pub keeper: TimeKeeper,
    /// Options to set, by name and value, as soon as they are declared.
    pub options: Vec<(String, String)>,
}

/// What is wanted of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// This search and no other.
    Search(Box<Search>),
    /// No search.
    Rest,
    /// What follows belongs to another game.
    NewGame,
    /// The end.
    Quit,
}

/// What an engine says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Introduction {
    /// Its name; empty if it says none.
    pub name: String,
    /// Who wrote it.
    pub author: String,
    /// Its options, in its order.
    pub options: Vec<EngineOption>,
    /// The options to set that it does not have, or not with that value.
    pub refused: Vec<(String, Option<ValueFault>)>,
}

impl Introduction {
    /// How many best lines it can be told to show: one, unless it declares the option for that.
    #[must_use]
    pub fn most_lines(&self) -> usize {
        let most = |option: &EngineOption| match option.kind {
            OptionKind::Spin { max, .. } if option.name.eq_ignore_ascii_case(LINES_OPTION) => Some(max),
            _ => None,
        };
        let declared = self.options.iter().find_map(most);
        declared.map_or(1, |max| max.and_then(|max| usize::try_from(max).ok()).unwrap_or(usize::MAX).max(1))
    }
}

/// The option for the number of best lines.
const LINES_OPTION: &str = "MultiPV";

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// It has introduced itself, so long after the greeting.
    Introduced {
        /// What it says of itself.
        introduction: Box<Introduction>,
        /// The time that took.
        after: Duration,
    },
    /// It is ready, so long after it was asked.
    Ready {
        /// The time that took.
        after: Duration,
    },
    /// A search has begun.
    Began(SearchNumber),
    /// The search that was wanted last is at its end.
    Finished {
        /// The number of the search.
        number: SearchNumber,
        /// How it ended.
        answer: Answer,
        /// What it found.
        analysis: Box<Analysis>,
        /// How long after `stop`, if it was stopped.
        stopped_after: Option<Duration>,
    },
    /// Something is wrong.
    Fault(Fault),
}

/// What follows from an input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reaction {
    /// The lines to write, without line ends.
    pub lines: Vec<String>,
    /// What has happened.
    pub events: Vec<Event>,
}

/// A conversation with an engine. Times are measured from any instant, the same throughout.
#[derive(Clone, Debug)]
pub struct Usi {
    terms: UsiTerms,
    stage: Stage,
    introduction: Introduction,
    wanted: Option<Search>,
    /// The search that was wanted last; answers to others are dropped.
    newest: SearchNumber,
    analysis: Analysis,
    is_new_game: bool,
    /// How many best lines it was last told to show.
    lines_shown: usize,
    last_sign: Option<Duration>,
    /// What it has said to people, unless anything else has followed.
    last_remark: String,
    /// The last answer as it was written.
    last_answer: Option<Vec<String>>,
    /// Whether it has answered once too often, so that it is asked whether it is ready before each search.
    is_wary: bool,
    told: BTreeSet<FaultKind>,
    second: Second,
}

#[derive(Clone, Debug)]
enum Stage {
    New,
    Greeting {
        since: Duration,
    },
    Preparing {
        since: Duration,
    },
    Idle,
    Searching(Box<Running>),
    /// It is asked whether it is ready once more, so that whatever it has to say about earlier searches is said.
    Settling {
        since: Duration,
    },
    Over,
}

#[derive(Clone, Debug)]
struct Running {
    search: Search,
    since: Duration,
    stopped: Option<Duration>,
    has_spoken: bool,
    /// What seems to be the last answer said once more, unless nothing else follows: then it is the answer.
    again: Option<Again>,
}

/// An answer that was given to the last search, and cannot be played in this one.
#[derive(Clone, Debug)]
struct Again {
    said: String,
    answer: Answer,
}

/// A second in which lines are counted.
#[derive(Clone, Copy, Debug, Default)]
struct Second {
    since: Duration,
    lines: usize,
}

impl Usi {
    /// A conversation that has not begun.
    #[must_use]
    pub fn new(terms: UsiTerms) -> Self {
        Self {
            terms,
            stage: Stage::New,
            introduction: Introduction::default(),
            wanted: None,
            newest: SearchNumber::default(),
            analysis: Analysis::default(),
            is_new_game: true,
            lines_shown: 1,
            last_sign: None,
            last_remark: String::new(),
            last_answer: None,
            is_wary: false,
            told: BTreeSet::new(),
            second: Second::default(),
        }
    }

    /// Begins it.
    #[must_use]
    pub fn greet(&mut self, now: Duration) -> Reaction {
        self.stage = Stage::Greeting { since: now };
        Reaction { lines: vec!["usi".to_owned()], events: Vec::new() }
    }

    /// Whether the program has to be ended: it was told to quit, or has a fault with which nothing can be done.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    /// What the search that runs, or the last one, has found so far.
    #[must_use]
    pub const fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// The search that runs.
    #[must_use]
    pub fn running(&self) -> Option<&Search> {
        match &self.stage {
            Stage::Searching(running) => Some(&running.search),
            Stage::New
            | Stage::Greeting { .. }
            | Stage::Preparing { .. }
            | Stage::Idle
            | Stage::Settling { .. }
            | Stage::Over => None,
        }
    }

    /// What it has said of itself so far.
    #[must_use]
    pub const fn introduction(&self) -> &Introduction {
        &self.introduction
    }

    /// What it has said to people (`info string`, or nothing that USI knows), cut; empty once it has said anything else after that.
    #[must_use]
    pub fn last_remark(&self) -> &str {
        &self.last_remark
    }

    /// The memory it is given for its tables, in megabytes.
    #[must_use]
    pub fn table_megabytes(&self) -> u64 {
        let is_table = |option: &&EngineOption| ["USI_Hash", "Hash"].contains(&option.name.as_str());
        let set = |option: &EngineOption| {
            let own = self.terms.options.iter().find(|(name, _)| name.eq_ignore_ascii_case(&option.name));
            own.and_then(|(_, value)| value.parse().ok())
        };
        let declared = |option: &EngineOption| match option.kind {
            OptionKind::Spin { default, .. } => default.and_then(|size| u64::try_from(size).ok()),
            OptionKind::Check { .. }
            | OptionKind::Combo { .. }
            | OptionKind::Button
            | OptionKind::Text { .. }
            | OptionKind::File { .. } => None,
        };
        let sizes = self.introduction.options.iter().filter(is_table);
        sizes.filter_map(|option| set(option).or_else(|| declared(option))).max().unwrap_or(0)
    }

    /// Notes something that was found out elsewhere to be wrong, as that the program has ended.
    #[must_use]
    pub fn note(&mut self, fault: Fault) -> Reaction {
        let mut reaction = Reaction::default();
        self.raise(fault, &mut reaction);
        reaction
    }

    /// Tells a fault, each kind once.
    fn raise(&mut self, fault: Fault, reaction: &mut Reaction) {
        if self.is_over() {
            return;
        }
        if fault.is_fatal() {
            self.stage = Stage::Over;
            self.wanted = None;
        }
        if self.told.insert(fault.kind()) {
            reaction.events.push(Event::Fault(fault));
        }
    }
}

/// So much of a line is told, in characters.
fn cut(text: &str) -> String {
    text.chars().take(80).collect()
}

#[cfg(test)]
mod tests;

//! What stands beside the moves about an engine: how it is doing, its lines, and who could take its chair.

use std::rc::Rc;

use super::EngineLines;
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::engines::action::EngineAction;
use crate::app::engines::form::{Chair, EngineProfile, EngineSettings};
use crate::app::engines::state::{EngineStage, LinesDisplay, RunningEngine, slow_start};
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::engine::Answer;
use crate::text::{Arg, Language, Text};

/// An engine that is on, in its panel below the moves.
#[derive(Clone, Debug)]
pub struct EngineScene {
    /// Whether it is the chosen one or the one beside it.
    pub chair: Chair,
    /// Its name.
    pub name: String,
    /// Which engines can take its chair.
    pub others: Vec<OtherEngine>,
    /// What it does: depth 22, 64 M positions, 1.8 M/s, running.
    pub status: Vec<String>,
    /// What is wrong with it, if it has failed, or why it has answered and shown no line.
    pub failed: Option<String>,
    /// Something else that is wrong with it.
    pub complaint: Option<String>,
    /// Its lines.
    pub lines: Rc<EngineLines>,
    /// How many are wanted of it.
    pub wanted_lines: usize,
    /// How many it can be asked for.
    pub offered_lines: usize,
    /// For how many there is to be room: no more than it shows.
    pub reserved_lines: usize,
    /// The one that is shown whole.
    pub unfolded: Option<usize>,
    /// Whether a bar shows who is better.
    pub has_bar: bool,
    /// Whether a line can be put into the record.
    pub can_be_taken: bool,
    /// Whether its lines stay as they are.
    pub is_held: bool,
}

/// An engine, or nobody, for the chair of an engine.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherEngine {
    /// Its name, or another choice.
    pub words: String,
    /// Whether it sits there.
    pub is_chosen: bool,
    /// What choosing it does.
    pub action: Action,
}

impl EngineScene {
    /// The engines that are on, the chosen one first.
    #[must_use]
    pub fn all(state: &AppState, text: &Text, lines: &[Rc<EngineLines>; 2], now: SessionTime) -> Vec<Self> {
        let of = |(chair, lines)| Self::of(state, chair, text, lines, now);
        Chair::ALL.into_iter().zip(lines).filter_map(of).collect()
    }

    /// What the button at the end of this line does.
    #[must_use]
    pub fn unfolding(&self, line: usize) -> &'static str {
        if self.unfolded == Some(line) { "engine-line-fold" } else { "engine-line-unfold" }
    }

    fn of(state: &AppState, chair: Chair, text: &Text, lines: &Rc<EngineLines>, now: SessionTime) -> Option<Self> {
        let engine = state.engines.in_chair(chair)?;
        let offered_lines = engine.lines_to_offer();
        let wanted_lines = state.settings.engines.shown_lines().min(offered_lines);
        let fault = engine.fault.as_ref().map(|fault| text.engine_fault(fault));
        let has_failed = engine.stage == EngineStage::Failed;
        let says_nothing = engine.stage == EngineStage::Resting && engine.newest().best().is_none();
        let without_line = engine.answer.as_ref().filter(|_| says_nothing).map(|answer| no_line(answer, text));
        let (failed, complaint) = match (has_failed, without_line) {
            (true, _) => (Some(fault.unwrap_or_else(|| text.say("engine-ended"))), None),
            (false, Some(no_line)) => (fault.or(Some(no_line)), None),
            (false, None) => (None, fault),
        };
        let newest = engine.newest();
        let reserved_lines = engine.lines_to_expect(wanted_lines);
        let depth = newest.best().and_then(|line| line.depth);
        let counted =
            |name: &'static str, id, number: u64| text.tell(id, &[(name, short(number, text.language()).into())]);
        let parts = [
            depth.map(|depth| text.tell("engine-depth", &[("depth", Arg::from(depth))])),
            newest.nodes.map(|nodes| counted("nodes", "engine-nodes", nodes)),
            newest.speed.map(|speed| counted("speed", "engine-speed", speed)),
            Some(stage_words(engine, text, now)),
        ];
        Some(Self {
            chair,
            others: others(state, chair, text),
            name: engine.name.clone(),
            status: parts.into_iter().flatten().collect(),
            failed,
            complaint,
            lines: Rc::clone(lines),
            wanted_lines,
            offered_lines,
            reserved_lines,
            unfolded: state.engines.unfolded.filter(|it| it.0 == chair && it.1 < reserved_lines).map(|it| it.1),
            has_bar: state.settings.engines.bar,
            can_be_taken: state.as_review().is_some() && state.practice_session().is_none(),
            is_held: engine.display != LinesDisplay::Newest,
        })
    }
}

/// Why there is no line although it has answered.
fn no_line(answer: &Answer, text: &Text) -> String {
    text.say(match answer {
        Answer::Resign => "engine-would-resign",
        Answer::Win => "engine-would-declare",
        Answer::Move { .. }
        | Answer::Impossible(_)
        | Answer::NoMove
        | Answer::Mate(_)
        | Answer::NoMate
        | Answer::MateUnknown
        | Answer::NoMateSearch => "engine-no-line",
    })
}

/// Who can take a chair: any engine that is kept, or nobody if it is the second chair.
fn others(state: &AppState, chair: Chair, text: &Text) -> Vec<OtherEngine> {
    let EngineSettings { kept, chosen, second, .. } = &state.settings.engines;
    let sits = match chair {
        Chair::First => Some(*chosen),
        Chair::Second => *second,
    };
    let engine = |(index, profile): (usize, &EngineProfile)| OtherEngine {
        words: profile.name.clone(),
        is_chosen: sits == Some(index),
        action: Action::Engine(match chair {
            Chair::First => EngineAction::Choose(index),
            Chair::Second => EngineAction::ChooseSecond(Some(index)),
        }),
    };
    let is_free = |(index, _): &(usize, &EngineProfile)| chair == Chair::First || index != chosen;
    let mut others: Vec<OtherEngine> = kept.iter().enumerate().filter(is_free).map(engine).collect();
    others.extend(beside(state, chair, text));
    others
}

/// The choices for an engine beside the chosen one.
fn beside(state: &AppState, chair: Chair, text: &Text) -> Option<OtherEngine> {
    let EngineSettings { kept, chosen, .. } = &state.settings.engines;
    let offered = |name, action| OtherEngine { words: text.say(name), is_chosen: false, action };
    let second = |index| Action::Engine(EngineAction::ChooseSecond(index));
    let other = (0..kept.len()).find(|index| index != chosen);
    match (chair, &state.engines.second, other) {
        (Chair::Second, ..) => Some(offered("engine-alone", second(None))),
        (Chair::First, None, Some(index)) => Some(offered("engine-beside", second(Some(index)))),
        (Chair::First, None, None) => Some(offered("command-engines", Action::Command(Command::Engines))),
        (Chair::First, Some(_), _) => None,
    }
}

/// "running"; of one that takes long to start, for how long it has been starting.
fn stage_words(engine: &RunningEngine, text: &Text, now: SessionTime) -> String {
    match slow_start(engine.since, now) {
        Some(seconds) => text.tell("engine-starting-slowly", &[("seconds", seconds.into())]),
        None => text.say(stage_name(engine.stage)),
    }
}

const fn stage_name(stage: EngineStage) -> &'static str {
    match stage {
        EngineStage::Starting => "engine-starting",
        EngineStage::Thinking => "engine-running",
        EngineStage::Resting => "engine-stopped",
        EngineStage::Failed => "engine-failed",
    }
}

/// A large number in few digits: 1.8 M, 180万.
fn short(number: u64, language: Language) -> String {
    let units: [(u64, &str); 2] = match language {
        Language::English => [(1_000_000, " M"), (1_000, " k")],
        Language::Japanese => [(100_000_000, "億"), (10_000, "万")],
    };
    let Some((unit, sign)) = units.into_iter().find(|(unit, _)| number >= *unit) else { return number.to_string() };
    let tenths = number / (unit / 10);
    if tenths < 100 { format!("{}.{}{sign}", tenths / 10, tenths % 10) } else { format!("{}{sign}", tenths / 10) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_short() {
        let numbers = [999, 1_000, 24_960, 1_840_000, 62_000_000, 340_000_000];
        let written = |language| numbers.map(|number| short(number, language));
        assert_eq!(written(Language::English), ["999", "1.0 k", "24 k", "1.8 M", "62 M", "340 M"]);
        assert_eq!(written(Language::Japanese), ["999", "1000", "2.4万", "184万", "6200万", "3.4億"]);
    }
}

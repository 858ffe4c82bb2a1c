//! The dialog about engines in words: those kept, those found, and what came of a trial.

use std::time::Duration;

use crate::app::engines::form::{EngineProfile, EngineTrial, EnginesForm, line_of, words_of};
use crate::app::state::AppState;
use crate::engine::TrialReport;
use crate::text::{Arg, Text};

/// The dialog about engines.
#[derive(Clone, Debug)]
pub struct EnginesScene {
    /// The engines that are kept.
    pub kept: Vec<KeptEngine>,
    /// The one that was removed, and before which of the others it stood.
    pub removed: Option<(usize, String)>,
    /// Those that were found and are not kept.
    pub found: Vec<EngineProfile>,
    /// How to get one, where there is none.
    pub how_to_get: Option<String>,
    /// The command line as typed.
    pub typed: String,
    /// Whether it is well-formed.
    pub is_command: bool,
    /// The report of a trial, line by line.
    pub trial: Vec<String>,
    /// What is wrong with the engine that was tried.
    pub faults: Vec<String>,
    /// Whether the chosen engine can be asked now.
    pub can_analyse: bool,
}

/// An engine that is kept.
#[derive(Clone, Debug)]
pub struct KeptEngine {
    /// What it is called.
    pub name: String,
    /// The command that starts it.
    pub command: String,
    /// Whether it is the one that analyses.
    pub is_chosen: bool,
}

impl EnginesScene {
    /// The dialog for `form`.
    pub fn of(state: &AppState, form: &EnginesForm, text: &Text) -> Self {
        let engines = &state.settings.engines;
        let chosen = engines.chosen();
        let kept = |it: &EngineProfile| KeptEngine {
            name: it.name.clone(),
            command: line_of(&it.command),
            is_chosen: chosen == Some(it),
        };
        let is_kept = |it: &&EngineProfile| engines.kept.iter().any(|kept| kept.command == it.command);
        let found = form.found.as_deref();
        let is_none_there = engines.kept.is_empty() && found.is_some_and(<[_]>::is_empty);
        let (trial, mut faults) = form.trial.as_ref().map_or_else(Default::default, |trial| told(trial, text));
        faults.extend(form.has_no_file_dialog.then(|| text.say("engines-no-file-dialog")));
        Self {
            kept: engines.kept.iter().map(kept).collect(),
            removed: form.removed.as_ref().map(|it| (it.index, it.profile.name.clone())),
            found: found
                .unwrap_or_default()
                .iter()
                .filter(|it| !is_kept(it) && !form.useless.contains(&it.command))
                .cloned()
                .collect(),
            how_to_get: is_none_there.then(|| text.say(how_to_get())),
            typed: form.typed.clone(),
            is_command: words_of(&form.typed).is_some(),
            trial,
            faults,
            can_analyse: chosen.is_some() && state.can_analyse() && form.new_game.is_none(),
        }
    }
}

/// How to get an engine on this system.
const fn how_to_get() -> &'static str {
    if cfg!(target_os = "linux") { "engines-get-linux" } else { "engines-get-elsewhere" }
}

fn told(trial: &EngineTrial, text: &Text) -> (Vec<String>, Vec<String>) {
    let Some(report) = &trial.report else {
        let name = line_of(&trial.command);
        return (vec![text.tell("engines-trying", &[("engine", name.into())])], Vec::new());
    };
    let faults = report.faults.iter().map(|fault| text.engine_fault(fault)).collect();
    (lines_of(report, text), faults)
}

/// Who it is, how long it took, and whether it can be used.
fn lines_of(report: &TrialReport, text: &Text) -> Vec<String> {
    let introduced = report.introduction.as_ref().map(|it| {
        let id = if it.author.trim().is_empty() { "engines-introduced" } else { "engines-introduced-author" };
        text.tell(id, &[("name", it.name.as_str().into()), ("author", it.author.as_str().into())])
    });
    let millis = |time: Duration| Arg::from(time.as_millis() as u64);
    let ready = report.greeting.zip(report.ready).map(|(greeting, ready)| {
        text.tell("engines-ready-after", &[("greeting", millis(greeting)), ("ready", millis(greeting + ready))])
    });
    let verdict = text.say(if report.is_usable() { "engines-usable" } else { "engines-unusable" });
    introduced.into_iter().chain(ready).chain([abilities(report, text), verdict]).collect()
}

/// What it was seen to do.
fn abilities(report: &TrialReport, text: &Text) -> String {
    let able = [
        ("engines-plays", report.is_legal),
        ("engines-shows-lines", report.shows_lines),
        ("engines-finds-mates", report.finds_mate),
        ("engines-counts", report.counts_positions),
    ];
    let told = able.map(|(ability, is_seen)| {
        let answer = match is_seen {
            Some(true) => "engines-yes",
            Some(false) => "engines-no",
            None => "engines-unknown",
        };
        text.tell(ability, &[("answer", text.say(answer).into())])
    });
    told.join(" · ")
}

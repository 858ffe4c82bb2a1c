use std::rc::Rc;

use super::EngineLines;
use crate::app::engines::state::EngineStage;
use crate::app::state::AppState;
use crate::text::{Arg, Text};

/// The engine that is on, as it is seen beside the moves.
#[derive(Clone, Debug)]
pub struct EngineScene {
    /// What it is called.
    pub name: String,
    /// What it does: "depth 22 · 1.8 M/s · running".
    pub status: String,
    /// What is wrong with it, if it can no longer be used.
    pub failed: Option<String>,
    /// Something else that is wrong with it.
    pub complaint: Option<String>,
    /// Its lines.
    pub lines: Rc<EngineLines>,
    /// How many are wanted.
    pub wanted_lines: usize,
    /// Whether a bar shows who stands better.
    pub has_bar: bool,
    /// Whether a line can be put into the record.
    pub can_be_taken: bool,
}

impl EngineScene {
    /// What is seen of the engine; nothing while it is off.
    pub fn of(state: &AppState, text: &Text, lines: &Rc<EngineLines>) -> Option<Self> {
        let engine = state.engines.on.as_ref()?;
        let fault = engine.fault.as_ref().map(|fault| text.engine_fault(fault));
        let has_failed = engine.stage == EngineStage::Failed;
        let (failed, complaint) = if has_failed { (fault, None) } else { (None, fault) };
        let depth = engine.analysis.best().and_then(|line| line.depth);
        let parts = [
            depth.map(|depth| text.tell("engine-depth", &[("depth", Arg::from(depth))])),
            engine.analysis.speed.map(|speed| text.tell("engine-speed", &[("speed", short(speed).into())])),
            Some(text.say(stage_name(engine.stage))),
        ];
        Some(Self {
            name: engine.name.clone(),
            status: parts.into_iter().flatten().collect::<Vec<_>>().join(" · "),
            failed: has_failed.then(|| failed.unwrap_or_else(|| text.say("engine-ended"))),
            complaint,
            lines: Rc::clone(lines),
            wanted_lines: state.settings.engines.shown_lines(),
            has_bar: state.settings.engines.bar,
            can_be_taken: state.as_review().is_some(),
        })
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

/// A large number in few digits: 1.8 M.
fn short(number: u64) -> String {
    let in_units = |unit: u64, sign| {
        let tenths = number / (unit / 10);
        if tenths < 100 { format!("{}.{} {sign}", tenths / 10, tenths % 10) } else { format!("{} {sign}", tenths / 10) }
    };
    match number {
        1_000_000.. => in_units(1_000_000, "M"),
        1_000.. => in_units(1_000, "k"),
        _ => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_short() {
        let written = [999, 1_000, 24_960, 1_840_000, 62_000_000].map(short);
        assert_eq!(written, ["999", "1.0 k", "24 k", "1.8 M", "62 M"]);
    }
}

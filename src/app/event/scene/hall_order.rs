//! The organiser's order to the hall, and which tables have not obeyed it.

use crate::app::event::state::OpenEvent;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::hall::{HallOrder, HallTable, LiveState};
use crate::text::{Arg, Text};

/// Stopping the hall.
#[derive(Clone, Debug)]
pub struct HallOrderScene {
    /// Whether the hall is stopped.
    pub is_stopped: bool,
    /// Since when, and which tables have not stopped; empty while everybody plays.
    pub words: String,
}

impl HallOrderScene {
    /// The name of the words on the button.
    #[must_use]
    pub const fn act_name(&self) -> &'static str {
        if self.is_stopped { "event-hall-start" } else { "event-hall-stop" }
    }

    /// `None` without a folder that the tables watch.
    pub(super) fn of(state: &AppState, event: &OpenEvent, text: &Text, now: SessionTime) -> Option<Self> {
        state.orders.listens.as_ref()?;
        let stopped = state.hall_stop();
        let words = stopped.map(|order| words(state, event, order, text, now)).unwrap_or_default();
        Some(Self { is_stopped: stopped.is_some(), words })
    }
}

fn words(state: &AppState, event: &OpenEvent, order: &HallOrder, text: &Text, now: SessionTime) -> String {
    let stopped = text.tell("event-hall-stopped", &[("since", order.since.as_str().into())]);
    let Some(view) = &state.hall else { return format!("{stopped} {}", text.say("event-hall-unseen")) };
    let tables = view.hall.in_order(now);
    let missing = not_reached(event, &tables, order);
    if missing.is_empty() {
        return format!("{stopped} {}", text.say("event-hall-reached"));
    }
    let numbers = missing.iter().map(ToString::to_string).collect::<Vec<_>>().join(&text.say("list-comma"));
    format!("{stopped} {}", text.tell("event-hall-missing", &[("tables", Arg::from(numbers))]))
}

/// The tables in play that have not confirmed that they stand still.
fn not_reached(event: &OpenEvent, tables: &[&HallTable], order: &HallOrder) -> Vec<u32> {
    let has_stopped = |number: u32| {
        let lives = tables.iter().filter_map(|table| table.sighting.live.as_ref());
        lives
            .into_iter()
            .any(|live| live.table == Some(number) && live.heard >= order.number && live.state != LiveState::Running)
    };
    let round = event.tournament.current_round();
    let playing = round.into_iter().flat_map(|round| &round.tables).filter(|table| table.in_play().is_some());
    playing.map(|table| table.number).filter(|number| !has_stopped(*number)).collect()
}

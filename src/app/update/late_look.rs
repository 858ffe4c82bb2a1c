//! Looks at the clocks that come after a flag has fallen: what was done until then is taken in before the flag is judged.
//!
//! Nobody tells when a click or a key came, only that it came since the last look. If a flag fell in between, it may have come
//! before or after that, so it counts as done in the last instant before the flag; the look after this one lets the flag fall
//! if nobody has moved. A player has nothing to fear from a program that was held up, and gains less than
//! [`SHORTEST_AT_A_FLAG`]. Where that is more than a slow screen explains, the log says so, for the arbiter to correct.

use std::time::Duration;

use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;
use crate::app::update::game;
use crate::app::update::now::Now;
use crate::clock::{GameClock, SessionTime};
use crate::session::{MatchCommand, MatchSession};
use crate::shogi::Color;

/// The shortest time without a look at the clocks for which we ask whether it counts, if a flag fell meanwhile: whoever moved in
/// time while nobody looked must not lose by it unasked. What was done in a shorter time counts as done before the flag.
pub const SHORTEST_AT_A_FLAG: Duration = Duration::from_secs(2);

/// How late a look may be without a word in the log. A frame takes 40 ms where the processor draws it, and a few times as much
/// beside an engine or with two large windows.
const SLOW_FRAME: Duration = Duration::from_millis(300);

/// A look at the clocks that comes after a flag has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateLook {
    /// The last instant before the flag: when everything that waited counts as done.
    pub in_time: SessionTime,
    /// How much later the look is.
    pub late: Duration,
    /// Whose flag it is, in a match.
    mover: Option<Color>,
}

impl LateLook {
    /// Whether a flag fell after the clocks were looked at, at `since`, and not after the look `at`, and what follows for what
    /// was done in between. About a longer while somebody is asked.
    pub fn of(state: &AppState, since: SessionTime, at: SessionTime) -> Option<Self> {
        if at.since(since) >= SHORTEST_AT_A_FLAG {
            return None;
        }
        let of_match = state.as_match().map(MatchSession::clock);
        let of_desk = state.clock_desk.as_ref().map(|desk| desk.session.clock());
        let last_in_time = |clock: &GameClock| clock.last_in_time(since, at);
        let in_time = of_match.into_iter().chain(of_desk).filter_map(last_in_time).min()?;
        let mover = of_match.and_then(|clock| clock.out_of_time(at));
        Some(Self { in_time, late: at.since(in_time), mover })
    }
}

/// Writes down that a move came so late, if one did.
pub(super) fn note(state: &mut AppState, look: LateLook, now: &Now) -> Consequences {
    let on_move = state.as_match().and_then(|session| session.clock().on_move());
    let has_moved = look.mover.is_some_and(|mover| on_move == Some(mover.opponent()));
    if !has_moved || look.late < SLOW_FRAME {
        return Consequences::none();
    }
    game::command(state, MatchCommand::NoteLateMove { late: look.late, date: now.date.clone() }, now)
}

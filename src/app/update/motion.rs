//! Pieces on their way. What they do is known the instant a move is made: nothing waits for a picture.

use std::time::Duration;

use crate::app::action::Origin;
use crate::app::form::Spot;
use crate::app::state::{AppState, Mode, Motion};
use crate::clock::SessionTime;
use crate::shogi::Position;

/// How long each picture of a moving thing is seen.
pub const FRAME: Duration = Duration::from_millis(16);

/// What was on the board before something was done.
pub struct Before {
    position: Position,
    /// The piece that followed the pointer: it has made its way by hand.
    carried: Option<Origin>,
}

/// Remembers the board, if pieces travel at all.
pub fn before(state: &AppState) -> Option<Before> {
    let travels = state.settings.looks.motion.is_on(state.system_looks) && !matches!(state.table.mode, Mode::Setup(_));
    travels.then(|| Before {
        position: state.seen_position().into_owned(),
        carried: state.board.picked.filter(|_| state.board.dragging),
    })
}

/// Sends pieces on their way if the board is another one now.
pub fn follow(state: &mut AppState, before: Option<Before>, now: SessionTime) {
    let Some(Before { position, carried }) = before else { return };
    let Some(mut motion) = Motion::between(&position, &state.seen_position(), now) else { return };
    motion.travels.retain(|travel| !carried.is_some_and(|origin| is_carried(travel.from, origin)));
    state.table.motion = Some(motion).filter(|motion| !motion.travels.is_empty());
}

fn is_carried(from: Spot, origin: Origin) -> bool {
    match (from, origin) {
        (Spot::Square(from), Origin::Board(square)) => from == square,
        (Spot::Stand(_, kind), Origin::Stand(held)) => kind == held,
        (Spot::Square(_), Origin::Stand(_)) | (Spot::Stand(..), Origin::Board(_)) => false,
    }
}

/// Forgets what has arrived.
pub fn settle(state: &mut AppState, now: SessionTime) {
    state.table.motion.take_if(|motion| motion.is_over(now));
}

/// After how much time pieces are seen elsewhere.
pub fn next_frame(state: &AppState) -> Option<Duration> {
    state.table.motion.as_ref().map(|_| FRAME)
}

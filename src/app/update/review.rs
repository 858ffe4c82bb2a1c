//! Going through a record, and writing in it.

use std::rc::Rc;

use super::notices;
use crate::app::sound;
use crate::app::state::{Answered, AppState, ChartWish, DeletedMoves, Mode, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::record::{DrawnMark, GameTree, Header, NodeId};
use crate::session::{EditCommand, Refusal, ReviewCommand};
use crate::shogi::IllegalMove;

/// Goes through what is on the board: a record, or a match that is over, of which nothing else changes by that.
pub fn look(state: &mut AppState, command: ReviewCommand) -> Consequences {
    match state.as_match() {
        Some(session) if state.can_be_gone_through() => {
            let line = session.tree().path_to(session.node());
            let seen = place_in(&line, state.node_seen());
            let last = line.len() - 1;
            let ply = match command {
                ReviewCommand::First => 0,
                ReviewCommand::Last => last,
                ReviewCommand::Previous => seen.saturating_sub(1),
                ReviewCommand::Next => seen + 1,
                ReviewCommand::Step(plies) => seen.saturating_add_signed(plies),
                ReviewCommand::GoTo(node) => place_in(&line, node),
                ReviewCommand::BackToMain | ReviewCommand::Seek(..) | ReviewCommand::Other(_) => seen,
            };
            (state.table.looked_at, state.table.shown_occurrence) = ((ply < last).then_some(ply), None);
            state.table.result_shown = false;
            Consequences::none()
        }
        Some(_) => Consequences::none(),
        None => go(state, command),
    }
}

/// Where `node` stands in `line`, whose end it is if it is not in it, as what ended the game.
fn place_in(line: &[NodeId], node: NodeId) -> usize {
    line.iter().position(|it| *it == node).unwrap_or(line.len() - 1)
}

pub fn go(state: &mut AppState, command: ReviewCommand) -> Consequences {
    state.board.put_down();
    let before = state.node();
    if let Mode::Review(session) = &mut state.table.mode {
        session.go(command);
    }
    unfold_here(state);
    sound::update::sounds::of_step(state, before)
}

/// The chart that was asked for is shown.
pub fn note_that_chart_is_shown(state: &mut AppState) -> Consequences {
    state.table.chart_wish = ChartWish::Answered;
    Consequences::none()
}

/// The chart that was asked for has no room, which is said once.
pub fn say_that_chart_has_no_room(state: &mut AppState, now: &Now) -> Consequences {
    let wish = std::mem::replace(&mut state.table.chart_wish, ChartWish::Answered);
    if wish == ChartWish::New {
        notices::tell_briefly(state, NoticeKind::Answered(Answered::NoRoomForChart), now.at);
    }
    Consequences::none()
}

/// Stands at a place of a record that was just opened there: nobody has moved.
pub fn stand_at(state: &mut AppState, place: NodeId) {
    if let Mode::Review(session) = &mut state.table.mode {
        session.go(ReviewCommand::GoTo(place));
    }
    unfold_here(state);
}

/// Shows the variations behind `place` in the list, or folds them away. Where one of them is looked at, that is left first.
pub fn fold_variations(state: &mut AppState, place: NodeId) -> Consequences {
    let unfolded = Rc::make_mut(&mut state.table.unfolded);
    if !unfolded.remove(&place) {
        unfolded.insert(place);
        return Consequences::none();
    }
    let tree = state.tree();
    let is_left = branches_to(tree, state.node()).any(|branch| branch == place);
    let line = tree.continuation(place).unwrap_or(place);
    if is_left { go(state, ReviewCommand::GoTo(line)) } else { Consequences::none() }
}

/// What is looked at is in the list, however deep in variations it lies.
fn unfold_here(state: &mut AppState) {
    let folded: Vec<NodeId> =
        branches_to(state.tree(), state.node()).filter(|place| !state.table.unfolded.contains(place)).collect();
    if !folded.is_empty() {
        Rc::make_mut(&mut state.table.unfolded).extend(folded);
    }
}

/// The places on the way to `node` where a variation is entered.
fn branches_to(tree: &GameTree, node: NodeId) -> impl Iterator<Item = NodeId> {
    let steps = std::iter::successors(Some(node), |&node| tree.parent(node));
    steps.filter_map(|node| tree.parent(node).filter(|&parent| tree.continuation(parent) != Some(node)))
}

/// Sets a bookmark without a name at the present place, or takes away the one that is there.
pub fn toggle_bookmark(state: &mut AppState, now: &Now) -> Consequences {
    let Some(session) = state.as_review() else { return Consequences::none() };
    let is_set = session.tree().node(session.node()).bookmark().is_some();
    edit(state, EditCommand::Bookmark((!is_set).then(String::new)), now)
}

/// The lines about the game shall be these.
pub fn set_header(state: &mut AppState, header: Header, now: &Now) -> Consequences {
    match &state.table.mode {
        Mode::Match(_) => set_header_of_match(state, header),
        Mode::Review(_) | Mode::Setup(_) => return edit(state, EditCommand::Header(header), now),
    }
    Consequences::none()
}

/// Who plays is told by these lines, in a replay that is prepared already, too.
fn set_header_of_match(state: &mut AppState, header: Header) {
    let Mode::Match(session) = &mut state.table.mode else { return };
    if session.tree().header == header {
        return;
    }
    session.tree_mut().header = header;
    if state.table.next_game.is_some() {
        state.table.next_game = session.next_game().map(Box::new);
    }
    state.table.file.note_change();
}

/// Writes at `node`, unless one has gone elsewhere in the same instant: what was typed there belongs there.
pub fn edit_at(state: &mut AppState, node: NodeId, command: EditCommand, now: &Now) -> Consequences {
    let here = state.node();
    if here == node {
        return edit(state, command, now);
    }
    _ = go(state, ReviewCommand::GoTo(node));
    let effects = edit(state, command, now);
    _ = go(state, ReviewCommand::GoTo(here));
    effects
}

/// Draws `mark` at the present place, or takes it away.
pub fn draw(state: &mut AppState, mark: DrawnMark, now: &Now) -> Consequences {
    edit(state, EditCommand::ToggleMark(mark), now)
}

/// Deletes the present move and what follows it, and says how much that was, variations included.
pub fn delete(state: &mut AppState, now: &Now) -> Consequences {
    let before = state.tree().extent().moves;
    let consequences = edit(state, EditCommand::Delete, now);
    let moves = before - state.tree().extent().moves;
    if moves > 1 {
        let deleted = DeletedMoves { count: moves, revision: state.table.file.revision };
        notices::tell_briefly(state, NoticeKind::MovesDeleted(deleted), now.at);
    }
    consequences
}

pub fn edit(state: &mut AppState, command: EditCommand, now: &Now) -> Consequences {
    state.board.put_down();
    let before = state.node();
    if matches!(command, EditCommand::Merge(_)) {
        Rc::make_mut(&mut state.table.unfolded).insert(before);
    }
    match change(state, command) {
        Ok(()) => notices::forget_refusals(state),
        Err(foul) => notices::tell_briefly(state, NoticeKind::Refused(Refusal::Illegal(foul)), now.at),
    }
    unfold_here(state);
    sound::update::sounds::of_step(state, before)
}

/// Changes the record beside whatever the user is doing at the board.
pub fn change(state: &mut AppState, command: EditCommand) -> Result<(), IllegalMove> {
    let Mode::Review(session) = &mut state.table.mode else { return Ok(()) };
    state.table.file.note_before_change(session.tree());
    if session.edit(command)? {
        state.table.file.note_change_to(session.tree());
    }
    Ok(())
}

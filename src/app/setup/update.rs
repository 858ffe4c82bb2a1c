//! Setting up a position, and going on from it.

use crate::app::effect::Effect;
use crate::app::form::CopyAs;
use crate::app::new_game::form::NewGameForm;
use crate::app::setup::action::SetupAction;
use crate::app::setup::state::{Covered, SetupDesk};
use crate::app::state::{AppState, Dialog, Mode, NoticeKind};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::now::Now;
use crate::app::update::{game, notices};
use crate::record::{GameTree, ImportError, RecordFormat, import, write};
use crate::session::{MatchCommand, MatchStatus, PiecePlace, PieceTarget, ReviewSession, SetupCommand};
use crate::shogi::{Handicap, Position, Setup, Sfen};

/// Opens the editor over what is on the board. A running clock stands still meanwhile.
pub fn begin(state: &mut AppState, now: &Now) -> Consequences {
    let is_running = state.as_match().is_some_and(|session| *session.status() == MatchStatus::Running);
    let effects = if is_running { game::command(state, MatchCommand::ArbiterPause, now) } else { Consequences::none() };
    state.board.put_down();
    state.table.ceremony = None;
    state.table.result_shown = false;
    let seen = state.seen_position().setup().clone();
    state.table.mode = match std::mem::take(&mut state.table.mode) {
        Mode::Match(session) => Mode::Setup(Box::new(SetupDesk::over(Covered::Match(session), seen))),
        Mode::Review(session) => Mode::Setup(Box::new(SetupDesk::over(Covered::Review(session), seen))),
        Mode::Setup(desk) => Mode::Setup(desk),
    };
    effects
}

pub fn update(state: &mut AppState, action: SetupAction) -> Consequences {
    if state.dialog.is_some() {
        return Consequences::none();
    }
    let Mode::Setup(desk) = &mut state.table.mode else { return Consequences::none() };
    match action {
        SetupAction::Click { on, piece } => click(desk, on, piece),
        SetupAction::Grab(piece) => {
            desk.picked = Some(piece);
            desk.dragging = true;
        }
        SetupAction::Release(target) => release(desk, target),
        SetupAction::TurnOver(PiecePlace::Box(_)) => desk.box_owner = desk.box_owner.opponent(),
        SetupAction::TurnOver(piece) => change(desk, SetupCommand::TurnOver(piece)),
        SetupAction::ToBox(piece) => change(desk, SetupCommand::Move { from: piece, to: PieceTarget::Box }),
        SetupAction::Start(handicap) => {
            desk.first_number = 1;
            change(desk, SetupCommand::Start(handicap));
        }
        SetupAction::SetTurn(color) => change(desk, SetupCommand::SetTurn(color)),
        SetupAction::SetBoxOwner(color) => {
            desk.put_down();
            desk.box_owner = color;
        }
    }
    Consequences::none()
}

/// Puts down what was picked up in the editor. Returns whether there was anything.
pub fn put_down(state: &mut AppState) -> bool {
    match &mut state.table.mode {
        Mode::Setup(desk) => desk.put_down(),
        Mode::Match(_) | Mode::Review(_) => false,
    }
}

/// Changes the position that is being set up.
pub fn edit(state: &mut AppState, command: SetupCommand) -> Consequences {
    if let Mode::Setup(desk) = &mut state.table.mode {
        if matches!(command, SetupCommand::Clear | SetupCommand::Restore) {
            desk.first_number = 1;
        }
        change(desk, command);
    }
    Consequences::none()
}

fn change(desk: &mut SetupDesk, command: SetupCommand) {
    desk.put_down();
    desk.editor.apply(command);
}

/// Picks a piece up, or puts down where was clicked what was picked up before.
fn click(desk: &mut SetupDesk, on: PieceTarget, piece: Option<PiecePlace>) {
    match desk.picked {
        Some(picked) if Some(picked) == piece => _ = desk.put_down(),
        // Nothing would change: it is the other piece there that is meant.
        Some(picked) if lies_in(picked, on) && piece.is_some() => desk.picked = piece,
        Some(from) => change(desk, SetupCommand::Move { from, to: on }),
        None => desk.picked = piece,
    }
}

/// Whether the piece at `place` lies on this very stand or in the box already.
fn lies_in(place: PiecePlace, target: PieceTarget) -> bool {
    match (place, target) {
        (PiecePlace::Stand(own, _), PieceTarget::Stand(other)) => own == other,
        (PiecePlace::Box(_), PieceTarget::Box) => true,
        (PiecePlace::Board(_) | PiecePlace::Stand(..) | PiecePlace::Box(_), _) => false,
    }
}

fn release(desk: &mut SetupDesk, target: Option<PieceTarget>) {
    let Some(from) = desk.picked.filter(|_| desk.dragging) else { return };
    desk.dragging = false;
    match target {
        // Let go where it was taken up: as if it had been clicked.
        Some(PieceTarget::Board(square)) if from == PiecePlace::Board(square) => {}
        Some(to) => change(desk, SetupCommand::Move { from, to }),
        None => _ = desk.put_down(),
    }
}

/// Puts the position on the clipboard: as a diagram where that is wanted and possible, else as SFEN, which holds even
/// positions that cannot be played from.
pub fn copy(state: &mut AppState, wanted: CopyAs, now: &Now) -> Consequences {
    let Some(desk) = state.as_setup() else { return Consequences::none() };
    let (what, text) = match desk.editor.position() {
        Ok(position) if wanted == DIAGRAM => (DIAGRAM, write(&starting_from(position, desk), RecordFormat::Bod)),
        Ok(_) | Err(_) => {
            let sfen = Sfen { setup: desk.editor.setup().clone(), move_number: desk.first_number };
            (CopyAs::Position(RecordFormat::Sfen), sfen.to_string())
        }
    };
    notices::tell_copied(state, what, Vec::new(), now.at);
    Consequences::from(Effect::CopyText(text))
}

/// A record that starts with the position, and with the number of its move.
fn starting_from(position: Position, desk: &SetupDesk) -> GameTree {
    let mut tree = GameTree::new(position);
    tree.first_number = desk.first_number;
    tree
}

const DIAGRAM: CopyAs = CopyAs::Position(RecordFormat::Bod);

/// Sets up the position that `text` describes, or says why it describes none.
pub fn paste(state: &mut AppState, text: &str, now: &Now) -> Consequences {
    if state.as_setup().is_none() || state.dialog.is_some() {
        return Consequences::none();
    }
    match position_in(text) {
        Ok(place) => take_over(state, place, now),
        Err(error) => notices::tell_unreadable(state, error, now),
    }
}

fn take_over(state: &mut AppState, place: PastedPlace, now: &Now) -> Consequences {
    let effects = edit(state, SetupCommand::Replace(Box::new(place.setup)));
    if let Mode::Setup(desk) = &mut state.table.mode {
        desk.first_number = place.next_number;
    }
    if place.moves > 0 {
        let notice = NoticeKind::PositionPasted { moves: place.moves, is_played: place.is_end };
        notices::tell_briefly(state, notice, now.at);
    }
    effects
}

/// The position that was pasted.
struct PastedPlace {
    setup: Setup,
    /// The number of the move that comes next.
    next_number: u32,
    /// How many moves were pasted with it.
    moves: usize,
    /// Whether it is the one after these moves, rather than before them.
    is_end: bool,
}

/// A position as SFEN is taken even where it cannot be played from: the editor says what is wrong with it. A line for
/// engines and a game mean the position after their moves; a problem means itself and not the end of its solution.
fn position_in(text: &str) -> Result<PastedPlace, ImportError> {
    if let Ok(sfen) = text.trim().parse::<Sfen>() {
        let next_number = sfen.move_number.max(1);
        return Ok(PastedPlace { setup: sfen.setup, next_number, moves: 0, is_end: false });
    }
    let imported = import(text.as_bytes())?;
    let (tree, format) = (imported.tree, imported.format);
    let last = tree.main_line().last().copied().unwrap_or(GameTree::ROOT);
    let is_end = format.stands_for_its_end() || Handicap::of(tree.start().setup()).is_some();
    let shown = if is_end { last } else { GameTree::ROOT };
    let (setup, next_number) = (tree.position_at(shown).setup().clone(), tree.number_after(tree.ply(shown)));
    Ok(PastedPlace { setup, next_number, moves: tree.ply(last), is_end })
}

/// Asks for players and time of a game from the position.
pub fn play(state: &mut AppState) -> Consequences {
    let Some(Ok(position)) = state.as_setup().map(|desk| desk.editor.position()) else { return Consequences::none() };
    let form = NewGameForm { composed: Some(Box::new(position)), ..state.settings.new_game.clone() };
    open(Dialog::NewGame(form))
}

/// Opens a record that starts with the position. It is worth saving even without a move.
pub fn review(state: &mut AppState) -> Consequences {
    let tree = state.as_setup().and_then(|desk| Some(starting_from(desk.editor.position().ok()?, desk)));
    let Some(tree) = tree else { return Consequences::none() };
    game::lay(state, Mode::Review(Box::new(ReviewSession::new(tree))), None);
    state.table.file.note_change();
    Consequences::none()
}

/// Gives the position up: what was on the board before is there again.
pub fn give_up(state: &mut AppState) -> Consequences {
    state.table.mode = match std::mem::take(&mut state.table.mode) {
        Mode::Setup(desk) => Mode::from(desk.before),
        Mode::Match(session) => Mode::Match(session),
        Mode::Review(session) => Mode::Review(session),
    };
    Consequences::none()
}

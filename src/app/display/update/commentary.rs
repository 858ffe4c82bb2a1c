//! Commentary on the audience display: moves and arrows beside the game, which they never touch.

use crate::app::action::BoardAction;
use crate::app::display::action::DisplayAction;
use crate::app::display::state::Commentary;
use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;
use crate::app::update::move_input::MoveInput;
use crate::session::EditCommand;

/// Begins to comment on the match, or shows it again.
pub fn toggle(state: &mut AppState) -> Consequences {
    state.table.commentary = match state.table.commentary.take() {
        Some(_) => None,
        None => state.shown_match().map(|session| Box::new(Commentary::on(session))),
    };
    Consequences::none()
}

pub fn update(state: &mut AppState, action: DisplayAction) -> Consequences {
    if state.shown_commentary().is_none() {
        return Consequences::none();
    }
    if let Some(commentary) = &mut state.table.commentary {
        follow(commentary, action);
    }
    Consequences::none()
}

fn follow(commentary: &mut Commentary, action: DisplayAction) {
    match action {
        DisplayAction::Go(command) => {
            commentary.board.put_down();
            commentary.session.go(command);
        }
        DisplayAction::Board(BoardAction::Draw(mark)) => {
            edit(commentary, EditCommand::ToggleMark(mark));
        }
        DisplayAction::Board(action) => touch(commentary, action),
    }
}

fn touch(commentary: &mut Commentary, action: BoardAction) {
    let position = commentary.session.position();
    let hands = MoveInput { board: &mut commentary.board, position, lets_fouls_happen: false };
    if let Some(mv) = hands.touch(action) {
        edit(commentary, EditCommand::Play(mv));
    }
}

/// A move that cannot be made is not made, and the piece put down: nobody reads notices on a wall.
fn edit(commentary: &mut Commentary, command: EditCommand) {
    commentary.board.put_down();
    _ = commentary.session.edit(command);
}

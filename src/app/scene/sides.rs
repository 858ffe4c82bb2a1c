//! The two sides as every scene names and places them.

use crate::app::files::form::shown_name;
use crate::app::state::AppState;
use crate::picture::PieceFace;
use crate::session::MatchSession;
use crate::shogi::{Color, Piece};
use crate::text::Text;

/// ☗ or ☖.
pub const fn mark(color: Color) -> &'static str {
    match color {
        Color::Black => "☗",
        Color::White => "☖",
    }
}

/// A name behind the mark of its side: everywhere it is known who plays which side, and never the other way round.
pub fn named(color: Color, name: &str) -> String {
    format!("{} {name}", mark(color))
}

/// Black's name and White's, each behind its mark.
pub fn both_named([black, white]: [&str; 2]) -> String {
    format!("{} – {}", named(Color::Black, black), named(Color::White, white))
}

/// The player's name, or what that side is called.
pub fn player_name(state: &AppState, text: &Text, color: Color) -> String {
    let entered = state.tree().header.player(color).map(shown_name);
    entered.unwrap_or_else(|| text.side(color, state.is_handicap()))
}

/// Who sits at the top, and who at the bottom.
pub fn seats(state: &AppState) -> [Color; 2] {
    if state.board.flipped { [Color::Black, Color::White] } else { [Color::White, Color::Black] }
}

/// How pieces are drawn from where we sit.
pub fn faces(state: &AppState) -> impl Fn(Piece) -> PieceFace + Copy {
    let (at_the_bottom, senior) = (seats(state)[1], state.senior());
    move |piece| PieceFace::of(piece, at_the_bottom, senior)
}

/// Whether a king has come near the enemy camp, so that points begin to matter.
pub fn nears_impasse(session: &MatchSession) -> bool {
    let near = session.impasse_status().near;
    near.black || near.white
}

//! The board square by square, with what is marked, drawn and asked on it.

use crate::app::action::Origin;
use crate::app::console::form::ConsoleSection;
use crate::app::engines::scene::{BestMove, best_moves};
use crate::app::practice::scene::{practice_bubble, practice_marks};
use crate::app::scene::sides::{faces, mark};
use crate::app::state::{AppState, BoardUi};
use crate::clock::SessionTime;
use crate::picture::PieceFace;
use crate::record::DrawnMark;
use crate::rules::{Grounds, pieces_in_camp, point_value};
use crate::session::{MatchSession, Pending};
use crate::shogi::{Color, Move, Piece, Position, Square, SquareSet};
use crate::text::Text;

/// The board and what lies on it.
#[derive(Clone, Debug)]
pub struct BoardScene {
    /// Whether White sits at the bottom.
    pub flipped: bool,
    /// All squares in the order of [`Square::index`].
    pub squares: Vec<SquareScene>,
    /// The piece that follows the pointer.
    pub dragged: Option<PieceFace>,
    /// The words in place of pieces while nobody is to see them.
    pub cover: Option<String>,
    /// Arrows and circles.
    pub drawn: Vec<DrawnMark>,
    /// The moves that an engine thinks well of.
    pub best: Vec<BestMove>,
    /// Whether more can be drawn.
    pub can_be_drawn_on: bool,
    /// The promotion question.
    pub promotion: Option<PromotionScene>,
    /// Why the move that was tried is illegal.
    pub bubble: Option<BubbleScene>,
    /// A piece that shakes, and by how much of a square to the right.
    pub shaking: Option<(Square, f32)>,
    /// Who can pick up pieces now.
    pub active: Option<Color>,
    /// Whether the other side's pieces can be picked up, too: the rules let illegal moves happen.
    pub lets_fouls_happen: bool,
}

/// One square.
#[derive(Clone, Debug)]
pub struct SquareScene {
    /// The square.
    pub square: Square,
    /// The piece on it; nothing while it is being dragged or still on its way there.
    pub piece: Option<PieceFace>,
    /// Whose piece it is.
    pub owner: Option<Color>,
    /// What is marked.
    pub marks: Vec<Mark>,
    /// What its piece counts, while points are counted.
    pub points: Option<u16>,
    /// What a screen reader says, and tests look for: "7g Black pawn".
    pub label: String,
}

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The last move left it.
    LastFrom,
    /// The last move reached it.
    LastTo,
    /// Its piece was picked up, or is about to arrive.
    Picked,
    /// The piece that was picked up can go there.
    Destination,
    /// Its king is in check.
    Check,
    /// Its piece is counted for a declaration.
    Counted,
    /// In a position that is set up: it bars play.
    Fault,
    /// In a position that is set up: no game leads there.
    Odd,
}

/// The promotion question.
#[derive(Clone, Debug)]
pub struct PromotionScene {
    /// The square on which it is asked.
    pub square: Square,
    /// Whether it is asked of somebody who sits across the table.
    pub is_turned: bool,
    /// The faces to choose from with their names: promoted, then not.
    pub choices: [(bool, PieceFace, String); 2],
}

/// What is told at a square.
#[derive(Clone, Debug)]
pub struct BubbleScene {
    /// The square.
    pub square: Square,
    /// What is told.
    pub words: String,
    /// The squares of which it speaks, which are to be seen.
    pub about: Vec<Square>,
}

impl BoardScene {
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Self {
        let face = faces(state);
        Self {
            flipped: state.board.flipped,
            squares: squares(state, text, face, now),
            dragged: dragged_piece(&state.board, state.position()).map(face),
            cover: state.hides_board().then(|| text.say("board-hidden")),
            drawn: drawn(state),
            best: best_moves(state),
            can_be_drawn_on: can_be_drawn_on(state),
            promotion: promotion(&state.board, state.position(), text, face)
                .map(|question| PromotionScene { is_turned: is_asked_across(state), ..question }),
            bubble: bubble(state, text),
            shaking: shaking(state, now),
            active: state.who_can_move(),
            lets_fouls_happen: state.lets_fouls_happen(),
        }
    }
}

/// Between two people across the table it is told to each of them instead.
fn bubble(state: &AppState, text: &Text) -> Option<BubbleScene> {
    let Some(refused) = state.board.refused.filter(|_| !state.is_table_top()) else {
        return practice_bubble(state, text);
    };
    let about = refused.proof.squares().into_iter().collect();
    Some(BubbleScene { square: refused.to, words: text.illegal_move(&refused.proof), about })
}

/// The piece that was to make an illegal move shakes its head.
fn shaking(state: &AppState, now: SessionTime) -> Option<(Square, f32)> {
    const TURNS: f32 = 3.0;
    const WIDTH: f32 = 0.06;
    let refused = state.board.refused.filter(|_| state.settings.looks.motion.is_on(state.system_looks))?;
    let (Some(Origin::Board(square)), Some(part)) = (state.board.picked, refused.shaken(now)) else { return None };
    Some((square, WIDTH * (1.0 - part) * (part * TURNS * std::f32::consts::TAU).sin()))
}

/// Whether the piece that belongs to `square` has not arrived there yet.
fn is_on_its_way(state: &AppState, square: Square, now: SessionTime) -> bool {
    state.table.motion.as_ref().is_some_and(|motion| !motion.is_over(now) && motion.leads_to(square))
}

/// All squares, each with its piece where that has been placed and is not on its way.
fn squares(state: &AppState, text: &Text, face: impl Fn(Piece) -> PieceFace, now: SessionTime) -> Vec<SquareScene> {
    let (marks, position, is_handicap) = (Marks::of(state), state.seen_position(), state.is_handicap());
    let placed = state.table.ceremony.map_or_else(|| position.board().occupied(), |ceremony| ceremony.squares());
    let is_there = |square: Square| !is_away(&state.board, square) && !is_on_its_way(state, square, now);
    let square_scene = |square: Square| {
        let piece = position.board().piece_on(square).filter(|_| placed.contains(square));
        SquareScene {
            square,
            piece: piece.filter(|_| is_there(square)).map(&face),
            owner: piece.map(|piece| piece.color),
            marks: marks.on(square),
            points: piece.filter(|_| marks.counted.contains(square)).map(|piece| point_value(piece.kind)),
            label: label(text, square, piece, is_handicap, marks.destinations.contains(square)),
        }
    };
    Square::all().map(square_scene).collect()
}

/// Whether the piece of `square` is in somebody's hand, or waits on another square for the answer whether it promotes.
pub fn is_away(board: &BoardUi, square: Square) -> bool {
    let is_dragged = board.dragging && board.picked == Some(Origin::Board(square));
    is_dragged || board.promotion.is_some_and(|(from, _)| from == square)
}

/// What a screen reader says of a square, and whether the piece that was picked up can go there.
pub fn label(text: &Text, square: Square, piece: Option<Piece>, is_handicap: bool, is_destination: bool) -> String {
    let words = text.spoken_square(square, piece, is_handicap);
    if is_destination { format!("{words} · {}", text.say("square-destination")) } else { words }
}

/// The squares to be marked, found once for the whole board.
struct Marks {
    last: Option<Move>,
    picked: SquareSet,
    destinations: SquareSet,
    checked_king: Option<Square>,
    /// What proves a claimed foul.
    proof: SquareSet,
    /// The pieces that a declaration counts.
    counted: SquareSet,
}

impl Marks {
    fn of(state: &AppState) -> Self {
        let position = state.seen_position();
        let (proof, counted) = case_squares(state);
        let refused = state.board.refused.map_or(SquareSet::EMPTY, |refused| refused.proof.squares());
        let tells_check = position.is_check() && !state.withholds_help();
        Self {
            last: state.tree().node(state.place_shown().unwrap_or(state.node())).mv,
            proof: proof | refused,
            counted,
            picked: picked_squares(&state.board),
            destinations: shown_destinations(state),
            checked_king: position.board().king(position.turn()).filter(|_| tells_check),
        }
    }

    fn on(&self, square: Square) -> Vec<Mark> {
        let is_last_from = self.last.is_some_and(|mv| mv.from() == Some(square));
        let is_last_to = self.last.is_some_and(|mv| mv.to() == square);
        let marks = [
            (is_last_from, Mark::LastFrom),
            (is_last_to, Mark::LastTo),
            (self.picked.contains(square), Mark::Picked),
            (self.destinations.contains(square), Mark::Destination),
            (self.checked_king == Some(square), Mark::Check),
            (self.proof.contains(square), Mark::Fault),
            (self.counted.contains(square), Mark::Counted),
        ];
        marks.into_iter().filter(|&(holds, _)| holds).map(|(_, mark)| mark).collect()
    }
}

/// What proves the foul that is claimed or has ended the game, and what is counted for the declaration that is being
/// thought of.
fn case_squares(state: &AppState) -> (SquareSet, SquareSet) {
    let session = state.as_match();
    if state.console_desk().is_some_and(|desk| desk.section == ConsoleSection::Count) {
        return (SquareSet::EMPTY, counted_in_camps(state.position()));
    }
    if let Some(Grounds::Foul(foul)) = session.and_then(MatchSession::verdict).map(|verdict| &verdict.grounds) {
        return (foul.proof.map_or(SquareSet::EMPTY, |proof| proof.squares()), SquareSet::EMPTY);
    }
    match session.and_then(MatchSession::pending) {
        Some(Pending::Claim(case)) => {
            (case.foul.proof.map_or(SquareSet::EMPTY, |proof| proof.squares()), SquareSet::EMPTY)
        }
        Some(Pending::Declaration(case)) if !state.hides_conditions() => (SquareSet::EMPTY, case.report.counted),
        Some(
            Pending::Declaration(_)
            | Pending::TakeBack { .. }
            | Pending::Impasse { .. }
            | Pending::Sleep(_)
            | Pending::Adjourned { .. },
        )
        | None => (SquareSet::EMPTY, SquareSet::EMPTY),
    }
}

/// Whether what `color` has in hand is being counted, as its pieces in the camp are.
pub fn counts_hand(state: &AppState, color: Color) -> bool {
    if state.console_desk().is_some_and(|desk| desk.section == ConsoleSection::Count) {
        return true;
    }
    match state.as_match().and_then(MatchSession::pending) {
        Some(Pending::Declaration(case)) => !state.hides_conditions() && case.report.declarer == color,
        Some(
            Pending::Claim(_)
            | Pending::TakeBack { .. }
            | Pending::Impasse { .. }
            | Pending::Sleep(_)
            | Pending::Adjourned { .. },
        )
        | None => false,
    }
}

/// The pieces of both sides that count for a declaration.
fn counted_in_camps(position: &Position) -> SquareSet {
    Color::ALL.into_iter().fold(SquareSet::EMPTY, |all, color| all | pieces_in_camp(position, color))
}

/// Where the piece that was picked up stands, and where it goes if only the promotion question is open.
pub fn picked_squares(board: &BoardUi) -> SquareSet {
    let from = board.picked.and_then(|origin| match origin {
        Origin::Board(square) => Some(square),
        Origin::Stand(_) => None,
    });
    from.into_iter().chain(board.promotion.map(|(_, to)| to)).collect()
}

fn shown_destinations(state: &AppState) -> SquareSet {
    let are_shown = state.settings.looks.hints && !state.withholds_help();
    if are_shown { destinations(&state.board, state.position()) } else { SquareSet::EMPTY }
}

/// Where the piece that was picked up can go; nothing while the promotion question is open.
pub fn destinations(board: &BoardUi, position: &Position) -> SquareSet {
    let Some(origin) = board.picked.filter(|_| board.promotion.is_none()) else { return SquareSet::EMPTY };
    let starts_there = |mv: &Move| match (*mv, origin) {
        (Move::Normal { from, .. }, Origin::Board(square)) => from == square,
        (Move::Drop { kind, .. }, Origin::Stand(held)) => kind == held,
        (Move::Normal { .. }, Origin::Stand(_)) | (Move::Drop { .. }, Origin::Board(_)) => false,
    };
    position.legal_moves().into_iter().filter(starts_there).map(Move::to).collect()
}

pub fn dragged_piece(board: &BoardUi, position: &Position) -> Option<Piece> {
    match board.picked.filter(|_| board.dragging)? {
        Origin::Board(square) => position.board().piece_on(square),
        Origin::Stand(kind) => Some(Piece::new(position.turn(), kind)),
    }
}

/// What is drawn at the place that is shown.
fn drawn(state: &AppState) -> Vec<DrawnMark> {
    if state.practice_session().is_some() {
        return practice_marks(state);
    }
    match (state.as_match(), state.place_shown()) {
        (Some(_), None) => state.table.match_marks.clone(),
        (Some(_), Some(_)) => Vec::new(),
        (None, place) => state.tree().node(place.unwrap_or(state.node())).marks().to_vec(),
    }
}

/// Whether the right button draws: where pieces can be moved, unless it puts down one that was picked up.
fn can_be_drawn_on(state: &AppState) -> bool {
    let is_free = state.board.picked.is_none() && state.board.promotion.is_none() && state.dialog.is_none();
    is_free && state.practice_session().is_none() && state.who_can_move().is_some()
}

/// The question that is open over `position`, with pieces drawn as `face` has them.
pub fn promotion(
    board: &BoardUi,
    position: &Position,
    text: &Text,
    face: impl Fn(Piece) -> PieceFace,
) -> Option<PromotionScene> {
    let (from, to) = board.promotion?;
    let piece = position.board().piece_on(from)?;
    let choice = |promote: bool, kind, name: &str| {
        let name = text.tell(name, &[("piece", text.piece(kind).into())]);
        (promote, face(Piece::new(piece.color, kind)), name)
    };
    let choices = [choice(true, piece.kind.promoted()?, "promotion-yes"), choice(false, piece.kind, "promotion-no")];
    Some(PromotionScene { square: to, is_turned: false, choices })
}

/// Whether the player to move sits across the table.
fn is_asked_across(state: &AppState) -> bool {
    state.is_table_top() && crate::app::scene::sides::seats(state)[0] == state.position().turn()
}

/// How a stand's owner is announced.
pub fn owner_words(state: &AppState, text: &Text, color: Color) -> String {
    format!("{} {}", mark(color), text.side(color, state.is_handicap()))
}

//! The audience display while a commentator tries moves.

use crate::app::action::Origin;
use crate::app::display::scene::DisplayGame;
use crate::app::display::scene::display::last_move;
use crate::app::display::scene::still::Still;
use crate::app::display::state::Commentary;
use crate::app::hall::scene::{HallCard, HallSide, hand_words};
use crate::app::scene::board::{destinations, dragged_piece, is_away, label, picked_squares, promotion};
use crate::app::scene::{BoardScene, Mark, PlateScene, StandScene};
use crate::app::settings::form::Notation;
use crate::hall::Notice;
use crate::picture::PieceFace;
use crate::session::MatchSession;
use crate::shogi::{Color, Move, Position};
use crate::text::{Arg, Text};

/// A commentary, with the game in a corner.
#[derive(Clone, Debug)]
pub struct CommentaryScene {
    /// The board, whose pieces can be moved.
    pub board: BoardScene,
    /// White's stand and Black's.
    pub stands: [StandScene; 2],
    /// That this is a commentary.
    pub heading: String,
    /// That it is not the game.
    pub denial: String,
    /// Where it leaves the game.
    pub origin: String,
    /// "Move 62"
    pub number: String,
    /// The move that was tried last, or the game's.
    pub last_move: String,
    /// The game as it stands, small.
    pub live: HallCard,
}

impl CommentaryScene {
    /// The display of `commentary` while `game` goes on.
    pub fn of(
        commentary: &Commentary,
        session: &MatchSession,
        game: &DisplayGame,
        notation: Notation,
        text: &Text,
    ) -> Self {
        let tried = Tried { commentary, position: commentary.session.position(), session, text };
        let (tree, node) = (commentary.session.tree(), commentary.session.node());
        let number = |name, ply: usize| text.tell(name, &[("number", Arg::from(ply))]);
        Self {
            board: tried.board(),
            stands: [Color::White, Color::Black].map(|color| tried.stand(color)),
            heading: text.say("commentary-heading"),
            denial: text.say("commentary-denial"),
            origin: number("commentary-origin", commentary.ply_of_game()),
            number: number("display-number", commentary.session.ply()),
            last_move: last_move(tree, node, commentary.session.position_before(), notation).unwrap_or_default(),
            live: live(session, game, text),
        }
    }
}

/// The position to which the commentator has come.
struct Tried<'a> {
    commentary: &'a Commentary,
    position: &'a Position,
    session: &'a MatchSession,
    text: &'a Text,
}

impl Tried<'_> {
    fn still(&self) -> Still<'_> {
        Still {
            position: self.position,
            standing: self.position.board().occupied(),
            is_hidden: false,
            senior: self.session.setup().senior,
            text: self.text,
            is_handicap: self.session.setup().start.is_handicap(),
        }
    }

    fn board(&self) -> BoardScene {
        let (still, hands, session) = (self.still(), &self.commentary.board, &self.commentary.session);
        let node = session.tree().node(session.node());
        let (picked, goals) = (picked_squares(hands), destinations(hands, self.position));
        let mut board = still.board(node.mv);
        for square in &mut board.squares {
            let at = square.square;
            square.marks.extend(picked.contains(at).then_some(Mark::Picked));
            square.marks.extend(goals.contains(at).then_some(Mark::Destination));
            square.piece = square.piece.filter(|_| !is_away(hands, at));
            let (piece, is_handicap) = (self.position.board().piece_on(at), still.is_handicap);
            square.label = label(self.text, at, piece, is_handicap, goals.contains(at));
        }
        BoardScene {
            dragged: dragged_piece(hands, self.position).map(|piece| still.face(piece)),
            drawn: node.marks().to_vec(),
            best: Vec::new(),
            can_be_drawn_on: hands.picked.is_none() && hands.promotion.is_none(),
            promotion: promotion(hands, self.position, self.text, |piece| still.face(piece)),
            active: Some(self.position.turn()),
            ..board
        }
    }

    fn stand(&self, color: Color) -> StandScene {
        let (hands, is_active) = (&self.commentary.board, self.position.turn() == color);
        let mut stand = self.still().stand(color);
        for slot in &mut stand.slots {
            slot.is_picked = is_active && hands.picked == Some(Origin::Stand(slot.kind));
            slot.count -= u8::from(slot.is_picked && hands.dragging);
        }
        StandScene { is_active, ..stand }
    }
}

/// The game as it stands, in the form in which a hall sees one of many.
fn live(session: &MatchSession, game: &DisplayGame, text: &Text) -> HallCard {
    let position = session.position();
    let last = session.tree().node(session.node()).mv;
    let faces = position.board().iter();
    let face = |piece| PieceFace::of(piece, Color::Black, session.setup().senior);
    let told = game.result.as_ref().map(|result| result.headline.clone());
    HallCard {
        name: String::new(),
        table: text.say("commentary-live"),
        number: String::new(),
        call: None,
        pieces: faces.map(|(square, piece)| (square, face(piece))).collect(),
        last: [last.and_then(Move::from), last.map(Move::to)],
        sides: [(Color::White, &game.plates[0]), (Color::Black, &game.plates[1])]
            .map(|(color, plate)| side(position, color, plate, text)),
        remark: format!("{} {}", game.number, game.last_move),
        notice: told.or_else(|| Notice::of(session).map(|notice| text.hall_notice(notice))),
        is_pale: false,
        is_urgent: game.plates.iter().any(|plate| plate.is_urgent && plate.is_running),
        is_replay: session.setup().attempt.number > 1,
    }
}

fn side(position: &Position, color: Color, plate: &PlateScene, text: &Text) -> HallSide {
    HallSide {
        name: format!("{} {}", plate.mark, plate.name),
        hand: hand_words(position, color, text),
        digits: plate.digits.clone(),
        is_running: plate.is_running,
        is_urgent: plate.is_urgent && plate.is_running,
    }
}

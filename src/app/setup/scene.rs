//! The position editor, in words.

use crate::app::scene::board::owner_words;
use crate::app::scene::sides::{faces, mark, seats};
use crate::app::scene::{Mark, SquareScene};
use crate::app::setup::state::SetupDesk;
use crate::app::state::AppState;
use crate::picture::PieceFace;
use crate::session::{PiecePlace, PieceTarget, SetupRemark};
use crate::shogi::{Color, Handicap, Piece, PieceKind, Square, SquareSet};
use crate::text::{Arg, Text};

/// The position editor.
#[derive(Clone, Debug)]
pub struct SetupScene {
    /// Whether White sits at the bottom.
    pub flipped: bool,
    /// All squares in the order of [`Square::index`].
    pub squares: Vec<SquareScene>,
    /// The stands: of the player at the top, then of the one at the bottom.
    pub stands: [TrayScene; 2],
    /// The box.
    pub piece_box: TrayScene,
    /// Both sides, with the one for whom pieces from the box are set down.
    pub box_owners: [TurnScene; 2],
    /// Whose turn it can be, in the order of the stands.
    pub turns: [TurnScene; 2],
    /// The piece that follows the pointer.
    pub dragged: Option<PieceFace>,
    /// Whether a piece was picked up, so that every square is one where it can go.
    pub has_picked: bool,
    /// Every starting position with its name.
    pub handicaps: Vec<(Handicap, String)>,
    /// The one that is set up, if it is one of them.
    pub handicap: Option<Handicap>,
    /// What bars play.
    pub faults: Vec<RemarkScene>,
    /// What is odd about the position, and allowed.
    pub odd: Vec<RemarkScene>,
    /// Why no game can be played from the position.
    pub play_barred: Option<String>,
    /// Why the position cannot be gone through.
    pub review_barred: Option<String>,
}

/// Something made of wood in which pieces lie: a stand or the box.
#[derive(Clone, Debug)]
pub struct TrayScene {
    /// Where a piece goes that is put down here.
    pub target: PieceTarget,
    /// Whether it lies at the top, its pieces pointing down.
    pub is_far: bool,
    /// The pieces by kind, the most valuable one first.
    pub slots: Vec<TraySlot>,
    /// What a screen reader calls it.
    pub label: String,
}

/// The pieces of one kind on a stand or in the box.
#[derive(Clone, Debug)]
pub struct TraySlot {
    /// Where the piece is taken from.
    pub place: PiecePlace,
    /// How it is drawn.
    pub face: PieceFace,
    /// How many lie there; one less while one is being dragged.
    pub count: u8,
    /// Whether one of them was picked up.
    pub is_picked: bool,
    /// What a screen reader says, and tests look for.
    pub label: String,
}

/// A side that can be chosen.
#[derive(Clone, Debug)]
pub struct TurnScene {
    /// The side.
    pub color: Color,
    /// ☗ or ☖.
    pub mark: &'static str,
    /// ☗ Black
    pub name: String,
    /// Whether it is chosen.
    pub is_chosen: bool,
    /// What a screen reader says of it.
    pub label: String,
}

/// A remark on the position.
#[derive(Clone, Debug)]
pub struct RemarkScene {
    /// The sentence.
    pub words: String,
    /// The squares concerned, where they are several.
    pub squares: String,
}

impl SetupScene {
    pub fn of(state: &AppState, desk: &SetupDesk, text: &Text) -> Self {
        let sides = seats(state);
        let remarks = desk.editor.remarks();
        let barred = |bars: fn(&SetupRemark) -> bool| {
            remarks.iter().find(|remark| bars(remark)).map(|remark| text.setup_remark(remark))
        };
        let choice = |color: Color, chosen: Color, sentence: &str| {
            let name = owner_words(state, text, color);
            let label = text.tell(sentence, &[("side", Arg::from(name.clone()))]);
            TurnScene { color, mark: mark(color), name, is_chosen: color == chosen, label }
        };
        Self {
            flipped: state.board.flipped,
            squares: squares(state, desk, text, &remarks),
            stands: sides.map(|color| stand(state, desk, text, color)),
            piece_box: piece_box(state, desk, text),
            box_owners: Color::ALL.map(|color| choice(color, desk.box_owner, "setup-box-owner")),
            turns: sides.map(|color| choice(color, desk.editor.setup().turn, "setup-turn")),
            dragged: picked_piece(desk).filter(|_| desk.dragging).map(|piece| faces(state)(piece)),
            has_picked: desk.picked.is_some(),
            handicaps: Handicap::ALL.into_iter().map(|handicap| (handicap, text.handicap(handicap))).collect(),
            handicap: Handicap::of(desk.editor.setup()),
            play_barred: barred(SetupRemark::bars_play),
            review_barred: barred(SetupRemark::bars_review),
            faults: remark_scenes(desk, text, SetupRemark::bars_play),
            odd: remark_scenes(desk, text, |remark| !remark.bars_play()),
        }
    }
}

fn remark_scenes(desk: &SetupDesk, text: &Text, wanted: fn(&SetupRemark) -> bool) -> Vec<RemarkScene> {
    let scene = |remark: &SetupRemark| {
        let squares = remark.squares(desk.editor.setup());
        let squares = if squares.has_several() { text.squares(squares) } else { String::new() };
        RemarkScene { words: text.setup_remark(remark), squares }
    };
    desk.editor.remarks().iter().filter(|remark| wanted(remark)).map(scene).collect()
}

fn picked_piece(desk: &SetupDesk) -> Option<Piece> {
    desk.picked.and_then(|place| desk.editor.piece_at(place))
}

fn squares(state: &AppState, desk: &SetupDesk, text: &Text, remarks: &[SetupRemark]) -> Vec<SquareScene> {
    let shown = |grave: bool| {
        let ours = remarks.iter().filter(|remark| remark.bars_play() == grave);
        ours.fold(SquareSet::EMPTY, |set, remark| set | remark.squares(desk.editor.setup()))
    };
    let (faults, odd) = (shown(true), shown(false));
    let scene = |square: Square| {
        let piece = desk.editor.setup().board.piece_on(square);
        let is_picked = desk.picked == Some(PiecePlace::Board(square));
        let marks =
            [(is_picked, Mark::Picked), (faults.contains(square), Mark::Fault), (odd.contains(square), Mark::Odd)];
        SquareScene {
            points: None,
            square,
            piece: piece.filter(|_| !(is_picked && desk.dragging)).map(|piece| faces(state)(piece)),
            owner: piece.map(|piece| piece.color),
            marks: marks.into_iter().filter(|&(holds, _)| holds).map(|(_, mark)| mark).collect(),
            label: text.spoken_square(square, piece, state.is_handicap()),
        }
    };
    Square::all().map(scene).collect()
}

fn stand(state: &AppState, desk: &SetupDesk, text: &Text, color: Color) -> TrayScene {
    let owner = text.side(color, state.is_handicap());
    let held = desk.editor.setup().hand(color).iter();
    let slots = held.map(|(kind, count)| {
        let args = [
            ("side", Arg::from(owner.clone())),
            ("piece", text.piece(kind).into()),
            ("count", u32::from(count).into()),
        ];
        let piece = Piece::new(color, kind);
        slot(state, desk, PiecePlace::Stand(color, kind), piece, count, text.tell("stand-piece", &args))
    });
    TrayScene {
        target: PieceTarget::Stand(color),
        is_far: seats(state)[0] == color,
        slots: slots.collect(),
        label: text.tell("stand-label", &[("side", Arg::from(owner.clone()))]),
    }
}

fn piece_box(state: &AppState, desk: &SetupDesk, text: &Text) -> TrayScene {
    let slots = std::iter::once(PieceKind::King).chain(PieceKind::HAND).map(|kind| {
        let count = desk.editor.in_box(kind);
        let args = [("piece", Arg::from(text.piece(kind))), ("count", u32::from(count).into())];
        let piece = Piece::new(desk.box_owner, kind);
        slot(state, desk, PiecePlace::Box(piece), piece, count, text.tell("setup-box-piece", &args))
    });
    TrayScene { target: PieceTarget::Box, is_far: false, slots: slots.collect(), label: text.say("setup-box-label") }
}

fn slot(state: &AppState, desk: &SetupDesk, place: PiecePlace, piece: Piece, count: u8, label: String) -> TraySlot {
    let is_picked = desk.picked == Some(place);
    let away = u8::from(is_picked && desk.dragging);
    TraySlot { place, face: faces(state)(piece), count: count.saturating_sub(away), is_picked, label }
}

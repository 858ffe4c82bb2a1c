//! The position editor: the board and both stands on the table, whose turn it is where the clocks are in a game, and
//! the box, the starting positions and what is wrong at the side.

mod gestures;
mod panel;
mod squares;
mod tray;
mod turn;

use egui::{CursorIcon, Pos2, Rect, Ui, vec2};

use crate::app::action::Action;
use crate::app::setup::action::SetupAction;
use crate::app::setup::scene::SetupScene;
use crate::app::theme::Colours;
use crate::app::views::board;
use crate::app::views::board::BoardGeometry;
use crate::app::views::look::Look;
use crate::app::views::parts::paint_face;
use crate::app::views::table::{CardNeeds, TableLayout};
use crate::picture::PieceFace;
use crate::session::PieceTarget;

pub use panel::panel_ui;

/// Board, stands and turn. `piece_box` is where the box lies at the side.
#[must_use]
pub fn table_ui(ui: &mut Ui, scene: &SetupScene, piece_box: Rect, look: Look<'_>) -> Vec<Action> {
    let layout = TableLayout::in_area(ui.max_rect(), CardNeeds::ALL);
    let stands = layout.stands_apart();
    let geometry = BoardGeometry::new(layout.board, scene.flipped);
    let mut actions = Vec::new();
    for (turn, rect) in scene.turns.iter().zip(layout.plates) {
        actions.extend(turn::card_ui(ui, rect, turn, look));
    }
    for (stand, rect) in scene.stands.iter().zip(stands) {
        let (columns, rows) = if rect.width() > rect.height() { (4, 2) } else { (2, 4) };
        let tray = tray::Tray { rect, columns, rows, piece: geometry.cell().y, tint: ui.board_colours().stand_tint };
        actions.extend(tray::tray_ui(ui, &tray, stand, look));
    }
    board::paint_wood(ui, &geometry, look);
    actions.extend(squares::squares_ui(ui, &geometry, scene));
    let places = Places { geometry, stands, piece_box };
    actions.extend(scene.dragged.and_then(|face| dragged_ui(ui, &places, scene, face)));
    actions.into_iter().map(Action::Setup).collect()
}

/// Where a piece can be let go.
struct Places {
    geometry: BoardGeometry,
    stands: [Rect; 2],
    piece_box: Rect,
}

impl Places {
    fn at(&self, point: Pos2, scene: &SetupScene) -> Option<PieceTarget> {
        if let Some(square) = self.geometry.square_at(point) {
            return Some(PieceTarget::Board(square));
        }
        let trays = [(self.stands[0], &scene.stands[0]), (self.stands[1], &scene.stands[1])];
        let all = trays.into_iter().chain([(self.piece_box, &scene.piece_box)]);
        all.into_iter().find(|(rect, _)| rect.contains(point)).map(|(_, tray)| tray.target)
    }
}

/// The piece that follows the pointer, until the button is let go.
fn dragged_ui(ui: &Ui, places: &Places, scene: &SetupScene, face: PieceFace) -> Option<SetupAction> {
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let pointer = ui.input(|input| input.pointer.interact_pos());
    if let Some(at) = pointer {
        let above = ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Tooltip, ui.scope_id().with("dragged")));
        let cell = places.geometry.cell().y;
        paint_face(&above, at - vec2(0.0, cell * 0.08), cell * 1.06, face, true);
    }
    let is_held = ui.input(|input| input.pointer.primary_down());
    (!is_held).then(|| SetupAction::Release(pointer.and_then(|at| places.at(at, scene))))
}

//! The rows of a proposed round: in columns where there is room for all of them, otherwise with the sides and the reason below
//! the names.

use std::sync::Arc;

use egui::{Color32, Galley, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::event::action::RoundAction;
use crate::app::event::scene::{ProposalScene, ProposedPlayer};
use crate::app::event::view::columns::{Columns, ROW, stripe, widest, widest_name};
use crate::app::event::view::status::galley;
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::parts::{focus_ring_if_filled, width_of};

/// Where the first column begins, as a part of the width.
const BEGIN: f32 = 0.012;
/// How much wider bold words are.
const BOLDER: f32 = 1.1;
/// Between the reason and the next row.
const BELOW: f32 = 6.0;

/// How rows are laid out: all alike, so that those out of sight need not be made.
pub enum Shape {
    /// Table, both players, the sides, and why.
    Columns([f32; 6]),
    /// Table and both players beside each other, below them the reason.
    Beside {
        /// Where the columns begin, and where the last one ends.
        edges: [f32; 4],
        /// How high a row is.
        height: f32,
    },
    /// The players below each other, too.
    Below {
        /// The same, with a single column of players.
        edges: [f32; 3],
        /// How high a row is.
        height: f32,
    },
}

impl Shape {
    /// The first that has room for everything.
    pub fn of(ui: &Ui, scene: &ProposalScene, heads: &[String; 5]) -> Self {
        let room = ui.available_width();
        let head = |index: usize| width_of(ui, &heads[index], SIZES.small) * BOLDER + SIZES.gap;
        let table = head(0) + SIZES.gap;
        let names = |seat: usize| widest_name(ui, scene.names(seat)).max(head(seat + 1));
        let players = [names(0), names(1).max(widest(ui, scene.words_of_byes(), SIZES.body))];
        let terms = widest(ui, scene.rows.iter().map(|row| row.terms.as_str()), SIZES.small).max(head(3)) + SIZES.gap;
        let why = widest(ui, scene.reasons(), SIZES.small).max(head(4));
        let begin = BEGIN * room;
        if begin + table + players[0] + players[1] + terms + why <= room {
            let ends = [table, players[0], players[1], terms].into_iter().scan(begin, |at, width| {
                *at += width;
                Some(*at / room)
            });
            let ends: Vec<f32> = ends.collect();
            return Self::Columns([BEGIN, ends[0], ends[1], ends[2], ends[3], 1.0]);
        }
        let first = (begin + table) / room;
        let half = (1.0 - first) / 2.0;
        let lines = scene.below().map(|words| below(ui, words, room * (1.0 - first), Color32::BLACK).size().y);
        let height = lines.fold(0.0, f32::max).ceil() + BELOW;
        if players[0].max(players[1]) <= half * room {
            return Self::Beside { edges: [BEGIN, first, first + half, 1.0], height: ROW + height };
        }
        Self::Below { edges: [BEGIN, first, 1.0], height: 2.0 * ROW + height }
    }

    /// How high a row is.
    pub const fn height(&self) -> f32 {
        match self {
            Self::Columns(_) => ROW,
            Self::Beside { height, .. } | Self::Below { height, .. } => *height,
        }
    }

    /// Where the columns with heads begin and end, and how many of them there are.
    pub const fn heads(&self) -> (&[f32], usize) {
        match self {
            Self::Columns(edges) => (edges, 5),
            Self::Beside { edges, .. } => (edges, 3),
            Self::Below { edges, .. } => (edges, 2),
        }
    }

    /// The part of a row in which the player of this seat stands, and in which of its columns.
    fn place(&self, row: Rect, seat: usize) -> (Columns<'_>, usize) {
        let line = Rect::from_min_size(row.min, vec2(row.width(), ROW));
        match self {
            Self::Columns(edges) => (Columns { row: line, edges }, seat + 1),
            Self::Beside { edges, .. } => (Columns { row: line, edges }, seat + 1),
            Self::Below { edges, .. } => (Columns { row: line.translate(vec2(0.0, ROW * seat as f32)), edges }, 1),
        }
    }
}

/// What stands in a row.
struct Row<'a> {
    table: Option<u32>,
    players: [Option<&'a ProposedPlayer>; 2],
    /// In place of a player: whoever takes no part, and that there is no opponent.
    words: [&'a str; 2],
    terms: &'a str,
    why: &'a str,
    /// Sides and reason.
    below: &'a str,
    is_again: bool,
    label: &'a str,
}

impl<'a> Row<'a> {
    fn of(scene: &'a ProposalScene, index: usize) -> Self {
        let none = Row {
            table: None,
            players: [None; 2],
            words: [""; 2],
            terms: "",
            why: "",
            below: "",
            is_again: false,
            label: "",
        };
        let (tables, byes) = (scene.rows.len(), scene.byes.len());
        if let Some(row) = scene.rows.get(index) {
            let players = row.players.each_ref().map(Some);
            let (terms, why, below, label) = (&row.terms, &row.why, &row.below, &row.label);
            return Row { table: Some(row.table), players, terms, why, below, is_again: row.is_again, label, ..none };
        }
        if let Some(bye) = scene.byes.get(index - tables) {
            let (why, label) = (&bye.why, &bye.label);
            return Row { players: [Some(&bye.player), None], words: ["", &bye.words], why, below: why, label, ..none };
        }
        let absent = &scene.absent[index - tables - byes];
        Row { words: [&absent.name, ""], why: &absent.why, below: &absent.why, label: &absent.label, ..none }
    }
}

/// A row; says who was clicked.
pub fn row_ui(ui: &mut Ui, scene: &ProposalScene, shape: &Shape, index: usize) -> Option<RoundAction> {
    let content = Row::of(scene, index);
    let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), shape.height()), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, content.label));
    ui.painter().rect_filled(row, SIZES.radius, stripe(ui, index));
    let palette = ui.palette();
    let (first, _) = shape.place(row, 0);
    if let Some(table) = content.table {
        first.write(ui, 0, &table.to_string(), bold(SIZES.body), palette.ink);
    }
    let mut clicked = None;
    for (seat, player) in content.players.into_iter().enumerate() {
        let (columns, column) = shape.place(row, seat);
        columns.write(ui, column, content.words[seat], regular(SIZES.body), palette.ink_soft);
        clicked = clicked.or(player.and_then(|player| player_ui(ui, columns.cell(column), seat, player)));
    }
    let ink = if content.is_again { palette.grave } else { palette.ink_soft };
    if let Shape::Columns(_) = shape {
        first.write(ui, 3, content.terms, regular(SIZES.small), palette.ink);
        first.write(ui, 4, content.why, regular(SIZES.small), ink);
    } else {
        let left = first.cell(1).left();
        let words = below(ui, content.below, row.right() - left, ink);
        ui.painter().galley(pos2(left, row.bottom() - BELOW - words.size().y), words, ink);
    }
    clicked
}

/// Sides and reason below the names, in as many lines as they need.
fn below(ui: &Ui, words: &str, width: f32, ink: Color32) -> Arc<Galley> {
    galley(ui, words, (regular(SIZES.small), ink), width, usize::MAX)
}

fn player_ui(ui: &mut Ui, cell: Rect, seat: usize, scene: &ProposedPlayer) -> Option<RoundAction> {
    let palette = ui.palette();
    let response = player_response(ui, cell, seat, scene);
    let on_fill = |ink| if scene.is_chosen { palette.on_accent } else { ink };
    if scene.is_chosen || response.hovered() {
        let fill = if scene.is_chosen { palette.chosen } else { palette.hover };
        // What stands in the next column is not touched.
        let filled = cell.with_min_x(cell.left() - 6.0).with_max_x(cell.right() - 3.0).shrink2(vec2(0.0, 2.0));
        ui.painter().rect_filled(filled, SIZES.radius, fill);
    }
    let inks = [on_fill(palette.ink), on_fill(palette.ink_soft)];
    let columns = Columns { row: cell.with_max_x(cell.right() + SIZES.gap), edges: &[0.0, 1.0] };
    columns.name(ui, 0, [&scene.name, &scene.rank], regular(SIZES.body), inks);
    focus_ring_if_filled(ui, &response, cell, scene.is_chosen);
    response.clicked().then_some(RoundAction::Choose(scene.number))
}

fn player_response(ui: &Ui, cell: Rect, seat: usize, scene: &ProposedPlayer) -> Response {
    let response = ui.interact(cell.expand2(vec2(6.0, -2.0)), ui.scope_id().with(("player", seat)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, scene.is_chosen, &scene.name));
    response
}

//! The card that tells the result, over the board where it hides least, or below the record.

use egui::epaint::text::FontsView;
use egui::{Area, Color32, Frame, Id, Margin, Order, Panel, Pos2, Rect, Stroke, Ui, Vec2, vec2};

use super::button_rows::button_rows;
use super::buttons::{FillableButton, primary_button};
use super::case::{CaseRoom, Whole, panel_height, panel_ui};
use super::icons::{Icon, bare_icon_button};
use super::notices::LEAST_NOTICE;
use super::parts::{soft, strong, width_of};
use super::players_tools::tools_height;
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::scene::{ResultScene, Scene};
use crate::app::theme::{Colours, SIZES, bold};
use crate::app::views::look::Look;
use crate::app::views::prose::Prose;

/// How wide what stands on the card is over a board.
const WIDTH: f32 = 336.0;

/// In a narrower window the card would hide nearly all of the board.
const NARROWEST_WINDOW: f32 = 1_000.0;

/// Where a console has less room below its head, the result is told in a line: what can be done next stands in the menus.
const LOWEST_WITH_CARD: f32 = 380.0;

/// The name of the card below the record.
pub const RESULT: &str = "result";

/// At either side of what stands on the card below the record.
const AROUND: u8 = 16;

/// The room for the cross beside words.
const CROSS_ROOM: f32 = 28.0;

/// Whether the card lies over the board; where that is too small for it, it stands below the record.
pub fn lies_over_board(ui: &Ui) -> bool {
    ui.content_rect().width() >= NARROWEST_WINDOW
}

/// Whether it stands below the record.
pub fn has_result_below(ui: &Ui, scene: &Scene) -> bool {
    scene.result.is_some() && !lies_over_board(ui)
}

/// The card below the record, where it hides nothing of a small board.
#[must_use]
pub fn result_in_record_ui(ui: &mut Ui, scene: &Scene, room: CaseRoom, look: Look<'_>) -> Vec<Action> {
    let (available, has_notices) = (ui.available_height(), !scene.notices.is_empty());
    let Some(scene) = scene.result.as_ref().filter(|_| !lies_over_board(ui)) else { return Vec::new() };
    let mut closed = None;
    let is_low = room == CaseRoom::Most && (available < LOWEST_WITH_CARD || has_notices && hides_notices(ui));
    let told = |ui: &mut Ui| {
        let corner = ui.max_rect().right_top();
        if is_low {
            told_in_short_ui(ui, scene)
        } else {
            told_ui(ui, scene, SIZES.title)
        }
        // Beside words in a line there is a margin for it.
        let beside = if is_low { CROSS_ROOM - 14.0 } else { -14.0 };
        closed = close_ui(ui, corner + vec2(beside, 14.0), look);
    };
    if is_low {
        let margin = Margin { left: 16, right: 16 + CROSS_ROOM as i8, top: 8, bottom: 8 };
        let frame = Frame::new().fill(ui.palette().foot).inner_margin(margin);
        Panel::bottom(RESULT).frame(frame).resizable(false).show(ui, told);
        return closed.into_iter().collect();
    }
    let mut actions = panel_ui(ui, RESULT, room, told, |ui| next_ui(ui, &scene.next, look));
    actions.extend(closed);
    actions
}

/// All the room below the record but for the players' tools and what has to be told besides. Who won and why stay in sight
/// all the same: what else is told can be scrolled.
#[must_use]
pub fn room_for_result(ui: &Ui, scene: &Scene) -> CaseRoom {
    let notices = if scene.notices.is_empty() { 0.0 } else { LEAST_NOTICE + 2.0 * SIZES.gap };
    let kept = notices + tools_height(scene);
    let least = scene.result.as_ref().map_or(0.0, |result| gist_height(ui, result));
    CaseRoom::AllBut { kept: kept.ceil() as Whole, least: least.ceil() as Whole }
}

/// How high it is who won, and why.
fn gist_height(ui: &Ui, scene: &ResultScene) -> f32 {
    let width = ui.available_width() - 2.0 * f32::from(AROUND) - CROSS_ROOM;
    let high = |words: &str| {
        let laid_out =
            |fonts: &mut FontsView<'_>| fonts.layout(words.to_owned(), bold(SIZES.title), Color32::BLACK, width);
        ui.fonts_mut(laid_out).size().y
    };
    high(who_won(scene)) + SIZES.gap + high(&scene.reason)
}

/// Whether all of the card leaves no room below it for what is told besides: that comes first, and can be put away.
fn hides_notices(ui: &Ui) -> bool {
    // What lies between the two takes some as well.
    ui.available_height() - panel_height(ui, RESULT) < LEAST_NOTICE + 2.0 * SIZES.gap
}

/// The card over the board that says who won and by which rule, and what can be done next.
///
/// It lies where it hides as little as can be of the squares that show why.
#[must_use]
pub fn result_ui(ui: &mut Ui, board: Rect, evidence: &[Rect], scene: &ResultScene, look: Look<'_>) -> Vec<Action> {
    let palette = ui.palette();
    let id = Id::unique("result");
    // It is measured before it is seen for the first time.
    let size = ui.memory(|memory| memory.area_rect(id)).map_or(Vec2::ZERO, |card| card.size());
    let area = Area::new(id).order(Order::Middle).fixed_pos(place(board, evidence, size).min);
    let frame = Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(12)
        .shadow(egui::Shadow { offset: [0, 8], blur: 30, spread: 0, color: palette.shadow })
        .inner_margin(Margin::symmetric(24, 20));
    let framed = |ui: &mut Ui| {
        ui.set_width(WIDTH);
        told_ui(ui, scene, SIZES.heading * 1.2);
        ui.add_space(SIZES.gap);
        next_ui(ui, &scene.next, look)
    };
    let shown = area.show(ui.ctx(), |ui| frame.show(ui, framed));
    let (card, mut actions) = (shown.inner.response.rect, shown.inner.inner);
    let mut corner = ui.new_child(egui::UiBuilder::new().layer_id(shown.response.layer_id).max_rect(card));
    actions.extend(close_ui(&mut corner, card.right_top() + vec2(-24.0, 24.0), look));
    actions
}

/// The cross around `center` that puts the card away.
fn close_ui(ui: &mut Ui, center: Pos2, look: Look<'_>) -> Option<Action> {
    let cross = Rect::from_center_size(center, vec2(28.0, 28.0));
    let clicked = bare_icon_button(ui, Icon::Close, cross, &look.text.say("result-close")).clicked();
    clicked.then_some(Action::DismissResult)
}

/// Who won, and why.
fn told_in_short_ui(ui: &mut Ui, scene: &ResultScene) {
    ui.set_width(ui.available_width());
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(who_won(scene), SIZES.body));
        ui.prose(strong(&scene.reason, SIZES.body).color(ui.palette().urgent));
    });
}

/// By name, where it is known.
fn who_won(scene: &ResultScene) -> &str {
    scene.named.as_ref().unwrap_or(&scene.headline)
}

/// Who won, and why.
fn told_ui(ui: &mut Ui, scene: &ResultScene, headline: f32) {
    // The cross has its place beside the first line.
    let beside_cross = ui.available_width() - CROSS_ROOM;
    ui.scope(|ui| {
        ui.set_max_width(beside_cross);
        ui.prose(strong(who_won(scene), headline));
    });
    ui.horizontal_wrapped(|ui| {
        ui.prose(strong(&scene.reason, SIZES.title).color(ui.palette().urgent));
        ui.prose(soft(&scene.other_reason));
    });
    scene.explanation.iter().chain(&scene.series).for_each(|line| _ = ui.prose(line));
    ui.prose(soft(&scene.facts));
}

/// What can be done next, in rows that fill the card; what is likeliest stands out, and has a row to itself where the
/// others fill theirs without it. Where there is no room for two as wide as the longest, only the short ones share a row.
fn next_ui(ui: &mut Ui, next: &[Command], look: Look<'_>) -> Vec<Action> {
    let Some(&likeliest) = next.first() else { return Vec::new() };
    let columns = columns(ui, next, look);
    if columns == 1 {
        let (height, words) = (ui.spacing().interact_size.y, |command: Command| look.text.say(command.name()));
        let press = |ui: &mut Ui, command, size| button_ui(ui, command, likeliest, size, look);
        return button_rows(ui, next, height, words, press).into_iter().map(Action::Command).collect();
    }
    let (above, others) = next.split_at(next.len() % columns);
    let rows = [above].into_iter().chain(others.chunks(columns)).filter(|row| !row.is_empty());
    rows.flat_map(|row| row_ui(ui, row, likeliest, look)).collect()
}

/// How many buttons of one width have room beside each other.
fn columns(ui: &Ui, next: &[Command], look: Look<'_>) -> usize {
    let widths = next.iter().map(|command| width_of(ui, &look.text.say(command.name()), SIZES.body));
    let widest = widths.fold(0.0, f32::max) + 2.0 * ui.spacing().button_padding.x;
    let count = (ui.available_width() + SIZES.gap) / (widest + SIZES.gap);
    (count as usize).clamp(1, next.len())
}

fn row_ui(ui: &mut Ui, row: &[Command], likeliest: Command, look: Look<'_>) -> Vec<Action> {
    let gaps = SIZES.gap * (row.len() - 1) as f32;
    let size = vec2((ui.available_width() - gaps) / row.len() as f32, ui.spacing().interact_size.y);
    ui.horizontal(|ui| buttons_ui(ui, row, likeliest, size, look)).inner
}

fn buttons_ui(ui: &mut Ui, row: &[Command], likeliest: Command, least: Vec2, look: Look<'_>) -> Vec<Action> {
    let pressed = row.iter().filter(|&&command| button_ui(ui, command, likeliest, least, look));
    pressed.copied().map(Action::Command).collect()
}

fn button_ui(ui: &mut Ui, command: Command, likeliest: Command, least: Vec2, look: Look<'_>) -> bool {
    let words = look.text.say(command.name());
    let button = if command == likeliest { primary_button(ui, &words) } else { FillableButton::plain(&words) };
    ui.add(button.min_size(least)).clicked()
}

/// In the middle of the board, or at an edge or a corner of it where that hides less.
fn place(board: Rect, evidence: &[Rect], size: Vec2) -> Rect {
    let room = board.shrink(board.height() * 0.06);
    let room = Rect::from_center_size(room.center(), room.size().max(size));
    let across = [room.center().x - size.x / 2.0, room.left(), room.right() - size.x];
    let down = [room.center().y - size.y / 2.0, room.bottom() - size.y, room.top()];
    let places = across.into_iter().flat_map(|x| down.map(|y| Rect::from_min_size(Pos2::new(x, y), size)));
    let hidden = |card: &Rect| {
        let squares = evidence.iter().filter(|square| square.intersects(*card));
        squares.map(|square| square.intersect(*card).area()).sum::<f32>()
    };
    places.min_by(|one, other| hidden(one).total_cmp(&hidden(other))).expect("there are nine places")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_card_hides_nothing_of_a_last_move_that_lies_away_from_the_middle() {
        let board = Rect::from_min_size(Pos2::new(180.0, 97.0), vec2(596.0, 650.0));
        let card = vec2(386.0, 330.0);
        for x in 0..8 {
            for y in [0, 1, 2, 5, 6, 7, 8] {
                let corner = board.min + vec2(30.0 + 60.0 * x as f32, 40.0 + 66.0 * y as f32);
                let moved = [corner, corner + vec2(60.0, 0.0)].map(|at| Rect::from_min_size(at, vec2(60.0, 66.0)));
                let place = place(board, &moved, card);
                assert!(board.contains_rect(place), "{place:?} lies on the board");
                let is_hidden = moved.iter().any(|square| square.shrink(0.5).intersects(place));
                assert!(!is_hidden, "{place:?} hides a move at {corner:?}");
            }
        }
    }
}

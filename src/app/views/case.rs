//! What waits for an answer in a match, below the moves: it covers nothing of the board.

use egui::accesskit::Live;
use egui::{Frame, Id, Margin, Panel, RichText, ScrollArea, Shape, Stroke, Ui, Vec2, vec2};

use super::announcement::announce;
use super::button_rows::button_rows;
use super::buttons::{FillableButton, grave_button, primary_button, quiet_grave_button};
use super::parts::{button_width, soft, strong, width_of};
use crate::app::action::Action;
use crate::app::scene::case::AnswerTone;
use crate::app::scene::{AnswerScene, CaseScene};
use crate::app::theme::{Colours, SIZES};
use crate::app::views::prose::Prose;

/// The name of the panel of what waits for an answer.
pub const CASE: &str = "case";

/// Around what is told and the answers.
const MARGIN: Margin = Margin::symmetric(16, 14);

/// How high answers are on one row.
const ONE_ROW: f32 = 30.0;

/// How low what is told may become before it scrolls.
const LOWEST_BODY: f32 = 60.0;

/// Two rows of moves, which tell what led to a case, with what is left free above and below them.
pub const MOVES: f32 = 2.0 * (SIZES.row + SIZES.gap);

/// How narrow the words of a ruling may become.
const NARROWEST_RULING: f32 = 96.0;

/// What is told is never lower for the sake of the moves above it: the headline, and what was done in three lines.
const LOWEST_BESIDE_MOVES: f32 = 92.0;

/// How much of the room below the heading a case may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseRoom {
    /// All of it: what has to be decided goes before the list of moves.
    All,
    /// All but [`MOVES`], unless that hides what has to be decided.
    BesideMoves,
    /// Most of it: the tools above it are needed for the decision.
    Most,
    /// All but what has its place above it, unless what is told would be lower than `least` for that.
    AllBut { kept: Whole, least: Whole },
}

/// A height in whole points.
pub type Whole = u16;

#[must_use]
pub fn case_ui(ui: &mut Ui, scene: &CaseScene, room: CaseRoom) -> Vec<Action> {
    panel_ui(ui, CASE, room, |ui| body_ui(ui, scene), |ui| answers_ui(ui, &scene.answers))
}

/// How high a panel of this name is with all that it tells, as far as is known, and at most as high as there is room.
#[must_use]
pub fn panel_height(ui: &Ui, name: &str) -> f32 {
    let [told, answers] = heights(ui, name).unwrap_or([LOWEST_BODY, ONE_ROW]);
    (told.max(LOWEST_BODY) + answers + MARGIN.sum().y + 2.0 * SIZES.gap).min(ui.available_height())
}

/// How high what is told was in a room so wide with nothing cut, and the answers.
fn heights(ui: &Ui, name: &str) -> Option<[f32; 2]> {
    ui.data(|data| data.get_temp(heights_id(ui, name)))
}

fn heights_id(ui: &Ui, name: &str) -> Id {
    ui.scope_id().with(("heights", name, ui.available_width().to_bits()))
}

/// What is told, which scrolls where there is no room for all of it, and what can be answered, which is always in sight.
/// `name` tells it from another one below the same record.
#[must_use]
pub fn panel_ui(
    ui: &mut Ui,
    name: &str,
    room: CaseRoom,
    body: impl FnOnce(&mut Ui),
    answers: impl FnOnce(&mut Ui) -> Vec<Action>,
) -> Vec<Action> {
    let expected = heights(ui, name).unwrap_or([0.0, ONE_ROW]);
    let available = ui.available_height();
    let around = MARGIN.sum().y + 2.0 * SIZES.gap + expected[1];
    let highest = match room {
        CaseRoom::Most => available * 0.75 - around,
        CaseRoom::BesideMoves if available - around - MOVES >= LOWEST_BESIDE_MOVES => available - around - MOVES,
        CaseRoom::AllBut { kept, least } => {
            (available - around - f32::from(kept)).max(f32::from(least)).min(available - around)
        }
        CaseRoom::BesideMoves | CaseRoom::All => available - around,
    };
    let panel = Panel::bottom(name).frame(Frame::new().fill(ui.palette().foot).inner_margin(MARGIN)).resizable(false);
    let shown = panel.show(ui, |ui| {
        // As high as it needs at once, so that no button moves away under the pointer.
        let room = highest.max(LOWEST_BODY);
        let area = ScrollArea::vertical().id_salt("told").max_height(room).min_scrolled_height(room);
        let told = area.auto_shrink([false, true]).show(ui, body).content_size.y;
        ui.add_space(SIZES.gap);
        (told, ui.scope(answers))
    });
    let (told, answers) = shown.inner;
    let seen = [told, answers.response.rect.height()];
    if seen != expected {
        let id = heights_id(ui, name);
        ui.data_mut(|data| data.insert_temp(id, seen));
        ui.ctx().request_discard("what is told or the answers are not as high as was expected");
    }
    answers.inner
}

fn body_ui(ui: &mut Ui, scene: &CaseScene) {
    ui.set_width(ui.available_width());
    // Nothing in it is pressed, so that its rows need not be as high as buttons.
    ui.spacing_mut().interact_size.y = 0.0;
    announce(&ui.prose(strong(&scene.headline, SIZES.title)), Live::Assertive);
    let lines_ui = |ui: &mut Ui| scene.lines.iter().for_each(|line| _ = ui.prose(line));
    if scene.conditions.is_empty() {
        lines_ui(ui);
        rulings_ui(ui, &scene.rulings);
        return;
    }
    // On what is decided comes first: where there is little room, nobody has to scroll for it.
    ui.spacing_mut().item_spacing.y = 3.0;
    let (own, others) = scene.rulings.split_at(1.min(scene.rulings.len()));
    for (is_fulfilled, words) in &scene.conditions {
        condition_ui(ui, *is_fulfilled, words);
    }
    rulings_ui(ui, own);
    lines_ui(ui);
    rulings_ui(ui, others);
}

/// By which rules what would be ruled, in two columns; where the second one would be too narrow, below each other.
fn rulings_ui(ui: &mut Ui, rulings: &[(String, String)]) {
    let column = rulings.iter().map(|(by, _)| width_of(ui, by, SIZES.small)).fold(0.0, f32::max) + SIZES.gap;
    let has_columns = ui.available_width() - column >= NARROWEST_RULING;
    for (by, ruling) in rulings {
        if has_columns {
            ui.horizontal_top(|ui| {
                let start = ui.cursor().left();
                ui.prose(soft(by));
                ui.add_space(start + column - ui.cursor().left());
                ui.prose(strong(ruling, SIZES.body));
            });
        } else {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.prose(soft(by));
                ui.label(strong(ruling, SIZES.body));
            });
        }
    }
}

/// A condition behind a tick or a cross, and so told not by colour alone.
fn condition_ui(ui: &mut Ui, is_fulfilled: bool, words: &str) {
    let palette = ui.palette();
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), egui::Sense::hover());
        let (center, half) = (rect.center(), 5.5);
        if is_fulfilled {
            let tick =
                vec![center + vec2(-half, 0.0), center + vec2(-1.5, half * 0.8), center + vec2(half, -half * 0.8)];
            ui.painter().add(Shape::line(tick, Stroke::new(2.2, palette.chosen_line)));
        } else {
            let stroke = Stroke::new(2.2, palette.grave);
            ui.painter().line_segment([center - vec2(half, half) * 0.8, center + vec2(half, half) * 0.8], stroke);
            ui.painter().line_segment([center + vec2(-half, half) * 0.8, center + vec2(half, -half) * 0.8], stroke);
        }
        let color = if is_fulfilled { palette.ink } else { palette.grave };
        ui.prose(RichText::new(words).color(color));
    });
}

/// What can be answered: each as wide as its words where all have room beside each other, else in rows that fill it.
fn answers_ui(ui: &mut Ui, answers: &[AnswerScene]) -> Vec<Action> {
    let gaps = SIZES.gap * answers.len().saturating_sub(1) as f32;
    let needed = answers.iter().map(|answer| button_width(ui, &answer.words)).sum::<f32>() + gaps;
    let all: Vec<&AnswerScene> = answers.iter().collect();
    // One is filled: that which is usually given.
    let has_usual = answers.iter().any(|answer| answer.tone == AnswerTone::Primary);
    let press = |ui: &mut Ui, answer: &AnswerScene, size| answer_ui(ui, answer, has_usual, size);
    let pressed = if needed <= ui.available_width() {
        let row = |ui: &mut Ui| all.into_iter().filter(|answer| press(ui, answer, Vec2::ZERO)).collect();
        ui.horizontal(row).inner
    } else {
        button_rows(ui, &all, ONE_ROW, |answer| answer.words.clone(), press)
    };
    pressed.into_iter().map(|answer: &AnswerScene| answer.action.clone()).collect()
}

fn answer_ui(ui: &mut Ui, answer: &AnswerScene, has_usual: bool, size: Vec2) -> bool {
    let button = match answer.tone {
        AnswerTone::Primary => primary_button(ui, &answer.words),
        AnswerTone::Grave if has_usual => quiet_grave_button(ui, &answer.words),
        AnswerTone::Grave => grave_button(ui, &answer.words),
        AnswerTone::Plain => FillableButton::plain(&answer.words),
    };
    ui.add(button.wrap().min_size(size)).clicked()
}

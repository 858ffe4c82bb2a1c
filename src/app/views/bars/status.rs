//! The status line.

use egui::{Align, Frame, Label, Layout, Margin, Panel, RichText, Ui};

use crate::app::action::Action;
use crate::app::console::action::ConsoleAction;
use crate::app::scene::{DangerScene, StatusScene, UnlockedScene};
use crate::app::theme::{Colours, SIZES, bold};
use crate::app::views::cut::cut_label;
use crate::app::views::parts::{soft, width_of};

/// How high it is.
const HEIGHT: f32 = 26.0;

/// In less room nothing of the rules, and nothing of other words, could be read.
const LEAST_RULES: f32 = 90.0;
const LEAST_WORDS: f32 = 40.0;

/// How high what stands in it is.
const ROW: f32 = 22.0;

/// The line at the bottom, with the rules in it where the bar has no room for them.
/// Gives whether the console is to be locked.
pub fn status_bar_ui(ui: &mut Ui, scene: &StatusScene, rules: Option<&str>) -> Option<Action> {
    let shown = status_panel(ui).show(ui, |ui| {
        low_row(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            let asked = scene.unlocked.as_ref().and_then(|unlocked| unlocked_ui(ui, unlocked));
            scene.dangers.iter().for_each(|danger| danger_ui(ui, danger));
            left_ui(ui, scene);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                for words in scene.right.iter().rev() {
                    ui.add(Label::new(soft(words)).truncate());
                }
                if let Some(rules) = rules.filter(|_| ui.available_width() >= LEAST_RULES) {
                    ui.add(cut_label(soft(rules))).on_hover_text(rules);
                }
            });
            asked
        })
    });
    shown.inner
}

/// What goes on in the game or the record. The file at the right keeps its room: the last of it is cut before that.
fn left_ui(ui: &mut Ui, scene: &StatusScene) {
    let gap = ui.spacing().item_spacing.x;
    let right: f32 = scene.right.iter().map(|words| width_of(ui, words, SIZES.small) + gap).sum();
    for words in &scene.left {
        let room = ui.available_width() - right;
        if width_of(ui, words, SIZES.small) <= room {
            ui.label(soft(words));
        } else if room >= LEAST_WORDS {
            ui.scope(|ui| {
                ui.set_max_width(room);
                ui.add(cut_label(soft(words))).on_hover_text(words);
            });
        }
    }
}

/// The same where there is no status line, and only while there is something to lock, or something is not safe or not in the hall.
pub fn urgent_bar_ui(ui: &mut Ui, scene: &StatusScene) -> Option<Action> {
    if scene.unlocked.is_none() && scene.dangers.is_empty() {
        return None;
    }
    let row = |ui: &mut Ui| {
        let asked = scene.unlocked.as_ref().and_then(|unlocked| unlocked_ui(ui, unlocked));
        scene.dangers.iter().for_each(|danger| danger_ui(ui, danger));
        asked
    };
    status_panel(ui).show(ui, |ui| low_row(ui, row)).inner
}

fn status_panel(ui: &Ui) -> Panel {
    Panel::bottom("status")
        .exact_size(HEIGHT)
        .frame(Frame::new().fill(ui.palette().bar).inner_margin(Margin::symmetric(14, 2)))
}

fn unlocked_ui(ui: &mut Ui, scene: &UnlockedScene) -> Option<Action> {
    let pressed = ui.button(scene.words.as_str()).on_hover_text(&scene.why).clicked();
    pressed.then_some(Action::Console(ConsoleAction::Lock))
}

/// In the colour of what loses something: it stays after the notice was closed.
fn danger_ui(ui: &mut Ui, scene: &DangerScene) {
    let words = RichText::new(&scene.words).font(bold(SIZES.small)).color(ui.palette().grave);
    ui.label(words).on_hover_text(&scene.why);
}

/// A row in which buttons are as low as words.
fn low_row<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.spacing_mut().interact_size.y = ROW;
    ui.spacing_mut().button_padding.y = 0.0;
    ui.horizontal(content).inner
}

//! The status line.

use egui::{Align, Frame, Label, Layout, Margin, Panel, RichText, Ui};

use crate::app::action::Action;
use crate::app::console::action::ConsoleAction;
use crate::app::scene::{DangerScene, StatusScene, UnlockedScene};
use crate::app::theme::{Colours, SIZES, bold};
use crate::app::views::cut::cut_label;
use crate::app::views::parts::soft;

/// How high it is.
const HEIGHT: f32 = 26.0;

/// How high what stands in it is.
const ROW: f32 = 22.0;

/// The line at the bottom, with the rules in it where the bar has no room for them.
/// Gives whether the console is to be locked.
pub fn status_bar_ui(ui: &mut Ui, scene: &StatusScene, rules: Option<&str>) -> Option<Action> {
    let shown = status_panel(ui).show(ui, |ui| {
        low_row(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            let asked = scene.unlocked.as_ref().and_then(|unlocked| unlocked_ui(ui, unlocked));
            scene.danger.iter().for_each(|danger| danger_ui(ui, danger));
            for words in &scene.left {
                ui.label(soft(words));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                for words in scene.right.iter().rev() {
                    ui.add(Label::new(soft(words)).truncate());
                }
                if let Some(rules) = rules {
                    ui.add(cut_label(soft(rules))).on_hover_text(rules);
                }
            });
            asked
        })
    });
    shown.inner
}

/// The same where there is no status line, and only while there is something to lock or something is not safe.
pub fn urgent_bar_ui(ui: &mut Ui, scene: &StatusScene) -> Option<Action> {
    if scene.unlocked.is_none() && scene.danger.is_none() {
        return None;
    }
    let row = |ui: &mut Ui| {
        let asked = scene.unlocked.as_ref().and_then(|unlocked| unlocked_ui(ui, unlocked));
        scene.danger.iter().for_each(|danger| danger_ui(ui, danger));
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

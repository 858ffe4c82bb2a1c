//! Why an engine says no more, and the button that starts it again.

use std::sync::Arc;

use egui::{FontSelection, Frame, Margin, RichText, TextStyle, Ui, WidgetText};

use super::room::BELOW;
use crate::app::action::Action;
use crate::app::engines::action::EngineAction;
use crate::app::engines::form::Chair;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::look::Look;
use crate::app::views::parts::scrolled_in_room;
use crate::app::views::prose::{Prose, set};

const MARGIN: Margin = Margin { left: 16, right: 10, top: 4, bottom: 0 };

/// How high the reason and the button are in the width of the panel.
pub fn fault_height(ui: &Ui, why: &str) -> f32 {
    let mut job =
        Arc::unwrap_or_clone(words(ui, why).into_layout_job(ui.style(), FontSelection::Default, ui.text_valign()));
    job.wrap.max_width = ui.available_width() - MARGIN.sum().x;
    set(ui.ctx(), job).size().y + button_height(ui) + SIZES.gap + MARGIN.sum().y
}

/// The least height: the button, with a line to scroll in.
pub fn least_fault_height(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Body) + button_height(ui) + SIZES.gap + MARGIN.sum().y
}

fn button_height(ui: &Ui) -> f32 {
    let words = ui.text_style_height(&TextStyle::Button) + 2.0 * ui.spacing().button_padding.y;
    words.max(ui.spacing().interact_size.y)
}

fn words(ui: &Ui, why: &str) -> WidgetText {
    RichText::new(why).size(SIZES.small).color(ui.palette().grave).into()
}

/// The reason over the whole width, scrolled where there is no room for it, above the button. Returns what is asked for.
pub fn fault_ui(ui: &mut Ui, why: &str, chair: Chair, look: Look<'_>) -> Option<Action> {
    let shown = Frame::new().inner_margin(MARGIN).show(ui, |ui| {
        let room = (ui.available_height() - button_height(ui) - SIZES.gap - BELOW).max(0.0);
        let words = words(ui, why);
        scrolled_in_room("fault").max_height(room).auto_shrink([false, true]).show(ui, |ui| ui.prose(words));
        ui.add_space(SIZES.gap);
        ui.button(look.text.say("opponent-start-again")).clicked()
    });
    shown.inner.then_some(Action::Engine(EngineAction::StartAgain(chair)))
}

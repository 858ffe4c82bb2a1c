//! The progress of the analysis, below the moves.

use egui::{
    Align, Button, CornerRadius, Frame, Id, Label, Layout, Margin, Panel, Rect, RichText, Role, Sense, Ui, WidgetInfo,
    vec2,
};

use crate::app::action::Action;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::cut::cut_label;
use crate::app::views::parts::{soft, strong};
use crate::app::whole_game::scene::GameRunScene;

/// How high it is.
pub const HEIGHT: f32 = 94.0;
/// How high the bar is, and the row in which it stands.
const BAR: f32 = 5.0;
/// Where it would be shorter beside the buttons, it stands above them.
const LEAST_BAR: f32 = 60.0;
const FOOT: f32 = 30.0;

/// Paints it at the bottom of the room left.
#[must_use]
pub fn run_ui(ui: &mut Ui, scene: &GameRunScene) -> Vec<Action> {
    let frame = Frame::new().fill(ui.palette().card).inner_margin(Margin { left: 16, right: 10, top: 8, bottom: 6 });
    let shown =
        Panel::bottom(Id::unique(("game run", &scene.headline))).frame(frame).exact_size(HEIGHT).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add(cut_label(strong(&scene.headline, SIZES.body))).on_hover_text(&scene.engine);
            match &scene.fault {
                Some(fault) => {
                    let words = RichText::new(fault).size(SIZES.small).color(ui.palette().grave);
                    ui.add(cut_label(words)).on_hover_text(fault);
                }
                None => _ = ui.add(Label::new(soft(&scene.status)).truncate()),
            }
            foot_ui(ui, scene)
        });
    shown.inner
}

/// The progress and the buttons.
fn foot_ui(ui: &mut Ui, scene: &GameRunScene) -> Vec<Action> {
    let size = vec2(ui.available_width(), FOOT);
    let shown = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let pressed = scene.tools.iter().filter(|(words, _)| ui.add(Button::new(words)).clicked());
        let actions = pressed.map(|(_, action)| action.clone()).collect();
        let room = ui.available_rect_before_wrap();
        (actions, Rect::from_center_size(room.center(), vec2(room.width(), BAR)))
    });
    let (actions, beside) = shown.inner;
    let foot = shown.response.rect;
    let above = Rect::from_min_size(foot.left_top() - vec2(0.0, BAR), vec2(foot.width(), BAR));
    bar_ui(ui, if beside.width() >= LEAST_BAR { beside } else { above }, scene);
    actions
}

fn bar_ui(ui: &Ui, rect: Rect, scene: &GameRunScene) {
    let response = ui.interact(rect, ui.scope_id().with("progress"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &scene.status));
    ui.painter().rect_filled(rect, CornerRadius::same(2), ui.palette().line);
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * scene.part, rect.height()));
    ui.painter().rect_filled(done, CornerRadius::same(2), ui.palette().chosen);
}

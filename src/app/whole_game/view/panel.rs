//! The progress of the analysis, below the moves.

use egui::{
    Align, Button, CornerRadius, Frame, Id, Label, Layout, Margin, Panel, Rect, RichText, Role, Sense, Ui, UiBuilder,
    WidgetInfo, vec2,
};

use crate::app::action::Action;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::cut::cut_label;
use crate::app::views::parts::{soft, strong, width_of};
use crate::app::whole_game::scene::GameRunScene;

/// How high it is with its bar beside the buttons, how much more with the bar above them, and how high it is without what the
/// engine does.
const HEIGHT: f32 = 94.0;
const BAR_ABOVE: f32 = BAR + 4.0;
pub const LOW: f32 = 54.0;
/// How high the bar is, and the row in which it stands.
const BAR: f32 = 5.0;
/// Where it would be shorter beside the buttons, it stands above them.
const LEAST_BAR: f32 = 60.0;
const FOOT: f32 = 30.0;
/// With less beside the buttons of a low one, there are no words.
const LEAST_WORDS: f32 = 60.0;

const MARGIN: Margin = Margin { left: 16, right: 10, top: 8, bottom: 6 };
/// How far the words of buttons are from their edges where these would not fit otherwise.
const PADDINGS: [f32; 2] = [6.0, 3.5];

/// How high it is where there is room.
pub fn height(ui: &Ui, scene: &GameRunScene) -> f32 {
    if is_bar_beside(ui, scene, ui.available_width() - MARGIN.sum().x) { HEIGHT } else { HEIGHT + BAR_ABOVE }
}

/// Paints it at the bottom of the room left.
#[must_use]
pub fn run_ui(ui: &mut Ui, scene: &GameRunScene, is_low: bool) -> Vec<Action> {
    let frame = Frame::new().fill(ui.palette().card).inner_margin(MARGIN);
    let height = if is_low { LOW } else { height(ui, scene) };
    let panel = Panel::bottom(Id::unique(("game run", &scene.headline))).frame(frame).exact_size(height);
    let shown = panel.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if is_low { low_ui(ui, scene) } else { whole_ui(ui, scene) }
    });
    shown.inner
}

fn whole_ui(ui: &mut Ui, scene: &GameRunScene) -> Vec<Action> {
    ui.add(cut_label(strong(&scene.headline, SIZES.body))).on_hover_text(&scene.engine);
    match &scene.fault {
        Some(fault) => {
            let words = RichText::new(fault).size(SIZES.small).color(ui.palette().grave);
            ui.add(cut_label(words)).on_hover_text(fault);
        }
        None => _ = ui.add(Label::new(soft(&scene.status)).truncate()),
    }
    let is_beside = is_bar_beside(ui, scene, ui.available_width());
    if !is_beside {
        wide_bar_ui(ui, scene);
    }
    let (actions, free) = foot_ui(ui, scene);
    if is_beside {
        bar_ui(ui, Rect::from_center_size(free.center(), vec2(free.width(), BAR)), scene);
    }
    actions
}

/// How far it is, and the buttons, with as much as there is room for.
fn low_ui(ui: &mut Ui, scene: &GameRunScene) -> Vec<Action> {
    wide_bar_ui(ui, scene);
    let (actions, free) = foot_ui(ui, scene);
    if free.width() >= LEAST_WORDS {
        let words = scene.fault.as_ref().unwrap_or(&scene.status);
        let all = [&scene.headline, words, &scene.engine].map(String::as_str).join("\n");
        let mut beside = ui.new_child(UiBuilder::new().max_rect(free).layout(Layout::left_to_right(Align::Center)));
        beside.add(cut_label(soft(words))).on_hover_text(all);
    }
    actions
}

fn wide_bar_ui(ui: &mut Ui, scene: &GameRunScene) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR_ABOVE - 2.0), Sense::hover());
    bar_ui(ui, Rect::from_min_size(row.min, vec2(row.width(), BAR)), scene);
}

/// The buttons, and what is free beside them.
fn foot_ui(ui: &mut Ui, scene: &GameRunScene) -> (Vec<Action>, Rect) {
    let size = vec2(ui.available_width(), FOOT);
    let shown = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let usual = ui.spacing().button_padding.x;
        let fits = |padding: &f32| buttons_width(ui, scene, *padding) <= size.x;
        let padding = std::iter::once(usual).chain(PADDINGS).find(fits);
        ui.spacing_mut().button_padding.x = padding.unwrap_or(PADDINGS[1]);
        let pressed = scene.tools.iter().filter(|(words, _)| {
            let words = RichText::new(words).size(if padding.is_some() { SIZES.body } else { SIZES.small });
            ui.add(Button::new(words)).clicked()
        });
        (pressed.map(|(_, action)| action.clone()).collect(), ui.available_rect_before_wrap())
    });
    shown.inner
}

fn is_bar_beside(ui: &Ui, scene: &GameRunScene, width: f32) -> bool {
    width - buttons_width(ui, scene, ui.spacing().button_padding.x) >= LEAST_BAR
}

/// How wide they are with such a padding, and what stands between them and after them.
fn buttons_width(ui: &Ui, scene: &GameRunScene, padding: f32) -> f32 {
    let width = |words: &String| width_of(ui, words, SIZES.body) + 2.0 * padding + ui.spacing().item_spacing.x;
    scene.tools.iter().map(|(words, _)| width(words)).sum()
}

fn bar_ui(ui: &Ui, rect: Rect, scene: &GameRunScene) {
    let response = ui.interact(rect, ui.scope_id().with("progress"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &scene.status));
    response.on_hover_text([scene.headline.as_str(), &scene.status].join("\n"));
    ui.painter().rect_filled(rect, CornerRadius::same(2), ui.palette().line);
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * scene.part, rect.height()));
    ui.painter().rect_filled(done, CornerRadius::same(2), ui.palette().chosen);
}

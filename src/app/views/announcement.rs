//! Live regions: invisible words that screen readers say when they change.

use egui::accesskit::Live;
use egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::app::scene::AnnouncementScene;

/// What only a screen reader finds: words that it says by itself when they change.
pub fn announcement_ui(ui: &Ui, scene: &AnnouncementScene) {
    let parts =
        [("said", Role::Status, &scene.said, Live::Polite), ("called", Role::Alert, &scene.called, Live::Assertive)];
    for (part, role, words, live) in parts {
        let place = Rect::from_min_size(ui.max_rect().min, Vec2::splat(1.0));
        let response = ui.interact(place, ui.make_persistent_id(("announcement", part)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(role, true, words));
        announce(&response, live);
    }
}

/// A screen reader says the words of `response` by itself as soon as they change.
pub fn announce(response: &Response, live: Live) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_live(live));
}

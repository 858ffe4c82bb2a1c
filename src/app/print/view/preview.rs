//! The first page of a print, as it will be.

use egui::{
    Align2, Color32, ColorImage, Id, Rect, Role, Sense, Stroke, StrokeKind, TextureHandle, TextureOptions, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::app::print::form::PagePreview;
use crate::app::print::scene::PrintScene;
use crate::app::theme::{Colours, PAPER, SIZES, regular};
use crate::app::views::dialogs::frame::body_room;
use crate::app::views::look::Look;

/// How wide the page is, and how high it is at most, in a low window and where there is room for a page that can be read.
const SMALL: Vec2 = vec2(220.0, 312.0);
const LARGE: Vec2 = vec2(300.0, 424.0);
/// Below it stands how many there are.
const COUNT: f32 = 24.0;
/// The headline and what is around it.
const ABOVE: f32 = 60.0;

/// How large the page is.
pub fn page_size(ui: &Ui) -> Vec2 {
    if body_room(ui.ctx()) >= LARGE.y + COUNT + ABOVE { LARGE } else { SMALL }
}

/// Paints the page in a frame of one size, so that nothing moves while another one is made.
pub fn preview_ui(ui: &mut Ui, scene: &PrintScene, look: Look<'_>) {
    let page = page_size(ui);
    let (rect, response) = ui.allocate_exact_size(page + vec2(0.0, COUNT), Sense::hover());
    let name = look.text.say("print-preview");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, format!("{name} {}", scene.pages).trim()));
    let room = Rect::from_min_size(rect.min, page);
    match &scene.preview {
        Some((number, page)) => page_ui(ui, room, *number, page),
        None => _ = ui.painter().rect_filled(room, 4, ui.palette().foot),
    }
    let below = pos2(rect.center().x, rect.bottom());
    ui.painter().text(below, Align2::CENTER_BOTTOM, &scene.pages, regular(SIZES.small), ui.palette().ink_soft);
}

fn page_ui(ui: &Ui, room: Rect, number: u64, page: &PagePreview) {
    let size = vec2(page.first.width as f32, page.first.height as f32);
    let scale = (room.width() / size.x).min(room.height() / size.y);
    let sheet = Rect::from_center_size(room.center(), size * scale);
    ui.painter().rect_filled(sheet, 0, PAPER);
    let texture = texture(ui, number, page);
    let whole = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(1.0));
    ui.painter().image(texture.id(), sheet, whole, Color32::WHITE);
    ui.painter().rect_stroke(sheet, 0, Stroke::new(1.0, ui.palette().line), StrokeKind::Outside);
}

/// The page for the graphics card, made once.
fn texture(ui: &Ui, number: u64, page: &PagePreview) -> TextureHandle {
    let id = Id::unique("page that is printed");
    let known: Option<(u64, TextureHandle)> = ui.data(|data| data.get_temp(id));
    if let Some((_, texture)) = known.filter(|(known, _)| *known == number) {
        return texture;
    }
    let size = [page.first.width as usize, page.first.height as usize];
    let image = ColorImage::from_rgba_unmultiplied(size, &page.first.rgba);
    let texture = ui.ctx().load_texture("page", image, TextureOptions::LINEAR);
    ui.data_mut(|data| data.insert_temp(id, (number, texture.clone())));
    texture
}

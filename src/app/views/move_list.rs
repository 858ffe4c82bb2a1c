//! The list of moves, each variation indented behind a rule of its own beside the move it was tried in place of.

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Painter, Pos2, Rect, Role, ScrollArea, Sense, Shape, Stroke, Ui,
    WidgetInfo, pos2, vec2,
};

use super::parts::focus_ring;
use crate::app::action::Action;
use crate::app::scene::{MoveDetails, MoveRow, MovesScene, RowKind};
use crate::app::theme::{PALETTE, SIZES, regular};

/// How far a variation is set in, and how many are before that stops: the words need their room.
const INDENT: f32 = 14.0;
const DEEPEST: usize = 6;

/// Where a row's number ends, and its words begin, from the left.
const NUMBER_END: f32 = 38.0;
const WORDS_START: f32 = 50.0;

#[must_use]
pub(super) fn list_ui(ui: &mut Ui, scene: &MovesScene) -> Vec<Action> {
    let mut actions = Vec::new();
    let rows = &scene.list.rows;
    let area = ScrollArea::vertical().auto_shrink(false).id_salt("moves");
    area.show_viewport(ui, |ui, viewport| {
        ui.set_height(SIZES.row * rows.len() as f32 + SIZES.gap);
        ui.set_width(ui.available_width());
        let top = ui.max_rect().top();
        keep_current_in_sight(ui, scene, top);
        let first = (viewport.top() / SIZES.row).max(0.0) as usize;
        let count = (viewport.height() / SIZES.row) as usize + 2;
        for (index, row) in rows.iter().enumerate().skip(first).take(count) {
            let at = pos2(ui.max_rect().left(), top + SIZES.row * index as f32);
            let rect = Rect::from_min_size(at, vec2(ui.max_rect().width(), SIZES.row));
            actions.extend(row_ui(ui, rect, index, row, scene));
        }
    });
    actions
}

/// Scrolls when another row has become the current one, and never against the user's own scrolling.
fn keep_current_in_sight(ui: &Ui, scene: &MovesScene, top: f32) {
    let id = ui.scope_id().with("current row");
    let rows = scene.list.rows.len();
    let present = (scene.current, rows);
    let before = ui.data_mut(|data| data.get_temp::<(usize, usize)>(id));
    if before != Some(present) {
        ui.data_mut(|data| data.insert_temp(id, present));
        let at_end = scene.current + 2 >= rows;
        let shown = if at_end { rows - 1 } else { scene.current };
        let y = top + SIZES.row * shown as f32;
        let row = Rect::from_min_size(pos2(ui.max_rect().left(), y), vec2(10.0, SIZES.row * 1.5));
        ui.scroll_to_rect(row, if at_end { None } else { Some(Align::Center) });
    }
}

fn row_ui(ui: &mut Ui, rect: Rect, index: usize, row: &MoveRow, scene: &MovesScene) -> Option<Action> {
    let is_current = index == scene.current;
    let can_click = scene.is_review && row.node.is_some();
    let sense = if can_click { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.make_persistent_id(("row", index)), sense);
    let role = if can_click { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::selected(role, true, is_current, row_label(row)));
    let inside = Rect::from_min_max(pos2(rect.left() + 6.0, rect.top()), pos2(rect.right() - 6.0, rect.bottom()));
    if is_current {
        ui.painter().rect_filled(inside, CornerRadius::same(5), PALETTE.chosen);
    } else if can_click && response.hovered() {
        ui.painter().rect_filled(inside, CornerRadius::same(5), PALETTE.hover);
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    focus_ring(ui, &response, inside);
    RowPainter { painter: ui.painter(), rect: inside, is_current, has_evaluations: scene.list.has_evaluations }
        .row(row);
    row.node.filter(|_| response.clicked()).map(Action::GoTo)
}

fn row_label(row: &MoveRow) -> String {
    match &row.kind {
        RowKind::Start | RowKind::End => row.words.clone(),
        RowKind::Move(MoveDetails { number, spent, evaluation, .. }) => {
            let parts = [&number.to_string(), &row.words, spent, evaluation];
            let told: Vec<&str> = parts.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
            told.join(" ")
        }
    }
}

struct RowPainter<'a> {
    painter: &'a Painter,
    rect: Rect,
    is_current: bool,
    has_evaluations: bool,
}

impl RowPainter<'_> {
    fn row(&self, row: &MoveRow) {
        let indent = INDENT * row.depth.min(DEEPEST) as f32;
        self.rules(row.depth);
        let words_x = self.rect.left() + WORDS_START + indent;
        match &row.kind {
            RowKind::Start => self.words(words_x, &row.words, self.pale()),
            // It has no number, and may begin where numbers do.
            RowKind::End => self.words(words_x - WORDS_START * 0.6, &row.words, PALETTE.grave),
            RowKind::Move(details) => self.mv(&row.words, details, indent),
        }
    }

    fn mv(&self, words: &str, details: &MoveDetails, indent: f32) {
        let left = self.rect.left() + indent;
        let number = details.number.to_string();
        self.write(left + NUMBER_END, Align2::RIGHT_CENTER, &number, SIZES.small, self.pale());
        let ink = match (self.is_current, details.begins_variation) {
            (true, _) => PALETTE.on_accent,
            (false, true) => PALETTE.urgent,
            (false, false) => PALETTE.ink,
        };
        let end = self.write(left + WORDS_START, Align2::LEFT_CENTER, words, SIZES.body, ink);
        let end = self.marks(end, details);
        let right = self.rect.right() - 10.0;
        let last = if self.has_evaluations { &details.evaluation } else { &details.total };
        self.write(right, Align2::RIGHT_CENTER, last, SIZES.small, self.pale());
        self.write_if_room(right - 58.0, &details.spent, end);
    }

    /// Writes `words` up to `x` from the right, unless they would reach beyond `end`.
    fn write_if_room(&self, x: f32, words: &str, end: f32) {
        let galley = self.painter.layout_no_wrap(words.to_owned(), regular(SIZES.small), self.pale());
        let place = Align2::RIGHT_CENTER.anchor_size(pos2(x, self.rect.center().y), galley.size());
        if place.left() > end + 2.0 {
            self.painter.galley(place.min, galley, self.pale());
        }
    }

    /// A bookmark and a speech bubble behind the words; gives where they end.
    fn marks(&self, x: f32, details: &MoveDetails) -> f32 {
        let color = if self.is_current { PALETTE.on_accent } else { PALETTE.chosen_line };
        let mut center = pos2(x + 12.0, self.rect.center().y);
        if details.is_bookmarked {
            bookmark(self.painter, center, 5.5, color);
            center.x += 16.0;
        }
        if details.has_comment {
            bubble(self.painter, center, 5.5, color);
            center.x += 16.0;
        }
        center.x - 12.0
    }

    /// One upright line for each variation the row lies in.
    fn rules(&self, depth: usize) {
        for level in 1..=depth.min(DEEPEST) {
            let x = self.rect.left() + 8.0 + INDENT * level as f32;
            let color = if self.is_current { PALETTE.on_accent } else { PALETTE.branch };
            self.painter.vline(x, self.rect.y_range(), Stroke::new(1.5, color));
        }
    }

    fn pale(&self) -> Color32 {
        if self.is_current { PALETTE.on_accent } else { PALETTE.ink_soft }
    }

    /// Writes `words` from `x` on, shortened where they would reach beyond the row.
    fn words(&self, x: f32, words: &str, color: Color32) {
        let mut job = LayoutJob::simple_singleline(words.to_owned(), regular(SIZES.body), color);
        job.wrap = TextWrapping::truncate_at_width(self.rect.right() - 6.0 - x);
        let galley = self.painter.layout_job(job);
        let place = Align2::LEFT_CENTER.anchor_size(pos2(x, self.rect.center().y), galley.size());
        self.painter.galley(place.min, galley, color);
    }

    /// Writes `words` and gives their right end.
    fn write(&self, x: f32, align: Align2, words: &str, size: f32, color: Color32) -> f32 {
        self.painter.text(pos2(x, self.rect.center().y), align, words, regular(size), color).right()
    }
}

/// A ribbon, as it hangs out of a book.
pub(super) fn bookmark(painter: &Painter, center: Pos2, half: f32, color: Color32) {
    let (width, height) = (half * 0.72, half * 1.15);
    let notch = center + vec2(0.0, height * 0.45);
    let (left, right) = (center.x - width, center.x + width);
    let (top, bottom) = (center.y - height, center.y + height);
    // Two halves, since the ribbon's outline is not convex.
    let half_of = |x: f32| vec![pos2(center.x, top), pos2(x, top), pos2(x, bottom), notch];
    painter.add(Shape::convex_polygon(half_of(left), color, Stroke::NONE));
    painter.add(Shape::convex_polygon(half_of(right), color, Stroke::NONE));
}

/// A speech bubble.
fn bubble(painter: &Painter, center: Pos2, half: f32, color: Color32) {
    let body = Rect::from_center_size(center - vec2(0.0, half * 0.2), vec2(half * 2.3, half * 1.6));
    painter.rect_filled(body, 2.5, color);
    let foot = vec![
        pos2(body.left() + half * 0.5, body.bottom()),
        pos2(body.left() + half * 1.2, body.bottom()),
        pos2(body.left() + half * 0.5, body.bottom() + half * 0.6),
    ];
    painter.add(Shape::convex_polygon(foot, color, Stroke::NONE));
}

//! The list of moves, each variation indented behind a rule of its own beside the move it was tried in place of.

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Button, Color32, CornerRadius, CursorIcon, Painter, Popup, Pos2, Rect, Response, Role, Sense, Shape,
    Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::lists::closing;
use super::marked::write_on_accent;
use super::opened::style_of_entries;
use super::parts::{focus_ring_if_filled, scrolled_in_room};
use super::rows_in_sight::{ListView, SeenRows};
use super::signs::in_ink;
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::menu::MENU_OF_MOVE;
use crate::app::scene::{MoveDetails, MoveRow, MovesScene, RowKind};
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::look::Look;
use crate::app::whole_game::view::mark::{mark_ui, sign_of, width_of_mark};

/// How large a button over the list is.
pub const TOOL: Vec2 = vec2(32.0, 28.0);

/// How far a variation is set in, and how many are before that stops: the words need their room.
const INDENT: f32 = 14.0;
const DEEPEST: usize = 6;

/// Where a row's number ends, and its words begin, from the left.
const NUMBER_END: f32 = 38.0;
const WORDS_START: f32 = 50.0;

/// A list as wide as this has two columns beside the moves.
const TWO_COLUMNS: f32 = 240.0;

/// The room of the last column, and what is left between it and the one before where a time of many hours needs more.
const COLUMN: f32 = 58.0;
const BETWEEN_COLUMNS: f32 = 8.0;

#[must_use]
pub fn list_ui(ui: &mut Ui, scene: &MovesScene, enabled: &[Command], look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    let rows = &scene.list.rows;
    let view = ListView { current: scene.current, rows: rows.len(), height: ui.available_height() };
    let id = ui.scope_id().with("seen rows");
    let before = ui.data(|data| data.get_temp::<SeenRows>(id));
    let area = scrolled_in_room("moves").animated(false);
    let shown = area.show_viewport(ui, |ui, viewport| {
        ui.set_height(view.height_of_rows());
        ui.set_width(ui.available_width());
        let top = ui.max_rect().top();
        if !before.is_some_and(|before| before.stays_for(view)) {
            ui.scroll_with_delta(vec2(0.0, viewport.top() - view.offset()));
        }
        let names_marks = names_marks(ui, scene);
        let first = (viewport.top() / SIZES.row).max(0.0) as usize;
        let count = (viewport.height() / SIZES.row) as usize + 2;
        for (index, row) in rows.iter().enumerate().skip(first).take(count) {
            let at = pos2(ui.max_rect().left(), top + SIZES.row * index as f32);
            let rect = Rect::from_min_size(at, vec2(ui.max_rect().width(), SIZES.row));
            let shown = row_ui(ui, rect, index, row, scene, names_marks);
            if scene.is_review && row.node.is_some() {
                actions.extend(menu_of_row(&shown, enabled, look));
            }
            if shown.clicked() || shown.secondary_clicked() {
                actions.extend(leads_to(row));
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, SeenRows { view, offset: shown.state.clamped_offset().y }));
    actions
}

/// Whether there is room for the names of costly moves, of all of them: the list has either names or signs.
fn names_marks(ui: &Ui, scene: &MovesScene) -> bool {
    let Some(row) = scene.list.longest_marked.and_then(|index| scene.list.rows.get(index)) else { return true };
    let RowKind::Move(details) = &row.kind else { return true };
    let rect = inside(ui.max_rect());
    let has_evaluations = scene.list.has_evaluations;
    let painter = RowPainter { painter: ui.painter(), rect, is_current: false, has_evaluations, names_marks: true };
    let words = painter.painter.layout_no_wrap(row.words.clone(), regular(SIZES.body), painter.pale()).size().x;
    let left = rect.left() + WORDS_START + INDENT * row.depth.min(DEEPEST) as f32;
    let foul = if details.foul.is_empty() { 0.0 } else { 16.0 };
    let right = rect.right() - 10.0 - painter.width_of(painter.columns(details).0);
    painter.has_room_for_name(left + words + 12.0 + foul, right, details)
}

fn inside(row: Rect) -> Rect {
    Rect::from_min_max(pos2(row.left() + 6.0, row.top()), pos2(row.right() - 6.0, row.bottom()))
}

/// What a press on a row asks for.
fn leads_to(row: &MoveRow) -> Option<Action> {
    match row.kind {
        RowKind::Variations { from, .. } => Some(Action::FoldVariations(from)),
        RowKind::Start | RowKind::Move(_) | RowKind::End => row.node.map(Action::GoTo),
    }
}

fn row_ui(ui: &mut Ui, rect: Rect, index: usize, row: &MoveRow, scene: &MovesScene, names_marks: bool) -> Response {
    let palette = ui.palette();
    let is_current = index == scene.current;
    let can_click = scene.can_be_gone_through && leads_to(row).is_some();
    let sense = if can_click { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.make_persistent_id(("row", index)), sense);
    let role = if can_click { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::selected(role, true, is_current, row_label(row)));
    let inside = inside(rect);
    if is_current {
        ui.painter().rect_filled(inside, CornerRadius::same(5), palette.chosen);
    } else if can_click && response.hovered() {
        ui.painter().rect_filled(inside, CornerRadius::same(5), palette.hover);
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    focus_ring_if_filled(ui, &response, inside, is_current);
    let has_evaluations = scene.list.has_evaluations;
    RowPainter { painter: ui.painter(), rect: inside, is_current, has_evaluations, names_marks }.row(row);
    match &row.kind {
        RowKind::Move(MoveDetails { foul, .. }) if !foul.is_empty() => response.on_hover_text(foul),
        RowKind::Variations { hint, .. } => response.on_hover_text(hint),
        RowKind::Move(_) | RowKind::Start | RowKind::End => response,
    }
}

/// The menu of a row, which is shown by then: the right button leads there as the left one does.
fn menu_of_row(row: &Response, enabled: &[Command], look: Look<'_>) -> Vec<Action> {
    let entries = |ui: &mut Ui| {
        let mut asked = Vec::new();
        let groups = MENU_OF_MOVE.into_iter().filter(|group| group.iter().any(|command| enabled.contains(command)));
        for (index, group) in groups.enumerate() {
            if index > 0 {
                ui.separator();
            }
            for &command in group.iter().filter(|command| enabled.contains(command)) {
                asked.extend(entry_ui(ui, command, look));
            }
        }
        asked
    };
    Popup::context_menu(row)
        .style(style_of_entries)
        .show(|ui| closing(ui, entries))
        .map_or_else(Vec::new, |shown| shown.inner)
}

fn entry_ui(ui: &mut Ui, command: Command, look: Look<'_>) -> Option<Action> {
    let button = Button::new(look.text.say(command.name()));
    let button = match look.key_words(ui.ctx(), command) {
        Some(keys) => button.shortcut_text(keys),
        None => button,
    };
    ui.add(button).clicked().then_some(Action::Command(command))
}

fn row_label(row: &MoveRow) -> String {
    match &row.kind {
        RowKind::Start | RowKind::End | RowKind::Variations { .. } => row.words.clone(),
        RowKind::Move(MoveDetails { number, spent, evaluation, foul, mistake, .. }) => {
            let mistake = mistake.as_ref().map_or_else(String::new, |(_, words)| words.clone());
            let parts = [&number.to_string(), &row.words, foul, &mistake, spent, evaluation];
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
    /// Whether costly moves are marked by names rather than signs.
    names_marks: bool,
}

impl RowPainter<'_> {
    fn row(&self, row: &MoveRow) {
        let indent = INDENT * row.depth.min(DEEPEST) as f32;
        self.rules(row.depth);
        let words_x = self.rect.left() + WORDS_START + indent;
        match &row.kind {
            RowKind::Start => self.words(words_x, &row.words, self.pale()),
            // It has no number, and may begin where numbers do.
            RowKind::End => self.words(words_x - WORDS_START * 0.6, &row.words, self.painter.palette().grave),
            RowKind::Variations { is_open, .. } => self.variations(&row.words, *is_open, indent),
            RowKind::Move(details) => self.mv(&row.words, details, indent),
        }
    }

    fn mv(&self, words: &str, details: &MoveDetails, indent: f32) {
        let palette = self.painter.palette();
        let left = self.rect.left() + indent;
        let number = details.number.to_string();
        // A number of six digits pushes the words aside.
        let left = left + (self.width_of(&number) - NUMBER_END).max(0.0);
        self.write(left + NUMBER_END, Align2::RIGHT_CENTER, &number, SIZES.small, self.pale());
        let ink = match (self.is_current, details.begins_variation) {
            (true, _) => palette.on_accent,
            (false, true) => palette.urgent,
            (false, false) => palette.ink,
        };
        let end = self.mv_words(left + WORDS_START, words, ink);
        let (last, before_last) = self.columns(details);
        let right = self.rect.right() - 10.0;
        let end = self.marks(end, right - self.width_of(last), details);
        let left_of_last = self.write_if_room(right, last, end).unwrap_or(right);
        self.write_if_room((right - COLUMN).min(left_of_last - BETWEEN_COLUMNS), before_last, end);
    }

    /// How many there are and how they begin, smaller than moves, behind a triangle that points to where they are shown.
    fn variations(&self, words: &str, is_open: bool, indent: f32) {
        let palette = self.painter.palette();
        let left = self.rect.left() + indent + NUMBER_END - 4.0;
        unfolding(self.painter, pos2(left, self.rect.center().y), 4.0, is_open, palette.branch);
        let start = left + 10.0;
        let mut job = LayoutJob::simple_singleline(words.to_owned(), regular(SIZES.small), palette.urgent);
        job.wrap = TextWrapping::truncate_at_width(self.rect.right() - 6.0 - start);
        let galley = self.painter.layout_job(job);
        let place = Align2::LEFT_CENTER.anchor_size(pos2(start, self.rect.center().y), galley.size());
        self.painter.galley(place.min, galley, palette.urgent);
    }

    /// What stands at the right of every row, and what left of it where the list is wide enough for that.
    fn columns<'d>(&self, details: &'d MoveDetails) -> (&'d str, &'d str) {
        match (self.has_evaluations, self.rect.width() >= TWO_COLUMNS) {
            (true, true) => (&details.evaluation, &details.spent),
            (false, true) => (&details.total, &details.spent),
            (true, false) => (&details.evaluation, ""),
            (false, false) => (&details.spent, ""),
        }
    }

    /// Writes `words` up to `x` from the right and gives their left end, unless they would reach beyond `end`, as in a
    /// variation far down.
    fn write_if_room(&self, x: f32, words: &str, end: f32) -> Option<f32> {
        let galley = self.painter.layout_no_wrap(words.to_owned(), regular(SIZES.small), self.pale());
        let place = Align2::RIGHT_CENTER.anchor_size(pos2(x, self.rect.center().y), galley.size());
        let has_room = place.left() > end + 2.0;
        if has_room {
            self.painter.galley(place.min, galley, self.pale());
        }
        has_room.then_some(place.left())
    }

    fn width_of(&self, words: &str) -> f32 {
        self.painter.layout_no_wrap(words.to_owned(), regular(SIZES.small), self.pale()).size().x
    }

    /// A cross for a foul, the class of a mistake, a bookmark and a speech bubble behind the words, if possible before
    /// `most`; returns where they end.
    fn marks(&self, x: f32, most: f32, details: &MoveDetails) -> f32 {
        let palette = self.painter.palette();
        let color = if self.is_current { palette.on_accent } else { palette.chosen_line };
        let mut center = pos2(x + 12.0, self.rect.center().y);
        if !details.foul.is_empty() {
            cross(self.painter, center, 4.5, if self.is_current { palette.on_accent } else { palette.grave });
            center.x += 16.0;
        }
        if let Some((class, words)) = &details.mistake {
            let is_named = self.names_marks && self.has_room_for_name(center.x, most, details);
            let words = if is_named { words } else { sign_of(*class) };
            let end = mark_ui(self.painter, pos2(center.x - 4.0, center.y), *class, words, self.is_current);
            center.x = end + 12.0;
        }
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

    /// Whether the name of a costly move fits between `x` and `most`, with what stands behind it.
    fn has_room_for_name(&self, x: f32, most: f32, details: &MoveDetails) -> bool {
        let Some((_, words)) = &details.mistake else { return true };
        let others = 16.0 * f32::from(u8::from(details.is_bookmarked) + u8::from(details.has_comment));
        x + width_of_mark(self.painter, words) + others <= most
    }

    /// One upright line for each variation the row lies in.
    fn rules(&self, depth: usize) {
        let palette = self.painter.palette();
        for level in 1..=depth.min(DEEPEST) {
            let x = self.rect.left() + 8.0 + INDENT * level as f32;
            let color = if self.is_current { palette.on_accent } else { palette.branch };
            self.painter.vline(x, self.rect.y_range(), Stroke::new(1.5, color));
        }
    }

    fn pale(&self) -> Color32 {
        let palette = self.painter.palette();
        if self.is_current { palette.on_accent } else { palette.ink_soft }
    }

    /// Writes `words` from `x` on, shortened where they would reach beyond the row.
    fn words(&self, x: f32, words: &str, color: Color32) {
        let mut job = in_ink(words, regular(SIZES.body), color);
        job.wrap = TextWrapping::truncate_at_width(self.rect.right() - 6.0 - x);
        let galley = self.painter.layout_job(job);
        let place = Align2::LEFT_CENTER.anchor_size(pos2(x, self.rect.center().y), galley.size());
        self.painter.galley(place.min, galley, color);
    }

    /// Writes a move and gives its right end.
    fn mv_words(&self, x: f32, words: &str, ink: Color32) -> f32 {
        if self.is_current {
            return write_on_accent(self.painter, pos2(x, self.rect.center().y), words);
        }
        self.write(x, Align2::LEFT_CENTER, words, SIZES.body, ink)
    }

    /// Writes `words` and gives their right end.
    fn write(&self, x: f32, align: Align2, words: &str, size: f32, color: Color32) -> f32 {
        let galley = self.painter.layout_job(in_ink(words, regular(size), color));
        let place = align.anchor_size(pos2(x, self.rect.center().y), galley.size());
        self.painter.galley(place.min, galley, color);
        place.right()
    }
}

/// A ribbon, as it hangs out of a book.
pub fn bookmark(painter: &Painter, center: Pos2, half: f32, color: Color32) {
    let (width, height) = (half * 0.72, half * 1.15);
    let notch = center + vec2(0.0, height * 0.45);
    let (left, right) = (center.x - width, center.x + width);
    let (top, bottom) = (center.y - height, center.y + height);
    // Two halves, since the ribbon's outline is not convex.
    let half_of = |x: f32| vec![pos2(center.x, top), pos2(x, top), pos2(x, bottom), notch];
    painter.add(Shape::convex_polygon(half_of(left), color, Stroke::NONE));
    painter.add(Shape::convex_polygon(half_of(right), color, Stroke::NONE));
}

/// The same, not filled.
pub fn bookmark_outline(painter: &Painter, center: Pos2, half: f32, color: Color32) {
    let (width, height) = (half * 0.72, half * 1.15);
    let corners = vec![
        center + vec2(-width, -height),
        center + vec2(width, -height),
        center + vec2(width, height),
        center + vec2(0.0, height * 0.45),
        center + vec2(-width, height),
    ];
    painter.add(Shape::closed_line(corners, Stroke::new(1.5, color)));
}

/// A triangle that points down to what is shown, or right to what is not.
fn unfolding(painter: &Painter, center: Pos2, half: f32, is_open: bool, color: Color32) {
    let corners = if is_open {
        [vec2(-half, -half * 0.6), vec2(half, -half * 0.6), vec2(0.0, half * 0.8)]
    } else {
        [vec2(-half * 0.6, -half), vec2(half * 0.8, 0.0), vec2(-half * 0.6, half)]
    };
    painter.add(Shape::convex_polygon(corners.map(|corner| center + corner).to_vec(), color, Stroke::NONE));
}

/// A cross, as one strikes out what is wrong.
fn cross(painter: &Painter, center: Pos2, half: f32, color: Color32) {
    let stroke = Stroke::new(2.0, color);
    for slope in [half, -half] {
        painter.line_segment([center - vec2(half, slope), center + vec2(half, slope)], stroke);
    }
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

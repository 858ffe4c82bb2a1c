//! The exercise beside the board: the question, and the verdicts on moves.

use egui::{
    Align, Color32, CornerRadius, CursorIcon, Frame, Label, Layout, Margin, Panel, Rect, RichText, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::action::Action;
use crate::app::engines::view::panel::panels_ui as engine_panels_ui;
use crate::app::engines::view::room::Kept;
use crate::app::practice::action::PracticeAction;
use crate::app::practice::scene::{Mark, PracticeScene, SaidTone};
use crate::app::practice::view::tools::tools_ui;
use crate::app::scene::Scene;
use crate::app::theme::{Colours, Palette, SIZES, bold};
use crate::app::views::look::Look;
use crate::app::views::move_list::list_ui;
use crate::app::views::moves::steps_ui;
use crate::app::views::notices::notices_below_list_ui;
use crate::app::views::parts::{focus_ring, hairline, scrolled_in_room, soft, strong};
use crate::app::views::prose::Prose;

/// How large the dot of an exercise is.
const DOT: f32 = 10.0;

/// The largest part of a high panel for words; the rest is for the moves.
const MOST_WORDS: f32 = 0.62;

/// A panel lower than this has room for the question, the verdict, the usual button, and the moves of a solution; the other
/// buttons are behind one.
const LOW: f32 = 400.0;

/// With so much room below the words, engines have a part of it.
const ROOM_FOR_ENGINES: f32 = 5.0 * SIZES.row;

/// How many rows of a solution are in sight where there is room: the present move between the one before and the next.
const ROWS: usize = 3;

/// How little of the verdict and of what stands below it is in sight beside these rows.
const LEAST_WORDS: f32 = 38.0;

/// In a panel lower than this the verdict goes before the question that has been answered.
const MIDDLE: f32 = 560.0;

/// How much room there is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fit {
    /// Enough for everything.
    High,
    /// See [`MIDDLE`].
    Middle,
    /// See [`LOW`].
    Low,
}

impl Fit {
    fn of(height: f32) -> Self {
        match height {
            height if height < LOW => Self::Low,
            height if height < MIDDLE => Self::Middle,
            _ => Self::High,
        }
    }

    /// What is left free above and below, if that is `usual` where there is room.
    const fn edge(self, usual: i8) -> i8 {
        match self {
            Self::High | Self::Middle => usual,
            Self::Low => usual / 2,
        }
    }
}

/// The whole panel.
#[must_use]
pub fn practice_ui(ui: &mut Ui, scene: &Scene, practice: &PracticeScene, look: Look<'_>) -> Vec<Action> {
    let fit = Fit::of(ui.available_height());
    let frame = Frame::new().fill(ui.palette().card).inner_margin(Margin::symmetric(10, fit.edge(8)));
    let mut actions = Panel::bottom("steps").frame(frame).show(ui, |ui| steps_ui(ui, look)).inner;
    let foot = Frame::new().fill(ui.palette().foot).inner_margin(Margin::symmetric(12, fit.edge(10)));
    actions.extend(
        Panel::bottom("practice tools")
            .frame(foot)
            .show(ui, |ui| tools_ui(ui, scene, practice, fit != Fit::Low, look))
            .inner,
    );
    let available = ui.available_height();
    let most = if fit == Fit::High { available * MOST_WORDS } else { available };
    let kept = match (practice.is_done, fit) {
        (true, _) => room_for_solution(available, scene.moves.list.rows.len()),
        (false, Fit::High | Fit::Middle) => room_for_rows(1),
        (false, Fit::Low) => 0.0,
    };
    let room = most.min(available - kept).max(0.0);
    let words = Frame::new().inner_margin(Margin { left: 16, right: 14, top: fit.edge(10), bottom: fit.edge(8) });
    let area = scrolled_in_room("practice").max_height(room).auto_shrink([false, true]);
    actions.extend(area.show(ui, |ui| words.show(ui, |ui| words_ui(ui, practice, fit)).inner).inner);
    hairline(ui, ui.cursor().top() - SIZES.gap / 2.0);
    actions.extend(notices_below_list_ui(ui, scene, kept, look));
    // Once the exercise is answered, an engine may be asked about it.
    if ui.available_height() >= ROOM_FOR_ENGINES {
        actions.extend(engine_panels_ui(ui, &scene.engines, Kept::default(), look));
    }
    if ui.available_height() >= SIZES.row {
        actions.extend(list_ui(ui, &scene.moves, &[], look));
    }
    actions
}

/// So many rows, with what is left free above and below them.
fn room_for_rows(count: usize) -> f32 {
    count as f32 * SIZES.row + 2.0 * SIZES.gap
}

/// What stays free for the moves of a solution, whatever else is to be read.
fn room_for_solution(available: f32, rows: usize) -> f32 {
    room_for_rows(rows.min(ROWS)).min(available - LEAST_WORDS).max(room_for_rows(1))
}

fn words_ui(ui: &mut Ui, practice: &PracticeScene, fit: Fit) -> Vec<Action> {
    ui.spacing_mut().item_spacing.y = 6.0;
    let actions = if fit == Fit::Low { Vec::new() } else { set_ui(ui, practice) };
    let makes_way = practice.is_done && fit != Fit::High;
    if makes_way {
        said_ui(ui, practice, fit);
    }
    let size = if makes_way || fit == Fit::Low { SIZES.title } else { SIZES.heading };
    ui.prose(strong(&practice.task, size));
    if !practice.source.is_empty() && fit != Fit::Low {
        ui.add(Label::new(soft(&practice.source)).truncate());
    }
    if !makes_way {
        said_ui(ui, practice, fit);
    }
    ui.prose(soft(&practice.facts));
    for line in &practice.lines {
        ui.prose(line);
    }
    actions
}

/// The name of the set, and how its exercises were answered.
fn set_ui(ui: &mut Ui, practice: &PracticeScene) -> Vec<Action> {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.prose(soft(&practice.place));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(strong(&practice.name, SIZES.title)).truncate());
            });
        });
    });
    dots_ui(ui, practice)
}

/// The verdict on a move, if there is one, beside a rule in its colour.
fn said_ui(ui: &mut Ui, practice: &PracticeScene, fit: Fit) {
    let Some((tone, said)) = &practice.said else { return };
    let palette = ui.palette();
    let (line, ink) = match tone {
        SaidTone::Right => (palette.chosen, palette.ink),
        SaidTone::Wrong => (palette.grave, palette.grave),
        SaidTone::Calm => (palette.line, palette.ink),
    };
    let frame = Frame::new().fill(palette.foot).corner_radius(6).inner_margin(Margin {
        left: 14,
        right: fit.edge(10),
        top: fit.edge(8),
        bottom: fit.edge(8),
    });
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.prose(RichText::new(said).font(bold(SIZES.body)).color(ink));
    });
    let rect = shown.response.rect;
    let rule = Rect::from_min_size(rect.min, vec2(4.0, rect.height()));
    ui.painter().rect_filled(rule, CornerRadius { nw: 6, sw: 6, ne: 0, se: 0 }, line);
}

/// A dot for each exercise: full if it was answered well, a cross if not. A click leads there.
fn dots_ui(ui: &mut Ui, practice: &PracticeScene) -> Vec<Action> {
    let mut actions = Vec::new();
    if practice.grades.len() < 2 {
        return actions;
    }
    // The first row is as high as the others.
    let usual = std::mem::replace(&mut ui.spacing_mut().interact_size.y, DOT);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (index, grade) in (practice.first_grade..).zip(&practice.grades) {
            let (rect, response) = ui.allocate_exact_size(vec2(DOT, DOT), Sense::click());
            let is_here = index == practice.at;
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_here, (index + 1).to_string()));
            dot_ui(ui, rect, *grade, is_here);
            focus_ring(ui, &response, rect.expand(2.0));
            if response.hovered() {
                ui.set_cursor_icon(CursorIcon::PointingHand);
            }
            if response.on_hover_text((index + 1).to_string()).clicked() {
                actions.push(Action::Practice(PracticeAction::Show(index)));
            }
        }
    });
    ui.spacing_mut().interact_size.y = usual;
    actions
}

fn dot_ui(ui: &Ui, rect: Rect, grade: Option<Mark>, is_here: bool) {
    let (painter, palette) = (ui.painter(), ui.palette());
    let inside = rect.shrink(1.5);
    let (fill, line) = colours(grade, palette);
    painter.rect(inside, CornerRadius::same(4), fill, Stroke::new(1.2, line), StrokeKind::Inside);
    if grade == Some(Mark::Failed) {
        let (from, to) = (inside.shrink(2.0).left_top(), inside.shrink(2.0).right_bottom());
        let stroke = Stroke::new(1.2, line);
        painter.line_segment([from, to], stroke);
        painter.line_segment([pos2(from.x, to.y), pos2(to.x, from.y)], stroke);
    }
    if is_here {
        painter.rect_stroke(
            rect.expand(1.0),
            CornerRadius::same(5),
            Stroke::new(1.5, palette.ink),
            StrokeKind::Outside,
        );
    }
}

fn colours(grade: Option<Mark>, palette: &Palette) -> (Color32, Color32) {
    match grade {
        None => (Color32::TRANSPARENT, palette.ink_soft),
        Some(Mark::Good) => (palette.chosen, palette.chosen),
        Some(Mark::Hard) => (palette.chosen_soft, palette.chosen),
        Some(Mark::Failed) => (Color32::TRANSPARENT, palette.grave),
    }
}

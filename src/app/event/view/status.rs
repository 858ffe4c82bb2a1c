//! What the event window says by itself, and where: what everybody waits for beside the round, and at the left of its foot the
//! latest notice, otherwise rules, time and file. Nothing that can be clicked moves when any of it comes and goes.

use std::sync::Arc;

use egui::accesskit::Live;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Button, Color32, FontId, Galley, Label, Layout, Rect, Response, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2,
};

use crate::app::action::Action;
use crate::app::event::action::EventAction;
use crate::app::event::scene::OpenEventScene;
use crate::app::scene::{NoticeScene, NoticeTone};
use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::announcement::announce;
use crate::app::views::lists::closing;
use crate::app::views::look::Look;
use crate::app::views::opened::opening;
use crate::app::views::parts::{button_width, soft, strong};
use crate::app::views::prose::{Prose, set};

/// With less room than this, a notice is a button that shows all of it.
const NARROW: f32 = 260.0;
/// The least room for the words of a notice beside its buttons.
const LEAST_WORDS: f32 = 200.0;
/// How high the places are: two lines of small words.
const HEIGHT: f32 = 32.0;
/// How wide a notice is that was opened.
const OPENED: f32 = 420.0;
/// What stays free beside and above it.
const AROUND: f32 = 40.0;

/// The latest notice; without one, rules, time and file. Returns the remedy that was pressed.
pub fn status_ui(ui: &mut Ui, notice: Option<&NoticeScene>, event: &OpenEventScene, look: Look<'_>) -> Option<Action> {
    let room = ui.available_rect_before_wrap();
    let mut inside = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center)));
    match notice {
        Some(notice) if room.width() < NARROW => narrow_ui(&mut inside, notice),
        Some(notice) => notice_ui(&mut inside, notice, look),
        None => facts_ui(&mut inside, event, look),
    }
}

/// Its words on two lines, and its buttons as far as there is room; the rest opens.
fn notice_ui(ui: &mut Ui, scene: &NoticeScene, look: Look<'_>) -> Option<Action> {
    let width = |words: &String| button_width(ui, words) + ui.spacing().item_spacing.x;
    let remedies: f32 = scene.remedies.iter().map(|(words, _)| width(words)).sum();
    let more = look.text.say("event-notice-more");
    let are_hidden = ui.available_width() - remedies < LEAST_WORDS;
    let beside = if are_hidden { 0.0 } else { remedies };
    let room = ui.available_width() - beside;
    let is_cut = are_hidden || !fits(ui, scene, room);
    words_ui(ui, scene, if is_cut { room - width(&more) } else { room });
    let shown = scene.remedies.iter().filter(|_| !are_hidden);
    let pressed = shown.filter(|(words, _)| ui.button(words).clicked()).last().map(|(_, action)| action.clone());
    let opened = if is_cut { opened_ui(ui, Button::new(more), scene) } else { None };
    pressed.or(opened)
}

/// A button with its first words.
fn narrow_ui(ui: &mut Ui, scene: &NoticeScene) -> Option<Action> {
    let words = strong(&scene.headline, SIZES.small).color(ink(ui, scene));
    opened_ui(ui, Button::new(words).truncate(), scene)
}

/// All of it, with its buttons, once `button` is pressed.
fn opened_ui(ui: &mut Ui, button: Button<'_>, scene: &NoticeScene) -> Option<Action> {
    let window = ui.ctx().content_rect().size();
    let (width, most) = (OPENED.min(window.x - AROUND), window.y - AROUND);
    let (_, shown) = opening(button).ui(ui, |ui| {
        ui.set_width(width);
        ScrollArea::vertical().max_height(most).show(ui, |ui| closing(ui, |ui| remark_ui(ui, scene))).inner
    });
    shown.and_then(|shown| shown.inner)
}

/// All of a notice, with its buttons; returns the remedy that was pressed.
pub fn remark_ui(ui: &mut Ui, scene: &NoticeScene) -> Option<Action> {
    let remark = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.prose(strong(&scene.headline, SIZES.body).color(ink(ui, scene)));
        scene.lines.iter().for_each(|line| _ = ui.prose(soft(line)));
        if scene.remedies.is_empty() {
            return None;
        }
        let row = ui.horizontal_wrapped(|ui| {
            let pressed = scene.remedies.iter().filter(|(words, _)| ui.button(words).clicked()).last();
            pressed.map(|(_, action)| action.clone())
        });
        row.inner
    });
    remark.inner
}

fn ink(ui: &Ui, scene: &NoticeScene) -> Color32 {
    match scene.tone {
        NoticeTone::Calm => ui.palette().ink,
        NoticeTone::Warning => ui.palette().grave,
    }
}

/// Whether all its words have room on two lines.
fn fits(ui: &Ui, scene: &NoticeScene, width: f32) -> bool {
    let (headline, lines) = galleys(ui, scene, width);
    !headline.elided && lines.is_none_or(|lines| !lines.elided)
}

/// The headline on two lines, or on one with what else there is below.
fn galleys(ui: &Ui, scene: &NoticeScene, width: f32) -> (Arc<Galley>, Option<Arc<Galley>>) {
    let soft = ui.palette().ink_soft;
    let lines = scene.lines.join(" ");
    let has_lines = !lines.is_empty();
    let headline =
        galley(ui, &scene.headline, (bold(SIZES.small), ink(ui, scene)), width, if has_lines { 1 } else { 2 });
    (headline, has_lines.then(|| galley(ui, &lines, (regular(SIZES.small), soft), width, 1)))
}

/// Words on at most so many lines of this width.
pub fn galley(ui: &Ui, words: &str, (font, ink): (FontId, Color32), width: f32, rows: usize) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(words.to_owned(), TextFormat::simple(font, ink));
    job.wrap.max_width = width;
    job.wrap.max_rows = rows;
    set(ui.ctx(), job)
}

fn words_ui(ui: &mut Ui, scene: &NoticeScene, width: f32) {
    let (headline, lines) = galleys(ui, scene, width);
    let shown = lines_ui(ui, [Some(headline), lines].into_iter().flatten());
    shown.first().iter().for_each(|headline| announce(headline, Live::Polite));
}

/// Lines in the middle of their height, which is the same however many there are.
fn lines_ui(ui: &mut Ui, lines: impl Iterator<Item = Arc<Galley>>) -> Vec<Response> {
    let lines: Vec<Arc<Galley>> = lines.collect();
    let width = lines.iter().map(|line| line.size().x).fold(0.0, f32::max);
    let (place, _) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
    let mut top = place.center().y - lines.iter().map(|line| line.size().y).sum::<f32>() / 2.0;
    let line = |line: Arc<Galley>| {
        let room = Rect::from_min_size(pos2(place.left(), top), line.size());
        top = room.bottom();
        ui.new_child(UiBuilder::new().max_rect(room)).add(Label::new(line))
    };
    lines.into_iter().map(line).collect()
}

/// Rules and time, below them the file, and the button that writes it if that did not happen by itself.
fn facts_ui(ui: &mut Ui, scene: &OpenEventScene, look: Look<'_>) -> Option<Action> {
    let saved = scene.can_be_saved && ui.button(look.text.say("event-save")).clicked();
    let palette = ui.palette();
    let is_urgent = scene.is_unsaved || scene.is_out_of_reach;
    let facts = match &scene.trouble {
        Some(trouble) => vec![(trouble, palette.grave, 2)],
        None => {
            vec![
                (&scene.rules, palette.ink_soft, 1),
                (&scene.file, if is_urgent { palette.urgent } else { palette.ink_soft }, 1),
            ]
        }
    };
    let width = ui.available_width();
    let lines: Vec<Arc<Galley>> =
        facts.iter().map(|(words, ink, rows)| galley(ui, words, (regular(SIZES.small), *ink), width, *rows)).collect();
    let cut: Vec<bool> = lines.iter().map(|line| line.elided).collect();
    for ((line, is_cut), (words, ..)) in lines_ui(ui, lines.into_iter()).into_iter().zip(cut).zip(facts) {
        if is_cut {
            _ = line.on_hover_text(words);
        }
    }
    saved.then_some(Action::Event(EventAction::Save))
}

/// What everybody waits for, in a place that is as large without it.
pub fn waiting_ui(ui: &mut Ui, scene: &OpenEventScene, width: f32) {
    let (place, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
    let Some(words) = &scene.waiting else { return };
    let is_stopped = scene.hall.as_ref().is_some_and(|hall| hall.is_stopped);
    let ink = if is_stopped { ui.palette().urgent } else { ui.palette().ink };
    let words_there = galley(ui, words, (bold(SIZES.small), ink), width, 2);
    if words_there.elided {
        _ = response.on_hover_text(words);
    }
    let mut inside = ui.new_child(UiBuilder::new().max_rect(place));
    _ = lines_ui(&mut inside, std::iter::once(words_there));
}

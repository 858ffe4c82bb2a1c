//! Letters: each is kept as a picture in every size in which it was written, so there must not be many sizes.

use std::collections::BTreeSet;
use std::time::Duration;

use egui::{Context, FontId, Pos2, RawInput, Rect, Shape, Ui, Vec2, vec2};
use komadai::app::{Action, App, Command, DialogAction, Effect, Now, Settings};
use komadai::clock::SessionTime;
use komadai::session::MatchCommand;
use komadai::text::Language;

type Paint = fn(&mut App, &mut Ui, &Now) -> Vec<Effect>;

/// A desk whose windows are painted at any size, and the letter sizes seen on it.
struct Stage {
    ctx: Context,
    desk: App,
    seen: BTreeSet<String>,
}

impl Stage {
    fn new(table_top: bool) -> Self {
        let ctx = Context::default();
        let settings = Settings { language: Some(Language::Japanese), table_top, ..Settings::default() };
        let desk = App::new(&ctx, settings);
        Self { ctx, desk, seen: BTreeSet::new() }
    }

    fn act(&mut self, action: Action) {
        _ = self.desk.act(action, &now());
    }

    /// The program's windows while somebody drags at their corners.
    fn drag_at_the_corner(&mut self, paints: &[Paint]) {
        for step in 0..60 {
            let size = vec2(900.0, 600.0) + vec2(17.3, 9.1) * step as f32;
            paints.iter().for_each(|paint| self.paint(size, *paint));
        }
    }

    fn paint(&mut self, size: Vec2, paint: Paint) {
        let input = RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)), ..RawInput::default() };
        let desk = &mut self.desk;
        let mut output = self.ctx.run_ui(input, |ui| _ = paint(desk, ui, &now()));
        output.textures_delta.clear();
        output.shapes.iter().for_each(|clipped| note(&clipped.shape, &mut self.seen));
    }
}

fn now() -> Now {
    let at = SessionTime::from_start(Duration::from_secs(100));
    Now {
        at,
        date: "2026/11/22 10:00:00".to_owned(),
        since_midnight: Duration::from_secs(36_000),
        calendar: Duration::ZERO,
    }
}

fn note(shape: &Shape, seen: &mut BTreeSet<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| note(shape, seen)),
        Shape::Text(text) => seen.extend(text.galley.job.sections.iter().map(|section| name(&section.format.font_id))),
        _ => {}
    }
}

fn name(font: &FontId) -> String {
    format!("{} {}", font.family, font.size)
}

#[test]
fn letters_are_written_in_few_sizes_however_often_the_windows_change_theirs() {
    let mut board = Stage::new(false);
    board.act(Action::Match(MatchCommand::Begin));
    board.act(Action::Command(Command::ToggleDisplay));
    board.drag_at_the_corner(&[App::frame, App::display_frame]);
    board.act(Action::Command(Command::Commentary));
    board.drag_at_the_corner(&[App::display_frame]);
    let mut clock = Stage::new(false);
    clock.act(Action::Command(Command::ClockOnly));
    clock.act(Action::Dialog(DialogAction::SetClocks));
    clock.drag_at_the_corner(&[App::frame]);
    let mut flat = Stage::new(true);
    flat.act(Action::Match(MatchCommand::Begin));
    flat.drag_at_the_corner(&[App::frame]);
    let seen: BTreeSet<String> = [board, clock, flat].into_iter().flat_map(|stage| stage.seen).collect();
    assert!(seen.len() < 400, "{} sizes: {seen:?}", seen.len());
}

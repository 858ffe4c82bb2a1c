//! What a frame costs the processor before anything goes to the graphics card: describing the window, laying it out and
//! turning it into triangles, without a screen.
//!
//!     cargo run --release --example frames

#[path = "shared/games.rs"]
mod games;

use std::hint::black_box;
use std::path::PathBuf;
use std::time::Duration;

use cpu_time::ProcessTime;
use egui::{Context, Pos2, RawInput, Rect, Ui, Vec2};
use komadai::app::{
    Action, App, CollectedRecord, Command, DialogAction, Effect, HallAction, HallForm, HallJob, HallNews, Incoming,
    Now, Settings,
};
use komadai::clock::SessionTime;
use komadai::hall::Sighting;
use komadai::record::{LineEnd, RecordFormat, RecordSummary, TextEncoding, import, to_bytes};
use komadai::text::Language;

use games::game;

/// How many frames are painted per round, and how many rounds.
const FRAMES: u32 = 200;
const ROUNDS: usize = 9;

/// The usual window size, and that of a 1440p screen, which has the most to lay out.
const SIZES: [Vec2; 2] = [Vec2::new(1280.0, 800.0), Vec2::new(2560.0, 1440.0)];

fn main() {
    println!("| | window | ms a frame, best / middle of {ROUNDS} × {FRAMES} | triangles |");
    for size in SIZES {
        measure("play, clocks running", size, play, App::frame);
        measure("review of 500 moves", size, review, App::frame);
        measure("folder of 100,000 records", size, folder, App::frame);
        measure("hall view, 16 boards", size, hall, App::hall_frame);
    }
}

/// A way of painting a window.
type Paint = fn(&mut App, &mut Ui, &Now) -> Vec<Effect>;

fn measure(name: &str, size: Vec2, prepare: fn(&Context) -> App, paint: Paint) {
    let ctx = Context::default();
    let mut desk = prepare(&ctx);
    let mut passed = Duration::from_secs(60);
    let mut triangles = 0;
    let mut frame = || {
        // Each frame is a tenth of a second later, so that the digits of a clock change now and then.
        passed += Duration::from_millis(100);
        let input = RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)), ..RawInput::default() };
        let output = ctx.run_ui(input, |ui| _ = paint(&mut desk, ui, &at(passed)));
        let meshes = ctx.tessellate(output.shapes, output.pixels_per_point);
        triangles = meshes.iter().map(|mesh| triangles_of(&mesh.primitive)).sum();
        black_box(meshes);
    };
    (0..20).for_each(|_| frame());
    let mut rounds: Vec<f64> = (0..ROUNDS).map(|_| round(&mut frame)).collect();
    rounds.sort_by(f64::total_cmp);
    println!("| {name} | {} × {} | {:.2} / {:.2} | {triangles} |", size.x, size.y, rounds[0], rounds[ROUNDS / 2]);
}

/// Milliseconds of processor time per frame.
fn round(frame: &mut impl FnMut()) -> f64 {
    let started = ProcessTime::now();
    (0..FRAMES).for_each(|_| frame());
    started.elapsed().as_secs_f64() * 1_000.0 / f64::from(FRAMES)
}

fn triangles_of(primitive: &egui::epaint::Primitive) -> usize {
    match primitive {
        egui::epaint::Primitive::Mesh(mesh) => mesh.indices.len() / 3,
        egui::epaint::Primitive::Callback(_) => 0,
    }
}

fn at(passed: Duration) -> Now {
    Now {
        at: SessionTime::from_start(passed),
        date: "2026/11/22 10:00:00".to_owned(),
        since_midnight: passed,
        calendar: Duration::ZERO,
    }
}

fn desk(ctx: &Context) -> App {
    App::new(ctx, Settings { language: Some(Language::English), ..Settings::default() })
}

/// A game with a quarter of an hour for each side.
fn play(ctx: &Context) -> App {
    let mut desk = desk(ctx);
    let now = at(Duration::from_secs(1));
    _ = desk.act(Action::Command(Command::NewGame), &now);
    _ = desk.act(Action::Dialog(DialogAction::StartGame), &now);
    desk
}

fn review(ctx: &Context) -> App {
    let mut desk = desk(ctx);
    let now = at(Duration::from_secs(1));
    let bytes = to_bytes(&game(1, 500), RecordFormat::Kif, TextEncoding::Utf8, LineEnd::Lf).expect("it can be written");
    let path = PathBuf::from("500.kifu");
    _ = desk.act(Action::OpenRecord(path.clone()), &now);
    let read = import(&bytes).expect("it was just written");
    _ = desk.receive(Incoming::Record(path, Ok(Box::new(read))), &now);
    desk
}

/// A review, with a long list of records beside it.
fn folder(ctx: &Context) -> App {
    let mut desk = review(ctx);
    let now = at(Duration::from_secs(1));
    let effects = desk.act(Action::Command(Command::Collection), &now);
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::ReadCollection(id, _) => Some(*id),
        _ => None,
    });
    let summary = RecordSummary::of(&game(2, 100));
    let record = |number: u32| CollectedRecord {
        path: PathBuf::from(format!("/records/{number:06}.kif")),
        summary: Some(summary.clone()),
    };
    let records = (0..100_000).map(record).chain([CollectedRecord { path: "500.kifu".into(), summary: None }]);
    let id = asked.expect("the folder is to be read");
    _ = desk.receive(Incoming::Collected(id, records.collect()), &now);
    _ = desk.receive(Incoming::CollectionRead(id, Ok(Some("/records".into()))), &now);
    desk
}

fn hall(ctx: &Context) -> App {
    let mut desk = desk(ctx);
    let now = at(Duration::from_secs(1));
    let form = HallForm { watched: "/hall".to_owned(), ..HallForm::of(&desk.state().settings.hall) };
    _ = desk.act(Action::Command(Command::Hall), &now);
    _ = desk.act(Action::Hall(HallAction::Edit(form)), &now);
    let effects = desk.act(Action::Hall(HallAction::OpenView), &now);
    let view = effects.iter().find_map(|effect| match effect {
        Effect::Hall(HallJob::Watch { id, .. }) => Some(*id),
        _ => None,
    });
    let seen = |table: u64| {
        let tree = game(table, 60 + table as usize);
        (Sighting::of(&format!("table-{table:02}"), Some(&tree), None).expect("there is a record"), Duration::ZERO)
    };
    let news = HallNews::Seen(view.expect("the view is open"), (1..=16).map(seen).collect());
    _ = desk.receive(Incoming::Hall(news), &now);
    desk
}

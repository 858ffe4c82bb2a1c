//! The time from starting the program to its first picture.
//!
//!     cargo run --release --example startup           # our own work: state, fonts, wood, and the first frame
//!     cargo run --release --example startup -- empty  # an empty window, to see what the graphics stack costs
//!
//! `benches/window.sh` measures the empty window and ours.

use std::hint::black_box;
use std::process::Command;
use std::time::Duration;

use cpu_time::ProcessTime;
use egui::{Context, Pos2, RawInput, Rect, vec2};
use komadai::app::{App, Now, Settings};
use komadai::clock::SessionTime;
use komadai::text::Language;

/// The number of processes to start.
const RUNS: usize = 9;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    match std::env::args().nth(1).as_deref() {
        Some("empty") => show_an_empty_window(),
        Some("once") => {
            println!("{}", first_frame());
            Ok(())
        }
        _ => measure(),
    }
}

/// Starts new processes, so that nothing is left over from the previous run.
fn measure() -> Result<(), Box<dyn std::error::Error>> {
    let program = std::env::current_exe()?;
    let mut times = Vec::new();
    for _ in 0..RUNS {
        let said = Command::new(&program).arg("once").output()?.stdout;
        times.push(String::from_utf8(said)?.trim().parse::<f64>()?);
    }
    times.sort_by(f64::total_cmp);
    println!("our own work until the first frame, ms of the processor, best / middle of {RUNS}");
    println!("{:.1} / {:.1}", times[0], times[RUNS / 2]);
    Ok(())
}

/// Milliseconds of processor time from nothing to the triangles of the first frame.
fn first_frame() -> f64 {
    let started = ProcessTime::now();
    let ctx = Context::default();
    let mut desk = App::new(&ctx, Settings { language: Some(Language::English), ..Settings::default() });
    let now = Now {
        at: SessionTime::from_start(Duration::ZERO),
        date: "2026/11/22 10:00:00".to_owned(),
        since_midnight: Duration::ZERO,
        calendar: Duration::ZERO,
    };
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0)));
    let output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| _ = desk.frame(ui, &now));
    black_box(ctx.tessellate(output.shapes, output.pixels_per_point));
    started.elapsed().as_secs_f64() * 1_000.0
}

/// A window opened like ours, with nothing in it.
struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, _: &mut egui::Ui, _: &mut eframe::Frame) {}
}

fn show_an_empty_window() -> Result<(), Box<dyn std::error::Error>> {
    let viewport = egui::ViewportBuilder::default().with_app_id("komadai").with_inner_size(vec2(1280.0, 800.0));
    let options = eframe::NativeOptions { viewport, system_font_fallback: false, ..Default::default() };
    eframe::run_native("empty", options, Box::new(|_| Ok(Box::new(Empty))))?;
    Ok(())
}

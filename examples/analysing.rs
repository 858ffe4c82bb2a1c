//! What an engine that analyses costs the window: its frames, at sixty a second, without one, with one that says 400
//! lines a second, and with one that says lines without limit; how soon it stops; how soon the last of a hundred
//! positions has a line; how long the engine that analyses a game has nothing to do; and how exact the clock of a person
//! is whose opponent says lines without limit. There is no screen: what the graphics card does comes on top, and is the
//! same in all cases.
//!
//!     cargo build --release --example hostile_engine
//!     cargo run --release --example analysing
//!     cargo run --release --example analysing -- fairy-stockfish
#![expect(clippy::disallowed_methods, reason = "it looks at the clock, and at its own memory")]

#[path = "shared/games.rs"]
mod games;

use std::hint::black_box;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

use cpu_time::{ProcessTime, ThreadTime};
use egui::{Context, Pos2, RawInput, Rect, vec2};
use komadai::app::{
    Action, App, ClockForm, Command, DialogAction, Effect, Effects, EngineJob, EngineNews, EnginePlayer, EngineProfile,
    EngineWord, GameAction, Inbox, Incoming, NewGameForm, Now, Settings, TimeKind,
};
use komadai::clock::{Reading, SessionTime};
use komadai::record::{LineEnd, RecordFormat, TextEncoding, import, to_bytes};
use komadai::session::MatchCommand;
use komadai::shogi::Color;
use komadai::text::Language;

/// The time from one frame to the next.
const FRAME: Duration = Duration::from_micros(16_667);

fn main() {
    let engine = std::env::args().nth(1);
    let hostile = |how: &str| {
        let program = std::env::current_exe().expect("it runs").with_file_name("hostile_engine");
        vec![program.to_string_lossy().into_owned(), how.to_owned()]
    };
    frames("no engine", None, 10);
    frames("an engine with 400 lines a second", Some(hostile("talks_fast")), 10);
    frames("an engine without limit", Some(hostile("talks_without_limit")), 60);
    steps(engine.map_or_else(|| hostile("behaves"), |program| vec![program]));
    whole_game(hostile("behaves"));
    game(hostile("floods_after_its_move"));
}

/// A window with a game in it, without a screen.
struct Desk {
    ctx: Context,
    app: App,
    inbox: Inbox,
    effects: Effects,
    begun: Instant,
    /// The search that is wanted, and the latest for which a line was heard.
    wanted: u64,
    heard: u64,
}

impl Desk {
    fn new(engine: Option<Vec<String>>) -> Self {
        let mut settings = Settings { language: Some(Language::English), ..Settings::default() };
        engine.into_iter().for_each(|command| settings.engines.choose(EngineProfile::of_command(command)));
        let ctx = Context::default();
        let inbox = Inbox::new(ctx.clone());
        let effects = Effects::new(inbox.slot(), settings.clone());
        let app = App::new(&ctx, settings);
        let mut desk = Self { ctx, app, inbox, effects, begun: Instant::now(), wanted: 0, heard: 0 };
        desk.open(200);
        desk
    }

    /// A game of so many moves.
    fn open(&mut self, plies: usize) {
        let (now, path) = (self.now(), PathBuf::from("game.kifu"));
        let bytes = to_bytes(&games::game(1, plies), RecordFormat::Kif, TextEncoding::Utf8, LineEnd::Lf);
        let read = import(&bytes.expect("it can be written")).expect("it was just written");
        _ = self.app.act(Action::OpenRecord(path.clone()), &now);
        _ = self.app.receive(Incoming::Record(path, Ok(Box::new(read))), &now);
    }

    fn now(&self) -> Now {
        let passed = Duration::from_secs(60) + self.begun.elapsed();
        Now {
            at: SessionTime::from_start(passed),
            date: "2026/11/22 10:00:00".to_owned(),
            since_midnight: passed,
            calendar: Duration::ZERO,
        }
    }

    fn press(&mut self, command: Command) {
        self.act(Action::Command(command));
    }

    fn act(&mut self, action: Action) {
        let effects = self.app.act(action, &self.now());
        self.carry_out(effects);
    }

    /// Only what has to do with engines: nothing is saved.
    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            if let Effect::Engine(EngineJob::Search(search)) = &effect {
                self.wanted = search.number.0;
            }
            if matches!(effect, Effect::Engine(_) | Effect::WholeGame(_) | Effect::Opponent(..)) {
                self.effects.run(effect, &self.ctx);
            }
        }
    }

    /// Takes in what has come, and paints: the processor time of this thread.
    fn frame(&mut self) -> Duration {
        let started = ThreadTime::now();
        for incoming in self.inbox.take_all() {
            if let Incoming::Engine(EngineNews::Told(_, EngineWord::Found(analysis))) = &incoming
                && analysis.best().is_some()
            {
                self.heard = analysis.search.0;
            }
            let effects = self.app.receive(incoming, &self.now());
            self.carry_out(effects);
        }
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0)));
        let (now, mut effects) = (self.now(), Vec::new());
        let input = RawInput { screen_rect, ..RawInput::default() };
        let output = self.ctx.run_ui(input, |ui| effects = self.app.frame(ui, &now));
        black_box(self.ctx.tessellate(output.shapes, output.pixels_per_point));
        self.carry_out(effects);
        started.elapsed()
    }

    /// Paints sixty frames a second for a while: for each its processor time, and how long it took by the wall clock.
    fn paint_for(&mut self, seconds: u64) -> (Vec<Duration>, Vec<Duration>) {
        let (mut processor, mut wall) = (Vec::new(), Vec::new());
        let until = Instant::now() + Duration::from_secs(seconds);
        while Instant::now() < until {
            let began = Instant::now();
            processor.push(self.frame());
            wall.push(began.elapsed());
            sleep(FRAME.saturating_sub(began.elapsed()));
        }
        processor.sort_unstable();
        wall.sort_unstable();
        (processor, wall)
    }

    /// Paints until a line about the wanted position is there.
    fn paint_until_heard(&mut self) -> Duration {
        self.paint_until(20, |desk| desk.wanted > 0 && desk.heard == desk.wanted)
    }

    /// Paints until this is so, for so many seconds at most.
    fn paint_until(&mut self, at_most: u64, is_so: impl Fn(&Self) -> bool) -> Duration {
        let began = Instant::now();
        loop {
            self.frame();
            if is_so(self) || began.elapsed() > Duration::from_secs(at_most) {
                return began.elapsed();
            }
            sleep(Duration::from_millis(2));
        }
    }

    /// What White's clock shows.
    fn left_to_white(&self) -> Duration {
        let session = self.app.state().as_match().expect("a game is played");
        match session.clock().reading(Color::White, self.now().at) {
            Reading::Main { left } => left,
            other => panic!("there is no main time: {other:?}"),
        }
    }
}

fn frames(name: &str, engine: Option<Vec<String>>, seconds: u64) {
    let has_engine = engine.is_some();
    let mut desk = Desk::new(engine);
    if has_engine {
        desk.press(Command::Analyse);
        desk.paint_until_heard();
    }
    desk.paint_for(2);
    let (before, began) = (memory("VmRSS:"), ProcessTime::now());
    let (processor, wall) = desk.paint_for(seconds);
    let all = began.elapsed().as_secs_f64() / seconds as f64;
    let grown = memory("VmRSS:").saturating_sub(before);
    let of = |times: &[Duration], part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1_000.0;
    println!(
        "{name}: {} frames in {seconds} s; processor {:.2} ms each ({:.2} at 95 %), by the wall clock 95 % within {:.2} ms, \
         99 % within {:.2}; all threads {:.1} % of a core; memory {before} MB, + {grown} MB",
        processor.len(),
        of(&processor, 50),
        of(&processor, 95),
        of(&wall, 95),
        of(&wall, 99),
        all * 100.0,
    );
    if has_engine {
        desk.press(Command::Next);
        println!("{name}: stopped, and a line for the next position after {:.0?}", desk.paint_until_heard());
    }
}

/// A key held down over a hundred positions: thirty a second.
fn steps(engine: Vec<String>) {
    let name = engine.join(" ");
    let mut desk = Desk::new(Some(engine));
    desk.press(Command::Analyse);
    desk.paint_until_heard();
    let mut times = Vec::new();
    for _ in 0..5 {
        desk.press(Command::First);
        desk.paint_until_heard();
        for _ in 0..100 {
            desk.press(Command::Next);
            desk.frame();
            sleep(Duration::from_millis(33));
        }
        times.push(desk.paint_until_heard());
    }
    times.sort_unstable();
    println!("{name}: the last of 100 steps has a line after {times:.0?}");
}

/// An engine thinks for a second about each position of a game, and is asked about the next one.
fn whole_game(engine: Vec<String>) {
    let mut desk = Desk::new(Some(engine));
    desk.open(40);
    desk.press(Command::AnalyseGame);
    desk.act(Action::WholeGame(GameAction::Begin));
    let settled = |desk: &Desk| {
        let run = desk.app.state().whole_game.run.as_ref();
        run.map(|run| (run.settled, run.asked.len())).filter(|&(_, all)| all > 0)
    };
    desk.paint_until(20, |desk| settled(desk).is_some());
    let (_, all) = settled(&desk).expect("it was asked");
    let took = desk.paint_until(120, |desk| settled(desk).is_none_or(|(settled, all)| settled == all)).as_secs_f64();
    println!(
        "a whole game: {all} positions, a second each, in {took:.3} s; idle {:.2} %",
        (1.0 - all as f64 / took) * 100.0
    );
}

/// A person thinks for ten seconds while the engine, which has moved, says lines without limit.
fn game(engine: Vec<String>) {
    let mut desk = Desk::new(None);
    let player = EnginePlayer::new(EngineProfile::of_command(engine));
    let clock = ClockForm { kind: TimeKind::SuddenDeath, minutes: 30, ..ClockForm::default() };
    let form = NewGameForm { engines: [Some(player), None], clocks: [clock.clone(), clock], ..NewGameForm::default() };
    desk.press(Command::NewGame);
    desk.act(Action::Dialog(DialogAction::EditNewGame(Box::new(form))));
    desk.act(Action::Dialog(DialogAction::StartGame));
    let has_moved = |desk: &Desk| desk.app.state().as_match().is_some_and(|session| session.plies() == 1);
    desk.paint_until(20, has_moved);
    let (before, began) = (desk.left_to_white(), Instant::now());
    let (_, wall) = desk.paint_for(10);
    let answer = desk.app.state().position().legal_moves()[0];
    let passed = began.elapsed();
    desk.act(Action::Match(MatchCommand::Play(answer)));
    let charged = before - desk.left_to_white();
    println!(
        "a game: White thinks for {passed:.1?} while Black's engine talks; charged {charged:.1?}; 95 % of frames within {:.2?}",
        wall[(wall.len() - 1) * 95 / 100]
    );
}

/// What the system says of this process, in megabytes.
fn memory(what: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(what));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() / 1_000
}

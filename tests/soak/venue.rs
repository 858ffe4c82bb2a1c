//! The table, the hall, and the people who come and go.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use cpu_time::ThreadTime;
use egui::{Context, Pos2, RawInput, Rect, Ui, Vec2};
use komadai::app::{
    Action, App, ClockAction, Command, DialogAction, Effect, Effects, HallAction, HallSettings, Inbox, Incoming, Now,
    Settings,
};
use komadai::clock::SessionTime;
use komadai::session::{ArbiterAct, MatchCommand};
use komadai::shogi::Color;
use komadai::storage::{DialogAnswer, FileDialogRequest};
use komadai::text::Language;

/// A frame is painted after this many seconds of the day, and after everything that somebody does.
const BETWEEN_FRAMES: u32 = 5;

/// How long a frame may keep the processor busy in a release build.
const BUDGET: Duration = Duration::from_millis(33);

/// The maximum length of a game.
const MOST_PLIES: usize = 160;

/// The number of tables besides ours.
const OTHERS: u32 = 15;

pub struct Venue {
    ctx: Context,
    desk: App,
    effects: Effects,
    inbox: Inbox,
    now: Duration,
    dice: u64,
    hall: PathBuf,
    counts: Counts,
}

/// What was done on this day.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    moves: usize,
    games: usize,
    records: usize,
    presses: usize,
    frames: usize,
    over_budget: usize,
    longest: Duration,
}

type Paint = fn(&mut App, &mut Ui, &Now) -> Vec<Effect>;

impl Venue {
    pub fn open() -> Self {
        let hall = std::env::current_dir().unwrap().join("hall");
        fs::create_dir(&hall).unwrap();
        let ctx = Context::default();
        let shared =
            HallSettings { shared_in: Some(hall.clone()), watched: Some(hall.clone()), ..HallSettings::default() };
        let settings = Settings { language: Some(Language::English), hall: shared, ..Settings::default() };
        let inbox = Inbox::new(ctx.clone());
        let effects = Effects::new(inbox.slot(), settings.clone());
        let desk = App::new(&ctx, settings);
        let now = Duration::from_secs(1);
        let mut venue = Self { ctx, desk, effects, inbox, now, dice: 20_261_122, hall, counts: Counts::default() };
        venue.act(Action::Command(Command::Hall));
        venue.act(Action::Hall(HallAction::OpenView));
        venue.act(Action::Command(Command::ToggleDisplay));
        venue
    }

    /// A minute of the day.
    pub fn live(&mut self, minute: u32) {
        match minute % 10 {
            7 => self.open_records(),
            8 => self.play_on_wood(),
            _ => self.play(),
        }
        self.move_elsewhere(minute);
    }

    pub fn told(&self) -> String {
        let Counts { moves, games, records, presses, frames, over_budget, longest } = self.counts;
        format!(
            "{moves} moves, {games} games, {records} records opened, {presses} presses of a clock alone, {frames} frames, \
             of which {over_budget} kept the processor busy for more than {} ms, the longest for {longest:.1?}",
            BUDGET.as_millis()
        )
    }

    /// How full the texture of all letters is, in percent.
    pub fn letters(&self) -> u64 {
        (self.ctx.fonts(|fonts| fonts.font_atlas_fill_ratio()) * 100.0) as u64
    }

    /// Ends the day.
    pub fn close(mut self) {
        self.finish();
        self.act(Action::Hall(HallAction::CloseView));
    }

    /// Plays until the minute is over.
    fn play(&mut self) {
        let end = self.now + Duration::from_secs(60);
        while self.now < end {
            if !self.desk.state().game_in_progress() {
                self.begin();
            }
            let thinks = 1 + self.below(14);
            self.pass(thinks as u32);
            let Some(session) = self.desk.state().as_match() else { continue };
            let (plies, moves) = (session.plies(), session.position().legal_moves());
            let chosen = moves.get(self.below(moves.len().max(1))).copied();
            match chosen.filter(|_| plies < MOST_PLIES) {
                Some(mv) => self.act(Action::Match(MatchCommand::Play(mv))),
                None => self.finish(),
            }
            self.counts.moves += 1;
            if self.below(40) == 0 {
                self.act(Action::Arbiter(ArbiterAct::Call));
                self.pass(3);
                self.act(Action::Arbiter(ArbiterAct::Resume));
            }
            self.paint();
        }
    }

    /// Starts a new game in place of whatever is on the board.
    fn begin(&mut self) {
        self.act(Action::Command(Command::NewGame));
        self.confirm();
        self.act(Action::Dialog(DialogAction::StartGame));
        self.act(Action::Match(MatchCommand::Begin));
        self.counts.games += 1;
        self.paint();
    }

    /// Resigns, and saves the record.
    fn finish(&mut self) {
        self.act(Action::Match(MatchCommand::Resign));
        self.paint();
        self.act(Action::Command(Command::SaveAs));
        self.pass(2);
    }

    /// Leaves the game, and goes through records in the hall's folder.
    fn open_records(&mut self) {
        self.finish();
        let mut records: Vec<PathBuf> = fs::read_dir(&self.hall).unwrap().map(|entry| entry.unwrap().path()).collect();
        records.retain(|path| path.extension().is_some_and(|ending| ending == "kifu"));
        records.sort();
        for record in records {
            self.act(Action::OpenRecord(record));
            for _ in 0..2_000 {
                if self.desk.state().table.file.awaited.is_none() {
                    break;
                }
                std::thread::sleep(Duration::from_millis(1));
                self.pass(0);
            }
            self.confirm();
            self.act(Action::Step(1_000));
            self.paint();
            self.act(Action::Step(-7));
            self.paint();
            self.counts.records += 1;
            self.pass(3);
        }
    }

    /// Plays with the clock for a wooden board.
    fn play_on_wood(&mut self) {
        self.act(Action::Command(Command::ClockOnly));
        self.act(Action::Dialog(DialogAction::SetClocks));
        for press in 0..20 {
            self.act(Action::Clock(ClockAction::Press(Color::ALL[(press + 1) % 2])));
            self.counts.presses += 1;
            self.pass(3);
        }
        self.act(Action::Clock(ClockAction::TogglePause));
        self.act(Action::Clock(ClockAction::Leave));
        self.confirm();
        self.paint();
    }

    /// Lets something happen at another table.
    fn move_elsewhere(&mut self, minute: u32) {
        let table = minute % OTHERS + 2;
        let plies = self.below(60);
        let moves: String = (0..plies).map(|ply| MOVES[ply % MOVES.len()].to_owned()).collect();
        let record = format!("先手：Player {table}\n後手：Player {minute}\n{moves}");
        fs::write(self.hall.join(format!("table-{table:02}.kifu")), record).unwrap();
    }

    /// Says yes to any question.
    fn confirm(&mut self) {
        if self.desk.state().dialog.as_ref().is_some_and(|dialog| matches!(dialog, komadai::app::Dialog::Question(_))) {
            self.act(Action::Dialog(DialogAction::Confirm));
        }
    }

    fn act(&mut self, action: Action) {
        let now = self.now();
        let effects = self.desk.act(action, &now);
        self.run(effects);
    }

    fn run(&mut self, effects: Vec<Effect>) {
        let mut open = effects;
        while let Some(effect) = open.pop() {
            match effect {
                // There is nobody to click into a dialog.
                Effect::AskForFile(request, _) => open.extend(self.answer(request)),
                // Thousands of beeps a second are no sound.
                Effect::Play(_) | Effect::Sound(_) => {}
                other => self.effects.run(other, &self.ctx),
            }
        }
        self.effects.settle();
    }

    fn answer(&mut self, request: FileDialogRequest) -> Vec<Effect> {
        let path = Path::new("records").with_file_name(format!("game-{}.kifu", self.counts.games));
        let path = std::env::current_dir().unwrap().join(path);
        let now = self.now();
        self.desk.receive(Incoming::FileDialog(request, DialogAnswer::Chosen(path)), &now)
    }

    /// Lets this many seconds pass, with a look at everything in each.
    fn pass(&mut self, seconds: u32) {
        for second in 0..=seconds {
            self.now += Duration::from_secs(u64::from(second > 0));
            let now = self.now();
            for incoming in self.inbox.take_all() {
                let effects = self.desk.receive(incoming, &now);
                self.run(effects);
            }
            let effects = self.desk.tick(&now);
            self.run(effects);
            if second % BETWEEN_FRAMES == 1 {
                self.paint();
            }
        }
    }

    /// Paints all three windows.
    fn paint(&mut self) {
        self.paint_one(Vec2::new(1280.0, 800.0), App::frame);
        self.paint_one(Vec2::new(1920.0, 1080.0), App::display_frame);
        self.paint_one(Vec2::new(1280.0, 720.0), App::hall_frame);
    }

    fn paint_one(&mut self, size: Vec2, paint: Paint) {
        let now = self.now();
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            time: Some(self.now.as_secs_f64()),
            ..RawInput::default()
        };
        let begun = ThreadTime::now();
        let (desk, mut effects) = (&mut self.desk, Vec::new());
        let mut output = self.ctx.clone().run_ui(input, |ui| effects.extend(paint(desk, ui, &now)));
        // There is no screen to hand them to.
        output.textures_delta.clear();
        let meshes = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let took = begun.elapsed();
        assert!(!meshes.is_empty(), "nothing is painted");
        self.counts.frames += 1;
        self.counts.over_budget += usize::from(took > BUDGET);
        self.counts.longest = self.counts.longest.max(took);
        self.run(effects);
    }

    fn now(&self) -> Now {
        let secs = self.now.as_secs();
        let date = format!("2026/11/22 {:02}:{:02}:{:02}", 9 + secs / 3600, secs / 60 % 60, secs % 60);
        Now {
            at: SessionTime::from_start(self.now),
            date,
            since_midnight: Duration::from_secs(9 * 3600) + self.now,
            calendar: Duration::ZERO,
        }
    }

    fn below(&mut self, limit: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % limit
    }
}

/// Golds moving back and forth.
const MOVES: [&str; 4] = ["1 48金(49)\n", "2 42金(41)\n", "3 49金(48)\n", "4 41金(42)\n"];

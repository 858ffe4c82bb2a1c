//! A day in the hall: eight tables write their games as they do, half of the files arrive in two pieces, cut off at any
//! place, and the hall view follows every move.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Context;

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::effect::Effect;
use crate::app::effects::Effects;
use crate::app::hall::action::HallAction;
use crate::app::hall::form::HallSettings;
use crate::app::hall::scene::HallScene;
use crate::app::inbox::Inbox;
use crate::app::publish::action::PublishAction;
use crate::app::publish::form::PublishForm;
use crate::app::settings::form::Settings;
use crate::app::state::{AppState, Dialog};
use crate::app::update::{Input, step};
use crate::app::wall_clock::WallClock;
use crate::clock::SessionTime;
use crate::hall::{HallTable, LIVE_ENDING};
use crate::mixing::Dice;
use crate::session::{MatchCommand, MatchStatus};
use crate::text::{Language, Text};

const TABLES: u32 = 8;

/// A program: its state, and what it does outside for a hall.
struct Machine {
    state: AppState,
    effects: Effects,
    inbox: Inbox,
}

impl Machine {
    fn new(hall: HallSettings) -> Self {
        let settings = Settings { hall, ..Settings::default() };
        let inbox = Inbox::new(Context::default());
        let effects = Effects::new(inbox.slot(), settings.clone());
        Self { state: AppState::new(settings), effects, inbox }
    }

    /// Nothing but the files of the hall and its site is touched: no journal, no settings, no sound.
    fn run(&mut self, effects: Vec<Effect>) {
        for effect in effects.into_iter().filter(|effect| matches!(effect, Effect::Hall(_) | Effect::Publish(_))) {
            self.effects.run(effect, &Context::default());
        }
    }

    fn act(&mut self, action: Action, at: SessionTime) {
        let effects = step(&mut self.state, Input::Act(action), &WallClock::now(at));
        self.run(effects);
    }

    /// Takes in what came back about the hall, and lets time pass.
    fn live(&mut self, at: SessionTime) {
        let now = WallClock::now(at);
        for incoming in self.inbox.take_all() {
            let effects = step(&mut self.state, Input::Receive(incoming), &now);
            self.run(effects);
        }
        let effects = step(&mut self.state, Input::Tick, &now);
        self.run(effects);
        self.state.notices.retain(|notice| !format!("{:?}", notice.kind).starts_with("Sound"));
        assert!(self.state.notices.is_empty(), "{:?}", self.state.notices);
    }
}

/// A machine at which two people play, and what is known of the way its files take.
struct Seat {
    machine: Machine,
    /// When the next move comes.
    due: SessionTime,
    played: usize,
    /// How many moves the hall has seen.
    seen: usize,
    /// Moves that the hall has not seen yet, with the instant at which their file was whole.
    unseen: Vec<(usize, SessionTime)>,
}

/// A file on its way from one folder to the other, of which the first part has arrived.
struct Piecemeal {
    path: PathBuf,
    whole: Vec<u8>,
    at: SessionTime,
}

/// A share to which some tables' files come in two pieces, as they do where somebody copies them there.
struct Share {
    from: PathBuf,
    to: PathBuf,
    seen: BTreeMap<PathBuf, Vec<u8>>,
    on_the_way: Vec<Piecemeal>,
    cuts: usize,
}

#[expect(clippy::disallowed_methods, reason = "this is the one who writes files badly")]
impl Share {
    /// Gives the tables whose live game has just become whole, with the moves in it.
    fn go_on(&mut self, dice: &mut Dice, now: SessionTime) -> Vec<(u32, usize)> {
        for entry in std::fs::read_dir(&self.from).unwrap().flatten() {
            let (path, bytes) = (entry.path(), std::fs::read(entry.path()).unwrap_or_default());
            let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
            let is_on_the_way = self.on_the_way.iter().any(|it| it.path.file_name() == path.file_name());
            if is_hidden || is_on_the_way || bytes.is_empty() || self.seen.get(&path) == Some(&bytes) {
                continue;
            }
            let target = self.to.join(entry.file_name());
            std::fs::write(&target, &bytes[..dice.below(bytes.len())]).unwrap();
            self.cuts += 1;
            let after = Duration::from_millis(20 + dice.below(180) as u64);
            self.on_the_way.push(Piecemeal { path: target, whole: bytes.clone(), at: now.plus(after) });
            self.seen.insert(path, bytes);
        }
        let (due, rest) = std::mem::take(&mut self.on_the_way).into_iter().partition(|it| it.at <= now);
        self.on_the_way = rest;
        let due: Vec<Piecemeal> = due;
        due.iter().for_each(|it| std::fs::write(&it.path, &it.whole).unwrap());
        due.iter().filter_map(|it| arrived(&it.path, &it.whole)).collect()
    }
}

/// The table and the number of moves of a live game.
fn arrived(path: &Path, bytes: &[u8]) -> Option<(u32, usize)> {
    let is_live = path.to_string_lossy().ends_with(LIVE_ENDING);
    let live = crate::hall::LiveGame::from_json(std::str::from_utf8(bytes).ok().filter(|_| is_live)?).ok()?;
    Some((live.table?, live.plies))
}

/// What came out of a day.
#[derive(Debug, Default)]
struct Day {
    moves: usize,
    followed: usize,
    longest: Duration,
    cuts: usize,
}

/// Plays `moves` at each table, one about every `pace`.
fn play_day(moves: usize, pace: Duration, seed: u64) -> Day {
    play_day_published(moves, pace, seed, None)
}

/// Plays a day, and lets the machine of the hall write its site as well.
#[expect(clippy::disallowed_methods, reason = "the hall is watched in real time")]
fn play_day_published(moves: usize, pace: Duration, seed: u64, site: Option<&Path>) -> Day {
    let (clock, mut dice, folder) = (WallClock::start(), Dice(seed), tempfile::tempdir().unwrap());
    let (whole, behind) = (folder.path().join("hall"), folder.path().join("elsewhere"));
    [&whole, &behind].into_iter().for_each(|folder| std::fs::create_dir(folder).unwrap());
    let mut hall = Machine::new(HallSettings { watched: Some(whole.clone()), ..HallSettings::default() });
    hall.act(Action::Command(Command::Hall), clock.session_time());
    site.into_iter().for_each(|site| publish(&mut hall, site, clock.session_time()));
    hall.act(Action::Hall(HallAction::OpenView), clock.session_time());
    let mut share =
        Share { from: behind.clone(), to: whole.clone(), seen: BTreeMap::new(), on_the_way: Vec::new(), cuts: 0 };
    let mut seats: Vec<Seat> = (1..=TABLES)
        .map(|table| {
            let shared_in = Some(if table % 2 == 0 { behind.clone() } else { whole.clone() });
            let machine = Machine::new(HallSettings { shared_in, table, ..HallSettings::default() });
            let due = clock.session_time().plus(pace * table / TABLES);
            Seat { machine, due, played: 0, seen: 0, unseen: Vec::new() }
        })
        .collect();
    let mut day = Day::default();
    let text = Text::new(Language::English);
    loop {
        let now = clock.session_time();
        for seat in &mut seats {
            seat.machine.live(now);
            if seat.played < moves && now >= seat.due {
                play_one(seat, &mut dice, now, pace);
                day.moves += 1;
            }
        }
        let now = clock.session_time();
        for (table, plies) in share.go_on(&mut dice, now) {
            let seat = &mut seats[table as usize - 1];
            seat.unseen.iter_mut().filter(|(ply, at)| *ply <= plies && *at > now).for_each(|(_, at)| *at = now);
        }
        hall.live(clock.session_time());
        look(&hall, &mut seats, &mut day, &text, clock.session_time());
        if seats.iter().all(|seat| seat.played >= moves && seat.unseen.is_empty()) {
            return Day { cuts: share.cuts, ..day };
        }
        let overdue =
            seats.iter().flat_map(|seat| &seat.unseen).find(|(_, at)| now.since(*at) > Duration::from_secs(5));
        assert!(overdue.is_none(), "a move is not seen at all: {overdue:?}, {day:?}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Fills in the dialog about the site, and begins.
fn publish(hall: &mut Machine, site: &Path, at: SessionTime) {
    hall.act(Action::Publish(PublishAction::Configure), at);
    let Some(Dialog::Publish(form)) = hall.state.dialog.clone() else { panic!("{:?}", hall.state.dialog) };
    let form = PublishForm { site: site.display().to_string(), ..*form };
    hall.act(Action::Publish(PublishAction::Edit(form)), at);
    hall.act(Action::Publish(PublishAction::Start), at);
    assert!(hall.state.publish.run.is_some());
}

/// A file that comes in pieces is not there before it is whole.
const NOT_YET: Duration = Duration::from_secs(1 << 30);

fn play_one(seat: &mut Seat, dice: &mut Dice, now: SessionTime, pace: Duration) {
    let legal = seat.machine.state.position().legal_moves();
    let mv = legal[dice.below(legal.len())];
    seat.machine.act(Action::Match(MatchCommand::Play(mv)), now);
    let session = seat.machine.state.as_match().unwrap();
    let is_over = matches!(session.status(), MatchStatus::Over(_));
    let is_whole_at_once = seat.machine.state.settings.hall.table % 2 == 1;
    let whole = if is_whole_at_once { now } else { SessionTime::from_start(NOT_YET) };
    seat.unseen.push((session.plies(), whole));
    // A game that has come to its end by chance is the table's last.
    seat.played = if is_over { usize::MAX } else { seat.played + 1 };
    seat.due = now.plus(pace / 2 + pace * u32::try_from(dice.below(100)).unwrap() / 100);
}

/// What the hall sees: no trouble, no table that is gone, no move that was there and is not.
fn look(hall: &Machine, seats: &mut [Seat], day: &mut Day, text: &Text, now: SessionTime) {
    let scene = HallScene::of(&hall.state, text, now).expect("the view is open");
    let tables: Vec<&HallTable> = hall.state.hall.as_ref().unwrap().hall.in_order(now);
    assert!(scene.trouble.is_none() || tables.is_empty(), "{scene:?}");
    for (index, seat) in seats.iter_mut().enumerate() {
        let name = format!("table-{:02}", index + 1);
        let Some(table) = tables.iter().find(|table| table.sighting.name == name) else { continue };
        let seen = table.sighting.plies;
        assert!(seen >= seat.seen, "{name} went back from move {} to {seen}", seat.seen);
        seat.seen = seen;
        for (_, at) in seat.unseen.extract_if(.., |(ply, _)| *ply <= seen) {
            day.followed += 1;
            day.longest = day.longest.max(now.since(at));
        }
    }
}

#[test]
fn the_hall_follows_eight_tables_whose_files_are_half_written() {
    let day = play_day(6, Duration::from_millis(400), 20_261_122);
    assert_eq!(day.followed, day.moves, "{day:?}");
    assert!(day.cuts >= 4 && day.longest < Duration::from_secs(1), "{day:?}");
}

#[test]
#[ignore = "two minutes: cargo test --lib a_long_day -- --ignored --nocapture"]
fn a_long_day_in_the_hall() {
    let day = play_day(120, Duration::from_secs(1), 77);
    println!("{day:?}");
    assert_eq!(day.followed, day.moves, "{day:?}");
    assert!(day.longest < Duration::from_secs(1), "{day:?}");
}

#[test]
#[ignore = "two minutes and a Chromium: cargo test --lib on_its_site -- --ignored --nocapture"]
#[expect(clippy::disallowed_methods, reason = "a browser is started")]
fn a_long_day_is_followed_on_its_site() {
    let folder = tempfile::tempdir().unwrap();
    let (site, pictures) = (folder.path().join("site"), folder.path().join("pictures"));
    let pictures = std::env::var_os("KOMADAI_PICTURES").map_or(pictures, PathBuf::from);
    std::fs::create_dir_all(&pictures).unwrap();
    let (day, answer) = std::thread::scope(|scope| {
        let browser = scope.spawn(|| {
            for _ in 0..200 {
                let overview = std::fs::read_to_string(site.join("hall.json")).unwrap_or_default();
                if overview.matches("/").count() >= TABLES as usize * 8 {
                    break;
                }
                std::thread::sleep(Duration::from_millis(100));
            }
            let mut node = std::process::Command::new("node");
            node.arg("tests/site/browser.mjs").arg("chromium").arg(&site).arg(&pictures);
            node.args(std::env::var_os("KOMADAI_NODE_MODULES")).current_dir(env!("CARGO_MANIFEST_DIR"));
            String::from_utf8(node.stderr(std::process::Stdio::inherit()).output().unwrap().stdout).unwrap()
        });
        (play_day_published(120, Duration::from_secs(1), 77, Some(&site)), browser.join().unwrap())
    });
    println!("{day:?}\n{answer}");
    assert_eq!(day.followed, day.moves, "{day:?}");
    assert!(answer.contains("\"faults\":[]") && answer.contains("\"stepped\":200"), "{answer}");
}

//! Laws of what follows from an input. State and effects are plain data here: nothing is painted.
#![cfg(feature = "gui")]

use std::path::PathBuf;
use std::time::Duration;

use egui::Context;
use komadai::app::{
    Action, App, AppState, BoardAction, Collected, Command, DialogAction, Effect, Incoming, Now, PracticeAction,
    PracticeNews, Settings,
};
use komadai::clock::SessionTime;
use komadai::practice::{Exercise, Source, Task};
use komadai::record::{Neighbour, import};
use komadai::session::{Direction, Waypoint};
use komadai::shogi::{Position, Square};
use komadai::text::{Language, Text};
use proptest::prelude::*;

/// A program without a window, at an instant.
struct Desk {
    app: App,
    now: Duration,
}

const RECORD: &str = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n*よくある手\n3 ２六歩(27)\n4 ８四歩(83)\n5 ２五歩(26)\n\
    変化：4手\n4 ４四歩(43)\n5 ４八銀(39)\n変化：3手\n3 ６六歩(67)\n4 ８四歩(83)\n";

impl Desk {
    /// The pieces set up, and nobody's clock running.
    fn new() -> Self {
        Self::with(Settings::default())
    }

    fn with(settings: Settings) -> Self {
        Self { app: App::new(&Context::default(), settings), now: Duration::from_secs(100) }
    }

    /// A console that was locked with a PIN which nobody here knows.
    fn locked() -> Self {
        let mut settings = Settings::default();
        settings.arbiter.pin =
            Some(ron::from_str(r#"(salt: "salt of a test", hash: [1, 2, 3])"#).expect("this is a PIN as it is kept"));
        Self::with(settings)
    }

    /// A record with variations is gone through.
    fn reviewing() -> Self {
        let mut desk = Self::new();
        let path = PathBuf::from("game.kif");
        _ = desk.act(Action::OpenRecord(path.clone()));
        let record = Box::new(import(RECORD.as_bytes()).expect("this is a record"));
        _ = desk.app.receive(Incoming::Record(path, Ok(record)), &desk.instant());
        assert!(desk.state().as_review().is_some());
        desk
    }

    /// A position is set up.
    fn composing() -> Self {
        let mut desk = Self::new();
        _ = desk.ask(Command::SetUp);
        assert!(desk.state().as_setup().is_some());
        desk
    }

    /// A problem is solved, which is one of two.
    fn practising() -> Self {
        let mut desk = Self::new();
        _ = desk.ask(Command::Practice);
        _ = desk.act(Action::Practice(PracticeAction::OpenSet("set.sfen".into())));
        let problem = |sfen| Exercise {
            position: Position::from_sfen(sfen).expect("this is a position"),
            task: Task::Mate,
            game: Vec::new(),
            source: Source::default(),
        };
        let exercises = ["4k4/9/4P4/9/9/9/9/9/9 b G 1", "8k/9/8P/9/9/9/9/9/9 b G 1"].map(problem).to_vec();
        let found = Ok(Box::new(Collected { exercises, ..Collected::default() }));
        let news = Incoming::Practice(PracticeNews::Collected { run: 1, found });
        _ = desk.app.receive(news, &desk.instant());
        assert!(desk.state().practice_session().is_some());
        desk
    }

    /// One desk for each place at which a command can make sense, and one at which a game is played.
    fn everywhere() -> [Self; 5] {
        let mut playing = Self::new();
        playing.play([(7, 7), (7, 6)]);
        [Self::new(), playing, Self::reviewing(), Self::composing(), Self::practising()]
    }

    fn instant(&self) -> Now {
        let at = SessionTime::from_start(self.now);
        Now { at, date: "2026/11/22 10:00:00".to_owned(), since_midnight: self.now, calendar: Duration::ZERO }
    }

    fn act(&mut self, action: Action) -> Vec<Effect> {
        self.app.act(action, &self.instant())
    }

    fn ask(&mut self, command: Command) -> Vec<Effect> {
        self.act(Action::Command(command))
    }

    fn play(&mut self, squares: [(u8, u8); 2]) {
        for (file, rank) in squares {
            _ = self.act(Action::Board(BoardAction::ClickSquare(square(file, rank))));
        }
    }

    fn tick(&mut self, later: Duration) -> Vec<Effect> {
        self.now += later;
        self.app.tick(&self.instant())
    }

    const fn state(&self) -> &AppState {
        self.app.state()
    }

    /// All of the state, to be compared.
    fn all(&self) -> String {
        format!("{:?}", self.state())
    }

    /// What lies on the table.
    fn table(&self) -> String {
        format!("{:?}", self.state().table)
    }
}

fn square(file: u8, rank: u8) -> Square {
    Square::new(file, rank).expect("this is a square")
}

/// What somebody does.
#[derive(Clone, Debug)]
enum Deed {
    Ask(Command),
    Click(Square),
    Answer(DialogAction),
    Wait(Duration),
}

impl Deed {
    fn any() -> impl Strategy<Value = Self> {
        let answers = [DialogAction::Cancel, DialogAction::Confirm, DialogAction::Alternative];
        prop_oneof![
            4 => proptest::sample::select(Command::ALL).prop_map(Self::Ask),
            4 => (1_u8..=9, 1_u8..=9).prop_map(|(file, rank)| Self::Click(square(file, rank))),
            1 => proptest::sample::select(answers.to_vec()).prop_map(Self::Answer),
            1 => (0_u64..90_000).prop_map(|millis| Self::Wait(Duration::from_millis(millis))),
        ]
    }

    fn done_at(self, desk: &mut Desk) -> Vec<Effect> {
        match self {
            Self::Ask(command) => desk.ask(command),
            Self::Click(square) => desk.act(Action::Board(BoardAction::ClickSquare(square))),
            Self::Answer(answer) => desk.act(Action::Dialog(answer)),
            Self::Wait(time) => desk.tick(time),
        }
    }
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    proptest::collection::vec(Deed::any(), 0..40)
}

/// What goes through a record, and what changes it.
fn edits() -> impl Strategy<Value = Vec<Command>> {
    const EDITS: [Command; 11] = [
        Command::Bookmark,
        Command::MakeMain,
        Command::Delete,
        Command::ChangePlaces(Neighbour::Before),
        Command::ChangePlaces(Neighbour::After),
        Command::First,
        Command::Next,
        Command::Last,
        Command::BackToMain,
        Command::Seek(Waypoint::Branch, Direction::Forward),
        Command::Other(Neighbour::After),
    ];
    proptest::collection::vec(proptest::sample::select(EDITS.to_vec()), 0..30)
}

/// Whatever cannot be done says why, in every language; and nothing else does.
fn says_why_what_is_grey(state: &AppState, texts: &[Text]) -> Result<(), TestCaseError> {
    for &command in Command::ALL {
        let why = state.why_not(command);
        prop_assert_eq!(why.is_none(), state.allows(command), "{:?}: {:?}", command, why);
        let is_said = |text: &Text| why.is_none_or(|why| !text.say(why).trim().is_empty());
        prop_assert!(texts.iter().all(is_said), "{:?}: {:?}", command, why);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_done_a_command_that_makes_no_sense_says_why_and_changes_nothing(start in 0_usize..5, deeds in deeds()) {
        let mut desk = Desk::everywhere().into_iter().nth(start).unwrap();
        let texts = Language::ALL.map(Text::new);
        for deed in deeds {
            says_why_what_is_grey(desk.state(), &texts)?;
            let barred = matches!(deed, Deed::Ask(command) if !desk.state().allows(command));
            // Where nobody helps, whoever asks is told why, and that is all.
            let is_told = matches!(deed, Deed::Ask(command) if desk.state().withheld(command).is_some());
            let seen = |desk: &Desk| if is_told { desk.table() } else { desk.all() };
            let before = barred.then(|| seen(&desk));
            let effects = deed.clone().done_at(&mut desk);
            if let Some(before) = before {
                prop_assert!(effects.is_empty(), "{:?}: {:?}", deed, effects);
                prop_assert!(seen(&desk) == before, "{:?} changes something", deed);
            }
        }
    }

    #[test]
    fn a_locked_console_refuses_every_command_of_the_arbiter(deeds in deeds()) {
        let mut desk = Desk::locked();
        desk.play([(7, 7), (7, 6)]);
        prop_assert!(desk.state().is_locked_away(Command::NewGame));
        let texts = Language::ALL.map(Text::new);
        says_why_what_is_grey(desk.state(), &texts)?;
        for deed in deeds {
            let before = matches!(deed, Deed::Ask(command) if desk.state().is_locked_away(command)).then(|| desk.table());
            let effects = deed.clone().done_at(&mut desk);
            prop_assert!(desk.state().is_console_locked(), "{:?} unlocks it", deed);
            if let Some(before) = before {
                prop_assert!(effects.is_empty(), "{:?}: {:?}", deed, effects);
                prop_assert_eq!(desk.table(), before);
            }
        }
    }

    #[test]
    fn undoing_everything_and_redoing_it_leads_back_and_forth(edits in edits()) {
        let mut desk = Desk::reviewing();
        let first = desk.state().tree().clone();
        for edit in edits {
            _ = desk.ask(edit);
            if desk.state().dialog.is_some() {
                _ = desk.act(Action::Dialog(DialogAction::Confirm));
            }
        }
        let last = desk.state().tree().clone();
        while desk.state().allows(Command::Undo) {
            _ = desk.ask(Command::Undo);
        }
        prop_assert!(*desk.state().tree() == first, "undone");
        while desk.state().allows(Command::Redo) {
            _ = desk.ask(Command::Redo);
        }
        prop_assert!(*desk.state().tree() == last, "redone");
    }

    #[test]
    fn however_often_the_clock_is_looked_at_it_shows_the_same(looks in proptest::collection::vec(1_u64..600_000, 1..20)) {
        let game = || {
            let mut desk = Desk::new();
            desk.play([(7, 7), (7, 6)]);
            desk
        };
        let (mut often, mut once) = (game(), game());
        looks.iter().for_each(|millis| _ = often.tick(Duration::from_millis(*millis)));
        _ = once.tick(Duration::from_millis(looks.iter().sum()));
        let clock = |desk: &Desk| desk.state().as_match().map(|it| format!("{:?} {:?}", it.clock(), it.status()));
        prop_assert!(clock(&often).is_some());
        prop_assert_eq!(clock(&often), clock(&once));
    }

    #[test]
    fn whoever_looks_back_through_a_game_is_where_they_went_and_moves_nothing(
        looks in proptest::collection::vec(proptest::sample::select(LOOKS.to_vec()), 0..20)
    ) {
        let mut desk = Desk::new();
        [[(7, 7), (7, 6)], [(3, 3), (3, 4)], [(2, 7), (2, 6)]].into_iter().for_each(|squares| desk.play(squares));
        let (table, tree) = (desk.state().node(), desk.state().tree().clone());
        let line = tree.path_to(table);
        let (last, mut seen) = (line.len() - 1, line.len() - 1);
        prop_assert_eq!(last, 3);
        for look in looks {
            _ = desk.ask(look);
            seen = match look {
                Command::First => 0,
                Command::Previous => seen.saturating_sub(1),
                Command::Next => last.min(seen + 1),
                _ => last,
            };
            prop_assert_eq!(desk.state().node_seen(), line[seen]);
        }
        prop_assert_eq!(desk.state().node(), table);
        prop_assert!(*desk.state().tree() == tree);
    }
}

const LOOKS: [Command; 4] = [Command::First, Command::Previous, Command::Next, Command::Last];

/// The record has five moves.
#[test]
fn how_much_was_deleted_is_told_when_more_than_one_move_went() {
    for ply in 1..=5 {
        let mut desk = Desk::reviewing();
        _ = desk.ask(Command::First);
        (0..ply).for_each(|_| _ = desk.ask(Command::Next));
        _ = desk.ask(Command::Delete);
        if desk.state().dialog.is_some() {
            _ = desk.act(Action::Dialog(DialogAction::Confirm));
        }
        let told = format!("{:?}", desk.state().notices);
        assert_eq!(told.contains("MovesDeleted"), ply < 5, "move {ply}: {told}");
    }
}

#[test]
fn every_command_does_something_where_it_makes_sense() {
    for (place, desk) in Desk::everywhere().iter().enumerate() {
        for command in Command::ALL.iter().copied().filter(|command| desk.state().allows(*command)) {
            let mut desk = Desk::everywhere().into_iter().nth(place).unwrap();
            let before = desk.all();
            let effects = desk.ask(command);
            // Esc puts away what is on top, and here nothing is; whoever steps on at the end of a record stays there.
            const MAY_STAY: [Command; 5] =
                [Command::Cancel, Command::First, Command::Previous, Command::Next, Command::Last];
            let is_done = !effects.is_empty() || desk.all() != before;
            assert!(is_done || MAY_STAY.contains(&command), "{command:?} at the desk {place}");
        }
    }
}

#[test]
fn a_dialog_that_is_closed_again_leaves_everything_on_the_table_as_it_was() {
    for place in 0..Desk::everywhere().len() {
        for command in Command::ALL {
            let mut desk = Desk::everywhere().into_iter().nth(place).unwrap();
            let (table, settings) = (desk.table(), desk.state().settings.clone());
            _ = desk.ask(*command);
            if desk.state().dialog.is_some() {
                _ = desk.act(Action::Dialog(DialogAction::Cancel));
                assert!(desk.state().dialog.is_none(), "{command:?} at the desk {place}");
                assert_eq!(desk.table(), table, "{command:?} at the desk {place}");
                assert!(desk.state().settings == settings, "{command:?} at the desk {place}");
            }
        }
    }
}

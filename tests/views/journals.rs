//! Games that are written to disk while they are played, and resumed.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{
    Action, BrokenOffGame, ClockForm, Command, Effect, EngineJob, EngineNews, EnginePlayer, EngineProfile, EngineWord,
    FoundRecord, Incoming, JournalFault, JournalJob, JournalNews, JournalOf, NewGameForm, Settings, UnreadableJournal,
    WriteJob,
};
use komadai::journal::{JournalError, RecordBeside, recover, recover_any};
use komadai::shogi::Color;
use komadai::storage::{self, DialogAnswer, FileDialogRequest, FileError, FolderFor, JournalTrouble};
use komadai::text::Language;

use crate::consoles::adjourn;
use crate::games::play_to_mate;
use crate::table::Table;
use crate::verdicts::choose;

/// A table, and its journal.
pub struct Journaled {
    pub table: Table,
    pub journal: String,
    /// The journal whose place that one has taken.
    pub before: String,
    record: Vec<u8>,
    pub is_closed: bool,
    pub is_let_go: bool,
}

impl Journaled {
    fn new() -> Self {
        Self::against(None)
    }

    /// White is played by this engine.
    fn against(engine: Option<EnginePlayer>) -> Self {
        let clock = ClockForm { minutes: 5, seconds: 0, byoyomi_seconds: 30, ..ClockForm::default() };
        let clocks = std::array::from_fn(|_| clock.clone());
        let new_game = NewGameForm { clocks, engines: [None, engine], ..NewGameForm::default() };
        let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
        Self::at(Table::with(settings, 1280.0, 800.0))
    }

    /// That table, of which nothing is written down yet.
    pub fn at(table: Table) -> Self {
        let (journal, before, record) = Default::default();
        Self { table, journal, before, record, is_closed: false, is_let_go: false }
    }

    /// Two named players, with five minutes and byoyomi.
    pub fn playing() -> Self {
        let mut kept = Self::new();
        kept.table.press(Modifiers::COMMAND, Key::N);
        kept.table.type_into("☗ Black: Name", "Sato");
        kept.table.click("Start game");
        kept.follow();
        kept
    }

    /// Carries out what the effects ask of the journal.
    pub fn follow(&mut self) {
        for job in self.table.take_journal_jobs() {
            let JournalJob::Write(JournalOf::Match | JournalOf::Clock, job) = job else { continue };
            match job {
                WriteJob::Begin { lines, .. } => self.journal = lines,
                WriteJob::BeginInItsPlace { lines, .. } => self.before = std::mem::replace(&mut self.journal, lines),
                WriteJob::TakeUp { bytes, .. } => self.journal = String::from_utf8(bytes).expect("it is text"),
                WriteJob::Append(lines) | WriteJob::Beat(lines) => self.journal += &lines,
                WriteJob::KeepRecord => self.record.clear(),
                WriteJob::SaveRecord(bytes) => self.record = bytes,
                WriteJob::BeginReview { .. } | WriteJob::RewriteReview(_) => panic!("no record is gone through"),
                WriteJob::Check => {}
                WriteJob::Close => self.is_closed = true,
                WriteJob::LetGo => self.is_let_go = true,
            }
        }
    }

    /// The program ends, and the next one finds the journal.
    pub fn power_cut(&mut self) -> Self {
        self.follow();
        let mut next = Self::new();
        next.find(&self.journal);
        next
    }

    pub fn find(&mut self, journal: &str) {
        let game = broken_off(PathBuf::from("20261121-100000.journal"), journal.as_bytes().to_vec());
        self.table.receive(Incoming::Journal(JournalNews::Found(vec![game], Vec::new())));
    }

    /// Resumes the game that is asked about. Nobody else has.
    fn resume(&mut self) {
        self.take_up("Resume it");
    }

    pub fn take_up(&mut self, button: &str) {
        let (path, bytes) = self.asked_to(button);
        let game = Box::new(broken_off(path, bytes));
        self.table.receive(Incoming::Journal(JournalNews::StillBrokenOff(game)));
    }

    /// Presses the button, and returns the journal that is checked again before anything is done.
    fn asked_to(&mut self, button: &str) -> (PathBuf, Vec<u8>) {
        self.follow();
        self.table.click(button);
        self.looked_at()
    }

    /// The journal that is checked again before anything is done.
    fn looked_at(&mut self) -> (PathBuf, Vec<u8>) {
        let look = self.table.take_journal_jobs().into_iter().find_map(|job| match job {
            JournalJob::LookAgain { path, bytes } => Some((path, bytes)),
            _ => None,
        });
        look.expect("another window may have taken it up")
    }
}

#[test]
fn a_click_beside_the_question_about_an_interrupted_game_answers_nothing() {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f 3c3d");
    let mut next = kept.power_cut();
    next.table.click_at(egui::pos2(20.0, 700.0));
    assert!(next.table.shows("Resume the interrupted game?"));
    next.table.click("Discard…");
    next.table.click_at(egui::pos2(20.0, 700.0));
    assert!(next.table.dialog_name().is_some(), "nor is it discarded or kept");
}

#[test]
fn a_game_that_takes_the_place_of_another_is_written_down_once_that_one_has_come_to_its_end() {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f 3c3d");
    let mut next = kept.power_cut();
    let broken_off = kept.journal.clone();
    next.table.click("Later");
    next.table.play("2g", "2f");
    next.follow();
    choose(&mut next.table, "File", "Resume an interrupted game…");
    next.table.click("Leave the game");
    next.find(&broken_off);
    let (path, bytes) = next.asked_to("Resume it");
    next.table.receive(Incoming::Journal(JournalNews::StillBrokenOff(Box::new(self::broken_off(path, bytes)))));
    let jobs = next.table.take_journal_jobs();
    let at = |is_it: fn(&WriteJob) -> bool| {
        jobs.iter().position(|job| matches!(job, JournalJob::Write(JournalOf::Match, job) if is_it(job)))
    };
    let (end, begin) = (at(|job| *job == WriteJob::Close), at(|job| matches!(job, WriteJob::TakeUp { .. })));
    assert!(end.is_some() && end < begin, "{jobs:?}");
    assert_eq!(next.table.board(), kept.table.board());
}

#[test]
fn enter_takes_up_the_game_that_is_asked_about() {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f 3c3d");
    let mut next = kept.power_cut();
    next.table.press(Modifiers::NONE, Key::Enter);
    let (path, bytes) = next.looked_at();
    next.table.receive(Incoming::Journal(JournalNews::StillBrokenOff(Box::new(broken_off(path, bytes)))));
    assert_eq!(next.table.board(), kept.table.board());
}

#[test]
fn a_game_that_was_broken_off_is_taken_up_with_board_clocks_and_players() {
    let mut kept = Journaled::playing();
    kept.table.wait(Duration::from_secs(7));
    kept.table.play_all("7g7f 3c3d");
    kept.table.wait(Duration::from_secs(20));
    let board = kept.table.board();
    let mut next = kept.power_cut();
    assert!(next.table.shows_containing("Sato 4:33"), "the question tells the clocks");
    next.resume();
    assert_eq!(next.table.board(), board);
    assert!(next.table.shows_containing("Sato 4:33") && next.table.shows_containing("White 5:00"));
    next.table.wait(Duration::from_secs(3600));
    assert!(next.table.shows_containing("Sato 4:33"), "the clock stands still until somebody lets it run");
    next.table.click("Resume");
    next.table.wait(Duration::from_secs(3));
    assert!(next.table.shows_containing("Sato 4:30"));
    next.table.play("2g", "2f");
    let mut third = next.power_cut();
    third.resume();
    assert_eq!(third.table.board(), next.table.board());
}

#[test]
fn a_game_against_an_engine_is_taken_up_with_it() {
    let engine = Some(EnginePlayer::new(EngineProfile::of_command(vec!["deep".to_owned()])));
    let mut kept = Journaled::against(engine.clone());
    kept.table.press(Modifiers::COMMAND, Key::N);
    kept.table.click("Start game");
    kept.table.receive(Incoming::Engine(EngineNews::Told(1, EngineWord::Ready)));
    kept.table.play("7g", "7f");
    kept.follow();
    let mut next = Journaled::against(engine);
    next.find(&kept.journal);
    next.resume();
    let is_started = |effect: &Effect| matches!(effect, Effect::Opponent(Color::White, EngineJob::Start { .. }));
    assert!(next.table.take_effects().iter().any(is_started));
}

fn broken_off(path: PathBuf, bytes: Vec<u8>) -> BrokenOffGame {
    let recovered = recover_any(&bytes).expect("it was written by us");
    BrokenOffGame { path, bytes, recovered, beside: RecordBeside::NothingMore }
}

#[test]
fn a_game_that_another_window_has_taken_up_is_not_taken_up_a_second_time() {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f 3c3d");
    let mut next = kept.power_cut();
    let (path, _) = next.asked_to("Resume it");
    let before = next.table.board();
    next.table.receive(Incoming::Journal(JournalNews::GoesOnElsewhere(path)));
    assert!(next.table.shows("This game is being played in another window; nothing was changed here"));
    assert!(!next.table.shows("Resume it"), "nothing is left to be asked");
    assert_eq!(next.table.board(), before);
    next.follow();
    assert!(next.journal.is_empty(), "nothing is written");
}

#[test]
fn a_game_that_is_found_to_be_free_waits_for_one_that_was_begun_meanwhile() {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f 3c3d");
    let mut next = kept.power_cut();
    let (path, bytes) = next.asked_to("Resume it");
    next.table.play("2g", "2f");
    let board = next.table.board();
    next.table.receive(Incoming::Journal(JournalNews::StillBrokenOff(Box::new(broken_off(path, bytes)))));
    assert_eq!(next.table.board(), board);
}

#[test]
fn what_was_drawn_before_a_game_is_taken_up_is_not_on_its_board() {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f 3c3d");
    kept.follow();
    let mut next = Journaled::new();
    next.table.draw("7f", "3c");
    assert_eq!(next.table.drawn(), 1);
    next.find(&kept.journal);
    next.resume();
    assert_eq!((next.table.drawn(), next.table.board()), (0, kept.table.board()));
}

#[test]
fn a_damaged_journal_says_before_it_is_taken_up_how_much_cannot_be_read() {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f 3c3d 2g2f");
    kept.follow();
    let whole = kept.journal.clone();
    let second = whole.match_indices("\"3c3d\"").next().expect("the move is written down").0;
    kept.journal.replace_range(second + 1..second + 5, "3c3e");
    let next = kept.power_cut();
    assert!(next.table.shows_containing("one move"), "the first one is left");
    assert!(next.table.shows_containing("Its journal is damaged: 2 lines after that cannot be read."));
}

/// A journal of two moves beside a record of four, found at the next start.
fn cut() -> (Journaled, BrokenOffGame) {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f 3c3d");
    kept.follow();
    let game = broken_off(PathBuf::from("20261121-100000.journal"), kept.journal.into_bytes());
    let game = BrokenOffGame { beside: RecordBeside::MoreMoves { plies: 4 }, ..game };
    let mut next = Journaled::new();
    next.table.receive(Incoming::Journal(JournalNews::Found(vec![game.clone()], Vec::new())));
    (next, game)
}

#[test]
fn a_journal_whose_end_is_missing_says_so_before_it_is_taken_up() {
    let (next, _) = cut();
    assert!(next.table.shows_containing("it has 2 moves, the record beside it 4"));
    assert!(!next.table.shows_containing("Both clocks are as they were, and"), "they are as they were earlier");
}

#[test]
fn a_record_that_holds_more_than_its_journal_is_kept_before_another_is_saved() {
    let (mut next, game) = cut();
    next.asked_to("Resume it");
    next.table.receive(Incoming::Journal(JournalNews::StillBrokenOff(Box::new(game))));
    next.table.play("2g", "2f");
    let jobs = next.table.take_journal_jobs();
    let at = |wanted: fn(&WriteJob) -> bool| {
        jobs.iter().position(|job| matches!(job, JournalJob::Write(JournalOf::Match, job) if wanted(job)))
    };
    let kept = at(|job| *job == WriteJob::KeepRecord).expect("it is kept");
    assert!(at(|job| matches!(job, WriteJob::SaveRecord(_))).is_none_or(|saved| kept < saved));
    let news = storage::JournalNews::RecordKept(PathBuf::from("/past/20261121-100000.kif"));
    next.table.receive(Incoming::Journal(JournalNews::Written(JournalOf::Match, news)));
    assert!(next.table.shows("/past/20261121-100000.kif"));
}

#[test]
fn every_move_is_written_down_with_the_record_beside_it() {
    let mut kept = Journaled::playing();
    for (plies, mv) in ["7g7f", "3c3d", "2g2f"].iter().enumerate() {
        kept.table.play_all(mv);
        kept.follow();
        assert_eq!(recover(kept.journal.as_bytes()).expect("it was written by us").session.plies(), plies + 1);
    }
    assert!(String::from_utf8_lossy(&kept.record).contains("２六歩"));
}

#[test]
fn nobody_is_asked_about_a_game_while_another_one_goes_on() {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f");
    kept.follow();
    let mut other = Journaled::playing();
    other.find(&kept.journal);
    assert!(!other.table.shows("Resume it"));
}

#[test]
fn a_game_is_discarded_only_after_two_questions_and_kept_for_later_with_one_click() {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f");
    let discarded =
        |table: &mut Table| table.take_journal_jobs().iter().any(|job| matches!(job, JournalJob::Discard(_)));
    let mut next = kept.power_cut();
    next.table.click("Discard…");
    next.table.click("Go back");
    assert!(next.table.shows("Resume it"), "nothing has happened yet");
    next.table.click("Discard…");
    assert!(!discarded(&mut next.table));
    next.table.click("Discard it");
    assert!(discarded(&mut next.table) && !next.table.shows("Resume it"));
    let mut later = kept.power_cut();
    later.table.click("Later");
    assert!(!discarded(&mut later.table) && !later.table.shows("Resume it"));
}

#[test]
fn a_game_that_is_over_is_offered_until_it_was_saved_or_left() {
    let mut kept = Journaled::new();
    play_to_mate(&mut kept.table);
    let board = kept.table.board();
    let mut next = kept.power_cut();
    assert!(!kept.is_closed);
    next.take_up("Open it");
    assert_eq!(next.table.board(), board);
    assert!(next.table.shows_containing("Checkmate"));
    next.table.press(Modifiers::NONE, Key::Escape);
    next.table.press(Modifiers::COMMAND, Key::N);
    next.table.click("Do not save");
    next.table.click("Start game");
    next.follow();
    assert!(next.is_closed);
}

#[test]
fn an_adjourned_game_outlasts_another_game_and_the_end_of_the_program() {
    for ways_out in [Key::N, Key::Q] {
        let mut kept = Journaled::playing();
        kept.table.play_all("7g7f");
        kept.table.press(Modifiers::NONE, Key::F8);
        kept.table.click("Rulings");
        kept.table.click("Adjourn…");
        kept.table.click("With a sealed move");
        kept.table.type_into("The sealed move: 7776, 7g7f or P*5e", "3334");
        kept.table.click("Confirm");
        kept.follow();
        kept.table.press(Modifiers::COMMAND, ways_out);
        assert!(kept.table.shows("Leave the adjourned game?"));
        let adjourned = kept.journal.clone();
        kept.table.click("Leave the game");
        if ways_out == Key::N {
            kept.table.click("Start game");
        }
        kept.follow();
        assert!(kept.is_let_go && !kept.is_closed, "{ways_out:?}");
        let mut next = Journaled::new();
        next.find(&adjourned);
        next.resume();
        assert!(next.table.shows("The game is adjourned"));
        next.table.click("Resume the game");
        assert!(next.table.shows("3d White pawn"), "the sealed move is played");
    }
}

#[test]
fn an_adjourned_game_beneath_a_position_that_is_set_up_is_not_said_to_be_lost() {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f");
    adjourn(&mut kept.table);
    kept.table.press(Modifiers::COMMAND, Key::E);
    kept.table.click("Review from here");
    assert!(kept.table.shows("Leave the adjourned game?") && !kept.table.shows_containing("cannot be resumed"));
    kept.table.click("Leave the game");
    kept.follow();
    assert!(kept.is_let_go && !kept.is_closed);
}

#[test]
fn a_disk_that_fails_is_told_until_it_works_again_and_another_place_is_offered() {
    let mut kept = Journaled::playing();
    let trouble = JournalTrouble::Failed(FileError::Other("No space left on device".to_owned()));
    let news = storage::JournalNews::NotSafe { path: PathBuf::from("/full/a.journal"), trouble };
    kept.table.receive(Incoming::Journal(JournalNews::Written(JournalOf::Match, news)));
    kept.table.play_all("7g7f");
    assert!(kept.table.shows("The game is not safe: it cannot be written to disk"), "a move does not take it away");
    kept.table.click("Save it in Documents");
    let wants = kept.table.take_journal_jobs();
    assert!(wants.contains(&JournalJob::KeepElsewhere(None)), "{wants:?}");
    kept.table.click("Choose a folder…");
    let request = FileDialogRequest::Folder(FolderFor::Journals);
    kept.table.receive(Incoming::FileDialog(request, DialogAnswer::Chosen(PathBuf::from("/stick"))));
    let wants = kept.table.take_journal_jobs();
    assert!(wants.contains(&JournalJob::KeepElsewhere(Some(PathBuf::from("/stick")))), "{wants:?}");
    kept.table.receive(Incoming::Journal(JournalNews::Written(JournalOf::Match, storage::JournalNews::SafeAgain)));
    assert!(!kept.table.shows("The game is not safe: it cannot be written to disk"));
    assert!(kept.table.shows("The game is safe again: it is on disk up to the last move"));
}

#[test]
fn of_what_was_never_written_down_nobody_says_that_it_is_safe_again() {
    let mut table = Table::new();
    for of in [JournalOf::Match, JournalOf::Clock, JournalOf::Review] {
        table.receive(Incoming::Journal(JournalNews::Written(of, storage::JournalNews::SafeAgain)));
        assert!(!table.shows_containing("safe again"), "{of:?}");
    }
}

#[test]
fn a_place_that_knows_no_locks_is_told_and_stops_nothing() {
    let mut table = Table::new();
    table.receive(Incoming::Journal(JournalNews::NoLocks(PathBuf::from("/share/journals"))));
    assert!(table.shows("Files cannot be locked in /share/journals"));
    assert!(!table.shows("Komadai is already running in another window"));
    table.play("7g", "7f");
    assert!(table.shows("7f Black pawn"));
}

#[test]
fn a_journal_counts_as_harmless_only_once_its_game_was_painted() {
    let shown = |kept: &mut Journaled| {
        let jobs = kept.table.take_journal_jobs();
        jobs.iter().filter(|job| **job == JournalJob::Shown).count()
    };
    let mut kept = Journaled::playing();
    kept.table.play("7g", "7f");
    assert_eq!(shown(&mut kept), 0, "none was found");
    kept.follow();
    let mut next = kept.power_cut();
    assert_eq!(shown(&mut next), 1, "the question");
    next.resume();
    assert_eq!(shown(&mut next), 1, "the game");
    let deadly = UnreadableJournal { path: PathBuf::from("past/a.journal"), record: None, fault: JournalFault::Deadly };
    next.table.receive(Incoming::Journal(JournalNews::Found(Vec::new(), vec![deadly])));
    assert_eq!(shown(&mut next), 0, "nothing of it is shown");
    assert!(next.table.shows_containing("cannot be read: past/a.journal"));
    assert!(next.table.shows_containing("Komadai failed while it was taking this game up"));
}

#[test]
fn each_game_that_is_asked_about_is_marked_until_it_was_painted() {
    let games = several(&[1, 2]);
    let paths: Vec<PathBuf> = games.iter().map(|game| game.path.clone()).collect();
    let mut next = Journaled::new();
    _ = next.table.take_journal_jobs();
    next.table.receive(Incoming::Journal(JournalNews::Found(games, Vec::new())));
    for path in paths {
        let mut jobs = next.table.take_journal_jobs();
        jobs.retain(|job| matches!(job, JournalJob::ToBeShown(_) | JournalJob::Shown));
        assert_eq!(jobs, [JournalJob::ToBeShown(path), JournalJob::Shown]);
        next.table.click("Later");
    }
}

#[test]
fn a_journal_of_a_newer_program_and_another_window_are_told() {
    let mut table = Table::new();
    let newer = JournalError::Newer { version: 2, program: "9.0".to_owned() };
    let fault = JournalFault::Content(newer);
    let file = UnreadableJournal { path: PathBuf::from("a.journal"), record: None, fault };
    table.receive(Incoming::Journal(JournalNews::Found(Vec::new(), vec![file])));
    assert!(table.shows_containing("newer version of Komadai"));
    table.receive(Incoming::Journal(JournalNews::NotAlone));
    assert!(table.shows("Komadai is already running in another window"));
}

#[test]
fn a_journal_of_which_nothing_is_left_is_told_with_its_place_and_its_record_can_be_opened() {
    let mut table = Table::new();
    let [path, record] = ["past/a.journal", "past/a.kif"].map(PathBuf::from);
    let found = Some(FoundRecord { path: record.clone(), plies: 28 });
    let torn = UnreadableJournal { path, record: found, fault: JournalFault::Torn };
    for _ in 0..2 {
        table.receive(Incoming::Journal(JournalNews::Found(Vec::new(), vec![torn.clone()])));
    }
    assert!(!table.shows_containing("(×2)"), "whoever looks again finds the same");
    assert!(table.shows_containing("cannot be read: past/a.journal") && table.shows_containing("breaks off before"));
    assert!(table.shows_containing("Its record was saved beside it, with 28 moves: open it"));
    table.click("Open its record");
    assert!(table.take_effects().contains(&Effect::ReadRecord(record)));
    table.receive(Incoming::Journal(JournalNews::Found(Vec::new(), vec![UnreadableJournal { record: None, ..torn }])));
    assert!(table.shows("There is no record beside it."));
}

/// A clock beside a board of wood that has been pressed a few times: Black has used seven seconds, White runs.
fn clock_alone() -> Journaled {
    let mut kept = Journaled::new();
    kept.table.press(Modifiers::NONE, Key::F6);
    kept.table.click("Set the clock");
    kept.follow();
    assert!(kept.journal.is_empty(), "nobody has pressed");
    kept.table.press(Modifiers::NONE, Key::Space);
    kept.table.wait(Duration::from_secs(7));
    kept.table.press(Modifiers::NONE, Key::Space);
    kept
}

#[test]
fn a_clock_alone_is_taken_up_with_both_times_the_side_and_the_moves() {
    let mut kept = clock_alone();
    for _ in 0..20 {
        kept.table.wait(Duration::from_secs(1));
    }
    let mut next = kept.power_cut();
    assert!(next.table.shows("Resume the interrupted clock?"));
    assert!(next.table.shows_containing("☗ Black 4:53 – ☖ White 4:40") && next.table.shows_containing("one move"));
    next.resume();
    next.table.wait(Duration::from_secs(3600));
    assert!(next.table.shows("☗ Black 4:53 main time") && next.table.shows("☖ White 4:40 main time"));
    next.table.click("Go on");
    next.table.press(Modifiers::NONE, Key::Space);
    assert!(next.table.shows("☖ White 4:40 main time"), "it is White's move, and the press starts Black's time");
    next.table.wait(Duration::from_secs(3));
    let mut third = next.power_cut();
    third.resume();
    assert!(third.table.shows("☗ Black 4:50 main time"));
}

#[test]
fn a_clock_alone_that_is_left_or_set_anew_is_not_asked_about_again() {
    for way in ["Back to the board", "Set up…"] {
        let mut kept = clock_alone();
        kept.table.press(Modifiers::NONE, Key::Escape);
        kept.table.click(way);
        kept.table.click("Leave it");
        if way == "Set up…" {
            kept.follow();
            assert!(!kept.is_closed, "the clock is there until another one is set");
            kept.table.click("Set the clock");
        }
        kept.follow();
        assert!(kept.is_closed, "{way}");
    }
    let mut kept = clock_alone();
    kept.table.ask(Action::CloseRequested);
    kept.follow();
    assert!(!kept.is_closed, "it is stopped first");
    kept.table.ask(Action::CloseRequested);
    kept.follow();
    assert!(!kept.is_closed, "it is asked about then");
    kept.table.click("Leave it");
    kept.follow();
    assert!(kept.is_closed);
}

#[test]
fn a_clock_alone_that_is_not_safe_says_so_where_it_is_seen() {
    let mut kept = clock_alone();
    let trouble = JournalTrouble::Failed(FileError::Other("No space left on device".to_owned()));
    let news = storage::JournalNews::NotSafe { path: PathBuf::from("/full/a.journal"), trouble };
    let tell = |table: &mut Table, news| table.receive(Incoming::Journal(JournalNews::Written(JournalOf::Clock, news)));
    tell(&mut kept.table, news);
    assert!(kept.table.shows("The game is not safe: it cannot be written to disk"));
    kept.table.take_journal_jobs();
    kept.table.click("Save it in Documents");
    assert!(kept.table.take_journal_jobs().contains(&JournalJob::KeepElsewhere(None)));
    kept.table.receive(Incoming::Journal(JournalNews::Written(JournalOf::Match, storage::JournalNews::SafeAgain)));
    assert!(kept.table.shows("The game is not safe: it cannot be written to disk"), "that is another journal");
    tell(&mut kept.table, storage::JournalNews::SafeAgain);
    assert!(!kept.table.shows("The game is not safe: it cannot be written to disk"));
}

#[test]
fn what_was_called_of_a_clock_before_it_was_broken_off_is_not_called_again() {
    let mut kept = clock_alone();
    for _ in 0..5 * 60 + 5 {
        kept.table.wait(Duration::from_secs(1));
    }
    let mut next = kept.power_cut();
    next.resume();
    next.table.take_effects();
    next.table.click("Go on");
    let heard = |table: &mut Table| table.take_effects().into_iter().any(|effect| matches!(effect, Effect::Play(_)));
    next.table.wait(Duration::from_millis(1));
    assert!(!heard(&mut next.table), "byoyomi began before the power was cut");
    for _ in 0..26 {
        next.table.wait(Duration::from_secs(1));
    }
    assert!(heard(&mut next.table), "what comes now is");
}

#[test]
fn games_that_are_found_meanwhile_stand_behind_the_one_that_is_asked_about() {
    let found = |name: &str| {
        let mut kept = Journaled::playing();
        kept.table.play("7g", "7f");
        kept.follow();
        let recovered = recover_any(kept.journal.as_bytes()).expect("it was written by us");
        BrokenOffGame {
            path: PathBuf::from(name),
            bytes: kept.journal.into_bytes(),
            recovered,
            beside: RecordBeside::NothingMore,
        }
    };
    let (first, second) = (found("first.journal"), found("second.journal"));
    let mut table = Table::new();
    table.receive(Incoming::Journal(JournalNews::Found(vec![first], Vec::new())));
    table.receive(Incoming::Journal(JournalNews::Found(vec![second], Vec::new())));
    table.click("Discard…");
    _ = table.take_journal_jobs();
    table.click("Discard it");
    let discarded = |path: &str| JournalJob::Discard(PathBuf::from(path));
    assert!(table.take_journal_jobs().contains(&discarded("first.journal")), "the one that was asked about");
    table.click("Discard…");
    table.click("Discard it");
    assert!(table.take_journal_jobs().contains(&discarded("second.journal")), "and none is forgotten");
}

#[test]
fn a_clock_is_discarded_after_two_questions() {
    let mut next = clock_alone().power_cut();
    next.table.click("Discard…");
    assert!(next.table.shows("Discard this clock?"));
    next.table.take_journal_jobs();
    next.table.click("Discard it");
    assert!(next.table.take_journal_jobs().iter().any(|job| matches!(job, JournalJob::Discard(_))));
}

#[test]
fn a_game_that_was_left_is_asked_for_at_any_time_when_no_other_is_on_the_board() {
    let mut table = Table::new();
    _ = table.take_journal_jobs();
    choose(&mut table, "File", "Resume an interrupted game…");
    assert_eq!(table.take_journal_jobs(), [JournalJob::FindAgain]);
    table.receive(Incoming::Journal(JournalNews::NothingFound));
    assert!(table.shows("There is no game to resume"));
    table.play("7g", "7f");
    _ = table.take_journal_jobs();
    table.ask(Action::Command(Command::TakeUp));
    assert!(!table.take_journal_jobs().contains(&JournalJob::FindAgain), "a game is being played");
}

/// A game that was broken off was put off, and another is being played, which is to be left for it.
fn leaving_for_a_game() -> (Journaled, BrokenOffGame) {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f 3c3d");
    kept.follow();
    let game = broken_off(PathBuf::from("20261121-100000.journal"), kept.journal.into_bytes());
    let mut next = Journaled::new();
    next.table.receive(Incoming::Journal(JournalNews::Found(vec![game.clone()], Vec::new())));
    next.table.click("Later");
    next.table.play("2g", "2f");
    next.table.ask(Action::Command(Command::TakeUp));
    next.table.click("Leave the game");
    assert!(next.table.take_journal_jobs().contains(&JournalJob::FindAgain));
    (next, game)
}

#[test]
fn a_game_is_left_for_those_that_are_found_then_and_for_none_that_is_found_later() {
    let found = |games: Vec<BrokenOffGame>| Incoming::Journal(JournalNews::Found(games, Vec::new()));
    let (mut next, game) = leaving_for_a_game();
    next.table.receive(found(vec![game.clone()]));
    assert!(next.table.shows("Resume the interrupted game?"));
    let answers = [
        JournalNews::NothingFound,
        JournalNews::Found(Vec::new(), Vec::new()),
        JournalNews::GoesOnElsewhere(game.path.clone()),
    ];
    for answer in answers {
        let (mut next, game) = leaving_for_a_game();
        if matches!(answer, JournalNews::GoesOnElsewhere(_)) {
            next.table.receive(found(vec![game.clone()]));
            next.asked_to("Resume it");
        }
        next.table.receive(Incoming::Journal(answer));
        next.table.receive(found(vec![game]));
        assert!(!next.table.shows("Resume the interrupted game?"), "nobody was asked about leaving for it");
        assert!(next.table.shows("2f Black pawn"));
    }
}

#[test]
fn a_game_that_is_begun_while_another_is_looked_for_is_not_replaced() {
    let (mut next, game) = leaving_for_a_game();
    next.table.press(Modifiers::COMMAND, Key::N);
    next.table.confirm("Leave the game");
    next.table.click("Start game");
    next.table.play("9g", "9f");
    let board = next.table.board();
    next.table.receive(Incoming::Journal(JournalNews::Found(vec![game], Vec::new())));
    assert!(!next.table.shows("Resume the interrupted game?"));
    assert_eq!(next.table.board(), board);
    next.table.ask(Action::Command(Command::TakeUp));
    assert!(next.table.shows("Leave the game"), "it is offered, after a question");
}

/// Games of so many moves each were broken off, of which the first is the latest.
fn several(plies: &[usize]) -> Vec<BrokenOffGame> {
    let moves = ["7g7f", "3c3d", "2g2f", "8c8d"];
    let game = |(number, &plies): (usize, &usize)| {
        let mut kept = Journaled::playing();
        kept.table.play_all(&moves[..plies].join(" "));
        kept.follow();
        broken_off(PathBuf::from(format!("20261121-10000{number}.journal")), kept.journal.into_bytes())
    };
    plies.iter().enumerate().map(game).collect()
}

#[test]
fn of_several_games_the_others_are_named_and_each_is_asked_about_at_one_start() {
    let games = several(&[1, 2, 3]);
    let mut next = Journaled::new();
    next.table.receive(Incoming::Journal(JournalNews::Found(games, Vec::new())));
    assert!(
        next.table.shows_containing("one move") && next.table.shows_containing("2 others wait: ☗ Sato – ☖ White (")
    );
    next.table.click("Later");
    assert!(
        next.table.shows_containing("2 moves") && next.table.shows_containing("Another one waits: ☗ Sato – ☖ White (")
    );
    next.table.click("Later");
    assert!(next.table.shows_containing("3 moves") && !next.table.shows_containing("waits"));
    next.table.click("Later");
    assert!(!next.table.shows("Resume it"));
    assert!(!next.table.shows("Other interrupted games wait on this machine"), "all were asked about");
}

#[test]
fn whoever_resumes_one_of_several_games_is_told_that_the_others_wait_and_comes_to_them() {
    let games = several(&[1, 2]);
    let mut next = Journaled::new();
    next.table.receive(Incoming::Journal(JournalNews::Found(games.clone(), Vec::new())));
    next.resume();
    assert!(next.table.shows("Other interrupted games wait on this machine"));
    next.table.click("Resume an interrupted game…");
    next.table.click("Leave the game");
    assert!(next.table.take_journal_jobs().contains(&JournalJob::FindAgain));
    next.table.receive(Incoming::Journal(JournalNews::Found(games[1..].to_vec(), Vec::new())));
    assert!(next.table.shows_containing("2 moves"));
    next.resume();
    assert!(!next.table.shows("Other interrupted games wait on this machine"), "there is none any more");
}

#[test]
fn a_game_that_could_not_be_discarded_is_offered_again() {
    let (mut next, game) = leaving_for_a_game();
    next.table.receive(Incoming::Journal(JournalNews::Found(vec![game.clone()], Vec::new())));
    next.table.click("Discard…");
    next.table.click("Discard it");
    let news = JournalNews::Discarded(game.path, Err(FileError::Other("the disk is full".to_owned())));
    next.table.receive(Incoming::Journal(news));
    _ = next.table.take_journal_jobs();
    next.table.ask(Action::Command(Command::TakeUp));
    assert!(next.table.shows("Leave the game"));
}

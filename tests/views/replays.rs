//! Replays (指し直し) that are due, or set up and not begun: they outlast the end of the program.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{ClockForm, NewGameForm, Settings, TimeKind};
use komadai::journal::{BrokenOff, recover_any};
use komadai::text::Language;

use crate::files::{answer_save_dialog, written};
use crate::journals::Journaled;
use crate::table::Table;

/// How long Black and White have thought when the game ends by repetition.
const THOUGHT: [Duration; 2] = [Duration::from_secs(61), Duration::from_secs(7)];

/// When the replay is set up, behind the start of the program.
const SET_UP: Duration = Duration::from_secs(68);

/// A table for games by the professional rules, with two hours for everybody: so much is left that nothing is added.
fn table() -> Table {
    let clock = ClockForm { kind: TimeKind::SuddenDeath, hours: 2, minutes: 0, ..ClockForm::default() };
    let new_game =
        NewGameForm { profile: "jsa_pro".to_owned(), clocks: [clock.clone(), clock], ..NewGameForm::default() };
    Table::with(Settings { language: Some(Language::English), new_game, ..Settings::default() }, 1280.0, 800.0)
}

/// A game by the professional rules that has ended by repetition, with a rest of thirty minutes before the replay.
fn ended() -> Journaled {
    let mut kept = Journaled::at(table());
    kept.table.press(Modifiers::COMMAND, Key::N);
    kept.table.type_into("☗ Black: Name", "Sato");
    kept.table.type_into("☖ White: Name", "Suzuki");
    kept.table.click("Start game");
    for (mv, thought) in ["2h3h", "8b7b"].into_iter().zip(THOUGHT) {
        kept.table.wait(thought);
        kept.table.play_all(mv);
    }
    kept.table.play_all(&format!("3h2h 7b8b {}", ["2h3h 8b7b 3h2h 7b8b"; 2].join(" ")));
    assert!(kept.table.shows("Repetition"));
    kept.follow();
    kept
}

/// Saves the record of what is on the board.
fn save(kept: &mut Journaled) {
    kept.follow();
    kept.table.press(Modifiers::COMMAND, Key::S);
    answer_save_dialog(&mut kept.table, "game.kifu");
    kept.follow();
    written(&mut kept.table, Ok(()));
    kept.follow();
}

/// What the dialog says of the replay.
fn prepared(kept: &mut Journaled) -> Vec<String> {
    kept.table.click("Play again");
    kept.table.click("Do not save");
    let words = kept.table.painted_words();
    let dialog = words.iter().position(|line| line == "Play again").expect("it is shown over the board");
    assert!(words[dialog..].iter().any(|line| line.contains("Suzuki")), "{words:?}");
    words[dialog..].to_vec()
}

/// The replay is set up: Suzuki has Black.
fn resting() -> Journaled {
    let mut kept = ended();
    prepared(&mut kept);
    kept.table.click("Set up the game");
    kept.follow();
    assert!(kept.table.shows_containing("30:00 left") && kept.table.shows_containing("Suzuki 1:59:53"));
    kept
}

/// The next start, so long after the replay was set up.
fn started_after(kept: &mut Journaled, time: Duration) -> Journaled {
    kept.follow();
    let mut next = Journaled::at(table());
    next.table.begun_after(SET_UP + time);
    next.find(&kept.journal);
    next
}

fn is_running(kept: &Journaled) -> bool {
    kept.table.shows_containing("Black to move")
}

#[test]
fn a_game_that_does_not_count_is_kept_until_its_replay_is_set_up_even_once_its_record_is_saved() {
    let mut kept = ended();
    save(&mut kept);
    assert!(!kept.is_closed);
    let mut next = kept.power_cut();
    assert!(next.table.shows("Go on to the replay?") && next.table.shows_containing("Repetition"));
    next.take_up("Open it");
    assert_eq!(prepared(&mut next), prepared(&mut ended()), "sides, times and rest");
}

#[test]
fn the_journal_of_a_replay_takes_the_place_of_the_one_before_and_names_it() {
    let kept = resting();
    let [replay, before] = [&kept.journal, &kept.before].map(|journal| recover_any(journal.as_bytes()).unwrap());
    assert!(!kept.is_closed && replay.replays(&before) && !before.replays(&replay));
    let BrokenOff::Match(replay) = replay else { panic!("it is of a match") };
    assert!(replay.session.log().is_empty(), "nobody has begun it");
}

#[test]
fn a_rest_goes_on_by_the_calendar_while_the_program_is_gone_and_then_the_clock_starts() {
    let mut kept = resting();
    kept.table.wait(Duration::from_secs(600));
    let mut next = started_after(&mut kept, Duration::from_secs(900));
    assert!(next.table.shows_containing("The rest before it lasts until 10:32"));
    next.take_up("Go on to it");
    assert!(next.table.shows_containing("15:00 left") && next.table.shows_containing("Suzuki 1:59:53"));
    assert!(next.table.shows_containing("Sato 1:58:59"));
    next.table.wait(Duration::from_secs(899));
    assert!(!is_running(&next));
    next.table.wait(Duration::from_secs(2));
    assert!(is_running(&next));
    next.table.play("7g", "7f");
    let mut third = next.power_cut();
    third.take_up("Resume it");
    assert!(third.table.shows("7f Black pawn"));
}

#[test]
fn a_clock_whose_rest_was_over_before_anybody_came_back_waits_for_somebody() {
    let mut next = started_after(&mut resting(), Duration::from_secs(7200));
    next.take_up("Go on to it");
    next.table.wait(Duration::from_secs(60));
    assert!(next.table.shows("The rest is over.") && !is_running(&next));
    assert!(next.table.shows_containing("Suzuki 1:59:53"), "nothing is charged");
    next.table.click("Start the clock");
    assert!(is_running(&next));
}

#[test]
fn a_replay_that_is_put_off_or_interrupted_again_and_again_stays_as_it_was() {
    let mut kept = resting();
    for minutes in [5, 10, 15] {
        let mut next = started_after(&mut kept, Duration::from_secs(minutes * 60));
        next.table.click("Later");
        next.find(&kept.journal);
        next.take_up("Go on to it");
        assert!(next.table.shows_containing(&format!("{}:00 left", 30 - minutes)));
        assert!(next.table.shows_containing("Suzuki 1:59:53") && next.table.shows_containing("Sato 1:58:59"));
        kept = next;
    }
}

#[test]
fn a_calendar_that_was_set_back_makes_no_rest_longer() {
    let kept = resting();
    let mut next = Journaled::at(table());
    next.find(&kept.journal);
    next.take_up("Go on to it");
    assert!(next.table.shows_containing("30:00 left"));
}

#[test]
fn closing_the_window_in_a_rest_leaves_the_replay_for_the_next_start() {
    let mut kept = resting();
    kept.table.press(Modifiers::COMMAND, Key::Q);
    kept.follow();
    assert!(kept.is_let_go && !kept.is_closed);
}

#[test]
fn a_replay_that_waits_is_not_replaced_by_another_game_that_is_found() {
    let mut other = Journaled::playing();
    other.table.play_all("7g7f");
    other.follow();
    let mut saved = ended();
    save(&mut saved);
    for mut kept in [saved, resting()] {
        kept.find(&other.journal);
        assert!(!kept.table.shows("Resume it"));
    }
}

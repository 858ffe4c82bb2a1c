//! An event's game is started once, and seen to be: its file says so before the pieces are set up.

use std::path::Path;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Action, Effect, EventAction, EventJob, EventNews, Incoming, JournalNews};
use komadai::clock::TimeControl;
use komadai::session::Player;
use komadai::storage::EventFile;
use komadai::tournament::{
    Entrant, GamePlace, InPlay, Seat, Table as PairedTable, TableResult, TableTime, Tournament, read_pairings,
};

use super::hall::{BEGIN, Club, EVENT, broken_off};
use super::{LIST, club, eight_tables, resign, sides};
use crate::consoles::adjourn;

const SECOND: GamePlace = GamePlace { round: 1, table: 2, game: 1 };

/// What the file says about the second table.
pub(super) fn in_play(club: &Club) -> Option<InPlay> {
    club.file().in_play(SECOND).cloned()
}

/// Another machine starts the game at the second table.
pub(super) fn start_elsewhere(club: &mut Club) {
    let mut theirs = club.file();
    let playing = InPlay::new(1, "19:04".parse().expect("it is a time of day"), "machine 3".to_owned());
    assert!(theirs.set_in_play(SECOND, Some(playing)));
    club.disk.insert(EVENT.into(), theirs.to_ron());
}

const QUESTION: &str = "Start this game here, too?";

#[test]
fn a_loss_by_default_for_whoever_came_too_late_is_asked_about_first() {
    let mut club = club();
    club.choose(2);
    club.click("Change the pairing…");
    club.table.ask(Action::Event(EventAction::LoseByDefault(Seat::Second)));
    club.settle();
    assert!(club.table.shows("Loss by default for Doi?"));
    assert!(club.file().table(1, 2).unwrap().games.is_empty(), "nobody has answered yet");
    club.click("Not yet");
    assert!(club.table.shows("Came late"), "the form is there again");
    club.table.ask(Action::Event(EventAction::LoseByDefault(Seat::Second)));
    club.click("Loss by default");
    assert_eq!(club.file().table(1, 2).unwrap().games, [TableResult::by_default(Some(Seat::First))]);
}

#[test]
fn from_the_first_press_on_the_file_says_that_a_game_is_in_play() {
    let mut club = club();
    club.choose(2);
    club.click("Start the game");
    assert!(club.table.shows(BEGIN), "the pawns are still falling");
    assert!(in_play(&club).is_some());
    club.watch_toss();
    resign(&mut club);
    assert_eq!(in_play(&club), None, "it has a result");
}

#[test]
fn a_game_that_was_started_elsewhere_is_started_only_after_a_question() {
    let mut club = club();
    start_elsewhere(&mut club);
    club.choose(2);
    club.click("Start the game");
    assert!(club.table.shows(QUESTION));
    assert!(club.table.shows_containing("In play since 19:04 on machine 3"));
    assert!(club.table.next_change().is_none_or(|wait| wait >= Duration::from_secs(1)), "no clock runs meanwhile");
    club.click("Leave it");
    assert_eq!(in_play(&club).map(|playing| playing.on).as_deref(), Some("machine 3"));
    club.choose(2);
    club.click("Start the game");
    club.click("Start it here");
    club.watch_toss();
    assert!(sides(&club).contains(&"Chiba".to_owned()));
    assert_ne!(in_play(&club).map(|playing| playing.on).as_deref(), Some("machine 3"));
}

#[test]
fn a_result_of_a_game_that_is_in_play_elsewhere_is_entered_only_after_a_question() {
    let mut club = club();
    start_elsewhere(&mut club);
    club.choose(2);
    club.click("Start the game");
    club.click("Leave it");
    club.choose(2);
    club.click("Chiba won");
    let asked = "Table 2: In play since 19:04 on machine 3. Enter a result all the same: Chiba won?";
    assert!(club.table.shows("This game is in play") && club.table.shows(asked));
    club.click("Leave it");
    assert!(club.file().table(1, 2).is_some_and(|table| table.games.is_empty()));
    club.click("Chiba won");
    club.click("Enter it");
    assert_eq!(club.file().table(1, 2).map(|table| table.games.len()), Some(1));
    assert_eq!(in_play(&club), None);
}

#[test]
fn two_machines_that_start_at_the_same_moment_do_not_both_begin() {
    let mut club = club();
    club.choose(2);
    club.table.confirm("Start the game");
    // What was read for the start does not know about the other machine yet.
    club.settle_but_writing();
    start_elsewhere(&mut club);
    club.settle();
    assert!(club.table.shows(QUESTION) && !club.table.shows(BEGIN));
}

#[test]
fn a_result_that_came_in_meanwhile_keeps_the_game_from_being_started() {
    let mut club = club();
    let mut theirs = club.file();
    theirs.note_result(SECOND, TableResult::told(Some(Seat::First)));
    club.choose(2);
    club.disk.insert(EVENT.into(), theirs.to_ron());
    club.click("Start the game");
    assert!(!club.table.shows(BEGIN) && sides(&club) == ["", ""]);
    assert!(club.table.shows_containing("Another machine has entered a result for this game"));
}

/// Another machine removes the second pairing, or seats these two there instead.
fn pair_otherwise_elsewhere(club: &mut Club, instead: Option<[&str; 2]>) {
    let mut theirs = club.file();
    let mut tables = theirs.round(1).expect("it is paired").tables.clone();
    tables.retain(|table| table.number != 2);
    let player = |name: &str| Player { name: name.to_owned(), rank: String::new() };
    tables.extend(instead.map(|[first, second]| PairedTable::new(2, player(first), player(second))));
    theirs.set_tables(1, tables);
    club.disk.insert(EVENT.into(), theirs.to_ron());
}

const REMOVED: &str = "Another machine has removed this pairing";

#[test]
fn a_pairing_that_was_removed_elsewhere_is_not_started_and_nothing_is_said_about_the_game_before() {
    for instead in [None, Some(["Mori", "Noda"])] {
        let mut club = club();
        club.start(1, "Start the game");
        club.table.play_all("7g7f");
        resign(&mut club);
        club.show();
        club.choose(2);
        pair_otherwise_elsewhere(&mut club, instead);
        club.click("Start the game");
        assert!(!club.table.shows(BEGIN) && club.table.shows_containing(REMOVED), "{instead:?}");
        club.click("Done");
        assert!(!club.table.shows_containing("was not written to an event"), "{instead:?}");
        club.table.wait(Duration::from_secs(60));
        assert!(!club.table.shows_containing(REMOVED), "it is told briefly");
    }
}

#[test]
fn a_game_that_got_another_table_at_the_moment_of_its_start_is_started_there() {
    let mut club = club();
    let mut theirs = club.file();
    theirs.table_mut(1, 2).expect("it is there").number = 20;
    club.choose(2);
    club.disk.insert(EVENT.into(), theirs.to_ron());
    club.click("Start the game");
    assert!(club.table.shows(BEGIN));
    club.watch_toss();
    assert!(club.file().in_play(GamePlace { table: 20, ..SECOND }).is_some());
}

#[test]
fn a_game_that_is_broken_off_is_in_play_no_longer() {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    assert!(in_play(&club).is_some());
    crate::verdicts::choose(&mut club.table, "Arbiter", "Break off the game…");
    club.click("Break off");
    assert_eq!(in_play(&club), None);
}

#[test]
fn a_game_that_is_left_for_another_is_in_play_no_longer() {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    club.start(3, "Start the game");
    if club.table.shows("Leave the game") {
        club.click("Leave the game");
        club.watch_toss();
    }
    assert_eq!(in_play(&club), None);
    assert!(club.file().in_play(GamePlace { table: 3, ..SECOND }).is_some());
}

#[test]
fn before_the_window_closes_the_file_says_that_its_game_is_in_play_no_longer() {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    club.table.ask(Action::CloseRequested);
    club.table.confirm("Leave the game");
    let effects = club.table.take_effects();
    assert!(!effects.contains(&Effect::Close), "the file is being written");
    let write = effects.into_iter().find_map(|effect| match effect {
        Effect::Event(EventJob::Write { path, text, .. }) => Some((path, text)),
        _ => None,
    });
    let (path, text) = write.expect("the event is written");
    assert_eq!(Tournament::from_ron(EVENT, &text).unwrap().in_play(SECOND), None);
    club.table.receive(Incoming::Event(EventNews::Written(path, Ok(()))));
    assert!(club.table.take_effects().contains(&Effect::Close));
}

#[test]
fn a_game_that_was_broken_off_here_and_is_discarded_is_in_play_no_longer() {
    let mut before = club();
    before.start(2, "Start the game");
    before.table.play_all("7g7f 3c3d");
    before.settle();
    let mut club = Club::with(&before.disk[Path::new(EVENT)]);
    club.table.press(Modifiers::NONE, Key::Escape);
    assert!(in_play(&club).is_some());
    let path = std::path::PathBuf::from("20261126-150000.journal");
    let found = vec![broken_off(path.clone(), before.journal.into_bytes())];
    club.table.receive(Incoming::Journal(JournalNews::Found(found, Vec::new())));
    club.table.click("Discard…");
    club.table.click("Discard it");
    club.table.receive(Incoming::Journal(JournalNews::Discarded(path.clone(), Ok(path))));
    club.settle();
    assert_eq!(in_play(&club), None);
}

#[test]
fn a_game_that_was_started_on_a_machine_that_is_gone_can_be_said_not_to_be_in_play() {
    let mut club = club();
    start_elsewhere(&mut club);
    club.choose(2);
    club.click("Start the game");
    club.click("Leave it");
    club.choose(2);
    club.click("Not played");
    assert!(club.table.shows("Is this game no longer in play?"));
    assert!(club.table.shows_containing("In play since 19:04 on machine 3"));
    club.click("Not started");
    assert_eq!(in_play(&club), None);
}

#[test]
fn players_do_not_wait_for_a_disk_that_cannot_be_written() {
    let mut club = club();
    club.is_full = true;
    club.start(2, "Start the game");
    assert!(sides(&club).contains(&"Chiba".to_owned()));
}

#[test]
fn both_players_see_the_pawns_fall_and_a_press_starts_the_clock() {
    let mut club = club();
    club.choose(2);
    club.click("Start the game");
    assert!(!club.table.is_enabled(BEGIN), "nobody begins before the pawns lie");
    club.table.wait(Duration::from_secs(30));
    assert!(club.table.shows_containing("plays Black") && club.table.is_enabled(BEGIN));
    assert_eq!(sides(&club), ["", ""], "nothing is on the board yet");
    club.click(BEGIN);
    assert!(club.table.header("振り駒").is_some() && club.table.next_change().is_some());
}

#[test]
fn a_toss_that_is_cancelled_starts_nothing() {
    let mut club = club();
    club.choose(2);
    club.click("Start the game");
    club.table.press(Modifiers::NONE, Key::Escape);
    club.settle();
    assert_eq!((in_play(&club), sides(&club)), (None, [String::new(), String::new()]));
}

#[test]
fn a_pairing_may_have_its_own_time_for_each_player() {
    let minutes = |count: u64| TimeControl::sudden_death(Duration::from_secs(60 * count));
    let mut event = eight_tables();
    event.table_mut(1, 5).unwrap().time = Some(TableTime::new([minutes(10), minutes(30)]));
    let mut club = Club::with(&event.to_ron());
    club.start(5, "Start the game");
    assert_eq!(sides(&club), ["Joko", "Ito"]);
    assert!(club.table.shows_containing("Joko 30:00") && club.table.shows_containing("Ito 10:00"));
}

#[test]
fn the_time_of_a_pairing_is_set_in_its_dialog() {
    let mut club = club();
    club.choose(2);
    club.click("Change the pairing…");
    club.click("Their own time settings, not the event’s");
    club.click("Done");
    let both = TableTime::both(TimeControl::sudden_death(Duration::from_secs(120)));
    assert_eq!(club.file().table(1, 2).unwrap().time, Some(both), "at first that of the event");
}

#[test]
fn events_of_before_are_still_read() {
    let text = eight_tables().to_ron();
    assert!(!text.contains("playing") && !text.contains("time: Some"), "{text}");
    assert!(club().table.shows("Table 2: Chiba – Doi, Not started"));
}

#[test]
fn pairings_that_were_read_are_told_of_and_shown() {
    let mut club = club();
    club.disk.insert(
        "second.csv".into(),
        LIST.replace("table,", "round,table,").replace('\n', "\n2,").trim_end_matches("2,").to_owned(),
    );
    club.click("Import…");
    club.choose_file(EventFile::Pairings, "second.csv");
    assert!(club.disk.contains_key(Path::new(EVENT)));
    assert!(club.table.shows_containing("Round 2: 8 pairings read"), "{:?}", club.table.everything());
    assert_eq!(club.file().round(2).map(|round| round.tables.len()), Some(8));
}

#[test]
fn every_round_of_a_list_is_named_and_the_first_that_is_not_finished_is_shown() {
    let list = |rounds: &[u32]| {
        let line = |number: &u32| format!("{number},1,Abe {number},Cole {number}\n");
        format!("round,table,player 1,player 2\n{}", rounds.iter().map(line).collect::<String>())
    };
    for (rounds, told) in
        [(&[1, 2, 3][..], "Rounds 1–3: 3 pairings read"), (&[5, 2, 3, 1], "Rounds 1–3, 5: 4 pairings read")]
    {
        let mut event = eight_tables();
        let first = read_pairings("first.csv", list(&[1]).as_bytes()).expect("the list is sound").rounds.remove(0).1;
        event.rounds.clear();
        event.set_tables(1, first);
        event.note_result(GamePlace { round: 1, table: 1, game: 1 }, TableResult::told(Some(Seat::First)));
        let mut club = Club::with(&event.to_ron());
        club.disk.insert("all.csv".into(), list(rounds));
        club.click("Import…");
        club.choose_file(EventFile::Pairings, "all.csv");
        assert!(club.table.shows_containing(told), "{:?}", club.table.everything());
        assert!(club.table.shows("Table 1: Abe 2 – Cole 2, Not started"), "{:?}", club.table.everything());
    }
}

#[test]
fn a_toss_that_is_put_away_is_told_before_the_next_and_stands_in_the_file_and_the_record() {
    let mut club = club();
    club.choose(2);
    club.click("Start the game");
    club.click("Cancel");
    let put_away = club.file().table(1, 2).unwrap().tosses_put_away.clone();
    assert_eq!(put_away.len(), 1, "{put_away:?}");
    club.show();
    club.choose(2);
    assert!(club.table.shows_containing("Tossed before and dismissed: "));
    club.click("Start the game");
    assert!(club.table.shows_containing("Tossed before and dismissed: "));
    club.watch_toss();
    let told = club.table.header("振り駒").unwrap_or_default();
    assert!(told.contains(&put_away[0]), "{told}");
}

#[test]
fn a_player_who_is_still_playing_at_another_table_is_told_of_before_the_next_game() {
    let mut event = eight_tables();
    event.set_tables(2, read_pairings("list.csv", LIST.as_bytes()).unwrap().rounds.remove(0).1);
    let playing = InPlay::new(1, "19:04".parse().unwrap(), "machine 3".to_owned());
    assert!(event.set_in_play(SECOND, Some(playing)));
    let mut club = Club::with(&event.to_ron());
    club.table.ask(komadai::app::Action::Event(komadai::app::EventAction::ShowRound(2)));
    club.choose(2);
    club.click("Start the game");
    assert!(club.table.shows("Chiba is still playing elsewhere"), "{:?}", club.table.everything());
    assert!(club.table.shows_containing("Round 1, table 2: In play since 19:04 on machine 3."));
    club.click("Wait");
    assert!(!club.table.shows(BEGIN));
    club.choose(2);
    club.click("Start the game");
    club.click("Start it");
    assert!(club.table.shows(BEGIN));
}

#[test]
fn the_arrow_keys_choose_in_a_list_that_was_opened_by_mouse() {
    let mut event = eight_tables();
    (2..=3).for_each(|round| _ = event.round_mut(round));
    let mut club = Club::with(&event.to_ron());
    club.show();
    let list = club.table.list_called("Round").center();
    club.table.click_at(list);
    assert!(club.table.shows("Round 3"));
    club.table.press(Modifiers::NONE, Key::ArrowDown);
    club.table.press(Modifiers::NONE, Key::Enter);
    assert!(club.table.shows("This round has no pairings yet.") && !club.table.shows("Round 3"));
}

#[test]
fn whoever_has_no_opponent_is_seen_below_the_pairings() {
    let mut event = eight_tables();
    event.set_byes(1, vec!["Zama".to_owned()]);
    let club = Club::with(&event.to_ron());
    assert!(club.table.shows("Zama: Bye"));
    event.players = vec![Entrant { rank: "2-dan".to_owned(), ..Entrant::new(1, "Zama") }];
    event.players.push(Entrant { byes: vec![1], ..Entrant::new(2, "Yoda") });
    let club = Club::with(&event.to_ron());
    assert!(club.table.shows("Zama 2-dan: Bye") && club.table.shows("Yoda: asked to sit out"));
}

#[test]
fn what_is_to_be_played_again_is_replayed_from_the_list_as_well_and_stays_a_replay_on_another_machine() {
    let mut club = club();
    club.start(2, "Start the game");
    let first = sides(&club);
    let swapped = [first[1].clone(), first[0].clone()];
    club.table.play_all(&["2h3h 8b7b 3h2h 7b8b"; 3].join(" "));
    club.settle();
    let file = club.file().to_ron();
    club.show();
    club.choose(2);
    club.click("Start the game");
    club.click("Set up the game");
    assert_eq!(sides(&club), swapped, "the board knows the game before");
    let mut other = Club::with(&file);
    other.choose(2);
    other.click("Start the game");
    other.click("Start it here");
    assert_eq!(in_play(&other).map(|playing| playing.attempt), Some(2));
    assert_eq!(sides(&other), swapped, "nobody tosses again");
}

#[test]
fn a_game_that_is_played_again_is_called_a_replay_wherever_it_is_listed() {
    let row = |club: &Club| {
        let found = club.table.everything().into_iter().find(|(label, _)| label.starts_with("Table 2: "));
        found.expect("there is such a table").0
    };
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all(&["2h3h 8b7b 3h2h 7b8b"; 3].join(" "));
    club.settle();
    assert_eq!(in_play(&club).map(|playing| playing.attempt), Some(2), "other machines know");
    club.click("Play again");
    club.click("Set up the game");
    club.show();
    assert!(row(&club).ends_with("Replay, game 2 · On this board"), "{}", row(&club));
    club.click("Done");
    club.table.play_all("7g7f");
    resign(&mut club);
    club.show();
    assert!(row(&club).ends_with("Replay, game 2 · Resignation"), "{}", row(&club));
}

#[test]
fn a_table_whose_round_is_over_shows_the_next_one_when_it_is_looked_at_again() {
    let mut club = club();
    let mut event = club.file();
    event.round_mut(1).tables.retain(|table| table.number == 1);
    let list = LIST.replace("Arai", "Aoki");
    event.set_tables(2, read_pairings("list.csv", list.as_bytes()).unwrap().rounds.remove(0).1);
    let first = event.clone();
    club.disk.insert(EVENT.into(), first.to_ron());
    club.click("Close event");
    club.click("Open…");
    club.choose_file(EventFile::Open, EVENT);
    club.start(1, "Start the game");
    resign(&mut club);
    club.show();
    assert!(club.table.everything().iter().any(|(label, _)| label.starts_with("Table 1: Aoki")));
}

#[test]
fn an_adjourned_game_is_not_said_to_be_in_play() {
    let mut club = club();
    club.start(1, "Start the game");
    club.table.play_all("7g7f");
    adjourn(&mut club.table);
    club.show();
    assert!(
        club.table.everything().iter().any(|(label, _)| label.starts_with("Table 1:") && label.ends_with("Adjourned"))
    );
}

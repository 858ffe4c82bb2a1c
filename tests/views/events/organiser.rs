//! An event from the first entry to the final standings, in its window.

use std::path::PathBuf;

use egui::{Key, Modifiers};
use komadai::app::{Action, EventAction, EventPage, PlayersAction, RoundAction};
use komadai::clock::TimeControl;
use komadai::rules::HandicapTable;
use komadai::storage::EventFile;
use komadai::tournament::{
    Criterion, Entrant, Mark, PairingRules, Seat, Standings, System, Table, TeamMeeting, Tournament,
};

use super::EVENT;
use super::hall::Club;
use crate::table::Table as Desk;

const LIST: &str = "name,also,rank,club
佐藤春,Sato Haru,3-dan,Berlin
Arai,,2-dan,Tokyo
Baba,,1-dan,Tokyo
Chiba,,1k,London
Doi,,2k,London
Endo,,3k,Berlin
Fujita,,4k,Paris
Goto,,5k,Paris
\"Hara
Ann\",,xyz,\"Club \"\"Q\"\"\"
";

fn new_event() -> Tournament {
    let mut event = Tournament::new("Club day".to_owned(), "jsa_amateur27".to_owned(), TimeControl::UNTIMED);
    event.handicaps = Some(HandicapTable::jsa_dojo());
    event
}

fn entered() -> Club {
    let mut club = Club::with(&new_event().to_ron());
    club.click("Players");
    club.disk.insert("list.csv".into(), LIST.to_owned());
    club.click("Import list…");
    club.choose_file(EventFile::Players, "list.csv");
    club.click("Enter 9 players");
    club
}

fn act(club: &mut Club, action: EventAction) {
    club.table.ask(Action::Event(action));
    club.settle();
}

/// Whoever is named first wins at every table of the round that is shown, but for those with a result already.
fn play_round(club: &mut Club, round: u32) {
    let tables: Vec<(u32, String)> = {
        let file = club.file();
        let open = file.round(round).expect("it is paired").tables.iter().filter(|table| !table.is_over());
        open.map(|table| (table.number, table.first.name.clone())).collect()
    };
    for (number, name) in tables {
        club.choose(number);
        club.click(&format!("{name} won"));
    }
}

#[test]
fn a_list_is_told_line_by_line_and_changes_nothing_until_it_is_confirmed() {
    let mut club = Club::with(&new_event().to_ron());
    club.click("Players");
    club.disk.insert("twice.csv".into(), LIST.replace("Doi", "Arai"));
    club.click("Import list…");
    club.choose_file(EventFile::Players, "twice.csv");
    assert!(club.table.shows_containing("Line 6: Arai is already on line 3"));
    club.disk.insert("list.csv".into(), LIST.to_owned());
    club.click("Import list…");
    club.choose_file(EventFile::Players, "list.csv");
    assert!(
        club.table.shows_containing("9 will be added. Nothing changes")
            && !club.table.shows_containing("already entered")
    );
    assert!(club.table.shows_containing("Line 10: “xyz” is not a known rank"));
    assert_eq!(club.file().players, []);
    club.click("Cancel");
    assert_eq!(club.file().players, []);
    club.click("Import list…");
    club.choose_file(EventFile::Players, "list.csv");
    club.click("Enter 9 players");
    assert_eq!(club.file().players.len(), 9);
    assert!(club.file().players[0].is_called("Sato Haru"));
    assert!(club.table.shows_containing("9 added, 0 updated"));
}

#[test]
fn a_player_is_entered_changed_withdrawn_and_found_by_a_few_letters() {
    let mut club = entered();
    club.click("Add player…");
    assert!(!club.table.shows("A player needs a name."), "nothing has been entered yet");
    club.table.press(Modifiers::NONE, Key::Enter);
    assert!(club.table.shows("A player needs a name."), "but somebody wants it entered");
    club.table.type_into("Name", "Mori");
    club.click("Done");
    assert_eq!(club.file().entrant(10).map(|it| it.name.clone()), Some("Mori".to_owned()));
    club.table.type_into("Number, name or club", "haru");
    assert!(club.table.shows_containing("1 佐藤春") && !club.table.shows_containing("2 Arai"));
    act(&mut club, EventAction::Players(PlayersAction::Choose(1)));
    club.click("Withdraws");
    assert_eq!(club.file().entrant(1).and_then(|it| it.withdrawn_after), Some(0));
    club.click("Takes part again");
    club.click("Sits out round 1");
    assert_eq!(club.file().entrant(1).map(|it| it.byes.clone()), Some(vec![1]));
    club.click("Change…");
    club.click("Remove from the list");
    assert_eq!(club.file().entrant(1), None);
}

#[test]
fn nine_players_are_paired_for_five_rounds_with_a_late_entry_a_withdrawal_and_a_corrected_result() {
    let mut club = entered();
    for round in 1..=5 {
        club.click("Pair the round…");
        assert!(club.table.shows_containing(&format!("Round {round}: proposed pairings")));
        assert_eq!(club.file().round(round), None, "nothing is published yet");
        club.click("Publish");
        assert!(club.file().round(round).is_some_and(|round| !round.tables.is_empty()));
        match round {
            1 => {
                // Nobody came to the first table.
                club.choose(1);
                club.click("Both absent");
            }
            2 => {
                club.click("Players");
                act(&mut club, EventAction::Players(PlayersAction::Choose(5)));
                club.click("Withdraws");
                club.click("Add player…");
                club.table.type_into("Name", "Late");
                club.click("Done");
                assert_eq!(club.file().entrant(10).and_then(|it| it.from_round), Some(3));
                club.click("Pairings");
            }
            _ => {}
        }
        play_round(&mut club, round);
    }
    let file = club.file();
    let (standings, strangers) = Standings::of_event(&file, u32::MAX);
    assert_eq!(strangers, []);
    assert_eq!(standings.rows.len(), 10);
    for player in &file.players {
        let there = |round: u32| player.absence(round).is_none();
        let round = |round: u32| file.round(round).unwrap();
        let is_in = |number: u32| {
            let seated = round(number).tables.iter().flat_map(|table| [&table.first.name, &table.second.name]);
            seated.chain(&round(number).byes).filter(|name| **name == player.name).count()
        };
        assert!((1..=5).all(|number| is_in(number) == usize::from(there(number))), "{}", player.name);
    }
    // The result of a round before is corrected after the next one was paired: that one stays as it is.
    let paired = file.round(5).unwrap().tables.clone();
    act(&mut club, EventAction::ShowRound(4));
    let second = club.file().table(4, 1).unwrap().second.name.clone();
    club.choose(1);
    club.click(&format!("{second} won"));
    if club.table.shows("Replace") {
        club.click("Replace");
    }
    assert_eq!(club.file().table(4, 1).unwrap().mark(Seat::Second), Mark::Won);
    assert_eq!(club.file().round(5).unwrap().tables, paired);
    assert!(club.table.shows("Round 5 was paired with the old result"));
    assert!(club.table.shows_containing("It stays as it is"), "it has been played");
    club.click("Standings");
    assert!(club.table.shows_containing("佐藤春"));
}

#[test]
fn a_round_that_was_paired_on_a_result_that_is_corrected_can_be_paired_anew() {
    let mut club = entered();
    club.click("Pair the round…");
    club.click("Publish");
    play_round(&mut club, 1);
    club.click("Pair the round…");
    club.click("Publish");
    act(&mut club, EventAction::ShowRound(1));
    let second = club.file().table(1, 1).unwrap().second.name.clone();
    club.choose(1);
    club.click(&format!("{second} won"));
    if club.table.shows("Replace") {
        club.click("Replace");
    }
    assert!(club.table.shows("Round 2 was paired with the old result"));
    assert!(club.table.shows_containing("Nothing in round 2 has begun: pair it anew, or leave it as it is."));
    club.click("Pair round 2 anew…");
    assert!(club.table.shows_containing("Round 2: proposed pairings"));
    club.click("Publish");
    assert!(!club.table.shows("Round 2 was paired with the old result"));
    assert_eq!(club.file().round(2).unwrap().corrected, []);
}

#[test]
fn the_window_is_as_high_on_every_page_so_that_its_buttons_stay_where_they_are() {
    let mut club = Club::with(&new_event().to_ron());
    let mut places = Vec::new();
    for page in ["Pairings", "Players", "Standings"] {
        club.click(page);
        places.push((club.table.dialog_rect(), club.table.place("Done").y_range()));
    }
    assert!(places.iter().all(|place| *place == places[0]), "{places:?}");
}

#[test]
fn a_round_that_was_published_is_told_as_published() {
    let mut club = entered();
    club.click("Pair the round…");
    club.click("Publish");
    assert!(club.table.shows("Round 1: 4 pairings published") && !club.table.shows_containing("pairings read"));
}

#[test]
fn two_players_who_are_clicked_change_places_before_the_round_is_published() {
    let mut club = entered();
    club.click("Pair the round…");
    let choose = |club: &mut Club, number| act(club, EventAction::Rounds(RoundAction::Choose(number)));
    choose(&mut club, 1);
    assert!(club.table.shows_containing("佐藤春: click the player to swap with"));
    choose(&mut club, 9);
    assert!(club.table.shows_containing("seated by hand"));
    act(&mut club, EventAction::Rounds(RoundAction::Choose(1)));
    club.click("Publish");
    let round = club.file().round(1).unwrap().clone();
    let names = |table: &Table| [table.first.name.clone(), table.second.name.clone()];
    let mut all: Vec<String> = round.tables.iter().flat_map(names).chain(round.byes.clone()).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 9, "everybody is there once");
}

#[test]
fn a_proposal_that_was_changed_by_hand_is_dropped_only_after_a_question() {
    let mut club = entered();
    for leave in [EventAction::Rounds(RoundAction::Draw(5)), EventAction::Rounds(RoundAction::Draw(6))] {
        club.click("Pair the round…");
        act(&mut club, EventAction::Rounds(RoundAction::Choose(1)));
        act(&mut club, EventAction::Rounds(RoundAction::Choose(9)));
        club.table.press(Modifiers::NONE, Key::Escape);
        club.click("Keep them");
        assert!(club.table.shows_containing("seated by hand"));
        act(&mut club, leave);
        club.click("Drop them");
        assert!(!club.table.shows_containing("seated by hand") && club.table.shows("Publish"));
        club.table.press(Modifiers::NONE, Key::Escape);
        assert!(club.table.shows("Pair the round…"), "nothing was changed");
    }
}

#[test]
fn the_same_lot_gives_the_same_pairings_and_another_lot_others() {
    let mut club = entered();
    let drawn = |club: &mut Club, seed| {
        act(club, EventAction::Rounds(RoundAction::Propose));
        act(club, EventAction::Rounds(RoundAction::Draw(seed)));
        club.click("Publish");
        club.file().round(1).unwrap().tables.clone()
    };
    let first = drawn(&mut club, 0);
    let others: Vec<_> = (1..4).map(|seed| drawn(&mut club, seed)).collect();
    assert!(others.iter().any(|other| *other != first));
    assert_eq!(drawn(&mut club, 0), first);
}

#[test]
fn what_others_write_meanwhile_and_a_player_who_is_entered_both_stay() {
    let mut club = entered();
    club.click("Pair the round…");
    club.click("Publish");
    let mut theirs = club.file();
    theirs.round_mut(1).tables[0].games = vec![komadai::tournament::TableResult::told(Some(Seat::First))];
    club.disk.insert(PathBuf::from(EVENT), theirs.to_ron());
    club.click("Players");
    club.click("Add player…");
    club.table.type_into("Name", "Mori");
    club.click("Done");
    assert!(club.file().players.iter().any(|it| it.name == "Mori"));
    assert_eq!(club.file().round(1).unwrap().tables[0].games.len(), 1);
}

#[test]
fn a_round_that_another_machine_has_paired_meanwhile_is_not_replaced() {
    let mut club = entered();
    club.click("Pair the round…");
    let mut theirs = club.file();
    let proposal = theirs.propose(1, 3).unwrap();
    theirs.publish(&proposal);
    theirs.round_mut(1).tables[0].games = vec![komadai::tournament::TableResult::told(Some(Seat::First))];
    club.disk.insert(PathBuf::from(EVENT), theirs.to_ron());
    club.click("Publish");
    assert!(club.table.shows("Round 1 has meanwhile been paired on another machine"));
    assert!(!club.table.shows_containing("pairings published"), "they were not");
    assert_eq!(club.file().round(1), theirs.round(1));
    club.choose(2);
    club.click("Change the pairing…");
    club.click("Done");
    assert!(!club.table.shows("Round 1 has meanwhile been paired on another machine"), "whoever goes on has seen it");
}

#[test]
fn four_teams_play_board_against_board() {
    let mut event = new_event();
    event.pairing = Some(PairingRules { system: System::teams(3), ..PairingRules::default() });
    event.players = (1..=12)
        .map(|number| Entrant {
            team: format!("Team {}", (number - 1) / 3),
            ..Entrant::new(number, &format!("P{number:02}"))
        })
        .collect();
    let mut club = Club::at(Desk::new(), &event.to_ron());
    for round in 1..=3 {
        club.click("Pair the round…");
        club.click("Publish");
        assert_eq!(club.file().round(round).unwrap().tables.len(), 6);
        play_round(&mut club, round);
    }
    act(&mut club, EventAction::ShowPage(EventPage::Standings));
    assert!(club.table.shows_containing("Team 0"));
    assert_eq!(Standings::of_event(&club.file(), 3).0.rows.len(), 4);
}

/// Four teams of three, of whom everybody wins who is named first.
fn four_teams(meet: TeamMeeting) -> Tournament {
    let mut event = new_event();
    let order = vec![Criterion::Score, Criterion::Games];
    event.pairing = Some(PairingRules { system: System::Teams { boards: 3, meet }, order, ..PairingRules::default() });
    let entrant = |number: u32| Entrant {
        team: ["Akita", "Chiba", "Gifu", "Nara"][(number as usize - 1) / 3].to_owned(),
        ..Entrant::new(number, &format!("P{number:02}"))
    };
    event.players = (1..=12).map(entrant).collect();
    event
}

#[test]
fn in_a_round_robin_of_teams_every_two_meet_and_both_are_named_above_their_boards() {
    let mut club = Club::with(&four_teams(TeamMeeting::RoundRobin).to_ron());
    for round in 1..=3 {
        club.click("Pair the round…");
        assert!(club.table.shows_containing("Berger table for 4 teams"));
        club.click("Publish");
        play_round(&mut club, round);
    }
    let file = club.file();
    let met: std::collections::BTreeSet<[u32; 2]> = (1..=3)
        .flat_map(|round| file.team_matches(file.round(round).unwrap()))
        .map(|it| it.teams.map(|team| team.number))
        .map(|[one, other]| [one.min(other), one.max(other)])
        .collect();
    assert_eq!(met.len(), 6, "{met:?}");
    act(&mut club, EventAction::ShowRound(1));
    let first = file.team_matches(file.round(1).unwrap()).remove(0);
    assert!(club.table.shows(&format!("{} {} {}", first.teams[0], first.score(), first.teams[1])));
    act(&mut club, EventAction::ShowPage(EventPage::Standings));
    assert!(club.table.shows_containing("Boards"), "the boards they have won place teams");
}

#[test]
fn standings_can_be_shown_and_exported_after_any_round() {
    let mut club = entered();
    for round in 1..=3 {
        club.click("Pair the round…");
        club.click("Publish");
        play_round(&mut club, round);
    }
    let marks = |club: &Club| {
        let is_mark = |words: &&String| words.starts_with(['○', '●', '◇']) && words.chars().count() < 4;
        club.table.painted_words().iter().filter(is_mark).count()
    };
    act(&mut club, EventAction::ShowPage(EventPage::Standings));
    let last = marks(&club);
    assert_eq!(last, 27);
    club.table.choose("Standings after", "After round 1");
    club.settle();
    assert_eq!(marks(&club), 9);
    club.click("Export CSV…");
    club.choose_file(EventFile::Standings, "after.csv");
    let written = club.disk[&PathBuf::from("after.csv")].clone();
    assert!(written.contains("round 1") && !written.contains("round 2"), "{written}");
    club.click("Print…");
    club.choose_file(EventFile::Paper, "after.pdf");
    assert_eq!(club.disk[&PathBuf::from("after.pdf")], "Standings 1");
    club.table.choose("Standings after", "After round 3");
    club.settle();
    assert_eq!(marks(&club), last);
    club.click("Pairings");
    club.click("Pair the round…");
    club.click("Publish");
    play_round(&mut club, 4);
    act(&mut club, EventAction::ShowPage(EventPage::Standings));
    assert_eq!(marks(&club), 36, "the last round is followed by what comes");
}

#[test]
fn names_in_pairings_that_the_list_of_players_does_not_have_are_told() {
    let mut club = entered();
    club.disk.insert("round.csv".into(), "player 1,player 2\n佐藤　春,Arai\nBaba,Nobody\n".to_owned());
    club.click("Pairings");
    act(&mut club, EventAction::Import);
    club.choose_file(EventFile::Pairings, "round.csv");
    assert!(club.table.shows_containing("Names in the pairings are not on the list of players"));
    if club.table.shows("Read all…") {
        club.click("Read all…");
    }
    assert!(club.table.shows_containing("佐藤　春 looks like 1 佐藤春"), "whoever may be meant is named");
}

#[test]
fn a_pairing_that_is_added_has_the_ranks_of_the_list_of_players() {
    let mut club = entered();
    club.click("Pairings");
    act(&mut club, EventAction::AddPairing);
    club.table.type_into("Player 1: Name", "Arai");
    club.table.type_into("Player 2: Name", "Nobody Known");
    club.click("Done");
    let file = club.file();
    let table = file.table(1, 1).expect("it was added");
    assert_eq!((&*table.first.rank, &*table.second.rank), ("2-dan", ""));
}

#[test]
fn a_player_who_is_added_is_seen_at_the_end_of_a_long_list() {
    let mut event = new_event();
    event.players = (1..=80).map(|number| Entrant::new(number, &format!("Player {number}"))).collect();
    let mut club = Club::with(&event.to_ron());
    club.click("Players");
    act(&mut club, EventAction::Players(PlayersAction::Add));
    club.table.type_into("Name", "Late Comer");
    club.click("Done");
    club.table.wait(std::time::Duration::from_secs(1));
    let foot = club.table.place("Done").top();
    let seen = club.table.words_at("Late Comer");
    assert!(seen.iter().any(|at| at.y < foot - 60.0), "{seen:?} above {foot}");
}

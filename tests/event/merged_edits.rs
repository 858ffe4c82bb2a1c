//! Any two edits by two machines: each is in the event afterwards, or asked about.

use komadai::session::Player;
use komadai::tournament::{
    Clash, Entrant, EntrantChange, GamePlace, InPlay, Merged, Round, Seat, Table, TableResult, Terms, Tournament,
    Versions,
};
use proptest::prelude::*;

use crate::random::{Dice, entrants, event, play_at_random};

/// Three rounds of nine, of whom one has a bye in each; a tenth comes late and is not paired yet, an eleventh has a second name.
fn afternoon() -> Tournament {
    let mut event = play_at_random(&mut Dice::new(5), 9, 3);
    event.round_mut(2).tables.iter_mut().for_each(|table| table.games.clear());
    event.round_mut(3).tables.iter_mut().for_each(|table| table.games.clear());
    event.set_in_play(GamePlace { round: 2, table: 1, game: 1 }, Some(started("one")));
    event.players.push(Entrant { from_round: Some(4), ..Entrant::new(10, "P10") });
    event.players.push(Entrant { also: vec!["Jūichi".to_owned()], ..Entrant::new(11, "P11") });
    for (player, team) in event.players.iter_mut().zip(["Akita", "Chiba"].into_iter().cycle()) {
        player.team = team.to_owned();
        player.rank = "1-dan".to_owned();
    }
    assert!(event.rounds.iter().all(|round| round.byes.len() == 1));
    event
}

fn started(on: &str) -> InPlay {
    InPlay::new(1, "19:04".parse().unwrap(), on.to_owned())
}

/// One thing that somebody does to the event: what, to whom or at which table, and with which words.
type Edit = (usize, u32, usize);

const EDITS: usize = 17;

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    prop::collection::vec((0..EDITS, 1..12_u32, 0..4_usize), 1..4)
}

fn edited(base: &Tournament, edits: &[Edit]) -> Tournament {
    let mut event = base.clone();
    for (what, number, word) in edits {
        let before = event.clone();
        edit(&mut event, *what, *number, *word);
        if event.fault().is_some() {
            event = before;
        }
    }
    event
}

fn edit(event: &mut Tournament, what: usize, number: u32, word: usize) {
    match what {
        0..=7 => edit_player(event, what, number, word),
        8 => {
            let new =
                Entrant { rank: format!("{word}-kyu"), ..Entrant::new(event.next_number(), ["Doi", "Endo"][word % 2]) };
            event.change_entrant(&EntrantChange { before: None, after: Some(new) });
        }
        9 => {
            let before = event.entrant(number).cloned();
            event.change_entrant(&EntrantChange { before, after: None });
        }
        10 => {
            let name = event.entrant(number).map(|it| it.name.clone()).unwrap_or_default();
            event.set_byes(4, vec![name]);
        }
        // Nobody pairs whom they have just removed.
        16 if event.entrant(10).is_none() => {}
        _ => edit_round(event, what, number, word),
    }
}

fn edit_player(event: &mut Tournament, what: usize, number: u32, word: usize) {
    let Some(before) = event.entrant(number).cloned() else { return };
    let mut after = before.clone();
    match what {
        0 | 1 => after.name = ["Dora", "Dori", "P3", "Jūichi"][word].to_owned(),
        2 => after.rank = format!("{}-dan", word + 2),
        3 => after.team = ["Berlin", "Kyoto", "Lyon", "Akita"][word].to_owned(),
        4 => after.withdrawn_after = Some(u32::try_from(word).unwrap()),
        5 => after.byes = vec![4 + u32::try_from(word).unwrap()],
        6 => after.from_round = Some(u32::try_from(word).unwrap() + 2),
        _ => after.also.push(format!("Also {word}")),
    }
    event.change_entrant(&EntrantChange { before: Some(before), after: Some(after) });
}

fn edit_round(event: &mut Tournament, what: usize, number: u32, word: usize) {
    let (table, round) = (number % 4 + 1, if word.is_multiple_of(2) { 2 } else { 3 });
    let seat = if word < 2 { Seat::First } else { Seat::Second };
    let free = event.entrants().into_iter().map(|it| it.player()).nth(number as usize % 9).unwrap();
    match (what, event.table_mut(round, table)) {
        (11, Some(table)) => table.terms = Terms::Black(seat),
        (12, Some(_)) => _ = event.replace_result(GamePlace { round, table, game: 1 }, TableResult::told(Some(seat))),
        (13, Some(there)) => there.number = 9,
        (14, Some(there)) => there.playing = Some(started(["two", "three"][word % 2])),
        (15, Some(_)) => event.round_mut(round).tables.retain(|it| it.number != table),
        (16, Some(_)) => {
            let tenth = event.entrant(10).map(Entrant::player).unwrap();
            event.round_mut(4).tables.push(Table::new(table, free, tenth));
        }
        (_, Some(_) | None) => {}
    }
}

fn player(name: &str) -> Player {
    Player { name: name.to_owned(), rank: String::new() }
}

/// Who is called so, by number; somebody who is not on the list by the name.
fn who(event: &Tournament, name: &str) -> String {
    let known = event.players.iter().find(|it| it.is_called(name));
    known.map_or_else(|| name.to_owned(), |it| it.number.to_string())
}

/// Everything that can be told of an event in one line each, by which another event differs from it.
fn said_of_players(event: &Tournament) -> Vec<(u32, &'static str, String)> {
    let said = |it: &Entrant| {
        let words = [
            ("name", it.name.clone()),
            ("rank", it.rank.clone()),
            ("team", it.team.clone()),
            ("withdrawn", format!("{:?}", it.withdrawn_after)),
            ("byes", format!("{:?}", it.byes)),
            ("from", format!("{:?}", it.from_round)),
        ];
        words.map(|(field, value)| (it.number, field, value))
    };
    event.players.iter().flat_map(said).collect()
}

fn said_of_rounds(event: &Tournament) -> Vec<(u32, String)> {
    let of_table = |it: &Table| {
        let mut two = [who(event, &it.first.name), who(event, &it.second.name)];
        two.sort();
        two.join(" – ")
    };
    let of_round = |round: &Round| {
        let byes = round.byes.iter().map(|name| format!("bye of {}", who(event, name)));
        round.tables.iter().map(of_table).chain(byes).map(|said| (round.number, said)).collect::<Vec<_>>()
    };
    event.rounds.iter().flat_map(of_round).collect()
}

/// What is here and was not.
fn new<T: PartialEq>(before: &[T], after: Vec<T>) -> Vec<T> {
    after.into_iter().filter(|it| !before.contains(it)).collect()
}

fn tells_of_player(clash: &Clash, number: u32) -> bool {
    match clash {
        Clash::Player(Versions { ours, theirs }) => ours.number == number || theirs.number == number,
        Clash::Listed(Versions { ours, theirs }) => ours.iter().chain(theirs).any(|it| it.number == number),
        _ => false,
    }
}

fn tells_of_round(clash: &Clash, number: u32) -> bool {
    match clash {
        Clash::Seating { round, .. } | Clash::Removed { round, .. } | Clash::Pairing { round, .. } => *round == number,
        _ => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_either_machine_has_done_is_in_the_event_or_asked_about(here in edits(), there in edits()) {
        let base = afternoon();
        let (ours, theirs) = (edited(&base, &here), edited(&base, &there));
        let Merged { event, clashes } = Tournament::merged(&base, &ours, &theirs);
        prop_assert_eq!(event.fault(), None);
        let read = Tournament::from_ron("club.ron", &event.to_ron());
        prop_assert_eq!(read.as_ref(), Ok(&event));
        let now = said_of_players(&event);
        let before = said_of_players(&base);
        for side in [&ours, &theirs] {
            for (number, field, value) in new(&before, said_of_players(side)) {
                // Somebody new may have another number there.
                let is_anywhere = || now.iter().any(|it| (it.1, &it.2) == (field, &value));
                let is_there = now.contains(&(number, field, value.clone())) || number > 11 && is_anywhere();
                let is_told = clashes.iter().any(|it| tells_of_player(it, number)) || number > 11 && !clashes.is_empty();
                prop_assert!(is_there || is_told, "{} {} {}\n{:?}", number, field, value, clashes);
            }
        }
    }

    #[test]
    fn who_meets_whom_and_who_has_a_bye_is_in_the_event_or_asked_about(here in edits(), there in edits()) {
        let base = afternoon();
        let (ours, theirs) = (edited(&base, &here), edited(&base, &there));
        let Merged { event, clashes } = Tournament::merged(&base, &ours, &theirs);
        let (before, now) = (said_of_rounds(&base), said_of_rounds(&event));
        for side in [&ours, &theirs] {
            for (round, said) in new(&before, said_of_rounds(side)) {
                let is_told = clashes.iter().any(|it| tells_of_round(it, round));
                let by_number = said.split([' ']).filter_map(|it| it.parse::<u32>().ok()).any(|it| it > 11);
                prop_assert!(now.contains(&(round, said.clone())) || is_told || by_number, "{} {}\n{:?}", round, said, clashes);
            }
        }
    }
}

/// The base with P1 called otherwise, and with another rank.
fn with_name(base: &Tournament, number: u32, name: &str, rank: &str) -> Tournament {
    let mut event = base.clone();
    let before = event.entrant(number).cloned();
    let after = before.clone().map(|it| Entrant { name: name.to_owned(), rank: rank.to_owned(), ..it });
    event.change_entrant(&EntrantChange { before, after });
    event
}

#[test]
fn two_who_call_a_player_otherwise_are_asked_once_whatever_rounds_the_player_is_in() {
    let base = afternoon();
    for before in &base.players {
        let ours = with_name(&base, before.number, "Dora", "3-dan");
        let theirs = with_name(&base, before.number, "Dori", "1-dan");
        let Merged { mut event, clashes } = Tournament::merged(&base, &ours, &theirs);
        let [clash @ Clash::Player(versions)] = &clashes[..] else { panic!("{clashes:?}") };
        assert_eq!((&*versions.ours.name, &*versions.theirs.name), ("Dora", "Dori"));
        assert_eq!((&*event.entrant(before.number).unwrap().name, &*versions.theirs.rank), ("Dori", "3-dan"));
        assert!(event.take_ours(clash));
        assert_eq!(event.entrant(before.number).unwrap().name, "Dora");
        let names = |event: &Tournament| event.rounds.iter().flat_map(|it| it.byes.clone()).collect::<Vec<_>>();
        assert_eq!(names(&event), names(&ours));
    }
}

#[test]
fn two_who_enter_the_same_person_at_once_are_asked_about_what_they_say_otherwise() {
    let base = Tournament { players: entrants(4), ..event() };
    let with = |rank: &str, club: &str| {
        let new = Entrant { rank: rank.to_owned(), club: club.to_owned(), ..Entrant::new(5, "Doi") };
        let mut event = base.clone();
        event.change_entrant(&EntrantChange { before: None, after: Some(new) });
        event
    };
    let Merged { event, clashes } = Tournament::merged(&base, &with("3-dan", ""), &with("4-dan", "Berlin"));
    let there = event.entrant(5).unwrap();
    assert_eq!((event.players.len(), &*there.rank, &*there.club), (5, "4-dan", "Berlin"));
    let [Clash::Player(Versions { ours, .. })] = &clashes[..] else { panic!("{clashes:?}") };
    assert_eq!((&*ours.rank, &*ours.club), ("3-dan", "Berlin"));
}

#[test]
fn somebody_who_is_removed_on_one_machine_and_changed_on_the_other_is_asked_about() {
    let base = Tournament { players: entrants(4), ..event() };
    let changed = with_name(&base, 4, "Doi", "2-dan");
    let mut removed = base.clone();
    removed.change_entrant(&EntrantChange { before: base.entrant(4).cloned(), after: None });
    for (ours, theirs) in [(&changed, &removed), (&removed, &changed)] {
        let Merged { mut event, clashes } = Tournament::merged(&base, ours, theirs);
        assert_eq!(&event, theirs);
        let [clash @ Clash::Listed(_)] = &clashes[..] else { panic!("{clashes:?}") };
        assert!(event.take_ours(clash));
        assert_eq!(&event, ours);
    }
}

#[test]
fn a_bye_that_is_given_here_to_somebody_who_is_paired_there_is_told() {
    let base = afternoon();
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    ours.set_byes(4, vec!["P10".to_owned()]);
    theirs.round_mut(4).tables.push(Table::new(1, player("P10"), player("P1")));
    let Merged { event, clashes } = Tournament::merged(&base, &ours, &theirs);
    assert_eq!(event, theirs);
    assert!(matches!(&clashes[..], [Clash::Seating { round: 4, .. }]), "{clashes:?}");
}

#[test]
fn whoever_gets_a_second_name_of_somebody_removed_is_not_taken_for_them() {
    let base = afternoon();
    let ours = edited(&base, &[(0, 11, 0)]);
    let theirs = edited(&base, &[(9, 11, 0), (0, 1, 3)]);
    let Merged { event, clashes } = Tournament::merged(&base, &ours, &theirs);
    assert_eq!((&*event.entrant(1).unwrap().name, event.entrant(11)), ("Jūichi", None));
    assert!(clashes.iter().any(|it| tells_of_player(it, 11)), "{clashes:?}");
}

#[test]
fn whoever_gets_the_former_name_of_somebody_who_was_renamed_is_not_taken_for_them() {
    let base = afternoon();
    let ours = edited(&base, &[(4, 3, 0)]);
    let theirs = edited(&base, &[(0, 3, 0), (0, 1, 2)]);
    let Merged { event, clashes } = Tournament::merged(&base, &ours, &theirs);
    let withdrawn = |number| event.entrant(number).unwrap().withdrawn_after;
    assert_eq!((withdrawn(3), withdrawn(1), clashes), (Some(0), None, Vec::new()));
}

#[test]
fn two_who_are_called_alike_by_two_machines_keep_their_own_pairings() {
    let base = afternoon();
    let side = |number: u32| edited(&base, &[(0, number, 0), (16, number, 0)]);
    let Merged { event, clashes } = Tournament::merged(&base, &side(2), &side(1));
    assert_eq!(event.fault(), None);
    let called = |name: &str| event.players.iter().filter(|it| it.is_called(name)).count();
    assert_eq!((called("Dora"), called("P2")), (1, 1));
    assert!(
        clashes.iter().any(|it| tells_of_player(it, 2)) && clashes.iter().any(|it| tells_of_round(it, 4)),
        "{clashes:?}"
    );
}

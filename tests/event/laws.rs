//! What every pairing obeys, over random events of every kind. `KOMADAI_EVENTS=10000` tries as many of each.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use cpu_time::ProcessTime;
use komadai::clock::TimeControl;
use komadai::rules::HandicapTable;
use komadai::text::{Language, Text};
use komadai::tournament::{
    Entrant, PairingError, PairingRules, Points, Proposal, ScoreSheet, Seat, SidesWhy, Standings, System, TableResult,
    TeamMeeting, Terms, Tournament, Why, notice_board, notice_rows, results_csv, standings_rows,
};

use crate::random::{Dice, entrants, event, play};

fn trials() -> u64 {
    std::env::var("KOMADAI_EVENTS").ok().and_then(|count| count.parse().ok()).unwrap_or(60)
}

/// An event with late entries, withdrawals, byes that were asked for, ranks and handicaps.
fn made_up(dice: &mut Dice, system: System, players: u32) -> Tournament {
    let mut event = event();
    event.players = entrants(players);
    for player in &mut event.players {
        player.rank = if dice.chance(80) { format!("{}k", 1 + dice.below(12)) } else { String::new() };
        player.from_round = (system != System::KnockOut && dice.chance(10)).then(|| 1 + dice.below(3) as u32);
        player.withdrawn_after = dice.chance(10).then(|| dice.below(5) as u32);
        player.byes = if dice.chance(10) { vec![1 + dice.below(5) as u32] } else { Vec::new() };
        player.team = format!("Team {}", (player.number - 1) / 3);
    }
    event.handicaps = dice.chance(50).then(HandicapTable::jsa_dojo);
    event.pairing = Some(PairingRules { system, ..PairingRules::default() });
    event
}

/// Whoever takes part is there once, nobody else, and no number or table twice.
fn everybody_once(event: &Tournament, proposal: &Proposal, is_team: bool) {
    let seated: Vec<u32> = proposal.pairs.iter().flat_map(|pair| pair.numbers).collect();
    let all: Vec<u32> = seated.into_iter().chain(proposal.byes.iter().map(|bye| bye.number)).collect();
    let once: BTreeSet<u32> = all.iter().copied().collect();
    assert_eq!(all.len(), once.len(), "somebody is there twice");
    let active = event.players.iter().filter(|it| it.absence(proposal.round).is_none());
    let active: BTreeSet<u32> = active.map(|it| it.number).collect();
    assert!(once.is_subset(&active));
    if !is_team {
        assert_eq!(once, active);
    }
    let tables: Vec<u32> = proposal.pairs.iter().map(|pair| pair.table.number).collect();
    assert_eq!(tables, (1..=tables.len() as u32).collect::<Vec<_>>());
    for pair in &proposal.pairs {
        let names = pair.numbers.map(|number| event.players.iter().find(|it| it.number == number).unwrap());
        assert_eq!([&pair.table.first.name, &pair.table.second.name], names.map(|it| &it.name));
    }
}

/// Whether `left` can be paired so that nobody meets whom they have met: by trying everything.
fn can_avoid(left: &[u32], met: &BTreeSet<(u32, u32)>, effort: &mut u32) -> Option<bool> {
    let Some((&first, rest)) = left.split_first() else { return Some(true) };
    for (at, &other) in rest.iter().enumerate() {
        *effort = effort.checked_sub(1)?;
        if !met.contains(&(first.min(other), first.max(other))) {
            let others: Vec<u32> = rest.iter().enumerate().filter(|(it, _)| *it != at).map(|(_, it)| *it).collect();
            if can_avoid(&others, met, effort)? {
                return Some(true);
            }
        }
    }
    Some(false)
}

fn laws_of_scores(
    sheet: &ScoreSheet,
    proposal: &Proposal,
    met: &mut BTreeSet<(u32, u32)>,
    byes: &mut BTreeMap<u32, u32>,
) {
    let place = |number: u32| sheet.contestants.iter().position(|it| it.number == number).unwrap();
    let active: Vec<u32> =
        proposal.pairs.iter().flat_map(|it| it.numbers).chain(proposal.byes.iter().map(|it| it.number)).collect();
    if let [bye] = &proposal.byes[..] {
        let had = |number: &u32| byes.get(number).copied().unwrap_or_default();
        let fewest = active.iter().map(had).min().unwrap();
        assert_eq!(had(&bye.number), fewest, "a bye again, while others have had none");
    }
    let again = proposal.pairs.iter().filter(|it| it.met_in.is_some()).count();
    if again > 0 {
        let paired: Vec<u32> = proposal.pairs.iter().flat_map(|it| it.numbers).collect();
        assert_ne!(can_avoid(&paired, met, &mut 200_000), Some(true), "a second meeting could have been avoided");
    }
    for pair in &proposal.pairs {
        let [one, other] = pair.numbers;
        let key = (one.min(other), one.max(other));
        assert_eq!(pair.met_in.is_some(), met.contains(&key));
        met.insert(key);
        assert_eq!(pair.why, Why::Scores(pair.numbers.map(|it| sheet.score(place(it)))));
        let black = pair.numbers.map(|it| sheet.black(place(it)));
        match (pair.sides, pair.table.terms) {
            (SidesWhy::Balanced, Terms::Black(Seat::First)) => assert!(black[0] < black[1]),
            (SidesWhy::Balanced, Terms::Black(Seat::Second)) => assert!(black[1] < black[0]),
            (SidesWhy::Tossed, Terms::Toss) => assert_eq!(black[0], black[1]),
            (SidesWhy::Ranks, Terms::Black(_) | Terms::Handicap { .. }) => {}
            other => panic!("{other:?}"),
        }
    }
    proposal.byes.iter().for_each(|bye| *byes.entry(bye.number).or_default() += 1);
}

#[test]
fn swiss_and_mcmahon_pair_everybody_once_and_nobody_again_while_it_can_be_avoided() {
    for (kind, system) in
        [System::Swiss, System::McMahon { top: String::new(), bottom: "8k".to_owned() }].iter().enumerate()
    {
        for trial in 0..trials() {
            let mut dice = Dice::new(trial * 2 + kind as u64 + 1);
            let players = 2 + dice.below(15) as u32;
            let mut event = made_up(&mut dice, system.clone(), players);
            let (mut met, mut byes) = (BTreeSet::new(), BTreeMap::new());
            for round in 1..=5 {
                let proposal = match event.propose(round, trial) {
                    Ok(proposal) => proposal,
                    Err(PairingError::TooFew { .. }) => break,
                    Err(error) => panic!("{error}\n{}", event.to_ron()),
                };
                everybody_once(&event, &proposal, false);
                let (sheet, _) = ScoreSheet::of_players(&event, round - 1);
                laws_of_scores(&sheet, &proposal, &mut met, &mut byes);
                assert_eq!(event.propose(round, trial).as_ref(), Ok(&proposal), "the same input, the same pairing");
                assert_eq!(event.publish(&proposal), 0);
                assert_eq!(event.fault(), None);
                play(&mut dice, &mut event, round);
            }
        }
    }
}

#[test]
fn sides_stay_balanced_where_no_handicaps_are_given() {
    for trial in 0..trials() {
        let mut dice = Dice::new(trial + 7);
        let mut event = event();
        event.players = entrants(8 + dice.below(17) as u32);
        for round in 1..=5 {
            let proposal = event.propose(round, trial).unwrap();
            event.publish(&proposal);
            play(&mut dice, &mut event, round);
        }
        let (sheet, _) = ScoreSheet::of_players(&event, 5);
        let worst = (0..sheet.contestants.len()).map(|it| sheet.black(it).abs()).max().unwrap();
        assert!(worst <= 3, "{worst}: {}", event.to_ron());
    }
}

#[test]
fn in_a_round_robin_everybody_meets_everybody_once_a_cycle() {
    for trial in 0..trials() {
        let mut dice = Dice::new(trial + 1);
        let players = 3 + dice.below(14) as u32;
        let mut event = event();
        event.players = entrants(players);
        event.pairing = Some(PairingRules { system: System::RoundRobin, ..PairingRules::default() });
        let cycle = players + players % 2 - 1;
        let mut met: BTreeMap<(u32, u32), u32> = BTreeMap::new();
        for round in 1..=cycle * 2 {
            let proposal = event.propose(round, 0).unwrap();
            everybody_once(&event, &proposal, false);
            assert_eq!(proposal.byes.len() as u32, players % 2);
            for pair in &proposal.pairs {
                let [one, other] = pair.numbers;
                *met.entry((one.min(other), one.max(other))).or_default() += 1;
            }
            event.publish(&proposal);
            if dice.chance(50) {
                play(&mut dice, &mut event, round);
            }
        }
        assert_eq!(met.len() as u32, players * (players - 1) / 2);
        assert!(met.values().all(|count| *count == 2));
    }
}

#[test]
fn a_knock_out_ends_with_one_who_never_lost() {
    for trial in 0..trials() {
        let mut dice = Dice::new(trial + 1);
        let players = 2 + dice.below(30) as u32;
        let mut event = event();
        event.players = entrants(players);
        event.pairing = Some(PairingRules { system: System::KnockOut, ..PairingRules::default() });
        let mut left = players as usize;
        for round in 1.. {
            let proposal = match event.propose(round, 0) {
                Ok(proposal) => proposal,
                Err(PairingError::Over { name }) => {
                    assert_eq!(round, players.next_power_of_two().trailing_zeros() + 1);
                    let (sheet, _) = ScoreSheet::of_players(&event, u32::MAX);
                    let winner = event.players.iter().position(|it| it.name == name).unwrap();
                    assert_eq!(sheet.score(winner), Points::wins(round - 1));
                    break;
                }
                Err(error) => panic!("{error}"),
            };
            assert_eq!(proposal.pairs.len() * 2 + proposal.byes.len(), left);
            left -= proposal.pairs.len();
            event.publish(&proposal);
            for pair in &proposal.pairs {
                let winner = if dice.chance(50) { Seat::First } else { Seat::Second };
                let place = komadai::tournament::GamePlace { round, table: pair.table.number, game: 1 };
                event.note_result(place, komadai::tournament::TableResult::told(Some(winner)));
            }
            assert_eq!(event.doubts(), [], "who has lost is out");
        }
    }
}

#[test]
fn pairings_of_teams_name_them_everywhere_and_standings_tell_the_boards_they_have_won() {
    let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
    event.pairing = Some(PairingRules { system: System::teams(2), ..PairingRules::default() });
    let teams = ["Akita", "Chiba"];
    event.players = (1..=4_u32)
        .map(|number| Entrant {
            team: teams[number as usize % 2].to_owned(),
            rank: "3-dan".to_owned(),
            ..Entrant::new(number, &format!("Player {number}"))
        })
        .collect();
    event.publish(&event.propose(1, 0).unwrap());
    for table in &mut event.rounds[0].tables {
        let seat = if event.players.iter().any(|it| it.name == table.first.name && it.team == "Chiba") {
            Seat::First
        } else {
            Seat::Second
        };
        table.games = vec![TableResult::told(Some(seat))];
    }
    let text = Text::new(Language::English);
    let rows = notice_rows(&event, &event.rounds[0], &text);
    // The teams are numbered as their first players are.
    let first = ["1 Chiba", "2 Akita"].map(|name| rows[0].iter().position(|cell| cell == name));
    assert!(rows.len() == 3 && first.iter().all(Option::is_some), "{rows:?}");
    assert_eq!(rows[0][4], if first[0] < first[1] { "2-0" } else { "0-2" });
    for row in &rows[1..] {
        let behind = [&row[3], &row[7]].map(|it| it.strip_prefix("3-dan · ").unwrap_or_default());
        assert!(behind == teams || behind == [teams[1], teams[0]], "{row:?}");
    }
    assert!(notice_board(&event, &event.rounds[0], &text).contains("Akita"));
    assert!(results_csv(&event).lines().skip(1).all(|line| line.contains("Akita") && line.contains("Chiba")));
    let (standings, _) = Standings::of_event(&event, u32::MAX);
    let rows = standings_rows(&standings, &text);
    let won: Vec<_> = rows.iter().skip(1).map(|row| (row[2].as_str(), row.last().unwrap().as_str())).collect();
    assert_eq!(won, [("Chiba", "2"), ("Akita", "0")], "{rows:?}");
}

#[test]
fn teams_meet_board_against_board_and_not_again_while_it_can_be_avoided() {
    for trial in 0..trials() {
        let mut dice = Dice::new(trial + 1);
        let players = 6 + dice.below(25) as u32;
        let mut event = made_up(&mut dice, System::teams(3), players);
        let mut met: BTreeSet<(String, String)> = BTreeSet::new();
        for round in 1..=3 {
            let proposal = match event.propose(round, trial) {
                Ok(proposal) => proposal,
                Err(PairingError::TooFew { .. }) => break,
                Err(error) => panic!("{error}"),
            };
            everybody_once(&event, &proposal, true);
            let mut now = BTreeSet::new();
            for pair in &proposal.pairs {
                let Why::Board { teams, .. } = &pair.why else { panic!("{pair:?}") };
                let team = |number: u32| event.players.iter().find(|it| it.number == number).unwrap().team.clone();
                let names = teams.clone().map(|team| team.name);
                assert_eq!(names, pair.numbers.map(team));
                let [one, other] = names;
                now.insert(if one < other { (one, other) } else { (other, one) });
            }
            let teams: Vec<&String> = now.iter().flat_map(|(one, other)| [one, other]).collect();
            assert_eq!(teams.iter().collect::<BTreeSet<_>>().len(), teams.len(), "a team plays one other");
            if round == 2 && teams.len() >= 4 {
                assert!(now.is_disjoint(&met), "two rounds among four teams need no second meeting");
            }
            met.extend(now);
            event.publish(&proposal);
            play(&mut dice, &mut event, round);
        }
    }
}

#[test]
fn a_round_of_512_players_does_not_take_minutes_of_the_processor() {
    let mut event = event();
    event.players = entrants(512);
    let mut dice = Dice::new(1);
    let mut longest = Duration::ZERO;
    let rounds = if trials() > 1000 { 9 } else { 2 };
    for round in 1..=rounds {
        let begun = ProcessTime::now();
        let proposal = event.propose(round, 5).unwrap();
        longest = longest.max(begun.elapsed());
        assert!(proposal.pairs.iter().all(|pair| pair.met_in.is_none()));
        event.publish(&proposal);
        play(&mut dice, &mut event, round);
    }
    println!("512 players, the longest of {rounds} rounds: {longest:?}");
    assert!(longest < Duration::from_secs(30), "{longest:?}");
    let begun = ProcessTime::now();
    assert_eq!(Standings::of_players(&event, rounds).0.rows.len(), 512);
    let placed = begun.elapsed();
    println!("512 players placed after {rounds} rounds: {placed:?}");
    assert!(placed < Duration::from_secs(3), "{placed:?}");
}

#[test]
fn two_who_change_places_by_hand_leave_everybody_there_once_and_nobody_else_moves() {
    let mut dice = Dice::new(11);
    for _ in 0..trials() {
        let count = 4 + dice.below(20) as u32;
        let event = made_up(&mut dice, System::Swiss, count);
        let Ok(proposal) = event.propose(1, 3) else { continue };
        let seated = proposal.pairs.iter().flat_map(|pair| pair.numbers);
        let all: Vec<u32> = seated.chain(proposal.byes.iter().map(|bye| bye.number)).collect();
        let [one, other] = [0, 1].map(|_| all[dice.below(all.len())]);
        let changed = event.with_swapped(&proposal, one, other).expect("both are in it");
        everybody_once(&event, &changed, false);
        let is_theirs = |pair: &komadai::tournament::Pair| pair.numbers.iter().any(|it| [one, other].contains(it));
        for (before, after) in proposal.pairs.iter().zip(&changed.pairs) {
            assert!(before == after || is_theirs(before), "{one} and {other}: {before:?} became {after:?}");
        }
    }
}

#[test]
fn whoever_comes_late_withdraws_or_sits_out_upsets_no_round_robin_and_no_knock_out() {
    for (kind, system) in [System::RoundRobin, System::KnockOut].into_iter().enumerate() {
        for trial in 0..trials() {
            let mut dice = Dice::new(trial * 2 + kind as u64 + 1);
            let players = 2 + dice.below(12) as u32;
            let mut event = made_up(&mut dice, system.clone(), players);
            for round in 1..=6 {
                let proposal = match event.propose(round, trial) {
                    Ok(proposal) => proposal,
                    Err(PairingError::TooFew { .. } | PairingError::Over { .. } | PairingError::NoWinner { .. }) => {
                        break;
                    }
                    Err(error) => panic!("{error}\n{}", event.to_ron()),
                };
                everybody_once(&event, &proposal, system == System::KnockOut);
                assert!(!(proposal.pairs.is_empty() && proposal.byes.is_empty()), "a round of nobody");
                event.publish(&proposal);
                assert_eq!(event.fault(), None);
                play(&mut dice, &mut event, round);
            }
        }
    }
}

#[test]
fn in_a_round_robin_every_team_meets_every_other_once_in_a_cycle_and_black_is_shared() {
    for (count, boards) in (2..=9_u32).flat_map(|count| (1..=4).map(move |boards| (count, boards))) {
        let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        let system = System::Teams { boards, meet: TeamMeeting::RoundRobin };
        event.pairing = Some(PairingRules { system, ..PairingRules::default() });
        let entrant = |number: u32| Entrant {
            team: format!("Team {}", number % count),
            ..Entrant::new(number, &format!("Player {number}"))
        };
        event.players = (1..=count * boards).map(entrant).collect();
        let places = count + count % 2;
        let mut met: Vec<[u32; 2]> = Vec::new();
        for round in 1..places {
            // Nobody waits for results.
            let proposal = event.propose(round, 0).unwrap();
            everybody_once(&event, &proposal, true);
            event.publish(&proposal);
            let matches = event.team_matches(event.round(round).unwrap());
            let sides = matches.iter().flat_map(|it| vec![it.teams.clone().map(|team| team.name); boards as usize]);
            let seated = proposal.pairs.iter().map(|pair| [&pair.table.first, &pair.table.second]);
            let of_teams = seated.map(|two| two.map(|player| event.team_of(&player.name).to_owned()));
            assert!(sides.eq(of_teams), "a team stands at the same side of all its boards");
            assert_eq!(matches.len() as u32, count / 2, "round {round} of {count}");
            met.extend(
                matches
                    .into_iter()
                    .map(|it| it.teams.map(|team| team.number))
                    .map(|[one, other]| [one.min(other), one.max(other)]),
            );
        }
        met.sort_unstable();
        met.dedup();
        assert_eq!(met.len() as u32, count * (count - 1) / 2, "{count} teams");
        let sheet = ScoreSheet::of_teams(&event, u32::MAX);
        assert!((0..count as usize).all(|team| sheet.black(team).abs() <= 1), "{count} teams");
    }
}

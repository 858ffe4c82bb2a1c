//! Two events that a club has published (Hobsons Bay Chess Club; the pages of the program Vega in the repository
//! Hobsons-Bay-Chess-Club-AU/tournaments on GitHub). They are of chess, whose first player here is Black; of their players only
//! the numbers are given.
//!
//! The round robin of eight is reproduced: every pairing with its table and its sides, and the standings to the quarter of a
//! point. The Swiss event of 23 players, with byes asked for, two withdrawals and a late entry, was paired by FIDE's Dutch
//! system, which seats the upper half of a score by rating against the lower. Here lots decide among equal scores, so that a
//! third of the pairs are the same; in every round the bye and the differences of scores cost exactly as much.

use std::collections::BTreeSet;

use komadai::tournament::{
    Criterion, Entrant, GamePlace, Pair, PairingRules, Proposal, ScoreSheet, Seat, Standings, System, Table,
    TableResult, Tournament, Worth,
};

use crate::random::{entrants, event};

/// Hobsons Bay Club Championship 2025: the tables of each round, the first named moves first; 1, 0 or = is their result.
const ROUND_ROBIN: [&str; 7] = [
    "1-8 1, 2-7 0, 3-6 =, 4-5 0",
    "8-5 1, 6-4 0, 7-3 0, 1-2 =",
    "2-8 1, 3-1 0, 4-7 1, 5-6 1",
    "8-6 1, 7-5 1, 1-4 0, 2-3 0",
    "3-8 1, 4-2 0, 5-1 =, 6-7 0",
    "8-7 0, 1-6 1, 2-5 1, 3-4 1",
    "4-8 =, 5-3 1, 6-2 0, 7-1 0",
];

/// Its standings: number, score and Sonneborn-Berger.
const ROUND_ROBIN_ENDS: [(u32, &str, &str); 8] = [
    (1, "5", "15.5"),
    (3, "4.5", "14.75"),
    (2, "4.5", "12.5"),
    (7, "4", "11"),
    (5, "3.5", "11"),
    (4, "3.5", "10.75"),
    (8, "2.5", "5.75"),
    (6, "0.5", "2.25"),
];

/// Hobsons Bay Reserve Championship 2024: of each player by number the opponents with +, - or =; `h` is half a point asked for,
/// `B` the bye, a dot a round without them. After it their score.
const SWISS: [(&str, &str); 23] = [
    ("13+ 7+ 8+ 3- 10+ 5+ 9+", "6"),
    ("14+ 8- 15+ 5- 18+ 7+ 3+", "5"),
    ("11+ 9+ 10+ 1+ 5+ 8- 2-", "5"),
    ("21+ 10- 16+ 12- 14- 18- 20+", "3"),
    ("17+ 12+ h 2+ 3- 1- 14+", "4.5"),
    ("16+ h h 8- h 12+ .", "3.5"),
    ("19+ 1- 17+ 10- 20+ 2- 21-", "3"),
    ("18+ 2+ 1- 6+ 12+ 3+ 10-", "5"),
    ("20+ 3- 18- 17+ 15+ 14+ 1-", "4"),
    ("15+ 4+ 3- 7+ 1- 19+ 8+", "5"),
    ("3- 18- 14- 13+ h . .", "1.5"),
    ("22+ 5- 21+ 4+ 8- 6- 19-", "3"),
    ("1- 17- 20- 11- 23- B 16+", "2"),
    ("2- 22= 11+ 18+ 4+ 9- 5-", "3.5"),
    ("10- 19+ 2- 21+ 9- 20+ 18-", "3"),
    ("6- 20+ 4- 19- 21- 23- 13-", "1"),
    ("5- 13+ 7- 9- 19- 21- 23-", "1"),
    ("8- 11+ 9+ 14- 2- 4+ 15+", "4"),
    ("7- 15- 22+ 16+ 17+ 10- 12+", "4"),
    ("9- 16- 13+ 22+ 7- 15- 4-", "2"),
    ("4- B 12- 15- 16+ 17+ 7+", "4"),
    ("12- 14= 19- 20- . . .", "0.5"),
    (". . . . 13+ 16+ 17+", "3"),
];

const ROUNDS: u32 = 7;

/// What such a sign says, in the view of `seat`, who had Black.
fn result(sign: &str, seat: Seat) -> TableResult {
    let winner = match sign {
        "1" | "+" => Some(seat),
        "0" | "-" => Some(seat.other()),
        "=" => None,
        other => panic!("{other}"),
    };
    TableResult { black: Some(seat), ..TableResult::told(winner) }
}

/// The numbers of two who meet, whoever has Black in front.
fn black_first(pair: &Pair) -> [u32; 2] {
    let [first, second] = pair.numbers;
    if pair.table.terms.black() == Some(Seat::First) { [first, second] } else { [second, first] }
}

fn seated(event: &Tournament, number: u32, two: [u32; 2], result: TableResult) -> Table {
    let [first, second] = two.map(|it| event.players[it as usize - 1].player());
    Table { games: vec![result], ..Table::new(number, first, second) }
}

#[test]
fn a_round_robin_that_was_published_is_paired_and_placed_as_it_was() {
    let mut event = event();
    event.players = entrants(8);
    let order = vec![Criterion::Score, Criterion::Sb];
    event.pairing = Some(PairingRules { system: System::RoundRobin, order, ..PairingRules::default() });
    for (round, published) in (1..).zip(ROUND_ROBIN) {
        let proposal = event.propose(round, 0).unwrap();
        let told = |(pair, result): (&Pair, &str)| {
            let [black, white] = black_first(pair);
            format!("{black}-{white} {result}")
        };
        let results: Vec<&str> = published.split(", ").map(|it| it.rsplit(' ').next().unwrap()).collect();
        let ours: Vec<String> = proposal.pairs.iter().zip(results.iter().copied()).map(told).collect();
        assert_eq!(ours.join(", "), published, "round {round}");
        event.publish(&proposal);
        for (pair, sign) in proposal.pairs.iter().zip(results) {
            let place = GamePlace { round, table: pair.table.number, game: 1 };
            event.note_result(place, result(sign, pair.table.terms.black().unwrap()));
        }
    }
    let (standings, _) = Standings::of_players(&event, ROUNDS);
    let number = |contestant: usize| standings.sheet.contestants[contestant].number;
    let value = |row: &komadai::tournament::Standing, criterion| row.value(criterion).to_string();
    let ours =
        standings.rows.iter().map(|it| (number(it.contestant), value(it, Criterion::Score), value(it, Criterion::Sb)));
    let published = ROUND_ROBIN_ENDS.map(|(number, score, sb)| (number, score.to_owned(), sb.to_owned()));
    assert_eq!(ours.collect::<Vec<_>>(), published);
}

/// What a player did in a round, as [`SWISS`] has it.
fn did(number: u32, round: u32) -> &'static str {
    SWISS[number as usize - 1].0.split(' ').nth(round as usize - 1).unwrap()
}

fn opponent(number: u32, round: u32) -> Option<u32> {
    did(number, round).trim_end_matches(['+', '-', '=']).parse().ok()
}

/// The pairs of a round and who had the bye, as they were published.
fn published(round: u32) -> (Vec<[u32; 2]>, Option<u32>) {
    let numbers = 1..=SWISS.len() as u32;
    let pairs =
        numbers.clone().filter_map(|it| opponent(it, round).filter(|other| it < *other).map(|other| [it, other]));
    (pairs.collect(), numbers.clone().find(|it| did(*it, round) == "B"))
}

/// The players of the Swiss event: when they came, went, and sat out.
fn players() -> Vec<Entrant> {
    let of = |number: u32| {
        let rounds = |what: &'static str| (1..=ROUNDS).filter(move |round| did(number, *round) == what);
        let played = || (1..=ROUNDS).filter(|round| did(number, *round) != ".");
        Entrant {
            from_round: played().next().filter(|first| *first > 1),
            withdrawn_after: played().next_back().filter(|last| *last < ROUNDS),
            byes: rounds("h").collect(),
            ..Entrant::new(number, &format!("P{number}"))
        }
    };
    (1..=SWISS.len() as u32).map(of).collect()
}

/// The event as it stood before a round.
fn before(round: u32) -> Tournament {
    let mut event = Tournament { players: players(), ..event() };
    event.pairing = Some(PairingRules { asked_bye: Worth::Half, ..PairingRules::default() });
    for earlier in 1..round {
        let (pairs, bye) = published(earlier);
        let sign = |number: u32| &did(number, earlier)[did(number, earlier).len() - 1..];
        let tables =
            (1..).zip(&pairs).map(|(number, two)| seated(&event, number, *two, result(sign(two[0]), Seat::First)));
        let tables = tables.collect();
        event.set_tables(earlier, tables);
        event.set_byes(earlier, bye.map(|number| format!("P{number}")).into_iter().collect());
    }
    event
}

/// How high the score of whoever has the bye is, and the squares of the differences between opponents, in quarters.
fn cost(sheet: &ScoreSheet, pairs: &[[u32; 2]], bye: Option<u32>) -> (i64, i64) {
    let score = |number: u32| sheet.score(number as usize - 1).quarters();
    let apart = pairs.iter().map(|two| (score(two[0]) - score(two[1])).pow(2)).sum();
    (bye.map_or(0, score), apart)
}

fn pairs_of(proposal: &Proposal) -> Vec<[u32; 2]> {
    let pairs = proposal.pairs.iter().map(|pair| pair.numbers);
    pairs.map(|[one, other]| [one.min(other), one.max(other)]).collect()
}

#[test]
fn a_swiss_event_that_was_published_is_paired_as_well_as_it_was() {
    let (mut met, mut same, mut all) = (BTreeSet::new(), 0, 0);
    for round in 1..=ROUNDS {
        let (theirs, their_bye) = published(round);
        let event = before(round);
        let proposal = event.propose(round, 0).unwrap();
        let (ours, our_bye) = (pairs_of(&proposal), proposal.byes.first().map(|bye| bye.number));
        let seated = |pairs: &[[u32; 2]], bye: Option<u32>| {
            pairs.iter().flatten().copied().chain(bye).collect::<BTreeSet<u32>>()
        };
        assert_eq!(seated(&ours, our_bye), seated(&theirs, their_bye), "round {round}: the same people play");
        assert!(ours.iter().chain(&theirs).all(|two| !met.contains(two)), "round {round}: nobody meets again");
        let (sheet, _) = ScoreSheet::of_players(&event, round - 1);
        let [our_cost, their_cost] = [cost(&sheet, &ours, our_bye), cost(&sheet, &theirs, their_bye)];
        println!("round {round}: bye and differences {our_cost:?}, published {their_cost:?}");
        assert!(our_cost <= their_cost, "round {round}: {our_cost:?}, published {their_cost:?}");
        same += ours.iter().filter(|two| theirs.contains(two)).count();
        all += theirs.len();
        met.extend(theirs);
    }
    println!("{same} of {all} pairs are the same");
}

#[test]
fn a_swiss_event_that_was_published_has_the_scores_that_it_had() {
    let (sheet, strangers) = ScoreSheet::of_players(&before(ROUNDS + 1), ROUNDS);
    assert_eq!(strangers, []);
    let ours: Vec<String> = (0..SWISS.len()).map(|it| sheet.score(it).to_string()).collect();
    assert_eq!(ours, SWISS.map(|(_, score)| score));
}

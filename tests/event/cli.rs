//! `komadai event`, as a shell sees it, from the first entry to the final standings.

use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use komadai::clock::{Counting, TimeControl};
use komadai::rules::{HandicapTable, RuleProfile};
use komadai::storage::{read_anything, write_atomically};
use komadai::tournament::{Entrant, GamePlace, PairingRules, Seat, System, Table, TableResult, TableTime, Tournament};
use serde_json::Value;

use crate::random::{Dice, entrants, event, play};

fn komadai(folder: &Path, arguments: &[&str]) -> (String, String, i32) {
    let command = Command::new(env!("CARGO_BIN_EXE_komadai")).arg("event").args(arguments).current_dir(folder).output();
    let Output { stdout, stderr, status } = command.unwrap();
    (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap(), status.code().unwrap())
}

fn json(folder: &Path, arguments: &[&str]) -> Value {
    let (out, err, _) = komadai(folder, &[arguments, &["--json"]].concat());
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}{err}"))
}

fn put(folder: &Path, event: &Tournament) {
    write_atomically(&folder.join("club.ron"), event.to_ron().as_bytes()).unwrap();
}

fn text_of(folder: &Path) -> String {
    String::from_utf8(read_anything(&folder.join("club.ron"), 1 << 20).unwrap()).unwrap()
}

fn event_in(folder: &Path) -> Tournament {
    Tournament::from_ron("club.ron", &text_of(folder)).unwrap()
}

#[test]
fn nine_players_are_entered_paired_and_placed_over_five_rounds() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    put(folder, &Tournament { handicaps: Some(HandicapTable::jsa_dojo()), ..event() });
    let list =
        "name,rank,club,also\nSato,2-dan,A,佐藤\nLee,1-dan,B,\nKim,1k,,\nD,3k,,\nE,3k,,\nF,5k,,\nG,8k,,\nH,9k,,\n";
    write_atomically(&folder.join("list.csv"), list.as_bytes()).unwrap();
    let before = text_of(folder);
    let (told, _, code) = komadai(folder, &["club.ron", "--players", "list.csv"]);
    assert_eq!((told.as_str(), code), ("8 would be added, 0 updated. Nothing has been written: add --write.\n", 0));
    assert_eq!(text_of(folder), before);
    assert_eq!(json(folder, &["club.ron", "--players", "list.csv", "--write"])["added"], 8);
    let mut dice = Dice::new(4);
    for round in 1..=5 {
        let mut event = event_in(folder);
        match round {
            2 => event.enter(vec![Entrant { from_round: Some(2), ..Entrant::new(0, "Late") }]),
            4 => event.players[3].withdrawn_after = Some(3),
            _ => {}
        }
        put(folder, &event);
        let proposed = json(folder, &["club.ron", "--pair", "--seed", "7"]);
        assert_eq!((&proposed["round"], &proposed["written"]), (&Value::from(round), &Value::from(false)));
        assert_eq!(event_in(folder), event, "nothing is written without --write");
        let written = json(folder, &["club.ron", "--pair", "--round", &round.to_string(), "--seed", "7", "--write"]);
        assert_eq!((&written["tables"], &written["byes"]), (&proposed["tables"], &proposed["byes"]));
        let mut event = event_in(folder);
        let seated = proposed["tables"].as_array().unwrap().len() * 2 + proposed["byes"].as_array().unwrap().len();
        assert_eq!(seated, [8, 9, 9, 8, 8][round as usize - 1]);
        play(&mut dice, &mut event, round);
        put(folder, &event);
    }
    let mut event = event_in(folder);
    event.replace_result(GamePlace { round: 3, table: 1, game: 1 }, TableResult::by_default(None));
    put(folder, &event);
    let (out, err, code) = komadai(folder, &["club.ron", "--check"]);
    assert_eq!((out.as_str(), err.as_str(), code), ("club.ron: ok; players: 9, rounds: 5\n", "", 0));
    let placed = json(folder, &["club.ron", "--standings"]);
    let scores = placed["players"].as_array().unwrap().iter().map(|it| it["score"].as_f64().unwrap());
    assert!(scores.collect::<Vec<_>>().is_sorted_by(|one, next| one >= next));
    let (csv, ..) = komadai(folder, &["club.ron", "--standings", "--csv"]);
    assert!(csv.starts_with(
        "place,number,name,rank,club,round 1,round 2,round 3,round 4,round 5,score,sos,sb,head_to_head\n"
    ));
    assert_eq!(csv.lines().count(), 10);
}

#[test]
fn pairings_and_standings_are_readable_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut event = event();
    event.players = entrants(3);
    event.players[0].name = "佐藤".to_owned();
    put(folder, &event);
    let (out, ..) = komadai(folder, &["club.ron", "--pair", "--lang", "ja"]);
    assert!(out.starts_with("Club\n第1回戦\n\n1卓") && out.contains("ともに0点、先手の回数は同じ"), "{out}");
    assert!(out.contains("抜け番") && out.ends_with("--writeを付けるとclub.ronの組み合わせになります。\n"), "{out}");
    let (out, ..) = komadai(folder, &["club.ron", "--pair"]);
    assert!(out.contains("both have 0, Black equally often") && out.contains("Nothing has been written"), "{out}");
    event.set_tables(1, vec![Table::new(1, event.players[0].player(), event.players[1].player())]);
    event.set_byes(1, vec!["P3".to_owned()]);
    event.note_result(GamePlace { round: 1, table: 1, game: 1 }, TableResult::told(Some(Seat::First)));
    put(folder, &event);
    let (out, _, code) = komadai(folder, &["club.ron", "--standings"]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[2], "Place  No.  Name  1    Score  SOS  SB  Direct");
    assert_eq!(lines[3], "1      1    佐藤  ○2  1      0    0   0", "{out}");
    assert_eq!(lines[4], "1      3    P3    ◇   1      0    0   0", "{out}");
    assert_eq!((lines[5], code), ("3      2    P2    ●1  0      1    0   0", 0));
}

#[test]
fn while_the_next_round_is_not_paired_the_results_and_prints_are_those_of_the_last() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut event = event();
    event.players = entrants(2);
    event.set_tables(1, vec![Table::new(1, event.players[0].player(), event.players[1].player())]);
    event.round_mut(2);
    event.note_result(GamePlace { round: 1, table: 1, game: 1 }, TableResult::told(Some(Seat::First)));
    put(folder, &event);
    let (out, ..) = komadai(folder, &["club.ron"]);
    assert!(out.starts_with("Club\nRound 1\n") && out.contains("○  P1"), "{out}");
    event.set_tables(
        2,
        event.round(1).unwrap().tables.iter().map(|table| Table { games: Vec::new(), ..table.clone() }).collect(),
    );
    put(folder, &event);
    let (out, ..) = komadai(folder, &["club.ron"]);
    assert!(out.starts_with("Club\nRound 2\n"), "{out}");
}

#[test]
fn what_keeps_a_round_from_being_paired_is_told_with_its_line_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut event = event();
    event.players = entrants(4);
    let players = event.players.clone();
    let table =
        |number: u32, one: usize, other: usize| Table::new(number, players[one].player(), players[other].player());
    event.set_tables(1, vec![table(1, 0, 1), table(2, 2, 3)]);
    event.note_result(GamePlace { round: 1, table: 1, game: 1 }, TableResult::told(None));
    put(folder, &event);
    let before = text_of(folder);
    let line =
        1 + before.lines().enumerate().filter(|(_, line)| line.contains("\"P3\"")).map(|(at, _)| at).last().unwrap();
    let (out, err, code) = komadai(folder, &["club.ron", "--pair", "--write"]);
    let told = format!("club.ron:{line}: Round 1, table 2: there is no result yet. Enter it first.\n");
    assert_eq!((out.as_str(), err.as_str(), code), ("", told.as_str(), 1));
    assert_eq!(text_of(folder), before);
    let failure = json(folder, &["club.ron", "--pair", "--round", "1"]);
    assert_eq!(failure["ok"], false);
    assert!(failure["error"].as_str().unwrap().contains("the game has begun"), "{failure}");
    for nonsense in [&["club.ron", "--pair", "--check"][..], &["club.ron", "--write"], &["club.ron", "--seed", "2"]] {
        assert_eq!(komadai(folder, nonsense).2, 2, "{nonsense:?}");
    }
}

#[test]
fn a_check_tells_what_is_doubtful_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut event = event();
    event.players = entrants(5);
    event.players[1].rank = "Meijin".to_owned();
    event.players[3].withdrawn_after = Some(1);
    let players = event.players.clone();
    let table = |number: u32, one: &Entrant, other: &Entrant| Table::new(number, one.player(), other.player());
    event.set_tables(1, vec![table(1, &players[0], &players[1])]);
    event.set_tables(2, vec![table(1, &players[1], &players[0]), table(2, &players[3], &Entrant::new(9, "Guest"))]);
    put(folder, &event);
    let told = json(folder, &["club.ron", "--check"]);
    let messages: Vec<&str> =
        told["remarks"].as_array().unwrap().iter().map(|it| it["message"].as_str().unwrap()).collect();
    let expected =
        ["Meijin", "P3 is neither", "P4 is neither", "P5 is neither", "no result", "P4 is paired", "Guest", "P3", "P5"];
    assert!(expected.iter().all(|part| messages.iter().any(|message| message.contains(part))), "{messages:?}");
    assert!(messages.contains(&"Round 2: P2 and P1 have met before."), "{messages:?}");
    let text = text_of(folder);
    for remark in told["remarks"].as_array().unwrap() {
        let line = text.lines().nth(remark["line"].as_u64().unwrap() as usize - 1).unwrap();
        let message = remark["message"].as_str().unwrap();
        let named = line.trim().trim_start_matches("name: ").trim_matches([',', '"']);
        assert!(
            line.contains("number: ") || message.contains(named) || message.contains("no result"),
            "{line}: {message}"
        );
    }
    assert_eq!(komadai(folder, &["club.ron", "--check"]).2, 1);
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the user's own folder is made")]
fn a_check_says_that_rules_are_not_known_and_finds_those_that_the_user_has() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    put(folder, &Tournament { profile: "club".to_owned(), ..event() });
    let check = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_komadai"));
        ["HOME", "XDG_CONFIG_HOME", "APPDATA"].into_iter().for_each(|name| _ = command.env(name, folder));
        let output = command.args(["event", "club.ron", "--check"]).current_dir(folder).output().unwrap();
        (String::from_utf8(output.stdout).unwrap(), output.status.code())
    };
    let line = 1 + text_of(folder).lines().position(|line| line.contains("profile:")).unwrap();
    let (out, code) = check();
    assert!(out.starts_with(&format!("club.ron:{line}: The rules “club” are neither built in nor")), "{out}");
    assert_eq!(code, Some(1));
    if cfg!(target_os = "linux") {
        let own = RuleProfile { id: "club".to_owned(), ..RuleProfile::default() };
        let profiles = folder.join("komadai").join("profiles");
        std::fs::create_dir_all(&profiles).unwrap();
        write_atomically(&profiles.join("club.ron"), own.to_ron().as_bytes()).unwrap();
        assert_eq!(check(), ("club.ron: ok; players: 0, rounds: 0\n".to_owned(), Some(0)));
    }
}

#[test]
fn an_event_in_which_nobody_has_any_time_is_refused_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let nothing = TimeControl::fischer(Duration::ZERO, Duration::ZERO);
    let check = |event: &Tournament, field: &str| {
        put(folder, event);
        let text = text_of(folder);
        let (index, _) = text.lines().enumerate().filter(|(_, line)| line.contains(field)).last().unwrap();
        let line = index + 1;
        let (out, err, code) = komadai(folder, &["club.ron", "--check"]);
        assert!(err.starts_with(&format!("club.ron:{line}: ")) && err.contains("no time at all"), "{out}{err}");
        assert_eq!(code, 1);
    };
    check(&Tournament { time: nothing, ..event() }, "time: ");
    check(&Tournament { time: TimeControl::periods(Duration::ZERO, Duration::from_secs(30), 0), ..event() }, "time: ");
    let mut event = event();
    let table = Table::new(1, Entrant::new(1, "A").player(), Entrant::new(2, "B").player());
    event.set_tables(
        1,
        vec![Table { time: Some(TableTime { first: nothing, ..TableTime::both(event.time) }), ..table }],
    );
    check(&event, "time: ");
    let tables = event.rounds.remove(0).tables;
    event.set_tables(1, vec![Table::new(1, Entrant::new(1, "A").player(), Entrant::new(2, "B").player())]);
    event.set_tables(2, tables);
    check(&event, "time: ");
}

#[test]
fn a_time_that_no_clock_goes_to_is_refused_with_its_line_wherever_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut event = event();
    event.players = entrants(2);
    event.time = TimeControl {
        counting: Counting::Fischer { increment: Duration::from_secs(11) },
        ..TimeControl::periods(Duration::from_secs(12), Duration::from_secs(13), 14)
    };
    let first = TimeControl::sudden_death(Duration::from_secs(15));
    let table = Table::new(1, event.players[0].player(), event.players[1].player());
    event.set_tables(1, vec![Table { time: Some(TableTime { first, ..TableTime::both(event.time) }), ..table }]);
    let text = event.to_ron();
    let check = |text: &str| {
        write_atomically(&folder.join("club.ron"), text.as_bytes()).unwrap();
        komadai(folder, &["club.ron", "--check"])
    };
    let is_refused = |text: &str| Tournament::from_ron("club.ron", text).is_err();
    assert!(!is_refused(&text));
    let times = ["secs: 11", "secs: 12", "secs: 13", "secs: 15"].map(|field| (field, 3_600_000));
    for (field, most) in times.into_iter().chain([("periods: 14", 1_000)]) {
        let line = 1 + text.lines().position(|line| line.contains(field)).unwrap();
        let name = field.split(' ').next().unwrap();
        let with = |number: u64| text.replacen(field, &format!("{name} {number}"), 1);
        assert!(!is_refused(&with(most)), "{field}");
        for number in [most + 1, u32::MAX.into(), u64::MAX] {
            let (_, told, code) = check(&with(number));
            let named = told.split(':').nth(1).and_then(|line| line.parse::<usize>().ok());
            assert_eq!(named, Some(line), "{field} {number}: {told}");
            assert_eq!(code, 1);
        }
    }
}

#[test]
fn two_machines_that_pair_at_once_write_one_round_and_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut event = event();
    event.players = entrants(8);
    event.pairing = Some(PairingRules { system: System::RoundRobin, ..PairingRules::default() });
    put(folder, &event);
    std::thread::scope(|scope| {
        for round in 1..=6 {
            scope.spawn(move || {
                let (_, err, code) = komadai(folder, &["club.ron", "--pair", "--round", &round.to_string(), "--write"]);
                assert_eq!((err.as_str(), code), ("", 0));
            });
        }
    });
    let written = event_in(folder);
    assert_eq!(
        written.rounds.iter().map(|round| (round.number, round.tables.len())).collect::<Vec<_>>(),
        [(1, 4), (2, 4), (3, 4), (4, 4), (5, 4), (6, 4)]
    );
}

#[test]
fn an_event_that_would_be_too_large_to_be_read_again_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    put(folder, &event());
    let before = text_of(folder);
    let list = (0..250_000).fold("name\n".to_owned(), |list, number| list + &format!("Player {number}\n"));
    write_atomically(&folder.join("list.csv"), list.as_bytes()).unwrap();
    for write in [&[][..], &["--write"]] {
        let (out, err, code) = komadai(folder, &[&["club.ron", "--players", "list.csv"], write].concat());
        assert_eq!((err.as_str(), code), ("club.ron: it is too large to be read\n", 1), "{out}");
        assert_eq!(text_of(folder), before);
    }
}

#[test]
fn lists_and_sheets_are_printed_without_a_window() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut event = event();
    event.players = entrants(9);
    put(folder, &event);
    let (_, err, code) = komadai(folder, &["club.ron", "--print", "round", "--out", "round.pdf"]);
    assert_eq!((err.as_str(), code), ("club.ron: the event has no rounds yet\n", 1));
    let proposal = event.propose(1, 0).unwrap();
    event.publish(&proposal);
    put(folder, &event);
    for paper in ["round", "slips", "tables", "scores", "standings"] {
        let file = format!("{paper}.pdf");
        let asked =
            ["club.ron", "--print", paper, "--out", &file, "--address", "https://example.org/open/", "--lang", "ja"];
        assert_eq!(komadai(folder, &asked), (format!("club.ron -> {file}\n"), String::new(), 0));
        assert!(read_anything(&folder.join(&file), 1 << 24).unwrap().starts_with(b"%PDF"), "{paper}");
    }
    let again = ["club.ron", "--print", "round", "--out", "round.pdf"];
    let (_, err, code) = komadai(folder, &again);
    assert!(err.contains("already exists") && code == 1, "{err}");
    assert_eq!(json(folder, &[&again[..], &["--force"]].concat())["pages"][0], "round.pdf");
    let print = ["club.ron", "--print", "scores"];
    for (bad, told) in [
        (&["--round", "7", "--out", "b.pdf"][..], "no round 7"),
        (&["--out", "a.txt"], ".pdf"),
        (&["--out", "b.pdf", "--address", "x"], "https://example.org/open/"),
    ] {
        let (_, err, code) = komadai(folder, &[&print[..], bad].concat());
        assert!(err.contains(told) && code > 0, "{bad:?}: {err}");
    }
}

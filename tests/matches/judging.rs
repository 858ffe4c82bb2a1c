//! `komadai judge`, the referee for records: games with known ends, and the words for them.
#![expect(clippy::disallowed_methods, reason = "these tests write the files that they have judged")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use komadai::clock::SessionTime;
use komadai::record::{
    AuditEntry, Ending, FoulHandling, GameTree, ImportOptions, LineEnd, RecordFormat, TextEncoding, import_with,
    to_bytes,
};
use komadai::rules::{
    ClaimDeadline, ClaimRule, Claimants, EndReason, FoulKind, IllegalMoveRule, Outcome, RuleProfile, Sequel,
};
use komadai::session::{
    ArbiterAct, ArbiterRuling, ClaimRuling, Claimant, MatchCommand, MatchSession, MatchSetup, Signature,
};
use komadai::shogi::{Color, Move, Position};
use serde_json::{Value, json};
use tempfile::TempDir;

fn judge(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_komadai")).arg("judge").args(arguments).current_dir(folder).output().unwrap()
}

/// The objects printed for these files, each a name and its contents.
fn judged(files: &[(String, Vec<u8>)], options: &[&str]) -> Vec<Value> {
    let folder = TempDir::new().unwrap();
    files.iter().for_each(|(name, text)| fs::write(folder.path().join(name), text).unwrap());
    let names = files.iter().map(|(name, _)| name.as_str());
    let arguments: Vec<&str> = ["--json"].into_iter().chain(options.iter().copied()).chain(names).collect();
    let output = judge(folder.path(), &arguments);
    let out = String::from_utf8(output.stdout).unwrap();
    assert_eq!(out.lines().count(), files.len(), "{}", String::from_utf8_lossy(&output.stderr));
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn usi(start: &str, moves: &str) -> String {
    let start = if start == "startpos" { start.to_owned() } else { format!("sfen {start}") };
    format!("position {start} moves {moves}\n")
}

/// `reason winner ply`, as in the lists of games.
fn end(object: &Value) -> String {
    let word = |key: &str| match &object[key] {
        Value::Null => "-".to_owned(),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    };
    format!("{} {} {}", word("reason"), word("winner"), word("ended_at_ply"))
}

struct Game {
    name: &'static str,
    record: String,
    end: &'static str,
}

fn games() -> Vec<Game> {
    let lines = include_str!("data/games.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let game = |line: &'static str| {
        let [name, start, moves, end] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        Game { name, record: usi(start, moves), end }
    };
    lines.map(game).collect()
}

#[test]
fn a_judgement_on_a_record_from_which_a_line_is_missing_is_told_to_be_doubtful() {
    let whole = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n5 投了\n";
    let damaged = whole.replace("2 ３四歩(33)\n", "");
    let cut = whole.replace("4 ８四歩(83)", "4 ８五歩(83)");
    let folder = TempDir::new().unwrap();
    for (name, text) in [("whole.kifu", whole), ("damaged.kifu", &damaged), ("cut.kifu", &cut)] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let told = |name: &str| {
        let output = judge(folder.path(), &[name]);
        (String::from_utf8(output.stderr).unwrap(), output.status.code())
    };
    assert_eq!(told("whole.kifu"), (String::new(), Some(0)));
    let (remarks, code) = told("damaged.kifu");
    assert!(remarks.contains("damaged.kifu:3: move number 3 stands where 2 was expected"), "{remarks}");
    assert_eq!(code, Some(1));
    let object =
        |name: &str| -> Value { serde_json::from_slice(&judge(folder.path(), &["--json", name]).stdout).unwrap() };
    assert_eq!(object("whole.kifu")["remarks"], json!([]));
    let first = json!({"line": 3, "message": "move number 3 stands where 2 was expected"});
    assert_eq!(object("damaged.kifu")["remarks"][0], first);
    assert_eq!(object("cut.kifu")["reason"], "resign");
    assert_eq!(
        told("cut.kifu"),
        (String::new(), Some(0)),
        "the foul is part of the judgement, and the record is whole"
    );
}

#[test]
fn games_end_as_the_oracles_say() {
    let games = games();
    let file = |(index, game): (usize, &Game)| (format!("{index}.usi"), game.record.clone().into_bytes());
    let files: Vec<(String, Vec<u8>)> = games.iter().enumerate().map(file).collect();
    for (game, object) in games.iter().zip(judged(&files, &[])) {
        assert_eq!(end(&object), game.end, "{}: {object}", game.name);
    }
    assert!(games.len() > 30);
}

#[test]
fn games_end_the_same_in_every_format() {
    for format in [RecordFormat::Kif, RecordFormat::Csa, RecordFormat::Jkf] {
        let mut expected = Vec::new();
        let mut files = Vec::new();
        for (index, game) in games().iter().enumerate() {
            let options = ImportOptions { fouls: FoulHandling::KeepAsPlayed };
            let imported = import_with(game.record.as_bytes(), options).unwrap();
            if imported.broken_off.is_some() {
                continue;
            }
            let bytes = to_bytes(&imported.tree, format, TextEncoding::Utf8, LineEnd::Lf).unwrap();
            files.push((index.to_string(), bytes));
            expected.push((game.name, game.end));
        }
        for ((name, expected), object) in expected.iter().zip(judged(&files, &[])) {
            assert_eq!(end(&object), *expected, "{format:?}: {name}: {object}");
        }
    }
}

#[test]
fn games_end_as_the_rules_have_it_by_which_they_are_judged() {
    let lines = include_str!("data/games_by_rules.txt").lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [name, moves, ends] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        for (profile, expected) in ends.split(", ").map(|end| end.split_once(' ').unwrap()) {
            let file = (format!("{name}.usi"), usi("startpos", moves).into_bytes());
            let object = &judged(&[file], &["--profile", profile])[0];
            assert_eq!(end(object), expected, "{name} by {profile}: {object}");
        }
    }
}

/// A KIF record with this ending after `moves`.
fn ended(start: &Position, moves: &str, outcome: Outcome, profile: &str) -> Vec<u8> {
    let mut tree = GameTree::new(start.clone());
    tree.header.set(RuleProfile::HEADER_KEY, RuleProfile::shipped(profile).unwrap().to_line());
    let play = |node, mv: &str| tree.play_foul(node, mv.parse::<Move>().unwrap()).unwrap();
    let last = moves.split_whitespace().fold(GameTree::ROOT, play);
    tree.node_mut(last).set_ending(Some(Ending { outcome, time: None }));
    to_bytes(&tree, RecordFormat::Kif, TextEncoding::Utf8, LineEnd::Lf).unwrap()
}

fn judged_one(record: Vec<u8>) -> Value {
    judged(&[("game.kif".to_owned(), record)], &[])[0].clone()
}

#[test]
fn everything_about_a_file_stands_in_one_object() {
    let foul = Outcome::won(Color::White, EndReason::IllegalMove);
    let start = Position::from_sfen("4k4/9/9/9/9/9/4P4/9/4K4 b P 1").unwrap();
    let expected = json!({
        "file": "game.kif",
        "game": 1,
        "ended_at_ply": 1,
        "winner": "w",
        "reason": "illegal_move:two_pawns",
        "explanation": "Move 1, Black: two pawns on a file. Two pawns (nifu): there is already one on 5g. Rules: JSA professional.",
        "points": { "black": 2, "white": 0, "black_declaration": 0, "white_declaration": 0 },
        "repetitions": 1,
        "remarks": [],
    });
    assert_eq!(judged_one(ended(&start, "P*5e", foul, "jsa_pro")), expected);
}

#[test]
fn what_the_record_missed_is_noticed() {
    let draw = Outcome::undecided(EndReason::Repetition);
    let checks =
        "5g5f 5c5d 2h5h 5a5b 5f5e 5b5c 5h5f 5c6d 5f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f";
    let object = judged_one(ended(&Position::even(), checks, draw.clone(), "casual"));
    assert_eq!(end(&object), "perpetual_check w 21");
    assert!(object["explanation"].as_str().unwrap().contains("The record says “No result (Repetition)”."), "{object}");
    let no_repetition = judged_one(ended(&Position::even(), "7g7f", draw, "casual"));
    assert_eq!(end(&no_repetition), "- - -");
    let resigned = Outcome::won(Color::Black, EndReason::Resignation);
    let foul = judged_one(ended(&Position::even(), "7g7f 3c3d 8h8d 3a4b 2g2f", resigned, "dojo81"));
    assert_eq!(end(&foul), "illegal_move:wrong_movement w 3");
}

#[test]
fn a_foul_that_nobody_claimed_decides_nothing_where_it_has_to_be_claimed() {
    let fouls = "7g7f 3c3d 8h8d 3a4b 2g2f";
    let told = |reason: EndReason, profile: &str| {
        judged_one(ended(&Position::even(), fouls, Outcome::won(Color::Black, reason), profile))
    };
    for (reason, word) in [(EndReason::Resignation, "resign"), (EndReason::TimeUp, "time_up")] {
        // A board that lets no foul happen has no rule for one that happened elsewhere.
        for profile in ["jsa_pro", "jsa_amateur27", "usf", "casual"] {
            let object = told(reason.clone(), profile);
            assert_eq!(end(&object), format!("{word} b 5"), "{profile}: {object}");
            let why = object["explanation"].as_str().unwrap();
            assert!(why.contains("Move 3, Black: ") && why.contains("Nobody claimed it"), "{why}");
        }
        assert_eq!(end(&told(reason, "dojo81")), "illegal_move:wrong_movement w 3");
    }
    let goes_on = Outcome::undecided(EndReason::Interrupted);
    assert_eq!(end(&judged_one(ended(&Position::even(), fouls, goes_on, "jsa_pro"))), "interrupted - 5");
}

/// A record of these moves, legal or not, under these rules.
fn with_fouls(moves: &str, outcome: Option<Outcome>, rule: &RuleProfile) -> Vec<u8> {
    let mut tree = GameTree::new(Position::even());
    tree.header.set(RuleProfile::HEADER_KEY, rule.to_line());
    let play = |node, mv: &str| tree.play_foul(node, mv.parse::<Move>().unwrap()).unwrap();
    let last = moves.split_whitespace().fold(GameTree::ROOT, play);
    tree.node_mut(last).set_ending(outcome.map(|outcome| Ending { outcome, time: None }));
    to_bytes(&tree, RecordFormat::Csa, TextEncoding::Utf8, LineEnd::Lf).unwrap()
}

#[test]
fn a_foul_in_a_record_without_an_ending_loses_while_it_can_still_be_claimed() {
    let until_the_end = RuleProfile::shipped("jsa_pro").unwrap();
    let claims = ClaimRule { by: Claimants::Opponent, until: ClaimDeadline::NextMove };
    let at_once = RuleProfile { illegal_moves: IllegalMoveRule::PlayOn(claims), ..until_the_end.clone() };
    for (moves, rule, expected) in [
        ("7g7f 3c3d 8h8d", &until_the_end, "illegal_move:wrong_movement w 3"),
        ("7g7f 3c3d 8h8d", &at_once, "illegal_move:wrong_movement w 3"),
        ("7g7f 3c3d 8h8d 3a4b 2g2f", &until_the_end, "illegal_move:wrong_movement w 3"),
        ("7g7f 3c3d 8h8d 3a4b 2g2f", &at_once, "- - -"),
        ("7g7f 3c3d 8h8d 3a4b 2g2f", &RuleProfile::default(), "illegal_move:wrong_movement w 3"),
    ] {
        assert_eq!(end(&judged_one(with_fouls(moves, None, rule))), expected, "{moves}");
    }
}

#[test]
fn a_foul_that_is_claimed_while_it_can_be_loses_the_game_at_its_move() {
    let told = |moves: &str, winner: Color, rule: &RuleProfile| {
        end(&judged_one(with_fouls(moves, Some(Outcome::won(winner, EndReason::IllegalMove)), rule)))
    };
    let until_the_end = RuleProfile::shipped("jsa_pro").unwrap();
    let claims = ClaimRule { by: Claimants::Opponent, until: ClaimDeadline::NextMove };
    let at_once = RuleProfile { illegal_moves: IllegalMoveRule::PlayOn(claims), ..until_the_end.clone() };
    for (moves, winner, rule, expected) in [
        ("7g7f 3c3d 8h8d", Color::White, &until_the_end, "illegal_move:wrong_movement w 3"),
        ("7g7f 3c3d 8h8d", Color::White, &at_once, "illegal_move:wrong_movement w 3"),
        ("7g7f 3c3d 8h8d 3a4b 2g2f", Color::White, &until_the_end, "illegal_move:wrong_movement w 3"),
        // Too late for that move; what other foul it may have been is for the record to say.
        ("7g7f 3c3d 8h8d 3a4b 2g2f", Color::White, &at_once, "illegal_move w 5"),
        // The other player lost by a foul; which one is for the record to say.
        ("7g7f 3c3d 8h8d 3a4b 2g2f", Color::Black, &until_the_end, "illegal_move b 5"),
    ] {
        assert_eq!(told(moves, winner, rule), expected, "{moves} {winner:?}");
    }
}

#[test]
fn what_the_arbiter_charged_is_kept_in_every_format_with_comments_and_told() {
    let now = SessionTime::default();
    for &kind in FoulKind::ALL {
        let profile = RuleProfile::shipped("jsa_pro").unwrap();
        let mut session = MatchSession::new(MatchSetup { profile, ..MatchSetup::default() });
        // White's move is a foul too, but not the one the arbiter charges.
        for mv in ["7g7f", "1c1e", "2g2f"] {
            session.apply(MatchCommand::Play(mv.parse().unwrap()), now).unwrap();
        }
        let ruling = ArbiterRuling {
            winner: Some(Color::Black),
            charge: Some(kind),
            sequel: Sequel::Stands,
            words: String::new(),
        };
        session.apply(ArbiterAct::Rule(ruling).signed(Signature::default()), now).unwrap();
        for format in [RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Csa, RecordFormat::CsaV3, RecordFormat::Jkf]
        {
            let bytes = to_bytes(session.tree(), format, TextEncoding::Utf8, LineEnd::Lf).unwrap();
            let object = judged_one(bytes);
            assert_eq!(end(&object), format!("illegal_move:{} b 3", kind.code()), "{format:?}: {object}");
            assert!(object["explanation"].as_str().unwrap().starts_with("White: "), "{object}");
        }
    }
}

#[test]
fn an_agreement_at_27_points_each_says_why_white_wins() {
    let start = Position::from_sfen("1KRB5/+P+P+P+P+P+P3/9/9/9/9/9/3+p+p+p+p+p+p/5brk1 b 2G2S2N2L3P2g2s2n2l3p 1");
    let agreed = Outcome::won(Color::White, EndReason::Impasse);
    let object = judged_one(ended(&start.unwrap(), "", agreed, "jsa_amateur27"));
    let why = "Points: ☗ 27, ☖ 27; 27 needed. The points decide nothing: under these rules White then wins.";
    assert!(end(&object) == "impasse w 0" && object["explanation"].as_str().unwrap().contains(why), "{object}");
}

#[test]
fn a_game_with_an_unclaimed_foul_is_judged_as_the_session_ends_it() {
    let profile = RuleProfile::shipped("jsa_pro").unwrap();
    let mut session = MatchSession::new(MatchSetup { profile, ..MatchSetup::default() });
    // White's second move leaps, nobody claims it, and Black mates.
    for mv in "7g7f 1c1e 9g9f 4a4b 8h3c+ 5a6b 3c4b 6a7b G*5b".split_whitespace() {
        session.apply(MatchCommand::Play(mv.parse().unwrap()), SessionTime::default()).unwrap();
    }
    let outcome = session.verdict().expect("it is mate").outcome.clone();
    assert_eq!(outcome, Outcome::won(Color::Black, EndReason::Checkmate));
    let object = judged_one(to_bytes(session.tree(), RecordFormat::Kif, TextEncoding::Utf8, LineEnd::Lf).unwrap());
    assert_eq!(end(&object), "checkmate b 9", "{object}");
    assert!(object["explanation"].as_str().unwrap().contains("Move 2, White: "), "{object}");
}

#[test]
fn of_a_foul_that_was_ruled_on_the_judgement_says_what_the_arbiters_log_says() {
    let clocks = "0:10:00/0 0:10:00/0 0/0";
    let line = |act: &str, before: &str, after: &str| {
        format!("*審判=2026/11/22 14:05:31 | 山田 | {act} |  | {before} {clocks} | {after} {clocks}")
    };
    let upheld = line("uphold", "5 running", "3 over W illegal_move");
    let goes_on = line("take-back", "3 over W illegal_move", "5 stopped");
    let rejected = line("reject", "5 running", "5 running");
    for (log, words) in [
        (vec![], "Nobody claimed it"),
        (vec![&rejected], "a claim was rejected"),
        (vec![&upheld], "a claim was upheld, but it is not what ended the game"),
        (vec![&upheld, &goes_on], "a claim was upheld and taken back"),
        (vec![&rejected, &line("take-back 3a4b", "4 running", "2 stopped")], "Nobody claimed it"),
    ] {
        let mut tree = GameTree::new(Position::even());
        tree.header.set(RuleProfile::HEADER_KEY, RuleProfile::shipped("jsa_pro").unwrap().to_line());
        let play = |node, mv: &str| tree.play_foul(node, mv.parse::<Move>().unwrap()).unwrap();
        let last = "7g7f 3c3d 8h8d 3a3b 2g2f".split_whitespace().fold(GameTree::ROOT, play);
        let outcome = Outcome::won(Color::Black, EndReason::Resignation);
        tree.node_mut(last).set_ending(Some(Ending { outcome, time: None }));
        tree.log = log.iter().map(|line| AuditEntry::in_line(line).expect(line)).collect();
        let record = to_bytes(&tree, RecordFormat::Kif, TextEncoding::Utf8, LineEnd::Lf).unwrap();
        let object = judged_one(record);
        let why = object["explanation"].as_str().unwrap();
        assert!(why.contains("Move 3, Black: ") && why.contains(words), "{words}: {why}");
        assert_eq!(words == "Nobody claimed it", why.contains("Nobody claimed it"), "{why}");
    }
}

#[test]
fn a_claim_that_the_arbiter_rejected_decides_nothing_in_a_game_without_an_ending() {
    let clocks = "0:10:00/0 0:10:00/0 0/0";
    let rejected = format!("2026/11/22 14:05:31 | 山田 | reject |  | 3 running {clocks} | 3 running {clocks}");
    for (log, expected) in [(None, "illegal_move:wrong_movement w 3"), (Some(rejected), "- - -")] {
        let mut tree = GameTree::new(Position::even());
        tree.header.set(RuleProfile::HEADER_KEY, RuleProfile::shipped("jsa_pro").unwrap().to_line());
        let play = |node, mv: &str| tree.play_foul(node, mv.parse::<Move>().unwrap()).unwrap();
        "7g7f 3c3d 8h8d".split_whitespace().fold(GameTree::ROOT, play);
        tree.log = log.iter().map(|line| AuditEntry::in_line(&format!("*審判={line}")).expect(line)).collect();
        let object = judged_one(to_bytes(&tree, RecordFormat::Kif, TextEncoding::Utf8, LineEnd::Lf).unwrap());
        assert_eq!(end(&object), expected, "{object}");
    }
}

#[test]
fn what_is_written_behind_the_end_of_a_game_belongs_to_none() {
    let game = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";
    for rest in ["", "3 ５五歩(27)\n", "3 ２六歩(27)\n", "3 ２六歩(27)\n4 ５五歩(83)\n5 投了\n", "3 ９九歩打\n"]
    {
        let object = judged_one(format!("{game}{rest}").into_bytes());
        assert_eq!(end(&object), "resign w 2", "{rest}: {object}");
    }
    let resumed = judged_one(format!("{}3 ５五歩(27)\n", game.replace("投了", "中断")).into_bytes());
    assert_eq!(end(&resumed), "illegal_move:wrong_movement w 3", "{resumed}");
}

#[test]
fn an_upheld_claim_of_a_later_foul_says_nothing_of_an_earlier_one() {
    let profile = RuleProfile::shipped("jsa_pro").unwrap();
    let mut session = MatchSession::new(MatchSetup { profile, ..MatchSetup::default() });
    let at = SessionTime::default();
    let mut apply = |command: MatchCommand| _ = session.apply(command, at).unwrap();
    let signed =
        || Signature { date: "2026/11/22 14:05:31".to_owned(), who: "山田".to_owned(), reason: String::new() };
    let rule = |ruling| ArbiterAct::RuleOnClaim(ruling).signed(signed());
    for mv in ["3c3d", "8h2b"] {
        apply(MatchCommand::Play(mv.parse().unwrap()));
    }
    for ruling in [ClaimRuling::Reject, ClaimRuling::Uphold] {
        apply(MatchCommand::Claim { by: Claimant::Player(Color::White) });
        apply(rule(ruling));
    }
    let object = judged_one(to_bytes(session.tree(), RecordFormat::Kif, TextEncoding::Utf8, LineEnd::Lf).unwrap());
    let why = object["explanation"].as_str().unwrap();
    assert!(!why.contains("a claim was upheld"), "{object}");
    assert!(why.contains("Move 1, ") && why.contains("Nobody claimed it"), "{object}");
}

#[test]
fn what_players_said_and_clocks_showed_is_believed() {
    for reason in [EndReason::Resignation, EndReason::TimeUp, EndReason::Default] {
        let outcome = Outcome::won(Color::Black, reason.clone());
        let object = judged_one(ended(&Position::even(), "7g7f", outcome, "jsa_pro"));
        assert_eq!((object["winner"].as_str(), object["ended_at_ply"].as_u64()), (Some("b"), Some(1)), "{reason:?}");
    }
}

#[test]
fn points_count_what_was_given_as_a_handicap_where_the_rules_say_so() {
    let six = komadai::shogi::Handicap::SixPieces.position();
    let white = |profile| {
        let interrupted = Outcome::undecided(EndReason::Interrupted);
        judged_one(ended(&six, "5a6b", interrupted, profile))["points"]["white"].as_u64()
    };
    assert_eq!([white("dojo81"), white("csa_wcsc")], [Some(27), Some(13)]);
}

#[test]
fn the_rules_named_in_a_record_are_those_it_is_judged_by_unless_others_are_asked_for() {
    let folder = TempDir::new().unwrap();
    let record = ended(&Position::even(), "7g7f", Outcome::undecided(EndReason::Interrupted), "denryu");
    fs::write(folder.path().join("game.kif"), record).unwrap();
    let mut own = RuleProfile::shipped("gnu").unwrap();
    own.name.en = "House rules".to_owned();
    fs::write(folder.path().join("own.ron"), own.to_ron()).unwrap();
    fs::write(folder.path().join("bad.ron"), own.to_ron().replace("count: 4", "count: none")).unwrap();
    let told = |arguments: &[&str]| {
        let output = judge(folder.path(), &[&["game.kif"], arguments].concat());
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap(), output.status.code())
    };
    assert!(told(&[]).0.ends_with("Rules: Denryu-sen.\n"));
    assert!(told(&["--profile", "jsa_pro"]).0.ends_with("Rules: JSA professional.\n"));
    assert!(told(&["--profile", "own.ron"]).0.ends_with("Rules: House rules.\n"));
    let (out, err, code) = told(&["--profile", "bad.ron"]);
    assert!(out.is_empty() && err.contains("bad.ron:") && err.contains("repetition.count"), "{err}");
    assert_eq!(code, Some(2));
    assert_eq!(told(&["--profile", "nobody"]).2, Some(2));
    let (out, err, code) = told(&["none.kif"]);
    assert_eq!((out.lines().count(), err.lines().count(), code), (1, 1, Some(1)));
}

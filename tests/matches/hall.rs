//! A hall that follows many games through their files.

use std::time::Duration;

use komadai::clock::{SessionTime, TimeControl};
use komadai::hall::{
    FORGOTTEN_AFTER, Hall, Hearing, LiveClock, LiveGame, LiveSeries, LiveStage, LiveState, MOST_TABLES, Notice,
    SILENT_AFTER, Sighting, Urgency, Venue,
};
use komadai::record::import;
use komadai::rules::{RuleProfile, Sequel};
use komadai::session::{
    ArbiterAct, ArbiterRuling, Claimant, MatchCommand, MatchSession, MatchSetup, Player, Signature,
};
use komadai::shogi::{Color, Position, Sfen};
use proptest::prelude::*;

fn at(seconds: u64) -> SessionTime {
    SessionTime::from_start(Duration::from_secs(seconds))
}

/// A game with two minutes and then ten seconds a move, in which `moves` were played one second apart.
fn game(moves: &str) -> MatchSession {
    let time = [TimeControl::byoyomi(Duration::from_secs(120), Duration::from_secs(10)); 2];
    let players = ["甲", "乙"].map(|name| Player { name: name.to_owned(), rank: String::new() });
    let mut session = MatchSession::new(MatchSetup { time, players, ..MatchSetup::default() });
    session.apply(MatchCommand::Begin, at(0)).unwrap();
    for (mv, second) in moves.split_whitespace().zip(1..) {
        session.apply(MatchCommand::Play(mv.parse().unwrap()), at(second)).unwrap();
    }
    session
}

fn live(session: &MatchSession, now: SessionTime, beat: u64) -> LiveGame {
    let place = Venue { record: "table-3.kifu".to_owned(), table: Some(3), ..Venue::default() };
    LiveGame { beat, ..LiveGame::of(session, now, &place) }
}

fn seen(name: &str, live: &LiveGame) -> Sighting {
    Sighting::of(name, None, Some(live)).unwrap()
}

#[test]
fn a_live_game_that_is_written_is_read_as_it_was() {
    let game = live(&game("7g7f 3c3d 8h2b+"), at(5), 7);
    assert_eq!((game.plies, game.last_move.as_deref(), game.running), (3, Some("8h2b+"), Some(Color::White)));
    let main = LiveClock { stage: LiveStage::Main, ms: 117_000, period: None };
    assert_eq!(game.players[1].clock, main, "White has spent one second before and two now");
    assert_eq!(LiveGame::from_json(&game.to_json()).unwrap(), game);
}

#[test]
fn every_half_file_is_no_live_game() {
    let text = live(&game("7g7f"), at(2), 1).to_json();
    for end in (0..text.trim_end().len()).filter(|&end| text.is_char_boundary(end)) {
        assert!(LiveGame::from_json(&text[..end]).is_err(), "{}", &text[..end]);
    }
    assert!(LiveGame::from_json(&text.replace("\"komadai_live\": 1", "\"komadai_live\": 2")).is_err());
}

#[test]
fn a_clock_runs_on_between_two_beats_and_stands_when_the_table_is_silent() {
    let mut hall = Hall::default();
    hall.see(seen("table-3", &live(&game("7g7f"), at(1), 1)), Duration::ZERO, at(100));
    let shown = |hall: &Hall, second| hall.in_order(at(0))[0].clock(Color::White, at(second)).unwrap().1.as_secs();
    assert_eq!((shown(&hall, 100), shown(&hall, 110)), (120, 110));
    let silent = 101 + SILENT_AFTER.as_secs();
    assert_eq!(hall.in_order(at(silent))[0].hearing(at(silent)), Hearing::Silent);
    assert_eq!((shown(&hall, silent), hall.in_order(at(silent))[0].running(at(silent))), (120, None));
    hall.see(seen("table-3", &live(&game("7g7f"), at(20), 2)), Duration::ZERO, at(silent));
    assert_eq!((shown(&hall, silent), hall.in_order(at(silent))[0].hearing(at(silent))), (101, Hearing::Fresh));
}

#[test]
fn a_file_that_was_old_when_it_was_found_is_silent_until_it_says_something_new() {
    let mut hall = Hall::default();
    hall.see(seen("table-3", &live(&game("7g7f"), at(1), 1)), Duration::from_secs(3600), at(0));
    assert_eq!(hall.in_order(at(0))[0].urgency(at(0)), Urgency::Stale);
    hall.see(seen("table-3", &live(&game("7g7f"), at(1), 1)), Duration::ZERO, at(1));
    assert_eq!(hall.in_order(at(1))[0].urgency(at(1)), Urgency::Stale, "the same file is no news");
    hall.see(seen("table-3", &live(&game("7g7f"), at(2), 2)), Duration::ZERO, at(2));
    assert_eq!(hall.in_order(at(2))[0].urgency(at(2)), Urgency::Running);
}

#[test]
fn what_needs_the_arbiter_comes_first_and_what_is_over_last() {
    let mut over = game("7g7f 3c3d");
    over.apply(MatchCommand::Resign, at(3)).unwrap();
    let mut stopped = game("7g7f");
    stopped.apply(MatchCommand::ArbiterPause, at(2)).unwrap();
    let waiting = MatchSession::new(MatchSetup::default());
    let mut hall = Hall::default();
    let games = [
        ("table-1", live(&over, at(3), 1)),
        ("table-2", live(&game("7g7f"), at(2), 1)),
        ("table-10", live(&game("7g7f"), at(2), 1)),
        ("table-4", live(&game("7g7f"), at(75), 1)),
        ("table-5", live(&stopped, at(3), 1)),
        ("table-6", live(&waiting, at(0), 1)),
    ];
    for (name, live) in games {
        hall.see(seen(name, &LiveGame { table: None, ..live }), Duration::ZERO, at(100));
    }
    let order: Vec<&str> = hall.in_order(at(100)).iter().map(|table| table.sighting.name.as_str()).collect();
    assert_eq!(order, ["table-5", "table-4", "table-2", "table-10", "table-6", "table-1"]);
    assert_eq!(hall.in_order(at(100))[0].notice(), Some(Notice::Stopped));
    assert_eq!(hall.counts(), (6, 5));
}

/// What a machine tells of the game of these two at a table of a round, which is over or has just begun.
fn of_round(round: &str, table: u32, names: [&str; 2], is_over: bool) -> LiveGame {
    let players = names.map(|name| Player { name: name.to_owned(), rank: String::new() });
    let mut session = MatchSession::new(MatchSetup { players, ..MatchSetup::default() });
    session.apply(MatchCommand::Play("7g7f".parse().unwrap()), at(1)).unwrap();
    if is_over {
        session.apply(MatchCommand::Resign, at(2)).unwrap();
    }
    let (event, round) = ("Cup".to_owned(), round.to_owned());
    LiveGame::of(&session, at(3), &Venue { event, round, table: Some(table), ..Venue::default() })
}

/// The lines of the hall: table and Black.
fn lines(hall: &Hall, second: u64) -> Vec<(Option<u32>, String)> {
    let pages = hall.pages(at(second), false, None);
    let lines = pages.iter().flat_map(|page| &page.lines).filter_map(|line| line.seen());
    lines.map(|table| (table.told_number(), table.sighting.players[0].name.clone())).collect()
}

#[test]
fn a_result_stays_for_its_round_though_its_machine_plays_another_game() {
    let mut hall = Hall::default();
    let mut tell = |name: &str, live: &LiveGame, second| {
        hall.see(seen(name, live), Duration::ZERO, at(second));
        (hall.counts(), lines(&hall, second + 100))
    };
    tell("table-01", &of_round("1", 1, ["甲", "乙"], true), 0);
    tell("table-02", &of_round("1", 2, ["丙", "丁"], false), 1);
    let first = (Some(1), "甲".to_owned());
    assert_eq!(tell("table-01", &of_round("1", 3, ["戊", "己"], false), 200), ((3, 2), vec![first.clone()]));
    let third = (Some(3), "戊".to_owned());
    assert_eq!(tell("table-01", &of_round("1", 3, ["戊", "己"], true), 201), ((3, 1), vec![first.clone(), third]));
    // The machine of a game that was over is started again: nobody plays there yet.
    let vacant = LiveGame { is_vacant: true, ..of_round("", 1, ["", ""], false) };
    assert_eq!(tell("table-01", &vacant, 300).1.len(), 2);
    // The first two play on: their result does not stand.
    assert_eq!(tell("table-01", &of_round("1", 1, ["甲", "乙"], false), 301).0, (3, 2));
    tell("table-01", &of_round("2", 1, ["甲", "丙"], false), 400);
    assert_eq!(tell("table-02", &of_round("2", 2, ["乙", "丁"], false), 401), ((2, 2), Vec::new()), "another round");
}

/// The same of a game of a series of three: Black and White of it had won so many before.
fn of_series(game: u32, names: [&str; 2], wins: [u32; 2], is_over: bool) -> LiveGame {
    let series = Some(LiveSeries { game, best_of: 3, wins });
    LiveGame { series, ..of_round("1", 1, names, is_over) }
}

#[test]
fn each_game_of_a_series_stays_for_its_round_and_the_series_counts_as_one() {
    let mut hall = Hall::default();
    let mut tell = |live: &LiveGame, second| {
        hall.see(seen("table-01", live), Duration::ZERO, at(second));
        let blacks: Vec<String> = lines(&hall, second + 100).into_iter().map(|(_, black)| black).collect();
        (hall.counts(), blacks.join(" "))
    };
    tell(&of_series(1, ["甲", "乙"], [0, 0], true), 0);
    assert_eq!(tell(&of_series(2, ["乙", "甲"], [1, 0], false), 200), ((1, 1), "甲".to_owned()));
    assert_eq!(tell(&of_series(2, ["乙", "甲"], [1, 0], true), 300), ((1, 0), "甲 乙".to_owned()));
    assert_eq!(tell(&of_series(3, ["甲", "乙"], [1, 1], false), 500), ((1, 1), "甲 乙".to_owned()));
    // The second game does not count, and is played again.
    assert_eq!(tell(&of_series(2, ["乙", "甲"], [1, 0], false), 600).1, "甲");
}

/// The files of a game of a round that has ended at that time of a day: those of its table, and the record that was saved beside
/// them, if it was.
fn ended(round: &str, table: u32, names: [&str; 2], time: &str) -> [Sighting; 2] {
    let live = of_round(round, table, names, true);
    let [black, white] = names;
    let text = format!("終了日時：2026/11/21 {time}\n先手：{black}\n後手：{white}\n1 ７六歩(77)\n2 投了\n");
    let tree = import(text.as_bytes()).unwrap().tree;
    let of_table = Sighting::of(&format!("table-{table:02}"), Some(&tree), Some(&live)).unwrap();
    [of_table, Sighting::of(&format!("cup-r{round}-t{table}"), Some(&tree), None).unwrap()]
}

#[test]
fn a_hall_that_is_opened_again_tells_of_the_games_of_the_last_round_once_each_as_they_ended() {
    let first = [ended("1", 3, ["甲", "乙"], "10:50:00"), ended("1", 4, ["丙", "丁"], "10:55:00")];
    let second = [ended("2", 1, ["甲", "丙"], "11:40:09"), ended("2", 2, ["乙", "丁"], "11:39:58")];
    let told = [(Some(2), "乙".to_owned()), (Some(1), "甲".to_owned())];
    let mut followed = Hall::default();
    for (sighting, hour) in first.iter().chain([&second[1], &second[0]]).flatten().zip(1..) {
        followed.see(sighting.clone(), Duration::ZERO, at(hour * 1_000));
    }
    assert_eq!(lines(&followed, 20_000), told);
    let mut opened = Hall::default();
    for sighting in second.iter().chain(&first).flatten() {
        opened.see(sighting.clone(), Duration::from_secs(3_600), at(0));
    }
    assert_eq!(lines(&opened, 60), told);
    // The next round has begun at one table.
    opened.see(seen("table-01", &of_round("3", 1, ["甲", "丁"], false)), Duration::ZERO, at(70));
    assert_eq!(lines(&opened, 80), []);
}

#[test]
fn records_that_were_saved_beside_the_tables_are_no_games_of_the_hall() {
    let over = |name: &str| {
        let tree = import("先手：甲\n後手：乙\n1 ７六歩(77)\n2 投了\n".as_bytes()).unwrap().tree;
        Sighting::of(name, Some(&tree), None).unwrap()
    };
    let mut hall = Hall::default();
    ["one", "two", "three", "four"].iter().for_each(|name| hall.see(over(name), Duration::ZERO, at(0)));
    assert_eq!(hall.counts(), (4, 0), "of a folder of records, all are games");
    hall.see(seen("table-3", &live(&game("7g7f"), at(1), 1)), Duration::ZERO, at(1));
    assert_eq!(hall.counts(), (1, 1));
}

#[test]
fn the_higher_rank_has_the_king_in_the_hall_unless_the_table_says_otherwise() {
    let text = "先手：甲\n先手段級：四段\n後手：乙\n後手段級：初段\n手合割：平手\n1 ７六歩(77)\n";
    let tree = import(text.as_bytes()).unwrap().tree;
    assert_eq!(Sighting::of("board", Some(&tree), None).unwrap().senior(), Color::Black);
    let of_table = |senior| {
        let session = MatchSession::new(MatchSetup { senior, ..MatchSetup::default() });
        seen("table-3", &LiveGame::from_json(&live(&session, at(0), 1).to_json()).unwrap()).senior()
    };
    assert_eq!(Color::ALL.map(of_table), Color::ALL);
}

#[test]
fn a_record_of_another_program_is_shown_without_a_clock() {
    let text = "先手：甲\n後手：乙\n1 ７六歩(77)\n2 ３四歩(33)\n";
    let tree = import(text.as_bytes()).unwrap().tree;
    let mut hall = Hall::default();
    hall.see(Sighting::of("board", Some(&tree), None).unwrap(), Duration::ZERO, at(0));
    let day = 24 * 3600;
    let table = hall.in_order(at(day))[0];
    assert_eq!(
        (table.hearing(at(day)), table.state(), table.clock(Color::Black, at(day))),
        (Hearing::Record, LiveState::Running, None)
    );
    assert_eq!((table.sighting.plies, table.sighting.players[1].name.as_str()), (2, "乙"));
    let hour = Duration::from_secs(3600);
    assert_eq!(hall.until_change(at(0)), Some(hour), "it is then no longer taken for a game that is played");
    assert_eq!(hall.until_change(at(3600)), None, "a hall without clocks costs nothing");
}

#[test]
fn whichever_file_is_a_move_ahead_is_shown() {
    let tree = import("1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n".as_bytes()).unwrap().tree;
    let behind = Sighting::of("t", Some(&tree), Some(&live(&game("7g7f"), at(1), 1))).unwrap();
    assert_eq!((behind.plies, behind.last_move), (3, Some("2g2f".parse().unwrap())));
    let ahead = Sighting::of("t", Some(&tree), Some(&live(&game("7g7f 3c3d 2g2f 8c8d"), at(4), 1))).unwrap();
    assert_eq!((ahead.plies, ahead.last_move), (4, Some("8c8d".parse().unwrap())));
    let nonsense = LiveGame { sfen: "x".to_owned(), ..live(&game("7g7f"), at(1), 1) };
    assert_eq!(Sighting::of("t", Some(&tree), Some(&nonsense)).unwrap().live, None);
    assert_eq!(Sighting::of("t", None, Some(&nonsense)), None);
}

/// Two pawns on a file, a knight and a pawn that can never move, a king left in check, and a move out of turn.
const FOULS: [(&str, &str); 5] = [
    ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5d"),
    ("4k4/9/9/9/9/9/9/9/4K4 b N 1", "N*1a"),
    ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*1a"),
    ("4k4/9/9/9/4r4/9/9/9/4K3P b - 1", "1i1h"),
    ("4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1", "5d5e"),
];

#[test]
fn a_table_on_which_a_foul_stands_is_seen_with_its_clocks_and_its_claim() {
    for (start, foul) in FOULS {
        let start = Position::as_composed(start.parse::<Sfen>().unwrap().setup).unwrap().0;
        let setup = MatchSetup {
            start: start.into(),
            profile: RuleProfile::shipped("jsa_amateur27").unwrap(),
            time: [TimeControl::byoyomi(Duration::from_secs(120), Duration::from_secs(10)); 2],
            ..MatchSetup::default()
        };
        let mut session = MatchSession::new(setup);
        session.apply(MatchCommand::Play(foul.parse().unwrap()), at(1)).unwrap();
        session.apply(MatchCommand::Claim { by: Claimant::Arbiter }, at(2)).unwrap();
        let told = live(&session, at(2), 1);
        let seen = Sighting::of("table-3", None, Some(&LiveGame::from_json(&told.to_json()).unwrap())).expect(foul);
        assert_eq!(&seen.position, session.position(), "{foul}");
        assert_eq!(seen.live.and_then(|live| live.notice), Some(Notice::Claim), "{foul}");
    }
}

#[test]
fn a_folder_that_is_gone_for_a_while_takes_no_running_game_with_it() {
    let mut over = game("7g7f");
    over.apply(MatchCommand::Resign, at(2)).unwrap();
    let mut hall = Hall::default();
    hall.see(seen("a", &live(&game("7g7f"), at(1), 1)), Duration::ZERO, at(0));
    hall.see(seen("b", &live(&over, at(2), 1)), Duration::ZERO, at(0));
    hall.lose("a", at(1));
    hall.lose("b", at(1));
    assert_eq!(hall.counts(), (1, 1));
    hall.lose("a", at(100));
    hall.forget(at(FORGOTTEN_AFTER.as_secs()));
    assert_eq!(hall.counts(), (1, 1), "it may come back");
    hall.see(seen("a", &live(&game("7g7f"), at(1), 2)), Duration::ZERO, at(110));
    hall.forget(at(1_000));
    assert_eq!(hall.counts(), (1, 1), "it came back");
}

#[test]
fn a_table_whose_files_are_gone_for_good_is_forgotten_and_wakes_who_looks_for_that() {
    let mut hall = Hall::default();
    let waiting = live(&MatchSession::new(MatchSetup::default()), at(0), 1);
    hall.see(seen("a", &waiting), Duration::ZERO, at(0));
    hall.lose("a", at(10));
    assert!(hall.until_change(at(20)).is_some_and(|wait| wait <= FORGOTTEN_AFTER - Duration::from_secs(10)));
    hall.forget(at(10 + FORGOTTEN_AFTER.as_secs()));
    assert_eq!((hall.counts(), hall.until_change(at(1_000))), ((0, 0), None));
}

#[test]
fn however_many_names_come_and_go_a_hall_has_only_so_many_tables() {
    let mut hall = Hall::default();
    let running = live(&game("7g7f"), at(1), 1);
    for second in 0..3_000 {
        for table in 0..8 {
            hall.see(seen(&format!("{second}-{table}"), &running), Duration::ZERO, at(second));
        }
        assert!(hall.counts().0 <= MOST_TABLES);
        let names: Vec<String> = hall.in_order(at(second)).iter().map(|table| table.sighting.name.clone()).collect();
        for table in 0..8 {
            assert!(names.contains(&format!("{second}-{table}")), "those that are there have room");
            hall.lose(&format!("{second}-{table}"), at(second));
        }
    }
    hall.forget(at(3_000 + FORGOTTEN_AFTER.as_secs()));
    assert_eq!(hall.counts(), (0, 0));
}

proptest! {
    /// However late anybody looks and whatever was written, a clock never shows more than was left.
    #[test]
    fn a_clock_never_shows_more_than_was_written(ms in 0_u64..4_000_000, after in 0_u64..100_000, age in 0_u64..100_000) {
        let mut game = live(&game("7g7f"), at(1), 1);
        game.players[1].clock.ms = ms;
        let mut hall = Hall::default();
        hall.see(seen("t", &game), Duration::from_millis(age), at(0));
        let now = SessionTime::from_start(Duration::from_millis(after));
        let (_, shown) = hall.in_order(now)[0].clock(Color::White, now).unwrap();
        prop_assert!(shown <= Duration::from_millis(ms));
        let is_running = hall.in_order(now)[0].running(now).is_some();
        prop_assert_eq!(is_running, Duration::from_millis(age + after) <= SILENT_AFTER);
    }
}

#[test]
fn a_silent_table_where_somebody_waits_for_the_arbiter_stays_among_the_first() {
    let silent = at(1 + SILENT_AFTER.as_secs() + 1);
    for (notice, urgency) in [
        (Some(Notice::Claim), Urgency::Noteworthy),
        (Some(Notice::Called), Urgency::Noteworthy),
        (Some(Notice::Stopped), Urgency::Silent),
        (None, Urgency::Silent),
    ] {
        let mut hall = Hall::default();
        let told = LiveGame { notice, ..live(&game("7g7f"), at(1), 1) };
        hall.see(seen("table-3", &told), Duration::ZERO, at(1));
        assert_eq!(hall.in_order(silent)[0].urgency(silent), urgency, "{notice:?}");
        assert_eq!(hall.in_order(silent)[0].hearing(silent), Hearing::Silent);
    }
}

#[test]
fn a_table_that_waits_falls_silent_without_anybody_telling() {
    let waiting = MatchSession::new(MatchSetup::default());
    let mut hall = Hall::default();
    hall.see(seen("table-1", &live(&waiting, at(0), 1)), Duration::ZERO, at(0));
    let silence = hall.until_change(at(0)).expect("it will fall silent");
    let then = at(0).plus(silence);
    assert_eq!(hall.in_order(then)[0].hearing(then), Hearing::Silent);
    assert!(hall.until_change(then).is_some_and(|minute| minute <= Duration::from_secs(60)));
}

#[test]
fn a_name_that_is_put_right_in_the_record_is_the_one_that_is_told() {
    let mut session = game("7g7f");
    session.tree_mut().header.set("先手", "丙");
    assert_eq!(live(&session, at(2), 1).players[0].name, "丙");
}

#[test]
fn the_hall_knows_the_rest_before_a_game_that_is_played_again_and_which_game_it_is() {
    let mut session = game("7g7f");
    let nobody = ArbiterRuling { winner: None, charge: None, sequel: Sequel::Replay, words: String::new() };
    session.apply(ArbiterAct::Rule(nobody).signed(Signature::default()), at(2)).unwrap();
    let over = live(&session, at(2), 1);
    assert!(over.result.is_some_and(|result| result.is_replayed), "it does not count");
    let next = MatchSession::new(session.next_game().expect("another one is played").setup);
    let waiting = LiveGame { rest_ms: Some(90_000), ..live(&next, at(3), 2) };
    assert_eq!(waiting.attempt, 2);
    assert_eq!(waiting.rest_left(Duration::from_secs(30)), Some(Duration::from_secs(60)));
    assert_eq!(waiting.rest_left(Duration::from_secs(100)), Some(Duration::ZERO));
    assert_eq!(LiveGame::from_json(&waiting.to_json()).unwrap(), waiting);
    let begun = LiveGame { rest_ms: Some(90_000), ..live(&game("7g7f"), at(2), 1) };
    assert_eq!(begun.rest_left(Duration::ZERO), None, "whoever plays does not rest");
}

#[test]
fn live_games_of_programs_that_knew_no_replays_are_read() {
    let text = live(&game("7g7f"), at(2), 1).to_json();
    let old = text.lines().filter(|line| !line.contains("\"attempt\"")).collect::<Vec<_>>().join("\n");
    assert_eq!(LiveGame::from_json(&old).unwrap().attempt, 1);
}

#[test]
fn what_nothing_is_heard_of_for_long_sinks_behind_all_others_unless_somebody_waits_there() {
    let mut over = game("7g7f");
    over.apply(MatchCommand::Resign, at(2)).unwrap();
    let hour = Duration::from_secs(3600);
    let record = |text: &str| Sighting::of("table-2", Some(&import(text.as_bytes()).unwrap().tree), None).unwrap();
    let told =
        |table, session: &MatchSession, notice| LiveGame { table: Some(table), notice, ..live(session, at(2), 1) };
    let mut hall = Hall::default();
    hall.see(seen("table-1", &told(1, &game("7g7f"), None)), hour, at(0));
    hall.see(record("1 ７六歩(77)\n"), hour, at(0));
    hall.see(seen("table-3", &told(3, &over, None)), hour, at(0));
    hall.see(seen("table-4", &told(4, &game("7g7f"), None)), Duration::from_secs(20), at(0));
    hall.see(seen("table-5", &told(5, &game("7g7f"), None)), Duration::ZERO, at(0));
    hall.see(seen("table-6", &told(6, &game("7g7f"), Some(Notice::Claim))), hour, at(0));
    let order = hall.in_order(at(0));
    let order: Vec<&str> = order.iter().map(|table| table.sighting.name.as_str()).collect();
    assert_eq!(order, ["table-6", "table-5", "table-4", "table-3", "table-1", "table-2"]);
    hall.see(record("1 ７六歩(77)\n2 ３四歩(33)\n"), Duration::ZERO, at(1));
    assert_eq!(hall.in_order(at(1))[1].sighting.name, "table-2", "it has moved again");
}

#[test]
fn a_table_at_which_nobody_plays_yet_keeps_its_number_and_is_no_game() {
    let vacant = LiveGame { is_vacant: true, ..live(&MatchSession::new(MatchSetup::default()), at(0), 1) };
    assert_eq!(LiveGame::from_json(&vacant.to_json()).unwrap(), vacant);
    assert!(!live(&game("7g7f"), at(2), 1).to_json().contains("vacant"));
    let mut hall = Hall::default();
    hall.see(seen("three", &vacant), Duration::ZERO, at(0));
    assert_eq!(hall.counts(), (0, 0));
    hall.see(seen("three", &live(&game("7g7f"), at(2), 2)), Duration::ZERO, at(2));
    assert_eq!(hall.counts(), (1, 1));
}

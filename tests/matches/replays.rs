//! Games that do not count, and their replays; and what a record keeps of the rules and the end.

use std::time::Duration;

use komadai::clock::{AfterMain, Counting, TimeControl};
use komadai::record::{LineEnd, Loss, RecordFormat, TextEncoding, import, losses, to_bytes};
use komadai::rules::{EndReason, Outcome, RuleProfile, Sequel};
use komadai::session::{
    ArbiterAct, ArbiterRuling, Attempt, ClaimRuling, Claimant, EventGame, MatchCommand, MatchSession, MatchSetup,
    NextGame, Player, StartPosition,
};
use komadai::shogi::{Color, Handicap, Position};

use crate::scripts::{Script, order, secs};
use crate::written::written;

const ROUND: &str = "2h3h 8b7b 3h2h 7b8b";

fn setup(profile: &str, time: TimeControl) -> MatchSetup {
    let player = |name: &str| Player { name: name.to_owned(), rank: String::new() };
    MatchSetup {
        players: [player("One"), player("Two")],
        senior: Color::Black,
        time: [time; 2],
        profile: RuleProfile::shipped(profile).unwrap(),
        ..MatchSetup::default()
    }
}

/// The replay after a repetition in which Black has used `black` and White `white`.
fn after_repetition(setup: MatchSetup, black: Duration, white: Duration) -> NextGame {
    let mut script = Script::waiting(setup);
    script.give(MatchCommand::Begin).unwrap();
    script.wait(black).play("2h3h");
    script.wait(white).play("8b7b");
    script.play(&format!("3h2h 7b8b {ROUND} {ROUND}"));
    assert_eq!(script.outcome(), Some(Outcome::undecided(EndReason::Repetition)));
    script.session.next_game().expect("it does not count")
}

const fn minutes(count: u64) -> Duration {
    Duration::from_secs(count * 60)
}

#[test]
fn the_players_change_sides_and_take_their_time_along() {
    let time = TimeControl::byoyomi(minutes(300), secs(60));
    let next = after_repetition(setup("jsa_pro", time), minutes(30), minutes(100));
    let [black, white] = next.setup.time.map(|time| time.main);
    assert_eq!([black, white], [minutes(200), minutes(270)], "both have more than an hour left");
    assert_eq!(next.setup.players.map(|player| player.name), ["Two", "One"]);
    assert_eq!((next.setup.senior, next.rest), (Color::White, minutes(30)));
    assert_eq!(next.setup.attempt.number, 2);
    assert_eq!(next.setup.attempt.before, Some(Outcome::undecided(EndReason::Repetition)));
}

#[test]
fn who_has_less_than_an_hour_gets_one_and_the_other_the_same_on_top() {
    let time = TimeControl::byoyomi(minutes(300), secs(60));
    let next = after_repetition(setup("jsa_pro", time), minutes(100), minutes(280));
    assert_eq!(next.setup.time.map(|time| time.main), [minutes(60), minutes(240)]);
}

#[test]
fn nobody_gets_more_than_at_the_start() {
    let time = TimeControl::byoyomi(minutes(50), secs(60));
    let next = after_repetition(setup("jsa_pro", time), minutes(0), minutes(30));
    assert_eq!(next.setup.time.map(|time| time.main), [minutes(50), minutes(50)]);
}

#[test]
fn a_third_game_still_knows_the_time_of_the_first() {
    let time = TimeControl::byoyomi(minutes(50), secs(60));
    let first = after_repetition(setup("jsa_pro", time), minutes(40), minutes(45));
    let third = after_repetition(first.setup, minutes(50), minutes(10));
    assert_eq!((third.setup.attempt.number, third.setup.attempt.first_time), (3, Some([time; 2])));
    assert_eq!(third.setup.time.map(|time| time.main), [minutes(50), minutes(50)]);
}

#[test]
fn who_has_used_up_everything_gets_thirty_seconds_a_move_under_the_amateur_rule() {
    let time = TimeControl::byoyomi(minutes(10), secs(40));
    let next = after_repetition(setup("jsa_amateur27", time), minutes(10), minutes(4));
    assert_eq!(next.setup.time[1], TimeControl::byoyomi(secs(0), secs(40)));
    let fallback = TimeControl::byoyomi(secs(0), secs(30));
    let used_up = MatchSetup { time: [fallback; 2], ..setup("jsa_amateur27", time) };
    assert_eq!(after_repetition(used_up, secs(1), secs(1)).setup.time, [fallback; 2]);
}

#[test]
fn byoyomi_periods_and_consideration_minutes_that_are_used_up_do_not_come_back() {
    let after = |of: fn(u32) -> AfterMain, spent: u64| {
        let time = TimeControl { main: minutes(1), counting: Counting::Exact, after: of(3) };
        let next = after_repetition(setup("jsa_amateur27_replay", time), secs(spent), secs(1));
        // The sides are changed.
        next.setup.time.map(|time| time.after)
    };
    let periods = |periods| AfterMain::Byoyomi { period: secs(10), periods };
    assert_eq!(after(periods, 75), [periods(3), periods(2)]);
    assert_eq!(after(periods, 89), [periods(3), periods(1)]);
    let consideration = |minutes| AfterMain::Consideration { period: secs(10), minutes, length: secs(60) };
    assert_eq!(after(consideration, 75), [consideration(3), consideration(2)]);
    assert_eq!(after(consideration, 240), [consideration(3), consideration(0)]);
}

#[test]
fn increments_are_not_carried_over() {
    let time = TimeControl::fischer(minutes(90), secs(30));
    let next = after_repetition(setup("jsa_pro", time), minutes(1), minutes(2));
    assert_eq!(next.setup.time[1], TimeControl::fischer(minutes(89) + secs(30) * 6, secs(30)));
}

#[test]
fn in_a_handicap_game_nobody_changes_sides() {
    let handicap = StartPosition::Handicap(Handicap::SixPieces);
    let mut script = Script::waiting(MatchSetup { start: handicap.clone(), ..setup("jsa_pro", TimeControl::UNTIMED) });
    script.play(&"5a6b 2h3h 6b5a 3h2h ".repeat(3));
    let next = script.session.next_game().expect("it does not count");
    assert_eq!((next.setup.start, next.setup.players[0].name.as_str()), (handicap, "One"));
}

#[test]
fn a_game_that_counts_has_no_next_one() {
    let mut script = Script::waiting(setup("casual", TimeControl::UNTIMED));
    assert_eq!(script.session.next_game(), None);
    script.play(&format!("{ROUND} {ROUND} {ROUND}"));
    assert_eq!(script.session.next_game(), None, "it is a draw");
}

#[test]
fn the_record_of_the_next_game_says_which_it_is() {
    let next = after_repetition(setup("jsa_pro", TimeControl::UNTIMED), secs(0), secs(0));
    let script = Script::waiting(next.setup);
    assert_eq!(script.session.tree().header.get("指し直し"), Some("第2局"));
    assert_eq!(Attempt::default().number, 1);
}

#[test]
fn the_rules_of_the_game_stand_in_its_record_in_every_format_that_has_headers() {
    let mut own = RuleProfile::shipped("jsa_pro").unwrap();
    own.repetition.count = 3;
    for profile in RuleProfile::shipped_ids().filter_map(RuleProfile::shipped).chain([own]) {
        let mut script = Script::waiting(MatchSetup { profile: profile.clone(), ..MatchSetup::default() });
        script.play("7g7f 3c3d");
        for format in [RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Csa, RecordFormat::Jkf] {
            let bytes = to_bytes(script.session.tree(), format, TextEncoding::Utf8, LineEnd::Lf).unwrap();
            let again = import(&bytes).unwrap();
            let line = again.tree.header.get(RuleProfile::HEADER_KEY).unwrap_or_else(|| panic!("{format:?}"));
            assert_eq!(RuleProfile::from_line(line), Some(Ok(profile.clone())), "{format:?}");
        }
    }
}

#[test]
fn how_a_match_ended_is_kept_by_kif_without_a_question() {
    for written in written() {
        let (script, _) = written.play();
        if let StartPosition::Composed(_) = &written.setup.start {
            continue;
        }
        let losses = losses(script.session.tree(), RecordFormat::Kif);
        assert!(losses.iter().all(Loss::is_customary), "{}: {losses:?}", written.name);
    }
}

#[test]
fn a_declaration_that_failed_and_a_ruling_are_kept_by_kif() {
    let mut failed = Script::waiting(MatchSetup {
        start: StartPosition::from(Position::from_sfen("4k4/9/9/9/9/9/9/9/4K4 b - 1").unwrap()),
        ..setup("csa_wcsc", TimeControl::UNTIMED)
    });
    failed.give(MatchCommand::ConsiderDeclaration).unwrap();
    failed.give(MatchCommand::Declare).unwrap();
    let mut ruled = Script::waiting(setup("jsa_pro", TimeControl::UNTIMED));
    ruled.play("7g7f");
    let words = "Black left the room.".to_owned();
    let ruling =
        ArbiterRuling { winner: Some(Color::White), charge: None, sequel: komadai::rules::Sequel::Stands, words };
    ruled.give(order(ArbiterAct::Rule(ruling))).unwrap();
    for script in [failed, ruled] {
        let tree = script.session.tree();
        assert_eq!(losses(tree, RecordFormat::Kif), Vec::new());
    }
}

#[test]
fn an_upheld_claim_ends_the_record_at_the_foul_and_keeps_what_was_played_since_beside_it() {
    let start = StartPosition::from(Position::from_sfen("4k4/9/9/9/9/9/4P4/9/4K4 b P 1").unwrap());
    let mut script = Script::waiting(MatchSetup { start, ..setup("jsa_pro", TimeControl::UNTIMED) });
    script.play("P*5e 5a4a 5i4i");
    script.give(MatchCommand::Claim { by: Claimant::Player(Color::White) }).unwrap();
    script.give(order(ArbiterAct::RuleOnClaim(ClaimRuling::Uphold))).unwrap();
    let tree = script.session.tree();
    let line = tree.main_line();
    assert_eq!((line.len(), script.session.plies()), (2, 1));
    assert_eq!(tree.variations(line[1]).len(), 1);
    assert!(tree.node(line[1]).foul().is_some());
    assert_eq!(losses(tree, RecordFormat::Kif), Vec::new());
}

#[test]
fn the_warning_before_the_fourth_occurrence_comes_for_the_move_that_completes_it() {
    let mut script = Script::waiting(setup("jsa_pro", TimeControl::UNTIMED));
    script.play(&format!("{ROUND} {ROUND} 2h3h 8b7b 3h2h"));
    let session = &script.session;
    assert_eq!(session.repetition_by("7b8b".parse().unwrap()), Some(komadai::rules::Repetition::Plain));
    assert_eq!(session.repetition_by("3c3d".parse().unwrap()), None);
    let status = session.repetition_status();
    assert_eq!((status.occurrences.as_slice(), status.needed, status.meaning), (&[3, 7, 11][..], 4, None));
    assert_eq!(status.span.len(), 8);
    assert!(status.span.iter().all(|step| !step.gave_check));
    assert_eq!(status.span.iter().filter(|step| step.is_occurrence).count(), 2);
}

#[test]
fn whoever_had_no_time_left_can_begin_the_game_that_is_played_again() {
    let mut script = Script::waiting(setup("fesa", TimeControl::sudden_death(minutes(1))));
    script.give(MatchCommand::Begin).unwrap();
    script.wait(minutes(2)).give(MatchCommand::Tick).unwrap();
    let ruling = ArbiterRuling { winner: None, charge: None, sequel: Sequel::Replay, words: String::new() };
    script.give(order(ArbiterAct::Rule(ruling))).unwrap();
    let next = script.session.next_game().expect("the arbiter wants it to be played again");
    let mut again = Script::waiting(next.setup);
    again.play("7g7f 3c3d");
    assert_eq!(again.session.plies(), 2);
}

#[test]
fn a_rematch_is_between_the_same_two_with_the_time_of_the_first_game() {
    let time = TimeControl::sudden_death(minutes(10));
    let mut script = Script::waiting(setup("jsa_amateur27", time));
    assert_eq!(script.session.rematch(), None, "this one is not over");
    script.wait(minutes(1)).play("2h3h");
    script.give(MatchCommand::Resign).unwrap();
    let rematch = script.session.rematch().expect("it is over");
    assert_eq!(rematch.players.map(|player| player.name), ["Two", "One"], "they change sides");
    assert_eq!((rematch.time, rematch.attempt.number), ([time; 2], 1));
    let handicap = StartPosition::Handicap(Handicap::TwoPieces);
    let mut given = Script::waiting(MatchSetup { start: handicap, ..setup("jsa_amateur27", time) });
    given.give(MatchCommand::Resign).unwrap();
    let players = given.session.rematch().expect("it is over").players;
    assert_eq!(players.map(|player| player.name), ["One", "Two"], "who gives a handicap gives it again");
}

#[test]
fn a_game_that_is_played_again_is_no_rematch() {
    let mut script = Script::waiting(setup("jsa_pro", TimeControl::UNTIMED));
    script.play(&[ROUND; 3].join(" "));
    assert!(script.session.next_game().is_some() && script.session.rematch().is_none());
}

#[test]
fn names_and_ranks_corrected_in_the_record_are_those_of_the_next_game() {
    for profile in ["casual", "jsa_pro", "jsa_amateur27"] {
        let mut script = Script::waiting(setup(profile, TimeControl::UNTIMED));
        script.play("2h3h");
        let header = &mut script.session.tree_mut().header;
        header.set("先手", "Won");
        header.set("後手", "");
        header.set("先手段級", "二段");
        script.give(MatchCommand::Resign).unwrap();
        let next = script.session.rematch().unwrap();
        let won = Player { name: "Won".to_owned(), rank: "二段".to_owned() };
        let is_swapped = next.senior == Color::White;
        assert_eq!(next.player(if is_swapped { Color::White } else { Color::Black }), &won, "{profile}");
        assert_eq!(next.player(if is_swapped { Color::Black } else { Color::White }), &Player::default());
        assert_eq!(MatchSession::new(next.clone()).players(), next.players);
    }
}

#[test]
fn a_replay_in_an_event_takes_corrected_ranks_and_is_found_by_its_names() {
    let game = EventGame {
        event: "Cup".to_owned(),
        round: 1,
        round_name: String::new(),
        table: 2,
        game: 1,
        best_of: 1,
        first: Color::Black,
        wins: [0; 2],
    };
    let of_event = MatchSetup { event: Some(game), ..setup("jsa_pro", TimeControl::UNTIMED) };
    let mut script = Script::waiting(of_event);
    script.play(&format!("{ROUND} {ROUND} {ROUND}"));
    let header = &mut script.session.tree_mut().header;
    header.set("先手", "Won");
    header.set("先手段級", "二段");
    let next = script.session.next_game().unwrap().setup;
    assert_eq!(next.player(Color::White), &Player { name: "One".to_owned(), rank: "二段".to_owned() });
}

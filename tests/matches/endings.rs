//! How matches end, and what they refuse.

use std::time::Duration;

use komadai::clock::{ClockEvent, TimeControl};
use komadai::record::{GameTree, Loss, RecordFormat, losses};
use komadai::rules::{EndReason, Outcome, PositionHistory, RuleProfile, adjudicate};
use komadai::session::{MatchCommand, MatchEvent, MatchStatus, Refusal};
use komadai::shogi::{Color, Position};

use crate::scripts::{Script, secs};

const MATE: &str = "7g7f 4a4b 8h3c+ 5a6b 3c4b 6a7b G*5b";

#[test]
fn mate_ends_the_match_with_the_mating_move() {
    let mut script = Script::timed(TimeControl::UNTIMED);
    let events = script.play(MATE);
    let outcome = Outcome::won(Color::Black, EndReason::Checkmate);
    let Some(MatchEvent::Ended(verdict)) = events.last() else { panic!("{events:?}") };
    assert_eq!(verdict.outcome, outcome);
    let tree = script.session.tree();
    let last = *tree.main_line().last().unwrap();
    assert_eq!(tree.node(last).ending().map(|ending| &ending.outcome), Some(&outcome));
    assert_eq!(tree.main_line().len(), 8);
}

#[test]
fn a_match_that_is_over_refuses_everything_and_stays_as_it_ended() {
    let mut script = Script::timed(TimeControl::UNTIMED);
    script.play(MATE);
    let end = script.outcome();
    let commands = [
        MatchCommand::Play("5g5f".parse().unwrap()),
        MatchCommand::Resign,
        MatchCommand::TakeBack,
        MatchCommand::Pause,
        MatchCommand::Resume,
        MatchCommand::Interrupt,
    ];
    for command in commands {
        assert_eq!(script.give(command.clone()), Err(Refusal::Over), "{command:?}");
    }
    assert_eq!(script.give(MatchCommand::Tick), Ok(Vec::new()));
    assert_eq!(script.outcome(), end);
}

#[test]
fn the_side_to_move_resigns() {
    let mut script = Script::timed(TimeControl::UNTIMED);
    script.play("7g7f");
    script.give(MatchCommand::Resign).unwrap();
    assert_eq!(script.outcome(), Some(Outcome::won(Color::Black, EndReason::Resignation)));
}

#[test]
fn a_mating_move_that_comes_too_late_loses_on_time() {
    let mut script = Script::timed(TimeControl::sudden_death(secs(60)));
    script.play(MATE.trim_end_matches(" G*5b"));
    let events = script.wait(secs(60)).play("G*5b");
    assert_eq!(script.outcome(), Some(Outcome::won(Color::White, EndReason::TimeUp)));
    assert!(events.contains(&MatchEvent::Clock(ClockEvent::FlagFell { color: Color::Black })));
    assert!(!events.iter().any(|event| matches!(event, MatchEvent::MovePlayed { .. })));
}

#[test]
fn a_resignation_that_comes_after_the_flag_is_a_loss_on_time() {
    let mut script = Script::timed(TimeControl::sudden_death(secs(60)));
    script.wait(secs(61)).give(MatchCommand::Resign).unwrap();
    assert_eq!(script.outcome(), Some(Outcome::won(Color::White, EndReason::TimeUp)));
}

#[test]
fn the_clocks_show_for_good_what_they_showed_when_the_game_ended() {
    let controls = [
        TimeControl::fischer(secs(10), secs(5)),
        TimeControl::periods(secs(0), secs(30), 2),
        TimeControl::sudden_death(secs(60)),
    ];
    for control in controls {
        let mut script = Script::timed(control);
        script.wait(secs(3)).play("7g7f");
        script.wait(secs(12)).give(MatchCommand::Tick).unwrap();
        let shown = Color::ALL.map(|color| script.session.clock().reading(color, script.now()));
        script.give(MatchCommand::Resign).unwrap();
        script.wait(secs(500)).give(MatchCommand::Tick).unwrap();
        assert_eq!(Color::ALL.map(|color| script.session.clock().reading(color, script.now())), shown, "{control:?}");
    }
}

#[test]
fn what_the_clock_told_before_a_refused_command_is_told_with_the_next_answer() {
    let mut script = Script::timed(TimeControl::sudden_death(secs(60)));
    script.wait(secs(3)).give(MatchCommand::Play("7g7e".parse().unwrap())).unwrap_err();
    let told = script.give(MatchCommand::Tick).unwrap();
    assert!(matches!(told[..], [MatchEvent::Clock(ClockEvent::SecondsLeft { secs: 57, .. })]), "{told:?}");
}

/// A game as a person plays it: no move takes whole seconds.
fn ended(moves: &str, end: Option<MatchCommand>) -> Script {
    let mut script = Script::timed(TimeControl::sudden_death(secs(600)));
    for mv in moves.split_whitespace() {
        script.wait(Duration::from_millis(1_337)).play(mv);
    }
    if let Some(command) = end {
        script.wait(Duration::from_millis(2_718)).give(command).expect("the game goes on");
    }
    script
}

#[test]
fn every_ending_of_a_match_is_kept_by_kif_without_a_question() {
    let chase =
        "5g5f 5c5d 2h5h 5a5b 5f5e 5b5c 5h5f 5c6d 5f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f";
    let games = [
        ended(MATE, None),
        ended("7g7f", Some(MatchCommand::Resign)),
        ended("7g7f", Some(MatchCommand::Interrupt)),
        ended(&"2h3h 8b7b 3h2h 7b8b ".repeat(3), None),
        ended(chase, None),
    ];
    let mut late = ended("7g7f", None);
    late.wait(secs(601)).give(MatchCommand::Tick).unwrap();
    for script in games.iter().chain([&late]) {
        let (tree, outcome) = (script.session.tree(), script.outcome().expect("the game is over"));
        let losses = losses(tree, RecordFormat::Kif);
        assert!(losses.iter().all(Loss::is_customary), "{outcome:?}: {losses:?}");
    }
    assert_eq!(games[4].outcome(), Some(Outcome::won(Color::White, EndReason::PerpetualCheck)));
}

#[test]
fn a_side_without_a_move_loses_although_it_is_not_in_check() {
    let start = "+R+N+SGKG+S+N+R/+B+N+SG+LG+S+N+B/P+LPP+LPP+LP/1P2P2P1/9/9/9/9/6k2 b - 200";
    let stuck = Position::from_sfen(start).unwrap();
    let history = PositionHistory::starting_from(&stuck);
    let verdict = adjudicate(&stuck, &history, &RuleProfile::default()).unwrap();
    assert_eq!(verdict.outcome, Outcome::won(Color::White, EndReason::NoLegalMove));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut script = Script::timed(TimeControl::sudden_death(secs(60)));
    let before = script.session.position().clone();
    let refused = script.wait(secs(3)).give(MatchCommand::Play("7g7e".parse().unwrap()));
    assert!(matches!(refused, Err(Refusal::Illegal(_))));
    assert_eq!(script.session.position(), &before);
    script.play("7g7f");
    assert_eq!(script.session.clock().used(Color::Black), secs(3), "the clock ran on meanwhile");
}

#[test]
fn taking_back_leads_to_the_place_before_in_board_record_and_clocks() {
    let mut script = Script::timed(TimeControl::periods(secs(60), secs(10), 3));
    script.wait(secs(65)).play("7g7f");
    let (state, position) = (script.session.clock().state(), script.session.position().clone());
    script.wait(secs(4)).play("3c3d");
    script.wait(secs(2)).give(MatchCommand::TakeBack).unwrap();
    assert_eq!((script.session.clock().state(), script.session.position()), (state, &position));
    assert_eq!(script.session.plies(), 1);
    script.give(MatchCommand::TakeBack).unwrap();
    assert_eq!(script.session.tree().main_line(), [GameTree::ROOT]);
    assert_eq!(script.give(MatchCommand::TakeBack), Err(Refusal::NoMove));
}

#[test]
fn taking_back_takes_the_occurrence_of_a_position_back_too() {
    let mut script = Script::timed(TimeControl::UNTIMED);
    script.play("2h3h 8b7b 3h2h 7b8b");
    assert_eq!(script.session.occurrences(), 2);
    script.give(MatchCommand::TakeBack).unwrap();
    script.play("7b8b");
    assert_eq!(script.session.occurrences(), 2);
}

#[test]
fn a_pause_takes_no_time_and_lets_nobody_move() {
    let mut script = Script::timed(TimeControl::sudden_death(secs(60)));
    script.wait(secs(10)).give(MatchCommand::Pause).unwrap();
    assert_eq!(script.wait(secs(1_000)).give(MatchCommand::Play("7g7f".parse().unwrap())), Err(Refusal::Paused));
    script.give(MatchCommand::Resume).unwrap();
    script.wait(secs(5)).play("7g7f");
    assert_eq!(script.session.clock().used(Color::Black), secs(15));
    assert_eq!(*script.session.status(), MatchStatus::Running);
}

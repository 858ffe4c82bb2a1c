//! Machines that fall asleep in the middle of a game.

use std::time::Duration;

use komadai::clock::{Reading, TimeControl};
use komadai::rules::{EndReason, Outcome};
use komadai::session::{ArbiterAct, MatchCommand, MatchEvent, MatchStatus, Pending, Refusal, SleepRuling};
use komadai::shogi::Color;

use crate::scripts::{Script, secs};

/// A game of a minute each, in which Black has thought for 10 seconds when the machine falls asleep for `slept`.
/// Whether the clock behind the instants stood still meanwhile makes no difference.
fn asleep(slept: Duration, clock_went_on: bool) -> Script {
    let mut script = Script::timed(TimeControl::sudden_death(secs(60)));
    let since = script.wait(secs(10)).now();
    script.wait(if clock_went_on { slept } else { secs(0) });
    let told = script.give(MatchCommand::NoteSleep { since, slept }).unwrap();
    assert!(matches!(told[..], [.., MatchEvent::Slept(_)]), "{told:?}");
    script
}

#[test]
fn a_sleep_stops_the_game_and_shows_both_readings_and_nobody_loses_in_it() {
    for clock_went_on in [true, false] {
        let script = asleep(secs(3_600), clock_went_on);
        assert_eq!(script.session.status(), &MatchStatus::Paused);
        let Some(Pending::Sleep(case)) = script.session.pending() else { panic!("somebody is asked") };
        assert_eq!((case.mover, case.slept), (Color::Black, secs(3_600)));
        assert_eq!((case.before, case.counted), (Reading::Main { left: secs(50) }, Reading::Flagged));
    }
}

#[test]
fn the_game_goes_on_from_before_the_sleep_when_it_does_not_count() {
    let mut script = asleep(secs(20), true);
    let refused = script.wait(secs(1)).give(MatchCommand::Play("7g7f".parse().unwrap()));
    assert_eq!(refused, Err(Refusal::Undecided), "whoever has seen the question waits for the answer");
    script.wait(secs(4)).give(MatchCommand::AnswerSleep(SleepRuling::Forget)).unwrap();
    script.wait(secs(3)).play("7g7f");
    assert_eq!(script.session.clock().used(Color::Black), secs(13));
    assert_eq!(script.give(MatchCommand::AnswerSleep(SleepRuling::Count)), Err(Refusal::NothingToDecide));
}

#[test]
fn a_sleep_that_counts_is_charged_and_may_lose_the_game() {
    for clock_went_on in [true, false] {
        let mut script = asleep(secs(20), clock_went_on);
        script.wait(secs(5)).give(MatchCommand::AnswerSleep(SleepRuling::Count)).unwrap();
        script.wait(secs(3)).play("7g7f");
        assert_eq!(script.session.clock().used(Color::Black), secs(33));
        let mut script = asleep(secs(50), clock_went_on);
        script.give(MatchCommand::AnswerSleep(SleepRuling::Count)).unwrap();
        assert_eq!(script.outcome(), Some(Outcome::won(Color::White, EndReason::TimeUp)));
    }
}

#[test]
fn nobody_is_asked_about_a_sleep_in_which_no_clock_ran() {
    let mut script = Script::waiting(komadai::session::MatchSetup::default());
    let sleep = |script: &Script| MatchCommand::NoteSleep { since: script.now(), slept: secs(100) };
    assert_eq!(script.give(sleep(&script)), Ok(Vec::new()));
    script.play("7g7f");
    script.give(MatchCommand::ArbiterPause).unwrap();
    assert_eq!(script.give(sleep(&script)), Ok(Vec::new()));
}

#[test]
fn a_match_with_a_sleep_in_it_is_played_again_from_its_log() {
    let mut script = asleep(secs(20), false);
    script.wait(secs(1)).give(MatchCommand::AnswerSleep(SleepRuling::Count)).unwrap();
    script.wait(secs(3)).play("7g7f");
    let session = &script.session;
    let again = komadai::session::MatchSession::replay(session.setup().clone(), session.log()).unwrap();
    assert_eq!(again.clock().state(), session.clock().state());
}

#[test]
fn a_move_made_during_the_sleep_is_played_when_the_game_goes_on_and_takes_no_time_of_what_was_left() {
    let mut script = asleep(secs(20), true);
    let mv = "7g7f".parse().unwrap();
    let kept = script.give(MatchCommand::Play(mv)).unwrap();
    assert!(matches!(kept[..], [.., MatchEvent::MoveKept]), "{kept:?}");
    assert_eq!((script.session.kept_move(), script.session.plies()), (Some(mv), 0));
    assert_eq!(script.give(MatchCommand::Play("2g2f".parse().unwrap())), Err(Refusal::Undecided), "one is enough");
    script.wait(secs(5)).give(MatchCommand::AnswerSleep(SleepRuling::Forget)).unwrap();
    assert_eq!((script.session.kept_move(), script.session.plies()), (None, 1));
    assert_eq!(script.session.clock().used(Color::Black), secs(10));
    let session = &script.session;
    let again = komadai::session::MatchSession::replay(session.setup().clone(), session.log()).unwrap();
    assert_eq!((again.clock().state(), again.plies()), (session.clock().state(), 1));
}

#[test]
fn a_move_made_during_a_sleep_that_counts_is_charged_with_it_and_does_not_help_against_the_flag() {
    let mv = || MatchCommand::Play("7g7f".parse().unwrap());
    let mut script = asleep(secs(20), true);
    script.give(mv()).unwrap();
    script.give(MatchCommand::AnswerSleep(SleepRuling::Count)).unwrap();
    assert_eq!((script.session.plies(), script.session.clock().used(Color::Black)), (1, secs(30)));
    let mut script = asleep(secs(50), true);
    script.give(mv()).unwrap();
    script.give(MatchCommand::AnswerSleep(SleepRuling::Count)).unwrap();
    assert_eq!(script.outcome(), Some(Outcome::won(Color::White, EndReason::TimeUp)));
    assert_eq!(script.session.plies(), 0);
}

#[test]
fn an_illegal_move_is_not_kept() {
    let mut script = asleep(secs(20), true);
    let refused = script.give(MatchCommand::Play("7g7e".parse().unwrap()));
    assert!(matches!(refused, Err(Refusal::Illegal(_))), "{refused:?}");
    assert_eq!(script.session.kept_move(), None);
}

#[test]
fn a_move_kept_in_a_game_that_was_broken_off_is_not_that_of_a_later_sleep() {
    let mut script = asleep(secs(20), true);
    script.give(MatchCommand::Play("7g7f".parse().unwrap())).unwrap();
    script.give(MatchCommand::Interrupt).unwrap();
    script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
    script.rule(ArbiterAct::Resume).unwrap();
    let since = script.wait(secs(5)).now();
    script.give(MatchCommand::NoteSleep { since, slept: secs(4) }).unwrap();
    assert_eq!(script.session.kept_move(), None);
}

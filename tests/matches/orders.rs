//! What an arbiter corrects, adjourns and stops, and what the log says about it.

use std::time::Duration;

use komadai::clock::{AfterMain, Reading, TimeControl};
use komadai::hall::Notice;
use komadai::record::{AuditAct, LoggedClaim, Standing};
use komadai::rules::{EndReason, FoulKind, Outcome, RuleProfile, Sequel};
use komadai::session::{
    ArbiterAct, ArbiterOrder, ArbiterRuling, ClaimRuling, Claimant, DeclarationDecision, Halt, MatchCommand,
    MatchEvent, MatchSetup, MatchStatus, Pending, Refusal, Signature,
};
use komadai::shogi::{Color, Move};

use crate::scripts::{Script, secs};

const TEN_MINUTES: TimeControl = TimeControl::sudden_death(Duration::from_secs(600));

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn main_left(script: &Script, color: Color) -> u64 {
    script.session.clock().main_left(color, script.now()).as_secs()
}

/// Two moves, which took Black 10 seconds and White 20; another 5 have passed since.
fn game() -> Script {
    let mut script = Script::timed(TEN_MINUTES);
    script.wait(secs(10)).play("7g7f");
    script.wait(secs(20)).play("3c3d");
    script.wait(secs(5));
    script
}

#[test]
fn an_entry_tells_who_when_and_why_and_how_the_game_stood_before_and_after() {
    let mut script = game();
    let signed = Signature { date: "2026/11/22 14:05:31".into(), who: "山田".into(), reason: "late".into() };
    script.give(ArbiterAct::GiveTime { to: Color::White, secs: 60 }.signed(signed)).unwrap();
    let [entry] = &script.session.tree().log[..] else { panic!("one act, one entry") };
    assert_eq!(
        (entry.date.as_str(), entry.who.as_str(), entry.reason.as_str()),
        ("2026/11/22 14:05:31", "山田", "late")
    );
    assert_eq!((entry.before.ply, &entry.before.standing), (2, &Standing::Running));
    let clocks = |of: [komadai::record::AuditClock; 2]| of.map(|clock| clock.main.as_secs());
    assert_eq!((clocks(entry.before.clocks), clocks(entry.after.clocks)), ([585, 580], [585, 640]));
}

#[test]
fn what_is_foreseen_is_what_is_done_and_changes_nothing() {
    let mut script = game();
    let act = ArbiterAct::TakeBack { moves: 1 };
    let order = ArbiterOrder { act: act.clone(), signed: Signature::default() };
    let foreseen = script.session.foresee(order, script.now()).unwrap();
    assert_eq!(script.session.plies(), 2);
    script.rule(act).unwrap();
    assert_eq!(script.session.tree().log, [foreseen]);
}

#[test]
fn a_period_that_begins_anew_is_foreseen_and_time_that_nobody_has_is_not_taken() {
    let mut script = Script::timed(TimeControl::periods(Duration::ZERO, secs(30), 3));
    script.wait(secs(42));
    let foresee = |script: &Script, act: ArbiterAct| {
        script.session.foresee(ArbiterOrder { act, signed: Signature::default() }, script.now())
    };
    let set = ArbiterAct::SetClock { color: Color::Black, main_left: Duration::ZERO, extras_left: 2 };
    let entry = foresee(&script, set).unwrap();
    let [before, after] = [&entry.before, &entry.after].map(|state| state.clocks[0]);
    assert_eq!((before.period, after.period), (Some(secs(18)), Some(secs(30))));
    assert_eq!((before.to_string(), after.to_string()), ("0:00:00/2/18".into(), "0:00:00/2/30".into()));
    let take = ArbiterAct::GiveTime { to: Color::Black, secs: -60 };
    assert_eq!(foresee(&script, take), Err(Refusal::NothingChanges));
}

#[test]
fn time_is_given_in_mid_move_and_the_move_goes_on() {
    let mut script = game();
    script.rule(ArbiterAct::GiveTime { to: Color::Black, secs: 60 }).unwrap();
    assert_eq!((main_left(&script, Color::Black), main_left(&script, Color::White)), (645, 580));
    script.rule(ArbiterAct::GiveTime { to: Color::White, secs: -120 }).unwrap();
    script.wait(secs(5));
    assert_eq!((main_left(&script, Color::Black), main_left(&script, Color::White)), (640, 460));
}

#[test]
fn time_taken_in_mid_move_leaves_the_mover_all_periods() {
    let mut script = Script::timed(TimeControl::periods(secs(60), secs(30), 1));
    script.wait(secs(50)).rule(ArbiterAct::GiveTime { to: Color::Black, secs: -60 }).unwrap();
    assert_eq!(main_left(&script, Color::Black), 0);
    let Reading::Byoyomi { left, period } = script.session.clock().reading(Color::Black, script.now()) else {
        panic!("the period has begun")
    };
    assert_eq!((left, period.left()), (secs(30), 1), "what was used before the penalty is not used twice");
    script.wait(secs(29)).play("7g7f");
    assert_eq!(script.outcome(), None);
}

#[test]
fn the_log_tells_the_seconds_that_the_clock_shows() {
    let mut script = game();
    let shown = |script: &Script| {
        let reading = script.session.clock().reading(Color::Black, script.now());
        Duration::from_secs(reading.shown_secs())
    };
    script.wait(Duration::from_millis(2_300));
    let before = shown(&script);
    script.rule(ArbiterAct::GiveTime { to: Color::Black, secs: 60 }).unwrap();
    let entries = &script.session.tree().log;
    let clocks = entries.last().map(|entry| [entry.before.clocks[0].main, entry.after.clocks[0].main]);
    assert_eq!(clocks, Some([before, before + secs(60)]));
}

#[test]
fn a_clock_is_set_with_its_periods_and_the_other_one_is_left_alone() {
    let mut script = Script::timed(TimeControl::periods(secs(600), secs(30), 3));
    script.wait(secs(10)).play("7g7f");
    script.wait(secs(30));
    let act = ArbiterAct::SetClock { color: Color::Black, main_left: Duration::ZERO, extras_left: 2 };
    script.rule(act).unwrap();
    assert_eq!(
        (main_left(&script, Color::White), script.session.clock().extras_left(Color::Black, script.now())),
        (570, 2)
    );
    assert_eq!(script.session.status(), &MatchStatus::Running);
    script.play("3c3d");
    script.wait(secs(31));
    let Reading::Byoyomi { period, .. } = script.session.clock().reading(Color::Black, script.now()) else {
        panic!("there is no main time left")
    };
    assert_eq!(period.left(), 1);
}

#[test]
fn a_side_without_a_clock_has_none_to_set() {
    let mut script = Script::timed(TimeControl::UNTIMED);
    assert_eq!(script.rule(ArbiterAct::GiveTime { to: Color::Black, secs: 60 }), Err(Refusal::NoClock));
    assert!(script.session.tree().log.is_empty(), "what is refused is no act");
}

#[test]
fn moves_are_taken_back_with_the_clocks_as_they_were_and_stand_still() {
    let mut script = game();
    script.rule(ArbiterAct::TakeBack { moves: 2 }).unwrap();
    assert_eq!((script.session.plies(), script.session.status()), (0, &MatchStatus::Paused));
    assert_eq!((main_left(&script, Color::Black), main_left(&script, Color::White)), (600, 600));
    script.wait(secs(100)).rule(ArbiterAct::Resume).unwrap();
    assert_eq!(main_left(&script, Color::Black), 600);
    assert_eq!(script.rule(ArbiterAct::TakeBack { moves: 1 }), Err(Refusal::NoMove));
    assert_eq!(
        script.session.tree().log[0].act,
        AuditAct::TakenBack(vec![mv("7g7f"), mv("3c3d")]),
        "the log tells what is gone"
    );
}

/// What both clocks show after the arbiter takes back no, one and two moves.
fn clocks_after_taking_back(script: &Script) -> [[u64; 2]; 3] {
    [0, 1, 2].map(|moves| {
        let mut script = script.clone();
        _ = script.rule(ArbiterAct::TakeBack { moves });
        Color::ALL.map(|color| main_left(&script, color))
    })
}

#[test]
fn time_given_stays_given_after_any_take_back() {
    for secs in [60, -30] {
        for to in Color::ALL {
            let mut script = game();
            let before = clocks_after_taking_back(&script);
            script.rule(ArbiterAct::GiveTime { to, secs }).unwrap();
            let given = before.map(|mut clocks| {
                clocks[to.index()] = clocks[to.index()].checked_add_signed(secs).unwrap();
                clocks
            });
            assert_eq!(clocks_after_taking_back(&script), given, "{to:?} {secs}");
        }
    }
}

#[test]
fn the_players_take_no_penalty_back_with_their_move() {
    let mut script = game();
    let (time, profile) = ([TEN_MINUTES; 2], script.session.setup().profile.clone());
    let profile = komadai::rules::RuleProfile { take_back: komadai::rules::TakeBackRule::Allowed, ..profile };
    script = Script::waiting(komadai::session::MatchSetup { time, profile, ..Default::default() });
    script.play("7g7f 3c3d");
    script.rule(ArbiterAct::GiveTime { to: Color::White, secs: -120 }).unwrap();
    script.give(MatchCommand::TakeBack).unwrap();
    assert_eq!((script.session.plies(), main_left(&script, Color::White)), (1, 480));
}

#[test]
fn a_clock_that_was_set_stays_put_right_after_any_take_back() {
    let mut script = Script::timed(TimeControl::periods(secs(600), secs(30), 3));
    script.wait(secs(10)).play("7g7f");
    script.wait(secs(20)).play("3c3d");
    script.rule(ArbiterAct::SetClock { color: Color::White, main_left: secs(640), extras_left: 2 }).unwrap();
    assert_eq!(clocks_after_taking_back(&script), [[590, 640], [590, 660], [600, 660]]);
    script.rule(ArbiterAct::TakeBack { moves: 2 }).unwrap();
    assert_eq!(Color::ALL.map(|color| script.session.clock().extras_left(color, script.now())), [3, 2]);
}

#[test]
fn a_game_that_was_over_goes_on_where_the_arbiter_says_so() {
    let mut script = game();
    script.give(MatchCommand::Resign).unwrap();
    let events = script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
    assert!(events.contains(&MatchEvent::GoesOn));
    assert_eq!((script.session.status(), script.session.verdict()), (&MatchStatus::Paused, None));
    assert_eq!(main_left(&script, Color::Black), 585);
    script.rule(ArbiterAct::Resume).unwrap();
    script.play("2g2f");
    assert_eq!(script.rule(ArbiterAct::TakeBack { moves: 0 }), Err(Refusal::NothingChanges));
}

/// Black's time was up; the arbiter has undone that.
fn time_up_undone(control: TimeControl, used: Duration) -> Script {
    let mut script = Script::timed(control);
    script.wait(used).give(MatchCommand::Tick).unwrap();
    assert_eq!(script.outcome(), Some(Outcome::won(Color::White, EndReason::TimeUp)));
    script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
    script
}

#[test]
fn a_clock_without_time_is_not_restarted_before_it_is_given_some() {
    let correction = ArbiterAct::SetClock { color: Color::Black, main_left: secs(60), extras_left: 0 };
    let gift = ArbiterAct::GiveTime { to: Color::Black, secs: 61 };
    for remedy in [correction, gift] {
        let mut script = time_up_undone(TimeControl::sudden_death(secs(10)), secs(11));
        assert_eq!(script.rule(ArbiterAct::Resume), Err(Refusal::TimeIsUp), "it would be lost again at once");
        script.rule(remedy).unwrap();
        script.rule(ArbiterAct::Resume).unwrap();
        script.wait(secs(30)).play("7g7f");
        assert_eq!((script.outcome(), main_left(&script, Color::Black)), (None, 30));
    }
}

#[test]
fn whoever_was_out_of_time_has_a_full_period_of_byoyomi_once_that_is_undone() {
    let consideration = AfterMain::Consideration { period: secs(30), minutes: 2, length: secs(60) };
    let controls = [
        (TimeControl::byoyomi(secs(10), secs(30)), 40),
        (TimeControl::periods(secs(10), secs(30), 3), 100),
        (TimeControl { after: consideration, ..TimeControl::sudden_death(secs(10)) }, 160),
    ];
    for (control, used) in controls {
        let mut script = time_up_undone(control, secs(used));
        script.rule(ArbiterAct::Resume).unwrap();
        script.wait(secs(29)).give(MatchCommand::Tick).unwrap();
        assert_eq!(script.outcome(), None, "{control:?}");
        script.wait(secs(1)).give(MatchCommand::Tick).unwrap();
        assert_eq!(script.outcome(), Some(Outcome::won(Color::White, EndReason::TimeUp)), "one period, not more");
    }
}

#[test]
fn a_move_is_corrected_where_the_rest_still_stands() {
    let mut script = game();
    script.play("6g6f 8c8d");
    script.rule(ArbiterAct::CorrectMove { ply: 3, mv: mv("2g2f") }).unwrap();
    let played: Vec<Move> =
        script.session.tree().main_line().iter().filter_map(|&node| script.session.tree().node(node).mv).collect();
    assert_eq!(played, ["7g7f", "3c3d", "2g2f", "8c8d"].map(mv));
    assert_eq!(&script.session.tree().position_at(script.session.node()), script.session.position());
    script.play("2f2e");
}

#[test]
fn a_correction_that_another_move_does_not_bear_is_refused_with_the_number_of_that_move() {
    let mut script = game();
    script.play("8h2b+ 3a2b");
    let before = script.session.tree().clone();
    let told = script.rule(ArbiterAct::CorrectMove { ply: 1, mv: mv("2g2f") });
    assert!(matches!(told, Err(Refusal::NoLongerStands { ply: 3, .. })), "the bishop's way is closed: {told:?}");
    let told = script.rule(ArbiterAct::CorrectMove { ply: 1, mv: mv("2g2e") });
    assert!(matches!(told, Err(Refusal::Illegal(_))));
    assert_eq!(script.session.tree(), &before);
    assert_eq!(script.rule(ArbiterAct::CorrectMove { ply: 1, mv: mv("7g7f") }), Err(Refusal::NothingChanges));
    assert_eq!(script.rule(ArbiterAct::CorrectMove { ply: 9, mv: mv("7g7f") }), Err(Refusal::NoMove));
}

#[test]
fn a_move_out_of_turn_is_taken_back_and_not_corrected_into_one_of_the_other_side() {
    let profile = RuleProfile::shipped("jsa_amateur27").unwrap();
    let time = [TEN_MINUTES; 2];
    let mut script = Script::waiting(komadai::session::MatchSetup { profile, time, ..Default::default() });
    script.play("7g7f 3c3d 2g2f");
    script.wait(secs(3)).play("2f2e");
    let correction = ArbiterAct::CorrectMove { ply: 4, mv: mv("8c8d") };
    assert_eq!(script.rule(correction), Err(Refusal::OtherSideMoved), "White's clock is running, and Black would move");
    script.rule(ArbiterAct::TakeBack { moves: 1 }).unwrap();
    assert_eq!(script.session.turn(), Color::White);
}

#[test]
fn a_corrected_last_move_that_mates_ends_the_game() {
    let start = komadai::shogi::Position::from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1").unwrap();
    let setup = komadai::session::MatchSetup { start: start.into(), ..Default::default() };
    let mut script = Script::waiting(setup);
    script.play("G*4b");
    script.rule(ArbiterAct::CorrectMove { ply: 1, mv: mv("G*5b") }).unwrap();
    assert_eq!(script.outcome(), Some(Outcome::won(Color::Black, EndReason::Checkmate)));
}

#[test]
fn a_move_of_a_game_that_ended_on_the_board_is_corrected_once_the_end_is_taken_back() {
    let start = komadai::shogi::Position::from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1").unwrap();
    let setup = komadai::session::MatchSetup { start: start.into(), ..Default::default() };
    let mut script = Script::waiting(setup);
    script.play("G*5b");
    let correction = ArbiterAct::CorrectMove { ply: 1, mv: mv("G*4b") };
    assert_eq!(script.rule(correction.clone()), Err(Refusal::EndStands), "it would be no mate any more");
    assert_eq!(script.outcome(), Some(Outcome::won(Color::Black, EndReason::Checkmate)));
    script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
    script.rule(correction).unwrap();
    assert_eq!(script.outcome(), None);
}

#[test]
fn a_move_is_corrected_after_a_resignation_which_stands() {
    let mut script = game();
    script.give(MatchCommand::Resign).unwrap();
    script.rule(ArbiterAct::CorrectMove { ply: 2, mv: mv("8c8d") }).unwrap();
    assert_eq!(script.outcome(), Some(Outcome::won(Color::White, EndReason::Resignation)));
}

/// A foul of Black's after ten seconds, after which both played on for fifty; White claims it, and the claim is upheld.
fn upheld() -> Script {
    let mut script = claimed();
    script.wait(secs(60)).rule(ArbiterAct::RuleOnClaim(ClaimRuling::Uphold)).unwrap();
    assert_eq!((script.session.plies(), main_left(&script, Color::Black)), (1, 590));
    script
}

/// The same before the arbiter has come.
fn claimed() -> Script {
    let start = komadai::shogi::Position::from_sfen("4k4/9/9/9/9/9/4P4/9/4K4 b P 1").unwrap();
    let profile = RuleProfile::shipped("jsa_pro").unwrap();
    let setup =
        komadai::session::MatchSetup { start: start.into(), profile, time: [TEN_MINUTES; 2], ..Default::default() };
    let mut script = Script::waiting(setup);
    script.give(MatchCommand::Begin).unwrap();
    script.wait(secs(10)).play("P*5e");
    script.wait(secs(20)).play("5a4a");
    script.wait(secs(30)).play("5i4i");
    script.wait(secs(7)).give(MatchCommand::Claim { by: Claimant::Player(Color::White) }).unwrap();
    script
}

#[test]
fn the_words_of_a_ruling_that_is_replaced_or_withdrawn_do_not_stay_as_a_comment() {
    let ruling = |words: &str| {
        let (winner, words) = (Some(Color::White), words.to_owned());
        ArbiterAct::Rule(ArbiterRuling { winner, charge: None, sequel: Sequel::Stands, words })
    };
    let comments = |script: &Script| {
        let tree = script.session.tree();
        tree.node(*tree.main_line().last().unwrap()).comments().iter().map(str::to_owned).collect::<Vec<_>>()
    };
    let mut script = game();
    let before = comments(&script);
    script.rule(ruling("Black left\nthe room.")).unwrap();
    assert_eq!(comments(&script)[before.len()..], ["Black left", "the room."]);
    script.rule(ruling("Black did not come back.")).unwrap();
    assert_eq!(comments(&script)[before.len()..], ["Black did not come back."]);
    script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
    assert_eq!(comments(&script), before);
}

fn latest_act(script: &Script) -> AuditAct {
    script.session.tree().log.last().cloned().unwrap().act
}

#[test]
fn a_claim_that_was_upheld_by_mistake_leaves_the_moves_played_since_and_both_clocks_as_they_were() {
    let mut script = upheld();
    script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
    assert_eq!(latest_act(&script), AuditAct::TakenBack(Vec::new()));
    assert_eq!((script.session.plies(), script.session.status()), (3, &MatchStatus::Paused));
    assert_eq!(Color::ALL.map(|color| main_left(&script, color)), [560, 573]);
    script.rule(ArbiterAct::Resume).unwrap();
    script.wait(secs(5)).play("4a3a");
    assert_eq!(main_left(&script, Color::White), 568, "the seven seconds before the claim count as well");
    assert_eq!(script.session.tree().main_line().len(), 5, "nothing stands beside the line");
    script.rule(ArbiterAct::TakeBack { moves: 2 }).unwrap();
    assert_eq!(Color::ALL.map(|color| main_left(&script, color)), [590, 580]);
}

#[test]
fn a_claim_that_was_upheld_by_mistake_can_be_made_again() {
    let mut script = upheld();
    script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
    script.rule(ArbiterAct::Resume).unwrap();
    script.give(MatchCommand::Claim { by: Claimant::Player(Color::White) }).unwrap();
    script.rule(ArbiterAct::RuleOnClaim(ClaimRuling::Uphold)).unwrap();
    assert_eq!(script.outcome().and_then(|outcome| outcome.winner), Some(Color::White));
}

#[test]
fn a_foul_that_is_taken_back_takes_what_was_played_since_along_and_tells_it() {
    let mut script = upheld();
    script.rule(ArbiterAct::TakeBack { moves: 1 }).unwrap();
    assert_eq!(latest_act(&script), AuditAct::TakenBack(vec![mv("P*5e"), mv("5a4a"), mv("5i4i")]));
    assert_eq!(Color::ALL.map(|color| main_left(&script, color)), [600, 600]);
    assert_eq!((script.session.plies(), script.session.status()), (0, &MatchStatus::Paused));
}

#[test]
fn only_the_arbiter_lets_the_clocks_run_on_after_a_call() {
    let mut script = game();
    script.rule(ArbiterAct::Call).unwrap();
    assert_eq!(script.give(MatchCommand::Resume), Err(Refusal::ArbiterCalled));
    script.wait(secs(60)).rule(ArbiterAct::Stop).unwrap();
    assert_eq!(script.give(MatchCommand::Resume), Err(Refusal::ArbiterCalled));
    script.rule(ArbiterAct::Resume).unwrap();
    assert_eq!((main_left(&script, Color::Black), script.session.halted()), (585, None));
    script.give(MatchCommand::Pause).unwrap();
    script.give(MatchCommand::Resume).unwrap();
}

/// Games whose clocks stand, and in which nothing is to be restarted.
fn standing_games() -> Vec<(&'static str, Script)> {
    let mut adjourned = game();
    adjourned.rule(ArbiterAct::Adjourn { sealed: None }).unwrap();
    let mut over = game();
    over.give(MatchCommand::Resign).unwrap();
    let waiting = Script::waiting(MatchSetup::default());
    vec![("adjourned", adjourned), ("over", over), ("claimed", claimed()), ("waiting", waiting)]
}

#[test]
fn the_arbiter_is_called_where_no_clock_runs_and_the_call_is_answered() {
    for (name, mut script) in standing_games() {
        let before = (script.session.status().clone(), script.session.pending().cloned());
        script.rule(ArbiterAct::Call).unwrap();
        assert!(script.session.is_arbiter_called(), "{name}");
        assert_eq!((script.session.status().clone(), script.session.pending().cloned()), before, "{name}");
        assert_eq!(Notice::of(&script.session), Some(Notice::Called), "{name}: the hall knows");
        assert_eq!(script.rule(ArbiterAct::Call), Err(Refusal::ArbiterCalled), "{name}: once is enough");
        script.rule(ArbiterAct::AnswerCall).unwrap();
        assert!(!script.session.is_arbiter_called(), "{name}");
        assert_eq!(latest_act(&script), AuditAct::CallAnswered);
        assert_eq!(script.rule(ArbiterAct::AnswerCall), Err(Refusal::NothingToDecide), "{name}");
    }
}

#[test]
fn whatever_the_arbiter_does_at_the_table_answers_a_call() {
    let acts = [
        ArbiterAct::Reopen,
        ArbiterAct::TakeBack { moves: 0 },
        ArbiterAct::RuleOnClaim(ClaimRuling::Reject),
        ArbiterAct::Warn(Color::Black),
    ];
    for ((name, mut script), act) in standing_games().into_iter().zip(acts) {
        script.rule(ArbiterAct::Call).unwrap();
        script.rule(act).unwrap();
        assert!(!script.session.is_arbiter_called(), "{name}");
    }
}

#[test]
fn whatever_the_arbiter_does_while_the_clocks_stand_for_a_call_answers_it_and_they_stand_on() {
    let acts = [
        ArbiterAct::Adjourn { sealed: None },
        ArbiterAct::Adjourn { sealed: Some(mv("2g2f")) },
        ArbiterAct::Stop,
        ArbiterAct::Resume,
        ArbiterAct::SetClock { color: Color::Black, main_left: secs(60), extras_left: 0 },
        ArbiterAct::GiveTime { to: Color::White, secs: 60 },
        ArbiterAct::TakeBack { moves: 1 },
        ArbiterAct::CorrectMove { ply: 2, mv: mv("8c8d") },
        ArbiterAct::Warn(Color::White),
        ArbiterAct::DefaultWin { winner: Color::White },
        ArbiterAct::DoubleDefault,
        ArbiterAct::Interrupt,
    ];
    for act in acts {
        let mut script = game();
        script.rule(ArbiterAct::Call).unwrap();
        assert_eq!(Notice::of(&script.session), Some(Notice::Called));
        script.rule(act.clone()).unwrap();
        assert!(!script.session.is_arbiter_called() && Notice::of(&script.session) != Some(Notice::Called), "{act:?}");
        let runs = *script.session.status() == MatchStatus::Running;
        assert_eq!(runs, act == ArbiterAct::Resume, "{act:?}");
        assert!(script.give(MatchCommand::Resume).is_err(), "{act:?}: only the arbiter restarts the clocks");
    }
}

#[test]
fn a_claim_that_is_rejected_during_a_call_answers_it() {
    let mut script = claimed();
    script.rule(ArbiterAct::Call).unwrap();
    script.rule(ArbiterAct::RuleOnClaim(ClaimRuling::Reject)).unwrap();
    assert!(!script.session.is_arbiter_called());
}

#[test]
fn a_call_before_the_first_move_stops_the_clock_when_it_comes_again_and_lasts_until_then() {
    let mut script = Script::waiting(MatchSetup { time: [TEN_MINUTES; 2], ..MatchSetup::default() });
    script.rule(ArbiterAct::Call).unwrap();
    script.play("7g7f");
    assert!(script.session.is_arbiter_called() && *script.session.status() == MatchStatus::Running);
    script.rule(ArbiterAct::Call).unwrap();
    assert_eq!((script.session.halted(), script.session.awaits_arbiter()), (Some(Halt::Called), false));
}

#[test]
fn after_the_arbiters_take_back_only_the_arbiter_lets_the_clocks_run_on() {
    let moved_back = || {
        let mut script = game();
        script.rule(ArbiterAct::TakeBack { moves: 1 }).unwrap();
        script
    };
    let gone_on = || {
        let mut script = game();
        script.give(MatchCommand::Resign).unwrap();
        script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
        script
    };
    for mut script in [moved_back(), gone_on()] {
        assert_eq!(script.give(MatchCommand::Resume), Err(Refusal::ArbiterCalled));
        script.rule(ArbiterAct::Resume).unwrap();
        assert_eq!((script.session.status(), script.session.halted()), (&MatchStatus::Running, None));
    }
}

#[test]
fn a_sealed_move_is_seen_by_nobody_until_the_game_goes_on() {
    let mut script = game();
    assert!(matches!(script.rule(ArbiterAct::Adjourn { sealed: Some(mv("7f7d")) }), Err(Refusal::Illegal(_))));
    script.rule(ArbiterAct::Adjourn { sealed: Some(mv("2g2f")) }).unwrap();
    let tree = script.session.tree();
    assert_eq!((script.session.plies(), tree.children(script.session.node()).len()), (2, 0));
    let ending = tree.node(script.session.node()).ending().map(|ending| ending.outcome.clone());
    assert_eq!(ending, Some(Outcome::undecided(EndReason::SealedMove)));
    assert!(!tree.node(komadai::record::GameTree::ROOT).comments().text().contains("2g2f"));
    assert!(matches!(script.session.pending(), Some(Pending::Adjourned { .. })));
    for command in [MatchCommand::Resume, MatchCommand::Play(mv("2g2f")), MatchCommand::Resign] {
        assert!(script.give(command).is_err(), "nobody goes on but by opening it");
    }
    script.wait(secs(3600)).rule(ArbiterAct::Reopen).unwrap();
    assert_eq!((script.session.plies(), main_left(&script, Color::Black)), (3, 585), "it took what it took before");
    let last = script.session.tree().log.last().cloned().unwrap();
    assert_eq!(last.act, AuditAct::Reopened(Some(mv("2g2f"))));
}

/// Both ways in which an arbiter ends a game over something that waits for an answer.
fn ends() -> [ArbiterAct; 2] {
    let ruling =
        ArbiterRuling { winner: Some(Color::White), charge: None, sequel: Sequel::Stands, words: "late".to_owned() };
    [ArbiterAct::Interrupt, ArbiterAct::Rule(ruling)]
}

#[test]
fn a_sealed_move_waits_again_once_an_end_that_came_over_it_is_undone() {
    for end in ends() {
        let mut script = game();
        script.rule(ArbiterAct::Adjourn { sealed: Some(mv("2g2f")) }).unwrap();
        script.rule(end.clone()).unwrap();
        assert!(!script.session.is_adjourned());
        script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
        assert!(script.session.is_adjourned(), "{end:?}");
        let ending = script.session.tree().node(script.session.node()).ending().map(|it| it.outcome.reason.clone());
        assert_eq!(ending, Some(EndReason::SealedMove));
        script.rule(ArbiterAct::Reopen).unwrap();
        assert_eq!((script.session.plies(), script.session.status()), (3, &MatchStatus::Running));
    }
}

#[test]
fn a_sealed_move_is_gone_with_the_move_before_it_or_where_it_cannot_be_played_any_more() {
    let sealed = |moves| {
        let mut script = game();
        script.rule(ArbiterAct::Adjourn { sealed: Some(mv("8h2b+")) }).unwrap();
        let [_, ruling] = ends();
        script.rule(ruling).unwrap();
        if moves == 0 {
            script.rule(ArbiterAct::CorrectMove { ply: 2, mv: mv("8c8d") }).unwrap();
        }
        script.rule(ArbiterAct::TakeBack { moves }).unwrap();
        script.session.pending().cloned()
    };
    assert_eq!([sealed(1), sealed(0)], [None, None]);
}

#[test]
fn a_declaration_waits_again_once_an_end_that_came_over_it_is_undone() {
    for end in ends() {
        let profile = RuleProfile::shipped("jsa_amateur27").unwrap();
        let setup = MatchSetup { time: [TEN_MINUTES; 2], profile, ..MatchSetup::default() };
        let mut script = Script::waiting(setup);
        script.play("7g7f");
        script.give(MatchCommand::ConsiderDeclaration).unwrap();
        let declared = script.session.pending().cloned();
        assert!(matches!(declared, Some(Pending::Declaration(_))));
        script.rule(end).unwrap();
        script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
        assert_eq!(script.session.pending(), declared.as_ref());
        script.rule(ArbiterAct::RuleOnDeclaration(DeclarationDecision::Dismiss)).unwrap();
        assert_eq!((script.session.status(), script.session.halted()), (&MatchStatus::Running, None));
    }
}

#[test]
fn a_sealed_move_whose_mover_has_no_time_left_is_not_played() {
    let mut script = game();
    script.rule(ArbiterAct::Adjourn { sealed: Some(mv("2g2f")) }).unwrap();
    script.rule(ArbiterAct::GiveTime { to: Color::Black, secs: -600 }).unwrap();
    script.rule(ArbiterAct::Reopen).unwrap();
    assert_eq!(script.outcome(), Some(Outcome::won(Color::White, EndReason::TimeUp)));
}

#[test]
fn who_was_left_no_time_before_the_first_move_loses_when_making_it() {
    let setup = komadai::session::MatchSetup { time: [TEN_MINUTES; 2], ..Default::default() };
    let mut script = Script::waiting(setup);
    script.rule(ArbiterAct::GiveTime { to: Color::Black, secs: -600 }).unwrap();
    script.play("7g7f");
    assert_eq!(script.outcome(), Some(Outcome::won(Color::White, EndReason::TimeUp)));
}

#[test]
fn two_absent_players_leave_nobody_the_winner_and_warnings_are_counted() {
    let mut script = game();
    for _ in 0..2 {
        script.rule(ArbiterAct::Warn(Color::White)).unwrap();
    }
    assert_eq!(Color::ALL.map(|color| script.session.warnings(color)), [0, 2]);
    script.rule(ArbiterAct::DoubleDefault).unwrap();
    assert_eq!(script.outcome(), Some(Outcome::undecided(EndReason::Default)));
}

#[test]
fn the_other_side_can_be_made_to_begin_before_the_first_move_only() {
    let mut script = Script::waiting(komadai::session::MatchSetup::default());
    script.rule(ArbiterAct::SetTurn(Color::White)).unwrap();
    script.play("3c3d");
    assert_eq!(script.session.tree().movers(&script.session.tree().main_line()), [Color::White]);
    assert_eq!(script.rule(ArbiterAct::SetTurn(Color::White)), Err(Refusal::HasBegun));
}

#[test]
fn the_log_says_who_claimed_which_foul_that_was_upheld_or_rejected() {
    let start = komadai::shogi::Position::from_sfen("4k4/9/9/9/9/9/4P4/9/4K4 b P 1").unwrap();
    let profile = RuleProfile::shipped("jsa_amateur27").unwrap();
    for by in [Claimant::Player(Color::White), Claimant::Arbiter, Claimant::Spectator] {
        for (ruling, told) in [
            (
                ClaimRuling::Uphold,
                AuditAct::ClaimUpheld(Some(LoggedClaim { by, about: Some((1, FoulKind::TwoPawns)) })),
            ),
            (
                ClaimRuling::Reject,
                AuditAct::ClaimRejected(Some(LoggedClaim { by, about: Some((1, FoulKind::TwoPawns)) })),
            ),
        ] {
            let (start, profile) = (start.clone().into(), profile.clone());
            let setup = komadai::session::MatchSetup { start, profile, ..Default::default() };
            let mut script = Script::waiting(setup);
            script.give(MatchCommand::Begin).unwrap();
            script.play("P*5e");
            script.give(MatchCommand::Claim { by }).unwrap();
            script.rule(ArbiterAct::RuleOnClaim(ruling)).unwrap();
            assert_eq!(latest_act(&script), told);
        }
    }
}

//! Rules that no built-in profile has, but that users can choose.

use komadai::clock::TimeControl;
use komadai::rules::{
    BySide, ClaimDeadline, ClaimRule, Claimants, Clause, DeclarationRule, DeclarationTerms, EndReason,
    FailedDeclaration, IllegalMoveRule, KingsEntered, LimitInCheck, MateAtLimit, MoveLimit, PerpetualCheckRule,
    RuleProfile, Undecided,
};
use komadai::session::{Claimant, MatchCommand, MatchEvent, MatchSetup, MatchStatus, Refusal, StartPosition};
use komadai::shogi::{Color, Position};

use crate::scripts::{Script, secs};

fn script(sfen: &str, profile: RuleProfile) -> Script {
    let start = StartPosition::from(Position::from_sfen(sfen).expect(sfen));
    let time = [TimeControl::sudden_death(secs(60)); 2];
    let mut script = Script::waiting(MatchSetup { start, profile, time, ..MatchSetup::default() });
    script.give(MatchCommand::Begin).unwrap();
    script
}

const DOUBLE: &str = "4k4/9/9/9/9/9/4P4/9/4K4 b P 1";

fn claimed_by(by: Claimants, until: ClaimDeadline) -> RuleProfile {
    RuleProfile { illegal_moves: IllegalMoveRule::PlayOn(ClaimRule { by, until }), ..RuleProfile::default() }
}

#[test]
fn a_claim_may_come_too_late_once_the_next_move_is_made() {
    let profile = claimed_by(Claimants::Opponent, ClaimDeadline::NextMove);
    let claim = MatchCommand::Claim { by: Claimant::Player(Color::White) };
    let mut late = script(DOUBLE, profile.clone());
    late.play("P*5e 5a4a");
    assert!(matches!(late.give(claim.clone()).unwrap()[..], [.., MatchEvent::ClaimUnfounded { .. }]));
    let mut in_time = script(DOUBLE, profile);
    in_time.play("P*5e");
    assert!(matches!(in_time.give(claim).unwrap()[..], [.., MatchEvent::Claimed(_)]));
}

#[test]
fn an_illegal_move_that_was_taken_back_cannot_be_claimed() {
    let mut script = script(DOUBLE, claimed_by(Claimants::Anyone, ClaimDeadline::GameEnd));
    script.play("P*5e");
    script.give(MatchCommand::TakeBack).unwrap();
    script.play("P*4e 5a4a");
    let told = script.give(MatchCommand::Claim { by: Claimant::Spectator }).unwrap();
    assert!(matches!(told[..], [.., MatchEvent::ClaimUnfounded { .. }]));
}

#[test]
fn the_arbiter_may_claim_where_spectators_may_not() {
    let mut script = script(DOUBLE, claimed_by(Claimants::OpponentOrArbiter, ClaimDeadline::GameEnd));
    script.play("P*5e");
    assert!(!script.session.can_claim(Claimant::Spectator));
    assert_eq!(script.give(MatchCommand::Claim { by: Claimant::Spectator }), Err(Refusal::ClaimForbidden));
    script.give(MatchCommand::Claim { by: Claimant::Arbiter }).unwrap();
}

#[test]
fn whoever_claims_a_foul_is_told_to_have_fouled_first() {
    let mut script = script(DOUBLE, claimed_by(Claimants::OpponentOrArbiter, ClaimDeadline::GameEnd));
    script.play("P*5e 5a5e 5i4h 5e9e");
    let mut claimed = |by| match &script.give(MatchCommand::Claim { by }).unwrap()[..] {
        [.., MatchEvent::Claimed(case)] => (case.foul.ply, case.earlier.map(|foul| foul.ply)),
        other => panic!("{other:?}"),
    };
    assert_eq!(claimed(Claimant::Player(Color::Black)), (2, Some(1)));
}

#[test]
fn a_declaration_that_fails_may_mean_nothing_and_the_clock_runs_on() {
    let terms = DeclarationTerms { failing: FailedDeclaration::Ignored, ..DeclarationTerms::POINTS_27 };
    let profile = RuleProfile { declaration: DeclarationRule::On(terms), ..RuleProfile::default() };
    let mut script = script(DOUBLE, profile);
    script.give(MatchCommand::ConsiderDeclaration).unwrap();
    let told = script.wait(secs(500)).give(MatchCommand::Declare).unwrap();
    assert!(matches!(told[..], [.., MatchEvent::DeclarationIgnored(_)]), "{told:?}");
    assert_eq!(script.session.status(), &MatchStatus::Running);
    script.wait(secs(10)).play("5i5h");
    assert_eq!(script.session.clock().used(Color::Black), secs(10), "the clock stood still meanwhile");
}

#[test]
fn checks_may_be_a_repetition_like_any_other() {
    let profile = RuleProfile { perpetual_check: PerpetualCheckRule::Repetition, ..RuleProfile::default() };
    let mut script = script("6k2/1+p7/9/9/9/9/9/1+P2R4/6K2 b - 1", profile);
    script.play(&format!("5h3h {}", "3a2a 3h2h 2a3a 2h3h ".repeat(3)));
    assert_eq!(script.outcome().unwrap().reason, EndReason::Repetition);
}

#[test]
fn a_match_ends_at_its_limit() {
    let move_limit = MoveLimit::After {
        plies: 2,
        result: Undecided::Replay,
        in_check: LimitInCheck::PlayOn,
        mate: MateAtLimit::Wins,
    };
    let mut script = script(DOUBLE, RuleProfile { move_limit, ..RuleProfile::default() });
    script.play("5i5h 5a5b");
    assert_eq!(script.outcome().unwrap().reason, EndReason::MaxMoves);
    assert!(script.session.next_game().is_some());
}

#[test]
fn a_profile_says_itself_by_what_is_in_force() {
    let try_rule = RuleProfile::shipped("try").unwrap().gist();
    assert!(try_rule.contains(&Clause::Try(KingsEntered::One)));
    assert!(!try_rule.iter().any(|clause| matches!(clause, Clause::Agreement(_) | Clause::MoveLimit { .. })));
    let professional = RuleProfile::shipped("jsa_pro").unwrap().gist();
    assert!(professional.contains(&Clause::MoveLimit { plies: 500, result: Undecided::Replay }));
    assert_eq!(DeclarationTerms::POINTS_27.to_win, BySide { black: 28, white: 27 });
}

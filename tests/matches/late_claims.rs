//! Illegal moves that are claimed long after they were made, in random games.

use komadai::clock::TimeControl;
use komadai::rules::{ClaimDeadline, ClaimRule, Claimants, IllegalMoveRule, RuleProfile};
use komadai::session::{ArbiterAct, ClaimRuling, Claimant, MatchCommand, MatchSession, MatchSetup};
use komadai::shogi::{Color, Move, Square};

use crate::dice::Dice;
use crate::scripts::{Script, secs};

/// A game in which anybody may claim anything until it is over.
fn game() -> Script {
    let rule = ClaimRule { by: Claimants::Anyone, until: ClaimDeadline::GameEnd };
    let profile = RuleProfile { illegal_moves: IllegalMoveRule::PlayOn(rule), ..RuleProfile::default() };
    let time = [TimeControl::byoyomi(secs(200), secs(30)); 2];
    let mut script = Script::waiting(MatchSetup { profile, time, ..MatchSetup::default() });
    script.give(MatchCommand::Begin).unwrap();
    script
}

/// Plays up to `count` legal moves.
fn play_on(script: &mut Script, dice: &mut Dice, count: usize) {
    for _ in 0..count {
        let moves = script.session.position().legal_moves();
        if moves.is_empty() || script.outcome().is_some() {
            return;
        }
        script.wait(secs(dice.below(9) as u64));
        script.give(MatchCommand::Play(dice.pick(&moves))).unwrap();
    }
}

/// Makes an illegal move.
fn play_foul(script: &mut Script, dice: &mut Dice) {
    let square = |dice: &mut Dice| Square::from_index(dice.below(81)).unwrap();
    let position = script.session.position().clone();
    let mv = std::iter::repeat_with(|| Move::Normal { from: square(dice), to: square(dice), promote: false });
    let own = |&mv: &Move| position.mover(mv) == position.turn() && position.can_be_made(mv);
    let mv = mv.filter(own).find(|&mv| position.judge(mv).is_err()).unwrap();
    script.wait(secs(5)).give(MatchCommand::Play(mv)).unwrap();
}

fn claim(script: &mut Script, ruling: ClaimRuling) {
    script.give(MatchCommand::Claim { by: Claimant::Arbiter }).unwrap();
    script.rule(ArbiterAct::RuleOnClaim(ruling)).unwrap();
}

/// Some moves, and an illegal one after them.
fn game_with_foul(dice: &mut Dice) -> Script {
    let mut script = game();
    play_some(&mut script, dice);
    play_foul(&mut script, dice);
    script
}

/// The same game twice: its foul claimed at once, and some moves later, with nothing claimed yet.
fn at_once_and_later(dice: &mut Dice) -> Option<[Script; 2]> {
    let mut later = game_with_foul(dice);
    let mut at_once = later.clone();
    claim(&mut at_once, ClaimRuling::Uphold);
    play_some(&mut later, dice);
    later.outcome().is_none().then_some([at_once, later])
}

/// Some moves that nobody objects to.
fn play_some(script: &mut Script, dice: &mut Dice) {
    let after = dice.below(12);
    play_on(script, dice, after);
}

/// Where a game stands on the board.
fn board(script: &Script) -> impl PartialEq + std::fmt::Debug + use<> {
    let session = &script.session;
    (session.position().clone(), session.plies(), session.repetition_status().occurrences, session.node())
}

/// Everything that is told of where a game stands.
fn standing(session: &MatchSession, script: &Script) -> impl PartialEq + std::fmt::Debug + use<> {
    let clock = session.clock();
    let clocks = Color::ALL.map(|color| (clock.used(color), clock.main_left(color, script.now())));
    let repetition = session.repetition_status();
    let verdict = session.verdict().map(|verdict| verdict.outcome.clone());
    (session.position().clone(), session.plies(), session.occurrences(), repetition.occurrences, clocks, verdict)
}

#[test]
fn a_claim_that_comes_late_ends_the_game_just_where_one_at_once_does() {
    for seed in 0..150 {
        let mut dice = Dice::new(seed);
        let Some([at_once, mut script]) = at_once_and_later(&mut dice) else { continue };
        claim(&mut script, ClaimRuling::Uphold);
        assert_eq!(standing(&script.session, &script), standing(&at_once.session, &at_once), "{seed}");
    }
}

#[test]
fn a_claim_that_is_rejected_changes_nothing_however_late_it_comes() {
    for seed in 0..150 {
        let mut dice = Dice::new(seed);
        let mut script = game_with_foul(&mut dice);
        play_some(&mut script, &mut dice);
        if script.outcome().is_none() {
            let (was, running) = (standing(&script.session, &script), script.session.clock().running());
            claim(&mut script, ClaimRuling::Reject);
            assert_eq!(standing(&script.session, &script), was, "{seed}");
            assert_eq!(script.session.clock().running(), running, "{seed}");
        }
    }
}

#[test]
fn an_end_that_is_taken_back_restores_what_was_played_after_the_illegal_move() {
    for seed in 0..150 {
        let mut dice = Dice::new(seed);
        let Some([at_once, mut script]) = at_once_and_later(&mut dice) else { continue };
        let was = board(&script);
        claim(&mut script, ClaimRuling::Uphold);
        script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
        assert_eq!(board(&script), was, "{seed}");
        script.rule(ArbiterAct::Resume).unwrap();
        claim(&mut script, ClaimRuling::Uphold);
        assert_eq!(board(&script), board(&at_once), "the same can be claimed again: {seed}");
    }
}

#[test]
fn illegal_moves_that_were_restored_can_be_claimed_as_before() {
    for seed in 0..150 {
        let mut dice = Dice::new(seed);
        let mut script = game();
        let first = dice.below(6);
        play_on(&mut script, &mut dice, first);
        play_foul(&mut script, &mut dice);
        let second = dice.below(6);
        play_on(&mut script, &mut dice, second);
        if script.outcome().is_some() {
            continue;
        }
        play_foul(&mut script, &mut dice);
        let mut untouched = script.clone();
        claim(&mut script, ClaimRuling::Uphold);
        script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
        script.rule(ArbiterAct::Resume).unwrap();
        for script in [&mut script, &mut untouched] {
            claim(script, ClaimRuling::Reject);
            claim(script, ClaimRuling::Uphold);
        }
        assert_eq!(board(&script), board(&untouched), "{seed}");
        assert_eq!(script.session.verdict(), untouched.session.verdict(), "{seed}");
    }
}

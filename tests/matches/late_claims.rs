//! Illegal moves that are claimed long after they were made, in random games.

use komadai::clock::TimeControl;
use komadai::rules::{ClaimDeadline, ClaimRule, Claimants, IllegalMoveRule, RuleProfile};
use komadai::session::{ArbiterAct, ClaimRuling, Claimant, MatchCommand, MatchSetup};
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
    Some([at_once, in_play(later)?])
}

/// Two illegal moves, each after a few others.
fn game_with_two_fouls(dice: &mut Dice) -> Option<Script> {
    let mut script = game();
    for _ in 0..2 {
        let before = dice.below(6);
        play_on(&mut script, dice, before);
        script = in_play(script)?;
        play_foul(&mut script, dice);
    }
    Some(script)
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
fn standing(script: &Script) -> impl PartialEq + std::fmt::Debug + use<> {
    let session = &script.session;
    let clock = session.clock();
    let clocks = Color::ALL.map(|color| (clock.used(color), clock.main_left(color, script.now())));
    let repetition = session.repetition_status();
    let verdict = session.verdict().map(|verdict| verdict.outcome.clone());
    (session.position().clone(), session.plies(), session.occurrences(), repetition.occurrences, clocks, verdict)
}

/// Tries a law in many games. It gives nothing where a game was over before it could be tried, which may be some of them, but not
/// most.
fn try_in_many_games(law: impl Fn(u64, &mut Dice) -> Option<()>) {
    const GAMES: u64 = 150;
    let tried = (0..GAMES).filter(|&seed| law(seed, &mut Dice::new(seed)).is_some()).count();
    assert!(tried > 100, "it was tried in {tried} games of {GAMES} only");
}

/// The game, if it goes on.
fn in_play(script: Script) -> Option<Script> {
    script.outcome().is_none().then_some(script)
}

#[test]
fn a_claim_that_comes_late_ends_the_game_just_where_one_at_once_does() {
    try_in_many_games(|seed, dice| {
        let [at_once, mut script] = at_once_and_later(dice)?;
        claim(&mut script, ClaimRuling::Uphold);
        assert_eq!(standing(&script), standing(&at_once), "{seed}");
        Some(())
    });
}

#[test]
fn a_claim_that_is_rejected_changes_nothing_however_late_it_comes() {
    try_in_many_games(|seed, dice| {
        let mut script = game_with_foul(dice);
        play_some(&mut script, dice);
        let mut script = in_play(script)?;
        let (was, running) = (standing(&script), script.session.clock().running());
        claim(&mut script, ClaimRuling::Reject);
        assert_eq!(standing(&script), was, "{seed}");
        assert_eq!(script.session.clock().running(), running, "{seed}");
        Some(())
    });
}

#[test]
fn an_end_that_is_taken_back_restores_what_was_played_after_the_illegal_move() {
    try_in_many_games(|seed, dice| {
        let [at_once, mut script] = at_once_and_later(dice)?;
        let was = board(&script);
        claim(&mut script, ClaimRuling::Uphold);
        script.rule(ArbiterAct::TakeBack { moves: 0 }).unwrap();
        assert_eq!(board(&script), was, "{seed}");
        script.rule(ArbiterAct::Resume).unwrap();
        claim(&mut script, ClaimRuling::Uphold);
        assert_eq!(board(&script), board(&at_once), "the same can be claimed again: {seed}");
        Some(())
    });
}

#[test]
fn illegal_moves_that_were_restored_can_be_claimed_as_before() {
    try_in_many_games(|seed, dice| {
        let mut script = game_with_two_fouls(dice)?;
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
        Some(())
    });
}

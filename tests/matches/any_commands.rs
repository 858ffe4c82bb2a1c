//! Laws that hold whatever anybody does at any time, tested with random commands under every profile.

use std::time::Duration;

use komadai::clock::{PlayerClock, Reading, SessionTime, TimeControl};
use komadai::record::{AuditEntry, GameTree, LineEnd, RecordFormat, TextEncoding, import, to_bytes};
use komadai::rules::{EndReason, FoulKind, Outcome, ReplayTime, RuleProfile, Sequel, TopUpCap};
use komadai::session::{
    ArbiterAct, ArbiterRuling, Attempt, ClaimRuling, Claimant, Consent, DeclarationDecision, MatchCommand, MatchEvent,
    MatchSession, MatchSetup, MatchStatus, Pending, SleepRuling, StartPosition,
};
use komadai::shogi::{Color, Move, PieceKind, Position, Square};
use proptest::prelude::*;

use crate::scripts::{Script, order, secs};

/// A start with everything within reach: kings in the camps, pieces in hand, pawns to double.
const START: &str = "2SGS4/+B+RGKGLLRB/3G5/9/7pp/8k/1P7/9/9 b P 1";

/// What somebody wants; legal moves are chosen once the position is known.
#[derive(Clone, Debug)]
pub enum Wish {
    Legal(usize),
    Anything(Move),
    Command(MatchCommand),
}

pub fn wishes() -> impl Strategy<Value = Vec<(u64, Wish)>> {
    proptest::collection::vec((0_u64..4, wish()), 1..40)
}

fn wish() -> impl Strategy<Value = Wish> {
    let square = || (0_usize..81).prop_map(|index| Square::from_index(index).unwrap());
    let normal = (square(), square(), any::<bool>());
    let normal = normal.prop_map(|(from, to, promote)| Move::Normal { from, to, promote });
    let drop = square().prop_map(|to| Move::Drop { kind: PieceKind::Pawn, to });
    prop_oneof![
        8 => any::<usize>().prop_map(Wish::Legal),
        2 => prop_oneof![normal, drop].prop_map(Wish::Anything),
        6 => command().prop_map(Wish::Command),
    ]
}

fn command() -> impl Strategy<Value = MatchCommand> {
    let color = prop_oneof![Just(Color::Black), Just(Color::White)];
    let claimants =
        vec![Claimant::Player(Color::Black), Claimant::Player(Color::White), Claimant::Arbiter, Claimant::Spectator];
    let consent = || prop_oneof![Just(Consent::Agreed), Just(Consent::Declined)];
    let simple = vec![
        MatchCommand::Begin,
        MatchCommand::Resign,
        MatchCommand::ResignOutOfTurn { by: Color::Black },
        MatchCommand::ResignOutOfTurn { by: Color::White },
        MatchCommand::TakeBack,
        MatchCommand::Pause,
        MatchCommand::ArbiterPause,
        MatchCommand::Resume,
        MatchCommand::Interrupt,
        MatchCommand::ConsiderDeclaration,
        MatchCommand::Declare,
        MatchCommand::WithdrawDeclaration,
    ];
    let acts = vec![
        ArbiterAct::RuleOnClaim(ClaimRuling::Uphold),
        ArbiterAct::RuleOnClaim(ClaimRuling::Reject),
        ArbiterAct::RuleOnDeclaration(DeclarationDecision::Judge),
        ArbiterAct::RuleOnDeclaration(DeclarationDecision::Dismiss),
        ArbiterAct::Call,
        ArbiterAct::AnswerCall,
        ArbiterAct::Stop,
        ArbiterAct::Resume,
        ArbiterAct::Reopen,
        ArbiterAct::DoubleDefault,
        ArbiterAct::RuleOnSleep(SleepRuling::Forget),
        ArbiterAct::RuleOnSleep(SleepRuling::Count),
        ArbiterAct::Interrupt,
        ArbiterAct::Warn(Color::Black),
    ];
    let ruling = (proptest::option::of(color.clone()), any::<bool>()).prop_map(|(winner, is_charge)| ArbiterRuling {
        winner,
        charge: is_charge.then_some(FoulKind::TakeBack),
        sequel: Sequel::Stands,
        words: "So it is.".to_owned(),
    });
    prop_oneof![
        8 => proptest::sample::select(simple),
        3 => proptest::sample::select(claimants).prop_map(|by| MatchCommand::Claim { by }),
        2 => consent().prop_map(MatchCommand::AnswerTakeBack),
        2 => consent().prop_map(MatchCommand::AnswerImpasse),
        2 => color.prop_map(|by| MatchCommand::ProposeImpasse { by }),
        4 => proptest::sample::select(acts).prop_map(order),
        4 => correction().prop_map(order),
        1 => ruling.prop_map(|ruling| order(ArbiterAct::Rule(ruling))),
    ]
}

fn replay_time() -> impl Strategy<Value = ReplayTime> {
    let time = || proptest::option::of((1_u64..40).prop_map(secs));
    let cap = prop_oneof![Just(TopUpCap::InitialTime), Just(TopUpCap::None)];
    let remaining = (time(), cap, time());
    let remaining = remaining.prop_map(|(top_up_to, cap, fallback_byoyomi)| ReplayTime::Remaining {
        top_up_to,
        cap,
        fallback_byoyomi,
    });
    prop_oneof![1 => Just(ReplayTime::Fresh), 3 => remaining]
}

/// A correction or an adjournment by the arbiter.
fn correction() -> impl Strategy<Value = ArbiterAct> {
    let color = || prop_oneof![Just(Color::Black), Just(Color::White)];
    let mv = || proptest::sample::select(vec!["7g7f", "3c3d", "2g2f", "8c8d", "5i5h", "5a5b", "P*5e"]);
    let given = |(to, secs)| ArbiterAct::GiveTime { to, secs };
    let set = |(color, secs)| ArbiterAct::SetClock { color, main_left: crate::scripts::secs(secs), extras_left: 1 };
    prop_oneof![
        (color(), -40_i64..40).prop_map(given),
        (color(), 0_u64..60).prop_map(set),
        color().prop_map(ArbiterAct::SetTurn),
        (0_usize..4).prop_map(|moves| ArbiterAct::TakeBack { moves }),
        (0_usize..6, mv()).prop_map(|(ply, mv)| ArbiterAct::CorrectMove { ply, mv: mv.parse().unwrap() }),
        proptest::option::of(mv()).prop_map(|mv| ArbiterAct::Adjourn { sealed: mv.map(|mv| mv.parse().unwrap()) }),
    ]
}

pub fn command_for(session: &MatchSession, wish: &Wish) -> MatchCommand {
    match wish {
        Wish::Command(command) => command.clone(),
        Wish::Anything(mv) => MatchCommand::Play(*mv),
        Wish::Legal(pick) => {
            let moves = session.position().legal_moves();
            let mv = moves.get(pick % moves.len().max(1)).copied();
            mv.map_or(MatchCommand::Tick, MatchCommand::Play)
        }
    }
}

fn outcome(session: &MatchSession) -> Option<Outcome> {
    match session.status() {
        MatchStatus::Over(outcome) => Some(outcome.clone()),
        MatchStatus::Waiting | MatchStatus::Running | MatchStatus::Paused => None,
    }
}

pub fn session_of(profile: usize, is_even: bool) -> Script {
    let ids: Vec<&str> = RuleProfile::shipped_ids().collect();
    let profile = RuleProfile::shipped(ids[profile % ids.len()]).unwrap();
    let start = if is_even { Position::even() } else { Position::from_sfen(START).unwrap() };
    let time = [TimeControl::sudden_death(secs(30)); 2];
    Script::waiting(MatchSetup { start: StartPosition::from(start), time, profile, ..MatchSetup::default() })
}

/// Invariants of a match.
fn is_in_order(session: &MatchSession) -> Result<(), TestCaseError> {
    let is_over = outcome(session).is_some();
    let tree = session.tree();
    prop_assert_eq!(session.verdict().is_some(), is_over);
    prop_assert_eq!(session.verdict().map(|verdict| verdict.outcome.clone()), outcome(session));
    let written = tree.node(session.node()).ending().map(|ending| ending.outcome.clone());
    let adjourned = match session.pending() {
        Some(Pending::Adjourned { sealed: Some(_) }) => Some(Outcome::undecided(EndReason::SealedMove)),
        Some(Pending::Adjourned { sealed: None }) => Some(Outcome::undecided(EndReason::Interrupted)),
        _ => None,
    };
    prop_assert_eq!(written, outcome(session).or(adjourned));
    prop_assert!(!(is_over && (session.pending().is_some() || session.clock().running().is_some())));
    prop_assert_eq!(&tree.position_at(session.node()), session.position());
    prop_assert_eq!(tree.ply(session.node()), session.plies());
    prop_assert_eq!(session.repetition_status().occurrences.last().copied(), Some(session.plies()));
    if session.pending().is_some_and(Pending::holds_up_the_game) {
        prop_assert_eq!(session.status(), &MatchStatus::Paused);
    }
    prop_assert_eq!(session.clock().running().is_some(), *session.status() == MatchStatus::Running);
    prop_assert_eq!(session.occurrences_by(session.plies()), session.occurrences());
    prop_assert_eq!(tree.header.get("指し直し").is_some(), session.setup().attempt.number > 1);
    // Sudden death has no periods to tell.
    let told = tree.log.iter().flat_map(|entry| [&entry.before, &entry.after]);
    prop_assert!(told.flat_map(|state| &state.clocks).all(|clock| (clock.extras, clock.period) == (0, None)));
    Ok(())
}

fn act_of(command: &MatchCommand) -> Option<&ArbiterAct> {
    if let MatchCommand::Arbiter(order) = command { Some(&order.act) } else { None }
}

proptest! {
    /// Everything an arbiter does is in the log of the record, nothing removes it, and replaying the match gives the
    /// same log.
    #[test]
    fn every_act_of_an_arbiter_is_logged_and_undone_by_nothing(profile in 0_usize..14, wishes in wishes()) {
        let mut script = session_of(profile, true);
        let mut acts = Vec::new();
        for (wait, wish) in wishes {
            script.wait(secs(wait));
            let command = command_for(&script.session, &wish);
            let told = script.give(command.clone());
            let noted = told.iter().flatten().find_map(|event| match event {
                MatchEvent::Noted(entry) => Some(AuditEntry::clone(entry)),
                _ => None,
            });
            acts.extend(noted);
            prop_assert_eq!(&script.session.tree().log, &acts);
        }
        let again = MatchSession::replay(script.session.setup().clone(), script.session.log()).unwrap();
        prop_assert_eq!(&again.tree().log, &acts);
        prop_assert_eq!(again.tree(), script.session.tree());
    }

    /// The record of a match reads back with the moves as played, whatever was claimed and ruled in between.
    #[test]
    fn the_record_of_a_match_is_read_again_as_it_was_played(profile in 0_usize..14, wishes in wishes()) {
        let mut script = session_of(profile, true);
        for (wait, wish) in wishes {
            script.wait(secs(wait));
            let command = command_for(&script.session, &wish);
            _ = script.give(command);
        }
        let tree = script.session.tree();
        let moves = |tree: &GameTree| tree.main_line().iter().map(|&id| tree.node(id).mv).collect::<Vec<_>>();
        for format in [RecordFormat::Kif, RecordFormat::Csa, RecordFormat::Jkf] {
            let bytes = to_bytes(tree, format, TextEncoding::Utf8, LineEnd::Lf).unwrap();
            let again = import(&bytes).unwrap();
            let text = String::from_utf8_lossy(&bytes);
            prop_assert_eq!(again.broken_off, None, "{}", text);
            prop_assert_eq!(moves(&again.tree), moves(tree), "{}", text);
        }
    }

    /// A game is never both over and in progress, and only an arbiter changes an outcome.
    #[test]
    fn a_match_is_in_order_whatever_anybody_wants(profile in 0_usize..14, is_even: bool, wishes in wishes()) {
        let mut script = session_of(profile, is_even);
        for (wait, wish) in wishes {
            script.wait(secs(wait));
            let before = outcome(&script.session);
            let position = script.session.position().clone();
            let command = command_for(&script.session, &wish);
            let told = script.give(command.clone());
            is_in_order(&script.session)?;
            let after = outcome(&script.session);
            let events = told.as_ref().map_or(&[][..], Vec::as_slice);
            let has_ended = events.iter().filter(|event| matches!(event, MatchEvent::Ended(_))).count();
            let is_overruled = events.iter().any(|event| matches!(event, MatchEvent::Overruled { .. }));
            match &before {
                None => prop_assert_eq!(has_ended, usize::from(after.is_some())),
                Some(before) => {
                    prop_assert_eq!(has_ended, 0);
                    let act = act_of(&command);
                    let goes_on = events.iter().any(|event| matches!(event, MatchEvent::GoesOn));
                    prop_assert!(is_overruled || goes_on || after.as_ref() == Some(before));
                    prop_assert_eq!(is_overruled, matches!(act, Some(ArbiterAct::Rule(_))));
                    let is_taken_back = matches!(act, Some(ArbiterAct::TakeBack { .. }));
                    prop_assert!(!goes_on || is_taken_back);
                    let is_changed = matches!(act, Some(ArbiterAct::TakeBack { .. } | ArbiterAct::CorrectMove { .. }));
                    prop_assert!(is_changed || script.session.position() == &position);
                }
            }
        }
    }

    /// The same wishes give the same events.
    #[test]
    fn the_same_game_judged_twice_gives_the_same_events(profile in 0_usize..14, wishes in wishes()) {
        let (mut one, mut other) = (session_of(profile, false), session_of(profile, false));
        for (wait, wish) in wishes {
            one.wait(secs(wait));
            other.wait(secs(wait));
            let (here, there) = (command_for(&one.session, &wish), command_for(&other.session, &wish));
            prop_assert_eq!(one.give(here), other.give(there));
        }
        prop_assert_eq!(one.session.tree(), other.session.tree());
    }

    /// A hall that stops and runs on leaves every table as it was, whatever is going on there, and stops none twice.
    #[test]
    fn a_hall_that_has_stopped_runs_on_with_every_match_as_it_was(profile in 0_usize..14, wishes in wishes()) {
        let mut script = session_of(profile, false);
        for (wait, wish) in wishes {
            script.wait(secs(wait));
            let command = command_for(&script.session, &wish);
            _ = script.give(command);
            let mut hall = script.clone();
            _ = hall.give(MatchCommand::Tick);
            let (status, halt) = (hall.session.status().clone(), hall.session.halted());
            if hall.rule(ArbiterAct::StopHall).is_ok() {
                prop_assert!(hall.session.clock().running().is_none());
                prop_assert!(hall.rule(ArbiterAct::StopHall).is_err());
                prop_assert!(hall.rule(ArbiterAct::StartHall).is_ok());
            }
            prop_assert_eq!((hall.session.status(), hall.session.halted()), (&status, halt));
        }
    }

    /// After every game there is one more to play: anew if it did not count, or another one. Both give everybody time to
    /// make a move; another one begins with the time of the first attempt.
    #[test]
    fn every_game_that_is_over_leads_to_one_that_can_be_played(
        profile in 0_usize..14, time in replay_time(), left in 0_u64..3, replay: bool, wishes in wishes()
    ) {
        let mut setup = session_of(profile, false).session.setup().clone();
        setup.profile.replay.time = time;
        let mut script = Script::waiting(setup);
        _ = script.give(MatchCommand::Begin);
        for (wait, wish) in wishes {
            script.wait(secs(wait));
            let command = command_for(&script.session, &wish);
            _ = script.give(command);
        }
        let first = script.session.setup().time;
        for color in Color::ALL {
            _ = script.rule(ArbiterAct::SetClock { color, main_left: secs(left), extras_left: 0 });
        }
        let sequel = if replay { Sequel::Replay } else { Sequel::Stands };
        _ = script.rule(ArbiterAct::Rule(ArbiterRuling { winner: None, charge: None, sequel, words: String::new() }));
        let (next, rematch) = (script.session.next_game(), script.session.rematch());
        prop_assert_eq!(usize::from(next.is_some()) + usize::from(rematch.is_some()), usize::from(outcome(&script.session).is_some()));
        for setup in next.map(|next| next.setup).iter().chain(&rematch) {
            for time in setup.time {
                prop_assert!(!PlayerClock::new(time).reading(Duration::ZERO).eq(&Reading::Flagged), "{:?}", time);
            }
            let again = MatchSession::new(setup.clone());
            prop_assert_eq!(again.is_replay_to_begin(), setup.attempt.before.is_some());
            prop_assert_eq!(again.is_prepared(), setup.attempt.number > 1);
            prop_assert_eq!(again.tree().header.get("指し直し").is_some(), setup.attempt.number > 1);
            if let Some(then) = after(again) {
                prop_assert_eq!(then.time, first);
                prop_assert_eq!(then.attempt, Attempt::default());
            }
        }
    }
}

/// What is played after this game, if it is given up at once and counts.
fn after(mut session: MatchSession) -> Option<MatchSetup> {
    [MatchCommand::Begin, MatchCommand::Resign]
        .map(|command| session.apply(command, SessionTime::default()))
        .into_iter()
        .collect::<Result<Vec<_>, _>>()
        .ok()?;
    session.rematch()
}

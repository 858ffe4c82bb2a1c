//! Engines that fail, and who can still resign.

use super::*;

#[test]
fn an_engine_that_dies_is_started_again_and_asked_what_the_first_one_was_asked() {
    let mut desk = Desk::new();
    desk.play("7g7f");
    desk.asked();
    desk.hear(1, EngineWord::Fault(Fault::Died(Ended::Code(3), String::new())));
    desk.hear(1, EngineWord::Ended);
    assert_eq!(desk.state.notices.len(), 1, "one notice, and it stays");
    desk.act(Action::Opponent(OpponentAction::StartAgain(Color::White)));
    assert!(matches!(&desk.jobs[..], [(Color::White, EngineJob::Start { run: 2, .. })]), "{:?}", desk.jobs);
    assert!(!desk.has_failed());
    desk.hear(1, EngineWord::Ended);
    desk.ready();
    assert_eq!(desk.asked().map(|(_, moves, _)| moves), Some(1));
}

#[test]
fn an_engine_that_plays_no_more_is_told_again_when_a_take_back_makes_it_the_one_to_move() {
    let mut desk = Desk::with(form([Some(engine("deep")), None]));
    desk.ready();
    let (number, ..) = desk.asked().unwrap();
    desk.hear(1, EngineWord::Finished(number, Answer::Move { mv: "7g7f".parse().unwrap(), ponder: None }));
    desk.hear(1, EngineWord::Ended);
    assert!(desk.has_failed());
    desk.act(Action::DismissNotice(0));
    let is_known = |desk: &Desk| desk.state.failed_engine(Color::Black).is_some_and(|(name, _)| name == "deep");
    assert!(!desk.has_failed() && is_known(&desk), "it is not forgotten with its notice");
    desk.command(Command::TakeBack);
    assert_eq!((desk.plies(), desk.has_failed()), (0, true), "its move is waited for");
    desk.act(Action::Opponent(OpponentAction::StartAgain(Color::Black)));
    assert!(!desk.has_failed() && !is_known(&desk));
}

#[test]
fn a_person_can_resign_while_the_engine_has_failed_and_loses_in_their_own_name() {
    let mut desk = Desk::new();
    desk.play("7g7f");
    desk.hear(1, EngineWord::Fault(Fault::Died(Ended::Signal(9), String::new())));
    assert!(desk.has_failed() && desk.state.allows(Command::Resign));
    desk.confirm(Command::Resign);
    assert_eq!((desk.plies(), desk.ending()), (1, Some((EndReason::Resignation, Some(Color::White)))));
    let written = crate::record::kif::write(desk.state.tree());
    assert!(written.contains("後手の勝ち"), "{written}");
}

#[test]
fn who_has_resigned_waits_for_no_move_of_an_engine_that_fails_or_gets_ready() {
    let mut desk = Desk::new();
    desk.play("7g7f");
    desk.confirm(Command::Resign);
    assert!(desk.state.table.seats.resigns && desk.ending().is_none(), "it has its move");
    desk.hear(1, EngineWord::Ended);
    assert_eq!(desk.ending(), Some((EndReason::Resignation, Some(Color::White))));
    let mut desk = Desk::new();
    desk.play("7g7f");
    desk.hear(1, EngineWord::Ended);
    desk.act(Action::Opponent(OpponentAction::StartAgain(Color::White)));
    desk.confirm(Command::Resign);
    assert_eq!(desk.ending(), Some((EndReason::Resignation, Some(Color::White))));
}

#[test]
fn nobody_resigns_instead_of_an_engine_that_has_failed() {
    let mut desk = Desk::with(form([Some(engine("one")), Some(engine("two"))]));
    desk.ready();
    desk.hear(1, EngineWord::Ended);
    assert!(desk.has_failed() && !desk.state.allows(Command::Resign), "the clock decides");
}

/// Two engines, and no person who could start one again.
fn unattended() -> Desk {
    Desk::with(form([Some(engine("one")), Some(engine("two"))]))
}

fn silence() -> EngineWord {
    EngineWord::Fault(Fault::StartsTooSlowly(Duration::from_secs(60)))
}

#[test]
fn where_nobody_is_there_a_start_that_failed_is_tried_twice_again_before_somebody_is_asked() {
    let mut desk = unattended();
    for (run, next) in [(1, 3), (3, 4)] {
        desk.jobs.clear();
        desk.hear(run, silence());
        desk.hear(run, EngineWord::Ended);
        let [(Color::Black, EngineJob::Start { run, .. })] = &desk.jobs[..] else { panic!("{:?}", desk.jobs) };
        assert!(*run == next && !desk.has_failed());
    }
    desk.hear(4, silence());
    assert!(desk.has_failed());
}

#[test]
fn a_start_that_succeeds_at_last_begins_the_game_and_what_cannot_be_mended_is_told_at_once() {
    let mut desk = unattended();
    desk.hear(1, silence());
    desk.ready();
    assert_eq!(desk.asked().map(|(_, moves, _)| moves), Some(0));
    let mut desk = unattended();
    desk.hear(1, EngineWord::Fault(Fault::NoProgram("one".to_owned())));
    assert!(desk.has_failed());
}

#[test]
fn a_person_is_told_of_a_start_that_failed() {
    let mut desk = Desk::with(form([None, Some(engine("deep"))]));
    desk.hear(1, silence());
    assert!(desk.has_failed());
}

//! Another record is asked for while engines play.

use std::path::PathBuf;

use super::*;
use crate::app::state::{NextUp, Question};
use crate::record::import;

/// The path at which a record is asked for, and what is there.
fn ask_for_record(desk: &mut Desk) -> Incoming {
    let path = PathBuf::from("/other.kifu");
    desk.act(Action::OpenRecord(path.clone()));
    Incoming::Record(path, Ok(Box::new(import("手合割：平手\n   1 ７六歩(77)\n".as_bytes()).unwrap())))
}

fn is_asked(desk: &Desk) -> bool {
    matches!(desk.state.dialog, Some(Dialog::Question(Question::Leave(NextUp::Read(..)))))
}

#[test]
fn a_record_is_shown_although_the_engines_play_on_while_it_is_read() {
    let mut desk = Desk::with(form([Some(engine("one")), Some(engine("two"))]));
    desk.ready();
    let read = ask_for_record(&mut desk);
    let (number, ..) = desk.asked().unwrap();
    desk.hear(1, EngineWord::Finished(number, Answer::Move { mv: "7g7f".parse().unwrap(), ponder: None }));
    assert_eq!(desk.plies(), 1);
    desk.input(Input::Receive(read));
    assert!(is_asked(&desk), "{:?}", desk.state.dialog);
}

#[test]
fn a_person_who_plays_on_while_a_record_is_read_is_not_disturbed_and_an_engines_answer_changes_nothing() {
    let mut desk = Desk::new();
    let read = ask_for_record(&mut desk);
    desk.play("7g7f");
    desk.input(Input::Receive(read));
    assert!(!is_asked(&desk));
    let read = ask_for_record(&mut desk);
    desk.answer_move("3c3d");
    assert_eq!(desk.plies(), 2);
    desk.input(Input::Receive(read));
    assert!(is_asked(&desk));
}

#[test]
fn a_record_is_shown_although_the_next_game_of_the_engines_begins_while_it_is_read() {
    let players = [Some(engine("one")), Some(engine("two"))];
    let mut desk = Desk::with_machine(NewGameForm { games: 2, ..form(players) });
    desk.ready();
    let (number, ..) = desk.asked().unwrap();
    desk.hear(1, EngineWord::Finished(number, Answer::Resign));
    let read = ask_for_record(&mut desk);
    let (target, revision) = (desk.written.pop().unwrap(), desk.state.table.file.revision);
    desk.input(Input::Receive(Incoming::Written(target, revision, Ok(()))));
    desk.now += Duration::from_secs(60);
    desk.input(Input::Tick);
    assert!(desk.ending().is_none(), "the next one is on the board");
    desk.ready();
    desk.input(Input::Receive(read));
    assert!(is_asked(&desk) || desk.state.as_review().is_some(), "{:?}", desk.state.dialog);
}

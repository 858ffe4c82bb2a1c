//! A move is typed while the engine still thinks.

use super::*;

#[test]
fn a_move_that_is_typed_ahead_is_kept_whole_and_played_only_after_the_engines() {
    let mut desk = Desk::new();
    desk.play("7g7f");
    desk.act(Action::BeginTyping("3".to_owned()));
    let edited = |desk: &mut Desk, text: &str| {
        desk.act(Action::Dialog(DialogAction::EditTypedMove(text.to_owned())));
        desk.act(Action::Dialog(DialogAction::PlayTypedMove(None)));
    };
    edited(&mut desk, "3c3d");
    assert_eq!(desk.plies(), 1, "it would be the engine's move");
    assert_eq!(desk.state.dialog, Some(Dialog::TypedMove("3c3d".to_owned())));
    desk.answer_move("8c8d");
    edited(&mut desk, "2g2f");
    assert_eq!((desk.plies(), &desk.state.dialog), (3, &None));
}

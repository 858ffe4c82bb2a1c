//! Where a game is opened, and what stands beside the board.

use super::*;

#[test]
fn a_place_in_a_variation_is_opened_with_the_variation_in_the_list() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.know(1, 5);
    desk.command(Command::Next);
    desk.command(Command::Next);
    let question = desk.questions().pop().unwrap().0;
    desk.find(question, found(1, 2));
    desk.act(LibraryAction::OpenGame(0));
    let text = "1 ７六歩(77)\n2 ８四歩(83)\n3 ６六歩(67)\n\n変化：2手\n2 ３四歩(33)\n3 ２六歩(27)\n";
    let imported = import(text.as_bytes()).unwrap();
    desk.input(Input::Receive(Incoming::Record("games/a.kif".into(), Ok(Box::new(imported)))));
    let session = desk.state.as_review().unwrap();
    assert!(session.ply() == 2 && session.is_on_variation());
    let branch = session.tree().parent(session.node()).unwrap();
    assert!(desk.state.table.unfolded.contains(&branch));
}

#[test]
fn the_list_of_records_takes_the_place_of_the_explorer() {
    let mut desk = Desk::new();
    let name = |desk: &Desk| desk.state.name_of(Command::Collection);
    desk.command(Command::Explorer);
    desk.command(Command::Collection);
    assert!(desk.state.library.explorer.is_none() && desk.state.collection.is_some());
    assert_eq!(name(&desk), "command-collection-close");
    desk.command(Command::Explorer);
    assert!(desk.state.explorer_seen().is_some() && name(&desk) == "command-collection");
    desk.command(Command::Collection);
    assert!(desk.state.explorer_seen().is_none() && desk.state.collection.is_some());
    desk.command(Command::Collection);
    assert!(desk.state.collection.is_none());
}

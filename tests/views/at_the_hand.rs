//! What happens where the hand is: illegal moves, looking back, what players do besides moving pieces.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Action, Command, CopyAs, Effect};
use komadai::record::RecordFormat;
use komadai::shogi::Position;

use crate::files::open;
use crate::table::Table;

#[test]
fn an_illegal_move_is_told_at_its_square_and_the_piece_stays_picked_up() {
    let mut table = Table::new();
    table.play("7g", "7d");
    let words = "The piece on 7g cannot move to 7d.";
    assert!(table.shows(words));
    let (bubble, square) = (table.place(words), table.square("7d"));
    assert!(bubble.bottom() <= square.top() && bubble.x_range().contains(square.center().x), "{bubble:?} {square:?}");
    let point = table.square("7f").center();
    table.click_at(point);
    assert!(table.shows("7f Black pawn") && !table.shows(words), "the pawn was still in the hand");
}

#[test]
fn why_a_move_is_illegal_covers_none_of_the_pieces_that_it_speaks_of() {
    let mut table = Table::new();
    open(
        &mut table,
        "後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|三\n| ・ ・ ・ ・ 歩 ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：歩\n",
    );
    table.click("Black in hand: pawn, 1");
    let point = table.square("5e").center();
    table.click_at(point);
    let words = "Two pawns (nifu): there is already one on 5d.";
    let (bubble, pawn) = (table.place(words), table.square("5d"));
    assert!(!bubble.intersects(pawn), "{bubble:?} {pawn:?}");
}

#[test]
fn what_an_illegal_move_was_tried_with_can_be_put_down() {
    let mut table = Table::new();
    table.play("7g", "7d");
    table.press(egui::Modifiers::NONE, Key::Escape);
    table.play("2g", "2f");
    assert!(table.shows("2f Black pawn"));
}

#[test]
fn one_looks_back_during_a_game_while_its_clock_runs() {
    let mut table = Table::new();
    table.play_all("7g7f 3c3d 2g2f");
    table.press(egui::Modifiers::NONE, Key::Home);
    assert!(table.shows("7g Black pawn") && table.shows("Back to the game"));
    table.wait(Duration::from_secs(3));
    table.press(egui::Modifiers::NONE, Key::ArrowRight);
    assert!(table.shows("7f Black pawn") && table.shows("3c White pawn"));
    table.click("Back to the game");
    assert!(table.shows("2f Black pawn") && !table.shows("Back to the game"));
    table.play("8c", "8d");
    assert!(table.shows("8d White pawn"));
}

#[test]
fn whoever_reaches_for_a_piece_while_looking_back_is_back_in_the_game_and_has_moved_nothing() {
    let mut table = Table::new();
    table.play_all("7g7f 3c3d");
    table.press(egui::Modifiers::NONE, Key::Home);
    table.play("2g", "2f");
    assert!(table.shows("2g Black pawn") && table.shows("3d White pawn"), "the first press only came back");
    table.play("2g", "2f");
    assert!(table.shows("2f Black pawn"));
}

#[test]
fn nothing_grey_stands_where_the_players_press() {
    let mut table = Table::new();
    assert!(!table.shows("Resign") && !table.shows("Take back"), "nothing has begun");
    table.play("7g", "7f");
    for tool in ["Pause", "Take back", "Resign"] {
        assert!(table.shows(tool) && table.is_enabled(tool), "{tool}");
    }
    let resign = table.place("Resign");
    table.click("Pause");
    assert!(table.shows("Resume") && table.place("Resign") == resign, "nothing moves under the hand");
}

#[test]
fn however_one_reaches_for_a_piece_while_looking_back_one_is_back_in_the_game() {
    let back = |reach: fn(&mut Table)| {
        let mut table = Table::new();
        table.play_all("7g7f 3c3d");
        table.press(egui::Modifiers::NONE, Key::ArrowLeft);
        assert!(table.shows("Back to the game") && table.shows("Looking back: move 1 of 2"));
        reach(&mut table);
        assert!(!table.shows("Back to the game") && table.shows("3d White pawn"));
    };
    back(|table| table.drag("2g", "2f"));
    back(|table| table.press(egui::Modifiers::NONE, Key::F2));
    back(|table| table.press(egui::Modifiers::NONE, Key::F3));
    back(|table| table.press(egui::Modifiers::NONE, Key::Escape));
    back(|table| table.click("7f Black pawn"));
}

#[test]
fn whoever_looks_back_is_told_how_often_that_position_had_occurred() {
    let mut table = Table::new();
    table.play_all("2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b");
    assert!(table.shows("Position seen 3 of 4 times"), "{:?}", table.everything());
    table.press(egui::Modifiers::NONE, Key::Home);
    assert!(!table.shows_containing("Position seen"), "it was the first time");
    (0..4).for_each(|_| table.press(egui::Modifiers::NONE, Key::ArrowRight));
    assert!(table.shows("Position seen 2 of 4 times"));
}

#[test]
fn the_arrows_lead_to_the_menus_beside_the_open_one_though_the_pointer_rests_on_its_title() {
    let mut table = Table::new();
    let title = table.place("Game").center();
    table.event(egui::Event::PointerMoved(title));
    table.click_at(title);
    assert!(table.shows("Propose an impasse"), "{:?}", table.everything());
    let entries = |table: &Table| table.everything().len();
    let of_game = entries(&table);
    table.press(egui::Modifiers::NONE, Key::ArrowRight);
    assert!(!table.shows("Propose an impasse") && entries(&table) > 0, "the next menu is open");
    table.press(egui::Modifiers::NONE, Key::ArrowLeft);
    assert!(table.shows("Propose an impasse") && entries(&table) == of_game);
}

#[test]
fn what_is_done_with_the_position_on_the_board_means_the_one_that_is_seen_there() {
    let mut table = Table::new();
    table.play_all("7g7f 3c3d 2g2f");
    table.click("Resign");
    table.confirm("Resign");
    table.press(Modifiers::NONE, Key::Escape);
    table.press(Modifiers::NONE, Key::Home);
    table.take_effects();
    table.ask(Action::Copy(CopyAs::Position(RecordFormat::Sfen)));
    let copied = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::CopyText(text) => Some(text),
        _ => None,
    });
    let start = Position::even().to_sfen(1);
    assert_eq!(copied.as_deref().map(str::trim), Some(start.as_str()));
    table.ask(Action::Copy(CopyAs::Picture));
    let effects = table.take_effects();
    let [Effect::PaintPicture(picture)] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!(&picture.diagram.setup, Position::even().setup());
    table.ask(Action::Command(Command::SetUp));
    assert!(table.shows("7g Black pawn") && table.shows("3c White pawn"));
}

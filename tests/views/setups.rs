//! Setting up positions, and continuing from them.

use std::path::PathBuf;

use egui::{Key, Modifiers};
use komadai::app::{Action, Command, CopyAs, Effect, Incoming, ReadFailure, Settings, TimeKind};
use komadai::record::{GameTree, RecordFormat, import, write};
use komadai::shogi::{Color, Handicap, Position, Sfen};
use komadai::storage::{DialogAnswer, FileDialogRequest};
use komadai::text::Language;

use crate::table::Table;
use crate::verdicts::table_by;

const EVEN: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -";
const PROBLEM: &str = "8k/9/7+P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p";

/// A window in which a position is being set up, starting from that of an even game.
fn editor() -> Table {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::E);
    table
}

/// An editor with a mating problem in it.
fn problem() -> Table {
    let mut table = editor();
    table.paste(PROBLEM);
    table
}

#[test]
fn a_mating_problem_is_put_together_from_the_box() {
    let mut table = editor();
    table.click("Clear");
    table.click("Place pieces from the box as ☖ White");
    table.click("In the box: king, 2");
    table.click("1a empty");
    table.click("Place pieces from the box as ☗ Black");
    table.drag_thing("In the box: pawn, 18", "2c empty");
    table.right_click("2c Black pawn");
    table.drag_thing("In the box: gold, 4", "Black: pieces in hand");
    table.click("Rest to White’s hand");
    assert_eq!(table.set_up(), PROBLEM);
    assert!(table.shows("Black has no king.") && table.is_enabled("Play from here…"));
}

#[test]
fn pieces_go_from_anywhere_to_anywhere_by_clicks_and_drags() {
    let mut table = editor();
    table.click("7g Black pawn");
    table.click("7f empty");
    table.drag("3c", "3d");
    assert!(table.set_up().starts_with("lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP"));
    table.drag_thing("8h Black bishop", "White: pieces in hand");
    table.click("White in hand: bishop, 1");
    table.click("Black: pieces in hand");
    assert!(table.shows("Black in hand: bishop, 1"));
    table.click("Black in hand: bishop, 1");
    table.click("The piece box");
    assert!(table.shows("In the box: bishop, 1"));
    table.drag_thing("2h Black rook", "2b White bishop");
    assert!(table.shows("2h White bishop") && table.shows("2b Black rook"), "they change places");
}

#[test]
fn the_flipped_board_takes_pieces_where_they_are_seen() {
    let mut table = editor();
    table.click("Flip board");
    table.drag("7g", "7f");
    table.drag_thing("8h Black bishop", "Black: pieces in hand");
    assert!(table.shows("7f Black pawn") && table.shows("Black in hand: bishop, 1"));
}

#[test]
fn a_finger_drags_pieces_in_the_editor() {
    let mut table = editor();
    table.drag_by_finger("7g", "5e");
    assert!(table.shows("5e Black pawn"));
}

#[test]
fn a_drag_to_nowhere_changes_nothing_and_neither_does_a_king_on_a_stand() {
    let mut table = editor();
    table.drag_thing("5i Black king", "Black: pieces in hand");
    table.drag_thing("5i Black king", "Undo");
    assert_eq!(table.set_up(), EVEN);
}

#[test]
fn escape_puts_down_what_was_picked_up() {
    let mut table = editor();
    table.click("7g Black pawn");
    table.press(Modifiers::NONE, Key::Escape);
    table.click("7f empty");
    assert_eq!(table.set_up(), EVEN);
}

#[test]
fn the_keyboard_alone_moves_turns_over_and_takes_away() {
    let mut table = editor();
    table.press_on("7g Black pawn", Key::Enter);
    table.press_on("7f empty", Key::Enter);
    table.press_on("7f Black pawn", Key::Space);
    table.press_on("7f Black tokin", Key::Space);
    assert!(table.shows("7f White pawn"));
    table.press_on("7f White pawn", Key::Delete);
    assert!(table.shows("7f empty") && table.shows("In the box: pawn, 1"));
    table.press_on("In the box: pawn, 1", Key::Space);
    table.press_on("In the box: pawn, 1", Key::Enter);
    table.press_on("5e empty", Key::Enter);
    assert!(table.shows("5e White pawn"), "pieces from the box are for the other side now");
}

#[test]
fn keys_are_about_the_piece_that_was_dragged_last() {
    let mut table = editor();
    table.click("9g Black pawn");
    table.press(Modifiers::NONE, Key::Escape);
    table.drag("3g", "3e");
    table.press(Modifiers::NONE, Key::Space);
    assert!(table.shows("3e Black tokin") && table.shows("9g Black pawn"));
    table.press(Modifiers::NONE, Key::Delete);
    assert!(table.shows("3e empty") && table.shows("9g Black pawn"));
}

#[test]
fn keys_are_about_the_piece_that_was_clicked_last() {
    let mut table = editor();
    table.play("7g", "7f");
    table.press(Modifiers::NONE, Key::Space);
    assert!(table.shows("7f Black tokin"));
    table.press(Modifiers::NONE, Key::Delete);
    assert!(!table.shows("7f Black tokin") && table.shows("In the box: pawn, 1"));
}

#[test]
fn changes_are_undone_and_made_again() {
    let mut table = editor();
    table.click("Clear");
    table.click("Change turn");
    table.press(Modifiers::COMMAND, Key::Z);
    table.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(table.set_up(), EVEN);
    table.click("Redo");
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(table.set_up(), "9/9/9/9/9/9/9/9/9 w -");
}

#[test]
fn turn_sides_and_starting_positions_are_chosen() {
    let mut table = editor();
    table.click("☖ White to move");
    table.click("Swap sides");
    assert_eq!(table.set_up(), EVEN, "an even game looks the same from both sides");
    table.click("Handicap…");
    table.click("Six pieces");
    assert_eq!(table.set_up(), Handicap::SixPieces.sfen().trim_end_matches(" 1"));
    table.click("Restore");
    assert_eq!(table.set_up(), EVEN);
}

#[test]
fn what_bars_play_disables_the_ways_out_and_what_is_odd_does_not() {
    let mut table = editor();
    table.drag_thing("8b White rook", "In the box: king, 0");
    table.click("In the box: rook, 1");
    table.click("5e empty");
    assert!(table.is_enabled("Play from here…"));
    table.drag_thing("5c White pawn", "The piece box");
    assert!(table.shows("The king on 5a is in check, although it is the other side’s turn."));
    assert!(table.shows("5a, 5e"));
    assert!(!table.is_enabled("Play from here…") && !table.is_enabled("Review from here"));
    table.click("☖ White to move");
    table.drag_thing("7g Black pawn", "6f empty");
    assert!(table.shows("Black has two pawns on file 6.") && table.is_enabled("Play from here…"));
}

#[test]
fn positions_are_pasted_in_any_notation_and_copied_as_sfen() {
    let bod = "後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n\
        | ・ ・ ・ ・ ・ ・ ・ ・v玉|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ ・ ・ ・ と ・|三\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n\
        +---------------------------+\n先手の持駒：金\n";
    let shown = "8k/9/7+P1/9/9/9/9/9/9 b G";
    for text in
        [bod, "sfen 8k/9/7+P1/9/9/9/9/9/9 b G 1", &format!("{bod}手数----指手---------消費時間--\n   1 １二金打\n")]
    {
        let mut table = editor();
        table.paste(text);
        assert_eq!(table.set_up(), shown, "{text}");
        table.press(Modifiers::COMMAND, Key::C);
        assert!(table.take_effects().contains(&Effect::CopyText(format!("{shown} 1"))));
    }
}

#[test]
fn a_position_that_is_pasted_keeps_the_number_of_its_move() {
    let sfen = "8k/9/7+P1/9/9/9/9/9/9 b G 31";
    let mut table = editor();
    table.paste(sfen);
    table.press(Modifiers::COMMAND, Key::C);
    assert!(table.take_effects().contains(&Effect::CopyText(sfen.to_owned())));
}

#[test]
fn a_position_is_copied_as_a_diagram_unless_it_cannot_be_played_from() {
    let mut table = problem();
    table.ask(Action::Copy(CopyAs::Position(RecordFormat::Bod)));
    let [Effect::CopyText(diagram)] = &table.take_effects()[..] else { panic!("nothing was copied") };
    assert!(diagram.contains("| ・ ・ ・ ・ ・ ・ ・ と ・|三"), "{diagram}");
    table.click("Even game");
    table.drag_thing("8b White rook", "5h empty");
    table.click("☖ White to move");
    table.ask(Action::Copy(CopyAs::Position(RecordFormat::Bod)));
    let sfen = format!("{} 1", table.set_up());
    assert_eq!(table.take_effects(), [Effect::CopyText(sfen)]);
}

#[test]
fn of_a_game_the_position_after_its_moves_is_pasted_of_a_problem_the_one_before_them_and_that_is_told() {
    let mut table = editor();
    table.paste("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 ８四歩(83)\n");
    assert!(table.shows("7f Black pawn") && table.shows("3d White pawn") && table.shows("Position after 2 moves"));
    table.paste("PI\n+\n+7776FU\n%TORYO\n");
    assert!(table.shows("7f Black pawn") && table.shows("3c White pawn") && table.shows("Position after 1 move"));
    assert!(!table.shows("Position after 2 moves"));
    let problem: Sfen = "8k/9/7+P1/9/9/9/9/9/9 b G 1".parse().unwrap();
    let mut solved = GameTree::new(Position::try_from(problem.setup).unwrap());
    solved.play(GameTree::ROOT, "G*1b".parse().unwrap()).unwrap();
    table.paste(&write(&solved, RecordFormat::Kif));
    assert!(table.shows("1b empty") && table.shows("The position before the move"));
    table.paste("8k/9/7+P1/9/9/9/9/9/9 b G 31");
    assert!(!table.shows_containing("The position before"), "nothing was left out");
}

#[test]
fn a_line_for_engines_means_the_position_after_its_moves() {
    let mut table = editor();
    table.paste("position startpos moves 7g7f 3c3d");
    assert!(table.shows("7f Black pawn") && table.shows("3d White pawn"));
}

#[test]
fn a_pasted_position_that_cannot_be_played_is_shown_with_its_faults() {
    let mut table = editor();
    table.paste("3kk4/9/9/9/9/9/9/3RRR3/4K4 b - 1");
    assert!(table.shows("White has 2 kings.") && table.shows("6a, 5a") | table.shows("5a, 6a"));
    assert!(table.shows_containing("too many pieces") && !table.is_enabled("Play from here…"));
}

#[test]
fn text_that_is_no_position_changes_nothing_and_says_so() {
    let mut table = editor();
    table.paste("good morning");
    assert!(table.shows("What was pasted cannot be opened") && table.shows_containing("not a shogi record"));
    assert_eq!(table.set_up(), EVEN);
}

#[test]
fn what_bars_play_stands_above_an_older_notice() {
    let mut table = editor();
    table.paste("good morning");
    table.click("Clear");
    let (fault, notice) = (table.place("To fix first:"), table.place("What was pasted cannot be opened"));
    assert!(fault.bottom() <= notice.top(), "{fault:?} {notice:?}");
}

#[test]
fn a_pasted_position_of_which_nothing_is_lost_is_played_from_without_a_question() {
    for (comment, is_asked) in [("", false), ("*to be kept\n", true)] {
        let mut table = Table::new();
        let diagram = "後手の持駒：なし\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n\
            | ・ ・ ・ ・ ・ ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n\
            | ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n\
            | ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n先手の持駒：金\n先手番\n";
        table.paste(&format!("{diagram}{comment}"));
        table.click("Open it");
        table.press(Modifiers::COMMAND, Key::E);
        table.click("Play from here…");
        assert_eq!(table.shows("Do not save"), is_asked, "{:?}", table.everything());
        assert_eq!(table.shows("Start game"), !is_asked);
    }
}

#[test]
fn the_king_that_is_to_be_mated_alone_is_the_lesser_one() {
    let senior = |sfen: &str| {
        let mut table = Table::new();
        table.paste(sfen);
        table.click("Open it");
        table.picture_of_board().diagram.senior
    };
    assert_eq!(senior(PROBLEM), Color::Black, "its owner has the 玉");
    assert_eq!(senior(EVEN), Color::White);
}

#[test]
fn the_button_for_pasting_asks_for_the_clipboard() {
    let mut table = editor();
    table.click("Paste");
    assert_eq!(table.take_effects(), [Effect::RequestPaste]);
}

#[test]
fn a_game_is_played_from_the_position_with_players_and_time() {
    let mut table = problem();
    table.click("Play from here…");
    table.type_into("☗ Black: Name", "佐藤");
    let dialog = table.dialog_rect().expect("it is open");
    assert!(table.words_at("☗").iter().any(|at| dialog.contains(*at)), "what is in hand is seen below the board");
    table.click("Start game");
    assert!(table.shows_containing("佐藤") && table.board() == PROBLEM);
    assert!(table.shows_containing("Custom position ·"));
    table.click("Black in hand: gold, 1");
    table.click("1b empty · can go here");
    assert!(table.shows("☗ 佐藤 wins") && table.shows("Checkmate"));
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Do not save");
    table.click("Start game");
    assert!(table.shows_containing("· Even game ·"), "the next game is an ordinary one");
}

#[test]
fn a_game_from_a_position_is_saved_and_opens_with_that_position() {
    let mut table = problem();
    table.click("Play from here…");
    table.click("Start game");
    table.click("Black in hand: gold, 1");
    table.click("1b empty · can go here");
    let bytes = saved(&mut table, "problem.kif");
    let text = String::from_utf8_lossy(&bytes).into_owned();
    assert!(text.contains("+---------------------------+"), "{text}");
    let mut again = opened(&bytes, "problem.kif");
    assert_eq!(again.board(), PROBLEM);
    again.press(Modifiers::NONE, Key::End);
    assert!(again.shows("1b Black gold"));
}

#[test]
fn a_record_that_starts_with_the_position_is_gone_through_and_worth_saving() {
    let mut table = problem();
    table.click("Review from here");
    assert!(table.shows("Not saved") && table.board() == PROBLEM);
    table.click("Black in hand: gold, 1");
    table.click("1b empty · can go here");
    let bytes = saved(&mut table, "problem.csa");
    assert_eq!(opened(&bytes, "problem.csa").board(), PROBLEM);
}

#[test]
fn a_place_in_a_record_is_where_the_editor_begins_and_comes_back_to() {
    let mut table = opened("手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n".as_bytes(), "game.kif");
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.ask(Action::Command(Command::SetUp));
    assert!(table.shows("7f Black pawn") && table.shows("3c White pawn"));
    table.click("Clear");
    table.click("Cancel");
    assert!(table.shows("Discard the position?"));
    table.click("Discard it");
    assert!(table.shows("Move 1 of 2") && table.shows("7f Black pawn"));
}

#[test]
fn a_game_in_progress_stands_still_and_goes_on_afterwards() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::E);
    table.click("Cancel");
    assert!(table.shows("Resume") && table.shows("7f Black pawn"));
    table.press(Modifiers::COMMAND, Key::E);
    table.click("Clear");
    table.click("Review from here");
    assert!(table.shows("Leave the game?"), "it would be lost");
    table.click("Play on");
    table.click("Restore");
    table.click("Cancel");
    table.click("Resume");
    table.play("3c", "3d");
    assert!(table.shows("3d White pawn"));
}

#[test]
fn over_a_game_that_goes_on_the_library_says_no_more_than_in_it() {
    let told = "say nothing during a game";
    let mut table = editor();
    table.press(Modifiers::COMMAND, Key::G);
    assert!(!table.shows_containing(told), "no game has begun");
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::E);
    assert!(table.shows_containing("In the box"));
    table.press(Modifiers::COMMAND, Key::G);
    assert!(table.shows_containing(told), "who asks is told why not");
}

#[test]
fn players_who_may_not_stop_the_clock_cannot_set_up_a_position_either() {
    for (profile, can) in [("casual", true), ("jsa_amateur27", false)] {
        let mut table = table_by(profile, TimeKind::SuddenDeath);
        table.press(Modifiers::COMMAND, Key::N);
        table.click("Start game");
        table.play("7g", "7f");
        table.press(Modifiers::COMMAND, Key::E);
        assert_eq!(table.shows_containing("In the box"), can, "{profile}");
    }
}

#[test]
fn leaving_the_program_asks_about_the_position_first() {
    let mut table = editor();
    table.click("Clear");
    table.press(Modifiers::COMMAND, Key::Q);
    assert!(table.shows("Discard the position?") && table.take_effects().is_empty());
    table.click("Stay here");
    assert!(table.shows("Piece box"));
}

#[test]
fn records_that_are_saved_without_a_question_take_no_position_with_them() {
    let settings = Settings { language: Some(Language::English), autosave: true, ..Settings::default() };
    let mut table = opened_with(settings, "手合割：平手\n   1 ７六歩(77)\n".as_bytes(), "game.kif");
    table.play("2g", "2f");
    table.press(Modifiers::COMMAND, Key::E);
    table.click("Clear");
    table.press(Modifiers::COMMAND, Key::Q);
    let writes = |effect: &Effect| matches!(effect, Effect::WriteRecord(_));
    assert!(table.shows("Leave without saving?") && !table.take_effects().iter().any(writes));
    table.click("Stay here");
    table.click("Restore");
    table.take_effects();
    table.press(Modifiers::COMMAND, Key::Q);
    assert!(matches!(&table.take_effects()[..], [Effect::WriteRecord(_)]), "there is nothing to ask about");
}

#[test]
fn what_belongs_to_games_and_records_does_nothing_meanwhile() {
    let mut table = editor();
    table.press(Modifiers::COMMAND, Key::S);
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    table.press(Modifiers::COMMAND, Key::P);
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(table.take_effects().is_empty() && table.set_up() == EVEN);
}

#[test]
fn nothing_sticks_out_of_the_window_at_any_size_in_either_language() {
    for language in Language::ALL {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (1800.0, 1013.0)] {
            let settings = Settings { language: Some(language), ..Settings::default() };
            let mut table = Table::with(settings, width, height);
            table.press(Modifiers::COMMAND, Key::E);
            table.paste("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK1SNL b - 1");
            all_inside(&table, width, height);
            table.ask(Action::Command(Command::RestoreBoard));
            table.ask(Action::Command(Command::ReviewFromHere));
            all_inside(&table, width, height);
        }
    }
}

fn all_inside(table: &Table, width: f32, height: f32) {
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
    for (label, rect) in table.everything() {
        assert!(window.expand(0.5).contains_rect(rect), "{label} lies at {rect:?}, outside {window:?}");
    }
}

/// Saves under `name` and returns what is written.
fn saved(table: &mut Table, name: &str) -> Vec<u8> {
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    table.take_effects();
    let request = FileDialogRequest::Save { suggested: String::new() };
    table.receive(Incoming::FileDialog(request, DialogAnswer::Chosen(PathBuf::from(name))));
    table.made().expect("the record is written").1
}

/// A window with the record `bytes` open.
fn opened(bytes: &[u8], name: &str) -> Table {
    opened_with(Settings { language: Some(Language::English), ..Settings::default() }, bytes, name)
}

fn opened_with(settings: Settings, bytes: &[u8], name: &str) -> Table {
    let mut table = Table::with(settings, 1280.0, 800.0);
    let path = PathBuf::from(name);
    table.ask(Action::OpenRecord(path.clone()));
    let read = import(bytes).map(Box::new).map_err(ReadFailure::Record);
    table.receive(Incoming::Record(path, read));
    table.take_effects();
    table
}

#[test]
fn a_pasted_position_keeps_the_number_of_its_move() {
    let mut table = editor();
    let pasted = format!("{PROBLEM} 57");
    table.paste(&pasted);
    let copied = |table: &mut Table| {
        table.take_effects();
        table.ask(Action::Command(Command::CopySfen));
        let copied = |effect| if let Effect::CopyText(text) = effect { Some(text) } else { None };
        table.take_effects().into_iter().find_map(copied).expect("it was copied")
    };
    assert_eq!(copied(&mut table), pasted);
    table.click("Clear");
    assert!(copied(&mut table).ends_with(" 1"), "what is set up anew begins anew");
}

//! Going through a record: the tree of moves, its waypoints, its chart, and its header.

use egui::{Event, Key, Modifiers};
use komadai::app::{Action, Command, CopyAs, Effect, Incoming};
use komadai::record::{Evaluation, RecordFormat, import};
use komadai::shogi::Color;

use crate::files::{answer_save_dialog, choose, open};
use crate::games::play_to_mate;
use crate::table::Table;

/// Three moves with times and evaluations; a variation at the second and one inside it at the third.
const BRANCHED: &str = "手合割：平手\n棋戦：Club cup\n対局ID：7\n\
   1 ７六歩(77)   ( 0:16/00:00:16)\n**評価値=35\n\
   2 ３四歩(33)   ( 0:05/00:00:05)\n**評価値=-120\n&the answer\n\
   3 ２六歩(27)   ( 0:01/00:00:17)\n*a calm move\n**評価値=-60\n\
   4 投了\n\
変化：2手\n   2 ８四歩(83)\n   3 ６八銀(79)\n\
変化：3手\n   3 ２六歩(27)\n";

/// The moves in the list, from the top: whatever begins with a number and a mark.
fn listed(table: &Table) -> Vec<String> {
    let mut rows: Vec<_> = table.everything().into_iter().filter(|(name, _)| is_row(name)).collect();
    rows.sort_by(|(_, one), (_, other)| one.top().total_cmp(&other.top()));
    rows.into_iter().map(|(name, _)| name).collect()
}

#[test]
fn a_game_is_reviewed_from_its_end_or_from_where_somebody_looked_back_to() {
    for back in [0, 3] {
        let mut table = Table::new();
        play_to_mate(&mut table);
        let end = table.ply_seen();
        (0..back).for_each(|_| table.press(Modifiers::NONE, Key::ArrowLeft));
        table.press(Modifiers::COMMAND, Key::R);
        assert_eq!(table.ply_seen(), end - back);
    }
}

/// Shows both variations of [`BRANCHED`].
fn unfold(table: &mut Table) {
    table.click("1 variation · ☖８四歩");
    table.click("1 variation · ☗２六歩");
}

fn is_row(name: &str) -> bool {
    name.split_once(' ').is_some_and(|(number, rest)| number.parse::<u32>().is_ok() && rest.starts_with(['☗', '☖']))
}

#[test]
fn each_variation_is_listed_behind_the_move_it_was_tried_in_place_of() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    let played = ["1 ☗７六歩 0:16 +35", "2 ☖３四歩 0:05 −120", "3 ☗２六歩 0:01 −60"];
    assert_eq!(listed(&table), played, "variations are folded away at first");
    unfold(&mut table);
    let wanted =
        ["1 ☗７六歩 0:16 +35", "2 ☖３四歩 0:05 −120", "2 ☖８四歩", "3 ☗６八銀", "3 ☗２六歩", "3 ☗２六歩 0:01 −60"];
    assert_eq!(listed(&table), wanted);
    table.click("3 ☗６八銀");
    assert!(table.shows("Move 3 of 3"));
    table.press(Modifiers::SHIFT, Key::ArrowDown);
    table.press(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(listed(&table)[3..5], ["3 ☗２六歩", "3 ☗６八銀"], "the two have changed places");
}

#[test]
fn a_variation_is_unfolded_by_going_into_it_and_left_by_folding_it_away() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::COMMAND, Key::ArrowRight);
    table.press(Modifiers::SHIFT, Key::ArrowDown);
    let open_rows = ["1 ☗７六歩 0:16 +35", "2 ☖３四歩 0:05 −120", "2 ☖８四歩", "3 ☗６八銀", "3 ☗２六歩 0:01 −60"];
    assert_eq!(listed(&table), open_rows, "and the one inside it stays folded");
    table.click("1 variation · ☖８四歩");
    assert_eq!(listed(&table).len(), 3);
    assert!(table.shows("Move 2 of 3"));
    assert!(table.shows("3d White pawn"), "the board shows the move that was played");
}

#[test]
fn bookmarks_are_listed_wherever_they_are_and_lead_to_their_places() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::COMMAND, Key::ArrowRight);
    table.press(Modifiers::SHIFT, Key::ArrowDown);
    table.press(Modifiers::COMMAND, Key::D);
    table.type_into("Bookmark name", "the other way");
    table.click("Moves");
    table.press(Modifiers::NONE, Key::Home);
    table.click("Bookmarks");
    assert!(table.shows("2 ☖３四歩  the answer"));
    table.click("2 ☖８四歩  the other way");
    assert!(table.shows("8d White pawn") && table.shows("Move 2 of 3"));
}

#[test]
fn a_foul_that_nobody_noticed_is_marked_in_the_list_and_the_rest_of_the_game_is_there() {
    let mut table = Table::new();
    open(&mut table, "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ５五歩(27)\n4 ８四歩(83)\n5 投了\n");
    let foul = "3 ☗５五歩 foul: a move that the piece cannot make";
    assert_eq!(listed(&table), ["1 ☗７六歩", "2 ☖３四歩", foul, "4 ☖８四歩"]);
    assert!(table.shows_containing("White wins · Resignation"), "the resignation stands");
    table.click(foul);
    assert!(table.shows("Move 3 of 4") && table.shows("5e Black pawn"));
}

#[test]
fn branches_comments_and_bookmarks_are_one_key_away() {
    for (modifier, ply) in [(Modifiers::COMMAND, 2), (Modifiers::SHIFT, 3), (Modifiers::ALT, 2)] {
        let mut table = Table::new();
        open(&mut table, BRANCHED);
        table.press(modifier, Key::ArrowRight);
        assert!(table.shows(&format!("Move {ply} of 3")), "{modifier:?}");
        table.press(modifier, Key::ArrowRight);
        assert!(table.shows(&format!("Move {ply} of 3")), "{modifier:?}: there is no other");
        table.press(Modifiers::NONE, Key::End);
        table.press(Modifiers::NONE, Key::ArrowUp);
        assert!(table.shows("Move 2 of 3"), "the upright arrow is a step");
    }
}

#[test]
fn a_bookmark_is_set_named_and_saved() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::NONE, Key::End);
    assert!(!table.shows("Bookmark name"));
    table.press(Modifiers::COMMAND, Key::D);
    table.type_into("Bookmark name", "the end");
    let tree = import(&choose(&mut table, "marked.kifu")).unwrap().tree;
    let last = *tree.main_line().last().unwrap();
    assert_eq!(tree.node(last).bookmark(), Some("the end"));
    table.press(Modifiers::COMMAND, Key::D);
    assert!(!table.shows("Bookmark name"));
}

#[test]
fn the_field_for_comments_begins_anew_at_each_place_and_leaves_nothing_behind() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.type_into("Comment", "before the first move");
    for key in [Key::End, Key::Home, Key::ArrowDown, Key::ArrowDown] {
        table.press(Modifiers::NONE, Key::Escape);
        table.press(Modifiers::NONE, key);
    }
    assert!(table.shows("Move 2 of 3"));
    assert!(table.remembered_fields() <= 2, "one for comments, one for bookmarks");
}

#[test]
fn the_lines_about_a_game_are_edited_in_a_dialog_and_undone() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::COMMAND, Key::I);
    assert!(table.shows("About this game") && table.reads("Event") == "Club cup");
    table.type_into("Place", "Hall 2");
    table.click("Done");
    let saved = import(&choose(&mut table, "placed.kifu")).unwrap().tree.header;
    assert_eq!(
        (saved.get("場所"), saved.get("対局ID"), saved.get("棋戦")),
        (Some("Hall 2"), Some("7"), Some("Club cup"))
    );
    table.press(Modifiers::COMMAND, Key::Z);
    let undone = import(&choose(&mut table, "undone.kifu")).unwrap().tree.header;
    assert_eq!(undone.get("場所"), None);
}

#[test]
fn the_player_of_the_higher_rank_has_the_senior_king_in_a_record_as_in_a_game() {
    for (ranks, senior) in [("先手段級：三段\n後手段級：初段\n", Color::Black), ("", Color::White)] {
        let mut table = Table::new();
        open(&mut table, &format!("先手：甲\n後手：乙\n{ranks}1 ７六歩(77)\n"));
        assert_eq!(table.picture_of_board().diagram.senior, senior, "{ranks}");
    }
}

#[test]
fn a_line_that_is_added_about_a_game_is_typed_into_at_once() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::COMMAND, Key::I);
    table.click("Add a line");
    table.event(Event::Text("Table".to_owned()));
    table.type_into("Table", "3");
    table.click("Done");
    let saved = import(&choose(&mut table, "lined.kifu")).unwrap().tree.header;
    assert_eq!(saved.get("Table"), Some("3"));
}

#[test]
fn a_click_on_the_chart_goes_to_the_move_there_and_the_chart_can_be_exchanged() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    for (name, chip) in [("Evaluation", "Time"), ("Time", "Evaluation")] {
        let named = table.everything().into_iter().filter(|(label, _)| label == name);
        let rect = named.map(|(_, rect)| rect).max_by(|one, other| one.area().total_cmp(&other.area())).unwrap();
        table.click_at(rect.right_center() - egui::vec2(4.0, 0.0));
        assert!(table.shows("Move 3 of 3"), "{name}");
        table.click_at(rect.left_center() + egui::vec2(rect.width() * 0.3, 0.0));
        assert!(table.shows("Move 1 of 3"), "{name}");
        table.click(chip);
    }
}

#[test]
fn a_save_that_ends_after_another_record_has_come_is_not_taken_for_that_one() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    table.take_effects();
    answer_save_dialog(&mut table, "slow.kif");
    let job = table.being_saved().expect("nothing is written");
    open(&mut table, BRANCHED);
    table.receive(Incoming::Written(job.target, job.revision, Ok(())));
    table.press(Modifiers::NONE, Key::End);
    table.press(Modifiers::COMMAND, Key::D);
    table.press(Modifiers::COMMAND, Key::S);
    let written = table.being_saved().map(|job| job.target.path);
    assert_eq!(written.unwrap(), std::path::Path::new("game.kif"), "the second record lies where it came from");
}

/// What was just put on the clipboard.
fn copied(table: &mut Table) -> String {
    let text = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::CopyText(text) => Some(text),
        _ => None,
    });
    text.expect("nothing was copied")
}

#[test]
fn what_is_copied_in_any_format_can_be_pasted_again() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::NONE, Key::End);
    let position = table.board();
    for what in CopyAs::all().filter(|&what| what != CopyAs::Picture) {
        table.ask(Action::Copy(what));
        let text = copied(&mut table);
        let mut other = Table::new();
        other.event(Event::Paste(text));
        assert!(other.shows("A record was pasted"), "{what:?}");
        other.click("Open it");
        assert!(other.shows("Not saved"), "{what:?}");
        other.press(Modifiers::NONE, Key::End);
        assert_eq!(other.board(), position, "{what:?}");
    }
}

#[test]
fn what_a_copied_record_lacks_is_told_with_it() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.ask(Action::Copy(CopyAs::Record(RecordFormat::Csa)));
    assert!(table.shows_containing("Left out: ") && table.shows_containing("2 variations"), "{:?}", table.everything());
    table.ask(Action::Copy(CopyAs::Record(RecordFormat::Kif)));
    assert!(!table.shows_containing("Left out"), "a KIF record holds everything");
}

#[test]
fn the_position_that_is_copied_is_the_one_that_is_looked_at() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.ask(Action::Copy(CopyAs::Position(RecordFormat::Sfen)));
    assert_eq!(copied(&mut table).trim(), "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2");
    table.event(Event::Copy);
    assert!(copied(&mut table).contains("変化：2手"), "the usual key copies the whole record");
}

#[test]
fn how_many_remarks_there_are_on_what_was_pasted_is_counted_to_the_last() {
    for count in [5, 599, 13_253] {
        let mut table = Table::new();
        table.paste(&format!("1 ７六歩(77)\n{}", "what is this\n".repeat(count)));
        assert!(table.shows_containing(&format!("… and {} more", count - 4)), "{count}");
    }
}

#[test]
fn the_question_about_a_pasted_record_tells_what_is_wrong_with_it() {
    let mut table = Table::new();
    table.paste("手合割：平手\n何だろう\n   1 ７六歩(77)\n   2 ７六歩(77)\n");
    assert!(table.shows("A record was pasted"));
    assert!(table.shows_containing("It breaks off. Line 4:") && table.shows_containing("何だろう"));
}

#[test]
fn what_is_too_large_to_be_pasted_is_told_until_it_is_read() {
    let mut table = Table::new();
    table.paste(&"a line of no record at all\n".repeat(2_600_000));
    table.wait(std::time::Duration::from_secs(60));
    assert!(table.shows_containing("64"), "the largest that is read");
}

#[test]
fn a_pasted_record_is_merged_as_branches_and_that_is_undone_as_one_change() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    unfold(&mut table);
    let before = listed(&table);
    table.event(Event::Paste("position startpos moves 7g7f 8c8d 2g2f 8d8e".to_owned()));
    table.click("Merge as branches");
    assert_eq!(listed(&table).len(), before.len() + 1, "the first three moves were there already");
    table.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(listed(&table), before);
    table.event(Event::Paste("position startpos moves 7g7f".to_owned()));
    table.click("Merge as branches");
    assert!(table.shows("What was pasted has no new moves"));
}

#[test]
fn what_cannot_be_pasted_is_told_with_what_to_do() {
    let key =
        |pressed| Event::Key { key: Key::V, physical_key: None, pressed, repeat: false, modifiers: Modifiers::CTRL };
    let nothing = "Nothing could be pasted";
    let mut table = Table::new();
    table.event(key(true));
    table.event(key(false));
    assert!(!table.shows(nothing), "somebody has pressed a key");
    // The window's library takes the press away, and brings nothing.
    table.event(key(false));
    assert!(table.shows(nothing) && table.shows_containing("no readable text"));
    assert!(table.shows_containing("Copy the record or the position as text"));
    table.event(Event::Paste("position startpos moves 7g7f".to_owned()));
    assert!(!table.shows(nothing) && table.shows("A record was pasted"));
    table.click("Cancel");
    table.event(key(false));
    assert!(!table.shows(nothing), "something has come");
    let picture = egui::ColorImage::filled([1, 1], egui::Color32::WHITE);
    table.event(Event::PasteImage(std::sync::Arc::new(picture)));
    assert!(table.shows_containing("The clipboard holds a picture"));
}

#[test]
fn what_is_no_record_is_told_and_changes_nothing() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    let before = listed(&table);
    table.event(Event::Paste("{\"header\": 7}".to_owned()));
    assert!(table.shows("What was pasted cannot be opened") && table.shows_containing("not a shogi record"));
    assert_eq!(listed(&table), before);
}

#[test]
fn what_is_drawn_with_the_right_button_is_kept_in_the_record() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.draw("7f", "3c");
    table.draw("5e", "5e");
    let saved = |table: &mut Table| import(&choose(table, "drawn.kifu")).unwrap().tree;
    let tree = saved(&mut table);
    let drawn = tree.node(tree.main_line()[1]).marks();
    let marks: Vec<String> = drawn.iter().map(ToString::to_string).collect();
    assert_eq!(marks, ["G7f3c", "G5e"]);
    assert_eq!(table.reads("Comment"), "", "the line that says so is not for reading");
    table.type_into("Comment", "a plan");
    table.draw("7f", "3c");
    let tree = saved(&mut table);
    let node = tree.node(tree.main_line()[1]);
    assert!(node.comments().iter().any(|line| line == "a plan"), "what was written stays");
    let left: Vec<String> = node.marks().iter().map(ToString::to_string).collect();
    assert_eq!(left, ["G5e"], "what is drawn twice is gone");
}

#[test]
fn what_is_typed_beside_an_engines_line_spoils_neither() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(!table.shows("評価値=35"), "it stands beside the move");
    let row = table.everything().into_iter().map(|(name, _)| name).find(|name| name.starts_with("1 ☗"));
    assert!(row.as_ref().is_some_and(|row| row.contains("35")), "{row:?}");
    table.type_into("Comment", "#1 of two ideas\n*評価値=99");
    let tree = import(&choose(&mut table, "thought.kifu")).unwrap().tree;
    let node = tree.node(tree.main_line()[1]);
    assert_eq!(node.evaluation(), Some(Evaluation::Points(35)), "nobody types an evaluation");
    assert_eq!(node.comments(), ["#1 of two ideas", "評価値=99"]);
}

#[test]
fn a_notch_of_the_wheel_over_the_board_is_a_move_however_many_come_in_a_frame() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::NONE, Key::Home);
    let over_board = table.square("5e").center();
    table.event(egui::Event::PointerMoved(over_board));
    for (notches, ply) in [(-1.0, 1), (-1.0, 2), (1.0, 1), (1.0, 0)] {
        turn_notches(&mut table, &[notches]);
        assert_eq!(table.ply_seen(), ply);
    }
    turn_notches(&mut table, &[-1.0, -1.0, -1.0, 1.0]);
    assert_eq!(table.ply_seen(), 2);
}

/// Turns the wheel within one frame, by these numbers of lines.
fn turn_notches(table: &mut Table, notches: &[f32]) {
    let turn = |lines: &f32| egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: egui::vec2(0.0, *lines),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    };
    table.harness.input_mut().events.extend(notches.iter().map(turn));
    table.harness.run();
}

#[test]
fn the_end_of_a_game_from_paper_is_set_in_its_record_and_can_be_undone() {
    let mut table = Table::new();
    open(&mut table, "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n");
    assert!(!table.shows_containing("Resignation"));
    table.ask(Action::Command(Command::EndOfGame));
    assert!(table.shows_containing("After move 2"));
    table.choose("It ended by", "Resignation");
    table.confirm("Set");
    assert!(table.shows_containing("Resignation"), "it stands below the moves");
    table.press(Modifiers::COMMAND, Key::Z);
    assert!(!table.shows_containing("Resignation"));
}

#[test]
fn whoever_deletes_moves_is_told_how_many_and_gets_them_back() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    unfold(&mut table);
    table.click("2 ☖３四歩 0:05 −120");
    table.press(Modifiers::NONE, Key::Delete);
    assert!(table.shows("2 moves were deleted") && listed(&table).len() == 4, "{:?}", listed(&table));
    table.confirm("Undo");
    assert_eq!(listed(&table).len(), 6);
    assert!(!table.shows("2 moves were deleted"), "they are back");
}

#[test]
fn that_moves_were_deleted_is_told_only_while_undoing_brings_them_back() {
    let keys = [
        (Modifiers::COMMAND, Key::Z, "they are back"),
        (Modifiers::COMMAND, Key::D, "a bookmark is what would be undone"),
        (Modifiers::COMMAND, Key::E, "a position is being set up"),
    ];
    for (modifiers, key, why) in keys {
        let mut table = Table::new();
        open(&mut table, BRANCHED);
        unfold(&mut table);
        table.click("2 ☖３四歩 0:05 −120");
        table.press(Modifiers::NONE, Key::Delete);
        table.press(Modifiers::NONE, Key::Home);
        assert!(table.shows("2 moves were deleted"), "going elsewhere changes nothing");
        table.press(modifiers, key);
        assert!(!table.shows("2 moves were deleted"), "{why}");
    }
}

#[test]
fn a_side_shows_that_it_has_used_no_time_before_its_first_move_and_none_where_the_record_tells_of_the_other_alone() {
    let mut table = Table::new();
    open(&mut table, BRANCHED);
    table.press(Modifiers::NONE, Key::Home);
    assert!(table.shows("☗ Black 0:00 time used") && table.shows("☖ White 0:00 time used"));
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(table.shows("☗ Black 0:16 time used") && table.shows("☖ White 0:00 time used"));
    open(&mut table, "手合割：平手\n   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 ３四歩(33)\n");
    assert!(table.shows("☖ White – time used"));
    open(&mut table, "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n");
    assert!(!table.shows_containing("time used"), "nothing is known of time");
}

#[test]
fn a_record_in_which_no_move_took_any_time_was_played_without_a_clock() {
    let mut table = Table::new();
    let record = "手合割：平手\n   1 ７六歩(77)   ( 0:00/00:00:00)\n   2 ３四歩(33)   ( 0:00/00:00:00)\n";
    open(&mut table, record);
    assert_eq!(listed(&table), ["1 ☗７六歩", "2 ☖３四歩"]);
    assert!(!table.shows_containing("time used"));
}

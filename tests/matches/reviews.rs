//! Reviewing and annotating a record.

use komadai::record::{
    Analysis, DrawnMark, Evaluation, GameTree, LineEnd, Neighbour, NodeId, RecordFormat, TextEncoding, import, losses,
    to_bytes,
};
use komadai::rules::{EndReason, Outcome};
use komadai::session::{Direction, EditCommand, ReviewCommand, ReviewSession, Waypoint};
use komadai::shogi::{Move, Position};

fn mv(text: &str) -> Move {
    text.parse().expect("a move in USI")
}

/// Three moves: 7g7f 3c3d 2g2f.
fn record() -> GameTree {
    let mut tree = GameTree::new(Position::even());
    let moves = ["7g7f", "3c3d", "2g2f"];
    moves.iter().fold(GameTree::ROOT, |node, text| tree.play(node, mv(text)).expect("a legal move"));
    tree
}

fn main_moves(session: &ReviewSession) -> Vec<String> {
    let tree = session.tree();
    tree.main_line().into_iter().filter_map(|node: NodeId| tree.node(node).mv).map(|mv| mv.to_string()).collect()
}

#[test]
fn steps_go_as_far_as_the_line_does() {
    let mut session = ReviewSession::new(record());
    session.go(ReviewCommand::Step(-5));
    assert_eq!(session.ply(), 0);
    session.go(ReviewCommand::Step(2));
    session.go(ReviewCommand::Next);
    session.go(ReviewCommand::Next);
    assert_eq!(session.ply(), 3);
    assert_eq!(session.position(), &session.tree().position_at(session.node()));
}

#[test]
fn playing_the_recorded_move_follows_it_and_another_one_becomes_a_variation() {
    let mut session = ReviewSession::new(record());
    assert_eq!(session.edit(EditCommand::Play(mv("7g7f"))), Ok(false));
    assert_eq!(session.edit(EditCommand::Play(mv("8c8d"))), Ok(true));
    assert!(session.is_on_variation());
    assert_eq!(main_moves(&session), ["7g7f", "3c3d", "2g2f"]);
    session.go(ReviewCommand::BackToMain);
    assert_eq!((session.ply(), session.is_on_variation()), (1, false));
}

#[test]
fn a_variation_can_be_made_the_line_that_was_played() {
    let mut session = ReviewSession::new(record());
    session.edit(EditCommand::Play(mv("2g2f"))).unwrap();
    session.edit(EditCommand::Play(mv("8c8d"))).unwrap();
    assert_eq!(session.edit(EditCommand::MakeMain), Ok(true));
    assert_eq!(main_moves(&session), ["2g2f", "8c8d"]);
    assert_eq!(session.edit(EditCommand::MakeMain), Ok(false), "it is already");
}

#[test]
fn every_ending_can_be_set_after_the_last_move_undone_and_written_where_it_can_be_held() {
    for reason in EndReason::NAMED.into_iter().chain([EndReason::Other("立会人裁定".to_owned())]) {
        let mut session = ReviewSession::new(record());
        let outcome = Outcome { winner: reason.usual_winner(Position::even().turn().opponent()), reason };
        session.go(ReviewCommand::Next);
        assert_eq!(session.edit(EditCommand::EndLine(Some(outcome.clone()))), Ok(true));
        assert_eq!(session.edit(EditCommand::EndLine(Some(outcome.clone()))), Ok(false), "it is so already");
        assert_eq!(session.ply(), 1, "one looks at the same move");
        let ended = |session: &ReviewSession| session.tree().node(session.end()).ending().map(|it| it.outcome.clone());
        assert_eq!(ended(&session), Some(outcome.clone()));
        if losses(session.tree(), RecordFormat::Kif).is_empty() {
            let written = to_bytes(session.tree(), RecordFormat::Kif, TextEncoding::Utf8, LineEnd::Lf).unwrap();
            let read = import(&written).unwrap().tree;
            let end = *read.main_line().last().unwrap();
            assert_eq!(read.node(end).ending().map(|it| &it.outcome), Some(&outcome));
        }
        session.edit(EditCommand::Undo).unwrap();
        assert_eq!(ended(&session), None);
        session.edit(EditCommand::Redo).unwrap();
        assert_eq!(session.edit(EditCommand::EndLine(None)), Ok(true));
        assert_eq!(ended(&session), None);
    }
}

#[test]
fn every_change_can_be_undone_and_made_again() {
    let mut session = ReviewSession::new(record());
    let before = session.tree().clone();
    session.go(ReviewCommand::Next);
    session.edit(EditCommand::Play(mv("8c8d"))).unwrap();
    session.edit(EditCommand::SetComment("better".to_owned())).unwrap();
    session.edit(EditCommand::MakeMain).unwrap();
    session.edit(EditCommand::Delete).unwrap();
    let after = session.tree().clone();
    for _ in 0..4 {
        assert_eq!(session.edit(EditCommand::Undo), Ok(true));
    }
    assert_eq!((session.tree(), session.ply(), session.can_undo()), (&before, 1, false));
    for _ in 0..4 {
        assert_eq!(session.edit(EditCommand::Redo), Ok(true));
    }
    assert_eq!((session.tree(), session.can_redo()), (&after, false));
}

#[test]
fn letters_typed_into_one_comment_are_one_change() {
    let mut session = ReviewSession::new(record());
    for text in ["g", "go", "goo", "good\nmove"] {
        session.edit(EditCommand::SetComment(text.to_owned())).unwrap();
    }
    assert_eq!(session.tree().node(GameTree::ROOT).comments(), ["good", "move"]);
    session.edit(EditCommand::Undo).unwrap();
    assert!(session.tree().node(GameTree::ROOT).comments().is_empty());
}

#[test]
fn deleting_the_first_move_leaves_the_starting_position_and_deleting_that_nothing_else() {
    let mut session = ReviewSession::new(record());
    session.go(ReviewCommand::Next);
    assert_eq!(session.edit(EditCommand::Delete), Ok(true));
    assert_eq!((main_moves(&session).len(), session.ply()), (0, 0));
    assert_eq!(session.edit(EditCommand::Delete), Ok(false));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut session = ReviewSession::new(record());
    let before = session.tree().clone();
    assert!(session.edit(EditCommand::Play(mv("7g7e"))).is_err());
    assert_eq!((session.tree(), session.can_undo()), (&before, false));
}

#[test]
fn bookmarks_in_variations_are_found_in_the_order_of_the_list_of_moves() {
    let mut session = ReviewSession::new(record());
    let mark = |session: &mut ReviewSession, name: &str| {
        session.edit(EditCommand::Bookmark(Some(name.to_owned()))).unwrap();
    };
    session.go(ReviewCommand::Last);
    mark(&mut session, "the last move");
    session.go(ReviewCommand::First);
    session.go(ReviewCommand::Step(1));
    session.edit(EditCommand::Play(mv("8c8d"))).unwrap();
    mark(&mut session, "a variation");
    session.go(ReviewCommand::BackToMain);
    session.go(ReviewCommand::First);
    let mut found = Vec::new();
    for direction in [Direction::Forward, Direction::Back] {
        while session.can_seek(Waypoint::Bookmark, direction) {
            session.go(ReviewCommand::Seek(Waypoint::Bookmark, direction));
            found.push(session.tree().node(session.node()).bookmark().unwrap().to_owned());
        }
    }
    assert_eq!(found, ["a variation", "the last move", "a variation"]);
}

#[test]
fn waypoints_are_found_in_both_directions_and_nowhere_else() {
    let mut session = ReviewSession::new(record());
    session.go(ReviewCommand::Step(1));
    session.edit(EditCommand::Play(mv("8c8d"))).unwrap();
    session.go(ReviewCommand::BackToMain);
    session.go(ReviewCommand::Last);
    session.edit(EditCommand::SetComment("a pawn".to_owned())).unwrap();
    session.edit(EditCommand::Bookmark(Some("pawns".to_owned()))).unwrap();
    session.go(ReviewCommand::First);
    for (waypoint, ply) in [(Waypoint::Branch, 2), (Waypoint::Comment, 3), (Waypoint::Bookmark, 3)] {
        assert!(session.can_seek(waypoint, Direction::Forward));
        session.go(ReviewCommand::Seek(waypoint, Direction::Forward));
        assert_eq!(session.ply(), ply, "{waypoint:?}");
        assert!(!session.can_seek(waypoint, Direction::Forward));
        session.go(ReviewCommand::Seek(waypoint, Direction::Forward));
        assert_eq!(session.ply(), ply, "{waypoint:?}: there is no other");
        session.go(ReviewCommand::First);
    }
    session.go(ReviewCommand::Last);
    session.go(ReviewCommand::Seek(Waypoint::Branch, Direction::Back));
    assert_eq!(session.ply(), 2);
}

#[test]
fn other_moves_at_the_same_point_can_be_gone_to_and_put_in_order() {
    let mut session = ReviewSession::new(record());
    for other in ["2g2f", "5g5f"] {
        session.go(ReviewCommand::First);
        session.edit(EditCommand::Play(mv(other))).unwrap();
    }
    session.go(ReviewCommand::Other(Neighbour::Before));
    assert_eq!(session.tree().node(session.node()).mv, Some(mv("2g2f")));
    assert_eq!(session.edit(EditCommand::ChangePlaces(Neighbour::After)), Ok(true));
    assert!(!session.has_other(Neighbour::After), "it is the last one now");
    assert_eq!(session.edit(EditCommand::ChangePlaces(Neighbour::After)), Ok(false));
    let order: Vec<_> = session.tree().children(GameTree::ROOT).iter().map(|&it| session.tree().node(it).mv).collect();
    assert_eq!(order, ["7g7f", "5g5f", "2g2f"].map(|text| Some(mv(text))));
    session.edit(EditCommand::Undo).unwrap();
    session.edit(EditCommand::ChangePlaces(Neighbour::Before)).unwrap();
    assert_eq!(main_moves(&session), ["2g2f"], "what comes first is the line");
}

#[test]
fn a_bookmark_typed_letter_by_letter_is_one_change_and_a_header_is_another() {
    let mut session = ReviewSession::new(record());
    let before = session.tree().clone();
    for name in ["", "o", "ou"] {
        assert_eq!(session.edit(EditCommand::Bookmark(Some(name.to_owned()))), Ok(true));
    }
    let header = [("棋戦".to_owned(), "a club event".to_owned())].into_iter().collect();
    assert_eq!(session.edit(EditCommand::Header(header)), Ok(true));
    session.edit(EditCommand::Undo).unwrap();
    assert_eq!(session.tree().header.get("棋戦"), None);
    let bookmark = |session: &ReviewSession| session.tree().node(session.node()).bookmark().map(str::to_owned);
    assert_eq!(bookmark(&session).as_deref(), Some("ou"));
    session.edit(EditCommand::Bookmark(None)).unwrap();
    session.edit(EditCommand::Undo).unwrap();
    assert_eq!(bookmark(&session).as_deref(), Some("ou"), "taking it away is a change of its own");
    session.edit(EditCommand::Undo).unwrap();
    assert_eq!(bookmark(&session).as_deref(), Some(""), "and so is its name");
    session.edit(EditCommand::Undo).unwrap();
    assert_eq!(session.tree(), &before);
}

#[test]
fn a_foul_is_gone_to_like_any_move_and_the_game_can_be_tried_on_from_there() {
    let mut tree = record();
    let last = *tree.main_line().last().expect("the root at least");
    tree.play_foul(last, mv("5a5e")).expect("a king that leaps");
    let mut session = ReviewSession::new(tree);
    session.go(ReviewCommand::Last);
    assert_eq!((session.ply(), session.position()), (4, &session.tree().position_at(session.node())));
    assert!(session.tree().node(session.node()).foul().is_some());
    assert!(session.edit(EditCommand::Play(mv("2f5e"))).is_err(), "no illegal move is added by going through a record");
    assert_eq!(session.edit(EditCommand::Play(mv("2f2e"))), Ok(true));
    assert_eq!(main_moves(&session), ["7g7f", "3c3d", "2g2f", "5a5e", "2f2e"]);
    session.go(ReviewCommand::Previous);
    assert_eq!(session.edit(EditCommand::Delete), Ok(true));
    assert_eq!(session.ply(), 3);
}

#[test]
fn what_is_drawn_is_gone_when_it_is_drawn_again_and_each_stroke_is_taken_back_alone() {
    let mut session = ReviewSession::new(GameTree::new(Position::even()));
    let [circle, arrow] = ["G7g", "R8h2b"].map(|mark| DrawnMark::in_line(&format!("*印={mark}")).unwrap()[0]);
    let drawn = |session: &ReviewSession| session.tree().node(GameTree::ROOT).marks().to_vec();
    for mark in [circle, arrow, circle] {
        session.edit(EditCommand::ToggleMark(mark)).unwrap();
    }
    assert_eq!(drawn(&session), [arrow]);
    session.edit(EditCommand::Undo).unwrap();
    assert_eq!(drawn(&session), [circle, arrow]);
}

#[test]
fn a_comment_leaves_what_engines_said_and_what_is_drawn_as_it_is() {
    let mut session = ReviewSession::new(GameTree::new(Position::even()));
    let analysis = Analysis::new(Evaluation::Points(35));
    let places = vec![(GameTree::ROOT, vec![analysis.clone()])];
    assert_eq!(session.edit(EditCommand::EvaluateAll { run: 1, places }), Ok(true));
    session.edit(EditCommand::SetComment("good\n*評価値=99".to_owned())).unwrap();
    let root = session.tree().node(GameTree::ROOT);
    assert_eq!((root.analyses(), root.evaluation()), (&[analysis][..], Some(Evaluation::Points(35))));
    assert_eq!(root.comments(), ["good", "評価値=99"], "nobody types an evaluation");
}

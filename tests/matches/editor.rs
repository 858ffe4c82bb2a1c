//! Setting up positions: laws that hold whatever is done, and the purpose of each command.

use komadai::session::{PiecePlace, PieceTarget, PositionEditor, SetupCommand, SetupRemark};
use komadai::shogi::{Color, Handicap, Piece, PieceKind, Position, Setup, Sfen, Square, SquareSet};
use proptest::prelude::*;

/// A position after the opening moves, with pieces in both hands.
const IN_MID_GAME: &str = "lnsg1gsnl/1r4kb1/pppppp1pp/9/9/2P6/PP1PPPP1P/1B1S3R1/LN1GKGSNL w Pp 10";

fn setup(sfen: &str) -> Setup {
    sfen.parse::<Sfen>().expect(sfen).setup
}

fn editor(sfen: &str) -> PositionEditor {
    PositionEditor::new(setup(sfen))
}

fn sfen(editor: &PositionEditor) -> String {
    Sfen { setup: editor.setup().clone(), move_number: 1 }.to_string()
}

fn square(text: &str) -> Square {
    text.parse().expect(text)
}

fn on(text: &str) -> PiecePlace {
    PiecePlace::Board(square(text))
}

fn colors() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL[..])
}

fn squares() -> impl Strategy<Value = Square> {
    (0..Square::COUNT).prop_map(|index| Square::from_index(index).expect("a square of the board"))
}

fn kinds() -> impl Strategy<Value = PieceKind> {
    prop::sample::select(&PieceKind::ALL[..])
}

fn places() -> impl Strategy<Value = PiecePlace> {
    prop_oneof![
        squares().prop_map(PiecePlace::Board),
        (colors(), kinds()).prop_map(|(color, kind)| PiecePlace::Stand(color, kind)),
        (colors(), kinds()).prop_map(|(color, kind)| PiecePlace::Box(Piece::new(color, kind))),
    ]
}

fn targets() -> impl Strategy<Value = PieceTarget> {
    prop_oneof![
        4 => squares().prop_map(PieceTarget::Board),
        1 => colors().prop_map(PieceTarget::Stand),
        1 => Just(PieceTarget::Box),
    ]
}

/// Every command except the one that brings in a position from elsewhere.
fn commands() -> impl Strategy<Value = SetupCommand> {
    prop_oneof![
        12 => (places(), targets()).prop_map(|(from, to)| SetupCommand::Move { from, to }),
        4 => places().prop_map(SetupCommand::TurnOver),
        1 => Just(SetupCommand::Clear),
        1 => prop::sample::select(&Handicap::ALL[..]).prop_map(SetupCommand::Start),
        1 => Just(SetupCommand::Restore),
        2 => colors().prop_map(SetupCommand::RestTo),
        1 => Just(SetupCommand::SwapSides),
        1 => colors().prop_map(SetupCommand::SetTurn),
        1 => Just(SetupCommand::PassTurn),
        1 => Just(SetupCommand::Undo),
        1 => Just(SetupCommand::Redo),
    ]
}

fn scripts() -> impl Strategy<Value = Vec<SetupCommand>> {
    prop::collection::vec(commands(), 1..40)
}

/// The unpromoted kinds of a set.
fn fronts() -> impl Iterator<Item = PieceKind> {
    std::iter::once(PieceKind::King).chain(PieceKind::HAND)
}

fn edited(script: Vec<SetupCommand>) -> PositionEditor {
    let mut editor = editor(IN_MID_GAME);
    script.into_iter().for_each(|command| _ = editor.apply(command));
    editor
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn board_stands_and_box_are_forty_pieces_whatever_is_done(script in scripts()) {
        let editor = edited(script);
        for kind in fronts() {
            let all = editor.setup().count(kind) + usize::from(editor.in_box(kind));
            prop_assert_eq!(all, usize::from(kind.full_set()), "{:?}", kind);
        }
        prop_assert!(Color::ALL.iter().all(|&color| editor.setup().hand(color).count(PieceKind::King) == 0));
    }

    #[test]
    fn what_is_left_can_be_handed_out_exactly_if_there_is_any(script in scripts(), black: bool) {
        let mut editor = edited(script);
        let (had, before) = (editor.has_rest(), editor.setup().clone());
        editor.apply(SetupCommand::RestTo(if black { Color::Black } else { Color::White }));
        prop_assert_eq!(editor.setup() != &before, had);
        prop_assert!(!editor.has_rest());
    }

    #[test]
    fn a_move_between_squares_and_stands_keeps_what_is_there(
        script in scripts(), from in places(), to in targets(),
    ) {
        let mut editor = edited(script);
        let counts = |editor: &PositionEditor| fronts().map(|kind| editor.setup().count(kind)).collect::<Vec<_>>();
        let before = counts(&editor);
        let on_stand = matches!(from, PiecePlace::Stand(..));
        let takes_king = matches!(to, PieceTarget::Board(to)
            if editor.setup().board.piece_on(to).is_some_and(|piece| piece.kind == PieceKind::King));
        editor.apply(SetupCommand::Move { from, to });
        if to != PieceTarget::Box && !matches!(from, PiecePlace::Box(_)) && !(on_stand && takes_king) {
            prop_assert_eq!(counts(&editor), before);
        }
    }

    #[test]
    fn undoing_a_change_gives_what_was_before_and_redoing_it_what_came_of_it(
        script in scripts(), command in commands(),
    ) {
        prop_assume!(!matches!(command, SetupCommand::Undo | SetupCommand::Redo));
        let mut editor = edited(script);
        let before = editor.setup().clone();
        let changed = editor.apply(command);
        let after = editor.setup().clone();
        prop_assert_eq!(changed, before != after);
        if changed {
            prop_assert!(editor.can_undo() && !editor.can_redo());
            prop_assert!(editor.apply(SetupCommand::Undo));
            prop_assert_eq!(editor.setup(), &before);
            prop_assert!(editor.can_redo() && editor.apply(SetupCommand::Redo));
            prop_assert_eq!(editor.setup(), &after);
        }
    }

    #[test]
    fn everything_can_be_undone_to_the_beginning(script in scripts()) {
        let mut editor = edited(script);
        while editor.apply(SetupCommand::Undo) {}
        prop_assert_eq!(editor.setup(), &setup(IN_MID_GAME));
        prop_assert!(!editor.can_undo() && !editor.is_changed());
    }

    #[test]
    fn a_fault_is_remarked_on_exactly_when_the_setup_has_it(script in scripts()) {
        let editor = edited(script);
        let faults: Vec<_> = editor.remarks().into_iter().filter_map(|remark| match remark {
            SetupRemark::Fault(fault) => Some(fault),
            SetupRemark::NoKing(_) | SetupRemark::NoLegalMove(_) => None,
        }).collect();
        prop_assert_eq!(&faults, &editor.setup().faults());
        prop_assert_eq!(editor.position().is_err(), editor.remarks().iter().any(SetupRemark::bars_review));
    }

    #[test]
    fn what_is_remarked_on_stands_on_the_board(script in scripts()) {
        let editor = edited(script);
        for remark in editor.remarks() {
            prop_assert!((remark.squares(editor.setup()) & !editor.setup().board.occupied()).is_empty());
        }
    }

    #[test]
    fn turning_a_piece_over_four_times_leaves_it_as_it_was(script in scripts(), square in squares()) {
        let mut editor = edited(script);
        let before = editor.setup().clone();
        for _ in 0..4 {
            editor.apply(SetupCommand::TurnOver(PiecePlace::Board(square)));
        }
        prop_assert_eq!(editor.setup(), &before);
    }

    #[test]
    fn sides_that_are_swapped_twice_are_as_they_were(script in scripts()) {
        let mut editor = edited(script);
        let before = editor.setup().clone();
        editor.apply(SetupCommand::SwapSides);
        prop_assert_eq!(editor.setup().turn, before.turn.opponent());
        editor.apply(SetupCommand::SwapSides);
        prop_assert_eq!(editor.setup(), &before);
    }
}

#[test]
fn a_piece_that_comes_to_an_occupied_square_changes_places_with_what_is_there() {
    let mut editor = editor("4k4/9/9/9/9/9/4P4/9/4K3+r b G 1");
    editor.apply(SetupCommand::Move { from: on("5g"), to: PieceTarget::Board(square("1i")) });
    assert_eq!(sfen(&editor), "4k4/9/9/9/9/9/4+r4/9/4K3P b G 1");
    editor.apply(SetupCommand::Move {
        from: PiecePlace::Stand(Color::Black, PieceKind::Gold),
        to: PieceTarget::Board(square("5g")),
    });
    assert_eq!(sfen(&editor), "4k4/9/9/9/9/9/4G4/9/4K3P b R 1", "in hand it lies on its front");
}

#[test]
fn a_piece_is_promoted_and_then_turned_round() {
    let mut editor = editor("4k4/9/9/9/9/9/4P4/9/4K4 b - 1");
    let mut seen = Vec::new();
    for _ in 0..4 {
        editor.apply(SetupCommand::TurnOver(on("5g")));
        seen.push(sfen(&editor));
    }
    let ranks = ["4+P4", "4p4", "4+p4", "4P4"];
    assert_eq!(seen, ranks.map(|rank| format!("4k4/9/9/9/9/9/{rank}/9/4K4 b - 1")));
}

#[test]
fn a_mating_problem_has_its_rest_on_whites_stand() {
    let mut editor = editor(IN_MID_GAME);
    editor.apply(SetupCommand::Clear);
    let from_box = |color, kind, to| SetupCommand::Move {
        from: PiecePlace::Box(Piece::new(color, kind)),
        to: PieceTarget::Board(square(to)),
    };
    editor.apply(from_box(Color::White, PieceKind::King, "1a"));
    editor.apply(from_box(Color::Black, PieceKind::Tokin, "2c"));
    editor.apply(SetupCommand::Move {
        from: PiecePlace::Box(Piece::new(Color::Black, PieceKind::Gold)),
        to: PieceTarget::Stand(Color::Black),
    });
    editor.apply(SetupCommand::RestTo(Color::White));
    assert_eq!(sfen(&editor), "8k/9/7+P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
    assert_eq!(editor.in_box(PieceKind::King), 1);
    assert_eq!(editor.remarks(), [SetupRemark::NoKing(Color::Black)]);
    assert!(editor.position().is_ok() && !editor.remarks()[0].bars_play());
}

#[test]
fn a_king_is_not_put_on_a_stand() {
    let mut editor = editor(IN_MID_GAME);
    assert!(!editor.apply(SetupCommand::Move { from: on("5i"), to: PieceTarget::Stand(Color::Black) }));
    assert!(editor.apply(SetupCommand::Move { from: on("5i"), to: PieceTarget::Box }));
    assert_eq!(editor.in_box(PieceKind::King), 1);
}

#[test]
fn a_position_from_elsewhere_may_have_too_many_pieces_and_then_the_box_has_none() {
    let mut editor = editor(IN_MID_GAME);
    let three_rooks = setup("k8/9/9/9/9/9/9/3RRR3/4K4 b - 1");
    editor.apply(SetupCommand::Replace(Box::new(three_rooks)));
    assert_eq!(editor.in_box(PieceKind::Rook), 0);
    let [remark] = editor.remarks()[..] else { panic!("one remark: {:?}", editor.remarks()) };
    let rooks: SquareSet = ["4h", "5h", "6h"].map(square).into_iter().collect();
    assert_eq!((remark.squares(editor.setup()), remark.bars_play()), (rooks, false));
    editor.apply(SetupCommand::Move { from: on("5h"), to: PieceTarget::Box });
    assert_eq!((editor.in_box(PieceKind::Rook), editor.remarks().len()), (0, 0));
}

#[test]
fn every_kind_of_fault_is_shown_by_its_squares() {
    for (sfen, shown) in [
        ("4k4/9/9/9/9/9/9/9/3KK4 b - 1", "5i 6i"),
        ("4k4/9/9/4P4/9/4P4/9/9/4K4 b - 1", "5d 5f"),
        ("4k3N/9/9/9/9/9/9/9/4K4 b - 1", "1a"),
        ("4k4/4G4/9/9/9/9/9/9/4K4 b - 1", "5a 5b"),
        ("4k4/4G4/4L4/9/9/9/9/9/4K4 w - 1", "5a"),
    ] {
        let remarks = editor(sfen).remarks();
        let [remark] = remarks[..] else { panic!("{sfen}: {remarks:?}") };
        let expected: SquareSet = shown.split(' ').map(square).collect();
        assert_eq!(remark.squares(&setup(sfen)), expected, "{sfen}");
    }
}

#[test]
fn a_game_cannot_start_where_nobody_can_move_but_a_record_can() {
    let editor = editor("4k4/4G4/4L4/9/9/9/9/9/4K4 w - 1");
    let remarks = editor.remarks();
    assert_eq!(remarks, [SetupRemark::NoLegalMove(Color::White)]);
    assert!(remarks[0].bars_play() && !remarks[0].bars_review());
}

#[test]
fn what_was_there_at_first_comes_back() {
    let mut editor = editor(IN_MID_GAME);
    editor.apply(SetupCommand::Start(Handicap::Even));
    assert_eq!(editor.position(), Ok(Position::even()));
    assert!(editor.is_changed() && editor.apply(SetupCommand::Restore));
    assert!(!editor.is_changed() && !editor.apply(SetupCommand::Restore));
}

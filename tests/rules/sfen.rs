//! Texts that are positions, texts that are not, and the errors for them.

use komadai::shogi::{Color, Handicap, PieceKind, Position, SetupFault, Sfen, SfenError, SfenField, Square, SquareSet};

const EMPTY_BUT: &str = "/9/9/9/9/9/9/9/9 b - 1";

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

/// Parses an SFEN of which only the first rank matters.
fn first_rank(rank: &str) -> Result<Sfen, SfenError> {
    format!("{rank}{EMPTY_BUT}").parse()
}

/// Parses an SFEN of which only the part after the board matters.
fn tail(tail: &str) -> Result<Sfen, SfenError> {
    format!("9/9/9/9/9/9/9/9/9 {tail}").parse()
}

/// The faults of a position that cannot be played but still round-trips.
fn faults(sfen: &str) -> Vec<SetupFault> {
    assert_eq!(sfen.parse::<Sfen>().unwrap().to_string(), sfen);
    match Position::from_sfen(sfen) {
        Err(SfenError::Unplayable(faults)) => faults,
        other => panic!("{sfen} was expected to be unplayable: {other:?}"),
    }
}

#[test]
fn a_text_that_stops_early_is_told_what_is_missing() {
    let missing = |field| Err(SfenError::Missing(field));
    assert_eq!("".parse::<Sfen>(), missing(SfenField::Board));
    assert_eq!("sfen".parse::<Sfen>(), missing(SfenField::Board));
    assert_eq!("9/9/9/9/9/9/9/9/9".parse::<Sfen>(), missing(SfenField::Turn));
    assert_eq!("9/9/9/9/9/9/9/9/9 w".parse::<Sfen>(), missing(SfenField::Hands));
}

#[test]
fn a_text_that_goes_on_is_refused() {
    assert_eq!(tail("b - 1 moves 7g7f"), Err(SfenError::TooLong("moves".to_owned())));
    assert_eq!("startpos moves 7g7f".parse::<Sfen>(), Err(SfenError::TooLong("moves".to_owned())));
}

#[test]
fn a_board_has_nine_ranks() {
    for (board, ranks) in [("9", 1), ("9/9/9/9/9/9/9/9", 8), ("9/9/9/9/9/9/9/9/9/9", 10), ("/", 2)] {
        assert_eq!(format!("{board} b - 1").parse::<Sfen>(), Err(SfenError::RankCount(ranks)));
    }
}

#[test]
fn a_rank_has_nine_squares() {
    for rank in ["", "8", "91", "55", "k9", "9k", "4k5", "kkkkkkkkkk", "8+", "9+"] {
        assert_eq!(first_rank(rank), Err(SfenError::RankLength { rank: 1 }), "{rank}");
    }
    let eighth = "9/9/9/9/9/9/9/8/9 b - 1"; // of the kind in haitaka's invalid.sfens
    assert_eq!(eighth.parse::<Sfen>(), Err(SfenError::RankLength { rank: 8 }));
}

#[test]
fn a_letter_stands_for_a_piece() {
    let cases = [("x8", 'x'), ("08", '0'), ("+g8", 'g'), ("+K8", 'K'), ("++p8", '+'), ("+18", '1'), ("歩8", '歩')];
    for (rank, letter) in cases {
        assert_eq!(first_rank(rank), Err(SfenError::UnknownPiece(letter)), "{rank}");
    }
}

#[test]
fn the_side_to_move_is_b_or_w() {
    for turn in ["x", "B", "W", "black", "-"] {
        assert_eq!(tail(&format!("{turn} - 1")), Err(SfenError::UnknownTurn(turn.to_owned())));
    }
}

#[test]
fn a_hand_is_counts_and_letters() {
    for hand in ["K", "k", "2K", "0P", "P2", "2", "256P", "200P200P", "99999999999999999999P"] {
        assert_eq!(tail(&format!("b {hand} 1")), Err(SfenError::BadHand(hand.to_owned())));
    }
    for (hand, letter) in [("x", 'x'), ("+P", '+'), ("-P", '-'), ("P-", '-'), ("2飛", '飛')] {
        assert_eq!(tail(&format!("b {hand} 1")), Err(SfenError::UnknownPiece(letter)));
    }
}

#[test]
fn a_move_number_is_a_number() {
    for number in ["one", "-1", "1.5", "4294967296", "１"] {
        assert_eq!(tail(&format!("b - {number}")), Err(SfenError::BadMoveNumber(number.to_owned())));
    }
}

#[test]
fn what_is_accepted_beyond_the_notation_is_written_strictly() {
    let strict = "4k4/9/9/9/9/9/9/9/4K4 b RB2G2S2N2L9Prb2g2s2n2l9p 1";
    for loose in [
        "4k4/9/9/9/9/9/9/9/4K4 b 9p2l2n2s2gbr9P2L2N2S2GBR 1", // python-shogi
        "sfen 4k4/9/9/9/9/9/9/9/4K4 b RBGGSSNNLL9Prbggssnnll9p",
        "  4k4/9/9/9/9/9/9/9/112K4\tb\tRB2G2S2N2L4P5Prb2g2s2n2l9p  01 ",
    ] {
        assert_eq!(loose.parse::<Sfen>().unwrap().to_string(), strict);
    }
}

#[test]
fn every_starting_position_is_read_back_as_it_was_written() {
    assert_eq!(Position::from_sfen("startpos"), Ok(Handicap::Even.position()));
    for handicap in Handicap::ALL {
        assert_eq!(handicap.position().to_sfen(1), handicap.sfen());
    }
}

#[test]
fn no_side_has_two_kings() {
    let two = |color| SetupFault::SeveralKings { color, count: 2 };
    assert_eq!(faults("4k4/9/9/9/9/9/9/9/K7K b - 1"), [two(Color::Black)]);
    assert_eq!(faults("k7k/9/9/9/9/9/9/9/4K4 b - 1"), [two(Color::White)]);
}

#[test]
fn a_set_has_no_more_pieces_than_the_box() {
    let too_many = |kind, count| vec![SetupFault::TooManyPieces { kind, count }];
    assert_eq!(faults("4k4/9/9/9/9/9/9/9/4K4 b 10P9p 1"), too_many(PieceKind::Pawn, 19));
    assert_eq!(faults("4k4/9/4+p4/9/9/9/9/4P4/4K4 b 17P 1"), too_many(PieceKind::Pawn, 19));
    assert_eq!(faults("4k4/9/4+r4/9/9/9/R8/9/4K4 b R 1"), too_many(PieceKind::Rook, 3));
    assert_eq!(faults("ggg1k4/9/9/9/9/9/9/9/4K4 b 2G 1"), too_many(PieceKind::Gold, 5));
}

#[test]
fn two_pawns_of_one_side_share_no_file() {
    let two = |color, file| vec![SetupFault::TwoPawns { color, file }];
    assert_eq!(faults("4k4/9/P8/9/P8/9/9/9/4K4 b - 1"), two(Color::Black, 9));
    assert_eq!(faults("4k4/9/8p/9/8p/9/9/9/4K4 b - 1"), two(Color::White, 1));
    assert!(Position::from_sfen("4k4/9/p8/9/P8/+P8/+p8/9/4K4 b - 1").is_ok());
}

#[test]
fn no_piece_stands_where_it_could_never_move() {
    let dead = |text| vec![SetupFault::DeadPiece { square: square(text) }];
    for (sfen, text) in [
        ("P3k4/9/9/9/9/9/9/9/4K4 b - 1", "9a"),
        ("4k3L/9/9/9/9/9/9/9/4K4 b - 1", "1a"),
        ("4k4/N8/9/9/9/9/9/9/4K4 b - 1", "9b"),
        ("4k4/9/9/9/9/9/9/9/p3K4 b - 1", "9i"),
        ("4k4/9/9/9/9/9/9/9/4K3l b - 1", "1i"),
        ("4k4/9/9/9/9/9/9/8n/4K4 b - 1", "1h"),
    ] {
        assert_eq!(faults(sfen), dead(text), "{sfen}");
    }
    assert!(Position::from_sfen("+P+L+N1k2SG/9/9/9/9/9/9/9/+p+l+n1K2sg b - 1").is_ok());
}

#[test]
fn nobody_is_to_move_who_could_take_the_king() {
    let attackers = SquareSet::from_iter([square("5i"), square("6c")]);
    let fault = SetupFault::OpponentInCheck { king: square("5a"), attackers };
    assert_eq!(faults("4k4/9/3N5/9/9/9/9/9/4R3K b - 1"), [fault]);
    assert!(Position::from_sfen("4k4/9/3N5/9/9/9/9/9/4R3K w - 1").is_ok());
}

#[test]
fn every_fault_is_named_and_not_only_the_first() {
    let expected = [
        SetupFault::SeveralKings { color: Color::Black, count: 2 },
        SetupFault::TooManyPieces { kind: PieceKind::Gold, count: 5 },
        SetupFault::TwoPawns { color: Color::Black, file: 9 },
        SetupFault::DeadPiece { square: square("1a") },
        SetupFault::DeadPiece { square: square("9a") },
        SetupFault::OpponentInCheck { king: square("5a"), attackers: SquareSet::only(square("5i")) },
    ];
    assert_eq!(faults("P3k3N/9/9/9/9/P8/9/K8/K3R4 b 5G 1"), expected);
}

#[test]
fn a_side_may_be_without_its_king() {
    for sfen in ["4k4/9/9/9/9/9/9/9/9 b RG 1", "9/9/9/9/9/9/9/9/4K4 b - 1", "9/9/9/9/9/9/9/9/9 b - 1"] {
        assert_eq!(Position::from_sfen(sfen).map(|position| position.to_sfen(1)), Ok(sfen.to_owned()));
    }
}

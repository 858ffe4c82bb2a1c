//! Points, declarations, agreements and credit for handicaps, checked against the answers of other programs.

use komadai::rules::{
    AgreementReport, AgreementRule, AgreementRuling, AgreementTie, BySide, ConditionKind, DeclarationReport,
    DeclarationRule, DeclarationRuling, DeclarationTerms, FailedDeclaration, FormerWays, HandicapCredit, PointCount,
    PositionHistory, RuleProfile, Undecided, handicap_credit, has_entered, pieces_in_camp, point_value,
};
use komadai::shogi::attacks::attacks;
use komadai::shogi::{Color, Handicap, PieceKind, Position, Setup, Square, SquareSet};
use proptest::prelude::*;

use super::dice::{Dice, random_game};
use super::laws::positions;
use super::made_up;

fn declared(position: &Position, terms: DeclarationTerms) -> DeclarationReport {
    DeclarationReport::of(position, &PositionHistory::starting_from(position), terms, HandicapCredit::MissingPieces)
}

const fn word(ruling: DeclarationRuling) -> &'static str {
    match ruling {
        DeclarationRuling::Wins => "wins",
        DeclarationRuling::NoWinner(_) => "no winner",
        DeclarationRuling::Fails(_) => "fails",
    }
}

#[test]
fn declarations_are_ruled_as_the_oracles_say() {
    for line in include_str!("data/declarations.txt").lines().filter(|line| !line.starts_with('#')) {
        let [sfen, points, pieces, by_27, by_24] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let position = Position::from_sfen(sfen).unwrap();
        let report = declared(&position, DeclarationTerms::POINTS_27);
        assert_eq!(
            (report.points.total().to_string(), report.counted.len().to_string()),
            (points.into(), pieces.into())
        );
        assert_eq!(word(report.ruling), by_27, "{line}");
        assert_eq!(word(declared(&position, DeclarationTerms::POINTS_24).ruling), by_24, "{line}");
    }
}

#[test]
fn a_full_set_is_worth_54_points_and_27_for_each_side_at_the_start() {
    for color in Color::ALL {
        assert_eq!(PointCount::of_everything(&Position::even(), color, 0).total(), DeclarationTerms::FULL_SET / 2);
    }
}

#[test]
fn who_gave_pieces_has_their_points() {
    // YaneuraOu's CSARule27H and CSARule24H thresholds are the usual ones less these: 27 − 10 = 17, 31 − 12 = 19.
    let credits = [
        (Handicap::Even, 0),
        (Handicap::Lance, 1),
        (Handicap::Bishop, 5),
        (Handicap::TwoPieces, 10),
        (Handicap::FourPieces, 12),
        (Handicap::SixPieces, 14),
        (Handicap::TenPieces, 18),
        (Handicap::ThreePawns, 24),
    ];
    for (handicap, points) in credits {
        let credit = handicap_credit(&handicap.position(), HandicapCredit::MissingPieces);
        assert_eq!(credit, BySide { black: 0, white: points }, "{handicap:?}");
        assert_eq!(handicap_credit(&handicap.position(), HandicapCredit::Off), BySide::default());
    }
}

#[test]
fn pieces_that_begin_in_a_hand_are_not_missing_and_problems_give_nothing() {
    let credit = |sfen| handicap_credit(&Position::from_sfen(sfen).unwrap(), HandicapCredit::MissingPieces).white;
    assert_eq!(credit("lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB 1"), 0);
    assert_eq!(credit("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"), 0);
}

#[test]
fn every_condition_of_a_declaration_is_told_with_its_numbers() {
    let position = Position::from_sfen("2SGS4/+B+RGKG2RB/9/9/7pp/8k/9/9/9 b g2s4n4l16p 1").unwrap();
    let report = declared(&position, DeclarationTerms::POINTS_24);
    let told: Vec<_> = report.conditions.iter().map(|c| (c.kind, c.value, c.threshold, c.is_fulfilled)).collect();
    let expected = [
        (ConditionKind::PlyLimit, 0, 500, true),
        (ConditionKind::KingInCamp, 1, 1, true),
        (ConditionKind::PiecesInCamp, 9, 10, false),
        (ConditionKind::NotInCheck, 0, 0, true),
        (ConditionKind::Points, 25, 24, true),
    ];
    assert_eq!(told, expected);
    assert_eq!(report.ruling, DeclarationRuling::Fails(FailedDeclaration::Loss));
}

#[test]
fn who_is_in_check_cannot_declare() {
    let ruling = |sfen| word(declared(&Position::from_sfen(sfen).unwrap(), DeclarationTerms::POINTS_27).ruling);
    assert_eq!(ruling("2SGS4/+B+RGKGLL1B/3G5/3r5/7pp/8k/9/9/9 b 8P 1"), "wins");
    assert_eq!(ruling("2SGS4/+B+RGKGLL1B/9/3r5/7pp/8k/9/9/9 b G8P 1"), "fails", "the gold no longer shields the king");
}

/// The ruling of `profile` if the players agree in `sfen`, and whether they may.
fn agreed(profile: &str, sfen: &str, tie: Option<AgreementTie>) -> (bool, AgreementRuling) {
    let position = Position::from_sfen(sfen).unwrap();
    let AgreementRule::On(mut terms) = RuleProfile::shipped(profile).unwrap().agreement else { panic!("{profile}") };
    terms.tie = tie.unwrap_or(terms.tie);
    let history = PositionHistory::starting_from(&position);
    let report = AgreementReport::of(&position, &history, terms, HandicapCredit::Off);
    (report.is_admissible, report.ruling)
}

/// Both kings entered and all other pieces in hand: 34 points for Black and 20 for White; then 27 each.
const UNEQUAL: &str = "9/4K4/9/9/9/9/9/4k4/9 b 2R2B4G4S4N2L2l18p 1";
const EQUAL: &str = "9/4K4/9/9/9/9/9/4k4/9 b RB2G2S2N2L9Prb2g2s2n2l9p 1";

#[test]
fn who_has_too_few_points_loses_and_a_tie_is_as_the_profile_has_it() {
    let black_wins = AgreementRuling::Won(Color::Black);
    assert_eq!(agreed("jsa_pro", UNEQUAL, None), (true, black_wins));
    assert_eq!(agreed("jsa_amateur27", UNEQUAL, None), (true, black_wins));
    assert_eq!(agreed("jsa_pro", EQUAL, None).1, AgreementRuling::NoWinner(Undecided::Replay));
    assert_eq!(agreed("casual", EQUAL, None).1, AgreementRuling::NoWinner(Undecided::Draw));
    assert_eq!(agreed("jsa_amateur27", EQUAL, None).1, AgreementRuling::Won(Color::White));
    let replay = agreed("jsa_amateur27", EQUAL, Some(AgreementTie::Replay));
    assert_eq!(replay.1, AgreementRuling::NoWinner(Undecided::Replay));
}

#[test]
fn one_king_is_enough_for_the_jsa_and_not_for_gnu_shogi() {
    let one_in = EQUAL.replace("9/9/9/9/4k4/9", "4k4/9/9/9/9/9");
    assert!(agreed("jsa_pro", &one_in, None).0);
    assert!(!agreed("gnu", &one_in, None).0);
    assert!(agreed("gnu", EQUAL, None).0);
    assert!(!agreed("casual", "4k4/9/9/9/9/9/9/9/4K4 b - 1", None).0);
}

#[test]
fn the_two_rules_shown_for_comparison_differ_from_no_profile_of_their_name() {
    for id in ["csa_wcsc", "floodgate", "dojo81"] {
        let declaration = RuleProfile::shipped(id).unwrap().declaration;
        assert_eq!(declaration, DeclarationRule::On(DeclarationTerms::POINTS_27), "{id}");
    }
}

#[test]
fn all_points_on_the_board_and_in_hands_stay_the_same_in_every_game() {
    for position in positions(120).step_by(5) {
        let total = |color| PointCount::of_everything(&position, color, 0).total();
        let of_set: u16 = position.board().iter().map(|(_, piece)| komadai::rules::point_value(piece.kind)).sum();
        assert!(total(Color::Black) + total(Color::White) >= of_set);
        for color in Color::ALL {
            let camp = PointCount::of_camp(&position, color, 0);
            assert!(camp.on_board <= PointCount::of_everything(&position, color, 0).on_board);
            assert_eq!(camp.in_hand, PointCount::of_everything(&position, color, 0).in_hand);
        }
    }
}

proptest! {
    /// A declaration wins only if every condition is met, and fails only if one is not.
    #[test]
    fn a_declaration_holds_exactly_when_every_condition_does(pick in 0_usize..2_000, win in 1_u16..40, pieces in 0_u8..12) {
        let terms = DeclarationTerms { to_win: BySide { black: win, white: win }, pieces_in_camp: pieces, ..DeclarationTerms::POINTS_27 };
        let position = positions(24).nth(pick).unwrap_or_else(Position::even);
        let report = declared(&position, terms);
        let all = report.conditions.iter().all(|condition| condition.is_fulfilled);
        prop_assert_eq!(all, report.ruling == DeclarationRuling::Wins);
        prop_assert_eq!(report.verdict().is_some(), true);
    }
}

fn former_ways(sfen: &str) -> FormerWays {
    let position = Position::from_sfen(sfen).unwrap();
    FormerWays::of(&position, &PositionHistory::starting_from(&position), HandicapCredit::Off)
}

#[test]
fn what_former_ways_of_ending_an_impasse_wait_for_is_seen_on_the_board() {
    let squares = |set: SquareSet| set.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
    let even = former_ways("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    assert_eq!([even.outside.black.len(), even.outside.white.len()], [20, 20]);
    assert!(!even.all_in_zone() && !even.all_protected());
    // Black: a king next to a gold, and a tokin on its own. White: all entered, each protected by the king or one
    // another.
    let ways = former_ways("KG7/9/4+P4/9/9/9/9/9/5+pgk1 b 2R2B2G4S4N4L16P 1");
    assert_eq!([squares(ways.outside.black), squares(ways.unprotected.black)], ["", "5c"]);
    assert_eq!([squares(ways.outside.white), squares(ways.unprotected.white)], ["", ""]);
    assert!(ways.all_in_zone() && ways.all_protected(), "White is done");
    assert_eq!(ways.count.verdict().outcome.winner, Some(Color::Black), "White has two points");
    assert_eq!([ways.on_last_rank.black, ways.on_last_rank.white], [true, true]);
    let outside = former_ways("KG7/9/4+P4/9/9/9/4p4/9/5+pgk1 b 2R2B2G4S4N4L15P 1");
    assert_eq!(squares(outside.unprotected.white), "5g");
    assert!(outside.all_in_zone() && !outside.all_protected());
}

/// The oracle for protection: some other piece of the same side attacks the square.
#[test]
fn a_piece_is_unprotected_if_nobody_of_its_side_reaches_its_square() {
    for game in 0..40 {
        for (position, _) in random_game(made_up::start(game), game, 30) {
            let ways = FormerWays::of(&position, &PositionHistory::starting_from(&position), HandicapCredit::Off);
            for color in Color::ALL {
                let camp = pieces_in_camp(&position, color);
                let reached = |square: Square| {
                    let others = position.board().of_color(color).without(square).into_iter();
                    others.filter_map(|from| Some((from, position.board().piece_on(from)?))).any(|(from, piece)| {
                        attacks(piece.kind, color, from, position.board().occupied()).contains(square)
                    })
                };
                let alone: Vec<Square> = camp.into_iter().filter(|&square| !reached(square)).collect();
                assert_eq!(ways.unprotected.of(color).into_iter().collect::<Vec<_>>(), alone, "game {game}");
                let (inside, king) = (camp.len(), usize::from(has_entered(&position, color)));
                let all = position.board().of_color(color).len();
                assert_eq!(ways.outside.of(color).len() + inside + king, all, "game {game}");
            }
        }
    }
}

/// What is missing is worth what it would be worth in a hand; and nothing is credited for a start that is no handicap.
#[test]
fn the_credit_for_a_handicap_is_what_the_giver_lacks_and_nothing_if_a_piece_is_elsewhere() {
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let mut setup = Position::even().setup().clone();
        let mut lacking = 0;
        for (square, piece) in Position::even().board().iter().collect::<Vec<_>>() {
            if piece.color == Color::White && piece.kind != PieceKind::King && dice.chance(30) {
                setup.board.take(square);
                lacking += point_value(piece.kind);
            }
        }
        let credit = |setup: &Setup| {
            let start = Position::try_from(setup.clone()).ok();
            start.map(|start| handicap_credit(&start, HandicapCredit::MissingPieces))
        };
        assert_eq!(credit(&setup), Some(BySide { black: 0, white: lacking }), "{seed}");
        let pieces: Vec<_> = setup.board.iter().filter(|(_, piece)| piece.kind != PieceKind::King).collect();
        let (square, piece) = dice.pick(&pieces);
        let mut moved = setup.clone();
        moved.board.take(square);
        moved.board.put(Square::new(5, 5).unwrap(), piece);
        // From there it may give check already, and then it is no start at all.
        assert_eq!(credit(&moved).unwrap_or_default(), BySide::default(), "{seed}");
        if piece.color == Color::Black {
            setup.board.take(square);
            assert_eq!(credit(&setup), Some(BySide::default()), "{seed}");
        }
    }
}

#[test]
fn a_credit_counts_on_top_of_what_is_there() {
    for position in positions(20).step_by(9) {
        for (color, credit) in Color::ALL.into_iter().flat_map(|color| [(color, 1), (color, 14)]) {
            for count in [PointCount::of_camp, PointCount::of_everything] {
                assert_eq!(count(&position, color, credit).total(), count(&position, color, 0).total() + credit);
            }
        }
    }
}
